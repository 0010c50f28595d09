import { readTexts, textsToRead } from '../../src/change/head-files.ts';
import { findProblems } from '../../src/hygiene/built-in-reviewer.ts';
import type { HygieneFinding } from '../../src/hygiene/hygiene-check.ts';
import type { ReadText } from '../../src/model/files.ts';
import type { SecretScanner } from '../../src/ports/stage-ports.ts';
import { diffOf, type Tree } from './builders/diff.ts';

const decoder = new TextDecoder();

/** For changes without secrets: nothing is loaded. */
export const blindScanner: SecretScanner = { load: () => Promise.resolve(() => []) };

export function headTextOf(tree: Tree): ReadText {
  return (path) => {
    const content = Object.hasOwn(tree, path) ? tree[path] : undefined;
    return Promise.resolve(content instanceof Uint8Array ? decoder.decode(content) : content);
  };
}

/** What the built-in reviewer reports of a diff, with the head's files as far as they are known. */
export async function reviewDiff(
  diff: ReturnType<typeof diffOf>,
  head: Tree = {},
  scanner = blindScanner,
): Promise<readonly HygieneFinding[]> {
  const headFiles = await readTexts(textsToRead(diff), headTextOf(head));
  return (await findProblems({ diff, headFiles, scanner })).findings;
}

/** The same of a change, given as all the files before and after it. */
export function reviewTrees(
  before: Tree,
  after: Tree,
  scanner = blindScanner,
): Promise<readonly HygieneFinding[]> {
  return reviewDiff(diffOf(before, after), after, scanner);
}

/** The same for files that are new. */
export function reviewNew(files: Tree, scanner = blindScanner): Promise<readonly HygieneFinding[]> {
  return reviewTrees({}, files, scanner);
}

/** `path:line severity confidence`, or without a line for a whole file. */
export function summarize(findings: readonly HygieneFinding[]): readonly string[] {
  return findings.map((finding) => {
    const file = finding.type === 'system' ? finding.scope : finding.file;
    const place = finding.type === 'inline' ? `${file}:${finding.line}` : file;
    return `${place} ${finding.severity} ${finding.confidence}`;
  });
}
