import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { commandLine } from '../../support/command-line.ts';
import * as make from '../../support/contract-documents.ts';
import { temporaryFolder } from '../../support/runner.ts';

let cwd = '';
let cli: ReturnType<typeof commandLine>;

beforeEach(() => {
  cwd = temporaryFolder('documents');
  cli = commandLine(cwd);
});

function write(name: string, content: unknown): string {
  writeFileSync(join(cwd, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return name;
}

/** What a command answers an agent. */
async function ask(...args: readonly string[]) {
  const { exitCode, stdout } = await cli(...args, '--output', 'agent');
  return { exitCode, ...JSON.parse(stdout) };
}

const invalid = (word: string) => ({ code: 'COMMAND_LINE_INVALID', message: expect.stringContaining(word) });

const diff = `diff --git a/src/app.ts b/src/app.ts
--- a/src/app.ts
+++ b/src/app.ts
@@ -9,2 +9,3 @@
 nine
+ten
 eleven
`;
it('says of an app without `wait` where its answer comes too late', async () => {
  const reviewers = '{ rabbit: { app: coderabbitai }, bugbot: { app: cursor, wait: 10m } }';
  const { valid, notes } = await ask(
    'validate',
    write('policy.yml', `version: 1\nreviewers: ${reviewers}\n`),
  );
  expect(valid).toBe(true);
  expect(notes).toEqual([expect.stringMatching(/^rabbit has no `wait`/)]);
});

it('fails with strict on every deviation from the contract', async () => {
  const [own] = [make.inlineFinding()].map(
    ({ file, line }) => `https://github.com/o/r/blob/${'a'.repeat(40)}/${file}#L${line}`,
  );
  const broken = {
    'version.json': make.reviewData({ version: '2.0' }),
    'counts.json': make.reviewData({ metadata: { ...Object(make.reviewData()).metadata, total_issues: 2 } }),
    'place.json': [make.inlineFinding({ references: [`[src/app.ts:42 — the query](${own})`] })],
  };
  for (const [name, document] of Object.entries(broken)) {
    const file = write(name, document);
    expect(await ask('validate', file), name).toMatchObject({ exitCode: 0, valid: true });
    expect(await ask('validate', file, '--contract', 'strict'), name).toMatchObject({
      exitCode: 1,
      valid: false,
    });
  }
  const context = make.reviewData({
    line_comments: [make.comment({ line: 9 })],
    metadata: Object(make.reviewData())['metadata'],
  });
  const [file, change] = [write('context.json', context), write('change.diff', diff)];
  const { errors, exitCode } = await ask('validate', file, '--contract', 'strict', '--diff', change);
  expect(exitCode).toBe(1);
  expect(errors).toContainEqual(expect.objectContaining({ rule: 'C2/changed-line' }));
  expect((await cli('validate', '--help')).stdout.replace(/\s+/g, ' ')).toMatch(
    /tolerant: .*strict: every deviation/,
  );
});

const deletion = `diff --git a/src/app.ts b/src/app.ts
deleted file mode 100644
index 1111111..0000000
--- a/src/app.ts
+++ /dev/null
@@ -1,2 +0,0 @@
-one
-two
`;

describe('validate', () => {
  const validate = (content: unknown, ...args: readonly string[]) =>
    ask('validate', write('review.json', content), ...args);

  it('answers in JSON with everything that is wrong at once', async () => {
    const findings = [make.inlineFinding({ severity: 'HIGH', fix: 3 }), make.fileFinding({ file: '/a' })];
    const { errors, ...answer } = await validate(findings);
    expect(answer).toMatchObject({ exitCode: 1, valid: false, omitted: 0 });
    const text = { message: expect.any(String), recommendation: expect.any(String) };
    const at = (rule: string, path: string, line: number) => ({
      ...{ rule, path, line, ...text, column: expect.any(Number), grade: expect.any(String) },
    });
    const lineOf = (word: string) =>
      JSON.stringify(findings, null, 2)
        .split('\n')
        .findIndex((each) => each.includes(word)) + 1;
    expect(errors).toEqual([
      at('C1/severity', '/0/severity', lineOf('"HIGH"')),
      at('C1/fix', '/0/fix', lineOf('"fix": 3')),
      at('C1/N4', '/1/file', lineOf('"/a"')),
    ]);
  });

  it('checks lines and paths of the change only where a diff is given', async () => {
    const findings = [make.inlineFinding({ line: 42 }), make.fileFinding({ file: 'src/other.ts' })];
    expect(await validate(findings)).toMatchObject({ exitCode: 0 });
    expect(await validate(findings, '--diff', write('pr.diff', diff))).toMatchObject({
      exitCode: 1,
      errors: [
        { rule: 'C1/line-in-diff', grade: 'relocated', recommendation: expect.stringContaining('11') },
        { rule: 'C1/path-in-diff', path: '/1/file' },
      ],
    });
  });

  it.each([
    [2, []],
    [7, ['Use a line of the diff; the nearest are 1, 2.']],
  ])('takes line %i of a deleted file for the one that it had', async (line, expected) => {
    const review = make.reviewData({ line_comments: [make.comment({ line })] });
    const { errors } = await validate(review, '--diff', write('pr.diff', deletion));
    const ofLines = errors.filter(({ rule }: { rule: string }) => rule === 'C2/line-in-diff');
    expect(ofLines.map(({ recommendation }: { recommendation: string }) => recommendation)).toEqual(expected);
  });

  it('passes a document with deviations alone, and lists them', async () => {
    write('review.json', [make.inlineFinding({ extra: 'x' })]);
    const { exitCode, stdout } = await cli('validate', 'review.json');
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^review\.json:\d+:\d+: warning C1\/unknown-key .*\n {2}\/0\/extra: /);
  });

  it('forgives prose unless it is asked to be strict', async () => {
    const prose = `Here it is:\n${JSON.stringify([make.inlineFinding()])}`;
    expect(await validate(prose)).toMatchObject({ exitCode: 0 });
    expect(await validate(prose, '--contract', 'strict')).toMatchObject({ exitCode: 1 });
  });

  it.each([
    ['{"hello": 1, "world": 2}', 'an object with the keys "hello", "world"'],
    ['[3]', 'it is an array'],
    ['"Looks good."', 'it is "Looks good."'],
  ])('describes the input where it knows no contract for %s', async (text, seen) => {
    const { exitCode, errors } = await validate(text);
    expect(exitCode).toBe(1);
    expect(errors[0].message).toContain(seen);
  });

  it.each([
    ['-', '--diff', '-'],
    ['-', '--previous', '-'],
    ['a.json', '--diff', '-', '--previous', '-'],
  ])('reads standard input for one thing only: %s %s %s', async (...args) => {
    expect(await ask('validate', ...args)).toMatchObject(invalid('standard input'));
  });
});

describe('validate --previous', () => {
  const marked = (status: string, fields: object = {}) =>
    make.verdictFile({ findings: [make.verdictFinding({ status, ...fields })] });
  const validate = (now: unknown, before: unknown, ...args: readonly string[]) =>
    ask('validate', write('now.json', now), '--previous', write('before.json', before), ...args);
  const { verdict: _, ...withoutVerdict } = marked('open');

  it.each([
    ['takes an allowed change', marked('fixed'), 0, []],
    ['names a wrong status', marked('verified'), 0, ['C5/recomputed-verdict', 'C5/status-transition']],
    ['names another field', marked('fixed', { title: 'Something else' }), 0, ['C5/owned-field']],
    ['reads both documents as verdict files', withoutVerdict, 1, ['C5/verdict']],
  ])('%s', async (_what, now, exit, rules) => {
    const { exitCode, errors } = await validate(now, marked('open'));
    expect(exitCode).toBe(exit);
    expect(errors.map(({ rule }: { rule: string }) => rule)).toEqual(rules);
  });

  it.each([
    ['is no verdict file', [make.inlineFinding()]],
    ['is broken', '{'],
    ['is of another review', make.verdictFile({ reviewId: 'ffffffff' })],
  ])('refuses a state before that %s', async (_what, before) => {
    expect(await validate(marked('open'), before)).toMatchObject({ code: 'PREVIOUS_UNUSABLE' });
  });

  it('is for verdict files', async () => {
    const [file, previous] = [write('policy.yml', 'version: 1\n'), write('before.json', marked('open'))];
    expect(await validate(marked('open'), marked('open'), '--format', 'sarif')).toMatchObject(
      invalid('--previous'),
    );
    expect(await ask('validate', file, '--previous', previous)).toMatchObject(invalid('--previous'));
  });
});

it('says of a policy with a second opinion where nobody is asked', async () => {
  const policy = { version: 1, reviewers: { judge: { run: ['judge'] } }, policy: { referee: 'judge' } };
  const { exitCode, stdout } = await cli('validate', write('policy.yml', policy));
  expect([exitCode, stdout]).toEqual([
    0,
    expect.stringMatching(/valid policy\n.*judge.*one job per reviewer/),
  ]);
  expect((await cli('validate', write('plain.yml', 'version: 1\n'))).stdout).toMatch(/valid policy\n$/);
});

describe('convert', () => {
  const target = ['--pull-request', '7', '--repository', 'octo/app', '--head', 'abc1234'];
  const convert = (content: unknown, to: string, ...args: readonly string[]) =>
    ask('convert', write('review.json', content), '--to', to, ...args);
  const findings = [make.inlineFinding(), make.systemFinding()];

  it('prints the document on standard output, and the lost fields in one line on standard error', async () => {
    const file = write('review.json', findings);
    const { exitCode, stdout, stderr } = await cli('convert', file, '--to', 'review-data', ...target);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ line_comments: [{ file: 'src/app.ts', line: 42 }] });
    expect(stderr).toMatch(/^Not in the review-data: 1 finding without a file\.\n/);
  });

  it.each([
    [[], 'Add --pull-request, --repository, --head.'],
    [target.slice(0, 4), 'Add --head.'],
  ])('requires the values that the document lacks, given %j', async (given, fix) => {
    expect(await convert(findings, 'review-data', ...given)).toMatchObject({
      code: 'CONVERSION_INCOMPLETE',
      fix,
    });
  });

  it.each([
    ['--pull-request', '0'],
    ['--pull-request', '7a'],
    ['--repository', 'app'],
    ['--head', 'main'],
    ['--timestamp', 'today'],
    ['--reference', 'see [OWASP](https://owasp.org)'],
  ])('takes no %s %s', async (flag, value) => {
    expect(await convert(findings, 'review-data', ...target, flag, value)).toMatchObject(invalid(flag));
  });

  const ofRun = { schemaVersion: 1, head: 'a'.repeat(40), reviewers: [], documents: [], findings: [] };

  const code = 'CONVERSION_IMPOSSIBLE';
  const fix = 'The formats are review-output, review-data, candidate-findings, verdict, sarif.';

  it.each([
    [
      'an incomplete review of a run',
      ofRun,
      'sarif',
      { code, message: expect.stringMatching(/not complete/) },
    ],
    ['to a format that is only read', findings, 'eslint', { code }],
    ['to no format, and names those that it writes', findings, 'foo', { fix }],
  ])('refuses %s', async (_what, content, to, answer) => {
    expect(await convert(content, to)).toMatchObject({ exitCode: 3, ...answer });
  });

  it('refuses a document that it cannot read', async () => {
    expect(await convert('[1,]', 'verdict')).toMatchObject({ exitCode: 1 });
  });
});

it('refuses approvals of people where a workflow of the repository cannot hear of them', async () => {
  const policy = write('policy.yml', "version: 1\npolicy: { human-approval: { paths: ['**'] } }\n");
  expect((await cli('validate', policy)).exitCode).toBe(0);
  execFileSync('git', ['init', '--quiet', cwd]);
  mkdirSync(join(cwd, '.github/workflows'), { recursive: true });
  const step = '{ uses: acme/pr-verdict@v0, with: { gate: status } }';
  write('.github/workflows/review.yml', `on: [pull_request]\njobs: { review: { steps: [${step}] } }\n`);
  const { exitCode, stdout } = await cli('validate', policy);
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/policy\.human-approval.*review\.yml sets `gate: status`/);
});
