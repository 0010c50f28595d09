import { expect, it } from 'vitest';
import { createHistory } from '../../../src/memory/changes-since-review.ts';
import { withOpenDisputes } from '../../../src/memory/reconcile.ts';
import type { Finding } from '../../../src/model/finding.ts';
import { buildChangedFile } from '../../support/builders/diff.ts';
import { buildFinding, buildLocation } from '../../support/builders/finding.ts';
import { buildEntry } from '../../support/builders/memory.ts';
import { baseCommit, buildReviewer, headCommit } from '../../support/builders/run.ts';

const place = buildLocation({ path: 'src/a.ts' });
const disputed = buildEntry({ place, reviewers: ['claude', 'gemini'], contestedBy: ['judge'] });
const agreed = buildFinding({
  confidence: { band: 'high', value: 0.7 },
  corroboratedBy: ['gemini'],
});

interface Case {
  readonly judge?: 'reviewed' | 'unavailable';
  /** Who has the outcome, instead of the judge. */
  readonly who?: string;
  readonly isEdited?: boolean;
  readonly raisedBy?: readonly string[];
  readonly finding?: Finding;
}

function continued({
  judge,
  who = 'judge',
  isEdited = false,
  raisedBy = ['claude', 'gemini'],
  finding = agreed,
}: Case): Finding {
  const files = isEdited ? [buildChangedFile({ filename: 'src/a.ts' })] : [];
  const outcome = judge === 'unavailable' ? ({ state: judge, reason: 'down' } as const) : { state: judge };
  return withOpenDisputes(finding, disputed, {
    raisedBy: () => raisedBy,
    history: createHistory(headCommit, [{ head: baseCommit, known: ['src/a.ts'], files }]),
    reviewers:
      judge === undefined
        ? []
        : [
            buildReviewer({
              id: who,
              outcome: outcome.state === 'unavailable' ? outcome : { state: 'reviewed' },
            }),
          ],
  });
}

it.each<[string, Case]>([
  ['was not asked', {}],
  ['did not complete', { judge: 'unavailable', isEdited: true }],
  ['does not repeat an unchanged one', { judge: 'reviewed' }],
  ['was not asked after the file changed', { isEdited: true }],
  [
    'was not asked, and another one reviewed the changed file',
    { judge: 'reviewed', who: 'zoe', isEdited: true },
  ],
])('a dispute remains while its reviewer %s, and asks for a human', (_what, run) => {
  expect(continued(run)).toEqual({
    ...agreed,
    contestedBy: ['judge'],
    requiresHuman: true,
  });
});

it.each<[string, Case]>([
  ['reports the finding itself', { judge: 'reviewed', raisedBy: ['claude', 'gemini', 'judge'] }],
  ['has reviewed the file as it is now', { judge: 'reviewed', isEdited: true }],
])('a dispute is over once its reviewer %s', (_what, run) => {
  expect(continued(run)).toBe(agreed);
});

it('an earlier dispute and one of this run both remain, and confidence that was not raised stays', () => {
  const again = buildFinding({ contestedBy: ['zoe'], confidence: { band: 'low' } });
  expect(continued({ finding: again })).toMatchObject({
    contestedBy: ['judge', 'zoe'],
    confidence: { band: 'low' },
  });
});
