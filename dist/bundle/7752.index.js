export const id = 7752;
export const ids = [7752];
export const modules = {

/***/ 7752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ parseDocument)
});

// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
// EXTERNAL MODULE: ./build/model/text.js
var model_text = __webpack_require__(70271);
// EXTERNAL MODULE: ./build/formats/json-reader.js
var json_reader = __webpack_require__(18093);
// EXTERNAL MODULE: ./build/formats/rules.js
var rules = __webpack_require__(57480);
;// CONCATENATED MODULE: ./build/formats/read-json-lines.js


function readJsonLines(bytes, limits = json_reader/* defaultLimits */.MK) {
    const text = bytes.byteLength > limits.bytes ? undefined : (0,json_reader/* decodeUtf8 */._6)(bytes);
    if (text === undefined)
        return (0,json_reader/* readJson */.Vh)(bytes, limits);
    const lines = text
        .split('\n')
        .map((line, index) => ({ number: index + 1, text: line }))
        .filter((line) => line.text.trim() !== '');
    const values = [];
    const problems = [];
    let isWellFormed = true;
    const locators = [];
    for (const line of lines) {
        const reading = (0,json_reader/* readJsonText */.gb)(line.text, limits);
        if (!reading.ok) {
            for (const each of reading.problems)
                problems.push(onLine(each, line.number));
            if (problems.length > maxFaults)
                break;
            continue;
        }
        values.push(reading.value);
        isWellFormed &&= reading.isWellFormed;
        locators.push({ line: line.number, locate: reading.locate });
    }
    if (problems.length > 0)
        return { ok: false, problems };
    return { ok: true, value: values, isWellFormed, locate: (pointers) => locateAll(pointers, locators) };
}
const maxFaults = 200;
function onLine(fault, line) {
    return (0,rules/* problem */.CC)('rdformat/line', { ...fault, line });
}
function locateAll(pointers, locators) {
    const found = new Map();
    for (const pointer of pointers) {
        const [, index = '', ...rest] = pointer.split('/');
        const locator = (0,json_reader/* parentPointer */.Yg)(pointer) === undefined ? locators[0] : locators[Number(index)];
        const inner = rest.map((token) => `/${token}`).join('');
        const position = locator?.locate([inner]).get(inner);
        if (locator !== undefined && position !== undefined)
            found.set(pointer, { ...position, line: locator.line });
    }
    return found;
}

;// CONCATENATED MODULE: ./build/formats/relaxed-json.js
const maxRepairs = 20;
const maxKeys = 50;
const blanks = /[\s\uFEFF]*/y;
const lineComment = /(?:\/\/|#)[^\n]*/y;
const plainString = /"[^"\\\p{Cc}]*"/uy;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const identifier = /[A-Za-z_$][\w$]*/y;
const literals = new Map([
    ['true', 'true'],
    ['false', 'false'],
    ['null', 'null'],
    ['True', 'true'],
    ['False', 'false'],
    ['None', 'null'],
]);
function readRelaxedJson(text, start) {
    const scanner = new Scanner(text, start);
    const open = [];
    let expecting = 'value';
    let mayClose = false;
    for (;;) {
        scanner.skipBlanks();
        const character = text[scanner.at];
        const container = open.at(-1);
        if (character === undefined)
            return scanner.fault();
        if (character === '}' || character === ']') {
            const isMatch = container !== undefined && character === (container === '{' ? '}' : ']');
            if (!isMatch || !(expecting === 'comma' || mayClose))
                return scanner.fault();
            if (expecting !== 'comma')
                scanner.dropComma();
            scanner.emit(character);
            open.pop();
            expecting = 'comma';
            if (open.length === 0)
                return scanner.result();
            continue;
        }
        if (expecting === 'comma') {
            if (character === ',')
                scanner.emit(',');
            else {
                if (!(container === '{' ? /["'\w$]/ : /[{[]/).test(character))
                    return scanner.fault();
                scanner.insertComma();
            }
            expecting = container === '{' ? 'key' : 'value';
            mayClose = character === ',';
            continue;
        }
        if (expecting === 'key') {
            if (!scanner.takeKey())
                return scanner.fault();
            expecting = 'value';
            mayClose = false;
            continue;
        }
        if (character === '{' || character === '[') {
            scanner.emit(character);
            open.push(character);
            expecting = character === '{' ? 'key' : 'value';
            mayClose = true;
            continue;
        }
        if (!scanner.takeScalar())
            return scanner.fault();
        expecting = 'comma';
    }
}
class Scanner {
    at;
    #text;
    #out = [];
    #repairs = [];
    #keys = [];
    constructor(text, start) {
        this.#text = text;
        this.at = start;
    }
    fault() {
        return { ok: false, offset: this.at, keys: this.#keys };
    }
    result() {
        return { ok: true, end: this.at, json: this.#out.join(''), repairs: this.#repairs };
    }
    emit(character) {
        this.#out.push(character);
        this.at += 1;
    }
    insertComma() {
        this.#repair('a comma was missing');
        this.#out.push(',');
    }
    dropComma() {
        if (this.#out.at(-1) !== ',')
            return;
        this.#out.pop();
        this.#repair('a comma stood before a closing bracket');
    }
    skipBlanks() {
        for (;;) {
            this.at += this.#match(blanks).length;
            const isBlock = this.#text.startsWith('/*', this.at);
            const skipped = isBlock ? this.#blockComment() : this.#match(lineComment).length;
            if (skipped === 0)
                return;
            this.#repair('JSON has no comments');
            this.at += skipped;
        }
    }
    #blockComment() {
        const end = this.#text.indexOf('*/', this.at + 2);
        return (end === -1 ? this.#text.length : end + 2) - this.at;
    }
    takeKey() {
        const from = this.#out.length;
        const name = this.#match(identifier);
        if (name !== '') {
            this.#repair(`the key ${name} had no quotes`);
            this.#put(name.length, JSON.stringify(name));
        }
        else if (!this.#takeString())
            return false;
        this.skipBlanks();
        if (this.#text[this.at] !== ':')
            return false;
        if (this.#keys.length < maxKeys)
            this.#keys.push((this.#out[from] ?? '').slice(1, -1));
        this.emit(':');
        return true;
    }
    takeScalar() {
        const digits = this.#match(number);
        if (digits !== '')
            return this.#put(digits.length, digits);
        const word = this.#match(identifier);
        const literal = literals.get(word);
        if (literal === undefined)
            return word === '' && this.#takeString();
        if (literal !== word)
            this.#repair(`${word} is ${literal} in JSON`);
        return this.#put(word.length, literal);
    }
    #takeString() {
        const plain = this.#match(plainString);
        if (plain !== '')
            return this.#put(plain.length, plain);
        const quote = this.#text[this.at];
        if (quote !== '"' && quote !== "'")
            return false;
        if (quote === "'")
            this.#repair('strings have double quotes in JSON');
        const written = ['"'];
        for (let at = this.at + 1; at < this.#text.length; at += 1) {
            const character = this.#text.charAt(at);
            if (character === quote) {
                return this.#put(at + 1 - this.at, `${written.join('')}"`);
            }
            if (character === '\\') {
                at += 1;
                written.push(this.#escape(at));
            }
            else if (character === '"')
                written.push('\\"');
            else if (character < ' ') {
                this.#repair('a line end or tab in a string was not escaped');
                written.push(JSON.stringify(character).slice(1, -1));
            }
            else
                written.push(character);
        }
        return false;
    }
    #escape(at) {
        const letter = this.#text.charAt(at);
        if (/["\\/bfnrt]/.test(letter))
            return `\\${letter}`;
        if (letter === 'u' && /^[0-9a-f]{4}$/i.test(this.#text.slice(at + 1, at + 5)))
            return '\\u';
        if (letter === "'")
            return "'";
        this.#repair('a backslash was not escaped');
        return `\\\\${letter < ' ' || letter === '"' ? JSON.stringify(letter).slice(1, -1) : letter}`;
    }
    #match(pattern) {
        pattern.lastIndex = this.at;
        return pattern.exec(this.#text)?.[0] ?? '';
    }
    #put(length, json) {
        this.#out.push(json);
        this.at += length;
        return true;
    }
    #repair(what) {
        const { length } = this.#repairs;
        if (length < maxRepairs && this.#repairs[length - 1]?.what !== what) {
            this.#repairs.push({ offset: this.at, what });
        }
    }
}

;// CONCATENATED MODULE: ./build/formats/extract-json.js




function extractJson(bytes, choice, limits = json_reader/* defaultLimits */.MK) {
    const strict = (0,json_reader/* readJson */.Vh)(bytes, limits);
    const text = bytes.byteLength > limits.bytes ? undefined : decodeText(bytes);
    const isBroken = !strict.ok && strict.problems.some(({ rule }) => rule === 'JSON/syntax' || rule === 'JSON/utf-8');
    if (!isBroken || text === undefined)
        return alone(strict);
    const lines = readJsonLines(new TextEncoder().encode(text), limits);
    if (lines.ok && Array.isArray(lines.value) && lines.value.length > 1)
        return fromLines(lines, lines.value, choice);
    return fromText(text, strict, { ...choice, limits });
}
function alone(reading) {
    return { reading, deviations: [], isInProse: false };
}
function decodeText(bytes) {
    const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    if (!isWide)
        return (0,json_reader/* decodeUtf8 */._6)(bytes);
    return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
}
function fromLines(reading, values, { isDocument }) {
    const documents = values.filter(isDocument);
    const [document] = documents;
    const deviations = [
        (0,rules/* problem */.CC)('JSON/repaired', {
            path: '',
            type: 'syntax',
            message: `The output is ${values.length} JSON values on lines of their own.`,
            recommendation: 'Return one JSON document.',
        }),
    ];
    if (document === undefined || documents.length === values.length) {
        return { reading, deviations, isInProse: false };
    }
    if (documents.some((each) => !isSame(each, document)))
        return alone(refused(severalDocuments()));
    return { reading: { ...reading, value: document, locate: () => new Map() }, deviations, isInProse: true };
}
function fromText(text, strict, options) {
    const { documents, broken, refusal } = findDocuments(text, options);
    const [document] = documents;
    if (refusal !== undefined)
        return alone(refusal);
    if (broken !== undefined)
        return alone(refused(brokenDocument(text, broken)));
    if (document === undefined)
        return alone(strict);
    const { start, end, repairs } = document;
    if (documents.some((each) => !isSame(each.value, document.value)))
        return alone(refused(severalDocuments()));
    if (/^\s*[,\]}]/.test(text.slice(end, end + 100)))
        return alone(refused(brokenDocument(text, end)));
    const reading = repairs.length === 0
        ? (0,json_reader/* readJsonText */.gb)(blank(text.slice(0, start)) + text.slice(start, end), options.limits)
        : document.reading;
    const around = `${withoutFence(text.slice(0, start))}${withoutFence(text.slice(end))}`;
    const starts = (0,json_reader/* lineStarts */._$)(text);
    return {
        reading,
        deviations: [
            ...(start === 0 && end === text.length ? [] : surroundings(text, around)),
            ...repairs.map((each) => repaired(each, (0,json_reader/* positionAt */.t$)(starts, each.offset))),
        ],
        isInProse: around !== '' || documents.length > 1,
    };
}
const maxDocuments = 8;
function findDocuments(text, { isDocument, isKey, limits }) {
    const documents = [];
    let at = nextBracket(text, afterThoughts(text));
    while (at !== -1 && documents.length < maxDocuments) {
        const found = readRelaxedJson(text, at);
        if (!found.ok) {
            if (found.keys.some(isKey))
                return { documents, broken: found.offset };
            at = nextBracket(text, Math.max(found.offset, at + 1));
            continue;
        }
        const { end, json, repairs } = found;
        const reading = (0,json_reader/* readJsonText */.gb)(json, limits);
        if (!reading.ok)
            return { documents, refusal: reading };
        const { value } = reading;
        if (isDocument(value)) {
            documents.push({ start: at, end, value, repairs, reading: { ...reading, locate: () => new Map() } });
        }
        at = nextBracket(text, end);
    }
    return { documents };
}
function afterThoughts(text) {
    const tag = /^\s*<(think|thinking|thought|thoughts|reasoning|analysis|scratchpad)>/i.exec(text.slice(0, 200));
    const close = `</${tag?.[1] ?? ''}>`;
    const end = tag === null ? -1 : text.toLowerCase().indexOf(close.toLowerCase());
    return end === -1 ? 0 : end + close.length;
}
function nextBracket(text, from) {
    for (let at = from; at < text.length; at += 1) {
        const character = text[at];
        if (character === '[' || character === '{')
            return at;
    }
    return -1;
}
function blank(text) {
    return text.replace(/[^\n]/g, ' ');
}
function withoutFence(text) {
    return text
        .trim()
        .replace(/^(?:```|~~~)$|(?:^|\n)(?:```|~~~)[ \t]*\w*$|^(?:```|~~~)/, '')
        .trim();
}
function isSame(one, other) {
    return one === other || JSON.stringify(one) === JSON.stringify(other);
}
function refused(fault) {
    return { ok: false, problems: [fault] };
}
function surroundings(text, around) {
    if (around === '' && text.trim() === text && !text.includes('```'))
        return [];
    const what = around === '' ? 'a code fence or a byte order mark' : `other text, beginning ${(0,rules/* quote */.hD)(around, 40)}`;
    if (around === '' && !/```|~~~|\uFEFF/.test(text))
        return [];
    return [
        (0,rules/* problem */.CC)('JSON/stripped', {
            path: '',
            type: 'syntax',
            message: `The document has ${what} around it, which was dropped.`,
            recommendation: 'Return the JSON alone.',
            line: 1,
            column: 1,
        }),
    ];
}
function repaired({ what }, place) {
    return (0,rules/* problem */.CC)('JSON/repaired', {
        path: '',
        type: 'syntax',
        message: `The document was read although ${what}.`,
        recommendation: 'Write strict JSON.',
        ...place,
    });
}
function severalDocuments() {
    return (0,rules/* problem */.CC)('JSON/one-document', {
        path: '',
        type: 'syntax',
        message: 'The text holds more than one JSON document.',
        recommendation: 'Return exactly one document; none is chosen for you.',
    });
}
function brokenDocument(text, offset) {
    const isCut = text.slice(offset).trim().replace(/^```$/, '') === '';
    return (0,rules/* problem */.CC)('JSON/syntax', {
        path: '',
        type: 'syntax',
        message: isCut
            ? 'The document ends too early: it was cut, so what it left out is unknown.'
            : `The document is not JSON: ${(0,rules/* quote */.hD)(text.slice(offset, offset + 20))} cannot be read here.`,
        recommendation: isCut ? 'Write the whole document.' : 'Return exactly one JSON document.',
        ...(0,json_reader/* positionAt */.t$)((0,json_reader/* lineStarts */._$)(text), offset),
    });
}

// EXTERNAL MODULE: ./build/formats/own-document.js
var own_document = __webpack_require__(74233);
// EXTERNAL MODULE: ./build/formats/parsed-document.js
var parsed_document = __webpack_require__(8442);
// EXTERNAL MODULE: ./build/formats/read-findings.js
var read_findings = __webpack_require__(82566);
// EXTERNAL MODULE: ./node_modules/fast-xml-parser/src/xmlparser/XMLParser.js + 26 modules
var XMLParser = __webpack_require__(69658);
// EXTERNAL MODULE: ./node_modules/fast-xml-parser/src/fxp.js
var fxp = __webpack_require__(75824);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
;// CONCATENATED MODULE: ./build/formats/read-xml.js




const maxDepth = 16;
const maxElements = 500_000;
const attributePrefix = '@';
const parser = new XMLParser/* default */.A({
    ignoreAttributes: false,
    attributeNamePrefix: attributePrefix,
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    maxNestedTags: maxDepth,
    isArray: (name, _path, _isLeaf, isAttribute) => !isAttribute && lists.has(name),
    attributeValueProcessor: (_name, value) => decodeReferences(value),
    tagValueProcessor: (_name, value) => decodeReferences(value),
});
const lists = new Set(['file', 'error', 'exception']);
function isXml(bytes) {
    const start = new TextDecoder('utf-8').decode(bytes.subarray(0, 200)).trimStart();
    return start.startsWith('<?xml') || start.startsWith('<checkstyle');
}
function readXml(bytes) {
    if (bytes.byteLength > json_reader/* defaultLimits */.MK.bytes) {
        return refuse('JSON/bytes', `The document has ${bytes.byteLength} bytes; at most ${json_reader/* defaultLimits */.MK.bytes} are read.`);
    }
    const text = (0,json_reader/* decodeUtf8 */._6)(bytes);
    if (text === undefined)
        return refuse('JSON/utf-8', 'The document is not valid UTF-8.');
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
        return refuse('XML/document-type', 'The document declares a document type or entities, which are never read.');
    }
    if (text.split('<').length > maxElements) {
        return refuse('XML/syntax', `The document has more than ${maxElements} tags.`);
    }
    try {
        const value = parser.parse(text);
        const validity = fxp/* XMLValidator */.iI.validate(text.replace(/^\ufeff/, ''));
        if (validity !== true)
            return refuse('XML/syntax', `${(0,rules/* quote */.hD)(validity.err.msg, 200)} in line ${validity.err.line}.`);
        return { ok: true, value: schemas/* json */.Pq9().parse(value), isWellFormed: true, locate: () => new Map() };
    }
    catch (error) {
        return refuse('XML/syntax', `The document cannot be read: ${(0,rules/* quote */.hD)(String(error), 200)}.`);
    }
}
function refuse(rule, message) {
    const recommendation = 'Write one complete XML document in UTF-8, without a document type.';
    return { ok: false, problems: [(0,rules/* problem */.CC)(rule, { path: '', type: 'syntax', message, recommendation })] };
}
const named = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
function decodeReferences(text) {
    return text.replace(/&(?:#([0-9]{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|quot|apos));/gi, (written, decimal, hexadecimal, name) => {
        if (name !== undefined)
            return named[name] ?? written;
        const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
        return isCharacter(code) ? String.fromCodePoint(code) : written;
    });
}
function isCharacter(code) {
    const isSurrogate = code >= 0xd800 && code <= 0xdfff;
    return code === 9 || code === 10 || code === 13 || (code >= 0x20 && code <= 0x10ffff && !isSurrogate);
}

// EXTERNAL MODULE: ./build/formats/registry.js + 16 modules
var registry = __webpack_require__(99303);
// EXTERNAL MODULE: ./build/formats/report-entry.js
var report_entry = __webpack_require__(31724);
// EXTERNAL MODULE: ./build/formats/transport.js
var transport = __webpack_require__(26010);
// EXTERNAL MODULE: ./build/formats/loose-fields.js
var loose_fields = __webpack_require__(6135);
// EXTERNAL MODULE: ./build/formats/read-values.js
var read_values = __webpack_require__(51022);
;// CONCATENATED MODULE: ./build/formats/unwrap-document.js





const listNames = [
    ...['findings', 'issues', 'comments', 'problems', 'review_comments', 'inline_comments', 'line_comments'],
    ...['annotations', 'violations', 'candidate_findings', 'bugs', 'vulnerabilities', 'defects', 'concerns'],
    ...['items', 'results', 'feedback', 'observations', 'review_findings', 'code_review_findings', 'review'],
];
const listKeys = new Set(listNames.map(loose_fields/* foldKey */.pU));
const answerNames = [
    ...['review', 'result', 'results', 'response', 'output', 'answer', 'content', 'text', 'data', 'message'],
    ...['completion', 'choices', 'candidates', 'parts', 'item', 'body', 'report', 'code_review', 'payload'],
    ...[
        'final_answer',
        'final_output',
        'output_text',
        'structured_output',
        'parsed',
        'arguments',
        'input',
        'json',
    ],
    ...['review_result', 'result_json', 'value', 'last_message', 'msg', 'tool_calls', 'function'],
];
const answerKeys = new Set(answerNames.map(loose_fields/* foldKey */.pU));
const vagueKeys = new Set(['items', 'results', 'feedback', 'review', 'observations', 'concerns']);
const endKeys = new Set(['finish_reason', 'stop_reason', 'finishReason', 'stopReason'].map(loose_fields/* foldKey */.pU));
const wholeEnds = new Set(['stop', 'end_turn', 'stop_sequence', 'tool_use', 'tool_calls', 'finish', 'complete'].map(loose_fields/* foldKey */.pU));
const maxSteps = 12;
function unwrapDocument(output, helpers) {
    let at = { value: output, pointer: '', deviations: [], around: [] };
    for (let step = 0; step < maxSteps; step += 1) {
        const next = unwrapOnce(at, helpers);
        if (next === undefined)
            return at;
        at = next;
        if (at.refusal !== undefined)
            return at;
    }
    return at;
}
function unwrapOnce(at, { formatOf, parse }) {
    const { value } = at;
    if (typeof value === 'string') {
        const inner = parse(value);
        return inner === undefined ? undefined : nested(at, inner.value, inner.deviations);
    }
    if (Array.isArray(value))
        return unwrapArray(at, value, formatOf);
    if (!(0,own_document/* isObject */.Gv)(value))
        return undefined;
    const failure = failureIn(value);
    if (failure !== undefined)
        return { ...at, refusal: notAReview(at.pointer, failure) };
    if (formatOf(value) !== undefined || (0,own_document/* own */.ZV)(value, 'schemaVersion') !== undefined)
        return undefined;
    const list = listIn(value);
    if (list !== undefined && isReviewData(value)) {
        return nested(at, { ...value, line_comments: value[list] ?? [] }, []);
    }
    if (list !== undefined)
        return inside(at, value, list);
    const groups = groupedBySeverity(value);
    if (groups !== undefined) {
        return {
            ...at,
            value: groups,
            pointer: at.pointer,
            around: [...at.around, value],
            deviations: [...at.deviations, wrapped(at.pointer)],
        };
    }
    if (isFinding(value)) {
        return {
            ...at,
            value: [value],
            pointer: at.pointer,
            deviations: [...at.deviations, singleObject(at.pointer)],
        };
    }
    const answer = answerIn(value);
    return answer === undefined ? undefined : inside(at, value, answer);
}
function unwrapArray(at, list, formatOf) {
    if (list.some(isFinding))
        return undefined;
    const events = list.filter((each) => (0,own_document/* isObject */.Gv)(each) && (0,own_document/* own */.ZV)(each, 'type') === 'result');
    const [event] = events;
    if (event !== undefined && events.length === 1)
        return nested(at, event);
    if (formatOf(list) !== undefined && !list.some((each) => (0,own_document/* own */.ZV)(each, 'type') === 'text'))
        return undefined;
    const answers = list.filter((each) => typeof each === 'string' || ((0,own_document/* isObject */.Gv)(each) && answerIn(each) !== undefined));
    const [answer] = answers;
    if (answer === undefined || answers.length !== 1)
        return undefined;
    return typeof answer === 'string' && list.length > 1 ? undefined : nested(at, answer);
}
function nested(at, value, deviations = []) {
    const known = at.deviations.length > 0 ? at.deviations : [wrapped(at.pointer)];
    return { ...at, value, pointer: at.pointer, deviations: [...known, ...deviations] };
}
function inside(at, value, key) {
    const pointer = (0,json_reader/* pointerTo */.xH)(at.pointer, key);
    return {
        value: value[key] ?? null,
        pointer,
        deviations: at.deviations.length > 0 ? at.deviations : [wrapped(pointer)],
        around: [...at.around, value],
    };
}
function isReviewData(value) {
    return ['pr_info', 'review_summary', 'review_event'].some((key) => (0,own_document/* own */.ZV)(value, key) !== undefined);
}
function listIn(value) {
    const lists = Object.keys(value).filter((key) => listKeys.has((0,loose_fields/* foldKey */.pU)(key)) && Array.isArray(value[key]));
    const filled = lists.filter((key) => (0,own_document/* own */.ZV)((0,own_document/* own */.ZV)(value, key), 0) !== undefined);
    if (filled.length > 1)
        return undefined;
    return filled[0] ?? lists.find((key) => !vagueKeys.has((0,loose_fields/* foldKey */.pU)(key)));
}
function groupedBySeverity(value) {
    const entries = Object.entries(value);
    const groups = entries.filter(([key, each]) => Array.isArray(each) && severityOfKey(key) !== undefined);
    if (groups.length === 0 ||
        groups.every(([, each]) => Array.isArray(each) && each.length === 0 && groups.length < 2)) {
        return undefined;
    }
    if (entries.some(([key, each]) => Array.isArray(each) && each.length > 0 && severityOfKey(key) === undefined)) {
        return undefined;
    }
    return groups.flatMap(([key, each]) => Array.isArray(each)
        ? each.map((finding) => (0,own_document/* isObject */.Gv)(finding) ? { severity: severityOfKey(key) ?? key, ...finding } : finding)
        : []);
}
function holdsSomething(value) {
    return Array.isArray(value) ? value.length > 0 : (0,own_document/* isObject */.Gv)(value);
}
function severityOfKey(key) {
    return ((0,read_values/* readSeverity */.MW)(key) ??
        (0,read_values/* readSeverity */.MW)(key.replace(/s$/, '')) ??
        (0,read_values/* readSeverity */.MW)(key.replace(/_?(?:issues|findings)$/, '')));
}
function answerIn(value) {
    const keys = Object.keys(value).filter((key) => {
        const each = value[key];
        return (answerKeys.has((0,loose_fields/* foldKey */.pU)(key)) && (typeof each === 'string' ? /[[{]/.test(each) : holdsSomething(each)));
    });
    if (keys.length <= 1)
        return keys[0];
    const texts = keys.filter((key) => ['result', 'content', 'structuredoutput', 'outputtext'].includes((0,loose_fields/* foldKey */.pU)(key)));
    return texts.length === 1 ? texts[0] : undefined;
}
const folded = (names) => new Set(names.map(loose_fields/* foldKey */.pU));
const placeKeys = folded([
    ...loose_fields/* fieldNames */.pi.path,
    ...loose_fields/* fieldNames */.pi.lines,
    'files',
    'location',
    'code_location',
    'scope',
]);
const textKeys = folded([...loose_fields/* fieldNames */.pi.text, ...loose_fields/* fieldNames */.pi.title]);
const rankKeys = folded([...loose_fields/* fieldNames */.pi.severity, ...loose_fields/* fieldNames */.pi.confidence, 'requires_human']);
const remarkKeys = folded(['body', 'message', 'comment', ...loose_fields/* fieldNames */.pi.fix]);
function isFinding(value) {
    if (!(0,own_document/* isObject */.Gv)(value))
        return false;
    const keys = new Set(Object.keys(value).map(loose_fields/* foldKey */.pU));
    const has = (names) => [...keys].some((key) => names.has(key));
    if (!has(textKeys))
        return false;
    const isRanked = has(rankKeys) || Object.values(value).some(isMarked);
    return has(placeKeys) ? isRanked || keys.has('type') || has(remarkKeys) : isRanked && keys.size > 2;
}
function isMarked(value) {
    return typeof value === 'string' && /^\W?P[0-3]\b/.test(value);
}
function isDocumentKey(key) {
    const name = (0,loose_fields/* foldKey */.pU)(key);
    return (listKeys.has(name) ||
        placeKeys.has(name) ||
        textKeys.has(name) ||
        rankKeys.has(name) ||
        answerKeys.has(name));
}
function failureIn(value) {
    for (const [key, each] of Object.entries(value)) {
        const name = (0,loose_fields/* foldKey */.pU)(key);
        if (failureKeys.has(name) && typeof each !== 'number' && isSaid(each) && !listsFindings(each)) {
            return `its key ${(0,rules/* quote */.hD)(key)} says ${describe(each)}`;
        }
        if (['iserror', 'truncated', 'incomplete', 'partial', 'timedout', 'aborted'].includes(name) &&
            each === true) {
            return `its key ${(0,rules/* quote */.hD)(key)} is true`;
        }
        if (['success', 'ok', 'complete', 'completed'].includes(name) && each === false) {
            return `its key ${(0,rules/* quote */.hD)(key)} is false`;
        }
        if (endKeys.has(name) && typeof each === 'string' && !wholeEnds.has((0,loose_fields/* foldKey */.pU)(each))) {
            return `the answer ended by ${(0,rules/* quote */.hD)(each)}`;
        }
        if (name === 'status' && typeof each === 'string' && failedStates.has((0,loose_fields/* foldKey */.pU)(each))) {
            return `its status is ${(0,rules/* quote */.hD)(each)}`;
        }
        if (name === 'type' && each === 'error')
            return 'its type is "error"';
    }
    return undefined;
}
const failureKeys = folded(['error', 'errors', 'error_message', 'exception', 'refusal']);
function listsFindings(value) {
    return Array.isArray(value) && value.some(isFinding);
}
const failedStates = folded([
    'error',
    'failed',
    'failure',
    'incomplete',
    'timeout',
    'timed_out',
    'aborted',
    'cancelled',
    'partial',
]);
function isSaid(value) {
    if (Array.isArray(value))
        return value.length > 0;
    return typeof value === 'object'
        ? value !== null && Object.keys(value).length > 0
        : value !== '' && value !== false && value !== 0;
}
function describe(value) {
    const message = (0,own_document/* own */.ZV)(value, 'message') ?? value;
    return typeof message === 'string' ? (0,rules/* quote */.hD)(message) : (0,rules/* quote */.hD)(JSON.stringify(message));
}
const approvals = folded([
    ...[
        'pass',
        'passed',
        'approve',
        'approved',
        'ok',
        'success',
        'succeeded',
        'clean',
        'lgtm',
        'comment',
        'none',
    ],
    ...[
        'correct',
        'patch is correct',
        'completed',
        'complete',
        'done',
        'no issues',
        'no issues found',
        'accept',
    ],
    ...[
        'accepted',
        'good',
        'looks good',
        'no_findings',
        'safe',
        'green',
        'low',
        'no action',
        'merge',
        'yes',
        'true',
    ],
    ...[
        'full',
        'info',
        'minimal',
        'neutral',
        'ready',
        'ready to merge',
        'success with no findings',
        'reviewed',
    ],
]);
const claimKeys = folded([
    ...[
        'verdict',
        'status',
        'decision',
        'event',
        'review_event',
        'overall_correctness',
        'outcome',
        'conclusion',
    ],
    ...[
        'approval',
        'approved',
        'recommendation',
        'assessment',
        'overall_assessment',
        'risk_level',
        'overall_risk',
    ],
]);
const countKeys = folded([
    ...['total', 'count', 'total_issues', 'total_findings', 'issue_count', 'finding_count', 'findings_count'],
    ...[
        'issues_found',
        'num_findings',
        'num_issues',
        'blocker',
        'critical',
        'high',
        'medium',
        'low',
        'suggestions',
    ],
]);
const doubtKeys = /error|fail|truncat|incomplet|partial|abort|timeout|refus|unread|skipped|notreview|couldnot|limitation/;
const notDone = /(?:^|[.!?:;]\s|\b(?:I|we)\s)(?:(?:was|were|am|are)\s)?(?:could ?n[o']t|can ?n[o']t|unable to|not able to|failed to|did ?n[o']t)\s(?:be\s)?(?:fully\s|completely\s)?(?:read|open|access|load|fetch|review|see|complete|finish|process|analy[sz]e|inspect|retrieve|view|check|verify)/i;
function doubtIn(around) {
    for (const object of around) {
        const doubt = doubtAbout(object, 0);
        if (doubt !== undefined)
            return doubt;
    }
    return undefined;
}
const aboutChange = folded(['pr_info', 'pr', 'pull_request', 'title', 'tool', 'runs']);
function doubtAbout(object, depth) {
    for (const [key, value] of Object.entries(object)) {
        const name = (0,loose_fields/* foldKey */.pU)(key);
        if (aboutChange.has(name))
            continue;
        if (claimKeys.has(name) && !isApproval(value))
            return `\`${key}\` is ${(0,rules/* quote */.hD)(value)}`;
        if (countKeys.has(name) && typeof value === 'number' && value > 0)
            return `\`${key}\` is ${value}`;
        if (doubtKeys.test(name) && value !== false && isSaid(value) && value !== null)
            return `\`${key}\` is ${describe(value)}`;
        if (typeof value === 'string' && notDone.test(value.slice(0, 20_000)))
            return `\`${key}\` says ${(0,rules/* quote */.hD)(value)}`;
        if (Array.isArray(value) && value.some(isFinding))
            return `\`${key}\` lists something`;
        if (depth < 2 && (0,own_document/* isObject */.Gv)(value)) {
            const doubt = doubtAbout(value, depth + 1);
            if (doubt !== undefined)
                return doubt;
        }
    }
    return undefined;
}
function isApproval(value) {
    if (value === null || value === true || typeof value === 'number' || typeof value === 'object')
        return true;
    if (value === false)
        return false;
    return value.length > 40 || value.trim() === '' || approvals.has((0,loose_fields/* foldKey */.pU)(value));
}
function wrapped(pointer) {
    return (0,rules/* tolerated */.Nx)('format/wrapped', {
        path: pointer,
        type: 'format',
        message: 'The document is inside something else, which was taken off.',
        recommendation: 'Return the document alone.',
    });
}
function singleObject(pointer) {
    return (0,rules/* tolerated */.Nx)('format/wrapped', {
        path: pointer,
        type: 'format',
        message: 'The document is one finding; it was read as a list of one.',
        recommendation: 'Return an array, also of one finding.',
    });
}
function notAReview(path, why) {
    return (0,rules/* problem */.CC)('format/failure', {
        path,
        type: 'claim',
        message: `The output is no review, or not a whole one: ${why}.`,
        recommendation: 'Run the reviewer again, and let it return its whole review.',
    });
}

;// CONCATENATED MODULE: ./build/formats/parse-document.js














function parseDocument(request) {
    const { format: forced, context = {}, strictness = 'tolerant' } = request;
    const isTolerant = strictness === 'tolerant';
    const { reading, deviations, isInProse } = read(request);
    if (!reading.ok) {
        const named = forced === 'review-output' ? reading.problems.map(asFirstRule) : reading.problems;
        return { ok: false, provesClean: false, ...(0,report_entry/* report */.z8)([...deviations, ...named], reading) };
    }
    const found = isTolerant ? unwrapDocument(reading.value, helpersFor(forced)) : asIs(reading.value);
    const before = [...deviations, ...found.deviations];
    const identified = found.refusal === undefined ? identify(found, forced, isTolerant) : refusedAs(found.refusal);
    if (!identified.ok) {
        return { ok: false, provesClean: false, ...(0,report_entry/* report */.z8)([...before, identified.problem], reading) };
    }
    const { format, value, pointer } = identified;
    const { isWellFormed } = reading;
    const parsed = withWholeText(registry/* registry */.u[format].read(value, { ...context, isWellFormed, isTolerant }), isWellFormed);
    const around = (0,own_document/* isObject */.Gv)(value) ? [...found.around, withoutClaim(value, parsed.document)] : found.around;
    const isDoubtful = isTolerant && !toolFormats.has(format) && (0,parsed_document/* provesClean */.t)(parsed.document);
    const doubt = isDoubtful ? doubtOf(around, isInProse) : rules/* none */.dv;
    const placed = [...doubt, ...parsed.problems].map((each) => pointer === '' ? each : { ...each, path: pointer + each.path });
    const reported = (0,report_entry/* report */.z8)([...before, ...placed], reading);
    const { document } = parsed;
    if (!parsed.ok || doubt.length > 0)
        return { ok: false, format, document, provesClean: false, ...reported };
    return { ok: true, format, document, provesClean: (0,parsed_document/* provesClean */.t)(document), ...reported };
}
const toolFormats = new Set(['sarif', 'rdjson', 'rdjsonl', 'eslint']);
function asIs(value) {
    return { value, pointer: '', deviations: [], around: [] };
}
function refusedAs(fault) {
    return { ok: false, problem: fault };
}
const helpers = {
    formatOf: (value) => {
        const recognition = recogniseShape(value);
        return (0,transport/* unwrapTransport */.xp)(value)?.format ?? (recognition.ok ? recognition.format : undefined);
    },
    parse: (text) => {
        const { reading, deviations } = extractJson(new TextEncoder().encode(text), documentChoice);
        return reading.ok && typeof reading.value === 'object' ? { value: reading.value, deviations } : undefined;
    },
};
function helpersFor(forced) {
    const key = forced === 'verdict' ? 'findings' : forced === 'review-data' ? 'line_comments' : undefined;
    if (forced === undefined || key === undefined)
        return helpers;
    return {
        ...helpers,
        formatOf: (value) => (Array.isArray((0,own_document/* own */.ZV)(value, key)) ? forced : helpers.formatOf(value)),
    };
}
const documentChoice = {
    isDocument: (value) => {
        const { value: inner, refusal } = unwrapDocument(value, helpers);
        return refusal !== undefined || recogniseTolerantly(inner).ok || (0,transport/* unwrapTransport */.xp)(inner) !== undefined;
    },
    isKey: isDocumentKey,
};
function withoutClaim(value, { format, claims }) {
    const { event, verdict } = claims;
    const isKnown = (key) => (format === 'review-data' && key === 'review_event' && event !== undefined) ||
        (format === 'verdict' && key === 'verdict' && verdict !== undefined);
    return Object.fromEntries(Object.entries(value).filter(([key]) => !isKnown(key)));
}
function doubtOf(around, isInProse) {
    const doubt = isInProse ? 'there is other text around it' : doubtIn(around);
    if (doubt === undefined)
        return rules/* none */.dv;
    return [
        (0,rules/* problem */.CC)('format/not-clean', {
            path: '',
            type: 'claim',
            message: `The document has no findings, but ${doubt}, so it is no clean review.`,
            recommendation: 'Report what was found, or return an empty list and nothing else.',
        }),
    ];
}
function withWholeText({ document, problems, ok }, isWellFormed) {
    const broken = isWellFormed ? rules/* none */.dv : (0,read_findings/* brokenTexts */.eO)(document.native);
    const { summary, questions } = document;
    return {
        ok: ok && broken.length === 0,
        problems: (0,rules/* joined */.oR)(broken, problems),
        document: {
            ...document,
            ...(summary !== undefined && { summary: (0,read_findings/* cutText */.IN)(summary).toWellFormed() }),
            questions: questions.map((each) => ({
                ...each,
                id: (0,model_text/* shortened */.vI)(each.id, 80),
                question: (0,read_findings/* cutText */.IN)(each.question),
            })),
        },
    };
}
function identify({ value, pointer }, forced, isTolerant) {
    const wrapped = (0,transport/* unwrapTransport */.xp)(value);
    if (wrapped !== undefined && (forced === undefined || forced === wrapped.format))
        return { ok: true, ...wrapped, pointer: pointer + wrapped.pointer };
    if (forced !== undefined)
        return { ok: true, format: forced, value, pointer };
    const recognition = isTolerant ? recogniseTolerantly(value) : recogniseShape(value);
    return recognition.ok ? { ...recognition, value, pointer } : recognition;
}
function read({ bytes, format, strictness, gunzip }) {
    const plain = isGzip(bytes) ? gunzip?.(bytes, json_reader/* defaultLimits */.MK.bytes) : bytes;
    if (plain === undefined)
        return parse_document_alone({ ok: false, problems: [notInflated()] });
    if (format === 'rdjsonl' || (format === undefined && beginsWithDiagnostic(plain))) {
        return parse_document_alone(readJsonLines(plain));
    }
    if (format === 'checkstyle' || (format === undefined && isXml(plain)))
        return parse_document_alone(readXml(plain));
    return strictness === 'strict' ? parse_document_alone((0,json_reader/* readJson */.Vh)(plain)) : extractJson(plain, documentChoice);
}
function parse_document_alone(reading) {
    return { reading, deviations: [], isInProse: false };
}
function isGzip(bytes) {
    return bytes[0] === 0x1f && bytes[1] === 0x8b;
}
function notInflated() {
    return (0,rules/* problem */.CC)('format/compressed', {
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
    const line = (0,json_reader/* readJson */.Vh)(end === -1 ? bytes : bytes.subarray(0, end));
    return line.ok && (0,own_document/* isObject */.Gv)((0,own_document/* own */.ZV)(line.value, 'location')) && (0,own_document/* own */.ZV)(line.value, 'message') !== undefined;
}
function asFirstRule(fault) {
    return fault.rule === 'JSON/syntax' ? (0,rules/* problem */.CC)('C1/R1', fault) : fault;
}
function recogniseTolerantly(value) {
    const shape = recogniseShape(value);
    if (shape.ok && !loosely.has(shape.format))
        return shape;
    const items = Array.isArray(value) ? value.filter(own_document/* isObject */.Gv) : [];
    const has = (...keys) => items.some((item) => keys.some((key) => (0,own_document/* own */.ZV)(item, key) !== undefined));
    if (has('finding_id', 'why_it_matters', 'requires_human'))
        return { ok: true, format: 'candidate-findings' };
    if (items.some(isFinding))
        return { ok: true, format: 'review-output' };
    return shape;
}
const loosely = new Set(['review-output', 'candidate-findings']);
function recogniseShape(value) {
    const found = review_document/* formats */.Fx.filter((format) => registry/* registry */.u[format].recognises(value));
    const [format] = found;
    if (format !== undefined && found.length === 1)
        return { ok: true, format };
    if (format !== undefined) {
        return {
            ok: false,
            problem: (0,rules/* problem */.CC)('format/ambiguous', {
                path: '',
                type: 'format',
                message: `The document could be any of ${found.join(', ')}: it is ${shapeOf(value)}.`,
                recommendation: 'Name the format, for example with `--format`.',
            }),
        };
    }
    return {
        ok: false,
        problem: (0,rules/* problem */.CC)('format/unknown', {
            path: '',
            type: 'format',
            message: `The document has the shape of no known contract: it is ${shapeOf(value)}.`,
            recommendation: `Write one of ${review_document/* formats */.Fx.join(', ')}, or name the format that is meant.`,
        }),
    };
}
function shapeOf(value) {
    if ((0,own_document/* isObject */.Gv)(value) && typeof (0,own_document/* own */.ZV)(value, '$schema') === 'string')
        return 'a JSON Schema';
    if (Array.isArray(value)) {
        const first = value.find(own_document/* isObject */.Gv);
        return first === undefined
            ? `an array of ${value.length} without objects`
            : `an array of ${shapeOf(first)}`;
    }
    if (!(0,own_document/* isObject */.Gv)(value))
        return (0,rules/* quote */.hD)(value);
    const keys = Object.keys(value);
    const shown = keys.slice(0, 8).map((key) => (0,rules/* quote */.hD)(key, 30));
    return keys.length === 0
        ? 'an object without keys'
        : `an object with the keys ${shown.join(', ')}${keys.length > shown.length ? ', …' : ''}`;
}


/***/ })

};
