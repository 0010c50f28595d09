import { commentPassage, settledWords, unfolded, withoutSignature } from '../comments/ledger.ts';
import { fitToBudget } from '../markdown/fit-markdown.ts';
import {
  codeSpan,
  details,
  hiddenMark,
  paragraph,
  strong,
  suggestionBlock,
  text,
} from '../markdown/markdown-nodes.ts';
import { markdownText } from '../markdown/untrusted-markdown.ts';
import type { Finding } from '../model/finding.ts';
import type { RememberedFinding } from '../model/known-finding.ts';
import type { PlaceReason } from '../model/receipt.ts';
import {
  caveatsOf,
  explanation,
  placeOf,
  postedTitle,
  severityLabels,
  signature,
  smallPrint,
  supplementFolds,
  titleOf,
} from './finding-text.ts';
import type { Placement } from './placement.ts';
import type { RenderContext } from './render-context.ts';

export interface CommentInput {
  readonly finding: Finding;
  readonly placement: Placement;
  /** Lines that replace the commented ones with one click, as base policy allows. */
  readonly suggestion?: readonly string[] | undefined;
}

/** Reasons for which a comment is not on the finding's own lines. */
const elsewhere: ReadonlySet<PlaceReason> = new Set([
  'range-cut',
  'line-outside-diff',
  'file-not-comparable',
]);

/**
 * The text of one inline comment or file-level thread, at most 60,000 bytes. It names the finding's lines
 * when the comment is elsewhere.
 */
export function renderComment(
  { finding, placement, suggestion }: CommentInput,
  context: RenderContext,
): string {
  const location = finding.locations[0];
  const moved = location !== undefined && elsewhere.has(placement.reason);
  const label = severityLabels[finding.severity];
  const caveats = caveatsOf(finding).join(' · ');
  const head = [
    // A title cut out of the issue would repeat it.
    finding.titleDerived
      ? paragraph(strong(text(label)))
      : paragraph(strong(text(`${label}: `), ...titleOf(finding, context))),
    ...(moved ? [paragraph(text('About '), placeOf(location, context))] : []),
    ...(caveats === '' ? [] : [paragraph(text(`${caveats.charAt(0).toUpperCase()}${caveats.slice(1)}.`))]),
  ];
  const block = suggestion === undefined ? undefined : suggestionBlock(suggestion);
  return fitToBudget({
    sections: [
      { variants: [() => head], priority: 3 },
      { variants: [() => explanation(finding, context)], priority: 2 },
      ...(block === undefined ? [] : [{ variants: [() => [block]] as const, priority: 2 }]),
      { variants: [() => supplementFolds(finding, context)], priority: 1 },
    ],
    notice: () => [
      paragraph(text('Parts of this finding are too long for a comment; the job summary has them.')),
    ],
    footer: () => signature(finding, context),
  });
}

/** The comment of a settled finding: one line with the outcome, and the original text folded below it. */
export function renderClosedComment(mark: RememberedFinding, body: string, context: RenderContext): string {
  const { kind, head, severity, reviewers, id } = mark;
  const shown = postedTitle(commentPassage(body), context);
  const about = shown.length > 0 ? shown : [text(severityLabels[severity])];
  const words = kind === 'withdrawn' ? settledWords.withdrawn : settledWords.closed;
  const summary = [text(words), codeSpan(head.slice(0, 10)), text(': '), ...about];
  const before = () => markdownText(unfolded(withoutSignature(body)), context);
  const print = smallPrint(reviewers, id);
  return fitToBudget({
    sections: [
      {
        variants: [() => [details(summary, [...before(), print])], () => [details(summary, [print])]],
        priority: 1,
      },
    ],
    notice: () => [],
    footer: () => [hiddenMark({ ...mark, tool: context.toolKey })],
  });
}
