import { codeSpan, table, text } from '../markdown/markdown-nodes.ts';
import { bullets, say } from '../markdown/phrases.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import { listNames } from '../model/text.ts';
import type { Conclusion } from '../policy/gate-decision.ts';
import { letsMerge } from '../policy/shared-head.ts';
import type { GroupMember, QueueEntry } from '../ports/gate-port.ts';
import { dispatchCommand } from './run-text.ts';

/**
 * The gate's state on a member's head; `conclusion` is absent when there is no check, it is running, or the
 * last one was cancelled.
 */
export interface JudgedMember extends Omit<GroupMember, 'basis'> {
  readonly conclusion?: string | undefined;
  /** The check's title, which names the reason; or why its conclusion does not count. */
  readonly title?: string | undefined;
}

/**
 * The pull requests in the commit `head`: its entry and all entries before it. Undefined when the queue does
 * not have the commit, which differs from an empty group.
 */
export function groupMembers(
  entries: readonly QueueEntry[],
  head: string,
): readonly GroupMember[] | undefined {
  const last = entries.find(({ groupHead }) => groupHead === head);
  if (last === undefined) return undefined;
  return entries
    .filter(({ position }) => position <= last.position)
    .sort((a, b) => a.position - b.position)
    .map(({ number, head: own, basis }) => ({ number, head: own, basis }));
}

/** Members whose own check does not let a merge pass. */
export function failingMembers(members: readonly JudgedMember[]): readonly JudgedMember[] {
  return members.filter(({ conclusion }) => !letsMerge(conclusion));
}

/** Members whose gate has no conclusion, so they must be reviewed. */
function unreviewedMembers(members: readonly JudgedMember[]): readonly JudgedMember[] {
  return members.filter(({ conclusion }) => conclusion === undefined);
}

function named(members: readonly JudgedMember[]): string {
  const numbers = members.map(({ number }) => `#${number}`);
  return listNames(numbers, 5);
}

/** A group passes when the check of every member does; an empty group does not, since nothing was reviewed. */
export function concludeGroup(members: readonly JudgedMember[]): Conclusion {
  const failing = failingMembers(members);
  const unreviewed = unreviewedMembers(members);
  const incomplete = { status: 'incomplete', conclusion: 'failure', exitCode: 2 } as const;
  const failed = { status: 'failed', conclusion: 'failure', exitCode: 1 } as const;
  if (members.length === 0) return { ...incomplete, title: 'No pull request in this merge group' };
  if (unreviewed.length > 0) return { ...incomplete, title: `Not reviewed: ${named(unreviewed)}` };
  if (failing.length > 0) return { ...failed, title: `Does not pass: ${named(failing)}` };
  return { status: 'passed', conclusion: 'success', title: `Passed · ${named(members)}`, exitCode: 0 };
}

interface GroupContext {
  /** Name of the current workflow, which people may start for a pull request. */
  readonly workflow?: string | undefined;
  /** Name of the gate. */
  readonly name: string;
}

/**
 * Lists each pull request of a merge group with its gate's state, and the command that reviews those without
 * a conclusion.
 */
export function renderGroupSummary(members: readonly JudgedMember[], context: GroupContext): string {
  const { workflow, name } = context;
  const rows = members.map(({ number, head, conclusion, title }) => [
    [text(`#${number}`)],
    [codeSpan(head.slice(0, 10))],
    [text(conclusion?.replaceAll('_', ' ') ?? 'not concluded')],
    [text(title ?? '')],
  ]);
  const header = ['Pull request', 'Head', name, 'Why'];
  const unreviewed = unreviewedMembers(members);
  const commands = unreviewed.map(({ number }) => [codeSpan(dispatchCommand(number, workflow))]);
  const toReview = say`To review what was not reviewed, then put it into the queue again:`;
  return serialize([table(header, rows), ...(commands.length === 0 ? [] : [toReview, bullets(commands)])]);
}

/** Why a member does not pass, for the log. */
export function memberTrouble({ number, conclusion }: JudgedMember, workflow: string | undefined): string {
  if (conclusion !== undefined) return `#${number} does not pass`;
  return `#${number} was not reviewed: ${dispatchCommand(number, workflow)}`;
}
