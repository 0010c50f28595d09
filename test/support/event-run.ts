import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseInputs } from '../../src/inputs.ts';
import { createRedactor } from '../../src/model/redact.ts';
import { readRunner } from '../../src/run/actions-runner.ts';
import { run } from '../../src/run.ts';
import { uninterrupted } from '../../src/runner/interruption.ts';
import { RecordingReporter } from './fakes/recording-reporter.ts';
import type { EventPayload } from './github/events.ts';
import type { Repository } from './github/model/repository.ts';
import type { Permissions } from './github/model/world.ts';
import type { GitHubStandIn } from './github/stand-in.ts';
import { temporaryFolder } from './runner.ts';
import { documentedPermissions } from './twelve-findings.ts';

export interface EventRun {
  readonly github: GitHubStandIn;
  readonly repository: Repository;
  readonly event: { readonly name: string; readonly payload: EventPayload };
  /** Working directory of the job. */
  readonly root: string;
  /** As written under `with:`. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly permissions?: Permissions;
  /** Name of the workflow. */
  readonly workflow?: string;
  /** More variables of the runner. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Told what the post step would find open. */
  readonly rememberGate?: Parameters<typeof run>[0]['rememberGate'];
}

/** A run that an event starts, in this process and as the action makes it: from the runner's environment on. */
export async function runForEvent({ github, repository, event, root, ...job }: EventRun) {
  const { inputs = {}, permissions = documentedPermissions, workflow = 'Review' } = job;
  const { rememberGate = () => {}, variables = {} } = job;
  const eventPath = join(temporaryFolder('event'), 'event.json');
  writeFileSync(eventPath, JSON.stringify(event.payload));
  const given: Readonly<Record<string, string>> = {
    'github-token': github.issueToken({ repository, permissions }),
    'review-dir': join(root, '.code-review'),
    ...inputs,
  };
  const runner = await readRunner({
    PATH: process.env['PATH'] ?? '',
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_REPOSITORY: repository.fullName,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_WORKFLOW: workflow,
    GITHUB_EVENT_PATH: eventPath,
    PR_VERDICT_WRITE_SPACING_MS: '0',
    ...variables,
  });
  const reading = parseInputs((name) => given[name] ?? '');
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const reporter = new RecordingReporter();
  const result = await run({
    inputs: reading.inputs,
    runner,
    reporter,
    redact: createRedactor([]),
    root,
    runKey: randomUUID(),
    interruption: uninterrupted,
    rememberGate,
  });
  return { result, reporter };
}
