import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A workflow as text, in a file of its own or as an example in a Markdown page. */
export interface WorkflowText {
  /** Path from the repository root; an example adds its number: `README.md#1`. */
  readonly name: string;
  readonly text: string;
}

const root = new URL('../', import.meta.url);
const fence = /^```ya?ml\n(.*?)^```$/gms;

function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

function list(folder: string, ending: string): readonly string[] {
  return readdirSync(fileURLToPath(new URL(folder, root)), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)
    .sort();
}

/** The workflows that run in this repository. */
export function ownWorkflows(): readonly WorkflowText[] {
  return list('.github/workflows', '.yml').map((name) => ({ name, text: read(name) }));
}

/** The workflows that the documentation tells people to copy. */
export function exampleWorkflows(): readonly WorkflowText[] {
  return ['README.md', ...list('docs', '.md')].flatMap((page) =>
    [...read(page).matchAll(fence)]
      .map(([, text = '']) => text)
      .filter((text) => /^jobs:/m.test(text))
      .map((text, index) => ({ name: `${page}#${index + 1}`, text })),
  );
}
