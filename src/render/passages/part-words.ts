import type { BlockContent } from 'mdast';
import type { RenderContext } from '../context.ts';
import { paragraph } from '../markdown/build.ts';
import { plainText } from '../markdown/untrusted.ts';

/** The part of a change that was reviewed. */
export interface ReviewedPart {
  /** In words, such as `package web`. */
  readonly name: string;
  /** Number of changed files that were not reviewed. */
  readonly leftOut: number;
}

/** That this is no review of the whole; nothing where it is one. */
export function partNotice(context: RenderContext): BlockContent[] {
  const { part } = context;
  if (part === undefined) return [];
  const others = part.leftOut === 1 ? '1 other changed file was' : `${part.leftOut} other changed files were`;
  return [paragraph(...plainText(`Only ${part.name} was reviewed; ${others} not.`, context))];
}
