import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { lineRanges } from '../../../src/commands/lines-command.ts';
import { carryLine } from '../../../src/diff/carry.ts';
import { type Diff, type DiffFile, type Hunk, lineTotals, type Run, runsOf } from '../../../src/diff/hunk.ts';
import { isCommentable } from '../../../src/diff/locations.ts';
import { type ParsedDiff, parseDiff } from '../../../src/diff/parse-diff.ts';
import { decodeName } from '../../../src/diff/section-header.ts';
import { type GitRepository, gitBytes, initGit } from '../../support/git.ts';

/** One entry of a tree; names and contents are bytes, written as latin1 text so that they can be map keys. */
interface Entry {
  readonly mode: '100644' | '100755' | '120000' | '160000';
  /** For a submodule, its commit id. */
  readonly content: string;
}
type Tree = ReadonlyMap<string, Entry>;

/** UTF-8 text as the latin1 text of its bytes. */
function utf8(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

const awkwardNames = [
  ' ',
  ' b',
  'a b',
  '"',
  '\\',
  '\\n',
  '\t',
  '\n',
  '\r',
  '{',
  ' => ',
  "'",
  '\x01',
  '\x7f',
  '~',
];

const namePart = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'file', 'index', '__proto__', 'constructor', '-x', '7') },
  fc.constantFrom(...awkwardNames),
  fc.constantFrom('é', '日本', '\u2028', '\ufeff', '😀', '\ufffd', 'e\u0301').map(utf8),
  fc.constantFrom('\xff', '\xe9t\xe9', '\xc3', '\x80'),
);
const segment = fc
  .array(namePart, { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''))
  .filter((name) => !/^\.{0,2}$/.test(name));
/** Directories and files never share a name, so that any set of paths is a tree. */
const path = fc
  .tuple(fc.constantFrom('', '', 'a/', 'b/', 'dev/', 'd r/', `${utf8('é')}/`), segment)
  .map(([directory, name]) => `${directory}${directory === '' ? 'r' : ''}${name}`);

const linesLikeHeaders = [
  '--- a',
  '+++ b',
  '-- ',
  '++ b/x',
  '@@ -1 +1 @@',
  '@@@ -1 -1 +1 @@@',
  'diff --git a/x b/x',
  '\\ No newline at end of file',
  'index 1234567..89abcde 100644',
  'rename from x',
  'Binary files a/x and b/x differ',
  'GIT binary patch',
  'Subproject commit 0000000000000000000000000000000000000000',
];

const line = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 6 }).map((n) => `line ${n}`) },
  fc.constantFrom(...linesLikeHeaders),
  fc.constantFrom('', '', ' ', '\t', '-', '+', '\\', '\r', 'x\r', 'a\rb', '\f', '\v', '\x1c'),
  fc.constantFrom('\u2028', '\u0085', '\ufeffx', 'é', '😀').map(utf8),
  fc.constantFrom('\xff', '\xc3(', '\xed\xa0\x80'),
);

const text = fc
  .tuple(fc.array(line, { maxLength: 30 }), fc.boolean())
  .map(([lines, ended]) => lines.join('\n') + (ended && lines.length > 0 ? '\n' : ''));

const commit = fc.integer({ min: 1, max: 0xffff }).map((n) => n.toString(16).padStart(40, '0'));
const file: fc.Arbitrary<Entry> = fc.record({
  mode: fc.constantFrom('100644', '100644', '100755'),
  content: fc.oneof(
    { weight: 6, arbitrary: text },
    text.map((content) => `\0${content}`),
  ),
});
const entry: fc.Arbitrary<Entry> = fc.oneof(
  { weight: 8, arbitrary: file },
  fc.record({ mode: fc.constant('120000' as const), content: segment }),
  fc.record({ mode: fc.constant('160000' as const), content: commit }),
);

/** What happens to a line on the way to the head: it stays, goes, or others come before it. */
const lineEdit = fc.oneof(
  { weight: 8, arbitrary: fc.constant<'keep' | 'drop' | readonly string[]>('keep') },
  fc.constant<'keep' | 'drop' | readonly string[]>('drop'),
  fc.array(line, { minLength: 1, maxLength: 3 }),
);

interface FileEdit {
  readonly action: 'keep' | 'edit' | 'remove' | 'rename' | 'copy' | 'chmod' | 'replace';
  readonly to: string;
  readonly with: Entry;
  readonly lines: readonly ('keep' | 'drop' | readonly string[])[];
  readonly toggleEnd: boolean;
}

const fileEdit: fc.Arbitrary<FileEdit> = fc.record({
  action: fc.constantFrom('keep', 'edit', 'edit', 'edit', 'remove', 'rename', 'copy', 'chmod', 'replace'),
  to: path,
  with: entry,
  lines: fc.array(lineEdit, { minLength: 1, maxLength: 30 }),
  toggleEnd: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
});

/** Two trees, the second made from the first by edits as people make them. */
const treePair: fc.Arbitrary<{ readonly base: Tree; readonly head: Tree }> = fc
  .record({
    base: fc.array(fc.tuple(path, entry, fileEdit), { maxLength: 7 }),
    added: fc.array(fc.tuple(path, entry), { maxLength: 2 }),
  })
  .map(({ base, added }) => {
    const head = new Map<string, Entry>(base.map(([name, old]) => [name, old]));
    for (const [name, old, edit] of new Map(base.map((row) => [row[0], row])).values()) {
      applyEdit(head, name, old, edit);
    }
    for (const [name, added_] of added) head.set(name, added_);
    return { base: new Map(base.map(([name, old]) => [name, old])), head };
  });

function applyEdit(head: Map<string, Entry>, name: string, old: Entry, edit: FileEdit): void {
  const { action } = edit;
  const isFile = old.mode === '100644' || old.mode === '100755';
  const edited = isFile ? { ...old, content: editText(old.content, edit) } : old;
  if (action === 'remove' || action === 'rename') head.delete(name);
  if (action === 'rename' || action === 'copy') head.set(edit.to, edit.toggleEnd ? edited : old);
  if (action === 'edit') head.set(name, edited);
  if (action === 'replace') head.set(name, edit.with);
  const mode = old.mode === '100644' ? '100755' : '100644';
  if (action === 'chmod' && isFile) head.set(name, { ...edited, mode });
}

function editText(content: string, { lines, toggleEnd }: FileEdit): string {
  const ended = content.endsWith('\n');
  const old = ended ? content.slice(0, -1).split('\n') : content.split('\n');
  const next = old.flatMap((text_, index) => {
    const edit = lines[index % lines.length] ?? 'keep';
    if (edit === 'drop') return [];
    return edit === 'keep' ? [text_] : [...edit, text_];
  });
  return next.join('\n') + ((toggleEnd ? !ended : ended) && next.length > 0 ? '\n' : '');
}

/** Puts trees into a repository as commits, by plumbing alone: names that no file system takes are fine. */
function commitTrees(repository: GitRepository, trees: readonly Tree[]): readonly string[] {
  const script = trees.map((tree, index) => {
    const files = [...tree].map(([name, { mode, content }]) =>
      mode === '160000'
        ? `M 160000 ${content} ${quoted(name)}\n`
        : `M ${mode} inline ${quoted(name)}\ndata ${content.length}\n${content}\n`,
    );
    const who = 'committer Cleo Committer <cleo@example.com> 1767225600 +0000';
    return `commit refs/heads/tree-${index}\n${who}\ndata 0\ndeleteall\n${files.join('')}\n`;
  });
  for (const index of trees.keys()) script.unshift(`reset refs/heads/tree-${index}\n\n`);
  const input = Buffer.from(script.join(''), 'latin1');
  gitBytes(repository.dir, ['fast-import', '--quiet', '--force'], { input });
  return trees.map((_, index) => `tree-${index}`);
}

function quoted(name: string): string {
  const escaped = [...name].map((character) =>
    /[\w/.-]/.test(character) ? character : `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`,
  );
  return `"${escaped.join('')}"`;
}

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
      path: decoded(name),
      oldPath: oldName === name ? undefined : decoded(oldName),
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

function decoded(name: string): string {
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
    (tree) => new Map([...tree].map(([name, entry]) => [decoded(name), entry])),
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
