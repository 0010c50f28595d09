import { z } from 'zod';
import {
  type Header,
  hasFile,
  type ParsedDocument,
  textAt,
  toWritableReview,
  type WritableFinding,
  type WritableReview,
} from '../formats/format-definition.ts';
import { type Format, formatDefinition, isToolFormat } from '../formats/registry.ts';
import { invalidates } from '../formats/rules.ts';
import type { ParsedFinding } from '../model/finding.ts';
import { findingId } from '../model/identity.ts';
import type { ReviewDocument } from '../model/review-document.ts';
import { hasReviewed } from '../model/reviewer.ts';
import { counted, jsonText } from '../model/text.ts';

/** A review as it can be written, and whether an empty one would be a clean review. */
export interface Source extends WritableReview {
  readonly isComplete: boolean;
  readonly invalid: number;
  /** Parts of the document that no format which is written has a place for. */
  readonly lost: readonly string[];
}

export type Conversion =
  | {
      readonly ok: true;
      readonly text: string;
      /** Parts of the document that are not in the text, each in a few words. */
      readonly lost: readonly string[];
    }
  | { readonly ok: false; readonly message: string; readonly needs: readonly (keyof Header)[] };

/** The review as text of another format. What would be invalid in the format, or look like a clean review, is not written. */
export function convert(source: Source, to: Format, header: Header = {}): Conversion {
  const { write, holds = () => true, read } = formatDefinition(to);
  if (write === undefined) return notWritten(`${to} can be read, but not written.`);
  const findings = source.findings.filter(holds);
  if (findings.length === 0 && (!source.isComplete || source.invalid + source.findings.length > 0)) {
    return notWritten(`${whyNotClean(source)}; in ${to} the review would look like a clean one.`);
  }
  // C2 keeps the titles of findings that it has no place for.
  const written = write(to === 'review-data' ? source : { ...source, findings }, header);
  if (!written.ok)
    return { ...notWritten(`${to} requires what the document does not say`), needs: written.needs };
  const value = z.json().parse(written.document);
  const { document, problems } = read(value, {});
  const fault = problems.find(invalidates);
  if (fault !== undefined)
    return notWritten(`${to} cannot hold it: ${fault.message} (${fault.rule} ${fault.path})`);
  return { ok: true, text: jsonText(value), lost: lostParts(source, findings, document) };
}

function notWritten(message: string) {
  return { ok: false, message, needs: [] } as const;
}

function whyNotClean({ isComplete, findings }: Source): string {
  if (!isComplete) return 'The review is not complete';
  return findings.length === 0 ? 'All its findings are invalid' : 'It has no place for any of the findings';
}

/** One document of a reviewer as it can be written. */
export function fromDocument(document: ParsedDocument): Source {
  const { format, state, claims, summary, questions } = document;
  const seen = new Map<string, number>();
  return {
    producer: format,
    isFromTools: isToolFormat(format),
    summary,
    claims,
    native: document.native,
    findings: document.findings.map((finding) => toWritable(finding, format, seen)),
    isComplete: state.state === 'reviewed' && document.complete,
    invalid: document.invalid.length,
    lost: questions.length === 0 ? [] : [counted(questions.length, 'question')],
  };
}

function toWritable(finding: ParsedFinding, format: string, seen: Map<string, number>): WritableFinding {
  const { claimed, category, scopeText, title, locations } = finding;
  const { path, startLine, endLine } = locations[0] ?? {};
  const id = findingId(category, {
    subject: path ?? scopeText ?? title,
    ...(startLine !== undefined && { startLine }),
    ...(endLine !== undefined && { endLine }),
  });
  const count = (seen.get(id) ?? 0) + 1;
  seen.set(id, count);
  return {
    ...finding,
    id: count === 1 ? id : `${id}-${count}`,
    scale: format,
    hunk: textAt(finding.native, 'hunk'),
    corroboratedBy: claimed?.corroboratedBy ?? [],
    contestedBy: claimed?.contestedBy ?? [],
    suppressed: claimed?.suppressed,
  };
}

/** The merged findings of a run, `findings.json`, as they can be written. */
export function fromReviewDocument(document: ReviewDocument): Source {
  const { reviewers } = document;
  return {
    ...toWritableReview(document),
    isComplete: reviewers.length > 0 && reviewers.every(hasReviewed),
    invalid: 0,
    lost: [],
  };
}

/** What of the source is not in the text, apart from fields that the format does not have. */
function lostParts(
  { findings: all, summary = '', isComplete, invalid, lost }: Source,
  findings: readonly WritableFinding[],
  back: ParsedDocument,
): readonly string[] {
  const dropped = all.filter((each) => !findings.includes(each));
  const missing = dropped.every(hasFile) ? 'line' : 'file';
  return [
    ...(isComplete ? [] : ['that the review is not complete']),
    ...lost,
    ...(summary === '' || back.summary === summary ? [] : ['summary']),
    ...(invalid === 0 ? [] : [counted(invalid, 'invalid finding')]),
    ...(dropped.length === 0 ? [] : [`${counted(dropped.length, 'finding')} without a ${missing}`]),
  ];
}
