import { describe, expect, it } from 'vitest';
import type { EarlierFinding } from '../../../src/comments/ledger.ts';
import { patchOf } from '../../../src/diff/read-hunks.ts';
import { withWholeDocuments } from '../../../src/memory/changes-since-review.ts';
import { judgeRemembered } from '../../../src/memory/memory.ts';
import { reconcile, withOpenOriginals } from '../../../src/memory/reconcile.ts';
import { stateFindings } from '../../../src/memory/run-state.ts';
import type { ChangedFile, Since } from '../../../src/model/files.ts';
import type { Finding, FindingStatus } from '../../../src/model/finding.ts';
import { RememberedFinding, rememberFinding, titleHash } from '../../../src/model/known-finding.ts';
import type { ReviewerOutcome } from '../../../src/model/reviewer.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { judge, weigh } from '../../../src/policy/weight.ts';
import { numbered } from '../../support/builders/diff.ts';
import { buildFinding, buildLocation, buildSource } from '../../support/builders/finding.ts';
import {
  buildComment,
  buildEntry,
  buildEntryInReview,
  buildReconcileInput,
} from '../../support/builders/memory.ts';
import {
  baseCommit,
  buildPolicy,
  buildReviewer,
  headCommit,
  nextCommit,
} from '../../support/builders/run.ts';

const model = buildReviewer();
const tool = buildReviewer({ id: 'eslint', kind: 'tool' });
const crashed = buildReviewer({ outcome: { state: 'unavailable', reason: 'it crashed' } });
const before = numbered(20);

/** How files came from the earlier head to this one. */
function since(files: Readonly<Record<string, readonly [string, string] | 'same'>>): readonly Since[] {
  const changed = Object.entries(files).flatMap(([filename, texts]): ChangedFile[] => {
    if (texts === 'same') return [];
    const patch = patchOf(...texts) ?? { patch: '', additions: 0, deletions: 0 };
    const changes = patch.additions + patch.deletions;
    return [{ filename, status: 'modified', sha: null, changes, ...patch }];
  });
  return [{ head: baseCommit, known: Object.keys(files), files: changed }];
}

const same = since({ 'src/a.ts': 'same', 'src/fix.ts': 'same' });
const shifted = since({ 'src/a.ts': [before, `new\nlines\n${before}`] });
const replaced = since({ 'src/a.ts': [before, numbered(20, { 8: 'one\ntwo' })] });
const deleted = since({ 'src/a.ts': [before, before.replace('line 8\n', '')] });
const counts = { additions: 0, deletions: 20, changes: 20 };
const gone = { filename: 'src/a.ts', status: 'removed', sha: null, ...counts } as const;
const removed = [{ head: baseCommit, known: ['src/a.ts'], files: [gone] }];
const renamed = since({ 'src/b.ts': [before, `new\n${before}`] }).map(({ head, files }) => ({
  head,
  known: ['src/a.ts'],
  files: files.map((file) => ({ ...file, status: 'renamed' as const, previous_filename: 'src/a.ts' })),
}));

type Change = Parameters<typeof buildReconcileInput>[0];

function afterRun(ledger: readonly EarlierFinding[], change: Change = {}) {
  return reconcile(buildReconcileInput({ ledger, reviewers: [model], ...change }));
}

const fingerprint = 'a'.repeat(16);

describe('a finding with the fingerprint of an earlier one', () => {
  const id = 'first-11111111-3';
  const entry = buildEntry({ fingerprint, id });

  it.each<[FindingStatus, RememberedFinding['kind'], FindingStatus, string]>([
    ['open', 'finding', 'open', 'continued'],
    ['reopened', 'finding', 'reopened', 'continued'],
    ['verified', 'finding', 'verified', 'stillOpen'],
    ['fixed', 'finding', 'fixed', 'stillOpen'],
    ['wont_fix', 'finding', 'wont_fix', 'stillOpen'],
    ['open', 'closed', 'reopened', 'none'],
    ['open', 'withdrawn', 'reopened', 'none'],
    ['verified', 'closed', 'verified', 'closed'],
  ])('that is %s, next to a %s entry, is %s, and the entry is in: %s', (status, kind, becomes, list) => {
    const known = buildEntry({ fingerprint, id, kind });
    const result = afterRun([known], { findings: [buildFinding({ fingerprint, status })] });
    expect(result.findings[0]?.status).toBe(becomes);
    if (list === 'continued' || list === 'none') expect(result.findings[0]?.id).toBe(id);
    const { continued, stillOpen, closing, closed } = result;
    const lists = { continued: [...continued.values()], stillOpen, closing, closed };
    const withEntry = Object.entries(lists).filter(([, entries]) => entries.includes(known));
    expect(withEntry.map(([name]) => name)).toEqual(list === 'none' ? [] : [list]);
  });

  it('is reopened when it was marked as fixed', () => {
    const marked = { findings: [buildFinding({ fingerprint })], markedFixed: new Set([entry]) };
    expect(afterRun([entry], marked).findings.map(({ status }) => status)).toEqual(['reopened']);
  });

  it('is recognised by the one with which it was first published', () => {
    const reworded = buildEntry({ fingerprint: 'b'.repeat(16), first: fingerprint });
    const { continued } = afterRun([reworded], { findings: [buildFinding({ fingerprint })] });
    expect([...continued.values()]).toEqual([reworded]);
  });

  it('is not another one with its first fingerprint', () => {
    const reworded = buildEntry({ fingerprint, first: 'b'.repeat(16), id });
    const findings = [buildFinding({ fingerprint: 'b'.repeat(16) }), buildFinding({ fingerprint })];
    expect(afterRun([reworded], { findings }).findings.map((each) => each.id)).toEqual([findings[0]?.id, id]);
  });

  const other = buildSource({}, { reviewer: 'gemini', fingerprint: 'b'.repeat(16) });
  const merged = buildFinding({ fingerprint, id, sources: [buildSource({ fingerprint }), other] });
  it.each([
    ['was merged with it', buildEntry(rememberFinding(merged, baseCommit)), [other]],
    ['is merged with it', entry, merged.sources],
  ])('is recognised where only another original that %s is shown', (_what, known, sources) => {
    const finding = buildFinding({ fingerprint: other.fingerprint, sources });
    expect(afterRun([known], { findings: [finding] }).findings).toMatchObject([{ id, status: 'open' }]);
  });

  it('keeps its id from every other finding', () => {
    const { findings } = afterRun([entry], { findings: [buildFinding({ fingerprint: 'c'.repeat(16), id })] });
    expect(findings.map((finding) => finding.id)).toEqual([`${id}-2`]);
  });
});

describe('a finding is continued', () => {
  const unsafe = { title: titleHash('Unsafe query') };
  const place = buildLocation({ path: 'src/a.ts', startLine: 8 });
  const left = { ...place, side: 'LEFT' as const };
  const at = (startLine: number, overrides: Partial<Finding> = {}) =>
    buildFinding({
      title: 'Unsafe query!',
      issue: 'It is.',
      locations: [buildLocation({ path: 'src/a.ts', startLine })],
      ...overrides,
    });
  const wholeFile = { path: 'src/a.ts', side: 'RIGHT' as const };
  const inThread = buildEntry(unsafe, { path: 'src/a.ts', line: 8 });
  const listed = buildEntryInReview({ ...unsafe, place }, { title: 'Unsafe query', text: 'No escape.' });
  const markOnly = buildEntryInReview({ ...unsafe, fingerprint: undefined, id: 'logic-1-2' });
  const nowhere = buildEntryInReview(unsafe);
  const system = at(8, { scope: 'system', locations: [] });
  const text = 'The query concatenates the request parameter, so an attacker can inject SQL.';
  const passage = { title: 'SQL is built from user input', text: `security · high confidence\n\n${text}` };
  const body = `**🔴 High** · security\n\n**${passage.title}**\n\n${text}\n\n<sub>by claude</sub>`;
  const similar = at(8, {
    title: 'Injection in the query',
    issue: 'A request parameter is concatenated into the SQL query, which an attacker can exploit.',
  });
  const other = at(8, { title: 'Missing timeout', issue: 'This call waits for ever when the server hangs.' });
  const onLeft = buildEntry({ ...unsafe, place: left }, { line: 8 });
  const outdated = buildEntry({ ...unsafe, place }, { line: null, outdated: true });
  const commented = buildEntry({ place }, { comments: [buildComment({ body })] });
  const inFile = (path: string, startLine: number) => ({ locations: [buildLocation({ path, startLine })] });

  it.each<[string, EarlierFinding, readonly Since[], Finding, boolean]>([
    ['where GitHub carried its thread', inThread, [], at(8), true],
    ['only where GitHub carried its thread', inThread, [], at(9), false],
    ['on deleted lines', onLeft, [], at(8, { locations: [left] }), true],
    ['only on its side', onLeft, [], at(8), false],
    ['on the same lines', listed, same, at(8), true],
    ['only in its file', listed, same, at(8, inFile('src/b.ts', 8)), false],
    ['only on lines', listed, same, at(8, { locations: [wholeFile] }), false],
    ['only with a place', listed, same, system, false],
    ['only with its title or text', listed, same, other, false],
    ['while its lines exist', listed, removed, at(8), false],
    ['where our diff carries it', listed, shifted, at(10), true],
    ['only where our diff carries it', listed, shifted, at(8), false],
    [
      'where our diff carries its thread',
      buildEntry({ ...unsafe, place }, { line: 8 }),
      shifted,
      at(10),
      true,
    ],
    ['where our diff carries its outdated thread', outdated, shifted, at(10), true],
    ['in the first line that replaced its own', listed, replaced, at(8), true],
    ['in the last line that replaced its own', listed, replaced, at(9), true],
    ['not after the lines that replaced its own', listed, replaced, at(10), false],
    ['not at lines that were deleted', listed, deleted, at(8), false],
    ['under the new name of its file', listed, renamed, at(9, inFile('src/b.ts', 9)), true],
    ['by id and title, when only a mark shows it', markOnly, [], at(8, { id: 'logic-1-2' }), true],
    ['not by another id', markOnly, [], at(8, { id: 'logic-1-3' }), false],
    ['not by another title', markOnly, [], at(8, { id: 'logic-1-2', title: 'Another' }), false],
    ['by its title, without a place', nowhere, [], system, true],
    ['by no other title, without a place', nowhere, [], { ...system, title: 'Another' }, false],
    ['in other words, in a thread', commented, same, similar, true],
    ['in other words, in a review', buildEntryInReview({ place }, passage), same, similar, true],
    ['not as another problem, in a review', buildEntryInReview({ place }, passage), same, other, false],
  ])('%s', (_what, entry, changes, finding, isContinued) => {
    const { continued } = afterRun([entry], { findings: [finding], since: changes });
    expect(continued.size === 1).toBe(isContinued);
  });

  it.each(['closed', 'withdrawn'] as const)('or reopened in other words when its thread was %s', (kind) => {
    const settled = buildEntry({ ...unsafe, kind, place: { ...place, startLine: 3 } }, { line: 8 });
    const statuses = [at(8), at(9), other].map(
      (finding) => afterRun([settled], { findings: [finding] }).findings[0]?.status,
    );
    expect(statuses).toEqual(['reopened', 'open', 'open']);
  });

  it('before a settled one with its own fingerprint is reopened', () => {
    const settled = buildEntry({ ...unsafe, kind: 'closed', fingerprint }, { line: 8 });
    const open = buildEntry({ ...unsafe, id: 'b-11111111-2', fingerprint: '2'.repeat(16) }, { line: 8 });
    expect(afterRun([settled, open], { findings: [at(8, { fingerprint })] }).findings).toMatchObject([
      { id: 'b-11111111-2', status: 'open' },
    ]);
  });
});

describe('an earlier finding that is not repeated', () => {
  const place = buildLocation({ path: 'src/a.ts', startLine: 3 });
  const edited = [before, numbered(20, { 13: 'other' })] as const;
  const farEdited = [before, numbered(20, { 14: 'other' })] as const;
  const fileEdited = { since: since({ 'src/a.ts': edited, 'src/fix.ts': 'same' }) };
  const fixEdited = { since: since({ 'src/a.ts': 'same', 'src/fix.ts': edited }) };
  const untouched = { since: same };
  const blocking = buildEntry({ place, named: ['src/fix.ts'] });
  const low = (overrides: Partial<RememberedFinding> = {}) =>
    buildEntry({ place, severity: 'low', ...overrides });
  const byTool = buildEntry({ place, reviewers: ['eslint'] });
  const byBoth = buildEntryInReview({ place, reviewers: ['claude', 'eslint'] });
  const inTwoFiles = { place, alsoAt: ['src/fix.ts'] };
  const byToolInTwo = buildEntry({ ...inTwoFiles, reviewers: ['eslint'] });
  const fix = ['src/fix.ts'];
  const outdated = buildEntry({ place }, { outdated: true, line: null });
  const partly = { ...tool, outcome: { state: 'reviewed', partly: true } as const };

  it.each<[string, string, EarlierFinding, Change]>([
    ['open', 'no file that it names changed', blocking, untouched],
    ['closed', 'its file changed ten lines away', blocking, fileEdited],
    ['open', 'its file changed farther away', blocking, { since: since({ 'src/a.ts': farEdited }) }],
    [
      'open',
      'a file changed far from the lines that its fix names',
      buildEntry({ place, named: ['src/fix.ts:3'] }),
      { since: since({ 'src/a.ts': 'same', 'src/fix.ts': farEdited }) },
    ],
    [
      'closed',
      'a file changed at the lines that its fix names',
      buildEntry({ place, named: ['src/fix.ts#L16-L18'] }),
      { since: since({ 'src/a.ts': 'same', 'src/fix.ts': farEdited }) },
    ],
    ['closed', 'a file named in its fix changed', blocking, fixEdited],
    ['closed', 'another file with a place of it changed', buildEntry(inTwoFiles), fixEdited],
    ['closed', 'its file changed, and it is in a review', buildEntryInReview({ place }), fileEdited],
    ['open', 'the heads cannot be compared', blocking, {}],
    ['closed', 'only GitHub shows that its lines changed', outdated, {}],
    ['open', 'its thread is outdated in an unchanged file', outdated, untouched],
    ['open', 'it was seen at this head', buildEntry({ place, head: headCommit }), fileEdited],
    ['closed', 'its tool completed', byTool, { ...untouched, reviewers: [tool] }],
    ['open', 'its tool read a part only', byTool, { ...untouched, reviewers: [partly] }],
    ['open', 'only its tool lets go of it', byBoth, { ...untouched, reviewers: [model, tool] }],
    ['open', 'its file changed, and one of two completed', byBoth, { ...fileEdited, reviewers: [tool] }],
    ['open', 'only others completed', byTool, fileEdited],
    ['open', 'its reviewer crashed', blocking, { ...fileEdited, reviewers: [crashed] }],
    ['open', 'its reviewer is gone', blocking, { ...fileEdited, reviewers: [] }],
    ['open', 'its file could not be read', byTool, { reviewers: [tool], unread: new Set(['src/a.ts']) }],
    ['open', 'one of two files could not be read', byToolInTwo, { reviewers: [tool], unread: new Set(fix) }],
    ['open', 'the conversation is incomplete', blocking, { ...fileEdited, complete: false }],
    ['missed', 'it does not block', low(), untouched],
    ['missed', 'it does not block and was missed at this head', low({ missedAt: headCommit }), untouched],
    ['withdrawn', 'it does not block and was missed elsewhere', low({ missedAt: nextCommit }), untouched],
    ['open', 'only a part was reviewed', low({ missedAt: nextCommit }), { ...untouched, isFull: false }],
    ['open', 'it blocks, and was missed', buildEntry({ place, missedAt: nextCommit }), untouched],
  ])('is %s when %s', (expected, _why, entry, change) => {
    const { stillOpen, closing } = afterRun([entry], change);
    const isMissed = stillOpen[0]?.remembered.missedAt === headCommit;
    expect(closing[0]?.remembered.kind ?? (isMissed ? 'missed' : 'open')).toBe(expected);
    expect(stillOpen.length + closing.length).toBe(1);
    for (const { remembered } of closing) expect(remembered.head).toBe(headCommit);
  });

  const withoutThird = since({ 'src/a.ts': [before, before.replace('line 3\n', '')] });
  it.each([
    ['its lines at this head', since({ 'src/a.ts': [before, `new\n${before}`] }), { ...place, startLine: 4 }],
    ['its file, when its lines are gone', withoutThird, { path: 'src/a.ts', side: 'RIGHT' }],
    ['its file, when the heads cannot be compared', [], { path: 'src/a.ts', side: 'RIGHT' }],
  ])('is settled with %s', (_what, changes, expected) => {
    const entry = buildEntryInReview({ place, reviewers: ['eslint'] });
    const { closing } = afterRun([entry], { reviewers: [tool], since: changes });
    expect(closing[0]?.remembered.place).toEqual(expected);
  });

  it('is not settled twice', () => {
    const settled = buildEntry({ kind: 'closed' }, { outdated: true });
    expect(afterRun([settled])).toMatchObject({ closing: [], stillOpen: [], closed: [settled] });
  });
});

describe('the silence of a reviewer', () => {
  const report = {
    ...{ reviewer: 'claude', file: 'a.json', format: null, sha256: '0'.repeat(64), problems: [], omitted: 0 },
    ...{ outcome: { state: 'reviewed' as const }, accepted: 1, refused: 0, provesClean: false },
  };

  it.each([
    ['a complete document', {}, true],
    ['an empty document that proves a clean review', { accepted: 0, provesClean: true }, true],
    ['an empty document that proves nothing', { accepted: 0 }, false],
    ['a document with an invalid finding', { refused: 1 }, false],
    ["another reviewer's invalid finding", { reviewer: 'other', refused: 1 }, true],
  ])('in %s counts: %3$s', (_what, change, counts) => {
    expect(withWholeDocuments([model], [{ ...report, ...change }])).toEqual(counts ? [model] : []);
  });
});

describe('an earlier dispute of a finding', () => {
  const entry = buildEntry({
    fingerprint,
    place: buildLocation({ path: 'src/a.ts' }),
    reviewers: ['claude', 'gemini'],
    contestedBy: ['judge'],
  });
  const edited = { since: since({ 'src/a.ts': [before, numbered(20, { 5: 'other' })] }) };
  const unchanged = { since: same };
  const reviewed = { state: 'reviewed' } as const;
  const by = (id: string, outcome: ReviewerOutcome = reviewed) => ({
    reviewers: [buildReviewer({ id, outcome })],
  });
  const down = { state: 'unavailable', reason: 'down' } as const;

  it.each<[string, boolean, Change, string?]>([
    ['was not asked', true, { ...unchanged, reviewers: [] }],
    ['did not complete', true, { ...edited, ...by('judge', down) }],
    ['does not repeat it about unchanged files', true, { ...unchanged, ...by('judge') }],
    ['was not asked after the file changed', true, { ...edited, reviewers: [] }],
    ['was not asked while another reviewed the changed file', true, { ...edited, ...by('zoe') }],
    ['reports the finding itself', false, { ...unchanged, ...by('judge') }, 'judge'],
    ['has reviewed the changed file', false, { ...edited, ...by('judge') }],
  ])('when its reviewer %s remains: %s', (_what, remains, change, reviewer = 'claude') => {
    const sources = [buildSource({}, { reviewer, fingerprint })];
    const finding = buildFinding({ fingerprint, contestedBy: ['zoe'], sources });
    const [continued] = afterRun([entry], { findings: [finding], ...change }).findings;
    const contestedBy = remains ? ['judge', 'zoe'] : ['zoe'];
    expect(continued).toMatchObject({ contestedBy, requiresHuman: remains });
  });
});

describe('a merged finding', () => {
  const overrides = [{ categories: ['style'], blocking: { critical: 'never', high: 'never' } }];
  const rules = effectivePolicy(buildPolicy({ overrides }), {}).blocking;
  const style = buildSource({}, { severity: 'critical', category: 'style', fingerprint });
  const grave = { reviewer: 'gemini', severity: 'high', category: 'security', fingerprint } as const;
  const sources = [style, buildSource({}, grave)];
  const merged = buildFinding({ fingerprint, severity: 'critical', category: 'style', sources });
  const remembered = rememberFinding(merged, headCommit);

  it('is remembered with each original, of which the strictest decides', () => {
    expect(weigh(merged, rules)).toBe('blocking');
    expect(weigh(judgeRemembered(buildEntryInReview(remembered)), rules)).toBe('blocking');
    const long = rememberFinding({ ...merged, category: 'x'.repeat(300) }, headCommit);
    expect(RememberedFinding.safeParse(long).success).toBe(true);
  });

  it.each<[string, Partial<typeof tool>, readonly string[]]>([
    ['a reviewer that did not complete', { outcome: { state: 'timed_out', reason: 'slow' } }, ['gemini']],
    ['a model that completed, with no changed file', {}, ['gemini']],
    ['a tool that completed', { kind: 'tool' }, []],
  ])('that another reviewer repeats keeps the original of %s', (_who, overrides, expected) => {
    const repeated = buildFinding({ fingerprint, severity: 'low', sources: [{ ...style, severity: 'low' }] });
    const reviewers = [model, buildReviewer({ id: 'gemini', ...overrides })];
    const entry = buildEntryInReview({ ...remembered, after: '2025-12-31T00:00:00Z' });
    const reconciled = afterRun([entry], { findings: [repeated], reviewers });
    const open = reconciled.openOriginals.get(fingerprint) ?? [];
    expect(open.map(({ reviewer }) => reviewer)).toEqual(expected);
    const { findings } = reconciled;
    const more = { ledger: [entry], at: '2026-01-01T00:00:00Z', rules, isWithheld: () => false };
    const run = { findings, reconciled, judged: findings, head: headCommit, ...more };
    const kept = { after: entry.remembered.after };
    const severity = expected.length > 0 ? 'high' : 'low';
    expect(stateFindings(run)).toMatchObject([{ reviewers: ['claude', ...expected], severity, ...kept }]);
    expect(stateFindings({ ...run, ledger: [], newestComment: more.at })).toMatchObject([{ after: more.at }]);
  });

  it('blocks by the agreement of a reviewer that is silent about unchanged files', () => {
    const { blocking: agreed } = effectivePolicy(buildPolicy({ corroboration: { from: 'low' } }), {});
    const place = buildLocation({ path: 'src/a.ts' });
    const low = { severity: 'low', confidence: 'low', reviewers: ['claude', 'gemini'] } as const;
    const entry = buildEntryInReview({ fingerprint, place, ...low });
    const { openOriginals } = afterRun([entry], {
      findings: [buildFinding({ fingerprint })],
      since: same,
      reviewers: [model, buildReviewer({ id: 'gemini' })],
      isBlocking: (each) => weigh(judgeRemembered(each), agreed) === 'blocking',
    });
    expect(openOriginals.get(fingerprint)).toMatchObject([{ reviewer: 'gemini' }]);
  });

  it('counts once when its originals were published apart', () => {
    const second = { id: 'b-11111111-2', fingerprint: 'b'.repeat(16), reviewers: ['gemini'] };
    const apart = [buildEntry({ fingerprint }), buildEntry(second), buildEntry({ ...second, reviewers: [] })];
    const both = [style, buildSource({}, { ...grave, fingerprint: second.fingerprint })];
    const result = afterRun(apart, { findings: [{ ...merged, sources: both }] });
    expect([result.merged, result.stillOpen]).toEqual([[apart[1]], [apart[2]]]);
  });

  it('is weighed by the originals that count when its repetition is withheld', () => {
    const repeated = { ...merged, suppressed: { by: 'max-findings', reason: 'cap' } as const };
    const earlier = remembered.originals?.filter(({ reviewer }) => reviewer === 'gemini') ?? [];
    const openOriginals = new Map([[fingerprint, earlier]]);
    const weighed = withOpenOriginals(repeated, { openOriginals });
    expect(judge(weighed, rules)).toMatchObject({ weight: 'blocking', original: { severity: 'high' } });
    expect(rememberFinding(repeated, headCommit, earlier)).toMatchObject({
      reviewers: ['gemini'],
      originals: earlier,
    });
  });
});
