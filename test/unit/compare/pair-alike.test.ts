import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairSurest, withKnownFingerprints } from '../../../src/compare/pair-alike.ts';
import type { Finding } from '../../../src/model/finding.ts';
import type { Original } from '../../../src/model/original.ts';
import { diffOf } from '../../support/builders/diff.ts';
import { buildFinding, buildLocation, buildSource } from '../../support/builders/finding.ts';

const known = 'e'.repeat(16);
const before = diffOf({}, { 'a.ts': 'lock()\nlock()\nother()\n', 'b.ts': 'lock()\n' });
const after = diffOf({}, { 'a.ts': 'new()\nlock()\nlock()\nother()\n', 'b.ts': 'lock()\n' });
const at = (startLine: number, path = 'a.ts') => [buildLocation({ path, startLine, side: 'RIGHT' })];

const words = { title: 'The lock is never released', issue: 'When the call throws, the lock stays held.' };
const others = {
  title: 'Lock stays held after it',
  issue: 'When the call throws, the lock is never released.',
};
const first = buildFinding({ ...words, fingerprint: known, locations: at(1) });
const reworded = buildFinding({ ...others, fingerprint: 'a'.repeat(16), locations: at(2) });

function named(
  then: readonly Finding[],
  now: readonly Finding[],
  { reviewer = 'claude', ...entry }: { reviewer?: string; fingerprint?: string; until?: string } = {},
): readonly string[] {
  const originals = now.map((finding): Original => {
    const { pointer, native } = buildSource();
    const { fingerprint } = finding;
    return { reviewer, document: 0, fingerprint, finding: { ...finding, pointer, native } };
  });
  const last = { findings: then.map((each) => ({ ...each, sources: [buildSource(each)] })), diff: before };
  const entries = [{ fingerprint: known, reason: 'known', ...entry }];
  const context = { last, entries, today: '2026-06-15' };
  return withKnownFingerprints({ originals, diff: after }, context).map(({ fingerprint }) => fingerprint);
}

const otherIssue = 'Customer names reach a file.';
const sameTitle = { title: 'the lock is never released', issue: otherIssue };
const placeless = { locations: [] };

describe('a finding of the last review', () => {
  it.each<[string, Partial<Finding>, Parameters<typeof named>[2], boolean]>([
    ['in other words on lines that moved', {}, {}, true],
    ['of another reviewer', {}, { reviewer: 'gemini' }, false],
    ['on another occurrence of the line', { locations: at(3) }, {}, false],
    ['on another line', { locations: at(4) }, {}, false],
    ['in another file', { locations: at(1, 'b.ts') }, {}, false],
    ['on the whole file', { locations: [buildLocation({ path: 'a.ts', startLine: undefined })] }, {}, false],
    ['without a place', placeless, {}, false],
    ['about something else', { title: 'Names are logged', issue: otherIssue }, {}, false],
    ['with the same title', sameTitle, {}, true],
    ['that no entry names', {}, { fingerprint: 'b'.repeat(16) }, false],
    ['of an expired entry', {}, { until: '2026-06-14' }, false],
    ['of an entry on its last day', {}, { until: '2026-06-15' }, true],
  ])('has the fingerprint of a policy entry or not: %s', (_, change, entry, isKnown) => {
    const now = { ...reworded, ...change };
    expect(named([first], [now], entry)).toEqual([isKnown ? known : now.fingerprint]);
  });

  it('without a place is known by its title alone', () => {
    const then = [{ ...first, ...placeless }];
    expect(named(then, [{ ...reworded, ...sameTitle, ...placeless }])).toEqual([known]);
    expect(named(then, [{ ...reworded, ...placeless }])).toEqual([reworded.fingerprint]);
  });

  it('gives its fingerprint to no other finding that is reported itself or is more similar to another', () => {
    const again = { ...first, locations: at(2) };
    expect(named([first], [{ ...reworded, title: first.title }, again])).toEqual(['a'.repeat(16), known]);
    const other = { ...reworded, fingerprint: 'c'.repeat(16), locations: at(1) };
    const now = { ...reworded, fingerprint: 'd'.repeat(16) };
    const vague = { ...first, title: 'x', issue: 'When it throws, the lock stays' };
    expect(named([vague, other], [now])).toEqual([now.fingerprint]);
  });
});

it('pairs the surest first, nothing twice, and the same in every order', () => {
  const pair = (ones: readonly string[], others: readonly string[], weights: Record<string, number>) => {
    const sure = (one: string, other: string) => weights[one + other] ?? 0;
    const pairs = pairSurest({ ones, others, sure, nameOne: String, nameOther: String });
    return [...pairs].map(([one, other]) => one + other).sort();
  };
  expect(pair(['a', 'b'], ['x', 'y'], { ax: 0.6, ay: 0.9, by: 1, bx: 0.1 })).toEqual(['ax', 'by']);
  expect(pair(['a', 'b'], ['x'], { ax: 0, bx: 0.2 })).toEqual(['bx']);
  const weights = fc.dictionary(fc.stringMatching(/^[a-d][w-z]$/), fc.constantFrom(0, 0.5, 1));
  const order = (names: string) => fc.shuffledSubarray([...names], { minLength: names.length });
  fc.assert(
    fc.property(weights, order('abcd'), order('wxyz'), (sure, ones, others) => {
      expect(pair(ones, others, sure)).toEqual(pair([...'abcd'], [...'wxyz'], sure));
    }),
  );
});
