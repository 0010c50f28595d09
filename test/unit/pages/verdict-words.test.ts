import { expect, it } from 'vitest';
import { countFindings } from '../../../src/decide/count-findings.ts';
import { renderCheckSummary } from '../../../src/pages/check-content.ts';
import { renderOutcome, renderReport } from '../../../src/pages/result-pages.ts';
import { reviewBody } from '../../../src/pages/review-body.ts';
import { conclude } from '../../../src/policy/gate-decision.ts';
import { buildBlocking, buildFinding, buildLocation } from '../../support/builders/finding.ts';
import { buildEntry } from '../../support/builders/memory.ts';
import { buildRun } from '../../support/builders/review.ts';

const elsewhere = { locations: [buildLocation({ path: 'src/other.ts' })] };
const findings = [
  buildFinding({ id: 'consider-1', ...elsewhere }),
  buildFinding({ id: 'consider-2', severity: 'low' }),
  buildFinding({ id: 'verify-1', severity: 'high', confidence: { band: 'low' } }),
  buildFinding({ id: 'old-1', severity: 'critical', preExisting: true }),
  buildFinding({ id: 'gone-1', status: 'wont_fix' }),
];

/** Every text of a run, by its name. */
function textsOf(blocking: boolean) {
  const reconciled = {
    ...buildRun([]).reconciled,
    stillOpen: [buildEntry({ id: 'earlier-1', severity: 'low' })],
  };
  const run = buildRun([...findings, ...(blocking ? [buildBlocking({ id: 'blocks-1' })] : [])], {
    reconciled,
  });
  const texts = {
    review: reviewBody(run, 'b'.repeat(16), run.placed),
    report: renderReport(run),
    terminal: renderOutcome(run, { nextSteps: [], directory: '.code-review' }),
    check: renderCheckSummary(run, { hiddenAnnotations: 0 }),
  };
  return { run, texts, counts: countFindings(run) };
}

it('count the same in every text of a run', () => {
  const { texts, counts } = textsOf(false);
  expect(counts).toMatchObject({ toConsider: 2, toVerify: 1, preExisting: 1, earlier: 1, open: 5 });
  const said =
    '2 findings to consider, 1 to verify, 1 already there before this change, 1 open since an earlier review';
  for (const text of Object.values(texts)) expect(text).toContain(said);
  expect(texts.review).toContain('<summary>4 findings in comments: ');
  expect(texts.review).toContain('**1 finding without a comment: ');
  for (const page of [texts.report, texts.terminal])
    for (const group of [
      'To consider (2)',
      'Needs verification (1)',
      'Already there before this change (1)',
      'Open since an earlier review (1)',
    ])
      expect(page).toContain(group);
  expect(texts.check.match(/^\| (?!Severity|-|Reviewer|`)/gm)).toHaveLength(counts.open);
});

it('begin with the state, the findings that block and the verdict, as the title does', () => {
  const { run, texts } = textsOf(true);
  const title = conclude(run).title;
  expect(title).toMatch(/^\w+ · 1 critical finding · FAIL · /);
  const [start] = title.split(' · FAIL');
  for (const page of [texts.review, texts.report, texts.terminal])
    expect(page).toContain(`## ❌ ${start} · FAIL\n`);
  for (const page of [texts.report, texts.terminal]) expect(page).toContain('Blocking (1)');
  expect(texts.check).toContain('1 finding blocks merging.');
});
