export const id = 8278;
export const ids = [8278];
export const modules = {

/***/ 43048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ Duration),
/* harmony export */   h: () => (/* binding */ TimeLimit)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const unitInMs = { s: 1_000, m: 60_000, h: 3_600_000 };
const Unit = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['s', 'm', 'h']);
const Duration = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^\d{1,5}[smh]$/, 'a number with its unit, such as 90s, 5m or 1h')
    .transform((text) => Number(text.slice(0, -1)) * unitInMs[Unit.parse(text.slice(-1))])
    .refine((ms) => ms <= 6 * unitInMs.h, 'must be at most 6h');
const TimeLimit = Duration.refine((ms) => ms > 0, 'must be at least 1s');


/***/ }),

/***/ 22631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ whyWithheld),
/* harmony export */   f: () => (/* binding */ tokenVariables)
/* harmony export */ });
const loaders = [
    ...['GLIBC_TUNABLES', 'GCONV_PATH', 'OPENSSL_CONF', 'OPENSSL_ENGINES', 'OPENSSL_MODULES'],
    ...['BASH_ENV', 'ENV', 'SHELLOPTS', 'BASHOPTS', 'PROMPT_COMMAND', 'PS4', 'IFS', 'ZDOTDIR'],
    ...['GIT_EXEC_PATH', 'GIT_SSH', 'GIT_SSH_COMMAND', 'GIT_ASKPASS', 'GIT_EXTERNAL_DIFF', 'GIT_PROXY_COMMAND'],
    ...['NODE_OPTIONS', 'NODE_PATH', 'NODE_REPL_EXTERNAL_MODULE'],
    ...['NPM_CONFIG_NODE_OPTIONS', 'NPM_CONFIG_SCRIPT_SHELL'],
    ...['PYTHONSTARTUP', 'PYTHONPATH', 'PYTHONHOME', 'PYTHONUSERBASE', 'PYTHONBREAKPOINT', 'PYTHONINSPECT'],
    ...['PERL5OPT', 'PERL5DB', 'PERL5LIB', 'PERLLIB', 'RUBYOPT', 'RUBYLIB', 'PHPRC', 'PHP_INI_SCAN_DIR'],
    ...['JAVA_TOOL_OPTIONS', '_JAVA_OPTIONS', 'JDK_JAVA_OPTIONS', 'CLASSPATH'],
    ...['DOTNET_STARTUP_HOOKS', 'LUA_INIT', 'R_PROFILE', 'R_PROFILE_USER', 'ERL_FLAGS', 'ERL_AFLAGS'],
];
const jobTokens = ['GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_ENTERPRISE_TOKEN', 'GH_ENTERPRISE_TOKEN'];
const tokenVariables = [
    ...jobTokens,
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
];
const withheld = [
    {
        why: "holds a token of the job; pass one of the program's own under another name",
        names: new Set(jobTokens),
        prefixes: [],
    },
    {
        why: "names a file of the runner's commands",
        names: new Set(['GITHUB_OUTPUT', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY']),
        prefixes: [],
    },
    {
        why: "is the runner's own, as its runtime and identity tokens are",
        names: new Set(),
        prefixes: ['ACTIONS_'],
    },
    { why: 'belongs to the step of this action', names: new Set(), prefixes: ['INPUT_', 'STATE_'] },
    { why: 'is set here for every program', names: new Set(), prefixes: ['PR_VERDICT_'] },
    {
        why: 'makes programs load code or settings that nobody reviewed',
        names: new Set(loaders),
        prefixes: ['LD_', 'DYLD_', 'GIT_CONFIG', 'COR_PROFILER', 'CORECLR_PROFILER'],
    },
];
function whyWithheld(name) {
    const upper = name.toUpperCase();
    return withheld.find(({ names, prefixes }) => names.has(upper) || prefixes.some((prefix) => upper.startsWith(prefix)))?.why;
}


/***/ }),

/***/ 54202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ Applicability)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86912);


const words = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).max(200)).max(200).readonly();
const Applicability = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    paths: _globs_js__WEBPACK_IMPORTED_MODULE_0__/* .Globs */ .E7.optional(),
    when: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        authors: words.optional(),
        forks: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true),
        drafts: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true),
        labels: words.optional(),
        lanes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['green', 'yellow', 'red']))
            .min(1)
            .readonly()
            .optional(),
    })
        .readonly()
        .prefault({}),
});


/***/ }),

/***/ 20772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J$: () => (/* binding */ Lane),
/* harmony export */   _0: () => (/* binding */ maxCorroborationReviewers),
/* harmony export */   iO: () => (/* binding */ FailOn),
/* harmony export */   m_: () => (/* binding */ Decisions)
/* harmony export */ });
/* unused harmony export Override */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _model_confidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32216);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96271);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86912);
/* harmony import */ var _suppression_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46780);





const BlockingFrom = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n([..._model_confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfidenceBand */ .Kt.options, 'never']);
const BlockingTable = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    critical: BlockingFrom.default('medium'),
    high: BlockingFrom.default('high'),
    medium: BlockingFrom.default('never'),
    low: BlockingFrom.default('never'),
    info: BlockingFrom.default('never'),
})
    .readonly();
const PreExisting = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['ignore', 'block']);
const maxCorroborationReviewers = 20;
const Corroboration = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    reviewers: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(2).max(maxCorroborationReviewers).default(2),
    from: _model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .Severity */ .AI.default('high'),
})
    .readonly();
const matchers = ['paths', 'categories'];
const settings = ['blocking', 'pre-existing', 'corroboration'];
const Override = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    paths: _globs_js__WEBPACK_IMPORTED_MODULE_2__/* .Globs */ .E7.optional(),
    categories: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).max(100)).max(100).readonly().optional(),
    blocking: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        critical: BlockingFrom.optional(),
        high: BlockingFrom.optional(),
        medium: BlockingFrom.optional(),
        low: BlockingFrom.optional(),
        info: BlockingFrom.optional(),
    })
        .readonly()
        .optional(),
    'pre-existing': PreExisting.optional(),
    corroboration: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('never'), Corroboration]).optional(),
})
    .refine((entry) => matchers.some((key) => (entry[key]?.length ?? 0) > 0), 'needs `paths` or `categories`')
    .refine((entry) => settings.some((key) => entry[key] !== undefined), 'needs `blocking`, `pre-existing` or `corroboration`')
    .readonly();
const Lane = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['green', 'yellow', 'red']);
const FailOn = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['none', 'WARN', 'FAIL', 'ABORT']);
const host = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'a bare host name in lower case, such as owasp.org');
const Decisions = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    blocking: BlockingTable.prefault({}),
    'pre-existing': PreExisting.default('ignore'),
    corroboration: Corroboration.optional(),
    overrides: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Override).max(100).readonly().default([]),
    'abort-on': zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).max(100)).max(100).readonly().default([]),
    'fail-on': FailOn.default('WARN'),
    approve: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().default(false),
    enforce: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().default(true),
    drafts: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['review', 'skip']).default('review'),
    'max-comments': zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0).max(50).default(30),
    'inline-from': _model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .Severity */ .AI.default('low'),
    refused: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['none', 'info', 'low', 'medium']).default('none'),
    'partial-coverage': zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['incomplete', 'accept']).default('incomplete'),
    'human-lanes': zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Lane).max(3).readonly().default(['red']),
    'request-owners': zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().default(false),
    suppress: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_suppression_js__WEBPACK_IMPORTED_MODULE_3__/* .Suppression */ .G).max(500).readonly().default([]),
    'waived-by': zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['write', 'maintain', 'admin']).default('maintain'),
    'link-hosts': zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(host).readonly().default([]),
})
    .readonly();


/***/ }),

/***/ 54917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ evidencePolicy),
/* harmony export */   bt: () => (/* binding */ defaultEvidencePolicy),
/* harmony export */   r$: () => (/* binding */ EvidenceSettings)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _model_change_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61056);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86912);



const words = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[\p{Ll}\p{Lo}\p{N}]+$/u, 'one word in lower case'))
    .max(200)
    .readonly();
const OwnRule = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    factor: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[a-z][a-z0-9-]{0,39}$/, 'lower case letters, digits and hyphens'),
    severity: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['moderate', 'red']),
    words: words.default([]),
    paths: _globs_js__WEBPACK_IMPORTED_MODULE_1__/* .Globs */ .E7.default([]),
    why: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).max(300),
})
    .readonly();
const EvidenceSettings = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    'max-changed-lines': zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1).default(1000),
    oversized: _model_change_size_js__WEBPACK_IMPORTED_MODULE_0__/* .OversizedPolicy */ .We.default('block'),
    ignore: _globs_js__WEBPACK_IMPORTED_MODULE_1__/* .Globs */ .E7.default([]),
    lane: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['yellow', 'red']).optional(),
    rules: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(OwnRule).max(100).readonly().default([]),
})
    .readonly();
function evidencePolicy(settings) {
    return {
        maxChangedLines: settings['max-changed-lines'],
        oversized: settings.oversized,
        isIgnored: (0,_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesAny */ ._I)(settings.ignore),
        ...(settings.lane !== undefined && { lane: settings.lane }),
        rules: settings.rules.map(({ paths, ...rule }) => ({ ...rule, paths: (0,_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesAny */ ._I)(paths) })),
    };
}
const defaultEvidencePolicy = evidencePolicy(EvidenceSettings.parse({}));


/***/ }),

/***/ 15174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ policyKeys)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96271);

const program = (timeout) => ({
    run: {
        meaning: 'Program and arguments, each as it is; no shell reads them. Without it nothing is started here.',
        example: '[npx, eslint, --format, json, .]',
    },
    cwd: {
        meaning: 'Folders to run in: one process for each matching folder that has changes.',
        example: 'packages/*',
    },
    env: {
        meaning: 'Variables that it gets in addition to `PATH`, `HOME`, `LANG` and `TMPDIR`. Those of the runner and of loaders are refused.',
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
function below(prefix, keys) {
    return Object.entries(keys).map(([key, value]) => [`${prefix}${key}`, value]);
}
function leastConfidence(examples) {
    return Object.fromEntries(_model_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity, index) => [
        severity,
        {
            meaning: `The minimum confidence with which a ${severity} finding blocks; \`never\`: none blocks.`,
            example: examples[index] ?? 'never',
        },
    ]));
}
const policyKeys = new Map([
    ...below('', {
        version: { meaning: 'The version of this file. Required.', example: '1' },
        hygiene: { meaning: '`false`: the built-in reviewer does not run.', example: 'false' },
        concurrency: {
            meaning: 'How many programs run at once at most, verifiers and then reviewers; a reviewer with `cwd` counts once for each folder.',
            example: '2',
            default: "the machine's cores",
        },
    }),
    ...below('policy.blocking.', leastConfidence(['low', 'medium', 'high', 'never', 'never'])),
    ...below('policy.', {
        'pre-existing': {
            meaning: '`ignore`: what was there before the change never blocks. `block`: it is weighed like everything else.',
            example: 'block',
        },
        'corroboration.reviewers': {
            meaning: 'How many independent reviewers must report the same problem for it to block, whatever their confidence. A dispute by a reviewer with `role: challenger` cancels that.',
            example: '3',
        },
        'corroboration.from': { meaning: 'The minimum severity to which that applies.', example: 'medium' },
        overrides: {
            meaning: 'Other blocking rules for some files or categories. Where several apply, the last one wins. A finding in several files is weighed in each, and the strictest weight holds.',
            example: '[{ paths: [docs/**], blocking: { high: never } }]',
        },
        'overrides[].paths': { meaning: 'Files that it applies to.', example: '[src/payments/**]' },
        'overrides[].categories': {
            meaning: 'Categories that it applies to; case, spaces, `-` and `_` do not matter. With `paths`, both must match.',
            example: '[security]',
        },
        'overrides[].pre-existing': { meaning: 'Like `policy.pre-existing`, for these.', example: 'block' },
        'overrides[].corroboration': {
            meaning: 'Like `policy.corroboration`, for these; `never`: agreement alone does not block.',
            example: 'never',
        },
        'abort-on': {
            meaning: 'Categories for which one blocking finding makes the verdict `ABORT`.',
            example: '[data-loss]',
        },
        'fail-on': {
            meaning: 'The minimum verdict that fails the gate; `none`: no verdict does.',
            example: 'FAIL',
        },
        approve: {
            meaning: 'Whether a clean review approves. Only this file can allow it; see [Approval](#approval).',
            example: 'true',
        },
        enforce: {
            meaning: '`false`: advisory only. The review comments, and the check is neutral: `Advisory: would fail`.',
            example: 'false',
        },
        drafts: {
            meaning: '`skip`: a draft is not reviewed until it is ready for review; until then its check blocks the merge.',
            example: 'skip',
        },
        'max-comments': {
            meaning: 'The maximum number of comments on lines and files; further findings go to the review body.',
            example: '10',
        },
        'inline-from': { meaning: 'The minimum severity that gets a comment.', example: 'medium' },
        refused: {
            meaning: 'Findings that break their contract make the review incomplete; those up to this claimed severity do not.',
            example: 'low',
        },
        'partial-coverage': {
            meaning: '`accept`: files that could not be read do not make the review incomplete. Approval is still withheld.',
            example: 'accept',
        },
        'human-lanes': { meaning: 'Risk lanes in which only a human approves.', example: '[yellow, red]' },
        'request-owners': {
            meaning: '`true`: owners of changed files (CODEOWNERS) are asked for a review where the risk lane, a finding or a dispute asks for a human. Teams are only named: a workflow token cannot ask them.',
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
            meaning: 'Its fingerprint, from `explain` or `findings.json`. It also matches when the same reviewer reports it in other words, where an earlier run published it or the last review of a worktree had it on the same lines.',
            example: "'0123456789abcdef'",
        },
        'suppress[].reason': { meaning: 'Why it is a false positive. Required.', example: 'generated code' },
        'suppress[].until': { meaning: 'The last day on which it applies, in UTC.', example: '2030-12-31' },
        'link-hosts': {
            meaning: "Hosts, in addition to the server's own, that posted links may lead to; other links show their address as code.",
            example: '[owasp.org]',
        },
    }),
    ...below('policy.overrides[].blocking.', leastConfidence(['low', 'low', 'high', 'high', 'never'])),
    ...below('reviewers.<id>.', program('10m')),
    ...below('reviewers.<id>.', {
        input: {
            meaning: '`files`: it reads the review directory only, so it needs no checkout and can review forks.',
            example: 'files',
            default: '`worktree`; `files` for `candidate-findings`',
        },
        kind: { meaning: 'Whether it is a model or a tool.', example: 'tool', default: "its format's" },
        role: {
            meaning: '`challenger`: it judges what the others found. Its dispute cancels corroboration.',
            example: 'challenger',
        },
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
            meaning: 'How often a document that breaks its contract is sent back to be repaired.',
            example: '0',
        },
        'exit-codes': {
            meaning: 'Exit codes that a complete, valid document may come with.',
            example: '[0, 1, 2]',
        },
        report: {
            meaning: 'What it may report: added lines, lines of the diff, changed files, or anything. Other findings are withheld.',
            example: 'diff',
            default: '`changed` for tools, `all` for models',
        },
        suggestions: {
            meaning: 'Whether its replacements become suggestions that one click applies.',
            example: 'true',
        },
        advisory: {
            meaning: '`claims`: its event and verdict have no effect. `all`: its findings do not block either, and do not corroborate those of others.',
            example: 'claims',
        },
        'max-findings': {
            meaning: 'The maximum number of its findings that are shown; the least severe others are withheld and counted. A blocking finding is always shown.',
            example: '20',
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
            meaning: '`review`: models review a change that is too large as well.',
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


/***/ }),

/***/ 6801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l7: () => (/* binding */ describedSchema),
/* harmony export */   tJ: () => (/* binding */ KeySchema)
/* harmony export */ });
/* unused harmony export keysOf */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _policy_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15174);


const KeySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    properties: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9()).optional(),
    items: zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9().optional(),
    additionalProperties: zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9().optional(),
    anyOf: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9()).optional(),
    enum: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    default: zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9().optional(),
    minimum: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
    maximum: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
});
function* keysOf(schema, path = '') {
    const { data: part } = KeySchema.safeParse(schema);
    if (part === undefined)
        return;
    const hasKeys = part.properties !== undefined || typeof part.additionalProperties === 'object';
    if (path !== '' && !path.endsWith('>') && !path.endsWith(']') && !hasKeys)
        yield { path, part };
    if (part.items !== undefined)
        yield* keysIn(part.items, `${path}[]`);
    if (typeof part.additionalProperties === 'object')
        yield* keysOf(part.additionalProperties, `${path}.<id>`);
    for (const [key, value] of Object.entries(part.properties ?? {}))
        yield* keysOf(value, path === '' ? key : `${path}.${key}`);
}
function* keysIn(items, path) {
    const { data: part } = KeySchema.safeParse(items);
    if (part?.properties !== undefined)
        yield* keysOf(items, path);
}
const Node = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9());
function describedSchema(schema, path = '') {
    const { data: node } = Node.safeParse(schema);
    if (node === undefined)
        return schema;
    const { properties, items, additionalProperties, ...rest } = node;
    const { data: keys } = Node.safeParse(properties);
    const told = _policy_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .policyKeys */ .f.get(path);
    return {
        ...rest,
        ...(told !== undefined && { description: told.meaning }),
        ...(keys !== undefined && {
            properties: Object.fromEntries(Object.entries(keys).map(([key, value]) => [
                key,
                describedSchema(value, path === '' ? key : `${path}.${key}`),
            ])),
        }),
        ...(items !== undefined && { items: describedSchema(items, `${path}[]`) }),
        ...(additionalProperties !== undefined && {
            additionalProperties: describedSchema(additionalProperties, `${path}.<id>`),
        }),
    };
}


/***/ }),

/***/ 96902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PE: () => (/* binding */ Policy),
  G4: () => (/* binding */ defaultPolicy),
  r2: () => (/* binding */ defaultPolicyPath)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/model/reviewer.js
var reviewer = __webpack_require__(34811);
// EXTERNAL MODULE: ./build/policy/decisions.js
var decisions = __webpack_require__(20772);
// EXTERNAL MODULE: ./build/policy/evidence-policy.js
var evidence_policy = __webpack_require__(54917);
// EXTERNAL MODULE: ./build/policy/globs.js
var globs = __webpack_require__(86912);
// EXTERNAL MODULE: ./build/policy/reviewer-policy.js
var reviewer_policy = __webpack_require__(21707);
// EXTERNAL MODULE: ./build/model/duration.js
var duration = __webpack_require__(43048);
// EXTERNAL MODULE: ./build/policy/applicability.js
var applicability = __webpack_require__(54202);
// EXTERNAL MODULE: ./build/policy/program-command.js
var program_command = __webpack_require__(47167);
;// CONCATENATED MODULE: ./build/policy/verifier-policy.js




const VerifierPolicy = schemas/* strictObject */.rej({
    ...program_command/* CommandLine */.w.shape,
    ...applicability/* Applicability */.W.shape,
    timeout: duration/* TimeLimit */.h.default(60_000),
    format: schemas/* enum */.k5n(['exit-code', 'sarif', 'rdjson', 'rdjsonl', 'eslint']).default('exit-code'),
    check: schemas/* string */.YjP().min(1).max(100).optional(),
})
    .refine(({ run, check }) => run !== undefined || check !== undefined, 'needs `run`, `check`, or both')
    .readonly();

;// CONCATENATED MODULE: ./build/policy/policy.js







const defaultPolicyPath = '.github/pr-verdict.yml';
const Policy = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    policy: decisions/* Decisions */.m_.prefault({}),
    reviewers: schemas/* record */.g1P(reviewer/* ChosenReviewerId */.dc, reviewer_policy/* ReviewerPolicy */.Mn).default({}),
    verifiers: schemas/* record */.g1P(reviewer/* ReviewerId */.dJ, VerifierPolicy).default({}),
    evidence: evidence_policy/* EvidenceSettings */.r$.prefault({}),
    paths: schemas/* strictObject */.rej({
        ignore: globs/* ExceptionGlobs */.RY.default([]),
    })
        .readonly()
        .prefault({}),
    hygiene: schemas/* boolean */.zMY().default(true),
    concurrency: schemas/* number */.aig().int().min(1).max(64).optional(),
})
    .readonly();
const defaultPolicy = Policy.parse({ version: 1 });


/***/ }),

/***/ 47167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ CommandLine)
/* harmony export */ });
/* unused harmony export VariableName */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var _model_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43048);
/* harmony import */ var _model_withheld_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22631);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86912);




const VariableName = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[A-Za-z_][A-Za-z0-9_]{0,127}$/, 'the name of a variable');
const GivenVariable = VariableName.superRefine((name, context) => {
    const why = (0,_model_withheld_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .whyWithheld */ .Q)(name);
    if (why === undefined)
        return;
    const message = `cannot be ${name}, which no program is given even when it is listed: it ${why}`;
    context.addIssue({ code: 'custom', message });
});
const CommandLine = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    run: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(10_000)).min(1).max(200).readonly().optional(),
    cwd: _globs_js__WEBPACK_IMPORTED_MODULE_2__/* .FolderGlob */ .HG.optional(),
    env: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(GivenVariable).max(100).readonly().default([]),
    timeout: _model_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeLimit */ .h.default(600_000),
});


/***/ }),

/***/ 21707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fi: () => (/* binding */ readsPackOnly),
/* harmony export */   Mn: () => (/* binding */ ReviewerPolicy),
/* harmony export */   XB: () => (/* binding */ defaultReviewer),
/* harmony export */   wg: () => (/* binding */ inputOf)
/* harmony export */ });
/* unused harmony export ReportScope */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _model_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9463);
/* harmony import */ var _model_reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34811);
/* harmony import */ var _applicability_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54202);
/* harmony import */ var _program_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47167);





const ReportScope = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['changed', 'diff', 'file', 'all']);
const Input = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['worktree', 'files']);
function readsPackOnly({ format }) {
    return format === 'candidate-findings';
}
function inputOf(policy) {
    return readsPackOnly(policy) ? 'files' : (policy.input ?? 'worktree');
}
function isBelow(program) {
    return /^(?!\/|[A-Za-z]:)[^\\]*\//.test(program);
}
const ReviewerPolicy = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    ..._program_command_js__WEBPACK_IMPORTED_MODULE_3__/* .CommandLine */ .w.shape,
    ..._applicability_js__WEBPACK_IMPORTED_MODULE_2__/* .Applicability */ .W.shape,
    input: Input.optional(),
    kind: _model_reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewerKind */ .UH.optional(),
    role: _model_reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewerRole */ .S7.default('primary'),
    required: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().default(true),
    format: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    contract: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['strict', 'lenient']).default('strict'),
    modes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_model_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .Mode */ .K).min(1).readonly().default(['full', 'verify']),
    retries: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0).max(5).default(1),
    repairs: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0).max(3).default(1),
    'exit-codes': zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0).max(255)).min(1).readonly().default([0, 1]),
    report: ReportScope.optional(),
    suggestions: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().default(false),
    advisory: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['none', 'claims', 'all']).default('none'),
    'max-findings': zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(1).max(10_000).optional(),
})
    .superRefine((policy, context) => {
    if (inputOf(policy) === 'worktree')
        return;
    const why = readsPackOnly(policy)
        ? '`format: candidate-findings`, whose reviewers get evidence pack and diff alone'
        : '`input: files`, which works in a folder of its own';
    const refuse = (key, message) => context.addIssue({ code: 'custom', path: [key], message });
    const [program = ''] = policy.run ?? [];
    if (policy.input === 'worktree')
        refuse('input', `cannot be worktree with ${why}: leave it out`);
    if (policy.cwd !== undefined) {
        refuse('cwd', `cannot stand with ${why}: leave it out, and say with \`paths\` when it is asked`);
    }
    if (isBelow(program)) {
        const instead = 'name a program on PATH or by its whole path, or give the script itself as an argument';
        refuse('run', `cannot start ${program.slice(0, 60)} with ${why}: ${instead}`);
    }
})
    .readonly();
const defaultReviewer = ReviewerPolicy.parse({});


/***/ }),

/***/ 46780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ Suppression)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var _model_reviewer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34811);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86912);



const Day = zod__WEBPACK_IMPORTED_MODULE_2__/* .date */ .p6();
const Suppression = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    reviewer: _model_reviewer_js__WEBPACK_IMPORTED_MODULE_0__/* .ReviewerId */ .dJ.optional(),
    category: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(100).optional(),
    path: _globs_js__WEBPACK_IMPORTED_MODULE_1__/* .FileGlob */ .Dp.optional(),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .regex(/^[0-9a-f]{16}$/, '16 hex digits')
        .optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(500),
    until: Day.optional(),
})
    .refine(({ reviewer, category, path, fingerprint }) => [reviewer, category, path, fingerprint].some((each) => each !== undefined), 'needs `reviewer`, `category`, `path` or `fingerprint`')
    .readonly();


/***/ })

};
