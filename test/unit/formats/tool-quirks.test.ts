import { expect, test } from 'vitest';
import { parseDocument } from '../../../src/formats/parse-document.ts';
import * as make from '../../support/contract-documents.ts';

const root = '/srv/shop';

function read(document: unknown) {
  const outcome = parseDocument({
    bytes: Buffer.from(JSON.stringify(document)),
    context: { paths: { root } },
  });
  return {
    outcome,
    found: outcome.document?.findings.map(({ locations: [place], severity, category, issue }) => {
      const line = place?.startLine === undefined ? '' : `:${place.startLine}`;
      return `${place?.path ?? '-'}${line} ${severity} ${category} ${issue}`;
    }),
    rules: outcome.problems.map(({ rule, grade }) => `${rule} ${grade}`),
  };
}

const place = (artifactLocation: object, region?: object) => ({
  physicalLocation: { artifactLocation, ...(region && { region }) },
});
const sarif = (result: object, run: object = {}) =>
  make.sarifLog({
    runs: [
      {
        tool: { driver: { name: 'tool' } },
        results: [{ ruleId: 'r', level: 'error', message: { text: 'm' }, ...result }],
        ...run,
      },
    ],
  });
const withRule = (rule: object) => ({ tool: { driver: { name: 'tool', rules: [{ id: 'r', ...rule }] } } });
const eslint = (message: object) => [
  {
    filePath: `${root}/a.js`,
    messages: [{ ruleId: 'no-x', severity: 2, message: 'm', line: 3, ...message }],
  },
];
const rdjson = (diagnostic: object) => ({
  source: { name: 'tool' },
  diagnostics: [
    {
      message: 'm',
      location: { path: 'a.sh', range: { start: { line: 3 } } },
      severity: 'ERROR',
      ...diagnostic,
    },
  ],
});

const related = [{ id: 1, ...place({ uri: 'src/in.ts' }, { startLine: 7 }) }];

test.each<[string, unknown, string, ...string[]]>([
  [
    'no message, but a description of the rule',
    sarif({ message: { text: '' } }, withRule({ shortDescription: { text: 'No timeout' } })),
    '- high r No timeout',
    'tool/spelling deviation',
  ],
  [
    'no message, but a name of the rule',
    sarif({ message: null }, withRule({ name: 'NoTimeout' })),
    '- high r NoTimeout',
    'tool/spelling deviation',
  ],
  ['no message and an unlisted rule', sarif({ message: {} }), '- high r r', 'tool/spelling deviation'],
  [
    'an image',
    sarif({ locations: [place({ uri: 'ghcr.io/shop:1.2 (debian 12)' })] }),
    '- high r m',
    'sarif/place deviation',
  ],
  [
    'a digest',
    sarif({ locations: [place({ uri: 'alpine@sha256:0a1b' })] }),
    '- high r m',
    'sarif/place deviation',
  ],
  [
    'a URL',
    sarif({ locations: [place({ uri: 'https://shop.example/login' })] }),
    '- high r m',
    'sarif/place deviation',
  ],
  [
    'a package',
    sarif({ locations: [place({ uri: 'pkg:npm/a@1.0.0' })] }),
    '- high r m',
    'sarif/place deviation',
  ],
  [
    'an undefined base',
    sarif({ locations: [place({ uri: 'a.ts', uriBaseId: '%SRCROOT%' })] }),
    'a.ts high r m',
  ],
  [
    'an absolute base elsewhere',
    sarif(
      { locations: [place({ uri: 'src/a.ts', uriBaseId: 'ROOT' })] },
      { originalUriBaseIds: { ROOT: { uri: 'file:///build/agent/7/' } } },
    ),
    'src/a.ts high r m',
  ],
  [
    'an absolute base in the checkout',
    sarif(
      { locations: [place({ uri: 'a.ts', uriBaseId: 'ROOT' })] },
      { originalUriBaseIds: { ROOT: { uri: `file://${root}/src/` } } },
    ),
    'src/a.ts high r m',
  ],
  [
    'null for an absent value',
    sarif({ locations: [place({ uri: 'a.ts' }, { startLine: 2, endLine: null })], fixes: null }),
    'a.ts:2 high r m',
    'tool/spelling deviation',
    'tool/spelling deviation',
  ],
  [
    'line 0',
    sarif({ locations: [place({ uri: 'a.ts' }, { startLine: 0, endLine: 0 })] }),
    'a.ts high r m',
    'tool/spelling deviation',
    'tool/spelling deviation',
  ],
  [
    'a line as text',
    sarif({ locations: [place({ uri: 'a.ts' }, { startLine: '4' })] }),
    'a.ts:4 high r m',
    'tool/spelling deviation',
  ],
  ['a synonym of a level', sarif({ level: 'Critical' }), '- high r m', 'tool/spelling deviation'],
  [
    'links to related locations',
    sarif({
      message: { text: 'Depends on a [value](1), a [gap](2) and \\[x\\].' },
      relatedLocations: related,
    }),
    '- high r Depends on a [value](src/in.ts#L7), a [gap](2) and [x].',
  ],
  [
    'a notification of level error in a run that succeeded',
    sarif(
      {},
      { invocations: [{ executionSuccessful: true, toolExecutionNotifications: [{ level: 'error' }] }] },
    ),
    '- high r m',
  ],
  ["ESLint's parse error", eslint({ ruleId: null, fatal: true }), 'a.js:3 high eslint m'],
  [
    'a fatal message without a severity',
    eslint({ ruleId: null, fatal: true, severity: null }),
    'a.js:3 high eslint m',
    'tool/spelling deviation',
  ],
  [
    'a severity of ESLint as text',
    eslint({ severity: 'warn' }),
    'a.js:3 medium no-x m',
    'tool/spelling deviation',
  ],
  ["ESLint's json-with-metadata", { results: eslint({}), metadata: { rulesMeta: {} } }, 'a.js:3 high no-x m'],
  [
    'a code that is only its name',
    rdjson({ code: 'SC2086' }),
    'a.sh:3 high SC2086 m',
    'tool/spelling deviation',
  ],
  [
    'a severity of RDFormat in lower case',
    rdjson({ severity: 'warning' }),
    'a.sh:3 medium tool m',
    'tool/spelling deviation',
  ],
  ['no severity', rdjson({ severity: undefined }), 'a.sh:3 medium tool m'],
  ['no location', rdjson({ location: undefined }), '- high tool m'],
])('reads %s', (_quirk, document, finding, ...rules) => {
  const { outcome, found, rules: reported } = read(document);
  expect(outcome).toMatchObject({ ok: true, document: { complete: true, refused: [] } });
  expect(found).toEqual([finding]);
  expect(reported).toEqual(rules);
});

test.each([
  ['sarif', sarif({ level: 'Critical' })],
  ['sarif without a message', sarif({ message: { text: '' } })],
  ['eslint', eslint({ severity: 'error' })],
])('reads nothing strictly that %s does not write', (_, document) => {
  const bytes = new TextEncoder().encode(typeof document === 'string' ? document : JSON.stringify(document));
  const strict = parseDocument({ bytes, strictness: 'strict' });
  expect(strict.document?.findings).toEqual([]);
  expect(strict.document?.refused).toHaveLength(1);
});
