import type { Octokit } from '@octokit/rest';
import type { z } from 'zod';
import { Failure, operationalFailure } from '../model/failure.ts';
import { type GraphqlAnswer, type GraphqlRequest, parseAnswer, readGraphql } from './graphql.ts';
import { RequestFailed, toHeaders, toRequestFailed } from './request-failure.ts';

const maxRedirects = 3;

export interface ApiOptions {
  readonly token: string;
  /** Without trailing slash: `https://api.github.com`, or `https://HOST/api/v3` of an Enterprise Server. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  /** Aborts when a response, body included, counts as lost. */
  readonly deadline: () => AbortSignal;
  readonly fetch: typeof fetch;
  readonly log: (text: string) => void;
}

/**
 * A `fetch` that only sends requests to the configured origins, redirects included (threat S4), and always
 * has a deadline. Reads follow redirects within the origins, writes follow none, and a request with
 * `redirect: 'manual'` receives the redirect itself.
 */
function guardFetch({ apiUrl, graphqlUrl, deadline, fetch: send, log }: ApiOptions): typeof fetch {
  const origins = new Set([new URL(apiUrl).origin, new URL(graphqlUrl).origin]);
  let count = 0;
  return async (input, init) => {
    const method = init?.method ?? 'GET';
    let url = new URL(input instanceof Request ? input.url : input);
    const signal = deadline();
    for (let redirects = 0; ; redirects += 1) {
      if (!origins.has(url.origin)) {
        const message = `An answer of GitHub pointed to ${url.origin}, which is not the configured API.`;
        throw operationalFailure('GITHUB_FOREIGN_ADDRESS', message);
      }
      count += 1;
      log(`GitHub request ${count}: ${method} ${url.pathname}${url.search}`);
      const response = await send(url, { ...init, redirect: 'manual', signal });
      const location = response.headers.get('location');
      const isRedirect = response.status >= 300 && response.status < 400 && location !== null;
      if (!isRedirect || init?.redirect === 'manual') return response;
      await response.body?.cancel();
      if (method !== 'GET' || redirects === maxRedirects) {
        const message = `GitHub answered ${method} ${url.pathname} with a redirect that is not followed.`;
        throw operationalFailure('GITHUB_REDIRECTED', message);
      }
      url = new URL(location, url);
    }
  };
}

export type Rest = Octokit['rest'];

/** The part of Octokit's response that we use. */
export interface Answer {
  readonly data: unknown;
  readonly headers: { readonly link?: string | undefined; readonly location?: string | undefined };
}

type Send = (rest: Rest) => Promise<Answer>;

/** Single requests without retries. They throw `RequestFailed`, or `Failure` when a response points to another origin. */
export interface Api {
  /** As `call`, plus the response's `link` header. */
  readonly page: <T>(schema: z.ZodType<T>, send: Send) => Promise<{ data: T; link: string | undefined }>;
  readonly call: <T>(schema: z.ZodType<T>, send: Send) => Promise<T>;
  /** The raw response body; `send` must pass `rawBody` to its endpoint. */
  readonly bytes: (send: Send) => Promise<Uint8Array>;
  /**
   * Follows the endpoint's redirect without the token, to any origin; undefined when the body exceeds `limit`
   * bytes. `send` must pass `redirect: 'manual'` to its endpoint.
   */
  readonly download: (send: Send, limit: number) => Promise<Uint8Array | undefined>;
  readonly graphql: <T>(schema: z.ZodType<T>, request: GraphqlRequest) => Promise<GraphqlAnswer<T>>;
}

/** Endpoint parameter that stops Octokit from decoding the body, which would lose bytes. */
export const rawBody = { request: { parseSuccessResponseBody: false } } as const;

/** Every response is parsed. Octokit is imported here so that commands without GitHub do not load it. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { Octokit } = await import('@octokit/rest');
  const ignore = () => {};
  const octokit = new Octokit({
    auth: options.token,
    baseUrl: options.apiUrl,
    userAgent: 'pr-verdict',
    log: { debug: ignore, info: ignore, warn: options.log, error: ignore },
    request: { fetch: guardFetch(options) },
  });

  async function page<T>(schema: z.ZodType<T>, send: Send) {
    const { data, headers } = await attempt(() => send(octokit.rest));
    return { data: parseAnswer(schema, data), link: headers.link };
  }

  return {
    page,
    call: async <T>(schema: z.ZodType<T>, send: Send) => (await page(schema, send)).data,
    bytes: (send) =>
      attempt(async () => {
        const { data } = await send(octokit.rest);
        if (data instanceof ReadableStream)
          return new Uint8Array(await new Response(data).arrayBuffer().catch(cutOff));
        throw new RequestFailed('the answer is empty');
      }),
    download: (send, limit) =>
      attempt(async () => {
        const { location } = (await send(octokit.rest)).headers;
        if (location === undefined) throw new RequestFailed('the answer leads nowhere');
        return downloadWithoutToken(new URL(location), options, limit);
      }),
    graphql: async <T>(schema: z.ZodType<T>, { query, variables, tolerates }: GraphqlRequest) => {
      const { data, headers } = await attempt(() =>
        octokit.request({ method: 'POST', url: options.graphqlUrl, query, variables }),
      );
      return readGraphql(schema, data, { headers: toHeaders(headers), tolerates });
    },
  };
}

async function attempt<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Failure) throw error.cause;
    throw toRequestFailed(error) ?? error;
  }
}

/** GitHub's storage signs its addresses, so the token is not sent there. */
async function downloadWithoutToken(url: URL, { apiUrl, fetch, deadline }: ApiOptions, limit: number) {
  if (url.protocol !== new URL(apiUrl).protocol)
    throw new RequestFailed(`the answer leads to ${url.protocol}//${url.host}`);
  const request = { redirect: 'error', signal: deadline() } as const;
  const { ok, status, body } = await fetch(url, request).catch(cutOff);
  if (!ok || body === null) throw new RequestFailed('the download was rejected', { status });
  return await readUpTo(body, limit).catch(cutOff);
}

function cutOff(cause: unknown): never {
  throw new RequestFailed('the answer was cut off', { cause });
}

async function readUpTo(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
