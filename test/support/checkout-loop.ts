import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { gitEnvironment, initGit } from './git.ts';
import { type Ended, runNode, temporaryFolder } from './runner.ts';

export const numbered = (changes: Readonly<Record<number, string>> = {}): string =>
  Array.from({ length: 60 }, (_, index) => `${changes[index + 1] ?? `line ${index + 1}`}\n`).join('');

/** A finding in C1 on `src/app.ts`. */
export const finding = (line: number, issue: string, more: object = {}) => ({
  type: 'inline',
  file: 'src/app.ts',
  line,
  category: 'data',
  issue,
  references: ['[Guide](https://owasp.org/guide)'],
  implications: 'Orders are lost.',
  severity: 'CRITICAL',
  confidence: 'HIGH',
  fix: 'Keep them.',
  fix_confidence: 'HIGH',
  ...more,
});

/** A branch with three changed lines, and the bundle's command line on it. */
export function startCheckout(policy?: string) {
  const git = initGit();
  onTestFinished(() => git.dispose());
  git.write('src/app.ts', numbered());
  if (policy !== undefined) git.write('.github/pr-verdict.yml', policy);
  git.commit('Start');
  git.branch('feature');
  git.write('src/app.ts', numbered({ 3: 'drop()', 20: 'lock()', 40: 'log()' })).commit('Change');
  const { PATH = '', HOME = '' } = gitEnvironment();
  const cli = (...args: readonly string[]): Promise<Ended> =>
    runNode('cli.js', { args: [...args], cwd: git.dir, env: { PATH, HOME } });
  const answers = temporaryFolder('answers');
  const folder = join(git.dir, '.code-review');
  const latest = join(folder, 'review-latest.json');
  const json = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  return {
    git,
    cli,
    folder,
    json,
    list: () => readdirSync(folder),
    /** Runs with one document a reviewer. */
    review: (documents: Readonly<Record<string, unknown>>, ...args: readonly string[]) => {
      const named = Object.entries(documents).flatMap(([id, document]) => {
        const file = join(answers, `${id}.json`);
        writeFileSync(file, JSON.stringify(document));
        return ['--findings', `${id}=${file}`];
      });
      return cli('run', ...named, ...args);
    },
    /** Sets statuses in the verdict file, as an agent does. */
    mark: (status: string, isMeant: (title: string) => boolean = () => true) => {
      const verdict = JSON.parse(readFileSync(latest, 'utf8'));
      for (const each of verdict.findings) if (isMeant(each.title)) each.status = status;
      writeFileSync(latest, JSON.stringify(verdict, null, 2));
    },
  };
}
