import type { IngestReport } from '../../domain/ingest-report.ts';
import type { Heard } from '../../domain/people/heed.ts';
import type { Placed } from '../../domain/placement/placement.ts';
import type { SourceDocument } from '../../domain/review-document.ts';
import type { Decision } from '../../domain/verdict/decision.ts';
import type { RenderContext } from '../context.ts';
import { codeSpan, details, heading, list, paragraph, text } from '../markdown/build.ts';
import { fitToBudget, type Section } from '../markdown/fit.ts';
import { serialize } from '../markdown/serialize.ts';
import { markdownText, plainText } from '../markdown/untrusted.ts';
import { type EvidencePage, evidenceReport } from '../passages/evidence.ts';
import { classification, explanation, placeOf, seenBy, titleOf } from '../passages/finding.ts';
import { howToComplete } from '../passages/incomplete.ts';
import { partNotice } from '../passages/part-words.ts';
import { peopleSection } from '../passages/people.ts';
import { whereabouts } from '../passages/place-words.ts';
import { proposedPolicyNotice } from '../passages/proposed-policy.ts';
import { refusedList } from '../passages/refused.ts';
import { aloneNotice, type ReviewerPage, reviewerTable } from '../passages/reviewer-table.ts';
import { headline, nextStep, situationOf } from '../passages/verdict-words.ts';
import { groupByWeight, type WeightOf } from '../passages/weight-groups.ts';

export interface ReportInput {
  readonly decision: Decision;
  readonly placed: readonly Placed[];
  readonly weightOf: WeightOf;
  readonly reviewers: ReviewerPage;
  /** What it takes to complete the review, one step each; empty in a worktree, whose own page says it. */
  readonly stepsToComplete: readonly string[];
  readonly documents: readonly Pick<SourceDocument, 'reviewer' | 'summary'>[];
  readonly report: IngestReport;
  /** What people said. */
  readonly heard: Heard;
  readonly evidence?: EvidencePage;
}

function reasonOf({ reason }: { readonly reason: string }, context: RenderContext) {
  return plainText(reason, { ...context, maxBytes: 600 });
}

function findingSection(placed: Placed, context: RenderContext): Section {
  const { finding, placement } = placed;
  const where = finding.locations.map((location) => [paragraph(placeOf(location, context))]);
  const summary = [...classification(finding, context), text(' · '), ...titleOf(finding, context)];
  const why = finding.suppressed === undefined ? [] : [text(': '), ...reasonOf(finding.suppressed, context)];
  const place = paragraph(
    codeSpan(finding.id),
    text(` ${whereabouts(finding, placement.reason)}`),
    ...why,
    text(` · ${seenBy(context.reviewersOf(finding))}`),
  );
  const full = details(summary, [
    place,
    ...(where.length === 0 ? [] : [list(where)]),
    ...explanation(finding, context),
  ]);
  return { variants: [[full], [details(summary, [place])]], priority: 10 };
}

function refusedSections(report: IngestReport, context: RenderContext): Section[] {
  if (report.refused.length === 0) return [];
  const title = heading(3, text(`Refused (${report.refused.length})`));
  return [{ variants: [[title, refusedList(report.refused, context)], [title]], priority: 20 }];
}

/** What reviewers say of the change as a whole; nothing of it counts. */
function summarySections(documents: ReportInput['documents'], context: RenderContext): Section[] {
  return documents.flatMap(({ reviewer, summary = '' }) =>
    summary.trim() === ''
      ? []
      : [
          {
            variants: [
              [details([text('In the words of '), codeSpan(reviewer)], markdownText(summary, context))],
              [],
            ] as const,
            priority: 9,
          },
        ],
  );
}

function noteSections({ notes }: IngestReport, context: RenderContext): Section[] {
  if (notes.length === 0) return [];
  const lines = notes.map((note) => [paragraph(...plainText(note, { ...context, maxBytes: 1000 }))]);
  return [{ variants: [[heading(3, text('Notes')), list(lines)]], priority: 20 }];
}

/**
 * The whole result for the job summary and `report.md`: what was decided, who looked, where every finding went and
 * what was refused. `budgetBytes` bounds it; detail is dropped before findings.
 */
export function renderReport(input: ReportInput, context: RenderContext, budgetBytes: number): string {
  const { decision, placed, reviewers, report } = input;
  const lead: Section = {
    variants: [
      [
        heading(2, ...plainText(headline(decision, context.part), context)),
        paragraph(
          ...nextStep(
            decision,
            {
              ...situationOf(
                placed.map(({ finding }) => finding),
                input.weightOf,
              ),
              part: context.part,
            },
            context,
          ),
        ),
        ...howToComplete(input.stepsToComplete),
        ...partNotice(context),
        ...proposedPolicyNotice(context),
        ...reviewerTable(reviewers, context),
        ...aloneNotice(reviewers),
        ...peopleSection(input.heard, input.decision, context),
      ],
    ],
    priority: 1000,
  };
  const groups = groupByWeight(placed, ({ finding }) => input.weightOf(finding));
  const findings = groups.flatMap(({ title, items }): readonly Section[] => [
    { variants: [[heading(3, text(title))]], priority: 30 },
    ...items.map((each) => findingSection(each, context)),
  ]);
  const { blocks } = fitToBudget({
    sections: [
      lead,
      ...findings,
      ...refusedSections(report, context),
      ...summarySections(input.documents, context),
      ...noteSections(report, context),
      ...(input.evidence === undefined ? [] : [evidenceReport(input.evidence, context)]),
    ],
    notice: ({ hidden, shortened }) => [
      paragraph(
        text(`Cut to fit: ${hidden.length} parts are not shown and ${shortened.length} are shortened.`),
      ),
    ],
    budgetBytes,
  });
  return serialize(blocks);
}
