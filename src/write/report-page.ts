import type { BlockContent } from 'mdast';
import type { AppliedCommands } from '../comments/apply-commands.ts';
import { fitToBudget, type Section } from '../markdown/fit-markdown.ts';
import { heading, list, paragraph, text } from '../markdown/markdown-nodes.ts';
import { plainText } from '../markdown/plain-text.ts';
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
import { groupByWeight, summarizeFindings, verdictLead } from './verdict-words.ts';

export interface ReportInput
  extends Pick<ReviewInput, 'decision' | 'placed' | 'weightOf' | 'stepsToComplete' | 'evidence'> {
  readonly reviewers: ReviewerPage;
  readonly documents: readonly Summary[];
  readonly report: IngestReport;
  readonly commands: AppliedCommands;
}

function noteSections({ notes }: IngestReport, context: RenderContext): Section[] {
  if (notes.length === 0) return [];
  const lines = notes.map((note) => [paragraph(...plainText(note, { ...context, maxBytes: 1000 }))]);
  return [{ variants: [() => [heading(3, text('Notes')), list(lines)]], priority: 20 }];
}

function lead(input: ReportInput, context: RenderContext): BlockContent[] {
  const { decision, reviewers } = input;
  const findings = input.placed.map(({ finding }) => finding);
  return [
    ...verdictLead(input, summarizeFindings(findings, input.weightOf), context),
    ...reviewerTable(reviewers, context),
    ...aloneNotice(reviewers),
    ...peopleSection(input.commands, decision, context),
  ];
}

/** Leaves room below the job summary's limit of 1 MiB. */
const reportBudget = 900_000;

/**
 * The complete result for the job summary and `report.md`: decision, reviewers, placement of every finding,
 * refusals. At most `budgetBytes`; detail is cut before findings.
 */
export function renderReport(input: ReportInput, context: RenderContext, budgetBytes = reportBudget): string {
  const { decision, placed, report, evidence } = input;
  const findings = groupByWeight(placed, input.weightOf).flatMap(
    ({ title, items, mixed, priority }): readonly Section[] => [
      { variants: [() => [heading(3, text(title))]], priority: priority + 1 },
      ...items.map(({ finding, placement: { reason } }) => ({
        variants: findingFold({ finding, reason, mixed }, context),
        priority,
      })),
    ],
  );
  const accepted = decision.incomplete.every(({ code }) => code !== 'FINDINGS_REFUSED');
  return fitToBudget({
    sections: [
      { variants: [() => lead(input, context)], priority: 1000 },
      ...findings,
      ...refusedSections(report.refused, accepted, context),
      ...reviewersSaySection(input.documents, context),
      ...noteSections(report, context),
      ...(evidence === undefined ? [] : [evidenceReport(evidence, context)]),
    ],
    notice: ({ hidden, shortened }) => [
      paragraph(
        text(`Cut to fit: ${hidden.length} parts are not shown and ${shortened.length} are shortened.`),
      ),
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
