import type { ConfidenceBand, Native, ParsedFinding, Severity } from '../model/finding.ts';

import { lineRangePattern, type VerdictFinding } from './verdict-schema.ts';

export const severities = {
  Blocker: 'critical',
  High: 'high',
  Medium: 'medium',
  Low: 'low',
  Info: 'info',
} as const satisfies Record<VerdictFinding['severity'], Severity>;

/** For reading a word that is not known to be valid. */
export const severityOf: ReadonlyMap<unknown, Severity> = new Map(Object.entries(severities));

/** The smallest confidence of each band; C5 knows nothing below the last. */
export const floors = { high: 0.75, medium: 0.6, low: 0.5 } as const;

export function bandOf(confidence: number): ConfidenceBand {
  if (confidence >= floors.high) return 'high';
  if (confidence >= floors.medium) return 'medium';
  return confidence >= floors.low ? 'low' : 'speculative';
}

/** Undefined for a range that descends. */
export function readLineRange(text: string): { readonly start: number; readonly end: number } | undefined {
  const match = lineRangePattern.exec(text);
  if (match === null) return undefined;
  const start = Number(match[1]);
  const end = Number(match[2] ?? match[1]);
  return start <= end && end <= 2_147_483_647 ? { start, end } : undefined;
}

interface Place {
  /** Undefined where the finding has no file. */
  readonly path: string | undefined;
  readonly lines: { readonly start: number; readonly end: number } | undefined;
}

export function toFinding(
  data: VerdictFinding,
  { path, lines }: Place,
  { native, pointer }: { native: Native; pointer: string },
): ParsedFinding {
  return {
    nativeId: data.id,
    scope: path === undefined ? 'system' : lines === undefined ? 'file' : 'inline',
    locations: path === undefined ? [] : [{ path, ...linesOf(lines), side: 'RIGHT' }],
    ...(path === undefined ? { scopeText: data.title } : {}),
    title: data.title,
    titleDerived: false,
    // C5 has no text for the problem itself: the title says what is wrong, the recommendation what to do.
    issue: data.title,
    category: data.domain,
    severity: severities[data.severity],
    confidence: { band: bandOf(data.confidence), value: data.confidence },
    ...(data.recommendation.trim() === ''
      ? {}
      : { fix: { text: data.recommendation, confidence: 'medium' } }),
    references: [],
    requiresHuman: false,
    preExisting: false,
    status: data.status,
    pointer,
    native,
  };
}

function linesOf(lines: Place['lines']): { readonly startLine?: number; readonly endLine?: number } {
  if (lines === undefined) return {};
  return { startLine: lines.start, ...(lines.end === lines.start ? {} : { endLine: lines.end }) };
}
