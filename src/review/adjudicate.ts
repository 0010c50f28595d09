import { adjudicationFiles, type DoubtfulPair, readAnswers } from '../ingest/adjudication.ts';
import { onFailure, runCancelled } from '../model/failure.ts';
import type { Adjudication } from '../model/ingest-report.ts';
import { type EffectivePolicy, reviewerPolicy } from '../policy/effective-policy.ts';
import { startGiven } from './attempt.ts';
import { guardFiles } from './guard-files.ts';
import { endInWords, type Programs, type WithPrograms } from './programs.ts';

export interface AdjudicationRequest {
  readonly reviewer: string;
  readonly effective: EffectivePolicy;
  readonly pairs: readonly DoubtfulPair[];
}

/**
 * Asks a reviewer in one call, in a folder of its own, whether pairs of findings are one problem. Whatever goes wrong
 * is the `failure` of the result, which then decides nothing. Throws `RUN_CANCELLED`, and `REVIEW_FILE_CHANGED` where
 * the reviewer changed what is in the review directory.
 */
export async function adjudicate(
  request: AdjudicationRequest,
  { withPrograms, ...guarded }: { readonly withPrograms: WithPrograms } & Parameters<typeof guardFiles>[0],
): Promise<Adjudication> {
  const removePlanted = await guardFiles(guarded);
  return withPrograms(async (programs) => {
    const decided = await decide(request, programs);
    if (programs.cancelled.aborted) throw runCancelled();
    return decided;
  }).finally(removePlanted);
}

async function decide(request: AdjudicationRequest, programs: Programs): Promise<Adjudication> {
  const { reviewer, pairs } = request;
  // A full disk, or a link where the answer should be, is a failure.
  const answer = await ask(request, programs).catch(onFailure(({ message }) => message));
  if (typeof answer === 'string') return { reviewer, pairs: [], failure: answer };
  const decided = readAnswers(answer, pairs);
  if (decided !== undefined) return { reviewer, pairs: decided };
  return { reviewer, pairs: [], failure: 'its answer does not fit the schema that it was given' };
}

/** The answer, or why there is none. */
async function ask(
  { reviewer, effective, pairs }: AdjudicationRequest,
  programs: Programs,
): Promise<Uint8Array | string> {
  const { run = [], env, timeout } = reviewerPolicy(effective, reviewer);
  const allowed = programs.environmentFor(env);
  if ('missing' in allowed) return `it gets no ${allowed.missing.join(', ')} here (\`env\`)`;
  const { directory, remove } = await programs.openAgentFolder(undefined);
  const program = {
    run,
    directory,
    place: `work/${reviewer}-adjudicator`,
    given: adjudicationFiles(pairs),
    environment: allowed.environment,
    mode: 'adjudicate',
    timeout,
  };
  try {
    return await startGiven(program, programs, async ({ end }, answer) =>
      end.how === 'exited' && end.code === 0
        ? ((await answer()) ?? 'it wrote no answer')
        : `it ${endInWords(end, timeout)}`,
    );
  } finally {
    remove();
  }
}
