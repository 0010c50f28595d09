import type { InlineCode, Text } from 'mdast';
import { destroyMarks } from './destroy-marks.ts';
import { showInvisible } from './show-invisible.ts';

/** Words end at white space, and at scripts that are written without any. */
const betweenWords =
  /(\s+|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\u3000-\u303F\uFF00-\uFF65]+)/u;

/**
 * Words that GitHub, or a bot reading along, would act on. GitHub looks at rendered text, so no escape helps; only
 * code does. Formulas and emoji names are among them because they would not be shown as written.
 */
const active = new RegExp(
  [
    '[@$]', // mention, e-mail address, commit of a user; formula
    '#\\d', // issue or pull request, also with owner/repo before it
    '(?<![a-z0-9])gh-\\d', // the same, spelled GH-12
    '://|www\\.', // address
    '(?<![0-9a-z])[0-9a-f]{7,}(?![0-9a-z])', // commit
    '^[(\\[{"\']*[/!][a-z]', // command for a bot
    '\\[!', // alert in a quote
    ':[\\w+-]+:', // emoji
    '⟨U\\+', // a character made visible
  ].join('|'),
  'i',
);

/** One text leaf as text and code that say the same, of which GitHub links and notifies nothing (T2). */
export function inertText(value: string): readonly (Text | InlineCode)[] {
  const words = destroyMarks(showInvisible(value)).replace(/\n\s*/g, '\n').split(betweenWords);
  const nodes: (Text | InlineCode)[] = [];
  let plain = '';
  for (const word of words) {
    if (!active.test(word)) {
      plain += word;
      continue;
    }
    const { before, core, after } = withoutPunctuation(word);
    plain += before;
    if (plain !== '') nodes.push({ type: 'text', value: plain });
    nodes.push({ type: 'inlineCode', value: core });
    plain = after;
  }
  if (plain !== '') nodes.push({ type: 'text', value: plain });
  return nodes;
}

/** Code on one line, as every code span is rendered. */
export function inertCode(value: string): string {
  return destroyMarks(showInvisible(value).replaceAll('\n', ' '));
}

const openingOf: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Sentence punctuation around a word stays outside its code span: `(#12),` is read as `#12`. */
function withoutPunctuation(word: string): { before: string; core: string; after: string } {
  let start = 0;
  let end = word.length;
  while (start < end && '([{"\'“‘«'.includes(word.charAt(start))) start += 1;
  while (end > start && isTrailing(word.slice(start, end))) end -= 1;
  if (start === end) return { before: '', core: word, after: '' };
  return { before: word.slice(0, start), core: word.slice(start, end), after: word.slice(end) };
}

function isTrailing(core: string): boolean {
  const last = core.slice(-1);
  const opening = openingOf[last];
  return opening === undefined ? '.,;:!?"\'”’»…'.includes(last) : !core.includes(opening);
}
