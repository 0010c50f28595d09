/** A text without what hides it, and where each of its characters begins in the original. */
interface BareText {
  readonly text: string;
  /** One more than there are characters: the last is the end of the original. */
  readonly offsets: readonly number[];
}

const hiding = /(?:%[0-9a-f]{2})+|[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\n\r\t])\p{Cc}/giu;

/** The text without invisible characters and with percent-encoding decoded; undefined where it has neither. */
export function bareText(text: string): BareText | undefined {
  let bare = '';
  const offsets: number[] = [];
  let at = 0;
  const add = (characters: string, offset: number, width: number) => {
    for (let index = 0; index < characters.length; index += 1) offsets.push(offset + index * width);
    bare += characters;
  };
  for (const { 0: hidden, index } of text.matchAll(hiding)) {
    add(text.slice(at, index), at, 1);
    if (hidden.startsWith('%')) addDecoded(hidden, (character, offset) => add(character, index + offset, 0));
    at = index + hidden.length;
  }
  if (at === 0) return undefined;
  add(text.slice(at), at, 1);
  return { text: bare, offsets: [...offsets, text.length] };
}

/** Each character of a run of `%41%C3%A9`, with its offset in the run; bytes that are no UTF-8 are one character each. */
function addDecoded(run: string, add: (character: string, offset: number) => void): void {
  const bytes = Buffer.from(run.replaceAll('%', ''), 'hex');
  const text = bytes.toString('utf8');
  const isUtf8 = Buffer.from(text, 'utf8').equals(bytes);
  let offset = 0;
  for (const character of isUtf8 ? text : bytes.toString('latin1')) {
    add(character, offset);
    offset += 3 * (isUtf8 ? Buffer.byteLength(character) : 1);
  }
}
