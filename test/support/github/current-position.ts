import { carryLine, findLine } from './comparison.ts';
import type { LineAnchor, ReviewThread } from './model/review.ts';

export interface CurrentPosition {
  readonly path: string;
  readonly line: number;
  readonly startLine: number | undefined;
  readonly position: number;
}

/** The place of a thread on lines in the current diff; undefined once it is outdated. */
export function currentPosition(thread: ReviewThread): CurrentPosition | undefined {
  const { anchor, pull } = thread;
  if (anchor.subject === 'file') return undefined;
  const end = carry(thread, anchor, anchor.line);
  if (end === undefined) return undefined;
  const file = pull.comparison().files.find((candidate) => nameOn(anchor, candidate) === end.path);
  const place = file === undefined ? undefined : findLine(file, anchor.side, end.line);
  if (file === undefined || place === undefined) return undefined;
  const startLine =
    anchor.startLine === undefined ? undefined : carry(thread, anchor, anchor.startLine)?.line;
  if (anchor.startLine !== undefined && startLine === undefined) return undefined;
  return { path: file.path, line: end.line, startLine, position: place.line.position };
}

/** A thread on a file is current as long as the pull request changes the file. */
export function isOutdated(thread: ReviewThread): boolean {
  const { anchor, pull } = thread;
  if (anchor.subject === 'line') return currentPosition(thread) === undefined;
  return !pull.comparison().files.some((file) => file.path === anchor.path);
}

/** New lines travel from head to head, old lines from merge base to merge base. */
function carry(
  { pull, commitId }: ReviewThread,
  anchor: LineAnchor,
  line: number,
): { readonly path: string; readonly line: number } | undefined {
  const { repository } = pull;
  if (anchor.side === 'RIGHT') {
    return carryLine(repository.compared(commitId, pull.headSha, 0), { path: anchor.path, line });
  }
  const file = pull.comparison(commitId).files.find((candidate) => candidate.path === anchor.path);
  const path = file?.previousPath ?? anchor.path;
  return carryLine(repository.compared(pull.mergeBase(commitId), pull.mergeBase(), 0), { path, line });
}

function nameOn(
  anchor: LineAnchor,
  file: { readonly path: string; readonly previousPath: string | undefined },
): string {
  return anchor.side === 'LEFT' ? (file.previousPath ?? file.path) : file.path;
}
