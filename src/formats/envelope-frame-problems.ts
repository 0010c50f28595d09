import type { z } from 'zod';
import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { type ClarificationQuestion, EnvelopeCommon, type EnvelopeFrame } from './envelope-schema.ts';
import { isObject, own } from './own-document.ts';
import { problem, quote, type RuleId } from './rules.ts';

import { schemaProblems, unknownKeys } from './schema-problems.ts';

const rules: ReadonlyMap<PropertyKey | undefined, RuleId> = new Map([
  ['output_mode', 'C4/output-mode'],
  ['presentation', 'C4/presentation'],
  ['result_type', 'C4/result-type'],
  ['validation_status', 'C4/validation-status'],
  ['refactor_mode', 'C4/refactor-mode'],
  ['plan', 'C4/plan'],
  ['scope_expansion_needed', 'C4/scope-expansion'],
  ['clarification_questions', 'C4/questions'],
  ['dependency_issue', 'C4/dependency-issue'],
  ['fallback_context_bundle_requirements', 'C4/fallback-requirements'],
  ['notes', 'C4/notes'],
]);

function ruleOf(path: readonly PropertyKey[]): RuleId {
  const isOption = path[0] === 'clarification_questions' && path[2] !== undefined && path[2] !== 'question';
  return isOption ? 'C4/question-options' : (rules.get(path[0]) ?? 'C4/document');
}

/** With a wrong `result_type` the schema stops at once, so the fields of every result are checked apart. */
export function frameFaults(value: Native, error: z.ZodError): readonly Problem[] {
  const faults = schemaProblems(error, { value, pointer: '', ruleOf });
  if (!faults.some(({ rule }) => rule === 'C4/result-type')) return faults;
  const rest = EnvelopeCommon.safeParse(value);
  return rest.success ? faults : [...faults, ...schemaProblems(rest.error, { value, pointer: '', ruleOf })];
}

/**
 * The statuses that fit each result. The contract lists both without saying what goes with what: three statuses are
 * named like their result, and the other two are left for a plan.
 */
const allowedStatuses: Readonly<Record<EnvelopeFrame['result_type'], readonly string[]>> = {
  refactor_plan: ['accepted', 'blocked'],
  clarification_request: ['needs_clarification'],
  validation_error: ['validation_error'],
  dependency_error: ['dependency_error'],
};

/** What the schema cannot say about a well-formed frame and still makes the document invalid. */
export function payloadFaults(value: Native, frame: EnvelopeFrame): readonly Problem[] {
  return [
    ...statusFault(frame),
    ...planFault(value, frame),
    ...(frame.result_type === 'clarification_request'
      ? frame.clarification_questions.flatMap((question, index) => optionFaults(question, index))
      : []),
  ];
}

function statusFault({ result_type: result, validation_status: status }: EnvelopeFrame): readonly Problem[] {
  const allowed = allowedStatuses[result];
  if (allowed.includes(status)) return [];
  return [
    problem('C4/status-of-result', {
      path: '/validation_status',
      type: 'mixed',
      message: `The status ${quote(status)} does not fit the result ${quote(result)}.`,
      recommendation: `Write ${allowed.map((word) => quote(word)).join(' or ')}.`,
    }),
  ];
}

function planFault(value: Native, { result_type: result }: EnvelopeFrame): readonly Problem[] {
  if (result === 'refactor_plan' || own(value, 'plan') === undefined) return [];
  return [
    problem('C4/plan', {
      path: '/plan',
      type: 'mixed',
      message: `The result ${quote(result)} may not carry a plan.`,
      recommendation: 'Remove the plan, or answer with "refactor_plan".',
    }),
  ];
}

function optionFaults(question: ClarificationQuestion, index: number): readonly Problem[] {
  const keys = question.options.map(({ key }) => key);
  const problems: Problem[] = [];
  if (keys.join('') !== 'ABC' && keys.join('') !== 'ABCD') {
    problems.push(
      problem('C4/question-options', {
        path: `/clarification_questions/${index}/options`,
        type: 'enum',
        message: `The options are ${keys.join(', ')}; they must be A, B and C, and perhaps D.`,
        recommendation: 'Offer A, B and C once each, in that order.',
      }),
    );
  }
  if (!keys.includes(question.recommended_option)) {
    problems.push(
      problem('C4/question-options', {
        path: `/clarification_questions/${index}/recommended_option`,
        type: 'enum',
        message: `The recommended option ${question.recommended_option} is not offered.`,
        recommendation: `Recommend one of ${keys.join(', ')}.`,
      }),
    );
  }
  return problems;
}

const known = new Set([
  'schema_version',
  'skill',
  'version',
  'validation_status',
  ...[...rules.keys()].map(String),
]);

export function keyDeviations(value: Native): readonly Problem[] {
  return isObject(value) ? unknownKeys(value, known, { pointer: '', rule: 'C4/unknown-key' }) : [];
}
