import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confidenceBands } from '../../../../src/domain/confidence.ts';
import {
  type FindingMark,
  type Mark,
  packMarks,
  type ReviewMark,
  readMarks,
  toolKey,
  writeMark,
} from '../../../../src/domain/memory/mark.ts';
import { nothingRemembered, recall } from '../../../../src/domain/memory/memory.ts';
import type {
  Conversation,
  PublishedReview,
  ReviewState,
} from '../../../../src/domain/publishing/conversation.ts';
import { severities } from '../../../../src/domain/severity.ts';
import { buildComment, buildConversation, buildThread } from '../../../support/builders/memory.ts';
import { headCommit } from '../../../support/builders/run.ts';

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
  title: '0123abcd',
  place: { path: 'src/a b@c;d:`é.ts', startLine: 3, endLine: 9, side: 'RIGHT' },
  alsoAt: ['lib/b=c.ts'],
  named: ['src/other.ts'],
};
const review: ReviewMark = {
  kind: 'review',
  tool,
  head: headCommit,
  key: 'b'.repeat(16),
  event: 'COMMENT',
  digest: '0123abcd',
  questions: [],
  shrunk: false,
};
const line = (mark: Mark) => `<sub>by claude · \`${writeMark(mark)}\`</sub>`;

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
    kind: fc.constantFrom('finding', 'closed', 'withdrawn', 'seen'),
    severity: fc.constantFrom(...severities),
    confidence: fc.constantFrom(...confidenceBands),
    preExisting: fc.boolean(),
    reviewers: fc.array(fc.constantFrom('claude', 'a.b_c-1', 'ESLint'), { minLength: 1, maxLength: 3 }),
    contestedBy: fc.array(fc.constantFrom('judge', 'claude', 'ESLint'), { maxLength: 2 }),
    tool: fc.constant(tool),
    head: hex(40),
    fingerprint: hex(16),
    first: hex(16),
    id: fc.constantFrom('general-841254fe-0', 'a-b-841254fe-3-9-2'),
    title: hex(8),
    place: places,
    alsoAt: fc.array(paths, { maxLength: 3 }),
    named: fc.array(paths, { maxLength: 3 }),
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
    questions: fc.array(hex(8), { maxLength: 3 }),
    shrunk: fc.boolean(),
  }),
  findings,
  fc.record({
    kind: fc.constant('missed'),
    tool: fc.constant(tool),
    head: hex(40),
    id: fc.constantFrom('a-841254fe-0'),
  }),
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

  it('is read back from a pack, whatever names it holds', () => {
    fc.assert(
      fc.property(fc.array(findings, { maxLength: 6 }), (all) => {
        const packs = packMarks(all).map((pack) => `<sub>state · \`${pack}\`</sub>`);
        const byText = (some: readonly Mark[]) => some.map(writeMark).sort();
        expect(byText(readMarks(packs.join('\n'), tool))).toEqual(byText(all));
      }),
    );
  });

  it('of before disputes were kept is that of a finding that nobody disputes', () => {
    const old = line(finding).replace('!judge', '');
    expect(readMarks(old, tool)).toEqual([{ ...finding, contestedBy: [] }]);
    expect(line({ ...finding, contestedBy: [] })).toBe(old);
  });

  it('of a name beyond all measure goes without it', () => {
    const path = 'a/'.repeat(300);
    const [read] = readMarks(
      line({ ...finding, place: { path, side: 'RIGHT' }, alsoAt: ['a.ts', path], named: [path, 'b.ts'] }),
      tool,
    );
    const { place: _, ...rest } = finding;
    expect(read).toEqual({ ...rest, alsoAt: ['a.ts'], named: ['b.ts'] });
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
    ['as bare code', `\`${writeMark(finding)}\``],
    ['in indented code', `    ${line(finding)}`],
    ['of another version', line(finding).replace(':1:', ':2:')],
    ['with a shortened head', line(finding).replace(headCommit, headCommit.slice(1))],
    ['with another kind', line(finding).replace(':finding:', ':waiver:')],
    ['cut off', line(finding).replace(/`<.sub>/, '')],
    ['with a broken name', line(finding).replace('other.ts', '%E0%A4%A')],
    ['with a third list of names', line(finding).replace('=src/other.ts', '=src/other.ts=x.ts')],
    ['with half a fingerprint', line(finding).replace(`:${'a'.repeat(16)}:`, `:${'a'.repeat(16)}.aa:`)],
    ['with an unknown severity', line(finding).replace(':high.', ':dire.')],
    ['without reviewers', line(finding).replace(':claude!', ':!')],
    ['disputed by nobody', line(finding).replace('!judge:', '!:')],
    ['disputed twice', line(finding).replace('!judge:', '!judge!claude:')],
  ])('does not count %s', (_where, body) => {
    expect(readMarks(body, tool)).toEqual([]);
  });

  it('takes no time to speak of on a long line', () => {
    expect(readMarks(`<sub>${'`pr-verdict:1:'.repeat(20_000)}`, tool)).toEqual([]);
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
    expect(recall(conversation([]), tool)).toEqual(nothingRemembered);
  });

  it('is what stands in our bodies and threads, resolved ones included', () => {
    const other: FindingMark = { ...finding, id: 'security-841254fe-4' };
    const memory = recall(
      conversation(
        [published(1, 'COMMENTED', `${line(finding)}\n${line(review)}`)],
        [thread(line(other), true, true)],
      ),
      tool,
    );
    expect(memory.ledger.map(({ mark, standing }) => [mark, standing.in])).toEqual([
      [other, 'thread'],
      [finding, 'body'],
    ]);
    expect(memory.reviews.map(({ mark }) => mark)).toEqual([review]);
  });

  it('holds nothing that others wrote, copies of our marks included', () => {
    const body = `${line(finding)}\n${line(review)}`;
    const memory = recall(conversation([published(1, 'APPROVED', body, false)], [thread(body, false)]), tool);
    expect(memory).toEqual({ ...nothingRemembered, newestReview: 1 });
  });

  it('passes over drafts, which nobody has read', () => {
    const body = `${line(finding)}\n${line(review)}`;
    expect(recall(conversation([published(1, 'PENDING', body)]), tool)).toEqual(nothingRemembered);
  });

  it('knows what our newest review asked for, whatever GitHub made of it', () => {
    const asked = (event: 'COMMENT' | 'REQUEST_CHANGES') => line({ ...review, event });
    const newest = conversation([
      published(1, 'COMMENTED', asked('COMMENT')),
      published(2, 'COMMENTED', asked('REQUEST_CHANGES')),
      published(3, 'APPROVED', 'a person wrote this with the same account'),
    ]);
    expect(recall(newest, tool).reviews.at(-1)?.mark.event).toBe('REQUEST_CHANGES');
  });
});
