import { createContext, Script } from 'node:vm';
import { z } from 'zod';
import { once } from '../model/lists.ts';

const call = new Script('run()');
const scope = { run: (): void => undefined };
/** That takes longer than most checks. */
const context = once(() => createContext(scope));
const Interrupted = z.object({ code: z.literal('ERR_SCRIPT_EXECUTION_TIMEOUT') });

/** The result of a function that does not wait for anything; undefined where it is interrupted after some milliseconds. */
export function runWithin<Result>(limitMs: number, run: () => Result): Result | undefined {
  let result: Result | undefined;
  scope.run = () => {
    result = run();
  };
  try {
    call.runInContext(context(), { timeout: limitMs });
    return result;
  } catch (error) {
    if (Interrupted.safeParse(error).success) return undefined;
    throw error;
  }
}

/**
 * Runs tasks one after another, and returns those that were interrupted because they took longer than the limit. What is
 * asked of the process meanwhile, such as to end, is done between them. Throws the errors of tasks, and after the deadline.
 */
export async function runEachWithin<Task>(
  limitMs: number,
  tasks: readonly Task[],
  deadline: AbortSignal | undefined,
  run: (task: Task) => void,
): Promise<readonly Task[]> {
  const interrupted: Task[] = [];
  let at = 0;
  while (at < tasks.length) {
    await new Promise((resolve) => setImmediate(resolve));
    deadline?.throwIfAborted();
    // To set a limit takes longer than most tasks: several share one while they take little of it.
    const pauseAt = performance.now() + limitMs / 100;
    const hasEnded = runWithin(limitMs, () => {
      for (; at < tasks.length && performance.now() < pauseAt; at += 1) tasks.slice(at, at + 1).forEach(run);
      return true;
    });
    if (!hasEnded) interrupted.push(...tasks.slice(at, ++at));
  }
  return interrupted;
}
