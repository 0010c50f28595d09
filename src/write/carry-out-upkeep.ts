import { Failure } from '../model/failure.ts';
import type { Reporter } from '../model/reporter.ts';
import type { Step } from '../model/write-plan.ts';
import type { CreatedDraft, CurrentReview, Publisher, UpkeepStep } from './publisher.ts';

interface To {
  readonly publisher: Publisher;
  readonly reporter: Reporter;
}

/** What a step that goes out with others is; undefined for one that has a request of its own, or none. */
function asUpkeep(step: Step): UpkeepStep | undefined {
  switch (step.do) {
    case 'dismiss-review':
    case 'update-comment':
    case 'resolve-thread':
    case 'update-review':
    case 'react':
      return step;
    case 'request-reviewers':
    case 'create-draft':
    case 'add-file-threads':
    case 'submit-review':
      return undefined;
  }
}

/**
 * Resolving is a convenience that a token mostly lacks the scope for. A thread that is not resolved stays as it is, and
 * no later run asks for it again: its comment says what became of the finding, and the rest is for people.
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
  /** Steps that were done. */
  readonly done: readonly Step[];
  /** The review as it stands after them, where it could be read back with them. */
  readonly standing?: CurrentReview | undefined;
}

/**
 * Carries out the steps around a review, and reads back with them what was just `published`. They tidy what earlier
 * runs wrote, so a step that GitHub refuses is reported and costs neither the review nor the other steps.
 */
export async function carryOutUpkeep(
  steps: readonly Step[],
  { publisher, reporter }: To,
  published?: CreatedDraft,
): Promise<Tidied> {
  const due = steps.flatMap((step) => asUpkeep(step) ?? []);
  if (due.length === 0) return { done: [] };
  const { refusals, standing } = await publisher.carryOutUpkeep(due, published);
  const refused = due.flatMap((step, index) => {
    const refusal = refusals[index];
    return refusal === undefined ? [] : [{ step, refusal }];
  });
  for (const warning of new Set(refused.map(({ step, refusal }) => inWords(step, refusal)))) {
    reporter.warning(warning);
  }
  return { done: due.filter((_, index) => refusals[index] === undefined), standing };
}

/** People are asked last: what they are asked to look at stands by then. */
export async function requestReviewers(steps: readonly Step[], { publisher, reporter }: To): Promise<void> {
  for (const step of steps) {
    if (step.do !== 'request-reviewers') continue;
    try {
      const refused = await publisher.requestReviewers(step.reviewers);
      if (refused.length > 0)
        reporter.warning(
          `GitHub lets nobody ask ${refused.join(', ')} for a review: only people with access to the repository`,
        );
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      reporter.warning(inWords(step, error));
    }
  }
}
