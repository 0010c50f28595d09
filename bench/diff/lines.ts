/** One line of a diff, in terms that every parser can be held to. A side without the line has number 0. */
export interface Line {
  readonly kind: 'added' | 'deleted' | 'context';
  readonly oldLine: number;
  readonly newLine: number;
  readonly text: string;
}

/** A file by its name in the head tree (a removed one by the name it had), and its lines. */
export interface ParsedFile {
  readonly path: string;
  readonly lines: readonly Line[];
}

/** Numbers lines as they come, from where a hunk starts. */
export class LineCounter {
  #oldLine: number;
  #newLine: number;

  constructor(oldLine: number, newLine: number) {
    this.#oldLine = oldLine;
    this.#newLine = newLine;
  }

  next(kind: Line['kind'], text: string): Line {
    const oldLine = kind === 'added' ? 0 : this.#oldLine++;
    const newLine = kind === 'deleted' ? 0 : this.#newLine++;
    return { kind, oldLine, newLine, text };
  }
}

/** The name a file goes by; those who keep `a/` and `b/` are not blamed for it. */
export function nameOf(oldName: string | undefined, newName: string | undefined): string {
  const present = (name: string | undefined) =>
    name === undefined || name === '/dev/null' ? undefined : name;
  return present(newName)?.replace(/^b\//, '') ?? present(oldName)?.replace(/^a\//, '') ?? '';
}

/** Lines that still carry their mark. */
export function marked(lines: readonly string[], oldStart: number, newStart: number): readonly Line[] {
  const counter = new LineCounter(oldStart, newStart);
  return lines
    .filter((line) => !line.startsWith('\\'))
    .map((line) => {
      const kind = line.startsWith('+') ? 'added' : line.startsWith('-') ? 'deleted' : 'context';
      return counter.next(kind, line.slice(1));
    });
}
