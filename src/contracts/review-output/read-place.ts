import type { Location } from '../../domain/finding.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Context } from '../context.ts';
import { pointerTo } from '../json/pointer.ts';
import { readPath } from '../paths.ts';
import { malformedPath, placeProblems } from '../place-problems.ts';
import { none, problem } from '../problem.ts';
import { joinLines, type LineSpan, readLine } from './lines.ts';
import type { ReviewOutputFinding } from './schema.ts';

/** Where a finding stands: each of its files once, and for an inline finding its lines. */
export type Placed = {
  readonly locations: readonly Location[];
  readonly lines: LineSpan | undefined;
  readonly problems: readonly Problem[];
};

const nowhere: Placed = { locations: [], lines: undefined, problems: none };

/** Reads the paths and lines of a finding and, where the diff is known, holds them against it. */
export function readPlace(data: ReviewOutputFinding, pointer: string, context: Context): Placed {
  switch (data.type) {
    case 'inline':
    case 'file':
      return readFile(data, pointer, context);
    case 'multi-file':
      return readFiles(data.files, pointer, context);
    case 'system':
      return nowhere;
  }
}

type OfOneFile = Extract<ReviewOutputFinding, { type: 'inline' | 'file' }>;

function readFile(data: OfOneFile, pointer: string, context: Context): Placed {
  const lines = data.type === 'inline' ? linesOf(data) : undefined;
  const reading = readPath(data.file, context.paths);
  const locations = reading.ok ? [locationOf(reading.path, lines)] : [];
  const misplaced = reading.ok
    ? misplacedFile(locations, context, { pointer, pathKeys: ['file'] })
    : [malformedPath('C1/N4', { written: data.file, reading, path: pointerTo(pointer, 'file') })];
  const problems =
    data.type === 'inline' && lines === undefined ? [...misplaced, contradictoryLines(pointer)] : misplaced;
  return { locations, lines, problems };
}

function linesOf({ line, line_end: end }: Extract<OfOneFile, { type: 'inline' }>): LineSpan | undefined {
  const lines = readLine(line);
  return lines === undefined ? undefined : joinLines(lines, end);
}

type At = { readonly pointer: string; readonly pathKeys: readonly PropertyKey[] };

function misplacedFile([location]: readonly Location[], { changed }: Context, at: At): readonly Problem[] {
  if (changed === undefined || location === undefined) return none;
  const { path, startLine: start, endLine: end } = location;
  return placeProblems({ path, side: 'RIGHT', start, end }, changed, { ...at, ...placeClauses });
}

const placeClauses = {
  lineKeys: ['line'],
  pathRule: 'C1/path-in-diff',
  lineRule: 'C1/line-in-diff',
} as const;

function readFiles(files: readonly string[], pointer: string, context: Context): Placed {
  const byPath = new Map<string, Location>();
  const problems: Problem[] = [];
  for (const [index, written] of files.entries()) {
    const pathKeys = ['files', index];
    const reading = readPath(written, context.paths);
    if (!reading.ok) {
      problems.push(malformedPath('C1/N4', { written, reading, path: pointerTo(pointer, ...pathKeys) }));
      continue;
    }
    const location = locationOf(reading.path, undefined);
    byPath.set(location.path, location);
    for (const each of misplacedFile([location], context, { pointer, pathKeys })) problems.push(each);
  }
  if (byPath.size < 2 && problems.length === 0) problems.push(oneFile(pointer));
  return {
    locations: [...byPath.values()],
    lines: undefined,
    problems: problems.length === 0 ? none : problems,
  };
}

function locationOf(path: string, lines: LineSpan | undefined): Location {
  if (lines === undefined) return { path, side: 'RIGHT' };
  const { start, end } = lines;
  if (start === end) return { path, startLine: start, side: 'RIGHT' };
  return { path, startLine: start, endLine: end, side: 'RIGHT' };
}

function contradictoryLines(pointer: string): Problem {
  return problem('C1/line', {
    path: pointerTo(pointer, 'line_end'),
    type: 'range',
    message: '`line_end` contradicts `line`.',
    recommendation: 'Write the range once: `"line": "42-48"`, or `"line": 42, "line_end": 48`.',
  });
}

function oneFile(pointer: string): Problem {
  return problem('C1/files', {
    path: pointerTo(pointer, 'files'),
    type: 'range',
    message: '`files` names only one file.',
    recommendation: 'Name at least two files, or use type "file".',
  });
}
