import { expect, it } from 'vitest';
import { Client } from '../support/github/client.ts';
import { issueCommentEvent, reviewCommentEvent } from '../support/github/events.ts';
import { addComment } from '../support/github/model/conversation.ts';
import { temporaryFolder } from '../support/runner.ts';
import { reviewOutputFinding, type Scenario, startScenario } from '../support/twelve-findings.ts';

/** A reviewed pull request with one blocking finding, and its id. */
async function startReviewed() {
  const scenario = await startScenario();
  scenario.repository.collaborators.set('bob', 'write');
  scenario.write('out/claude.json', [
    reviewOutputFinding({ category: 'security', severity: 'CRITICAL', issue: 'Input reaches the query.' }),
  ]);
  const reviewed = await scenario.run({ with: { findings: 'out/*.json' } });
  expect(reviewed.outputs.get('conclusion')).toBe('failure');
  scenario.github.journal.clear();
  const comment = scenario.pull.threads[0]?.comments[0]?.body ?? '';
  return {
    scenario,
    id: / finding ([a-z-]+-[0-9a-f]{8}-[0-9-]+) /.exec(comment)?.[1] ?? 'none',
  };
}

/** The job of a comment has checked nothing out. */
function heed({ run, repository }: Scenario, event: Parameters<Scenario['run']>[0]) {
  return run({ ...event, workspace: temporaryFolder('empty'), sha: repository.tip('main') });
}

it('applies a command in the conversation at once, without any reviewer', async () => {
  const { scenario, id } = await startReviewed();
  const { github, pull, repository } = scenario;
  const bob = github.world.accounts.named('bob');
  const comment = addComment(pull, bob, `/pr-verdict wont-fix ${id} the table is public`);

  const result = await heed(scenario, {
    event: { name: 'issue_comment', payload: issueCommentEvent(comment) },
  });

  expect(result.exitCode).toBe(0);
  expect(result.outputs.get('conclusion')).toBe('success');
  expect(repository.checkRuns).toMatchObject([{ headSha: pull.headSha, conclusion: 'success' }]);
  expect(pull.reviews).toMatchObject([{ state: 'DISMISSED' }]);
  expect(comment.reactions.map(({ content }) => content)).toEqual(['+1']);
  const heeded = github.journal.writes.map(({ method, path, operations }) =>
    [method, path.replace(/\d+/g, 'N'), ...operations].join(' '),
  );
  expect(heeded).toEqual([
    'PATCH /repos/octo/demo/check-runs/N',
    'POST /graphql dismissPullRequestReview addReaction',
  ]);
});

it('applies a command in the thread of a finding at once, without its id', async () => {
  const { scenario } = await startReviewed();
  const { github, pull, repository } = scenario;
  const bob = new Client(github, github.issueToken({ login: 'bob', kind: 'user' }));
  const [first] = pull.threads[0]?.comments ?? [];
  await bob.post(`/repos/octo/demo/pulls/1/comments/${first?.id}/replies`, {
    body: '/pr-verdict wont-fix the table is public',
  });
  const reply = pull.threads[0]?.comments.at(-1);
  if (reply === undefined) throw new Error('there is no reply');

  const result = await heed(scenario, {
    event: { name: 'pull_request_review_comment', payload: reviewCommentEvent(reply) },
  });

  expect(result.exitCode).toBe(0);
  expect(repository.checkRuns).toMatchObject([{ conclusion: 'success' }]);
  expect(reply.reactions.map(({ content }) => content)).toEqual(['+1']);
});
