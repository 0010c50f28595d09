import type { EffectivePolicy } from '../../domain/policy/effective-policy.ts';
import { hasReviewed, isChosen, type Reviewer } from '../../domain/reviewers/reviewer.ts';
import { applies, incompleteReviewer, inWords } from '../../domain/verdict/completeness.ts';
import type { Decision } from '../../domain/verdict/decision.ts';
import type { Explanation } from './explained.ts';

/** What the key `required` makes of the reviewers that did not complete: whom the review does without, and could. */
export function whyRequired({
  waived,
  reviewers,
  effective,
}: {
  readonly waived: Decision['waived'];
  readonly reviewers: readonly Reviewer[];
  readonly effective: Pick<EffectivePolicy, 'reviewers'>;
}): Explanation {
  const unfinished = reviewers.filter((each) => isChosen(each) && applies(each) && !hasReviewed(each));
  const isOptional = ({ id }: Reviewer) =>
    Object.hasOwn(effective.reviewers, id) && effective.reviewers[id]?.required === false;
  // Without anybody who looked the review is none, whoever is required; what is too large stays so.
  const couldDo = reviewers.some((each) => isChosen(each) && hasReviewed(each));
  const missed = unfinished
    .filter(({ id, required, outcome }) => required && outcome.state !== 'blocked' && !waived.includes(id))
    .map(({ id }) => `\`reviewers.${id}.required: false\``);
  return {
    because: unfinished
      .filter(isOptional)
      .map(
        (each) =>
          `the review does without ${each.id} (\`reviewers.${each.id}.required: false\`): ${inWords(incompleteReviewer(each))}`,
      ),
    change: couldDo && missed.length > 0 ? [`${missed.join(' and ')} would have the review do without`] : [],
  };
}
