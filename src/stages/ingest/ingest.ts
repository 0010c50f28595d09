import type { Context } from '../../contracts/context.ts';
import { Format } from '../../contracts/format.ts';
import { type ParseOutcome, parseDocument } from '../../contracts/parse-document.ts';
import { anchorOf } from '../../domain/anchor.ts';
import { carryLocation } from '../../domain/carry-location.ts';
import type { Diff } from '../../domain/diff/diff.ts';
import type { EffectivePolicy } from '../../domain/effective-policy.ts';
import type { ParsedFinding } from '../../domain/finding.ts';
import { fingerprint } from '../../domain/identity.ts';
import type {
  CarriedLine,
  DocumentReport,
  IngestReport,
  RefusedFinding,
} from '../../domain/ingest-report.ts';
import { joinFindings, type Original } from '../../domain/join.ts';
import { suggestPrefix } from '../../domain/path-prefix.ts';
import { defaultReviewer, type ReviewerPolicy } from '../../domain/policy.ts';
import type { ReviewDocument, SourceDocument } from '../../domain/review-document.ts';
import type { Reviewer, ReviewerOutcome } from '../../domain/reviewer.ts';
import { sha256 } from '../../domain/sha256.ts';
import type { Gathered, GatheredDocument } from './gather.ts';

export interface IngestInput {
  readonly head: string;
  readonly diff: Diff;
  /** From the tree that reviewers read to the head tree; names only files that differ. */
  readonly toHead: Diff;
  readonly gathered: Gathered;
  readonly effective: EffectivePolicy;
  /** Forced on every document, over what the policy says of its reviewer. */
  readonly format?: Format | undefined;
  readonly context: Context;
}

export interface Ingested {
  readonly document: ReviewDocument;
  readonly report: IngestReport;
}

interface ReadDocument {
  readonly gathered: GatheredDocument;
  readonly outcome: ParseOutcome | undefined;
  readonly state: ReviewerOutcome;
  /** What counts of it: nothing of a document that is refused as a whole. */
  readonly findings: readonly ParsedFinding[];
}

/** A document that did not work out decides over those of the same reviewer that did. */
const worstFirst: readonly ReviewerOutcome['state'][] = [
  'invalid',
  'timed_out',
  'unavailable',
  'blocked',
  'needs_input',
  'reviewed',
  'skipped',
];

function policyOf(effective: EffectivePolicy, reviewer: string): ReviewerPolicy {
  const own = Object.hasOwn(effective.reviewers, reviewer) ? effective.reviewers[reviewer] : undefined;
  return own ?? defaultReviewer;
}

function readDocument(gathered: GatheredDocument, input: IngestInput): ReadDocument {
  if (gathered.refusal !== undefined) {
    return {
      gathered,
      outcome: undefined,
      state: { state: 'invalid', reason: gathered.refusal },
      findings: [],
    };
  }
  const format = input.format ?? Format.optional().parse(policyOf(input.effective, gathered.reviewer).format);
  const outcome = parseDocument({ bytes: gathered.bytes, format, context: input.context });
  if (outcome.ok) return acceptDocument(gathered, outcome, input);
  const broken = outcome.problems.find((problem) => problem.grade === 'refused');
  const reason =
    broken === undefined ? 'the document breaks its contract' : `${broken.rule}: ${broken.message}`;
  return { gathered, outcome, state: { state: 'invalid', reason }, findings: [] };
}

/** A document none of whose paths is part of the change, though they would be below some folder, was misread. */
function acceptDocument(
  gathered: GatheredDocument,
  outcome: Extract<ParseOutcome, { ok: true }>,
  input: IngestInput,
): ReadDocument {
  const { findings, state } = outcome.document;
  const paths = findings.flatMap(({ locations }) => locations.map(({ path }) => path));
  const prefix = suggestPrefix(paths, [...input.diff.byPath.keys()]);
  if (prefix === undefined) return { gathered, outcome, state, findings };
  const reason = `0 of ${new Set(paths).size} paths are part of the change; with path-prefix ${JSON.stringify(prefix)} they would be`;
  return { gathered, outcome, state: { state: 'invalid', reason }, findings: [] };
}

function toSourceDocument({ gathered, outcome }: ReadDocument): SourceDocument {
  const parsed = outcome?.ok ? outcome.document : undefined;
  return {
    reviewer: gathered.reviewer,
    format: outcome?.format ?? 'unknown',
    sha256: sha256(gathered.bytes),
    claims: parsed?.claims ?? {},
    ...(parsed?.summary === undefined ? {} : { summary: parsed.summary }),
    questions: parsed?.questions ?? [],
    native: parsed?.native ?? null,
  };
}

/** Lines become head lines, and the finding gets the fingerprint by which originals are joined. */
function toOriginal(
  finding: ParsedFinding,
  from: { reviewer: string; document: number },
  input: IngestInput,
) {
  const carried = finding.locations.map((location) => carryLocation(location, input.toHead));
  const locations = carried.map(({ location }) => location);
  const original: Original = {
    ...from,
    finding: { ...finding, locations },
    fingerprint: fingerprint({
      scope: finding.scope,
      paths: locations.map(({ path }) => path),
      title: finding.scopeText === undefined ? finding.title : `${finding.scopeText}\n${finding.title}`,
      ...anchorPart(locations[0], input.diff),
    }),
  };
  return { original, carried: carried.flatMap(({ carried: line }) => (line === undefined ? [] : [line])) };
}

function anchorPart(location: ParsedFinding['locations'][number] | undefined, diff: Diff) {
  const anchor = anchorOf(location, diff);
  return anchor === undefined ? {} : { anchor };
}

function refusedOf({ gathered, outcome }: ReadDocument, document: number): RefusedFinding[] {
  const parsed = outcome?.document;
  if (parsed === undefined) return [];
  return parsed.refused.map(({ pointer, native, claimedSeverity, title, problems }) => ({
    reviewer: gathered.reviewer,
    document,
    pointer,
    native,
    ...(title === undefined ? {} : { title }),
    ...(claimedSeverity === undefined ? {} : { severity: claimedSeverity }),
    problems,
  }));
}

function toReport({ gathered, outcome, state, findings }: ReadDocument): DocumentReport {
  return {
    reviewer: gathered.reviewer,
    file: gathered.file,
    format: outcome?.format ?? null,
    sha256: sha256(gathered.bytes),
    outcome: state,
    accepted: findings.length,
    refused: outcome?.document?.refused.length ?? 0,
    problems: outcome?.problems ?? [],
    omitted: outcome?.omitted ?? 0,
    provesClean: outcome?.provesClean ?? false,
  };
}

function toReviewer(id: string, outcomes: readonly ReviewerOutcome[], effective: EffectivePolicy): Reviewer {
  const { kind, role, required } = policyOf(effective, id);
  const [outcome] = [...outcomes].sort((a, b) => worstFirst.indexOf(a.state) - worstFirst.indexOf(b.state));
  return {
    id,
    kind,
    role,
    required,
    outcome: outcome ?? { state: 'unavailable', reason: 'it left no document' },
  };
}

/**
 * Every reviewer that spoke, was named, or that base policy configures: a configured reviewer without a document
 * is unavailable, so its absence never reads as a clean review.
 */
function reviewersOf(documents: readonly ReadDocument[], input: IngestInput): readonly Reviewer[] {
  const outcomes = new Map<string, ReviewerOutcome[]>();
  for (const id of Object.keys(input.effective.reviewers)) outcomes.set(id, []);
  const add = (id: string, outcome: ReviewerOutcome) =>
    outcomes.set(id, [...(outcomes.get(id) ?? []), outcome]);
  for (const { gathered, state } of documents) add(gathered.reviewer, state);
  for (const { reviewer, reason } of input.gathered.absent) add(reviewer, { state: 'unavailable', reason });
  return [...outcomes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, states]) => toReviewer(id, states, input.effective));
}

/**
 * Checks every document against its contract and joins what holds into `findings.json`; whatever does not hold
 * stands in the report with all its problems. A broken document or finding never costs its neighbours.
 */
export function ingest(input: IngestInput): Ingested {
  const documents = input.gathered.documents.map((gathered) => readDocument(gathered, input));
  const converted = documents.flatMap((read, document) =>
    read.findings.map((finding) =>
      toOriginal(finding, { reviewer: read.gathered.reviewer, document }, input),
    ),
  );
  const carried: CarriedLine[] = converted.flatMap((each) => each.carried);
  return {
    document: {
      schemaVersion: 1,
      head: input.head,
      reviewers: reviewersOf(documents, input),
      documents: documents.map(toSourceDocument),
      findings: joinFindings(converted.map(({ original }) => original)),
    },
    report: {
      schemaVersion: 1,
      head: input.head,
      documents: documents.map(toReport),
      refused: documents.flatMap(refusedOf),
      carried,
      notes: input.gathered.absent.map(({ reviewer, reason }) => `${reviewer}: ${reason}`),
    },
  };
}
