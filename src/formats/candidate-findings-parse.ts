import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { severityOf, toFinding } from './candidate-findings-finding.ts';
import {
  CandidateFinding,
  fieldDeviations,
  isSynthesized,
  ruleOf,
  SynthesizedFinding,
} from './candidate-findings-schema.ts';
import { pointerTo } from './json-reader.ts';
import { claimedSeverity, isObject, own } from './own-document.ts';
import type { Context } from './parse-context.ts';
import { emptyList, type Reading } from './parsed-document.ts';
import { malformedPath, placeProblems, readPath } from './places.ts';

import { type FindingReading, readFindings } from './read-findings.ts';
import { problem, quote } from './rules.ts';
import { schemaProblems } from './schema-problems.ts';

/** C3: candidate findings of one source, or the findings after synthesis; both are arrays. */
export function parseCandidateFindings(value: Native, context: Context): Reading {
  if (!Array.isArray(value)) return { ok: false, document: emptyDocument, problems: [notAnArray(value)] };
  const { findings, refused, problems, ok } = readFindings(value, '', {
    context,
    read: (native, pointer) => readFinding(native, pointer, context),
    describe: (native) => ({ ...claimedSeverity(native, 'severity', severityOf), ...titleOf(native) }),
  });
  return {
    ok,
    document: { ...emptyDocument, findings, refused, claims: { total: value.length } },
    problems: [...problems, ...repeatedIds(value)],
  };
}

const emptyDocument = emptyList('candidate-findings');

function notAnArray(value: Native): Problem {
  return problem('C3/document', {
    path: '',
    type: 'type',
    message: `The document is ${quote(value)}; it must be an array of candidate findings.`,
    recommendation: 'Return an array, `[]` when there is nothing to report.',
  });
}

function titleOf(native: Native): { readonly title?: string } {
  const title = own(native, 'title');
  return typeof title === 'string' ? { title } : {};
}

function readFinding(native: Native, pointer: string, context: Context): FindingReading {
  const synthesized = isSynthesized(native);
  const parsed = synthesized ? SynthesizedFinding.safeParse(native) : CandidateFinding.safeParse(native);
  const deviations = fieldDeviations(native, pointer);
  if (!parsed.success) {
    return { problems: [...schemaProblems(parsed.error, { value: native, pointer, ruleOf }), ...deviations] };
  }
  const { data } = parsed;
  const lines = linesOf(data);
  if (lines === undefined) return { problems: [disorderedLines(pointer), ...deviations] };

  const reading = readPath(data.file, context.paths);
  if (!reading.ok) {
    const path = pointerTo(pointer, 'file');
    return { problems: [malformedPath('C3/file', { written: data.file, reading, path }), ...deviations] };
  }
  const misplaced = placeProblems({ path: reading.path, side: 'RIGHT', ...lines }, context.changed, {
    pointer,
    pathKeys: ['file'],
    lineKeys: ['line_start'],
    pathRule: 'C3/path-in-diff',
    lineRule: 'C3/line-in-diff',
  });
  return {
    finding: toFinding(data, { path: reading.path, lines }, { native, pointer }),
    problems: [...misplaced, ...deviations],
  };
}

interface Lines {
  readonly start?: number;
  readonly end?: number;
}

/** No lines at all is the whole file; an end needs a start that is not after it. */
function linesOf({ line_start: start, line_end: end }: CandidateFinding): Lines | undefined {
  if (start === null) return end === null ? {} : undefined;
  if (end === null) return { start, end: start };
  return start <= end ? { start, end } : undefined;
}

function disorderedLines(pointer: string): Problem {
  return problem('C3/lines', {
    path: pointerTo(pointer, 'line_end'),
    type: 'range',
    message: '`line_end` has no `line_start` at or before it.',
    recommendation: 'Write both in order, or null for both when the whole file is meant.',
  });
}

function repeatedIds(natives: readonly Native[]): readonly Problem[] {
  const seen = new Set<string>();
  return natives.flatMap((native, index) => {
    const id = isObject(native) ? own(native, 'finding_id') : undefined;
    if (typeof id !== 'string' || !seen.has(id)) {
      if (typeof id === 'string') seen.add(id);
      return [];
    }
    return [
      problem('C3/duplicate-id', {
        path: pointerTo('', index, 'finding_id'),
        type: 'duplicate',
        message: `The id ${quote(id)} is used by an earlier finding.`,
        recommendation: 'Give each finding an id of its own.',
      }),
    ];
  });
}
