export const id = 124;
export const ids = [124];
export const modules = {

/***/ 6619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ defaultLimits)
/* harmony export */ });
const defaultLimits = {
    bytes: 16 * 1024 * 1024,
    depth: 64,
    values: 1_000_000,
    stringLength: 8 * 1024 * 1024,
    numberLength: 64,
};


/***/ }),

/***/ 246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yg: () => (/* binding */ parentPointer),
/* harmony export */   xH: () => (/* binding */ pointerTo)
/* harmony export */ });
/* unused harmony export pointerToken */
function pointerToken(key) {
    const text = String(key);
    return /[~/]/.test(text) ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text;
}
function pointerTo(base, ...keys) {
    let pointer = base;
    for (const key of keys)
        pointer = `${pointer}/${typeof key === 'number' ? key : pointerToken(key)}`;
    return pointer;
}
function parentPointer(pointer) {
    const end = pointer.lastIndexOf('/');
    return end === -1 ? undefined : pointer.slice(0, end);
}


/***/ }),

/***/ 5115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _$: () => (/* binding */ lineStarts),
/* harmony export */   q$: () => (/* binding */ positionsOf),
/* harmony export */   rq: () => (/* binding */ pointerOf),
/* harmony export */   t$: () => (/* binding */ positionAt)
/* harmony export */ });
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(246);
/* harmony import */ var _walk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9830);


function positionsOf(text, pointers) {
    const wanted = new Set(pointers);
    const offsets = new Map();
    const ancestors = new Set(['']);
    for (const pointer of wanted) {
        for (let at = pointer; at !== undefined && !ancestors.has(at); at = (0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .parentPointer */ .Yg)(at)) {
            ancestors.add(at);
        }
    }
    (0,_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .walkJson */ .g)(text, {
        value: ({ trail, offset }) => {
            const pointer = pointerOf(trail);
            if (ancestors.has(pointer))
                offsets.set(pointer, offset);
            return 'go on';
        },
        key: () => { },
    });
    const lines = lineStarts(text);
    const found = new Map();
    for (const pointer of wanted) {
        let at = pointer;
        while (at !== undefined && !offsets.has(at))
            at = (0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .parentPointer */ .Yg)(at);
        const offset = offsets.get(at ?? '');
        if (offset !== undefined)
            found.set(pointer, positionAt(lines, offset));
    }
    return found;
}
function pointerOf(trail) {
    return (0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)('', ...trail.map((frame) => frame.key));
}
function lineStarts(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}
function positionAt(starts, offset) {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
        const middle = (low + high) >>> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}


/***/ }),

/***/ 9550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   _6: () => (/* binding */ decodeUtf8),
/* harmony export */   gb: () => (/* binding */ readJsonText)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5238);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6619);
/* harmony import */ var _positions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5115);
/* harmony import */ var _walk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9830);




const maxFaults = 200;
function readJson(bytes, limits = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultLimits */ .M) {
    if (bytes.byteLength > limits.bytes) {
        return refuse('JSON/bytes', {
            path: '',
            type: 'limit',
            message: `The document has ${bytes.byteLength} bytes; at most ${limits.bytes} are read.`,
            recommendation: 'Report fewer findings, or split them over several documents.',
        });
    }
    const text = decodeUtf8(bytes);
    if (text === undefined) {
        return refuse('JSON/utf-8', {
            path: '',
            type: 'syntax',
            message: 'The document is not valid UTF-8.',
            recommendation: 'Write the file as UTF-8 without a byte order mark.',
        });
    }
    return readJsonText(text, limits);
}
function decodeUtf8(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}
function readJsonText(text, limits = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultLimits */ .M) {
    const problems = [];
    let starts;
    const report = (rule, offset, details) => {
        if (problems.length >= maxFaults)
            return;
        starts ??= (0,_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .lineStarts */ ._$)(text);
        problems.push((0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(rule, { ...details, ...(0,_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .positionAt */ .t$)(starts, offset) }));
    };
    let values = 0;
    const fault = (0,_walk_js__WEBPACK_IMPORTED_MODULE_3__/* .walkJson */ .g)(text, {
        key: ({ trail, offset, name, repeated }) => {
            if (repeated) {
                report('JSON/duplicate-key', offset, {
                    path: (0,_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerOf */ .rq)(trail),
                    type: 'duplicate',
                    message: `The key ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} appears more than once in one object.`,
                    recommendation: 'Keep one of them; readers disagree about which one counts.',
                });
            }
            if (inheritedNames.has(name)) {
                report('JSON/inherited-name', offset, {
                    path: (0,_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerOf */ .rq)(trail),
                    type: 'unknown-key',
                    message: `The key ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is the name of an inherited property and is never read.`,
                    recommendation: 'Rename or remove the key.',
                });
            }
        },
        value: ({ trail, offset, type, text: token }) => {
            values += 1;
            const excess = beyondLimit({ depth: trail.length, values, type, token }, limits);
            if (excess !== undefined) {
                report(excess.rule, offset, {
                    path: (0,_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerOf */ .rq)(trail),
                    type: 'limit',
                    message: excess.message,
                    recommendation: 'Make the document smaller.',
                });
                return 'stop';
            }
            if (type === 'number' && !isExact(token)) {
                report('JSON/number', offset, {
                    path: (0,_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerOf */ .rq)(trail),
                    type: 'range',
                    message: `The number ${token} cannot be held exactly.`,
                    recommendation: `Use integers between -${Number.MAX_SAFE_INTEGER} and ${Number.MAX_SAFE_INTEGER}, or a string.`,
                });
            }
            return 'go on';
        },
    });
    if (fault !== undefined)
        report('JSON/syntax', fault.offset, syntaxDetails(text, fault));
    if (problems.length > 0)
        return { ok: false, problems };
    const value = JSON.parse(text);
    return { ok: true, value, locate: (pointers) => (0,_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .positionsOf */ .q$)(text, pointers) };
}
const inheritedNames = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);
function isExact(token) {
    const value = Number(token);
    return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
}
function beyondLimit({ depth, values, type, token }, limits) {
    if ((type === 'object' || type === 'array') && depth >= limits.depth) {
        return { rule: 'JSON/depth', message: `Values are nested more than ${limits.depth} levels deep.` };
    }
    if (values > limits.values) {
        return { rule: 'JSON/values', message: `The document holds more than ${limits.values} values.` };
    }
    if (type === 'string' && token.length > limits.stringLength) {
        return {
            rule: 'JSON/string-length',
            message: `A string has ${token.length} characters; at most ${limits.stringLength} are read.`,
        };
    }
    if (type === 'number' && token.length > limits.numberLength) {
        return {
            rule: 'JSON/number-length',
            message: `A number is written with ${token.length} characters; at most ${limits.numberLength} are read.`,
        };
    }
    return undefined;
}
function syntaxDetails(text, { expected, found }) {
    return {
        path: '',
        type: 'syntax',
        message: `The document is not JSON: expected ${expected}, found ${found}.`,
        recommendation: syntaxAdvice(text, found),
    };
}
function syntaxAdvice(text, found) {
    if (found === 'a byte order mark')
        return 'Write the file without a byte order mark.';
    if (text.trimStart().startsWith('```'))
        return 'Return the JSON alone, without a code fence around it.';
    if (found === 'a comment')
        return 'Remove the comment; JSON has none.';
    if (found === 'the end of the text')
        return 'The text ends too early: write the whole document.';
    return 'Return exactly one JSON document, with double quotes, no trailing comma and no prose around it.';
}
function refuse(rule, details) {
    return { ok: false, problems: [(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(rule, details)] };
}


/***/ }),

/***/ 9830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ walkJson)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9547);

const kind = {
    openBrace: 1,
    closeBrace: 2,
    openBracket: 3,
    closeBracket: 4,
    comma: 5,
    colon: 6,
    null: 7,
    true: 8,
    false: 9,
    string: 10,
    number: 11,
    lineComment: 12,
    blockComment: 13,
    end: 17,
};
function walkJson(text, visitor) {
    const scanner = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.createScanner)(text);
    const trail = [];
    let expecting = 'a value';
    for (;;) {
        scanner.setPosition(afterWhitespace(text, scanner.getPosition()));
        const token = scanner.scan();
        const offset = scanner.getTokenOffset();
        const fault = { offset, expected: expecting, found: describe(text, offset, token) };
        const frame = trail.at(-1);
        if (expecting !== 'the end') {
            if (scanner.getTokenError() !== 0)
                return { ...fault, expected: wellFormed(token) };
            if (token === kind.end)
                return fault;
        }
        switch (expecting) {
            case 'the end':
                return token === kind.end ? undefined : fault;
            case '":"':
                if (token !== kind.colon)
                    return fault;
                expecting = 'a value';
                break;
            case '"," or the end':
                if (frame === undefined)
                    return fault;
                if (token === kind.comma) {
                    if (!frame.isObject && typeof frame.key === 'number')
                        frame.key += 1;
                    expecting = frame.isObject ? 'a key' : 'a value';
                }
                else if (token === (frame.isObject ? kind.closeBrace : kind.closeBracket)) {
                    trail.pop();
                    expecting = trail.length === 0 ? 'the end' : '"," or the end';
                }
                else
                    return fault;
                break;
            case 'a key':
            case 'a key or "}"': {
                if (expecting === 'a key or "}"' && token === kind.closeBrace) {
                    trail.pop();
                    expecting = trail.length === 0 ? 'the end' : '"," or the end';
                    break;
                }
                if (token !== kind.string || frame === undefined)
                    return fault;
                const name = scanner.getTokenValue();
                const repeated = frame.keys.has(name);
                frame.keys.add(name);
                frame.key = name;
                visitor.key({ trail, offset, name, repeated });
                expecting = '":"';
                break;
            }
            case 'a value':
            case 'a value or "]"': {
                if (expecting === 'a value or "]"' && token === kind.closeBracket) {
                    trail.pop();
                    expecting = trail.length === 0 ? 'the end' : '"," or the end';
                    break;
                }
                const type = valueType(token);
                if (type === undefined)
                    return fault;
                if (visitor.value({ trail, offset, type, text: scanner.getTokenValue() }) === 'stop')
                    return undefined;
                if (type === 'object') {
                    trail.push({ isObject: true, key: '', keys: new Set() });
                    expecting = 'a key or "}"';
                }
                else if (type === 'array') {
                    trail.push({ isObject: false, key: 0, keys: noKeys });
                    expecting = 'a value or "]"';
                }
                else
                    expecting = trail.length === 0 ? 'the end' : '"," or the end';
            }
        }
    }
}
const noKeys = new Set();
function valueType(token) {
    switch (token) {
        case kind.openBrace:
            return 'object';
        case kind.openBracket:
            return 'array';
        case kind.string:
            return 'string';
        case kind.number:
            return 'number';
        case kind.null:
        case kind.true:
        case kind.false:
            return 'literal';
        default:
            return undefined;
    }
}
function afterWhitespace(text, from) {
    let at = from;
    for (;;) {
        const code = text.charCodeAt(at);
        if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09)
            return at;
        at += 1;
    }
}
function wellFormed(token) {
    return token === kind.string ? 'a well-formed string' : 'a well-formed number';
}
function describe(text, offset, token) {
    if (token === kind.end)
        return 'the end of the text';
    if (text.charAt(offset) === '\uFEFF')
        return 'a byte order mark';
    if (token === kind.lineComment || token === kind.blockComment)
        return 'a comment';
    return JSON.stringify(text.slice(offset, offset + 20));
}


/***/ }),

/***/ 5941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ parseDocument)
});

// EXTERNAL MODULE: ./build/contracts/json/limits.js
var json_limits = __webpack_require__(6619);
// EXTERNAL MODULE: ./build/contracts/json/read-json.js
var read_json = __webpack_require__(9550);
// EXTERNAL MODULE: ./build/contracts/problem.js + 1 modules
var problem = __webpack_require__(5238);
// EXTERNAL MODULE: ./build/contracts/json/pointer.js
var json_pointer = __webpack_require__(246);
;// CONCATENATED MODULE: ./build/contracts/json/read-json-lines.js




function readJsonLines(bytes, limits = json_limits/* defaultLimits */.M) {
    const text = bytes.byteLength > limits.bytes ? undefined : (0,read_json/* decodeUtf8 */._6)(bytes);
    if (text === undefined)
        return (0,read_json/* readJson */.Vh)(bytes, limits);
    const lines = text
        .split('\n')
        .map((line, index) => ({ number: index + 1, text: line }))
        .filter((line) => line.text.trim() !== '');
    const values = [];
    const problems = [];
    const locators = [];
    for (const line of lines) {
        const reading = (0,read_json/* readJsonText */.gb)(line.text, limits);
        if (!reading.ok) {
            for (const each of reading.problems)
                problems.push(onLine(each, line.number));
            if (problems.length > maxFaults)
                break;
            continue;
        }
        values.push(reading.value);
        locators.push({ line: line.number, locate: reading.locate });
    }
    if (problems.length > 0)
        return { ok: false, problems };
    return { ok: true, value: values, locate: (pointers) => locateAll(pointers, locators) };
}
const maxFaults = 200;
function onLine(fault, line) {
    return (0,problem/* problem */.CC)('rdformat/line', { ...fault, line });
}
function locateAll(pointers, locators) {
    const found = new Map();
    for (const pointer of pointers) {
        const [, index = '', ...rest] = pointer.split('/');
        const locator = (0,json_pointer/* parentPointer */.Yg)(pointer) === undefined ? locators[0] : locators[Number(index)];
        const inner = rest.map((token) => `/${token}`).join('');
        const position = locator?.locate([inner]).get(inner);
        if (locator !== undefined && position !== undefined)
            found.set(pointer, { ...position, line: locator.line });
    }
    return found;
}

// EXTERNAL MODULE: ./node_modules/jsonrepair/lib/esm/regular/jsonrepair.js + 2 modules
var jsonrepair = __webpack_require__(8365);
// EXTERNAL MODULE: ./build/contracts/json/walk.js
var walk = __webpack_require__(9830);
;// CONCATENATED MODULE: ./build/contracts/json/candidates.js

function findCandidates(text) {
    const found = [];
    let at = nextBracket(text, 0);
    while (at !== -1 && found.length < 2) {
        const fault = (0,walk/* walkJson */.g)(text.slice(at), { value: () => 'go on', key: () => { } });
        const isValid = fault === undefined || fault.expected === 'the end';
        const end = isValid ? at + (fault?.offset ?? text.length - at) : matchingEnd(text, at);
        if (isValid || !isProse(text.slice(at + 1, end - 1)))
            found.push({ start: at, end, isValid });
        at = nextBracket(text, end);
    }
    return found;
}
function isProse(inside) {
    return !/["'{}[\]]/.test(inside);
}
function nextBracket(text, from) {
    for (let at = from; at < text.length; at += 1) {
        const character = text[at];
        if (character === '[' || character === '{')
            return at;
    }
    return -1;
}
function matchingEnd(text, start) {
    let depth = 0;
    let isString = false;
    for (let at = start; at < text.length; at += 1) {
        const character = text[at];
        if (isString) {
            if (character === '\\')
                at += 1;
            else if (character === '"')
                isString = false;
        }
        else if (character === '"')
            isString = true;
        else if (character === '[' || character === '{')
            depth += 1;
        else if (character === ']' || character === '}') {
            depth -= 1;
            if (depth === 0)
                return at + 1;
        }
    }
    return text.length;
}

// EXTERNAL MODULE: ./build/contracts/json/positions.js
var positions = __webpack_require__(5115);
;// CONCATENATED MODULE: ./build/contracts/json/repairs.js
const repairs_window = 80;
const repairs_anchor = 6;
function repairsBetween(before, after) {
    const repairs = [];
    let from = 0;
    let to = 0;
    while (from < before.length || to < after.length) {
        if (before[from] === after[to]) {
            from += 1;
            to += 1;
            continue;
        }
        const step = stepBackInLine(before.slice(from, from + repairs_window + repairs_anchor), after.slice(to, to + repairs_window + repairs_anchor));
        const removed = step?.removed ?? before.length - from;
        const added = step?.added ?? after.length - to;
        repairs.push({
            offset: from,
            removed: before.slice(from, from + removed),
            added: after.slice(to, to + added),
        });
        from += removed;
        to += added;
    }
    return repairs;
}
function stepBackInLine(before, after) {
    for (let size = 1; size <= repairs_window; size += 1) {
        for (let removed = 0; removed <= size; removed += 1) {
            const added = size - removed;
            const one = before.slice(removed, removed + repairs_anchor);
            const other = after.slice(added, added + repairs_anchor);
            if (one === other && (one.length === repairs_anchor || isEndOfBoth(before, removed, after, added))) {
                return { removed, added };
            }
        }
    }
    return undefined;
}
function isEndOfBoth(before, removed, after, added) {
    return (before.length < repairs_window + repairs_anchor &&
        after.length < repairs_window + repairs_anchor &&
        removed <= before.length &&
        added <= after.length);
}

;// CONCATENATED MODULE: ./build/contracts/json/read-lenient.js







const maxRepairable = 1024 * 1024;
function readLenientJson(bytes, limits = json_limits/* defaultLimits */.M) {
    const strict = (0,read_json/* readJson */.Vh)(bytes, limits);
    const text = bytes.byteLength > limits.bytes ? undefined : (0,read_json/* decodeUtf8 */._6)(bytes);
    if (strict.ok || text === undefined)
        return { reading: strict, repairs: [] };
    if (!strict.problems.some(({ rule }) => rule === 'JSON/syntax'))
        return { reading: strict, repairs: [] };
    const candidates = findCandidates(text);
    const [candidate] = candidates;
    if (candidates.length > 1)
        return { reading: { ok: false, problems: [severalDocuments()] }, repairs: [] };
    if (candidate === undefined)
        return { reading: strict, repairs: [] };
    if (!candidate.isValid)
        return repair(text, candidate, limits) ?? { reading: strict, repairs: [] };
    const alone = blank(text.slice(0, candidate.start)) + text.slice(candidate.start, candidate.end);
    return { reading: (0,read_json/* readJsonText */.gb)(alone, limits), repairs: stripped(text, candidate) };
}
function repair(text, span, limits) {
    const broken = text.slice(span.start, span.end);
    const repaired = broken.length > maxRepairable ? undefined : repairedText(broken);
    if (repaired === undefined)
        return undefined;
    const reading = (0,read_json/* readJsonText */.gb)(repaired, limits);
    const starts = (0,positions/* lineStarts */._$)(text);
    return {
        reading: reading.ok ? { ...reading, locate: () => new Map() } : reading,
        repairs: [
            ...stripped(text, span),
            ...repairsBetween(broken, repaired).map((each) => repairProblem(each, span.start, starts)),
        ],
    };
}
function repairedText(broken) {
    try {
        return (0,jsonrepair/* jsonrepair */.m)(broken);
    }
    catch {
        return undefined;
    }
}
function blank(text) {
    return text.replace(/[^\n]/g, ' ');
}
function stripped(text, { start, end }) {
    const around = text.slice(0, start).trimStart() || text.slice(end).trimStart();
    if (around === '')
        return isMarked(text) ? [markDropped()] : [];
    return [
        (0,problem/* problem */.CC)('JSON/stripped', {
            path: '',
            type: 'syntax',
            message: `The document stands in other text, beginning ${(0,problem/* quote */.hD)(around, 40)}, which was dropped.`,
            recommendation: 'Return the JSON alone.',
            line: 1,
            column: 1,
        }),
    ];
}
function isMarked(text) {
    return text.startsWith('\uFEFF');
}
function markDropped() {
    return (0,problem/* problem */.CC)('JSON/stripped', {
        path: '',
        type: 'syntax',
        message: 'The document begins with a byte order mark, which was dropped.',
        recommendation: 'Write UTF-8 without a byte order mark.',
        line: 1,
        column: 1,
    });
}
function repairProblem({ offset, removed, added }, start, starts) {
    const change = added === ''
        ? `dropped ${(0,problem/* quote */.hD)(removed, 30)}`
        : removed === ''
            ? `added ${(0,problem/* quote */.hD)(added, 30)}`
            : `replaced ${(0,problem/* quote */.hD)(removed, 30)} by ${(0,problem/* quote */.hD)(added, 30)}`;
    return (0,problem/* problem */.CC)('JSON/repaired', {
        path: '',
        type: 'syntax',
        message: `The syntax was repaired: ${change}.`,
        recommendation: 'Write strict JSON; a repaired document never counts as a clean review.',
        ...(0,positions/* positionAt */.t$)(starts, start + offset),
    });
}
function severalDocuments() {
    return (0,problem/* problem */.CC)('JSON/one-document', {
        path: '',
        type: 'syntax',
        message: 'The text holds more than one JSON document.',
        recommendation: 'Return exactly one document; none is chosen for you.',
    });
}

// EXTERNAL MODULE: ./build/contracts/own.js
var own = __webpack_require__(4300);
// EXTERNAL MODULE: ./build/contracts/format.js
var contracts_format = __webpack_require__(6149);
;// CONCATENATED MODULE: ./build/contracts/document.js
function emptyList(format) {
    return {
        format,
        state: { state: 'reviewed' },
        claims: {},
        questions: [],
        native: [],
        findings: [],
        refused: [],
        complete: true,
    };
}

// EXTERNAL MODULE: ./build/contracts/paths.js
var contracts_paths = __webpack_require__(2300);
// EXTERNAL MODULE: ./build/contracts/nearest-word.js
var nearest_word = __webpack_require__(4187);
;// CONCATENATED MODULE: ./build/contracts/place-problems.js



function placeProblems(place, changed, { pointer, pathKeys, lineKeys, pathRule, lineRule }) {
    if (changed === undefined)
        return [];
    if (!changed.has(place.path)) {
        return [
            (0,problem/* problem */.CC)(pathRule, {
                path: (0,json_pointer/* pointerTo */.xH)(pointer, ...pathKeys),
                type: 'path',
                message: `${(0,problem/* quote */.hD)(place.path)} is not a file of this pull request.`,
                recommendation: pathAdvice(place.path, changed),
            }),
        ];
    }
    const { path, side, start } = place;
    if (start === undefined)
        return [];
    const end = place.end ?? start;
    if (changed.isCommentable(path, side, start, end))
        return [];
    const lines = start === end ? `Line ${start}` : `Lines ${start}-${end}`;
    const nearest = changed.nearest(path, side, start);
    return [
        (0,problem/* problem */.CC)(lineRule, {
            path: (0,json_pointer/* pointerTo */.xH)(pointer, ...lineKeys),
            type: 'line',
            message: `${lines} of ${(0,problem/* quote */.hD)(path)} cannot carry a comment in this diff.`,
            recommendation: nearest.length === 0
                ? 'The diff shows no lines of this file: report the finding for the whole file.'
                : `Use a line of the diff; the nearest are ${nearest.join(', ')}.`,
        }),
    ];
}
function malformedPath(rule, { written, reading, path }) {
    return (0,problem/* problem */.CC)(rule, {
        path,
        type: 'path',
        message: `The path ${(0,problem/* quote */.hD)(written)} ${reading.message}.`,
        recommendation: reading.recommendation,
    });
}
const maxCompared = 40;
function pathAdvice(path, changed) {
    const known = [];
    for (const each of changed.paths) {
        if (each.endsWith(`/${path}`) || path.endsWith(`/${each}`))
            return `Write ${(0,problem/* quote */.hD)(each)}.`;
        if (known.length < maxCompared)
            known.push(each);
    }
    const near = (0,nearest_word/* nearestWord */.z)(path, known);
    return near === undefined
        ? 'Name a changed file, or expect the finding in the body of the review.'
        : `Write ${(0,problem/* quote */.hD)(near)}.`;
}

;// CONCATENATED MODULE: ./build/contracts/read-findings.js


const maxFindings = 20_000;
const maxProblemsEach = 10;
function readFindings(natives, pointer, { read, describe, isFinding = () => true }) {
    const findings = [];
    const refused = [];
    const problems = [];
    const ok = natives.length <= maxFindings;
    if (!ok)
        problems.push(tooMany(pointer, natives.length));
    for (let index = 0; index < Math.min(natives.length, maxFindings); index += 1) {
        const native = natives[index];
        if (native === undefined || !isFinding(native))
            continue;
        const at = (0,json_pointer/* pointerTo */.xH)(pointer, index);
        const reading = read(native, at);
        for (const each of reading.problems)
            problems.push(each);
        if (reading.finding !== undefined)
            findings.push(reading.finding);
        else {
            const kept = reading.problems.slice(0, maxProblemsEach);
            refused.push({ pointer: at, native, ...describe(native), problems: kept });
        }
    }
    return { findings, refused, problems, ok };
}
function tooMany(path, count) {
    return (0,problem/* problem */.CC)('format/findings', {
        path,
        type: 'limit',
        message: `The document holds ${count} findings; at most ${maxFindings} are read.`,
        recommendation: 'Keep the most severe findings, or split them over several documents.',
    });
}

;// CONCATENATED MODULE: ./build/contracts/schema-problems.js




function schemaProblems(error, { value, pointer, ruleOf }) {
    return error.issues.flatMap((issue) => {
        if (issue.code === 'unrecognized_keys') {
            const rule = ruleOf(issue.path);
            return issue.keys.map((key) => foreignKey(rule, key, (0,json_pointer/* pointerTo */.xH)(pointer, ...issue.path, key)));
        }
        const given = issue.path.reduce((at, key) => (0,own/* own */.ZV)(at, key), value);
        const name = issue.path.length === 0 ? 'The value' : (0,problem/* quote */.hD)(issue.path.map(String).join('.'));
        const details = describe(issue, name, given);
        return [(0,problem/* problem */.CC)(ruleOf(issue.path), { ...details, path: (0,json_pointer/* pointerTo */.xH)(pointer, ...issue.path) })];
    });
}
function foreignKey(rule, key, path) {
    return (0,problem/* problem */.CC)(rule, {
        path,
        type: 'unknown-key',
        message: `The key ${(0,problem/* quote */.hD)(key)} is not part of this closed format.`,
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
    const near = issue.code === 'invalid_value' ? (0,nearest_word/* nearestWord */.z)(given, issue.values.map(String)) : undefined;
    return {
        type,
        message: `${name} is ${(0,problem/* quote */.hD)(given)}; it must be ${wanted}.`,
        recommendation: near === undefined ? `Write ${wanted}.` : `Write ${(0,problem/* quote */.hD)(near)}.`,
    };
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
    const words = values.map((value) => (0,problem/* quote */.hD)(value));
    return words.length === 1 ? `${words[0]}` : `one of ${words.join(', ')}`;
}
function bound(limit, value, origin) {
    switch (origin) {
        case 'string':
            return value === 1 && limit === 'at least'
                ? 'a non-empty string'
                : `a string of ${limit} ${value} characters`;
        case 'array':
            return `an array of ${limit} ${value}`;
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

;// CONCATENATED MODULE: ./build/contracts/severity-words.js

function claimedSeverity(value, key, scale) {
    const severity = scale.get((0,own/* own */.ZV)(value, key));
    return severity === undefined ? {} : { claimedSeverity: severity };
}

;// CONCATENATED MODULE: ./build/contracts/key-problems.js



const maxReported = 5;
function unknownKeys(value, known, { pointer, rule }) {
    const problems = [];
    for (const key of Object.keys(value)) {
        if (known.has(key) || problems.length >= maxReported)
            continue;
        const near = (0,nearest_word/* nearestWord */.z)(key, [...known]);
        problems.push((0,problem/* problem */.CC)(rule, {
            path: (0,json_pointer/* pointerTo */.xH)(pointer, key),
            type: 'unknown-key',
            message: `The key ${(0,problem/* quote */.hD)(key)} is not part of the contract; it is kept but not read.`,
            recommendation: near === undefined ? 'Remove the key.' : `Remove the key, or write ${(0,problem/* quote */.hD)(near)}.`,
        }));
    }
    return problems;
}

// EXTERNAL MODULE: ./build/contracts/candidate-findings/schema.js
var schema = __webpack_require__(872);
;// CONCATENATED MODULE: ./build/contracts/candidate-findings/field-problems.js





const rules = new Map([
    ['finding_id', 'C3/finding-id'],
    ['source', 'C3/source'],
    ['title', 'C3/title'],
    ['file', 'C3/file'],
    ['line_start', 'C3/lines'],
    ['line_end', 'C3/lines'],
    ['hunk', 'C3/hunk'],
    ['why_it_matters', 'C3/why-it-matters'],
    ['evidence', 'C3/evidence'],
    ['confidence', 'C3/confidence'],
    ['severity', 'C3/severity'],
    ['action', 'C3/action'],
    ['requires_human', 'C3/requires-human'],
    ['corroborated_by', 'C3/synthesis'],
    ['contested_by', 'C3/synthesis'],
    ['merged_confidence', 'C3/synthesis'],
    ['suppressed', 'C3/synthesis'],
    ['suppression_reason', 'C3/synthesis'],
]);
function ruleOf(path) {
    return rules.get(path[0]) ?? 'C3/document';
}
const known = new Set([...schema/* candidateKeys */.Eg, ...schema/* synthesisKeys */.lc]);
function isSynthesized(native) {
    return (0,own/* isObject */.Gv)(native) && Object.keys(native).some((key) => schema/* synthesisKeys */.lc.has(key));
}
function fieldDeviations(native, pointer) {
    if (!(0,own/* isObject */.Gv)(native))
        return [];
    return [
        ...unknownKeys(native, known, { pointer, rule: 'C3/unknown-key' }),
        ...suppressionDeviation(native, pointer),
    ];
}
function suppressionDeviation(native, pointer) {
    const suppressed = (0,own/* own */.ZV)(native, 'suppressed');
    const reason = (0,own/* own */.ZV)(native, 'suppression_reason');
    const hasReason = typeof reason === 'string' && reason.trim() !== '';
    if (typeof suppressed !== 'boolean' || suppressed === hasReason)
        return [];
    return [
        (0,problem/* problem */.CC)('C3/suppression-reason', {
            path: (0,json_pointer/* pointerTo */.xH)(pointer, 'suppression_reason'),
            type: 'claim',
            message: suppressed
                ? 'The finding is suppressed without a reason.'
                : 'The finding has a reason for suppression, but is not suppressed.',
            recommendation: suppressed ? 'Say why.' : 'Write null.',
        }),
    ];
}

;// CONCATENATED MODULE: ./build/contracts/candidate-findings/finding.js
const severities = {
    critical: 'critical',
    high: 'high',
    medium: 'medium',
    low: 'low',
};
const severityOf = new Map(Object.entries(severities));
const category = 'general';
function toFinding(data, { path, lines: { start, end } }, { native, pointer }) {
    return {
        nativeId: data.finding_id,
        ...('suppressed' in data ? { claimed: claimsOf(data) } : {}),
        scope: start === undefined ? 'file' : 'inline',
        locations: [
            {
                path,
                ...(start === undefined ? {} : { startLine: start }),
                ...(end === undefined || end === start ? {} : { endLine: end }),
                side: 'RIGHT',
            },
        ],
        title: data.title,
        titleDerived: false,
        issue: data.why_it_matters.trim() === '' ? data.title : data.why_it_matters,
        category,
        severity: severities[data.severity],
        confidence: { band: 'merged_confidence' in data ? data.merged_confidence : data.confidence },
        references: [],
        evidence: data.evidence,
        action: data.action,
        requiresHuman: data.requires_human,
        preExisting: false,
        status: 'open',
        pointer,
        native,
    };
}
function claimsOf(data) {
    return {
        corroboratedBy: data.corroborated_by,
        contestedBy: data.contested_by,
        ...(data.suppressed ? { suppressed: { reason: data.suppression_reason ?? 'no reason given' } } : {}),
    };
}

;// CONCATENATED MODULE: ./build/contracts/candidate-findings/parse.js












function parseCandidateFindings(value, context) {
    if (!Array.isArray(value))
        return { ok: false, document: emptyDocument, problems: [notAnArray(value)] };
    const { findings, refused, problems, ok } = readFindings(value, '', {
        read: (native, pointer) => readFinding(native, pointer, context),
        describe: (native) => ({ ...claimedSeverity(native, 'severity', severityOf), ...titleOf(native) }),
    });
    return {
        ok,
        document: { ...emptyDocument, findings, refused, claims: { total: value.length } },
        problems: [...problems, ...repeatedIds(value)],
    };
}
const emptyDocument = emptyList('candidate-findings');
function notAnArray(value) {
    return (0,problem/* problem */.CC)('C3/document', {
        path: '',
        type: 'type',
        message: `The document is ${(0,problem/* quote */.hD)(value)}; it must be an array of candidate findings.`,
        recommendation: 'Return an array, `[]` when there is nothing to report.',
    });
}
function titleOf(native) {
    const title = (0,own/* own */.ZV)(native, 'title');
    return typeof title === 'string' ? { title } : {};
}
function readFinding(native, pointer, context) {
    const synthesized = isSynthesized(native);
    const parsed = synthesized ? schema/* SynthesizedFinding */._k.safeParse(native) : schema/* CandidateFinding */.Vx.safeParse(native);
    const deviations = fieldDeviations(native, pointer);
    if (!parsed.success) {
        return { problems: [...schemaProblems(parsed.error, { value: native, pointer, ruleOf: ruleOf }), ...deviations] };
    }
    const { data } = parsed;
    const lines = linesOf(data);
    if (lines === undefined)
        return { problems: [disorderedLines(pointer), ...deviations] };
    const reading = (0,contracts_paths/* readPath */.G)(data.file, context.paths);
    if (!reading.ok) {
        const path = (0,json_pointer/* pointerTo */.xH)(pointer, 'file');
        return { problems: [malformedPath('C3/file', { written: data.file, reading, path }), ...deviations] };
    }
    const misplaced = placeProblems({ path: reading.path, side: 'RIGHT', ...lines }, context.changed, {
        pointer,
        pathKeys: ['file'],
        lineKeys: ['line_start'],
        pathRule: 'C3/path-in-diff',
        lineRule: 'C3/line-in-diff',
    });
    return {
        finding: toFinding(data, { path: reading.path, lines }, { native, pointer }),
        problems: [...misplaced, ...deviations],
    };
}
function linesOf({ line_start: start, line_end: end }) {
    if (start === null)
        return end === null ? {} : undefined;
    if (end === null)
        return { start, end: start };
    return start <= end ? { start, end } : undefined;
}
function disorderedLines(pointer) {
    return (0,problem/* problem */.CC)('C3/lines', {
        path: (0,json_pointer/* pointerTo */.xH)(pointer, 'line_end'),
        type: 'range',
        message: '`line_end` has no `line_start` at or before it.',
        recommendation: 'Write both in order, or null for both when the whole file is meant.',
    });
}
function repeatedIds(natives) {
    const seen = new Set();
    return natives.flatMap((native, index) => {
        const id = (0,own/* isObject */.Gv)(native) ? (0,own/* own */.ZV)(native, 'finding_id') : undefined;
        if (typeof id !== 'string' || !seen.has(id)) {
            if (typeof id === 'string')
                seen.add(id);
            return [];
        }
        return [
            (0,problem/* problem */.CC)('C3/duplicate-id', {
                path: (0,json_pointer/* pointerTo */.xH)('', index, 'finding_id'),
                type: 'duplicate',
                message: `The id ${(0,problem/* quote */.hD)(id)} is used by an earlier finding.`,
                recommendation: 'Give each finding an id of its own.',
            }),
        ];
    });
}

// EXTERNAL MODULE: ./build/contracts/envelope/schema.js
var envelope_schema = __webpack_require__(6762);
;// CONCATENATED MODULE: ./build/contracts/envelope/frame-problems.js





const frame_problems_rules = new Map([
    ['output_mode', 'C4/output-mode'],
    ['presentation', 'C4/presentation'],
    ['result_type', 'C4/result-type'],
    ['validation_status', 'C4/validation-status'],
    ['refactor_mode', 'C4/refactor-mode'],
    ['plan', 'C4/plan'],
    ['clarification_questions', 'C4/questions'],
    ['dependency_issue', 'C4/dependency-issue'],
    ['fallback_context_bundle_requirements', 'C4/fallback-requirements'],
    ['notes', 'C4/notes'],
]);
function frame_problems_ruleOf(path) {
    const isOption = path[0] === 'clarification_questions' && path[2] !== undefined && path[2] !== 'question';
    return isOption ? 'C4/question-options' : (frame_problems_rules.get(path[0]) ?? 'C4/document');
}
function frameFaults(value, error) {
    const faults = schemaProblems(error, { value, pointer: '', ruleOf: frame_problems_ruleOf });
    if (!faults.some(({ rule }) => rule === 'C4/result-type'))
        return faults;
    const rest = envelope_schema/* EnvelopeCommon */.s$.safeParse(value);
    return rest.success ? faults : [...faults, ...schemaProblems(rest.error, { value, pointer: '', ruleOf: frame_problems_ruleOf })];
}
const allowedStatuses = {
    refactor_plan: ['accepted', 'blocked'],
    clarification_request: ['needs_clarification'],
    validation_error: ['validation_error'],
    dependency_error: ['dependency_error'],
};
function payloadFaults(value, frame) {
    return [
        ...statusFault(frame),
        ...planFault(value, frame),
        ...(frame.result_type === 'clarification_request'
            ? frame.clarification_questions.flatMap((question, index) => optionFaults(question, index))
            : []),
    ];
}
function statusFault({ result_type: result, validation_status: status }) {
    const allowed = allowedStatuses[result];
    if (allowed.includes(status))
        return [];
    return [
        (0,problem/* problem */.CC)('C4/status-of-result', {
            path: '/validation_status',
            type: 'mixed',
            message: `The status ${(0,problem/* quote */.hD)(status)} does not fit the result ${(0,problem/* quote */.hD)(result)}.`,
            recommendation: `Write ${allowed.map((word) => (0,problem/* quote */.hD)(word)).join(' or ')}.`,
        }),
    ];
}
function planFault(value, { result_type: result }) {
    if (result === 'refactor_plan' || (0,own/* own */.ZV)(value, 'plan') === undefined)
        return [];
    return [
        (0,problem/* problem */.CC)('C4/plan', {
            path: '/plan',
            type: 'mixed',
            message: `The result ${(0,problem/* quote */.hD)(result)} may not carry a plan.`,
            recommendation: 'Remove the plan, or answer with "refactor_plan".',
        }),
    ];
}
function optionFaults(question, index) {
    const keys = question.options.map(({ key }) => key);
    const problems = [];
    if (keys.join('') !== 'ABC' && keys.join('') !== 'ABCD') {
        problems.push((0,problem/* problem */.CC)('C4/question-options', {
            path: `/clarification_questions/${index}/options`,
            type: 'enum',
            message: `The options are ${keys.join(', ')}; they must be A, B and C, and perhaps D.`,
            recommendation: 'Offer A, B and C once each, in that order.',
        }));
    }
    if (!keys.includes(question.recommended_option)) {
        problems.push((0,problem/* problem */.CC)('C4/question-options', {
            path: `/clarification_questions/${index}/recommended_option`,
            type: 'enum',
            message: `The recommended option ${question.recommended_option} is not offered.`,
            recommendation: `Recommend one of ${keys.join(', ')}.`,
        }));
    }
    return problems;
}
const frame_problems_known = new Set([
    'schema_version',
    'skill',
    'version',
    'validation_status',
    'scope_expansion_needed',
    ...[...frame_problems_rules.keys()].map(String),
]);
function keyDeviations(value) {
    return (0,own/* isObject */.Gv)(value) ? unknownKeys(value, frame_problems_known, { pointer: '', rule: 'C4/unknown-key' }) : [];
}

;// CONCATENATED MODULE: ./build/contracts/envelope/plan.js







const plan_severities = {
    A: 'medium',
    B: 'low',
    C: 'info',
    D: 'info',
};
const plan_severityOf = new Map(Object.entries(plan_severities));
function readStep(native, pointer, context) {
    const parsed = envelope_schema/* PlanStep */.mo.safeParse(native);
    if (!parsed.success) {
        const ruleOf = ([field]) => field === 'files' ? 'C4/step-file' : 'C4/step';
        return { problems: schemaProblems(parsed.error, { value: native, pointer, ruleOf }) };
    }
    const problems = [];
    const paths = new Set();
    for (const [index, written] of (parsed.data.files ?? []).entries()) {
        const reading = (0,contracts_paths/* readPath */.G)(written, context.paths);
        if (!reading.ok) {
            const path = (0,json_pointer/* pointerTo */.xH)(pointer, 'files', index);
            problems.push(malformedPath('C4/step-file', { written, reading, path }));
            continue;
        }
        paths.add(reading.path);
        for (const each of placeProblems({ path: reading.path, side: 'RIGHT' }, context.changed, {
            pointer,
            pathKeys: ['files', index],
            lineKeys: ['files', index],
            pathRule: 'C4/path-in-diff',
            lineRule: 'C4/path-in-diff',
        })) {
            problems.push(each);
        }
    }
    return problems.some(problem/* isRefusal */.vu)
        ? { problems }
        : { finding: plan_toFinding(parsed.data, [...paths], { native, pointer }), problems };
}
function plan_toFinding({ tier, title }, paths, { native, pointer }) {
    const reason = plan_text(native, 'why_now') ?? plan_text(native, 'reason') ?? plan_text(native, 'description');
    return {
        scope: paths.length === 0 ? 'system' : paths.length === 1 ? 'file' : 'multi-file',
        locations: paths.map((path) => ({ path, side: 'RIGHT' })),
        ...(paths.length === 0 ? { scopeText: title } : {}),
        title,
        titleDerived: false,
        issue: reason ?? title,
        category: 'refactoring',
        severity: plan_severities[tier],
        confidence: { band: 'medium' },
        fix: { text: title, confidence: 'medium' },
        references: [],
        requiresHuman: plan_text(native, 'behavior_change') === 'requires_approval',
        preExisting: false,
        status: 'open',
        pointer,
        native,
    };
}
function plan_text(native, key) {
    const value = (0,own/* own */.ZV)(native, key);
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
function planDeviations({ plan, refactor_mode: mode }) {
    const problems = [];
    const touches = plan.test_file_touches ?? [];
    if (touches.length > 2) {
        problems.push((0,problem/* problem */.CC)('C4/test-touches', {
            path: '/plan/test_file_touches',
            type: 'limit',
            message: `The plan touches ${touches.length} test files; at most 2 are meant.`,
            recommendation: 'Keep the test files that the steps need.',
        }));
    }
    if (mode !== 'opportunistic')
        return problems;
    if (plan.steps.length > 5) {
        problems.push((0,problem/* problem */.CC)('C4/opportunistic-steps', {
            path: '/plan/steps',
            type: 'limit',
            message: `An opportunistic plan has ${plan.steps.length} steps; at most 5 are meant.`,
            recommendation: 'Move the rest to `follow_up_findings`.',
        }));
    }
    return [
        ...problems,
        ...wrongTiers(plan.steps, 'steps', { rule: 'C4/opportunistic-tier', tiers: ['A', 'B'] }),
        ...wrongTiers(plan.follow_up_findings ?? [], 'follow_up_findings', {
            rule: 'C4/follow-up-tier',
            tiers: ['C', 'D'],
        }),
    ];
}
function wrongTiers(items, list, { rule, tiers }) {
    return items.flatMap((item, index) => {
        const tier = (0,own/* own */.ZV)(item, 'tier');
        if (typeof tier !== 'string' || !plan_severityOf.has(tier) || tiers.includes(tier))
            return [];
        return [
            (0,problem/* problem */.CC)(rule, {
                path: (0,json_pointer/* pointerTo */.xH)('/plan', list, index, 'tier'),
                type: 'limit',
                message: `Tier ${tier} does not belong in \`${list}\` of an opportunistic plan.`,
                recommendation: `Keep items of tier ${tiers.join(' and ')} here.`,
            }),
        ];
    });
}

;// CONCATENATED MODULE: ./build/contracts/envelope/parse.js






function parseEnvelope(value, context) {
    const frame = envelope_schema/* EnvelopeFrame */.uD.safeParse(value);
    const faults = frame.success ? payloadFaults(value, frame.data) : frameFaults(value, frame.error);
    const plan = (0,own/* own */.ZV)(value, 'plan');
    const steps = readItems(plan, 'steps', context);
    const followUps = readItems(plan, 'follow_up_findings', context);
    return {
        ok: faults.length === 0 && steps.ok && followUps.ok,
        document: {
            format: 'envelope',
            state: frame.success
                ? stateOf(frame.data)
                : { state: 'invalid', reason: 'the envelope breaks its contract' },
            claims: {},
            ...(frame.success ? { summary: frame.data.presentation.user_markdown } : {}),
            questions: frame.success ? questionsOf(frame.data, value) : [],
            native: withoutItems(value, plan),
            findings: [...steps.findings, ...followUps.findings],
            refused: [...steps.refused, ...followUps.refused],
            complete: frame.success && (0,own/* own */.ZV)(value, 'scope_expansion_needed') === undefined,
        },
        problems: [
            ...faults,
            ...keyDeviations(value),
            ...(frame.success && frame.data.result_type === 'refactor_plan' ? planDeviations(frame.data) : []),
            ...steps.problems,
            ...followUps.problems,
        ],
    };
}
function readItems(plan, list, context) {
    const items = (0,own/* own */.ZV)(plan, list);
    return readFindings(Array.isArray(items) ? items : [], `/plan/${list}`, {
        read: (native, pointer) => readStep(native, pointer, context),
        describe: (native) => {
            const title = (0,own/* own */.ZV)(native, 'title');
            return {
                ...claimedSeverity(native, 'tier', plan_severityOf),
                ...(typeof title === 'string' ? { title } : {}),
            };
        },
    });
}
function withoutItems(value, plan) {
    if (!(0,own/* isObject */.Gv)(value) || !(0,own/* isObject */.Gv)(plan))
        return value;
    return { ...value, plan: (0,own/* emptied */.$C)((0,own/* emptied */.$C)(plan, 'steps'), 'follow_up_findings') };
}
function stateOf(frame) {
    switch (frame.result_type) {
        case 'refactor_plan':
            return frame.validation_status === 'blocked'
                ? { state: 'blocked', reason: 'the reviewer says that its plan is blocked' }
                : { state: 'reviewed' };
        case 'clarification_request':
            return { state: 'needs_input' };
        case 'validation_error':
            return { state: 'invalid', reason: frame.notes.join(' ') };
        case 'dependency_error':
            return { state: 'unavailable', reason: frame.dependency_issue };
    }
}
function questionsOf(frame, value) {
    if (frame.result_type !== 'clarification_request')
        return [];
    const natives = (0,own/* own */.ZV)(value, 'clarification_questions');
    return frame.clarification_questions.map((question, index) => {
        const options = (0,own/* own */.ZV)((0,own/* own */.ZV)(natives, index), 'options');
        return {
            id: question.question_id,
            question: question.question,
            options: question.options.map(({ key }, at) => ({ key, text: optionText((0,own/* own */.ZV)(options, at)) })),
            recommended: question.recommended_option,
        };
    });
}
function optionText(option) {
    if (!(0,own/* isObject */.Gv)(option))
        return '';
    return Object.entries(option)
        .flatMap(([key, value]) => (key !== 'key' && typeof value === 'string' ? [value] : []))
        .join(' — ');
}

;// CONCATENATED MODULE: ./build/contracts/source-text.js

function sourceText(text) {
    const starts = (0,positions/* lineStarts */._$)(text);
    return { lines: text.split(/\r?\n/), length: text.length, placeOf: (offset) => (0,positions/* positionAt */.t$)(starts, offset) };
}

;// CONCATENATED MODULE: ./build/contracts/line-edit.js
function replacementFor(lines, edit, source) {
    const { range, text } = wholeLines(edit);
    if (range.startLine < lines.start || range.endLine > lines.end)
        return undefined;
    const isExact = range.startLine === lines.start && range.endLine === lines.end;
    if (isExact && range.startColumn === 1 && range.endColumn === Number.POSITIVE_INFINITY)
        return text;
    if (source === undefined || lines.end > source.length)
        return undefined;
    const before = source.slice(lines.start - 1, range.startLine - 1);
    const after = source.slice(range.endLine, lines.end);
    const first = source[range.startLine - 1] ?? '';
    const last = source[range.endLine - 1] ?? '';
    if (range.startColumn > first.length + 1)
        return undefined;
    const edited = `${first.slice(0, range.startColumn - 1)}${text}${last.slice(range.endColumn - 1)}`;
    return [...before, edited, ...after].join('\n');
}
function wholeLines({ range, text }) {
    if (range.endColumn !== 1 || range.endLine <= range.startLine || range.startColumn !== 1)
        return { range, text };
    if (text !== '' && !text.endsWith('\n'))
        return { range, text };
    return {
        range: { ...range, endLine: range.endLine - 1, endColumn: Number.POSITIVE_INFINITY },
        text: text.replace(/\r?\n$/, ''),
    };
}

;// CONCATENATED MODULE: ./build/contracts/title.js
const maxLength = 120;
const searched = 600;
function titleFrom(issue) {
    const end = sentenceEnd(issue);
    const isPlain = end !== -1 && end < maxLength && plain.test(issue.slice(0, end));
    const title = isPlain ? issue.slice(0, end) : carefully(issue.slice(0, searched));
    return readable.test(title) ? title : undefined;
}
const plain = /^[\p{L}\p{N}][\p{L}\p{N},;:'"()/.=$%&@+-]*(?: [\p{L}\p{N},;:'"()/.=$%&@+-]+)*$/u;
const readable = /[\p{L}\p{N}]/u;
function sentenceEnd(text) {
    for (let at = text.indexOf('.'); at !== -1 && at < maxLength; at = text.indexOf('.', at + 1)) {
        if (at + 1 === text.length)
            return at;
        const next = text.charCodeAt(at + 2);
        if (text.charCodeAt(at + 1) === 0x20 && next >= 0x41 && next <= 0x5a)
            return at;
    }
    return -1;
}
function carefully(text) {
    const line = withoutMarkdown(text).replace(/\s+/g, ' ').trim();
    const sentence = /^.*?[.!?](?=\s+[^\p{Ll}\s]|$)/u.exec(line)?.[0] ?? line;
    return cut(sentence.replace(/[.\s]+$/, ''));
}
function withoutMarkdown(text) {
    return text
        .replace(/^ {0,3}(?:#{1,6}\s+|>\s?|[-*+]\s+)/gm, '')
        .replace(/^ {0,3}(?:```|~~~).*$/gm, '')
        .replace(/!?\[([^\]\n]{0,200})\]\([^)\n]{0,500}\)/g, '$1')
        .replace(/\*\*|__|`/g, '');
}
function cut(sentence) {
    const characters = Array.from(sentence);
    if (characters.length <= maxLength)
        return sentence;
    const head = characters.slice(0, maxLength - 1).join('');
    const space = head.lastIndexOf(' ');
    return `${(space > maxLength / 2 ? head.slice(0, space) : head).trimEnd()}…`;
}

;// CONCATENATED MODULE: ./build/contracts/tool-finding.js

function toolFinding(tool) {
    const { message, category, severity, locations, references = [], fix, suppressed, pointer, native } = tool;
    const paths = new Set(locations.map(({ path }) => path));
    const [first] = locations;
    return {
        scope: first === undefined
            ? 'system'
            : paths.size > 1
                ? 'multi-file'
                : first.startLine === undefined
                    ? 'file'
                    : 'inline',
        locations: paths.size > 1 ? locations : locations.slice(0, 1),
        ...(first === undefined ? { scopeText: category } : {}),
        title: titleFrom(message) ?? category,
        titleDerived: true,
        issue: message,
        category,
        severity,
        confidence: { band: 'high' },
        ...(fix === undefined ? {} : { fix: { ...fix, confidence: 'high' } }),
        references,
        ...(suppressed === undefined ? {} : { claimed: { corroboratedBy: [], contestedBy: [], suppressed } }),
        requiresHuman: false,
        preExisting: false,
        status: 'open',
        pointer,
        native,
    };
}
function lineLocation(path, startLine, endLine) {
    if (startLine === undefined)
        return { path, side: 'RIGHT' };
    return {
        path,
        startLine,
        ...(endLine === undefined || endLine <= startLine ? {} : { endLine }),
        side: 'RIGHT',
    };
}

// EXTERNAL MODULE: ./build/contracts/eslint/schema.js
var eslint_schema = __webpack_require__(3049);
;// CONCATENATED MODULE: ./build/contracts/eslint/message.js




const message_severities = new Map([
    [2, 'high'],
    [1, 'medium'],
]);
const message_severityOf = message_severities;
function readMessage(native, pointer, file) {
    const parsed = eslint_schema/* EslintMessage */.xT.safeParse(native);
    if (!parsed.success) {
        const ruleOf = () => 'eslint/message';
        return { problems: schemaProblems(parsed.error, { value: native, pointer, ruleOf }) };
    }
    const { data } = parsed;
    const start = data.line === undefined || data.line === null || data.line === 0 ? undefined : data.line;
    const end = lastLine(data, start);
    const fix = fixOf(data, { start, end }, file);
    return {
        finding: toolFinding({
            message: data.message,
            category: data.ruleId ?? 'eslint',
            severity: data.severity === 2 ? 'high' : 'medium',
            locations: [lineLocation(file.path, start, end)],
            ...(fix === undefined ? {} : { fix }),
            pointer,
            native,
        }),
        problems: [],
    };
}
function lastLine(data, start) {
    if (start === undefined)
        return undefined;
    const end = data.endLine ?? start;
    return data.endColumn === 1 && end > start ? end - 1 : Math.max(start, end);
}
function fixOf({ fix, suggestions = [] }, { start, end = start }, { source }) {
    if (fix === undefined) {
        const [first] = suggestions;
        return first?.desc === undefined ? undefined : { text: first.desc };
    }
    const text = fix.text === '' ? 'Remove the reported text.' : `Replace with: ${fix.text}`;
    if (source === undefined || start === undefined || end === undefined)
        return { text };
    const edit = editOf(fix, source);
    const replacement = edit === undefined ? undefined : replacementFor({ start, end }, edit, source.lines);
    return replacement === undefined ? { text } : { text, replacement };
}
function editOf(fix, source) {
    const [from, to] = fix.range;
    if (from > to || to > source.length)
        return undefined;
    const start = source.placeOf(from);
    const end = source.placeOf(to);
    return {
        range: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
        text: fix.text,
    };
}

;// CONCATENATED MODULE: ./build/contracts/eslint/parse.js












function parseEslint(value, context) {
    if (!Array.isArray(value))
        return { ok: false, document: parse_emptyDocument, problems: [parse_notAnArray(value)] };
    const files = value.map((file, index) => readFile(file, (0,json_pointer/* pointerTo */.xH)('', index), context));
    const fatal = value.flatMap((file, index) => unparsed(file, (0,json_pointer/* pointerTo */.xH)('', index)));
    return {
        ok: files.every(({ ok }) => ok),
        document: {
            ...parse_emptyDocument,
            native: value.map((file) => ((0,own/* isObject */.Gv)(file) ? (0,own/* emptied */.$C)(file, 'messages') : file)),
            findings: files.flatMap(({ findings }) => findings),
            refused: files.flatMap(({ refused }) => refused),
            complete: fatal.length === 0,
        },
        problems: [...files.flatMap(({ problems }) => problems), ...fatal],
    };
}
const parse_emptyDocument = emptyList('eslint');
function parse_notAnArray(value) {
    return (0,problem/* problem */.CC)('eslint/document', {
        path: '',
        type: 'type',
        message: `The output is ${(0,problem/* quote */.hD)(value)}; it must be an array of files.`,
        recommendation: 'Use the output of `eslint --format json`.',
    });
}
function readFile(file, pointer, context) {
    const frame = eslint_schema/* EslintFileFrame */.dZ.safeParse(file);
    if (!frame.success) {
        const ruleOf = () => 'eslint/file';
        const problems = schemaProblems(frame.error, { value: file, pointer, ruleOf });
        return { findings: [], refused: [], problems, ok: false };
    }
    const { filePath } = frame.data;
    const source = frame.data.source === undefined ? undefined : sourceText(frame.data.source);
    const reading = (0,contracts_paths/* readToolPath */.o)(filePath, context.paths);
    const natives = (0,own/* own */.ZV)(file, 'messages');
    return readFindings(Array.isArray(natives) ? natives : [], `${pointer}/messages`, {
        read: (native, at) => reading.ok
            ? readMessage(native, at, { path: reading.path, source })
            : {
                problems: [
                    malformedPath('eslint/path', { written: filePath, reading, path: `${pointer}/filePath` }),
                ],
            },
        describe: (native) => claimedSeverity(native, 'severity', message_severityOf),
    });
}
function unparsed(file, pointer) {
    const messages = (0,own/* own */.ZV)(file, 'messages');
    const at = Array.isArray(messages) ? messages.findIndex((each) => (0,own/* own */.ZV)(each, 'fatal') === true) : -1;
    if (at === -1)
        return [];
    return [
        (0,problem/* problem */.CC)('eslint/fatal', {
            path: (0,json_pointer/* pointerTo */.xH)(pointer, 'messages', at),
            type: 'claim',
            message: 'ESLint could not parse this file.',
            recommendation: 'Repair the syntax or the parser options, then run ESLint again.',
        }),
    ];
}

// EXTERNAL MODULE: ./build/domain/evidence-pack.js
var evidence_pack = __webpack_require__(1552);
;// CONCATENATED MODULE: ./build/contracts/evidence-pack/parse.js







function parseEvidencePack(value, context) {
    const parsed = evidence_pack/* EvidencePack */.T.safeParse(value);
    const problems = [
        ...(parsed.success ? [] : schemaProblems(parsed.error, { value, pointer: '', ruleOf: () => 'C3/pack' })),
        ...targetProblem(value, context),
    ];
    return {
        ok: problems.length === 0,
        document: {
            format: 'evidence-pack',
            state: { state: 'reviewed' },
            claims: parsed.success ? { pullRequest: parsed.data.pr.number } : {},
            questions: [],
            native: value,
            findings: parsed.success ? verifierFindings(parsed.data, value, context) : [],
            refused: [],
            complete: true,
        },
        problems,
    };
}
function targetProblem(value, { pullRequest }) {
    const number = (0,own/* own */.ZV)((0,own/* own */.ZV)(value, 'pr'), 'number');
    if (typeof number !== 'number' || number === 0 || pullRequest === undefined || number === pullRequest)
        return [];
    return [
        (0,problem/* problem */.CC)('C3/pack-target', {
            path: '/pr/number',
            type: 'target',
            message: `The pack is of pull request ${number}, but the review is of ${pullRequest}.`,
            recommendation: `Use the pack of pull request ${(0,problem/* quote */.hD)(pullRequest)}.`,
        }),
    ];
}
const parse_severities = { error: 'high', warning: 'medium', info: 'info' };
function verifierFindings(pack, value, context) {
    return pack.verification.verifiers.flatMap(({ name, findings }, verifier) => findings.map((each, index) => {
        const keys = ['verification', 'verifiers', verifier, 'findings', index];
        const reading = (0,contracts_paths/* readPath */.G)(each.file, context.paths);
        const hasLine = reading.ok && each.line !== null && each.line >= 1;
        return {
            scope: hasLine ? 'inline' : reading.ok ? 'file' : 'system',
            locations: reading.ok
                ? [
                    {
                        path: reading.path,
                        ...(hasLine && each.line !== null ? { startLine: each.line } : {}),
                        side: 'RIGHT',
                    },
                ]
                : [],
            ...(reading.ok ? {} : { scopeText: name }),
            title: titleFrom(each.message) ?? name,
            titleDerived: true,
            issue: each.message,
            category: name === '' ? 'verification' : name,
            severity: parse_severities[each.severity],
            confidence: { band: 'high' },
            references: [],
            evidence: { type: 'verifier_output', detail: each.message },
            requiresHuman: false,
            preExisting: false,
            status: 'open',
            pointer: (0,json_pointer/* pointerTo */.xH)('', ...keys),
            native: keys.reduce((at, key) => (0,own/* own */.ZV)(at, key), value) ?? null,
        };
    }));
}

// EXTERNAL MODULE: ./build/contracts/rdformat/schema.js
var rdformat_schema = __webpack_require__(3141);
;// CONCATENATED MODULE: ./build/contracts/rdformat/diagnostic.js








const diagnostic_severities = {
    ERROR: 'high',
    WARNING: 'medium',
    INFO: 'info',
    UNKNOWN_SEVERITY: 'medium',
};
const diagnostic_severityOf = new Map(Object.entries(diagnostic_severities));
function readDiagnostic(native, pointer, { defaults, context }) {
    const parsed = rdformat_schema/* Diagnostic */.oQ.safeParse(native);
    if (!parsed.success) {
        const ruleOf = () => 'rdformat/diagnostic';
        return { problems: schemaProblems(parsed.error, { value: native, pointer, ruleOf }) };
    }
    const { data } = parsed;
    const reading = (0,contracts_paths/* readToolPath */.o)(data.location.path, context.paths);
    if (!reading.ok) {
        const path = (0,json_pointer/* pointerTo */.xH)(pointer, 'location', 'path');
        return { problems: [malformedPath('rdformat/path', { written: data.location.path, reading, path })] };
    }
    const lines = diagnostic_linesOf(data.location.range);
    if (lines === undefined)
        return { problems: [disorderedRange(pointer)] };
    const location = lineLocation(reading.path, ...lines);
    const fix = diagnostic_fixOf(data, location);
    return {
        finding: toolFinding({
            message: data.message,
            category: named(data.code?.value) ?? named(data.source?.name) ?? named(defaults.source?.name) ?? 'rdformat',
            severity: diagnostic_severities[data.severity ?? defaults.severity ?? 'UNKNOWN_SEVERITY'],
            locations: [location],
            references: [...relatedPlaces(data, context), ...(data.code?.url === undefined ? [] : [data.code.url])],
            ...(fix === undefined ? {} : { fix }),
            pointer,
            native,
        }),
        problems: [],
    };
}
function named(text) {
    return text === undefined || text.trim() === '' ? undefined : text;
}
function diagnostic_linesOf(range) {
    const start = range?.start.line;
    if (start === undefined)
        return [];
    const end = range?.end?.line ?? start;
    if (end < start)
        return undefined;
    return [start, range?.end?.column === 1 && end > start ? end - 1 : end];
}
function relatedPlaces(data, context) {
    return (data.related_locations ?? []).flatMap(({ message, location }) => {
        const reading = location === undefined ? undefined : (0,contracts_paths/* readToolPath */.o)(location.path, context.paths);
        if (reading?.ok !== true)
            return [];
        const line = location?.range?.start.line;
        const where = line === undefined ? reading.path : `${reading.path}:${line}`;
        return [message === undefined || message === '' ? where : `${where} — ${message}`];
    });
}
function diagnostic_fixOf({ suggestions = [] }, location) {
    const [suggestion] = suggestions;
    if (suggestion === undefined)
        return undefined;
    const text = `Replace with: ${suggestion.text === undefined || suggestion.text === '' ? '(nothing)' : suggestion.text}`;
    const edit = diagnostic_editOf(suggestion);
    if (suggestions.length !== 1 || edit === undefined || location.startLine === undefined)
        return { text };
    const lines = { start: location.startLine, end: location.endLine ?? location.startLine };
    const replacement = replacementFor(lines, edit);
    return replacement === undefined ? { text } : { text, replacement };
}
function diagnostic_editOf({ range, text = '' }) {
    const startLine = range.start.line;
    if (startLine === undefined)
        return undefined;
    return {
        range: {
            startLine,
            startColumn: range.start.column ?? 1,
            endLine: range.end?.line ?? startLine,
            endColumn: range.end?.column ?? Number.POSITIVE_INFINITY,
        },
        text,
    };
}
function disorderedRange(pointer) {
    return (0,problem/* problem */.CC)('rdformat/range', {
        path: (0,json_pointer/* pointerTo */.xH)(pointer, 'location', 'range', 'end'),
        type: 'range',
        message: 'The range ends before it starts.',
        recommendation: 'Write the first line before the last.',
    });
}

;// CONCATENATED MODULE: ./build/contracts/rdformat/parse.js








function parseRdjson(value, context) {
    const frame = rdformat_schema/* RdJsonFrame */.SF.safeParse(value);
    const faults = frame.success
        ? []
        : schemaProblems(frame.error, { value, pointer: '', ruleOf: () => 'rdformat/document' });
    const natives = (0,own/* own */.ZV)(value, 'diagnostics');
    const defaults = frame.success ? frame.data : {};
    const read = readDiagnostics(Array.isArray(natives) ? natives : [], '/diagnostics', { defaults, context });
    const native = (0,own/* isObject */.Gv)(value) ? (0,own/* emptied */.$C)(value, 'diagnostics') : value;
    return {
        ok: faults.length === 0 && read.ok,
        document: { ...rdformat_parse_emptyDocument, format: 'rdjson', native, findings: read.findings, refused: read.refused },
        problems: [...faults, ...read.problems],
    };
}
function parseRdjsonl(value, context) {
    if (!Array.isArray(value))
        return { ok: false, document: rdformat_parse_emptyDocument, problems: [notLines(value)] };
    const read = readDiagnostics(value, '', { defaults: {}, context });
    return {
        ok: read.ok,
        document: {
            ...rdformat_parse_emptyDocument,
            findings: read.findings,
            refused: read.refused,
            complete: value.length > 0,
        },
        problems: read.problems,
    };
}
const rdformat_parse_emptyDocument = emptyList('rdjsonl');
function readDiagnostics(natives, pointer, shared) {
    return readFindings(natives, pointer, {
        read: (native, at) => readDiagnostic(native, at, shared),
        describe: (native) => claimedSeverity(native, 'severity', diagnostic_severityOf),
    });
}
function notLines(value) {
    return (0,problem/* problem */.CC)('rdformat/line', {
        path: '',
        type: 'type',
        message: `The document is ${(0,problem/* quote */.hD)(value)}; it must be one diagnostic a line.`,
        recommendation: 'Write one JSON object on each line.',
    });
}

// EXTERNAL MODULE: ./build/contracts/review-data/comment.js
var review_data_comment = __webpack_require__(9253);
;// CONCATENATED MODULE: ./build/contracts/review-data/comment-problems.js



const comment_problems_rules = new Map([
    ['file', 'C2/file'],
    ['line', 'C2/line'],
    ['confidence', 'C2/confidence'],
    ['confidence_level', 'C2/confidence-level'],
    ['severity', 'C2/severity'],
    ['title', 'C2/title'],
    ['description', 'C2/description'],
    ['code_context', 'C2/code-context'],
    ['suggestion', 'C2/suggestion'],
]);
function commentRuleOf(path) {
    return comment_problems_rules.get(path[0]) ?? 'C2/line-comments';
}
const commentKeys = new Set([...comment_problems_rules.keys()].map(String));
function commentDeviations(data, pointer) {
    const problems = [];
    const level = (0,review_data_comment/* levelOf */.In)(data.confidence);
    if (data.confidence_level !== level) {
        problems.push((0,problem/* problem */.CC)('C2/confidence-mapping', {
            path: (0,json_pointer/* pointerTo */.xH)(pointer, 'confidence_level'),
            type: 'claim',
            message: `A confidence of ${data.confidence} is ${(0,problem/* quote */.hD)(level)}, not ${(0,problem/* quote */.hD)(data.confidence_level)}.`,
            recommendation: `Write ${(0,problem/* quote */.hD)(level)}.`,
        }));
    }
    const words = data.title.trim().split(/\s+/).length;
    if (words > 10) {
        problems.push((0,problem/* problem */.CC)('C2/title-words', {
            path: (0,json_pointer/* pointerTo */.xH)(pointer, 'title'),
            type: 'limit',
            message: `The title has ${words} words; at most 10 are wanted.`,
            recommendation: 'Shorten the title; the description holds the rest.',
        }));
    }
    return problems;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
;// CONCATENATED MODULE: ./build/contracts/iso-timestamp.js

const iso_timestamp_schema = iso/* datetime */.w$({ offset: true });
function isIsoTimestamp(text) {
    return iso_timestamp_schema.safeParse(text).success;
}

;// CONCATENATED MODULE: ./build/contracts/review-data/envelope-problems.js





const envelope_problems_rules = new Map([
    ['pr_info', 'C2/pr-info'],
    ['review_summary', 'C2/review-summary'],
    ['line_comments', 'C2/line-comments'],
    ['review_event', 'C2/review-event'],
    ['metadata', 'C2/metadata'],
]);
function envelopeRuleOf(path) {
    return envelope_problems_rules.get(path[0]) ?? 'C2/document';
}
const envelope_problems_known = [
    {
        path: [],
        keys: new Set(['version', 'pr_info', 'review_summary', 'line_comments', 'review_event', 'metadata']),
    },
    { path: ['pr_info'], keys: new Set(['number', 'repo', 'title', 'description', 'head_sha']) },
    {
        path: ['review_summary'],
        keys: new Set([
            'overview',
            'confidence_breakdown',
            'key_findings',
            'security_assessment',
            'positive_highlights',
        ]),
    },
    {
        path: ['review_summary', 'confidence_breakdown'],
        keys: new Set(['high', 'medium', 'low', 'suggestions']),
    },
    {
        path: ['metadata'],
        keys: new Set(['reviewed_at', 'reviewer_agent', 'files_analyzed', 'total_issues']),
    },
];
function envelopeKeyDeviations(value) {
    return envelope_problems_known.flatMap(({ path, keys }) => {
        const part = path.reduce((at, key) => (0,own/* own */.ZV)(at, key), value);
        const pointer = path.map((key) => `/${key}`).join('');
        return (0,own/* isObject */.Gv)(part) ? unknownKeys(part, keys, { pointer, rule: 'C2/unknown-key' }) : [];
    });
}
function claimDeviations(data) {
    return [
        ...versionDeviation(data.version),
        ...timestampDeviation(data.metadata.reviewed_at),
        ...totalDeviation(data),
        ...breakdownDeviations(data),
        ...eventDeviation(data),
    ];
}
function versionDeviation(version) {
    if (version === '1.0')
        return [];
    return [
        (0,problem/* problem */.CC)('C2/version', {
            path: '/version',
            type: 'claim',
            message: `The version is ${(0,problem/* quote */.hD)(version)}; the document is read as "1.0".`,
            recommendation: 'Write "1.0".',
        }),
    ];
}
function timestampDeviation(timestamp) {
    if (isIsoTimestamp(timestamp))
        return [];
    return [
        (0,problem/* problem */.CC)('C2/reviewed-at', {
            path: '/metadata/reviewed_at',
            type: 'format',
            message: `${(0,problem/* quote */.hD)(timestamp)} is not an ISO 8601 timestamp.`,
            recommendation: 'Write a time such as "2025-01-13T10:30:00Z".',
        }),
    ];
}
function totalDeviation({ metadata, line_comments: comments }) {
    if (metadata.total_issues === comments.length)
        return [];
    return [
        (0,problem/* problem */.CC)('C2/total-issues', {
            path: '/metadata/total_issues',
            type: 'count',
            message: `\`total_issues\` is ${metadata.total_issues}, but there are ${comments.length} line comments.`,
            recommendation: `Write ${comments.length}, or add the missing comments.`,
        }),
    ];
}
function breakdownDeviations({ review_summary: { confidence_breakdown: breakdown }, line_comments: comments, }) {
    const counts = { high: 0, medium: 0, low: 0, suggestions: 0 };
    for (const comment of comments) {
        const confidence = (0,own/* own */.ZV)(comment, 'confidence');
        if (typeof confidence !== 'number')
            continue;
        const level = (0,review_data_comment/* levelOf */.In)(confidence);
        counts[level === 'suggestion' ? 'suggestions' : level] += 1;
    }
    return ['high', 'medium', 'low', 'suggestions']
        .filter((level) => breakdown[level] !== counts[level])
        .map((level) => (0,problem/* problem */.CC)('C2/confidence-breakdown', {
        path: `/review_summary/confidence_breakdown/${level}`,
        type: 'count',
        message: `${(0,problem/* quote */.hD)(level)} is ${breakdown[level]}, but ${counts[level]} comments have that confidence.`,
        recommendation: `Write ${counts[level]}.`,
    }));
}
function eventDeviation({ review_event: event, line_comments: comments, }) {
    if (event !== 'APPROVE' || comments.length === 0)
        return [];
    return [
        (0,problem/* problem */.CC)('C2/event-claim', {
            path: '/review_event',
            type: 'claim',
            message: `The event APPROVE means that no issues were found, but there are ${comments.length}.`,
            recommendation: 'Write "COMMENT" or "REQUEST_CHANGES".',
        }),
    ];
}

// EXTERNAL MODULE: ./build/contracts/review-data/schema.js
var review_data_schema = __webpack_require__(5101);
;// CONCATENATED MODULE: ./build/contracts/review-data/target.js


const shortestId = 7;
function targetProblems(value, { head, repository, pullRequest }) {
    const info = (0,own/* own */.ZV)(value, 'pr_info');
    const number = (0,own/* own */.ZV)(info, 'number');
    const repo = (0,own/* own */.ZV)(info, 'repo');
    const sha = (0,own/* own */.ZV)(info, 'head_sha');
    const problems = [];
    if (typeof number === 'number' && pullRequest !== undefined && number !== pullRequest) {
        problems.push(otherTarget('number', number, pullRequest));
    }
    if (typeof repo === 'string' && repository !== undefined && !sameRepository(repo, repository)) {
        problems.push(otherTarget('repo', repo, repository));
    }
    if (typeof sha === 'string' && head !== undefined && !abbreviates(sha, head)) {
        problems.push(otherTarget('head_sha', sha, head));
    }
    return problems;
}
function sameRepository(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
function abbreviates(sha, head) {
    return sha.length >= shortestId && head.toLowerCase().startsWith(sha.toLowerCase());
}
function otherTarget(field, given, wanted) {
    return (0,problem/* problem */.CC)('C2/target', {
        path: `/pr_info/${field}`,
        type: 'target',
        message: `\`${field}\` is ${(0,problem/* quote */.hD)(given)}, but the review is of ${(0,problem/* quote */.hD)(wanted)}.`,
        recommendation: `Review ${(0,problem/* quote */.hD)(wanted)} and write that.`,
    });
}

;// CONCATENATED MODULE: ./build/contracts/review-data/parse.js














function parseReviewData(value, context) {
    const envelope = review_data_schema/* ReviewDataEnvelope */.b$.safeParse(value);
    const faults = [
        ...(envelope.success
            ? []
            : schemaProblems(envelope.error, { value, pointer: '', ruleOf: envelopeRuleOf })),
        ...targetProblems(value, context),
    ];
    const comments = (0,own/* own */.ZV)(value, 'line_comments');
    const read = readFindings(Array.isArray(comments) ? comments : [], '/line_comments', {
        read: (native, pointer) => readComment(native, pointer, context),
        describe: (native) => ({ ...claimedSeverity(native, 'severity', review_data_comment/* severityOf */.xJ), ...parse_titleOf(native) }),
    });
    return {
        ok: faults.length === 0 && read.ok,
        document: {
            format: 'review-data',
            state: { state: 'reviewed' },
            claims: envelope.success ? parse_claimsOf(envelope.data) : {},
            ...(envelope.success ? { summary: envelope.data.review_summary.overview } : {}),
            questions: [],
            native: (0,own/* isObject */.Gv)(value) ? (0,own/* emptied */.$C)(value, 'line_comments') : value,
            findings: read.findings,
            refused: read.refused,
            complete: true,
        },
        problems: [
            ...faults,
            ...envelopeKeyDeviations(value),
            ...(envelope.success ? claimDeviations(envelope.data) : []),
            ...read.problems,
        ],
    };
}
function parse_claimsOf({ pr_info: info, review_event: event, metadata }) {
    return {
        event,
        total: metadata.total_issues,
        head: info.head_sha,
        repository: info.repo,
        pullRequest: info.number,
    };
}
function parse_titleOf(native) {
    const title = (0,own/* own */.ZV)(native, 'title');
    return typeof title === 'string' ? { title } : {};
}
function readComment(native, pointer, context) {
    const keys = (0,own/* isObject */.Gv)(native) ? unknownKeys(native, commentKeys, { pointer, rule: 'C2/unknown-key' }) : [];
    const parsed = review_data_schema/* ReviewDataComment */.As.safeParse(native);
    if (!parsed.success) {
        return {
            problems: [...schemaProblems(parsed.error, { value: native, pointer, ruleOf: commentRuleOf }), ...keys],
        };
    }
    const { data } = parsed;
    const deviations = [...keys, ...commentDeviations(data, pointer)];
    const reading = (0,contracts_paths/* readPath */.G)(data.file, context.paths);
    if (!reading.ok) {
        const path = (0,json_pointer/* pointerTo */.xH)(pointer, 'file');
        return { problems: [malformedPath('C2/file', { written: data.file, reading, path }), ...deviations] };
    }
    const misplaced = placeProblems({ path: reading.path, side: 'RIGHT', start: data.line }, context.changed, {
        pointer,
        pathKeys: ['file'],
        lineKeys: ['line'],
        pathRule: 'C2/path-in-pr',
        lineRule: 'C2/line-in-diff',
    });
    const problems = [...misplaced, ...deviations];
    return problems.some(problem/* isRefusal */.vu)
        ? { problems }
        : { finding: (0,review_data_comment/* toFinding */.N6)(data, { path: reading.path, native, pointer }), problems };
}

;// CONCATENATED MODULE: ./build/contracts/review-output/duplicates.js


function duplicateProblems(findings) {
    const distinct = new Set();
    for (const { issue } of findings)
        distinct.add(issue);
    return distinct.size === findings.length ? problem/* none */.dv : repeatedIssues(findings);
}
function repeatedIssues(findings) {
    const first = new Map();
    const repeated = new Map();
    const problems = [];
    for (const finding of findings) {
        const words = finding.issue;
        const original = first.get(words);
        if (original === undefined) {
            first.set(words, finding);
            continue;
        }
        const places = repeated.get(words) ?? new Map(placesOf(original));
        repeated.set(words, places);
        const earlier = placesOf(finding).find(([subject]) => places.has(subject));
        if (earlier !== undefined)
            problems.push(duplicate(finding.pointer, places.get(earlier[0]) ?? ''));
        for (const [subject, pointer] of placesOf(finding))
            if (!places.has(subject))
                places.set(subject, pointer);
    }
    return problems;
}
function placesOf({ locations, pointer }) {
    return locations.length === 0 ? [['', pointer]] : locations.map(({ path }) => [path, pointer]);
}
function duplicate(pointer, earlier) {
    return (0,problem/* problem */.CC)('C1/N3', {
        path: (0,json_pointer/* pointerTo */.xH)(pointer, 'issue'),
        type: 'duplicate',
        message: `The finding describes the same issue as the one at ${earlier}.`,
        recommendation: 'Keep the more actionable of the two.',
    });
}

;// CONCATENATED MODULE: ./build/contracts/review-output/field-problems.js



const order = new Map([
    ['type'],
    ['file', 'files', 'scope'],
    ['line'],
    ['line_end'],
    ['category'],
    ['issue'],
    ['references'],
    ['implications'],
    ['severity'],
    ['confidence'],
    ['fix'],
    ['fix_confidence'],
    ['pre_existing'],
].flatMap((names, rank) => names.map((name) => [name, rank])));
const field_problems_known = new Set(order.keys());
const locationFields = new Map([
    ['inline', ['file', 'line', 'line_end']],
    ['file', ['file']],
    ['multi-file', ['files']],
    ['system', ['scope']],
]);
const allLocationFields = ['file', 'line', 'line_end', 'files', 'scope'];
const field_problems_rules = new Map([
    ['type', 'C1/type'],
    ['category', 'C1/category'],
    ['issue', 'C1/issue'],
    ['references', 'C1/references'],
    ['implications', 'C1/implications'],
    ['severity', 'C1/severity'],
    ['confidence', 'C1/confidence'],
    ['fix', 'C1/fix'],
    ['fix_confidence', 'C1/fix-confidence'],
    ['pre_existing', 'C1/pre-existing'],
    ['file', 'C1/file'],
    ['line', 'C1/line'],
    ['line_end', 'C1/line'],
    ['files', 'C1/files'],
    ['scope', 'C1/scope'],
]);
function field_problems_ruleOf(path) {
    return field_problems_rules.get(path[0]) ?? 'C1/R2';
}
function mixedTypes(value, pointer) {
    const type = value['type'];
    const fields = typeof type === 'string' ? locationFields.get(type) : undefined;
    if (fields === undefined)
        return problem/* none */.dv;
    if (!allLocationFields.some((name) => Object.hasOwn(value, name) && !fields.includes(name)))
        return problem/* none */.dv;
    const foreign = allLocationFields.filter((name) => Object.hasOwn(value, name) && !fields.includes(name));
    return foreign.map((name) => (0,problem/* problem */.CC)('C1/R3', {
        path: (0,json_pointer/* pointerTo */.xH)(pointer, name),
        type: 'mixed',
        message: `${(0,problem/* quote */.hD)(name)} does not belong to a finding of type ${(0,problem/* quote */.hD)(type)}.`,
        recommendation: `Remove it, or choose the type that has it: ${typesWith(name)}.`,
    }));
}
function typesWith(name) {
    return [...locationFields]
        .flatMap(([type, fields]) => (fields.includes(name) ? [(0,problem/* quote */.hD)(type)] : []))
        .join(' or ');
}
function field_problems_keyDeviations(value, pointer) {
    let highest = -1;
    let previous = '';
    let misplaced;
    let hasUnknown = false;
    for (const name of Object.keys(value)) {
        const rank = order.get(name);
        if (rank === undefined)
            hasUnknown = true;
        else if (rank < highest)
            misplaced ??= { name, after: previous };
        else {
            highest = rank;
            previous = name;
        }
    }
    if (misplaced === undefined && !hasUnknown)
        return problem/* none */.dv;
    const unknown = hasUnknown ? unknownKeys(value, field_problems_known, { pointer, rule: 'C1/unknown-key' }) : [];
    return misplaced === undefined ? unknown : [outOfOrder(misplaced, pointer), ...unknown];
}
function outOfOrder({ name, after }, pointer) {
    return (0,problem/* problem */.CC)('C1/field-order', {
        path: (0,json_pointer/* pointerTo */.xH)(pointer, name),
        type: 'order',
        message: `${(0,problem/* quote */.hD)(name)} stands after ${(0,problem/* quote */.hD)(after)}.`,
        recommendation: 'Write type, location, category, issue, references, implications, severity, confidence, fix, fix_confidence, pre_existing.',
    });
}

;// CONCATENATED MODULE: ./build/contracts/suggestion.js
function onlySuggestion(markdown) {
    if (!markdown.includes('suggestion'))
        return undefined;
    let open;
    let content = [];
    let found;
    for (const line of markdown.split(/\r?\n/)) {
        const match = /^ {0,3}(`{3,}|~{3,})[ \t]*([^\n]*)$/.exec(line);
        const fence = match?.[1] ?? '';
        const info = (match?.[2] ?? '').trim();
        if (open === undefined) {
            if (fence === '' || (fence.startsWith('`') && info.includes('`')))
                continue;
            open = { fence, isSuggestion: info === 'suggestion' };
            content = [];
        }
        else if (fence.startsWith(open.fence) && info === '') {
            if (open.isSuggestion) {
                if (found !== undefined)
                    return undefined;
                found = content.join('\n');
            }
            open = undefined;
        }
        else
            content.push(line);
    }
    return open?.isSuggestion === true ? undefined : found;
}

;// CONCATENATED MODULE: ./build/contracts/review-output/finding.js


const bands = { HIGH: 'high', MEDIUM: 'medium', LOW: 'low' };
const finding_severities = {
    CRITICAL: 'critical',
    MAJOR: 'high',
    MINOR: 'medium',
    INFO: 'info',
};
const finding_severityOf = new Map(Object.entries(finding_severities));
function finding_toFinding(data, { paths, lines }, { native, pointer }) {
    const finding = {
        scope: data.type,
        locations: paths.map((path) => finding_location(path, lines)),
        title: titleFrom(data.issue) ?? data.category,
        titleDerived: true,
        issue: data.issue,
        category: data.category,
        severity: finding_severities[data.severity],
        confidence: { band: bands[data.confidence] },
        references: data.references,
        requiresHuman: false,
        preExisting: data.pre_existing ?? false,
        status: 'open',
        pointer,
        native,
    };
    if (data.type === 'system')
        finding.scopeText = data.scope;
    if (data.implications !== '')
        finding.implications = data.implications;
    if (data.fix !== '')
        finding.fix = finding_fixOf(data);
    return finding;
}
function finding_location(path, lines) {
    if (lines === undefined)
        return { path, side: 'RIGHT' };
    const { start, end } = lines;
    if (start === end)
        return { path, startLine: start, side: 'RIGHT' };
    return { path, startLine: start, endLine: end, side: 'RIGHT' };
}
function finding_fixOf(data) {
    const text = data.fix;
    const confidence = bands[data.fix_confidence];
    const replacement = data.type === 'inline' ? onlySuggestion(text) : undefined;
    return replacement === undefined ? { text, confidence } : { text, confidence, replacement };
}
const fileKeys = ['file'];
function writtenPaths(data) {
    switch (data.type) {
        case 'inline':
        case 'file':
            return [{ path: data.file, keys: fileKeys }];
        case 'multi-file':
            return data.files.map((path, index) => ({ path, keys: ['files', index] }));
        case 'system':
            return [];
    }
}

// EXTERNAL MODULE: ./build/contracts/review-output/lines.js
var lines = __webpack_require__(5834);
// EXTERNAL MODULE: ./build/contracts/review-output/references.js
var review_output_references = __webpack_require__(2635);
;// CONCATENATED MODULE: ./build/contracts/review-output/reference-problems.js



function referenceProblems(references, citing) {
    const problems = [];
    let links = 0;
    for (let index = 0; index < references.length; index += 1) {
        const reference = references[index] ?? '';
        const link = (0,review_output_references/* findLink */.KZ)(reference);
        if (link !== undefined)
            links += 1;
        for (const fault of linkFaults(reference, link, citing)) {
            problems.push(fault((0,json_pointer/* pointerTo */.xH)(citing.pointer, 'references', index)));
        }
    }
    if (links === 0)
        problems.push(noLink((0,json_pointer/* pointerTo */.xH)(citing.pointer, 'references')));
    return problems;
}
const faultless = [];
function linkFaults(reference, link, { repository, hasOwnPlace, whereabouts }) {
    if (link === undefined)
        return [(path) => notALink(reference, path)];
    const file = (0,review_output_references/* referredFile */.I6)(link.address);
    const isInside = file !== undefined && isInRepository(file, repository);
    const isUnanchored = isInside && !((0,review_output_references/* hasLines */.gE)(file) && (0,review_output_references/* describesPlace */.aW)(link.label));
    const isOwn = isInside && hasOwnPlace && isOwnPlace(file, whereabouts);
    if (link.isWhole && !isUnanchored && !isOwn)
        return faultless;
    return [
        ...(link.isWhole ? [] : [(path) => notALink(reference, path)]),
        ...(isUnanchored ? [(path) => unanchored(file, path)] : []),
        ...(isOwn ? [ownPlace] : []),
    ];
}
function isInRepository(file, repository) {
    if (repository === undefined)
        return true;
    const other = (0,review_output_references/* repositoryOf */._M)(file);
    return other === undefined || other.toLowerCase() === repository.toLowerCase();
}
function isOwnPlace(file, { paths, lines }) {
    if (!paths.includes(file.path))
        return false;
    const referred = (0,review_output_references/* linesOf */.Dx)(file);
    if (lines === undefined || referred === undefined)
        return true;
    return referred.start <= lines.end && lines.start <= referred.end;
}
function noLink(path) {
    return (0,problem/* problem */.CC)('C1/references', {
        path,
        type: 'reference',
        message: 'No reference is a Markdown link.',
        recommendation: 'Cite at least one source as "[what is there](address)".',
    });
}
function notALink(reference, path) {
    return (0,problem/* problem */.CC)('C1/reference-link', {
        path,
        type: 'reference',
        message: `${(0,problem/* quote */.hD)(reference)} is not a Markdown link.`,
        recommendation: 'Write "[what is there](address)" and nothing else.',
    });
}
function unanchored(file, path) {
    const fault = (0,review_output_references/* hasLines */.gE)(file) ? 'does not say what is there' : 'names no line';
    return (0,problem/* problem */.CC)('C1/reference-anchor', {
        path,
        type: 'reference',
        message: `The reference into ${(0,problem/* quote */.hD)(file.path)} ${fault}.`,
        recommendation: 'Write "[path:10-15 — what is there](address#L10-L15)".',
    });
}
function ownPlace(path) {
    return (0,problem/* problem */.CC)('C1/reference-own-place', {
        path,
        type: 'reference',
        message: 'The reference points at the place of the finding itself.',
        recommendation: 'Cite another source that justifies the finding or its fix.',
    });
}

// EXTERNAL MODULE: ./build/contracts/review-output/schema.js
var review_output_schema = __webpack_require__(5558);
;// CONCATENATED MODULE: ./build/contracts/review-output/parse.js
















const maxSpan = 20;
function parseReviewOutput(value, context) {
    if (!Array.isArray(value)) {
        return { ok: false, document: review_output_parse_emptyDocument, problems: [review_output_parse_notAnArray(value)] };
    }
    const { findings, refused, problems, ok } = readFindings(value, '', {
        read: (native, pointer) => parse_readFinding(native, pointer, context),
        describe: (native) => ({ ...claimedSeverity(native, 'severity', finding_severityOf), ...review_output_parse_titleOf(native) }),
    });
    return {
        ok,
        document: { ...review_output_parse_emptyDocument, findings, refused, claims: { total: value.length } },
        problems: [...problems, ...duplicateProblems(findings)],
    };
}
const review_output_parse_emptyDocument = emptyList('review-output');
function review_output_parse_notAnArray(value) {
    return (0,problem/* problem */.CC)('C1/R2', {
        path: '',
        type: 'type',
        message: `The output is ${(0,problem/* quote */.hD)(value)}; it must be an array of findings.`,
        recommendation: 'Return an array, `[]` when there is nothing to report.',
    });
}
function review_output_parse_titleOf(native) {
    const issue = (0,own/* own */.ZV)(native, 'issue');
    const title = typeof issue === 'string' ? titleFrom(issue) : undefined;
    return title === undefined ? {} : { title };
}
function parse_readFinding(native, pointer, context) {
    const mixed = (0,own/* isObject */.Gv)(native) ? mixedTypes(native, pointer) : problem/* none */.dv;
    const keys = (0,own/* isObject */.Gv)(native) ? field_problems_keyDeviations(native, pointer) : problem/* none */.dv;
    const parsed = review_output_schema/* ReviewOutputFinding */.RE.safeParse(native);
    if (!parsed.success) {
        return { finding: undefined, problems: (0,problem/* joined */.oR)(schemaFaults(native, pointer, parsed.error), mixed, keys) };
    }
    const { data } = parsed;
    const { whereabouts, problems: misplaced } = readWhereabouts(data, pointer, context);
    const cited = referenceProblems(data.references, {
        pointer,
        whereabouts,
        hasOwnPlace: data.type === 'inline' || data.type === 'file',
        repository: context.repository,
    });
    const problems = (0,problem/* joined */.oR)(mixed, keys, misplaced, cited, limits(data, whereabouts, pointer));
    const finding = problems.some(problem/* isRefusal */.vu) ? undefined : finding_toFinding(data, whereabouts, { native, pointer });
    return { finding, problems };
}
function schemaFaults(native, pointer, error) {
    const faults = schemaProblems(error, { value: native, pointer, ruleOf: field_problems_ruleOf });
    if (!faults.some(({ rule }) => rule === 'C1/type'))
        return faults;
    const rest = review_output_schema/* CommonFields */.rR.safeParse(native);
    return rest.success
        ? faults
        : [...faults, ...schemaProblems(rest.error, { value: native, pointer, ruleOf: field_problems_ruleOf })];
}
function readWhereabouts(data, pointer, context) {
    const paths = new Set();
    const problems = [];
    const lines = data.type === 'inline' ? readLines(data) : undefined;
    for (const { path: written, keys } of writtenPaths(data)) {
        const reading = (0,contracts_paths/* readPath */.G)(written, context.paths);
        if (!reading.ok) {
            problems.push(malformedPath('C1/N4', { written, reading, path: (0,json_pointer/* pointerTo */.xH)(pointer, ...keys) }));
            continue;
        }
        paths.add(reading.path);
        if (context.changed === undefined)
            continue;
        const place = { path: reading.path, side: 'RIGHT', ...lines };
        for (const each of placeProblems(place, context.changed, { pointer, pathKeys: keys, ...placeClauses })) {
            problems.push(each);
        }
    }
    if (data.type === 'inline' && lines === undefined)
        problems.push(contradictoryLines(pointer));
    if (data.type === 'multi-file' && paths.size < 2 && problems.length === 0)
        problems.push(oneFile(pointer));
    return { whereabouts: { paths: [...paths], lines }, problems };
}
const placeClauses = {
    lineKeys: ['line'],
    pathRule: 'C1/path-in-diff',
    lineRule: 'C1/line-in-diff',
};
function readLines(data) {
    const line = (0,lines/* readLine */.Xw)(data.line);
    return line === undefined ? undefined : (0,lines/* joinLines */.cT)(line, data.line_end);
}
function contradictoryLines(pointer) {
    return (0,problem/* problem */.CC)('C1/line', {
        path: (0,json_pointer/* pointerTo */.xH)(pointer, 'line_end'),
        type: 'range',
        message: '`line_end` contradicts `line`.',
        recommendation: 'Write the range once: `"line": "42-48"`, or `"line": 42, "line_end": 48`.',
    });
}
function oneFile(pointer) {
    return (0,problem/* problem */.CC)('C1/files', {
        path: (0,json_pointer/* pointerTo */.xH)(pointer, 'files'),
        type: 'range',
        message: '`files` names only one file.',
        recommendation: 'Name at least two files, or use type "file".',
    });
}
function limits(data, { lines }, pointer) {
    const span = lines === undefined ? 1 : lines.end - lines.start + 1;
    const isSevere = data.severity === 'CRITICAL' || data.severity === 'MAJOR';
    const isMinorHeritage = data.pre_existing === true && !(isSevere && data.confidence === 'HIGH');
    return (0,problem/* joined */.oR)(span > maxSpan ? [tooLong(span, pointer)] : problem/* none */.dv, isMinorHeritage ? [outOfScope(data, pointer)] : problem/* none */.dv);
}
function tooLong(span, pointer) {
    return (0,problem/* problem */.CC)('C1/line-span', {
        path: (0,json_pointer/* pointerTo */.xH)(pointer, 'line'),
        type: 'range',
        message: `The finding spans ${span} lines; inline findings span at most ${maxSpan}.`,
        recommendation: 'Name the lines that matter most, or use type "file".',
    });
}
function outOfScope({ severity, confidence }, pointer) {
    return (0,problem/* problem */.CC)('C1/pre-existing-limits', {
        path: (0,json_pointer/* pointerTo */.xH)(pointer, 'pre_existing'),
        type: 'limit',
        message: `A pre-existing issue of severity ${severity} and confidence ${confidence} is out of scope.`,
        recommendation: 'Report pre-existing issues only when they are CRITICAL or MAJOR and HIGH in confidence.',
    });
}

;// CONCATENATED MODULE: ./build/contracts/sarif/artifact-path.js

const maxBases = 8;
function artifactPath(location, run, base = {}) {
    const resolved = location === undefined ? undefined : indexed(location, run);
    if (resolved?.uri === undefined)
        return undefined;
    const uri = resolve(resolved, run, base);
    return (0,contracts_paths/* readToolPath */.o)(isUri(uri) ? uri : decoded(uri), base);
}
function indexed(location, run) {
    if (location.uri !== undefined || location.index === undefined)
        return location;
    return run.artifacts?.[location.index]?.location ?? location;
}
function resolve(location, run, base) {
    let uri = location.uri ?? '';
    let id = location.uriBaseId;
    for (let count = 0; id !== undefined && !isUri(uri) && count < maxBases; count += 1) {
        const parent = baseOf(run, id);
        if (parent?.uri === undefined)
            break;
        if (isUri(parent.uri) && base.root === undefined)
            break;
        uri = `${parent.uri.replace(/\/+$/, '')}/${uri}`;
        id = parent.uriBaseId;
    }
    return uri;
}
function baseOf(run, id) {
    const bases = run.originalUriBaseIds;
    return bases !== undefined && Object.hasOwn(bases, id) ? bases[id] : undefined;
}
function isUri(uri) {
    return /^[a-z][a-z0-9+.-]*:\//i.test(uri);
}
function decoded(uri) {
    try {
        return decodeURIComponent(uri);
    }
    catch {
        return uri;
    }
}

;// CONCATENATED MODULE: ./build/contracts/sarif/rule-of.js
function indexRules({ tool }) {
    const component = ({ rules = [] }) => ({
        listed: rules,
        byId: new Map(rules.map((rule) => [rule.id, rule])),
    });
    const extensions = (tool.extensions ?? []).map(component);
    const named = (tool.extensions ?? []).map(({ name }, index) => [
        name,
        extensions[index],
    ]);
    return {
        driver: component(tool.driver),
        extensions,
        byName: new Map(named.flatMap(([name, each]) => (each === undefined ? [] : [[name, each]]))),
    };
}
const maxParts = 8;
function rule_of_ruleOf(result, { driver, extensions, byName }) {
    const reference = result.rule?.toolComponent;
    const component = extensions[reference?.index ?? -1] ?? byName.get(reference?.name ?? '') ?? driver;
    const byIndex = component.listed[result.rule?.index ?? result.ruleIndex ?? -1];
    if (byIndex !== undefined)
        return byIndex;
    let id = idOf(result);
    for (let part = 0; id !== undefined && part < maxParts; part += 1) {
        const rule = component.byId.get(id);
        if (rule !== undefined)
            return rule;
        const slash = id.lastIndexOf('/');
        id = slash === -1 ? undefined : id.slice(0, slash);
    }
    return undefined;
}
function idOf(result) {
    return result.ruleId ?? result.rule?.id;
}
const rule_of_severities = {
    error: 'high',
    warning: 'medium',
    note: 'low',
    none: 'info',
};
function rule_of_severityOf(result, rule) {
    if (result.kind !== undefined && result.kind !== 'fail' && result.level === undefined)
        return 'info';
    return rule_of_severities[result.level ?? rule?.defaultConfiguration?.level ?? 'warning'];
}
function messageText(message, rule) {
    const strings = rule?.messageStrings;
    const id = message.id;
    const shared = strings !== undefined && id !== undefined && Object.hasOwn(strings, id) ? strings[id] : undefined;
    const template = message.text ?? shared?.text ?? message.markdown ?? shared?.markdown ?? '';
    const values = message.arguments ?? [];
    return template.replace(/\{\{|\}\}|\{([0-9]{1,3})\}/g, (match, index) => index === undefined ? match.slice(1) : (values[Number(index)] ?? match));
}

// EXTERNAL MODULE: ./build/contracts/sarif/schema.js
var sarif_schema = __webpack_require__(3455);
;// CONCATENATED MODULE: ./build/contracts/sarif/result.js








function runContext(run, context) {
    const sources = new Map();
    for (const { location, contents } of run.artifacts ?? []) {
        const reading = contents?.text === undefined ? undefined : artifactPath(location, run, context.paths);
        if (reading?.ok === true && contents?.text !== undefined)
            sources.set(reading.path, contents.text.split(/\r?\n/));
    }
    return { run, context, rules: indexRules(run), sources };
}
function readResult(native, pointer, shared) {
    const { run } = shared;
    const parsed = sarif_schema/* SarifResult */.DQ.safeParse(native);
    if (!parsed.success) {
        return {
            problems: schemaProblems(parsed.error, { value: native, pointer, ruleOf: () => 'sarif/result' }),
        };
    }
    const { data } = parsed;
    const rule = rule_of_ruleOf(data, shared.rules);
    const message = messageText(data.message, rule);
    if (message.trim() === '')
        return { problems: [emptyMessage(pointer)] };
    const { locations, problems } = readLocations(data.locations ?? [], pointer, shared);
    if (problems.some(problem/* isRefusal */.vu))
        return { problems };
    const category = idOf(data) ?? rule?.id ?? run.tool.driver.name;
    const suppression = data.suppressions?.find(({ status = 'accepted' }) => status === 'accepted');
    const fix = result_fixOf(data, locations[0], shared);
    return {
        finding: toolFinding({
            message,
            category: category.trim() === '' ? 'sarif' : category,
            severity: rule_of_severityOf(data, rule),
            locations,
            references: [...result_relatedPlaces(data, shared), ...(rule?.helpUri === undefined ? [] : [rule.helpUri])],
            ...(fix === undefined ? {} : { fix }),
            ...(suppression === undefined
                ? {}
                : { suppressed: { reason: suppression.justification ?? `suppressed ${suppression.kind}` } }),
            pointer,
            native,
        }),
        problems: unlistedRule(data, rule === undefined, { run, pointer }),
    };
}
function readLocations(written, pointer, { run, context }) {
    const locations = [];
    const problems = [];
    for (const [index, { physicalLocation: place }] of written.entries()) {
        const reading = artifactPath(place?.artifactLocation, run, context.paths);
        if (reading === undefined)
            continue;
        if (reading.ok)
            locations.push(lineLocation(reading.path, ...result_linesOf(place?.region)));
        else {
            problems.push((0,problem/* problem */.CC)('sarif/path', {
                path: (0,json_pointer/* pointerTo */.xH)(pointer, 'locations', index, 'physicalLocation', 'artifactLocation'),
                type: 'path',
                message: `The location ${(0,problem/* quote */.hD)(place?.artifactLocation?.uri)} ${reading.message}.`,
                recommendation: reading.recommendation,
            }));
        }
    }
    return { locations, problems };
}
function result_linesOf(region) {
    if (region?.startLine === undefined)
        return [];
    const end = region.endLine ?? region.startLine;
    return [region.startLine, region.endColumn === 1 && end > region.startLine ? end - 1 : end];
}
function result_relatedPlaces(data, { run, context }) {
    return (data.relatedLocations ?? []).flatMap(({ physicalLocation: place, message }) => {
        const reading = artifactPath(place?.artifactLocation, run, context.paths);
        if (reading?.ok !== true)
            return [];
        const line = place?.region?.startLine;
        const where = line === undefined ? reading.path : `${reading.path}:${line}`;
        return [message?.text === undefined ? where : `${where} — ${message.text}`];
    });
}
function result_fixOf(data, location, { run, context, sources }) {
    const [fix] = data.fixes ?? [];
    if (fix === undefined)
        return undefined;
    const [change] = fix.artifactChanges;
    const [edit] = change?.replacements ?? [];
    const text = fix.description?.text ?? `Replace with: ${edit?.insertedContent?.text ?? '(nothing)'}`;
    const path = artifactPath(change?.artifactLocation, run, context.paths);
    const isSingle = data.fixes?.length === 1 && fix.artifactChanges.length === 1 && change?.replacements.length === 1;
    if (!isSingle || edit === undefined || location?.startLine === undefined)
        return { text };
    if (path?.ok !== true || path.path !== location.path || edit.deletedRegion.startLine === undefined)
        return { text };
    const { startLine, startColumn = 1, endLine = startLine, endColumn = Number.POSITIVE_INFINITY, } = edit.deletedRegion;
    const replacement = replacementFor({ start: location.startLine, end: location.endLine ?? location.startLine }, { range: { startLine, startColumn, endLine, endColumn }, text: edit.insertedContent?.text ?? '' }, sources.get(path.path));
    return replacement === undefined ? { text } : { text, replacement };
}
function emptyMessage(pointer) {
    return (0,problem/* problem */.CC)('sarif/result', {
        path: (0,json_pointer/* pointerTo */.xH)(pointer, 'message'),
        type: 'missing',
        message: 'The result has no message text.',
        recommendation: 'Give `message.text`, or a `message.id` that the rule has.',
    });
}
function unlistedRule(data, isMissing, { run, pointer }) {
    const id = idOf(data);
    if (!isMissing || id === undefined || run.tool.driver.rules === undefined)
        return [];
    return [
        (0,problem/* problem */.CC)('sarif/rule', {
            path: (0,json_pointer/* pointerTo */.xH)(pointer, 'ruleId'),
            type: 'reference',
            message: `The rule ${(0,problem/* quote */.hD)(id)} is not among the tool's rules.`,
            recommendation: 'List the rule in `tool.driver.rules`.',
        }),
    ];
}

;// CONCATENATED MODULE: ./build/contracts/sarif/parse.js








function parseSarif(value, context) {
    const frame = sarif_schema/* SarifFrame */.JL.safeParse(value);
    const faults = frame.success
        ? []
        : schemaProblems(frame.error, { value, pointer: '', ruleOf: () => 'sarif/document' });
    const runs = frame.success ? frame.data.runs : [];
    const read = runs.map((run, index) => readRun(run, { value, index, context }));
    const failed = runs.flatMap((run, index) => failedRun(run, index));
    const findings = read.flatMap((each) => each.findings);
    const refused = read.flatMap((each) => each.refused);
    return {
        ok: faults.length === 0 && read.every(({ ok }) => ok),
        document: {
            format: 'sarif',
            state: { state: 'reviewed' },
            claims: {},
            questions: [],
            native: withoutFindings(value, new Set([...findings, ...refused].map(({ pointer }) => pointer))),
            findings,
            refused,
            complete: runs.length > 0 && failed.length === 0 && runs.every(({ results }) => Array.isArray(results)),
        },
        problems: [...faults, ...failed, ...read.flatMap(({ problems }) => problems)],
    };
}
function readRun(run, { value, index, context }) {
    const results = (0,own/* own */.ZV)((0,own/* own */.ZV)((0,own/* own */.ZV)(value, 'runs'), index), 'results');
    const pointer = (0,json_pointer/* pointerTo */.xH)('', 'runs', index, 'results');
    const natives = Array.isArray(results) ? results : [];
    const shared = runContext(run, context);
    return readFindings(natives, pointer, {
        read: (native, at) => readResult(native, at, shared),
        describe: (native) => claimedSeverity(native, 'level', severityOfLevel),
        isFinding: (native) => !isNothing(native),
    });
}
const severityOfLevel = new Map([
    ['error', 'high'],
    ['warning', 'medium'],
    ['note', 'low'],
    ['none', 'info'],
]);
function isNothing(native) {
    const kind = (0,own/* own */.ZV)(native, 'kind');
    return kind === 'pass' || kind === 'notApplicable';
}
function withoutFindings(value, taken) {
    const runs = (0,own/* own */.ZV)(value, 'runs');
    if (!(0,own/* isObject */.Gv)(value) || !Array.isArray(runs))
        return value;
    return {
        ...value,
        runs: runs.map((run, index) => {
            const results = (0,own/* own */.ZV)(run, 'results');
            if (!(0,own/* isObject */.Gv)(run) || !Array.isArray(results))
                return run;
            return {
                ...run,
                results: results.map((each, at) => taken.has((0,json_pointer/* pointerTo */.xH)('', 'runs', index, 'results', at)) ? null : each),
            };
        }),
    };
}
function failedRun({ invocations = [] }, index) {
    const at = invocations.findIndex(({ executionSuccessful }) => !executionSuccessful);
    if (at === -1)
        return [];
    return [
        (0,problem/* problem */.CC)('sarif/failed-run', {
            path: (0,json_pointer/* pointerTo */.xH)('', 'runs', index, 'invocations', at, 'executionSuccessful'),
            type: 'claim',
            message: 'The tool says that it did not run successfully.',
            recommendation: 'Run the tool again; what it did not find now proves nothing.',
        }),
    ];
}

// EXTERNAL MODULE: ./build/domain/identity.js
var identity = __webpack_require__(6327);
// EXTERNAL MODULE: ./build/contracts/verdict/recompute.js
var recompute = __webpack_require__(8188);
;// CONCATENATED MODULE: ./build/contracts/verdict/claim-problems.js


function claim_problems_claimDeviations(envelope, findings) {
    return [...summaryDeviations(envelope, findings), ...verdictDeviation(envelope, findings)];
}
function summaryDeviations({ summary }, findings) {
    const actual = (0,recompute/* summaryOf */.YG)(findings);
    return ['blocker', 'high', 'medium', 'low', 'info']
        .filter((key) => summary[key] !== actual[key])
        .map((key) => (0,problem/* problem */.CC)('C5/recomputed-summary', {
        path: `/summary/${key}`,
        type: 'count',
        message: `\`${key}\` is ${summary[key]}, but ${actual[key]} findings have that severity.`,
        recommendation: `Write ${actual[key]}.`,
    }));
}
function verdictDeviation({ verdict }, findings) {
    const now = (0,recompute/* verdictOf */.Vj)(findings.filter(({ status }) => (0,recompute/* counts */.tQ)(status)));
    const before = (0,recompute/* verdictOf */.Vj)(findings.filter(({ status }) => status !== 'verified'));
    const isTrue = verdict === 'ABORT' ? before === 'FAIL' : between(now, verdict, before);
    if (isTrue)
        return [];
    return [
        (0,problem/* problem */.CC)('C5/recomputed-verdict', {
            path: '/verdict',
            type: 'claim',
            message: `The verdict is ${(0,problem/* quote */.hD)(verdict)}, but the findings that are open or reopened make it ${(0,problem/* quote */.hD)(now)}.`,
            recommendation: `Write ${(0,problem/* quote */.hD)(now)}.`,
        }),
    ];
}
const claim_problems_order = ['PASS', 'WARN', 'FAIL'];
function between(low, verdict, high) {
    return claim_problems_order.indexOf(low) <= claim_problems_order.indexOf(verdict) && claim_problems_order.indexOf(verdict) <= claim_problems_order.indexOf(high);
}

;// CONCATENATED MODULE: ./build/contracts/verdict/field-problems.js


const envelopeRules = new Map([
    ['reviewId', 'C5/review-id'],
    ['timestamp', 'C5/timestamp'],
    ['scope', 'C5/scope'],
    ['target', 'C5/target'],
    ['mode', 'C5/mode'],
    ['verdict', 'C5/verdict'],
    ['summary', 'C5/summary'],
    ['reportPath', 'C5/report-path'],
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
function field_problems_envelopeRuleOf(path) {
    return envelopeRules.get(path[0]) ?? 'C5/document';
}
function findingRuleOf(path) {
    return findingRules.get(path[0]) ?? 'C5/findings';
}
const envelopeKeys = new Set([...envelopeRules.keys()].map(String));
const findingKeys = new Set([...findingRules.keys()].map(String));
const summaryKeys = new Set(['blocker', 'high', 'medium', 'low', 'info']);
function field_problems_envelopeKeyDeviations(value) {
    const summary = (0,own/* own */.ZV)(value, 'summary');
    return [
        ...verdict_field_problems_keyDeviations(value, '', envelopeKeys),
        ...(summary === undefined ? [] : verdict_field_problems_keyDeviations(summary, '/summary', summaryKeys)),
    ];
}
function findingKeyDeviations(native, pointer) {
    return verdict_field_problems_keyDeviations(native, pointer, findingKeys);
}
function verdict_field_problems_keyDeviations(value, pointer, known) {
    return (0,own/* isObject */.Gv)(value) ? unknownKeys(value, known, { pointer, rule: 'C5/unknown-key' }) : [];
}

// EXTERNAL MODULE: ./build/contracts/verdict/finding.js
var finding = __webpack_require__(7575);
// EXTERNAL MODULE: ./build/contracts/verdict/schema.js
var verdict_schema = __webpack_require__(1451);
;// CONCATENATED MODULE: ./build/contracts/verdict/transitions.js


const allowed = {
    open: ['fixed', 'wont_fix'],
    fixed: ['verified', 'reopened'],
    verified: ['reopened'],
    reopened: ['fixed', 'wont_fix'],
    wont_fix: [],
};
const owned = ['domain', 'severity', 'confidence', 'file', 'lineRange', 'title', 'recommendation'];
function transitionProblems(before, after) {
    const earlier = new Map(before.map((finding) => [finding.id, finding]));
    return after.flatMap(({ data, pointer }) => {
        const previous = earlier.get(data.id);
        return [
            ...statusProblem(previous?.status, data.status, pointer),
            ...(previous === undefined ? [] : ownedProblems(previous, data, pointer)),
        ];
    });
}
function statusProblem(from, to, pointer) {
    const next = from === undefined ? ['open'] : allowed[from];
    if (from === to || next.some((status) => status === to))
        return [];
    return [
        (0,problem/* problem */.CC)('C5/status-transition', {
            path: (0,json_pointer/* pointerTo */.xH)(pointer, 'status'),
            type: 'claim',
            message: from === undefined ? `A new finding is ${(0,problem/* quote */.hD)(to)}.` : `${(0,problem/* quote */.hD)(from)} became ${(0,problem/* quote */.hD)(to)}.`,
            recommendation: next.length === 0
                ? `Leave it at ${(0,problem/* quote */.hD)(from)}.`
                : `Write ${next.map((each) => (0,problem/* quote */.hD)(each)).join(' or ')}${from === undefined ? '' : `, or leave it at ${(0,problem/* quote */.hD)(from)}`}.`,
        }),
    ];
}
function ownedProblems(previous, data, pointer) {
    return owned
        .filter((field) => previous[field] !== data[field])
        .map((field) => (0,problem/* problem */.CC)('C5/owned-field', {
        path: (0,json_pointer/* pointerTo */.xH)(pointer, field),
        type: 'claim',
        message: `\`${field}\` was ${(0,problem/* quote */.hD)(previous[field])} and is ${(0,problem/* quote */.hD)(data[field])}.`,
        recommendation: 'Change only `status`; the reviewer owns the rest.',
    }));
}

;// CONCATENATED MODULE: ./build/contracts/verdict/parse.js














function parseVerdict(value, context) {
    const envelope = verdict_schema/* VerdictEnvelope */.Qy.safeParse(value);
    const faults = envelope.success
        ? []
        : schemaProblems(envelope.error, { value, pointer: '', ruleOf: field_problems_envelopeRuleOf });
    const natives = (0,own/* own */.ZV)(value, 'findings');
    const valid = [];
    const read = readFindings(Array.isArray(natives) ? natives : [], '/findings', {
        read: (native, pointer) => verdict_parse_readFinding(native, pointer, { context, valid }),
        describe: (native) => ({ ...claimedSeverity(native, 'severity', finding/* severityOf */.xJ), ...verdict_parse_titleOf(native) }),
    });
    return {
        ok: faults.length === 0 && read.ok,
        document: {
            format: 'verdict',
            state: { state: 'reviewed' },
            claims: envelope.success
                ? { verdict: envelope.data.verdict, total: envelope.data.findings.length }
                : {},
            questions: [],
            native: (0,own/* isObject */.Gv)(value) ? (0,own/* emptied */.$C)(value, 'findings') : value,
            findings: read.findings,
            refused: read.refused,
            complete: envelope.success && envelope.data.mode !== 'verify',
        },
        problems: [
            ...faults,
            ...field_problems_envelopeKeyDeviations(value),
            ...(envelope.success && read.refused.length === 0
                ? claim_problems_claimDeviations(envelope.data, valid.map(({ data }) => data))
                : []),
            ...(context.previous === undefined ? [] : transitionProblems(context.previous, valid)),
            ...read.problems,
        ],
    };
}
function verdict_parse_titleOf(native) {
    const title = (0,own/* own */.ZV)(native, 'title');
    return typeof title === 'string' ? { title } : {};
}
function verdict_parse_readFinding(native, pointer, { context, valid }) {
    const keys = findingKeyDeviations(native, pointer);
    const parsed = verdict_schema/* VerdictFinding */.Nj.safeParse(native);
    if (!parsed.success) {
        return {
            problems: [...schemaProblems(parsed.error, { value: native, pointer, ruleOf: findingRuleOf }), ...keys],
        };
    }
    const { data } = parsed;
    const lines = data.lineRange === undefined ? undefined : (0,finding/* readLineRange */.UH)(data.lineRange);
    if (data.lineRange !== undefined && lines === undefined) {
        return { problems: [descendingRange(data.lineRange, pointer), ...keys] };
    }
    const place = data.file === '' ? undefined : (0,contracts_paths/* readPath */.G)(data.file, context.paths);
    if (place?.ok === false) {
        const path = (0,json_pointer/* pointerTo */.xH)(pointer, 'file');
        return { problems: [malformedPath('C5/file', { written: data.file, reading: place, path }), ...keys] };
    }
    const misplaced = place === undefined
        ? []
        : placeProblems({ path: place.path, side: 'RIGHT', ...lines }, context.changed, {
            pointer,
            pathKeys: ['file'],
            lineKeys: ['lineRange'],
            pathRule: 'C5/path-in-diff',
            lineRule: 'C5/line-in-diff',
        });
    const problems = [
        ...keys,
        ...misplaced,
        ...idDeviation(data, lines, pointer),
        ...floorDeviation(data, pointer),
    ];
    if (problems.some(problem/* isRefusal */.vu))
        return { problems };
    valid.push({ data, pointer });
    return { finding: (0,finding/* toFinding */.N6)(data, { path: place?.path, lines }, { native, pointer }), problems };
}
function descendingRange(range, pointer) {
    return (0,problem/* problem */.CC)('C5/line-range', {
        path: (0,json_pointer/* pointerTo */.xH)(pointer, 'lineRange'),
        type: 'range',
        message: `The range ${(0,problem/* quote */.hD)(range)} does not ascend.`,
        recommendation: 'Write the first line before the last, such as "42-48".',
    });
}
function idDeviation(data, lines, pointer) {
    if (data.file === '')
        return [];
    const anchor = {
        subject: data.file,
        ...(lines === undefined ? {} : { startLine: lines.start, endLine: lines.end }),
    };
    const id = (0,identity/* findingId */.zK)(data.domain, anchor);
    if (data.id === id ||
        (data.id.startsWith(`${id}-`) && /^[1-9][0-9]*$/.test(data.id.slice(id.length + 1)))) {
        return [];
    }
    return [
        (0,problem/* problem */.CC)('C5/recomputed-id', {
            path: (0,json_pointer/* pointerTo */.xH)(pointer, 'id'),
            type: 'claim',
            message: `The id is ${(0,problem/* quote */.hD)(data.id)}; domain, file and lines make it ${(0,problem/* quote */.hD)(id)}.`,
            recommendation: `Write ${(0,problem/* quote */.hD)(id)}.`,
        }),
    ];
}
function floorDeviation({ confidence }, pointer) {
    if (confidence >= finding/* floors */.yX.low)
        return [];
    return [
        (0,problem/* problem */.CC)('C5/confidence-floor', {
            path: (0,json_pointer/* pointerTo */.xH)(pointer, 'confidence'),
            type: 'range',
            message: `A confidence of ${confidence} is below ${finding/* floors */.yX.low}; such a finding is speculation.`,
            recommendation: 'Leave the finding out, or verify it first.',
        }),
    ];
}

;// CONCATENATED MODULE: ./build/contracts/registry.js










const contracts = {
    'review-output': {
        recognises: (value) => isEmptyArray(value) || hasItems(value, 'type'),
        parse: parseReviewOutput,
    },
    'review-data': { recognises: (value) => hasKeys(value, 'line_comments'), parse: parseReviewData },
    'candidate-findings': {
        recognises: (value) => hasItems(value, 'finding_id'),
        parse: parseCandidateFindings,
    },
    'evidence-pack': {
        recognises: (value) => hasKeys(value, 'authorship', 'verification'),
        parse: parseEvidencePack,
    },
    envelope: { recognises: (value) => hasKeys(value, 'result_type'), parse: parseEnvelope },
    verdict: { recognises: (value) => hasKeys(value, 'verdict', 'findings'), parse: parseVerdict },
    sarif: { recognises: (value) => hasKeys(value, 'runs'), parse: parseSarif },
    rdjson: { recognises: (value) => hasKeys(value, 'diagnostics'), parse: parseRdjson },
    rdjsonl: { recognises: (value) => hasItems(value, 'message', 'location'), parse: parseRdjsonl },
    eslint: { recognises: (value) => hasItems(value, 'filePath', 'messages'), parse: parseEslint },
};
function hasKeys(value, ...keys) {
    return (0,own/* isObject */.Gv)(value) && keys.every((key) => (0,own/* own */.ZV)(value, key) !== undefined);
}
function hasItems(value, ...keys) {
    return Array.isArray(value) && value.some((item) => hasKeys(item, ...keys));
}
function isEmptyArray(value) {
    return Array.isArray(value) && value.length === 0;
}

;// CONCATENATED MODULE: ./build/contracts/recognise.js




function recognise(value) {
    const found = contracts_format/* formats */.F.filter((format) => contracts[format].recognises(value));
    const [format] = found;
    if (format !== undefined && found.length === 1)
        return { ok: true, format };
    if (format !== undefined) {
        return {
            ok: false,
            problem: (0,problem/* problem */.CC)('format/ambiguous', {
                path: '',
                type: 'format',
                message: `The document could be any of ${found.join(', ')}.`,
                recommendation: 'Name the format, for example with `--format`.',
            }),
        };
    }
    return {
        ok: false,
        problem: (0,problem/* problem */.CC)('format/unknown', {
            path: '',
            type: 'format',
            message: `The document has the shape of no known contract: it is ${shapeOf(value)}.`,
            recommendation: `Write one of ${contracts_format/* formats */.F.join(', ')}, or name the format that is meant.`,
        }),
    };
}
function shapeOf(value) {
    if (Array.isArray(value)) {
        const first = value.find(own/* isObject */.Gv);
        return first === undefined
            ? `an array of ${value.length} without objects`
            : `an array of ${shapeOf(first)}`;
    }
    if (!(0,own/* isObject */.Gv)(value))
        return (0,problem/* quote */.hD)(value);
    const keys = Object.keys(value);
    const shown = keys.slice(0, 8).map((key) => (0,problem/* quote */.hD)(key, 30));
    return keys.length === 0
        ? 'an object without keys'
        : `an object with the keys ${shown.join(', ')}${keys.length > shown.length ? ', …' : ''}`;
}

// EXTERNAL MODULE: ./build/contracts/transport/unwrap.js
var unwrap = __webpack_require__(835);
;// CONCATENATED MODULE: ./build/contracts/parse-document.js









function parseDocument(request) {
    const { format: forced, context = {} } = request;
    const { reading, repairs } = read(request);
    if (!reading.ok) {
        const named = forced === 'review-output' ? reading.problems.map(asFirstRule) : reading.problems;
        return { ok: false, provesClean: false, ...report([...repairs, ...named], reading) };
    }
    const identified = identify(reading.value, forced);
    if (!identified.ok) {
        return { ok: false, provesClean: false, ...report([...repairs, identified.problem], reading) };
    }
    const { format, value, pointer } = identified;
    const parsed = contracts[format].parse(value, context);
    const placed = parsed.problems.map((each) => pointer === '' ? each : { ...each, path: pointer + each.path });
    const reported = report([...repairs, ...placed], reading);
    if (!parsed.ok)
        return { ok: false, format, document: parsed.document, provesClean: false, ...reported };
    const document = { ...parsed.document, complete: parsed.document.complete && repairs.length === 0 };
    return { ok: true, format, document, provesClean: provesClean(document), ...reported };
}
function identify(value, forced) {
    const wrapped = (0,unwrap/* unwrapTransport */.x)(value);
    if (wrapped !== undefined && (forced === undefined || forced === wrapped.format))
        return { ok: true, ...wrapped };
    if (forced !== undefined)
        return { ok: true, format: forced, value, pointer: '' };
    const recognition = recognise(value);
    return recognition.ok ? { ...recognition, value, pointer: '' } : recognition;
}
function read({ bytes, format, strictness, gunzip }) {
    const plain = isGzip(bytes) ? gunzip?.(bytes, json_limits/* defaultLimits */.M.bytes) : bytes;
    if (plain === undefined)
        return { reading: { ok: false, problems: [notInflated()] }, repairs: [] };
    if (format === 'rdjsonl' || (format === undefined && beginsWithDiagnostic(plain))) {
        return { reading: readJsonLines(plain), repairs: [] };
    }
    return strictness === 'lenient' ? readLenientJson(plain) : { reading: (0,read_json/* readJson */.Vh)(plain), repairs: [] };
}
function isGzip(bytes) {
    return bytes[0] === 0x1f && bytes[1] === 0x8b;
}
function notInflated() {
    return (0,problem/* problem */.CC)('format/compressed', {
        path: '',
        type: 'limit',
        message: 'The document is compressed, and is damaged or inflates to more than is read.',
        recommendation: 'Write the document as plain JSON.',
    });
}
function beginsWithDiagnostic(bytes) {
    if (bytes[0] !== 0x7b)
        return false;
    const end = bytes.indexOf(0x0a);
    const line = (0,read_json/* readJson */.Vh)(end === -1 ? bytes : bytes.subarray(0, end));
    return line.ok && (0,own/* isObject */.Gv)((0,own/* own */.ZV)(line.value, 'location')) && (0,own/* own */.ZV)(line.value, 'message') !== undefined;
}
function asFirstRule(fault) {
    return fault.rule === 'JSON/syntax' ? (0,problem/* problem */.CC)('C1/R1', fault) : fault;
}
function provesClean({ state, complete, findings, refused }) {
    return state.state === 'reviewed' && complete && findings.length === 0 && refused.length === 0;
}
function report(problems, reading) {
    const shown = problems.length <= problem/* maxProblems */.d4 ? problems : gravest(problems);
    const omitted = problems.length - shown.length;
    const unplaced = shown.filter(({ line }) => line === undefined);
    if (!reading.ok || unplaced.length === 0)
        return { problems: shown, omitted };
    const positions = reading.locate(unplaced.map(({ path }) => path));
    return { problems: shown.map((each) => ({ ...positions.get(each.path), ...each })), omitted };
}
function gravest(problems) {
    const grave = problems.filter(({ grade }) => grade !== 'deviation').slice(0, problem/* maxProblems */.d4);
    const rest = problems.filter(({ grade }) => grade === 'deviation').slice(0, problem/* maxProblems */.d4 - grave.length);
    const chosen = new Set([...grave, ...rest]);
    return problems.filter((each) => chosen.has(each));
}


/***/ }),

/***/ 5238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vu: () => (/* binding */ isRefusal),
  oR: () => (/* binding */ joined),
  d4: () => (/* binding */ maxProblems),
  dv: () => (/* binding */ none),
  CC: () => (/* binding */ problem),
  hD: () => (/* binding */ quote)
});

;// CONCATENATED MODULE: ./build/contracts/rules.js
const refused = (summary) => ({ grade: 'refused', summary });
const relocated = (summary) => ({ grade: 'relocated', summary });
const deviation = (summary) => ({ grade: 'deviation', summary });
const clauses = {
    'JSON/bytes': refused('The document is at most as long as the byte limit.'),
    'JSON/utf-8': refused('The document is valid UTF-8.'),
    'JSON/syntax': refused('The document is exactly one JSON document without byte order mark, comments or prose.'),
    'JSON/depth': refused('Values are nested no deeper than the limit.'),
    'JSON/values': refused('The document holds no more values than the limit.'),
    'JSON/string-length': refused('No string is longer than the limit.'),
    'JSON/number-length': refused('No number is written longer than the limit.'),
    'JSON/number': refused('Every number is finite, and integers are exact in a double.'),
    'JSON/duplicate-key': refused('No object repeats a key, compared after unescaping.'),
    'JSON/inherited-name': refused('No key is the name of an inherited property.'),
    'JSON/one-document': refused('Lenient reading finds exactly one document in the text.'),
    'JSON/stripped': deviation('Nothing stands around the document: no fence, prose or byte order mark.'),
    'JSON/repaired': deviation('The document needs no repair of its syntax.'),
    'format/unknown': refused('The document has the shape of a known contract.'),
    'format/ambiguous': refused('The document has the shape of only one contract.'),
    'format/compressed': refused('A compressed document inflates to at most the byte limit.'),
    'format/findings': refused('A document holds no more findings than the limit.'),
    'C1/R1': refused('The output is valid JSON only, parseable as it stands.'),
    'C1/R2': refused('The output is an array of finding objects.'),
    'C1/R3': refused('A finding carries only the location fields of its own type.'),
    'C1/type': refused('`type` is `inline`, `file`, `multi-file` or `system`.'),
    'C1/category': refused('`category` is a non-empty string.'),
    'C1/issue': refused('`issue` is a non-empty string.'),
    'C1/references': refused('`references` holds at least one Markdown link.'),
    'C1/implications': refused('`implications` is a string.'),
    'C1/severity': refused('`severity` is `CRITICAL`, `MAJOR`, `MINOR` or `INFO`.'),
    'C1/confidence': refused('`confidence` is `HIGH`, `MEDIUM` or `LOW`.'),
    'C1/fix': refused('`fix` is a string.'),
    'C1/fix-confidence': refused('`fix_confidence` is `HIGH`, `MEDIUM` or `LOW`.'),
    'C1/pre-existing': refused('`pre_existing`, where present, is a boolean.'),
    'C1/file': refused('`file` is a string on `inline` and `file` findings.'),
    'C1/line': refused('`line` is a line number or a range such as `"42-48"`; `line_end` is not before it.'),
    'C1/files': refused('`files` lists at least two different paths on `multi-file` findings.'),
    'C1/scope': refused('`scope` is a non-empty string on `system` findings.'),
    'C1/N4': refused('Paths are relative to the repository root.'),
    'C1/path-in-diff': relocated('`file` is a file of the pull request.'),
    'C1/line-in-diff': relocated('The lines can carry a comment in the diff.'),
    'C1/line-span': deviation('An `inline` finding spans at most 20 lines.'),
    'C1/reference-link': deviation('Every reference is a Markdown link.'),
    'C1/reference-anchor': deviation('A reference into a repository has a line anchor and says what is there.'),
    'C1/reference-own-place': deviation('References do not point at the place of the finding itself.'),
    'C1/N3': deviation('No two findings describe the same issue.'),
    'C1/field-order': deviation('Fields stand in the order of the contract.'),
    'C1/pre-existing-limits': deviation('`pre_existing` is kept for CRITICAL or MAJOR findings of HIGH confidence.'),
    'C1/unknown-key': deviation('A finding has no fields beyond the contract.'),
    'C2/document': refused('The document is an object with every required section.'),
    'C2/pr-info': refused('`pr_info` names number, repo, title, description and head_sha.'),
    'C2/review-summary': refused('`review_summary` has its five parts.'),
    'C2/line-comments': refused('`line_comments` is an array of objects.'),
    'C2/review-event': refused('`review_event` is `COMMENT`, `REQUEST_CHANGES` or `APPROVE`.'),
    'C2/metadata': refused('`metadata` has its four parts.'),
    'C2/target': refused('`pr_info` names the pull request under review and its head commit.'),
    'C2/file': refused('`file` is a path relative to the root of the pull request.'),
    'C2/line': refused('`line` is a line number.'),
    'C2/confidence': refused('`confidence` is a number from 0 to 100.'),
    'C2/confidence-level': refused('`confidence_level` is `high`, `medium`, `low` or `suggestion`.'),
    'C2/severity': refused('`severity` is one of the six severity categories.'),
    'C2/title': refused('`title` is a non-empty string.'),
    'C2/description': refused('`description` is a non-empty string.'),
    'C2/code-context': refused('`code_context`, where present, is a string.'),
    'C2/suggestion': refused('`suggestion`, where present, is a string.'),
    'C2/path-in-pr': relocated('`file` is a file of the pull request.'),
    'C2/line-in-diff': relocated('`line` lies within the changed lines of the diff.'),
    'C2/version': deviation('`version` is `"1.0"`.'),
    'C2/confidence-mapping': deviation('`confidence_level` is the level of `confidence` in the mapping table.'),
    'C2/title-words': deviation('`title` has one to ten words.'),
    'C2/total-issues': deviation('`total_issues` is the number of line comments.'),
    'C2/confidence-breakdown': deviation('`confidence_breakdown` counts the line comments by level.'),
    'C2/event-claim': deviation('`review_event` agrees with the findings: APPROVE means no issues.'),
    'C2/reviewed-at': deviation('`reviewed_at` is an ISO 8601 timestamp.'),
    'C2/unknown-key': deviation('Objects have no fields beyond the schema.'),
    'C3/document': refused('The document is an array of candidate findings.'),
    'C3/finding-id': refused('`finding_id` is a non-empty string.'),
    'C3/source': refused('`source` is `fresh_eyes`, `challenger` or `verifier`.'),
    'C3/title': refused('`title` is a non-empty string.'),
    'C3/file': refused('`file` is a path relative to the repository root.'),
    'C3/lines': refused('`line_start` and `line_end` are line numbers in order, or null.'),
    'C3/hunk': refused('`hunk` is a string or null.'),
    'C3/why-it-matters': refused('`why_it_matters` is a string.'),
    'C3/evidence': refused('`evidence` has one of four types, and a detail.'),
    'C3/confidence': refused('`confidence` is `high`, `medium` or `low`.'),
    'C3/severity': refused('`severity` is `critical`, `high`, `medium` or `low`.'),
    'C3/action': refused('`action` is `fix`, `verify` or `discuss`.'),
    'C3/requires-human': refused('`requires_human` is a boolean.'),
    'C3/synthesis': refused('A synthesised finding has all five fields of synthesis.'),
    'C3/path-in-diff': relocated('`file` is a file of the pull request.'),
    'C3/line-in-diff': relocated('The lines can carry a comment in the diff.'),
    'C3/duplicate-id': deviation('No two findings share a `finding_id`.'),
    'C3/suppression-reason': deviation('A suppressed finding says why, and only a suppressed one does.'),
    'C3/unknown-key': deviation('A finding has no fields beyond the schema.'),
    'C3/pack': refused('The evidence pack has exactly the fields of its schema, with nulls only where it has them.'),
    'C3/pack-target': refused('The evidence pack is of the pull request under review.'),
    'C4/document': refused('The envelope has its required fields.'),
    'C4/output-mode': refused('`output_mode` is `human` or `agent`.'),
    'C4/presentation': refused('`presentation` holds `user_markdown`.'),
    'C4/result-type': refused('`result_type` is one of the four result types.'),
    'C4/validation-status': refused('`validation_status` is one of the five statuses.'),
    'C4/status-of-result': refused('The status is one that the result type allows.'),
    'C4/refactor-mode': refused('A refactor plan names its `refactor_mode`.'),
    'C4/plan': refused('A refactor plan has `touch_budget` and `steps`; no other result has a plan.'),
    'C4/questions': refused('A clarification request asks one to four questions.'),
    'C4/question-options': refused('Each question offers A, B and C, perhaps D, and recommends one of them.'),
    'C4/dependency-issue': refused('A dependency error says what is missing.'),
    'C4/fallback-requirements': refused('A dependency error lists at least five fallback requirements.'),
    'C4/notes': refused('Validation and dependency errors carry notes.'),
    'C4/step': refused('A step says what is to be done, and its tier is A, B, C or D.'),
    'C4/step-file': refused('Files of steps are paths relative to the repository root.'),
    'C4/path-in-diff': relocated('Files of steps are files of the pull request.'),
    'C4/opportunistic-steps': deviation('An opportunistic plan has at most five steps.'),
    'C4/opportunistic-tier': deviation('An opportunistic plan has only steps of tier A or B.'),
    'C4/follow-up-tier': deviation('Follow-up findings of an opportunistic plan are of tier C or D.'),
    'C4/test-touches': deviation('A plan touches at most two test files.'),
    'C4/unknown-key': deviation('The envelope has no fields beyond the contract.'),
    'C5/document': refused('The verdict file is an object with every required field.'),
    'C5/review-id': refused('`reviewId` is eight hexadecimal digits.'),
    'C5/timestamp': refused('`timestamp` is an ISO 8601 timestamp.'),
    'C5/scope': refused('`scope` is `changeset`, `package`, `team` or `file`.'),
    'C5/target': refused('`target` is a string.'),
    'C5/mode': refused('`mode` is `full`, `quick` or `verify`.'),
    'C5/verdict': refused('`verdict` is `PASS`, `WARN`, `FAIL` or `ABORT`.'),
    'C5/summary': refused('`summary` counts the five severities.'),
    'C5/report-path': refused('`reportPath` is a string.'),
    'C5/findings': refused('`findings` is an array of objects.'),
    'C5/finding-id': refused('`id` is a non-empty string.'),
    'C5/domain': refused('`domain` is a non-empty string.'),
    'C5/severity': refused('`severity` is `Blocker`, `High`, `Medium`, `Low` or `Info`.'),
    'C5/confidence': refused('`confidence` is a number from 0 to 1.'),
    'C5/file': refused('`file` is a path relative to the repository root, or empty.'),
    'C5/line-range': refused('`lineRange`, where present, is a line or a range such as `"42-48"`.'),
    'C5/title': refused('`title` is a non-empty string.'),
    'C5/recommendation': refused('`recommendation` is a string.'),
    'C5/status': refused('`status` is `open`, `fixed`, `verified`, `reopened` or `wont_fix`.'),
    'C5/path-in-diff': relocated('`file` is a file of the change.'),
    'C5/line-in-diff': relocated('The lines can carry a comment in the diff.'),
    'C5/confidence-floor': deviation('`confidence` is at least 0.50.'),
    'C5/recomputed-id': deviation('`id` is `{domain}-{file hash}-{line range}`.'),
    'C5/recomputed-summary': deviation('`summary` counts the findings that are open or reopened.'),
    'C5/recomputed-verdict': deviation('`verdict` follows from the findings that are open or reopened.'),
    'C5/status-transition': deviation('`status` changes only as the protocol allows.'),
    'C5/owned-field': deviation('Between two states of a file only `status` changes in a finding.'),
    'C5/unknown-key': deviation('Objects have no fields beyond the contract.'),
    'sarif/document': refused('The log has version 2.1.0 and an array of runs.'),
    'sarif/result': refused('A result has a message, and its locations and level are well-formed.'),
    'sarif/path': refused('Locations lie inside the repository.'),
    'sarif/rule': deviation('A result refers to a rule that the tool lists.'),
    'sarif/failed-run': deviation('Every invocation succeeded, so that silence means something.'),
    'rdformat/document': refused('The document is an object with an array of diagnostics.'),
    'rdformat/diagnostic': refused('A diagnostic has a message and a location with a path.'),
    'rdformat/line': refused('Every line is one JSON object.'),
    'rdformat/path': refused('Locations lie inside the repository.'),
    'rdformat/range': refused('A range ends at or after its start.'),
    'eslint/document': refused('The output is an array with one entry for each file.'),
    'eslint/file': refused('An entry has `filePath` and `messages`.'),
    'eslint/message': refused('A message has a severity of 1 or 2, a text and well-formed positions.'),
    'eslint/path': refused('Files lie inside the repository.'),
    'eslint/fatal': deviation('Every file could be parsed, so that silence means something.'),
};
const rules = Object.entries(clauses).map(([id, clause]) => ({
    id,
    contract: id.slice(0, id.indexOf('/')),
    ...clause,
}));
function gradeOf(rule) {
    return clauses[rule].grade;
}

;// CONCATENATED MODULE: ./build/contracts/problem.js

const maxProblems = 200;
function problem(rule, details) {
    return { ...details, rule, grade: gradeOf(rule) };
}
const none = [];
function joined(...lists) {
    let result = none;
    for (const list of lists) {
        if (list.length > 0)
            result = result.length === 0 ? list : [...result, ...list];
    }
    return result;
}
function isRefusal({ grade }) {
    return grade === 'refused';
}
function quote(value, limit = 60) {
    if (Array.isArray(value))
        return 'an array';
    if (typeof value === 'object' && value !== null)
        return 'an object';
    if (typeof value === 'string' && value.length > limit) {
        return `${escapeAll(Array.from(value.slice(0, limit)).slice(0, -1).join(''))}…`;
    }
    return escapeAll(value);
}
const unsafe = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
function escapeAll(value) {
    return String(JSON.stringify(value)).replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}


/***/ }),

/***/ 9253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   In: () => (/* binding */ levelOf),
/* harmony export */   N6: () => (/* binding */ toFinding),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
/* unused harmony export severities */
const severities = {
    critical: 'critical',
    security: 'high',
    performance: 'medium',
    logic: 'medium',
    improvement: 'low',
    clarity: 'low',
};
const severityOf = new Map(Object.entries(severities));
function levelOf(confidence) {
    if (confidence >= 85)
        return 'high';
    if (confidence >= 60)
        return 'medium';
    return confidence >= 40 ? 'low' : 'suggestion';
}
const bands = {
    high: 'high',
    medium: 'medium',
    low: 'low',
    suggestion: 'speculative',
};
function toFinding(data, { path, native, pointer }) {
    return {
        scope: 'inline',
        locations: [{ path, startLine: data.line, side: 'RIGHT' }],
        title: data.title,
        titleDerived: false,
        issue: data.description,
        category: data.severity,
        severity: severities[data.severity],
        confidence: { band: bands[levelOf(data.confidence)], value: data.confidence },
        ...(isBlank(data.suggestion) ? {} : { fix: { text: data.suggestion, confidence: 'medium' } }),
        references: [],
        ...(isBlank(data.code_context)
            ? {}
            : { evidence: { type: 'hunk_level_code', detail: data.code_context } }),
        requiresHuman: false,
        preExisting: false,
        status: 'open',
        pointer,
        native,
    };
}
function isBlank(text) {
    return text === undefined || text.trim() === '';
}


/***/ }),

/***/ 2635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   I6: () => (/* binding */ referredFile),
/* harmony export */   KZ: () => (/* binding */ findLink),
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   aW: () => (/* binding */ describesPlace),
/* harmony export */   gE: () => (/* binding */ hasLines)
/* harmony export */ });
function findLink(text) {
    const trimmed = text.trim();
    const middle = trimmed.indexOf('](');
    if (middle < 1)
        return undefined;
    const isWhole = trimmed.startsWith('[') && trimmed.endsWith(')');
    const open = isWhole ? 0 : trimmed.lastIndexOf('[', middle);
    const close = isWhole ? trimmed.length - 1 : trimmed.indexOf(')', middle);
    if (open === -1 || close === -1)
        return undefined;
    const label = trimmed.slice(open + 1, middle).trim();
    const address = trimmed.slice(middle + 2, close).trim();
    if (label === '' || address === '' || hasSpace(address))
        return undefined;
    return { label, address, isWhole };
}
function hasSpace(text) {
    for (let at = 0; at < text.length; at += 1)
        if (text.charCodeAt(at) <= 0x20)
            return true;
    return false;
}
function referredFile(address) {
    const isUrl = address.startsWith('http');
    const start = isUrl ? blobPath(address) : 0;
    if (start === -1)
        return undefined;
    const hash = address.indexOf('#', start);
    const end = hash === -1 ? address.length : hash;
    if (end === start || (!isUrl && address.includes(':')))
        return undefined;
    const query = address.indexOf('?', start);
    const path = address.slice(start, query === -1 || query > end ? end : query);
    return { address, path: path.includes('%') ? decoded(path) : path, anchor: address.slice(end + 1) };
}
const marker = '/blob/';
function blobPath(url) {
    const at = url.indexOf(marker);
    const ref = at === -1 ? -1 : url.indexOf('/', at + marker.length);
    return ref === -1 ? -1 : ref + 1;
}
function repositoryOf({ address }) {
    if (!address.startsWith('http'))
        return undefined;
    const host = address.indexOf('/', address.indexOf('//') + 2);
    return address.slice(host + 1, address.indexOf(marker));
}
const lines = /^L([0-9]{1,10})(?:C[0-9]+)?(?:-L?([0-9]{1,10})(?:C[0-9]+)?)?$/;
function hasLines({ anchor }) {
    return anchor !== '' && lines.test(anchor);
}
function linesOf({ anchor, }) {
    const match = lines.exec(anchor);
    return match === null ? undefined : { start: Number(match[1]), end: Number(match[2] ?? match[1]) };
}
function describesPlace(label) {
    return /[—–]\s*\S|\s--?\s+\S|:\s+\S/.test(label);
}
function decoded(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}


/***/ }),

/***/ 7575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ bandOf),
/* harmony export */   N6: () => (/* binding */ toFinding),
/* harmony export */   UH: () => (/* binding */ readLineRange),
/* harmony export */   xJ: () => (/* binding */ severityOf),
/* harmony export */   yX: () => (/* binding */ floors)
/* harmony export */ });
/* unused harmony export severities */
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1451);

const severities = {
    Blocker: 'critical',
    High: 'high',
    Medium: 'medium',
    Low: 'low',
    Info: 'info',
};
const severityOf = new Map(Object.entries(severities));
const floors = { high: 0.75, medium: 0.6, low: 0.5 };
function bandOf(confidence) {
    if (confidence >= floors.high)
        return 'high';
    if (confidence >= floors.medium)
        return 'medium';
    return confidence >= floors.low ? 'low' : 'speculative';
}
function readLineRange(text) {
    const match = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .lineRangePattern */ .oc.exec(text);
    if (match === null)
        return undefined;
    const start = Number(match[1]);
    const end = Number(match[2] ?? match[1]);
    return start <= end && end <= 2_147_483_647 ? { start, end } : undefined;
}
function toFinding(data, { path, lines }, { native, pointer }) {
    return {
        nativeId: data.id,
        scope: path === undefined ? 'system' : lines === undefined ? 'file' : 'inline',
        locations: path === undefined ? [] : [{ path, ...linesOf(lines), side: 'RIGHT' }],
        ...(path === undefined ? { scopeText: data.title } : {}),
        title: data.title,
        titleDerived: false,
        issue: data.title,
        category: data.domain,
        severity: severities[data.severity],
        confidence: { band: bandOf(data.confidence), value: data.confidence },
        ...(data.recommendation.trim() === ''
            ? {}
            : { fix: { text: data.recommendation, confidence: 'medium' } }),
        references: [],
        requiresHuman: false,
        preExisting: false,
        status: data.status,
        pointer,
        native,
    };
}
function linesOf(lines) {
    if (lines === undefined)
        return {};
    return { startLine: lines.start, ...(lines.end === lines.start ? {} : { endLine: lines.end }) };
}


/***/ }),

/***/ 8188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   tQ: () => (/* binding */ counts)
/* harmony export */ });
function counts(status) {
    return status === 'open' || status === 'reopened';
}
function verdictOf(findings) {
    if (findings.some(({ severity }) => severity === 'Blocker'))
        return 'FAIL';
    return findings.some(({ severity }) => severity === 'High') ? 'WARN' : 'PASS';
}
function summaryOf(findings) {
    const summary = { blocker: 0, high: 0, medium: 0, low: 0, info: 0 };
    for (const { severity } of findings)
        summary[summaryKeys[severity]] += 1;
    return summary;
}
const summaryKeys = {
    Blocker: 'blocker',
    High: 'high',
    Medium: 'medium',
    Low: 'low',
    Info: 'info',
};


/***/ }),

/***/ 6327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ lineRange),
/* harmony export */   BU: () => (/* binding */ normaliseTitle),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   zK: () => (/* binding */ findingId)
/* harmony export */ });
/* unused harmony export domainSlug */
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8710);

function lineRange(anchor) {
    if (anchor.startLine === undefined)
        return '0';
    if (anchor.endLine === undefined || anchor.endLine === anchor.startLine)
        return `${anchor.startLine}`;
    return `${anchor.startLine}-${anchor.endLine}`;
}
function domainSlug(category) {
    const slug = category
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 40)
        .replace(/^-+|-+$/g, '');
    return slug === '' ? 'general' : slug;
}
function findingId(category, anchor) {
    return `${domainSlug(category)}-${(0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(anchor.subject).slice(0, 8)}-${lineRange(anchor)}`;
}
function normaliseTitle(title) {
    return title
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
}
function fingerprint(parts) {
    const anchor = parts.anchor === undefined ? [] : [parts.anchor.text.trim(), `${parts.anchor.occurrence}`];
    const fields = [parts.scope, [...parts.paths].sort().join('\n'), normaliseTitle(parts.title), ...anchor];
    return (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(JSON.stringify(fields)).slice(0, 16);
}


/***/ }),

/***/ 8710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}


/***/ }),

/***/ 7792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ gunzip)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);

function gunzip(bytes, limit) {
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(bytes, { maxOutputLength: limit });
    }
    catch {
        return undefined;
    }
}


/***/ })

};
