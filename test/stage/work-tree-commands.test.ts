import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SuppressOptions, suppressCommand } from '../../src/commands/suppress-command.ts';
import { parseDocument } from '../../src/formats/parse-document.ts';
import { parsePolicy } from '../../src/policy/parse-policy.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { commandLine } from '../support/command-line.ts';
import { initGit } from '../support/git.ts';
import { numbered } from '../support/github/demo.ts';
import { finishedRun } from '../support/run-on-disk.ts';

async function reviewed(more: Readonly<Record<string, string>> = {}) {
  const { root, shell, takeOutput } = await finishedRun({
    files: { 'claude.json': c1(c1Blocking(), c1Finding()), ...more },
  });
  const path = join(root, '.github/pr-verdict.yml');
  return {
    root,
    path,
    policy: () => readFileSync(path, 'utf8'),
    entries: () => {
      const result = parsePolicy(readFileSync(path));
      return result.ok ? result.policy.policy.suppress : [];
    },
    suppress: async (finding: string, given: Partial<SuppressOptions> = {}, cwd = root) => {
      const reason = 'the table is public';
      const options = { finding, reason, today: '2026-06-15', inputs: new Map(), ...given };
      expect(await suppressCommand({ output: 'human', ...options }, { ...shell, cwd })).toBe(0);
      return takeOutput();
    },
  };
}

describe('pr-verdict suppress', () => {
  it('makes the file, with one entry that names the finding, and prints the entry', async () => {
    const { suppress, entries, policy } = await reviewed();
    const message = await suppress('security', { until: '2026-12-31' });
    const fingerprint = expect.stringMatching(/^[0-9a-f]{16}$/);
    expect(entries()).toEqual([{ fingerprint, reason: 'the table is public', until: '2026-12-31' }]);
    const printed = `- fingerprint: ${entries()[0]?.fingerprint}\n  reason: the table is public\n`;
    expect(message).toContain(printed);
    expect(policy()).toMatch(/# security-[0-9a-f]{8}-3 in src\/app\.ts: Any visitor can read/);
  });

  it('writes to the file at the top of the worktree from any folder in it', async () => {
    const { root, suppress, entries } = await reviewed();
    const cwd = join(root, 'src');
    mkdirSync(cwd);
    await suppress('security', {}, cwd);
    expect(entries()).toHaveLength(1);
    expect(existsSync(join(cwd, '.github'))).toBe(false);
  });

  it('adds to the file that is there, once a finding', async () => {
    const { suppress, entries, path, policy } = await reviewed();
    mkdirSync(dirname(path));
    writeFileSync(path, 'version: 1\npolicy:\n  approve: true # we mean it\n');
    await suppress('security');
    await suppress('standards');
    expect(await suppress('security', { reason: 'again' })).toContain('has it already');
    expect(entries()).toHaveLength(2);
    expect(policy()).toContain('  approve: true # we mean it\n');
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
    const { suppress, path, policy } = await reviewed();
    mkdirSync(dirname(path));
    writeFileSync(path, 'version: 2\n');
    await expect(suppress('security')).rejects.toMatchObject({ code: 'POLICY_FILE_INVALID' });
    expect(policy()).toBe('version: 2\n');
  });

  it.each(['file', 'folder'])('writes through no link in place of the %s', async (what) => {
    const { suppress, path, root } = await reviewed();
    const elsewhere = join(root, 'elsewhere');
    mkdirSync(what === 'file' ? dirname(path) : elsewhere);
    symlinkSync(elsewhere, what === 'file' ? path : dirname(path));
    await expect(suppress('security')).rejects.toMatchObject({ code: 'FILE_NOT_REGULAR' });
    expect(existsSync(join(elsewhere, 'pr-verdict.yml'))).toBe(false);
  });
});

/** Every command where it works, in an order in which each finds what it needs; exit code and page. */
const working: readonly (readonly [string, number, RegExp])[] = [
  ['run --findings reviewer=review.json', 1, /^## ❌ .* · FAIL/],
  ['fetch', 0, /^$/],
  ['review', 0, /^$/],
  ['ingest --findings reviewer=review.json', 0, /^$/],
  ['write', 0, /^$/],
  ['gate', 1, /^## ❌ .* · FAIL/],
  ['validate review.json', 0, /^review\.json: valid review-output: 1 finding\n$/],
  ['validate broken.json', 1, /^broken\.json:\d+:\d+: error C1\/severity [\s\S]*\nbroken\.json: invalid /],
  ['explain', 0, /^## FAIL, `REQUEST_CHANGES`\n/],
  ['suppress standards --reason known', 0, /^```yaml\n- fingerprint: .*\n {2}reason: known\n```$/m],
  ['demo', 0, /## ❌ .* · FAIL/],
  ['convert pr.diff --to verdict', 1, /^$/],
  ['prompt verdict', 0, /^## Task\n/],
  ['completion fish', 0, /^complete /],
];

/** Commands whose result is data. */
const data = [
  'lines pr.diff',
  'schema review-output',
  'convert review.json --to verdict --timestamp 2026-01-31T12:00:00Z',
];

/** The same where they fail; `elsewhere` has no run. */
const failing: readonly (readonly [string, string])[] = [
  ['', 'COMMAND_LINE_INVALID'],
  ['polish', 'COMMAND_LINE_INVALID'],
  ['run --finding a', 'COMMAND_LINE_INVALID'],
  ['fetch --mode slow', 'INPUT_INVALID'],
  ['review --review-dir elsewhere', 'REVIEW_FILE_MISSING'],
  ['demo please', 'COMMAND_LINE_INVALID'],
  ['validate nowhere.json', 'FILE_UNREADABLE'],
  ['explain nothing', 'FINDING_UNKNOWN'],
  ['suppress standards', 'COMMAND_LINE_INVALID'],
  ['run --base nowhere', 'LOCAL_REVISION_UNKNOWN'],
  ['preview --out nowhere/page.html', 'FILE_UNWRITABLE'],
  ['lines', 'COMMAND_LINE_INVALID'],
  ['lines review.json', 'DIFF_UNREADABLE'],
  ['schema c1', 'SCHEMA_UNKNOWN'],
  ['convert review.json --to sariff', 'FORMAT_UNKNOWN'],
];

describe('output modes', () => {
  const git = initGit();
  const run = commandLine(git.dir);
  const cli = (line: string, ...more: readonly string[]) => run(...line.split(' ').filter(Boolean), ...more);
  const [forAgents, forPeople] = ['--output=agent', '--output=human'];

  beforeAll(async () => {
    git.write('src/app.ts', numbered()).write('.gitignore', '*.json\n*.diff\n').commit('Start');
    git
      .branch('feature')
      .write('src/app.ts', numbered({ 3: 'changed 3' }))
      .commit('Change');
    git.write('review.json', c1(c1Finding({ severity: 'CRITICAL' })));
    git.write('broken.json', c1(c1Finding({ severity: 'PURPLE' })));
    git.write('pr.diff', `${git.run('diff', 'main', 'feature')}\n`);
    await cli('run --findings reviewer=review.json');
  });

  afterAll(() => git.dispose());

  /** C4's envelope, in which our own keys are the one thing beyond the contract. */
  function readEnvelope(stdout: string): object {
    const bytes = Buffer.from(stdout);
    const { problems } = parseDocument({ bytes, format: 'envelope', strictness: 'strict' });
    expect(problems.filter(({ rule }) => rule !== 'C4/unknown-key')).toEqual([]);
    return JSON.parse(stdout);
  }

  function readFailure({ exitCode, stdout, stderr }: Awaited<ReturnType<typeof run>>): object {
    expect(exitCode).toBe(3);
    expect(stderr).not.toBe('');
    const envelope = readEnvelope(stdout);
    const words = { message: expect.any(String), fix: expect.any(String) };
    expect(envelope).toMatchObject({ status: 'error', result_type: 'validation_error', ...words });
    return envelope;
  }

  it.each(working)(
    'prints one JSON document for an agent, and text for people: %s',
    async (line, exitCode, page) => {
      const result = await cli(line, forAgents);
      expect(result.exitCode).toBe(exitCode);
      readEnvelope(result.stdout);
      for (const shown of [await cli(line), await cli(line, forPeople)])
        expect(shown).toMatchObject({ exitCode, stdout: expect.stringMatching(page) });
    },
  );

  it.each(failing)(
    'fails in one JSON document for an agent, and on standard error for people: %s',
    async (line, code) => {
      expect(readFailure(await cli(line, forAgents))).toMatchObject({ code });
      const stderr = expect.stringMatching(/./);
      expect(await cli(line)).toEqual({ exitCode: 3, stdout: '', stderr });
    },
  );

  it.each(data)('prints JSON for everyone: %s', async (line) => {
    for (const mode of [[], [forPeople], [forAgents]]) {
      const result = await cli(line, ...mode);
      expect(result.exitCode).toBe(0);
      expect(JSON.parse(result.stdout)).toEqual(expect.any(Object));
    }
  });

  it('takes --json of validate for an agent, also where it fails', async () => {
    expect(JSON.parse((await cli('validate review.json --json')).stdout)).toMatchObject({ valid: true });
    expect(readFailure(await cli('validate nowhere.json --json'))).toMatchObject({ code: 'FILE_UNREADABLE' });
  });

  it('escapes control characters and log commands', async () => {
    const hostile = '\u009b2J##[error]\u202eoverride';
    const { stdout } = await cli(`validate ${hostile}`, forAgents);
    expect(JSON.parse(stdout).message).toContain(hostile);
    expect(stdout).not.toMatch(/[\u007f-\u009f\u202e]|##\[/);
  });

  it('ends its log with how it ended, as an error where it did not pass', async () => {
    const lastLine = async (line: string) => (await cli(line)).stderr.trimEnd().split('\n').at(-1);
    expect(await lastLine('run --findings nobody=nowhere.json')).toMatch(/^error: .*nobody is unavailable$/);
    expect(await lastLine('run')).toMatch(/ · PASS · /);
  });
});
