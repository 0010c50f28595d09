export const id = 541;
export const ids = [541];
export const modules = {

/***/ 71222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ parseFile),
/* harmony export */   v: () => (/* binding */ formatNamed)
/* harmony export */ });
/* harmony import */ var _contracts_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66149);
/* harmony import */ var _contracts_nearest_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44187);
/* harmony import */ var _contracts_parse_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21448);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54543);
/* harmony import */ var _edges_gunzip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27792);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1718);






function formatNamed(name) {
    const format = _contracts_format_js__WEBPACK_IMPORTED_MODULE_0__/* .Format */ .y.safeParse(name);
    if (format.success)
        return format.data;
    const nearest = (0,_contracts_nearest_word_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestWord */ .z)(name, _contracts_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .F);
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR({
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

/***/ 4395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readDiff)
/* harmony export */ });
/* harmony import */ var _domain_diff_parse_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97377);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54543);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1718);



async function readDiff(path, shell) {
    const result = (0,_domain_diff_parse_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDiff */ .F)(await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R)(path, shell));
    if (result.ok)
        return result.diff;
    const { line, message, code } = result.error;
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({
        kind: 'usage',
        code: 'DIFF_UNREADABLE',
        message: `${path === '-' ? 'standard input' : path}:${line}: ${message} (${code})`,
        fix: "give it what `git diff` or GitHub's diff media type wrote, whole",
    });
}


/***/ }),

/***/ 1718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readInput)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38321);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54543);




async function readInput(path, shell) {
    try {
        if (path === '-')
            return await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.buffer)(process.stdin);
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shell.cwd, path));
    }
    catch (cause) {
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR({
            kind: 'usage',
            code: 'FILE_UNREADABLE',
            message: `${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
            fix: 'name a file that is there, from the current directory, or `-` for standard input',
            cause,
        });
    }
}


/***/ }),

/***/ 17541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validateCommand: () => (/* binding */ validateCommand)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12673);
/* harmony import */ var _contracts_policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78180);
/* harmony import */ var _render_command_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56157);
/* harmony import */ var _stages_ingest_changed_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46229);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40993);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71222);
/* harmony import */ var _read_diff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4395);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1718);








const noDiff = { files: [], byPath: new Map(), byFormerPath: new Map() };
async function validateCommand(options, shell) {
    if (/\.ya?ml$/.test(options.file))
        return validatePolicy(options, shell);
    const changed = options.diff === undefined ? undefined : (0,_stages_ingest_changed_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .changedLines */ .M)(await (0,_read_diff_js__WEBPACK_IMPORTED_MODULE_5__/* .readDiff */ .i)(options.diff, shell), noDiff);
    const outcome = await (0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseFile */ .C)(options, {
        ...(changed === undefined ? {} : { changed }),
        ...(options.head === undefined ? {} : { head: options.head }),
    }, shell);
    const errors = (0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .toErrors */ .p)(outcome);
    const kind = outcome.format ?? 'document';
    const page = (0,_render_command_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .validatePage */ .WG)({ file: options.file, kind, ...outcome });
    (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .answer */ .ZF)({ data: errors, page }, options.output, shell);
    return errors.valid ? 0 : 1;
}
async function validatePolicy({ file, output }, shell) {
    const result = (0,_contracts_policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicy */ .ON)(await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_6__/* .readInput */ .R)(file, shell));
    const problems = result.ok ? [] : result.problems;
    const page = (0,_render_command_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .validatePage */ .WG)({ file, kind: 'policy', problems });
    (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .answer */ .ZF)({ data: { valid: result.ok, errors: problems }, page }, output, shell);
    return result.ok ? 0 : 1;
}


/***/ }),

/***/ 13192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sb: () => (/* binding */ touchesAdded),
/* harmony export */   m$: () => (/* binding */ isCommentable),
/* harmony export */   nE: () => (/* binding */ meantSide),
/* harmony export */   oI: () => (/* binding */ nearestCommentable),
/* harmony export */   y$: () => (/* binding */ intersect)
/* harmony export */ });
/* unused harmony export takesComments */
/* harmony import */ var _hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96024);

function isCommentable(file, side, line) {
    const hunk = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .hunkOf */ .ui)(file, side, line);
    const run = hunk && (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runOf */ .ng)(hunk, side, line);
    return run !== undefined && takesComments(run, side);
}
function meantSide({ status }, side) {
    return status === 'removed' ? 'LEFT' : side;
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

/***/ 72169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ findFile)
/* harmony export */ });
function findFile(diff, path) {
    return diff.byPath.get(path) ?? diff.byFormerPath.get(path);
}


/***/ }),

/***/ 90031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ lineTexts)
/* harmony export */ });
/* unused harmony export lineBytes */
/* harmony import */ var _utf8_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81972);
/* harmony import */ var _hunk_runs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96024);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47670);



function lineBytes(file, side, range) {
    const hunk = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .hunkOf */ .ui)(file, side, range.start);
    if (hunk === undefined || (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .hunkOf */ .ui)(file, side, range.end) !== hunk || range.end < range.start)
        return undefined;
    return [...linesWithin(hunk, side, range)];
}
function lineTexts(file, side, range) {
    return lineBytes(file, side, range)?.map((line) => (0,_utf8_text_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Text */ .H)(line));
}
function* linesWithin(hunk, side, range) {
    const { bytes } = hunk.table;
    const absent = side === 'RIGHT' ? 'deleted' : 'added';
    for (const run of (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .runsOf */ .ky)(hunk)) {
        const first = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .runLine */ .u_)(run, side);
        if (run.kind === absent || first > range.end || first + run.count <= range.start)
            continue;
        let at = run.offset;
        for (let line = first; line < first + run.count && line <= range.end; line += 1) {
            const feed = bytes.indexOf(_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .LINE_FEED */ .kR, at);
            if (line >= range.start)
                yield bytes.subarray(at + 1, feed);
            at = feed + 1;
        }
    }
}


/***/ }),

/***/ 17942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isWithin),
/* harmony export */   b: () => (/* binding */ rangeOf)
/* harmony export */ });
/* harmony import */ var _diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13192);
/* harmony import */ var _diff_find_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72169);


function rangeOf(location) {
    if (location.startLine === undefined)
        return undefined;
    return { start: location.startLine, end: location.endLine ?? location.startLine };
}
function isPlaceWithin(location, scope, diff) {
    const file = (0,_diff_find_file_js__WEBPACK_IMPORTED_MODULE_0__/* .findFile */ .q)(diff, location.path);
    if (file === undefined)
        return false;
    const range = rangeOf(location);
    if (scope === 'file' || range === undefined)
        return true;
    if (location.fromBase)
        return false;
    const changed = scope === 'changed' && location.side === 'RIGHT';
    return changed ? (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__/* .touchesAdded */ .Sb)(file, range) : (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__/* .intersect */ .y$)(file, location.side, range) !== undefined;
}
function isWithin(scope, { locations }, diff) {
    if (scope === 'all' || locations.length === 0)
        return true;
    return locations.some((location) => isPlaceWithin(location, scope, diff));
}


/***/ }),

/***/ 81972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ utf8Text)
/* harmony export */ });
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
function utf8Text(bytes) {
    return decoder.decode(bytes);
}


/***/ }),

/***/ 56157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WG: () => (/* binding */ validatePage),
/* harmony export */   XE: () => (/* binding */ explainPage),
/* harmony export */   pC: () => (/* binding */ suppressPage)
/* harmony export */ });
/* harmony import */ var _domain_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68543);
/* harmony import */ var _markdown_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35955);
/* harmony import */ var _markdown_serialize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35176);
/* harmony import */ var _markdown_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87901);




const options = { redact: (line) => line };
function words(line) {
    return (0,_markdown_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(line, options);
}
function reasons({ because, change }) {
    return [
        ...because.map((each) => [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('because '), ...words(each)]),
        ...change.map((each) => [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('to change it: '), ...words(each)]),
    ];
}
function items(lines) {
    return lines.length === 0 ? [] : [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(lines.map((line) => [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)(...line)]))];
}
function verdictBlocks(verdict) {
    return [
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .heading */ .R_)(2, (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`${verdict.verdict ?? 'Incomplete'}, `), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(verdict.event)),
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`check ${verdict.conclusion}: `), ...words(verdict.title)),
        ...items(reasons(verdict)),
    ];
}
function findingBlocks(finding) {
    return [
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .heading */ .R_)(3, (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(finding.id), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(` ${finding.weight}`)),
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)(...words(finding.title)),
        ...items([...reasons(finding), [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('fingerprint '), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(finding.fingerprint)]]),
    ];
}
function explainPage(verdict, findings) {
    return (0,_markdown_serialize_js__WEBPACK_IMPORTED_MODULE_1__/* .serialize */ .l)([
        ...(verdict === undefined ? [] : verdictBlocks(verdict)),
        ...findings.flatMap(findingBlocks),
    ]);
}
function suppressPage(input) {
    const { config, state, entry, id } = input;
    const isNew = state !== 'unchanged';
    return (0,_markdown_serialize_js__WEBPACK_IMPORTED_MODULE_1__/* .serialize */ .l)([
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(config), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(isNew ? ` (${state}), ` : ' has it already, '), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)('policy.suppress'), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(':')),
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeFence */ .d6)('yaml', entry.trimEnd()),
        ...(isNew
            ? [
                (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(id), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(' is withheld from now on in this work tree, and on pull requests once this is merged.')),
            ]
            : []),
    ]);
}
function problemItem(file, problem) {
    const { path, line, column, rule, grade, message, recommendation } = problem;
    const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
    return [
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(place), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(grade === 'deviation' ? ' warning ' : ' error '), ...[rule, path].flatMap((each) => each === undefined || each === '' ? [] : [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(each), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(' ')]), ...words([message, recommendation ?? ''].join(' '))),
    ];
}
function validatePage(input) {
    const { file, kind, problems, omitted = 0 } = input;
    const valid = (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(file), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`: valid ${kind}`));
    return (0,_markdown_serialize_js__WEBPACK_IMPORTED_MODULE_1__/* .serialize */ .l)([
        problems.length === 0 ? valid : (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(problems.map((problem) => problemItem(file, problem))),
        ...(omitted === 0 ? [] : [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`… and ${(0,_domain_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(omitted, 'more problem')}.`))]),
    ]);
}


/***/ }),

/***/ 46229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ changedLines)
/* harmony export */ });
/* harmony import */ var _domain_diff_carry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30266);
/* harmony import */ var _domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13192);
/* harmony import */ var _domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72169);
/* harmony import */ var _domain_diff_line_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90031);
/* harmony import */ var _domain_report_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17942);





function changedLines(diff, toHead) {
    const differing = (path, side) => side === 'RIGHT' ? toHead.byPath.get((0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path)?.path ?? path) : undefined;
    const atHead = (path, side, range) => {
        const file = differing(path, side);
        return file === undefined ? { ...range, intact: true } : (0,_domain_diff_carry_js__WEBPACK_IMPORTED_MODULE_2__/* .carryRange */ .H)(file, range);
    };
    return {
        has: (path) => (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path) !== undefined,
        isCommentable: (path, wanted, start, end) => {
            const file = (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path);
            if (file === undefined)
                return false;
            const side = (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__/* .meantSide */ .nE)(file, wanted);
            const range = atHead(path, side, { start, end });
            if (range === 'deleted')
                return false;
            const inside = (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__/* .intersect */ .y$)(file, side, range);
            return inside !== undefined && inside.start === range.start && inside.end === range.end;
        },
        isChanged: (path, line) => {
            const file = (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path);
            if (file === undefined)
                return false;
            const side = (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__/* .meantSide */ .nE)(file, 'RIGHT');
            const range = atHead(path, side, { start: line, end: line });
            if (range === 'deleted')
                return false;
            return (0,_domain_report_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .U)('changed', { locations: [{ path, side, startLine: range.start }] }, diff);
        },
        nearest: (path, wanted, line) => {
            const file = (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path);
            if (file === undefined)
                return [];
            const side = (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__/* .meantSide */ .nE)(file, wanted);
            const moved = differing(path, side);
            const carried = moved === undefined ? line : (0,_domain_diff_carry_js__WEBPACK_IMPORTED_MODULE_2__/* .carryLine */ .G)(moved, line);
            const nearest = (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestCommentable */ .oI)(file, side, carried === 'deleted' ? line : carried);
            if (nearest === undefined)
                return [];
            return [nearest - 1, nearest, nearest + 1]
                .filter((each) => (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__/* .isCommentable */ .m$)(file, side, each))
                .map((each) => (moved === undefined ? each : (0,_domain_diff_carry_js__WEBPACK_IMPORTED_MODULE_2__/* .carryLine */ .G)(moved, each, 'backward')))
                .filter((each) => each !== 'deleted');
        },
        paths: diff.files.map((file) => file.path),
        text: (path, start, end) => {
            const file = (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path);
            const range = atHead(path, 'RIGHT', { start, end });
            if (file === undefined || range === 'deleted' || !range.intact)
                return undefined;
            return (0,_domain_diff_line_text_js__WEBPACK_IMPORTED_MODULE_0__/* .lineTexts */ .d)(file, 'RIGHT', range)?.map((line) => line.replace(/\r$/, ''));
        },
    };
}


/***/ })

};
