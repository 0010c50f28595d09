import type { Reviewer } from '../model/reviewer.ts';
import { type IncompleteReason, isReservedSubject, waiveCommand } from './completeness.ts';
import type { Decision } from './decision.ts';
import type { EffectivePolicy } from './effective-policy.ts';
import { defaultPolicyPath } from './policy.ts';

/** Why a review is incomplete, and its reviewers. */
export interface Unfinished {
  readonly decision: Pick<Decision, 'incomplete'>;
  readonly reviewers: readonly Pick<Reviewer, 'id' | 'required' | 'outcome'>[];
  /** Reviewers that policy starts; from the others only documents are received. */
  readonly run: readonly string[];
  /**
   * Set on a pull request: its workflow reviews again, and a person with the role may waive. Absent in a
   * worktree.
   */
  readonly pullRequest?: Pick<EffectivePolicy, 'waivedBy'> | undefined;
}

/** Ids of the reviewers that policy starts; from the others only documents are received. */
export function reviewersToRun({ reviewers }: Pick<EffectivePolicy, 'reviewers'>): readonly string[] {
  return Object.entries(reviewers).flatMap(([id, { run }]) => (run === undefined ? [] : [id]));
}

/** Name of an option, as an input of the action or a flag of the command line. */
function option(name: string, { pullRequest }: Pick<Unfinished, 'pullRequest'>): string {
  return pullRequest === undefined ? `\`--${name}\`` : `\`${name}\``;
}

/** The code at the start of a reason: `NO_SECRET: …`. */
function codeOf(reason: string): string | undefined {
  return /^([A-Z][A-Z_]+): /.exec(reason)?.[1];
}

const byObstacle: Readonly<Record<string, (id: string, review: Unfinished) => string>> = {
  NO_SECRET: (id) => `Set the variables of \`reviewers.${id}.env\` that are empty here, such as its key.`,
  NOT_STARTED: (id) => `Install the program of \`reviewers.${id}.run\`, or correct it.`,
  NOT_RERUN: (id, review) =>
    `Name \`${id}\` in ${option('reviewers', review)} as well, or leave that out: it has no document for this change here.`,
  NO_CHECKOUT: (id) => `Check out the reviewed commit, so that \`${id}\` can read it.`,
  DISK_FULL: () => 'Make room on the disk.',
  EMPTY_ANSWER: (id) =>
    `Have \`${id}\` write a complete document also if it finds nothing, such as \`[]\` in contract C1.`,
  TOO_MUCH_OUTPUT: (id) =>
    `Have \`${id}\` write its answer to the file that \`PR_VERDICT_OUTPUT\` names, and little to its output.`,
};

function silent(id: string, review: Unfinished): string {
  const log = review.pullRequest === undefined ? `\`reviewers/${id}/stderr.log\`` : 'the log of its job';
  return review.run.includes(id)
    ? `Find out why \`${id}\` gave no answer: see ${log}.`
    : `Have \`${id}\` write its document where ${option('findings', review)} looks for it, or correct what that names.`;
}

function isTooLargeFor({ outcome }: Pick<Reviewer, 'outcome'>): boolean {
  return outcome.state === 'blocked' && codeOf(outcome.reason) === 'OVERSIZED';
}

function stepFor({ id, outcome }: Unfinished['reviewers'][number], review: Unfinished): readonly string[] {
  switch (outcome.state) {
    case 'reviewed':
    case 'skipped':
      return [];
    case 'needs_input':
      return [`Answer what \`${id}\` asks, where it will read it.`];
    case 'invalid':
      if (codeOf(outcome.reason) === 'INPUT_RETURNED')
        return [`Have \`${id}\` write a review of its own: its answer repeats what it was given.`];
      return [
        `Correct the document of \`${id}\`: \`pr-verdict validate FILE\` lists all that breaks its contract.`,
        ...(review.run.includes(id)
          ? [
              `If \`${id}\` prints a log as well, have it write its answer to the file that \`PR_VERDICT_OUTPUT\` names.`,
            ]
          : []),
      ];
    case 'timed_out':
      return [`Give \`${id}\` more time (\`reviewers.${id}.timeout\`) or less to do.`];
    case 'blocked':
    case 'unavailable': {
      // The reason for the change's size already covers these reviewers.
      if (isTooLargeFor({ outcome })) return [];
      const step = byObstacle[codeOf(outcome.reason) ?? ''];
      if (step !== undefined) return [step(id, review)];
      return [
        outcome.state === 'blocked' ? `Remove what keeps \`${id}\` from reviewing.` : silent(id, review),
      ];
    }
  }
}

function unfinished({ reviewers }: Unfinished): Unfinished['reviewers'] {
  return reviewers.filter(
    ({ required, outcome: { state } }) => required && state !== 'reviewed' && state !== 'skipped',
  );
}

/** Tells how to run again, with `--reviewers` when only reviewers that we start are missing. */
function runAgain(review: Unfinished): string {
  if (review.pullRequest !== undefined) return 'Then push, or run the jobs of the review again.';
  const ids = unfinished(review).map(({ id }) => id);
  const isAll =
    review.decision.incomplete.every(({ code }) => code === 'REVIEWER_INCOMPLETE') &&
    ids.every((id) => review.run.includes(id));
  const only = isAll && ids.length > 0 ? `; \`--reviewers ${ids.join(',')}\` runs only these` : '';
  return `Then run the review again${only}.`;
}

const byReason: Readonly<Record<IncompleteReason['code'], (review: Unfinished) => readonly string[]>> = {
  NO_REVIEWER: (review) => [
    `Name reviewers under \`reviewers\` in \`${defaultPolicyPath}\`, or pass a document with ${option('findings', review)}.`,
  ],
  REVIEWER_INCOMPLETE: (review) => unfinished(review).flatMap((reviewer) => stepFor(reviewer, review)),
  FINDINGS_REFUSED: ({ pullRequest }) => [
    `Correct the refused findings: ${pullRequest === undefined ? 'the list' : 'the job summary'} says under "Refused" what is wrong with each. \`policy.refused\` can accept those of low severity.`,
  ],
  COVERAGE_PARTIAL: ({ pullRequest }) => [
    `${pullRequest === undefined ? 'Get what could not be read, such as the rest of a shallow clone' : 'Check out with `fetch-depth: 0` in the job, so that git reads what GitHub does not serve'}, or take it as it is with \`policy.partial-coverage: accept\`.`,
  ],
  OVERSIZED: () => ['Split the change, or have models review it as it is with `evidence.oversized: review`.'],
  POLICY_UNREADABLE: () => ['Correct the policy file; its problems are listed above.'],
  CONVERSATION_PARTIAL: () => ['Wait until GitHub answers.'],
  MEMORY_PARTIAL: () => ['Look through what earlier reviews say: some of it may be open and is not counted.'],
  NOT_VERIFIED: () => [
    'Run the reviewers that raised what is marked `fixed`, or set its `status` back to `open`.',
  ],
  DRAFT: () => ['Mark the pull request as ready for review.'],
};

const coverageCodes = ['COVERAGE_PARTIAL', 'CONVERSATION_PARTIAL', 'MEMORY_PARTIAL'] as const;

/** Subjects of the missing parts that can be waived. */
function waivable(review: Unfinished, codes: ReadonlySet<IncompleteReason['code']>): readonly string[] {
  const reviewers = unfinished(review).filter((each) => !isReservedSubject(each.id) && !isTooLargeFor(each));
  return [
    ...(codes.has('REVIEWER_INCOMPLETE') ? reviewers.map(({ id }) => id) : []),
    ...(coverageCodes.some((code) => codes.has(code)) ? ['coverage'] : []),
    ...(codes.has('OVERSIZED') ? ['size'] : []),
  ];
}

function waive(review: Unfinished, codes: ReadonlySet<IncompleteReason['code']>): readonly string[] {
  const commands = waivable(review, codes).map((subject) => `\`${waiveCommand(subject)}\``);
  if (review.pullRequest === undefined || commands.length === 0) return [];
  const { waivedBy } = review.pullRequest;
  return [
    `If that is not possible, a person with the role ${waivedBy} can waive it for this head with a comment: ${commands.join(', ')}.`,
  ];
}

/**
 * Steps that complete an incomplete review: one for each missing part, and how to run it again. Empty for a
 * complete one.
 */
export function stepsToComplete(review: Unfinished): readonly string[] {
  const codes = new Set(review.decision.incomplete.map(({ code }) => code));
  if (codes.size === 0) return [];
  return [...[...codes].flatMap((code) => byReason[code](review)), runAgain(review), ...waive(review, codes)];
}

/** The same for a review of a pull request, with its policy's reviewers and waivers. */
export function stepsOnPullRequest({
  effective,
  ...review
}: Pick<Unfinished, 'decision' | 'reviewers'> & {
  readonly effective: Pick<EffectivePolicy, 'reviewers' | 'waivedBy'>;
}): readonly string[] {
  return stepsToComplete({ ...review, run: reviewersToRun(effective), pullRequest: effective });
}
