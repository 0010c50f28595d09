import { describe, expect, it } from 'vitest';
import type { FindingStatus } from '../../src/model/finding.ts';
import { Mode } from '../../src/model/review-document.ts';
import type { RunResult } from '../../src/run/pipeline.ts';
import { gitDiff, numbered } from '../support/builders/diff.ts';
import { c2 } from '../support/builders/documents.ts';
import { headCommit } from '../support/builders/run.ts';
import { type ConfiguredRun, runConfigured } from '../support/configured-run.ts';
import { verdictFile } from '../support/contract-documents.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { type Script, ScriptedCommands } from '../support/fakes/scripted-commands.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { lock, markFixed, policy, says, startWork, worktree } from '../support/worked-tree.ts';

const names = {
  ...reviewOutputFinding({ severity: 'MINOR', issue: 'Customer names reach the log in clear text.' }),
  file: 'src/app.ts',
  line: 3,
};
const demand = (overrides: Readonly<Record<string, unknown>> = {}): Script => ({
  stdout: c2({
    pr_info: { number: 7, repo: 'octo/shop', title: '', description: '', head_sha: headCommit },
    review_event: 'REQUEST_CHANGES',
    ...overrides,
  }),
});
/** A whole C5 document; its verdict is what its findings make it. */
function answers(mode: Mode, ...findings: readonly object[]): Script {
  const isOpen = findings.some((finding) => 'status' in finding && /^(re)?open/.test(String(finding.status)));
  return {
    stdout: JSON.stringify(
      verdictFile({
        mode,
        verdict: isOpen ? 'FAIL' : 'PASS',
        summary: { blocker: findings.length, high: 0, medium: 0, low: 0, info: 0 },
        reportPath: '',
        findings,
      }),
    ),
  };
}

describe('a verify run', () => {
  it('asks only the reviewers of findings marked as fixed again, and changes the verdict in place', async () => {
    const { run, mark, verdict } = startWork();
    await run('full', { model: says(lock), other: says() });
    const before = await verdict();
    await mark(markFixed);

    const { result, asked, json } = await run('verify', { model: says() });

    expect(asked).toEqual(['model']);
    expect(await json('receipt.json')).toMatchObject({
      counts: { inline: 0, withheld: 1 },
      entries: [{ place: 'withheld', reason: 'not-open' }],
    });
    expect(result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    const after = await verdict();
    expect(after).toMatchObject({ reviewId: before.reviewId, mode: 'verify', verdict: 'PASS' });
    expect(after.findings.map(({ id, status }) => [id, status])).toEqual([
      [before.findings[0]?.id, 'verified'],
    ]);
  });

  it('reopens findings that are still there', async () => {
    const { run, mark, verdict } = startWork();
    await run('full', { model: says(lock) });
    await mark(markFixed);

    const { result } = await run('verify', { model: says(lock) });

    expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
    expect((await verdict()).findings).toMatchObject([{ status: 'reopened' }]);
  });

  it('keeps open findings, and accepts those that the team will not fix', async () => {
    const { run, mark, verdict } = startWork();
    await run('full', { model: says(lock), other: says(names) });
    await mark((finding) => {
      finding['status'] = finding['severity'] === 'Blocker' ? 'wont_fix' : 'open';
    });

    const { result, asked, reporter } = await run('verify', {});

    expect(asked).toEqual([]);
    expect(result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    expect((await verdict()).findings.map(({ status }) => status).sort()).toEqual(['open', 'wont_fix']);
    expect(reporter.lines.join('\n')).toContain('Will not be fixed');
  });

  it('keeps the claim of a reviewer that is not asked again', async () => {
    const { run, mark } = startWork();
    const demands = demand();
    expect((await run('full', { model: says(lock), other: demands })).result).toMatchObject({
      verdict: 'FAIL',
    });
    await mark(markFixed);

    const { result, asked } = await run('verify', { model: says() });

    expect(asked).toEqual(['model']);
    expect(result).toMatchObject({ exitCode: 1, verdict: 'WARN' });
  });

  it('reports edits that only the reviewer may make, and ignores them', async () => {
    const { run, mark, verdict } = startWork();
    await run('full', { model: says(lock) });
    const before = await verdict();
    await mark((finding) => {
      finding['status'] = 'verified';
      finding['severity'] = 'Info';
    });

    const { result, reporter } = await run('verify', {});

    expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
    expect((await verdict()).findings).toEqual(before.findings);
    expect(reporter.lines.join('\n')).toMatch(/"open" became "verified".*does not count/);
    expect(reporter.lines.join('\n')).toMatch(/`severity` was/);
  });

  describe('after policy was given another entry of `suppress`', () => {
    const entry = { category: 'standards', reason: 'Held on purpose, see the notes.' };
    const silenced = { policy: { suppress: [entry] } };

    it.each<FindingStatus>(['open', 'fixed', 'reopened'])(
      'does not count findings that are %s and silenced by it, and lists them with the reason',
      async (status) => {
        const { run, mark, verdict } = startWork();
        await run('full', { model: says(lock) });
        await mark(markFixed);
        if (status === 'reopened') await run('verify', { model: says(lock) });
        if (status === 'open') await mark((finding) => (finding['status'] = 'open'));

        const { result, reporter, json } = await run(
          'verify',
          { model: { end: { how: 'timed-out' } } },
          {},
          silenced,
        );

        expect(result).toMatchObject(status === 'fixed' ? { verdict: '' } : { exitCode: 0, verdict: 'PASS' });
        expect(await json('findings.json')).toMatchObject({
          findings: [{ status, suppressed: { by: 'suppress', reason: entry.reason } }],
        });
        expect(await json('receipt.json')).toMatchObject({ entries: [{ reason: 'suppressed' }] });
        expect(reporter.lines.join('\n')).toMatch(/Does not count: .*\(Held on purpose, see the notes\.\)/);
        if (status !== 'fixed') expect((await verdict()).findings).toMatchObject([{ status: 'wont_fix' }]);
      },
    );
  });

  it('takes up the full review that a quick check came after', async () => {
    const { run, mark, verdict } = startWork(['full', 'quick']);
    await run('full', { model: says(lock) });
    await mark(markFixed);
    const { reviewId } = await verdict();
    await run('quick', {});
    expect((await verdict()).mode).toBe('quick');

    const { result } = await run('verify', { model: says() });

    expect(result).toMatchObject({ verdict: 'PASS' });
    expect(await verdict()).toMatchObject({ reviewId, findings: [{ status: 'verified' }] });
  });

  it.each<[string, Partial<ConfiguredRun>]>([
    ['another branch', { snapshot: { ...worktree, branch: 'other' } }],
    ['a scope', { settings: { mode: 'verify', scope: { kind: 'file', name: 'src/app.ts' } } }],
  ])('verifies no finding of a review by %s', async (_, elsewhere) => {
    const { run, mark, verdict } = startWork();
    const snapshot = { ...worktree, branch: 'src/app.ts' };
    await run('full', { model: says(lock) }, { snapshot });
    await mark(markFixed);
    const before = await verdict();

    const refused = run('verify', {}, { snapshot, ...elsewhere });
    await expect(refused).rejects.toMatchObject({ code: 'VERIFY_OTHER' });

    expect(await verdict()).toEqual(before);
    expect((await run('verify', {}, { snapshot })).result).toMatchObject({ verdict: 'PASS' });
  });

  it('counts new findings on lines changed since, and reports how many lines only quick reviewers read', async () => {
    const quick = {
      ...policy,
      reviewers: { ...policy.reviewers, fast: { run: ['fast'], modes: ['full', 'quick'], kind: 'tool' } },
    };
    const directory = new MemoryDirectory();
    const at = (line: number) => ({ ...names, line });
    const play = (script: Script) =>
      new ScriptedCommands(({ run: [name = ''] }) => (name === 'fast' ? script : says()));
    await runConfigured(quick, { directory, commands: play(says()), snapshot: worktree });
    const change = gitDiff(
      { 'src/app.ts': numbered(100) },
      { 'src/app.ts': numbered(100, { 3: 'timeout = 0', 50: 'log(customer)' }) },
    );

    const { json, reporter } = await runConfigured(quick, {
      directory,
      commands: play(says(at(50), { ...lock, line: 3 })),
      settings: { mode: 'verify' },
      snapshot: { ...worktree, diff: change },
    });

    expect(await json('review-latest.json')).toMatchObject({
      findings: [{ lineRange: '50', status: 'open' }],
    });
    expect(await json('receipt.json')).toMatchObject({ counts: { withheld: 1 } });
    expect(reporter.lines.join('\n')).toMatch(/full review: 2; .*quick reviewers.*: 2/);
  });

  it('gives the next step where there is no full review', async () => {
    const { run } = startWork();
    await expect(run('verify', {})).rejects.toMatchObject({ code: 'VERIFY_NOTHING' });
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

      expect({ claimed, ...result }).toMatchObject(
        whole.includes(claimed)
          ? { claimed, exitCode: 0, verdict: 'PASS' }
          : { claimed, exitCode: 2, verdict: '' },
      );
      if (!whole.includes(claimed)) {
        expect(`${result.page}`).toContain(`says \`"mode": "${claimed}"\` in a ${mode} run`);
      }
    }
  });

  it.each<[FindingStatus, Partial<RunResult>, FindingStatus]>([
    ['verified', { exitCode: 0, verdict: 'PASS' }, 'verified'],
    ['reopened', { exitCode: 1, verdict: 'FAIL' }, 'reopened'],
    ['open', { exitCode: 1, verdict: 'FAIL' }, 'reopened'],
    ['fixed', { exitCode: 2, verdict: '' }, 'fixed'],
  ])('and calls a finding marked as fixed %s ends as %j', async (status, ended, becomes) => {
    const { run, mark, verdict } = startWork();
    await run('full', { model: says(lock) });
    await mark(markFixed);
    const [found] = (await verdict()).findings;
    const claimed = { ...found, status, title: 'Release it in any case', recommendation: 'As said before.' };

    const { result } = await run('verify', { model: answers('verify', claimed) });

    expect(result).toMatchObject(ended);
    expect((await verdict()).findings).toMatchObject([{ id: found?.id, status: becomes }]);
  });
});

describe('a quick run', () => {
  it('is whole without the reviewers that are not part of it', async () => {
    const { run, directory } = startWork();
    const { result, asked } = await run('quick', {});
    expect(asked).toEqual([]);
    // Nobody at all looked: with the built-in reviewer turned off there is none left.
    expect(result).toMatchObject({ exitCode: 2 });
    expect(await directory.read('review-record.json')).toBeUndefined();
  });
});
