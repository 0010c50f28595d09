import { describe, expect, it } from 'vitest';
import type { ParseOutcome } from '../../../src/formats/parse-document.ts';
import { createRedactor } from '../../../src/model/redact.ts';
import { changedLines } from '../../support/changed-lines.ts';
import * as make from '../../support/contract-documents.ts';
import { readDocument } from '../../support/read-documents.ts';

const half = '\ud83d';

function rulesOf(outcome: ParseOutcome) {
  return outcome.problems.map(({ rule, path }) => `${rule} ${path}`);
}

describe('half a character', () => {
  const nested = make.candidate({ evidence: { type: 'repo_policy', detail: half } });

  it.each([
    ['C1', [make.inlineFinding({ category: half }), make.fileFinding()], '/0/category'],
    ['C1 in a path', [make.inlineFinding({ file: `src/${half}.ts` }), make.fileFinding()], '/0/file'],
    ['C1 in a list', [make.inlineFinding({ references: [half] }), make.fileFinding()], '/0/references/0'],
    ['C1 in a key', [make.inlineFinding({ [half]: 1 }), make.fileFinding()], '/0'],
    [
      'C2',
      make.reviewData({ line_comments: [make.comment({ title: half }), make.comment()] }),
      '/line_comments/0/title',
    ],
    ['C3', [nested, make.candidate({ finding_id: 'F2' })], '/0/evidence/detail'],
    [
      'C5',
      make.verdictFile({ findings: [make.verdictFinding({ domain: half }), make.verdictFinding()] }),
      '/findings/0/domain',
    ],
    [
      'ESLint',
      [make.eslintFile({ messages: [make.eslintMessage({ message: half }), make.eslintMessage()] })],
      '/0/messages/0/message',
    ],
  ])('in %s costs its own finding alone', (_, value, path) => {
    const outcome = readDocument(value);
    expect(rulesOf(outcome)).toContain(`JSON/surrogate ${path}`);
    expect(outcome.ok && outcome.document.findings).toHaveLength(1);
    expect(outcome.ok && outcome.document.refused).toHaveLength(1);
    expect(JSON.stringify(outcome.document)).not.toContain('\\ud83d');
  });

  it.each([
    [
      make.reviewData({ review_summary: { ...Object(make.reviewData()['review_summary']), overview: half } }),
      '/review_summary/overview',
    ],
    [
      make.sarifLog({ runs: [make.sarifRun({ tool: { driver: { name: half } } })] }),
      '/runs/0/tool/driver/name',
    ],
    [
      make.evidencePack({
        hotspots: [],
        missing_artifacts: [],
        pr: { ...Object(make.evidencePack()['pr']), title: half },
      }),
      '/pr/title',
    ],
  ])('in general costs the document, case %#', (value, path) => {
    const outcome = readDocument(value);
    expect(outcome.ok).toBe(false);
    expect(rulesOf(outcome)).toContain(`JSON/surrogate ${path}`);
  });
});

describe('a long text', () => {
  const long = 'é'.repeat(40_000);

  it('is cut at a whole character, and reported', () => {
    const outcome = readDocument([make.inlineFinding({ issue: long })]);
    expect(rulesOf(outcome)).toEqual(['JSON/text-length /0/issue']);
    expect(outcome.document?.findings[0]?.issue).toBe('é'.repeat(32_768));
  });

  it('leaves nothing to apply, since half of it may be lost', () => {
    const suggestions = [{ range: { start: { line: 42 }, end: { line: 42 } }, text: long }];
    const location = { path: 'src/app.ts', range: { start: { line: 42 } } };
    const fixOf = (value: object) =>
      readDocument(make.rdjson({ diagnostics: [make.diagnostic({ location, ...value })] })).document
        ?.findings[0]?.fix;
    expect(fixOf({ suggestions })).toEqual({ text: expect.any(String), confidence: 'high' });
    expect(fixOf({ suggestions: [{ ...suggestions[0], text: 'a' }] })).toMatchObject({ replacement: 'a' });
  });

  it('is no id', () => {
    const idOf = (finding_id: string) =>
      readDocument([make.candidate({ finding_id })]).document?.findings[0]?.nativeId;
    expect(idOf('x'.repeat(80))).toBe('x'.repeat(80));
    expect(idOf('x'.repeat(81))).toBeUndefined();
  });

  it('is cut in keys of messages and pointers', () => {
    const [problem] = readDocument([make.inlineFinding({ ['k'.repeat(10_000)]: 1 })]).problems;
    expect(`${problem?.path} ${problem?.message}`.length).toBeLessThan(300);
  });
});

describe('a secret', () => {
  const secret = 'hunter2-is-no-password';
  const redact = createRedactor([secret]);

  it('is gone from every text of a finding before ids and links are made of them', () => {
    const finding = make.inlineFinding({
      file: `src/${secret}.ts`,
      category: secret,
      issue: `It is ${secret}.`,
      references: [`[a](https://example.org/${encodeURIComponent(secret)})`],
    });
    const outcome = readDocument([finding, make.inlineFinding({ file: `/abs/${secret}` })], {
      context: { redact },
    });
    expect(JSON.stringify(outcome)).not.toContain(secret);
    expect(outcome.document?.findings[0]).toMatchObject({
      category: '***',
      locations: [{ path: 'src/***.ts' }],
    });
  });

  it('is no reason to change a path of the change itself', () => {
    const path = 'docs/sk-learn-pipelines-for-beginners.md';
    const changed = changedLines({ [path]: [42] });
    const outcome = readDocument([make.inlineFinding({ file: path })], { context: { redact, changed } });
    expect(outcome.document?.findings[0]?.locations[0]?.path).toBe(path);
  });
});
