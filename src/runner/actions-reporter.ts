import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { type ClosableReporter, failureText, logText, outputText } from './terminal-reporter.ts';

/** The runner discards a summary of more than 1 MiB completely. */
const maxSummaryBytes = 1024 * 1024 - 1024;

const notice =
  '\n\n**This summary was cut: the runner takes no more than 1 MiB.** The review directory has everything.\n';

/**
 * Markdown cut at the end of a line so that it fits into `room` bytes, including a notice. Closes open code
 * fences and folds, so that the notice is visible. Empty when not even the notice fits.
 */
export function capSummary(markdown: string, room: number): string {
  if (Buffer.byteLength(markdown) <= room) return markdown;
  const kept: string[] = [];
  let left = room - Buffer.byteLength(notice);
  let fence = '';
  let folds = 0;
  for (const line of markdown.split('\n')) {
    const next = { fence: fenceAfter(fence, line), folds: folds + foldsIn(line) };
    left -= Buffer.byteLength(line) + 1;
    if (left < Buffer.byteLength(closing(next.fence, next.folds))) break;
    kept.push(line);
    ({ fence, folds } = next);
  }
  const text = `${kept.join('\n')}${closing(fence, folds)}${notice}`;
  return Buffer.byteLength(text) <= room ? text : '';
}

function closing(fence: string, folds: number): string {
  return `${fence === '' ? '' : `\n${fence}`}${'\n\n</details>'.repeat(Math.max(folds, 0))}`;
}

/** The fence that is open after a line; `''` for none. */
function fenceAfter(open: string, line: string): string {
  const mark = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))(.*)$/.exec(line);
  if (mark === null) return open;
  const [, run = '', rest = ''] = mark;
  if (open === '') return run;
  return run.startsWith(open) && rest.trim() === '' ? '' : open;
}

function foldsIn(line: string): number {
  return (line.match(/<details\b/g)?.length ?? 0) - (line.match(/<\/details>/g)?.length ?? 0);
}

interface Options {
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
export async function createActionsReporter({ redact, summaryFile }: Options): Promise<ClosableReporter> {
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
      const room = maxSummaryBytes - (await stat(summaryFile)).size;
      const text = capSummary(redact(markdown), room);
      if (text !== '') await core.summary.addRaw(text).write();
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
    group: (title, body) => core.group(safe(title), body),
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
          others.length === 0 ? first : `${others.length + 1} more of this kind stand in the step's log.`,
        );
      }
    },
  };
}
