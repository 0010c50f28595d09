import type { Native } from '../model/finding.ts';
import type { Question } from '../model/review-document.ts';
import { frameFaults, keyDeviations, payloadFaults } from './envelope-frame-problems.ts';
import { planDeviations, readStep, severityOf } from './envelope-plan.ts';
import { EnvelopeFrame } from './envelope-schema.ts';
import { claimedSeverity, emptied, isObject, own } from './own-document.ts';
import type { Context } from './parse-context.ts';
import type { DocumentState, Reading } from './parsed-document.ts';
import { type FindingsReading, readFindings } from './read-findings.ts';

/** C4: a typed outcome. A plan gives findings, a clarification questions, the errors a state. */
export function parseEnvelope(value: Native, context: Context): Reading {
  const frame = EnvelopeFrame.safeParse(value);
  const faults = frame.success ? payloadFaults(value, frame.data) : frameFaults(value, frame.error);
  const plan = own(value, 'plan');
  const steps = readItems(plan, 'steps', context);
  const followUps = readItems(plan, 'follow_up_findings', context);
  return {
    ok: faults.length === 0 && steps.ok && followUps.ok,
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
