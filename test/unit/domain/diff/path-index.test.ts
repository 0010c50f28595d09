import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DiffFile } from '../../../../src/domain/diff/diff.ts';
import { PathIndex } from '../../../../src/domain/diff/path-index.ts';
import { diffOf } from '../../../support/builders/diff.ts';

const [file] = diffOf({}, { a: 'a\n' }).files;
if (file === undefined) throw new Error('no file');
const named = (path: string): DiffFile => ({ ...file, path });

/** What decides where a name is looked for first: FNV-1a, its high bits brought down. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
  return value ^ (value >>> 15);
}

/** Names whose hashes end in the same bits. */
function namesEndingIn(bits: number, mask: number, count: number): readonly string[] {
  const names: string[] = [];
  for (let n = 0; names.length < count; n += 1) {
    const name = n.toString(36);
    if ((hash(name) & mask) === bits) names.push(name);
  }
  return names;
}

describe('files by name', () => {
  it('are found as in a map, each name once', () => {
    const names = fc.array(fc.string({ maxLength: 3 }), { maxLength: 300 });
    fc.assert(
      fc.property(names, names, (added, asked) => {
        const files = added.map(named);
        const index = new PathIndex(files, ({ path }) => path);
        const map = new Map<string, DiffFile>();
        for (const [position, each] of files.entries()) {
          expect(index.add(each.path, position)).toBe(!map.has(each.path));
          if (!map.has(each.path)) map.set(each.path, each);
        }
        for (const name of [...added, ...asked]) {
          expect(index.get(name)).toBe(map.get(name));
          expect(index.has(name)).toBe(map.has(name));
        }
      }),
    );
  });

  it('are found where their names crowd', () => {
    const names = namesEndingIn(0, 0xfff, 500);
    const index = new PathIndex(names.map(named), ({ path }) => path);
    for (const [position, name] of names.entries()) expect(index.add(name, position)).toBe(true);
    for (const name of names) {
      expect(index.get(name)?.path).toBe(name);
      expect(index.add(name, 0)).toBe(false);
    }
    expect(index.has('elsewhere')).toBe(false);
  });

  it('are found after the index grew, also where names that came later are moved first', () => {
    // 256 places, counted in a ring: the second names begin behind the first ones, at the ring's start.
    const first = namesEndingIn(216, 0x3ff, 40);
    const second = namesEndingIn(217, 0x3ff, 25);
    const others = Array.from({ length: 64 }, (_, n) => namesEndingIn(64 + n, 0x3ff, 1)).flat();
    const names = [...first, ...second, ...others];
    const index = new PathIndex(names.map(named), ({ path }) => path);
    for (const [position, name] of names.entries()) expect(index.add(name, position)).toBe(true);
    for (const name of names) expect(index.get(name)?.path).toBe(name);
  });
});
