import { Failure } from '../model/failure.ts';
import type { DraftComment, DraftRequest } from '../model/write-plan.ts';
import type { CreatedDraft, Publisher } from './publisher.ts';

/**
 * The search for comments that GitHub refuses without naming them. One refused comment refuses the whole draft, so
 * drafts with fewer comments are tried: what one of them takes is proven, and what is proven stays in every later
 * try, so that the last draft that was taken can be the one that is published.
 */
interface RefusalSearch<T> {
  /** Taken together in one draft. */
  readonly proven: readonly T[];
  /** Refused together with what is proven: at least one of them is a culprit. */
  readonly suspects: readonly T[];
  /** Nothing is known of them yet. */
  readonly untried: readonly T[];
  readonly culprits: readonly T[];
  /** Requests so far: every draft tried, the first included, and every draft removed to make room for the next. */
  readonly requests: number;
  /** A draft with exactly what is proven stands. */
  readonly standing: boolean;
}

/** Requests for one refused review, found culprits or not. */
export const maxRequests = 20;

/** The search after the draft with all of `comments` was refused. */
export function startSearch<T>(comments: readonly T[]): RefusalSearch<T> {
  return caught({
    proven: [],
    suspects: comments,
    untried: [],
    culprits: [],
    requests: 1,
    standing: false,
  });
}

/** Half of the suspects; where there are none left, all that was not tried yet. */
function next<T>({ suspects, untried }: RefusalSearch<T>): readonly T[] {
  return suspects.length === 0 ? untried : suspects.slice(0, Math.ceil(suspects.length / 2));
}

/** A try costs a request and the removal of the draft before it; afterwards one more may be needed to publish. */
function isAffordable({ requests, standing }: RefusalSearch<unknown>): boolean {
  return requests + (standing ? 1 : 0) + 1 + 1 <= maxRequests;
}

/**
 * What to try besides all that is proven; undefined when everything is known or no more may be asked. Finds every
 * culprit among N comments in at most 2⌈log2 N⌉+2 requests each, the draft that is published included.
 */
export function nextTry<T>(search: RefusalSearch<T>): readonly T[] | undefined {
  const comments = next(search);
  return comments.length > 0 && isAffordable(search) ? comments : undefined;
}

/** What follows from the draft that `nextTry` asked for. */
export function narrowSearch<T>(search: RefusalSearch<T>, taken: boolean): RefusalSearch<T> {
  const tried = next(search);
  const bisecting = search.suspects.length > 0;
  const others = bisecting ? search.suspects.slice(tried.length) : [];
  const untried = bisecting ? search.untried : [];
  const requests = search.requests + (search.standing ? 2 : 1);
  return taken
    ? caught({
        ...search,
        proven: [...search.proven, ...tried],
        suspects: others,
        untried,
        requests,
        standing: true,
      })
    : caught({ ...search, suspects: tried, untried: [...others, ...untried], requests, standing: false });
}

/** A single suspect is the culprit: everything else in its draft is proven. */
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
  /** Comments that GitHub refused, or that could not be proven acceptable. */
  readonly refused: readonly DraftComment[];
}

/** GitHub's words for a misplaced comment change, so a refusal in unknown words may be about one as well. */
const refusalsOfComments: readonly string[] = ['GITHUB_COMMENTS_REFUSED', 'GITHUB_UNPROCESSABLE'];

function refusesComments(error: unknown): boolean {
  return error instanceof Failure && refusalsOfComments.includes(error.code);
}

/** A draft that was taken, and what was still to be found out then. */
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
 * Creates the draft with as many of its comments as GitHub takes: where it refuses them all without naming one,
 * the culprits are searched for. Whatever is tried on the way is removed again, or is the draft.
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
