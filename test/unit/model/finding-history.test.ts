import { describe, expect, it } from 'vitest';
import { rememberAgain, uncoveredReports } from '../../../src/model/finding-history.ts';
import { type RememberedOriginal, rememberFinding } from '../../../src/model/known-finding.ts';
import { buildFinding, buildSource } from '../../support/builders/finding.ts';
import { headCommit } from '../../support/builders/run.ts';

const [first, decided, later] = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z'];
const [a1, a2, b1] = ['a1', 'a2', 'b1'].map((print) => print.padEnd(16, '0'));

const original = (reviewer: string, fingerprint = '', severity: 'medium' | 'critical' = 'medium') =>
  buildSource({}, { reviewer, fingerprint, severity });
const known = (...sources: readonly ReturnType<typeof original>[]) =>
  rememberFinding(buildFinding({ fingerprint: sources[0]?.fingerprint ?? '', sources }), headCommit);
const accepted = known(original('claude', a1));
const blocked = { ...accepted, blocked: true };

const report = (reviewer: string, fingerprint = '', more: Partial<RememberedOriginal> = {}) => ({
  ...{ reviewer, fingerprint, severity: 'medium' as const, ...more },
});

describe('a person’s decision covers', () => {
  it.each([
    ['what was reported', [report('claude', a1)], []],
    ['it in other words, while nothing else was merged with it', [report('claude', a2)], []],
    ['no report that was merged with it since', [report('claude', a1), report('gemini', b1)], ['gemini']],
    [
      'no other words that were merged with it',
      [report('claude', a2), report('gemini', a1)],
      ['claude', 'gemini'],
    ],
    ['no other reviewer, whose words are the same', [report('gemini', a1)], ['gemini']],
    ['nothing that is more severe now', [report('claude', a1, { severity: 'critical' })], ['claude']],
    ['nothing that blocks only now', [report('claude', a1, { blocked: true })], ['claude']],
  ])('%s', (_what, reports, uncovered) => {
    const before = { ...accepted, blocked: false };
    expect(uncoveredReports(reports, before, decided).map(({ reviewer }) => reviewer)).toEqual(uncovered);
  });

  it('what came before it was written, by the times that later runs remember', () => {
    const joined = rememberAgain(known(original('claude', a1), original('gemini', b1)), accepted, later);
    const reports = [report('claude', a1), report('gemini', b1)];
    const uncoveredAt = (at: string | undefined) =>
      uncoveredReports(reports, joined, at).map(({ reviewer }) => reviewer);
    expect(uncoveredAt(decided)).toEqual(['gemini']);
    expect(uncoveredAt('2026-01-04T00:00:00Z')).toEqual([]);
    // A resolved thread has no time: it shows what was published first.
    expect(uncoveredAt(undefined)).toEqual(['gemini']);
  });

  it('what was as strict when it was written, whatever came between', () => {
    const milder = rememberAgain(
      { ...accepted, severity: 'medium', blocked: false },
      { ...blocked, severity: 'critical' },
      later,
    );
    expect(milder).toMatchObject({ was: [{ severity: 'critical', blocked: true, until: later }] });
    const again = [report('claude', a1, { severity: 'critical', blocked: true })];
    expect(uncoveredReports(again, milder, decided)).toEqual([]);
    expect(uncoveredReports(again, milder, '2026-01-04T00:00:00Z')).toHaveLength(1);
  });
});

it('a finding that another reviewer goes on reporting is known from then on', () => {
  expect(rememberAgain(known(original('gemini', b1)), accepted, first)).toMatchObject({ since: first });
});
