import { z } from 'zod';
import { ApiError, forbidden, notFound, validationFailed } from '../errors.ts';
import { objectId } from '../git-objects.ts';
import { addComment } from '../model/conversation.ts';
import { refuseIfLocked } from '../reviewing.ts';
import { list, ok, type RepositoryRequest, type Route, repositoryRoute } from '../router.ts';
import { commitOf, named, orNotFound } from './lookup.ts';
import { withinBytes } from './pulls.ts';
import { commitView, fileView } from './views.ts';

const read = [{ contents: 'read' }] as const;

export const repositoryRoutes: readonly Route[] = [
  repositoryRoute('GET ', [], ({ repository }) => ok(repository)),

  repositoryRoute('GET /collaborators/{username}/permission', [], ({ world, repository, parameters }) => {
    const user = orNotFound(world.accounts.find(parameters['username'] ?? ''));
    const role = repository.roleOf(user) ?? 'none';
    // The older key knows four of the five roles.
    const older = new Map([
      ['maintain', 'write'],
      ['triage', 'read'],
    ]);
    const { login, id, nodeId, type } = user;
    return ok({
      permission: older.get(role) ?? role,
      role_name: role,
      user: { login, id, node_id: nodeId, type, role_name: role },
    });
  }),

  repositoryRoute('GET /branches/{branch}', read, ({ repository, parameters }) => {
    const name = parameters['branch'] ?? '';
    const tip = orNotFound(repository.bare.resolve(`refs/heads/${name}`));
    return ok({ name, commit: commitView(repository, tip), protected: repository.rules.length > 0 });
  }),

  repositoryRoute('GET /rules/branches/{branch}', [], ({ repository: { rules, fullName } }) => {
    const source = { ruleset_id: 1, ruleset_source_type: 'Repository', ruleset_source: fullName };
    return ok(rules.map((rule) => ({ ...rule, ...source })));
  }),

  // Administrators of the repository alone may read it.
  repositoryRoute('GET /actions/permissions/workflow', [], ({ repository, token }) => {
    const isAdmin = token.kind === 'user' && repository.roleOf(token.account) === 'admin';
    if (!isAdmin) throw forbidden('Resource not accessible by integration');
    return ok({
      default_workflow_permissions: 'read',
      can_approve_pull_request_reviews: repository.settings.actionsMayApprove,
    });
  }),

  repositoryRoute('GET /compare/{basehead}', read, (request) => {
    const { repository, world, parameters, query } = request;
    const { comparedFiles, pagePatchBytes } = world.limits;
    const [base, head] = parameters['basehead']?.split('...') ?? [];
    const [from, to] = [commitOf(request, base), commitOf(request, head)];
    const mergeBase = orNotFound(repository.mergeBase(from, to));
    const ahead = repository.bare.commitsBetween(from, to);
    const behind = repository.bare.commitsBetween(to, from).length;
    // All files are on the first page.
    const isFirst = (query['page'] ?? '1') === '1';
    const files = repository.compared(mergeBase, to).files.slice(0, isFirst ? comparedFiles : 0);
    return list(request, ahead, (page) => ({
      base_commit: commitView(repository, from),
      merge_base_commit: commitView(repository, mergeBase),
      status: compareStatus(ahead.length, behind),
      ahead_by: ahead.length,
      behind_by: behind,
      total_commits: ahead.length,
      commits: page.map((oid) => commitView(repository, oid)),
      files: withinBytes(files, pagePatchBytes).map((file) => fileView(repository, file)),
    }));
  }),

  repositoryRoute('GET /git/blobs/{file_sha}', read, ({ repository, parameters, accept }) => {
    const sha = parameters['file_sha'] ?? '';
    const found = objectId.test(sha) ? repository.bare.objectAt(sha) : undefined;
    // Only the exact bytes are known here.
    if (found?.type !== 'blob' || !/application\/vnd\.github\.(v3\.)?raw/.test(accept)) throw notFound();
    const type = 'application/vnd.github.raw; charset=utf-8';
    return { status: 200, raw: { type, bytes: found.content } };
  }),

  repositoryRoute('GET /git/trees/{tree_sha}', read, ({ repository, parameters, query }) => {
    const tree = orNotFound(repository.bare.resolve(parameters['tree_sha'] ?? '', 'tree'));
    const entries = repository.bare.entries(tree, query['recursive'] !== undefined);
    return ok({
      sha: tree,
      tree: entries.map(({ oid, ...entry }) => ({ ...entry, sha: oid })),
      truncated: false,
    });
  }),
];

function compareStatus(ahead: number, behind: number): string {
  if (ahead === 0) return behind === 0 ? 'identical' : 'behind';
  return behind === 0 ? 'ahead' : 'diverged';
}

const readRuns = [{ actions: 'read' }] as const;

export const actionsRoutes: readonly Route[] = [
  repositoryRoute('GET /actions/runs/{run_id}/artifacts', readRuns, (request) => {
    const { repository, query } = request;
    const run = named(request, 'run_id', repository.workflowRuns);
    const found = repository.artifacts.filter(
      (artifact) => artifact.run === run && (query['name'] ?? artifact.name) === artifact.name,
    );
    return list(request, found, (page) => ({
      total_count: found.length,
      artifacts: page.map(({ id, name, zip, expired, createdAt }) => ({
        id,
        name,
        size_in_bytes: zip.length,
        expired,
        created_at: createdAt,
        workflow_run: { id: run.id, head_branch: run.headBranch, head_sha: run.headSha },
      })),
    }));
  }),

  repositoryRoute('GET /actions/artifacts/{artifact_id}/{archive_format}', readRuns, (request) => {
    const { id, expired } = named(request, 'artifact_id', request.repository.artifacts);
    if (expired) throw new ApiError(410, 'Artifact has expired');
    return { status: 302, headers: { location: `${request.world.urls.server}/_artifacts/${id}.zip` } };
  }),
];

/** Bytes of UTF-8, whatever the message calls them. */
const commentBytes = 65_536;

const readIssues = [{ issues: 'read' }, { 'pull-requests': 'read' }] as const;
const writeIssues = [{ issues: 'write' }, { 'pull-requests': 'write' }] as const;

const Body = z.object({ body: z.string() });

const NewIssue = z.object({ title: z.string(), body: z.string().default('') });

export const issueRoutes: readonly Route[] = [
  // Pull requests are listed as issues, newest first.
  repositoryRoute('GET /issues', [{ issues: 'read' }], (request) => {
    const { state = 'open', since = '' } = request.query;
    const { issues, pulls } = request.repository;
    const found = [...issues, ...pulls]
      .filter((issue) => state === 'all' || issue.state === state)
      .filter((issue) => issue.updatedAt >= since)
      .toSorted((a, b) => b.number - a.number);
    return list(request, found);
  }),

  repositoryRoute('POST /issues', [{ issues: 'write' }], (request) => {
    const { title, body } = NewIssue.parse(request.body);
    if (title.trim() === '' || title.length > 256 || Buffer.byteLength(body) > commentBytes)
      throw validationFailed([{ resource: 'Issue', code: 'invalid', field: 'title' }]);
    const { login: author } = request.token.account;
    return { status: 201, json: request.repository.openIssue({ title, body, author }) };
  }),

  repositoryRoute('GET /issues/{issue_number}', readIssues, (request) => ok(issueOf(request))),

  repositoryRoute('GET /issues/{issue_number}/comments', readIssues, (request) => {
    const { since = '' } = request.query;
    const { comments } = issueOf(request);
    return list(
      request,
      comments.filter((comment) => comment.updatedAt >= since),
    );
  }),

  repositoryRoute('POST /issues/{issue_number}/comments', writeIssues, (request) => {
    const conversation = issueOf(request);
    const { account } = request.token;
    refuseIfLocked(conversation, account);
    return { status: 201, json: addComment(conversation, account, readBody(request.body)) };
  }),

  repositoryRoute('DELETE /issues/comments/{comment_id}', writeIssues, (request) => {
    const { repository, token } = request;
    const all = [...repository.pulls, ...repository.issues].flatMap(({ comments }) => comments);
    const comment = named(request, 'comment_id', all);
    const mayDelete = token.kind === 'user' && repository.mayWrite(token.account);
    if (comment.author !== token.account && !mayDelete) throw forbidden('Must be the author of the comment.');
    const { comments } = comment.conversation;
    comments.splice(comments.indexOf(comment), 1);
    return { status: 204 };
  }),
];

function issueOf(request: RepositoryRequest) {
  const { issues, pulls } = request.repository;
  return named(request, 'issue_number', [...issues, ...pulls]);
}

function readBody(json: unknown): string {
  const { body } = Body.parse(json);
  const isTooLong = Buffer.byteLength(body) > commentBytes;
  if (!isTooLong && body.trim() !== '') return body;
  const tooLong = `Body is too long (maximum is ${commentBytes} characters)`;
  const message = isTooLong ? tooLong : "Body can't be blank";
  throw validationFailed([{ resource: 'IssueComment', code: 'unprocessable', field: 'data', message }]);
}
