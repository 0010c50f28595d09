import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedSince, findChanged } from '../../../src/memory/verify-findings.ts';
import { diffOf, emptyDiff, gitDiff, numbered, readDiff, type Tree } from '../../support/builders/diff.ts';

const base = { 'a.ts': numbered(20) };
const seen = diffOf(base, { 'a.ts': numbered(20, { 3: 'three' }) });
const shown = (changed: ReturnType<typeof changedSince>) =>
  Object.fromEntries(
    [...changed].map(([path, { RIGHT, LEFT, size }]) => [path, { RIGHT: [...RIGHT], LEFT: [...LEFT], size }]),
  );
const without = (...gone: readonly number[]) =>
  numbered(20)
    .split('\n')
    .filter((_, index) => !gone.includes(index + 1))
    .join('\n');

describe('the lines changed since a review', () => {
  it('are those that the file did not have before, at their present place', () => {
    const now = diffOf(base, {
      'a.ts': `first\n${numbered(20, { 3: 'three', 9: 'nine' })}`,
      'b.ts': 'new\n',
    });
    expect(shown(changedSince(seen, now))).toEqual({
      'a.ts': { RIGHT: [1, 10], LEFT: [9], size: 3 },
      'b.ts': { RIGHT: [1], LEFT: [], size: 1 },
    });
  });

  it('are none when nothing changed', () => {
    expect(shown(changedSince(seen, seen))).toEqual({});
  });

  it('include deleted ones, at their former place, also of a deleted file', () => {
    const then = diffOf({ ...base, 'b.ts': 'one\n' }, { 'a.ts': without(5), 'b.ts': 'one\n' });
    const now = diffOf({ ...base, 'b.ts': 'one\n' }, { 'a.ts': without(5, 12) });
    expect(shown(changedSince(then, now))).toEqual({
      'a.ts': { RIGHT: [], LEFT: [12], size: 1 },
      'b.ts': { RIGHT: [], LEFT: [1], size: 1 },
    });
  });

  it('include reverted ones, which have no place any more', () => {
    const nowhere = { RIGHT: [], LEFT: [], size: 2 };
    expect(shown(changedSince(seen, emptyDiff))).toEqual({ 'a.ts': nowhere });
    const elsewhere = diffOf(base, { 'a.ts': numbered(20, { 9: 'nine' }) });
    expect(shown(changedSince(seen, elsewhere))).toEqual({ 'a.ts': { RIGHT: [9], LEFT: [9], size: 4 } });
  });

  it('count one more line of the same text', () => {
    const now = diffOf(base, { 'a.ts': numbered(20, { 3: 'three', 7: 'three' }) });
    expect(shown(changedSince(seen, now))['a.ts']?.RIGHT).toEqual([7]);
  });

  it('follow a file that was renamed, and are found under either name', () => {
    const now = diffOf(base, { 'b.ts': numbered(20, { 3: 'three', 9: 'nine' }) });
    const changed = changedSince(seen, now);
    expect(shown(changed)).toEqual({ 'b.ts': { RIGHT: [9], LEFT: [9], size: 2 } });
    expect(findChanged(changed, 'a.ts')).toBe(changed.get('b.ts'));
    expect(findChanged(changed, 'c.ts')).toBeUndefined();
  });

  it('are on both sides of a file that became a link', () => {
    const now = readDiff(gitDiff({ 'a.ts': 'one\ntwo\n' }, {}, [], { 'a.ts': 'b.ts' }));
    expect(shown(changedSince(emptyDiff, now))).toEqual({ 'a.ts': { RIGHT: [1], LEFT: [1, 2], size: 3 } });
  });

  it('know a file of which something else changed, such as its bytes', () => {
    const binary = (byte: number) => ({ 'a.bin': Uint8Array.of(0, byte) });
    const [then, now] = [diffOf({}, binary(1)), diffOf({}, binary(2))];
    expect(shown(changedSince(then, now))).toEqual({ 'a.bin': { RIGHT: [], LEFT: [], size: 0 } });
    expect(shown(changedSince(now, now))).toEqual({});
  });

  it('are never fewer than the texts that differ, and without a base exactly those', () => {
    const words = fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 6 });
    const tree = (all: readonly string[]): Tree => ({ 'a.ts': all.map((word) => `${word}\n`).join('') });
    const extra = (ones: readonly string[], others: readonly string[]) => {
      const left = [...others];
      return ones.filter((word) => {
        const at = left.indexOf(word);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      }).length;
    };
    const sizeOf = (from: Tree, then: readonly string[], now: readonly string[]) =>
      changedSince(diffOf(from, tree(then)), diffOf(from, tree(now))).get('a.ts')?.size ?? 0;
    fc.assert(
      fc.property(words, words, words, (from, then, now) => {
        const differing = extra(now, then) + extra(then, now);
        expect(sizeOf({}, then, now)).toBe(differing);
        expect(sizeOf(tree(from), then, now)).toBeGreaterThanOrEqual(differing);
      }),
      { numRuns: 8 },
    );
  });
});
