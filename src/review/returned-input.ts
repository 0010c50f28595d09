import type { GivenFile } from './given-files.ts';

/**
 * The name of the file of ours that the answer repeats; undefined for an answer of its own. An empty list or object is
 * not told apart: that no comments were written and that nothing was found look the same.
 */
export function returnedInput(answer: Uint8Array, given: readonly GivenFile[]): string | undefined {
  const said = withoutLayout(textOf(answer));
  if (said === '' || said === '[]' || said === '{}') return undefined;
  return given.find(({ content }) => withoutLayout(textOf(content)) === said)?.name;
}

function textOf(content: GivenFile['content']): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** The same for JSON that was laid out otherwise: white space between values says nothing. */
function withoutLayout(text: string): string {
  return text.replace(/\s+/g, '');
}
