import type { ReviewMark } from '../../domain/memory/mark.ts';
import { link, markSpan, paragraph, sub, text } from '../markdown/build.ts';
import { serialize } from '../markdown/serialize.ts';

/** What is left of a review's text once a newer review has taken over what was open in it. */
export function renderShrunkBody(mark: ReviewMark, newest: string): string {
  return serialize([
    paragraph(text('What was open here stands in '), link([text('a newer review')], newest), text('.')),
    paragraph(sub(text(`reviewed at ${mark.head.slice(0, 10)} · `), markSpan({ ...mark, shrunk: true }))),
  ]);
}
