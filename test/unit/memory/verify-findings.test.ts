import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChangedLines, verifyFindings } from '../../../src/memory/verify-findings.ts';

import type { Finding, FindingStatus, Side } from '../../../src/model/finding.ts';
import type { ReviewerOutcome } from '../../../src/model/reviewer.ts';
import { buildFinding, buildLocation, buildSource } from '../../support/builders/finding.ts';
import { buildReviewDocument, buildReviewer, buildSourceDocument } from '../../support/builders/run.ts';

const crashed: ReviewerOutcome = { state: 'timed_out', reason: 'after 600 s' };
const lock = buildFinding({
  title: 'The lock is never released',
  issue: 'When the call throws, the lock stays held.',
});
const leak = buildFinding({
  title: 'Names are logged',
  issue: 'Customer names reach the log in clear text.',
});

function linesOf(side: Side, ...lines: readonly number[]): ChangedLines {
  const none = { RIGHT: new Set<number>(), LEFT: new Set<number>(), size: lines.length };
  return new Map([['src/app.ts', { ...none, [side]: new Set(lines) }]]);
}

function verify(
  prior: readonly Finding[],
  current: readonly Finding[],
  options: {
    readonly outcome?: ReviewerOutcome;
    readonly changed?: ChangedLines;
  } = {},
) {
  const { outcome = { state: 'reviewed' }, changed = new Map() } = options;
  return verifyFindings({
    prior: buildReviewDocument({ findings: prior }),
    current: buildReviewDocument({ findings: current, reviewers: [buildReviewer({ outcome })] }),
    changed,
  });
}

const statuses = (result: ReturnType<typeof verify>) => result.findings.map(({ status }) => status);
const withStatus = (finding: Finding, status: FindingStatus) => ({ ...finding, status });

describe('a finding that is marked fixed', () => {
  it('is verified when its reviewer answers again and does not repeat it', () => {
    expect(statuses(verify([withStatus(lock, 'fixed')], []))).toEqual(['verified']);
  });

  it('is reopened when it is repeated, in other words and on other lines of its file', () => {
    const again = buildFinding({
      title: 'Lock stays held after an exception',
      issue: 'When the call throws, the lock is never released.',
      locations: [buildLocation({ startLine: 77 })],
    });
    const document = verify([withStatus(lock, 'fixed')], [again]);
    expect(document.findings).toMatchObject([
      { id: lock.id, title: lock.title, status: 'reopened', locations: [{ startLine: 77 }] },
    ]);
  });

  it.each<[FindingStatus, FindingStatus]>([
    ['verified', 'verified'],
    ['reopened', 'reopened'],
    ['fixed', 'fixed'],
    ['wont_fix', 'fixed'],
  ])('and that its reviewer marks as %s becomes %s', (said, becomes) => {
    expect(statuses(verify([withStatus(lock, 'fixed')], [withStatus(lock, said)]))).toEqual([becomes]);
  });

  it('is recognised by its id, whatever its text and place are now', () => {
    const named = {
      ...leak,
      locations: [buildLocation({ path: 'src/moved.ts' })],
      sources: [buildSource({}, { native: { id: lock.id } })],
    };
    expect(statuses(verify([withStatus(lock, 'fixed')], [named]))).toEqual(['reopened']);
    const other = { ...named, sources: [buildSource({}, { native: { id: 'F1' } })] };
    expect(statuses(verify([withStatus(lock, 'fixed')], [other]))[0]).toBe('verified');
  });

  it.each<[string, FindingStatus, Finding['locations']]>([
    ['reopened by the same text without a place', 'reopened', []],
    ['verified while the same text is about another file', 'verified', [buildLocation({ path: 'src/b.ts' })]],
  ])('is %s', (_what, status, locations) => {
    const { title, issue } = lock;
    const [settled] = statuses(
      verify([withStatus(lock, 'fixed')], [buildFinding({ title, issue, locations })]),
    );
    expect(settled).toBe(status);
  });

  it('stays as it is when its reviewer did not answer', () => {
    const result = verify([withStatus(lock, 'fixed')], [], { outcome: crashed });
    expect(statuses(result)).toEqual(['fixed']);
  });
});

describe('other findings of the full review', () => {
  it.each<[FindingStatus, FindingStatus, FindingStatus]>([
    ['open', 'open', 'open'],
    ['reopened', 'reopened', 'reopened'],
    ['wont_fix', 'wont_fix', 'wont_fix'],
    ['verified', 'verified', 'reopened'],
  ])('that are %s end as %s, and as %s when repeated', (before, silent, repeated) => {
    expect(statuses(verify([withStatus(lock, before)], []))).toEqual([silent]);
    expect(statuses(verify([withStatus(lock, before)], [lock]))).toEqual([repeated]);
  });
});

describe('a new finding', () => {
  const changed = linesOf('RIGHT', 3);

  it('counts on lines changed since, under an id of its own', () => {
    const document = verify([lock], [{ ...leak, id: lock.id }], { changed });
    expect(document.findings.map(({ id }) => id)).toEqual([lock.id, `${lock.id}-2`]);
    expect(document.findings[1]?.sources[0]?.document).toBe(1);
    expect(document.findings[1]?.suppressed).toBeUndefined();
  });

  it.each<[Side, boolean]>([
    ['LEFT', true],
    ['RIGHT', false],
  ])('on a deleted line counts where a line of %s changed: %s', (side, counts) => {
    const gone = { ...leak, locations: [buildLocation({ startLine: 3, side: 'LEFT' })] };
    const [, fresh] = verify([lock], [gone], { changed: linesOf(side, 3) }).findings;
    expect(fresh?.suppressed === undefined).toBe(counts);
  });

  it.each<[boolean, Partial<ReturnType<typeof buildLocation>>]>([
    [false, { startLine: 3, endLine: 4 }],
    [true, { startLine: 4, endLine: 5 }],
    [true, { startLine: 5, endLine: 5 }],
    [true, { startLine: 5, endLine: 9 }],
    [false, { startLine: 6, endLine: 9 }],
    [true, { startLine: undefined, endLine: undefined }],
  ])('counts (%s) when a changed line is among its own: %j', (counts, place) => {
    const found = { ...leak, locations: [buildLocation(place)] };
    const [fresh] = verify([], [found], { changed: linesOf('RIGHT', 5) }).findings;
    expect(fresh?.suppressed === undefined).toBe(counts);
  });

  it('elsewhere is left for the next full review, and withheld until then', () => {
    const { findings } = verify([lock], [leak], { changed: new Map() });
    expect(findings).toMatchObject([lock, { title: leak.title, suppressed: { by: 'verify' } }]);
    expect(findings[1]?.sources[0]?.document).toBe(1);
  });

  it('that was left out is judged again by the next verification', () => {
    const { findings: known } = verify([lock], [leak], { changed: new Map() });
    expect(verify(known, [leak], { changed }).findings).toEqual([
      lock,
      expect.not.objectContaining({ suppressed: expect.anything() }),
    ]);
    expect(verify(known, []).findings).toEqual([lock]);
  });

  it('that policy silences is listed only on a changed line', () => {
    const silenced: Finding = { ...leak, suppressed: { by: 'suppress', reason: 'known' } };
    expect(verify([lock], [silenced]).findings).toEqual([lock]);
    expect(verify([lock], [silenced], { changed }).findings).toHaveLength(2);
  });
});

describe('a finding that another reviewer confirms', () => {
  const confirm = (status: FindingStatus) =>
    verifyFindings({
      prior: buildReviewDocument({ findings: [lock] }),
      current: buildReviewDocument({
        findings: [
          { ...withStatus(lock, status), sources: [buildSource(lock, { reviewer: 'other', status })] },
        ],
        documents: [buildSourceDocument({ reviewer: 'other' })],
      }),
      changed: new Map(),
    }).findings;

  it('has both as sources, each in its own document', () => {
    expect(confirm('open')).toMatchObject([
      {
        corroboratedBy: ['other'],
        sources: [
          { document: 0, corroboratedBy: ['other'] },
          { document: 1, corroboratedBy: ['claude'] },
        ],
      },
    ]);
  });

  it('is not corroborated by a report that it is gone', () => {
    expect(confirm('verified')).toMatchObject([{ corroboratedBy: [], sources: [{ document: 0 }] }]);
  });

  it('has no second source when the same reviewer repeats it', () => {
    expect(verify([lock], [lock]).findings).toMatchObject([{ corroboratedBy: [] }]);
    expect(verify([lock], [lock]).findings[0]?.sources).toHaveLength(1);
  });
});

describe('the reviewers', () => {
  it('that did not take part keep their outcome of the full review', () => {
    const result = verifyFindings({
      prior: buildReviewDocument({
        findings: [withStatus(lock, 'fixed')],
        reviewers: [buildReviewer(), buildReviewer({ id: 'gemini' })],
      }),
      current: buildReviewDocument({
        reviewers: [
          buildReviewer({ outcome: crashed }),
          buildReviewer({ id: 'gemini', outcome: { state: 'skipped', reason: 'not part of a verify run' } }),
          buildReviewer({ id: 'quick' }),
        ],
      }),
      changed: new Map(),
    });
    expect(result.reviewers.map(({ id, outcome }) => [id, outcome.state])).toEqual([
      ['claude', 'timed_out'],
      ['gemini', 'reviewed'],
      ['quick', 'reviewed'],
    ]);
  });

  it.each<[ReviewerOutcome['state'], FindingStatus, ReviewerOutcome]>([
    ['timed_out', 'fixed', crashed],
    ['reviewed', 'fixed', { state: 'skipped', reason: 'its files did not change' }],
    ['reviewed', 'open', crashed],
  ])('are %s when a finding of theirs is %s and they end as %j', (state, status, outcome) => {
    const { reviewers } = verify([withStatus(lock, status)], [], { outcome });
    expect(reviewers.map((each) => each.outcome.state)).toEqual([state]);
  });

  const claim = { verdict: 'FAIL' } as const;
  const claimsAfter = (findings: readonly Finding[], outcome: ReviewerOutcome) =>
    verifyFindings({
      prior: buildReviewDocument({ findings, documents: [buildSourceDocument({ claims: claim })] }),
      current: buildReviewDocument({ reviewers: [buildReviewer({ outcome })], documents: [] }),
      changed: new Map(),
    }).documents.map(({ claims }) => claims);

  it('no longer have the claims of their documents when they answer again', () => {
    expect(claimsAfter([lock], { state: 'reviewed' })).toEqual([{}]);
  });

  it.each<[boolean, readonly Finding[]]>([
    [true, []],
    [true, [lock]],
    [true, [withStatus(lock, 'verified'), leak]],
    [false, [withStatus(lock, 'verified'), withStatus(leak, 'wont_fix')]],
  ])('that do not answer still claim it (%s) while a finding of theirs is unsettled', (isKept, findings) => {
    expect(claimsAfter(findings, crashed)).toEqual([isKept ? claim : {}]);
  });

  it('verify a finding when one of those that raised it answers without repeating it', () => {
    const raised = [buildSource(lock), buildSource(lock, { reviewer: 'gemini' })];
    const bothRaised = { ...withStatus(lock, 'fixed'), sources: raised };
    expect(statuses(verify([bothRaised], []))).toEqual(['verified']);
    expect(statuses(verify([bothRaised], [], { outcome: crashed }))).toEqual(['fixed']);
  });
});

it('loses no finding of the full review and gives every finding an id of its own', () => {
  const titles = ['The lock is held', 'Names are logged', 'The loop never ends', 'A test is missing'];
  const finding = fc
    .record({
      title: fc.constantFrom(...titles),
      line: fc.integer({ min: 1, max: 9 }),
      status: fc.constantFrom<FindingStatus>('open', 'fixed', 'verified', 'wont_fix', 'reopened'),
    })
    .map(({ title, line, status }) =>
      buildFinding({ title, issue: title, status, locations: [buildLocation({ startLine: line })] }),
    );
  const findings = fc.uniqueArray(finding, { maxLength: 5, selector: ({ id }) => id });
  fc.assert(
    fc.property(findings, findings, (prior, current) => {
      const document = verify(prior, current, {
        changed: linesOf('RIGHT', 1, 2, 3),
      });
      const ids = document.findings.map(({ id }) => id);
      expect(ids.slice(0, prior.length)).toEqual(prior.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      const standing = current.filter(({ status }) => status === 'open' || status === 'reopened');
      expect(ids.length).toBeGreaterThanOrEqual(Math.max(prior.length, standing.length));
      const isSettledByWord = current.some(({ status }) => status === 'fixed' || status === 'wont_fix');
      if (!isSettledByWord) expect(ids.length === 0 || !statuses(document).includes('fixed')).toBe(true);
    }),
  );
});
