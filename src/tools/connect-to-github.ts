import { createClient, type GitHubClient } from '../github/client.ts';
import { readRunner } from '../run/actions-runner.ts';
import type { Shell } from './command-answer.ts';

/** A client with the token of the environment; undefined without a token. Waits are reported on standard error. */
export async function connectToGitHub({ env, err }: Shell): Promise<GitHubClient | undefined> {
  const token = env['GITHUB_TOKEN'] ?? env['GH_TOKEN'] ?? '';
  if (token === '') return undefined;
  const { apiUrl, graphqlUrl, proxied } = await readRunner(env);
  return createClient({ token, apiUrl, graphqlUrl, proxied, log: (text) => err(`${text}\n`) });
}
