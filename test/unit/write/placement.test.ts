import fc from 'fast-check';
import parseDiffText from 'parse-diff';
import { describe, expect, it } from 'vitest';
import type { Diff } from '../../../src/diff/hunk.ts';
import { type Finding, severities, severityRank } from '../../../src/model/finding.ts';

import type { ReportScope } from '../../../src/policy/reviewer-policy.ts';
import { type Placed, type PlacementContext, placeFindings } from '../../../src/write/placement.ts';
import { buildPlacementContext, diffOf, gitDiff, numbered, readDiff } from '../../support/builders/diff.ts';
import { buildFinding, buildLocation } from '../../support/builders/finding.ts';

/**
 * `edited.ts`: line 20 replaced, line 60 deleted, a line added after 80. `moved.ts` was `old-name.ts` and changed at
 * line 5. `gone.ts` was removed; `picture.png` changed its bytes; `same.ts` did not change.
 */
const before = {
  'edited.ts': numbered(100),
  'old-name.ts': numbered(40),
  'gone.ts': numbered(4),
  'picture.png': Buffer.from([0, 1, 2, 3]),
  'same.ts': numbered(10),
};
const after = {
  'edited.ts': numbered(100, { 20: 'replaced', 80: 'line 80\nadded' }).replace('line 60\n', ''),
  'moved.ts': numbered(40, { 5: 'changed' }),
  'picture.png': Buffer.from([0, 9, 9, 9]),
  'same.ts': numbered(10),
};
const bytes = gitDiff(before, after);
const diff: Diff = readDiff(bytes);

function placementOf(finding: Finding, context: Partial<PlacementContext> = {}) {
  const [placed] = placeFindings([finding], buildPlacementContext({ diff, ...context }));
  return placed?.placement;
}

const at = (path: string, startLine?: number, endLine?: number, side: 'LEFT' | 'RIGHT' = 'RIGHT') => ({
  locations: [
    {
      path,
      side,
      ...(startLine === undefined ? {} : { startLine }),
      ...(endLine === undefined ? {} : { endLine }),
    },
  ],
});

describe('a finding on lines', () => {
  it.each([
    ['an added line', at('edited.ts', 20), { line: 20, side: 'RIGHT', reason: 'in-diff' }],
    ['a context line', at('edited.ts', 22), { line: 22, side: 'RIGHT', reason: 'in-diff' }],
    ['a range in one hunk', at('edited.ts', 18, 21), { startLine: 18, line: 21, reason: 'in-diff' }],
    [
      'a range that begins before its hunk',
      at('edited.ts', 5, 20),
      { startLine: 17, line: 20, reason: 'range-cut' },
    ],
    ['a range that ends after its hunk', at('edited.ts', 23, 40), { line: 23, reason: 'range-cut' }],
    [
      'a range over two hunks, in the larger part',
      at('edited.ts', 22, 62),
      { startLine: 57, line: 62, reason: 'range-cut' },
    ],
    ['a deleted line', at('edited.ts', 60, undefined, 'LEFT'), { line: 60, side: 'LEFT', reason: 'in-diff' }],
    [
      'a range around a deleted line',
      at('edited.ts', 58, 62, 'LEFT'),
      { line: 60, side: 'LEFT', reason: 'range-cut' },
    ],
    ['a renamed file', at('moved.ts', 5), { path: 'moved.ts', line: 5 }],
    ['the former name of a renamed file', at('old-name.ts', 5), { path: 'moved.ts', line: 5 }],
    [
      'a line of a removed file',
      at('gone.ts', 2, 3, 'LEFT'),
      { path: 'gone.ts', startLine: 2, line: 3, side: 'LEFT' },
    ],
  ])('is inline on %s', (_what, place, expected) => {
    const placement = placementOf(buildFinding(place));
    expect(placement).toMatchObject({ place: 'inline', ...expected });
    if (!('startLine' in expected)) expect(placement).not.toHaveProperty('startLine');
  });

  it.each([
    ['outside every hunk', at('edited.ts', 40), 'edited.ts', 'line-outside-diff'],
    ['a context line on LEFT', at('edited.ts', 58, undefined, 'LEFT'), 'edited.ts', 'line-outside-diff'],
    ['beyond the end of the file', at('edited.ts', 5_000), 'edited.ts', 'line-outside-diff'],
    ['on RIGHT of a removed file', at('gone.ts', 2), 'gone.ts', 'line-outside-diff'],
    ['of a file without hunks', at('picture.png', 1), 'picture.png', 'line-outside-diff'],
    ['none at all', at('edited.ts'), 'edited.ts', 'no-line'],
  ])('is a thread on the file for lines %s', (_what, place, path, reason) => {
    expect(placementOf(buildFinding(place))).toEqual({ place: 'file', path, reason });
  });

  it('is a thread on the file where the lines of the checkout cannot be compared with the head', () => {
    const location = buildLocation({ path: 'edited.ts', startLine: 20, numberedIn: 'checkout' });
    expect(placementOf(buildFinding({ locations: [location] }))).toEqual({
      place: 'file',
      path: 'edited.ts',
      reason: 'file-not-comparable',
    });
  });

  it('goes to the body for an unchanged file, and for a line that came from the base branch', () => {
    expect(placementOf(buildFinding(at('same.ts', 2)))).toEqual({
      place: 'body',
      reason: 'file-outside-diff',
    });
    const fromBase = buildLocation({ path: 'edited.ts', startLine: 20, numberedIn: 'base' });
    expect(placementOf(buildFinding({ locations: [fromBase] }))).toEqual({
      place: 'body',
      reason: 'line-from-base',
    });
  });
});

describe('a finding of another scope', () => {
  it.each([
    ['file', at('edited.ts'), { place: 'file', reason: 'scope-file', path: 'edited.ts' }],
    ['file', at('same.ts'), { place: 'body', reason: 'file-outside-diff' }],
    [
      'multi-file',
      { locations: [buildLocation({ path: 'edited.ts' }), buildLocation({ path: 'moved.ts' })] },
      { place: 'body', reason: 'multi-file' },
    ],
    ['system', { locations: [], scopeText: 'releases' }, { place: 'body', reason: 'system' }],
  ] as const)('%s', (scope, place, expected) => {
    expect(placementOf(buildFinding({ scope, ...place }))).toEqual(expected);
  });
});

describe('findings that policy keeps from the lines', () => {
  const onLine = at('edited.ts', 20);

  it('puts findings below inline-from into the body', () => {
    const low = buildFinding({ ...onLine, severity: 'low' });
    expect(placementOf(low, { inlineFrom: () => 'low' })).toMatchObject({ place: 'inline' });
    expect(placementOf(low, { inlineFrom: () => 'medium' })).toEqual({
      place: 'body',
      reason: 'below-inline-from',
    });
  });

  it('puts findings below inline-from into the body that would have a thread on their file', () => {
    const low = buildFinding({ ...at('edited.ts'), scope: 'file', severity: 'low' });
    expect(placementOf(low, { inlineFrom: () => 'low' })).toMatchObject({ place: 'file' });
    expect(placementOf(low, { inlineFrom: () => 'medium' })).toEqual({
      place: 'body',
      reason: 'below-inline-from',
    });
  });

  it('gives the comments there may be to the worst', () => {
    const findings = severities
      .map((severity) => buildFinding({ ...onLine, title: severity, severity }))
      .reverse();
    const placed = placeFindings(findings, buildPlacementContext({ diff, maxComments: 2 }));
    expect(
      placed.map(({ finding, placement }) => [finding.severity, placement.place, placement.reason]),
    ).toEqual([
      ['critical', 'inline', 'in-diff'],
      ['high', 'inline', 'in-diff'],
      ['medium', 'body', 'over-max-comments'],
      ['low', 'body', 'over-max-comments'],
      ['info', 'body', 'over-max-comments'],
    ]);
  });

  it('counts no finding as a comment that goes elsewhere, however bad it is', () => {
    const elsewhere: Partial<Finding>[] = [
      at('same.ts', 2),
      { scope: 'system', locations: [], scopeText: 'releases' },
      { ...onLine, suppressed: { by: 'suppress', reason: 'known' } },
    ];
    const worse = elsewhere.map((place) => buildFinding({ ...place, severity: 'critical' }));
    const one = buildFinding({ ...onLine, severity: 'low' });
    const placed = placeFindings([...worse, one], buildPlacementContext({ diff, maxComments: 1 }));
    expect(placed.map(({ placement }) => placement.reason).sort()).toEqual([
      'file-outside-diff',
      'in-diff',
      'suppressed',
      'system',
    ]);
  });

  it.each<[string, Partial<Finding>, Partial<Finding>]>([
    [
      'the more certain',
      { severity: 'low', confidence: { band: 'medium' } },
      { severity: 'low', confidence: { band: 'high' } },
    ],
    ['a finding of others as well', { corroboratedBy: [] }, { corroboratedBy: ['gpt'] }],
    [
      'severity before certainty',
      { severity: 'low', confidence: { band: 'high' }, corroboratedBy: ['gpt'] },
      { severity: 'medium', confidence: { band: 'low' } },
    ],
    [
      'certainty before agreement',
      { confidence: { band: 'medium' }, corroboratedBy: ['gpt'] },
      { confidence: { band: 'high' } },
    ],
  ])('gives the last comment to %s', (_what, loser, winner) => {
    const findings = [
      buildFinding({ ...onLine, title: 'a loser', ...loser }),
      buildFinding({ ...onLine, title: 'b winner', ...winner }),
    ];
    const context = buildPlacementContext({ diff, maxComments: 1, inlineFrom: () => 'info' });
    expect(
      placeFindings(findings, context).map(({ finding: { title }, placement }) => [title, placement.place]),
    ).toEqual([
      ['b winner', 'inline'],
      ['a loser', 'body'],
    ]);
  });

  it('withholds suppressed and settled findings, and those already shown', () => {
    const finding = buildFinding(onLine);
    for (const status of ['fixed', 'verified', 'wont_fix'] as const)
      expect(placementOf({ ...finding, status })).toEqual({ place: 'withheld', reason: 'not-open' });
    expect(placementOf({ ...finding, status: 'reopened' })).toMatchObject({ place: 'inline' });
    expect(placementOf({ ...finding, suppressed: { by: 'suppress', reason: 'known' } })).toEqual({
      place: 'withheld',
      reason: 'suppressed',
    });
    expect(placementOf(finding, { alreadyOpen: new Set([finding.fingerprint]) })).toEqual({
      place: 'withheld',
      reason: 'already-open',
    });
  });

  it.each<[string, Partial<Finding>, Record<ReportScope, boolean>]>([
    ['an added line', onLine, { changed: true, diff: true, file: true, all: true }],
    [
      'a range that contains an added line',
      at('edited.ts', 15, 40),
      { changed: true, diff: true, file: true, all: true },
    ],
    ['a deleted line', at('edited.ts', 59, 60, 'LEFT'), { changed: true, diff: true, file: true, all: true }],
    ['a context line', at('edited.ts', 22), { changed: false, diff: true, file: true, all: true }],
    ['a line outside the hunks', at('edited.ts', 40), { changed: false, diff: false, file: true, all: true }],
    ['a changed file', at('edited.ts'), { changed: true, diff: true, file: true, all: true }],
    ['another file', at('same.ts', 2), { changed: false, diff: false, file: false, all: true }],
    [
      'a line from the base branch',
      { locations: [buildLocation({ path: 'edited.ts', startLine: 20, numberedIn: 'base' })] },
      { changed: false, diff: false, file: true, all: true },
    ],
    [
      'a line that cannot be compared',
      { locations: [buildLocation({ path: 'edited.ts', startLine: 40, numberedIn: 'checkout' })] },
      { changed: true, diff: true, file: true, all: true },
    ],
    [
      'no place',
      { scope: 'system', locations: [], scopeText: 'x' },
      { changed: true, diff: true, file: true, all: true },
    ],
  ])('withholds findings that their reviewer may not report: %s', (_what, place, within) => {
    for (const scope of ['changed', 'diff', 'file', 'all'] as const) {
      const placement = placementOf(buildFinding(place), { reportScope: () => scope });
      expect([scope, placement?.reason !== 'outside-report']).toEqual([scope, within[scope]]);
    }
  });
});

describe('any findings', () => {
  const finding = fc
    .record({
      title: fc.string({ minLength: 1, maxLength: 3 }),
      severity: fc.constantFrom(...severities),
      scope: fc.constantFrom('inline', 'file', 'multi-file', 'system'),
      path: fc.constantFrom(
        'edited.ts',
        'moved.ts',
        'old-name.ts',
        'gone.ts',
        'picture.png',
        'same.ts',
        '../x',
        '__proto__',
      ),
      side: fc.constantFrom('LEFT', 'RIGHT'),
      startLine: fc.integer({ min: 1, max: 110 }),
      length: fc.integer({ min: 0, max: 60 }),
      places: fc.integer({ min: 0, max: 2 }),
      suppressed: fc.boolean(),
    })
    .map(({ path, side, startLine, length, places, suppressed, ...rest }) =>
      buildFinding({
        ...rest,
        locations: Array.from({ length: places }, () => ({
          path,
          side,
          startLine,
          ...(length === 0 ? {} : { endLine: startLine + length }),
        })),
        ...(suppressed ? { suppressed: { by: 'suppress' as const, reason: 'x' } } : {}),
      }),
    );
  const findings = fc.uniqueArray(finding, { maxLength: 20, selector: ({ fingerprint }) => fingerprint });
  const maxComments = fc.integer({ min: 0, max: 12 });

  /** What a reader of diffs that is not ours says about a line. */
  const independent = parseDiffText(bytes.toString('utf8'));
  function hunksWith(path: string, side: 'LEFT' | 'RIGHT', line: number): number[] {
    const file = independent.find(({ to, from }) => to === path || (to === '/dev/null' && from === path));
    return (file?.chunks ?? []).flatMap((chunk, index) =>
      chunk.changes.some((change) => {
        if (change.type === 'del') return side === 'LEFT' && change.ln === line;
        return side === 'RIGHT' && (change.type === 'add' ? change.ln : change.ln2) === line;
      })
        ? [index]
        : [],
    );
  }

  function isAccepted({ placement }: Placed): boolean {
    if (placement.place === 'file') {
      return independent.some(({ to, from }) => to === placement.path || from === placement.path);
    }
    if (placement.place !== 'inline') return true;
    const { path, side, line, startLine } = placement;
    const [end] = hunksWith(path, side, line);
    if (end === undefined || startLine === undefined) return end !== undefined;
    return startLine < line && hunksWith(path, side, startLine).includes(end);
  }

  it('have exactly one place each, no more comments than allowed, each where GitHub takes one', () => {
    fc.assert(
      fc.property(findings, maxComments, (all, most) => {
        const placed = placeFindings(
          all,
          buildPlacementContext({ diff, maxComments: most, inlineFrom: () => 'low' }),
        );
        expect(placed.map(({ finding: { fingerprint } }) => fingerprint).sort()).toEqual(
          all.map(({ fingerprint }) => fingerprint).sort(),
        );
        const comments = placed.filter(({ placement: { place } }) => place === 'inline' || place === 'file');
        expect(comments.length).toBeLessThanOrEqual(most);
        expect(placed.filter((each) => !isAccepted(each))).toEqual([]);
        const last = Math.max(...comments.map(({ finding: { severity } }) => severityRank(severity)));
        const over = placed.filter(({ placement: { reason } }) => reason === 'over-max-comments');
        for (const {
          finding: { severity },
        } of over)
          expect(severityRank(severity)).toBeGreaterThanOrEqual(last);
      }),
    );
  });

  it('are placed the same in any order', () => {
    const orders = findings.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(orders, maxComments, ([all, other], most) => {
        const context = buildPlacementContext({ diff, maxComments: most });
        expect(placeFindings(other, context)).toEqual(placeFindings(all, context));
      }),
    );
  });

  it.each([
    ['path', { ...at('edited.ts', 22), title: 'b' }, { ...at('moved.ts', 5), title: 'a' }],
    ['line', { ...at('edited.ts', 20), title: 'b' }, { ...at('edited.ts', 22), title: 'a' }],
    ['title', { title: 'a' }, { title: 'b' }],
    ['fingerprint', { fingerprint: 'a'.repeat(16) }, { fingerprint: 'b'.repeat(16) }],
    ['id', { id: 'a-11111111-1' }, { id: 'b-11111111-1' }],
  ])('are ordered by their %s where nothing else distinguishes them', (_what, first, second) => {
    const [one, other] = [first, second].map((part) => buildFinding({ ...at('edited.ts', 20), ...part }));
    if (one === undefined || other === undefined) throw new Error('two findings');
    const context = buildPlacementContext({ diff, maxComments: 1 });
    for (const findings of [
      [one, other],
      [other, one],
    ])
      expect(placeFindings(findings, context).map(({ finding }) => finding)).toEqual([one, other]);
  });

  it('are placed without the diff as well', () => {
    expect(diffOf({ a: '1\n' }, { a: '1\n' }).files).toEqual([]);
    fc.assert(
      fc.property(findings, (all) => {
        for (const { placement } of placeFindings(all, buildPlacementContext()))
          expect(['body', 'withheld']).toContain(placement.place);
      }),
    );
  });
});
