import { gzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import * as make from '../../support/contract-documents.ts';
import { changedLines } from '../../support/fakes/scripted-lines.ts';
import { findingsOf, firstFinding, readDocument, summarise } from '../../support/read-documents.ts';

const root = '/srv/shop';
const context = { paths: { root } };

const place = (artifactLocation: object, region?: object) => ({
  physicalLocation: { artifactLocation, ...(region && { region }) },
});
const at = (artifactLocation: object, region?: object) => ({
  locations: [place(artifactLocation, region)],
});
const inRun = (run: object) =>
  make.sarifLog({ runs: [{ tool: { driver: { name: 'tool' } }, results: [], ...run }] });
const sarif = (result: object, run: object = {}) =>
  inRun({ results: [{ ruleId: 'r', level: 'error', message: { text: 'm' }, ...result }], ...run });
const withRule = (rule: object) => ({ tool: { driver: { name: 'tool', rules: [{ id: 'r', ...rule }] } } });
const levelled = withRule({ defaultConfiguration: { level: 'error' } });
const scored = (score: unknown) => withRule({ properties: { 'security-severity': score } });
const based = (base: object) => ({ originalUriBaseIds: { ROOT: base, TOP: { uri: `file://${root}/` } } });
const artifacts = { artifacts: [{ location: { uri: 'a.ts' } }, { location: { uri: 'b.ts' } }] };
const eslint = (message: object) => [
  {
    filePath: `${root}/a.js`,
    messages: [{ ruleId: 'no-x', severity: 2, message: 'm', line: 3, ...message }],
  },
];
const range = { start: { line: 3 } };
const rdjson = (diagnostic: object, document: object = {}) => ({
  source: { name: 'tool' },
  diagnostics: [{ message: 'm', location: { path: 'a.sh', range }, severity: 'ERROR', ...diagnostic }],
  ...document,
});
const related = [{ id: 1, ...place({ uri: 'src/in.ts' }, { startLine: 7 }) }];
const templated = { messageStrings: { m: { text: 'Avoid {0} {{here}}.' } } };
const spelling = 'tool/spelling deviation';
const notAPath = 'sarif/place deviation';

test.each<[string, unknown, string, ...string[]]>([
  [
    'SARIF: no message, but a description of the rule',
    sarif({ message: { text: '' } }, withRule({ shortDescription: { text: 'No timeout' } })),
    '- high r No timeout',
    spelling,
  ],
  ['SARIF: a name', sarif({ message: null }, withRule({ name: 'Late' })), '- high r Late', spelling],
  [
    "SARIF: the rule's message",
    sarif({ message: { id: 'm', arguments: ['eval'] } }, withRule(templated)),
    '- high r Avoid eval {here}.',
  ],
  [
    'SARIF: links to related locations',
    sarif({
      message: { text: 'Depends on a [value](1), a [gap](2) and \\[x\\].' },
      relatedLocations: related,
    }),
    '- high r Depends on a value, a gap and [x].',
  ],
  ['SARIF: an image', sarif(at({ uri: 'ghcr.io/shop:1.2 (debian 12)' })), '- high r m', notAPath],
  ['SARIF: a URL', sarif(at({ uri: 'https://shop.example/login' })), '- high r m', notAPath],
  ['SARIF: a table of artifacts', sarif(at({ index: 1 }), artifacts), 'b.ts high r m'],
  ['SARIF: a URI and an index', sarif(at({ uri: 'a.ts', index: 1 }), artifacts), 'a.ts high r m'],
  ['SARIF: an escaped blank', sarif(at({ uri: 'src/a%20b.ts' })), 'src/a b.ts high r m'],
  ['SARIF: a broken escape', sarif(at({ uri: 'src/%zz.ts' })), 'src/%zz.ts high r m'],
  ['SARIF: an absolute path', sarif(at({ uri: `file://${root}/src/a%20b.ts` })), 'src/a b.ts high r m'],
  ['SARIF: an undefined base', sarif(at({ uri: 'a.ts', uriBaseId: '%SRCROOT%' })), 'a.ts high r m'],
  [
    'SARIF: an absolute base elsewhere',
    sarif(at({ uri: 'a.ts', uriBaseId: 'ROOT' }), based({ uri: 'file:///build/agent/7/' })),
    'a.ts high r m',
  ],
  ['SARIF: the repository', sarif(at({ uri: './' })), '- high r m', 'tool/path deviation'],
  ['SARIF: an empty fix', sarif({ fixes: [{ description: { text: 'f' } }] }), '- high r m', spelling],
  [
    'SARIF: an absolute base in the checkout',
    sarif(at({ uri: 'a.ts', uriBaseId: 'ROOT' }), based({ uri: `file://${root}/src/` })),
    'src/a.ts high r m',
  ],
  [
    'SARIF: a base below a base below a base',
    sarif(at({ uri: 'a.ts', uriBaseId: 'LIB' }), {
      originalUriBaseIds: {
        LIB: { uri: 'lib/', uriBaseId: 'SRC' },
        SRC: { uri: 'src/', uriBaseId: 'TOP' },
        TOP: { uri: `file://${root}/` },
      },
    }),
    'src/lib/a.ts high r m',
  ],
  [
    'SARIF: two bases below each other',
    sarif(at({ uri: 'a.ts', uriBaseId: 'ONE' }), {
      originalUriBaseIds: { ONE: { uri: 'x/', uriBaseId: 'TWO' }, TWO: { uri: 'y/', uriBaseId: 'ONE' } },
    }),
    'y/x/a.ts high r m',
  ],
  ['SARIF: column 1', sarif(at({ uri: 'a' }, { startLine: 4, endLine: 6, endColumn: 1 })), 'a:4-5 high r m'],
  [
    'SARIF: null for an absent value',
    sarif({ ...at({ uri: 'a.ts' }, { startLine: 2, endLine: null }), fixes: null }),
    'a.ts:2 high r m',
    ...[spelling, spelling],
  ],
  [
    'SARIF: line 0',
    sarif(at({ uri: 'a.ts' }, { startLine: 0, endLine: 0 })),
    'a.ts high r m',
    ...[spelling, spelling],
  ],
  ['SARIF: a line as text', sarif(at({ uri: 'a.ts' }, { startLine: '4' })), 'a.ts:4 high r m', spelling],
  ['SARIF: a synonym of a level', sarif({ level: 'Critical' }), '- critical r m', spelling],
  ['SARIF: the level of the rule', sarif({ level: undefined }, levelled), '- high r m'],
  ['SARIF: no level', sarif({ level: undefined }), '- medium r m'],
  ['SARIF: a score of 9', sarif({}, scored('9.0')), '- critical r m'],
  ['SARIF: a score of 8.9', sarif({ level: 'note' }, scored('8.9')), '- high r m'],
  ['SARIF: a score of 4', sarif({}, scored('4.0')), '- medium r m'],
  ['SARIF: a score of 0.1', sarif({}, scored(0.1)), '- low r m'],
  ['SARIF: a score of 0', sarif({}, scored('0.0')), '- high r m'],
  ['SARIF: level none', sarif({ level: 'none' }), '- info r m'],
  ['SARIF: an open result', sarif({ level: undefined, kind: 'open' }, levelled), '- info r m'],
  ['SARIF: a rule that is not listed', sarif({ ruleId: 'r/strict' }, levelled), '- high r/strict m'],
  ['SARIF: no rule', sarif({ ruleId: undefined }), '- high tool m'],
  ['SARIF: a rule by its id', sarif({ ruleId: undefined, rule: { id: 'x' } }), '- high x m'],
  ['SARIF: a rule by its index', sarif({ ruleId: undefined, ruleIndex: 0 }, levelled), '- high r m'],
  ['ESLint: a warning', eslint({ severity: 1 }), 'a.js:3 medium no-x m'],
  ['ESLint: a parse error', eslint({ ruleId: null, fatal: true }), 'a.js:3 high eslint m'],
  ['ESLint: a severity as text', eslint({ severity: 'warn' }), 'a.js:3 medium no-x m', spelling],
  ['ESLint: line 0', eslint({ line: 0, column: 0 }), 'a.js high no-x m'],
  ['ESLint: an end in column 1', eslint({ line: 2, endLine: 4, endColumn: 1 }), 'a.js:2-3 high no-x m'],
  ["ESLint's json-with-metadata", { results: eslint({}), metadata: { rulesMeta: {} } }, 'a.js:3 high no-x m'],
  ['RDFormat: a warning', rdjson({ severity: 'WARNING' }), 'a.sh:3 medium tool m'],
  ['RDFormat: an error as a number', rdjson({ severity: 1 }), 'a.sh:3 high tool m'],
  ['RDFormat: a common severity', rdjson({ severity: 0 }, { severity: 'INFO' }), 'a.sh:3 info tool m'],
  ['RDFormat: an unknown severity', rdjson({ severity: 'UNKNOWN_SEVERITY' }), 'a.sh:3 medium tool m'],
  ['RDFormat: a severity in lower case', rdjson({ severity: 'warning' }), 'a.sh:3 medium tool m', spelling],
  ['RDFormat: a code that is only its name', rdjson({ code: 'SC2086' }), 'a.sh:3 high SC2086 m'],
  ['RDFormat: no location', rdjson({ location: undefined }), '- high tool m'],
  [
    'RDFormat: null, and 0 for a position',
    rdjson({
      location: { path: 'a.sh', range: { start: { line: 7, column: 0 }, end: { line: 0 } } },
      ...{ code: null, source: null, suggestions: null, related_locations: null },
    }),
    'a.sh:7 high tool m',
  ],
])('reads %s', (_about, document, finding, ...rules) => {
  const outcome = readDocument(document, { context });
  expect(outcome).toMatchObject({ ok: true, document: { complete: true, invalid: [] } });
  expect(outcome.document?.findings.map(summarise)).toEqual([finding]);
  expect(outcome.problems.map(({ rule, grade }) => `${rule} ${grade}`)).toEqual(rules);
});

it('takes a refused result of SARIF for as severe as its rule', () => {
  const { document } = readDocument(sarif({ level: 'note', ...at({ uri: '../a.ts' }) }, scored('9.8')));
  expect(document).toMatchObject({ invalid: [{ claimedSeverity: 'critical' }] });
});

test.each([
  ['sarif', sarif({ level: 'Critical' })],
  ['sarif without a message', sarif({ message: { text: '' } })],
  ['eslint', eslint({ severity: 'error' })],
])('reads nothing strictly that %s does not write', (_, document) => {
  const { document: strict } = readDocument(document, { strictness: 'strict' });
  expect(strict).toMatchObject({ findings: [], invalid: [{}] });
});

test.each([
  ['SARIF', inRun({}), true],
  ['SARIF without runs', make.sarifLog({ runs: [] }), false],
  ['SARIF without results', inRun({ results: null }), false],
  ['SARIF of a failed run', inRun({ invocations: [{ executionSuccessful: false }] }), false],
  ['RDFormat without a list, as reviewdog writes it', { source: { name: 't' }, severity: 'INFO' }, true],
  ['RDFormat with null', make.rdjson({ diagnostics: null }), true],
  ['RDFormat without a source', { severity: 'ERROR' }, false],
  ['something else with a source', { source: { name: 'tool' }, results: [] }, false],
  [
    'ESLint',
    [make.eslintFile({ messages: [], errorCount: 0, suppressedMessages: [make.eslintMessage()] })],
    true,
  ],
])('the silence of %s proves a clean review: %#', (_about, document, isClean) => {
  expect(readDocument(document).provesClean).toBe(isClean);
});

test.each([
  ['ESLint', eslint({ ruleId: null, fatal: true }), 'a.js high eslint m (line 3)'],
  ['ESLint in a hunk', eslint({ ruleId: null, fatal: true, line: 9 }), 'a.js:9 high eslint m'],
  ['Ruff', rdjson({ code: 'invalid-syntax' }), 'a.sh high invalid-syntax m (line 3)'],
])('reports what %s could not parse for its file unless the diff shows the line', (_, output, finding) => {
  const changed = changedLines({ 'a.js': [9], 'a.sh': [9] });
  expect(findingsOf(output, { context: { ...context, changed } }).map(summarise)).toEqual([finding]);
});

it.each([
  ['file:///build/7/src/a%20b.ts', 'src/a b.ts'],
  ['file:////srv/shop/src/a%20b.ts', 'src/a b.ts'],
  ['D:\\build\\src\\a b.ts', 'src/a b.ts'],
  ['src\\a b.ts', 'src/a b.ts'],
])('reads %s as the changed file that it means', (uri, path) => {
  const changed = changedLines({ 'src/a b.ts': [1], 'b.ts': [1] });
  const [finding] = findingsOf(sarif(at({ uri })), { context: { ...context, changed } });
  expect(finding?.locations[0]?.path).toBe(path);
});

describe('SARIF', () => {
  it('leaves to people whether a result under review is a problem', () => {
    expect(firstFinding(sarif({ kind: 'review' })).requiresHuman).toBe(true);
    expect(firstFinding(sarif({ kind: 'open' })).requiresHuman).toBe(false);
  });

  it('takes no finding from results that report no problem, or that only an earlier run had', () => {
    const kinds = [
      ...['pass', 'notApplicable', 'informational'].map((kind) => ({ kind })),
      ...['absent', 'new'].map((baselineState) => ({ baselineState })),
    ];
    const log = inRun({ results: kinds.map((each) => make.sarifResult(each)) });
    expect(findingsOf(log).map(({ pointer }) => pointer)).toEqual(['/runs/0/results/4']);
  });

  it.each([
    [[{ kind: 'inSource', justification: 'test code' }], { reason: 'test code' }],
    [[{ kind: 'external' }], { reason: 'suppressed external' }],
    [[{ kind: 'external' }, { kind: 'external', status: 'underReview' }], undefined],
    [[{ kind: 'external', status: 'rejected' }], undefined],
  ])('claims suppression by %j', (suppressions, suppressed) => {
    expect(firstFinding(sarif({ suppressions })).claimed?.suppressed).toEqual(suppressed);
  });

  it('names the further places in its file that a result has to be corrected at', () => {
    const located = (...lines: readonly (readonly [uri: string, startLine: number])[]) =>
      firstFinding(sarif({ locations: lines.map(([uri, startLine]) => place({ uri }, { startLine })) }));
    expect(located(['a.ts', 4], ['a.ts', 9], ['a.ts', 4], ['a.ts', 9])).toMatchObject({
      ...{ scope: 'inline', references: ['a.ts:9'] },
    });
    expect(located(['a.ts', 4], ['b.ts', 9])).toMatchObject({ scope: 'multi-file', references: [] });
  });

  it('is about the first place that lies in the change, and keeps the others', () => {
    const places = [
      ['lib/kept.ts', 3],
      ['lib/kept.ts', 8],
      ['src/app.ts', 5],
    ] as const;
    const locations = places.map(([uri, startLine]) => place({ uri }, { startLine }));
    const changed = changedLines({ 'src/app.ts': [5] });
    const [finding] = findingsOf(sarif({ locations }), { context: { ...context, changed } });
    expect(finding?.locations.map(({ path, startLine }) => [path, startLine])).toEqual([
      ['src/app.ts', 5],
      ['lib/kept.ts', 3],
      ['lib/kept.ts', 8],
    ]);
  });

  it('reads every run by its own rules and bases', () => {
    const run = (name: string) => ({
      tool: { driver: { name, rules: [{ id: name, helpUri: `https://example.org/${name}` }] } },
      originalUriBaseIds: { ROOT: { uri: `file://${root}/${name}/` } },
      results: [
        make.sarifResult({
          ...{ ruleId: undefined, ruleIndex: 0, ...at({ uri: 'a.ts', uriBaseId: 'ROOT' }) },
          relatedLocations: [
            {
              ...place({ uri: 'b.ts', uriBaseId: 'ROOT' }, { startLine: 3 }),
              message: { text: 'declared here' },
            },
          ],
        }),
      ],
    });
    const found = findingsOf(make.sarifLog({ runs: [run('x'), run('y')] }), { context });
    expect(found.map(({ locations: [first], references }) => [first?.path, ...references])).toEqual([
      ['x/a.ts', 'x/b.ts:3 — declared here', 'https://example.org/x'],
      ['y/a.ts', 'y/b.ts:3 — declared here', 'https://example.org/y'],
    ]);
  });

  it('is read from gzip, unless it is damaged', () => {
    const packed = gzipSync(JSON.stringify(make.sarifLog()));
    expect(readDocument(packed)).toMatchObject({ ok: true, format: 'sarif' });
    expect(readDocument(packed.subarray(0, 12))).toMatchObject({ ok: false });
  });
});

describe('RDFormat', () => {
  it.each(['related_locations', 'relatedLocations'])('cites %s and the page of its rule', (name) => {
    const places = [{ message: 'declared here', location: { path: 'b.ts', range } }, { message: 'nowhere' }];
    const code = { value: 'x', url: 'https://example.org/x' };
    expect(firstFinding(rdjson({ [name]: places, code })).references).toEqual([
      'b.ts:3 — declared here',
      'https://example.org/x',
    ]);
  });

  it('reads one diagnostic per line, and reports the line of a broken one', () => {
    const lines = `${JSON.stringify(make.diagnostic())}\n\n${JSON.stringify(make.diagnostic({ message: 3 }))}\n`;
    const outcome = readDocument(lines, { strictness: 'strict' });
    expect(outcome).toMatchObject({ ok: true, format: 'rdjsonl' });
    expect(outcome.problems).toMatchObject([{ path: '/1/message', line: 3 }]);
  });
});

describe('ESLint', () => {
  const fixOf = (message: object) =>
    firstFinding([{ ...eslint(message)[0], source: 'var a;\n' }], { context }).fix?.text;

  it.each([
    [{ fix: { range: [-1, 0], text: '' } }, 'Remove the reported text.'],
    [
      { suggestions: ['Use let.', 'Use const.'].map((desc) => ({ desc, fix: { range: [0, 3], text: '' } })) },
      'Use let.',
    ],
    [{ suggestions: [] }, undefined],
  ])('has the fix of %j in words', (message, text) => expect(fixOf(message)).toBe(text));
});
