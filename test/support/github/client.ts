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

  constructor(github: GitHubStandIn, token: string) {
    this.#github = github;
    this.#token = token;
  }

  get(path: string, accept?: string): Promise<Reply> {
    return this.request('GET', path, { accept });
  }

  post(path: string, body: unknown): Promise<Reply> {
    return this.request('POST', path, { body });
  }

  patch(path: string, body: unknown): Promise<Reply> {
    return this.request('PATCH', path, { body });
  }

  delete(path: string): Promise<Reply> {
    return this.request('DELETE', path);
  }

  graphql(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Reply> {
    return this.#send(this.#github.graphqlUrl, 'POST', { body: { query, variables } });
  }

  request(
    method: string,
    path: string,
    options: { readonly body?: unknown; readonly accept?: string | undefined } = {},
  ): Promise<Reply> {
    return this.#send(`${this.#github.apiUrl}${path}`, method, options);
  }

  async #send(
    url: string,
    method: string,
    {
      body,
      accept = 'application/vnd.github+json',
    }: { readonly body?: unknown; readonly accept?: string | undefined },
  ): Promise<Reply> {
    const headers = { authorization: `Bearer ${this.#token}`, accept };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(url, { method, headers, redirect: 'manual', ...sent });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
