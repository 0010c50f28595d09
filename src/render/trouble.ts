import type { Failure } from '../domain/failure.ts';
import { paragraph, strong, text } from './markdown/build.ts';
import { serialize } from './markdown/serialize.ts';
import { type PlainTextOptions, plainText } from './markdown/untrusted.ts';

/**
 * What kept a run from its end, for a page that people open before they open a log: what and where, then how to mend
 * it. Messages may quote a policy file or GitHub's words, so they are taken for untrusted.
 */
export function renderTrouble(
  title: string,
  { code, message, fix }: Pick<Failure, 'code' | 'message' | 'fix'>,
  options: PlainTextOptions,
): string {
  const linesOf = (words: string) =>
    words
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, 50)
      .map((line) => paragraph(...plainText(line, { ...options, maxBytes: 1000 })));
  return serialize([
    paragraph(strong(text(`${title}: ${code}`))),
    ...linesOf(message),
    ...linesOf(fix),
    paragraph(text('The log of this run has the rest.')),
  ]);
}
