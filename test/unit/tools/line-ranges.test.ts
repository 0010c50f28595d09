import { describe, expect, it } from 'vitest';
import { parseDiff } from '../../../src/diff/parse-diff.ts';
import { lineRanges, renderLineRanges } from '../../../src/tools/lines-command.ts';

function rendered(text: string): string {
  const parsed = parseDiff(Buffer.from(text));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  expect(lineRanges(parsed.diff).size).toBe(parsed.diff.files.length);
  return renderLineRanges(parsed.diff);
}

const renamed =
  'diff --git a/__proto__ "b/\\t"\nsimilarity index 90%\nrename from __proto__\nrename to "\\t"\n' +
  'index 1111111..2222222 100644\n--- a/__proto__\n+++ "b/\\t"\n' +
  '@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n@@ -4,4 +4,3 @@\n-d\n e\n-f\n-g\n+h\n+i\n';

const removed =
  'diff --git a/__proto__ b/__proto__\ndeleted file mode 100644\nindex 1111111..0000000\n--- a/__proto__\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n';

describe('the lines of a diff', () => {
  it('are one range a hunk and side, never merged, with deleted lines apart', () => {
    expect(JSON.parse(rendered(renamed))).toEqual({
      '\t': {
        status: 'renamed',
        oldPath: '__proto__',
        RIGHT: [
          [1, 3],
          [4, 6],
        ],
        LEFT: [
          [1, 3],
          [4, 7],
        ],
        deleted: [
          [2, 2],
          [4, 4],
          [6, 7],
        ],
      },
    });
  });

  it('leave a side out where it has none, and keep a file called __proto__', () => {
    expect(rendered(removed)).toBe(
      '{\n  "__proto__": {"status":"removed","RIGHT":[],"LEFT":[[1,2]],"deleted":[[1,2]]}\n}\n',
    );
  });

  it('name files without hunks too', () => {
    expect(rendered('diff --git a/x b/x\nold mode 100644\nnew mode 100755\n')).toBe(
      '{\n  "x": {"status":"changed","RIGHT":[],"LEFT":[],"deleted":[]}\n}\n',
    );
  });

  it('are an empty object for an empty diff', () => {
    expect(rendered('')).toBe('{}\n');
  });
});
