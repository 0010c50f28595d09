import { parseBody } from './server.ts';
import type { GitHubStandIn } from './stand-in.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body, where it was JSON. */
  readonly json: unknown;
}

/** The value at a path in a JSON value; undefined where there is none. */
export function at(json: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    json,
  );
}

/** A plain client without any manners of its own: one request, one reply. */
export class Client {
  readonly #github: GitHubStandIn;
  readonly #token: string;
  readonly get = (path: string) => this.request('GET', path);
  readonly post = (path: string, body: unknown) => this.request('POST', path, body);
  readonly patch = (path: string, body: unknown) => this.request('PATCH', path, body);
  readonly delete = (path: string) => this.request('DELETE', path);

  constructor(github: GitHubStandIn, token: string) {
    this.#github = github;
    this.#token = token;
  }

  graphql(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Reply> {
    return this.#send(this.#github.graphqlUrl, 'POST', { query, variables });
  }

  request(method: string, path: string, body?: unknown): Promise<Reply> {
    return this.#send(`${this.#github.apiUrl}${path}`, method, body);
  }

  async #send(url: string, method: string, body: unknown): Promise<Reply> {
    const headers = { authorization: `Bearer ${this.#token}`, accept: 'application/vnd.github+json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(url, { method, headers, redirect: 'manual', ...sent });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parseBody(text) };
  }
}
