import type { Field } from '../src/formats/contract-fields.ts';
import type { ChangedLines } from '../src/formats/format-definition.ts';
import { parseDocument } from '../src/formats/parse-document.ts';
import { readWrittenPath, splitPlace } from '../src/formats/places.ts';
import { readConfidence, readLines } from '../src/formats/read-values.ts';
import { type Format, formatDefinition, formats } from '../src/formats/registry.ts';
import { readRelaxedJson } from '../src/formats/relaxed-json.ts';
import { confidenceWords, outputWords, severityWords } from '../src/formats/vocabulary.ts';
import { withBlock } from './generated-block.ts';

/** The page with the tables of what is read beyond the contracts. */
export function withReading(page: string): string {
  const tables = [everyFormat(), ...formats.flatMap(keysOf), toolTable()];
  return withBlock(page, 'tolerant reading', tables.join('\n\n'));
}

/** Every example goes through its reader, so the second column is what the code makes of the first. */
function everyFormat(): string {
  const rows = [
    ...syntaxExamples.map((text) => ['syntax', code(text), relaxed(text)]),
    ['list of findings', codes(outputWords.lists), 'the list, whatever is around it'],
    ['answer of a program', codes(outputWords.answers), 'the document inside'],
    ...Object.entries(severityWords).map(([severity, words]) => [
      'severity, where the contract has no such value',
      codes(words),
      code(severity),
    ]),
    ...Object.entries(confidenceWords).map(([band, words]) => [
      'confidence, where the contract has no such value',
      codes(words),
      code(band),
    ]),
    ...confidenceExamples.map((value) => [
      'confidence, where the contract has no such number',
      json(value),
      share(value),
    ]),
    ...lineExamples.map((value) => ['lines', json(value), lines(value)]),
    ...pathExamples.map((path) => ['path', code(path), pathOf(path)]),
  ];
  return table('Values in every contract', ['Part', 'Written', 'Read as'], rows);
}

const syntaxExamples = [
  '[{"line": 5,},]',
  '[{"a": 1 "b": 2}]',
  "[{'a': True, 'b': None}]",
  '[{line: 5}]',
  '[{"a": 1} // why\n]',
  '[{"a": "x\ny"}]',
];

function relaxed(text: string): string {
  const reading = readRelaxedJson(text, 0);
  return reading.ok ? code(JSON.stringify(JSON.parse(reading.json))) : 'invalid';
}

const confidenceExamples = [0.9, '90%', 90, '9/10', 7];

function share(value: string | number): string {
  const reading = readConfidence(value);
  return reading === undefined ? 'invalid: several scales have it' : code(`${reading.share}`);
}

const lineExamples = [
  ...['5', 'L5', 'line 5', '5-7', 'L5 to L7', '7-5', [5, 7], [5, 6, 7], [5, 9, 12]],
  ...[{ start: 5, end: 7 }, 0],
];

function lines(value: unknown): string {
  const span = readLines(value);
  if (span === undefined) return 'invalid';
  return span.start === span.end ? `line ${span.start}` : `lines ${span.start} to ${span.end}`;
}

const pathExamples = [
  ...['./lib/app.ts', 'b/lib/app.ts', 'lib\\app.ts', 'lib/app.ts:5', '/checkout/lib/app.ts'],
  ...['/another/lib/app.ts', '../lib/app.ts'],
];

function pathOf(native: string): string {
  const changed: ChangedLines = {
    paths: ['lib/app.ts'],
    has: (path) => path === 'lib/app.ts',
    isCommentable: () => true,
    isChanged: () => true,
    hasIdentifier: () => false,
    nearest: () => [],
    text: () => undefined,
  };
  const reading = readWrittenPath(native, { paths: { root: '/checkout' }, changed });
  if (!reading.ok) return 'invalid';
  const { lines: written } = splitPlace(native);
  return `${code(reading.path)}${written === undefined ? '' : `, ${lines(written)}`}`;
}

function keysOf(format: Format): readonly string[] {
  const { title, tables: [findings] = [] } = formatDefinition(format);
  if (findings === undefined) return [];
  const rows = findings.fields.map((field) => [
    `${code(field.name)}${field.isExtra ? ' (not in the contract)' : ''}`,
    codes(field.names),
    missing(field),
  ]);
  const columns = ['Key', 'Read as this key too', 'Read as, where it is missing'];
  return [table(`Keys of ${title}`, columns, rows)];
}

function missing({ missing: value, isExtra }: Field): string {
  if (value !== undefined) return json(value);
  return isExtra ? 'not used' : '';
}

const result = (fields: object) => ({
  version: '2.1.0',
  runs: [
    {
      tool: { driver: { name: 'tool', rules: [{ id: 'no-x', shortDescription: { text: 'No x.' } }] } },
      results: [{ ruleId: 'no-x', level: 'error', message: { text: 'm' }, ...fields }],
    },
  ],
});
const located = (artifactLocation: object, region?: object) =>
  result({ locations: [{ physicalLocation: { artifactLocation, region } }] });
const diagnostic = (fields: object) => ({
  source: { name: 'tool' },
  diagnostics: [{ message: 'm', location: { path: 'a.ts', range: { start: { line: 3 } } }, ...fields }],
});
const eslintMessage = (fields: object) => [
  {
    filePath: '/checkout/a.ts',
    messages: [{ ruleId: 'no-x', severity: 2, message: 'm', line: 3, ...fields }],
  },
];
const checkstyleError = (attributes: string) =>
  `<?xml version="1.0"?><checkstyle><file name="a.ts"><error ${attributes}/></file></checkstyle>`;

const toolExamples: readonly (readonly [format: Format, what: string, document: object | string])[] = [
  ['sarif', 'a level in another word: `"Critical"`', result({ level: 'Critical' })],
  ['sarif', 'an empty message', result({ message: { text: '' } })],
  ['sarif', 'no level', result({ level: null })],
  ['sarif', 'line 0', located({ uri: 'a.ts' }, { startLine: 0 })],
  ['sarif', 'an image in place of a path', located({ uri: 'shop:1.2' })],
  ['sarif', 'a path in the checkout', located({ uri: 'file:///checkout/a.ts' }, { startLine: 3 })],
  [
    'sarif',
    'a base that the run does not define',
    located({ uri: 'a.ts', uriBaseId: 'SRC' }, { startLine: 3 }),
  ],
  ['rdjson', 'a severity in another word: `"error"`', diagnostic({ severity: 'error' })],
  ['rdjson', 'a code that is only its name', diagnostic({ code: 'no-x' })],
  ['eslint', 'a severity in a word: `"warning"`', eslintMessage({ severity: 'warning' })],
  ['eslint', 'a parse error', eslintMessage({ ruleId: null, fatal: true })],
  [
    'checkstyle',
    'a severity in another word: `fatal`',
    checkstyleError('line="3" severity="fatal" message="m"'),
  ],
  ['checkstyle', 'a line that is no number', checkstyleError('line="x" severity="error" message="m"')],
];

/** Every example goes through its reader, tolerantly and strictly. */
function toolTable(): string {
  const rows = toolExamples.map(([format, what, document]) => {
    const text = typeof document === 'string' ? document : JSON.stringify(document);
    const bytes = new TextEncoder().encode(text);
    const read = (strictness: 'tolerant' | 'strict') => {
      const context = { paths: { root: '/checkout' } };
      const [found] = parseDocument({ bytes, format, strictness, context }).document?.findings ?? [];
      if (found === undefined) return 'invalid';
      const [{ path, startLine } = { path: 'no place', startLine: undefined }] = found.locations;
      const place = startLine === undefined ? path : `${path}:${startLine}`;
      return `${code(place)} ${found.severity}, ${code(found.issue)}`;
    };
    return [code(format), what, read('tolerant'), read('strict')];
  });
  return table('What tools write', ['Format', 'Written', 'Read as', 'With `contract: strict`'], rows);
}

function table(heading: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [`### ${heading}`, '', line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

const json = (value: unknown) => code(JSON.stringify(value));
const codes = (words: readonly string[]) => words.map(code).join(', ');

function code(text: string): string {
  return `\`${text.trim().replaceAll('\n', '⏎').replaceAll('|', '\\|')}\``;
}
