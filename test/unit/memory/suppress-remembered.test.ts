import { describe, expect, it } from 'vitest';
import type { EarlierFinding } from '../../../src/comments/ledger.ts';
import { suppressRemembered } from '../../../src/memory/judge-remembered.ts';
import type { Reconciled } from '../../../src/memory/reconcile.ts';
import { buildFinding, buildSource } from '../../support/builders/finding.ts';
import { buildEntry, buildTold } from '../../support/builders/memory.ts';

const first = 'a'.repeat(16);

const entry: EarlierFinding = buildEntry({ fingerprint: first, reviewers: ['claude'] });

const nothing: Reconciled = {
  findings: [],
  continued: new Map(),
  openOriginals: new Map(),
  stillOpen: [],
  accepted: [],
  closing: [],
  closed: [],
};
const finding = buildFinding();
const reworded = { ...nothing, findings: [finding], continued: new Map([[finding.fingerprint, entry]]) };

describe('a finding of an earlier run', () => {
  it.each([
    ['its fingerprint', { fingerprint: first }, 0],
    ['another fingerprint', { fingerprint: 'b'.repeat(16) }, 1],
    ['its category', { category: 'security' }, 0],
    ['the file of its thread', { path: 'src/*.ts' }, 0],
    ['its reviewer', { reviewer: 'claude' }, 0],
    ['another reviewer', { reviewer: 'gemini' }, 1],
    ['its fingerprint until yesterday', { fingerprint: first, until: '2026-06-14' }, 1],
  ])('is open no more where policy silences %s', (_what, matchers, open) => {
    const { stillOpen } = suppressRemembered(
      { ...nothing, stillOpen: [entry] },
      [{ ...matchers, reason: 'known' }],
      '2026-06-15',
    );
    expect(stillOpen).toHaveLength(open);
  });

  it('is withheld in other words as well, by its published fingerprint', () => {
    const suppressedBy = (matchers: Record<string, string>) =>
      suppressRemembered(reworded, [{ ...matchers, reason: 'known' }], '2026-06-15').findings[0]?.suppressed;
    expect(suppressedBy({ fingerprint: first })).toEqual({ by: 'suppress', reason: 'known' });
    expect(suppressedBy({ category: 'security' })).toBeUndefined();
    expect(suppressedBy({ fingerprint: first, reviewer: 'claude' })).toBeUndefined();
    expect(suppressedBy({ fingerprint: first, until: '2026-06-14' })).toBeUndefined();
  });

  it('counts in other words where another reviewer reports it now', () => {
    const other = { ...finding, sources: [buildSource(finding, { reviewer: 'gemini' })] };
    const { findings } = suppressRemembered(
      { ...reworded, findings: [other] },
      [{ fingerprint: first, reason: 'known' }],
      '2026-06-15',
    );
    expect(findings[0]?.suppressed).toBeUndefined();
  });

  it('is recognised by the silenced fingerprint from then on, in its thread and out of it', () => {
    const { findings, continued } = suppressRemembered(
      reworded,
      [{ fingerprint: first, reason: 'known' }],
      '2026-06-15',
    );
    expect(findings[0]?.fingerprint).toBe(first);
    expect(continued.get(first)).toBe(entry);
  });

  it('is withheld by its first published fingerprint, however often its text changed', () => {
    const later = buildTold({ fingerprint: 'c'.repeat(16), first });
    const again = { ...reworded, continued: new Map([[finding.fingerprint, later]]) };
    const silenced = suppressRemembered(again, [{ fingerprint: first, reason: 'known' }], '2026-06-15');
    expect(silenced.findings[0]?.suppressed).toEqual({ by: 'suppress', reason: 'known' });
  });

  it('with several places is silenced by a path only where all of them are', () => {
    const at = (path: string) => ({ path, side: 'RIGHT' }) as const;
    const both = buildTold({ place: at('src/a.ts'), alsoAt: ['lib/b.ts'] });
    const openUnder = (path: string) =>
      suppressRemembered({ ...nothing, stillOpen: [both] }, [{ path, reason: 'known' }], '2026-06-15')
        .stillOpen.length;
    expect(openUnder('src/**')).toBe(1);
    expect(openUnder('**/*.ts')).toBe(0);
  });
});
