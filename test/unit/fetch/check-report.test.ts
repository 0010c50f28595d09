import { describe, expect, it } from 'vitest';
import {
  type CheckAttempt,
  type ObservedChecks,
  readChecks,
} from '../../../src/fetch/evidence-verification.ts';

const attempt = (parts: Partial<CheckAttempt> = {}): CheckAttempt => ({
  id: 1,
  suite: 10,
  status: 'completed',
  conclusion: 'success',
  startedAt: '2026-01-01T00:00:00Z',
  completedAt: '2026-01-01T00:00:42Z',
  title: '',
  notes: [],
  notesTotal: 0,
  ...parts,
});

const note = (level: 'notice' | 'warning' | 'failure', path = 'src/a.ts', line = 3) => ({
  path,
  line,
  level,
  message: `a ${level} hunter2`,
});

const clean = (text: string) => text.replaceAll('hunter2', '***');

function read(attempts: readonly CheckAttempt[], ownCheck = 'pr-verdict') {
  const observed: ObservedChecks = [{ name: 'tests', state: 'read', attempts }];
  return readChecks(observed, { name: 'unit', check: 'tests', ownCheck, clean });
}

describe('a check run in place of a verifier', () => {
  it('passes as it was concluded, in the time that it took', () => {
    expect(read([attempt()])).toEqual({
      state: 'finished',
      report: { name: 'unit', status: 'pass', findings: [], duration_ms: 42_000 },
    });
  });

  it.each([
    ['failure', 'fail', 'error'],
    ['startup_failure', 'fail', 'error'],
    ['timed_out', 'timeout', 'error'],
    ['neutral', 'warn', 'warning'],
  ] as const)('that was concluded as %s is a %s that states it', (conclusion, status, severity) => {
    const message = `check run "tests" was concluded as ${conclusion}: 3 of *** failed`;
    expect(read([attempt({ conclusion, title: '3 of hunter2 failed' })])).toMatchObject({
      report: { status, findings: [{ file: '', line: null, message, severity }] },
    });
  });

  it.each(['cancelled', 'skipped', 'stale', 'action_required', 'some day'])(
    'that was concluded as %s is no result',
    (conclusion) => {
      const why = `check run "tests" has no result: it was concluded as ${conclusion}`;
      expect(read([attempt({ conclusion })])).toEqual({ state: 'unavailable', why });
    },
  );

  it('has its notes as findings, the gravest first, and does not pass with a warning', () => {
    const notes = [note('notice'), note('warning', 'src/b.ts', 0), note('failure', '.github', 1)];
    expect(read([attempt({ notes, notesTotal: 7 })])).toMatchObject({
      report: {
        status: 'warn',
        findings: [
          // GitHub's own word for "no file".
          { file: '', line: null, message: 'a failure ***', severity: 'error' },
          { file: 'src/b.ts', line: null, message: 'a warning ***', severity: 'warning' },
          { file: 'src/a.ts', line: 3, message: 'a notice ***', severity: 'info' },
          { message: 'and 4 more notes of the check run', severity: 'info' },
        ],
      },
    });
    expect(read([attempt({ notes: [note('notice')], notesTotal: 1 })])).toMatchObject({
      report: { status: 'pass' },
    });
  });

  it('counts by its newest attempt, whatever came before', () => {
    const failed = attempt({ id: 5, conclusion: 'failure' });
    const passed = attempt({ id: 6 });
    expect(read([passed, failed])).toMatchObject({ report: { status: 'pass' } });
    const again = attempt({ id: 7, status: 'in_progress', conclusion: null });
    expect(read([again, passed, failed])).toEqual({
      state: 'unavailable',
      why: 'check run "tests" has not finished: it is in_progress',
    });
  });

  it('has the worst result of the workflows that share its name, and waits for all of them', () => {
    const failed = attempt({ id: 5, suite: 11, conclusion: 'failure' });
    expect(read([failed, attempt({ id: 6 })])).toMatchObject({ report: { status: 'fail' } });
    const waiting = attempt({ id: 4, suite: 12, status: 'queued', conclusion: null });
    expect(read([failed, waiting])).toMatchObject({ state: 'unavailable' });
  });

  it('is never the check of the run itself', () => {
    expect(read([attempt()], 'tests')).toEqual({
      state: 'unavailable',
      why: 'check run "tests" is this run\'s own',
    });
  });

  it('gives the reason where there is none', () => {
    const query = { name: 'unit', check: 'tests', ownCheck: 'x', clean };
    expect(read([])).toMatchObject({ why: 'there is no check run "tests" on the head' });
    expect(readChecks(undefined, query)).toMatchObject({
      why: 'check run "tests" was not looked for: a local change has none',
    });
    const unreadable = [{ name: 'tests', state: 'unreadable', reason: 'GitHub is down' }] as const;
    expect(readChecks(unreadable, query)).toMatchObject({
      why: 'check run "tests" could not be read: GitHub is down',
    });
  });
});
