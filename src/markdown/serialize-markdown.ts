import type { BlockContent, Code, Parents, PhrasingContent, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Info, type Options, type State, toMarkdown } from 'mdast-util-to-markdown';
import { inertBlocks } from './inert-markdown.ts';
import type { Details, Footer, Hidden, Subscript, Suggestion } from './markdown-nodes.ts';

/**
 * Writes a tree as GitHub Markdown with exactly one line feed at the end. All posted text goes through here:
 * the result notifies no one, and its only HTML comes from the handlers below (threats T1, T2).
 */
export function serialize(blocks: readonly BlockContent[]): string {
  const children = inertBlocks(blocks);
  if (children.length === 0) return '\n';
  return toMarkdown({ type: 'root', children }, options);
}

function writeDetails(node: Details, _parent: Parents | undefined, state: State, info: Info): string {
  const open = `<details>\n<summary>${summaryHtml(node.summary)}</summary>\n\n`;
  return `${open}${state.containerFlow(node, info)}\n\n</details>`;
}

function subscript(node: Subscript, _parent: Parents | undefined, state: State, info: Info): string {
  const content = state.containerPhrasing(node, { ...info, before: '>', after: '<' });
  return `<sub>${content.replaceAll('\n', ' ')}</sub>`;
}
subscript.peek = () => '<';

function writeFooter({ commit, address }: Footer): string {
  return `<sub>[reviewed at \`${commit.slice(0, 10)}\`](${address})</sub>`;
}

function writeHidden(node: Hidden): string {
  return `<!-- ${node.value} -->`;
}

/**
 * Some bots read commands from the Markdown source. An indented fence shows the same code while no source
 * line starts with a command; lists and quotes indent anyway.
 */
function writeCode(node: Code, parent: Parents | undefined, state: State, info: Info): string {
  const written = defaultHandlers.code(node, parent, state, info);
  const outermost = parent?.type === 'root' || parent?.type === 'details';
  return outermost && /^[/@!][a-z]/im.test(node.value) ? written.replace(/^(?=.)/gm, '  ') : written;
}

/** What the library's patterns for unsafe text are about, apart from spaces at line ends. Most text has none of it. */
const maybeUnsafe = /[\t\r\n!-+.:<-@[-`|~\u007f-]/;

/** To ask each of fifty patterns about each text took a third of the time of a page. */
function writeText(node: Text, parent: Parents | undefined, state: State, info: Info): string {
  const around = info.before + node.value + info.after;
  if (!maybeUnsafe.test(node.value) && !/\n | \n/.test(around)) return node.value;
  return defaultHandlers.text(node, parent, state, info);
}

function writeSuggestion(node: Suggestion): string {
  const runs = node.lines.flatMap((line) => line.match(/`+/g) ?? []);
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return [`${fence}suggestion`, ...node.lines, fence].join('\n');
}

/** Created once, because each call would compile the extension's patterns again. */
const options: Options = {
  bullet: '-',
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  handlers: {
    code: writeCode,
    details: writeDetails,
    footer: writeFooter,
    hidden: writeHidden,
    subscript,
    suggestion: writeSuggestion,
    text: writeText,
  },
};

/** Markdown is not parsed inside `<summary>`, so its content is written as HTML. */
function summaryHtml(nodes: readonly PhrasingContent[]): string {
  return nodes.map(inlineHtml).join('');
}

const summaryTags = { emphasis: 'em', strong: 'strong', delete: 'del', subscript: 'sub' };

function inlineHtml(node: PhrasingContent): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.value);
    case 'break':
      return ' ';
    case 'link':
      return `<a href="${escapeHtml(node.url)}">${summaryHtml(node.children)}</a>`;
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'subscript': {
      const tag = summaryTags[node.type];
      return `<${tag}>${summaryHtml(node.children)}</${tag}>`;
    }
    default:
      throw new Error(`A "${node.type}" node cannot be in a summary.`);
  }
}

/** Line feeds become spaces, because a blank line would end the HTML around the summary. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', ' ');
}
