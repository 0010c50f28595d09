/** One reference token of a JSON pointer, escaped as RFC 6901 section 3 says. */
export function pointerToken(key: PropertyKey): string {
  const text = String(key);
  return /[~/]/.test(text) ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text;
}

/** `base` extended by each key; `''` is the whole document. */
export function pointerTo(base: string, ...keys: readonly PropertyKey[]): string {
  let pointer = base;
  for (const key of keys) pointer = `${pointer}/${typeof key === 'number' ? key : pointerToken(key)}`;
  return pointer;
}

/** The pointer of the container, or undefined for the whole document. */
export function parentPointer(pointer: string): string | undefined {
  const end = pointer.lastIndexOf('/');
  return end === -1 ? undefined : pointer.slice(0, end);
}
