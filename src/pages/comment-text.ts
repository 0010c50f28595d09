import type { PhrasingContent } from 'mdast';
import { commentPassage, idsShownIn, type Passage, settledWords, unfolded } from '../comments/passage.ts';
import { suggestedLines } from '../decide/placed-run.ts';
import type { Placed, Placement, Thread } from '../decide/placement.ts';
import type { RenderContext } from '../decide/render-context.ts';
import type { Run } from '../decide/run.ts';
import { byteLength } from '../markdown/characters.ts';
import { codeSpan, details, sub, suggestionBlock } from '../markdown/markdown-nodes.ts';
import { brief, bullets, joined, say, words } from '../markdown/phrases.ts';
import { defaultBudgetBytes, fitToBudget, type Section, serialize } from '../markdown/serialize-markdown.ts';
import { markdownText } from '../markdown/untrusted-markdown.ts';
import { type Finding, isAtLeast, type Severity } from '../model/finding.ts';
import { titleFrom } from '../model/identity.ts';
import { type RememberedFinding, rememberFinding } from '../model/known-finding.ts';
import type { PlaceReason } from '../model/receipt.ts';
import { entryPrint, explanation, findingFold, foldedSupplements } from './finding-text.ts';
import { caveatsOf, firstPlace, markOf, severityLabels, smallPrint } from './finding-words.ts';

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
  const [{ placement, into }] = thread;
  return thread.map((placed) => {
    const isOnLines = areSameLines(placed.placement, into?.lines ?? placement);
    const suggestion = isOnLines ? suggestedLines(placed, run) : undefined;
    return { ...placed, isOnLines, effect: effectOf(placed.finding, run), ...(suggestion && { suggestion }) };
  });
}

/** Reasons for which a comment is not on the finding's own lines. */
const elsewhere: readonly PlaceReason[] = ['range-cut', 'line-outside-diff', 'file-not-comparable'];

/** The effect, and the finding's own lines where the comment is on others. */
function effectAndLines(entry: CommentEntry, context: RenderContext): readonly PhrasingContent[][] {
  const { finding, placement, effect, isOnLines } = entry;
  const isElsewhere = !isOnLines || elsewhere.includes(placement.reason);
  const own = isElsewhere ? firstPlace(finding, context) : [];
  return [words`${effect}`, own.length === 0 ? [] : words`about ${own}`];
}

/** One line: severity, title, whether it blocks, its own lines when the comment is on others, and notes. */
function entryHead(entry: CommentEntry, context: RenderContext): PhrasingContent[] {
  const { finding } = entry;
  return joined([
    words`**${severityLabels[finding.severity]}: ${brief(finding.title, context)}**`,
    ...effectAndLines(entry, context),
    ...caveatsOf(finding),
  ]);
}

/** Detail is cut before explanations, and small print, by which later runs find a finding's text, last. */
function wholeEntry(entry: CommentEntry, context: RenderContext): readonly Section[] {
  const { finding, suggestion } = entry;
  const suggested = suggestion && suggestionBlock(suggestion);
  return [
    { variants: [() => [say`${entryHead(entry, context)}`]], priority: 5 },
    { variants: [() => explanation(finding, context)], priority: 3 },
    { variants: [() => (suggested ? [suggested] : [])], priority: 3 },
    { variants: foldedSupplements(finding, context), priority: 1 },
    { variants: [() => [entryPrint(finding, context)]], priority: 6 },
  ];
}

/** Further findings on one place are folded. */
const maxWhole = 4;

function foldedEntry(entry: CommentEntry, context: RenderContext): Section {
  const afterTitle = () => words` ${sub(...joined(effectAndLines(entry, context)))}`;
  return { variants: findingFold({ finding: entry.finding, afterTitle }, context), priority: 4 };
}

/** @param before number of findings that the comment shows above these */
function entrySections(entries: readonly CommentEntry[], before: number, context: RenderContext) {
  return entries.flatMap((entry, at) =>
    before + at < maxWhole ? wholeEntry(entry, context) : [foldedEntry(entry, context)],
  );
}

const notice = () => [say`Parts of these findings are too long for a comment; the job summary has them.`];

/**
 * The text of one inline comment or file-level thread with all findings on its place, most severe first, at most 60,000
 * bytes. No reviewer's text is hidden by another's.
 */
export function renderComment(entries: readonly CommentEntry[], context: RenderContext): string {
  const footer = () => entries.map(({ finding }) => markOf(rememberFinding(finding, context.head), context));
  return fitToBudget({ sections: entrySections(entries, 0, context), notice, footer });
}

/** A comment of an earlier review as it is, and the severity of its worst open finding. */
interface ShownComment {
  readonly body: string;
  readonly worst: Severity;
}

/**
 * A comment with further findings on its place: above the others what is more severe, else below. Their marks come
 * last, since the first one names the finding that the thread was opened for.
 */
export function renderExtendedComment(
  { body, worst }: ShownComment,
  entries: readonly CommentEntry[],
  context: RenderContext,
): string {
  const isWorse = ({ finding: { severity } }: CommentEntry) =>
    severity !== worst && isAtLeast(severity, worst);
  const marks = serialize(
    entries.map(({ finding }) =>
      markOf({ ...rememberFinding(finding, context.head), unseen: true }, context),
    ),
  );
  const above = entries.filter(isWorse);
  const below = entries.filter((entry) => !above.includes(entry));
  const budgetBytes = Math.floor((defaultBudgetBytes - byteLength(body) - byteLength(marks) - 10) / 2);
  const render = (added: readonly CommentEntry[], before: number) =>
    fitToBudget({ sections: entrySections(added, before, context), notice, budgetBytes });
  const parts = [render(above, 0), body, render(below, above.length + idsShownIn(body).length), marks];
  return parts.flatMap((part) => (part.trim() === '' ? [] : [part.trimEnd()])).join('\n\n');
}

/** Says in a thread which findings were added to its comment that block. */
export function renderThreadReply(entries: readonly CommentEntry[], context: RenderContext): string {
  const lines = entries.map((entry) => joined([entryHead(entry, context), [codeSpan(entry.finding.id)]]));
  return serialize([say`Added to the comment above:`, bullets(lines)]);
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
  /** Whether the thread was opened for it: its mark comes first. */
  readonly leads?: boolean;
}

/** An open finding as it was; of a settled one a line with the outcome, and below it folded what it was. */
function updatedEntry({ remembered, body }: UpdatedEntry, context: RenderContext): Section {
  const { kind, head, severity, reviewers, id } = remembered;
  const before = unfolded(body);
  const text = () => markdownText(before, context);
  const print = smallPrint(reviewers, id);
  if (kind === 'finding') return { variants: [() => [...text(), print], () => [print]], priority: 2 };
  const shown = postedTitle(commentPassage(before), context);
  const title = shown.length > 0 ? shown : severityLabels[severity];
  const summary = words`${settledWords[kind]}${codeSpan(head.slice(0, 10))}: ${title}`;
  const whole = () => [details(summary, [...text(), print])];
  return { variants: [whole, () => [details(summary, [print])]], priority: 1 };
}

/** A comment of which at least one finding is settled; the others keep their text. */
export function renderUpdatedComment(entries: readonly UpdatedEntry[], context: RenderContext): string {
  return fitToBudget({
    sections: entries.map((entry) => updatedEntry(entry, context)),
    notice: () => [],
    footer: () =>
      entries
        .toSorted((a, b) => Number(b.leads ?? false) - Number(a.leads ?? false))
        .map(({ remembered }) => markOf(remembered, context)),
  });
}
