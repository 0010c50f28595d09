import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gate } from '../../src/policy/settings.ts';
import { faultsAt, nameOf, type Point, pointsOf } from '../support/faults-at.ts';
import { type Demo, numbered, publishing, startDemo } from '../support/github/demo.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import { type EndedRun, runInProcess } from '../support/in-process-run.ts';
import { passing } from '../support/request-faults.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

let demo: Demo;

let pull: PullRequest;

let faults: ReturnType<typeof faultsAt>;

let runs = 0;

afterAll(async () => {
  await demo.github.close();
  demo.github.assertClean();
});

describe('killed runs', () => {
  const critical = reviewOutputFinding({ severity: 'CRITICAL', issue: 'Input reaches the query unescaped.' });

  const minor = reviewOutputFinding({ issue: 'The name says too little.', line: 33 });

  const { line: _, ...onFile } = reviewOutputFinding({
    type: 'file',
    file: 'new.ts',
    issue: 'There is no test.',
  });

  beforeAll(async () => {
    demo = await startDemo({ limits: { hourly: 1_000_000 } });
    pull = demo.pull;
    faults = faultsAt(demo.github, virtualTimer());
  });

  function run(gate: Gate, findings: readonly unknown[]): Promise<EndedRun> {
    runs += 1;
    return runInProcess({
      github: demo.github,
      pull,
      files: { 'claude.json': JSON.stringify(findings) },
      runKey: `run-${runs}`,
      permissions: { ...publishing, contents: 'write' },
      settings: { gate, resolveThreads: true },
      client: { timer: virtualTimer() },
    });
  }

  /** How the pull request stood at a moment, with nothing of any gate; answers how to put it back. */
  function remember(): () => void {
    const reviews = pull.reviews.map((review) => ({ review, state: review.state, body: review.body }));
    const threads = pull.threads.map((thread) => ({
      thread,
      bodies: thread.comments.map(({ body }) => body),
    }));
    const { length: checks } = demo.repository.checkRuns;
    const { length: statuses } = demo.repository.statuses;
    return () => {
      demo.github.faults.clear();
      demo.github.journal.clear();
      demo.repository.checkRuns.length = checks;
      demo.repository.statuses.length = statuses;
      pull.reviews.length = reviews.length;
      pull.threads.length = threads.length;
      for (const { review, state, body } of reviews) Object.assign(review, { state, body });
      for (const { thread, bodies } of threads) {
        thread.resolvedBy = undefined;
        thread.comments.length = bodies.length;
        for (const [index, comment] of thread.comments.entries()) comment.body = bodies[index] ?? '';
      }
    };
  }

  /** The final state, independent of the way to it. */
  const standing = () => ({
    reviews: pull.reviews.map(({ state, body }) => [
      state,
      body.split('\n')[0]?.replace(/review-\d+/, 'review'),
    ]),
    threads: pull.threads.map(({ comments, resolvedBy }) => [
      comments.map(({ body }) => body.split(' at ')[0]),
      resolvedBy?.login,
    ]),
    gate: demo.repository.checkRuns.at(-1)?.conclusion ?? demo.repository.statuses.at(-1)?.state,
  });

  async function expectConvergence(gate: Gate, findings: readonly unknown[], restore: () => void) {
    restore();
    const { result } = await run(gate, findings);
    expect(result).toMatchObject({ exitCode: 0, receipt: { outcome: 'published' } });
    const points = pointsOf(demo.github.journal.entries);
    const whole = standing();
    for (const point of points) await expectSameAfter(point);
    return points;

    async function expectSameAfter(point: Point): Promise<void> {
      const when = `${point.name} ${point.occurrence}`;
      restore();
      await faults.dieAfter(point, () => run(gate, findings));
      const again = await run(gate, findings);
      expect(again.failure, when).toBeUndefined();
      expect(again.result, when).toMatchObject({ exitCode: 0, status: 'passed' });
      expect(standing(), when).toEqual(whole);
    }
  }

  describe.each<Gate>(['check', 'status', 'job'])(
    'a run that dies at any request, with `gate: %s`',
    (gate) => {
      it('leaves a first review to the next one, which posts it once', async () => {
        pull.reviews.length = 0;
        pull.threads.length = 0;
        demo.repository.checkRuns.length = 0;
        demo.repository.statuses.length = 0;
        await expectConvergence(gate, [minor, onFile], remember());
        expect(pull.reviews).toHaveLength(1);
        expect(pull.threads).toHaveLength(2);
      });
    },
  );

  describe('a run after a change request was answered', () => {
    it.each<Gate>(['check', 'status', 'job'])(
      'and dies at any request leaves all of it to the next one, with `gate: %s`',
      async (gate) => {
        pull.reviews.length = 0;
        pull.threads.length = 0;
        demo.repository.checkRuns.length = 0;
        demo.repository.statuses.length = 0;
        const { git } = demo.repository;
        git
          .branch('feature')
          .write('src/app.ts', numbered({ 5: `asked ${gate}`, 8: null, 32: 'x' }))
          .commit('Ask');
        demo.repository.push('feature');
        await run(gate, [critical]);
        const fixed = numbered({ 5: `fixed ${gate}`, 8: null, 32: 'line 32\nadded' });
        git.write('src/app.ts', fixed).commit('Answer the review');
        demo.repository.push('feature');
        const restore = remember();
        const points = await expectConvergence(gate, [minor, onFile], restore);
        expect(points.map(({ name }) => name).join()).toContain('dismissPullRequestReview');
        expect(pull.reviews.map(({ state }) => state)).toEqual(['DISMISSED', 'COMMENTED']);
        const [answered] = pull.threads;
        expect(answered?.comments[0]?.body).toContain('<summary>✅ Fixed');
        expect(answered?.resolvedBy).toBeDefined();
      },
    );
  });
});

describe('upkeep faults', () => {
  const critical = reviewOutputFinding({ severity: 'CRITICAL', category: 'security', issue: 'It is open.' });

  const timer = virtualTimer();

  /** What a review demanded, and a push that answers it: the next run has something to put straight. */
  beforeAll(async () => {
    demo = await startDemo({ limits: { hourly: 1_000_000 } });
    pull = demo.pull;
    await run([critical]);
    const { repository } = demo;
    repository.git.branch('feature');
    const fixed = numbered({ 5: 'fixed 5', 8: null, 32: 'line 32\nadded' });
    repository.git.write('src/app.ts', fixed).commit('Answer the review');
    repository.push('feature');
    remember();
    faults = faultsAt(demo.github, timer);
  });

  function run(findings: readonly unknown[], own = timer): Promise<EndedRun> {
    runs += 1;
    return runInProcess({
      github: demo.github,
      pull,
      files: { 'claude.json': JSON.stringify(findings) },
      runKey: `run-${runs}`,
      permissions: publishing,
      settings: { resolveThreads: true },
      client: { timer: own },
    });
  }

  /** Puts the pull request back to where it was before the second run. */
  let restore = (): void => {};

  function remember(): void {
    const [review] = pull.reviews;
    const [thread] = pull.threads;
    const [comment] = thread?.comments ?? [];
    if (review === undefined || thread === undefined || comment === undefined)
      throw new Error('nothing said');
    const words = comment.body;
    restore = () => {
      demo.github.faults.clear();
      demo.github.journal.clear();
      demo.repository.checkRuns.length = 1;
      pull.reviews.length = 1;
      review.state = 'CHANGES_REQUESTED';
      comment.body = words;
      thread.resolvedBy = undefined;
    };
  }

  /** All of it goes out together. */
  const upkeep = [
    'POST /graphql dismissPullRequestReview resolveReviewThread updatePullRequestReviewComment',
  ];

  const firstOf = (name: string): Point => ({ name, occurrence: 1 });

  function expectStraight(when: string): void {
    const [, second] = pull.reviews;
    expect(
      pull.reviews.map(({ state }) => state),
      when,
    ).toEqual(['DISMISSED', 'COMMENTED']);
    expect(second?.body, when).toContain('Fixed since the last review (1)');
    expect(pull.threads, when).toHaveLength(1);
    expect(
      pull.threads[0]?.comments.map(({ body }) => body.split(' at ')[0]),
      when,
    ).toEqual(['<details>\n<summary>✅ Fixed']);
    expect(pull.threads[0]?.resolvedBy, when).toBeDefined();
  }

  async function expectNothingLeft(when: string): Promise<void> {
    demo.github.journal.clear();
    expect((await run([])).result, when).toMatchObject({ exitCode: 0 });
    const written = demo.github.journal.writes.map(({ path }) => path);
    expect(
      written.filter((path) => !path.includes('/check-runs')),
      when,
    ).toEqual([]);
  }

  describe('the upkeep after a review', () => {
    it('takes these writes, each once', async () => {
      restore();
      expect((await run([])).result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
      const written = demo.github.journal.writes.map(nameOf).filter((name) => upkeep.includes(name));
      expect(written).toEqual(upkeep);
      expectStraight('without any fault');
      await expectNothingLeft('without any fault');
    });

    it.each(passing)('is done although %s', async (_, act) => {
      for (const name of upkeep) {
        restore();
        faults.once(firstOf(name), act);
        expect((await run([])).result, name).toMatchObject({ exitCode: 0 });
        expectStraight(name);
      }
    });

    it.each(['drop-after', 'truncate'] as const)(
      'is not sent again where it took effect: %s',
      async (act) => {
        for (const name of upkeep) {
          restore();
          faults.once(firstOf(name), act);
          await run([]);
          expect(
            demo.github.journal.writes.map(nameOf).filter((sent) => upkeep.includes(sent)),
            name,
          ).toEqual(upkeep);
          expectStraight(name);
        }
      },
    );

    it('leaves a thread open that GitHub does not let it resolve, reports the reason, and does not ask again', async () => {
      restore();
      const why = 'Words that nobody has heard before';
      const data = {
        step0: { pullRequestReview: { state: 'DISMISSED' } },
        step1: null,
        step2: { pullRequestReviewComment: { id: 'PRRC' } },
        step3: { pullRequestReview: { id: 'PRR' } },
      };
      const errors = [{ type: 'UNPROCESSABLE', path: ['step1'], message: why }];
      let isRefused = false;
      demo.github.faults.push({
        act: { answerAfter: { status: 200, body: { data, errors } } },
        match: (request) => {
          isRefused ||= upkeep.includes(nameOf(request));
          return isRefused;
        },
      });
      demo.github.afterRequest(() => {
        const [thread] = pull.threads;
        if (isRefused && thread !== undefined) thread.resolvedBy = undefined;
      });
      const { result, reporter } = await run([]);
      expect(result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
      expect(reporter.lines.filter((line) => line.startsWith('warning'))).toEqual([
        `warning: Threads of settled findings stay open: GitHub refused to take the review: ${why} (HTTP 422)`,
      ]);
      expect(pull.threads[0]?.resolvedBy).toBeUndefined();
      expect(pull.threads[0]?.comments[0]?.body).toContain('<summary>✅ Fixed');
      await expectNothingLeft('after a refusal');
      isRefused = false;
    });

    it('is done by the next run where GitHub did not answer', async () => {
      for (const act of ['drop-before', 'drop-after'] as const) {
        for (const name of upkeep) {
          const when = `${act} ${name}`;
          restore();
          faults.fromThereOn(firstOf(name), act);
          const { result, reporter } = await run([]);
          expect(result, when).toMatchObject({ exitCode: 0 });
          if (act === 'drop-before') expect(reporter.lines.join('\n'), when).toContain('warning');
          demo.github.faults.clear();
          expect((await run([])).result, when).toMatchObject({ exitCode: 0 });
          expectStraight(when);
          await expectNothingLeft(when);
        }
      }
    });

    it('is done by the next run where the first one died', async () => {
      for (const name of upkeep) {
        restore();
        await faults.dieAfter(firstOf(name), () => run([], virtualTimer()));
        expect((await run([])).result, name).toMatchObject({ exitCode: 0 });
        expectStraight(name);
        await expectNothingLeft(name);
      }
    });
  });
});
