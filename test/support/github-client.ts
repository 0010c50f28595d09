import { type ClientOptions, createClient, type GitHubClient } from '../../src/github/client.ts';
import { createGitHubSource } from '../../src/github/github-source.ts';
import { toolKey } from '../../src/model/mark.ts';
import { checkName } from './builders/run.ts';
import type { GitHubStandIn, NewToken } from './github/stand-in.ts';
import { type VirtualTimer, virtualTimer } from './virtual-timer.ts';

/** A client whose clock moves only when it waits, which takes no time. */
export interface TestClient extends Pick<VirtualTimer, 'waits' | 'expire'> {
  readonly client: GitHubClient;
  readonly log: readonly string[];
}

/** What the publishing job's token may do. */
export const everything = { contents: 'read', 'pull-requests': 'write', checks: 'write' } as const;

export async function connectTo(
  github: Pick<GitHubStandIn, 'apiUrl' | 'graphqlUrl'>,
  options: Partial<ClientOptions> & Pick<ClientOptions, 'token'>,
): Promise<TestClient> {
  const log: string[] = [];
  const start = Date.now();
  const timer = virtualTimer(() => start);
  const client = await createClient({
    apiUrl: github.apiUrl,
    graphqlUrl: github.graphqlUrl,
    writeSpacingMs: 0,
    random: () => 0,
    timer,
    log: (text) => log.push(text),
    ...options,
  });
  return { client, waits: timer.waits, expire: timer.expire, log };
}

/** A client with a workflow token of its own, by default with all permissions of a publishing job. */
export function connectAs(
  github: GitHubStandIn,
  token: NewToken,
  options: Partial<ClientOptions> = {},
): Promise<TestClient> {
  return connectTo(github, { token: github.issueToken({ permissions: everything, ...token }), ...options });
}

type SourceOptions = Parameters<typeof createGitHubSource>[0];

/** A job without a checkout, or with one whose commit is given. */
export function buildCheckout(commit?: string): SourceOptions['checkout'] {
  const state = commit === undefined ? ('absent' as const) : ('head' as const);
  const inspection = {
    workingDirectory: { state, commit, differing: [] },
    workingTreeDiff: new Uint8Array(),
  };
  const nothing = async () => undefined;
  return { diff: nothing, mergeBase: nothing, changesSince: nothing, inspect: async () => inspection };
}

/** Reads a pull request of the stand-in; by default nothing is checked out. */
export function buildGitHubSource(
  { serverUrl }: Pick<GitHubStandIn, 'serverUrl'>,
  options: Pick<SourceOptions, 'client' | 'number'> & Partial<SourceOptions>,
) {
  return createGitHubSource({
    tool: toolKey(checkName),
    owner: 'octo',
    repo: 'demo',
    serverUrl,
    checkout: buildCheckout(),
    reporter: { info: () => {}, warning: () => {} },
    ...options,
  });
}
