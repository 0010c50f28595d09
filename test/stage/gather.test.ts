import { describe, expect, it } from 'vitest';
import { gatherFromDirectory, gatherNamed, reviewerIdOf } from '../../src/ingest/gather.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { scriptedFiles } from '../support/fakes/scripted-files.ts';

const reviewersAndFiles = (documents: readonly { reviewer: string; file: string }[]) =>
  documents.map(({ reviewer, file }) => `${reviewer} ${file}`);

describe('files that findings names', () => {
  it('belong to the reviewer that is named, else to the file’s own name, in a fixed order', async () => {
    const files = scriptedFiles({ 'out/gemini.json': '[]', 'claude.v2.json': '[]', 'z.json': '[]' });
    const { documents, absent } = await gatherNamed({ received: files }, [
      { glob: 'z.json', reviewer: 'alpha' },
      { glob: '*.json' },
    ]);
    expect(reviewersAndFiles(documents)).toEqual([
      'alpha z.json',
      'claude claude.v2.json',
      'gemini out/gemini.json',
    ]);
    expect(absent).toEqual([]);
  });

  it('are refused when the head commit tracks them: the author wrote those', async () => {
    const files = scriptedFiles({ 'a.json': { content: '[]', tracked: true }, 'b.json': '[]' });
    const { documents } = await gatherNamed({ received: files }, [{ glob: '*.json' }]);
    expect(documents.map(({ refusal }) => refusal !== undefined)).toEqual([true, false]);
  });

  it('leave their reviewer absent when there are none', async () => {
    const { documents, absent } = await gatherNamed({ received: scriptedFiles({}) }, [
      { glob: 'claude.json' },
      { reviewer: 'mine', glob: 'out/*.json' },
    ]);
    expect(documents).toEqual([]);
    expect(absent).toEqual([
      { reviewer: 'claude', reason: 'no file matches claude.json' },
      { reviewer: 'mine', reason: 'no file matches out/*.json' },
    ]);
  });

  it('are read once, and a reviewer whose file an earlier line took is absent, not forgotten', async () => {
    const files = scriptedFiles({ 'claude.json': '[]' });
    const { documents, absent } = await gatherNamed({ received: files }, [
      { glob: '*.json' },
      { glob: 'claude.json' },
      { reviewer: 'claude', glob: 'claude.json' },
      { reviewer: 'security', glob: 'claude.json' },
    ]);
    expect(reviewersAndFiles(documents)).toEqual(['claude claude.json']);
    expect(absent).toEqual([
      {
        reviewer: 'security',
        reason: 'claude.json was already taken for claude by an earlier line of findings',
      },
    ]);
  });
});

describe('the id of a reviewer that nobody named', () => {
  it.each([
    ['out/claude.json', 'claude'],
    ['claude.v2.json', 'claude'],
    ['.hidden', 'hidden'],
    ['*.json', 'reviewer'],
    ['out/a b.sarif', 'a-b'],
    ['-x-.json', 'x'],
    [`${'a'.repeat(80)}.json`, 'a'.repeat(64)],
  ])('%s is %s', (path, id) => {
    expect(reviewerIdOf(path)).toBe(id);
  });
});

describe('documents in the review directory', () => {
  const fetchedAt = new Date(1_000).toISOString();

  it('are those of C2 and of the review stage, and nothing else', async () => {
    const directory = new MemoryDirectory();
    directory.time = 2_000;
    for (const name of [
      'review_findings.json',
      'reviewers/b/output.json',
      'reviewers/a/output.sarif',
      'reviewers/a/result.json',
      'reviewers/a/b/output.json',
      'output.json',
      'findings.json',
    ]) {
      await directory.write(name, '[]');
    }
    const { documents } = await gatherFromDirectory(directory, fetchedAt);
    expect(reviewersAndFiles(documents)).toEqual([
      'a reviewers/a/output.sarif',
      'b reviewers/b/output.json',
      'review_findings review_findings.json',
    ]);
    expect(documents.every(({ refusal }) => refusal === undefined)).toBe(true);
  });

  it('prove nothing when they are older than this run', async () => {
    const directory = new MemoryDirectory();
    directory.time = 999;
    await directory.write('review_findings.json', '[]');
    const { documents } = await gatherFromDirectory(directory, fetchedAt);
    expect(documents[0]?.refusal).toBe('the file is older than this run');
  });
});
