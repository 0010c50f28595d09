import { describe, expect, it } from 'vitest';
import { c1, c1Blocking, c1Finding, c2 } from '../support/builders/documents.ts';
import { verdictFile } from '../support/contract-documents.ts';
import { runForEvent } from '../support/event-run.ts';
import type { Script } from '../support/fakes/scripted-commands.ts';
import { numbered } from '../support/github/demo.ts';
import { issueCommentEvent } from '../support/github/events.ts';
import { addComment } from '../support/github/model/conversation.ts';
import { type ReviewedPullRequest, type Scripts, startReviewed } from '../support/reviewed-pull-request.ts';
import { temporaryFolder } from '../support/runner.ts';

let world: ReviewedPullRequest;

const lock = c1Finding({
  file: 'src/other.ts',
  line: 5,
  severity: 'CRITICAL',
  issue: 'The lock is never released when the call throws.',
});
const names = c1Finding({
  file: 'src/app.ts',
  line: 20,
  severity: 'CRITICAL',
  issue: 'Customer names reach the log in clear text.',
});

const says = (...findings: readonly unknown[]): Script => ({ stdout: JSON.stringify(findings) });
const reviewer = (id: string, keys: Readonly<Record<string, unknown>> = {}) => ({
  [id]: { run: [id], retries: 0, repairs: 0, ...keys },
});
const quick = reviewer('fast', { modes: ['full', 'quick'] });

/** Reviewed are line 20 of `src/app.ts` and line 5 of `src/other.ts`. */
async function start(
  reviewers: Readonly<Record<string, unknown>> = { ...reviewer('locks'), ...reviewer('names'), ...quick },
  policy: Readonly<Record<string, unknown>> = {},
  gate: 'check' | 'status' = 'check',
): Promise<void> {
  world = await startReviewed({ reviewers, policy }, gate);
  world.push({ 'src/other.ts': numbered({ 5: 'lock()' }) });
}

function forcePush(): void {
  world.push({ 'src/app.ts': numbered({ 20: 'other 20' }) }, world.repository.defaultBranch);
}

function mergeBase(): void {
  const { git, repository } = world;
  git.branch(repository.defaultBranch);
  git.writeAll({ 'other.md': 'From the base.\n' }).commit('Base moves on');
  repository.push(repository.defaultBranch);
  git.branch('feature');
  git.merge(repository.defaultBranch);
  repository.push('feature');
}

function demand(): Script {
  const info = { number: 1, repo: 'octo/demo', title: '', description: '', head_sha: world.pull.headSha };
  return { stdout: c2({ review_event: 'REQUEST_CHANGES', pr_info: info }) };
}

/** A whole C5 answer in the mode that it was asked in. */
function rechecks(...findings: readonly Record<string, unknown>[]): Script {
  const count = (severity: string) => findings.filter((each) => each['severity'] === severity).length;
  return {
    stdout: JSON.stringify(
      verdictFile({
        mode: 'verify',
        verdict: findings.some(({ status }) => status === 'reopened') ? 'FAIL' : 'PASS',
        summary: { blocker: count('Blocker'), high: 0, medium: 0, low: 0, info: 0 },
        reportPath: '',
        findings,
      }),
    ),
  };
}

const mend = () => world.push({ 'src/other.ts': numbered({ 5: 'withLock(call)' }) });
const verify = (scripts: Scripts = {}) => world.run(scripts, { settings: { mode: 'verify' } });
const commentsOf = () => world.pull.threads.map(({ comments }) => comments[0]?.body ?? '');
const blockingId = () =>
  commentsOf()
    .flatMap((body) => / finding ([a-z-]+-[0-9a-f]{8}-[0-9-]+) /.exec(body)?.[1] ?? [])
    .at(-1) ?? '';

/** Somebody comments, which starts a run of its own without any reviewer. */
async function comment(login: string, body: string): Promise<void> {
  const { github, repository, pull } = world;
  const comment = addComment(pull, github.world.accounts.named(login), body);
  const event = { name: 'issue_comment', payload: issueCommentEvent(comment) };
  await runForEvent({ github, repository, event, root: temporaryFolder('comment') });
}

const lastCheck = () => world.repository.checkRuns.at(-1);

describe('a verify run of a pull request', () => {
  it('asks the reviewers of changed findings and the quick ones again, and settles findings that they do not repeat', async () => {
    await start();
    await world.run({ locks: says(lock), names: says(names) });
    mend();

    const { result, asked, directory, prior, since } = await verify();

    expect(asked).toEqual(['fast', 'locks']);
    const given = JSON.parse(prior.get('locks') ?? '');
    expect(given.mode).toBe('verify');
    expect(given.findings.map(({ file, status }: Record<string, string>) => [file, status])).toEqual(
      expect.arrayContaining([
        ['src/other.ts', 'fixed'],
        ['src/app.ts', 'open'],
      ]),
    );
    expect(since.get('locks')).toContain('+withLock(call)');
    expect(directory.has('reviewers/hygiene/output.json')).toBe(true);
    const [fixed, open] = commentsOf().sort(
      (a, b) => Number(b.includes('lock')) - Number(a.includes('lock')),
    );
    expect(fixed).toContain('✅ Fixed');
    expect(open).toContain('Customer names');
    expect(open).not.toContain('Fixed');
    expect(result).toMatchObject({ exitCode: 1, verdict: '', conclusion: 'failure' });
    expect(lastCheck()?.title).toBe('FAIL so far · Incomplete: names is unavailable');
  });

  it('passes once all is verified and no reviewer has to read new lines', async () => {
    await start({ ...reviewer('locks'), ...quick });
    await world.run({ locks: says(lock) });
    expect(world.pull.reviews.map(({ state }) => state)).toEqual(['CHANGES_REQUESTED']);
    mend();

    const { result, log } = await verify();

    expect(result).toMatchObject({ exitCode: 0, verdict: 'PASS', conclusion: 'success' });
    expect(world.pull.reviews.map(({ state }) => state)).toEqual(['DISMISSED', 'COMMENTED']);
    expect(log).toContain('Changed lines that only the built-in and quick reviewers have read: 0');
  });

  describe('by a reviewer that answers in C5 about the findings marked as fixed alone', () => {
    const alone = { ...reviewer('locks'), ...quick };
    const unread = 'Changed lines that only the built-in and quick reviewers have read: 2';

    it('settles it, reports the unread lines, and is carried over as such', async () => {
      await start(alone, { approve: true, 'human-lanes': [] });
      await world.run({ locks: says(lock) });
      mend();

      const first = await verify({ locks: rechecks() });
      expect(first.log).toContain('Of what was marked fixed, 1 verified, 0 reopened, 0 unanswered');
      expect(first.log).toContain(unread);
      expect(first.result).toMatchObject({ exitCode: 0, verdict: 'PASS', event: 'COMMENT' });
      const second = await verify();
      expect(second.asked).toEqual(['fast']);
      expect(second.log).toContain(unread);
      expect(second.result).toMatchObject({ exitCode: 0, verdict: 'PASS', event: 'COMMENT' });
    });

    it('settles nothing by calling an unchanged finding verified', async () => {
      await start(alone);
      await world.run({ locks: says(lock) });
      world.push({ 'src/app.ts': numbered({ 20: 'second 20' }) });
      const asked = { stdout: (await verify()).prior.get('fast') ?? '' };
      const [parsed] = JSON.parse(asked.stdout).findings;
      const { reviewers: _reviewers, replies: _replies, ...known } = parsed;

      const { result } = await world.run({
        locks: {
          stdout: JSON.stringify(
            verdictFile({
              verdict: 'PASS',
              summary: { blocker: 1, high: 0, medium: 0, low: 0, info: 0 },
              findings: [{ ...known, status: 'verified' }],
            }),
          ),
        },
      });

      expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
    });
  });

  it('is concluded again by a comment, with the carried answers', async () => {
    await start(undefined);
    await world.run({ locks: says(lock) });
    mend();
    await verify();
    expect(lastCheck()?.title).toBe('Incomplete: names is unavailable');
    world.repository.collaborators.set('mona', 'maintain');
    await comment('mona', '/pr-verdict waive names a rename');
    expect(lastCheck()).toMatchObject({
      conclusion: 'success',
      title: expect.stringContaining('waived: names'),
    });

    await world.run({ locks: says(lock) });
    await verify();
    expect(lastCheck()?.title).toContain('FAIL');
    await comment('mona', `/pr-verdict wont-fix ${blockingId()} the lock is held on purpose`);
    expect(lastCheck()).toMatchObject({ conclusion: 'success', title: expect.stringContaining('PASS') });
    expect(world.pull.reviews.map(({ state }) => state)).not.toContain('CHANGES_REQUESTED');
  });

  it('carries over the answers to a change that is the same, an approval with them', async () => {
    await start(undefined, { approve: true, 'human-lanes': [] });
    world.repository.settings.actionsMayApprove = true;
    expect((await world.run()).result).toMatchObject({ verdict: 'PASS', event: 'APPROVE' });

    const { result, asked } = await verify();

    expect(asked).toEqual(['fast']);
    expect(result).toMatchObject({ exitCode: 0, verdict: 'PASS', event: 'APPROVE' });
    expect(lastCheck()?.title).toBe('PASS · 3 reviewers · 2/2 files');
    expect(world.pull.reviews.map(({ state }) => state)).toEqual(['APPROVED']);
  });

  it.each([
    ['after a force-push', 2, () => world.run().then(forcePush)],
    ['after the base was merged into it', 4, () => world.run().then(mergeBase)],
    ['without an earlier full run', 4, async () => {}],
  ])('counts all lines as unread %s', async (_, lines, happens) => {
    await start();
    await happens();

    const { asked, result, log } = await verify();

    expect(asked).toEqual(['fast']);
    expect(result).toMatchObject({ exitCode: 2, status: 'incomplete' });
    expect(log).toContain(`locks: unavailable (LINES_UNREAD: all ${lines} changed lines`);
  });

  it('asks again where the author resolved the thread', async () => {
    await start();
    await world.run({ locks: says(lock) });
    const [thread] = world.pull.threads;
    if (thread !== undefined) thread.resolvedBy = world.github.world.accounts.named('alice');

    const { asked, result } = await verify();

    expect(asked).toEqual(['fast', 'locks']);
    // Nothing changed, so that silence proves nothing.
    expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
  });

  it('is incomplete where a reviewer that is not asked claims more than it found', async () => {
    await start({ ...reviewer('locks', { modes: ['full'] }), ...quick });
    await world.run({ locks: demand() });

    const { asked, result, log } = await verify();

    expect(asked).toEqual(['fast']);
    expect(result).toMatchObject({ exitCode: 2, status: 'incomplete' });
    expect(log).toContain('ANSWER_LAPSED: ');
  });
});

const changeOf = (text: string) => ({ 'src/app.ts': numbered({ 3: 'changed', 20: 'first 20', 30: text }) });

async function startLimited(limits: Readonly<Record<string, unknown>>): Promise<void> {
  const claude = { run: ['claude'], retries: 0, repairs: 0, ...limits };
  world = await startReviewed({ reviewers: { claude } });
}

it('a reviewer is skipped after its last run; its finding stays open until a person asks for it again', async () => {
  await startLimited({ 'max-runs': 1 });
  world.push(changeOf('second 30'));
  const first = await world.run({ claude: { stdout: c1(c1Blocking()) } });
  world.push(changeOf('third 30'));

  const second = await world.run();

  expect(first.asked).toEqual(['claude']);
  expect(second.asked).toEqual([]);
  expect(second.result).toMatchObject({ status: 'failed', verdict: first.result.verdict });
  expect(world.repository.checkRuns.at(-1)?.summary).toContain('max-runs');

  addComment(world.pull, world.github.world.accounts.named('alice'), '/pr-verdict rerun claude');
  const third = await world.run();
  expect(third.asked).toEqual(['claude']);
  expect(third.result.status).toBe('passed');
});

it('a reviewer without a whole answer is not skipped, and leaves the review incomplete after its last run', async () => {
  await startLimited({ 'max-runs': 2, 'min-change': 100 });
  const fails = { claude: { end: { how: 'killed', signal: 'SIGSEGV' } } } as const;
  await world.run(fails);
  expect((await world.run(fails)).asked).toEqual(['claude']);

  const { asked, result } = await world.run();

  expect(asked).toEqual([]);
  expect(result.status).toBe('incomplete');
});
