import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allRules } from '../../src/formats/registry.ts';
import { behaviour } from './clauses.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

describe('the clauses of the contracts', () => {
  it('have ids of their own', () => {
    const ids = [...behaviour, ...allRules()].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(behaviour.flatMap(({ id, proof }) => ('test' in proof ? [[id, ...proof.test] as const] : [])))(
    '%s has its test in %s: %s',
    (_id, file, title) => {
      const source = read(file);
      const quoted = ["'", '"', '`'].map((quote) => `(${quote}${title.replaceAll("'", "\\'")}${quote}`);
      const found = [...quoted, ...quoted.map((each) => each.replaceAll("\\'", "'"))];
      expect(found.some((each) => source.replace(/\(\s+/g, '(').includes(each))).toBe(true);
    },
  );
});
