import { z } from 'zod';
import {
  FindingsPatterns,
  Name,
  RepositoryPath,
  ReviewerIds,
  ScopeInput,
  Switch,
  wholeNumber,
} from './input-values.ts';
import { Duration } from './model/duration.ts';
import { Failure } from './model/failure.ts';
import { ReviewFormat } from './model/format.ts';
import { Mode } from './model/mode.ts';
import { nearestWord } from './model/nearest-word.ts';
import { checkNameWith } from './model/scope.ts';
import { Severity } from './model/severity.ts';
import { shortened } from './model/shortened.ts';
import { FailOn } from './policy/decisions.ts';
import { defaultPolicyPath, type PolicyInputs } from './policy/policy.ts';
import { Gate, type Settings, Stage, StepResult, Target } from './policy/settings.ts';

/**
 * Every input of `action.yml`, in its order. An empty text counts as not given, because that is how a workflow
 * passes on an empty expression; the defaults here equal those of `action.yml`.
 */
const InputTexts = z.strictObject({
  stage: Stage.default('run'),
  mode: Mode.default('full'),
  'github-token': z.string().default(''),
  'pull-request': wholeNumber(1, 2 ** 31 - 1).optional(),
  findings: FindingsPatterns.default([]),
  format: ReviewFormat.optional(),
  contract: z.enum(['strict', 'lenient']).optional(),
  config: RepositoryPath.default(defaultPolicyPath),
  'review-dir': z.string().optional(),
  'path-prefix': RepositoryPath.default(''),
  reviewers: ReviewerIds.default([]),
  'fail-on': FailOn.optional(),
  approve: Switch.optional(),
  'max-comments': wholeNumber(0, 50).optional(),
  'inline-from': Severity.optional(),
  'check-name': Name.default('pr-verdict'),
  gate: Gate.default('check'),
  'step-result': StepResult.default('verdict'),
  'resolve-threads': Switch.default(false),
  'retry-budget': Duration.default(300_000),
  scope: ScopeInput.default({ kind: 'changeset' }),
  target: Target.default('github'),
  'dry-run': Switch.default(false),
});

export const inputNames: readonly string[] = Object.keys(InputTexts.shape);

/** What one invocation asks for, parsed whole. */
export interface Inputs {
  readonly settings: Settings;
  /** Empty where none was given. A secret: never logged, only sent to the API host. */
  readonly token: string;
  /** Undefined: the event names it. */
  readonly pullRequest?: number;
  /** Undefined: a folder below the runner's temporary one, or `.code-review/` in a worktree. */
  readonly reviewDir?: string;
  /** How long all retries of one run may wait together, in milliseconds. */
  readonly retryBudget: number;
}

/** One input that cannot be used, in words: `fix` says which values can. */
export interface InputProblem {
  readonly name: string;
  readonly message: string;
  readonly fix: string;
}

export type InputReading =
  | { readonly ok: true; readonly inputs: Inputs }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/** `get` answers an input's text by its name in `action.yml`, or `''`. All mistakes are reported together. */
export function parseInputs(get: (name: string) => string): InputReading {
  const texts = new Map(inputNames.map((name) => [name, get(name).trim()]));
  const given = Object.fromEntries([...texts].filter(([, text]) => text !== ''));
  const reading = InputTexts.safeParse(given);
  if (reading.success) {
    const { mode, target } = reading.data;
    if (mode === 'quick' && target === 'github') return { ok: false, problems: [quickElsewhere] };
    return { ok: true, inputs: toInputs(reading.data) };
  }
  return { ok: false, problems: reading.error.issues.map((issue) => toProblem(issue, texts)) };
}

/** A pull request has nothing uncommitted. */
const quickElsewhere: InputProblem = {
  name: 'mode',
  message:
    'Input `mode` is "quick", which looks at what is not committed yet; on a pull request everything is committed.',
  fix: 'Leave `mode` at full, or check the worktree with `target: local`.',
};

/** One `Failure` that tells all problems, each of several beside its remedy. */
export function invalidInputs(problems: readonly InputProblem[]): Failure {
  const [only] = problems;
  const words =
    problems.length === 1 && only !== undefined
      ? only
      : {
          message: `${problems.length} inputs cannot be used:\n${problems.map(({ message, fix }) => `- ${message} ${fix}`).join('\n')}`,
          fix: 'Correct each of them as it says.',
        };
  return new Failure({ kind: 'usage', code: 'INPUT_INVALID', message: words.message, fix: words.fix });
}

function toInputs(texts: z.infer<typeof InputTexts>): Inputs {
  const pullRequest = texts['pull-request'];
  const reviewDir = texts['review-dir'];
  return {
    settings: toSettings(texts),
    token: texts['github-token'],
    ...(pullRequest === undefined ? {} : { pullRequest }),
    ...(reviewDir === undefined ? {} : { reviewDir }),
    retryBudget: texts['retry-budget'],
  };
}

function toSettings(texts: z.infer<typeof InputTexts>): Settings {
  const { stage, mode, target, findings, format, config, gate } = texts;
  return {
    stage,
    mode,
    // Without GitHub to write to there is no pull request to read either: a worktree is both.
    source: target,
    target,
    findings,
    reviewers: texts.reviewers,
    ...(format === undefined ? {} : { format }),
    config,
    pathPrefix: texts['path-prefix'],
    scope: texts.scope,
    checkName: checkNameWith(texts['check-name'], texts.scope),
    gate,
    stepResult: texts['step-result'],
    policyInputs: toPolicyInputs(texts),
    resolveThreads: texts['resolve-threads'],
    dryRun: texts['dry-run'],
  };
}

function toPolicyInputs(texts: z.infer<typeof InputTexts>): PolicyInputs {
  const { approve, contract } = texts;
  const { 'fail-on': failOn, 'max-comments': maxComments, 'inline-from': inlineFrom } = texts;
  return {
    ...(failOn === undefined ? {} : { failOn }),
    ...(approve === undefined ? {} : { approve }),
    ...(maxComments === undefined ? {} : { maxComments }),
    ...(inlineFrom === undefined ? {} : { inlineFrom }),
    ...(contract === undefined ? {} : { contract }),
  };
}

function toProblem(issue: z.core.$ZodIssue, texts: ReadonlyMap<string, string>): InputProblem {
  const name = issue.path.map(String).join('.');
  const text = texts.get(name) ?? '';
  const message = `Input \`${name}\` is ${JSON.stringify(shortened(text, 80))}, which it does not accept.`;
  if (issue.code !== 'invalid_value') {
    const must = issue.message.startsWith('must ') ? issue.message : `takes ${issue.message}`;
    return { name, message, fix: `\`${name}\` ${must}.` };
  }
  const words = issue.values.map(String);
  const nearest = nearestWord(text, words);
  const hint = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
  return { name, message, fix: `\`${name}\` takes one of ${words.join(', ')}.${hint}` };
}
