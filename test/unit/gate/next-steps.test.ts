import { expect, it } from 'vitest';
import { nextSteps } from '../../../src/gate/next-steps.ts';
import { buildReviewer } from '../../support/builders/run.ts';

type Input = Parameters<typeof nextSteps>[0];
type Review = Partial<Omit<Input, 'decision'>> & Partial<Input['decision']>;

const review = ({ verdict = 'PASS', incomplete = [], tightenedBy = [], blocking = [], ...rest }: Review) =>
  nextSteps({
    decision: { verdict, incomplete, tightenedBy, blocking },
    open: [],
    mode: 'full',
    isCurrent: true,
    files: 3,
    directory: '/project/.code-review',
    reviewers: [buildReviewer()],
    reportPath: 'docs/code-reviews/2026-01-01-feature.md',
    ...rest,
  }).join('\n');

it('sends a PASS to its pull request, with the report', () => {
  expect(review({})).toBe(
    'Open the pull request, and name docs/code-reviews/2026-01-01-feature.md in its description. The verdict is in `/project/.code-review/review-latest.json`.',
  );
});

const alone = { reviewers: [buildReviewer({ id: 'hygiene', kind: 'tool' })] };
const mark =
  /`\/project\/.code-review\/review-latest.json` set the `status` .* `fixed`, .*`wont_fix`.*\nRun it again with `--mode verify`/;
const [critical, high, medium] = [
  [{ severity: 'critical' }],
  [{ severity: 'high' }],
  [{ severity: 'medium' }],
] as const;
const claims = ['one asks for FAIL', 'other asks for WARN'];
const lacking = {
  verdict: null,
  incomplete: [{ code: 'COVERAGE_PARTIAL', text: 'why', subject: 'coverage' }],
} as const;

it.each<[string, Review, RegExp]>([
  ['asks for other reviewers', alone, /^Only the built-in .*`--findings ID=FILE`\.\nOpen the pull request/],
  [
    'names unread lines',
    { mode: 'verify', unread: 2 },
    /^Only the built-in and quick reviewers have read 2 lines .*full review.*\nOpen the pull request/,
  ],
  ['names no unread lines if there are none', { mode: 'verify', unread: 0 }, /^Open the pull request/],
  ['has high findings fixed after a WARN', { verdict: 'WARN', open: high }, /^Fix every high finding\./],
  ['has them marked', { verdict: 'WARN', open: high }, mark],
  [
    'then opens the pull request',
    { verdict: 'WARN', open: high },
    /\nOnce no high finding is open, open the pull request, and name docs\/code-reviews\//,
  ],
  [
    'opens it at once if only a claim is left',
    { verdict: 'WARN', tightenedBy: ['other asks for WARN'] },
    /^The verdict is stricter.*since other asks for WARN:.*\nNo finding blocks.*open the pull request[^\n]*$/,
  ],
  [
    'has a blocking medium finding fixed before that',
    { verdict: 'WARN', blocking: ['a-1'], open: medium },
    /^Fix the blocking finding\..*\n.*\n.*\nOnce nothing blocks, open/,
  ],
  [
    'asks after a FAIL whether to stop',
    { verdict: 'FAIL', open: critical },
    /^Does a critical .* fix nothing\./,
  ],
  [
    'has the worst fixed first',
    { verdict: 'FAIL', open: critical },
    /\nOtherwise fix critical findings first, then/,
  ],
  ['has those marked too', { verdict: 'FAIL', open: critical }, mark],
  [
    'repeats until it passes',
    { verdict: 'FAIL', open: critical },
    /\nRepeat until the verdict is PASS, or WARN/,
  ],
  [
    'names the claims that make a WARN stricter',
    { verdict: 'WARN', tightenedBy: claims, open: high },
    /^The verdict is stricter.*since one asks for FAIL and other asks for WARN.*full review\./,
  ],
  ['names those of a FAIL', { verdict: 'FAIL', tightenedBy: claims, open: high }, /^The verdict is stricter/],
  [
    'repeats a review of what has changed',
    { isCurrent: false },
    /^.*does not hold.*: run the review again\.$/,
  ],
  ['in its mode', { isCurrent: false, mode: 'verify' }, /^.*: run the review again with `--mode verify`\.$/],
  ['knows a change of nothing', { files: 0 }, /^There is nothing to review: nothing differs.*`--base`/],
  [
    'or of no file since',
    { files: 0, mode: 'quick' },
    /^There is nothing to review: everything is committed/,
  ],
  ['still has old findings fixed then', { files: 0, verdict: 'WARN', open: high }, /every high finding/],
  ['completes an incomplete review', lacking, /\nThen run the review again(?![\s\S]*Open the pull request)/],
  ['carries on after a quick check', { mode: 'quick' }, /^Carry on\.$/],
  ['notes lesser findings', { mode: 'quick', open: medium }, /^Carry on; note/],
  [
    'stops for severe findings',
    { mode: 'quick', open: [...high, ...critical] },
    /^Stop.*critical findings now\.\nFix the high findings before you go on/,
  ],
  ['does both if incomplete', { ...lacking, mode: 'quick', open: high }, /before you go on[\s\S]*\nThen run/],
])('%s: %j', (_what, ended, steps) => {
  expect(review(ended)).toMatch(steps);
});

it.each(['full', 'verify', 'quick'] as const)('has nothing fixed after an ABORT, mode %s', (mode) => {
  expect(review({ verdict: 'ABORT', mode, open: critical })).toMatch(
    /^Do not fix anything, and stop: `\/project\/.code-review\/abort-reason.md`.*hand over to a person\.$/,
  );
});
