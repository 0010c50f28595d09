import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DiffFile } from '../../../src/domain/diff/diff.ts';
import { PathIndex } from '../../../src/domain/diff/path-index.ts';
import { diffOf } from '../../support/builders/diff.ts';

const [file] = diffOf({}, { a: 'a\n' }).files;
if (file === undefined) throw new Error('no file');
const named = (path: string): DiffFile => ({ ...file, path });

/** Names of one hash: FNV-1a takes any two units that undo each other's difference. */
function collide(count: number): readonly string[] {
  const byHash = new Map<number, string[]>();
  for (let n = 0; ; n += 1) {
    const name = n.toString(36);
    let value = 0x811c9dc5;
    for (let at = 0; at < name.length; at += 1) value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
    const low = (value ^ (value >>> 15)) & 0xfff;
    const names = byHash.get(low) ?? [];
    names.push(name);
    byHash.set(low, names);
    if (names.length === count) return names;
  }
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
    const names = collide(500);
    const index = new PathIndex(names.map(named), ({ path }) => path);
    for (const [position, name] of names.entries()) expect(index.add(name, position)).toBe(true);
    for (const name of names) {
      expect(index.get(name)?.path).toBe(name);
      expect(index.add(name, 0)).toBe(false);
    }
    expect(index.has('elsewhere')).toBe(false);
  });
});
