export const id = 8431;
export const ids = [8431];
export const modules = {

/***/ 92546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ validatePage),
/* harmony export */   p: () => (/* binding */ suppressPage)
/* harmony export */ });
/* harmony import */ var _markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96787);
/* harmony import */ var _markdown_serialize_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11428);
/* harmony import */ var _markdown_untrusted_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33866);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70271);




const options = { redact: (line) => line };
function words(line) {
    return (0,_markdown_untrusted_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(line, options);
}
function suppressPage(input) {
    const { config, state, entries, id } = input;
    const isNew = state !== 'unchanged';
    return (0,_markdown_serialize_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .serialize */ .lK)([
        (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(config), (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(isNew ? ` (${state}), ` : ' has it already, '), (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)('policy.suppress'), (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(':')),
        (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeFence */ .d6)('yaml', entries.trimEnd()),
        ...(isNew
            ? [
                (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(id), (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(' is withheld from now on in this work tree, and on pull requests once this is merged.')),
            ]
            : []),
    ]);
}
function problemItem(file, problem) {
    const { path, line, column, rule, grade, message, recommendation } = problem;
    const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
    return [
        (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(place), (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(grade === 'deviation' ? ' warning ' : ' error '), ...[rule, path].flatMap((each) => each === undefined || each === '' ? [] : [(0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(each), (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(' ')]), ...words([message, recommendation ?? ''].join(' '))),
    ];
}
function validatePage(input) {
    const { file, kind, problems, omitted = 0 } = input;
    const valid = (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(file), (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`: valid ${kind}`));
    return (0,_markdown_serialize_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .serialize */ .lK)([
        problems.length === 0 ? valid : (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(problems.map((problem) => problemItem(file, problem))),
        ...(omitted === 0 ? [] : [(0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`… and ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(omitted, 'more problem')}.`))]),
    ]);
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

/***/ 496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ ZipRefused),
/* harmony export */   kd: () => (/* binding */ gunzip),
/* harmony export */   ue: () => (/* binding */ readZip)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);

function gunzip(bytes, limit) {
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(bytes, { maxOutputLength: limit });
    }
    catch {
        return undefined;
    }
}
class ZipRefused extends Error {
    name = 'ZipRefused';
}
const fileType = 0o170000;
const regularFile = 0o100000;
function isRegular({ externalFileAttributes, versionMadeBy }) {
    const isUnix = versionMadeBy >>> 8 === 3;
    const type = (externalFileAttributes >>> 16) & fileType;
    return !isUnix || type === 0 || type === regularFile;
}
function refuseEntry(entry, { fileBytes }) {
    const name = JSON.stringify(entry.fileName);
    if (!isRegular(entry))
        throw new ZipRefused(`${name} is not a regular file`);
    if (!entry.canDecodeFileData())
        throw new ZipRefused(`${name} is encrypted or packed in an unknown way`);
    if (entry.uncompressedSize > fileBytes)
        throw new ZipRefused(`${name} is larger than ${fileBytes} bytes`);
}
async function inflate(zip, entry) {
    const chunks = [];
    for await (const chunk of await zip.openReadStreamPromise(entry))
        chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
}
async function readZip(bytes, isWanted, limits) {
    const { fromBufferPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    try {
        const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
            lazyEntries: true,
        });
        if (zip.entryCount > limits.entries)
            throw new ZipRefused(`it holds more than ${limits.entries} entries`);
        const seen = new Set();
        const found = [];
        let total = 0;
        for await (const entry of zip.eachEntry()) {
            if (seen.has(entry.fileName))
                throw new ZipRefused(`it holds ${JSON.stringify(entry.fileName)} twice`);
            seen.add(entry.fileName);
            if (entry.fileName.endsWith('/') || !isWanted(entry.fileName))
                continue;
            refuseEntry(entry, limits);
            total += entry.uncompressedSize;
            if (total > limits.totalBytes)
                throw new ZipRefused(`it holds more than ${limits.totalBytes} bytes`);
            found.push({ name: entry.fileName, bytes: await inflate(zip, entry) });
        }
        return found;
    }
    catch (error) {
        if (error instanceof ZipRefused)
            throw error;
        throw new ZipRefused(error instanceof Error ? error.message : 'it cannot be read');
    }
}


/***/ }),

/***/ 57047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   iH: () => (/* binding */ readDiff),
/* harmony export */   ox: () => (/* binding */ readPrevious),
/* harmony export */   vq: () => (/* binding */ formatNamed),
/* harmony export */   z_: () => (/* binding */ parseBytes)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38321);
/* harmony import */ var _diff_parse_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84271);
/* harmony import */ var _formats_json_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18093);
/* harmony import */ var _formats_parse_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7752);
/* harmony import */ var _formats_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76758);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31612);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44256);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70271);
/* harmony import */ var _runner_zip_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(496);











function formatNamed(name) {
    const format = _model_review_document_js__WEBPACK_IMPORTED_MODULE_8__/* .Format */ .yL.safeParse(name);
    if (format.success)
        return format.data;
    const nearest = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_9__/* .nearestWord */ .zZ)(name, _model_review_document_js__WEBPACK_IMPORTED_MODULE_8__/* .formats */ .Fx);
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .Failure */ .HR({
        kind: 'usage',
        code: 'FORMAT_UNKNOWN',
        message: `There is no format ${JSON.stringify(name)}`,
        fix: `${nearest === undefined ? '' : `Did you mean ${nearest}? `}The formats are ${_model_review_document_js__WEBPACK_IMPORTED_MODULE_8__/* .formats */ .Fx.join(', ')}.`,
    });
}
function parseBytes(bytes, options, context) {
    return (0,_formats_parse_document_js__WEBPACK_IMPORTED_MODULE_5__/* .parseDocument */ .T)({
        bytes,
        format: options.format === undefined ? undefined : formatNamed(options.format),
        strictness: options.contract === 'strict' ? 'strict' : 'tolerant',
        context,
        gunzip: _runner_zip_js__WEBPACK_IMPORTED_MODULE_10__/* .gunzip */ .kd,
    });
}
async function readInput(path, shell) {
    try {
        if (path === '-')
            return await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.buffer)(process.stdin);
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shell.cwd, path));
    }
    catch (cause) {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .Failure */ .HR({
            kind: 'usage',
            code: 'FILE_UNREADABLE',
            message: `${JSON.stringify(path)} cannot be read: ${why(cause)}`,
            fix: 'Name a file that is there, from the current directory, or `-` for standard input.',
            cause,
        });
    }
}
const plainWords = new Map([
    ['ENOENT', 'there is no such file'],
    ['ENOTDIR', 'there is no such file'],
    ['EISDIR', 'it is a folder'],
    ['EACCES', 'you may not read it'],
]);
function why(cause) {
    if (!(cause instanceof Error))
        return String(cause);
    return ('code' in cause ? plainWords.get(cause.code) : undefined) ?? cause.message;
}
async function readDiff(path, shell) {
    const result = (0,_diff_parse_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDiff */ .F)(await readInput(path, shell));
    if (result.ok)
        return result.diff;
    const { line, message, code } = result.error;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .Failure */ .HR({
        kind: 'usage',
        code: 'DIFF_UNREADABLE',
        message: `${path === '-' ? 'standard input' : path}:${line}: ${message} (${code})`,
        fix: "give it what `git diff` or GitHub's diff media type wrote, whole",
    });
}
async function readPrevious(path, shell) {
    const reading = (0,_formats_json_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .readJson */ .Vh)(await readInput(path, shell));
    const verdict = reading.ok ? _formats_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .ReviewVerdict */ .we.safeParse(reading.value) : undefined;
    if (verdict?.success === true)
        return verdict.data;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .Failure */ .HR({
        kind: 'usage',
        code: 'PREVIOUS_UNUSABLE',
        message: `${path === '-' ? 'standard input' : path} is not a valid verdict file`,
        fix: 'Give --previous the verdict file as it was before; `validate` alone says what is wrong with this one.',
    });
}


/***/ }),

/***/ 28172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validateCommand: () => (/* binding */ validateCommand)
/* harmony export */ });
/* harmony import */ var _formats_own_document_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74233);
/* harmony import */ var _formats_report_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31724);
/* harmony import */ var _formats_run_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96152);
/* harmony import */ var _gate_command_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92546);
/* harmony import */ var _ingest_changed_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10627);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31612);
/* harmony import */ var _policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67323);
/* harmony import */ var _command_answer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15976);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57047);









const noDiff = { files: [], byPath: new Map(), byFormerPath: new Map() };
async function validateCommand(options, shell) {
    requireUsable(options);
    if (isPolicy(options))
        return validatePolicy(options, shell);
    const previous = options.previous === undefined ? undefined : await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .readPrevious */ .ox)(options.previous, shell);
    const bytes = await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .readInput */ .R5)(options.file, shell);
    const format = previous === undefined ? options.format : 'verdict';
    const contract = previous === undefined ? options.contract : 'strict';
    const outcome = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .parseBytes */ .z_)(bytes, { ...options, format, contract }, await contextOf(options, previous, shell));
    if (previous !== undefined)
        requireSameReview(outcome, previous);
    const file = format === undefined ? (0,_formats_run_files_js__WEBPACK_IMPORTED_MODULE_1__/* .checkRunFile */ .K1)(bytes) : undefined;
    const errors = (0,_formats_report_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .toErrors */ .pp)(file ?? outcome);
    const kind = file?.title ?? outcome.format ?? 'document';
    const page = (0,_gate_command_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .validatePage */ .W)({ file: options.file, kind, ...(file ?? outcome) });
    (0,_command_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .answer */ .ZF)({ data: errors, page }, options.output, shell);
    return errors.valid ? 0 : 1;
}
function isPolicy({ file }) {
    return /\.ya?ml$/.test(file);
}
function requireUsable(options) {
    const { file, diff, previous, format } = options;
    if ([file, diff, previous].filter((path) => path === '-').length > 1) {
        throw wrongUsage('standard input (-) can be only one of the document, --diff and --previous', 'write the others to files');
    }
    const isOther = isPolicy(options) || (format !== undefined && format !== 'verdict');
    if (previous !== undefined && isOther) {
        throw wrongUsage('--previous is for verdict files: only they have states that follow each other', 'leave --previous out, or validate a verdict file');
    }
}
function wrongUsage(message, fix) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR({ kind: 'usage', code: 'COMMAND_LINE_INVALID', message, fix });
}
async function contextOf({ diff, head }, previous, shell) {
    return {
        paths: { root: shell.cwd },
        ...(diff === undefined ? {} : { changed: (0,_ingest_changed_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .changedLines */ .M)(await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .readDiff */ .iH)(diff, shell), noDiff) }),
        ...(head === undefined ? {} : { head }),
        ...(previous === undefined ? {} : { previous }),
    };
}
function requireSameReview(outcome, { reviewId }) {
    const id = (0,_formats_own_document_js__WEBPACK_IMPORTED_MODULE_8__/* .own */ .ZV)(outcome.document?.native, 'reviewId');
    if (typeof id !== 'string' || id === reviewId)
        return;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR({
        kind: 'usage',
        code: 'PREVIOUS_UNUSABLE',
        message: `The file is of review ${JSON.stringify(id)}, and the previous one of review ${reviewId}`,
        fix: 'Give --previous an earlier state of the same verdict file.',
    });
}
async function validatePolicy({ file, output }, shell) {
    const result = (0,_policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .parsePolicy */ .ON)(await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .readInput */ .R5)(file, shell));
    const problems = result.ok ? [] : result.problems;
    const page = (0,_gate_command_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .validatePage */ .W)({ file, kind: 'policy', problems });
    (0,_command_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .answer */ .ZF)({ data: { valid: result.ok, errors: problems, omitted: 0 }, page }, output, shell);
    return result.ok ? 0 : 1;
}


/***/ })

};
