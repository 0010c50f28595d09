import { describe, expect, it } from 'vitest';
import type { ReviewerOutcome } from '../../../../src/domain/reviewers/reviewer.ts';
import type { Severity } from '../../../../src/domain/severity.ts';
import type { IncompleteReason } from '../../../../src/domain/verdict/completeness.ts';
import { nextSteps } from '../../../../src/domain/worktree/next-steps.ts';
import { buildReviewer } from '../../../support/builders/run.ts';

const review = (overrides: Partial<Parameters<typeof nextSteps>[0]>) =>
  nextSteps({
    decision: { verdict: 'PASS', incomplete: [] },
    open: [],
    mode: 'full',
    files: 3,
    reviewers: [buildReviewer()],
    run: ['claude'],
    reportPath: 'docs/code-reviews/2026-01-01-feature.md',
    ...overrides,
  }).join('\n');

const lacking = (code: IncompleteReason['code']) => ({
  decision: { verdict: null, incomplete: [{ code, text: 'why' }] },
});

describe('after a full review', () => {
  it('sends a PASS to its pull request, with the report', () => {
    expect(review({})).toBe(
      'Open the pull request, and name docs/code-reviews/2026-01-01-feature.md in its description.',
    );
  });

  it('tells how others are asked where nobody but the built-in reviewer was, and then to go on', () => {
    const alone = review({ reviewers: [buildReviewer({ id: 'hygiene', kind: 'tool' })], run: [] });
    expect(alone).toMatch(
      /^Only the built-in reviewer.*`reviewers`.*`--findings ID=FILE`\.\nOpen the pull request/,
    );
  });

  it('tells after a verification what nobody else has read, before it sends a PASS on', () => {
    expect(review({ mode: 'verify', unread: 2 })).toMatch(
      /^Only the built-in and quick reviewers have read 2 lines .*full review.*\nOpen the pull request/,
    );
    expect(review({ mode: 'verify', unread: 0 })).toMatch(/^Open the pull request/);
  });

  it('has a part verified as that part', () => {
    const failed = { decision: { verdict: 'FAIL', incomplete: [] } } as const;
    expect(review({ ...failed, part: 'package web' })).toContain('`--mode verify` and the same `--scope`');
    expect(review(failed)).toContain('`--mode verify`.');
  });

  it('has high findings fixed and marked after a WARN', () => {
    expect(review({ decision: { verdict: 'WARN', incomplete: [] } })).toMatch(
      /every high finding[\s\S]*`fixed`[\s\S]*--mode verify/,
    );
  });

  it('has critical findings fixed first after a FAIL', () => {
    expect(review({ decision: { verdict: 'FAIL', incomplete: [] } })).toMatch(/critical findings first/);
  });

  it('has nothing fixed after an ABORT', () => {
    expect(review({ decision: { verdict: 'ABORT', incomplete: [] } })).toMatch(/Do not fix anything/);
  });

  it('does not send a change of nothing to a pull request', () => {
    expect(review({ files: 0 })).toMatch(/^There is nothing to review: nothing differs.*`--base`/);
    expect(review({ files: 0, mode: 'quick' })).toMatch(/nothing to review: everything is committed/);
    expect(
      review({ files: 0, decision: { verdict: 'WARN', incomplete: [] }, open: [{ severity: 'high' }] }),
    ).toMatch(/every high finding/);
  });
});

describe('after an incomplete review', () => {
  it.each<[IncompleteReason['code'], RegExp]>([
    ['NO_REVIEWER', /`reviewers` in `.github\/pr-verdict.yml`.*`--findings`/],
    ['FINDINGS_REFUSED', /refused.*contract/],
    ['COVERAGE_PARTIAL', /`policy.partial-coverage: accept`/],
    ['OVERSIZED', /Split the change.*`evidence.oversized: review`/],
    ['POLICY_UNREADABLE', /policy file.*can be read/],
    ['FETCH_DEGRADED', /until GitHub answers/],
    ['NOT_VERIFIED', /who raised.*`open`/],
    ['DRAFT', /ready for review/],
  ])('says what to do about %s, and to run again', (code, step) => {
    const said = review(lacking(code));
    expect(said).toMatch(step);
    expect(said).toMatch(/\nThen run the review again\.$/);
    expect(said).not.toContain('Open the pull request');
  });

  it.each<[ReviewerOutcome, RegExp]>([
    [{ state: 'needs_input' }, /Answer what `claude` asks/],
    [{ state: 'invalid', reason: 'C1/R2' }, /`pr-verdict validate FILE`/],
    [{ state: 'unavailable', reason: 'EMPTY_ANSWER: it wrote no answer' }, /also where it finds nothing/],
    [{ state: 'timed_out', reason: 'TIMED_OUT: 600 s' }, /`reviewers.claude.timeout`/],
    [{ state: 'unavailable', reason: 'DIED_EARLY: exit 2' }, /`reviewers\/claude\/stderr.log`/],
    [{ state: 'unavailable', reason: 'it left no document' }, /gave no answer/],
    [{ state: 'unavailable', reason: 'NO_SECRET: it gets no KEY here' }, /`reviewers.claude.env`/],
    [
      { state: 'unavailable', reason: 'NOT_STARTED: no such file' },
      /Install what `reviewers.claude.run` names/,
    ],
    [{ state: 'unavailable', reason: 'NOT_RERUN: others' }, /Name `claude` in `--reviewers`/],
    [{ state: 'unavailable', reason: 'NO_CHECKOUT: nothing' }, /Check out/],
    [{ state: 'unavailable', reason: 'DISK_FULL: it died' }, /room on the disk/],
    [{ state: 'unavailable', reason: 'TOO_MUCH_OUTPUT: 11 MB' }, /`PR_VERDICT_OUTPUT`/],
    [{ state: 'blocked', reason: 'waits for a key' }, /keeps `claude` from reviewing/],
  ])('says what to do about a reviewer that ended as %o', (outcome, step) => {
    const reviewers = [buildReviewer({ outcome }), buildReviewer({ id: 'other', required: false, outcome })];
    const said = review({ ...lacking('REVIEWER_INCOMPLETE'), reviewers });
    expect(said).toMatch(step);
    expect(said).toMatch(/\nThen run the review again; `--reviewers claude` runs nobody else\.$/);
    expect(said).not.toContain('other');
  });

  it('does not say to run a reviewer again whose document is only received', () => {
    const outcome = { state: 'unavailable', reason: 'no file matches out.json' } as const;
    const said = review({
      ...lacking('REVIEWER_INCOMPLETE'),
      reviewers: [buildReviewer({ outcome })],
      run: [],
    });
    expect(said).toBe(
      'Have `claude` write its document where `--findings` looks for it, or correct what that names.\nThen run the review again.',
    );
  });

  it('has everybody run again where more is missing than reviewers', () => {
    const incomplete = [
      { code: 'REVIEWER_INCOMPLETE', text: 'claude: timed out' },
      { code: 'COVERAGE_PARTIAL', text: 'only 1 of 2' },
    ] as const;
    const outcome = { state: 'timed_out', reason: 'TIMED_OUT: 600 s' } as const;
    const said = review({ decision: { verdict: null, incomplete }, reviewers: [buildReviewer({ outcome })] });
    expect(said).toMatch(/\nThen run the review again\.$/);
  });

  it('says once that a change is too large, and not of each model that is kept from it', () => {
    const outcome = { state: 'blocked', reason: 'OVERSIZED: 4000 added lines' } as const;
    const incomplete = [
      { code: 'OVERSIZED', text: 'too large' },
      { code: 'REVIEWER_INCOMPLETE', text: 'claude: blocked' },
    ] as const;
    const said = review({ decision: { verdict: null, incomplete }, reviewers: [buildReviewer({ outcome })] });
    expect(said.split('\n')).toHaveLength(2);
  });
});

describe('after a quick check', () => {
  it.each<[Severity, RegExp]>([
    ['critical', /now/],
    ['high', /before you go on/],
    ['medium', /note/],
  ])('treats a %s finding as the protocol says', (severity, says) => {
    expect(review({ mode: 'quick', open: [{ severity }] })).toMatch(says);
  });

  it('does not say to carry on where it is incomplete', () => {
    const said = review({ ...lacking('NO_REVIEWER'), mode: 'quick', open: [{ severity: 'high' }] });
    expect(said).toMatch(/before you go on[\s\S]*`reviewers`/);
    expect(review({ ...lacking('NO_REVIEWER'), mode: 'quick' })).not.toContain('Carry on');
  });
});
