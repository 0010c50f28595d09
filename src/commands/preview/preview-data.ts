import { micromark, type Options } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { listedWeightOf } from '../../decide/count-findings.ts';
import type { PlacedRun } from '../../decide/placed-run.ts';
import { type Placed, placeByDiff } from '../../decide/placement.ts';
import { type Diff, type DiffFile, findFile, type Hunk, lineTotals } from '../../diff/hunk.ts';
import { showInvisible } from '../../markdown/characters.ts';
import { serialize } from '../../markdown/serialize-markdown.ts';
import type { Finding, Severity, Side } from '../../model/finding.ts';
import { raisedBy } from '../../model/original.ts';
import { entryOf, type Receipt, type ReceiptEntry } from '../../model/receipt.ts';
import { shortened } from '../../model/text.ts';
import { commentEntries, renderComment } from '../../pages/comment-text.ts';
import { renderEvidence } from '../../pages/evidence-text.ts';
import { placementWords } from '../../pages/finding-words.ts';
import { reviewerTable } from '../../pages/run-text.ts';
import { compareFindings, type Weight } from '../../policy/weight.ts';
import { hunkHeader, hunkText } from '../diff-text.ts';

/** Created once, because each call would combine the extensions again. */
const options: Options = { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] };

/** Every tag that `serialize` and the parser produce, in exactly this form. */
const allowedTag =
  /^<(?:\/?(?:p|strong|em|del|sub|pre|code|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|details|summary)|\/a|br \/|hr \/|ol start="\d+"|code class="language-[\w+#.-]*"|t[hd] align="(?:left|right|center)"|a href="https?:\/\/[^"<>]*")>$/;

/**
 * HTML of Markdown written by `serialize`, as GitHub would show it, without marks. The text is inert already;
 * tags outside the list above become text as a second defence.
 */
export function markdownHtml(markdown: string): string {
  return micromark(markdown, options)
    .replace(/<!--[^>]*-->\n?/g, '')
    .replace(/<[^>]*>?/g, (tag) =>
      allowedTag.test(tag) ? tag : tag.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    );
}

interface PreviewHunk {
  /** First lines on both sides. */
  readonly old: number;
  readonly new: number;
  readonly header: string;
  /** The lines of the diff, each with its mark. */
  readonly text: string;
}

export interface PreviewFile {
  readonly path: string;
  readonly formerPath?: string;
  readonly status: DiffFile['status'];
  readonly added: number;
  readonly deleted: number;
  /** Why no lines are shown. */
  readonly note?: string;
  readonly hunks: readonly PreviewHunk[];
}

export interface PreviewFinding {
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly weight: Weight;
  readonly status: Finding['status'] | 'suppressed';
  readonly reviewers: readonly string[];
  /** Where it is or would be on the pull request, in words, and its address there. */
  readonly where: string;
  readonly url?: string;
  /** The file that it is about; absent for a finding about the whole change. */
  readonly path?: string;
  /** Index of the file that it is shown in; absent for a finding outside the diff. */
  readonly file?: number;
  /** The lines that it is shown on; absent for a comment on the whole file. */
  readonly side?: Side;
  readonly line?: number;
  readonly startLine?: number;
  /** The comment, as inert HTML. */
  readonly html: string;
}

/** What the page shows, as its script reads it. Strings are text, those named `html` inert HTML. */
export interface PreviewData {
  readonly files: readonly PreviewFile[];
  /** Worst first. */
  readonly findings: readonly PreviewFinding[];
  readonly reviewHtml: string;
  readonly reviewersHtml: string;
  readonly evidenceHtml: string;
  readonly receipt: readonly ReceiptEntry[];
}

function hunkData(hunk: Hunk): PreviewHunk {
  return {
    old: hunk.table.oldLine(hunk.firstPoint),
    new: hunk.table.newLine(hunk.firstPoint),
    header: hunkHeader(hunk),
    text: hunkText(hunk),
  };
}

function noteOf({ hunks, binary, missing, status }: DiffFile): string | undefined {
  if (missing !== undefined) return 'This file changed in ways that were not fetched.';
  if (hunks.length > 0) return undefined;
  if (binary) return 'Binary file';
  return status === 'renamed' || status === 'copied' ? 'No line changed' : 'Empty, or only its mode changed';
}

function fileData(file: DiffFile): PreviewFile {
  const note = noteOf(file);
  return {
    path: showInvisible(file.path),
    ...(file.oldPath !== undefined && { formerPath: showInvisible(file.oldPath) }),
    status: file.status,
    ...lineTotals(file),
    ...(note !== undefined && { note }),
    hunks: file.hunks.map(hunkData),
  };
}

/** Where the page shows a finding: at its place in the diff, also where the pull request has it elsewhere. */
function shownAt({ finding, placement }: Placed, diff: Diff, indexes: ReadonlyMap<string, number>) {
  const place = 'path' in placement ? placement : placeByDiff(finding, diff);
  const path = 'path' in place ? place.path : finding.locations[0]?.path;
  if (path === undefined) return {};
  const known = findFile(diff, path)?.path ?? path;
  const file = indexes.get(known);
  const at = { path: showInvisible(known), ...(file !== undefined && { file }) };
  if (place.place !== 'inline') return at;
  const { side, line, startLine } = place;
  return { ...at, side, line, ...(startLine !== undefined && { startLine }) };
}

/** Everything that the page shows of a run, with untrusted text redacted, visible and inert. */
export function previewData(
  run: PlacedRun,
  {
    review,
    receipt,
  }: {
    /** Markdown of the review's body, or of the report where nothing would be posted. */
    readonly review: string;
    readonly receipt: Receipt | undefined;
  },
): PreviewData {
  const { diff, render, evidence } = run;
  const weightOf = listedWeightOf(run);
  const indexes = new Map(diff.files.map(({ path }, index) => [path, index]));
  const anchors = new Map(run.placed.map((placed) => [placed.finding.id, placed]));
  const findings = run.placed
    .toSorted((a, b) => compareFindings(a.finding, b.finding))
    .map((placed): PreviewFinding => {
      const { finding, placement, joins } = placed;
      const published = entryOf(receipt, finding.id);
      const url = published?.url;
      return {
        id: finding.id,
        title: shortened(showInvisible(render.redact(finding.title)), 200),
        severity: finding.severity,
        weight: weightOf(finding),
        status: finding.suppressed === undefined ? finding.status : 'suppressed',
        reviewers: raisedBy(finding),
        where: placementWords(finding, published?.reason ?? placement.reason, joins),
        ...(url !== undefined && { url }),
        ...shownAt(anchors.get(placed.joins ?? '') ?? placed, diff, indexes),
        html: markdownHtml(renderComment(commentEntries([placed], run), render)),
      };
    });
  return {
    files: diff.files.map(fileData),
    findings,
    reviewHtml: markdownHtml(review),
    reviewersHtml: markdownHtml(serialize(reviewerTable(run))),
    evidenceHtml: evidence === undefined ? '' : markdownHtml(serialize(renderEvidence(evidence, run))),
    receipt: receipt?.entries ?? [],
  };
}
