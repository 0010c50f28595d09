import type { ReviewDirectory } from '../../../src/model/files.ts';
import type { CommandEnd, CommandRequest, Commands, WithPrograms } from '../../../src/ports/stage-ports.ts';
import { MemoryDirectory } from './memory-directory.ts';

/** How a scripted program ends and what it prints. */
export interface Script {
  readonly end?: CommandEnd;
  readonly stdout?: string;
  readonly stderr?: string;
  /** What it leaves in its `usage.json`. */
  readonly usage?: string;
  /** Milliseconds. */
  readonly duration?: number;
}

/** What a program does when it is started. */
export type Play = (request: CommandRequest, cancelled: AbortSignal) => Script | Promise<Script>;

/** Plays a script for each request; keeps the requests, and how many ran at once at most. */
export class ScriptedCommands implements Commands {
  readonly requests: CommandRequest[] = [];
  mostAtOnce = 0;
  readonly #play: Play;
  #running = 0;

  constructor(play: Play) {
    this.#play = play;
  }

  async run(request: CommandRequest, cancelled: AbortSignal) {
    this.requests.push(request);
    this.#running += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#running);
    await Promise.resolve();
    this.#running -= 1;
    const script = await this.#play(request, cancelled);
    const { end = { how: 'exited' as const, code: 0 }, stdout = '', stderr = '', duration = 12.4 } = script;
    return { end, stdout: Buffer.from(stdout), stderr: Buffer.from(stderr), leftovers: false, duration };
  }
}

interface Surroundings {
  /** What there is for programs to see; one that a policy names and is not here is missing. Default: nothing. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Default: no run of Actions. */
  readonly event?: string | undefined;
  readonly cancelled?: AbortSignal;
  /** Whether the checkout's git configuration contains a credential; default: no. */
  readonly hasCredential?: boolean;
  /** Holds the agents' folders; default: one in memory. */
  readonly directory?: ReviewDirectory;
  /** What the agents' copy of the checkout lacks. */
  readonly hidden?: readonly string[];
  /** The folder of that copy; default: the checkout itself. */
  readonly copy?: string;
}

/** Hands out these commands; a program sees the variables that it may see, and no others. */
export function withCommands(commands: Commands, surroundings: Surroundings = {}): WithPrograms {
  const { variables = {}, event, hasCredential = false, hidden = [], copy } = surroundings;
  const { directory = new MemoryDirectory() } = surroundings;
  const { cancelled = new AbortController().signal } = surroundings;
  return (use) =>
    use({
      commands,
      environmentFor: (names) => {
        const missing = names.filter((name) => variables[name] === undefined);
        if (missing.length > 0) return { missing };
        return { environment: new Map(names.map((name) => [name, variables[name] ?? ''])) };
      },
      findsCredential: async () => hasCredential,
      openAgentFolder: async (checkout = '') => ({
        checkout: copy ?? checkout,
        hidden,
        directory,
        remove: () => undefined,
      }),
      trustsPolicy: false,
      event,
      concurrency: 4,
      cancelled,
    });
}
