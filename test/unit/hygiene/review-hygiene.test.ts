import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { touchesAdded } from '../../../src/diff/commentable.ts';
import { parseDocument } from '../../../src/formats/parse-document.ts';
import type { HygieneFinding } from '../../../src/hygiene/hygiene-check.ts';
import { changedLines } from '../../../src/ingest/locations.ts';
import { createSecretScanner } from '../../../src/runner/secretlint-scanner.ts';
import { diffOf, emptyDiff, readDiff } from '../../support/builders/diff.ts';
import { reviewDiff, reviewTrees, summarize } from '../../support/hygiene.ts';

const scanner = createSecretScanner();
const [ours, middle, theirs] = ['<'.repeat(7), '='.repeat(7), '>'.repeat(7)];
const token = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_');

const before = {
  'package.json': '{"dependencies": {}}\n',
  'package-lock.json': '{"packages": {"": {}}}\n',
};
/** Something for every check. */
const after = {
  ...before,
  'package-lock.json': '{"packages": {"": {"dependencies": {"x": "1"}}}}\n',
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

describe('the built-in reviewer', () => {
  it('returns a C1 document that is valid by every rule', async () => {
    const diff = diffOf(before, after);
    const findings = await reviewDiff(diff, after, scanner);
    const outcome = strictly(findings, diff);
    expect(outcome.problems).toEqual([]);
    expect(outcome.ok && outcome.document.findings.length).toBe(findings.length);
    expect(new Set(findings.map(({ category }) => category))).toEqual(
      new Set(['security', 'correctness', 'dependencies', 'tests', 'standards']),
    );
  });

  it('proves a clean review with an empty document', async () => {
    const diff = diffOf({}, { 'a.ts': 'export const a = 1;\n' });
    const findings = await reviewDiff(diff, {}, scanner);
    expect(findings).toEqual([]);
    expect(strictly(findings, diff).provesClean).toBe(true);
  });

  it('reports nothing about deleted files, all together or one by one', async () => {
    expect(await reviewTrees(after, {}, scanner)).toEqual([]);
    for (const path of Object.keys(after)) {
      const rest = Object.fromEntries(Object.entries(after).filter(([each]) => each !== path));
      expect(await reviewTrees(after, rest, scanner)).toEqual([]);
    }
  });

  it('ignores the text of a changed file that is not the reviewed version', async () => {
    const other = '{"packages": {"": {"dependencies": {"y": "1"}}}}\n';
    const findings = await reviewDiff(
      diffOf(before, after),
      { ...after, 'package-lock.json': other },
      scanner,
    );
    expect(findings.map(({ category }) => category)).not.toContain('dependencies');
  });

  it('describes a file whose path no document may contain', async () => {
    const diff = diffOf({}, { 'tab\t.ts': 'debugger;\n' });
    const findings = await reviewDiff(diff, {}, scanner);
    expect(findings).toMatchObject([{ type: 'system', scope: String.raw`the file "tab\t.ts"` }]);
    expect(strictly(findings, diff).problems).toEqual([]);
  });

  it('counts findings beyond the limit', async () => {
    const names = Array.from({ length: 35 }, (_, index) => `f${String(index).padStart(2, '0')}.ts`);
    const diff = diffOf({}, Object.fromEntries(names.map((name) => [name, 'debugger;\n'])));
    const findings = await reviewDiff(diff, {}, scanner);
    expect(findings).toHaveLength(11);
    expect(findings.at(-1)?.issue).toContain('24 more problems');
    expect(strictly(findings, diff).problems).toEqual([]);
  });
});

const words = fc.constantFrom(
  ...'debugger; it.only("a") ` /* */ """ \' \\ #! [dependencies] x'.split(' '),
  ...['\u202e', '\u200b', '\ud800', '', '\r', `${ours} a`, middle, `${theirs} b`],
  ...[token, '- run: make', '"dependencies": {"x": "1"}'],
);
const text = fc
  .array(
    fc.array(words, { maxLength: 3 }).map((parts) => parts.join(' ')),
    { maxLength: 12 },
  )
  .map((lines) => lines.join('\n'));
const paths = ['a.ts', 'a.test.ts', 'a.py', 'a.rb', 'a.md', 'package.json', '.github/workflows/a.yml'];
const tree = fc.dictionary(fc.constantFrom(...paths), text);

describe('any change', () => {
  it('the answer is a valid document about added lines', async () => {
    await fc.assert(
      fc.asyncProperty(tree, tree, async (old, current) => {
        const diff = diffOf(old, current);
        const findings = await reviewDiff(diff, current, scanner);
        const { problems } = strictly(findings, diff);
        const misplaced = findings.filter((finding) => {
          if (finding.type !== 'inline') return false;
          const file = diff.byPath.get(finding.file);
          return file === undefined || !touchesAdded(file, { start: finding.line, end: finding.line });
        });
        expect({ problems, misplaced: summarize(misplaced) }).toEqual({ problems: [], misplaced: [] });
      }),
      { numRuns: 40 },
    );
  });

  const size = 1_000_000;
  const endless = [
    ...'` " \' /* */ """ \\ it. describe.concurrent \u202e \u200b fit( ( ghp_ ://a:b@ AKIA @ xoxb- [ { #'.split(
      ' ',
    ),
    ...[' ', 'it , ', ';debugger ', '-----BEGIN '],
  ];
  it.each(endless)('one endless line of %j is read in linear time', async (word) => {
    const line = word.repeat(Math.ceil(size / word.length));
    const sections = ['a.test.ts', 'a.py', 'spec/a_spec.rb'].map(
      (path) =>
        `diff --git a/${path} b/${path}\nnew file mode 100644\nindex 0000000..1111111\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+${line}\n`,
    );
    const findings = await reviewDiff(readDiff(Buffer.from(sections.join(''))), {}, scanner);
    expect(findings.length).toBeLessThan(20);
  });

  it.each(['`', 'it.only("a"); ', ' ', `${ours} a`, '\u202e', token, '[a', '- a: &a [*a]'])(
    'endless lines of %j are read in linear time',
    async (line) => {
      const count = 30_000;
      const sections = ['a.test.ts', 'package.json', '.github/workflows/a.yml'].map(
        (path) =>
          `diff --git a/${path} b/${path}\nindex 1111111..2222222 100644\n--- a/${path}\n+++ b/${path}\n@@ -1 +1,${count} @@\n-x\n${`+${line}\n`.repeat(count)}`,
      );
      const current = `${line}\n`.repeat(count);
      const diff = readDiff(Buffer.from(sections.join('')));
      const head = { 'package.json': current, '.github/workflows/a.yml': current, 'package-lock.json': '{}' };
      const findings = await reviewDiff(diff, head, scanner);
      expect(findings.length).toBeLessThan(20);
    },
  );
});
