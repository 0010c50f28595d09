import { beforeEach, describe, expect, it } from 'vitest';
import { packState, readStateText, stateLine, unpackState } from '../../src/memory/packed-state.ts';
import type { RunState } from '../../src/memory/run-state.ts';
import { defaultPolicyPath } from '../../src/policy/policy.ts';
import { writeUnfinished } from '../../src/policy/shared-head.ts';
import { buildChangedFile } from '../support/builders/diff.ts';
import { buildComment, buildConversation } from '../support/builders/memory.ts';
import { inTurn, runConfigured } from '../support/configured-run.ts';
import { critical, type DemoRuns, minor, startDemoRuns } from '../support/demo-runs.ts';
import { publishing } from '../support/github/demo.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import type { Reactable } from '../support/github/model/conversation.ts';
import { clear } from '../support/titles.ts';

let demo: DemoRuns;

beforeEach(async () => {
  demo = await startDemoRuns({ ticking: true });
  demo.repository.collaborators.set('bob', 'write').set('mona', 'maintain');
});

const reactionsOf = ({ reactions }: Reactable) => reactions.map(({ content }) => content);
const refuse = () => demo.say('bob', `/pr-verdict wont-fix ${demo.findingId()} the table is public`);
const skipped = { exitCode: 0, status: 'skipped' };
const sent = () => demo.github.journal.writes.map(({ method, path }) => `${method} ${path}`);

/** Reviews a blocking finding, after which the journal is empty. */
async function reviewBlocking(): Promise<void> {
  await demo.review([critical]);
  demo.github.journal.clear();
}

describe('the next review', () => {
  it('applies a refusal by someone with write access, which is answered once, and nobody else’s', async () => {
    await demo.review([critical]);
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

  it.each(['check', 'status', 'job'] as const)('applies a waiver with `gate: %s`', async (gate) => {
    const settings = { settings: { gate }, permissions: publishing };
    expect(await lacking(settings)).toMatchObject(incomplete);
    const comment = waive();
    expect(await lacking(settings)).toMatchObject({ exitCode: 0, verdict: 'PASS', event: 'COMMENT' });
    expect(reactionsOf(comment)).toEqual(['+1']);
    const waived = /`broken` waived for this head by `mona` \[on [\d-]+\]\(.*\): its vendor is \\\*down\\\*/;
    if (gate === 'check') expect(demo.lastCheck()?.text).toMatch(waived);
  });

  function waiveOnOtherHead(): void {
    const { headSha } = demo.pull;
    demo.forcePush({ 'next.txt': 'next' }, 'feature');
    waive();
    demo.git.restart('feature', headSha);
    demo.repository.push('feature');
  }

  function waiveBeforePush(): void {
    waive();
    demo.push();
  }

  it.each([
    ['while the branch had another head', waiveOnOtherHead],
    ['before the head was pushed', waiveBeforePush],
  ])('applies no waiver that was written %s', async (_, happens) => {
    await lacking();
    happens();
    expect(await lacking()).toMatchObject(incomplete);
    waive();
    expect(await lacking()).toMatchObject({ verdict: 'PASS' });
  });
});

describe('a comment in the conversation', () => {
  it('concludes the check again at once, dismisses the change request, and is answered', async () => {
    await reviewBlocking();
    const comment = refuse();
    const open: unknown[] = [];
    const { result } = await demo.runOnComment(comment, { rememberGate: (gate) => open.push(gate) });
    expect(result).toMatchObject({ exitCode: 0, status: 'passed', verdict: 'PASS', conclusion: 'success' });
    expect(demo.repository.checkRuns).toMatchObject([
      {
        conclusion: 'success',
        title: clear,
        text: expect.stringContaining(`\`${demo.findingId()}\` accepted by \`bob\``),
        summary: expect.stringContaining(`Concluded again after comments: \`${clear}\`. `),
      },
    ]);
    expect([demo.states(), reactionsOf(comment)]).toEqual([['DISMISSED'], ['+1']]);
    // A post step has nothing to conclude, should the run be cancelled.
    expect(open).toEqual([]);
  });

  it('that is edited or deleted lets the check fail again', async () => {
    await reviewBlocking();
    const comment = refuse();
    const { body } = comment;
    await demo.runOnComment(comment);
    comment.body = 'I take that back.';
    const edited = await demo.runOnComment(comment, { change: { before: body } });
    expect(edited.result).toMatchObject({ exitCode: 0, status: 'failed', conclusion: 'failure' });
    expect(demo.lastCheck()?.summary?.match(/^Concluded again .*$/gm)).toHaveLength(1);
    comment.body = body;
    await demo.runOnComment(comment, { change: { before: 'I take that back.' } });
    expect(demo.conclusions()).toEqual(['success']);
    demo.pull.comments.length = 0;
    await demo.runOnComment(comment, { change: { deleted: true } });
    expect(demo.conclusions()).toEqual(['failure']);
  });

  it('that waives nothing gets one reply with the reason', async () => {
    await demo.review();
    const comment = demo.say('mona', '/pr-verdict waive nobody its vendor is down');
    for (const _ of ['first', 'second']) await demo.runOnComment(comment);
    await demo.review();
    const replies = demo.pull.comments.filter(({ author }) => author.login === 'github-actions[bot]');
    expect(replies.map(({ body }) => body)).toEqual([
      expect.stringContaining('had no effect: it names neither a reviewer of this run, nor `coverage`'),
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

  it('that has no command is left alone before GitHub is asked anything', async () => {
    const { result } = await demo.runOnComment(demo.say('bob', 'Nice.'));
    expect(result).toEqual(skipped);
    expect(demo.github.journal.entries).toEqual([]);
  });

  it.each<[string, (request: JournalEntry) => boolean, readonly string[]]>([
    ['anything is concluded', ({ path }) => path.endsWith('/check-runs'), []],
    ['the block is lifted', ({ method }) => method === 'PATCH', [expect.stringMatching(/^PATCH .*runs/)]],
  ])('dismisses nothing if the head moves before %s, which is reported', async (_, isDue, written) => {
    await reviewBlocking();
    const reviewed = demo.pull.headSha;
    const comment = refuse();
    demo.onceAfter(isDue, () => demo.push({ 'src/app.ts': 'all new\n' }));
    const { result, notices } = await demo.runOnComment(comment);
    expect(result).toEqual({ exitCode: 0, status: 'superseded', head: reviewed });
    expect(notices).toEqual([expect.stringContaining(`the head is ${demo.pull.headSha} now`)]);
    expect(demo.states()).toEqual(['CHANGES_REQUESTED']);
    expect(sent().filter((line) => line !== 'POST /graphql')).toEqual(written);
  });
});

it.each(['status', 'job'] as const)(
  'a command with `gate: %s` is marked as seen, once, and takes effect with the next run',
  async (gate) => {
    const settings = { settings: { gate }, permissions: publishing };
    await demo.review([critical], settings);
    const before = demo.repository.statuses.length;
    const comment = refuse();
    const { result, notices, page } = await demo.runOnComment(comment, { inputs: { gate } });
    expect(result).toEqual(skipped);
    expect(notices).toEqual([
      expect.stringContaining(`\`gate: ${gate}\` a command takes effect with the next run`),
    ]);
    expect(page).toContain(`gh workflow run 'WORKFLOW' -f pull-request=${demo.pull.number}`);
    await demo.runOnComment(comment, { inputs: { gate } });
    expect([demo.repository.statuses.length, reactionsOf(comment)]).toEqual([before, ['eyes']]);
    expect(await demo.review([critical], settings)).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    expect([demo.states()[0], reactionsOf(comment)]).toEqual(['DISMISSED', ['eyes', '+1']]);
  },
);

describe('a command that cannot be applied at once', () => {
  const policy = (text: string) => () => demo.pushBase({ [defaultPolicyPath]: text });
  const ignoring = policy('version: 1\npaths:\n  ignore: [logo.png]\n');

  const keep = (change: (text: string) => string) => () => {
    const kept = demo.lastCheck();
    if (kept?.text === undefined) throw new Error('the check keeps nothing');
    kept.text = change(kept.text);
  };
  const keepState = (more: Partial<RunState>) =>
    keep((text) => {
      const state = unpackState(readStateText(text) ?? '');
      if (state === undefined) throw new Error('the check keeps no state');
      return stateLine(packState({ ...state, ...more }, 60_000) ?? '');
    });

  async function startReview(): Promise<void> {
    const unfinished = writeUnfinished({ pull: demo.pull.number, state: 'running', key: 'x' });
    const running = { status: 'in_progress', external_id: unfinished };
    const body = { name: 'pr-verdict', head_sha: demo.pull.headSha, ...running };
    await demo.bot.post('/repos/octo/demo/check-runs', body);
  }

  function cutComments(): void {
    for (let n = 0; n < 201; n += 1) demo.say('alice', `Comment ${n}.`);
    const comments = { nodes: [], totalCount: 202, pageInfo: { hasNextPage: true, endCursor: 'again' } };
    const data = { viewer: { login: 'x' }, repository: { pullRequest: { comments } } };
    demo.answer(({ body }) => JSON.stringify(body ?? '').includes('query More('), 200, { data });
  }

  const closed = 'the pull request is closed';
  const notRead = 'could not be read to its end';

  it.each<[string, () => unknown]>([
    [notRead, cutComments],
    [closed, () => demo.pull.close()],
    ['no review of this head was concluded', () => demo.repository.checkRuns.pop()],
    ['a review of this head is running', startReview],
    ['left nothing to decide on', keep(() => 'Nothing.')],
    ['cannot be read', keep(() => stateLine('AAAA'))],
    ['something else', keepState({ head: '1'.repeat(40) })],
    ['something else', keepState({ pull: 9 })],
    ['something else', keepState({ tool: '00000000' })],
    ['another one than', keepState({ policy: '1'.repeat(64) })],
    ['another base branch or policy', ignoring],
    ['policy', policy('version: 2\n')],
  ])('concludes nothing, and is marked as seen if the next run applies it: %s (%#)', async (why, happens) => {
    await demo.review([critical]);
    await happens();
    const before = { ...demo.lastCheck() };
    const comment = refuse();
    demo.github.journal.clear();
    const { result, notices, page } = await demo.runOnComment(comment);
    expect(result).toEqual(skipped);
    expect(notices).toEqual([expect.stringContaining(why)]);
    expect({ ...demo.lastCheck() }).toEqual(before);
    const isSeen = why !== closed && why !== notRead;
    expect([sent(), reactionsOf(comment)]).toEqual(isSeen ? [['POST /graphql'], ['eyes']] : [[], []]);
    if (isSeen) expect(page).toContain(`gh run list --commit ${demo.pull.headSha}`);
  });

  it('is applied under the policy of the review, whose title remains', async () => {
    ignoring();
    await reviewBlocking();
    await demo.runOnComment(refuse());
    expect(demo.lastCheck()).toMatchObject({
      conclusion: 'success',
      title: `${clear}, 1 ignored by policy`,
    });
  });
});

it('a change of too many lines is given to a model once the role that policy names waives the size', async () => {
  const waiver = buildComment({
    author: 'mona',
    ours: false,
    inOwnWords: true,
    body: '/pr-verdict waive size it is a rename',
    writtenAt: '2026-01-02T00:00:01Z',
  });
  const people = [{ login: 'mona', role: 'write' }] as const;
  const conversation = buildConversation({ headSince: '2026-01-02T00:00:00Z', people, comments: [waiver] });
  const files = [buildChangedFile({ additions: 2, changes: 3 })];
  const { result, requests, directory } = await runConfigured(
    {
      reviewers: { model: { run: ['model'] } },
      evidence: { 'max-changed-lines': 1 },
      policy: { 'waived-by': 'write' },
    },
    { play: inTurn({ stdout: '[]' }), snapshot: { files, conversation } },
  );
  expect([requests.length, result.verdict]).toEqual([1, 'PASS']);
  expect(directory.json('evidence_pack.json')).toMatchObject({
    diff: { raw_diff: directory.text('pr_diff.txt') },
    missing_artifacts: expect.arrayContaining([
      expect.objectContaining({ artifact: 'smaller-changes', required: false }),
    ]),
  });
});
