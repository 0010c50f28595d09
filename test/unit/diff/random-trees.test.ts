import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { carryLine } from '../../../src/diff/carry.ts';
import { isCommentable } from '../../../src/diff/commentable.ts';
import { type Diff, type DiffFile, type Hunk, lineTotals, type Run, runsOf } from '../../../src/diff/hunk.ts';
import { type ParsedDiff, parseDiff } from '../../../src/diff/parse-diff.ts';
import { diffFileOf } from '../../../src/diff/patch-field.ts';
import { decodeName } from '../../../src/diff/section-header.ts';
import { lineRanges } from '../../../src/tools/lines-command.ts';
import { gitBytes, initGit } from '../../support/git.ts';
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

interface Change {
  readonly status: DiffFile['status'];
  readonly path: string;
  readonly oldPath: string | undefined;
  /** Undefined for binary files. */
  readonly totals: { readonly added: number; readonly deleted: number } | undefined;
}

/** One diff of random trees, and what git itself reports of it. Git is asked once for all properties. */
interface Case {
  readonly base: Tree;
  readonly head: Tree;
  readonly bytes: Uint8Array;
  readonly changes: readonly Change[];
  /** Where the diff may be cut off, as a part of its length. */
  readonly cutAt: number;
}

function diffOf(base: Tree, head: Tree, trees: readonly string[], chosen: Flavour) {
  const options = [chosen.renames, chosen.algorithm, chosen.binary].filter(
    (option) => option !== '--no-binary',
  );
  const config = ['-c', chosen.quotePath, '-c', chosen.blankContext];
  const bytes = repository.bytes(...config, 'diff', ...options, chosen.context, ...trees);
  const facts = repository.bytes('diff', '--raw', '--numstat', '-z', ...options, ...trees).toString('latin1');
  return { bytes, changes: readChanges(facts, base, head) };
}

/** Reads git's own account: `--raw` rows first, then `--numstat` rows in the same order. */
function readChanges(facts: string, base: Tree, head: Tree): readonly Change[] {
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

/** The entries of a tree by the names that the parser gives. */
function byText(tree: Tree): ReadonlyMap<string, Entry> {
  return new Map([...tree].map(([name, entry]) => [text(name), entry]));
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
function patched(file: DiffFile, old: string): readonly string[] {
  const oldLines = linesOf(old);
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
const cases: readonly Case[] = drawn.map(([{ base, head }, chosen, cutAt], index) => ({
  base,
  head,
  cutAt,
  ...diffOf(base, head, commits.slice(2 * index, 2 * index + 2), chosen),
}));

describe('git’s diffs of random trees', () => {
  it('are the files, statuses, names and counts that git itself reports', () => {
    for (const { bytes, changes } of cases) {
      const { files } = accepted(parseDiff(bytes));
      const seen = files.map((file) => ({
        status: file.status,
        path: file.path,
        oldPath: file.oldPath,
        totals: file.binary ? undefined : lineTotals(file),
      }));
      expect(seen).toEqual(changes);
    }
  });

  it('have every line of the blobs: the old content and the hunks give the new content', () => {
    for (const { base, head, bytes } of cases) {
      const old = byText(base);
      const next = byText(head);
      for (const file of accepted(parseDiff(bytes)).files) {
        const before = file.status === 'added' ? undefined : old.get(file.oldPath ?? file.path);
        const after = file.status === 'removed' ? undefined : next.get(file.path);
        // Git does not write the mode of a file that only moved.
        if (file.newMode !== undefined) expect(file.newMode).toBe(after?.mode);
        if (file.binary) continue;
        expect(patched(file, blob(before))).toEqual(linesOf(blob(after)));
        for (const hunk of file.hunks) {
          const old = [...runsOf(hunk)].filter(({ kind }) => kind !== 'added');
          const start = hunk.oldCount === 0 ? hunk.oldStart : hunk.oldStart - 1;
          expect(old.flatMap((run) => bytesOf(hunk, run))).toEqual(
            linesOf(blob(before)).slice(start, start + hunk.oldCount),
          );
        }
      }
    }
  });

  it('count the lines that git apply counts', () => {
    for (const { bytes } of cases) {
      const { files } = accepted(parseDiff(bytes));
      if (files.length === 0) continue;
      const rows = gitBytes(repository.dir, ['apply', '--numstat', '-z'], { input: bytes });
      const counts = new Map<string, [added: number, deleted: number]>();
      for (const row of rows.toString('latin1').split('\0').slice(0, -1)) {
        const [added = '', deleted = '', ...name] = row.split('\t');
        const path = text(name.join('\t'));
        const [moreAdded, moreDeleted] = counts.get(path) ?? [0, 0];
        counts.set(path, [moreAdded + (Number(added) || 0), moreDeleted + (Number(deleted) || 0)]);
      }
      const ours = files.map((file): [string, [number, number]] => {
        const { added, deleted } = lineTotals(file);
        return [file.path, [added, deleted]];
      });
      expect(new Map(ours)).toEqual(counts);
    }
  });

  it('carry each line to the same text in the other tree, both ways, and lose only changed ones', () => {
    for (const { base, head, bytes } of cases) {
      const diff = accepted(parseDiff(bytes));
      const [old, next] = [byText(base), byText(head)];
      for (const file of diff.files) {
        if (file.binary || file.status === 'copied') continue;
        const formerPath = file.oldPath ?? file.path;
        expect(diff.byPath.get(file.path)).toBe(file);
        if (file.status === 'renamed') expect(diff.byFormerPath.get(formerPath)).toBe(file);
        const oldLines = file.status === 'added' ? [] : linesOf(blob(old.get(formerPath)));
        const newLines = file.status === 'removed' ? [] : linesOf(blob(next.get(file.path)));
        const carried = oldLines.map((_, index) => carryLine(file, index + 1));
        const kept = carried.filter((line) => line !== 'deleted');
        expect(carried.length - kept.length).toBe(lineTotals(file).deleted);
        expect(newLines.length - kept.length).toBe(lineTotals(file).added);
        carried.forEach((line, index) => {
          if (line === 'deleted') return;
          expect(newLines[line - 1]).toBe(oldLines[index]);
          expect(carryLine(file, line, 'backward')).toBe(index + 1);
        });
        expect(kept).toEqual([...new Set(kept)].sort((a, b) => a - b));
      }
    }
  });

  it('offer for comments exactly the lines that their hunks show', () => {
    for (const { bytes } of cases) {
      const diff = accepted(parseDiff(bytes));
      for (const file of diff.files) {
        const shown = { RIGHT: new Set<number>(), LEFT: new Set<number>() };
        for (const run of file.hunks.flatMap((hunk) => [...runsOf(hunk)])) {
          for (let i = 0; i < run.count; i += 1) {
            if (run.kind === 'deleted') shown.LEFT.add(run.oldLine + i);
            else shown.RIGHT.add(run.newLine + i);
          }
        }
        const ranges = lineRanges(diff).get(file.path);
        const inside = (list: readonly (readonly [number, number])[] | undefined, line: number) =>
          list?.some(([start, end]) => start <= line && line <= end) === true;
        for (let line = 0; line <= 60; line += 1) {
          expect(isCommentable(file, 'RIGHT', line)).toBe(shown.RIGHT.has(line));
          expect(isCommentable(file, 'LEFT', line)).toBe(shown.LEFT.has(line));
          expect(inside(ranges?.RIGHT, line)).toBe(shown.RIGHT.has(line));
          expect(inside(ranges?.deleted, line)).toBe(shown.LEFT.has(line));
        }
      }
    }
  });

  it('never show a line that did not arrive when they are cut off anywhere', () => {
    for (const { bytes, cutAt } of cases) {
      const whole = new Map(accepted(parseDiff(bytes)).files.map((file) => [file.path, file]));
      const cut = parseDiff(bytes.subarray(0, Math.floor(cutAt * bytes.length)));
      if (!cut.ok) continue;
      for (const file of cut.diff.files) {
        const hunks = whole.get(file.path)?.hunks.slice(0, file.hunks.length) ?? [];
        expect(file.hunks.map((hunk) => [...runsOf(hunk)])).toEqual(hunks.map((hunk) => [...runsOf(hunk)]));
      }
    }
  });

  it('are read from the patch field of the list of files as from the whole diff', () => {
    for (const { bytes } of cases) {
      const { files } = accepted(parseDiff(bytes));
      for (const file of files) {
        const [first] = file.hunks;
        const last = file.hunks.at(-1);
        // GitHub hands out patches as text, where bytes that are not UTF-8 are lost already.
        if (first === undefined || last === undefined || file.status === 'changed') continue;
        const bodyStart = first.table.offset(first.firstPoint);
        const start = Buffer.from(first.table.bytes.buffer, first.table.bytes.byteOffset, bodyStart);
        const from = start.lastIndexOf('\n@@ ') + 1;
        const to = last.table.offset(last.firstPoint + last.runs);
        const patch = Buffer.from(first.table.bytes.subarray(from, to)).toString('utf8').replace(/\n$/, '');
        const { added, deleted } = lineTotals(file);
        const read = diffFileOf({
          sha: null,
          filename: file.path,
          status: file.status,
          additions: added,
          deletions: deleted,
          changes: added + deleted,
          patch,
          ...(file.oldPath !== undefined && { previous_filename: file.oldPath }),
        });
        expect(read.missing).toBeUndefined();
        const shape = (side: DiffFile) =>
          side.hunks.map((hunk) => [...runsOf(hunk)].map(({ offset: _, end: __, ...run }) => run));
        expect(shape(read)).toEqual(shape(file));
      }
    }
  });
});
