import { Failure } from '../../domain/failure.ts';
import { type BorrowedRepository, firstLine } from './borrowed-repository.ts';
import type { Environment } from './process.ts';

/** The one repository that missing commits are asked of: the job's own. */
export interface GitRemote {
  /** `https://HOST/owner/name` */
  readonly url: string;
  readonly token: string;
  /** Proxies and certificates. */
  readonly network: Environment;
}

export interface Fetch {
  /** Commits, or for `named` any objects. */
  readonly ids: readonly string[];
  /** How many generations of each commit; absent for `named`. */
  readonly depth?: number;
  /**
   * Less than commits with all their files. `history`: enough to see where two branches parted. `folders`: names and
   * ids of files, not what is in them. `named`: these objects alone, of a tree also the trees in it, whatever the
   * server may think that a checkout has.
   */
  readonly part?: 'history' | 'folders' | 'named';
}

const filters = { history: 'tree:0', folders: 'blob:none', named: 'blob:none' } as const;

/**
 * Gets objects into the private directory; the user's repository is not written. What its checkout holds is not
 * sent again. Undefined when they are here now, otherwise why not.
 */
export async function fetchObjects(
  repository: BorrowedRepository,
  { url, token, network }: GitRemote,
  { ids, depth, part }: Fetch,
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
    ...(part === undefined ? [] : [`--filter=${filters[part]}`]),
    ...(depth === undefined ? [] : [`--depth=${depth}`]),
  ];
  try {
    const { exitCode, stderr } = await repository.try([...args, '--stdin', 'job'], {
      input: ids.map((id) => `${id}\n`).join(''),
      settings: {
        'remote.job.url': url,
        ...(part !== undefined && { 'remote.job.promisor': 'true' }),
        ...(part === 'named' && { 'fetch.negotiationAlgorithm': 'noop' }),
      },
      variables: network,
      server: { origin: new URL(url).origin, password: token },
    });
    // Git notes where the rest is, and would go there for whatever it is then asked for and does not have.
    if (part !== undefined) await repository.try(['config', '--remove-section', 'remote.job']);
    return exitCode === 0 ? undefined : firstLine(stderr);
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}
