import { describe, expect, it } from 'vitest';
import type { CheckRun } from '../../../src/model/evidence-pack.ts';
import { resultOfChecks } from '../../../src/review/verifier-reports.ts';
import { buildAnnotation, buildCheck } from '../../support/app-activity.ts';

/** It took two hours. */
const check = (parts: Partial<CheckRun> = {}) => buildCheck('tests', 'github-actions', parts);

/** The result of these check runs of the name `tests`. */
const resultOf = (runs: readonly CheckRun[], unread?: string) =>
  resultOfChecks({ name: 'tests', runs, unread });

const note = (level: 'notice' | 'warning' | 'failure', path = 'src/a.ts', startLine = 3) =>
  buildAnnotation({ path, startLine, level, message: `a ${level}` });

describe('a check run in place of a verifier', () => {
  it.each([
    ['success', 'pass', undefined],
    ['failure', 'fail', 'error'],
    ['startup_failure', 'fail', 'error'],
    ['timed_out', 'timeout', 'error'],
    ['neutral', 'warn', 'warning'],
  ])('has the status, time and title of its conclusion %s', (conclusion, status, severity) => {
    const message = `check run "tests" was concluded as ${conclusion}: 3 failed`;
    const findings = severity === undefined ? [] : [{ file: '', line: null, message, severity }];
    const report = { name: 'tests', status, findings, duration_ms: 7_200_000 };
    expect(resultOf([check({ conclusion, title: '3 failed' })])).toEqual(report);
  });

  it('has its notes as findings, the gravest first, and does not pass with a warning', () => {
    const annotations = [note('notice'), note('warning', 'src/b.ts', 0), note('failure', '.github', 1)];
    expect(resultOf([check({ annotations, annotationCount: 7 })])).toMatchObject({
      status: 'warn',
      findings: [
        // GitHub writes `.github` for "no file".
        { file: '', line: null, message: 'a failure', severity: 'error' },
        { file: 'src/b.ts', line: null, message: 'a warning', severity: 'warning' },
        { file: 'src/a.ts', line: 3, message: 'a notice', severity: 'info' },
        { message: 'and 4 more notes of the check run', severity: 'info' },
      ],
    });
    expect(resultOf([check({ annotations: [note('notice')] })])).toMatchObject({ status: 'pass' });
  });

  it('has the worst result of several suites', () => {
    const runs = [check(), check({ conclusion: 'failure' }), check()];
    expect(resultOf(runs)).toMatchObject({ status: 'fail' });
  });

  it.each<[string, readonly CheckRun[], string?]>([
    ['is not on the head', []],
    ['could not be read: there are too many of that name', [check()], 'there are too many of that name'],
    ['has not finished: it is queued', [check(), check({ status: 'queued', conclusion: null })]],
    ...['cancelled', 'skipped', 'stale', 'action_required', 'some day'].map(
      (conclusion): [string, readonly CheckRun[]] => [
        `has no result: it was concluded as ${conclusion}`,
        [check(), check({ conclusion })],
      ],
    ),
  ])('is no result: %s', (why, runs, unread) => {
    expect(resultOf(runs, unread)).toEqual({ why });
  });
});
