import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { carryLine } from '../../../../src/domain/diff/carry.ts';
import { startCheckout } from '../../../support/checkout.ts';
import { gitBytes } from '../../../support/git.ts';

const lines = Array.from({ length: 30 }, (_, index) => `line ${index + 1}\n`);
/** In UTF-16, U+0A0A has two bytes that look like line feeds. */
const unicode = ['Straße \u0a0a\n', ...lines].join('');
const latin = ['Straße\n', ...lines].join('');

const encodings = [
  ['UTF-16LE-BOM', unicode, (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16', unicode, (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['ISO-8859-1', latin, (text: string) => Buffer.from(text, 'latin1')],
] as const;

let job: ReturnType<typeof startCheckout>;

beforeEach(() => {
  job = startCheckout();
});

afterEach(() => job.dispose());

/** A test merge of two branches, each written by its own hand; gives the head. */
function merge(path: string, attributes: string, texts: Record<'start' | 'head' | 'base', string | Buffer>) {
  const { repository } = job;
  repository.write('.gitattributes', attributes).write(path, texts.start).commit('start');
  const head = repository.branch('topic').write(path, texts.head).commit('topic');
  const base = repository.branch('main').write(path, texts.base).commit('base');
  job.checkOutTestMerge(base, head);
  return head;
}

/** Line 26 is the topic's; in the checkout, one that came with the base stands above all others. */
function mergeIn(attributes: string, text: string, encode: (text: string) => Buffer = Buffer.from) {
  return merge('a.txt', attributes, {
    start: encode(text),
    head: encode(text.replace('line 25\n', 'topic\n')),
    base: encode(`from base\n${text}`),
  });
}

describe('a file in another encoding', () => {
  test.each(encodings)('has the lines of the head: %s', async (encoding, text, encode) => {
    const attributes = `*.txt text working-tree-encoding=${encoding}\n`;
    const head = job.repository
      .write('.gitattributes', attributes)
      .write('a.txt', encode(text))
      .commit('one');
    expect(job.repository.bytes('cat-file', 'blob', 'HEAD:a.txt').toString('utf8')).toBe(text);
    job.checkOut(head);
    expect(readFileSync(join(job.directory, 'a.txt')).equals(Buffer.from(text))).toBe(false);
    expect(await job.inspect(head, [job.changed('a.txt', head)])).toMatchObject({
      workingDirectory: { state: 'head', differing: [] },
      text: '',
    });
  });

  test.each(encodings)('has its lines carried from the test merge: %s', async (encoding, text, encode) => {
    const head = mergeIn(`*.txt text working-tree-encoding=${encoding}\n`, text, encode);
    const { workingDirectory, diff } = await job.inspect(head, [job.changed('a.txt', head)]);
    expect(workingDirectory).toMatchObject({ state: 'merge', differing: ['a.txt'] });
    expect(workingDirectory).not.toHaveProperty('incomparable');
    const file = diff.byPath.get('a.txt');
    expect([1, 2, 27, 32].map((line) => file && carryLine(file, line))).toEqual(['deleted', 1, 26, 31]);
  });

  test.each([
    ['whose bytes are not in it', 'UTF-16LE-BOM', Buffer.from('no byte order mark\n')],
    ['that git does not know', 'KLINGON-9', Buffer.from('wo\xdf\n', 'latin1')],
  ])('%s cannot be compared', async (_, encoding, bytes) => {
    const head = job.repository.write('a.txt', 'one\n').commit('one');
    job.checkOut(head);
    // As if a step before had written both.
    writeFileSync(join(job.directory, '.gitattributes'), `*.txt working-tree-encoding=${encoding}\n`);
    writeFileSync(join(job.directory, 'a.txt'), bytes);
    const { workingDirectory, diff } = await job.inspect(head, [job.changed('a.txt', head)]);
    expect(workingDirectory.incomparable).toEqual([{ path: 'a.txt', reason: 'encoding' }]);
    const file = diff.byPath.get('a.txt');
    expect(file?.binary).toBe(true);
    expect(file && carryLine(file, 1)).toBe('deleted');
  });

  test('is known by the attributes that only this checkout has', async () => {
    const head = job.repository.write('a.txt', latin).commit('one');
    job.checkOut(head);
    writeFileSync(
      join(job.directory, '.git/info/attributes'),
      'a.txt working-tree-encoding=ISO-8859-1\nb.txt -working-tree-encoding\n',
    );
    writeFileSync(join(job.directory, 'a.txt'), Buffer.from(latin, 'latin1'));
    expect((await job.inspect(head, [job.changed('a.txt', head)])).workingDirectory.differing).toEqual([]);
  });

  test('is told apart from its neighbours, whatever they are called', async () => {
    const names = ['ümlaut ß.txt', 'new\nline.txt', '-w.txt', ':(top)x.txt'];
    const { repository } = job;
    repository.write('.gitattributes', '*.txt working-tree-encoding=UTF-16LE-BOM\n');
    for (const name of names) repository.write(name, Buffer.from('\ufeffone\n', 'utf16le'));
    const head = repository.write('plain.md', 'one\n').commit('one');
    job.checkOut(head);
    writeFileSync(join(job.directory, 'plain.md'), 'zero\none\n');
    const files = [...names, 'plain.md'].map((name) => job.changed(name, head));
    expect((await job.inspect(head, files)).workingDirectory.differing).toEqual(['plain.md']);
  });
});

describe('a file with `$Id$` in it', () => {
  const text = ['// $Id$\n', ...lines].join('');

  test('has the lines of the head', async () => {
    const head = job.repository.write('.gitattributes', '*.txt ident\n').write('a.txt', text).commit('one');
    job.checkOut(head);
    expect(readFileSync(join(job.directory, 'a.txt'), 'utf8')).toMatch(/^\/\/ \$Id: [0-9a-f]{40} \$\n/);
    expect((await job.inspect(head, [job.changed('a.txt', head)])).workingDirectory.differing).toEqual([]);
  });

  test('has its lines carried from the test merge, the one with it too', async () => {
    const head = mergeIn('*.txt ident\n', text);
    const { diff } = await job.inspect(head, [job.changed('a.txt', head)]);
    const file = diff.byPath.get('a.txt');
    expect([1, 2, 27].map((line) => file && carryLine(file, line))).toEqual(['deleted', 1, 26]);
  });
});

describe('a file that a filter wrote', () => {
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 40\n';

  /** Configures a filter of the checkout that leaves a witness whenever it runs. */
  function configureFilter(...kinds: readonly ('clean' | 'smudge' | 'process')[]): string {
    const program = join(job.directory, '.git/filter');
    const witness = join(job.directory, '.git/witness');
    writeFileSync(program, `#!/bin/sh\ntouch '${witness}'\ncat\n`);
    chmodSync(program, 0o755);
    for (const kind of kinds) gitBytes(job.directory, ['config', `filter.big.File.${kind}`, program]);
    return witness;
  }

  test.each(['smudge', 'process'] as const)(
    'cannot be compared, and the filter is not run (%s)',
    async (kind) => {
      const head = job.repository
        .write('.gitattributes', '*.bin filter=big.File\n')
        .writeAll({ 'a.bin': pointer, 'b.bin': pointer })
        .commit('one');
      job.checkOut(head);
      const witness = configureFilter('clean', kind);
      writeFileSync(join(job.directory, 'a.bin'), 'what the pointer stands for\n');
      const files = [job.changed('a.bin', head), job.changed('b.bin', head)];
      const { workingDirectory, diff } = await job.inspect(head, files);
      // The other one was left a pointer, as actions/checkout does unless told otherwise.
      expect(workingDirectory).toMatchObject({
        state: 'head',
        differing: ['a.bin'],
        incomparable: [{ path: 'a.bin', reason: 'filter' }],
      });
      expect(diff.byPath.get('a.bin')?.binary).toBe(true);
      expect(existsSync(witness)).toBe(false);
    },
  );

  test('is compared where nothing of that name is configured: then none has run', async () => {
    const head = mergeIn('*.txt filter=big.File\n', latin);
    configureFilter('clean');
    const { workingDirectory, diff } = await job.inspect(head, [job.changed('a.txt', head)]);
    expect(workingDirectory).not.toHaveProperty('incomparable');
    const file = diff.byPath.get('a.txt');
    expect(file && carryLine(file, 27)).toBe(26);
  });

  test('is compared where attributes take the filter away again', async () => {
    const head = mergeIn('*.txt filter=big.File\na.txt -filter\n', latin);
    configureFilter('smudge');
    const { workingDirectory } = await job.inspect(head, [job.changed('a.txt', head)]);
    expect(workingDirectory).not.toHaveProperty('incomparable');
  });
});
