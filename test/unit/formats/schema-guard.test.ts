import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ReviewOutputFinding } from '../../../src/formats/review-output-fields.ts';
import { guardOf } from '../../../src/formats/schema-problems.ts';
import * as make from '../../support/contract-documents.ts';

const sound = fc.constantFrom(
  make.inlineFinding(),
  make.inlineFinding({ line: '42-48', pre_existing: true }),
  make.fileFinding(),
  make.multiFileFinding(),
  make.systemFinding(),
);
const wrong = fc.oneof(fc.constantFrom(undefined, null, '', ' ', 0, '48-42', 'HIGH', 'file'), fc.jsonValue());

describe('a guard', () => {
  const guard = guardOf(ReviewOutputFinding);

  it('agrees with its schema on findings of which any field may be wrong', () => {
    fc.assert(
      fc.property(sound, fc.nat(), wrong, (finding, at, value) => {
        const names = [...Object.keys(finding), 'scope', 'line_end'];
        const changed = { ...finding, [names[at % names.length] ?? '']: value };
        expect(guard(changed)).toBe(ReviewOutputFinding.safeParse(changed).success);
        expect(guard(finding)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is compiled for the largest documents: nothing in their schema keeps zod from it', () => {
    expect(() => z.compile(ReviewOutputFinding, { strict: true })).not.toThrow();
  });
});
