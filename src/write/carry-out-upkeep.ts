import { Failure } from '../model/failure.ts';
import type { Reporter } from '../model/reporter.ts';
import type { Step } from '../model/write-plan.ts';
import type { CreatedDraft, CurrentReview, Publisher, UpkeepStep } from './publisher.ts';

interface To {
  readonly publisher: Publisher;
  readonly reporter: Reporter;
}

/** Steps with a request of their own; all others are sent together. */
const separate = ['request-reviewers', 'reply', 'create-draft', 'add-file-threads', 'submit-review'] as const;

function isUpkeep(step: Step): step is UpkeepStep {
  return separate.every((name) => name !== step.do);
}

/**
 * Most tokens may not resolve threads. An unresolved thread stays open and is not tried again; its comment
 * says that the finding is settled.
 */
function whyOpen({ code, message }: Failure): string {
  const why = code === 'GITHUB_PERMISSION_MISSING' ? 'resolving them takes `contents: write`' : message;
  return `Threads of settled findings stay open: ${why}`;
}

function inWords(step: Step, failure: Failure): string {
  return step.do === 'resolve-thread'
    ? whyOpen(failure)
    : `${step.do}: ${failure.message} ${failure.fix} (${failure.code})`;
}

interface Tidied {
  readonly done: readonly Step[];
  /** The published review after the steps, if it was read back with them. */
  readonly currentReview?: CurrentReview | undefined;
}

/**
 * Carries out the steps on earlier reviews, and reads back the review just `published`. A refused step is
 * reported and affects neither the review nor other steps.
 */
export async function carryOutUpkeep(
  steps: readonly Step[],
  { publisher, reporter }: To,
  published?: CreatedDraft,
): Promise<Tidied> {
  const due = steps.filter(isUpkeep);
  if (due.length === 0) return { done: [] };
  const { refusals, currentReview } = await publisher.carryOutUpkeep(due, published);
  const refused = due.flatMap((step, index) => {
    const refusal = refusals[index];
    return refusal === undefined ? [] : [{ step, refusal }];
  });
  for (const warning of new Set(refused.map(({ step, refusal }) => inWords(step, refusal)))) {
    reporter.warning(warning);
  }
  return { done: due.filter((_, index) => refusals[index] === undefined), currentReview };
}

/** Requests reviewers and replies to commands, at the end: what they are asked to read is complete by then. */
export async function notifyPeople(steps: readonly Step[], { publisher, reporter }: To): Promise<void> {
  for (const step of steps) {
    if (step.do !== 'request-reviewers' && step.do !== 'reply') continue;
    try {
      if (step.do === 'reply') {
        await publisher.reply(step.body);
        continue;
      }
      const refused = await publisher.requestReviewers(step.reviewers);
      if (refused.length > 0)
        reporter.warning(
          `GitHub refuses review requests for ${refused.join(', ')}: only people with access to the repository can be asked`,
        );
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      reporter.warning(inWords(step, error));
    }
  }
}
