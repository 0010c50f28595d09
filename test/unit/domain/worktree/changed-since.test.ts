import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedSince } from '../../../../src/domain/worktree/changed-since.ts';
import { diffOf, emptyDiff, numbered } from '../../../support/builders/diff.ts';

const base = { 'a.ts': numbered(20) };
const seen = diffOf(base, { 'a.ts': numbered(20, { 3: 'three' }) });
const linesOf = (changed: ReturnType<typeof changedSince>) =>
  Object.fromEntries([...changed].map(([path, lines]) => [path, [...lines]]));

describe('the lines changed since a review', () => {
  it('are those that it had not before it, where they stand now', () => {
    const now = diffOf(base, {
      'a.ts': `first\n${numbered(20, { 3: 'three', 9: 'nine' })}`,
      'b.ts': 'new\n',
    });
    expect(linesOf(changedSince(seen, now))).toEqual({ 'a.ts': [1, 10], 'b.ts': [1] });
  });

  it('are none when nothing changed, or a line was only taken back', () => {
    expect(linesOf(changedSince(seen, seen))).toEqual({});
    expect(linesOf(changedSince(seen, emptyDiff))).toEqual({});
  });

  it('count one more line of the same text', () => {
    const now = diffOf(base, { 'a.ts': numbered(20, { 3: 'three', 7: 'three' }) });
    expect(linesOf(changedSince(seen, now))).toEqual({ 'a.ts': [7] });
  });

  it('are as many as the texts that were not there, whatever was edited', () => {
    const words = fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 6 });
    const tree = (all: readonly string[]) => ({ 'new.ts': all.map((word) => `${word}\n`).join('') });
    fc.assert(
      fc.property(words, words, (then, now) => {
        const changed = changedSince(diffOf({}, tree(then)), diffOf({}, tree(now)));
        const left = [...then];
        const extra = now.filter((word) => {
          const at = left.indexOf(word);
          if (at === -1) return true;
          left.splice(at, 1);
          return false;
        });
        expect(changed.get('new.ts')?.size ?? 0).toBe(extra.length);
      }),
      { numRuns: 15 },
    );
  });
});
