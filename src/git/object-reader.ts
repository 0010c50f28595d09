import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { failed, type GitCommand, startGit } from './git-process.ts';

interface GitObject {
  readonly id: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const header = /^([0-9a-f]{40,64}) (\w+) (\d+)$/;
const lineFeed = 0x0a;

class GitEnded extends Error {}

/** One `git cat-file` process that reads any number of objects in sequence. It starts with the first read. */
export class ObjectReader {
  readonly #command: Pick<GitCommand, 'cwd' | 'environment'>;
  readonly #args = ['cat-file', '--batch'];
  readonly #maxBytes: number;
  #process: ChildProcessWithoutNullStreams | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #chunks: Buffer[] = [];
  #wake: () => void = () => undefined;

  constructor(command: Pick<GitCommand, 'cwd' | 'environment'>, { maxBytes }: { readonly maxBytes: number }) {
    this.#command = command;
    this.#maxBytes = maxBytes;
  }

  /** Undefined when the expression names no object, or a missing one. */
  read(expression: string): Promise<GitObject | undefined> {
    const answer = this.#last.then(() => this.#askOrRestart(expression));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  close(): void {
    this.#process?.kill('SIGKILL');
  }

  /**
   * Restarts the process once, since it may have reached its time limit. If it ends twice at the same object,
   * that object is damaged.
   */
  async #askOrRestart(expression: string, isAgain = false): Promise<GitObject | undefined> {
    try {
      return await this.#ask(expression);
    } catch (error) {
      this.close();
      this.#process = undefined;
      this.#chunks = [];
      if (!(error instanceof GitEnded)) throw error;
      return isAgain ? undefined : this.#askOrRestart(expression, true);
    }
  }

  async #ask(expression: string): Promise<GitObject | undefined> {
    if (/[\n\0]/.test(expression)) return undefined;
    this.#process ??= this.#start();
    this.#process.stdin.write(`${expression}\n`);
    const [, id, type, size] = header.exec(await this.#readLine()) ?? [];
    if (id === undefined || type === undefined) return undefined;
    const length = Number(size);
    if (length > this.#maxBytes) {
      throw failed(
        { args: this.#args, cwd: this.#command.cwd },
        `answered more than ${this.#maxBytes} bytes`,
      );
    }
    const bytes = await this.#take(length + 1);
    return { id, type, bytes: bytes.subarray(0, length) };
  }

  #start(): ChildProcessWithoutNullStreams {
    const child = startGit({ ...this.#command, args: this.#args });
    child.stdout.on('data', (chunk: Buffer) => {
      // A process that was replaced may still write.
      if (child !== this.#process) return;
      this.#chunks.push(chunk);
      this.#wake();
    });
    child.stderr.resume();
    child.stdin.on('error', () => undefined);
    child.on('error', () => this.#wake());
    child.on('close', () => this.#wake());
    return child;
  }

  async #readLine(): Promise<string> {
    for (;;) {
      const index = this.#chunks.findIndex((chunk) => chunk.includes(lineFeed));
      if (index >= 0) {
        const before = this.#chunks.slice(0, index).reduce((sum, { length }) => sum + length, 0);
        const line = await this.#take(before + (this.#chunks[index]?.indexOf(lineFeed) ?? 0) + 1);
        return line.subarray(0, -1).toString('utf8');
      }
      await this.#more();
    }
  }

  async #take(length: number): Promise<Buffer> {
    while (this.#chunks.reduce((sum, chunk) => sum + chunk.length, 0) < length) await this.#more();
    const all = Buffer.concat(this.#chunks);
    this.#chunks = all.length > length ? [all.subarray(length)] : [];
    return all.subarray(0, length);
  }

  async #more(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#process ?? {};
    if (pid === undefined || exitCode !== null || signalCode !== null) throw new GitEnded();
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
  }
}
