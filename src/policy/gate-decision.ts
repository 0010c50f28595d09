import { z } from 'zod';
import { isCarried, isChosen } from '../model/reviewer.ts';
import { counted, listNames } from '../model/text.ts';
import { isAllIgnored, isPostponed } from './completeness.ts';
import type { Decision, DecisionInput } from './decision.ts';
import { headline, reaches } from './decision-words.ts';
import type { EffectivePolicy } from './effective-policy.ts';

/**
 * The check conclusions we use. GitHub lets a merge pass on `success`, `neutral` and `skipped`, so only a
 * finished review may get one of those.
 * @see https://docs.github.com/en/pull-requests/collaborating-with-pull-requests/collaborating-on-repositories-with-code-quality-features/about-status-checks
 */
export const CheckConclusion = z.enum(['success', 'neutral', 'failure', 'action_required', 'cancelled']);
export type CheckConclusion = z.infer<typeof CheckConclusion>;

/** How a run ended, for the `status` output. */
export const RunStatus = z.enum([
  'passed',
  'failed',
  'waiting',
  'incomplete',
  'superseded',
  'error',
  'skipped',
]);
export type RunStatus = z.infer<typeof RunStatus>;

/** 0 passed, 1 the gate failed (also in an incomplete review), 2 could not review, 3 bad usage or policy. */
export type ExitCode = 0 | 1 | 2 | 3;

export interface Conclusion {
  /** While `waiting`, a check that was not concluded before stays in progress. */
  readonly status: RunStatus;
  readonly conclusion: CheckConclusion;
  readonly title: string;
  readonly exitCode: ExitCode;
}

/** Whether the decision reached the pull request, which success requires as well (threat G2). */
export type Publication =
  | { readonly state: 'confirmed' }
  | {
      readonly state: 'superseded';
      /** Set in a work tree, where files change without a new head. */
      readonly by?: 'edit';
      /** The edited files; absent or empty where they cannot be named. */
      readonly paths?: readonly string[];
    }
  | { readonly state: 'failed'; readonly reason: string };

/** A decision, the facts that it was made on, and whether it reached the pull request. */
export interface GateInput {
  readonly decision: Decision;
  readonly facts: Pick<DecisionInput, 'reviewers' | 'coverage' | 'ignored'> & {
    readonly effective: Pick<EffectivePolicy, 'failOn' | 'enforce'>;
  };
  readonly publication: Publication;
}

/**
 * The verdict to report. A decision that was not published, or whose subject changed meanwhile, has no
 * verdict, so that it cannot be taken for a pass.
 */
export function reportedVerdict(
  { status }: Pick<Conclusion, 'status'>,
  { verdict }: Pick<Decision, 'verdict'>,
): NonNullable<Decision['verdict']> | '' {
  const hasEnded = status === 'passed' || status === 'failed';
  return hasEnded && verdict !== null ? verdict : '';
}

function whoLooked({ reviewers, coverage, ignored = 0 }: GateInput['facts']): string {
  if (coverage.expected + ignored === 0) return 'nothing changed';
  if (isAllIgnored({ ignored, coverage })) {
    return `${ignored === 1 ? 'the only file is' : `all ${ignored} files`} ignored by policy`;
  }
  const left = ignored === 0 ? '' : `, ${ignored} ignored by policy`;
  return `${whoAnswered(reviewers)} · ${coverage.covered}/${coverage.expected} files${left}`;
}

/** Answers to an earlier head are named apart: they are no review of this one. */
function whoAnswered(reviewers: GateInput['facts']['reviewers']): string {
  const completed = reviewers.filter(({ outcome }) => outcome.state === 'reviewed');
  const earlier = reviewers.filter(isCarried).length;
  const of = completed.length === reviewers.length ? '' : ` of ${reviewers.length}`;
  const all = `${completed.length}${of} ${reviewers.length === 1 ? 'reviewer' : 'reviewers'}`;
  const now = completed.some(isChosen) ? all : 'built-in reviewer only';
  if (earlier === 0) return now;
  const then = counted(earlier, 'earlier answer');
  return completed.length === 0 ? `${then} only` : `${now.replace(' only', '')} and ${then}`;
}

/** Concludes a review that passes nothing and may be made again. */
export function incompleteAs(title: string): Conclusion {
  return { status: 'incomplete', conclusion: 'action_required', title, exitCode: 2 };
}

/** More paths or apps would bury the rest of a title. */
const maxNames = 3;

function titleOfSuperseded({ by, paths = [] }: Extract<Publication, { state: 'superseded' }>): string {
  if (by !== 'edit') return 'Superseded by a newer head';
  return `Superseded: ${paths.length === 0 ? 'files' : listNames(paths, maxNames)} changed since`;
}

function whyIncomplete({ incomplete }: Decision): string {
  const first = incomplete[0]?.text ?? 'the review is not complete';
  const more = incomplete.length > 1 ? `, and ${counted(incomplete.length - 1, 'more reason')}` : '';
  return `${first}${more}`;
}

/** The apps whose answers alone are missing, none of which has answered; undefined where anything else is missing. */
function awaitedApps({ incomplete }: Decision): readonly string[] | undefined {
  const apps = incomplete.flatMap(({ awaited = [] }) => awaited);
  return incomplete.every(({ awaited }) => awaited !== undefined) ? [...new Set(apps)] : undefined;
}

/**
 * Incomplete never concludes success, neutral or skipped, since all three let a merge pass (threat G2).
 * Blocking findings in an incomplete review fail the gate: exit code 1 takes precedence over 2.
 */
export function conclude({ decision, facts, publication }: GateInput): Conclusion {
  const { enforce, failOn } = facts.effective;
  if (publication.state === 'superseded') {
    const title = titleOfSuperseded(publication);
    return { status: 'superseded', conclusion: 'cancelled', title, exitCode: 2 };
  }
  if (isPostponed(decision)) return incompleteAs('Draft: not reviewed yet');
  const fails = enforce && reaches(decision.soFar, failOn);
  const words = headline({ decision, effective: facts.effective });
  const failed = (title: string): Conclusion => {
    return { status: 'failed', conclusion: 'failure', title, exitCode: 1 };
  };
  if (publication.state === 'failed' || decision.verdict === null) {
    const isUnpublished = publication.state === 'failed';
    const reason = isUnpublished ? `Not published: ${publication.reason}` : whyIncomplete(decision);
    if (fails) return failed(`${words} · ${reason}`);
    const apps = isUnpublished ? undefined : awaitedApps(decision);
    const soFar = decision.soFar === 'PASS' ? '' : ` · ${decision.soFar} so far`;
    if (apps)
      return { ...incompleteAs(`Waiting for ${listNames(apps, maxNames)}${soFar}`), status: 'waiting' };
    return incompleteAs(isUnpublished ? reason : `${words}: ${reason}`);
  }
  const waived = decision.waived.length === 0 ? '' : ` · waived: ${decision.waived.join(', ')}`;
  const people = decision.approvedBy.map(({ login }) => login);
  const approved = people.length === 0 ? '' : ` · approved by ${listNames(people, 3)}`;
  const title = `${words} · ${whoLooked(facts)}${approved}${waived}`;
  if (fails) return failed(title);
  return { status: 'passed', conclusion: enforce ? 'success' : 'neutral', title, exitCode: 0 };
}
