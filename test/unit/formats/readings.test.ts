import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../src/formats/format-definition.ts';
import { type DocumentRequest, parseDocument } from '../../../src/formats/parse-document.ts';
import { toErrors, toText } from '../../../src/formats/report-entry.ts';
import { Mode } from '../../../src/model/review-document.ts';
import { changedLines } from '../../support/changed-lines.ts';
import * as make from '../../support/contract-documents.ts';

function outcomeOf(value: unknown, request: Omit<DocumentRequest, 'bytes'> = {}) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return parseDocument({ strictness: 'strict', ...request, bytes: new TextEncoder().encode(text) });
}

function documentOf(value: unknown, context: Context = {}) {
  const outcome = outcomeOf(value, { context });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.document;
}

function findingOf(value: unknown, context: Context = {}) {
  const [finding] = documentOf(value, context).findings;
  if (finding === undefined) throw new Error('no finding was read');
  return finding;
}

describe('C1', () => {
  it.each([
    ['CRITICAL', 'critical'],
    ['MAJOR', 'high'],
    ['MINOR', 'medium'],
    ['INFO', 'info'],
  ])('reads severity %s as %s', (severity, canonical) => {
    expect(findingOf([make.inlineFinding({ severity })]).severity).toBe(canonical);
  });

  it.each([
    [{ line: 42 }, { startLine: 42 }],
    [{ line: '42-48' }, { startLine: 42, endLine: 48 }],
    [
      { line: 42, line_end: 48 },
      { startLine: 42, endLine: 48 },
    ],
    [{ line: '42-42' }, { startLine: 42 }],
  ])('reads the lines %j', (lines, location) => {
    expect(findingOf([make.inlineFinding(lines)]).locations).toEqual([
      { path: 'src/app.ts', side: 'RIGHT', ...location },
    ]);
  });

  it('keeps good findings next to a refused one, which is shown with its claims', () => {
    const document = documentOf([
      make.inlineFinding(),
      make.fileFinding({ references: [] }),
      make.systemFinding(),
    ]);
    expect(document.findings.map(({ pointer }) => pointer)).toEqual(['/0', '/2']);
    expect(document.refused).toMatchObject([
      { pointer: '/1', claimedSeverity: 'critical', title: 'The query is built from user input' },
    ]);
  });

  it('takes the only suggestion fence of an inline fix as its replacement', () => {
    const fix = 'Bind it:\n```suggestion\nawait db.get(id);\n```\nas elsewhere.';
    expect(findingOf([make.inlineFinding({ fix })]).fix?.replacement).toBe('await db.get(id);');
    expect(findingOf([make.fileFinding({ fix })]).fix?.replacement).toBeUndefined();
    expect(findingOf([make.inlineFinding({ fix: `${fix}\n${fix}` })]).fix?.replacement).toBeUndefined();
    expect(
      findingOf([make.inlineFinding({ fix: `\`\`\`\`md\n${fix}\n\`\`\`\`` })]).fix?.replacement,
    ).toBeUndefined();
  });

  it('names the nearest commentable lines', () => {
    const changed = changedLines({ 'src/app.ts': [40, 41, 44] });
    const [problem] = outcomeOf([make.inlineFinding()], { context: { changed } }).problems;
    expect(problem).toMatchObject({ rule: 'C1/line-in-diff', grade: 'relocated' });
    expect(problem?.recommendation).toContain('40, 41, 44');
  });

  it.each([
    'The same words.',
    '!!!',
    `${'A long issue that begins like others do, and goes on and on. '.repeat(9)}`,
  ])('reports the issue %j when it is reported twice for one file, whatever the category', (issue) => {
    const twice = [make.inlineFinding({ issue }), make.fileFinding({ issue, category: 'tests' })];
    const elsewhere = [make.inlineFinding({ issue }), make.fileFinding({ issue, file: 'src/b.ts' })];
    expect(outcomeOf(twice).problems.map(({ rule, path }) => `${rule} ${path}`)).toEqual(['C1/N3 /1/issue']);
    expect(outcomeOf(elsewhere).problems).toEqual([]);
  });

  it('distinguishes issues that only begin alike', () => {
    const issues = ['The lock is taken. Then it is lost.', 'The lock is taken. Then it is kept.'];
    expect(outcomeOf(issues.map((issue) => make.inlineFinding({ issue }))).problems).toEqual([]);
  });

  it('suggests the nearest known value', () => {
    const [problem] = outcomeOf([make.inlineFinding({ severity: 'MAJR' })]).problems;
    expect(problem?.recommendation).toBe('Write "MAJOR".');
  });
});

describe('C2', () => {
  it.each([
    [100, 'high'],
    [85, 'high'],
    [84.9, 'medium'],
    [60, 'medium'],
    [59, 'low'],
    [40, 'low'],
    [39, 'speculative'],
    [0, 'speculative'],
  ])('bands a confidence of %d as %s', (confidence, band) => {
    const finding = findingOf(make.reviewData({ line_comments: [make.comment({ confidence })] }));
    expect(finding.confidence).toEqual({ band, value: confidence });
  });

  it('keeps the kind of severity as category', () => {
    const comments = ['critical', 'security', 'performance', 'logic', 'improvement', 'clarity'].map(
      (severity) => make.comment({ severity }),
    );
    const read = documentOf(make.reviewData({ line_comments: comments })).findings;
    expect(read.map(({ category, severity }) => `${category} ${severity}`)).toEqual([
      'critical critical',
      'security high',
      'performance medium',
      'logic medium',
      'improvement low',
      'clarity low',
    ]);
  });

  it.each([{ pullRequest: 8 }, { repository: 'octo/other' }, { head: 'f'.repeat(40) }])(
    'refuses the document when the review is of %j',
    (context) => {
      expect(outcomeOf(make.reviewData(), { context }).ok).toBe(false);
    },
  );

  it('reports every finding of an invalid document', () => {
    const outcome = outcomeOf(make.reviewData({ version: 1, line_comments: [make.comment({ line: 'x' })] }));
    expect(outcome.ok).toBe(false);
    expect(outcome.problems.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['C2/document', 'C2/line']),
    );
  });
});

describe('C3', () => {
  it('keeps synthesis results as a claim, and takes its merged confidence', () => {
    const finding = findingOf([make.synthesized({ suppressed: true, suppression_reason: 'seen before' })]);
    expect(finding.confidence.band).toBe('high');
    expect(finding.claimed).toEqual({
      corroboratedBy: ['challenger'],
      contestedBy: [],
      suppressed: { reason: 'seen before' },
    });
  });
});

describe('C4', () => {
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
    const outcome = outcomeOf(envelope);
    expect(outcome.ok && outcome.document.state.state).toBe(state);
    expect(outcome.provesClean).toBe(false);
  });

  it('asks its questions with their options', () => {
    expect(documentOf(make.clarificationEnvelope()).questions).toMatchObject([
      { id: 'q1', recommended: 'A', options: [{ key: 'A', text: 'Keep — Nothing moves.' }, {}, {}] },
    ]);
  });
});

describe('C5', () => {
  it('reads a finding without a file as one of the system', () => {
    const finding = findingOf(
      make.verdictFile({ findings: [make.verdictFinding({ file: '', lineRange: undefined })] }),
    );
    expect(finding).toMatchObject({
      scope: 'system',
      locations: [],
      confidence: { band: 'high', value: 0.8 },
    });
  });

  it('lets a team agent mark findings without touching counts or verdict', () => {
    const findings = [make.verdictFinding({ status: 'fixed' })];
    expect(outcomeOf(make.verdictFile({ findings })).problems).toEqual([]);
  });
});

describe('a C5 document', () => {
  it.each([
    ['full', [undefined, 'full', 'verify', 'quick']],
    ['verify', ['verify']],
    ['quick', ['quick']],
  ])('that is %s by its status is complete where no more is required', (mode, whole) => {
    const modes = [undefined, ...Mode.options];
    const isWhole = (asked: Mode | undefined) =>
      documentOf(make.verdictFile({ mode }), asked && { mode: asked }).complete;
    expect(modes.filter(isWhole)).toEqual(modes.filter((each) => whole.includes(each)));
  });
});

describe('SARIF', () => {
  const atRoot = { paths: { root: '/home/runner/app' } };

  function located(uri: string, run: object = {}, context: Context = atRoot) {
    const locations = [
      {
        physicalLocation: {
          artifactLocation: { uri, uriBaseId: 'ROOT' },
          region: { startLine: 4, endLine: 6, endColumn: 1 },
        },
      },
    ];
    return findingOf(
      make.sarifLog({ runs: [make.sarifRun({ results: [make.sarifResult({ locations })], ...run })] }),
      context,
    );
  }

  it.each([
    ['file:///home/runner/app/src/a%20b.ts', {}],
    ['src/a%20b.ts', {}],
    ['a%20b.ts', { originalUriBaseIds: { ROOT: { uri: 'file:///home/runner/app/src/' } } }],
    [
      'a%20b.ts',
      {
        originalUriBaseIds: {
          ROOT: { uri: 'src/', uriBaseId: 'TOP' },
          TOP: { uri: 'file:///home/runner/app/' },
        },
      },
    ],
  ])('finds the path of %s beneath the working directory', (uri, run) => {
    expect(located(uri, run).locations).toEqual([
      { path: 'src/a b.ts', startLine: 4, endLine: 5, side: 'RIGHT' },
    ]);
  });

  it('puts the prefix of its reviewer before a relative path', () => {
    expect(located('src/a.ts', {}, { paths: { prefix: 'web' } }).locations[0]?.path).toBe('web/src/a.ts');
  });

  it('takes level and message from the rule where the result has none', () => {
    const rules = [
      {
        id: 'r',
        defaultConfiguration: { level: 'note' },
        messageStrings: { m: { text: 'Avoid {0} {{here}}.' } },
      },
    ];
    const result = make.sarifResult({
      ruleId: 'r',
      level: undefined,
      message: { id: 'm', arguments: ['eval'] },
    });
    const run = make.sarifRun({ tool: { driver: { name: 't', rules } }, results: [result] });
    expect(findingOf(make.sarifLog({ runs: [run] }))).toMatchObject({
      severity: 'low',
      issue: 'Avoid eval {here}.',
    });
  });

  it('keeps suppressions as claims, and takes no finding from results that report no problem', () => {
    const suppressed = make.sarifResult({ suppressions: [{ kind: 'inSource', justification: 'test code' }] });
    const harmless = ['pass', 'notApplicable', 'informational'].map((kind) => make.sarifResult({ kind }));
    const document = documentOf(
      make.sarifLog({ runs: [make.sarifRun({ results: [...harmless, suppressed] })] }),
    );
    expect(document.findings.map(({ claimed }) => claimed?.suppressed?.reason)).toEqual(['test code']);
  });

  it.each([
    ['review', true],
    ['open', false],
    ['fail', false],
  ])('leaves to people the decisions of a result of kind %s', (kind, requiresHuman) => {
    const result = make.sarifResult({ kind, level: kind === 'fail' ? 'error' : 'none' });
    const finding = findingOf(make.sarifLog({ runs: [make.sarifRun({ results: [result] })] }));
    expect(finding).toMatchObject({ requiresHuman, severity: kind === 'fail' ? 'high' : 'info' });
  });

  it('names the further places in its file that a result has to be corrected at', () => {
    const at = (startLine: number, uri = 'src/app.ts') => ({
      physicalLocation: { artifactLocation: { uri }, region: { startLine } },
    });
    const read = (...locations: readonly object[]) =>
      findingOf(make.sarifLog({ runs: [make.sarifRun({ results: [make.sarifResult({ locations })] })] }));
    expect(read(at(4), at(9), at(4), at(9))).toMatchObject({
      locations: [{ path: 'src/app.ts', startLine: 4 }],
      references: ['src/app.ts:9'],
    });
    expect(read(at(4), at(9, 'src/b.ts'))).toMatchObject({
      scope: 'multi-file',
      locations: [
        { path: 'src/app.ts', startLine: 4 },
        { path: 'src/b.ts', startLine: 9 },
      ],
      references: [],
    });
  });

  it('keeps a result whose suppression was rejected or is still under review', () => {
    const suppressions = [{ kind: 'external' }, { kind: 'external', status: 'underReview' }];
    const result = make.sarifResult({ suppressions });
    expect(
      findingOf(make.sarifLog({ runs: [make.sarifRun({ results: [result] })] })).claimed,
    ).toBeUndefined();
  });

  it('skips findings of earlier runs', () => {
    const results = [
      make.sarifResult({ baselineState: 'absent' }),
      make.sarifResult({ baselineState: 'new' }),
    ];
    const { findings } = documentOf(make.sarifLog({ runs: [make.sarifRun({ results })] }));
    expect(findings.map(({ pointer }) => pointer)).toEqual(['/runs/0/results/1']);
  });

  it('reads every run by its own rules and bases', () => {
    const run = (name: string, base: string) =>
      make.sarifRun({
        tool: { driver: { name, rules: [{ id: name }] } },
        originalUriBaseIds: { ROOT: { uri: `file:///home/runner/app/${base}/` } },
        results: [
          make.sarifResult({
            ruleId: undefined,
            ruleIndex: 0,
            locations: [{ physicalLocation: { artifactLocation: { uri: 'a.ts', uriBaseId: 'ROOT' } } }],
            relatedLocations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'b.ts', uriBaseId: 'ROOT' },
                  region: { startLine: 3 },
                },
                message: { text: 'declared here' },
              },
            ],
          }),
        ],
      });
    const { findings } = documentOf(make.sarifLog({ runs: [run('one', 'x'), run('two', 'y')] }), atRoot);
    expect(
      findings.map(({ category, locations, references }) => [category, locations[0]?.path, references]),
    ).toEqual([
      ['one', 'x/a.ts', ['x/b.ts:3 — declared here']],
      ['two', 'y/a.ts', ['y/b.ts:3 — declared here']],
    ]);
  });

  it('keeps partial fingerprints and all else that it does not interpret', () => {
    expect(findingOf(make.sarifLog()).native).toMatchObject({
      partialFingerprints: { primaryLocationLineHash: 'abc:1' },
    });
  });

  it('proves nothing by silence where the tool failed or checked nothing', () => {
    const clean = make.sarifLog({ runs: [make.sarifRun({ results: [] })] });
    expect(outcomeOf(clean).provesClean).toBe(true);
    expect(outcomeOf(make.sarifLog({ runs: [] })).provesClean).toBe(false);
    expect(outcomeOf(make.sarifLog({ runs: [make.sarifRun({ results: null })] })).provesClean).toBe(false);
    const failed = make.sarifRun({ results: [], invocations: [{ executionSuccessful: false }] });
    expect(outcomeOf(make.sarifLog({ runs: [failed] })).provesClean).toBe(false);
  });

  it('is read from gzip through the inflater it is given', () => {
    const bytes = gzipSync(JSON.stringify(make.sarifLog()));
    const outcome = parseDocument({
      bytes,
      gunzip: (packed, limit) => gunzipSync(packed, { maxOutputLength: limit }),
    });
    expect(outcome.ok && outcome.format).toBe('sarif');
  });
});

describe('RDFormat', () => {
  it('takes severity and source of the whole document where a diagnostic has none', () => {
    const diagnostics = [make.diagnostic({ severity: undefined, code: undefined })];
    expect(findingOf(make.rdjson({ diagnostics }))).toMatchObject({ severity: 'high', category: 'linter' });
  });

  it.each([
    ['ERROR', 'high'],
    ['WARNING', 'medium'],
    ['INFO', 'info'],
    [1, 'high'],
    [2, 'medium'],
    [3, 'info'],
    ['UNKNOWN_SEVERITY', 'info'],
    [0, 'info'],
    [null, 'info'],
  ])('reads severity %j as %s where the document has INFO', (severity, canonical) => {
    const diagnostics = [make.diagnostic({ severity })];
    expect(findingOf(make.rdjson({ diagnostics, severity: 'INFO' })).severity).toBe(canonical);
  });

  it('needs attention where no severity is given', () => {
    const diagnostics = [make.diagnostic({ severity: 0 })];
    expect(findingOf(make.rdjson({ diagnostics, severity: undefined })).severity).toBe('medium');
  });

  it('takes null, and 0 for a position, as absent', () => {
    const unset = make.diagnostic({
      location: { path: 'a.ts', range: { start: { line: 7, column: 0 }, end: { line: 0, column: 0 } } },
      code: null,
      source: null,
      suggestions: null,
      related_locations: null,
    });
    expect(findingOf(make.rdjson({ diagnostics: [unset] }))).toMatchObject({
      category: 'linter',
      locations: [{ path: 'a.ts', startLine: 7, side: 'RIGHT' }],
      references: [],
    });
    const nowhere = make.diagnostic({ location: { path: 'a.ts', range: { start: { line: 0 } } } });
    expect(findingOf(make.rdjson({ diagnostics: [nowhere] })).locations).toEqual([
      { path: 'a.ts', side: 'RIGHT' },
    ]);
    expect(outcomeOf(make.rdjson({ diagnostics: null })).provesClean).toBe(true);
  });

  it.each(['related_locations', 'relatedLocations'])('cites %s and the page of its rule', (name) => {
    const range = { start: { line: 3 } };
    const related = [{ message: 'declared here', location: { path: 'b.ts', range } }, { message: 'nowhere' }];
    expect(
      findingOf(make.rdjson({ diagnostics: [make.diagnostic({ [name]: related })] })).references,
    ).toEqual(['b.ts:3 — declared here', 'https://eslint.org/docs/rules/prefer-const']);
  });

  it('reads one diagnostic per line, and reports the line of a broken one', () => {
    const lines = `${JSON.stringify(make.diagnostic())}\n\n${JSON.stringify(make.diagnostic({ message: 3 }))}\n`;
    const outcome = outcomeOf(lines);
    expect(outcome.ok && outcome.format).toBe('rdjsonl');
    expect(outcome.problems).toMatchObject([{ path: '/1/message', line: 3 }]);
  });
});

describe('ESLint', () => {
  it.each([
    [2, 'high'],
    [1, 'medium'],
  ])('reads severity %d as %s', (severity, canonical) => {
    const messages = [make.eslintMessage({ severity })];
    expect(findingOf([make.eslintFile({ messages })]).severity).toBe(canonical);
  });

  it('takes no finding from suppressed messages, and keeps them', () => {
    const suppressions = [{ kind: 'directive', justification: 'generated' }];
    const file = make.eslintFile({
      messages: [],
      suppressedMessages: [{ ...make.eslintMessage(), suppressions }],
    });
    expect(documentOf([file])).toMatchObject({ findings: [], native: [file] });
    expect(outcomeOf([file]).provesClean).toBe(true);
  });

  it('reads a message whose fix takes a byte order mark away', () => {
    const message = make.eslintMessage({ ruleId: 'unicode-bom', fix: { range: [-1, 0], text: '' } });
    const source = 'let a;\n';
    expect(findingOf([make.eslintFile({ messages: [message], source })]).fix).toEqual({
      text: 'Remove the reported text.',
      confidence: 'high',
    });
  });

  it('names the first of the alternatives that it suggests, and chooses none', () => {
    const suggestions = ['Use let.', 'Use const.'].map((desc) => ({
      desc,
      fix: { range: [0, 3], text: '' },
    }));
    const messages = [make.eslintMessage({ suggestions })];
    expect(findingOf([make.eslintFile({ messages, source: 'var a;\n' })]).fix).toEqual({
      text: 'Use let.',
      confidence: 'high',
    });
  });

  it('reports on a whole file where a message has no line, and not on the line after its end', () => {
    const at = (place: Parameters<typeof make.eslintMessage>[0]) =>
      findingOf([make.eslintFile({ messages: [make.eslintMessage(place)] })]).locations;
    const whole = [{ path: 'src/app.ts', side: 'RIGHT' }];
    expect(at({ line: 0, column: 0, endLine: undefined })).toEqual(whole);
    expect(at({ line: undefined, column: undefined, endLine: undefined })).toEqual(whole);
    expect(at({ line: 2, endLine: 4, endColumn: 1 })).toEqual([{ ...whole[0], startLine: 2, endLine: 3 }]);
  });
});

describe('the transport of strict modes', () => {
  it('is unwrapped, null meaning absent, and problems point into the wrapping', () => {
    const document = [
      make.inlineFinding({ line_end: null, pre_existing: null }),
      make.fileFinding({ severity: 'x' }),
    ];
    const outcome = outcomeOf({ contract: 'review-output', document });
    expect(outcome.ok && outcome.document.findings).toHaveLength(1);
    expect(outcome.problems.map(({ path }) => path)).toEqual(['/document/1/severity']);
  });

  it('is not guessed from less than the whole wrapping', () => {
    expect(outcomeOf({ contract: 'review-output', document: [], more: 1 }).ok).toBe(false);
  });
});

describe('the answer', () => {
  it('lists at most 200 problems, the gravest first to be kept, and counts the rest', () => {
    const findings = Array.from({ length: 300 }, () => make.inlineFinding({ odd: 1, issue: 'Same.' }));
    const answer = toErrors(outcomeOf([...findings, make.inlineFinding({ severity: 'x' })]));
    expect(answer.errors).toHaveLength(200);
    expect(answer.omitted).toBeGreaterThan(300);
    expect(answer.valid).toBe(false);
    expect(answer.errors.map(({ rule }) => rule)).toContain('C1/severity');
  });

  it('is valid when there are only deviations', () => {
    expect(toErrors(outcomeOf([make.inlineFinding({ odd: 1 })])).valid).toBe(true);
  });

  it('reads like a compiler', () => {
    const text = toText(outcomeOf('[\n  {"type": "nothing"}\n]').problems, 'out.json');
    expect(text.split('\n')[0]).toMatch(
      /^out\.json:2:12: error C1\/type "type" is "nothing"; it must be one of /,
    );
  });

  it('states how many problems more there are', () => {
    const { problems } = outcomeOf([make.inlineFinding({ odd: 1 })]);
    expect(toText(problems, 'out.json', 3)).toContain('3 more problems');
  });

  it('quotes untrusted text on one line, however long or invisible', () => {
    const [problem] = outcomeOf([make.inlineFinding({ severity: `a\n\u202e${'b'.repeat(500)}` })]).problems;
    expect(problem?.message).toContain('"a\\n\\u202eb');
    expect(problem?.message.length).toBeLessThan(250);
  });
});
