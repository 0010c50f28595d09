import { ApiError, notFound } from '../errors.ts';
import { objectId, type TreeEntry } from '../git-objects.ts';
import type { Repository } from '../model/repository.ts';
import { paginate } from '../pagination.ts';
import { type Answer, type RepositoryRequest, type Route, repositoryRoute } from '../router.ts';
import { commitView } from './commit-view.ts';
import { commitOf, orNotFound } from './lookup.ts';
import { fileView } from './pull-view.ts';
import { diffAnswer, wantsDiff, withinBytes } from './pulls.ts';

const read = [{ contents: 'read' }] as const;
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
/** Above this the contents endpoint gives text only to those who ask for it raw. */
const inlineBytes = 1_000_000;

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

  repositoryRoute('GET /commits/{ref}', read, (request) => {
    const { repository, world } = request;
    const oid = commitOf(request, request.parameters['ref'] ?? '');
    const comparison = repository.compared(repository.bare.resolve(`${oid}^`) ?? emptyTree, oid);
    if (wantsDiff(request.accept)) return diffAnswer(comparison, world.limits);
    if (request.accept.includes('vnd.github.sha')) {
      return {
        status: 200,
        raw: { type: 'application/vnd.github.sha; charset=utf-8', bytes: Buffer.from(oid) },
      };
    }
    const { items, headers } = paginate(request, comparison.files.slice(0, world.limits.listedFiles), 300);
    const additions = comparison.files.reduce((sum, file) => sum + file.additions, 0);
    const deletions = comparison.files.reduce((sum, file) => sum + file.deletions, 0);
    const json = {
      ...commitView(repository, oid),
      stats: { additions, deletions, total: additions + deletions },
      files: items.map((file) => fileView(repository, oid, file)),
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

  repositoryRoute('GET /contents/{path}', read, (request) => {
    const { repository, parameters, query } = request;
    const path = parameters['path'] ?? '';
    const commit = commitOf(request, query['ref'] ?? repository.defaultBranch);
    const found = repository.bare.entries(commit, true).find((entry) => entry.path === path);
    const entry = orNotFound(found);
    if (entry.type === 'tree') return directoryAnswer(request, commit, path);
    return fileAnswer(request, commit, entry);
  }),
];

function fileAnswer(
  request: RepositoryRequest,
  commit: string,
  entry: TreeEntry & { readonly size: number | undefined },
): Answer {
  const { repository } = request;
  const links = contentLinks(repository, commit, entry);
  if (entry.type === 'commit') {
    return { status: 200, json: { ...links, type: 'submodule', submodule_git_url: null } };
  }
  const content = repository.bare.blob(entry.oid);
  if (wantsRaw(request.accept)) return rawAnswer(content);
  if (entry.mode === '120000') {
    return { status: 200, json: { ...links, type: 'symlink', target: content.toString('utf8') } };
  }
  const inline = content.length <= inlineBytes;
  const body = inline ? wrappedBase64(content) : '';
  const json = { ...links, type: 'file', content: body, encoding: inline ? 'base64' : 'none' };
  return { status: 200, json };
}

function directoryAnswer(request: RepositoryRequest, commit: string, path: string): Answer {
  const { repository } = request;
  const folder = orNotFound(repository.bare.objectAt(`${commit}:${path}`));
  const entries = repository.bare
    .entries(folder.oid)
    .map((entry) => ({ ...entry, path: `${path}/${entry.path}` }));
  const json = entries.map((entry) => ({
    ...contentLinks(repository, commit, entry),
    type: entry.type === 'tree' ? 'dir' : entry.type === 'commit' ? 'submodule' : 'file',
  }));
  return { status: 200, json };
}

function contentLinks(
  repository: Repository,
  commit: string,
  entry: TreeEntry & { readonly size: number | undefined },
) {
  const path = entry.path.split('/').map(encodeURIComponent).join('/');
  const url = `${repository.apiUrl}/contents/${path}?ref=${commit}`;
  const git = `${repository.apiUrl}/git/${entry.type === 'tree' ? 'trees' : 'blobs'}/${entry.oid}`;
  const html = `${repository.htmlUrl}/${entry.type === 'tree' ? 'tree' : 'blob'}/${commit}/${path}`;
  return {
    name: entry.path.split('/').at(-1) ?? '',
    path: entry.path,
    sha: entry.oid,
    size: entry.size ?? 0,
    url,
    html_url: html,
    git_url: git,
    download_url: entry.type === 'blob' ? `${repository.htmlUrl}/raw/${commit}/${path}` : null,
    _links: { self: url, git, html },
  };
}

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
