import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import type { FaultAct } from '../support/github/faults.ts';
import { type EndedRun, runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const files = { 'claude.json': JSON.stringify([reviewOutputFinding()]) };
const setStatus = 'POST /repos/{owner}/{repo}/statuses/{sha}';

let demo: Demo;
let runs = 0;

beforeAll(async () => {
  demo = await startDemo({ limits: { hourly: 1_000_000 } });
});

afterAll(async () => {
  await demo.github.close();
  demo.github.assertClean();
});

beforeEach(() => {
  demo.github.faults.clear();
  demo.repository.statuses.length = 0;
  demo.pull.reviews.length = 0;
  demo.pull.threads.length = 0;
});

function review(): Promise<EndedRun> {
  runs += 1;
  return runInProcess({
    github: demo.github,
    pull: demo.pull,
    files,
    runKey: `run-${runs}`,
    permissions: publishing,
    client: { timer: virtualTimer() },
    settings: { gate: 'status' },
  });
}

/** Lets the first or the second status of the run go wrong: the pending one, or the one that concludes. */
function fail(which: number, act: FaultAct, times = 1): void {
  let seen = 0;
  demo.github.faults.push({
    act,
    times,
    match: ({ route }) => {
      if (route !== setStatus) return false;
      seen += 1;
      return seen >= which;
    },
  });
}

const states = () => demo.repository.statuses.map(({ state }) => state);

const passing: readonly (readonly [string, FaultAct])[] = [
  ['the connection is lost before the effect', 'drop-before'],
  ['the connection is lost after the effect', 'drop-after'],
  ['the answer is cut off', 'truncate'],
  ['the server fails after the effect', { answerAfter: { status: 502, body: 'Bad Gateway' } }],
  ['a limit is met', { answer: { status: 429, body: { message: 'Slow down' } } }],
];

describe.each([1, 2])('status %d of a run whose gate is a status', (which) => {
  it.each(passing)('stands once although %s', async (_, act) => {
    fail(which, act);
    expect((await review()).result).toMatchObject({ exitCode: 0, status: 'passed' });
    expect(states()).toEqual(['pending', 'success']);
    expect(demo.pull.reviews).toHaveLength(1);
  });

  it('never says success while the server stays away, and the next run converges', async () => {
    fail(which, 'drop-before', Number.POSITIVE_INFINITY);
    expect((await review()).result?.exitCode).not.toBe(0);
    expect(states()).not.toContain('success');
    demo.github.faults.clear();
    expect((await review()).result).toMatchObject({ exitCode: 0 });
    expect(states().at(-1)).toBe('success');
    expect(demo.pull.reviews).toHaveLength(1);
  });
});
