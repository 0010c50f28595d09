import { Failure } from '../../domain/failure.ts';
import type { Git } from './git.ts';
import { fetchObjects, type GitRemote } from './remote.ts';

interface Range {
  readonly from: string;
  readonly to: string;
}

/**
 * Gets what the diff of two commits needs and is not here: the trees, where even they are missing, and the contents of
 * the files that changed. A partial clone, such as actions/checkout makes for `filter` and `sparse-checkout`, leaves
 * them out. Git would ask for them by itself, but where and how the clone's own configuration says. Undefined when all
 * is here now, otherwise why not.
 */
export async function fetchLeftOut(git: Git, remote: GitRemote, range: Range): Promise<string | undefined> {
  const trees = await missingTrees(git, range);
  const noTrees = await fetchNamed(git, remote, trees);
  if (noTrees !== undefined) return noTrees;
  return fetchNamed(git, remote, await git.missing(await git.changedBlobs(range)));
}

/** The root trees, unless both can be walked as far as they differ. */
async function missingTrees(git: Git, range: Range): Promise<readonly string[]> {
  try {
    await git.changedBlobs(range);
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return Promise.all([git.rootTree(range.from), git.rootTree(range.to)]);
  }
}

async function fetchNamed(git: Git, remote: GitRemote, ids: readonly string[]): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  const problem = await fetchObjects(git.repository, remote, { ids, part: 'named' });
  if (problem === undefined) return undefined;
  return `it lacks ${ids.length} of the objects that the diff needs, and they could not be fetched: ${problem}`;
}
