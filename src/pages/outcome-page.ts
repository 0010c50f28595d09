import type { BlockContent } from 'mdast';
import { listedWeightOf } from '../decide/count-findings.ts';
import type { GatedRun } from '../decide/gated-run.ts';
import type { RenderContext } from '../decide/render-context.ts';
import { type Diff, findFile, lineTexts } from '../diff/hunk.ts';
import { codeSpan, heading, list, text, withCode } from '../markdown/markdown-nodes.ts';
import { bullets, joined, present, say, words } from '../markdown/phrases.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import { codeText, plainText } from '../markdown/untrusted-markdown.ts';
import type { Finding } from '../model/finding.ts';
import { raisedBy } from '../model/original.ts';
import { entryOf, type ReceiptEntry } from '../model/receipt.ts';
import { shortened } from '../model/text.ts';
import { reviewFiles } from '../review-directory/review-files.ts';
import { caveatsOf, firstPlace, labelledTitle, placementWithReason, seenBy } from './finding-words.ts';
import { earlierSection } from './open-findings-text.ts';
import { invalidList, moreIn, planTexts } from './review-body-sections.ts';
import { reviewerTable } from './run-text.ts';
import { groupByWeight, isWithheld, verdictLead, withheldLine } from './verdict-words.ts';

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
