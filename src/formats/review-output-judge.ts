import type { Location, Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { pointerTo } from './json-reader.ts';
import { isObject } from './own-document.ts';
import type { Context } from './parse-context.ts';
import { keyProblems, ruleOf } from './review-output-field-problems.ts';
import { readPlace } from './review-output-place.ts';
import { referenceProblems } from './review-output-reference-problems.ts';
import { CommonFields, type LineSpan, ReviewOutputFinding } from './review-output-schema.ts';
import { joined, none, problem } from './rules.ts';
import { guardOf, schemaProblems } from './schema-problems.ts';

/** The contract calls a range of more lines than this a matter for the whole file. */
const maxSpan = 20;

/** What the rules say of one finding on its own. */
export interface Judged {
  /** Absent where it does not have the shape of a finding. */
  readonly data: ReviewOutputFinding | undefined;
  readonly locations: readonly Location[];
  readonly problems: readonly Problem[];
}

/** Holds a finding to every rule that needs no other finding; what is flawless costs next to nothing. */
export function judgeFinding(native: Native, pointer: string, context: Context): Judged {
  const keys = isObject(native) ? keyProblems(native, pointer) : none;
  if (!isFinding(native)) {
    return { data: undefined, locations: [], problems: joined(schemaFaults(native, pointer), keys) };
  }
  const { locations, lines, problems: misplaced } = readPlace(native, pointer, context);
  const cited = referenceProblems(native.references, {
    pointer,
    own: native.type === 'multi-file' ? undefined : locations[0],
    repository: context.repository,
  });
  const beyond = limits(native, lines, pointer);
  const isFlawless = keys === none && misplaced === none && cited === none && beyond === none;
  return {
    data: native,
    locations,
    problems: isFlawless ? none : joined(keys, misplaced, cited, beyond),
  };
}

/** The schema changes nothing, so what satisfies it is used as it is: a copy of each finding would cost much. */
const isFinding = guardOf(ReviewOutputFinding);

/** With a wrong `type` the schema stops at once, so the fields that every type has are checked on their own. */
function schemaFaults(native: Native, pointer: string): readonly Problem[] {
  const { error } = ReviewOutputFinding.safeParse(native);
  if (error === undefined) return none;
  const faults = schemaProblems(error, { value: native, pointer, ruleOf });
  if (!faults.some(({ rule }) => rule === 'C1/type')) return faults;
  const rest = CommonFields.safeParse(native);
  return rest.success
    ? faults
    : [...faults, ...schemaProblems(rest.error, { value: native, pointer, ruleOf })];
}

function limits(data: ReviewOutputFinding, lines: LineSpan | undefined, pointer: string): readonly Problem[] {
  const span = lines === undefined ? 1 : lines.end - lines.start + 1;
  const isSevere = data.severity === 'CRITICAL' || data.severity === 'MAJOR';
  const isMinorHeritage = data.pre_existing === true && !(isSevere && data.confidence === 'HIGH');
  const isUnfixed = data.type === 'inline' && !/\S/.test(data.fix);
  if (span <= maxSpan && !isMinorHeritage && !isUnfixed) return none;
  return joined(
    span > maxSpan ? [tooLong(span, pointer)] : none,
    isUnfixed ? [withoutFix(pointer)] : none,
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

function withoutFix(pointer: string): Problem {
  return problem('C1/inline-fix', {
    path: pointerTo(pointer, 'fix'),
    type: 'missing',
    message: 'An inline finding proposes a fix, and this one has none.',
    recommendation: 'Propose a fix, with a lower `fix_confidence` if need be, or use type "file".',
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
