import { type ChangedFile, carryLine, findLine, type Side } from './comparison.ts';
import type { PullRequest } from './model/pull-request.ts';
import type { LineAnchor, ReviewThread } from './model/review.ts';

/** Where a client asks for a comment. `position` is the legacy way to name a line, which danger uses. */
export interface RequestedPlace {
  readonly path: string;
  readonly line?: number | undefined;
  readonly side?: string | undefined;
  readonly start_line?: number | undefined;
  readonly start_side?: string | undefined;
  readonly position?: number | undefined;
}

const thread = 'Pull request review thread';

/** The review endpoint's messages for a misplaced comment. */
const messages = {
  path: 'Path could not be resolved',
  line: 'Line could not be resolved',
  order: `${thread} start line must precede the end line.`,
  hunk: `${thread} start line must be part of the same hunk as the line.`,
  side: `${thread} side is not included in the list`,
  size: `${thread} diff too large`,
};

/** The diff line in the pull request as of `commit`, or why GitHub would not take the comment. */
export function placeOnLine(pull: PullRequest, commit: string, place: RequestedPlace): LineAnchor | string {
  const file = pull.comparison(commit).files.find((candidate) => candidate.path === place.path);
  if (file === undefined) return messages.path;
  if (file.diffLines > pull.repository.world.limits.patchLines) return messages.size;
  const { path, start_line: startLine } = place;
  const named = place.position === undefined ? place : atPosition(file, place.position);
  const { line = 0 } = named;
  const side = readSide(named.side ?? 'RIGHT');
  const startSide = readSide(place.start_side ?? place.side ?? 'RIGHT');
  if (side === undefined || startSide === undefined) return messages.side;
  const end = findLine(file, side, line);
  if (end === undefined) return messages.line;
  const anchor = { subject: 'line', path, side, line } as const;
  if (startLine === undefined) return { ...anchor, startSide: undefined, startLine };
  if (side === startSide && startLine >= line) return messages.order;
  const start = findLine(file, startSide, startLine);
  if (start?.hunk !== end.hunk) return messages.hunk;
  return start.index < end.index ? { ...anchor, startSide, startLine } : messages.order;
}

/** Positions count the lines below the file's first hunk header, later headers included. */
function atPosition({ patch = '' }: ChangedFile, position: number): Pick<RequestedPlace, 'side' | 'line'> {
  const above = patch.split('\n').slice(0, position + 1);
  const header = above.findLastIndex((text) => text.startsWith('@@ '));
  const [, oldStart, newStart] = /-(\d+).*? \+(\d+)/.exec(above[header] ?? '') ?? [];
  const [marker, ...before] = above.slice(header + 1).reverse();
  const isOld = marker?.startsWith('-') === true;
  const passed = before.filter((text) => !text.startsWith('\\') && !text.startsWith(isOld ? '+' : '-'));
  if (above.length <= position || marker === undefined) return {};
  return { side: isOld ? 'LEFT' : 'RIGHT', line: Number(isOld ? oldStart : newStart) + passed.length };
}

function readSide(side: string): Side | undefined {
  return side === 'LEFT' || side === 'RIGHT' ? side : undefined;
}

/** The place of a thread on lines in the current diff; undefined once it is outdated. */
export function currentPosition({ anchor, commitId, pull }: ReviewThread) {
  if (anchor.subject === 'file') return undefined;
  const carried = (line: number) => carry(pull, commitId, { ...anchor, line });
  const end = carried(anchor.line);
  const start = anchor.startLine === undefined ? undefined : carried(anchor.startLine);
  const nameOf = ({ path, previousPath }: ChangedFile) =>
    anchor.side === 'LEFT' ? (previousPath ?? path) : path;
  const file = pull.comparison().files.find((candidate) => nameOf(candidate) === end?.path);
  if (file === undefined || end === undefined || findLine(file, anchor.side, end.line) === undefined)
    return undefined;
  if (anchor.startLine !== undefined && start === undefined) return undefined;
  return { path: file.path, line: end.line, startLine: start?.line };
}

/** A thread on a file is current as long as the pull request changes the file. */
export function isOutdated(source: ReviewThread): boolean {
  const { anchor, pull } = source;
  if (anchor.subject === 'line') return currentPosition(source) === undefined;
  return !pull.comparison().files.some((file) => file.path === anchor.path);
}

/** New lines travel from head to head, old lines from merge base to merge base. */
function carry(pull: PullRequest, commitId: string, { side, path, line }: LineAnchor) {
  const { repository } = pull;
  if (side === 'RIGHT') return carryLine(repository.compared(commitId, pull.headSha, 0), { path, line });
  const file = pull.comparison(commitId).files.find((candidate) => candidate.path === path);
  const between = repository.compared(pull.mergeBase(commitId), pull.mergeBase(), 0);
  return carryLine(between, { path: file?.previousPath ?? path, line });
}
