import { z } from 'zod';
import type { ChangedFile, Comparison } from '../comparison.ts';
import { ApiError } from '../errors.ts';
import type { Limits } from '../model/world.ts';
import { requestReviews } from '../reviewing.ts';
import { type Answer, paginate, type Route, repositoryRoute } from '../router.ts';
import { pullOf } from './lookup.ts';
import { commitView, fileView, presentUser, pullView, simplePullView } from './views.ts';

const read = [{ 'pull-requests': 'read' }] as const;
const write = [{ 'pull-requests': 'write' }] as const;

const ReviewRequest = z.object({ reviewers: z.array(z.string()).default([]) });

export const pullRoutes: readonly Route[] = [
  repositoryRoute('GET /pulls', read, (request) => {
    const { state = 'open', base, head, direction = 'desc' } = request.query;
    const pulls = request.repository.pulls
      .filter((pull) => state === 'all' || pull.state === state)
      .filter((pull) => base === undefined || pull.baseBranch === base)
      .filter((pull) => head === undefined || head === `${pull.headOwner.login}:${pull.headBranch}`);
    const ordered = direction === 'desc' ? pulls.toReversed() : pulls;
    const { items, headers } = paginate(request, ordered.map(simplePullView));
    return { status: 200, json: items, headers };
  }),

  repositoryRoute('GET /pulls/{pull_number}', read, (request) => {
    const pull = pullOf(request);
    if (!wantsDiff(request.accept)) return { status: 200, json: pullView(pull) };
    return diffAnswer(pull.comparison(), request.world.limits);
  }),

  repositoryRoute('GET /pulls/{pull_number}/files', read, (request) => {
    const pull = pullOf(request);
    // The list simply ends here; only the pull request's `changed_files` tells.
    const listed = pull.comparison().files.slice(0, request.world.limits.listedFiles);
    const { items, headers } = paginate(request, listed);
    const files = withinBytes(items, request.world.limits.pagePatchBytes);
    return {
      status: 200,
      json: files.map((file) => fileView(request.repository, file)),
      headers,
    };
  }),

  repositoryRoute('GET /pulls/{pull_number}/commits', read, (request) => {
    const { items, headers } = paginate(request, pullOf(request).commits().slice(0, 250));
    return { status: 200, json: items.map((oid) => commitView(request.repository, oid)), headers };
  }),

  repositoryRoute('GET /pulls/{pull_number}/requested_reviewers', read, (request) => {
    const users = pullOf(request).requestedReviewers.map(presentUser);
    return { status: 200, json: { users, teams: [] } };
  }),

  repositoryRoute('POST /pulls/{pull_number}/requested_reviewers', write, (request) => {
    const pull = pullOf(request);
    const { reviewers } = ReviewRequest.parse(request.body);
    requestReviews(pull, reviewers);
    return { status: 201, json: simplePullView(pull) };
  }),
];

/** One answer's files: those after so many bytes of patches come without theirs (observed). */
export function withinBytes(files: readonly ChangedFile[], limit: number): readonly ChangedFile[] {
  let bytesLeft = limit;
  return files.map((file) => {
    bytesLeft -= Buffer.byteLength(file.patch ?? '');
    return bytesLeft < 0 ? { ...file, patch: undefined } : file;
  });
}

function wantsDiff(accept: string): boolean {
  return /application\/vnd\.github\.(v3\.)?diff/.test(accept);
}

/** A whole diff as text, unless it is over one of the three ceilings. */
function diffAnswer(comparison: Comparison, limits: Limits): Answer {
  const { files, lineCount, text } = comparison;
  if (files.length > limits.diffFiles) throw tooLarge(`the maximum number of files (${limits.diffFiles})`);
  if (lineCount > limits.diffLines) throw tooLarge(`the maximum number of lines (${limits.diffLines})`);
  if (text.length > limits.diffBytes) throw tooLarge(`the maximum size (${limits.diffBytes} bytes)`);
  return { status: 200, raw: { type: 'application/vnd.github.diff; charset=utf-8', bytes: text } };
}

function tooLarge(maximum: string): ApiError {
  return new ApiError(406, `Sorry, the diff exceeded ${maximum}.`, {
    errors: [{ resource: 'PullRequest', field: 'diff', code: 'too_large' }],
  });
}
