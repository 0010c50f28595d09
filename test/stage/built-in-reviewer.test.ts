import { describe, expect, it } from 'vitest';
import { buildChangedFile, gitDiff, numbered } from '../support/builders/diff.ts';
import { headCommit } from '../support/builders/run.ts';
import { type ConfiguredRun, runConfigured } from '../support/configured-run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { headTextOf } from '../support/hygiene.ts';

const app = 'src/app.ts';
const conflict = '<<<<<<< ours\n1\n=======\n2\n>>>>>>> theirs\n';
const broken = gitDiff({ [app]: numbered(20) }, { [app]: `${numbered(20)}${conflict}` });

/** A run, and what it found. */
async function review(keys: Record<string, unknown>, world: ConfiguredRun) {
  const ran = await runConfigured(keys, world);
  return { ...ran, document: Object(await ran.json('findings.json')) };
}

describe('the built-in reviewer', () => {
  it('does not run where policy turns it off', async () => {
    const { result, directory } = await runConfigured({ hygiene: false }, { snapshot: { diff: broken } });
    expect(result).toMatchObject({ exitCode: 2, verdict: '' });
    expect(directory.names().filter((name) => name.startsWith('reviewers/'))).toEqual([]);
  });

  it.each([
    ['run', 'PASS'],
    ['publish', ''],
  ] as const)('alone in a work tree with `stage: %s` gives the verdict %j', async (stage, verdict) => {
    expect((await runConfigured({}, { settings: { stage } })).result.verdict).toBe(verdict);
  });

  it('never ends the run: its error is its outcome, without secrets', async () => {
    const scanner = { load: () => Promise.reject(new Error('no rules for hunter2')) };
    const { result, outcomeOf, log } = await runConfigured({}, { scanner });
    expect(result).toMatchObject({ exitCode: 2, verdict: '' });
    const reason = 'HYGIENE_FAILED: no rules for ***';
    expect(outcomeOf('hygiene')).toEqual({ state: 'unavailable', reason });
    expect(log).not.toContain('hunter2');
  });

  it('leaves the review incomplete where a file is too large to be checked, and keeps what it found', async () => {
    const path = '.github/workflows/a.yml';
    const after = { [path]: "'".repeat(70_000), [app]: 'debugger;\n' };
    const snapshot = {
      diff: gitDiff({}, after),
      files: Object.keys(after).map((filename) => buildChangedFile({ filename, status: 'added' })),
      workingDirectory: { state: 'head' as const, differing: [] },
    };
    const world = { onGitHub: true, readHeadText: headTextOf(after), snapshot };
    const { document, result, outcomeOf } = await review({}, world);
    expect(outcomeOf('hygiene')).toMatchObject({ reason: expect.stringContaining(`HYGIENE_UNREAD: 1 file`) });
    expect({ exitCode: result.exitCode, found: document.findings.length }).toEqual({ exitCode: 2, found: 1 });
  });

  it.each([
    ['head', 1],
    ['worktree', 1],
    ['merge', 1],
    ['other', 0],
    ['absent', 0],
  ] as const)('reads a working directory that is %s only if it contains the change', async (state, found) => {
    /** A lock file that asks for something else than its manifest, as only whole files show. */
    const manifest = (left: string) => JSON.stringify({ dependencies: { kept: '1.0.0', left } }, null, 2);
    const packages = { '': { dependencies: { kept: '1.0.0', left: '1.0.0' } } };
    const lock = `${JSON.stringify({ lockfileVersion: 3, packages }, null, 2)}\n`;
    const before = { 'package.json': manifest('1.0.0'), 'package-lock.json': '{}\n' };
    const after = { 'package.json': manifest('2.0.0'), 'package-lock.json': lock };
    const snapshot = {
      diff: gitDiff(before, after),
      files: Object.keys(after).map((filename) => buildChangedFile({ filename })),
      workingDirectory: { state, differing: [] },
    };
    const { document } = await review({}, { onGitHub: true, readHeadText: headTextOf(after), snapshot });
    expect(document.findings).toHaveLength(found);
  });

  it.each([
    [1, []],
    [0, [{ path: '.gitattributes', text: `${app} linguist-generated\n` }]],
  ])('finds %i problems where the base commit has the attributes %j', async (found, baseFiles) => {
    const diff = gitDiff({ [app]: 'one();\n' }, { [app]: 'one();\ndebugger;\n' });
    const { document } = await review({}, { snapshot: { diff, evidence: { baseFiles } } });
    expect(document.findings).toHaveLength(found);
  });

  it.each<Readonly<Record<string, string>>>([
    { 'output.json': '[]\n' },
    { 'output.sarif': '{}', 'result.json': '{"schemaVersion": 1}' },
    { 'output.sarif': '{}' },
  ])('replaces files that were written under its name: %j', async (files) => {
    const world = { directory: new MemoryDirectory(), snapshot: { diff: broken } };
    await runConfigured({}, { ...world, settings: { stage: 'fetch' } });
    await runConfigured({}, { ...world, settings: { stage: 'review' } });
    for (const [name, text] of Object.entries(files))
      await world.directory.write(`reviewers/hygiene/${name}`, text);
    const { document } = await review({}, { ...world, settings: { stage: 'ingest' } });
    expect(document).toMatchObject({
      reviewers: [{ id: 'hygiene', outcome: { state: 'reviewed' } }],
      documents: [{ format: 'review-output' }],
      findings: [{ severity: 'critical' }],
    });
  });

  it('reviews the change of this run alone', async () => {
    const directory = new MemoryDirectory();
    await runConfigured({}, { directory, snapshot: { diff: broken } });
    const commits = { head: headCommit, base: headCommit, mergeBase: headCommit };
    const { document } = await review({ hygiene: false }, { directory, snapshot: { commits } });
    expect(document).toMatchObject({ reviewers: [], findings: [] });
  });
});
