import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CommandRequest } from '../../../src/ports/stage-ports.ts';
import { interruptible } from '../../../src/runner/interruption.ts';
import { createCommands } from '../../../src/runner/run-program.ts';
import { nodeArguments, runnerModule } from '../../support/own-process.ts';
import { temporaryFolder } from '../../support/runner.ts';

const path = process.env['PATH'] ?? '';
const never = new AbortController().signal;
const commands = createCommands({ grace: 100, drain: 100 });

let folder: string;

beforeEach(() => {
  folder = temporaryFolder('process');
});

function request(run: readonly string[], others: Partial<CommandRequest> = {}): CommandRequest {
  return {
    run,
    directory: folder,
    environment: new Map([['PATH', path]]),
    timeout: 60_000,
    outputLimit: 1_000_000,
    ...others,
  };
}

const sh = (script: string, others: Partial<CommandRequest> = {}) =>
  commands.run(request(['sh', '-c', script], others), never);

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

/** A process counts as alive until it is gone or a zombie. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

const pidIn = (name: string) => Number(readFileSync(join(folder, name), 'utf8'));

/** A node program that says `ready` by its pid in a file, ignores SIGTERM and stays. */
const stubborn = (file: string) =>
  `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); require('fs').writeFileSync('${file}', String(process.pid));`;

describe('a program that ends by itself', () => {
  test('has its exit code, its output and every line of standard error', async () => {
    const lines: string[] = [];
    const outcome = await sh('printf "one\\r\\ntwo\\n"; printf "three\\r\\nfour" >&2; exit 7', {
      onLine: (line) => lines.push(line),
    });
    expect(outcome).toMatchObject({ end: { how: 'exited', code: 7 }, leftovers: false });
    expect(text(outcome.stdout)).toBe('one\r\ntwo\n');
    expect(text(outcome.stderr)).toBe('three\r\nfour');
    expect(lines).toEqual(['three', 'four']);
  });

  test('has its signal', async () => {
    expect((await sh('kill -SEGV $$')).end).toEqual({ how: 'killed', signal: 'SIGSEGV' });
  });

  test('gets its arguments as they are, exactly the given environment, and nothing to read', async () => {
    const environment = new Map(Object.entries({ PATH: path, ONE: ' 1\n2 ' }));
    const node = `const { argv, env } = process;
      console.log(JSON.stringify([argv.slice(1), env, require('fs').readFileSync(0).length]));`;
    const words = ['$HOME', 'a b', '*', '"'];
    const { stdout } = await commands.run(
      request([process.execPath, '-e', node, ...words], { environment }),
      never,
    );
    expect(JSON.parse(text(stdout))).toEqual([words, { PATH: path, ONE: ' 1\n2 ' }, 0]);
  });

  test('loses nothing of its last output', async () => {
    expect((await sh('head -c 900000 /dev/zero')).stdout.length).toBe(900_000);
  });
});

describe('a program that cannot start', () => {
  const huge = new Map(Object.entries({ PATH: path, HUGE: 'x'.repeat(4_000_000) }));

  test.each<[string, readonly string[], Partial<CommandRequest>, RegExp]>([
    ['does not exist', ['no-such-program'], {}, /no-such-program in .* does not exist/],
    ['may not be executed', ['./plain'], {}, /may not be executed/],
    ['has no working directory', ['true'], { directory: '/gone' }, /in \/gone: .*the folder does not exist/],
    ['has a too large environment', ['true'], { environment: huge }, /larger than the system takes/],
    ['has an impossible name', ['a\0b'], {}, /null bytes/],
  ])('because it %s is reported with the reason', async (_why, run, others, reason) => {
    writeFileSync(join(folder, 'plain'), '#!/bin/sh\n', { mode: 0o644 });
    const { end } = await commands.run(request(run, others), never);
    expect(end).toEqual({ how: 'not-started', reason: expect.stringMatching(reason) });
  });
});

/** As patient as the suite: on a loaded machine a process may take long to be gone. */
const gone = { timeout: 55_000 };

describe('a program that must be ended', () => {
  test('ends with its whole group, also processes that ignore the request', async () => {
    const script = `node -e "${stubborn('child')}" & node -e "${stubborn('other')}" & wait`;
    const cancel = new AbortController();
    const running = commands.run(request(['sh', '-c', script]), cancel.signal);
    await filesAppear('child', 'other');
    cancel.abort();
    const outcome = await running;
    expect(outcome).toMatchObject({ end: { how: 'cancelled' }, leftovers: true });
    // A killed process is gone once the system has run it to its end.
    await expect.poll(() => [pidIn('child'), pidIn('other')].filter(isAlive), gone).toEqual([]);
  });

  test('is timed out', async () => {
    const outcome = await sh('echo $$ > leader; exec sleep 600', { timeout: 50 });
    expect(outcome.end).toEqual({ how: 'timed-out' });
    await expect.poll(() => existsSync(join(folder, 'leader')) && isAlive(pidIn('leader')), gone).toBe(false);
  });

  test.each(['stdout', 'stderr'] as const)('for flooding %s keeps the first bytes', async (stream) => {
    const outcome = await sh(`yes >&${stream === 'stdout' ? 1 : 2}`, { outputLimit: 1_001 });
    expect(outcome.end).toEqual({ how: 'flooded', stream });
    expect(outcome[stream].length).toBe(1_001);
  });

  test('also when it floods while it ends', async () => {
    const { end } = await sh('head -c 2000 /dev/zero', { outputLimit: 1_000 });
    expect(end).toEqual({ how: 'flooded', stream: 'stdout' });
  });

  test('also when a helper floods once it has ended', async () => {
    const helper = '(while kill -0 $$ 2>/dev/null; do :; done; head -c 2000 /dev/zero)';
    const patient = createCommands({ grace: 100, drain: 60_000 });
    const asked = request(['sh', '-c', `${helper} & exit 0`], { outputLimit: 1_000 });
    expect((await patient.run(asked, never)).end).toEqual({ how: 'flooded', stream: 'stdout' });
  });

  test('is not started once the run is cancelled', async () => {
    const outcome = await commands.run(request(['touch', 'started']), AbortSignal.abort());
    expect(outcome.end).toEqual({ how: 'cancelled' });
    expect(existsSync(join(folder, 'started'))).toBe(false);
  });
});

describe('processes left behind', () => {
  test('in the group are ended and counted', async () => {
    const outcome = await sh('sleep 600 & echo $! > left; exit 0');
    expect(outcome).toMatchObject({ end: { how: 'exited', code: 0 }, leftovers: true });
    await expect.poll(() => isAlive(pidIn('left')), gone).toBe(false);
  });

  test.runIf(process.platform === 'linux')('outside of the group do not delay the run', async () => {
    // In a session of its own, it holds our pipe.
    const escaping = "setsid -f sh -c 'echo $$ > escaped; echo ready; exec sleep 600'";
    const outcome = await sh(`${escaping}; until [ -s escaped ]; do :; done`);
    expect(outcome).toMatchObject({ end: { how: 'exited', code: 0 }, leftovers: false });
    expect(text(outcome.stdout)).toBe('ready\n');
    process.kill(pidIn('escaped'), 'SIGKILL');
  });
});

/** A process of ours with a program that says `ready`; `then` is done once it was heard. */
function ownProcess(then: string) {
  const program = `
    import { createCommands } from ${runnerModule('run-program.ts')};
    import { interruptible } from ${runnerModule('interruption.ts')};
    await interruptible(({ hold }) => hold((cancelled) => createCommands({ grace: 100 }).run({
      run: ['sh', '-c', 'echo $$ > leader; echo ready >&2; exec sleep 600'],
      directory: ${JSON.stringify(folder)},
      environment: new Map([['PATH', process.env.PATH]]),
      timeout: 60000, outputLimit: 1000,
      onLine: (line) => { ${then} },
    }, cancelled)));
    console.log('went on');`;
  const child = spawn(process.execPath, nodeArguments(program), { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => output.push(chunk));
  return { child, output, exit: once(child, 'close') };
}

test('programs end with a process of ours that is asked to end, and it ends by that signal', async () => {
  const { child, output, exit } = ownProcess('console.log(line)');
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  const [code, signal] = await exit;
  expect(code).toBeNull();
  expect(['SIGINT', 'SIGTERM']).toContain(signal);
  expect(output.join('')).toBe('ready\n');
  await expect.poll(() => isAlive(pidIn('leader')), gone).toBe(false);
});

test('programs end with a process of ours that a bug of ours ends', async () => {
  const { output, exit } = ownProcess("setImmediate(() => { throw new Error('a bug') })");
  expect(await exit).toEqual([1, null]);
  expect(output.join('')).toBe('');
  // Nobody waited for it to be gone.
  while (isAlive(pidIn('leader'))) await new Promise((resolve) => setImmediate(resolve));
});

test('work without interruption gives its result, and leaves the signals as they were', async () => {
  const before = process.listenerCount('SIGTERM');
  const work = interruptible(({ hold }) =>
    hold(async ({ aborted }) => [aborted, process.listenerCount('SIGTERM')]),
  );
  await expect(work).resolves.toEqual([false, before + 1]);
  expect(process.listenerCount('SIGTERM')).toBe(before);
});

async function filesAppear(...names: readonly string[]): Promise<void> {
  while (!names.every((name) => existsSync(join(folder, name)) && pidIn(name) > 0)) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}
