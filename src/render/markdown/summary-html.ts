import type { PhrasingContent } from 'mdast';

/** Markdown is not read inside `<summary>`, so its content is written as the HTML it would have become. */
export function summaryHtml(nodes: readonly PhrasingContent[]): string {
  return nodes.map(inlineHtml).join('');
}

function inlineHtml(node: PhrasingContent): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.value);
    case 'inlineCode':
    case 'mark':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'emphasis':
      return `<em>${summaryHtml(node.children)}</em>`;
    case 'strong':
      return `<strong>${summaryHtml(node.children)}</strong>`;
    case 'delete':
      return `<del>${summaryHtml(node.children)}</del>`;
    case 'subscript':
      return `<sub>${summaryHtml(node.children)}</sub>`;
    case 'link':
      return `<a href="${escapeHtml(node.url)}">${summaryHtml(node.children)}</a>`;
    case 'break':
      return ' ';
    case 'html':
    case 'image':
    case 'imageReference':
    case 'linkReference':
    case 'footnoteReference':
      throw new Error(`A "${node.type}" node cannot stand in a summary.`);
  }
}

/** Line feeds become spaces: a blank line would end the HTML that the summary stands in. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', ' ');
}
