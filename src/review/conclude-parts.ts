import type { ChangedFile } from '../model/changed-file.ts';
import type { Commits } from '../model/manifest.ts';
import { reasonOf } from '../model/obstacle.ts';
import { inputOf, type ReviewerPolicy } from '../policy/reviewer-policy.ts';
import { writeResult } from '../review-directory/reviewer-results.ts';
import { isAgentConfiguration, namedPaths } from './agent-configuration.ts';
import { isModel } from './assign.ts';
import type { ProgramContext } from './review-context.ts';
import type { PartResult } from './run-part.ts';

/** What is said of an agent where the change has files that agents obey. */
function configurationNote(files: readonly ChangedFile[]): readonly string[] {
  const paths = files
    .filter(({ status, filename }) => status !== 'removed' && isAgentConfiguration(filename))
    .map(({ filename }) => filename);
  if (paths.length === 0) return [];
  const text = `the change has ${namedPaths(paths)}, which agents obey: it was not given them, and saw them in the diff only`;
  return [reasonOf({ code: 'AGENT_CONFIGURATION', text })];
}

interface Ended {
  readonly id: string;
  readonly policy: ReviewerPolicy;
  readonly parts: readonly PartResult[];
  /** The newest change that it completed in an earlier run. */
  readonly completed: Commits | undefined;
}

/** Writes its answers once nobody runs any more; one part without an answer leaves the reviewer without. */
export async function concludeParts(
  context: ProgramContext,
  { id, policy, parts, completed }: Ended,
): Promise<void> {
  const { directory, manifest, exposure } = context;
  const outputs: { file: string; directory: string }[] = [];
  for (const [index, { answer, folder }] of parts.entries()) {
    if (answer === undefined) continue;
    const file = `reviewers/${id}/output${parts.length === 1 ? '' : `-${index + 1}`}.json`;
    await directory.write(file, answer);
    outputs.push({ file, directory: folder });
  }
  await directory.write(`reviewers/${id}/stderr.log`, parts.map(({ stderr }) => stderr).join(''));
  const failed = parts.flatMap(({ shortfall }) => (shortfall === undefined ? [] : [shortfall]));
  const worst = failed.find(({ state }) => state === 'timed_out') ?? failed[0];
  const isAgent = isModel(policy);
  const inCheckout = inputOf(policy) === 'worktree' && !isAgent;
  const open = exposure === undefined || !inCheckout ? [] : [exposure];
  const obeyed = isAgent ? configurationNote(context.change.files) : [];
  const isRead = worst === undefined && parts.every(({ isWhole }) => isWhole);
  await writeResult(
    context,
    { id, policy },
    {
      outcome: worst === undefined ? { state: 'reviewed' } : { state: worst.state, reason: reasonOf(worst) },
      attempts: parts.flatMap(({ attempts }) => attempts),
      notes: [...open, ...obeyed, ...parts.flatMap(({ notes }) => notes)],
      outputs,
      completed: isRead ? manifest.commits : completed,
    },
  );
}
