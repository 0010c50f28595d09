import type { Root } from 'mdast';
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Created once, because each call would combine the extensions again. */
const parsing: Options = {
  extensions: [gfm()],
  // The transforms would search text for addresses again; words that are addresses become code anyway.
  mdastExtensions: gfmFromMarkdown().map(({ transforms: _, ...extension }) => extension),
};

/** The tree of a text as GitHub reads it. Not for a text that `isBeyondParsing`. */
export function parseMarkdown(source: string): Root {
  return fromMarkdown(source, parsing);
}
