import { type ChildProcess, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../src/formats/parse-document.ts';
import { bundledCommandLine, finding, numbered, startCheckout } from '../support/checkout-loop.ts';
import { dist, runNode, temporaryFolder } from '../support/runner.ts';

const critical = finding(3, 'The table is dropped before its copy is written.');

it('reviews a worktree with committed, uncommitted and untracked changes, and leaves git status as it was', async () => {
  const { git, review, json, folder } = startCheckout(undefined, bundledCommandLine);
  git.write('src/app.ts', numbered({ 3: 'drop()', 50: 'more()' })).write('new.ts', 'export {};\n');
  const before = git.run('status', '--porcelain', '--untracked-files=all');

  const inNew = finding(1, 'It exports nothing. Why?', { file: 'new.ts', severity: 'MINOR' });
  const uncommitted = finding(50, 'More is wrong.', { severity: 'MINOR' });
  const { exitCode, stdout } = await review({ model: [critical, uncommitted, inNew] });

  expect(exitCode).toBe(1);
  expect(stdout.split('\n')[0]).toMatch(/^## ❌ /);
  expect(stdout).toMatch(/More is wrong.* → inline/);
  expect(stdout).toContain(folder);
  expect(git.run('status', '--porcelain', '--untracked-files=all')).toBe(before);
  expect(json('manifest.json').coverage).toMatchObject({ expected: 2, covered: 2 });
  expect(json('receipt.json')).toMatchObject({ outcome: 'local', counts: { inline: 3, file: 0 } });
  expect(json('review-latest.json')).toMatchObject({ verdict: 'FAIL' });
  const bytes = readFileSync(join(folder, 'review-latest.json'));
  expect(parseDocument({ bytes, format: 'verdict' }).problems).toEqual([]);
});

it('reviews any repository with nothing configured, and prints no secret', async () => {
  const { git, cli, json, folder } = startCheckout(undefined, bundledCommandLine);
  const conflict = 'one\n<<<<<<< ours\ntwo\n=======\nthree\n>>>>>>> theirs\n';
  const secret = 'MIIEpAIBAAKCAQEA7bq8';
  const kind = `RSA ${'PRIVATE'} KEY`;
  const key = `-----BEGIN ${kind}-----\n${secret.repeat(40)}\n-----END ${kind}-----\n`;
  git.write('src/app.ts', conflict).write('deploy.pem', key);

  const { exitCode } = await cli('run');

  expect(exitCode).toBe(1);
  const { reviewers, findings } = json('findings.json');
  expect(reviewers).toMatchObject([{ id: 'hygiene', kind: 'tool', outcome: { state: 'reviewed' } }]);
  const places = findings.map(({ locations }: { locations: { path: string }[] }) => locations[0]?.path);
  expect(places.sort()).toEqual(['deploy.pem', 'src/app.ts']);
  expect(readFileSync(join(folder, 'reviewers/hygiene/output.json'), 'utf8')).not.toContain(secret);
});

it('reads below the top of the work tree, wherever it is started, and through no link', async () => {
  const { git, json, env } = startCheckout();
  const manifest = (version: string) =>
    JSON.stringify({ dependencies: { kept: '1.0.0', left: version } }, null, 2);
  const lock = { lockfileVersion: 3, packages: { '': JSON.parse(manifest('1.0.0')) } };
  git.write('package.json', manifest('2.0.0')).write('package-lock.json', JSON.stringify(lock, null, 2));
  mkdirSync(join(git.dir, 'web'));
  writeFileSync(join(git.dir, 'web', 'package.json'), manifest('1.0.0'));
  symlinkSync('/etc', join(git.dir, 'linked'));

  writeFileSync(join(git.dir, 'web', 'mine.json'), '[]');

  await runNode('cli.js', { args: ['run', '--findings', 'mine.json'], cwd: join(git.dir, 'web'), env });

  expect(json('findings.json').findings).toMatchObject([{ category: 'dependencies' }]);
  const files: readonly { filename: string }[] = json('files.json');
  expect(files.map(({ filename }) => filename)).not.toContain('web/mine.json');
});

describe('output', () => {
  const manyFiles = () => {
    const cwd = temporaryFolder('printed');
    const section = (n: number) => `diff --git a/f${n} b/f${n}\nold mode 100644\nnew mode 100755\n`;
    writeFileSync(join(cwd, 'change.diff'), Array.from({ length: 20_000 }, (_, n) => section(n)).join(''));
    return cwd;
  };
  const args = ['lines', 'change.diff'];

  it('may be left by its reader half way', async () => {
    const onStart = ({ stdout }: ChildProcess) => stdout?.once('data', () => stdout.destroy());
    const ended = await runNode('cli.js', { args, cwd: manyFiles(), env: {}, onStart });
    expect(ended).toMatchObject({ exitCode: 0, stderr: '' });
  });

  it.each([{ args }, { args: ['--version'] }])('is missed where it has no room: $args', ({ args }) => {
    const full = openSync('/dev/full', 'w');
    const ended = spawnSync(process.execPath, [join(dist, 'cli.js'), ...args], {
      ...{ cwd: manyFiles(), encoding: 'utf8' },
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    const stderr = 'error: not all could be printed: ENOSPC: no space left on device, write\n';
    expect(ended).toMatchObject({ status: 2, stderr });
  });
});
