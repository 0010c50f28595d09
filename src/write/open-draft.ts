import { Failure } from '../model/failure.ts';
import type { DraftComment, DraftRequest } from '../model/write-plan.ts';
import type { CreatedDraft, Publisher } from './publisher.ts';
import { learn, nextTry, type RefusalSearch, startSearch } from './refusal-search.ts';

export interface DraftOrder {
  readonly key: string;
  readonly request: DraftRequest;
}

export interface OpenedDraft {
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

async function tryOnce({ known, draft }: Search, tried: readonly DraftComment[], to: Ways): Promise<Search> {
  if (draft !== undefined) await to.remove(draft);
  try {
    return { draft: await to.create([...known.proven, ...tried]), known: learn(known, true) };
  } catch (error) {
    if (!refusesComments(error)) throw error;
    return { known: learn(known, false) };
  }
}

interface Ways {
  readonly create: Create;
  readonly remove: (draft: CreatedDraft) => Promise<void>;
}

async function searchRefused(comments: readonly DraftComment[], ways: Ways): Promise<OpenedDraft> {
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
