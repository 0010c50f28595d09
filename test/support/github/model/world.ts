import { RateLimits } from '../rate.ts';
import { Accounts } from './accounts.ts';
import { Ids } from './ids.ts';
import type { Repository } from './repository.ts';
import { Tokens } from './tokens.ts';

export interface Urls {
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

export const githubLimits: Limits = {
  diffFiles: 300,
  diffLines: 20_000,
  diffBytes: 1_000_000,
  listedFiles: 3000,
  patchLines: 3000,
  comparedFiles: 300,
  pagePatchBytes: Number.POSITIVE_INFINITY,
  hourly: 1000,
};

/** Both texts that GitHub has for a comment that fits nowhere; a client must know either. */
export type PlacementWording = 'resolved' | 'thread';

export interface WorldOptions {
  readonly limits?: Partial<Limits>;
  readonly placementWording?: PlacementWording;
  /** What the server takes for now. */
  readonly now?: () => Date;
}

/** Everything that exists on this GitHub. */
export class World {
  readonly urls: Urls;
  readonly limits: Limits;
  placementWording: PlacementWording;
  readonly ids = new Ids();
  readonly accounts = new Accounts(this.ids);
  readonly tokens = new Tokens();
  readonly repositories: Repository[] = [];
  readonly rate: RateLimits;
  readonly #now: () => Date;

  constructor(urls: Urls, options: WorldOptions) {
    this.urls = urls;
    this.limits = { ...githubLimits, ...options.limits };
    this.placementWording = options.placementWording ?? 'resolved';
    this.#now = options.now ?? (() => new Date());
    this.rate = new RateLimits(this.limits.hourly, this.#now());
  }

  /** As the API writes times: whole seconds. */
  timestamp(): string {
    return this.#now()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z');
  }

  repository(owner: string, name: string): Repository | undefined {
    const wanted = `${owner}/${name}`.toLowerCase();
    return this.repositories.find((repository) => repository.fullName.toLowerCase() === wanted);
  }
}
