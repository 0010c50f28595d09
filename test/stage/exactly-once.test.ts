import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faultsAt, type Point, pointsOf } from '../support/faults-at.ts';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import type { FaultAct } from '../support/github/journal.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import { type EndedRun, type InProcessRun, runInProcess } from '../support/in-process-run.ts';
import { lasting, passing } from '../support/request-faults.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer, yieldingTimer } from '../support/virtual-timer.ts';

let demo: Demo;

let runs = 0;

afterAll(async () => {
  await demo.github.close();
  demo.github.assertClean();
});

describe('exactly once', () => {
  const issues = ['The work is done twice.', 'The name says too little.', 'There is no test.'] as const;

  const { line: _, ...onFile } = reviewOutputFinding({ type: 'file', file: 'new.ts', issue: issues[2] });

  const files = {
    'claude.json': JSON.stringify([
      reviewOutputFinding({ line: 5, issue: issues[0] }),
      reviewOutputFinding({ line: 33, issue: issues[1] }),
      onFile,
    ]),
  };

  let pull: PullRequest;

  beforeAll(async () => {
    demo = await startDemo({ limits: { hourly: 1_000_000 } });
    pull = demo.pull;
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

    it('a run that dies after it is completed by the next one', async () => {
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
});

describe('exactly once status', () => {
  const files = { 'claude.json': JSON.stringify([reviewOutputFinding()]) };

  const setStatus = 'POST /repos/{owner}/{repo}/statuses/{sha}';

  beforeAll(async () => {
    demo = await startDemo({ limits: { hourly: 1_000_000 } });
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
    it.each(passing)('is set once although %s', async (_, act) => {
      fail(which, act);
      expect((await review()).result).toMatchObject({ exitCode: 0, status: 'passed' });
      expect(states()).toEqual(['pending', 'success']);
      expect(demo.pull.reviews).toHaveLength(1);
    });

    it('never succeeds while the server stays away, and the next run converges', async () => {
      fail(which, 'drop-before', Number.POSITIVE_INFINITY);
      expect((await review()).result?.exitCode).not.toBe(0);
      expect(states()).not.toContain('success');
      demo.github.faults.clear();
      expect((await review()).result).toMatchObject({ exitCode: 0 });
      expect(states().at(-1)).toBe('success');
      expect(demo.pull.reviews).toHaveLength(1);
    });
  });
});
