import { compareText } from '../text/compare-text.ts';
import { codeownersPaths } from './codeowners.ts';
import { isInstruction } from './instructions.ts';
import { folderOf, foldersUp, nameOf } from './path-words.ts';
import { workspaceFiles } from './workspace-packages.ts';

/** Where they usually are, for when nobody can say what there is. */
export const likelyBaseFiles: readonly string[] = [
  ...codeownersPaths,
  ...workspaceFiles,
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

/** More is asked of no repository: what lies deepest is left out first. */
const maxFiles = 60;

const inRoot: ReadonlySet<string> = new Set([...codeownersPaths, ...workspaceFiles]);
const shared = /^(?:\.github\/|docs\/|\.pr-review\/)/;

/**
 * Which files of the base commit the pack is made from, out of all that exist: those that hold for the whole
 * repository, and attributes and instructions in a touched file's folder or above. Sorted, nearest the root first.
 */
export function wantedBaseFiles(existing: Iterable<string>, touched: readonly string[]): readonly string[] {
  const folders = new Set(touched.flatMap((path) => foldersUp(folderOf(path))));
  const wanted = [...new Set(existing)].filter(
    (path) =>
      inRoot.has(path) ||
      (isInstruction(path) &&
        (shared.test(path) || folders.has(folderOf(path)) || isNearReview(path, folders))) ||
      (nameOf(path) === '.gitattributes' && folders.has(folderOf(path))),
  );
  return wanted.sort((a, b) => depth(a) - depth(b) || compareText(a, b)).slice(0, maxFiles);
}

function isNearReview(path: string, folders: ReadonlySet<string>): boolean {
  const at = path.lastIndexOf('/.pr-review/');
  return at > 0 && folders.has(path.slice(0, at));
}

function depth(path: string): number {
  return path.split('/').length;
}
