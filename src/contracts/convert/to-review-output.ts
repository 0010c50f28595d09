import type { ConfidenceBand } from '../../domain/confidence.ts';
import type { ParsedFinding } from '../../domain/finding.ts';
import { lineRange } from '../../domain/identity.ts';
import type { Severity } from '../../domain/severity.ts';
import type { ParsedDocument } from '../document.ts';
import { findLink } from '../review-output/references.ts';
import type { ReviewOutput, ReviewOutputFinding } from '../review-output/schema.ts';
import {
  changed,
  type FindingPart,
  type Header,
  lost,
  lostParts,
  missing,
  type Note,
  type Written,
  type WrittenDocument,
} from './note.ts';

const sayable: ReadonlySet<FindingPart> = new Set<FindingPart>([
  'title',
  'scope',
  'end-line',
  'implications',
  'category',
  'fix',
  'replacement',
  'references',
  'pre-existing',
]);

const severities = {
  critical: 'CRITICAL',
  high: 'MAJOR',
  medium: 'MINOR',
  low: 'MINOR',
  info: 'INFO',
} as const satisfies Record<Severity, ReviewOutputFinding['severity']>;

const certainties = {
  high: 'HIGH',
  medium: 'MEDIUM',
  low: 'LOW',
  speculative: 'LOW',
} as const satisfies Record<ConfidenceBand, ReviewOutputFinding['confidence']>;

/** C1, fields in its own order. */
export function toReviewOutput(
  { findings }: ParsedDocument,
  { reference }: Header,
): WrittenDocument<ReviewOutput> {
  const written = findings.map((finding) => toOutputFinding(finding, reference));
  const isUncited = written.some(({ entry }) => !entry.references.some(isLink));
  return {
    entry: written.map(({ entry }) => entry),
    notes: written.flatMap(({ notes }) => notes),
    needs: isUncited ? ['reference'] : [],
  };
}

function toOutputFinding(
  finding: ParsedFinding,
  reference: string | undefined,
): Written<ReviewOutputFinding> {
  const cited = finding.references.map((each) => asLink(each, finding.category));
  const isUncited = !cited.some(isLink);
  const common = {
    category: finding.category,
    issue: issueOf(finding),
    references: isUncited && reference !== undefined ? [...cited, reference] : cited,
    implications: finding.implications ?? '',
    severity: severities[finding.severity],
    confidence: certainties[finding.confidence.band],
    fix: fixOf(finding),
    fix_confidence: certainties[finding.fix?.confidence ?? 'low'],
    ...(finding.preExisting ? { pre_existing: true } : {}),
  };
  return { entry: { ...placeOf(finding), ...common }, notes: notesOf(finding, isUncited) };
}

function isLink(reference: string): boolean {
  return findLink(reference) !== undefined;
}

/** Tools give the bare address of their rule; C1 wants a Markdown link, which the rule's name makes of it. */
function asLink(reference: string, rule: string): string {
  const isAddress = /^https?:\/\/[^\s()<>[\]]+$/.test(reference);
  const label = /^[^\s[\]][^[\]\n]*$/.test(rule) ? rule.trim() : 'the rule';
  return isAddress ? `[${label}](${reference})` : reference;
}

type Place =
  | { type: 'inline'; file: string; line: unknown }
  | { type: 'file'; file: string }
  | { type: 'multi-file'; files: string[] }
  | { type: 'system'; scope: string };

function placeOf(finding: ParsedFinding): Place {
  const [first] = finding.locations;
  const paths = [...new Set(finding.locations.map(({ path }) => path))];
  if (first === undefined) return { type: 'system', scope: finding.scopeText ?? finding.title };
  if (paths.length > 1) return { type: 'multi-file', files: paths };
  if (first.startLine === undefined) return { type: 'file', file: first.path };
  const { startLine, endLine } = first;
  const line = endLine === undefined ? startLine : lineRange({ startLine, endLine });
  return { type: 'inline', file: first.path, line };
}

/** C1 has no title: it becomes the first sentence, from which a reader derives it again. */
function issueOf({ title, titleDerived, issue }: ParsedFinding): string {
  if (titleDerived || issue.startsWith(title)) return issue;
  return `${/[.!?]$/.test(title) ? title : `${title}.`} ${issue}`;
}

function fixOf({ fix }: ParsedFinding): string {
  if (fix === undefined) return '';
  if (fix.replacement === undefined || fix.text.includes('suggestion')) return fix.text;
  const longest = Math.max(2, ...[...fix.replacement.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fix.text}\n\n${fence}suggestion\n${fix.replacement}\n${fence}`;
}

function notesOf(finding: ParsedFinding, isUncited: boolean): readonly Note[] {
  const notes = [...lostParts(finding, sayable, 'C1')];
  if (finding.severity === 'low')
    notes.push(changed(finding, 'severity', 'C1 has no low; written as MINOR.'));
  if (finding.confidence.band === 'speculative') {
    notes.push(changed(finding, 'confidence', 'C1 has nothing below LOW.'));
  }
  if (isUncited) {
    notes.push(
      missing(finding.pointer, 'references', 'C1 demands a cited source; the one that was given stands in.'),
    );
  }
  const paths = new Set(finding.locations.map(({ path }) => path));
  if (paths.size > 1 && finding.locations.some(({ startLine }) => startLine !== undefined)) {
    notes.push(lost(finding.pointer, 'line', 'C1 names lines of one file only.'));
  }
  if (finding.fix === undefined) notes.push(missing(finding.pointer, 'fix', 'C1 demands a fix; left empty.'));
  return notes;
}
