import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { failed, type GitPlace, startGit } from './git-process.ts';

interface GitObject {
  readonly id: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const header = /^([0-9a-f]{40,64}) (\w+) (\d+)$/;
const lineFeed = 0x0a;
const args = ['cat-file', '--batch'];

class GitEnded extends Error {}

/** One `git cat-file` process that reads any number of objects in sequence. It starts with the first read. */
export class ObjectReader {
  readonly #place: GitPlace;
  readonly #maxBytes: number;
  #answers: Answers | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(place: GitPlace, maxBytes = 128 * 1024 * 1024) {
    this.#place = place;
    this.#maxBytes = maxBytes;
  }

  /** Undefined when the expression names no object, or a missing one. */
  read(expression: string): Promise<GitObject | undefined> {
    const answer = this.#last.then(() => this.#askOrRestart(expression));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  close(): void {
    this.#answers?.child.kill('SIGKILL');
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
      this.#answers = undefined;
      if (!(error instanceof GitEnded)) throw error;
      return isAgain ? undefined : this.#askOrRestart(expression, true);
    }
  }

  async #ask(expression: string): Promise<GitObject | undefined> {
    if (/[\n\0]/.test(expression)) return undefined;
    const { directory: cwd, environment } = this.#place;
    this.#answers ??= new Answers(startGit({ cwd, environment, args }));
    const answers = this.#answers;
    answers.child.stdin.write(`${expression}\n`);
    const [, id, type, size] = header.exec(await answers.line()) ?? [];
    if (id === undefined || type === undefined) return undefined;
    const length = Number(size);
    if (length > this.#maxBytes) throw failed({ args, cwd }, `answered more than ${this.#maxBytes} bytes`);
    const bytes = await answers.take(length + 1);
    return { id, type, bytes: bytes.subarray(0, length) };
  }
}

/** The standard output of a process, read piece by piece. Every read throws `GitEnded` when the process has ended. */
class Answers {
  readonly child: ChildProcessWithoutNullStreams;
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(child: ChildProcessWithoutNullStreams) {
    this.child = child;
    this.#chunks = child.stdout.iterator();
    child.stderr.resume();
    child.stdin.on('error', () => undefined);
    child.on('error', () => child.stdout.destroy());
  }

  async line(): Promise<string> {
    let end = this.#rest.indexOf(lineFeed);
    while (end < 0) {
      this.#rest = Buffer.concat([this.#rest, await this.#next()]);
      end = this.#rest.indexOf(lineFeed);
    }
    return (await this.take(end + 1)).subarray(0, -1).toString('utf8');
  }

  async take(length: number): Promise<Buffer> {
    const parts = [this.#rest];
    for (let size = this.#rest.length; size < length; ) {
      const part = await this.#next();
      parts.push(part);
      size += part.length;
    }
    const all = parts.length === 1 ? this.#rest : Buffer.concat(parts);
    this.#rest = all.subarray(length);
    return all.subarray(0, length);
  }

  async #next(): Promise<Buffer> {
    const next = await this.#chunks.next().catch(() => ({ done: true }) as const);
    if (next.done === true) throw new GitEnded();
    return next.value;
  }
}
