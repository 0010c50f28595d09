import type { OpenFinding } from '../gate/gate-stage.ts';
import type { Severity } from '../model/finding.ts';
import { project } from '../model/project.ts';
import type { Question } from '../model/review-document.ts';
import { listNames } from '../model/text.ts';

/** How a command ended, in the results that C4 distinguishes. */
export type Outcome =
  | {
      readonly is: 'done';
      /** Whether the gate fails. */
      readonly isBlocked?: boolean;
      readonly findings?: readonly OpenFinding[];
    }
  | { readonly is: 'questions'; readonly questions: readonly Question[] }
  | { readonly is: 'invalid'; readonly notes: readonly string[] }
  | { readonly is: 'stopped'; readonly issue: string; readonly notes: readonly string[] };

const MaxQuestions = 4;
const letters = ['A', 'B', 'C', 'D'] as const;

/** What someone else needs to do the same by hand; C4 asks for at least five items. */
const fallbackRequirements = [
  'the head commit and the merge base',
  'the diff between them (`pr_diff.txt`)',
  'the changed files with their contents',
  'the policy file of the base branch',
  'the document of each required reviewer',
];

/** C4's tiers, from what has to be done now to what can wait. */
const tiers: Record<Severity, (typeof letters)[number]> = {
  critical: 'A',
  high: 'B',
  medium: 'C',
  low: 'D',
  info: 'D',
};

function planOf({ isBlocked = false, findings = [] }: Extract<Outcome, { readonly is: 'done' }>) {
  const toStep = ({ id, severity, title, files }: OpenFinding) => ({
    tier: tiers[severity],
    title,
    files,
    finding: id,
  });
  const steps = findings.filter((each) => each.isBlocking).map(toStep);
  return {
    result_type: 'refactor_plan',
    validation_status: isBlocked ? 'blocked' : 'accepted',
    refactor_mode: 'review',
    plan: {
      touch_budget: { max_files_touched: new Set(steps.flatMap(({ files }) => files)).size },
      steps,
      follow_up_findings: findings.filter((each) => !each.isBlocking).map(toStep),
    },
  };
}

function questionsOf(questions: readonly Question[]) {
  return {
    result_type: 'clarification_request',
    validation_status: 'needs_clarification',
    clarification_questions: questions.slice(0, MaxQuestions).map((each) => {
      const { id, question, options, recommended } = each;
      return {
        question_id: id,
        question,
        options: options.map(({ key, text }) => ({ key, label: text })),
        recommended_option: recommended ?? options[0]?.key,
      };
    }),
  };
}

/** Questions as C4 takes them: three or four options, A first. */
function isAskable({ options }: Question): boolean {
  const keys = options.map(({ key }) => key).join('');
  return keys === 'ABC' || keys === 'ABCD';
}

function resultOf(outcome: Outcome) {
  switch (outcome.is) {
    case 'done':
      return planOf(outcome);
    case 'questions':
      return questionsOf(outcome.questions);
    case 'invalid':
      return {
        result_type: 'validation_error',
        validation_status: 'validation_error',
        notes: outcome.notes,
      };
    case 'stopped':
      return {
        result_type: 'dependency_error',
        validation_status: 'dependency_error',
        dependency_issue: outcome.issue,
        fallback_context_bundle_requirements: fallbackRequirements,
        notes: outcome.notes,
      };
  }
}

/** C4's envelope; docs/reference.md has the table of outcomes and result types. */
export function envelopeOf(outcome: Outcome, page: string | undefined): Readonly<Record<string, unknown>> {
  const { version, name: skill } = project;
  const result = resultOf(outcome);
  const isFilled = page !== undefined && page.trim() !== '';
  return {
    schema_version: '1.0',
    skill,
    version,
    output_mode: 'agent',
    presentation: { user_markdown: isFilled ? page : summaryOf(outcome) },
    ...result,
  };
}

function summaryOf(outcome: Outcome): string {
  switch (outcome.is) {
    case 'done':
      return 'Done.';
    case 'questions':
      return listNames(
        outcome.questions.map(({ question }) => question),
        MaxQuestions,
      );
    case 'invalid':
      return outcome.notes.join('\n\n');
    case 'stopped':
      return [outcome.issue, ...outcome.notes].join('\n\n');
  }
}

/** How a review ended that has a result. */
export function outcomeOfRun(run: {
  readonly exitCode: number;
  readonly title?: string | undefined;
  readonly nextSteps?: readonly string[];
  readonly findings?: readonly OpenFinding[] | undefined;
  readonly questions?: readonly Question[] | undefined;
}): Outcome {
  const { exitCode, title = 'The review is not complete', nextSteps = [], findings = [] } = run;
  if (exitCode < 2) return { is: 'done', isBlocked: exitCode === 1, findings };
  const questions = (run.questions ?? []).filter(isAskable);
  if (questions.length > 0) return { is: 'questions', questions };
  return { is: 'stopped', issue: title, notes: nextSteps };
}
