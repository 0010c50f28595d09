import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gate } from '../../src/policy/settings.ts';
import { faultsAt, type Point, pointsOf } from '../support/faults-at.ts';
import { type Demo, numbered, publishing, startDemo } from '../support/github/demo.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import { type EndedRun, runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const critical = reviewOutputFinding({ severity: 'CRITICAL', issue: 'Input reaches the query unescaped.' });
const minor = reviewOutputFinding({ issue: 'The name says too little.', line: 33 });
const { line: _, ...onFile } = reviewOutputFinding({
  type: 'file',
  file: 'new.ts',
  issue: 'There is no test.',
});

let demo: Demo;
let pull: PullRequest;
let faults: ReturnType<typeof faultsAt>;
let runs = 0;

beforeAll(async () => {
  demo = await startDemo({ limits: { hourly: 1_000_000 } });
  pull = demo.pull;
  faults = faultsAt(demo.github, virtualTimer());
});

afterAll(async () => {
  await demo.github.close();
  demo.github.assertClean();
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

/** What stands in the end, whatever it took to get there. */
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

describe.each<Gate>(['check', 'status', 'job'])('a run that dies at any request, with `gate: %s`', (gate) => {
  it('leaves a first review to the next one, which says it once', async () => {
    pull.reviews.length = 0;
    pull.threads.length = 0;
    demo.repository.checkRuns.length = 0;
    demo.repository.statuses.length = 0;
    await expectConvergence(gate, [minor, onFile], remember());
    expect(pull.reviews).toHaveLength(1);
    expect(pull.threads).toHaveLength(2);
  });
});

describe('a run that answers a demand', () => {
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
      expect(answered?.comments[0]?.body).toMatch(/^\*\*✅ Fixed\*\*/);
      expect(answered?.resolvedBy).toBeDefined();
    },
  );
});
