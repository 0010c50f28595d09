import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

function sources(): readonly string[] {
  return readdirSync(fileURLToPath(new URL('src', root)), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(`src/${name}`, root), 'utf8'));
}

/** Codes are written out where they are given, as `code: 'SOME_CODE'`, so that they can be found. */
function codesInSources(): ReadonlySet<string> {
  const codes = sources().flatMap((text) =>
    [...text.matchAll(/\bcode: '([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)'/g)].map(([, code = '']) => code),
  );
  return new Set(codes);
}

function documentedCodes(): readonly string[] {
  const page = readFileSync(new URL('docs/troubleshooting.md', root), 'utf8');
  return [...page.matchAll(/^#+ ([A-Z0-9_]+_[A-Z0-9_]+)$/gm)].map(([, code = '']) => code);
}

/** What failures say, as it is written out beside their codes: message and fix. */
function wordsOfFailures(): readonly string[] {
  return sources().flatMap((text) =>
    [
      ...text.matchAll(/\bcode: '[A-Z0-9_]+',[^}]*?\bmessage: (['`])(.*?)\1,\n\s*fix: (['`])(.*?)\3,\n/gs),
    ].flatMap(([, , message = '', , fix = '']) => [message, fix]),
  );
}

it('failures speak in sentences that begin as sentences do, and remedies end as they do', () => {
  const words = wordsOfFailures();
  expect(words.length).toBeGreaterThan(80);
  expect(words.filter((each) => /^[a-z]/.test(each) && !each.startsWith('git '))).toEqual([]);
  const fixes = words.filter((_, index) => index % 2 === 1);
  expect(fixes.filter((fix) => !fix.endsWith('.'))).toEqual([]);
});

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
