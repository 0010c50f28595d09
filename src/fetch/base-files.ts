import { compareText } from '../model/text.ts';
import { folderOf, foldersUp, nameOf } from './file-kind.ts';
import { codeownersPaths } from './path-rules.ts';
import type { FileText } from './source.ts';

const instructionNames = [
  /^AGENTS\.md$/,
  /^CLAUDE\.md$/,
  /^CONTRIBUTING(?:\.[a-z]+)?$/i,
  /^pull_request_template\.(?:md|txt)$/i,
] as const;

const reviewFolder = /(?:^|\/)\.pr-review\//;

/** Maximum length of the instructions, in UTF-16 units. */
const maxLength = 200_000;

/** Maximum number of files read from a repository; the deepest ones are left out first. */
const maxFiles = 60;

/** Usual paths of these files, for a base whose files cannot be listed. */
export const likelyBaseFiles: readonly string[] = [
  ...codeownersPaths,
  '.gitattributes',
  'AGENTS.md',
  'CLAUDE.md',
  'CONTRIBUTING.md',
  '.github/CONTRIBUTING.md',
  'docs/CONTRIBUTING.md',
  'pull_request_template.md',
  '.github/pull_request_template.md',
  '.github/PULL_REQUEST_TEMPLATE.md',
];

const isCodeowners = new Set<string>(codeownersPaths);

/** The folder that instructions are for: `.github/CONTRIBUTING.md` is for the whole repository. */
function scopeOf(path: string): string {
  return folderOf(path).replace(/(?:^|\/)(?:\.github|docs|\.pr-review)(?:\/.*)?$/, '');
}

function instructionKind(path: string): number {
  return instructionNames.findIndex((name) => name.test(nameOf(path)));
}

/**
 * The files of the base commit that the pack needs: CODEOWNERS, and attributes and instructions for a touched
 * file's folder or one above. Sorted, nearest the root first.
 */
export function wantedBaseFiles(existing: Iterable<string>, touched: readonly string[]): readonly string[] {
  const folders = new Set(touched.flatMap((path) => foldersUp(folderOf(path))));
  const isWanted = (path: string) => {
    if (isCodeowners.has(path)) return true;
    if (nameOf(path) === '.gitattributes') return folders.has(folderOf(path));
    return (reviewFolder.test(path) || instructionKind(path) >= 0) && folders.has(scopeOf(path));
  };
  const depth = (path: string) => path.split('/').length;
  return [...new Set(existing)]
    .filter(isWanted)
    .sort((a, b) => depth(a) - depth(b) || compareText(a, b))
    .slice(0, maxFiles);
}

/**
 * The instructions that apply to the touched files: of each kind the nearest to a file, and all of `.pr-review/`; null
 * when there are none. They come from the base commit, so that a change cannot edit the rules for its own review.
 */
export function repoInstructions(files: readonly FileText[], touched: readonly string[]): string | null {
  const keyOf = (kind: number, folder: string) => `${kind} ${folder}`;
  const known = new Map(
    files
      .filter(({ path }) => !reviewFolder.test(path))
      .toReversed()
      .map((file) => [keyOf(instructionKind(file.path), scopeOf(file.path)), file] as const),
  );
  const folders = [...new Set(touched.map(folderOf))].map(foldersUp);
  const nearest = instructionNames.flatMap((_, kind) =>
    folders.flatMap((up) => up.flatMap((folder) => known.get(keyOf(kind, folder)) ?? []).slice(0, 1)),
  );
  const chosen = new Set(nearest);
  const text = files
    .filter((file) => chosen.has(file) || reviewFolder.test(file.path))
    .map((file) => `# ${file.path}\n\n${file.text.trim()}\n`)
    .join('\n');
  if (text === '') return null;
  return text.length <= maxLength
    ? text
    : `${text.slice(0, maxLength)}\n\n(cut after ${maxLength} characters)\n`;
}
