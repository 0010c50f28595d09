import { describe, expect, it } from 'vitest';
import { type SuppressInput, suppress } from '../../../../src/domain/suppression/suppress.ts';
import { Suppression } from '../../../../src/domain/suppression/suppression.ts';
import { buildFinding, buildLocation } from '../../../support/builders/finding.ts';

const finding = buildFinding({ category: 'Data Loss' });

function apply(entries: readonly unknown[], overrides: Partial<SuppressInput> = {}) {
  return suppress({
    entries: entries.map((entry) => Suppression.parse(entry)),
    findings: [finding],
    reviewersOf: () => ['claude'],
    whole: { reviewed: new Set(['claude']), changed: ['src/app.ts'] },
    today: '2026-06-15',
    ...overrides,
  });
}

const reasonsOf = ({ findings }: ReturnType<typeof apply>) =>
  findings.map(({ suppressed }) => suppressed?.reason);

describe('an entry', () => {
  it.each([
    ['its reviewer', { reviewer: 'claude' }, true],
    ['another reviewer', { reviewer: 'gemini' }, false],
    ['its category, however it is written', { category: 'data-loss' }, true],
    ['another category', { category: 'data' }, false],
    ['a glob of its file', { path: 'src/*.ts' }, true],
    ['a glob of other files', { path: 'lib/**' }, false],
    ['its fingerprint', { fingerprint: finding.fingerprint }, true],
    ['another fingerprint', { fingerprint: '0'.repeat(16) }, false],
    ['two things of which one does not hold', { reviewer: 'claude', path: 'lib/**' }, false],
  ])('that names %s', (_what, matchers, silences) => {
    expect(reasonsOf(apply([{ ...matchers, reason: 'known' }]))).toEqual([silences ? 'known' : undefined]);
  });

  it('leaves a finding alone that somebody else saw as well, or that lies elsewhere as well', () => {
    const entries = [{ reviewer: 'claude', path: 'src/**', reason: 'known' }];
    expect(reasonsOf(apply(entries, { reviewersOf: () => ['claude', 'gemini'] }))).toEqual([undefined]);
    const elsewhere = buildFinding({ locations: [buildLocation(), buildLocation({ path: 'lib/a.ts' })] });
    const nowhere = buildFinding({ scope: 'system', locations: [] });
    expect(reasonsOf(apply(entries, { findings: [elsewhere, nowhere] }))).toEqual([undefined, undefined]);
  });

  it.each([
    ['2026-06-14', false],
    ['2026-06-15', true],
    ['2026-06-16', true],
  ])('until %s holds on that day still', (until, holds) => {
    const { findings, notes } = apply([{ path: '**', reason: 'known', until }]);
    expect(findings[0]?.suppressed !== undefined).toBe(holds);
    expect(notes.some((note) => note.includes('expired'))).toBe(!holds);
  });

  it('does not replace the reason that a finding is withheld for, and is in use all the same', () => {
    const withheld = buildFinding({ suppressed: { by: 'suppress', reason: 'elsewhere' } });
    const result = apply([{ path: '**', reason: 'known' }], { findings: [withheld] });
    expect(reasonsOf(result)).toEqual(['elsewhere']);
    expect(result.notes).toEqual([]);
  });

  it.each([
    ['matched nothing', { category: 'style' }, 1],
    ['is about a reviewer that did not look', { reviewer: 'gemini' }, 0],
    ['is about files that did not change', { path: 'lib/**' }, 0],
    ['is in use', { category: 'data-loss' }, 0],
    ['names a finding and not where it was', { fingerprint: '0'.repeat(16) }, 0],
    ['names a finding in a file that changed', { fingerprint: '0'.repeat(16), path: 'src/*.ts' }, 1],
  ])('is noted as unused only where it could have been: %s', (_what, matchers, count) => {
    expect(apply([{ ...matchers, reason: 'known' }]).notes).toHaveLength(count);
  });

  it('is never noted as unused where not all of the change was looked at', () => {
    expect(apply([{ category: 'style', reason: 'known' }], { whole: undefined }).notes).toEqual([]);
  });

  it('is noted by all that it names, and its reason', () => {
    const { notes } = apply([{ reviewer: 'claude', category: 'style', reason: 'known' }]);
    expect(notes).toEqual([
      'policy.suppress: matches nothing here any more: reviewer claude, category style (known)',
    ]);
  });

  it('is in use where one finding of several matches, and looked for where one file of several does', () => {
    const findings = [finding, buildFinding({ category: 'logic' })];
    expect(apply([{ category: 'data-loss', reason: 'known' }], { findings }).notes).toEqual([]);
    const whole = { reviewed: new Set(['claude']), changed: ['lib/a.ts', 'src/app.ts'] };
    expect(apply([{ path: 'lib/**', reason: 'known' }], { whole }).notes).toHaveLength(1);
  });

  it.each([
    ['names nothing', { reason: 'all of it' }],
    ['gives no reason', { category: 'style' }],
    ['ends on no day', { category: 'style', reason: 'x', until: 'soon' }],
  ])('that %s is refused', (_what, entry) => {
    expect(Suppression.safeParse(entry).success).toBe(false);
  });
});
