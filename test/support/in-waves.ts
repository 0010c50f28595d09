import { setImmediate as turn } from 'node:timers/promises';

/** Requests that were waited for together, as `GET /repos/octo/demo/pulls/1` or `POST /graphql Overview`. */
export type Wave = readonly string[];

export interface Waves {
  readonly fetch: typeof fetch;
  /** In their order: how often, and for what, somebody had to wait for answers. */
  readonly sent: () => readonly Wave[];
}

interface Held {
  readonly name: string;
  readonly send: () => Promise<Response>;
  readonly resolve: (response: Response) => void;
  readonly reject: (error: unknown) => void;
}

/** Answers stand in memory, so that what they set off has happened after far fewer turns of the event loop. */
const quietTurns = 20;

/**
 * Sends requests in waves: everything that was asked before an answer came goes out together, and is answered
 * together. The waves are the round trips that follow one another, whatever time each of them takes.
 */
export function inWaves(send: typeof fetch): Waves {
  const sent: Wave[] = [];
  let held: Held[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (held.length > 0) {
      await silence(() => held.length);
      const wave = held;
      held = [];
      sent.push(wave.map(({ name }) => name));
      const answers = await Promise.allSettled(wave.map((request) => request.send()));
      for (const [index, { resolve, reject }] of wave.entries()) {
        const answer = answers[index];
        if (answer?.status === 'fulfilled') resolve(answer.value);
        else reject(answer?.reason);
      }
      await silence(() => held.length);
    }
    isRunning = false;
  }

  return {
    sent: () => sent,
    fetch: (input, init) =>
      new Promise((resolve, reject) => {
        const name = nameOf(input, init);
        held.push({ name, send: async () => inMemory(await send(input, init)), resolve, reject });
        if (!isRunning) void run();
      }),
  };
}

function nameOf(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): string {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input);
  const [, operation] = /\b(?:query|mutation) (\w+)/.exec(String(init?.body ?? '')) ?? [];
  return [init?.method ?? 'GET', `${pathname}${search}`, operation].filter(Boolean).join(' ');
}

async function silence(seen: () => number): Promise<void> {
  for (let quiet = 0, known = seen(); quiet < quietTurns; quiet += 1) {
    await turn();
    if (seen() === known) continue;
    known = seen();
    quiet = 0;
  }
}

async function inMemory(response: Response): Promise<Response> {
  const { status, headers } = response;
  const bytes = await response.arrayBuffer();
  return new Response(bytes.byteLength === 0 ? null : bytes, { status, headers });
}
