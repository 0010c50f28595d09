import { describe, expect, it } from 'vitest';
import { convert, fromDocument, fromReviewDocument } from '../../../src/commands/conversion.ts';
import { type Format, formatDefinition, formats } from '../../../src/formats/registry.ts';
import type { ReviewDocument } from '../../../src/model/review-document.ts';
import { buildSource } from '../../support/builders/finding.ts';
import * as make from '../../support/contract-documents.ts';
import { firstFinding, readDocument } from '../../support/read-documents.ts';

const header = {
  pullRequest: 7,
  repository: 'octo/app',
  head: 'abc1234',
  timestamp: '2026-01-13T10:30:00Z',
  reference: '[the rules](https://example.org/rules)',
};

const nothing: readonly string[] = [];

function read(value: unknown, format?: Format) {
  const outcome = readDocument(value, { format });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome;
}

function converted(value: unknown, to: Format, values: object = header) {
  const result = convert(fromDocument(read(value).document), to, values);
  return result.ok
    ? { ...result, value: JSON.parse(result.text) }
    : { ...result, value: undefined, lost: nothing };
}

const sources: Readonly<Record<string, unknown>> = {
  'a review-output of all types': [
    make.inlineFinding(),
    make.fileFinding(),
    make.multiFileFinding(),
    make.systemFinding(),
  ],
  'a review-output with an invalid finding': [make.inlineFinding(), make.inlineFinding({ severity: 'x' })],
  'a review-output of invalid findings': [make.inlineFinding({ severity: 'x' })],
  'candidate findings': [
    make.candidate(),
    make.candidate({ finding_id: 'F2', line_start: null, line_end: null }),
  ],
  'synthesised findings': [make.synthesized(), make.synthesized({ finding_id: 'F2', suppressed: true })],
  'an evidence pack': make.evidencePack(),
  'an envelope with a plan': make.planEnvelope(),
  'a blocked envelope': make.planEnvelope({ validation_status: 'blocked' }),
  'an envelope with questions': make.clarificationEnvelope(),
  'an envelope with an error': make.validationErrorEnvelope(),
  'a verdict file': make.verdictFile(),
  'a SARIF log': make.sarifLog(),
  'an ESLint output': make.eslintOutput(),
};

const targets = formats.filter((name) => formatDefinition(name).write !== undefined);
const pairs = Object.keys(sources).flatMap((source) => targets.map((to) => [source, to] as const));

describe('converting', () => {
  it.each(pairs)('%s to %s gives a valid document and lists the lost findings', (source, to) => {
    const { document, provesClean } = read(sources[source]);
    const { ok, value, lost } = converted(sources[source], to);
    if (!ok) return;
    const back = read(value, to);
    expect(back.document.invalid).toEqual([]);
    expect(back.problems.filter(({ grade }) => grade !== 'deviation')).toEqual([]);
    if (back.provesClean) expect(provesClean).toBe(true);
    const dropped = document.findings.length - back.document.findings.length;
    expect(lost.some((each) => /without a (?:file|line)$/.test(each))).toBe(dropped > 0);
    expect(lost.some((each) => /invalid/.test(each))).toBe(document.invalid.length > 0);
  });

  it('is refused only where a review would become a clean one', () => {
    const refused = pairs.filter(([source, to]) => !converted(sources[source], to).ok);
    const unfinished = [
      'a review-output of invalid findings',
      'an envelope with questions',
      'an envelope with an error',
      'an evidence pack',
    ].flatMap((source) => targets.map((to) => `${source} → ${to}`));
    const placeless = ['an envelope with a plan → review-data', 'a blocked envelope → review-data'];
    expect(refused.map((pair) => pair.join(' → ')).sort()).toEqual([...placeless, ...unfinished].sort());
  });

  it.each([
    ['review-output', ['reference']],
    ['review-data', ['pullRequest', 'repository', 'head']],
    ['verdict', ['timestamp']],
    ['sarif', undefined],
  ] as const)('to %s requires the values that the document lacks', (to, needs) => {
    const result = convert(fromDocument(read(make.eslintOutput()).document), to);
    expect(result.ok ? undefined : result.needs).toEqual(needs);
  });

  it('writes the merged findings of a run', () => {
    const { pointer: _, native, ...finding } = firstFinding([make.inlineFinding()]);
    const role = { kind: 'ai', role: 'primary', required: true } as const;
    const reviewed = { ...role, id: 'one', outcome: { state: 'reviewed' } } as const;
    const merged = { ...finding, id: 'security-1', fingerprint: 'f', contestedBy: [] };
    const run = {
      ...{ schemaVersion: 1, head: 'a'.repeat(40), reviewers: [reviewed], documents: [] },
      findings: [{ ...merged, corroboratedBy: ['two'], sources: [buildSource({}, { native })] }],
    } satisfies ReviewDocument;
    const synthesised = convert(fromReviewDocument(run), 'candidate-findings');
    expect(synthesised.ok && JSON.parse(synthesised.text)).toMatchObject([
      { finding_id: 'security-1', corroborated_by: ['two'], suppressed: false },
    ]);
    const isClean = (...reviewers: ReviewDocument['reviewers'][number][]) =>
      convert(fromReviewDocument({ ...run, reviewers, findings: [] }), 'verdict', header).ok;
    expect(isClean(reviewed)).toBe(true);
    expect(isClean()).toBe(false);
    expect(isClean(reviewed, { ...reviewed, outcome: { state: 'needs_input' } })).toBe(false);
  });
});

describe('a finding in C3', () => {
  it('keeps its text, and its references replace evidence', () => {
    const { value } = converted([make.inlineFinding({ line: '40-42' })], 'candidate-findings');
    expect(value).toMatchObject([
      {
        ...{ finding_id: `security-${make.appHash}-40-42`, source: 'fresh_eyes', file: 'src/app.ts' },
        ...{ title: 'The query is built from user input', line_start: 40, line_end: 42, hunk: null },
        why_it_matters:
          'The query is built from user input. Anyone can read every row.\n\nThe whole database can be read.',
        evidence: { detail: Object(make.inlineFinding()).references.join('\n') },
        ...{ confidence: 'high', severity: 'critical', action: 'fix', requires_human: false },
      },
    ]);
  });

  it('is discussed where it has no fix, and comes from a verifier where a tool made it', () => {
    const unfixed = converted([make.fileFinding({ fix: '', severity: 'INFO' })], 'candidate-findings');
    expect(unfixed.value).toMatchObject([{ action: 'discuss', severity: 'low', line_start: null }]);
    expect(converted(make.eslintOutput(), 'candidate-findings').value[0].source).toBe('verifier');
  });
});

describe('a finding in C2', () => {
  it('keeps its text, in a document about the pull request', () => {
    const { value, lost } = converted([make.inlineFinding(), make.fileFinding()], 'review-data');
    expect(value).toMatchObject({
      pr_info: { number: 7, repo: 'octo/app', head_sha: 'abc1234' },
      review_summary: { key_findings: ['The query is built from user input'] },
      line_comments: [
        {
          ...{ file: 'src/app.ts', line: 42, confidence: 85, confidence_level: 'high', severity: 'critical' },
          title: 'The query is built from user input',
          description: 'The query is built from user input. Anyone can read every row.',
          suggestion: 'Bind the value instead.',
        },
      ],
      review_event: 'COMMENT',
      metadata: { reviewed_at: header.timestamp, reviewer_agent: 'review-output' },
    });
    expect(lost).toEqual(['1 finding without a line']);
  });

  it.each([
    ['CRITICAL', 'security', 'critical'],
    ['MAJOR', 'security', 'security'],
    ['MAJOR', 'tests', 'logic'],
    ['MINOR', 'performance', 'performance'],
    ['MINOR', 'tests', 'logic'],
    ['INFO', 'clarity', 'clarity'],
    ['INFO', 'tests', 'improvement'],
  ])('of severity %s and category %s is of severity %s there', (severity, category, word) => {
    const { value } = converted([make.inlineFinding({ severity, category })], 'review-data');
    expect(value.line_comments[0].severity).toBe(word);
  });

  it('keeps a number on its own scale only, and code alone as evidence', () => {
    expect(converted(make.verdictFile(), 'review-data').value.line_comments[0].confidence).toBe(85);
    expect(converted(make.reviewData(), 'review-data').value.line_comments[0].confidence).toBe(95);
    const [code, words] = ['hunk_level_code', 'repo_policy'].map((type) =>
      converted([make.candidate({ evidence: { type, detail: 'x' } })], 'review-data'),
    );
    expect(code?.value.line_comments[0].code_context).toBe('x');
    expect(words?.value.line_comments[0]).not.toHaveProperty('code_context');
  });
});

describe('a document of C2', () => {
  it('keeps all that it says of itself', () => {
    const { review_summary: said } = Object(make.reviewData());
    const document = make.reviewData({
      ...{
        pr_info: { number: 7, repo: 'octo/app', title: 'Cache', description: 'Faster.', head_sha: 'abc1234' },
      },
      review_summary: {
        ...said,
        key_findings: ['Stale rows'],
        security_assessment: 'None',
        positive_highlights: 'Tests',
      },
      metadata: {
        reviewed_at: '2026-02-03T04:05:06Z',
        reviewer_agent: 'nightly',
        files_analyzed: 9,
        total_issues: 1,
      },
    });
    expect(converted(document, 'review-data', {}).value).toMatchObject(Object(document));
  });

  it('says that its time is unknown', () => {
    const { timestamp: _, ...untimed } = header;
    const { value } = converted([make.inlineFinding()], 'review-data', untimed);
    expect(value.metadata.reviewed_at).toBe('unknown');
  });
});

describe('a finding in C1', () => {
  it.each([
    [make.candidate(), 'Cache is never invalidated. Readers see stale rows.'],
    [make.candidate({ title: 'Stale?' }), 'Stale? Readers see stale rows.'],
    [make.candidate({ title: 'Readers' }), 'Readers see stale rows.'],
  ])('begins with its title, case %#', (candidate, issue) => {
    expect(converted([candidate], 'review-output').value[0].issue).toBe(issue);
  });

  it('has a fence for an applicable fix, longer than any in it', () => {
    const text = '```\nx\n```';
    const suggestions = [{ range: { start: { line: 3 }, end: { line: 3 } }, text }];
    const location = { path: 'src/app.ts', range: { start: { line: 3 } } };
    const log = make.rdjson({ diagnostics: [make.diagnostic({ location, suggestions })] });
    expect(converted(log, 'review-output').value[0].fix).toBe(
      `Replace with: ${text}\n\n\`\`\`\`suggestion\n${text}\n\`\`\`\``,
    );
  });

  it("cites the address of a tool's rule, or the given references", () => {
    const code = { value: 'no-eval', url: 'https://example.org/no-eval' };
    const log = make.rdjson({ diagnostics: [make.diagnostic({ code })] });
    expect(converted(log, 'review-output', {}).value[0].references).toEqual([
      '[no-eval](https://example.org/no-eval)',
    ]);
    expect(converted([make.candidate()], 'review-output').value[0].references).toEqual([header.reference]);
  });
});

describe('a finding in C5', () => {
  it('has an id of its own, and the floor of its confidence', () => {
    const { value } = converted([make.inlineFinding(), make.inlineFinding({ issue: 'Other.' })], 'verdict');
    const id = `security-${make.appHash}-42`;
    expect(value.findings.map((finding: { id: string }) => finding.id)).toEqual([id, `${id}-2`]);
    expect(value).toMatchObject({
      verdict: 'FAIL',
      target: 'octo/app',
      timestamp: header.timestamp,
      summary: { blocker: 2 },
    });
    expect(value.findings[0]).toMatchObject({ confidence: 0.75, recommendation: 'Bind the value instead.' });
  });
});

describe('a finding in SARIF', () => {
  const at = (uri: string, startLine: number, endLine: number) => ({
    physicalLocation: { artifactLocation: { uri }, region: { startLine, endLine } },
  });

  it('has the fields of code scanning: a rule, a text, and a place with a line', () => {
    const { value, lost } = converted(
      [make.inlineFinding({ line: '40-42', file: 'src/a b#.ts' }), make.fileFinding(), make.systemFinding()],
      'sarif',
    );
    const { tool, results } = value.runs[0];
    const text = { text: 'security' };
    expect(tool.driver.rules).toEqual([
      { id: 'security', shortDescription: text, fullDescription: text, help: text },
    ]);
    expect(results.map((each: { locations: unknown }) => each.locations)).toEqual([
      [at('src/a%20b%23.ts', 40, 42)],
      [at('src/app.ts', 1, 1)],
    ]);
    expect(results[0]).toMatchObject({ ruleId: 'security', level: 'error' });
    expect(results[0].message.text).toContain('The whole database can be read.\n\nBind the value instead.');
    expect(lost).toEqual(['1 finding without a file']);
  });

  it('keeps a replacement as a fix, and a suppression', () => {
    const fix = '```suggestion\nconst a = 1;\n```';
    const { value } = converted([make.inlineFinding({ fix })], 'sarif');
    expect(read(value, 'sarif').document.findings[0]?.fix?.replacement).toBe('const a = 1;');
    const known = make.synthesized({ suppressed: true, suppression_reason: 'known' });
    expect(converted([known], 'sarif').value.runs[0].results[0].suppressions).toEqual([
      { kind: 'external', justification: 'known' },
    ]);
  });
});
