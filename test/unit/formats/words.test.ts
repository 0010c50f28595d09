import { describe, expect, it } from 'vitest';
import type { Context } from '../../../src/formats/parse-context.ts';
import { parseDocument } from '../../../src/formats/parse-document.ts';
import { toErrors, toText } from '../../../src/formats/report-entry.ts';
import { ReviewVerdict } from '../../../src/formats/verdict.ts';
import type { Format } from '../../../src/model/review-document.ts';
import * as make from '../../support/contract-documents.ts';

function read(value: unknown, context: Context = {}, format?: Format) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return parseDocument({ strictness: 'strict', bytes: new TextEncoder().encode(text), context, format });
}

function told(value: unknown, context: Context = {}): string {
  return read(value, context)
    .problems.map(({ message, recommendation }) => `${message} ${recommendation}`)
    .join('\n');
}

const inside = (section: string, fields: object) => {
  const pack = make.evidencePack();
  return { ...pack, [section]: { ...Object(pack[section]), ...fields } };
};

describe('what to write instead', () => {
  it.each([
    [
      [make.fileFinding({ line: 4 })],
      '"line" does not belong to a finding of type "file". Remove it, or choose the type that has it: "inline".',
    ],
    [[make.systemFinding({ file: 'a' })], 'the type that has it: "inline" or "file".'],
    [[make.inlineFinding({ catgory: 'x' })], 'Remove the key, or write "category".'],
    [[make.inlineFinding({ mood: 'x' })], 'Remove the key.'],
    [[make.synthesized({ suppressed: true })], 'suppressed without a reason. Say why.'],
    [
      [make.synthesized({ suppressed: true, suppression_reason: ' ' })],
      'suppressed without a reason. Say why.',
    ],
    [[make.synthesized({ suppression_reason: 'known' })], 'but is not suppressed. Write null.'],
    [inside('risk', { override_applied: true }), 'nobody says by whom. Name the source of the override.'],
    [inside('risk', { override_source: 'x' }), 'has a source. Write null.'],
    [
      inside('diff', { stats: { files_changed: 2, insertions: 3, deletions: 0 } }),
      'The count is 2; from the touched files it is 1. Write 1.',
    ],
    [
      make.verdictFile({ mode: 'quick' }),
      'A quick check has no report, but `reportPath` is "docs/code-reviews/0a1b2c3d.md". Write "".',
    ],
    [make.verdictFile({ reportPath: '/r.md' }), 'is not relative to the worktree. Write a path such as'],
    [
      make.clarificationEnvelope({ clarification_questions: [] }),
      'has 0 items; it must be an array of at least 1 item.',
    ],
    [
      make.clarificationEnvelope({ clarification_questions: Array(5).fill(make.question()) }),
      'has 5 items; it must be an array of at most 4 items.',
    ],
  ])('is said, case %#', (value, words) => {
    expect(told(value)).toContain(words);
  });

  const state = (status: string, fields: object = {}) =>
    make.verdictFile({ findings: [make.verdictFinding({ status })], ...fields });

  it.each([
    ['open', 'verified', '"open" became "verified". Write "fixed" or "wont_fix", or leave it at "open".'],
  ])('is said of a status that was %s and is %s', (before, after, words) => {
    expect(told(state(after), { previous: ReviewVerdict.parse(state(before)) })).toContain(words);
  });

  it('is said of a finding that is new and settled, and of what only the reviewer counts', () => {
    const none = { blocker: 0, high: 0, medium: 0, low: 0, info: 0 };
    const empty = ReviewVerdict.parse(make.verdictFile({ findings: [], summary: none, verdict: 'WARN' }));
    expect(told(state('fixed'), { previous: empty })).toContain('A new finding is "fixed". Write "open".');
    expect(told(state('open'), { previous: empty })).toContain('`high` was 0 and is 1.');
    const later = state('open', { timestamp: '2026-02-16T11:00:00Z' });
    expect(told(later, { previous: empty })).toBe('');
  });
});

describe('what is no clean review', () => {
  it.each([
    ['an empty text of JSON Lines', '', 'rdjsonl'],
    [
      'a plan that needs more scope',
      make.planEnvelope({ plan: { touch_budget: {}, steps: [] }, scope_expansion_needed: [] }),
      undefined,
    ],
    [
      'a verification',
      make.verdictFile({
        mode: 'verify',
        findings: [],
        verdict: 'PASS',
        summary: { blocker: 0, high: 0, medium: 0, low: 0, info: 0 },
      }),
      undefined,
    ],
  ] as const)('%s', (_, value, format) => {
    expect(read(value, {}, format)).toMatchObject({ ok: true, provesClean: false });
  });

  it('is one where all of that is otherwise', () => {
    const plan = make.planEnvelope({ plan: { touch_budget: {}, steps: [] } });
    expect(read(plan).provesClean).toBe(true);
  });
});

describe('what a document says of its reviewer', () => {
  it('has the words of its notes', () => {
    const state = read(make.validationErrorEnvelope({ notes: ['No files.', 'None at all.'] })).document
      ?.state;
    expect(state).toEqual({ state: 'invalid', reason: 'No files. None at all.' });
  });
});

describe('an answer', () => {
  const problem = { ...read([make.inlineFinding({ fix: ' ' })]).problems[0] };

  it('is not valid where there was more than it lists', () => {
    const problems = read([make.inlineFinding({ fix: ' ' })]).problems;
    expect(problem.grade).toBe('deviation');
    expect(toErrors({ problems, omitted: 0 }).valid).toBe(true);
    expect(toErrors({ problems, omitted: 1 }).valid).toBe(false);
  });

  it('names the document where nothing in it is meant', () => {
    const { problems } = read('{}');
    expect(toText({ problems, omitted: 0 }, 'a.json')).toMatch(
      /^a\.json:1:1: error format\/unknown .*\n {2}document: .*\n$/,
    );
    expect(toText({ problems, omitted: 2 }, 'a.json')).toMatch(/… and 2 more problems\.\n$/);
  });
});

describe('a fix of ESLint', () => {
  it.each([[[-1, 0]], [[5, 4]], [[0, 1000]]])('is words where its range is not in the text: %j', (range) => {
    const message = make.eslintMessage({
      line: 1,
      endLine: 1,
      column: 1,
      endColumn: 4,
      fix: { range, text: 'x' },
    });
    const [finding] =
      read([make.eslintFile({ messages: [message], source: 'let a;\n' })]).document?.findings ?? [];
    expect(finding?.fix).toEqual({ text: 'Replace with: x', confidence: 'high' });
  });
});
