import type { Confidence, Fix, Location, Native, ParsedFinding, Severity } from '../model/finding.ts';

import { titleFrom } from '../model/title.ts';
import { onlySuggestion } from './parse-suggestion.ts';
import type { ReviewOutputFinding } from './review-output-schema.ts';

/** Shared by all findings, of which a large review has thousands. */
const confidences = {
  HIGH: { band: 'high' },
  MEDIUM: { band: 'medium' },
  LOW: { band: 'low' },
} as const satisfies Record<string, Confidence>;

const severities = {
  CRITICAL: 'critical',
  MAJOR: 'high',
  MINOR: 'medium',
  INFO: 'info',
} as const satisfies Record<string, Severity>;

/** C1's scale, for reading a word that is not known to be valid. */
export const severityOf: ReadonlyMap<unknown, Severity> = new Map(Object.entries(severities));

export function toFinding(
  data: ReviewOutputFinding,
  locations: readonly Location[],
  { native, pointer }: { readonly native: Native; readonly pointer: string },
): ParsedFinding {
  // One literal with every key: objects that all have the same shape cost least, and there may be thousands.
  return {
    scope: data.type,
    locations,
    scopeText: data.type === 'system' ? data.scope : undefined,
    title: titleFrom(data.issue) ?? data.category,
    titleDerived: true,
    issue: data.issue,
    implications: data.implications === '' ? undefined : data.implications,
    category: data.category,
    severity: severities[data.severity],
    confidence: confidences[data.confidence],
    fix: data.fix === '' ? undefined : fixOf(data),
    references: data.references,
    requiresHuman: false,
    preExisting: data.pre_existing ?? false,
    status: 'open',
    pointer,
    native,
  };
}

function fixOf(data: ReviewOutputFinding): Fix {
  const text = data.fix;
  const confidence = confidences[data.fix_confidence].band;
  const replacement = data.type === 'inline' ? onlySuggestion(text) : undefined;
  return replacement === undefined ? { text, confidence } : { text, confidence, replacement };
}
