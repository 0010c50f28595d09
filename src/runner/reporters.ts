import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Failure } from '../model/failure.ts';
import type { Ongoing, Reporter } from '../model/reporter.ts';
import { visibleText } from '../model/text.ts';

const maxLength = 64 * 1024;

/**
 * Makes any text safe for a log (threats L1, L3, S4). It contains no terminal commands; secrets are redacted
 * after all invisible characters are removed; no line is a runner's command, in the current syntax
 * (`::name::` at the start of a line) or the old one (`##[name]` anywhere).
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function logText(untrusted: string, redact: (text: string) => string): string {
  // Cut first, with room for a secret that crosses the limit, and again after redaction.
  const safe = redact(visibleText(untrusted.slice(0, 2 * maxLength)))
    .replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm, '$1: ')
    .replaceAll('##[', '# #[');
  const isCut = safe.length > maxLength || untrusted.length > 2 * maxLength;
  return isCut ? `${safe.slice(0, maxLength)} … (cut, ${untrusted.length} characters)` : safe;
}

/** A reporter that writes a final message on close, such as how many annotations it held back. */
interface ClosableReporter extends Reporter {
  close(): void;
}

/** The text of a failure in a log. */
export function failureText({ code, message, fix }: Failure): string {
  return `${message}\n${fix}\n(${code})`;
}

/** An output's text. A line break is a bug, since our outputs are single words, numbers, ids and addresses. */
function outputText(name: string, value: string | number): string {
  const text = String(value);
  if (/[\r\n]/.test(text)) throw new Error(`output ${name} has more than one line`);
  return text;
}

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
export function createTerminalReporter(options: TerminalOptions): ClosableReporter {
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
    close: () => undefined,
  };
}

/** The runner discards a summary of more than 1 MiB completely. */
const maxSummaryBytes = 1024 * 1024;

interface ActionsOptions {
  readonly redact: (text: string) => string;
  /** The step's summary file. */
  readonly summaryFile: string | undefined;
}

type Level = 'notice' | 'warning' | 'error';

/** The runner shows ten annotations of a level per step; the tenth may report the number of others. */
const shownAtOnce = 9;

/** The runner cuts an annotation's text at 4,096 characters. */
const maxAnnotation = 4_000;

/**
 * Reports to the Actions runner. The toolkit is loaded here because that takes longer than the rest of our
 * start. Close the reporter at the end of the step.
 */
export async function createActionsReporter({
  redact,
  summaryFile,
}: ActionsOptions): Promise<ClosableReporter> {
  const core = await import('@actions/core');
  const safe = (text: string) => logText(text, redact);
  const shown: Record<Level, number> = { notice: 0, warning: 0, error: 0 };
  const heldBack: Record<Level, string[]> = { notice: [], warning: [], error: [] };

  function annotate(level: Level, untrusted: string): void {
    const text = safe(untrusted);
    if (shown[level] < shownAtOnce) {
      shown[level] += 1;
      show(level, text);
    } else {
      heldBack[level].push(text);
      core.info(`${level}: ${text}`);
    }
  }

  function show(level: Level, text: string): void {
    if (text.length <= maxAnnotation) core[level](text);
    else {
      core[level](`${text.slice(0, maxAnnotation)} … (the log has all of it)`);
      core.info(text);
    }
  }

  /** The runner executes no commands until it reads the token again, which cannot be guessed (threat L1). */
  function quote(title: string, text: string): void {
    const token = randomUUID();
    core.startGroup(safe(title));
    core.info(`::stop-commands::${token}`);
    core.info(safe(text));
    core.info(`::${token}::`);
    core.endGroup();
  }

  async function writeSummary(markdown: string): Promise<void> {
    if (summaryFile === undefined) return;
    try {
      const text = redact(markdown);
      const size = (await stat(summaryFile)).size + Buffer.byteLength(text);
      if (size > maxSummaryBytes) throw new Error('the runner takes at most 1 MiB');
      await core.summary.addRaw(text).write();
    } catch (error) {
      core.summary.emptyBuffer();
      annotate('warning', `The job summary could not be written: ${String(error)}`);
    }
  }

  return {
    debug: (text) => core.debug(safe(text)),
    info: (text) => core.info(safe(text)),
    notice: (text) => annotate('notice', text),
    warning: (text) => annotate('warning', text),
    error: (text) => annotate('error', text),
    failure: (failure) => annotate('error', failureText(failure)),
    quote,
    fold: quote,
    begin: (title) => {
      core.info(safe(`${title}: started`));
      return { saying: () => undefined, end: (text) => core.info(safe(`${title}: ${text}`)) };
    },
    output: (name, value) => core.setOutput(name, redact(outputText(name, value))),
    summary: writeSummary,
    close: () => {
      for (const level of ['notice', 'warning', 'error'] as const) {
        const [first, ...others] = heldBack[level].splice(0);
        if (first === undefined) continue;
        core[level](
          others.length === 0 ? first : `${others.length + 1} more of this kind are in the step's log.`,
        );
      }
    },
  };
}
