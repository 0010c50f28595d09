import { describe, expect, it } from 'vitest';
import type { Context } from '../../../src/formats/format-definition.ts';
import { parseDocument } from '../../../src/formats/parse-document.ts';
import { ReviewVerdict } from '../../../src/formats/verdict-fields.ts';
import { changedLines } from '../../support/changed-lines.ts';
import * as make from '../../support/contract-documents.ts';

function broken(value: unknown, context: Context = {}): readonly string[] {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return parseDocument({ strictness: 'strict', bytes, context }).problems.map(({ rule }) => rule);
}

function without(value: object, key: string): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

describe('C1 at its limits', () => {
  const types = [
    make.inlineFinding(),
    make.fileFinding(),
    make.multiFileFinding(),
    make.systemFinding(),
  ] as const;

  it.each([
    [make.inlineFinding({ files: ['a', 'b'] })],
    [make.fileFinding({ line: 4 })],
    [make.fileFinding({ line_end: 4 })],
    [make.multiFileFinding({ file: 'src/app.ts' })],
    [make.systemFinding({ file: 'src/app.ts' })],
  ])('does not let types mix: %j', (finding) => {
    expect(broken([finding])).toContain('C1/R3');
  });

  it.each([
    ['10-29', []],
    ['10-30', ['C1/line-span']],
  ])('takes twenty lines: %s', (line, rules) => {
    expect(broken([make.inlineFinding({ line })])).toEqual(rules);
  });

  it('asks of an inline finding that it proposes a fix, and of no other', () => {
    const rules = types.map((finding) => broken([{ ...finding, fix: '' }]));
    expect(rules).toEqual([['C1/inline-fix'], [], [], []]);
  });

  it.each([
    [['src/a.ts', 'src/b.ts'], []],
    [['src/a.ts', 'src/a.ts'], ['C1/files']],
    [['src/a.ts', './src/a.ts'], ['C1/files']],
    [[], ['C1/files']],
  ])('takes at least two files: %j', (files, rules) => {
    expect(broken([make.multiFileFinding({ files })])).toEqual(rules);
  });

  it.each([
    ['CRITICAL', 'HIGH', []],
    ['MAJOR', 'HIGH', []],
    ['MAJOR', 'MEDIUM', ['C1/pre-existing-limits']],
    ['MINOR', 'HIGH', ['C1/pre-existing-limits']],
    ['INFO', 'HIGH', ['C1/pre-existing-limits']],
  ])('keeps pre-existing for significant findings: %s %s', (severity, confidence, rules) => {
    expect(broken([make.fileFinding({ severity, confidence, pre_existing: true })])).toEqual(rules);
    expect(broken([make.fileFinding({ severity, confidence, pre_existing: false })])).toEqual([]);
  });

  it.each([
    '/src/a.ts',
    'C:/a.ts',
    '\\\\host\\a.ts',
    '../a.ts',
    'src/../a.ts',
    'src//a.ts',
    '',
    '.git/config',
  ])('takes only paths of the repository: %j', (file) => {
    expect(broken([make.inlineFinding({ file })])).toEqual(['C1/N4']);
    expect(broken([make.multiFileFinding({ files: [file, 'a.ts', 'b.ts'] })])).toEqual(['C1/N4']);
  });
});

describe('C2 at its limits', () => {
  const data = make.reviewData();
  const sections = ['pr_info', 'review_summary', 'metadata'] as const;

  it.each(
    sections.flatMap((section) => Object.keys(Object(data[section])).map((key) => [section, key] as const)),
  )('misses in %s the field %s', (section, key) => {
    const rules = broken({ ...data, [section]: without(Object(data[section]), key) });
    expect(rules).toEqual([`C2/${section.replace('_', '-')}`]);
  });

  it.each([
    [0, 'suggestion', []],
    [100, 'high', []],
    [-1, 'suggestion', ['C2/confidence']],
    [100.5, 'high', ['C2/confidence']],
  ])('takes a confidence from 0 to 100: %d', (confidence, level, rules) => {
    const comment = make.comment({ confidence, confidence_level: level });
    const found = broken(make.reviewData({ line_comments: [comment] }));
    expect(found.filter((rule) => rule !== 'C2/counts')).toEqual(rules);
  });

  it.each([
    ['one', []],
    ['1 2 3 4 5 6 7 8 9 10', []],
    ['1 2 3 4 5 6 7 8 9 10 11', ['C2/title-words']],
  ])('takes titles of one to ten words: %j', (title, rules) => {
    expect(broken(make.reviewData({ line_comments: [make.comment({ title })] }))).toEqual(rules);
  });

  it('requires a changed line, not an adjacent one', () => {
    const changed = changedLines({ 'src/app.ts': [42], Makefile: [42] });
    expect(broken(data, { changed })).toEqual([]);
    const beside = make.reviewData({ line_comments: [make.comment({ file: 'Makefile' })] });
    expect(broken(beside, { changed })).toEqual(['C2/changed-line']);
  });

  it.each([
    ['critical', []],
    ['security', []],
    ['performance', ['C2/event-claim']],
    ['logic', ['C2/event-claim']],
    ['improvement', ['C2/event-claim']],
    ['clarity', ['C2/event-claim']],
  ])('requests changes for critical issues: %s', (severity, rules) => {
    expect(broken(make.reviewData({ line_comments: [make.comment({ severity })] }))).toEqual(rules);
  });

  it.each([
    [{ repo: 'octo/app', head_sha: 'abc123def456' }, []],
    [{ repo: 'app' }, ['C2/header']],
    [{ repo: 'https://github.com/octo/app' }, ['C2/header']],
    [{ head_sha: 'main' }, ['C2/header']],
    [{ head_sha: '' }, ['C2/header']],
  ])('names repository and commit in their form: %j', (fields, rules) => {
    expect(broken(make.reviewData({ pr_info: { ...Object(data['pr_info']), ...fields } }))).toEqual(rules);
  });

  it('analysed at least the files that it comments on', () => {
    const comments = [make.comment(), make.comment({ file: 'src/b.ts' }), make.comment({ file: 'src/b.ts' })];
    const counts = { high: 3, medium: 0, low: 0, suggestions: 0 };
    const summary = { ...Object(data['review_summary']), confidence_breakdown: counts };
    const rules = [1, 2, 9].map((files_analyzed) =>
      broken(
        make.reviewData({
          line_comments: comments,
          review_summary: summary,
          metadata: { ...Object(data['metadata']), total_issues: 3, files_analyzed },
        }),
      ),
    );
    expect(rules).toEqual([['C2/counts'], [], []]);
  });

  it('approves only when it found nothing', () => {
    const summary = {
      ...Object(data['review_summary']),
      confidence_breakdown: { high: 0, medium: 0, low: 0, suggestions: 0 },
    };
    const clean = make.reviewData({
      line_comments: [],
      review_event: 'APPROVE',
      review_summary: summary,
      metadata: { ...Object(data['metadata']), total_issues: 0 },
    });
    expect(broken(clean)).toEqual([]);
  });
});

describe('the line of C1', () => {
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
    [{ line: '42-48', file: '/app.ts' }, ['C1/N4']],
    [{ line: 42, line_end: 41, file: '/app.ts' }, ['C1/line', 'C1/N4']],
  ])('is one of its three forms: %j', (fields, rules) => {
    const { type, file, line, line_end, ...rest } = Object(make.inlineFinding(fields));
    const lines = line_end === undefined ? { line } : { line, line_end };
    expect(broken([{ type, file, ...lines, ...rest }])).toEqual(rules);
  });

  it('is unknown where it contradicts itself, and its file is still compared with the diff', () => {
    const { type, file, line, ...rest } = Object(make.inlineFinding({ file: 'src/b.ts' }));
    const finding = { type, file, line, line_end: 1, ...rest };
    const changed = changedLines({ 'src/app.ts': [42] });
    expect(broken([finding], { changed })).toEqual(['C1/line', 'C1/path-in-diff']);
  });
});

describe('the target of a review', () => {
  const head = 'abc1234def5678abc1234def5678abc1234def56';
  const about = (fields: object) =>
    make.reviewData({ pr_info: { ...Object(make.reviewData()['pr_info']), ...fields } });

  it.each([
    [{ head_sha: head }, []],
    [{ head_sha: 'ABC1234' }, []],
    [{ head_sha: 'abc123' }, ['C2/target', 'C2/header']],
    [{ head_sha: 'abc1235' }, ['C2/target']],
    [{ head_sha: `${head}0` }, ['C2/target']],
    [{ repo: 'OCTO/App' }, []],
    [{ repo: 'octo/other' }, ['C2/target']],
    [{ number: 8 }, ['C2/target']],
    [{ number: '7' }, ['C2/pr-info']],
    [{ repo: 7, head_sha: 7 }, ['C2/pr-info', 'C2/pr-info']],
  ])('of C2 is the one under review: %j', (fields, rules) => {
    expect(broken(about(fields), { head, repository: 'octo/app', pullRequest: 7 })).toEqual(rules);
  });
});

describe('the fix for a place outside the diff', () => {
  const advice = (fields: object, files: readonly string[]) => {
    const changed = changedLines(Object.fromEntries(files.map((file) => [file, [40, 41, 42]])));
    const bytes = new TextEncoder().encode(JSON.stringify([make.inlineFinding({ ...fields })]));
    const [problem] = parseDocument({ strictness: 'strict', bytes, context: { changed } }).problems;
    return `${problem?.message} ${problem?.recommendation}`;
  };

  it.each([
    [{ file: 'app.ts' }, ['src/app.ts'], 'Write "src/app.ts", or set `path-prefix` to "src".'],
    [{ file: 'work/src/app.ts' }, ['src/app.ts'], 'Write "src/app.ts".'],
    [{ file: 'src/ap.ts' }, ['src/app.ts'], 'Write "src/app.ts".'],
    [{ file: 'other' }, ['src/app.ts'], 'Name a changed file'],
    [{ line: 43 }, ['src/app.ts'], 'Line 43 of "src/app.ts"'],
    [{ line: '42-43' }, ['src/app.ts'], 'Lines 42-43 of "src/app.ts"'],
  ])('is shown in its own terms: %j', (fields, files, words) => {
    expect(advice(fields, files)).toContain(words);
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
    expect(broken([make.candidate(fields)])).toEqual(rules);
  });

  it('closes every object of an evidence pack, and takes its two nulls', () => {
    const pack = make.evidencePack();
    for (const section of ['pr', 'authorship', 'diff', 'context', 'risk', 'verification']) {
      const more = { ...Object(pack[section]), extra: 1 };
      expect(broken({ ...pack, [section]: more }), section).toEqual(['C3/pack']);
    }
    expect(broken({ ...pack, risk: { ...Object(pack['risk']), lane: null } })).toEqual(['C3/pack']);
    expect(broken({ ...pack, pr: { ...Object(pack['pr']), description: null } })).toEqual(['C3/pack']);
  });
});

describe('C4 at its limits', () => {
  const results = {
    refactor_plan: make.planEnvelope(),
    clarification_request: make.clarificationEnvelope(),
    validation_error: make.validationErrorEnvelope(),
    dependency_error: make.dependencyErrorEnvelope(),
  };
  const statuses = ['accepted', 'blocked', 'needs_clarification', 'validation_error', 'dependency_error'];
  const allowed: Readonly<Record<string, readonly string[]>> = {
    refactor_plan: ['accepted', 'blocked'],
    clarification_request: ['needs_clarification'],
    validation_error: ['validation_error'],
    dependency_error: ['dependency_error'],
  };

  it.each(
    Object.entries(results).flatMap(([name, result]) =>
      statuses.map((status) => [name, status, result] as const),
    ),
  )('compares the result %s with its status: %s', (name, status, result) => {
    const rules = allowed[name]?.includes(status) === true ? [] : ['C4/status-of-result'];
    expect(broken({ ...result, validation_status: status })).toEqual(rules);
  });

  it.each(['clarification_request', 'validation_error', 'dependency_error'] as const)(
    'forbids a plan in a %s',
    (name) => {
      expect(broken({ ...results[name], plan: { touch_budget: {}, steps: [] } })).toEqual(['C4/plan']);
    },
  );

  it.each(['touch_budget', 'steps'])('requires in a plan %s', (field) => {
    const plan = without(Object(results.refactor_plan['plan']), field);
    expect(broken({ ...results.refactor_plan, plan })).toEqual(['C4/plan']);
  });

  it.each([
    [1, []],
    [4, []],
    [5, ['C4/questions']],
  ])('asks one to four questions: %d', (count, rules) => {
    const questions = Array.from({ length: count }, (_, index) =>
      make.question({ question_id: `q${index}` }),
    );
    expect(broken(make.clarificationEnvelope({ clarification_questions: questions }))).toEqual(rules);
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
    expect(broken(make.clarificationEnvelope({ clarification_questions: [question] }))).toEqual(rules);
  });
});

describe('limits on lists', () => {
  it('stops at five foreign keys of an object', () => {
    const foreign = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`x-${index}`, 1]));
    expect(broken([make.inlineFinding(foreign)])).toEqual(Array(5).fill('C1/unknown-key'));
  });

  it.each([
    [['a', 'b'], []],
    [['a', 'b', 'c'], ['C4/test-touches']],
  ])('counts the test files that a plan touches: %j', (test_file_touches, rules) => {
    const plan = { touch_budget: {}, steps: [make.step()], test_file_touches };
    expect(broken(make.planEnvelope({ plan }))).toEqual(rules);
  });

  it.each([
    [5, []],
    [6, ['C4/opportunistic']],
  ])('counts the steps of an opportunistic plan: %d', (count, rules) => {
    const plan = { touch_budget: {}, steps: Array(count).fill(make.step()) };
    expect(broken(make.planEnvelope({ plan }))).toEqual(rules);
  });
});

describe('C5 at its limits', () => {
  const stateWith = (fields: object) => ReviewVerdict.parse(make.verdictFile({ ...fields }));

  it.each([
    [0.5, []],
    [1, []],
    [0.49, ['C5/confidence-floor']],
    [-0.1, ['C5/confidence']],
    [1.01, ['C5/confidence']],
  ])('takes a confidence of %d', (confidence, rules) => {
    const found = broken(make.verdictFile({ findings: [make.verdictFinding({ confidence })] }));
    expect(found.filter((rule) => !rule.startsWith('C5/recomputed'))).toEqual(rules);
  });

  it.each([
    ['open', ['open', 'fixed', 'wont_fix']],
    ['fixed', ['fixed', 'verified', 'reopened']],
    ['verified', ['verified', 'reopened']],
    ['reopened', ['reopened', 'fixed', 'wont_fix']],
    ['wont_fix', ['open', 'wont_fix']],
  ] as const)('allows from %s only the transitions of the protocol', (from, allowed) => {
    const previous = stateWith({ findings: [make.verdictFinding({ status: from })] });
    const taken = ['open', 'fixed', 'verified', 'reopened', 'wont_fix'].filter((status) => {
      const file = make.verdictFile({ findings: [make.verdictFinding({ status })] });
      return !broken(file, { previous }).includes('C5/status-transition');
    });
    expect(new Set(taken)).toEqual(new Set(allowed));
  });

  it('does not let a finding disappear from its file', () => {
    const gone = make.verdictFinding({ id: 'security-00000000-1' });
    const problems = (findings: readonly object[]) =>
      broken(make.verdictFile(), { previous: stateWith({ findings }) });
    expect(problems([make.verdictFinding()])).toEqual([]);
    expect(problems([make.verdictFinding(), gone])).toEqual(['C5/owned-field']);
  });

  it('lets only the reviewer, with a later time, add a finding', () => {
    const added = (timestamp?: string) =>
      broken(make.verdictFile(), {
        previous: stateWith({ findings: [], ...(timestamp !== undefined && { timestamp }) }),
      });
    expect(added()).toContain('C5/owned-field');
    expect(added('2026-02-16T09:00:00Z')).toEqual([]);
  });

  it.each([
    [{ scope: 'package' }],
    [{ target: 'elsewhere' }],
    [{ mode: 'verify' }],
    [{ verdict: 'PASS' }],
    [{ reportPath: '' }],
    [{ tree: 'a'.repeat(40) }],
    [{ summary: { blocker: 0, high: 2, medium: 0, low: 0, info: 0 } }],
  ])('does not let a team agent change %j', (fields) => {
    expect(broken(make.verdictFile(), { previous: stateWith(fields) })).toEqual(['C5/owned-field']);
  });

  it.each([
    ['2026-02-16T09:00:00Z', { mode: 'verify', verdict: 'FAIL', reportPath: '' }, []],
    ['2026-02-16T09:00:00Z', { target: 'elsewhere' }, ['C5/owned-field']],
    ['2026-02-16T11:00:00+01:00', {}, []],
    ['2026-02-16T10:00:01Z', {}, ['C5/owned-field']],
  ])('lets the reviewer, with a later time than %s, change %j', (timestamp, fields, rules) => {
    expect(broken(make.verdictFile(), { previous: stateWith({ timestamp, ...fields }) })).toEqual(rules);
  });

  it.each([
    ['Blocker', 'open', []],
    ['Blocker', 'fixed', []],
    ['Blocker', 'verified', ['C5/recomputed-verdict']],
    ['High', 'open', ['C5/recomputed-verdict']],
  ])('aborts for a Blocker only: %s, %s', (severity, status, rules) => {
    const summary = { blocker: 0, high: 0, medium: 0, low: 0, info: 0, [severity.toLowerCase()]: 1 };
    const findings = [make.verdictFinding({ severity, status })];
    expect(broken(make.verdictFile({ verdict: 'ABORT', summary, findings }))).toEqual(rules);
  });

  it.each([
    ['', []],
    ['-2', []],
    ['-10', []],
    ['-0', ['C5/recomputed-id']],
    ['-x', ['C5/recomputed-id']],
    ['2', ['C5/recomputed-id']],
    ['x2', ['C5/recomputed-id']],
  ])('takes an id that ends in %j', (end, rules) => {
    const id = `security-${make.appHash}-42-48${end}`;
    expect(broken(make.verdictFile({ findings: [make.verdictFinding({ id })] }))).toEqual(rules);
  });

  it.each([
    ['2147483647', []],
    ['2147483648', ['C5/line-range']],
    ['3-2', ['C5/line-range']],
  ])('takes the range %s', (lineRange, rules) => {
    const found = broken(make.verdictFile({ findings: [make.verdictFinding({ lineRange })] }));
    expect(found.filter((rule) => rule !== 'C5/recomputed-id')).toEqual(rules);
  });

  it('checks no counts where a finding is refused, since its weight is unknown', () => {
    const findings = [make.verdictFinding({ severity: 'Severe' })];
    expect(broken(make.verdictFile({ findings }))).toEqual(['C5/severity']);
  });

  it('takes no foreign key among its counts', () => {
    const summary = { blocker: 0, high: 1, medium: 0, low: 0, info: 0, total: 1 };
    expect(broken(make.verdictFile({ summary }))).toEqual(['C5/unknown-key']);
  });

  it.each([
    ['full', 'docs/code-reviews/report.md', []],
    ['full', '', []],
    ['verify', 'report.md', []],
    ['quick', '', []],
    ['quick', 'report.md', ['C5/report-place']],
    ['full', '/srv/app/report.md', ['C5/report-place']],
    ['full', '../report.md', ['C5/report-place']],
  ])('in mode %s takes the report %j', (mode, reportPath, rules) => {
    expect(broken(make.verdictFile({ mode, reportPath }))).toEqual(rules);
  });

  it.each([
    ['Blocker', 'open', 'FAIL'],
    ['Blocker', 'reopened', 'FAIL'],
    ['High', 'open', 'WARN'],
    ['Medium', 'open', 'PASS'],
  ])('recomputes the verdict of a %s finding that is %s: %s', (severity, status, verdict) => {
    const findings = [make.verdictFinding({ severity, status })];
    const wrong = ['PASS', 'WARN', 'FAIL'].filter((claim) =>
      broken(make.verdictFile({ findings, verdict: claim })).includes('C5/recomputed-verdict'),
    );
    expect(wrong).toEqual(['PASS', 'WARN', 'FAIL'].filter((claim) => claim !== verdict));
  });
});

describe('a finding of C1 that is handed back though it is read', () => {
  const repair = (fields: Readonly<Record<string, string | string[]>>) => {
    const bytes = new TextEncoder().encode(JSON.stringify([make.inlineFinding(fields)]));
    const { problems, document } = parseDocument({ bytes });
    expect(document?.findings).toHaveLength(1);
    return problems.map(({ rule, grade, path }) => `${rule} ${grade} ${path}`);
  };
  const blob = 'https://github.com/octo/app/blob/abc1234';

  it.each([
    [
      { references: [`[app.ts:42 — here](${blob}/src/app.ts#L42)`] },
      'C1/reference-own-place deviation /0/references/0',
    ],
    [{ implications: '' }, 'C1/implications deviation /0/implications'],
    [
      { references: ['[db.ts:3 — there](https://github.com/octo/app/tree/abc1234/src/db.ts#L3)'] },
      'C1/in-repo-reference deviation /0/references/0',
    ],
    [
      { references: [`[db.ts:9-3 — there](${blob}/src/db.ts#L9-L3)`] },
      'C1/in-repo-reference deviation /0/references/0',
    ],
    [{ line: '48-42' }, 'C1/line deviation /0/line'],
  ])('has %j', (fields, wanted) => expect(repair(fields)).toEqual([wanted]));
});
