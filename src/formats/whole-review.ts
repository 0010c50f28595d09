import type { Problem } from '../model/problem.ts';
import { contradictionIn, failureOfReport, searchAll } from './contradictions.ts';
import { evidenceOfReading } from './evidence-of-reading.ts';
import { type Context, type ParsedDocument, provesClean, type Reading } from './format-definition.ts';
import type { JsonReading } from './json-reader.ts';
import { isObject, type NativeObject } from './json-value.ts';
import { type Format, isToolFormat } from './registry.ts';
import { coverageGap } from './review-counters.ts';
import { documentRules, problem } from './rules.ts';
import type { Unwrapped } from './unwrap-document.ts';

/** A document that was read, with all that was around it. */
interface WholeOutput {
  readonly format: Format;
  /** The document itself. */
  readonly value: unknown;
  readonly found: Unwrapped;
  readonly reading: Extract<JsonReading, { ok: true }>;
  readonly context: Context;
  /** Whether a text holds a document with findings. */
  readonly holdsFindings: (text: string) => boolean;
}

/**
 * Judges whether the document is a whole review. Findings count all the same, and make the review incomplete where it is
 * none; an empty list that is contradicted or unproven makes the document invalid.
 */
export function weighWhole(read: Reading, output: WholeOutput): Reading {
  const { format, value, found, reading } = output;
  const own = isObject(value) ? [withoutClaim(value, read.document)] : [];
  const around = [...found.around, ...own];
  const gap = reading.isPartial === true ? 'not all of it could be read' : gapIn(read, format, around);
  const whole = gap === undefined ? read : incomplete(read, gap);
  const { ok, document, problems } = whole;
  const isEmpty = ok && provesClean({ ...document, complete: true });
  const doubt = isEmpty ? (gap ?? doubtIn(whole, output, around)) : undefined;
  return doubt === undefined
    ? whole
    : { ok: false, document, problems: [unproven(doubt, output), ...problems] };
}

/** Why a document says itself that it is not about the whole change; a tool's report in its outermost objects. */
function gapIn({ document: { native } }: Reading, format: Format, around: readonly NativeObject[]) {
  if (!isToolFormat(format)) return searchAll(around, coverageGap);
  const report = isObject(native) ? [native] : [];
  return report.map(failureOfReport).find((each) => each !== undefined) ?? searchAll(report, coverageGap, 3);
}

function incomplete({ ok, document, problems }: Reading, gap: string): Reading {
  const message = `The review is not about the whole change: ${gap}.`;
  const partial = problem(documentRules.partial, { path: '', message });
  return { ok, document: { ...document, complete: false }, problems: [partial, ...problems] };
}

/** A contract's own claim about the whole is weighed by the verdict, which it can only make stricter. */
function withoutClaim(value: NativeObject, { claims }: ParsedDocument): NativeObject {
  const known = new Map<string, unknown>([
    ['review_event', claims.event],
    ['verdict', claims.verdict],
  ]);
  return Object.fromEntries(Object.entries(value).filter(([key]) => known.get(key) === undefined));
}

/** Why an empty list does not show that the change was reviewed, in words. */
function doubtIn(
  { document }: Reading,
  { format, found: { beside }, reading, context, holdsFindings }: WholeOutput,
  around: readonly NativeObject[],
): string | undefined {
  if (isToolFormat(format)) {
    if (!document.complete) return 'it does not say that the tool looked at everything';
    return beside.length > 0 ? 'there is other text around it' : undefined;
  }
  // What a document says of its own scope and mode was compared by its reader.
  if (!document.complete) return undefined;
  if (reading.isAmongOthers === true) return 'there are other values around it';
  const { prose, isShown } = evidenceOfReading({ around, beside }, context.changed);
  return contradictionIn(around, holdsFindings) ?? (isShown ? undefined : unshown(prose, context));
}

/** What an answer lacks that names nothing of the change; nothing where it says no word, unless it was asked for one. */
function unshown(prose: string | undefined, { round }: Context): string | undefined {
  if (prose !== undefined) return `${prose}, and names no changed file and no identifier of a changed line`;
  return round === 'again' ? 'it does not list the files that were read' : undefined;
}

const settling =
  'Report the findings, or list the changed files that were read: `{"findings": [], "reviewed": ["src/app.ts"]}`.';

function unproven(doubt: string, { format, context: { round } }: WholeOutput): Problem {
  const message = `The document has no findings, but ${doubt}, so it does not count as a clean review.`;
  if (isToolFormat(format)) {
    const recommendation = 'Run the tool again, and write its whole report and nothing else to the file.';
    return problem(documentRules.notClean, { path: '', message, recommendation });
  }
  // A reviewer that can be asked must not be led to leave out what it said.
  const isFinal = round === undefined;
  const recommendation = `${settling}${isFinal ? ' A document that is `[]` and nothing else is a clean review.' : ''}`;
  return problem(documentRules.notClean, { path: '', message, recommendation });
}
