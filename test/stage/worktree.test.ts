import { describe, expect, it } from 'vitest';
import { ReviewVerdict } from '../../src/formats/verdict-fields.ts';
import type { Settings } from '../../src/policy/settings.ts';
import { runStage } from '../../src/run/pipeline.ts';
import { buildChangedFile, gitDiff, numbered } from '../support/builders/diff.ts';
import { c1, c1Finding } from '../support/builders/documents.ts';
import { appChange, buildPorts } from '../support/builders/ports.ts';
import { buildManifest, buildSettings } from '../support/builders/run.ts';
import { runConfigured, scripted } from '../support/configured-run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { buildSnapshot, scriptedSource } from '../support/fakes/scripted-source.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { lock, says, startWork, worktree } from '../support/worked-tree.ts';

describe('worktree', () => {
  const policy = (text: string) => ({
    policy: { state: 'present', bytes: new TextEncoder().encode(text) } as const,
  });

  const worktree = {
    workingDirectory: { state: 'worktree', commit: 'a'.repeat(40), differing: [] },
  } as const;

  const finding: Readonly<Record<string, unknown>> = {
    ...reviewOutputFinding({ severity: 'CRITICAL' }),
    file: 'src/app.ts',
    line: 3,
  };

  const other = { ...finding, line: 5, category: 'other', issue: 'Something else is broken as well.' };

  function start(text: string, reported: unknown = [finding, other]) {
    return buildPorts({
      isLocal: true,
      hasChecks: false,
      snapshot: policy(text),
      files: { 'claude.json': JSON.stringify(reported) },
    });
  }

  it('leaves abort-reason.md with the reason for stopping, and asks to stop', async () => {
    const { ports, directory } = start(
      `version: 1\npolicy:\n  abort-on: [${JSON.stringify(finding['category'])}]\n`,
    );

    const { verdict, nextSteps } = await runStage(ports, buildSettings({ target: 'local', source: 'local' }));

    expect(verdict).toBe('ABORT');
    const reason = new TextDecoder().decode(await directory.read('abort-reason.md'));
    const [stopped, besides] = reason.split(/^### /m).slice(1);
    expect(stopped).toMatch(/^What stopped this\n\n.*The value is computed twice.*src\/app\.ts:3.*\n\n$/);
    expect(besides).toMatch(/^What else blocks\n\n.*Something else is broken.*\n\n$/);
    expect(reason).toContain('### What was worked on');
    expect(reason).toContain('### Suggested next steps');
    expect(nextSteps?.join(' ')).toContain('Do not fix anything');
  });

  it('names in abort-reason.md the document that claims an abort, and its finding', async () => {
    const claim = {
      reviewId: '0123abcd',
      timestamp: '2026-01-01T00:00:00Z',
      scope: 'changeset',
      target: 'timeout',
      mode: 'full',
      verdict: 'ABORT',
      summary: { blocker: 1, high: 0, medium: 0, low: 0, info: 0 },
      reportPath: '',
      findings: [
        {
          id: 'data-841254fe-3',
          domain: 'data',
          severity: 'Blocker',
          confidence: 0.9,
          file: 'src/app.ts',
          lineRange: '3',
          title: 'The migration drops the orders',
          recommendation: 'Keep them.',
          status: 'open',
        },
      ],
    };
    const { ports, directory } = start('version: 1\n', claim);

    const { verdict } = await runStage(ports, buildSettings({ target: 'local', source: 'local' }));

    expect(verdict).toBe('ABORT');
    const [stopped, besides] = directory.text('abort-reason.md').split(/^### /m).slice(1);
    expect(stopped).toBe('What stopped this\n\n- claude asks for ABORT\n\n');
    expect(besides).toContain('The migration drops the orders');
  });

  it.each([
    ['full', /^Fix every high finding/],
    ['quick', /^Fix the high findings before you go on/],
  ] as const)('names the next step after a %s review of a high finding', async (mode, first) => {
    const { ports } = start('version: 1\n', [{ ...finding, severity: 'MAJOR' }]);
    const settings = buildSettings({ target: 'local', source: 'local', mode });

    expect((await runStage(ports, settings)).nextSteps?.[0]).toMatch(first);
  });

  const startClean = () =>
    buildPorts({ isLocal: true, hasChecks: false, files: { 'claude.json': '[]' }, snapshot: worktree });

  it('does not pass once the work tree differs from the judged one', async () => {
    const { ports } = startClean();
    const fresh = await runStage(ports, buildSettings({ target: 'local', source: 'local' }));
    expect(fresh).toMatchObject({ exitCode: 0, status: 'passed' });

    const source = await ports.source();
    const changed = await runStage(
      { ...ports, source: async () => ({ ...source, isCurrent: async () => false }) },
      buildSettings({ target: 'local', source: 'local' }),
    );
    expect(changed).toMatchObject({
      exitCode: 2,
      status: 'superseded',
      verdict: '',
      title: 'Superseded: files changed since',
      nextSteps: [expect.stringContaining('run the review again')],
    });
    expect(changed).not.toHaveProperty('event');
    expect(changed.page).toMatch(/^## ⏸️ Superseded\n\nFiles changed after they were reviewed\b/);
  });

  it('is superseded also where only the gate is asked', async () => {
    const { ports } = startClean();
    const settings = buildSettings({ target: 'local', source: 'local' });
    await runStage(ports, settings);
    const source = await ports.source();
    const gate = (isCurrent: boolean) =>
      runStage(
        { ...ports, source: async () => ({ ...source, isCurrent: async () => isCurrent }) },
        { ...settings, stage: 'gate' },
      );

    expect(await gate(true)).toMatchObject({ exitCode: 0, status: 'passed' });
    expect(await gate(false)).toMatchObject({ exitCode: 2, status: 'superseded' });
  });

  describe('the report', () => {
    const reviewOn = async (
      reports: MemoryDirectory,
      {
        branch,
        day = '2026-01-01',
        reported = [],
        policy = 'version: 1\nreports: docs/code-reviews\n',
        ...settings
      }: Partial<Settings> & {
        readonly branch: string;
        readonly day?: string;
        readonly reported?: unknown;
        readonly policy?: string;
      },
    ) => {
      const { ports, directory } = buildPorts({
        isLocal: true,
        hasChecks: false,
        files: { 'claude.json': JSON.stringify(reported) },
      });
      const { pullRequest: _, ...snapshot } = buildSnapshot({
        ...worktree,
        diff: appChange,
        files: [buildChangedFile()],
      });
      const given = {
        source: async () =>
          scriptedSource({ ...snapshot, branch, policy: { state: 'present', bytes: Buffer.from(policy) } }),
        reports: async () => reports,
        now: () => Date.parse(`${day}T12:00:00Z`),
      };
      const { nextSteps } = await runStage(
        { ...ports, ...given },
        buildSettings({ target: 'local', source: 'local', ...settings }),
      );
      return { ...ReviewVerdict.parse(directory.json('review-latest.json')), nextSteps };
    };

    it.each([
      ['feature/login', 'feature-login'],
      ['Fix/Größe: 5 & mehr', 'fix-gr-e-5-mehr'],
      ['../../etc', 'etc'],
      ['ветка', 'worktree'],
      ['x'.repeat(200), 'x'.repeat(80)],
    ])('of %s is called %s', async (branch, name) => {
      const reports = new MemoryDirectory();
      const { reviewId, reportPath, nextSteps } = await reviewOn(reports, { branch });
      expect(await reports.list()).toEqual([`2026-01-01-${name}-${reviewId}.md`]);
      expect(reportPath).toBe(`docs/code-reviews/2026-01-01-${name}-${reviewId}.md`);
      expect(nextSteps?.join()).toContain(`and name ${reportPath} in its description`);
    });

    it('stays in the review directory unless policy names a folder', async () => {
      const reports = new MemoryDirectory();
      const { reportPath, nextSteps } = await reviewOn(reports, {
        branch: 'feature',
        policy: 'version: 1\n',
      });
      expect(await reports.list()).toEqual([]);
      expect(reportPath).toBe('report.md');
      expect(nextSteps?.join()).not.toContain('in its description');
    });

    it('is not written by a quick check, and a part has one of its own', async () => {
      const reports = new MemoryDirectory();
      expect(await reviewOn(reports, { branch: 'feature', mode: 'quick' })).toMatchObject({ reportPath: '' });
      expect(await reports.list()).toEqual([]);
      const scope = { kind: 'file', name: 'src/app.ts' } as const;
      const { reportPath } = await reviewOn(reports, { branch: 'feature', scope });
      await reviewOn(reports, { branch: 'feature' });
      expect(reportPath).toMatch(/2026-01-01-feature-file-src-app-ts-[0-9a-f]{8}\.md$/);
      expect(await reports.list()).toHaveLength(2);
    });
  });

  it.each([
    ['local', 'in what is reviewed'],
    ['github', 'at the base commit'],
  ] as const)('warns where the policy file that was named is not there: %s', async (place, where) => {
    const { ports, reporter } = buildPorts({
      isLocal: place === 'local',
      hasChecks: place === 'github',
      files: { 'claude.json': '[]' },
    });
    const settings = buildSettings({ target: place, source: place });

    await runStage(ports, settings);
    expect(reporter.lines.join('\n')).not.toContain('policy file');
    await runStage(ports, { ...settings, config: 'review.yml' });

    expect(reporter.lines).toContain(
      `warning: There is no policy file review.yml ${where}, so the defaults hold; \`config\` names it`,
    );
  });

  it('gives the reason why the policy file could not be read, and the fix', async () => {
    const { ports } = buildPorts({
      isLocal: true,
      hasChecks: false,
      snapshot: { policy: { state: 'unreadable', reason: 'it is a folder' } },
      files: { 'claude.json': '[]' },
    });

    const { page, nextSteps } = await runStage(ports, buildSettings({ target: 'local', source: 'local' }));

    expect(page).toContain('the policy file could not be read (it is a folder)');
    expect(nextSteps?.join(' ')).toContain('Make it a readable file');
  });
});

/** What a run in the work tree of the branch `timeout` says comes next. */
async function stepsAfter(
  snapshot: Partial<ReturnType<typeof buildSnapshot>>,
  settings: Parameters<typeof buildSettings>[0] = {},
) {
  const { pullRequest: _, ...worktree } = buildSnapshot();
  const built = buildPorts({
    isLocal: true,
    hasChecks: false,
    snapshot: {
      ...worktree,
      branch: 'timeout',
      policy: { state: 'present', bytes: Buffer.from('version: 1\nreports: docs/code-reviews\n') },
      workingDirectory: { ...buildManifest().workingDirectory, state: 'worktree' },
      ...snapshot,
    },
  });
  const reports = new MemoryDirectory();
  const { nextSteps } = await runStage(
    { ...built.ports, reports: async () => reports },
    buildSettings({ target: 'local', source: 'local', ...settings }),
  );
  return { nextSteps, reports: reports.names() };
}

it('names the report that this run kept, where a pull request is to be opened', async () => {
  const { nextSteps, reports } = await stepsAfter({});
  const [report = ''] = reports;
  expect(nextSteps).toEqual([
    `Open the pull request, and name docs/code-reviews/${report} in its description. The verdict is in \`/review/review-latest.json\`.`,
  ]);
});

it('opens no pull request without any file that differs', async () => {
  const nothing = {
    diff: new Uint8Array(),
    files: [],
    coverage: { expected: 0, covered: 0, missing: [] },
  };
  const { nextSteps } = await stepsAfter(nothing);
  expect(nextSteps).toEqual([expect.stringMatching(/^There is nothing to review: nothing differs/)]);
});

describe('suppress in work tree', () => {
  const worktree = {
    workingDirectory: { state: 'worktree', commit: 'a'.repeat(40), differing: [] },
  } as const;

  /** The work as it was, and with a line more above what is found. */
  const before = gitDiff({ 'src/app.ts': numbered(50) }, { 'src/app.ts': numbered(50, { 9: 'lock()' }) });

  const after = gitDiff(
    { 'src/app.ts': numbered(50) },
    { 'src/app.ts': numbered(50, { 2: 'one\nmore', 9: 'lock()', 20: 'lock(2)' }) },
  );

  const at = (line: number, issue: string) =>
    c1Finding({ file: 'src/app.ts', line, severity: 'CRITICAL', confidence: 'HIGH', issue });

  const first = at(9, 'The lock is never released when the call throws.');

  const reworded = at(10, 'Nobody releases the lock once the call throws, so it stays held.');

  const rewordedAgain = at(10, 'As soon as the call throws, this lock stays held and is not released.');

  interface Entry {
    readonly fingerprint: string;
    readonly [key: string]: string;
  }

  /** Runs in one review directory, one after the other; each is given what `model` says, and entries of `suppress`. */
  function startWork() {
    const directory = new MemoryDirectory();
    return {
      directory,
      async review(
        reported: readonly ReturnType<typeof c1Finding>[],
        {
          entries = [],
          mode = 'full',
          diff = after,
          branch = 'work',
        }: {
          readonly entries?: readonly Entry[];
          readonly mode?: 'full' | 'quick' | 'verify';
          readonly diff?: Uint8Array;
          readonly branch?: string;
        } = {},
      ) {
        const { result, json, reporter } = await runConfigured(
          {
            hygiene: false,
            policy: { suppress: entries.map((entry) => ({ reason: 'held on purpose', ...entry })) },
            reviewers: { model: { run: ['model'], modes: ['full', 'verify', 'quick'] } },
          },
          {
            directory,
            commands: scripted({ stdout: c1(...reported) }),
            settings: { mode },
            snapshot: { ...worktree, branch, diff },
          },
        );
        const { findings } = Object(await json('findings.json'));
        return { verdict: result.verdict, findings, reporter, fingerprint: String(findings[0]?.fingerprint) };
      },
    };
  }

  describe('in a work tree, an entry of `suppress` with a fingerprint', () => {
    it('silences the last review’s finding on those lines in other words, in later runs too', async () => {
      const { review } = startWork();
      const { verdict, fingerprint } = await review([first], { diff: before });
      expect(verdict).toBe('FAIL');
      expect(await review([reworded])).toMatchObject({ verdict: 'FAIL' });

      const { review: silenced } = startWork();
      await silenced([first], { diff: before });
      const entries = [{ fingerprint, path: 'src/**' }];
      for (const words of [reworded, rewordedAgain, reworded]) {
        const { reporter, ...run } = await silenced([words], { entries });
        expect(run).toMatchObject({
          verdict: 'PASS',
          fingerprint,
          findings: [{ suppressed: { by: 'suppress', reason: 'held on purpose' } }],
        });
        expect(reporter.lines.join('\n')).not.toContain('matches nothing here');
      }
      expect(await silenced([reworded], { entries, mode: 'quick' })).toMatchObject({ verdict: 'PASS' });
    });

    it('stays without effect where the record of the last review cannot be read', async () => {
      const { review, directory } = startWork();
      const { fingerprint } = await review([first], { diff: before });
      await directory.write('review-record.json', '{');
      expect(await review([reworded], { entries: [{ fingerprint }] })).toMatchObject({ verdict: 'FAIL' });
    });
  });
});

it('compares with the full review, however often it was verified since', async () => {
  const { run, verdict } = startWork(['full', 'quick']);
  await run('full', {});
  const now = numbered(100, { 3: 'timeout = 0', 50: 'log(customer)' });
  const diff = gitDiff({ 'src/app.ts': numbered(100) }, { 'src/app.ts': now });
  const snapshot = { ...worktree, diff };
  await run('verify', {}, { snapshot });

  await run('verify', { other: says({ ...lock, line: 50 }) }, { snapshot });

  expect((await verdict()).findings).toMatchObject([{ lineRange: '50', status: 'open' }]);
});
