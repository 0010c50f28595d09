import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Gate } from '../../src/domain/settings.ts';
import { holdingUp, refuseReviews } from '../support/crossing-runs.ts';
import { type Demo, numbered, publishing, startDemo } from '../support/github/demo.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import type { Permissions } from '../support/github/model/tokens.ts';
import { type EndedRun, runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const critical = reviewOutputFinding({ severity: 'CRITICAL', issue: 'Input reaches the query unescaped.' });
const minor = reviewOutputFinding({ issue: 'The name says too little.', line: 33 });

let demo: Demo;

beforeEach(async () => {
  demo = await startDemo();
});

afterEach(async () => {
  await demo.github.close();
  demo.github.assertClean();
});

interface Begun {
  readonly gate: Gate;
  readonly findings: readonly unknown[];
  readonly meanwhile?: () => Promise<unknown>;
  readonly permissions?: Permissions;
}

function review(runKey: string, { gate, findings, meanwhile, permissions = publishing }: Begun) {
  return runInProcess({
    github: demo.github,
    pull: demo.pull,
    files: { 'claude.json': JSON.stringify(findings) },
    runKey,
    settings: { gate },
    permissions,
    client: { timer: virtualTimer() },
    ...(meanwhile && { onDisk: holdingUp(meanwhile) }),
  });
}

const overtaken = {
  exitCode: 2,
  status: 'incomplete',
  conclusion: 'action_required',
  title: 'Overtaken: a newer run did not pass',
  verdict: '',
  event: 'COMMENT',
  page: expect.stringContaining('## ⏸️ Overtaken\n\nA run that began'),
};

function expectHeldUp(gate: Gate): void {
  const { checkRuns, statuses } = demo.repository;
  if (gate === 'check')
    expect(checkRuns.map(({ conclusion }) => conclusion)).toEqual(['action_required', 'failure']);
  else expect(statuses.at(-1)?.state).toBe('error');
}

/** A review demanded changes, and a push answers it: the next one has something to put straight. */
async function answeredDemand(gate: Gate): Promise<void> {
  await review('run-0', { gate, findings: [critical] });
  const { git } = demo.repository;
  git
    .branch('feature')
    .write('src/app.ts', numbered({ 5: 'fixed 5', 8: null, 32: 'line 32\nadded' }))
    .commit('Answer the review');
  demo.repository.push('feature');
  demo.repository.checkRuns.length = 0;
}

const nothing = async (_: Gate) => {};

it.each([
  ['check', nothing, 'COMMENTED'],
  ['status', nothing, 'COMMENTED'],
  ['check', answeredDemand, 'DISMISSED,COMMENTED'],
  ['status', answeredDemand, 'DISMISSED,COMMENTED'],
] as const)(
  'an older run does not pass where a newer one fails while it submits its review, with `gate: %s` (%#)',
  async (gate, before, states) => {
    await before(gate);
    let newer: Promise<EndedRun> | undefined;
    demo.github.beforeRequest(async ({ operations }) => {
      if (!operations.includes('submitPullRequestReview') || newer !== undefined) return;
      refuseReviews(demo.github);
      newer = review('run-2', { gate, findings: [critical] });
      await newer;
    });
    const older = await review('run-1', { gate, findings: [minor] });
    demo.github.faults.clear();
    expect((await newer)?.result).toMatchObject({ exitCode: 1, conclusion: 'failure' });
    expect(older.result).toMatchObject({
      ...overtaken,
      receipt: { outcome: 'published', counts: { inline: 1 }, missing: [], newer: 'unpassed' },
    });
    expect(older.reporter.failures).toEqual(['REVIEW_OVERTAKEN']);
    expect(demo.pull.reviews.map(({ state }) => state).join()).toBe(states);
    expectHeldUp(gate);
  },
);

it('what a token may not read of checks leaves what was put straight done, and is not looked for again', async () => {
  await answeredDemand('check');
  const { checks: _, ...permissions } = publishing;
  demo.github.journal.clear();
  const { reporter } = await review('run-1', { gate: 'check', findings: [], permissions });
  expect(reporter.failures).toEqual(['GITHUB_PERMISSION_MISSING']);
  expect(demo.pull.reviews.map(({ state }) => state)).toEqual(['DISMISSED', 'COMMENTED']);
  const queries = demo.github.journal.entries.map(({ body }) => JSON.stringify(body ?? ''));
  expect(queries.filter((text) => text.includes('query Standing'))).toEqual([]);
});

describe.each<[Gate, (entry: JournalEntry) => boolean]>([
  ['check', ({ method, path }) => method === 'PATCH' && path.includes('/check-runs/')],
  ['status', ({ method, body }) => method === 'POST' && JSON.stringify(body).includes('"state":"success"')],
])('an older run that concludes as a newer one fails, with `gate: %s`', (gate, isPass) => {
  /** The newer one has begun by the time that the older one publishes, and ends when that is about to conclude. */
  async function crossing(found: { readonly older: readonly unknown[]; readonly newer: readonly unknown[] }) {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let newer: Promise<EndedRun> | undefined;
    const begin = () =>
      new Promise<void>((begun) => {
        newer = review('run-2', {
          gate,
          findings: found.newer,
          meanwhile: () => {
            begun();
            return held;
          },
        });
      });
    let isCrossed = false;
    demo.github.beforeRequest(async (entry) => {
      if (isCrossed || newer === undefined || !isPass(entry)) return;
      isCrossed = true;
      refuseReviews(demo.github);
      letGo();
      await newer;
    });
    const older = await review('run-1', { gate, findings: found.older, meanwhile: begin });
    return { older, newer: await newer };
  }

  it.each<[string, readonly unknown[]]>([
    ['said something', [minor]],
    ['had nothing to say', []],
  ])('takes its pass back, having %s', async (_, found) => {
    const { older, newer } = await crossing({ older: found, newer: [critical] });
    expect(newer?.result).toMatchObject({ exitCode: 1, conclusion: 'failure' });
    expect(older.result).toMatchObject(overtaken);
    expect(older.reporter.failures).toEqual(['REVIEW_OVERTAKEN']);
    expectHeldUp(gate);
  });

  it('passes where the newer one passes as well', async () => {
    const { older, newer } = await crossing({ older: [], newer: [] });
    expect([older.result?.exitCode, newer?.result?.exitCode]).toEqual([0, 0]);
    if (gate === 'check')
      expect(demo.repository.checkRuns.map(({ conclusion }) => conclusion)).toEqual(['success', 'success']);
    else expect(demo.repository.statuses.at(-1)?.state).toBe('success');
  });
});
