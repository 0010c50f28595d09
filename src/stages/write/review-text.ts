import type { ReviewMark } from '../../domain/memory/mark.ts';
import { questionKeys } from '../../domain/memory/question-keys.ts';
import { rememberedState } from '../../domain/memory/remembered-state.ts';
import type { Placed } from '../../domain/placement/placement.ts';
import { sha256 } from '../../domain/sha256.ts';
import { tallyReviewers } from '../../domain/verdict/tally.ts';
import { isSettled } from '../../domain/verdict/weight.ts';
import type { StillOpen } from '../../render/review-body/earlier.ts';
import { renderReviewBody } from '../../render/review-body/review-body.ts';
import { published, type ReviewInput } from './review-input.ts';

/** Findings of earlier reviews that nobody settled, refused or suppressed. */
function openFromBefore({ reconciled }: ReviewInput): readonly StillOpen[] {
  const { findings, continued, stillOpen } = reconciled;
  const repeated = findings.flatMap((finding) => {
    const entry = continued.get(finding.fingerprint);
    return entry === undefined || isSettled(finding) ? [] : [{ entry, finding }];
  });
  return [...repeated, ...stillOpen.map((entry) => ({ entry }))];
}

interface ReviewText {
  readonly body: string;
  /** Of what the text says is so. */
  readonly digest: string;
}

/** The body of a review with that mark: a new one, or the newest as it would be today. */
export function reviewText(
  input: ReviewInput,
  mark: Pick<ReviewMark, 'key' | 'event' | 'questions'>,
  placed: readonly Placed[],
): ReviewText {
  const { decision, refused, coverage, document, reconciled, render, weightOf, heard } = input;
  const { toolKey: tool, head, reviewersOf } = render;
  const shown = published(placed);
  const fromBefore = openFromBefore(input);
  const state = rememberedState({ tool, head, reviewersOf, placed: shown, reconciled });
  const open = [
    ...shown.map(({ finding }) => finding.id),
    ...fromBefore.map(({ entry }) => entry.mark.id),
  ].sort();
  const tallies = tallyReviewers({ ...document, refused });
  const { verdict, soFar, incomplete, waived } = decision;
  const said = [
    verdict,
    soFar,
    incomplete,
    waived,
    input.stepsToComplete,
    coverage.missing,
    tallies,
    heard.refusals,
    heard.waivers,
  ];
  const digest = sha256(JSON.stringify([...said, open, state])).slice(0, 8);
  const body = renderReviewBody(
    {
      decision,
      placed: shown,
      weightOf,
      refused,
      coverage,
      stepsToComplete: input.stepsToComplete,
      documents: document.documents,
      evidence: input.evidence,
      owners: input.owners?.named,
      stillOpen: fromBefore,
      settled: [...reconciled.closing, ...reconciled.closed],
      tallies,
      state,
      heard,
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
  return reviewText(input, { key, event: decision.event, questions }, placed).body;
}
