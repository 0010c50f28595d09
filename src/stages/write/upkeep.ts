import { Failure } from '../../domain/failure.ts';
import type { Step } from '../../domain/publishing/plan.ts';
import type { Publisher, UpkeepStep } from '../../ports/publisher.ts';
import type { Reporter } from '../../ports/reporter.ts';

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
    case 'shrink-review':
    case 'create-draft':
    case 'add-file-threads':
    case 'submit-review':
      return undefined;
  }
}

/** Steps that may go out together: of those about the very same, each depends on the one before it. */
function inTurns(steps: readonly UpkeepStep[]): readonly (readonly UpkeepStep[])[] {
  const turns: UpkeepStep[][] = [];
  const taken = new Map<string, number>();
  for (const step of steps) {
    const turn = taken.get(step.key) ?? 0;
    taken.set(step.key, turn + 1);
    const others = turns[turn];
    if (others === undefined) turns.push([step]);
    else others.push(step);
  }
  return turns;
}

/** Resolving is a convenience that a token mostly lacks the scope for: what depends on it is done all the same. */
function mayNotResolve({ do: name }: Step, { code }: Failure): boolean {
  return name === 'resolve-thread' && code === 'GITHUB_PERMISSION_MISSING';
}

function inWords(step: Step, failure: Failure): string {
  return mayNotResolve(step, failure)
    ? 'Threads of settled findings stay open: resolving them takes `contents: write`'
    : `${step.do}: ${failure.message} ${failure.fix} (${failure.code})`;
}

/**
 * Carries out the steps around a review, in as few requests as they can go out in. They tidy what earlier runs said, so
 * one that GitHub refuses is told and costs neither the review nor the other steps, but for those about the very same;
 * the next run plans them again. Answers those that were done.
 */
export async function carryOutUpkeep(
  steps: readonly Step[],
  { publisher, reporter }: To,
): Promise<readonly Step[]> {
  const done: Step[] = [];
  const failed = new Set<string>();
  const told = new Set<string>();
  for (const turn of inTurns(steps.flatMap((step) => asUpkeep(step) ?? []))) {
    const due = turn.filter(({ key }) => !failed.has(key));
    if (due.length === 0) continue;
    const refusals = await publisher.carryOutUpkeep(due);
    due.forEach((step, index) => {
      const refusal = refusals[index];
      if (refusal === undefined) done.push(step);
      else {
        if (!mayNotResolve(step, refusal)) failed.add(step.key);
        told.add(inWords(step, refusal));
      }
    });
  }
  for (const warning of told) reporter.warning(warning);
  await requestReviewers(steps, { publisher, reporter });
  return done;
}

/** People are asked last: what they are asked to look at stands by then. */
async function requestReviewers(steps: readonly Step[], { publisher, reporter }: To): Promise<void> {
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
