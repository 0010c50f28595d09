import { describe, expect, it } from 'vitest';
import type { FindingStatus } from '../../src/model/finding.ts';
import { Mode } from '../../src/model/review-document.ts';
import { gitDiff, numbered } from '../support/builders/diff.ts';
import { nextCommit } from '../support/builders/run.ts';
import type { ConfiguredRun } from '../support/configured-run.ts';
import { verdictFile } from '../support/contract-documents.ts';
import type { Script } from '../support/fakes/scripted-commands.ts';
import { lock, markFixed, says, startWork, worktree } from '../support/worked-tree.ts';

const names = { ...lock, severity: 'MINOR', issue: 'Customer names reach the log in clear text.' };
const passed = { exitCode: 0, verdict: 'PASS' } as const;
const failed = { exitCode: 1, verdict: 'FAIL' } as const;
const incomplete = { exitCode: 2, verdict: '' } as const;

/** A whole C5 document. */
function answers(mode: Mode, verdict = 'PASS', ...findings: readonly object[]): Script {
  const summary = { blocker: findings.length, high: 0, medium: 0, low: 0, info: 0 };
  return { stdout: JSON.stringify(verdictFile({ mode, verdict, summary, reportPath: '', findings })) };
}

/** A full review whose one finding was marked as fixed since. */
async function startFixed(...args: Parameters<typeof startWork>) {
  const work = startWork(...args);
  await work.run('full', { model: says(lock) });
  const before = await work.verdict();
  await work.mark(markFixed);
  return { ...work, before };
}

describe('a verify run', () => {
  it('asks only the reviewers of findings marked as fixed again, and changes the verdict in place', async () => {
    const { run, before, verdict } = await startFixed();
    const { result, asked, json } = await run('verify', { model: says() });
    expect(asked).toEqual(['model']);
    const entries = [{ place: 'withheld', reason: 'not-open' }];
    expect(await json('receipt.json')).toMatchObject({ counts: { inline: 0, withheld: 1 }, entries });
    expect(result).toMatchObject(passed);
    const { reviewId } = before;
    const findings = [{ id: before.findings[0]?.id, status: 'verified' }];
    expect(await verdict()).toMatchObject({ reviewId, mode: 'verify', verdict: 'PASS', findings });
  });

  it('asks again about what it verified once files changed, and leaves no PASS without an answer', async () => {
    const { run, directory, verdict } = await startFixed();
    const { json } = await run('verify', { model: says() });
    const { commits } = Object(await json('manifest.json'));
    const edited = { snapshot: { ...worktree, commits: { ...commits, tree: nextCommit } } };
    expect((await run('verify', { model: { end: { how: 'timed-out' } } }, edited)).result).toMatchObject(
      incomplete,
    );
    expect(directory.names()).not.toContain('review-latest.json');
    expect((await run('verify', { model: says(lock) }, edited)).result).toMatchObject(failed);
    expect((await verdict()).findings).toMatchObject([{ status: 'reopened' }]);
  });

  it('reports edits that only the reviewer may make, and ignores them', async () => {
    const { run, before, mark, verdict } = await startFixed();
    await mark((finding) => Object.assign(finding, { status: 'verified', severity: 'Info' }));
    const { result, log } = await run('verify', {});
    expect(result).toMatchObject(failed);
    expect((await verdict()).findings).toEqual(before.findings);
    expect(log).toMatch(/"open" became "verified".*does not count/);
    expect(log).toMatch(/`severity` was/);
  });

  it.each<[FindingStatus, object, FindingStatus?]>([
    ['open', passed, 'wont_fix'],
    ['fixed', { verdict: '' }],
  ])(
    'does not count findings that are %s and silenced by policy now, and lists the reason',
    async (status, ended, kept) => {
      const reason = 'Held on purpose, see the notes.';
      const policy = { suppress: [{ category: 'standards', reason }] };
      const { run, mark, directory } = await startFixed();
      await mark((finding) => Object.assign(finding, { status }));
      const scripts = { model: { end: { how: 'timed-out' } } } as const;
      const { result, log, json } = await run('verify', scripts, {}, { policy });
      expect(result).toMatchObject(ended);
      const findings = [{ status, suppressed: { by: 'suppress', reason } }];
      expect(await json('findings.json')).toMatchObject({ findings });
      expect(await json('receipt.json')).toMatchObject({ entries: [{ reason: 'suppressed' }] });
      expect(log).toMatch(/Does not count: .*\(Held on purpose, see the notes\.\)/);
      if (kept) expect(directory.json('review-latest.json')).toMatchObject({ findings: [{ status: kept }] });
    },
  );

  it.each<[string, Partial<ConfiguredRun>]>([
    ['another branch', { snapshot: { ...worktree, branch: 'other' } }],
    ['a scope', { settings: { scope: { kind: 'file', name: 'src/app.ts' } } }],
  ])('verifies no finding of a review by %s', async (_, elsewhere) => {
    const { run, mark, verdict } = startWork();
    const snapshot = { ...worktree, branch: 'src/app.ts' };
    await run('full', { model: says(lock) }, { snapshot });
    await mark(markFixed);
    const before = await verdict();
    const refused = run('verify', {}, { snapshot, ...elsewhere });
    await expect(refused).rejects.toMatchObject({ code: 'VERIFY_OTHER' });
    expect(await verdict()).toEqual(before);
    expect((await run('verify', {}, { snapshot })).result).toMatchObject(passed);
  });

  it('counts new findings on lines changed since the full review alone, and how many lines only quick reviewers read', async () => {
    const { run, verdict } = startWork(['full', 'quick']);
    await run('full', {});
    const now = numbered(100, { 3: 'timeout = 0', 50: 'log(customer)' });
    const diff = gitDiff({ 'src/app.ts': numbered(100) }, { 'src/app.ts': now });
    const world = { snapshot: { ...worktree, diff } };
    await run('verify', {}, world);
    const { json, log } = await run('verify', { other: says({ ...names, line: 50 }, lock) }, world);
    expect((await verdict()).findings).toMatchObject([{ lineRange: '50', status: 'open' }]);
    expect(await json('receipt.json')).toMatchObject({ counts: { withheld: 1 } });
    expect(log).toMatch(/full review: 2; .*quick reviewers.*: 2/);
  });

  it('counts a finding that is repeated as worse by its worse report', async () => {
    const { run, verdict } = startWork(['full', 'quick']);
    await run('full', { other: says({ ...lock, severity: 'MINOR' }) });
    expect((await run('verify', { other: says(lock) })).result).toMatchObject(failed);
    expect(await verdict()).toMatchObject({ verdict: 'FAIL', findings: [{ severity: 'Blocker' }] });
  });

  it('gives the next step if there is no full review', async () => {
    await expect(startWork().run('verify', {})).rejects.toMatchObject({ code: 'VERIFY_NOTHING' });
  });
});

describe('a reviewer that answers in C5', () => {
  it.each<[Mode, readonly Mode[]]>([
    ['full', ['full']],
    ['verify', ['full', 'verify']],
    ['quick', ['full', 'quick']],
  ])('has answered completely in a %s run with one of %j', async (mode, whole) => {
    for (const claimed of Mode.options) {
      const { run, mark } = startWork(['full', 'verify', 'quick']);
      await run('full', { other: says(lock) });
      await mark(markFixed);
      const { result } = await run(mode, { other: answers(claimed) });
      const isWhole = whole.includes(claimed);
      expect({ claimed, ...result }).toMatchObject({ claimed, ...(isWhole ? passed : incomplete) });
      const page = expect.stringContaining(`says \`"mode": "${claimed}"\` in a ${mode} run`);
      if (!isWhole) expect(result.page).toEqual(page);
    }
  });

  it.each<[FindingStatus, string, object, FindingStatus]>([
    ['verified', 'PASS', passed, 'verified'],
    ['reopened', 'FAIL', failed, 'reopened'],
    ['open', 'FAIL', failed, 'reopened'],
    ['fixed', 'PASS', incomplete, 'fixed'],
  ])('and calls a finding marked as fixed %s, with %s, ends as %j', async (status, claim, ended, becomes) => {
    const { run, before, verdict } = await startFixed();
    const [found] = before.findings;
    const title = 'Release it in any case';
    const claimed = { ...found, status, title, recommendation: 'As in the review.' };
    const { result } = await run('verify', { model: answers('verify', claim, claimed) });
    expect(result).toMatchObject(ended);
    expect((await verdict()).findings).toMatchObject([{ id: found?.id, status: becomes }]);
  });
});
