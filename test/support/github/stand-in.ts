import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Faults, Journal, type JournalEntry } from './journal.ts';
import { type NewRepository, Repository } from './model/repository.ts';
import { type Permissions, type Token, World, type WorldOptions } from './model/world.ts';
import { checkRoutes, statusRoutes } from './rest/checks.ts';
import { pullRoutes } from './rest/pulls.ts';
import { actionsRoutes, issueRoutes, repositoryRoutes } from './rest/repository.ts';
import { type Answer, Router } from './router.ts';
import { apiRoot, serve } from './server.ts';

type Hook = (request: JournalEntry) => void | Promise<void>;

export interface NewToken {
  /** What a workflow's or app's token is for. */
  readonly repository?: Repository;
  /** Default `github-actions[bot]` for a workflow; a person must be named. */
  readonly login?: string;
  readonly kind?: Token['kind'];
  readonly permissions?: Permissions;
}

/** A GitHub of one's own, on loopback; see {@link startGitHub}. */
export class GitHubStandIn {
  readonly world: World;
  readonly journal = new Journal();
  readonly faults = new Faults();
  /** Requests that GitHub's published contract does not allow, and answers of ours that break it. */
  readonly violations: string[] = [];
  readonly router = new Router([
    ...repositoryRoutes,
    ...pullRoutes,
    ...issueRoutes,
    ...checkRoutes,
    ...statusRoutes,
    ...actionsRoutes,
  ]);
  /** How each read was answered last, by all that it asked. */
  readonly answers = new Map<string, Answer>();
  /** Called before a request takes effect, and after it did, before it is answered. */
  readonly hooks: { readonly before: Hook[]; readonly after: Hook[] } = { before: [], after: [] };
  /** Answers a request in the stand-in's place where it returns true. */
  intercept: ((message: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  readonly #server: Server;

  constructor(server: Server, world: World) {
    this.#server = server;
    this.world = world;
  }

  /** `GITHUB_SERVER_URL`. */
  get serverUrl(): string {
    return this.world.urls.server;
  }

  /** `GITHUB_API_URL`. */
  get apiUrl(): string {
    return this.world.urls.api;
  }

  /** `GITHUB_GRAPHQL_URL`. */
  get graphqlUrl(): string {
    return `${this.serverUrl}/api/graphql`;
  }

  createRepository(options: NewRepository): Repository {
    const repository = new Repository(this.world, options);
    this.world.repositories.push(repository);
    return repository;
  }

  issueToken({ repository, login, kind = 'workflow', permissions = {} }: NewToken): string {
    const account = this.world.accounts.named(login ?? 'github-actions[bot]');
    return this.world.tokens.issue({ kind, account, repository, permissions }).secret;
  }

  /** Runs before a request takes effect, e.g. to push a new head between two requests. */
  beforeRequest(hook: Hook): void {
    this.hooks.before.push(hook);
  }

  /** Runs when a request took effect and is not answered yet. */
  afterRequest(hook: Hook): void {
    this.hooks.after.push(hook);
  }

  /** Fails a test whose requests were not ones that GitHub takes. */
  assertClean(): void {
    if (this.violations.length > 0)
      throw new Error(`GitHub would not have it:\n${this.violations.join('\n')}`);
  }

  /** Ends every open connection; those that hang with it. */
  dropConnections(): void {
    this.#server.closeAllConnections();
  }

  async close(): Promise<void> {
    this.dropConnections();
    this.#server.close();
    await once(this.#server, 'close');
    for (const repository of this.world.repositories) repository.dispose();
  }
}

/**
 * Starts a stand-in for GitHub: an HTTP server on loopback over real git repositories, that holds every request
 * and answer against GitHub's published API descriptions. Addresses are laid out as on GitHub Enterprise Server.
 */
export async function startGitHub(options: WorldOptions = {}): Promise<GitHubStandIn> {
  const server = serve(() => standIn);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const url = `http://127.0.0.1:${address.port}`;
  const standIn = new GitHubStandIn(server, new World({ server: url, api: `${url}${apiRoot}` }, options));
  return standIn;
}
