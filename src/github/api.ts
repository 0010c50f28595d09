import type { Octokit } from '@octokit/rest';
import type { z } from 'zod';
import { Failure } from '../model/failure.ts';
import { type GraphqlAnswer, type GraphqlRequest, readGraphql, unreadable } from './graphql.ts';
import { RequestFailed, toRequestFailed } from './request-failure.ts';

const maxRedirects = 3;

interface GuardedFetchOptions {
  readonly fetch: typeof fetch;
  /** The only origins that may receive the token. */
  readonly origins: ReadonlySet<string>;
  /** Aborts when a response, body included, counts as lost. */
  readonly deadline: () => AbortSignal;
  /** Called once for every request sent. */
  readonly onRequest: (request: { readonly method: string; readonly url: URL }) => void;
}

function foreignAddress(url: URL): Failure {
  return new Failure({
    kind: 'operational',
    code: 'GITHUB_FOREIGN_ADDRESS',
    message: `An answer of GitHub pointed to ${url.origin}, which is not the configured API.`,
  });
}

function notFollowed(method: string, url: URL): Failure {
  return new Failure({
    kind: 'operational',
    code: 'GITHUB_REDIRECTED',
    message: `GitHub answered ${method} ${url.pathname} with a redirect that is not followed.`,
  });
}

/**
 * A `fetch` that only sends requests to the configured origins, redirects included (threat S4), and always
 * has a deadline. Reads follow redirects within the origins, writes follow none, and a request with
 * `redirect: 'manual'` receives the redirect itself.
 */
function guardFetch(options: GuardedFetchOptions): typeof fetch {
  return async (input, init) => {
    const method = init?.method ?? 'GET';
    let url = new URL(input instanceof Request ? input.url : input);
    const signal = options.deadline();
    for (let redirects = 0; ; redirects += 1) {
      if (!options.origins.has(url.origin)) throw foreignAddress(url);
      options.onRequest({ method, url });
      const response = await options.fetch(url, { ...init, redirect: 'manual', signal });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || location === null) return response;
      if (init?.redirect === 'manual') return response;
      await response.body?.cancel();
      if (method !== 'GET' || redirects === maxRedirects) throw notFollowed(method, url);
      url = new URL(location, url);
    }
  };
}

export type Rest = Octokit['rest'];

/** The part of Octokit's response that we use. */
export interface Answer {
  readonly data: unknown;
  readonly headers: { readonly link?: string };
}

/**
 * Single requests without retries; every response is parsed. Throws `RequestFailed`, or `Failure` when a
 * response points to another origin.
 */
export interface Api {
  call<T>(schema: z.ZodType<T>, send: (rest: Rest) => Promise<Answer>): Promise<T>;
  /** As `call`, plus the response's `link` header. */
  page<T>(
    schema: z.ZodType<T>,
    send: (rest: Rest) => Promise<Answer>,
  ): Promise<{ readonly data: T; readonly link: string | undefined }>;
  /** The raw response body; `send` must pass `rawBody` to its endpoint. */
  bytes(send: (rest: Rest) => Promise<Answer>): Promise<Uint8Array>;
  /**
   * Follows the endpoint's redirect without the token, to any origin; undefined when the body exceeds `limit`
   * bytes. `send` must pass `redirect: 'manual'` to its endpoint.
   */
  download(send: (rest: Rest) => Promise<Redirect>, limit: number): Promise<Uint8Array | undefined>;
  graphql<T>(schema: z.ZodType<T>, request: GraphqlRequest): Promise<GraphqlAnswer<T>>;
}

interface Redirect {
  readonly headers: { readonly location?: string | undefined };
}

/** Endpoint parameter that stops Octokit from decoding the body, which would lose bytes. */
export const rawBody = { request: { parseSuccessResponseBody: false } } as const;

export interface ApiOptions {
  readonly token: string;
  /** Without trailing slash: `https://api.github.com`, or `https://HOST/api/v3` of an Enterprise Server. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly userAgent: string;
  /** Aborts when a response, body included, counts as lost. */
  readonly deadline: () => AbortSignal;
  readonly fetch: typeof fetch;
  readonly log: (text: string) => void;
}

/** Octokit is imported here so that commands without GitHub do not load it. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { Octokit } = await import('@octokit/rest');
  const { log } = options;
  let count = 0;
  const ignore = () => {};
  const octokit = new Octokit({
    auth: options.token,
    baseUrl: options.apiUrl,
    userAgent: options.userAgent,
    log: { debug: ignore, info: ignore, warn: log, error: ignore },
    request: {
      fetch: guardFetch({
        fetch: options.fetch,
        origins: new Set([new URL(options.apiUrl).origin, new URL(options.graphqlUrl).origin]),
        deadline: options.deadline,
        onRequest: ({ method, url }) => {
          count += 1;
          log(`GitHub request ${count}: ${method} ${url.pathname}${url.search}`);
        },
      }),
    },
  });

  async function page<T>(schema: z.ZodType<T>, send: (rest: Rest) => Promise<Answer>) {
    const answer = await attempt(() => send(octokit.rest));
    const parsed = schema.safeParse(answer.data);
    if (!parsed.success) throw unreadable(parsed.error);
    return { data: parsed.data, link: answer.headers.link };
  }

  return {
    page,
    call: async (schema, send) => (await page(schema, send)).data,
    bytes: (send) => attempt(async () => collect((await send(octokit.rest)).data)),
    download: (send, limit) =>
      attempt(async () => {
        const { location } = (await send(octokit.rest)).headers;
        if (location === undefined)
          throw new RequestFailed({ headers: {}, message: 'the answer leads nowhere' });
        return downloadWithoutToken(new URL(location), { ...options, limit });
      }),
    graphql: async (schema, { query, variables, tolerates }) => {
      const answer = await attempt(() =>
        octokit.request({ method: 'POST', url: options.graphqlUrl, query, variables }),
      );
      const headers = Object.fromEntries(
        Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
      );
      return readGraphql(schema, answer.data, { headers, tolerates });
    },
  };
}

/** GitHub's storage signs its addresses, so the token is not sent there. */
async function downloadWithoutToken(
  url: URL,
  { apiUrl, fetch, deadline, limit }: ApiOptions & { readonly limit: number },
): Promise<Uint8Array | undefined> {
  if (url.protocol !== new URL(apiUrl).protocol)
    throw new RequestFailed({ headers: {}, message: `the answer leads to ${url.protocol}//${url.host}` });
  try {
    const response = await fetch(url, { redirect: 'error', signal: deadline() });
    if (!response.ok || response.body === null)
      throw new RequestFailed({ status: response.status, headers: {}, message: 'the download was refused' });
    return await collectUpTo(response.body, limit);
  } catch (error) {
    if (error instanceof RequestFailed) throw error;
    throw new RequestFailed({ headers: {}, message: 'the download was cut off' }, error);
  }
}

async function collectUpTo(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function attempt<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Failure) throw error.cause;
    throw toRequestFailed(error) ?? error;
  }
}

async function collect(body: unknown): Promise<Uint8Array> {
  if (!(body instanceof ReadableStream))
    throw new RequestFailed({ headers: {}, message: 'the answer is empty' });
  try {
    return new Uint8Array(await new Response(body).arrayBuffer());
  } catch (error) {
    throw new RequestFailed({ headers: {}, message: 'the answer was cut off' }, error);
  }
}
