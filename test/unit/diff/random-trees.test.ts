import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { carryLine } from '../../../src/diff/carry.ts';
import { isCommentable } from '../../../src/diff/commentable.ts';
import { type Diff, type DiffFile, type Hunk, lineTotals, type Run, runsOf } from '../../../src/diff/hunk.ts';
import { type ParsedDiff, parseDiff } from '../../../src/diff/parse-diff.ts';
import { decodeName } from '../../../src/diff/section-header.ts';
import { lineRanges } from '../../../src/tools/lines-command.ts';
import { initGit } from '../../support/git.ts';
import { commitTrees, type Entry, type Tree, treePair } from '../../support/random-tree.ts';

const repository = initGit();
repository.run('config', 'core.protectNTFS', 'false');
afterAll(() => repository.dispose());

const propertyRuns = Number(process.env['PROPERTY_RUNS'] ?? 60);
const seed = Number(process.env['PROPERTY_SEED'] ?? 1);

/** Ways to make a diff that all must lead to the same lines. */
const flavour = fc.record({
  renames: fc.constantFrom('-M', '-M40%', '-C', '--no-renames'),
  context: fc.constantFrom('-U0', '-U1', '-U3', '-U12'),
  algorithm: fc.constantFrom('--minimal', '--patience', '--histogram'),
  binary: fc.constantFrom('--binary', '--full-index', '--no-binary'),
  quotePath: fc.constantFrom('core.quotePath=true', 'core.quotePath=false'),
  blankContext: fc.constantFrom('diff.suppressBlankEmpty=true', 'diff.suppressBlankEmpty=false'),
});
type Flavour = typeof flavour extends fc.Arbitrary<infer T> ? T : never;

/** One diff of trees, and what git itself reports of it. */
function diffOf(base: Tree, head: Tree, trees: readonly string[], chosen: Flavour) {
  const options = [
    chosen.renames,
    chosen.algorithm,
    ...(chosen.binary === '--no-binary' ? [] : [chosen.binary]),
  ];
  const config = ['-c', chosen.quotePath, '-c', chosen.blankContext];
  const bytes = repository.bytes(...config, 'diff', ...options, chosen.context, ...trees);
  const facts = repository.bytes('diff', '--raw', '--numstat', '-z', ...options, ...trees).toString('latin1');
  return { bytes, changes: readChanges(facts, base, head) };
}

/** Reads git's own account: `--raw` rows first, then `--numstat` rows in the same order. */
function readChanges(facts: string, base: Tree, head: Tree) {
  const fields = facts.split('\0').slice(0, -1);
  const rows: { letter: string; oldName: string; name: string }[] = [];
  while (fields[0]?.startsWith(':')) {
    const letter = fields.shift()?.split(' ').at(-1)?.slice(0, 1) ?? '';
    const oldName = fields.shift() ?? '';
    rows.push({ letter, oldName, name: 'RC'.includes(letter) ? (fields.shift() ?? '') : oldName });
  }
  return rows.map(({ letter, oldName, name }) => {
    const [added = '', deleted = '', ...rest] = (fields.shift() ?? '').split('\t');
    if (rest.join('\t') === '') fields.splice(0, 2);
    const sameContent = base.get(oldName)?.content === head.get(name)?.content;
    const onlyMode = letter === 'M' && sameContent;
    return {
      status: statusOfLetter[onlyMode ? 'T' : letter] ?? 'modified',
      path: text(name),
      oldPath: oldName === name ? undefined : text(oldName),
      // A binary file that only moved has no content in the diff, hence nothing that tells it is binary.
      totals:
        added === '-' && !sameContent
          ? undefined
          : totalsOf(letter, base.get(oldName), head.get(name), [added, deleted]),
    };
  });
}

/** Where the type of a file changed, the patch removes all old lines and adds all new ones; `--numstat` compares them. */
function totalsOf(
  letter: string,
  before: Entry | undefined,
  after: Entry | undefined,
  counts: readonly [string, string],
) {
  if (letter === 'T') return { added: linesOf(blob(after)).length, deleted: linesOf(blob(before)).length };
  return { added: Number(counts[0]) || 0, deleted: Number(counts[1]) || 0 };
}

const statusOfLetter: Readonly<Record<string, DiffFile['status']>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
  C: 'copied',
  T: 'changed',
};

function text(name: string): string {
  const decoded = decodeName(name);
  if (decoded === undefined) throw new Error(`git made ${JSON.stringify(name)}`);
  return decoded.path;
}

function accepted(parsed: ParsedDiff): Diff {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.diff;
}

/** What git compares: the content, or for a submodule the line that stands for it. */
function blob(entry: Entry | undefined): string {
  if (entry === undefined) return '';
  return entry.mode === '160000' ? `Subproject commit ${entry.content}\n` : entry.content;
}

function linesOf(content: string): readonly string[] {
  if (content === '') return [];
  return (content.endsWith('\n') ? content.slice(0, -1) : content).split('\n');
}

/** The lines of a run, one character a byte. */
function bytesOf({ table }: Hunk, { offset, end, count }: Run): readonly string[] {
  const text = Buffer.from(table.bytes.subarray(offset, end)).toString('latin1');
  return text.split('\n', count).map((line) => line.slice(1));
}

/** Builds the lines of the new content from the old one and the hunks alone. */
function patched(file: DiffFile, oldLines: readonly string[]): readonly string[] {
  const result: string[] = [];
  let next = 1;
  for (const hunk of file.hunks) {
    for (const run of runsOf(hunk)) {
      result.push(...oldLines.slice(next - 1, run.oldLine - 1));
      next = run.oldLine + (run.kind === 'added' ? 0 : run.count);
      if (run.kind === 'deleted') continue;
      result.push(...bytesOf(hunk, run));
    }
  }
  return [...result, ...oldLines.slice(next - 1)];
}

const drawn = fc.sample(fc.tuple(treePair, flavour, fc.double({ min: 0, max: 1, noNaN: true })), {
  numRuns: propertyRuns,
  seed,
});
const commits = commitTrees(
  repository,
  drawn.flatMap(([{ base, head }]) => [base, head]),
);
// Git is asked once for all properties.
const cases = drawn.map(([{ base, head }, chosen, cutAt], index) => {
  const [from = '', to = ''] = commits.slice(2 * index, 2 * index + 2);
  const { bytes, changes } = diffOf(base, head, [from, to], chosen);
  return { base, head, bytes, changes, cutAt, diff: accepted(parseDiff(bytes)) };
});

/** Every file of every diff, with its old and new lines as git compares them; a binary file has none. */
const files = cases.flatMap(({ base, head, diff }) => {
  const [old, next] = [base, head].map(
    (tree) => new Map([...tree].map(([name, entry]) => [text(name), entry])),
  );
  return diff.files.map((file) => {
    const before = file.status === 'added' ? undefined : old?.get(file.oldPath ?? file.path);
    const after = file.status === 'removed' ? undefined : next?.get(file.path);
    return { diff, file, mode: after?.mode, old: linesOf(blob(before)), next: linesOf(blob(after)) };
  });
});
const texts = files.filter(({ file }) => !file.binary);

describe('git’s diffs of random trees', () => {
  it('are the files, statuses, names and counts that git itself reports', () => {
    for (const { diff, changes } of cases) {
      const seen = diff.files.map((file) => ({
        status: file.status,
        path: file.path,
        oldPath: file.oldPath,
        totals: file.binary ? undefined : lineTotals(file),
      }));
      expect(seen).toEqual(changes);
    }
  });

  it('have every line of the blobs: the old content and the hunks give the new content', () => {
    // Git does not write the mode of a file that only moved.
    for (const { file, mode } of files) if (file.newMode !== undefined) expect(file.newMode).toBe(mode);
    for (const { file, old, next } of texts) {
      expect(patched(file, old)).toEqual(next);
      for (const hunk of file.hunks) {
        const shown = [...runsOf(hunk)].filter(({ kind }) => kind !== 'added');
        const start = hunk.oldCount === 0 ? hunk.oldStart : hunk.oldStart - 1;
        expect(shown.flatMap((run) => bytesOf(hunk, run))).toEqual(old.slice(start, start + hunk.oldCount));
      }
    }
  });

  it('carry each line to the same text in the other tree, both ways, and lose only changed ones', () => {
    for (const { diff, file, old, next } of texts.filter(({ file: { status } }) => status !== 'copied')) {
      expect(diff.byPath.get(file.path)).toBe(file);
      if (file.status === 'renamed') expect(diff.byFormerPath.get(file.oldPath ?? '')).toBe(file);
      const carried = old.map((_, index) => carryLine(file, index + 1));
      const kept = carried.filter((line) => line !== 'deleted');
      const totals = { deleted: carried.length - kept.length, added: next.length - kept.length };
      expect(totals).toEqual(lineTotals(file));
      for (const [index, line] of carried.entries()) {
        if (line === 'deleted') continue;
        expect(next[line - 1]).toBe(old[index]);
        expect(carryLine(file, line, 'backward')).toBe(index + 1);
      }
      expect(kept).toEqual([...new Set(kept)].sort((a, b) => a - b));
    }
  });

  it('offer for comments exactly the lines that their hunks show', () => {
    for (const { diff, file } of files) {
      const runs = file.hunks.flatMap((hunk) => [...runsOf(hunk)]);
      const linesIn = (isLeft: boolean) =>
        runs
          .filter(({ kind }) => (kind === 'deleted') === isLeft)
          .flatMap((run) =>
            Array.from({ length: run.count }, (_, i) => (isLeft ? run.oldLine : run.newLine) + i),
          );
      const [shown, deleted] = [new Set(linesIn(false)), new Set(linesIn(true))];
      const ranges = lineRanges(diff).get(file.path);
      const inside = (list: readonly (readonly [number, number])[] = [], line = 0) =>
        list.some(([start, end]) => start <= line && line <= end);
      for (let line = 0; line <= 60; line += 1) {
        expect(isCommentable(file, 'RIGHT', line)).toBe(shown.has(line));
        expect(isCommentable(file, 'LEFT', line)).toBe(deleted.has(line));
        expect(inside(ranges?.RIGHT, line)).toBe(shown.has(line));
        expect(inside(ranges?.deleted, line)).toBe(deleted.has(line));
      }
    }
  });

  it('never show a line that did not arrive when they are cut off anywhere', () => {
    const linesOfHunks = (hunks: readonly Hunk[]) => hunks.map((hunk) => [...runsOf(hunk)]);
    for (const { bytes, cutAt, diff } of cases) {
      const cut = parseDiff(bytes.subarray(0, Math.floor(cutAt * bytes.length)));
      for (const { path, hunks } of cut.ok ? cut.diff.files : []) {
        const whole = diff.byPath.get(path)?.hunks.slice(0, hunks.length) ?? [];
        expect(linesOfHunks(hunks)).toEqual(linesOfHunks(whole));
      }
    }
  });
});
