import type { Location } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { pointerTo } from './json-reader.ts';
import type { ChangedLines, Context } from './parse-context.ts';
import { malformedPath, type PathReading, placeProblems, readPath } from './places.ts';

import { joinLines, type LineSpan, type ReviewOutputFinding, readLine } from './review-output-schema.ts';
import { none, problem } from './rules.ts';

/** Where a finding stands: each of its files once, and for an inline finding its lines. */
export interface Placed {
  readonly locations: readonly Location[];
  readonly lines: LineSpan | undefined;
  readonly problems: readonly Problem[];
}

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
  if (!reading.ok || (data.type === 'inline' && lines === undefined)) {
    return unplaced(data, { reading, lines, pointer, context });
  }
  const location = locationOf(reading.path, lines);
  const problems =
    context.changed === undefined ? none : misplacedFile(location, context.changed, fileOf(pointer));
  return { locations: [location], lines, problems };
}

function fileOf(pointer: string): At {
  return { pointer, pathKeys: ['file'] };
}

interface Reading {
  readonly reading: PathReading;
  readonly lines: LineSpan | undefined;
  readonly pointer: string;
  readonly context: Context;
}

/** A finding whose path or lines make no sense; what makes sense of it is held against the diff all the same. */
function unplaced(data: OfOneFile, { reading, lines, pointer, context: { changed } }: Reading): Placed {
  const contradiction = data.type === 'inline' && lines === undefined ? [contradictoryLines(pointer)] : none;
  if (!reading.ok) {
    const path = pointerTo(pointer, 'file');
    const malformed = malformedPath('C1/N4', { written: data.file, reading, path });
    return { locations: [], lines, problems: [malformed, ...contradiction] };
  }
  const location = locationOf(reading.path, lines);
  const misplaced = changed === undefined ? none : misplacedFile(location, changed, fileOf(pointer));
  return { locations: [location], lines, problems: [...misplaced, ...contradiction] };
}

function linesOf({ line, line_end: end }: Extract<OfOneFile, { type: 'inline' }>): LineSpan | undefined {
  const lines = readLine(line);
  return lines === undefined ? undefined : joinLines(lines, end);
}

interface At {
  readonly pointer: string;
  readonly pathKeys: readonly PropertyKey[];
}

function misplacedFile(location: Location, changed: ChangedLines, at: At): readonly Problem[] {
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
    if (context.changed === undefined) continue;
    for (const each of misplacedFile(location, context.changed, { pointer, pathKeys })) problems.push(each);
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
