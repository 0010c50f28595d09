import { describe, expect, it } from 'vitest';
import type { SecretScanner } from '../../src/hygiene/find-secrets.ts';
import type { Stage } from '../../src/policy/settings.ts';
import { buildChangedFile, gitDiff, numbered } from '../support/builders/diff.ts';
import { headCommit } from '../support/builders/run.ts';
import { runConfigured, scripted } from '../support/configured-run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { headFilesOf } from '../support/hygiene.ts';

const conflict = '<<<<<<< ours\n1\n=======\n2\n>>>>>>> theirs\n';

/** `src/app.ts` with a merge conflict in it. */
const broken = gitDiff({ 'src/app.ts': numbered(20) }, { 'src/app.ts': `${numbered(20)}${conflict}` });

/** A lock file that asks for something else than its manifest: only whole files tell. */
const manifests = (version: string) => ({
  'package.json': JSON.stringify({ dependencies: { left: version } }, null, 2),
  'package-lock.json': `${JSON.stringify({ lockfileVersion: 3, packages: { '': { dependencies: { left: '1.0.0' } } } }, null, 2)}\n`,
});
const before = { ...manifests('1.0.0'), 'package-lock.json': '{}\n' };
const after = manifests('2.0.0');
const drift = { diff: gitDiff(before, after), head: headFilesOf(after) };
const driftFiles = Object.keys(after).map((filename) => buildChangedFile({ filename }));

const failing: SecretScanner = { scan: () => Promise.reject(new Error('no rules for hunter2')) };

describe('the built-in reviewer', () => {
  it('passes a change without other reviewers, which the title states', async () => {
    const { result, checks } = await runConfigured({}, { onGitHub: true });

    expect(result).toMatchObject({ exitCode: 0, verdict: 'PASS', event: 'COMMENT' });
    expect(checks.concluded).toMatchObject([
      { output: { title: 'PASS · built-in reviewer only · 2/2 files' } },
    ]);
  });

  it('does not run where policy turns it off', async () => {
    const { result, directory } = await runConfigured({ hygiene: false }, { snapshot: { diff: broken } });

    expect(result).toMatchObject({ exitCode: 2, verdict: '' });
    expect((await directory.list()).filter((name) => name.startsWith('reviewers/'))).toEqual([]);
  });

  it('passes a change of which policy ignores every file, which the title states', async () => {
    const coverage = { expected: 1, covered: 1, missing: [] };
    const commands = scripted({ stdout: '[]' });
    const { result, resultOf, checks } = await runConfigured(
      {
        policy: { approve: true },
        reviewers: { model: { run: ['model'] } },
        verifiers: { types: { run: ['tsc'] } },
        paths: { ignore: ['src/**'] },
        hygiene: false,
      },
      { onGitHub: true, commands, snapshot: { diff: broken, coverage } },
    );

    expect(commands.requests).toEqual([]);
    expect((await resultOf('model')).outcome).toEqual({
      state: 'skipped',
      reason: 'no file changed, or policy leaves all of them out (`paths.ignore`)',
    });
    expect(result).toMatchObject({ exitCode: 0, verdict: 'PASS', event: 'COMMENT' });
    expect(checks.concluded).toMatchObject([
      { output: { title: 'PASS · the only file is ignored by policy' } },
    ]);
  });

  it('never ends the run: its error is its outcome, without secrets', async () => {
    const { result, resultOf, reporter } = await runConfigured({}, { scanner: failing });

    expect(result).toMatchObject({ exitCode: 2, verdict: '' });
    expect((await resultOf('hygiene')).outcome).toEqual({
      state: 'unavailable',
      reason: 'HYGIENE_FAILED: no rules for ***',
    });
    expect(reporter.lines.join('\n')).not.toContain('hunter2');
  });

  it.each([
    ['head', 1],
    ['worktree', 1],
    ['merge', 1],
    ['other', 0],
    ['absent', 0],
  ] as const)('reads a working directory that is %s only if it contains the change', async (state, found) => {
    const { json } = await runConfigured(
      {},
      {
        onGitHub: true,
        head: drift.head,
        snapshot: { diff: drift.diff, files: driftFiles, workingDirectory: { state, differing: [] } },
      },
    );

    const { findings } = Object(await json('findings.json'));
    expect(findings).toHaveLength(found);
  });

  it('reads which files are generated at the base commit', async () => {
    const file = 'src/app.ts';
    const attributes = [{ path: '.gitattributes', text: `${file} linguist-generated\n` }];
    const change = { diff: gitDiff({ [file]: 'one();\n' }, { [file]: 'one();\ndebugger;\n' }) };
    const found = async (baseFiles: typeof attributes) => {
      const snapshot = { ...change, evidence: { baseFiles } };
      return Object(await (await runConfigured({}, { snapshot })).json('findings.json')).findings;
    };

    expect(await found([])).toHaveLength(1);
    expect(await found(attributes)).toEqual([]);
  });

  it.each<Readonly<Record<string, string>>>([
    { 'output.json': '[]\n' },
    { 'output.sarif': '{}', 'result.json': '{"schemaVersion": 1}' },
    { 'output.sarif': '{}' },
  ])('replaces files that were written under its name: %j', async (files) => {
    const directory = new MemoryDirectory();
    const world = { directory, snapshot: { diff: broken } };
    const stage = (name: Stage) => runConfigured({}, { ...world, settings: { stage: name } });
    await stage('fetch');
    await stage('review');
    for (const [name, text] of Object.entries(files))
      await directory.write(`reviewers/hygiene/${name}`, text);
    const { json } = await stage('ingest');
    expect(await json('findings.json')).toMatchObject({
      reviewers: [{ id: 'hygiene', outcome: { state: 'reviewed' } }],
      documents: [{ format: 'review-output' }],
      findings: [{ severity: 'critical' }],
    });
  });

  it('reviews the change of this run alone', async () => {
    const directory = new MemoryDirectory();
    await runConfigured({}, { directory, snapshot: { diff: broken } });
    const commits = { head: headCommit, base: headCommit, mergeBase: headCommit };
    const second = await runConfigured({ hygiene: false }, { directory, snapshot: { commits } });
    expect(await second.json('findings.json')).toMatchObject({ reviewers: [], findings: [] });
  });
});
