import { Failure } from '../model/failure.ts';

const maxRedirects = 3;

export interface GuardedFetchOptions {
  readonly fetch: typeof fetch;
  /** The only places that may ever see the token. */
  readonly origins: ReadonlySet<string>;
  /** Aborts when an answer, body included, counts as lost. */
  readonly deadline: () => AbortSignal;
  /** Called once for every request that goes out. */
  readonly onRequest: (request: { readonly method: string; readonly url: URL }) => void;
}

function foreignAddress(url: URL): Failure {
  return new Failure({
    kind: 'operational',
    code: 'GITHUB_FOREIGN_ADDRESS',
    message: `An answer of GitHub pointed to ${url.origin}, which is not the configured API.`,
    fix: 'Nothing was sent there. Check GITHUB_API_URL and GITHUB_GRAPHQL_URL, and any proxy in between.',
  });
}

function movedAway(method: string, url: URL): Failure {
  return new Failure({
    kind: 'operational',
    code: 'GITHUB_REDIRECTED',
    message: `GitHub answered ${method} ${url.pathname} with a redirect that is not followed.`,
    fix: 'If the repository was renamed or moved, use its present name.',
  });
}

/**
 * A `fetch` that sends nothing anywhere but to the configured origins, also when an answer redirects (threat S4),
 * and that never waits for ever. Reads follow redirects within the origins, writes follow none, and who asks for
 * `redirect: 'manual'` gets the redirect itself.
 */
export function guardFetch(options: GuardedFetchOptions): typeof fetch {
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
      if (method !== 'GET' || redirects === maxRedirects) throw movedAway(method, url);
      url = new URL(location, url);
    }
  };
}
