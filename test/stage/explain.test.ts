import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { explainCommand } from '../../src/tools/explain-command.ts';
import { c1, c1Blocking, c1Finding, c2 } from '../support/builders/documents.ts';
import { headCommit } from '../support/builders/run.ts';
import { finishedRun } from '../support/finished-run.ts';

/** What a run with one blocking finding and one that blocks nothing left on disk. */
async function reviewed(document = c1(c1Blocking(), c1Finding()), policy?: string) {
  const { shell, takeSaid } = await finishedRun({
    files: { 'claude.json': document },
    ...(policy !== undefined && {
      snapshot: { policy: { state: 'present', bytes: Buffer.from(`version: 1\n${policy}`) } },
    }),
  });
  return async (
    finding?: string,
    output: 'human' | 'agent' = 'human',
    inputs: Record<string, string> = {},
  ): Promise<string> => {
    const options = { finding, reviewDir: '.code-review', inputs: new Map(Object.entries(inputs)), output };
    expect(await explainCommand(options, shell)).toBe(0);
    return takeSaid();
  };
}

it('says of the verdict and of every finding why it is so and what would change it', async () => {
  const said = await (await reviewed())();
  expect(said).toContain('## FAIL, `REQUEST_CHANGES`\n\ncheck failure: FAIL · 1 reviewer ·');
  expect(said).toContain('- because FAIL: a critical finding blocks\n');
  expect(said).toContain('- because the gate fails at WARN and worse (fail-on), and this is FAIL\n');
  expect(said).toContain('- to change it: fix `security-');
  expect(said).toContain('- to change it: policy.fail-on: ABORT would let FAIL pass\n');
  expect(said).toContain(
    '`policy.blocking` blocks critical findings from medium confidence on, and this one has high',
  );
  expect(said).toContain('`policy.blocking` never blocks medium findings');
  expect(said.match(/^- fingerprint `[0-9a-f]{16}`$/gm)).toHaveLength(2);
});

it('says why a clean review does not approve', async () => {
  const said = await (await reviewed('[]'))();
  expect(said).toContain('## PASS, `COMMENT`\n');
  expect(said).toContain('no approval: `policy.approve` is not true');
});

it('takes the beginning of an id that only one finding has, and no other', async () => {
  const explain = await reviewed();
  const one = JSON.parse(await explain('security', 'agent'));
  expect(one).toMatchObject({ findings: [{ weight: 'blocking' }] });
  expect(one).not.toHaveProperty('verdict');
  await expect(explain('nothing')).rejects.toMatchObject({ code: 'FINDING_UNKNOWN' });
  await expect(explain('')).rejects.toMatchObject({ code: 'FINDING_UNKNOWN' });
});

it('names the finding and the category that abort', async () => {
  const said = await (await reviewed(undefined, 'policy: { abort-on: [Security] }\n'))();
  expect(said).toMatch(
    /because ABORT: `security-\S+` blocks, and policy.abort-on names its category Security\n/,
  );
});

it('names the input that made it stricter than the policy', async () => {
  const explain = await reviewed(undefined, 'policy: { fail-on: ABORT }\n');
  expect(await explain(undefined, 'human', { 'fail-on': 'FAIL' })).toContain(
    'the input fail-on makes it FAIL; the policy has ABORT',
  );
  expect(await explain()).not.toContain('the input');
});

it('names the override that says it, and the claim that tightens', async () => {
  const lenient = await reviewed(
    undefined,
    'policy: { overrides: [{ paths: [src/**], blocking: { critical: never } }] }\n',
  );
  expect(await lenient('security')).toContain(
    '`policy.blocking` with `policy.overrides[0]` for `src/app.ts` never blocks critical findings',
  );
  const claiming = await reviewed(
    c2({
      pr_info: { number: 7, repo: 'octo/shop', title: '', description: '', head_sha: headCommit },
      review_event: 'REQUEST_CHANGES',
    }),
  );
  expect(await claiming()).toContain('WARN: claude asks for WARN, and a claim may only tighten');
});

it('finds the run from a subfolder of the worktree, and says what to do where there is none', async () => {
  const { root, shell, takeSaid } = await finishedRun({ files: { 'claude.json': '[]' } });
  const below = join(root, 'src', 'deep');
  mkdirSync(below, { recursive: true });
  const options = { inputs: new Map<string, string>(), output: 'human' } as const;
  expect(await explainCommand(options, { ...shell, cwd: below })).toBe(0);
  expect(takeSaid()).toContain('PASS, `COMMENT`');

  mkdirSync(join(below, '.git'));
  await expect(explainCommand(options, { ...shell, cwd: below })).rejects.toMatchObject({
    code: 'RUN_MISSING',
    fix: expect.stringContaining('`pr-verdict run` first'),
  });
  await expect(explainCommand({ ...options, reviewDir: 'elsewhere' }, shell)).rejects.toMatchObject({
    code: 'RUN_MISSING',
  });
});
