import { codeSpan, list, paragraph, table, text } from '../markdown/markdown-nodes.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import { maxDescription } from '../policy/gate-plan.ts';
import { dispatchCommand } from '../write/notices-text.ts';
import { type JudgedMember, unreviewedMembers } from './merge-group-state.ts';

interface GroupContext {
  /** Name of the current workflow, which people may start for a pull request. */
  readonly workflow?: string;
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
  const header = ['Pull request', 'Head', name, 'Why'].map((word) => [text(word)]);
  const commands = unreviewedMembers(members).map(({ number }) => [
    paragraph(codeSpan(dispatchCommand(number, workflow))),
  ]);
  return serialize([
    table(header, rows),
    ...(commands.length === 0
      ? []
      : [
          paragraph(text('To review what was not reviewed, then put it into the queue again:')),
          list(commands),
        ]),
  ]);
}

/** Why a member does not pass, for the log. */
export function memberTrouble({ number, conclusion }: JudgedMember, workflow: string | undefined): string {
  if (conclusion !== undefined) return `#${number} does not pass`;
  return `#${number} was not reviewed: ${dispatchCommand(number, workflow)}`;
}

/**
 * The title of a group's status, with the command that reviews its first member without a conclusion, since a
 * status has no page. Leaves out a command that does not fit; the job's summary has it.
 */
export function groupStatusTitle(
  title: string,
  members: readonly JudgedMember[],
  workflow: string | undefined,
): string {
  const [first, ...others] = unreviewedMembers(members);
  if (first === undefined) return title;
  const command = dispatchCommand(first.number, workflow);
  const short = `Not reviewed: #${first.number}${others.length === 0 ? '' : ` and ${others.length} more`}`;
  const lines = [title, short].map((words) => `${words} · ${command}`);
  return lines.find((line) => line.length <= maxDescription) ?? title;
}
