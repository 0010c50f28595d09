import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { keysOf } from '../../scripts/policy-table.ts';
import { jsonSchema } from '../../src/commands/schema-catalog.ts';
import { parsePolicy } from '../../src/policy/parse-policy.ts';
import { policyKeys } from '../../src/policy/policy-keys.ts';

const page = readFileSync(new URL('../../docs/policy.md', import.meta.url), 'utf8');

function problemsOf(policy: unknown): readonly string[] {
  const result = parsePolicy(Buffer.from(typeof policy === 'string' ? policy : stringify(policy)));
  return result.ok ? [] : result.problems.map(({ path, message }) => `${path} ${message}`);
}

/** What an entry of a list, or something with a name, needs in addition to the key of the example. */
const beside: Readonly<Record<string, Record<string, unknown>>> = {
  'policy.overrides[]': { paths: ['a'], blocking: { low: 'never' } },
  'policy.human-approval': { lanes: ['red'] },
  'policy.suppress[]': { path: 'a', reason: 'b' },
  'evidence.rules[]': { factor: 'a', severity: 'red', why: 'b' },
  'verifiers.<id>': { run: ['a'] },
  'reviewers.<id>.check': { name: 'a', app: 'b' },
};

/** What only this key of something with a name needs. */
const withKey: Readonly<Record<string, Record<string, unknown>>> = { 'reviewers.<id>.wait': { app: 'a' } };

/** A policy with one key and those that it requires. */
function policyWith(path: string, value: unknown): Record<string, unknown> {
  const steps = path.split('.');
  const build = (at: number): unknown => {
    const step = steps[at];
    if (step === undefined) return value;
    const here = steps.slice(0, at + 1).join('.');
    const inner =
      at + 1 === steps.length
        ? value
        : { ...beside[here], ...(step === '<id>' && withKey[path]), ...Object(build(at + 1)) };
    if (step.endsWith('[]')) return { [step.slice(0, -2)]: [inner] };
    return { [step === '<id>' ? 'some-id' : step]: inner };
  };
  const reviewers = { claude: { run: ['ask'], input: 'files' } };
  return { version: 1, reviewers, ...Object(build(0)) };
}

describe('docs/policy.md', () => {
  it('shows a policy that is valid', () => {
    const example = /^```yaml\n(version: 1\n.*?)^```$/ms.exec(page)?.[1] ?? '';
    expect(problemsOf(example)).toEqual([]);
  });

  it.each([...policyKeys])('has an example of %s that is valid', (path, { example }) => {
    expect(problemsOf(policyWith(path, parse(example)))).toEqual([]);
  });

  it('would have noticed one that is not', () => {
    expect(problemsOf(policyWith('policy.overrides[].blocking.high', 'sure'))).toHaveLength(1);
  });
});

describe('the published schema', () => {
  it('explains every key', () => {
    const silent = [...keysOf(jsonSchema('policy'))].filter(({ part }) => part['description'] === undefined);
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});
