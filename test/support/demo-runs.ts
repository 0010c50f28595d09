import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { RunResult } from '../../src/gate/gate-stage.ts';
import { createJobCheckout } from '../../src/git/work-tree.ts';
import { readStateText, unpackState } from '../../src/memory/packed-state.ts';
import { defaultPolicyPath } from '../../src/policy/policy.ts';
import { c1Finding } from './builders/documents.ts';
import { type EventRun, runForEvent } from './event-run.ts';
import { gitEnvironment } from './git.ts';
import type { CheckoutOptions } from './github/checkout.ts';
import { type Demo, type DemoChange, publishing, startDemo } from './github/demo.ts';
import { type EventPayload, issueCommentEvent } from './github/events.ts';
import type { Fault, JournalEntry } from './github/journal.ts';
import { addComment, type TimelineComment } from './github/model/conversation.ts';
import type { PullRequest } from './github/model/pull-request.ts';
import type { Permissions, WorldOptions } from './github/model/world.ts';
import { buildGitHubSource, connectAs } from './github-client.ts';
import { type EndedRun, type InProcessRun, runInProcess } from './in-process-run.ts';
import { temporaryFolder } from './runner.ts';
import { virtualTimer } from './virtual-timer.ts';

/** Blocks, on line 5 of `src/app.ts`. */
export const critical = c1Finding({
  line: 5,
  severity: 'CRITICAL',
  issue: 'Input reaches the query unescaped.',
});
/** Blocks nothing, on line 33 of `src/app.ts`. */
export const minor = c1Finding({ issue: 'The name says too little.', line: 33 });
/** Blocks nothing, on the file `new.ts`. */
export const onFile = c1Finding({
  type: 'file',
  file: 'new.ts',
  line: undefined,
  issue: 'There is no test.',
});

interface DemoOptions extends WorldOptions, DemoChange {
  /** GitHub's clock begins on a day in January and advances by a minute with each run, comment and push alone. */
  readonly ticking?: boolean;
}

type RunOptions = Partial<InProcessRun>;

type Files = Readonly<Record<string, string | Uint8Array>>;

/** By default there is no checkout; `depth: 1` is of the test merge alone, `depth: 0` has the history. */
interface ReadOptions extends CheckoutOptions {
  readonly permissions?: Permissions;
  /** Default: the demo's pull request. */
  readonly number?: number;
}

/** Inputs and the like of a run that an event starts; files in its working directory. */
type EventOptions = Partial<EventRun> & { readonly files?: Readonly<Record<string, string>> };

/** The demo's pull request, and runs on it, each with a key of its own; waiting takes no time. */
export async function openDemo({ ticking = false, ...options }: DemoOptions = {}) {
  let minute = 0;
  const time = () => Date.UTC(2026, 0, 2, 0, minute);
  const clock = ticking ? { now: () => new Date(time()) } : {};
  const demo: Demo = await startDemo({ limits: { hourly: 1_000_000 }, ...clock, ...options });
  const { github, repository, pull } = demo;
  const { git } = repository;
  let runs = 0;

  /** A run for which one reviewer found this; other files are named in `more`. */
  async function run(findings: readonly unknown[] = [], more: RunOptions = {}): Promise<EndedRun> {
    runs += 1;
    minute += 1;
    const own = {
      files: { 'claude.json': JSON.stringify(findings) },
      runKey: `run-${runs}`,
      ...(ticking && { now: time }),
    };
    const ended = await runInProcess({ github, pull, client: { timer: virtualTimer() }, ...own, ...more });
    minute += 1;
    return ended;
  }

  /** The same for a run that must come to its end; its requests alone are in the journal. */
  async function review(findings: readonly unknown[] = [], more: RunOptions = {}): Promise<RunResult> {
    github.journal.clear();
    const { result, failure } = await run(findings, more);
    if (result === undefined) throw failure;
    return result;
  }

  function pushTo(branch: string, message: string, files: Files): void {
    minute += 1;
    git.branch(branch).writeAll(files).commit(message);
    repository.push(branch);
  }

  /** A run as the action makes it for an event. */
  async function runOn(name: string, payload: EventPayload, { files = {}, ...more }: EventOptions = {}) {
    const root = temporaryFolder('event');
    for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
    const job = { github, repository, event: { name, payload }, root, permissions: publishing };
    const { result, reporter } = await runForEvent({ ...job, ...more });
    const notices = reporter.lines.filter((line) => line.startsWith('notice'));
    return { result, reporter, notices, page: reporter.summaries.join('\n') };
  }

  return {
    ...demo,
    git,
    run,
    review,
    runOn,
    /** Commits on the pull request's branch; by default nothing that a finding is about. */
    push: (files: Files = { 'new.ts': `export const n = ${minute + runs};\n` }) =>
      pushTo('feature', 'More', files),
    /** Commits on a branch that pull requests are based on, by default the default branch. */
    pushBase: (files: Files, branch = repository.defaultBranch) => pushTo(branch, 'Base moves on', files),
    /** Replaces the branch's commits by one on top of `onto`. */
    forcePush: (files: Files, onto = repository.defaultBranch): void => {
      minute += 1;
      git.restart('feature', onto);
      git.writeAll(files).commit('Change, again');
      repository.push('feature');
    },
    say: (login: string, body: string): TimelineComment => {
      minute += 1;
      return addComment(pull, github.world.accounts.named(login), body);
    },
    /** Answers every request that is meant in GitHub's place, until faults are cleared. */
    answer: (match: Fault['match'], status: number, body: unknown): void => {
      github.faults.push({ match, act: { answer: { status, body } }, times: Number.POSITIVE_INFINITY });
    },
    /** Something happens after the first request that is meant. */
    onceAfter: (isMeant: (request: JournalEntry) => boolean, happens: () => unknown): void => {
      let isDone = false;
      github.afterRequest(async (request) => {
        if (isDone || !isMeant(request)) return;
        isDone = true;
        await happens();
      });
    },
    /** The run that a comment starts. */
    runOnComment: (
      comment: TimelineComment,
      { change, ...more }: EventOptions & { readonly change?: Parameters<typeof issueCommentEvent>[1] } = {},
    ) => runOn('issue_comment', issueCommentEvent(comment, change), more),
    states: () => pull.reviews.map(({ state }) => state),
    /** The conclusion of every check, or its status where it has none. */
    conclusions: () => repository.checkRuns.map(({ status, conclusion }) => conclusion ?? status),
    lastCheck: () => repository.checkRuns.at(-1),
    lastState: () => unpackState(readStateText(repository.checkRuns.at(-1)?.text ?? '') ?? ''),
    /** The first comment of each thread. */
    comments: () => pull.threads.map(({ comments }) => comments[0]?.body ?? ''),
    /** The id of the finding in the first thread. */
    findingId: () =>
      / finding ([a-z-]+-[0-9a-f]{8}-[0-9-]+) /.exec(pull.threads[0]?.comments[0]?.body ?? '')?.[1] ?? 'none',
    /** What was written since the journal was cleared, checks left out. */
    writes: () => github.journal.writes.filter(({ path }) => !path.includes('/check-runs')),
    /** Reads the pull request as a run does. */
    read: async ({ permissions = publishing, number = pull.number, ...checkout }: ReadOptions = {}) => {
      const { client } = await connectAs(github, { repository, permissions });
      const environment = gitEnvironment();
      const checkOut = () => repository.checkout({ ref: `refs/pull/${number}/merge`, ...checkout }).dir;
      const lines: string[] = [];
      const add = (line: string) => void lines.push(line);
      github.journal.clear();
      const source = buildGitHubSource(github, {
        client,
        number,
        reporter: { info: add, warning: add },
        ...(checkout.depth !== undefined && {
          checkout: createJobCheckout({ directory: checkOut(), environment }),
        }),
      });
      return { ...(await source.fetch({ policyPath: defaultPolicyPath })), log: lines.join('\n') };
    },
    /** A client of the real kind, with a workflow's token. */
    connect: (permissions = publishing) => connectAs(github, { repository, permissions }),
    close: async (): Promise<void> => {
      await github.close();
      github.assertClean();
    },
  };
}

export type DemoRuns = Awaited<ReturnType<typeof openDemo>>;

/** The same, closed when the test ends; all requests must have been clean. */
export async function startDemoRuns(options: DemoOptions = {}): Promise<DemoRuns> {
  const demo = await openDemo(options);
  onTestFinished(demo.close);
  return demo;
}

/** How to put reviews, threads, comments and gates of a pull request back to what they are now. */
export function rememberState({ github, repository, pull }: DemoRuns): () => void {
  const reviews = pull.reviews.map((review) => [review, { state: review.state, body: review.body }] as const);
  const threads = pull.threads.map((thread) => [thread, thread.comments.map(({ body }) => body)] as const);
  const comments = pull.comments.map((comment) => [comment, [...comment.reactions]] as const);
  const checks = repository.checkRuns.map((check) => [check, { ...check }] as const);
  const { length: statuses } = repository.statuses;
  return () => {
    github.faults.clear();
    github.journal.clear();
    repository.statuses.length = statuses;
    repository.checkRuns.length = checks.length;
    for (const [check, copy] of checks) Object.assign(check, copy);
    pull.reviews.length = reviews.length;
    for (const [review, copy] of reviews) Object.assign(review, copy);
    pull.comments.length = comments.length;
    for (const [comment, reactions] of comments) comment.reactions.splice(0, Infinity, ...reactions);
    pull.threads.length = threads.length;
    for (const [thread, bodies] of threads) {
      thread.resolvedBy = undefined;
      thread.comments.length = bodies.length;
      for (const [index, comment] of thread.comments.entries()) comment.body = bodies[index] ?? '';
    }
  };
}

/** What a run leaves behind, whatever happened on the way there. */
export function finalState({ repository, pull }: DemoRuns) {
  const check = repository.checkRuns.at(-1);
  return {
    reviews: pull.reviews.map(({ state, body }) => [
      state,
      body.split('\n')[0]?.replace(/review-\d+/, 'review'),
    ]),
    threads: pull.threads.map(({ comments, resolvedBy }) => [
      comments.map(({ body }) => body.split(' at ')[0]),
      resolvedBy?.login,
    ]),
    reactions: pull.comments.map(({ reactions }) => reactions.map(({ content }) => content)),
    gate: check ? [check.conclusion, check.title] : repository.statuses.at(-1)?.state,
    unfinished: repository.checkRuns.filter(({ status }) => status !== 'completed').length,
  };
}

/** One more open pull request with the demo's head. */
export function shareHead(
  { repository, pull }: Pick<Demo, 'repository' | 'pull'>,
  base: string,
): PullRequest {
  repository.git.branch(base, repository.defaultBranch);
  repository.push(base);
  return repository.openPullRequest({ head: pull.headBranch, base, author: 'alice' });
}
