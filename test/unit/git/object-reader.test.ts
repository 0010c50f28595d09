import { afterEach, beforeEach, expect, test } from 'vitest';
import { ObjectReader } from '../../../src/git/object-reader.ts';
import { type GitRepository, gitEnvironment, initGit } from '../../support/git.ts';

let repository: GitRepository;
let reader: ObjectReader;

beforeEach(() => {
  repository = initGit();
  const environment = { PATH: gitEnvironment()['PATH'] ?? '' };
  reader = new ObjectReader({ directory: repository.dir, environment }, 1_000_000);
});

afterEach(() => {
  reader.close();
  repository.dispose();
});

test('answers questions asked at once, each with its own object, absent ones and ones that are no object between them', async () => {
  const long = `${'line\n'.repeat(100_000)}end`;
  const commit = repository.write('a.txt', long).write('b', '').commit('one');
  const asked = [`${commit}:a.txt`, `${commit}:c`, 'no such\nthing', `${commit}:b`, `${commit}^{tree}`];
  const answers = await Promise.all(asked.map((expression) => reader.read(expression)));
  expect(answers.map((each) => each?.type)).toEqual(['blob', undefined, undefined, 'blob', 'tree']);
  expect(answers[0]?.bytes.toString('utf8')).toBe(long);
  expect(answers[3]?.bytes.length).toBe(0);
});

test('goes on in another process where one was ended, and after an object that is too large', async () => {
  const commit = repository.write('a.txt', 'a\n').write('large', 'x'.repeat(1_000_001)).commit('one');
  expect((await reader.read(`${commit}:a.txt`))?.bytes.toString('utf8')).toBe('a\n');
  reader.close();
  expect((await reader.read(`${commit}:a.txt`))?.bytes.toString('utf8')).toBe('a\n');
  await expect(reader.read(`${commit}:large`)).rejects.toMatchObject({ code: 'GIT_FAILED' });
  expect((await reader.read(`${commit}:a.txt`))?.bytes.toString('utf8')).toBe('a\n');
});
