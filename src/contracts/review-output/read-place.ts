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
const fileKeys = ['file'];

/** Reads the paths and lines of a finding and, where the diff is known, holds them against it. */
export function readPlace(data: ReviewOutputFinding, pointer: string, context: Context): Placed {
  switch (data.type) {
    case 'inline': {
      const line = readLine(data.line);
      const lines = line === undefined ? undefined : joinLines(line, data.line_end);
      const placed = readFile({ written: data.file, keys: fileKeys, lines, pointer }, context);
      if (lines !== undefined) return placed;
      return { ...placed, problems: [...placed.problems, contradictoryLines(pointer)] };
    }
    case 'file':
      return readFile({ written: data.file, keys: fileKeys, lines: undefined, pointer }, context);
    case 'multi-file':
      return readFiles(data.files, pointer, context);
    case 'system':
      return nowhere;
  }
}

type WrittenFile = {
  readonly written: string;
  /** The keys of the finding that lead to it. */
  readonly keys: readonly PropertyKey[];
  readonly lines: LineSpan | undefined;
  readonly pointer: string;
};

function readFile({ written, keys, lines, pointer }: WrittenFile, { paths, changed }: Context): Placed {
  const reading = readPath(written, paths);
  if (!reading.ok) {
    const path = pointerTo(pointer, ...keys);
    return { locations: [], lines, problems: [malformedPath('C1/N4', { written, reading, path })] };
  }
  const locations = [locationOf(reading.path, lines)];
  if (changed === undefined) return { locations, lines, problems: none };
  const place = { path: reading.path, side: 'RIGHT', start: lines?.start, end: lines?.end } as const;
  const problems = placeProblems(place, changed, { pointer, pathKeys: keys, ...placeClauses });
  return { locations, lines, problems };
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
    const file = readFile({ written, keys: ['files', index], lines: undefined, pointer }, context);
    for (const location of file.locations) byPath.set(location.path, location);
    for (const each of file.problems) problems.push(each);
  }
  if (byPath.size < 2 && problems.length === 0) problems.push(oneFile(pointer));
  return { locations: [...byPath.values()], lines: undefined, problems };
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
