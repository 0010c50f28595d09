import { policyInputs } from './policy-inputs.ts';

/** What people read about a key. `example` is YAML; `default` is set only when the schema does not have it. */
interface PolicyKey {
  readonly meaning: string;
  readonly example: string;
  readonly default?: string;
}

const texts: Readonly<Record<string, PolicyKey>> = {
  version: { meaning: 'The version of this file. Required.', example: '1' },
  'merge.adjudicator': {
    meaning:
      'The reviewer, with `run` and `input: files`, that is asked whether findings of different reviewers near each other are one problem.',
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
  'policy.blocking.critical': {
    meaning: 'The minimum confidence with which a critical finding blocks; `never`: none blocks.',
    example: 'low',
  },
  'policy.blocking.high': {
    meaning: 'The minimum confidence with which a high finding blocks; `never`: none blocks.',
    example: 'medium',
  },
  'policy.blocking.medium': {
    meaning: 'The minimum confidence with which a medium finding blocks; `never`: none blocks.',
    example: 'high',
  },
  'policy.blocking.low': {
    meaning: 'The minimum confidence with which a low finding blocks; `never`: none blocks.',
    example: 'never',
  },
  'policy.blocking.info': {
    meaning: 'The minimum confidence with which an info finding blocks; `never`: none blocks.',
    example: 'never',
  },
  'policy.pre-existing': {
    meaning:
      '`ignore`: what was there before the change never blocks. `block`: it is weighed like everything else.',
    example: 'block',
  },
  'policy.corroboration.reviewers': {
    meaning:
      'How many independent reviewers must report the same problem for it to block, whatever their confidence. A dispute by a reviewer with `role: challenger` cancels that.',
    example: '3',
  },
  'policy.corroboration.from': { meaning: 'The minimum severity to which that applies.', example: 'medium' },
  'policy.overrides': {
    meaning:
      'Other rules for some files or categories. Where several apply, the last one wins. A finding in several files is weighed in each, and the strictest weight holds.',
    example: '[{ paths: [docs/**], blocking: { high: never } }]',
  },
  'policy.overrides[].paths': { meaning: 'Files that it applies to.', example: '[src/payments/**]' },
  'policy.overrides[].categories': {
    meaning:
      'Categories that it applies to; case, spaces, `-` and `_` do not matter. With `paths`, both must match.',
    example: '[security]',
  },
  'policy.overrides[].pre-existing': { meaning: 'Like `policy.pre-existing`, for these.', example: 'block' },
  'policy.overrides[].corroboration': {
    meaning: 'Like `policy.corroboration`, for these; `never`: agreement alone does not block.',
    example: 'never',
  },
  'policy.overrides[].inline-from': {
    meaning: 'Like `policy.inline-from`, for these. It changes where findings are shown, not the verdict.',
    example: 'high',
  },
  'policy.abort-on': {
    meaning: 'Categories for which one blocking finding makes the verdict `ABORT`.',
    example: '[data-loss]',
  },
  'policy.enforce': {
    meaning: '`false`: advisory only. The review comments, and the check is neutral: `Advisory: would fail`.',
    example: 'false',
  },
  'policy.drafts': {
    meaning:
      '`skip`: a draft is not reviewed until it is ready for review; until then its check blocks the merge.',
    example: 'skip',
  },
  'policy.refused': {
    meaning:
      'Findings that break their contract make the review incomplete; those up to this claimed severity do not.',
    example: 'low',
  },
  'policy.partial-coverage': {
    meaning:
      '`accept`: files that could not be read do not make the review incomplete. Approval is still withheld.',
    example: 'accept',
  },
  'policy.human-lanes': { meaning: 'Risk lanes in which only a human approves.', example: '[yellow, red]' },
  'policy.request-owners': {
    meaning:
      '`true`: owners of changed files (CODEOWNERS) are asked for a review where the risk lane, a finding or a dispute asks for a human. Teams are only named: a workflow token cannot ask them.',
    example: 'true',
  },
  'policy.envelope-steps': {
    meaning:
      '`text`: of a plan in the envelope format people are shown its text; steps are data, unless they block. `comments`: its steps are shown like other findings.',
    example: 'comments',
  },
  'policy.waived-by': {
    meaning: 'The minimum role that can waive a reviewer, unread files or the size for one head.',
    example: 'admin',
  },
  'policy.late': {
    meaning:
      '`report`: what a model finds only now on unchanged lines that it had read gets no comment and asks for no change; where it would block, a person decides. See [Late findings](memory.md#late-findings).',
    example: 'report',
  },
  'policy.follow-up.from': {
    meaning:
      'The minimum severity of open findings that an issue lists after the merge, next to all deferred ones; see [Follow-up](follow-up.md).',
    example: 'medium',
  },
  'policy.follow-up.most': {
    meaning: 'The maximum number of findings in that issue, 1 to 100.',
    example: '50',
  },
  'policy.human-approval.lanes': {
    meaning:
      'Risk lanes in which people approve a change before its gate passes; see [Approval by people](approvals.md).',
    example: '[red]',
  },
  'policy.human-approval.ai-authored': {
    meaning: '`true`: also where a commit has the signature of a tool that writes code, or that is unknown.',
    example: 'true',
  },
  'policy.human-approval.paths': {
    meaning: 'Also where one changed file matches.',
    example: "['migrations/**']",
  },
  'policy.human-approval.count': { meaning: 'How many people must approve, 1 to 10.', example: '2' },
  'policy.human-approval.by': { meaning: 'The minimum role of each of them.', example: 'maintain' },
  'policy.referee': {
    meaning:
      'The reviewer, with `run`, that is asked whether findings that one model alone raised hold against the code; see [Referee](merging.md#referee).',
    example: 'claude',
  },
  'policy.referee-from': {
    meaning: 'The minimum severity about which the referee is asked.',
    example: 'high',
  },
  'policy.referee-lifts': {
    meaning:
      '`high`: what the referee refutes does not block either, unless it is critical or aborts. The author of the change writes the code that it quotes.',
    example: 'high',
  },
  'policy.suppress': {
    meaning: 'Known false positives: withheld, with the reason. `pr-verdict suppress` writes an entry.',
    example: "[{ path: 'vendor/**', reason: not ours }]",
  },
  'policy.suppress[].reviewer': {
    meaning: 'The reviewer that wrote it. What another reviewer reports as well is not silenced.',
    example: 'eslint',
  },
  'policy.suppress[].category': {
    meaning: 'Its category; case, spaces, `-` and `_` do not matter.',
    example: 'style',
  },
  'policy.suppress[].path': {
    meaning: 'Files; every location must be in a matching one.',
    example: "'vendor/**'",
  },
  'policy.suppress[].fingerprint': {
    meaning:
      'Its fingerprint, from `explain` or `findings.json`. It also matches when the same reviewer reports it in other words, where an earlier run published it or the last review of a worktree had it on the same lines.',
    example: "'0123456789abcdef'",
  },
  'policy.suppress[].reason': { meaning: 'Why it is a false positive. Required.', example: 'generated code' },
  'policy.suppress[].until': { meaning: 'The last day on which it applies, in UTC.', example: '2030-12-31' },
  'policy.link-hosts': {
    meaning:
      "Hosts that posted links may lead to, in addition to the server's own and a built-in list of documentation sites such as `owasp.org`; other links show their address as code.",
    example: '[docs.example.com]',
  },
  'policy.overrides[].blocking.critical': {
    meaning: 'The minimum confidence with which a critical finding blocks; `never`: none blocks.',
    example: 'low',
  },
  'policy.overrides[].blocking.high': {
    meaning: 'The minimum confidence with which a high finding blocks; `never`: none blocks.',
    example: 'low',
  },
  'policy.overrides[].blocking.medium': {
    meaning: 'The minimum confidence with which a medium finding blocks; `never`: none blocks.',
    example: 'high',
  },
  'policy.overrides[].blocking.low': {
    meaning: 'The minimum confidence with which a low finding blocks; `never`: none blocks.',
    example: 'high',
  },
  'policy.overrides[].blocking.info': {
    meaning: 'The minimum confidence with which an info finding blocks; `never`: none blocks.',
    example: 'never',
  },
  'reviewers.<id>.run': {
    meaning: 'Program and arguments, without a shell. Without it nothing is started.',
    example: '[npx, eslint, --format, json, .]',
  },
  'reviewers.<id>.app': {
    meaning:
      'An app that reviews on the pull request by itself: its login, or a group of `login`, `as` (the app of `docs/apps.md` whose comments look the same), `clean` and `refused` (how its further comments begin that say that nothing was found, or that it did not review). In place of `run`.',
    example: 'coderabbitai',
  },
  'reviewers.<id>.check.name': {
    meaning:
      'Name of a check run of another app: its annotations are the findings of a tool. In place of `run`.',
    example: 'CodeQL',
  },
  'reviewers.<id>.check.app': {
    meaning: 'The app that makes it, as its address has it. Required.',
    example: 'github-advanced-security',
  },
  'reviewers.<id>.wait': {
    meaning:
      'How long the run that publishes waits for the app after its programs, as a number with `s`, `m` or `h`.',
    example: '10m',
    default: '`10m` for apps whose clean review is only a check or a reaction, else `0s`',
  },
  'reviewers.<id>.cwd': {
    meaning:
      'A pattern of folders. One process runs in each that has changes; its paths start there. `.` is the root, which `*` does not match. Not with `input: files`.',
    example: 'packages/*',
  },
  'reviewers.<id>.env': {
    meaning:
      'Variables that it gets in addition to `PATH`, `HOME`, `LANG` and `TMPDIR`. Those of the runner and of loaders are invalid.',
    example: '[ANTHROPIC_API_KEY]',
  },
  'reviewers.<id>.timeout': {
    meaning: 'How long it may take, as a number with `s`, `m` or `h`. Then its process group is ended.',
    example: '15m',
    default: '10m',
  },
  'reviewers.<id>.paths': { meaning: 'Only where one changed file matches.', example: "['src/**']" },
  'reviewers.<id>.when.authors': {
    meaning: 'Only for pull requests of these authors; `!` in front excludes one.',
    example: "['!dependabot[bot]']",
  },
  'reviewers.<id>.when.forks': { meaning: '`false`: not for pull requests from forks.', example: 'false' },
  'reviewers.<id>.when.drafts': {
    meaning: '`false`: not for drafts. Run the workflow again on `ready_for_review`.',
    example: 'false',
  },
  'reviewers.<id>.when.labels': {
    meaning: 'Only with one of these labels; `!` in front excludes one.',
    example: "['!skip-review']",
  },
  'reviewers.<id>.when.lanes': {
    meaning:
      'Only in these risk lanes of the evidence pack. Code in tests, MDX and SVG files is at least yellow here: names alone make nothing green.',
    example: '[yellow, red]',
  },
  'reviewers.<id>.input': {
    meaning:
      '`files`: it runs in a folder of its own with the fetched data and without a checkout, as workflows with the rights of the base require.',
    example: 'files',
    default: '`worktree`; `files` for `candidate-findings`',
  },
  'reviewers.<id>.kind': {
    meaning:
      '`tool`: findings on untouched lines are pre-existing, and a finding that it no longer reports is closed. `ai`: a model. Set it or `format` for a model, which could otherwise pose as a linter.',
    example: 'tool',
    default: "its format's",
  },
  'reviewers.<id>.role': {
    meaning:
      '`challenger`: it starts after the others and gets none of their findings. Its dispute cancels corroboration.',
    example: 'challenger',
  },
  'reviewers.<id>.required': { meaning: '`false`: the review is complete without it.', example: 'false' },
  'reviewers.<id>.format': {
    meaning: 'The contract that its documents must have.',
    example: 'sarif',
    default: 'recognised by shape',
  },
  'reviewers.<id>.modes': {
    meaning:
      'Runs that it takes part in. Add `quick` to a fast one. Without `verify` it is not asked about findings that are marked as fixed.',
    example: '[full, verify, quick]',
  },
  'reviewers.<id>.retries': {
    meaning: 'How often a crash, a timeout or an empty answer is tried again.',
    example: '2',
  },
  'reviewers.<id>.repairs': {
    meaning: 'How often a document that breaks its contract is sent back to be repaired.',
    example: '0',
  },
  'reviewers.<id>.exit-codes': {
    meaning: 'Accepted exit codes. One other than 0 needs a complete, valid document.',
    example: '[0, 1, 2]',
  },
  'reviewers.<id>.report': {
    meaning:
      'What it may report: added lines, lines of the diff, changed files, or anything. Other findings are withheld.',
    example: 'diff',
    default: '`changed` for tools, `all` for models',
  },
  'reviewers.<id>.suggestions': {
    meaning: 'Whether its replacements become suggestions that one click applies.',
    example: 'true',
  },
  'reviewers.<id>.advisory': {
    meaning:
      '`claims`: its event and verdict have no effect. `all`: its findings do not block either, and do not corroborate those of others.',
    example: 'claims',
  },
  'reviewers.<id>.max-findings': {
    meaning:
      'The maximum number of its findings that are shown; the least severe others are withheld and counted. A blocking finding is always shown.',
    example: '20',
  },
  'reviewers.<id>.max-runs': {
    meaning: 'How many runs of one pull request start it at most; see [Cost](#cost).',
    example: '5',
  },
  'reviewers.<id>.min-change': {
    meaning: 'It is skipped while fewer lines changed since its last whole answer; see [Cost](#cost).',
    example: '20',
  },
  'reviewers.<id>.cooldown': {
    meaning: 'It is skipped for this long after its last run, as a number with `s`, `m` or `h`.',
    example: '30m',
  },
  'reviewers.<id>.skip-when': {
    meaning:
      'It is skipped where nothing changed since its last whole answer but ignored files, or those and comments, see [Cost](#cost); `same-change`: where a rebase or a merge of the base left the same hunks at their places. Not for tools.',
    example: 'only-comments',
  },
  'verifiers.<id>.timeout': {
    meaning: 'How long it may take, as a number with `s`, `m` or `h`. Then its process group is ended.',
    example: '15m',
    default: '1m',
  },
  'verifiers.<id>.format': { meaning: 'What it prints; with `exit-code`, 0 passes.', example: 'eslint' },
  'verifiers.<id>.check': {
    meaning: 'Name of a check run: a finished one on the head is used instead of running the program.',
    example: 'CI / types',
  },
  'evidence.max-changed-lines': {
    meaning: 'Added lines above which a change is too large for one review.',
    example: '600',
  },
  'evidence.oversized': {
    meaning:
      '`review`: AI reviewers review a change that is too large as well. Without an AI reviewer the size is only advice.',
    example: 'review',
  },
  'evidence.ignore': { meaning: 'Files whose lines do not count.', example: "['**/*.snap']" },
  'evidence.lane': { meaning: 'The minimum risk lane of every change.', example: 'yellow' },
  'evidence.rules': {
    meaning: 'Own risk rules, in addition to the built-in ones.',
    example: '[{ factor: billing, severity: red, words: [invoice], why: It moves money. }]',
  },
  'evidence.rules[].factor': { meaning: 'Its name. Required.', example: 'billing' },
  'evidence.rules[].severity': { meaning: 'What it makes of the lane. Required.', example: 'red' },
  'evidence.rules[].words': { meaning: 'Words of a path segment.', example: '[invoice]' },
  'evidence.rules[].paths': { meaning: 'Files.', example: "['src/billing/**']" },
  'evidence.rules[].why': { meaning: 'What a reviewer should ask. Required.', example: 'It moves money.' },
  'paths.ignore': {
    meaning: 'Files that are not reviewed; findings on them are withheld.',
    example: "['dist/**']",
  },
};

/** Keys of reviewers that verifiers have as well. */
const sharedKeys = [
  ...['run', 'cwd', 'env', 'paths'],
  ...['when.authors', 'when.forks', 'when.drafts', 'when.labels', 'when.lanes'],
];

/**
 * Every key of the policy file, by its path: `[]` is an entry of a list, `<id>` a name that the user chooses.
 * The documentation page, the published schema and error messages use these texts.
 */
export const policyKeys: ReadonlyMap<string, PolicyKey> = new Map<string, PolicyKey>([
  ...Object.values(policyInputs).map(({ path, meaning, example }) => [path, { meaning, example }] as const),
  ...Object.entries(texts),
  ...Object.entries(texts).flatMap(([path, text]) => {
    const key = path.replace('reviewers.<id>.', '');
    return sharedKeys.includes(key) ? [[`verifiers.<id>.${key}`, text] as const] : [];
  }),
]);
