import { isToolFormat } from '../formats/registry.ts';
import { isPartly, type Reviewer, type ReviewerKind, type ReviewerOutcome } from '../model/reviewer.ts';
import { type EffectivePolicy, reviewerPolicy } from '../policy/effective-policy.ts';
import type { Gathered } from './gather.ts';
import type { ReadDocument } from './read-document.ts';

/** Outcome of one document, or of a reviewer without one. */
export interface Report {
  readonly reviewer: string;
  readonly outcome: ReviewerOutcome;
  readonly format?: string | undefined;
  readonly kind?: ReviewerKind | undefined;
  /** Its document comes from a run that the head's author controls. */
  readonly foreign?: true | undefined;
}

/**
 * A reviewer that did not finish explains a partial document, so that comes first. Then a failed document
 * takes precedence over valid ones of the same reviewer.
 */
const worstFirst: readonly ReviewerOutcome['state'][] = [
  'timed_out',
  'unavailable',
  'invalid',
  'blocked',
  'needs_input',
  'reviewed',
  'skipped',
];

const leftNothing: ReviewerOutcome = { state: 'unavailable', reason: 'it left no document' };

/** A foreign document is not a review of ours: it satisfies nothing, closes nothing and allows nothing. */
function outcomeOf(worst: ReviewerOutcome | undefined, isForeign: boolean): ReviewerOutcome {
  if (worst === undefined) return leftNothing;
  if (!isForeign || worst.state === 'invalid') return worst;
  return { state: 'unavailable', reason: 'its document comes from another run, so it only adds findings' };
}

function toReviewer(id: string, reports: readonly Report[], effective: EffectivePolicy): Reviewer {
  const { kind, role, required } = reviewerPolicy(effective, id);
  const isForeign = reports.length > 0 && reports.every(({ foreign }) => foreign);
  const [worst] = [...reports].sort(
    (a, b) =>
      worstFirst.indexOf(a.outcome.state) - worstFirst.indexOf(b.outcome.state) ||
      Number(isPartly(b)) - Number(isPartly(a)) ||
      Number(a.foreign === true) - Number(b.foreign === true),
  );
  const reported = reports.find((report) => report.kind !== undefined)?.kind;
  const isTool = reports.some(({ format }) => format !== undefined && isToolFormat(format));
  return {
    id,
    kind: kind ?? reported ?? (isTool ? 'tool' : 'ai'),
    role,
    required: required && (!isForeign || Object.hasOwn(effective.reviewers, id)),
    outcome: outcomeOf(worst?.outcome, worst?.foreign === true),
  };
}

/**
 * All reviewers that answered, were named, or are configured, by id. A configured reviewer without a document
 * is unavailable, so its absence never counts as clean.
 */
export function reviewersFrom(reports: readonly Report[], effective: EffectivePolicy): readonly Reviewer[] {
  const ids = new Set([...Object.keys(effective.reviewers), ...reports.map(({ reviewer }) => reviewer)]);
  return [...ids].sort().map((id) =>
    toReviewer(
      id,
      reports.filter(({ reviewer }) => reviewer === id),
      effective,
    ),
  );
}

/** The outcome of a reviewer's documents, combined with what kept it from answering. */
export function reportsOf(
  documents: readonly ReadDocument[],
  { absent, results = [] }: Gathered,
): readonly Report[] {
  return [
    ...results.map(({ reviewer, outcome, outputs, kind }) => ({
      reviewer,
      outcome: outcome.state === 'reviewed' && outputs.length === 0 ? leftNothing : outcome,
      kind,
    })),
    ...documents.map(({ gathered, state, outcome }) => ({
      reviewer: gathered.reviewer,
      outcome: state,
      format: outcome?.format,
      foreign: gathered.foreign,
    })),
    ...absent.map(({ reviewer, reason }) => ({
      reviewer,
      outcome: { state: 'unavailable', reason } as const,
    })),
  ];
}
