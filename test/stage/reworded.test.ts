import { expect, it } from 'vitest';
import { Failure } from '../../src/model/failure.ts';
import { writeOwnConclusion } from '../../src/policy/shared-head.ts';
import { rewordedStage } from '../../src/run/pull-request-event-run.ts';
import { buildSettings, headCommit } from '../support/builders/run.ts';
import { RecordingChecks } from '../support/fakes/recording-checks.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';

type Context = Parameters<typeof rewordedStage>[0];

const basis = '0123456789abcdef';
const passed = {
  id: 1,
  externalId: writeOwnConclusion({ pull: 7, conclusion: 'success', basis, key: 'run-1' }),
  conclusion: 'success',
  startedAt: '2026-01-02T00:00:00Z',
  title: 'PASS',
  summary: '',
  text: '',
  annotations: 0,
};

async function spares(change: Partial<Context> = {}): Promise<boolean> {
  const checks = new RecordingChecks();
  checks.standing = [passed];
  const context: Context = {
    edited: { number: 7, head: headCommit },
    attempt: 1,
    settings: buildSettings(),
    reporter: new RecordingReporter(),
    gate: async () => ({
      kind: 'check',
      checks,
      members: async () => ({ viewer: '', open: [], complete: true }),
      look: async () => ({ viewer: '', checks: [] }),
    }),
    members: async () => ({ viewer: 'github-actions[bot]', open: [{ pull: 7, basis }], complete: true }),
    ...change,
  };
  const result = await rewordedStage(context);
  if (result !== undefined) expect(result).toEqual({ exitCode: 0, status: 'skipped' });
  return result !== undefined;
}

it('spares a head that was decided on', async () => {
  expect(await spares()).toBe(true);
});

it.each<[string, Partial<Context>]>([
  ['somebody runs the job again', { attempt: 2 }],
  [
    'the base has another policy now',
    {
      members: async () => ({
        viewer: 'github-actions[bot]',
        open: [{ pull: 7, basis: 'fedcba9876543210' }],
        complete: true,
      }),
    },
  ],
  ['the job is the gate', { gate: async () => undefined }],
  [
    'nobody can tell',
    {
      members: async () => {
        throw new Failure({ kind: 'operational', code: 'GITHUB_UNAVAILABLE', message: 'no', fix: 'wait' });
      },
    },
  ],
])('reviews it all the same where %s', async (_why, change) => {
  expect(await spares(change)).toBe(false);
});
