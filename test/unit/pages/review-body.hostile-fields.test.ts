import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/model/finding.ts';
import { renderAnnotation, renderCheckSummary } from '../../../src/pages/check-content.ts';
import { commentEntries, renderComment } from '../../../src/pages/comment-text.ts';
import { explainFinding } from '../../../src/pages/explain-finding.ts';
import { explainPage } from '../../../src/pages/explain-page.ts';
import { renderOutcome, renderReport } from '../../../src/pages/result-pages.ts';
import { reviewBody } from '../../../src/pages/review-body.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { renderAbortReason } from '../../../src/publish/keep-result.ts';
import { buildBlocking, buildFinding, buildLocation } from '../../support/builders/finding.ts';
import { buildIngestReport, buildRefused, buildRun, buildTally } from '../../support/builders/review.ts';
import { buildManifest, buildReviewDocument, buildSourceDocument } from '../../support/builders/run.ts';
import { hostileText } from '../../support/hostile-text.ts';
import { renderMarkdown } from '../../support/rendered-markdown.ts';

const effective = effectivePolicy(undefined, {});

/** Another reviewer's finding, which nothing may cost its place. */
const other = buildBlocking({ title: 'LANDMARK', locations: [buildLocation({ path: 'src/other.ts' })] });

const anyText = fc.oneof({ weight: 3, arbitrary: hostileText }, fc.string({ unit: 'binary' }));

/** Ids, fingerprints and reviewers are ours or were checked; everything else is what a reviewer wrote. */
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

const onFile = { place: 'file', reason: 'no-line', path: 'a' } as const;

function pagesOf(finding: Finding, words: string): Readonly<Record<string, string>> {
  const findings = [finding, other];
  const placement = { place: 'body', reason: 'file-outside-diff' } as const;
  const native = { [words]: words };
  const broken = problems.map((each) => ({ ...each, message: words }));
  const refused = [buildRefused({ pointer: words, title: words, native, problems: broken })];
  const questions = [{ id: 'q', question: words, options: [{ key: words, text: words }] }];
  const run = buildRun(findings, {
    placed: findings.map((each) => ({ finding: each, placement })),
    report: buildIngestReport({ refused, notes: [words] }),
    document: buildReviewDocument({
      findings,
      documents: [buildSourceDocument({ summary: words, questions })],
    }),
    tallies: [buildTally({ outcome: { state: 'invalid', reason: words } })],
    manifest: {
      ...buildManifest({
        coverage: { expected: 2, covered: 1, missing: [{ path: words, reason: 'patch-missing' }] },
      }),
      branch: words,
    },
    effective: { ...effective, blocking: { ...effective.blocking, abortOn: new Set(['security']) } },
  });
  const lost = { ...run, receipt: undefined, publication: { state: 'failed', reason: words } } as const;
  const explained = findings.map((each) => explainFinding({ ...each, raisedBy: ['claude'] }, run));
  return {
    body: reviewBody(run, 'b'.repeat(16), run.placed),
    report: renderReport(run),
    terminal: renderOutcome(lost, { nextSteps: [words], directory: words }),
    check: renderCheckSummary(run, { hiddenAnnotations: 0 }),
    abort: renderAbortReason(run),
    explanation: explainPage(undefined, explained),
    comments: findings
      .map((each) => renderComment(commentEntries([{ finding: each, placement: onFile }], run), run.render))
      .join(''),
  };
}

const { problems } = buildRefused();

/** How many folds a reader has to open to see the text that is hidden deepest. */
function foldDepth(html: string): number {
  let depth = 0;
  return Math.max(
    0,
    ...(html.match(/<\/?details>/g) ?? []).map((tag) => (depth += tag === '<details>' ? 1 : -1)),
  );
}

const marks = (text: string) => text.match(/<!--|pr-verdict=/gi)?.length ?? 0;

describe('any text in a field', () => {
  const lines = { path: 'a', startLine: 1, endLine: 1 };
  const annotationOf = (finding: Finding) =>
    renderAnnotation({ finding, level: 'failure', ...lines }, (text) => text);

  it('throws nowhere, costs no other finding its place, and adds no mark', () => {
    const harmless = pagesOf(buildFinding(), 'word');
    fc.assert(
      fc.property(hostileFinding, anyText, (finding, words) => {
        const { title, message } = annotationOf(finding);
        expect(marks(`${title}\n${message}`)).toBe(0);
        for (const [name, page] of Object.entries(pagesOf(finding, words))) {
          expect(page, name).toContain('LANDMARK');
          expect(page, name).not.toMatch(/\p{Surrogate}/u);
          expect(marks(page), name).toBe(marks(harmless[name] ?? ''));
          const { html, unbalanced } = renderMarkdown(page);
          expect(unbalanced, name).toEqual([]);
          expect(foldDepth(html), name).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 100 },
    );
  });
});
