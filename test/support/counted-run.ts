import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { Plan } from '../../src/model/write-plan.ts';
import { c1Finding } from './builders/documents.ts';
import { runForEvent } from './event-run.ts';
import { type EventPayload, pullRequestEvent, workflowDispatchEvent } from './github/events.ts';
import type { PullRequest } from './github/model/pull-request.ts';
import type { GitHubStandIn } from './github/stand-in.ts';
import { temporaryFolder } from './runner.ts';

/** Requests that were waited for together, as `GET /repos/octo/demo/pulls/1` or `POST /graphql Overview`. */
type Wave = string[];

/** Answers are in memory, so that their effects need far fewer turns of the event loop. */
const quietTurns = 20;

/**
 * Sends requests in waves: everything that was asked before an answer came goes out together, and is answered
 * together. The waves are the round trips that follow one another, whatever time each of them takes.
 */
function inWaves(send: typeof fetch): { readonly fetch: typeof fetch; readonly waves: readonly Wave[] } {
  const waves: Wave[] = [];
  let answered: Promise<unknown> = Promise.resolve();
  let open: ReturnType<typeof collect> | undefined;

  function collect() {
    const names: Wave = [];
    const requests: (() => Promise<Response>)[] = [];
    const answers = answered
      .then(() => silence(() => requests.length))
      .then(() => {
        open = undefined;
        return Promise.allSettled(requests.map((request) => request()));
      });
    answered = answers;
    waves.push(names);
    return { names, requests, answers };
  }

  return {
    waves,
    fetch: async (input, init) => {
      open ??= collect();
      const { names, requests, answers } = open;
      names.push(nameOf(input, init));
      const index = requests.push(async () => inMemory(await send(input, init))) - 1;
      const answer = (await answers)[index];
      if (answer?.status === 'fulfilled') return answer.value;
      throw answer?.reason;
    },
  };
}

function nameOf(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): string {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input);
  const [, operation] = /\b(?:query|mutation) (\w+)/.exec(String(init?.body ?? '')) ?? [];
  return [init?.method ?? 'GET', `${pathname}${search}`, operation].filter(Boolean).join(' ');
}

async function silence(seen: () => number): Promise<void> {
  for (let quiet = 0, known = seen(); quiet < quietTurns; quiet += 1) {
    await turn();
    if (seen() === known) continue;
    known = seen();
    quiet = 0;
  }
}

async function inMemory(response: Response): Promise<Response> {
  const { status, headers } = response;
  const bytes = await response.arrayBuffer();
  return new Response(bytes.byteLength === 0 ? null : bytes, { status, headers });
}

const place = { file: 'src/0.ts', line: 1 };
export const inline = c1Finding(place);
export const other = c1Finding({ ...place, issue: 'The name says nothing of what it is.' });
export const onFile = c1Finding({ ...place, type: 'file', line: undefined, issue: 'No test.' });
export const outside = c1Finding({ ...place, file: 'README.md', issue: 'The page says otherwise.' });

export type Trigger = 'pull_request' | 'workflow_dispatch';

interface Started {
  readonly github: GitHubStandIn;
  readonly pull: PullRequest;
  readonly findings: readonly unknown[];
  /** By default the push. */
  readonly event?: { readonly name: string; readonly payload: EventPayload };
}

export function eventOf(pull: PullRequest, trigger: Trigger): NonNullable<Started['event']> {
  const payload =
    trigger === 'pull_request'
      ? pullRequestEvent(pull, pull.previousHeadSha === undefined ? 'opened' : 'synchronize')
      : workflowDispatchEvent(pull.repository, { number: `${pull.number}` });
  return { name: trigger, payload };
}

/** A run as the action starts it: what it asked GitHub, how often it waited, and what it planned to write. */
export async function measure({ github, pull, findings, event }: Started) {
  github.journal.clear();
  const { waves, ...counted } = inWaves(fetch);
  const root = temporaryFolder('counted');
  writeFileSync(join(root, 'claude.json'), JSON.stringify(findings));
  const { repository, number } = pull;
  const inputs = {
    findings: 'claude.json',
    ...(event?.name === 'workflow_dispatch' && { 'pull-request': `${number}` }),
  };
  vi.stubGlobal('fetch', counted.fetch);
  const started = { github, repository, event: event ?? eventOf(pull, 'pull_request'), root, inputs };
  const { result } = await runForEvent(started);
  vi.unstubAllGlobals();
  const requests = github.journal.entries.length;
  return { result, requests, waves, steps: planned(root) };
}

function planned(root: string): Plan['steps'] {
  try {
    return Plan.parse(JSON.parse(readFileSync(join(root, '.code-review', 'plan.json'), 'utf8'))).steps;
  } catch {
    return [];
  }
}

function countComments({ threads, comments }: PullRequest): number {
  return comments.length + threads.reduce((sum, thread) => sum + thread.comments.length, 0);
}

/** Each round trip on a line, with what was asked side by side. */
export function timeline(waves: readonly Wave[]): string {
  return waves.map((wave, index) => `${index + 1}. ${wave.join(' | ')}`).join('\n');
}

/** Pages of the longest list beyond its first, which are read one after the other. */
function furtherPages({ threads, comments }: PullRequest): number {
  const replies = threads.map((thread) => thread.comments.length);
  return Math.ceil(Math.max(threads.length, comments.length, ...replies, 1) / 100) - 1;
}

/** Holds a run to the formula of the promise. */
export async function expectFrugal(started: Started) {
  const { pull, event } = started;
  const commentCount = countComments(pull);
  const further = furtherPages(pull);
  const measured = await measure(started);
  const { requests, waves, steps } = measured;
  const files = pull.comparison().files.length;
  const allowed =
    14 +
    Math.ceil(files / 100) +
    Math.ceil(commentCount / 100) +
    further +
    (steps.some((step) => step.do === 'add-file-threads') ? 1 : 0) +
    (event?.name === 'workflow_dispatch' ? 1 : 0);
  expect(requests, timeline(waves)).toBeLessThanOrEqual(allowed);
  expect(waves.length, timeline(waves)).toBeLessThanOrEqual(10 + further);
  return measured;
}
