import { describe, expect, it } from 'vitest';
import { nextSteps } from '../../../src/gate/next-steps.ts';
import type { Severity } from '../../../src/model/finding.ts';
import type { IncompleteReason } from '../../../src/policy/completeness.ts';
import { buildReviewer } from '../../support/builders/run.ts';

type Input = Parameters<typeof nextSteps>[0];

const review = ({
  decision,
  ...overrides
}: Partial<Omit<Input, 'decision'>> & { readonly decision?: Partial<Input['decision']> }) =>
  nextSteps({
    decision: { verdict: 'PASS', incomplete: [], tightenedBy: [], blocking: [], ...decision },
    open: [],
    mode: 'full',
    isCurrent: true,
    files: 3,
    directory: '/project/.code-review',
    reviewers: [buildReviewer()],
    reportPath: 'docs/code-reviews/2026-01-01-feature.md',
    ...overrides,
  }).join('\n');

const lacking = (code: IncompleteReason['code']) => ({
  decision: { verdict: null, incomplete: [{ code, text: 'why' }] },
});

describe('after a full review', () => {
  it('sends a PASS to its pull request, with the report', () => {
    expect(review({})).toBe(
      'Open the pull request, and name docs/code-reviews/2026-01-01-feature.md in its description. The verdict is in `/project/.code-review/review-latest.json`.',
    );
  });

  it('explains how to ask other reviewers where only the built-in one was, and then to continue', () => {
    const alone = review({ reviewers: [buildReviewer({ id: 'hygiene', kind: 'tool' })] });
    expect(alone).toMatch(
      /^Only the built-in reviewer.*`reviewers`.*`--findings ID=FILE`\.\nOpen the pull request/,
    );
  });

  it('names unread lines after a verification, before it continues from a PASS', () => {
    expect(review({ mode: 'verify', unread: 2 })).toMatch(
      /^Only the built-in and quick reviewers have read 2 lines .*full review.*\nOpen the pull request/,
    );
    expect(review({ mode: 'verify', unread: 0 })).toMatch(/^Open the pull request/);
  });

  const mark =
    'In `/project/.code-review/review-latest.json` set the `status` of what you fixed to `fixed`, and of false positives to `wont_fix`; change nothing else.\nRun it again with `--mode verify`, and with the same `--scope` if there was one.';

  it('has high findings fixed and marked after a WARN, and then opens the pull request', () => {
    expect(review({ decision: { verdict: 'WARN' }, open: [{ severity: 'high' }] })).toBe(
      `Fix every high finding. Fixing medium findings is recommended; low and info are optional.\n${mark}\nOnce no high finding is open, open the pull request, and name docs/code-reviews/2026-01-01-feature.md in its description.`,
    );
  });

  it('opens the pull request for a WARN without a high finding, and names the remaining claim', () => {
    const said = review({ decision: { verdict: 'WARN', tightenedBy: ['other asks for WARN'] } });
    expect(said).toMatch(
      /^The verdict is stricter.*since other asks for WARN:.*\nNo finding blocks.*open the pull request/,
    );
    expect(said).not.toContain('review-latest.json');
  });

  it('has a blocking medium finding fixed before anything is opened', () => {
    const said = review({ decision: { verdict: 'WARN', blocking: ['a-1'] }, open: [{ severity: 'medium' }] });
    expect(said).toMatch(/^Fix the blocking finding\..*\n.*\n.*\nOnce nothing blocks, open/);
  });

  it('asks after a FAIL whether to stop, else has critical findings fixed first', () => {
    expect(review({ decision: { verdict: 'FAIL' }, open: [{ severity: 'critical' }] })).toBe(
      `Does a critical finding (\`Blocker\` in the file) break the system? Then stop: write down in \`/project/.code-review/abort-reason.md\` which one, what you were working on and what could come next, and fix nothing.\nOtherwise fix critical findings first, then high, then medium.\n${mark}\nRepeat until the verdict is PASS, or WARN without a high finding.`,
    );
  });

  it.each(['WARN', 'FAIL'] as const)(
    'names the document whose claim makes a %s stricter than its findings',
    (verdict) => {
      const open = [{ severity: 'high' }] as const;
      const claims = { verdict, tightenedBy: ['one asks for FAIL', 'other asks for WARN'] };
      expect(review({ decision: claims, open })).toMatch(
        /^The verdict is stricter.*since one asks for FAIL and other asks for WARN.*full review\./,
      );
      expect(review({ decision: { verdict }, open })).not.toContain('stricter');
    },
  );

  it.each(['full', 'verify', 'quick'] as const)('has nothing fixed after an ABORT, mode %s', (mode) => {
    const open = [{ severity: 'critical' }] as const;
    expect(review({ decision: { verdict: 'ABORT' }, mode, open })).toMatch(
      /^Do not fix anything, and stop: `\/project\/.code-review\/abort-reason.md`.*hand over to a person\.$/,
    );
  });

  it.each([
    ['full', 'run the review again.'],
    ['verify', 'run the review again with `--mode verify`.'],
    ['quick', 'run the review again with `--mode quick`.'],
  ] as const)('repeats a review of a work tree that has changed, mode %s', (mode, again) => {
    const said = review({ mode, isCurrent: false });
    expect(said).toContain('does not hold');
    expect(said.endsWith(again)).toBe(true);
    expect(said).not.toContain('pull request');
  });

  it('does not send a change of nothing to a pull request', () => {
    expect(review({ files: 0 })).toMatch(/^There is nothing to review: nothing differs.*`--base`/);
    expect(review({ files: 0, mode: 'quick' })).toMatch(/nothing to review: everything is committed/);
    expect(review({ files: 0, decision: { verdict: 'WARN' }, open: [{ severity: 'high' }] })).toMatch(
      /every high finding/,
    );
  });
});

describe('after an incomplete review', () => {
  it('has steps that complete it, and no pull request', () => {
    const steps = review(lacking('COVERAGE_PARTIAL'));
    expect(steps).toMatch(/\nThen run the review again/);
    expect(steps).not.toContain('Open the pull request');
  });
});

describe('after a quick check', () => {
  it.each<[Severity, RegExp]>([
    ['critical', /now/],
    ['high', /before you go on/],
    ['medium', /note/],
  ])('treats a %s finding by the protocol', (severity, says) => {
    expect(review({ mode: 'quick', open: [{ severity }] })).toMatch(says);
  });

  it('names the steps for critical and high findings, and none for notes where there are none', () => {
    expect(review({ mode: 'quick', open: [{ severity: 'high' }, { severity: 'critical' }] })).toMatch(
      /^Stop.*critical findings now\.\nFix the high findings before/,
    );
    expect(review({ mode: 'quick' })).toBe('Carry on.');
  });

  it('does not continue where it is incomplete', () => {
    const said = review({ ...lacking('NO_REVIEWER'), mode: 'quick', open: [{ severity: 'high' }] });
    expect(said).toMatch(/before you go on[\s\S]*`findings`/);
    expect(review({ ...lacking('NO_REVIEWER'), mode: 'quick' })).not.toContain('Carry on');
  });
});
