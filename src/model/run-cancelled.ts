import { Failure } from './failure.ts';

/** Why there is no result where this process was asked to end. */
export function runCancelled(): Failure {
  return new Failure({
    kind: 'operational',
    code: 'RUN_CANCELLED',
    message: 'The run was asked to end before it was over',
    fix: 'Run it again.',
  });
}
