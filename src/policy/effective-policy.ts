import { z } from 'zod';
import { type Severity, severityRank } from '../model/finding.ts';
import type { OversizedPolicy } from '../model/manifest.ts';
import { type BlockingRules, blockingRules } from './category.ts';
import { Decisions, defaultPolicy, type FailOn, oversizedPolicy, type Policy } from './policy.ts';
import { defaultReviewer, ReviewerPolicy } from './reviewer-policy.ts';

const { shape } = Decisions.unwrap();

/**
 * Decisions that the workflow may give as inputs of the same name, with the bounds that the policy file has. Absent
 * where the workflow says nothing. `effectivePolicy` says which of two values holds.
 */
export const PolicyInputs = z
  .strictObject({
    failOn: shape['fail-on'].unwrap(),
    approve: shape.approve.unwrap(),
    maxComments: shape['max-comments'].unwrap(),
    inlineFrom: shape['inline-from'].unwrap(),
    /** How strictly every document is read, whoever wrote it. */
    contract: ReviewerPolicy.unwrap().shape.contract.unwrap(),
  })
  .partial()
  .readonly();
export type PolicyInputs = z.infer<typeof PolicyInputs>;

/** The decisions of a run, of the policy file and the workflow's inputs together. */
export interface EffectivePolicy {
  readonly blocking: BlockingRules;
  /** Reviewers whose claims about the whole review tighten nothing. */
  readonly advisoryClaims: ReadonlySet<string>;
  readonly abortOn: Decisions['abort-on'];
  /** Whether files that could not be read leave the review complete. */
  readonly acceptPartial: boolean;
  readonly failOn: FailOn;
  readonly approve: boolean;
  readonly enforce: boolean;
  /** Whether a draft pull request is reviewed like any other. */
  readonly drafts: Decisions['drafts'];
  readonly maxComments: number;
  readonly inlineFrom: Severity;
  /** The worst claimed severity of a refused finding that the review may be complete with. */
  readonly acceptRefused: Policy['policy']['refused'];
  /** Risk lanes in which only a human approves. */
  readonly humanLanes: Decisions['human-lanes'];
  /** Whether owners are asked for a review where a human has to look. */
  readonly requestOwners: boolean;
  readonly suppress: Decisions['suppress'];
  /** The least role in the repository that may waive something. */
  readonly waivedBy: Decisions['waived-by'];
  readonly linkHosts: readonly string[];
  readonly reviewers: Policy['reviewers'];
  readonly verifiers: Policy['verifiers'];
  /** `review` also where no AI reviewer is configured. */
  readonly oversized: OversizedPolicy;
  /** How strictly every document is read; undefined leaves it to its reviewer's policy. */
  readonly contract: PolicyInputs['contract'];
  /** Globs of files that nobody is asked to review. */
  readonly ignoredPaths: readonly string[];
  /** The reviewer that is asked about doubtful pairs; undefined where nobody is. */
  readonly adjudicator: string | undefined;
  /** Whether the built-in reviewer runs. */
  readonly hygiene: boolean;
  /** Most programs that run at once; undefined leaves it to the machine. */
  readonly concurrency: number | undefined;
}

/** Strictest first: a gate that fails at WARN fails at everything worse as well. */
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

/**
 * With a policy file the workflow's inputs may only tighten it; without one they apply, except `approve`, which
 * only a file at the base commit can turn on (threat G4, P1). Tighter means: fails earlier, never approves, shows
 * more of the findings inline, posts fewer comments, reads documents strictly.
 */
export function effectivePolicy(file: Policy | undefined, inputs: PolicyInputs): EffectivePolicy {
  const {
    policy: decisions,
    reviewers,
    verifiers,
    evidence,
    paths,
    merge,
    hygiene,
    concurrency,
  } = file ?? defaultPolicy;
  const asked = {
    failOn: inputs.failOn ?? decisions['fail-on'],
    maxComments: inputs.maxComments ?? decisions['max-comments'],
    inlineFrom: inputs.inlineFrom ?? decisions['inline-from'],
  };
  return {
    blocking: blockingRules(decisions, {
      advisory: reviewersWith(reviewers, ({ advisory }) => advisory === 'all'),
      challengers: reviewersWith(reviewers, ({ role }) => role === 'challenger'),
    }),
    advisoryClaims: reviewersWith(reviewers, ({ advisory }) => advisory !== 'none'),
    abortOn: decisions['abort-on'],
    acceptPartial: decisions['partial-coverage'] === 'accept',
    failOn: file === undefined ? asked.failOn : stricterFailOn(asked.failOn, decisions['fail-on']),
    approve: file !== undefined && decisions.approve && inputs.approve !== false,
    enforce: decisions.enforce,
    drafts: decisions.drafts,
    maxComments:
      file === undefined ? asked.maxComments : Math.min(asked.maxComments, decisions['max-comments']),
    inlineFrom:
      file === undefined ? asked.inlineFrom : lessSevere(asked.inlineFrom, decisions['inline-from']),
    acceptRefused: decisions.refused,
    humanLanes: decisions['human-lanes'],
    requestOwners: decisions['request-owners'],
    suppress: decisions.suppress,
    waivedBy: decisions['waived-by'],
    linkHosts: decisions['link-hosts'],
    reviewers,
    verifiers,
    oversized: oversizedPolicy({ evidence, reviewers }),
    contract: file === undefined || inputs.contract === 'strict' ? inputs.contract : undefined,
    ignoredPaths: paths.ignore,
    adjudicator: merge?.adjudicator,
    hygiene,
    concurrency,
  };
}

/** The same where the workflow forces one format on every document, and so on what every reviewer is asked for. */
export function withFormat(policy: EffectivePolicy, format: string | undefined): EffectivePolicy {
  if (format === undefined) return policy;
  const reviewers = Object.entries(policy.reviewers).map(([id, each]) => [id, { ...each, format }] as const);
  return { ...policy, reviewers: Object.fromEntries(reviewers) };
}

/** What holds for a reviewer; one that the policy does not name is as the defaults have it. */
export function reviewerPolicy({ reviewers }: EffectivePolicy, id: string): ReviewerPolicy {
  return (Object.hasOwn(reviewers, id) ? reviewers[id] : undefined) ?? defaultReviewer;
}
