import type { DocumentReport, RefusedFinding } from '../model/ingest-report.ts';
import { sha256 } from '../model/sha256.ts';
import type { Gathered } from './gather.ts';
import type { ReadDocument } from './read-document.ts';

/** Findings that hold in a document that does not: they do not count, and are shown as refused with it. */
function lostWithDocument({ gathered, outcome, findings }: ReadDocument, document: number): RefusedFinding[] {
  if (findings.length > 0) return [];
  const problems = (outcome?.problems ?? []).filter(({ grade }) => grade === 'refused').slice(0, 1);
  return (outcome?.document?.findings ?? []).map(({ pointer, native, title, severity }) => ({
    reviewer: gathered.reviewer,
    document,
    pointer,
    native,
    title,
    severity,
    problems,
  }));
}

/** What of one document does not count, each with all its problems. */
export function refusedOf(read: ReadDocument, document: number): RefusedFinding[] {
  const { gathered, outcome } = read;
  const parsed = outcome?.document;
  if (parsed === undefined) return [];
  const refused = parsed.refused.map(({ pointer, native, claimedSeverity, title, problems }) => ({
    reviewer: gathered.reviewer,
    document,
    pointer,
    native,
    ...(title === undefined ? {} : { title }),
    ...(claimedSeverity === undefined ? {} : { severity: claimedSeverity }),
    problems,
  }));
  return [...refused, ...lostWithDocument(read, document)];
}

/** What became of one document. */
export function toReport(read: ReadDocument, document: number): DocumentReport {
  const { gathered, outcome, state, findings } = read;
  return {
    reviewer: gathered.reviewer,
    file: gathered.file,
    format: outcome?.format ?? null,
    sha256: sha256(gathered.bytes),
    outcome: state,
    accepted: findings.length,
    refused: refusedOf(read, document).length,
    problems: outcome?.problems ?? [],
    omitted: outcome?.omitted ?? 0,
    provesClean: outcome?.provesClean ?? false,
  };
}

/** What kept reviewers from answering, and what they were told on the way. */
export function notesOf({ absent, results = [] }: Gathered): readonly string[] {
  return [
    ...absent.map(({ reviewer, reason }) => `${reviewer}: ${reason}`),
    ...results.flatMap(({ reviewer, notes }) => notes.map((note) => `${reviewer}: ${note}`)),
  ];
}
