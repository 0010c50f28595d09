import { ApiError } from './errors.ts';
import type { Token } from './model/world.ts';

type Resource = 'core' | 'graphql';

/** Requests an hour: of a workflow's token, counted per repository; REST and GraphQL apart. */
export class RateLimits {
  readonly #limit: number;
  readonly #used = new Map<string, number>();
  readonly #reset: number;

  constructor(limit: number, now: Date) {
    this.#limit = limit;
    this.#reset = Math.floor(now.getTime() / 1000) + 3600;
  }

  of(token: Token, resource: Resource) {
    const used = this.#used.get(keyOf(token, resource)) ?? 0;
    return { limit: this.#limit, used, remaining: this.#limit - used, reset: this.#reset };
  }

  /** Counts one request, or refuses it when nothing is left. */
  spend(token: Token, resource: Resource): void {
    const { used, remaining } = this.of(token, resource);
    if (remaining === 0) {
      throw new ApiError(403, 'API rate limit exceeded for installation.', { type: 'FORBIDDEN' });
    }
    this.#used.set(keyOf(token, resource), used + 1);
  }

  headers(token: Token, resource: Resource): Readonly<Record<string, string>> {
    const rate = Object.entries(this.of(token, resource));
    const headers = rate.map(([name, value]) => [`x-ratelimit-${name}`, String(value)]);
    return { ...Object.fromEntries(headers), 'x-ratelimit-resource': resource };
  }
}

function keyOf({ kind, repository, account }: Token, resource: Resource): string {
  return `${resource} ${kind === 'workflow' ? repository?.fullName : account.login}`;
}
