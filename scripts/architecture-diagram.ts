import { imports } from './dependency-rules.mjs';
import { withBlock } from './generated-block.ts';

type Folders = Readonly<Record<string, Readonly<Record<string, string>>>>;

const folders: Folders = imports;

/** The page with the table and the picture of the folders in `src/`, from the list of imports that are allowed. */
export function withFolderGraph(page: string): string {
  return withBlock(withBlock(page, 'folders', mermaid()), 'imports', table());
}

/** Whether one folder leads to another through those that it imports. */
function reaches(from: string, to: string): boolean {
  return Object.keys(folders[from] ?? {}).some((next) => next === to || reaches(next, to));
}

/** The imports of a folder that no other import leads to, so that the picture can be read. */
function direct(name: string): readonly string[] {
  const targets = Object.keys(folders[name] ?? {});
  return targets.filter((target) => !targets.some((other) => other !== target && reaches(other, target)));
}

function mermaid(): string {
  const edges = Object.keys(folders).flatMap((name) =>
    direct(name).map((target) => `  ${name} --> ${target}`),
  );
  return ['```mermaid', 'flowchart BT', ...edges, '```'].join('\n');
}

function table(): string {
  const rows = Object.entries(folders).map(([name, reasons]) => {
    const words = Object.entries(reasons).map(([target, why]) => `\`${target}\` (${why})`);
    return `| \`${name}\` | ${words.length === 0 ? 'nothing' : words.join(', ')} |`;
  });
  return ['| Folder | May import |', '| --- | --- |', ...rows].join('\n');
}
