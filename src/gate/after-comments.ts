import { codeSpan, paragraph, text } from '../markdown/markdown-nodes.ts';
import { serialize } from '../markdown/serialize-markdown.ts';

const note = /^Concluded again by what people said: [^\n]*\n\n/;

/**
 * Prepends a line with the current conclusion to the summary that a review left on its check, which predates
 * people's decisions. Replaces an earlier such line. A comment run has no findings to write a new summary
 * from.
 */
export function afterComments(summary: string, title: string): string {
  const [now, rest] = [codeSpan(title), text('. What follows is as the review left it.')];
  const line = serialize([paragraph(text('Concluded again by what people said: '), now, rest)]);
  return `${line.trim()}\n\n${summary.replace(note, '')}`;
}
