import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faultsAt, type Point, pointsOf } from '../support/faults-at.ts';
import { type Demo, startDemo } from '../support/github/demo.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import { type EndedRun, type InProcessRun, runInProcess } from '../support/in-process-run.ts';
import { lasting, passing } from '../support/request-faults.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer, yieldingTimer } from '../support/virtual-timer.ts';

const issues = ['The work is done twice.', 'The name says too little.', 'There is no test.'] as const;
const { line: _, ...onFile } = reviewOutputFinding({ type: 'file', file: 'new.ts', issue: issues[2] });
const files = {
  'claude.json': JSON.stringify([
    reviewOutputFinding({ line: 5, issue: issues[0] }),
    reviewOutputFinding({ line: 33, issue: issues[1] }),
    onFile,
  ]),
};

let demo: Demo;
let pull: PullRequest;
let runs = 0;

beforeAll(async () => {
  demo = await startDemo({ limits: { hourly: 1_000_000 } });
  pull = demo.pull;
});

afterAll(async () => {
  await demo.github.close();
  demo.github.assertClean();
});

beforeEach(forgetEverything);

/** Nobody has spoken on the pull request, and its head is without checks. */
function forgetEverything(): void {
  demo.github.faults.clear();
  demo.github.journal.clear();
  demo.repository.checkRuns.length = 0;
  pull.reviews.length = 0;
  pull.threads.length = 0;
}

const timer = virtualTimer();

function review(overrides: Partial<InProcessRun> = {}): Promise<EndedRun> {
  runs += 1;
  const client = { timer };
  return runInProcess({ github: demo.github, pull, files, runKey: `run-${runs}`, client, ...overrides });
}

async function pointsOfRun(): Promise<readonly Point[]> {
  await review();
  const points = pointsOf(demo.github.journal.entries);
  forgetEverything();
  return points;
}

function expectOneReview(when: string): void {
  expect(
    pull.reviews.map(({ state }) => state),
    when,
  ).toEqual(['COMMENTED']);
  const bodies = pull.threads.flatMap(({ comments }) => comments.map(({ body }) => body));
  const counts = issues.map((issue) => bodies.filter((body) => body.includes(issue)).length);
  expect(counts, when).toEqual([1, 1, 1]);
  expect(bodies, when).toHaveLength(issues.length);
}

const lastConclusion = () => demo.repository.checkRuns.at(-1)?.conclusion;

function expectPassed({ result, failure }: EndedRun, when: string): void {
  expect(failure, when).toBeUndefined();
  expect(result, when).toMatchObject({ exitCode: 0, status: 'passed' });
  expect(lastConclusion(), when).toBe('success');
  expectOneReview(when);
}

function expectClosed({ result, reporter, directory }: EndedRun, when: string): void {
  expect(result?.exitCode, when).not.toBe(0);
  expect([undefined, null, 'action_required', 'failure'], when).toContain(lastConclusion());
  expect(pull.reviews.filter(({ pending }) => pending).length, when).toBe(0);
  expect(pull.reviews.length, when).toBeLessThanOrEqual(1);
  if (!directory.has('findings.json')) return;
  for (const issue of issues) expect(reporter.summaries.join('\n'), when).toContain(issue);
}

function expectPassedOrClosed(ended: EndedRun, when: string): void {
  if (ended.result?.exitCode === 0) expectPassed(ended, when);
  else expectClosed(ended, when);
}

/** The diff has other sources, and what the evidence pack does without is named there. */
const dispensable = [
  'GET /repos/{owner}/{repo}/pulls/{pull_number} 2',
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha} recursive 1',
];

describe('whatever happens to one request of a run', () => {
  let points: readonly Point[];
  let faults: ReturnType<typeof faultsAt>;

  beforeAll(async () => {
    points = await pointsOfRun();
    faults = faultsAt(demo.github, timer);
  });

  it.each(passing)('everything arrives once although %s', async (_, act) => {
    for (const point of points) {
      forgetEverything();
      faults.once(point, act);
      expectPassed(await review(), `${point.name} ${point.occurrence}`);
    }
  });

  it.each(lasting)(
    'nothing passes and nothing is lost while %s, and the next run converges',
    async (_, act) => {
      const passed: string[] = [];
      for (const point of points) {
        const when = `${point.name} ${point.occurrence}`;
        forgetEverything();
        faults.fromThereOn(point, act);
        const ended = await review();
        if (ended.result?.exitCode === 0) passed.push(when);
        expectPassedOrClosed(ended, when);
        demo.github.faults.clear();
        expectPassed(await review(), `${when}, the next run`);
      }
      expect(passed.filter((when) => !dispensable.includes(when))).toEqual([]);
    },
  );

  it('a write whose answers are all lost is found, or found by the next run', async () => {
    for (const point of points.filter(({ name }) => !name.startsWith('GET'))) {
      const when = `${point.name} ${point.occurrence}`;
      forgetEverything();
      faults.fromThereOn(point, 'drop-after');
      expectPassedOrClosed(await review(), when);
      demo.github.faults.clear();
      expectPassed(await review(), `${when}, the next run`);
    }
  });

  it('a run that dies after it leaves nothing that the next one does not put right', async () => {
    for (const point of points) {
      forgetEverything();
      await faults.dieAfter(point, () => review({ client: { timer: virtualTimer() } }));
      expectPassed(await review(), `${point.name} ${point.occurrence}`);
    }
  });
});

describe('runs at the same time', () => {
  it('publish one review, twenty of them', async () => {
    const client = { timer: yieldingTimer(), retryBudgetMs: 24 * 3_600_000 };
    const ended = await Promise.all(Array.from({ length: 20 }, () => review({ client })));
    expect(ended.map(({ result, failure }) => result?.exitCode ?? failure)).toEqual(Array(20).fill(0));
    expectOneReview('all at once');
    const conclusions = demo.repository.checkRuns.map(({ conclusion }) => conclusion);
    expect(conclusions).toHaveLength(20);
    expect(conclusions.at(-1)).toBe('success');
    // An older run looks abandoned to a newer one on the same head.
    expect(conclusions.filter((each) => each !== 'success' && each !== 'cancelled')).toEqual([]);
  });

  it('leave no pass that none of them earned, whichever concludes last', async () => {
    const client = { timer: yieldingTimer(), retryBudgetMs: 24 * 3_600_000 };
    const blocking = { 'claude.json': JSON.stringify([reviewOutputFinding({ severity: 'CRITICAL' })]) };
    const ended = await Promise.all(Array.from({ length: 5 }, () => review({ client, files: blocking })));
    expect(ended.map(({ result, failure }) => result?.conclusion ?? failure)).toEqual(
      Array(5).fill('failure'),
    );
    const conclusions = demo.repository.checkRuns.map(({ conclusion }) => conclusion);
    expect(conclusions.at(-1)).toBe('failure');
    expect(conclusions.filter((each) => each !== 'failure' && each !== 'cancelled')).toEqual([]);
  });
});
