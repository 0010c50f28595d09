import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scorecard } from '../../src/tools/scorecard/measures.ts';
import { type ScorecardOptions, scorecardCommand } from '../../src/tools/scorecard/scorecard-command.ts';
import { checkName } from './builders/run.ts';
import { recordingShell } from './command-line.ts';
import type { Repository } from './github/model/repository.ts';
import type { GitHubStandIn } from './github/stand-in.ts';
import { connectAs } from './github-client.ts';
import { temporaryFolder } from './runner.ts';

/** `pr-verdict scorecard` in this process, with the least permissions and a cache folder that lasts. */
export async function scorecardOf(github: GitHubStandIn, repository: Repository, now: number) {
  const cache = temporaryFolder('cache');
  const { client } = await connectAs(github, {
    repository,
    permissions: { contents: 'read', 'pull-requests': 'read', checks: 'read', issues: 'read' },
  });
  return {
    cacheText: () => readFileSync(join(cache, 'scorecard-octo--demo.json'), 'utf8'),
    run: async (options: Partial<ScorecardOptions> = {}, cwd = '/') => {
      const { shell, printed } = recordingShell(cwd);
      github.journal.clear();
      await scorecardCommand(
        { repo: ['octo/demo'], since: '90d', checkName, cache, output: 'agent', ...options },
        shell,
        { connect: async () => client, now: () => now },
      );
      return { out: printed.stdout, err: printed.stderr, requests: github.journal.print().split('\n') };
    },
    read: (text: string): Scorecard & { readonly notices: readonly string[] } => JSON.parse(text),
  };
}
