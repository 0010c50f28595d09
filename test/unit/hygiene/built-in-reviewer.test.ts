import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { touchesAdded } from '../../../src/diff/locations.ts';
import { parseDocument } from '../../../src/formats/parse-document.ts';
import { findProblems } from '../../../src/hygiene/built-in-reviewer.ts';
import type { HygieneFinding } from '../../../src/hygiene/hygiene-check.ts';
import { runWithin } from '../../../src/hygiene/run-within.ts';
import { changedLines } from '../../../src/ingest/read-document.ts';
import { secretScanner as scanner } from '../../../src/runner/secretlint-scanner.ts';
import { diffOf, emptyDiff, readDiff, type Tree } from '../../support/builders/diff.ts';
import { blindScanner, reviewDiff, summarize } from '../../support/hygiene.ts';

const [ours, middle, theirs] = ['<'.repeat(7), '='.repeat(7), '>'.repeat(7)];
const token = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_');

const before = { Gemfile: "gem 'x'\n", 'Gemfile.lock': '    x (1)\n' };
/** Something for every check. */
const after = {
  ...before,
  Gemfile: "gem 'x'\ngem 'y'\n",
  '.github/workflows/a.yml':
    'on: pull_request_target\njobs:\n  a:\n    steps:\n      - uses: x/checkout@v1\n        with: {ref: refs/pull/1/head}\n      - run: make\n',
  'conflict.ts': `${ours} a\n${middle}\n${theirs} b\n`,
  'secret.ts': `'${token}'\n`,
  'bidi.ts': '\u202e\n',
  'a.test.ts': "it.only('a');\nit.skip('b');\ndebugger;\n",
  'b.test.ts': 'debugger;\nx\ndebugger;\n',
};

function strictly(findings: readonly HygieneFinding[], diff: ReturnType<typeof diffOf>) {
  return parseDocument({
    bytes: Buffer.from(JSON.stringify(findings)),
    format: 'review-output',
    context: { changed: changedLines(diff, emptyDiff), repository: 'owner/name' },
  });
}

async function reviewed(old: Tree, current: Tree) {
  const diff = diffOf(old, current);
  const findings = await reviewDiff(diff, current, scanner);
  return { diff, findings, ...strictly(findings, diff) };
}

describe('the built-in reviewer', () => {
  it('returns a C1 document that is valid by every rule, and an empty one proves a clean review', async () => {
    const { findings, problems } = await reviewed(before, after);
    expect(problems).toEqual([]);
    const categories = ['correctness', 'dependencies', 'security', 'standards', 'tests'];
    expect([...new Set(findings.map(({ category }) => category))].sort()).toEqual(categories);
    const clean = await reviewed({}, { 'a.ts': 'export const a = 1;\n' });
    expect(clean).toMatchObject({ findings: [], provesClean: true });
  });

  it('reports nothing about deleted files, all together or one by one', async () => {
    expect((await reviewed(after, {})).findings).toEqual([]);
    for (const path of Object.keys(after)) {
      const rest = Object.fromEntries(Object.entries(after).filter(([each]) => each !== path));
      expect((await reviewed(after, rest)).findings).toEqual([]);
    }
  });

  it('ignores the text of a changed file that is not the reviewed version', async () => {
    const other = { ...after, Gemfile: "gem 'x'\ngem 'z'\n" };
    const findings = await reviewDiff(diffOf(before, after), other, scanner);
    expect(findings.map(({ category }) => category)).not.toContain('dependencies');
  });

  it('describes a file whose path no document may contain', async () => {
    const { findings, problems } = await reviewed({}, { 'tab\t.ts': 'debugger;\n' });
    expect(findings).toMatchObject([{ type: 'system', scope: String.raw`the file "tab\t.ts"` }]);
    expect(problems).toEqual([]);
  });

  it('ends at its deadline, also where no check waits for anything', async () => {
    const deadline = new AbortController();
    const scan = () => {
      setImmediate(() => deadline.abort());
      for (const pauseAt = performance.now() + 10; performance.now() < pauseAt; );
      return [];
    };
    const diff = diffOf({}, { 'a.ts': 'a\n', 'b.ts': 'b\n' });
    const slow = { diff, headFiles: [], scanner: { load: async () => scan }, limitMs: 1000 };
    await expect(findProblems({ ...slow, deadline: deadline.signal })).rejects.toThrow('aborted');
  });

  it('counts findings beyond the limit', async () => {
    const names = Array.from({ length: 35 }, (_, index) => `f${String(index).padStart(2, '0')}.ts`);
    const files = Object.fromEntries(names.map((name) => [name, 'debugger;\n']));
    const { findings, problems } = await reviewed({}, files);
    expect(findings).toHaveLength(11);
    expect(findings.at(-1)?.issue).toContain('24 more problems');
    expect(problems).toEqual([]);
  });
});

const words = fc.constantFrom(
  ...'debugger; it.only("a") ` /* */ """ \' \\ #! [dependencies] x'.split(' '),
  ...['\u202e', '\u200b', '\ud800', '', '\r', `${ours} a`, middle, `${theirs} b`],
  ...[token, '- run: make', '"dependencies": {"x": "1"}'],
);
const line = fc.array(words, { maxLength: 3 }).map((parts) => parts.join(' '));
const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));
const paths = ['a.ts', 'a.test.ts', 'a.py', 'a.rb', 'a.md', 'package.json', '.github/workflows/a.yml'];
const tree = fc.dictionary(fc.constantFrom(...paths), text);

it('the answer about any change is a valid document about added lines', async () => {
  const isValid = fc.asyncProperty(tree, tree, async (old, current) => {
    const { diff, findings, problems } = await reviewed(old, current);
    const misplaced = findings.filter((finding) => {
      if (finding.type !== 'inline') return false;
      const file = diff.byPath.get(finding.file);
      const line = Number(finding.line);
      return file === undefined || !touchesAdded(file, { start: line, end: line });
    });
    expect({ problems, misplaced: summarize(misplaced) }).toEqual({ problems: [], misplaced: [] });
  });
  await fc.assert(isValid, { numRuns: 40 });
});

describe('a file counts as unread', () => {
  const path = '.github/workflows/a.yml';

  it.each([
    ['endless brackets', '['.repeat(100_000)],
    ['a long line', `on: ${'"'.repeat(2001)}\n`],
    ['many keys', Array.from({ length: 48_000 }, (_, at) => `k${at}: 1\n`).join('')],
    ['many quotes', "'".repeat(500_000)],
    ['many aliases', `a: &a 1\n${'b: *a\n'.repeat(201)}`],
  ])('where a workflow would take the parser minutes: %s', async (_, text) => {
    const diff = diffOf({}, { [path]: text });
    const { unread } = await findProblems({ diff, headFiles: [{ path, text }], scanner: blindScanner });
    expect(unread).toEqual([path]);
  });

  it('where a manifest adds too much to be searched in its lock file', async () => {
    const added = Array.from({ length: 300 }, (_, at) => `    "a${at}": "1"`).join(',\n');
    const after = { 'package.json': `{\n  "dependencies": {\n${added}\n  }\n}\n` };
    const lock = { path: 'package-lock.json', text: ' '.repeat(7_000_000) };
    const headFiles = [{ path: 'package.json', text: after['package.json'] }, lock];
    const found = await findProblems({ diff: diffOf({}, after), headFiles, scanner: blindScanner });
    expect(found).toEqual({ findings: [], unread: ['package.json'] });
  });

  it('where the scanner does not end, which is interrupted, and what the other checks found counts', async () => {
    const scan = (text: string) => {
      while (text.includes('endless'));
      return [];
    };
    const diff = diffOf({}, { 'a.ts': 'debugger; // endless\n', 'b.ts': 'debugger;\n' });
    const found = await findProblems({
      diff,
      headFiles: [],
      scanner: { load: async () => scan },
      limitMs: 20,
    });
    expect(found.unread).toEqual(['a.ts']);
    expect(summarize(found.findings)).toEqual(['a.ts:1 MINOR HIGH', 'b.ts:1 MINOR HIGH']);
  });

  it('where a pattern does not end', () => {
    expect(runWithin(20, () => /^(?:a+)+$/.test(`${'a'.repeat(40)}b`))).toBeUndefined();
    const throwing = () => {
      throw new RangeError('deep');
    };
    expect(() => runWithin(20, throwing)).toThrow(RangeError);
  });
});

/** Files with the same added lines, in place of one line. */
function grown(paths: readonly string[], added: readonly string[]) {
  const lines = added.map((line) => `+${line}\n`).join('');
  const sections = paths.map(
    (path) =>
      `diff --git a/${path} b/${path}\nindex 1111111..2222222 100644\n--- a/${path}\n+++ b/${path}\n@@ -1 +1,${added.length} @@\n-x\n${lines}`,
  );
  return readDiff(Buffer.from(sections.join('')));
}

describe('linear time is taken', () => {
  const endless =
    '` " \' /* */ """ \\ it. describe.concurrent \u202e \u200b fit( ( ghp_ ://a:b@ AKIA @ xoxb- [ { #';

  it.each([...endless.split(' '), ' ', 'it , ', ';debugger ', '-----BEGIN '])(
    'by one endless line of %j',
    async (word) => {
      const line = word.repeat(Math.ceil(300_000 / word.length));
      const diff = grown(['a.test.ts', 'a.py', 'spec/a_spec.rb'], [line]);
      expect((await reviewDiff(diff, {}, scanner)).length).toBeLessThan(20);
    },
  );

  const lines = ['`', 'it.only("a"); ', ' ', `${ours} a`, '\u202e', token, '[a', '- a: &a [*a]'];

  it.each(lines)('by endless lines of %j', async (line) => {
    const added = Array.from({ length: 10_000 }, () => line);
    const current = `${added.join('\n')}\n`;
    const diff = grown(['a.test.ts', 'package.json', '.github/workflows/a.yml'], added);
    const head = { 'package.json': current, '.github/workflows/a.yml': current, 'package-lock.json': '{}' };
    expect((await reviewDiff(diff, head, scanner)).length).toBeLessThan(20);
  });
});
