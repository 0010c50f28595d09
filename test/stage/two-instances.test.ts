import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMarks, toolKey } from '../../src/model/mark.ts';
import { type Demo, startDemo } from '../support/github/demo.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { yieldingTimer } from '../support/virtual-timer.ts';

const names = ['pr-verdict', 'security'] as const;
type Name = (typeof names)[number];

/** Both say something of the very same line; what the second one says blocks. */
const said: Readonly<Record<Name, readonly unknown[]>> = {
  'pr-verdict': [reviewOutputFinding({ issue: 'The value is computed twice.' })],
  security: [
    reviewOutputFinding({ issue: 'Input reaches the query.', severity: 'CRITICAL', category: 'security' }),
  ],
};

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo({ limits: { hourly: 1_000_000 } });
});
afterEach(async () => {
  demo.github.assertClean();
  await demo.github.close();
});

let runs = 0;
function run(checkName: Name, findings: readonly unknown[] = said[checkName]) {
  runs += 1;
  return runInProcess({
    github: demo.github,
    pull: demo.pull,
    files: { 'claude.json': JSON.stringify(findings) },
    runKey: `run-${runs}`,
    client: { timer: yieldingTimer(), retryBudgetMs: 24 * 3_600_000 },
    settings: { checkName },
  });
}

/** Everything that an instance has said, by the marks in it. */
function wordsOf(name: Name) {
  const isOf = (body: string) => readMarks(body, toolKey(name)).length > 0;
  return {
    reviews: demo.pull.reviews
      .filter(({ body }) => isOf(body))
      .map(({ id, state, body }) => ({ id, state, body })),
    comments: demo.pull.threads.flatMap(({ comments }) =>
      comments.map(({ body }) => body).filter((body) => isOf(body)),
    ),
  };
}

const conclusionsOf = (name: Name) =>
  demo.repository.checkRuns.filter((check) => check.name === name).map(({ conclusion }) => conclusion);

it('speak once each, and each gate is right, in twenty runs that go on at once', async () => {
  const ended = await Promise.all(
    Array.from({ length: 20 }, (_, index) => run(index % 2 === 0 ? 'pr-verdict' : 'security')),
  );
  expect(ended.map(({ result, failure }) => result?.exitCode ?? failure)).toEqual(
    Array.from({ length: 20 }, (_, index) => index % 2),
  );
  expect(wordsOf('pr-verdict').reviews.map(({ state }) => state)).toEqual(['COMMENTED']);
  expect(wordsOf('security').reviews.map(({ state }) => state)).toEqual(['CHANGES_REQUESTED']);
  expect(demo.pull.reviews).toHaveLength(2);
  for (const name of names) expect(wordsOf(name).comments, name).toHaveLength(1);
  // A run that begins concludes what others on the head have not: the newest one decides.
  expect(conclusionsOf('pr-verdict').at(-1)).toBe('success');
  expect(conclusionsOf('security').at(-1)).toBe('failure');
  expect(conclusionsOf('security')).not.toContain('success');
}, 240_000);

it('leave alone what the other one said, also when they take back their own words', async () => {
  await run('pr-verdict');
  await run('security');
  const before = wordsOf('pr-verdict');
  demo.repository.git.branch('feature').write('src/app.ts', 'all new\n').commit('Fix');
  demo.repository.push('feature');
  await run('security', []);
  expect(wordsOf('security').reviews[0]?.state).toBe('DISMISSED');
  expect(wordsOf('security').comments.join('\n')).toContain('Fixed');
  expect(wordsOf('pr-verdict')).toEqual(before);
});

it("never remove each other's draft, however old it is", async () => {
  const { github, pull } = demo;
  await run('pr-verdict');
  const [review] = pull.reviews;
  if (review === undefined) throw new Error('nothing was said');
  // What a run of the first instance leaves that died before it could submit.
  review.state = 'PENDING';
  const later = { now: () => Date.now() + 3_600_000, sleep: async () => {} };
  const { result } = await runInProcess({
    github,
    pull,
    files: { 'claude.json': JSON.stringify(said.security) },
    client: { timer: { ...yieldingTimer(), ...later } },
    settings: { checkName: 'security' },
  });
  expect(result?.exitCode).toBe(1);
  expect(pull.reviews).toEqual([review]);
  expect(demo.repository.checkRuns.at(-1)?.title).toContain('Not published: GITHUB_DRAFT_EXISTS');
});
