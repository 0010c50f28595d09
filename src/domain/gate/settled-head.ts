import { overtakenTitle } from './gate.ts';
import {
  type CheckOnHead,
  letsMerge,
  newestOf,
  ownTitle,
  readOwnConclusion,
  type Settled,
  settle,
} from './shared-head.ts';

/** How the checks of those that have a head are concluded, and those of pull requests that had it. */
export interface SettledHead {
  readonly members: readonly Settled[];
  readonly others: readonly Settled[];
}

/**
 * A pull request that left the head holds nobody, nor does its own check, which stands on the same commit: it says
 * what the others say. What its own run came to is kept, so that it counts again once the pull request is back.
 */
export function settleAmong(
  { open, gone }: { readonly open: readonly number[]; readonly gone: readonly number[] },
  checks: readonly CheckOnHead[],
): SettledHead {
  const members = settle(open, checks);
  const [first] = members;
  if (first === undefined) return { members, others: [] };
  const others = gone.flatMap((pull): readonly Settled[] => {
    const check = newestOf(pull, checks)?.check;
    if (check === undefined || check.conclusion === first.conclusion) return [];
    const title = `#${pull} no longer counts · ${ownTitle(check)}`;
    return [{ id: check.id, conclusion: first.conclusion, title }];
  });
  return { members, others };
}

/**
 * A check that would pass, and that a newer one of its pull request has come after: it says what the head comes to,
 * since the newest run counts. Undefined for any other one, which says what its own run came to.
 */
export function settleOlder(
  id: number | undefined,
  members: readonly Settled[],
  checks: readonly CheckOnHead[],
): Settled | undefined {
  const check = checks.find((each) => each.id === id);
  const own = check && readOwnConclusion(check.externalId);
  if (check === undefined || own === undefined || !letsMerge(own.conclusion)) return undefined;
  const newest = newestOf(own.pull, checks)?.check.id;
  const conclusion = members.find((member) => member.id === newest)?.conclusion;
  if (conclusion === undefined) return undefined;
  return {
    id: check.id,
    conclusion,
    title: letsMerge(conclusion) ? ownTitle(check) : overtakenTitle,
  };
}

/** What cannot be known, so that everything stays as it is. */
interface Unknown {
  readonly why: string;
}

const again = 'review the pull request that it holds again';

/**
 * How the checks on a head have to be concluded when only `open` still have it, and nobody reviews it now. Whose a
 * check is that no run of ours ended is unknown.
 */
export function settleRemaining(
  open: readonly number[],
  checks: readonly CheckOnHead[],
): readonly Settled[] | Unknown {
  const newest = open.flatMap((pull) => newestOf(pull, checks)?.check.id ?? []);
  const nameless = checks.filter(
    ({ id, externalId }) => readOwnConclusion(externalId) === undefined && newest.some((known) => id > known),
  );
  if (nameless.some(({ conclusion }) => conclusion === null))
    return { why: `a review of this head is running; if its check is held in the end, ${again}` };
  if (nameless.length > 0)
    return { why: `a later review of this head did not end, and whose it was is not known: ${again}` };
  const gone = checks.flatMap(({ externalId }) => {
    const pull = readOwnConclusion(externalId)?.pull;
    return pull === undefined || open.includes(pull) ? [] : [pull];
  });
  const { members, others } = settleAmong({ open, gone: [...new Set(gone)] }, checks);
  return members.length > 0
    ? [...members, ...others]
    : { why: 'nothing is concluded of those that have this head; their reviews do that' };
}
