import type { Facts, KnownJudged } from '../comments/accept-findings.ts';
import type { AppliedCommands } from '../comments/judge-requests.ts';
import type { Diff } from '../diff/hunk.ts';
import type { Memory } from '../memory/memory.ts';
import type { Rechecked, Reconciled } from '../memory/reconcile.ts';
import type { Completed } from '../model/completion.ts';
import type { Conversation } from '../model/conversation.ts';
import type { EvidencePack } from '../model/evidence-pack.ts';
import type { Since } from '../model/files.ts';
import type { Finding } from '../model/finding.ts';
import type { IngestReport, ReviewerTally } from '../model/ingest-report.ts';
import type { KeptChecks } from '../model/known-finding.ts';
import type { Manifest } from '../model/manifest.ts';
import type { ReviewDocument } from '../model/review-document.ts';
import type { Decision } from '../policy/decision.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { Settings } from '../policy/settings.ts';
import type { Weight } from '../policy/weight.ts';
import type { ReviewerResult } from '../review-directory/reviewer-results.ts';
import type { RenderContext } from './render-context.ts';

/** What the files of a run say, of this run and of earlier ones. */
export interface RunFiles {
  readonly settings: Settings;
  readonly manifest: Manifest;
  /** From the merge base to the head. */
  readonly diff: Diff;
  readonly document: ReviewDocument;
  readonly report: IngestReport;
  readonly effective: EffectivePolicy;
  /** Undefined for a worktree, and where the conversation could not be read. */
  readonly conversation: Conversation | undefined;
  /** The evidence pack, if `fetch` wrote one. */
  readonly evidence: EvidencePack | undefined;
  /** Results of the reviewers that this run started; those about another change are left out. */
  readonly started: readonly ReviewerResult[];
  /** The memory in this instance's checks; undefined when it writes none. */
  readonly kept: KeptChecks | undefined;
  /** Changes of files with open findings since the heads at which those were reported. */
  readonly since: readonly Since[];
  /** What reviewers had completed before, and what changed since. */
  readonly completed: Completed;
  /** Number of changed files that policy ignores. */
  readonly ignored: number | undefined;
}

/**
 * All that is known about a run, and the decision on it. `write`, `gate`, every page and `explain` are made of this
 * one value, so that they agree.
 */
export interface Run extends RunFiles {
  /** Findings have the ids under which they were first published, and the status of the decision. */
  readonly document: ReviewDocument;
  /** With notes about suppressed findings of earlier runs. */
  readonly report: IngestReport;
  /** What earlier runs knew. */
  readonly memory: Memory;
  /** This run's findings compared with those of earlier runs, after people's decisions. */
  readonly reconciled: Reconciled;
  /** Facts and findings before people's commands are applied: a later run can decide again from them. */
  readonly facts: Facts;
  readonly judged: readonly KnownJudged[];
  /** People's commands and their results. */
  readonly commands: AppliedCommands;
  /** The judged findings after people's commands were applied. */
  readonly weighed: readonly KnownJudged[];
  readonly decision: Decision;
  /** A finding's effect on the verdict under this policy. */
  readonly weightOf: (finding: Finding) => Weight;
  /** Reviewers and the outcome of their findings. */
  readonly tallies: readonly ReviewerTally[];
  /** Results for findings marked as fixed; undefined if none was checked again. */
  readonly rechecked: Rechecked | undefined;
  /** What texts about this run may link to and must redact. */
  readonly render: RenderContext;
}
