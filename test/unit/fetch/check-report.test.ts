import { describe, expect, it } from 'vitest';
import {
  type CheckAttempt,
  type ObservedChecks,
  readChecks,
} from '../../../src/fetch/evidence-verification.ts';

const attempt = (parts: Partial<CheckAttempt> = {}): CheckAttempt => ({
  ...{ id: 1, suite: 10, status: 'completed', conclusion: 'success', title: '', notes: [], notesTotal: 0 },
  ...{ startedAt: '2026-01-01T00:00:00Z', completedAt: '2026-01-01T00:00:42Z' },
  ...parts,
});

const note = (level: 'notice' | 'warning' | 'failure', path = 'src/a.ts', line = 3) => {
  return { path, line, level, message: `a ${level} hunter2` };
};

const clean = (text: string) => text.replaceAll('hunter2', '***');

const readObserved = (observed: ObservedChecks | undefined, ownCheck = 'pr-verdict') =>
  readChecks(observed, { name: 'unit', check: 'tests', ownCheck, clean });

const read = (attempts: readonly CheckAttempt[], ownCheck?: string) =>
  readObserved([{ name: 'tests', state: 'read', attempts }], ownCheck);

const open = { status: 'queued', conclusion: null };

describe('a check run in place of a verifier', () => {
  it.each([
    ['success', 'pass', undefined],
    ['failure', 'fail', 'error'],
    ['startup_failure', 'fail', 'error'],
    ['timed_out', 'timeout', 'error'],
    ['neutral', 'warn', 'warning'],
  ] as const)('has the status, time and title of its conclusion %s', (conclusion, status, severity) => {
    const message = `check run "tests" was concluded as ${conclusion}: 3 of *** failed`;
    const findings = severity === undefined ? [] : [{ file: '', line: null, message, severity }];
    const report = { name: 'unit', status, findings, duration_ms: 42_000 };
    const result = read([attempt({ conclusion, title: '3 of hunter2 failed' })]);
    expect(result).toEqual({ state: 'finished', report });
  });

  it('has its notes as findings, the gravest first, and does not pass with a warning', () => {
    const notes = [note('notice'), note('warning', 'src/b.ts', 0), note('failure', '.github', 1)];
    expect(read([attempt({ notes, notesTotal: 7 })])).toMatchObject({
      report: {
        status: 'warn',
        findings: [
          // GitHub writes `.github` for "no file".
          { file: '', line: null, message: 'a failure ***', severity: 'error' },
          { file: 'src/b.ts', line: null, message: 'a warning ***', severity: 'warning' },
          { file: 'src/a.ts', line: 3, message: 'a notice ***', severity: 'info' },
          { message: 'and 4 more notes of the check run', severity: 'info' },
        ],
      },
    });
    const noticed = read([attempt({ notes: [note('notice')], notesTotal: 1 })]);
    expect(noticed).toMatchObject({ report: { status: 'pass' } });
  });

  it.each([
    ['of the newest attempt', [attempt({ id: 6 }), attempt({ id: 5, conclusion: 'failure' })], 'pass'],
    ['the worst of two', [attempt({ id: 6 }), attempt({ suite: 11, conclusion: 'failure' })], 'fail'],
  ])('has the result %s', (_, attempts, status) => {
    expect(read(attempts)).toMatchObject({ report: { status } });
  });

  const unreadable: ObservedChecks = [{ name: 'tests', state: 'unreadable', reason: 'GitHub is down' }];
  it.each<[string, ReturnType<typeof read>]>([
    ['check run "tests" is this run\'s own', read([attempt()], 'tests')],
    ['there is no check run "tests" on the head', read([])],
    ['check run "tests" was not looked for: a local change has none', readObserved(undefined)],
    ['check run "tests" could not be read: GitHub is down', readObserved(unreadable)],
    ['check run "tests" has not finished: it is queued', read([attempt({ id: 7, ...open }), attempt()])],
    ['check run "tests" has not finished: it is queued', read([attempt({ suite: 12, ...open }), attempt()])],
    ...['cancelled', 'skipped', 'stale', 'action_required', 'some day'].map(
      (conclusion): [string, ReturnType<typeof read>] => [
        `check run "tests" has no result: it was concluded as ${conclusion}`,
        read([attempt({ conclusion })]),
      ],
    ),
  ])('is no result: %s', (why, result) => {
    expect(result).toEqual({ state: 'unavailable', why });
  });
});
