import { severities } from '../../domain/severity.ts';

/** What one key of the policy file means. `example` is a value as YAML; `default` only where the schema cannot say it. */
export interface PolicyKey {
  readonly meaning: string;
  readonly example: string;
  readonly default?: string;
}

/** `paths`, `when` and what starts a program, which reviewers and verifiers have in common. */
const program = (timeout: string): Readonly<Record<string, PolicyKey>> => ({
  run: {
    meaning: 'Program and arguments, each as it is; no shell reads them. Without it nothing is started here.',
    example: '[npx, eslint, --format, json, .]',
  },
  cwd: {
    meaning: 'Folders to run in: one process for each matching folder that has changes.',
    example: 'packages/*',
  },
  env: {
    meaning:
      'Variables that it gets beside `PATH`, `HOME`, `LANG` and `TMPDIR`. Those of the runner and of loaders are refused.',
    example: '[ANTHROPIC_API_KEY]',
  },
  timeout: {
    meaning: 'How long it may take, as a number with `s`, `m` or `h`.',
    example: '15m',
    default: timeout,
  },
  paths: { meaning: 'Only where one changed file matches.', example: "['src/**']" },
  'when.authors': {
    meaning: 'Only for pull requests of these authors; `!` in front excludes one.',
    example: "['!dependabot[bot]']",
  },
  'when.forks': { meaning: '`false`: not for pull requests from forks.', example: 'false' },
  'when.drafts': { meaning: '`false`: not for drafts.', example: 'false' },
  'when.labels': {
    meaning: 'Only with one of these labels; `!` in front excludes one.',
    example: "['!skip-review']",
  },
  'when.lanes': { meaning: 'Only in these risk lanes of the evidence pack.', example: '[yellow, red]' },
});

function below(
  prefix: string,
  keys: Readonly<Record<string, PolicyKey>>,
): readonly (readonly [string, PolicyKey])[] {
  return Object.entries(keys).map(([key, value]) => [`${prefix}${key}`, value] as const);
}

/** A row for each severity; `examples` are confidences, worst severity first. */
function leastConfidence(examples: readonly string[]): Readonly<Record<string, PolicyKey>> {
  return Object.fromEntries(
    severities.map((severity, index) => [
      severity,
      {
        meaning: `The least confidence with which a finding of severity ${severity} blocks; \`never\` for none.`,
        example: examples[index] ?? 'never',
      },
    ]),
  );
}

/**
 * Every key of the policy file, by its path: `[]` is an entry of a list, `<id>` a name of the user's own. The page
 * and the published schema take their words from here.
 */
export const policyKeys: ReadonlyMap<string, PolicyKey> = new Map([
  ...below('', {
    version: { meaning: 'The version of this file. Required.', example: '1' },
    hygiene: { meaning: '`false`: the built-in reviewer does not run.', example: 'false' },
    concurrency: {
      meaning:
        'How many programs run at once at most, verifiers and then reviewers; a reviewer with `cwd` counts once for each folder.',
      example: '2',
      default: "the machine's cores",
    },
  }),
  ...below('policy.blocking.', leastConfidence(['low', 'medium', 'high', 'never', 'never'])),
  ...below('policy.', {
    'pre-existing': {
      meaning:
        '`ignore`: what was there before the change never blocks. `block`: it is weighed like everything else.',
      example: 'block',
    },
    'corroboration.reviewers': {
      meaning:
        'Blocks what so many independent reviewers agree on, however sure they are. Not where one disputes it.',
      example: '3',
    },
    'corroboration.from': { meaning: 'The mildest severity to which that applies.', example: 'medium' },
    overrides: {
      meaning:
        'Other rules of blocking for some places. Of several that apply, the last says it. A finding in several files is weighed in each, and the strictest weight holds.',
      example: '[{ paths: [docs/**], blocking: { high: never } }]',
    },
    'overrides[].paths': { meaning: 'Files that it applies to.', example: '[src/payments/**]' },
    'overrides[].categories': {
      meaning: 'Categories that it applies to, however they are written. With `paths`, both must hold.',
      example: '[security]',
    },
    'overrides[].pre-existing': { meaning: 'As `policy.pre-existing`, here.', example: 'block' },
    'overrides[].corroboration': {
      meaning: 'As `policy.corroboration`, here; `never` where agreement alone shall not block.',
      example: 'never',
    },
    'abort-on': {
      meaning: 'Categories of which one blocking finding makes the verdict `ABORT`.',
      example: '[data-loss]',
    },
    'fail-on': { meaning: 'The mildest verdict that fails the gate.', example: 'FAIL' },
    approve: {
      meaning: 'Whether a clean review approves. Only this file can allow it; see [Approval](#approval).',
      example: 'true',
    },
    enforce: {
      meaning:
        '`false`: everything is advice. The review comments, and the check is neutral: `Advisory: would fail`.',
      example: 'false',
    },
    drafts: {
      meaning: '`skip`: a draft waits until it is ready for review; its check lets no merge pass meanwhile.',
      example: 'skip',
    },
    'max-comments': {
      meaning: 'The most comments on lines and files; the rest goes to the text.',
      example: '10',
    },
    'inline-from': { meaning: 'The mildest severity that gets a comment.', example: 'medium' },
    refused: {
      meaning:
        'Findings that break their contract make the review incomplete, except up to this claimed severity.',
      example: 'low',
    },
    'partial-coverage': {
      meaning:
        '`accept`: files that could not be read leave the review complete. Approval is still withheld.',
      example: 'accept',
    },
    'human-lanes': { meaning: 'Risk lanes in which only a human approves.', example: '[yellow, red]' },
    'request-owners': {
      meaning:
        'Whether the people who own changed files (CODEOWNERS) are asked for a review where the lane, a finding or a dispute asks for a human. Teams are only named: a workflow token cannot ask them.',
      example: 'true',
    },
    'waived-by': {
      meaning: 'The role it takes to waive a reviewer, unread files or the size for one head.',
      example: 'admin',
    },
    suppress: {
      meaning: 'Known false positives: withheld, with the reason. `pr-verdict suppress` writes an entry.',
      example: "[{ path: 'vendor/**', reason: not ours }]",
    },
    'suppress[].reviewer': { meaning: 'Nobody but this reviewer saw it.', example: 'eslint' },
    'suppress[].category': { meaning: 'Its category, however it is written.', example: 'style' },
    'suppress[].path': { meaning: 'Each of its places lies in a matching file.', example: "'vendor/**'" },
    'suppress[].fingerprint': {
      meaning:
        'The finding itself, as `explain` and `findings.json` have it. Where it was published before, or the last review of a work tree had it on the same lines, also in other words.',
      example: "'0123456789abcdef'",
    },
    'suppress[].reason': { meaning: 'Why it is false. Required.', example: 'generated code' },
    'suppress[].until': { meaning: 'The last day on which it holds, in UTC.', example: '2030-12-31' },
    'link-hosts': {
      meaning:
        "Hosts besides the server's own that posted links may lead to; other links show their address as code.",
      example: '[owasp.org]',
    },
  }),
  ...below('policy.overrides[].blocking.', leastConfidence(['low', 'low', 'high', 'high', 'never'])),
  ...below('reviewers.<id>.', program('10m')),
  ...below('reviewers.<id>.', {
    input: {
      meaning: '`files`: it reads the review directory only, so it needs no checkout and may serve forks.',
      example: 'files',
      default: '`worktree`; `files` for `candidate-findings`',
    },
    kind: { meaning: 'Whether it is a model or a tool.', example: 'tool', default: "its format's" },
    role: { meaning: '`challenger`: it judges what the others found.', example: 'challenger' },
    required: { meaning: '`false`: the review is complete without it.', example: 'false' },
    format: {
      meaning: 'The contract that its documents must have.',
      example: 'sarif',
      default: 'recognised by shape',
    },
    contract: {
      meaning: '`lenient`: prose around its document is stripped, broken syntax repaired and reported.',
      example: 'lenient',
    },
    modes: { meaning: 'Runs that it takes part in.', example: '[full, verify, quick]' },
    retries: { meaning: 'How often a crash, a timeout or an empty answer is tried again.', example: '2' },
    repairs: {
      meaning: 'How often a document that breaks its contract is handed back to be mended.',
      example: '0',
    },
    'exit-codes': {
      meaning: 'Exit codes that a complete, valid document may come with.',
      example: '[0, 1, 2]',
    },
    report: {
      meaning:
        'What it may report: added lines, lines of the diff, changed files, or anything. Beyond is withheld.',
      example: 'diff',
      default: '`changed` for tools, `all` for models',
    },
    suggestions: {
      meaning: 'Whether its replacements become suggestions that one click applies.',
      example: 'true',
    },
    advisory: {
      meaning:
        '`claims`: its event and verdict tighten nothing. `all`: nor does anything that only it finds block; what others say as well gets neither severity nor confidence from it.',
      example: 'claims',
    },
    'max-findings': {
      meaning:
        'The most of its findings that are shown; the least are withheld and counted. Never one that blocks.',
      example: '20',
    },
  }),
  ...below('verifiers.<id>.', program('1m')),
  ...below('verifiers.<id>.', {
    format: { meaning: 'What it prints; with `exit-code`, 0 passes.', example: 'eslint' },
    check: {
      meaning: 'Name of a check run: one that has finished on the head serves instead of running again.',
      example: 'CI / types',
    },
  }),
  ...below('evidence.', {
    'max-changed-lines': {
      meaning: 'Added lines above which a change is too large for one review.',
      example: '600',
    },
    oversized: {
      meaning: '`review`: models get a change that is too large all the same.',
      example: 'review',
    },
    ignore: { meaning: 'Files whose lines do not count.', example: "['**/*.snap']" },
    lane: { meaning: 'The least risk lane of every change.', example: 'yellow' },
    rules: {
      meaning: 'Own risk rules, beside the built-in ones.',
      example: '[{ factor: billing, severity: red, words: [invoice], why: It moves money. }]',
    },
    'rules[].factor': { meaning: 'Its name. Required.', example: 'billing' },
    'rules[].severity': { meaning: 'What it makes of the lane. Required.', example: 'red' },
    'rules[].words': { meaning: 'Words of a path segment.', example: '[invoice]' },
    'rules[].paths': { meaning: 'Files.', example: "['src/billing/**']" },
    'rules[].why': { meaning: 'What a reviewer should ask. Required.', example: 'It moves money.' },
  }),
  ...below('paths.', {
    ignore: {
      meaning: 'Files that nobody is asked to review; findings on them are withheld.',
      example: "['dist/**']",
    },
  }),
]);
