import { namedFile } from './configured-run.ts';
import { startDemoRuns } from './demo-runs.ts';
import { type Script, ScriptedCommands } from './fakes/scripted-commands.ts';
import { numbered } from './github/demo.ts';
import type { InProcessRun } from './in-process-run.ts';

/** What each reviewer answers, by its name, or by name and mode as `codex:referee`; one that is not named finds nothing. */
export type Scripts = Readonly<Record<string, Script>>;

/** The entry in a policy of a reviewer whose program has its name and is asked once. */
export const reviewer = (id: string, keys: object = {}) => ({
  [id]: { run: [id], retries: 0, repairs: 0, ...keys },
});

/**
 * A pull request that changes line 20 of `src/app.ts` under a policy file, reviewed on runners that keep nothing from
 * run to run: each has a review directory of its own.
 */
export async function startReviewed(policy: Readonly<Record<string, unknown>>) {
  const demo = await startDemoRuns({
    ticking: true,
    base: {
      'src/other.ts': numbered(),
      '.github/pr-verdict.yml': JSON.stringify({ version: 1, ...policy }),
    },
    change: { 'src/app.ts': numbered({ 20: 'first 20' }) },
  });

  async function run(scripts: Scripts = {}, options: Partial<InProcessRun> = {}) {
    const since = new Map<string, string>();
    const prior = new Map<string, string>();
    const comments = new Map<string, string>();
    const files = { SINCE: since, PRIOR: prior, COMMENTS: comments };
    const asked: string[] = [];
    const { result, failure, directory, reporter } = await demo.run([], {
      files: {},
      programs: (folder) =>
        new ScriptedCommands((request) => {
          const [name = ''] = request.run;
          asked.push(name);
          for (const [variable, given] of Object.entries(files)) {
            const file = namedFile(request, variable);
            if (file !== '') given.set(name, folder.text(file));
          }
          const mode = request.environment.get('PR_VERDICT_MODE');
          const script = scripts[`${name}:${mode}`] ?? scripts[name] ?? { stdout: '[]' };
          if (script.usage !== undefined)
            void folder.write(`${namedFile(request, 'DIR')}/usage.json`, script.usage);
          return script;
        }),
      ...options,
    });
    if (result === undefined) throw failure;
    const log = reporter.lines.join('\n');
    return { result, asked: asked.sort(), since, prior, comments, directory, reporter, log };
  }

  return { ...demo, run };
}

export type ReviewedPullRequest = Awaited<ReturnType<typeof startReviewed>>;
