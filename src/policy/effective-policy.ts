import { z } from 'zod';
import type { ReviewFormat } from '../formats/registry.ts';
import { type Finding, type Severity, severityRank } from '../model/finding.ts';
import type { OversizedPolicy } from '../model/manifest.ts';
import { type BlockingRules, blockingRules, type PlaceRules, rulesFor } from './category.ts';
import { matchesAny } from './glob.ts';
import { Decisions, defaultPolicy, type FailOn, oversizedPolicy, type Policy } from './policy.ts';
import { defaultReviewer, isApp, ReviewerPolicy } from './reviewer-policy.ts';

const { shape } = Decisions.unwrap();

/**
 * Decisions that the workflow may set with inputs of the same name, with the bounds of the policy file.
 * Absent when not set. `effectivePolicy` decides which value applies.
 */
export const PolicyInputs = z
  .strictObject({
    failOn: shape['fail-on'].unwrap(),
    approve: shape.approve.unwrap(),
    maxComments: shape['max-comments'].unwrap(),
    inlineFrom: shape['inline-from'].unwrap(),
    /** How strictly every reviewer's document is read. */
    contract: ReviewerPolicy.unwrap().shape.contract.unwrap(),
  })
  .partial()
  .readonly();
export type PolicyInputs = z.infer<typeof PolicyInputs>;

export const policyInputKeys = PolicyInputs.unwrap().keyof().options;

/** `max-comments` for `maxComments`. */
export function inputNameOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Strictest first: a gate that fails at WARN also fails at everything worse. */
const failOnByStrictness: readonly FailOn[] = ['WARN', 'FAIL', 'ABORT', 'none'];

function stricterFailOn(a: FailOn, b: FailOn): FailOn {
  return failOnByStrictness.indexOf(a) <= failOnByStrictness.indexOf(b) ? a : b;
}

function lessSevere(a: Severity, b: Severity): Severity {
  return severityRank(a) >= severityRank(b) ? a : b;
}

function reviewersWith(
  reviewers: Policy['reviewers'],
  has: (policy: ReviewerPolicy) => boolean,
): ReadonlySet<string> {
  return new Set(Object.entries(reviewers).flatMap(([id, policy]) => (has(policy) ? [id] : [])));
}

/** What `policy.referee` and the keys next to it say. */
export interface RefereePolicy {
  readonly reviewer: string;
  readonly from: Severity;
  /** Whether its refutation lifts a block of a finding that is high at most. */
  readonly lifts: boolean;
}

function refereePolicy(decisions: Decisions): RefereePolicy | undefined {
  const { referee: reviewer, 'referee-from': from, 'referee-lifts': lifts } = decisions;
  return reviewer === undefined ? undefined : { reviewer, from, lifts: lifts !== undefined };
}

/** Decisions that have another form or another value in a run. */
type Compiled = 'blocking' | 'referee' | 'fail-on' | 'max-comments' | 'inline-from';

/** The decisions of a run, from the policy file and the workflow's inputs. */
export interface EffectivePolicy
  extends Omit<Policy, 'version' | 'policy' | 'evidence' | 'paths' | 'merge'>,
    Omit<Decisions, Compiled> {
  readonly blocking: BlockingRules;
  /** Reviewers whose claims about the whole review are ignored. */
  readonly advisoryClaims: ReadonlySet<string>;
  readonly failOn: FailOn;
  readonly maxComments: number;
  readonly inlineFrom: Severity;
  /** Also `review` when no AI reviewer is configured. */
  readonly oversized: OversizedPolicy;
  /** How strictly every document is read; when undefined, each reviewer's policy applies. */
  readonly contract: PolicyInputs['contract'];
  /** Globs of files that no reviewer reviews. */
  readonly ignoredPaths: readonly string[];
  readonly isIgnored: (path: string) => boolean;
  /** The reviewer that decides doubtful pairs; undefined when there is none. */
  readonly adjudicator: string | undefined;
  /** Who is asked whether findings hold against the code; undefined when nobody is. */
  readonly referee: RefereePolicy | undefined;
}

/**
 * The decisions of a run, from the policy file and the workflow's inputs. With a policy file the inputs may only
 * tighten it. Without one they apply, except `approve`, which only a file at the base commit can turn on (threat G4,
 * P1). Tighter means: fails earlier, never approves, shows more findings inline, posts fewer comments, reads documents
 * strictly.
 */
export function effectivePolicy(file: Policy | undefined, inputs: PolicyInputs): EffectivePolicy {
  const { policy, evidence, paths, merge, version: _, ...rest } = file ?? defaultPolicy;
  const { 'fail-on': failOn, 'max-comments': maxComments, 'inline-from': ownInline, ...decisions } = policy;
  const { reviewers } = rest;
  /** The value of an input; with a policy file the stricter of both. */
  const tightened = <T>(input: T | undefined, own: T, stricter: (a: T, b: T) => T): T =>
    input === undefined || file === undefined ? (input ?? own) : stricter(input, own);
  const inlineFrom = tightened(inputs.inlineFrom, ownInline, lessSevere);
  // The input limits the overrides as well.
  const overrides = decisions.overrides.map((entry) => {
    const { 'inline-from': from } = entry;
    return from === undefined
      ? entry
      : { ...entry, 'inline-from': lessSevere(from, inputs.inlineFrom ?? from) };
  });
  return {
    ...rest,
    ...decisions,
    overrides,
    blocking: blockingRules(
      { ...policy, 'inline-from': inlineFrom, overrides },
      {
        advisory: reviewersWith(reviewers, ({ advisory }) => advisory === 'all'),
        challengers: reviewersWith(reviewers, ({ role }) => role === 'challenger'),
      },
    ),
    advisoryClaims: reviewersWith(reviewers, ({ advisory }) => advisory !== 'none'),
    failOn: tightened(inputs.failOn, failOn, stricterFailOn),
    approve: file !== undefined && decisions.approve && inputs.approve !== false,
    maxComments: tightened(inputs.maxComments, maxComments, (a, b) => Math.min(a, b)),
    inlineFrom,
    oversized: oversizedPolicy({ evidence, reviewers }),
    contract: file === undefined || inputs.contract === 'strict' ? inputs.contract : undefined,
    ignoredPaths: paths.ignore,
    isIgnored: matchesAny(paths.ignore),
    adjudicator: merge?.adjudicator,
    referee: refereePolicy(policy),
  };
}

/**
 * The rule by which a finding gets a comment. Of several files and of several categories of merged originals, the
 * one that shows more applies.
 */
export function inlineRule(
  finding: Pick<Finding, 'category'> & {
    readonly locations: readonly { readonly path: string }[];
    readonly sources?: readonly Pick<Finding, 'category'>[];
  },
  { blocking }: Pick<EffectivePolicy, 'blocking'>,
): PlaceRules['inline'] {
  const categories = new Set([finding, ...(finding.sources ?? [])].map(({ category }) => category));
  return [...categories]
    .flatMap((category) => rulesFor({ ...finding, category }, blocking))
    .map(({ inline }) => inline)
    .reduce((most, rule) => (lessSevere(most.from, rule.from) === most.from ? most : rule));
}

/** The same policy when the workflow forces one format on every document and every reviewer's task. */
export function withFormat(policy: EffectivePolicy, format: ReviewFormat | undefined): EffectivePolicy {
  if (format === undefined) return policy;
  const reviewers = Object.entries(policy.reviewers).map(([id, each]) => [id, { ...each, format }] as const);
  return { ...policy, reviewers: Object.fromEntries(reviewers) };
}

/** The reviewers that are apps on the pull request. */
export function appsIn({ reviewers }: Pick<EffectivePolicy, 'reviewers'>): ReadonlySet<string> {
  return reviewersWith(reviewers, isApp);
}

/** The policy of a reviewer; defaults apply when it is not listed. */
export function reviewerPolicy(
  { reviewers }: Pick<EffectivePolicy, 'reviewers'>,
  id: string,
): ReviewerPolicy {
  return (Object.hasOwn(reviewers, id) ? reviewers[id] : undefined) ?? defaultReviewer;
}
