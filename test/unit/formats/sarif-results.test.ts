import { describe, expect, it } from 'vitest';
import type { Context } from '../../../src/formats/format-definition.ts';
import { parseDocument } from '../../../src/formats/parse-document.ts';
import * as make from '../../support/contract-documents.ts';

function read(run: object, context: Context = {}) {
  const log = make.sarifLog({ runs: [make.sarifRun({ ...run })] });
  const outcome = parseDocument({ bytes: new TextEncoder().encode(JSON.stringify(log)), context });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return { finding: outcome.document.findings[0], rules: outcome.problems.map(({ rule }) => rule) };
}

const resultOf = (fields: object, run: object = {}, context: Context = {}) =>
  read({ results: [make.sarifResult({ ...fields })], ...run }, context);

const at = (artifactLocation: object, region: object = { startLine: 4 }) => ({
  locations: [{ physicalLocation: { artifactLocation, region } }],
});

describe('the place of a result of SARIF', () => {
  const artifacts = [{ location: { uri: 'src/other.ts' } }, { location: { uri: 'src/app.ts' } }];

  it.each([
    [{ index: 1 }, 'src/app.ts'],
    [{ uri: 'src/app.ts', index: 0 }, 'src/app.ts'],
    [{ uri: 'src/a%20b.ts' }, 'src/a b.ts'],
    [{ uri: 'src/%zz.ts' }, 'src/%zz.ts'],
    [{ uri: 'app.ts', uriBaseId: 'SRC' }, 'src/app.ts'],
    [{ uri: 'app.ts', uriBaseId: 'DEEP' }, 'src/deep/app.ts'],
    [{ uri: 'app.ts', uriBaseId: 'HERE' }, 'app.ts'],
    [{ uri: 'app.ts', uriBaseId: 'constructor' }, 'app.ts'],
    [{ index: 7 }, undefined],
    [{}, undefined],
  ])('follows from %j', (location, path) => {
    const originalUriBaseIds = {
      SRC: { uri: 'src/' },
      DEEP: { uri: 'deep', uriBaseId: 'SRC' },
      HERE: { uri: 'file:///srv/app/' },
      LOOP: { uri: '..', uriBaseId: 'LOOP' },
    };
    const { finding } = resultOf(at(location), { artifacts, originalUriBaseIds });
    expect(finding?.locations.map((each) => each.path)).toEqual(path === undefined ? [] : [path]);
    expect(finding?.scope).toBe(path === undefined ? 'system' : 'inline');
    expect(finding?.scopeText).toBe(path === undefined ? 'no-eval' : undefined);
  });

  it('is unknown where bases refer to each other', () => {
    const run = { originalUriBaseIds: { LOOP: { uri: '..', uriBaseId: 'LOOP' } } };
    expect(resultOf(at({ uri: 'app.ts', uriBaseId: 'LOOP' }), run).rules).toEqual(['tool/path']);
  });
});

describe('how severe a result of SARIF is', () => {
  const tool = {
    driver: { name: 'linter', rules: [{ id: 'no-eval', defaultConfiguration: { level: 'error' } }] },
  };
  const bare = { driver: { name: 'linter' } };

  it.each([
    [{ level: 'note' }, tool, 'low'],
    [{ level: undefined }, tool, 'high'],
    [{ level: undefined, kind: 'fail' }, tool, 'high'],
    [{ level: undefined, kind: 'review' }, tool, 'info'],
    [{ level: 'error', kind: 'review' }, bare, 'high'],
    [{ level: undefined, kind: 'open' }, tool, 'info'],
    [{ level: undefined }, bare, 'medium'],
    [{ level: 'none' }, bare, 'info'],
  ])('follows from %j', (fields, driver, severity) => {
    expect(resultOf(fields, { tool: driver }).finding?.severity).toBe(severity);
  });

  it.each([
    [{ ruleId: 'other' }, tool, [], 'other'],
    [{ ruleId: 'no-eval/strict' }, tool, [], 'no-eval/strict'],
    [{ ruleId: 'other' }, bare, [], 'other'],
    [{ ruleId: undefined }, tool, [], 'linter'],
    [{ ruleId: ' ' }, bare, [], 'sarif'],
    [{ ruleId: undefined, rule: { id: 'no-eval' } }, tool, [], 'no-eval'],
    [{ ruleId: undefined, ruleIndex: 0 }, tool, [], 'no-eval'],
  ])('belongs to the rule of %j', (fields, driver, rules, category) => {
    const { finding, rules: found } = resultOf(fields, { tool: driver });
    expect({ category: finding?.category, rules: found }).toEqual({ category, rules });
  });
});

describe('the fix of a result of SARIF', () => {
  const replacement = (deletedRegion: object, text?: string) => ({
    deletedRegion,
    ...(text === undefined ? {} : { insertedContent: { text } }),
  });
  const change = (replacements: readonly object[], uri = 'src/app.ts') => ({
    artifactLocation: { uri },
    replacements,
  });
  const whole = { startLine: 42 };
  const fixed = (fixes: readonly object[]) =>
    resultOf({ ...at({ uri: 'src/app.ts' }, { startLine: 42 }), fixes }).finding?.fix;

  it('is a suggestion where it is one fix of the reported lines alone', () => {
    const fix = fixed([{ artifactChanges: [change([replacement(whole, 'new')])] }]);
    expect(fix).toEqual({ text: 'Replace with: new', replacement: 'new', confidence: 'high' });
  });

  it.each([
    [[{ artifactChanges: [change([replacement(whole, 'a')])] }, { artifactChanges: [] }], 'Replace with: a'],
    [
      [
        {
          artifactChanges: [change([replacement(whole, 'a')]), change([replacement(whole, 'b')], 'src/b.ts')],
        },
      ],
      'Replace with: a',
    ],
    [[{ artifactChanges: [change([replacement(whole, 'a')], 'src/b.ts')] }], 'Replace with: a'],
    [[{ artifactChanges: [change([replacement({ startLine: 41 }, 'a')])] }], 'Replace with: a'],
    [
      [{ artifactChanges: [change([replacement({ charOffset: 4, charLength: 2 }, 'a')])] }],
      'Replace with: a',
    ],
    [
      [{ artifactChanges: [change([replacement({ startLine: 41, endLine: 41 })])] }],
      'Replace with: (nothing)',
    ],
    [[{ description: { text: 'Do it.' }, artifactChanges: [] }], 'Do it.'],
  ])('is plain text elsewhere, case %#', (fixes, text) => {
    expect(fixed(fixes)).toEqual({ text, confidence: 'high' });
  });
});
