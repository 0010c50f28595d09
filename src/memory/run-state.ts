import { z } from 'zod';
import type { Facts, KnownJudged } from '../comments/accept-findings.ts';
import type { EarlierFinding } from '../comments/ledger.ts';
import { Opinions } from '../model/answers.ts';
import { Completion, RunCount } from '../model/completion.ts';
import { ApprovalFacts } from '../model/conversation.ts';
import { Lane } from '../model/evidence-pack.ts';
import { type Finding, FindingStatus, Severity, SuppressedBy, severityRank } from '../model/finding.ts';
import { rememberAgain } from '../model/finding-history.ts';
import {
  Forgotten,
  filesOf,
  type KeptFindings,
  mapOriginals,
  RememberedFinding,
  rememberFinding,
  Submission,
} from '../model/known-finding.ts';
import { ChangeSize, Coverage } from '../model/manifest.ts';
import { CommitId, ReviewEvent, Sha256, Verdict } from '../model/review-document.ts';
import { Reviewer, ReviewerId, Usage } from '../model/reviewer.ts';
import { closedObject, listOf } from '../model/schemas.ts';
import { compareText } from '../model/text.ts';
import type { BlockingRules } from '../policy/category.ts';
import { claimedVerdict } from '../policy/decision.ts';
import { type EffectivePolicy, PolicyInputs } from '../policy/effective-policy.ts';
import { weigh } from '../policy/weight.ts';
import { weighable } from './memory.ts';
import type { Reconciled } from './reconcile.ts';

const count = z.number().int().min(0);
const names = listOf(z.string().max(200));

/** The properties of a finding, beyond the remembered ones, that a decision depends on; never its text. */
const weighed = z.strictObject({
  status: FindingStatus,
  suppressed: z.union([z.literal(false), SuppressedBy]),
  requiresHuman: z.boolean(),
  advisory: z.boolean(),
  corroboratedBy: names,
  /** Whether it blocked under the run's policy. */
  blocking: z.literal(true).optional(),
});

/**
 * A finding that is remembered, that the decision was made on, or both: without `kind` it is not remembered,
 * without `status` it was not part of the decision.
 */
const StateFinding = z
  .strictObject({ ...RememberedFinding.unwrap().shape, ...weighed.partial().shape })
  .partial({ kind: true })
  .readonly();
export type StateFinding = z.infer<typeof StateFinding>;

/** Resources that one reviewer used in this run. */
export const Spent = closedObject({
  reviewer: ReviewerId,
  /** Total milliseconds of all attempts. */
  ms: count,
  attempts: count,
  usage: Usage.optional(),
});
export type Spent = z.infer<typeof Spent>;

/** Facts that a comment cannot conclude a check again without, or that are read again. */
type UnkeptFacts = 'effective' | 'policy' | 'commandsUnread' | 'partlyRemembered' | 'expectsReviewer';

/** One property for each fact that a decision depends on, so that the compiler reports a missing one. */
const facts = {
  /** Reasons of outcomes are not kept: the check's summary has them. */
  reviewers: listOf(Reviewer),
  refused: listOf(z.strictObject({ severity: Severity.optional() })),
  coverage: Coverage,
  ignored: count.optional(),
  size: ChangeSize.optional(),
  claims: listOf(
    z.strictObject({
      reviewer: ReviewerId,
      claims: z.strictObject({ event: ReviewEvent.optional(), verdict: Verdict.optional() }),
      /** The findings that the claim rests on: when people accept all of them, the claim ends. */
      findings: names.optional(),
    }),
  ),
  questions: count,
  scope: z.string().max(200).optional(),
  lane: Lane.optional(),
  postponed: z.boolean().optional(),
  unverified: count.optional(),
  approval: ApprovalFacts.optional(),
} satisfies { [Fact in Exclude<keyof Required<Facts>, UnkeptFacts>]: z.ZodType };

/**
 * State that a check keeps of the run that concluded it: the memory for later runs, and the data to conclude
 * the check again after a comment without any reviewer. Read only from our own app's checks. Of the text that
 * reviewers and authors write it holds only categories, paths, logins, and the beginnings of a referee's reasons.
 */
export const RunState = closedObject({
  version: z.literal(1),
  tool: z.string().regex(/^[0-9a-f]{8}$/),
  pull: z.number().int().min(1),
  head: CommitId,
  /** The workflow's inputs in addition to the policy file. */
  inputs: PolicyInputs,
  /** Digest of the policy file at the base commit. */
  policy: z.union([Sha256, z.literal('absent')]),
  facts: closedObject(facts),
  findings: listOf(StateFinding),
  /** What did not fit, here or in an earlier check that still counts. */
  forgotten: listOf(Forgotten),
  /** Whether GitHub confirmed the whole review; otherwise a comment does not conclude the check again. */
  confirmed: z.boolean(),
  /** Id of the newest review that the run read; 0 for none. */
  newestReview: count,
  /** For each reviewer the newest change that it completed, in this run or earlier. */
  completed: listOf(Completion).optional(),
  /** For each reviewer that ran; no decision depends on it. */
  spent: listOf(Spent).optional(),
  /** How often each reviewer was started for the pull request. */
  runs: listOf(RunCount).optional(),
  /** Second opinions, with shortened reasons and without titles. */
  answers: Opinions.optional(),
  /** The commits of reviews, by the events of their submission. */
  submitted: listOf(Submission).optional(),
});
export type RunState = z.infer<typeof RunState>;

interface Run extends Omit<RunState, 'version' | 'facts' | 'policy'> {
  readonly facts: Facts;
  /** SHA-256 of the policy file; absent when there is none. */
  readonly policy: string | undefined;
}

/** The state to keep; undefined when the run depends on something that a later run cannot read again. */
export function toRunState({ facts: known, policy, ...run }: Run): RunState | undefined {
  const { effective, commandsUnread, partlyRemembered, expectsReviewer, policy: origin, ...kept } = known;
  const isDigestKnown = (origin.state === 'present') === (policy !== undefined);
  if (commandsUnread === true || origin.state === 'unreadable' || !isDigestKnown) return undefined;
  const { coverage, size } = kept;
  const isValid = (row: StateFinding) => StateFinding.safeParse(row).success;
  const lost = run.findings.filter((row) => !isValid(row));
  return RunState.safeParse({
    version: 1,
    ...run,
    findings: run.findings.filter(isValid),
    forgotten: forget(run.forgotten, lost, run.head),
    policy: policy ?? 'absent',
    facts: {
      ...kept,
      reviewers: kept.reviewers.map((reviewer) => ({ ...reviewer, outcome: withoutText(reviewer.outcome) })),
      refused: kept.refused.map(({ severity }) => ({ severity })),
      // One entry is enough, since the check's summary has the number of missing files.
      coverage: { ...coverage, missing: coverage.missing.slice(0, 1) },
      size: size && { ...size, split: size.split.slice(0, 5) },
      claims: kept.claims
        .filter(({ claims }) => claimedVerdict(claims) !== 'PASS')
        .map(({ claims: { event, verdict }, ...claim }) => ({ ...claim, claims: { event, verdict } })),
    },
  }).data;
}

/** What is forgotten once these rows are too; settled ones are not missed. */
export function forget(
  before: readonly Forgotten[],
  rows: readonly StateFinding[],
  head: string,
): readonly Forgotten[] {
  const byReviewer = new Map(before.map((each) => [each.reviewer, each]));
  const lost = rows.filter(({ kind }) => kind !== 'closed' && kind !== 'withdrawn');
  for (const reviewer of lost.flatMap(({ reviewers }) => (reviewers.length > 0 ? reviewers : ['unknown'])))
    byReviewer.set(reviewer, { reviewer, head, findings: (byReviewer.get(reviewer)?.findings ?? 0) + 1 });
  return [...byReviewer.values()];
}

const reasonOnCheck = 'the check’s summary says why';

/** An outcome as a state keeps it. */
export function withoutText(outcome: Reviewer['outcome']): Reviewer['outcome'] {
  return 'reason' in outcome ? { ...outcome, reason: reasonOnCheck } : outcome;
}

/** The run's facts and findings, before any command was applied. */
export function fromRunState(
  { facts, policy, findings }: RunState,
  effective: EffectivePolicy,
): { readonly facts: Facts; readonly judged: readonly KnownJudged[] } {
  const state = policy === 'absent' ? policy : 'present';
  return { facts: { ...facts, policy: { state }, effective }, judged: findings.flatMap(judgedOf) };
}

/** A finding as it is weighed; none that was not part of the decision. */
export function judgedOf(finding: StateFinding): readonly KnownJudged[] {
  const { status, suppressed, fingerprint, requiresHuman = false, advisory, corroboratedBy = [] } = finding;
  if (status === undefined) return [];
  return [
    {
      ...weighable(finding, filesOf(finding)),
      fingerprint,
      status,
      suppressed: suppressed ? { by: suppressed, reason: reasonOnCheck } : undefined,
      requiresHuman,
      ...(advisory === true && { advisory }),
      corroboratedBy,
    },
  ];
}

/** The part of the state that later runs remember. */
export function keptIn({ head, findings, forgotten, newestReview, answers }: RunState): KeptFindings {
  return {
    head,
    forgotten,
    newestReview,
    ...(answers && { answers }),
    findings: findings.flatMap(
      ({ kind, status, suppressed, requiresHuman, advisory, corroboratedBy, blocking, ...known }) =>
        kind === undefined ? [] : [{ ...known, kind }],
    ),
  };
}

interface Reported {
  /** Findings of this run, under their first published ids. */
  readonly findings: readonly Finding[];
  readonly reconciled: Reconciled;
  readonly judged: readonly KnownJudged[];
  /** Findings of earlier runs. */
  readonly ledger: readonly EarlierFinding[];
  readonly head: string;
  /** Time at which the run ends, in ISO 8601. */
  readonly at: string;
  readonly rules: BlockingRules;
  /** Time of the newest comment that the run read. */
  readonly newestComment?: string | undefined;
  /** Whether a finding that no earlier run knows was withheld, so that no later run knows it either. */
  readonly isWithheld: (finding: Finding) => boolean;
  /** Whether the run added a finding to a thread of an earlier one. */
  readonly isAdded?: (finding: Finding) => boolean;
}

/** Open findings before settled ones, then the worst first, then by id for a stable order. */
function compareRows(a: StateFinding, b: StateFinding): number {
  const rank = ({ kind, severity }: StateFinding) => (kind === 'finding' ? severityRank(severity) : 100);
  return rank(a) - rank(b) || compareText(a.id, b.id);
}

/** All findings to remember after a run, and all that its decision was made on. */
export function stateFindings(run: Reported): readonly StateFinding[] {
  const { continued, openOriginals, stillOpen, accepted, merged, closing, closed } = run.reconciled;
  const weighings = new Map(run.judged.map((finding) => [finding.id, finding]));
  const before = new Map(run.ledger.map(({ remembered }) => [remembered.id, remembered]));
  const own = run.findings.map((finding): StateFinding => {
    const { fingerprint, id } = finding;
    const found = withBlocked(rememberFinding(finding, run.head, openOriginals.get(fingerprint)), run);
    const known = run.isAdded?.(finding) ? { ...found, unseen: true as const } : found;
    const { kind, ...unremembered } = known;
    if (!continued.has(fingerprint) && run.isWithheld(finding)) return unremembered;
    const remembered = before.get(id);
    if (remembered === undefined) return { ...known, after: run.newestComment };
    return rememberAgain(known, remembered, run.at);
  });
  const earlier = [...stillOpen, ...accepted, ...merged, ...closing, ...closed].map(
    ({ remembered }): StateFinding => remembered,
  );
  const rows = new Map<string, StateFinding>();
  for (const row of [...own, ...earlier]) {
    if (rows.get(row.id)?.kind === undefined) rows.set(row.id, row);
  }
  return [...rows.values()]
    .map((row): StateFinding => {
      const finding = weighings.get(row.id);
      return finding === undefined ? row : { ...row, ...weighingOf(finding) };
    })
    .sort(compareRows);
}

/** Each original with its own effect, before any command was applied. */
function withBlocked(known: RememberedFinding, { rules }: Pick<Reported, 'rules'>): RememberedFinding {
  const judged = { status: 'open', suppressed: undefined, corroboratedBy: [] } as const;
  const whole = { ...weighable(known, filesOf(known)), ...judged };
  return mapOriginals(known, (original) => ({
    ...original,
    blocked: weigh({ ...whole, originals: [original] }, rules) === 'blocking',
  }));
}

function weighingOf(finding: KnownJudged) {
  return {
    status: finding.status,
    suppressed: finding.suppressed?.by ?? (false as const),
    requiresHuman: finding.requiresHuman,
    advisory: finding.advisory === true,
    corroboratedBy: finding.corroboratedBy,
  };
}
