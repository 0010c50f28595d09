import { describe, expect, it } from 'vitest';
import { emptyMemory, questionKeys } from '../../src/memory/memory.ts';

import { readMarks } from '../../src/model/mark.ts';
import { DraftComment, Plan } from '../../src/model/write-plan.ts';
import { planReview } from '../../src/write/plan-review.ts';
import type { ReviewInput } from '../../src/write/review-input.ts';
import { reviewText } from '../../src/write/review-text.ts';
import { buildBlocking, buildFinding, buildLocation } from '../support/builders/finding.ts';
import { buildMemory } from '../support/builders/memory.ts';
import { buildRefused, buildReviewInput, inBody, onFile, onLine } from '../support/builders/review.ts';
import {
  buildDecision,
  buildRenderContext,
  buildReviewDocument,
  buildReviewer,
  buildSourceDocument,
  headCommit,
  nextCommit,
} from '../support/builders/run.ts';

const withQuestion = buildReviewDocument({
  documents: [buildSourceDocument({ questions: [{ id: 'q1', question: 'Is this used?', options: [] }] })],
});
const asksForChanges = {
  decision: buildDecision({ verdict: 'FAIL', soFar: 'FAIL', event: 'REQUEST_CHANGES' }),
} as const;

describe('the plan of a review', () => {
  const { plan, request } = planReview(buildReviewInput([onLine, onFile, inBody]));

  it('creates a draft, adds file threads and submits, in this order and under one key', () => {
    expect(plan.steps.map((step) => [step.do, step.key])).toEqual([
      ['create-draft', plan.key],
      ['add-file-threads', plan.key],
      ['submit-review', plan.key],
    ]);
    expect(Plan.parse(plan)).toEqual(plan);
  });

  it('leaves out the threads when there are none', () => {
    const { plan: lines } = planReview(buildReviewInput([onLine, inBody]));
    expect(lines.steps.map((step) => step.do)).toEqual(['create-draft', 'submit-review']);
  });

  it('asks for exactly the keys that GitHub accepts', () => {
    const range = buildFinding({ locations: [buildLocation({ startLine: 2, endLine: 4 })] });
    const comments = planReview(buildReviewInput([onLine, range])).request?.comments ?? [];
    expect(Object.keys(request ?? {}).sort()).toEqual(['body', 'comments', 'commit_id']);
    expect(comments.map((comment) => Object.keys(comment).sort())).toEqual([
      ['body', 'line', 'path', 'side', 'start_line', 'start_side'],
      ['body', 'line', 'path', 'side'],
    ]);
    expect(comments[0]).toMatchObject({ start_line: 2, start_side: 'RIGHT', line: 4, side: 'RIGHT' });
    for (const comment of comments) expect(DraftComment.safeParse(comment).success).toBe(true);
    expect(JSON.stringify(request)).not.toContain('null');
  });

  it('sends the pinned head, and every finding’s own mark in its text', () => {
    expect(request?.commit_id).toBe(headCommit);
    const thread = plan.steps.find((step) => step.do === 'add-file-threads');
    const texts = [request?.comments[0]?.body, thread?.threads[0]?.body, request?.body].map((body) =>
      readMarks(body ?? '', plan.toolKey),
    );
    expect(texts).toMatchObject([
      [{ kind: 'finding', fingerprint: onLine.fingerprint, id: onLine.id }],
      [{ kind: 'finding', fingerprint: onFile.fingerprint, id: onFile.id }],
      [
        { kind: 'finding', fingerprint: inBody.fingerprint },
        { kind: 'review', key: plan.key, event: 'COMMENT' },
      ],
    ]);
    expect(thread?.threads[0]?.key).toBe(onFile.fingerprint);
  });

  it('is the same, byte for byte, for the same input', () => {
    const again = planReview(buildReviewInput([inBody, onFile, onLine]));
    expect(JSON.stringify(again.plan)).toBe(JSON.stringify(plan));
  });

  it.each([
    [
      'another head',
      buildReviewInput([onLine, onFile, inBody], { render: buildRenderContext({ head: nextCommit }) }),
    ],
    [
      'another instance',
      buildReviewInput([onLine, onFile, inBody], { render: buildRenderContext({ toolKey: '0123abcd' }) }),
    ],
    ['one finding less', buildReviewInput([onLine, onFile])],
    ['a refused finding', buildReviewInput([onLine, onFile, inBody], { refused: [buildRefused()] })],
    ['another verdict', buildReviewInput([onLine, onFile, inBody], asksForChanges)],
  ])('has another key for %s', (_what, input) => {
    expect(planReview(input).plan.key).not.toBe(plan.key);
  });
});

/** What the text of a planned review says is so. */
function digestIn({ steps, toolKey }: Plan): string {
  const submitted = steps.find((step) => step.do === 'submit-review');
  const mark = readMarks(submitted?.body ?? '', toolKey).at(-1);
  return mark?.kind === 'review' ? mark.digest : '';
}

describe('a plan is quiet', () => {
  const remembered = (lastEvent: 'COMMENT' | 'APPROVE' | 'REQUEST_CHANGES') => ({
    memory: buildMemory({ event: lastEvent }),
  });
  const nothing = { memory: emptyMemory };
  const incomplete = { decision: buildDecision({ verdict: null }) };
  const lacking = (text: string) =>
    buildDecision({ verdict: null, incomplete: [{ code: 'REVIEWER_INCOMPLETE', text }] });
  const info = buildFinding({ severity: 'info' });

  it.each([
    ['when nothing was found and nothing said before', buildReviewInput([])],
    [
      'when it is incomplete and has nothing new',
      buildReviewInput([], { ...incomplete, ...remembered('APPROVE') }),
    ],
    ['when only findings below inline-from are new', buildReviewInput([info])],
    [
      'when the same event was asked for before',
      buildReviewInput([], { ...asksForChanges, ...remembered('REQUEST_CHANGES') }),
    ],
    [
      'when every question was asked before',
      buildReviewInput([], {
        document: withQuestion,
        memory: buildMemory({ questions: questionKeys(withQuestion.documents) }),
      }),
    ],
    ['when only refused findings are new', buildReviewInput([], { ...nothing, refused: [buildRefused()] })],
  ])('%s', (_when, input) => {
    const { plan, request } = planReview(input);
    expect(plan.steps.filter((step) => step.do !== 'update-review')).toEqual([]);
    expect(plan.quiet).toMatch(/\w/);
    expect(request).toBeUndefined();
  });

  it('when the very same review stands there already', () => {
    const { plan } = planReview(buildReviewInput([onLine]));
    const memory = buildMemory({ key: plan.key, digest: digestIn(plan) });
    const again = planReview(buildReviewInput([onLine], { memory }));
    expect(again.plan).toMatchObject({ steps: [], quiet: 'this review is already published' });
  });

  const timedOut = buildReviewer({ outcome: { state: 'timed_out', reason: 'after 600 s' } });
  it.each<[string, Partial<ReviewInput>, readonly string[]]>([
    ['says the same', {}, []],
    ['takes another step', { stepsToComplete: ['Ask for a human.'] }, ['update-review']],
    [
      'lacks a file',
      { coverage: { expected: 2, covered: 1, missing: [{ path: 'a.ts', reason: 'patch-missing' }] } },
      ['update-review'],
    ],
    ['is incomplete for another reason', { decision: lacking('the reviewer other') }, ['update-review']],
    [
      'goes without something on somebody’s word',
      { decision: { ...lacking('claude'), waived: ['size'] } },
      ['update-review'],
    ],
    [
      'has another outcome of a reviewer',
      { document: buildReviewDocument({ reviewers: [timedOut] }) },
      ['update-review'],
    ],
  ])('and brings the newest text up to date only where an incomplete one %s', (_, changed, steps) => {
    const base = { decision: lacking('claude') };
    const mark = { key: '0'.repeat(16), event: 'COMMENT', comments: 0, questions: [] } as const;
    const { digest } = reviewText(buildReviewInput([], base), mark, []);
    const memory = buildMemory({ digest });
    const { plan } = planReview(buildReviewInput([], { ...base, memory, ...changed }));
    expect(plan.steps.map((step) => step.do)).toEqual(steps);
  });

  it.each([
    ['a finding of inline-from or above is new', buildReviewInput([buildFinding({ severity: 'low' })])],
    [
      'a blocking finding is new, whatever inline-from says',
      buildReviewInput([buildBlocking({ severity: 'high', id: 'b' })], {
        inlineFrom: 'critical',
        decision: buildDecision({ blocking: ['b'] }),
      }),
    ],
    ['an incomplete review found something', buildReviewInput([onLine], incomplete)],
    ['a question is open and nothing was said before', buildReviewInput([], { document: withQuestion })],
    [
      'a question is new after earlier reviews',
      buildReviewInput([], { document: withQuestion, memory: buildMemory({ questions: ['0123abcd'] }) }),
    ],
    ['the event changed', buildReviewInput([], { ...asksForChanges, ...remembered('COMMENT') })],
    ['nothing blocks any more', buildReviewInput([], remembered('REQUEST_CHANGES'))],
  ])('but not when %s', (_when, input) => {
    expect(planReview(input).plan.steps.length).toBeGreaterThan(0);
  });
});
