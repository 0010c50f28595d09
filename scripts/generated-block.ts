/**
 * A page with new content between the comments that mark a generated block.
 *
 * @throws If the page lacks one of the marks.
 */
export function withBlock(page: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name}: made by \`npm run docs\` -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`A page has lost its marks ${begin} and ${end}.`);
  return `${page.slice(0, from + begin.length)}\n\n${content.trim()}\n\n${page.slice(to)}`;
}
