import type { Conversation } from '../conversation.ts';
import type { LedgerEntry } from '../ledger.ts';
import type { Reconciled } from '../reconcile.ts';
import { readWishes, type Wish } from './wishes.ts';

/** A published finding that stays as it is on somebody's word. */
export interface Refusal {
  readonly id: string;
  readonly by: string;
  readonly how: Wish['how'];
  /** Whether it was the pull request's own author. */
  readonly selfAccepted: boolean;
}

export interface RefusalInput {
  readonly conversation: Conversation;
  readonly ledger: readonly LedgerEntry[];
  /** Login of the pull request's author; null when the account is gone. */
  readonly author: string | null;
  /** Ids of the findings that block unless they are refused. */
  readonly blocking: readonly string[];
}

/**
 * Only published findings can be meant: the id of another one might be somebody else's on the next head. The
 * beginning of an id will do where it fits one finding only.
 */
function idMeant({ id, thread, how }: Wish, ledger: readonly LedgerEntry[]): string | undefined {
  const candidates =
    id === undefined
      ? ledger.filter(({ standing }) => standing.in === 'thread' && standing.thread.nodeId === thread)
      : ledger.filter(({ mark }) => mark.id.startsWith(id));
  const open = candidates.filter(({ mark }) => how === 'command' || mark.kind === 'finding');
  const ids = new Set(open.map(({ mark }) => mark.id));
  if (id !== undefined && ids.has(id)) return id;
  return ids.size === 1 ? [...ids][0] : undefined;
}

/**
 * Who may refuse (design section 7): whoever has write access; the author not what blocks, unless as an admin.
 * Whose access is unknown has none.
 */
export function readRefusals(input: RefusalInput): readonly Refusal[] {
  const { conversation, ledger, author, blocking } = input;
  const roles = new Map(conversation.people.map(({ login, role }) => [login, role]));
  const accepted = new Map<string, Refusal>();
  for (const wish of readWishes(conversation)) {
    const { by, how } = wish;
    const id = idMeant(wish, ledger);
    const role = roles.get(by) ?? 'none';
    if (id === undefined || role === 'none') continue;
    const selfAccepted = by === author;
    if (selfAccepted && role !== 'admin' && blocking.includes(id)) continue;
    // Somebody else's word weighs more than the author's own.
    if (accepted.get(id)?.selfAccepted ?? true) accepted.set(id, { id, by, how, selfAccepted });
  }
  return [...accepted.values()];
}

/** The findings of a run with the refused ones settled: they are not posted again and count as open nowhere. */
export function settleRefused(
  reconciled: Reconciled,
  refusals: readonly Refusal[],
  ledger: readonly LedgerEntry[],
): Reconciled {
  const refused = new Set(refusals.map(({ id }) => id));
  const known = new Map(ledger.map((entry) => [entry.mark.id, entry]));
  const continued = new Map(reconciled.continued);
  const findings = reconciled.findings.map((finding) => {
    const entry = known.get(finding.id);
    if (entry === undefined || !refused.has(finding.id)) return finding;
    continued.set(finding.fingerprint, entry);
    return { ...finding, status: 'wont_fix' as const };
  });
  const stillOpen = reconciled.stillOpen.filter(({ mark }) => !refused.has(mark.id));
  return { ...reconciled, findings, continued, stillOpen };
}
