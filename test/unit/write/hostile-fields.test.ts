import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderAnnotation } from '../../../src/gate/check-content.ts';
import { renderCheckSummary } from '../../../src/gate/check-output.ts';
import { explainFinding } from '../../../src/gate/explain-finding.ts';
import { explainPage } from '../../../src/gate/explain-page.ts';
import { renderOutcome } from '../../../src/gate/outcome.ts';
import type { Finding } from '../../../src/model/finding.ts';
import type { RefusedFinding } from '../../../src/model/ingest-report.ts';
import { decide } from '../../../src/policy/decision.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { weigh } from '../../../src/policy/weight.ts';
import { renderComment } from '../../../src/write/comment-text.ts';
import { renderAbortReason } from '../../../src/write/keep-result.ts';
import type { Placed } from '../../../src/write/placement.ts';
import { renderReport } from '../../../src/write/report-page.ts';
import { renderReviewBody } from '../../../src/write/review-body.ts';
import { buildBlocking, buildFinding, buildLocation } from '../../support/builders/finding.ts';
import { buildCommands } from '../../support/builders/memory.ts';
import { buildRefused, buildReviewBody } from '../../support/builders/review.ts';

import {
  buildDecisionInput,
  buildManifest,
  buildRenderContext,
  buildReviewDocument,
  buildReviewer,
  headCommit,
} from '../../support/builders/run.ts';
import { hostileText } from '../../support/hostile-text.ts';
import { renderMarkdown } from '../../support/rendered-markdown.ts';

const effective = effectivePolicy(undefined, {});
const weightOf = (finding: Finding) => weigh(finding, effective.blocking);

/** Another reviewer's finding, which nothing may cost its place. */
const other = buildBlocking({ title: 'LANDMARK', locations: [buildLocation({ path: 'src/other.ts' })] });

const anyText = fc.oneof({ weight: 3, arbitrary: hostileText }, fc.string({ unit: 'binary' }));

/** Ids, fingerprints and reviewers are ours or were checked; everything else is whatever somebody wrote. */
const hostileFinding = fc
  .record({
    title: anyText,
    issue: anyText,
    implications: anyText,
    category: anyText,
    scopeText: anyText,
    path: anyText,
    fix: anyText,
    references: fc.array(anyText, { maxLength: 2 }),
    reason: fc.option(anyText),
    contested: fc.boolean(),
  })
  .map(({ path, fix, reason, contested, ...texts }) =>
    buildFinding({
      ...texts,
      locations: [buildLocation({ path })],
      fix: { text: fix, confidence: 'high' },
      contestedBy: contested ? ['gemini'] : [],
      ...(reason !== null && { suppressed: { by: 'suppress', reason } }),
    }),
  );

function pagesOf(finding: Finding, words: string): Readonly<Record<string, string>> {
  const context = buildRenderContext({ reviewersOf: () => ['claude', 'gemini'] });
  const findings = [finding, other];
  const placed = findings.map(
    (each): Placed => ({ finding: each, placement: { place: 'body', reason: 'file-outside-diff' } }),
  );
  const decision = decide(buildDecisionInput({ findings }));
  const refused: readonly RefusedFinding[] = [
    buildRefused({
      pointer: words,
      title: words,
      native: { [words]: words },
      problems: problems.map((each) => ({ ...each, message: words })),
    }),
  ];
  const reviewer = buildReviewer({ outcome: { state: 'invalid', reason: words } });
  const tallies = [{ reviewer, findings: 2, kept: 2, merged: 0, refused: 0 }];
  const reviewers = { tallies, times: new Map() };
  const report = {
    schemaVersion: 1,
    head: headCommit,
    documents: [],
    refused,
    carried: [],
    notes: [words],
  } as const;
  const question = { id: 'q', question: words, options: [{ key: words, text: words }] };
  const commands = buildCommands();
  const explained = findings.map((each) => ({ ...each, raisedBy: ['claude'] }));
  return {
    body: renderReviewBody(
      buildReviewBody(placed, {
        decision,
        refused,
        tallies,
        documents: [{ reviewer: 'claude', questions: [question] }],
        stepsToComplete: [words],
        coverage: { expected: 2, covered: 1, missing: [{ path: words, reason: 'patch-missing' }] },
      }),
      context,
    ),
    report: renderReport(
      {
        decision,
        placed,
        weightOf,
        reviewers,
        stepsToComplete: [words],
        documents: [{ reviewer: 'claude', summary: words }],
        report,
        commands,
      },
      context,
      900_000,
    ),
    terminal: renderOutcome(
      {
        decision,
        document: { findings },
        effective,
        report,
        receipt: undefined,
        reviewers,
        publication: { state: 'failed', reason: words },
        nextSteps: [words],
        directory: words,
      },
      context,
    ),
    check: renderCheckSummary(
      {
        decision,
        findings,
        rules: effective.blocking,
        reviewers,
        stepsToComplete: [words],
        hiddenAnnotations: 0,
      },
      context,
    ),
    abort: renderAbortReason(
      {
        decision,
        document: buildReviewDocument({ findings }),
        weighed: findings,
        effective: { ...effective, abortOn: ['security'] },
        manifest: { ...buildManifest(), branch: words },
      },
      context,
    ),
    explanation: explainPage(
      undefined,
      explained.map((each) => explainFinding(each, effective)),
    ),
  };
}

const { problems } = buildRefused();

const marks = (text: string) => text.match(/<!--|pr-verdict=/gi)?.length ?? 0;

describe('whatever is written in a field', () => {
  it('throws nowhere, costs no other finding its place, and adds no mark', () => {
    const harmless = pagesOf(buildFinding(), 'word');
    fc.assert(
      fc.property(hostileFinding, anyText, (finding, words) => {
        for (const [name, page] of Object.entries(pagesOf(finding, words))) {
          expect(page, name).toContain('LANDMARK');
          expect(page, name).not.toMatch(/\p{Surrogate}/u);
          expect(marks(page), name).toBe(marks(harmless[name] ?? ''));
          expect(renderMarkdown(page).unbalanced, name).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('throws neither in a comment nor in an annotation', () => {
    const context = buildRenderContext();
    const redact = (text: string) => text;
    fc.assert(
      fc.property(hostileFinding, (finding) => {
        const { path } = finding.locations[0] ?? { path: '' };
        const comment = renderComment(
          { finding, placement: { place: 'file', reason: 'line-outside-diff', path } },
          context,
        );
        expect(marks(comment)).toBe(
          marks(
            renderComment(
              { finding: buildFinding(), placement: { place: 'file', reason: 'no-line', path: 'a' } },
              context,
            ),
          ),
        );
        const { title, message } = renderAnnotation(
          { finding, level: 'failure', path: 'a', startLine: 1, endLine: 1 },
          redact,
        );
        expect(marks(`${title}\n${message}`)).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});
