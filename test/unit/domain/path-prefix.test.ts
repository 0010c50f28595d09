import { describe, expect, it } from 'vitest';
import { suggestPrefix } from '../../../src/domain/path-prefix.ts';

const changed = ['packages/web/src/a.ts', 'packages/web/src/b.ts', 'packages/api/src/a.ts', 'README.md'];

describe('the prefix that paths seem to lack', () => {
  it('is the folder below which most of them are part of the change', () => {
    expect(suggestPrefix(['src/a.ts', 'src/b.ts'], changed)).toBe('packages/web');
  });

  it('is not looked for when one path is part of the change', () => {
    expect(suggestPrefix(['README.md', 'src/a.ts'], changed)).toBeUndefined();
  });

  it('is not guessed from one bare file name', () => {
    expect(suggestPrefix(['b.ts'], changed)).toBeUndefined();
  });

  it('is not guessed when it would fit fewer than half of the paths', () => {
    expect(suggestPrefix(['src/a.ts', 'lib/x.ts', 'lib/y.ts'], changed)).toBeUndefined();
  });

  it('does not exist for paths that are nowhere', () => {
    expect(suggestPrefix(['lib/x.ts'], changed)).toBeUndefined();
    expect(suggestPrefix([], changed)).toBeUndefined();
  });
});
