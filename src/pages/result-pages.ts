import type { BlockContent } from 'mdast';
import { listedWeightOf } from '../decide/count-findings.ts';
import type { PlacedRun } from '../decide/placed-run.ts';
import type { GatedRun } from '../decide/read-run.ts';
import type { RenderContext } from '../decide/render-context.ts';
import { type Diff, findFile, lineTexts } from '../diff/hunk.ts';
import { codeSpan, heading, list, paragraph, strong, text, withCode } from '../markdown/markdown-nodes.ts';
import { brief, bullets, joined, present, say, words } from '../markdown/phrases.ts';
import { fitToBudget, type Section, serialize } from '../markdown/serialize-markdown.ts';
import { codeText, type PlainTextOptions, plainText } from '../markdown/untrusted-markdown.ts';
import type { Failure } from '../model/failure.ts';
import type { Finding } from '../model/finding.ts';
import { groupBy } from '../model/lists.ts';
import { raisedBy } from '../model/original.ts';
import { entryOf, type ReceiptEntry } from '../model/receipt.ts';
import { shortened } from '../model/text.ts';
import { reviewFiles } from '../review-directory/review-files.ts';
import { evidenceReport } from './evidence-text.ts';
import { findingFold, refutedFold } from './finding-text.ts';
import { caveatsOf, firstPlace, labelledTitle, placementWithReason, seenBy } from './finding-words.ts';
import { earlierSection } from './open-findings-text.ts';
import {
  invalidList,
  invalidSections,
  moreIn,
  planTexts,
  reviewersSaySection,
} from './review-body-sections.ts';
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

interface Outcome {
  /** Next steps in order; empty when the review itself lists them. */
  readonly nextSteps: readonly string[];
  /** Folder with the files of this run. */
  readonly directory: string;
}

/** A finding with its place, decision and reviewers. */
function outcomeItem(
  finding: Finding,
  entry: ReceiptEntry | undefined,
  context: RenderContext,
): BlockContent {
  const titled = joined([labelledTitle(finding, context), firstPlace(finding, context)], ' — ');
  const line = joined([titled, ...caveatsOf(finding)]);
  const placed = entry === undefined ? [] : words` → ${placementWithReason(finding, entry, context)}`;
  return say`${line}${placed} · ${seenBy(raisedBy(finding))} · ${codeSpan(finding.id)}`;
}

/** Number of lines shown before and after those of a finding. */
const frameMargin = 2;
const maxFrame = 12;

/** The code at a finding's location, as far as the diff has it, with its lines marked. */
function codeFrame({ locations: [location] }: Finding, diff: Diff, context: RenderContext): BlockContent[] {
  const { path, side, startLine: first, endLine = first, numberedIn } = location ?? {};
  const file = path === undefined || numberedIn !== undefined ? undefined : findFile(diff, path);
  if (file === undefined || side === undefined || first === undefined || endLine === undefined) return [];
  const last = Math.min(endLine + frameMargin, first + maxFrame);
  const wanted = Array.from({ length: last - first + 1 + frameMargin }, (_, at) => first - frameMargin + at);
  const lines = wanted.flatMap((line) => {
    const [words] = line < 1 ? [] : (lineTexts(file, side, { start: line, end: line }) ?? []);
    if (words === undefined) return [];
    const mark = line >= first && line <= endLine ? '>' : ' ';
    return [shortened(`${mark} ${String(line).padStart(String(last).length)} | ${words}`.trimEnd(), 76)];
  });
  return lines.length === 0 ? [] : [codeText(lines.join('\n'), context)];
}

/** The result; a heading in place of a verdict that no longer applies, since people and programs look for one. */
function top(run: GatedRun): BlockContent[] {
  const { publication, decision, render } = run;
  if (publication.state === 'confirmed') return verdictLead(run);
  const was = decision.verdict === null ? 'had no verdict' : `was ${decision.verdict}`;
  if (publication.state === 'failed') {
    const why = `Not all of this review, which ${was}, was published: ${publication.reason}.`;
    return [heading(2, text('⏸️ Not published')), say`${plainText(why, render)}`];
  }
  const isEdit = publication.by === 'edit';
  const what = isEdit ? 'Files changed after they were reviewed' : 'A newer head came before this was posted';
  const why = `${what}, so this review, which ${was}, no longer applies.`;
  return [heading(2, text('⏸️ Superseded')), say`${why}`];
}

/** A log shows 64 KiB of a page, which more findings with their code would fill before its end. */
const maxListed = 100;
const maxInvalid = 20;

/** The findings of each weight, as far as there is room; blocking ones with their code. */
function findingGroups(run: GatedRun): BlockContent[] {
  const { document, receipt, diff, render } = run;
  const findings = document.findings.map((finding) => ({ finding }));
  const open = findings.filter((each) => !isWithheld(each, run));
  const listed = groupByWeight(open, listedWeightOf(run), maxListed);
  const groups = listed.flatMap(({ weight, title, items, unlisted }) => {
    const shown = items.map(({ finding }) => [
      outcomeItem(finding, entryOf(receipt, finding.id), render),
      ...(weight === 'blocking' ? codeFrame(finding, diff, render) : []),
    ]);
    return present<BlockContent>(
      heading(3, text(title)),
      shown.length > 0 && list(shown),
      unlisted > 0 && moreIn(reviewFiles.findings, unlisted),
    );
  });
  return [...groups, ...withheldLine(findings.length - open.length)];
}

/**
 * The outcome of a finished run for a terminal, as Markdown without HTML: the verdict, blocking and other
 * findings, where each finding is shown, invalid findings with reasons, and where the files are.
 */
export function renderOutcome(run: GatedRun, { nextSteps, directory }: Outcome): string {
  const { refused } = run.report;
  return serialize(
    present<BlockContent>(
      top(run),
      reviewerTable(run),
      findingGroups(run),
      earlierSection(run),
      planTexts(run),
      refused.length > 0 && [
        heading(3, text(`Invalid (${refused.length})`)),
        ...invalidList(refused, run.render, { limit: maxInvalid }),
      ],
      nextSteps.length > 0 && [heading(3, text('Next')), bullets(nextSteps.map(withCode))],
      heading(3, text('Files')),
      say`${codeSpan(directory)}`,
    ),
  );
}

const maxLines = 50;

/** A line that begins with a dash or is indented. */
const item = /^(?:- | +)/;

/** Converts lines to paragraphs, and consecutive items to lists. */
function blocksOf(words: string, options: PlainTextOptions): BlockContent[] {
  const lines = words.split('\n').filter((line) => line.trim() !== '');
  const paragraphOf = (line: string) => paragraph(...plainText(line, { ...options, maxBytes: 500 }));
  return lines.slice(0, maxLines).flatMap((line, at, all): BlockContent[] => {
    if (!item.test(line)) return [paragraphOf(line)];
    if (item.test(all[at - 1] ?? '')) return [];
    const after = all.findIndex((other, index) => index > at && !item.test(other));
    const items = all.slice(at, after < 0 ? undefined : after);
    return [list(items.map((each) => [paragraphOf(each.replace(item, ''))]))];
  });
}

/**
 * Explains a failed run on a page: what failed and where, then how to fix it. Messages are treated as
 * untrusted, since they may quote a policy file or GitHub's responses.
 */
export function renderFailure(
  title: string,
  { code, message, fix }: Pick<Failure, 'code' | 'message' | 'fix'>,
  options: PlainTextOptions,
): string {
  return serialize([
    paragraph(strong(text(`${title}: ${code}`))),
    ...blocksOf(message, options),
    ...blocksOf(fix, options),
    paragraph(text('The log of this run has the rest.')),
  ]);
}
