/** The runner drops a summary of more than 1 MiB whole. */
export const maxSummaryBytes = 1024 * 1024 - 1024;

const notice =
  '\n\n**This summary was cut: the runner takes no more than 1 MiB.** The review directory has everything.\n';

/**
 * Markdown cut at the end of a line so that it fits into `room` bytes, its notice included; open code fences and
 * folds are closed, so that the notice can be seen. Empty where not even the notice fits.
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
  const mark = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line);
  if (mark === null) return open;
  const [, run = '', rest = ''] = mark;
  if (open === '') return run;
  return run.startsWith(open) && rest.trim() === '' ? '' : open;
}

function foldsIn(line: string): number {
  return (line.match(/<details\b/g)?.length ?? 0) - (line.match(/<\/details>/g)?.length ?? 0);
}
