import { describe, expect, it } from 'vitest';
import { toText } from '../../../src/commands/problem-lines.ts';
import { toErrors } from '../../../src/formats/parse-document.ts';
import { changedLines } from '../../../src/ingest/read-document.ts';
import { Mode } from '../../../src/model/review-document.ts';
import { diffOf, emptyDiff } from '../../support/builders/diff.ts';
import * as make from '../../support/contract-documents.ts';
import { firstFinding, readDocument } from '../../support/read-documents.ts';

const strictly = { strictness: 'strict' } as const;

/** What one finding becomes, without the original that it keeps. */
function canonical(value: unknown) {
  const { native: _, ...rest } = firstFinding(value, strictly);
  return rest;
}

function documentOf(value: unknown, context = {}) {
  const outcome = readDocument(value, { ...strictly, context });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.document;
}

const c2 = (...comments: readonly object[]) => make.reviewData({ line_comments: comments });
const c5 = (fields: object) => make.verdictFile({ findings: [make.verdictFinding({ ...fields })] });
const unsaid = { requiresHuman: false, preExisting: false, status: 'open' };
const app = { path: 'src/app.ts', side: 'RIGHT' };

describe('a finding of C1', () => {
  it('is taken over whole', () => {
    expect(canonical([make.inlineFinding({ line: '40-42', pre_existing: true })])).toEqual({
      scope: 'inline',
      locations: [{ ...app, startLine: 40, endLine: 42 }],
      title: 'The query is built from user input',
      titleDerived: true,
      issue: 'The query is built from user input. Anyone can read every row.',
      implications: 'The whole database can be read.',
      category: 'security',
      severity: 'critical',
      confidence: { band: 'high' },
      fix: { text: 'Bind the value instead.', confidence: 'medium' },
      references: make.inlineFinding()['references'],
      ...unsaid,
      preExisting: true,
      pointer: '/0',
    });
  });

  it.each([
    ['CRITICAL', 'critical'],
    ['MAJOR', 'high'],
    ['MINOR', 'medium'],
    ['INFO', 'info'],
  ])('reads severity %s as %s', (severity, meaning) => {
    expect(canonical([make.fileFinding({ severity })]).severity).toBe(meaning);
  });

  it.each([
    ['```suggestion\nnew\n```', 'new'],
    ['Do this:\n\n~~~ suggestion\na\nb\n~~~\nDone.', 'a\nb'],
    ['```suggestion\n```', ''],
    ['````suggestion\n```\n````', '```'],
    ['```suggestion\r\nnew\r\n```', 'new'],
    ['```ts\nx\n```\n```suggestion\ny\n```', 'y'],
    ['``` `suggestion` ```\n```suggestion\ny\n```', 'y'],
    ['A suggestion.', undefined],
    ['```suggestions\nx\n```', undefined],
    ['```suggestion\nx\n```\n```suggestion\ny\n```', undefined],
    ['```suggestion\nx', undefined],
    ['````md\n```suggestion\nx\n```\n````', undefined],
  ])('takes the only suggestion fence of an inline fix as its replacement: %j', (fix, replacement) => {
    expect(canonical([make.inlineFinding({ fix })]).fix?.replacement).toBe(replacement);
    expect(canonical([make.fileFinding({ fix })]).fix?.replacement).toBeUndefined();
  });

  const block = (...lines: readonly string[]) => `Bind it:\n\`\`\`ts\n${lines.join('\n')}\n\`\`\``;
  const shown = (...lines: readonly string[]) => {
    const diff = diffOf({ 'src/app.ts': 'a\n' }, { 'src/app.ts': `a\n${lines.join('\n')}\n` });
    return { changed: changedLines(diff, emptyDiff) };
  };

  it.each([
    ['one line', 2, block('query(sql, [id]);'), 'HIGH', 'query(sql, [id]);'],
    ['one line, at the place of an indented one', 3, block('query(sql);'), 'HIGH', '  query(sql);'],
    ['as many lines as the place', '2-3', block('one();', 'two();'), 'HIGH', 'one();\ntwo();'],
    ['more lines than the place', 2, block('one();', 'two();'), 'HIGH', undefined],
    ['two blocks', 2, `${block('one();')}\n${block('two();')}`, 'HIGH', undefined],
    ['less confidence', 2, block('one();'), 'MEDIUM', undefined],
  ])(
    'takes a fix that can be applied as it is for a replacement: %s',
    (_, line, fix, confidence, replacement) => {
      const finding = make.inlineFinding({ line, fix, fix_confidence: confidence });
      const [read] = documentOf([finding], shown('run(id);', '  run(sql);')).findings;
      expect(read?.fix?.replacement).toBe(replacement);
    },
  );

  it('names one file where `files` is a text', () => {
    const { ok, document } = readDocument([make.multiFileFinding({ files: 'src/app.ts' })]);
    expect([ok, document?.findings[0]?.scope]).toEqual([true, 'file']);
    expect(document?.findings[0]?.locations).toMatchObject([{ path: 'src/app.ts' }]);
  });

  it('is kept next to a refused one, which is shown with its claims', () => {
    const broken = make.fileFinding({ references: [] });
    const document = documentOf([make.inlineFinding(), broken, make.systemFinding()]);
    expect(document.findings.map(({ pointer }) => pointer)).toEqual(['/0', '/2']);
    expect(document.invalid).toMatchObject([
      { pointer: '/1', claimedSeverity: 'critical', title: 'The query is built from user input' },
    ]);
  });

  it('repeats the issue of one file, whatever the category', () => {
    const repeats = (other: object) =>
      readDocument([make.inlineFinding({ issue: 'The same.' }), other]).problems.map(
        ({ rule, path }) => rule + path,
      );
    expect(repeats(make.fileFinding({ issue: 'The same.', category: 'tests' }))).toEqual(['C1/N3/1/issue']);
    expect(repeats(make.fileFinding({ issue: 'The same.', file: 'src/b.ts' }))).toEqual([]);
    expect(repeats(make.fileFinding({ issue: 'The same. Not so.' }))).toEqual([]);
  });
});

describe('a comment of C2', () => {
  it('is taken over whole', () => {
    expect(canonical(make.reviewData())).toEqual({
      scope: 'inline',
      locations: [{ ...app, startLine: 42 }],
      title: 'Null dereference on missing user',
      titleDerived: false,
      issue: 'The user may be absent here.',
      category: 'critical',
      severity: 'critical',
      confidence: { band: 'high', value: 95 },
      fix: { text: 'Check for null first.', confidence: 'medium' },
      references: [],
      evidence: { type: 'hunk_level_code', detail: 'user.name' },
      ...unsaid,
      pointer: '/line_comments/0',
    });
  });

  it.each([
    [85, 'high'],
    [84.9, 'medium'],
    [60, 'medium'],
    [59, 'low'],
    [40, 'low'],
    [39, 'speculative'],
  ])('bands a confidence of %d as %s', (confidence, band) => {
    expect(canonical(c2(make.comment({ confidence }))).confidence).toEqual({ band, value: confidence });
  });

  it('keeps the kind of severity as category', () => {
    const words = ['critical', 'security', 'performance', 'logic', 'improvement', 'clarity'];
    const { findings } = documentOf(c2(...words.map((severity) => make.comment({ severity }))));
    expect(findings.map(({ category, severity }) => `${category} ${severity}`).join(', ')).toBe(
      'critical critical, security high, performance medium, logic medium, improvement low, clarity low',
    );
  });

  it('has neither fix nor evidence where they are blank', () => {
    const finding = canonical(c2(make.comment({ suggestion: ' ', code_context: '' })));
    expect(finding).toMatchObject({ fix: undefined, evidence: undefined });
  });

  it('is reported on in an invalid document too', () => {
    const broken = make.reviewData({ version: 1, line_comments: [make.comment({ line: 'x' })] });
    const outcome = readDocument(broken, strictly);
    expect(outcome.ok).toBe(false);
    expect(outcome.problems.map(({ rule }) => rule)).toEqual(['C2/document', 'C2/line']);
  });
});

describe('a finding of C3', () => {
  it('is taken over whole', () => {
    expect(canonical([make.candidate()])).toEqual({
      nativeId: 'F1',
      scope: 'inline',
      locations: [{ ...app, startLine: 40, endLine: 42 }],
      title: 'Cache is never invalidated',
      titleDerived: false,
      issue: 'Readers see stale rows.',
      category: 'general',
      severity: 'high',
      confidence: { band: 'medium' },
      references: [],
      evidence: { type: 'hunk_level_code', detail: 'cache.set(key, rows)' },
      action: 'fix',
      ...unsaid,
      pointer: '/0',
    });
  });

  it.each([
    [{ line_start: null, line_end: null }, [app]],
    [{ line_end: null }, [{ ...app, startLine: 40 }]],
    [{ line_end: 40 }, [{ ...app, startLine: 40 }]],
  ])('is at its lines: %j', (fields, locations) => {
    expect(canonical([make.candidate(fields)]).locations).toEqual(locations);
  });

  it.each([
    [{ suppressed: true, suppression_reason: 'known' }, { reason: 'known' }],
    [{ suppressed: true }, { reason: 'no reason given' }],
    [{}, undefined],
  ])('keeps the claims of synthesis: %j', (fields, suppressed) => {
    const { confidence, claimed } = canonical([make.synthesized(fields)]);
    expect(confidence).toEqual({ band: 'high' });
    expect(claimed).toEqual({ corroboratedBy: ['challenger'], contestedBy: [], suppressed });
  });

  it('keeps its title and severity where it is refused', () => {
    const silent = { source: '', title: 3, severity: '', why_it_matters: '' };
    const { invalid } = documentOf([make.candidate({ source: 'human' }), make.candidate(silent)]);
    expect(invalid.map(({ title, claimedSeverity }) => [title, claimedSeverity])).toEqual([
      ['Cache is never invalidated', 'high'],
      [undefined, undefined],
    ]);
  });
});

describe('C4', () => {
  const stepOf = (fields: object) => {
    const step = make.step({ files: undefined, ...fields });
    return canonical(make.planEnvelope({ plan: { touch_budget: {}, steps: [step] } }));
  };

  it('gives findings of steps and follow-ups', () => {
    const document = documentOf(make.planEnvelope());
    expect(document.state).toEqual({ state: 'reviewed' });
    expect(document.findings.map(({ pointer, severity }) => `${pointer} ${severity}`)).toEqual([
      '/plan/steps/0 medium',
      '/plan/follow_up_findings/0 info',
    ]);
  });

  it.each([
    [make.planEnvelope({ validation_status: 'blocked' }), 'blocked'],
    [make.clarificationEnvelope(), 'needs_input'],
    [make.validationErrorEnvelope(), 'invalid'],
    [make.dependencyErrorEnvelope(), 'unavailable'],
  ])('is a typed outcome', (envelope, state) => {
    expect(documentOf(envelope).state.state).toBe(state);
    expect(readDocument(envelope).provesClean).toBe(false);
  });

  it('asks its questions with their options', () => {
    expect(documentOf(make.clarificationEnvelope()).questions).toMatchObject([
      { id: 'q1', recommended: 'A', options: [{ key: 'A', text: 'Keep — Nothing moves.' }, {}, {}] },
    ]);
  });

  const inOrder = { A: 'Keep', B: { label: 'Move' }, C: 'Ask' };
  const listed = Object.entries(inOrder).map(([key, answer]) => ({ [key]: answer }));

  it.each([
    [
      'a list of objects with keys',
      [
        { key: 'A', label: 'Keep' },
        { key: 'B', label: 'Move' },
        { key: 'C', label: 'Ask' },
      ],
      [],
    ],
    ['a list of objects with one entry', listed, []],
    ['an object by key', inOrder, ['C4/questions']],
  ])('offers its options in %s', (_, options, deviations) => {
    const envelope = make.clarificationEnvelope({ clarification_questions: [make.question({ options })] });
    const { document, problems } = readDocument(envelope);
    expect(document?.questions[0]?.options).toEqual([
      { key: 'A', text: 'Keep' },
      { key: 'B', text: 'Move' },
      { key: 'C', text: 'Ask' },
    ]);
    expect(problems.map(({ rule }) => rule)).toEqual(deviations);
    expect(readDocument(envelope, strictly).ok).toBe(deviations.length === 0);
  });

  it.each([
    [[], []],
    [
      ['src/store.ts as well', { path: 'src/api', why: 'its callers' }, ''],
      ['src/store.ts as well', 'src/api — its callers'],
    ],
  ])('is whole where it asks for more scope, which people are asked about: %j', (needed, asked) => {
    const document = documentOf(make.planEnvelope({ scope_expansion_needed: needed }));
    expect(document).toMatchObject({ state: { state: 'reviewed' }, complete: true });
    const questions = document.questions.map(({ question }) => question);
    expect(questions).toEqual(asked.map((each) => expect.stringContaining(each)));
  });

  it.each([
    [{}, 'system', []],
    [{ files: ['src/app.ts'] }, 'file', ['src/app.ts']],
    [{ files: ['src/app.ts', './src/app.ts'] }, 'file', ['src/app.ts']],
    [{ files: ['src/app.ts', 'src/b.ts'] }, 'multi-file', ['src/app.ts', 'src/b.ts']],
  ])('has a step in the files that it names: %j', (fields, scope, paths) => {
    const { locations, scopeText, scope: read } = stepOf(fields);
    expect(read).toBe(scope);
    expect(locations).toEqual(paths.map((path) => ({ path, side: 'RIGHT' })));
    expect(scopeText).toBe(scope === 'system' ? 'Extract the hook' : undefined);
  });

  it.each([
    [{ why_now: 'It is touched.', reason: 'Other.' }, { issue: 'It is touched.' }],
    [{ why_now: ' ', reason: 'It is long.' }, { issue: 'It is long.' }],
    [{ why_now: undefined }, { issue: 'Extract the hook', title: 'Extract the hook' }],
    [{ behavior_change: 'requires_approval' }, { requiresHuman: true, category: 'refactoring' }],
    [{ behavior_change: 'none' }, { requiresHuman: false }],
  ])('reads a step with %j', (fields, finding) => {
    expect(stepOf(fields)).toMatchObject(finding);
  });
});

describe('a finding of C5', () => {
  it('is taken over whole', () => {
    expect(canonical(c5({}))).toEqual({
      nativeId: `security-${make.appHash}-42-48`,
      scope: 'inline',
      locations: [{ ...app, startLine: 42, endLine: 48 }],
      title: 'Token is logged',
      titleDerived: false,
      issue: 'Token is logged',
      category: 'security',
      severity: 'high',
      confidence: { band: 'high', value: 0.8 },
      fix: { text: 'Remove the log line.', confidence: 'medium' },
      references: [],
      ...unsaid,
      pointer: '/findings/0',
    });
  });

  it.each([
    [{ lineRange: undefined }, 'file', [app]],
    [{ lineRange: '42-42' }, 'inline', [{ ...app, startLine: 42 }]],
    [{ file: '', lineRange: undefined }, 'system', []],
  ])('is at its range: %j', (fields, scope, locations) => {
    const finding = canonical(c5(fields));
    expect(finding.scope).toBe(scope);
    expect(finding.locations).toEqual(locations);
  });

  it.each([
    [0.75, 'high'],
    [0.749, 'medium'],
    [0.6, 'medium'],
    [0.599, 'low'],
    [0.5, 'low'],
    [0.499, 'speculative'],
  ])('has at %d the confidence %s', (value, band) => {
    expect(canonical(c5({ confidence: value })).confidence).toEqual({ band, value });
  });

  it.each([
    ['full', [undefined, 'full', 'verify', 'quick']],
    ['verify', ['verify']],
    ['quick', ['quick']],
  ])('in a file of mode %s is all that was asked for in %j', (mode, whole) => {
    const modes = [undefined, ...Mode.options];
    const isWhole = (asked: Mode | undefined) =>
      documentOf(make.verdictFile({ mode }), asked && { mode: asked }).complete;
    expect(modes.filter(isWhole)).toEqual(modes.filter((each) => whole.includes(each)));
  });
});

describe('the answer', () => {
  it('lists at most 200 problems, the gravest first to be kept, and counts the rest', () => {
    const findings = Array.from({ length: 300 }, () => make.inlineFinding({ odd: 1, issue: 'Same.' }));
    const answer = toErrors(readDocument([...findings, make.inlineFinding({ severity: 'x' })]));
    expect(answer.errors).toHaveLength(200);
    expect(answer.omitted).toBeGreaterThan(300);
    expect(answer.valid).toBe(false);
    expect(toErrors(readDocument(findings)).valid).toBe(true);
    expect(answer.errors.map(({ rule }) => rule)).toContain('C1/severity');
  });

  it('suggests the nearest known value', () => {
    const [problem] = readDocument([make.inlineFinding({ severity: 'MAJR' })], strictly).problems;
    expect(problem?.recommendation).toBe('Write "MAJOR".');
  });

  it('reads like a compiler, and states how many problems more there are', () => {
    const { problems } = readDocument('[\n  {"type": "nothing", "issue": 5}\n]', strictly);
    const text = toText(problems, 'out.json', 3);
    expect(text).toMatch(/^out\.json:2:12: error C1\/type "type" is "nothing"; /);
    expect(text).toContain('3 more problems');
  });

  it('quotes untrusted text on one line, however long or invisible', () => {
    const [problem] = readDocument([
      make.inlineFinding({ severity: `a\n\u202e${'b'.repeat(500)}` }),
    ]).problems;
    expect(problem?.message).toContain('"a\\n\\u202eb');
    expect(problem?.message.length).toBeLessThan(250);
  });
});
