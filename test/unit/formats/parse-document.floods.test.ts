import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ReviewOutputFinding } from '../../../src/formats/review-output.ts';
import {
  eslintFile,
  eslintMessage,
  inlineFinding,
  multiFileFinding,
} from '../../support/contract-documents.ts';
import { changedLines } from '../../support/fakes/scripted-lines.ts';
import { readDocument } from '../../support/read-documents.ts';

/** Each took minutes when some part of reading was quadratic; the suite's timeout is the assertion. */
const many = 100_000;
const changed = changedLines({ 'src/app.ts': [42] });

const floods: Readonly<Record<string, () => unknown>> = {
  'references of one finding': () => [
    inlineFinding({ references: Array.from({ length: many }, () => '[a](b)') }),
  ],
  'files of one finding': () => [
    multiFileFinding({ files: Array.from({ length: many }, (_, index) => `src/${index}.ts`) }),
  ],
  'absolute paths with many folders': () => [
    multiFileFinding({ files: Array.from({ length: 2000 }, (_, at) => `/${'a/'.repeat(2000)}${at}.ts`) }),
  ],
  'unknown keys': () => [
    inlineFinding(Object.fromEntries(Array.from({ length: many }, (_, index) => [`fix_${index}`, 1]))),
  ],
  'findings with one issue': () =>
    Array.from({ length: 20_000 }, (_, index) => inlineFinding({ file: `src/${index}.ts` })),
  'fixes in one long file': () => [
    eslintFile({
      source: 'x\n'.repeat(many),
      messages: Array.from({ length: 20_000 }, () => eslintMessage({ fix: { range: [2, 3], text: 'y' } })),
    }),
  ],
};

describe('a flood', () => {
  it.each(Object.entries(floods))('of %s is read in linear time', (_name, make) => {
    const outcome = readDocument(make(), { context: { changed } });
    expect(outcome.ok).toBe(true);
    expect(outcome.problems.length).toBeLessThanOrEqual(200);
  });

  it('of findings is checked by a compiled schema: nothing in it keeps zod from that', () => {
    expect(() => z.compile(ReviewOutputFinding, { strict: true })).not.toThrow();
  });
});
