import { Failure } from '../../../domain/failure.ts';
import type { Repository } from '../../../domain/manifest.ts';
import type { Reporter } from '../../../ports/reporter.ts';
import type { Snapshot, Source } from '../../../ports/source.ts';
import type { CheckoutSnapshot } from '../../git/checkout-snapshot.ts';
import type { PinnedPullRequest } from '../pull-request.ts';

interface Fallback {
  readonly repository: Repository;
  /** The pull request by the newest word there is: GitHub's answer, or else the event's payload. */
  readonly pinned: () => PinnedPullRequest | undefined;
  readonly read: (wanted: {
    readonly head: string;
    readonly base: string;
    readonly policyPath: string;
  }) => Promise<CheckoutSnapshot | undefined>;
  readonly reporter: Pick<Reporter, 'warning' | 'debug'>;
}

/** GitHub does not answer, or not to us for now. A refusal is none: it stays one, however often it is asked. */
const outages: ReadonlySet<string> = new Set(['GITHUB_UNAVAILABLE', 'GITHUB_RATE_LIMITED']);

/**
 * Reads from GitHub and, while that is out of reach, from the checkout: enough for a pack and for reviewers. What was
 * said on the pull request is not known then, so the snapshot is `degraded`: it is not published from, and never
 * concludes success. Without the commits in the checkout GitHub's failure stands.
 */
export function withFallback(source: Source, fallback: Fallback): Source {
  return {
    ...source,
    fetch: async (wanted) => {
      try {
        return await source.fetch(wanted);
      } catch (error) {
        if (!(error instanceof Failure) || !outages.has(error.code)) throw error;
        const snapshot = await readInstead(fallback, wanted.policyPath);
        if (snapshot === undefined) throw error;
        fallback.reporter.warning(
          `${error.message}. The change is read from the checkout instead: nothing is published, and the review stays incomplete`,
        );
        return { ...snapshot, degraded: { code: error.code, reason: error.message } };
      }
    },
  };
}

async function readInstead(
  { pinned, read, repository, reporter }: Fallback,
  policyPath: string,
): Promise<Snapshot | undefined> {
  const known = pinned();
  if (known === undefined) return undefined;
  const { pullRequest, head, base } = known;
  try {
    const snapshot = await read({ head, base, policyPath });
    return snapshot && { ...snapshot, repository, pullRequest };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    reporter.debug(`The checkout is of no help: ${error.message}`);
    return undefined;
  }
}
