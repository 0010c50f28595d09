import { describe, expect, it } from 'vitest';
import { runStage } from '../../src/run/pipeline.ts';
import { gitDiff, numbered } from '../support/builders/diff.ts';
import { buildPorts } from '../support/builders/ports.ts';
import { buildSettings } from '../support/builders/run.ts';
import { verdictFile, verdictFinding } from '../support/contract-documents.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { lock, says, startWork, worktree } from '../support/worked-tree.ts';

const modes = ['full', 'verify', 'quick'];
const race = { ...lock, line: 5, category: 'other', issue: 'Two writers race for the cache.' };

describe('abort-reason.md', () => {
  /** The parts of the page, by their headings. */
  async function partsAfter(answer: ReturnType<typeof says>, policy: object = {}) {
    const { run, directory } = startWork();
    const { result } = await run('full', { model: answer }, {}, { policy });
    expect(result.verdict).toBe('ABORT');
    const parts = directory.text('abort-reason.md').split(/^### /m).slice(1);
    return { ...result, parts, headings: parts.map((part) => part.split('\n')[0]) };
  }

  it('leaves abort-reason.md with the reason for stopping, and asks to stop', async () => {
    const { parts, headings, nextSteps } = await partsAfter(says(lock, race), {
      'abort-on': ['standards'],
    });
    expect(parts[0]).toMatch(/^What stopped this\n\n.*The lock is never released.*src\/app\.ts:3.*\n\n$/);
    expect(parts[1]).toMatch(/^What else blocks\n\n.*Two writers race.*\n\n$/);
    expect(headings).toEqual(expect.arrayContaining(['What was worked on', 'Suggested next steps']));
    expect(nextSteps?.join(' ')).toContain('Do not fix anything');
  });

  it('names the document that claims an abort, and its finding', async () => {
    const drops = {
      domain: 'data',
      severity: 'Blocker',
      lineRange: '3',
      title: 'The migration drops orders',
    };
    const claim = verdictFile({
      verdict: 'ABORT',
      reportPath: '',
      summary: { blocker: 1, high: 0, medium: 0, low: 0, info: 0 },
      findings: [verdictFinding({ ...drops, id: 'data-841254fe-3', confidence: 0.9 })],
    });
    const { parts } = await partsAfter({ stdout: JSON.stringify(claim) });
    expect(parts[0]).toBe('What stopped this\n\n- model asks for ABORT\n\n');
    expect(parts[1]).toContain('The migration drops orders');
  });
});

it.each([
  ['full', /^Fix every high finding/],
  ['quick', /^Fix the high findings before you go on/],
] as const)('names the next step after a %s review of a high finding', async (mode, first) => {
  const { run } = startWork(modes);
  const { result } = await run(mode, { other: says({ ...lock, severity: 'MAJOR' }) });
  expect(result.nextSteps?.[0]).toMatch(first);
});

describe('the report', () => {
  const keeping = { reports: 'docs/code-reviews' };

  function startReports() {
    const { run, verdict } = startWork(modes);
    const reports = new MemoryDirectory();
    return {
      reports,
      review: async (
        branch: string,
        more: Readonly<Record<string, unknown>> = keeping,
        settings: object = {},
      ) => {
        const world = { reports, snapshot: { ...worktree, branch } };
        const { result } = await run('full', {}, { ...world, settings: { mode: 'full', ...settings } }, more);
        return { ...(await verdict()), nextSteps: result.nextSteps };
      },
    };
  }

  it.each([
    ['Fix/Größe: 5 & mehr', 'fix-gr-e-5-mehr'],
    ['../../etc', 'etc'],
    ['ветка', 'worktree'],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('of %s is called %s', async (branch, name) => {
    const { review, reports } = startReports();
    const { reviewId, reportPath } = await review(branch);
    const [file = ''] = reports.names();
    expect(file.slice(0, 'YYYY-MM-DD'.length)).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(file.slice('YYYY-MM-DD'.length)).toBe(`-${name}-${reviewId}.md`);
    expect(reportPath).toBe(`docs/code-reviews/${file}`);
  });

  it('names the report that this run kept, where a pull request is to be opened', async () => {
    const { review, reports } = startReports();
    const { nextSteps } = await review('timeout');
    expect(nextSteps).toEqual([
      `Open the pull request, and name docs/code-reviews/${reports.names()[0]} in its description. The verdict is in \`/review/review-latest.json\`.`,
    ]);
  });

  it('stays in the review directory unless policy names a folder', async () => {
    const { review, reports } = startReports();
    const { reportPath, nextSteps } = await review('feature', {});
    expect(reports.names()).toEqual([]);
    expect(reportPath).toBe('report.md');
    expect(nextSteps?.join()).not.toContain('in its description');
  });

  it('is not written by a quick check, and a part has one of its own', async () => {
    const { review, reports } = startReports();
    expect(await review('feature', keeping, { mode: 'quick' })).toMatchObject({ reportPath: '' });
    expect(reports.names()).toEqual([]);
    const scope = { kind: 'file', name: 'src/app.ts' };
    const { reportPath } = await review('feature', keeping, { scope });
    await review('feature');
    expect(reportPath).toMatch(/-feature-file-src-app-ts-[0-9a-f]{8}\.md$/);
    expect(reports.names()).toHaveLength(2);
  });
});

it.each([
  ['local', 'in what is reviewed'],
  ['github', 'at the base commit'],
] as const)('warns if the named policy file is not there: %s', async (place, where) => {
  const { ports, reporter } = buildPorts({ isLocal: place === 'local', hasChecks: place === 'github' });
  const settings = buildSettings({ target: place, source: place });
  await runStage(ports, settings);
  expect(reporter.lines.join('\n')).not.toContain('policy file');
  await runStage(ports, { ...settings, config: 'review.yml' });
  expect(reporter.lines).toContain(
    `warning: There is no policy file review.yml ${where}, so the defaults hold; \`config\` names it`,
  );
});

it('is incomplete if the policy file could not be read, and gives the reason', async () => {
  const policy = { state: 'unreadable', reason: 'it is a folder' } as const;
  const { run } = startWork();
  const { result } = await run('full', {}, { snapshot: { ...worktree, policy } });
  expect(result).toMatchObject({ exitCode: 2, page: expect.stringContaining('(it is a folder)') });
});

describe('an entry of `suppress` with a fingerprint', () => {
  const app = (changes: Readonly<Record<number, string>>) =>
    gitDiff({ 'src/app.ts': numbered(50) }, { 'src/app.ts': numbered(50, changes) });
  /** The work as it was, and with a line more above the finding. */
  const before = app({ 9: 'lock()' });
  const after = app({ 2: 'one\nmore', 9: 'lock()', 20: 'lock(2)' });
  const first = { ...lock, line: 9 };
  const reworded = {
    ...lock,
    line: 10,
    issue: 'Nobody releases the lock once the call throws, so it stays held.',
  };
  const rewordedAgain = {
    ...lock,
    line: 10,
    issue: 'As soon as the call throws, this lock stays held and is not released.',
  };

  async function startFirst() {
    const { run, directory } = startWork(modes);
    const review = async (
      finding: object,
      entries: readonly object[] = [],
      mode: 'full' | 'quick' = 'full',
      diff = after,
    ) => {
      const suppress = entries.map((entry) => ({ reason: 'held on purpose', ...entry }));
      const world = { snapshot: { ...worktree, branch: 'work', diff } };
      const ran = await run(mode, { other: says(finding) }, world, { policy: { suppress } });
      return { ...ran, ...Object(await ran.json('findings.json')) };
    };
    const { result, findings } = await review(first, [], 'full', before);
    expect(result.verdict).toBe('FAIL');
    return { review, directory, fingerprint: String(findings[0].fingerprint) };
  }

  it('silences the finding of the last review on those lines in other words, in later runs too', async () => {
    const { review, fingerprint } = await startFirst();
    const entries = [{ fingerprint, path: 'src/**' }];
    for (const finding of [reworded, rewordedAgain, reworded]) {
      const { result, findings, reporter } = await review(finding, entries);
      expect(result.verdict).toBe('PASS');
      expect(findings).toMatchObject([
        { fingerprint, suppressed: { by: 'suppress', reason: 'held on purpose' } },
      ]);
      expect(reporter.lines.join('\n')).not.toContain('matches nothing here');
    }
    expect((await review(reworded, entries, 'quick')).result).toMatchObject({ verdict: 'PASS' });
  });

  it('has no effect on other words if the record of the last review cannot be read', async () => {
    const { review, directory, fingerprint } = await startFirst();
    await directory.write('review-record.json', '{');
    expect((await review(reworded, [{ fingerprint }])).result).toMatchObject({ verdict: 'FAIL' });
  });
});
