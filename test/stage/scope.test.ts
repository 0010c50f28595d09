import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalSource } from '../../src/git/local-source.ts';
import { checkNameWith, type Scope } from '../../src/model/manifest.ts';
import { runStage } from '../../src/run/pipeline.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { buildPorts } from '../support/builders/ports.ts';
import { buildSettings } from '../support/builders/run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { type GitRepository, gitEnvironment, initGit } from '../support/git.ts';
import { type Demo, startDemo } from '../support/github/demo.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe('a scoped review of a work tree', () => {
  let git: GitRepository;

  beforeEach(() => {
    git = initGit();
    git
      .write('package.json', '{"workspaces": ["packages/*"]}\n')
      .write('.github/CODEOWNERS', '/packages/web/ @acme/front\n')
      .write('packages/web/package.json', '{"name": "@acme/front-end"}\n')
      .write('packages/web/app.ts', 'one\ntwo\n')
      .write('packages/api/package.json', '{}\n')
      .write('packages/api/app.ts', 'one\ntwo\n')
      .write('packages/idle/package.json', '{}\n')
      .commit('Start');
    git.branch('feature').write('packages/web/app.ts', 'one\nchanged\n').commit('Change');
    git.write('packages/api/app.ts', 'one\nother\n').write('packages/api/new.ts', 'export {};\n');
  });

  afterEach(() => git.dispose());

  function start(...findings: readonly unknown[]) {
    const built = buildPorts({
      isLocal: true,
      hasChecks: false,
      files: { 'claude.json': JSON.stringify(findings) },
    });
    const environment = { PATH: gitEnvironment()['PATH'] ?? '', HOME: '/nonexistent' };
    const reports = new MemoryDirectory();
    const source = createLocalSource({ root: git.dir, environment, base: 'main' });
    const ports = { ...built.ports, root: git.dir, source: async () => source, reports: async () => reports };
    const json = async (name: string) => JSON.parse(decode(await built.directory.read(name)));
    return {
      ...built,
      json,
      reports,
      run: (scope: Scope, stage: 'run' | 'gate' = 'run') =>
        runStage(ports, buildSettings({ target: 'local', source: 'local', stage, scope })),
    };
  }

  const web = c1Finding({ severity: 'MINOR', file: 'packages/web/app.ts', line: 2 });
  it.each<[Scope, string]>([
    [{ kind: 'package', name: 'packages/web' }, 'package packages/web'],
    [{ kind: 'package', name: './packages/web/' }, 'package ./packages/web/'],
    [{ kind: 'team', name: '@acme/front' }, 'team acme/front'],
    [{ kind: 'team', name: 'Acme/Front' }, 'team Acme/Front'],
    [{ kind: 'file', name: 'packages/web/app.ts' }, 'file packages/web/app.ts'],
  ])('fetches and reviews nothing else: %j', async (scope, name) => {
    const { run, json, directory } = start(web);

    const { verdict, exitCode, page } = await run(scope);

    expect({ verdict, exitCode }).toEqual({ verdict: 'PASS', exitCode: 0 });
    expect(await json('files.json')).toMatchObject([{ filename: 'packages/web/app.ts' }]);
    const diff = decode(await directory.read('pr_diff.txt'));
    expect(diff).toContain('+changed');
    expect(diff).not.toContain('packages/api');
    const manifest = await json('manifest.json');
    expect(manifest.scope).toEqual({ ...scope, leftOut: 2 });
    expect(manifest.coverage).toEqual({ expected: 1, covered: 1, missing: [] });
    const pack = await json('evidence_pack.json');
    expect(pack.diff.touched_files).toMatchObject([{ path: 'packages/web/app.ts' }]);
    expect(pack.diff.raw_diff).toBe(diff);
    expect(await json('review-latest.json')).toMatchObject({
      scope: scope.kind,
      target: 'name' in scope && scope.name,
    });
    expect(page).toContain(`Only ${name} was reviewed. The change has 2 other files.`);
  });

  it.each<[Scope, string, string]>([
    [{ kind: 'package', name: 'packages/we' }, 'SCOPE_EMPTY', 'the folder of a package'],
    [{ kind: 'package', name: 'packages/idle' }, 'SCOPE_EMPTY', '`paths:`'],
    [{ kind: 'team', name: 'front' }, 'SCOPE_EMPTY', '`@acme/web`'],
    [{ kind: 'file', name: 'packages/web/package.json' }, 'SCOPE_EMPTY', 'the path of a changed file'],
  ])('that has nothing to review is an error: %j', async (scope, code, fix) => {
    const { run, directory } = start();
    await expect(run(scope)).rejects.toMatchObject({
      kind: 'usage',
      code,
      fix: expect.stringContaining(fix),
    });
    expect(await directory.read('manifest.json')).toBeUndefined();
  });

  it('is concluded with the same scope, or not at all', async () => {
    const { run } = start();
    await run({ kind: 'package', name: 'packages/web' });
    await expect(run({ kind: 'changeset' }, 'gate')).rejects.toMatchObject({ code: 'SCOPE_DIFFERS' });
    expect(await run({ kind: 'package', name: 'packages/web' }, 'gate')).toMatchObject({ exitCode: 0 });
  });
});

describe('a scoped review of a pull request', () => {
  let demo: Demo;

  beforeEach(async () => {
    demo = await startDemo();
  });

  afterEach(async () => {
    await demo.github.close();
    demo.github.assertClean();
  });

  const message = (line: number, text: string) => ({
    ruleId: 'no-eval',
    severity: 2,
    line,
    column: 1,
    message: text,
  });
  const both = [
    { filePath: 'src/app.ts', messages: [message(5, 'eval of what a request says is an order to anybody.')] },
    { filePath: 'new.ts', messages: [message(1, 'The module is loaded for nothing at all.')] },
  ];
  const neither = both.map(({ filePath }) => ({ filePath, messages: [] }));
  const app: Scope = { kind: 'file', name: 'src/app.ts' };

  async function review(runKey: string, answer: unknown, scope: Scope = { kind: 'changeset' }) {
    return runInProcess({
      github: demo.github,
      pull: demo.pull,
      files: { 'eslint.json': JSON.stringify(answer) },
      runKey,
      settings: { scope, checkName: checkNameWith('pr-verdict', scope) },
      client: { timer: virtualTimer() },
    });
  }

  const states = () => demo.pull.reviews.map(({ state }) => state);
  const isSettled = (path: string) =>
    demo.pull.threads
      .filter(({ anchor }) => anchor.path === path)
      .map(({ comments }) => comments.some(({ body }) => body.includes(':closed:')));

  it('closes nothing that another run found, in its files or elsewhere', async () => {
    await review('run-1', both);
    const { result } = await review('run-2', neither, app);

    expect(result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    expect([isSettled('src/app.ts'), isSettled('new.ts')]).toEqual([[false], [false]]);
    expect(states()).not.toContain('DISMISSED');
    expect(demo.repository.checkRuns.map(({ name, conclusion }) => [name, conclusion])).toEqual([
      ['pr-verdict', 'failure'],
      ['pr-verdict (file src/app.ts)', 'success'],
    ]);
  });

  it('withdraws its own change request once nothing blocks', async () => {
    const [first] = both;
    const found = await review('run-1', [first], app);
    expect(found.result).toMatchObject({ event: 'REQUEST_CHANGES' });
    await review('run-2', neither, app);
    expect(states()).toEqual(['DISMISSED', 'COMMENTED']);
  });
});
