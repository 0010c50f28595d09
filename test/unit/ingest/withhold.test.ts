import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capFindings, suppressInSynthesis } from '../../../src/ingest/withhold.ts';
import { type Finding, severities } from '../../../src/model/finding.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { buildBlocking, buildFinding, buildLocation } from '../../support/builders/finding.ts';
import { buildPolicy } from '../../support/builders/run.ts';

const rules = effectivePolicy(undefined, {}).blocking;

/** Findings whose titles name their reviewers: `a,b: words`. */
function cap(findings: readonly Finding[], caps: Record<string, number>) {
  const raised = findings.map((finding) => {
    const reviewers = finding.title.split(':')[0]?.split(',') ?? [];
    const sources = reviewers.flatMap((reviewer) => finding.sources.map((each) => ({ ...each, reviewer })));
    return { ...finding, sources };
  });
  return capFindings(raised, rules, new Map(Object.entries(caps)));
}

const shownOf = ({ findings }: ReturnType<typeof cap>) =>
  findings.filter(({ suppressed }) => suppressed === undefined).map(({ title }) => title);

const from = (title: string, severity: Finding['severity'] = 'medium') => buildFinding({ title, severity });

describe('a cap', () => {
  const suppressed = { by: 'suppress', reason: 'known' } as const;
  const known = buildFinding({ title: 'a: known', severity: 'high', suppressed });
  const blocking = [1, 2].map((n) => buildBlocking({ title: `a: ${n}` }));
  const [low, both] = [from('a: low', 'low'), from('b,a: both', 'info')];

  it.each<[string, readonly Finding[], Record<string, number>, readonly string[]]>([
    ['the most severe', [low, from('a: worse')], { a: 1 }, ['a: worse']],
    ['what another reviewer may show', [from('a: worse'), both], { a: 1, b: 1 }, ['a: worse', 'b,a: both']],
    ['what a reviewer without a cap reports', [from('a: worse'), both], { a: 1 }, ['a: worse', 'b,a: both']],
    ['all that block', [low, ...blocking], { a: 1 }, ['a: 1', 'a: 2']],
    ['as many as it allows besides those withheld already', [known, low], { a: 1 }, ['a: low']],
  ])('shows %s', (_, findings, caps, shown) => {
    expect(shownOf(cap(findings, caps))).toEqual(shown);
  });

  it('keeps the rest with the reason, and notes their number', () => {
    const { findings, notes } = cap([from('a: worse'), from('b: worse'), both], { a: 1, b: 1 });
    expect(findings).toHaveLength(3);
    expect(findings[2]?.suppressed?.reason).toBe('beyond the findings that policy shows: 1 of a, 1 of b');
    const noteOn = (id: string) => `${id}: 1 of its findings withheld, beyond its max-findings of 1`;
    expect(notes).toEqual([noteOn('a'), noteOn('b')]);
  });

  it('shows the same findings in every order', () => {
    const title = fc.tuple(fc.constantFrom('a', 'b', 'a,b'), fc.nat(20)).map(([by, n]) => `${by}: ${n}`);
    const finding = fc.tuple(title, fc.constantFrom(...severities)).map(([name, grade]) => from(name, grade));
    const orders = fc
      .uniqueArray(finding, { maxLength: 8, selector: (each) => each.title })
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

describe('synthesis', () => {
  const message = "'unused' is assigned a value but never used.";
  const more = { file: '', line: null, message: 'and 3 more', severity: 'info' } as const;

  function withheldBy(finding: Finding, line: number | null = 10, by = rules) {
    const findings = [{ file: 'src/app.ts', line, message, severity: 'warning' as const }, more];
    const verifiers = [{ name: 'eslint', status: 'warn' as const, duration_ms: 1, findings }];
    const [result] = suppressInSynthesis([finding], { verifiers, rules: by });
    expect({ ...result, suppressed: undefined }).toEqual({ ...finding, suppressed: undefined });
    return result?.suppressed?.by;
  }

  const evidence = { type: 'contextual_reasoning', detail: 'It seems so.' } as const;
  const code = { type: 'hunk_level_code', detail: 'x' } as const;
  const surmise = { confidence: { band: 'low' }, evidence } as const;
  const onLine = (startLine: number, path = 'src/app.ts') => ({
    locations: [buildLocation({ path, startLine })],
  });
  const unused = { titleDerived: true, issue: 'The value `unused` is assigned but never used.' };
  const comma = { titleDerived: true, issue: 'A trailing comma belongs here.', category: 'Style' };

  it.each<[string, Partial<Finding>, string | undefined]>([
    ['low confidence and mere context', surmise, 'surmise'],
    ['a guess on mere context', { ...surmise, confidence: { band: 'speculative' } }, 'surmise'],
    ['low confidence and code', { ...surmise, evidence: code }, undefined],
    ['low confidence of a contract without evidence', { confidence: { band: 'low' } }, undefined],
    ['mere context and more confidence', { ...surmise, confidence: { band: 'medium' } }, undefined],
    ['a verifier’s remark on the line', { ...unused, ...onLine(11) }, 'verifier'],
    ['a verifier’s remark far away', { ...unused, ...onLine(40) }, undefined],
    ['a verifier’s remark about another file', { ...unused, ...onLine(10, 'src/b.ts') }, undefined],
    ['style next to a remark', { ...comma, ...onLine(9) }, 'style'],
    ['style far from a remark', { ...comma, ...onLine(40) }, undefined],
    ['something else next to a remark', { ...comma, ...onLine(9), category: 'logic' }, undefined],
    ['a finding that requires a human', { ...surmise, requiresHuman: true }, undefined],
    ['a disputed finding', { ...surmise, contestedBy: ['gemini'] }, undefined],
    ['a withheld finding', { ...surmise, suppressed: { by: 'suppress', reason: 'known' } }, 'suppress'],
  ])('withholds by rule, and keeps the data of %s', (_, parts, by) => {
    expect(withheldBy(buildFinding(parts))).toBe(by);
  });

  it.each([
    [1, 1, 'verifier'],
    [1, 40, undefined],
    [0, 40, 'verifier'],
    [null, 40, 'verifier'],
  ])('compares a remark on line %s with a finding on line %i', (line, at, by) => {
    expect(withheldBy(buildFinding({ ...unused, ...onLine(at) }), line)).toBe(by);
  });

  it.each([surmise, { ...unused, ...onLine(10) }])('withholds nothing that blocks: %j', (parts) => {
    const strict = effectivePolicy(buildPolicy({ blocking: { medium: 'low' } }), {}).blocking;
    expect(withheldBy(buildFinding(parts), 10, strict)).toBeUndefined();
  });
});
