import type { ParsedFinding } from '../../src/model/finding.ts';
import { fingerprint } from '../../src/model/identity.ts';
import type { Original } from '../../src/model/original.ts';

export interface ReportedText {
  readonly reviewer: string;
  readonly document: number;
  /** Without one, the title is taken from the text. */
  readonly title?: string;
  readonly text: string;
  /** The rule, where a tool reports it. */
  readonly rule?: string | undefined;
  readonly path: string;
  readonly line: number;
  readonly pointer: string;
}

/** A finding with nothing but a text and a place, as `ingest` hands it to `mergeFindings`. */
export function asOriginal({
  reviewer,
  document,
  title,
  text,
  rule,
  path,
  line,
  pointer,
}: ReportedText): Original {
  const finding: ParsedFinding = {
    scope: 'inline',
    locations: [{ path, startLine: line, side: 'RIGHT' }],
    title: title ?? text.slice(0, 120),
    titleDerived: title === undefined,
    issue: text,
    category: rule ?? 'general',
    severity: 'medium',
    confidence: { band: 'medium' },
    references: [],
    requiresHuman: false,
    preExisting: false,
    status: 'open',
    pointer,
    native: null,
  };
  const anchor = { text: '', occurrence: line };
  return {
    reviewer,
    document,
    tool: rule !== undefined,
    fingerprint: fingerprint({ scope: 'inline', paths: [path], title: title ?? text, anchor }),
    finding,
  };
}
