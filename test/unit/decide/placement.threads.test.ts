import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasComment, threadsOf } from '../../../src/decide/placement.ts';
import { severities } from '../../../src/model/finding.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { buildFinding, buildLocation, buildSource } from '../../support/builders/finding.ts';
import { buildRun } from '../../support/builders/review.ts';
import { buildPolicy } from '../../support/builders/run.ts';

const at = (startLine: number, endLine = startLine, change: Parameters<typeof buildFinding>[0] = {}) =>
  buildFinding({
    id: `${startLine}-${endLine}-${change.severity ?? 'medium'}`,
    locations: [buildLocation({ startLine, endLine })],
    ...change,
  });

const threadIds = (
  findings: Parameters<typeof buildRun>[0],
  overrides: Parameters<typeof buildRun>[1] = {},
) => threadsOf(buildRun(findings, overrides).placed).map((thread) => thread.map(({ finding }) => finding.id));

const high = { severity: 'high' } as const;

describe('findings on one place', () => {
  it.each([
    ['one line', [at(3, 3, high), at(3)], 1],
    ['lines that overlap those of the most severe one', [at(2, 4, high), at(4, 5)], 1],
    [
      'lines of which only another one overlaps them',
      [at(2, 2, high), at(2, 3), at(3, 4, { severity: 'low' })],
      2,
    ],
    ['lines next to each other', [at(2, 2, high), at(3)], 2],
    ['more than three lines around one', [at(1, 6, high), at(3)], 2],
    ['exactly the same lines, however many', [at(1, 6, high), at(1, 6)], 1],
  ])('share a thread by the first one: %s', (_what, findings, threads) => {
    expect(threadIds(findings)).toHaveLength(threads);
    expect(threadIds(findings.toReversed())).toEqual(threadIds(findings));
  });

  it('count once for the number of comments', () => {
    const effective = effectivePolicy(buildPolicy({ 'inline-from': 'info', 'max-comments': 1 }), {});
    const { placed } = buildRun([at(3, 3, high), at(3), at(60)], { effective });
    expect(placed.filter(hasComment)).toHaveLength(2);
    expect(placed.map(({ placement }) => placement.reason)).toContain('over-max-comments');
  });

  it('go to the body when a comment would have no room for their marks, the least severe first', () => {
    const many = Array.from({ length: 300 }, (_, n) => at(3, 3, { id: `f-${n}`, severity: 'low' }));
    const { placed } = buildRun([...many, at(3, 3, high)], {
      effective: effectivePolicy(buildPolicy({ 'inline-from': 'info' }), {}),
    });
    expect(threadsOf(placed)[0]?.[0].finding.severity).toBe('high');
    expect(placed.filter(hasComment)).toHaveLength(10);
    expect(placed).toHaveLength(301);
  });

  it('leave room for other reviewers, however many findings one of them has', () => {
    const effective = effectivePolicy(buildPolicy({ 'max-comments': 2 }), {});
    const severe = { confidence: { band: 'high' }, scope: 'file' } as const;
    const by = (reviewer: string, n: number, severity: 'critical' | 'high') =>
      buildFinding({
        ...severe,
        severity,
        id: `${reviewer}-${n}`,
        sources: [buildSource({ severity }, { reviewer, severity, confidence: severe.confidence })],
      });
    const noise = Array.from({ length: 600 }, (_, n) => by('noisy', n, 'critical'));
    const { placed } = buildRun([...noise, by('careful', 1, 'high')], { effective });
    expect(placed.filter(hasComment).map(({ finding }) => finding.id)).toContain('careful-1');
  });

  it('keep verdict, event and the number of findings, wherever they lie', () => {
    const drawn = fc.record({
      line: fc.integer({ min: 1, max: 5 }),
      length: fc.integer({ min: 0, max: 4 }),
      severity: fc.constantFrom(...severities),
    });
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 12 }), (all) => {
        const findings = all.map(({ line, length, severity }, n) =>
          at(line, line + length, { severity, id: `f-${n}`, fingerprint: n.toString(16).padStart(16, '0') }),
        );
        const run = buildRun(findings);
        const apart = buildRun(
          findings.map((finding, n) => ({ ...finding, locations: [buildLocation({ path: `${n}.ts` })] })),
        );
        expect(run.decision).toEqual(apart.decision);
        expect(run.placed).toHaveLength(findings.length);
        expect(threadsOf(run.placed).flat()).toHaveLength(run.placed.filter(hasComment).length);
      }),
      { numRuns: 50 },
    );
  });
});
