import type { ReviewDirectory } from '../model/files.ts';
import type { Reporter } from '../model/reporter.ts';
import { visibleText } from '../model/text.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { ReviewerPolicy, VerifierPolicy } from '../policy/reviewer-policy.ts';
import type { Settings } from '../policy/settings.ts';
import type { ChangesSince } from '../ports/source.ts';
import type { ProgramEnvironment } from './child-environment.ts';
import type { Change, PinnedPack } from './reviewed-change.ts';

/** One program to run, without a shell and with only the given environment. */
export interface CommandRequest {
  /** Program and arguments. */
  readonly run: readonly string[];
  /** Absolute path of its working directory. */
  readonly directory: string;
  readonly environment: ReadonlyMap<string, string>;
  /** Milliseconds until it is asked to end; shortly afterwards it is killed. */
  readonly timeout: number;
  /** Bytes kept of standard output and standard error, each. */
  readonly outputLimit: number;
  /** Called with each raw line of standard error, for progress only. */
  readonly onLine?: (line: string) => void;
}

/** How a program ended; nothing of its process group is left in any case. */
export type CommandEnd =
  | { readonly how: 'exited'; readonly code: number }
  | { readonly how: 'killed'; readonly signal: string }
  | { readonly how: 'timed-out' }
  | { readonly how: 'flooded'; readonly stream: 'stdout' | 'stderr' }
  | { readonly how: 'not-started'; readonly reason: string }
  | { readonly how: 'cancelled' };

/** Continues a sentence that begins with "it". */
export function endInWords(end: CommandEnd, timeout: number): string {
  switch (end.how) {
    case 'exited':
      return `exited with code ${end.code}`;
    case 'killed':
      return `was ended by the signal ${end.signal}`;
    case 'timed-out':
      return `did not end within ${timeout / 1000} s (\`timeout\`)`;
    case 'flooded':
      return `wrote more than ${outputLimit / 1024 / 1024} MiB to ${end.stream}`;
    case 'not-started':
      return `could not be started: ${end.reason}`;
    case 'cancelled':
      return 'was cancelled with the run';
  }
}

/** Bytes kept of each stream of a program; as many as are read of a document. */
export const outputLimit = 16 * 1024 * 1024;

export interface CommandOutcome {
  readonly end: CommandEnd;
  /** At most `outputLimit` bytes each. */
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
  /** Whether it left processes in its group that had to be ended. */
  readonly leftovers: boolean;
  /** Milliseconds. */
  readonly duration: number;
}

/** Runs external programs. */
export interface Commands {
  /** Never throws for what the program does. Ends its process group when `cancelled` aborts. */
  run(request: CommandRequest, cancelled: AbortSignal): Promise<CommandOutcome>;
}

/** A temporary folder for agents, where no file of the head can configure them. */
export interface AgentFolder {
  /** Absolute path of a copy of the working directory without agent configuration. */
  readonly checkout: string;
  /** Paths left out of the copy. */
  readonly hidden: readonly string[];
  /** Contains a folder per agent. */
  readonly directory: ReviewDirectory;
  readonly remove: () => void;
}

/** Environment and limits for running external programs. */
export interface Programs {
  readonly commands: Commands;
  /**
   * The complete environment of a program that may see these variables; their values are redacted from then
   * on.
   */
  readonly environmentFor: (names: readonly string[]) => ProgramEnvironment;
  /**
   * Whether the checkout's git configuration holds a credential, which is redacted from then on. False
   * outside Actions, where programs have their user's rights anyway.
   */
  readonly findsCredential: () => Promise<boolean>;
  /** The copy is empty without a working directory. */
  readonly openAgentFolder: (worktree: string | undefined) => Promise<AgentFolder>;
  /** Whether programs named only by the reviewed branch's policy may start. */
  readonly trustsPolicy: boolean;
  /** Name of the event; undefined outside Actions. */
  readonly event: string | undefined;
  /** Programs that may run concurrently, unless policy sets another number. */
  readonly concurrency: number;
  readonly cancelled: AbortSignal;
}

/** Provides programs while `use` runs; a request to end then aborts `cancelled`. */
export type WithPrograms = <T>(use: (programs: Programs) => Promise<T>) => Promise<T>;

/** Whether a program may start as configured in a policy. */
export type TrustInPrograms = (policy: ReviewerPolicy | VerifierPolicy) => boolean;

/** Data for every program of this stage. */
export interface ProgramContext extends PinnedPack {
  readonly settings: Settings;
  readonly reporter: Reporter;
  readonly directory: ReviewDirectory;
  /** Absolute path of the working directory. */
  readonly root: string;
  readonly redact: (text: string) => string;
  readonly changesSince: ChangesSince;
  readonly effective: EffectivePolicy;
  readonly change: Change;
  /** Whether AI reviewers may have an oversized change, by base policy or a waiver. */
  readonly sizeAccepted: boolean;
  readonly programs: Programs;
  /** Whether a program of this policy may start. */
  readonly isTrusted: TrustInPrograms;
  /** Warning about a credential in the checkout; undefined without one. */
  readonly exposure: string | undefined;
}

/** Bytes of a stream that are searched and shown: its end usually has the reason. */
const tailBytes = 64 * 1024;

/**
 * The end of a program's stream, redacted and without terminal codes. It starts with a complete line, because
 * part of a secret could not be redacted.
 */
export function readTail(bytes: Uint8Array, redact: (text: string) => string): string {
  const end = bytes.subarray(-tailBytes);
  const cut = bytes.length - end.length;
  const lines = cut === 0 ? end : end.subarray(end.indexOf(0x0a) + 1 || end.length);
  const text = redact(visibleText(new TextDecoder().decode(lines)));
  const note = cut === 0 ? '' : `(${bytes.length - lines.length} bytes cut)\n`;
  return `${note}${text}`.trimEnd();
}
