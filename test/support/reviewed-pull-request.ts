import { onTestFinished } from 'vitest';
import type { GatePort } from '../../src/gate/gate-port-shape.ts';
import { createGitHubGate } from '../../src/github/github-gate.ts';
import { createGitHubPublisher } from '../../src/github/github-publisher.ts';
import { defaultPolicyPath } from '../../src/policy/policy.ts';
import type { Settings } from '../../src/policy/settings.ts';
import { runStage } from '../../src/run/pipeline.ts';
import { buildPorts } from './builders/ports.ts';
import { buildSettings, checkName } from './builders/run.ts';
import { type Script, ScriptedCommands, withCommands } from './fakes/scripted-commands.ts';
import { numbered } from './github/demo.ts';
import type { Permissions } from './github/model/world.ts';
import { startGitHub } from './github/stand-in.ts';
import { buildGitHubSource, connectAs } from './github-client.ts';
import { documentedPermissions } from './twelve-findings.ts';

/** What each reviewer answers, by its name; one that is not named finds nothing. */
export type Scripts = Readonly<Record<string, Script>>;

interface RunOptions {
  readonly permissions?: Permissions;
  readonly settings?: Partial<Settings>;
}

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

  async function run(scripts: Scripts = {}, options: RunOptions = {}) {
    const { client } = await connectAs(github, {
      repository,
      permissions: options.permissions ?? documentedPermissions,
    });
    const { ports, directory, reporter } = buildPorts({ files: {} });
    const since = new Map<string, string>();
    const prior = new Map<string, string>();
    const comments = new Map<string, string>();
    const asked: string[] = [];
    const commands = new ScriptedCommands(({ run: [name = ''], environment }) => {
      asked.push(name);
      for (const [variable, given] of [
        ['SINCE', since],
        ['PRIOR', prior],
        ['COMMENTS', comments],
      ] as const) {
        const path = environment.get(`PR_VERDICT_${variable}`);
        if (path !== undefined) given.set(name, directory.text(path.replace('/review/', '')));
      }
      const script = scripts[name] ?? { stdout: '[]' };
      const own = environment.get('PR_VERDICT_DIR')?.replace('/review/', '');
      if (script.usage !== undefined) void directory.write(`${own}/usage.json`, script.usage);
      return script;
    });
    const target = { client, owner: 'octo', repo: 'demo' };
    const address = { owner: 'octo', repo: 'demo', number: pull.number };
    const source = buildGitHubSource(github, {
      client,
      number: pull.number,
      gate: { kind: gate, name: checkName },
      inspect: async () => ({
        workingDirectory: { state: 'head', commit: pull.headSha, differing: [] },
        workingTreeDiff: new Uint8Array(),
      }),
      reporter,
    });
    const result = await runStage(
      {
        ...ports,
        now: () => Date.UTC(2026, 0, 2, 0, minute),
        withPrograms: withCommands(commands, { directory }),
        source: async () => source,
        publisher: async () => createGitHubPublisher({ client, ...address }, () => true),
        gate: async () =>
          createGitHubGate(gate, { ...target, policyPath: defaultPolicyPath, failOn: undefined }),
      },
      buildSettings({ findings: [], gate, ...options.settings }),
    );
    minute += 1;
    return {
      result,
      asked: asked.sort(),
      since,
      prior,
      comments,
      directory,
      reporter,
      log: reporter.lines.join('\n'),
    };
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
