import { describe, expect, it } from 'vitest';
import { readPath } from '../../../src/formats/places.ts';

const windows = { root: 'C:\\srv\\app' };
const unix = { root: '/srv/app' };

describe('a path of a contract', () => {
  it.each([
    ['src/app.ts', {}, 'src/app.ts'],
    ['././src/app.ts', {}, 'src/app.ts'],
    ['.github/a.yml', {}, '.github/a.yml'],
    ['src/a b.ts', {}, 'src/a b.ts'],
    ['a\\b.ts', {}, 'a\\b.ts'],
    ['.gitignore', {}, '.gitignore'],
    ['app.ts', { prefix: 'src' }, 'src/app.ts'],
    ['app.ts', { prefix: './src//' }, 'src/app.ts'],
    ['app.ts', { prefix: './' }, 'app.ts'],
    ['app.ts', { prefix: '.' }, 'app.ts'],
    ['a b.ts', { prefix: '' }, 'a b.ts'],
    ['a'.repeat(4096), {}, 'a'.repeat(4096)],
  ])('is read: %j, %j', (native, base, path) => {
    expect(readPath(native, base)).toEqual({ ok: true, path });
  });

  it.each([
    ['', 'is empty'],
    ['./', 'is empty'],
    ['a'.repeat(4097), 'is longer than 4096 characters'],
    ['a\tb', 'holds a control character'],
    ['a\u007fb', 'holds a control character'],
    ['a/../b', 'leaves the repository with ".."'],
    ['a/./b', 'has an empty or "." segment'],
    ['a//b', 'has an empty or "." segment'],
    ['a/.GIT/config', 'names the inside of ".git"'],
    ['/a', 'is not relative to the repository root'],
    ['\\\\host\\a', 'is not relative to the repository root'],
    ['c:/a', 'is not relative to the repository root'],
    ['https://a/b', 'is not relative to the repository root'],
    ['file:/a', 'is not relative to the repository root'],
  ])('is refused: %j', (native, message) => {
    expect(readPath(native)).toMatchObject({ ok: false, message });
  });

  it('names the relative path of an absolute one below the root', () => {
    expect(readPath('/srv/app/src/a.ts', unix)).toMatchObject({ recommendation: 'Write "src/a.ts".' });
    expect(readPath('/srv/other/a.ts', unix)).toMatchObject({
      recommendation: 'Write the path from the repository root, such as "src/app.ts".',
    });
  });
});

describe('a path of a tool', () => {
  it.each([
    ['/srv/app/src/a.ts', unix, 'src/a.ts'],
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
  ])('is read: %j, %j', (native, base, path) => {
    expect(readPath(native, base, 'tool')).toEqual({ ok: true, path });
  });

  it.each([
    ['/elsewhere/a.ts', unix, 'is outside the repository'],
    ['/WORK/app/a.ts', unix, 'is outside the repository'],
    ['/srv/application/a.ts', unix, 'is outside the repository'],
    ['/srv/app/a.ts', {}, 'is outside the repository'],
    ['file://other/srv/app/a.ts', unix, 'is outside the repository'],
    ['file:///srv/app/%zz', unix, 'is outside the repository'],
    ['../a.ts', {}, 'leaves the repository with ".."'],
    ['a/../../b.ts', { prefix: '' }, 'leaves the repository with ".."'],
    ['', {}, 'is empty'],
    ['./', {}, 'is empty'],
    ['.git/config', {}, 'names the inside of ".git"'],
    ['a'.repeat(4097), {}, 'is longer than 4096 characters'],
  ])('is refused: %j, %j', (native, base, message) => {
    expect(readPath(native, base, 'tool')).toMatchObject({ ok: false, message });
  });
});
