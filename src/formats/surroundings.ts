import type { Problem } from '../model/problem.ts';
import { visibleText } from '../model/text.ts';
import { jsonRules } from './json-reader.ts';
import { problem, quote } from './rules.ts';

/** What is around a document, as far as it says something. */
interface Surroundings {
  readonly deviations: readonly Problem[];
  /** The text, without fences and the echo of a script's command; none where nothing is left. */
  readonly beside: readonly string[];
}

/** Reports the text around a document, where that is more than blanks. */
export function surroundings(...outside: readonly string[]): Surroundings {
  const beside = outside.map(withoutFence).filter((text) => text !== '');
  const isBlank = outside.every((text) => text.trim() === '' && !text.includes('\uFEFF'));
  if (isBlank) return { deviations: [], beside };
  const [around = ''] = beside;
  const what =
    around === '' ? 'A code fence or byte order mark' : `Text that begins with ${quote(around, 40)}`;
  const message = `${what} is around the document, and was ignored.`;
  return { deviations: [problem(jsonRules.stripped, { path: '', message, line: 1, column: 1 })], beside };
}

/** npm, pnpm and yarn print the command of a script before they start it. */
const echo = /^[>$] .*$/gm;

/** The text without the fence, colours, byte order mark and echo, which say nothing. */
function withoutFence(text: string): string {
  return visibleText(text)
    .replace(echo, '')
    .trim()
    .replace(/^(?:`{3,}|~{3,})$|(?:^|\n)(?:`{3,}|~{3,})[ \t]*\w*$|^(?:`{3,}|~{3,})/, '')
    .trim();
}
