import { describe, expect, it } from 'vitest';
import { readDocument, summarise } from '../../support/read-documents.ts';

const span = { start: { line: 6, column: 2 }, end: { line: 7, column: 1 } };
const path = 'src/a.ts';

/** A report of each tool with one finding on line 6, and what differs in one that found nothing. */
const reports: readonly (readonly [tool: string, report: object, finding: string])[] = [
  [
    'Biome',
    {
      summary: { changed: 0 },
      diagnostics: [
        { severity: 'error', message: 'm', category: 'lint/x', location: { path, ...span }, advices: [] },
      ],
      command: 'lint',
    },
    'src/a.ts:6-7 high lint/x m',
  ],
  [
    'Oxlint',
    {
      diagnostics: [
        {
          message: 'm',
          code: 'eslint(x)',
          severity: 'warning',
          filename: path,
          labels: [{ span: { line: 6 } }],
        },
      ],
      number_of_files: 1,
      number_of_rules: 9,
    },
    'src/a.ts:6 medium eslint(x) m',
  ],
  [
    'Pyright',
    {
      version: '1.1.400',
      time: '1',
      generalDiagnostics: [
        {
          file: path,
          severity: 'error',
          message: 'm',
          range: { start: { line: 5 }, end: { line: 5 } },
          rule: 'x',
        },
      ],
      summary: { filesAnalyzed: 1 },
    },
    'src/a.ts:6 high x m',
  ],
  [
    'Semgrep',
    {
      results: [
        {
          check_id: 'x',
          path,
          start: { line: 6 },
          end: { line: 7 },
          extra: { message: 'm', severity: 'ERROR' },
        },
      ],
      errors: [],
      paths: { scanned: [path] },
    },
    'src/a.ts:6-7 high x m',
  ],
  [
    'golangci-lint',
    {
      Issues: [{ FromLinter: 'x', Text: 'm', Severity: '', Pos: { Filename: path, Line: 6 } }],
      Report: { Linters: [] },
    },
    'src/a.ts:6 medium x m',
  ],
  [
    'Ruff',
    [
      {
        code: 'F401',
        filename: path,
        message: 'm',
        location: { row: 6, column: 1 },
        end_location: { row: 6 },
      },
    ],
    'src/a.ts:6 medium F401 m',
  ],
  [
    'Deno lint',
    {
      version: 1,
      diagnostics: [{ range: { start: { line: 6, col: 0 } }, filename: path, message: 'm', code: 'x' }],
      errors: [],
    },
    'src/a.ts:6 medium x m',
  ],
  [
    'Stylelint',
    [{ source: path, errored: true, warnings: [{ line: 6, rule: 'x', severity: 'error', text: 'm' }] }],
    'src/a.ts:6 high x m',
  ],
  [
    'ShellCheck',
    { comments: [{ file: path, line: '6', endLine: 6, level: 'style', code: 2086, message: 'm' }] },
    'src/a.ts:6 low 2086 m',
  ],
  [
    'ast-grep',
    [
      {
        ruleId: 'x',
        severity: 'error',
        message: 'm',
        file: path,
        range: { byteOffset: {}, start: { line: 5 } },
      },
    ],
    'src/a.ts:6 high x m',
  ],
];

describe.each(reports)('JSON of %s', (_tool, report, finding) => {
  it('is read with its place, and not as another format', () => {
    const { ok, format, document } = readDocument(report);
    expect([ok, format]).toEqual([true, 'linter-json']);
    expect(document?.findings.map(summarise)).toEqual([finding]);
  });

  it('is not clean in another nesting', () => {
    const nested = Array.isArray(report) ? report[0] : [report];
    const read = (['tolerant', 'strict'] as const).map((strictness) => readDocument(nested, { strictness }));
    expect(read.map(({ provesClean }) => provesClean)).toEqual([false, false]);
  });
});

it.each<[string, object, boolean]>([
  ['a report of no findings', { results: [], errors: [], paths: { scanned: ['a'] } }, true],
  ['errors', { results: [], errors: [{ message: 'm', path: 'a.py', level: 'error' }], paths: {} }, false],
  ['a failure', { Issues: null, Report: { Error: 'typecheck' } }, false],
  ['no failure', { Issues: null, Report: { Linters: [] } }, true],
  ['no file', { diagnostics: [], number_of_files: 0, number_of_rules: 9 }, false],
  ['no analysed file', { time: '1', generalDiagnostics: [], summary: { filesAnalyzed: 0 } }, false],
])('is clean only where the tool looked: %s', (_what, report, isClean) => {
  expect(readDocument(report).provesClean).toBe(isClean);
});

it.each([
  { summary: {}, diagnostics: {}, command: 'lint' },
  [{ source: 'a.css', warnings: 'none', errored: true }],
])('is invalid where the findings are no list', (report) => {
  expect(readDocument(report).ok).toBe(false);
});

it('keeps findings beside an error, and is incomplete', () => {
  const [, semgrep] = reports.find(([tool]) => tool === 'Semgrep') ?? [];
  const { ok, document } = readDocument({ ...semgrep, errors: [{ message: 'no parser' }] });
  expect([ok, document?.findings.length, document?.complete]).toEqual([true, 1, false]);
});

it('loses no place that it cannot read', () => {
  const location = { path: { file: path }, span: [1, 2] };
  const diagnostics = [{ severity: 'error', description: 'm', category: 'x', location }];
  const { document } = readDocument({ summary: {}, diagnostics, command: 'lint' });
  expect([document?.findings.length, document?.invalid.length]).toEqual([0, 1]);
});

it('says what to write where the named format is another', () => {
  const { ok, problems } = readDocument({ a: 1 }, { format: 'linter-json' });
  expect([ok, problems[0]?.recommendation]).toEqual([false, expect.stringContaining('SARIF')]);
});
