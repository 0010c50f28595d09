export const id = 9297;
export const ids = [9297];
export const modules = {

/***/ 29134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ schemaNames),
/* harmony export */   O: () => (/* binding */ jsonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(98439);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39713);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44256);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48301);
/* harmony import */ var _policy_policy_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15174);
/* harmony import */ var _candidate_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77265);
/* harmony import */ var _field_descriptions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70151);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99303);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96152);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26010);









const published = new Map([
    ..._model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .Fx.flatMap((name) => {
        const { title, schema } = _registry_js__WEBPACK_IMPORTED_MODULE_5__/* .registry */ .u[name];
        return schema === undefined ? [] : [[name, { title, schema }]];
    }),
    ['synthesized-findings', { title: 'C3: findings after synthesis', schema: _candidate_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .SynthesizedFindings */ .D9 }],
    ...Object.entries(_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW),
    ['policy', { title: '.github/pr-verdict.yml', schema: _policy_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .Policy */ .PE }],
]);
const version = 1;
const transportSuffix = '.transport';
function schemaNames() {
    const transports = new Set(_transport_js__WEBPACK_IMPORTED_MODULE_7__/* .transportFormats */ .u1);
    return [...published.keys()].flatMap((name) => transports.has(name) ? [name, `${name}${transportSuffix}`] : [name]);
}
function jsonSchema(name) {
    const transported = _transport_js__WEBPACK_IMPORTED_MODULE_7__/* .transportFormats */ .u1.find((format) => name === `${format}${transportSuffix}`);
    if (transported !== undefined)
        return (0,_transport_js__WEBPACK_IMPORTED_MODULE_7__/* .transportSchema */ .ls)(transported);
    const found = published.get(name);
    if (found === undefined)
        return undefined;
    const { $schema, ...rest } = zod__WEBPACK_IMPORTED_MODULE_8__/* .toJSONSchema */ .bl(found.schema, { io: 'input', target: 'draft-2020-12' });
    const described = name === 'policy'
        ? Object((0,_policy_policy_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .describedSchema */ .l7)(zod__WEBPACK_IMPORTED_MODULE_9__/* .json */ .Pq9().parse(rest)))
        : (0,_field_descriptions_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFields */ .V)(rest, _field_descriptions_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldDescriptions */ .w[name] ?? {});
    return { $schema, $id: `urn:pr-verdict:schema:${name}:${version}`, title: found.title, ...described };
}


/***/ }),

/***/ 15174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f8: () => (/* binding */ policyKeys),
/* harmony export */   l7: () => (/* binding */ describedSchema),
/* harmony export */   tJ: () => (/* binding */ KeySchema)
/* harmony export */ });
/* unused harmony export keysOf */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);


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
    return Object.fromEntries(_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity, index) => [
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
            meaning: "Hosts that posted links may lead to, in addition to the server's own and a built-in list of documentation sites such as `owasp.org`; other links show their address as code.",
            example: '[docs.example.com]',
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
            meaning: '`tolerant` reads whatever has one meaning; `strict` takes exactly what the contract says.',
            example: 'strict',
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
            meaning: '`review`: AI reviewers review a change that is too large as well. Without an AI reviewer the size is only advice.',
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
    const told = policyKeys.get(path);
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

/***/ 59297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:readline/promises"
var external_node_readline_promises_ = __webpack_require__(26848);
// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(37291);
// EXTERNAL MODULE: ./build/formats/schema-catalog.js
var schema_catalog = __webpack_require__(29134);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/project.js
var project = __webpack_require__(13411);
// EXTERNAL MODULE: ./build/model/text.js
var model_text = __webpack_require__(70271);
// EXTERNAL MODULE: ./build/tools/command-answer.js
var command_answer = __webpack_require__(15976);
;// CONCATENATED MODULE: ./build/tools/known-reviewers.js
const onRequest = () => false;
const known_reviewers_prompt = ['prompt.mjs'];
const hasRootFile = (pattern) => (facts) => facts.paths.some((path) => pattern.test(path));
const knownReviewers = [
    {
        id: 'eslint',
        policy: [
            'run: [node_modules/.bin/eslint, --format, json, --no-warn-ignored, .]',
            'format: eslint',
            "paths: ['**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx}']",
        ],
        isConfigured: hasRootFile(/^(eslint\.config\.[cm]?[jt]s|\.eslintrc(\.\w+)?)$/),
    },
    {
        id: 'biome',
        policy: [
            'run: [node_modules/.bin/biome, lint, --reporter=rdjson, --max-diagnostics=none, --no-errors-on-unmatched, .]',
            'format: rdjson',
            "paths: ['**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx,json,jsonc,css,graphql}']",
        ],
        isConfigured: hasRootFile(/^\.?biome\.jsonc?$/),
    },
    {
        id: 'ruff',
        policy: [
            'run: [ruff, check, --no-fix, --no-cache, --output-format=sarif, .]',
            'format: sarif',
            "paths: ['**/*.{py,pyi}']",
        ],
        setup: 'pipx install ruff==0.16.9',
        isConfigured: (facts) => hasRootFile(/^\.?ruff\.toml$/)(facts) || /^\[tool\.ruff\b/m.test(facts.read('pyproject.toml')),
    },
    {
        id: 'golangci-lint',
        policy: [
            'run:',
            '  - golangci-lint',
            '  - run',
            '  - --output.sarif.path=stdout',
            '  - --show-stats=false',
            '  - --path-mode=abs',
            '  - --max-issues-per-linter=0',
            '  - --max-same-issues=0',
            '  - ./...',
            'format: sarif',
            "paths: ['**/*.go', '**/go.{mod,sum}']",
        ],
        setup: 'go install github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.13.1\necho "$HOME/go/bin" >> "$GITHUB_PATH"',
        isConfigured: hasRootFile(/^\.golangci\.(ya?ml|toml|json)$/),
    },
    {
        id: 'semgrep',
        policy: [
            'run: [semgrep, scan, --config=p/default, --metrics=off, --disable-version-check, --quiet, --sarif, .]',
            'format: sarif',
            'timeout: 20m',
        ],
        setup: 'pipx install semgrep==1.185.0',
        isConfigured: hasRootFile(/^\.semgrep(\.ya?ml|\/.*)$/),
    },
    {
        id: 'claude-code',
        policy: [
            'run: [node, .github/reviewers/claude-code.mjs]',
            'env: [ANTHROPIC_API_KEY]',
            'format: review-output',
            'retries: 0',
            'timeout: 20m',
        ],
        setup: 'npm install --global --allow-scripts=@anthropic-ai/claude-code @anthropic-ai/claude-code@2.1.197',
        secret: { name: 'ANTHROPIC_API_KEY', variable: 'ANTHROPIC_API_KEY' },
        scripts: ['claude-code.mjs', ...known_reviewers_prompt],
        isConfigured: onRequest,
    },
    {
        id: 'codex',
        policy: [
            'run: [node, .github/reviewers/codex.mjs]',
            'env: [CODEX_API_KEY]',
            'format: review-output',
            'timeout: 20m',
        ],
        setup: 'npm install --global @openai/codex@0.169.0',
        secret: { name: 'OPENAI_API_KEY', variable: 'CODEX_API_KEY' },
        scripts: ['codex.mjs', ...known_reviewers_prompt],
        isConfigured: onRequest,
    },
    {
        id: 'gemini-cli',
        policy: [
            'run: [node, .github/reviewers/gemini-cli.mjs]',
            'env: [GEMINI_API_KEY]',
            'format: review-output',
            'timeout: 20m',
        ],
        setup: 'npm install --global @google/gemini-cli@0.61.0',
        secret: { name: 'GEMINI_API_KEY', variable: 'GEMINI_API_KEY' },
        scripts: ['gemini-cli.mjs', 'gemini-cli.toml', ...known_reviewers_prompt],
        isConfigured: onRequest,
    },
    {
        id: 'copilot-cli',
        policy: [
            'run: [node, .github/reviewers/copilot-cli.mjs]',
            'env: [COPILOT_GITHUB_TOKEN]',
            'format: review-output',
            'timeout: 20m',
        ],
        setup: 'npm install --global @github/copilot@1.0.102',
        secret: { name: 'COPILOT_GITHUB_TOKEN', variable: 'COPILOT_GITHUB_TOKEN' },
        scripts: ['copilot-cli.mjs', ...known_reviewers_prompt],
        isConfigured: onRequest,
    },
];

// EXTERNAL MODULE: ./build/tools/local-repository.js
var local_repository = __webpack_require__(66732);
// EXTERNAL MODULE: ./build/tools/propose-setup.js
var propose_setup = __webpack_require__(74506);
;// CONCATENATED MODULE: ./build/tools/init-command.js













const home = () => (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)(process.argv[1] ?? '.')), '..');
async function initCommand(options, shell) {
    const root = await (0,local_repository/* repositoryRoot */.H)(shell.cwd);
    const facts = await lookAround(root);
    const reviewers = chosenReviewers(options, facts);
    const { address, ref } = await ownAddress();
    const setup = { reviewers, layout: options.layout, address, ref, advisory: options.advisory === true };
    const proposed = [...(0,propose_setup/* proposeSetup */.g)(facts, setup), schemaFile(), ...scriptsOf(reviewers)];
    const kept = proposed.filter(({ path }) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, path)));
    const files = proposed.filter((each) => !kept.includes(each));
    const page = [
        `Reviewers: ${['hygiene (built in)', ...reviewers.map(({ id }) => id)].join(', ')}\n\n`,
        ...files.map(newFilePatch),
        ...kept.map(({ path }) => `${path} exists and stays as it is.\n`),
    ].join('');
    const isAgreed = files.length > 0 && (options.yes === true || (await consent(page, options, shell)));
    if (isAgreed)
        for (const each of files)
            await writeNew(root, each);
    const next = nextSteps({ isAgreed, files, reviewers, address });
    const data = {
        written: isAgreed ? files.map(({ path }) => path) : [],
        proposed: files,
        kept: kept.map(({ path }) => path),
        next,
    };
    const isShown = options.yes !== true && shell.isTerminal && files.length > 0;
    (0,command_answer/* answer */.ZF)({ data, page: `${isShown ? '' : `${page}\n`}${next.join('\n')}\n` }, options.output, shell);
    return 0;
}
async function lookAround(root) {
    const listed = (await (0,local_repository/* git */.$)(root, 'ls-files', '--cached', '--others', '--exclude-standard')) ?? '';
    const read = (path) => ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, path)) ? (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, path), 'utf8') : '');
    return { paths: listed.split('\n'), read };
}
function chosenReviewers({ reviewers }, facts) {
    const configured = knownReviewers.filter(({ isConfigured }) => isConfigured(facts));
    if (reviewers === undefined)
        return configured;
    return reviewers.split(',').map((name) => {
        const found = knownReviewers.find(({ id }) => id === name.trim());
        if (found !== undefined)
            return found;
        throw new failure/* Failure */.HR({
            kind: 'usage',
            code: 'COMMAND_LINE_INVALID',
            message: `There is no recipe for the reviewer ${JSON.stringify(name.trim())}`,
            fix: `Name some of ${knownReviewers.map(({ id }) => id).join(', ')}, or configure yours as docs/reviewers.md says.`,
        });
    });
}
async function ownAddress() {
    const remote = (await (0,local_repository/* git */.$)(home(), 'remote', 'get-url', 'origin')) ?? '';
    const [, address] = /[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote) ?? [];
    const commit = await (0,local_repository/* git */.$)(home(), 'rev-parse', 'HEAD');
    const isClone = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(home(), 'action.yml')) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(home(), '.git'));
    if (!isClone || address === undefined || commit === undefined)
        return { address: project/* project */.C.home, ref: 'v0' };
    return { address, ref: `${commit} # v${project/* project */.C.version}` };
}
function schemaFile() {
    return { path: '.github/pr-verdict.schema.json', content: (0,model_text/* jsonText */.s$)((0,schema_catalog/* jsonSchema */.O)('policy')) };
}
function scriptsOf(reviewers) {
    const names = new Set(reviewers.flatMap(({ scripts }) => scripts ?? []));
    return [...names].map((name) => ({
        path: `.github/reviewers/${name}`,
        content: (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(home(), 'docs/recipes/reviewers', name), 'utf8'),
    }));
}
function newFilePatch({ path, content }) {
    if (!/\.ya?ml$/.test(path))
        return `new file ${path} (${content.length} bytes)\n\n`;
    return `${(0,create/* createTwoFilesPatch */.ss)('/dev/null', path, '', content).replace(/^=+\n/, '')}\n`;
}
async function consent(page, { output }, shell) {
    if (output === 'agent' || !shell.isTerminal)
        return false;
    shell.say(page);
    const lines = (0,external_node_readline_promises_.createInterface)({ input: process.stdin, output: process.stderr });
    try {
        return /^y(es)?$/i.test((await lines.question('\nWrite these files? [y/N] ')).trim());
    }
    finally {
        lines.close();
    }
}
async function writeNew(root, { path, content }) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(root, path)), { recursive: true });
    await (0,promises_.writeFile)((0,external_node_path_.join)(root, path), content, { flag: 'wx' });
}
function nextSteps({ isAgreed, files, reviewers, address }) {
    if (files.length === 0)
        return ['Everything is there already. `pr-verdict doctor` checks it.'];
    if (!isAgreed)
        return ['Nothing was written. `pr-verdict init --yes` writes these files.'];
    const secrets = [...new Set(reviewers.flatMap(({ secret }) => secret?.name ?? []))];
    return [
        `Wrote ${files.map(({ path }) => path).join(', ')}.`,
        '',
        'Next:',
        ...(address === project/* project */.C.home
            ? [`- Replace ${project/* project */.C.home} in the workflows by the address of the action.`]
            : []),
        ...secrets.map((name) => `- Add the secret ${name}: gh secret set ${name}`),
        '- Commit the files and open a pull request. The policy takes effect once it is on the base branch.',
        '- Try the reviewers here first: pr-verdict run --trust-policy',
        '- Check the set-up: pr-verdict doctor',
    ];
}


/***/ }),

/***/ 66732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ git),
/* harmony export */   H: () => (/* binding */ repositoryRoot)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31612);



const run = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
const maxListingBytes = 2 ** 28;
async function git(cwd, ...args) {
    try {
        return (await run('git', [...args], { cwd, maxBuffer: maxListingBytes })).stdout.trim();
    }
    catch {
        return undefined;
    }
}
async function repositoryRoot(cwd) {
    const root = await git(cwd, 'rev-parse', '--show-toplevel');
    if (root !== undefined)
        return root;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR({
        kind: 'usage',
        code: 'LOCAL_NOT_A_WORKTREE',
        message: `There is no git repository in ${cwd}`,
        fix: 'Run this command in the repository that is to be reviewed.',
    });
}


/***/ })

};
