/** A number with its noun, in the plural unless it is one. */
export function counted(n: number, noun: string): string {
  return n === 1 ? `1 ${noun}` : `${n} ${noun}s`;
}
