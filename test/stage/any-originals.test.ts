import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCommands } from '../../src/comments/apply-commands.ts';
import type { EarlierFinding } from '../../src/comments/ledger.ts';
import { judgeRemembered } from '../../src/memory/memory.ts';
import { reconcile } from '../../src/memory/reconcile.ts';
import { stateFindings } from '../../src/memory/run-state.ts';
import { RememberedFinding } from '../../src/model/known-finding.ts';
import { toolKey } from '../../src/model/mark.ts';
import { reviewEvents, type Verdict, verdicts } from '../../src/model/review-document.ts';
import { type Decision, decide } from '../../src/policy/decision.ts';
import { type EffectivePolicy, effectivePolicy } from '../../src/policy/effective-policy.ts';
import { Policy } from '../../src/policy/policy.ts';
import { isSettled } from '../../src/policy/weight.ts';
import { c1, c1Finding } from '../support/builders/documents.ts';
import { ingestDocuments } from '../support/builders/ingest.ts';
import { buildComment, buildConversation, buildReconcileInput } from '../support/builders/memory.ts';
import { buildDecisionInput, checkName, headCommit } from '../support/builders/run.ts';
import { drawnBlocking, drawnCorroboration, drawnPreExisting } from '../support/drawn-policies.ts';

const ids = ['claude', 'gemini', 'lint', 'judge'] as const;
type Reviewer = (typeof ids)[number];
type Documents = Readonly<Record<Reviewer, readonly Record<string, unknown>[]>>;
const nothing: Documents = { claude: [], gemini: [], lint: [], judge: [] };

function ingestAll(documents: Documents, effective: EffectivePolicy) {
  const texts = Object.entries(documents).map(([id, found]) => [id, c1(...found)]);
  const { document, report } = ingestDocuments(Object.fromEntries(texts), { effective });
  expect(report.refused).toEqual([]);
  return document;
}

/** From the reviewers' documents to the decision. */
function review(documents: Documents, effective: EffectivePolicy): Decision {
  const { findings, reviewers } = ingestAll(documents, effective);
  return decide(buildDecisionInput({ findings, reviewers, effective, policy: { state: 'present' } }));
}

const worse = (a: Verdict, b: Verdict) => (verdicts.indexOf(a) >= verdicts.indexOf(b) ? a : b);

const words = fc
  .subarray(
    [
      'User input reaches the query unescaped.',
      'The query is built from user input.',
      'The lock is never released when parsing throws.',
      'The retry loop has no upper bound.',
    ],
    { minLength: 1, maxLength: 2 },
  )
  .map((sentences) => sentences.join(' '));
const category = fc.constantFrom('security', 'SQL Injection', 'style', 'data loss');
const finding = fc
  .record({
    issue: words,
    file: fc.constantFrom('src/app.ts', 'docs/guide.md'),
    line: fc.constantFrom(1, 3, 5, 60),
    category,
    severity: fc.constantFrom('CRITICAL', 'MAJOR', 'MINOR', 'INFO'),
    confidence: fc.constantFrom('HIGH', 'MEDIUM', 'LOW'),
    pre_existing: fc.boolean(),
    classification: fc.constantFrom('novel', 'confirms', 'refutes'),
  })
  .map(c1Finding);
const findings = fc.array(finding, { maxLength: 3 });
const documents = fc.record({ claude: findings, gemini: findings, lint: findings, judge: findings });

const matching = fc.oneof(
  fc.record({ categories: fc.uniqueArray(category, { minLength: 1 }) }),
  fc.record({ paths: fc.constant(['docs/**']) }),
);
const override = fc
  .tuple(matching, fc.record({ blocking: drawnBlocking, 'pre-existing': drawnPreExisting }))
  .map(([matchers, rules]) => ({ ...matchers, ...rules }));
const silenced = fc
  .oneof(
    fc.record({ category }),
    fc.record({ reviewer: fc.constantFrom('claude', 'gemini') }),
    fc.record({ path: fc.constantFrom('docs/**', 'src/*.ts'), category }),
  )
  .map((entry) => ({ ...entry, reason: 'known' }));

const policyWith = (rule: fc.Arbitrary<unknown>) =>
  fc
    .record({
      policy: fc.record({
        blocking: drawnBlocking,
        corroboration: rule,
        overrides: fc.array(override, { maxLength: 2 }),
        suppress: fc.array(silenced, { maxLength: 2 }),
        'abort-on': fc.uniqueArray(category, { maxLength: 2 }),
        'pre-existing': drawnPreExisting,
      }),
      paths: fc.record({ ignore: fc.constantFrom([], ['docs/**']) }),
      reviewers: fc.record({
        claude: fc.record({ 'max-findings': fc.constantFrom(1, undefined) }),
        gemini: fc.record({ advisory: fc.constantFrom('none', 'all') }),
        lint: fc.constant({ kind: 'tool' }),
        judge: fc.record({ role: fc.constantFrom('primary', 'challenger') }),
      }),
    })
    .map((file) => effectivePolicy(Policy.parse({ version: 1, ...JSON.parse(JSON.stringify(file)) }), {}));
const anyPolicy = policyWith(fc.option(drawnCorroboration, { nil: undefined }));
const withoutCorroboration = policyWith(fc.constant(undefined));
const reviewer = fc.constantFrom(...ids);

const adding = (all: Documents, by: Reviewer, more: Record<string, unknown>): Documents => ({
  ...all,
  [by]: [...all[by], more],
});

/** A later run of the same change, after an admin accepted everything that the first one found. */
function reviewAccepted(accepted: Documents, documents: Documents, effective: EffectivePolicy): Decision {
  const before = ingestAll(accepted, effective);
  const rows = stateFindings({
    ...{ findings: before.findings, judged: [], ledger: [], head: headCommit, isWithheld: isSettled },
    ...{ rules: effective.blocking, at: '2026-01-01T00:00:00Z' },
    reconciled: reconcile(buildReconcileInput({ findings: before.findings })),
  });
  const ledger = rows.flatMap(({ kind, ...row }): readonly EarlierFinding[] =>
    kind === undefined
      ? []
      : [{ remembered: RememberedFinding.parse({ ...row, kind }), shownAt: { in: 'nowhere' } }],
  );
  const { findings, reviewers } = ingestAll(documents, effective);
  const reconciled = reconcile(buildReconcileInput({ findings, ledger, reviewers }));
  const comments = ledger.map(({ remembered: { id } }, index) => {
    const command = { body: `/pr-verdict wont-fix ${id} false`, writtenAt: '2026-01-02T00:00:00Z' };
    return buildComment({ id: index, author: 'root', ours: false, inOwnWords: true, ...command });
  });
  const { findings: _, ...facts } = buildDecisionInput({
    reviewers,
    effective,
    policy: { state: 'present' },
  });
  return applyCommands({
    judged: [...reconciled.findings, ...reconciled.stillOpen.map((entry) => judgeRemembered(entry))],
    ...{ facts, ledger, author: null, tool: toolKey(checkName) },
    conversation: buildConversation({ comments, people: [{ login: 'root', role: 'admin' }] }),
  }).decision;
}

describe('under any policy, from documents to the decision', () => {
  it('a finding weighs as alone when people accepted everything that others report with it', () => {
    const isJudgement = ({ classification }: Record<string, unknown>) => classification !== 'novel';
    fc.assert(
      fc.property(withoutCorroboration, documents, reviewer, finding, (policy, others, by, more) => {
        const accepted = { ...others, [by]: [] };
        const together = adding(accepted, by, more);
        const after = reviewAccepted(accepted, together, policy).soFar;
        const alone = review(adding(nothing, by, more), policy).soFar;
        expect(worse(after, alone)).toBe(after);
        // Stricter may be what a judgement says, and where one text makes one finding of two accepted ones.
        const [few, many] = [together, accepted].map((all) => ingestAll(all, policy).findings.length);
        const isOneOfTwo = Number(few) < Number(many);
        const someJudge = [more, ...Object.values(accepted).flat()].some(isJudgement);
        if (!(isOneOfTwo || someJudge)) expect(after).toBe(alone);
      }),
      { numRuns: 300 },
    );
  });

  it('one more finding never improves verdict or event, unless base policy names a challenger', () => {
    const rankOf = ({ soFar, event }: Decision) => [verdicts.indexOf(soFar), reviewEvents.indexOf(event)];
    fc.assert(
      fc.property(anyPolicy, documents, reviewer, finding, (policy, all, by, more) => {
        fc.pre(!policy.blocking.challengers.has(by));
        const [verdict = 0, event = 0] = rankOf(review(all, policy));
        const [after, eventAfter] = rankOf(review(adding(all, by, more), policy));
        expect(after).toBeGreaterThanOrEqual(verdict);
        expect(eventAfter).toBeGreaterThanOrEqual(event);
      }),
      { numRuns: 300 },
    );
  });

  it('one more finding never improves verdict or event, whatever people accepted before', () => {
    const rankOf = ({ soFar, event }: Decision) => [verdicts.indexOf(soFar), reviewEvents.indexOf(event)];
    fc.assert(
      fc.property(anyPolicy, documents, documents, reviewer, finding, (policy, accepted, all, by, more) => {
        fc.pre(!policy.blocking.challengers.has(by));
        const [verdict = 0, event = 0] = rankOf(reviewAccepted(accepted, all, policy));
        const [after, eventAfter] = rankOf(reviewAccepted(accepted, adding(all, by, more), policy));
        expect(after).toBeGreaterThanOrEqual(verdict);
        expect(eventAfter).toBeGreaterThanOrEqual(event);
      }),
      { numRuns: 300 },
    );
  });

  it('without corroboration, findings together weigh as much as the strictest of them alone', () => {
    fc.assert(
      fc.property(withoutCorroboration, documents, (policy, all) => {
        const alone = ids.flatMap((by) =>
          all[by].map((each) => review(adding(nothing, by, each), policy).soFar),
        );
        expect(review(all, policy).soFar).toBe(alone.reduce<Verdict>(worse, 'PASS'));
      }),
      { numRuns: 150 },
    );
  });
});
