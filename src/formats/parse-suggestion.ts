/**
 * The text of the one `suggestion` fence in Markdown prose, without its last line end; undefined when there is
 * none or more than one, since then it is not certain what would be applied. A fence shown inside another is
 * that fence's content.
 */
export function onlySuggestion(markdown: string): string | undefined {
  if (!markdown.includes('suggestion')) return undefined;
  let open: { readonly fence: string; readonly isSuggestion: boolean } | undefined;
  let content: string[] = [];
  let found: string | undefined;
  for (const line of markdown.split(/\r?\n/)) {
    const match = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))([^\n]*)$/.exec(line);
    const fence = match?.[1] ?? '';
    const info = (match?.[2] ?? '').trim();
    if (open === undefined) {
      if (fence === '' || (fence.startsWith('`') && info.includes('`'))) continue;
      open = { fence, isSuggestion: info === 'suggestion' };
      content = [];
    } else if (fence.startsWith(open.fence) && info === '') {
      if (open.isSuggestion) {
        if (found !== undefined) return undefined;
        found = content.join('\n');
      }
      open = undefined;
    } else content.push(line);
  }
  // A fence that is never closed runs to the end of the text, prose included: nothing to apply.
  return open?.isSuggestion === true ? undefined : found;
}
