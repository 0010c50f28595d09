import { type ChangedFile, findLine, findPosition, type LinePlace } from './comparison.ts';
import type { Side } from './diff-lines.ts';
import type { PullRequest } from './model/pull-request.ts';
import type { LineAnchor } from './model/review.ts';

/** Where a client asks for a comment. `position` is the legacy way to name a line. */
export interface RequestedPlace {
  readonly path: string;
  readonly line?: number | undefined;
  readonly side?: string | undefined;
  readonly start_line?: number | undefined;
  readonly start_side?: string | undefined;
  readonly position?: number | undefined;
}

export type Misplacement = 'path' | 'line' | 'start-order' | 'hunk' | 'side' | 'too-large';

export type Placed =
  | { readonly anchor: LineAnchor; readonly misplacement?: never }
  | { readonly misplacement: Misplacement; readonly anchor?: never };

/** Finds the diff line in the pull request as of `commit`, or says why GitHub would not take the comment. */
export function placeOnLine(pull: PullRequest, commit: string, place: RequestedPlace): Placed {
  const file = pull.comparison(commit).files.find((candidate) => candidate.path === place.path);
  if (file === undefined) return { misplacement: 'path' };
  if (file.diffLines > pull.repository.world.limits.patchLines) return { misplacement: 'too-large' };
  const side = readSide(place.side ?? 'RIGHT');
  const startSide = readSide(place.start_side ?? place.side ?? 'RIGHT');
  if (side === undefined || startSide === undefined) return { misplacement: 'side' };
  if (place.line === undefined) return placeOnPosition(file, place);
  const end = findLine(file, side, place.line);
  if (end === undefined) return { misplacement: 'line' };
  if (place.start_line === undefined) return { anchor: anchorAt(place.path, side, end) };
  if (side === startSide && place.start_line >= place.line) return { misplacement: 'start-order' };
  const start = findLine(file, startSide, place.start_line);
  if (start?.hunk !== end.hunk) return { misplacement: 'hunk' };
  if (start.line.position >= end.line.position) return { misplacement: 'start-order' };
  return { anchor: { ...anchorAt(place.path, side, end), startSide, startLine: place.start_line } };
}

function placeOnPosition(file: ChangedFile, place: RequestedPlace): Placed {
  const found = place.position === undefined ? undefined : findPosition(file, place.position);
  if (found === undefined) return { misplacement: 'line' };
  return { anchor: anchorAt(place.path, found.line.kind === 'deleted' ? 'LEFT' : 'RIGHT', found) };
}

function anchorAt(path: string, side: Side, { hunk, line }: LinePlace): LineAnchor {
  const above = hunk.lines.filter((candidate) => candidate.position <= line.position);
  return {
    subject: 'line',
    path,
    side,
    line: (side === 'LEFT' ? line.oldLine : line.newLine) ?? 0,
    startSide: undefined,
    startLine: undefined,
    position: line.position,
    diffHunk: [hunk.header, ...above.map((candidate) => candidate.text)].join('\n'),
  };
}

function readSide(side: string): Side | undefined {
  return side === 'LEFT' || side === 'RIGHT' ? side : undefined;
}

const thread = 'Pull request review thread';

/** The review endpoint's message for one misplaced comment. */
export const misplacementMessages: Readonly<Record<Misplacement, string>> = {
  path: 'Path could not be resolved',
  line: 'Line could not be resolved',
  'start-order': `${thread} start line must precede the end line.`,
  hunk: `${thread} start line must be part of the same hunk as the line.`,
  side: `${thread} side is not included in the list`,
  'too-large': `${thread} diff too large`,
};
