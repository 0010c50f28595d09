import { Failure } from '../domain/failure.ts';
import type { Runner } from '../edges/runner.ts';

/** GitHub takes no larger workflow file. */
const maxBytes = 512 * 1024;

/**
 * What the job that runs may be called on its commit. The runner tells its key only; by which `name` it is shown stands
 * in the workflow's file, as far as the job has a checkout with it.
 */
export async function jobNames(runner: Runner): Promise<readonly string[]> {
  const { job: key } = runner;
  if (key === undefined) return [];
  const job = (await readWorkflow(runner))?.jobs.find((each) => each.key === key);
  return [key, ...(job?.name === undefined ? [] : [job.name])];
}

async function readWorkflow({ workspace: root, workflowFile: name }: Runner) {
  if (root === undefined || name === undefined) return undefined;
  const { readRegularFile } = await import('../edges/files/regular-file.ts');
  const { parseWorkflow } = await import('../contracts/workflow/parse-workflow.ts');
  try {
    const bytes = await readRegularFile({ root, name, maxBytes });
    return bytes && parseWorkflow(bytes.toString('utf8'));
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
