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
export type Whereabouts = { readonly paths: readonly string[]; readonly lines: LineSpan | undefined };

export function toFinding(
  data: ReviewOutputFinding,
  { paths, lines }: Whereabouts,
  { native, pointer }: { native: Native; pointer: string },
): ParsedFinding {
  // Built key by key: a large review has thousands, and spreading an object for each option shows.
  const finding: Draft = {
    scope: data.type,
    locations: paths.map((path) => location(path, lines)),
    title: titleFrom(data.issue) ?? data.category,
    titleDerived: true,
    issue: data.issue,
    category: data.category,
    severity: severities[data.severity],
    confidence: { band: bands[data.confidence] },
    references: data.references,
    requiresHuman: false,
    preExisting: data.pre_existing ?? false,
    status: 'open',
    pointer,
    native,
  };
  if (data.type === 'system') finding.scopeText = data.scope;
  if (data.implications !== '') finding.implications = data.implications;
  if (data.fix !== '') finding.fix = fixOf(data);
  return finding;
}

type Draft = { -readonly [Key in keyof ParsedFinding]: ParsedFinding[Key] };

function location(path: string, lines: LineSpan | undefined): Location {
  if (lines === undefined) return { path, side: 'RIGHT' };
  const { start, end } = lines;
  if (start === end) return { path, startLine: start, side: 'RIGHT' };
  return { path, startLine: start, endLine: end, side: 'RIGHT' };
}

function fixOf(data: ReviewOutputFinding): Fix {
  const text = data.fix;
  const confidence = bands[data.fix_confidence];
  const replacement = data.type === 'inline' ? onlySuggestion(text) : undefined;
  return replacement === undefined ? { text, confidence } : { text, confidence, replacement };
}

const fileKeys = ['file'];

/** The paths as written, with the field that holds each. */
export function writtenPaths(
  data: ReviewOutputFinding,
): readonly { readonly path: string; readonly keys: readonly PropertyKey[] }[] {
  switch (data.type) {
    case 'inline':
    case 'file':
      return [{ path: data.file, keys: fileKeys }];
    case 'multi-file':
      return data.files.map((path, index) => ({ path, keys: ['files', index] }));
    case 'system':
      return [];
  }
}
