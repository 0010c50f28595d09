import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { numbered as numberedLines } from './builders/diff.ts';
import { c1Finding } from './builders/documents.ts';
import { commandLine, startWorktree } from './command-line.ts';
import { gitEnvironment } from './git.ts';
import { type Ended, runNode, temporaryFolder } from './runner.ts';

type CommandLine = (...args: readonly string[]) => Promise<Ended>;

export const numbered = (changes: Readonly<Record<number, string>> = {}): string =>
  numberedLines(60, changes);

/** A finding in C1 on `src/app.ts` that blocks. */
export const finding = (line: number, issue: string, more: object = {}) =>
  c1Finding({ line, issue, category: 'data', severity: 'CRITICAL', ...more });

const environment = () => {
  const { PATH = '', HOME = '' } = gitEnvironment();
  return { PATH, HOME };
};

/** Command lines in a folder, each a process of the bundle. */
export const bundledCommandLine =
  (cwd: string): CommandLine =>
  (...args) =>
    runNode('cli.js', { args, cwd, env: environment() });

/** A branch with three changed lines, and the command line on it, by default in this process. */
export function startCheckout(policy?: string, connect: (cwd: string) => CommandLine = commandLine) {
  const git = startWorktree(
    { 'src/app.ts': numbered(), ...(policy !== undefined && { '.github/pr-verdict.yml': policy }) },
    { 'src/app.ts': numbered({ 3: 'drop()', 20: 'lock()', 40: 'log()' }) },
  );
  const cli = connect(git.dir);
  const answers = temporaryFolder('answers');
  const folder = join(git.dir, '.code-review');
  const latest = join(folder, 'review-latest.json');
  const json = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  /** Arguments that name one document a reviewer. */
  const named = (documents: Readonly<Record<string, unknown>>) =>
    Object.entries(documents).flatMap(([id, document]) => {
      const file = join(answers, `${id}.json`);
      writeFileSync(file, JSON.stringify(document));
      return ['--findings', `${id}=${file}`];
    });
  return {
    git,
    cli,
    env: environment(),
    folder,
    json,
    list: () => readdirSync(folder),
    review: (documents: Readonly<Record<string, unknown>>, ...args: readonly string[]) =>
      cli('run', ...named(documents), ...args),
    /** Sets statuses in the verdict file, as an agent does. */
    mark: (status: string, isMeant: (title: string) => boolean) => {
      const verdict = JSON.parse(readFileSync(latest, 'utf8'));
      for (const each of verdict.findings) if (isMeant(each.title)) each.status = status;
      writeFileSync(latest, JSON.stringify(verdict, null, 2));
    },
  };
}
