import { bodyLines } from '../model/body-lines.ts';
import { readMarks } from '../model/mark.ts';

/** What is missing where the review's own mark is gone: no later run would know the text for ours. */
export const reviewItself = 'the text of the review';

/** Small print of a finding that is told in a review's text: it ends with the finding's id. */
const smallPrint = /^<sub>by .* · `([a-z0-9-]{1,80})`<\/sub>\s*$/;

/** Ids of the findings that a review's text shows. */
export function shownIn(body: string): readonly string[] {
  return bodyLines(body).flatMap((line) => smallPrint.exec(line)?.[1] ?? []);
}

/**
 * What a review's text was sent with and GitHub does not show: ids of findings, and `reviewItself`. Only findings'
 * own small print and the review's mark are compared, each by its line: GitHub may store other line ends, drop blanks at
 * the end of lines and strip HTML comments, and none of that loses a finding.
 */
export function lostFromText({
  sent,
  shown,
  tool,
}: {
  readonly sent: string;
  readonly shown: string;
  readonly tool: string;
}): readonly string[] {
  const told = new Set(shownIn(shown));
  const hasMark = readMarks(shown, tool).some((mark) => mark.kind === 'review');
  return [
    ...new Set([
      ...shownIn(sent).filter((id) => !told.has(id)),
      ...(hasMark || !readMarks(sent, tool).some((mark) => mark.kind === 'review') ? [] : [reviewItself]),
    ]),
  ];
}
