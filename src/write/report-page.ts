import type { BlockContent } from 'mdast';
import type { AppliedCommands } from '../comments/apply-commands.ts';
import { fitToBudget, type Section } from '../markdown/fit-markdown.ts';
import { heading, list, paragraph, text } from '../markdown/markdown-nodes.ts';
import { plainText } from '../markdown/plain-text.ts';
import type { IngestReport } from '../model/ingest-report.ts';
import type { Decision } from '../policy/decision.ts';
import { type EvidencePage, evidenceReport } from './evidence-text.ts';
import { findingFold } from './finding-text.ts';
import { howToComplete, peopleSection, proposedPolicyNotice, scopeNotice } from './notices-text.ts';

import type { Placed } from './placement.ts';
import type { RenderContext } from './render-context.ts';
import { refusedSections, reviewersSaySection, type Summary } from './review-body-sections.ts';
import { aloneNotice, type ReviewerPage, reviewerTable } from './reviewer-table.ts';
import { groupByWeight, headline, nextStep, summarizeFindings, type WeightOf } from './verdict-words.ts';

export interface ReportInput {
  readonly decision: Decision;
  readonly placed: readonly Placed[];
  readonly weightOf: WeightOf;
  readonly reviewers: ReviewerPage;
  /** Steps that complete the review; empty in a worktree, where C5's protocol applies. */
  readonly stepsToComplete: readonly string[];
  readonly documents: readonly Summary[];
  readonly report: IngestReport;
  readonly commands: AppliedCommands;
  readonly evidence?: EvidencePage;
}

function noteSections({ notes }: IngestReport, context: RenderContext): Section[] {
  if (notes.length === 0) return [];
  const lines = notes.map((note) => [paragraph(...plainText(note, { ...context, maxBytes: 1000 }))]);
  return [{ variants: [() => [heading(3, text('Notes')), list(lines)]], priority: 20 }];
}

function lead(input: ReportInput, context: RenderContext): BlockContent[] {
  const { decision, reviewers } = input;
  const findings = input.placed.map(({ finding }) => finding);
  const situation = { ...summarizeFindings(findings, input.weightOf) };
  return [
    heading(2, ...plainText(headline(decision, context), context)),
    paragraph(...nextStep(decision, situation, context)),
    ...howToComplete(input.stepsToComplete),
    ...scopeNotice(context),
    ...proposedPolicyNotice(context),
    ...reviewerTable(reviewers, context),
    ...aloneNotice(reviewers),
    ...peopleSection(input.commands, decision, context),
  ];
}

/**
 * The complete result for the job summary and `report.md`: decision, reviewers, placement of every finding,
 * refusals. At most `budgetBytes`; detail is cut before findings.
 */
export function renderReport(input: ReportInput, context: RenderContext, budgetBytes: number): string {
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
