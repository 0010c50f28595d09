import type { z } from 'zod';
import type { Native } from '../../domain/finding.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Context } from '../context.ts';
import { emptyList, type Reading } from '../document.ts';
import { pointerTo } from '../json/pointer.ts';
import { isObject, own } from '../own.ts';
import { readPath } from '../paths.ts';
import { malformedPath, placeProblems } from '../place-problems.ts';
import { isRefusal, joined, none, problem, quote } from '../problem.ts';
import { type FindingReading, readFindings } from '../read-findings.ts';
import { schemaProblems } from '../schema-problems.ts';
import { claimedSeverity } from '../severity-words.ts';
import { titleFrom } from '../title.ts';
import { duplicateProblems } from './duplicates.ts';
import { keyDeviations, mixedTypes, ruleOf } from './field-problems.ts';
import { severityOf, toFinding, type Whereabouts, writtenPaths } from './finding.ts';
import { joinLines, type LineSpan, readLine } from './lines.ts';
import { referenceProblems } from './reference-problems.ts';
import { CommonFields, ReviewOutputFinding } from './schema.ts';

/** The contract calls a range of more lines than this a matter for the whole file. */
const maxSpan = 20;

/** C1. The document is nothing but its findings, so `[]` is a whole, clean review. */
export function parseReviewOutput(value: Native, context: Context): Reading {
  if (!Array.isArray(value)) {
    return { ok: false, document: emptyDocument, problems: [notAnArray(value)] };
  }
  const { findings, refused, problems, ok } = readFindings(value, '', {
    read: (native, pointer) => readFinding(native, pointer, context),
    describe: (native) => ({ ...claimedSeverity(native, 'severity', severityOf), ...titleOf(native) }),
  });
  return {
    ok,
    document: { ...emptyDocument, findings, refused, claims: { total: value.length } },
    problems: [...problems, ...duplicateProblems(findings)],
  };
}

const emptyDocument = emptyList('review-output');

function notAnArray(value: Native): Problem {
  return problem('C1/R2', {
    path: '',
    type: 'type',
    message: `The output is ${quote(value)}; it must be an array of findings.`,
    recommendation: 'Return an array, `[]` when there is nothing to report.',
  });
}

function titleOf(native: Native): { readonly title?: string } {
  const issue = own(native, 'issue');
  const title = typeof issue === 'string' ? titleFrom(issue) : undefined;
  return title === undefined ? {} : { title };
}

function readFinding(native: Native, pointer: string, context: Context): FindingReading {
  const mixed = isObject(native) ? mixedTypes(native, pointer) : none;
  const keys = isObject(native) ? keyDeviations(native, pointer) : none;
  const parsed = ReviewOutputFinding.safeParse(native);
  if (!parsed.success) {
    return { finding: undefined, problems: joined(schemaFaults(native, pointer, parsed.error), mixed, keys) };
  }
  const { data } = parsed;
  const { whereabouts, problems: misplaced } = readWhereabouts(data, pointer, context);
  const cited = referenceProblems(data.references, {
    pointer,
    whereabouts,
    hasOwnPlace: data.type === 'inline' || data.type === 'file',
    repository: context.repository,
  });
  const problems = joined(mixed, keys, misplaced, cited, limits(data, whereabouts, pointer));
  const finding = problems.some(isRefusal) ? undefined : toFinding(data, whereabouts, { native, pointer });
  return { finding, problems };
}

/** With a wrong `type` the schema stops at once, so the fields that every type has are checked on their own. */
function schemaFaults(native: Native, pointer: string, error: z.ZodError): readonly Problem[] {
  const faults = schemaProblems(error, { value: native, pointer, ruleOf });
  if (!faults.some(({ rule }) => rule === 'C1/type')) return faults;
  const rest = CommonFields.safeParse(native);
  return rest.success
    ? faults
    : [...faults, ...schemaProblems(rest.error, { value: native, pointer, ruleOf })];
}

type Placed = { readonly whereabouts: Whereabouts; readonly problems: readonly Problem[] };

function readWhereabouts(data: ReviewOutputFinding, pointer: string, context: Context): Placed {
  const paths = new Set<string>();
  const problems: Problem[] = [];
  const lines = data.type === 'inline' ? readLines(data) : undefined;
  for (const { path: written, keys } of writtenPaths(data)) {
    const reading = readPath(written, context.paths);
    if (!reading.ok) {
      problems.push(malformedPath('C1/N4', { written, reading, path: pointerTo(pointer, ...keys) }));
      continue;
    }
    paths.add(reading.path);
    if (context.changed === undefined) continue;
    const place = { path: reading.path, side: 'RIGHT', ...lines } as const;
    for (const each of placeProblems(place, context.changed, { pointer, pathKeys: keys, ...placeClauses })) {
      problems.push(each);
    }
  }
  if (data.type === 'inline' && lines === undefined) problems.push(contradictoryLines(pointer));
  if (data.type === 'multi-file' && paths.size < 2 && problems.length === 0) problems.push(oneFile(pointer));
  return { whereabouts: { paths: [...paths], lines }, problems };
}

const placeClauses = {
  lineKeys: ['line'],
  pathRule: 'C1/path-in-diff',
  lineRule: 'C1/line-in-diff',
} as const;

function readLines(data: Extract<ReviewOutputFinding, { type: 'inline' }>): LineSpan | undefined {
  const line = readLine(data.line);
  return line === undefined ? undefined : joinLines(line, data.line_end);
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

function limits(data: ReviewOutputFinding, { lines }: Whereabouts, pointer: string): readonly Problem[] {
  const span = lines === undefined ? 1 : lines.end - lines.start + 1;
  const isSevere = data.severity === 'CRITICAL' || data.severity === 'MAJOR';
  const isMinorHeritage = data.pre_existing === true && !(isSevere && data.confidence === 'HIGH');
  return joined(
    span > maxSpan ? [tooLong(span, pointer)] : none,
    isMinorHeritage ? [outOfScope(data, pointer)] : none,
  );
}

function tooLong(span: number, pointer: string): Problem {
  return problem('C1/line-span', {
    path: pointerTo(pointer, 'line'),
    type: 'range',
    message: `The finding spans ${span} lines; inline findings span at most ${maxSpan}.`,
    recommendation: 'Name the lines that matter most, or use type "file".',
  });
}

function outOfScope({ severity, confidence }: ReviewOutputFinding, pointer: string): Problem {
  return problem('C1/pre-existing-limits', {
    path: pointerTo(pointer, 'pre_existing'),
    type: 'limit',
    message: `A pre-existing issue of severity ${severity} and confidence ${confidence} is out of scope.`,
    recommendation: 'Report pre-existing issues only when they are CRITICAL or MAJOR and HIGH in confidence.',
  });
}
