import fc from 'fast-check';
import ignore from 'ignore';
import { describe, expect, it } from 'vitest';
import { compilePattern, ownerRuleOf, readCodeowners } from '../../../src/change/base-files.ts';

const ownersIn = (text: string, path: string) =>
  ownerRuleOf(readCodeowners([{ path: 'CODEOWNERS', text }]), path)?.owners;

/** Whether a pattern matches a path. */
const matches = [
  ['*', 'a/b.js', true],
  ['*.js', 'a/b.js', true],
  ['*.js', 'a/b.ts', false],
  ['/build/logs/', 'build/logs/x/y.txt', true],
  ['/build/logs/', 'a/build/logs/x.txt', false],
  ['docs/*', 'docs/start.md', true],
  ['docs/*', 'docs/build-app/trouble.md', false],
  ['/docs/*', 'a/docs/start.md', false],
  ['apps/', 'x/apps/y.ts', true],
  ['/apps', 'apps/y.ts', true],
  ['**/logs', 'deep/logs/x', true],
  ['/scripts/**/x.sh', 'scripts/a/b/x.sh', true],
  ['Docs/', 'docs/a.md', false],
  ['a\\ b/', 'a b/c.ts', true],
  // What .gitignore knows and CODEOWNERS does not.
  ['!a.js', 'a.js', false],
  ['[ab].js', 'a.js', false],
] as const;

describe('CODEOWNERS', () => {
  it.each(matches)('%s and %s: %s', (pattern, path, isMatch) => {
    expect(ownersIn(`${pattern} @octo/team`, path)).toEqual(isMatch ? ['@octo/team'] : undefined);
  });

  it('applies the last rule that matches, which may name no owner', () => {
    const text = '* @octo/all # everything else\n/apps/ @alice bob@example.com\n/apps/open\n';
    expect(ownersIn(text, 'x.ts')).toEqual(['@octo/all']);
    expect(ownersIn(text, 'apps/x.ts')).toEqual(['@alice', 'bob@example.com']);
    expect(ownersIn(text, 'apps/open/x.ts')).toEqual([]);
  });

  it('is read from the first of GitHub’s places, even when that file is empty', () => {
    const files = [
      { path: 'docs/CODEOWNERS', text: '* @docs' },
      { path: 'CODEOWNERS', text: '* @root' },
      { path: '.github/CODEOWNERS', text: '' },
    ];
    expect(readCodeowners(files)).toEqual([]);
    expect(readCodeowners(files.slice(0, 2))).toMatchObject([{ owners: ['@root'] }]);
  });
});

it('a pattern matches as the library does, whatever folder it is tied to', () => {
  const piece = fc.constantFrom('a', 'b', '*', '**', 'a*', '?', '/', '/', '/', 'a b', '.', '[ab]', '\\a');
  const pattern = fc.array(piece, { minLength: 1, maxLength: 7 }).map((pieces) => pieces.join(''));
  const segment = fc.constantFrom('a', 'b', 'ab', 'a b', '.a');
  const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => segments.join('/'));
  fc.assert(
    fc.property(pattern, path, (written, tried) => {
      const rules = ignore({ ignorecase: false, allowRelativePaths: true }).add([written]);
      expect(compilePattern(written)(tried)).toBe(rules.ignores(tried));
    }),
    { numRuns: 2_000 },
  );
});
