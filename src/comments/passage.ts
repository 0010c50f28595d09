import { bodyLines } from '../model/text.ts';

/** A finding's part of one of our texts: its title, and its explanation as Markdown without the enclosing HTML. */
export interface Passage {
  /** Absent when the text has no title of its own. */
  readonly title?: string;
  readonly text: string;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The Markdown of a line that rendering wrote as HTML. */
function fromHtml(html: string): string {
  return html
    .replace(/<\/?code>/g, '`')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? '')
    .trim();
}

/** The severity before a title. */
const label = /^\S{1,4} [A-Z][a-z]{2,7}(?: · |: )/u;

const summaryTag = { start: '<summary>', end: '</summary>' } as const;

/** The Markdown of a fold's summary; undefined for another line. */
function summaryIn(line: string): string | undefined {
  const { start, end } = summaryTag;
  return line.startsWith(start) && line.endsWith(end)
    ? fromHtml(line.slice(start.length, -end.length))
    : undefined;
}

/** Untrusted text outside of code cannot forge such a line, since rendering escapes its HTML. */
function isSmallPrint(line: string): boolean {
  return line.startsWith('<sub>') && line.trimEnd().endsWith('</sub>');
}

/** Opens or closes code: no other line of ours begins so. */
const fence = /^(?:(`{3,})[^`]*|(~{3,})(?:[^~].*)?)$/;

/** The lines of a text of ours, empty where they are code, which may quote anything. */
function withoutCode(lines: readonly string[]): readonly string[] {
  let open = '';
  return lines.map((line) => {
    const [, ticks, tildes] = fence.exec(line.trimEnd()) ?? [];
    const mark = ticks ?? tildes ?? '';
    const isInside = open !== '';
    if (!isInside) open = mark;
    else if (mark.startsWith(open) && line.trimEnd() === mark) open = '';
    return isInside ? '' : line;
  });
}

/** The id at the end of a finding's small print. */
function idIn(line: string): string | undefined {
  return isSmallPrint(line) ? / · `([a-z0-9-]{1,80})`<\/sub>$/.exec(line.trimEnd())?.[1] : undefined;
}

/** Ids of the findings that a text of ours shows, from their small print. */
export function idsShownIn(body: string): readonly string[] {
  return withoutCode(bodyLines(body)).flatMap((line) => idIn(line) ?? []);
}

/** What the folds of one of our review texts show, by the finding's id. */
export function passagesIn(body: string): ReadonlyMap<string, Passage> {
  const passages = new Map<string, Passage>();
  const lines = bodyLines(body);
  let fold: string[] = [];
  for (const [at, line] of withoutCode(lines).entries()) {
    const id = idIn(line);
    if (id === undefined) {
      if (line === '<details>') fold = [];
      else fold.push(lines[at] ?? '');
      continue;
    }
    const [first = '', ...rest] = fold.splice(0);
    // The finding's details follow its title.
    const [title] = first.split(' <sub>', 1);
    const summary = summaryIn(title === first ? first : `${title}${summaryTag.end}`);
    if (summary === undefined || passages.has(id)) continue;
    passages.set(id, { title: summary.replace(label, ''), text: rest.join('\n').trim() });
  }
  return passages;
}

/** Start of the summary of the fold that holds a settled finding's comment. */
export const settledWords = { closed: '✅ Fixed at ', withdrawn: 'Not found again at ' } as const;

function isSettledSummary(line: string): boolean {
  const { start } = summaryTag;
  return Object.values(settledWords).some((words) => line.startsWith(`${start}${words}`));
}

/** The lines of a finding's part as they were before it was settled. */
function beforeItWasSettled(lines: readonly string[]): readonly string[] {
  const [first, summary = ''] = lines;
  return first === '<details>' && isSettledSummary(summary) ? lines.slice(2) : lines;
}

/**
 * The part of a comment of ours about one finding as it was before it was settled, without its small print; where that is
 * gone, all above the first small print.
 */
export function partAbout(body: string, id: string): string {
  const lines = bodyLines(body);
  const outside = withoutCode(lines);
  const own = outside.findIndex((line) => idIn(line) === id);
  const [end] = [own, outside.findIndex(isSmallPrint)].filter((at) => at >= 0);
  const start = outside.slice(0, end).findLastIndex(isSmallPrint) + 1;
  // What is left of the finding before: the end of its fold, and marks.
  const isLeft = (line: string) => line.trim() === '' || line === '</details>' || line.startsWith('<!-- ');
  const first = lines.findIndex((line, at) => at >= start && !isLeft(line));
  return beforeItWasSettled(lines.slice(first, end)).join('\n').trim();
}

/** The title and text of one finding in a comment of ours. */
export function passageIn(body: string, id: string): Passage {
  const part = partAbout(body, id);
  return (part.startsWith('<details>') ? passagesIn(body).get(id) : undefined) ?? commentPassage(part);
}

/** The title and text in the part of a comment; leaves out a derived title. */
export function commentPassage(part: string): Passage {
  const lines = bodyLines(part);
  const start = lines.findIndex((line) => line.trim() !== '');
  const [, heading = ''] = /^\*\*(.+)\*\*(?: · |$)/.exec(lines[start] ?? '') ?? [];
  const fold = withoutCode(lines).indexOf('<details>');
  const text = lines.slice(start + 1, fold < 0 ? undefined : fold).join('\n');
  return { ...(label.test(heading) && { title: heading.replace(label, '') }), text: text.trim() };
}

/** The part of a comment as Markdown, with the content of its folds below their summaries. */
export function unfolded(part: string): string {
  return bodyLines(part)
    .filter((line) => line !== '<details>' && line !== '</details>')
    .map((line) => {
      const summary = summaryIn(line);
      return summary === undefined ? line : `**${summary}**`;
    })
    .join('\n')
    .trim();
}
