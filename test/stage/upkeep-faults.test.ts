import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsAt, nameOf, type Point } from '../support/faults-at.ts';
import { type Demo, numbered, publishing, startDemo } from '../support/github/demo.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import { type EndedRun, runInProcess } from '../support/in-process-run.ts';
import { passing } from '../support/request-faults.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const critical = reviewOutputFinding({ severity: 'CRITICAL', category: 'security', issue: 'It is open.' });

let demo: Demo;
let pull: PullRequest;
let runs = 0;
let faults: ReturnType<typeof faultsAt>;
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

afterAll(async () => {
  await demo.github.close();
  demo.github.assertClean();
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
  if (review === undefined || thread === undefined || comment === undefined) throw new Error('nothing said');
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
const upkeep = ['POST /graphql dismissPullRequestReview resolveReviewThread updatePullRequestReviewComment'];

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
  ).toEqual(['**✅ Fixed**']);
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

describe('what a run puts straight after its review', () => {
  it('takes these writes, each once', async () => {
    restore();
    expect((await run([])).result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    const written = demo.github.journal.writes.map(nameOf).filter((name) => upkeep.includes(name));
    expect(written).toEqual(upkeep);
    expectStraight('without any fault');
    await expectNothingLeft('without any fault');
  });

  it.each(passing)('stands as it should although %s', async (_, act) => {
    for (const name of upkeep) {
      restore();
      faults.once(firstOf(name), act);
      expect((await run([])).result, name).toMatchObject({ exitCode: 0 });
      expectStraight(name);
    }
  });

  it.each(['drop-after', 'truncate'] as const)('is not sent again where it took effect: %s', async (act) => {
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
  });

  it('leaves a thread open that GitHub does not let it resolve, says why, and does not ask again', async () => {
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
    expect(pull.threads[0]?.comments[0]?.body).toMatch(/^\*\*✅ Fixed\*\*/);
    await expectNothingLeft('after a refusal');
    isRefused = false;
  });

  it('is put straight by the next run where GitHub stayed away', async () => {
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

  it('is put straight by the next run where the first one died', async () => {
    for (const name of upkeep) {
      restore();
      await faults.dieAfter(firstOf(name), () => run([], virtualTimer()));
      expect((await run([])).result, name).toMatchObject({ exitCode: 0 });
      expectStraight(name);
      await expectNothingLeft(name);
    }
  });
});
