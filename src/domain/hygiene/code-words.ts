import type { Language } from '../evidence/language.ts';
import type { Observation, Weight, Words } from './finding.ts';
import type { Subject } from './subject.ts';

/** Code that should not be there, known by how it is written. */
export interface CodeWord {
  readonly languages: readonly Language[];
  /** Matched against one line of code; what matched names the finding. Linear in the line's length. */
  readonly pattern: RegExp;
  /** How it is named, where what matched is only its beginning. */
  readonly shown?: string;
  readonly weight: Weight;
  readonly references: readonly string[];
}

/** One observation for each word and file, on the first line that has it. */
export function findCodeWords(
  subject: Subject,
  words: readonly CodeWord[],
  describe: (word: string) => Words,
): readonly Observation[] {
  const { path, language, code: lines } = subject;
  const spoken = words.filter(({ languages }) => language !== undefined && languages.includes(language));
  if (spoken.length === 0) return [];
  const found = new Map<string, { readonly word: CodeWord; readonly lines: number[] }>();
  for (const { line, code } of lines) {
    for (const word of spoken) {
      const match = word.pattern.exec(code)?.[0];
      if (match === undefined) continue;
      const name = word.shown ?? match.replace(/^[^\w@#$[]+|[\s("'`]+$/g, '');
      const known = found.get(name) ?? { word, lines: [] };
      found.set(name, known);
      if (known.lines.at(-1) !== line) known.lines.push(line);
    }
  }
  return [...found].map(([name, { word, lines }]) => ({
    path,
    lines,
    ...describe(name),
    weight: word.weight,
    references: word.references,
  }));
}
