import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defaultPolicyPath } from '../../src/policy/policy.ts';
import { critical, type DemoRuns, minor, startDemoRuns } from '../support/demo-runs.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import { Review, type ReviewState } from '../support/github/model/review.ts';

let demo: DemoRuns;

beforeEach(async () => {
  demo = await startDemoRuns();
});

const isDismissal = ({ operations }: JournalEntry) => operations.includes('dismissPullRequestReview');

/** A review with the text of our first one, as an earlier run left it. */
function leave(state: ReviewState, key: string, login = 'github-actions[bot]'): Review {
  const [first] = demo.pull.reviews;
  if (first === undefined) throw new Error('there is no review yet');
  const body = first.body.replace(
    /(\.review\.[0-9a-f]{40}\.)[0-9a-f]{16}(\.[A-Z_]+\.[0-9a-f]{8}\.)\d+/,
    `$1${key}$20`,
  );
  const author = demo.github.world.accounts.named(login);
  const left = new Review(demo.pull, { author, body, commitId: first.commitId });
  left.state = state;
  demo.pull.reviews.push(left);
  return left;
}

const Sent = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });
const Dismissal = z.object({ pullRequestReviewId: z.string() });

/** The reviews that were dismissed; each dismissal asks for the state that the review has afterwards. */
const dismissed = () =>
  demo.github.journal.writes.filter(isDismissal).flatMap(({ body }) => {
    const { query, variables } = Sent.parse(body);
    const steps = /(step\d+): dismissPullRequestReview\([^)]*\) \{ pullRequestReview \{ state /g;
    return [...query.matchAll(steps)].map(
      ([, alias = '']) => Dismissal.parse(variables[alias]).pullRequestReviewId,
    );
  });

const fix = () => demo.push({ 'src/app.ts': 'all new\n' });

describe('of our earlier reviews', () => {
  it('each change request is dismissed by its id once nothing blocks, and those of others stay', async () => {
    await demo.review([critical]);
    leave('CHANGES_REQUESTED', '0'.repeat(16));
    leave('CHANGES_REQUESTED', '1'.repeat(16), 'alice');
    const own = demo.pull.reviews.slice(0, 2).map(({ nodeId }) => nodeId);
    fix();
    expect(await demo.review()).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    expect(demo.states().slice(0, 3)).toEqual(['DISMISSED', 'DISMISSED', 'CHANGES_REQUESTED']);
    expect(dismissed()).toEqual(own);
  });

  it('an approval is dismissed by its id before anything else is written', async () => {
    await demo.review([minor]);
    const approval = leave('APPROVED', '0'.repeat(16));
    expect(await demo.review([critical])).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
    expect(demo.states()).toEqual(['COMMENTED', 'DISMISSED', 'CHANGES_REQUESTED']);
    expect(dismissed()).toEqual([approval.nodeId]);
    expect(demo.writes()[0]?.operations).toEqual(['dismissPullRequestReview']);
  });

  const warningsOf = async () =>
    (await demo.run()).reporter.lines.filter((line) => line.startsWith('warning: dismiss-review'));

  function restrict(): void {
    demo.repository.settings.restrictDismissals = true;
  }

  function pretend(): void {
    const data = { step0: { pullRequestReview: { state: 'CHANGES_REQUESTED' } } };
    demo.answer(isDismissal, 200, { data });
  }

  it.each([
    ['branch protection keeps', restrict, 'GITHUB_PERMISSION_MISSING'],
    ['GitHub only claims to have dismissed', pretend, 'REVIEW_NOT_DISMISSED'],
  ])('one that %s is reported, and dismissed by a later run', async (_name, hinder, code) => {
    await demo.review([critical]);
    fix();
    hinder();
    expect(await warningsOf()).toEqual([expect.stringContaining(code)]);
    expect(demo.states()[0]).toBe('CHANGES_REQUESTED');
    demo.github.faults.clear();
    demo.repository.settings.restrictDismissals = false;
    await demo.review();
    expect(demo.states()[0]).toBe('DISMISSED');
  });

  it('one that a person dismissed is not made again with a new lesser finding, and the gate still fails', async () => {
    await demo.review([critical]);
    for (const review of demo.pull.reviews) review.state = 'DISMISSED';
    expect(await demo.review([critical, minor])).toMatchObject({ exitCode: 1, event: 'COMMENT' });
    await demo.review([critical, minor]);
    expect(demo.states()).toEqual(['DISMISSED', 'COMMENTED']);
  });
});

it('a draft of which policy skips the review passes nothing, and loses an earlier approval of ours', async () => {
  await demo.review([minor]);
  leave('APPROVED', '0'.repeat(16));
  demo.pushBase({ [defaultPolicyPath]: 'version: 1\npolicy:\n  drafts: skip\n' });
  demo.pull.draft = true;
  const { result, directory } = await demo.run([critical]);
  expect(result).toMatchObject({ exitCode: 2, status: 'incomplete', verdict: '' });
  expect(demo.states()).toEqual(['COMMENTED', 'DISMISSED']);
  expect(demo.lastCheck()).toMatchObject({
    conclusion: 'action_required',
    title: 'Draft: not reviewed yet',
  });
  expect(directory.text('gate.json')).not.toMatch(/reaches the query|No open findings/);
  expect(directory.text('findings.json')).toContain('Input reaches the query');
  expect(directory.json('receipt.json')).toMatchObject({ counts: { withheld: 1 }, review: null });
});
