import { z } from 'zod';
import type { Native, ParsedFinding, Severity } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import type { Question } from '../model/review-document.ts';
import { type FindingPlace, faultsOf, findingReader, newFinding, stated } from './contract.ts';
import { field, fieldTable, filled } from './contract-fields.ts';
import type { Context, DocumentState, FormatDefinition, Reading } from './format-definition.ts';
import { emptied, isObject, own, pointerTo } from './json-value.ts';

import {
  deviation,
  isRefusal,
  joined,
  none,
  problem,
  quote,
  type Rule,
  refused,
  relocated,
} from './rules.ts';
import { unknownKeys } from './schema-problems.ts';
import { roleNames } from './vocabulary.ts';

const rules = {
  document: refused('C4/document', 'The envelope has its required fields.'),
  statusOfResult: refused('C4/status-of-result', 'The status is one that the result type allows.'),
  plan: refused('C4/plan', 'A refactor plan has `touch_budget` and `steps`; no other result has a plan.'),
  questions: refused('C4/questions', 'A clarification request asks one to four questions.'),
  options: refused(
    'C4/question-options',
    'Each question offers A, B and C, perhaps D, and recommends one of them.',
  ),
  step: refused('C4/step', 'A step says what is to be done, and its tier is A, B, C or D.'),
  malformed: refused('C4/step-file', 'Files of steps are paths relative to the repository root.'),
  outside: relocated('C4/path-in-diff', 'Files of steps are files of the pull request.'),
  stepCount: deviation('C4/opportunistic-steps', 'An opportunistic plan has at most five steps.'),
  stepTier: deviation('C4/opportunistic-tier', 'An opportunistic plan has only steps of tier A or B.'),
  followUpTier: deviation(
    'C4/follow-up-tier',
    'Follow-up findings of an opportunistic plan are of tier C or D.',
  ),
  testTouches: deviation('C4/test-touches', 'A plan touches at most two test files.'),
};

/** Tiers rank how much a step is worth doing now; nothing in a refactoring plan is an error. */
const severities = { A: 'medium', B: 'low', C: 'info', D: 'info' } as const satisfies Record<
  string,
  Severity
>;

const steps = {
  tier: field(z.enum(['A', 'B', 'C', 'D']), 'A to D, from the smallest step to the largest.', {
    rule: rules.step,
  }),
  title: field(filled(), 'The step in a few words.', {
    role: 'title',
    names: [...roleNames.title, 'step', ...roleNames.text],
    rule: rules.step,
  }),
  files: field(
    z.array(z.string()).optional(),
    'The paths that it touches, from the root of the repository.',
    { role: 'paths', rule: rules.malformed },
  ),
};
const PlanStep = z.object(steps);
type PlanStep = z.infer<typeof PlanStep>;

const table = fieldTable(steps, { contract: 'C4', otherwise: rules.step });
const planSteps = findingReader({
  ...{ table, schema: PlanStep, toFinding, hasFreeKeys: true },
  places: { ...rules, line: rules.outside },
});

const about = {
  why_now: field(z.string().optional(), 'Why it belongs to this change.'),
  label: field(z.string().optional(), 'The answer in a few words.'),
  implication: field(z.string().optional(), 'What choosing it means.'),
};

const ClarificationQuestion = z.object({
  question_id: field(filled(), 'An id that no other question has.'),
  question: field(filled(), 'The question.'),
  options: field(
    z
      .array(
        z.object({
          key: field(z.enum(['A', 'B', 'C', 'D']), 'A, B, C or D.'),
          label: about.label,
          implication: about.implication,
        }),
      )
      .min(3)
      .max(4),
    'Three or four answers to choose from.',
  ),
  recommended_option: field(z.enum(['A', 'B', 'C', 'D']), 'The key of the answer that you recommend.'),
});
type ClarificationQuestion = z.infer<typeof ClarificationQuestion>;

const resultAbout =
  'refactor_plan: a plan. clarification_request: questions first. validation_error: the request is wrong. dependency_error: something needed is missing.';
const result = <const Type extends string>(type: Type) => field(z.literal(type), resultAbout);
const resultType = z.enum(['refactor_plan', 'clarification_request', 'validation_error', 'dependency_error']);

/** The fields of every result. */
const common = {
  schema_version: field(filled(), 'The version of this format, such as "1.0".', { rule: rules.document }),
  skill: field(filled(), 'The name of the skill that answers.', { rule: rules.document }),
  version: field(filled(), 'The version of that skill.', { rule: rules.document }),
  output_mode: field(z.enum(['human', 'agent']), 'agent for a program, human for a person.'),
  presentation: field(
    z.object({ user_markdown: field(filled(), 'The payload as Markdown, for people.') }),
    'What a person is shown.',
    { must: 'holds `user_markdown`, which says something' },
  ),
};

const status = field(
  z.enum(['accepted', 'blocked', 'needs_clarification', 'validation_error', 'dependency_error']),
  'accepted or blocked with a plan; otherwise needs_clarification, validation_error or dependency_error, as the result type says.',
);
const shared = { ...common, validation_status: status };

const notes = field(
  z.array(z.string()),
  'What went wrong, one sentence each; needed with validation_error and dependency_error.',
);

const payload = {
  refactor_mode: field(filled(), 'Only with refactor_plan: the mode of the plan, such as opportunistic.'),
  scope_expansion_needed: field(
    z.array(z.unknown()).optional(),
    'What a complete solution would need beyond the budget.',
  ),
  clarification_questions: field(
    z.array(ClarificationQuestion).min(1).max(4),
    'Only with clarification_request: one to four questions.',
    { rule: rules.questions },
  ),
  dependency_issue: field(filled(), 'Only with dependency_error: what is missing.'),
  fallback_context_bundle_requirements: field(
    z.array(z.string()).min(5),
    'Only with dependency_error: at least five things that would help.',
    { must: 'lists at least five requirements' },
  ),
};

function planOf<Step extends z.ZodType>(step: Step) {
  return field(
    z.object({
      touch_budget: field(
        z.record(z.string(), z.unknown()),
        'The most that the plan may touch, such as {"files": 5}.',
      ),
      steps: field(
        z.array(step),
        'What to do, in order. An opportunistic plan has at most 5 steps, of tiers A and B.',
      ),
      follow_up_findings: field(
        z.array(step).optional(),
        'What is left for later; tiers C and D of an opportunistic plan belong here.',
      ),
      test_file_touches: field(
        z.array(z.unknown()).optional(),
        'Test files that the plan changes; by default at most two.',
      ),
    }),
    'Only with refactor_plan: what to do.',
    { rule: rules.plan },
  );
}

function envelopeOf<Step extends z.ZodType>(step: Step) {
  const { refactor_mode, scope_expansion_needed, clarification_questions, ...dependency } = payload;
  const plan = { refactor_mode, plan: planOf(step), scope_expansion_needed };
  return z.discriminatedUnion('result_type', [
    z.object({ ...common, result_type: result('refactor_plan'), validation_status: status, ...plan }),
    z.object({
      ...{ ...common, result_type: result('clarification_request'), validation_status: status },
      clarification_questions,
    }),
    z.object({
      ...{ ...common, result_type: result('validation_error'), validation_status: status },
      notes: field(notes.min(1), 'What went wrong, one sentence each.'),
    }),
    z.object({
      ...{ ...common, result_type: result('dependency_error'), validation_status: status },
      ...{ ...dependency, notes },
    }),
  ]);
}

/** C4: one object, whose result type says which payload it carries. */
export const Envelope = envelopeOf(PlanStep.extend({ why_now: about.why_now }));
export type Envelope = z.infer<typeof Envelope>;

/** What is checked at once; the steps and follow-ups are held to the contract one by one. */
const EnvelopeFrame = envelopeOf(z.unknown());
type EnvelopeFrame = z.infer<typeof EnvelopeFrame>;

const all = {
  ...{ ...shared, result_type: field(resultType, resultAbout), notes },
  ...{ ...payload, plan: planOf(z.unknown()) },
};
const fields = fieldTable(all, { contract: 'C4', otherwise: rules.document });
const frameTable = {
  ...fields,
  ruleOf: (path: readonly PropertyKey[]): Rule => {
    const isOption = path[0] === 'clarification_questions' && path[2] !== undefined && path[2] !== 'question';
    return isOption ? rules.options : fields.ruleOf(path);
  },
};

export const envelope: FormatDefinition = {
  title: 'C4: structured output envelope',
  schema: Envelope,
  rules: [...Object.values(rules), ...fields.rules, fields.unknownKey],
  fields: table,
  prompt: {
    shape: 'The answer is one JSON object. `result_type` says which payload it has, and it has no other.',
    clean: 'Where nothing is to be done the answer is a `refactor_plan` whose `steps` are `[]`.',
    severities: {
      A: 'a small and safe step',
      B: 'a step inside one module',
      C: 'a step across modules',
      D: 'a step that changes the design',
    },
    confidences: {},
  },
  freeKeys: 'touch_budget',
  read: parseEnvelope,
};

/** C4: a typed outcome. A plan gives findings, a clarification questions, the errors a state. */
function parseEnvelope(value: Native, context: Context): Reading {
  const strict = EnvelopeFrame.safeParse(value);
  const isForgiven = !strict.success && context.isTolerant === true;
  const { data: frame } = isForgiven ? EnvelopeFrame.safeParse(withFrame(value)) : strict;
  // Fields around a payload that is whole may be missing or spelled otherwise.
  const kinds = { key: 'result_type', common: z.object(shared) };
  const missing = faultsOf(EnvelopeFrame, value, { pointer: '', table: frameTable, kinds }).map((each) =>
    frame === undefined ? each : { ...each, grade: 'deviation' as const },
  );
  const faults = frame === undefined ? missing : [...missing, ...payloadFaults(value, frame)];
  const plan = own(value, 'plan') ?? null;
  const done = planSteps.readAll(own(plan, 'steps'), '/plan/steps', context);
  const later = planSteps.readAll(own(plan, 'follow_up_findings'), '/plan/follow_up_findings', context);
  const unknown = isObject(value) ? unknownKeys(value, fields, { pointer: '' }) : none;
  const isPlan = isObject(value) && isObject(plan);
  return {
    ok: !faults.some(isRefusal) && done.ok && later.ok,
    document: {
      format: 'envelope',
      state:
        frame === undefined
          ? { state: 'invalid', reason: 'the envelope breaks its contract' }
          : stateOf(frame),
      claims: {},
      ...(frame === undefined ? {} : { summary: frame.presentation.user_markdown }),
      questions: frame === undefined ? [] : questionsOf(frame, value),
      native: isPlan ? { ...value, plan: emptied(emptied(plan, 'steps'), 'follow_up_findings') } : value,
      findings: [...done.findings, ...later.findings],
      refused: [...done.refused, ...later.refused],
      complete: frame !== undefined && own(value, 'scope_expansion_needed') === undefined,
    },
    problems: joined(
      faults,
      unknown,
      frame?.result_type === 'refactor_plan' ? planDeviations(frame) : none,
      done.problems,
      later.problems,
    ),
  };
}

/**
 * The statuses that fit each result. The contract lists both without saying which go together: three statuses are
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
  const { result_type: type, validation_status: said } = frame;
  const allowed = allowedStatuses[type];
  const problems: Problem[] = [];
  if (!allowed.includes(said)) {
    problems.push(
      problem(rules.statusOfResult, {
        path: '/validation_status',
        message: `The status ${quote(said)} does not fit the result ${quote(type)}.`,
        recommendation: `Write ${allowed.map((word) => quote(word)).join(' or ')}.`,
      }),
    );
  }
  if (type !== 'refactor_plan' && own(value, 'plan') !== undefined) {
    problems.push(
      problem(rules.plan, {
        path: '/plan',
        message: `The result ${quote(type)} may not carry a plan.`,
        recommendation: 'Remove the plan, or answer with "refactor_plan".',
      }),
    );
  }
  if (type !== 'clarification_request') return problems;
  return [...problems, ...frame.clarification_questions.flatMap(optionFaults)];
}

function optionFaults(question: ClarificationQuestion, index: number): readonly Problem[] {
  const keys = question.options.map(({ key }) => key);
  const fault = (name: string, message: string, recommendation: string) =>
    problem(rules.options, {
      ...{ path: `/clarification_questions/${index}/${name}`, message, recommendation },
    });
  const listed = keys.join(', ');
  const isOrdered = ['A, B, C', 'A, B, C, D'].includes(listed);
  return [
    ...(isOrdered
      ? none
      : [fault('options', `The options are ${listed}.`, 'Offer A, B and C once each, and perhaps D.')]),
    ...(keys.includes(question.recommended_option)
      ? none
      : [
          fault(
            'recommended_option',
            'The recommended option is not offered.',
            `Recommend one of ${listed}.`,
          ),
        ]),
  ];
}

/** The envelope with defaults for the fields that its reader can do without, and its words in the contract's spelling. */
function withFrame(value: Native): Native {
  if (!isObject(value)) return value;
  const type = resultType.safeParse(worded(value['result_type'])).data;
  const [usual] = type === undefined ? [] : allowedStatuses[type];
  const text = own(value['presentation'], 'user_markdown') ?? value['presentation'];
  return {
    ...value,
    schema_version: asText(value['schema_version']) ?? '1.0',
    skill: asText(value['skill']) ?? 'unknown',
    version: asText(value['version']) ?? '1.0',
    output_mode: worded(value['output_mode']) === 'human' ? 'human' : 'agent',
    presentation: { user_markdown: asText(text) ?? 'No summary.' },
    ...(type !== undefined && { result_type: type }),
    validation_status: worded(value['validation_status']) ?? usual ?? null,
    ...(type === 'refactor_plan' && { refactor_mode: asText(value['refactor_mode']) ?? 'unknown' }),
  };
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
  return typeof value === 'string' ? stated(value) : undefined;
}

function toFinding({ tier, title }: PlanStep, place: FindingPlace): ParsedFinding {
  const { native, locations } = place;
  const said = (key: string) => {
    const text = own(native, key);
    return typeof text === 'string' ? stated(text) : undefined;
  };
  return newFinding(
    {
      // A step has no lines, so one file is the place of all of it.
      locations,
      title,
      issue: said('why_now') ?? said('reason') ?? said('description') ?? title,
      category: 'refactoring',
      severity: severities[tier],
      confidence: { band: 'medium' },
      fix: { text: title, confidence: 'medium' },
      requiresHuman: said('behavior_change') === 'requires_approval',
    },
    place,
  );
}

type Plan = Extract<EnvelopeFrame, { result_type: 'refactor_plan' }>;

/** The limits that the contract sets on plans made in passing. */
function planDeviations({ plan, refactor_mode: mode }: Plan): readonly Problem[] {
  const { steps: all, follow_up_findings: later = [], test_file_touches: touches = [] } = plan;
  const isOpportunistic = mode === 'opportunistic';
  const limit = (rule: Rule, path: string, [message, recommendation]: readonly [string, string]) =>
    problem(rule, { path, message, recommendation });
  const wrongTiers = (rule: Rule, list: string, items: readonly unknown[], tiers: string) =>
    items.flatMap((item, index) => {
      const tier = steps.tier.safeParse(own(item, 'tier')).data;
      if (tier === undefined || tiers.includes(tier)) return [];
      const message = `Tier ${tier} does not belong in \`${list}\` of an opportunistic plan.`;
      return [
        limit(rule, pointerTo('/plan', list, index, 'tier'), [message, `Keep items of tier ${tiers} here.`]),
      ];
    });
  return [
    ...(touches.length <= 2
      ? none
      : [
          limit(rules.testTouches, '/plan/test_file_touches', [
            `The plan touches ${touches.length} test files; at most 2 are meant.`,
            'Keep the test files that the steps need.',
          ]),
        ]),
    ...(!isOpportunistic || all.length <= 5
      ? none
      : [
          limit(rules.stepCount, '/plan/steps', [
            `An opportunistic plan has ${all.length} steps; at most 5 are meant.`,
            'Move the rest to `follow_up_findings`.',
          ]),
        ]),
    ...(isOpportunistic ? wrongTiers(rules.stepTier, 'steps', all, 'A or B') : none),
    ...(isOpportunistic ? wrongTiers(rules.followUpTier, 'follow_up_findings', later, 'C or D') : none),
  ];
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

/** The contract fixes an option's key only; its words are whatever strings are next to the key. */
function optionText(option: Native | undefined): string {
  if (!isObject(option)) return '';
  return Object.entries(option)
    .flatMap(([key, value]) => (key !== 'key' && typeof value === 'string' ? [value] : []))
    .join(' — ');
}
