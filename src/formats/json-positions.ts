import { type Trail, walkJson } from './json-walk.ts';

/** 1-based; `column` counts UTF-16 units, as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * Positions of several values in one pass over the text. A pointer that names nothing (a missing field) gets
 * the position of its nearest ancestor.
 */
export function positionsOf(text: string, pointers: Iterable<string>): ReadonlyMap<string, Position> {
  const wanted = new Set(pointers);
  const offsets = new Map<string, number>();
  const ancestors = new Set<string>(['']);
  for (const pointer of wanted) {
    for (
      let at: string | undefined = pointer;
      at !== undefined && !ancestors.has(at);
      at = parentPointer(at)
    ) {
      ancestors.add(at);
    }
  }
  const branches = new Set([...wanted].map((pointer) => pointer.split('/')[1]));
  walkJson(text, {
    value: ({ trail, offset }) => {
      // Most of a large document is on no way to anything wanted, and costs no pointer.
      const [branch] = trail;
      if (branch !== undefined && !branches.has(pointerToken(branch.key))) return 'go on';
      const pointer = pointerOf(trail);
      if (ancestors.has(pointer)) offsets.set(pointer, offset);
      return 'go on';
    },
    key: () => {},
  });

  const lines = lineStarts(text);
  const found = new Map<string, Position>();
  for (const pointer of wanted) {
    let at: string | undefined = pointer;
    while (at !== undefined && !offsets.has(at)) at = parentPointer(at);
    const offset = offsets.get(at ?? '');
    if (offset !== undefined) found.set(pointer, positionAt(lines, offset));
  }
  return found;
}

export function pointerOf(trail: Trail): string {
  return pointerTo('', ...trail.map((frame) => frame.key));
}

/** Offsets at which lines begin. A line ends at LF only, so that numbers agree with git and editors. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

export function positionAt(starts: readonly number[], offset: number): Position {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** Characters of a key that a pointer holds: pointers are shown, and the reader of a document may choose its keys. */
const maxKeyLength = 80;

/** One reference token of a JSON pointer, escaped as RFC 6901 section 3 says. */
function pointerToken(key: PropertyKey): string {
  const whole = String(key);
  const text = whole.length > maxKeyLength ? `${whole.slice(0, maxKeyLength)}…` : whole;
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
