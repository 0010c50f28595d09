import { createClient, type GitHubClient } from '../github/client.ts';
import { readRunner } from '../run/actions-runner.ts';
import type { Shell } from './command-answer.ts';

/** A client with the token of the environment; undefined without a token. Debug logging shows its requests. */
export async function connectToGitHub({ env, err }: Shell): Promise<GitHubClient | undefined> {
  const token = env['GITHUB_TOKEN'] ?? env['GH_TOKEN'] ?? '';
  if (token === '') return undefined;
  const { apiUrl, proxied, isDebug } = await readRunner(env);
  // Where only the API's address is set, the token must not be sent to another server.
  const graphqlUrl = env['GITHUB_GRAPHQL_URL'] ?? `${apiUrl}/graphql`;
  const log = (text: string) => {
    if (isDebug) err(`${text}\n`);
  };
  return createClient({ token, apiUrl, graphqlUrl, proxied, log });
}
