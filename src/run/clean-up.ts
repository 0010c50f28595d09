import type { OpenGate } from '../gate/gatekeeper.ts';
import type { GitHubClient } from '../github/client.ts';
import { Failure } from '../model/failure.ts';
import { readMarks, toolKey } from '../model/mark.ts';
import { writeOwnConclusion, writeUnfinished } from '../policy/shared-head.ts';
import { type Credentials, connectClient, repositoryOf } from './connect-github.ts';
import { pullRequestNumber } from './which-pull-request.ts';

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
  const pull = await pullOf(ended, client);
  if (pull !== undefined) await removeLeftoverDraft(ended, client, { head: gate.head, pull });
  await cancelGate(ended, client, { ...gate, pull });
}

/** The pull request that the run was about; undefined for a merge group, and where nobody can tell any more. */
async function pullOf(ended: EndedRun, client: GitHubClient): Promise<number | undefined> {
  if (ended.runner.event?.kind === 'merge-group') return undefined;
  try {
    return await pullRequestNumber(ended, async () => client);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    ended.reporter.warning(`What the ended run was about is not known: ${error.message}`);
    return undefined;
  }
}

/** Only a draft of this instance about this very head; anything else is another run's (threat Y6). */
async function removeLeftoverDraft(
  { inputs, runner, reporter }: EndedRun,
  client: GitHubClient,
  { head, pull: number }: { readonly head: string; readonly pull: number },
): Promise<void> {
  const { owner, name: repo } = repositoryOf(runner);
  const tool = toolKey(inputs.settings.checkName);
  const { removeDraft } = await import('../github/draft.ts');
  try {
    const isOurs = (body: string) =>
      readMarks(body, tool).some((mark) => mark.kind === 'review' && mark.head === head);
    if (await removeDraft(client, { owner, repo, number }, isOurs))
      reporter.info('The draft of the ended run is removed');
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    reporter.warning(`The draft review could not be removed; the next run removes it: ${error.message}`);
  }
}

/** A run may end before it heard of the check that it asked for; then the check is looked for by its key. */
async function cancelGate(
  { inputs, runner, reporter, runKey }: EndedRun,
  client: GitHubClient,
  { head, id, pull }: OpenGate & { readonly pull: number | undefined },
): Promise<void> {
  const { gate } = inputs.settings;
  const name = inputs.settings.checkName;
  const { owner, name: repo } = repositoryOf(runner);
  if (gate === 'job') return;
  if (gate === 'status') {
    const { createGitHubStatuses } = await import('../github/statuses.ts');
    const statuses = createGitHubStatuses({ client, owner, repo });
    await statuses.set({ context: name, head, state: 'error', description: title });
  } else {
    const { createGitHubChecks } = await import('../github/checks.ts');
    const checks = createGitHubChecks({ client, owner, repo });
    const check =
      id ??
      (await checks.find({
        name,
        head,
        externalId: writeUnfinished({ pull, state: 'running', key: runKey }),
      }));
    if (check === undefined) return;
    const output = { title, summary };
    const conclusion = 'cancelled';
    // Whose check it is has to be told: others may share the head, or ask for this one's verdict in a merge queue.
    const externalId = pull === undefined ? undefined : writeOwnConclusion({ pull, conclusion, key: runKey });
    await checks.conclude(check, { conclusion, output, annotations: [], total: 0, externalId });
  }
  reporter.info('The run was ended early; its gate is concluded as cancelled');
}
