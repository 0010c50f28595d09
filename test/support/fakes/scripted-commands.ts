import type { CommandEnd, CommandRequest, Commands } from '../../../src/ports.ts';

/** How a scripted program ends and what it prints. */
export interface Script {
  readonly end?: CommandEnd;
  readonly stdout?: string;
  readonly stderr?: string;
}

/** Plays a script for each request; keeps the requests, and how many ran at once at most. */
export class ScriptedCommands implements Commands {
  readonly requests: CommandRequest[] = [];
  mostAtOnce = 0;
  readonly #play: (request: CommandRequest) => Script;
  #running = 0;

  constructor(play: (request: CommandRequest) => Script) {
    this.#play = play;
  }

  async run(request: CommandRequest) {
    this.requests.push(request);
    this.#running += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#running);
    await Promise.resolve();
    this.#running -= 1;
    const { end = { how: 'exited' as const, code: 0 }, stdout = '', stderr = '' } = this.#play(request);
    return { end, stdout: Buffer.from(stdout), stderr: Buffer.from(stderr), leftovers: 0, duration: 12.4 };
  }
}
