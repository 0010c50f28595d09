import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EarlierFinding } from '../../../src/comments/ledger.ts';
import { patchOf } from '../../../src/diff/patch-field.ts';
import type { Since } from '../../../src/memory/changes-since-review.ts';
import { type ReconcileInput, reconcile } from '../../../src/memory/reconcile.ts';
import { withWholeDocuments } from '../../../src/memory/silence.ts';
import type { ChangedFile } from '../../../src/model/files.ts';
import { titleHash } from '../../../src/model/known-finding.ts';
import { numbered } from '../../support/builders/diff.ts';
import { buildFinding, buildLocation } from '../../support/builders/finding.ts';
import { buildComment, buildEntry, buildReconcileInput, buildTold } from '../../support/builders/memory.ts';
import { baseCommit, buildReviewer, headCommit, nextCommit } from '../../support/builders/run.ts';

const model = buildReviewer();
const tool = buildReviewer({ id: 'eslint', kind: 'tool' });

/** How `src/a.ts`, and whatever else is named, came from the earlier head to this one. */
function since(files: Readonly<Record<string, readonly [string, string] | 'same'>>): readonly Since[] {
  const changed = Object.entries(files).flatMap(([filename, texts]): ChangedFile[] => {
    if (texts === 'same') return [];
    const patch = patchOf(...texts) ?? { patch: '', additions: 0, deletions: 0 };
    const changes = patch.additions + patch.deletions;
    return [{ filename, status: 'modified', sha: null, changes, ...patch }];
  });
  return [{ head: baseCommit, known: Object.keys(files), files: changed }];
}

const before = numbered(20);

type Change = Parameters<typeof buildReconcileInput>[0];

function afterRun(ledger: readonly EarlierFinding[], change: Change = {}) {
  return reconcile(buildReconcileInput({ ledger, reviewers: [model], ...change }));
}

describe('a finding that a reviewer repeats', () => {
  const entry = buildEntry({ fingerprint: 'a'.repeat(16), id: 'first-11111111-3' });

  it('keeps the id it was published with and is not new', () => {
    const finding = buildFinding({ fingerprint: 'a'.repeat(16), id: 'other-11111111-9' });
    const { findings, continued, closing, stillOpen } = afterRun([entry], { findings: [finding] });
    expect(findings.map(({ id, status }) => [id, status])).toEqual([['first-11111111-3', 'open']]);
    expect([...continued.values()]).toEqual([entry]);
    expect([closing, stillOpen]).toEqual([[], []]);
  });

  it('continues it as well where the finding itself is marked as reopened', () => {
    const finding = buildFinding({ fingerprint: 'a'.repeat(16), status: 'reopened' });
    const { findings, continued, stillOpen } = afterRun([entry], { findings: [finding] });
    expect(findings.map(({ id, status }) => [id, status])).toEqual([['first-11111111-3', 'reopened']]);
    expect([continued.size, stillOpen.length]).toEqual([1, 0]);
  });

  it.each(['verified', 'fixed', 'wont_fix'] as const)(
    'as %s continues nothing, and settles nothing',
    (status) => {
      const finding = buildFinding({ fingerprint: 'a'.repeat(16), status });
      const { continued, closing, stillOpen } = afterRun([entry], { findings: [finding] });
      expect([continued.size, closing.length, stillOpen.length]).toEqual([0, 0, 1]);
    },
  );

  it('as verified does not reopen a settled one', () => {
    const finding = buildFinding({ fingerprint: 'a'.repeat(16), status: 'verified' });
    const settled = buildEntry({ fingerprint: 'a'.repeat(16), kind: 'closed' });
    const { findings, closed } = afterRun([settled], { findings: [finding] });
    expect([findings.map(({ status }) => status), closed]).toEqual([['verified'], [settled]]);
  });

  it('is reopened where it was marked as fixed', () => {
    const finding = buildFinding({ fingerprint: 'a'.repeat(16) });
    const { findings } = afterRun([entry], { findings: [finding], markedFixed: new Set([entry]) });
    expect(findings.map(({ status }) => status)).toEqual(['reopened']);
  });

  it('is also recognised by the fingerprint with which it was first published', () => {
    const reworded = buildEntry({ fingerprint: 'b'.repeat(16), first: 'a'.repeat(16) });
    const finding = buildFinding({ fingerprint: 'a'.repeat(16) });
    expect([...afterRun([reworded], { findings: [finding] }).continued.values()]).toEqual([reworded]);
  });

  const unsafe = { title: titleHash('Unsafe query') };
  const at = (startLine: number, title = 'Unsafe query!') =>
    buildFinding({ title, issue: 'It is.', locations: [buildLocation({ path: 'src/a.ts', startLine })] });
  const known = (ledger: EarlierFinding, finding: ReturnType<typeof at>, change: Change = {}) =>
    afterRun([ledger], { findings: [finding], ...change }).continued.size === 1;

  it('is found at the place to which GitHub carried its thread, while the heads cannot be compared', () => {
    const thread = buildEntry(unsafe, { path: 'src/a.ts', line: 8 });
    expect([known(thread, at(8)), known(thread, at(9))]).toEqual([true, false]);
  });

  it('on deleted lines is found again on that side, though GitHub gives its line alone', () => {
    const place = buildLocation({ path: 'src/a.ts', startLine: 8, side: 'LEFT' });
    const thread = buildEntry({ ...unsafe, place }, { path: 'src/a.ts', line: 8 });
    const left = { ...at(8), locations: [place] };
    expect([known(thread, left), known(thread, at(8))]).toEqual([true, false]);
  });

  const place = buildLocation({ path: 'src/a.ts', startLine: 8 });
  it.each([
    ['in another file', { locations: [buildLocation({ path: 'src/b.ts', startLine: 8 })] }],
    ['on the file as a whole', { locations: [{ path: 'src/a.ts', side: 'RIGHT' as const }] }],
    ['without a place', { locations: [] }],
    [
      'on its lines, with another title and another problem',
      { title: 'Typo', issue: 'The name is misspelled.' },
    ],
  ])('is another one %s', (_where, other) => {
    const words = { title: 'Unsafe query', text: 'The name of the table is not escaped.' };
    const told = buildTold({ ...unsafe, place }, words);
    const same = since({ 'src/a.ts': 'same' });
    expect(known(told, at(8), { since: same })).toBe(true);
    expect(known(told, { ...at(8), ...other }, { since: same })).toBe(false);
  });

  it('is another one where its lines are gone', () => {
    const file = {
      filename: 'src/a.ts',
      status: 'removed' as const,
      sha: null,
      additions: 0,
      deletions: 20,
      changes: 20,
    };
    const removed = [{ head: baseCommit, known: ['src/a.ts'], files: [file] }];
    expect(known(buildTold({ ...unsafe, place }), at(8), { since: removed })).toBe(false);
  });

  it('that only our own text shows is recognised by its id and title', () => {
    const shown = buildTold({ fingerprint: undefined, id: 'logic-1-2', title: titleHash('Unsafe query') });
    const same = { ...at(8), id: 'logic-1-2' };
    expect(known(shown, same)).toBe(true);
    expect(known(shown, { ...same, id: 'logic-1-3' })).toBe(false);
    expect(known(shown, { ...same, title: 'Another' })).toBe(false);
  });

  it.each([
    ['in a thread', buildEntry({ ...unsafe, place }, { path: 'src/a.ts', line: 8 })],
    ['in an outdated thread', buildEntry({ ...unsafe, place }, { line: null, outdated: true })],
    ['in the text of a review', buildTold({ ...unsafe, place })],
  ])('%s is found again where its lines were carried to by our own diff of the heads', (_where, told) => {
    const shifted = since({ 'src/a.ts': [before, `new\nlines\n${before}`] });
    const lines = [8, 9, 10, 11].filter((line) => known(told, at(line), { since: shifted }));
    expect(lines).toEqual([10]);
  });

  it('is found again in the lines that replaced its own, and not where they were deleted', () => {
    const told = buildTold({ ...unsafe, place });
    const replaced = since({ 'src/a.ts': [before, numbered(20, { 8: 'one\ntwo' })] });
    const lines = [7, 8, 9, 10].filter((line) => known(told, at(line), { since: replaced }));
    expect(lines).toEqual([8, 9]);
    const gone = since({ 'src/a.ts': [before, before.replace('line 8\n', '')] });
    expect([7, 8, 9].filter((line) => known(told, at(line), { since: gone }))).toEqual([]);
  });

  it('is found again under the new name of its file', () => {
    const [way] = since({ 'src/b.ts': [before, `new\n${before}`] });
    const moved = (way?.files ?? []).map((file) => ({
      ...file,
      status: 'renamed' as const,
      previous_filename: 'src/a.ts',
    }));
    const renamed: Since = { head: baseCommit, known: ['src/a.ts'], files: moved };
    const there = buildFinding({
      title: 'Unsafe query',
      locations: [buildLocation({ path: 'src/b.ts', startLine: 9 })],
    });
    expect(known(buildTold({ ...unsafe, place }), there, { since: [renamed] })).toBe(true);
  });

  it('is recognised on its lines in other words, and a different problem there is not', () => {
    const said = 'The query concatenates the request parameter, so an attacker can inject SQL.';
    const passage = {
      title: 'SQL is built from user input',
      text: `security · high confidence · \`src/a.ts:3\`\n\n${said}`,
    };
    const body = `**🔴 High** · security\n\n**${passage.title}**\n\n${said}\n\n<sub>by claude</sub>`;
    const same = since({ 'src/a.ts': 'same' });
    const sameAgain =
      'A request parameter is concatenated into the SQL query, which an attacker can exploit.';
    for (const told of [
      buildEntry({ place }, { comments: [buildComment({ body })] }),
      buildTold({ place }, passage),
    ]) {
      const finding = (title: string, issue: string) => ({ ...at(8, title), issue });
      expect(known(told, finding('Injection in the query', sameAgain), { since: same })).toBe(true);
      const other = finding('Missing timeout', 'This call waits for ever when the server hangs.');
      expect(known(told, other, { since: same })).toBe(false);
    }
  });

  it('is found again without any place by its title alone', () => {
    const told = buildTold(unsafe);
    const system = buildFinding({ title: 'Unsafe query', scope: 'system', locations: [] });
    expect(known(told, system)).toBe(true);
    expect(known(told, { ...system, title: 'Another' })).toBe(false);
  });

  it('is reopened when it was settled before, and posted anew', () => {
    for (const kind of ['closed', 'withdrawn'] as const) {
      const settled = buildEntry({ kind, fingerprint: 'a'.repeat(16), id: 'first-11111111-3' });
      const { findings, continued, closed } = afterRun([settled], {
        findings: [buildFinding({ fingerprint: 'a'.repeat(16) })],
      });
      expect(findings.map(({ id, status }) => [id, status])).toEqual([['first-11111111-3', 'reopened']]);
      expect([continued.size, closed.length]).toEqual([0, 0]);
    }
  });

  it('is reopened in other words where its thread is still open, and another problem there is not', () => {
    for (const kind of ['closed', 'withdrawn'] as const) {
      const settled = buildEntry(
        { ...unsafe, kind, place: buildLocation({ path: 'src/a.ts', startLine: 3 }), id: 'first-11111111-3' },
        { line: 8 },
      );
      const statuses = (finding: ReturnType<typeof at>) =>
        afterRun([settled], { findings: [finding] }).findings.map(({ status }) => status);
      expect(statuses(at(8))).toEqual(['reopened']);
      expect([statuses(at(9)), statuses(at(8, 'Missing timeout'))]).toEqual([['open'], ['open']]);
    }
  });

  it('continues open findings before settled ones', () => {
    const settled = buildEntry(
      { ...unsafe, kind: 'closed', id: 'a-11111111-1', fingerprint: '1'.repeat(16) },
      { line: 8 },
    );
    const open = buildEntry({ ...unsafe, id: 'b-11111111-2', fingerprint: '2'.repeat(16) }, { line: 8 });
    expect(afterRun([settled, open], { findings: [at(8)] }).findings).toMatchObject([
      { id: 'b-11111111-2', status: 'open' },
    ]);
  });

  it('never gives its id to another finding', () => {
    const finding = buildFinding({ fingerprint: 'c'.repeat(16), id: 'first-11111111-3' });
    const { findings } = afterRun([entry], { findings: [finding] });
    expect(findings.map(({ id }) => id)).toEqual(['first-11111111-3-2']);
  });

  it('is paired with the same entry whatever the order of the findings', () => {
    const entries = [1, 2, 3].map((n) =>
      buildTold({ id: `a-11111111-${n}`, fingerprint: `${n}`.repeat(16), ...unsafe, place }),
    );
    const findings = [7, 8, 9].map((line) =>
      buildFinding({
        title: 'Unsafe query',
        fingerprint: `${line}`.repeat(16),
        locations: [buildLocation({ path: 'src/a.ts', startLine: 7, endLine: line })],
      }),
    );
    const idsOf = (order: readonly (typeof findings)[number][]) =>
      new Map(
        reconcile(
          buildReconcileInput({ ledger: entries, findings: order, since: since({ 'src/a.ts': 'same' }) }),
        ).findings.map(({ fingerprint, id }) => [fingerprint, id]),
      );
    const expected = idsOf(findings);
    fc.assert(
      fc.property(fc.shuffledSubarray(findings, { minLength: 3 }), (order) => {
        expect(idsOf(order)).toEqual(expected);
      }),
    );
  });
});

describe('a finding that is not repeated', () => {
  const place = buildLocation({ path: 'src/a.ts', startLine: 3 });
  const named = ['src/fix.ts'];
  const edited = [before, numbered(20, { 15: 'other' })] as const;
  const untouched = since({ 'src/a.ts': 'same', 'src/fix.ts': 'same' });
  const fileEdited = since({ 'src/a.ts': edited, 'src/fix.ts': 'same' });
  const fixEdited = since({ 'src/a.ts': 'same', 'src/fix.ts': edited });
  const blocking = buildEntry({ place, named });
  const lesser = buildEntry({ place, named, severity: 'low' });
  const missed = (entry: EarlierFinding, missedAt: string) => ({
    ...entry,
    remembered: { ...entry.remembered, missedAt },
  });
  const crashed = buildReviewer({ outcome: { state: 'unavailable', reason: 'it crashed' } });
  const byTool = buildEntry({ place, reviewers: ['eslint'] });

  type Fate = 'closed' | 'withdrawn' | 'open' | 'missed';
  const cases: readonly (readonly [string, EarlierFinding, Change, Fate])[] = [
    [
      'stays open when a model is silent and no file it names changed',
      blocking,
      { since: untouched },
      'open',
    ],
    ['is closed when a model is silent and its file changed', blocking, { since: fileEdited }, 'closed'],
    [
      'is closed when a model is silent and a file named in its fix changed',
      blocking,
      { since: fixEdited },
      'closed',
    ],
    ['stays open when the heads cannot be compared', blocking, {}, 'open'],
    [
      'is closed when the heads cannot be compared and GitHub shows that its lines changed',
      buildEntry({ place }, { outdated: true, line: null }),
      {},
      'closed',
    ],
    [
      'stays open when its thread is outdated and its file is as it was',
      buildEntry({ place }, { outdated: true }),
      { since: untouched },
      'open',
    ],
    [
      'stays open when it was seen at this very head',
      buildEntry({ place, head: headCommit }),
      { since: fileEdited },
      'open',
    ],
    ['in a text is closed like any other', buildTold({ place }), { since: fileEdited }, 'closed'],
    [
      'is closed by the complete document of the tool that raised it',
      byTool,
      { reviewers: [tool], since: untouched },
      'closed',
    ],
    [
      'stays open when the tool that raised it was asked about a part alone',
      byTool,
      { reviewers: [{ ...tool, outcome: { state: 'reviewed', partly: true } }], since: untouched },
      'open',
    ],
    [
      'is closed by one tool that raised it, in spite of others that raised it',
      buildTold({ place, reviewers: ['claude', 'eslint'] }),
      { reviewers: [model, tool], since: untouched },
      'closed',
    ],
    ['stays open when only others completed', byTool, { since: fileEdited }, 'open'],
    ['stays open when its reviewer crashed', blocking, { reviewers: [crashed], since: fileEdited }, 'open'],
    ['stays open when its reviewer is gone', blocking, { reviewers: [], since: fileEdited }, 'open'],
    [
      'stays open when its file could not be read',
      byTool,
      { reviewers: [tool], unread: new Set(['src/a.ts']) },
      'open',
    ],
    [
      'stays open when the conversation could not be read whole',
      blocking,
      { since: fileEdited, complete: false },
      'open',
    ],
    [
      'stays open when one of its files could not be read',
      buildEntry({ place, alsoAt: ['src/b.ts'], reviewers: ['eslint'] }),
      { reviewers: [tool], unread: new Set(['src/b.ts']) },
      'open',
    ],
    [
      'is closed when a model is silent and another file that it has a place in changed',
      buildEntry({ place, alsoAt: ['src/fix.ts'] }),
      { since: fixEdited },
      'closed',
    ],
    ['and does not block is missed by the first whole review', lesser, { since: untouched }, 'missed'],
    [
      'and does not block stays missed at the same head',
      missed(lesser, headCommit),
      { since: untouched },
      'missed',
    ],
    [
      'and does not block is withdrawn by a whole review of a second head',
      missed(lesser, nextCommit),
      { since: untouched },
      'withdrawn',
    ],
    [
      'and does not block stays open in a run that is not whole',
      missed(lesser, nextCommit),
      { since: untouched, isFull: false },
      'open',
    ],
    ['and blocks is never withdrawn', missed(blocking, nextCommit), { since: untouched }, 'open'],
  ];

  function fateOf({ stillOpen, closing }: ReturnType<typeof afterRun>): Fate {
    const [settled] = closing;
    if (settled?.remembered.kind === 'closed' || settled?.remembered.kind === 'withdrawn')
      return settled.remembered.kind;
    return stillOpen[0]?.remembered.missedAt === headCommit ? 'missed' : 'open';
  }

  it.each(cases)('%s', (_what, entry, change, fate) => {
    const result = afterRun([entry], change);
    expect(fateOf(result)).toBe(fate);
    expect(result.stillOpen.length + result.closing.length).toBe(1);
    for (const { remembered } of result.closing) expect(remembered.head).toBe(headCommit);
  });

  it('is settled with the lines that it would have at this head, or none', () => {
    const settledAt = (change: Change) =>
      afterRun([buildTold({ place, reviewers: ['eslint'] })], { reviewers: [tool], ...change }).closing[0]
        ?.remembered.place;
    expect(settledAt({ since: since({ 'src/a.ts': [before, `new\n${before}`] }) })).toEqual({
      ...place,
      startLine: 4,
    });
    expect(settledAt({ since: since({ 'src/a.ts': [before, before.replace('line 3\n', '')] }) })).toEqual({
      path: 'src/a.ts',
      side: 'RIGHT',
    });
    expect(settledAt({})).toEqual({ path: 'src/a.ts', side: 'RIGHT' });
  });

  it('is not settled twice', () => {
    const settled = buildEntry({ kind: 'closed' }, { outdated: true });
    expect(afterRun([settled])).toMatchObject({ closing: [], stillOpen: [], closed: [settled] });
  });
});

describe('silence', () => {
  const report = {
    reviewer: 'claude',
    file: 'a.json',
    format: 'review-output',
    sha256: '0'.repeat(64),
    outcome: { state: 'reviewed' },
    accepted: 1,
    refused: 0,
    problems: [],
    omitted: 0,
    provesClean: false,
  } as const;
  const counts = (change: Partial<typeof report> | Record<string, unknown>) =>
    withWholeDocuments([model], [{ ...report, ...change }]).length === 1;

  it('counts of a document that was taken whole, and of an empty one that is proof', () => {
    expect(counts({})).toBe(true);
    expect(counts({ accepted: 0, provesClean: true })).toBe(true);
    expect(withWholeDocuments([model], [])).toEqual([model]);
  });

  it('does not count where a finding was refused or an empty answer proves nothing', () => {
    expect(counts({ refused: 1 })).toBe(false);
    expect(counts({ accepted: 0 })).toBe(false);
    expect(counts({ reviewer: 'other', refused: 1 })).toBe(true);
  });
});

describe('reconciling', () => {
  it('loses no open entry and settles each at most once', () => {
    const input: ReconcileInput = buildReconcileInput({
      reviewers: [model, tool],
      ledger: [
        buildEntry({ id: 'a-11111111-1' }),
        buildTold({ id: 'b-11111111-2', reviewers: ['eslint'], fingerprint: '1'.repeat(16) }),
        buildTold({ id: 'c-11111111-3', kind: 'closed', fingerprint: '2'.repeat(16) }),
      ],
    });
    const { stillOpen, closing, closed } = reconcile(input);
    const ids = [...stillOpen, ...closing, ...closed].map(({ remembered }) => remembered.id);
    expect(ids.sort()).toEqual(['a-11111111-1', 'b-11111111-2', 'c-11111111-3']);
  });
});
