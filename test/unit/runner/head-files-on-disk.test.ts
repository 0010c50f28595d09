import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headFilesIn } from '../../../src/runner/regular-file.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'head-files-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src', 'a.ts'), 'čaj\n');
  symlinkSync('a.ts', join(root, 'src', 'link.ts'));
  symlinkSync('src', join(root, 'linked'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('files of a checkout', () => {
  it('are read as text', async () => {
    expect(await headFilesIn(root).text('src/a.ts')).toBe('čaj\n');
  });

  it.each(['src/none.ts', 'src', 'src/link.ts', 'linked/a.ts', '../a.ts', '/etc/passwd', 'src//a.ts'])(
    'are only regular files below it: %s',
    async (path) => expect(await headFilesIn(root).text(path)).toBeUndefined(),
  );
});
