import type { BlockContent, PhrasingContent } from 'mdast';
import { commentPassage, type Passage, settledWords, unfolded } from '../comments/passage.ts';
import { suggestedLines } from '../decide/placed-run.ts';
import type { Placed, Placement, Thread } from '../decide/placement.ts';
import type { RenderContext } from '../decide/render-context.ts';
import type { Run } from '../decide/run.ts';
import { fitToBudget, type Section } from '../markdown/fit-markdown.ts';
import { codeSpan, details, sub, suggestionBlock } from '../markdown/markdown-nodes.ts';
import { joined, present, say, words } from '../markdown/phrases.ts';
import { markdownText } from '../markdown/untrusted-markdown.ts';
import type { Finding, Location } from '../model/finding.ts';
import type { RememberedFinding } from '../model/known-finding.ts';
import type { PlaceReason } from '../model/receipt.ts';
import { titleFrom } from '../model/title.ts';
import {
  caveatsOf,
  entryPrint,
  explanation,
  findingFold,
  foldedSupplements,
  markOf,
  newMark,
  placeOf,
  severityLabels,
  smallPrint,
  titleOf,
} from './finding-text.ts';

/** One finding of a comment. */
export interface CommentEntry extends Placed {
  /** Its effect on the merge, in words. */
  readonly effect: string;
  /** Whether the comment is on the lines of its placement. */
  readonly isOnLines: boolean;
  /** Lines that replace the commented ones with one click, as base policy allows. */
  readonly suggestion?: readonly string[] | undefined;
}

/** Whether a finding blocks, as a comment says it. */
function effectOf(finding: Finding, { weightOf, effective }: Pick<Run, 'weightOf' | 'effective'>) {
  const weight = weightOf(finding);
  if (weight === 'blocking') return effective.enforce ? 'blocks merging' : 'would block merging';
  return weight === 'needs-verification' ? 'needs verification, does not block' : 'does not block';
}

function areSameLines(one: Placement, other: Placement): boolean {
  if (one.place !== 'inline' || other.place !== 'inline') return one.place === other.place;
  return one.line === other.line && one.startLine === other.startLine;
}

/** The findings of a thread, with what its comment says of each; a suggestion replaces exactly the thread's lines. */
export function commentEntries(
  thread: Thread,
  run: Pick<Run, 'diff' | 'settings' | 'document' | 'effective' | 'weightOf'>,
): readonly CommentEntry[] {
  return thread.map((placed) => {
    const isOnLines = areSameLines(placed.placement, thread[0].placement);
    const suggestion = isOnLines ? suggestedLines(placed, run) : undefined;
    return { ...placed, isOnLines, effect: effectOf(placed.finding, run), ...(suggestion && { suggestion }) };
  });
}

/** Reasons for which a comment is not on the finding's own lines. */
const elsewhere: readonly PlaceReason[] = ['range-cut', 'line-outside-diff', 'file-not-comparable'];

/** The finding's own lines, where the comment is on others. */
function ownPlaces({ finding, placement, isOnLines }: CommentEntry): readonly Location[] {
  const isElsewhere = !isOnLines || elsewhere.includes(placement.reason);
  return isElsewhere ? finding.locations.slice(0, 1) : [];
}

/** One line: severity, title, whether it blocks, its own lines when the comment is on others, and notes. */
function entryHead(entry: CommentEntry, context: RenderContext) {
  const { finding, effect } = entry;
  return say`${joined([
    words`**${severityLabels[finding.severity]}: ${titleOf(finding, context)}**`,
    words`${effect}`,
    ...ownPlaces(entry).map((location) => words`about ${placeOf(location, context)}`),
    ...caveatsOf(finding).map((caveat) => words`${caveat}`),
  ])}`;
}

/** Detail is cut before explanations, and small print, by which later runs find a finding's text, last. */
function wholeEntry(entry: CommentEntry, context: RenderContext): readonly Section[] {
  const { finding, suggestion } = entry;
  const suggested = present<BlockContent>(suggestion && suggestionBlock(suggestion));
  return [
    { variants: [() => [entryHead(entry, context)]], priority: 5 },
    { variants: [() => explanation(finding, context)], priority: 3 },
    { variants: [() => suggested], priority: 3 },
    ...foldedSupplements(finding, context).map((variants) => ({ variants, priority: 1 })),
    { variants: [() => [entryPrint(finding, context)]], priority: 6 },
  ];
}

/** Further findings on one place are folded. */
const maxWhole = 4;

function foldedEntry(entry: CommentEntry, context: RenderContext): Section {
  const { finding, effect } = entry;
  const places = ownPlaces(entry).map((location) => words`about ${placeOf(location, context)}`);
  const afterTitle = () => words` ${sub(...joined([words`${effect}`, ...places]))}`;
  return { variants: findingFold({ finding, afterTitle }, context), priority: 4 };
}

/**
 * The text of one inline comment or file-level thread with all findings on its place, most severe first, at most 60,000
 * bytes. No reviewer's text is hidden by another's.
 */
export function renderComment(entries: readonly CommentEntry[], context: RenderContext): string {
  return fitToBudget({
    sections: entries.flatMap((entry, at) =>
      at < maxWhole ? wholeEntry(entry, context) : [foldedEntry(entry, context)],
    ),
    notice: () => [say`Parts of these findings are too long for a comment; the job summary has them.`],
    footer: () => entries.map(({ finding }) => newMark(finding, context)),
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

/** One finding of a comment that is updated. */
export interface UpdatedEntry {
  readonly remembered: RememberedFinding;
  /** Its part of the comment. */
  readonly body: string;
}

/** A settled finding: one line with the outcome, and the original text folded below it. */
function settledEntry({ remembered, body }: UpdatedEntry, context: RenderContext): Section {
  const { kind, head, severity, reviewers, id } = remembered;
  const shown = postedTitle(commentPassage(unfolded(body)), context);
  const title = shown.length > 0 ? shown : severityLabels[severity];
  const outcome = kind === 'withdrawn' ? settledWords.withdrawn : settledWords.closed;
  const summary = words`${outcome}${codeSpan(head.slice(0, 10))}: ${title}`;
  const before = () => markdownText(unfolded(body), context);
  const print = smallPrint(reviewers, id);
  const whole = () => [details(summary, [...before(), print])];
  return { variants: [whole, () => [details(summary, [print])]], priority: 1 };
}

function openEntry({ remembered: { reviewers, id }, body }: UpdatedEntry, context: RenderContext): Section {
  const text = () => markdownText(unfolded(body), context);
  const print = smallPrint(reviewers, id);
  return { variants: [() => [...text(), print], () => [print]], priority: 2 };
}

/** A comment of which at least one finding is settled; the others keep their text. */
export function renderUpdatedComment(entries: readonly UpdatedEntry[], context: RenderContext): string {
  return fitToBudget({
    sections: entries.map((entry) =>
      entry.remembered.kind === 'finding' ? openEntry(entry, context) : settledEntry(entry, context),
    ),
    notice: () => [],
    footer: () => entries.map(({ remembered }) => markOf(remembered, context)),
  });
}
