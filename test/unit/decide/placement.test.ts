import { describe, expect, it } from 'vitest';
import { hasComment } from '../../../src/decide/placement.ts';
import { isWithin } from '../../../src/diff/locations.ts';
import { type Finding, severities } from '../../../src/model/finding.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import type { ReportScope } from '../../../src/policy/reviewer-policy.ts';
import { diffOf, numbered } from '../../support/builders/diff.ts';
import { buildFinding, buildLocation } from '../../support/builders/finding.ts';
import { buildEntry } from '../../support/builders/memory.ts';
import { buildRun } from '../../support/builders/review.ts';
import { buildPolicy } from '../../support/builders/run.ts';

/**
 * `edited.ts`: line 20 replaced, line 60 deleted, a line added after 80. `moved.ts` was `old-name.ts` and changed at
 * line 5. `gone.ts` was removed; `picture.png` changed its bytes; `same.ts` did not change.
 */
const before = {
  'edited.ts': numbered(100),
  'old-name.ts': numbered(40),
  'gone.ts': numbered(4),
  'picture.png': Buffer.from([0, 1, 2, 3]),
  'same.ts': numbered(10),
};
const after = {
  'edited.ts': numbered(100, { 20: 'replaced', 80: 'line 80\nadded' }).replace('line 60\n', ''),
  'moved.ts': numbered(40, { 5: 'changed' }),
  'picture.png': Buffer.from([0, 9, 9, 9]),
  'same.ts': numbered(10),
};
const diff = diffOf(before, after);

type Overrides = Parameters<typeof buildRun>[1];

function placementOf(finding: Finding, overrides: Overrides = {}) {
  return buildRun([finding], { diff, ...overrides }).placed[0]?.placement;
}

/** A policy with these limits. */
const limited = (policy: Record<string, unknown>) => ({
  effective: effectivePolicy(buildPolicy({ 'inline-from': 'info', ...policy }), {}),
});

const at = (path: string, startLine?: number, endLine?: number, side: 'LEFT' | 'RIGHT' = 'RIGHT') => {
  const lines = { ...(startLine && { startLine }), ...(endLine && { endLine }) };
  return { locations: [{ path, side, ...lines }] };
};

const located = (change: Parameters<typeof buildLocation>[0]) => ({
  locations: [buildLocation({ path: 'edited.ts', startLine: 20, ...change })],
});
const system = { scope: 'system', locations: [], scopeText: 'releases' } as const;
const suppressed = { by: 'suppress', reason: 'known' } as const;

it.each<[string, Partial<Finding>, object]>([
  ['an added line', at('edited.ts', 20), { line: 20, side: 'RIGHT', reason: 'in-diff' }],
  ['a context line', at('edited.ts', 22), { line: 22, side: 'RIGHT', reason: 'in-diff' }],
  ['a range in one hunk', at('edited.ts', 18, 21), { startLine: 18, line: 21, reason: 'in-diff' }],
  ['a range from before its hunk', at('edited.ts', 5, 20), { startLine: 17, line: 20, reason: 'range-cut' }],
  ['a range beyond its hunk', at('edited.ts', 23, 40), { line: 23, reason: 'range-cut' }],
  ['the larger part of a range over two hunks', at('edited.ts', 22, 62), { startLine: 57, line: 62 }],
  ['a deleted line', at('edited.ts', 60, undefined, 'LEFT'), { line: 60, side: 'LEFT', reason: 'in-diff' }],
  ['a range around it', at('edited.ts', 58, 62, 'LEFT'), { line: 60, side: 'LEFT', reason: 'range-cut' }],
  ['a renamed file', at('moved.ts', 5), { path: 'moved.ts', line: 5 }],
  ['the former name of a renamed file', at('old-name.ts', 5), { path: 'moved.ts', line: 5 }],
  ['a removed file', at('gone.ts', 2, 3, 'LEFT'), { path: 'gone.ts', startLine: 2, line: 3, side: 'LEFT' }],
])('places a finding inline on %s', (_what, place, expected) => {
  const placement = placementOf(buildFinding(place));
  expect(placement).toMatchObject({ place: 'inline', ...expected });
  if (!('startLine' in expected)) expect(placement).not.toHaveProperty('startLine');
});

it.each<[string, Partial<Finding>, string, 'file' | 'body']>([
  ['outside every hunk', at('edited.ts', 40), 'line-outside-diff', 'file'],
  ['on a context line on LEFT', at('edited.ts', 58, undefined, 'LEFT'), 'line-outside-diff', 'file'],
  ['beyond the end of the file', at('edited.ts', 5_000), 'line-outside-diff', 'file'],
  ['on RIGHT of a removed file', at('gone.ts', 2), 'line-outside-diff', 'file'],
  ['in a file without hunks', at('picture.png', 1), 'line-outside-diff', 'file'],
  ['without a line', at('edited.ts'), 'no-line', 'file'],
  ['on lines that cannot be compared', located({ numberedIn: 'checkout' }), 'file-not-comparable', 'file'],
  ['on a line from the base branch', located({ numberedIn: 'base' }), 'line-from-base', 'body'],
  ['in an unchanged file', at('same.ts', 2), 'file-outside-diff', 'body'],
  ['about a file', { scope: 'file', ...at('edited.ts') }, 'scope-file', 'file'],
  ['about an unchanged file', { scope: 'file', ...at('same.ts') }, 'file-outside-diff', 'body'],
  ['about several files', { scope: 'multi-file', ...at('edited.ts', 20) }, 'multi-file', 'body'],
  ['about no file', system, 'system', 'body'],
  ['in a file with a hostile name', at('__proto__', 1), 'file-outside-diff', 'body'],
])('places a finding %s on its file or in the body', (_what, finding, reason, place) => {
  const { locations = [] } = finding;
  const path = place === 'file' ? { path: locations[0]?.path } : {};
  expect(placementOf(buildFinding(finding))).toEqual({ place, reason, ...path });
});

describe('findings that policy keeps from the lines', () => {
  const onLine = at('edited.ts', 20);
  /** Each has a thread of its own. */
  const onFile = { ...at('edited.ts'), scope: 'file' as const };

  it.each([
    ['inline', onLine],
    ['file', onFile],
  ])('go to the body below inline-from, which would be placed: %s', (place, where) => {
    const low = buildFinding({ ...where, severity: 'low' });
    expect(placementOf(low, limited({ 'inline-from': 'low' }))).toMatchObject({ place });
    const inBody = { place: 'body', reason: 'below-inline-from' };
    expect(placementOf(low, limited({ 'inline-from': 'medium' }))).toEqual(inBody);
  });

  it('leave the comments there may be to the worst that have a place for one', () => {
    const elsewhere: Partial<Finding>[] = [at('same.ts', 2), system, { ...onLine, suppressed }];
    const findings = [
      ...elsewhere.map((place) => buildFinding({ ...place, severity: 'critical' })),
      ...severities.map((severity) => buildFinding({ ...onFile, id: severity, severity })).reverse(),
    ];
    const { placed } = buildRun(findings, { diff, ...limited({ 'max-comments': 2 }) });
    const severitiesOf = (some: typeof placed) => some.map(({ finding: { severity } }) => severity);
    const over = placed.filter(({ placement }) => placement.reason === 'over-max-comments');
    expect(severitiesOf(placed.filter(hasComment))).toEqual(['critical', 'high']);
    expect(severitiesOf(over)).toEqual(['medium', 'low', 'info']);
  });

  it.each<[string, Partial<Finding>, string | undefined]>([
    ['fixed', { status: 'fixed' }, 'not-open'],
    ['verified', { status: 'verified' }, 'not-open'],
    ['accepted', { status: 'wont_fix' }, 'not-open'],
    ['suppressed', { suppressed }, 'suppressed'],
    ['shown already', { fingerprint: 'a'.repeat(16) }, 'already-open'],
    ['reopened', { status: 'reopened' }, undefined],
  ])('are withheld if they are %s', (_what, change, reason) => {
    const { reconciled } = buildRun([]);
    const open = { reconciled: { ...reconciled, continued: new Map([['a'.repeat(16), buildEntry()]]) } };
    const expected = reason === undefined ? { place: 'inline' } : { place: 'withheld', reason };
    expect(placementOf(buildFinding({ ...onLine, ...change }), open)).toMatchObject(expected);
  });

  /** The narrowest scope with which a reviewer may report each place; wider ones may as well. */
  const scopes: readonly ReportScope[] = ['changed', 'diff', 'file', 'all'];
  it.each<[string, Partial<Finding>, ReportScope]>([
    ['an added line', onLine, 'changed'],
    ['a range that contains an added line', at('edited.ts', 15, 40), 'changed'],
    ['a deleted line', at('edited.ts', 59, 60, 'LEFT'), 'changed'],
    ['a context line', at('edited.ts', 22), 'diff'],
    ['a line outside the hunks', at('edited.ts', 40), 'file'],
    ['a changed file', at('edited.ts'), 'changed'],
    ['another file', at('same.ts', 2), 'all'],
    ['a line from the base branch', located({ numberedIn: 'base' }), 'file'],
    ['a line that cannot be compared', located({ startLine: 40, numberedIn: 'checkout' }), 'changed'],
    ['no place', system, 'changed'],
  ])('are within these scopes of a report: %s', (_what, place, narrowest) => {
    const reported = scopes.filter((scope) => isWithin(scope, buildFinding(place), diff));
    expect(reported).toEqual(scopes.slice(scopes.indexOf(narrowest)));
  });
});

const unsure = { confidence: { band: 'low' as const } };
/** Each row decides only if all rows above it are equal. */
it.each<[string, Partial<Finding>, Partial<Finding>]>([
  ['severity', { severity: 'medium', ...unsure }, { severity: 'low', corroboratedBy: ['gpt'] }],
  ['confidence', {}, { ...unsure, corroboratedBy: ['a'] }],
  ['agreement', { corroboratedBy: ['gpt'], title: 'b' }, { corroboratedBy: [], title: 'a' }],
  ['path', { ...at('edited.ts', 22), title: 'b' }, { ...at('moved.ts', 5), title: 'a' }],
  ['line', { ...at('edited.ts', 20), title: 'b' }, { ...at('edited.ts', 22), title: 'a' }],
  ['title', { title: 'a' }, { title: 'b' }],
  ['fingerprint', { fingerprint: 'a'.repeat(16) }, { fingerprint: 'b'.repeat(16) }],
  ['id', { id: 'a-11111111-1' }, { id: 'b-11111111-1' }],
])('the last comment goes to the first finding by %s, in any order', (_what, first, second) => {
  const own = { ...at('edited.ts'), scope: 'file' } as const;
  const both = [first, second].map((part, n) => buildFinding({ ...own, id: `${n}`, ...part }));
  const context = { diff, ...limited({ 'max-comments': 1 }) };
  for (const findings of [both, both.toReversed()]) {
    const { placed } = buildRun(findings, context);
    expect(placed.map(({ finding }) => finding)).toEqual(both);
    expect(placed.map(({ placement }) => placement.place === 'body')).toEqual([false, true]);
  }
});
