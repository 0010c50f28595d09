import { describe, expect, it } from 'vitest';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { verdictFile } from '../support/contract-documents.ts';
import type { Script } from '../support/fakes/scripted-commands.ts';
import { numbered } from '../support/github/demo.ts';
import {
  type ReviewedPullRequest,
  reviewer,
  type Scripts,
  startReviewed,
} from '../support/reviewed-pull-request.ts';
import { says } from '../support/worked-tree.ts';

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
const found = { locks: says(lock), names: says(names) };

const quick = reviewer('fast', { modes: ['full', 'quick'] });
const alone = { ...reviewer('locks'), ...quick };
const approving = { approve: true, 'human-lanes': [] };

/** Reviewed are line 20 of `src/app.ts` and line 5 of `src/other.ts`. */
async function start(
  reviewers: Readonly<Record<string, unknown>> = { ...alone, ...reviewer('names') },
  policy: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  world = await startReviewed({ reviewers, policy });
  world.push({ 'src/other.ts': numbered({ 5: 'lock()' }) });
}

function forcePush(): void {
  world.forcePush({ 'src/app.ts': numbered({ 20: 'other 20' }) });
}

const fixLock = () => world.push({ 'src/other.ts': numbered({ 5: 'withLock(call)' }) });
const verify = (scripts: Scripts = {}) => world.run(scripts, { settings: { mode: 'verify' } });

describe('a verify run of a pull request', () => {
  it('asks the reviewers of changed findings and the quick ones again, and settles findings that they do not repeat', async () => {
    await start();
    await world.run(found);
    fixLock();

    const { result, asked, directory, prior, since } = await verify();

    expect(asked).toEqual(['fast', 'locks']);
    const given = JSON.parse(prior.get('locks') ?? '');
    expect(given.mode).toBe('verify');
    const statuses = given.findings.map(({ file, status }: Record<string, string>) => `${file} ${status}`);
    expect(statuses.sort()).toEqual(['src/app.ts open', 'src/other.ts fixed']);
    expect(since.get('locks')).toContain('+withLock(call)');
    expect(directory.has('reviewers/hygiene/output.json')).toBe(true);
    const [fixed, open] = world
      .comments()
      .sort((a, b) => Number(b.includes('by locks')) - Number(a.includes('by locks')));
    expect(fixed).toContain('✅ Fixed');
    expect(open).not.toContain('Fixed');
    expect(result).toMatchObject({ exitCode: 1, verdict: '', conclusion: 'failure' });
    expect(world.lastCheck()).toMatchObject({
      conclusion: 'failure',
      title: expect.stringContaining('names is unavailable'),
    });
  });

  describe('by a reviewer that answers in C5 about the findings marked as fixed alone', () => {
    const counts = (blocker: number) => ({ blocker, high: 0, medium: 0, low: 0, info: 0 });
    const answer = (overrides: Parameters<typeof verdictFile>[0]): Script => ({
      stdout: JSON.stringify(verdictFile(overrides)),
    });

    it('settles it, reports the unread lines, and is carried over as such', async () => {
      await start(alone, approving);
      await world.run({ locks: says(lock) });
      fixLock();
      const unread = 'Changed lines that only the built-in and quick reviewers have read: 2';
      const passed = { exitCode: 0, verdict: 'PASS', event: 'COMMENT' };
      const verified = { mode: 'verify', verdict: 'PASS', summary: counts(0), reportPath: '', findings: [] };

      const first = await verify({ locks: answer(verified) });
      expect(first.log).toContain('Findings marked as fixed: 1 verified, 0 reopened, 0 unanswered');
      expect(first.log).toContain(unread);
      expect(first.result).toMatchObject(passed);
      const second = await verify();
      expect(second.asked).toEqual(['fast']);
      expect(second.log).toContain(unread);
      expect(second.result).toMatchObject(passed);
    });

    it('settles nothing by calling an unchanged finding verified', async () => {
      await start(alone);
      await world.run({ locks: says(lock) });
      world.push({ 'src/app.ts': numbered({ 20: 'second 20' }) });
      const [known] = JSON.parse((await verify()).prior.get('fast') ?? '').findings;
      const { reviewers: _reviewers, replies: _replies, ...finding } = known;

      const findings = [{ ...finding, status: 'verified' }];
      const verified = { verdict: 'PASS', summary: counts(1), findings };
      const { result } = await world.run({ locks: answer(verified) });
      expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
    });
  });

  it('carries over the answers to a change that is the same, an approval with them', async () => {
    await start(undefined, approving);
    world.repository.settings.actionsMayApprove = true;
    const approved = { verdict: 'PASS', event: 'APPROVE' };
    expect((await world.run()).result).toMatchObject(approved);

    const { result, asked } = await verify();

    expect(asked).toEqual(['fast']);
    expect(result).toMatchObject({ exitCode: 0, ...approved });
    expect(world.lastCheck()).toMatchObject({ conclusion: 'success' });
    expect(world.states()).toEqual(['APPROVED']);
  });

  it('counts all lines as unread after a force-push', async () => {
    await start();
    await world.run();
    forcePush();
    const { asked, result, log } = await verify();
    expect(asked).toEqual(['fast']);
    expect(result).toMatchObject({ exitCode: 2, status: 'incomplete' });
    expect(log).toContain('locks: unavailable (LINES_UNREAD: all 2 changed lines');
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
});

describe('a reviewer with `max-runs`', () => {
  const startLimited = async (limits: Readonly<Record<string, unknown>>) => {
    world = await startReviewed({ reviewers: reviewer('claude', limits) });
  };
  const push = (text: string) =>
    world.push({ 'src/app.ts': numbered({ 3: 'changed', 10: text, 20: 'first 20' }) });

  it('is skipped after its last run; its finding stays open until a person asks for it again', async () => {
    await startLimited({ 'max-runs': 1 });
    push('second 10');
    const first = await world.run({ claude: { stdout: c1(c1Blocking()) } });
    push('third 10');
    const second = await world.run();
    expect([first.asked, second.asked]).toEqual([['claude'], []]);
    expect(second.result).toMatchObject({ status: 'failed', verdict: first.result.verdict });
    expect(world.lastCheck()?.summary).toContain('max-runs');

    world.say('alice', '/pr-verdict rerun claude');
    expect(await world.run()).toMatchObject({ asked: ['claude'], result: { status: 'passed' } });
  });
});

describe('an answer about another change', () => {
  /** Gives the pull request this base branch; its head remains. */
  function retarget(base: string): void {
    world.pull.baseBranch = base;
    world.pull.synchronize();
  }

  /** Reviewed is what comes after line 20, against a branch that has it; then all of it is to be merged. */
  async function startNarrow(keys: object): Promise<void> {
    world = await startReviewed({ hygiene: false, reviewers: reviewer('claude', keys) });
    world.repository.git.branch('narrow', 'feature');
    world.repository.push('narrow');
    world.push({ 'src/app.ts': numbered({ 20: 'first 20', 30: 'second 30' }) });
    retarget('narrow');
    expect((await world.run()).asked).toEqual(['claude']);
    retarget(world.repository.defaultBranch);
  }

  it.each([
    { 'max-runs': 1 },
    { 'min-change': 9 },
    { cooldown: '1h' },
    { 'skip-when': 'only-ignored' },
    { 'skip-when': 'only-comments' },
  ])('is not carried over with %j', async (limits) => {
    await startNarrow(limits);
    const { asked, result } = await world.run();
    const isSpent = 'max-runs' in limits;
    expect(asked).toEqual(isSpent ? [] : ['claude']);
    expect(result.verdict).toBe(isSpent ? '' : 'PASS');
  });

  it('is not carried over by a verify run', async () => {
    await startNarrow({});
    expect((await verify()).result).toMatchObject({ exitCode: 2, verdict: '' });
  });
});

describe('a reviewer with `skip-when: only-comments`', () => {
  it.each([
    ['is skipped for a comment, as the title of the check says', 'f();\n', 'f();\n// Why.\n', []],
    ['is asked about a text that looks like one', 'f(`\n`);\n', 'f(`\n// Why.\n`);\n', ['claude']],
  ])('%s', async (_, before, after, asked) => {
    const edit = (start: string) => world.push({ 'src/app.ts': `${start}${numbered({ 20: 'first 20' })}` });
    world = await startReviewed({ reviewers: reviewer('claude', { 'skip-when': 'only-comments' }) });
    edit(before);
    await world.run();
    edit(after);
    expect(await world.run()).toMatchObject({ asked, result: { verdict: 'PASS' } });
    const title = world.lastCheck()?.title ?? '';
    expect(title.includes('1 earlier answer')).toBe(asked.length === 0);
  });
});
