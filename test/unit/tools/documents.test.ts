import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Shell } from '../../../src/tools/command-answer.ts';
import { convertCommand } from '../../../src/tools/convert-command.ts';
import { schemaCommand } from '../../../src/tools/schema-command.ts';
import { validateCommand } from '../../../src/tools/validate-command.ts';
import * as make from '../../support/contract-documents.ts';

let cwd = '';
let printed = { out: '', say: '', err: '' };

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'documents-'));
  printed = { out: '', say: '', err: '' };
});
afterEach(() => rmSync(cwd, { recursive: true }));

function shell(): Shell {
  const into = (stream: 'out' | 'say' | 'err') => (text: string) => {
    printed[stream] += text;
  };
  return {
    env: {},
    cwd,
    isTerminal: false,
    out: into('out'),
    say: into('say'),
    err: into('err'),
    log: () => {},
  };
}

function write(name: string, content: unknown): string {
  writeFileSync(join(cwd, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return name;
}

const diff = `diff --git a/src/app.ts b/src/app.ts
--- a/src/app.ts
+++ b/src/app.ts
@@ -9,2 +9,3 @@
 nine
+ten
 eleven
`;

describe('validate', () => {
  async function validate(
    content: unknown,
    options: { json?: boolean; diff?: string; contract?: string } = {},
  ) {
    const file = write('review.json', content);
    const { json = false, ...rest } = options;
    return validateCommand({ file, output: json ? 'agent' : 'human', ...rest }, shell());
  }

  it('reports a valid document with the recognised format', async () => {
    expect(await validate([make.inlineFinding({ line: 10 })])).toBe(0);
    expect(printed.say).toBe('review.json: valid review-output\n');
  });

  it('answers in JSON with everything that is wrong at once', async () => {
    const findings = [make.inlineFinding({ severity: 'HIGH', fix: 3 }), make.fileFinding({ file: '/a' })];
    expect(await validate(findings, { json: true })).toBe(1);
    const answer = JSON.parse(printed.out);
    expect(answer).toMatchObject({ valid: false, omitted: 0 });
    expect(answer.errors.map(({ rule, path }: { rule: string; path: string }) => `${rule} ${path}`)).toEqual([
      'C1/severity /0/severity',
      'C1/fix /0/fix',
      'C1/N4 /1/file',
    ]);
    for (const error of answer.errors) {
      expect(Object.keys(error).sort()).toEqual(
        ['column', 'grade', 'line', 'message', 'path', 'recommendation', 'rule'].sort(),
      );
    }
    expect(JSON.stringify(findings, null, 2).split('\n')[answer.errors[0].line - 1]).toContain('severity');
  });

  it('checks lines and paths of the change only where a diff is given', async () => {
    const findings = [make.inlineFinding({ line: 42 }), make.fileFinding({ file: 'src/other.ts' })];
    expect(await validate(findings)).toBe(0);
    write('pr.diff', diff);
    expect(await validate(findings, { diff: 'pr.diff', json: true })).toBe(1);
    const [line, path] = JSON.parse(printed.out).errors;
    expect(line).toMatchObject({ rule: 'C1/line-in-diff', grade: 'relocated' });
    expect(line.recommendation).toContain('11');
    expect(path).toMatchObject({ rule: 'C1/path-in-diff', path: '/1/file' });
  });

  it('takes the lines of a deleted file for those it had, and advises them', async () => {
    write(
      'pr.diff',
      'diff --git a/src/app.ts b/src/app.ts\ndeleted file mode 100644\nindex 1111111..0000000\n--- a/src/app.ts\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-one\n-two\n',
    );
    const on = (line: number) => make.reviewData({ line_comments: [make.comment({ line })] });
    await validate(on(2), { diff: 'pr.diff', json: true });
    const rules = ({ errors }: { errors: { rule: string }[] }) => errors.map(({ rule }) => rule);
    expect(rules(JSON.parse(printed.out)).filter((rule) => /line/.test(rule))).toEqual([]);
    printed.out = '';
    await validate(on(7), { diff: 'pr.diff', json: true });
    expect(JSON.parse(printed.out).errors).toContainEqual(
      expect.objectContaining({
        rule: 'C2/line-in-diff',
        recommendation: 'Use a line of the diff; the nearest are 1, 2.',
      }),
    );
  });

  it('passes a document with deviations alone, and lists them', async () => {
    expect(await validate([make.inlineFinding({ note: 'x' })])).toBe(0);
    expect(printed.say).toMatch(/^review\.json:\d+:\d+: warning C1\/unknown-key .*\n {2}\/0\/note: /);
  });

  it('forgives prose unless it is asked to be strict', async () => {
    const prose = `Here it is:\n${JSON.stringify([make.inlineFinding()])}`;
    expect(await validate(prose)).toBe(0);
    expect(await validate(prose, { contract: 'strict' })).toBe(1);
  });

  it.each([
    ['{"hello": 1, "world": 2}', 'an object with the keys "hello", "world"'],
    ['[3]', 'an array of 1 without objects'],
    ['{"runs": [], "diagnostics": []}', 'an object with the keys "runs", "diagnostics"'],
    ['"Looks good."', 'it is "Looks good."'],
  ])('describes the input where it knows no contract for %s', async (text, seen) => {
    expect(await validate(text, { json: true })).toBe(1);
    expect(JSON.parse(printed.out).errors[0].message).toContain(seen);
  });
});

const target = { pullRequest: '7', repository: 'octo/app', head: 'abc1234' };

describe('validate --previous', () => {
  const validate = (now: unknown, before: unknown, options: object = {}) =>
    validateCommand(
      {
        file: write('now.json', now),
        previous: write('before.json', before),
        output: 'agent',
        ...options,
      },
      shell(),
    );
  const marked = (status: string, fields: object = {}) =>
    make.verdictFile({ findings: [make.verdictFinding({ status, ...fields })] });
  const rules = () => JSON.parse(printed.out).errors.map(({ rule }: { rule: string }) => rule);

  it('compares a verdict file with the state before it', async () => {
    expect(await validate(marked('fixed'), marked('open'))).toBe(0);
    expect(rules()).toEqual([]);
    printed.out = '';
    await validate(marked('verified'), marked('open'));
    expect(rules()).toContain('C5/status-transition');
    printed.out = '';
    await validate(marked('fixed', { title: 'Something else' }), marked('open'));
    expect(rules()).toEqual(['C5/owned-field']);
  });

  it('reads both documents as verdict files', async () => {
    const { verdict: _, ...rest } = marked('open');
    expect(await validate(rest, marked('open'))).toBe(1);
    expect(rules()).toContain('C5/verdict');
  });

  it.each([
    ['is no verdict file', [make.inlineFinding()]],
    ['is broken', '{'],
    ['is of another review', make.verdictFile({ reviewId: 'ffffffff' })],
  ])('refuses a state before that %s', async (_, before) => {
    await expect(validate(marked('open'), before)).rejects.toMatchObject({ code: 'PREVIOUS_UNUSABLE' });
  });

  it('is for verdict files', async () => {
    for (const options of [{ format: 'sarif' }, { file: 'policy.yml' }])
      await expect(validate(marked('open'), marked('open'), options)).rejects.toMatchObject({
        code: 'COMMAND_LINE_INVALID',
        message: expect.stringContaining('--previous'),
      });
  });

  it.each([
    { file: '-', diff: '-' },
    { file: '-', previous: '-' },
    { diff: '-', previous: '-' },
  ])('reads standard input for one thing only: %j', async (options) => {
    await expect(
      validateCommand({ file: 'a.json', output: 'agent', ...options }, shell()),
    ).rejects.toMatchObject({
      code: 'COMMAND_LINE_INVALID',
      message: expect.stringContaining('standard input'),
    });
  });
});

describe('convert', () => {
  it('prints the document on standard output, and the lost fields in one line on standard error', async () => {
    const file = write('review.json', [make.inlineFinding(), make.systemFinding()]);
    expect(await convertCommand({ file, to: 'review-data', ...target }, shell())).toBe(0);
    expect(JSON.parse(printed.out)).toMatchObject({ line_comments: [{ file: 'src/app.ts', line: 42 }] });
    expect(printed.err).toMatch(/^Not in the review-data: 1 finding without a file\.\n$/);
  });

  it.each([
    [{}, 'Add --pull-request, --repository, --head.'],
    [{ ...target, head: undefined }, 'Add --head.'],
  ])('requires the values that the document lacks, given %j', async (values, fix) => {
    const file = write('review.json', [make.inlineFinding()]);
    await expect(convertCommand({ file, to: 'review-data', ...values }, shell())).rejects.toMatchObject({
      code: 'CONVERSION_INCOMPLETE',
      fix,
    });
    expect(printed.out).toBe('');
  });

  it.each([
    [{ pullRequest: '0' }, '--pull-request'],
    [{ pullRequest: '7a' }, '--pull-request'],
    [{ repository: 'app' }, '--repository'],
    [{ head: 'main' }, '--head'],
    [{ timestamp: 'today' }, '--timestamp'],
    [{ reference: 'see [OWASP](https://owasp.org)' }, '--reference'],
  ])('takes no %j', async (values, flag) => {
    const file = write('review.json', [make.inlineFinding()]);
    await expect(
      convertCommand({ file, to: 'review-data', ...target, ...values }, shell()),
    ).rejects.toMatchObject({ code: 'COMMAND_LINE_INVALID', message: expect.stringContaining(flag) });
  });

  it('reads the merged findings of a run', async () => {
    const findings = { schemaVersion: 1, head: 'a'.repeat(40), reviewers: [], documents: [], findings: [] };
    const file = write('findings.json', findings);
    await expect(convertCommand({ file, to: 'sarif' }, shell())).rejects.toMatchObject({
      code: 'CONVERSION_IMPOSSIBLE',
      message: expect.stringContaining('The review is not complete'),
    });
  });

  it('refuses formats that it cannot write', async () => {
    const file = write('review.json', [make.inlineFinding()]);
    await expect(convertCommand({ file, to: 'eslint' }, shell())).rejects.toMatchObject({
      code: 'CONVERSION_IMPOSSIBLE',
    });
    await expect(convertCommand({ file, to: 'sariff' }, shell())).rejects.toMatchObject({
      code: 'FORMAT_UNKNOWN',
      fix: expect.stringMatching(/did you mean sarif/i),
    });
    expect(await convertCommand({ file: write('b.json', '[1,]'), to: 'verdict' }, shell())).toBe(1);
  });
});

describe('schema', () => {
  it('prints one schema, and names them all for a name that there is not', () => {
    expect(schemaCommand('review-output', shell())).toBe(0);
    expect(JSON.parse(printed.out)).toMatchObject({
      type: 'array',
      $id: 'urn:pr-verdict:schema:review-output:1',
    });
    expect(() => schemaCommand('c1', shell())).toThrow(expect.objectContaining({ code: 'SCHEMA_UNKNOWN' }));
  });
});
