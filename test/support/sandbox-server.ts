import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { Repository } from './github/model/repository.ts';
import { githubApi } from './github/openapi.ts';
import type { GitHubStandIn } from './github/stand-in.ts';

const Tree = z.object({
  base_tree: z.string(),
  tree: z.array(z.object({ path: z.string(), content: z.string() })),
});
const Commit = z.object({ message: z.string(), tree: z.string(), parents: z.tuple([z.string()]) });
const Ref = z.object({ ref: z.string().optional(), sha: z.string() });
const NewPull = z.object({ base: z.string(), head: z.string() });

/** Changes the answer to a request, as a GitHub would that differs from the stand-in. */
type Distort = (request: { readonly method: string; readonly path: string }, text: string) => string;

/**
 * The stand-in with what an author does over the API in addition: commits, branches, opening and closing pull
 * requests. Closed with the stand-in's own `close` after `server.close`.
 */
export async function serveSandbox(
  github: GitHubStandIn,
  repository: Repository,
  options: { readonly author: string; readonly distort?: Distort },
) {
  const trees = new Map<string, z.infer<typeof Tree>>();
  const { git } = repository;
  const root = `/api/v3/repos/${repository.fullName}`;
  const branchOf = (path: string) => path.replace(/^.*refs\/heads\//, '');
  const moveBranch = (name: string, sha: string) => {
    git.restart(name, sha);
    repository.push(name);
  };
  const own: Readonly<Record<string, (body: unknown, path: string) => readonly [number, unknown]>> = {
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
    'PATCH /git/refs': (body, path) => {
      moveBranch(branchOf(path), Ref.parse(body).sha);
      return [200, {}];
    },
    'DELETE /git/refs': (_, path) => {
      repository.bare.setRef(`refs/heads/${branchOf(path)}`, undefined);
      return [204, ''];
    },
    'POST /pulls': (body) => {
      const { base, head } = NewPull.parse(body);
      const pull = repository.openPullRequest({ base, head, author: options.author });
      return [201, githubApi().completeSchema('pull-request', pull)];
    },
    'PATCH /pulls': (_, path) => {
      const pull = repository.pulls.find(({ number }) => path.endsWith(`/${number}`));
      if (pull !== undefined) pull.state = 'closed';
      return [200, {}];
    },
  };

  const server = createServer((message, response) => {
    const { method = 'GET', url = '' } = message;
    void (async () => {
      const body = await readBody(message);
      const path = url.replace(root, '').replace(/\?.*$/, '');
      const name = `${method} ${path.replace(/^(\/git\/[a-z]+|\/pulls)(\/.*)?$/, '$1')}`;
      const handler = method === 'POST' && /\/pulls\/./.test(path) ? undefined : own[name];
      if (handler !== undefined) {
        const [status, json] = handler(JSON.parse(body || '{}'), path);
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(json === '' ? '' : rewritten(JSON.stringify(json)));
        return;
      }
      const headers = Object.fromEntries(
        ['authorization', 'accept', 'content-type'].flatMap((each) => {
          const value = message.headers[each];
          return typeof value === 'string' ? [[each, value]] : [];
        }),
      );
      const sent = body === '' ? {} : { body };
      const answer = await fetch(`${github.serverUrl}${url}`, {
        method,
        headers,
        redirect: 'manual',
        ...sent,
      });
      const text = await answer.text();
      const kept = [...answer.headers].filter(
        ([key]) => !/^(?:content-length|connection|transfer)/.test(key),
      );
      response.writeHead(
        answer.status,
        Object.fromEntries(kept.map(([key, value]) => [key, rewritten(value)])),
      );
      response.end(rewritten(options.distort?.({ method, path }, text) ?? text));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const url = `http://127.0.0.1:${address.port}`;
  const rewritten = (text: string) => text.replaceAll(github.serverUrl, url);
  return {
    url,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
