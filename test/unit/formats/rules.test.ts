import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../src/formats/format-definition.ts';
import { defaultLimits } from '../../../src/formats/json-reader.ts';
import type { Strictness } from '../../../src/formats/parse-document.ts';
import { maxFindings } from '../../../src/formats/read-findings.ts';
import type { Format } from '../../../src/formats/registry.ts';
import { allRules } from '../../../src/formats/registry.ts';
import { ReviewVerdict } from '../../../src/formats/verdict-fields.ts';
import { checkRunFile, runRules } from '../../../src/review-directory/schema-catalog.ts';
import { changedLines } from '../../support/changed-lines.ts';
import * as make from '../../support/contract-documents.ts';
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
const context: Context = {
  head: 'abc1234def5678abc1234def5678abc1234def56',
  repository: 'octo/app',
  pullRequest: 7,
};
const inline = [make.inlineFinding()];
const data = make.reviewData();
const plan = make.planEnvelope();
const verdict = make.verdictFile();
const sarif = make.sarifLog();

function c1(overrides: object, at: string): Case {
  return { broken: [make.inlineFinding({ ...overrides })], sound: inline, at };
}
function c2(overrides: object, at: string): Case {
  return { broken: make.reviewData({ line_comments: [make.comment({ ...overrides })] }), sound: data, at };
}
function c3(overrides: object, at: string): Case {
  return { broken: [make.candidate({ ...overrides })], sound: [make.candidate()], at };
}
function c5(overrides: object, at: string): Case {
  return {
    broken: make.verdictFile({ findings: [make.verdictFinding({ ...overrides })] }),
    sound: verdict,
    at,
  };
}
function without(value: Sample, key: string): Sample {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}
function planWith(overrides: object): object {
  return make.planEnvelope({ plan: { touch_budget: {}, steps: [make.step()], ...overrides } });
}
function runWith(overrides: object): object {
  return make.sarifLog({ runs: [make.sarifRun({ ...overrides })] });
}
function sarifFix(deletedRegion: object): object {
  const replacements = [{ deletedRegion, insertedContent: { text: 'run' } }];
  const fixes = [{ artifactChanges: [{ artifactLocation: { uri: 'src/app.ts' }, replacements }] }];
  return runWith({ results: [make.sarifResult({ fixes })] });
}
const at = { sha: make.appHash };

/** For each rule a document that breaks it and little else. */
const cases: Readonly<Record<string, Case>> = {
  'JSON/bytes': { broken: ' '.repeat(defaultLimits.bytes + 1), sound: inline, at: '' },
  'JSON/utf-8': { broken: Uint8Array.of(0x5b, 0x22, 0xff, 0x22, 0x5d), sound: inline, at: '' },
  'JSON/syntax': { broken: '[1,]', sound: inline, at: '' },
  'JSON/depth': { broken: `${'['.repeat(65)}${']'.repeat(65)}`, sound: inline, at: '' },
  'JSON/values': {
    broken: `[${'1,'.repeat(defaultLimits.values)}1]`,
    sound: inline,
    at: '',
  },
  'JSON/text-length': c1({ issue: 'x'.repeat(65_537) }, '/0/issue'),
  'JSON/number': { broken: '{"a":[9007199254740993]}', sound: inline, at: '/a/0' },
  'JSON/duplicate-key': { broken: '[{"a":1,"\\u0061":2}]', sound: inline, at: '/0/a' },
  'JSON/inherited-name': { broken: '[{"__proto__":{}}]', sound: inline, at: '/0/__proto__' },
  'format/wrapped': {
    broken: { findings: [make.inlineFinding()] },
    sound: inline,
    strictness: 'tolerant',
    at: '/findings',
  },
  'format/failure': { broken: { error: 'overloaded' }, sound: inline, strictness: 'tolerant', at: '' },
  'format/not-clean': { broken: 'I found nothing.\n\n[]', sound: '[]', strictness: 'tolerant', at: '' },
  'JSON/one-document': {
    broken: `[] and ${JSON.stringify([make.inlineFinding()])}`,
    sound: '[]',
    strictness: 'tolerant',
    at: '',
  },
  'JSON/stripped': {
    broken: `Here: ${JSON.stringify([make.inlineFinding()])}`,
    sound: '[]',
    strictness: 'tolerant',
    at: '',
  },
  'JSON/repaired': {
    broken: '[{"type": "file", "file": "a.ts",}]',
    sound: inline,
    strictness: 'tolerant',
    at: '',
  },
  'format/unknown': { broken: { hello: 1 }, sound: inline, at: '' },
  'format/ambiguous': { broken: { runs: [], diagnostics: [] }, sound: sarif, at: '' },
  'format/compressed': { broken: gzipSync('[]'), sound: '[]', at: '' },
  'format/findings': {
    broken: Array(maxFindings + 1).fill(null),
    sound: '[]',
    format: 'review-output',
    at: '',
  },

  'run/file': {
    broken: { schemaVersion: 1, entries: 3 },
    sound: { schemaVersion: 1, runs: [] },
    at: '/entries',
  },

  'C1/R1': { broken: '```json\n[]\n```', sound: '[]', format: 'review-output', at: '' },
  'C1/R2': { broken: { findings: [] }, sound: [], format: 'review-output', at: '' },
  'C1/R3': c1({ scope: 'everything' }, '/0/scope'),
  'C1/references': c1({ references: ['see the docs'] }, '/0/references'),
  'C1/line': c1({ line: '48-42' }, '/0/line'),
  'C1/pre-existing': c1({ pre_existing: 'yes' }, '/0/pre_existing'),
  'C1/files': {
    broken: [make.multiFileFinding({ files: ['src/app.ts'] })],
    sound: [make.multiFileFinding()],
    at: '/0/files',
  },
  'C1/N4': c1({ file: '/home/me/src/app.ts' }, '/0/file'),
  'C1/path-in-diff': { ...c1({ file: 'src/other.ts' }, '/0/file'), context: { changed } },
  'C1/line-in-diff': { ...c1({ line: '42-43' }, '/0/line'), context: { changed } },
  'C1/line-span': c1({ line: '10-30' }, '/0/line'),
  'C1/inline-fix': c1({ fix: ' \n' }, '/0/fix'),
  'C1/reference-link': c1({ references: ['[a](https://example.org)', 'OWASP'] }, '/0/references/1'),
  'C1/in-repo-reference': c1(
    { references: ['[db.ts — pattern](https://github.com/octo/app/blob/abc1234/src/db.ts)'] },
    '/0/references/0',
  ),
  'C1/reference-own-place': c1(
    { references: ['[app.ts:42 — here](https://github.com/octo/app/blob/abc1234/src/app.ts#L40-L44)'] },
    '/0/references/0',
  ),
  'C1/N3': { broken: [make.inlineFinding(), make.fileFinding()], sound: inline, at: '/1/issue' },
  'C1/field-order': {
    broken: [{ ...without(make.inlineFinding(), 'category'), category: 'security' }],
    sound: inline,
    at: '/0/category',
  },
  'C1/pre-existing-limits': {
    broken: [make.fileFinding({ severity: 'MINOR', pre_existing: true })],
    sound: [make.fileFinding({ pre_existing: true })],
    at: '/0/pre_existing',
  },
  'C1/unknown-key': c1({ catgory: 'x' }, '/0/catgory'),

  'C2/document': { broken: without(data, 'version'), sound: data, at: '/version' },
  'C2/line-comments': {
    broken: make.reviewData({ line_comments: ['x'] }),
    sound: data,
    at: '/line_comments/0',
  },
  'C2/target': {
    broken: make.reviewData({ pr_info: { ...Object(data['pr_info']), head_sha: 'abc1235' } }),
    sound: make.reviewData({ pr_info: { ...Object(data['pr_info']), head_sha: 'ABC1234' } }),
    context,
    at: '/pr_info/head_sha',
  },
  'C2/file': c2({ file: '../x.ts' }, '/line_comments/0/file'),
  'C2/line': c2({ line: 1.5 }, '/line_comments/0/line'),
  'C2/path-in-pr': { ...c2({ file: 'app.ts' }, '/line_comments/0/file'), context: { changed } },
  'C2/line-in-diff': { ...c2({ line: 43 }, '/line_comments/0/line'), context: { changed } },
  'C2/changed-line': {
    ...c2({ file: 'Makefile', line: 1 }, '/line_comments/0/line'),
    context: { changed: changedLines({ 'src/app.ts': [42], Makefile: [1] }) },
  },
  'C2/confidence-mapping': c2({ confidence: 84 }, '/line_comments/0/confidence_level'),
  'C2/title-words': c2({ title: 'a b c d e f g h i j k' }, '/line_comments/0/title'),
  'C2/counts': {
    broken: make.reviewData({ line_comments: [] }),
    sound: data,
    at: '/metadata/total_issues',
  },
  'C2/event-claim': {
    broken: make.reviewData({ review_event: 'APPROVE' }),
    sound: data,
    at: '/review_event',
  },
  'C2/header': { broken: make.reviewData({ version: '2.0' }), sound: data, at: '/version' },
  'C2/unknown-key': c2({ rule: 'x' }, '/line_comments/0/rule'),

  'C3/document': { broken: {}, sound: [make.candidate()], format: 'candidate-findings', at: '' },
  'C3/file': c3({ file: 'C:\\app.ts' }, '/0/file'),
  'C3/lines': c3({ line_start: null }, '/0/line_end'),
  'C3/synthesis': {
    broken: [make.synthesized({ contested_by: undefined })],
    sound: [make.synthesized()],
    at: '/0/contested_by',
  },
  'C3/path-in-diff': { ...c3({ file: 'src/b.ts' }, '/0/file'), context: { changed } },
  'C3/line-in-diff': { ...c3({ line_end: 50 }, '/0/line_start'), context: { changed } },
  'C3/duplicate-id': {
    broken: [make.candidate(), make.candidate()],
    sound: [make.candidate(), make.candidate({ finding_id: 'F2' })],
    at: '/1/finding_id',
  },
  'C3/suppression-reason': {
    broken: [make.synthesized({ suppressed: true })],
    sound: [make.synthesized({ suppressed: true, suppression_reason: 'known' })],
    at: '/0/suppression_reason',
  },
  'C3/unknown-key': c3({ lines: 1 }, '/0/lines'),
  'C3/pack': { broken: make.evidencePack({ extra: 1 }), sound: make.evidencePack(), at: '/extra' },
  'C3/generated-at': {
    broken: make.evidencePack({ generated_at: 'yesterday' }),
    sound: make.evidencePack(),
    at: '/generated_at',
  },

  'C4/document': { broken: without(plan, 'skill'), sound: plan, at: '/skill' },
  'C4/status-of-result': {
    broken: make.planEnvelope({ validation_status: 'needs_clarification' }),
    sound: make.planEnvelope({ validation_status: 'blocked' }),
    at: '/validation_status',
  },
  'C4/plan': {
    broken: make.validationErrorEnvelope({ plan: {} }),
    sound: make.validationErrorEnvelope(),
    at: '/plan',
  },
  'C4/questions': {
    broken: make.clarificationEnvelope({ clarification_questions: [] }),
    sound: make.clarificationEnvelope(),
    at: '/clarification_questions',
  },
  'C4/scope-expansion-needed': {
    broken: make.planEnvelope({ scope_expansion_needed: true }),
    sound: make.planEnvelope({ scope_expansion_needed: ['the other module'] }),
    at: '/scope_expansion_needed',
  },
  'C4/step': {
    broken: planWith({ steps: [make.step({ tier: 'E' })] }),
    sound: plan,
    at: '/plan/steps/0/tier',
  },
  'C4/step-file': {
    broken: planWith({ steps: [make.step({ files: ['/etc/passwd'] })] }),
    sound: plan,
    at: '/plan/steps/0/files/0',
  },
  'C4/path-in-diff': {
    broken: planWith({ steps: [make.step({ files: ['src/b.ts'] })] }),
    sound: plan,
    context: { changed },
    at: '/plan/steps/0/files/0',
  },
  'C4/opportunistic': {
    broken: planWith({ steps: [make.step({ tier: 'C' })] }),
    sound: make.planEnvelope({
      refactor_mode: 'dedicated',
      plan: { touch_budget: {}, steps: [make.step({ tier: 'C' })] },
    }),
    at: '/plan/steps',
  },
  'C4/test-touches': {
    broken: planWith({ test_file_touches: ['a', 'b', 'c'] }),
    sound: plan,
    at: '/plan/test_file_touches',
  },
  'C4/unknown-key': { broken: make.planEnvelope({ mood: 'good' }), sound: plan, at: '/mood' },

  'C5/document': { broken: 'null', sound: verdict, format: 'verdict', at: '' },
  'C5/tree': { broken: make.verdictFile({ tree: 'main' }), sound: verdict, at: '/tree' },
  'C5/findings': { broken: make.verdictFile({ findings: {} }), sound: verdict, at: '/findings' },
  'C5/file': c5({ file: '..' }, '/findings/0/file'),
  'C5/path-in-diff': { ...c5({ file: 'src/b.ts' }, '/findings/0/file'), context: { changed } },
  'C5/line-in-diff': {
    ...c5({ lineRange: '1' }, '/findings/0/lineRange'),
    sound: make.verdictFile({ findings: [make.verdictFinding({ lineRange: '40-42' })] }),
    context: { changed },
  },
  'C5/confidence-floor': c5({ confidence: 0.49 }, '/findings/0/confidence'),
  'C5/recomputed-id': c5({ id: `security-${at.sha}-42` }, '/findings/0/id'),
  'C5/recomputed-summary': c5({ severity: 'Low' }, '/summary/high'),
  'C5/recomputed-verdict': { broken: make.verdictFile({ verdict: 'PASS' }), sound: verdict, at: '/verdict' },
  'C5/status-transition': {
    ...c5({ status: 'verified' }, '/findings/0/status'),
    context: { previous: verdictBefore() },
  },
  'C5/owned-field': {
    ...c5({ title: 'Fine now' }, '/findings/0/title'),
    context: { previous: verdictBefore() },
  },
  'C5/report-place': {
    broken: make.verdictFile({ reportPath: '/home/me/report.md' }),
    sound: verdict,
    at: '/reportPath',
  },
  'C5/unknown-key': c5({ note: '' }, '/findings/0/note'),

  'tool/document': { broken: make.sarifLog({ version: '2.0.0' }), sound: sarif, at: '/version' },
  'tool/finding': {
    broken: runWith({ results: [make.sarifResult({ level: 'sometimes' })] }),
    sound: sarif,
    at: '/runs/0/results/0/level',
  },
  'tool/path': {
    broken: make.rdjson({ diagnostics: [make.diagnostic({ location: { path: '../a.ts' } })] }),
    sound: make.rdjson(),
    at: '/diagnostics/0/location/path',
  },
  'tool/spelling': {
    strictness: 'tolerant',
    broken: [make.eslintFile({ messages: [make.eslintMessage({ severity: 'error' })] })],
    sound: make.eslintOutput(),
    at: '/0/messages/0/severity',
  },
  'tool/fix': {
    broken: sarifFix({ startLine: 42, startColumn: 9, endLine: 43, endColumn: 2 }),
    sound: sarifFix({ startLine: 42, startColumn: 9, endColumn: 13 }),
    context: { changed },
    at: '/runs/0/results/0/fixes',
  },
  'sarif/place': {
    broken: runWith({
      results: [
        make.sarifResult({ locations: [{ physicalLocation: { artifactLocation: { uri: 'shop:1.2' } } }] }),
      ],
    }),
    sound: sarif,
    at: '/runs/0/results/0/locations/0',
  },
  'sarif/failed-run': {
    broken: runWith({ invocations: [{ executionSuccessful: false }] }),
    sound: sarif,
    at: '/runs/0/invocations/0/executionSuccessful',
  },

  'XML/syntax': { broken: checkstyle('').slice(0, -2), sound: checkstyle(''), at: '' },
  'XML/document-type': {
    broken: checkstyle('').replace('?>', '?><!DOCTYPE checkstyle>'),
    sound: checkstyle(''),
    at: '',
  },
};

function checkstyle(errors: string): string {
  return `<?xml version="1.0"?>\n<checkstyle version="8.0"><file name="src/a.ts">${errors}</file></checkstyle>\n`;
}

function verdictBefore() {
  return ReviewVerdict.parse(make.verdictFile());
}

function read(document: unknown, { format, strictness = 'strict', context: facts = {} }: Partial<Case>) {
  const outcome = readDocument(document, { format, strictness, context: facts });
  const isBytes = document instanceof Uint8Array || typeof document === 'string';
  const bytes = Buffer.from(isBytes ? document : JSON.stringify(document));
  return (outcome.format === undefined && checkRunFile(bytes)) || outcome;
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
      ...(optional.has(name) ? [] : [without(sample, name)]),
    ];
    return { format, rule, path: `${pointer}/${name}`, documents: documents.map(wrap) };
  }),
);

describe('every field of a contract', () => {
  it.each(fields)('$rule is refused where it is missing or of another type: $path', (field) => {
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
    const problems = read(example.broken, example).problems.filter((each) => each.rule === rule);
    const grade = rules.find(({ id }) => id === rule)?.grade;
    expect(problems.map(({ path }) => path)).toContain(example.at);
    for (const problem of problems) expect(problem.grade).toBe(grade);
    expect(problems[0]?.message).toMatch(/^[^\n]{10,300}[.!]$/);
    expect(problems[0]?.recommendation).toMatch(/^[^\n]{5,300}[.!]$/);
    expect(read(example.sound, example).problems.filter((each) => each.rule === rule)).toEqual([]);
    for (const document of [example.broken, example.sound]) {
      const outcome = read(document, example);
      if (!('ok' in outcome)) continue;
      const isRefused = outcome.problems.some((each) => each.grade === 'refused');
      expect(!outcome.ok || outcome.document.refused.length > 0).toBe(isRefused);
    }
  });
});
