import { describe, expect, it } from 'vitest';
import { EvidencePack } from '../../src/model/evidence-pack.ts';
import { Manifest } from '../../src/model/manifest.ts';
import { readOwnPinned } from '../../src/review-directory/review-files.ts';
import { buildChangedFile, gitDiff, numbered } from '../support/builders/diff.ts';
import { buildManifest } from '../support/builders/run.ts';
import { type ConfiguredRun, runConfigured } from '../support/configured-run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { type Script, ScriptedCommands } from '../support/fakes/scripted-commands.ts';

const diff = gitDiff({ 'web/app.ts': numbered(20) }, { 'web/app.ts': numbered(20, { 3: 'changed' }) });
const file = (filename: string) => buildChangedFile({ filename });

interface World extends Omit<ConfiguredRun, 'directory'> {
  readonly play?: Script | (() => Script);
}

/** Fetches a change of `web/app.ts` under this policy, reviews it, and reads what is pinned then. */
async function review(verifiers: Record<string, unknown>, { play = {}, ...world }: World = {}) {
  const directory = new MemoryDirectory();
  const commands = new ScriptedCommands(() => (typeof play === 'function' ? play() : play));
  const stage = (name: 'fetch' | 'review') =>
    runConfigured(
      { verifiers },
      {
        root: '/checkout',
        directory,
        commands,
        ...world,
        settings: { stage: name },
        snapshot: {
          workingDirectory: { state: 'head', differing: [] },
          diff,
          files: [file('web/app.ts')],
          ...world.snapshot,
        },
      },
    );
  await stage('fetch');
  const before = { pack: directory.text('evidence_pack.json'), manifest: directory.json('manifest.json') };
  const { reporter } = await stage('review');
  const manifest = Manifest.parse(directory.json('manifest.json'));
  const packFile = { name: 'evidence_pack.json', schema: EvidencePack };
  const pack = await readOwnPinned(directory, manifest, packFile);
  if (pack === undefined) throw new Error('the pack is not pinned');
  return {
    manifest,
    fetched: Manifest.parse(before.manifest),
    before,
    directory,
    commands,
    reporter,
    ...pack.verification,
  };
}

const eslint = (severity: 1 | 2, filePath = '/checkout/web/app.ts') =>
  JSON.stringify([
    {
      filePath,
      messages: [{ ruleId: 'no-eval', severity, message: 'no hunter2\u001b[31m here', line: 3, column: 1 }],
      errorCount: severity - 1,
      warningCount: 2 - severity,
    },
  ]);

describe('verifiers', () => {
  it('leave the pack and the manifest as they are where none is configured', async () => {
    const { directory, before, manifest, fetched, verifiers } = await review({});
    expect(directory.text('evidence_pack.json')).toBe(before.pack);
    expect(manifest).toEqual(fetched);
    expect(verifiers).toEqual([]);
    expect(manifest.unknown).toContain('verification');
  });

  it('are in the pack, which is pinned anew and names them as unknown no longer', async () => {
    const { verifiers, summary, manifest, fetched, commands } = await review({
      types: { run: ['tsc', '-b'] },
    });
    expect(verifiers).toEqual([{ name: 'types', status: 'pass', findings: [], duration_ms: 12 }]);
    expect(summary).toEqual({ passed: 1, failed: 0, warnings: 0, skipped: 0 });
    expect(fetched.unknown).toContain('verification');
    expect(manifest.unknown).toEqual(fetched.unknown.filter((field) => field !== 'verification'));
    expect(commands.requests).toMatchObject([
      { run: ['tsc', '-b'], directory: '/checkout', timeout: 60_000 },
    ]);
  });

  it('fail by their exit code, with the end of their output, safe to show', async () => {
    const stdout = `${'early\n'.repeat(50)}\u001b[31mexpected hunter2\u001b[0m`;
    const play = { end: { how: 'exited' as const, code: 2 }, stdout, stderr: '1 test failed\n' };
    const { verifiers, summary } = await review({ tests: { run: ['t'] } }, { play });
    expect(verifiers[0]?.status).toBe('fail');
    const message = verifiers[0]?.findings[0]?.message ?? '';
    expect(message).toMatch(/^it exited with code 2\n(?:early\n){14}expected \*\*\*\n1 test failed$/);
    expect(summary).toMatchObject({ passed: 0, failed: 1 });
  });

  it.each([
    [{ how: 'exited', code: 1 }, 'fail', 'failed'],
    [{ how: 'timed-out' }, 'timeout', 'failed'],
    [{ how: 'killed', signal: 'SIGSEGV' }, 'fail', 'failed'],
    [{ how: 'flooded', stream: 'stdout' }, 'fail', 'failed'],
    [{ how: 'not-started', reason: 'no such program' }, 'skipped', 'skipped'],
    [{ how: 'cancelled' }, 'skipped', 'skipped'],
  ] as const)('that %j have the status %s', async (end, status, counted) => {
    const { verifiers, summary } = await review({ slow: { run: ['t'], timeout: '5s' } }, { play: { end } });
    expect(verifiers).toMatchObject([{ status, findings: [{ severity: 'error' }] }]);
    expect(summary[counted]).toBe(1);
  });

  it.each([
    [2, 'fail', 'error'],
    [1, 'warn', 'warning'],
  ] as const)(
    'are judged by their findings, whatever their exit code: ESLint severity %i',
    async (severity, status, as) => {
      const play = { stdout: eslint(severity) };
      const { verifiers } = await review({ lint: { run: ['eslint'], format: 'eslint' } }, { play });
      expect(verifiers).toMatchObject([
        { status, findings: [{ file: 'web/app.ts', line: 3, message: 'no *** here', severity: as }] },
      ]);
    },
  );

  it('pass with a document that finds nothing, but not when they exit otherwise', async () => {
    const lint = { lint: { run: ['eslint'], format: 'eslint' } };
    expect((await review(lint, { play: { stdout: '[]' } })).verifiers[0]?.status).toBe('pass');
    const crashed = { stdout: '[]', stderr: 'Oops', end: { how: 'exited' as const, code: 2 } };
    const { verifiers } = await review(lint, { play: crashed });
    expect(verifiers).toMatchObject([
      { status: 'fail', findings: [{ message: expect.stringMatching(/code 2\n\[\]\nOops$/) }] },
    ]);
  });

  it('fail when their output cannot be read', async () => {
    const lint = { lint: { run: ['eslint'], format: 'eslint' } };
    const { verifiers } = await review(lint, { play: { stdout: 'Oops!' } });
    expect(verifiers).toMatchObject([
      { status: 'fail', findings: [{ message: expect.stringMatching(/not valid eslint.*\nOops!$/) }] },
    ]);
  });

  it('run in order, each with its variables', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const policy = Object.fromEntries(
      [...names].reverse().map((name) => [name, { run: [name], env: ['KEY'] }]),
    );
    const { verifiers, commands } = await review(policy, { variables: { KEY: 'value', OTHER: 'no' } });
    expect(verifiers.map(({ name }) => name)).toEqual(names);
    expect(commands.requests.map(({ run }) => run[0])).toEqual(names);
    expect(commands.requests[0]?.environment).toEqual(new Map([['KEY', 'value']]));
  });

  it('are skipped, with why, where policy excludes them or something is missing', async () => {
    const { verifiers, summary, commands } = await review({
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
    expect(commands.requests).toEqual([]);
  });

  it('never run the code of the head with the rights of the base', async () => {
    const { pullRequest } = buildManifest();
    if (pullRequest === undefined) throw new Error('there is no pull request');
    const fork = { ...pullRequest, fork: true };
    for (const world of [
      { event: 'pull_request_target' },
      { event: 'push', snapshot: { pullRequest: fork } },
    ]) {
      const { verifiers, commands } = await review({ tests: { run: ['t'] } }, world);
      expect(verifiers[0]?.findings[0]?.message).toMatch(/^PRIVILEGED_EVENT/);
      expect(commands.requests).toEqual([]);
    }
  });

  it.each(['absent', 'other'] as const)('do not run on a working directory that is %s', async (state) => {
    const snapshot = { workingDirectory: { state, differing: [] } };
    const { verifiers, commands } = await review({ tests: { run: ['t'] } }, { snapshot });
    expect(verifiers).toMatchObject([{ status: 'skipped' }]);
    expect(commands.requests).toEqual([]);
  });

  it('run once in each changed folder that `cwd` names, and have the worst result of them', async () => {
    const files = [file('web/app.ts'), file('api/main.ts')];
    let runs = 0;
    const play = (): Script => {
      runs += 1;
      return runs === 1 ? { stdout: eslint(2, 'main.ts') } : { stdout: '[]' };
    };
    const { verifiers, commands } = await review(
      { lint: { run: ['eslint'], cwd: '{api,web}', format: 'eslint' } },
      { play, snapshot: { files } },
    );
    expect(commands.requests.map(({ directory }) => directory)).toEqual(['/checkout/api', '/checkout/web']);
    expect(verifiers).toMatchObject([
      { status: 'fail', findings: [{ file: 'api/main.ts' }], duration_ms: 24 },
    ]);
  });

  it('keep their most severe findings when there are too many, and count the others', async () => {
    const messages = Array.from({ length: 150 }, (_, index) => ({
      ruleId: 'r',
      severity: index === 149 ? 2 : 1,
      message: `finding ${index}`,
      line: 1,
      column: 1,
    }));
    const stdout = JSON.stringify([{ filePath: 'web/app.ts', messages, errorCount: 1, warningCount: 149 }]);
    const { verifiers } = await review({ lint: { run: ['eslint'], format: 'eslint' } }, { play: { stdout } });
    const findings = verifiers[0]?.findings ?? [];
    expect(findings).toHaveLength(101);
    expect(findings[0]?.message).toBe('finding 149');
    expect(findings.at(-1)).toMatchObject({ message: 'and 50 more', severity: 'info' });
  });
});
