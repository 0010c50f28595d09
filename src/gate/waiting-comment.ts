import { paragraph, withCode } from '../markdown/markdown-nodes.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import { runAgain } from '../write/notices-text.ts';

/** Explains why a command is not applied immediately, when it will be, and how to start that run. */
export function renderWaiting(about: {
  readonly why: string;
  readonly head: string;
  readonly pull: number;
}): { readonly line: string; readonly page: string } {
  const line = `Not concluded again: ${about.why}. The next run of the review applies the comment. To start one: ${runAgain(about)}.`;
  return { line, page: serialize([paragraph(...withCode(line))]) };
}
