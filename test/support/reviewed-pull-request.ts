import { onTestFinished } from 'vitest';
import type { GatePort } from '../../src/gate/gate-port-shape.ts';
import { namedFile } from './configured-run.ts';
import { type Script, ScriptedCommands } from './fakes/scripted-commands.ts';
import { numbered } from './github/demo.ts';
import { startGitHub } from './github/stand-in.ts';
import { type InProcessRun, runInProcess } from './in-process-run.ts';

/** What each reviewer answers, by its name; one that is not named finds nothing. */
export type Scripts = Readonly<Record<string, Script>>;

/**
 * A pull request that changes line 20 of `src/app.ts` under a policy file, reviewed on runners that keep nothing from
 * run to run: each has a review directory of its own. GitHub's clock advances by a minute after each run. It is closed
 * when the test ends; all requests must have been clean.
 */
export async function startReviewed(
  policy: Readonly<Record<string, unknown>>,
  gate: GatePort['kind'] = 'check',
) {
  let minute = 0;
  const github = await startGitHub({ now: () => new Date(Date.UTC(2026, 0, 2, 0, minute)) });
  onTestFinished(async () => {
    github.assertClean();
    await github.close();
  });
  const repository = github.createRepository({
    owner: 'octo',
    name: 'demo',
    files: {
      'src/app.ts': numbered(),
      'src/other.ts': numbered(),
      '.github/pr-verdict.yml': JSON.stringify({ version: 1, ...policy }),
    },
  });
  repository.collaborators.set('alice', 'write');
  const { git } = repository;
  git
    .branch('feature')
    .write('src/app.ts', numbered({ 20: 'first 20' }))
    .commit('Change');
  const pull = repository.openPullRequest({ head: 'feature', author: 'alice' });

  async function run(scripts: Scripts = {}, { settings, ...options }: Partial<InProcessRun> = {}) {
    const since = new Map<string, string>();
    const prior = new Map<string, string>();
    const comments = new Map<string, string>();
    const files = { SINCE: since, PRIOR: prior, COMMENTS: comments };
    const asked: string[] = [];
    const now = () => Date.UTC(2026, 0, 2, 0, minute);
    const { result, failure, directory, reporter } = await runInProcess({
      github,
      pull,
      now,
      settings: { gate, ...settings },
      programs: (folder) =>
        new ScriptedCommands((request) => {
          const [name = ''] = request.run;
          asked.push(name);
          for (const [variable, given] of Object.entries(files)) {
            const file = namedFile(request, variable);
            if (file !== '') given.set(name, folder.text(file));
          }
          const script = scripts[name] ?? { stdout: '[]' };
          if (script.usage !== undefined)
            void folder.write(`${namedFile(request, 'DIR')}/usage.json`, script.usage);
          return script;
        }),
      ...options,
    });
    if (result === undefined) throw failure;
    minute += 1;
    const log = reporter.lines.join('\n');
    return { result, asked: asked.sort(), since, prior, comments, directory, reporter, log };
  }

  /** A commit on the branch; `from` begins the branch anew there. */
  function push(files: Readonly<Record<string, string>>, from?: string): void {
    if (from === undefined) git.branch('feature');
    else git.restart('feature', from);
    git.writeAll(files).commit('Next');
    repository.push('feature');
  }

  return { github, repository, pull, git, run, push };
}

export type ReviewedPullRequest = Awaited<ReturnType<typeof startReviewed>>;
