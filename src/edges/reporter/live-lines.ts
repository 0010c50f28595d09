import type { Ongoing } from '../../ports/reporter.ts';

/** What a terminal is asked for; `every` answers how to stop. */
export interface Screen {
  /** Takes text as it is, cursor commands included. */
  readonly write: (text: string) => void;
  /** Characters in a line. */
  readonly columns: () => number;
  /** Milliseconds. */
  readonly now: () => number;
  readonly every: (milliseconds: number, work: () => void) => () => void;
}

interface Line {
  readonly title: string;
  readonly since: number;
  said: string;
}

/**
 * One line for each thing that goes on, at the bottom of a terminal, redrawn every second: what it is, for how long,
 * and what it said last. Whatever else is said goes above them. Everything that is shown has been made safe before.
 */
export class LiveLines {
  readonly #screen: Screen;
  readonly #lines = new Set<Line>();
  #drawn = 0;
  #stop: (() => void) | undefined;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** Writes text that stays, whole lines of it. */
  above(text: string): void {
    this.#screen.write(`${this.#erasing()}${text}`);
    this.#drawn = 0;
    this.#draw();
  }

  /** `safe` makes text safe to show; `end` leaves its last words standing. */
  begin(title: string, safe: (text: string) => string): Ongoing {
    const line: Line = { title: safe(title), since: this.#screen.now(), said: '' };
    this.#lines.add(line);
    this.#stop ??= this.#screen.every(1_000, () => this.#draw());
    this.#draw();
    return {
      saying: (text) => {
        line.said = safe(text);
      },
      end: (text) => {
        this.#lines.delete(line);
        this.above(`${line.title}: ${safe(text)}\n`);
        if (this.#lines.size > 0) return;
        this.#stop?.();
        this.#stop = undefined;
      },
    };
  }

  #draw(): void {
    const room = Math.max(20, this.#screen.columns() - 1);
    const lines = [...this.#lines].map((line) => `${cut(this.#words(line), room)}\n`);
    this.#screen.write(`${this.#erasing()}${lines.join('')}`);
    this.#drawn = lines.length;
  }

  #words({ title, since, said }: Line): string {
    const seconds = Math.floor((this.#screen.now() - since) / 1_000);
    const [last = ''] = said.trim().split('\n').slice(-1);
    return `${title}: running for ${seconds} s${last === '' ? '' : `, ${last}`}`;
  }

  /** Up over what was drawn, and away with it. */
  #erasing(): string {
    return this.#drawn === 0 ? '' : `\u001b[${this.#drawn}A\u001b[0J`;
  }
}

/** A line that is broken by the terminal could not be erased again: what is not ASCII counts as wide. */
function cut(text: string, room: number): string {
  let left = room;
  let kept = '';
  for (const character of text.replaceAll('\t', ' ')) {
    left -= character.charCodeAt(0) < 0x7f ? 1 : 2;
    if (left < 0) break;
    kept += character;
  }
  return kept;
}
