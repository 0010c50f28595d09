import type { BlockContent } from 'mdast';
import type { Refusal } from '../domain/people/refusals.ts';
import { codeSpan, list, paragraph, text } from './markdown/build.ts';

/** More would hide what is still open; each of them says so in its own thread. */
const maxShown = 50;

/** Which findings stay as they are, and on whose word; names as code, so that nobody is called. */
export function refusalList(refusals: readonly Refusal[]): BlockContent[] {
  if (refusals.length === 0) return [];
  const items = refusals
    .slice(0, maxShown)
    .map(({ id, by, how, selfAccepted }) => [
      paragraph(
        codeSpan(id),
        text(how === 'resolved' ? ' accepted, thread resolved by ' : ' accepted by '),
        codeSpan(by),
        text(selfAccepted ? ' (self-accepted: the author)' : ''),
      ),
    ]);
  const more = refusals.length - items.length;
  const rest = more > 0 ? [paragraph(text(`and ${more} more`))] : [];
  return [paragraph(text('These stay as they are on somebody’s word:')), list(items), ...rest];
}
