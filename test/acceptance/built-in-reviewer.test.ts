import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { gitEnvironment, initGit } from '../support/git.ts';
import { runNode } from '../support/runner.ts';
import { startScenario } from '../support/twelve-findings.ts';

const conflict = 'one\n<<<<<<< ours\ntwo\n=======\nthree\n>>>>>>> theirs\n';
const key = `-----BEGIN RSA ${'PRIVATE'} KEY-----\n${'MIIEpAIBAAKCAQEA7bq8'.repeat(40)}\n-----END RSA ${'PRIVATE'} KEY-----\n`;

/** A repository with one commit on `main`, and a branch of it that is checked out. */
function startRepository() {
  const git = initGit();
  onTestFinished(() => git.dispose());
  git.write('src/app.ts', 'one\n').commit('Start');
  git.branch('feature');
  const { PATH = '', HOME = '' } = gitEnvironment();
  return {
    git,
    run: (cwd = git.dir) =>
      runNode('cli.js', { args: ['run', '--output', 'agent'], cwd, env: { PATH, HOME } }),
    json: (name: string) => JSON.parse(readFileSync(join(git.dir, '.code-review', name), 'utf8')),
  };
}

it('reviews any repository with nothing configured', async () => {
  const { git, run, json } = startRepository();
  const clean = await run();
  expect([clean.exitCode, JSON.parse(clean.stdout).verdict]).toEqual([0, 'PASS']);

  git.write('src/app.ts', conflict).write('deploy.pem', key);
  const { exitCode, stdout } = await run();

  expect(exitCode).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ verdict: 'FAIL', receipt: { total: 2 } });
  const { reviewers, findings } = json('findings.json');
  expect(reviewers).toMatchObject([{ id: 'hygiene', kind: 'tool', outcome: { state: 'reviewed' } }]);
  const places = findings.map(({ locations }: { locations: { path: string }[] }) => locations[0]?.path);
  expect(places.sort()).toEqual(['deploy.pem', 'src/app.ts']);
  expect(readFileSync(join(git.dir, '.code-review/reviewers/hygiene/output.json'), 'utf8')).not.toContain(
    'MIIEpAIBAAKCAQEA7bq8',
  );
});

it('reads below the top of the work tree, wherever it is started, and through no link', async () => {
  const { git, run, json } = startRepository();
  const manifest = (version: string) => JSON.stringify({ dependencies: { left: version } }, null, 2);
  const lock = JSON.stringify({ lockfileVersion: 3, packages: { '': { dependencies: { left: '1.0.0' } } } });
  git.write('package.json', manifest('2.0.0')).write('package-lock.json', `${lock}\n`);
  mkdirSync(join(git.dir, 'web'));
  writeFileSync(join(git.dir, 'web', 'package.json'), manifest('1.0.0'));
  symlinkSync('/etc', join(git.dir, 'linked'));

  await run(join(git.dir, 'web'));

  const { findings } = json('findings.json');
  expect(findings).toMatchObject([{ category: 'dependencies' }]);
});

it('is named in the title of the check, and its findings are on their lines', async () => {
  const scenario = await startScenario({ headFiles: { 'src/merge.ts': conflict } });

  const result = await scenario.run();

  expect(result.exitCode).toBe(1);
  expect(scenario.repository.checkRuns).toMatchObject([
    { conclusion: 'failure', title: 'FAIL · built-in reviewer only · 6/6 files · 1 blocking finding' },
  ]);
  expect(scenario.pull.threads).toMatchObject([{ anchor: { path: 'src/merge.ts', line: 2 } }]);
});
