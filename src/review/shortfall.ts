import type { Obstacle } from '../model/obstacle.ts';
import type { ReviewerPolicy } from '../policy/reviewer-policy.ts';
import type { CommandOutcome } from './program-port.ts';

/** Why an attempt gave no answer that counts. */
export interface Shortfall extends Obstacle {
  readonly state: 'timed_out' | 'unavailable' | 'invalid';
  /** Whether another attempt may go better: after a crash, a timeout or an empty answer. */
  readonly retryable: boolean;
}

interface Attempted {
  readonly outcome: CommandOutcome;
  readonly policy: Pick<ReviewerPolicy, 'exit-codes' | 'timeout'>;
  /** Whether there is an answer at all, and whether it is a document that holds. */
  readonly answer: 'none' | 'broken' | 'valid';
}

/** Most bytes of each stream; as much as is read of a document. */
export const outputLimit = 16 * 1024 * 1024;

const noSpace = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i;

/** Bytes of standard error that are looked at for a full disk. */
const tailLength = 64 * 1024;

/** How a program ended, in words for a log. */
export function endInWords({ end }: CommandOutcome): string {
  switch (end.how) {
    case 'exited':
      return `exit ${end.code}`;
    case 'killed':
      return `ended by ${end.signal}`;
    case 'timed-out':
      return 'timed out';
    case 'flooded':
      return `too much on ${end.stream}`;
    case 'not-started':
      return 'not started';
    case 'cancelled':
      return 'cancelled';
  }
}

/** Undefined where the program came to an end that an answer may come with. */
export function shortfallOf(attempted: Attempted): Shortfall | undefined {
  const { outcome, policy } = attempted;
  const { end } = outcome;
  switch (end.how) {
    case 'not-started':
      return { state: 'unavailable', code: 'NOT_STARTED', text: end.reason, retryable: false };
    case 'cancelled':
      return { state: 'unavailable', code: 'RUN_CANCELLED', text: 'the run was cancelled', retryable: false };
    case 'flooded': {
      const text = `it wrote more than ${outputLimit / 1024 / 1024} MiB to ${end.stream}`;
      return { state: 'unavailable', code: 'TOO_MUCH_OUTPUT', text, retryable: false };
    }
    case 'timed-out': {
      const text = `it did not end within ${policy.timeout / 1000} s (\`timeout\`)`;
      return { state: 'timed_out', code: 'TIMED_OUT', text, retryable: true };
    }
    case 'killed':
      return death(outcome, `it was ended by ${end.signal}`);
    case 'exited':
      return afterExit(end.code, attempted);
  }
}

/** A code other than 0 is fine only with a whole, valid document: many linters exit so when they found something. */
function afterExit(code: number, { outcome, policy, answer }: Attempted): Shortfall | undefined {
  if (!policy['exit-codes'].includes(code)) {
    return death(outcome, `it exited with ${code}, which is none of its \`exit-codes\``);
  }
  if (code !== 0 && answer !== 'valid') {
    return death(outcome, `it exited with ${code} and without a whole, valid document`);
  }
  if (answer !== 'none') return undefined;
  return { state: 'unavailable', code: 'EMPTY_ANSWER', text: 'it wrote no answer', retryable: true };
}

function death({ stderr }: CommandOutcome, text: string): Shortfall {
  const tail = new TextDecoder().decode(stderr.subarray(-tailLength));
  const full = noSpace.test(tail);
  return full
    ? { state: 'unavailable', code: 'DISK_FULL', text: `${text}: the disk is full`, retryable: true }
    : { state: 'unavailable', code: 'DIED_EARLY', text, retryable: true };
}
