import { expect, it } from 'vitest';
import { reviewersFrom } from '../../src/ingest/settle-reviewers.ts';
import type { ReviewerOutcome } from '../../src/model/reviewer.ts';
import { effectivePolicy } from '../../src/policy/effective-policy.ts';

const reviewed: ReviewerOutcome = { state: 'reviewed' };
const skipped: ReviewerOutcome = { state: 'skipped', reason: 'nothing changed', carried: true };
const foreign = { reviewer: 'claude', outcome: reviewed, foreign: true } as const;
const stateOf = (...reports: Parameters<typeof reviewersFrom>[0]) =>
  reviewersFrom(reports, effectivePolicy(undefined, {}))[0]?.outcome.state;

it('does not count a document of another run as the word of a reviewer that did not look in this one', () => {
  expect(stateOf({ reviewer: 'claude', outcome: skipped }, foreign)).toBe('unavailable');
});

it('leaves its own word to a reviewer of which another run has a document as well', () => {
  expect(stateOf(foreign, { reviewer: 'claude', outcome: reviewed })).toBe('reviewed');
});
