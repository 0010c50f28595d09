import { describe, expect, it } from 'vitest';
import type { Context } from '../../../src/formats/parse-context.ts';
import { parseDocument } from '../../../src/formats/parse-document.ts';
import { ReviewVerdict } from '../../../src/formats/verdict.ts';
import { changedLines } from '../../support/changed-lines.ts';
import * as make from '../../support/contract-documents.ts';

function broken(value: unknown, context: Context = {}): readonly string[] {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return parseDocument({ strictness: 'strict', bytes, context }).problems.map(({ rule }) => rule);
}

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
    [{ line: 42, line_end: 41, file: '/app.ts' }, ['C1/N4', 'C1/line']],
  ])('is one of its three forms: %j', (fields, rules) => {
    const { type, file, line, line_end, ...rest } = Object(make.inlineFinding(fields));
    const lines = line_end === undefined ? { line } : { line, line_end };
    expect(broken([{ type, file, ...lines, ...rest }])).toEqual(rules);
  });

  it('is not known where it contradicts itself, and its file is held against the diff all the same', () => {
    const { type, file, line, ...rest } = Object(make.inlineFinding({ file: 'src/b.ts' }));
    const finding = { type, file, line, line_end: 1, ...rest };
    const changed = changedLines({ 'src/app.ts': [42] });
    expect(broken([finding], { changed })).toEqual(['C1/path-in-diff', 'C1/line']);
  });
});

describe('the target of a review', () => {
  const head = 'abc1234def5678abc1234def5678abc1234def56';
  const about = (fields: object) =>
    make.reviewData({ pr_info: { ...Object(make.reviewData()['pr_info']), ...fields } });

  it.each([
    [{ head_sha: head }, []],
    [{ head_sha: 'ABC1234' }, []],
    [{ head_sha: 'abc123' }, ['C2/target', 'C2/identifiers']],
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

  it.each([
    [0, []],
    [7, []],
    [8, ['C3/pack-target']],
  ])('of an evidence pack may be unknown, which is 0: %d', (number, rules) => {
    const pr = { number, title: '', description: '', labels: [], url: '' };
    expect(broken(make.evidencePack({ pr }), { pullRequest: 7 })).toEqual(rules);
  });
});

describe('what to do about a place outside the diff', () => {
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
  ])('is said in its words: %j', (fields, files, words) => {
    expect(advice(fields, files)).toContain(words);
  });
});

describe('what an evidence pack counts', () => {
  const pack = make.evidencePack();
  const inside = (section: string, fields: object) => ({
    ...pack,
    [section]: { ...Object(pack[section]), ...fields },
  });
  const verifiers = ['pass', 'fail', 'warn', 'skipped', 'timeout'].map((status) => ({
    name: status,
    status,
    findings: [],
    duration_ms: 1,
  }));
  const verified = (summary: object) => inside('verification', { verifiers, summary });
  const hotspot = { file: 'a', line_start: 3, line_end: 3, category: '', why: '', risk_contributing: true };

  it.each([
    inside('diff', { stats: { files_changed: 2, insertions: 3, deletions: 0 } }),
    inside('diff', { stats: { files_changed: 1, insertions: 4, deletions: 0 } }),
    inside('diff', { stats: { files_changed: 1, insertions: 3, deletions: 1 } }),
    verified({ passed: 0, failed: 1, warnings: 1, skipped: 1 }),
    verified({ passed: 1, failed: 0, warnings: 1, skipped: 1 }),
    verified({ passed: 1, failed: 3, warnings: 1, skipped: 1 }),
    verified({ passed: 1, failed: 1, warnings: 0, skipped: 1 }),
    verified({ passed: 1, failed: 1, warnings: 1, skipped: 0 }),
    inside('risk', { override_applied: true }),
    inside('risk', { override_source: 'a label' }),
    { ...pack, hotspots: [{ ...hotspot, line_end: 2 }] },
  ])('is held against its lists, case %#', (value) => {
    expect(broken(value)).toEqual(['C3/pack-claims']);
  });

  it.each([
    verified({ passed: 1, failed: 2, warnings: 1, skipped: 1 }),
    verified({ passed: 1, failed: 1, warnings: 1, skipped: 2 }),
    inside('risk', { override_applied: true, override_source: 'a label' }),
    { ...pack, hotspots: [hotspot] },
  ])('is taken where it agrees, case %#', (value) => {
    expect(broken(value)).toEqual([]);
  });

  it('does not cost the pack', () => {
    const bytes = new TextEncoder().encode(JSON.stringify(inside('risk', { override_applied: true })));
    expect(parseDocument({ strictness: 'strict', bytes }).ok).toBe(true);
  });
});

describe('what is told of a list', () => {
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
  ] as const)('lets %s become only what the protocol says', (from, allowed) => {
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

  it('lets nobody but the reviewer, who sets a later time, put a finding in', () => {
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
  ])('lets the reviewer, who sets a later time than %s, change %j', (timestamp, fields, rules) => {
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

  it('counts nothing where a finding is refused, since nobody knows what it counts for', () => {
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

  it.each(['0a1b2c3d', '0A1B2C3D'])('takes the review id %s', (reviewId) => {
    expect(broken(make.verdictFile({ reviewId }))).toEqual([]);
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
      'C1/reference-url deviation /0/references/0',
    ],
    [
      { references: [`[db.ts:9-3 — there](${blob}/src/db.ts#L9-L3)`] },
      'C1/reference-anchor deviation /0/references/0',
    ],
    [{ line: '48-42' }, 'C1/line deviation /0/line'],
  ])('has %j', (fields, wanted) => expect(repair(fields)).toEqual([wanted]));
});
