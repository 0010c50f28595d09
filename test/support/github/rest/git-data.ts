import { ApiError, notFound } from '../errors.ts';
import { objectId } from '../git-objects.ts';
import type { Repository } from '../model/repository.ts';
import { paginate } from '../pagination.ts';
import { type Answer, type Route, repositoryRoute } from '../router.ts';
import { commitView } from './commit-view.ts';
import { commitOf, orNotFound } from './lookup.ts';
import { fileView } from './pull-view.ts';
import { diffAnswer, wantsDiff, withinBytes } from './pulls.ts';

const read = [{ contents: 'read' }] as const;

export const gitDataRoutes: readonly Route[] = [
  repositoryRoute('GET /compare/{basehead}', read, (request) => {
    const { repository, world } = request;
    const [base = '', head = ''] = (request.parameters['basehead'] ?? '').split('...');
    const from = commitOf(request, base);
    const to = commitOf(request, withoutOwner(head));
    const mergeBase = orNotFound(repository.mergeBase(from, to));
    const comparison = repository.compared(mergeBase, to);
    if (wantsDiff(request.accept)) return diffAnswer(comparison, world.limits);
    const ahead = repository.bare.commitsBetween(from, to);
    const behind = repository.bare.commitsBetween(to, from);
    const { items, headers } = paginate(request, ahead, 250);
    const compared = comparison.files.slice(0, world.limits.comparedFiles);
    const files = withinBytes(compared, world.limits.pagePatchBytes);
    const html = `${repository.htmlUrl}/compare/${base}...${head}`;
    const json = {
      url: request.url,
      html_url: html,
      permalink_url: html,
      diff_url: `${html}.diff`,
      patch_url: `${html}.patch`,
      base_commit: commitView(repository, from),
      merge_base_commit: commitView(repository, mergeBase),
      status: compareStatus(ahead.length, behind.length),
      ahead_by: ahead.length,
      behind_by: behind.length,
      total_commits: ahead.length,
      commits: items.map((oid) => commitView(repository, oid)),
      // All files stand on the first page.
      files:
        (request.query['page'] ?? '1') === '1' ? files.map((file) => fileView(repository, to, file)) : [],
    };
    return { status: 200, json, headers };
  }),

  repositoryRoute('GET /git/blobs/{file_sha}', read, (request) => {
    const { repository, parameters } = request;
    const oid = objectOf(repository, parameters['file_sha'] ?? '', 'blob');
    const content = repository.bare.blob(oid);
    if (wantsRaw(request.accept)) return rawAnswer(content);
    const json = {
      sha: oid,
      node_id: `B_kwDO${oid}`,
      size: content.length,
      url: `${repository.apiUrl}/git/blobs/${oid}`,
      content: wrappedBase64(content),
      encoding: 'base64',
    };
    return { status: 200, json };
  }),

  repositoryRoute('GET /git/trees/{tree_sha}', read, (request) => {
    const { repository, parameters, query } = request;
    const tree = orNotFound(repository.bare.resolve(parameters['tree_sha'] ?? '', 'tree'));
    const entries = repository.bare.entries(tree, query['recursive'] !== undefined);
    const json = {
      sha: tree,
      url: `${repository.apiUrl}/git/trees/${tree}`,
      tree: entries.map(({ path, mode, type, oid, size }) => ({
        path,
        mode,
        type,
        sha: oid,
        ...(size === undefined ? {} : { size }),
        ...(type === 'commit' ? {} : { url: `${repository.apiUrl}/git/${type}s/${oid}` }),
      })),
      truncated: false,
    };
    return { status: 200, json };
  }),
];

function objectOf(repository: Repository, revision: string, type: string): string {
  const found = objectId.test(revision) ? repository.bare.objectAt(revision) : undefined;
  if (found?.type !== type) throw notFound();
  return found.oid;
}

function compareStatus(ahead: number, behind: number): string {
  if (ahead === 0) return behind === 0 ? 'identical' : 'behind';
  return behind === 0 ? 'ahead' : 'diverged';
}

/** `owner:branch`; all forks' commits can be reached here by id only. */
function withoutOwner(revision: string): string {
  if (revision === '') throw new ApiError(404, 'Not Found');
  return revision.slice(revision.indexOf(':') + 1);
}

function wantsRaw(accept: string): boolean {
  return /application\/vnd\.github\.(v3\.)?raw/.test(accept);
}

function rawAnswer(bytes: Buffer): Answer {
  return { status: 200, raw: { type: 'application/vnd.github.raw; charset=utf-8', bytes } };
}

/** As GitHub sends it: lines of 60 characters. */
function wrappedBase64(content: Buffer): string {
  return content.toString('base64').replace(/.{1,60}/g, '$&\n');
}
