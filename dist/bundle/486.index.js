export const id = 486;
export const ids = [486];
export const modules = {

/***/ 56486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  linesCommand: () => (/* binding */ linesCommand)
});

// EXTERNAL MODULE: ./build/domain/diff/hunk-runs.js
var hunk_runs = __webpack_require__(96024);
;// CONCATENATED MODULE: ./build/domain/diff/line-ranges.js

function lineRanges(diff) {
    return new Map(diff.files.map((file) => [file.path, fileLines(file)]));
}
function renderLineRanges(diff) {
    const entries = [...lineRanges(diff)].map(([path, lines]) => `  ${JSON.stringify(path)}: ${JSON.stringify(lines)}`);
    return entries.length === 0 ? '{}\n' : `{\n${entries.join(',\n')}\n}\n`;
}
function fileLines({ status, oldPath, hunks }) {
    return {
        status,
        ...(oldPath !== undefined && { oldPath }),
        RIGHT: hunks.flatMap(({ newStart, newCount }) => range(newStart, newCount)),
        LEFT: hunks.flatMap(({ oldStart, oldCount }) => range(oldStart, oldCount)),
        deleted: hunks.flatMap(deletedRanges),
    };
}
function deletedRanges(hunk) {
    return [...(0,hunk_runs/* runsOf */.ky)(hunk)]
        .filter((run) => run.kind === 'deleted')
        .map((run) => [(0,hunk_runs/* runLine */.u_)(run, 'LEFT'), (0,hunk_runs/* runLine */.u_)(run, 'LEFT') + run.count - 1]);
}
function range(start, count) {
    return count === 0 ? [] : [[start, start + count - 1]];
}

// EXTERNAL MODULE: ./build/commands/read-diff.js
var read_diff = __webpack_require__(4395);
;// CONCATENATED MODULE: ./build/commands/lines.js


async function linesCommand(path, shell) {
    shell.out(renderLineRanges(await (0,read_diff/* readDiff */.i)(path, shell)));
    return 0;
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


/***/ })

};
