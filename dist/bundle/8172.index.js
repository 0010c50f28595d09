export const id = 8172;
export const ids = [8172];
export const modules = {

/***/ 17583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sb: () => (/* binding */ touchesAdded),
/* harmony export */   m$: () => (/* binding */ isCommentable),
/* harmony export */   nE: () => (/* binding */ meantSide),
/* harmony export */   oI: () => (/* binding */ nearestCommentable),
/* harmony export */   y$: () => (/* binding */ intersect)
/* harmony export */ });
/* unused harmony export takesComments */
/* harmony import */ var _hunk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16672);

function isCommentable(file, side, line) {
    const hunk = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .hunkOf */ .ui)(file, side, line);
    const run = hunk && (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runOf */ .ng)(hunk, side, line);
    return run !== undefined && takesComments(run, side);
}
function meantSide({ status }, side) {
    return status === 'removed' ? 'LEFT' : side;
}
function intersect(file, side, range) {
    let best;
    let current;
    for (const { hunk, run } of (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runsWithin */ .KQ)(file, side, range)) {
        if (!takesComments(run, side))
            continue;
        const first = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, side);
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
    for (const { run } of (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runsWithin */ .KQ)(file, 'RIGHT', range))
        if (run.kind === 'added')
            return true;
    return false;
}
function takesComments(run, side) {
    return side === 'RIGHT' ? run.kind !== 'deleted' : run.kind === 'deleted';
}
function commentableAfter(file, side, line) {
    for (const hunk of file.hunks.slice((0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .hunksBefore */ .FQ)(file, side, line))) {
        for (let at = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runsBefore */ .WY)(hunk, side, line); at < hunk.runs; at += 1) {
            const run = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runAt */ .D)(hunk, at);
            if (takesComments(run, side))
                return Math.max(line, (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, side));
        }
    }
    return undefined;
}
function commentableBefore(file, side, line) {
    for (let index = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .hunksBefore */ .FQ)(file, side, line); index >= 0; index -= 1) {
        const hunk = file.hunks[index];
        if (hunk === undefined)
            continue;
        for (let at = Math.min((0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runsBefore */ .WY)(hunk, side, line), hunk.runs - 1); at >= 0; at -= 1) {
            const run = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runAt */ .D)(hunk, at);
            const first = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, side);
            if (takesComments(run, side) && first <= line)
                return Math.min(line, first + run.count - 1);
        }
    }
    return undefined;
}


/***/ }),

/***/ 92546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ validatePage),
/* harmony export */   p: () => (/* binding */ suppressPage)
/* harmony export */ });
/* harmony import */ var _markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96787);
/* harmony import */ var _markdown_serialize_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11428);
/* harmony import */ var _markdown_untrusted_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25605);
/* harmony import */ var _model_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77820);




const options = { redact: (line) => line };
function words(line) {
    return (0,_markdown_untrusted_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(line, options);
}
function suppressPage(input) {
    const { config, state, entries, id } = input;
    const isNew = state !== 'unchanged';
    return (0,_markdown_serialize_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .serialize */ .l)([
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
    return (0,_markdown_serialize_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .serialize */ .l)([
        problems.length === 0 ? valid : (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(problems.map((problem) => problemItem(file, problem))),
        ...(omitted === 0 ? [] : [(0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`… and ${(0,_model_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(omitted, 'more problem')}.`))]),
    ]);
}


/***/ }),

/***/ 10627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ changedLines)
/* harmony export */ });
/* harmony import */ var _diff_carry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44309);
/* harmony import */ var _diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17583);
/* harmony import */ var _diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16672);
/* harmony import */ var _report_scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55882);




function changedLines(diff, toHead) {
    const differing = (path, side) => side === 'RIGHT' ? toHead.byPath.get((0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .qE)(diff, path)?.path ?? path) : undefined;
    const atHead = (path, side, range) => {
        const file = differing(path, side);
        return file === undefined ? { ...range, intact: true } : (0,_diff_carry_js__WEBPACK_IMPORTED_MODULE_0__/* .carryRange */ .H)(file, range);
    };
    return {
        has: (path) => (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .qE)(diff, path) !== undefined,
        isCommentable: (path, wanted, start, end) => {
            const file = (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .qE)(diff, path);
            if (file === undefined)
                return false;
            const side = (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__/* .meantSide */ .nE)(file, wanted);
            const range = atHead(path, side, { start, end });
            if (range === 'deleted')
                return false;
            const inside = (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__/* .intersect */ .y$)(file, side, range);
            return inside !== undefined && inside.start === range.start && inside.end === range.end;
        },
        isChanged: (path, line) => {
            const file = (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .qE)(diff, path);
            if (file === undefined)
                return false;
            const side = (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__/* .meantSide */ .nE)(file, 'RIGHT');
            const range = atHead(path, side, { start: line, end: line });
            if (range === 'deleted')
                return false;
            return (0,_report_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .U)('changed', { locations: [{ path, side, startLine: range.start }] }, diff);
        },
        nearest: (path, wanted, line) => {
            const file = (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .qE)(diff, path);
            if (file === undefined)
                return [];
            const side = (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__/* .meantSide */ .nE)(file, wanted);
            const moved = differing(path, side);
            const carried = moved === undefined ? line : (0,_diff_carry_js__WEBPACK_IMPORTED_MODULE_0__/* .carryLine */ .G)(moved, line);
            const nearest = (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestCommentable */ .oI)(file, side, carried === 'deleted' ? line : carried);
            if (nearest === undefined)
                return [];
            return [nearest - 1, nearest, nearest + 1]
                .filter((each) => (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommentable */ .m$)(file, side, each))
                .map((each) => (moved === undefined ? each : (0,_diff_carry_js__WEBPACK_IMPORTED_MODULE_0__/* .carryLine */ .G)(moved, each, 'backward')))
                .filter((each) => each !== 'deleted');
        },
        paths: diff.files.map((file) => file.path),
        text: (path, start, end) => {
            const file = (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .qE)(diff, path);
            const range = atHead(path, 'RIGHT', { start, end });
            if (file === undefined || range === 'deleted' || !range.intact)
                return undefined;
            return (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .lineTexts */ .d0)(file, 'RIGHT', range)?.map(_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCarriageReturn */ .vs);
        },
    };
}


/***/ }),

/***/ 55882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isWithin),
/* harmony export */   b: () => (/* binding */ rangeOf)
/* harmony export */ });
/* harmony import */ var _diff_commentable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17583);
/* harmony import */ var _diff_hunk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16672);


function rangeOf(location) {
    if (location.startLine === undefined)
        return undefined;
    return { start: location.startLine, end: location.endLine ?? location.startLine };
}
function isPlaceWithin(location, scope, diff) {
    const file = (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .qE)(diff, location.path);
    if (file === undefined)
        return false;
    const range = rangeOf(location);
    if (scope === 'file' || range === undefined || location.numberedIn === 'checkout')
        return true;
    if (location.numberedIn === 'base')
        return false;
    const changed = scope === 'changed' && location.side === 'RIGHT';
    return changed ? (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_0__/* .touchesAdded */ .Sb)(file, range) : (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_0__/* .intersect */ .y$)(file, location.side, range) !== undefined;
}
function isWithin(scope, { locations }, diff) {
    if (scope === 'all' || locations.length === 0)
        return true;
    return locations.some((location) => isPlaceWithin(location, scope, diff));
}


/***/ }),

/***/ 54699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ formatNamed),
/* harmony export */   z: () => (/* binding */ parseBytes)
/* harmony export */ });
/* harmony import */ var _formats_parse_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22770);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31612);
/* harmony import */ var _model_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62359);
/* harmony import */ var _model_nearest_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46929);
/* harmony import */ var _runner_gunzip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70142);





function formatNamed(name) {
    const format = _model_format_js__WEBPACK_IMPORTED_MODULE_2__/* .Format */ .yL.safeParse(name);
    if (format.success)
        return format.data;
    const nearest = (0,_model_nearest_word_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestWord */ .z)(name, _model_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formats */ .Fx);
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({
        kind: 'usage',
        code: 'FORMAT_UNKNOWN',
        message: `There is no format ${JSON.stringify(name)}`,
        fix: `${nearest === undefined ? '' : `Did you mean ${nearest}? `}The formats are ${_model_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formats */ .Fx.join(', ')}.`,
    });
}
function parseBytes(bytes, options, context) {
    return (0,_formats_parse_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .T)({
        bytes,
        format: options.format === undefined ? undefined : formatNamed(options.format),
        strictness: options.contract === 'lenient' ? 'lenient' : 'strict',
        context,
        gunzip: _runner_gunzip_js__WEBPACK_IMPORTED_MODULE_4__/* .gunzip */ .k,
    });
}


/***/ }),

/***/ 57047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   iH: () => (/* binding */ readDiff),
/* harmony export */   ox: () => (/* binding */ readPrevious)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38321);
/* harmony import */ var _diff_parse_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84271);
/* harmony import */ var _formats_read_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96856);
/* harmony import */ var _formats_verdict_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22712);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31612);







async function readInput(path, shell) {
    try {
        if (path === '-')
            return await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.buffer)(process.stdin);
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shell.cwd, path));
    }
    catch (cause) {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .Failure */ .HR({
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
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .Failure */ .HR({
        kind: 'usage',
        code: 'DIFF_UNREADABLE',
        message: `${path === '-' ? 'standard input' : path}:${line}: ${message} (${code})`,
        fix: "give it what `git diff` or GitHub's diff media type wrote, whole",
    });
}
async function readPrevious(path, shell) {
    const reading = (0,_formats_read_json_js__WEBPACK_IMPORTED_MODULE_4__/* .readJson */ .Vh)(await readInput(path, shell));
    const verdict = reading.ok ? _formats_verdict_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .ReviewVerdict */ .we.safeParse(reading.value) : undefined;
    if (verdict?.success === true)
        return verdict.data;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .Failure */ .HR({
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
/* harmony import */ var _formats_own_document_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74233);
/* harmony import */ var _formats_report_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31724);
/* harmony import */ var _formats_run_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96152);
/* harmony import */ var _gate_command_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92546);
/* harmony import */ var _ingest_changed_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10627);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31612);
/* harmony import */ var _policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40180);
/* harmony import */ var _command_answer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15976);
/* harmony import */ var _document_argument_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54699);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57047);










const noDiff = { files: [], byPath: new Map(), byFormerPath: new Map() };
async function validateCommand(options, shell) {
    requireUsable(options);
    if (isPolicy(options))
        return validatePolicy(options, shell);
    const previous = options.previous === undefined ? undefined : await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_8__/* .readPrevious */ .ox)(options.previous, shell);
    const bytes = await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_8__/* .readInput */ .R5)(options.file, shell);
    const format = previous === undefined ? options.format : 'verdict';
    const outcome = (0,_document_argument_js__WEBPACK_IMPORTED_MODULE_7__/* .parseBytes */ .z)(bytes, { ...options, format }, await contextOf(options, previous, shell));
    if (previous !== undefined)
        requireSameReview(outcome, previous);
    const isUnknown = outcome.format === undefined && options.format === undefined;
    const file = isUnknown ? (0,_formats_run_files_js__WEBPACK_IMPORTED_MODULE_1__/* .checkRunFile */ .K1)(bytes) : undefined;
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
        ...(diff === undefined ? {} : { changed: (0,_ingest_changed_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .changedLines */ .M)(await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_8__/* .readDiff */ .iH)(diff, shell), noDiff) }),
        ...(head === undefined ? {} : { head }),
        ...(previous === undefined ? {} : { previous }),
    };
}
function requireSameReview(outcome, { reviewId }) {
    const id = (0,_formats_own_document_js__WEBPACK_IMPORTED_MODULE_9__/* .own */ .ZV)(outcome.document?.native, 'reviewId');
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
    const result = (0,_policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .parsePolicy */ .ON)(await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_8__/* .readInput */ .R5)(file, shell));
    const problems = result.ok ? [] : result.problems;
    const page = (0,_gate_command_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .validatePage */ .W)({ file, kind: 'policy', problems });
    (0,_command_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .answer */ .ZF)({ data: { valid: result.ok, errors: problems, omitted: 0 }, page }, output, shell);
    return result.ok ? 0 : 1;
}


/***/ })

};
