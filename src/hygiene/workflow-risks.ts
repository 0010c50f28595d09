import {
  type Check,
  certain,
  type HeadFacts,
  type HygieneFile,
  type Observation,
  possible,
} from './hygiene-check.ts';
import type { WorkflowJob, WorkflowStep } from './parse-workflow.ts';

/** Events that anyone can trigger, and that run with the repository's permissions. */
const privileged: ReadonlySet<string> = new Set([
  'pull_request_target',
  'workflow_run',
  'issue_comment',
  'issues',
  'discussion',
  'discussion_comment',
]);

const headOfPullRequest =
  /github\.event\.pull_request\.(?:head\b|merge_commit_sha)|github\.head_ref\b|github\.event\.workflow_run\.(?:head_|pull_requests)|refs\/pull\/|github\.event\.number|steps\.[\w-]{1,100}\.outputs\.head_?(?:ref|sha)\b/;
const fetchesHead =
  /\bgh pr checkout\b|\bgit (?:fetch|pull|checkout|clone|switch)\b[^\n]{0,300}(?:refs\/pull\/|\bpull\/|github\.head_ref|HEAD_REF|HEAD_SHA|pull_request\.head)/;
/** Programs that run code from a checkout: scripts, build files, executable configuration. */
const runsCode =
  /(?:^|[\s;&|(])(?:npm|npx|yarn|pnpm|bun|deno|node|make|cmake|cargo|go (?:run|test|build|generate)|python3?|pip3?|poetry|uv|tox|pytest|bundle|rake|ruby|composer|php|phpunit|gradle|mvn|dotnet|docker (?:build|compose)|bash|sh|source|\.?\.?\/[\w./-]{1,200}|pre-commit|eslint|tsc|jest|vitest)(?=[\s;&|)]|$)/m;
/** A job with such a condition runs only for trusted authors. */
const checksAuthor = /author_association|github\.actor|github\.triggering_actor|\.user\.login|\.sender\./;

/** The jobs of a workflow that anyone can start with secrets or a token that can write, and what starts them. */
function exposedJobs({ path, added }: HygieneFile, { workflows }: HeadFacts) {
  const workflow = workflows.get(path);
  const trigger = workflow?.triggers.find(({ name }) => privileged.has(name));
  if (workflow === undefined || trigger === undefined) return undefined;
  const jobs = workflow.jobs.filter(({ permissions, usesSecret }) => {
    const granted = permissions === 'default' ? workflow.permissions : permissions;
    return granted !== 'read' || usesSecret;
  });
  return { trigger, jobs, added: new Set(added.map(({ line }) => line)) };
}

/** Privileged workflows that check out a pull request's head and run its code. */
export const untrustedCheckouts: Check = {
  category: 'security',
  reference:
    '[GitHub Security Lab: preventing pwn requests](https://securitylab.github.com/resources/github-actions-preventing-pwn-requests/)',
  implications:
    'Code of a pull request, from a fork too, runs with the rights of this repository: it can push, publish releases and read the secrets of the job.',
  fix: 'Build and test the pull request under `pull_request`, without secrets and with `permissions: {contents: read}`. Let the privileged workflow read only data from there and run nothing of it.',
  find: (file, facts) => {
    const exposed = exposedJobs(file, facts);
    if (exposed === undefined) return [];
    const { trigger, jobs, added } = exposed;
    return jobs.flatMap((job): readonly Observation[] => {
      const found = findCheckout(job);
      if (found === undefined) return [];
      const { checkout, runner } = found;
      const lines = [checkout.line, runner.line].filter((line) => added.has(line));
      if (lines.length === 0 && !added.has(trigger.line)) return [];
      const isCertain = !refusesForks(checkout) && !checksAuthor.test(job.if ?? '');
      return [
        {
          lines: lines.slice(0, 1),
          issue: `A job started by \`${trigger.name}\` checks out the head of a pull request on line ${checkout.line} and runs it on line ${runner.line}, with a token that can write or with secrets.`,
          weight: isCertain ? certain : possible,
        },
      ];
    });
  },
};

function findCheckout({ steps }: WorkflowJob) {
  const at = steps.findIndex(checksOutHead);
  const checkout = steps[at];
  if (checkout === undefined) return undefined;
  // A command that fetches the head may also run it.
  const after = checkout.run === undefined ? steps.slice(at + 1) : steps.slice(at);
  const runner = after.find(({ uses = '', run = '' }) => uses.startsWith('./') || runsCode.test(run));
  return runner && { checkout, runner };
}

function checksOutHead({ uses = '', with: given, run = '' }: WorkflowStep): boolean {
  if (/(?:^|\/)checkout@/.test(uses)) return headOfPullRequest.test(`${given?.ref}\n${given?.repository}`);
  return fetchesHead.test(run);
}

/**
 * Since 2026 GitHub's own action refuses a fork's head here by default. A version pinned to a commit or an
 * exact version may be older.
 */
function refusesForks({ uses = '', with: given }: WorkflowStep): boolean {
  const { 'allow-unsafe-pr-checkout': isAllowed = 'false' } = given ?? {};
  return isAllowed === 'false' && /^actions\/checkout@(?:v\d{1,3}|main)$/.test(uses);
}

/** Event fields that the author of a pull request, comment or push chooses freely. */
const untrustedField =
  /\bgithub\.(?:head_ref\b|event\.(?:issue|pull_request|discussion|comment|review|workflow_run)\.(?:title|body|display_title|head_branch|head\.(?:ref|label)|head_commit\.(?:message|author\.(?:name|email)))\b)/;
const expression = /\$\{\{([^}]{1,500})\}\}/g;
/** These functions return true or false. */
const onlyCompares = /\b(?:contains|startsWith|endsWith)\s?\(|[=!]=/;

/** Scripts of privileged workflows that contain an expression with an untrusted event field. */
export const scriptInjections: Check = {
  category: 'security',
  reference:
    '[GitHub Actions: script injections](https://docs.github.com/en/actions/concepts/security/script-injections)',
  implications:
    'The text is inserted before the shell reads the script, so a title, a comment or a branch name with a quote and a command runs that command with the rights of the job.',
  fix: 'Pass it as a variable: `env: {TEXT: ...}` on the step, and `"$TEXT"` in the script.',
  find: (file, facts) => {
    const exposed = exposedJobs(file, facts);
    const text = facts.texts.get(file.path)?.split('\n') ?? [];
    if (exposed === undefined) return [];
    const { trigger, jobs, added } = exposed;
    const places = jobs
      .flatMap(({ steps }) => steps)
      .flatMap((step) => fieldsIn(step).map((field) => ({ field, line: lineOf(field, step, text) })))
      .filter(({ line }) => added.has(line) || added.has(trigger.line));
    const [first] = places;
    if (first === undefined) return [];
    const lines = new Set(places.map(({ line }) => line).filter((line) => added.has(line)));
    return [
      {
        lines: [...lines].toSorted((a, b) => a - b),
        issue: `\`${first.field}\` becomes part of a script of a job started by \`${trigger.name}\`, with a token that can write or with secrets.`,
        weight: certain,
      },
    ];
  },
};

function fieldsIn({ run = '', with: given }: WorkflowStep): readonly string[] {
  const expressions = [...`${run}\n${given?.script ?? ''}`.matchAll(expression)].map(
    ([, inner = '']) => inner,
  );
  return expressions.flatMap((inner) => {
    const field = untrustedField.exec(inner)?.[0];
    return field === undefined || onlyCompares.test(inner) ? [] : [field];
  });
}

/** The line of the step that contains the field; the step's first line when an anchor defines it elsewhere. */
function lineOf(field: string, { line }: WorkflowStep, text: readonly string[]): number {
  const at = text.findIndex((each, index) => index + 1 >= line && each.includes(field));
  return at === -1 ? line : at + 1;
}
