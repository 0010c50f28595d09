import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const maxOutput = 256 * 1024 * 1024;
const config = fileURLToPath(new URL('./gitconfig', import.meta.url));

/** Nothing of the machine's git reaches a test: no configuration, no hooks, no clock, no `GIT_DIR`. */
export function gitEnvironment(): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    HOME: '/nonexistent',
    LC_ALL: 'C.UTF-8',
    GIT_CONFIG_GLOBAL: config,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_AUTHOR_NAME: 'Ada Author',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_COMMITTER_NAME: 'Cleo Committer',
    GIT_COMMITTER_EMAIL: 'cleo@example.com',
  };
}

/** Runs git in `dir` and gives its raw stdout; a failing command throws with git's stderr in the message. */
export function gitBytes(
  dir: string,
  args: readonly string[],
  options: { readonly input?: string | Uint8Array; readonly env?: Readonly<Record<string, string>> } = {},
): Buffer {
  return execFileSync('git', args, {
    cwd: dir,
    env: { ...gitEnvironment(), ...options.env },
    maxBuffer: maxOutput,
    stdio: ['pipe', 'pipe', 'pipe'],
    input: options.input ?? '',
  });
}

/** When the nth commit of a repository is made: not now, so that the same steps always give the same commit ids. */
export function commitDate(nth: number): Date {
  return new Date(Date.UTC(2026, 0, 1, 0, nth));
}

/** A real repository with a working tree. */
export class GitRepository {
  readonly dir: string;
  #commits = 0;

  constructor(dir: string) {
    this.dir = dir;
  }

  /** Runs git and gives stdout as text without its last line feed. */
  run(...args: readonly string[]): string {
    return gitBytes(this.dir, args, { env: this.#dates() }).toString('utf8').replace(/\n$/, '');
  }

  /** Like {@link run}, for output whose bytes matter. */
  bytes(...args: readonly string[]): Buffer {
    return gitBytes(this.dir, args, { env: this.#dates() });
  }

  write(path: string, content: string | Uint8Array, options: { readonly executable?: boolean } = {}): this {
    const file = join(this.dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    chmodSync(file, options.executable === true ? 0o755 : 0o644);
    return this;
  }

  writeAll(files: Readonly<Record<string, string | Uint8Array>>): this {
    for (const [path, content] of Object.entries(files)) this.write(path, content);
    return this;
  }

  symlink(path: string, target: string): this {
    const file = join(this.dir, path);
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
    symlinkSync(target, file);
    return this;
  }

  move(from: string, to: string): this {
    mkdirSync(dirname(join(this.dir, to)), { recursive: true });
    this.run('mv', from, to);
    return this;
  }

  remove(path: string): this {
    rmSync(join(this.dir, path), { recursive: true });
    return this;
  }

  /** Commits the whole working tree, empty commits included, and gives the new commit's id. */
  commit(message: string): string {
    this.run('add', '--all');
    this.#commits += 1;
    const written = ['--allow-empty', '--no-verify', '-m', message];
    const output = this.run('-c', 'core.abbrev=40', 'commit', ...written);
    const [, id] = /^\[.* ([0-9a-f]{40})\]/.exec(output) ?? [];
    return id ?? this.head();
  }

  /** The commit id of a revision; default the checked-out one. */
  head(revision = 'HEAD'): string {
    return this.run('rev-parse', '--verify', `${revision}^{commit}`);
  }

  /** Switches to a branch, creating it at `start` (default: here) when it does not exist yet. */
  branch(name: string, start?: string): this {
    const exists = existsSync(join(this.dir, '.git/refs/heads', name));
    if (exists) this.run('switch', '--quiet', name);
    else this.run('switch', '--quiet', '--create', name, ...(start === undefined ? [] : [start]));
    return this;
  }

  /** The same repository once more, in a folder of its own: git would take longer to make it again. */
  copy(): GitRepository {
    const copy = new GitRepository(mkdtempSync(join(tmpdir(), 'pr-verdict-git-')));
    cpSync(this.dir, copy.dir, { recursive: true, verbatimSymlinks: true });
    copy.#commits = this.#commits;
    return copy;
  }

  /** Deletes the whole repository from disk. */
  dispose(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }

  #dates(): Record<string, string> {
    const at = commitDate(this.#commits).toISOString();
    return { GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
  }
}

/** A new, empty repository on branch `main`, in `dir` or a fresh temporary folder; the caller disposes of it. */
export function initGit(dir = mkdtempSync(join(tmpdir(), 'pr-verdict-git-'))): GitRepository {
  init(dir, join(dir, '.git'), []);
  return new GitRepository(dir);
}

/** A new repository without a working tree. */
export function initBareGit(dir: string): void {
  init(dir, dir, ['--bare']);
}

const templates = new Map<string, string>();

/** `git init` makes the same each time: it is asked once a process, and what it made is copied from then on. */
function init(dir: string, gitDir: string, options: readonly string[]): void {
  const key = options.join(' ');
  const template = templates.get(key);
  if (template !== undefined) {
    cpSync(template, gitDir, { recursive: true });
    return;
  }
  gitBytes(dir, ['init', '--quiet', '--initial-branch=main', ...options]);
  const copy = mkdtempSync(join(tmpdir(), 'pr-verdict-template-'));
  cpSync(gitDir, copy, { recursive: true });
  templates.set(key, copy);
}
