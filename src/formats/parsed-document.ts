import type { Native, ParsedFinding, Severity } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import type { Claims, Question } from '../model/review-document.ts';

/** A finding that breaks its contract. It does not count, but it is shown and makes the review incomplete. */
export interface RefusedFinding {
  readonly pointer: string;
  readonly native: Native;
  /** The severity it claims, where that much can be read. */
  readonly claimedSeverity?: Severity;
  readonly title?: string;
  /** At least one of them is of grade `refused`. */
  readonly problems: readonly Problem[];
}

/** What a document says became of its reviewer; only C4 can say anything but `reviewed`. */
export type DocumentState =
  | { readonly state: 'reviewed' }
  | { readonly state: 'needs_input' }
  | { readonly state: 'blocked' | 'invalid' | 'unavailable'; readonly reason: string };

/** One document in canonical terms. Together `native` and the findings' natives are the whole original. */
export interface ParsedDocument {
  /** One of the names in `registry.ts`. */
  readonly format: string;
  readonly state: DocumentState;
  readonly claims: Claims;
  readonly summary?: string;
  readonly questions: readonly Question[];
  /** The document with its findings taken out. */
  readonly native: Native;
  readonly findings: readonly ParsedFinding[];
  readonly refused: readonly RefusedFinding[];
  /** False when the document itself says that it covers only part of the change, or when it was repaired. */
  readonly complete: boolean;
}

/** Whether the document is evidence that nothing was found, where it holds: whole, unrepaired and empty. */
export function provesClean({ state, complete, findings, refused }: ParsedDocument): boolean {
  return state.state === 'reviewed' && complete && findings.length === 0 && refused.length === 0;
}

/** What a contract module makes of a value: a document, unless a problem with the document itself forbids it. */
export interface Reading {
  readonly document: ParsedDocument;
  /** Problems of the document itself and of all its findings, in document order. */
  readonly problems: readonly Problem[];
  /** Whether the document itself holds; otherwise its reviewer is invalid and its findings do not count. */
  readonly ok: boolean;
}

/** A document of a format whose root is a list, before anything of it was read. */
export function emptyList(format: string): ParsedDocument {
  return {
    format,
    state: { state: 'reviewed' },
    claims: {},
    questions: [],
    native: [],
    findings: [],
    refused: [],
    complete: true,
  };
}
