export const id = 706;
export const ids = [706];
export const modules = {

/***/ 71222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ formatNamed),
/* harmony export */   z: () => (/* binding */ parseBytes)
/* harmony export */ });
/* harmony import */ var _contracts_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66149);
/* harmony import */ var _contracts_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44187);
/* harmony import */ var _contracts_parse_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21448);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54543);
/* harmony import */ var _edges_files_gunzip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30556);





function formatNamed(name) {
    const format = _contracts_format_js__WEBPACK_IMPORTED_MODULE_0__/* .Format */ .y.safeParse(name);
    if (format.success)
        return format.data;
    const nearest = (0,_contracts_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestWord */ .z)(name, _contracts_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .F);
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR({
        kind: 'usage',
        code: 'FORMAT_UNKNOWN',
        message: `There is no format ${JSON.stringify(name)}`,
        fix: `${nearest === undefined ? '' : `Did you mean ${nearest}? `}The formats are ${_contracts_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .F.join(', ')}.`,
    });
}
function parseBytes(bytes, options, context) {
    return (0,_contracts_parse_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .T)({
        bytes,
        format: options.format === undefined ? undefined : formatNamed(options.format),
        strictness: options.contract === 'lenient' ? 'lenient' : 'strict',
        context,
        gunzip: _edges_files_gunzip_js__WEBPACK_IMPORTED_MODULE_3__/* .gunzip */ .k,
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


/***/ }),

/***/ 92706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validateCommand: () => (/* binding */ validateCommand)
});

// EXTERNAL MODULE: ./build/contracts/errors.js
var contracts_errors = __webpack_require__(12673);
// EXTERNAL MODULE: ./build/contracts/own.js
var own = __webpack_require__(74300);
// EXTERNAL MODULE: ./build/contracts/policy/parse-policy.js + 4 modules
var parse_policy = __webpack_require__(78180);
// EXTERNAL MODULE: ./build/contracts/run-files.js
var run_files = __webpack_require__(76551);
// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(54543);
// EXTERNAL MODULE: ./build/render/pages/command-pages.js
var command_pages = __webpack_require__(27082);
// EXTERNAL MODULE: ./build/stages/documents/changed-lines.js
var changed_lines = __webpack_require__(53069);
// EXTERNAL MODULE: ./build/commands/answer.js
var answer = __webpack_require__(40993);
// EXTERNAL MODULE: ./build/commands/document.js
var commands_document = __webpack_require__(71222);
// EXTERNAL MODULE: ./build/commands/read-diff.js
var read_diff = __webpack_require__(4395);
// EXTERNAL MODULE: ./build/commands/read-input.js
var read_input = __webpack_require__(1718);
// EXTERNAL MODULE: ./build/contracts/json/read-json.js + 2 modules
var read_json = __webpack_require__(44182);
// EXTERNAL MODULE: ./build/contracts/verdict/schema.js
var schema = __webpack_require__(61451);
;// CONCATENATED MODULE: ./build/commands/read-previous.js




async function readPrevious(path, shell) {
    const reading = (0,read_json/* readJson */.Vh)(await (0,read_input/* readInput */.R)(path, shell));
    const verdict = reading.ok ? schema/* ReviewVerdict */.we.safeParse(reading.value) : undefined;
    if (verdict?.success === true)
        return verdict.data;
    throw new failure/* Failure */.HR({
        kind: 'usage',
        code: 'PREVIOUS_UNUSABLE',
        message: `${path === '-' ? 'standard input' : path} is not a valid verdict file`,
        fix: 'Give --previous the verdict file as it was before; `validate` alone says what is wrong with this one.',
    });
}

;// CONCATENATED MODULE: ./build/commands/validate.js












const noDiff = { files: [], byPath: new Map(), byFormerPath: new Map() };
async function validateCommand(options, shell) {
    requireUsable(options);
    if (isPolicy(options))
        return validatePolicy(options, shell);
    const previous = options.previous === undefined ? undefined : await readPrevious(options.previous, shell);
    const bytes = await (0,read_input/* readInput */.R)(options.file, shell);
    const format = previous === undefined ? options.format : 'verdict';
    const outcome = (0,commands_document/* parseBytes */.z)(bytes, { ...options, format }, await contextOf(options, previous, shell));
    if (previous !== undefined)
        requireSameReview(outcome, previous);
    const isUnknown = outcome.format === undefined && options.format === undefined;
    const file = isUnknown ? (0,run_files/* checkRunFile */.K)(bytes) : undefined;
    const errors = (0,contracts_errors/* toErrors */.p)(file ?? outcome);
    const kind = file?.title ?? outcome.format ?? 'document';
    const page = (0,command_pages/* validatePage */.WG)({ file: options.file, kind, ...(file ?? outcome) });
    (0,answer/* answer */.ZF)({ data: errors, page }, options.output, shell);
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
    return new failure/* Failure */.HR({ kind: 'usage', code: 'COMMAND_LINE_INVALID', message, fix });
}
async function contextOf({ diff, head }, previous, shell) {
    return {
        paths: { root: shell.cwd },
        ...(diff === undefined ? {} : { changed: (0,changed_lines/* changedLines */.M)(await (0,read_diff/* readDiff */.i)(diff, shell), noDiff) }),
        ...(head === undefined ? {} : { head }),
        ...(previous === undefined ? {} : { previous }),
    };
}
function requireSameReview(outcome, { reviewId }) {
    const id = (0,own/* own */.ZV)(outcome.document?.native, 'reviewId');
    if (typeof id !== 'string' || id === reviewId)
        return;
    throw new failure/* Failure */.HR({
        kind: 'usage',
        code: 'PREVIOUS_UNUSABLE',
        message: `The file is of review ${JSON.stringify(id)}, and the previous one of review ${reviewId}`,
        fix: 'Give --previous an earlier state of the same verdict file.',
    });
}
async function validatePolicy({ file, output }, shell) {
    const result = (0,parse_policy/* parsePolicy */.ON)(await (0,read_input/* readInput */.R)(file, shell));
    const problems = result.ok ? [] : result.problems;
    const page = (0,command_pages/* validatePage */.WG)({ file, kind: 'policy', problems });
    (0,answer/* answer */.ZF)({ data: { valid: result.ok, errors: problems, omitted: 0 }, page }, output, shell);
    return result.ok ? 0 : 1;
}


/***/ }),

/***/ 27082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WG: () => (/* binding */ validatePage),
/* harmony export */   XE: () => (/* binding */ explainPage),
/* harmony export */   pC: () => (/* binding */ suppressPage)
/* harmony export */ });
/* harmony import */ var _domain_text_counted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43863);
/* harmony import */ var _explain_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26289);
/* harmony import */ var _markdown_build_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35955);
/* harmony import */ var _markdown_serialize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35176);
/* harmony import */ var _markdown_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87901);





const options = { redact: (line) => line };
function words(line) {
    return (0,_markdown_untrusted_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(line, options);
}
function reasons({ because, change }) {
    return [
        ...because.map((each) => [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('because '), ...words(each)]),
        ...change.map((each) => [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('to change it: '), ...words(each)]),
    ];
}
function items(lines) {
    return lines.length === 0 ? [] : [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(lines.map((line) => [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(...line)]))];
}
function verdictBlocks(verdict) {
    return [
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(2, (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0,_explain_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictWord */ .E0)(verdict)), ...(verdict.event === undefined ? [] : [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(', '), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(verdict.event)])),
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`check ${verdict.conclusion}: `), ...words(verdict.title)),
        ...items(reasons(verdict)),
    ];
}
function findingBlocks(finding) {
    return [
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(3, (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(finding.id), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(` ${finding.weight}`)),
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(...words(finding.title)),
        ...items([
            ...(finding.stands === undefined ? [] : [words(finding.stands)]),
            ...reasons(finding),
            [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('fingerprint '), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(finding.fingerprint)],
        ]),
    ];
}
function explainPage(verdict, findings) {
    return (0,_markdown_serialize_js__WEBPACK_IMPORTED_MODULE_2__/* .serialize */ .l)([
        ...(verdict === undefined ? [] : verdictBlocks(verdict)),
        ...findings.flatMap(findingBlocks),
    ]);
}
function suppressPage(input) {
    const { config, state, entry, id } = input;
    const isNew = state !== 'unchanged';
    return (0,_markdown_serialize_js__WEBPACK_IMPORTED_MODULE_2__/* .serialize */ .l)([
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(config), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(isNew ? ` (${state}), ` : ' has it already, '), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)('policy.suppress'), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(':')),
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeFence */ .d6)('yaml', entry.trimEnd()),
        ...(isNew
            ? [
                (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(id), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(' is withheld from now on in this work tree, and on pull requests once this is merged.')),
            ]
            : []),
    ]);
}
function problemItem(file, problem) {
    const { path, line, column, rule, grade, message, recommendation } = problem;
    const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
    return [
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(place), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(grade === 'deviation' ? ' warning ' : ' error '), ...[rule, path].flatMap((each) => each === undefined || each === '' ? [] : [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(each), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(' ')]), ...words([message, recommendation ?? ''].join(' '))),
    ];
}
function validatePage(input) {
    const { file, kind, problems, omitted = 0 } = input;
    const valid = (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(file), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`: valid ${kind}`));
    return (0,_markdown_serialize_js__WEBPACK_IMPORTED_MODULE_2__/* .serialize */ .l)([
        problems.length === 0 ? valid : (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(problems.map((problem) => problemItem(file, problem))),
        ...(omitted === 0 ? [] : [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`… and ${(0,_domain_text_counted_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(omitted, 'more problem')}.`))]),
    ]);
}


/***/ })

};
