import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyMemory, questionKeys, recallMemory } from '../../../src/memory/memory.ts';
import type { Conversation, PublishedReview, ReviewState } from '../../../src/model/conversation.ts';
import {
  type FindingMark,
  type Mark,
  type ReviewMark,
  readMarks,
  toolKey,
  writeMark,
} from '../../../src/model/mark.ts';

import { buildComment, buildConversation, buildThread } from '../../support/builders/memory.ts';
import { headCommit } from '../../support/builders/run.ts';

const tool = toolKey('pr-verdict');
const finding: FindingMark = { kind: 'finding', tool, head: headCommit, id: 'security-841254fe-3-9' };
const review: ReviewMark = {
  kind: 'review',
  tool,
  head: headCommit,
  key: 'b'.repeat(16),
  event: 'COMMENT',
  digest: '0123abcd',
  comments: 2,
  hidden: 0,
  questions: [],
};
const line = (mark: Mark) => `<!-- ${writeMark(mark)} -->`;
/** A review's mark as the address of its footer link has it. */
const footer = (mark: Mark) => `<sub>[reviewed at \`x\`](https://github.com/o/r#${writeMark(mark)})</sub>`;

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });
const findings = fc.record({
  kind: fc.constantFrom('finding', 'closed', 'withdrawn'),
  tool: fc.constant(tool),
  head: hex(40),
  id: fc.constantFrom('general-841254fe-0', 'a-b-841254fe-3-9-2'),
});
const marks: fc.Arbitrary<Mark> = fc.oneof(
  fc.record({
    kind: fc.constant('review'),
    tool: fc.constant(tool),
    head: fc.oneof(hex(40), hex(64)),
    key: hex(16),
    event: fc.constantFrom('APPROVE', 'COMMENT', 'REQUEST_CHANGES'),
    digest: hex(8),
    comments: fc.nat({ max: 99 }),
    hidden: fc.nat({ max: 9_999 }),
    questions: fc.array(hex(8), { maxLength: 3 }),
  }),
  findings,
);

describe('a mark', () => {
  it('is read back as it was written, among other text', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(marks, fc.constantFrom('', 'text', '```', '### High'))), (parts) => {
        const body = parts.flatMap(([mark, between]) => [between, line(mark)]).join('\n');
        expect(readMarks(body, tool)).toEqual(parts.map(([mark]) => mark));
      }),
    );
  });

  it('of a review is read back from the address of its footer link', () => {
    expect(readMarks(`Text\n\n${footer(review)}\n`, tool)).toEqual([review]);
    expect(readMarks(`> ${footer(review)}`, tool)).toEqual([]);
    expect(readMarks(`[a](https://github.com/o/r#${writeMark(review)})`, tool)).toEqual([]);
  });

  it('is read whatever ends the lines', () => {
    for (const end of ['\n', '\r\n'])
      expect(readMarks(['x', line(review), ''].join(end), tool)).toEqual([review]);
  });

  it('of another instance is not ours', () => {
    expect(readMarks(line(finding), toolKey('other'))).toEqual([]);
  });

  it.each([
    ['in a quote', `> ${line(finding)}`],
    ['in a quote in a list', `- > ${line(finding)}`],
    ['in the middle of a line', `${line(finding)} and more`],
    ['after other words', `see ${line(finding)}`],
    ['without a comment around it', writeMark(finding)],
    ['in indented code', `    ${line(finding)}`],
    ['with a shortened head', line(finding).replace(headCommit, headCommit.slice(1))],
    ['with another kind', line(finding).replace(' finding ', ' waiver ')],
    ['cut off', line(finding).replace(' -->', '')],
    ['with one field more', line(finding).replace(' -->', ' x -->')],
    ['with an id of capitals', line(finding).replace(' security', ' Security')],
    ['of a review with a count that is none', footer(review).replace('.2.0.', '.-2.0.')],
  ])('does not count %s', (_where, body) => {
    expect(readMarks(body, tool)).toEqual([]);
  });

  it('takes no time to speak of on a long line', () => {
    expect(readMarks(`<!-- ${'pr-verdict='.repeat(20_000)}`, tool)).toEqual([]);
  });
});

describe('the memory of a run', () => {
  function published(id: number, state: ReviewState, body: string, ours = true): PublishedReview {
    return {
      id,
      nodeId: `R_${id}`,
      author: 'github-actions[bot]',
      ours,
      state,
      body,
      editedByOthers: false,
      url: 'https://github.com',
    };
  }
  function thread(body: string, ours = true, resolved = false): Conversation['threads'][number] {
    return buildThread({ resolved, comments: [buildComment({ ours, body })] });
  }
  function conversation(
    reviews: readonly PublishedReview[],
    threads: Conversation['threads'] = [],
  ): Conversation {
    return buildConversation({ reviews, threads });
  }

  it('is empty without comments', () => {
    expect(recallMemory(conversation([]), tool, undefined)).toEqual(emptyMemory);
  });

  it('has the findings of our bodies and threads, resolved ones included, as strict as possible where data is missing', () => {
    const other: FindingMark = { ...finding, id: 'security-841254fe-4' };
    const memory = recallMemory(
      conversation(
        [published(1, 'COMMENTED', `${line(finding)}\n${footer({ ...review, comments: 0 })}`)],
        [thread(line(other), true, true)],
      ),
      tool,
      undefined,
    );
    const strictest = {
      kind: 'finding',
      severity: 'critical',
      confidence: 'high',
      preExisting: false,
      reviewers: [],
    };
    expect(memory.ledger).toMatchObject([
      { remembered: { ...strictest, id: other.id }, shownAt: { in: 'thread' } },
      { remembered: { ...strictest, id: finding.id }, shownAt: { in: 'body' } },
    ]);
    expect(memory.reviews.map(({ mark }) => mark)).toEqual([{ ...review, comments: 0 }]);
  });

  it('has nothing that others wrote, copies of our marks included', () => {
    const body = `${line(finding)}\n${footer({ ...review, comments: 0 })}`;
    const memory = recallMemory(
      conversation([published(1, 'APPROVED', body, false)], [thread(body, false)]),
      tool,
      undefined,
    );
    expect(memory).toEqual({ ...emptyMemory, newestReview: 1 });
  });

  it('skips drafts, which are not published', () => {
    const body = `${line(finding)}\n${footer({ ...review, comments: 0 })}`;
    expect(recallMemory(conversation([published(1, 'PENDING', body)]), tool, undefined)).toEqual(emptyMemory);
  });

  it('has the event of our newest review, whatever GitHub made of it', () => {
    const asked = (event: 'COMMENT' | 'REQUEST_CHANGES') => line({ ...review, event });
    const newest = conversation([
      published(1, 'COMMENTED', asked('COMMENT')),
      published(2, 'COMMENTED', asked('REQUEST_CHANGES')),
      published(3, 'APPROVED', 'a person wrote this with the same account'),
    ]);
    expect(recallMemory(newest, tool, undefined).reviews.at(-1)?.mark.event).toBe('REQUEST_CHANGES');
  });

  it.each([
    [
      'its check had no room',
      { heads: [], kept: { head: '1'.repeat(40), findings: [], forgotten: 2, newestReview: 9 } },
    ],
    ['its review had no room, and no check remembers', undefined],
  ])('is not all of an earlier head of which %s for every finding', (_, checks) => {
    const said = conversation([
      published(1, 'COMMENTED', line({ ...review, head: '1'.repeat(40), comments: 0, hidden: 2 })),
    ]);
    expect(recallMemory(said, tool, checks, '1'.repeat(40)).partial).toBeUndefined();
    expect(recallMemory(said, tool, checks, '2'.repeat(40)).partial).toBeDefined();
  });

  describe('of a review that no check includes', () => {
    const head = review.head;
    const comment = { review: 1, body: line(finding) };
    const other = { ...comment, body: line({ ...finding, id: 'security-841254fe-4' }) };
    const partial = (
      comments: readonly Partial<Parameters<typeof buildComment>[0]>[],
      of: Partial<PublishedReview> = {},
      checks: Parameters<typeof recallMemory>[2] = { heads: [head] },
    ) => {
      const reviews = [{ ...published(1, 'COMMENTED', footer(review)), ...of }];
      const threads = comments.map((each) => buildThread({ comments: [buildComment(each)] }));
      return recallMemory(conversation(reviews, threads), tool, checks).partial;
    };

    it('is complete while the review and all its comments are as we wrote them', () => {
      expect(partial([comment, other])).toBeUndefined();
      expect(partial([comment, other], {}, undefined)).toBeUndefined();
    });

    it.each<[string, Parameters<typeof partial>]>([
      ['a comment was deleted', [[comment]]],
      ['a comment was edited by someone else', [[comment, { ...other, editedByOthers: true }]]],
      ['a comment is of another account', [[comment, { ...other, ours: false }]]],
      ['a comment lost its mark', [[comment, { ...other, body: 'Nothing' }]]],
      ['a comment belongs to another review', [[comment, { ...other, review: 2 }]]],
      ['the review was edited by someone else', [[comment, other], { editedByOthers: true }]],
      ['its head has no check', [[comment, other], {}, { heads: [] }]],
      ['the checks could not be read', [[comment, other], {}, { heads: [head], problem: 'HTTP 502' }]],
    ])('is partial when %s', (_why, given) => {
      expect(partial(...given)).toBeDefined();
    });

    it('is complete when the newest check includes it', () => {
      const kept = { head, findings: [], forgotten: 0, newestReview: 1 };
      expect(partial([], { editedByOthers: true }, { heads: [], kept })).toBeUndefined();
    });
  });
});

describe('the keys of questions', () => {
  const keysOf = (...asked: readonly (readonly [string, string])[]) =>
    questionKeys(
      asked.map(([reviewer, question]) => ({ reviewer, questions: [{ id: 'Q1', question, options: [] }] })),
    );

  it('are the same in every order, once for each reviewer and question', () => {
    const [one, two, three] = [
      ['a', 'Why?'],
      ['a', 'When?'],
      ['b', 'Why?'],
    ] as const;
    expect(keysOf(one, two, three, one)).toEqual(keysOf(three, two, one));
    expect(new Set(keysOf(one, two, three)).size).toBe(3);
  });

  it('are so few that a mark stays on one line', () => {
    const many = Array.from({ length: 900 }, (_, index) => ['a', `Question ${index}?`] as const);
    expect(keysOf(...many)).toHaveLength(200);
  });
});
