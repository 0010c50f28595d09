import { questionKeys } from '../memory/memory.ts';
import { tallyReviewers } from '../model/ingest-report.ts';
import type { ReviewMark } from '../model/mark.ts';
import { sha256 } from '../model/text.ts';
import { isSettled } from '../policy/weight.ts';
import type { OpenFinding } from './open-findings-text.ts';
import { hasComment, type Placed } from './placement.ts';
import { renderReviewBody } from './review-body.ts';
import { published, type ReviewInput } from './review-input.ts';

/** Findings of this review, then earlier ones that are neither settled nor accepted. */
function openFindings(input: ReviewInput, placed: readonly Placed[]): readonly OpenFinding[] {
  const { reconciled, weightOf, decision } = input;
  const { findings, continued, stillOpen } = reconciled;
  const published = placed.map((each) => ({
    finding: each.finding,
    reason: each.placement.reason,
    weight: weightOf(each.finding),
    hasComment: hasComment(each),
  }));
  const repeated = findings.flatMap((finding) => {
    const earlier = continued.get(finding.fingerprint);
    if (earlier === undefined || isSettled(finding)) return [];
    return [{ finding, earlier, weight: weightOf(finding), hasComment: earlier.shownAt.in === 'thread' }];
  });
  const unrepeated = stillOpen.map((earlier) => ({
    earlier,
    weight: decision.blocking.includes(earlier.remembered.id) ? ('blocking' as const) : ('counts' as const),
    hasComment: earlier.shownAt.in === 'thread',
  }));
  return [...published, ...repeated, ...unrepeated];
}

interface ReviewText {
  readonly body: string;
  /** Digest of the visible text. */
  readonly digest: string;
}

/** The body with this mark, for a new review or an update of the newest one. */
export function reviewText(
  input: ReviewInput,
  mark: Pick<ReviewMark, 'key' | 'event' | 'comments' | 'questions'>,
  placed: readonly Placed[],
): ReviewText {
  const { decision, refused, coverage, document, reconciled, render, commands } = input;
  const open = openFindings(input, published(placed));
  const settled = [...reconciled.closing, ...reconciled.closed];
  const ids = (findings: readonly OpenFinding[]) =>
    findings.flatMap(({ finding, earlier }) => earlier?.remembered.id ?? finding?.id ?? []);
  const listed = {
    comments: ids(open.filter((each) => each.hasComment)).sort(),
    here: [
      ...ids(open.filter((each) => !each.hasComment)),
      // A rerun does not know that the review had no room for these.
      ...placed.filter(({ placement }) => placement.reason === 'no-room').map(({ finding }) => finding.id),
    ].sort(),
    settled: settled.map(({ remembered }) => remembered.id).sort(),
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
    commands.refusals,
    commands.waivers,
  ];
  const digest = sha256(JSON.stringify([...said, render.head, listed])).slice(0, 8);
  const body = renderReviewBody(
    {
      decision,
      open,
      refused,
      coverage,
      stepsToComplete: input.stepsToComplete,
      documents: document.documents,
      evidence: input.evidence,
      owners: input.owners?.named,
      settled,
      tallies,
      commands,
      mark: { ...mark, digest },
    },
    render,
  );
  return { body, digest };
}

/** The body as submitted; `placed` may have changed after the draft if GitHub placed fewer comments. */
export function reviewBody(input: ReviewInput, key: string, placed: readonly Placed[]): string {
  const { decision, document } = input;
  const questions = questionKeys(document.documents);
  const comments = placed.filter(hasComment).length;
  return reviewText(input, { key, event: decision.event, comments, questions }, placed).body;
}
