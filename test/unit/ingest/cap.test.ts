import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capFindings } from '../../../src/ingest/withhold.ts';
import { type Finding, severities } from '../../../src/model/finding.ts';

import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { buildBlocking, buildFinding } from '../../support/builders/finding.ts';

const rules = effectivePolicy(undefined, {}).blocking;

/** Findings whose titles name their reviewers: `a,b: words`. */
const reviewersOf = ({ title }: Finding) => title.split(':')[0]?.split(',') ?? [];

function cap(findings: readonly Finding[], caps: Record<string, number>) {
  return capFindings({ findings, reviewersOf, capOf: (id) => caps[id], rules });
}

const shownOf = ({ findings }: ReturnType<typeof cap>) =>
  findings.filter(({ suppressed }) => suppressed === undefined).map(({ title }) => title);

describe('a cap', () => {
  const mild = buildFinding({ title: 'a: mild', severity: 'low' });
  const worse = buildFinding({ title: 'a: worse', severity: 'medium' });
  const both = buildFinding({ title: 'a,b: seen by both', severity: 'info' });

  it('shows the worst, and keeps the rest with its reason and their number', () => {
    const capped = cap([mild, worse], { a: 1 });
    expect(shownOf(capped)).toEqual(['a: worse']);
    expect(capped.findings).toHaveLength(2);
    expect(capped.findings[0]?.suppressed?.reason).toBe('beyond the findings that policy shows: 1 of a');
    expect(capped.notes).toEqual(['a: 1 of its findings withheld, beyond its max-findings of 1']);
  });

  it('shows a finding that another reviewer may still show', () => {
    expect(shownOf(cap([worse, both], { a: 1 }))).toEqual(['a: worse', 'a,b: seen by both']);
    expect(shownOf(cap([worse, both], { a: 1, b: 1 }))).toEqual(['a: worse', 'a,b: seen by both']);
  });

  it('names the caps of all its reviewers, in order', () => {
    const [shownA, shownB] = ['a: worse', 'b: worse'].map((title) => buildFinding({ title }));
    const late = buildFinding({ title: 'b,a: late', severity: 'info' });
    const { findings } = cap(
      [shownA, shownB, late].flatMap((each) => each ?? []),
      { a: 1, b: 1 },
    );
    expect(findings.at(-1)?.suppressed?.reason).toBe('beyond the findings that policy shows: 1 of a, 1 of b');
  });

  it('never withholds blocking findings, though they fill it', () => {
    const blocking = [1, 2, 3].map((n) => buildBlocking({ title: `a: ${n}` }));
    expect(shownOf(cap([mild, ...blocking], { a: 1 }))).toEqual(['a: 1', 'a: 2', 'a: 3']);
  });

  it('counts nothing that is withheld already', () => {
    const known = buildFinding({
      title: 'a: known',
      severity: 'high',
      suppressed: { by: 'suppress', reason: 'known' },
    });
    const capped = cap([known, mild], { a: 1 });
    expect(shownOf(capped)).toEqual(['a: mild']);
    expect(capped.findings[0]?.suppressed?.reason).toBe('known');
  });

  it('chooses the same findings in every order', () => {
    const finding = fc
      .record({
        title: fc
          .tuple(fc.constantFrom('a', 'b', 'a,b'), fc.integer({ min: 0, max: 20 }))
          .map(([who, n]) => `${who}: ${n}`),
        severity: fc.constantFrom(...severities),
      })
      .map(buildFinding);
    const orders = fc
      .uniqueArray(finding, { maxLength: 8, selector: ({ title }) => title })
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 3 }), ([all, other], limit) => {
        const [one, two] = [cap(all, { a: limit, b: limit }), cap(other, { a: limit, b: limit })];
        expect(shownOf(two).sort()).toEqual(shownOf(one).sort());
        expect(two.notes).toEqual(one.notes);
      }),
    );
  });
});
