import { describe, expect, it } from 'vitest';
import type { ChangedLines } from '../../../src/formats/format-definition.ts';
import { parseDocument } from '../../../src/formats/parse-document.ts';
import { changedLines } from '../../support/changed-lines.ts';
import * as make from '../../support/contract-documents.ts';

const line = 'let ä😀 = eval(b);';
const changed = changedLines(
  { 'src/app.ts': [41, 42, 43] },
  { 'src/app.ts': { 41: 'start();', 42: line, 43: 'end();' } },
);

function read(value: unknown, known: ChangedLines | undefined = changed) {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const outcome = parseDocument({ bytes, context: known === undefined ? {} : { changed: known } });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  const [finding] = outcome.document.findings;
  return { fix: finding?.fix, rules: outcome.problems.map(({ rule }) => rule) };
}

function rdjson(start: object, end: object, text = 'run') {
  const location = { path: 'src/app.ts', range: { start: { line: 41 }, end: { line: 43 } } };
  const suggestions = [{ range: { start, end }, text }];
  return make.rdjson({ diagnostics: [make.diagnostic({ location, suggestions })] });
}

function sarif(startColumn: number, columnKind?: string) {
  const region = { startLine: 42, startColumn, endColumn: startColumn + 4 };
  const replacements = [{ deletedRegion: region, insertedContent: { text: 'run' } }];
  const fixes = [{ artifactChanges: [{ artifactLocation: { uri: 'src/app.ts' }, replacements }] }];
  const results = [make.sarifResult({ fixes })];
  return make.sarifLog({ runs: [make.sarifRun({ results, columnKind })] });
}

describe('a suggestion of RDFormat', () => {
  it('that replaces part of a line becomes whole lines, taken from the diff, its columns counted in bytes', () => {
    const { fix, rules } = read(rdjson({ line: 42, column: 14 }, { line: 42, column: 18 }));
    expect(fix?.replacement).toBe('start();\nlet ä😀 = run(b);\nend();');
    expect(rules).toEqual([]);
  });

  it('may insert a line or reach over several', () => {
    expect(read(rdjson({ line: 42, column: 1 }, { line: 42, column: 1 }, 'x();\n')).fix?.replacement).toBe(
      `start();\nx();\n${line}\nend();`,
    );
    expect(read(rdjson({ line: 41, column: 6 }, { line: 43, column: 4 }, '')).fix?.replacement).toBe(
      'start();',
    );
  });

  it.each([
    ['inside a character', { line: 42, column: 6 }, { line: 42, column: 18 }],
    ['beyond the end of its line', { line: 42, column: 14 }, { line: 42, column: 99 }],
    ['that ends before it starts', { line: 42, column: 18 }, { line: 42, column: 14 }],
    ['beyond the reported lines', { line: 42, column: 14 }, { line: 44, column: 1 }],
  ])('%s remains text, which is reported', (_, start, end) => {
    const { fix, rules } = read(rdjson(start, end));
    expect(fix).toEqual({ text: 'Replace with: run', confidence: 'high' });
    expect(rules).toEqual(['tool/fix']);
  });

  it.each([
    ['without an end inserts at its start', { start: { line: 42, column: 5 } }, 'let runä😀 = eval(b);'],
    ['with an empty end does so too', { start: { line: 42, column: 5 }, end: {} }, 'let runä😀 = eval(b);'],
    ['without columns replaces whole lines', { start: { line: 42 } }, 'run'],
    [
      'that starts nowhere in its line starts at its beginning',
      { start: { line: 42 }, end: { line: 42, column: 5 } },
      'runä😀 = eval(b);',
    ],
    [
      'with a column at its start alone stays as words',
      { start: { line: 42, column: 5 }, end: { line: 42 } },
      undefined,
    ],
  ])('%s', (_, range, replacement) => {
    const location = { path: 'src/app.ts', range: { start: { line: 42 } } };
    const suggestions = [{ range, text: 'run' }];
    const { fix, rules } = read(make.rdjson({ diagnostics: [make.diagnostic({ location, suggestions })] }));
    expect(fix?.replacement).toBe(replacement);
    expect(rules).toEqual(replacement === undefined ? ['tool/fix'] : []);
  });

  it('remains text, unreported, where there is no diff to show it in', () => {
    const { fix, rules } = read(rdjson({ line: 42, column: 14 }, { line: 42, column: 18 }), changedLines({}));
    expect(fix?.replacement).toBeUndefined();
    expect(rules).toEqual([]);
  });
});

describe('a fix of SARIF', () => {
  it.each([
    [11, 'unicodeCodePoints'],
    [12, 'utf16CodeUnits'],
  ])('at column %d counts columns in the unit of the run: %s', (column, kind) => {
    expect(read(sarif(column - 1, kind)).fix?.replacement).toBe('let ä😀 = run(b);');
  });

  it('is not guessed where the run names no unit and the units differ', () => {
    expect(read(sarif(10)).rules).toEqual(['tool/fix']);
    expect(read(sarif(1)).fix?.replacement).toBe(`run${line.slice(4)}`);
  });
});

describe('a fix of SARIF with several replacements', () => {
  const several = (...regions: readonly (readonly [object, string])[]) => {
    const replacements = regions.map(([deletedRegion, text]) => ({
      deletedRegion,
      insertedContent: { text },
    }));
    const fixes = [{ artifactChanges: [{ artifactLocation: { uri: 'src/app.ts' }, replacements }] }];
    const region = { startLine: 41, endLine: 43 };
    const locations = [{ physicalLocation: { artifactLocation: { uri: 'src/app.ts' }, region } }];
    const results = [make.sarifResult({ fixes, locations })];
    return read(make.sarifLog({ runs: [make.sarifRun({ results, columnKind: 'utf16CodeUnits' })] }));
  };
  const begin = { startLine: 41, startColumn: 1, endColumn: 6 };
  const middle = { startLine: 42, startColumn: 1, endLine: 43, endColumn: 1 };
  const last = { startLine: 43, startColumn: 1, endLine: 44, endColumn: 1 };

  it('becomes one text for the reported lines, in whatever order they are written', () => {
    expect(several([middle, ''], [begin, 'open']).fix?.replacement).toBe('open();\nend();');
    expect(several([begin, 'open'], [last, 'close();\n']).fix?.replacement).toBe(
      `open();\n${line}\nclose();`,
    );
    expect(several([begin, 'open'], [last, '']).fix?.replacement).toBe(`open();\n${line}`);
  });

  it.each([
    ['overlap', [begin, 'a'], [{ startLine: 41, startColumn: 2, endColumn: 4 }, 'b']],
    ['insert at one place', [{ ...begin, endColumn: 1 }, 'a'], [{ ...begin, endColumn: 1 }, 'b']],
    ['leave the reported lines', [begin, 'a'], [{ startLine: 44, startColumn: 1, endColumn: 2 }, 'b']],
    ['swallow the next line', [begin, 'a'], [last, 'close();']],
    ['have no lines', [begin, 'a'], [{ charOffset: 4, charLength: 1 }, 'b']],
  ] as const)('remain text where they %s', (_, one, other) => {
    const { fix, rules } = several(one, other);
    expect(fix).toEqual({ text: `Replace with: ${one[1]}\n${other[1]}`, confidence: 'high' });
    expect(rules).toEqual(['tool/fix']);
  });
});

describe('a fix of ESLint', () => {
  const source = `${'\n'.repeat(40)}start();\n${line}\nend();\n`;
  const at = source.indexOf('eval');
  const message = make.eslintMessage({ line: 42, endLine: 42, fix: { range: [at, at + 4], text: 'run' } });

  it('is applied to the text that the output carries', () => {
    const output = [make.eslintFile({ messages: [message], source })];
    expect(read(output).fix?.replacement).toBe('let ä😀 = run(b);');
    expect(read(output, undefined).fix?.replacement).toBe('let ä😀 = run(b);');
  });

  it('is not offered where the head has other text', () => {
    const other = source.replace('(b)', '(c)');
    expect(read([make.eslintFile({ messages: [message], source: other })])).toMatchObject({
      fix: { text: 'Replace with: run' },
      rules: ['tool/fix'],
    });
  });
});
