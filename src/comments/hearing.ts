import type { Conversation } from '../model/conversation.ts';
import { markPrefix } from '../model/mark.ts';
import type { Role } from '../model/role.ts';
import type { EarlierFinding } from './ledger.ts';

/** What every request is judged by. */
export interface CommandContext {
  readonly conversation: Conversation;
  readonly ledger: readonly EarlierFinding[];
  /** Login of the pull request's author; null when the account is gone. */
  readonly author: string | null;
  /** Key of this instance. */
  readonly tool: string;
  /** Ids of the reviewers of this run, those included that did not come. */
  readonly reviewers: readonly string[];
}

/** Undefined where GitHub did not say: nothing is carried out then, and nothing answered. */
export function roleOf({ conversation }: CommandContext, login: string): Role | undefined {
  return conversation.people.find((person) => person.login === login)?.role;
}

/** Whether other instances speak here as well: a name that we do not know may be one of theirs. */
export function hasOtherInstances({ conversation, tool }: CommandContext): boolean {
  const { reviews, threads } = conversation;
  const texts = [...reviews, ...threads.flatMap(({ comments }) => comments)].filter(({ ours }) => ours);
  const marks = new RegExp(`(?:<!-- |#)${markPrefix}(?!${tool})[0-9a-f]{8}[ .]`);
  return texts.some(({ body }) => marks.test(body));
}

/**
 * The id of the one published finding that somebody means: by an id or its beginning, or by the thread that they
 * speak in. Only published findings can be meant: the id of another one might be somebody else's on the next head.
 */
export function findNamedFinding(
  entries: readonly EarlierFinding[],
  { id, thread }: { readonly id?: string | undefined; readonly thread?: string | undefined },
): string | undefined {
  const candidates =
    id === undefined
      ? entries.filter(({ shownAt }) => shownAt.in === 'thread' && shownAt.thread.nodeId === thread)
      : entries.filter(({ remembered }) => remembered.id.startsWith(id));
  const ids = new Set(candidates.map(({ remembered }) => remembered.id));
  if (id !== undefined && ids.has(id)) return id;
  return ids.size === 1 ? [...ids][0] : undefined;
}
