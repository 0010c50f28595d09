import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toolKey } from '../../src/domain/memory/mark.ts';
import { createGitHubSource } from '../../src/edges/github/reading/source.ts';
import { checkName } from '../support/builders/run.ts';
import { openFor, say } from '../support/counted-run.ts';
import type { FaultAct } from '../support/github/faults.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import { Review } from '../support/github/model/review.ts';
import type { GitHubStandIn } from '../support/github/stand-in.ts';
import { connectAs } from '../support/github-client.ts';

let github: GitHubStandIn;
let pull: PullRequest;

beforeEach(async () => {
  ({ github, pull } = await openFor({ threads: 700, remarks: 700 }));
});
afterEach(async () => {
  await github.close();
});

async function read() {
  const { client } = await connectAs(github, { repository: pull.repository });
  const warnings: string[] = [];
  const source = createGitHubSource({
    tool: toolKey(checkName),
    client,
    repository: { owner: 'octo', name: 'demo', serverUrl: github.serverUrl },
    number: pull.number,
    inspect: async () => ({
      workingDirectory: { state: 'absent', differing: [] },
      workingTreeDiff: new Uint8Array(),
    }),
    reporter: { info: () => {}, warning: (line) => warnings.push(line) },
  });
  github.journal.clear();
  const { conversation } = await source.fetch({ policyPath: 'policy.yml' });
  if (conversation === undefined) throw new Error('There is no conversation.');
  return { conversation, warnings, queries: github.journal.entries.filter(isQuery).length };
}

function isQuery({ path }: JournalEntry): boolean {
  return path === '/graphql';
}

function asksForMiddle({ body }: JournalEntry): boolean {
  return /\bskip: /.test(JSON.stringify(body ?? ''));
}

/** Every word of every list, in the order in which GitHub has it. */
function everyWord() {
  return {
    reviews: pull.reviews.map(({ id }) => id),
    threads: pull.threads.map(({ nodeId, comments }) => [nodeId, ...comments.map(({ id }) => id)]),
    comments: pull.comments.map(({ id }) => id),
  };
}

function wordsIn({ reviews, threads, comments }: Awaited<ReturnType<typeof read>>['conversation']) {
  return {
    reviews: reviews.map(({ id }) => id),
    threads: threads.map(({ nodeId, comments: said }) => [nodeId, ...said.map(({ id }) => id)]),
    comments: comments.map(({ id }) => id),
  };
}

describe('a long conversation', () => {
  it('is whole and in order after one query', async () => {
    const { conversation, warnings, queries } = await read();
    expect(wordsIn(conversation)).toEqual(everyWord());
    expect([conversation.complete, warnings, queries]).toEqual([true, [], 1]);
    github.assertClean();
  });

  it('takes a second query for long threads and for more reviews than comments, however many', async () => {
    say(pull, { replies: 900 });
    for (let n = 0; n < 900; n += 1) {
      const review = new Review(pull, { author: pull.author, body: `Opinion ${n}`, commitId: pull.headSha });
      review.state = 'COMMENTED';
      pull.reviews.push(review);
    }
    const { conversation, queries } = await read();
    expect(wordsIn(conversation)).toEqual(everyWord());
    expect([conversation.complete, queries]).toEqual([true, 2]);
    github.assertClean();
  });

  it('is whole and in order by its cursors where the timeline leaves something out', async () => {
    const [review, thread] = [pull.reviews[333], pull.threads[333]];
    if (review !== undefined) pull.notInTimeline.add(review);
    if (thread !== undefined) pull.notInTimeline.add(thread);
    for (const comment of pull.comments.slice(150, 170)) pull.notInTimeline.add(comment);
    const { conversation, warnings, queries } = await read();
    expect(wordsIn(conversation)).toEqual(everyWord());
    expect([conversation.complete, warnings, queries]).toEqual([true, [], 4]);
    github.assertClean();
  });

  const unable: readonly (readonly [string, FaultAct])[] = [
    ['does not know that argument', refusal("Field 'timelineItems' doesn't accept argument 'skip'")],
    [
      'finds it too much',
      refusal('This query requests up to 600,000 possible nodes', 'MAX_NODE_LIMIT_EXCEEDED'),
    ],
    ['takes too long for it', { answer: { status: 502, body: '<html>Bad Gateway</html>' } }],
    ['ends it half-way', refusal('Something went wrong while executing your query', 'INTERNAL')],
    ['loses the connection', 'drop-after'],
  ];

  it.each(unable)('is whole and in order by its cursors where GitHub %s', async (_, act) => {
    say(pull, { replies: 450 });
    github.faults.push({ match: asksForMiddle, times: 100, act });
    const { conversation, warnings } = await read();
    expect(wordsIn(conversation)).toEqual(everyWord());
    expect([conversation.complete, warnings]).toEqual([true, []]);
  });

  it('waits as it is told, and then still asks for its middle', async () => {
    const answer = { status: 429, body: { message: 'Slow down' }, headers: { 'retry-after': '7' } };
    github.faults.push({ match: asksForMiddle, act: { answer } });
    const { conversation, queries } = await read();
    expect(wordsIn(conversation)).toEqual(everyWord());
    expect(queries).toBe(2);
  });
});

function refusal(message: string, type?: string): FaultAct {
  const body = { data: null, errors: [{ message, ...(type && { type }) }] };
  return { answer: { status: 200, body } };
}
