import { describe, expect, it } from 'vitest';
import { Failure } from '../../src/model/failure.ts';
import type { Plan } from '../../src/model/write-plan.ts';
import { planReview } from '../../src/publish/plan-review.ts';
import { carryOut } from '../../src/publish/write-stage.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { buildRun, inBody, onFile, onLine } from '../support/builders/review.ts';
import { buildDecision, headCommit, nextCommit } from '../support/builders/run.ts';
import { critical, type DemoRuns, startDemoRuns } from '../support/demo-runs.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { type PublisherScript, ScriptedPublisher } from '../support/fakes/scripted-publisher.ts';
import type { Fault, JournalEntry } from '../support/github/journal.ts';
import { failing } from '../support/titles.ts';

const run = buildRun([onLine, onFile, inBody], {
  decision: buildDecision({ verdict: 'FAIL', soFar: 'FAIL', event: 'REQUEST_CHANGES' }),
});
const { plan, request } = planReview(run, 'run-1');
/** The text of the review as an identical run posts it. */
const posted = request?.body ?? '';
const quoted = (body: string) => `> ${body.replaceAll('\n', '\n> ')}`;
const ownReview = (body: string) => ({ id: 9, nodeId: 'PRR_9', state: 'CHANGES_REQUESTED', body }) as const;

function carry(script: Partial<PublisherScript> | ScriptedPublisher, changed: Partial<Plan> = {}) {
  const publisher =
    script instanceof ScriptedPublisher ? script : new ScriptedPublisher({ head: headCommit, ...script });
  const reporter = new RecordingReporter();
  return { publisher, reporter, receipt: carryOut(run, { ...plan, ...changed }, { publisher, reporter }) };
}

const toThreads = ['createDraft', 'addThreads 1'];
const submission = 'submit REQUEST_CHANGES';
const dismissal = { do: 'dismiss-review', key: 'k', nodeId: 'R_1', message: 'Over.' } as const;
const upkeep = 'carryOutUpkeep dismiss-review R_1';

describe('publishing', () => {
  const others = [
    { id: 8, nodeId: 'PRR_8', state: 'PENDING', body: posted },
    ownReview(posted.replaceAll(plan.toolKey, '0123abcd')),
    { id: 10, nodeId: 'PRR_10', state: 'COMMENTED', body: quoted(posted) },
  ] as const;
  const whole = ['confirm', submission, 'readBack'];
  const given = { confirmsWithThreads: true };

  it.each<[string, Partial<PublisherScript>, string, readonly string[]]>([
    ['confirms, submits and reads back', {}, 'published', whole],
    ['confirms nothing that the file threads returned', given, 'published', whole.slice(1)],
    ['ends if they show another head', { ...given, head: nextCommit }, 'superseded', ['deleteDraft']],
    ['ends if the head moved', { head: nextCommit }, 'superseded', ['confirm', 'deleteDraft']],
    ['ends if the same was posted', { ownReviews: [ownReview(posted)] }, 'quiet', ['confirm', 'deleteDraft']],
    ['ignores drafts, quotes and other instances', { ownReviews: others }, 'published', whole],
  ])('%s', async (_, script, outcome, calls) => {
    const { receipt, publisher } = carry(script);
    expect(await receipt).toMatchObject({ outcome });
    expect(publisher.journal).toEqual([...toThreads, ...calls]);
  });

  it('names its run in the draft alone', async () => {
    const { receipt, publisher } = carry({});
    await receipt;
    expect(publisher.requests[0]?.body).toBe(
      `${publisher.submissions[0]?.body}\n<sub>draft of run run-1</sub>\n`,
    );
  });

  const another = ownReview(posted.replaceAll(plan.key, 'f'.repeat(16)));

  it.each([
    ['CONCURRENT_REVIEW', { ownReviews: [another] }, 'deleteDraft'],
    ['GITHUB_UNAVAILABLE', { failing: ['addThreads'] }, 'deleteDraft'],
    ['GITHUB_UNAVAILABLE', { failing: ['confirm'] }, 'deleteDraft'],
    ['GITHUB_UNAVAILABLE', { failing: ['submit'] }, 'deleteDraft'],
    ['GITHUB_UNAVAILABLE', { failing: ['readBack'] }, 'readBack'],
  ] as const)('fails with %s, and deletes a draft but no review: %#', async (code, script, lastCall) => {
    const { receipt, publisher } = carry(script);
    await expect(receipt).rejects.toMatchObject({ code });
    expect(publisher.journal.at(-1)).toBe(lastCall);
  });

  it('reports the first failure, not the one of the clean-up', async () => {
    const { receipt, reporter } = carry({ failing: ['confirm', 'deleteDraft'] });
    await expect(receipt).rejects.toThrow('GitHub refused confirm');
    expect(reporter.lines.join('\n')).toContain('the next run removes it');
  });

  it.each([
    ['yields to the run that removed its draft and posted the same', [ownReview(posted)]],
    ['fails if its draft is gone and no review was posted', []],
  ])('%s', async (_, ownReviews) => {
    const gone = new Failure({ kind: 'operational', code: 'GITHUB_DRAFT_GONE', message: 'gone' });
    const publisher = new ScriptedPublisher({ head: headCommit });
    publisher.submit = async () => {
      publisher.confirm = async () => ({ head: headCommit, ownReviews });
      throw gone;
    };
    const { receipt } = carry(publisher);
    if (ownReviews.length > 0) expect(await receipt).toMatchObject({ outcome: 'quiet' });
    else await expect(receipt).rejects.toBe(gone);
  });
});

describe('upkeep', () => {
  const quiet = { quiet: 'there is nothing new to post', steps: [dismissal] };
  const both = { steps: [...plan.steps, dismissal] };
  const published = [...toThreads, 'confirm', submission];
  const same = { ownReviews: [ownReview(posted)] };
  const moved = { headAsTaken: nextCommit, headAfter: nextCommit };

  it.each<[string, Partial<PublisherScript>, Partial<Plan>, string, readonly string[]]>([
    ['of a quiet run follows a look at the head', {}, quiet, 'quiet', ['confirm', upkeep]],
    ['of a quiet run is left out if the same was posted', same, quiet, 'quiet', ['confirm']],
    ['follows a published review', {}, both, 'published', [...published, upkeep, 'readBack']],
    ['reads it back where it can', { readsBackWithUpkeep: true }, both, 'published', [...published, upkeep]],
    ['is left out if the head moved meanwhile', moved, both, 'superseded', [...published, 'readBack']],
  ])('%s', async (_, script, changed, outcome, calls) => {
    const { receipt, publisher } = carry(script, changed);
    expect([(await receipt).outcome, publisher.journal]).toEqual([outcome, calls]);
  });
});

describe('a review as GitHub shows it', () => {
  const withoutLinesWith = (word: string) => (body: string) =>
    body
      .split('\n')
      .filter((line) => !line.includes(word))
      .join('\n');
  const text = 'the text of the review';
  const event = 'its event, REQUEST_CHANGES';

  it.each<[string, Partial<PublisherScript>, readonly string[]]>([
    ['other line ends', { stores: (body) => body.replaceAll('\n', '\r\n') }, []],
    ['blanks at the end of lines', { stores: (body) => body.replaceAll('\n', '  \n') }, []],
    ['no HTML comments', { stores: (body) => body.replace(/<!--.*?-->/gs, '') }, []],
    ['no finding', { stores: withoutLinesWith(`\`${inBody.id}\`</sub>`) }, [inBody.id]],
    ['no mark that identifies it', { stores: withoutLinesWith('.review.') }, [text]],
    ['another text', { stores: () => 'Looks good.' }, [inBody.id, text]],
    ['a quoted text', { stores: quoted }, [inBody.id, text]],
    ['no comments', { showsNothing: true }, [onFile.id, onLine.id]],
    ['no submission', { state: 'PENDING' }, [event]],
    ['another event', { state: 'APPROVED' }, [event]],
    ['the dismissal of a person', { state: 'DISMISSED' }, []],
  ])('is compared with the sent one: %s', async (_, script, missing) => {
    expect((await carry(script).receipt).missing).toEqual(missing);
  });
});

const read = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
const create = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews';

/** Lines of `src/app.ts` that take comments. */
const lines = [2, 3, 4, 5, 6, 7, 8, 9, 10, 29, 30, 31, 32, 33, 34, 35];
const onLines = lines.map((line) => c1Finding({ line, issue: `Line ${line} is one of a kind.` }));

const commented = ({ pull }: DemoRuns) =>
  pull.threads.map(({ anchor }) => (anchor.subject === 'line' ? anchor.line : 0));

const drafts = ({ github }: DemoRuns) =>
  github.journal.writes.filter(({ route, method }) => route === create || method === 'DELETE').length;

/** Refuses every request that is meant, in words that we do not know. */
const refuse = ({ answer }: DemoRuns, match: Fault['match']) =>
  answer(match, 422, { message: 'Unprocessable Entity', errors: ['Words that we do not know'] });

describe('a comment that GitHub refuses although the diff has it', () => {
  const all = [...onLines, c1Finding({ line: 38, issue: 'Line 38 is one of a kind.' })];

  /** GitHub's diff has a line on which GitHub takes no comment. */
  async function start(): Promise<DemoRuns> {
    const demo = await startDemoRuns();
    const { diff } = await demo.read();
    const next = 'diff --git a/tool.sh';
    const body = Buffer.from(diff).toString().replace(next, `@@ -38 +38 @@\n-line 38\n+Line 38\n${next}`);
    let reads = 0;
    const isDiff = ({ route }: JournalEntry) => route === read && ++reads === 2;
    demo.github.faults.push({ match: isDiff, act: { answer: { status: 200, body } } });
    return demo;
  }

  it('moves to the body, and the others keep their place', async () => {
    const demo = await start();
    const { exitCode, receipt } = await demo.review(all);
    expect({ exitCode, receipt, states: demo.states(), commented: commented(demo) }).toMatchObject({
      exitCode: 0,
      receipt: { missing: [], counts: { inline: 16, body: 1 } },
      states: ['COMMENTED'],
      commented: lines,
    });
    expect(demo.pull.reviews[0]?.body).toContain('Line 38 is one of a kind');
    expect(receipt?.entries.filter(({ reason }) => reason === 'not-placed-by-github')).toHaveLength(1);
    expect(drafts(demo)).toBe(2);
  });

  it('leaves no draft behind when the others cannot be added', async () => {
    const demo = await start();
    const match = ({ operations }: JournalEntry) => operations.includes('addPullRequestReviewThread');
    demo.github.faults.push({ act: 'drop-before', times: Number.POSITIVE_INFINITY, match });
    expect(await demo.review(all)).toMatchObject({ exitCode: 2 });
    expect(demo.pull.reviews).toEqual([]);
  });
});

it.each<[string, (demo: DemoRuns) => void, number]>([
  ['takes no review at all', (demo) => refuse(demo, ({ route }) => route === create), 2],
  ['has locked the pull request', ({ pull }) => Object.assign(pull, { locked: true }), 1],
])('the findings are in the summary where GitHub %s', async (_, hinder, attempts) => {
  const demo = await startDemoRuns();
  hinder(demo);
  const { result, reporter } = await demo.run(onLines);
  expect(result).toMatchObject({ exitCode: 2, conclusion: 'action_required' });
  expect(drafts(demo)).toBeLessThanOrEqual(attempts);
  expect(demo.pull.reviews).toEqual([]);
  expect(demo.lastCheck()?.title).toMatch(/^Not published: GITHUB_/);
  expect(reporter.summaries.join('\n')).toContain('Line 31 is one of a kind');
});

it.each([
  ['merged', onLines, 'success', /nothing changed/],
  ['closed', [critical], 'failure', new RegExp(`^${failing}$`)],
] as const)('a pull request that is %s gets no review, and its check has the result', async (...row) => {
  const [state, findings, conclusion, title] = row;
  const demo = await startDemoRuns();
  if (state === 'merged') demo.pull.merge();
  else demo.pull.close();
  const { result, reporter } = await demo.run(findings);
  expect(demo.writes()).toEqual([]);
  expect(result).toMatchObject({ conclusion, receipt: { outcome: 'quiet' } });
  expect(demo.repository.checkRuns).toMatchObject([{ conclusion, title: expect.stringMatching(title) }]);
  expect(reporter.summaries.join('\n')).toContain(String(findings[0]?.['issue']).slice(0, -1));
});

describe('an event that GitHub refuses', () => {
  const isSubmission = ({ operations }: JournalEntry) => operations.includes('submitPullRequestReview');

  it.each([
    ['is published as a comment', 'UNPROCESSABLE', ['REQUEST_CHANGES'], ['COMMENTED'], []],
    [
      'is left to the summary as its comment is refused as well',
      'UNPROCESSABLE',
      ['REQUEST_CHANGES', 'COMMENT'],
      [],
      ['GITHUB_UNPROCESSABLE'],
    ],
  ])('%s, once, and the check fails: %s', async (_, type, refusedEvents, states, failures) => {
    const demo = await startDemoRuns();
    const errors = [{ type, path: ['submitPullRequestReview'], message: 'Words that we do not know' }];
    const isRefused = (entry: JournalEntry) =>
      refusedEvents.some((event) => JSON.stringify(entry.body).includes(`"event":"${event}"`));
    const body = { data: { submitPullRequestReview: null }, errors };
    demo.answer((entry) => isSubmission(entry) && isRefused(entry), 200, body);
    const { result, reporter } = await demo.run([critical]);
    expect(demo.writes().filter(isSubmission)).toHaveLength(2);
    expect([demo.states(), demo.conclusions(), reporter.failures]).toEqual([states, ['failure'], failures]);
    expect(result).toMatchObject({ exitCode: 1, conclusion: 'failure' });
    expect(reporter.lines.find((line) => line.startsWith('warning: '))).toContain(
      'Words that we do not know',
    );
    expect(reporter.summaries.join()).toContain('Input reaches the query');
  });

  it('is no pass after it was accepted if a comment is not shown', async () => {
    const demo = await startDemoRuns();
    demo.github.afterRequest((entry) => {
      if (isSubmission(entry)) demo.pull.reviews[0]?.comments.splice(0, 1);
    });
    expect(await demo.review(onLines)).toMatchObject({
      exitCode: 2,
      conclusion: 'action_required',
      title: expect.stringContaining('GitHub does not show '),
    });
    expect(demo.pull.reviews).toHaveLength(1);
  });
});
