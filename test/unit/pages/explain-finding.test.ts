import { expect, it } from 'vitest';
import type { PlaceReason, Receipt, ReceiptEntry } from '../../../src/model/receipt.ts';
import { type Explained, explainFinding } from '../../../src/pages/explain-finding.ts';
import { explainPage } from '../../../src/pages/explain-page.ts';
import { buildBlocking, buildFinding } from '../../support/builders/finding.ts';
import { buildRun } from '../../support/builders/review.ts';

type Place = Pick<ReceiptEntry, 'place' | 'reason' | 'url'> & Pick<Receipt, 'outcome'>;

const explained = (finding: Explained, place?: Place) => {
  const entry = place && { reviewer: 'claude', document: 0, pointer: '/0', ...place, finding: finding.id };
  const run = buildRun([]);
  const receipt = run.receipt && { ...run.receipt, ...place, entries: entry ? [entry] : [] };
  return explainFinding(finding, { ...run, receipt });
};

const withheldBy = [
  'suppress',
  'max-findings',
  'report',
  'surmise',
  'verifier',
  'style',
  'refutation',
  'verify',
] as const;
it.each(withheldBy)('names the change by which a finding counts that is withheld by %s', (by) => {
  const withheld = explained(buildBlocking({ suppressed: { by, reason: 'so it is' } }));
  const because = ['it is withheld: so it is'];
  expect(withheld).toMatchObject({ weight: 'settled', because, change: [expect.any(String)] });
});

it.each([
  ['open', undefined],
  ['fixed', 'it is marked fixed'],
  ['verified', 'it is fixed, and that was verified'],
  ['wont_fix', 'a person accepted it as it is (`wont_fix`)'],
] as const)('gives the reason why a finding that is %s is settled', (status, words) => {
  const { weight, because } = explained(buildBlocking({ status }));
  expect(weight).toBe(words === undefined ? 'blocking' : 'settled');
  expect(because[0]).toContain(words ?? 'blocks critical');
});

const at = (reason: PlaceReason, more: Partial<Place> = {}): Place => {
  return { place: 'body', reason, outcome: 'published', ...more };
};

it.each([
  [at('over-max-comments'), '`policy.max-comments`, 50 at most'],
  [at('below-inline-from'), '`policy.inline-from: medium`'],
  [at('no-line'), 'with a line of the diff in its document'],
  [at('outside-report', { place: 'withheld' }), '`reviewers.ID.report: all` would show it'],
])('names the change that gives an open finding another place: %j', (placement, words) => {
  expect(explained(buildFinding(), placement).change.at(-1)).toContain(words);
  expect(explained(buildFinding({ status: 'verified' }), placement).change).toEqual([]);
});

const url = 'https://github.com/c';
const body = 'in the review, since it names no file';
it.each([
  [at('in-diff', { place: 'inline', url }), `is inline: ${url}`],
  [at('system', { outcome: 'quiet' }), `is ${body}`],
  [at('system', { outcome: 'local' }), `on a pull request it would be ${body}`],
  [at('system', { outcome: 'dry-run' }), `without \`dry-run\` it would be ${body}`],
  [at('not-posted', { place: 'withheld' }), 'is withheld: no review was posted in this run'],
  [at('suppressed', { place: 'withheld' }), undefined],
])('names the place of a finding: %j', (placement, words) => {
  const explanation = explained(buildFinding(), placement);
  expect(explanation.where).toBe(words);
  const [first] = explainPage(undefined, [explanation]).split('\n- ').slice(1);
  expect(first?.startsWith('`policy.blocking`')).toBe(words === undefined);
});
