import { describe, expect, it } from 'vitest';
import { gitDiff, numbered } from '../support/builders/diff.ts';
import { type ConfiguredRun, runConfigured } from '../support/configured-run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { lock, markFixed, says, startWork, worktree } from '../support/worked-tree.ts';

const modes = ['full', 'verify', 'quick'];

describe('the report', () => {
  function startReports(keys: object = { reports: 'docs/code-reviews' }) {
    const { run, verdict, mark, directory } = startWork(modes);
    const reports = new MemoryDirectory();
    const review = async (branch: string, settings: ConfiguredRun['settings'] = {}, model = says()) => {
      const world = { reports, snapshot: { ...worktree, branch }, settings };
      const { result } = await run(settings.mode ?? 'full', { model }, world, { ...keys });
      return { ...(await verdict()), nextSteps: result.nextSteps };
    };
    return { reports, mark, review, directory };
  }

  it('is one file a review with its id, named in the last step, and updated by its verification', async () => {
    const { reports, mark, review } = startReports();
    const { reviewId, reportPath } = await review('feature', {}, says(lock));
    await mark(markFixed);
    const verified = await review('feature', { mode: 'verify' });
    expect(verified).toMatchObject({ reportPath, nextSteps: [expect.stringContaining(reportPath)] });
    const [name = '', ...others] = reports.names();
    expect(others).toEqual([]);
    expect(reports.text(name)).toContain(`Review \`${reviewId}\``);
    expect(reports.text(name)).toContain('PASS');

    await review('feature');
    expect(reports.names()).toHaveLength(2);
  });

  it.each([
    ['Fix/Größe: 5 & mehr', 'fix-gr-e-5-mehr'],
    ['../../etc', 'etc'],
    ['ветка', 'worktree'],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('of %s is called %s', async (branch, name) => {
    const { review, reports } = startReports();
    const { reviewId, reportPath } = await review(branch);
    const [file = ''] = reports.names();
    expect(file.replace(/^\d{4}-\d\d-\d\d/, '')).toBe(`-${name}-${reviewId}.md`);
    expect(reportPath).toBe(`docs/code-reviews/${file}`);
  });

  it('is kept beside the archive of its review unless policy names a folder', async () => {
    const { review, reports, directory } = startReports({});
    const first = await review('feature', {}, says(lock));
    const second = await review('feature');
    expect(reports.names()).toEqual([]);
    expect(second.reportPath).toBe(`report-${second.reviewId}.md`);
    expect(second.nextSteps?.join()).toContain(second.reportPath);
    for (const { reviewId, reportPath } of [first, second])
      expect(directory.text(reportPath)).toContain(`Review \`${reviewId}\``);
  });

  it('is not written by a quick check, and a part has one of its own', async () => {
    const { review, reports } = startReports();
    expect(await review('feature', { mode: 'quick' })).toMatchObject({ reportPath: '' });
    expect(reports.names()).toEqual([]);
    const { reportPath } = await review('feature', { scope: { kind: 'file', name: 'src/app.ts' } });
    await review('feature');
    expect(reportPath).toMatch(/-feature-file-src-app-ts-[0-9a-f]{8}\.md$/);
    expect(reports.names()).toHaveLength(2);
  });
});

it.each([
  ['in the reviewed files', false],
  ['at the base commit', true],
])('warns if the policy file that is named is not there %s', async (where, onGitHub) => {
  const warning = `warning: There is no policy file review.yml (input \`config\`) ${where}, so the defaults apply`;
  const world = { onGitHub, snapshot: { policy: { state: 'absent' } } } as const;
  expect((await runConfigured({}, world)).log).not.toContain('policy file');
  const named = await runConfigured({}, { ...world, settings: { config: 'review.yml' } });
  expect(named.reporter.lines).toContain(warning);
});

describe('an entry of `suppress` with a fingerprint', () => {
  /** The work as it was, and with a line more above the finding. */
  const [before, after] = [{ 9: 'lock()' }, { 2: 'one\nmore', 9: 'lock()', 20: 'lock(2)' }].map((changes) =>
    gitDiff({ 'src/app.ts': numbered(50) }, { 'src/app.ts': numbered(50, changes) }),
  );
  const first = { ...lock, line: 9 };
  const issue = 'Nobody releases the lock once the call throws, so it stays held.';
  const reworded = { ...lock, line: 10, issue };
  const again = {
    ...reworded,
    issue: 'As soon as the call throws, this lock stays held and is not released.',
  };

  async function startFirst() {
    const { run, directory } = startWork(modes);
    const review = async (
      finding: object,
      suppress: readonly object[] = [],
      mode: 'full' | 'quick' = 'full',
    ) => {
      const diff = finding === first ? before : after;
      const world = { snapshot: { ...worktree, branch: 'work', ...(diff && { diff }) } };
      const ran = await run(mode, { other: says(finding) }, world, { policy: { suppress } });
      return { verdict: ran.result.verdict, log: ran.log, ...Object(await ran.json('findings.json')) };
    };
    const { verdict, findings } = await review(first);
    expect(verdict).toBe('FAIL');
    const fingerprint = String(findings[0].fingerprint);
    return { review, directory, fingerprint, entries: [{ fingerprint, reason: 'held on purpose' }] };
  }

  it('silences the finding of the last review on those lines in other words, in later runs too', async () => {
    const { review, fingerprint, entries } = await startFirst();
    const suppressed = { by: 'suppress', reason: 'held on purpose' };
    for (const finding of [reworded, again, reworded]) {
      const ran = await review(finding, entries);
      expect(ran).toMatchObject({ verdict: 'PASS', findings: [{ fingerprint, suppressed }] });
      expect(ran.log).not.toContain('matches nothing here');
    }
    expect(await review(reworded, entries, 'quick')).toMatchObject({ verdict: 'PASS' });
  });

  it('has no effect on other words if the record of the last review cannot be read', async () => {
    const { review, directory, entries } = await startFirst();
    await directory.write('review-record.json', '{');
    expect(await review(reworded, entries)).toMatchObject({ verdict: 'FAIL' });
  });
});
