import { ApiError } from './errors.ts';
import type { Token } from './model/world.ts';

export interface Rate {
  readonly limit: number;
  readonly remaining: number;
  readonly reset: number;
  readonly used: number;
}

/** Requests an hour: of a workflow's token, counted per repository; REST and GraphQL apart. */
export class RateLimits {
  readonly #limit: number;
  readonly #used = new Map<string, number>();
  readonly #reset: number;

  constructor(limit: number, now: Date) {
    this.#limit = limit;
    this.#reset = Math.floor(now.getTime() / 1000) + 3600;
  }

  rest(token: Token): Rate {
    return this.#rate(`core ${ownerOf(token)}`);
  }

  graphql(token: Token): Rate {
    return this.#rate(`graphql ${ownerOf(token)}`);
  }

  /** Counts one request, or refuses it when nothing is left. */
  spend(token: Token, resource: 'core' | 'graphql'): void {
    const key = `${resource} ${ownerOf(token)}`;
    const rate = this.#rate(key);
    if (rate.remaining === 0) {
      throw new ApiError(403, 'API rate limit exceeded for installation.', { type: 'FORBIDDEN' });
    }
    this.#used.set(key, rate.used + 1);
  }

  #rate(key: string): Rate {
    const used = this.#used.get(key) ?? 0;
    return { limit: this.#limit, used, remaining: this.#limit - used, reset: this.#reset };
  }
}

export function rateHeaders(rate: Rate, resource: 'core' | 'graphql'): Readonly<Record<string, string>> {
  return {
    'x-ratelimit-limit': String(rate.limit),
    'x-ratelimit-remaining': String(rate.remaining),
    'x-ratelimit-used': String(rate.used),
    'x-ratelimit-reset': String(rate.reset),
    'x-ratelimit-resource': resource,
  };
}

function ownerOf(token: Token): string {
  return token.kind === 'workflow' ? (token.repository?.fullName ?? '') : token.account.login;
}
