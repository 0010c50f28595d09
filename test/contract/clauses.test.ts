import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allRules } from '../../scripts/rule-tables.ts';
import { clauses } from './clauses.ts';

describe('the clauses of the contracts', () => {
  it('have ids of their own', () => {
    const ids = [...clauses, ...allRules()].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  const tested = clauses.filter(({ test }) => test !== undefined);

  it.each(tested)('$id has its test in $test: $title', ({ test, title = '' }) => {
    const source = readFileSync(new URL(`../${test}.test.ts`, import.meta.url), 'utf8');
    const texts = [title, title.replaceAll("'", "\\'")];
    const calls = texts.flatMap((text) => ["'", '"', '`'].map((quote) => `(${quote}${text}${quote}`));
    const unwrapped = source.replace(/\(\s+/g, '(');
    expect(calls.some((call) => unwrapped.includes(call))).toBe(true);
  });
});
