import { createHash } from 'node:crypto';
import { RateLimits } from '../rate.ts';
import type { Repository } from './repository.ts';

/** Numbers and node ids, in the order things are made, so that the same steps always give the same ids. */
class Ids {
  #last = 1000;
  readonly #nodes = new Map<string, unknown>();

  next(): number {
    this.#last += 1;
    return this.#last;
  }

  /** Makes an object findable by a new node id. */
  register(prefix: string, id: number, node: unknown): string {
    const nodeId = `${prefix}_kwDO${id}`;
    this.#nodes.set(nodeId, node);
    return nodeId;
  }

  node(nodeId: string): unknown {
    return this.#nodes.get(nodeId);
  }

  forget(nodeId: string): void {
    this.#nodes.delete(nodeId);
  }
}

/** What has a number and a node id, by which GraphQL finds it. */
export class Entity {
  readonly id: number;
  readonly nodeId: string;
  readonly createdAt: string;

  constructor({ ids, timestamp }: World, prefix: string) {
    this.id = ids.next();
    this.nodeId = ids.register(prefix, this.id, this);
    this.createdAt = timestamp();
  }
}

export class Account {
  readonly login: string;
  readonly id: number;
  readonly nodeId: string;
  readonly type: 'User' | 'Bot';
  /** What a deleted account wrote stays; its author is null. */
  isDeleted = false;

  constructor(login: string, id: number) {
    this.login = login;
    this.id = id;
    this.nodeId = `U_${id}`;
    this.type = login.endsWith('[bot]') || login === 'Copilot' ? 'Bot' : 'User';
  }
}

/** The identity that all workflows of a repository share, and apps that review, with their ids on github.com. */
const knownIds: ReadonlyMap<string, number> = new Map([
  ['github-actions[bot]', 41_898_282],
  ['chatgpt-codex-connector[bot]', 199_175_422],
  ['coderabbitai[bot]', 136_622_811],
  ['copilot-pull-request-reviewer[bot]', 175_728_472],
  ['cursor[bot]', 206_951_365],
  ['greptile-apps[bot]', 165_735_046],
]);

/** Accounts come into being when first named. */
class Accounts {
  readonly #byLogin = new Map<string, Account>();
  readonly #ids: Ids;

  constructor(ids: Ids) {
    this.#ids = ids;
  }

  named(login: string): Account {
    const account = this.#byLogin.get(login) ?? new Account(login, knownIds.get(login) ?? this.#ids.next());
    this.#byLogin.set(login, account);
    return account;
  }

  find(login: string): Account | undefined {
    const account = this.#byLogin.get(login);
    return account?.isDeleted === true ? undefined : account;
  }

  remove(login: string): void {
    this.named(login).isDeleted = true;
  }
}

/** Scopes as a workflow's `permissions:` names them. */
export type Scope = 'actions' | 'checks' | 'contents' | 'issues' | 'metadata' | 'pull-requests' | 'statuses';
export type Access = 'read' | 'write';
export type Permissions = Readonly<Partial<Record<Scope, Access>>>;

export interface Token {
  readonly secret: string;
  /** A job's token, a person's, or another app's. */
  readonly kind: 'workflow' | 'user' | 'app';
  readonly account: Account;
  /** What the token was made for; a person's token reaches all that the person does. */
  readonly repository: Repository | undefined;
  readonly permissions: Permissions;
}

class Tokens {
  readonly #bySecret = new Map<string, Token>();

  issue(token: Omit<Token, 'secret'>): Token {
    const secret = makeSecret(token.kind, this.#bySecret.size);
    const issued = { ...token, secret };
    this.#bySecret.set(secret, issued);
    return issued;
  }

  find(secret: string): Token | undefined {
    return this.#bySecret.get(secret);
  }

  /** As at the end of a job: the token is no longer good for anything. */
  revoke(secret: string): void {
    this.#bySecret.delete(secret);
  }
}

/** App tokens are long, with dots and underscores; nothing may count on 40 characters. */
function makeSecret(kind: Token['kind'], serial: number): string {
  const digest = (part: number) => createHash('sha256').update(`${kind} ${serial} ${part}`).digest('hex');
  if (kind === 'user') return `ghp_${digest(0).slice(0, 36)}`;
  return `ghs_${[0, 1, 2, 3, 4, 5, 6, 7].map(digest).join('_').replace('_', '.')}`;
}

interface Urls {
  /** Where people look, e.g. `http://127.0.0.1:4711`. */
  readonly server: string;
  /** The REST root, laid out as GitHub Enterprise Server does: `<server>/api/v3`. */
  readonly api: string;
}

/** GitHub's limits; a test may lower one to reach it with small data. */
export interface Limits {
  readonly diffFiles: number;
  readonly diffLines: number;
  readonly diffBytes: number;
  readonly listedFiles: number;
  /** Lines of one file's diff above which the files endpoint leaves `patch` out and comments fail. */
  readonly patchLines: number;
  readonly comparedFiles: number;
  /** Bytes of patches on one page of files; what exceeds them has no `patch`. Observed, without a known number. */
  readonly pagePatchBytes: number;
  /** REST requests, and separately GraphQL points, an hour and repository. */
  readonly hourly: number;
}

const githubLimits: Limits = {
  diffFiles: 300,
  diffLines: 20_000,
  diffBytes: 1_000_000,
  listedFiles: 3000,
  patchLines: 3000,
  comparedFiles: 300,
  pagePatchBytes: Number.POSITIVE_INFINITY,
  hourly: 1000,
};

export interface WorldOptions {
  readonly limits?: Partial<Limits>;
  /** What the server takes for now. */
  readonly now?: () => Date;
}

/** Everything that exists on this GitHub. */
export class World {
  readonly urls: Urls;
  readonly limits: Limits;
  readonly ids = new Ids();
  readonly accounts = new Accounts(this.ids);
  readonly tokens = new Tokens();
  readonly repositories: Repository[] = [];
  readonly rate: RateLimits;
  readonly #now: () => Date;

  constructor(urls: Urls, options: WorldOptions) {
    this.urls = urls;
    this.limits = { ...githubLimits, ...options.limits };
    this.#now = options.now ?? (() => new Date());
    this.rate = new RateLimits(this.limits.hourly, this.#now());
  }

  /** As the API writes times: whole seconds. */
  readonly timestamp = (): string =>
    this.#now()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z');

  repository(owner: string, name: string): Repository | undefined {
    const wanted = `${owner}/${name}`.toLowerCase();
    return this.repositories.find((repository) => repository.fullName.toLowerCase() === wanted);
  }
}
