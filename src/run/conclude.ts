import { type Gated, gateStage } from '../gate/gate-stage.ts';
import type { GateKeeper } from '../gate/gatekeeper.ts';
import { ingestStage } from '../ingest/ingest-stage.ts';
import type { Failure } from '../model/failure.ts';
import { toolKey } from '../model/mark.ts';
import type { Reviewer } from '../model/reviewer.ts';
import { type AppNews, afterComments } from '../pages/check-content.ts';
import type { Settings } from '../policy/settings.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import { planNews } from '../publish/plan-news.ts';
import { carryOutUpkeep } from '../publish/publish.ts';
import type { AppReviewers } from '../review/app-reviewers.ts';
import { readOwnIfAny, receiptFile, writeOwn } from '../review-directory/review-files.ts';

/** What every stage of one run gets. */
export type StageContext = StagePorts & { readonly settings: Settings; readonly keeper: GateKeeper };

/** Checks before it concludes whether a worktree is unchanged since it was reviewed. */
export async function conclude(
  context: StageContext & { readonly before?: Gated },
  publishFailure?: Failure,
): Promise<Gated> {
  const { settings, keeper } = context;
  const { editedSince } = settings.target === 'local' ? await context.source() : {};
  const failed = publishFailure?.code;
  return gateStage({ ...context, editedSince, publishFailure: failed, start: keeper.start });
}

/** How often a run concludes again for what apps did meanwhile. */
const maxAgain = 2;

/**
 * Concludes the run, and again while apps answer: what one did while this run published may have found the run in
 * progress, and started nothing.
 */
export async function concludeWhileAppsAnswer(
  context: StageContext,
  apps: AppReviewers,
  publishFailure: Failure | undefined,
): Promise<Gated> {
  let gated = await conclude(context, publishFailure);
  for (let again = 0; again < maxAgain && canConcludeAgain(context, gated); again += 1) {
    const changed = await apps.readAgain();
    if (changed.length === 0) break;
    gated = await concludeAgain(context, publishFailure, { before: gated, changed });
  }
  return gated;
}

/** A status and a job are concluded once, and a newer head has a run of its own. */
function canConcludeAgain({ settings }: StageContext, { status }: Gated): boolean {
  return settings.gate === 'check' && !settings.dryRun && status !== 'superseded';
}

interface Change {
  readonly before: Gated;
  /** Apps that say something else now. */
  readonly changed: readonly Pick<Reviewer, 'id' | 'outcome'>[];
}

/**
 * Decides again with what apps did since, concludes the check again, and says so in the review. No thread is posted: the
 * next run merges and places it. An approval that is not earned any more is dismissed.
 */
async function concludeAgain(
  context: StageContext,
  publishFailure: Failure | undefined,
  { before, changed: reviewers }: Change,
): Promise<Gated> {
  const { directory, keeper } = context;
  const receipt = await readOwnIfAny(directory, receiptFile);
  await ingestStage(context);
  if (receipt !== undefined) await writeOwn(directory, receiptFile, receipt);
  // The check that another job opened is concluded by now, and is still the one of this run.
  const start: GateKeeper['start'] = async (of) => ({ ...(await keeper.start(of)), takenOverFor: undefined });
  const gated = await conclude({ ...context, keeper: { ...keeper, start }, before }, publishFailure);
  if (receipt?.review?.event === 'APPROVE' && gated.event !== 'APPROVE')
    await context.dismissUnearned?.('all');
  const known = new Set(before.findings?.map(({ id }) => id));
  const added = (gated.findings ?? [])
    .filter(({ id }) => !known.has(id))
    .map(({ title, files: [path], ...finding }) => {
      return {
        title,
        finding: { ...finding, ...(path !== undefined && { place: { path, side: 'RIGHT' } as const }) },
      };
    });
  await sayInReview(context, gated, { reviewers, added });
  return gated;
}

async function sayInReview(context: StageContext, { head, title }: Gated, news: AppNews): Promise<void> {
  const { settings, reporter } = context;
  const publisher = await context.publisher();
  if (publisher === undefined) return;
  const now = await publisher.confirm();
  if (now.head !== head) return;
  const write = (body: string) => afterComments(body, title, news, context);
  await carryOutUpkeep(planNews(now, toolKey(settings.checkName), write), { publisher, reporter });
}
