import { expect, it } from 'vitest';
import { type Explained, explainFinding } from '../../../src/gate/explain-finding.ts';
import { explainPage } from '../../../src/gate/explain-page.ts';
import { SuppressedBy } from '../../../src/model/finding.ts';
import { PlaceReason, type PublishedPlace } from '../../../src/model/receipt.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { buildBlocking, buildFinding } from '../../support/builders/finding.ts';
import { buildPolicy } from '../../support/builders/run.ts';

const explained = (finding: Explained, policy: Record<string, unknown> = {}) =>
  explainFinding(finding, effectivePolicy(buildPolicy(policy), {}));

it.each([
  ['suppress', '`policy.suppress`'],
  ['max-findings', 'a higher `reviewers.<id>.max-findings` shows more, the worst first'],
  ['report', '`reviewers.<id>.report: all` would let it count'],
  ['surmise', 'resting on more than `contextual_reasoning`'],
  ['verifier', 'it would be shown if the verifier did not report it'],
  ['style', 'it would be shown in another category'],
  ['refutation', 'it becomes a dispute once a reviewer reports what it denies'],
  ['verify', 'it counts in the next run with `mode: full`'],
] as const)('names the change by which a finding counts that is withheld by %s', (by, words) => {
  const { weight, because, change } = explained(buildBlocking({ suppressed: { by, reason: 'so it is' } }));
  expect({ weight, because }).toEqual({ weight: 'settled', because: ['it is withheld: so it is'] });
  expect(change).toEqual([expect.stringContaining(words)]);
});

it('has an answer for whatever withholds a finding', () => {
  for (const by of SuppressedBy.options)
    expect(explained(buildFinding({ suppressed: { by, reason: 'x' } })).change).toHaveLength(1);
});

it.each([
  ['open', undefined],
  ['fixed', 'it is marked fixed'],
  ['verified', 'it is fixed, and that was verified'],
  ['wont_fix', 'a person accepted it as it is (`wont_fix`)'],
] as const)('gives the reason why a finding that is %s is settled', (status, words) => {
  const { weight, because } = explained(buildBlocking({ status }));
  expect([weight, because[0]]).toEqual(
    words === undefined ? ['blocking', expect.stringContaining('blocks critical')] : ['settled', words],
  );
});

const at = (reason: PlaceReason, more: Partial<PublishedPlace> = {}): PublishedPlace => ({
  place: 'body',
  reason,
  outcome: 'published',
  ...more,
});

it.each([
  [at('over-max-comments'), {}, '`policy.max-comments`, 50 at most'],
  [at('below-inline-from'), {}, '`policy.inline-from: medium`'],
  [at('no-line'), {}, 'with a line of the diff in its document'],
  [at('outside-report', { place: 'withheld' }), {}, '`reviewers.<id>.report: all` would show it'],
] as const)('names the change that gives a finding another place: %j', (stand, policy, words) => {
  const { change } = explained({ ...buildFinding(), placement: stand }, policy);
  expect(change.at(-1)).toContain(words);
});

it.each([
  [at('in-diff', { place: 'inline', url: 'https://github.com/c' }), 'is on its lines: https://github.com/c'],
  [at('system', { outcome: 'quiet' }), 'is in the review, since it names no file'],
  [at('system', { outcome: 'local' }), 'would be in the review, since it names no file, on a pull request'],
  [at('system', { outcome: 'dry-run' }), 'would be in the review, since it names no file, without `dry-run`'],
  [
    at('not-posted', { place: 'withheld', outcome: 'superseded' }),
    'is withheld: no review was posted in this run',
  ],
  [at('suppressed', { place: 'withheld' }), undefined],
])('names the place of a finding: %j', (stand, words) => {
  const explanation = explained({ ...buildFinding(), placement: stand });
  expect(explanation.where).toBe(words);
  expect(explainPage(undefined, [explanation]).split('\n- ')[1]?.startsWith('because')).toBe(
    words === undefined,
  );
});

it('advises nothing for the place of a settled finding', () => {
  for (const reason of PlaceReason.options) {
    const settled = { ...buildFinding({ status: 'verified' }), stand: at(reason) };
    expect(explained(settled).change).toEqual([]);
  }
});
