import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { severities } from '../../../src/model/finding.ts';
import { strictestOf } from '../../../src/model/known-finding.ts';
import {
  findingOf,
  type Mark,
  markOfFinding,
  type ReviewMark,
  readMarks,
  toolKey,
  writeMark,
} from '../../../src/model/mark.ts';
import { buildKnown } from '../../support/builders/memory.ts';
import { headCommit } from '../../support/builders/run.ts';

const tool = toolKey('pr-verdict');
const known = buildKnown({ head: headCommit, id: 'security-841254fe-3-9' });
const finding = markOfFinding(known, tool);
const review: ReviewMark = {
  ...{ kind: 'review', tool, head: headCommit, key: 'b'.repeat(16), event: 'COMMENT' },
  ...{ digest: '0123abcd', comments: 2, hidden: 0, questions: [] },
};
const line = (mark: Mark) => `<!-- ${writeMark(mark)} -->`;
/** A review's mark as the address of its footer link has it. */
const footer = (mark: Mark) => `<sub>[reviewed at \`x\`](https://github.com/o/r#${writeMark(mark)})</sub>`;

const packed = (json: string) => deflateRawSync(json).toString('base64');

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });
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
  fc
    .record({
      kind: fc.constantFrom('finding', 'closed', 'withdrawn'),
      head: hex(40),
      id: fc.constantFrom('general-841254fe-0', 'a-b-841254fe-3-9-2'),
      severity: fc.constantFrom(...severities),
      preExisting: fc.boolean(),
      reviewers: fc.subarray(['claude', 'a.b_c-1', 'ESLint']),
      alsoAt: fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }),
    })
    .map((values) => markOfFinding(buildKnown(values), tool)),
);

describe('a mark', () => {
  it('is read back as it was written, among other text and with any line end', () => {
    const between = fc.constantFrom('', 'text', '```', '### High');
    const end = fc.constantFrom('\n', '\r\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(marks, between)), end, (parts, eol) => {
        const body = parts.flatMap(([mark, text]) => [text, line(mark)]).join(eol);
        expect(readMarks(body, tool)).toEqual(parts.map(([mark]) => mark));
      }),
    );
  });

  it('of a review is read back from the address of its footer link', () => {
    expect(readMarks(`Text\n\n${footer(review)}\n`, tool)).toEqual([review]);
  });

  it('has the strictest values of a finding with more than fit, such as hundreds of merged reports', () => {
    const paths = Array.from({ length: 2_000 }, (_, index) => `src/${index}.ts`);
    const large = markOfFinding({ ...known, severity: 'low', alsoAt: paths }, tool);
    expect(findingOf(large)).toEqual(strictestOf(known));
    expect(writeMark(large).length).toBeLessThan(2_200);
  });

  it('has the values of its finding', () => {
    const merged = buildKnown({ ...known, severity: 'low', preExisting: true, named: ['a.ts'] });
    expect(findingOf(markOfFinding(merged, tool))).toEqual(merged);
  });

  it.each([
    ['are no finding’s', packed('{}')],
    ['unpack to megabytes', packed(' '.repeat(3_000_000))],
  ])('has the strictest values where its own %s', (_what, values) => {
    expect(findingOf({ ...finding, values })).toEqual({ ...strictestOf(known), title: '' });
  });

  it.each([
    ['of another instance', line({ ...finding, tool: toolKey('other') })],
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
    ['without its values', line(finding).replace(/ \S+ -->/, ' -->')],
    ['with an id of capitals', line(finding).replace(' security', ' Security')],
    ['of a review in a quote', `> ${footer(review)}`],
    ['of a review in another link', `[a](https://github.com/o/r#${writeMark(review)})`],
    ['of a review with another event', footer(review).replace('COMMENT', 'MERGE')],
    ['of a review with a negative count', footer(review).replace('.2.0.', '.-2.0.')],
    ['of a review with a short key of a question', line({ ...review, questions: ['0123'] })],
    ['on a long line', `<!-- ${'pr-verdict='.repeat(20_000)}`],
  ])('does not count %s', (_where, body) => {
    expect(readMarks(body, tool)).toEqual([]);
  });
});
