import { notFound } from '../errors.ts';
import { objectId } from '../git-objects.ts';
import type { PullRequest } from '../model/pull-request.ts';
import type { Review } from '../model/review.ts';
import type { RepositoryRequest } from '../router.ts';

export function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw notFound();
  return found;
}

/** The one that a number in the path names, as `issue_number`; a 404 where there is none. */
export function named<T extends { readonly id: number } | { readonly number: number }>(
  { parameters }: RepositoryRequest,
  parameter: string,
  all: readonly T[],
): T {
  const number = Number(parameters[parameter]);
  const isNamed = (one: T) => ('number' in one ? one.number : one.id) === number;
  return orNotFound(all.find(isNamed));
}

export function pullOf(request: RepositoryRequest): PullRequest {
  return named(request, 'pull_number', request.repository.pulls);
}

export function reviewOf(request: RepositoryRequest): Review {
  const { account } = request.token;
  const visible = pullOf(request).reviews.filter((review) => review.visibleTo(account));
  return named(request, 'review_id', visible);
}

/** The commit of a branch, tag, ref or id in the path or query. */
export function commitOf({ repository: { bare } }: RepositoryRequest, revision = ''): string {
  // GitHub takes no branch whose name looks like an id.
  const branch = objectId.test(revision) ? undefined : bare.resolve(`refs/heads/${revision}`);
  return orNotFound(branch ?? bare.resolve(revision));
}
