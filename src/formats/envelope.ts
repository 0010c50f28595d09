import { z } from 'zod';
import type { Native, ParsedFinding, Severity } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import type { Question } from '../model/review-document.ts';
import { pointerTo } from './json-reader.ts';
import { fieldNames, type LooseContract, readLoosely } from './loose-fields.ts';
import { claimedSeverity, emptied, isObject, own } from './own-document.ts';
import type { Context } from './parse-context.ts';
import type { DocumentState, Reading } from './parsed-document.ts';
import { readPlace } from './places.ts';
import { type FindingReading, type FindingsReading, readFindings } from './read-findings.ts';
import { isRefusal, joined, none, problem, quote, type RuleId } from './rules.ts';
import { schemaProblems, unknownKeys } from './schema-problems.ts';

const filled = z.string().regex(/\S/, 'a non-empty string');

/** The contract names these fields without saying what they hold beyond being there. */
const named = {
  schema_version: filled,
  skill: filled,
  version: filled,
};

const common = {
  ...named,
  output_mode: z.enum(['human', 'agent']),
  presentation: z.object({ user_markdown: filled }),
};

const notes = z.array(z.string());

const PlanStep = z.object({
  tier: z.enum(['A', 'B', 'C', 'D']),
  title: filled,
  files: z.array(z.string()).optional(),
});
type PlanStep = z.infer<typeof PlanStep>;

/** One result type each; the status that a result allows is checked apart, to be named apart. */
const status = z.enum(['accepted', 'blocked', 'needs_clarification', 'validation_error', 'dependency_error']);

const Option = z.object({ key: z.enum(['A', 'B', 'C', 'D']) });

const ClarificationQuestion = z.object({
  question_id: filled,
  question: filled,
  options: z.array(Option).min(3).max(4),
  recommended_option: z.enum(['A', 'B', 'C', 'D']),
});
type ClarificationQuestion = z.infer<typeof ClarificationQuestion>;

const refactorPlan = {
  ...common,
  result_type: z.literal('refactor_plan'),
  validation_status: status,
  refactor_mode: filled,
  scope_expansion_needed: z.array(z.unknown()).optional(),
};

const planExtras = {
  touch_budget: z.record(z.string(), z.unknown()),
  test_file_touches: z.array(z.unknown()).optional(),
};

const ClarificationRequest = z.object({
  ...common,
  result_type: z.literal('clarification_request'),
  validation_status: status,
  clarification_questions: z.array(ClarificationQuestion).min(1).max(4),
});

const ValidationError = z.object({
  ...common,
  result_type: z.literal('validation_error'),
  validation_status: status,
  notes: notes.min(1),
});

const DependencyError = z.object({
  ...common,
  result_type: z.literal('dependency_error'),
  validation_status: status,
  dependency_issue: filled,
  fallback_context_bundle_requirements: z.array(z.string()).min(5),
  notes,
});

/** What is checked at once; the steps and follow-ups are held to the contract one by one. */
const EnvelopeFrame = z.discriminatedUnion('result_type', [
  z.object({
    ...refactorPlan,
    plan: z.object({
      ...planExtras,
      steps: z.array(z.unknown()),
      follow_up_findings: z.array(z.unknown()).optional(),
    }),
  }),
  ClarificationRequest,
  ValidationError,
  DependencyError,
]);
type EnvelopeFrame = z.infer<typeof EnvelopeFrame>;

/** C4: one object, whose result type says which payload it carries. */
export const Envelope = z.discriminatedUnion('result_type', [
  z.object({
    ...refactorPlan,
    plan: z.object({
      ...planExtras,
      steps: z.array(PlanStep),
      follow_up_findings: z.array(PlanStep).optional(),
    }),
  }),
  ClarificationRequest,
  ValidationError,
  DependencyError,
]);
export type Envelope = z.infer<typeof Envelope>;

/** The fields of every result, used to report the rest when `result_type` itself is wrong. */
const EnvelopeCommon = z.object({ ...common, validation_status: status });

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
function frameFaults(value: Native, error: z.ZodError): readonly Problem[] {
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
function payloadFaults(value: Native, frame: EnvelopeFrame): readonly Problem[] {
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

function keyDeviations(value: Native): readonly Problem[] {
  return isObject(value) ? unknownKeys(value, known, { pointer: '', rule: 'C4/unknown-key' }) : [];
}

/** Tiers rank how much a step is worth doing now; nothing in a refactoring plan is an error. */
const severities = {
  A: 'medium',
  B: 'low',
  C: 'info',
  D: 'info',
} as const satisfies Record<PlanStep['tier'], Severity>;

/** For reading a word that is not known to be valid. */
const severityOf: ReadonlyMap<unknown, Severity> = new Map(Object.entries(severities));

/** A step of the plan, or a follow-up: the same shape, and the same kind of finding. */
function readStep(native: Native, pointer: string, context: Context): FindingReading {
  const strict = PlanStep.safeParse(native);
  const isLoose = !strict.success && context.isTolerant === true && isObject(native);
  const loose = isLoose ? readLoosely(native, pointer, looseStep) : undefined;
  const parsed = loose === undefined ? strict : PlanStep.safeParse(loose.value);
  if (!parsed.success) {
    const ruleOf = ([field]: readonly PropertyKey[]): RuleId =>
      field === 'files' ? 'C4/step-file' : 'C4/step';
    const value = loose?.value ?? native;
    return {
      problems: [...schemaProblems(parsed.error, { value, pointer, ruleOf }), ...(loose?.problems ?? [])],
    };
  }
  const problems: Problem[] = [...(loose?.problems ?? [])];
  const paths = new Set<string>();
  for (const [index, path] of (parsed.data.files ?? []).entries()) {
    const clauses = {
      pathKeys: ['files', index],
      lineKeys: ['files', index],
      malformed: 'C4/step-file',
      outside: 'C4/path-in-diff',
      line: 'C4/path-in-diff',
    } as const;
    const placed = readPlace({ path }, pointer, { context, clauses });
    problems.push(...placed.problems);
    if (placed.location !== undefined) paths.add(placed.location.path);
  }
  return problems.some(isRefusal)
    ? { problems }
    : { finding: toFinding(parsed.data, [...paths], { native, pointer }), problems };
}

/** How fields are read that are not as C4 has them. */
export const looseStep: LooseContract = {
  unknownKey: 'C4/unknown-key',
  fields: [
    { name: 'tier', kind: 'word', rule: 'C4/step', words: { a: 'A', b: 'B', c: 'C', d: 'D' } },
    {
      name: 'title',
      kind: 'text',
      rule: 'C4/step',
      names: [...fieldNames.title, 'step', ...fieldNames.text],
    },
    { name: 'files', kind: 'paths', rule: 'C4/step-file', names: fieldNames.paths },
  ],
};

function toFinding(
  { tier, title }: PlanStep,
  paths: readonly string[],
  { native, pointer }: { native: Native; pointer: string },
): ParsedFinding {
  const reason = text(native, 'why_now') ?? text(native, 'reason') ?? text(native, 'description');
  return {
    scope: paths.length === 0 ? 'system' : paths.length === 1 ? 'file' : 'multi-file',
    locations: paths.map((path) => ({ path, side: 'RIGHT' })),
    ...(paths.length === 0 ? { scopeText: title } : {}),
    title,
    titleDerived: false,
    issue: reason ?? title,
    category: 'refactoring',
    severity: severities[tier],
    confidence: { band: 'medium' },
    fix: { text: title, confidence: 'medium' },
    references: [],
    requiresHuman: text(native, 'behavior_change') === 'requires_approval',
    preExisting: false,
    status: 'open',
    pointer,
    native,
  };
}

function text(native: Native, key: string): string | undefined {
  const value = own(native, key);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

type Plan = Extract<EnvelopeFrame, { result_type: 'refactor_plan' }>;

/** The limits that the contract sets on plans made in passing. */
function planDeviations({ plan, refactor_mode: mode }: Plan): readonly Problem[] {
  const problems: Problem[] = [];
  const touches = plan.test_file_touches ?? [];
  if (touches.length > 2) {
    problems.push(
      problem('C4/test-touches', {
        path: '/plan/test_file_touches',
        type: 'limit',
        message: `The plan touches ${touches.length} test files; at most 2 are meant.`,
        recommendation: 'Keep the test files that the steps need.',
      }),
    );
  }
  if (mode !== 'opportunistic') return problems;
  if (plan.steps.length > 5) {
    problems.push(
      problem('C4/opportunistic-steps', {
        path: '/plan/steps',
        type: 'limit',
        message: `An opportunistic plan has ${plan.steps.length} steps; at most 5 are meant.`,
        recommendation: 'Move the rest to `follow_up_findings`.',
      }),
    );
  }
  return [
    ...problems,
    ...wrongTiers(plan.steps, 'steps', { rule: 'C4/opportunistic-tier', tiers: ['A', 'B'] }),
    ...wrongTiers(plan.follow_up_findings ?? [], 'follow_up_findings', {
      rule: 'C4/follow-up-tier',
      tiers: ['C', 'D'],
    }),
  ];
}

function wrongTiers(
  items: readonly unknown[],
  list: 'steps' | 'follow_up_findings',
  { rule, tiers }: { rule: RuleId; tiers: readonly string[] },
): readonly Problem[] {
  return items.flatMap((item, index) => {
    const tier = own(item, 'tier');
    if (typeof tier !== 'string' || !severityOf.has(tier) || tiers.includes(tier)) return [];
    return [
      problem(rule, {
        path: pointerTo('/plan', list, index, 'tier'),
        type: 'limit',
        message: `Tier ${tier} does not belong in \`${list}\` of an opportunistic plan.`,
        recommendation: `Keep items of tier ${tiers.join(' and ')} here.`,
      }),
    ];
  });
}

/** C4: a typed outcome. A plan gives findings, a clarification questions, the errors a state. */
export function parseEnvelope(value: Native, context: Context): Reading {
  const strict = EnvelopeFrame.safeParse(value);
  const completed =
    strict.success || context.isTolerant !== true ? strict : EnvelopeFrame.safeParse(withFrame(value));
  const frame = completed.success ? completed : strict;
  // Fields around a payload that is whole may be missing or spelled otherwise.
  const missing = strict.success
    ? none
    : frameFaults(value, strict.error).map((each) =>
        frame.success ? { ...each, grade: 'deviation' as const } : each,
      );
  const faults = frame.success ? joined(missing, payloadFaults(value, frame.data)) : missing;
  const plan = own(value, 'plan');
  const steps = readItems(plan, 'steps', context);
  const followUps = readItems(plan, 'follow_up_findings', context);
  return {
    ok: !faults.some(isRefusal) && steps.ok && followUps.ok,
    document: {
      format: 'envelope',
      state: frame.success
        ? stateOf(frame.data)
        : { state: 'invalid', reason: 'the envelope breaks its contract' },
      claims: {},
      ...(frame.success ? { summary: frame.data.presentation.user_markdown } : {}),
      questions: frame.success ? questionsOf(frame.data, value) : [],
      native: withoutItems(value, plan),
      findings: [...steps.findings, ...followUps.findings],
      refused: [...steps.refused, ...followUps.refused],
      complete: frame.success && own(value, 'scope_expansion_needed') === undefined,
    },
    problems: [
      ...faults,
      ...keyDeviations(value),
      ...(frame.success && frame.data.result_type === 'refactor_plan' ? planDeviations(frame.data) : []),
      ...steps.problems,
      ...followUps.problems,
    ],
  };
}

/** The envelope with what its reader can do without, and its words in the contract's spelling. */
function withFrame(value: Native): Native {
  if (!isObject(value)) return value;
  const result = worded(value['result_type']);
  const status = worded(value['validation_status']) ?? statusOf(result);
  const text = own(value['presentation'], 'user_markdown') ?? value['presentation'];
  return {
    ...value,
    schema_version: asText(value['schema_version']) ?? '1.0',
    skill: asText(value['skill']) ?? 'unknown',
    version: asText(value['version']) ?? '1.0',
    output_mode: worded(value['output_mode']) === 'human' ? 'human' : 'agent',
    presentation: { user_markdown: typeof text === 'string' && text.trim() !== '' ? text : 'No summary.' },
    ...(result !== undefined && { result_type: result }),
    ...(status !== undefined && { validation_status: status }),
    ...(result === 'refactor_plan' && { refactor_mode: asText(value['refactor_mode']) ?? 'unknown' }),
  };
}

function statusOf(result: string | undefined): string | undefined {
  return Object.entries(allowedStatuses).find(([name]) => name === result)?.[1][0];
}

function worded(value: Native | undefined): string | undefined {
  return typeof value === 'string'
    ? value
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_')
    : undefined;
}

function asText(value: Native | undefined): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function readItems(plan: Native | undefined, list: string, context: Context): FindingsReading {
  const items = own(plan, list);
  return readFindings(Array.isArray(items) ? items : [], `/plan/${list}`, {
    context,
    read: (native, pointer) => readStep(native, pointer, context),
    describe: (native) => {
      const title = own(native, 'title');
      return {
        ...claimedSeverity(native, 'tier', severityOf),
        ...(typeof title === 'string' ? { title } : {}),
      };
    },
  });
}

function withoutItems(value: Native, plan: Native | undefined): Native {
  if (!isObject(value) || !isObject(plan)) return value;
  return { ...value, plan: emptied(emptied(plan, 'steps'), 'follow_up_findings') };
}

function stateOf(frame: EnvelopeFrame): DocumentState {
  switch (frame.result_type) {
    case 'refactor_plan':
      return frame.validation_status === 'blocked'
        ? { state: 'blocked', reason: 'the reviewer says that its plan is blocked' }
        : { state: 'reviewed' };
    case 'clarification_request':
      return { state: 'needs_input' };
    case 'validation_error':
      return { state: 'invalid', reason: frame.notes.join(' ') || 'the reviewer does not say why' };
    case 'dependency_error':
      return { state: 'unavailable', reason: frame.dependency_issue };
  }
}

function questionsOf(frame: EnvelopeFrame, value: Native): readonly Question[] {
  if (frame.result_type !== 'clarification_request') return [];
  const natives = own(value, 'clarification_questions');
  return frame.clarification_questions.map((question, index) => {
    const options = own(own(natives, index), 'options');
    return {
      id: question.question_id,
      question: question.question,
      options: question.options.map(({ key }, at) => ({ key, text: optionText(own(options, at)) })),
      recommended: question.recommended_option,
    };
  });
}

/** The contract fixes an option's key only; its words are whatever strings stand beside the key. */
function optionText(option: Native | undefined): string {
  if (!isObject(option)) return '';
  return Object.entries(option)
    .flatMap(([key, value]) => (key !== 'key' && typeof value === 'string' ? [value] : []))
    .join(' — ');
}
