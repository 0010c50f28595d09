/** Two-space JSON with a final line feed, for files that people read and compare. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
