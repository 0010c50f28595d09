import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../src/fetch/source.ts';
import { gitDiff } from '../support/builders/diff.ts';
import { c1, c1Blocking } from '../support/builders/documents.ts';
import { runConfigured } from '../support/configured-run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { ScriptedCommands } from '../support/fakes/scripted-commands.ts';

const listed = (filename: string) =>
  ({ sha: null, filename, status: 'modified', additions: 1, deletions: 1, changes: 2 }) as const;
const conflict = '<<<<<<< ours\n1\n=======\n2\n>>>>>>> theirs\n';
const snapshot = {
  diff: gitDiff(
    { 'src/app.ts': 'one\n', 'legacy/lib.ts': 'one\n' },
    { 'src/app.ts': 'two\n', 'legacy/lib.ts': `two\n${conflict}` },
  ),
  files: [listed('src/app.ts'), listed('legacy/lib.ts')],
};
const at = (file: string) => c1Blocking({ file, line: 1 });

/** Reviews both files under a policy that leaves `legacy/` out; what the reviewer was given stays to be looked at. */
async function review(...findings: readonly Record<string, unknown>[]) {
  return reviewChange(snapshot, findings);
}

async function reviewChange(change: Partial<Snapshot>, findings: readonly Record<string, unknown>[] = []) {
  const directory = new MemoryDirectory();
  const given = new Map<string, string>();
  const commands = new ScriptedCommands(({ environment }) => {
    for (const name of ['DIFF', 'FILES', 'EVIDENCE']) {
      const path = environment.get(`PR_VERDICT_${name}`) ?? '';
      given.set(name, directory.text(path.replace('/review/', '')));
    }
    return { stdout: c1(...findings) };
  });
  const policy = { paths: { ignore: ['legacy/**'] }, reviewers: { model: { run: ['model'] } } };
  return { ...(await runConfigured(policy, { directory, commands, snapshot: change })), given };
}

describe('`paths.ignore`', () => {
  it('keeps files from what reviewers are given', async () => {
    const { given } = await review();
    expect([...given.keys()]).toEqual(['DIFF', 'FILES', 'EVIDENCE']);
    for (const text of given.values()) {
      expect(text).toContain('src/app.ts');
      expect(text).not.toContain('legacy/lib.ts');
    }
  });

  it('keeps both halves of a file that became a link from them, or gives them both', async () => {
    const before = { 'legacy/lib.ts': 'old\n', 'src/app.ts': 'one\n', 'src/link.ts': 'linked\n' };
    const links = { 'legacy/lib.ts': '../src/secret.ts', 'src/link.ts': 'app.ts' };
    const diff = gitDiff(before, { 'src/app.ts': 'two\n' }, [], links);
    const files = Object.keys(before).map(listed);
    const { given } = await reviewChange({ diff, files, evidence: {} });

    const cut = given.get('DIFF') ?? '';
    expect(cut.match(/^diff --git a\/src\/link\.ts/gm)).toHaveLength(2);
    expect(cut).toContain('src/app.ts');
    expect(given.get('EVIDENCE')).toContain('src/link.ts');
    for (const text of given.values()) expect(text).not.toMatch(/legacy|secret\.ts/);
  });

  it('gives a file that moved out of them or into them, as one that moved', async () => {
    const text = 'a line\n'.repeat(20);
    const diff = gitDiff(
      { 'legacy/a.ts': text, 'src/b.ts': `${text}b\n` },
      { 'src/a.ts': text, 'legacy/b.ts': `${text}b\n` },
    );
    const moved = (filename: string, previous_filename: string) =>
      ({ ...listed(filename), status: 'renamed', previous_filename }) as const;
    const files = [moved('src/a.ts', 'legacy/a.ts'), moved('legacy/b.ts', 'src/b.ts')];
    const { given } = await reviewChange({ diff, files });

    for (const name of ['DIFF', 'FILES']) {
      expect(given.get(name)).toContain('src/a.ts');
      expect(given.get(name)).toContain('legacy/b.ts');
    }
  });

  it('withholds what is said of them alone, with its reason, and loses nothing', async () => {
    const { result, json } = await review(at('legacy/lib.ts'));

    expect(result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    const { findings } = Object(await json('findings.json'));
    const reason = 'policy leaves its file out (`paths.ignore`)';
    // The built-in reviewer reads the whole change, and what it finds there is withheld like the others' word.
    expect(findings).toHaveLength(2);
    for (const finding of findings) expect(finding).toMatchObject({ suppressed: { reason } });
    expect(await json('receipt.json')).toMatchObject({ total: 2, counts: { withheld: 2 } });
  });

  it('says nothing of findings elsewhere, nor of those that also stand elsewhere', async () => {
    const files = ['legacy/lib.ts', 'src/app.ts'];
    const spanning = c1Blocking({ type: 'multi-file', files, file: undefined, line: undefined });
    for (const finding of [at('src/app.ts'), spanning]) {
      const { result } = await review(finding);
      expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
    }
  });
});
