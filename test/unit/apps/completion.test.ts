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

const reviewed = { how: 'reviewed' };
const because = (reason: RegExp) =>
  expect.objectContaining({ how: 'not-reviewed', reason: expect.stringMatching(reason) });

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
    expect(complete('coderabbitai', {})).toEqual(because(/^it has not answered$/));
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
    expect(complete('chatgpt-codex-connector', { comments })).toEqual(because(/^To use Codex here/));
  });
});

describe('a limit notice above an old walkthrough', () => {
  const limit =
    '<!-- This is an auto-generated comment: summarize by coderabbit.ai -->\n<!-- This is an auto-generated comment: rate limited by coderabbit.ai -->\n\nWait a while.';
  const walkthrough = `\n\nNo actionable comments were generated in the recent review.\n\nbetween ${earlier} and ${head}.`;

  it('is a refusal, whatever is below it', () => {
    const comments = [buildComment(coderabbit, limit + walkthrough)];
    expect(complete('coderabbitai', { comments })).toEqual(because(/^Wait a while/));
  });

  it('does not take back a review of this head', () => {
    const comments = [buildComment(coderabbit, limit + walkthrough)];
    const reviews = [buildReview(coderabbit, { body: '**Actionable comments posted: 0**' })];
    expect(complete('coderabbitai', { comments, reviews })).toEqual(reviewed);
  });
});

describe('a status', () => {
  it('that passes with "Review rate limited" is a refusal', () => {
    const statuses = [buildStatus(coderabbit, 'CodeRabbit', { description: 'Review rate limited' })];
    expect(complete('coderabbitai', { statuses })).toEqual(because(/^Review rate limited$/));
  });

  it('that passes without words that are known proves nothing', () => {
    const statuses = [buildStatus(coderabbit, 'CodeRabbit', { description: 'Done' })];
    expect(complete('coderabbitai', { statuses })).toEqual(because(/^Done$/));
  });

  it('by another account, or with another context, is not there', () => {
    const done = { description: 'Review completed' };
    const statuses = [
      buildStatus(bot('github-actions'), 'CodeRabbit', done),
      buildStatus(coderabbit, 'CI', done),
    ];
    expect(complete('coderabbitai', { statuses })).toEqual(because(/^it has not answered$/));
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
    expect(complete(login, { reviews: [buildReview(copilot, { body })] })).toEqual(
      because(/^Copilot was unable/),
    );
    const sorry = buildReview(sourcery, { body: 'Sorry @someone, your request is too large.' });
    expect(complete('sourcery-ai', { reviews: [sorry] })).toEqual(because(/^Sorry @someone/));
  });

  it('with a text that is not known is none, even one that approves', () => {
    const review = buildReview(copilot, { body: 'All is well.', state: 'APPROVED' });
    expect(complete('Copilot', { reviews: [review] })).toEqual(because(/^All is well\.$/));
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
    expect(complete('coderabbitai', { reviews: [buildReview(coderabbit)], comments })).toEqual(reviewed);
  });

  it('that is still a draft is none', () => {
    const reviews = [buildReview(copilot, { body: overview, state: 'PENDING' })];
    expect(complete('Copilot', { reviews })).toEqual(because(/^it has not answered$/));
  });
});

describe('a review that is', () => {
  const of = (parts: object) => ({ reviews: [buildReview(copilot, { body: overview, ...parts })] });

  it('of an earlier commit, or was there before our first check, proves nothing', () => {
    expect(complete('Copilot', of({ commit: earlier }))).toEqual(because(/not certainly of this commit/));
    expect(complete('Copilot', of({ submittedAt: before }))).toEqual(because(/not certainly of this commit/));
    expect(complete('Copilot', of({}), { firstCheckAt: null })).toEqual(
      because(/not certainly of this commit/),
    );
  });

  it('submitted after the next push is of the commit that its event named', () => {
    expect(complete('Copilot', of({}), { submittedFor: new Map([[7, earlier]]) })).toMatchObject({
      how: 'not-reviewed',
    });
    const late = of({ commit: earlier, submittedAt: before });
    expect(complete('Copilot', late, { submittedFor: new Map([[7, head]]) })).toEqual(reviewed);
  });
});

describe('a check', () => {
  const cursor = (parts: object) => [buildCheck('Cursor Bugbot', 'cursor', parts)];

  it('that is neutral after a refusal proves nothing; one with findings is proved by their review', () => {
    const checks = cursor({ conclusion: 'neutral', title: 'Bugbot Review' });
    const refusal = [buildComment(bugbot, "<h3>Bugbot couldn't run - usage limit reached</h3>")];
    expect(complete('cursor', { checks, comments: refusal })).toEqual(because(/^Bugbot couldn't run/));
    const body = `Cursor Bugbot has reviewed your changes and found 1 potential issue.\n\nReviewed by Bugbot for commit ${head}.`;
    const reviews = [buildReview(bugbot, { body })];
    const comments = [...refusal, buildInline(bugbot, '### A problem')];
    expect(complete('cursor', { checks, comments, reviews })).toEqual(reviewed);
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
    expect(complete('cursor', { checks })).toEqual(because(/^it has not answered$/));
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
    expect(complete({ check: { name: 'House', app: 'acme' } }, { checks })).toEqual(because(/^All good$/));
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
    expect(complete(claude, { checks: check({}) })).toEqual(because(/more findings than it shows/));
    const annotations = [buildAnnotation()];
    expect(complete(claude, { checks: check({ annotations }) })).toEqual(reviewed);
    expect(complete(claude, { checks: check({ annotations, annotationCount: 2 }) })).toEqual(
      because(/not all annotations/),
    );
    const moved = check({ annotations, text: `${text}More.` });
    expect(complete(claude, { checks: moved })).toMatchObject({ how: 'not-reviewed' });
  });

  it('that says only that there are findings is complete with one', () => {
    const codeql = { name: 'CodeQL', app: 'github-advanced-security' };
    const failed = (annotations: object) => [
      buildCheck(codeql.name, codeql.app, { conclusion: 'failure', ...annotations }),
    ];
    expect(complete({ check: codeql }, { checks: failed({}) })).toMatchObject({ how: 'not-reviewed' });
    expect(complete({ check: codeql }, { checks: failed({ annotations: [buildAnnotation()] }) })).toEqual(
      reviewed,
    );
  });
});

describe('a comment of the conversation', () => {
  const clean = (commit: string) =>
    buildComment(codex, `Codex Review: Didn't find any major issues.\n\n**Reviewed commit:** \`${commit}\``);

  it('that is clean proves a review of the commit that it names, by ten digits or more', () => {
    const login = 'chatgpt-codex-connector';
    expect(complete(login, { comments: [clean(head.slice(0, 10))] })).toEqual(reviewed);
    expect(complete(login, { comments: [clean(head.slice(0, 9))] })).toEqual(because(/not name this commit/));
    expect(complete(login, { comments: [clean(earlier)] })).toEqual(because(/not name this commit/));
  });

  it('proves nothing by the time alone, and a reaction neither', () => {
    const reactions = [{ content: 'THUMBS_UP', account: codex }];
    expect(complete('chatgpt-codex-connector', { reactions })).toEqual(because(/reaction names no commit/));
    const comments = [buildComment(codex, "Codex Review: Didn't find any major issues.")];
    expect(complete('chatgpt-codex-connector', { comments })).toEqual(because(/not name this commit/));
  });

  it('that someone else edited proves nothing', () => {
    const comments = [{ ...clean(head), editedByOthers: true }];
    expect(complete('chatgpt-codex-connector', { comments })).toEqual(because(/someone else edited/));
  });

  it('that leaves out a finding that it states proves nothing', () => {
    const guide = (number: number) =>
      buildComment(
        bot('claude', 209825114),
        `### Code review\n\nFound ${number} issues:\n\n1. The lock is early\n\nhttps://github.com/o/r/blob/${head}/src/a.ts#L2-L3`,
      );
    const source = { login: 'claude', clean: ['Code review Found'] };
    expect(complete(source, { comments: [guide(2)] })).toEqual(because(/more findings/));
    expect(complete(source, { comments: [guide(1)] })).toEqual(reviewed);
  });
});

describe('a review that states more findings than it shows', () => {
  const body = '**Actionable comments posted: 2**';
  const [one, two] = [buildInline(coderabbit, 'One.'), buildInline(coderabbit, 'Two.')];

  it('did not complete, as after a comment was deleted, whatever else says so', () => {
    const reviews = [buildReview(coderabbit, { body })];
    const statuses = [buildStatus(coderabbit, 'CodeRabbit', { description: 'Review completed' })];
    expect(complete('coderabbitai', { reviews, comments: [one, two] })).toEqual(reviewed);
    expect(complete('coderabbitai', { reviews, comments: [one], statuses })).toEqual(
      because(/more findings/),
    );
    const edited = [buildReview(coderabbit, { body: 'Fine.', editedByOthers: true })];
    expect(complete('coderabbitai', { reviews: edited, comments: [one], statuses })).toEqual(
      because(/someone else edited/),
    );
  });

  it('of an earlier commit does not matter for this one', () => {
    const reviews = [
      buildReview(coderabbit, { id: 6, body, commit: earlier, submittedAt: before }),
      buildReview(coderabbit, { body: '**Actionable comments posted: 0**' }),
    ];
    expect(complete('coderabbitai', { reviews })).toEqual(reviewed);
  });

  it('in its own text did not complete either', () => {
    const hidden = `${overview}\n\n<details>\n<summary>Suppressed comments (2)</summary>\n\n**src/a.ts:3**\n* Name it.\n\n</details>`;
    const reviews = [buildReview(copilot, { body: hidden })];
    expect(complete('Copilot', { reviews })).toEqual(because(/more findings/));
    expect(
      complete('Copilot', { reviews: [buildReview(copilot, { body: hidden.replace('(2)', '(1)') })] }),
    ).toEqual(reviewed);
  });
});

describe('what completes nothing', () => {
  it('is an answer of which GitHub did not show all', () => {
    const reviews = [buildReview(copilot, { body: overview })];
    expect(complete('Copilot', { reviews, complete: false })).toEqual(because(/did not show all/));
  });

  it('is an app without known words for "clean"', () => {
    const devin = bot('devin-ai-integration', 158243242);
    const reviews = [buildReview(devin, { body: 'Devin Review found 1 potential issue.' })];
    const comments = [buildInline(devin, '🔴 **A problem**')];
    expect(complete('devin-ai-integration', { reviews, comments })).toEqual(because(/proves a review/));
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
    expect(complete('house-review', { reviews: [buildReview(house, { body: 'Looks fine.' })] })).toEqual(
      reviewed,
    );
    expect(complete('house-review', { reviews: [buildReview(house, { state: 'APPROVED' })] })).toEqual(
      reviewed,
    );
    const comments = [buildComment(house, `Looks fine at ${head}.`)];
    expect(complete('house-review', { comments })).toEqual(because(/^it has not answered$/));
  });

  it('refuses and is clean by the first words that policy names', () => {
    const source = { login: 'house-review', clean: ['All *good*'], refused: ['Quota', '**'] };
    const quota = [buildReview(house, { body: '**Quota** is used up.' })];
    expect(complete(source, { reviews: quota })).toEqual(because(/^Quota is used up/));
    expect(complete(source, { comments: [buildComment(house, `All good at ${head}`)] })).toEqual(reviewed);
    expect(complete(source, { reviews: [buildReview(house, { body: 'Looks fine.' })] })).toEqual(reviewed);
  });

  it('is read as the entry that policy names, without that entry’s own accounts and checks', () => {
    const source = { login: 'house-review', as: 'bugbot' };
    const checks = [buildCheck('Cursor Bugbot', 'cursor', { summary: 'no issues found' })];
    expect(complete(source, { checks })).toMatchObject({ reason: 'it has not answered' });
    const skipped = [buildComment(house, 'Skipping Bugbot: it is off.')];
    expect(complete(source, { comments: skipped })).toEqual(because(/^Skipping Bugbot/));
  });
});

it('compares times, not texts', () => {
  const reviews = [buildReview(copilot, { body: overview, submittedAt: '2026-03-01T12:00:00+03:00' })];
  expect(opened).toBe('2026-03-01T10:00:00Z');
  expect(complete('Copilot', { reviews })).toMatchObject({ how: 'not-reviewed' });
});
