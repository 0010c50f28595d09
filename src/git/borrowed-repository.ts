import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from '../runner/interruption.ts';
import { type Environment, failed, type GitResult, runGit } from './git-process.ts';
import { ObjectReader } from './object-reader.ts';

const settingsPattern =
  '^core\\.(attributesfile|autocrlf|eol|excludesfile|filemode|ignorecase|precomposeunicode|symlinks)$';

const maxObject = 128 * 1024 * 1024;

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

interface CommandOptions {
  /** Default: the private directory. */
  readonly cwd?: string;
  readonly input?: string | Uint8Array;
  readonly maxBytes?: number;
  readonly variables?: Environment;
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * A private git directory that borrows the objects of the user's repository. Commands run here ignore
 * configuration, hooks, filters, text converters and attributes in the work tree, which a reviewer may have
 * written (threat S5). Objects that they store are deleted on close.
 */
export class BorrowedRepository {
  readonly original: Original;
  readonly directory: string;
  /** Reads objects of the user's and the private directory, using the user's refs. */
  readonly objects: ObjectReader;
  readonly #environment: Environment;
  readonly #isDone: () => void;
  #settings: Promise<Readonly<Record<string, string>>> | undefined;

  constructor(parts: {
    original: Original;
    directory: string;
    environment: Environment;
  }) {
    this.original = parts.original;
    this.directory = parts.directory;
    this.#environment = parts.environment;
    this.#isDone = atEnd(() => rmSync(parts.directory, { recursive: true, force: true }));
    const objectFolder = join(parts.directory, 'objects');
    this.objects = new ObjectReader(
      {
        cwd: parts.original.root,
        environment: { ...parts.environment, GIT_OBJECT_DIRECTORY: objectFolder },
      },
      { maxBytes: maxObject },
    );
  }

  /** Commits at which a shallow clone's history ends; empty for a full clone. */
  async shallow(): Promise<readonly string[]> {
    const commits = await textOf(join(this.directory, 'shallow'));
    return commits.split('\n').filter((line) => line !== '');
  }

  /** Runs git on the borrowed objects; returns the result for every exit code. */
  async try(args: readonly string[], options: CommandOptions = {}) {
    const { variables, ...rest } = options;
    const environment = { ...this.#environment, GIT_DIR: this.directory, ...variables };
    return ended(await runGit({ cwd: this.directory, args, environment, ...rest }), args, this.directory);
  }

  /** Runs git on the borrowed objects; throws `Failure` unless it succeeds. */
  async run(args: readonly string[], options: CommandOptions = {}): Promise<Buffer> {
    const { exitCode, stdout, stderr } = await this.try(args, options);
    if (exitCode === 0) return stdout;
    throw failed({ args, cwd: this.original.root }, `ended with ${exitCode}: ${firstLine(stderr)}`);
  }

  /**
   * The user's settings that determine a file's content or name; none of them can run a program. They are
   * needed because the work tree was written with them.
   */
  workTreeSettings(): Promise<Readonly<Record<string, string>>> {
    this.#settings ??= this.#userSettings(settingsPattern);
    return this.#settings;
  }

  /** The checked out branch; undefined for a detached head, and when refs are stored in tables. */
  async branch(): Promise<string | undefined> {
    const name = /^ref: refs\/heads\/(.+)$/m.exec(await textOf(this.original.head))?.[1];
    return name === '.invalid' ? undefined : name;
  }

  async #userSettings(pattern: string): Promise<Readonly<Record<string, string>>> {
    const args = ['config', '--null', '--get-regexp', pattern];
    const command = {
      cwd: this.original.root,
      args,
      environment: this.#environment,
      userConfiguration: true,
    };
    const { stdout } = ended(await runGit(command), args, this.original.root);
    const entries = stdout
      .toString('utf8')
      .split('\0')
      .filter((entry) => entry !== '');
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
 * Opens the repository of `directory`. Undefined when it is in no git work tree, or git is not installed. The
 * caller closes it.
 */
export async function borrowRepository(wanted: {
  readonly directory: string;
  readonly environment: Environment;
}): Promise<BorrowedRepository | undefined> {
  const original = await findOriginal(wanted);
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
    return new BorrowedRepository({
      original,
      directory,
      environment: wanted.environment,
    });
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw error;
  }
}

async function findOriginal(wanted: {
  readonly directory: string;
  readonly environment: Environment;
}): Promise<Original | undefined> {
  const files = ['HEAD', 'objects', 'index', 'shallow', 'info/exclude', 'info/attributes'];
  const args = [
    'rev-parse',
    '--path-format=absolute',
    '--show-toplevel',
    '--show-object-format',
    ...files.flatMap((file) => ['--git-path', file]),
  ];
  const command = { cwd: wanted.directory, args, environment: wanted.environment };
  const result = await runGit(command);
  if (result.state === 'not-installed') return undefined;
  const { exitCode, stdout, stderr } = result;
  if (exitCode !== 0) {
    if (/not a git repository|must be run in a work tree/i.test(stderr)) return undefined;
    throw failed(command, `ended with ${exitCode}: ${firstLine(stderr)}`);
  }
  const [root, objectFormat, head, objects, index, shallow, exclude, attributes, ...rest] = stdout
    .toString('utf8')
    .split('\n');
  if (
    root === undefined ||
    objectFormat === undefined ||
    head === undefined ||
    objects === undefined ||
    index === undefined ||
    shallow === undefined ||
    exclude === undefined ||
    attributes === undefined ||
    rest.length !== 1
  ) {
    throw failed(command, 'gave an answer that cannot be read');
  }
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

function ended(result: GitResult, args: readonly string[], cwd: string) {
  if (result.state === 'ended') return result;
  throw failed({ args, cwd }, 'could not be started');
}

/** The first line of git's output, which has the error; the rest is advice. */
export function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return '';
  }
}
