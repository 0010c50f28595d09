import { type EarlierReview, withKnownFingerprints } from '../compare/pair-alike.ts';
import { suppressionNotes, suppressOriginals } from '../compare/suppress.ts';
import { type Diff, findFile } from '../diff/hunk.ts';
import { anchorsIn, carryLocation, isWithin, meantSide } from '../diff/locations.ts';
import { namesChange, quotesChange } from '../formats/whole-review.ts';
import type { Adjudication } from '../model/answers.ts';
import type { EvidencePack } from '../model/evidence-pack.ts';
import type { Location, ParsedFinding } from '../model/finding.ts';
import { fingerprint, safeCategory } from '../model/identity.ts';
import type { DocumentReport, IngestReport, InvalidOriginal } from '../model/ingest-report.ts';
import type { Original } from '../model/original.ts';
import type { ReviewDocument, SourceDocument } from '../model/review-document.ts';
import { hasReviewed, type Reviewer } from '../model/reviewer.ts';
import { sha256 } from '../model/text.ts';
import { reviewerPolicy } from '../policy/effective-policy.ts';
import { heldStatus, type Settings } from '../policy/settings.ts';
import type { DoubtfulPair } from './adjudication.ts';
import type { Gathered } from './gather.ts';
import { mergeFindings } from './merge-findings.ts';
import {
  type GatheredDocument,
  type ReadDocument,
  type ReadingContext,
  readDocument,
} from './read-document.ts';
import { reportsOf, reviewersFrom } from './settle-reviewers.ts';
import { capFindings, suppressInSynthesis } from './withhold.ts';

/**
 * Invalid parts of one document, each with all its problems. Valid findings of an invalid document do not count, and
 * are shown as invalid with it.
 */
function invalidFindingsOf(
  { gathered: { reviewer }, outcome, findings }: ReadDocument,
  document: number,
): readonly InvalidOriginal[] {
  const { invalid = [], findings: parsed = [] } = outcome?.document ?? {};
  const reason = outcome?.problems.filter(({ grade }) => grade === 'refused').slice(0, 1) ?? [];
  const lost = findings.length > 0 ? [] : parsed;
  return [
    ...invalid.map(({ claimedSeverity: severity, pointer, native, title, problems }) => {
      return { reviewer, document, pointer, native, title, severity, problems };
    }),
    ...lost.map(({ pointer, native, title, severity }) => {
      return { reviewer, document, pointer, native, title, severity, problems: reason };
    }),
  ];
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
    refused: invalidFindingsOf(read, document).length,
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

interface ConversionInput extends IngestInput {
  readonly anchorOf: ReturnType<typeof anchorsIn>;
  /** Ids of the reviewers that are tools. */
  readonly tools: ReadonlySet<string>;
}

/**
 * Whether a model speaks of files that did not change, and names nothing that did. What it says there of the change, such
 * as of a caller of `parseUser`, is about the change.
 */
function isAboutOtherFiles(
  { title, issue, implications, fix, references }: ParsedFinding,
  locations: readonly Location[],
  { diff, context: { tree, changed } }: ReadingContext,
): boolean {
  if (tree?.extent !== 'whole' || isWithin('file', { locations }, diff)) return false;
  if (locations.some(({ path }) => tree.find(path) === undefined)) return false;
  const said = [title, issue, implications, fix?.text, ...references].join('\n');
  return !namesChange(said, changed) && !quotesChange(said, changed);
}

/**
 * Carries paths and lines to the head and computes the fingerprint used for merging. A tool's finding on unchanged lines
 * is pre-existing, and a model's that is about other files.
 */
function toOriginal(
  finding: ParsedFinding,
  { reviewer, foreign }: GatheredDocument,
  { document, ...input }: ConversionInput & { readonly document: number },
): Original {
  const { anchorOf, tools, diff, toHead, settings, context } = input;
  const carried = finding.locations.map((location) => carryLocation(inChange(location, diff), toHead));
  const locations = carried.map(({ location }) => location);
  const tool = tools.has(reviewer);
  const isOutside = tool
    ? !isWithin('changed', { locations }, diff)
    : isAboutOtherFiles(finding, locations, input);
  const anchor = anchorOf(locations[0]);
  const { scope, scopeText, title } = finding;
  const { redact = (text) => text } = context;
  return {
    reviewer,
    document,
    foreign: foreign === true,
    tool,
    ...(anchor !== undefined && anchor.text !== '' && { code: anchor.text }),
    finding: {
      ...(carried[0]?.isRewritten === true ? withoutReplacement(finding) : finding),
      locations,
      category: safeCategory(finding.category, redact),
      status: heldStatus(finding.status, settings),
      preExisting: finding.preExisting || isOutside,
    },
    fingerprint: fingerprint({
      scope,
      paths: locations.map(({ path }) => path),
      title: scopeText === undefined ? title : `${scopeText}\n${title}`,
      ...(anchor && { anchor }),
    }),
  };
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
  readonly settings: Pick<Settings, 'mode' | 'target'>;
  /** From the reviewers' tree to the head tree; contains only files that differ. */
  readonly toHead: Diff;
  readonly gathered: Gathered;
  /** Whether the whole change is reviewed. */
  readonly isWhole: boolean;
  /** The day in UTC, as `2026-12-31`, for the end of suppressions. */
  readonly today: string;
  /** The last review in this worktree; undefined for a pull request, which has its own memory. */
  readonly last?: EarlierReview | undefined;
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
    ...(parsed?.summary !== undefined && { summary: parsed.summary }),
    questions: parsed?.questions ?? [],
    native: parsed?.native ?? null,
  };
}

/**
 * Checks every document against its contract and merges the valid findings into `findings.json`. Invalid
 * parts are reported with all their problems and never affect others. `doubtful` lists the pairs that the adjudicator has
 * not answered; empty when policy names none.
 */
export function ingest(
  input: IngestInput,
  adjudication?: Adjudication,
): Ingested & { readonly doubtful: readonly DoubtfulPair[] } {
  const { head, effective, gathered, verifiers } = input;
  const rules = effective.blocking;
  const documents = gathered.documents.map((document) => readDocument(document, input));
  const reviewers = reviewersFrom(reportsOf(documents, gathered), effective);
  const tools = new Set(reviewers.filter(({ kind }) => kind === 'tool').map(({ id }) => id));
  const conversion = { ...input, tools, anchorOf: anchorsIn(input.diff) };
  const all = documents.flatMap((read, document) =>
    read.findings.map((finding) => toOriginal(finding, read.gathered, { ...conversion, document })),
  );
  const silenced = silenceOriginals(all, reviewers, input);
  const answers = effective.adjudicator === undefined ? undefined : (adjudication?.pairs ?? []);
  const merged = mergeFindings(silenced.originals, rules, answers);
  const shown = suppressInSynthesis(merged.findings, { verifiers, rules });
  const capped = capFindings(shown, rules, capsIn(effective));
  return {
    document: {
      schemaVersion: 1,
      head,
      reviewers,
      documents: documents.map(toSourceDocument),
      findings: capped.findings,
    },
    report: {
      schemaVersion: 1,
      head,
      documents: documents.map(toReport),
      refused: documents.flatMap(invalidFindingsOf),
      notes: [...notesOf(gathered), ...silenced.notes, ...capped.notes],
      ...(adjudication && { adjudication: { ...adjudication, pairs: merged.answered } }),
    },
    doubtful: merged.doubtful,
  };
}

function capsIn({ reviewers }: IngestInput['effective']): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(reviewers).flatMap(([id, { 'max-findings': cap }]) =>
      cap === undefined ? [] : [[id, cap] as const],
    ),
  );
}

/**
 * Silences originals before merging: those that base policy calls false positives, and those beyond the scope in which
 * it lets their reviewer report. Each keeps its data and the reason. The notes name obsolete policy entries.
 */
function silenceOriginals(
  all: readonly Original[],
  reviewers: readonly Reviewer[],
  { effective: policy, diff, today, settings, last, isWhole }: IngestInput,
): { readonly originals: readonly Original[]; readonly notes: readonly string[] } {
  const named = withKnownFingerprints({ originals: all, diff }, { last, entries: policy.suppress, today });
  const limited = named.map((original): Original => {
    const { report = 'all' } = reviewerPolicy(policy, original.reviewer);
    if (isWithin(report, original.finding, diff)) return original;
    return { ...original, suppressed: { by: 'report', reason: 'outside what its reviewer may report' } };
  });
  const reviewed = {
    reviewed: new Set(reviewers.filter(hasReviewed).map(({ id }) => id)),
    changed: diff.files.flatMap(({ path, oldPath = path }) => [path, oldPath]),
  };
  const isComplete = settings.mode === 'full' && isWhole;
  return {
    originals: suppressOriginals(limited, { policy, today }),
    notes: suppressionNotes(named, { policy, today }, isComplete ? reviewed : undefined),
  };
}
