import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { linesCommand } from '../../../src/commands/lines-command.ts';
import { gitDiff, numbered } from '../../support/builders/diff.ts';
import { temporaryFolder } from '../../support/runner.ts';

/** Runs the command, by default on a file with this content. */
async function lines(content: string | Uint8Array, path = 'change.diff') {
  const cwd = temporaryFolder('lines');
  writeFileSync(join(cwd, 'change.diff'), content);
  mkdirSync(join(cwd, 'folder'));
  const printed: string[] = [];
  const exitCode = await linesCommand(path, { cwd, out: (text) => printed.push(text) });
  return { exitCode, printed: printed.join('') };
}

describe('lines', () => {
  it('escapes what must not reach a terminal', async () => {
    const { printed } = await lines(gitDiff({}, { 'a\u009b\u202eb.ts': 'x\n' }));
    expect(printed).toContain('a\\u009b\\u202eb.ts');
    expect(Object.keys(JSON.parse(printed))).toEqual(['a\u009b\u202eb.ts']);
  });

  it('prints one JSON object: by path the status, and the ranges of every hunk on both sides', async () => {
    const old = {
      'edited.ts': numbered(60),
      'gone.ts': 'a\nb\n',
      'old.ts': numbered(20),
      'run.sh': 'true\n',
    };
    const edited = numbered(60, { 10: 'ten', 50: 'fifty\nadded' }).replace('line 52\n', '');
    const moved = numbered(20, { 20: 'end' });
    const diff = gitDiff(old, { 'edited.ts': edited, 'new.ts': moved, 'run.sh': 'true\n', 'empty.ts': '' });
    const { exitCode, printed } = await lines(diff);
    expect(exitCode).toBe(0);
    const hunks: unknown = JSON.parse('[[7, 13], [47, 55]]');
    const deleted: unknown = JSON.parse('[[10, 10], [50, 50], [52, 52]]');
    expect(JSON.parse(printed)).toEqual({
      'edited.ts': { status: 'modified', RIGHT: hunks, LEFT: hunks, deleted },
      'empty.ts': { status: 'added', RIGHT: [], LEFT: [], deleted: [] },
      'gone.ts': { status: 'removed', RIGHT: [], LEFT: [[1, 2]], deleted: [[1, 2]] },
      'new.ts': {
        ...{ status: 'renamed', oldPath: 'old.ts' },
        ...{ RIGHT: [[17, 20]], LEFT: [[17, 20]], deleted: [[20, 20]] },
      },
    });
  });

  it('never merges adjacent hunks, and keeps a file called __proto__', async () => {
    const header = 'diff --git a/__proto__ b/__proto__\nindex 1111111..2222222 100644\n';
    const hunks = '@@ -1,2 +1,2 @@\n a\n-b\n+B\n@@ -3,4 +3,3 @@\n-d\n e\n-f\n-g\n+h\n+i\n';
    const { printed } = await lines(`${header}--- a/__proto__\n+++ b/__proto__\n${hunks}`);
    const [right, left, deleted] = ['[[1,2],[3,5]]', '[[1,2],[3,6]]', '[[2,2],[3,3],[5,6]]'];
    expect(printed).toBe(
      `{\n  "__proto__": {"status":"modified","RIGHT":${right},"LEFT":${left},"deleted":${deleted}}\n}\n`,
    );
  });

  it('prints an empty object for an empty diff', async () => {
    expect(await lines('')).toEqual({ exitCode: 0, printed: '{}\n' });
  });

  it.each([
    ['prints what comes on standard input', 'diff --git a/x b/x\nold mode 100644\nnew mode 100755\n', /"x"/],
    ['reports it for this input', 'no diff\n', /^standard input:1: a diff must begin/],
  ])('for `-` %s', async (_, content, expected) => {
    const own = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
    const value = Readable.from([Buffer.from(content)]);
    Object.defineProperty(process, 'stdin', { value, configurable: true });
    onTestFinished(() => void Object.defineProperty(process, 'stdin', own));
    const shown = await lines('', '-').then(
      ({ printed }) => printed,
      (error: Error) => error.message,
    );
    expect(shown).toMatch(expected);
  });

  it.each([
    ['no.diff', '"no.diff" cannot be read: there is no such file'],
    ['folder/no.diff', '"folder/no.diff" cannot be read: there is no such file'],
    ['change.diff/no.diff', '"change.diff/no.diff" cannot be read: there is no such file'],
    ['folder', '"folder" cannot be read: it is a folder'],
    ['', '"" cannot be read: it is a folder'],
    ['c\0d', '"c\\u0000d" cannot be read: The argument'],
  ])('gives the reason why %j cannot be read', async (path, message) => {
    await expect(lines('', path)).rejects.toMatchObject({
      ...{ kind: 'usage', code: 'FILE_UNREADABLE' },
      message: expect.stringContaining(message),
    });
  });
});
