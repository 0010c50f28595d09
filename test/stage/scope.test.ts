import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { partKey } from '../../src/domain/memory/mark.ts';
import type { Reconciled } from '../../src/domain/memory/reconcile.ts';
import type { Scope } from '../../src/domain/scope/scope.ts';
import type { Decision } from '../../src/domain/verdict/decision.ts';
import { createLocalSource } from '../../src/edges/local-source.ts';
import { runStage } from '../../src/stages/pipeline.ts';
import { withdrawApprovals, withdrawDemands } from '../../src/stages/write/plan-upkeep.ts';
import { buildMemory } from '../support/builders/memory.ts';
import { buildPorts } from '../support/builders/ports.ts';
import {
  buildDecision,
  buildRenderContext,
  buildSettings,
  headCommit,
  nextCommit,
} from '../support/builders/run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { type GitRepository, gitEnvironment, initGit } from '../support/git.ts';
import { type Demo, startDemo } from '../support/github/demo.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const nothingReconciled: Reconciled = {
  findings: [],
  continued: new Map(),
  stillOpen: [],
  accepted: [],
  closing: [],
  closed: [],
};

const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe('a part of a work tree', () => {
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

  const web = reviewOutputFinding({ severity: 'MINOR', file: 'packages/web/app.ts', line: 2 });
  const api = reviewOutputFinding({
    severity: 'CRITICAL',
    file: 'packages/api/app.ts',
    line: 2,
    issue: 'The query holds text of the request. Anybody may read every row.',
  });

  it.each<[Scope, string]>([
    [{ kind: 'package', name: 'web' }, 'package web'],
    [{ kind: 'package', name: 'packages/web' }, 'package packages/web'],
    [{ kind: 'package', name: '@acme/front-end' }, 'package acme/front-end'],
    [{ kind: 'team', name: '@acme/front' }, 'team acme/front'],
    [{ kind: 'team', name: 'front' }, 'team front'],
    [{ kind: 'file', name: 'packages/web/app.ts' }, 'file packages/web/app.ts'],
  ])('is all that is fetched, judged and told: %j', async (scope, name) => {
    const { run, json, directory } = start(web, api);

    const { verdict, exitCode, page, nextSteps, title } = await run(scope);

    expect({ verdict, exitCode }).toEqual({ verdict: 'PASS', exitCode: 0 });
    expect(await json('files.json')).toMatchObject([{ filename: 'packages/web/app.ts' }]);
    const diff = decode(await directory.read('pr_diff.txt'));
    expect(diff).toContain('+changed');
    expect(diff).not.toContain('packages/api');
    const manifest = await json('manifest.json');
    expect(manifest.part).toMatchObject({
      ...scope,
      leftOut: ['packages/api/app.ts', 'packages/api/new.ts'],
    });
    expect(manifest.coverage).toEqual({ expected: 1, covered: 1, missing: [] });
    const pack = await json('evidence_pack.json');
    expect(pack.diff.touched_files).toMatchObject([{ path: 'packages/web/app.ts' }]);
    expect(pack.diff.raw_diff).toBe(diff);
    expect(await json('review-latest.json')).toMatchObject({
      scope: scope.kind,
      target: 'name' in scope && scope.name,
    });
    expect(title).toBe(`PASS · ${name} · 1 reviewer · 1/1 files`);
    expect(page).toContain(`PASS · ${name}`);
    expect(page).toContain('2 other changed files were not');
    expect(nextSteps).toEqual([expect.stringContaining('review the whole change')]);
  });

  it('withholds what is said of other files with the reason, and loses none of it', async () => {
    const { run, json } = start(web, api);

    await run({ kind: 'package', name: 'web' });

    const { findings } = await json('findings.json');
    const [outside] = findings.filter(({ suppressed }: { suppressed?: unknown }) => suppressed !== undefined);
    expect(outside).toMatchObject({
      severity: 'critical',
      suppressed: { by: 'scope', reason: 'only package web is reviewed' },
    });
    const receipt = await json('receipt.json');
    expect(receipt.total).toBe(2);
    expect(receipt.entries).toContainEqual(
      expect.objectContaining({ finding: outside.id, place: 'withheld', reason: 'outside-scope' }),
    );
  });

  it('leaves a report beside that of the whole', async () => {
    const { run, json, reports } = start();
    await run({ kind: 'changeset' });
    expect(await json('review-latest.json')).toMatchObject({ scope: 'changeset', target: 'feature' });
    expect((await json('manifest.json')).part).toBeUndefined();
    await run({ kind: 'package', name: 'web' });
    expect(await reports.list()).toEqual(['2026-01-01-feature+package-web.md', '2026-01-01-feature.md']);
  });

  it('has the name that it has at the base: the change does not choose what is reviewed under it', async () => {
    git.write('packages/web/package.json', '{"name": "web"}\n');
    git.write('packages/api/package.json', '{"name": "@acme/front-end"}\n').commit('Trade names');
    const { run, json } = start();
    await run({ kind: 'package', name: '@acme/front-end' });
    expect((await json('manifest.json')).part.reach).toMatchObject({ folder: 'packages/web' });
  });

  it.each<[Scope, string, string]>([
    [{ kind: 'package', name: '@acme/front-edn' }, 'SCOPE_UNKNOWN', 'Did you mean `@acme/front-end`?'],
    [{ kind: 'package', name: 'wev' }, 'SCOPE_UNKNOWN', 'Did you mean `web`?'],
    [{ kind: 'package', name: 'packages/wbe' }, 'SCOPE_UNKNOWN', 'Did you mean `packages/web`?'],
    [{ kind: 'team', name: 'font' }, 'SCOPE_UNKNOWN', 'Did you mean `front`?'],
    [{ kind: 'file', name: 'web/app.ts' }, 'SCOPE_UNKNOWN', 'Did you mean `packages/'],
    [{ kind: 'file', name: 'packages/web/package.json' }, 'SCOPE_UNKNOWN', 'Name one of '],
    [{ kind: 'package', name: 'idle' }, 'SCOPE_EMPTY', '`paths:`'],
  ])('that has nothing to review is an error: %j', async (scope, code, fix) => {
    const { run, directory } = start();
    await expect(run(scope)).rejects.toMatchObject({
      kind: 'usage',
      code,
      fix: expect.stringContaining(fix),
    });
    expect(await directory.read('manifest.json')).toBeUndefined();
  });

  it('is concluded as that part, or not at all', async () => {
    const { run } = start();
    await run({ kind: 'package', name: 'web' });
    await expect(run({ kind: 'changeset' }, 'gate')).rejects.toMatchObject({ code: 'SCOPE_DIFFERS' });
    expect(await run({ kind: 'package', name: 'web' }, 'gate')).toMatchObject({ exitCode: 0 });
  });
});

describe('a part of a pull request', () => {
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

  async function review(runKey: string, said: unknown, scope: Scope = { kind: 'changeset' }) {
    return runInProcess({
      github: demo.github,
      pull: demo.pull,
      files: { 'eslint.json': JSON.stringify(said) },
      runKey,
      settings: { scope },
      client: { timer: virtualTimer() },
    });
  }

  const states = () => demo.pull.reviews.map(({ state }) => state);
  const isSettled = (path: string) =>
    demo.pull.threads
      .filter(({ anchor }) => anchor.path === path)
      .map(({ comments }) => comments.some(({ body }) => body.includes(':closed:')));

  it('settles what was found in it, and leaves open what an earlier run found elsewhere', async () => {
    await review('run-1', both);
    expect([isSettled('src/app.ts'), isSettled('new.ts')]).toEqual([[false], [false]]);

    const { result } = await review('run-2', neither, app);

    expect([isSettled('src/app.ts'), isSettled('new.ts')]).toEqual([[true], [false]]);
    expect(result).toMatchObject({ exitCode: 1, verdict: 'WARN', conclusion: 'failure' });
    expect(states()).not.toContain('DISMISSED');

    await review('run-3', neither);
    expect([isSettled('src/app.ts'), isSettled('new.ts')]).toEqual([[true], [true]]);
    expect(states()).not.toContain('CHANGES_REQUESTED');
  });

  it('counts what an earlier run found elsewhere also when it is found again', async () => {
    await review('run-1', both);
    const { result, directory } = await review('run-2', both, app);
    expect(result).toMatchObject({ exitCode: 1, verdict: 'WARN' });
    const { entries } = JSON.parse(decode(await directory.read('receipt.json')));
    expect(entries.map(({ reason }: { reason: string }) => reason).sort()).toEqual([
      'already-open',
      'outside-scope',
    ]);
    expect(isSettled('new.ts')).toEqual([false]);
  });

  it('has a check of its own name, so that it never passes for the whole', async () => {
    await review('run-1', both);
    const elsewhere: Scope = { kind: 'file', name: 'new name.md' };
    await review('run-2', neither, elsewhere);
    expect(demo.repository.checkRuns.map(({ name }) => name)).toEqual([
      'pr-verdict',
      'pr-verdict (file new name.md)',
    ]);
    expect(demo.repository.checkRuns[1]?.title).toContain('file new name.md');
  });

  it('lifts what was demanded of it once it is met', async () => {
    const [first] = both;
    const found = await review('run-1', [first], app);
    expect(found.result).toMatchObject({ event: 'REQUEST_CHANGES' });
    await review('run-2', neither, app);
    expect(states()).toEqual(['DISMISSED', 'COMMENTED']);
  });
});

describe('what a review of a part takes back', () => {
  const render = buildRenderContext({ part: { name: 'package web', leftOut: 1 } });
  const upkeep = { reconciled: nothingReconciled, resolveThreads: false, render };
  const demanded = (part?: string) => buildMemory({ state: 'CHANGES_REQUESTED', ...(part && { part }) });
  const approved = (head: string) => buildMemory({ state: 'APPROVED', event: 'APPROVE', head });
  const clean = buildDecision();
  const demanding = buildDecision({ event: 'REQUEST_CHANGES' });

  it('is what was demanded of that part, and of no other and not of the whole', () => {
    const lifted = (part?: string) =>
      withdrawDemands({ ...upkeep, decision: clean, memory: demanded(part) }).length;
    expect(lifted(partKey('package web'))).toBe(1);
    expect([lifted(partKey('package api')), lifted()]).toEqual([0, 0]);
    const whole = { ...upkeep, render: buildRenderContext(), decision: clean };
    expect(withdrawDemands({ ...whole, memory: demanded(partKey('package web')) })).toHaveLength(1);
  });

  it('is no approval of this very head, unless it finds what blocks', () => {
    const steps = (decision: Decision, head: string) =>
      withdrawApprovals({ ...upkeep, decision, memory: approved(head) }).length;
    expect([steps(clean, headCommit), steps(demanding, headCommit), steps(clean, nextCommit)]).toEqual([
      0, 1, 1,
    ]);
  });
});
