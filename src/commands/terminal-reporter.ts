import type { Ongoing, Reporter } from '../model/reporter.ts';
import { failureText, logText, outputText } from '../runner/actions-reporter.ts';

/** A terminal whose lines can be redrawn; `every` returns a function that stops the timer. */
export interface Screen {
  /** Writes text unchanged, including cursor commands. */
  readonly write: (text: string) => void;
  /** Number of characters in a line. */
  readonly columns: () => number;
  /** Current time in milliseconds. */
  readonly now: () => number;
  readonly every: (milliseconds: number, work: () => void) => () => void;
}

/** Number of characters of a line that are processed; a terminal shows fewer. */
const maxLatest = 4_096;

interface Line {
  readonly title: string;
  readonly since: number;
  readonly safe: (text: string) => string;
  /** The raw text: most of it is never drawn. */
  latest: string;
}

/**
 * One line for each running task at the bottom of a terminal, redrawn every second, with its title, duration
 * and latest output. Everything else is printed above. All text is made safe before it is shown.
 */
class LiveLines {
  readonly #screen: Screen;
  readonly #lines = new Set<Line>();
  #drawn = 0;
  #stop: (() => void) | undefined;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** Writes permanent text above the lines; `text` must be whole lines. */
  above(text: string): void {
    this.#screen.write(`${this.#erasing()}${text}`);
    this.#drawn = 0;
    this.#draw();
  }

  /** `safe` makes text safe to show; `end` keeps the final line visible. */
  begin(title: string, safe: (text: string) => string): Ongoing {
    const line: Line = { title: safe(title), since: this.#screen.now(), safe, latest: '' };
    this.#lines.add(line);
    this.#stop ??= this.#screen.every(1_000, () => this.#draw());
    this.#draw();
    return {
      saying: (text) => {
        line.latest = text.slice(0, maxLatest);
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

  #words({ title, since, safe, latest }: Line): string {
    const seconds = Math.floor((this.#screen.now() - since) / 1_000);
    const [last = ''] = safe(latest).trim().split('\n').slice(-1);
    return `${title}: running for ${seconds} s${last === '' ? '' : `, ${last}`}`;
  }

  /** Moves the cursor up over the drawn lines and erases them. */
  #erasing(): string {
    return this.#drawn === 0 ? '' : `\u001b[${this.#drawn}A\u001b[0J`;
  }
}

/**
 * Cuts a line to the terminal's width, since a wrapped line could not be erased. Counts non-ASCII characters
 * as wide.
 */
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

interface TerminalOptions {
  readonly redact: (text: string) => string;
  /** Receives the log, including line breaks; standard error, so that results can be piped. */
  readonly log: (text: string) => void;
  /** Set when lines can be redrawn. */
  readonly screen?: Screen;
  readonly color: boolean;
  readonly debug: boolean;
}

const colors = { error: 31, warning: 33, notice: 36, debug: 90 } as const;

/** Reports to a person at a terminal. Also safe in a job's log, since a `run:` step may start us. */
export function createTerminalReporter(options: TerminalOptions): Reporter {
  const { redact, color, debug } = options;
  const live = options.screen && new LiveLines(options.screen);
  const log = (text: string) => (live === undefined ? options.log(text) : live.above(text));
  const safe = (text: string) => logText(text, redact);
  const say = (level: keyof typeof colors, text: string) => {
    const label = color ? `\u001b[${colors[level]}m${level}:\u001b[0m` : `${level}:`;
    log(`${label} ${safe(text)}\n`);
  };
  return {
    debug: (text) => {
      if (debug) say('debug', text);
    },
    info: (text) => log(`${safe(text)}\n`),
    notice: (text) => say('notice', text),
    warning: (text) => say('warning', text),
    error: (text) => say('error', text),
    failure: (failure) => say('error', failureText(failure)),
    quote: (title, text) => log(`${safe(title)}\n${safe(text).replace(/^/gm, '  ')}\n`),
    fold: () => undefined,
    begin: (title) => {
      if (live !== undefined) return live.begin(title, safe);
      log(`${safe(title)}: started\n`);
      return { saying: () => undefined, end: (text) => log(`${safe(`${title}: ${text}`)}\n`) };
    },
    output: (name, value) => {
      const text = outputText(name, value);
      if (debug) say('debug', `${name}=${text}`);
    },
    summary: async () => undefined,
  };
}
