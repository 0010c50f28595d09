import type { Reporter } from '../../src/ports.ts';

export interface ReportedLine {
  readonly level: 'debug' | 'info' | 'notice' | 'warning' | 'error' | 'group';
  readonly text: string;
}

/** Keeps what it is told, in order. */
export interface RecordingReporter extends Reporter {
  readonly lines: readonly ReportedLine[];
  readonly outputs: ReadonlyMap<string, string>;
  readonly summaries: readonly string[];
}

export function createRecordingReporter(): RecordingReporter {
  const lines: ReportedLine[] = [];
  const outputs = new Map<string, string>();
  const summaries: string[] = [];
  const keep = (level: ReportedLine['level']) => (text: string) => {
    lines.push({ level, text });
  };
  return {
    lines,
    outputs,
    summaries,
    debug: keep('debug'),
    info: keep('info'),
    notice: keep('notice'),
    warning: keep('warning'),
    error: keep('error'),
    failure: ({ code, message, fix }) =>
      lines.push({ level: 'error', text: `${message}\n${fix}\n(${code})` }),
    group: (title, body) => {
      lines.push({ level: 'group', text: title });
      return body();
    },
    output: (name, value) => outputs.set(name, String(value)),
    summary: async (markdown) => {
      summaries.push(markdown);
    },
  };
}
