import type { BlockContent, PhrasingContent } from 'mdast';
import type { Acceptance, KnownJudged } from '../comments/accept-findings.ts';
import { applyCommands } from '../comments/apply-commands.ts';
import { judgeRequests } from '../comments/judge-requests.ts';
import { type EarlierFinding, isOpen } from '../comments/ledger.ts';
import type { Discussion } from '../comments/requests.ts';
import type { RenderContext } from '../decide/render-context.ts';
import { byteLength, showInvisible } from '../markdown/characters.ts';
import { codeSpan, link, text } from '../markdown/markdown-nodes.ts';
import { brief, bullets, joined, names, present, say, words } from '../markdown/phrases.ts';
import { defaultBudgetBytes, serialize } from '../markdown/serialize-markdown.ts';
import { judgeRemembered, recallMemory } from '../memory/memory.ts';
import { fromRunState, keptIn, type RunState } from '../memory/run-state.ts';
import { isAtLeast, type Severity, severityRank } from '../model/finding.ts';
import { markPrefix } from '../model/mark.ts';
import { compareText, counted } from '../model/text.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { FollowUp } from '../policy/policy.ts';
import { isSettled, weigh } from '../policy/weight.ts';
import type { NewIssue } from '../ports/publisher.ts';
import { placeOf, severityLabels, writtenPlace } from './finding-words.ts';
import { earlierTitle } from './open-findings-text.ts';
import { decidedBy } from './run-text.ts';

/** A finding that a merge leaves behind. */
interface LeftFinding {
  readonly id: string;
  readonly severity: Severity;
  readonly reviewers: readonly string[];
  /** Where our texts show it; absent for one that was never posted. */
  readonly earlier?: EarlierFinding | undefined;
  /** Who put it off; absent for one that is open. */
  readonly deferred?: Acceptance | undefined;
}

/** What is left of a merged pull request. */
interface LeftAtMerge {
  readonly pull: { readonly number: number; readonly title: string; readonly url: string };
  /** Deferred ones first. */
  readonly findings: readonly LeftFinding[];
  /** How many there are beyond these. */
  readonly more: number;
  /** Why the list may lack something; each is our own text. */
  readonly gaps: readonly string[];
}

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

/** The line by which the issue of a pull request is found again. Untrusted text cannot contain it. */
export function followUpMark(tool: string, pull: number): string {
  return `<!-- ${followUpValue(tool, pull)} -->`;
}

function followUpValue(tool: string, pull: number): string {
  return `${markPrefix}${tool} follow-up ${pull}`;
}

/** Lines of the base are not in the merge commit, so only their place is named. */
function placeWords({ earlier }: LeftFinding, context: RenderContext): PhrasingContent[] {
  const { place } = earlier?.remembered ?? {};
  if (place === undefined) return [];
  return [place.side === 'LEFT' ? codeSpan(writtenPlace(place)) : placeOf(place, context)];
}

function findingLine(finding: LeftFinding, context: RenderContext): PhrasingContent[] {
  const { id, severity, reviewers, earlier, deferred } = finding;
  const url = earlier?.shownAt.url;
  return joined([
    words`**${severityLabels[severity]}**`,
    earlier === undefined ? [codeSpan(id)] : earlierTitle(earlier, context),
    placeWords(finding, context),
    words`reported by ${names(reviewers)}`,
    deferred === undefined ? [] : words`deferred ${decidedBy(deferred, context)}`,
    [url === undefined ? codeSpan(id) : link([codeSpan(id)], url)],
  ]);
}

function taskList(title: string, findings: readonly LeftFinding[], context: RenderContext): BlockContent[] {
  if (findings.length === 0) return [];
  const tasks = bullets(findings.map((finding) => findingLine(finding, context)));
  const children = tasks.children.map((item) => ({ ...item, checked: false }));
  return [say`**${title}**`, { ...tasks, children }];
}

/** Characters of a pull request's title in that of the issue, of which GitHub takes 256. */
const maxSubject = 200;

/** One line without invisible characters; `@` and `#` get a space, so that nothing refers to anyone or anything. */
function subject(title: string, { redact }: RenderContext): string {
  const line = redact(showInvisible(title))
    .replace(/\s+/g, ' ')
    .replace(/([@#])(?=\S)/g, '$1 ');
  return [...line.trim()].slice(0, maxSubject).join('');
}

/** The issue after a merge; what has no room is counted. `context.head` is the merge commit, so that links hold. */
export function followUpIssue(left: LeftAtMerge, context: RenderContext): NewIssue {
  const { pull, findings, more, gaps } = left;
  const request = link([text(`pull request ${pull.number}`)], pull.url);
  const deferred = findings.filter((each) => each.deferred !== undefined);
  const open = findings.filter((each) => each.deferred === undefined);
  const body = serialize(
    present<BlockContent>(
      say`Left after the merge of ${request}: ${brief(pull.title, context)}`,
      taskList('Deferred', deferred, context),
      taskList('Open at the merge', open, context),
      more > 0 && say`${counted(more, 'more finding')} not listed here.`,
      gaps.map((gap) => say`${gap}`),
      { type: 'hidden', value: followUpValue(context.toolKey, pull.number) },
    ),
  );
  if (byteLength(body) > defaultBudgetBytes && findings.length > 1)
    return followUpIssue({ ...left, findings: findings.slice(0, -1), more: more + 1 }, context);
  return { title: `Follow-up to pull request ${pull.number}: ${subject(pull.title, context)}`, body };
}
