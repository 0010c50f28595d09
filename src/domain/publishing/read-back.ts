import { type Mark, readMarks, writeMark } from '../memory/mark.ts';
import { bodyLines } from '../text/body-lines.ts';

/** What is missing where the review's own mark is gone: no later run would know the text for ours. */
export const reviewItself = 'the text of the review';

/** Small print of a finding that is told in a review's text: it ends with the finding's id. */
const smallPrint = /^<sub>by .* · `([a-z0-9-]{1,80})`<\/sub>\s*$/;

function toldIn(body: string): readonly string[] {
  return bodyLines(body).flatMap((line) => smallPrint.exec(line)?.[1] ?? []);
}

function nameOf(mark: Mark): string {
  return mark.kind === 'review' ? reviewItself : mark.id;
}

/**
 * What a review's text was sent with and GitHub does not show: ids of findings, and `reviewItself`. Only findings'
 * own small print and our marks are compared, each by its line: GitHub may store other line ends, drop blanks at the
 * end of lines and strip comments of HTML, and none of that loses a finding.
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
  const told = new Set(toldIn(shown));
  const marked = new Set(readMarks(shown, tool).map(writeMark));
  return [
    ...new Set([
      ...toldIn(sent).filter((id) => !told.has(id)),
      ...readMarks(sent, tool)
        .filter((mark) => !marked.has(writeMark(mark)))
        .map(nameOf),
    ]),
  ];
}
