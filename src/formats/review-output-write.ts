import type { ConfidenceBand, Severity } from '../model/finding.ts';
import { lineRange } from '../model/identity.ts';

import { findLink } from './review-output-references.ts';
import type { ReviewOutputFinding } from './review-output-schema.ts';
import {
  type Header,
  titledText,
  type WritableFinding,
  type WritableReview,
  type Written,
} from './writable.ts';

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

/** C1, fields in its own order. Every finding has to cite a source. */
export function writeReviewOutput({ findings }: WritableReview, { reference }: Header): Written {
  const document = findings.map((finding) => toOutputFinding(finding, reference));
  const areCited = document.every(({ references }) => references.some(isLink));
  return areCited ? { ok: true, document } : { ok: false, needs: ['reference'] };
}

function toOutputFinding(finding: WritableFinding, reference: string | undefined): ReviewOutputFinding {
  const cited = finding.references.map((each) => asLink(each, finding.category));
  return {
    ...placeOf(finding),
    category: finding.category,
    issue: titledText(finding),
    references: cited.some(isLink) || reference === undefined ? cited : [...cited, reference],
    implications: finding.implications ?? '',
    severity: severities[finding.severity],
    confidence: certainties[finding.confidence.band],
    fix: fixOf(finding),
    fix_confidence: certainties[finding.fix?.confidence ?? 'low'],
    ...(finding.preExisting ? { pre_existing: true } : {}),
  };
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

function placeOf({ locations, scopeText, title }: WritableFinding): Place {
  const [first] = locations;
  const paths = [...new Set(locations.map(({ path }) => path))];
  if (first === undefined) return { type: 'system', scope: scopeText ?? title };
  if (paths.length > 1) return { type: 'multi-file', files: paths };
  if (first.startLine === undefined) return { type: 'file', file: first.path };
  const line = first.endLine === undefined ? first.startLine : lineRange(first);
  return { type: 'inline', file: first.path, line };
}

function fixOf({ fix }: WritableFinding): string {
  if (fix === undefined) return '';
  if (fix.replacement === undefined || fix.text.includes('suggestion')) return fix.text;
  const longest = Math.max(2, ...[...fix.replacement.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fix.text}\n\n${fence}suggestion\n${fix.replacement}\n${fence}`;
}
