import { describe, expect, it } from 'vitest';
import { ReviewVerdict } from '../../../src/formats/verdict-fields.ts';
import { changedLines } from '../../support/changed-lines.ts';
import * as make from '../../support/contract-documents.ts';
import { brokenRules, readDocument } from '../../support/read-documents.ts';

function without(value: object, key: string): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

describe('C1 at its limits', () => {
  it.each([
    [make.inlineFinding({ files: ['a', 'b'] })],
    [make.fileFinding({ line: 4 })],
    [make.fileFinding({ line_end: 4 })],
    [make.multiFileFinding({ file: 'src/app.ts' })],
    [make.systemFinding({ file: 'src/app.ts' })],
  ])('does not let types mix: %j', (finding) => {
    expect(brokenRules([finding])).toContain('C1/R3');
  });

  it.each([
    ['10-29', []],
    ['10-30', ['C1/line-span']],
  ])('takes twenty lines: %s', (line, rules) => {
    expect(brokenRules([make.inlineFinding({ line })])).toEqual(rules);
  });

  it.each<[object, string[]]>([
    [make.inlineFinding({ fix: '' }), ['C1/inline-fix']],
    [make.fileFinding({ fix: '' }), []],
    [make.multiFileFinding({ fix: '' }), []],
    [make.systemFinding({ fix: '' }), []],
    [make.multiFileFinding({ files: ['src/a.ts', 'src/b.ts'] }), []],
    [make.multiFileFinding({ files: ['src/a.ts', './src/a.ts'] }), ['C1/files']],
    [make.multiFileFinding({ files: [] }), ['C1/files']],
    [make.multiFileFinding({ files: ['/a.ts', 'a.ts', 'b.ts'] }), ['C1/N4']],
    [make.fileFinding({ severity: 'MAJOR', pre_existing: true }), []],
    [make.fileFinding({ confidence: 'MEDIUM', pre_existing: true }), ['C1/pre-existing-limits']],
    [make.fileFinding({ severity: 'INFO', pre_existing: true }), ['C1/pre-existing-limits']],
    [make.fileFinding({ severity: 'INFO', pre_existing: false }), []],
    ...['/src/a.ts', 'C:/a.ts', '../a.ts', 'src//a.ts', '', '.git/config'].map((file): [object, string[]] => [
      make.inlineFinding({ file }),
      ['C1/N4'],
    ]),
  ])('of %j breaks %j', (finding, rules) => {
    expect(brokenRules([finding])).toEqual(rules);
  });

  it.each([
    [{ line: 1 }, []],
    [{ line: 0 }, ['C1/line']],
    [{ line: 1.5 }, ['C1/line']],
    [{ line: 2_147_483_647 }, []],
    [{ line: 2_147_483_648 }, ['C1/line']],
    [{ line: '1-1' }, []],
    [{ line: '0-1' }, ['C1/line']],
    [{ line: '2-1' }, ['C1/line']],
    [{ line: '2147483640-2147483648' }, ['C1/line']],
    [{ line: 42, line_end: 42 }, []],
    [{ line: 42, line_end: 48 }, []],
    [{ line: 42, line_end: 41 }, ['C1/line']],
    [{ line: '42-48', line_end: 48 }, []],
    [{ line: '42-48', line_end: 49 }, ['C1/line']],
    [{ line: '42-48', line_end: 47 }, ['C1/line']],
    [{ line: 42, line_end: 41, file: '/app.ts' }, ['C1/line', 'C1/N4']],
    [{ line: 42, line_end: 41, file: 'src/b.ts' }, ['C1/line', 'C1/path-in-diff']],
  ])('is one of its three forms: %j', (fields, rules) => {
    const { type, file, line, line_end, ...rest } = Object(make.inlineFinding(fields));
    const lines = line_end === undefined ? { line } : { line, line_end };
    const changed = changedLines({ 'src/app.ts': [42] });
    const context = file === 'src/b.ts' ? { changed } : {};
    expect(brokenRules([{ type, file, ...lines, ...rest }], context)).toEqual(rules);
  });

  it('is handed back though it is read', () => {
    const blob = 'https://github.com/octo/app/blob/abc1234';
    const rules = [
      { references: [`[app.ts:42 — here](${blob}/src/app.ts#L42)`] },
      { references: [`[db.ts:9-3 — there](${blob}/src/db.ts#L9-L3)`] },
      { implications: '' },
      { line: '48-42' },
    ].map((fields) => {
      const { document, problems } = readDocument([make.inlineFinding(fields)]);
      expect(document?.findings).toHaveLength(1);
      return problems.map(({ rule, grade, path }) => `${rule} ${grade} ${path}`);
    });
    expect(rules).toEqual([
      ['C1/reference-own-place deviation /0/references/0'],
      ['C1/in-repo-reference deviation /0/references/0'],
      ['C1/implications deviation /0/implications'],
      ['C1/line deviation /0/line'],
    ]);
  });
});

describe('the advice for a place outside the diff', () => {
  it.each([
    [{ file: 'app.ts' }, 'Write "src/app.ts", or set `path-prefix` to "src".'],
    [{ file: 'work/src/app.ts' }, 'Write "src/app.ts".'],
    [{ file: 'src/ap.ts' }, 'Write "src/app.ts".'],
    [{ file: 'other' }, 'Name a changed file'],
    [{ line: 43 }, 'Line 43 of "src/app.ts"'],
    [{ line: '42-43' }, 'Lines 42-43 of "src/app.ts"'],
  ])('is in its own terms: %j', (fields, words) => {
    const context = { changed: changedLines({ 'src/app.ts': [40, 41, 42] }) };
    const [problem] = readDocument([make.inlineFinding(fields)], { context }).problems;
    expect(`${problem?.message} ${problem?.recommendation}`).toContain(words);
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
    const rules = brokenRules({ ...data, [section]: without(Object(data[section]), key) });
    expect(rules).toEqual([`C2/${section.replace('_', '-')}`]);
  });

  it.each([
    [{ confidence: 0, confidence_level: 'suggestion' }, ['C2/counts', 'C2/counts']],
    [{ confidence: 100 }, []],
    [{ confidence: -1 }, ['C2/counts', 'C2/counts', 'C2/confidence']],
    [{ confidence: 100.5 }, ['C2/confidence']],
    [{ title: 'one' }, []],
    [{ title: '1 2 3 4 5 6 7 8 9 10' }, []],
    [{ title: '1 2 3 4 5 6 7 8 9 10 11' }, ['C2/title-words']],
  ])('of the comment %j breaks %j', (fields, rules) => {
    expect(brokenRules(withComment(fields))).toEqual(rules);
  });

  it('requires a changed line, not an adjacent one', () => {
    const changed = changedLines({ 'src/app.ts': [42], Makefile: [42] });
    expect(brokenRules(data, { changed })).toEqual([]);
    expect(brokenRules(withComment({ file: 'Makefile' }), { changed })).toEqual(['C2/changed-line']);
  });

  it.each([
    ['critical', []],
    ['security', []],
    ['performance', ['C2/event-claim']],
    ['clarity', ['C2/event-claim']],
  ])('requests changes for critical issues: %s', (severity, rules) => {
    expect(brokenRules(withComment({ severity }))).toEqual(rules);
  });

  it('approves only what has no comments, and analyses at least the files of its comments', () => {
    const none = { confidence_breakdown: { high: 0, medium: 0, low: 0, suggestions: 0 } };
    const clean = inside('metadata', { total_issues: 0 }, { line_comments: [], review_event: 'APPROVE' });
    const summary = { ...Object(data['review_summary']), ...none };
    expect(brokenRules({ ...clean, review_summary: summary })).toEqual([]);
    expect(brokenRules(inside('metadata', { files_analyzed: 0 }))).toEqual(['C2/counts']);
    expect(brokenRules(inside('metadata', { files_analyzed: 9 }))).toEqual([]);
  });

  it.each([
    [{ head_sha: 'abc1234def5678abc1234def5678abc1234def56' }, []],
    [{ head_sha: 'ABC1234' }, []],
    [{ head_sha: 'abc123' }, ['C2/target', 'C2/header']],
    [{ head_sha: 'abc1235' }, ['C2/target']],
    [{ head_sha: 'abc1234def5678abc1234def5678abc1234def560' }, ['C2/target']],
    [{ head_sha: '' }, ['C2/target', 'C2/header']],
    [{ repo: 'OCTO/App' }, []],
    [{ repo: 'octo/other' }, ['C2/target']],
    [{ repo: 'app' }, ['C2/target', 'C2/header']],
    [{ number: 8 }, ['C2/target']],
    [{ number: '7' }, ['C2/pr-info']],
    [{ repo: 7, head_sha: 7 }, ['C2/pr-info', 'C2/pr-info']],
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
    [{ evidence: null }, ['C3/evidence']],
    [{ confidence: null }, ['C3/confidence']],
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
    expect(brokenRules({ ...pack, pr: { ...Object(pack['pr']), description: null } })).toEqual(['C3/pack']);
  });
});

describe('C4 at its limits', () => {
  const results = {
    refactor_plan: { document: make.planEnvelope(), statuses: ['accepted', 'blocked'] },
    clarification_request: {
      document: make.clarificationEnvelope(),
      statuses: ['needs_clarification'],
    },
    validation_error: { document: make.validationErrorEnvelope(), statuses: ['validation_error'] },
    dependency_error: { document: make.dependencyErrorEnvelope(), statuses: ['dependency_error'] },
  };
  const all = Object.values(results).flatMap(({ statuses }) => statuses);
  const planWith = (fields: object) =>
    make.planEnvelope({ plan: { touch_budget: {}, steps: [make.step()], ...fields } });

  it.each(Object.entries(results))('compares the result %s with its status', (_name, result) => {
    const fitting = all.filter(
      (status) => brokenRules({ ...result.document, validation_status: status }).length === 0,
    );
    expect(fitting).toEqual(result.statuses);
  });

  it.each(['clarification_request', 'validation_error', 'dependency_error'] as const)(
    'forbids a plan in a %s',
    (name) => {
      const plan = { touch_budget: {}, steps: [] };
      expect(brokenRules({ ...results[name].document, plan })).toEqual(['C4/plan']);
    },
  );

  it.each(['touch_budget', 'steps'])('requires in a plan %s', (field) => {
    const plan = without(Object(make.planEnvelope()['plan']), field);
    expect(brokenRules(make.planEnvelope({ plan }))).toEqual(['C4/plan']);
  });

  it.each([
    [1, []],
    [4, []],
    [5, ['C4/questions']],
  ])('asks one to four questions: %d', (count, rules) => {
    const questions = Array.from({ length: count }, (_, index) =>
      make.question({ question_id: `q${index}` }),
    );
    expect(brokenRules(make.clarificationEnvelope({ clarification_questions: questions }))).toEqual(rules);
  });

  it.each([
    ['ABC', 'C', []],
    ['ABCD', 'D', []],
    ['AB', 'A', ['C4/questions']],
    ['ABD', 'A', ['C4/questions']],
    ['AABC', 'A', ['C4/questions']],
    ['ABC', 'D', ['C4/questions']],
    ['ABC', undefined, ['C4/questions']],
  ])('offers A, B, C and perhaps D, and recommends one of them: %s, %s', (keys, recommended, rules) => {
    const options = keys.split('').map((key) => ({ key, label: key }));
    const question = make.question({ options, recommended_option: recommended });
    expect(brokenRules(make.clarificationEnvelope({ clarification_questions: [question] }))).toEqual(rules);
  });

  it.each([
    [{ test_file_touches: ['a', 'b'] }, []],
    [{ test_file_touches: ['a', 'b', 'c'] }, ['C4/test-touches']],
    [{ steps: Array(5).fill(make.step()) }, []],
    [{ steps: Array(6).fill(make.step()) }, ['C4/opportunistic']],
  ])('limits a plan, case %#', (fields, rules) => {
    expect(brokenRules(planWith(fields))).toEqual(rules);
  });
});

it('stops at five foreign keys of an object', () => {
  const foreign = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`x-${index}`, 1]));
  expect(brokenRules([make.inlineFinding(foreign)])).toEqual(Array(5).fill('C1/unknown-key'));
});

describe('C5 at its limits', () => {
  const stateWith = (fields: object) => ReviewVerdict.parse(make.verdictFile({ ...fields }));
  const withFinding = (fields: object, file: object = {}) =>
    make.verdictFile({ findings: [make.verdictFinding({ ...fields })], ...file });
  const id = `security-${make.appHash}-42-48`;

  it.each([
    [{ confidence: 0.5 }, []],
    [{ confidence: 1 }, []],
    [{ confidence: 0.49 }, ['C5/confidence-floor']],
    [{ confidence: -0.1 }, ['C5/confidence']],
    [{ confidence: 1.01 }, ['C5/confidence']],
    [{ id: `${id}-2` }, []],
    [{ id: `${id}-10` }, []],
    [{ id: `${id}-0` }, ['C5/recomputed-id']],
    [{ id: `${id}-x` }, ['C5/recomputed-id']],
    [{ id: `${id}2` }, ['C5/recomputed-id']],
    [{ lineRange: '2147483648' }, ['C5/line-range', 'C5/recomputed-id']],
    [{ lineRange: '3-2' }, ['C5/line-range', 'C5/recomputed-id']],
    // Its weight is unknown, so that no count is checked.
    [{ severity: 'Severe' }, ['C5/severity']],
  ])('of the finding %j breaks %j', (fields, rules) => {
    expect(brokenRules(withFinding(fields))).toEqual(rules);
  });

  it.each([
    [{ reportPath: '' }, []],
    [{ mode: 'verify', reportPath: 'report.md' }, []],
    [{ mode: 'quick', reportPath: '' }, []],
    [{ mode: 'quick', reportPath: 'report.md' }, ['C5/report-place']],
    [{ reportPath: '/srv/app/report.md' }, ['C5/report-place']],
    [{ reportPath: '../report.md' }, ['C5/report-place']],
  ])('of the file %j breaks %j', (fields, rules) => {
    expect(brokenRules(make.verdictFile(fields))).toEqual(rules);
  });

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
  it.each([
    [{}, []],
    [{ scope: 'package' }, ['C5/owned-field']],
    [{ target: 'elsewhere' }, ['C5/owned-field']],
    [{ mode: 'verify' }, ['C5/owned-field']],
    [{ verdict: 'PASS' }, ['C5/owned-field']],
    [{ reportPath: '' }, ['C5/owned-field']],
    [{ tree: 'a'.repeat(40) }, ['C5/owned-field']],
    [{ summary: { blocker: 0, high: 2, medium: 0, low: 0, info: 0 } }, ['C5/owned-field']],
    [{ ...later, mode: 'verify', verdict: 'FAIL', reportPath: '' }, []],
    [{ ...later, target: 'elsewhere' }, ['C5/owned-field']],
    [{ timestamp: '2026-02-16T11:00:00+01:00' }, []],
    [{ timestamp: '2026-02-16T10:00:01Z' }, ['C5/owned-field']],
    [{ findings: [] }, ['C5/owned-field']],
    [{ ...later, findings: [] }, []],
    [{ findings: [make.verdictFinding(), make.verdictFinding({ id: 'x' })] }, ['C5/owned-field']],
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
