import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A workflow as text, in a file of its own or as an example in a Markdown page. */
export interface WorkflowText {
  /** Path from the repository root; an example adds its section and name: `README.md#start: Review`. */
  readonly name: string;
  readonly text: string;
}

const root = new URL('../', import.meta.url);
const headingOrBlock = /^#+ ([^\n]+)$|^```ya?ml\n(.*?)^```$/gms;

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
  return ['README.md', ...list('docs', '.md')].flatMap((page) => {
    let section = '';
    return [...read(page).matchAll(headingOrBlock)].flatMap(([, heading, text = '']) => {
      if (heading !== undefined) section = anchorOf(heading);
      const [, name = ''] = /^name: (.*)$/m.exec(text) ?? [];
      return /^jobs:/m.test(text) ? [{ name: `${page}#${section}: ${name}`, text }] : [];
    });
  });
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}
