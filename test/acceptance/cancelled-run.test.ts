import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { Client } from '../support/github/client.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import { journalLines } from '../support/journal-lines.ts';
import { documentedPermissions, type Scenario, startTwelveFindings } from '../support/twelve-findings.ts';

/** Runs the step and ends its process, as a cancelled job does, when `isDue` took effect and is not answered. */
async function runKilledAfter(
  { github, run }: Scenario,
  isDue: (request: JournalEntry) => boolean,
  inputs: Readonly<Record<string, string>> = {},
) {
  let child: ChildProcess | undefined;
  let killed = false;
  github.afterRequest(async (request) => {
    if (killed || !isDue(request) || child === undefined) return;
    killed = true;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  const onStart = (started: ChildProcess) => {
    child = started;
  };
  return run({ with: inputs, onStart });
}

const writes = (path: string) => (request: JournalEntry) =>
  request.kind === 'write' && request.path.includes(path);

it('concludes the check in the post step of a run that was cancelled, and the next run converges', async () => {
  // To the next run the draft of the ended one is minutes old: it waits for a younger one.
  const now = () => new Date(Date.now() - 3 * 60_000);
  const scenario = await startTwelveFindings({ world: { now } });
  const { pull, repository } = scenario;
  const killed = await runKilledAfter(scenario, writes('/reviews'));
  expect(killed.exitCode).toBeNull();
  expect(repository.checkRuns).toMatchObject([{ status: 'in_progress' }]);
  scenario.github.journal.clear();

  const post = await scenario.run({ state: killed.state });

  expect(post.exitCode).toBe(0);
  expect(journalLines(scenario)).toEqual([
    'POST /graphql viewer repository 200',
    'DELETE /pulls/1/reviews/ID 200',
    'PATCH /check-runs/ID 200',
  ]);
  expect(pull.reviews).toEqual([]);
  expect(repository.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'cancelled' }]);

  const again = await scenario.run({ runId: 2 });

  expect(again.exitCode).toBe(1);
  expect(pull.reviews).toMatchObject([{ state: 'CHANGES_REQUESTED' }]);
  expect(pull.threads).toHaveLength(7);

  scenario.github.journal.clear();
  const last = await scenario.run({ state: again.state });
  expect(last, 'a run that came to its end leaves nothing to do').toMatchObject({
    exitCode: 0,
    stdout: '',
    stderr: '',
  });
  expect(scenario.github.journal.entries).toEqual([]);
});

it('concludes the check also when the run ended before GitHub confirmed it', async () => {
  const scenario = await startTwelveFindings();
  const killed = await runKilledAfter(scenario, writes('/check-runs'));

  const post = await scenario.run({ state: killed.state });

  expect(post.exitCode).toBe(0);
  expect(scenario.repository.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'cancelled' }]);
});

it("leaves another tool's draft alone, and concludes a status as well", async () => {
  const permissions = { ...documentedPermissions, statuses: 'write' } as const;
  const scenario = await startTwelveFindings({ permissions });
  const { github, repository, pull, token } = scenario;
  const killed = await runKilledAfter(scenario, writes('/statuses/'), { gate: 'status' });
  await new Client(github, token).post(`/repos/octo/demo/pulls/${pull.number}/reviews`, { body: 'Draft' });

  await scenario.run({ state: killed.state, with: { gate: 'status' } });

  expect(pull.reviews).toMatchObject([{ state: 'PENDING' }]);
  expect(repository.statuses.at(-1)).toMatchObject({ state: 'error', description: 'Cancelled' });
});
