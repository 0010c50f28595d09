import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tellPublished } from '../../src/write/build-receipt.ts';
import { planReview } from '../../src/write/plan-review.ts';
import { publish } from '../../src/write/publish.ts';
import { reviewBody } from '../../src/write/review-text.ts';
import { buildReviewInput, inBody, onLine } from '../support/builders/review.ts';
import { buildDecision, headCommit } from '../support/builders/run.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { type PublisherScript, ScriptedPublisher } from '../support/fakes/scripted-publisher.ts';
import { type Demo, startDemo } from '../support/github/demo.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const input = buildReviewInput([onLine, inBody], {
  decision: buildDecision({ verdict: 'FAIL', soFar: 'FAIL', event: 'REQUEST_CHANGES' }),
});

async function missingWith(script: Partial<PublisherScript>): Promise<readonly string[]> {
  const { plan } = planReview(input);
  const published = await publish({
    plan,
    placed: input.placed,
    publisher: new ScriptedPublisher({ head: headCommit, ...script }),
    reporter: new RecordingReporter(),
    bodyFor: (placed) => reviewBody(input, plan.key, placed),
  });
  return tellPublished(published, input, plan).missing;
}

const withoutLinesWith = (word: string) => (body: string) =>
  body
    .split('\n')
    .filter((line) => !line.includes(word))
    .join('\n');

describe('the text that GitHub shows', () => {
  it.each<[string, (body: string) => string]>([
    ['as it was sent', (body) => body],
    ['with other line ends', (body) => body.replaceAll('\n', '\r\n')],
    ['without blanks at the end of lines', (body) => body.replace(/[ \t]+$/gm, '').trimEnd()],
    ['with blanks at the end of lines', (body) => body.replaceAll('\n', '  \n')],
    ['without comments of HTML', (body) => body.replace(/<!--.*?-->/gs, '')],
  ])('is what was sent when it comes back %s', async (_, stores) => {
    expect(await missingWith({ stores })).toEqual([]);
  });

  it('lacks the finding whose words are gone', async () => {
    const stores = withoutLinesWith(`\`${inBody.id}\`</sub>`);
    expect(await missingWith({ stores })).toEqual([inBody.id]);
  });

  it('lacks the mark by which the review is known', async () => {
    expect(await missingWith({ stores: withoutLinesWith('.review.') })).toEqual(['the text of the review']);
  });

  it('lacks everything where somebody replaced it', async () => {
    expect(await missingWith({ stores: () => 'Looks good.' })).toEqual([inBody.id, 'the text of the review']);
  });

  it('does not count where it is quoted', async () => {
    const stores = (body: string) => `> ${body.replaceAll('\n', '\n> ')}`;
    expect(await missingWith({ stores })).toEqual([inBody.id, 'the text of the review']);
  });
});

describe('the state that GitHub shows', () => {
  it.each(['PENDING', 'COMMENTED', 'APPROVED'] as const)('is not %s after a demand', async (state) => {
    expect(await missingWith({ state })).toEqual(['its event, REQUEST_CHANGES']);
  });

  it('may be that a person has dismissed the demand already', async () => {
    expect(await missingWith({ state: 'DISMISSED' })).toEqual([]);
  });
});

const submission = 'submitPullRequestReview';

describe('a run whose review GitHub does not show whole', () => {
  let demo: Demo;
  beforeEach(async () => {
    demo = await startDemo();
  });
  afterEach(async () => {
    demo.github.assertClean();
    await demo.github.close();
  });

  const { line: _, ...elsewhere } = reviewOutputFinding({
    type: 'multi-file',
    file: undefined,
    files: ['src/app.ts', 'new.ts'],
    issue: 'The two disagree.',
  });

  /** A run of which GitHub stores another text than it was sent. */
  async function runStoring(stores: (body: string) => string) {
    const { github, pull } = demo;
    github.afterRequest(({ operations }) => {
      const [review] = pull.reviews;
      if (operations.includes(submission) && review !== undefined) review.body = stores(review.body);
    });
    const files = { 'claude.json': JSON.stringify([reviewOutputFinding(), elsewhere]) };
    return runInProcess({ github, pull, files, client: { timer: virtualTimer() } });
  }

  it('fails the gate as one that could not be published, and names the findings', async () => {
    const { result } = await runStoring((body) => body.slice(0, body.indexOf('The two disagree')));
    expect(result).toMatchObject({ exitCode: 2, status: 'incomplete', conclusion: 'action_required' });
    const [id] = result?.receipt?.missing ?? [];
    expect(id).toMatch(/^[a-z-]+-[0-9a-f]{8}-0$/);
    expect(demo.repository.checkRuns.map(({ title }) => title)).toEqual([
      `Not published: GitHub does not show ${id}, the text of the review`,
    ]);
  });

  it('asks for nothing more than it did, and passes where only line ends differ', async () => {
    const { result } = await runStoring((body) => body.replaceAll('\n', '\r\n').trimEnd());
    expect(result).toMatchObject({ exitCode: 0, status: 'passed' });
    const { entries } = demo.github.journal;
    const afterSubmission = entries.slice(
      entries.findIndex(({ operations }) => operations.includes(submission)) + 1,
    );
    expect(afterSubmission.map(({ method, path }) => `${method} ${path.replace(/\d+$/, 'N')}`)).toEqual([
      'POST /graphql',
      'PATCH /repos/octo/demo/check-runs/N',
    ]);
  });
});
