import { describe, expect, it } from 'vitest';
import { advisePrefix } from '../../../src/ingest/locations.ts';

const changed = ['packages/web/src/a.ts', 'packages/web/src/b.ts', 'packages/api/src/a.ts', 'README.md'];

describe('the prefix that paths seem to lack', () => {
  it('is the folder below which most of them are part of the change', () => {
    expect(advisePrefix(['src/a.ts', 'src/b.ts'], changed)).toEqual({
      kind: 'lacks',
      prefix: 'packages/web',
    });
  });

  it('is not searched when one path is part of the change', () => {
    expect(advisePrefix(['README.md', 'src/a.ts'], changed)).toBeUndefined();
  });

  it('is not guessed from one bare file name', () => {
    expect(advisePrefix(['b.ts'], changed)).toBeUndefined();
  });

  it('is the shortest of those below which as many are, then the first by name', () => {
    const ones = ['deep/er/src/a.ts', 'app/src/a.ts', 'two/src/a.ts'];
    for (const known of [ones, ones.toReversed()]) {
      expect(advisePrefix(['src/a.ts'], known)).toEqual({ kind: 'lacks', prefix: 'app' });
    }
  });

  it('is guessed from two bare file names, and when it fits half of the paths', () => {
    expect(advisePrefix(['a.ts', 'b.ts', 'lib/x.ts', 'lib/y.ts'], changed)).toEqual({
      kind: 'lacks',
      prefix: 'packages/web/src',
    });
  });

  it('is not guessed when it would fit fewer than half of the paths', () => {
    expect(advisePrefix(['src/a.ts', 'lib/x.ts', 'lib/y.ts'], changed)).toBeUndefined();
  });

  it('does not exist for paths that are nowhere', () => {
    expect(advisePrefix(['lib/x.ts'], changed)).toBeUndefined();
    expect(advisePrefix([], changed)).toBeUndefined();
  });
});

describe('the folder that paths seem to have too much', () => {
  it('is the one without which most of them are part of the change', () => {
    const paths = ['repo/packages/web/src/a.ts', 'repo/packages/api/src/a.ts', 'repo/lib/x.ts'];
    expect(advisePrefix(paths, changed)).toEqual({ kind: 'surplus', prefix: 'repo' });
  });

  it('is not guessed from one bare file name', () => {
    expect(advisePrefix(['docs/README.md'], changed)).toBeUndefined();
  });
});
