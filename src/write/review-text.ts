import { questionKeys } from '../memory/memory.ts';
import type { ReviewMark } from '../model/mark.ts';
import { sha256 } from '../model/sha256.ts';
import { tallyReviewers } from '../policy/tally.ts';
import { isSettled } from '../policy/weight.ts';
import type { StillOpen } from './earlier-findings-text.ts';
import type { Placed } from './placement.ts';
import { renderReviewBody } from './review-body.ts';
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

function hasComment({ placement }: Placed): boolean {
  return placement.place === 'inline' || placement.place === 'file';
}

interface ReviewText {
  readonly body: string;
  /** Of what the text says. */
  readonly digest: string;
}

/** The body of a review with that mark: a new one, or the newest as it would be today. */
export function reviewText(
  input: ReviewInput,
  mark: Pick<ReviewMark, 'key' | 'event' | 'comments' | 'questions'>,
  placed: readonly Placed[],
): ReviewText {
  const { decision, refused, coverage, document, reconciled, render, weightOf, heard } = input;
  const shown = published(placed);
  const fromBefore = openFromBefore(input);
  const settled = [...reconciled.closing, ...reconciled.closed];
  const listed = {
    comments: [
      ...shown.filter(hasComment).map(({ finding }) => finding.id),
      ...fromBefore
        .filter(({ entry }) => entry.shownAt.in === 'thread')
        .map(({ entry }) => entry.remembered.id),
    ].sort(),
    here: [
      ...shown.filter((each) => !hasComment(each)).map(({ finding }) => finding.id),
      ...fromBefore
        .filter(({ entry }) => entry.shownAt.in !== 'thread')
        .map(({ entry }) => entry.remembered.id),
      // Of these a rerun does not know that the review had no room for them.
      ...placed.filter(({ placement }) => placement.reason === 'no-room').map(({ finding }) => finding.id),
    ].sort(),
    settled: settled.map((entry) => entry.remembered.id).sort(),
  };
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
  const digest = sha256(JSON.stringify([...said, render.head, listed])).slice(0, 8);
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
      settled,
      tallies,
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
  const comments = placed.filter(hasComment).length;
  return reviewText(input, { key, event: decision.event, comments, questions }, placed).body;
}
