import { fromMarkdown } from 'mdast-util-from-markdown';
import { isBeyondParsing } from '../model/beyond-parsing.ts';

type Node = ReturnType<typeof fromMarkdown>['children'][number];

const command = /^\/pr-verdict(?=[ \t]|$)/;

/** Characters of a command line; a longer one is no command. */
export const maxCommand = 200;

/** Characters of a comment in which a command is looked for. */
const maxParsed = 4096;

/** Whether a line of a comment may be a command: a quick test before anything is parsed. */
export function mentionsCommand(body: string): boolean {
  return /^ {0,3}\/pr-verdict(?!\S)/m.test(body);
}

/** Whether a line of a comment may be a waiver. */
export function mentionsWaiver(body: string): boolean {
  return /^ {0,3}\/pr-verdict[ \t]{1,9}waive(?!\S)/m.test(body);
}

/**
 * The command lines of a comment without `/pr-verdict`: the first line of each top-level paragraph that begins so.
 * Nothing below raw HTML counts, since it may be hidden.
 */
export function commandLines(body: string): readonly string[] {
  const source = body.slice(0, maxParsed);
  if (!mentionsCommand(source) || isBeyondParsing(source)) return [];
  const found: string[] = [];
  for (const node of fromMarkdown(source).children) {
    if (holdsHtml(node)) break;
    const line = node.type === 'paragraph' ? lineAt(body, node.position?.start.offset ?? 0) : '';
    if (command.test(line)) found.push(line.replace(command, '').trim());
  }
  return found;
}

/** One character more than a command may have, so that a longer line is known as such. */
function lineAt(body: string, start: number): string {
  const [line = ''] = body.slice(start, start + maxCommand + 1).split(/[\r\n]/);
  return line;
}

/** Whole HTML comments show nothing and hide nothing. */
function holdsHtml(node: Node): boolean {
  if (node.type !== 'html') return 'children' in node && node.children.some(holdsHtml);
  const html = node.value.trim();
  return !html.startsWith('<!--') || html.indexOf('-->') !== html.length - 3;
}
