import { describe, expect, it } from 'vitest';
import type { GatedRun } from '../../../src/decide/read-run.ts';
import type { Finding } from '../../../src/model/finding.ts';
import { renderOutcome } from '../../../src/pages/result-pages.ts';
import { buildFinding } from '../../support/builders/finding.ts';
import { buildIngestReport, buildRefused, buildRun, buildTally } from '../../support/builders/review.ts';
import { buildDecision } from '../../support/builders/run.ts';

function outcomeOf(findings: readonly Finding[], overrides: Partial<GatedRun> = {}): string {
  const decision = buildDecision({ verdict: 'PASS', soFar: 'PASS', blocking: [] });
  const shown = { nextSteps: [], directory: '/repository/.code-review' };
  return renderOutcome(buildRun(findings, { decision, ...overrides }), shown);
}

const suppressed = { by: 'suppress', reason: 'Held on *purpose*.' } as const;
const superseded = { state: 'superseded' } as const;

describe('the outcome of a run', () => {
  it.each<[string, Partial<Finding>, RegExp]>([
    ['that is verified', { status: 'verified' }, /No finding is open\.[\s\S]* → verified: it is fixed · by /],
    ['that is accepted', { status: 'wont_fix' }, /No finding is open\.[\s\S]* → accepted as it is · by /],
    ['marked as fixed', { status: 'fixed' }, / → marked as fixed, not yet verified · by /],
    ['that is open', {}, /1 finding to consider[\s\S]* → inline · by /],
    ['that blocks', { severity: 'critical', confidence: { band: 'high' } }, /^### Blocking \(1\)\n\n- /m],
    ['to consider', { severity: 'medium' }, /^### To consider \(1\)\n\n- /m],
    ['to verify', { severity: 'high', confidence: { band: 'low' } }, /^### Needs verification \(1\)\n\n- /m],
    ['from before', { severity: 'critical', preExisting: true }, /^### Already there before .* \(1\)\n\n- /m],
  ])('lists a finding %s', (_what, change, words) => {
    expect(outcomeOf([buildFinding(change)])).toMatch(words);
  });

  it('counts findings that are withheld, with a link, and shows none of them', () => {
    const page = outcomeOf([buildFinding({ suppressed, title: 'Hidden' }), buildFinding()]);
    expect(page).toMatch(/^1 finding \[withheld\]\(https:.*#what-is-withheld\): `pr-verdict explain` lists/m);
    expect(page).not.toMatch(/Hidden|purpose/);
  });

  it('shows the code of what blocks, with its lines marked', () => {
    const finding = buildFinding({ severity: 'critical', confidence: { band: 'high' } });
    expect(outcomeOf([finding])).toMatch(/^ +2 \| line 2\n +> 3 \| timeout = 0\n +4 \| line 4$/m);
    expect(outcomeOf([buildFinding()])).not.toContain('timeout = 0');
  });

  it('stays short enough for a log to its end, and names the files that have the rest', () => {
    const severe = { severity: 'critical', confidence: { band: 'high' } } as const;
    const findings = Array.from({ length: 400 }, (_, at) => buildFinding({ ...severe, id: `finding-${at}` }));
    const report = buildIngestReport({ refused: Array.from({ length: 400 }, () => buildRefused()) });
    const page = outcomeOf(findings, { report });
    expect(page).toContain('300 more findings in `findings.json`');
    expect(page).toMatch(/380 more findings in `ingest_report\.json`[\s\S]*`\/repository\/\.code-review`\n$/);
    expect(page.length).toBeLessThan(64 * 1024);
  });

  it.each<[string, GatedRun['publication'], RegExp]>([
    ['files changed', { ...superseded, by: 'edit' }, /Superseded\n\nFiles changed .* reviewed, .*PASS/],
    ['a newer head came', superseded, /Superseded\n\nA newer head came before this was posted, so /],
    [
      'it could not be posted',
      { state: 'failed', reason: 'X' },
      /Not published\n\n.*, which was PASS, .*: X\.\n/,
    ],
  ])('has no verdict in its heading once %s, and still shows the findings', (_why, publication, top) => {
    const page = outcomeOf([buildFinding()], { publication });
    expect(page).toMatch(top);
    expect(page).not.toMatch(/^#.*PASS|Nothing blocks|Fix before merging/m);
    expect(page).toContain(' → inline · by ');
  });

  it('has a row for each reviewer, with the reason why one was skipped', () => {
    const outcome = { state: 'skipped', reason: 'no folder matches `cwd`' } as const;
    const tallies = [buildTally({ id: 'hygiene' }), buildTally({ id: 'eslint', outcome })];
    const page = outcomeOf([], { tallies });
    expect(page).toMatch(/^\| `hygiene` \| \w+ \| reviewed \| 0 /m);
    expect(page).toMatch(/^\| `eslint` \| \w+ \| skipped: no folder matches `cwd` \| 0 /m);
  });
});
