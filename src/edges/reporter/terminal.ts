import { LiveLines, type Screen } from './live-lines.ts';
import { logText } from './log-text.ts';
import { type ClosableReporter, failureText, outputText } from './reporter.ts';

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
