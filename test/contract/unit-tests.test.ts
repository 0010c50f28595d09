import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const unit = new URL('../unit/', import.meta.url);
const source = new URL('../../src/', import.meta.url);

/** `diff/parse-diff.invalid.test.ts` is about `diff/parse-diff.ts`; the second part says which side of it. */
function sourceOf(test: string): string {
  return test.replace(/(?:\.[\w-]+)?\.test\.ts$/, '.ts');
}

it('a unit test has the name of its source file, with one more part where that has several tests', () => {
  const tests = globSync('**/*.test.ts', { cwd: fileURLToPath(unit) });
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((path) => !existsSync(new URL(sourceOf(path), source)))).toEqual([]);
});
