import { describe, expect, it } from 'vitest';
import { type Memory, recallMemory } from '../../src/memory/memory.ts';
import { reconcile } from '../../src/memory/reconcile.ts';
import { stateFindings } from '../../src/memory/state-findings.ts';
import { type KeptChecks, titleHash } from '../../src/model/known-finding.ts';

import { readMarks } from '../../src/model/mark.ts';
import { placeFindings } from '../../src/write/placement.ts';
import { planReview } from '../../src/write/plan-review.ts';
import { buildPlacementContext } from '../support/builders/diff.ts';
import { buildFinding, buildLocation } from '../support/builders/finding.ts';
import { buildConversation, buildReconcileInput } from '../support/builders/memory.ts';
import { appDiff, buildReviewInput } from '../support/builders/review.ts';
import { buildRenderContext, buildReviewer, headCommit, nextCommit } from '../support/builders/run.ts';

type Finding = ReturnType<typeof buildFinding>;

const tool = buildRenderContext().toolKey;
const { reviewersOf } = buildRenderContext();
const elsewhere = (title: string, overrides: Partial<Finding> = {}) =>
  buildFinding({
    title,
    severity: 'low',
    locations: [buildLocation({ path: 'src/other.ts' })],
    ...overrides,
  });

/** A pull request with one review after another, and a check that remembers. */
class Talk {
  readonly bodies: string[] = [];
  #checks: KeptChecks = { heads: [] };

  memory(): Memory {
    const reviews = this.bodies.map((body, index) => ({
      id: index + 1,
      nodeId: `R_${index}`,
      author: 'github-actions[bot]',
      ours: true,
      state: 'COMMENTED' as const,
      body,
      editedByOthers: false,
      url: `https://github.com/octo/shop/pull/7#r${index + 1}`,
    }));
    return recallMemory(buildConversation({ reviews }), tool, this.#checks);
  }

  /** One run at `head`: what it plans, and the texts as they are afterwards. */
  run(findings: readonly Finding[], head = headCommit) {
    const memory = this.memory();
    const reviewers = [buildReviewer()];
    const reconciled = reconcile(buildReconcileInput({ findings, reviewers, ledger: memory.ledger, head }));
    const placed = placeFindings(reconciled.findings, {
      ...buildPlacementContext({ diff: appDiff, inlineFrom: 'low' }),
      alreadyOpen: new Set(reconciled.continued.keys()),
    });
    const render = buildRenderContext({ head });
    const { plan } = planReview(
      buildReviewInput(reconciled.findings, { memory, reconciled, placed, render }),
    );
    for (const step of plan.steps) {
      if (step.do === 'submit-review') this.bodies.push(step.body);
      if (step.do === 'update-review') this.bodies[Number(step.nodeId.slice(2))] = step.body;
    }
    const rows = stateFindings({ findings: reconciled.findings, reconciled, judged: [], head, reviewersOf });
    const known = rows.flatMap(({ kind, ...row }) => (kind === undefined ? [] : [{ ...row, kind }]));
    const kept = { head, findings: known, forgotten: 0, newestReview: this.bodies.length };
    this.#checks = { heads: [head], kept };
    return plan.steps.map((step) => step.do).filter((name) => name !== 'create-draft');
  }

  get newest(): string {
    return this.bodies.at(-1) ?? '';
  }
}

describe('what is told only in a text', () => {
  it('is neither told twice nor lost, and a second identical run writes nothing', () => {
    const talk = new Talk();
    expect(talk.run([elsewhere('First')])).toEqual(['submit-review']);
    expect(talk.run([elsewhere('First')])).toEqual([]);
    expect(talk.memory().ledger.map(({ remembered }) => remembered.title)).toEqual([titleHash('First')]);
  });

  it('moves over into the text of a new review, repeated or not', () => {
    const talk = new Talk();
    talk.run([elsewhere('First', { issue: 'What the first one says.' }), elsewhere('Second')]);
    const steps = talk.run([elsewhere('Second'), elsewhere('Third')], nextCommit);
    expect(steps).toEqual(['submit-review']);
    expect(talk.newest).toContain('Still open from before (2)');
    expect(talk.newest).toContain('What the first one says.');
    expect(talk.newest.match(/<summary>.*First<\/summary>/)).not.toBeNull();
    const marks = readMarks(talk.newest, tool).filter(({ kind }) => kind === 'finding');
    expect(marks).toHaveLength(3);
  });

  it('goes on from text to text in its own words', () => {
    const talk = new Talk();
    talk.run([
      elsewhere('First <b> & `code`', { issue: 'Mind the *gap* & <script>.', severity: 'critical' }),
    ]);
    talk.run([elsewhere('Second')], nextCommit);
    const once = talk.newest;
    talk.run([elsewhere('Third')], '4'.repeat(40));
    const passages = [once, talk.newest].map(
      (body) => /<details>\n<summary>🚨 Critical · First.*?<\/details>/s.exec(body)?.[0],
    );
    expect(passages[1]).toBe(passages[0]);
    expect(passages[0]).toContain('First &lt;b&gt; &amp; <code>code</code>');
  });

  it('keeps an older text whole as long as a newer one has not taken over what only it tells', () => {
    const talk = new Talk();
    talk.run([elsewhere('First')]);
    const older = talk.newest;
    talk.bodies.push(talk.newest.replace(/<details>\n<summary>[^\n]*First.*?<\/details>/s, ''));
    expect(talk.run([elsewhere('First')])).toEqual([]);
    expect(talk.bodies[0]).toBe(older);
  });

  it('is edited in where it is too slight for a review of its own', () => {
    const talk = new Talk();
    talk.run([elsewhere('First')]);
    expect(talk.run([elsewhere('First'), elsewhere('Slight', { severity: 'info' })])).toEqual([
      'update-review',
    ]);
    expect(talk.newest).toContain('Slight');
    expect(talk.run([elsewhere('First'), elsewhere('Slight', { severity: 'info' })])).toEqual([]);
  });

  it('is missed by one whole review, withdrawn by the next one of another head, and then left alone', () => {
    const talk = new Talk();
    talk.run([elsewhere('First')]);
    expect(talk.run([], nextCommit)).toEqual(['update-review']);
    expect(talk.newest).toContain('Still open from before (1)');
    expect(talk.run([], nextCommit)).toEqual([]);
    expect(talk.run([], '4'.repeat(40))).toEqual(['update-review']);
    expect(talk.newest).toContain('Not found again (1)');
    expect(talk.run([], '4'.repeat(40))).toEqual([]);
  });

  it('starts anew once it was found again', () => {
    const talk = new Talk();
    talk.run([elsewhere('First')]);
    talk.run([], nextCommit);
    talk.run([elsewhere('First')], '4'.repeat(40));
    expect(talk.memory().ledger).toMatchObject([{ remembered: { head: '4'.repeat(40) } }]);
    expect(talk.memory().ledger[0]?.remembered).not.toHaveProperty('missedAt');
  });

  it('keeps the fingerprint that it was first published with, and its files, however often its words change', () => {
    const talk = new Talk();
    const both = [buildLocation({ path: 'src/other.ts' }), buildLocation({ path: 'lib/b.ts' })];
    for (const digit of ['1', '2', '3'])
      talk.run([elsewhere('First', { fingerprint: digit.repeat(16), locations: both })]);
    expect(talk.memory().ledger).toMatchObject([
      { remembered: { fingerprint: '3'.repeat(16), first: '1'.repeat(16), alsoAt: ['lib/b.ts'] } },
    ]);
  });

  it('comes back under its first id', () => {
    const talk = new Talk();
    talk.run([elsewhere('First')]);
    const [before] = talk.memory().ledger;
    talk.run([], nextCommit);
    talk.run([], '4'.repeat(40));
    expect(talk.run([elsewhere('First')], '5'.repeat(40))).toEqual(['submit-review']);
    const [after] = talk.memory().ledger;
    expect(after?.remembered).toMatchObject({ kind: 'finding', id: before?.remembered.id });
  });
});
