import type { Observation, Weight } from './finding.ts';
import type { HeadFacts } from './head-facts.ts';
import { isArmed } from './privileged-workflows.ts';
import { pages } from './references.ts';
import type { Subject } from './subject.ts';
import type { Workflow, WorkflowJob, WorkflowStep } from './workflow.ts';

const open: Weight = { severity: 'CRITICAL', confidence: 'HIGH', fixConfidence: 'HIGH' };

/** Started by people without any rights, and run with those of the repository. */
const startedByAnybody: ReadonlySet<string> = new Set([
  'pull_request_target',
  'workflow_run',
  'issue_comment',
  'issues',
  'discussion',
  'discussion_comment',
]);

/** Texts that whoever opens, comments or pushes chooses freely. */
const chosenByOthers =
  /\bgithub\.(?:head_ref\b|event\.(?:issue|pull_request|discussion|comment|review|workflow_run)\.(?:title|body|display_title|head_branch|head\.(?:ref|label)|head_commit\.(?:message|author\.(?:name|email)))\b)/;

const expression = /\$\{\{([^}]{1,500})\}\}/g;
/** What comes out of these is true or false. */
const onlyAsks = /\b(?:contains|startsWith|endsWith)\s{0,9}\(|[=!]=/;

/** Scripts of a workflow with rights into which words of other people are put before they are read as code. */
export function workflowInjections({ path, hunks }: Subject, facts: HeadFacts): readonly Observation[] {
  const workflow = facts.workflows.get(path);
  const trigger = workflow?.triggers.find(({ name }) => startedByAnybody.has(name));
  const lines = facts.texts.get(path)?.split('\n');
  if (workflow === undefined || trigger === undefined || lines === undefined) return [];
  const added = new Set(hunks.flat().flatMap((line) => (line.added ? [line.line] : [])));
  const places = armedSteps(workflow).flatMap((step) =>
    injectedInto(step).map((word) => ({ word, line: lineOf(word, step, lines) })),
  );
  const told = places.filter(({ line }) => added.has(line) || added.has(trigger.line));
  const [first] = told;
  if (first === undefined) return [];
  const onLines = [...new Set(told.map(({ line }) => line))].filter((line) => added.has(line));
  return [
    {
      path,
      lines: onLines.toSorted((a, b) => a - b),
      issue: `\`${first.word}\` becomes part of a script of a job started by \`${trigger.name}\`, with a token that can write or with secrets.`,
      implications:
        'It is put into the script before the shell reads it, so a title, a comment or the name of a branch with a quote and a command in it runs that command with the rights of the job.',
      fix: 'Hand it over in a variable: `env: {TEXT: ...}` on the step, and `"$TEXT"` in the script.',
      weight: open,
      references: [pages.scriptInjection, pages.secureUse],
    },
  ];
}

function armedSteps(workflow: Workflow): readonly WorkflowStep[] {
  return workflow.jobs.filter((job: WorkflowJob) => isArmed(workflow, job)).flatMap(({ steps }) => steps);
}

function injectedInto({ run = '', script = '' }: WorkflowStep): readonly string[] {
  const expressions = [...`${run}\n${script}`.matchAll(expression)].map(([, inner = '']) => inner);
  return expressions.flatMap((inner) => {
    const word = chosenByOthers.exec(inner)?.[0];
    return word === undefined || onlyAsks.test(inner) ? [] : [word];
  });
}

/** The line of the step that says it; its first one where an anchor holds it elsewhere. */
function lineOf(word: string, { line }: WorkflowStep, lines: readonly string[]): number {
  const at = lines.findIndex((text, index) => index + 1 >= line && text.includes(word));
  return at === -1 ? line : at + 1;
}
