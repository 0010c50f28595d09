import { z } from 'zod';
import type { Native, ParsedFinding } from '../model/finding.ts';
import { project } from '../model/project.ts';
import type { Question } from '../model/review-document.ts';
import { FindingReader, type FindingSource } from './contract.ts';
import { field, fieldTable, filled, reviewedPaths } from './contract-fields.ts';
import type { Context, DocumentState, FormatDefinition, Reading } from './format-definition.ts';
import { emptied, isObject, own } from './json-value.ts';
import { DocumentDraft, newFinding, stated } from './read-findings.ts';
import { asDeviations, ProblemList, quote, type Rules } from './rules.ts';
import { addSchemaProblems, addUnknownKeys } from './schema-problems.ts';
import { roleNames } from './vocabulary.ts';

const rules = {
  document: { id: 'C4/document', grade: 'refused', summary: 'The envelope has its required fields.' },
  statusOfResult: {
    id: 'C4/status-of-result',
    grade: 'refused',
    summary: 'The status is one that the result type allows.',
  },
  plan: {
    id: 'C4/plan',
    grade: 'refused',
    summary: 'A refactor plan has `touch_budget` and `steps`; no other result has a plan.',
  },
  questions: {
    id: 'C4/questions',
    grade: 'refused',
    summary:
      'A clarification request asks one to four questions; each offers A, B and C, perhaps D, and recommends one of them.',
  },
  step: { id: 'C4/step', grade: 'refused', summary: 'A step has a title, and its tier is A, B, C or D.' },
  malformed: {
    id: 'C4/step-file',
    grade: 'refused',
    summary: 'Files of steps are paths relative to the repository root.',
  },
  outside: {
    id: 'C4/path-in-diff',
    grade: 'relocated',
    summary: 'Files of steps are files of the pull request.',
  },
  opportunistic: {
    id: 'C4/opportunistic',
    grade: 'deviation',
    summary: 'An opportunistic plan has at most five steps, all of tier A or B.',
  },
  testTouches: {
    id: 'C4/test-touches',
    grade: 'deviation',
    summary: 'A plan touches at most two test files.',
  },
} satisfies Rules;

/** Tiers rank how much a step is worth doing now; nothing in a refactoring plan is an error. */
const severities = { A: 'medium', B: 'low', C: 'info', D: 'info' } as const;
const letter = () => z.enum(['A', 'B', 'C', 'D']);

const steps = {
  tier: field(letter(), 'A to D, from the smallest step to the largest.', { rule: rules.step }),
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
const planSteps = new FindingReader({
  table,
  schema: PlanStep,
  toFinding: findingOfStep,
  hasFreeKeys: true,
  places: { ...rules, line: rules.outside },
});

const ClarificationQuestion = z
  .object({
    question_id: field(filled(), 'An id that no other question has.'),
    question: field(filled(), 'The question.'),
    options: field(
      z
        .array(
          z.looseObject({
            key: field(letter(), 'A, B, C or D.'),
            label: field(z.string().optional(), 'The answer in a few words.'),
            implication: field(z.string().optional(), 'What choosing it means.'),
          }),
        )
        .min(3)
        .max(4)
        .refine((options) => 'ABCD'.startsWith(options.map(({ key }) => key).join('')), {
          message: 'the options A, B and C, and perhaps D, in this order',
        }),
      'Three or four answers to choose from.',
    ),
    recommended_option: field(letter(), 'The key of the answer that you recommend.'),
  })
  .refine(({ options, recommended_option }) => options.some(({ key }) => key === recommended_option), {
    path: ['recommended_option'],
    message: 'the key of an option that is offered',
  });

const resultType = z.enum(['refactor_plan', 'clarification_request', 'validation_error', 'dependency_error']);
type ResultType = z.infer<typeof resultType>;
const resultAbout =
  'refactor_plan: a plan. clarification_request: questions first. validation_error: the request is wrong. dependency_error: something needed is missing.';
const result = <const Type extends ResultType>(type: Type) => field(z.literal(type), resultAbout);

/** The fields of every result. */
const common = {
  schema_version: field(filled(), 'The version of this format, such as "1.0".', { rule: rules.document }),
  skill: field(filled(), 'The name of the skill that answers.', { rule: rules.document }),
  version: field(filled(), 'The version of that skill.', { rule: rules.document }),
  reviewed: reviewedPaths(rules.document),
  output_mode: field(z.enum(['human', 'agent']), 'agent for a program, human for a person.'),
  presentation: field(
    z.object({ user_markdown: field(filled(), 'The payload as Markdown, for people.') }),
    'What a person is shown.',
  ),
  validation_status: field(
    z.enum(['accepted', 'blocked', 'needs_clarification', 'validation_error', 'dependency_error']),
    'accepted or blocked with a plan; otherwise needs_clarification, validation_error or dependency_error, as the result type says.',
  ),
};

/** The fields that only some results have; a plan comes apart, since its steps are read one by one. */
const payload = {
  refactor_mode: field(filled(), 'Only with refactor_plan: the mode of the plan, such as opportunistic.'),
  scope_expansion_needed: field(
    z.array(z.unknown()).optional(),
    'What a complete solution would need beyond the budget, as texts: people are asked about each.',
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
  ),
  notes: field(
    z.array(z.string()),
    'What went wrong, one sentence each; needed with validation_error and dependency_error.',
  ),
};

/** Strict modes of APIs have no objects whose keys are free. */
const limit = z.object({
  name: field(z.string(), 'What is limited.'),
  limit: field(z.int(), 'The limit.'),
});

function planOf<Step extends z.ZodType>(step: Step) {
  return field(
    z.object({
      touch_budget: field(
        z.record(z.string(), z.unknown()).or(z.array(limit)),
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
  const { refactor_mode, scope_expansion_needed, clarification_questions, notes, ...dependency } = payload;
  const plan = { refactor_mode, plan: planOf(step), scope_expansion_needed };
  return z.discriminatedUnion('result_type', [
    z.object({ result_type: result('refactor_plan'), ...common, ...plan }),
    z.object({ result_type: result('clarification_request'), ...common, clarification_questions }),
    z.object({
      result_type: result('validation_error'),
      ...common,
      notes: field(notes.min(1), 'What went wrong, one sentence each.'),
    }),
    z.object({ result_type: result('dependency_error'), ...common, ...dependency, notes }),
  ]);
}

/** C4: one object, whose result type says which payload it carries. */
export const Envelope = envelopeOf(
  PlanStep.extend({ why_now: field(z.string().optional(), 'Why it belongs to this change.') }),
);
export type Envelope = z.infer<typeof Envelope>;

/** Everything but the steps and follow-ups, which are read one by one. */
const EnvelopeFrame = envelopeOf(z.unknown());
type EnvelopeFrame = z.infer<typeof EnvelopeFrame>;

const fields = fieldTable(
  { ...common, result_type: field(resultType, resultAbout), ...payload, plan: planOf(z.unknown()) },
  { contract: 'C4', otherwise: rules.document },
);

export const envelope: FormatDefinition = {
  title: 'C4: structured output envelope',
  schema: Envelope,
  rules: Object.values(rules),
  tables: [table, fields],
  prompt: {
    shape: 'The answer is one JSON object. `result_type` says which payload it has, and it has no other.',
    clean:
      'Where nothing is to be done the answer is a `refactor_plan` whose `steps` are `[]`, and `reviewed` lists the files that you read.',
    severities: {
      A: 'a small and safe step',
      B: 'a step inside one module',
      C: 'a step across modules',
      D: 'a step that changes the design',
    },
    confidences: [],
  },
  read: parseEnvelope,
};

/** C4: a typed outcome. A plan gives findings, a clarification questions, the errors a state. */
function parseEnvelope(written: Native, context: Context): Reading {
  const draft = new DocumentDraft('envelope', context);
  const { problems } = draft;
  const value = withListedOptions(written, problems, context);
  const strict = EnvelopeFrame.safeParse(value);
  const isRepaired = !strict.success && context.isTolerant === true;
  const { data: frame } = isRepaired ? EnvelopeFrame.safeParse(withDefaults(value)) : strict;
  const faults = new ProblemList('');
  addSchemaProblems(faults, strict.error, value, fields.ruleOf);
  problems.take(frame === undefined ? faults.problems : asDeviations(faults.problems));
  if (frame !== undefined) checkResult(value, frame, problems);
  if (isObject(value)) addUnknownKeys(problems, value, fields);
  const plan = own(value, 'plan') ?? null;
  for (const key of ['steps', 'follow_up_findings']) planSteps.readAll(draft, own(plan, key), `/plan/${key}`);
  const isPlan = isObject(value) && isObject(plan);
  return draft.finish({
    state: stateOf(frame),
    ...(frame !== undefined && { summary: frame.presentation.user_markdown }),
    questions: questionsOf(frame),
    native: isPlan ? { ...value, plan: emptied(emptied(plan, 'steps'), 'follow_up_findings') } : value,
    complete: frame !== undefined,
  });
}

/**
 * The statuses that fit each result. The contract lists both without saying which go together: three statuses are
 * named like their result, and the other two are left for a plan.
 */
const allowedStatuses: Readonly<Record<ResultType, readonly string[]>> = {
  refactor_plan: ['accepted', 'blocked'],
  clarification_request: ['needs_clarification'],
  validation_error: ['validation_error'],
  dependency_error: ['dependency_error'],
};

/** Reports what a well-formed frame contradicts, and the limits that the contract sets on a plan in words. */
function checkResult(value: Native, frame: EnvelopeFrame, problems: ProblemList): void {
  const { result_type: type, validation_status: status } = frame;
  const allowed = allowedStatuses[type];
  if (!allowed.includes(status)) {
    const message = `The status ${quote(status)} does not fit the result ${quote(type)}.`;
    const advice = `Write ${allowed.map((word) => quote(word)).join(' or ')}.`;
    problems.add(rules.statusOfResult, 'validation_status', message, advice);
  }
  if (frame.result_type !== 'refactor_plan') {
    if (own(value, 'plan') === undefined) return;
    const message = `The result ${quote(type)} may not carry a plan.`;
    problems.add(rules.plan, 'plan', message, 'Remove the plan, or answer with "refactor_plan".');
    return;
  }
  const { steps: listed, test_file_touches: touches = [] } = frame.plan;
  if (touches.length > 2) {
    const message = `The plan touches ${touches.length} test files; at most 2 are allowed.`;
    problems.add(rules.testTouches, ['plan', 'test_file_touches'], message);
  }
  const isLarge = listed.length > 5 || listed.some((step) => ['C', 'D'].includes(String(own(step, 'tier'))));
  if (frame.refactor_mode !== 'opportunistic' || !isLarge) return;
  const message = `An opportunistic plan has at most 5 steps of tier A or B; this one has ${listed.length} steps.`;
  const advice = 'Move the rest, and steps of tier C or D, to `follow_up_findings`.';
  problems.add(rules.opportunistic, ['plan', 'steps'], message, advice);
}

/**
 * The contract says that a question has options with keys A, B and C, and not where the key stands: each option has it
 * as `key`, or as the name of its only entry. One object of all options is no list, but means the same.
 */
function withListedOptions(value: Native, problems: ProblemList, { isTolerant }: Context): Native {
  const asked = own(value, 'clarification_questions');
  if (!isObject(value) || !Array.isArray(asked)) return value;
  const questions = asked.map((each, index): Native => {
    const options = own(each, 'options');
    if (!isObject(each) || (isObject(options) && isTolerant !== true)) return each;
    if (Array.isArray(options)) return { ...each, options: options.map(withOnlyKey) };
    if (!isObject(options)) return each;
    const message = '`options` is an object; it was read as the list of its entries.';
    problems.tolerate(rules.questions, ['clarification_questions', index, 'options'], message);
    return { ...each, options: Object.entries(options).map(withKey) };
  });
  return { ...value, clarification_questions: questions };
}

/** An option whose only entry is named by its key, with the key as one of its own. */
function withOnlyKey(option: Native): Native {
  const [entry, ...others] = isObject(option) ? Object.entries(option) : [];
  const isKeyed = entry !== undefined && others.length === 0 && letter().safeParse(entry[0]).success;
  return isKeyed ? withKey(entry) : option;
}

function withKey([key, answer]: readonly [string, Native]): Native {
  return { key, ...(isObject(answer) ? answer : { label: typeof answer === 'string' ? answer : '' }) };
}

/** The envelope with defaults where it lacks a field other than its payload. */
function withDefaults(value: Native): Native {
  if (!isObject(value)) return value;
  const type = resultType.safeParse(value['result_type']).data;
  const { presentation, refactor_mode: mode } = value;
  const text = textOf(own(presentation, 'user_markdown')) ?? textOf(presentation);
  return {
    validation_status: type === undefined ? null : (allowedStatuses[type][0] ?? null),
    ...value,
    schema_version: '1.0',
    skill: 'unknown',
    version: '1.0',
    output_mode: 'agent',
    presentation: { user_markdown: text ?? 'No summary.' },
    ...(type === 'refactor_plan' && { refactor_mode: textOf(mode) ?? 'unknown' }),
  };
}

function textOf(value: Native | undefined): string | undefined {
  return typeof value === 'string' ? stated(value) : undefined;
}

function findingOfStep({ tier, title }: PlanStep, source: FindingSource): ParsedFinding {
  const { native, locations } = source;
  const reason = textOf(own(native, 'why_now')) ?? textOf(own(native, 'reason'));
  return newFinding(
    {
      // A step has no lines, so one file is the place of all of it.
      locations,
      title,
      issue: reason ?? textOf(own(native, 'description')) ?? title,
      category: 'refactoring',
      severity: severities[tier],
      confidence: { band: 'medium' },
      fix: { text: title, confidence: 'medium' },
      requiresHuman: own(native, 'behavior_change') === 'requires_approval',
    },
    source,
  );
}

function stateOf(frame: EnvelopeFrame | undefined): DocumentState {
  // Valid, and no review of anything: it can neither be clean nor contradict itself.
  if (frame?.skill === project.name)
    return { state: 'unavailable', reason: `it is an answer of ${project.name} itself` };
  switch (frame?.result_type) {
    case undefined:
      return { state: 'invalid', reason: 'the envelope breaks its contract' };
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

function questionsOf(frame: EnvelopeFrame | undefined): readonly Question[] {
  switch (frame?.result_type) {
    case 'clarification_request':
      return frame.clarification_questions.map(clarificationOf);
    case 'refactor_plan':
      return (frame.scope_expansion_needed ?? []).flatMap(expansionOf);
    default:
      return [];
  }
}

/** The contract names only an option's key; its text is every other string of the option. */
function clarificationOf(asked: z.infer<typeof ClarificationQuestion>): Question {
  const { question_id: id, question, options, recommended_option: recommended } = asked;
  const listed = options.map(({ key, ...rest }) => ({ key, text: textIn(rest) }));
  return { id, question, options: listed, recommended };
}

/** A plan within its caps is whole: what it would need beyond them is for people to allow. */
function expansionOf(needed: unknown, index: number): Question[] {
  const what = typeof needed === 'string' ? needed : textIn(Object(needed));
  if (what.trim() === '') return [];
  const question = `The plan stays within its budget. May a later one go further: ${what}`;
  return [{ id: `scope_expansion_needed-${index + 1}`, question, options: [] }];
}

function textIn(parts: object): string {
  return Object.values(parts)
    .flat()
    .filter((each) => typeof each === 'string')
    .join(' — ');
}
