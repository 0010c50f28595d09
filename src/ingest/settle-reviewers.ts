import { isToolFormat } from '../formats/registry.ts';
import { groupBy } from '../model/lists.ts';
import {
  builtInReviewer,
  isPartly,
  type Reviewer,
  type ReviewerKind,
  type ReviewerOutcome,
  reasonOf,
} from '../model/reviewer.ts';
import { type EffectivePolicy, reviewerPolicy } from '../policy/effective-policy.ts';
import { isApp, statedKind } from '../policy/reviewer-policy.ts';
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

/** The run that publishes gives each app a result, so one without is of a stage of its own. */
const unreadHere: ReviewerOutcome = {
  state: 'unavailable',
  reason: reasonOf({ code: 'APP_UNREAD', text: 'only `stage: run` and `stage: publish` read apps' }),
};

function compareReports(a: Report, b: Report): number {
  return (
    worstFirst.indexOf(a.outcome.state) - worstFirst.indexOf(b.outcome.state) ||
    Number(isPartly(b)) - Number(isPartly(a)) ||
    Number(a.foreign === true) - Number(b.foreign === true)
  );
}

/** A foreign document is not a review of ours: it satisfies nothing, closes nothing and allows nothing. */
function outcomeOf({ outcome, foreign }: Report): ReviewerOutcome {
  if (foreign !== true || outcome.state === 'invalid') return outcome;
  return { state: 'unavailable', reason: 'its document comes from another run, so it only adds findings' };
}

/**
 * All reviewers that answered, were named, or are configured, by id. A configured reviewer without a document
 * is unavailable, so its absence never counts as clean.
 */
export function reviewersFrom(reports: readonly Report[], effective: EffectivePolicy): readonly Reviewer[] {
  const byReviewer = groupBy(reports, ({ reviewer }) => reviewer);
  const ids = new Set([...Object.keys(effective.reviewers), ...byReviewer.keys()]);
  return [...ids].sort().map((id) => {
    const policy = reviewerPolicy(effective, id);
    const { format, role, required } = policy;
    const theirs = byReviewer.get(id) ?? [];
    const isForeign = theirs.length > 0 && theirs.every(({ foreign }) => foreign);
    const reported = theirs.find((report) => report.kind !== undefined)?.kind;
    const formats = [format, ...theirs.map((report) => report.format)].flatMap((each) => each ?? []);
    // A further document must not make a model a tool, whose silence settles more.
    const isTool = formats.length > 0 && formats.every(isToolFormat);
    const [worst] = theirs.toSorted(compareReports);
    const absent = isApp(policy) ? unreadHere : leftNothing;
    return {
      id,
      kind: statedKind(policy) ?? reported ?? (isTool ? 'tool' : 'ai'),
      role,
      required: required && (!isForeign || Object.hasOwn(effective.reviewers, id)),
      outcome: worst === undefined ? absent : outcomeOf(worst),
    };
  });
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
      // A program of the head may have written any other result, and a tool's silence settles more.
      kind: reviewer === builtInReviewer ? kind : undefined,
    })),
    ...documents.map(({ gathered: { reviewer, foreign }, state, outcome }) => ({
      reviewer,
      outcome: state,
      format: outcome?.format,
      foreign,
    })),
    ...absent.map(({ reviewer, reason }) => ({
      reviewer,
      outcome: { state: 'unavailable', reason } as const,
    })),
  ];
}
