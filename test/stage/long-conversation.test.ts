import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGitHubSource } from '../../src/github/github-source.ts';
import { toolKey } from '../../src/model/mark.ts';
import { checkName } from '../support/builders/run.ts';
import { openFor } from '../support/counted-run.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import type { GitHubStandIn } from '../support/github/stand-in.ts';
import { connectAs } from '../support/github-client.ts';

let github: GitHubStandIn;
let pull: PullRequest;

beforeEach(async () => {
  ({ github, pull } = await openFor({ threads: 150, remarks: 350, replies: 250 }));
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

it('reads a long conversation whole and in order, page after page', async () => {
  const { conversation, warnings, queries } = await read();
  expect(wordsIn(conversation)).toEqual(everyWord());
  expect([conversation.complete, warnings, queries]).toEqual([true, [], 4]);
  github.assertClean();
});
