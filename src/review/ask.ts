import { onFailure, runCancelled } from '../model/failure.ts';
import { type EffectivePolicy, reviewerPolicy } from '../policy/effective-policy.ts';
import { inputOf, isModel } from '../policy/reviewer-policy.ts';
import type { Programs } from '../ports/programs.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import { startGiven } from './attempt.ts';
import { type Guarded, guardFiles } from './guard-files.ts';
import { endInWords } from './programs.ts';

/** A question about many items, to the program of a reviewer that base policy names for it. */
export interface Inquiry<Item, Answered> {
  readonly reviewer: string;
  readonly effective: EffectivePolicy;
  /** What `PR_VERDICT_MODE` says. */
  readonly mode: string;
  /** The items of each call. */
  readonly calls: readonly (readonly Item[])[];
  readonly filesFor: (items: readonly Item[]) => Parameters<typeof startGiven>[0]['given'];
  /** Undefined for bytes that are no answer. */
  readonly read: (bytes: Uint8Array, items: readonly Item[]) => readonly Answered[] | undefined;
}

/** The answers up to the first failure, and that failure. */
export interface Answers<Answered> {
  readonly answers: readonly Answered[];
  readonly failure?: string;
}

/**
 * Asks the program, each call in a folder of its own. Whatever goes wrong is the `failure` of the result, and nothing is
 * asked twice. Throws `RUN_CANCELLED`, and `REVIEW_FILE_CHANGED` where the program changed what is in the review
 * directory.
 */
export async function ask<Item, Answered>(
  inquiry: Inquiry<Item, Answered>,
  { withPrograms, root, ...guarded }: Guarded & Pick<StagePorts, 'withPrograms' | 'root'>,
): Promise<Answers<Answered>> {
  const removePlanted = await guardFiles(guarded);
  return withPrograms(async (programs) => {
    const answered = await askAll(inquiry, programs, root);
    if (programs.cancelled.aborted) throw runCancelled();
    return answered;
  }).finally(removePlanted);
}

async function askAll<Item, Answered>(
  inquiry: Inquiry<Item, Answered>,
  programs: Programs,
  root: string,
): Promise<Answers<Answered>> {
  const answers: Answered[] = [];
  for (const items of inquiry.calls) {
    // A full disk, or a link where the answer should be, is a failure.
    const answer = await askOnce(inquiry, items, programs, root).catch(onFailure(({ message }) => message));
    const read = typeof answer === 'string' ? undefined : inquiry.read(answer, items);
    if (typeof answer === 'string') return { answers, failure: answer };
    if (read === undefined)
      return { answers, failure: 'its answer does not fit the schema that it was given' };
    answers.push(...read);
  }
  return { answers };
}

/** The answer, or why there is none. */
async function askOnce<Item, Answered>(
  { reviewer, effective, mode, filesFor }: Inquiry<Item, Answered>,
  items: readonly Item[],
  programs: Programs,
  root: string,
): Promise<Uint8Array | string> {
  const policy = reviewerPolicy(effective, reviewer);
  const allowed = programs.environmentFor(policy.env);
  if ('missing' in allowed) return `it gets no ${allowed.missing.join(', ')} here (\`env\`)`;
  const { environment } = allowed;
  const needsCopy = isModel(policy) && inputOf(policy) !== 'files';
  const { directory, remove, ...work } = await programs.openAgentFolder(needsCopy ? root : undefined);
  const checkout = isModel(policy) ? work.checkout : root;
  const place = `work/${reviewer}-${mode}`;
  const given = filesFor(items);
  const program = { policy, directory, place, given, environment, mode, checkout, folder: '' };
  try {
    return await startGiven(program, programs, async ({ end }, answer) =>
      end.how === 'exited' && end.code === 0
        ? ((await answer()) ?? 'it wrote no answer')
        : `it ${endInWords(end, policy.timeout)}`,
    );
  } finally {
    remove();
  }
}
