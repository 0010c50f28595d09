import { mergeFindings } from '../../../src/ingest/merge-findings.ts';
import type { Finding, FindingSource, Location, ParsedFinding } from '../../../src/model/finding.ts';
import { fingerprint } from '../../../src/model/identity.ts';
import type { Original } from '../../../src/model/original.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import type { Policy } from '../../../src/policy/policy.ts';
import { builder } from './builder.ts';

export const buildLocation = builder<Location>({ path: 'src/app.ts', startLine: 3, side: 'RIGHT' });

/** What one contract module would read: a medium finding on one line, which blocks nothing. */
export const buildParsed = builder<ParsedFinding>({
  scope: 'inline',
  locations: [buildLocation()],
  title: 'The timeout is never applied',
  titleDerived: false,
  issue: 'The timeout is read and never handed to the client.',
  category: 'correctness',
  severity: 'medium',
  confidence: { band: 'high' },
  references: [],
  requiresHuman: false,
  preExisting: false,
  status: 'open',
  pointer: '/0',
  native: { original: true },
});

/** One original, as it is kept in a merged finding: by default the one that `finding` is made of. */
export function buildSource(
  finding: Partial<Finding> = {},
  overrides: Partial<FindingSource> = {},
): FindingSource {
  const { pointer, native, ...parsed } = buildParsed();
  const { locations, title, issue, category, severity, confidence, status, preExisting } = {
    ...parsed,
    ...finding,
  };
  return {
    reviewer: 'claude',
    document: 0,
    pointer,
    fingerprint: finding.fingerprint ?? 'f'.repeat(16),
    locations,
    title,
    issue,
    category,
    severity,
    confidence,
    status,
    preExisting,
    corroboratedBy: finding.corroboratedBy ?? [],
    native,
    ...overrides,
  };
}

/**
 * A merged finding with one original. Unless given, its fingerprint and id follow from its words and place, as they
 * would in a run, so that two builders with different titles never share one.
 */
export function buildFinding(overrides: Partial<Finding> = {}): Finding {
  const { pointer: _pointer, native: _native, nativeId: _id, claimed: _claimed, ...parsed } = buildParsed();
  const finding = { ...parsed, ...overrides };
  const print = fingerprint({
    scope: finding.scope,
    paths: finding.locations.map(({ path }) => path),
    title: finding.title,
    anchor: { text: '', occurrence: finding.locations[0]?.startLine ?? 0 },
  });
  return {
    id: `correctness-${print.slice(0, 8)}-0`,
    fingerprint: print,
    corroboratedBy: [],
    contestedBy: [],
    sources: [buildSource(overrides, { fingerprint: overrides.fingerprint ?? print })],
    ...finding,
  };
}

/** Critical and sure: fails the gate. */
export function buildBlocking(overrides: Partial<Finding> = {}): Finding {
  return buildFinding({
    title: 'Any visitor can read every order',
    severity: 'critical',
    category: 'security',
    ...overrides,
  });
}

/** Merges originals under a policy, by default the one without a file. */
export function merge(originals: readonly Original[], policy?: Policy): readonly Finding[] {
  return mergeFindings(originals, effectivePolicy(policy, {}).blocking).findings;
}
