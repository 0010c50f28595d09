import { Failure } from '../model/failure.ts';
import type { DraftComment, DraftRequest } from '../model/write-plan.ts';
import type { CreatedDraft, Publisher } from './publisher.ts';

/**
 * Search for comments that GitHub refuses without naming them. One refused comment refuses the whole draft,
 * so drafts with fewer comments are tried. Comments of an accepted draft are proven and stay in every later
 * try, so that the last accepted draft can be published.
 */
interface RefusalSearch<T> {
  /** Accepted together in one draft. */
  readonly proven: readonly T[];
  /** Refused together with the proven ones; at least one of them is the cause. */
  readonly suspects: readonly T[];
  /** Not tried yet. */
  readonly untried: readonly T[];
  readonly culprits: readonly T[];
  /** Requests so far: every draft created, the first included, and every draft removed. */
  readonly requests: number;
  /** Whether a draft with exactly the proven comments exists. */
  readonly isOpen: boolean;
}

/** Limit of requests for one refused review. */
export const maxRequests = 20;

/** Starts the search after the draft with all `comments` was refused. */
export function startSearch<T>(comments: readonly T[]): RefusalSearch<T> {
  return caught({
    proven: [],
    suspects: comments,
    untried: [],
    culprits: [],
    requests: 1,
    isOpen: false,
  });
}

/** Half of the suspects, or all untried comments when no suspect is left. */
function next<T>({ suspects, untried }: RefusalSearch<T>): readonly T[] {
  return suspects.length === 0 ? untried : suspects.slice(0, Math.ceil(suspects.length / 2));
}

/** A try costs one request and the removal of the previous draft; publishing may need one more. */
function isAffordable({ requests, isOpen: standing }: RefusalSearch<unknown>): boolean {
  return requests + (standing ? 1 : 0) + 1 + 1 <= maxRequests;
}

/**
 * Comments to try in addition to the proven ones; undefined when all are known or the limit is reached. Finds
 * each refused comment among N in at most 2⌈log2 N⌉+2 requests.
 */
export function nextTry<T>(search: RefusalSearch<T>): readonly T[] | undefined {
  const comments = next(search);
  return comments.length > 0 && isAffordable(search) ? comments : undefined;
}

/** Updates the search with the result of the last try. */
export function narrowSearch<T>(search: RefusalSearch<T>, taken: boolean): RefusalSearch<T> {
  const tried = next(search);
  const bisecting = search.suspects.length > 0;
  const others = bisecting ? search.suspects.slice(tried.length) : [];
  const untried = bisecting ? search.untried : [];
  const requests = search.requests + (search.isOpen ? 2 : 1);
  return taken
    ? caught({
        ...search,
        proven: [...search.proven, ...tried],
        suspects: others,
        untried,
        requests,
        isOpen: true,
      })
    : caught({ ...search, suspects: tried, untried: [...others, ...untried], requests, isOpen: false });
}

/** A single suspect is the cause, since everything else in its draft is proven. */
function caught<T>(search: RefusalSearch<T>): RefusalSearch<T> {
  if (search.suspects.length !== 1) return search;
  return { ...search, culprits: [...search.culprits, ...search.suspects], suspects: [] };
}

interface DraftOrder {
  readonly key: string;
  readonly request: DraftRequest;
}

interface OpenedDraft {
  readonly draft: CreatedDraft;
  /** Comments that GitHub refused or that could not be proven. */
  readonly refused: readonly DraftComment[];
}

/** GitHub's wording for a misplaced comment changes, so an unknown refusal may also be about comments. */
const refusalsOfComments: readonly string[] = ['GITHUB_COMMENTS_REFUSED', 'GITHUB_UNPROCESSABLE'];

function refusesComments(error: unknown): boolean {
  return error instanceof Failure && refusalsOfComments.includes(error.code);
}

/** The last accepted draft and the state of the search. */
interface Search {
  readonly known: RefusalSearch<DraftComment>;
  readonly draft?: CreatedDraft;
}

type Create = (comments: readonly DraftComment[]) => Promise<CreatedDraft>;

async function tryOnce(
  { known, draft }: Search,
  tried: readonly DraftComment[],
  to: DraftAccess,
): Promise<Search> {
  if (draft !== undefined) await to.remove(draft);
  try {
    return { draft: await to.create([...known.proven, ...tried]), known: narrowSearch(known, true) };
  } catch (error) {
    if (!refusesComments(error)) throw error;
    return { known: narrowSearch(known, false) };
  }
}

interface DraftAccess {
  readonly create: Create;
  readonly remove: (draft: CreatedDraft) => Promise<void>;
}

async function searchRefused(comments: readonly DraftComment[], ways: DraftAccess): Promise<OpenedDraft> {
  let search: Search = { known: startSearch(comments) };
  for (let tried = nextTry(search.known); tried !== undefined; tried = nextTry(search.known)) {
    search = await tryOnce(search, tried, ways);
  }
  const { known, draft } = search;
  return {
    draft: draft ?? (await ways.create(known.proven)),
    refused: comments.filter((comment) => !known.proven.includes(comment)),
  };
}

/**
 * Creates the draft with as many comments as GitHub accepts. When it refuses them without naming one, the
 * refused comments are searched for.
 */
export async function openDraft(publisher: Publisher, { key, request }: DraftOrder): Promise<OpenedDraft> {
  const create: Create = (comments) => publisher.createDraft(key, { ...request, comments });
  try {
    return { draft: await create(request.comments), refused: [] };
  } catch (error) {
    if (!refusesComments(error) || request.comments.length === 0) throw error;
  }
  return searchRefused(request.comments, { create, remove: (draft) => publisher.deleteDraft(draft) });
}
