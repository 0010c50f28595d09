import type { Original } from '../../src/ingest/merge-findings.ts';
import type { ParsedFinding } from '../../src/model/finding.ts';
import { fingerprint } from '../../src/model/identity.ts';

export interface Told {
  readonly reviewer: string;
  readonly document: number;
  readonly text: string;
  readonly path: string;
  readonly line: number;
  readonly pointer: string;
}

/** A finding with nothing but a text and a place, as `ingest` hands it to the join. */
export function asOriginal({ reviewer, document, text, path, line, pointer }: Told): Original {
  const finding: ParsedFinding = {
    scope: 'inline',
    locations: [{ path, startLine: line, side: 'RIGHT' }],
    title: text.slice(0, 120),
    titleDerived: true,
    issue: text,
    category: 'general',
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
    fingerprint: fingerprint({ scope: 'inline', paths: [path], title: text, anchor }),
    finding,
  };
}
