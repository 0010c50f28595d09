import { isAtLeastRole, type Role } from '../model/conversation.ts';
import { type Answer, type Answered, accepted, refused } from './answers.ts';
import {
  type CommandContext,
  findNamedFinding,
  hasOtherInstances,
  type Request,
  readRequests,
  readResolutions,
  roleOf,
} from './requests.ts';

/** A person's decision to leave a published finding as it is. */
export interface Refusal {
  readonly id: string;
  readonly by: string;
  readonly how: 'command' | 'resolved';
  /**
   * The comment with the decision: time of its last edit, reason and address. Absent for a resolved thread,
   * for which GitHub has none of these.
   */
  readonly statement?: { readonly at: string; readonly reason: string; readonly url: string };
  /** Whether the person is the pull request's author. */
  readonly selfAccepted: boolean;
}

export interface RefusalContext extends CommandContext {
  /** Ids of the findings that block unless they are refused. */
  readonly blocking: readonly string[];
}

/**
 * Whether a person may refuse a finding: write access is required, and the author may refuse a blocking
 * finding only as an admin.
 */
function judge(
  { by, role, id }: { readonly by: string; readonly role: Role; readonly id: string },
  { author, blocking }: RefusalContext,
): Answer {
  if (!isAtLeastRole(role, 'write')) return refused('it takes write access');
  if (by === author && role !== 'admin' && blocking.includes(id)) {
    return refused('the finding blocks, and its author may refuse that only as an admin');
  }
  return accepted;
}

interface Judged {
  readonly answer: Answer;
  readonly refusal?: Refusal;
}

function judgeRequest(request: Request, context: RefusalContext): Judged | undefined {
  const { by, reading, thread } = request;
  if (!reading.ok || reading.command.do !== 'wont-fix') return undefined;
  const role = roleOf(context, by);
  if (role === undefined) return undefined;
  const { id: named, reason } = reading.command;
  const id = findNamedFinding(context.ledger, { id: named, thread: thread?.nodeId });
  if (id === undefined) {
    // // A thread without a finding of ours belongs to someone else, and an unknown id may as well.
    if (named === undefined || hasOtherInstances(context)) return undefined;
    return { answer: refused('no published finding, or more than one, has an id that begins so') };
  }
  const answer = judge({ by, role, id }, context);
  if (answer.state !== 'accepted') return { answer };
  const { writtenAt: at, url } = request.comment;
  const said = { at, reason, url };
  return {
    answer,
    refusal: { id, by, how: 'command', statement: said, selfAccepted: by === context.author },
  };
}

function byResolving(context: RefusalContext): readonly Refusal[] {
  const open = context.ledger.filter(({ remembered }) => remembered.kind === 'finding');
  return readResolutions(context.conversation).flatMap(({ by, thread }): readonly Refusal[] => {
    const role = roleOf(context, by) ?? 'none';
    const id = findNamedFinding(open, { thread: thread.nodeId });
    if (id === undefined || judge({ by, role, id }, context).state !== 'accepted') return [];
    return [{ id, by, how: 'resolved', selfAccepted: by === context.author }];
  });
}

/**
 * The published findings that people refused, one refusal each. Another person's refusal takes precedence
 * over the author's.
 */
export function readRefusals(context: RefusalContext): {
  readonly refusals: readonly Refusal[];
  readonly answers: readonly Answered[];
} {
  const judged = readRequests(context.conversation).flatMap((request) => {
    const result = judgeRequest(request, context);
    return result === undefined ? [] : [{ request, ...result }];
  });
  const words = [...judged.flatMap(({ refusal }) => refusal ?? []), ...byResolving(context)];
  const byId = new Map<string, Refusal>();
  for (const word of words) if (byId.get(word.id)?.selfAccepted ?? true) byId.set(word.id, word);
  return {
    refusals: [...byId.values()],
    answers: judged.map(({ request, answer }) => ({ request, answer })),
  };
}
