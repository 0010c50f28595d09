import { Failure } from '../model/failure.ts';
import { type Git, withGit } from './git.ts';
import type { Environment } from './git-process.ts';

export interface LocalDiff {
  readonly bytes: Uint8Array;
  /** Of each file in the diff's order: its blob at the head, or at the merge base where the head has none. */
  readonly ids: readonly string[];
}

/** The answers of the job's checkout, for what GitHub does not hand out; undefined where it lacks the commits. */
export interface JobCheckout {
  diff(mergeBase: string, head: string): Promise<LocalDiff | undefined>;
  mergeBase(base: string, head: string): Promise<string | undefined>;
}

interface Options {
  readonly directory: string;
  readonly environment: Environment;
}

/** Reads the checkout in `directory` as it is; nothing is fetched. */
export function createJobCheckout(options: Options): JobCheckout {
  return {
    diff: (mergeBase, head) =>
      ask(options, async (git) => {
        return git.diffWithIds({ from: mergeBase, to: head });
      }),
    mergeBase: (base, head) =>
      ask(options, async (git) => {
        const found = await git.mergeBase(base, head);
        return found.state === 'found' ? found.commit : undefined;
      }),
  };
}

async function ask<T>(
  options: Options,
  answer: (git: Git) => Promise<T | undefined>,
): Promise<T | undefined> {
  return withGit(options, async (git) => {
    try {
      return git && (await answer(git));
    } catch (error) {
      // A shallow or partial clone lacks objects. There are other sources.
      if (error instanceof Failure) return undefined;
      throw error;
    }
  });
}
