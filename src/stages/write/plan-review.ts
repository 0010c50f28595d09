import type { Finding } from '../../domain/finding.ts';
import type { RefusedFinding } from '../../domain/ingest-report.ts';
import type { Coverage } from '../../domain/manifest.ts';
import { isDismissedDemand } from '../../domain/memory/dismissal.ts';
import { partKey, type ReviewMark } from '../../domain/memory/mark.ts';
import type { Memory, OwnReview } from '../../domain/memory/memory.ts';
import { questionKeys } from '../../domain/memory/question-keys.ts';
import type { Reconciled } from '../../domain/memory/reconcile.ts';
import { rememberedState } from '../../domain/memory/remembered-state.ts';
import type { Placed, Placement } from '../../domain/placement/placement.ts';
import type { OwnersRequest } from '../../domain/publishing/owners-request.ts';
import type { DraftComment, DraftRequest, FileThread, Plan, Step } from '../../domain/publishing/plan.ts';
import type { ReviewDocument } from '../../domain/review-document.ts';
import { isAtLeast, type Severity } from '../../domain/severity.ts';
import { sha256 } from '../../domain/sha256.ts';
import type { Decision } from '../../domain/verdict/decision.ts';
import { tallyReviewers } from '../../domain/verdict/tally.ts';
import { isSettled } from '../../domain/verdict/weight.ts';
import { renderComment } from '../../render/comment/comment.ts';
import type { RenderContext } from '../../render/context.ts';
import type { EvidencePage } from '../../render/passages/evidence.ts';
import type { WeightOf } from '../../render/passages/weight-groups.ts';
import { draftBody } from '../../render/review-body/draft-body.ts';
import type { StillOpen } from '../../render/review-body/earlier.ts';
import { renderReviewBody } from '../../render/review-body/review-body.ts';
import {
  requestOwners,
  settle,
  shrinkAll,
  shrinkOlder,
  withdrawApprovals,
  withdrawDemands,
} from './plan-upkeep.ts';

export interface ReviewInput {
  readonly target: Plan['target'];
  /** Distinguishes this run from every other. */
  readonly runKey: string;
  readonly decision: Decision;
  readonly document: ReviewDocument;
  readonly placed: readonly Placed[];
  readonly refused: readonly RefusedFinding[];
  readonly memory: Memory;
  readonly reconciled: Reconciled;
  /** Whether threads of closed findings are resolved. */
  readonly resolveThreads: boolean;
  readonly inlineFrom: Severity;
  /** Changed files that could not be read. */
  readonly coverage: Coverage;
  /** Lines that a comment may offer as a replacement; undefined where none may be offered. */
  readonly suggest: (finding: Finding, placement: Placement) => readonly string[] | undefined;
  /** What a finding does to the verdict under this run's policy. */
  readonly weightOf: WeightOf;
  /** Owners of the change, where a human has to look and policy says to ask them. */
  readonly owners?: OwnersRequest;
  readonly render: RenderContext;
  readonly evidence?: EvidencePage;
}

/** A review before it is cut into steps: what `review.json` and the receipt are made from. */
export interface PlannedReview {
  readonly plan: Plan;
  /** Undefined when nothing is to be posted. */
  readonly request?: DraftRequest;
}

function published(placed: readonly Placed[]): readonly Placed[] {
  return placed.filter(({ placement }) => placement.place !== 'withheld');
}

/** The same words about the same head have the same key, so a run that repeats itself finds what it said. */
function reviewKey(input: ReviewInput): string {
  const { decision, placed, refused, document, render } = input;
  const parts = [
    render.toolKey,
    render.head,
    decision,
    published(placed).map(({ finding, placement }) => [finding.fingerprint, placement]),
    refused.map(({ reviewer, pointer, problems }) => [reviewer, pointer, problems]),
    document.documents.map(({ reviewer, questions }) => [reviewer, questions]),
    ...(render.part === undefined ? [] : [render.part]),
  ];
  return sha256(JSON.stringify(parts)).slice(0, 16);
}

/** A finding that nobody was told of and that is worth a review of its own; lesser ones wait for the next. */
function isNews({ finding }: Placed, { decision, inlineFrom }: ReviewInput): boolean {
  return isAtLeast(finding.severity, inlineFrom) || decision.blocking.includes(finding.id);
}

/** Whether somebody asks what no review of ours has asked yet. */
function asksAnew({ document, memory }: ReviewInput): boolean {
  const asked = new Set(memory.reviews.flatMap(({ mark }) => mark.questions));
  return questionKeys(document.documents).some((key) => !asked.has(key));
}

/** Whether the last review asked for the same; a dismissed demand is not repeated as a mere comment either. */
function isEventOf({ event, blocking }: Decision, last: OwnReview | undefined): boolean {
  if (event === 'COMMENT' && blocking.length > 0 && last !== undefined && isDismissedDemand(last))
    return true;
  return event === (last?.mark.event ?? 'COMMENT');
}

function partOf({ part }: RenderContext): string | undefined {
  return part && partKey(part.name);
}

/** The newest review of the same part, or of the whole: what others asked for is theirs to ask. */
function lastOfItsKind({ memory, render }: ReviewInput): OwnReview | undefined {
  const part = partOf(render);
  return memory.reviews.findLast(({ mark }) => mark.part === part);
}

/** Why nothing is posted (design section 7, "Quiet"); undefined when there is something to say. */
function reasonForQuiet(input: ReviewInput, key: string): string | undefined {
  const { decision, memory } = input;
  if (memory.reviews.some(({ mark }) => mark.key === key)) return 'this review is already published';
  if (published(input.placed).some((placed) => isNews(placed, input))) return undefined;
  if (asksAnew(input)) return undefined;
  if (decision.verdict === null) return 'this review is not complete and has nothing new to say';
  if (isEventOf(decision, lastOfItsKind(input))) return 'there is nothing new to say';
  return undefined;
}

function draftComment({ finding, placement }: Placed, { render, suggest }: ReviewInput): DraftComment[] {
  if (placement.place !== 'inline') return [];
  const { path, side, line, startLine } = placement;
  const range = startLine === undefined ? {} : { start_line: startLine, start_side: side };
  const body = renderComment({ finding, placement, suggestion: suggest(finding, placement) }, render);
  return [{ path, body, line, side, ...range }];
}

function fileThread({ finding, placement }: Placed, render: RenderContext): FileThread[] {
  if (placement.place !== 'file') return [];
  return [
    { key: finding.fingerprint, path: placement.path, body: renderComment({ finding, placement }, render) },
  ];
}

/** Findings of earlier reviews that nobody settled, refused or suppressed. */
function openFromBefore({ reconciled }: ReviewInput): readonly StillOpen[] {
  const { findings, continued, stillOpen } = reconciled;
  const repeated = findings.flatMap((finding) => {
    const entry = continued.get(finding.fingerprint);
    return entry === undefined || isSettled(finding) ? [] : [{ entry, finding }];
  });
  return [...repeated, ...stillOpen.map((entry) => ({ entry }))];
}

interface Text {
  readonly body: string;
  /** Of what the text says is so. */
  readonly digest: string;
}

function textOf(
  input: ReviewInput,
  mark: Pick<ReviewMark, 'key' | 'event' | 'questions' | 'part'>,
  placed: readonly Placed[],
): Text {
  const { decision, refused, coverage, document, reconciled, render, weightOf } = input;
  const { toolKey: tool, head, reviewersOf } = render;
  const shown = published(placed);
  const fromBefore = openFromBefore(input);
  const state = rememberedState({ tool, head, reviewersOf, placed: shown, reconciled });
  const open = [
    ...shown.map(({ finding }) => finding.id),
    ...fromBefore.map(({ entry }) => entry.mark.id),
  ].sort();
  const digest = sha256(JSON.stringify([decision.verdict, decision.soFar, open, state])).slice(0, 8);
  const body = renderReviewBody(
    {
      decision,
      placed: shown,
      weightOf,
      refused,
      coverage,
      documents: document.documents,
      evidence: input.evidence,
      owners: input.owners?.named,
      stillOpen: fromBefore,
      settled: [...reconciled.closing, ...reconciled.closed],
      tallies: tallyReviewers({ ...document, refused }),
      state,
      mark: { ...mark, digest },
    },
    render,
  );
  return { body, digest };
}

/** The body as it is submitted; `placed` may have changed since the draft, where GitHub placed less than asked. */
export function reviewBody(input: ReviewInput, key: string, placed: readonly Placed[]): string {
  const { decision, document } = input;
  const questions = questionKeys(document.documents);
  return textOf(input, { key, event: decision.event, questions, part: partOf(input.render) }, placed).body;
}

/**
 * Without a new review the newest one is brought up to date, unless what it says is so. What a review of something
 * else says, a part does not rewrite.
 */
function bringUpToDate(input: ReviewInput): readonly Step[] {
  const newest = input.memory.reviews.at(-1);
  if (newest === undefined || newest.mark.shrunk) return [];
  const part = partOf(input.render);
  if (part !== undefined && newest.mark.part !== part) return [];
  const { body, digest } = textOf(input, newest.mark, input.placed);
  if (digest === newest.mark.digest) return [];
  return [{ do: 'update-review', key: newest.mark.key, nodeId: newest.nodeId, body }];
}

/**
 * Every write of one review, in order, before the first is carried out: the draft with its inline comments, the
 * threads on whole files, and the submission. No steps when there is nothing new to say.
 */
export function planReview(input: ReviewInput): PlannedReview {
  const { decision, render } = input;
  const key = reviewKey(input);
  const base = {
    schemaVersion: 1,
    target: input.target,
    toolKey: render.toolKey,
    head: render.head,
    event: decision.event,
    verdict: decision.verdict,
    key,
  } as const;
  const quiet = reasonForQuiet(input, key);
  const before = withdrawApprovals(input);
  const after = [...withdrawDemands(input), ...settle(input), ...requestOwners(input)];
  if (quiet !== undefined) {
    const upkeep = [...bringUpToDate(input), ...shrinkOlder(input)];
    return { plan: { ...base, quiet, steps: [...before, ...after, ...upkeep] } };
  }
  const body = reviewBody(input, key, input.placed);
  const request: DraftRequest = {
    commit_id: render.head,
    body: draftBody(body, input.runKey),
    comments: input.placed.flatMap((placed) => draftComment(placed, input)),
  };
  const threads = input.placed.flatMap((placed) => fileThread(placed, render));
  const steps: Step[] = [
    ...before,
    { do: 'create-draft', key, request },
    ...(threads.length === 0 ? [] : [{ do: 'add-file-threads', key, threads } as const]),
    { do: 'submit-review', key, event: decision.event, body },
    ...after,
    ...shrinkAll(input, { body, comments: published(input.placed).map(({ finding }) => finding.id) }),
  ];
  return { plan: { ...base, steps }, request };
}
