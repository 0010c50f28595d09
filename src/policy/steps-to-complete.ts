import { fixFor } from '../model/error-codes.ts';
import type { Reviewer } from '../model/reviewer.ts';
import { waiveCommand } from './completeness.ts';
import type { Decision } from './decision.ts';
import type { EffectivePolicy } from './effective-policy.ts';

/** Why a review is incomplete, and its reviewers. */
export interface Unfinished {
  readonly decision: Pick<Decision, 'incomplete'>;
  readonly reviewers: readonly Pick<Reviewer, 'id' | 'outcome'>[];
  /** Set on a pull request, where a person with this role may waive, and the workflow reviews again. */
  readonly waivedBy?: EffectivePolicy['waivedBy'] | undefined;
}

/** The code at the start of a reviewer's reason: `NO_SECRET: …`. */
function codeOf({ outcome }: Pick<Reviewer, 'outcome'>): string {
  return ('reason' in outcome ? /^([A-Z][A-Z_]+): /.exec(outcome.reason)?.[1] : undefined) ?? '';
}

function stepFor(reviewer: Pick<Reviewer, 'id' | 'outcome'>): string {
  const { id, outcome } = reviewer;
  const fix = fixFor(codeOf(reviewer));
  if (fix !== undefined) return `\`${id}\`: ${fix}`;
  if (outcome.state === 'needs_input') return `Answer what \`${id}\` asks, where it will read it.`;
  return outcome.state === 'invalid'
    ? `Correct the document of \`${id}\`: \`pr-verdict validate FILE\` lists all that breaks its contract.`
    : `Find out why there is no document of \`${id}\`: see its log, and which file \`findings\` names.`;
}

/**
 * Steps that complete an incomplete review: one for each missing part, and how to run it again. Empty for a
 * complete one.
 */
export function stepsToComplete({ decision, reviewers, waivedBy }: Unfinished): readonly string[] {
  const { incomplete } = decision;
  if (incomplete.length === 0) return [];
  // The size is a reason of its own, with a step and a waiver.
  const tooLargeFor = new Set(reviewers.filter((each) => codeOf(each) === 'OVERSIZED').map(({ id }) => id));
  const reasons = incomplete.filter(({ reviewer = '' }) => !tooLargeFor.has(reviewer));
  const steps = reasons.flatMap(({ code, reviewer }) => {
    const unfinished = reviewers.find(({ id }) => id === reviewer);
    return unfinished === undefined ? (fixFor(code) ?? []) : stepFor(unfinished);
  });
  const subjects = new Set(reasons.flatMap(({ subject }) => subject ?? []));
  const commands = [...subjects].map((subject) => `\`${waiveCommand(subject)}\``).join(', ');
  if (waivedBy === undefined)
    return [...steps, 'Then run the review again; `--reviewers` can name some of them.'];
  return [
    ...steps,
    'Then push, or run the jobs of the review again.',
    ...(commands === ''
      ? []
      : [
          `If that is not possible, a person with the role ${waivedBy} can waive it for this head with a comment: ${commands}.`,
        ]),
  ];
}
