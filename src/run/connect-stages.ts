import { join } from 'node:path';
import { createLocalSource } from '../git/local-source.ts';
import { createReceivedFiles } from '../git/read-received-files.ts';
import { createJobCheckout, inspectWorkingDirectory } from '../git/working-directory.ts';
import { createChangesSince } from '../git/worktree-tree.ts';
import { createUploadedFiles } from '../github/artifacts.ts';
import { createGitHubPublisher } from '../github/github-publisher.ts';
import { createGitHubSource } from '../github/github-source.ts';
import { dismissOwnApprovals } from '../github/own-reviews.ts';
import { readPinnedPullRequest } from '../github/pull-request.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { readMarks, toolKey } from '../model/mark.ts';
import { headFilesIn } from '../runner/regular-file.ts';
import { openReviewDirectory } from '../runner/review-directory-on-disk.ts';
import { createSecretScanner } from '../runner/secretlint-scanner.ts';
import { gunzip } from '../runner/zip.ts';
import type { Runner } from './actions-runner.ts';
import { connectGate, gateOnHead, pullRequestNumber, repositoryOf } from './connect-github.ts';
import { connectPrograms } from './connect-programs.ts';
import { type Connected, once } from './invocation.ts';
import type { Environment, StagePorts } from './pipeline.ts';

/** Ports for a worktree: everything is read locally and nothing is sent. */
function localPorts({ inputs, runner, root, top, base, head }: Connected): Environment {
  const environment = runner.environment;
  const revisions = {
    sinceHead: inputs.settings.mode === 'quick',
    ...(base === undefined ? {} : { base }),
    ...(head === undefined ? {} : { head }),
  };
  return {
    source: async () => createLocalSource({ root, environment, ...revisions }),
    publisher: async () => undefined,
    gate: async () => undefined,
    reports: (folder) => openReviewDirectory({ path: join(top, folder) }),
  };
}

/**
 * Ports for a pull request: read from GitHub, plus git in the job's checkout where GitHub's data is
 * incomplete.
 */
export function githubPorts(invocation: Connected): Environment {
  const { inputs, runner, root, reporter, client } = invocation;
  const repository = repositoryOf(runner);
  const { owner, name: repo } = repository;
  const address = once(async () => ({ owner, repo, number: await pullRequestNumber(invocation, client) }));
  const checkout = { directory: root, environment: runner.environment };
  const readHead = async () => {
    return (await readPinnedPullRequest(await client(), await address())).head;
  };
  return {
    source: async () => {
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
      const tool = toolKey(inputs.settings.checkName);
      return createGitHubPublisher({
        client: await client(),
        address: await address(),
        isOurs: (body) => readMarks(body, tool).length > 0,
      });
    },
    gate: () => connectGate(invocation, client),
    pinned: async () => {
      if (runner.event?.kind === 'merge-group') return { head: runner.event.head };
      const { number: pull } = await address();
      const url = `${repository.serverUrl}/${owner}/${repo}/pull/${pull}`;
      const head = startedFor(runner, pull) ?? (await readHead());
      return { head, pull, url };
    },
    dismissUnearned: async () => {
      if (runner.event?.kind === 'merge-group') return;
      const tool = toolKey(inputs.settings.checkName);
      const head = await readHead();
      const isStale = (body: string) =>
        readMarks(body, tool).some((mark) => mark.kind === 'review' && mark.head !== head);
      const dismissed = await dismissOwnApprovals(await client(), await address(), {
        isStale,
        message: 'This approval was for an earlier commit, and the present one could not be reviewed.',
      });
      if (dismissed > 0) reporter.notice('An approval of an earlier head was dismissed');
    },
    uploaded: async () => {
      if (runner.event?.kind !== 'workflow-run') return undefined;
      return createUploadedFiles(await client(), { owner, repo, id: runner.event.run });
    },
  };
}

/**
 * The head this run was started for, if a push started it or its triggering run; a comment's run uses the
 * current head.
 */
function startedFor({ event }: Runner, number: number): string | undefined {
  if (event?.kind === 'workflow-run') return event.head;
  return event?.kind === 'pull-request' && event.number === number ? event.head : undefined;
}

/** The artifacts of a workflow run are listed at the end of its page. */
function artifactsUrl({ inputs, runner: { serverUrl, repository, runId } }: Connected): string | undefined {
  if (!inputs.preview || repository === undefined || runId === undefined) return undefined;
  return `${serverUrl}/${repository.owner}/${repository.name}/actions/runs/${runId}#artifacts`;
}

/** All ports of one run's stages. */
export function connectStages(invocation: Connected, directory: ReviewDirectory): StagePorts {
  const { inputs, runner, root, top, reporter } = invocation;
  const shared = {
    reporter,
    directory,
    received: (head: string) =>
      createReceivedFiles({ directory: root, environment: runner.environment, head }),
    rememberGate: invocation.rememberGate,
    withPrograms: connectPrograms(invocation),
    head: headFilesIn(top),
    scanner: createSecretScanner(),
    changesSince: createChangesSince({ directory: top, environment: runner.environment }),
    gunzip,
    redact: invocation.redact,
    now: Date.now,
    root: top,
    runKey: invocation.runKey,
    artifactsUrl: artifactsUrl(invocation),
  };
  return inputs.settings.target === 'local'
    ? { ...shared, ...localPorts(invocation) }
    : { ...shared, ...githubPorts(invocation) };
}
