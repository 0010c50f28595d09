import { expect, it } from 'vitest';
import type { GatedRun } from '../../../src/gate/gated-run.ts';
import { nextSteps } from '../../../src/gate/next-steps.ts';
import type { Finding } from '../../../src/model/finding.ts';
import type { Mode } from '../../../src/model/review-document.ts';
import type { Reviewer } from '../../../src/model/reviewer.ts';
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
  const directory = '/project/.code-review';
  const reportPath = 'docs/code-reviews/2026-01-01-feature.md';
  const findings = open.map((severity) => buildFinding({ severity }));
  return nextSteps({ ...run, open: findings, directory, reportPath }).join('\n');
}

it('sends a PASS to its pull request, with the report', () => {
  expect(review({})).toBe(
    'Open the pull request, and name docs/code-reviews/2026-01-01-feature.md in its description. The verdict is in `/project/.code-review/review-latest.json`.',
  );
});

const alone = { reviewers: [buildReviewer({ id: 'hygiene', kind: 'tool' })] };
const mark =
  /`\/project\/.code-review\/review-latest.json` set the `status` .* `fixed`, .*`wont_fix`.*\nRun it again with `--mode verify`/;
const of = (...open: readonly Finding['severity'][]) => ({ open });
const superseded = { state: 'superseded' } as const;
const warn = { verdict: 'WARN' } as const;
const fail = { verdict: 'FAIL', ...of('critical') } as const;
const verify = { mode: 'verify' } as const;
const quick = { mode: 'quick' } as const;
const claims = { tightenedBy: ['one asks for FAIL', 'other asks for WARN'] };
const lacking = {
  verdict: null,
  incomplete: [{ code: 'COVERAGE_PARTIAL', text: 'why', subject: 'coverage' }],
} as const;
const onlyClaim =
  /^The verdict is stricter.*since one asks for FAIL and other asks for WARN:.*full review\.\nNo finding blocks.*open the pull request[^\n]*$/;

it.each<[string, Review, RegExp]>([
  ['asks for other reviewers', alone, /^Only the built-in .*`--findings ID=FILE`\.\nOpen the pull request/],
  [
    'names unread lines',
    { ...verify, unread: 2 },
    /^Only .* have read 2 lines .*full review.*\nOpen the pull/,
  ],
  ['names no unread lines if there are none', { ...verify, unread: 0 }, /^Open the pull request/],
  ['has high findings fixed after a WARN', { ...warn, ...of('high') }, /^Fix every high finding\./],
  ['has them marked', { ...warn, ...of('high') }, mark],
  [
    'then opens the pull request',
    { ...warn, ...of('high') },
    /\nOnce no high finding is open, .*, and name docs/,
  ],
  ['opens it at once if only a claim is left', { ...warn, ...claims }, onlyClaim],
  [
    'first has a blocking medium finding fixed',
    { ...warn, blocking: ['a-1'] },
    /^Fix the blocking finding\./,
  ],
  ['opens it once nothing blocks', { ...warn, blocking: ['a-1'] }, /\nOnce nothing blocks, open/],
  ['asks after a FAIL whether to stop', fail, /^Does a critical .* fix nothing\./],
  ['has the worst fixed first', fail, /\nOtherwise fix critical findings first, then/],
  ['has those marked too', fail, mark],
  ['repeats until it passes', fail, /\nRepeat until the verdict is PASS, or WARN/],
  ['names the claims that make a FAIL stricter', { ...fail, ...claims }, /^The verdict is stricter/],
  [
    'repeats a review of what has changed',
    { publication: superseded },
    /^.*does not hold.*: run the review again\.$/,
  ],
  [
    'in its mode',
    { publication: superseded, ...verify },
    /^.*: run the review again with `--mode verify`\.$/,
  ],
  ['knows a change of nothing', { files: 0 }, /^There is nothing to review: nothing differs.*`--base`/],
  ['or of no file since', { files: 0, ...quick }, /^There is nothing to review: everything is committed/],
  ['still has old findings fixed then', { files: 0, ...warn, ...of('high') }, /every high finding/],
  ['completes an incomplete review', lacking, /\nThen run the review again(?![\s\S]*Open the pull request)/],
  ['carries on after a quick check', quick, /^Carry on\.$/],
  ['notes lesser findings', { ...quick, ...of('medium') }, /^Carry on; note/],
  ['stops for critical findings', { ...quick, ...of('critical') }, /^Stop.*critical findings now\.$/],
  ['fixes high ones', { ...quick, ...of('high') }, /^Fix the high findings before you go on/],
  ['does both if incomplete', { ...lacking, ...quick, ...of('high') }, /before you go on[\s\S]*\nThen run/],
])('the advice %s: %j', (_what, ended, steps) => {
  expect(review(ended)).toMatch(steps);
});

it.each(['full', 'verify', 'quick'] as const)('has nothing fixed after an ABORT, mode %s', (mode) => {
  expect(review({ verdict: 'ABORT', mode, ...of('critical') })).toMatch(
    /^Do not fix anything, and stop: `\/project\/.code-review\/abort-reason.md`.*hand over to a person\.$/,
  );
});
