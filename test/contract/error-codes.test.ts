import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { codeGroups } from '../../src/model/error-codes.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const entries = Object.values(codeGroups).flatMap((codes) => Object.entries(codes));

it('has each code once', () => {
  const codes = entries.map(([code]) => code);
  expect(codes).toEqual([...new Set(codes)]);
});

it('has only codes that something raises', () => {
  const sources = globSync('src/**/*.ts', { cwd: root, exclude: ['src/model/error-codes.ts'] })
    .map((path) => readFileSync(`${root}${path}`, 'utf8'))
    .join('\n');
  // Some reasons are written with their code at the start.
  expect(entries.filter(([code]) => !new RegExp(`['\`]${code}\\b`).test(sources))).toEqual([]);
});

it('explains each code and its fix in whole sentences', () => {
  const texts = entries.flatMap(([, { meaning, fix }]) => [meaning, fix]);
  expect(texts.filter((text) => !/^[A-Z`].*[.\d]$/s.test(text))).toEqual([]);
});
