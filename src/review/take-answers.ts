import { gatherFromDirectory, gatherNamed, invalidateOtherCheckout } from '../ingest/gather.ts';
import type { GatheredDocument } from '../ingest/read-document.ts';
import type { AnswersFile } from '../model/answers.ts';
import { onFailure, usageFailure } from '../model/failure.ts';
import { groupBy } from '../model/lists.ts';
import { builtInReviewer, type ReviewerKind, type ReviewerOutcome } from '../model/reviewer.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import { answersFile, readOwn, writeOwn } from '../review-directory/review-files.ts';
import {
  type ReviewerResult,
  readResults,
  reviewersWithResult,
  writeResult,
} from '../review-directory/reviewer-results.ts';
import { assign, kindOf } from './assign.ts';
import { applyCostLimits, type ChangeContext, planVerification } from './earlier-runs.ts';
import { redactDocument } from './programs.ts';

type ReceivingContext = ChangeContext & Pick<StagePorts, 'received'>;

/**
 * Takes the documents that steps of this job wrote into the review directory, without secrets, as those of reviewers
 * that were started: the job that publishes does not know this job's secrets. Throws `REVIEWER_STARTED`.
 */
export async function receiveDocuments(context: ReceivingContext): Promise<void> {
  const { settings, manifest, received } = context;
  const named = settings.findings.filter(({ artifact }) => artifact === undefined);
  if (named.length === 0) return redactLeft(context);
  const { documents, absent } = await gatherNamed({ findReceived: received(manifest.commits.head) }, named);
  const made = invalidateOtherCheckout(documents, manifest);
  for (const [id, theirs] of groupBy(made, ({ reviewer }) => reviewer)) {
    requireNotStarted(id, context.effective);
    const outputs = await writeOutputs(id, theirs, context);
    await writeResult(context, id, { outcome: outcomeOf(theirs), outputs });
  }
  for (const { reviewer, reason } of absent)
    await writeResult(context, reviewer, { outcome: { state: 'unavailable', reason } });
}

/** Documents that steps wrote into the review directory themselves; an old one must not become a new one. */
async function redactLeft({ directory, manifest, redact }: ReceivingContext): Promise<void> {
  const { documents } = await gatherFromDirectory(directory, manifest.fetchedAt, {
    except: await reviewersWithResult(directory),
  });
  for (const { file, bytes, fault } of documents) {
    const safe = redactDocument(bytes, redact);
    if (safe === bytes) continue;
    if (fault === undefined) await directory.write(file, safe);
    else await directory.remove(file);
  }
}

async function writeOutputs(
  id: string,
  documents: readonly GatheredDocument[],
  { directory, redact }: ReceivingContext,
): Promise<ReviewerResult['outputs']> {
  const outputs: { file: string }[] = [];
  for (const [index, { bytes, fault }] of documents.entries()) {
    if (fault !== undefined) continue;
    const file = `reviewers/${id}/output${documents.length === 1 ? '' : `-${index + 1}`}.json`;
    await directory.write(file, redactDocument(bytes, redact));
    outputs.push({ file });
  }
  return outputs;
}

function outcomeOf(documents: readonly GatheredDocument[]): ReviewerOutcome {
  const [reason] = documents.flatMap(({ fault }) => fault ?? []);
  return reason === undefined ? { state: 'reviewed' } : { state: 'invalid', reason };
}

function requireNotStarted(id: string, { reviewers }: EffectivePolicy): void {
  if (id !== builtInReviewer && reviewers[id]?.run === undefined) return;
  throw usageFailure(
    'REVIEWER_STARTED',
    `\`findings\` names a document of ${id}, which is started here`,
    'Give the document another id, or leave `run` out of its policy.',
  );
}

/** Where a workflow puts the answers of the job that ran reviewers of one kind. */
const jobFile = /^from\/(?<kind>[a-z]+)\/(?<id>[^/]+)\/(?<name>[^/]+)$/;
const secondOpinions = /^from\/(?<kind>[a-z]+)\/answers\.json$/;

type TakingContext = Pick<ChangeContext, 'directory' | 'reporter' | 'effective'>;

/**
 * Takes the answers of reviewers that other jobs started, each only from the job for reviewers of its kind: a program
 * of the head in the job of the linters must not answer for a model (threat S3).
 */
export async function takeAnswers({ directory, reporter, effective }: TakingContext): Promise<void> {
  const names = await directory.list();
  const ids = new Set<string>();
  for (const from of names) {
    const { kind, id = '', name = '' } = jobFile.exec(from)?.groups ?? {};
    if (kind === undefined || !names.includes(`from/${kind}/${id}/result.json`)) continue;
    if (kind !== startedKind(id, effective)) {
      reporter.warning(`${from} is ignored: ${id} is no reviewer that the job for the kind ${kind} starts`);
      continue;
    }
    if (!ids.has(id)) await directory.remove(`reviewers/${id}`);
    ids.add(id);
    await directory.write(`reviewers/${id}/${name}`, (await directory.read(from)) ?? '');
  }
  await takeOpinions({ directory, reporter, effective });
}

/** Takes each second opinion from the job that started who gave it. */
async function takeOpinions({ directory, reporter, effective }: TakingContext): Promise<void> {
  const { adjudicator = '', referee: { reviewer: referee } = { reviewer: '' } } = effective;
  let taken: AnswersFile | undefined;
  for (const from of await directory.list()) {
    const { kind } = secondOpinions.exec(from)?.groups ?? {};
    if (kind === undefined) continue;
    const ignored = ({ message }: { readonly message: string }) =>
      reporter.warning(`${from} is ignored: ${message}`);
    const file = await readOwn(directory, { ...answersFile, name: from }).catch(onFailure(ignored));
    if (!file) continue;
    const { adjudication, refereeing, ...about } = file;
    taken = {
      ...about,
      ...taken,
      ...(adjudication && kind === startedKind(adjudicator, effective) && { adjudication }),
      ...(refereeing && kind === startedKind(referee, effective) && { refereeing }),
    };
  }
  if (taken !== undefined) await writeOwn(directory, answersFile, taken);
}

/** Undefined for a reviewer that no job starts. */
function startedKind(id: string, { reviewers }: EffectivePolicy): ReviewerKind | undefined {
  const policy = Object.hasOwn(reviewers, id) ? reviewers[id] : undefined;
  return policy?.run === undefined ? undefined : kindOf(policy);
}

/**
 * How long before this run read the change the job that started reviewers may have read it, in milliseconds: until then
 * a `cooldown` may have ended.
 */
const maxAge = 3_600_000;

/**
 * Replaces outcomes that say that policy skipped a reviewer, or that its earlier answer counts, by what policy and memory
 * say here: a result may have been written by a program of the head.
 */
export async function recheckSkipped(context: ChangeContext): Promise<void> {
  const { directory, manifest } = context;
  const results = await readResults(directory);
  const claimed = [...results.values()].filter(({ outcome }) => outcome.state === 'skipped');
  if (claimed.length === 0) return;
  const fetchedAt = new Date(Date.parse(manifest.fetchedAt) - maxAge).toISOString();
  const limitedByCost = await applyCostLimits({ ...context, manifest: { ...manifest, fetchedAt } });
  const assignments = assign({
    ...context,
    ...(await planVerification(context)),
    limitedByCost,
    // Whether it could have started is not known here, and makes no reviewer a skipped one.
    manifest: { ...manifest, workingDirectory: { state: 'head', differing: [] } },
    settings: { ...context.settings, reviewers: [] },
    programs: { event: undefined, environmentFor: () => ({ environment: new Map() }) },
    isTrusted: () => true,
    answered: new Set(),
  });
  for (const { reviewer: id } of claimed) {
    const assignment = assignments.find(({ reviewer }) => reviewer === id);
    const isSkipped = assignment?.do === 'conclude' && assignment.outcome.state === 'skipped';
    const reason = 'its result says that it was skipped, and by policy and memory it was not to be';
    const outcome = isSkipped ? assignment.outcome : ({ state: 'unavailable', reason } as const);
    await writeResult(context, id, { outcome });
  }
}
