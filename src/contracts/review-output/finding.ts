import type { ConfidenceBand } from '../../domain/confidence.ts';
import type { Fix, Location, Native, ParsedFinding } from '../../domain/finding.ts';
import type { Severity } from '../../domain/severity.ts';
import { onlySuggestion } from '../suggestion.ts';
import { titleFrom } from '../title.ts';
import type { LineSpan } from './lines.ts';
import type { ReviewOutputFinding } from './schema.ts';

const bands = { HIGH: 'high', MEDIUM: 'medium', LOW: 'low' } as const satisfies Record<
  string,
  ConfidenceBand
>;

const severities = {
  CRITICAL: 'critical',
  MAJOR: 'high',
  MINOR: 'medium',
  INFO: 'info',
} as const satisfies Record<string, Severity>;

/** C1's scale, for reading a word that is not known to be valid. */
export const severityOf: ReadonlyMap<unknown, Severity> = new Map(Object.entries(severities));

/** Where a valid finding stands, with every path read. */
export type Whereabouts = { readonly paths: readonly string[]; readonly lines?: LineSpan };

export function toFinding(
  data: ReviewOutputFinding,
  { paths, lines }: Whereabouts,
  { native, pointer }: { native: Native; pointer: string },
): ParsedFinding {
  const derived = titleFrom(data.issue);
  return {
    scope: data.type,
    locations: paths.map((path) => location(path, lines)),
    ...(data.type === 'system' ? { scopeText: data.scope } : {}),
    title: derived ?? data.category,
    titleDerived: true,
    issue: data.issue,
    ...(data.implications === '' ? {} : { implications: data.implications }),
    category: data.category,
    severity: severities[data.severity],
    confidence: { band: bands[data.confidence] },
    ...(data.fix === '' ? {} : { fix: fix(data) }),
    references: data.references,
    requiresHuman: false,
    preExisting: data.pre_existing ?? false,
    status: 'open',
    pointer,
    native,
  };
}

function location(path: string, lines: LineSpan | undefined): Location {
  if (lines === undefined) return { path, side: 'RIGHT' };
  const { start, end } = lines;
  return { path, startLine: start, ...(end === start ? {} : { endLine: end }), side: 'RIGHT' };
}

function fix(data: ReviewOutputFinding): Fix {
  const replacement = data.type === 'inline' ? onlySuggestion(data.fix) : undefined;
  return {
    text: data.fix,
    confidence: bands[data.fix_confidence],
    ...(replacement === undefined ? {} : { replacement }),
  };
}

/** The paths as written, with the field that holds each. */
export function writtenPaths(
  data: ReviewOutputFinding,
): readonly { readonly path: string; readonly keys: readonly PropertyKey[] }[] {
  switch (data.type) {
    case 'inline':
    case 'file':
      return [{ path: data.file, keys: ['file'] }];
    case 'multi-file':
      return data.files.map((path, index) => ({ path, keys: ['files', index] }));
    case 'system':
      return [];
  }
}
