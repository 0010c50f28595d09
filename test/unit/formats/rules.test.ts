import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { allRules } from '../../../scripts/rule-tables.ts';
import { recogniseRunFile } from '../../../src/commands/run-file.ts';
import { checkRunFile, runRules } from '../../../src/commands/schema-catalog.ts';
import type { Context } from '../../../src/formats/format-definition.ts';
import { defaultLimits, readJson } from '../../../src/formats/json-reader.ts';
import type { Strictness } from '../../../src/formats/parse-document.ts';
import { maxFindings } from '../../../src/formats/read-findings.ts';
import type { Format } from '../../../src/formats/registry.ts';
import { ReviewVerdict } from '../../../src/formats/verdict-fields.ts';
import * as make from '../../support/contract-documents.ts';
import { changedLines } from '../../support/fakes/scripted-lines.ts';
import { readDocument } from '../../support/read-documents.ts';

const rules = [...allRules(), ...Object.values(runRules)];

interface Case {
  /** A document that breaks the rule, as a value, as text or as bytes. */
  readonly broken: unknown;
  /** Where the problem is reported. */
  readonly at: string;
  /** The same document without the fault; it must not be reported. */
  readonly sound: unknown;
  readonly format?: Format;
  readonly strictness?: Strictness;
  readonly context?: Context;
}

const changed = changedLines(
  { 'src/app.ts': [40, 41, 42], 'src/client.ts': [1] },
  { 'src/app.ts': { 42: 'let a = eval(b);' } },
);
const inline = [make.inlineFinding()];
const { category: _, ...uncategorised } = make.inlineFinding();
const data = make.reviewData();
const plan = make.planEnvelope();
const verdict = make.verdictFile();
const sarif = make.sarifLog();
const checkstyle = '<?xml version="1.0"?>\n<checkstyle version="8.0"><file name="a.ts"></file></checkstyle>';
const withHead = (head_sha: string) => make.reviewData({ pr_info: { ...Object(data['pr_info']), head_sha } });

/** A document with the fault and one without it. */
function pair(broken: unknown, sound: unknown, at = '', more: Partial<Case> = {}): Case {
  return { broken, sound, at, ...more };
}
const c1 = (fields: object, at: string, more?: Partial<Case>) =>
  pair([make.inlineFinding({ ...fields })], inline, `/0/${at}`, more);
const c2 = (fields: object, at: string, more?: Partial<Case>) =>
  pair(
    make.reviewData({ line_comments: [make.comment({ ...fields })] }),
    data,
    `/line_comments/0/${at}`,
    more,
  );
const c3 = (fields: object, at: string, more?: Partial<Case>) =>
  pair([make.candidate({ ...fields })], [make.candidate()], `/0/${at}`, more);
const c5 = (fields: object, at: string, more?: Partial<Case>) =>
  pair(
    make.verdictFile({ findings: [make.verdictFinding({ ...fields })] }),
    verdict,
    `/findings/0/${at}`,
    more,
  );
const ofApp = (fields: object) => {
  const place = { path: 'src/app.ts', line: 42, endLine: 42, category: 'general' };
  const finding = { ...place, title: 'Leak', text: '', severity: 'high', confidence: 'high', ...fields };
  return { app: 'rabbit', findings: [finding] };
};
const inPlan = (fields: object) =>
  make.planEnvelope({ plan: { touch_budget: {}, steps: [make.step()], ...fields } });
const inStep = (fields: object, more: object = {}) =>
  make.planEnvelope({ plan: { touch_budget: {}, steps: [make.step({ ...fields })] }, ...more });
const inResult = (fields: object) =>
  make.sarifLog({ runs: [make.sarifRun({ results: [make.sarifResult({ ...fields })] })] });
function sarifFix(deletedRegion: object): object {
  const replacements = [{ deletedRegion, insertedContent: { text: 'run' } }];
  return inResult({
    fixes: [{ artifactChanges: [{ artifactLocation: { uri: 'src/app.ts' }, replacements }] }],
  });
}
const tolerant = { strictness: 'tolerant' } as const;
const known = { context: { changed } };
const before = { context: { previous: ReviewVerdict.parse(make.verdictFile()) } };
const text = JSON.stringify(inline);
const blob = 'https://github.com/octo/app/blob/abc1234/src';

/** For each rule a document that breaks it and little else. */
const cases: Readonly<Record<string, Case>> = {
  'JSON/bytes': pair(' '.repeat(defaultLimits.bytes + 1), inline),
  'JSON/utf-8': pair(Uint8Array.of(0x5b, 0x22, 0xff, 0x22, 0x5d), inline),
  'JSON/syntax': pair('[1,]', inline),
  'JSON/depth': pair(`${'['.repeat(65)}${']'.repeat(65)}`, inline),
  'JSON/values': pair(`[${'1,'.repeat(defaultLimits.values)}1]`, inline),
  'JSON/text-length': c1({ issue: 'x'.repeat(65_537) }, 'issue'),
  'JSON/number': pair('{"a":[9007199254740993]}', inline, '/a/0'),
  'JSON/duplicate-key': pair('[{"a":1,"\\u0061":2}]', inline, '/0/a'),
  'JSON/inherited-name': pair('[{"__proto__":{}}]', inline, '/0/__proto__'),
  'JSON/one-document': pair(`[]\n and ${text}`, '[]', '', tolerant),
  'JSON/stripped': pair(`Here: ${text}`, '[]', '', tolerant),
  'JSON/line': pair(`${JSON.stringify(make.diagnostic())}\n{"a`, JSON.stringify(make.diagnostic()), '', {
    format: 'rdjsonl',
  }),
  'JSON/repaired': pair('[{"type": "file", "file": "a.ts", "issue": "m",}]', inline, '', tolerant),
  'format/wrapped': pair({ findings: inline }, inline, '/findings', tolerant),
  'format/failure': pair({ error: 'overloaded' }, inline, '', tolerant),
  'format/partial': pair({ findings: inline, has_more: true }, { findings: inline }, '/findings', tolerant),
  'format/not-clean': pair('I found nothing.\n\n[]', '[]', '', tolerant),
  'format/unknown': pair({ hello: 1 }, inline),
  'format/ambiguous': pair({ runs: [], diagnostics: [] }, sarif),
  'format/compressed': pair(gzipSync('[]').subarray(0, 12), gzipSync('[]')),
  'format/findings': pair(Array(maxFindings + 1).fill(null), '[]', '', { format: 'review-output' }),
  'run/file': pair({ schemaVersion: 1, entries: 3 }, { schemaVersion: 1, runs: [] }, '/entries'),

  'C1/R1': pair('```json\n[]\n```', '[]', '', { format: 'review-output' }),
  'C1/R2': pair({ findings: [] }, [], '', { format: 'review-output' }),
  'C1/R3': c1({ scope: 'everything' }, 'scope'),
  'C1/references': c1({ references: ['see the docs'] }, 'references'),
  'C1/line': c1({ line: '48-42' }, 'line'),
  'C1/pre-existing': c1({ pre_existing: 'yes' }, 'pre_existing'),
  'C1/files': pair([make.multiFileFinding({ files: ['a.ts'] })], [make.multiFileFinding()], '/0/files'),
  'C1/N4': c1({ file: '/home/me/src/app.ts' }, 'file'),
  'C1/path-in-diff': c1({ file: 'src/other.ts' }, 'file', known),
  'C1/line-in-diff': c1({ line: '42-43' }, 'line', known),
  'C1/line-span': c1({ line: '10-30' }, 'line'),
  'C1/inline-fix': c1({ fix: ' \n' }, 'fix'),
  'C1/reference-link': c1({ references: ['[a](https://example.org)', 'OWASP'] }, 'references/1'),
  'C1/in-repo-reference': c1({ references: [`[db.ts — pattern](${blob}/db.ts)`] }, 'references/0'),
  'C1/reference-own-place': c1({ references: [`[app.ts:42 — x](${blob}/app.ts#L40-L44)`] }, 'references/0'),
  'C1/N3': pair([make.inlineFinding(), make.fileFinding()], inline, '/1/issue'),
  'C1/field-order': pair([{ ...uncategorised, category: 'security' }], inline, '/0/category'),
  'C1/pre-existing-limits': pair(
    [make.fileFinding({ severity: 'MINOR', pre_existing: true })],
    [make.fileFinding({ pre_existing: true })],
    '/0/pre_existing',
  ),
  'C1/unknown-key': c1({ catgory: 'x' }, 'catgory'),

  'C2/document': pair(make.reviewData({ version: undefined }), data, '/version'),
  'C2/line-comments': pair(make.reviewData({ line_comments: ['x'] }), data, '/line_comments/0'),
  'C2/target': pair(withHead('abc1235'), withHead('ABC1234'), '/pr_info/head_sha', {
    context: { head: 'abc1234def5678abc1234def5678abc1234def56' },
  }),
  'C2/file': c2({ file: '../x.ts' }, 'file'),
  'C2/line': c2({ line: 1.5 }, 'line'),
  'C2/path-in-pr': c2({ file: 'app.ts' }, 'file', known),
  'C2/line-in-diff': c2({ line: 43 }, 'line', known),
  'C2/changed-line': c2({ file: 'Makefile', line: 1 }, 'line', {
    context: { changed: changedLines({ 'src/app.ts': [42], Makefile: [1] }) },
  }),
  'C2/confidence-mapping': c2({ confidence: 84 }, 'confidence_level'),
  'C2/title-words': c2({ title: 'a b c d e f g h i j k' }, 'title'),
  'C2/counts': pair(make.reviewData({ line_comments: [] }), data, '/metadata/total_issues'),
  'C2/event-claim': pair(make.reviewData({ review_event: 'APPROVE' }), data, '/review_event'),
  'C2/header': pair(make.reviewData({ version: '2.0' }), data, '/version'),
  'C2/unknown-key': c2({ rule: 'x' }, 'rule'),

  'C3/document': pair({}, [make.candidate()], '', { format: 'candidate-findings' }),
  'C3/file': c3({ file: 'C:\\app.ts' }, 'file'),
  'C3/lines': c3({ line_start: null }, 'line_end'),
  'C3/synthesis': pair(
    [make.synthesized({ contested_by: undefined })],
    [make.synthesized()],
    '/0/contested_by',
  ),
  'C3/path-in-diff': c3({ file: 'src/b.ts' }, 'file', known),
  'C3/line-in-diff': c3({ line_end: 50 }, 'line_start', known),
  'C3/duplicate-id': pair([make.candidate(), make.candidate()], [make.candidate()], '/1/finding_id'),
  'C3/suppression-reason': pair(
    [make.synthesized({ suppressed: true })],
    [make.synthesized({ suppressed: true, suppression_reason: 'known' })],
    '/0/suppression_reason',
  ),
  'C3/unknown-key': c3({ lines: 1 }, 'lines'),
  'app/finding': pair(ofApp({ severity: 'grave' }), ofApp({}), '/findings/0/severity', {
    format: 'app-review',
    strictness: 'strict',
  }),
  'C3/pack': pair(make.evidencePack({ extra: 1 }), make.evidencePack(), '/extra'),
  'C3/generated-at': pair(
    make.evidencePack({ generated_at: 'yesterday' }),
    make.evidencePack(),
    '/generated_at',
  ),

  'C4/document': pair(make.planEnvelope({ skill: undefined }), plan, '/skill'),
  'C4/status-of-result': pair(
    make.planEnvelope({ validation_status: 'needs_clarification' }),
    make.planEnvelope({ validation_status: 'blocked' }),
    '/validation_status',
  ),
  'C4/plan': pair(make.validationErrorEnvelope({ plan: {} }), make.validationErrorEnvelope(), '/plan'),
  'C4/questions': pair(
    make.clarificationEnvelope({ clarification_questions: [] }),
    make.clarificationEnvelope(),
    '/clarification_questions',
  ),
  'C4/scope-expansion-needed': pair(
    make.planEnvelope({ scope_expansion_needed: true }),
    make.planEnvelope({ scope_expansion_needed: ['the other module'] }),
    '/scope_expansion_needed',
  ),
  'C4/step': pair(inStep({ tier: 'E' }), plan, '/plan/steps/0/tier'),
  'C4/step-file': pair(inStep({ files: ['/etc/passwd'] }), plan, '/plan/steps/0/files/0'),
  'C4/path-in-diff': pair(inStep({ files: ['src/b.ts'] }), plan, '/plan/steps/0/files/0', known),
  'C4/opportunistic': pair(
    inStep({ tier: 'C' }),
    inStep({ tier: 'C' }, { refactor_mode: 'dedicated' }),
    '/plan/steps',
  ),
  'C4/test-touches': pair(inPlan({ test_file_touches: ['a', 'b', 'c'] }), plan, '/plan/test_file_touches'),
  'C4/unknown-key': pair(make.planEnvelope({ mood: 'good' }), plan, '/mood'),

  'C5/document': pair('null', verdict, '', { format: 'verdict' }),
  'C5/tree': pair(make.verdictFile({ tree: 'main' }), verdict, '/tree'),
  'C5/findings': pair(make.verdictFile({ findings: {} }), verdict, '/findings'),
  'C5/file': c5({ file: '..' }, 'file'),
  'C5/path-in-diff': c5({ file: 'src/b.ts' }, 'file', known),
  'C5/line-in-diff': pair(
    make.verdictFile({ findings: [make.verdictFinding({ lineRange: '1' })] }),
    make.verdictFile({ findings: [make.verdictFinding({ lineRange: '40-42' })] }),
    '/findings/0/lineRange',
    known,
  ),
  'C5/confidence-floor': c5({ confidence: 0.49 }, 'confidence'),
  'C5/recomputed-id': c5({ id: `security-${make.appHash}-42` }, 'id'),
  'C5/recomputed-summary': pair(
    make.verdictFile({ findings: [make.verdictFinding({ severity: 'Low' })] }),
    verdict,
    '/summary/high',
  ),
  'C5/recomputed-verdict': pair(make.verdictFile({ verdict: 'PASS' }), verdict, '/verdict'),
  'C5/status-transition': c5({ status: 'verified' }, 'status', before),
  'C5/owned-field': c5({ title: 'Fine now' }, 'title', before),
  'C5/report-place': pair(make.verdictFile({ reportPath: '/home/me/report.md' }), verdict, '/reportPath'),
  'C5/unknown-key': c5({ note: '' }, 'note'),

  'tool/document': pair(make.sarifLog({ version: '2.0.0' }), sarif, '/version'),
  'tool/finding': pair(inResult({ level: 'sometimes' }), sarif, '/runs/0/results/0/level'),
  'tool/path': pair(
    make.rdjson({ diagnostics: [make.diagnostic({ location: { path: '../a.ts' } })] }),
    make.rdjson(),
    '/diagnostics/0/location/path',
  ),
  'tool/spelling': pair(
    [make.eslintFile({ messages: [make.eslintMessage({ severity: 'error' })] })],
    make.eslintOutput(),
    '/0/messages/0/severity',
    tolerant,
  ),
  'tool/fix': pair(
    sarifFix({ startLine: 42, startColumn: 9, endLine: 43, endColumn: 2 }),
    sarifFix({ startLine: 42, startColumn: 9, endColumn: 13 }),
    '/runs/0/results/0/fixes',
    known,
  ),
  'sarif/place': pair(
    inResult({ locations: [{ physicalLocation: { artifactLocation: { uri: 'shop:1.2' } } }] }),
    sarif,
    '/runs/0/results/0/locations/0',
  ),
  'sarif/results': pair(
    make.sarifLog({ runs: [make.sarifRun({ results: null })] }),
    sarif,
    '/runs/0/results',
  ),
  'eslint/counts': pair(
    [{ filePath: 'a.ts', messages: [], errorCount: 1 }],
    [{ filePath: 'a.ts', messages: [], errorCount: 0 }],
    '/0',
  ),
  'linter-json/failure': pair(
    { Issues: [], Report: { Error: 'no types' } },
    { Issues: [], Report: {} },
    '/Report/Error',
  ),
  'sarif/failed-run': pair(
    make.sarifLog({ runs: [make.sarifRun({ invocations: [{ executionSuccessful: false }] })] }),
    sarif,
    '/runs/0/invocations/0/executionSuccessful',
  ),
  'XML/syntax': pair(checkstyle.slice(0, -2), checkstyle),
  'XML/document-type': pair(checkstyle.replace('?>', '?><!DOCTYPE checkstyle>'), checkstyle),
};

function read(document: unknown, { format, strictness = 'strict', context: facts = {} }: Partial<Case>) {
  const outcome = readDocument(document, { format, strictness, context: facts });
  const isBytes = document instanceof Uint8Array || typeof document === 'string';
  const bytes = Buffer.from(isBytes ? document : JSON.stringify(document));
  const reading = readJson(bytes);
  const file = reading.ok && outcome.format === undefined ? recogniseRunFile(reading.value) : undefined;
  return reading.ok && file !== undefined ? checkRunFile(file, reading) : outcome;
}

/** Valid objects of each contract, in a document and at their place in it. */
const samples: readonly (readonly [Format, Sample, (sample: Sample) => unknown, string])[] = [
  ...[inline[0], make.fileFinding(), make.multiFileFinding(), make.systemFinding()].map(
    (finding) => ['review-output', finding ?? {}, (sample: Sample) => [sample], '/0'] as const,
  ),
  ['review-data', data, (sample) => sample, ''],
  ['review-data', make.comment(), (line) => make.reviewData({ line_comments: [line] }), '/line_comments/0'],
  ['candidate-findings', make.candidate(), (sample) => [sample], '/0'],
  ['envelope', plan, (sample) => sample, ''],
  ['envelope', make.clarificationEnvelope(), (sample) => sample, ''],
  ['envelope', make.validationErrorEnvelope(), (sample) => sample, ''],
  ['envelope', make.dependencyErrorEnvelope(), (sample) => sample, ''],
  ['verdict', verdict, (sample) => sample, ''],
  ['verdict', make.verdictFinding(), (each) => make.verdictFile({ findings: [each] }), '/findings/0'],
];
type Sample = Readonly<Record<string, unknown>>;

const contractOf: Readonly<Record<string, string>> = {
  ...{
    'review-output': 'C1',
    'review-data': 'C2',
    'candidate-findings': 'C3',
    envelope: 'C4',
    verdict: 'C5',
  },
};
const optional = new Set(['code_context', 'suggestion', 'lineRange', 'classification']);
/** Fields whose rule has another name than they. */
const ruleNames: Readonly<Record<string, string>> = {
  ...{ line_start: 'lines', line_end: 'lines', clarification_questions: 'questions' },
  ...{ version: 'document', schema_version: 'document', skill: 'document' },
};
const fields = samples.flatMap(([format, sample, wrap, pointer]) =>
  Object.keys({ ...sample, ...(format === 'candidate-findings' && { classification: '' }) }).map((name) => {
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-');
    const rule = `${contractOf[format]}/${ruleNames[name] ?? kebab}`;
    const documents = [
      { ...sample, [name]: { odd: 1 } },
      ...(optional.has(name) ? [] : [{ ...sample, [name]: undefined }]),
    ];
    return { format, rule, path: `${pointer}/${name}`, documents: documents.map(wrap) };
  }),
);

describe('every field of a contract', () => {
  it.each(fields)('$rule is broken where it is missing or of another type: $path', (field) => {
    for (const broken of field.documents) {
      const outcome = read(broken, { format: field.format });
      const found = outcome.problems.filter(({ path }) => path.startsWith(field.path));
      expect(found.map(({ rule, grade }) => `${rule} ${grade}`)).toContain(`${field.rule} refused`);
    }
  });
});

describe('every rule of the table', () => {
  it('has a document that breaks it', () => {
    const tested = new Set([...Object.keys(cases), ...fields.map(({ rule }) => rule)]);
    expect([...tested].sort()).toEqual(rules.map(({ id }) => id).sort());
  });

  it.each(Object.entries(cases))('%s is reported where it is broken, and only there', (rule, example) => {
    const outcomes = [example.broken, example.sound].map((document) => read(document, example));
    const [problems = [], none] = outcomes.map((outcome) =>
      outcome.problems.filter((each) => each.rule === rule),
    );
    const grade = rules.find(({ id }) => id === rule)?.grade;
    expect(problems.map(({ path }) => path)).toContain(example.at);
    for (const problem of problems) expect(problem.grade).toBe(grade);
    expect(problems[0]?.message).toMatch(/^[^\n]{10,300}[.!]$/);
    expect(problems[0]?.recommendation).toMatch(/^[^\n]{5,300}[.!]$/);
    expect(none).toEqual([]);
    for (const outcome of outcomes) {
      if (!('ok' in outcome)) continue;
      const isRefused = outcome.problems.some((each) => each.grade === 'refused');
      expect(!outcome.ok || outcome.document.invalid.length > 0).toBe(isRefused);
    }
  });
});
