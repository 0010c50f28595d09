import { describe, expect, it } from 'vitest';
import { findHiddenFiles, withoutHidden } from '../../../src/change/head-files.ts';
import { emptyDiff } from '../../../src/diff/hunk.ts';
import { parseDiff } from '../../../src/diff/parse-diff.ts';
import { diffFileOf } from '../../../src/diff/read-hunks.ts';
import { createLocalSource } from '../../../src/git/local-source.ts';
import type { ChangedFile } from '../../../src/model/files.ts';
import { gitEnvironment, initGit } from '../../support/git.ts';

const pathsOf = (missing: readonly { readonly path: string }[]) => missing.map(({ path }) => path);

const environment = { PATH: gitEnvironment()['PATH'] ?? '', HOME: '/nonexistent' };
const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');

/** The hidden files of a work tree with these files in addition to its base. */
async function hiddenIn(files: Readonly<Record<string, string | Buffer>>): Promise<readonly string[]> {
  const repository = initGit();
  repository.write('README.md', 'a\n').commit('base');
  repository.branch('topic').writeAll(files);
  const source = createLocalSource({ root: repository.dir, environment });
  const snapshot = await source.fetch({ policyPath: '.github/pr-verdict.yml' });
  const reading = parseDiff(snapshot.diff);
  return pathsOf(
    await findHiddenFiles(snapshot.files, reading.ok ? reading.diff : emptyDiff, {
      ...source,
      hasAttributes: false,
    }),
  );
}

describe('a file whose lines no diff shows', () => {
  it.each<[string, string, string | Buffer]>([
    ['a script with a NUL in a comment', 'a.js', '// \0\nrun();\n'],
    ['UTF-16', 'a.ps1', Buffer.from('\ufeffRun-It\n', 'utf16le')],
    ['a script with the name of a picture', 'a.png', '// \0\nrun();\n'],
    ['a picture with the name of a script', 'a.js', png],
    ['a binary of unknown kind', 'bin/tool', Buffer.from('\x7fELF\0', 'latin1')],
  ])('is %s: %s', async (_, path, content) => {
    expect(await hiddenIn({ [path]: content })).toEqual([path]);
  });

  it('is no picture, and no text', async () => {
    expect(await hiddenIn({ 'a.png': png, 'b.ts': 'run();\n', 'empty.ts': '' })).toEqual([]);
  });
});

describe("GitHub's list of files", () => {
  const entry = (filename: string, sha: string): ChangedFile => {
    return { filename, sha, status: 'added', additions: 0, deletions: 0, changes: 0 };
  };
  const find = async (
    entries: readonly ChangedFile[],
    contents: ReadonlyMap<string, Uint8Array>,
    hasAttributes = false,
  ) => {
    const byPath = new Map(entries.map((each) => [each.filename, diffFileOf(each)]));
    const read = { firstBytes: async () => contents, hasAttributes };
    return pathsOf(await findHiddenFiles(entries, { byPath }, read));
  };

  it('does not tell an added binary file from a change of mode, so both are read', async () => {
    const entries = [
      entry('a.js', '1'.repeat(40)),
      entry('b.sh', '2'.repeat(40)),
      entry('c.png', '3'.repeat(40)),
    ];
    const contents = new Map<string, Uint8Array>([
      ['1'.repeat(40), Buffer.from('// \0\n')],
      ['2'.repeat(40), Buffer.from('run\n')],
      ['3'.repeat(40), png],
    ]);
    expect(await find(entries, contents)).toEqual(['a.js']);
    const modified = entries.map((each) => ({ ...each, status: 'modified' }) as const);
    expect(await find(modified, contents)).toEqual(['a.js']);
    expect(await find(modified, contents, true)).toEqual(['a.js', 'b.sh']);
  });

  it('leaves a modified binary file hidden when its content cannot be read', async () => {
    expect(await find([{ ...entry('a.png', '1'.repeat(40)), status: 'modified' }], new Map())).toEqual([
      'a.png',
    ]);
  });
});

it('a hidden file makes the coverage partial', () => {
  expect(
    withoutHidden({ expected: 2, covered: 2, missing: [] }, [{ path: 'a.js', reason: 'binary' }]),
  ).toEqual({ expected: 2, covered: 1, missing: [{ path: 'a.js', reason: 'binary' }] });
});
