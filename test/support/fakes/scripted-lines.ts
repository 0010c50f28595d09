import type { ChangedLines } from '../../../src/formats/format-definition.ts';

/**
 * A change of a few files, each with its commentable lines on the right side, and what some of them hold. All
 * were added but those of `Makefile`.
 */
export function changedLines(
  files: Readonly<Record<string, readonly number[]>>,
  texts: Readonly<Record<string, Readonly<Record<number, string>>>> = {},
): ChangedLines {
  const lines = new Map(Object.entries(files));
  const has = (path: string) => lines.has(path);
  return {
    has,
    paths: Object.keys(files),
    hasIdentifier: (identifier) =>
      JSON.stringify(texts)
        .match(/[A-Za-z_$][\w$]*/g)
        ?.includes(identifier) === true,
    text: (path, start, end) => {
      const known = Array.from({ length: end - start + 1 }, (_, index) => texts[path]?.[start + index]);
      const knownLines = known.filter((line) => line !== undefined);
      return knownLines.length === known.length ? knownLines : undefined;
    },
    isCommentable: (path, start, end) =>
      Array.from({ length: end - start + 1 }, (_, index) => start + index).every((line) =>
        lines.get(path)?.includes(line),
      ),
    isChanged: (path, line) => path !== 'Makefile' && lines.get(path)?.includes(line) === true,
    nearest: (path, line) =>
      [...(lines.get(path) ?? [])]
        .sort((one, other) => Math.abs(one - line) - Math.abs(other - line))
        .slice(0, 3)
        .sort((one, other) => one - other),
  };
}
