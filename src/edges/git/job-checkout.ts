import { Failure } from '../../domain/failure.ts';
import { type Git, withGit } from './git.ts';
import { fetchLeftOut } from './partial-clone.ts';
import type { Environment } from './process.ts';
import { fetchObjects, type GitRemote } from './remote.ts';

/** `absent`: the job has no checkout. `history-missing`: it has one, which cannot tell, and why. */
export type Told<T> =
  | { readonly state: 'told'; readonly value: T }
  | { readonly state: 'absent' }
  | { readonly state: 'history-missing'; readonly reason: string };

export interface LocalDiff {
  readonly bytes: Uint8Array;
  /** Of each file in the diff's order: its blob at the head, or at the merge base where the head has none. */
  readonly ids: readonly string[];
}

/** What the job's checkout knows of a pull request, for what GitHub does not hand out. */
export interface JobCheckout {
  diff(mergeBase: string, head: string): Promise<Told<LocalDiff>>;
  mergeBase(base: string, head: string): Promise<Told<string>>;
}

interface Wanted {
  readonly directory: string;
  readonly environment: Environment;
  /** Where commits are fetched from that the checkout lacks. */
  readonly remote: GitRemote;
}

/** Generations of history asked for, one request after the other until they reach far enough. */
const depths = [50, 500, 5_000, 50_000];

/** Reads the checkout in `directory`. What is fetched beside it goes into a folder of our own, for as long as it takes. */
export function createJobCheckout(wanted: Wanted): JobCheckout {
  return {
    diff: (mergeBase, head) => ask(wanted, (git) => diff(git, wanted.remote, { from: mergeBase, to: head })),
    mergeBase: (base, head) => ask(wanted, (git) => findMergeBase(git, wanted.remote, [base, head])),
  };
}

function ask<T>(wanted: Wanted, answer: (git: Git) => Promise<Told<T>>): Promise<Told<T>> {
  return withGit(wanted, async (git): Promise<Told<T>> => {
    if (git === undefined) return { state: 'absent' };
    try {
      return await answer(git);
    } catch (error) {
      // Whatever is wrong with a checkout, there are other sources.
      if (error instanceof Failure) return { state: 'history-missing', reason: error.message };
      throw error;
    }
  });
}

async function diff(
  git: Git,
  remote: GitRemote,
  range: { readonly from: string; readonly to: string },
): Promise<Told<LocalDiff>> {
  const commits = await missing(git, [range.from, range.to]);
  if (commits.length > 0) {
    const problem = await fetchObjects(git.repository, remote, { ids: commits, depth: 1, part: 'folders' });
    if (problem !== undefined) return notFetched(commits, problem);
  }
  const problem = await fetchLeftOut(git, remote, range);
  if (problem !== undefined) return { state: 'history-missing', reason: problem };
  return { state: 'told', value: { bytes: await git.diff(range), ids: await git.changedIds(range) } };
}

async function findMergeBase(
  git: Git,
  remote: GitRemote,
  tips: readonly [base: string, head: string],
): Promise<Told<string>> {
  let found = await mergeBase(git, tips);
  for (const depth of depths) {
    if (found.state !== 'history-missing') break;
    const problem = await fetchObjects(git.repository, remote, { ids: tips, depth, part: 'history' });
    if (problem !== undefined) return notFetched(tips, problem);
    found = await mergeBase(git, tips);
  }
  switch (found.state) {
    case 'found':
      return { state: 'told', value: found.commit };
    case 'unrelated':
      return { state: 'history-missing', reason: 'the two have no commit in common' };
    case 'history-missing':
      return { state: 'history-missing', reason: `${depths.at(-1)} generations do not reach back to it` };
  }
}

async function mergeBase(git: Git, tips: readonly [base: string, head: string]) {
  const lacking = await missing(git, tips);
  return lacking.length > 0 ? ({ state: 'history-missing' } as const) : git.mergeBase(...tips);
}

async function missing(git: Git, commits: readonly string[]): Promise<readonly string[]> {
  const here = await Promise.all(commits.map((commit) => git.hasCommit(commit)));
  return commits.filter((_, index) => here[index] === false);
}

function notFetched(commits: readonly string[], reason: string) {
  const what = `its history is cut off, and ${commits.join(' and ')} could not be fetched`;
  return { state: 'history-missing', reason: `${what}: ${reason}` } as const;
}
