import { expect, it } from 'vitest';
import { renderOutcome } from '../../../src/gate/outcome.ts';
import type { FindingStatus } from '../../../src/model/finding.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import type { Publication } from '../../../src/policy/gate-decision.ts';
import { buildFinding } from '../../support/builders/finding.ts';
import { buildDecision, buildRenderContext, buildReviewer, headCommit } from '../../support/builders/run.ts';

const looked = [
  { reviewer: buildReviewer({ id: 'hygiene' }), findings: 0, kept: 0, merged: 0, refused: 0 },
  {
    reviewer: buildReviewer({
      id: 'eslint',
      outcome: { state: 'skipped', reason: 'no folder matches `cwd`' },
    }),
    findings: 0,
    kept: 0,
    merged: 0,
    refused: 0,
  },
] as const;

interface Situation {
  readonly total: number;
  readonly publication: Publication;
}

function outcomeOf(
  status: FindingStatus,
  overrides: Parameters<typeof buildFinding>[0] = {},
  { total = 1, publication = { state: 'confirmed' } }: Partial<Situation> = {},
): string {
  const finding = buildFinding({ status, ...overrides });
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
      document: { findings: [finding] },
      effective: effectivePolicy(undefined, {}),
      report: { schemaVersion: 1, head: headCommit, documents: [], refused: [], carried: [], notes: [] },
      receipt: {
        schemaVersion: 1,
        head: headCommit,
        outcome: 'local',
        review: null,
        total,
        counts,
        entries: [entry],
        missing: [],
      },
      reviewers: { tallies: looked, times: new Map() },
      publication,
      nextSteps: [],
      directory: '/repository/.code-review',
    },
    buildRenderContext(),
  );
}

it.each<[FindingStatus, string]>([
  ['verified', 'verified: it is fixed'],
  ['wont_fix', 'accepted as it is'],
  ['fixed', 'marked as fixed, not yet verified'],
])('does not call a finding open whose status is %s', (status, words) => {
  const page = outcomeOf(status);
  expect(page).toContain('No finding is open.');
  expect(page).toContain(` → ${words} · by `);
});

it('names the place of an open finding, and counts one as one', () => {
  const page = outcomeOf('open');
  expect(page).not.toContain('No finding is open.');
  expect(page).toContain(' → on its lines · by ');
  expect(page).toContain('1 finding by all reviewers: 1 on their lines');
});

it.each<[string, Parameters<typeof buildFinding>[0]]>([
  ['Blocking', { severity: 'critical', confidence: { band: 'high' } }],
  ['To consider', { severity: 'medium' }],
  ['Needs verification', { severity: 'high', confidence: { band: 'low' } }],
  ['Already there before this change', { severity: 'critical', preExisting: true }],
])('lists under %s the findings of that state', (title, overrides) => {
  expect(outcomeOf('open', overrides)).toMatch(new RegExp(`^### ${title} \\(1\\)\\n\\n- `, 'mu'));
});

it.each<[string, Publication, RegExp]>([
  [
    'files changed',
    { state: 'superseded', by: 'edit' },
    /^## ⏸️ Superseded\n\nFiles changed after they were reviewed, so this review, which was PASS, no longer applies\.\n/,
  ],
  [
    'a newer head came',
    { state: 'superseded' },
    /^## ⏸️ Superseded\n\nA newer head came before this was posted, so /,
  ],
  [
    'it could not be posted',
    { state: 'failed', reason: 'GITHUB_UNAVAILABLE' },
    /^## ⏸️ Not published\n\nNot all of this review, which was PASS, was published: GITHUB\\?_UNAVAILABLE\.\n/,
  ],
])('has no verdict for a heading once %s, and still shows the findings', (_why, publication, top) => {
  const page = outcomeOf('open', {}, { publication });
  expect(page).toMatch(top);
  expect(page).not.toMatch(/^#.*PASS/m);
  expect(page).not.toMatch(/Nothing blocks|Fix before merging/);
  expect(page).toContain(' → on its lines · by ');
});

it('counts nothing where nothing was found', () => {
  expect(outcomeOf('open', {}, { total: 0 })).not.toContain('by all reviewers');
});

it('has a row for each reviewer, with why one was skipped', () => {
  const page = outcomeOf('verified');
  expect(page).toMatch(/^\| `hygiene` \| \w+ \| reviewed \| 0 /m);
  expect(page).toMatch(/^\| `eslint` \| \w+ \| skipped: no folder matches `cwd` \| 0 /m);
});

it('gives the reason for which a finding is withheld, as untrusted text', () => {
  const suppressed = { by: 'suppress', reason: 'Held on *purpose*.' } as const;
  expect(outcomeOf('open', { suppressed })).toContain(': Held on \\*purpose\\*. · by ');
});
