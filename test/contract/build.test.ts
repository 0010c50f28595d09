import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { differences } from '../../scripts/compare-folders.ts';
import { project } from '../../src/model/project.ts';
import { temporaryFolder } from '../support/runner.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = join(root, 'dist');
let folder = '';

beforeEach(() => {
  folder = temporaryFolder('dist');
});

describe('dist/', () => {
  it('starts the command line as a program', () => {
    const { stdout } = spawnSync(join(dist, 'cli.js'), ['--version'], { encoding: 'utf8' });
    expect(stdout).toBe(`${project.version}\n`);
  });

  it('names the required Node where an older one starts it', () => {
    const older = `const versions = { ...process.versions, node: '18.20.4' };
      Object.defineProperty(process, 'versions', { value: versions });`;
    const args = ['--import', `data:text/javascript,${encodeURIComponent(older)}`, join(dist, 'cli.js')];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status).toBe(3);
    expect(stderr).toContain('20.19');
  });

  it('installs from its package without a dependency, and runs there', () => {
    const npm = (...args: readonly string[]) =>
      execFileSync('npm', [...args, '--silent', '--offline', '--ignore-scripts'], {
        cwd: folder,
        encoding: 'utf8',
      });
    const archive = npm('pack', root).trim();
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    npm('install', `./${archive}`, '--no-audit', '--no-fund');
    const installed = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed).toEqual([project.name]);
    const program = join(folder, 'node_modules', '.bin', project.name);
    const demo = spawnSync(program, ['demo'], { cwd: folder, encoding: 'utf8' });
    expect(demo.status).toBe(0);
    expect(demo.stdout).toContain('FAIL');
  });

  it('ends a post step without work at once and silently', () => {
    const env = { PATH: process.env['PATH'], STATE_phase: 'main' };
    const { stdout, stderr, status } = spawnSync(process.execPath, [join(dist, 'index.js')], {
      encoding: 'utf8',
      env,
    });
    expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: '', status: 0 });
  });

  it('names the licences of bundled packages, and has no trace of the machine that built it', () => {
    expect(readFileSync(join(dist, 'licenses.txt'), 'utf8')).toContain('commander\nMIT');
    const texts = readdirSync(dist, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    expect(texts.filter((text) => text.includes(root))).toEqual([]);
  });
});

describe('the comparison of a built folder with the committed one', () => {
  it('names files that are changed, missing, added or not executable', () => {
    const stale = join(folder, 'stale');
    cpSync(dist, stale, { recursive: true });
    writeFileSync(join(stale, 'index.js'), '');
    rmSync(join(stale, 'licenses.txt'));
    mkdirSync(join(stale, 'bundle', 'deep'));
    writeFileSync(join(stale, 'bundle', 'deep', 'extra.js'), '');
    chmodSync(join(stale, 'cli.js'), 0o644);
    expect(differences(stale, dist)).toEqual([
      'bundle/deep/extra.js: is not built',
      'cli.js: differs in its executable bit',
      'index.js: differs',
      'licenses.txt: is missing',
    ]);
  });
});
