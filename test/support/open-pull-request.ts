import { addComment } from './github/model/conversation.ts';
import type { PullRequest } from './github/model/pull-request.ts';
import { addSingleComment, replyTo } from './github/reviewing.ts';
import { type GitHubStandIn, startGitHub } from './github/stand-in.ts';

export interface Situation {
  /** How many files the pull request adds, `src/0.ts` first. */
  readonly files?: number;
  /** How many threads others began. */
  readonly threads?: number;
  /** Number of replies in the middle one. */
  readonly replies?: number;
  /** Number of comments below the description. */
  readonly remarks?: number;
  readonly commits?: number;
  /** Text files of the base by their paths. */
  readonly base?: Readonly<Record<string, string>>;
}

const aboutLine = {
  subject: 'line',
  path: 'src/0.ts',
  side: 'RIGHT',
  line: 1,
  startSide: undefined,
  startLine: undefined,
} as const;

/** A pull request of alice, in a stand-in of its own. */
export async function openFor(
  situation: Situation,
): Promise<{ readonly github: GitHubStandIn; readonly pull: PullRequest }> {
  const { files = 1, threads = 0, replies = 0, remarks = 0, commits = 1, base = {} } = situation;
  const github = await startGitHub({ limits: { hourly: 1_000_000 } });
  const repository = github.createRepository({
    owner: 'octo',
    name: 'demo',
    files: { 'README.md': 'Demo\n', ...base },
  });
  repository.collaborators.set('alice', 'admin');
  const added = Array.from({ length: files }, (_, index) => [`src/${index}.ts`, 'export {};\n'] as const);
  const { git } = repository;
  git.branch('feature').writeAll(Object.fromEntries(added)).commit('Change');
  for (let n = 2; n <= commits; n += 1) git.commit(`Commit ${n}`);
  const pull = repository.openPullRequest({ head: 'feature', author: 'alice' });
  say(pull, { threads, replies, remarks });
  return { github, pull };
}

/** What alice says; the replies go to the thread in the middle. */
function say(
  pull: PullRequest,
  { threads = 0, replies = 0, remarks = 0 }: Pick<Situation, 'threads' | 'replies' | 'remarks'>,
): void {
  const { repository, author } = pull;
  const { tokens } = repository.world;
  const alice = tokens.issue({ kind: 'user', account: author, repository: undefined, permissions: {} });
  const comment = { anchor: aboutLine, commitId: pull.headSha };
  for (let n = 1; n <= threads; n += 1) addSingleComment(pull, alice, { ...comment, body: `Thought ${n}` });
  const middle = pull.threads[Math.floor(pull.threads.length / 2)];
  for (let n = 1; n <= replies && middle !== undefined; n += 1) replyTo(middle, alice, `Reply ${n}`);
  for (let n = 1; n <= remarks; n += 1) addComment(pull, author, `Remark ${n}`);
}
