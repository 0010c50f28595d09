import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Failure } from '../model/failure.ts';
import { atEnd } from '../runner/interruption.ts';
import {
  type Environment,
  failed,
  type GitCommand,
  type GitPlace,
  type GitResult,
  runGit,
  startGit,
} from './git-process.ts';

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

const settingsPattern =
  '^core\\.(attributesfile|autocrlf|eol|excludesfile|filemode|ignorecase|precomposeunicode|symlinks)$';

/** Git's files for the user's work tree; they are never written. */
interface Original {
  readonly root: string;
  readonly objectFormat: string;
  readonly head: string;
  readonly objects: string;
  readonly index: string;
  readonly shallow: string;
  readonly exclude: string;
  readonly attributes: string;
}

interface CommandOptions extends Pick<GitCommand, 'input' | 'settings'> {
  /** Default: the private directory. */
  readonly cwd?: string;
  readonly variables?: Environment;
}

/** A private git directory, and the repository whose objects it borrows. */
interface Borrowing {
  readonly original: Original;
  readonly directory: string;
  readonly environment: Environment;
}

/**
 * A private git directory that borrows the objects of the user's repository. Commands run here ignore
 * configuration, hooks, filters, text converters and attributes in the work tree, which a reviewer may have
 * written (threat S5). Objects that they store are deleted on close.
 */
export class BorrowedRepository {
  /** Files of the user's work tree and repository. */
  readonly original: Original;
  /** The private directory. */
  readonly directory: string;
  /** Reads objects of the user's and the private directory, using the user's refs. */
  readonly objects: ObjectReader;
  readonly #environment: Environment;
  readonly #isDone: () => void;
  #settings: Promise<Readonly<Record<string, string>>> | undefined;

  constructor({ original, directory, environment }: Borrowing) {
    this.original = original;
    this.directory = directory;
    this.#environment = environment;
    this.#isDone = atEnd(() => rmSync(directory, { recursive: true, force: true }));
    this.objects = new ObjectReader({
      directory: original.root,
      environment: { ...environment, GIT_OBJECT_DIRECTORY: join(directory, 'objects') },
    });
  }

  /** Commits at which a shallow clone's history ends; empty for a full clone. */
  async shallow(): Promise<readonly string[]> {
    const commits = await textOf(join(this.directory, 'shallow'));
    return commits.split('\n').filter((line) => line !== '');
  }

  /** Runs git on the borrowed objects; returns the result for every exit code. */
  try(args: readonly string[], options: CommandOptions = {}): Promise<GitResult> {
    const { variables, ...rest } = options;
    const environment = { ...this.#environment, GIT_DIR: this.directory, ...variables };
    return runGit({ cwd: this.directory, args, environment, ...rest });
  }

  /** Runs git on the borrowed objects; throws `Failure` unless it succeeds. */
  async run(args: readonly string[], options: CommandOptions = {}): Promise<Buffer> {
    const result = await this.try(args, options);
    if (result.exitCode !== 0) throw endedWith({ args, cwd: this.original.root }, result);
    return result.stdout;
  }

  /**
   * The user's settings that determine a file's content or name; none of them can run a program. They are
   * needed because the work tree was written with them.
   */
  workTreeSettings(): Promise<Readonly<Record<string, string>>> {
    this.#settings ??= this.#userSettings();
    return this.#settings;
  }

  /** The checked out branch; undefined for a detached head, and when refs are stored in tables. */
  async branch(): Promise<string | undefined> {
    const name = /^ref: refs\/heads\/(.+)$/m.exec(await textOf(this.original.head))?.[1];
    return name === '.invalid' ? undefined : name;
  }

  async #userSettings(): Promise<Readonly<Record<string, string>>> {
    const { stdout } = await runGit({
      cwd: this.original.root,
      args: ['config', '--null', '--get-regexp', settingsPattern],
      environment: this.#environment,
      userConfiguration: true,
    });
    const entries = stdout.toString('utf8').split('\0').slice(0, -1);
    return Object.fromEntries(
      entries.map((entry) => {
        const [key = '', ...value] = entry.split('\n');
        // A key without `=` means true.
        return [key, value.length === 0 ? 'true' : value.join('\n')];
      }),
    );
  }

  async close(): Promise<void> {
    this.objects.close();
    this.#isDone();
    await rm(this.directory, { recursive: true, force: true });
  }
}

/**
 * Creates a private git directory for the repository of `directory`. Undefined when it is in no git work tree, or git
 * is not installed. `BorrowedRepository.close` removes it.
 */
export async function borrowRepository(place: GitPlace): Promise<Borrowing | undefined> {
  const original = await findOriginal(place);
  if (original === undefined) return undefined;
  const directory = await mkdtemp(join(tmpdir(), 'pr-verdict-git-'));
  try {
    const shallow = await textOf(original.shallow);
    await mkdir(join(directory, 'objects', 'info'), { recursive: true });
    await mkdir(join(directory, 'refs'));
    await writeFile(join(directory, 'HEAD'), 'ref: refs/heads/none\n');
    await writeFile(join(directory, 'config'), configFor(original.objectFormat));
    await writeFile(join(directory, 'objects', 'info', 'alternates'), `${quoted(original.objects)}\n`);
    if (shallow !== '') await writeFile(join(directory, 'shallow'), shallow);
    return { original, directory, environment: place.environment };
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw error;
  }
}

async function findOriginal({ directory: cwd, environment }: GitPlace): Promise<Original | undefined> {
  const files = ['HEAD', 'objects', 'index', 'shallow', 'info/exclude', 'info/attributes'];
  const args = [
    'rev-parse',
    '--path-format=absolute',
    '--show-toplevel',
    '--show-object-format',
    ...files.flatMap((file) => ['--git-path', file]),
  ];
  const command = { cwd, args, environment };
  const result = await runGit(command);
  if (result.exitCode !== 0) {
    const isNone = /not a git repository|must be run in a work tree|not installed/i.test(result.stderr);
    if (isNone) return undefined;
    throw endedWith(command, result);
  }
  const lines = result.stdout.toString('utf8').trimEnd().split('\n');
  const [root = '', objectFormat = '', head = '', objects = '', index = ''] = lines;
  const [shallow = '', exclude = '', attributes = ''] = lines.slice(5);
  if (lines.length !== 8) throw failed(command, 'gave an answer that cannot be read');
  return { root, objectFormat, head, objects, index, shallow, exclude, attributes };
}

function configFor(objectFormat: string): string {
  const version = objectFormat === 'sha1' ? '0' : '1';
  const extension = objectFormat === 'sha1' ? '' : `[extensions]\n\tobjectFormat = ${objectFormat}\n`;
  return `[core]\n\trepositoryFormatVersion = ${version}\n\tbare = true\n${extension}`;
}

/** Quotes a path for an alternates file of git. */
function quoted(path: string): string {
  return `"${path.replace(/[\\"]/g, '\\$&')}"`;
}

/** The first line of git's output has the error; the rest is advice. */
function endedWith(command: Pick<GitCommand, 'args' | 'cwd'>, { exitCode, stderr }: GitResult): Failure {
  return failed(command, `ended with ${exitCode}: ${stderr.trim().split('\n')[0]}`);
}

/** Empty where it cannot be read. */
function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}
