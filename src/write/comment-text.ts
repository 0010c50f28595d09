import { wasAbout, withoutSignature } from '../comments/ledger.ts';
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
import { classification, explanation, placeOf, signature, smallPrint, titleOf } from './finding-text.ts';
import type { Placement } from './placement.ts';
import type { RenderContext } from './render-context.ts';

export interface CommentInput {
  readonly finding: Finding;
  readonly placement: Placement;
  /** Lines that may replace the commented ones with one click; base policy has allowed it. */
  readonly suggestion?: readonly string[] | undefined;
}

/** The comment is not on the lines that the finding names. */
const standElsewhere: ReadonlySet<PlaceReason> = new Set([
  'range-cut',
  'line-outside-diff',
  'file-not-comparable',
]);

/**
 * The text of one inline comment or file-level thread, at most 60,000 bytes. Where the comment is not on
 * the lines that the finding names, the text names them.
 */
export function renderComment(
  { finding, placement, suggestion }: CommentInput,
  context: RenderContext,
): string {
  const location = finding.locations[0];
  const moved = location !== undefined && standElsewhere.has(placement.reason);
  const head = [
    paragraph(...classification(finding, context)),
    // A title that we cut out of the issue would be said twice.
    ...(finding.titleDerived ? [] : [paragraph(strong(...titleOf(finding, context)))]),
    ...(moved ? [paragraph(text('About '), placeOf(location, context))] : []),
  ];
  const block = suggestion === undefined ? undefined : suggestionBlock(suggestion);
  return fitToBudget({
    sections: [
      { variants: [() => head], priority: 1 },
      { variants: [() => explanation(finding, context)], priority: 0 },
      ...(block === undefined ? [] : [{ variants: [() => [block]] as const, priority: 0 }]),
    ],
    notice: () => [paragraph(text('The explanation is too long to show here; it is in the job summary.'))],
    footer: () => signature(finding, context),
  });
}

function outcome({ kind, head }: RememberedFinding) {
  const at = codeSpan(head.slice(0, 10));
  return kind === 'withdrawn'
    ? paragraph(strong(text('Not found again')), text(' by whole reviews of two heads, the last '), at)
    : paragraph(strong(text('✅ Fixed')), text(' at '), at, text(', and verified there'));
}

/** What a finding's comment says once the finding is settled: how, at which commit, and what it was about. */
export function renderClosedComment(mark: RememberedFinding, body: string, context: RenderContext): string {
  const said = markdownText(withoutSignature(body), context);
  return fitToBudget({
    sections: [
      { variants: [() => [outcome(mark)]], priority: 1 },
      { variants: [() => [details([text(wasAbout)], said)], () => []], priority: 0 },
    ],
    notice: () => [paragraph(text('The finding is too long to repeat here.'))],
    footer: () => [smallPrint(mark.reviewers, mark.id), hiddenMark({ ...mark, tool: context.toolKey })],
  });
}
