import type { Failure } from '../model/failure.ts';
import type { Ongoing, Reporter } from '../model/reporter.ts';
import { visibleText } from '../model/text.ts';

const maxLength = 64 * 1024;

/**
 * Makes text safe for a log, whoever wrote it (threats L1, L3, S4). Nothing in it reaches a terminal as a command;
 * secrets are replaced after everything invisible is gone; no line is a runner's command, in its syntax of today
 * (`::name::` at the start of a line) or of old (`##[name]` anywhere).
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function logText(untrusted: string, redact: (text: string) => string): string {
  // Cut first, with room for a secret that lies across the end, and cut again once it is redacted.
  const safe = redact(visibleText(untrusted.slice(0, 2 * maxLength)))
    .replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm, '$1: ')
    .replaceAll('##[', '# #[');
  const isCut = safe.length > maxLength || untrusted.length > 2 * maxLength;
  return isCut ? `${safe.slice(0, maxLength)} … (cut, ${untrusted.length} characters)` : safe;
}

/** A reporter that has last words, such as how many annotations it had to hold back. */
export interface ClosableReporter extends Reporter {
  close(): void;
}

/** How a failure reads in a log. */
export function failureText({ code, message, fix }: Failure): string {
  return `${message}\n${fix}\n(${code})`;
}

/** An output's text. A line break in it is a bug: outputs are single words, numbers, ids and addresses of ours. */
export function outputText(name: string, value: string | number): string {
  const text = String(value);
  if (/[\r\n]/.test(text)) throw new Error(`output ${name} has more than one line`);
  return text;
}

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

/** Characters of a line that are looked at; a terminal shows fewer. */
const maxSaid = 4_096;

interface Line {
  readonly title: string;
  readonly since: number;
  readonly safe: (text: string) => string;
  /** As it came: most of it is never drawn. */
  said: string;
}

/**
 * One line for each thing that goes on, at the bottom of a terminal, redrawn every second: what it is, for how long,
 * and what it said last. Everything else is printed above them. All of it is made safe before it is shown.
 */
class LiveLines {
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
    const line: Line = { title: safe(title), since: this.#screen.now(), safe, said: '' };
    this.#lines.add(line);
    this.#stop ??= this.#screen.every(1_000, () => this.#draw());
    this.#draw();
    return {
      saying: (text) => {
        line.said = text.slice(0, maxSaid);
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

  #words({ title, since, safe, said }: Line): string {
    const seconds = Math.floor((this.#screen.now() - since) / 1_000);
    const [last = ''] = safe(said).trim().split('\n').slice(-1);
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

interface Options {
  readonly redact: (text: string) => string;
  /** Takes the log, line breaks included; standard error, so that results can be piped. */
  readonly log: (text: string) => void;
  /** Where lines can be redrawn. */
  readonly screen?: Screen;
  readonly color: boolean;
  readonly debug: boolean;
}

const colors = { error: 31, warning: 33, notice: 36, debug: 90 } as const;

/** Reports to a person at a terminal. Also safe in a job's log, where a `run:` step may start us. */
export function createTerminalReporter(options: Options): ClosableReporter {
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
    group: (title, body) => {
      log(`${safe(title)}\n`);
      return body();
    },
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
    close: () => undefined,
  };
}
