import { z } from 'zod';
import { readPath } from './formats/places.ts';
import { ReviewFormat } from './formats/registry.ts';
import { type Failure, usageFailure } from './model/failure.ts';
import { checkNameWith, type Scope } from './model/manifest.ts';
import { Mode } from './model/review-document.ts';
import { ChosenReviewerId, ReviewerId } from './model/reviewer.ts';
import { nearestWord, shortened, trimEnd } from './model/text.ts';
import { inputNameOf, PolicyInputs } from './policy/effective-policy.ts';
import { defaultPolicyPath } from './policy/policy.ts';
import { Duration } from './policy/reviewer-policy.ts';
import { type FindingsPattern, Gate, type Settings, Stage, StepResult, Target } from './policy/settings.ts';

/** `true` or `false`, in any of YAML's capitalisations. */
const Switch = z
  .string()
  .transform((text) => text.toLowerCase())
  .pipe(z.enum(['true', 'false']))
  .transform((word) => word === 'true');

function wholeNumber(least: number, most: number) {
  const message = `a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message);
}

/** One line of text that can stand as a name, such as a check's. */
const Name = z.string().regex(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,100}$/u, 'one line of at most 100 characters');

/** A path from the repository root that stays inside it. */
const RepositoryPath = z.string().transform((text, context) => {
  const reading = readPath(trimEnd(text, '/'));
  if (reading.ok) return reading.path;
  context.addIssue(`a path from the repository root; this one ${reading.message}`);
  return z.NEVER;
});

/** Reviewer ids, separated by commas or line breaks. */
const ReviewerIds = z.string().transform((text, context) => {
  const ids = entries(text, /[,\n]/);
  const wrong = ids.filter((id) => !/^kind:(?:ai|tool)$/.test(id) && !ReviewerId.safeParse(id).success);
  for (const id of wrong)
    context.addIssue(`reviewer ids, kind:ai or kind:tool, separated by commas; "${id}" is none`);
  return ids;
});

/**
 * Lines of `glob` or `id=glob`, where `artifact:NAME/` before the glob means an artifact of the triggering run. The
 * text before the first `=` is an id unless it looks like part of a path, so that `out/run=1/*.json` stays a glob.
 */
const FindingsPatterns = z
  .string()
  .transform((text, context) => entries(text, /\n/).map((line) => readPattern(line, context)));

const artifactScheme = 'artifact:';

function readPattern(line: string, context: z.RefinementCtx): FindingsPattern {
  const at = line.indexOf('=');
  const before = line.slice(0, Math.max(at, 0)).trim();
  const after = line.slice(at + 1).trim();
  if (at === -1 || /[/\\*?{[]/.test(before)) return placeOf(line, context);
  const id = ChosenReviewerId.safeParse(before);
  if (after === '' || !id.success) {
    const why = id.success ? '' : `: an id must be ${id.error.issues[0]?.message}`;
    context.addIssue(`lines of glob or id=glob; "${line}" is neither${why}`);
  }
  return { reviewer: before, ...placeOf(after, context) };
}

/** `artifact:NAME/GLOB`, or a glob of this job's files. */
function placeOf(text: string, context: z.RefinementCtx): Pick<FindingsPattern, 'artifact' | 'glob'> {
  if (!text.startsWith(artifactScheme)) return { glob: text };
  const at = text.indexOf('/');
  const artifact = text.slice(artifactScheme.length, at).trim();
  const glob = text.slice(at + 1).trim();
  if (at === -1 || artifact === '' || glob === '')
    context.addIssue(`lines such as id=artifact:NAME/GLOB; "${text}" names no file in an artifact`);
  return { artifact, glob };
}

/** `changeset`, or `package=NAME`, `team=NAME` or `file=PATH`. */
const ScopeInput = z.string().transform((text, context): Scope => {
  const [, kind, name] = /^(package|team|file)=(.+)$/.exec(text) ?? [];
  if (text === 'changeset') return { kind: 'changeset' };
  if (name !== undefined && (kind === 'package' || kind === 'team' || kind === 'file')) return { kind, name };
  context.addIssue('changeset, package=NAME, team=NAME or file=PATH');
  return z.NEVER;
});

function entries(text: string, separator: RegExp): readonly string[] {
  return text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** A value of the policy file as the text of an input. */
function fromText(value: z.ZodType): z.ZodType {
  if (value instanceof z.ZodBoolean) return Switch;
  if (value instanceof z.ZodNumber) return wholeNumber(value.minValue ?? 0, value.maxValue ?? 0);
  return value;
}

/** The inputs that the policy file also holds, by their keys in `PolicyInputs`. */
const PolicyTexts = z
  .object(
    Object.fromEntries(
      Object.entries(PolicyInputs.unwrap().shape).map(([key, value]) => [key, fromText(value.unwrap())]),
    ),
  )
  .partial();

/** All other inputs of `action.yml`: `reviewDir` is `review-dir` there. The defaults equal those of `action.yml`. */
const OwnTexts = z.object({
  stage: Stage.default('run'),
  mode: Mode.default('full'),
  githubToken: z.string().default(''),
  pullRequest: wholeNumber(1, 2 ** 31 - 1).optional(),
  findings: FindingsPatterns.default([]),
  format: ReviewFormat.optional(),
  config: RepositoryPath.default(defaultPolicyPath),
  reviewDir: z.string().optional(),
  pathPrefix: RepositoryPath.default(''),
  reviewers: ReviewerIds.default([]),
  checkName: Name.default('pr-verdict'),
  gate: Gate.default('check'),
  stepResult: StepResult.default('verdict'),
  resolveThreads: Switch.default(false),
  retryBudget: Duration.default(300_000),
  scope: ScopeInput.default({ kind: 'changeset' }),
  target: Target.default('github'),
  preview: Switch.default(false),
  dryRun: Switch.default(false),
});

export const inputNames: readonly string[] = [
  ...OwnTexts.keyof().options,
  ...Object.keys(PolicyTexts.shape),
].map(inputNameOf);

/** What one invocation asks for, parsed whole. */
export interface Inputs {
  readonly settings: Settings;
  /** Empty where none was given. A secret: never logged, only sent to the API host. */
  readonly token: string;
  /** Undefined: the event names it. */
  readonly pullRequest: number | undefined;
  /** Undefined: a folder below the runner's temporary one, or `.code-review/` in a worktree. */
  readonly reviewDir: string | undefined;
  /** Whether the page with the diff is written, and the check links the artifacts of the run. */
  readonly preview: boolean;
  /** How long all retries of one run may wait together, in milliseconds. */
  readonly retryBudget: number;
}

/** One input that cannot be used, in words: `fix` says which values can. */
export interface InputProblem {
  readonly name: string;
  readonly message: string;
  readonly fix: string;
}

type InputReading =
  | { readonly ok: true; readonly inputs: Inputs }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/**
 * `get` answers an input's text by its name in `action.yml`, or `''`, which counts as not given: a workflow passes on an
 * empty expression so. All mistakes are reported together.
 */
export function parseInputs(get: (name: string) => string): InputReading {
  const textOf = (key: string) => get(inputNameOf(key)).trim();
  const given = ({ shape }: z.ZodObject) => {
    const texts = Object.keys(shape).map((key) => [key, textOf(key)] as const);
    return Object.fromEntries(texts.filter(([, text]) => text !== ''));
  };
  const own = OwnTexts.safeParse(given(OwnTexts));
  const policy = PolicyTexts.pipe(PolicyInputs).safeParse(given(PolicyTexts));
  if (!own.success || !policy.success) {
    const issues = [...(own.error?.issues ?? []), ...(policy.error?.issues ?? [])];
    return { ok: false, problems: issues.map((issue) => toProblem(issue, textOf(String(issue.path[0])))) };
  }
  const { githubToken: token, pullRequest, reviewDir, preview, retryBudget, ...settings } = own.data;
  const { mode, target, checkName, scope } = settings;
  if (mode === 'quick' && target === 'github') {
    const message =
      'Input `mode` is "quick", which reviews uncommitted changes; on a pull request everything is committed.';
    const fix = 'Leave `mode` at full, or check the worktree with `target: local`.';
    return { ok: false, problems: [{ name: 'mode', message, fix }] };
  }
  return {
    ok: true,
    inputs: {
      token,
      pullRequest,
      reviewDir,
      preview,
      retryBudget,
      settings: {
        ...settings,
        checkName: checkNameWith(checkName, scope),
        policyInputs: policy.data,
      },
    },
  };
}

/** One `Failure` that lists all problems, each with its remedy where there are several. */
export function invalidInputs(problems: readonly InputProblem[]): Failure {
  const [only] = problems;
  if (problems.length === 1 && only !== undefined)
    return usageFailure('INPUT_INVALID', only.message, only.fix);
  const list = problems.map(({ message, fix }) => `- ${message} ${fix}`).join('\n');
  const message = `${problems.length} inputs cannot be used:\n${list}`;
  return usageFailure('INPUT_INVALID', message, 'Correct each of them.');
}

function toProblem(issue: z.core.$ZodIssue, text: string): InputProblem {
  const name = inputNameOf(String(issue.path[0]));
  const message = `Input \`${name}\` does not accept ${JSON.stringify(shortened(text, 80))}.`;
  if (issue.code !== 'invalid_value') {
    const must = issue.message.startsWith('must ') ? issue.message : `takes ${issue.message}`;
    return { name, message, fix: `\`${name}\` ${must}.` };
  }
  const words = issue.values.map(String);
  const nearest = nearestWord(text, words);
  const hint = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
  return { name, message, fix: `\`${name}\` takes one of ${words.join(', ')}.${hint}` };
}
