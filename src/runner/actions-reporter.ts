import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Failure } from '../model/failure.ts';
import { cleanStart } from '../model/redact.ts';
import type { Reporter } from '../model/reporter.ts';
import { visibleText } from '../model/text.ts';

const maxLength = 64 * 1024;

/**
 * Makes any text safe for a log (threats L1, L3, S4). It contains no terminal commands; secrets are redacted
 * after all invisible characters are removed; no line is a runner's command, in the current syntax
 * (`::name::` at the start of a line) or the old one (`##[name]` anywhere).
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function logText(untrusted: string, redact: (text: string) => string): string {
  const [start, unread] = cleanStart(untrusted, maxLength, (text) => redact(visibleText(text)));
  const safe = start.replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm, '$1: ').replaceAll('##[', '# #[');
  const isCut = safe.length > maxLength || unread > 0;
  return isCut ? `${safe.slice(0, maxLength)} … (cut, ${untrusted.length} characters)` : safe;
}

/** The text of a failure in a log. */
export function failureText({ code, message, fix }: Failure): string {
  return `${message}\n${fix}\n(${code})`;
}

/** An output's text. A line break is a bug, since our outputs are single words, numbers, ids and addresses. */
export function outputText(name: string, value: string | number): string {
  const text = String(value);
  if (/[\r\n]/.test(text)) throw new Error(`output ${name} has more than one line`);
  return text;
}

/** The runner discards a summary of more than 1 MiB completely. */
const maxSummaryBytes = 1024 * 1024;

interface ActionsOptions {
  readonly redact: (text: string) => string;
  /** The step's summary file. */
  readonly summaryFile: string | undefined;
}

type Level = 'notice' | 'warning' | 'error';

/** The runner cuts an annotation's text at 4,096 characters. */
const maxAnnotation = 4_000;

/**
 * Reports to the Actions runner, which lists ten annotations of a level per step; further ones are in its log alone. The
 * toolkit is loaded here because that takes longer than the rest of our start.
 */
export async function createActionsReporter({ redact, summaryFile }: ActionsOptions): Promise<Reporter> {
  const core = await import('@actions/core');
  const safe = (text: string) => logText(text, redact);

  function annotate(level: Level, untrusted: string): void {
    const text = safe(untrusted);
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
  };
}
