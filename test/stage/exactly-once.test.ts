import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  critical,
  type DemoRuns,
  finalState,
  minor,
  onFile,
  openDemo,
  rememberState,
  startDemoRuns,
} from '../support/demo-runs.ts';
import { numbered, publishing } from '../support/github/demo.ts';
import type { FaultAct, JournalEntry } from '../support/github/journal.ts';
import type { GitHubStandIn } from '../support/github/stand-in.ts';
import { type EndedRun, runCommentInProcess } from '../support/in-process-run.ts';
import { type VirtualTimer, virtualTimer } from '../support/virtual-timer.ts';

const answer = (status: number, message: string, headers: Readonly<Record<string, string>> = {}) => ({
  answer: { status, body: { message }, headers },
});
const page = (status: number, body: string) => ({ status, body: `<html>${body}</html>` });

/** What may happen to any one request, and must not be seen in the end. */
const passing: readonly (readonly [string, FaultAct])[] = [
  ['the connection is lost before the effect', 'drop-before'],
  ['the connection is lost after the effect', 'drop-after'],
  ['no answer comes, without effect', 'hang-before'],
  ['no answer comes, with effect', 'hang-after'],
  ['the answer is cut off', 'truncate'],
  ['the server fails before the effect', answer(500, 'Server Error')],
  ['the server fails after the effect', { answerAfter: page(502, 'Bad Gateway') }],
  ['something else answers in its place, without effect', { answer: page(200, 'Sign in') }],
  ['something else answers in its place, with effect', { answerAfter: page(200, 'Sign in') }],
  ['a limit says when to come back', answer(403, 'You are too fast', { 'retry-after': '7' })],
  ['a limit does not say when to come back', answer(429, 'Slow down')],
  [
    'GitHub finds us too quick',
    {
      answer: { status: 422, body: { message: 'Validation Failed', errors: ['was submitted too quickly'] } },
    },
  ],
];

const farReset = String(Math.ceil(Date.now() / 1_000) + 7_200);

/** What may happen to a request however often it is asked. */
const lasting: readonly (readonly [string, FaultAct])[] = [
  ['the server stays away', 'drop-before'],
  ['the token has expired', answer(401, 'Bad credentials')],
  ['the token may not do that', answer(403, 'Resource not accessible by integration')],
  [
    'the limit ends in two hours',
    answer(403, 'API rate limit exceeded', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': farReset }),
  ],
];

/** Requests of one name are distinguished by their number: concurrent ones come in any order. */
interface Point {
  readonly name: string;
  readonly occurrence: number;
}

/** What a request is, whatever the ids in it. */
function nameOf({ route, operations, query }: JournalEntry): string {
  return [route, ...operations, ...Object.keys(query)].join(' ');
}

/** Every request of a run that went well, each a place where the next one may go wrong. */
function pointsOf(entries: readonly JournalEntry[]): readonly Point[] {
  const names = entries.map(nameOf);
  return names.map((name, index) => ({
    name,
    occurrence: names.slice(0, index).filter((other) => other === name).length + 1,
  }));
}

/** Counts requests of the point's name; says whether one is it, or came after it. */
function countingTo({ name, occurrence }: Point, from: 'only' | 'onwards') {
  let seen = 0;
  return (request: JournalEntry): boolean => {
    if (nameOf(request) !== name) return false;
    seen += 1;
    return from === 'only' ? seen === occurrence : seen >= occurrence;
  };
}

/** Lets requests of runs go wrong, one at a time; deadlines are those of `timer`. */
function faultsAt(github: GitHubStandIn, timer: VirtualTimer) {
  /** The request whose answer never comes; its deadline passes as soon as its effect, if any, is there. */
  let hanging: JournalEntry | undefined;
  /** The last request of a run that dies. */
  let dying: { readonly request: JournalEntry; readonly resolve: () => void } | undefined;
  github.afterRequest((request) => {
    if (request === hanging) setImmediate(timer.expire);
    if (request === dying?.request) dying.resolve();
  });

  return {
    once: (point: Point, act: FaultAct): void => {
      const isDue = countingTo(point, 'only');
      github.faults.push({
        act,
        match: (request) => {
          if (!isDue(request)) return false;
          if (act === 'hang-before') setImmediate(timer.expire);
          if (act === 'hang-after') hanging = request;
          return true;
        },
      });
    },
    fromThereOn: (point: Point, act: FaultAct): void => {
      github.faults.push({ act, match: countingTo(point, 'onwards'), times: Number.POSITIVE_INFINITY });
    },
    /** A process that was killed: the request takes effect, its answer is lost, and no other one follows. */
    dieAfter: async (point: Point, run: () => Promise<unknown>): Promise<void> => {
      const isDue = countingTo(point, 'only');
      let dead = false;
      const died = new Promise<void>((resolve) => {
        github.faults.push({
          act: 'hang-after',
          match: (request) => {
            if (dead || !isDue(request)) return false;
            dead = true;
            dying = { request, resolve };
            return true;
          },
        });
      });
      github.faults.push({ act: 'hang-before', match: () => dead, times: Number.POSITIVE_INFINITY });
      void run();
      await died;
      github.faults.clear();
    },
  };
}

/** A pull request before a run, and the run. */
interface Scenario {
  readonly demo: DemoRuns;
  readonly run: (timer: VirtualTimer) => Promise<EndedRun>;
  /** Holds a run to what it may leave that did not get through. */
  readonly expectNothingFalse: (ended: EndedRun, when: string) => void;
}

type Gate = 'check' | 'status' | 'job';

/** The run of a review with these settings. */
const reviewing =
  (demo: DemoRuns, findings: readonly unknown[], gate: Gate): Scenario['run'] =>
  (timer) =>
    demo.run(findings, {
      permissions: publishing,
      settings: { gate, resolveThreads: true },
      client: { timer },
    });

/** A pull request without any review, and a run that finds something for each kind of place. */
const first = (gate: Gate) => async (): Promise<Scenario> => {
  const demo = await openDemo();
  return {
    demo,
    run: reviewing(demo, [{ ...critical, severity: 'MINOR' }, minor, onFile], gate),
    expectNothingFalse: ({ result, reporter, directory }, when) => {
      expect(result?.exitCode, when).not.toBe(0);
      const concluded = [demo.lastCheck()?.conclusion, demo.repository.statuses.at(-1)?.state];
      expect(concluded, when).not.toContain('success');
      expect(demo.states().length, when).toBeLessThanOrEqual(1);
      expect(demo.states(), when).not.toContain('PENDING');
      if (!directory.has('findings.json')) return;
      // A text of one sentence is shown as the title, without its full stop.
      for (const { issue } of [critical, minor, onFile] as const)
        expect(reporter.summaries.join('\n'), when).toContain(String(issue).replace(/\.$/, ''));
    },
  };
};

/** A change request that a push answered, so that the next review also dismisses, closes and resolves. */
const answered = (gate: Gate) => async (): Promise<Scenario> => {
  const demo = await openDemo();
  await reviewing(demo, [critical], gate)(virtualTimer());
  demo.push({ 'src/app.ts': numbered({ 5: 'fixed 5', 8: null, 32: 'line 32\nadded' }) });
  // A review that passes has earned it: what it could not bring up to date is left to the next run.
  return { demo, run: reviewing(demo, [minor, onFile], gate), expectNothingFalse: () => {} };
};

/** A blocking finding that a comment refuses. */
async function refused(): Promise<Scenario> {
  const demo = await openDemo();
  const { github, pull, repository } = demo;
  repository.collaborators.set('bob', 'write');
  await demo.review([critical]);
  const body = `/pr-verdict wont-fix ${demo.findingId()} the table is public`;
  demo.say('bob', body);
  return {
    demo,
    run: (timer) => runCommentInProcess({ github, pull, body, client: { timer } }),
    expectNothingFalse: ({ result }, when) => {
      const { checks, reactions } = { checks: repository.checkRuns, ...finalState(demo) };
      expect([[], ['+1'], ['confused']], when).toContainEqual(reactions.flat());
      const isApplied = checks[0]?.conclusion !== 'failure';
      const accepted = { conclusion: 'success', text: expect.stringContaining('accepted by `bob`') };
      expect(checks, when).toMatchObject([isApplied ? accepted : {}]);
      if (result?.status === 'passed' || reactions.flat().includes('+1')) expect(isApplied, when).toBe(true);
    },
  };
}

const all = () => true;
const statuses = ({ name }: Point) => name.includes('/statuses/');
const upkeep = ({ name }: Point) => name.includes('dismissPullRequestReview');
const none = () => false;

/** The requests of each run that go wrong in every way; each run also dies at every request. */
const scenarios: readonly (readonly [string, () => Promise<Scenario>, (point: Point) => boolean])[] = [
  ['a first review', first('check'), all],
  ['a first review whose gate is a status', first('status'), statuses],
  ['a first review whose gate is the job', first('job'), none],
  ['a review after an answer', answered('check'), upkeep],
  ['a review after an answer whose gate is a status', answered('status'), none],
  ['a review after an answer whose gate is the job', answered('job'), none],
  ['a comment that settles what blocks', refused, all],
];

/** The diff has other sources, and what the evidence pack lacks is named there. */
const dispensable = [
  'GET /repos/{owner}/{repo}/pulls/{pull_number} 2',
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha} recursive 1',
];

describe.each(scenarios)('%s', (_name, start, isFaulty) => {
  const timer = virtualTimer();
  let scenario: Scenario;
  let faults: ReturnType<typeof faultsAt>;
  let restore: () => void;
  let points: readonly Point[];
  let whole: ReturnType<typeof finalState>;
  let checks: number;

  beforeAll(async () => {
    scenario = await start();
    const { demo } = scenario;
    restore = rememberState(demo);
    restore();
    expect((await scenario.run(timer)).result).toMatchObject({ exitCode: 0, status: 'passed' });
    points = pointsOf(demo.github.journal.entries);
    whole = finalState(demo);
    checks = demo.repository.checkRuns.length;
    faults = faultsAt(demo.github, timer);
  });

  afterAll(() => scenario.demo.close());

  function expectDone({ result, failure }: EndedRun, when: string): void {
    expect(failure, when).toBeUndefined();
    expect(result, when).toMatchObject({ exitCode: 0, status: 'passed' });
    expect(finalState(scenario.demo), when).toEqual(whole);
  }

  /** A run during a fault that lasts, and the next one without it; says whether the first one passed. */
  async function expectConvergence(when: string): Promise<boolean> {
    const ended = await scenario.run(timer);
    const hasPassed = ended.result?.exitCode === 0;
    const isDone = hasPassed && JSON.stringify(finalState(scenario.demo)) === JSON.stringify(whole);
    if (!isDone) scenario.expectNothingFalse(ended, when);
    scenario.demo.github.faults.clear();
    expectDone(await scenario.run(timer), `${when}, the next run`);
    return hasPassed;
  }

  const text = ({ name, occurrence }: Point) => `${name} ${occurrence}`;

  it('comes out the same after dying at any request', async () => {
    for (const point of points) {
      restore();
      await faults.dieAfter(point, () => scenario.run(virtualTimer()));
      expectDone(await scenario.run(timer), text(point));
    }
  });

  if (isFaulty === none) return;

  it.each(passing)('comes out the same although %s', async (what, act) => {
    const nth = passing.findIndex(([other]) => other === what);
    // Every second fault is enough for a request: a refusal, one without effect, and a lost answer are among them.
    for (const point of points.filter(isFaulty).filter((_, index) => (index + nth) % 2 === 0)) {
      restore();
      faults.once(point, act);
      expectDone(await scenario.run(timer), text(point));
      // Nothing was made twice, so that there was nothing to remove.
      const { github, repository } = scenario.demo;
      expect(repository.checkRuns, text(point)).toHaveLength(checks);
      const removals = github.journal.writes.filter(({ method }) => method === 'DELETE');
      expect(removals, text(point)).toEqual([]);
      if (!upkeep(point) || !(act === 'drop-after' || act === 'truncate')) continue;
      const sent = github.journal.writes.filter((request) => nameOf(request) === point.name);
      expect(sent, text(point)).toHaveLength(1);
    }
  });

  it.each(lasting)('shows nothing false while %s, and the next run completes it', async (_, act) => {
    const passed: string[] = [];
    for (const point of points.filter(isFaulty)) {
      restore();
      faults.fromThereOn(point, act);
      if (await expectConvergence(text(point))) passed.push(text(point));
    }
    if (isFaulty !== all || start === refused) return;
    expect(passed.filter((when) => !dispensable.includes(when))).toEqual([]);
  });

  it('finds what it wrote although all answers to it are lost', async () => {
    for (const point of points.filter(isFaulty).filter(({ name }) => !name.startsWith('GET'))) {
      restore();
      faults.fromThereOn(point, 'drop-after');
      await expectConvergence(text(point));
    }
  });
});

it('leaves a thread open that it may not resolve, reports the reason, and does not ask again', async () => {
  const demo = await startDemoRuns();
  const run = (findings: readonly unknown[]) => demo.run(findings, { settings: { resolveThreads: true } });
  await run([critical]);
  demo.push({ 'src/app.ts': 'all new\n' });
  const { result, reporter } = await run([]);
  expect(result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
  expect(reporter.lines.filter((line) => line.startsWith('warning'))).toEqual([
    expect.stringContaining('Threads of settled findings stay open: resolving them takes `contents: write`'),
  ]);
  expect(demo.pull.threads[0]?.resolvedBy).toBeUndefined();
  expect(demo.comments()[0]).toContain('<summary>✅ Fixed');
  demo.github.journal.clear();
  await run([]);
  expect(demo.writes()).toEqual([]);
});

describe('a read that does not know of the writes before it', () => {
  const findings = [critical, onFile];

  async function thenReadStale({ github, run }: DemoRuns, name: string): Promise<void> {
    await run(findings);
    github.faults.push({ act: 'stale', match: (request) => nameOf(request) === name });
  }

  async function loseWrite({ github, run }: DemoRuns, name: string): Promise<void> {
    let isLost = false;
    const isDue = (request: JournalEntry) => {
      isLost ||= nameOf(request) === name;
      return nameOf(request) === name;
    };
    github.faults.push({ act: 'drop-after', match: isDue });
    github.faults.push({ act: 'stale', match: ({ kind }) => isLost && kind === 'read' });
    await run(findings);
    github.faults.clear();
  }

  it.each([
    ['any read of the next run', 'read', thenReadStale],
    ['a read after a write whose answer is lost', 'write', loseWrite],
  ] as const)('posts nothing twice: %s', async (_, kind, runFirst) => {
    const demo = await startDemoRuns();
    const restore = rememberState(demo);
    await demo.review(findings);
    const names = demo.github.journal.entries.filter((entry) => entry.kind === kind).map(nameOf);
    for (const name of new Set(names)) {
      restore();
      await runFirst(demo, name);
      expect(await demo.run(findings), name).toMatchObject({ result: { conclusion: 'failure' } });
      expect([demo.states(), demo.pull.threads.length], name).toEqual([['CHANGES_REQUESTED'], 2]);
    }
  });
});

const comments = { nodes: [], totalCount: 250, pageInfo: { hasNextPage: false, endCursor: null } };
const cutPage = { answer: { status: 200, body: { data: { repository: { pullRequest: { comments } } } } } };

it.each<[string, readonly unknown[], FaultAct, object, string]>([
  ['is cut, as it may have an open finding', [critical], cutPage, { conclusion: 'failure' }, 'failure'],
  ['is lost, though nothing was found', [], 'drop-before', { conclusion: 'action_required' }, 'success'],
])('a run does not pass if a page of comments %s', async (_, findings, act, expected, later) => {
  const demo = await startDemoRuns();
  await demo.review(findings);
  for (let index = 0; index < 250; index += 1) demo.say('alice', `Remark ${index}.`);
  const match = ({ body }: JournalEntry) => JSON.stringify(body ?? '').includes('query More');
  demo.github.faults.push({ act, times: Number.POSITIVE_INFINITY, match });
  expect(await demo.review()).toMatchObject(expected);
  if (act === cutPage)
    expect(demo.lastCheck()?.summary).toContain(
      'not all comments and reviews of the pull request could be read',
    );
  demo.github.faults.clear();
  expect(await demo.review()).toMatchObject({ conclusion: later });
});
