import { z } from 'zod';
import type { Parties } from '../model/conversation.ts';
import type { KeptChecks } from '../model/known-finding.ts';
import type { PullRequest } from '../model/manifest.ts';
import { sparse } from './client.ts';

const Actor = z
  .object({ user: z.object({ login: z.string() }).nullable() })
  .nullable()
  .transform((actor) => actor?.user?.login);

const maxAuthors = 20;

/** Fields of a commit: the accounts of its authors, co-authors included, and of its committer. */
export const writersSelection = `authors(first: ${maxAuthors}) { totalCount nodes { user { login } } }`;

/** The accounts; null where there are more authors than were read. An address without an account names nobody. */
export const Writers = z
  .object({
    authors: z.object({ totalCount: z.int(), nodes: z.array(Actor).nullable() }),
    committer: Actor,
  })
  .transform(({ authors: { totalCount, nodes: authors }, committer }) =>
    authors === null || totalCount > maxAuthors
      ? null
      : [...authors, committer].flatMap((login) => login ?? []),
  );

/** Fields of a pull request: who was assigned to it, also where that was taken back. */
export const assignedSelection = `assigned: timelineItems(first: 50, itemTypes: [ASSIGNED_EVENT]) {
    nodes { ... on AssignedEvent { assignee { ... on User { login } } } }
  }`;

/** Undefined when it could not be read. */
export const Assigned = sparse(z.object({ assignee: z.object({ login: z.string().optional() }).nullable() }))
  .nullish()
  .transform((list) => list?.nodes?.flatMap((event) => event?.assignee?.login ?? []));

/** What GitHub says of those with a part in a pull request; what could not be read is undefined. */
export interface PartiesRead {
  readonly writers: readonly string[] | undefined;
  readonly assigned: readonly string[] | undefined;
}

/** A pull request has a commit, so that none means that they could not be read. */
export function writersOf(
  commits: readonly { readonly writers: readonly string[] | null }[] = [],
): readonly string[] | undefined {
  const each = commits.flatMap(({ writers }) => (writers === null ? [] : [writers]));
  return each.length === 0 || each.length < commits.length ? undefined : each.flat();
}

interface PartiesSubject {
  readonly pullRequest: Pick<PullRequest, 'author' | 'description'>;
  /** Whether an app opened it. */
  readonly isByApp: boolean;
  readonly head: string;
}

/** A longer description is read up to here. */
const maxDescription = 65_536;

/** Accounts that a text mentions, in code as well. */
function mentionedIn(text: string): readonly string[] {
  const found = text.slice(0, maxDescription).matchAll(/@([A-Za-z0-9][A-Za-z0-9-]{0,38})/g);
  return [...found].flatMap(([, login]) => login ?? []);
}

function distinct(logins: readonly string[]): readonly string[] {
  return [...new Set(logins.map((login) => login.toLowerCase()))].sort();
}

/**
 * Those with a part in a pull request (threat G14). Of an app's, those who asked for it are the ones assigned to it or
 * named in its description, and remain once an earlier run knew them: people can take back the one and edit the other.
 */
export function partiesOf(
  { pullRequest: { author, description }, isByApp, head }: PartiesSubject,
  { writers, assigned }: PartiesRead,
  known: { readonly pushedBy: string | undefined; readonly kept: KeptChecks | undefined },
): Parties {
  const { parties, kept } = known.kept ?? {};
  const asked = isByApp ? [...(assigned ?? []), ...mentionedIn(description)] : [];
  const areKnown = writers !== undefined && (!isByApp || assigned !== undefined);
  const before = kept?.head === head ? (parties?.pushers ?? []) : [];
  return {
    requesters: distinct([author ?? [], asked, parties?.requesters ?? []].flat()),
    ...(areKnown && { writers: distinct(writers) }),
    pushers: distinct([...before, known.pushedBy ?? []].flat()),
  };
}
