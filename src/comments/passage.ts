import { bodyLines } from '../model/body-lines.ts';

/** What a review's text says of one finding, as Markdown without the HTML that it was folded in. */
export interface Passage {
  readonly title: string;
  readonly text: string;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** Where findings of several severities stand together, each is titled with its own. */
const label = /^\S{1,4} (?:Critical|High|Medium|Low|Info) · /u;

function plain(html: string): string {
  return html
    .replace(/<\/?code>/g, '`')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? '');
}

/**
 * The folded part of one of our review texts that ends with the finding's own small print. Untrusted text cannot
 * write such lines: rendering escapes its HTML.
 */
export function findPassage(body: string, id: string): Passage | undefined {
  const lines = bodyLines(body);
  const end = lines.findIndex((line) => line.startsWith('<sub>') && line.endsWith(` · \`${id}\`</sub>`));
  const start = lines.slice(0, Math.max(0, end)).lastIndexOf('<details>');
  if (start < 0) return undefined;
  const [, title] = /^<summary>(.*)<\/summary>$/.exec(lines[start + 1] ?? '') ?? [];
  if (title === undefined) return undefined;
  return {
    title: plain(title).replace(label, ''),
    text: lines
      .slice(start + 2, end)
      .join('\n')
      .trim(),
  };
}

/** Our own last line, and what people wrote below it; what stands above may have been edited by them as well. */
export function withoutSignature(body: string): string {
  return body.replace(/\r\n?/g, '\n').replace(/\n<sub>[^\n]*<\/sub>[\s\S]*$/, '');
}

/** The first line of what we say of a finding weighs it: that is no part of what is wrong. */
export function withoutWeight(text: string): string {
  return text.split('\n').slice(1).join('\n').trim();
}

/** The fold in which the comment of a settled finding keeps what it said. */
export const wasAbout = 'What it was about';

function beforeItWasSettled(said: string): string {
  const lines = said.split('\n');
  const fold = lines.indexOf(`<summary>${wasAbout}</summary>`);
  if (fold < 0) return said;
  return lines
    .slice(fold + 1)
    .join('\n')
    .replace(/<\/details>\s*$/, '')
    .trim();
}

/** What a comment of ours says of its finding, settled or not; without a title where it had none of its own. */
export function commentPassage(body: string): Partial<Passage> & Pick<Passage, 'text'> {
  const text = withoutWeight(beforeItWasSettled(withoutSignature(body)));
  const [first = '', ...rest] = text.split('\n');
  const title = /^\*\*(.+)\*\*$/.exec(first)?.[1];
  return title === undefined ? { text } : { title, text: rest.join('\n').trim() };
}
