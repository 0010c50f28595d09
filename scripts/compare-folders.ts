import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function isExecutable(path: string): boolean {
  return (statSync(path).mode & 0o100) !== 0;
}

/** What must change in `actual` to equal `expected`: file names, bytes and the executable bit; sorted by name. */
export function differences(actual: string, expected: string): readonly string[] {
  const present = new Set(filesIn(actual));
  const wanted = new Set(filesIn(expected));
  const lines = [...new Set([...present, ...wanted])].sort().map((name) => {
    if (!wanted.has(name)) return `${name}: is not built`;
    if (!present.has(name)) return `${name}: is missing`;
    const [ours, theirs] = [join(actual, name), join(expected, name)];
    if (!readFileSync(ours).equals(readFileSync(theirs))) return `${name}: differs`;
    return isExecutable(ours) === isExecutable(theirs) ? '' : `${name}: differs in its executable bit`;
  });
  return lines.filter((line) => line !== '');
}
