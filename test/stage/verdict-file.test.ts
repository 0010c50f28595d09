import { describe, expect, it } from 'vitest';
import { runStage } from '../../src/run/pipeline.ts';
import { gitDiff, numbered } from '../support/builders/diff.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { buildPorts } from '../support/builders/ports.ts';
import { buildSettings } from '../support/builders/run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { lock, markFixed, says, startWork, worktree } from '../support/worked-tree.ts';

const modes = ['full', 'verify', 'quick'];
const abortOn = { policy: { 'abort-on': [c1Finding()['category']] } };
const setWontFix = (reason?: string) => (finding: Record<string, unknown>) => {
  finding['status'] = 'wont_fix';
  if (reason !== undefined) finding['reason'] = reason;
};

function archived(directory: MemoryDirectory): readonly string[] {
  return directory.names().filter((name) => /^review-[0-9a-f]{8}\.json$/.test(name));
}

describe('the verdict file', () => {
  it('lists in keys of their own the findings that need verification and the pre-existing ones', async () => {
    const { run, verdict } = startWork();
    const unsure = { ...lock, line: 5, confidence: 'LOW', issue: 'Two writers may race for the cache.' };
    const old = {
      ...lock,
      line: 7,
      pre_existing: true,
      issue: 'Customer names reach the log in clear text.',
    };
    const { result } = await run('full', { model: says(unsure, old) });

    expect(result.verdict).toBe('PASS');
    expect(await verdict()).toMatchObject({
      findings: [],
      needsVerification: [{ lineRange: '5', status: 'open' }],
      preExisting: [{ lineRange: '7', status: 'open' }],
    });
  });

  it('is archived by the next full review alone, and the archive never changes', async () => {
    const { run, mark, verdict, directory } = startWork(modes);
    await run('full', { model: says(lock) });
    const { reviewId } = await verdict();
    await mark(markFixed);
    await run('quick', {});
    await run('verify', {});
    await run('quick', {});
    expect(archived(directory)).toEqual([]);

    await run('full', {});
    expect(archived(directory)).toEqual([`review-${reviewId}.json`]);
    const archive = directory.text(`review-${reviewId}.json`);
    expect(JSON.parse(archive)).toMatchObject({ mode: 'verify', findings: [{ status: 'verified' }] });
    await run('quick', {});
    await run('verify', {});
    await run('full', {});
    expect(directory.text(`review-${reviewId}.json`)).toBe(archive);
  });

  it('of a quick check is replaced without an archive', async () => {
    const { run, directory } = startWork(modes);
    await run('quick', { other: says(lock) });
    await run('full', {});
    expect(archived(directory)).toEqual([]);
  });

  it('stays where it was after an attempt that could not read the change', async () => {
    const { run, verdict, directory } = startWork();
    await run('full', { model: says(lock) });
    const before = { verdict: await verdict(), files: directory.names() };
    const unknown = Object.assign(new Error('no such commit'), { code: 'LOCAL_REVISION_UNKNOWN' });
    const { ports } = buildPorts({ isLocal: true, hasChecks: false });
    const source = { ...(await ports.source()), fetch: async () => Promise.reject(unknown) };
    const settings = buildSettings({ source: 'local', target: 'local' });

    await expect(runStage({ ...ports, directory, source: async () => source }, settings)).rejects.toThrow();

    expect({ verdict: await verdict(), files: directory.names() }).toEqual(before);
  });

  it('of a review without a verdict is gone, and the one before can be verified', async () => {
    const { run, mark, verdict, directory } = startWork();
    await run('full', { model: says(lock) });
    const { reviewId } = await verdict();
    await mark(markFixed);

    const { result } = await run('full', { model: { end: { how: 'timed-out' } } });
    expect(result.verdict).toBe('');
    expect(directory.has('review-latest.json')).toBe(false);

    await run('verify', {});
    expect(await verdict()).toMatchObject({ reviewId, findings: [{ status: 'verified' }] });
  });

  it.each([
    ['PASS', '[]', false],
    ['FAIL', JSON.stringify([lock]), true],
  ])('of a superseded %s is there: %3$s', async (_verdict, document, isThere) => {
    const { ports, directory } = buildPorts({
      isLocal: true,
      hasChecks: false,
      files: { 'claude.json': document },
      snapshot: worktree,
    });
    const source = { ...(await ports.source()), isCurrent: async () => false };
    const settings = buildSettings({ source: 'local', target: 'local' });

    const result = await runStage({ ...ports, source: async () => source }, settings);

    expect(result).toMatchObject({ status: 'superseded', verdict: '' });
    expect(directory.has('review-latest.json')).toBe(isThere);
  });
});

describe('the report', () => {
  it('is one file a review, names the review, and is updated by its verification', async () => {
    const { run, mark, verdict } = startWork();
    const reports = new MemoryDirectory();
    const world = { reports };
    const keep = { reports: 'docs/code-reviews' };
    await run('full', { model: says(lock) }, world, keep);
    const first = await verdict();
    await mark(markFixed);
    await run('verify', {}, world, keep);
    expect((await verdict()).reportPath).toBe(first.reportPath);
    const [name = ''] = reports.names();
    expect(reports.names()).toHaveLength(1);
    expect(reports.text(name)).toContain(`Review \`${first.reviewId}\``);
    expect(reports.text(name)).toContain('PASS');

    await run('full', {}, world, keep);
    expect(reports.names()).toHaveLength(2);
  });
});

describe('abort-reason.md', () => {
  it('is removed once the verdict is another', async () => {
    const { run, directory } = startWork();
    await run('full', { model: says(lock) }, {}, abortOn);
    expect(directory.text('abort-reason.md')).toContain('What stopped this');
    await run('full', {}, {}, abortOn);
    expect(directory.has('abort-reason.md')).toBe(false);
  });

  it('that people have added to is neither overwritten nor deleted', async () => {
    const { run, directory } = startWork();
    await run('full', { model: says(lock) }, {}, abortOn);
    const edited = `${directory.text('abort-reason.md')}\nWe talk to the owners on Monday.\n`;
    await directory.write('abort-reason.md', edited);
    const again = { ...lock, line: 5, issue: 'Two writers race for the cache.' };
    await run('full', { model: says(again) }, {}, abortOn);
    const kept = directory.text('abort-reason.md');
    expect(kept.startsWith(edited.trimEnd())).toBe(true);
    expect(kept).toContain('Two writers race');

    const { reporter } = await run('full', {}, {}, abortOn);
    expect(directory.text('abort-reason.md')).toBe(kept);
    expect(reporter.lines.join('\n')).toContain('abort-reason.md');
  });
});

describe('a quick check', () => {
  it.each(['full', 'quick'] as const)(
    'after a %s ABORT does not pass while its finding is open',
    async (mode) => {
      const { run, directory } = startWork(modes);
      await run(mode, { other: says(lock) }, {}, abortOn);
      for (let nth = 0; nth < 2; nth += 1) {
        expect((await run('quick', {}, {}, abortOn)).result).toMatchObject({ exitCode: 1, verdict: 'ABORT' });
        expect(directory.has('abort-reason.md')).toBe(true);
      }
      const { result } = await run('full', {}, {}, abortOn);
      expect(result.verdict).toBe('PASS');
      expect((await run('quick', {}, {}, abortOn)).result.verdict).toBe('PASS');
    },
  );

  it('passes after an ABORT whose finding the team will not fix', async () => {
    const { run, mark } = startWork(modes);
    await run('full', { other: says(lock) }, {}, abortOn);
    await mark(setWontFix());
    expect((await run('quick', {}, {}, abortOn)).result.verdict).toBe('PASS');
  });

  it('judges only lines that are not committed', async () => {
    const { run, json } = quickWork();
    expect(await run(3)).toBe('FAIL');
    expect(await run(50)).toBe('PASS');
    expect(json()).toMatchObject({ findings: [{ suppressed: { by: 'quick' } }] });
  });
});

/** Quick checks of a change of line 3. */
function quickWork() {
  const { run, directory } = startWork(modes);
  const app = 'src/app.ts';
  const diff = gitDiff({ [app]: numbered(100) }, { [app]: numbered(100, { 3: 'lock()' }) });
  return {
    run: async (line: number) => {
      const snapshot = { ...worktree, diff };
      return (await run('quick', { other: says({ ...lock, line }) }, { snapshot })).result.verdict;
    },
    json: (): unknown => JSON.parse(directory.text('findings.json')),
  };
}

describe('wont_fix', () => {
  it('is kept by a full review with its reason, until the team takes it back', async () => {
    const { run, mark, verdict, directory } = startWork(modes);
    await run('full', { model: says(lock) });
    await mark(setWontFix('The lock is held on purpose.'));
    await run('verify', {});
    for (const mode of ['full', 'quick', 'full'] as const) {
      const { result } = await run(mode, { model: says({ ...lock, line: 4 }) });
      expect({ mode, ...result }).toMatchObject({ mode, verdict: 'PASS' });
    }
    expect((await verdict()).findings).toMatchObject([
      { status: 'wont_fix', reason: 'The lock is held on purpose.' },
    ]);
    expect(JSON.parse(directory.text('receipt.json'))).toMatchObject({ entries: [{ place: 'withheld' }] });

    await mark((finding) => (finding['status'] = 'open'));
    expect((await run('full', { model: says(lock) })).result.verdict).toBe('FAIL');
  });

  it('does not apply to the same problem with a worse severity, nor to another one', async () => {
    const { run, mark } = startWork();
    await run('full', { model: says({ ...lock, severity: 'MAJOR' }) });
    await mark(setWontFix());
    expect((await run('full', { model: says(lock) })).result.verdict).toBe('FAIL');
    const other = c1Finding({ severity: 'MAJOR', issue: 'Names are logged.' });
    expect((await run('full', { model: says(other) })).result.verdict).toBe('WARN');
  });
});
