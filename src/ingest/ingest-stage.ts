import type { Diff } from '../diff/hunk.ts';
import { hunkOf } from '../diff/locations.ts';
import { synthesizedFindings } from '../formats/candidate-findings.ts';
import { toWritableReview } from '../formats/format-definition.ts';
import { runBuiltInReviewer } from '../hygiene/built-in-reviewer.ts';
import { type LastReview, lastReview, resumeReview } from '../memory/review-record.ts';
import {
  keepMarks,
  leaveOutCommitted,
  type VerifyContext,
  verifyDocument,
} from '../memory/verify-findings.ts';
import { type Opinions, questionKey } from '../model/answers.ts';
import { onFailure } from '../model/failure.ts';
import { IngestReport, inFull } from '../model/ingest-report.ts';
import { lastByKey } from '../model/lists.ts';
import { isSameChange, type Manifest } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import { builtInReviewer, ChosenReviewerId } from '../model/reviewer.ts';
import { compareText, counted, listNames } from '../model/text.ts';
import { normaliseCategory, unmatchedCategories } from '../policy/category.ts';
import { appsIn, type EffectivePolicy, inputNameOf, policyInputKeys } from '../policy/effective-policy.ts';
import { resumesVerdict, type Settings } from '../policy/settings.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import {
  answersFile,
  evidencePackFile,
  findingsFile,
  headTreeFile,
  ingestReportFile,
  keptFile,
  loadPolicy,
  manifestFile,
  readOwn,
  readOwnIfAny,
  readOwnPinned,
  reviewFiles,
  writeJson,
  writeOwn,
} from '../review-directory/review-files.ts';
import { parsePinnedDiff, reviewersWithResult } from '../review-directory/reviewer-results.ts';
import { beginStage } from '../review-directory/verdict-files.ts';
import { applyRefutations } from './apply-refutations.ts';
import {
  type Gathered,
  gatherFromDirectory,
  gatherNamed,
  gatherResults,
  invalidateOtherCheckout,
} from './gather.ts';
import { type Ingested, type IngestInput, ingest } from './ingest-documents.ts';
import { type GatheredDocument, readingContext } from './read-document.ts';

type IngestPorts =
  | 'directory'
  | 'received'
  | 'uploaded'
  | 'reporter'
  | 'redact'
  | 'scanner'
  | 'now'
  | 'source'
  | 'readHeadText'
  | 'root'
  | 'inside';

export interface IngestContext extends Pick<StagePorts, IngestPorts> {
  readonly settings: Settings;
}

/** What `ingest` reads, without a trace in the review directory other than the built-in reviewer's document. */
export interface Prepared {
  readonly manifest: Manifest;
  readonly input: IngestInput & { readonly last: LastReview | undefined };
}

export async function prepareIngest(context: IngestContext): Promise<Prepared> {
  const { directory, settings } = context;
  const manifest = await readOwn(directory, manifestFile);
  const diff = await parsePinnedDiff(directory, manifest, reviewFiles.diff);
  const toHead = await parsePinnedDiff(directory, manifest, reviewFiles.workingTreeDiff);
  const effective = await loadPolicy(directory, manifest, settings.policyInputs);
  const evidence = await readOwnPinned(directory, manifest, evidencePackFile);
  const tree = await readOwnPinned(directory, manifest, headTreeFile);
  const today = new Date(context.now()).toISOString().slice(0, 10);
  const readLast = resumesVerdict(settings) ? resumeReview : lastReview;
  const last = settings.target === 'local' ? await readLast(directory, manifest) : undefined;
  const input = {
    ...readingContext({ ...context, manifest, effective, diff, toHead, tree }),
    head: manifest.commits.head,
    settings,
    toHead,
    isWhole: manifest.scope === undefined,
    today,
    last,
    gathered: await gather(context, { manifest, effective, diff }),
    verifiers: evidence?.verification.verifiers ?? [],
  };
  return { manifest, input };
}

/** Writes `findings.json` and `ingest_report.json` from the reviewers' documents. */
export async function ingestStage(context: IngestContext): Promise<Ingested> {
  const { directory, reporter, settings } = context;
  await beginStage(directory, 'ingest', settings);
  const prepared = await prepareIngest(context);
  const { diff, effective } = prepared.input;
  const ingested = await ingestWithOpinions(context, prepared);
  const result = joinWithEarlier(ingested, { ...prepared.input, settings, reporter });
  await writeOwn(directory, findingsFile, result.document);
  const review = toWritableReview(result.document, (location) => hunkOf(diff, location));
  await writeJson(directory, reviewFiles.synthesized, synthesizedFindings(review));
  // With its keys in the order in which a later stage reads them: the review's key is a digest of some.
  await writeOwn(directory, ingestReportFile, IngestReport.parse(result.report));
  report(reporter, result);
  reportUnmatched(reporter, result, effective);
  reportUnapplied(reporter, settings, effective);
  return result;
}

/** In a worktree: adds the status of findings from the last full review and from the team. */
function joinWithEarlier(
  { document, report }: Ingested,
  context: Omit<VerifyContext, 'last'> & Pick<Prepared['input'], 'last' | 'settings'>,
): Ingested {
  const { settings, last, diff } = context;
  if (settings.target !== 'local') return { document, report };
  if (last !== undefined && resumesVerdict(settings)) {
    const verified = verifyDocument(document, { ...context, last });
    return { document: verified.document, report: { ...report, unread: verified.unread } };
  }
  const kept = last === undefined ? document.findings : keepMarks(document.findings, { last, diff });
  const findings = settings.mode === 'quick' ? leaveOutCommitted(kept, diff) : kept;
  return { document: { ...document, findings }, report };
}

/** Merges and refutes by the answers of this change's reviewers' job, which may be another one (threat G12). */
async function ingestWithOpinions(context: IngestContext, prepared: Prepared): Promise<Ingested> {
  const { manifest, input } = prepared;
  const { adjudication, refereeing } = await readOpinions(context, prepared);
  const { doubtful, ...ingested } = ingest(input, adjudication);
  if (doubtful.length > 0)
    context.reporter.info(
      `${adjudication?.reviewer} has not answered whether ${counted(doubtful.length, 'pair')} of findings report one problem`,
    );
  if (refereeing === undefined) return ingested;
  return applyRefutations(ingested, refereeing, { ...context, manifest, effective: input.effective });
}

/**
 * The second opinions in the review directory, and what the check remembers of them. Those of others than policy names
 * count as none; those about another change are answers to the same questions, so they count, and its failure does not.
 */
export async function readOpinions(
  { directory, reporter }: Pick<IngestContext, 'directory' | 'reporter'>,
  { manifest, input }: Prepared,
): Promise<Opinions> {
  const { adjudicator, referee } = input.effective;
  const ignored = ({ message }: { readonly message: string }) => {
    reporter.warning(`The second opinions are not used: ${message}`);
    return undefined;
  };
  const found = await readOwnIfAny(directory, answersFile).catch(onFailure(ignored));
  const { kept } = (await readOwnPinned(directory, manifest, keptFile)) ?? {};
  const isOfThis = found !== undefined && isSameChange(found.commits, manifest.commits);
  const failureOf = (given: { readonly failure?: string | undefined } | undefined) =>
    isOfThis && given?.failure !== undefined ? { failure: given.failure } : {};
  const pairing = [kept?.answers, found].map((all) => givenBy(adjudicator, all?.adjudication));
  const checking = [kept?.answers, found].map((all) => givenBy(referee?.reviewer, all?.refereeing));
  const findings = checking.flatMap((each) => each?.findings ?? []);
  return {
    ...(adjudicator !== undefined && {
      adjudication: {
        reviewer: adjudicator,
        pairs: pairing.flatMap((each) => each?.pairs ?? []),
        ...failureOf(pairing[1]),
      },
    }),
    ...(referee !== undefined && {
      refereeing: {
        reviewer: referee.reviewer,
        findings: lastByKey(findings, questionKey),
        ...failureOf(checking[1]),
      },
    }),
  };
}

function givenBy<T extends { readonly reviewer: string }>(
  reviewer: string | undefined,
  given: T | undefined,
): T | undefined {
  return given?.reviewer === reviewer ? given : undefined;
}

/**
 * Documents of reviewers that ran here, and received documents: files named by `findings`, or else files at their default
 * paths. None of an app is received; in a stage of its own, whatever is there of an app was made by someone else, since
 * only the run that publishes makes its document (threat G11).
 */
async function gather(
  context: IngestContext,
  change: { readonly manifest: Manifest; readonly effective: EffectivePolicy; readonly diff: Diff },
): Promise<Gathered> {
  const { directory, settings, reporter } = context;
  const { manifest, effective } = change;
  const apps = appsIn(effective);
  const isOfApp = ({ reviewer }: { readonly reviewer: string }) => apps.has(reviewer);
  const isMade = mayMakeApps(settings) ? () => true : (each: { readonly reviewer: string }) => !isOfApp(each);
  await runBuiltInReviewer({ ...context, ...change });
  const ran = await gatherResults(directory, manifest, apps);
  const results = ran.results.filter(isMade);
  const received = await gatherReceived(context, manifest);
  for (const { reviewer, file } of received.documents.filter(isOfApp))
    reporter.warning(`${file} is ignored: ${reviewer} is an app, whose document this run makes`);
  // `stage: review` took those files without the secrets that its job knows (threat S4).
  const taken = new Set(
    results.map(({ reviewer }) => reviewer).filter((id) => effective.reviewers[id]?.run === undefined),
  );
  const left = received.documents
    .filter((each) => !isOfApp(each) && (each.foreign === true || !taken.has(each.reviewer)))
    .map(invalidateReservedName);
  const made = ran.documents
    .filter(isMade)
    .map((each) => (each.reviewer === builtInReviewer ? each : invalidateReservedName(each)));
  const documents = [...made, ...left].sort(
    (a, b) => compareText(a.reviewer, b.reviewer) || compareText(a.file, b.file),
  );
  return { documents, absent: received.absent.filter((each) => !isOfApp(each)), results };
}

/** Files named by `findings`, or else files at their default paths. */
async function gatherReceived(
  { directory, received, uploaded, settings }: IngestContext,
  manifest: Manifest,
): Promise<Gathered> {
  const { commits, fetchedAt } = manifest;
  if (settings.findings.length > 0) {
    const files = { findReceived: received(commits.head), findUploaded: await uploaded?.() };
    const { documents, absent } = await gatherNamed(files, settings.findings);
    return { documents: invalidateOtherCheckout(documents, manifest), absent };
  }
  return gatherFromDirectory(directory, fetchedAt, {
    except: await reviewersWithResult(directory),
    ...(commits.tree === undefined && { reviewed: commits.head }),
  });
}

/** A worktree has no apps, and says so of each. */
function mayMakeApps({ target, stage }: Settings): boolean {
  return target === 'local' || stage === 'run' || stage === 'publish';
}

/**
 * A document with the built-in reviewer's name would pass for its own, and some names are reserved for
 * waivers.
 */
function invalidateReservedName(document: GatheredDocument): GatheredDocument {
  const { reviewer } = document;
  if (ChosenReviewerId.safeParse(reviewer).success && reviewer !== builtInReviewer) return document;
  const fault = `the id ${reviewer} is reserved; give this reviewer another one, with \`id=glob\` in \`findings\``;
  return { ...document, fault };
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
  const unmatched = unmatchedCategories(effective, found);
  if (found.length === 0 || unmatched.length === 0) return;
  const categories = [...new Set(found.map(normaliseCategory))].sort();
  reporter.notice(
    `No finding has a category that the policy names: ${listNames(unmatched, 10)}. Findings have: ${listNames(categories, 10)}.`,
  );
}

function report(reporter: Reporter, { document, report: ingested }: Ingested): void {
  for (const { reviewer, file, format, outcome, accepted, refused, problems } of ingested.documents) {
    // Otherwise a problem that makes it invalid says so below.
    if ('reason' in outcome && problems.every(({ grade }) => grade !== 'refused'))
      reporter.warning(`${reviewer}: ${file} does not count: ${outcome.reason}`);
    const without = refused === 0 ? '' : `, ${refused} invalid`;
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
