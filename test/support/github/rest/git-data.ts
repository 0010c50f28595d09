import { notFound } from '../errors.ts';
import { objectId } from '../git-objects.ts';
import type { Repository } from '../model/repository.ts';
import { paginate } from '../pagination.ts';
import { type Route, repositoryRoute } from '../router.ts';
import { commitOf, orNotFound } from './lookup.ts';
import { fileView } from './pull-view.ts';
import { withinBytes } from './pulls.ts';
import { commitView } from './repository-view.ts';

const read = [{ contents: 'read' }] as const;

export const gitDataRoutes: readonly Route[] = [
  repositoryRoute('GET /compare/{basehead}', read, (request) => {
    const { repository, world } = request;
    const [base = '', head = ''] = (request.parameters['basehead'] ?? '').split('...');
    const from = commitOf(request, base);
    const to = commitOf(request, head);
    const mergeBase = orNotFound(repository.mergeBase(from, to));
    const comparison = repository.compared(mergeBase, to);
    const ahead = repository.bare.commitsBetween(from, to);
    const behind = repository.bare.commitsBetween(to, from);
    const { items, headers } = paginate(request, ahead, 250);
    const compared = comparison.files.slice(0, world.limits.comparedFiles);
    const files = withinBytes(compared, world.limits.pagePatchBytes);
    const json = {
      base_commit: commitView(repository, from),
      merge_base_commit: commitView(repository, mergeBase),
      status: compareStatus(ahead.length, behind.length),
      ahead_by: ahead.length,
      behind_by: behind.length,
      total_commits: ahead.length,
      commits: items.map((oid) => commitView(repository, oid)),
      // All files are on the first page.
      files: (request.query['page'] ?? '1') === '1' ? files.map((file) => fileView(repository, file)) : [],
    };
    return { status: 200, json, headers };
  }),

  repositoryRoute('GET /git/blobs/{file_sha}', read, (request) => {
    const { repository, parameters } = request;
    const oid = objectOf(repository, parameters['file_sha'] ?? '', 'blob');
    const content = repository.bare.blob(oid);
    // Only the exact bytes are known here.
    if (!/application\/vnd\.github\.(v3\.)?raw/.test(request.accept)) throw notFound();
    return {
      status: 200,
      raw: { type: 'application/vnd.github.raw; charset=utf-8', bytes: content },
    };
  }),

  repositoryRoute('GET /git/trees/{tree_sha}', read, (request) => {
    const { repository, parameters, query } = request;
    const tree = orNotFound(repository.bare.resolve(parameters['tree_sha'] ?? '', 'tree'));
    const entries = repository.bare.entries(tree, query['recursive'] !== undefined);
    const json = {
      sha: tree,
      tree: entries.map(({ path, mode, type, oid, size }) => ({
        path,
        mode,
        type,
        sha: oid,
        ...(size === undefined ? {} : { size }),
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
