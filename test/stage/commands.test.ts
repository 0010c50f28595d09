import { beforeEach, describe, expect, it } from 'vitest';
import { packState, readStateText, stateLine, unpackState } from '../../src/memory/packed-state.ts';
import type { RunState } from '../../src/memory/run-state.ts';
import { EvidencePack } from '../../src/model/evidence-pack.ts';
import { Manifest } from '../../src/model/manifest.ts';
import { buildChangedFile } from '../support/builders/diff.ts';
import { buildComment, buildConversation } from '../support/builders/memory.ts';
import { runConfigured, scripted } from '../support/configured-run.ts';
import { critical, type DemoRuns, minor, startDemoRuns } from '../support/demo-runs.ts';
import { publishing } from '../support/github/demo.ts';
import { issueCommentEvent } from '../support/github/events.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import { addComment, type Reactable } from '../support/github/model/conversation.ts';
import { qualityReview } from '../support/twelve-findings.ts';

let demo: DemoRuns;

beforeEach(async () => {
  demo = await startDemoRuns({ ticking: true });
  demo.repository.collaborators.set('bob', 'write').set('mona', 'maintain');
});

const reactionsOf = ({ reactions }: Reactable) => reactions.map(({ content }) => content);
const refuse = () => demo.say('bob', `/pr-verdict wont-fix ${demo.findingId()} the table is public`);
const skipped = { exitCode: 0, status: 'skipped' };
const sent = () => demo.github.journal.writes.map(({ method, path }) => `${method} ${path}`);

/** A review, after which the journal is empty. */
async function review(...args: Parameters<DemoRuns['review']>) {
  const result = await demo.review(...args);
  demo.github.journal.clear();
  return result;
}

describe('the next review', () => {
  it('applies a refusal by someone with write access, which is answered once, and nobody else’s', async () => {
    expect(await demo.review([critical])).toMatchObject({ verdict: 'FAIL', conclusion: 'failure' });
    const lookups = () =>
      demo.github.journal.entries.map(({ path }) => path).filter((path) => path.endsWith('/permission'));
    expect(lookups()).toEqual([]);
    refuse();
    demo.say('mallory', `/pr-verdict wont-fix ${demo.findingId()} let it be`);
    demo.say('bob', 'I like /pr-verdict.');
    expect(await demo.review([critical])).toMatchObject({ verdict: 'PASS', conclusion: 'success' });
    expect(lookups().sort()).toEqual(
      ['bob', 'mallory'].map((login) => `/repos/octo/demo/collaborators/${login}/permission`),
    );
    expect(demo.pull.threads).toHaveLength(1);
    expect(demo.states()[0]).toBe('DISMISSED');
    expect(demo.lastCheck()?.text).toContain(`\`${demo.findingId()}\` accepted by \`bob\``);
    expect(demo.lastCheck()?.text).not.toContain('mallory');
    await demo.review([critical]);
    expect(demo.writes()).toEqual([]);
    expect(demo.pull.comments.map(reactionsOf)).toEqual([['+1'], [], []]);
  });

  const lacking = (more: Parameters<DemoRuns['run']>[1] = {}) =>
    demo.review([], { ...more, files: { 'claude.json': JSON.stringify([minor]), 'broken.json': '{' } });
  const waive = () => demo.say('mona', '/pr-verdict waive broken its vendor is *down*');
  const incomplete = { exitCode: 2, verdict: '' };

  it('applies a waiver of a reviewer by a maintainer, who is named with the reason', async () => {
    expect(await lacking()).toMatchObject({ ...incomplete, conclusion: 'action_required' });
    waive();
    expect(await lacking()).toMatchObject({ verdict: 'PASS', event: 'COMMENT' });
    expect(demo.lastCheck()?.title).toBe('PASS · 1 reviewer · 5/5 files · waived: broken');
    expect(demo.lastCheck()?.text).toMatch(
      /`broken` waived for this head by `mona` \[on [\d-]+\]\(.*\): its vendor is \\\*down\\\*/,
    );
  });

  it.each(['status', 'job'] as const)('applies a waiver with `gate: %s` too', async (gate) => {
    const settings = { settings: { gate }, permissions: publishing };
    expect(await lacking(settings)).toMatchObject(incomplete);
    const comment = waive();
    expect(await lacking(settings)).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    expect(reactionsOf(comment)).toEqual(['+1']);
  });

  it.each<[string, () => void]>([
    [
      'before the head was pushed',
      () => {
        waive();
        demo.push();
      },
    ],
    [
      'while the branch had another head',
      () => {
        const { headSha } = demo.pull;
        demo.forcePush({ 'next.txt': 'next' }, 'feature');
        waive();
        demo.git.restart('feature', headSha);
        demo.repository.push('feature');
      },
    ],
  ])('applies no waiver that was written %s', async (_, happens) => {
    await lacking();
    happens();
    expect(await lacking()).toMatchObject(incomplete);
    expect(await lacking()).toMatchObject(incomplete);
    waive();
    expect(await lacking()).toMatchObject({ verdict: 'PASS' });
  });
});

describe('a comment in the conversation', () => {
  it('concludes the check again at once, dismisses the change request, and is answered', async () => {
    await review([critical]);
    const comment = refuse();
    const open: unknown[] = [];
    const { result } = await demo.runOnComment(comment, { rememberGate: (gate) => open.push(gate) });
    expect(result).toMatchObject({ exitCode: 0, status: 'passed', verdict: 'PASS', conclusion: 'success' });
    expect(demo.conclusions()).toEqual(['success']);
    const check = demo.lastCheck();
    expect(check?.title).toBe('PASS · 1 reviewer · 5/5 files');
    expect(check?.text).toContain(`\`${demo.findingId()}\` accepted by \`bob\``);
    expect(check?.summary).toMatch(
      /^Concluded again after comments: `PASS · 1 reviewer · 5\/5 files`\. [^\n]*\n\n\*\*Why:\*\* /,
    );
    expect(demo.states()).toEqual(['DISMISSED']);
    expect(reactionsOf(comment)).toEqual(['+1']);
    // A post step has nothing to conclude, should the run be cancelled.
    expect(open).toEqual([]);
  });

  it('that is edited or deleted lets the check fail again', async () => {
    await review([critical]);
    const comment = refuse();
    const { body } = comment;
    await demo.runOnComment(comment);
    comment.body = 'I take that back.';
    const edited = await demo.runOnComment(comment, { change: { before: body } });
    expect(edited.result).toMatchObject({ exitCode: 0, status: 'failed', conclusion: 'failure' });
    expect(demo.lastCheck()?.text).not.toContain('accepted by');
    expect(demo.lastCheck()?.summary?.match(/^Concluded again .*$/gm)).toHaveLength(1);
    comment.body = body;
    await demo.runOnComment(comment, { change: { before: 'I take that back.' } });
    expect(demo.conclusions()).toEqual(['success']);
    demo.pull.comments.length = 0;
    const deleted = await demo.runOnComment(comment, { change: { deleted: true } });
    expect(deleted.result).toMatchObject({ status: 'failed', conclusion: 'failure' });
    expect(demo.conclusions()).toEqual(['failure']);
  });

  it('lifts the change request of a reviewer whose every finding is refused, as the next review does', async () => {
    const { line_comments: comments, ...rest } = JSON.parse(JSON.stringify(qualityReview(demo.pull)));
    const claim = { ...rest, line_comments: comments.slice(0, 1), review_event: 'REQUEST_CHANGES' };
    const files = { 'claude.json': JSON.stringify(claim) };
    expect(await demo.review([], { files })).toMatchObject({ verdict: 'WARN' });
    expect((await demo.runOnComment(refuse())).result).toMatchObject({ verdict: 'PASS' });
    expect(await demo.review([], { files })).toMatchObject({ verdict: 'PASS', conclusion: 'success' });
  });

  it('that waives nothing gets one reply with the reason', async () => {
    await demo.review();
    const comment = demo.say('mona', '/pr-verdict waive nobody its vendor is down');
    await demo.runOnComment(comment);
    await demo.runOnComment(comment);
    await demo.review();
    const replies = demo.pull.comments.filter(({ author }) => author.login === 'github-actions[bot]');
    expect(replies.map(({ body }) => body)).toEqual([
      expect.stringContaining(
        'had no effect: it names neither a reviewer of this run, nor `coverage`, nor `size`.',
      ),
    ]);
    expect(reactionsOf(comment)).toEqual(['confused']);
  });

  it('gets its explanation in the check, and a rerun its instructions', async () => {
    await demo.review([critical]);
    await demo.runOnComment(demo.say('bob', `/pr-verdict explain ${demo.findingId()}`));
    expect(demo.lastCheck()).toMatchObject({ conclusion: 'failure' });
    expect(demo.lastCheck()?.text).toContain(`### \`${demo.findingId()}\` blocking\n`);
    const rerun = demo.say('bob', '/pr-verdict rerun');
    await demo.runOnComment(rerun);
    expect(demo.lastCheck()?.text).toContain(`\`gh run list --commit ${demo.pull.headSha}\` names`);
    expect(reactionsOf(rerun)).toEqual(['+1']);
  });

  it.each<[string, string, string, string]>([
    ['commands nothing', 'bob', 'Nice.', 'commands nothing'],
    ['is by an app', 'github-actions[bot]', '/pr-verdict rerun', 'not by a person'],
  ])('that %s is left alone before GitHub is asked anything', async (_, login, body, why) => {
    const { result, notices } = await demo.runOnComment(demo.say(login, body));
    expect(result).toEqual(skipped);
    expect(notices).toEqual([expect.stringContaining(why)]);
    expect(demo.github.journal.entries).toEqual([]);
  });

  it('on an issue is left alone', async () => {
    const issue = demo.repository.openIssue({ title: 'A bug' });
    const comment = addComment(issue, demo.github.world.accounts.named('bob'), '/pr-verdict rerun');
    const { result, notices } = await demo.runOn('issue_comment', issueCommentEvent(comment));
    expect(result).toEqual(skipped);
    expect(notices).toEqual([expect.stringContaining('not on a pull request')]);
  });

  it.each<[string, (request: JournalEntry) => boolean, readonly string[]]>([
    ['anything is concluded', ({ path }) => path.endsWith('/check-runs'), []],
    [
      'the block is lifted',
      ({ method }) => method === 'PATCH',
      [expect.stringMatching(/^PATCH .*check-runs/)],
    ],
  ])('dismisses nothing if the head moves before %s, which is reported', async (_, isDue, written) => {
    await review([critical]);
    const reviewed = demo.pull.headSha;
    const comment = refuse();
    let pushed = false;
    demo.github.afterRequest((request) => {
      if (pushed || !isDue(request)) return;
      pushed = true;
      demo.push({ 'src/app.ts': 'all new\n' });
    });
    const { result, notices } = await demo.runOnComment(comment);
    expect(result).toEqual({ exitCode: 0, status: 'superseded', head: reviewed });
    expect(notices).toEqual([expect.stringContaining(`the head is ${demo.pull.headSha} now`)]);
    expect(demo.states()).toEqual(['CHANGES_REQUESTED']);
    expect(sent().filter((line) => line !== 'POST /graphql')).toEqual(written);
  });
});

describe.each(['status', 'job'] as const)('a command with `gate: %s`', (gate) => {
  it('is marked as seen, once, and takes effect with the next run, as the answer explains', async () => {
    const settings = { settings: { gate }, permissions: publishing };
    expect(await demo.review([critical], settings)).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
    const before = demo.repository.statuses.length;
    const comment = refuse();
    const { result, notices, page } = await demo.runOnComment(comment, { inputs: { gate } });
    expect(result).toEqual(skipped);
    expect(notices).toEqual([
      expect.stringContaining(`\`gate: ${gate}\` a command takes effect with the next run`),
    ]);
    expect(page).toContain(`gh workflow run 'WORKFLOW' -f pull-request=${demo.pull.number}`);
    await demo.runOnComment(comment, { inputs: { gate } });
    expect(demo.repository.statuses).toHaveLength(before);
    expect(reactionsOf(comment)).toEqual(['eyes']);
    expect(await demo.review([critical], settings)).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    expect(demo.states()[0]).toBe('DISMISSED');
    expect(reactionsOf(comment)).toEqual(['eyes', '+1']);
  });
});

describe('the policy of the base', () => {
  const path = '.github/pr-verdict.yml';
  const policy = 'version: 1\npaths:\n  ignore: [logo.bin]\n';

  function setPolicy(text: string | undefined): void {
    const { git, repository } = demo;
    git.branch(repository.defaultBranch);
    if (text === undefined) git.remove(path);
    else git.write(path, text);
    git.commit('Policy');
    repository.push(repository.defaultBranch);
  }

  async function runAfterEdit(before: string | undefined, after: string | undefined) {
    if (before !== undefined) setPolicy(before);
    await review([critical]);
    if (after !== before) setPolicy(after);
    const comment = refuse();
    return { comment, ...(await demo.runOnComment(comment)) };
  }

  it('of the review weighs the remaining findings, and is in the title as it was', async () => {
    const { result } = await runAfterEdit(policy, policy);
    expect(result).toMatchObject({ status: 'passed', conclusion: 'success' });
    expect(demo.lastCheck()?.title).toBe('PASS · 1 reviewer · 5/5 files, 1 ignored by policy');
  });

  it.each([
    ['changed', policy, policy.replace('logo', 'other')],
    ['new', undefined, policy],
    ['gone', policy, undefined],
    ['no policy any more', policy, 'version: 2\n'],
  ])('that is %s since the review leaves a comment to the next one', async (_what, before, after) => {
    const { result, notices, comment } = await runAfterEdit(before, after);
    expect(result).toEqual(skipped);
    expect(notices).toHaveLength(1);
    expect(sent()).toEqual(['POST /graphql']);
    expect(reactionsOf(comment)).toEqual(['eyes']);
    expect(demo.conclusions()).toEqual(['failure']);
  });
});

describe('a command that cannot be applied at once', () => {
  /** Nothing is concluded; the comment is marked as seen, and how to start the next run is reported. */
  async function expectWaiting(why: string): Promise<void> {
    const before = { ...demo.lastCheck() };
    const comment = demo.say('bob', '/pr-verdict rerun');
    const { result, notices, page } = await demo.runOnComment(comment);
    expect(result).toEqual(skipped);
    const command = `gh run list --commit ${demo.pull.headSha}`;
    expect(notices).toEqual([expect.stringContaining(why)]);
    expect(notices[0]).toContain(command);
    expect(page).toContain(command);
    expect(sent()).toEqual(['POST /graphql']);
    expect(reactionsOf(comment)).toEqual(['eyes']);
    expect({ ...demo.lastCheck() }).toEqual(before);
  }

  it('waits for the first review of the head', () => expectWaiting('no review of this head was concluded'));

  it('waits while a review of the head is running', async () => {
    await demo.review([critical]);
    const running = { status: 'in_progress', external_id: 'x' };
    const body = { name: 'pr-verdict', head_sha: demo.pull.headSha, ...running };
    await demo.bot.post('/repos/octo/demo/check-runs', body);
    demo.github.journal.clear();
    await expectWaiting('a review of this head is running');
  });

  const changeState = (change: (state: RunState) => RunState) => (text: string) => {
    const state = unpackState(readStateText(text) ?? '');
    if (state === undefined) throw new Error('the check keeps no state');
    return stateLine(packState(change(state), 60_000) ?? '');
  };

  it.each<[string, (text: string) => string, string]>([
    ['is not there', () => 'Nothing.', 'left nothing to decide on'],
    ['is not ours to read', () => stateLine('AAAA'), 'cannot be read'],
    ['is about another head', changeState((state) => ({ ...state, head: '1'.repeat(40) })), 'something else'],
    ['is about another pull request', changeState((state) => ({ ...state, pull: 9 })), 'something else'],
    ['is another instance’s', changeState((state) => ({ ...state, tool: '00000000' })), 'something else'],
    [
      'was made by another policy',
      changeState((state) => ({ ...state, policy: '1'.repeat(64) })),
      'another one than',
    ],
  ])('waits if the kept state %s', async (_, change, why) => {
    await review([critical]);
    const kept = demo.lastCheck();
    if (kept?.text === undefined) throw new Error('the check keeps nothing');
    kept.text = change(kept.text);
    await expectWaiting(why);
  });

  it('is skipped if not all comments could be read', async () => {
    await review([critical]);
    const comment = refuse();
    for (let n = 0; n < 201; n += 1) demo.say('alice', `Comment ${n}.`);
    const comments = { nodes: [], totalCount: 202, pageInfo: { hasNextPage: true, endCursor: 'again' } };
    demo.github.faults.push({
      times: 1000,
      match: ({ operations }) => operations.join() === 'repository',
      act: { answer: { status: 200, body: { data: { repository: { pullRequest: { comments } } } } } },
    });
    const { result, notices } = await demo.runOnComment(comment);
    expect(result).toEqual(skipped);
    expect(notices).toEqual([expect.stringContaining('could not be read to its end')]);
    expect(demo.conclusions()).toEqual(['failure']);
    expect(sent()).toEqual([]);
  });

  it('is left alone after the pull request was closed', async () => {
    await review([critical]);
    demo.pull.close();
    const { result, notices } = await demo.runOnComment(demo.say('bob', '/pr-verdict rerun'));
    expect(result).toEqual(skipped);
    expect(notices).toEqual([expect.stringContaining('the pull request is closed')]);
    expect(sent()).toEqual([]);
  });
});

it.each([
  ['is kept from a model', undefined, 0, ''],
  ['is kept from it although someone without the permission waives the size', 'write', 0, ''],
  ['is given to it once a maintainer waives the size', 'maintain', 1, 'PASS'],
] as const)('a change of too many lines %s', async (_, role, started, verdict) => {
  const commands = scripted({ stdout: '[]' });
  const waiver = buildComment({
    author: 'mona',
    ours: false,
    inOwnWords: true,
    body: '/pr-verdict waive size it is a rename',
    writtenAt: '2026-01-02T00:00:01Z',
  });
  const conversation = buildConversation({
    headSince: '2026-01-02T00:00:00Z',
    people: role === undefined ? [] : [{ login: 'mona', role }],
    comments: role === undefined ? [] : [waiver],
  });
  const files = [buildChangedFile({ additions: 2, changes: 3 })];
  const { result, json, directory } = await runConfigured(
    { reviewers: { model: { run: ['model'] } }, evidence: { 'max-changed-lines': 1 } },
    { commands, snapshot: { files, conversation } },
  );
  expect(commands.requests).toHaveLength(started);
  expect(result).toMatchObject({ verdict });
  const isWaived = started > 0;
  const pack = EvidencePack.parse(await json('evidence_pack.json'));
  const diff = Buffer.from((await directory.read('pr_diff.txt')) ?? []).toString();
  expect(pack.diff.raw_diff).toBe(isWaived ? diff : '');
  expect(pack.missing_artifacts[0]).toMatchObject({ artifact: 'smaller-changes', required: !isWaived });
  const { unknown } = Manifest.parse(await json('manifest.json'));
  expect(unknown.includes('diff.raw_diff')).toBe(!isWaived);
});
