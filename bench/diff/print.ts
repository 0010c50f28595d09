const nameWidth = 32;
const cellWidth = 12;

export function title(text: string): void {
  process.stdout.write(`\n${text}\n`);
}

export function row(name: string, ...cells: readonly string[]): void {
  const rest = cells.map((cell) => cell.padStart(cellWidth)).join('');
  process.stdout.write(`  ${name.padEnd(nameWidth)}${rest}\n`);
}

export function megabytes(bytes: Uint8Array): string {
  return (bytes.length / 1e6).toFixed(2);
}
