import { numbered as numberedLines } from '../builders/diff.ts';
import { Client } from './client.ts';
import type { PullRequest } from './model/pull-request.ts';
import type { Repository } from './model/repository.ts';
import type { Permissions, WorldOptions } from './model/world.ts';
import { type GitHubStandIn, startGitHub } from './stand-in.ts';

/** All that a publishing job may ask for. */
export const publishing: Permissions = {
  actions: 'read',
  checks: 'write',
  contents: 'write',
  issues: 'write',
  'pull-requests': 'write',
  statuses: 'write',
};

export interface Demo {
  readonly github: GitHubStandIn;
  readonly repository: Repository;
  readonly pull: PullRequest;
  /** The workflow of the repository, with the permissions asked for. */
  readonly bot: Client;
  /** The author of the pull request, who may write. */
  readonly alice: Client;
  /** Below the repository, e.g. `/repos/octo/demo/pulls/1`. */
  readonly pulls: string;
}

/** `line 1` to `line 40`, some of them replaced or left out. */
export const numbered = (changes?: Parameters<typeof numberedLines>[1]) => numberedLines(40, changes);

/** The first bytes of a picture, which is binary to git and no file that a program runs. */
const picture = [...Buffer.from('\x89PNG\r\n\x1a\n\0', 'latin1')];

/** What lies on the base before the demo's change. */
export const demoFiles = {
  'src/app.ts': numbered(),
  'old name.md': numbered(),
  'tool.sh': 'true\n',
  'logo.png': Uint8Array.of(...picture, 2),
};

/**
 * Makes the demo's change on the branch `feature`, not committed yet. In `src/app.ts` line 5 is changed, line 8 removed
 * and a line added below 32, which makes two hunks: old 2-11 and 30-35, new 2-10 and 29-35. `logo.png` is binary,
 * `tool.sh` changes its mode, `old name.md` is renamed, `new.ts` is new.
 */
export function writeDemoChange({ git }: Repository): Repository['git'] {
  return git
    .branch('feature')
    .write('src/app.ts', numbered({ 5: 'changed 5', 8: null, 32: 'line 32\nadded' }))
    .write('tool.sh', 'true\n', { executable: true })
    .write('logo.png', Uint8Array.of(...picture, 3))
    .write('new.ts', 'export {};\n')
    .move('old name.md', 'new name.md');
}

type Files = Readonly<Record<string, string | Uint8Array>>;

export interface DemoChange {
  /** What the base has as well. */
  readonly base?: Files;
  /** Takes the place of the demo's change. */
  readonly change?: Files;
  /** Number of commits; all but the first are empty. */
  readonly commits?: number;
}

/** One repository and one pull request by alice, by default of the demo's change. */
export async function startDemo(
  options: WorldOptions & DemoChange & { readonly permissions?: Permissions } = {},
): Promise<Demo> {
  const { base, change, commits = 1 } = options;
  const github = await startGitHub(options);
  const files = { ...demoFiles, ...base };
  const repository = github.createRepository({ owner: 'octo', name: 'demo', files });
  repository.collaborators.set('alice', 'write');
  if (change === undefined) writeDemoChange(repository).commit('Change');
  else repository.git.branch('feature').writeAll(change).commit('Change');
  for (let n = 2; n <= commits; n += 1) repository.git.commit(`Commit ${n}`);
  const pull = repository.openPullRequest({ head: 'feature', author: 'alice' });
  const { permissions = publishing } = options;
  const bot = new Client(github, github.issueToken({ repository, permissions }));
  const alice = new Client(github, github.issueToken({ login: 'alice', kind: 'user' }));
  return { github, repository, pull, bot, alice, pulls: `/repos/octo/demo/pulls/${pull.number}` };
}
