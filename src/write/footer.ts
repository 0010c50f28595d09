import type { BlockContent } from 'mdast';
import { hiddenMark } from '../markdown/markdown-nodes.ts';
import { type ReviewMark, writeMark } from '../model/mark.ts';
import type { RenderContext } from './render-context.ts';

/**
 * The last line of a review's text: the commit that it is about, with our mark in the link's address. GitHub may strip
 * HTML comments from a review's text, so that only a text without anything to link to has the mark in one.
 */
export function reviewFooter(
  mark: ReviewMark,
  { repository }: Pick<RenderContext, 'repository'>,
): readonly BlockContent[] {
  if (repository === undefined) return [hiddenMark(mark)];
  const { serverUrl, owner, name } = repository;
  const address = `${serverUrl}/${owner}/${name}/tree/${mark.head}#${writeMark(mark)}`;
  return [{ type: 'footer', commit: mark.head, address }];
}
