import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { GitHubClient } from '../../../src/github/client.ts';
import { observeChecks } from '../../../src/github/evidence-checks.ts';

const attempt = (parts: object = {}, output: object = {}) => ({
  ...{ id: 1, check_suite: { id: 10 }, status: 'completed', conclusion: 'success' },
  ...{ started_at: '2026-01-01T00:00:00Z', completed_at: '2026-01-01T00:00:42Z' },
  ...parts,
  output: { title: '', annotations_count: 0, ...output },
});

const note = (annotation_level: string, path = 'src/a.ts', start_line = 3) => {
  return { path, start_line, annotation_level, message: `a ${annotation_level}` };
};

/** The result of these attempts of the check `tests`. */
async function observe(attempts: readonly object[], notes: readonly object[] = [], total = attempts.length) {
  const rest = {
    checks: {
      listForRef: () => ({ data: { total_count: total, check_runs: attempts } }),
      listAnnotations: () => ({ data: notes }),
    },
  };
  const get = async (_: unknown, schema: z.ZodType, send: (api: unknown) => { readonly data: unknown }) =>
    schema.parse(send(rest).data);
  const repository = { client: { get } as unknown as GitHubClient, owner: 'octo', repo: 'demo' };
  const request = { repository, head: 'a'.repeat(40), names: ['tests'], reporter: { warning: () => {} } };
  return (await observeChecks(request))[0];
}

const open = { status: 'queued', conclusion: null };

describe('a check run in place of a verifier', () => {
  it.each([
    ['success', 'pass', undefined],
    ['failure', 'fail', 'error'],
    ['startup_failure', 'fail', 'error'],
    ['timed_out', 'timeout', 'error'],
    ['neutral', 'warn', 'warning'],
  ])('has the status, time and title of its conclusion %s', async (conclusion, status, severity) => {
    const message = `check run "tests" was concluded as ${conclusion}: 3 failed`;
    const findings = severity === undefined ? [] : [{ file: '', line: null, message, severity }];
    const report = { name: 'tests', status, findings, duration_ms: 42_000 };
    expect(await observe([attempt({ conclusion }, { title: '3 failed' })])).toEqual(report);
  });

  it('has its notes as findings, the gravest first, and does not pass with a warning', async () => {
    const notes = [note('notice'), note('warning', 'src/b.ts', 0), note('failure', '.github', 1)];
    expect(await observe([attempt({}, { annotations_count: 7 })], notes)).toMatchObject({
      status: 'warn',
      findings: [
        // GitHub writes `.github` for "no file".
        { file: '', line: null, message: 'a failure', severity: 'error' },
        { file: 'src/b.ts', line: null, message: 'a warning', severity: 'warning' },
        { file: 'src/a.ts', line: 3, message: 'a notice', severity: 'info' },
        { message: 'and 4 more notes of the check run', severity: 'info' },
      ],
    });
    const noticed = await observe([attempt({}, { annotations_count: 1 })], [note('notice')]);
    expect(noticed).toMatchObject({ status: 'pass' });
  });

  const otherSuite = { check_suite: { id: 11 } };
  it.each([
    ['of the newest attempt', [attempt({ id: 6 }), attempt({ id: 5, conclusion: 'failure' })], 'pass'],
    ['the worst of two', [attempt({ id: 6 }), attempt({ ...otherSuite, conclusion: 'failure' })], 'fail'],
  ])('has the result %s', async (_, attempts, status) => {
    expect(await observe(attempts)).toMatchObject({ status });
  });

  it.each<[string, readonly object[], number?]>([
    ['is not on the head', []],
    ['could not be read: there are too many of that name', [attempt()], 101],
    ['has not finished: it is queued', [attempt({ id: 7, ...open }), attempt()]],
    ['has not finished: it is queued', [attempt({ ...otherSuite, ...open }), attempt()]],
    ...['cancelled', 'skipped', 'stale', 'action_required', 'some day'].map(
      (conclusion): [string, readonly object[]] => [
        `has no result: it was concluded as ${conclusion}`,
        [attempt({ conclusion })],
      ],
    ),
  ])('is no result: %s', async (why, attempts, total) => {
    expect(await observe(attempts, [], total)).toEqual({ name: 'tests', why });
  });
});
