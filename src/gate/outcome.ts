import type { BlockContent } from 'mdast';
import { type Diff, findFile, lineTexts } from '../diff/hunk.ts';
import { codeSpan, heading, list, paragraph, text, withCode } from '../markdown/markdown-nodes.ts';
import { codeText, plainText } from '../markdown/plain-text.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import type { Finding } from '../model/finding.ts';
import type { Receipt, ReceiptEntry } from '../model/receipt.ts';
import type { ReviewDocument } from '../model/review-document.ts';
import { counted, shortened } from '../model/text.ts';
import type { Decision } from '../policy/decision.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { Publication } from '../policy/gate-decision.ts';
import { weigh } from '../policy/weight.ts';

import { reviewFiles } from '../review-directory/review-files.ts';
import {
  findingLine,
  placementWithReason,
  placementWords,
  type ShownFinding,
  seenBy,
} from '../write/finding-text.ts';
import { scopeNotice } from '../write/notices-text.ts';
import type { RenderContext } from '../write/render-context.ts';
import { refusedList } from '../write/review-body-sections.ts';
import { reviewerTable } from '../write/reviewer-table.ts';
import {
  groupByWeight,
  headline,
  nextStep,
  summarizeFindings,
  type WeightOf,
} from '../write/verdict-words.ts';
import type { GatedRun } from './gated-run.ts';

export interface OutcomeInput
  extends Pick<GatedRun, 'decision' | 'report' | 'receipt' | 'reviewers' | 'publication'> {
  readonly document: Pick<ReviewDocument, 'findings'>;
  readonly effective: Pick<EffectivePolicy, 'blocking'>;
  /** For the code of blocking findings; absent when there is none to show. */
  readonly diff?: Diff | undefined;
  /** Next steps in order; empty when the review itself lists them. */
  readonly nextSteps: readonly string[];
  /** Folder with the files of this run. */
  readonly directory: string;
}

function outcomeLine(
  { finding, mixed }: ShownFinding,
  entry: ReceiptEntry | undefined,
  context: RenderContext,
  diff?: Diff,
): BlockContent[] {
  const where = entry === undefined ? '' : ` → ${placementWords(finding, entry.reason)}`;
  return [
    paragraph(
      ...findingLine({ finding, ...(mixed !== undefined && { mixed }) }, context),
      ...placementWithReason(where, finding, context),
      text(` · ${seenBy(context.reviewersOf(finding))} · `),
      codeSpan(finding.id),
    ),
    ...(diff === undefined ? [] : codeFrame(finding, diff, context)),
  ];
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

function tally(receipt: Receipt | undefined): BlockContent[] {
  if (receipt === undefined || receipt.total === 0) return [];
  const { inline, file, body, withheld } = receipt.counts;
  const places = `${inline} on their lines, ${file} on files, ${body} in the review, ${withheld} withheld`;
  return [paragraph(text(`${counted(receipt.total, 'finding')} by all reviewers: ${places}.`))];
}

/** The heading to show in place of a verdict, since people and programs look for one. */
function whyVoid(
  publication: Exclude<Publication, { readonly state: 'confirmed' }>,
  { verdict }: Decision,
): { readonly title: string; readonly why: string } {
  const was = verdict === null ? 'had no verdict' : `was ${verdict}`;
  if (publication.state === 'failed') {
    const why = `Not all of this review, which ${was}, was published: ${publication.reason}.`;
    return { title: '⏸️ Not published', why };
  }
  const what =
    publication.by === 'edit'
      ? 'Files changed after they were reviewed'
      : 'A newer head came before this was posted';
  return {
    title: '⏸️ Superseded',
    why: `${what}, so this review, which ${was}, no longer applies.`,
  };
}

function top(
  { decision, document, publication }: OutcomeInput,
  weightOf: WeightOf,
  context: RenderContext,
): BlockContent[] {
  if (publication.state !== 'confirmed') {
    const { title, why } = whyVoid(publication, decision);
    return [heading(2, text(title)), paragraph(...plainText(why, context))];
  }
  return [
    heading(2, ...plainText(headline(decision, context), context)),
    paragraph(...nextStep(decision, summarizeFindings(document.findings, weightOf), context)),
  ];
}

/** A log shows 64 KiB of a page, which fewer findings fill. */
const maxListed = 400;

/**
 * The outcome of a finished run for a terminal, as Markdown without HTML: the verdict, blocking and other
 * findings, where each finding is shown, refused findings with reasons, and where the files are.
 */
export function renderOutcome(input: OutcomeInput, context: RenderContext): string {
  const { document, effective, report, receipt } = input;
  const weightOf = (finding: Finding) => weigh(finding, effective.blocking);
  let room = maxListed;
  const entries = new Map(receipt?.entries.map((entry) => [entry.finding, entry]));
  const groups = groupByWeight(
    document.findings.map((finding) => ({ finding })),
    weightOf,
  ).map(({ title, items, mixed }) => {
    const listed = items.slice(0, room);
    room -= listed.length;
    const lines = listed.map(({ finding }) => {
      const shown = weightOf(finding) === 'blocking' ? input.diff : undefined;
      return outcomeLine({ finding, mixed }, entries.get(finding.id), context, shown);
    });
    const unlisted = items.length - listed.length;
    return [
      heading(3, text(title)),
      ...(lines.length === 0 ? [] : [list(lines)]),
      ...(unlisted === 0
        ? []
        : [paragraph(text(`${counted(unlisted, 'more finding')} in `), codeSpan(reviewFiles.findings))]),
    ];
  });
  const { refused } = report;
  return serialize([
    ...top(input, weightOf, context),
    ...reviewerTable(input.reviewers, context),
    ...scopeNotice(context),
    ...groups.flat(),
    ...tally(receipt),
    ...(refused.length === 0
      ? []
      : [heading(3, text(`Refused (${refused.length})`)), refusedList(refused, context)]),
    ...(input.nextSteps.length === 0
      ? []
      : [heading(3, text('Next')), list(input.nextSteps.map((step) => [paragraph(...withCode(step))]))]),
    heading(3, text('Files')),
    paragraph(codeSpan(input.directory)),
  ]);
}
