import { describe, expect, it } from 'vitest';
import { type PlacedRun, suggestedLines } from '../../src/decide/placed-run.ts';
import { whyUnlisted } from '../../src/decide/placement.ts';
import { locationUrl, renderContext } from '../../src/decide/render-context.ts';
import { emptyMemory, questionKeys } from '../../src/memory/memory.ts';
import type { Thread } from '../../src/model/conversation.ts';
import type { Finding } from '../../src/model/finding.ts';
import { readMarks } from '../../src/model/mark.ts';
import { Plan } from '../../src/model/write-plan.ts';
import { reviewText } from '../../src/pages/review-body.ts';
import { effectivePolicy } from '../../src/policy/effective-policy.ts';
import { planReview, settle } from '../../src/publish/plan-review.ts';
import { diffOf, emptyDiff, numbered } from '../support/builders/diff.ts';
import { buildBlocking, buildFinding, buildSource } from '../support/builders/finding.ts';
import { buildComment, buildEntry, buildMemory } from '../support/builders/memory.ts';
import {
  buildIngestReport,
  buildRefused,
  buildRun,
  buildTally,
  inBody,
  onFile,
  onLine,
} from '../support/builders/review.ts';
import {
  buildDecision,
  buildManifest,
  buildPolicy,
  buildRenderContext,
  buildReviewDocument,
  buildReviewer,
  buildSettings,
  buildSourceDocument,
  headCommit,
  nextCommit,
} from '../support/builders/run.ts';

const asksForChanges = {
  decision: buildDecision({ verdict: 'FAIL', soFar: 'FAIL', event: 'REQUEST_CHANGES' }),
} as const;
const refused = buildIngestReport({ refused: [buildRefused()] });
const all = [onLine, onFile, inBody];
const planned = (run: PlacedRun) => planReview(run, 'run-1');

describe('the plan of a review', () => {
  const { plan, request } = planned(buildRun(all));

  it('creates a draft, adds file threads and submits, in this order, under one key, at the pinned head', () => {
    expect(plan.steps.map((step) => [step.do, step.key])).toEqual([
      ['create-draft', plan.key],
      ['add-file-threads', plan.key],
      ['submit-review', plan.key],
    ]);
    expect(Plan.parse(plan)).toEqual(plan);
    expect(request?.commit_id).toBe(headCommit);
  });

  it('has every finding’s own mark in its text', () => {
    const thread = plan.steps.find((step) => step.do === 'add-file-threads')?.threads[0];
    const texts = [request?.comments[0]?.body, thread?.body, request?.body];
    const [file, body] = [onFile, inBody].map(({ id }) => ({ kind: 'finding', id }));
    expect(texts.map((text) => readMarks(text ?? '', plan.toolKey))).toMatchObject([
      [{ kind: 'finding', id: onLine.id }],
      [file],
      [file, body, { kind: 'review', key: plan.key, event: 'COMMENT' }],
    ]);
    expect(thread?.body).toContain(thread?.key);
  });

  it('is the same, byte for byte, for the same findings in any order', () => {
    const again = planned(buildRun([...all].reverse()));
    expect(JSON.stringify(again.plan)).toBe(JSON.stringify(plan));
  });

  it.each<[string, readonly Finding[], Partial<PlacedRun>]>([
    ['another head', all, { render: buildRenderContext({ head: nextCommit }) }],
    ['another instance', all, { render: buildRenderContext({ toolKey: '0123abcd' }) }],
    ['one finding less', [onLine, onFile], {}],
    ['an invalid finding', all, { report: refused }],
    ['another verdict', all, asksForChanges],
  ])('has another key for %s', (_what, findings, change) => {
    expect(planned(buildRun(findings, change)).plan.key).not.toBe(plan.key);
  });
});

describe('a review', () => {
  const remembered = (event: 'COMMENT' | 'APPROVE' | 'REQUEST_CHANGES') => ({
    memory: buildMemory({ event }),
  });
  const incomplete = { decision: buildDecision({ verdict: null }) };
  const question = { id: 'q1', question: 'Is this used?', options: [] };
  const document = buildReviewDocument({ documents: [buildSourceDocument({ questions: [question] })] });
  const asked = (...questions: readonly string[]) => ({ document, memory: buildMemory({ questions }) });
  const from = (severity: string) => effectivePolicy(buildPolicy({ 'inline-from': severity }), {});
  const blocks = { effective: from('critical'), decision: buildDecision({ blocking: ['b'] }) };
  const low = buildFinding({ severity: 'low' });
  const info = buildFinding({ severity: 'info' });
  const high = buildBlocking({ severity: 'high', id: 'b' });

  it.each<[string, boolean, readonly Finding[], Partial<PlacedRun>]>([
    ['with nothing found and nothing posted before', true, [], {}],
    ['that is incomplete and has nothing new', true, [], { ...incomplete, ...remembered('APPROVE') }],
    ['with new findings below inline-from alone', true, [info], { effective: from('low') }],
    ['that asks for the same event', true, [], { ...asksForChanges, ...remembered('REQUEST_CHANGES') }],
    ['with questions asked before', true, [], asked(...questionKeys(document.documents))],
    ['with new invalid findings alone', true, [], { memory: emptyMemory, report: refused }],
    ['with a new finding of inline-from or above', false, [low], {}],
    ['with a new blocking finding, with any inline-from', false, [high], blocks],
    ['that is incomplete and found something', false, [onLine], incomplete],
    ['with a question, and nothing posted before', false, [], { document }],
    ['with a new question after earlier reviews', false, [], asked('0123abcd')],
    ['with another event', false, [], { ...asksForChanges, ...remembered('COMMENT') }],
    ['of which nothing blocks any more', false, [], remembered('REQUEST_CHANGES')],
  ])('%s is quiet: %s', (_what, isQuiet, findings, change) => {
    const { plan, request } = planned(buildRun(findings, change));
    expect(plan.steps.some((step) => step.do !== 'update-review')).toBe(!isQuiet);
    expect([plan.quiet !== undefined, request === undefined]).toEqual([isQuiet, isQuiet]);
  });

  const lacking = (text: string) =>
    buildDecision({ verdict: null, incomplete: [{ code: 'REVIEWER_INCOMPLETE', text, subject: 'claude' }] });
  const timedOut = { outcome: { state: 'timed_out', reason: 'after 600 s' } } as const;
  const missing = [{ path: 'a.ts', reason: 'patch-missing' }] as const;
  const coverage = { expected: 2, covered: 1, missing };

  it.each<[string, Partial<PlacedRun>, readonly string[]]>([
    ['has the same text', {}, []],
    ['takes another step', { effective: { ...from('low'), 'waived-by': 'admin' } }, ['update-review']],
    ['lacks a file', { manifest: buildManifest({ coverage }) }, ['update-review']],
    ['has another reason', { decision: lacking('the reviewer other') }, ['update-review']],
    ['is waived', { decision: { ...lacking('claude'), waived: ['size'] } }, ['update-review']],
    ['has another outcome', { tallies: [buildTally(timedOut)] }, ['update-review']],
  ])('that is quiet and incomplete edits the newest text unless it %s', (_, changed, steps) => {
    const base = { decision: lacking('claude') };
    const mark = { key: '0'.repeat(16), event: 'COMMENT', comments: 0, questions: [] } as const;
    const { digest } = reviewText(buildRun([], base), mark, []);
    const memory = buildMemory({ digest });
    const { plan } = planned(buildRun([], { ...base, memory, ...changed }));
    expect(plan.steps.map((step) => step.do)).toEqual(steps);
  });
});

describe('the thread of a settled finding', () => {
  const nothing = buildRun([]);
  const second = { id: 2, nodeId: 'PRRC_2' };
  const answered = [buildComment(), buildComment({ ...second, author: 'alice', ours: false })];
  const followed = [buildComment(), buildComment(second)];
  const resolved = { resolved: true, resolvedBy: 'alice' };

  it.each<[string, Partial<Thread>, boolean, boolean]>([
    ['is resolved where that was asked for', {}, true, true],
    ['is left open where policy does not resolve', {}, false, false],
    ['is left open where a person answered', { comments: answered }, true, false],
    ['is resolved where only we replied', { comments: followed }, true, true],
    ['is not resolved twice', resolved, true, false],
  ])('%s', (_, thread, resolveThreads, isResolved) => {
    const closing = [buildEntry({ kind: 'closed' }, thread)];
    const settings = buildSettings({ resolveThreads });
    const steps = settle({ ...nothing, settings, reconciled: { ...nothing.reconciled, closing } });
    const expected = isResolved ? ['resolve-thread', 'update-comment'] : ['update-comment'];
    expect(steps.map((step) => step.do)).toEqual(expected);
  });
});

describe('the rights of reviewers', () => {
  /** Two models and a tool, one document each. */
  const ids = ['claude', 'gpt', 'eslint'] as const;
  type Id = (typeof ids)[number];

  const document = buildReviewDocument({
    reviewers: ids.map((id) => buildReviewer({ id, kind: id === 'eslint' ? 'tool' : 'ai' })),
    documents: ids.map((reviewer) => buildSourceDocument({ reviewer })),
  });

  /** What these reviewers report together, with the first one's text. */
  const findingBy = (...reviewers: readonly Id[]) =>
    buildFinding({
      fix: { text: 'Do this.', confidence: 'high', replacement: 'better' },
      sources: reviewers.map((reviewer) => buildSource({}, { reviewer, document: ids.indexOf(reviewer) })),
    });

  const effective = (reviewers: Record<string, unknown>) => effectivePolicy(buildPolicy({}, reviewers), {});

  const diff = diffOf({ 'src/app.ts': numbered(9) }, { 'src/app.ts': numbered(9, { 3: 'changed' }) });
  const onLine3 = { place: 'inline', reason: 'in-diff', path: 'src/app.ts', side: 'RIGHT', line: 3 } as const;
  const allowed = { suggestions: true };

  it.each<[string, readonly Id[], Record<string, unknown>, boolean]>([
    ['base policy allows it to its reviewer', ['claude'], { claude: allowed }, true],
    ['policy is silent', ['claude'], {}, false],
    ['policy forbids it', ['claude'], { claude: { suggestions: false } }, false],
    ['another reviewer alone may', ['claude', 'gpt'], { gpt: allowed }, false],
    ['another reviewer may not', ['gpt', 'claude'], { gpt: allowed }, true],
  ])('to suggest are those of the reviewer of the shown text: %s', (_, by, reviewers, isThere) => {
    const suggest = (foreign: boolean) => {
      const documents = document.documents.map((each) => ({
        ...each,
        ...(foreign && each.reviewer === 'claude' && { foreign }),
      }));
      const run = buildRun([], {
        diff,
        document: { ...document, documents },
        effective: effective(reviewers),
      });
      return suggestedLines({ finding: findingBy(...by), placement: onLine3 }, run);
    };
    expect(suggest(false)).toEqual(isThere ? ['better'] : undefined);
    // Nothing is suggested in which the document of another run has a part.
    expect(suggest(true)).toBeUndefined();
  });

  it.each<[Id, Record<string, unknown>, boolean]>([
    ['claude', {}, false],
    ['eslint', {}, true],
    ['eslint', { eslint: { report: 'file' } }, false],
  ])('to report beyond changed lines: %s, with %j, is limited: %s', (id, reviewers, isLimited) => {
    const run = buildRun([], { document, diff: emptyDiff, effective: effective(reviewers) });
    expect(whyUnlisted(findingBy(id), run)).toBe(isLimited ? 'outside-report' : undefined);
  });
});

describe('a permalink', () => {
  const manifest = buildManifest({
    repository: { owner: 'octo', name: 'shop', serverUrl: 'https://github.com' },
  });
  const diff = diffOf(
    { 'gone.txt': 'a\n', 'was.txt': numbered(20), 'edited.txt': 'one\ntwo\n' },
    { 'is.txt': numbered(20, { 5: 'five' }), 'edited.txt': 'two\n' },
  );
  const context = renderContext(
    { manifest, diff, linkHosts: [], acceptances: [] },
    { tool: '0123abcd', redact: (text) => text },
  );
  const { head, mergeBase: base } = manifest.commits;
  const urlOf = (page: string) => `https://github.com/octo/shop/blob/${page}`;

  it.each([
    ['edited.txt#L1', urlOf(`${head}/edited.txt?plain=1#L1`)],
    ['../../issues/5#L1', undefined],
    ['https://example.org/a#L1', undefined],
  ])('is made of the place that a text links: %s', (address, url) => {
    expect(context.fileUrl?.(address)).toBe(url);
  });

  const left = { side: 'LEFT' } as const;

  it.each([
    [{ path: 'edited.txt', startLine: 1 }, `${head}/edited.txt?plain=1#L1`],
    [{ path: 'edited.txt', startLine: 1, endLine: 2 }, `${head}/edited.txt?plain=1#L1-L2`],
    [{ path: 'gone.txt' }, `${base}/gone.txt`],
    [{ path: 'gone.txt', startLine: 1 }, `${base}/gone.txt?plain=1#L1`],
    [{ path: 'edited.txt', ...left, startLine: 1 }, `${base}/edited.txt?plain=1#L1`],
    [{ path: 'is.txt', ...left, startLine: 5 }, `${base}/was.txt?plain=1#L5`],
    [{ path: 'a b/ü#.ts' }, `${head}/a%20b/%C3%BC%23.ts`],
    [{ path: 'a\uD800' }, `${head}/a%EF%BF%BD`],
    [{ path: 'other.txt' }, `${head}/other.txt`],
  ])('leads to a commit that has the place: %j', (place, page) => {
    expect(locationUrl({ side: 'RIGHT', ...place }, context)).toBe(urlOf(page));
  });
});
