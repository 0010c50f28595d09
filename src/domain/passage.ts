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
  const lines = body.split(/\r\n|\r|\n/);
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
