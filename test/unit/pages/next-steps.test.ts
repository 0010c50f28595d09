import { expect, it } from 'vitest';
import type { GatedRun } from '../../../src/decide/read-run.ts';
import type { Finding } from '../../../src/model/finding.ts';
import type { Mode } from '../../../src/model/review-document.ts';
import type { Reviewer } from '../../../src/model/reviewer.ts';
import { nextSteps } from '../../../src/pages/next-steps.ts';
import type { Decision } from '../../../src/policy/decision.ts';
import { buildFinding } from '../../support/builders/finding.ts';
import { buildRun } from '../../support/builders/review.ts';
import {
  buildDecision,
  buildManifest,
  buildReviewDocument,
  buildReviewer,
  buildSettings,
} from '../../support/builders/run.ts';

interface Review extends Partial<Decision> {
  readonly mode?: Mode;
  readonly open?: readonly Finding['severity'][];
  readonly files?: number;
  readonly unread?: number;
  readonly reviewers?: readonly Reviewer[];
  readonly publication?: GatedRun['publication'];
}

function review({
  mode = 'full',
  open = [],
  files = 3,
  unread = 0,
  reviewers,
  publication,
  ...rest
}: Review) {
  const coverage = { expected: files, covered: files, missing: [] };
  const run = buildRun([], {
    settings: buildSettings({ mode }),
    manifest: buildManifest({ coverage }),
    document: buildReviewDocument(reviewers && { reviewers }),
    report: { ...buildRun([]).report, unread },
    decision: buildDecision(rest),
    ...(publication && { publication }),
  });
  const findings = open.map((severity) => buildFinding({ severity }));
  const directory = '/project/.code-review';
  return nextSteps({ ...run, open: findings, directory, reportPath: report }).join('\n');
}

const report = 'docs/code-reviews/2026-01-01-feature.md';
const verdictFile = '`/project/.code-review/review-latest.json`';
const abortReason = '`/project/.code-review/abort-reason.md`';
const marking = [verdictFile, '`fixed`', '`wont_fix`', '`--mode verify`'];

it('sends a PASS to its pull request, with the report', () => {
  const steps = review({});
  expect(steps).toContain(report);
  expect(steps).toContain(verdictFile);
});

const alone = { reviewers: [buildReviewer({ id: 'hygiene', kind: 'tool' })] };
const superseded = { publication: { state: 'superseded' } } as const;
const warn = { verdict: 'WARN' } as const;
const high = { open: ['high'] } as const;
const critical = { open: ['critical'] } as const;
const fail = { verdict: 'FAIL', ...critical } as const;
const verify = { mode: 'verify' } as const;
const quick = { mode: 'quick' } as const;
const claims = ['one asks for FAIL', 'other asks for WARN'];
const reason = { code: 'COVERAGE_PARTIAL', text: 'why', subject: 'coverage' } as const;
const lacking = { verdict: null, incomplete: [reason] };

/** What the steps name, and what they do not. */
it.each<[string, Review, readonly string[], readonly string[]]>([
  ['after a PASS of the built-in reviewer alone', alone, ['`--findings ID=FILE`', report], []],
  ['after a PASS that left lines unread', { ...verify, unread: 2 }, ['2 lines', report], []],
  ['after a WARN for a high finding', { ...warn, ...high }, [...marking, report], [abortReason]],
  ['after a WARN for a blocking one', { ...warn, blocking: ['a-1'] }, [...marking, report], [abortReason]],
  ['after a WARN for claims', { ...warn, tightenedBy: claims }, [...claims, report], marking],
  ['after a FAIL', { ...fail, tightenedBy: claims }, [...claims, abortReason, ...marking], [report]],
  ['where the tree has changed since', superseded, ['review again'], ['--mode', report]],
  ['where it has changed since in a mode', { ...superseded, ...verify }, ['`--mode verify`'], [report]],
  ['where nothing differs', { files: 0 }, ['`--base`'], [report]],
  ['where nothing is uncommitted', { files: 0, ...quick }, ['committed'], ['`--base`', report]],
  ['where only old findings are left', { files: 0, ...warn, ...high }, marking, ['`--base`']],
  ['after an incomplete review', lacking, ['review again'], [report]],
  ['after a quick check', quick, ['Carry on.'], [report]],
  ['after a quick check with lesser findings', { ...quick, open: ['medium'] }, ['Carry on;'], [report]],
  ['after a quick check with critical findings', { ...quick, ...critical }, ['critical'], ['Carry on']],
  ['after a quick check with high findings', { ...quick, ...high }, ['high'], ['Carry on']],
  ['after an incomplete one', { ...lacking, ...quick, ...high }, ['high', 'review again'], ['Carry on']],
])('are right %s: %j', (_when, ended, named, absent) => {
  const steps = review(ended);
  for (const each of named) expect(steps).toContain(each);
  for (const each of absent) expect(steps).not.toContain(each);
});

it.each(['full', 'verify', 'quick'] as const)('has nothing fixed after an ABORT, mode %s', (mode) => {
  const steps = review({ verdict: 'ABORT', mode, ...critical });
  expect(steps).toContain(abortReason);
  for (const each of marking) expect(steps).not.toContain(each);
});
