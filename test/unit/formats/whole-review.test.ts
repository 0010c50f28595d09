import { describe, expect, it } from 'vitest';
import * as make from '../../support/contract-documents.ts';
import { changedLines } from '../../support/fakes/scripted-lines.ts';
import { readDocument } from '../../support/read-documents.ts';

const changed = changedLines({ 'src/app.ts': [42], 'lib/b.ts': [1] });
const found = { file: 'src/app.ts', line: 42, severity: 'high', issue: 'm' };

/** Counters, cursors and states by which an answer says that it is not whole. */
const gaps = [
  { filesReviewed: 1, filesTotal: 7 },
  { metadata: { files_analyzed: 0 } },
  { reviewed_files: ['src/app.ts'], total_files: 7 },
  { reviewed: [] },
  { files_scanned: '3', files_changed_count: '5' },
  { has_more: true },
  { pagination: { nextCursor: 'b2Zmc2V0' } },
  { page: 1, total_pages: 3 },
  { chunk: 2, chunks: 9 },
];

describe.each(gaps)('a document with %j', (gap) => {
  it('is no clean review', () => {
    const { ok, provesClean, problems } = readDocument({ findings: [], ...gap }, { context: { changed } });
    expect([ok, provesClean]).toEqual([false, false]);
    expect(problems.map(({ rule }) => rule)).toContain('format/not-clean');
  });

  it('keeps its findings, and is incomplete', () => {
    const { ok, document } = readDocument({ findings: [found], ...gap }, { context: { changed } });
    expect([ok, document?.findings.length, document?.complete]).toEqual([true, 1, false]);
  });
});

it.each([
  { filesReviewed: 7, filesTotal: 7 },
  { files_reviewed: 2, files_with_issues: 0, files_skipped: 0 },
  { has_more: false, next_cursor: null },
  { page: 3, total_pages: 3 },
  { usage: { total_tokens: 12, cached: 0 } },
])('takes a document with %j for whole', (said) => {
  expect(readDocument({ findings: [], ...said }, { context: { changed } }).provesClean).toBe(true);
});

const doubtful: readonly (readonly [string, unknown])[] = [
  ['a blocked prompt', { promptFeedback: { blockReason: 'SAFETY' }, candidates: [{ text: '[]' }] }],
  ['work that is left', { findings: [], todo: 'lib/b.ts' }],
  ['a state of work that is left', { findings: [], status: 'todo' }],
  ['thoughts that see no diff', '<think>I cannot see the diff.</think>\n[]'],
  [
    'thoughts in a part of their own',
    [
      { type: 'thinking', thinking: 'There is no diff here.' },
      { type: 'text', text: '[]' },
    ],
  ],
  ['a cut line of JSON Lines', '{"type":"system"}\n{"type":"result","result":"[]"}\n{"type":"sys'],
];

it.each(doubtful)('takes no empty list with %s for a clean review', (_what, value) => {
  expect(readDocument(value, { context: { changed } }).provesClean).toBe(false);
});

it('takes thoughts that name what they read', () => {
  const text = '<think>src/app.ts only renames; fine.</think>\n[]';
  expect(readDocument(text, { context: { changed } }).provesClean).toBe(true);
});

describe('a verdict file about a part', () => {
  const verdict = (fields: object) => {
    const summary = { blocker: 0, high: 0, medium: 0, low: 0, info: 0 };
    const empty = make.verdictFile({ findings: [], verdict: 'PASS', summary, ...fields });
    return readDocument(empty, { context: { changed } }).provesClean;
  };

  it.each([
    [{ scope: 'changeset' }, true],
    [{ scope: 'file', target: 'src/app.ts' }, false],
    [{ scope: 'package', target: 'src' }, false],
    [{ scope: 'team', target: 'core' }, false],
  ])('proves no whole review: %j', (fields, isWhole) => expect(verdict(fields)).toBe(isWhole));

  it('is whole where all of the change is in there', () => {
    const context = { changed: changedLines({ 'src/app.ts': [42] }) };
    const file = make.verdictFile({ findings: [], scope: 'package', target: 'src' });
    expect(readDocument(file, { context }).document?.complete).toBe(true);
  });
});

describe('what a tool writes', () => {
  const eslint = (counts: object) => [{ filePath: 'src/app.ts', messages: [], ...counts }];
  const run = (fields: object) => make.sarifLog({ runs: [make.sarifRun({ results: [], ...fields })] });

  it.each<[string, unknown, boolean]>([
    ['ESLint with its counts', eslint({ errorCount: 0, warningCount: 0 }), true],
    ['ESLint that counts what it does not list', eslint({ errorCount: 1, warningCount: 0 }), false],
    ['SARIF with an empty list', run({}), true],
    ['SARIF without a list', run({ results: null }), false],
    ['SARIF with results in a file', run({ externalPropertyFileReferences: { results: [{}] } }), false],
    ['SARIF with an error', { ...run({}), errors: ['No rules'] }, false],
    ['RDFormat with an error', { ...make.rdjson({ diagnostics: [] }), errors: ['x'] }, false],
    ['RDFormat that died', { ...make.rdjson({ diagnostics: [] }), fatal: true }, false],
    ['Checkstyle', '<checkstyle/>', true],
    ['Checkstyle behind the echo of a script', '> shop@1.0.0 lint\n> phpcs\n\n<checkstyle/>', true],
    ['Checkstyle with text behind it', '<checkstyle/>\nFailed to load configurations', false],
    ['Checkstyle with text before it', 'No files were found.\n<checkstyle/>', false],
    ['SARIF with text behind it', `${JSON.stringify(run({}))}\nTraceback: src/app.ts`, false],
  ])('is clean only where it is whole: %s', (_what, value, isClean) => {
    const { ok, provesClean } = readDocument(value, { context: { changed } });
    expect([ok, provesClean]).toEqual([isClean, isClean]);
  });
});

describe('JSON Lines with a broken line', () => {
  const line = JSON.stringify(make.diagnostic());

  it.each([
    [`${line}\n{"message": "cut", "loc\n${line}\n`, 2],
    [`${line}\n${line.slice(0, 30)}`, 1],
    [`${JSON.stringify(found)}\n${JSON.stringify(found).slice(0, 20)}`, 1],
  ])('keeps the others, and is incomplete: %#', (text, findings) => {
    const { ok, document, problems } = readDocument(text);
    expect([ok, document?.findings.length, document?.complete]).toEqual([true, findings, false]);
    expect(problems).toContainEqual(expect.objectContaining({ rule: 'JSON/line', line: 2 }));
  });

  it('is refused where no line can be read', () => expect(readDocument('{"a\n{"b').ok).toBe(false));
});
