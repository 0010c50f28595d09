import type { BlockContent } from 'mdast';
import { inWords } from '../../domain/verdict/completeness.ts';
import type { Decision } from '../../domain/verdict/decision.ts';
import { list, paragraph, text, withCode } from '../markdown/build.ts';
import { type PlainTextOptions, plainText } from '../markdown/untrusted.ts';

/** Each thing that keeps a review from being whole; nothing where it is. */
export function whyIncomplete({ incomplete }: Decision, context: PlainTextOptions): BlockContent[] {
  if (incomplete.length === 0) return [];
  const reasons = incomplete.map((reason) => [
    paragraph(...plainText(inWords(reason), { ...context, maxBytes: 600 })),
  ]);
  return [paragraph(text('This review is not complete:')), list(reasons)];
}

/** What to do about it, one step each. */
export function howToComplete(steps: readonly string[]): BlockContent[] {
  if (steps.length === 0) return [];
  return [
    paragraph(text('To complete it:')),
    list(
      steps.map((step) => [paragraph(...withCode(step))]),
      true,
    ),
  ];
}
