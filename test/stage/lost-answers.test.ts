import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faultsAt, nameOf, type Point, pointsOf } from '../support/faults-at.ts';
import { type Demo, startDemo } from '../support/github/demo.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import { addComment } from '../support/github/model/conversation.ts';
import { type EndedRun, runCommentInProcess, runInProcess } from '../support/in-process-run.ts';
import { lasting, passing } from '../support/request-faults.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const critical = reviewOutputFinding({ severity: 'CRITICAL', issue: 'Input reaches the query unescaped.' });

let demo: Demo;

describe('comment faults', () => {
  const timer = virtualTimer();

  let faults: ReturnType<typeof faultsAt>;

  /** Id of the finding that the review demands to be answered. */
  let id = '';

  /** Puts everything back to where it was after the review, before anybody commented. */
  let restore = (): void => {};

  beforeAll(async () => {
    demo = await startDemo({ limits: { hourly: 1_000_000 } });
    const { github, pull, repository } = demo;
    repository.collaborators.set('bob', 'write');
    const files = { 'claude.json': JSON.stringify([critical]) };
    await runInProcess({ github, pull, files, client: { timer } });
    id = / finding ([a-z-]+-[0-9a-f]{8}-[0-9-]+) /.exec(pull.threads[0]?.comments[0]?.body ?? '')?.[1] ?? '';
    faults = faultsAt(github, timer);
    const [review] = pull.reviews;
    const [check] = repository.checkRuns;
    if (review === undefined || check === undefined) throw new Error('nothing was reviewed');
    const { title, summary, text, externalId } = check;
    restore = () => {
      github.faults.clear();
      github.journal.clear();
      pull.comments.length = 0;
      review.state = 'CHANGES_REQUESTED';
      repository.checkRuns.length = 1;
      Object.assign(check, { conclusion: 'failure', title, summary, text, externalId });
    };
  });

  afterAll(async () => {
    await demo.github.close();
    demo.github.assertClean();
  });

  function runComment(body: string, own = timer): Promise<EndedRun> {
    return runCommentInProcess({ github: demo.github, pull: demo.pull, body, client: { timer: own } });
  }

  const say = (body: string) => addComment(demo.pull, demo.github.world.accounts.named('bob'), body);

  /** A command, and what is so after it was applied: of the review, the check and the answer to the comment. */
  interface Case {
    readonly says: () => string;
    readonly review: string;
    readonly check: () => object;
  }

  const cases: readonly (readonly [string, Case])[] = [
    [
      'a comment that settles what blocks',
      {
        says: () => `/pr-verdict wont-fix ${id} the table is public`,
        review: 'DISMISSED',
        check: () => ({ conclusion: 'success', text: expect.stringContaining('accepted by `bob`') }),
      },
    ],
    [
      'a comment that only asks, so that the check is concluded as it was',
      {
        says: () => `/pr-verdict explain ${id}`,
        review: 'CHANGES_REQUESTED',
        check: () => ({ conclusion: 'failure', text: expect.stringContaining(`### \`${id}\` blocking\n`) }),
      },
    ],
  ];

  describe.each(cases)(
    'whatever happens to one request of a run for %s',
    (_name, { says, review, check }) => {
      let points: readonly Point[];

      beforeAll(async () => {
        restore();
        say(says());
        expectApplied(await runComment(says()), 'without any fault');
        points = pointsOf(demo.github.journal.entries);
      });

      function expectApplied({ result, failure }: EndedRun, when: string): void {
        const { pull, repository } = demo;
        expect(failure, when).toBeUndefined();
        expect(result, when).toMatchObject({ exitCode: 0 });
        expect(repository.checkRuns, when).toMatchObject([{ status: 'completed', ...check() }]);
        expect(
          pull.reviews.map(({ state }) => state),
          when,
        ).toEqual([review]);
        const answers = pull.comments.map(({ reactions }) => reactions.map(({ content }) => content));
        expect(answers, when).toEqual([['+1']]);
      }

      /** No unsettled finding passes, nothing is posted twice, and no failed step is reported as done. */
      function expectNoFalseSuccess({ result }: EndedRun, when: string): void {
        const [only, ...more] = demo.repository.checkRuns;
        expect(more, when).toEqual([]);
        const isAsBefore = only?.conclusion === 'failure';
        if (!isAsBefore) expect(only, when).toMatchObject(check());
        if (result?.status === 'passed') expect(only, when).toMatchObject({ conclusion: 'success' });
        const answers = demo.pull.comments.flatMap(({ reactions }) =>
          reactions.map(({ content }) => content),
        );
        expect([[], ['+1'], ['confused']], when).toContainEqual(answers);
        if (answers.includes('+1')) expect(only, when).toMatchObject(check());
      }

      it.each(passing)('it is applied once although %s', async (_, act) => {
        for (const point of points) {
          restore();
          say(says());
          faults.once(point, act);
          expectApplied(await runComment(says()), `${point.name} ${point.occurrence}`);
        }
      });

      it.each(lasting)('nothing false is reported while %s, and the next run converges', async (_, act) => {
        for (const point of points) {
          const when = `${point.name} ${point.occurrence}`;
          restore();
          say(says());
          faults.fromThereOn(point, act);
          expectNoFalseSuccess(await runComment(says()), when);
          demo.github.faults.clear();
          expectApplied(await runComment(says()), `${when}, the next run`);
        }
      });

      it('a write whose answers are all lost is found, or found by the next run', async () => {
        for (const point of points.filter(({ name }) => !name.startsWith('GET'))) {
          const when = `${point.name} ${point.occurrence}`;
          restore();
          say(says());
          faults.fromThereOn(point, 'drop-after');
          expectNoFalseSuccess(await runComment(says()), when);
          demo.github.faults.clear();
          expectApplied(await runComment(says()), `${when}, the next run`);
        }
      });

      it('a run that dies after it is completed by the next one', async () => {
        for (const point of points) {
          restore();
          say(says());
          await faults.dieAfter(point, () => runComment(says(), virtualTimer()));
          expectApplied(await runComment(says()), `${point.name} ${point.occurrence}`);
        }
      });
    },
  );
});

describe('lagging lists', () => {
  const { line: _, ...onFile } = reviewOutputFinding({ type: 'file', file: 'new.ts', issue: 'No test.' });

  let runs = 0;

  beforeEach(async () => {
    demo = await startDemo({ limits: { hourly: 1_000_000 } });
  });

  afterEach(async () => {
    await demo.github.close();
    demo.github.assertClean();
  });

  function review(findings: readonly unknown[]) {
    runs += 1;
    return runInProcess({
      github: demo.github,
      pull: demo.pull,
      files: { 'claude.json': JSON.stringify(findings) },
      runKey: `run-${runs}`,
      client: { timer: virtualTimer() },
    });
  }

  function forget(): void {
    demo.github.faults.clear();
    demo.repository.checkRuns.length = 0;
    demo.pull.reviews.length = 0;
    demo.pull.threads.length = 0;
  }

  const findings = [critical, onFile];

  const states = () => demo.pull.reviews.map(({ state }) => state);

  const conclusion = () => demo.repository.checkRuns.at(-1)?.conclusion;

  function expectOneReview(when: string): void {
    expect(states(), when).toEqual(['CHANGES_REQUESTED']);
    expect(demo.pull.threads, when).toHaveLength(2);
  }

  describe('a read that does not know of the writes before it', () => {
    it('posts nothing twice in any run', async () => {
      await review(findings);
      const points = pointsOf(demo.github.journal.entries.filter(({ kind }) => kind === 'read'));
      for (const { name } of points) {
        forget();
        await review(findings);
        expectOneReview(`${name}, before`);
        demo.github.faults.push({ act: 'stale', match: (request) => nameOf(request) === name });
        const { result } = await review(findings);
        expectOneReview(name);
        expect(result, name).toMatchObject({ exitCode: 1, conclusion: 'failure' });
      }
    });

    it('repeats no review of its own, where the answer to a write is lost as well', async () => {
      await review(findings);
      const writes = pointsOf(demo.github.journal.writes);
      for (const { name } of writes) {
        forget();
        // Of another run: so that a search for the write gets an earlier answer.
        demo.github.faults.push({ act: 'drop-after', match: (request) => nameOf(request) === name });
        await review(findings);
        forget();
        let isLost = false;
        const isDue = (request: JournalEntry) => {
          isLost ||= nameOf(request) === name;
          return nameOf(request) === name;
        };
        demo.github.faults.push({ act: 'drop-after', match: isDue });
        demo.github.faults.push({ act: 'stale', match: ({ kind }) => isLost && kind === 'read' });
        await review(findings);
        demo.github.faults.clear();
        const { result } = await review(findings);
        expectOneReview(name);
        expect(result, name).toMatchObject({ exitCode: 1, conclusion: 'failure' });
      }
    });
  });

  function remarks(count: number): void {
    for (let index = 0; index < count; index += 1)
      addComment(demo.pull, demo.pull.author, `Remark ${index}.`);
  }

  describe('a page that is lost silently', () => {
    it('fails the gate, as it may have had an open finding', async () => {
      await review([critical]);
      remarks(250);
      const isMore = ({ operations }: { readonly operations: readonly string[] }) =>
        operations.length === 1 && operations[0] === 'repository';
      const lost = { nodes: [], totalCount: 250, pageInfo: { hasNextPage: false, endCursor: null } };
      demo.github.faults.push({
        act: { answer: { status: 200, body: { data: { repository: { pullRequest: { comments: lost } } } } } },
        match: (request) => isMore(request) && JSON.stringify(request.body).includes('query More'),
      });
      const { result, reporter } = await review([]);
      expect(result).toMatchObject({ conclusion: 'failure', exitCode: 1 });
      expect(reporter.lines.join('\n')).toContain('GitHub counts more reviews, threads or comments');
      expect(demo.repository.checkRuns.at(-1)?.summary).toContain(
        'not all that was said on the pull request before could be read',
      );
      expect(states()).toEqual(['CHANGES_REQUESTED']);
    });

    it('is no success where it cannot be read again, though there is no finding', async () => {
      remarks(250);
      demo.github.faults.push({
        act: 'drop-before',
        times: Number.POSITIVE_INFINITY,
        match: ({ body }) => JSON.stringify(body ?? '').includes('query More'),
      });
      const { result } = await review([]);
      expect(result).toMatchObject({ exitCode: 2, status: 'incomplete', conclusion: 'action_required' });
      expect(conclusion()).toBe('action_required');
      demo.github.faults.clear();
      expect((await review([])).result).toMatchObject({ exitCode: 0, conclusion: 'success' });
    });
  });
});
