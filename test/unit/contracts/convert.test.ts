import { describe, expect, it } from 'vitest';
import { convert } from '../../../src/contracts/convert/convert.ts';
import type { Format } from '../../../src/contracts/format.ts';
import { parseDocument } from '../../../src/contracts/parse-document.ts';
import * as make from '../../support/contract-documents.ts';

const header = {
  pullRequest: 7,
  repository: 'octo/app',
  head: 'abc1234',
  timestamp: '2026-01-13T10:30:00Z',
  reference: '[the rules](https://example.org/rules)',
};

function converted(value: unknown, to: Format, said: object = header) {
  const source = parseDocument({ bytes: new TextEncoder().encode(JSON.stringify(value)) });
  if (!source.ok) throw new Error(JSON.stringify(source.problems));
  const conversion = convert(source.document, to, said);
  if (!conversion.ok) throw new Error(conversion.message);
  const notes = conversion.notes.map(({ kind, pointer, field }) => `${kind} ${pointer} ${field}`);
  return { value: JSON.parse(conversion.text), notes };
}

describe('a finding of C1 in C3', () => {
  it('says what it said, and its references stand in for evidence', () => {
    const { value, notes } = converted([make.inlineFinding({ line: '40-42' })], 'candidate-findings');
    expect(value).toEqual([
      {
        finding_id: `security-${make.appHash}-40-42`,
        source: 'fresh_eyes',
        title: 'The query is built from user input',
        file: 'src/app.ts',
        line_start: 40,
        line_end: 42,
        hunk: null,
        why_it_matters:
          'The query is built from user input. Anyone can read every row.\n\nThe whole database can be read.',
        evidence: {
          type: 'contextual_reasoning',
          detail: Object(make.inlineFinding()).references.join('\n'),
        },
        confidence: 'high',
        severity: 'critical',
        action: 'fix',
        requires_human: false,
      },
    ]);
    expect(notes).toEqual(['lost /0 category', 'lost /0 fix', 'lost /0 references', 'missing /0 evidence']);
  });

  it.each([
    [make.inlineFinding(), 42, 42],
    [make.fileFinding(), null, null],
  ])('stands where it stood, case %#', (finding, line_start, line_end) => {
    expect(converted([finding], 'candidate-findings').value[0]).toMatchObject({ line_start, line_end });
  });

  it('is discussed where it has no fix, and lost where it has no file', () => {
    const { value, notes } = converted(
      [make.fileFinding({ fix: '', severity: 'INFO' }), make.systemFinding()],
      'candidate-findings',
    );
    expect(value).toMatchObject([{ action: 'discuss', severity: 'low' }]);
    expect(notes).toContain('changed /0 severity');
    expect(notes).toContain('lost /1 finding');
  });

  it('comes from a verifier where a tool made it', () => {
    expect(converted(make.eslintOutput(), 'candidate-findings').value[0].source).toBe('verifier');
  });
});

describe('a finding in C2', () => {
  it('says what it said, in a document about the pull request', () => {
    const { value, notes } = converted([make.inlineFinding()], 'review-data');
    expect(value).toEqual({
      version: '1.0',
      pr_info: { number: 7, repo: 'octo/app', title: '', description: '', head_sha: 'abc1234' },
      review_summary: {
        overview: '',
        confidence_breakdown: { high: 1, medium: 0, low: 0, suggestions: 0 },
        key_findings: [],
        security_assessment: '',
        positive_highlights: '',
      },
      line_comments: [
        {
          file: 'src/app.ts',
          line: 42,
          confidence: 85,
          confidence_level: 'high',
          severity: 'critical',
          title: 'The query is built from user input',
          description: 'The query is built from user input. Anyone can read every row.',
          suggestion: 'Bind the value instead.',
        },
      ],
      review_event: 'COMMENT',
      metadata: {
        reviewed_at: '2026-01-13T10:30:00Z',
        reviewer_agent: 'review-output',
        files_analyzed: 1,
        total_issues: 1,
      },
    });
    expect(notes).toEqual(['lost /0 implications', 'lost /0 references', 'changed /0 category']);
  });

  it.each([
    ['CRITICAL', 'security', 'critical', ['category']],
    ['MAJOR', 'security', 'security', []],
    ['MAJOR', 'tests', 'logic', ['severity', 'category']],
    ['MINOR', 'performance', 'performance', []],
    ['MINOR', 'tests', 'logic', ['category']],
    ['INFO', 'clarity', 'clarity', ['severity']],
    ['INFO', 'tests', 'improvement', ['severity', 'category']],
  ])('of severity %s and category %s is of severity %s there', (severity, category, word, fields) => {
    const { value, notes } = converted([make.inlineFinding({ severity, category })], 'review-data');
    expect(value.line_comments[0].severity).toBe(word);
    expect(notes.filter((note) => note.startsWith('changed'))).toEqual(
      fields.map((field) => `changed /0 ${field}`),
    );
  });

  it.each([
    ['HIGH', 85, 'high'],
    ['MEDIUM', 60, 'medium'],
    ['LOW', 40, 'low'],
  ])('of confidence %s has the smallest number of its level, %d', (word, confidence, confidence_level) => {
    const { value } = converted([make.inlineFinding({ confidence: word })], 'review-data');
    expect(value.line_comments[0]).toMatchObject({ confidence, confidence_level });
  });

  it('carries no number over from another scale, and code alone as evidence', () => {
    const { value, notes } = converted(make.verdictFile(), 'review-data');
    expect(value.line_comments[0].confidence).toBe(85);
    expect(notes).toContain('changed /findings/0 confidence');
    const [code, words] = ['hunk_level_code', 'repo_policy'].map((type) =>
      converted([make.candidate({ evidence: { type, detail: 'x' } })], 'review-data'),
    );
    expect(code?.value.line_comments[0].code_context).toBe('x');
    expect(code?.notes).not.toContain('lost /0 evidence');
    expect(words?.value.line_comments[0]).not.toHaveProperty('code_context');
    expect(words?.notes).toContain('lost /0 evidence');
  });

  it('has its title among the key findings where it has no line', () => {
    const { value } = converted([make.inlineFinding(), make.fileFinding()], 'review-data');
    expect(value.review_summary.key_findings).toEqual(['The query is built from user input']);
  });
});

describe('a finding in C1', () => {
  it.each([
    [make.candidate(), 'The cache', 'Cache is never invalidated. Readers see stale rows.'],
    [make.candidate({ title: 'Stale?' }), 'Stale?', 'Stale? Readers see stale rows.'],
    [make.candidate({ title: 'Readers' }), 'Readers', 'Readers see stale rows.'],
  ])('begins with its title, case %#', (candidate, _, issue) => {
    expect(converted([candidate], 'review-output').value[0].issue).toBe(issue);
  });

  it.each([
    [make.candidate(), { type: 'inline', file: 'src/app.ts', line: '40-42' }],
    [make.candidate({ line_end: null }), { type: 'inline', file: 'src/app.ts', line: 40 }],
    [make.candidate({ line_start: null, line_end: null }), { type: 'file', file: 'src/app.ts' }],
  ])('stands where it stood, case %#', (candidate, place) => {
    expect(converted([candidate], 'review-output').value[0]).toMatchObject(place);
  });

  it('has a fence for what can be applied, longer than any in it', () => {
    const text = '```\nx\n```';
    const suggestions = [{ range: { start: { line: 3 }, end: { line: 3 } }, text }];
    const location = { path: 'src/app.ts', range: { start: { line: 3 } } };
    const log = make.rdjson({ diagnostics: [make.diagnostic({ location, suggestions })] });
    expect(converted(log, 'review-output').value[0].fix).toBe(
      `Replace with: ${text}\n\n\`\`\`\`suggestion\n${text}\n\`\`\`\``,
    );
  });

  it('cites what was given beside what is no link', () => {
    const { value, notes } = converted([make.candidate()], 'review-output');
    expect(value[0].references).toEqual([header.reference]);
    expect(notes).toContain('missing /0 references');
    expect(notes).toContain('missing /0 fix');
    const kept = converted(make.planEnvelope(), 'review-output', header).notes;
    expect(kept.filter((note) => note.endsWith(' fix'))).toEqual([]);
  });
});

describe('a finding in C4', () => {
  it.each([
    ['CRITICAL', 'C'],
    ['MINOR', 'C'],
    ['INFO', 'D'],
  ])('of severity %s is a follow-up of tier %s', (severity, tier) => {
    const { value } = converted([make.inlineFinding({ severity })], 'envelope');
    expect(value.plan).toEqual({
      touch_budget: {},
      steps: [],
      follow_up_findings: [
        {
          tier,
          title: 'The query is built from user input',
          reason: 'The query is built from user input. Anyone can read every row.',
          files: ['src/app.ts'],
        },
      ],
    });
  });

  it('loses its line where it has one', () => {
    const lines = (finding: object) =>
      converted([finding], 'envelope').notes.filter((note) => note.endsWith(' line'));
    expect(lines(make.inlineFinding())).toEqual(['lost /0 line']);
    expect(lines(make.fileFinding())).toEqual([]);
  });

  it('stands beside the words of its review', () => {
    expect(converted(make.reviewData(), 'envelope').value.presentation.user_markdown).toBe('Adds users.');
    expect(converted([make.inlineFinding()], 'envelope').value).toMatchObject({
      validation_status: 'accepted',
      presentation: { user_markdown: '1 finding' },
    });
  });
});

describe('a finding in C5', () => {
  it('has an id of its own, and the floor of its confidence', () => {
    const { value, notes } = converted(
      [make.inlineFinding(), make.inlineFinding({ issue: 'Other.' })],
      'verdict',
    );
    const id = `security-${make.appHash}-42`;
    expect(value.findings.map((finding: { id: string }) => finding.id)).toEqual([id, `${id}-2`]);
    expect(value).toMatchObject({ verdict: 'FAIL', target: 'octo/app', summary: { blocker: 2 } });
    expect(value.findings[0]).toMatchObject({ confidence: 0.75, recommendation: 'Bind the value instead.' });
    expect(notes).toContain('lost /0 issue');
    expect(notes).not.toContain('missing  timestamp');
    expect(converted([], 'verdict', {}).notes).toContain('missing  timestamp');
  });
});
