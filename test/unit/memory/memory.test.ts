import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyMemory, questionKeys, recallMemory } from '../../../src/memory/memory.ts';
import type { PublishedReview } from '../../../src/model/conversation.ts';
import { type KeptChecks, strictestOf } from '../../../src/model/known-finding.ts';
import {
  type FindingMark,
  markOfFinding,
  type ReviewMark,
  toolKey,
  writeMark,
} from '../../../src/model/mark.ts';
import {
  buildComment,
  buildConversation,
  buildKnown,
  buildReview,
  buildThread,
} from '../../support/builders/memory.ts';
import { headCommit, nextCommit } from '../../support/builders/run.ts';

const tool = toolKey('pr-verdict');
const known = [1, 2, 3].map((n) => {
  const place = { path: 'src/a.ts', startLine: n, side: 'RIGHT' } as const;
  const ids = { id: `security-841254fe-${n}`, fingerprint: `${n}`.repeat(16), head: headCommit };
  return buildKnown({ ...ids, severity: 'critical', place, title: '' });
});
const mark: ReviewMark = {
  ...{ kind: 'review', tool, head: headCommit, key: 'b'.repeat(16), event: 'REQUEST_CHANGES' },
  ...{ digest: '0'.repeat(8), comments: known.length, hidden: 0, questions: [] },
};

const textOf = (each: FindingMark | ReviewMark) => `Text\n\n<!-- ${writeMark(each)} -->\n`;
const comments = known.map((each, index) =>
  buildComment({ id: index + 1, nodeId: `C_${index}`, review: 7, body: textOf(markOfFinding(each, tool)) }),
);

const published = (overrides: Partial<PublishedReview> = {}, ofMark: Partial<ReviewMark> = {}) =>
  buildReview({ state: 'CHANGES_REQUESTED', body: textOf({ ...mark, ...ofMark }), ...overrides });

interface Texts {
  readonly reviews?: readonly PublishedReview[];
  readonly comments?: readonly Parameters<typeof buildComment>[0][];
}

/** What is recalled from these reviews, and from comments in threads of their own. */
function recall(texts: Texts, checks?: KeptChecks, head?: string, whole: readonly string[] = []) {
  const { reviews = [published()], comments: written = comments } = texts;
  const threads = written.map((each, index) =>
    buildThread({ nodeId: `T_${index}`, comments: [buildComment(each)] }),
  );
  return recallMemory(buildConversation({ reviews, threads }), tool, checks, { head, whole: new Set(whole) });
}

const kept = { head: headCommit, findings: known, forgotten: [], newestReview: 7 };
/** What a check had no room for at this head. */
const forgot = (reviewer: string, head = headCommit) => ({ reviewer, head, findings: 20 });
const remembering: KeptChecks = { heads: [headCommit], kept };
const ended: KeptChecks = { heads: [headCommit] };

describe('the memory of earlier runs', () => {
  it.each([
    ['a check that remembers', remembering],
    ['a check of a run that ended early', ended],
    ['no check', undefined],
  ])('is complete with %s and unedited texts', (_what, checks) => {
    const { ledger, partial, reviews } = recall({}, checks);
    expect(partial).toBeUndefined();
    expect(ledger.map(({ remembered }) => remembered.severity)).toEqual(Array(3).fill('critical'));
    expect(reviews.map((review) => review.mark)).toEqual([mark]);
  });

  const inBody = buildKnown({ head: headCommit, id: 'security-841254fe-9', severity: 'low' });
  const shownOnce = (edit: Partial<PublishedReview>) => ({
    reviews: [
      published({
        body: `${textOf(markOfFinding(inBody, tool))}${textOf({ ...mark, comments: 0 })}`,
        ...edit,
      }),
    ],
    comments: comments.slice(0, 1).map((comment) => ({ ...comment, ...edit })),
  });

  it('has findings that only a review or a resolved thread shows, with the values of their marks', () => {
    expect(recall(shownOnce({})).ledger.map(({ remembered }) => remembered)).toEqual([inBody, known[0]]);
  });

  it('has them with the strictest values where someone else edited the text, and no check at all', () => {
    const { ledger } = recall(shownOnce({ editedByOthers: true }));
    expect(ledger.map(({ remembered }) => remembered)).toEqual(
      [inBody, buildKnown(known[0])].map((each) => strictestOf(each)),
    );
    expect(ledger.map(({ remembered }) => remembered.severity)).toEqual(['critical', 'critical']);
  });

  it.each([
    ['that the check does not know', 8, {}, 'finding'],
    ['that the check knows', 7, {}, 'closed'],
    ['that someone else edited', 8, { editedByOthers: true }, 'closed'],
  ])('has a settled finding as open only when it is shown by a review %s', (_what, review, edit, kind) => {
    const findings = known.map((each) => ({ ...each, kind: 'closed' as const, severity: 'low' as const }));
    const texts = { comments: comments.map((each) => ({ ...each, ...edit, review })) };
    const [first] = recall(texts, { ...remembering, kept: { ...kept, findings } }).ledger;
    const risen = { severity: 'critical', was: [{ severity: 'low' }] };
    expect(first?.remembered).toMatchObject({ kind, ...(kind === 'finding' && risen) });
  });

  it('has nothing that others wrote, copies of our marks included, and no drafts', () => {
    const copied = comments.map((each) => ({ ...each, ours: false }));
    const ofOthers = recall({ reviews: [published({ ours: false })], comments: copied });
    expect(ofOthers).toEqual({ ...emptyMemory, newestReview: 7, newestComment: expect.any(String) });
    expect(recall({ reviews: [published({ state: 'PENDING' })], comments: [] })).toEqual(emptyMemory);
  });

  it('has the event that our newest review asked for', () => {
    const reviews = [
      published({ id: 1 }, { event: 'COMMENT' }),
      published({ id: 2, state: 'COMMENTED' }),
      published({ id: 3, state: 'APPROVED', body: 'by a person with the same account' }),
    ];
    expect(recall({ reviews }).reviews.at(-1)?.mark.event).toBe('REQUEST_CHANGES');
  });

  it.each([
    ['check', {}, { heads: [headCommit], kept: { ...kept, findings: [], forgotten: [forgot('claude')] } }],
    ['review', { hidden: 2 }, undefined],
  ])('lacks findings of an earlier head for which its %s had no room', (_what, ofMark, checks) => {
    const reviews = [published({}, { comments: 0, ...ofMark })];
    expect(recall({ reviews }, checks, headCommit).partial).toBeUndefined();
    expect(recall({ reviews }, checks, nextCommit).partial).toBeDefined();
  });
});

describe('what a check had no room for', () => {
  const entries = fc.array(
    fc
      .tuple(fc.constantFrom('claude', 'eslint', 'gpt'), fc.constantFrom(headCommit, nextCommit))
      .map(([reviewer, head]) => forgot(reviewer, head)),
    { minLength: 1, maxLength: 3 },
  );
  const reviewers = fc.subarray(['claude', 'eslint', 'gpt']);

  it('is missing until each of its reviewers completed a whole review of a later head (threat G7)', () => {
    fc.assert(
      fc.property(entries, reviewers, (forgotten, whole) => {
        const checks = { ...remembering, kept: { ...kept, forgotten } };
        const { partial, lost, forgotten: still } = recall({}, checks, nextCommit, whole);
        const isOpen = forgotten.some(
          ({ reviewer, head }) => head === headCommit && !whole.includes(reviewer),
        );
        expect(partial !== undefined).toBe(isOpen);
        expect(still).toEqual(
          forgotten.filter(({ reviewer, head }) => head === nextCommit || !whole.includes(reviewer)),
        );
        // What is remembered may be settled meanwhile.
        expect(lost).toBeUndefined();
      }),
    );
  });
});

describe('a review that no check includes', () => {
  const [first = {}, ...others] = comments;
  const withFirst = (overrides: Parameters<typeof buildComment>[0]) => ({
    comments: [{ ...first, ...overrides }, ...others],
  });
  const edited = { reviews: [published({ editedByOthers: true })] };

  it.each<[string, Texts, KeptChecks]>([
    ['a comment was deleted', { comments: others }, ended],
    ['a comment was edited by someone else', withFirst({ editedByOthers: true }), ended],
    ['a comment is of another account', withFirst({ ours: false }), ended],
    ['a comment lost its mark', withFirst({ body: 'Nothing' }), ended],
    ['a comment belongs to another review', withFirst({ review: 2 }), ended],
    ['it was edited by someone else', edited, ended],
    ['its head has no check', {}, { heads: [nextCommit] }],
    [
      'a run updated it on a head without a check',
      { reviews: [published({}, { head: nextCommit })] },
      remembering,
    ],
    ['checks could not be read', {}, { heads: [headCommit], problem: 'HTTP 502' }],
  ])('leaves the memory incomplete when %s', (_why, conversation, checks) => {
    expect(recall(conversation, checks).partial).toBeDefined();
  });
});

describe('edits and deletions by others', () => {
  const hash = (...digits: readonly string[]) => fc.constantFrom(...digits.map((digit) => digit.repeat(8)));
  const forgedFinding = fc
    .record({
      kind: fc.constantFrom('finding', 'closed', 'withdrawn'),
      id: fc.constantFrom('security-841254fe-1', 'security-841254fe-2', 'other-841254fe-9'),
      head: fc.constantFrom(headCommit, nextCommit),
      tool: fc.constantFrom(tool, '0'.repeat(8)),
    })
    .map(({ tool: of, ...mark }) => textOf(markOfFinding(buildKnown({ ...mark, severity: 'info' }), of)));
  const forgedReview = fc
    .record({
      head: fc.constantFrom(headCommit, nextCommit),
      event: fc.constantFrom('COMMENT', 'APPROVE'),
      digest: hash('0', 'f'),
      comments: fc.constantFrom(0, 1, 3),
      hidden: fc.constantFrom(0, 40),
      questions: fc.constantFrom([], ['0123abcd']),
      tool: fc.constantFrom(tool, '0'.repeat(8)),
    })
    .map((fields) => textOf({ ...mark, ...fields }));
  const text = fc.constantFrom('', 'Looks good.');
  /** Undefined for a text that is deleted; a submitted review cannot be. */
  const edit = fc.option(fc.oneof(forgedFinding, forgedReview, text), { nil: undefined });
  const editedTexts = fc
    .record({ first: edit, second: edit, body: fc.option(fc.oneof(forgedReview, text)) })
    .map(({ first, second, body }) => ({
      reviews: [body === null ? published() : published({ body, editedByOthers: true })],
      comments: comments.flatMap((comment, index) => {
        if (index === 2) return [comment];
        const now = [first, second][index];
        return now === undefined ? [] : [{ ...comment, body: now, editedByOthers: true }];
      }),
    }));

  it('change nothing of a finding that a check remembers', () => {
    fc.assert(
      fc.property(editedTexts, (texts) => {
        const { ledger, partial } = recall(texts, remembering);
        expect(ledger.map(({ remembered }) => remembered)).toEqual(known);
        expect(partial).toBeUndefined();
      }),
    );
  });

  it.each([
    [
      'a check that had no room for all findings',
      { ...remembering, kept: { ...kept, forgotten: [forgot('claude')] } },
    ],
    ['the check of a run that ended early', ended],
    ['no check', undefined],
  ])('leave the memory incomplete with %s', (_what, checks) => {
    fc.assert(
      fc.property(editedTexts, (texts) => {
        expect(recall(texts, checks, nextCommit).partial).toBeDefined();
      }),
    );
  });
});

describe('the keys of questions', () => {
  const ask = (reviewer: string, question: string) => {
    return { reviewer, questions: [{ id: 'Q1', question, options: [] }] };
  };

  it('are the same in every order, one for each reviewer and question', () => {
    const [one, two, three] = [ask('a', 'Why?'), ask('a', 'When?'), ask('b', 'Why?')];
    expect(questionKeys([one, two, three, one])).toEqual(questionKeys([three, two, one]));
    expect(questionKeys([one, two, three])).toHaveLength(3);
  });

  it('are so few that a mark stays on one line', () => {
    const many = Array.from({ length: 900 }, (_, index) => ask('a', `Question ${index}?`));
    expect(questionKeys(many)).toHaveLength(200);
  });
});
