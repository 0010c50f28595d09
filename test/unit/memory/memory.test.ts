import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyMemory, recallMemory } from '../../../src/memory/memory.ts';
import type { Conversation, PublishedReview, ReviewState } from '../../../src/model/conversation.ts';
import { confidenceBands, severities } from '../../../src/model/finding.ts';
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
const finding: FindingMark = {
  kind: 'finding',
  tool,
  head: headCommit,
  fingerprint: 'a'.repeat(16),
  id: 'security-841254fe-3-9',
  severity: 'high',
  confidence: 'medium',
  preExisting: false,
  reviewers: ['claude'],
  contestedBy: ['judge'],
  title: '',
  place: { path: 'src/a b@c;d:`é-->.ts', startLine: 3, endLine: 9, side: 'RIGHT' },
  alsoAt: [],
  named: [],
};
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
const paths = fc.oneof(
  fc.constantFrom('src/a.ts', 'a b.md', 'x@y', 'a;b:c,d', '`tick`', 'ünï/✓.ts', "it's(1)*.ts", '%41'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
);
const places = fc.oneof(
  fc.record({ path: paths, side: fc.constant('RIGHT') }),
  fc.record({
    path: paths,
    side: fc.constantFrom('LEFT', 'RIGHT'),
    startLine: fc.integer({ min: 1, max: 9999 }),
  }),
  fc.record({
    path: paths,
    side: fc.constantFrom('LEFT', 'RIGHT'),
    startLine: fc.integer({ min: 1, max: 99 }),
    endLine: fc.integer({ min: 100, max: 9999 }),
  }),
);
const findings = fc.record(
  {
    kind: fc.constantFrom('finding', 'closed', 'withdrawn'),
    severity: fc.constantFrom(...severities),
    confidence: fc.constantFrom(...confidenceBands),
    preExisting: fc.boolean(),
    reviewers: fc.array(fc.constantFrom('claude', 'a.b_c-1', 'ESLint'), { minLength: 1, maxLength: 3 }),
    contestedBy: fc.array(fc.constantFrom('judge', 'claude', 'ESLint'), { maxLength: 2 }),
    tool: fc.constant(tool),
    head: hex(40),
    fingerprint: hex(16),
    id: fc.constantFrom('general-841254fe-0', 'a-b-841254fe-3-9-2'),
    title: fc.constant(''),
    place: places,
    alsoAt: fc.constant([]),
    named: fc.constant([]),
  },
  {
    requiredKeys: [
      'kind',
      'severity',
      'confidence',
      'preExisting',
      'reviewers',
      'contestedBy',
      'tool',
      'head',
      'fingerprint',
      'id',
      'title',
      'alsoAt',
      'named',
    ],
  },
);
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

  it('of a name beyond all measure goes without it', () => {
    const place = { path: 'a/'.repeat(300), side: 'RIGHT' } as const;
    const { place: _, ...rest } = finding;
    expect(readMarks(line({ ...finding, place }), tool)).toEqual([rest]);
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
    ['with a broken name', line(finding).replace('src/', '%E0%A4%A/')],
    ['with one field more', line(finding).replace(' -->', ' x -->')],
    ['with half a fingerprint', line(finding).replace(` ${'a'.repeat(16)} `, ` ${'a'.repeat(8)} `)],
    ['with an unknown severity', line(finding).replace(' high.', ' dire.')],
    ['without reviewers', line(finding).replace(' claude!', ' !')],
    ['disputed by an empty name', line(finding).replace('!judge ', '! ')],
    ['disputed twice', line(finding).replace('!judge ', '!judge!claude ')],
    ['of a review with a count that is none', footer(review).replace('.2.0.', '.-2.0.')],
  ])('does not count %s', (_where, body) => {
    expect(readMarks(body, tool)).toEqual([]);
  });

  it('takes no time to speak of on a long line', () => {
    expect(readMarks(`<!-- ${'pr-verdict='.repeat(20_000)}`, tool)).toEqual([]);
  });
});

describe('what a run remembers', () => {
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

  it('is nothing where nobody spoke', () => {
    expect(recallMemory(conversation([]), tool, undefined)).toEqual(emptyMemory);
  });

  it('is what stands in our bodies and threads, resolved ones included', () => {
    const { tool: _, ...known } = finding;
    const other: FindingMark = { ...finding, id: 'security-841254fe-4' };
    const memory = recallMemory(
      conversation(
        [published(1, 'COMMENTED', `${line(finding)}\n${footer({ ...review, comments: 0 })}`)],
        [thread(line(other), true, true)],
      ),
      tool,
      undefined,
    );
    expect(memory.ledger.map(({ remembered, shownAt }) => [remembered, shownAt.in])).toEqual([
      [{ ...known, id: other.id }, 'thread'],
      [known, 'body'],
    ]);
    expect(memory.reviews.map(({ mark }) => mark)).toEqual([{ ...review, comments: 0 }]);
  });

  it('holds nothing that others wrote, copies of our marks included', () => {
    const body = `${line(finding)}\n${footer({ ...review, comments: 0 })}`;
    const memory = recallMemory(
      conversation([published(1, 'APPROVED', body, false)], [thread(body, false)]),
      tool,
      undefined,
    );
    expect(memory).toEqual({ ...emptyMemory, newestReview: 1 });
  });

  it('passes over drafts, which nobody has read', () => {
    const body = `${line(finding)}\n${footer({ ...review, comments: 0 })}`;
    expect(recallMemory(conversation([published(1, 'PENDING', body)]), tool, undefined)).toEqual(emptyMemory);
  });

  it('knows what our newest review asked for, whatever GitHub made of it', () => {
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
});
