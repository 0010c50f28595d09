/**
 * A `fetch` through the proxy that the runner's `https_proxy` and `no_proxy` variables name, as actions have it.
 * Loading it takes longer than all else at the start, so only a client behind a proxy does.
 */
export async function loadProxyFetch(): Promise<typeof fetch> {
  const { defaults } = await import('@actions/github/lib/utils');
  const proxied: typeof fetch | undefined = defaults.request?.fetch;
  if (proxied === undefined) throw new Error('@actions/github has no fetch to offer');
  return proxied;
}
