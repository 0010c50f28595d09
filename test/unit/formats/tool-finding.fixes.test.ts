import { describe, expect, it } from 'vitest';
import * as make from '../../support/contract-documents.ts';
import { changedLines } from '../../support/fakes/scripted-lines.ts';
import { firstFinding, readDocument } from '../../support/read-documents.ts';

const line = 'let ä😀 = eval(b);';
const changed = changedLines(
  { 'src/app.ts': [41, 42, 43] },
  { 'src/app.ts': { 41: 'start();', 42: line, 43: 'end();' } },
);

/** The new text of the reported lines, or what is reported where there is none. */
function replacementIn(document: unknown, context: object = { changed }) {
  const { replacement } = firstFinding(document, { context }).fix ?? {};
  const rules = readDocument(document, { context }).problems.map(({ rule }) => rule);
  return replacement ?? rules;
}

const inLines = (startLine: number, endLine = startLine) => ({
  physicalLocation: { artifactLocation: { uri: 'src/app.ts' }, region: { startLine, endLine } },
});
const change = (replacements: readonly object[], uri = 'src/app.ts') => ({
  artifactChanges: [{ artifactLocation: { uri }, replacements }],
});
const replace = (deletedRegion: object, text = 'run') => ({ deletedRegion, insertedContent: { text } });
const sarif = (fixes: readonly object[], place = inLines(42), columnKind?: string) => {
  const results = [make.sarifResult({ fixes, locations: [place] })];
  return make.sarifLog({ runs: [make.sarifRun({ results, columnKind })] });
};

const ranges: readonly (readonly [string, { start: object; end?: object }, unknown])[] = [
  ['counts columns in bytes', { start: { column: 14 }, end: { line: 42, column: 18 } }, 'let ä😀 = run(b);'],
  ['without an end inserts at its start', { start: { column: 5 } }, 'let runä😀 = eval(b);'],
  ['with an empty end does so too', { start: { column: 5 }, end: {} }, 'let runä😀 = eval(b);'],
  ['without columns replaces whole lines', { start: {} }, 'run'],
  [
    'that starts nowhere in its line starts at its beginning',
    { start: {}, end: { line: 42, column: 5 } },
    'runä😀 = eval(b);',
  ],
  [
    'stays as words inside a character',
    { start: { column: 6 }, end: { line: 42, column: 18 } },
    ['tool/fix'],
  ],
  ['stays as words with a start alone', { start: { column: 5 }, end: { line: 42 } }, ['tool/fix']],
  ['stays as words beyond its lines', { start: {}, end: { line: 44, column: 1 } }, ['tool/fix']],
];

describe('a suggestion of RDFormat', () => {
  const suggested = (range: object) => {
    const location = { path: 'src/app.ts', range: { start: { line: 42 } } };
    const suggestions = [{ range, text: 'run' }];
    return make.rdjson({ diagnostics: [make.diagnostic({ location, suggestions })] });
  };

  it.each(ranges)('%s', (_, { start, ...end }, replacement) => {
    const document = suggested({ start: { line: 42, ...start }, ...end });
    expect(replacementIn(document)).toEqual(replacement);
  });

  it('stays as words, unreported, where there is no diff to show it in', () => {
    const range = { start: { line: 42, column: 14 }, end: { line: 42, column: 18 } };
    expect(replacementIn(suggested(range), { changed: changedLines({}) })).toEqual([]);
  });
});

describe('a fix of SARIF', () => {
  const from = (startColumn: number) => [
    change([replace({ startLine: 42, startColumn, endColumn: startColumn + 4 })]),
  ];

  it.each([
    ['in code points', 10, 'unicodeCodePoints', 'let ä😀 = run(b);'],
    ['in UTF-16', 11, 'utf16CodeUnits', 'let ä😀 = run(b);'],
    ['in no unit where both agree', 1, undefined, `run${line.slice(4)}`],
    ['in no unit where they differ', 10, undefined, ['tool/fix']],
  ])('counts columns %s', (_, column, kind, replacement) => {
    expect(replacementIn(sarif(from(column), inLines(42), kind))).toEqual(replacement);
  });

  const whole = { startLine: 42 };
  it.each([
    ['one of several', [change([replace(whole)]), { artifactChanges: [] }], 'Replace with: run'],
    [
      'of several files',
      [
        {
          artifactChanges: [
            ...change([replace(whole)]).artifactChanges,
            ...change([replace(whole)], 'b.ts').artifactChanges,
          ],
        },
      ],
      'Replace with: run',
    ],
    ['of another file', [change([replace(whole)], 'b.ts')], 'Replace with: run'],
    ['of other lines', [change([replace({ startLine: 41 })])], 'Replace with: run'],
    ['without lines', [change([replace(whole), replace({ charOffset: 4 })])], 'Replace with: run\nrun'],
    ['that removes other lines', [change([{ deletedRegion: { startLine: 41 } }])], 'Replace with: (nothing)'],
    ['only in words', [{ description: { text: 'Do it.' }, artifactChanges: [] }], 'Do it.'],
  ])('%s is text alone', (_, fixes, text) => {
    expect(firstFinding(sarif(fixes), { context: { changed } }).fix).toEqual({ text, confidence: 'high' });
    expect(replacementIn(sarif(fixes))).toEqual(['tool/fix']);
  });

  it('of several places becomes one text for the reported lines', () => {
    const begin = replace({ startLine: 41, startColumn: 1, endColumn: 6 }, 'open');
    const middle = replace({ startLine: 42, startColumn: 1, endLine: 43, endColumn: 1 }, '');
    const fix = [change([middle, begin])];
    expect(replacementIn(sarif(fix, inLines(41, 43), 'utf16CodeUnits'))).toBe('open();\nend();');
  });
});

describe('a fix of ESLint', () => {
  const source = `${'\n'.repeat(40)}start();\n${line}\nend();\n`;
  const at = source.indexOf('eval');
  const message = make.eslintMessage({ line: 42, endLine: 42, fix: { range: [at, at + 4], text: 'run' } });
  const output = (text: string) => [make.eslintFile({ messages: [message], source: text })];

  it('is applied to the text that the output carries, unless the head has another', () => {
    expect(replacementIn(output(source))).toBe('let ä😀 = run(b);');
    expect(replacementIn(output(source), {})).toBe('let ä😀 = run(b);');
    expect(replacementIn(output(source.replace('(b)', '(c)')))).toEqual(['tool/fix']);
  });
});
