import { gatherFromDirectory, gatherNamed, invalidateOtherCheckout } from '../ingest/gather.ts';
import type { GatheredDocument } from '../ingest/read-document.ts';
import { usageFailure } from '../model/failure.ts';
import { groupBy } from '../model/lists.ts';
import { builtInReviewer, type ReviewerOutcome } from '../model/reviewer.ts';
import { type EffectivePolicy, reviewerPolicy } from '../policy/effective-policy.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import {
  type ReviewerResult,
  reviewersWithResult,
  writeResult,
} from '../review-directory/reviewer-results.ts';
import type { ReviewContext } from './earlier-runs.ts';
import { redactDocument } from './programs.ts';

type ReceivingContext = Pick<
  ReviewContext,
  'directory' | 'manifest' | 'reporter' | 'redact' | 'settings' | 'effective'
> &
  Pick<StagePorts, 'received'>;

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
    await conclude(id, { outcome: outcomeOf(theirs), outputs }, context);
  }
  for (const { reviewer, reason } of absent)
    await conclude(reviewer, { outcome: { state: 'unavailable', reason } }, context);
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

function conclude(
  id: string,
  concluded: Parameters<typeof writeResult>[2],
  context: ReceivingContext,
): Promise<unknown> {
  return writeResult(context, { id, policy: reviewerPolicy(context.effective, id) }, concluded);
}
