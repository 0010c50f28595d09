/** What a text is counted in. */
export type CountedUnit = 'utf-16' | 'code-point' | 'utf-8';

/** What a format counts as one column. `unstated`: either of the first two, and nobody says which. */
export type ColumnUnit = CountedUnit | 'unstated';

/**
 * Where in `line` a 1-based column begins, as a string index; the column after the last one is the end of the
 * line, and so is an infinite one. Undefined for a column outside the line, inside a character, or in doubt.
 */
export function offsetOf(column: number, line: string, unit: ColumnUnit): number | undefined {
  if (column === Number.POSITIVE_INFINITY) return line.length;
  if (unit !== 'unstated') return countTo(column, line, unit);
  const offset = countTo(column, line, 'utf-16');
  return offset === countTo(column, line, 'code-point') ? offset : undefined;
}

function countTo(column: number, line: string, unit: CountedUnit): number | undefined {
  let offset = 0;
  let counted = 1;
  for (const character of line) {
    if (counted >= column) break;
    counted += widthOf(character, unit);
    offset += character.length;
  }
  return counted === column ? offset : undefined;
}

/** How many units one character, a whole code point, takes. */
export function widthOf(character: string, unit: CountedUnit): number {
  switch (unit) {
    case 'utf-16':
      return character.length;
    case 'code-point':
      return 1;
    case 'utf-8':
      return utf8Length(character.codePointAt(0) ?? 0);
  }
}

function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
