import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import type { FaultAct } from '../support/github/faults.ts';
import { Review, type ReviewState } from '../support/github/model/review.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const critical = reviewOutputFinding({ severity: 'CRITICAL', issue: 'Input reaches the query unescaped.' });
const dismissal = 'dismissPullRequestReview';

const Sent = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });
const Dismissal = z.object({ pullRequestReviewId: z.string() });

let demo: Demo;
let runs = 0;

beforeEach(async () => {
  demo = await startDemo();
});

afterEach(async () => {
  await demo.github.close();
  demo.github.assertClean();
});

function review(findings: readonly unknown[]) {
  runs += 1;
  demo.github.journal.clear();
  return runInProcess({
    github: demo.github,
    pull: demo.pull,
    files: { 'claude.json': JSON.stringify(findings) },
    runKey: `run-${runs}`,
    permissions: publishing,
    client: { timer: virtualTimer() },
  });
}

/** A review in the words of our first one, as an earlier run of another state of things left it. */
function leave(state: ReviewState, key: string, login = 'github-actions[bot]'): Review {
  const [first] = demo.pull.reviews;
  if (first === undefined) throw new Error('nobody reviewed yet');
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

const states = () => demo.pull.reviews.map(({ state }) => state);
/** Each dismissal tells the state that the review has afterwards. */
const dismissed = () =>
  demo.github.journal.writes.flatMap(({ operations, body }) => {
    if (!operations.includes(dismissal)) return [];
    const { query, variables } = Sent.parse(body);
    return [
      ...query.matchAll(/(step\d+): dismissPullRequestReview\([^)]*\) \{ pullRequestReview \{ state /g),
    ].map(([, alias = '']) => Dismissal.parse(variables[alias]).pullRequestReviewId);
  });

function fail(act: FaultAct): void {
  demo.github.faults.push({ act, match: ({ operations }) => operations.includes(dismissal) });
}

describe('what our earlier reviews say of the merge', () => {
  it('every demand is taken back by its id once nothing blocks, the state is read again, and nobody else’s is touched', async () => {
    await review([critical]);
    leave('CHANGES_REQUESTED', '0'.repeat(16));
    leave('CHANGES_REQUESTED', '1'.repeat(16), 'alice');
    const own = demo.pull.reviews.slice(0, 2).map(({ nodeId }) => nodeId);
    demo.repository.git.branch('feature').write('src/app.ts', 'all new\n').commit('Fix');
    demo.repository.push('feature');

    const { result } = await review([]);

    expect(result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    expect(states().slice(0, 3)).toEqual(['DISMISSED', 'DISMISSED', 'CHANGES_REQUESTED']);
    expect(dismissed()).toEqual(own);
  });

  it('an approval is taken back by its id before anything else is written, and the state is read again', async () => {
    await review([reviewOutputFinding()]);
    const approval = leave('APPROVED', '0'.repeat(16));

    const { result } = await review([critical]);

    expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
    expect(states()).toEqual(['COMMENTED', 'DISMISSED', 'CHANGES_REQUESTED']);
    expect(dismissed()).toEqual([approval.nodeId]);
    const [_check, first] = demo.github.journal.writes;
    expect(first?.operations).toEqual([dismissal]);
  });

  it('that a person dismissed meanwhile is no trouble', async () => {
    await review([critical]);
    demo.repository.git.branch('feature').write('src/app.ts', 'all new\n').commit('Fix');
    demo.repository.push('feature');
    demo.github.beforeRequest(({ operations }) => {
      const [first] = demo.pull.reviews;
      if (operations.includes(dismissal) && first !== undefined) first.state = 'DISMISSED';
    });

    const { reporter } = await review([]);

    expect(states()[0]).toBe('DISMISSED');
    expect(reporter.lines.filter((line) => line.startsWith('warning: dismiss-review'))).toEqual([]);
  });

  it.each<[string, () => void, RegExp]>([
    [
      'that branch protection keeps from being dismissed is told with the reason',
      () => {
        demo.repository.settings.restrictDismissals = true;
      },
      /GITHUB_PERMISSION_MISSING/,
    ],
    [
      'that GitHub says it dismissed, and did not, is told',
      () =>
        fail({
          answer: {
            status: 200,
            body: { data: { step0: { pullRequestReview: { state: 'CHANGES_REQUESTED' } } } },
          },
        }),
      /REVIEW_NOT_DISMISSED/,
    ],
  ])('%s', async (_name, hinder, code) => {
    await review([critical]);
    demo.repository.git.branch('feature').write('src/app.ts', 'all new\n').commit('Fix');
    demo.repository.push('feature');
    hinder();

    const { reporter } = await review([]);

    expect(states()[0]).toBe('CHANGES_REQUESTED');
    const warnings = reporter.lines.filter((line) => line.startsWith('warning: dismiss-review'));
    expect(warnings).toEqual([expect.stringMatching(code)]);
    demo.github.faults.clear();
    demo.repository.settings.restrictDismissals = false;
    await review([]);
    expect(states()[0]).toBe('DISMISSED');
  });
});
