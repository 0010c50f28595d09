import { Failure } from '../domain/failure.ts';
import { type BorrowedRepository, firstLine } from './borrowed-repository.ts';
import type { Environment } from './git-process.ts';

/** The one repository that missing commits are asked of: the job's own. */
export interface GitRemote {
  /** `https://HOST/owner/name` */
  readonly url: string;
  readonly token: string;
  /** Proxies and certificates. */
  readonly network: Environment;
}

export interface Fetch {
  readonly commits: readonly string[];
  /** How many generations of each. */
  readonly depth: number;
  /** Commits without their files: enough to see where two branches parted. */
  readonly historyOnly?: boolean;
}

/**
 * Gets commits into the private directory; the user's repository is not written. What its checkout holds is not
 * sent again. Undefined when they are here now, otherwise why not.
 */
export async function fetchCommits(
  repository: BorrowedRepository,
  { url, token, network }: GitRemote,
  { commits, depth, historyOnly = false }: Fetch,
): Promise<string | undefined> {
  const checkedOut = await repository.resolve('HEAD');
  // Negotiation starts from refs, and the private directory has none of its own.
  if (checkedOut !== undefined) await repository.try(['update-ref', 'refs/checkout', checkedOut]);
  const args = [
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-write-fetch-head',
    '--no-auto-gc',
    '--no-recurse-submodules',
  ];
  const filter = historyOnly ? ['--filter=tree:0'] : [];
  try {
    const { exitCode, stderr } = await repository.try(
      [...args, ...filter, `--depth=${depth}`, 'job', ...commits],
      {
        settings: {
          'remote.job.url': url,
          ...(historyOnly && { 'remote.job.promisor': 'true' }),
        },
        variables: network,
        server: { origin: new URL(url).origin, password: token },
      },
    );
    return exitCode === 0 ? undefined : firstLine(stderr);
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}
