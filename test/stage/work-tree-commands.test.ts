import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDocument } from '../../src/formats/parse-document.ts';
import type { ReviewDocument } from '../../src/model/review-document.ts';
import { parsePolicy } from '../../src/policy/parse-policy.ts';
import { suppressCommand } from '../../src/tools/suppress-command.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { commandLine } from '../support/command-line.ts';
import { finishedRun } from '../support/finished-run.ts';
import { initGit } from '../support/git.ts';
import { numbered } from '../support/github/demo.ts';

const config = '.github/pr-verdict.yml';

async function reviewed(more: Readonly<Record<string, string>> = {}) {
  const files = { 'claude.json': c1(c1Blocking(), c1Finding()), ...more };
  const findings = Object.keys(files).map((glob) => ({ glob }));
  const run = await finishedRun({ files }, { findings });
  const document: ReviewDocument = JSON.parse(readFileSync(join(run.reviewDir, 'findings.json'), 'utf8'));
  const [blocking] = document.findings;
  if (blocking === undefined) throw new Error('the run found nothing');
  const suppress = async (
    finding: string,
    given: { reason?: string; until?: string; output?: 'agent' } = {},
  ) => {
    const { reason = 'the table is public', until, output = 'human' } = given;
    const where = { config, reviewDir: '.code-review', today: '2026-06-15', inputs: new Map() };
    const code = await suppressCommand({ ...where, finding, reason, until, output }, run.shell);
    expect(code).toBe(0);
    return run.takeOutput();
  };
  const path = join(run.root, config);
  const entries = () => {
    const result = parsePolicy(readFileSync(path));
    return result.ok ? result.policy.policy.suppress : [];
  };
  return { ...run, path, blocking, suppress, entries };
}

describe('pr-verdict suppress', () => {
  it('makes the file, with one entry that names the finding, and prints the entry', async () => {
    const { suppress, entries, blocking, path } = await reviewed();
    const message = await suppress('security', { until: '2026-12-31' });
    const entry = { fingerprint: blocking.fingerprint, reason: 'the table is public', until: '2026-12-31' };
    expect(entries()).toEqual([entry]);
    expect(message).toContain(`- fingerprint: ${blocking.fingerprint}\n  reason: the table is public\n`);
    expect(readFileSync(path, 'utf8')).toContain(`# ${blocking.id} in src/app.ts: Any visitor can read`);
  });

  it('writes to the file at the top of the worktree from any folder in it', async () => {
    const { root, shell, path } = await reviewed();
    const cwd = join(root, 'src');
    mkdirSync(cwd);
    const options = { finding: 'security', reason: 'public', today: '2026-06-15', inputs: new Map() };
    expect(await suppressCommand({ ...options, output: 'human' }, { ...shell, cwd })).toBe(0);
    expect(readFileSync(path, 'utf8')).toContain('reason: public');
    expect(existsSync(join(cwd, '.github'))).toBe(false);
  });

  it('adds to the file that is there, once a finding', async () => {
    const { suppress, entries, path } = await reviewed();
    mkdirSync(join(path, '..'));
    writeFileSync(path, 'version: 1\npolicy:\n  approve: true # we mean it\n');
    await suppress('security');
    await suppress('standards');
    expect(await suppress('security', { reason: 'again' })).toContain('has it already');
    expect(entries()).toHaveLength(2);
    expect(readFileSync(path, 'utf8')).toContain('  approve: true # we mean it\n');
  });

  it('writes an entry for each original of a finding that several reviewers report', async () => {
    const again = { issue: 'Every order can be read by any visitor.', severity: 'INFO' };
    const { suppress, entries } = await reviewed({ 'gemini.json': c1(c1Blocking(again)) });
    await suppress('security');
    expect(new Set(entries().map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });

  it.each([
    ['an unknown id', 'nothing', {}, 'FINDING_UNKNOWN'],
    ['the beginning of several', '', {}, 'FINDING_UNKNOWN'],
    ['no reason', 'security', { reason: '  ' }, 'SUPPRESSION_INVALID'],
    ['a day that is none', 'security', { until: 'soon' }, 'SUPPRESSION_INVALID'],
    ['a day that is over', 'security', { until: '2026-06-14' }, 'SUPPRESSION_INVALID'],
  ])('refuses %s and writes nothing', async (_what, finding, given, code) => {
    const { suppress, path } = await reviewed();
    await expect(suppress(finding, given)).rejects.toMatchObject({ code });
    expect(existsSync(path)).toBe(false);
  });

  it('leaves a file alone that is no policy', async () => {
    const { suppress, path } = await reviewed();
    mkdirSync(join(path, '..'));
    writeFileSync(path, 'version: 2\n');
    await expect(suppress('security')).rejects.toMatchObject({ code: 'POLICY_FILE_INVALID' });
    expect(readFileSync(path, 'utf8')).toBe('version: 2\n');
  });

  it.each(['file', 'folder'])('writes through no link in place of the %s', async (what) => {
    const { suppress, path, root } = await reviewed();
    const elsewhere = join(root, 'elsewhere');
    mkdirSync(what === 'file' ? join(path, '..') : elsewhere);
    symlinkSync(elsewhere, what === 'file' ? path : join(path, '..'));
    await expect(suppress('security')).rejects.toMatchObject({ code: 'FILE_NOT_REGULAR' });
    expect(existsSync(join(elsewhere, 'pr-verdict.yml'))).toBe(false);
  });
});

describe('output modes', () => {
  const git = initGit();

  afterAll(() => git.dispose());

  /** A review directory without any run. */
  const elsewhere = join(git.dir, 'elsewhere');

  const cli = commandLine(git.dir);

  function isJson(text: string): boolean {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  }

  beforeAll(async () => {
    git.write('src/app.ts', numbered()).write('.gitignore', '*.json\n*.diff\n').commit('Start');
    git
      .branch('feature')
      .write('src/app.ts', numbered({ 5: 'changed 5' }))
      .commit('Change');
    writeFileSync(join(git.dir, 'review.json'), JSON.stringify([c1Finding({ severity: 'CRITICAL' })]));
    writeFileSync(join(git.dir, 'broken.json'), JSON.stringify([c1Finding({ severity: 'PURPLE' })]));
    writeFileSync(join(git.dir, 'pr.diff'), `${git.run('diff', 'main', 'feature')}\n`);
    await cli('run', '--findings', 'reviewer=review.json');
  });

  const findings = ['--findings', 'reviewer=review.json'];

  /** Every command where it works, in an order in which each finds what it needs. */
  const working = [
    { args: ['run', ...findings], exit: 1, human: /^## ❌ FAIL/ },
    { args: ['fetch'], exit: 0, human: /^$/ },
    { args: ['review'], exit: 0, human: /^$/ },
    { args: ['ingest', ...findings], exit: 0, human: /^$/ },
    { args: ['write'], exit: 0, human: /^$/ },
    { args: ['gate'], exit: 1, human: /^## ❌ FAIL/ },
    { args: ['validate', 'review.json'], exit: 0, human: /^review\.json: valid review-output\n$/ },
    {
      args: ['validate', 'broken.json'],
      exit: 1,
      human: /^broken\.json:\d+:\d+: error C1\/severity .*\n {2}\/0\/severity: /,
    },
    { args: ['explain'], exit: 0, human: /^## FAIL, `REQUEST_CHANGES`\n/ },
    {
      args: ['suppress', 'standards', '--reason', 'known'],
      exit: 0,
      human: /^```yaml\n- fingerprint: .*\n {2}reason: known\n```$/m,
    },
    { args: ['demo'], exit: 0, human: /## ❌ FAIL/ },
  ];

  const data = [
    { args: ['lines', 'pr.diff'], exit: 0 },
    { args: ['schema', 'review-output'], exit: 0 },
    { args: ['convert', 'review.json', '--to', 'verdict'], exit: 0 },
    { args: ['convert', 'pr.diff', '--to', 'verdict'], exit: 1 },
  ];

  const failing = [
    { args: [], exit: 3, code: 'COMMAND_LINE_INVALID' },
    { args: ['polish'], exit: 3, code: 'COMMAND_LINE_INVALID' },
    { args: ['run', '--finding', 'a'], exit: 3, code: 'COMMAND_LINE_INVALID' },
    { args: ['fetch', '--mode', 'slow'], exit: 3, code: 'INPUT_INVALID' },
    { args: ['review', '--review-dir', elsewhere], exit: 3 },
    { args: ['ingest', '--review-dir', elsewhere], exit: 3 },
    { args: ['write', '--review-dir', elsewhere], exit: 3 },
    { args: ['gate', '--review-dir', elsewhere], exit: 3 },
    { args: ['demo', 'please'], exit: 3, code: 'COMMAND_LINE_INVALID' },
    { args: ['validate', 'nowhere.json'], exit: 3, code: 'FILE_UNREADABLE' },
    { args: ['explain', 'nothing'], exit: 3, code: 'FINDING_UNKNOWN' },
    { args: ['suppress', 'standards'], exit: 3, code: 'COMMAND_LINE_INVALID' },
    { args: ['run', '--base', 'nowhere'], exit: 3, code: 'LOCAL_REVISION_UNKNOWN' },
  ];

  const failingData = [
    { args: ['lines'], exit: 3, code: 'COMMAND_LINE_INVALID' },
    { args: ['lines', 'review.json'], exit: 3, code: 'DIFF_UNREADABLE' },
    { args: ['schema', 'c1'], exit: 3, code: 'SCHEMA_UNKNOWN' },
    { args: ['convert', 'review.json', '--to', 'sariff'], exit: 3, code: 'FORMAT_UNKNOWN' },
  ];

  function failure(exitCode: number, code?: string) {
    const words = { message: expect.any(String), fix: expect.any(String) };
    const result = exitCode === 3 ? 'validation_error' : 'dependency_error';
    const known = { status: 'error', code: code ?? expect.stringMatching(/^[A-Z_]+$/), result_type: result };
    return { exitCode, ...known, ...words };
  }

  /** C4's envelope, in which our own keys are the one thing beyond the contract. */
  function readEnvelope(stdout: string): object {
    const { problems } = parseDocument({
      bytes: Buffer.from(stdout),
      format: 'envelope',
      strictness: 'strict',
    });
    expect(problems.filter(({ rule }) => rule !== 'C4/unknown-key')).toEqual([]);
    return JSON.parse(stdout);
  }

  describe.each(working)('$args.0 $args.1', ({ args, exit, human }) => {
    it('prints one JSON document for an agent, and text for people', async () => {
      const result = await cli(...args, '--output', 'agent');
      const shown = await cli(...args);
      expect([result.exitCode, shown.exitCode]).toEqual([exit, exit]);
      readEnvelope(result.stdout);
      expect(shown.stdout).toMatch(human);
      expect(isJson(shown.stdout)).toBe(false);
      expect(shown).toEqual({ ...(await cli(...args, '--output', 'human')), stdout: expect.any(String) });
    });
  });

  describe.each(failing)('$args.0 $args.1', ({ args, exit, code }) => {
    it('fails in one JSON document for an agent, and on standard error for people', async () => {
      const result = await cli(...args, '--output', 'agent');
      const shown = await cli(...args);
      expect(result.exitCode).toBe(exit);
      expect(readEnvelope(result.stdout)).toMatchObject(failure(exit, code));
      expect(result.stderr).not.toBe('');
      expect(shown).toEqual({ exitCode: exit, stdout: '', stderr: expect.stringMatching(/./) });
    });
  });

  describe.each(data)('$args.0 $args.1', ({ args, exit }) => {
    it.each([[], ['--output', 'human'], ['--output=agent']])('prints JSON with %s %s', async (...mode) => {
      const { exitCode, stdout } = await cli(...args, ...mode);
      expect(exitCode).toBe(exit);
      expect(JSON.parse(stdout)).toEqual(expect.any(Object));
    });
  });

  it.each(failingData)(
    '$args fails in JSON for everyone, and with a message on standard error',
    async (row) => {
      for (const mode of [[], ['--output', 'human'], ['--output', 'agent']]) {
        const { exitCode, stdout, stderr } = await cli(...row.args, ...mode);
        expect(exitCode).toBe(row.exit);
        expect(readEnvelope(stdout)).toMatchObject(failure(row.exit, row.code));
        expect(stderr).not.toBe('');
      }
    },
  );

  it('takes --json of validate for an agent, also where it fails', async () => {
    expect(JSON.parse((await cli('validate', 'review.json', '--json')).stdout)).toMatchObject({
      valid: true,
    });
    const { stdout } = await cli('validate', 'nowhere.json', '--json');
    expect(readEnvelope(stdout)).toMatchObject(failure(3, 'FILE_UNREADABLE'));
  });

  it('escapes control characters and log commands', async () => {
    const hostile = '\u009b2J##[error]\u202eoverride';
    const { stdout } = await cli('validate', hostile, '--output', 'agent');
    expect(JSON.parse(stdout).message).toContain(hostile);
    expect(stdout).not.toMatch(/[\u007f-\u009f\u202e]|##\[/);
  });

  it('ends its log with how it ended, as an error where it did not pass', async () => {
    const lastLine = ({ stderr }: { stderr: string }) => stderr.trimEnd().split('\n').at(-1);
    expect(lastLine(await cli('run', '--findings', 'nobody=nowhere.json'))).toBe(
      'error: Incomplete: nobody is unavailable',
    );
    expect(lastLine(await cli('run'))).toMatch(/^PASS · built-in reviewer only · /);
  });
});
