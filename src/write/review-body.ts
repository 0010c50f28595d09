import type { BlockContent } from 'mdast';
import type { AppliedCommands } from '../comments/apply-commands.ts';
import type { EarlierFinding } from '../comments/ledger.ts';
import { fitToBudget } from '../markdown/fit-markdown.ts';
import { codeSpan, heading, paragraph, text } from '../markdown/markdown-nodes.ts';
import { plainText } from '../markdown/untrusted-markdown.ts';
import { counted } from '../model/counted.ts';
import type { RefusedFinding } from '../model/ingest-report.ts';
import type { Coverage } from '../model/manifest.ts';
import type { ReviewMark } from '../model/mark.ts';
import type { SourceDocument } from '../model/review-document.ts';
import type { Decision } from '../policy/decision.ts';
import type { ReviewerTally } from '../policy/tally.ts';
import { type StillOpen, settledSections, stillOpenSections } from './earlier-findings-text.ts';
import { type EvidencePage, evidenceSection } from './evidence-text.ts';
import { reviewFooter } from './footer.ts';
import { decisionsOfPeople, howToComplete, proposedPolicyNotice, scopeNotice } from './notices-text.ts';

import type { Placed } from './placement.ts';
import { refusedSections } from './refused-text.ts';
import type { RenderContext } from './render-context.ts';
import {
  type BodySection,
  findingSections,
  findingsIn,
  notReadSection,
  questionSection,
} from './review-body-sections.ts';
import { reviewerLine, tallyWords } from './reviewer-table.ts';
import { headline, nextStep, situationOf, type WeightOf } from './verdict-words.ts';

export interface ReviewBody {
  readonly decision: Decision;
  /** Findings that this review publishes, worst first; withheld ones are not shown. */
  readonly placed: readonly Placed[];
  /** What each of them does to the verdict: those that weigh alike stand together. */
  readonly weightOf: WeightOf;
  readonly refused: readonly RefusedFinding[];
  readonly coverage: Coverage;
  /** What it takes to complete the review, one step each. */
  readonly stepsToComplete: readonly string[];
  readonly documents: readonly Pick<SourceDocument, 'reviewer' | 'questions'>[];
  /** Open findings of earlier reviews, repeated or not. */
  readonly stillOpen: readonly StillOpen[];
  /** Findings of earlier reviews that are settled. */
  readonly settled: readonly EarlierFinding[];
  /** Owners of the change as CODEOWNERS has them, where a human has to look and policy says to ask them. */
  readonly owners?: readonly string[] | undefined;
  readonly tallies: readonly ReviewerTally[];
  readonly evidence?: EvidencePage | undefined;
  /** What people decided. */
  readonly heard: Pick<AppliedCommands, 'refusals' | 'waivers'>;
  /** By which the review is found again. */
  readonly mark: Pick<ReviewMark, 'key' | 'event' | 'digest' | 'comments' | 'questions'>;
}

/** All that most people read: the verdict, what to do now, and whether policy changes. */
function lead(body: ReviewBody, context: RenderContext): BlockContent[] {
  const { decision, placed, stillOpen, documents, weightOf, owners = [] } = body;
  const { humans, ...state } = situationOf(
    placed.map(({ finding }) => finding),
    weightOf,
  );
  const toDo = nextStep(
    decision,
    {
      ...state,
      humans: owners.length === 0 ? humans : 0,
      earlier: stillOpen.length,
      questions: documents.flatMap(({ questions }) => questions).length,
    },
    context,
  );
  return [
    heading(2, ...plainText(headline(decision, context), context)),
    paragraph(...toDo),
    ...howToComplete(body.stepsToComplete),
    ...ownersNotice(body),
    ...scopeNotice(context),
    ...proposedPolicyNotice(context),
  ];
}

/** As code, so that no one is mentioned: GitHub notifies those whose review is requested. */
function ownersNotice({ owners = [] }: ReviewBody) {
  if (owners.length === 0) return [];
  const named = owners
    .slice(0, 20)
    .flatMap((owner, index) => [...(index === 0 ? [] : [text(', ')]), codeSpan(owner)]);
  return [paragraph(text('A human has to look. Owners of this change: '), ...named, text('.'))];
}

/**
 * The body of a review, at most 60,000 bytes: the verdict and what to do, what blocks, then the rest by weight, what is
 * open from before, and the reviewers. Findings with a comment of their own are one line here; the others are shown in
 * full. What later runs need is never cut; detail is left out before findings, and the text says how much was.
 */
export function renderReviewBody(body: ReviewBody, context: RenderContext): string {
  const { decision, evidence, tallies } = body;
  const { head, toolKey: tool } = context;
  const mark = { kind: 'review', tool, head, shrunk: false, ...body.mark } as const;
  const refusalsAccepted = decision.incomplete.every(({ code }) => code !== 'FINDINGS_REFUSED');
  const reviewers = () => reviewerLine(tallies, (tally) => [text(tallyWords(tally))]);
  const sections: readonly BodySection[] = [
    { variants: [() => lead(body, context)], priority: 1000 },
    ...findingSections(body.placed, body.weightOf, context),
    ...stillOpenSections(body.stillOpen, context),
    ...settledSections(body.settled, context),
    ...questionSection(body.documents, context),
    { variants: [() => decisionsOfPeople(body.heard, decision, context)], priority: 60 },
    ...refusedSections(body.refused, refusalsAccepted, context),
    ...notReadSection(body.coverage),
    { variants: [reviewers, () => []], priority: 4 },
    ...(evidence === undefined ? [] : [evidenceSection(evidence, context)]),
  ];
  return fitToBudget({
    sections,
    notice: ({ hidden, shortened }) => {
      return [
        paragraph(
          text(
            `Cut to fit: ${counted(findingsIn(hidden), 'finding')} not shown and ${findingsIn(shortened)} shortened. The job summary has them all.`,
          ),
        ),
      ];
    },
    footer: ({ hidden }) => reviewFooter({ ...mark, hidden: findingsIn(hidden) }, context),
  });
}

/**
 * A review's text while it is a draft: a last line names the run, so that runs which say the same never take over
 * each other's draft. Submitting replaces the text, so no run id is ever published.
 */
export function draftBody(body: string, runKey: string): string {
  return `${body}\n<sub>draft of run ${runKey.replace(/[^\w.-]/g, '-')}</sub>\n`;
}
