import type { IncompleteReason } from '../completeness.ts';
import type { Decision } from '../decision.ts';
import type { Reviewer } from '../reviewer.ts';

/** Why a review is not whole, and who was asked. */
export interface Unfinished {
  readonly decision: Pick<Decision, 'incomplete'>;
  readonly reviewers: readonly Pick<Reviewer, 'id' | 'required' | 'outcome'>[];
}

/** The code that a reason begins with: `NO_SECRET: …`. */
function codeOf(reason: string): string | undefined {
  return /^([A-Z][A-Z_]+): /.exec(reason)?.[1];
}

const byObstacle: Readonly<Record<string, (id: string) => string>> = {
  NO_SECRET: (id) =>
    `Set what \`reviewers.${id}.env\` names and is empty here, such as its key; then run ${id} again.`,
  NOT_STARTED: (id) => `Install what \`reviewers.${id}.run\` names, or correct it; then run ${id} again.`,
  NOT_RERUN: (id) =>
    `Name ${id} in \`--reviewers\` as well, or leave that out: nothing that it said about this change is here.`,
  NO_CHECKOUT: (id) => `Check out what is reviewed, so that ${id} has it before its eyes.`,
  DISK_FULL: (id) => `Make room on the disk, then run ${id} again.`,
  TOO_MUCH_OUTPUT: (id) => `Have ${id} say less: it wrote more than is read.`,
};

function again(id: string): string {
  return `run it again with \`--reviewers ${id}\``;
}

function stepFor({ id, outcome }: Unfinished['reviewers'][number]): readonly string[] {
  switch (outcome.state) {
    case 'reviewed':
    case 'skipped':
      return [];
    case 'needs_input':
      return [`Answer what ${id} asks, where it will read it; then ${again(id)}.`];
    case 'invalid':
      return [`Mend what ${id} answers (\`validate\` tells what breaks its contract), then ${again(id)}.`];
    case 'timed_out':
      return [`Give ${id} more time (\`reviewers.${id}.timeout\`) or less to do, then ${again(id)}.`];
    case 'blocked':
    case 'unavailable': {
      const code = codeOf(outcome.reason);
      // Said of the change already: whoever is kept from it follows from that.
      if (code === 'OVERSIZED') return [];
      const step = code === undefined ? undefined : byObstacle[code];
      if (step !== undefined) return [step(id)];
      return outcome.state === 'blocked'
        ? [`Remove what keeps ${id} from reviewing, then ${again(id)}.`]
        : [`Find out why ${id} gave no answer (\`reviewers/${id}/stderr.log\`), then ${again(id)}.`];
    }
  }
}

const byReason: Readonly<Record<IncompleteReason['code'], (review: Unfinished) => readonly string[]>> = {
  NO_REVIEWER: () => [
    'Name who reviews under `reviewers` in the policy file, or hand in a document with `--findings`.',
  ],
  REVIEWER_INCOMPLETE: ({ reviewers }) => reviewers.filter(({ required }) => required).flatMap(stepFor),
  FINDINGS_REFUSED: () => [
    'Have the findings that were refused written as their contract asks; the report says what is wrong with each.',
  ],
  COVERAGE_PARTIAL: () => [
    'Get what could not be read, such as the rest of a shallow clone, or take it as it is with `policy.partial-coverage: accept`.',
  ],
  OVERSIZED: () => [
    'Split the change as proposed above, or let models have it whole with `evidence.oversized: review`.',
  ],
  POLICY_UNREADABLE: () => ['Mend the policy file; the problems are named above.'],
  FETCH_DEGRADED: () => ['Wait until GitHub answers.'],
  NOT_VERIFIED: () => [
    'Let those look who raised what is marked `fixed`, or set its `status` back to `open`.',
  ],
  DRAFT: () => ['Mark the pull request as ready for review.'],
};

/** What it takes to make an incomplete review whole, one step for each thing that is missing. */
export function stepsToComplete(review: Unfinished): readonly string[] {
  const codes = new Set(review.decision.incomplete.map(({ code }) => code));
  return [...codes].flatMap((code) => byReason[code](review));
}
