import type { EarlierReview } from '../compare/known-fingerprints.ts';
import type { Diff } from '../diff/hunk.ts';
import { synthesizedFindings } from '../formats/candidate-findings.ts';
import { toWritableReview } from '../formats/format-definition.ts';
import { runBuiltInReviewer } from '../hygiene/built-in-reviewer.ts';
import type { SecretScanner } from '../hygiene/find-secrets.ts';
import { beginStage, lastReview } from '../memory/review-record.ts';
import { keepWontFix, leaveOutCommitted, verifyDocument } from '../memory/verify-findings.ts';
import type { FindReceived, FindUploaded, ReviewDirectory } from '../model/files.ts';
import { type Adjudication, IngestReport } from '../model/ingest-report.ts';
import type { Manifest } from '../model/manifest.ts';
import { inFull } from '../model/problem.ts';
import type { Reporter } from '../model/reporter.ts';
import { builtInReviewer, ChosenReviewerId } from '../model/reviewer.ts';
import { compareText, counted, listNames } from '../model/text.ts';
import { normaliseCategory, unmatchedCategories } from '../policy/category.ts';
import { type EffectivePolicy, inputNameOf, policyInputKeys } from '../policy/effective-policy.ts';
import { resumesVerdict, type Settings } from '../policy/settings.ts';
import type { AdjudicationRequest } from '../review/adjudicate.ts';
import {
  evidencePackFile,
  findingsFile,
  ingestReportFile,
  loadPolicy,
  manifestFile,
  readOwn,
  readOwnPinned,
  reviewFiles,
  writeJson,
  writeOwn,
} from '../review-directory/review-files.ts';
import { parsePinnedDiff, reviewersWithResult } from '../review-directory/reviewer-results.ts';
import {
  type Gathered,
  gatherFromDirectory,
  gatherNamed,
  gatherResults,
  refuseOtherCheckout,
} from './gather.ts';
import { type Ingested, type IngestInput, ingest } from './ingest-documents.ts';
import { type GatheredDocument, readingContext } from './read-document.ts';

export interface IngestContext {
  readonly directory: ReviewDirectory;
  /** Finds files in the working directory and whether the head commit tracks them. */
  readonly received: (head: string) => FindReceived;
  /** Artifacts of the triggering run; undefined without one. */
  readonly uploaded?: (() => Promise<FindUploaded | undefined>) | undefined;
  readonly reporter: Reporter;
  readonly settings: Settings;
  readonly redact: (text: string) => string;
  readonly scanner: SecretScanner;
  readonly now: () => number;
  /** Asks the reviewer that policy names about doubtful pairs; absent where this run starts no programs. */
  readonly adjudicate?: (question: AdjudicationRequest) => Promise<Adjudication>;
  /** Absolute path below which reviewers ran. */
  readonly root: string;
}

/** Writes `findings.json` and `ingest_report.json` from the reviewers' documents. */
export async function ingestStage(context: IngestContext): Promise<Ingested> {
  const { directory, reporter, settings } = context;
  await beginStage(directory, 'ingest', settings);
  const manifest = await readOwn(directory, manifestFile);
  const diff = await parsePinnedDiff(directory, manifest, reviewFiles.diff);
  const toHead = await parsePinnedDiff(directory, manifest, reviewFiles.workingTreeDiff);
  const effective = await loadPolicy(directory, manifest, settings.policyInputs);
  const evidence = await readOwnPinned(directory, manifest, evidencePackFile);
  const today = new Date(context.now()).toISOString().slice(0, 10);
  const last = settings.target === 'local' ? await lastReview(directory, manifest) : undefined;
  const input: IngestInput = {
    ...readingContext({ ...context, manifest, effective, diff, toHead }),
    head: manifest.commits.head,
    settings,
    toHead,
    isWhole: manifest.scope === undefined,
    today,
    last,
    gathered: await gather(context, { manifest, effective, diff }),
    verifiers: evidence?.verification.verifiers ?? [],
  };
  const ingested = await ingestAdjudicated(input, context);
  const run = { ...context, manifest, diff, effective, today };
  const result = await joinWithEarlier(ingested, { ...run, last });
  await writeOwn(directory, findingsFile, result.document);
  const synthesized = synthesizedFindings(toWritableReview(result.document));
  await writeJson(directory, reviewFiles.synthesized, synthesized);
  // With its keys in the order in which a later stage reads them: the review's key is a digest of some.
  await writeOwn(directory, ingestReportFile, IngestReport.parse(result.report));
  report(reporter, result);
  reportUnmatched(reporter, result, effective);
  reportUnapplied(reporter, settings, effective);
  return result;
}

/** In a worktree: adds the status of findings from the last full review and from the team. */
async function joinWithEarlier(
  { document, report }: Ingested,
  context: Parameters<typeof verifyDocument>[1] & {
    readonly settings: Settings;
    readonly last: EarlierReview | undefined;
  },
): Promise<Ingested> {
  const { settings, last, diff } = context;
  if (settings.target !== 'local') return { document, report };
  if (resumesVerdict(settings)) {
    const verified = await verifyDocument(document, context);
    return { document: verified.document, report: { ...report, unread: verified.unread } };
  }
  const kept = last === undefined ? document.findings : keepWontFix(document.findings, { last, diff });
  const findings = settings.mode === 'quick' ? leaveOutCommitted(kept, diff) : kept;
  return { document: { ...document, findings }, report };
}

/** Asks once about the pairs that may be one problem, and merges again by the answers. */
async function ingestAdjudicated(
  input: IngestInput,
  { adjudicate, reporter }: Pick<IngestContext, 'adjudicate' | 'reporter'>,
): Promise<Ingested> {
  const ingested = ingest(input);
  const { adjudicator: reviewer } = input.effective;
  const { doubtful: pairs, document } = ingested;
  if (reviewer === undefined || pairs.length === 0) return ingested;
  if (adjudicate === undefined) {
    reporter.info(`${reviewer} is not asked about doubtful pairs: this stage starts no reviewer`);
    return ingested;
  }
  const { outcome } = document.reviewers.find(({ id }) => id === reviewer) ?? {};
  const hasReviewed = outcome?.state === 'reviewed';
  const adjudication = hasReviewed
    ? await adjudicate({ reviewer, effective: input.effective, pairs })
    : { reviewer, pairs: [], failure: 'it did not review this change' };
  if (adjudication.failure !== undefined)
    reporter.warning(`${reviewer} decided no doubtful pair: ${adjudication.failure}`);
  return ingest(input, adjudication);
}

/**
 * Documents of reviewers that ran here, the built-in one first, and received documents: files named by
 * `findings`, or else files at their default paths.
 */
async function gather(
  context: IngestContext,
  change: { readonly manifest: Manifest; readonly effective: EffectivePolicy; readonly diff: Diff },
): Promise<Gathered> {
  const { directory, received, uploaded, settings } = context;
  const { commits, fetchedAt } = change.manifest;
  await runBuiltInReviewer({ ...context, ...change });
  const ran = await gatherResults(directory, change.manifest);
  const { documents, absent } =
    settings.findings.length > 0
      ? await gatherNamed(
          { findReceived: received(commits.head), findUploaded: await uploaded?.() },
          settings.findings,
        )
      : await gatherFromDirectory(directory, fetchedAt, await reviewersWithResult(directory));
  const own = ran.documents.filter(({ reviewer }) => reviewer === builtInReviewer);
  const others = ran.documents.filter((each) => !own.includes(each));
  const made = settings.findings.length > 0 ? refuseOtherCheckout(documents, change.manifest) : documents;
  const all = [...own, ...[...others, ...made].map(refuseReservedName)];
  all.sort((a, b) => compareText(a.reviewer, b.reviewer) || compareText(a.file, b.file));
  return { documents: all, absent, results: ran.results };
}

/**
 * A document with the built-in reviewer's name would pass for its own, and some names are reserved for
 * waivers.
 */
function refuseReservedName(document: GatheredDocument): GatheredDocument {
  const { reviewer } = document;
  if (ChosenReviewerId.safeParse(reviewer).success && reviewer !== builtInReviewer) return document;
  const refusal = `the id ${reviewer} is reserved; give this reviewer another one, with \`id=glob\` in \`findings\``;
  return { ...document, refusal };
}

/** Inputs that would loosen the policy file. */
function reportUnapplied(reporter: Reporter, { policyInputs }: Settings, effective: EffectivePolicy): void {
  for (const key of policyInputKeys) {
    const [given, applied] = [policyInputs[key], effective[key]];
    if (given !== undefined && applied !== undefined && given !== applied)
      reporter.notice(
        `${inputNameOf(key)}: ${given} is not applied, since an input can only tighten the policy: ${applied}`,
      );
  }
}

/** A policy category without findings may be a typing error; without any findings there is nothing to compare. */
function reportUnmatched(reporter: Reporter, { document }: Ingested, effective: EffectivePolicy): void {
  const found = document.findings.flatMap(({ sources }) => sources.map(({ category }) => category));
  const unmatched = unmatchedCategories(effective.blocking, effective.abortOn, found);
  if (found.length === 0 || unmatched.length === 0) return;
  const categories = [...new Set(found.map(normaliseCategory))].sort();
  reporter.notice(
    `No finding has a category that the policy names: ${listNames(unmatched, 10)}. Findings have: ${listNames(categories, 10)}.`,
  );
}

function report(reporter: Reporter, { document, report: ingested }: Ingested): void {
  for (const { reviewer, file, format, outcome, accepted, refused, problems } of ingested.documents) {
    // Otherwise a refused problem says it below.
    if ('reason' in outcome && problems.every(({ grade }) => grade !== 'refused'))
      reporter.warning(`${reviewer}: ${file} does not count: ${outcome.reason}`);
    const without = refused === 0 ? '' : `, ${refused} refused`;
    reporter.info(
      `${reviewer}: ${counted(accepted, 'finding')}${without} from ${file} (${format ?? 'unknown format'})`,
    );
    for (const problem of problems) {
      const { rule, path, grade } = problem;
      const line = `${file}${path === '' ? '' : ` ${path}`} ${rule}: ${inFull(problem)}`;
      if (grade === 'refused') reporter.warning(line);
      else reporter.debug(line);
    }
  }
  for (const note of ingested.notes) reporter.warning(note);
  reporter.info(`${counted(document.findings.length, 'finding')} after merging`);
}
