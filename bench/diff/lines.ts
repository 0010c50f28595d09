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
