import { logText } from './log-text.ts';
import { type ClosableReporter, failureText, outputText } from './reporter.ts';

interface Options {
  readonly redact: (text: string) => string;
  /** Takes the log, line breaks included; standard error, so that results can be piped. */
  readonly log: (text: string) => void;
  /** Takes the summary; omitted where a program reads along. */
  readonly page?: (text: string) => void;
  readonly color: boolean;
  readonly debug: boolean;
}

const colors = { error: 31, warning: 33, notice: 36, debug: 90 } as const;

/** Reports to a person at a terminal. Also safe in a job's log, where a `run:` step may start us. */
export function createTerminalReporter({ redact, log, page, color, debug }: Options): ClosableReporter {
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
    output: (name, value) => {
      const text = outputText(name, value);
      if (debug) say('debug', `${name}=${text}`);
    },
    summary: async (markdown) => page?.(`${safe(markdown)}\n`),
    close: () => undefined,
  };
}
