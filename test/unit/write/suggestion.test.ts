import { describe, expect, it } from 'vitest';
import { parseDiff } from '../../../src/diff/parse-diff.ts';
import type { Placement } from '../../../src/write/placement.ts';
import { suggestedLines } from '../../../src/write/review-input.ts';
import { buildFinding } from '../../support/builders/finding.ts';

const text = `diff --git a/a.ts b/a.ts
index 1111111..2222222 100644
--- a/a.ts
+++ b/a.ts
@@ -1,3 +1,3 @@
 one
-two
+TWO
 three
`;
const parsed = parseDiff(new TextEncoder().encode(text));
if (!parsed.ok) throw new Error(parsed.error.message);
const files = { diff: parsed.diff, policyPath: 'policy/review.yml' };

const inline: Placement = { place: 'inline', reason: 'in-diff', path: 'a.ts', side: 'RIGHT', line: 2 };

function replacing(replacement: string | undefined) {
  const fix = {
    text: 'Do this.',
    confidence: 'high' as const,
    ...(replacement === undefined ? {} : { replacement }),
  };
  return buildFinding({ fix });
}

describe('a suggestion', () => {
  it('replaces exactly the lines that the comment covers', () => {
    expect(suggestedLines(replacing('2'), inline, files)).toEqual(['2']);
    expect(suggestedLines(replacing('2\nand a half\n'), { ...inline, startLine: 1 }, files)).toEqual([
      '2',
      'and a half',
    ]);
  });

  it('may delete the lines', () => {
    expect(suggestedLines(replacing(''), inline, files)).toEqual([]);
  });

  it.each([
    ['prose without a machine-readable replacement', replacing(undefined), inline],
    ['a replacement that changes nothing', replacing('TWO\n'), inline],
    ['a replacement that changes only line ends', replacing('TWO\r\n'), inline],
    ['a deleted line', replacing('2'), { ...inline, side: 'LEFT' }],
    ['a range that was cut to its hunk', replacing('2'), { ...inline, reason: 'range-cut' }],
    ['a comment on a file', replacing('2'), { place: 'file', reason: 'no-line', path: 'a.ts' }],
    ['lines that the diff does not show', replacing('2'), { ...inline, line: 9 }],
  ] as const)('is not offered for %s', (_, finding, placement) => {
    expect(suggestedLines(finding, placement, files)).toBeUndefined();
  });

  it.each([
    '.github/workflows/ci.yml',
    '.GitHub/dependabot.yml',
    'CODEOWNERS',
    'docs/CODEOWNERS',
    'policy/review.yml',
  ])('is not offered in a file that guards the repository: %s', (path) => {
    const renamed = parseDiff(new TextEncoder().encode(text.replaceAll('a.ts', path)));
    if (!renamed.ok) throw new Error(renamed.error.message);
    const { diff } = renamed;
    const placement = { ...inline, path };
    expect(suggestedLines(replacing('2'), placement, { ...files, diff })).toBeUndefined();
    expect(suggestedLines(replacing('2'), { ...placement, path: 'a.ts' }, files)).toEqual(['2']);
  });
});
