import { describe, expect, it } from 'vitest';
import { type PathReading, readPath } from '../../../src/formats/places.ts';

const windows = { root: 'C:\\srv\\app' };
const unix = { root: '/srv/app' };

function pathOf(reading: PathReading): string | undefined {
  return reading.ok ? reading.path : undefined;
}

describe('a path of a contract', () => {
  it.each([
    ['src/app.ts', {}, 'src/app.ts'],
    ['././src/app.ts', {}, 'src/app.ts'],
    ['.github/a.yml', {}, '.github/a.yml'],
    ['src/a b.ts', {}, 'src/a b.ts'],
    ['a\\b.ts', {}, 'a\\b.ts'],
    ['app.ts', { prefix: './src//' }, 'src/app.ts'],
    ['app.ts', { prefix: '.' }, 'app.ts'],
    ['a b.ts', { prefix: '' }, 'a b.ts'],
    ['a'.repeat(4096), {}, 'a'.repeat(4096)],
  ])('is read: %j, %j', (native, base, path) => expect(pathOf(readPath(native, base))).toBe(path));

  it.each([
    ...['', './', 'a'.repeat(4097), 'a\tb', 'a\u007fb', 'a/../b', 'a/./b', 'a//b', 'a/', 'a/.GIT/config'],
    ...['/a', '\\\\host\\a', 'c:/a', 'https://a/b', 'file:/a'],
  ])('is refused: %j', (native) => expect(pathOf(readPath(native))).toBeUndefined());

  it('is named in the advice about an absolute one below the root', () => {
    expect(readPath('/srv/app/src/a.ts', unix)).toMatchObject({
      recommendation: expect.stringContaining('"src/a.ts"'),
    });
  });
});

describe('a path of a tool', () => {
  it.each([
    ['/srv/app/src/a.ts', { root: '/srv/app/' }, 'src/a.ts'],
    ['file:///srv/app/a%20b.ts', unix, 'a b.ts'],
    ['file:/srv/app/a.ts', unix, 'a.ts'],
    ['file://localhost/srv/app/a.ts', unix, 'a.ts'],
    ['c:/SRV/app/src/a.ts', windows, 'src/a.ts'],
    ['C:\\srv\\app\\src\\a.ts', windows, 'src/a.ts'],
    ['file:///C:/srv/app/src/a.ts', windows, 'src/a.ts'],
    ['src\\a.ts', windows, 'src/a.ts'],
    ['src\\a.ts', unix, 'src\\a.ts'],
    ['\\\\host\\share\\a.ts', { root: '\\\\host\\share' }, 'a.ts'],
    ['../lib/a.ts', { prefix: 'packages/app' }, 'packages/lib/a.ts'],
    ['./a//b.ts', {}, 'a/b.ts'],
  ])('is read: %j, %j', (native, base, path) => expect(pathOf(readPath(native, base, 'tool'))).toBe(path));

  it.each([
    ...['/elsewhere/a.ts', '/SRV/app/a.ts', '/srv/application/a.ts'],
    ...['file://other/srv/app/a.ts', 'file:///srv/app/%zz'],
    ...['../a.ts', 'a/../../b.ts', '', './', '.git/config'],
  ])('is refused: %j', (native) => expect(pathOf(readPath(native, unix, 'tool'))).toBeUndefined());
});
