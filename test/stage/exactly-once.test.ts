import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Demo, startDemo } from '../support/github/demo.ts';
import type { FaultAct } from '../support/github/faults.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import { type EndedRun, type InProcessRun, runInProcess } from '../support/in-process-run.ts';
import { limited, passing } from '../support/passing-faults.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer, yieldingTimer } from '../support/virtual-timer.ts';

const issues = ['The work is done twice.', 'The name says too little.', 'There is no test.'] as const;
const { line: _, ...onFile } = reviewOutputFinding({ type: 'file', file: 'new.ts', issue: issues[2] });
const files = {
  'claude.json': JSON.stringify([
    reviewOutputFinding({ line: 5, issue: issues[0] }),
    reviewOutputFinding({ line: 33, issue: issues[1] }),
    onFile,
  ]),
};

let demo: Demo;
let pull: PullRequest;
let runs = 0;

beforeAll(async () => {
  demo = await startDemo({ limits: { hourly: 1_000_000 } });
  pull = demo.pull;
});

afterAll(async () => {
  await demo.github.close();
  demo.github.assertClean();
});

beforeEach(forgetEverything);

/** Nobody has spoken on the pull request, and its head is without checks. */
function forgetEverything(): void {
  demo.github.faults.clear();
  demo.github.journal.clear();
  demo.repository.checkRuns.length = 0;
  pull.reviews.length = 0;
  pull.threads.length = 0;
}

const timer = virtualTimer();

function review(overrides: Partial<InProcessRun> = {}): Promise<EndedRun> {
  runs += 1;
  const client = { timer };
  return runInProcess({ github: demo.github, pull, files, runKey: `run-${runs}`, client, ...overrides });
}

/** What a request is, whatever the ids in it. */
function nameOf({ route, operations, query }: JournalEntry): string {
  return [route, ...operations, ...Object.keys(query)].join(' ');
}

/** Requests of one name are told apart by their number: those side by side come in any order. */
interface Point {
  readonly name: string;
  readonly occurrence: number;
}

async function pointsOfRun(): Promise<readonly Point[]> {
  await review();
  const names = demo.github.journal.entries.map(nameOf);
  forgetEverything();
  return names.map((name, index) => ({
    name,
    occurrence: names.slice(0, index).filter((other) => other === name).length + 1,
  }));
}

/** Recognises the request of a point when it comes. */
function waitingFor({ name, occurrence }: Point): (request: JournalEntry) => boolean {
  let seen = 0;
  return (request) => {
    if (nameOf(request) !== name) return false;
    seen += 1;
    return seen === occurrence;
  };
}

function expectOneReview(when: string): void {
  expect(
    pull.reviews.map(({ state }) => state),
    when,
  ).toEqual(['COMMENTED']);
  const bodies = pull.threads.flatMap(({ comments }) => comments.map(({ body }) => body));
  const counts = issues.map((issue) => bodies.filter((body) => body.includes(issue)).length);
  expect(counts, when).toEqual([1, 1, 1]);
  expect(bodies, when).toHaveLength(issues.length);
}

const lastConclusion = () => demo.repository.checkRuns.at(-1)?.conclusion;

function expectPassed({ result, failure }: EndedRun, when: string): void {
  expect(failure, when).toBeUndefined();
  expect(result, when).toMatchObject({ exitCode: 0, status: 'passed' });
  expect(lastConclusion(), when).toBe('success');
  expectOneReview(when);
}

const farReset = String(Math.ceil(Date.now() / 1_000) + 7_200);

const lasting: readonly (readonly [string, FaultAct])[] = [
  ['the server stays away', 'drop-before'],
  ['the token has expired', { answer: { status: 401, body: limited('Bad credentials') } }],
  [
    'the token may not do that',
    { answer: { status: 403, body: limited('Resource not accessible by integration') } },
  ],
  [
    'the limit ends in two hours',
    {
      answer: {
        status: 403,
        body: limited('API rate limit exceeded'),
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': farReset },
      },
    },
  ],
];

/** The request whose answer never comes; its deadline passes as soon as its effect, if any, is there. */
let hanging: JournalEntry | undefined;

/** The last request of a run that dies. */
let dying: { readonly request: JournalEntry; readonly resolve: () => void } | undefined;

function fail(point: Point, act: FaultAct): void {
  const isDue = waitingFor(point);
  demo.github.faults.push({
    act,
    match: (request) => {
      if (!isDue(request)) return false;
      if (act === 'hang-before') setImmediate(timer.expire);
      if (act === 'hang-after') hanging = request;
      return true;
    },
  });
}

function failFromThereOn({ name, occurrence }: Point, act: FaultAct): void {
  let seen = 0;
  const match = (request: JournalEntry) => {
    if (nameOf(request) !== name) return false;
    seen += 1;
    return seen >= occurrence;
  };
  demo.github.faults.push({ act, match, times: Number.POSITIVE_INFINITY });
}

function expectClosed({ result, reporter, directory }: EndedRun, when: string): void {
  expect(result?.exitCode, when).not.toBe(0);
  expect([undefined, null, 'action_required', 'failure'], when).toContain(lastConclusion());
  expect(pull.reviews.filter(({ pending }) => pending).length, when).toBe(0);
  expect(pull.reviews.length, when).toBeLessThanOrEqual(1);
  if (!directory.has('findings.json')) return;
  for (const issue of issues) expect(reporter.summaries.join('\n'), when).toContain(issue);
}

function expectPassedOrClosed(ended: EndedRun, when: string): void {
  if (ended.result?.exitCode === 0) expectPassed(ended, when);
  else expectClosed(ended, when);
}

/** The diff has other sources, and what the evidence pack does without is named there. */
const dispensable = [
  'GET /repos/{owner}/{repo}/pulls/{pull_number} 2',
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha} recursive 1',
];

describe('whatever happens to one request of a run', () => {
  let points: readonly Point[];

  beforeAll(async () => {
    points = await pointsOfRun();
    demo.github.afterRequest((request) => {
      if (request === hanging) setImmediate(timer.expire);
      if (request === dying?.request) dying.resolve();
    });
  });

  it.each(passing)('everything arrives once although %s', async (_, act) => {
    for (const point of points) {
      forgetEverything();
      fail(point, act);
      expectPassed(await review(), `${point.name} ${point.occurrence}`);
    }
  });

  it.each(lasting)(
    'nothing passes and nothing is lost while %s, and the next run converges',
    async (_, act) => {
      const passed: string[] = [];
      for (const point of points) {
        const when = `${point.name} ${point.occurrence}`;
        forgetEverything();
        failFromThereOn(point, act);
        const ended = await review();
        if (ended.result?.exitCode === 0) passed.push(when);
        expectPassedOrClosed(ended, when);
        demo.github.faults.clear();
        expectPassed(await review(), `${when}, the next run`);
      }
      expect(passed.filter((when) => !dispensable.includes(when))).toEqual([]);
    },
  );

  it('a write whose answers are all lost is found, or found by the next run', async () => {
    for (const point of points.filter(({ name }) => !name.startsWith('GET'))) {
      const when = `${point.name} ${point.occurrence}`;
      forgetEverything();
      failFromThereOn(point, 'drop-after');
      expectPassedOrClosed(await review(), when);
      demo.github.faults.clear();
      expectPassed(await review(), `${when}, the next run`);
    }
  });

  it('a run that dies after it leaves nothing that the next one does not put right', async () => {
    for (const point of points) {
      forgetEverything();
      await dieAfter(point);
      expectPassed(await review(), `${point.name} ${point.occurrence}`);
    }
  });
});

/** A process that is gone: the request takes effect, nobody hears of it, and no other one follows. */
async function dieAfter(point: Point): Promise<void> {
  const isDue = waitingFor(point);
  let dead = false;
  const died = new Promise<void>((resolve) => {
    demo.github.faults.push({
      act: 'hang-after',
      match: (request) => {
        if (dead || !isDue(request)) return false;
        dead = true;
        dying = { request, resolve };
        return true;
      },
    });
  });
  demo.github.faults.push({ act: 'hang-before', match: () => dead, times: Number.POSITIVE_INFINITY });
  void review({ client: { timer: virtualTimer() } });
  await died;
  demo.github.faults.clear();
}

describe('runs at the same time', () => {
  it('publish one review, twenty of them', async () => {
    const client = { timer: yieldingTimer(), retryBudgetMs: 24 * 3_600_000 };
    const ended = await Promise.all(Array.from({ length: 20 }, () => review({ client })));
    expect(ended.map(({ result, failure }) => result?.exitCode ?? failure)).toEqual(Array(20).fill(0));
    expectOneReview('all at once');
    expect(demo.repository.checkRuns.map(({ conclusion }) => conclusion)).toEqual(Array(20).fill('success'));
  });
});
