import { describe, expect, it } from 'vitest';
import { type Reviewed, suppressionNotes, suppressOriginals } from '../../../src/compare/suppress.ts';
import type { Original } from '../../../src/model/original.ts';
import { Suppression } from '../../../src/policy/policy.ts';
import { buildLocation, buildParsed, merge } from '../../support/builders/finding.ts';

function original(overrides: Parameters<typeof buildParsed>[0] = {}, reviewer = 'claude'): Original {
  const finding = buildParsed({ category: 'Data Loss', ...overrides });
  return { reviewer, document: 0, fingerprint: 'f'.repeat(16), finding };
}

const all: Reviewed = { reviewed: new Set(['claude']), changed: ['src/app.ts'] };

interface Run {
  readonly originals?: readonly Original[];
  readonly whole?: Reviewed | null;
}

function apply(entries: readonly unknown[], { originals = [original()], whole = all }: Run = {}) {
  const policy = { suppress: entries.map((entry) => Suppression.parse(entry)), isIgnored: () => false };
  const input = { policy, today: '2026-06-15' };
  return {
    originals: suppressOriginals(originals, input),
    notes: suppressionNotes(originals, input, whole ?? undefined),
  };
}

const reasonsOf = ({ originals }: ReturnType<typeof apply>) =>
  originals.map(({ suppressed }) => suppressed?.reason);

describe('an entry', () => {
  it.each([
    ['its reviewer', { reviewer: 'claude' }, true],
    ['another reviewer', { reviewer: 'gemini' }, false],
    ['its category, however it is written', { category: 'data-loss' }, true],
    ['another category', { category: 'data' }, false],
    ['a glob of its file', { path: 'src/*.ts' }, true],
    ['a glob of other files', { path: 'lib/**' }, false],
    ['its fingerprint', { fingerprint: 'f'.repeat(16) }, true],
    ['another fingerprint', { fingerprint: '0'.repeat(16) }, false],
    ['two conditions of which one does not match', { reviewer: 'claude', path: 'lib/**' }, false],
  ])('that names %s', (_what, matchers, silences) => {
    expect(reasonsOf(apply([{ ...matchers, reason: 'known' }]))).toEqual([silences ? 'known' : undefined]);
  });

  it('silences findings of its reviewer, except those that another reports as well', () => {
    const entries = [{ reviewer: 'claude', path: 'src/**', reason: 'known' }];
    const originals = [original({ severity: 'critical' }), original({}, 'gemini')];
    const silenced = apply(entries, { originals });
    expect(reasonsOf(silenced)).toEqual(['known', undefined]);
    const [merged] = merge(silenced.originals);
    const sources = [{ reviewer: 'gemini' }, { reviewer: 'claude' }];
    expect(merged).toMatchObject({ severity: 'medium', sources });
    expect(merged).not.toHaveProperty('suppressed');
    const [withheld] = merge(apply([{ path: 'src/**', reason: 'known' }], { originals }).originals);
    expect(withheld).toMatchObject({ severity: 'critical', suppressed: { by: 'suppress', reason: 'known' } });
  });

  it('leaves an original alone that lies elsewhere as well', () => {
    const entries = [{ reviewer: 'claude', path: 'src/**', reason: 'known' }];
    const elsewhere = original({ locations: [buildLocation(), buildLocation({ path: 'lib/a.ts' })] });
    const nowhere = original({ scope: 'system', locations: [] });
    expect(reasonsOf(apply(entries, { originals: [elsewhere, nowhere] }))).toEqual([undefined, undefined]);
  });

  it.each([
    ['2026-06-14', false],
    ['2026-06-15', true],
    ['2026-06-16', true],
  ])('until %s is valid on that day still', (until, holds) => {
    const { originals, notes } = apply([{ path: '**', reason: 'known', until }]);
    expect(originals[0]?.suppressed !== undefined).toBe(holds);
    expect(notes.some((note) => note.includes('expired'))).toBe(!holds);
  });

  it('does not replace the reason that an original is silenced for, and is in use all the same', () => {
    const silenced = { ...original(), suppressed: { by: 'report', reason: 'elsewhere' } as const };
    const result = apply([{ path: '**', reason: 'known' }], { originals: [silenced] });
    expect(reasonsOf(result)).toEqual(['elsewhere']);
    expect(result.notes).toEqual([]);
  });

  it.each([
    ['matched nothing', { category: 'style' }, 1],
    ['is about a reviewer that did not review', { reviewer: 'gemini' }, 0],
    ['is about files that did not change', { path: 'lib/**' }, 0],
    ['is in use', { category: 'data-loss' }, 0],
    ['names a finding and not where it was', { fingerprint: '0'.repeat(16) }, 0],
    ['names a finding in a file that changed', { fingerprint: '0'.repeat(16), path: 'src/*.ts' }, 1],
  ])('is noted as unused only where it could have been: %s', (_what, matchers, count) => {
    expect(apply([{ ...matchers, reason: 'known' }]).notes).toHaveLength(count);
  });

  it('is noted by all that it names and its reason, where the whole change was reviewed', () => {
    const entries = [{ reviewer: 'claude', category: 'style', reason: 'known' }];
    const note = 'policy.suppress: matches nothing here any more: reviewer claude, category style (known)';
    expect(apply(entries).notes).toEqual([note]);
    expect(apply(entries, { whole: null }).notes).toEqual([]);
  });

  it('is in use where one finding of several matches, and expected where one file of several does', () => {
    const originals = [original(), original({ category: 'logic' })];
    expect(apply([{ category: 'data-loss', reason: 'known' }], { originals }).notes).toEqual([]);
    const whole = { reviewed: new Set(['claude']), changed: ['lib/a.ts', 'src/app.ts'] };
    expect(apply([{ path: 'lib/**', reason: 'known' }], { whole }).notes).toHaveLength(1);
  });
});
