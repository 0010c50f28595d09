import { describe, expect, it } from 'vitest';
import { ruleFinder } from '../../../src/formats/sarif-rules.ts';
import * as make from '../../support/contract-documents.ts';
import { firstFinding, readDocument, summarise } from '../../support/read-documents.ts';

const tool = {
  driver: { name: 'scan', rules: [{ id: 'A' }, { id: 'B', guid: 'D1' }] },
  extensions: [
    { name: 'one', guid: 'E1', rules: [{ id: 'A', of: 'one' }, { id: 'X' }] },
    { name: 'two', guid: 'E2', rules: [{ id: 'Y' }, { id: 'Z' }, { id: 'X', of: 'two' }] },
  ],
};
const { driver, extensions } = tool;
const [one, two] = extensions;

describe('the rule of a result', () => {
  it.each([
    ['by its id', { ruleId: 'B' }, driver.rules[1]],
    ['by the beginning of a hierarchical id', { ruleId: 'A/sha1/x' }, driver.rules[0]],
    ['not by a part of a name', { ruleId: 'AB' }, undefined],
    ['by ruleIndex', { ruleIndex: 1 }, driver.rules[1]],
    ['by rule.index', { rule: { index: 1 } }, driver.rules[1]],
    ['by id where the index is of another', { ruleId: 'A', ruleIndex: 1 }, driver.rules[0]],
    ['by guid', { rule: { guid: 'd1' } }, driver.rules[1]],
    ['in a component by index', { ruleId: 'A', rule: { toolComponent: { index: 0 } } }, one?.rules[0]],
    ['in a component by name', { rule: { index: 1, toolComponent: { name: 'two' } } }, two?.rules[1]],
    ['in a component by guid', { ruleId: 'Y', rule: { toolComponent: { guid: 'e2' } } }, two?.rules[0]],
    ['in the driver by name', { ruleId: 'A', rule: { toolComponent: { name: 'scan' } } }, driver.rules[0]],
    ['in no other component', { ruleId: 'B', rule: { toolComponent: { name: 'two' } } }, undefined],
    ['in no unknown component', { ruleId: 'A', rule: { toolComponent: { index: 7 } } }, undefined],
    ['in an extension by id alone', { ruleId: 'Y' }, two?.rules[0]],
    ['in none of two extensions', { ruleId: 'X' }, undefined],
    ['nowhere', { ruleId: 'Q' }, undefined],
  ])('is found %s', (_how, result, rule) => expect(ruleFinder(tool)(result)).toBe(rule));
});

describe('SARIF in another spelling', () => {
  const result = {
    ruleId: 'S/1',
    level: 'ERROR',
    kind: 'Fail',
    message: 'It is a text.',
    locations: [{ physicalLocation: { artifactLocation: { uri: 'a.ts' }, region: { startLine: '6' } } }],
  };
  const driver = { name: 't', rules: [{ id: 'S', defaultConfiguration: { level: 'High' } }] };
  const log = { runs: [{ tool: { driver }, columnKind: 'UTF16CodeUnits', results: [result] }] };

  it('is read and reported', () => {
    expect(summarise(firstFinding(log))).toBe('a.ts:6 high S/1 It is a text.');
    const rules = readDocument(log).problems.map(({ rule, path }) => `${rule} ${path}`);
    expect(rules).toContain('tool/spelling /version');
    expect(rules).toContain('tool/spelling /runs/0/results/0/message');
  });

  it('is refused strictly, and in another version', () => {
    expect(readDocument(log, { strictness: 'strict' }).ok).toBe(false);
    expect(readDocument({ ...log, version: '1.0.0' }).ok).toBe(false);
  });

  it('has no line where it is -1', () => {
    const region = { startLine: -1 };
    const [location] = [{ physicalLocation: { artifactLocation: { uri: 'a.ts' }, region } }];
    const one = make.sarifLog({ runs: [make.sarifRun({ results: [{ ...result, locations: [location] }] })] });
    expect(summarise(firstFinding(one))).toMatch(/^a\.ts high/);
  });
});
