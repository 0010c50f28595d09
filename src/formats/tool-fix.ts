import type { Location } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { lineStarts, type Position, positionAt } from './json-reader.ts';
import { type LineEdit, type Lines, replacementFor } from './line-edit.ts';
import type { ChangedLines } from './parse-context.ts';
import { none, problem, type RuleId } from './rules.ts';

/** What a tool would do, as it says it. */
interface ToolFix {
  /** For people. */
  readonly text: string;
  /** All that it changes; absent where that is not in the file of its finding alone, or is not known. */
  readonly edits?: readonly LineEdit[] | undefined;
}

interface Fixing {
  /** Pointer to the fix. */
  readonly pointer: string;
  readonly rule: RuleId;
  readonly location: Location | undefined;
  readonly changed: ChangedLines | undefined;
  /** The file's lines, where the document carries them. */
  readonly source?: readonly string[] | undefined;
}

interface Read {
  readonly fix: { readonly text: string; readonly replacement?: string };
  readonly problems: readonly Problem[];
}

/**
 * The fix as a finding holds it. A suggestion replaces whole lines, so an edit of part of a line needs to know
 * what stands there: from the diff, else from the document. What cannot be suggested stays as words, which is
 * reported where the diff shows the lines.
 */
export function readFix({ text, edits }: ToolFix, fixing: Fixing): Read {
  const { location } = fixing;
  if (location?.startLine === undefined) return { fix: { text }, problems: none };
  const lines = { start: location.startLine, end: location.endLine ?? location.startLine };
  const replacement = edits === undefined ? undefined : inWholeLines(edits, lines, fixing);
  if (replacement !== undefined) return { fix: { text, replacement }, problems: none };
  const isShown = fixing.changed?.isCommentable(location.path, 'RIGHT', lines.start, lines.end) === true;
  return { fix: { text }, problems: isShown ? [notSuggested(fixing)] : none };
}

/** Undefined also where the document carries other lines than the diff has: the fix was made for another text. */
function inWholeLines(
  edits: readonly LineEdit[],
  lines: Lines,
  { location, changed, source }: Fixing,
): string | undefined {
  const shown = changed?.text(location?.path ?? '', lines.start, lines.end);
  const carried = source?.slice(lines.start - 1, lines.end);
  if (shown !== undefined && carried !== undefined && shown.join('\n') !== carried.join('\n'))
    return undefined;
  return replacementFor(lines, edits, shown ?? carried);
}

function notSuggested({ pointer, rule }: Fixing): Problem {
  return problem(rule, {
    path: pointer,
    type: 'limit',
    message:
      'The fix is shown in words only: it cannot be written as new text for exactly the reported lines.',
    recommendation:
      'Offer one fix whose edits lie inside the reported lines and were made for the text of the reviewed head.',
  });
}

/** A file's text that a tool sent along, cut into lines once for all its findings. */
export interface SourceText {
  readonly lines: readonly string[];
  readonly length: number;
  readonly placeOf: (offset: number) => Position;
}

export function sourceText(text: string): SourceText {
  const starts = lineStarts(text);
  return { lines: text.split(/\r?\n/), length: text.length, placeOf: (offset) => positionAt(starts, offset) };
}
