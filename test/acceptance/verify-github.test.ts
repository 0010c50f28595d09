import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { verifyGitHub } from '../../scripts/verify-github/verify.ts';
import { publishing } from '../support/github/demo.ts';
import { editComment } from '../support/github/model/conversation.ts';
import type { Repository } from '../support/github/model/repository.ts';
import { githubApi } from '../support/github/openapi.ts';
import { apiRoot, parseBody } from '../support/github/server.ts';
import { type GitHubStandIn, startGitHub } from '../support/github/stand-in.ts';
import { projectRoot, runBlock, shellBlocks } from '../support/page-blocks.ts';
import { runMain, temporaryFolder } from '../support/runner.ts';

const Tree = z.object({
  base_tree: z.string(),
  tree: z.array(z.object({ path: z.string(), content: z.string() })),
});
const Commit = z.object({ message: z.string(), tree: z.string(), parents: z.tuple([z.string()]) });
const Ref = z.object({ ref: z.string().optional(), sha: z.string() });
const NewPull = z.object({ base: z.string(), head: z.string() });

/** Gives the status and the JSON of the answer; `rest` is what follows the name of the request in its path. */
type Handler = (body: unknown, rest: string) => readonly [number, unknown?];

/** What an author does over the API, which the stand-in lacks: commits, branches, opening and closing pull requests. */
function addAuthorRequests(github: GitHubStandIn, repository: Repository, author: string): void {
  const trees = new Map<string, z.infer<typeof Tree>>();
  const { git, bare } = repository;
  const branchOf = (path: string) => path.replace(/^.*heads\//, '');
  const moveBranch = (name: string, sha: string) => {
    git.restart(name, sha);
    repository.push(name);
  };
  const handlers: Readonly<Record<string, Handler>> = {
    'POST /git/trees': (body) => {
      const sha = `tree-${trees.size}`;
      trees.set(sha, Tree.parse(body));
      return [201, { sha }];
    },
    'POST /git/commits': (body) => {
      const { message, tree, parents } = Commit.parse(body);
      const files = trees.get(tree)?.tree.map(({ path, content }) => [path, content] as const) ?? [];
      git.restart('verify-commit', parents[0]).writeAll(Object.fromEntries(files));
      return [201, { sha: git.commit(message) }];
    },
    'POST /git/refs': (body) => {
      const { ref = '', sha } = Ref.parse(body);
      moveBranch(branchOf(ref), sha);
      return [201, {}];
    },
    'PATCH /git/refs/': (body, rest) => {
      moveBranch(branchOf(rest), Ref.parse(body).sha);
      return [200, {}];
    },
    'DELETE /git/refs/': (_, rest) => {
      bare.setRef(`refs/heads/${branchOf(rest)}`, undefined);
      return [204];
    },
    'POST /pulls': (body) => {
      const { base, head } = NewPull.parse(body);
      const pull = repository.openPullRequest({ base, head, author });
      return [201, githubApi().completeSchema('pull-request', pull)];
    },
    'PUT /pulls/': (_, rest) => {
      const pull = repository.pulls.find(({ number }) => rest === `${number}/merge`);
      return [200, { merged: true, sha: pull?.merge() }];
    },
    'PATCH /issues/comments/': (body, rest) => {
      const comment = repository.pulls.flatMap(({ comments }) => comments).find(({ id }) => rest === `${id}`);
      if (comment === undefined) return [404, {}];
      editComment(
        comment,
        repository.world.accounts.named(author),
        z.object({ body: z.string() }).parse(body).body,
      );
      return [200, githubApi().completeSchema('issue-comment', comment)];
    },
    'PATCH /issues/': (_, rest) => {
      const issue = repository.issues.find(({ number }) => rest === `${number}`);
      if (issue !== undefined) issue.state = 'closed';
      return [200, {}];
    },
    'PATCH /pulls/': (_, rest) => {
      const pull = repository.pulls.find(({ number }) => rest === `${number}`);
      if (pull !== undefined) pull.state = 'closed';
      return [200, {}];
    },
  };
  const answer = async (
    handler: Handler,
    rest: string,
    message: IncomingMessage,
    response: ServerResponse,
  ) => {
    const [status, json] = handler(parseBody(await text(message)), rest);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  };
  const root = `${apiRoot}/repos/${repository.fullName}`;
  github.intercept = (message, response) => {
    const request = `${message.method} ${message.url?.replace(root, '')}`;
    const isMeant = (name: string) => (name.endsWith('/') ? request.startsWith(name) : request === name);
    const [name, handler] = Object.entries(handlers).find(([each]) => isMeant(each)) ?? [];
    if (name === undefined || handler === undefined) return false;
    void answer(handler, request.slice(name.length), message, response);
    return true;
  };
}

/** A sandbox repository, and the tokens with which everything is tried: an app's, an author's, one that may only read. */
async function startSandbox() {
  // GitHub's times have whole seconds and a run here takes less: what follows another has to be later.
  let time = Date.now();
  const now = () => {
    time += 1000;
    return new Date(time);
  };
  const github = await startGitHub({ now });
  onTestFinished(() => github.close());
  const files = { 'README.md': 'A sandbox.\n' };
  const repository = github.createRepository({ owner: 'octo', name: 'sandbox', files });
  repository.collaborators.set('alice', 'admin');
  repository.collaborators.set('carol', 'write');
  addAuthorRequests(github, repository, 'alice');
  const readOnly = { contents: 'read', 'pull-requests': 'read', issues: 'read', checks: 'read' } as const;
  const tokens = {
    token: github.issueToken({ repository, permissions: publishing }),
    authorToken: github.issueToken({ login: 'alice', kind: 'user' }),
    approverToken: github.issueToken({ login: 'carol', kind: 'user' }),
    readToken: github.issueToken({ repository, permissions: readOnly }),
  };
  return { github, repository, tokens };
}

it('the command of the page confirms every assumption about the stand-in, and removes its data', async () => {
  const { github, repository, tokens } = await startSandbox();
  const [command = ''] = shellBlocks('docs/verify-github.md');
  const block = command
    .replace('PR_VERDICT_TOKEN=…', `PR_VERDICT_TOKEN=${tokens.token}`)
    .replace('OWNER/SANDBOX', 'octo/sandbox');
  const env = {
    HOME: temporaryFolder('home'),
    PR_VERDICT_AUTHOR_TOKEN: tokens.authorToken,
    PR_VERDICT_APPROVER_TOKEN: tokens.approverToken,
    PR_VERDICT_READ_TOKEN: tokens.readToken,
    PR_VERDICT_WRITE_SPACING_MS: '0',
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_SERVER_URL: github.serverUrl,
  };
  const { stdout, status } = await runBlock(block, { dir: projectRoot }, env);

  const rows = stdout.split('\n').filter((line) => /^\| (?:differs|not tried) /.test(line));
  expect(rows).toEqual([
    expect.stringMatching(/^\| not tried .*request changes/),
    // The stand-in starts no workflow.
    expect.stringMatching(/^\| not tried .*A review starts a workflow/),
    expect.stringMatching(/^\| not tried .*A comment starts a workflow/),
    expect.stringMatching(/^\| not tried .*one group/),
    expect.stringMatching(/^\| not tried .*A check on a head/),
    expect.stringMatching(/^\| not tried .*merge queue/),
  ]);
  expect(status).toBe(0);
  expect(repository.pulls.map(({ state }) => state)).toEqual(['closed']);
  expect(repository.issues.map(({ state }) => state)).toEqual(['closed']);
  expect(repository.bare.branches().filter((name) => name.startsWith('pr-verdict-verify/'))).toEqual([]);
});

it('notices a GitHub that words a refusal differently and one that drops hidden text', async () => {
  const { github, tokens } = await startSandbox();
  const { apiUrl, graphqlUrl, serverUrl } = github;
  const send = fetch;
  let isAction = false;
  vi.stubGlobal('fetch', async (...[url, init]: Parameters<typeof fetch>) => {
    const response = await send(url, init);
    if (response.status === 204 || isAction) return response;
    const text = (await response.text())
      .replaceAll(/line (?:could not|must be part)/gi, 'row is not')
      .replaceAll(/<!--.*?-->/g, '');
    return new Response(text, response);
  });
  vi.stubEnv('PR_VERDICT_WRITE_SPACING_MS', '0');
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  const { token, ...others } = tokens;
  const findings = await verifyGitHub({
    access: { apiUrl, graphqlUrl, serverUrl, repository: 'octo/sandbox', token },
    ...{ ...others, id: 'test', pauseMs: 0, log: () => {} },
    startAction: async (env) => {
      isAction = true;
      const { exitCode, stdout: log } = await runMain(env);
      isAction = false;
      return { exitCode, log };
    },
  });

  const differing = findings.flatMap(({ claim, state }) => (state === 'differs' ? [claim] : []));
  expect(differing).toContain('A line outside the diff refuses the whole review');
  expect(differing).toContain('Comments and reviews are kept as they were sent, marks included');
});
