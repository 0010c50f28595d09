/**
 * Two-space JSON with a final line feed. Characters that reorder or hide text, that a terminal obeys or that begin a
 * command in a job's log are written as escapes, which mean the same.
 */
export function jsonText(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return `${json.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]|##(?=\[)/gu, escaped)}\n`;
}

function escaped(characters: string): string {
  const units = Array.from({ length: characters.length }, (_, at) => characters.charCodeAt(at));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
