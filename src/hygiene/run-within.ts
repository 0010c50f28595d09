import { createContext, Script } from 'node:vm';
import { z } from 'zod';

const call = new Script('run()');
const Interrupted = z.object({ code: z.literal('ERR_SCRIPT_EXECUTION_TIMEOUT') });

/** The result of a function that does not wait for anything; undefined where it is interrupted after some milliseconds. */
export function runWithin<Result>(limitMs: number, run: () => Result): Result | undefined {
  let result: Result | undefined;
  const context = createContext({
    run: () => {
      result = run();
    },
  });
  try {
    call.runInContext(context, { timeout: limitMs });
    return result;
  } catch (error) {
    if (Interrupted.safeParse(error).success) return undefined;
    throw error;
  }
}
