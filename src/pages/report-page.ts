import type { BlockContent } from 'mdast';
import { listedWeightOf } from '../decide/count-findings.ts';
import type { PlacedRun } from '../decide/placed-run.ts';
import { heading, text } from '../markdown/markdown-nodes.ts';
import { brief, bullets, present, say } from '../markdown/phrases.ts';
import { fitToBudget, type Section } from '../markdown/serialize-markdown.ts';
import { groupBy } from '../model/lists.ts';
import { evidenceReport } from './evidence-text.ts';
import { findingFold, refutedFold } from './finding-text.ts';
import { earlierSection } from './open-findings-text.ts';
import { invalidSections, reviewersSaySection } from './review-body-sections.ts';
import { aloneNotice, peopleSection, reviewerTable } from './run-text.ts';
import { groupByWeight, isWithheld, priorityOf, verdictLead, withheldLine } from './verdict-words.ts';

function lead(run: PlacedRun): BlockContent[] {
  const people = peopleSection(run.commands, run.decision, run.render);
  return [...verdictLead(run), ...reviewerTable(run), ...aloneNotice(run), ...people];
}

/** Each finding in a fold, below the heading of its weight. */
function findingSections(run: PlacedRun): readonly Section[] {
  const { placed, render } = run;
  const byShown = groupBy(placed, (each) => !isWithheld(each, run));
  const groups = groupByWeight(byShown.get(true) ?? [], listedWeightOf(run)).flatMap(
    ({ title, weight, items }): readonly Section[] => {
      const folds = items.map(({ finding, joins, placement: { reason } }) => ({
        variants: findingFold({ finding, reason, joins }, render),
        priority: priorityOf(weight, finding.severity),
      }));
      const priority = Math.max(...folds.map((fold) => fold.priority)) + 1;
      return [{ variants: [() => [heading(3, text(title))]], priority }, ...folds];
    },
  );
  const withheld = byShown.get(false)?.filter(({ finding }) => finding.suppressed?.by !== 'referee') ?? [];
  return [...groups, { variants: [() => withheldLine(withheld.length)], priority: 95 }];
}

/** Leaves room below the job summary's limit of 1 MiB. */
const reportBudget = 900_000;

/**
 * The complete result for the job summary and `report.md`: decision, reviewers, placement of every finding,
 * invalid findings. Detail is cut before findings.
 */
export function renderReport(run: PlacedRun): string {
  const { report, evidence, render } = run;
  const notes = report.notes.map((note) => brief(note, render, 1000));
  return fitToBudget({
    sections: present<Section>(
      { variants: [() => lead(run)], priority: 1000 },
      findingSections(run),
      { variants: [() => refutedFold(run.document.findings, render), () => []], priority: 92 },
      { variants: [() => earlierSection(run), () => []], priority: 90 },
      invalidSections(run),
      reviewersSaySection(run),
      notes.length > 0 && { variants: [() => [heading(3, text('Notes')), bullets(notes)]], priority: 20 },
      evidence && evidenceReport(evidence, run),
    ),
    notice: ({ hidden, shortened }) => [
      say`Cut to fit: ${hidden.length} parts are not shown and ${shortened.length} are shortened.`,
    ],
    budgetBytes: reportBudget,
  });
}
