import { readMarks, toolKey } from '../domain/memory/mark.ts';
import { createChangesSince } from '../edges/git/changes-since.ts';
import { createJobCheckout } from '../edges/git/job-checkout.ts';
import { inspectWorkingDirectory } from '../edges/git/working-directory.ts';
import type { Runner } from '../edges/runner.ts';
import { connectGate, gateOnHead, repositoryOf } from './github.ts';
import { type Connected, type Outside, once } from './invocation.ts';
import { pullRequestNumber } from './which-pull-request.ts';

/** A pull request: read from GitHub, with git in the job's checkout where GitHub does not hand out enough. */
export function githubPorts(invocation: Connected): Outside {
  const { inputs, runner, root, reporter, client } = invocation;
  const repository = repositoryOf(runner);
  const { owner, name: repo } = repository;
  const address = once(async () => ({ owner, repo, number: await pullRequestNumber(invocation, client) }));
  const checkout = { directory: root, environment: runner.environment };
  return {
    source: async () => {
      const { createGitHubSource } = await import('../edges/github/reading/source.ts');
      const { number } = await address();
      return createGitHubSource({
        client: await client(),
        repository,
        number,
        expectedHead: startedFor(runner, number),
        gate: gateOnHead(inputs),
        checkout: createJobCheckout(checkout),
        changesSince: createChangesSince(checkout),
        inspect: (change) => inspectWorkingDirectory({ ...change, ...checkout }),
        tool: toolKey(inputs.settings.checkName),
        reporter,
      });
    },
    publisher: async () => {
      const { createGitHubPublisher } = await import('../edges/github/publishing/publisher.ts');
      const tool = toolKey(inputs.settings.checkName);
      return createGitHubPublisher({
        client: await client(),
        address: await address(),
        isOurs: (body) => readMarks(body, tool).length > 0,
      });
    },
    gate: () => connectGate(invocation, client),
    uploaded: async () => {
      if (runner.event?.kind !== 'workflow-run') return undefined;
      const { createUploadedFiles } = await import('../edges/github/workflow-run/artifacts.ts');
      return createUploadedFiles(await client(), { owner, repo, id: runner.event.run });
    },
  };
}

/**
 * A run that a push started is about the head it started with, and so is the one that it triggers; a comment starts
 * one about the newest head.
 */
function startedFor({ event }: Runner, number: number): string | undefined {
  if (event?.kind === 'workflow-run') return event.head;
  return event?.kind === 'pull-request' && event.number === number ? event.head : undefined;
}
