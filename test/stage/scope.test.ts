import { describe, expect, it } from 'vitest';
import { createLocalSource } from '../../src/git/local-source.ts';
import { checkNameWith, type Scope } from '../../src/model/manifest.ts';
import { runStage } from '../../src/run/pipeline.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { buildPorts } from '../support/builders/ports.ts';
import { buildSettings } from '../support/builders/run.ts';
import { startWorktree } from '../support/command-line.ts';
import { startDemoRuns } from '../support/demo-runs.ts';
import { gitEnvironment } from '../support/git.ts';

describe('a scoped review of a work tree', () => {
  function start() {
    const git = startWorktree(
      {
        'package.json': '{"workspaces": ["packages/*"]}\n',
        '.github/CODEOWNERS': '/packages/web/ @acme/front\n',
        'packages/web/package.json': '{"name": "@acme/front-end"}\n',
        'packages/web/app.ts': 'one\ntwo\n',
        'packages/api/package.json': '{}\n',
        'packages/api/app.ts': 'one\ntwo\n',
        'packages/idle/package.json': '{}\n',
      },
      { 'packages/web/app.ts': 'one\nchanged\n' },
    );
    git.write('packages/api/app.ts', 'one\nother\n').write('packages/api/new.ts', 'export {};\n');
    const web = c1Finding({ file: 'packages/web/app.ts', line: 2 });
    const files = { 'claude.json': JSON.stringify([web]) };
    const { ports, directory } = buildPorts({ isLocal: true, hasChecks: false, files });
    const environment = { PATH: gitEnvironment()['PATH'] ?? '', HOME: '/nonexistent' };
    const source = createLocalSource({ root: git.dir, environment, base: 'main' });
    const local = { ...ports, root: git.dir, source: async () => source };
    const run = (scope: Scope, stage: 'run' | 'gate' = 'run') =>
      runStage(local, buildSettings({ target: 'local', stage, scope }));
    return { directory, run };
  }

  it.each<[Scope, string]>([
    [{ kind: 'package', name: 'packages/web' }, 'package packages/web'],
    [{ kind: 'package', name: './packages/web/' }, 'package ./packages/web/'],
    [{ kind: 'team', name: '@acme/front' }, 'team acme/front'],
    [{ kind: 'team', name: 'Acme/Front' }, 'team Acme/Front'],
    [{ kind: 'file', name: 'packages/web/app.ts' }, 'file packages/web/app.ts'],
  ])('fetches and reviews nothing else: %j', async (scope, name) => {
    const { run, directory } = start();
    const { verdict, exitCode, page } = await run(scope);
    expect({ verdict, exitCode }).toEqual({ verdict: 'PASS', exitCode: 0 });
    const diff = directory.text('pr_diff.txt');
    expect(diff).toContain('+changed');
    expect(diff).not.toContain('packages/api');
    expect(directory.json('files.json')).toMatchObject([{ filename: 'packages/web/app.ts' }]);
    expect(directory.json('manifest.json')).toMatchObject({
      scope: { ...scope, leftOut: 2 },
      coverage: { expected: 1, covered: 1, missing: [] },
    });
    expect(directory.json('evidence_pack.json')).toMatchObject({
      diff: { touched_files: [{ path: 'packages/web/app.ts' }], raw_diff: diff },
    });
    const target = 'name' in scope && scope.name;
    expect(directory.json('review-latest.json')).toMatchObject({ scope: scope.kind, target });
    expect(page).toContain(`Only ${name} was reviewed. The change has 2 other files.`);
  });

  it.each<[Scope, string]>([
    [{ kind: 'package', name: 'packages/we' }, 'the folder of a package'],
    [{ kind: 'package', name: 'packages/idle' }, '`paths:`'],
    [{ kind: 'team', name: 'front' }, '`@acme/web`'],
    [{ kind: 'file', name: 'packages/web/package.json' }, 'the path of a changed file'],
  ])('that has nothing to review is an error: %j', async (scope, words) => {
    const { run, directory } = start();
    const fix = expect.stringContaining(words);
    await expect(run(scope)).rejects.toMatchObject({ kind: 'usage', code: 'SCOPE_EMPTY', fix });
    expect(directory.has('manifest.json')).toBe(false);
  });

  it('is concluded with the same scope, or not at all', async () => {
    const { run } = start();
    const scope: Scope = { kind: 'package', name: 'packages/web' };
    await run(scope);
    await expect(run({ kind: 'changeset' }, 'gate')).rejects.toMatchObject({ code: 'SCOPE_DIFFERS' });
    expect(await run(scope, 'gate')).toMatchObject({ exitCode: 0 });
  });
});

describe('a scoped review of a pull request', () => {
  const found = { 'src/app.ts': 5, 'new.ts': 1 };
  const app: Scope = { kind: 'file', name: 'src/app.ts' };

  /** Reviews with a linter, whose silence settles findings. */
  async function start() {
    const demo = await startDemoRuns();
    const review = async (lines: Readonly<Record<string, number>>, scope: Scope = { kind: 'changeset' }) => {
      const answer = Object.keys(found).map((filePath) => {
        const place = { line: lines[filePath], column: 1 };
        const message = {
          ruleId: 'no-eval',
          severity: 2,
          ...place,
          message: `No eval in ${filePath}, please.`,
        };
        return { filePath, messages: filePath in lines ? [message] : [] };
      });
      return demo.review([], {
        files: { 'eslint.json': JSON.stringify(answer) },
        settings: { scope, checkName: checkNameWith('pr-verdict', scope) },
      });
    };
    return { demo, review };
  }

  it('closes nothing that another run found, in its files or elsewhere', async () => {
    const { demo, review } = await start();
    await review(found);
    const comments = demo.comments();
    expect(await review({}, app)).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    expect(demo.comments()).toEqual(comments);
    expect(demo.states()).not.toContain('DISMISSED');
    expect(demo.repository.checkRuns.map(({ name, conclusion }) => [name, conclusion])).toEqual([
      ['pr-verdict', 'failure'],
      ['pr-verdict (file src/app.ts)', 'success'],
    ]);
  });

  it('withdraws its own change request once nothing blocks', async () => {
    const { demo, review } = await start();
    expect(await review({ 'src/app.ts': 5 }, app)).toMatchObject({ event: 'REQUEST_CHANGES' });
    await review({}, app);
    expect(demo.states()).toEqual(['DISMISSED', 'COMMENTED']);
  });
});
