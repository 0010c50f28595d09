import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../../../src/domain/ledger.ts';
import { reconcile } from '../../../src/domain/reconcile.ts';
import type { Reviewer } from '../../../src/domain/reviewer.ts';
import { buildFinding, buildLocation } from '../../support/builders/finding.ts';
import { buildComment, buildEntry, buildFindingMark } from '../../support/builders/memory.ts';
import { buildReviewer } from '../../support/builders/run.ts';

const model = buildReviewer();
const tool = buildReviewer({ id: 'eslint', kind: 'tool' });

function afterRun(ledger: readonly LedgerEntry[], reviewers: readonly Reviewer[] = [model], complete = true) {
  return reconcile({ findings: [], reviewers, ledger, complete });
}

describe('a finding that a reviewer repeats', () => {
  const entry = buildEntry({ fingerprint: 'a'.repeat(16), id: 'first-11111111-3' });

  it('keeps the id it was published with and is not new', () => {
    const finding = buildFinding({ fingerprint: 'a'.repeat(16), id: 'other-11111111-9' });
    const { findings, continued, closing, stillOpen } = reconcile({
      findings: [finding],
      reviewers: [model],
      ledger: [entry],
      complete: true,
    });
    expect(findings.map(({ id, status }) => [id, status])).toEqual([['first-11111111-3', 'open']]);
    expect([...continued.values()]).toEqual([entry]);
    expect([closing, stillOpen]).toEqual([[], []]);
  });

  it('is found again by its thread when its text moved to another fingerprint', () => {
    const thread = buildEntry(
      { id: 'first-11111111-3' },
      {
        path: 'src/a.ts',
        line: 8,
        comments: [buildComment({ body: '**Unsafe query**' })],
      },
    );
    const finding = buildFinding({
      fingerprint: 'b'.repeat(16),
      title: 'Unsafe query!',
      locations: [buildLocation({ path: 'src/a.ts', startLine: 8 })],
    });
    const elsewhere = { ...finding, locations: [buildLocation({ path: 'src/a.ts', startLine: 9 })] };
    const run = (findings: (typeof finding)[]) =>
      reconcile({ findings, reviewers: [model], ledger: [thread], complete: true });
    expect(run([finding]).continued.size).toBe(1);
    expect(run([elsewhere]).continued.size).toBe(0);
  });

  it('is found again on its lines in other words, and a different problem there is not taken for it', () => {
    const body = [
      '**🔴 High** · security · high confidence',
      '',
      '**SQL is built from user input**',
      '',
      'The query concatenates the request parameter, so an attacker can inject SQL.',
      '',
      '<sub>by claude</sub>',
    ].join('\n');
    const said = buildComment({ body });
    const thread = buildEntry({}, { path: 'src/a.ts', line: 8, comments: [said] });
    const finding = (title: string, issue: string) =>
      buildFinding({
        fingerprint: 'b'.repeat(16),
        title,
        issue,
        locations: [buildLocation({ path: 'src/a.ts', startLine: 8 })],
      });
    const known = (each: ReturnType<typeof finding>) =>
      reconcile({ findings: [each], reviewers: [model], ledger: [thread], complete: true }).continued.size;
    const sameAgain =
      'A request parameter is concatenated into the SQL query, which an attacker can exploit.';
    expect(known(finding('Injection in the query', sameAgain))).toBe(1);
    expect(known(finding('Missing timeout', 'This call waits for ever when the server hangs.'))).toBe(0);
  });

  it('is reopened when it was settled before, and posted anew', () => {
    const settled = buildEntry({ kind: 'closed', fingerprint: 'a'.repeat(16), id: 'first-11111111-3' });
    const { findings, continued, closed } = reconcile({
      findings: [buildFinding({ fingerprint: 'a'.repeat(16) })],
      reviewers: [model],
      ledger: [settled],
      complete: true,
    });
    expect(findings.map(({ id, status }) => [id, status])).toEqual([['first-11111111-3', 'reopened']]);
    expect([continued.size, closed.length]).toEqual([0, 0]);
  });

  it('never gives its id to another finding', () => {
    const finding = buildFinding({ fingerprint: 'c'.repeat(16), id: 'first-11111111-3' });
    const { findings } = reconcile({
      findings: [finding],
      reviewers: [model],
      ledger: [entry],
      complete: true,
    });
    expect(findings.map(({ id }) => id)).toEqual(['first-11111111-3-2']);
  });
});

describe('a finding that nobody repeats', () => {
  const outdated = buildEntry({}, { outdated: true, line: null });

  it.each([
    ['stays open when a model is silent and its lines are as they were', buildEntry(), [model], 'open'],
    ['is settled when a model is silent and its lines changed', outdated, [model], 'settled'],
    [
      'is settled by the complete document of the tool that raised it',
      buildEntry({ reviewers: ['eslint'] }),
      [tool],
      'settled',
    ],
    [
      'stays open when only others completed',
      buildEntry({ reviewers: ['eslint'] }, { outdated: true }),
      [model],
      'open',
    ],
    [
      'stays open when its reviewer crashed',
      outdated,
      [buildReviewer({ outcome: { state: 'unavailable', reason: 'it crashed' } })],
      'open',
    ],
    ['stays open when its reviewer is gone', outdated, [], 'open'],
  ] as const)('%s', (_what, entry, reviewers, expected) => {
    const { closing, stillOpen } = afterRun([entry], reviewers);
    expect([closing.length, stillOpen.length]).toEqual(expected === 'settled' ? [1, 0] : [0, 1]);
  });

  it('stays open when the conversation could not be read whole', () => {
    expect(afterRun([outdated], [model], false)).toMatchObject({ closing: [], stillOpen: [outdated] });
  });

  it('is not settled twice', () => {
    const settled = buildEntry({ kind: 'closed' }, { outdated: true });
    expect(afterRun([settled])).toMatchObject({ closing: [], stillOpen: [], closed: [settled] });
  });

  it('in the text of a review is never settled by a model, since nobody knows whether its lines changed', () => {
    const entry: LedgerEntry = { mark: buildFindingMark(), standing: { in: 'body', reviewId: 1, url: 'u' } };
    expect(afterRun([entry]).stillOpen).toEqual([entry]);
  });
});
