import { describe, expect, it } from 'vitest';
import {
  after,
  before,
  bot,
  buildAnnotation,
  buildCheck,
  buildComment,
  buildInline,
  buildReview,
  buildStatus,
  earlier,
  head,
  opened,
  readFrom,
} from '../../support/app-activity.ts';

const coderabbit = bot('coderabbitai', 136622811);
const copilot = bot('copilot-pull-request-reviewer', 175728472);
const bugbot = bot('cursor', 206951365);
const codex = bot('chatgpt-codex-connector', 199175422);
const sourcery = bot('sourcery-ai', 58596630);
const claude = { check: { name: 'Claude Code Review', app: 'claude' } };
const overview = '## Pull request overview\n\nMoves the lookup.';

const complete = (...of: Parameters<typeof readFrom>) => readFrom(...of).completion;

const because = (reason: RegExp) =>
  expect.objectContaining({ how: 'not-reviewed', reason: expect.stringMatching(reason) });

const expectReviewed = (...evidenceOf: Parameters<typeof complete>) =>
  expect(complete(...evidenceOf)).toEqual({ how: 'reviewed' });
/** Nothing proves that the app reviewed this head, for this reason. */
const expectUnproven = (reason: RegExp, ...evidenceOf: Parameters<typeof complete>) =>
  expect(complete(...evidenceOf)).toEqual(because(reason));

describe('a refusal', () => {
  const body = '## Review limit reached';
  it('is final, unless it was written before the head and names it nowhere', () => {
    const saying = (text: string, editedAt: string) =>
      complete('coderabbitai', { comments: [buildComment(coderabbit, text, { editedAt })] });
    expect(saying(body, after)).toMatchObject({ reason: 'Review limit reached', final: true });
    expect(saying(body, before)).toEqual({ how: 'not-reviewed', reason: 'Review limit reached' });
    expect(saying(`${body}\n\nbetween x and ${head}.`, before)).toMatchObject({ final: true });
  });
});

describe('without an answer', () => {
  it('says so', () => {
    expectUnproven(/^it has not answered$/, 'coderabbitai', {});
  });

  it('shows the first words of what the app wrote, in at most 120 characters', () => {
    const body = `> [!WARNING]\n> ## Review limit reached\n>\n> ${'word '.repeat(50)}`;
    const completion = complete('coderabbitai', { comments: [buildComment(coderabbit, body)] });
    expect(completion).toEqual(because(/^Review limit reached word .*…$/));
    expect(completion.how === 'reviewed' ? 0 : completion.reason.length).toBeLessThanOrEqual(120);
  });

  it('shows the newest refusal', () => {
    const comments = [
      buildComment(codex, 'You have reached your Codex usage limits for code reviews.', { editedAt: before }),
      buildComment(codex, 'To use Codex here, create an environment.', { editedAt: after }),
    ];
    expectUnproven(/^To use Codex here/, 'chatgpt-codex-connector', { comments });
  });
});

describe('a limit notice above an old walkthrough', () => {
  const limit =
    '<!-- This is an auto-generated comment: summarize by coderabbit.ai -->\n<!-- This is an auto-generated comment: rate limited by coderabbit.ai -->\n\nWait a while.';
  const walkthrough = `\n\nNo actionable comments were generated in the recent review.\n\nbetween ${earlier} and ${head}.`;

  it('is a refusal, whatever is below it', () => {
    const comments = [buildComment(coderabbit, limit + walkthrough)];
    expectUnproven(/^Wait a while/, 'coderabbitai', { comments });
  });

  it('does not take back a review of this head', () => {
    const comments = [buildComment(coderabbit, limit + walkthrough)];
    const reviews = [buildReview(coderabbit, { body: '**Actionable comments posted: 0**' })];
    expectReviewed('coderabbitai', { comments, reviews });
  });
});

describe('a status', () => {
  it('that passes with "Review rate limited" is a refusal', () => {
    const statuses = [buildStatus(coderabbit, 'CodeRabbit', { description: 'Review rate limited' })];
    expectUnproven(/^Review rate limited$/, 'coderabbitai', { statuses });
  });

  it('that passes without words that are known proves nothing', () => {
    const statuses = [buildStatus(coderabbit, 'CodeRabbit', { description: 'Done' })];
    expectUnproven(/^Done$/, 'coderabbitai', { statuses });
  });

  it('by another account, or with another context, is not there', () => {
    const done = { description: 'Review completed' };
    const statuses = [
      buildStatus(bot('github-actions'), 'CodeRabbit', done),
      buildStatus(coderabbit, 'CI', done),
    ];
    expectUnproven(/^it has not answered$/, 'coderabbitai', { statuses });
  });

  it('that is pending holds back a review that is there already', () => {
    const reviews = [buildReview(coderabbit, { body: '**Actionable comments posted: 0**' })];
    const statuses = [
      buildStatus(coderabbit, 'CodeRabbit', { state: 'PENDING', description: 'Review in progress' }),
    ];
    expect(complete('coderabbitai', { reviews, statuses })).toEqual({
      how: 'working',
      reason: 'Review in progress',
    });
  });
});

describe('an ordinary review', () => {
  it('whose text refuses is none', () => {
    const login = 'copilot-pull-request-reviewer';
    const body = 'Copilot was unable to review this pull request because of a quota.';
    expectUnproven(/^Copilot was unable/, login, { reviews: [buildReview(copilot, { body })] });
    const sorry = buildReview(sourcery, { body: 'Sorry @someone, your request is too large.' });
    expectUnproven(/^Sorry @someone/, 'sourcery-ai', { reviews: [sorry] });
  });

  it('with a text that is not known is none, even one that approves', () => {
    const review = buildReview(copilot, { body: 'All is well.', state: 'APPROVED' });
    expectUnproven(/^All is well\.$/, 'Copilot', { reviews: [review] });
  });

  it('that only answers in a thread is none', () => {
    const reviews = [buildReview(coderabbit)];
    const comments = [buildInline(coderabbit, 'Thank you.', { reply: true })];
    expect(complete('coderabbitai', { reviews, comments })).toMatchObject({ how: 'not-reviewed' });
    expect(complete('house-review', { reviews: [buildReview(bot('house-review'))], comments })).toMatchObject(
      { how: 'not-reviewed' },
    );
  });

  it('that begins a thread is one, whatever its text', () => {
    const comments = [buildInline(coderabbit, 'A problem.')];
    expectReviewed('coderabbitai', { reviews: [buildReview(coderabbit)], comments });
  });

  it('that is still a draft is none', () => {
    const reviews = [buildReview(copilot, { body: overview, state: 'PENDING' })];
    expectUnproven(/^it has not answered$/, 'Copilot', { reviews });
  });
});

describe('a review that is', () => {
  const of = (parts: object) => ({ reviews: [buildReview(copilot, { body: overview, ...parts })] });

  it('of an earlier commit, or was there before our first check, proves nothing', () => {
    expectUnproven(/not certainly of this commit/, 'Copilot', of({ commit: earlier }));
    expectUnproven(/not certainly of this commit/, 'Copilot', of({ submittedAt: before }));
    expectUnproven(/not certainly of this commit/, 'Copilot', of({}), { firstCheckAt: null });
  });

  it('submitted after the next push is of the commit that its event named', () => {
    expect(complete('Copilot', of({}), { submittedFor: new Map([[7, earlier]]) })).toMatchObject({
      how: 'not-reviewed',
    });
    const late = of({ commit: earlier, submittedAt: before });
    expectReviewed('Copilot', late, { submittedFor: new Map([[7, head]]) });
  });
});

describe('a check', () => {
  const cursor = (parts: object) => [buildCheck('Cursor Bugbot', 'cursor', parts)];

  it('that is neutral after a refusal proves nothing; one with findings is proved by their review', () => {
    const checks = cursor({ conclusion: 'neutral', title: 'Bugbot Review' });
    const refusal = [buildComment(bugbot, "<h3>Bugbot couldn't run - usage limit reached</h3>")];
    expectUnproven(/^Bugbot couldn't run/, 'cursor', { checks, comments: refusal });
    const body = `Cursor Bugbot has reviewed your changes and found 1 potential issue.\n\nReviewed by Bugbot for commit ${head}.`;
    const reviews = [buildReview(bugbot, { body })];
    const comments = [...refusal, buildInline(bugbot, '### A problem')];
    expectReviewed('cursor', { checks, comments, reviews });
  });

  it('in progress is work, for ever if need be', () => {
    const checks = cursor({ status: 'in_progress', conclusion: null, title: 'Bugbot Review' });
    expect(complete('cursor', { checks })).toEqual({ how: 'working', reason: 'Bugbot Review' });
  });

  it('of another app, or of another name, is not there', () => {
    const clean = { summary: 'no issues found' };
    const checks = [
      buildCheck('Cursor Bugbot', 'github-actions', clean),
      buildCheck('Other', 'cursor', clean),
    ];
    expectUnproven(/^it has not answered$/, 'cursor', { checks });
  });

  it('that refuses outweighs another that is clean', () => {
    const [clean, failed] = [
      cursor({ summary: 'no issues found' }),
      cursor({ text: 'Bugbot failed to run' }),
    ];
    expect(complete('cursor', { checks: [...clean, ...failed] })).toMatchObject({ how: 'not-reviewed' });
  });

  it('of an app that the table does not have proves nothing, whatever it concludes', () => {
    const checks = [buildCheck('House', 'acme', { title: 'All good' })];
    expectUnproven(/^All good$/, { check: { name: 'House', app: 'acme' } }, { checks });
  });

  it('by GitHub Actions never completes', () => {
    const checks = [buildCheck('CodeQL', 'github-actions')];
    const source = { check: { name: 'CodeQL', app: 'github-actions' } };
    expect(complete(source, { checks })).toMatchObject({ how: 'not-reviewed' });
  });

  it('that counts findings is complete once as many are shown', () => {
    const text = 'One.\n<!-- bughunter-severity: {"normal":1,"nit":0,"pre_existing":0} -->\n';
    const check = (parts: object) => [
      buildCheck('Claude Code Review', 'claude', { conclusion: 'neutral', text, ...parts }),
    ];
    expectUnproven(/more findings than it shows/, claude, { checks: check({}) });
    const annotations = [buildAnnotation()];
    expectReviewed(claude, { checks: check({ annotations }) });
    expectUnproven(/not all annotations/, claude, { checks: check({ annotations, annotationCount: 2 }) });
    const moved = check({ annotations, text: `${text}More.` });
    expect(complete(claude, { checks: moved })).toMatchObject({ how: 'not-reviewed' });
  });

  it('that says only that there are findings is complete with one', () => {
    const codeql = { name: 'CodeQL', app: 'github-advanced-security' };
    const failed = (annotations: object) => [
      buildCheck(codeql.name, codeql.app, { conclusion: 'failure', ...annotations }),
    ];
    expect(complete({ check: codeql }, { checks: failed({}) })).toMatchObject({ how: 'not-reviewed' });
    expectReviewed({ check: codeql }, { checks: failed({ annotations: [buildAnnotation()] }) });
  });
});

describe('a comment of the conversation', () => {
  const clean = (commit: string) =>
    buildComment(codex, `Codex Review: Didn't find any major issues.\n\n**Reviewed commit:** \`${commit}\``);

  it('that is clean proves a review of the commit that it names, by ten digits or more', () => {
    const login = 'chatgpt-codex-connector';
    expectReviewed(login, { comments: [clean(head.slice(0, 10))] });
    expectUnproven(/not name this commit/, login, { comments: [clean(head.slice(0, 9))] });
    expectUnproven(/not name this commit/, login, { comments: [clean(earlier)] });
  });

  it('proves nothing by the time alone, and a reaction neither', () => {
    const reactions = [{ content: 'THUMBS_UP', account: codex }];
    expectUnproven(/reaction names no commit/, 'chatgpt-codex-connector', { reactions });
    const comments = [buildComment(codex, "Codex Review: Didn't find any major issues.")];
    expectUnproven(/not name this commit/, 'chatgpt-codex-connector', { comments });
  });

  it('that someone else edited proves nothing', () => {
    const comments = [{ ...clean(head), editedByOthers: true }];
    expectUnproven(/someone else edited/, 'chatgpt-codex-connector', { comments });
  });

  it('that leaves out a finding that it states proves nothing', () => {
    const guide = (number: number) =>
      buildComment(
        bot('claude', 209825114),
        `### Code review\n\nFound ${number} issues:\n\n1. The lock is early\n\nhttps://github.com/o/r/blob/${head}/src/a.ts#L2-L3`,
      );
    const source = { login: 'claude', clean: ['Code review Found'] };
    expectUnproven(/more findings/, source, { comments: [guide(2)] });
    expectReviewed(source, { comments: [guide(1)] });
  });
});

describe('a review that states more findings than it shows', () => {
  const body = '**Actionable comments posted: 2**';
  const [one, two] = [buildInline(coderabbit, 'One.'), buildInline(coderabbit, 'Two.')];

  it('did not complete, as after a comment was deleted, whatever else says so', () => {
    const reviews = [buildReview(coderabbit, { body })];
    const statuses = [buildStatus(coderabbit, 'CodeRabbit', { description: 'Review completed' })];
    expectReviewed('coderabbitai', { reviews, comments: [one, two] });
    expectUnproven(/more findings/, 'coderabbitai', { reviews, comments: [one], statuses });
    const edited = [buildReview(coderabbit, { body: 'Fine.', editedByOthers: true })];
    expectUnproven(/someone else edited/, 'coderabbitai', { reviews: edited, comments: [one], statuses });
  });

  it('of an earlier commit does not matter for this one', () => {
    const reviews = [
      buildReview(coderabbit, { id: 6, body, commit: earlier, submittedAt: before }),
      buildReview(coderabbit, { body: '**Actionable comments posted: 0**' }),
    ];
    expectReviewed('coderabbitai', { reviews });
  });

  it('in its own text did not complete either', () => {
    const hidden = `${overview}\n\n<details>\n<summary>Suppressed comments (2)</summary>\n\n**src/a.ts:3**\n* Name it.\n\n</details>`;
    const reviews = [buildReview(copilot, { body: hidden })];
    expectUnproven(/more findings/, 'Copilot', { reviews });
    expectReviewed('Copilot', { reviews: [buildReview(copilot, { body: hidden.replace('(2)', '(1)') })] });
  });
});

describe('what completes nothing', () => {
  it('is an answer of which GitHub did not show all', () => {
    const reviews = [buildReview(copilot, { body: overview })];
    expectUnproven(/did not show all/, 'Copilot', { reviews, complete: false });
  });

  it('is an app without known words for "clean"', () => {
    const devin = bot('devin-ai-integration', 158243242);
    const reviews = [buildReview(devin, { body: 'Devin Review found 1 potential issue.' })];
    const comments = [buildInline(devin, '🔴 **A problem**')];
    expectUnproven(/proves a review/, 'devin-ai-integration', { reviews, comments });
  });

  it('is GitHub Actions', () => {
    const actions = bot('github-actions', 41898282);
    const body = `## PR Reviewer Guide\n\nReview updated until commit https://github.com/o/r/commit/${head}`;
    const parts = { comments: [buildComment(actions, body)], reviews: [buildReview(actions, { body })] };
    expect(complete({ login: 'github-actions', as: 'pr-agent' }, parts)).toMatchObject({
      how: 'not-reviewed',
    });
    expect(complete({ login: 'house-review', as: 'pr-agent' }, parts)).toMatchObject({
      reason: 'it has not answered',
    });
  });
});

describe('an app outside of the table', () => {
  const house = bot('house-review');

  it('completes by a review of this head, and by nothing else', () => {
    expectReviewed('house-review', { reviews: [buildReview(house, { body: 'Looks fine.' })] });
    expectReviewed('house-review', { reviews: [buildReview(house, { state: 'APPROVED' })] });
    const comments = [buildComment(house, `Looks fine at ${head}.`)];
    expectUnproven(/^it has not answered$/, 'house-review', { comments });
  });

  it('refuses and is clean by the first words that policy names', () => {
    const source = { login: 'house-review', clean: ['All *good*'], refused: ['Quota', '**'] };
    const quota = [buildReview(house, { body: '**Quota** is used up.' })];
    expectUnproven(/^Quota is used up/, source, { reviews: quota });
    expectReviewed(source, { comments: [buildComment(house, `All good at ${head}`)] });
    expectReviewed(source, { reviews: [buildReview(house, { body: 'Looks fine.' })] });
  });

  it('is read as the entry that policy names, without that entry’s own accounts and checks', () => {
    const source = { login: 'house-review', as: 'bugbot' };
    const checks = [buildCheck('Cursor Bugbot', 'cursor', { summary: 'no issues found' })];
    expect(complete(source, { checks })).toMatchObject({ reason: 'it has not answered' });
    const skipped = [buildComment(house, 'Skipping Bugbot: it is off.')];
    expectUnproven(/^Skipping Bugbot/, source, { comments: skipped });
  });
});

it('compares times, not texts', () => {
  const reviews = [buildReview(copilot, { body: overview, submittedAt: '2026-03-01T12:00:00+03:00' })];
  expect(opened).toBe('2026-03-01T10:00:00Z');
  expect(complete('Copilot', { reviews })).toMatchObject({ how: 'not-reviewed' });
});
