import type { Marker } from './app-table.ts';

/** How a text begins, as a reader sees it, and the hidden comments before that. */
export interface Opening {
  /** On one line, without Markdown. */
  readonly words: string;
  readonly hidden: readonly string[];
}

/** The first words decide; in UTF-16 units. */
const maxOpening = 600;

export function openingOf(body: string): Opening {
  const hidden: string[] = [];
  let rest = body.trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->');
    if (end === -1) return { words: '', hidden };
    hidden.push(rest.slice(4, end).trim());
    rest = rest.slice(end + 3).trimStart();
  }
  return { words: plainWords(rest.slice(0, maxOpening)), hidden };
}

/** Markdown and HTML as words on one line. Text of apps is compared by its words, since their layout changes. */
export function plainWords(markdown: string): string {
  return markdown
    .replace(/<[^<>]*>/g, ' ')
    .replace(/^[ \t>]*\[![a-z]+\]/gim, ' ')
    .replace(/^[ \t]*(?:>[ \t]?)+/gm, '')
    .replace(/\]\([^()\s]*\)/g, '')
    .replace(/[*`#[\]]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

const templates = new Map<string, RegExp>();

/** `*` is one word, `#` one number; quotation marks and case do not count. */
function templateOf(words: string): RegExp {
  const known = templates.get(words);
  if (known !== undefined) return known;
  const source = plainTemplate(words).replace(/[.+?^${}()|\\]/g, '\\$&');
  const made = new RegExp(`^${source.replaceAll('*', '\\S+').replaceAll('#', '(\\d{1,6})')}`, 'i');
  templates.set(words, made);
  return made;
}

function plainTemplate(words: string): string {
  return words
    .replace(/[‘’]/g, "'")
    .replace(/[`[\]]/g, '')
    .trim();
}

export function beginsWith(words: string, template: string): boolean {
  return templateOf(template).test(words);
}

/** The last number of the first template that a line begins with, summed over lines; undefined where none does. */
export function statedNumber(body: string, states: readonly string[]): number | undefined {
  let total: number | undefined;
  for (const line of body.split('\n')) {
    const words = plainWords(line.slice(0, maxOpening));
    const match = states.map((each) => templateOf(each).exec(words)).find((each) => each !== null);
    if (match) total = (total ?? 0) + Number(match.at(-1));
  }
  return total;
}

/** The marker that a review or comment begins with; a refusal before all others. */
export function markerOf({ words, hidden }: Opening, markers: readonly Marker[]): Marker | undefined {
  const isMet = ({ on, says, starts, hidden: comment }: Marker) =>
    on === undefined &&
    says !== 'settled' &&
    (starts === undefined || beginsWith(words, starts)) &&
    (comment === undefined || hidden.some((each) => each.startsWith(comment)));
  const met = markers.filter(isMet);
  return met.find(({ says }) => says === 'refused') ?? met[0];
}

/** Whether a marker can prove a review. */
export function completes({ says, weak }: Marker): boolean {
  return weak !== true && (says === 'clean' || says === 'reviewed');
}
