import type { IncompleteReason } from '../completeness.ts';
import type { Decision } from '../decision.ts';
import type { Reviewer } from '../reviewer.ts';

/** Why a review is not whole, and who was asked. */
export interface Unfinished {
  readonly decision: Pick<Decision, 'incomplete'>;
  readonly reviewers: readonly Pick<Reviewer, 'id' | 'required' | 'outcome'>[];
  /** Those that policy has us run; of the others only the documents are received. */
  readonly run: readonly string[];
}

/** The code that a reason begins with: `NO_SECRET: …`. */
function codeOf(reason: string): string | undefined {
  return /^([A-Z][A-Z_]+): /.exec(reason)?.[1];
}

const byObstacle: Readonly<Record<string, (id: string) => string>> = {
  NO_SECRET: (id) => `Set what \`reviewers.${id}.env\` names and is empty here, such as its key.`,
  NOT_STARTED: (id) => `Install what \`reviewers.${id}.run\` names, or correct it.`,
  NOT_RERUN: (id) =>
    `Name ${id} in \`--reviewers\` as well, or leave that out: nothing that it said about this change is here.`,
  NO_CHECKOUT: (id) => `Check out what is reviewed, so that ${id} has it before its eyes.`,
  DISK_FULL: () => 'Make room on the disk.',
  TOO_MUCH_OUTPUT: (id) =>
    `Have ${id} write its answer to the file that \`PR_VERDICT_OUTPUT\` names, and little besides.`,
};

function silent(id: string, isRun: boolean): string {
  return isRun
    ? `Find out why ${id} gave no answer: \`reviewers/${id}/stderr.log\` has what it said.`
    : `Have ${id} write its document where \`--findings\` looks for it, or correct what that names.`;
}

function stepFor({ id, outcome }: Unfinished['reviewers'][number], isRun: boolean): readonly string[] {
  switch (outcome.state) {
    case 'reviewed':
    case 'skipped':
      return [];
    case 'needs_input':
      return [`Answer what ${id} asks, where it will read it.`];
    case 'invalid':
      return [`Mend what ${id} answers: \`validate\` tells what breaks its contract.`];
    case 'timed_out':
      return [`Give ${id} more time (\`reviewers.${id}.timeout\`) or less to do.`];
    case 'blocked':
    case 'unavailable': {
      const code = codeOf(outcome.reason);
      // Said of the change already: whoever is kept from it follows from that.
      if (code === 'OVERSIZED') return [];
      const step = code === undefined ? undefined : byObstacle[code];
      if (step !== undefined) return [step(id)];
      return [outcome.state === 'blocked' ? `Remove what keeps ${id} from reviewing.` : silent(id, isRun)];
    }
  }
}

function unfinished({ reviewers }: Unfinished): Unfinished['reviewers'] {
  return reviewers.filter(
    ({ required, outcome: { state } }) => required && state !== 'reviewed' && state !== 'skipped',
  );
}

/** The others need not run once more where nothing is missing but reviewers that we run. */
function runAgain(review: Unfinished): string {
  const ids = unfinished(review).map(({ id }) => id);
  const isAll =
    review.decision.incomplete.every(({ code }) => code === 'REVIEWER_INCOMPLETE') &&
    ids.every((id) => review.run.includes(id));
  const only = isAll && ids.length > 0 ? `; \`--reviewers ${ids.join(',')}\` runs nobody else` : '';
  return `Then run the review again${only}.`;
}

const byReason: Readonly<Record<IncompleteReason['code'], (review: Unfinished) => readonly string[]>> = {
  NO_REVIEWER: () => [
    'Name who reviews under `reviewers` in the policy file, or hand in a document with `--findings`.',
  ],
  REVIEWER_INCOMPLETE: (review) =>
    unfinished(review).flatMap((reviewer) => stepFor(reviewer, review.run.includes(reviewer.id))),
  FINDINGS_REFUSED: () => [
    'Have the findings that were refused written as their contract asks; the report says what is wrong with each.',
  ],
  COVERAGE_PARTIAL: () => [
    'Get what could not be read, such as the rest of a shallow clone, or take it as it is with `policy.partial-coverage: accept`.',
  ],
  OVERSIZED: () => [
    'Split the change as proposed above, or let models have it whole with `evidence.oversized: review`.',
  ],
  POLICY_UNREADABLE: () => [
    'Make the policy file one that can be read; what is wrong with it is named above.',
  ],
  FETCH_DEGRADED: () => ['Wait until GitHub answers.'],
  CONVERSATION_PARTIAL: () => ['Wait until GitHub answers.'],
  NOT_VERIFIED: () => [
    'Let those look who raised what is marked `fixed`, or set its `status` back to `open`.',
  ],
  DRAFT: () => ['Mark the pull request as ready for review.'],
};

/** What it takes to make an incomplete review whole, one step for each thing that is missing, and to run it again. */
export function stepsToComplete(review: Unfinished): readonly string[] {
  const codes = new Set(review.decision.incomplete.map(({ code }) => code));
  return [...[...codes].flatMap((code) => byReason[code](review)), runAgain(review)];
}
