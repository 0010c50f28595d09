import { z } from 'zod';
import { severities } from '../model/finding.ts';
import { policyInputs } from './policy-inputs.ts';

/**
 * Description of one policy key. `example` is a value as YAML; `default` is set only when the schema does not
 * have it.
 */
interface PolicyKey {
  readonly meaning: string;
  readonly example: string;
  readonly default?: string;
}

/** `paths`, `when` and the keys that start a program, common to reviewers and verifiers. */
const program = (timeout: string): Readonly<Record<string, PolicyKey>> => ({
  run: {
    meaning: 'Program and arguments, without a shell. Without it nothing is started.',
    example: '[npx, eslint, --format, json, .]',
  },
  cwd: {
    meaning:
      'A pattern of folders. One process runs in each that has changes; its paths start there. `.` is the root, which `*` does not match. Not with `input: files`.',
    example: 'packages/*',
  },
  env: {
    meaning:
      'Variables that it gets in addition to `PATH`, `HOME`, `LANG` and `TMPDIR`. Those of the runner and of loaders are refused.',
    example: '[ANTHROPIC_API_KEY]',
  },
  timeout: {
    meaning: 'How long it may take, as a number with `s`, `m` or `h`. Then its process group is ended.',
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

/** One entry for each severity; `examples` are confidences, worst severity first. */
function leastConfidence(examples: readonly string[]): Readonly<Record<string, PolicyKey>> {
  return Object.fromEntries(
    severities.map((severity, index) => [
      severity,
      {
        meaning: `The minimum confidence with which a ${severity} finding blocks; \`never\`: none blocks.`,
        example: examples[index] ?? 'never',
      },
    ]),
  );
}

/**
 * Every key of the policy file, by its path: `[]` is an entry of a list, `<id>` a name that the user chooses.
 * The documentation page and the published schema use these texts.
 */
export const policyKeys: ReadonlyMap<string, PolicyKey> = new Map<string, PolicyKey>([
  ...Object.values(policyInputs).map(({ path, meaning, example }) => [path, { meaning, example }] as const),
  ...below('', {
    version: { meaning: 'The version of this file. Required.', example: '1' },
    'merge.adjudicator': {
      meaning:
        'The reviewer, with `run` and `input: files`, that is asked in one call whether somewhat similar findings are one problem.',
      example: 'claude',
    },
    hygiene: { meaning: '`false`: the built-in reviewer does not run.', example: 'false' },
    reports: {
      meaning:
        'The folder in which a worktree keeps a report of each full review, to commit; only this one is possible. Without it reports stay in the review directory.',
      example: 'docs/code-reviews',
    },
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
        'How many independent reviewers must report the same problem for it to block, whatever their confidence. A dispute by a reviewer with `role: challenger` cancels that.',
      example: '3',
    },
    'corroboration.from': { meaning: 'The minimum severity to which that applies.', example: 'medium' },
    overrides: {
      meaning:
        'Other rules for some files or categories. Where several apply, the last one wins. A finding in several files is weighed in each, and the strictest weight holds.',
      example: '[{ paths: [docs/**], blocking: { high: never } }]',
    },
    'overrides[].paths': { meaning: 'Files that it applies to.', example: '[src/payments/**]' },
    'overrides[].categories': {
      meaning:
        'Categories that it applies to; case, spaces, `-` and `_` do not matter. With `paths`, both must match.',
      example: '[security]',
    },
    'overrides[].pre-existing': { meaning: 'Like `policy.pre-existing`, for these.', example: 'block' },
    'overrides[].corroboration': {
      meaning: 'Like `policy.corroboration`, for these; `never`: agreement alone does not block.',
      example: 'never',
    },
    'overrides[].inline-from': {
      meaning: 'Like `policy.inline-from`, for these. It changes where findings are shown, not the verdict.',
      example: 'high',
    },
    'abort-on': {
      meaning: 'Categories for which one blocking finding makes the verdict `ABORT`.',
      example: '[data-loss]',
    },
    enforce: {
      meaning:
        '`false`: advisory only. The review comments, and the check is neutral: `Advisory: would fail`.',
      example: 'false',
    },
    drafts: {
      meaning:
        '`skip`: a draft is not reviewed until it is ready for review; until then its check blocks the merge.',
      example: 'skip',
    },
    refused: {
      meaning:
        'Findings that break their contract make the review incomplete; those up to this claimed severity do not.',
      example: 'low',
    },
    'partial-coverage': {
      meaning:
        '`accept`: files that could not be read do not make the review incomplete. Approval is still withheld.',
      example: 'accept',
    },
    'human-lanes': { meaning: 'Risk lanes in which only a human approves.', example: '[yellow, red]' },
    'request-owners': {
      meaning:
        '`true`: owners of changed files (CODEOWNERS) are asked for a review where the risk lane, a finding or a dispute asks for a human. Teams are only named: a workflow token cannot ask them.',
      example: 'true',
    },
    'waived-by': {
      meaning: 'The minimum role that can waive a reviewer, unread files or the size for one head.',
      example: 'admin',
    },
    suppress: {
      meaning: 'Known false positives: withheld, with the reason. `pr-verdict suppress` writes an entry.',
      example: "[{ path: 'vendor/**', reason: not ours }]",
    },
    'suppress[].reviewer': {
      meaning: 'The reviewer that wrote it. What another reviewer reports as well is not silenced.',
      example: 'eslint',
    },
    'suppress[].category': {
      meaning: 'Its category; case, spaces, `-` and `_` do not matter.',
      example: 'style',
    },
    'suppress[].path': {
      meaning: 'Files; every location must be in a matching one.',
      example: "'vendor/**'",
    },
    'suppress[].fingerprint': {
      meaning:
        'Its fingerprint, from `explain` or `findings.json`. It also matches when the same reviewer reports it in other words, where an earlier run published it or the last review of a worktree had it on the same lines.',
      example: "'0123456789abcdef'",
    },
    'suppress[].reason': { meaning: 'Why it is a false positive. Required.', example: 'generated code' },
    'suppress[].until': { meaning: 'The last day on which it applies, in UTC.', example: '2030-12-31' },
    'link-hosts': {
      meaning:
        "Hosts that posted links may lead to, in addition to the server's own and a built-in list of documentation sites such as `owasp.org`; other links show their address as code.",
      example: '[docs.example.com]',
    },
  }),
  ...below('policy.overrides[].blocking.', leastConfidence(['low', 'low', 'high', 'high', 'never'])),
  ...below('reviewers.<id>.', program('10m')),
  ...below('reviewers.<id>.', {
    input: {
      meaning:
        '`files`: it runs in a folder of its own with the fetched data and without a checkout, as workflows with the rights of the base require.',
      example: 'files',
      default: '`worktree`; `files` for `candidate-findings`',
    },
    kind: {
      meaning:
        '`tool`: findings on untouched lines are pre-existing, and a finding that it no longer reports is closed. `ai`: a model.',
      example: 'tool',
      default: "its format's",
    },
    role: {
      meaning:
        '`challenger`: it starts after the others and gets none of their findings. Its dispute cancels corroboration.',
      example: 'challenger',
    },
    required: { meaning: '`false`: the review is complete without it.', example: 'false' },
    format: {
      meaning: 'The contract that its documents must have.',
      example: 'sarif',
      default: 'recognised by shape',
    },
    modes: {
      meaning:
        'Runs that it takes part in. Add `quick` to a fast one. Without `verify` it is not asked about findings that are marked as fixed.',
      example: '[full, verify, quick]',
    },
    retries: { meaning: 'How often a crash, a timeout or an empty answer is tried again.', example: '2' },
    repairs: {
      meaning: 'How often a document that breaks its contract is sent back to be repaired.',
      example: '0',
    },
    'exit-codes': {
      meaning: 'Accepted exit codes. One other than 0 needs a complete, valid document.',
      example: '[0, 1, 2]',
    },
    report: {
      meaning:
        'What it may report: added lines, lines of the diff, changed files, or anything. Other findings are withheld.',
      example: 'diff',
      default: '`changed` for tools, `all` for models',
    },
    suggestions: {
      meaning: 'Whether its replacements become suggestions that one click applies.',
      example: 'true',
    },
    advisory: {
      meaning:
        '`claims`: its event and verdict have no effect. `all`: its findings do not block either, and do not corroborate those of others.',
      example: 'claims',
    },
    'max-findings': {
      meaning:
        'The maximum number of its findings that are shown; the least severe others are withheld and counted. A blocking finding is always shown.',
      example: '20',
    },
    'max-runs': {
      meaning: 'How many runs of one pull request start it at most; see [Cost](#cost).',
      example: '5',
    },
    'min-change': {
      meaning: 'It is skipped while fewer lines changed since its last whole answer.',
      example: '20',
    },
    cooldown: {
      meaning: 'It is skipped for this long after its last run, as a number with `s`, `m` or `h`.',
      example: '30m',
    },
    'skip-when': {
      meaning:
        'It is skipped where nothing changed since its last whole answer but ignored files, or those and comments on lines of their own.',
      example: 'only-comments',
    },
  }),
  ...below('verifiers.<id>.', program('1m')),
  ...below('verifiers.<id>.', {
    format: { meaning: 'What it prints; with `exit-code`, 0 passes.', example: 'eslint' },
    check: {
      meaning: 'Name of a check run: a finished one on the head is used instead of running the program.',
      example: 'CI / types',
    },
  }),
  ...below('evidence.', {
    'max-changed-lines': {
      meaning: 'Added lines above which a change is too large for one review.',
      example: '600',
    },
    oversized: {
      meaning:
        '`review`: AI reviewers review a change that is too large as well. Without an AI reviewer the size is only advice.',
      example: 'review',
    },
    ignore: { meaning: 'Files whose lines do not count.', example: "['**/*.snap']" },
    lane: { meaning: 'The minimum risk lane of every change.', example: 'yellow' },
    rules: {
      meaning: 'Own risk rules, in addition to the built-in ones.',
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
      meaning: 'Files that are not reviewed; findings on them are withheld.',
      example: "['dist/**']",
    },
  }),
]);

/** The properties of a JSON Schema that define keys. */
export const KeySchema = z.looseObject({
  properties: z.record(z.string(), z.json()).optional(),
  items: z.json().optional(),
  additionalProperties: z.json().optional(),
  anyOf: z.array(z.json()).optional(),
  enum: z.array(z.string()).optional(),
  type: z.string().optional(),
  default: z.json().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});
export type KeySchema = z.infer<typeof KeySchema>;

/**
 * Every key that holds a value, by its path: `[]` is an entry of a list, `<id>` a name that the user chooses.
 * A key whose value has keys itself is left out, unless it is a list.
 */
export function* keysOf(
  schema: unknown,
  path = '',
): Generator<{ readonly path: string; readonly part: KeySchema }> {
  const { data: part } = KeySchema.safeParse(schema);
  if (part === undefined) return;
  const hasKeys = part.properties !== undefined || typeof part.additionalProperties === 'object';
  if (path !== '' && !path.endsWith('>') && !path.endsWith(']') && !hasKeys) yield { path, part };
  if (part.items !== undefined) yield* keysIn(part.items, `${path}[]`);
  if (typeof part.additionalProperties === 'object') yield* keysOf(part.additionalProperties, `${path}.<id>`);
  for (const [key, value] of Object.entries(part.properties ?? {}))
    yield* keysOf(value, path === '' ? key : `${path}.${key}`);
}

/** The keys of a list's entries; none when the entries are single values. */
function* keysIn(
  items: unknown,
  path: string,
): Generator<{ readonly path: string; readonly part: KeySchema }> {
  const { data: part } = KeySchema.safeParse(items);
  if (part?.properties !== undefined) yield* keysOf(items, path);
}

type Json = z.infer<ReturnType<typeof z.json>>;

const Node = z.record(z.string(), z.json());

/** The policy's JSON Schema with a description of every key, for editors. */
export function describedSchema(schema: Json, path = ''): Json {
  const { data: node } = Node.safeParse(schema);
  if (node === undefined) return schema;
  const { properties, items, additionalProperties, ...rest } = node;
  const { data: keys } = Node.safeParse(properties);
  const described = policyKeys.get(path);
  return {
    ...rest,
    ...(described !== undefined && { description: described.meaning }),
    ...(keys !== undefined && {
      properties: Object.fromEntries(
        Object.entries(keys).map(([key, value]) => [
          key,
          describedSchema(value, path === '' ? key : `${path}.${key}`),
        ]),
      ),
    }),
    ...(items !== undefined && { items: describedSchema(items, `${path}[]`) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: describedSchema(additionalProperties, `${path}.<id>`),
    }),
  };
}
