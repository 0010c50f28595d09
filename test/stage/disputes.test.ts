import { expect, it } from 'vitest';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { runConfigured } from '../support/configured-run.ts';
import { numbered } from '../support/github/demo.ts';
import { type Scripts, startReviewed } from '../support/reviewed-pull-request.ts';
import { says } from '../support/worked-tree.ts';

type Fields = Readonly<Record<string, unknown>>;

const leak = (overrides: Fields = {}) => says(c1Blocking({ line: 20, ...overrides }));

const reviewers = {
  claude: { run: ['claude'] },
  gemini: { run: ['gemini'] },
  judge: { run: ['judge'], role: 'challenger' },
};

const agreement = { corroboration: { reviewers: 2, from: 'medium' } };
const medium = { severity: 'MINOR' };
const mild = leak(medium);
const refuted = leak({ ...medium, classification: 'refutes' });
const confirmed = leak({ ...medium, classification: 'confirms' });

/** Two reviewers agree; then these answers follow a push that touches another file. */
async function reviewTwice(first: Scripts, then: Scripts) {
  const { pull, push, run } = await startReviewed({ policy: agreement, reviewers });
  const bodies = () => pull.threads.map(({ comments }) => comments.map(({ body }) => body));
  const verdicts = [(await run(first)).result.verdict];
  const posted = bodies();
  push({ 'src/other.ts': numbered({ 1: 'first' }) });
  verdicts.push((await run(then)).result.verdict);
  expect(bodies()).toEqual(posted);
  return { verdicts, posted };
}

it.each<[string, Scripts, string]>([
  ['that is not repeated', {}, 'PASS'],
  ['that its challenger confirms now', { claude: mild, judge: confirmed }, 'WARN'],
])('a disputed finding %s is weighed as such in the next run', async (_what, then, verdict) => {
  const first = { claude: mild, gemini: mild, judge: refuted };
  const { verdicts, posted } = await reviewTwice(first, then);
  expect(verdicts).toEqual(['PASS', verdict]);
  expect(posted).toMatchObject([[expect.stringMatching(/disputed by judge/i)]]);
});

it('a finding without a dispute blocks in the same runs', async () => {
  const { verdicts } = await reviewTwice({ claude: mild, gemini: mild }, {});
  expect(verdicts).toEqual(['WARN', 'WARN']);
});

it('shows one problem once, with the text that has a fix, and links both originals to it', async () => {
  const hazard = c1Finding({
    severity: 'MAJOR',
    confidence: 'MEDIUM',
    category: 'correctness',
    issue: 'The timeout is zero, so every call fails at once.',
  });
  const issue = 'Every call fails at once, since the timeout is zero.';
  const answers: Readonly<Record<string, string>> = {
    one: c1({ ...hazard, fix: '', fix_confidence: 'LOW' }),
    two: c1({
      ...hazard,
      line: '3-4',
      category: 'logic',
      issue,
      fix: 'Do:\n```suggestion\ntimeout = 5\n```',
    }),
  };
  const named = Object.fromEntries(Object.keys(answers).map((id) => [id, { run: [id] }]));
  const { directory, publisher } = await runConfigured(
    { reviewers: named },
    { onGitHub: true, play: ({ run: [id = ''] }) => ({ stdout: answers[id] ?? '' }) },
  );

  expect(publisher.requests[0]?.comments).toMatchObject([
    { body: expect.stringContaining('by two, also reported by one') },
  ]);
  const { findings } = Object(directory.json('findings.json'));
  expect(findings).toMatchObject([{ issue, corroboratedBy: ['one'] }]);
  const shown = { finding: findings[0].id, url: expect.stringMatching(/discussion_r/) };
  const { entries } = Object(directory.json('receipt.json'));
  expect(entries).toMatchObject([
    { reviewer: 'two', ...shown },
    { reviewer: 'one', ...shown },
  ]);
});
