import { describe, expect, it } from 'vitest';
import { diffOfFiles } from '../../../../src/domain/diff/patch-field.ts';
import type { HygieneFinding } from '../../../../src/domain/hygiene/finding.ts';
import { reviewWithHygiene } from '../../../../src/stages/ingest/hygiene.ts';
import { readDiff } from '../../../support/builders/diff.ts';
import { reviewNew, reviewTrees, told } from '../../../support/hygiene.ts';

const scanner = { scan: () => Promise.resolve([]) };

interface Mode {
  readonly path: string;
  readonly from: string;
  readonly to: string;
  readonly text?: string;
}

function changeMode({ path, from, to, text }: Mode): Promise<readonly HygieneFinding[]> {
  const diff = readDiff(Buffer.from(`diff --git a/${path} b/${path}\nold mode ${from}\nnew mode ${to}\n`));
  return reviewWithHygiene({
    diff,
    scanner,
    ...(text !== undefined && { headFiles: [{ path, bytes: text.length, text }] }),
  });
}

describe('executable bits', () => {
  it.each([
    ['src/a.ts', 'export const a = 1;\n'],
    ['README.md', '# A\n'],
    ['logo.svg', '<svg/>\n'],
  ])('that came out of nowhere are found: %s', async (path, text) => {
    expect(told(await changeMode({ path, from: '100644', to: '100755', text }))).toEqual([
      `${path} MINOR MEDIUM`,
    ]);
  });

  it.each([
    ['tool.py', '#!/usr/bin/env python3\n'],
    ['install.sh', 'echo\n'],
    ['gradlew', 'echo\n'],
    ['unknown.ts', undefined],
    ['test/fixtures/a.ts', 'export const a = 1;\n'],
    ['vendor/a.js', 'a();\n'],
  ])('are fine where something can run, or where nobody knows: %s', async (path, text) => {
    const mode = { path, from: '100644', to: '100755' };
    expect(await changeMode(text === undefined ? mode : { ...mode, text })).toEqual([]);
  });

  it('that a script lost are found', async () => {
    const mode = { path: 'tool.py', from: '100755', to: '100644' };
    expect(told(await changeMode({ ...mode, text: '#!/bin/x\n' }))).toEqual(['tool.py MINOR MEDIUM']);
    expect(await changeMode({ ...mode, text: 'import sys\n' })).toEqual([]);
  });
});

describe('large binaries', () => {
  const mebibyte = 1024 * 1024;
  const addBinary = (size: number | undefined) => {
    const section =
      'diff --git a/a.bin b/a.bin\nnew file mode 100644\nindex 0000000..1111111\nBinary files /dev/null and b/a.bin differ\n';
    const headFiles = size === undefined ? [] : [{ path: 'a.bin', bytes: size }];
    return reviewWithHygiene({ diff: readDiff(Buffer.from(section)), scanner, headFiles });
  };

  it('are found from 5 MiB on, and weigh more from 50', async () => {
    expect(told(await addBinary(5 * mebibyte))).toEqual(['a.bin MINOR HIGH']);
    expect(told(await addBinary(50 * mebibyte))).toEqual(['a.bin MAJOR HIGH']);
  });

  it('are not small ones, nor those whose size is unknown', async () => {
    expect(await addBinary(5 * mebibyte - 1)).toEqual([]);
    expect(await addBinary(undefined)).toEqual([]);
  });

  it('are not long texts, nor binaries of which nobody knows that more than their mode changed', async () => {
    const text = readDiff(
      Buffer.from(
        'diff --git a/a.csv b/a.csv\nindex 0000000..1111111 100644\n--- a/a.csv\n+++ b/a.csv\n@@ -1 +1 @@\n-1\n+2\n',
      ),
    );
    const listed = { sha: null, filename: 'a.bin', status: 'modified' } as const;
    const binary = diffOfFiles([{ ...listed, additions: 0, deletions: 0, changes: 0 }]);
    for (const [diff, path] of [
      [text, 'a.csv'],
      [binary, 'a.bin'],
    ] as const) {
      const headFiles = [{ path, bytes: 60 * mebibyte }];
      expect(await reviewWithHygiene({ diff, scanner, headFiles })).toEqual([]);
    }
  });
});

describe('stray files', () => {
  it.each([
    'src/a.ts.orig',
    'src/a.ts.rej',
    'src/.a.ts.swp',
    'src/a.ts~',
    '.DS_Store',
    'docs/Thumbs.db',
    'app/__pycache__/a.cpython-312.pyc',
    'npm-debug.log',
  ])('are found where they are new: %s', async (path) => {
    expect(told(await reviewNew({ [path]: 'x\n' }))).toEqual([`${path} MINOR HIGH`]);
    expect(await reviewTrees({ [path]: 'x\n' }, { [path]: 'y\n' })).toEqual([]);
  });

  it.each(['test/data/a.orig', 'examples/a~', 'vendor/a.rej', 'src/original.ts', 'src/swp.ts', 'a~b.txt'])(
    'are no others: %s',
    async (path) => expect(await reviewNew({ [path]: 'x\n' })).toEqual([]),
  );
});
