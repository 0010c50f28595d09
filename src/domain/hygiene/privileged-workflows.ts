import type { Observation, Weight } from './finding.ts';
import type { HeadFacts } from './head-facts.ts';
import { pages } from './references.ts';
import type { Subject } from './subject.ts';
import type { Workflow, WorkflowJob, WorkflowStep } from './workflow.ts';

const open: Weight = { severity: 'CRITICAL', confidence: 'HIGH', fixConfidence: 'MEDIUM' };
const likely: Weight = { severity: 'MAJOR', confidence: 'MEDIUM', fixConfidence: 'MEDIUM' };

/** Run with the rights of the base repository, whoever opened the pull request or commented on it. */
const privileged: ReadonlySet<string> = new Set(['pull_request_target', 'workflow_run', 'issue_comment']);

/** A job that asks who somebody is was meant to run their head, for those it knows. */
const asksWho = /author_association|github\.actor|github\.triggering_actor|\.user\.login|\.sender\./;

const headOfSomebody =
  /github\.event\.pull_request\.(?:head\b|merge_commit_sha)|github\.head_ref\b|github\.event\.workflow_run\.(?:head_|pull_requests)|refs\/pull\/|github\.event\.number|steps\.[\w-]{1,100}\.outputs\.head_?(?:ref|sha)\b/;
const fetchesHead =
  /\bgh pr checkout\b|\bgit (?:fetch|pull|checkout|clone|switch)\b[^\n]{0,300}(?:refs\/pull\/|\bpull\/|github\.head_ref|HEAD_REF|HEAD_SHA|pull_request\.head)/;
/** Programs that run what the checkout holds: scripts, build files, configuration with code in it. */
const runsCode =
  /(?:^|[\s;&|(])(?:npm|npx|yarn|pnpm|bun|deno|node|make|cmake|cargo|go (?:run|test|build|generate)|python3?|pip3?|poetry|uv|tox|pytest|bundle|rake|ruby|composer|php|phpunit|gradle|mvn|dotnet|docker (?:build|compose)|bash|sh|source|\.?\.?\/[\w./-]{1,200}|pre-commit|eslint|tsc|jest|vitest)(?=[\s;&|)]|$)/m;

interface Danger {
  readonly trigger: string;
  readonly checkout: WorkflowStep;
  readonly runner: WorkflowStep;
  readonly isCertain: boolean;
}

/** Workflows that check out what somebody proposes and run it with a token that can write, or with secrets. */
export function privilegedWorkflows({ path, hunks }: Subject, facts: HeadFacts): readonly Observation[] {
  const workflow = facts.workflows.get(path);
  if (workflow === undefined) return [];
  const added = new Set(hunks.flat().flatMap((line) => (line.added ? [line.line] : [])));
  return dangers(workflow).flatMap((danger): readonly Observation[] => {
    const lines = [danger.checkout.line, danger.runner.line].filter((line) => added.has(line));
    const isNew =
      lines.length > 0 || workflow.triggers.some(({ name, line }) => privileged.has(name) && added.has(line));
    if (!isNew) return [];
    return [
      {
        path,
        lines: lines.slice(0, 1),
        issue: `A job started by \`${danger.trigger}\` checks out the head of a pull request on line ${danger.checkout.line} and runs it on line ${danger.runner.line}, with a token that can write or with secrets.`,
        implications:
          'Whoever can open a pull request, from a fork too, has their code run with the rights of this repository: they can push, publish releases and read every secret that the job is given.',
        fix: 'Split it: build and test what is proposed under `pull_request`, without secrets and with `permissions: {contents: read}`; let the privileged workflow read only data from there and run nothing of it.',
        weight: danger.isCertain ? open : likely,
        references: [pages.pwnRequests, pages.saferCheckout, pages.secureUse],
      },
    ];
  });
}

function dangers(workflow: Workflow): readonly Danger[] {
  const trigger = workflow.triggers.find(({ name }) => privileged.has(name))?.name;
  if (trigger === undefined) return [];
  return workflow.jobs.flatMap((job) => {
    const found = isArmed(workflow, job) ? findDanger(trigger, job) : undefined;
    return found === undefined ? [] : [found];
  });
}

/** Whether a job has a token that can write, or secrets. */
export function isArmed(workflow: Workflow, { permissions, usesSecret }: WorkflowJob): boolean {
  const granted = permissions === 'default' ? workflow.permissions : permissions;
  return granted !== 'read' || usesSecret;
}

function findDanger(trigger: string, { steps, condition = '' }: WorkflowJob): Danger | undefined {
  const at = steps.findIndex(checksOutHead);
  const checkout = steps[at];
  if (checkout === undefined) return undefined;
  // A command that fetches the head may go on to run it.
  const after = checkout.run === undefined ? steps.slice(at + 1) : steps.slice(at);
  const sure = after.find(
    ({ uses, run }) => uses?.startsWith('./') === true || (run !== undefined && runsCode.test(run)),
  );
  const runner = sure ?? after.find(({ run }) => run !== undefined);
  return runner === undefined
    ? undefined
    : {
        trigger,
        checkout,
        runner,
        isCertain: sure !== undefined && !refusesForks(checkout) && !asksWho.test(condition),
      };
}

/**
 * GitHub's own action refuses to check out a fork's head here unless it is told to. The refusal came in 2026, so a
 * commit or an exact version may be from before.
 */
function refusesForks({ uses = '', allowsUnsafe }: WorkflowStep): boolean {
  return !allowsUnsafe && /^actions\/checkout@(?:v\d{1,3}|main)$/.test(uses);
}

function checksOutHead({ uses = '', ref = '', repository = '', run = '' }: WorkflowStep): boolean {
  if (/(?:^|\/)checkout@/.test(uses)) return headOfSomebody.test(ref) || headOfSomebody.test(repository);
  return fetchesHead.test(run);
}
