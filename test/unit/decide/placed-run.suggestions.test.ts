import { describe, expect, it } from 'vitest';
import { suggestedLines } from '../../../src/decide/placed-run.ts';
import type { Placement } from '../../../src/decide/placement.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { diffOf } from '../../support/builders/diff.ts';
import { buildFinding } from '../../support/builders/finding.ts';
import { buildRun } from '../../support/builders/review.ts';
import { buildPolicy, buildSettings } from '../../support/builders/run.ts';

const diffOfFile = (path: string) => diffOf({ [path]: 'one\ntwo\nthree\n' }, { [path]: 'one\nTWO\nthree\n' });
const config = 'policy/review.yml';
const effective = effectivePolicy(buildPolicy({}, { claude: { suggestions: true } }), {});
const inline: Placement = { place: 'inline', reason: 'in-diff', path: 'a.ts', side: 'RIGHT', line: 2 };

function suggested(replacement?: string, placement: Placement = inline) {
  const path = 'path' in placement ? placement.path : 'a.ts';
  const fix = {
    text: 'Do this.',
    confidence: 'high' as const,
    ...(replacement !== undefined && { replacement }),
  };
  const run = buildRun([], { diff: diffOfFile(path), settings: buildSettings({ config }), effective });
  return suggestedLines({ finding: buildFinding({ fix }), placement }, run);
}

describe('a suggestion', () => {
  it('replaces exactly the lines that the comment covers, or deletes them', () => {
    expect(suggested('2')).toEqual(['2']);
    expect(suggested('2\nand a half\n', { ...inline, startLine: 1 })).toEqual(['2', 'and a half']);
    expect(suggested('')).toEqual([]);
  });

  it.each<[string, string | undefined, Placement]>([
    ['prose without a machine-readable replacement', undefined, inline],
    ['a replacement that changes nothing', 'TWO\n', inline],
    ['a replacement that changes only line ends', 'TWO\r\n', inline],
    ['a deleted line', '2', { ...inline, side: 'LEFT' }],
    ['a range that was cut to its hunk', '2', { ...inline, reason: 'range-cut' }],
    ['a comment on a file', '2', { place: 'file', reason: 'no-line', path: 'a.ts' }],
    ['lines that the diff does not show', '2', { ...inline, line: 9 }],
  ])('is not offered for %s', (_, replacement, placement) => {
    expect(suggested(replacement, placement)).toBeUndefined();
  });

  const guards = ['.github/workflows/ci.yml', '.GitHub/dependabot.yml', 'CODEOWNERS', 'docs/CODEOWNERS'];
  it.each([...guards, config])('is not offered in a file that guards the repository: %s', (path) => {
    expect(suggested('2', { ...inline, path })).toBeUndefined();
  });
});
