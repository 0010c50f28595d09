import type { BlockContent, PhrasingContent } from 'mdast';
import { commentPassage, type Passage, unfolded } from '../comments/passage.ts';
import type { Placed } from '../decide/placement.ts';
import type { RenderContext } from '../decide/render-context.ts';
import { fitToBudget } from '../markdown/fit-markdown.ts';
import { codeSpan, details, suggestionBlock, text } from '../markdown/markdown-nodes.ts';
import { joined, present, say, words } from '../markdown/phrases.ts';
import { markdownText } from '../markdown/untrusted-markdown.ts';
import type { RememberedFinding } from '../model/known-finding.ts';
import type { PlaceReason } from '../model/receipt.ts';
import { titleFrom } from '../model/title.ts';
import {
  caveatsOf,
  explanation,
  markOf,
  placeOf,
  severityLabels,
  signature,
  smallPrint,
  supplements,
  titleOf,
} from './finding-text.ts';

export interface CommentInput extends Placed {
  /** Lines that replace the commented ones with one click, as base policy allows. */
  readonly suggestion?: readonly string[] | undefined;
}

/** Reasons for which a comment is not on the finding's own lines. */
const elsewhere: readonly PlaceReason[] = ['range-cut', 'line-outside-diff', 'file-not-comparable'];

/** One line: severity, title, the finding's lines when the comment is elsewhere, and notes. */
function commentHead({ finding, placement: { reason } }: CommentInput, context: RenderContext) {
  const { severity, titleDerived, locations } = finding;
  const label = severityLabels[severity];
  const places = elsewhere.includes(reason) ? locations.slice(0, 1) : [];
  return say`${joined([
    // A title cut out of the issue would repeat it.
    titleDerived ? words`**${label}**` : words`**${label}: ${titleOf(finding, context)}**`,
    ...places.map((location) => words`about ${placeOf(location, context)}`),
    ...caveatsOf(finding).map((caveat) => words`${caveat}`),
  ])}`;
}

/** The text of one inline comment or file-level thread, at most 60,000 bytes. */
export function renderComment(input: CommentInput, context: RenderContext): string {
  const { finding, suggestion } = input;
  const suggested = present<BlockContent>(suggestion && suggestionBlock(suggestion));
  const folds = () => supplements(finding, context).map(([title, blocks]) => details([text(title)], blocks));
  return fitToBudget({
    sections: [
      { variants: [() => [commentHead(input, context)]], priority: 3 },
      { variants: [() => explanation(finding, context)], priority: 2 },
      { variants: [() => suggested], priority: 2 },
      { variants: [folds], priority: 1 },
    ],
    notice: () => [say`Parts of this finding are too long for a comment; the job summary has them.`],
    footer: () => signature(finding, context),
  });
}

/** The title in an earlier comment of ours, or else the one cut out of its text; empty when both are gone. */
export function postedTitle(
  { title, text: issue = '' }: Partial<Passage>,
  context: RenderContext,
): PhrasingContent[] {
  const [block] = markdownText(title ?? titleFrom(issue) ?? '', { ...context, maxBytes: 400 });
  return block?.type === 'paragraph' ? block.children : [];
}

/** The comment of a settled finding: one line with the outcome, and the original text folded below it. */
export function renderClosedComment(mark: RememberedFinding, body: string, context: RenderContext): string {
  const { kind, head, severity, reviewers, id } = mark;
  const shown = postedTitle(commentPassage(body), context);
  const title = shown.length > 0 ? shown : severityLabels[severity];
  const outcome = kind === 'withdrawn' ? 'Not found again at ' : '✅ Fixed at ';
  const summary = words`${outcome}${codeSpan(head.slice(0, 10))}: ${title}`;
  const before = () => markdownText(unfolded(body), context);
  const print = smallPrint(reviewers, id);
  const whole = () => [details(summary, [...before(), print])];
  const variants = [whole, () => [details(summary, [print])]] as const;
  return fitToBudget({
    sections: [{ variants, priority: 1 }],
    notice: () => [],
    footer: () => [markOf(mark, context)],
  });
}
