import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../../src/model/redact.ts';
import * as make from '../../support/contract-documents.ts';
import { changedLines } from '../../support/fakes/scripted-lines.ts';
import { readDocument } from '../../support/read-documents.ts';

describe('a text of a finding', () => {
  const [long, kept] = ['é'.repeat(40_000), 'é'.repeat(32_768)];

  it.each([
    ['is cut at a whole character, and reported', long, kept, ['JSON/text-length /0/issue']],
    ['loses half a character', 'a\ud83d b', 'a\ufffd b', []],
  ])('%s', (_, issue, kept, reported) => {
    const { problems, document } = readDocument([make.inlineFinding({ issue })]);
    expect(problems.map(({ rule, path }) => `${rule} ${path}`)).toEqual(reported);
    expect(document?.findings[0]?.issue).toBe(kept);
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

  it('is cut like any other text of its document', () => {
    const { problems, document } = readDocument(make.validationErrorEnvelope({ notes: [long] }));
    expect(problems.map(({ rule, path }) => `${rule} ${path}`)).toEqual(['JSON/text-length /notes/0']);
    expect(document).toMatchObject({ state: { reason: `${'é'.repeat(3999)}…` }, native: { notes: [kept] } });
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
      issue: `It is ${secret}, and then on: ${`${secret} `.repeat(5_000)}`,
      references: [`[a](https://example.org/${encodeURIComponent(secret)})`],
    });
    const outcome = readDocument([finding, make.inlineFinding({ file: `/abs/${secret}` })], {
      context: { redact },
    });
    expect(JSON.stringify(outcome)).not.toContain('hunter2');
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
