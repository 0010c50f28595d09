import { describe, expect, it } from 'vitest';
import { EvidencePack } from '../../src/model/evidence-pack.ts';
import { Manifest } from '../../src/model/manifest.ts';
import type { CommandEnd } from '../../src/ports/stage-ports.ts';
import { readOwnPinned } from '../../src/review-directory/review-files.ts';
import { buildChangedFile, gitDiff, numbered } from '../support/builders/diff.ts';
import { buildManifest } from '../support/builders/run.ts';
import { type ConfiguredRun, inTurn, runConfigured } from '../support/configured-run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import type { Script } from '../support/fakes/scripted-commands.ts';

const diff = gitDiff({ 'web/app.ts': numbered(20) }, { 'web/app.ts': numbered(20, { 3: 'changed' }) });

/** Fetches a change of `web/app.ts` under this policy, reviews it, and reads what is pinned then. */
async function review(verifiers: Record<string, unknown>, world: ConfiguredRun = {}) {
  const directory = new MemoryDirectory();
  const snapshot = {
    workingDirectory: { state: 'head', differing: [] } as const,
    diff,
    files: [buildChangedFile({ filename: 'web/app.ts' })],
    ...world.snapshot,
  };
  const run = { root: '/checkout', play: () => ({}), ...world, directory, snapshot };
  await runConfigured({ verifiers }, { ...run, settings: { stage: 'fetch' } });
  const before = {
    pack: directory.text('evidence_pack.json'),
    manifest: Manifest.parse(directory.json('manifest.json')),
  };
  const { requests } = await runConfigured({ verifiers }, { ...run, settings: { stage: 'review' } });
  const manifest = Manifest.parse(directory.json('manifest.json'));
  const packFile = { name: 'evidence_pack.json', schema: EvidencePack };
  const pack = await readOwnPinned(directory, manifest, packFile);
  if (pack === undefined) throw new Error('the pack is not pinned');
  return { manifest, before, directory, requests, ...pack.verification };
}

const exited = (code: number) => ({ how: 'exited', code }) as const;
const tests = { tests: { run: ['t'] } };
const lint = { lint: { run: ['eslint'], format: 'eslint' } };

function eslint(filePath: string, ...messages: readonly (readonly [1 | 2, string])[]): Script {
  const read = messages.map(([severity, message]) => ({
    ruleId: 'r',
    severity,
    message,
    line: 3,
    column: 1,
  }));
  const errorCount = messages.filter(([severity]) => severity === 2).length;
  const counts = { errorCount, warningCount: messages.length - errorCount };
  return { stdout: JSON.stringify([{ filePath, messages: read, ...counts }]) };
}

describe('verifiers', () => {
  it('leave the pack and the manifest as they are where none is configured', async () => {
    const { directory, before, manifest, verifiers } = await review({});
    expect(directory.text('evidence_pack.json')).toBe(before.pack);
    expect(manifest).toEqual(before.manifest);
    expect(verifiers).toEqual([]);
    expect(manifest.unknown).toContain('verification');
  });

  it('are in the pack, which is pinned anew and names them as unknown no longer', async () => {
    const { verifiers, summary, manifest, before, requests } = await review({
      types: { run: ['tsc', '-b'] },
    });
    expect(verifiers).toEqual([{ name: 'types', status: 'pass', findings: [], duration_ms: 12 }]);
    expect(summary).toEqual({ passed: 1, failed: 0, warnings: 0, skipped: 0 });
    expect(before.manifest.unknown).toContain('verification');
    expect(manifest.unknown).toEqual(before.manifest.unknown.filter((field) => field !== 'verification'));
    expect(requests).toMatchObject([{ run: ['tsc', '-b'], directory: '/checkout', timeout: 60_000 }]);
  });

  it.each<[CommandEnd, string, object]>([
    [exited(1), 'fail', { failed: 1 }],
    [{ how: 'timed-out' }, 'timeout', { failed: 1 }],
    [{ how: 'killed', signal: 'SIGSEGV' }, 'fail', { failed: 1 }],
    [{ how: 'flooded', stream: 'stdout' }, 'fail', { failed: 1 }],
    [{ how: 'not-started', reason: 'no such program' }, 'skipped', { skipped: 1 }],
    [{ how: 'cancelled' }, 'skipped', { skipped: 1 }],
  ])('that %j have the status %s', async (end, status, summary) => {
    const reviewed = await review({ slow: { run: ['t'], timeout: '5s' } }, { play: () => ({ end }) });
    expect(reviewed).toMatchObject({ verifiers: [{ status, findings: [{ severity: 'error' }] }], summary });
  });

  it('that fail have the end of their output, safe to show', async () => {
    const stdout = `${'early\n'.repeat(50)}\u001b[31mexpected hunter2\u001b[0m`;
    const { verifiers } = await review(tests, {
      play: () => ({ end: exited(2), stdout, stderr: '1 test failed\n' }),
    });
    expect(verifiers[0]?.findings[0]?.message).toMatch(
      /^it exited with code 2\n(?:early\n){14}expected \*\*\*\n1 test failed$/,
    );
  });

  const hostile = 'no hunter2\u001b[31m here';
  const found = { file: 'web/app.ts', line: 3, message: 'no *** here' };

  it.each<[string, Script, string, readonly object[]]>([
    ['an error', eslint('/checkout/web/app.ts', [2, hostile]), 'fail', [{ ...found, severity: 'error' }]],
    ['a warning', eslint('/checkout/web/app.ts', [1, hostile]), 'warn', [{ ...found, severity: 'warning' }]],
    ['nothing', { stdout: '[]' }, 'pass', []],
    [
      'nothing and an exit code of failure',
      { stdout: '[]', stderr: 'Oops', end: exited(2) },
      'fail',
      [{ message: expect.stringMatching(/code 2\n\[\]\nOops$/) }],
    ],
    [
      'no document',
      { stdout: 'Oops!' },
      'fail',
      [{ message: expect.stringMatching(/not valid eslint.*\nOops!$/) }],
    ],
  ])('with a format are judged by their document: %s', async (_, script, status, findings) => {
    expect((await review(lint, { play: () => script })).verifiers).toMatchObject([{ status, findings }]);
  });

  it('run in order, each with its variables', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const policy = Object.fromEntries(
      names.toReversed().map((name) => [name, { run: [name], env: ['KEY'] }]),
    );
    const { verifiers, requests } = await review(policy, { variables: { KEY: 'value', OTHER: 'no' } });
    expect(verifiers.map(({ name }) => name)).toEqual(names);
    expect(requests.map(({ run }) => run[0])).toEqual(names);
    expect(requests[0]?.environment).toEqual(new Map([['KEY', 'value']]));
  });

  it('are skipped, with why, where policy excludes them or something is missing', async () => {
    const { verifiers, summary, requests } = await review({
      checks: { check: 'unit tests' },
      docs: { run: ['t'], paths: ['docs/**'] },
      drafts: { run: ['t'], when: { lanes: ['red'] } },
      elsewhere: { run: ['t'], cwd: 'api' },
      secret: { run: ['t'], env: ['API_KEY'] },
    });
    expect(verifiers.map(({ findings }) => findings.map(({ message }) => message))).toEqual([
      ['check run "unit tests" was not looked for: a local change has none; it has no `run`'],
      ['no changed file matches `paths`'],
      ['not for the green lane (`when.lanes`)'],
      ['no folder with changes matches `cwd`'],
      ['it has no API_KEY here (`env`)'],
    ]);
    expect(summary).toEqual({ passed: 0, failed: 0, warnings: 0, skipped: 5 });
    expect(requests).toEqual([]);
  });

  const { pullRequest } = buildManifest();
  const fork = pullRequest && { pullRequest: { ...pullRequest, fork: true } };
  const checkout = (state: 'absent' | 'other') => ({ workingDirectory: { state, differing: [] } });

  it.each<[string, ConfiguredRun, string]>([
    ['the code of a head with the rights of the base', { event: 'pull_request_target' }, 'PRIVILEGED_EVENT'],
    ['the code of a fork on a push', { event: 'push', snapshot: { ...fork } }, 'PRIVILEGED_EVENT'],
    ['without a checkout', { snapshot: checkout('absent') }, 'is checked out'],
    ['a checkout of something else', { snapshot: checkout('other') }, 'is checked out'],
  ])('never run %s', async (_, world, reason) => {
    const { verifiers, requests } = await review(tests, world);
    const findings = [{ message: expect.stringContaining(reason) }];
    expect(verifiers).toMatchObject([{ status: 'skipped', findings }]);
    expect(requests).toEqual([]);
  });

  it('run once in each changed folder that `cwd` names, and have the worst result of them', async () => {
    const files = ['web/app.ts', 'api/main.ts'].map((filename) => buildChangedFile({ filename }));
    const play = inTurn(eslint('main.ts', [2, 'wrong']), { stdout: '[]' });
    const policy = { lint: { ...lint.lint, cwd: '{api,web}' } };
    const { verifiers, requests } = await review(policy, { play, snapshot: { files } });
    expect(requests.map(({ directory }) => directory)).toEqual(['/checkout/api', '/checkout/web']);
    const findings = [{ file: 'api/main.ts' }];
    expect(verifiers).toMatchObject([{ status: 'fail', findings, duration_ms: 24 }]);
  });

  it('keep their most severe findings when there are too many, and count the others', async () => {
    const warnings = Array.from({ length: 149 }, () => [1, 'minor'] as const);
    const play = () => eslint('web/app.ts', ...warnings, [2, 'major']);
    const [{ findings = [] } = {}] = (await review(lint, { play })).verifiers;
    expect(findings).toHaveLength(101);
    expect(findings[0]?.message).toBe('major');
    expect(findings.at(-1)).toMatchObject({ message: 'and 50 more', severity: 'info' });
  });
});
