import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Repository } from './github/model/repository.ts';
import { githubApi } from './github/openapi.ts';
import { apiRoot, parseBody } from './github/server.ts';
import type { GitHubStandIn } from './github/stand-in.ts';

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
export function addAuthorRequests(github: GitHubStandIn, repository: Repository, author: string): void {
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
