import { codeSpan, paragraph, text } from '../markdown/markdown-nodes.ts';
import { serialize } from '../markdown/serialize-markdown.ts';

const note = /^Concluded again by what people said: [^\n]*\n\n/;

/**
 * The summary that a review left on its check, below one line with the conclusion that holds since people decided:
 * its own words are from before. A comment has no findings at hand to write it anew.
 */
export function afterComments(summary: string, title: string): string {
  const [now, rest] = [codeSpan(title), text('. What follows is as the review left it.')];
  const line = serialize([paragraph(text('Concluded again by what people said: '), now, rest)]);
  return `${line.trim()}\n\n${summary.replace(note, '')}`;
}
