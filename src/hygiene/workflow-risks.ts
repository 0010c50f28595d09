import { type Document, isAlias, isCollection, isMap, isNode, LineCounter, type Node, visit } from 'yaml';
import { z } from 'zod';
import { isWorkflow } from '../change/head-files.ts';
import { hasTooManyTokens, parseYaml } from '../model/yaml.ts';
import { certain, type HeadTexts, type HygieneFile, type Observation, possible } from './hygiene-check.ts';

const Text = z.string().optional().catch(undefined);

/**
 * `default`: not declared, so the repository's settings apply, which may be write access to everything; in a job,
 * the permissions of the workflow.
 */
const Permissions = z
  .unknown()
  .optional()
  .transform((granted): 'default' | 'write' | 'read' => {
    if (granted === undefined || granted === '') return 'default';
    const levels = typeof granted === 'object' ? Object.values(granted ?? {}) : [granted];
    return levels.includes('write') || granted === 'write-all' ? 'write' : 'read';
  });

const Step = z.object({
  /** The action, such as `actions/checkout@v4` or `./tool`. */
  uses: Text,
  run: Text,
  /** Of a checkout, and of `actions/github-script`, which runs `script`. */
  with: z
    .object({ ref: Text, repository: Text, script: Text, 'allow-unsafe-pr-checkout': Text })
    .optional()
    .catch(undefined),
});
const Job = z.object({
  if: Text,
  permissions: Permissions,
  steps: z.array(z.unknown()).catch([]),
});
const File = z.object({ on: z.unknown(), permissions: Permissions, jobs: z.record(z.string(), z.unknown()) });

interface WorkflowStep extends z.output<typeof Step> {
  readonly line: number;
}

interface WorkflowJob extends Pick<z.output<typeof Job>, 'if'> {
  readonly steps: readonly WorkflowStep[];
}

/** The jobs of a workflow that anyone can start with secrets or a token that can write, and what starts them. */
interface ExposedJobs {
  readonly trigger: { readonly name: string; readonly line: number };
  readonly jobs: readonly WorkflowJob[];
}

/** In UTF-16 units. */
const maxLength = 64 * 1024;
const maxLines = 4000;
const maxLineLength = 2000;
/** Limits aliases, because anchors let a small file repeat the same steps very often. */
const maxSteps = 5000;

/** The parser searches the whole file for the anchor of each. */
const maxAliases = 200;

/** A secret other than the job's own token. */
const otherSecret = /\bsecrets\s{0,9}(?:\.\s{0,9}|\[\s{0,9}')(?!GITHUB_TOKEN\b)/i;

const alias = /(?:^|[\s[{,:])\*[\w-]/gm;

/** Whether a workflow is too large to be parsed; the file then counts as unread. */
export function isTooLarge(text: string): boolean {
  if (text.length > maxLength || hasTooManyTokens(text)) return true;
  const lines = text.split('\n');
  if (lines.length > maxLines || lines.some(({ length }) => length > maxLineLength)) return true;
  return (text.match(alias)?.length ?? 0) > maxAliases;
}

/**
 * Parses YAML without errors, of at most the size of a workflow; undefined for other text, which GitHub would not accept
 * as one; its keys are no lists or maps, which take a reader long. Throws where it is nested
 * deeper than the parser can follow.
 */
export function parseWorkflowFile(
  text: string,
  schema: 'core' | 'failsafe',
  lineCounter?: LineCounter,
): Document | undefined {
  if (isTooLarge(text)) return undefined;
  const document = parseYaml(text, schema, lineCounter, 1);
  if (document.errors.length > 0) return undefined;
  let isPlain = true;
  visit(document, {
    Pair: (_, { key }) => {
      isPlain = !isCollection(key);
      return isPlain ? undefined : visit.BREAK;
    },
  });
  return isPlain ? document : undefined;
}

/** Undefined for a file that GitHub would not accept as a workflow, too large a one, and one that nobody else starts. */
export function parseExposed(text: string): ExposedJobs | undefined {
  try {
    return readExposed(text);
  } catch (error) {
    // Nested deeper than the parser can follow, or with more aliases than it resolves.
    if (error instanceof RangeError || error instanceof ReferenceError) return undefined;
    throw error;
  }
}

function readExposed(text: string): ExposedJobs | undefined {
  const lines = new LineCounter();
  // All values are texts in this schema.
  const document = parseWorkflowFile(text, 'failsafe', lines);
  const file = document && File.safeParse(document.toJS()).data;
  if (document === undefined || file === undefined) return undefined;
  const at = (...path: readonly (string | number)[]) => nodeAt(document, path);
  const lineOf = (node: Node | undefined) => lines.linePos(node?.range?.[0] ?? 0).line;
  const trigger = triggersIn(at('on')).find(({ name }) => privileged.has(name));
  if (trigger === undefined) return undefined;
  const usesSecret = (node: Node | undefined) =>
    node?.range ? otherSecret.test(text.slice(node.range[0], node.range[1])) : false;
  const inheritsSecret = usesSecret(at('env'));
  let left = maxSteps;
  const jobs = Object.entries(file.jobs).flatMap(([key, value]): WorkflowJob[] => {
    const job = Job.safeParse(value).data;
    if (job === undefined) return [];
    const granted = job.permissions === 'default' ? file.permissions : job.permissions;
    if (granted === 'read' && !inheritsSecret && !usesSecret(at('jobs', key))) return [];
    const steps = job.steps.slice(0, left).flatMap((step, index) => {
      const read = Step.safeParse(step).data;
      return read === undefined ? [] : [{ ...read, line: lineOf(at('jobs', key, 'steps', index)) }];
    });
    left -= steps.length;
    return [{ if: job.if, steps }];
  });
  return { trigger: { name: trigger.name, line: lineOf(trigger.node) }, jobs };
}

/** The node at a path, through aliases. */
function nodeAt(document: Document, path: readonly (string | number)[]): Node | undefined {
  let node: unknown = document.contents;
  for (const key of path) {
    const child: unknown = isCollection(node) ? node.get(key, true) : undefined;
    node = isAlias(child) ? child.resolve(document) : child;
  }
  return isNode(node) ? node : undefined;
}

/** The events in `on`: one, a list, or a map by their names. */
function triggersIn(on: Node | undefined): readonly { readonly name: string; readonly node: Node }[] {
  const nodes = isMap(on) ? on.items.map(({ key }) => key) : isCollection(on) ? on.items : [on];
  return nodes.flatMap((node) => (isNode(node) ? [{ name: String(node), node }] : []));
}

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

function exposedJobs({ path }: HygieneFile, texts: HeadTexts): ExposedJobs | undefined {
  const text = isWorkflow(path) ? texts.get(path) : undefined;
  return text === undefined ? undefined : parseExposed(text);
}

function addedLines({ added }: HygieneFile): ReadonlySet<number> {
  return new Set(added.map(({ line }) => line));
}

/** Privileged workflows that check out a pull request's head and run its code. */
export function findUntrustedCheckouts(file: HygieneFile, texts: HeadTexts): readonly Observation[] {
  const exposed = exposedJobs(file, texts);
  if (exposed === undefined) return [];
  const { trigger, jobs } = exposed;
  const added = addedLines(file);
  return jobs.flatMap((job): readonly Observation[] => {
    const found = findCheckout(job);
    if (found === undefined) return [];
    const { checkout, runner } = found;
    const lines = [checkout.line, runner.line].filter((line) => added.has(line));
    if (lines.length === 0 && !added.has(trigger.line)) return [];
    const isCertain = !rejectsForks(checkout) && !checksAuthor.test(job.if ?? '');
    return [
      {
        lines: lines.slice(0, 1),
        issue: `A job started by \`${trigger.name}\` checks out the head of a pull request on line ${checkout.line} and runs it on line ${runner.line}, with a token that can write or with secrets.`,
        weight: isCertain ? certain : possible,
      },
    ];
  });
}

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
 * Since 2026 GitHub's own action rejects a fork's head here by default. A version pinned to a commit or an
 * exact version may be older.
 */
function rejectsForks({ uses = '', with: given }: WorkflowStep): boolean {
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
export function findScriptInjections(file: HygieneFile, texts: HeadTexts): readonly Observation[] {
  const exposed = exposedJobs(file, texts);
  const text = texts.get(file.path)?.split('\n') ?? [];
  if (exposed === undefined) return [];
  const { trigger, jobs } = exposed;
  const added = addedLines(file);
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
}

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
