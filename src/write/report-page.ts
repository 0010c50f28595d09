import type { BlockContent } from 'mdast';
import type { AppliedCommands } from '../comments/apply-commands.ts';
import { fitToBudget, type Section } from '../markdown/fit-markdown.ts';
import { heading, text } from '../markdown/markdown-nodes.ts';
import { brief, bullets, present, say } from '../markdown/phrases.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { IngestReport } from '../model/ingest-report.ts';
import { evidenceReport } from './evidence-text.ts';
import { findingFold } from './finding-text.ts';
import type { LoadedRun } from './load-run.ts';
import { peopleSection } from './notices-text.ts';
import type { RenderContext } from './render-context.ts';
import { refusedSections, reviewersSaySection, type Summary } from './review-body-sections.ts';
import type { ReviewInput } from './review-input.ts';
import { aloneNotice, type ReviewerPage, readReviewerPage, reviewerTable } from './reviewer-table.ts';
import { groupByWeight, priorityOf, summarizeFindings, verdictLead } from './verdict-words.ts';

export interface ReportInput
  extends Pick<ReviewInput, 'decision' | 'placed' | 'weightOf' | 'stepsToComplete' | 'evidence'> {
  readonly reviewers: ReviewerPage;
  readonly documents: readonly Summary[];
  readonly report: IngestReport;
  readonly commands: AppliedCommands;
}

function lead(input: ReportInput, context: RenderContext): BlockContent[] {
  const { decision, reviewers, placed, weightOf } = input;
  const findings = placed.map(({ finding }) => finding);
  return [
    ...verdictLead(input, summarizeFindings(findings, weightOf), context),
    ...reviewerTable(reviewers, context),
    ...aloneNotice(reviewers),
    ...peopleSection(input.commands, decision, context),
  ];
}

/** Each finding in a fold, below the heading of its weight. */
function findingSections({ placed, weightOf }: ReportInput, context: RenderContext): readonly Section[] {
  return groupByWeight(placed, weightOf).flatMap(({ title, weight, items }): readonly Section[] => {
    const folds = items.map(({ finding, placement: { reason } }) => ({
      variants: findingFold({ finding, reason }, context),
      priority: priorityOf(weight, finding.severity),
    }));
    const priority = Math.max(...folds.map((fold) => fold.priority)) + 1;
    return [{ variants: [() => [heading(3, text(title))]], priority }, ...folds];
  });
}

/** Leaves room below the job summary's limit of 1 MiB. */
const reportBudget = 900_000;

/**
 * The complete result for the job summary and `report.md`: decision, reviewers, placement of every finding,
 * refusals. At most `budgetBytes`; detail is cut before findings.
 */
export function renderReport(input: ReportInput, context: RenderContext, budgetBytes = reportBudget): string {
  const { decision, report, evidence } = input;
  const accepted = decision.incomplete.every(({ code }) => code !== 'FINDINGS_REFUSED');
  const notes = report.notes.map((note) => brief(note, context, 1000));
  return fitToBudget({
    sections: present<Section>(
      { variants: [() => lead(input, context)], priority: 1000 },
      findingSections(input, context),
      refusedSections(report.refused, accepted, context),
      reviewersSaySection(input.documents, context),
      notes.length > 0 && { variants: [() => [heading(3, text('Notes')), bullets(notes)]], priority: 20 },
      evidence && evidenceReport(evidence, context),
    ),
    notice: ({ hidden, shortened }) => [
      say`Cut to fit: ${hidden.length} parts are not shown and ${shortened.length} are shortened.`,
    ],
    budgetBytes,
  });
}

/** The complete review as a page, wherever its findings were posted. */
export async function reportPage(
  loaded: LoadedRun,
  input: ReviewInput,
  directory: ReviewDirectory,
): Promise<string> {
  const { document, report, commands } = loaded;
  const reviewers = await readReviewerPage(directory, loaded);
  const { documents } = document;
  return renderReport({ ...input, reviewers, documents, report, commands }, input.render);
}
