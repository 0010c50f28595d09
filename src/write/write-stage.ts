import { reportVerified } from '../memory/reconcile.ts';
import { beginStage, withdrawPass } from '../memory/review-record.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { Receipt } from '../model/receipt.ts';
import type { Reporter } from '../model/reporter.ts';
import { counted } from '../model/text.ts';
import { Plan } from '../model/write-plan.ts';
import type { Decision } from '../policy/decision.ts';
import type { Settings } from '../policy/settings.ts';
import { reviewFiles, writeJson } from '../review-directory/review-files.ts';
import { carryOut, receiptFromPlan } from './carry-out-review.ts';
import { keepResult } from './keep-result.ts';
import { loadRun } from './load-run.ts';
import { planWrites } from './plan-review.ts';
import type { Publisher } from './publisher.ts';
import { reportPage } from './report-page.ts';
import { type ReviewInput, reviewInput } from './review-input.ts';

export interface WriteContext {
  readonly directory: ReviewDirectory;
  readonly reporter: Reporter;
  readonly settings: Settings;
  /** Absent for a local target. */
  readonly publisher: Publisher | undefined;
  /** The permanent record in a worktree, if there is one. */
  readonly reports?: ((folder: string) => Promise<ReviewDirectory>) | undefined;
  readonly redact: (text: string) => string;
  /** Unique per run. */
  readonly runKey: string;
  readonly now: () => number;
}

export interface Written {
  readonly plan: Plan;
  readonly receipt: Receipt;
  readonly decision: Decision;
}

/**
 * Plans one review and publishes it. `plan.json` and `review.json` are written before the first request, so
 * that the intended review is on disk whatever fails. Throws `Failure` for a final refusal.
 */
export async function writeStage(context: WriteContext): Promise<Written> {
  const { directory, reporter, settings } = context;
  await beginStage(directory, 'write', settings);
  const loaded = await loadRun(directory, settings);
  if (loaded.rechecked !== undefined) reportVerified(reporter, loaded.rechecked);
  const input = await reviewInput(loaded, context);
  const { plan, request } = planWrites(loaded, input);
  await writeJson(directory, reviewFiles.plan, Plan.parse(plan));
  if (request !== undefined) await writeJson(directory, reviewFiles.review, request);
  const page = await reportPage(loaded, input, directory);
  await keepResult(loaded, { input, page, key: plan.key }, context);
  const receipt = await publishPlan(input, plan, context);
  await writeJson(directory, reviewFiles.receipt, Receipt.parse(receipt));
  if (receipt.outcome === 'superseded') await withdrawPass(directory);
  reporter.info(receiptLine(receipt, plan));
  return { plan, receipt, decision: loaded.decision };
}

/** A failure is thrown: the job summary and the review directory have the findings by then. */
async function publishPlan(input: ReviewInput, plan: Plan, { publisher, settings, reporter }: WriteContext) {
  if (settings.dryRun)
    reporter.info(`Dry run: ${plan.steps.length} writes were planned and none carried out`);
  if (publisher === undefined) return receiptFromPlan(input, 'local');
  if (settings.dryRun) return receiptFromPlan(input, 'dry-run', plan);
  return carryOut(input, plan, { publisher, reporter });
}

function receiptLine({ counts, total, review }: Receipt, plan: Plan): string {
  const places = `: ${counts.inline} inline, ${counts.file} on files, ${counts.body} in the body, ${counts.withheld} withheld`;
  const where = review === null ? (plan.quiet ?? 'nothing published') : review.url;
  return `${counted(total, 'finding')}${total === 0 ? '' : places} · ${where}`;
}
