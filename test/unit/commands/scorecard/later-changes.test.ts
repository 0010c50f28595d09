import { expect, it, onTestFinished } from 'vitest';
import { readLaterChanges } from '../../../../src/commands/scorecard/later-changes.ts';
import type { PullRecord, RecordedFinding } from '../../../../src/commands/scorecard/pull-record.ts';
import { initGit } from '../../../support/git.ts';

const lines = (changed: Readonly<Record<number, string>> = {}) =>
  Array.from({ length: 20 }, (_, at) => `${changed[at + 1] ?? `line ${at + 1}`}\n`).join('');

function startMerged() {
  const git = initGit();
  onTestFinished(() => git.dispose());
  git.write('a.ts', lines()).write('b.ts', lines()).commit('Merged');
  const mergeCommit = git.run('rev-parse', 'HEAD');
  const finding = (id: string, path: string, startLine: number): RecordedFinding => ({
    ...{ id, raised: [], path, startLine, head: mergeCommit, blocking: false },
    state: 'open',
    postedAt: '2026-01-01T00:00:00Z',
  });
  const pull: PullRecord = {
    ...{ number: 1, updatedAt: '2026-01-02T00:00:00Z', mergedAt: '2026-01-02T00:00:00Z', mergeCommit },
    ...{ runs: [], threads: [], acceptances: [] },
    findings: [
      finding('changed', 'a.ts', 5),
      finding('unchanged', 'a.ts', 12),
      finding('elsewhere', 'b.ts', 5),
    ],
  };
  const read = async () => {
    const changedLater = await readLaterChanges(git.dir, [pull]);
    return pull.findings.map((each) => changedLater(pull, each));
  };
  return { git, mergeCommit, read };
}

it('knows which lines changed soon after the merge', async () => {
  const { git, read } = startMerged();
  git.write('a.ts', lines({ 5: 'repaired' })).commit('Repair');
  expect(await read()).toEqual([true, false, false]);
});

it('counts a reverted merge for all of its findings', async () => {
  const { git, mergeCommit, read } = startMerged();
  git.write('c.ts', '\n').commit(`Revert\n\nThis reverts commit ${mergeCommit}.`);
  expect(await read()).toEqual([true, true, true]);
});

it('skips findings on a commit that the clone lacks', async () => {
  const { git, read } = startMerged();
  git.remove('a.ts').commit('Remove');
  git.run('update-ref', '-d', 'HEAD');
  expect(await read()).toEqual([undefined, undefined, undefined]);
});
