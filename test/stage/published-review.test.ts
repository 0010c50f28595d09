import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { receiptOfPublished } from '../../src/write/carry-out-review.ts';
import { planReview } from '../../src/write/plan-review.ts';
import { publish } from '../../src/write/publish.ts';
import { reviewBody } from '../../src/write/review-body.ts';
import { buildReviewInput, inBody, onLine } from '../support/builders/review.ts';
import { buildDecision, headCommit } from '../support/builders/run.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { type PublisherScript, ScriptedPublisher } from '../support/fakes/scripted-publisher.ts';
import { type Demo, startDemo } from '../support/github/demo.ts';
import type { CannedAnswer } from '../support/github/journal.ts';
import { type InProcessRun, runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

let demo: Demo;

describe('publish refusals', () => {
  const create = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews';

  /** Lines of `src/app.ts` that take comments. */
  const lines = [2, 3, 4, 5, 6, 7, 8, 9, 10, 29, 30, 31, 32, 33, 34, 35];

  const files = {
    'claude.json': JSON.stringify(
      lines.map((line) => reviewOutputFinding({ line, issue: `Line ${line} is one of a kind.` })),
    ),
  };

  afterEach(async () => {
    await demo.github.close();
    demo.github.assertClean();
  });

  const run = (overrides: Partial<InProcessRun> = {}) =>
    runInProcess({ github: demo.github, pull: demo.pull, files, ...overrides });

  /** Refuses every draft that has a comment on one of these lines, in these words. */
  function refuse(bad: readonly number[], answer: CannedAnswer): void {
    demo.github.faults.push({
      act: { answer },
      times: Number.POSITIVE_INFINITY,
      match: ({ route, body }) =>
        route === create && bad.some((line) => JSON.stringify(body).includes(`"line":${line},`)),
    });
  }

  const requests = () =>
    demo.github.journal.writes.filter(({ route, method }) => route === create || method === 'DELETE').length;

  const commented = () =>
    demo.pull.threads.map(({ anchor }) => (anchor.subject === 'line' ? anchor.line : 0));

  const unprocessable = (errors: readonly string[]) => ({
    status: 422,
    body: { message: 'Unprocessable Entity', errors },
  });

  describe('a comment that GitHub refuses although the diff has it', () => {
    it.each([
      ['Line could not be resolved'],
      ["Pull request review thread line must be part of the diff and diff hunk can't be blank"],
      ['Words that nobody has heard before'],
    ])('moves to the body, the others keep their place: %s', async (words) => {
      demo = await startDemo();
      refuse([31], unprocessable([words]));
      const { result } = await run();
      expect(commented()).toEqual(lines.filter((line) => line !== 31));
      expect(demo.pull.reviews.map(({ state }) => state)).toEqual(['COMMENTED']);
      expect(demo.pull.reviews[0]?.body).toContain('Line 31 is one of a kind');
      expect(demo.pull.reviews[0]?.body).toContain('in the review, since GitHub did not place it');
      expect(result).toMatchObject({
        exitCode: 0,
        receipt: { missing: [], counts: { inline: 15, body: 1 } },
      });
      expect(result?.receipt?.entries.filter(({ reason }) => reason === 'not-placed-by-github')).toHaveLength(
        1,
      );
      expect(requests()).toBeLessThanOrEqual(2 * Math.log2(lines.length) + 2);
    });

    it('costs no more than twenty requests however many they are; the unproven ones are in the body', async () => {
      demo = await startDemo();
      const bad = lines.filter((line) => line % 2 === 0);
      refuse(bad, unprocessable(['Line could not be resolved']));
      const { result } = await run();
      expect(requests()).toBeLessThanOrEqual(20);
      expect(demo.pull.reviews.map(({ state }) => state)).toEqual(['COMMENTED']);
      expect(commented().filter((line) => bad.includes(line))).toEqual([]);
      for (const line of lines.filter((each) => !commented().includes(each)))
        expect(demo.pull.reviews[0]?.body).toContain(`Line ${line} is one of a kind`);
      expect(result).toMatchObject({ exitCode: 0, receipt: { missing: [], total: lines.length } });
    });

    it('leaves no draft behind when the search is cut short', async () => {
      demo = await startDemo();
      refuse([31], unprocessable(['Line could not be resolved']));
      demo.github.faults.push({
        act: 'drop-before',
        times: Number.POSITIVE_INFINITY,
        match: ({ route }) => route === create && requests() > 4,
      });
      const { result } = await run();
      expect(result?.exitCode).toBe(2);
      expect(demo.pull.reviews).toEqual([]);
    });

    it('fails closed when GitHub takes no review at all', async () => {
      demo = await startDemo();
      demo.github.faults.push({
        act: { answer: unprocessable(['Words that nobody has heard before']) },
        times: Number.POSITIVE_INFINITY,
        match: ({ route }) => route === create,
      });
      const { result, reporter } = await run();
      expect(requests()).toBeLessThanOrEqual(20);
      expect(demo.pull.reviews).toEqual([]);
      expect(result).toMatchObject({ exitCode: 2, conclusion: 'action_required' });
      expect(reporter.summaries.join('\n')).toContain('Line 31 is one of a kind');
    });
  });

  const checkTitle = () => demo.repository.checkRuns.at(-1)?.title;

  const blocking = {
    'claude.json': JSON.stringify([reviewOutputFinding({ severity: 'CRITICAL', issue: 'It is open.' })]),
  };

  /** The one check on the head. */
  function expectCheck(check: { readonly conclusion: string; readonly title: unknown }): void {
    expect(demo.repository.checkRuns).toEqual([
      expect.objectContaining({ headSha: demo.pull.headSha, ...check }),
    ]);
  }

  describe('the state of the pull request', () => {
    it('locked: reports it, asks once, and keeps the findings', async () => {
      demo = await startDemo();
      demo.pull.locked = true;
      const { result, reporter } = await run();
      expect(demo.github.journal.writes.filter(({ route }) => route === create)).toHaveLength(1);
      expect(result).toMatchObject({ exitCode: 2, conclusion: 'action_required' });
      expect(checkTitle()).toBe('Not published: GITHUB_CONVERSATION_LOCKED');
      expect(reporter.summaries.join('\n')).toContain('Line 31 is one of a kind');
    });

    it.each(['closed', 'merged'] as const)(
      '%s: nothing is posted, and the check has the result',
      async (state) => {
        demo = await startDemo();
        if (state === 'merged') demo.pull.merge();
        else demo.pull.close();
        const { result, reporter } = await run();
        expect(demo.pull.reviews).toEqual([]);
        expect(result).toMatchObject({ exitCode: 0, status: 'passed', receipt: { outcome: 'quiet' } });
        // What a merge has left of the change is counted, which is GitHub's to say.
        const title =
          state === 'merged' ? 'PASS · nothing changed' : expect.stringMatching(/^PASS · 1 reviewer · /);
        expectCheck({ conclusion: 'success', title });
        // No finding is lost: the job summary has them.
        expect(reporter.summaries.join('\n')).toContain('Line 31 is one of a kind');
        expect(reporter.lines.join('\n')).toContain(`the pull request is ${state}`);
      },
    );

    it('closed with a blocking finding: fails and posts nothing', async () => {
      demo = await startDemo();
      demo.pull.close();
      const { result } = await run({ files: blocking });
      expect(demo.github.journal.writes.every(({ path }) => path.includes('/check-runs'))).toBe(true);
      expect(result).toMatchObject({ exitCode: 1, status: 'failed' });
      expectCheck({ conclusion: 'failure', title: 'FAIL · 1 reviewer · 5/5 files · 1 blocking finding' });
    });
  });

  describe('an event that GitHub refuses with an unknown message', () => {
    function refuseEvents(events: readonly string[], type: string): void {
      const path = ['submitPullRequestReview'];
      const errors = [{ type, path, message: 'Words that nobody has heard before' }];
      demo.github.faults.push({
        act: { answer: { status: 200, body: { data: { submitPullRequestReview: null }, errors } } },
        times: Number.POSITIVE_INFINITY,
        match: ({ operations, body }) =>
          operations.includes('submitPullRequestReview') &&
          events.some((event) => JSON.stringify(body).includes(`"event":"${event}"`)),
      });
    }
    const submissions = () =>
      demo.github.journal.writes.filter(({ operations }) => operations.includes('submitPullRequestReview'));

    it.each(['UNPROCESSABLE', 'FORBIDDEN'])(
      'becomes a comment, once, and the check fails: %s',
      async (type) => {
        demo = await startDemo();
        refuseEvents(['REQUEST_CHANGES'], type);
        const { result, reporter } = await run({ files: blocking });
        expect(submissions()).toHaveLength(2);
        expect(demo.pull.reviews.map(({ state }) => state)).toEqual(['COMMENTED']);
        expect(commented()).toHaveLength(1);
        expect(result).toMatchObject({ exitCode: 1, conclusion: 'failure', receipt: { missing: [] } });
        expectCheck({ conclusion: 'failure', title: expect.stringMatching(/^FAIL/) });
        const warnings = reporter.lines.filter((line) => line.startsWith('warning: '));
        expect(warnings.join()).toContain('Words that nobody has heard before');
        expect(warnings.join()).toContain('published as a comment instead');
        expect(warnings.join()).toContain('let this identity request changes');
      },
    );

    it('keeps its findings in the summary where a comment is refused as well', async () => {
      demo = await startDemo();
      refuseEvents(['REQUEST_CHANGES', 'COMMENT'], 'UNPROCESSABLE');
      const { result, reporter } = await run({ files: blocking });
      expect(submissions()).toHaveLength(2);
      expect(demo.pull.reviews).toEqual([]);
      expect(result).toMatchObject({ exitCode: 1, conclusion: 'failure' });
      expect(reporter.failures).toEqual(['GITHUB_UNPROCESSABLE']);
      expect(reporter.summaries.join()).toContain('It is open');
    });
  });

  describe('the review that GitHub shows afterwards', () => {
    it('fails the run, naming the finding, where a comment is not there', async () => {
      demo = await startDemo();
      demo.github.afterRequest(({ operations }) => {
        if (!operations.includes('submitPullRequestReview')) return;
        demo.pull.reviews[0]?.comments.splice(0, 1);
      });
      const { result } = await run();
      const [missing] = result?.receipt?.missing ?? [];
      expect(result?.receipt?.missing).toHaveLength(1);
      expect(result).toMatchObject({ exitCode: 2, conclusion: 'action_required' });
      expect(checkTitle()).toContain(`GitHub does not show ${missing}`);
    });

    it('never passes after a push inside the last request', async () => {
      demo = await startDemo();
      demo.github.afterRequest(({ operations }) => {
        if (!operations.includes('submitPullRequestReview')) return;
        demo.repository.git.branch('feature').write('new.ts', 'moved\n').commit('More');
        demo.repository.push('feature');
      });
      const { result } = await run();
      expect(result).toMatchObject({ exitCode: 2, status: 'superseded', conclusion: 'cancelled' });
      expect(demo.pull.reviews).toHaveLength(1);
    });
  });
});

const input = buildReviewInput([onLine, inBody], {
  decision: buildDecision({ verdict: 'FAIL', soFar: 'FAIL', event: 'REQUEST_CHANGES' }),
});

async function missingWith(script: Partial<PublisherScript>): Promise<readonly string[]> {
  const { plan } = planReview(input);
  const published = await publish({
    plan,
    placed: input.placed,
    publisher: new ScriptedPublisher({ head: headCommit, ...script }),
    reporter: new RecordingReporter(),
    bodyFor: (placed) => reviewBody(input, plan.key, placed),
    upkeep: [],
  });
  return receiptOfPublished(published, input, plan).missing;
}

const withoutLinesWith = (word: string) => (body: string) =>
  body
    .split('\n')
    .filter((line) => !line.includes(word))
    .join('\n');

describe('the text that GitHub shows', () => {
  it.each<[string, (body: string) => string]>([
    ['as it was sent', (body) => body],
    ['with other line ends', (body) => body.replaceAll('\n', '\r\n')],
    ['without blanks at the end of lines', (body) => body.replace(/[ \t]+$/gm, '').trimEnd()],
    ['with blanks at the end of lines', (body) => body.replaceAll('\n', '  \n')],
    ['without comments of HTML', (body) => body.replace(/<!--.*?-->/gs, '')],
  ])('is the sent one when it comes back %s', async (_, stores) => {
    expect(await missingWith({ stores })).toEqual([]);
  });

  it('lacks the finding whose text is gone', async () => {
    const stores = withoutLinesWith(`\`${inBody.id}\`</sub>`);
    expect(await missingWith({ stores })).toEqual([inBody.id]);
  });

  it('lacks the mark that identifies the review', async () => {
    expect(await missingWith({ stores: withoutLinesWith('.review.') })).toEqual(['the text of the review']);
  });

  it('lacks everything where it was replaced', async () => {
    expect(await missingWith({ stores: () => 'Looks good.' })).toEqual([inBody.id, 'the text of the review']);
  });

  it('does not count where it is quoted', async () => {
    const stores = (body: string) => `> ${body.replaceAll('\n', '\n> ')}`;
    expect(await missingWith({ stores })).toEqual([inBody.id, 'the text of the review']);
  });
});

describe('the state that GitHub shows', () => {
  it.each(['PENDING', 'COMMENTED', 'APPROVED'] as const)(
    'is not %s after a change request',
    async (state) => {
      expect(await missingWith({ state })).toEqual(['its event, REQUEST_CHANGES']);
    },
  );

  it('may be dismissed by a person already', async () => {
    expect(await missingWith({ state: 'DISMISSED' })).toEqual([]);
  });
});

const submission = 'submitPullRequestReview';

describe('a run whose review GitHub does not show whole', () => {
  let demo: Demo;
  beforeEach(async () => {
    demo = await startDemo();
  });
  afterEach(async () => {
    demo.github.assertClean();
    await demo.github.close();
  });

  const { line: _, ...elsewhere } = reviewOutputFinding({
    type: 'multi-file',
    file: undefined,
    files: ['src/app.ts', 'new.ts'],
    issue: 'The two disagree.',
  });

  /** A run of which GitHub stores another text than it was sent. */
  async function runStoring(stores: (body: string) => string) {
    const { github, pull } = demo;
    github.afterRequest(({ operations }) => {
      const [review] = pull.reviews;
      if (operations.includes(submission) && review !== undefined) review.body = stores(review.body);
    });
    const files = { 'claude.json': JSON.stringify([reviewOutputFinding(), elsewhere]) };
    return runInProcess({ github, pull, files, client: { timer: virtualTimer() } });
  }

  it('asks for nothing more than it did, and passes where only line ends differ', async () => {
    const { result } = await runStoring((body) => body.replaceAll('\n', '\r\n').trimEnd());
    expect(result).toMatchObject({ exitCode: 0, status: 'passed' });
    const { entries } = demo.github.journal;
    const afterSubmission = entries.slice(
      entries.findIndex(({ operations }) => operations.includes(submission)) + 1,
    );
    expect(afterSubmission.map(({ method, path }) => `${method} ${path.replace(/\d+$/, 'N')}`)).toEqual([
      'POST /graphql',
      'PATCH /repos/octo/demo/check-runs/N',
    ]);
  });
});

describe('large review', () => {
  afterEach(async () => {
    await demo.github.close();
    demo.github.assertClean();
  });

  /** Letters of two, three and four bytes: what counts is bytes. */
  const padding = 'ÄÖÜ漢字🦊'.repeat(40);

  function finding(index: number, severity: string) {
    const word = `Nr${String(index).padStart(3, '0')}`;
    return reviewOutputFinding({
      file: `elsewhere/${index}.ts`,
      line: index + 1,
      severity,
      issue: `${word} is what it is. ${padding}`,
      implications: `Detail of ${word}. ${padding}`,
      fix: `Mend ${word}. ${padding}`,
    });
  }

  /** Most of it does not go into a text of 60,000 bytes, and is outside of the change, so that all of it would have to. */
  async function review(blocking: number, lesser: number) {
    demo = await startDemo();
    const findings = Array.from({ length: blocking + lesser }, (_, index) =>
      finding(index, index < blocking ? 'CRITICAL' : 'MINOR'),
    );
    const files = { 'claude.json': JSON.stringify(findings) };
    const ended = await runInProcess({ github: demo.github, pull: demo.pull, files });
    const [posted] = demo.pull.reviews;
    if (posted === undefined) throw ended.failure ?? new Error('nothing was posted');
    return {
      ...ended,
      body: posted.body,
      names: findings.map((_, index) => `Nr${String(index).padStart(3, '0')}`),
    };
  }

  describe('a review of more than one text takes', () => {
    it('is recognised whole by the next run, which posts nothing twice', async () => {
      const { names } = await review(30, 150);
      const findings = names.map((_, index) => finding(index, index < 30 ? 'CRITICAL' : 'MINOR'));
      const files = { 'claude.json': JSON.stringify(findings) };
      demo.github.journal.clear();
      await runInProcess({ github: demo.github, pull: demo.pull, files, runKey: 'run-2' });
      expect(demo.pull.reviews).toHaveLength(1);
      const written = demo.github.journal.writes.map(({ path }) => path);
      expect(written.filter((path) => !path.includes('/check-runs'))).toEqual([]);
    });
  });
});
