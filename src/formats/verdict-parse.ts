import type { Native } from '../model/finding.ts';
import { findingId } from '../model/identity.ts';
import type { Problem } from '../model/problem.ts';
import { type Claims, isWholeIn } from '../model/review-document.ts';

import { pointerTo } from './json-reader.ts';
import { claimedSeverity, emptied, isObject, own } from './own-document.ts';
import type { Context } from './parse-context.ts';
import type { Reading } from './parsed-document.ts';
import { malformedPath, placeProblems, readPath } from './places.ts';

import { type FindingReading, readFindings } from './read-findings.ts';
import { isRefusal, problem, quote } from './rules.ts';
import { schemaProblems } from './schema-problems.ts';
import { claimDeviations, reportDeviation } from './verdict-claims.ts';
import { floors, readLineRange, severityOf, toFinding } from './verdict-finding.ts';
import {
  envelopeKeyDeviations,
  envelopeRuleOf,
  findingKeyDeviations,
  findingRuleOf,
  type ReviewVerdict,
  VerdictEnvelope,
  VerdictFinding,
} from './verdict-schema.ts';
import {
  addedProblems,
  headerProblems,
  isSameTime,
  transitionProblems,
  vanishedProblems,
} from './verdict-transitions.ts';

/** C5, ours or another tool's. What it says of ids, counts and verdict is recomputed and compared. */
export function parseVerdict(value: Native, context: Context): Reading {
  const envelope = VerdictEnvelope.safeParse(value);
  const faults = envelope.success
    ? []
    : schemaProblems(envelope.error, { value, pointer: '', ruleOf: envelopeRuleOf });
  const findings = own(value, 'findings');
  const natives = Array.isArray(findings) ? findings : [];
  const valid: Valid[] = [];
  const read = readFindings(natives, '/findings', {
    context,
    read: (native, pointer) => readFinding(native, pointer, { context, valid }),
    describe: (native) => ({ ...claimedSeverity(native, 'severity', severityOf), ...titleOf(native) }),
  });
  return {
    ok: faults.length === 0 && read.ok,
    document: {
      format: 'verdict',
      state: { state: 'reviewed' },
      claims: envelope.success ? claimsOf(envelope.data) : {},
      questions: [],
      native: isObject(value) ? emptied(value, 'findings') : value,
      findings: read.findings,
      refused: read.refused,
      complete: envelope.success && isWholeIn(context.mode, envelope.data.mode),
    },
    problems: [
      ...faults,
      ...envelopeKeyDeviations(value),
      ...(envelope.success && read.refused.length === 0
        ? claimDeviations(
            envelope.data,
            valid.map(({ data }) => data),
          )
        : []),
      ...(envelope.success ? reportDeviation(envelope.data) : []),
      ...changeProblems(context.previous, envelope.data, { natives, valid }),
      ...read.problems,
    ],
  };
}

function claimsOf({ verdict, mode, findings }: VerdictEnvelope): Claims {
  return { verdict, total: findings.length, mode };
}

/** What may not have changed since the state before, where that is known. */
function changeProblems(
  before: ReviewVerdict | undefined,
  after: VerdictEnvelope | undefined,
  { natives, valid }: { readonly natives: readonly Native[]; readonly valid: readonly Valid[] },
): readonly Problem[] {
  if (before === undefined) return [];
  return [
    ...(after === undefined ? [] : headerProblems(before, after)),
    ...transitionProblems(before.findings, valid),
    ...(after !== undefined && isSameTime(before, after) ? addedProblems(before.findings, valid) : []),
    ...vanishedProblems(before.findings, new Set(natives.map((each) => own(each, 'id')))),
  ];
}

function titleOf(native: Native): { readonly title?: string } {
  const title = own(native, 'title');
  return typeof title === 'string' ? { title } : {};
}

interface Valid {
  readonly data: VerdictFinding;
  readonly pointer: string;
}

interface Reader {
  readonly context: Context;
  readonly valid: Valid[];
}

function readFinding(native: Native, pointer: string, { context, valid }: Reader): FindingReading {
  const keys = findingKeyDeviations(native, pointer);
  const parsed = VerdictFinding.safeParse(native);
  if (!parsed.success) {
    return {
      problems: [...schemaProblems(parsed.error, { value: native, pointer, ruleOf: findingRuleOf }), ...keys],
    };
  }
  const { data } = parsed;
  const lines = data.lineRange === undefined ? undefined : readLineRange(data.lineRange);
  if (data.lineRange !== undefined && lines === undefined) {
    return { problems: [descendingRange(data.lineRange, pointer), ...keys] };
  }
  const place = data.file === '' ? undefined : readPath(data.file, context.paths);
  if (place?.ok === false) {
    const path = pointerTo(pointer, 'file');
    return { problems: [malformedPath('C5/file', { written: data.file, reading: place, path }), ...keys] };
  }
  const misplaced =
    place === undefined
      ? []
      : placeProblems({ path: place.path, side: 'RIGHT', ...lines }, context.changed, {
          pointer,
          pathKeys: ['file'],
          lineKeys: ['lineRange'],
          pathRule: 'C5/path-in-diff',
          lineRule: 'C5/line-in-diff',
        });
  const problems = [
    ...keys,
    ...misplaced,
    ...idDeviation(data, lines, pointer),
    ...floorDeviation(data, pointer),
  ];
  if (problems.some(isRefusal)) return { problems };
  valid.push({ data, pointer });
  return { finding: toFinding(data, { path: place?.path, lines }, { native, pointer }), problems };
}

function descendingRange(range: string, pointer: string): Problem {
  return problem('C5/line-range', {
    path: pointerTo(pointer, 'lineRange'),
    type: 'range',
    message: `The range ${quote(range)} does not ascend.`,
    recommendation: 'Write the first line before the last, such as "42-48".',
  });
}

type Lines = ReturnType<typeof readLineRange>;

/** Without a file C5 does not say what is hashed, so only ids of findings with a file can be recomputed. */
function idDeviation(data: VerdictFinding, lines: Lines, pointer: string): readonly Problem[] {
  if (data.file === '') return [];
  const anchor = {
    subject: data.file,
    ...(lines === undefined ? {} : { startLine: lines.start, endLine: lines.end }),
  };
  const id = findingId(data.domain, anchor);
  // Our own writer tells findings of one place apart with `-2`, `-3`.
  if (
    data.id === id ||
    (data.id.startsWith(`${id}-`) && /^[1-9][0-9]*$/.test(data.id.slice(id.length + 1)))
  ) {
    return [];
  }
  return [
    problem('C5/recomputed-id', {
      path: pointerTo(pointer, 'id'),
      type: 'claim',
      message: `The id is ${quote(data.id)}; domain, file and lines make it ${quote(id)}.`,
      recommendation: `Write ${quote(id)}.`,
    }),
  ];
}

function floorDeviation({ confidence }: VerdictFinding, pointer: string): readonly Problem[] {
  if (confidence >= floors.low) return [];
  return [
    problem('C5/confidence-floor', {
      path: pointerTo(pointer, 'confidence'),
      type: 'range',
      message: `A confidence of ${confidence} is below ${floors.low}; such a finding is speculation.`,
      recommendation: 'Leave the finding out, or verify it first.',
    }),
  ];
}
