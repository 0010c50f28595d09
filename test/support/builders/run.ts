import type { RenderContext } from '../../../src/decide/render-context.ts';
import type { Manifest } from '../../../src/model/manifest.ts';
import { toolKey } from '../../../src/model/mark.ts';
import type { ReviewDocument, SourceDocument } from '../../../src/model/review-document.ts';
import type { Reviewer, ReviewerOutcome } from '../../../src/model/reviewer.ts';
import { sha256 } from '../../../src/model/text.ts';
import type { Waiver } from '../../../src/policy/completeness.ts';
import type { Decision, DecisionInput } from '../../../src/policy/decision.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { Policy } from '../../../src/policy/policy.ts';
import type { Settings } from '../../../src/policy/settings.ts';
import { builder } from './builder.ts';

export const headCommit = '1'.repeat(40);
export const baseCommit = '2'.repeat(40);
export const nextCommit = '3'.repeat(40);
export const checkName = 'pr-verdict';

export const buildReviewer = builder<Reviewer>({
  id: 'claude',
  kind: 'ai',
  role: 'primary',
  required: true,
  outcome: { state: 'reviewed' },
});

/** Of files that could not be read. */
export const buildWaiver = builder<Waiver>({
  subject: 'coverage',
  reason: 'generated',
  by: 'ada',
  at: '2026-01-01T00:00:00Z',
  url: 'https://github.com/c/1',
  selfAccepted: false,
});

/** Every outcome there is, with a reason where it has one. */
export const outcomes: readonly ReviewerOutcome[] = [
  { state: 'reviewed' },
  { state: 'needs_input' },
  { state: 'invalid', reason: 'C1/R1: not JSON' },
  { state: 'unavailable', reason: 'no file matches out.json' },
  { state: 'timed_out', reason: 'after 600 s' },
  { state: 'skipped', reason: 'excluded by base policy' },
  { state: 'blocked', reason: 'the change is too large' },
];

export function buildPolicy(
  policy: Record<string, unknown> = {},
  reviewers: Record<string, unknown> = {},
): Policy {
  return Policy.parse({ version: 1, policy, reviewers });
}

/** A complete review by one reviewer with nothing found, under the defaults without a policy file. */
export const buildDecisionInput = builder<DecisionInput>({
  findings: [],
  reviewers: [buildReviewer()],
  refused: [],
  coverage: { expected: 2, covered: 2, missing: [] },
  policy: { state: 'absent', commit: baseCommit },
  claims: [],
  questions: 0,
  lane: 'green',
  effective: { ...effectivePolicy(undefined, {}), oversized: 'block' },
});

export const buildDecision = builder<Decision>({
  verdict: 'PASS',
  soFar: 'PASS',
  event: 'COMMENT',
  incomplete: [],
  blocking: [],
  late: [],
  blockingBySeverity: {},
  tightenedBy: [],
  waived: [],
  approvedBy: [],
});

export const buildManifest = builder<Manifest>({
  schemaVersion: 1,
  source: 'github',
  repository: { owner: 'octo', name: 'shop', serverUrl: 'https://github.com' },
  pullRequest: {
    number: 7,
    nodeId: 'PR_7',
    title: 'Apply the timeout',
    description: '',
    url: 'https://github.com/octo/shop/pull/7',
    author: 'ada',
    state: 'open',
    draft: false,
    locked: false,
    fork: false,
    labels: [],
    baseRef: 'main',
    headRef: 'timeout',
    changedFiles: 2,
  },
  commits: { head: headCommit, base: baseCommit, mergeBase: baseCommit },
  mode: 'full',
  workingDirectory: { state: 'head', commit: headCommit, differing: [] },
  policy: { state: 'absent', commit: baseCommit },
  coverage: { expected: 2, covered: 2, missing: [] },
  unknown: [],
  files: [],
  fetchedAt: '2026-01-01T00:00:00.000Z',
});

export const buildSourceDocument = builder<SourceDocument>({
  reviewer: 'claude',
  format: 'review-output',
  sha256: sha256('document'),
  claims: {},
  questions: [],
  native: [],
});

export const buildReviewDocument = builder<ReviewDocument>({
  schemaVersion: 1,
  head: headCommit,
  reviewers: [buildReviewer()],
  documents: [buildSourceDocument()],
  findings: [],
});

export const buildRenderContext = builder<RenderContext>({
  redact: (text) => text,
  linkHosts: new Set(['github.com']),
  repository: { owner: 'octo', name: 'shop', serverUrl: 'https://github.com' },
  head: headCommit,
  formerPlace: () => undefined,
  toolKey: toolKey(checkName),
  acceptances: [],
});

export const buildSettings = builder<Settings>({
  stage: 'run',
  mode: 'full',
  target: 'github',
  findings: [{ glob: 'claude.json' }],
  reviewers: [],
  config: '.github/pr-verdict.yml',
  pathPrefix: '',
  scope: { kind: 'changeset' },
  checkName,
  gate: 'check',
  stepResult: 'verdict',
  policyInputs: {},
  resolveThreads: false,
  dryRun: false,
});
