import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ReviewDocument } from '../../src/model/review-document.ts';
import { parsePolicy } from '../../src/policy/parse-policy.ts';
import { suppressCommand } from '../../src/tools/suppress-command.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { finishedRun } from '../support/finished-run.ts';

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
    return run.takeSaid();
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
    const said = await suppress('security', { until: '2026-12-31' });
    const entry = { fingerprint: blocking.fingerprint, reason: 'the table is public', until: '2026-12-31' };
    expect(entries()).toEqual([entry]);
    expect(said).toContain(`- fingerprint: ${blocking.fingerprint}\n  reason: the table is public\n`);
    expect(readFileSync(path, 'utf8')).toContain(`# ${blocking.id} in src/app.ts: Any visitor can read`);
  });

  it('writes to the file at the top of the worktree, wherever in it somebody stands', async () => {
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
    await suppress('correctness');
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

  it('answers a program in JSON', async () => {
    const { suppress, blocking } = await reviewed();
    expect(JSON.parse(await suppress(blocking.id, { output: 'agent' }))).toEqual({
      file: config,
      state: 'created',
      entries: [{ fingerprint: blocking.fingerprint, reason: 'the table is public' }],
    });
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
