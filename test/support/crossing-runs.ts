import type { ReviewDirectory } from '../../src/ports/review-directory.ts';
import type { MemoryDirectory } from './fakes/memory-directory.ts';
import type { GitHubStandIn } from './github/stand-in.ts';

/** Lets something else happen once a run's reviewers are done, before it writes anything of its own. */
export function holdingUp(meanwhile: () => Promise<unknown>) {
  return (directory: MemoryDirectory): ReviewDirectory => ({
    path: directory.path,
    read: (name) => directory.read(name),
    remove: (name) => directory.remove(name),
    list: () => directory.list(),
    modifiedAt: (name) => directory.modifiedAt(name),
    write: async (name, content) => {
      if (name === 'findings.json') await meanwhile();
      await directory.write(name, content);
    },
  });
}

/** GitHub takes no review, so that whoever ends now ends without a word on the pull request. */
export function refuseReviews({ faults }: GitHubStandIn): void {
  faults.push({
    act: { answer: { status: 403, body: { message: 'Resource not accessible by integration' } } },
    match: ({ method, path }) => method === 'POST' && path.endsWith('/reviews'),
    times: Number.POSITIVE_INFINITY,
  });
}
