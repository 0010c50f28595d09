import { meantSide } from '../../domain/diff/commentable.ts';
import type { Diff } from '../../domain/diff/diff.ts';
import { findFile } from '../../domain/diff/find-file.ts';
import type { EvidencePack } from '../../domain/evidence-pack.ts';
import type { Finding, Location, ParsedFinding } from '../../domain/finding.ts';
import { fingerprint } from '../../domain/identity.ts';
import type {
  CarriedLine,
  DocumentReport,
  IngestReport,
  RefusedFinding,
} from '../../domain/ingest-report.ts';
import { joinFindings, type Original } from '../../domain/join/join-findings.ts';
import { raisedBy } from '../../domain/join/raised-by.ts';
import { heldStatus } from '../../domain/memory/claimed-status.ts';
import { anchorsIn } from '../../domain/placement/anchor.ts';
import { carryLocation } from '../../domain/placement/carry-location.ts';
import { isWithin } from '../../domain/placement/report-scope.ts';
import { reviewerPolicy } from '../../domain/policy/effective-policy.ts';
import type { ReviewDocument, SourceDocument } from '../../domain/review-document.ts';
import type { Reviewer, ReviewerOutcome } from '../../domain/reviewers/reviewer.ts';
import type { Part } from '../../domain/scope/part.ts';
import type { Settings } from '../../domain/settings.ts';
import { sha256 } from '../../domain/sha256.ts';
import { type ReadDocument, type ReadingContext, readDocument } from '../documents/read-document.ts';
import type { Gathered } from './gather.ts';
import { type Report, reviewersFrom } from './reviewers.ts';
import { withhold } from './withhold.ts';

export interface IngestInput extends ReadingContext {
  readonly head: string;
  readonly settings: Pick<Settings, 'mode' | 'source'>;
  /** From the tree that reviewers read to the head tree; names only files that differ. */
  readonly toHead: Diff;
  readonly gathered: Gathered;
  /** What the review is limited to; undefined for the whole change. */
  readonly part?: Part | undefined;
  /** The day in UTC, as `2026-12-31`: suppressions end. */
  readonly today: string;
  /** What verifiers said, as the evidence pack has it. */
  readonly verifiers: EvidencePack['verification']['verifiers'];
}

export interface Ingested {
  readonly document: ReviewDocument;
  readonly report: IngestReport;
}

function toSourceDocument({ gathered, outcome }: ReadDocument): SourceDocument {
  const parsed = outcome?.ok ? outcome.document : undefined;
  return {
    reviewer: gathered.reviewer,
    format: outcome?.format ?? 'unknown',
    ...(gathered.foreign && { foreign: true }),
    sha256: sha256(gathered.bytes),
    claims: parsed?.claims ?? {},
    ...(parsed?.summary === undefined ? {} : { summary: parsed.summary }),
    questions: parsed?.questions ?? [],
    native: parsed?.native ?? null,
  };
}

/** Names and lines become those of the head, and the finding gets the fingerprint by which originals are joined. */
function toOriginal(
  finding: ParsedFinding,
  from: { reviewer: string; document: number },
  { anchorOf, ...input }: IngestInput & { anchorOf: ReturnType<typeof anchorsIn> },
) {
  const carried = finding.locations.map((location) =>
    carryLocation(inChange(location, input.diff), input.toHead),
  );
  const locations = carried.map(({ location }) => location);
  const anchor = anchorOf(locations[0]);
  const original: Original = {
    ...from,
    foreign: input.gathered.documents[from.document]?.foreign === true,
    advisory: reviewerPolicy(input.effective, from.reviewer).advisory === 'all',
    finding: {
      ...(carried[0]?.rewritten ? withoutReplacement(finding) : finding),
      locations,
      status: heldStatus(finding.status, input.settings),
    },
    fingerprint: fingerprint({
      scope: finding.scope,
      paths: locations.map(({ path }) => path),
      title: finding.scopeText === undefined ? finding.title : `${finding.scopeText}\n${finding.title}`,
      ...(anchor && { anchor }),
    }),
  };
  return { original, carried: carried.flatMap(({ carried: line }) => (line === undefined ? [] : [line])) };
}

/** Reviewers may call a renamed file by the name it had, and tell no sides: of a deleted file they mean the lines it had. */
function inChange(location: Location, diff: Diff): Location {
  const file = findFile(diff, location.path);
  if (file === undefined) return location;
  const hasLines = location.startLine !== undefined;
  return { ...location, path: file.path, side: hasLines ? meantSide(file, location.side) : location.side };
}

/** The advice in words stays. */
function withoutReplacement(finding: ParsedFinding): ParsedFinding {
  if (finding.fix === undefined) return finding;
  const { replacement: _, ...fix } = finding.fix;
  return { ...finding, fix };
}

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

function refusedOf(read: ReadDocument, document: number): RefusedFinding[] {
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

function toReport(read: ReadDocument, document: number): DocumentReport {
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

const leftNothing: ReviewerOutcome = { state: 'unavailable', reason: 'it left no document' };

/** What a reviewer answered is for its documents to say; what kept it from answering decides beside them. */
function reportsOf(
  documents: readonly ReadDocument[],
  { absent, results = [] }: Gathered,
): readonly Report[] {
  return [
    ...results.map(({ reviewer, outcome, outputs, kind }) => ({
      reviewer,
      outcome: outcome.state === 'reviewed' && outputs.length === 0 ? leftNothing : outcome,
      kind,
    })),
    ...documents.map(({ gathered, state, outcome }) => ({
      reviewer: gathered.reviewer,
      outcome: state,
      format: outcome?.format,
      foreign: gathered.foreign,
    })),
    ...absent.map(({ reviewer, reason }) => ({
      reviewer,
      outcome: { state: 'unavailable', reason } as const,
    })),
  ];
}

function notesOf({ absent, results = [] }: Gathered): readonly string[] {
  return [
    ...absent.map(({ reviewer, reason }) => `${reviewer}: ${reason}`),
    ...results.flatMap(({ reviewer, notes }) => notes.map((note) => `${reviewer}: ${note}`)),
  ];
}

/**
 * Base policy may limit what a reviewer reports. A finding of such reviewers alone that lies beyond it is withheld
 * (design section 4), so it must not move the verdict unseen either.
 */
function suppressBeyondReport(findings: readonly Finding[], input: IngestInput): readonly Finding[] {
  return findings.map((finding) => {
    const limits = raisedBy(finding, input.gathered.documents).map(
      (reviewer) => reviewerPolicy(input.effective, reviewer).report,
    );
    const isBeyond = limits.every((limit) => limit !== undefined && !isWithin(limit, finding, input.diff));
    return isBeyond
      ? { ...finding, suppressed: { by: 'report', reason: 'outside what its reviewer may report' } }
      : finding;
  });
}

/** What only tools report, on lines that the change does not touch, was there before (design section 4). */
function markOld(findings: readonly Finding[], reviewers: readonly Reviewer[], input: IngestInput) {
  const tools = new Set(reviewers.flatMap(({ id, kind }) => (kind === 'tool' ? [id] : [])));
  return findings.map((finding) => {
    const onlyTools = raisedBy(finding, input.gathered.documents).every((id) => tools.has(id));
    return onlyTools && !isWithin('changed', finding, input.diff)
      ? { ...finding, preExisting: true }
      : finding;
  });
}

/**
 * Checks every document against its contract and joins what holds into `findings.json`; whatever does not hold
 * stands in the report with all its problems. A broken document or finding never costs its neighbours.
 */
export function ingest(input: IngestInput): Ingested {
  const documents = input.gathered.documents.map((gathered) => readDocument(gathered, input));
  const anchored = { ...input, anchorOf: anchorsIn(input.diff) };
  const converted = documents.flatMap((read, document) =>
    read.findings.map((finding) =>
      toOriginal(finding, { reviewer: read.gathered.reviewer, document }, anchored),
    ),
  );
  const reviewers = reviewersFrom(reportsOf(documents, input.gathered), input.effective);
  const joined = joinFindings(converted.map(({ original }) => original));
  const limited = suppressBeyondReport(markOld(joined, reviewers, input), input);
  const { findings, notes } = withhold(limited, reviewers, input);
  const carried: CarriedLine[] = converted.flatMap((each) => each.carried);
  return {
    document: {
      schemaVersion: 1,
      head: input.head,
      reviewers,
      documents: documents.map(toSourceDocument),
      findings,
    },
    report: {
      schemaVersion: 1,
      head: input.head,
      documents: documents.map(toReport),
      refused: documents.flatMap(refusedOf),
      carried,
      notes: [...notesOf(input.gathered), ...notes],
    },
  };
}
