import { describe, expect, it } from 'vitest';
import { withKnownFingerprints } from '../../../src/ingest/known-fingerprints.ts';
import type { Finding } from '../../../src/model/finding.ts';
import type { Original } from '../../../src/model/original.ts';
import { diffOf } from '../../support/builders/diff.ts';
import { buildFinding, buildLocation, buildSource } from '../../support/builders/finding.ts';

const known = 'e'.repeat(16);
const before = diffOf({}, { 'a.ts': 'lock()\nlock()\nother()\n', 'b.ts': 'lock()\n' });
const after = diffOf({}, { 'a.ts': 'new()\nlock()\nlock()\nother()\n', 'b.ts': 'lock()\n' });
const at = (startLine: number, path = 'a.ts') => [buildLocation({ path, startLine, side: 'RIGHT' })];

const first = buildFinding({
  fingerprint: known,
  title: 'The lock is never released',
  issue: 'When the call throws, the lock stays held.',
  locations: at(1),
});
const reworded = buildFinding({
  fingerprint: 'a'.repeat(16),
  title: 'Lock stays held after an exception',
  issue: 'When the call throws, the lock is never released.',
  locations: at(2),
});

/** As its reviewer wrote it. */
function originalOf(finding: Finding, reviewer = 'claude'): Original {
  const [{ pointer, native } = buildSource()] = finding.sources;
  return {
    reviewer,
    document: 0,
    fingerprint: finding.fingerprint,
    finding: { ...finding, pointer, native },
  };
}

function asOneOriginal(finding: Finding): Finding {
  return { ...finding, sources: [buildSource(finding)] };
}

function named(
  then: readonly Finding[],
  now: readonly Finding[],
  {
    entry = known,
    until,
    reviewer,
  }: { readonly entry?: string; readonly until?: string; readonly reviewer?: string } = {},
): readonly string[] {
  const entries = [{ fingerprint: entry, reason: 'known', ...(until !== undefined && { until }) }];
  return withKnownFingerprints(
    { originals: now.map((finding) => originalOf(finding, reviewer)), diff: after },
    { last: { findings: then.map(asOneOriginal), diff: before }, entries, today: '2026-06-15' },
  ).map(({ fingerprint }) => fingerprint);
}

describe('a finding that the last review had', () => {
  it('in other words, on lines that moved, keeps its earlier fingerprint', () => {
    expect(named([first], [reworded])).toEqual([known]);
  });

  it('is another one where another reviewer reports it', () => {
    expect(named([first], [reworded], { reviewer: 'gemini' })).toEqual([reworded.fingerprint]);
  });

  it.each<[string, Partial<Finding>]>([
    ['on another occurrence of the same line', { locations: at(3) }],
    ['on another line', { locations: at(4) }],
    ['in another file', { locations: at(1, 'b.ts') }],
    ['on the whole file', { locations: [buildLocation({ path: 'a.ts', startLine: undefined })] }],
    ['without a place', { locations: [] }],
    ['about something else', { title: 'Names are logged', issue: 'Customer names reach a file.' }],
  ])('is another %s', (_, change) => {
    const now = { ...reworded, ...change };
    expect(named([first], [now])).toEqual([now.fingerprint]);
  });

  it('is the same by its title, and without a place by that alone', () => {
    const words = { issue: 'Customer names reach a file.', title: 'the lock is never released' };
    expect(named([first], [{ ...reworded, ...words }])).toEqual([known]);
    const placeless = { ...first, locations: [] };
    expect(named([placeless], [{ ...reworded, ...words, locations: [] }])).toEqual([known]);
    expect(named([placeless], [{ ...reworded, locations: [] }])).toEqual([reworded.fingerprint]);
  });

  it('keeps its fingerprint where no entry has it, or one that is over', () => {
    expect(named([first], [reworded], { entry: 'b'.repeat(16) })).toEqual([reworded.fingerprint]);
    expect(named([first], [reworded], { until: '2026-06-14' })).toEqual([reworded.fingerprint]);
    expect(named([first], [reworded], { until: '2026-06-15' })).toEqual([known]);
  });

  it('lends its fingerprint to no other finding where it is reported itself, nor where the words are another’s', () => {
    const again = { ...first, locations: at(2) };
    expect(named([first], [{ ...reworded, title: first.title }, again])).toEqual(['a'.repeat(16), known]);
    const other = { ...reworded, fingerprint: 'c'.repeat(16), locations: at(1) };
    const now = { ...reworded, fingerprint: 'd'.repeat(16) };
    expect(named([{ ...first, title: 'x', issue: 'When it throws, the lock stays' }, other], [now])).toEqual([
      now.fingerprint,
    ]);
  });
});
