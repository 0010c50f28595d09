import type { ConfidenceBand } from '../../domain/confidence.ts';
import type { ParsedFinding } from '../../domain/finding.ts';
import { findingId } from '../../domain/identity.ts';
import type { Severity } from '../../domain/severity.ts';
import type { CandidateFinding, SynthesizedFinding } from '../candidate-findings/schema.ts';
import type { ParsedDocument } from '../document.ts';
import type { Format } from '../format.ts';
import { changed, type FindingPart, lost, lostParts, missing, type Note, type Written } from './note.ts';

const sayable: ReadonlySet<FindingPart> = new Set<FindingPart>([
  'title',
  'end-line',
  'implications',
  'evidence',
  'action',
  'requires-human',
  'id',
  'claimed',
]);

type Candidate = CandidateFinding | SynthesizedFinding;

const tools: ReadonlySet<Format> = new Set<Format>(['sarif', 'rdjson', 'rdjsonl', 'eslint', 'evidence-pack']);

/** C3's candidate findings; a finding without a file cannot be one. */
export function toCandidateFindings({ format, findings }: ParsedDocument): Written<readonly Candidate[]> {
  const written = findings.flatMap((finding) =>
    toCandidate(finding, tools.has(format) ? 'verifier' : 'fresh_eyes'),
  );
  const dropped = findings.filter(({ locations }) => locations.length === 0);
  return {
    entry: written.map(({ entry }) => entry),
    notes: [
      ...written.flatMap(({ notes }) => notes),
      ...dropped.map(({ pointer }) => lost(pointer, 'finding', 'C3 demands a file.')),
    ],
  };
}

function toCandidate(
  finding: ParsedFinding,
  source: CandidateFinding['source'],
): readonly Written<Candidate>[] {
  const [location] = finding.locations;
  if (location === undefined) return [];
  const { path, startLine, endLine } = location;
  const anchor = {
    subject: path,
    ...(startLine === undefined ? {} : { startLine }),
    ...(endLine === undefined ? {} : { endLine }),
  };
  const entry: CandidateFinding = {
    finding_id: finding.nativeId ?? findingId(finding.category, anchor),
    source,
    title: finding.title,
    file: path,
    line_start: startLine ?? null,
    line_end: endLine ?? startLine ?? null,
    hunk: null,
    why_it_matters:
      finding.implications === undefined ? finding.issue : `${finding.issue}\n\n${finding.implications}`,
    evidence: finding.evidence ?? { type: 'contextual_reasoning', detail: finding.references.join('\n') },
    confidence: certainties[finding.confidence.band],
    severity: severities[finding.severity],
    action: finding.action ?? (finding.fix === undefined ? 'discuss' : 'fix'),
    requires_human: finding.requiresHuman,
  };
  return [{ entry: withClaims(entry, finding.claimed), notes: notesOf(finding) }];
}

const certainties = {
  high: 'high',
  medium: 'medium',
  low: 'low',
  speculative: 'low',
} as const satisfies Record<ConfidenceBand, CandidateFinding['confidence']>;

const severities = {
  critical: 'critical',
  high: 'high',
  medium: 'medium',
  low: 'low',
  info: 'low',
} as const satisfies Record<Severity, CandidateFinding['severity']>;

function withClaims(entry: CandidateFinding, claimed: ParsedFinding['claimed']): Candidate {
  if (claimed === undefined) return entry;
  return {
    ...entry,
    corroborated_by: [...claimed.corroboratedBy],
    contested_by: [...claimed.contestedBy],
    merged_confidence: entry.confidence,
    suppressed: claimed.suppressed !== undefined,
    suppression_reason: claimed.suppressed?.reason ?? null,
  };
}

function notesOf(finding: ParsedFinding): readonly Note[] {
  const notes = [...lostParts(finding, sayable, 'C3')];
  if (finding.severity === 'info')
    notes.push(changed(finding, 'severity', 'C3 has no info; written as low.'));
  if (finding.confidence.band === 'speculative') {
    notes.push(changed(finding, 'confidence', 'C3 has nothing below low.'));
  }
  if (finding.evidence === undefined) {
    notes.push(missing(finding.pointer, 'evidence', 'C3 demands evidence; the references stand in for it.'));
  }
  return notes;
}
