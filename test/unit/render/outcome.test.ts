import { expect, it } from 'vitest';
import type { FindingStatus } from '../../../src/domain/finding.ts';
import { renderOutcome } from '../../../src/render/outcome.ts';
import { buildFinding } from '../../support/builders/finding.ts';
import { buildDecision, buildRenderContext, headCommit } from '../../support/builders/run.ts';

function outcomeOf(status: FindingStatus): string {
  const finding = buildFinding({ status });
  const entry = {
    reviewer: 'claude',
    document: 0,
    pointer: '/0',
    finding: finding.id,
    place: 'inline',
    reason: 'in-diff',
  } as const;
  const counts = { inline: 1, file: 0, body: 0, withheld: 0 };
  return renderOutcome(
    {
      decision: buildDecision({ verdict: 'PASS', soFar: 'PASS', blocking: [] }),
      findings: [finding],
      report: { schemaVersion: 1, head: headCommit, documents: [], refused: [], carried: [], notes: [] },
      receipt: {
        schemaVersion: 1,
        head: headCommit,
        outcome: 'local',
        review: null,
        total: 1,
        counts,
        entries: [entry],
        missing: [],
      },
      nextSteps: [],
      directory: '/repository/.code-review',
    },
    buildRenderContext(),
  );
}

it.each<[FindingStatus, string]>([
  ['verified', 'verified: it is fixed'],
  ['wont_fix', 'left as it is'],
  ['fixed', 'marked as fixed, not yet verified'],
])('does not call a finding open whose status is %s', (status, words) => {
  const page = outcomeOf(status);
  expect(page).toContain('No finding is open.');
  expect(page).toContain(` → ${words} · by `);
});

it('says of an open finding where it went, and counts one as one', () => {
  const page = outcomeOf('open');
  expect(page).not.toContain('No finding is open.');
  expect(page).toContain(' → on its lines · by ');
  expect(page).toContain('1 finding by all reviewers: 1 on their lines');
});
