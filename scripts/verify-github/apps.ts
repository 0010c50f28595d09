import { z } from 'zod';
import { NotTried, type Verify } from './assumptions.ts';
import type { GitHub, Pull } from './github.ts';

interface Checked {
  readonly github: GitHub;
  /** A second identity; the same one where there is none. */
  readonly author: GitHub;
  readonly pull: Pull;
  readonly verify: Verify;
  /** Whether the token may write checks. */
  readonly mayWrite: boolean;
}

const Run = z.looseObject({
  id: z.number(),
  status: z.string(),
  conclusion: z.string().nullable(),
  output: z.looseObject({ title: z.string().nullable(), text: z.string().nullable() }),
});

/** What a check that waits for apps depends on. */
async function verifyWaiting({ github, pull, verify, mayWrite }: Checked): Promise<void> {
  const requireChecks = () => {
    if (!mayWrite) throw new NotTried('the token cannot write checks');
  };
  const name = 'pr-verdict verification of waiting';
  const text = 'Kept.';
  let id = 0;
  await verify('A check in progress takes a title and a text, and stays in progress', async () => {
    requireChecks();
    const started = { name, head_sha: pull.head.sha, status: 'in_progress' };
    id = (await github.read(Run, '/check-runs', started)).id;
    const output = { title: 'Waiting', summary: 'Made by `npm run verify:github`.', text };
    await github.read(Run, `/check-runs/${id}`, { output }, 'PATCH');
    const { status, conclusion, output: kept } = await github.read(Run, `/check-runs/${id}`);
    const isHeld =
      status === 'in_progress' && conclusion === null && kept.title === 'Waiting' && kept.text === text;
    return isHeld ? undefined : `${status}, ${conclusion}, ${JSON.stringify(kept)}`;
  });
  await verify('A check keeps its text where its conclusion comes without one', async () => {
    requireChecks();
    const concluded = { conclusion: 'neutral', output: { title: 'Over', summary: 'Over.' } };
    await github.read(Run, `/check-runs/${id}`, concluded, 'PATCH');
    const { output } = await github.read(Run, `/check-runs/${id}`);
    return output.text === text ? undefined : `the text is ${JSON.stringify(output.text)}`;
  });
}

const Comment = z.looseObject({ id: z.number(), node_id: z.string() });

/** What is known of texts after their submission. */
async function verifyEdits({ github, author, pull, verify }: Checked): Promise<void> {
  const comments = `/issues/${pull.number}/comments`;
  await verify('GraphQL names everyone who edited a comment', async () => {
    if (author === github) throw new NotTried('set PR_VERDICT_AUTHOR_TOKEN to a token of an admin');
    const { id, node_id: node } = await github.read(Comment, comments, { body: 'Before.' });
    await author.read(Comment, `/issues/comments/${id}`, { body: 'After.' }, 'PATCH');
    const query =
      'query($id: ID!) { node(id: $id) { ... on Comment { author { login } userContentEdits(first: 10) { nodes { editor { login } } } } } }';
    const Edited = z.looseObject({
      data: z.looseObject({
        node: z.looseObject({
          author: z.looseObject({ login: z.string() }),
          userContentEdits: z.looseObject({
            nodes: z.array(z.looseObject({ editor: z.looseObject({ login: z.string() }) })),
          }),
        }),
      }),
    });
    const { node: edited } = Edited.parse(await github.graphql(query, { id: node })).data;
    await github.request('DELETE', `/issues/comments/${id}`);
    const editors = edited.userContentEdits.nodes.map(({ editor }) => editor.login);
    return editors.some((login) => login !== edited.author.login)
      ? undefined
      : `it names ${editors.join(', ')}`;
  });
  await verify('The text of a submitted review can be edited, and its state stays', async () => {
    const Review = z.looseObject({
      id: z.number(),
      node_id: z.string(),
      state: z.string(),
      body: z.string(),
    });
    const reviews = `/pulls/${pull.number}/reviews`;
    const { id, node_id: node } = await github.read(Review, reviews, { event: 'COMMENT', body: 'Before.' });
    const edit =
      'mutation($id: ID!, $body: String!) { updatePullRequestReview(input: { pullRequestReviewId: $id, body: $body }) { pullRequestReview { id } } }';
    await github.graphql(edit, { id: node, body: 'After.' });
    const { state, body } = await github.read(Review, `${reviews}/${id}`);
    return state === 'COMMENTED' && body === 'After.' ? undefined : `${state}: ${body}`;
  });
}

/** Of the workflow of `docs/verify-github.md`. */
const listener = 'pr-verdict-verify.yml';
const WorkflowRun = z.looseObject({
  event: z.string(),
  head_sha: z.string(),
  status: z.string(),
  conclusion: z.string().nullable(),
});
type WorkflowRun = z.infer<typeof WorkflowRun>;
const Runs = z.looseObject({ workflow_runs: z.array(WorkflowRun) });

/** Half-minutes until GitHub has started and ended what three comments start. */
const maxPolls = 6;

/** What starts a workflow; tried where the sandbox has one that listens. */
async function verifyEvents({ github, pull, verify }: Checked): Promise<void> {
  const runs = `/actions/workflows/${listener}/runs?per_page=50`;
  const isThere = (await github.request('GET', `/actions/workflows/${listener}`)).status === 200;
  let seen: readonly WorkflowRun[] = [];
  if (isThere) {
    const since = new Date().toISOString();
    await github.request('POST', `/pulls/${pull.number}/reviews`, { event: 'COMMENT', body: 'A review.' });
    for (const nth of [1, 2, 3])
      await github.request('POST', `/issues/${pull.number}/comments`, { body: `Comment ${nth}.` });
    for (
      let poll = 0;
      poll < maxPolls && (poll === 0 || seen.some(({ status }) => status !== 'completed'));
      poll += 1
    ) {
      await new Promise((resolve) => setTimeout(resolve, 30_000));
      seen = (await github.read(Runs, `${runs}&created=${encodeURIComponent(`>=${since}`)}`)).workflow_runs;
    }
  }
  const tried = (
    claim: string,
    differs: (of: (event: string) => readonly WorkflowRun[]) => string | undefined,
  ) =>
    verify(claim, async () => {
      if (!isThere) throw new NotTried(`the sandbox has no workflow ${listener}, see docs/verify-github.md`);
      return differs((event) => seen.filter((run) => run.event === event));
    });
  await tried('A review starts a workflow, on the head of the pull request', (of) => {
    const heads = of('pull_request_review').map(({ head_sha: sha }) => sha);
    return heads.includes(pull.head.sha) ? undefined : `it started on ${heads.join(', ') || 'nothing'}`;
  });
  await tried('A comment starts a workflow, on the default branch', (of) => {
    const heads = of('issue_comment').map(({ head_sha: sha }) => sha);
    return heads.length > 0 && !heads.includes(pull.head.sha)
      ? undefined
      : `it started on ${heads.join(', ')}`;
  });
  await tried('Of three runs of one group, the pending one is replaced', (of) => {
    const replaced = of('issue_comment').filter(({ conclusion }) => conclusion === 'cancelled').length;
    return replaced === 1 ? undefined : `${replaced} were replaced`;
  });
  await tried('A check on a head that Actions ran on starts no workflow', (of) =>
    of('check_run').length === 0 ? undefined : `${of('check_run').length} runs started`,
  );
}

/** What reading apps, and deciding again when they write, assumes. */
export async function verifyApps(checked: Checked): Promise<void> {
  await verifyWaiting(checked);
  await verifyEdits(checked);
  await verifyEvents(checked);
}

/** A comment keeps the commit at which it was written, which a review does not. */
export async function verifyOriginalCommit({
  github,
  pull,
  verify,
}: Pick<Checked, 'github' | 'pull' | 'verify'>) {
  await verify(
    'After a force-push, a comment on a line names the commit at which it was written',
    async () => {
      const Written = z.array(z.looseObject({ original_commit_id: z.string() }));
      const written = await github.read(Written, `/pulls/${pull.number}/comments?per_page=100`);
      const commits = [...new Set(written.map(({ original_commit_id: commit }) => commit))];
      return commits.includes(pull.head.sha) ? undefined : `they name ${commits.join(', ')}`;
    },
  );
}
