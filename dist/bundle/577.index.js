export const id = 577;
export const ids = [577];
export const modules = {

/***/ 7237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ parseFile),
/* harmony export */   v: () => (/* binding */ formatNamed)
/* harmony export */ });
/* harmony import */ var _contracts_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4681);
/* harmony import */ var _contracts_nearest_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8127);
/* harmony import */ var _contracts_parse_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(560);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3859);
/* harmony import */ var _edges_gunzip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2732);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6714);






function formatNamed(name) {
    const format = _contracts_format_js__WEBPACK_IMPORTED_MODULE_0__/* .Format */ .y.safeParse(name);
    if (format.success)
        return format.data;
    const nearest = (0,_contracts_nearest_word_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestWord */ .z)(name, _contracts_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .F);
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .H({
        kind: 'usage',
        code: 'FORMAT_UNKNOWN',
        message: `there is no format ${JSON.stringify(name)}`,
        fix: `${nearest === undefined ? '' : `did you mean ${nearest}? `}The formats are ${_contracts_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .F.join(', ')}`,
    });
}
async function parseFile(options, context, shell) {
    return (0,_contracts_parse_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .T)({
        bytes: await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .readInput */ .R)(options.file, shell),
        format: options.format === undefined ? undefined : formatNamed(options.format),
        strictness: options.contract === 'lenient' ? 'lenient' : 'strict',
        context: { paths: { root: shell.cwd }, ...context },
        gunzip: _edges_gunzip_js__WEBPACK_IMPORTED_MODULE_3__/* .gunzip */ .k,
    });
}


/***/ }),

/***/ 4807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readDiff)
/* harmony export */ });
/* harmony import */ var _domain_diff_parse_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9982);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3859);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6714);



async function readDiff(path, shell) {
    const result = (0,_domain_diff_parse_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDiff */ .F)(await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R)(path, shell));
    if (result.ok)
        return result.diff;
    const { line, message, code } = result.error;
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .H({
        kind: 'usage',
        code: 'DIFF_UNREADABLE',
        message: `${path}:${line}: ${message} (${code})`,
        fix: "give it what `git diff` or GitHub's diff media type wrote, whole",
    });
}


/***/ }),

/***/ 6714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readInput)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3859);



async function readInput(path, shell) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shell.cwd, path));
    }
    catch (cause) {
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .H({
            kind: 'usage',
            code: 'FILE_UNREADABLE',
            message: `${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
            fix: 'name a file that is there, from the current directory',
            cause,
        });
    }
}


/***/ }),

/***/ 4577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validateCommand: () => (/* binding */ validateCommand)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7221);
/* harmony import */ var _contracts_policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6811);
/* harmony import */ var _stages_ingest_changed_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4929);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7237);
/* harmony import */ var _read_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4807);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6714);






const noDiff = { files: [], byPath: new Map(), byFormerPath: new Map() };
async function validateCommand(options, shell) {
    if (/\.ya?ml$/.test(options.file))
        return validatePolicy(options, shell);
    const changed = options.diff === undefined ? undefined : (0,_stages_ingest_changed_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .changedLines */ .M)(await (0,_read_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .readDiff */ .i)(options.diff, shell), noDiff);
    const outcome = await (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFile */ .C)(options, {
        ...(changed === undefined ? {} : { changed }),
        ...(options.head === undefined ? {} : { head: options.head }),
    }, shell);
    const errors = (0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .toErrors */ .p)(outcome);
    if (options.json)
        shell.out(`${JSON.stringify(errors, null, 2)}\n`);
    else
        shell.say(errors.valid && outcome.problems.length === 0
            ? `${options.file}: valid ${outcome.format}\n`
            : (0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .toText */ .f)(outcome, options.file));
    return errors.valid ? 0 : 1;
}
async function validatePolicy({ file, json }, shell) {
    const result = (0,_contracts_policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicy */ .O)(await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_3__/* .readInput */ .R)(file, shell));
    const problems = result.ok ? [] : result.problems;
    if (json)
        shell.out(`${JSON.stringify({ valid: result.ok, errors: problems }, null, 2)}\n`);
    else if (result.ok)
        shell.say(`${file}: valid policy\n`);
    for (const { line, column, path, message } of json ? [] : problems) {
        shell.say(`${file}:${line}:${column}: error ${path === '' ? '' : `${path}: `}${message}\n`);
    }
    return result.ok ? 0 : 1;
}


/***/ }),

/***/ 6811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ parsePolicy)
/* harmony export */ });
/* unused harmony export maxPolicyBytes */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8905);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8505);
/* harmony import */ var _domain_policy_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3213);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4681);
/* harmony import */ var _nearest_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8127);





const maxPolicyBytes = 256 * 1024;
const maxProblems = 50;
const PolicyFile = _domain_policy_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .Policy */ .P.superRefine(({ reviewers }, context) => {
    for (const [id, { format }] of Object.entries(reviewers)) {
        if (format === undefined || _format_js__WEBPACK_IMPORTED_MODULE_2__/* .Format */ .y.safeParse(format).success)
            continue;
        const message = `unknown format ${JSON.stringify(format.slice(0, 40))}: one of ${_format_js__WEBPACK_IMPORTED_MODULE_2__/* .Format */ .y.options.join(', ')}`;
        context.addIssue({ code: 'custom', path: ['reviewers', id, 'format'], message });
    }
});
function keyWords() {
    return [...keysIn(zod__WEBPACK_IMPORTED_MODULE_3__/* .toJSONSchema */ .bl(_domain_policy_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .Policy */ .P, { io: 'input', unrepresentable: 'any' }))];
}
function keysIn(schema) {
    const keys = new Set();
    JSON.stringify(schema, (name, value) => {
        if (name === 'properties' && typeof value === 'object' && value !== null)
            for (const key of Object.keys(value))
                keys.add(key);
        return value;
    });
    return keys;
}
function didYouMean(given, allowed) {
    const nearest = (0,_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestWord */ .z)(given, allowed);
    return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}
function describeIssue(issue, given, keys) {
    if (issue.code === 'unrecognized_keys') {
        const named = issue.keys.map((key) => `${JSON.stringify(key)}${didYouMean(key, keys)}`);
        return `unknown key ${named.join(', ')}`;
    }
    const words = issue.code === 'invalid_value' ? issue.values.map(String) : [];
    return `${issue.message.slice(0, 300)}${didYouMean(given, words)}`;
}
function nodeOffset(document, path) {
    for (let length = path.length; length >= 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) && node.range)
            return node.range[0];
    }
    return 0;
}
function keyOffset(document, path, key) {
    const map = document.getIn(path, true);
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(map))
        return undefined;
    const pair = map.items.find(({ key: node }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && String(node.value) === String(key));
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair?.key) ? pair.key.range?.[0] : undefined;
}
function issueOffset(document, issue) {
    const [key, path] = issue.code === 'unrecognized_keys'
        ? [issue.keys[0], issue.path]
        : [issue.path.at(-1), issue.path.slice(0, -1)];
    const isAboutKey = issue.code === 'unrecognized_keys' || issue.code === 'invalid_key';
    const offset = isAboutKey && key !== undefined ? keyOffset(document, path, key) : undefined;
    return offset ?? nodeOffset(document, issue.path);
}
function forbiddenNodes(document) {
    const found = [];
    const report = (node, message) => found.push({ offset: node.range?.[0] ?? 0, message });
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Node(_key, node) {
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
                return void report(node, 'aliases are not allowed: write the value out');
            if (node.tag?.startsWith('!'))
                return void report(node, `the tag ${node.tag} is not allowed`);
        },
        Pair(_key, pair) {
            const key = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) ? pair.key : undefined;
            if (key && ['__proto__', 'constructor', 'prototype'].includes(String(key.value))) {
                report(key, `the key ${String(key.value)} is not allowed`);
            }
        },
    });
    return found;
}
function parsePolicy(bytes) {
    const whole = (message) => ({
        ok: false,
        problems: [{ path: '', line: 1, column: 1, message }],
    });
    if (bytes.byteLength > maxPolicyBytes)
        return whole(`the file is larger than ${maxPolicyBytes} bytes`);
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return whole('the file is not UTF-8 text');
    }
    const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
        lineCounter,
        schema: 'core',
        strict: true,
        uniqueKeys: true,
        merge: false,
        prettyErrors: false,
    });
    const at = (offset, path, message) => {
        const { line, col } = lineCounter.linePos(offset);
        return { path, line: Math.max(1, line), column: Math.max(1, col), message };
    };
    const syntax = [
        ...document.errors.map((error) => at(error.pos[0], '', error.message)),
        ...document.warnings.map((warning) => at(warning.pos[0], '', warning.message)),
        ...forbiddenNodes(document).map(({ offset, message }) => at(offset, '', message)),
    ];
    if (syntax.length > 0)
        return { ok: false, problems: syntax.slice(0, maxProblems) };
    const result = PolicyFile.safeParse(document.toJS({ maxAliasCount: 0 }));
    if (result.success)
        return { ok: true, policy: result.data };
    const keys = keyWords();
    const problems = result.error.issues.map((issue) => at(issueOffset(document, issue), issue.path.join('.'), describeIssue(issue, document.getIn(issue.path), keys)));
    return { ok: false, problems: problems.slice(0, maxProblems) };
}


/***/ }),

/***/ 3206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hv: () => (/* binding */ carryRange)
/* harmony export */ });
/* unused harmony exports carryPath, carryLine */
/* harmony import */ var _hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1980);

function carryPath(diff, path, direction = 'forward') {
    const renamed = direction === 'forward' ? diff.byFormerPath.get(path) : undefined;
    if (renamed !== undefined)
        return renamed.path;
    const file = diff.byPath.get(path);
    if (file?.status === absentIn(direction))
        return 'deleted';
    return direction === 'forward' ? path : (file?.oldPath ?? path);
}
function carryLine(file, line, direction = 'forward') {
    if (!hasLinesIn(file, direction))
        return 'deleted';
    const { from, to } = sidesOf(direction);
    const before = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .hunksBefore */ .FQ)(file, from, line);
    const hunk = file.hunks[before];
    const run = hunk && (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runOf */ .ng)(hunk, from, line);
    if (run !== undefined) {
        return run.kind === 'context' ? line - (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, from) + (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, to) : 'deleted';
    }
    const previous = file.hunks[before - 1];
    return previous === undefined ? line : line - (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAfter */ .pD)(previous, from) + (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAfter */ .pD)(previous, to);
}
function carryRange(file, range, direction = 'forward') {
    const { from } = sidesOf(direction);
    const lostRun = (line) => {
        const hunk = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .hunkOf */ .ui)(file, from, line);
        const run = hunk && (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runOf */ .ng)(hunk, from, line);
        return run?.kind === 'context' ? undefined : run;
    };
    let first = range.start;
    for (let run = lostRun(first); run && first <= range.end; run = lostRun(first)) {
        first = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, from) + run.count;
    }
    let last = range.end;
    for (let run = lostRun(last); run && last >= first; run = lostRun(last))
        last = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, from) - 1;
    if (first > last)
        return 'deleted';
    const start = carryLine(file, first, direction);
    const end = carryLine(file, last, direction);
    if (start === 'deleted' || end === 'deleted')
        return 'deleted';
    return { start, end, intact: !isTouched(file, from, range) };
}
function isTouched(file, from, range) {
    for (const { run } of (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runsWithin */ .KQ)(file, from, range))
        if (run.kind !== 'context')
            return true;
    return false;
}
function sidesOf(direction) {
    return direction === 'forward' ? { from: 'LEFT', to: 'RIGHT' } : { from: 'RIGHT', to: 'LEFT' };
}
function absentIn(direction) {
    return direction === 'forward' ? 'removed' : 'added';
}
function hasLinesIn(file, direction) {
    return file.status !== absentIn(direction) && !file.binary && file.missing === undefined;
}


/***/ }),

/***/ 4724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sb: () => (/* binding */ touchesAdded),
/* harmony export */   m$: () => (/* binding */ isCommentable),
/* harmony export */   oI: () => (/* binding */ nearestCommentable),
/* harmony export */   y$: () => (/* binding */ intersect)
/* harmony export */ });
/* unused harmony export takesComments */
/* harmony import */ var _hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1980);

function isCommentable(file, side, line) {
    const hunk = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .hunkOf */ .ui)(file, side, line);
    const run = hunk && (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runOf */ .ng)(hunk, side, line);
    return run !== undefined && takesComments(run, side);
}
function intersect(file, side, range) {
    let best;
    let current;
    for (const { hunk, run } of (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runsWithin */ .KQ)(file, side, range)) {
        if (!takesComments(run, side))
            continue;
        const first = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, side);
        const end = Math.min(range.end, first + run.count - 1);
        const start = current?.hunk === hunk ? current.start : Math.max(range.start, first);
        current = { hunk, start, end };
        if (best === undefined || end - start > best.end - best.start)
            best = current;
    }
    return best;
}
function nearestCommentable(file, side, line) {
    const before = commentableBefore(file, side, line);
    const after = commentableAfter(file, side, line);
    if (before === undefined || after === undefined)
        return before ?? after;
    return line - before <= after - line ? before : after;
}
function touchesAdded(file, range) {
    for (const { run } of (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runsWithin */ .KQ)(file, 'RIGHT', range))
        if (run.kind === 'added')
            return true;
    return false;
}
function takesComments(run, side) {
    return side === 'RIGHT' ? run.kind !== 'deleted' : run.kind === 'deleted';
}
function commentableAfter(file, side, line) {
    for (const hunk of file.hunks.slice((0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .hunksBefore */ .FQ)(file, side, line))) {
        for (let at = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runsBefore */ .WY)(hunk, side, line); at < hunk.runs; at += 1) {
            const run = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runAt */ .D)(hunk, at);
            if (takesComments(run, side))
                return Math.max(line, (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, side));
        }
    }
    return undefined;
}
function commentableBefore(file, side, line) {
    for (let index = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .hunksBefore */ .FQ)(file, side, line); index >= 0; index -= 1) {
        const hunk = file.hunks[index];
        if (hunk === undefined)
            continue;
        for (let at = Math.min((0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runsBefore */ .WY)(hunk, side, line), hunk.runs - 1); at >= 0; at -= 1) {
            const run = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runAt */ .D)(hunk, at);
            const first = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, side);
            if (takesComments(run, side) && first <= line)
                return Math.min(line, first + run.count - 1);
        }
    }
    return undefined;
}


/***/ }),

/***/ 7005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ findFile)
/* harmony export */ });
function findFile(diff, path) {
    return diff.byPath.get(path) ?? diff.byFormerPath.get(path);
}


/***/ }),

/***/ 5953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ ChangeSize),
/* harmony export */   I9: () => (/* binding */ isTooLarge),
/* harmony export */   OV: () => (/* binding */ measureSize),
/* harmony export */   We: () => (/* binding */ OversizedPolicy)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0);
const ChangeSize = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    lines: count,
    limit: count,
    oversized: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    split: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ subsystem: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), lines: count, files: count }).readonly())
        .readonly(),
})
    .readonly();
const OversizedPolicy = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['block', 'review']);
function isTooLarge(size, oversized) {
    return size?.oversized === true && oversized === 'block';
}
const unread = ['generated', 'vendored', 'lockfile'];
function measureSize({ files, limit, isIgnored, subsystemOf }) {
    const counted = files.filter(({ kind, path }) => !unread.includes(kind) && !isIgnored(path));
    const lines = counted.reduce((sum, { added }) => sum + added, 0);
    if (lines <= limit)
        return { lines, limit, oversized: false, split: [] };
    const parts = new Map();
    for (const { path, added } of counted) {
        const subsystem = subsystemOf(path);
        const part = parts.get(subsystem) ?? { lines: 0, files: 0 };
        parts.set(subsystem, { lines: part.lines + added, files: part.files + 1 });
    }
    const split = [...parts]
        .map(([subsystem, part]) => ({ subsystem, ...part }))
        .sort((a, b) => b.lines - a.lines || (a.subsystem < b.subsystem ? -1 : 1));
    return { lines, limit, oversized: true, split };
}


/***/ }),

/***/ 8181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ evidencePolicy),
/* harmony export */   bt: () => (/* binding */ defaultEvidencePolicy),
/* harmony export */   r$: () => (/* binding */ EvidenceSettings)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6697);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3110);
/* harmony import */ var _change_size_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5953);



const words = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[\p{Ll}\p{Lo}\p{N}]+$/u, 'one word in lower case'))
    .max(200)
    .readonly();
const OwnRule = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    factor: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[a-z][a-z0-9-]{0,39}$/, 'lower case letters, digits and hyphens'),
    severity: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['moderate', 'red']),
    words: words.default([]),
    paths: _globs_js__WEBPACK_IMPORTED_MODULE_0__/* .Globs */ .E7.default([]),
    why: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).max(300),
})
    .readonly();
const EvidenceSettings = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    'max-changed-lines': zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1).default(1000),
    oversized: _change_size_js__WEBPACK_IMPORTED_MODULE_1__/* .OversizedPolicy */ .We.default('block'),
    ignore: _globs_js__WEBPACK_IMPORTED_MODULE_0__/* .Globs */ .E7.default([]),
    lane: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['yellow', 'red']).optional(),
    rules: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(OwnRule).max(100).readonly().default([]),
})
    .readonly();
function evidencePolicy(settings) {
    return {
        maxChangedLines: settings['max-changed-lines'],
        oversized: settings.oversized,
        isIgnored: (0,_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)(settings.ignore),
        ...(settings.lane !== undefined && { lane: settings.lane }),
        rules: settings.rules.map(({ paths, ...rule }) => ({ ...rule, paths: (0,_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)(paths) })),
    };
}
const defaultEvidencePolicy = evidencePolicy(EvidenceSettings.parse({}));


/***/ }),

/***/ 7425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ Applicability)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6697);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3110);


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

/***/ 2652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ CommandLine)
/* harmony export */ });
/* unused harmony export VariableName */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6697);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4045);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3110);



const VariableName = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[A-Za-z_][A-Za-z0-9_]{0,127}$/, 'the name of a variable');
const CommandLine = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).max(10_000)).min(1).max(200).readonly().optional(),
    cwd: _globs_js__WEBPACK_IMPORTED_MODULE_1__/* .Glob */ .fo.optional(),
    env: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(VariableName).max(100).readonly().default([]),
    timeout: _duration_js__WEBPACK_IMPORTED_MODULE_0__/* .Duration */ .d.default(600_000),
});


/***/ }),

/***/ 3213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ Policy),
  G: () => (/* binding */ defaultPolicy)
});

// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(6697);
// EXTERNAL MODULE: ./build/domain/evidence/evidence-policy.js
var evidence_policy = __webpack_require__(8181);
// EXTERNAL MODULE: ./build/domain/globs.js
var globs = __webpack_require__(3110);
// EXTERNAL MODULE: ./build/domain/reviewer.js
var reviewer = __webpack_require__(5586);
// EXTERNAL MODULE: ./build/domain/policy/decisions.js + 1 modules
var decisions = __webpack_require__(5248);
// EXTERNAL MODULE: ./build/domain/policy/reviewer-policy.js
var reviewer_policy = __webpack_require__(9356);
// EXTERNAL MODULE: ./build/domain/duration.js
var duration = __webpack_require__(4045);
// EXTERNAL MODULE: ./build/domain/policy/applicability.js
var applicability = __webpack_require__(7425);
// EXTERNAL MODULE: ./build/domain/policy/command-line.js
var command_line = __webpack_require__(2652);
;// CONCATENATED MODULE: ./build/domain/policy/verifier-policy.js




const VerifierPolicy = schemas/* strictObject */.rej({
    ...command_line/* CommandLine */.w.shape,
    ...applicability/* Applicability */.W.shape,
    timeout: duration/* Duration */.d.default(60_000),
    format: schemas/* enum */.k5n(['exit-code', 'sarif', 'rdjson', 'rdjsonl', 'eslint']).default('exit-code'),
    check: schemas/* string */.YjP().min(1).max(100).optional(),
})
    .refine(({ run, check }) => run !== undefined || check !== undefined, 'needs `run`, `check`, or both')
    .readonly();

;// CONCATENATED MODULE: ./build/domain/policy/policy.js







const Policy = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    policy: decisions/* Decisions */.m.prefault({}),
    reviewers: schemas/* record */.g1P(reviewer/* ReviewerId */.dJ, reviewer_policy/* ReviewerPolicy */.Mn).default({}),
    verifiers: schemas/* record */.g1P(reviewer/* ReviewerId */.dJ, VerifierPolicy).default({}),
    evidence: evidence_policy/* EvidenceSettings */.r$.prefault({}),
    paths: schemas/* strictObject */.rej({
        ignore: globs/* Globs */.E7.default([]),
    })
        .readonly()
        .prefault({}),
    hygiene: schemas/* boolean */.zMY().default(true),
})
    .readonly();
const defaultPolicy = Policy.parse({ version: 1 });


/***/ }),

/***/ 9356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mn: () => (/* binding */ ReviewerPolicy),
/* harmony export */   XB: () => (/* binding */ defaultReviewer)
/* harmony export */ });
/* unused harmony export ReportScope */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6697);
/* harmony import */ var _mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(822);
/* harmony import */ var _reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5586);
/* harmony import */ var _applicability_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7425);
/* harmony import */ var _command_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2652);





const ReportScope = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['changed', 'diff', 'file', 'all']);
const ReviewerPolicy = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    ..._command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .CommandLine */ .w.shape,
    ..._applicability_js__WEBPACK_IMPORTED_MODULE_2__/* .Applicability */ .W.shape,
    input: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['worktree', 'files']).default('worktree'),
    kind: _reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewerKind */ .UH.optional(),
    role: _reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewerRole */ .S7.default('primary'),
    required: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().default(true),
    format: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    contract: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['strict', 'lenient']).default('strict'),
    modes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .Mode */ .K).min(1).readonly().default(['full', 'verify']),
    retries: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0).max(5).default(1),
    repairs: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0).max(3).default(1),
    'exit-codes': zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0).max(255)).min(1).readonly().default([0, 1]),
    report: ReportScope.optional(),
    suggestions: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().default(false),
})
    .readonly();
const defaultReviewer = ReviewerPolicy.parse({});


/***/ }),

/***/ 4929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ changedLines)
/* harmony export */ });
/* harmony import */ var _domain_diff_carry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3206);
/* harmony import */ var _domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4724);
/* harmony import */ var _domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);



function changedLines(diff, toHead) {
    const atHead = (path, side, range) => {
        const file = side === 'RIGHT' ? toHead.byPath.get(path) : undefined;
        return file === undefined ? range : (0,_domain_diff_carry_js__WEBPACK_IMPORTED_MODULE_0__/* .carryRange */ .Hv)(file, range);
    };
    return {
        has: (path) => (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path) !== undefined,
        isCommentable: (path, side, start, end) => {
            const file = (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path);
            const range = atHead(path, side, { start, end });
            if (file === undefined || range === 'deleted')
                return false;
            const inside = (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_2__/* .intersect */ .y$)(file, side, range);
            return inside !== undefined && inside.start === range.start && inside.end === range.end;
        },
        nearest: (path, side, line) => {
            const file = (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path);
            const nearest = file && (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestCommentable */ .oI)(file, side, line);
            if (file === undefined || nearest === undefined)
                return [];
            return [nearest - 1, nearest, nearest + 1].filter((each) => (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommentable */ .m$)(file, side, each));
        },
        paths: diff.files.map((file) => file.path),
    };
}


/***/ })

};
