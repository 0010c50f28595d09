import type { HygieneFinding } from '../../src/domain/hygiene/finding.ts';
import type { FilesAt } from '../../src/ports/files-at.ts';
import type { SecretScanner } from '../../src/ports/secret-scanner.ts';
import { collectHeadFiles } from '../../src/stages/fetch/head-files.ts';
import { reviewWithHygiene } from '../../src/stages/ingest/hygiene.ts';
import { diffOf, type Tree } from './builders/diff.ts';

const decoder = new TextDecoder();

/** For changes without secrets: nothing is loaded. */
export const blindScanner: SecretScanner = { scan: () => Promise.resolve([]) };

export function headFilesOf(tree: Tree): FilesAt {
  const at = (path: string) => (Object.hasOwn(tree, path) ? tree[path] : undefined);
  return {
    text: (path) => {
      const content = at(path);
      return Promise.resolve(content instanceof Uint8Array ? decoder.decode(content) : content);
    },
    size: (path) => Promise.resolve(at(path)?.length),
  };
}

/** What the built-in reviewer says of a change, given as all the files before and after it. */
export async function reviewTrees(
  before: Tree,
  after: Tree,
  scanner = blindScanner,
  alsoChanged: readonly string[] = [],
): Promise<readonly HygieneFinding[]> {
  const diff = diffOf(before, after);
  const headFiles = await collectHeadFiles(diff, headFilesOf(after));
  return reviewWithHygiene({ diff, headFiles, scanner, alsoChanged });
}

/** The same for files that are new. */
export function reviewNew(files: Tree, scanner = blindScanner): Promise<readonly HygieneFinding[]> {
  return reviewTrees({}, files, scanner);
}

/** `path:line severity confidence`, or without a line for a whole file. */
export function told(findings: readonly HygieneFinding[]): readonly string[] {
  return findings.map((finding) => {
    const place =
      finding.type === 'inline'
        ? `${finding.file}:${finding.line}`
        : finding.type === 'file'
          ? finding.file
          : finding.type === 'system'
            ? finding.scope
            : finding.files.join(' ');
    return `${place} ${finding.severity} ${finding.confidence}`;
  });
}
