import type { Side } from '../model/finding.ts';
import { nearestWord } from '../model/nearest-word.ts';
import type { Problem } from '../model/problem.ts';
import { none, problem, quote } from './document-problem.ts';
import { pointerTo } from './json-positions.ts';
import type { ChangedLines } from './parse-context.ts';
import type { PathReading } from './paths.ts';
import type { RuleId } from './rules.ts';

interface Place {
  readonly path: string;
  readonly side: Side;
  readonly start?: number | undefined;
  readonly end?: number | undefined;
}

interface Clauses {
  /** Pointer to the finding, and the names of its fields. */
  readonly pointer: string;
  readonly pathKeys: readonly PropertyKey[];
  readonly lineKeys: readonly PropertyKey[];
  readonly pathRule: RuleId;
  readonly lineRule: RuleId;
}

/** Holds one place against the diff: nothing to report when there is no diff to hold it against. */
export function placeProblems(
  place: Place,
  changed: ChangedLines | undefined,
  { pointer, pathKeys, lineKeys, pathRule, lineRule }: Clauses,
): readonly Problem[] {
  if (changed === undefined) return none;
  if (!changed.has(place.path)) {
    return [
      problem(pathRule, {
        path: pointerTo(pointer, ...pathKeys),
        type: 'path',
        message: `${quote(place.path)} is not a file of this pull request.`,
        recommendation: pathAdvice(place.path, changed),
      }),
    ];
  }
  const { path, side, start } = place;
  if (start === undefined) return none;
  const end = place.end ?? start;
  if (changed.isCommentable(path, side, start, end)) return none;
  const lines = start === end ? `Line ${start}` : `Lines ${start}-${end}`;
  const nearest = changed.nearest(path, side, start);
  return [
    problem(lineRule, {
      path: pointerTo(pointer, ...lineKeys),
      type: 'line',
      message: `${lines} of ${quote(path)} cannot carry a comment in this diff.`,
      recommendation:
        nearest.length === 0
          ? 'The diff shows no lines of this file: report the finding for the whole file.'
          : `Use a line of the diff; the nearest are ${nearest.join(', ')}.`,
    }),
  ];
}

interface Malformed {
  readonly written: string;
  readonly reading: Extract<PathReading, { ok: false }>;
  readonly path: string;
}

export function malformedPath(rule: RuleId, { written, reading, path }: Malformed): Problem {
  return problem(rule, {
    path,
    type: 'path',
    message: `The path ${quote(written)} ${reading.message}.`,
    recommendation: reading.recommendation,
  });
}

/** More names than this are not compared; the advice is a courtesy. */
const maxCompared = 40;

function pathAdvice(path: string, changed: ChangedLines): string {
  const known: string[] = [];
  for (const each of changed.paths) {
    if (each.endsWith(`/${path}`) || path.endsWith(`/${each}`)) return `Write ${quote(each)}.`;
    if (known.length < maxCompared) known.push(each);
  }
  const near = nearestWord(path, known);
  return near === undefined
    ? 'Name a changed file, or expect the finding in the body of the review.'
    : `Write ${quote(near)}.`;
}
