import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Snapshot } from '../../src/fetch/source.ts';
import type { Conversation } from '../../src/model/conversation.ts';
import { writeMark } from '../../src/model/mark.ts';
import { runStage } from '../../src/run/pipeline.ts';
import { c1, c1Blocking } from '../support/builders/documents.ts';
import { buildConversation, buildMemory } from '../support/builders/memory.ts';
import { buildPorts } from '../support/builders/ports.ts';
import { buildManifest, buildSettings } from '../support/builders/run.ts';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import type { FaultAct } from '../support/github/journal.ts';
import { Review, type ReviewState } from '../support/github/model/review.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

let demo: Demo;

describe('dismissals', () => {
  const critical = reviewOutputFinding({ severity: 'CRITICAL', issue: 'Input reaches the query unescaped.' });

  const dismissal = 'dismissPullRequestReview';

  const Sent = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });

  const Dismissal = z.object({ pullRequestReviewId: z.string() });

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

  describe('our earlier change requests and approvals', () => {
    it('each own change request is dismissed by its id once nothing blocks, the state is read again, and others stay', async () => {
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

    it('an approval is dismissed by its id before anything else is written, and the state is read again', async () => {
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
        'that branch protection keeps from being dismissed is reported with the reason',
        () => {
          demo.repository.settings.restrictDismissals = true;
        },
        /GITHUB_PERMISSION_MISSING/,
      ],
      [
        'that GitHub only claims to have dismissed is reported',
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
});

describe('dismissed change request', () => {
  const demanded = reviewOutputFinding({
    severity: 'CRITICAL',
    issue: 'Input reaches the query unescaped.',
    line: 5,
  });

  const lesser = reviewOutputFinding({ severity: 'MINOR', issue: 'The name says too little.', line: 33 });

  const worse = reviewOutputFinding({ severity: 'CRITICAL', issue: 'Anybody may delete it.', line: 33 });

  beforeEach(async () => {
    demo = await startDemo();
  });

  afterEach(async () => {
    await demo.github.close();
    demo.github.assertClean();
  });

  function review(runKey: string, ...findings: readonly unknown[]) {
    const files = { 'claude.json': JSON.stringify(findings) };
    const client = { timer: virtualTimer() };
    return runInProcess({ github: demo.github, pull: demo.pull, files, runKey, client });
  }

  function states(): readonly string[] {
    return demo.pull.reviews.map(({ state }) => state);
  }

  /** A review that demands changes, and a person who dismisses it. */
  async function dismissed(): Promise<void> {
    await review('run-1', demanded);
    for (const each of demo.pull.reviews) {
      expect(each.state).toBe('CHANGES_REQUESTED');
      each.state = 'DISMISSED';
    }
  }

  describe('a change request that a person dismissed', () => {
    it('is not made again with a new lesser finding, and the gate still fails', async () => {
      await dismissed();
      const { result } = await review('run-2', demanded, lesser);
      expect(states()).toEqual(['DISMISSED', 'COMMENTED']);
      expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL', event: 'COMMENT', conclusion: 'failure' });
      await review('run-3', demanded, lesser);
      expect(states()).toHaveLength(2);
    });

    it('does not keep a new blocking finding from a change request of its own', async () => {
      await dismissed();
      await review('run-2', demanded, worse);
      expect(states()).toEqual(['DISMISSED', 'CHANGES_REQUESTED']);
    });
  });
});

const files = { 'claude.json': c1(c1Blocking()) };

/** A run on the same change under `drafts: skip`, as a draft or not. */
async function run({
  draft,
  reviews = [],
}: {
  readonly draft: boolean;
  readonly reviews?: Conversation['reviews'];
}) {
  const { pullRequest } = buildManifest();
  const snapshot: Partial<Snapshot> = {
    ...(pullRequest && { pullRequest: { ...pullRequest, draft } }),
    conversation: buildConversation({ reviews }),
    policy: { state: 'present', bytes: Buffer.from('version: 1\npolicy:\n  drafts: skip\n') },
  };
  const world = buildPorts({ snapshot, files });
  return { ...world, result: await runStage(world.ports, buildSettings()) };
}

it('leaves a draft alone where policy skips drafts, and lets no merge pass', async () => {
  const { result, publisher, checks, directory } = await run({ draft: true });
  expect(publisher.journal).toEqual([]);
  expect(result).toMatchObject({ exitCode: 2, status: 'incomplete', verdict: '' });
  expect(checks.concluded).toMatchObject([
    { conclusion: 'action_required', output: { title: 'Draft: not reviewed yet' } },
  ]);
  expect(JSON.stringify(directory.json('gate.json'))).not.toMatch(/every order|No open findings/);
  expect(directory.text('findings.json')).toContain('Any visitor can read every order.');
  expect(directory.json('receipt.json')).toMatchObject({ counts: { withheld: 1 }, review: null });
});

it('dismisses its earlier approval all the same, and posts nothing', async () => {
  const [earlier] = buildMemory({ state: 'APPROVED', event: 'APPROVE' }).reviews;
  if (earlier === undefined) throw new Error('there is one');
  const { mark, ...approval } = earlier;
  const body = `<!-- ${writeMark(mark)} -->`;
  const { publisher } = await run({
    draft: true,
    reviews: [{ ...approval, author: 'github-actions', ours: true, editedByOthers: false, body }],
  });
  expect(publisher.journal).toEqual(['confirm', `carryOutUpkeep dismiss-review ${approval.nodeId}`]);
});
