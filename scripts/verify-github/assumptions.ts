import { z } from 'zod';
import type { GitHub, Pull, Reply } from './github.ts';

/** What became of an assumption: `text` says what differs or why it was not tried. */
export interface Finding {
  readonly claim: string;
  readonly state: 'held' | 'differs' | 'not tried';
  readonly text: string;
}

/** Thrown by a check that cannot be made here. */
export class NotTried extends Error {}

/** Makes one check: it gives what differs, or undefined where the assumption held. */
export type Verify = (claim: string, check: () => Promise<string | undefined>) => Promise<void>;

export function recordInto(findings: Finding[], log: (line: string) => void): Verify {
  return async (claim, check) => {
    const finding = await outcomeOf(claim, check);
    findings.push(finding);
    log(`${finding.state}: ${claim}${finding.text === '' ? '' : ` (${finding.text})`}`);
  };
}

async function outcomeOf(claim: string, check: () => Promise<string | undefined>): Promise<Finding> {
  try {
    const text = await check();
    return { claim, state: text === undefined ? 'held' : 'differs', text: text ?? '' };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { claim, state: error instanceof NotTried ? 'not tried' : 'differs', text };
  }
}

const Review = z.looseObject({ id: z.number(), state: z.string() });
const hiddenMark = '<!-- pr-verdict verification -->';

/** Undefined where GitHub refused with 422 and one of the texts that the code recognises. */
function refused({ status, text }: Reply, fragments: readonly string[]): string | undefined {
  if (status !== 422) return `answered ${status}: ${text.slice(0, 200)}`;
  const said = text.toLowerCase();
  return fragments.some((fragment) => said.includes(fragment)) ? undefined : `said ${text.slice(0, 300)}`;
}

interface Checked {
  readonly github: GitHub;
  readonly pull: Pull;
  readonly verify: Verify;
}

/** A file of the change: `line` was changed, `outside` is in no hunk. */
export const changedFile = { path: 'pr-verdict-verify.txt', line: 5, other: 60, outside: 30 };
const { path, line, other, outside } = changedFile;

/** How GitHub refuses reviews, each by the texts that `src/github/request-failure.ts` recognises. */
export async function verifyRefusals({ github, pull, verify }: Checked): Promise<void> {
  const reviews = `/pulls/${pull.number}/reviews`;
  const good = { path, line, side: 'RIGHT', body: 'A valid comment.' };
  const draft = { commit_id: pull.head.sha, body: 'Draft' };
  const post = async (body: unknown): Promise<Reply> => {
    const reply = await github.request('POST', reviews, body);
    const made = Review.safeParse(reply.json).data;
    if (reply.status < 300 && made?.state === 'PENDING')
      await github.request('DELETE', `${reviews}/${made.id}`);
    return reply;
  };
  const refuses = (claim: string, comment: unknown, fragments: readonly string[]) =>
    verify(claim, async () => refused(await post({ ...draft, comments: [good, comment] }), fragments));
  await refuses('A line outside the diff refuses the whole review', { ...good, line: outside }, [
    'line could not be resolved',
    'line must be part of the diff',
    "diff hunk can't be blank",
  ]);
  await refuses('A path outside the diff refuses the whole review', { ...good, path: 'absent.txt' }, [
    'path could not be resolved',
  ]);
  await refuses(
    'A range of one line refuses the whole review',
    { ...good, start_line: line, start_side: 'RIGHT' },
    ['start line must precede the end line'],
  );
  await refuses(
    'A range over two hunks refuses the whole review',
    { ...good, line: other, start_line: line, start_side: 'RIGHT' },
    ['part of the same hunk'],
  );
  await verify('A refused review leaves nothing behind', async () => {
    const all = await github.read(z.array(Review), `${reviews}?per_page=100`);
    return all.length === 0 ? undefined : `${all.length} reviews are there`;
  });
  await verify('An unknown commit is refused', async () =>
    refused(await post({ ...draft, commit_id: '0123456789'.repeat(4) }), ['commitoid is not part']),
  );
  await verify('A body over 65,536 characters is refused', async () =>
    refused(await post({ ...draft, body: 'x'.repeat(65_537) }), ['is too long']),
  );
  await verify('A body of 60,000 bytes is accepted', async () => {
    const { status } = await post({ ...draft, body: 'x'.repeat(60_000) });
    return status === 200 ? undefined : `answered ${status}`;
  });
}

/** Drafts: what a review without an event is, and that one identity has one. */
export async function verifyDrafts({ github, pull, verify }: Checked): Promise<void> {
  const reviews = `/pulls/${pull.number}/reviews`;
  const draft = { commit_id: pull.head.sha, body: `Draft ${hiddenMark}` };
  const made = await github.request('POST', reviews, draft);
  const review = Review.safeParse(made.json).data;
  await verify('A review without an event is a draft, created with status 200', async () =>
    made.status === 200 && review?.state === 'PENDING' ? undefined : `${made.status}, ${review?.state}`,
  );
  await verify('A second draft is refused', async () =>
    refused(await github.request('POST', reviews, draft), ['only have one pending review']),
  );
  const thread = async (target: string): Promise<unknown> =>
    github.graphql(
      `mutation($review: ID!, $path: String!) { addPullRequestReviewThread(input: { pullRequestReviewId: $review,
         path: $path, body: "On the file", subjectType: FILE }) { thread { id } } }`,
      { review: nodeIdOf(made.json), path: target },
    );
  await verify('GraphQL adds a thread on a whole file to a draft', async () =>
    threadIn(await thread(path)) === 'thread' ? undefined : 'no thread',
  );
  await verify('GraphQL answers a null thread, without an error, where it cannot place one', async () => {
    const found = threadIn(await thread('absent.txt'));
    return found === 'none' ? undefined : found;
  });
  await verify('A hidden HTML comment is kept in a review body', async () => {
    const all = await github.read(z.array(z.looseObject({ body: z.string() })), `${reviews}?per_page=100`);
    return all.some(({ body }) => body.includes(hiddenMark)) ? undefined : 'it is gone';
  });
  await verify('The author of a pull request cannot request changes on it', async () => {
    const event = { event: 'REQUEST_CHANGES', body: 'No' };
    const author = await github.read(
      z.looseObject({ user: z.looseObject({ login: z.string() }) }),
      `/pulls/${pull.number}`,
    );
    const own = z.looseObject({ user: z.looseObject({ login: z.string() }) }).safeParse(made.json).data;
    if (author.user.login !== own?.user.login)
      throw new NotTried('the pull request is by another identity than the reviews');
    return refused(await github.request('POST', `${reviews}/${review?.id}/events`, event), [
      'request changes on your own',
    ]);
  });
  await verify('A draft can be deleted', async () => {
    const { status } = await github.request('DELETE', `${reviews}/${review?.id}`);
    return status === 200 ? undefined : `answered ${status}`;
  });
}

function nodeIdOf(json: unknown): string {
  return z.looseObject({ node_id: z.string() }).safeParse(json).data?.node_id ?? '';
}

const ThreadAnswer = z.looseObject({
  errors: z.array(z.looseObject({ message: z.string() })).optional(),
  data: z
    .looseObject({
      addPullRequestReviewThread: z.looseObject({ thread: z.looseObject({}).nullable() }).nullable(),
    })
    .nullish(),
});

function threadIn(json: unknown): string {
  const { data, errors } = ThreadAnswer.parse(json);
  if (errors !== undefined) return `errors: ${errors.map(({ message }) => message).join('; ')}`;
  return data?.addPullRequestReviewThread?.thread == null ? 'none' : 'thread';
}

/** The list of changed files is complete over its pages. */
export async function verifyList({ github, pull, verify }: Checked): Promise<void> {
  await verify('The pages of the file list have as many files as `changed_files` says', async () => {
    const names = new Set<string>();
    for (let page = 1; ; page += 1) {
      const files = await github.read(
        z.array(z.looseObject({ filename: z.string() })),
        `/pulls/${pull.number}/files?per_page=100&page=${page}`,
      );
      for (const { filename } of files) names.add(filename);
      if (files.length < 100) break;
    }
    const { changed_files: expected } = pull;
    return names.size === expected ? undefined : `${names.size} of ${expected}`;
  });
}

/** What a check takes and keeps. Gives whether the token may write checks. */
export async function verifyChecks({ github, pull, verify }: Checked): Promise<boolean> {
  const name = 'pr-verdict verification of limits';
  const check = (text: string) => ({
    name,
    head_sha: pull.head.sha,
    status: 'completed',
    conclusion: 'neutral',
    external_id: 'pr-verdict:verify:1',
    output: { title: name, summary: 'Made by `npm run verify:github`.', text },
  });
  const hidden = `${hiddenMark}\n`;
  const full = `${hidden}${'x'.repeat(65_535 - hidden.length)}`;
  const made = await github.request('POST', '/check-runs', check(full));
  const mayWrite = made.status !== 403 && made.status !== 404;
  const why = 'the token cannot write checks: use one of an app or of a workflow with `checks: write`';
  const requireChecks = () => {
    if (!mayWrite) throw new NotTried(why);
  };
  const Run = z.looseObject({
    id: z.number(),
    node_id: z.string(),
    external_id: z.string().nullable(),
    output: z.looseObject({ text: z.string().nullable() }),
  });
  await verify('The text of a check takes 65,535 characters and is kept as it is', async () => {
    requireChecks();
    if (made.status !== 201) return `answered ${made.status}: ${made.text.slice(0, 200)}`;
    const { id } = Run.parse(made.json);
    const { output, external_id: external } = await github.read(Run, `/check-runs/${id}`);
    if (output.text !== full) return `the text came back with ${output.text?.length ?? 0} characters`;
    return external === 'pr-verdict:verify:1' ? undefined : `the external id is ${external}`;
  });
  await verify('GraphQL reads the text of a check unchanged', async () => {
    requireChecks();
    const Node = z.looseObject({ data: z.looseObject({ node: z.looseObject({ text: z.string() }) }) });
    const id = nodeIdOf(made.json);
    const query = 'query($id: ID!) { node(id: $id) { ... on CheckRun { text } } }';
    const { text } = Node.parse(await github.graphql(query, { id })).data.node;
    return text === full ? undefined : `${text.length} characters, other than those sent`;
  });
  await verify('A longer text of a check is refused', async () => {
    requireChecks();
    const { status } = await github.request('POST', '/check-runs', check(`${full}x`));
    return status === 422 ? undefined : `answered ${status}`;
  });
  return mayWrite;
}

/** Comments that follow each other with the pause that the bundle makes. */
export async function verifySpacing({ github, pull, verify }: Checked, pauseMs: number): Promise<void> {
  await verify(`Six comments with ${pauseMs} ms between them are not refused as too quick`, async () => {
    const Comment = z.looseObject({ id: z.number() });
    const ids: number[] = [];
    try {
      for (let nth = 0; nth < 6; nth += 1) {
        if (nth > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
        const body = { body: `Comment ${nth}` };
        ids.push((await github.read(Comment, `/issues/${pull.number}/comments`, body)).id);
      }
      return undefined;
    } finally {
      for (const id of ids) await github.request('DELETE', `/issues/comments/${id}`);
    }
  });
}

/** GraphQL fields on which memory and merge queues depend. */
export async function verifyGraphQL({ github, pull, verify }: Checked, before: string): Promise<void> {
  const [owner = '', name = ''] = github.access.repository.split('/');
  await verify('GraphQL names the head before a force-push', async () => {
    const query = `query($owner: String!, $name: String!, $number: Int!) { repository(owner: $owner, name: $name) {
      pullRequest(number: $number) { timelineItems(last: 10, itemTypes: [HEAD_REF_FORCE_PUSHED_EVENT]) {
        nodes { ... on HeadRefForcePushedEvent { beforeCommit { oid } } } } } } }`;
    const answer = JSON.stringify(await github.graphql(query, { owner, name, number: pull.number }));
    return answer.includes(before) ? undefined : answer.slice(0, 300);
  });
  await verify('GraphQL lists the entries of a merge queue', async () => {
    const query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) {
      mergeQueue { entries(first: 1) { nodes { headCommit { oid } pullRequest { number } } } } } }`;
    const Queue = z.looseObject({
      data: z.looseObject({
        repository: z.looseObject({ mergeQueue: z.looseObject({ entries: z.looseObject({}) }).nullable() }),
      }),
    });
    const answer = Queue.safeParse(await github.graphql(query, { owner, name }));
    if (!answer.success) return 'the query is refused';
    if (answer.data.data.repository.mergeQueue === null)
      throw new NotTried('the default branch has no merge queue');
    return undefined;
  });
}
