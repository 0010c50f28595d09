export const id = 6739;
export const ids = [6739];
export const modules = {

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

/***/ 56739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   linesCommand: () => (/* binding */ linesCommand)
/* harmony export */ });
/* unused harmony exports lineRanges, renderLineRanges */
/* harmony import */ var _diff_hunk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16672);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57047);


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
    return [...(0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runsOf */ .ky)(hunk)]
        .filter((run) => run.kind === 'deleted')
        .map((run) => [(0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, 'LEFT'), (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, 'LEFT') + run.count - 1]);
}
function range(start, count) {
    return count === 0 ? [] : [[start, start + count - 1]];
}
async function linesCommand(path, shell) {
    shell.out(renderLineRanges(await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_1__/* .readDiff */ .iH)(path, shell)));
    return 0;
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


/***/ })

};
