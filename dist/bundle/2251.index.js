export const id = 2251;
export const ids = [2251];
export const modules = {

/***/ 74233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ emptied),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   b$: () => (/* binding */ claimedSeverity)
/* harmony export */ });
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(value, key) {
    if (Array.isArray(value))
        return typeof key === 'number' ? value[key] : undefined;
    return isObject(value) && Object.hasOwn(value, key) ? value[String(key)] : undefined;
}
function emptied(value, key) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, name === key && Array.isArray(each) ? [] : each]));
}
function claimedSeverity(value, key, scale) {
    const severity = scale.get(own(value, key));
    return severity === undefined ? {} : { claimedSeverity: severity };
}


/***/ }),

/***/ 10309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ schemaProblems),
/* harmony export */   v: () => (/* binding */ unknownKeys)
/* harmony export */ });
/* harmony import */ var _model_nearest_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46929);
/* harmony import */ var _document_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19247);
/* harmony import */ var _json_positions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21276);
/* harmony import */ var _own_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74233);




function schemaProblems(error, { value, pointer, ruleOf }) {
    return error.issues.flatMap((issue) => {
        if (issue.code === 'unrecognized_keys') {
            const rule = ruleOf(issue.path);
            return issue.keys.map((key) => foreignKey(rule, key, (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerTo */ .xH)(pointer, ...issue.path, key)));
        }
        const given = issue.path.reduce((at, key) => (0,_own_document_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(at, key), value);
        const name = issue.path.length === 0 ? 'The value' : (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(issue.path.map(String).join('.'));
        const details = describe(issue, name, given);
        return [(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(ruleOf(issue.path), { ...details, path: (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerTo */ .xH)(pointer, ...issue.path) })];
    });
}
function foreignKey(rule, key, path) {
    return (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(rule, {
        path,
        type: 'unknown-key',
        message: `The key ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(key)} is not part of this closed format.`,
        recommendation: 'Remove the key.',
    });
}
function describe(issue, name, given) {
    if (given === undefined) {
        return {
            type: 'missing',
            message: `${name} is missing.`,
            recommendation: `Add ${name}: ${expectation(issue)}.`,
        };
    }
    const type = problemType(issue);
    const wanted = expectation(issue);
    const near = issue.code === 'invalid_value' ? (0,_model_nearest_word_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestWord */ .z)(given, issue.values.map(String)) : undefined;
    return {
        type,
        message: `${name} ${seen(issue, given)}; it must be ${wanted}.`,
        recommendation: near === undefined ? `Write ${wanted}.` : `Write ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(near)}.`,
    };
}
function seen({ code }, given) {
    const isCounted = code === 'too_small' || code === 'too_big';
    return isCounted && Array.isArray(given) ? `has ${items(given.length)}` : `is ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(given)}`;
}
function items(count) {
    return `${count} ${count.toString() === '1' ? 'item' : 'items'}`;
}
function problemType(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return 'type';
        case 'invalid_value':
        case 'invalid_union':
            return 'enum';
        case 'too_big':
        case 'too_small':
        case 'not_multiple_of':
            return 'range';
        default:
            return 'format';
    }
}
function expectation(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return typeName(issue.expected);
        case 'invalid_value':
            return oneOf(issue.values);
        case 'too_small':
            return `${bound('at least', issue.minimum, issue.origin)}`;
        case 'too_big':
            return `${bound('at most', issue.maximum, issue.origin)}`;
        case 'invalid_union':
            return 'options' in issue && issue.options !== undefined ? oneOf(issue.options) : issue.message;
        default:
            return issue.message;
    }
}
function oneOf(values) {
    const words = values.map((value) => (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(value));
    return words.length === 1 ? `${words[0]}` : `one of ${words.join(', ')}`;
}
function bound(limit, value, origin) {
    switch (origin) {
        case 'string':
            return value === 1 && limit === 'at least'
                ? 'a non-empty string'
                : `a string of ${limit} ${value} characters`;
        case 'array':
            return `an array of ${limit} ${items(value)}`;
        default:
            return `a number of ${limit} ${value}`;
    }
}
function typeName(expected) {
    switch (expected) {
        case 'int':
            return 'an integer';
        case 'array':
        case 'object':
            return `an ${expected}`;
        case 'record':
            return 'an object';
        case 'null':
            return 'null';
        default:
            return `a ${expected}`;
    }
}
const maxReported = 5;
function unknownKeys(value, known, { pointer, rule }) {
    const problems = [];
    for (const key of Object.keys(value)) {
        if (known.has(key) || problems.length >= maxReported)
            continue;
        const near = (0,_model_nearest_word_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestWord */ .z)(key, [...known]);
        problems.push((0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(rule, {
            path: (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerTo */ .xH)(pointer, key),
            type: 'unknown-key',
            message: `The key ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(key)} is not part of the contract; it is kept but not read.`,
            recommendation: near === undefined ? 'Remove the key.' : `Remove the key, or write ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(near)}.`,
        }));
    }
    return problems;
}


/***/ }),

/***/ 22712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ envelopeKeyDeviations),
/* harmony export */   EM: () => (/* binding */ envelopeRuleOf),
/* harmony export */   Jq: () => (/* binding */ findingRuleOf),
/* harmony export */   Nj: () => (/* binding */ VerdictFinding),
/* harmony export */   Qy: () => (/* binding */ VerdictEnvelope),
/* harmony export */   dE: () => (/* binding */ findingKeyDeviations),
/* harmony export */   oc: () => (/* binding */ lineRangePattern),
/* harmony export */   we: () => (/* binding */ ReviewVerdict)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44256);
/* harmony import */ var _own_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74233);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10309);





const filled = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/\S/, 'a non-empty string');
const count = zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0);
const lineRangePattern = /^([1-9][0-9]{0,9})(?:-([1-9][0-9]{0,9}))?$/;
const VerdictFinding = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id: filled,
    domain: filled,
    severity: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['Blocker', 'High', 'Medium', 'Low', 'Info']),
    confidence: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(1),
    file: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    lineRange: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(lineRangePattern, 'a line such as "42" or a range such as "42-48"').optional(),
    title: filled,
    recommendation: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    status: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .FindingStatus */ .GC,
});
const VerdictEnvelope = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    reviewId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-fA-F]{8}$/, 'eight hexadecimal digits'),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$({ offset: true, error: 'a timestamp such as "2026-02-16T10:30:00Z"' }),
    scope: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['changeset', 'package', 'team', 'file']),
    target: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    mode: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['full', 'quick', 'verify']),
    verdict: _model_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .Verdict */ .Y,
    summary: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ blocker: count, high: count, medium: count, low: count, info: count }),
    reportPath: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    tree: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'a whole object id')
        .optional(),
    findings: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()),
});
const ReviewVerdict = VerdictEnvelope.extend({ findings: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(VerdictFinding) });
const envelopeRules = new Map([
    ['reviewId', 'C5/review-id'],
    ['timestamp', 'C5/timestamp'],
    ['scope', 'C5/scope'],
    ['target', 'C5/target'],
    ['mode', 'C5/mode'],
    ['verdict', 'C5/verdict'],
    ['summary', 'C5/summary'],
    ['reportPath', 'C5/report-path'],
    ['tree', 'C5/tree'],
    ['findings', 'C5/findings'],
]);
const findingRules = new Map([
    ['id', 'C5/finding-id'],
    ['domain', 'C5/domain'],
    ['severity', 'C5/severity'],
    ['confidence', 'C5/confidence'],
    ['file', 'C5/file'],
    ['lineRange', 'C5/line-range'],
    ['title', 'C5/title'],
    ['recommendation', 'C5/recommendation'],
    ['status', 'C5/status'],
]);
function envelopeRuleOf(path) {
    return envelopeRules.get(path[0]) ?? 'C5/document';
}
function findingRuleOf(path) {
    return findingRules.get(path[0]) ?? 'C5/findings';
}
const envelopeKeys = new Set([...envelopeRules.keys()].map(String));
const findingKeys = new Set([...findingRules.keys()].map(String));
const summaryKeys = new Set(['blocker', 'high', 'medium', 'low', 'info']);
function envelopeKeyDeviations(value) {
    const summary = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(value, 'summary');
    return [
        ...keyDeviations(value, '', envelopeKeys),
        ...(summary === undefined ? [] : keyDeviations(summary, '/summary', summaryKeys)),
    ];
}
function findingKeyDeviations(native, pointer) {
    return keyDeviations(native, pointer, findingKeys);
}
function keyDeviations(value, pointer, known) {
    return (0,_own_document_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(value) ? (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownKeys */ .v)(value, known, { pointer, rule: 'C5/unknown-key' }) : [];
}


/***/ }),

/***/ 22251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  linesCommand: () => (/* binding */ linesCommand)
});

// EXTERNAL MODULE: ./build/diff/hunk.js
var diff_hunk = __webpack_require__(16672);
;// CONCATENATED MODULE: ./build/diff/line-ranges.js

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
    return [...(0,diff_hunk/* runsOf */.ky)(hunk)]
        .filter((run) => run.kind === 'deleted')
        .map((run) => [(0,diff_hunk/* runLine */.u_)(run, 'LEFT'), (0,diff_hunk/* runLine */.u_)(run, 'LEFT') + run.count - 1]);
}
function range(start, count) {
    return count === 0 ? [] : [[start, start + count - 1]];
}

// EXTERNAL MODULE: ./build/tools/read-input.js
var read_input = __webpack_require__(57047);
;// CONCATENATED MODULE: ./build/tools/lines-command.js


async function linesCommand(path, shell) {
    shell.out(renderLineRanges(await (0,read_input/* readDiff */.iH)(path, shell)));
    return 0;
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


/***/ })

};
