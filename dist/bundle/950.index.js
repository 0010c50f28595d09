export const id = 950;
export const ids = [950];
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

/***/ 80950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  convertCommand: () => (/* binding */ convertCommand)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/model/identity.js
var identity = __webpack_require__(96946);
// EXTERNAL MODULE: ./build/model/project.js
var project = __webpack_require__(13411);
// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
// EXTERNAL MODULE: ./build/model/reviewer.js
var reviewer = __webpack_require__(34811);
// EXTERNAL MODULE: ./build/model/text.js
var model_text = __webpack_require__(70271);
// EXTERNAL MODULE: ./build/formats/registry.js + 16 modules
var registry = __webpack_require__(99303);
// EXTERNAL MODULE: ./build/formats/rules.js
var rules = __webpack_require__(57480);
// EXTERNAL MODULE: ./build/formats/writable.js
var writable = __webpack_require__(62651);
;// CONCATENATED MODULE: ./build/formats/conversion.js









const writableFormats = review_document/* formats */.Fx.filter((format) => registry/* registry */.u[format].write !== undefined);
function convert(source, to, header = {}) {
    const { write, holds = () => true, read } = registry/* registry */.u[to];
    if (write === undefined)
        return refuse(`${to} can be read, but not written.`);
    const findings = source.findings.filter(holds);
    if (findings.length === 0 && (!source.isComplete || source.refused + source.findings.length > 0)) {
        return refuse(`${whyNotClean(source)}; in ${to} the review would look like a clean one.`);
    }
    const written = write(to === 'review-data' ? source : { ...source, findings }, header);
    if (!written.ok)
        return { ...refuse(`${to} requires what the document does not say`), needs: written.needs };
    const value = schemas/* json */.Pq9().parse(written.document);
    const { document, problems } = read(value, {});
    const fault = problems.find(rules/* isRefusal */.vu);
    if (fault !== undefined)
        return refuse(`${to} cannot hold it: ${fault.message} (${fault.rule} ${fault.path})`);
    return { ok: true, text: (0,model_text/* jsonText */.s$)(value), lost: lostParts(findings, source, document) };
}
function refuse(message) {
    return { ok: false, message, needs: [] };
}
function whyNotClean({ isComplete, findings }) {
    if (!isComplete)
        return 'The review is not complete';
    return findings.length === 0 ? 'All its findings were refused' : 'It has no place for any of the findings';
}
function fromDocument(document) {
    const { format, state, claims, summary, questions } = document;
    const seen = new Map();
    return {
        producer: format,
        isFromTools: (0,review_document/* isToolFormat */.Ut)(format) || format === 'evidence-pack',
        summary,
        claims,
        findings: document.findings.map((finding) => toWritable(finding, format, seen)),
        isComplete: state.state === 'reviewed' && document.complete,
        refused: document.refused.length,
        lost: questions.length === 0 ? [] : [(0,model_text/* counted */.hS)(questions.length, 'question')],
    };
}
function toWritable(finding, format, seen) {
    const { claimed, category, scopeText, title, locations } = finding;
    const [location] = locations;
    const { startLine, endLine } = location ?? {};
    const id = (0,identity/* findingId */.zK)(category, {
        subject: location?.path ?? scopeText ?? title,
        ...(startLine !== undefined && { startLine }),
        ...(endLine !== undefined && { endLine }),
    });
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return {
        ...finding,
        id: count === 1 ? id : `${id}-${count}`,
        scale: format,
        corroboratedBy: claimed?.corroboratedBy ?? [],
        contestedBy: claimed?.contestedBy ?? [],
        suppressed: claimed?.suppressed,
    };
}
function fromReviewDocument({ head, reviewers, documents, findings }) {
    return {
        producer: project/* project */.C.name,
        isFromTools: reviewers.every(({ kind }) => kind === 'tool'),
        claims: { head },
        findings: findings.map((finding) => ({
            ...finding,
            scale: documents[finding.sources[0]?.document ?? -1]?.format,
        })),
        isComplete: reviewers.length > 0 && reviewers.every(reviewer/* hasReviewed */.ge),
        refused: 0,
        lost: [],
    };
}
const fields = {
    place: ({ locations }) => locations.map(({ path, startLine, endLine }) => [path, startLine, endLine]),
    category: ({ category }) => category,
    severity: ({ severity }) => severity,
    confidence: ({ confidence: { band } }) => band,
    evidence: ({ evidence }) => evidence,
    action: ({ action }) => action,
    'need for a human': ({ requiresHuman }) => requiresHuman || undefined,
    'age before the change': ({ preExisting }) => preExisting || undefined,
    status: ({ status }) => status,
};
const texts = {
    title: ({ title, titleDerived }) => (titleDerived ? undefined : title),
    text: ({ issue }) => issue,
    implications: ({ implications }) => implications,
    fix: ({ fix }) => fix?.text,
    replacement: ({ fix }) => fix?.replacement,
    references: ({ references }) => references,
    agreement: ({ corroboratedBy, contestedBy }) => [...corroboratedBy, ...contestedBy],
    suppression: ({ suppressed }) => suppressed?.reason,
};
const claimed = {
    event: ({ event }) => event,
    verdict: ({ verdict }) => verdict,
    'pull request': ({ pullRequest }) => pullRequest,
    repository: ({ repository }) => repository,
    'head commit': ({ head }) => head,
};
function lostParts(findings, source, back) {
    const found = fromDocument(back).findings;
    const count = (name, isLost) => {
        const lost = findings.filter(isLost).length;
        return lost === 0 ? [] : [`${name} of ${(0,model_text/* counted */.hS)(lost, 'finding')}`];
    };
    const { summary = '', refused } = source;
    const dropped = source.findings.filter((each) => !findings.includes(each));
    return [
        ...(source.isComplete ? [] : ['that the review is not complete']),
        ...source.lost,
        ...(summary === '' || back.summary === summary ? [] : ['summary']),
        ...Object.entries(claimed).flatMap(([name, claim]) => {
            const said = claim(source.claims);
            return said === undefined || said === claim(back.claims) ? [] : [name];
        }),
        ...(refused === 0 ? [] : [(0,model_text/* counted */.hS)(refused, 'refused finding')]),
        ...(dropped.length === 0
            ? []
            : [`${(0,model_text/* counted */.hS)(dropped.length, 'finding')} without a ${dropped.every(writable/* hasFile */.jv) ? 'line' : 'file'}`]),
        ...Object.entries(fields).flatMap(([name, part]) => count(name, (finding, index) => !isSame(part(finding), found[index] && part(found[index])))),
        ...Object.entries(texts).flatMap(([name, part]) => count(name, (finding, index) => !holds(back.findings[index]?.native ?? null, part(finding)))),
    ];
}
function isSame(before, after) {
    return before === undefined || JSON.stringify(before) === JSON.stringify(after);
}
function holds(native, said) {
    const whole = JSON.stringify(native);
    return [said]
        .flat()
        .every((text) => text === undefined || whole.includes(JSON.stringify(text).slice(1, -1)));
}

// EXTERNAL MODULE: ./build/formats/report-entry.js
var report_entry = __webpack_require__(31724);
// EXTERNAL MODULE: ./build/formats/run-files.js
var run_files = __webpack_require__(96152);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/tools/command-answer.js
var command_answer = __webpack_require__(15976);
// EXTERNAL MODULE: ./build/tools/read-input.js
var read_input = __webpack_require__(57047);
;// CONCATENATED MODULE: ./build/tools/convert-command.js








async function convertCommand(options, shell) {
    const to = (0,read_input/* formatNamed */.vq)(options.to);
    const header = headerOf(options);
    const source = sourceOf(await (0,read_input/* readInput */.R5)(options.file, shell), options, shell);
    if (source === undefined)
        return 1;
    const result = convert(source, to, header);
    if (!result.ok)
        throw failureOf(result);
    if (result.lost.length > 0)
        shell.err(`Not in the ${to}: ${result.lost.join(', ')}.\n`);
    shell.out(result.text);
    return 0;
}
function sourceOf(bytes, options, shell) {
    const own = options.format === undefined ? (0,run_files/* readRunFile */.m8)(bytes, review_document/* ReviewDocument */.CA) : undefined;
    if (own !== undefined)
        return fromReviewDocument(own);
    const outcome = (0,read_input/* parseBytes */.z_)(bytes, options, { paths: { root: shell.cwd } });
    if (outcome.ok)
        return fromDocument(outcome.document);
    shell.err((0,report_entry/* toText */.fE)(outcome, options.file));
    (0,command_answer/* answer */.ZF)({ data: (0,report_entry/* toErrors */.pp)(outcome) }, 'agent', shell);
    return undefined;
}
function headerOf(flags) {
    const header = writable/* Header */.Y9.safeParse(flags);
    if (header.success)
        return header.data;
    const key = String(header.error.issues[0]?.path[0]);
    throw new failure/* Failure */.HR({
        kind: 'usage',
        code: 'COMMAND_LINE_INVALID',
        message: `${flagOf(key)} has a value that the format cannot hold`,
        fix: 'See `pr-verdict convert --help` for what it takes.',
    });
}
function flagOf(key) {
    return `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
function failureOf({ message, needs, }) {
    return needs.length > 0
        ? new failure/* Failure */.HR({
            kind: 'usage',
            code: 'CONVERSION_INCOMPLETE',
            message,
            fix: `Add ${needs.map(flagOf).join(', ')}.`,
        })
        : new failure/* Failure */.HR({
            kind: 'usage',
            code: 'CONVERSION_IMPOSSIBLE',
            message,
            fix: 'Convert a review that was read to the end to review-output, review-data, candidate-findings, verdict or sarif.',
        });
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
