import type { BlockContent } from 'mdast';
import { list, paragraph, strong, text } from '../markdown/markdown-nodes.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import { type PlainTextOptions, plainText } from '../markdown/untrusted-markdown.ts';
import type { Failure } from '../model/failure.ts';

const maxLines = 50;

/** A line that begins with a dash or is indented. */
const item = /^(?:- | +)/;

/** Converts lines to paragraphs, and consecutive items to lists. */
function blocksOf(words: string, options: PlainTextOptions): BlockContent[] {
  const lines = words.split('\n').filter((line) => line.trim() !== '');
  const paragraphOf = (line: string) => paragraph(...plainText(line, { ...options, maxBytes: 500 }));
  return lines.slice(0, maxLines).flatMap((line, at, all): BlockContent[] => {
    if (!item.test(line)) return [paragraphOf(line)];
    if (item.test(all[at - 1] ?? '')) return [];
    const after = all.findIndex((other, index) => index > at && !item.test(other));
    const items = all.slice(at, after < 0 ? undefined : after);
    return [list(items.map((each) => [paragraphOf(each.replace(item, ''))]))];
  });
}

/**
 * Explains a failed run on a page: what failed and where, then how to fix it. Messages are treated as
 * untrusted, since they may quote a policy file or GitHub's responses.
 */
export function renderFailure(
  title: string,
  { code, message, fix }: Pick<Failure, 'code' | 'message' | 'fix'>,
  options: PlainTextOptions,
): string {
  return serialize([
    paragraph(strong(text(`${title}: ${code}`))),
    ...blocksOf(message, options),
    ...blocksOf(fix, options),
    paragraph(text('The log of this run has the rest.')),
  ]);
}
