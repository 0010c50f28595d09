import { describe, expect, it } from 'vitest';
import { emptyMemory, questionKeys } from '../../src/memory/memory.ts';
import type { Thread } from '../../src/model/conversation.ts';
import type { Finding } from '../../src/model/finding.ts';
import { readMarks } from '../../src/model/mark.ts';
import { DraftComment, Plan } from '../../src/model/write-plan.ts';
import { effectivePolicy } from '../../src/policy/effective-policy.ts';
import { buildReceipt } from '../../src/write/carry-out-review.ts';
import type { Placement } from '../../src/write/placement.ts';
import { planReview, settle } from '../../src/write/plan-review.ts';
import { locationUrl, renderContext } from '../../src/write/render-context.ts';
import { reviewText } from '../../src/write/review-body.ts';
import { type ReviewInput, reportScopes, suggester } from '../../src/write/review-input.ts';
import { diffOf, numbered } from '../support/builders/diff.ts';
import { buildBlocking, buildFinding, buildLocation, buildSource } from '../support/builders/finding.ts';
import { buildComment, buildEntry, buildMemory } from '../support/builders/memory.ts';
import {
  buildRefused,
  buildReviewInput,
  inBody,
  onFile,
  onLine,
  placeAll,
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

const withQuestion = buildReviewDocument({
  documents: [buildSourceDocument({ questions: [{ id: 'q1', question: 'Is this used?', options: [] }] })],
});

const asksForChanges = {
  decision: buildDecision({ verdict: 'FAIL', soFar: 'FAIL', event: 'REQUEST_CHANGES' }),
} as const;

describe('the plan of a review', () => {
  const { plan, request } = planReview(buildReviewInput([onLine, onFile, inBody]));

  it('creates a draft, adds file threads and submits, in this order and under one key', () => {
    expect(plan.steps.map((step) => [step.do, step.key])).toEqual([
      ['create-draft', plan.key],
      ['add-file-threads', plan.key],
      ['submit-review', plan.key],
    ]);
    expect(Plan.parse(plan)).toEqual(plan);
  });

  it('asks for exactly the keys that GitHub accepts', () => {
    const range = buildFinding({ locations: [buildLocation({ startLine: 2, endLine: 4 })] });
    const comments = planReview(buildReviewInput([onLine, range])).request?.comments ?? [];
    expect(Object.keys(request ?? {}).sort()).toEqual(['body', 'comments', 'commit_id', 'event']);
    expect(comments.map((comment) => Object.keys(comment).sort())).toEqual([
      ['body', 'line', 'path', 'side', 'start_line', 'start_side'],
      ['body', 'line', 'path', 'side'],
    ]);
    expect(comments[0]).toMatchObject({ start_line: 2, start_side: 'RIGHT', line: 4, side: 'RIGHT' });
    for (const comment of comments) expect(DraftComment.safeParse(comment).success).toBe(true);
    expect(JSON.stringify(request)).not.toContain('null');
  });

  it('sends the pinned head, and every finding’s own mark in its text', () => {
    expect(request?.commit_id).toBe(headCommit);
    const thread = plan.steps.find((step) => step.do === 'add-file-threads');
    const texts = [request?.comments[0]?.body, thread?.threads[0]?.body, request?.body].map((body) =>
      readMarks(body ?? '', plan.toolKey),
    );
    expect(texts).toMatchObject([
      [{ kind: 'finding', id: onLine.id }],
      [{ kind: 'finding', id: onFile.id }],
      [
        { kind: 'finding', id: onFile.id },
        { kind: 'finding', id: inBody.id },
        { kind: 'review', key: plan.key, event: 'COMMENT' },
      ],
    ]);
    expect(thread?.threads[0]?.body).toContain(thread?.threads[0]?.key);
  });

  it('is the same, byte for byte, for the same input', () => {
    const again = planReview(buildReviewInput([inBody, onFile, onLine]));
    expect(JSON.stringify(again.plan)).toBe(JSON.stringify(plan));
  });

  it.each([
    [
      'another head',
      buildReviewInput([onLine, onFile, inBody], { render: buildRenderContext({ head: nextCommit }) }),
    ],
    [
      'another instance',
      buildReviewInput([onLine, onFile, inBody], { render: buildRenderContext({ toolKey: '0123abcd' }) }),
    ],
    ['one finding less', buildReviewInput([onLine, onFile])],
    ['a refused finding', buildReviewInput([onLine, onFile, inBody], { refused: [buildRefused()] })],
    ['another verdict', buildReviewInput([onLine, onFile, inBody], asksForChanges)],
  ])('has another key for %s', (_what, input) => {
    expect(planReview(input).plan.key).not.toBe(plan.key);
  });
});

/** What the text of a planned review says is so. */
function digestIn({ steps, toolKey }: Plan): string {
  const submitted = steps.find((step) => step.do === 'submit-review');
  const mark = readMarks(submitted?.body ?? '', toolKey).at(-1);
  return mark?.kind === 'review' ? mark.digest : '';
}

describe('a plan is quiet', () => {
  const remembered = (lastEvent: 'COMMENT' | 'APPROVE' | 'REQUEST_CHANGES') => ({
    memory: buildMemory({ event: lastEvent }),
  });
  const nothing = { memory: emptyMemory };
  const incomplete = { decision: buildDecision({ verdict: null }) };
  const lacking = (text: string) =>
    buildDecision({ verdict: null, incomplete: [{ code: 'REVIEWER_INCOMPLETE', text }] });
  const info = buildFinding({ severity: 'info' });

  it.each([
    ['when nothing was found and nothing posted before', buildReviewInput([])],
    [
      'when it is incomplete and has nothing new',
      buildReviewInput([], { ...incomplete, ...remembered('APPROVE') }),
    ],
    ['when only findings below inline-from are new', buildReviewInput([info])],
    [
      'when the same event was asked for before',
      buildReviewInput([], { ...asksForChanges, ...remembered('REQUEST_CHANGES') }),
    ],
    [
      'when every question was asked before',
      buildReviewInput([], {
        document: withQuestion,
        memory: buildMemory({ questions: questionKeys(withQuestion.documents) }),
      }),
    ],
    ['when only refused findings are new', buildReviewInput([], { ...nothing, refused: [buildRefused()] })],
  ])('%s', (_when, input) => {
    const { plan, request } = planReview(input);
    expect(plan.steps.filter((step) => step.do !== 'update-review')).toEqual([]);
    expect(plan.quiet).toMatch(/\w/);
    expect(request).toBeUndefined();
  });

  it('when the same review is published already', () => {
    const { plan } = planReview(buildReviewInput([onLine]));
    const memory = buildMemory({ key: plan.key, digest: digestIn(plan) });
    const again = planReview(buildReviewInput([onLine], { memory }));
    expect(again.plan).toMatchObject({ steps: [], quiet: 'this review is already published' });
  });

  const timedOut = buildReviewer({ outcome: { state: 'timed_out', reason: 'after 600 s' } });
  it.each<[string, Partial<ReviewInput>, readonly string[]]>([
    ['has the same text', {}, []],
    ['takes another step', { stepsToComplete: ['Ask for a human.'] }, ['update-review']],
    [
      'lacks a file',
      { coverage: { expected: 2, covered: 1, missing: [{ path: 'a.ts', reason: 'patch-missing' }] } },
      ['update-review'],
    ],
    ['is incomplete for another reason', { decision: lacking('the reviewer other') }, ['update-review']],
    [
      'is incomplete by a waiver',
      { decision: { ...lacking('claude'), waived: ['size'] } },
      ['update-review'],
    ],
    [
      'has another outcome of a reviewer',
      { document: buildReviewDocument({ reviewers: [timedOut] }) },
      ['update-review'],
    ],
  ])('and brings the newest text up to date only where an incomplete one %s', (_, changed, steps) => {
    const base = { decision: lacking('claude') };
    const mark = { key: '0'.repeat(16), event: 'COMMENT', comments: 0, questions: [] } as const;
    const { digest } = reviewText(buildReviewInput([], base), mark, []);
    const memory = buildMemory({ digest });
    const { plan } = planReview(buildReviewInput([], { ...base, memory, ...changed }));
    expect(plan.steps.map((step) => step.do)).toEqual(steps);
  });

  it.each([
    ['a finding of inline-from or above is new', buildReviewInput([buildFinding({ severity: 'low' })])],
    [
      'a blocking finding is new, with any inline-from',
      buildReviewInput([buildBlocking({ severity: 'high', id: 'b' })], {
        inlineFrom: () => 'critical',
        decision: buildDecision({ blocking: ['b'] }),
      }),
    ],
    ['an incomplete review found something', buildReviewInput([onLine], incomplete)],
    ['a question is open and nothing was posted before', buildReviewInput([], { document: withQuestion })],
    [
      'a question is new after earlier reviews',
      buildReviewInput([], { document: withQuestion, memory: buildMemory({ questions: ['0123abcd'] }) }),
    ],
    ['the event changed', buildReviewInput([], { ...asksForChanges, ...remembered('COMMENT') })],
    ['nothing blocks any more', buildReviewInput([], remembered('REQUEST_CHANGES'))],
  ])('but not when %s', (_when, input) => {
    expect(planReview(input).plan.steps.length).toBeGreaterThan(0);
  });
});

const nothing = buildReviewInput([]);

describe('the thread of a settled finding', () => {
  const settled = (thread: Partial<Thread>, resolveThreads: boolean) =>
    settle({
      ...nothing,
      resolveThreads,
      reconciled: { ...nothing.reconciled, closing: [buildEntry({ kind: 'closed' }, thread)] },
    }).map((step) => step.do);
  const answered = [buildComment(), buildComment({ id: 2, nodeId: 'PRRC_2', author: 'alice', ours: false })];
  const followed = [buildComment(), buildComment({ id: 2, nodeId: 'PRRC_2' })];

  it.each<[string, Partial<Thread>, boolean, readonly string[]]>([
    ['is resolved where that was asked for', {}, true, ['resolve-thread', 'update-comment']],
    ['is left open where policy does not resolve', {}, false, ['update-comment']],
    ['is left open where a person answered', { comments: answered }, true, ['update-comment']],
    ['is resolved where only we replied', { comments: followed }, true, ['resolve-thread', 'update-comment']],
    ['is not resolved twice', { resolved: true, resolvedBy: 'alice' }, true, ['update-comment']],
  ])('%s', (_, thread, resolveThreads, steps) => {
    expect(settled(thread, resolveThreads)).toEqual(steps);
  });
});

describe('receipt', () => {
  const document = buildReviewDocument({
    documents: [buildSourceDocument(), buildSourceDocument({ reviewer: 'gemini' })],
  });

  const review = {
    id: 1,
    url: 'https://github.com/octo/shop/pull/7#r1',
    event: 'COMMENT',
    key: 'k',
  } as const;

  describe('a receipt', () => {
    it('has an entry for every original of a merged finding, and for every refused one', () => {
      const sources = [buildSource(), buildSource({}, { reviewer: 'gemini', document: 1, pointer: '/3' })];
      const receipt = buildReceipt({
        document,
        placed: placeAll([{ ...onLine, sources }]),
        refused: [buildRefused()],
        outcome: 'published',
        review,
        urls: new Map([[onLine.id, 'https://github.com/c1']]),
        missing: [],
      });
      expect(receipt.entries).toEqual([
        {
          reviewer: 'claude',
          document: 0,
          pointer: '/0',
          finding: onLine.id,
          place: 'inline',
          reason: 'in-diff',
          url: 'https://github.com/c1',
        },
        {
          reviewer: 'gemini',
          document: 1,
          pointer: '/3',
          finding: onLine.id,
          place: 'inline',
          reason: 'in-diff',
          url: 'https://github.com/c1',
        },
        { reviewer: 'claude', document: 0, pointer: '/9', place: 'withheld', reason: 'refused' },
      ]);
      expect(receipt).toMatchObject({ total: 3, counts: { inline: 2, file: 0, body: 0, withheld: 1 } });
    });
  });
});

describe('reviewer rights', () => {
  /** Two models and a tool, one document each. */
  const ids = ['claude', 'gpt', 'eslint'] as const;

  const document = buildReviewDocument({
    reviewers: ids.map((id) => buildReviewer({ id, kind: id === 'eslint' ? 'tool' : 'ai' })),
    documents: ids.map((reviewer) => buildSourceDocument({ reviewer })),
  });

  /** What these reviewers say together, the first one's words. */
  function findingBy(...reviewers: readonly (typeof ids)[number][]): Finding {
    return buildFinding({
      fix: { text: 'Do this.', confidence: 'high', replacement: 'better' },
      sources: reviewers.map((reviewer) => buildSource({}, { reviewer, document: ids.indexOf(reviewer) })),
    });
  }

  function effective(reviewers: Record<string, unknown>) {
    return effectivePolicy(buildPolicy({}, reviewers), {});
  }

  describe('a suggestion block', () => {
    const diff = diffOf({ 'src/app.ts': numbered(9) }, { 'src/app.ts': numbered(9, { 3: 'changed' }) });
    const placement: Placement = {
      place: 'inline',
      reason: 'in-diff',
      path: 'src/app.ts',
      side: 'RIGHT',
      line: 3,
    };
    const allowed = { suggestions: true };

    it.each<[string, readonly (typeof ids)[number][], Record<string, unknown>, boolean]>([
      ['base policy allows it to its reviewer', ['claude'], { claude: allowed }, true],
      ['policy is silent', ['claude'], {}, false],
      ['policy forbids it', ['claude'], { claude: { suggestions: false } }, false],
      ['another reviewer alone may', ['claude', 'gpt'], { gpt: allowed }, false],
      ['another reviewer may not', ['gpt', 'claude'], { gpt: allowed }, true],
    ])('is decided by the reviewer of the shown text: %s', (_, by, reviewers, isThere) => {
      const suggest = (foreign: boolean) => {
        const documents = document.documents.map((each) => ({ ...each, ...(foreign && { foreign }) }));
        const input = { document: { ...document, documents }, effective: effective(reviewers) };
        return suggester(input, { diff, policyPath: '.github/pr-verdict.yml' })(findingBy(...by), placement);
      };
      expect(suggest(false)).toEqual(isThere ? ['better'] : undefined);
      // The document of another run may suggest nothing.
      expect(suggest(true)).toBeUndefined();
    });
  });

  describe('the scope of a report', () => {
    const scopeOf = (finding: Finding, reviewers: Record<string, unknown> = {}) =>
      reportScopes({ document, effective: effective(reviewers) })(finding);

    it('is anything for models and changed lines for tools, unless policy sets another', () => {
      expect(scopeOf(findingBy('claude'))).toBe('all');
      expect(scopeOf(findingBy('eslint'))).toBe('changed');
      expect(scopeOf(findingBy('claude'), { claude: { report: 'diff' } })).toBe('diff');
      expect(scopeOf(findingBy('eslint'), { eslint: { report: 'file' } })).toBe('file');
    });
  });
});

const manifest = buildManifest({
  repository: { owner: 'octo', name: 'shop', serverUrl: 'https://github.com' },
});

const diff = diffOf(
  { 'gone.txt': 'a\n', 'was.txt': numbered(20), 'edited.txt': 'one\ntwo\n' },
  { 'is.txt': numbered(20, { 5: 'five' }), 'edited.txt': 'two\n' },
);

const context = renderContext(
  {
    manifest,
    document: buildReviewDocument(),
    effective: effectivePolicy(undefined, {}),
    commands: { refusals: [] },
    diff,
  },
  { settings: buildSettings(), redact: (text) => text },
);

const head = `https://github.com/octo/shop/blob/${manifest.commits.head}`;

const before = `https://github.com/octo/shop/blob/${manifest.commits.mergeBase}`;

describe('a permalink', () => {
  it.each([
    ['edited.txt#L1', `${head}/edited.txt?plain=1#L1`],
    ['../../issues/5#L1', undefined],
    ['https://example.org/a#L1', undefined],
  ])('is made of the place that a text links: %s', (address, url) => {
    expect(context.fileUrl?.(address)).toBe(url);
  });

  it.each([
    ['a line of the head', { path: 'edited.txt', startLine: 1 }, `${head}/edited.txt?plain=1#L1`],
    ['a deleted file as a whole', { path: 'gone.txt' }, `${before}/gone.txt`],
    ['a line of a deleted file', { path: 'gone.txt', startLine: 1 }, `${before}/gone.txt?plain=1#L1`],
    [
      'a deleted line',
      { path: 'edited.txt', side: 'LEFT', startLine: 1 } as const,
      `${before}/edited.txt?plain=1#L1`,
    ],
    [
      'a deleted line of a renamed file',
      { path: 'is.txt', side: 'LEFT', startLine: 5 } as const,
      `${before}/was.txt?plain=1#L5`,
    ],
    ['several lines', { path: 'edited.txt', startLine: 1, endLine: 2 }, `${head}/edited.txt?plain=1#L1-L2`],
    ['an odd path', { path: 'a b/ü#.ts' }, `${head}/a%20b/%C3%BC%23.ts`],
    ['a path that is no text', { path: 'a\uD800' }, `${head}/a%EF%BF%BD`],
    ['a file outside the diff', { path: 'other.txt' }, `${head}/other.txt`],
  ])('of %s leads to a commit that has it', (_, { path, ...place }, url) => {
    const { startLine: _1, endLine: _2, ...whole } = buildLocation({ path });
    expect(locationUrl({ ...whole, ...place }, context)).toBe(url);
  });
});
