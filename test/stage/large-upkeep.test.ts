import { afterEach, expect, it } from 'vitest';
import { createGitHubPublisher } from '../../src/edges/github/publishing/publisher.ts';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import { addComment, react } from '../support/github/model/conversation.ts';
import { connectAs } from '../support/github-client.ts';

let demo: Demo;

afterEach(async () => {
  await demo.github.close();
});

/** As many changes as one request takes where there is no time for two. */
const changes = 150;

async function manyToMake() {
  demo = await startDemo({ permissions: publishing });
  const { github, repository, pull } = demo;
  const { client } = await connectAs(github, { repository, permissions: publishing });
  const address = { owner: 'octo', repo: 'demo', number: pull.number };
  const publisher = createGitHubPublisher({ client, address, isOurs: () => true });
  const comments = Array.from({ length: changes }, (_, n) => addComment(pull, pull.author, `Please ${n}`));
  const steps = comments.map(
    ({ nodeId }) => ({ do: 'react', key: nodeId, nodeId, content: 'eyes' }) as const,
  );
  return { publisher, comments, steps };
}

/** How many changes each request was about, the looks between them as 0. */
const sent = () =>
  demo.github.journal.entries.map(({ kind, operations }) => (kind === 'write' ? operations.length : 0));

it('looks at all that a request was about which GitHub ended half-way, and sends the rest alone', async () => {
  const { publisher, comments, steps } = await manyToMake();
  const { github, repository } = demo;
  const account = github.world.accounts.named('github-actions[bot]');
  github.faults.push({
    match: ({ kind }) => kind === 'write',
    act: { answer: { status: 502, body: '<html>Bad Gateway</html>' } },
  });
  // What took effect before the end; nobody looks for it before the first request.
  for (const comment of comments.slice(0, 90)) react(comment, { account, content: 'eyes', repository });
  const { refusals } = await publisher.carryOutUpkeep(steps, { requests: 1 });
  expect(refusals).toEqual(steps.map(() => undefined));
  expect(sent()).toEqual([changes, 0, changes - 90]);
  expect(comments.map(({ reactions }) => reactions.length)).toEqual(comments.map(() => 1));
  github.assertClean();
});

it('sends nothing again where all of it took effect and nobody heard', async () => {
  const { publisher, steps } = await manyToMake();
  demo.github.faults.push({ match: ({ kind }) => kind === 'write', act: 'drop-after' });
  const { refusals } = await publisher.carryOutUpkeep(steps, { requests: 1 });
  expect(refusals).toEqual(steps.map(() => undefined));
  expect(sent()).toEqual([changes, 0]);
  demo.github.assertClean();
});
