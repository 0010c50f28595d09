import type { Context } from '../../src/formats/format-definition.ts';
import { type DocumentRequest, type ParseOutcome, parseDocument } from '../../src/formats/parse-document.ts';
import type { ParsedFinding } from '../../src/model/finding.ts';

type Request = Omit<DocumentRequest, 'bytes'>;

/** Reads text, bytes, or a value as JSON. */
export function readDocument(value: unknown, request: Request = {}): ParseOutcome {
  if (value instanceof Uint8Array) return parseDocument({ ...request, bytes: value });
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return parseDocument({ ...request, bytes: new TextEncoder().encode(text) });
}

/** The rules that a document breaks where nothing is tolerated. */
export function brokenRules(value: unknown, context: Context = {}): readonly string[] {
  return readDocument(value, { strictness: 'strict', context }).problems.map(({ rule }) => rule);
}

/** The findings of a valid document. */
export function findingsOf(value: unknown, request: Request = {}): readonly ParsedFinding[] {
  const outcome = readDocument(value, request);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.document.findings;
}

export function firstFinding(value: unknown, request: Request = {}): ParsedFinding {
  const [finding] = findingsOf(value, request);
  if (finding === undefined) throw new Error('no finding was read');
  return finding;
}

/** A finding as `path:4-6 severity category issue`; one without a place has `-`. */
export function summarise({ locations: [place], severity, category, issue }: ParsedFinding): string {
  const { path = '-', startLine, endLine } = place ?? {};
  const lines = [startLine, endLine].filter((line) => line !== undefined).join('-');
  return `${path}${lines === '' ? '' : `:${lines}`} ${severity} ${category} ${issue}`;
}
