import { describe, expect, it } from 'vitest';
import { ReviewVerdict } from '../../../src/formats/verdict-fields.ts';
import * as make from '../../support/contract-documents.ts';
import { changedLines } from '../../support/fakes/scripted-lines.ts';
import { brokenRules, readDocument } from '../../support/read-documents.ts';

describe('C1 at its limits', () => {
  it.each([
    [make.inlineFinding({ files: ['a', 'b'] })],
    [make.fileFinding({ line: 4 })],
    [make.systemFinding({ file: 'src/app.ts' })],
  ])('does not let types mix: %j', (finding) => expect(brokenRules([finding])).toContain('C1/R3'));

  it.each<[object, string[]]>([
    [make.inlineFinding({ line: '10-29' }), []],
    [make.inlineFinding({ line: '10-30' }), ['C1/line-span']],
    [make.fileFinding({ fix: '' }), []],
    [make.multiFileFinding({ files: ['src/a.ts', './src/a.ts'] }), ['C1/files']],
    [make.multiFileFinding({ files: ['/a.ts', 'a.ts', 'b.ts'] }), ['C1/N4']],
    [make.fileFinding({ severity: 'MAJOR', pre_existing: true }), []],
    [make.fileFinding({ confidence: 'MEDIUM', pre_existing: true }), ['C1/pre-existing-limits']],
    [make.fileFinding({ severity: 'INFO', pre_existing: false }), []],
    [make.inlineFinding({ file: '/src/a.ts' }), ['C1/N4']],
  ])('of %j breaks %j', (finding, rules) => expect(brokenRules([finding])).toEqual(rules));

  it.each<[object, string[]]>([
    ...[1, 2_147_483_647, '1-1'].map((line): [object, string[]] => [{ line }, []]),
    ...[0, 1.5, 2_147_483_648, '0-1', '2-1', '2147483640-2147483648'].map((line): [object, string[]] => [
      { line },
      ['C1/line'],
    ]),
    [{ line: 42, line_end: 42 }, []],
    [{ line: 42, line_end: 41 }, ['C1/line']],
    [{ line: '42-48', line_end: 48 }, []],
    [{ line: '42-48', line_end: 49 }, ['C1/line']],
    [{ line: '42-48', line_end: 47 }, ['C1/line']],
  ])('is one of its three forms: %j', (fields, rules) => {
    const { type, file, line, line_end, ...rest } = Object(make.inlineFinding({ ...fields }));
    const lines = line_end === undefined ? { line } : { line, line_end };
    expect(brokenRules([{ type, file, ...lines, ...rest }])).toEqual(rules);
  });

  it('stops at five foreign keys of an object', () => {
    const foreign = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`x-${index}`, 1]));
    expect(brokenRules([make.inlineFinding(foreign)])).toEqual(Array(5).fill('C1/unknown-key'));
  });
});

describe('an unknown key inside a part of a document', () => {
  it.each([
    ['/pr_info/branch', make.reviewData],
    ['/summary/total', make.verdictFile],
  ])('is reported at %s', (path, build) => {
    const [, part = '', key = ''] = path.split('/');
    const document = build({ [part]: { ...Object(build())[part], [key]: 'x' } });
    const { problems } = readDocument(document);
    expect(problems).toContainEqual(expect.objectContaining({ path, grade: 'deviation' }));
  });
});

describe('the advice for a place outside the diff', () => {
  it.each([
    [{ file: 'app.ts' }, 'Name a changed file, or expect the finding in the body of the review.'],
    [{ file: 'work/src/app.ts' }, 'Write "src/app.ts".'],
    [{ file: 'src/ap.ts' }, 'Write "src/app.ts".'],
    [{ file: 'other' }, 'Name a changed file'],
    [{ line: '42-43' }, '40, 41, 42'],
  ])('is in its own terms: %j', (fields, words) => {
    const context = { changed: changedLines({ 'src/app.ts': [40, 41, 42] }) };
    const [problem] = readDocument([make.inlineFinding(fields)], { context }).problems;
    expect(problem?.recommendation).toContain(words);
  });
});

describe('C2 at its limits', () => {
  const data = make.reviewData();
  const sections = ['pr_info', 'review_summary', 'metadata'] as const;
  const inside = (section: (typeof sections)[number], fields: object, more: object = {}) =>
    make.reviewData({ [section]: { ...Object(data[section]), ...fields }, ...more });
  const withComment = (fields: object) => make.reviewData({ line_comments: [make.comment({ ...fields })] });

  it.each(
    sections.flatMap((section) => Object.keys(Object(data[section])).map((key) => [section, key] as const)),
  )('misses in %s the field %s', (section, key) => {
    const rules = brokenRules({ ...data, [section]: { ...Object(data[section]), [key]: undefined } });
    expect(rules).toEqual([`C2/${section.replace('_', '-')}`]);
  });

  it.each([
    [{ confidence: 0, confidence_level: 'suggestion' }, ['C2/counts', 'C2/counts']],
    [{ confidence: 100 }, []],
    [{ confidence: 100.5 }, ['C2/confidence']],
    [{ title: '1 2 3 4 5 6 7 8 9 10' }, []],
    // Changes are requested for critical and security issues.
    [{ severity: 'critical' }, []],
    [{ severity: 'security' }, []],
    [{ severity: 'performance' }, ['C2/event-claim']],
  ])('of the comment %j breaks %j', (fields, rules) => {
    expect(brokenRules(withComment(fields))).toEqual(rules);
  });

  it('requires a changed line, not an adjacent one', () => {
    const changed = changedLines({ 'src/app.ts': [42], Makefile: [42] });
    expect(brokenRules(data, { changed })).toEqual([]);
    expect(brokenRules(withComment({ file: 'Makefile' }), { changed })).toEqual(['C2/changed-line']);
  });

  it('approves only what has no comments, and analyses at least the files of its comments', () => {
    const none = { key_findings: [], confidence_breakdown: { high: 0, medium: 0, low: 0, suggestions: 0 } };
    const clean = inside('metadata', { total_issues: 0 }, { line_comments: [], review_event: 'APPROVE' });
    const summary = { ...Object(data['review_summary']), ...none };
    const reviewed = ['src/app.ts'];
    expect(brokenRules({ ...clean, review_summary: summary, reviewed })).toEqual([]);
    expect(brokenRules({ ...clean, review_summary: summary })).toEqual(['format/not-clean']);
    const unread = brokenRules(inside('metadata', { files_analyzed: 0 }));
    expect(unread).toEqual(['format/partial', 'C2/counts']);
    expect(brokenRules(inside('metadata', { files_analyzed: 9 }))).toEqual([]);
  });

  it.each([
    [{ head_sha: 'ABC1234' }, []],
    [{ head_sha: 'abc123' }, ['C2/target', 'C2/header']],
    [{ head_sha: 'abc1235' }, ['C2/target']],
    [{ head_sha: 'abc1234def5678abc1234def5678abc1234def560' }, ['C2/target']],
    [{ repo: 'OCTO/App' }, []],
    [{ repo: 'octo/other' }, ['C2/target']],
    [{ repo: 'app' }, ['C2/target', 'C2/header']],
    [{ number: 8 }, ['C2/target']],
    [{ number: '7' }, ['C2/pr-info']],
  ])('is about the pull request under review: %j', (fields, rules) => {
    const head = 'abc1234def5678abc1234def5678abc1234def56';
    const context = { head, repository: 'octo/app', pullRequest: 7 };
    expect(brokenRules(inside('pr_info', fields), context)).toEqual(rules);
  });
});

describe('C3 at its limits', () => {
  it.each([
    [{ line_start: null, line_end: null, hunk: null }, []],
    [{ line_start: 3, line_end: null }, []],
    [{ line_start: null, line_end: 3 }, ['C3/lines']],
    [{ line_start: 4, line_end: 3 }, ['C3/lines']],
    [{ title: null }, ['C3/title']],
  ])('has nulls only where it allows them: %j', (fields, rules) => {
    expect(brokenRules([make.candidate(fields)])).toEqual(rules);
  });

  it('closes every object of an evidence pack, and takes its two nulls', () => {
    const pack = make.evidencePack();
    for (const section of ['pr', 'authorship', 'diff', 'context', 'risk', 'verification']) {
      const more = { ...Object(pack[section]), extra: 1 };
      expect(brokenRules({ ...pack, [section]: more }), section).toEqual(['C3/pack']);
    }
    expect(brokenRules({ ...pack, risk: { ...Object(pack['risk']), lane: null } })).toEqual(['C3/pack']);
  });
});

describe('C4 at its limits', () => {
  const results = [
    [make.planEnvelope(), ['accepted', 'blocked']],
    [make.clarificationEnvelope(), ['needs_clarification']],
    [make.validationErrorEnvelope(), ['validation_error']],
    [make.dependencyErrorEnvelope(), ['dependency_error']],
  ] as const;
  const all = results.flatMap(([, statuses]) => statuses);
  const planWith = (fields: object) =>
    make.planEnvelope({ plan: { touch_budget: {}, steps: [make.step()], ...fields } });

  it.each(results)(
    'has for each result its statuses, and a plan for one alone: case %#',
    (envelope, fitting) => {
      const rulesOf = (fields: object) => brokenRules({ ...envelope, ...fields });
      expect(all.filter((status) => rulesOf({ validation_status: status }).length === 0)).toEqual(fitting);
      const isPlan = fitting.length > 1;
      const plan = { touch_budget: {}, steps: [] };
      expect(rulesOf({ plan, reviewed: ['a.ts'] })).toEqual(isPlan ? [] : ['C4/plan']);
    },
  );

  const asking = (questions: readonly object[]) =>
    make.clarificationEnvelope({ clarification_questions: questions });
  const offering = (keys: string, recommended_option: string) => {
    const options = keys.split('').map((key) => ({ key, label: key }));
    return asking([make.question({ options, recommended_option })]);
  };

  it.each([
    ['one question', asking([make.question()]), []],
    ['four questions', asking(Array(4).fill(make.question())), []],
    ['five questions', asking(Array(5).fill(make.question())), ['C4/questions']],
    ['three options', offering('ABC', 'C'), []],
    ['four options', offering('ABCD', 'D'), []],
    ['two options', offering('AB', 'A'), ['C4/questions']],
    ['an option that is left out', offering('ABD', 'A'), ['C4/questions']],
    ['a recommended option that is not offered', offering('ABC', 'D'), ['C4/questions']],
    ['no budget', planWith({ touch_budget: undefined }), ['C4/plan']],
    ['no steps', planWith({ steps: undefined }), ['C4/plan']],
    ['two test files', planWith({ test_file_touches: ['a', 'b'] }), []],
    ['five steps', planWith({ steps: Array(5).fill(make.step()) }), []],
    ['six steps', planWith({ steps: Array(6).fill(make.step()) }), ['C4/opportunistic']],
  ])('has limits for questions and plans: %s', (_what, envelope, rules) => {
    expect(brokenRules(envelope)).toEqual(rules);
  });
});

describe('C5 at its limits', () => {
  const stateWith = (fields: object) => ReviewVerdict.parse(make.verdictFile({ ...fields }));
  const withFinding = (fields: object, file: object = {}) =>
    make.verdictFile({ findings: [make.verdictFinding({ ...fields })], ...file });
  const id = `security-${make.appHash}-42-48`;

  it.each([
    [withFinding({ status: 'fixed' }), []],
    [withFinding({ confidence: 0.5 }), []],
    [withFinding({ confidence: 1.01 }), ['C5/confidence']],
    [withFinding({ id: `${id}-10` }), []],
    [withFinding({ id: `${id}-0` }), ['C5/recomputed-id']],
    [withFinding({ id: `${id}2` }), ['C5/recomputed-id']],
    [withFinding({ lineRange: '2147483648' }), ['C5/line-range', 'C5/recomputed-id']],
    [withFinding({ lineRange: '3-2' }), ['C5/line-range', 'C5/recomputed-id']],
    // Its weight is unknown, so that no count is checked.
    [withFinding({ severity: 'Severe' }), ['C5/severity']],
    [make.verdictFile({ reportPath: '' }), []],
    [make.verdictFile({ mode: 'quick', reportPath: '' }), []],
    [make.verdictFile({ mode: 'quick', reportPath: 'report.md' }), ['C5/report-place']],
    [make.verdictFile({ reportPath: '../report.md' }), ['C5/report-place']],
  ])('breaks exactly its rules, case %#', (file, rules) => expect(brokenRules(file)).toEqual(rules));

  it.each([
    ['open', ['open', 'fixed', 'wont_fix']],
    ['fixed', ['fixed', 'verified', 'reopened']],
    ['verified', ['verified', 'reopened']],
    ['reopened', ['fixed', 'reopened', 'wont_fix']],
    ['wont_fix', ['open', 'wont_fix']],
  ])('allows from %s only the transitions of the protocol', (from, allowed) => {
    const previous = stateWith({ findings: [make.verdictFinding({ status: from })] });
    const taken = ['open', 'fixed', 'verified', 'reopened', 'wont_fix'].filter(
      (status) => !brokenRules(withFinding({ status }), { previous }).includes('C5/status-transition'),
    );
    expect(taken).toEqual(allowed);
  });

  const later = { timestamp: '2026-02-16T09:00:00Z' };
  const withMore = [make.verdictFinding(), make.verdictFinding({ id: 'x' })];
  const allowed: readonly object[] = [
    ...[{}, { ...later, mode: 'verify', verdict: 'FAIL', reportPath: '' }, { ...later, findings: [] }],
    { timestamp: '2026-02-16T11:00:00+01:00' },
  ];
  const owned: readonly object[] = [
    ...[{ scope: 'package' }, { mode: 'verify' }, { verdict: 'PASS' }, { reportPath: '' }],
    { summary: { blocker: 0, high: 2, medium: 0, low: 0, info: 0 } },
    ...[{ tree: 'a'.repeat(40) }, { ...later, target: 'elsewhere' }, { findings: [] }],
    ...[{ timestamp: '2026-02-16T10:00:01Z' }, { findings: withMore }],
  ];
  it.each([
    ...allowed.map((fields) => [fields, []] as const),
    ...owned.map((fields) => [fields, ['C5/owned-field']] as const),
  ])('lets only the reviewer, who sets a later time, change what was %j', (fields, rules) => {
    expect(brokenRules(make.verdictFile(), { previous: stateWith(fields) })).toEqual(rules);
  });

  it.each([
    ['Blocker', 'open', ['FAIL', 'ABORT']],
    ['Blocker', 'reopened', ['FAIL', 'ABORT']],
    ['Blocker', 'fixed', ['PASS', 'WARN', 'FAIL', 'ABORT']],
    ['Blocker', 'verified', ['PASS']],
    ['High', 'open', ['WARN']],
    ['Medium', 'open', ['PASS']],
  ])('takes of a %s finding that is %s the verdicts %j', (severity, status, verdicts) => {
    const summary = { blocker: 0, high: 0, medium: 0, low: 0, info: 0, [severity.toLowerCase()]: 1 };
    const taken = ['PASS', 'WARN', 'FAIL', 'ABORT'].filter((verdict) => {
      const rules = brokenRules(withFinding({ severity, status }, { summary, verdict }));
      return !rules.includes('C5/recomputed-verdict');
    });
    expect(taken).toEqual(verdicts);
  });
});
