import { z } from 'zod';
import { apps } from '../apps/app-table.ts';
import { isToolFormat, ReviewFormat, toolFormats } from '../formats/registry.ts';
import { accountName } from '../model/conversation.ts';
import { Lane } from '../model/evidence-pack.ts';
import { Mode } from '../model/review-document.ts';
import { ReviewerKind, ReviewerRole } from '../model/reviewer.ts';
import { closedObject } from '../model/schemas.ts';
import { FolderGlob, Globs } from './glob.ts';
import { policyInputs } from './policy-inputs.ts';

const unitInMs = { s: 1_000, m: 60_000, h: 3_600_000 } as const;
const Unit = z.enum(['s', 'm', 'h']);

/** A duration such as `90s`, `5m` or `1h`, at most six hours (a job's own limit); in milliseconds. */
export const Duration = z
  .string()
  .regex(/^\d{1,5}[smh]$/, 'a number with its unit, such as 90s, 5m or 1h')
  .transform((text) => Number(text.slice(0, -1)) * unitInMs[Unit.parse(text.slice(-1))])
  .refine((ms) => ms <= 6 * unitInMs.h, 'must be at most 6h');

/** How long a program may run, at least one second. To disable a program, leave it out. */
const TimeLimit = Duration.refine((ms) => ms > 0, 'must be at least 1s');

interface Withheld {
  /** Completes a sentence about a variable: "it …". */
  readonly why: string;
  readonly names: readonly string[];
  readonly prefixes: readonly string[];
}

/** Variables whose values never reach a program of the policy, under any name. */
export const tokenVariables: readonly string[] = [
  ...['GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_ENTERPRISE_TOKEN', 'GH_ENTERPRISE_TOKEN'],
  ...['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'],
];

const withheld: readonly Withheld[] = [
  {
    why: "holds a token of the job; pass one of the program's own under another name",
    names: ['GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_ENTERPRISE_TOKEN', 'GH_ENTERPRISE_TOKEN'],
    prefixes: [],
  },
  {
    why: "names a file of the runner's commands",
    names: ['GITHUB_OUTPUT', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'],
    prefixes: [],
  },
  { why: "is the runner's own, as its runtime and identity tokens are", names: [], prefixes: ['ACTIONS_'] },
  { why: 'belongs to the step of this action', names: [], prefixes: ['INPUT_', 'STATE_'] },
  { why: 'is set here for every program', names: [], prefixes: ['PR_VERDICT_'] },
  {
    // Of the dynamic loader and C library, shells, git, and language runtimes.
    why: 'makes programs load code or settings that were not reviewed',
    names: (
      'GLIBC_TUNABLES GCONV_PATH OPENSSL_CONF OPENSSL_ENGINES OPENSSL_MODULES ' +
      'BASH_ENV ENV SHELLOPTS BASHOPTS PROMPT_COMMAND PS4 IFS ZDOTDIR ' +
      'GIT_EXEC_PATH GIT_SSH GIT_SSH_COMMAND GIT_ASKPASS GIT_EXTERNAL_DIFF GIT_PROXY_COMMAND ' +
      'NODE_OPTIONS NODE_PATH NODE_REPL_EXTERNAL_MODULE NPM_CONFIG_NODE_OPTIONS NPM_CONFIG_SCRIPT_SHELL ' +
      'PYTHONSTARTUP PYTHONPATH PYTHONHOME PYTHONUSERBASE PYTHONBREAKPOINT PYTHONINSPECT ' +
      'PERL5OPT PERL5DB PERL5LIB PERLLIB RUBYOPT RUBYLIB PHPRC PHP_INI_SCAN_DIR ' +
      'JAVA_TOOL_OPTIONS _JAVA_OPTIONS JDK_JAVA_OPTIONS CLASSPATH ' +
      'DOTNET_STARTUP_HOOKS LUA_INIT R_PROFILE R_PROFILE_USER ERL_FLAGS ERL_AFLAGS'
    ).split(' '),
    prefixes: ['LD_', 'DYLD_', 'GIT_CONFIG', 'COR_PROFILER', 'CORECLR_PROFILER'],
  },
];

/**
 * Why programs of the policy may not have a variable (threat S2); undefined when they may. Compares names
 * case-insensitively, as Windows does.
 */
export function whyWithheld(name: string): string | undefined {
  const upper = name.toUpperCase();
  return withheld.find(
    ({ names, prefixes }) => names.includes(upper) || prefixes.some((prefix) => upper.startsWith(prefix)),
  )?.why;
}

/** The name of an environment variable. */
const VariableName = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,127}$/, 'the name of a variable');

/** A variable that a program may have. Other names are invalid, since the program would never receive them. */
const GivenVariable = VariableName.superRefine((name, context) => {
  const why = whyWithheld(name);
  if (why === undefined) return;
  const message = `cannot be ${name}, which is never passed to a program: it ${why}`;
  context.addIssue({ code: 'custom', message });
});

/** How a program of the policy is started: without a shell, in a defined environment, with a time limit. */
const CommandLine = z.strictObject({
  /** Program and arguments, passed literally without a shell. */
  run: z.array(z.string().min(1).max(10_000)).min(1).max(200).readonly().optional(),
  /**
   * Starts one process for each matching directory that has changes; its paths are relative to that
   * directory.
   */
  cwd: FolderGlob.optional(),
  /** Names of variables that it gets in addition to PATH, HOME, LANG and TMPDIR. */
  env: z.array(GivenVariable).max(100).readonly().default([]),
  timeout: TimeLimit.default(600_000),
});

const words = z.array(z.string().min(1).max(200)).max(200).readonly();

/**
 * When a reviewer or verifier runs. An excluded one is not applicable: it neither reviewed nor is missing. In
 * `authors` and `labels` a leading `!` excludes.
 */
export const Applicability = z.strictObject({
  /** At least one changed path must match one of them. */
  paths: Globs.optional(),
  when: closedObject({
    authors: words.optional(),
    /** `false`: not for pull requests from forks. */
    forks: z.boolean().default(true),
    /** `false`: not for drafts. */
    drafts: z.boolean().default(true),
    labels: words.optional(),
    lanes: z.array(Lane).min(1).readonly().optional(),
  }).prefault({}),
});
export type Applicability = Readonly<z.infer<typeof Applicability>>;

/**
 * A check that is not a review: tests, types, a linter. It adds to the evidence pack and never gates by
 * itself.
 */
export const VerifierPolicy = closedObject({
  ...CommandLine.shape,
  ...Applicability.shape,
  timeout: TimeLimit.default(60_000),
  /** `exit-code`: 0 passes. Otherwise the format of its standard output. */
  format: z.enum(['exit-code', ...toolFormats]).default('exit-code'),
  /** Name of a check run: a finished one on the head is used instead of running again. */
  check: z.string().min(1).max(100).optional(),
}).refine(({ run, check }) => run !== undefined || check !== undefined, 'needs `run`, `check`, or both');
export type VerifierPolicy = z.infer<typeof VerifierPolicy>;

/**
 * Findings that a reviewer may report inline: on added lines, on lines in the diff, in files of the diff, or
 * anywhere.
 */
export const ReportScope = z.enum(['changed', 'diff', 'file', 'all']);
export type ReportScope = z.infer<typeof ReportScope>;

/** Where a reviewer works: in the checkout, or on fetched data in a separate folder. */
const Input = z.enum(['worktree', 'files']);
type Input = z.infer<typeof Input>;

/** The login of an app, with or without the `[bot]` that GitHub's pages show. Two keys share no schema, since that is described once. */
const appLogin = () =>
  z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,99}(?:\[bot\])?$/i, 'the login of an app, such as coderabbitai')
    .transform(accountName);

const markers = z.array(z.string().min(1).max(300)).max(50).readonly().default([]);

/** An app that reviews by itself, on the pull request. */
const App = z.union(
  [
    appLogin().transform((login) => ({ login, as: undefined, clean: [], refused: [] })),
    closedObject({
      login: appLogin(),
      /** The app in `docs/apps.md` whose comments look the same. */
      as: z.enum(Object.keys(apps)).optional(),
      /** How further comments begin that say that nothing was found, or that it did not review. */
      clean: markers,
      refused: markers,
    }),
  ],
  'the login of an app, such as coderabbitai, or `login`, `as`, `clean` and `refused`',
);

/** A check run of another app, whose annotations are findings. */
const AppCheck = closedObject({
  name: z.string().min(1).max(100),
  app: appLogin(),
});

/** Where the document of a reviewer comes from; without any of them, the workflow hands it over. */
const sources = ['run', 'app', 'check'] as const;

/** Keys that say how a program is started or answers. */
const programKeys = ['cwd', 'input', 'format', 'max-runs', 'min-change', 'cooldown', 'skip-when'] as const;

/** Whether a program's path is relative to the folder in which it starts. */
function isBelow(program: string): boolean {
  return /^(?!\/|[A-Za-z]:)[^\\]*\//.test(program);
}

/** When a full run of a pull request skips a reviewer whose earlier answer still counts, to save cost. */
const CostLimits = z.strictObject({
  /** Maximum number of runs of one pull request that start it. */
  'max-runs': z.number().int().min(1).max(1_000).optional(),
  /** Minimum number of lines changed since its last complete answer. */
  'min-change': z.number().int().min(1).max(100_000).optional(),
  /** Minimum time between two runs that start it. */
  cooldown: Duration.optional(),
  /**
   * Kinds of change since its last complete answer for which it is skipped. `only-comments` includes
   * `only-ignored`.
   */
  'skip-when': z.enum(['only-ignored', 'only-comments', 'same-change']).optional(),
});
export type CostLimits = Readonly<z.infer<typeof CostLimits>>;

/** Whether the policy limits a reviewer's cost. */
export function hasCostLimit(policy: CostLimits): boolean {
  return CostLimits.keyof().options.some((key) => policy[key] !== undefined);
}

const ReviewerKeys = closedObject({
  ...CommandLine.shape,
  ...Applicability.shape,
  app: App.optional(),
  check: AppCheck.optional(),
  /** How long the run that publishes waits for an app. Default: as the app needs it. */
  wait: Duration.optional(),
  /** `files`: it reads the review directory only and needs no checkout. Default: `inputOf` its format. */
  input: Input.optional(),
  /** Default: the kind that the format of its documents is made for. */
  kind: ReviewerKind.optional(),
  role: ReviewerRole.default('primary'),
  required: z.boolean().default(true),
  /** Required contract of the document; recognised by shape when absent. */
  format: ReviewFormat.optional(),
  contract: z.enum(policyInputs.contract.accepts).default(policyInputs.contract.default),
  /** Modes in which it runs; a reviewer tagged `quick` also reads new changes in `verify`. */
  modes: z.array(Mode).min(1).readonly().default(['full', 'verify']),
  /** Number of retries after a crash, a timeout or an empty answer. */
  retries: z.number().int().min(0).max(5).default(1),
  /** How often a document that breaks its contract is returned for correction. */
  repairs: z.number().int().min(0).max(3).default(1),
  /** Exit codes that are accepted with a complete, valid document. */
  'exit-codes': z.array(z.number().int().min(0).max(255)).min(1).readonly().default([0, 1]),
  /** Default: `changed` for tools, `all` for models. */
  report: ReportScope.optional(),
  suggestions: z.boolean().default(false),
  /**
   * `claims`: its event and verdict are ignored, its findings are weighed like others. `all`: a finding
   * that only it raised is shown and never blocks, and its agreement does not strengthen other reviewers'
   * findings.
   */
  advisory: z.enum(['none', 'claims', 'all']).default('none'),
  /**
   * Maximum number of its findings that are shown; the least severe beyond that are withheld, but never a
   * blocking one.
   */
  'max-findings': z.number().int().min(1).max(10_000).optional(),
  ...CostLimits.shape,
});
export type ReviewerPolicy = z.infer<typeof ReviewerKeys>;

/** Whether a reviewer is an app on the pull request, whose document only the publishing run makes. */
export function isApp({ app, check }: ReviewerPolicy): boolean {
  return app !== undefined || check !== undefined;
}

/**
 * Whether a reviewer gets only the evidence pack and the diff, as those that answer candidate findings do
 * (C3).
 */
export function readsPackOnly({ format }: Pick<ReviewerPolicy, 'format'>): boolean {
  return format === 'candidate-findings';
}

export function inputOf(policy: ReviewerPolicy): Input {
  return readsPackOnly(policy) ? 'files' : (policy.input ?? 'worktree');
}

/**
 * The policy of one reviewer. Every key is optional. Without `run` no program is started and its document is
 * received.
 */
export const ReviewerPolicy = ReviewerKeys.refine(
  (policy) => policy['skip-when'] !== 'same-change' || isModel(policy),
  '`skip-when: same-change` is for models: a tool reads a new base in no time',
)
  .refine(
    (policy) => !(readsPackOnly(policy) && policy.input === 'worktree'),
    '`format: candidate-findings` is answered from evidence pack and diff alone: leave `input` out',
  )
  .refine(
    (policy) => inputOf(policy) === 'worktree' || policy.cwd === undefined,
    'works in a folder of its own with `input: files`, so leave `cwd` out and select files with `paths`',
  )
  .refine(
    (policy) => inputOf(policy) === 'worktree' || !isBelow(policy.run?.[0] ?? ''),
    'works in a folder of its own with `input: files`, so `run` starts with a program on PATH or a whole path',
  )
  .superRefine((policy, { addIssue }) => {
    const named = sources.filter((key) => policy[key] !== undefined).map((key) => `\`${key}\``);
    if (named.length > 1)
      addIssue(`has ${named.join(' and ')}, and a reviewer has one source: keep one of them`);
    const idle = programKeys.filter((key) => policy[key] !== undefined).map((key) => `\`${key}\``);
    if (isApp(policy) && idle.length > 0)
      addIssue(`reviews by itself with ${named.join(' and ')}, so leave ${idle.join(' and ')} out`);
    if (!isApp(policy) && policy.wait !== undefined)
      addIssue('waits only for an app, so `wait` needs `app` or `check`');
  });

/** The policy of a reviewer that is not listed. */
export const defaultReviewer: ReviewerPolicy = ReviewerPolicy.parse({});

/** The kind that policy gives a reviewer: an app is a model, and a check run a tool, unless it says otherwise. */
export function statedKind({ kind, app, check }: ReviewerPolicy): ReviewerKind | undefined {
  if (kind !== undefined) return kind;
  if (check !== undefined) return 'tool';
  return app === undefined ? undefined : 'ai';
}

/** Whether it is an AI reviewer: by its `kind`, else by the format of its documents. */
export function isModel(policy: ReviewerPolicy): boolean {
  const { format } = policy;
  const kind = statedKind(policy);
  const isTool = kind === undefined ? format !== undefined && isToolFormat(format) : kind === 'tool';
  return !isTool;
}
