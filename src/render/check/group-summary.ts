import { failingMembers, type JudgedMember } from '../../domain/gate/merge-group.ts';
import { codeSpan, list, paragraph, table, text } from '../markdown/build.ts';
import { serialize } from '../markdown/serialize.ts';
import { dispatchCommand } from '../passages/run-again.ts';

interface GroupContext {
  /** Name of the workflow that runs; it may be started for a pull request by hand. */
  readonly workflow?: string;
  /** Of the gate. */
  readonly name: string;
}

/** Each pull request of a merge group with what its gate says, and the command that reviews those without any. */
export function renderGroupSummary(members: readonly JudgedMember[], context: GroupContext): string {
  const { workflow, name } = context;
  const rows = members.map(({ number, head, conclusion, title }) => [
    [text(`#${number}`)],
    [codeSpan(head.slice(0, 10))],
    [text(conclusion?.replaceAll('_', ' ') ?? 'not concluded')],
    [text(title ?? '')],
  ]);
  const header = ['Pull request', 'Head', name, 'Why'].map((word) => [text(word)]);
  const unreviewed = failingMembers(members).filter(({ conclusion }) => conclusion === undefined);
  const commands = unreviewed.map(({ number }) => [paragraph(codeSpan(dispatchCommand(number, workflow)))]);
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
