import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diff } from '../../../src/diff/hunk.ts';
import { type ChangedLines, changedSince, findChanged } from '../../../src/memory/changed-lines.ts';
import { verifyFindings } from '../../../src/memory/verify-findings.ts';
import type { Finding, FindingStatus, Location, Side } from '../../../src/model/finding.ts';
import type { ReviewDocument } from '../../../src/model/review-document.ts';
import type { ReviewerOutcome } from '../../../src/model/reviewer.ts';
import { diffOf, emptyDiff, gitDiff, numbered, readDiff, type Tree } from '../../support/builders/diff.ts';
import { buildFinding, buildLocation, buildSource } from '../../support/builders/finding.ts';
import { buildReviewDocument, buildReviewer, buildSourceDocument } from '../../support/builders/run.ts';

const crashed: ReviewerOutcome = { state: 'timed_out', reason: 'after 600 s' };
const reviewed: ReviewerOutcome = { state: 'reviewed' };
const { title, issue } = {
  title: 'The lock is never released',
  issue: 'When it throws, the lock stays held.',
};
const lock = buildFinding({ title, issue });
const leak = buildFinding({
  title: 'Names are logged',
  issue: 'Customer names reach the log in clear text.',
});
const as = (status: FindingStatus, finding = lock) => ({ ...finding, status });

function linesOf(side: Side, ...lines: readonly number[]): ChangedLines {
  const none = { RIGHT: new Set<number>(), LEFT: new Set<number>(), size: lines.length };
  return new Map([['src/app.ts', { ...none, [side]: new Set(lines) }]]);
}

const verifyDocuments = (
  prior: Partial<ReviewDocument>,
  current: Partial<ReviewDocument>,
  changed: ChangedLines = new Map(),
) =>
  verifyFindings({
    prior: buildReviewDocument(prior),
    current: buildReviewDocument(current),
    changed,
    isThere: ({ locations: [then] }, { locations: [now] }) => then?.startLine === now?.startLine,
  });

function verify(
  prior: readonly Finding[],
  current: readonly Finding[],
  { outcome = reviewed, changed }: { outcome?: ReviewerOutcome; changed?: ChangedLines } = {},
) {
  const reviewers = [buildReviewer({ outcome })];
  return verifyDocuments({ findings: prior }, { findings: current, reviewers }, changed).findings;
}

describe('a finding of the full review', () => {
  const moved = [buildLocation({ startLine: 77 })];
  const others = { title: 'Lock stays held after an exception', issue: 'When it throws, the lock is held.' };
  const reworded = buildFinding({ ...others, locations: moved });
  const onItsLine = buildFinding(others);
  const elsewhere = [buildLocation({ path: 'src/b.ts' })];
  const withId = (id: string) => ({
    ...leak,
    locations: elsewhere,
    sources: [buildSource({}, { native: { id } })],
  });
  const byTwo = { ...as('fixed'), sources: [buildSource(lock), buildSource(lock, { reviewer: 'gemini' })] };
  const refuting = buildSource(lock, { native: { classification: 'refutes' } });
  const besides = (source: Finding['sources'][number]) => {
    return { ...as('fixed'), sources: [buildSource(lock, { reviewer: 'gemini' }), source] };
  };
  const gone = buildSource(lock, { status: 'verified' });
  const placeless = buildFinding({ title, issue, locations: [] });
  const inOtherFile = buildFinding({ title, issue, locations: elsewhere });
  const fixed = as('fixed');

  it.each<[string, Finding, readonly Finding[], ReviewerOutcome, FindingStatus]>([
    ['is not repeated', fixed, [], reviewed, 'verified'],
    ['is not repeated by a reviewer that did not answer', fixed, [], crashed, 'fixed'],
    ['is not repeated by one of two that raised it', byTwo, [], reviewed, 'verified'],
    ['is not repeated, as none of two answered', byTwo, [], crashed, 'fixed'],
    ['is not repeated by the one that refuted it', besides(refuting), [], reviewed, 'fixed'],
    ['is not repeated by the one that called it gone', besides(gone), [], reviewed, 'fixed'],
    ['is repeated in other words and on other lines', fixed, [reworded], reviewed, 'reopened'],
    ['is repeated as verified', fixed, [as('verified')], reviewed, 'verified'],
    ['is repeated as reopened', fixed, [as('reopened')], reviewed, 'reopened'],
    ['is repeated as fixed', fixed, [as('fixed')], reviewed, 'fixed'],
    ['is repeated as wont_fix', fixed, [as('wont_fix')], reviewed, 'fixed'],
    ['is named by its id', fixed, [withId(lock.id)], reviewed, 'reopened'],
    ['is not named, as an id differs', fixed, [withId('F1')], reviewed, 'verified'],
    ['is repeated without a place', fixed, [placeless], reviewed, 'reopened'],
    ['is the text of a finding in another file', fixed, [inOtherFile], reviewed, 'verified'],
    ['is not repeated, and open', lock, [], reviewed, 'open'],
    ['is not repeated, and settled by the team', as('wont_fix'), [], reviewed, 'wont_fix'],
    ['is repeated after it was verified', as('verified'), [lock], reviewed, 'reopened'],
    ['is repeated after the team settled it', as('wont_fix'), [lock], reviewed, 'wont_fix'],
    ['is reworded after the team settled it', as('wont_fix'), [onItsLine], reviewed, 'wont_fix'],
  ])('that %s: %5$s', (_what, prior, current, outcome, status) => {
    expect(verify([prior], current, { outcome })[0]).toMatchObject({ id: prior.id, title, status });
  });

  it('has its present place', () => {
    expect(verify([as('fixed')], [reworded])[0]?.locations).toEqual(moved);
  });

  it.each([reworded, { ...onItsLine, severity: 'critical' as const }])(
    'that the team settled accepts no other place and no higher severity: %#',
    (found) => {
      const findings = verify([as('wont_fix')], [found], { changed: linesOf('RIGHT', 3, 77) });
      expect(findings.map(({ status }) => status)).toEqual(['wont_fix', 'open']);
    },
  );

  it('that policy withheld counts when another reviewer reports it', () => {
    const capped = { ...lock, suppressed: { by: 'max-findings', reason: 'beyond the cap' } as const };
    const report = { ...lock, sources: [buildSource(lock, { reviewer: 'other' })] };
    expect(verify([capped], [report])[0]).not.toHaveProperty('suppressed');
    expect(verify([capped], [lock])).toEqual([capped]);
  });

  const both = [
    { document: 0, corroboratedBy: ['other'] },
    { document: 1, corroboratedBy: ['claude'] },
  ];
  it.each<[FindingStatus, string, readonly object[], readonly string[]]>([
    ['open', 'other', both, ['other']],
    ['verified', 'other', [{ document: 0 }], []],
    ['open', 'claude', [{ document: 0 }], []],
  ])('that is reported as %s by %s has these originals', (status, reviewer, sources, corroboratedBy) => {
    const report = { ...as(status), sources: [buildSource(lock, { reviewer, status })] };
    const [finding] = verify([lock], [report]);
    expect(finding).toMatchObject({ corroboratedBy, sources });
    expect(finding?.sources).toHaveLength(sources.length);
  });
});

describe('a new finding', () => {
  const changed = linesOf('RIGHT', 5);
  const on = (place: Partial<Location>) => ({ ...leak, locations: [buildLocation(place)] });
  const deleted = on({ startLine: 5, side: 'LEFT' });

  it.each<[boolean, Finding, ChangedLines]>([
    [false, on({ startLine: 3, endLine: 4 }), changed],
    [true, on({ startLine: 4, endLine: 5 }), changed],
    [true, on({ startLine: 5, endLine: 9 }), changed],
    [false, on({ startLine: 6, endLine: 9 }), changed],
    [true, { ...leak, locations: [{ path: 'src/app.ts', side: 'RIGHT' }] }, changed],
    [true, { ...leak, locations: [] }, changed],
    [true, deleted, linesOf('LEFT', 5)],
    [false, deleted, changed],
  ])('counts (%s) when a changed line is among its own: %#', (counts, found, lines) => {
    const [fresh] = verify([], [found], { changed: lines });
    expect(fresh?.suppressed?.by).toBe(counts ? undefined : 'verify');
  });

  it('has an id and a document of its own', () => {
    const [, fresh] = verify([lock], [{ ...on({ startLine: 5 }), id: lock.id }], { changed });
    expect(fresh).toMatchObject({ id: `${lock.id}-2`, sources: [{ document: 1 }] });
  });

  it('that was left out is judged again by the next verification', () => {
    const known = verify([lock], [on({ startLine: 5 })]);
    expect(known).toMatchObject([lock, { suppressed: { by: 'verify' } }]);
    expect(verify(known, [on({ startLine: 5 })], { changed })[1]).not.toHaveProperty('suppressed');
    expect(verify(known, [])).toEqual([lock]);
  });

  it('that policy suppresses is listed only on a changed line', () => {
    const known: Finding = { ...on({ startLine: 5 }), suppressed: { by: 'suppress', reason: 'known' } };
    expect(verify([lock], [known])).toEqual([lock]);
    expect(verify([lock], [known], { changed })).toHaveLength(2);
  });
});

describe('a reviewer', () => {
  const skipped: ReviewerOutcome = { state: 'skipped', reason: 'its files did not change' };

  it.each<[string, FindingStatus, ReviewerOutcome, string]>([
    ['that had to check a fix and crashed', 'fixed', crashed, 'timed_out'],
    ['that was skipped', 'fixed', skipped, 'reviewed'],
    ['that had no fix to check and crashed', 'open', crashed, 'timed_out'],
  ])('%s has the outcome of the run that counts', (_who, status, outcome, state) => {
    const current = [buildReviewer({ outcome }), buildReviewer({ id: 'quick' })];
    const { reviewers } = verifyDocuments({ findings: [as(status)] }, { reviewers: current });
    expect(reviewers.map((each) => each.outcome.state)).toEqual([state, 'reviewed']);
  });

  it('that answered without being asked has its new outcome', () => {
    const prior = { reviewers: [buildReviewer({ outcome: crashed })] };
    const { reviewers } = verifyDocuments(prior, { reviewers: [buildReviewer()] });
    expect(reviewers).toEqual([buildReviewer()]);
  });

  const claims = { verdict: 'FAIL' } as const;
  it.each<[boolean, readonly Finding[], ReviewerOutcome]>([
    [false, [lock], reviewed],
    [true, [], crashed],
    [true, [lock], crashed],
    [true, [as('verified'), leak], crashed],
    [false, [as('verified'), as('wont_fix', leak)], crashed],
  ])(
    'claims its verdict (%s) until it answers, or its findings are settled: %#',
    (keeps, findings, outcome) => {
      const prior = { findings, documents: [buildSourceDocument({ claims })] };
      const current = { reviewers: [buildReviewer({ outcome })], documents: [] };
      const { documents } = verifyDocuments(prior, current);
      expect(documents.map((document) => document.claims)).toEqual([keeps ? claims : {}]);
    },
  );
});

it('loses no finding of the full review and gives every finding an id of its own', () => {
  const finding = fc
    .record({
      title: fc.constantFrom('The lock is held', 'Names are logged', 'The loop never ends'),
      line: fc.integer({ min: 1, max: 9 }),
      status: fc.constantFrom<FindingStatus>('open', 'fixed', 'verified', 'wont_fix', 'reopened'),
    })
    .map(({ title, line, status }) =>
      buildFinding({ title, issue: title, status, locations: [buildLocation({ startLine: line })] }),
    );
  const findings = fc.uniqueArray(finding, { maxLength: 5, selector: ({ id }) => id });
  fc.assert(
    fc.property(findings, findings, (prior, current) => {
      const ids = verify(prior, current, { changed: linesOf('RIGHT', 1, 2, 3) }).map(({ id }) => id);
      expect(ids.slice(0, prior.length)).toEqual(prior.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      const open = current.filter(({ status }) => status === 'open' || status === 'reopened');
      expect(ids.length).toBeGreaterThanOrEqual(Math.max(prior.length, open.length));
    }),
  );
});

describe('the lines changed since a review', () => {
  const base = { 'a.ts': numbered(20) };
  const seen = diffOf(base, { 'a.ts': numbered(20, { 3: 'three' }) });
  const linesIn = (changed: ChangedLines) =>
    Object.fromEntries(
      [...changed].map(([path, { RIGHT, LEFT, size }]) => [path, [[...RIGHT], [...LEFT], size]]),
    );
  const without = (...gone: readonly number[]) =>
    numbered(20)
      .split('\n')
      .filter((_, index) => !gone.includes(index + 1))
      .join('\n');
  const two = { ...base, 'b.ts': 'one\n' };
  const changedTo = (text: Tree) => diffOf(base, text);
  const binary = (byte: number) => diffOf({}, { 'a.bin': Uint8Array.of(0, byte) });
  const edited = changedTo({ 'a.ts': `first\n${numbered(20, { 3: 'three', 9: 'nine' })}`, 'b.ts': 'new\n' });
  const inEdited = { 'a.ts': [[1, 10], [9], 3], 'b.ts': [[1], [], 1] };
  const before = diffOf(two, { 'a.ts': without(5), 'b.ts': 'one\n' });
  const deleted = diffOf(two, { 'a.ts': without(5, 12) });
  const repeated = changedTo({ 'a.ts': numbered(20, { 3: 'three', 7: 'three' }) });
  const renamed = changedTo({ 'b.ts': numbered(20, { 3: 'three', 9: 'nine' }) });
  const link = readDiff(gitDiff({ 'a.ts': 'one\ntwo\n' }, {}, [], { 'a.ts': 'b.ts' }));

  it.each<[string, Diff, Diff, object]>([
    ['are those that a file did not have before, at their present place', seen, edited, inEdited],
    ['are none when nothing changed', seen, seen, {}],
    ['include deleted ones', before, deleted, { 'a.ts': [[], [12], 1], 'b.ts': [[], [1], 1] }],
    ['include reverted ones, which have no place', seen, emptyDiff, { 'a.ts': [[], [], 2] }],
    ['include one more of the same text', seen, repeated, { 'a.ts': [[7], [7], 2] }],
    ['are found in a file that was renamed', seen, renamed, { 'b.ts': [[9], [9], 2] }],
    ['are on both sides of a file that became a link', emptyDiff, link, { 'a.ts': [[1], [1, 2], 3] }],
    ['know a file of which only bytes changed', binary(1), binary(2), { 'a.bin': [[], [], 0] }],
  ])('%s', (_what, then, now, lines) => {
    expect(linesIn(changedSince(then, now))).toEqual(lines);
  });

  it('are found under either name of a renamed file', () => {
    const changed = changedSince(seen, renamed);
    expect(findChanged(changed, 'a.ts')).toBe(changed.get('b.ts'));
    expect(findChanged(changed, 'c.ts')).toBeUndefined();
  });
});
