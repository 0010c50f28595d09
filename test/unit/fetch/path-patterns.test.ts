import fc from 'fast-check';
import ignore from 'ignore';
import { describe, expect, it } from 'vitest';
import { compilePattern } from '../../../src/fetch/path-rules.ts';

describe('a pattern', () => {
  it('matches as the library does, whatever folder it is tied to', () => {
    const piece = fc.constantFrom('a', 'b', '*', '**', 'a*', '?', '/', '/', '/', 'a b', '.', '[ab]', '\\a');
    const pattern = fc.array(piece, { minLength: 1, maxLength: 7 }).map((pieces) => pieces.join(''));
    const segment = fc.constantFrom('a', 'b', 'ab', 'a b', '.a');
    const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => segments.join('/'));
    fc.assert(
      fc.property(pattern, path, (written, tried) => {
        const rules = ignore({ ignorecase: false, allowRelativePaths: true }).add([written]);
        expect(compilePattern(written)(tried)).toBe(rules.ignores(tried));
      }),
      { numRuns: 5_000 },
    );
  });
});
