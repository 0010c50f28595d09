import { parseDiff } from '../../domain/diff/parse-diff.ts';
import { Failure } from '../../domain/failure.ts';
import type { FileAt } from '../../ports/files-at.ts';
import type { Snapshot } from '../../ports/source.ts';
import { changedFiles } from './changed-files.ts';
import { readGitEvidence } from './evidence.ts';
import { type Git, withGit } from './git.ts';
import { fetchLeftOut } from './partial-clone.ts';
import type { Environment } from './process.ts';
import { fetchObjects, type GitRemote } from './remote.ts';
import { inspectWorkingDirectory } from './working-directory.ts';

interface Checkout {
  readonly directory: string;
  readonly environment: Environment;
  /** Where history is fetched from that the checkout lacks: git may answer while the API does not. */
  readonly remote: GitRemote;
}

interface Wanted {
  readonly head: string;
  readonly base: string;
  readonly policyPath: string;
}

/** All of a snapshot that commits tell. */
export type CheckoutSnapshot = Omit<Snapshot, 'repository' | 'pullRequest' | 'conversation'>;

/** Generations of history asked for until they reach the merge base; with all their files, unlike for a diff alone. */
const depths = [50, 500];

/**
 * A pull request's change from git alone, the policy at its base commit as ever. Undefined where neither the checkout
 * nor the job's repository has both commits and the history between them. Throws `Failure` for what git cannot show.
 */
export function readFromCheckout(checkout: Checkout, wanted: Wanted): Promise<CheckoutSnapshot | undefined> {
  return withGit(checkout, async (git) => {
    if (git === undefined) return undefined;
    const mergeBase = await findMergeBase(git, checkout.remote, wanted);
    if (mergeBase === undefined) return undefined;
    const problem = await fetchLeftOut(git, checkout.remote, { from: mergeBase, to: wanted.head });
    return problem === undefined ? read(git, checkout, { ...wanted, mergeBase }) : undefined;
  });
}

async function findMergeBase(git: Git, remote: GitRemote, wanted: Wanted): Promise<string | undefined> {
  const commits = [wanted.base, wanted.head];
  for (const depth of [undefined, ...depths]) {
    if (depth !== undefined) {
      const problem = await fetchObjects(git.repository, remote, { ids: commits, depth });
      if (problem !== undefined) return undefined;
    }
    if (!(await hasBoth(git, wanted))) continue;
    const common = await git.mergeBase(wanted.base, wanted.head);
    if (common.state === 'found') return common.commit;
    if (common.state === 'unrelated') return undefined;
  }
  return undefined;
}

async function hasBoth(git: Git, { head, base }: Wanted): Promise<boolean> {
  return (await git.hasCommit(head)) && (await git.hasCommit(base));
}

async function read(
  git: Git,
  checkout: Checkout,
  { head, base, mergeBase, policyPath }: Wanted & { readonly mergeBase: string },
): Promise<CheckoutSnapshot> {
  const range = { from: mergeBase, to: head };
  const diff = await git.diff(range);
  const parsed = parseDiff(diff);
  if (!parsed.ok) throw new Error(`git's own diff cannot be read, line ${parsed.error.line}`);
  const files = changedFiles(parsed.diff, await git.changedIds(range));
  const touched = files.flatMap(({ filename, previous_filename: former }) =>
    former === undefined ? [filename] : [filename, former],
  );
  const proposed: FileAt | undefined = touched.includes(policyPath)
    ? await git.fileAt(head, policyPath)
    : undefined;
  return {
    commits: { head, base, mergeBase },
    diff,
    files,
    comments: [],
    coverage: { expected: files.length, covered: files.length, missing: [] },
    ...(await inspectWorkingDirectory({ ...checkout, head, files, headBlob: notHere })),
    policy: await git.fileAt(base, policyPath),
    ...(proposed && { proposedPolicy: proposed }),
    evidence: await readGitEvidence(git, { base, mergeBase, head, tree: head, touched }),
  };
}

async function notHere(id: string, path: string): Promise<Uint8Array> {
  throw new Failure({
    kind: 'operational',
    code: 'LOCAL_HISTORY_MISSING',
    message: `Blob ${id} of ${JSON.stringify(path)} is not in this repository`,
    fix: 'Check out with `fetch-depth: 0` and without a filter.',
  });
}
