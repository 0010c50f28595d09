import { describe, expect, it } from 'vitest';
import { Failure } from '../../src/model/failure.ts';
import type { Plan, Step } from '../../src/model/write-plan.ts';
import { carryOut, receiptOfPublished } from '../../src/write/carry-out-review.ts';
import { planReview } from '../../src/write/plan-review.ts';
import { publish } from '../../src/write/publish.ts';
import type { OwnReviewState } from '../../src/write/publisher.ts';
import { reviewBody } from '../../src/write/review-body.ts';
import { buildReviewInput, inBody, onFile, onLine } from '../support/builders/review.ts';
import { buildDecision, headCommit, nextCommit } from '../support/builders/run.ts';
import { critical, type DemoRuns, startDemoRuns } from '../support/demo-runs.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { type PublisherScript, ScriptedPublisher } from '../support/fakes/scripted-publisher.ts';
import type { CannedAnswer, JournalEntry } from '../support/github/journal.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';

const input = buildReviewInput([onLine, onFile, inBody], {
  decision: buildDecision({ verdict: 'FAIL', soFar: 'FAIL', event: 'REQUEST_CHANGES' }),
});
const { plan, request } = planReview(input);
/** The text of the review as an identical run posts it. */
const posted = request?.body ?? '';
const dismissal = { do: 'dismiss-review', key: 'k', nodeId: 'R_1', message: 'Over.' } as const;

interface Publishing {
  readonly upkeep?: readonly Step[];
  readonly seen?: ReadonlySet<number>;
}

function run(
  script: Partial<PublisherScript> | ScriptedPublisher = {},
  { upkeep = [], ...more }: Publishing = {},
) {
  const publisher =
    script instanceof ScriptedPublisher ? script : new ScriptedPublisher({ head: headCommit, ...script });
  const reporter = new RecordingReporter();
  const published = publish({
    plan,
    placed: input.placed,
    publisher,
    reporter,
    bodyFor: (placed) => reviewBody(input, plan.key, placed),
    upkeep,
    ...more,
  });
  return { published, publisher, reporter };
}

const toSubmit = [`createDraft ${plan.key}`, 'addFileThreads 1', 'confirm', 'submit REQUEST_CHANGES'];

describe('publishing', () => {
  it('creates, completes, confirms, submits and reads back', async () => {
    const { published, publisher } = run();
    expect(await published).toMatchObject({
      outcome: 'published',
      id: 11,
      event: 'REQUEST_CHANGES',
      head: headCommit,
    });
    expect(publisher.journal).toEqual([...toSubmit, 'readBack']);
    expect(publisher.requests[0]?.body).toBe(
      `${publisher.submissions[0]?.body}\n<sub>draft of run run-1</sub>\n`,
    );
  });

  it('reads the review back from the answer of the last upkeep step', async () => {
    const shrunk = { do: 'update-review', key: 'k', nodeId: 'PRR_1', body: 'See the newer one.' } as const;
    const script = { readsBackWithUpkeep: true, headAfter: nextCommit };
    const { published, publisher } = run(script, { upkeep: [shrunk] });
    expect(await published).toMatchObject({ outcome: 'published', head: nextCommit });
    expect(publisher.journal).toEqual([...toSubmit, 'carryOutUpkeep update-review PRR_1']);
  });

  it('does not read head and reviews again if the file threads returned them', async () => {
    const ready = run({ confirmsWithThreads: true });
    expect(await ready.published).toMatchObject({ outcome: 'published' });
    expect(ready.publisher.journal).not.toContain('confirm');
    const moved = run({ confirmsWithThreads: true, head: nextCommit });
    expect(await moved.published).toEqual({ outcome: 'superseded', head: nextCommit });
    expect(moved.publisher.journal.slice(1)).toEqual(['addFileThreads 1', 'deleteDraft']);
  });

  it.each<[string, Partial<PublisherScript>, object]>([
    ['the head moved', { head: nextCommit }, { outcome: 'superseded', head: nextCommit }],
    [
      'another run published the same review',
      { ownReviews: [{ id: 9, state: 'CHANGES_REQUESTED', body: posted }] },
      { outcome: 'already-there' },
    ],
  ])('deletes the draft when %s meanwhile', async (_, script, outcome) => {
    const { published, publisher } = run(script);
    expect(await published).toEqual(outcome);
    expect(publisher.journal.slice(2)).toEqual(['confirm', 'deleteDraft']);
  });

  it('yields to a different review of the same head that came meanwhile, and reports it', async () => {
    const body = posted.replaceAll(plan.key, 'f'.repeat(16));
    const script = { ownReviews: [{ id: 9, state: 'COMMENTED', body }] } as const;
    const { published, publisher } = run(script, { seen: new Set() });
    await expect(published).rejects.toMatchObject({ code: 'CONCURRENT_REVIEW' });
    expect(publisher.journal.at(-1)).toBe('deleteDraft');
    expect(await run(script, { seen: new Set([9]) }).published).toMatchObject({ outcome: 'published' });
  });

  it('does not take a draft, a quote or a review of another instance for the same review', async () => {
    const { published } = run({
      ownReviews: [
        { id: 8, state: 'PENDING', body: posted },
        { id: 9, state: 'COMMENTED', body: posted.replaceAll(plan.toolKey, '0123abcd') },
        { id: 10, state: 'COMMENTED', body: `> ${posted.replaceAll('\n', '\n> ')}` },
      ],
    });
    expect(await published).toMatchObject({ outcome: 'published' });
  });

  it.each([
    ['yields to the run that removed its draft and posted the same', true],
    ['fails if its draft is gone and no review was posted', false],
  ])('%s', async (_, isPosted) => {
    const gone = new Failure({
      kind: 'operational',
      code: 'GITHUB_DRAFT_GONE',
      message: 'gone',
      fix: 'Again.',
    });
    const publisher = new ScriptedPublisher({ head: headCommit });
    publisher.submit = async () => {
      const ownReviews: OwnReviewState['ownReviews'] = [{ id: 9, state: 'COMMENTED', body: posted }];
      if (isPosted) publisher.confirm = async () => ({ head: headCommit, ownReviews });
      throw gone;
    };
    const { published } = run(publisher);
    await (isPosted
      ? expect(published).resolves.toEqual({ outcome: 'already-there' })
      : expect(published).rejects.toBe(gone));
  });

  it.each(['addFileThreads', 'confirm', 'submit'] as const)(
    'removes the draft when %s fails',
    async (failing) => {
      const { published, publisher } = run({ failing: [failing] });
      await expect(published).rejects.toMatchObject({ code: 'GITHUB_UNAVAILABLE' });
      expect(publisher.journal.at(-1)).toBe('deleteDraft');
    },
  );

  it('never removes a submitted review', async () => {
    const { published, publisher } = run({ failing: ['readBack'] });
    await expect(published).rejects.toMatchObject({ code: 'GITHUB_UNAVAILABLE' });
    expect(publisher.journal).not.toContain('deleteDraft');
  });

  it('reports the first failure, not the one of the clean-up', async () => {
    const { published, reporter } = run({ failing: ['confirm', 'deleteDraft'] });
    await expect(published).rejects.toThrow('GitHub refused confirm');
    expect(reporter.lines.join('\n')).toContain('the next run removes it');
  });
});

describe('upkeep', () => {
  const carriedOut = async (script: Partial<PublisherScript>, changed: Partial<Plan>) => {
    const publisher = new ScriptedPublisher({ head: headCommit, ...script });
    const { outcome } = await carryOut(
      input,
      { ...plan, ...changed },
      { publisher, reporter: new RecordingReporter() },
    );
    return [outcome, publisher.journal];
  };

  it('of a quiet run is left out if another run has posted the same by now', async () => {
    const quiet = { quiet: 'there is nothing new to say', steps: [dismissal] };
    expect(await carriedOut({}, quiet)).toEqual(['quiet', ['confirm', 'carryOutUpkeep dismiss-review R_1']]);
    const ownReviews = [{ id: 9, state: 'COMMENTED', body: posted }] as const;
    expect(await carriedOut({ ownReviews }, quiet)).toEqual(['quiet', ['confirm']]);
  });

  it('follows a published review, and not one whose head moved under the last request', async () => {
    const steps = [...plan.steps, dismissal];
    expect(await carriedOut({}, { steps })).toEqual([
      'published',
      [...toSubmit, 'carryOutUpkeep dismiss-review R_1', 'readBack'],
    ]);
    const moved = { headAsTaken: nextCommit, headAfter: nextCommit };
    expect(await carriedOut(moved, { steps })).toEqual(['superseded', [...toSubmit, 'readBack']]);
  });
});

describe('a review as GitHub shows it', () => {
  const missingWith = async (script: Partial<PublisherScript>) =>
    receiptOfPublished(await run(script).published, input, plan).missing;
  const withoutLinesWith = (word: string) => (body: string) =>
    body
      .split('\n')
      .filter((line) => !line.includes(word))
      .join('\n');
  const text = 'the text of the review';

  it.each<[string, (body: string) => string, readonly string[]]>([
    ['it was sent', (body) => body, []],
    ['it was sent, with other line ends', (body) => body.replaceAll('\n', '\r\n'), []],
    ['it was sent, with blanks at the end of lines', (body) => body.replaceAll('\n', '  \n'), []],
    ['it was sent, without HTML comments', (body) => body.replace(/<!--.*?-->/gs, ''), []],
    ['it lacks a finding', withoutLinesWith(`\`${inBody.id}\`</sub>`), [inBody.id]],
    ['it lacks the mark that identifies it', withoutLinesWith('.review.'), [text]],
    ['it was replaced', () => 'Looks good.', [inBody.id, text]],
    ['it is quoted', (body) => `> ${body.replaceAll('\n', '\n> ')}`, [inBody.id, text]],
  ])('is compared with the sent text: %s', async (_, stores, missing) => {
    expect(await missingWith({ stores })).toEqual(missing);
  });

  it.each<[NonNullable<PublisherScript['state']>, readonly string[]]>([
    ['PENDING', ['its event, REQUEST_CHANGES']],
    ['APPROVED', ['its event, REQUEST_CHANGES']],
    // A person may have dismissed it already.
    ['DISMISSED', []],
  ])('is compared with the sent event: %s', async (state, missing) => {
    expect(await missingWith({ state })).toEqual(missing);
  });
});

const create = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews';

/** Lines of `src/app.ts` that take comments. */
const lines = [2, 3, 4, 5, 6, 7, 8, 9, 10, 29, 30, 31, 32, 33, 34, 35];
const onLines = lines.map((line) => reviewOutputFinding({ line, issue: `Line ${line} is one of a kind.` }));

const commented = ({ pull }: DemoRuns) =>
  pull.threads.map(({ anchor }) => (anchor.subject === 'line' ? anchor.line : 0));

const drafts = ({ github }: DemoRuns) =>
  github.journal.writes.filter(({ route, method }) => route === create || method === 'DELETE').length;

/** Refuses for good every request that is meant, in words that we do not know. */
function refuse(
  { github }: DemoRuns,
  match: (request: JournalEntry) => boolean,
  answer?: CannedAnswer,
): void {
  const body = { message: 'Unprocessable Entity', errors: ['Words that we do not know'] };
  const act = { answer: answer ?? { status: 422, body } };
  github.faults.push({ act, times: Number.POSITIVE_INFINITY, match });
}

const commentsOn31 = ({ route, body }: JournalEntry) =>
  route === create && JSON.stringify(body).includes('"line":31,');

describe('a comment that GitHub refuses although the diff has it', () => {
  it('moves to the body, and the others keep their place', async () => {
    const demo = await startDemoRuns();
    refuse(demo, commentsOn31);
    const { exitCode, receipt } = await demo.review(onLines);
    expect(commented(demo)).toEqual(lines.filter((line) => line !== 31));
    expect(demo.states()).toEqual(['COMMENTED']);
    expect(demo.pull.reviews[0]?.body).toContain('Line 31 is one of a kind');
    expect({ exitCode, ...receipt }).toMatchObject({
      exitCode: 0,
      missing: [],
      counts: { inline: 15, body: 1 },
    });
    expect(receipt?.entries.filter(({ reason }) => reason === 'not-placed-by-github')).toHaveLength(1);
    expect(drafts(demo)).toBeLessThanOrEqual(2 * Math.log2(lines.length) + 2);
  });

  it('leaves no draft behind when the search for it is cut short', async () => {
    const demo = await startDemoRuns();
    refuse(demo, commentsOn31);
    const match = ({ route }: JournalEntry) => route === create && drafts(demo) > 4;
    demo.github.faults.push({ act: 'drop-before', times: Number.POSITIVE_INFINITY, match });
    expect(await demo.review(onLines)).toMatchObject({ exitCode: 2 });
    expect(demo.pull.reviews).toEqual([]);
  });

  it('fails the run when GitHub takes no review at all', async () => {
    const demo = await startDemoRuns();
    refuse(demo, ({ route }) => route === create);
    const { result, reporter } = await demo.run(onLines);
    expect(drafts(demo)).toBeLessThanOrEqual(20);
    expect(demo.pull.reviews).toEqual([]);
    expect(result).toMatchObject({ exitCode: 2, conclusion: 'action_required' });
    expect(reporter.summaries.join('\n')).toContain('Line 31 is one of a kind');
  });
});

describe('a pull request', () => {
  it('that is locked gets one attempt, and the findings are kept', async () => {
    const demo = await startDemoRuns();
    demo.pull.locked = true;
    const { result, reporter } = await demo.run(onLines);
    expect(drafts(demo)).toBe(1);
    expect(result).toMatchObject({ exitCode: 2, conclusion: 'action_required' });
    expect(demo.lastCheck()?.title).toBe('Not published: GITHUB_CONVERSATION_LOCKED');
    expect(reporter.summaries.join('\n')).toContain('Line 31 is one of a kind');
  });

  it.each([
    ['closed', onLines, 0, /^PASS · 1 reviewer · /],
    ['merged', onLines, 0, /^PASS · nothing changed/],
    ['closed', [critical], 1, /^FAIL · 1 reviewer · 5\/5 files · 1 blocking finding$/],
  ] as const)(
    'that is %s gets no review, and its check has the result',
    async (state, findings, exitCode, title) => {
      const demo = await startDemoRuns();
      if (state === 'merged') demo.pull.merge();
      else demo.pull.close();
      const { result, reporter } = await demo.run(findings);
      expect(demo.writes()).toEqual([]);
      expect(result).toMatchObject({ exitCode, receipt: { outcome: 'quiet' } });
      const conclusion = exitCode === 0 ? 'success' : 'failure';
      expect(demo.repository.checkRuns).toEqual([
        expect.objectContaining({ conclusion, title: expect.stringMatching(title) }),
      ]);
      expect(reporter.summaries.join('\n')).toContain(String(findings[0]?.['issue']).slice(0, -1));
      expect(reporter.lines.join('\n')).toContain(`the pull request is ${state}`);
    },
  );
});

describe('an event that GitHub refuses', () => {
  const isSubmission = ({ operations }: JournalEntry) => operations.includes('submitPullRequestReview');

  function refuseEvents(demo: DemoRuns, type: string, events: readonly string[]): void {
    const errors = [{ type, path: ['submitPullRequestReview'], message: 'Words that we do not know' }];
    const body = { data: { submitPullRequestReview: null }, errors };
    const isMeant = (request: JournalEntry) =>
      isSubmission(request) &&
      events.some((event) => JSON.stringify(request.body).includes(`"event":"${event}"`));
    refuse(demo, isMeant, { status: 200, body });
  }

  it.each(['UNPROCESSABLE', 'FORBIDDEN'])(
    'becomes a comment, once, and the check fails: %s',
    async (type) => {
      const demo = await startDemoRuns();
      refuseEvents(demo, type, ['REQUEST_CHANGES']);
      const { result, reporter } = await demo.run([critical]);
      expect(demo.writes().filter(isSubmission)).toHaveLength(2);
      expect(demo.states()).toEqual(['COMMENTED']);
      expect(commented(demo)).toHaveLength(1);
      expect(result).toMatchObject({ exitCode: 1, conclusion: 'failure', receipt: { missing: [] } });
      expect(demo.conclusions()).toEqual(['failure']);
      const warnings = reporter.lines.filter((line) => line.startsWith('warning: ')).join();
      expect(warnings).toContain('Words that we do not know');
      expect(warnings).toContain('published as a comment instead');
    },
  );

  it('leaves the findings to the summary if a comment is refused as well', async () => {
    const demo = await startDemoRuns();
    refuseEvents(demo, 'UNPROCESSABLE', ['REQUEST_CHANGES', 'COMMENT']);
    const { result, reporter } = await demo.run([critical]);
    expect(demo.writes().filter(isSubmission)).toHaveLength(2);
    expect(demo.pull.reviews).toEqual([]);
    expect(result).toMatchObject({ exitCode: 1, conclusion: 'failure' });
    expect(reporter.failures).toEqual(['GITHUB_UNPROCESSABLE']);
    expect(reporter.summaries.join()).toContain('Input reaches the query');
  });

  it.each<[string, (demo: DemoRuns) => void, object]>([
    [
      'a comment is not shown',
      ({ pull }) => pull.reviews[0]?.comments.splice(0, 1),
      { conclusion: 'action_required', title: expect.stringContaining('GitHub does not show ') },
    ],
    [
      'a push came inside the last request',
      ({ push }) => push(),
      { status: 'superseded', conclusion: 'cancelled' },
    ],
  ])('is no pass after it was accepted if %s', async (_, happens, expected) => {
    const demo = await startDemoRuns();
    demo.github.afterRequest((request) => {
      if (isSubmission(request)) happens(demo);
    });
    expect(await demo.review(onLines)).toMatchObject({ exitCode: 2, ...expected });
    expect(demo.pull.reviews).toHaveLength(1);
  });
});
