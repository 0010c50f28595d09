import type { Acceptance, KnownJudged } from '../comments/accept-findings.ts';
import { applyCommands } from '../comments/apply-commands.ts';
import { judgeRequests } from '../comments/judge-requests.ts';
import { type EarlierFinding, isOpen } from '../comments/ledger.ts';
import type { Discussion } from '../comments/requests.ts';
import { present } from '../markdown/phrases.ts';
import { judgeRemembered } from '../memory/judge-remembered.ts';
import { recallMemory } from '../memory/memory.ts';
import { fromRunState, keptIn, type RunState } from '../memory/run-state.ts';
import { isAtLeast, severityRank } from '../model/finding.ts';
import { compareText, counted } from '../model/text.ts';
import type { LeftAtMerge, LeftFinding } from '../pages/follow-up-issue.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { FollowUp } from '../policy/policy.ts';
import { isSettled, weigh } from '../policy/weight.ts';

interface MergedInput {
  readonly discussion: Discussion;
  /** What the concluded check of the merged head keeps; without it our comments serve. */
  readonly state: RunState | undefined;
  readonly effective: EffectivePolicy;
  /** Key of this instance. */
  readonly tool: string;
}

/** The findings of the merged head with what people decided about them. */
function readMerged({ discussion, state, effective, tool }: MergedInput) {
  const { conversation, head, pullRequest } = discussion;
  const checks = state && { kept: keptIn(state), heads: [head] };
  const { ledger } = recallMemory(conversation, tool, checks, { head });
  const people = { ledger, conversation, author: pullRequest.author, tool };
  if (state !== undefined) {
    const { facts, judged } = fromRunState(state, effective);
    return { ledger, judged, acceptances: applyCommands({ judged, facts, ...people }).commands.acceptances };
  }
  const judged = ledger.filter(isOpen).map(judgeRemembered);
  const { acceptances } = judgeRequests({
    ...people,
    judged,
    facts: { effective, reviewers: [] },
    isDecisive: (id) =>
      judged.some((finding) => finding.id === id && weigh(finding, effective.blocking) === 'blocking'),
  });
  return { ledger, judged, acceptances };
}

function deferredIn(
  acceptances: readonly Acceptance[],
  ledger: readonly EarlierFinding[],
): readonly LeftFinding[] {
  return acceptances.flatMap((deferred): readonly LeftFinding[] => {
    const earlier = ledger.find((entry) => isOpen(entry) && entry.remembered.id === deferred.id);
    if (deferred.deferred !== true || earlier === undefined) return [];
    const { id, severity, reviewers } = earlier.remembered;
    return [{ id, severity, reviewers, earlier, deferred }];
  });
}

/** Neither settled nor decided on; a decision that covers only some of its originals leaves it open. */
function openIn(
  judged: readonly KnownJudged[],
  acceptances: readonly Acceptance[],
  ledger: readonly EarlierFinding[],
): readonly LeftFinding[] {
  const decided = acceptances.filter(({ uncovered, deferred }) => deferred || uncovered.length === 0);
  const settled = new Set(decided.map(({ id }) => id));
  return judged
    .filter((finding) => !isSettled(finding) && !settled.has(finding.id))
    .map(({ id, severity, raisedBy = [] }) => {
      const earlier = ledger.find(({ remembered }) => remembered.id === id);
      return { id, severity, reviewers: earlier?.remembered.reviewers ?? raisedBy, earlier };
    });
}

function gapsOf({ discussion, state }: MergedInput): readonly string[] {
  const forgotten = (state?.forgotten ?? []).reduce((sum, { findings }) => sum + findings, 0);
  return present<string>(
    state === undefined &&
      'The merged commit has no concluded check that remembers its review: this is what comments show.',
    forgotten > 0 && `The check had no room for ${counted(forgotten, 'more finding')}.`,
    !discussion.conversation.complete &&
      'The conversation could not be read to its end: decisions may be missing.',
  );
}

function compareLeft(a: LeftFinding, b: LeftFinding): number {
  return severityRank(a.severity) - severityRank(b.severity) || compareText(a.id, b.id);
}

/** What the issue after the merge lists; undefined when nothing is left. Pure. */
export function planFollowUp(input: MergedInput, { from, most }: FollowUp): LeftAtMerge | undefined {
  const { ledger, judged, acceptances } = readMerged(input);
  const open = openIn(judged, acceptances, ledger).filter(({ severity }) => isAtLeast(severity, from));
  const bySeverity = (findings: readonly LeftFinding[]) => findings.toSorted(compareLeft);
  const left = [...bySeverity(deferredIn(acceptances, ledger)), ...bySeverity(open)];
  if (left.length === 0) return undefined;
  const { number, title, url } = input.discussion.pullRequest;
  return {
    pull: { number, title, url },
    findings: left.slice(0, most),
    more: Math.max(0, left.length - most),
    gaps: gapsOf(input),
  };
}
