import { fixFor } from '../model/error-codes.ts';
import { type Severity, severities } from '../model/finding.ts';
import { project } from '../model/project.ts';
import { type Verdict, verdicts } from '../model/review-document.ts';
import type { Reviewer } from '../model/reviewer.ts';
import { counted } from '../model/text.ts';
import { type IncompleteReason, inWords, isAwaitingApproval } from './completeness.ts';
import type { Decision } from './decision.ts';
import type { EffectivePolicy } from './effective-policy.ts';
import type { FailOn } from './policy.ts';

/** Whether the gate fails at a verdict. */
export function reaches(verdict: Verdict, failOn: FailOn): boolean {
  return failOn !== 'none' && verdicts.indexOf(verdict) >= verdicts.indexOf(failOn);
}

/** How a run ended, for people. The verdict's own word (C5) follows it. */
export type State = 'passed' | 'blocked' | 'waiting' | 'incomplete' | 'aborted';

interface Decided {
  readonly decision: Pick<Decision, 'verdict' | 'soFar' | 'blocking' | 'blockingBySeverity' | 'incomplete'>;
  readonly effective: Pick<EffectivePolicy, 'failOn' | 'enforce'>;
}

/** A review without a verdict is blocked only where an enforced gate fails at what was found so far. */
export function stateOf({ decision, effective }: Decided): State {
  const { verdict, soFar } = decision;
  const fails = reaches(soFar, effective.failOn);
  if (verdict === null && !(fails && effective.enforce))
    return isAwaitingApproval(decision) ? 'waiting' : 'incomplete';
  if (soFar === 'ABORT') return 'aborted';
  return fails ? 'blocked' : 'passed';
}

/** With a gate that is enforced, and with one that only advises. */
const stateWords = {
  enforced: {
    passed: 'Passed',
    blocked: 'Blocked',
    waiting: 'Waiting for an approval',
    incomplete: 'Incomplete',
    aborted: 'Aborted',
  },
  advisory: {
    passed: 'Advisory: passed',
    blocked: 'Advisory: would fail',
    waiting: 'Waiting for an approval',
    incomplete: 'Incomplete',
    aborted: 'Advisory: would abort',
  },
} as const satisfies Record<string, Record<State, string>>;

/** `1 high finding`, `2 findings (1 critical, 1 high)`; only severities that occur, and no more than all of them. */
export function bySeverity(counts: Readonly<Partial<Record<Severity, number>>>): string {
  const parts = severities.flatMap((severity) => {
    const count = counts[severity] ?? 0;
    return count === 0 ? [] : [{ severity, count }];
  });
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return '';
  const words = parts.map(({ severity, count }) => `${count} ${severity}`);
  if (words.length > 1) return `${counted(total, 'finding')} (${words.join(', ')})`;
  return `${words.join('')} ${total === 1 ? 'finding' : 'findings'}`;
}

/** Findings that block, by severity where that is known. */
function whatBlocks({ blocking, blockingBySeverity }: Decided['decision']): string {
  if (blocking.length === 0) return '';
  return bySeverity(blockingBySeverity) || counted(blocking.length, 'blocking finding');
}

function verdictWords({ decision: { verdict, soFar }, effective }: Decided): string {
  if (verdict !== null) return verdict;
  if (soFar === 'PASS') return '';
  return effective.enforce && reaches(soFar, effective.failOn)
    ? `${soFar} so far, incomplete`
    : `${soFar} so far`;
}

/**
 * The result in a few words, `Blocked · 1 high finding · WARN`: the title of the check and the heading of every page
 * begin with it.
 */
export function headline(run: Decided): string {
  const words = stateWords[run.effective.enforce ? 'enforced' : 'advisory'];
  return [words[stateOf(run)], whatBlocks(run.decision), verdictWords(run)]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Why a review is incomplete, and its reviewers. */
export interface Unfinished {
  readonly decision: { readonly incomplete: readonly IncompleteReason[] };
  readonly reviewers: readonly Pick<Reviewer, 'id' | 'outcome'>[];
  /** Set on a pull request, where a person with this role may waive, and the workflow reviews again. */
  readonly waivedBy?: EffectivePolicy['waived-by'] | undefined;
}

/** The code at the start of a reviewer's reason: `NO_SECRET: …`. */
function codeOf({ outcome }: Pick<Reviewer, 'outcome'>): string {
  return ('reason' in outcome ? /^([A-Z][A-Z_]+): /.exec(outcome.reason)?.[1] : undefined) ?? '';
}

function stepFor(reviewer: Pick<Reviewer, 'id' | 'outcome'>): string {
  const { id, outcome } = reviewer;
  const fix = fixFor(codeOf(reviewer));
  if (fix !== undefined) return `\`${id}\`: ${fix}`;
  if (outcome.state === 'needs_input') return `Answer the questions of \`${id}\` where it reads the answers.`;
  return outcome.state === 'invalid'
    ? `Correct the document of \`${id}\`: \`pr-verdict validate FILE\` lists every problem.`
    : `Find out why \`${id}\` has no document: check its log, and the file that \`findings\` names.`;
}

/** The reasons for which a review is incomplete, without reviewers that only wait for another reason's end. */
function independentReasons({ decision, reviewers }: Unfinished): readonly IncompleteReason[] {
  // The size is a reason of its own, with a step and a waiver.
  const tooLargeFor = new Set(reviewers.filter((each) => codeOf(each) === 'OVERSIZED').map(({ id }) => id));
  return decision.incomplete.filter(({ reviewer = '' }) => !tooLargeFor.has(reviewer));
}

/** A reason for which a review is incomplete, and the one thing that removes it. */
export interface Remedy {
  readonly why: string;
  readonly toDo?: string;
}

/** One entry a reason; empty for a complete review. */
export function remedies(unfinished: Unfinished): readonly Remedy[] {
  return independentReasons(unfinished).map((reason) => {
    const { code, reviewer = '' } = reason;
    const missing = unfinished.reviewers.find(({ id }) => id === reviewer);
    const toDo = (missing === undefined ? fixFor(code) : stepFor(missing))?.replaceAll('<id>', reviewer);
    return { why: inWords(reason), ...(toDo !== undefined && { toDo }) };
  });
}

/** What to do once the reasons are removed, or who may waive them; empty for a complete review. */
export function afterwards(unfinished: Unfinished): readonly string[] {
  const { waivedBy } = unfinished;
  // An approval concludes the check again, and its own step says who can waive it.
  const reasons = independentReasons(unfinished).filter(({ code }) => code !== 'APPROVAL_MISSING');
  if (reasons.length === 0) return [];
  if (waivedBy === undefined)
    return ['Then run the review again; `--reviewers ID` starts only that reviewer.'];
  const subjects = new Set(reasons.flatMap(({ subject }) => subject ?? []));
  const commands = [...subjects].map((subject) => `\`/${project.name} waive ${subject} REASON\``).join(', ');
  const rerun = 'Then push, or run the jobs of the review again.';
  if (commands === '') return [rerun];
  const waive = `a person with the role ${waivedBy} can waive it for this head with a comment: ${commands}.`;
  return [rerun, `If that is not possible, ${waive}`];
}

/** Steps that complete an incomplete review, in order; empty for a complete one. */
export function stepsToComplete(unfinished: Unfinished): readonly string[] {
  return [...remedies(unfinished).flatMap(({ toDo }) => toDo ?? []), ...afterwards(unfinished)];
}
