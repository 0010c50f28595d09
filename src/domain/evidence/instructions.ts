import type { FileText } from './file-text.ts';
import { folderOf, foldersUp, nameOf } from './path-words.ts';

/** One kind of instruction; where several files of a kind apply, the nearest to the changed file wins. */
interface Kind {
  readonly test: (path: string) => boolean;
  /** Folders that are not where the file applies: `.github/CONTRIBUTING.md` is the whole repository's. */
  readonly home: (path: string) => string;
}

const special = /(?:^|\/)(?:\.github|docs|\.pr-review)(?:\/.*)?$/;
const home = (path: string) => folderOf(path).replace(special, '');
const named = (name: RegExp): Kind => ({ test: (path) => name.test(nameOf(path)), home });

const kinds: readonly Kind[] = [
  named(/^AGENTS\.md$/),
  named(/^CLAUDE\.md$/),
  named(/^CONTRIBUTING(?:\.[a-z]+)?$/i),
  named(/^pull_request_template\.(?:md|txt)$/i),
];

const inFolder = /(?:^|\/)\.pr-review\//;
const maxBytes = 200_000;

/** Whether the file tells people or reviewers what to heed. */
export function isInstruction(path: string): boolean {
  return inFolder.test(path) || kinds.some(({ test }) => test(path));
}

/**
 * The instructions that hold for the touched files, each under its path; null when there are none. They come from
 * the base commit: a change does not write the rules it is judged by.
 */
export function repoInstructions(files: readonly FileText[], touched: readonly string[]): string | null {
  const folders = new Set(touched.map(folderOf));
  const chosen = new Set(files.filter(({ path }) => inFolder.test(path)));
  for (const { test, home } of kinds) {
    const byHome = new Map<string, FileText>();
    for (const file of files.filter(({ path }) => test(path) && !inFolder.test(path))) {
      if (!byHome.has(home(file.path))) byHome.set(home(file.path), file);
    }
    for (const folder of folders) {
      const nearest = foldersUp(folder).find((each) => byHome.has(each));
      const file = nearest === undefined ? undefined : byHome.get(nearest);
      if (file !== undefined) chosen.add(file);
    }
  }
  const parts = files
    .filter((file) => chosen.has(file))
    .map(({ path, text }) => `# ${path}\n\n${text.trim()}\n`);
  return parts.length === 0 ? null : cut(parts.join('\n'));
}

function cut(text: string): string {
  return text.length <= maxBytes
    ? text
    : `${text.slice(0, maxBytes)}\n\n(cut after ${maxBytes} characters)\n`;
}
