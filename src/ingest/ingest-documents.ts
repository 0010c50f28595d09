import { meantSide } from '../diff/commentable.ts';
import { type Diff, findFile } from '../diff/hunk.ts';
import type { EvidencePack } from '../model/evidence-pack.ts';
import type { Finding, Location, ParsedFinding } from '../model/finding.ts';
import { fingerprint } from '../model/identity.ts';
import type {
  Adjudication,
  CarriedLine,
  DocumentReport,
  IngestReport,
  RefusedFinding,
} from '../model/ingest-report.ts';
import { type Original, raisedBy } from '../model/original.ts';

import type { ReviewDocument, SourceDocument } from '../model/review-document.ts';
import type { Reviewer } from '../model/reviewer.ts';
import { sha256 } from '../model/text.ts';
import { reviewerPolicy } from '../policy/effective-policy.ts';
import { heldStatus, type Settings } from '../policy/settings.ts';

import type { DoubtfulPair } from './adjudication.ts';
import type { Gathered } from './gather.ts';
import { type Seen, withKnownFingerprints } from './known-fingerprints.ts';
import { anchorsIn, carryLocation, isWithin } from './locations.ts';
import { mergeOriginals } from './merge-findings.ts';
import { type ReadDocument, type ReadingContext, readDocument } from './read-document.ts';
import { reportsOf, reviewersFrom } from './settle-reviewers.ts';
import { suppressionNotes, suppressOriginals } from './suppress.ts';
import { capFindings, suppressInSynthesis } from './withhold.ts';

/** Valid findings of an invalid document; they do not count and are shown as refused with it. */
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

/** Refused parts of one document, each with all its problems. */
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

/** The report entry of one document. */
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

/** Why reviewers gave no answer, and notes about their runs. */
function notesOf({ absent, results = [] }: Gathered): readonly string[] {
  return [
    ...absent.map(({ reviewer, reason }) => `${reviewer}: ${reason}`),
    ...results.flatMap(({ reviewer, notes }) => notes.map((note) => `${reviewer}: ${note}`)),
  ];
}

/**
 * Carries paths and lines to the head and computes the fingerprint used for merging. A tool's finding on
 * unchanged lines is pre-existing.
 */
function toOriginal(
  finding: ParsedFinding,
  from: { reviewer: string; document: number },
  {
    anchorOf,
    tools,
    ...input
  }: IngestInput & { anchorOf: ReturnType<typeof anchorsIn>; tools: ReadonlySet<string> },
) {
  const carried = finding.locations.map((location) =>
    carryLocation(inChange(location, input.diff), input.toHead),
  );
  const locations = carried.map(({ location }) => location);
  const anchor = anchorOf(locations[0]) ?? lineAnchor(locations[0]);
  const original: Original = {
    ...from,
    foreign: input.gathered.documents[from.document]?.foreign === true,
    tool: tools.has(from.reviewer),
    finding: {
      ...(carried[0]?.rewritten ? withoutReplacement(finding) : finding),
      locations,
      status: heldStatus(finding.status, input.settings),
      preExisting:
        finding.preExisting || (tools.has(from.reviewer) && !isWithin('changed', { locations }, input.diff)),
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

/**
 * Distinguishes lines outside the diff, whose text is unknown: one reviewer's findings on two lines are
 * different.
 */
function lineAnchor(location: Location | undefined) {
  return location?.startLine === undefined ? undefined : { text: 'line', occurrence: location.startLine };
}

/**
 * Reviewers may use a renamed file's former name and have no sides: in a deleted file they mean its former
 * lines.
 */
function inChange(location: Location, diff: Diff): Location {
  const file = findFile(diff, location.path);
  if (file === undefined) return location;
  const hasLines = location.startLine !== undefined;
  return { ...location, path: file.path, side: hasLines ? meantSide(file, location.side) : location.side };
}

/** Keeps the textual advice. */
function withoutReplacement(finding: ParsedFinding): ParsedFinding {
  if (finding.fix === undefined) return finding;
  const { replacement: _, ...fix } = finding.fix;
  return { ...finding, fix };
}

export interface IngestInput extends ReadingContext {
  readonly head: string;
  readonly settings: Pick<Settings, 'mode' | 'source'>;
  /** From the reviewers' tree to the head tree; contains only files that differ. */
  readonly toHead: Diff;
  readonly gathered: Gathered;
  /** Whether the whole change is reviewed. */
  readonly isWhole: boolean;
  /** The day in UTC, as `2026-12-31`, for the end of suppressions. */
  readonly today: string;
  /** The last review in this worktree; undefined for a pull request, which has its own memory. */
  readonly last?: Seen | undefined;
  /** Verifier results from the evidence pack. */
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

/**
 * Checks every document against its contract and merges the valid findings into `findings.json`. Invalid
 * parts are reported with all their problems and never affect others. `doubtful` lists pairs for the
 * adjudicator; empty when policy names none.
 */
export function ingest(
  input: IngestInput,
  adjudication?: Adjudication,
): Ingested & { readonly doubtful: readonly DoubtfulPair[] } {
  const documents = input.gathered.documents.map((gathered) => readDocument(gathered, input));
  const reviewers = reviewersFrom(reportsOf(documents, input.gathered), input.effective);
  const tools = new Set(reviewers.flatMap(({ id, kind }) => (kind === 'tool' ? [id] : [])));
  const anchored = { ...input, tools, anchorOf: anchorsIn(input.diff) };
  const converted = documents.flatMap((read, document) =>
    read.findings.map((finding) =>
      toOriginal(finding, { reviewer: read.gathered.reviewer, document }, anchored),
    ),
  );
  const silenced = silenceOriginals(
    converted.map(({ original }) => original),
    reviewers,
    input,
  );
  const answered = input.effective.adjudicator === undefined ? undefined : (adjudication?.pairs ?? []);
  const merged = mergeOriginals(silenced.originals, input.effective.blocking, answered);
  const { findings, notes } = withholdFindings(merged.findings, input);
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
      notes: [...notesOf(input.gathered), ...silenced.notes, ...notes],
      ...(adjudication && { adjudication }),
    },
    doubtful: merged.doubtful,
  };
}

/** Silences an original outside the scope in which base policy lets its reviewer report. */
function silenceBeyondReport(original: Original, { effective, diff }: IngestInput): Original {
  const { report } = reviewerPolicy(effective, original.reviewer);
  if (report === undefined || isWithin(report, original.finding, diff)) return original;
  return { ...original, suppressed: { by: 'report', reason: 'outside what its reviewer may report' } };
}

/**
 * Silences originals before merging: those that base policy calls false positives, and those beyond their
 * reviewer's scope. Each keeps its data and the reason. The notes name obsolete policy entries.
 */
function silenceOriginals(
  all: readonly Original[],
  reviewers: readonly Reviewer[],
  input: IngestInput,
): { readonly originals: readonly Original[]; readonly notes: readonly string[] } {
  const { effective: policy, diff, today, settings, last } = input;
  const whole = {
    reviewed: new Set(reviewers.flatMap(({ id, outcome }) => (outcome.state === 'reviewed' ? [id] : []))),
    changed: diff.files.flatMap(({ path, oldPath = path }) => [path, oldPath]),
  };
  const isWhole = settings.mode === 'full' && input.isWhole;
  const named = withKnownFingerprints({ originals: all, diff }, { last, entries: policy.suppress, today });
  const limited = named.map((original) => silenceBeyondReport(original, input));
  return {
    originals: suppressOriginals(limited, { policy, today }),
    notes: suppressionNotes(named, { policy, today }, isWhole ? whole : undefined),
  };
}

/**
 * Withholds merged findings that add nothing or exceed a reviewer's cap, never blocking ones. Each keeps its
 * data and the reason.
 */
function withholdFindings(
  findings: readonly Finding[],
  { effective, verifiers }: IngestInput,
): { readonly findings: readonly Finding[]; readonly notes: readonly string[] } {
  const rules = effective.blocking;
  return capFindings({
    findings: suppressInSynthesis(findings, { verifiers, rules }),
    reviewersOf: raisedBy,
    caps: capsOf(effective.reviewers),
    rules,
  });
}

function capsOf(reviewers: IngestInput['effective']['reviewers']): ReadonlyMap<string, number> {
  const caps = Object.entries(reviewers).map(([id, policy]) => [id, policy['max-findings']] as const);
  return new Map(caps.flatMap(([id, cap]) => (cap === undefined ? [] : [[id, cap] as const])));
}
