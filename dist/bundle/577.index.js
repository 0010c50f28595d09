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
/* harmony import */ var _contracts_parse_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1256);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3859);
/* harmony import */ var _edges_gunzip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2732);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6714);






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

/***/ 4807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readDiff)
/* harmony export */ });
/* harmony import */ var _domain_diff_parse_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(114);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3859);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6714);



async function readDiff(path, shell) {
    const result = (0,_domain_diff_parse_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDiff */ .F)(await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R)(path, shell));
    if (result.ok)
        return result.diff;
    const { line, message, code } = result.error;
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({
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
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR({
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
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7221);
/* harmony import */ var _contracts_policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6811);
/* harmony import */ var _render_command_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7233);
/* harmony import */ var _stages_ingest_changed_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4929);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9165);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7237);
/* harmony import */ var _read_diff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4807);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6714);








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
    const result = (0,_contracts_policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicy */ .O)(await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_6__/* .readInput */ .R)(file, shell));
    const problems = result.ok ? [] : result.problems;
    const page = (0,_render_command_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .validatePage */ .WG)({ file, kind: 'policy', problems });
    (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .answer */ .ZF)({ data: { valid: result.ok, errors: problems }, page }, output, shell);
    return result.ok ? 0 : 1;
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

/***/ 7667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ lineTexts)
/* harmony export */ });
/* unused harmony export lineBytes */
/* harmony import */ var _hunk_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1980);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5778);


const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
function lineBytes(file, side, range) {
    const hunk = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .hunkOf */ .ui)(file, side, range.start);
    if (hunk === undefined || (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .hunkOf */ .ui)(file, side, range.end) !== hunk || range.end < range.start)
        return undefined;
    return [...linesWithin(hunk, side, range)];
}
function lineTexts(file, side, range) {
    return lineBytes(file, side, range)?.map((line) => decoder.decode(line));
}
function* linesWithin(hunk, side, range) {
    const { bytes } = hunk.table;
    const absent = side === 'RIGHT' ? 'deleted' : 'added';
    for (const run of (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .runsOf */ .ky)(hunk)) {
        const first = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .runLine */ .u_)(run, side);
        if (run.kind === absent || first > range.end || first + run.count <= range.start)
            continue;
        let at = run.offset;
        for (let line = first; line < first + run.count && line <= range.end; line += 1) {
            const feed = bytes.indexOf(_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_FEED */ .kR, at);
            if (line >= range.start)
                yield bytes.subarray(at + 1, feed);
            at = feed + 1;
        }
    }
}


/***/ }),

/***/ 7233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WG: () => (/* binding */ validatePage),
/* harmony export */   XE: () => (/* binding */ explainPage),
/* harmony export */   pC: () => (/* binding */ suppressPage)
/* harmony export */ });
/* harmony import */ var _markdown_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8935);
/* harmony import */ var _markdown_serialize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3423);
/* harmony import */ var _markdown_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6411);



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
        ...(omitted === 0 ? [] : [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`… and ${omitted} more problems.`))]),
    ]);
}


/***/ }),

/***/ 4929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ changedLines)
/* harmony export */ });
/* harmony import */ var _domain_diff_carry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3206);
/* harmony import */ var _domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4724);
/* harmony import */ var _domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);
/* harmony import */ var _domain_diff_line_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7667);




function changedLines(diff, toHead) {
    const differing = (path, side) => side === 'RIGHT' ? toHead.byPath.get((0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path)?.path ?? path) : undefined;
    const atHead = (path, side, range) => {
        const file = differing(path, side);
        return file === undefined ? { ...range, intact: true } : (0,_domain_diff_carry_js__WEBPACK_IMPORTED_MODULE_2__/* .carryRange */ .Hv)(file, range);
    };
    return {
        has: (path) => (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path) !== undefined,
        isCommentable: (path, side, start, end) => {
            const file = (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path);
            const range = atHead(path, side, { start, end });
            if (file === undefined || range === 'deleted')
                return false;
            const inside = (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__/* .intersect */ .y$)(file, side, range);
            return inside !== undefined && inside.start === range.start && inside.end === range.end;
        },
        isAdded: (path, line) => {
            const file = (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path);
            const range = atHead(path, 'RIGHT', { start: line, end: line });
            return file !== undefined && range !== 'deleted' && (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__/* .touchesAdded */ .Sb)(file, range);
        },
        nearest: (path, side, line) => {
            const file = (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path);
            const moved = differing(path, side);
            const carried = moved === undefined ? line : (0,_domain_diff_carry_js__WEBPACK_IMPORTED_MODULE_2__/* .carryLine */ .Gv)(moved, line);
            const nearest = file && (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestCommentable */ .oI)(file, side, carried === 'deleted' ? line : carried);
            if (file === undefined || nearest === undefined)
                return [];
            return [nearest - 1, nearest, nearest + 1]
                .filter((each) => (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__/* .isCommentable */ .m$)(file, side, each))
                .map((each) => (moved === undefined ? each : (0,_domain_diff_carry_js__WEBPACK_IMPORTED_MODULE_2__/* .carryLine */ .Gv)(moved, each, 'backward')))
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
