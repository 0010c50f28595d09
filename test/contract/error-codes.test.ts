import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

/** Codes are written out where they are given, as `code: 'SOME_CODE'`, so that they can be found. */
function codesInSources(): ReadonlySet<string> {
  const sources = readdirSync(fileURLToPath(new URL('src', root)), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(`src/${name}`, root), 'utf8'));
  const codes = sources.flatMap((text) =>
    [...text.matchAll(/\bcode: '([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)'/g)].map(([, code = '']) => code),
  );
  return new Set(codes);
}

function documentedCodes(): readonly string[] {
  const page = readFileSync(new URL('docs/troubleshooting.md', root), 'utf8');
  return [...page.matchAll(/^#+ ([A-Z0-9_]+_[A-Z0-9_]+)$/gm)].map(([, code = '']) => code);
}

describe('docs/troubleshooting.md', () => {
  it('has a heading for every error code in the sources', () => {
    const documented = new Set(documentedCodes());
    expect([...codesInSources()].filter((code) => !documented.has(code)).sort()).toEqual([]);
  });

  it('has no heading for a code that is gone, and none twice', () => {
    const inSources = codesInSources();
    const documented = documentedCodes();
    expect(documented.filter((code) => !inSources.has(code))).toEqual([]);
    expect(documented).toEqual([...new Set(documented)]);
  });
});
