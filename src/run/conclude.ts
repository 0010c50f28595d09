import type { Discussion } from '../comments/requests.ts';
import { gateStage } from '../gate/gate-stage.ts';
import type { GateKeeper } from '../gate/gatekeeper.ts';
import { type Failure, onFailure } from '../model/failure.ts';
import type { Settings } from '../policy/settings.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import type { AppReviewers } from '../review/app-reviewers.ts';
import { manifestFile, readOwn } from '../review-directory/review-files.ts';
import type { RunResult } from './run-result.ts';

export interface RunPorts extends StagePorts {
  /** The conversation of a pull request, read again on each call; absent for a local target. */
  readonly discussion?: (pull: number) => Promise<Discussion>;
}

/** What every stage of one run gets. */
export type StageContext = RunPorts & { readonly settings: Settings; readonly keeper: GateKeeper };

/** How often a run is decided again for what others did meanwhile. */
const maxAgain = 2;

/**
 * Concludes the run, and decides it again while others answer: what an app did while this run published, or a person who
 * is asked to approve, may have found the run in progress, and started nothing.
 */
export async function concludeWhileOthersAnswer(
  context: StageContext,
  apps: AppReviewers,
  publishFailure?: Failure,
): Promise<RunResult> {
  const gated = await conclude(context, publishFailure);
  let result: RunResult = gated;
  for (let again = 0; again < maxAgain && canDecideAgain(context, result); again += 1) {
    const isAsked = again === 0 && gated.asksPeople === true;
    if (!isAsked && !(await apps.saySomethingElse())) break;
    const since = await decideAgain(context).catch(
      onFailure((failure) => {
        if (!isAsked) throw failure;
        context.reporter.warning(`Approvals could not be read once more: ${failure.message}`);
        return 'unread' as const;
      }),
    );
    if (since === 'unread') continue;
    if (since?.conclusion === undefined || since.head !== result.head) break;
    result = { ...result, ...since };
  }
  return result;
}

/** Checks before it concludes whether a worktree is unchanged since it was reviewed. */
async function conclude(context: StageContext, publishFailure: Failure | undefined) {
  const { settings, keeper } = context;
  const { editedSince } = settings.target === 'local' ? await context.source() : {};
  return gateStage({ ...context, editedSince, publishFailure: publishFailure?.code, start: keeper.start });
}

/** A status and a job are concluded once, and a newer head has a run of its own. */
function canDecideAgain({ settings }: StageContext, { status }: RunResult): boolean {
  return settings.gate === 'check' && !settings.dryRun && status !== 'superseded';
}

/** As for an event. No thread is posted: the next run merges and places what apps found. */
async function decideAgain({ discussion, ...context }: StageContext): Promise<RunResult | undefined> {
  const { pullRequest } = await readOwn(context.directory, manifestFile);
  if (discussion === undefined || pullRequest === undefined) return undefined;
  const { commentStage, unheard } = await import('./comment-event-run.ts');
  return commentStage({ ...context, event: unheard, discussion: () => discussion(pullRequest.number) });
}
