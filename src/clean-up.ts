import { type Credentials, connectClient, pullRequestNumber, repositoryOf } from './connect-github.ts';
import { Failure } from './domain/failure.ts';
import { readMarks, toolKey } from './domain/mark.ts';
import { gateName } from './domain/settings.ts';
import type { GitHubClient } from './edges/github/client.ts';
import type { OpenGate } from './stages/gate/gatekeeper.ts';

type EndedRun = Credentials & {
  /** The key of the run that was ended. */
  readonly runKey: string;
};

const title = 'Cancelled';
const summary = 'The run was ended before it could conclude.';

/**
 * What a run that was ended early has left behind: its draft, which would be in the way of the next review, and its
 * gate, which would wait for ever. Throws `Failure` when the gate could not be concluded.
 */
export async function cleanUp(ended: EndedRun, gate: OpenGate): Promise<void> {
  const client = await connectClient(ended);
  await removeLeftoverDraft(ended, client, gate.head);
  await cancelGate(ended, client, gate);
}

/** Only a draft of this instance about this very head; anything else is another run's (threat Y6). */
async function removeLeftoverDraft(ended: EndedRun, client: GitHubClient, head: string): Promise<void> {
  const { inputs, runner, reporter } = ended;
  if (runner.event?.kind === 'merge-group') return;
  const { owner, name: repo } = repositoryOf(runner);
  const tool = toolKey(inputs.settings.checkName);
  const { removeDraft } = await import('./edges/github/draft.ts');
  try {
    const address = { owner, repo, number: await pullRequestNumber(ended, async () => client) };
    const isOurs = (body: string) =>
      readMarks(body, tool).some((mark) => mark.kind === 'review' && mark.head === head);
    if (await removeDraft(client, address, isOurs)) reporter.info('The draft of the ended run is removed');
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    reporter.warning(`The draft review could not be removed; the next run removes it: ${error.message}`);
  }
}

/** A run may end before it heard of the check that it asked for; then the check is looked for by its key. */
async function cancelGate(
  { inputs, runner, reporter, runKey }: EndedRun,
  client: GitHubClient,
  { head, id }: OpenGate,
): Promise<void> {
  const { gate } = inputs.settings;
  const name = gateName(inputs.settings);
  const { owner, name: repo } = repositoryOf(runner);
  if (gate === 'job') return;
  if (gate === 'status') {
    const { createGitHubStatuses } = await import('./edges/github/statuses.ts');
    const statuses = createGitHubStatuses({ client, owner, repo });
    await statuses.set({ context: name, head, state: 'error', description: title });
  } else {
    const { createGitHubChecks } = await import('./edges/github/checks.ts');
    const checks = createGitHubChecks({ client, owner, repo });
    const check = id ?? (await checks.find({ name, head, key: runKey }));
    if (check === undefined) return;
    const output = { title, summary };
    await checks.conclude(check, { conclusion: 'cancelled', output, annotations: [], total: 0 });
  }
  reporter.info('The run was ended early; its gate is concluded as cancelled');
}
