import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Plan } from '../../src/model/write-plan.ts';
import { defaultPolicyPath } from '../../src/policy/policy.ts';
import { appOn } from '../support/apps.ts';
import { c1Finding } from '../support/builders/documents.ts';
import type { DemoRuns } from '../support/demo-runs.ts';
import { runForEvent } from '../support/event-run.ts';
import {
  type EventPayload,
  pullRequestEvent,
  reviewEvent,
  workflowDispatchEvent,
} from '../support/github/events.ts';
import { editComment } from '../support/github/model/conversation.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import type { GitHubStandIn } from '../support/github/stand-in.ts';
import { openFor, type Situation } from '../support/open-pull-request.ts';
import { temporaryFolder } from '../support/runner.ts';

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
const inline = c1Finding(place);
const other = c1Finding({ ...place, issue: 'The name says nothing of what it is.' });
const onFile = c1Finding({ ...place, type: 'file', line: undefined, issue: 'No test.' });
const outside = c1Finding({ ...place, file: 'README.md', issue: 'The page says otherwise.' });

type Trigger = 'pull_request' | 'workflow_dispatch';

interface Started {
  readonly github: GitHubStandIn;
  readonly pull: PullRequest;
  readonly findings: readonly unknown[];
  /** By default the push. */
  readonly event?: { readonly name: string; readonly payload: EventPayload };
}

function eventOf(pull: PullRequest, trigger: Trigger): NonNullable<Started['event']> {
  const payload =
    trigger === 'pull_request'
      ? pullRequestEvent(pull, pull.previousHeadSha === undefined ? 'opened' : 'synchronize')
      : workflowDispatchEvent(pull.repository, { number: `${pull.number}` });
  return { name: trigger, payload };
}

/** A run as the action starts it: what it asked GitHub, how often it waited, and what it planned to write. */
async function measure({ github, pull, findings, event }: Started) {
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
function timeline(waves: readonly Wave[]): string {
  return waves.map((wave, index) => `${index + 1}. ${wave.join(' | ')}`).join('\n');
}

/** Pages of the longest list beyond its first, which are read one after the other. */
function furtherPages({ threads, comments }: PullRequest): number {
  const replies = threads.map((thread) => thread.comments.length);
  return Math.ceil(Math.max(threads.length, comments.length, ...replies, 1) / 100) - 1;
}

/** Holds a run to the formula of the promise. */
async function expectFrugal(started: Started) {
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

let demo: DemoRuns;

async function open(situation: Situation): Promise<void> {
  demo = await openFor(situation);
}

afterEach(() => {
  vi.unstubAllGlobals();
  return demo.close();
});

const all = [inline, onFile, outside];

describe('a run that publishes a review', () => {
  it.each<Situation>([
    { files: 350 },
    { threads: 1, replies: 150 },
    { files: 150, threads: 120, remarks: 250, commits: 120 },
  ])('keeps to the promised requests and round trips with %j', async (situation) => {
    await open(situation);
    const { result } = await expectFrugal({ ...demo, findings: all });
    expect(result).toMatchObject({ receipt: { outcome: 'published', counts: { inline: 1, file: 1 } } });
  });

  it.each([
    ['without', [inline]],
    ['with', [inline, onFile]],
  ])('waits seven times for twelve requests, %s threads on whole files', async (_, findings) => {
    await open({});
    const { waves, requests } = await expectFrugal({ ...demo, findings });
    expect([waves.length, requests]).toEqual([7, 12]);
  });
});

const instructions = { 'src/AGENTS.md': 'Be kind.\n', '.pr-review/security.md': 'Look twice.\n' };
const long = { threads: 150, base: instructions };

describe('a run on a pull request that it reviewed before', () => {
  it.each<[Situation, number]>([
    [{}, 4],
    [long, 5],
  ])(
    'writes nothing but its check the second time, with %j, and waits %d times',
    async (situation, waits) => {
      await open(situation);
      await measure({ ...demo, findings: all });
      const { waves } = await expectFrugal({ ...demo, findings: all });
      const isRead = /^GET|graphql (?:NameOnHead|Overview|CheckTexts|More|OwnReviews)$/;
      const writes = waves.flat().filter((name) => !isRead.test(name));
      expect(writes.filter((name) => name.includes('/check-runs'))).toEqual(writes);
      expect(writes).toHaveLength(2);
      expect(waves, timeline(waves)).toHaveLength(waits);
    },
  );

  it.each([
    [{}, 'pull_request'],
    [long, 'pull_request'],
    [long, 'workflow_dispatch'],
  ] as const)(
    'compares the heads within the promise after a push, with %j on %s',
    async (situation, trigger) => {
      await open(situation);
      await measure({ ...demo, findings: [inline, outside] });
      demo.push({ 'src/0.ts': '// First.\nexport {};\n' });
      const findings = [{ ...inline, line: 2 }, outside, onFile, { ...other, line: 2 }];
      const { result, waves } = await expectFrugal({ ...demo, findings, event: eventOf(demo.pull, trigger) });
      expect(result).toMatchObject({ receipt: { outcome: 'published', counts: { inline: 1, file: 1 } } });
      expect(waves[2]).toContain('POST /api/graphql CheckTexts');
      expect(waves[3]).toContain('POST /api/graphql More');
    },
  );
});

it('the review of an app is decided about in at most ten requests and eight round trips', async () => {
  const text =
    'version: 1\nhygiene: false\nreviewers: { rabbit: { app: coderabbitai, required: false }, claude: {} }\n';
  await open({ base: { [defaultPolicyPath]: text } });
  const { github, pull } = demo;
  await measure({ github, pull, findings: [] });
  const app = appOn(pull, 'coderabbitai[bot]');
  // Whether others edited it is asked with a request of its own.
  const author = github.world.accounts.named('coderabbitai[bot]');
  editComment(app.comment('Walkthrough'), author, 'Walkthrough, more');
  const body = '_⚠️ Potential issue_ | _🔴 Critical_\n\n**Input reaches the query.**\n\nEscape it.';
  const comments = [{ path: 'src/0.ts', line: 1, side: 'RIGHT' as const, body }];
  const review = app.review({ body: '**Actionable comments posted: 1**', comments });
  const event = { name: 'pull_request_review', payload: reviewEvent(review) };
  const { result, requests, waves } = await measure({ github, pull, findings: [], event });
  expect(result).toMatchObject({ conclusion: 'failure' });
  expect(requests, timeline(waves)).toBeLessThanOrEqual(10);
  expect(waves.length, timeline(waves)).toBeLessThanOrEqual(8);
});
