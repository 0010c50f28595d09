export const id = 778;
export const ids = [778];
export const modules = {

/***/ 66149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ formats),
/* harmony export */   y: () => (/* binding */ Format)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const formats = [
    'review-output',
    'review-data',
    'candidate-findings',
    'evidence-pack',
    'envelope',
    'verdict',
    'sarif',
    'rdjson',
    'rdjsonl',
    'eslint',
];
const Format = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(formats);


/***/ }),

/***/ 22300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readPath),
/* harmony export */   o: () => (/* binding */ readToolPath)
/* harmony export */ });
const maxLength = 4096;
function readPath(native, base = {}) {
    if (native.length <= maxLength && ordinary.test(native))
        return { ok: true, path: withPrefix(native, base) };
    if (isAbsolute(native)) {
        const inside = underRoot(native, base);
        return refuse('is not relative to the repository root', inside === undefined
            ? 'Write the path from the repository root, such as "src/app.ts".'
            : `Write "${inside}".`);
    }
    const path = native.replace(/^(\.\/)+/, '');
    const fault = faultOf(path);
    if (fault !== undefined)
        return refuse(fault, 'Write the path as `git ls-files` prints it.');
    return { ok: true, path: withPrefix(path, base) };
}
function readToolPath(native, base = {}) {
    if (native.length <= maxLength && ordinary.test(native))
        return { ok: true, path: withPrefix(native, base) };
    if (native === '' || native.length > maxLength)
        return readPath(native, base);
    const inside = isAbsolute(native) ? underRoot(native, base) : withPrefix(fromRoot(native, base), base);
    if (inside === undefined) {
        return refuse('is outside the repository', 'Report paths below the repository root, or set `path-prefix`.');
    }
    const path = withoutDots(inside);
    const fault = path === undefined ? 'leaves the repository with ".."' : faultOf(path);
    return path !== undefined && fault === undefined
        ? { ok: true, path }
        : refuse(`${fault}`, 'Report paths below the repository root.');
}
function fromRoot(native, { root = '' }) {
    return drive.test(root) ? native.replaceAll('\\', '/') : native;
}
function withoutDots(path) {
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '..' && segments.pop() === undefined)
            return undefined;
        if (segment !== '..' && segment !== '.' && segment !== '')
            segments.push(segment);
    }
    return segments.join('/');
}
const ordinary = /^[\w@+][\w@+.-]*(?:\/[\w@+][\w@+.-]*)*$/;
function refuse(message, recommendation) {
    return { ok: false, message, recommendation };
}
const drive = /^[a-z]:[\\/]/i;
const scheme = /^[a-z][a-z0-9+.-]+:\/\//i;
function isAbsolute(path) {
    return (path.startsWith('/') ||
        path.startsWith('\\\\') ||
        drive.test(path) ||
        scheme.test(path) ||
        /^file:/i.test(path));
}
function underRoot(native, { root }) {
    if (root === undefined)
        return undefined;
    const path = /^file:/i.test(native) ? fromFileUri(native) : slashed(native);
    if (path === undefined)
        return undefined;
    const folder = slashed(root).replace(/\/+$/, '');
    const isBelow = drive.test(root)
        ? path.toLowerCase().startsWith(`${folder.toLowerCase()}/`)
        : path.startsWith(`${folder}/`);
    return isBelow ? path.slice(folder.length + 1) : undefined;
}
function slashed(path) {
    return drive.test(path) || path.startsWith('\\\\') ? path.replaceAll('\\', '/') : path;
}
function fromFileUri(uri) {
    const path = /^file:(?:\/\/(?:localhost)?)?(\/[^/?#][^?#]*)$/i.exec(uri)?.[1];
    if (path === undefined)
        return undefined;
    try {
        return decodeURIComponent(path).replace(/^\/(?=[a-z]:\/)/i, '');
    }
    catch {
        return undefined;
    }
}
function withPrefix(path, { prefix = '' }) {
    if (prefix === '')
        return path;
    const folder = prefix.replace(/^(\.\/)+|\/+$/g, '');
    return folder === '' || folder === '.' ? path : `${folder}/${path}`;
}
function faultOf(path) {
    if (path === '')
        return 'is empty';
    if (path.length > maxLength)
        return `is longer than ${maxLength} characters`;
    if (hasControlCharacter(path))
        return 'holds a control character';
    const segments = path.split('/');
    if (segments.includes('..'))
        return 'leaves the repository with ".."';
    if (segments.includes('.') || segments.includes(''))
        return 'has an empty or "." segment';
    if (segments.some((segment) => segment.toLowerCase() === '.git'))
        return 'names the inside of ".git"';
    return undefined;
}
function hasControlCharacter(path) {
    for (let at = 0; at < path.length; at += 1) {
        const code = path.charCodeAt(at);
        if (code < 0x20 || code === 0x7f)
            return true;
    }
    return false;
}


/***/ }),

/***/ 78180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  si: () => (/* binding */ maxPolicyBytes),
  ON: () => (/* binding */ parsePolicy),
  Vi: () => (/* binding */ policyProblemText)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/domain/policy/policy.js + 1 modules
var policy = __webpack_require__(95871);
// EXTERNAL MODULE: ./build/domain/reviewers/reviewer.js
var reviewer = __webpack_require__(70627);
// EXTERNAL MODULE: ./build/contracts/format.js
var contracts_format = __webpack_require__(66149);
// EXTERNAL MODULE: ./build/contracts/nearest-word.js
var nearest_word = __webpack_require__(44187);
// EXTERNAL MODULE: ./build/contracts/policy/policy-keys.js
var policy_keys = __webpack_require__(9814);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
;// CONCATENATED MODULE: ./build/contracts/policy/walk-keys.js

const KeySchema = schemas/* looseObject */._H3({
    properties: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* json */.Pq9()).optional(),
    items: schemas/* json */.Pq9().optional(),
    additionalProperties: schemas/* json */.Pq9().optional(),
    anyOf: schemas/* array */.YOg(schemas/* json */.Pq9()).optional(),
    enum: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    type: schemas/* string */.YjP().optional(),
    default: schemas/* json */.Pq9().optional(),
    minimum: schemas/* number */.aig().optional(),
    maximum: schemas/* number */.aig().optional(),
});
function* keysOf(schema, path = '') {
    const { data: part } = KeySchema.safeParse(schema);
    if (part === undefined)
        return;
    const hasKeys = part.properties !== undefined || typeof part.additionalProperties === 'object';
    if (path !== '' && !path.endsWith('>') && !path.endsWith(']') && !hasKeys)
        yield { path, part };
    if (part.items !== undefined)
        yield* keysIn(part.items, `${path}[]`);
    if (typeof part.additionalProperties === 'object')
        yield* keysOf(part.additionalProperties, `${path}.<id>`);
    for (const [key, value] of Object.entries(part.properties ?? {}))
        yield* keysOf(value, path === '' ? key : `${path}.${key}`);
}
function* keysIn(items, path) {
    const { data: part } = KeySchema.safeParse(items);
    if (part?.properties !== undefined)
        yield* keysOf(items, path);
}

;// CONCATENATED MODULE: ./build/contracts/policy/schema-place.js



let wholeSchema;
function schema() {
    wholeSchema ??= json_schema_processors/* toJSONSchema */.bl(policy/* Policy */.PE, { io: 'input', unrepresentable: 'any' });
    return wholeSchema;
}
function partOf(node) {
    const { data: part } = KeySchema.safeParse(node);
    const choice = part?.anyOf?.map(partOf).find((each) => each?.properties !== undefined);
    return choice ?? part;
}
function step(part, name, key) {
    if (typeof key === 'number')
        return [part?.items, `${name}[]`];
    const known = part?.properties?.[String(key)];
    const below = known === undefined && typeof part?.additionalProperties === 'object' ? '<id>' : String(key);
    return [known ?? part?.additionalProperties, name === '' ? below : `${name}.${below}`];
}
function schemaPlace(path) {
    let part = partOf(schema());
    let name = '';
    for (const key of path) {
        const [node, below] = step(part, name, key);
        part = partOf(node);
        name = below;
    }
    const { properties = {}, minimum, maximum } = part ?? {};
    return { name, keys: Object.keys(properties), minimum, maximum };
}
function pathWords(path) {
    return path.reduce((before, key) => {
        if (typeof key === 'number')
            return `${before}[${key}]`;
        return before === '' ? String(key) : `${before}.${String(key)}`;
    }, '');
}

;// CONCATENATED MODULE: ./build/contracts/policy/mistake-words.js




function shown(given) {
    const text = typeof given === 'object' ? (Array.isArray(given) ? 'a list' : 'a group of keys') : undefined;
    return text ?? (JSON.stringify(given) ?? '').slice(0, 60);
}
function not(given) {
    return given === null ? 'and here is nothing' : `not ${shown(given)}`;
}
function didYouMean(given, allowed) {
    const nearest = (0,nearest_word/* nearestWord */.z)(given, allowed);
    return nearest === undefined ? '' : `; did you mean \`${nearest}\`?`;
}
function inYaml(value) {
    return (0,dist/* stringify */.As)(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim();
}
function example({ name }) {
    const key = policy_keys/* policyKeys */.f.get(name);
    const word = name.slice(name.lastIndexOf('.') + 1);
    return key === undefined || word.endsWith(']') ? '' : `, for example \`${word}: ${key.example}\``;
}
function homeOf(key, { name: found }) {
    const homes = [...policy_keys/* policyKeys */.f.keys()].filter((name) => name.endsWith(`.${key}`) && !name.includes('['));
    const [home] = homes.sort((a, b) => sharedSteps(b, found) - sharedSteps(a, found));
    return home?.slice(0, -key.length - 1);
}
function sharedSteps(a, b) {
    const other = b.split('.');
    const steps = a.split('.').findIndex((step, index) => step !== other[index]);
    return steps === -1 ? other.length : steps;
}
function unknownKey(key, place) {
    const { keys } = place;
    const meant = didYouMean(key, keys);
    if (meant !== '')
        return meant;
    const home = homeOf(key, place);
    if (home !== undefined)
        return `; it belongs under \`${home}\``;
    return keys.length === 0 ? '' : `; what may stand here: ${keys.join(', ')}`;
}
function listFrom(given, { name }) {
    if (typeof given !== 'string' && typeof given !== 'number')
        return '';
    const isCommand = name.endsWith('.run') && typeof given === 'string';
    return `; write it as a list: \`${inYaml(isCommand ? given.trim().split(/\s+/) : [given])}\``;
}
const yes = /^(?:yes|on|y|true)$/i;
const no = /^(?:no|off|n|false)$/i;
function truthFrom(given) {
    if (typeof given !== 'string' || !(yes.test(given) || no.test(given)))
        return '';
    return `; write it as \`${yes.test(given)}\`, without quotes`;
}
function range({ minimum, maximum = Number.MAX_SAFE_INTEGER }) {
    if (minimum === undefined)
        return '';
    return maximum === Number.MAX_SAFE_INTEGER ? ` of ${minimum} or more` : ` from ${minimum} to ${maximum}`;
}
function wrongType(expected, given, place) {
    if (given === undefined)
        return `is missing${example(place)}`;
    switch (expected) {
        case 'array':
            return `must be a list, ${not(given)}${listFrom(given, place)}`;
        case 'boolean':
            return `must be true or false, ${not(given)}${truthFrom(given)}`;
        case 'int':
        case 'number':
            return `must be a whole number${range(place)}, ${not(given)}`;
        case 'string':
            return `must be text, ${not(given)}${example(place)}`;
        default:
            return `must be a group of keys, ${not(given)}${groupKeys(place)}`;
    }
}
function groupKeys({ keys, name }) {
    if (keys.length > 0)
        return `; its keys: ${keys.join(', ')}`;
    return /^(?:reviewers|verifiers)$/.test(name) ? '; its keys are names of your own: `claude: {}`' : '';
}
function wrongSize(issue, given, place) {
    const { origin, code } = issue;
    if (origin === 'number' || origin === 'int')
        return `must be a whole number${range(place)}, ${not(given)}`;
    const unit = origin === 'array' ? 'entries' : 'characters';
    return code === 'too_big'
        ? `must have at most ${issue.maximum} ${unit}`
        : `must not be empty${example(place)}`;
}
function wrongWord(allowed, given, place) {
    const words = allowed.map(String);
    if (given === undefined)
        return `is missing${example(place)}`;
    const choice = words.length === 1 ? words[0] : `one of ${words.join(', ')}`;
    return `must be ${choice}, ${not(given)}${didYouMean(given, words)}`;
}
function insideChoice(issue) {
    return (issue.errors.find((branch) => branch.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys')) ?? []);
}
function words(issue, given, place) {
    switch (issue.code) {
        case 'unrecognized_keys':
            return issue.keys
                .map((key) => `unknown key ${JSON.stringify(key)}${unknownKey(key, place)}`)
                .join('; ');
        case 'invalid_type':
            return wrongType(issue.expected, given, place);
        case 'too_big':
        case 'too_small':
            return wrongSize(issue, given, place);
        case 'invalid_value':
            return wrongWord(issue.values, given, place);
        case 'invalid_format':
            return issue.format === 'date'
                ? `must be a day that there is, such as 2030-12-31, ${not(given)}`
                : `must be ${issue.message.slice(0, 300)}, ${not(given)}`;
        case 'invalid_key':
            return `as a name must be ${(issue.issues[0]?.message ?? issue.message).slice(0, 300)}`;
        case 'invalid_union':
            return `cannot be ${shown(given)}${example(place)}`;
        default:
            return issue.message.slice(0, 300);
    }
}
function mistakesOf(issue, valueAt) {
    const inside = issue.code === 'invalid_union' ? insideChoice(issue) : [];
    if (inside.length > 0)
        return inside.flatMap((each) => mistakesOf({ ...each, path: [...issue.path, ...each.path] }, valueAt));
    const { path } = issue;
    return [{ path, message: words(issue, valueAt(path), schemaPlace(path)) }];
}

;// CONCATENATED MODULE: ./build/contracts/policy/syntax-words.js

function plainly(code) {
    switch (code) {
        case 'TAB_AS_INDENT':
            return 'a tab indents this line; YAML is indented with spaces';
        case 'DUPLICATE_KEY':
            return 'this key stands here a second time; keep one of the two';
        case 'TAG_RESOLVE_FAILED':
            return 'tags are not allowed: leave it out';
        case 'MULTIPLE_DOCS':
            return 'a second document begins here; the file is one, so leave out the `---`';
        case 'BAD_INDENT':
        case 'BLOCK_AS_IMPLICIT_KEY':
        case 'MULTILINE_IMPLICIT_KEY':
        case 'BAD_COLLECTION_TYPE':
            return 'the indentation or a bracket does not fit what stands before it';
        case 'MISSING_CHAR':
            return 'a closing quote or bracket, or the `:` or `,` between two values, is missing before this';
        default:
            return undefined;
    }
}
function forbiddenNodes(document) {
    const found = [];
    const report = (node, message) => found.push({ offset: node.range?.[0] ?? 0, message });
    (0,dist/* visit */.YR)(document, {
        Node(_key, node) {
            if ((0,dist/* isAlias */.Vj)(node))
                report(node, 'aliases are not allowed: write the value out');
        },
        Pair(_key, { key }) {
            if (!(0,dist/* isScalar */.jn)(key))
                return;
            const name = String(key.value);
            if (name === '<<')
                report(key, 'merging with `<<` is not allowed: write the keys out');
            if (['__proto__', 'constructor', 'prototype'].includes(name))
                report(key, `the key ${name} is not allowed`);
        },
    });
    return found;
}
function syntaxProblems(document) {
    const broken = [...document.errors, ...document.warnings].map(({ code, message, pos: [offset] }) => ({
        offset,
        message: plainly(code) ?? `this is not valid YAML: ${message}`,
    }));
    const all = [...broken, ...forbiddenNodes(document)];
    return all.filter(({ offset }, index) => all.findIndex((each) => each.offset === offset) === index);
}

;// CONCATENATED MODULE: ./build/contracts/policy/parse-policy.js







const maxPolicyBytes = 256 * 1024;
const maxProblems = 50;
const PolicyFile = policy/* Policy */.PE.superRefine(({ reviewers }, context) => {
    if (Object.hasOwn(reviewers, reviewer/* builtInReviewer */.B1)) {
        const message = 'is the built-in reviewer: turn it off with `hygiene: false`, or give yours another id';
        context.addIssue({ code: 'custom', path: ['reviewers', reviewer/* builtInReviewer */.B1], message });
    }
    for (const [id, { format }] of Object.entries(reviewers)) {
        if (format === undefined || contracts_format/* Format */.y.safeParse(format).success)
            continue;
        context.addIssue({
            code: 'invalid_value',
            values: [...contracts_format/* Format */.y.options],
            path: ['reviewers', id, 'format'],
            input: format,
        });
    }
});
function policyProblemText({ line, column, path, message }) {
    return `${line}:${column} ${path === '' ? '' : `${path}: `}${message}`;
}
function nodeOffset(document, path) {
    for (let length = path.length; length >= 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if ((0,dist/* isNode */.Ll)(node) && node.range)
            return node.range[0];
    }
    return 0;
}
function keyOffset(document, path, key) {
    const map = document.getIn(path, true);
    if (!(0,dist/* isMap */.jh)(map))
        return undefined;
    const pair = map.items.find(({ key: node }) => (0,dist/* isScalar */.jn)(node) && String(node.value) === String(key));
    return (0,dist/* isScalar */.jn)(pair?.key) ? pair.key.range?.[0] : undefined;
}
function oneKeyEach(issue) {
    return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue];
}
function valueIn(value, path) {
    return path.reduce((at, key) => {
        const entries = Array.isArray(at) || (typeof at === 'object' && at !== null) ? Object.entries(at) : [];
        return entries.find(([name]) => name === String(key))?.[1];
    }, value);
}
function issueOffset(document, issue) {
    const [key, path] = issue.code === 'unrecognized_keys'
        ? [issue.keys[0], issue.path]
        : [issue.path.at(-1), issue.path.slice(0, -1)];
    const isAboutKey = issue.code === 'unrecognized_keys' || issue.code === 'invalid_key';
    const offset = isAboutKey && key !== undefined ? keyOffset(document, path, key) : undefined;
    return offset ?? nodeOffset(document, issue.path);
}
function parsePolicy(bytes) {
    const whole = (message) => ({
        ok: false,
        problems: [{ path: '', line: 1, column: 1, message }],
    });
    if (bytes.byteLength > maxPolicyBytes)
        return whole(`the file is larger than ${maxPolicyBytes} bytes`);
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return whole('the file is not UTF-8 text');
    }
    const lineCounter = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, {
        lineCounter,
        schema: 'core',
        strict: true,
        uniqueKeys: true,
        merge: false,
        prettyErrors: false,
    });
    const at = (offset, path, message) => {
        const { line, col } = lineCounter.linePos(offset);
        return { path, line: Math.max(1, line), column: Math.max(1, col), message };
    };
    const syntax = syntaxProblems(document).map(({ offset, message }) => at(offset, '', message));
    if (syntax.length > 0)
        return { ok: false, problems: syntax.slice(0, maxProblems) };
    const value = document.toJS({ maxAliasCount: 0 });
    const result = PolicyFile.safeParse(value);
    if (result.success)
        return { ok: true, policy: result.data };
    const problems = result.error.issues
        .flatMap(oneKeyEach)
        .flatMap((issue) => mistakesOf(issue, (path) => valueIn(value, path)).map(({ path, message }) => at(issueOffset(document, { ...issue, path: [...path] }), pathWords(path), message)))
        .sort((a, b) => a.line - b.line);
    return { ok: false, problems: problems.slice(0, maxProblems) };
}


/***/ }),

/***/ 30266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ carryLine),
/* harmony export */   H: () => (/* binding */ carryRange)
/* harmony export */ });
/* harmony import */ var _hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96024);

function carryLine(file, line, direction = 'forward') {
    if (!hasLinesIn(file, direction))
        return 'deleted';
    const { from, to } = sidesOf(direction);
    const before = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .hunksBefore */ .FQ)(file, from, line);
    const hunk = file.hunks[before];
    const run = hunk && (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runOf */ .ng)(hunk, from, line);
    if (run !== undefined) {
        return run.kind === 'context' ? line - (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, from) + (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, to) : 'deleted';
    }
    const previous = file.hunks[before - 1];
    return previous === undefined ? line : line - (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAfter */ .pD)(previous, from) + (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAfter */ .pD)(previous, to);
}
function carryRange(file, range, direction = 'forward') {
    const { from } = sidesOf(direction);
    const lostRun = (line) => {
        const hunk = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .hunkOf */ .ui)(file, from, line);
        const run = hunk && (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runOf */ .ng)(hunk, from, line);
        return run?.kind === 'context' ? undefined : run;
    };
    let first = range.start;
    for (let run = lostRun(first); run && first <= range.end; run = lostRun(first)) {
        first = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, from) + run.count;
    }
    let last = range.end;
    for (let run = lostRun(last); run && last >= first; run = lostRun(last))
        last = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, from) - 1;
    if (first > last)
        return 'deleted';
    const start = carryLine(file, first, direction);
    const end = carryLine(file, last, direction);
    if (start === 'deleted' || end === 'deleted')
        return 'deleted';
    return { start, end, intact: !isTouched(file, from, range) };
}
function isTouched(file, from, range) {
    for (const { run } of (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runsWithin */ .KQ)(file, from, range))
        if (run.kind !== 'context')
            return true;
    return false;
}
function sidesOf(direction) {
    return direction === 'forward' ? { from: 'LEFT', to: 'RIGHT' } : { from: 'RIGHT', to: 'LEFT' };
}
function absentIn(direction) {
    return direction === 'forward' ? 'removed' : 'added';
}
function hasLinesIn(file, direction) {
    return file.status !== absentIn(direction) && !file.binary && file.missing === undefined;
}


/***/ }),

/***/ 34465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ DiffFault),
/* harmony export */   g: () => (/* binding */ catchFault)
/* harmony export */ });
const lineFeed = 0x0a;
class DiffFault extends Error {
    name = 'DiffFault';
    code;
    offset;
    constructor(code, offset, message) {
        super(message);
        this.code = code;
        this.offset = offset;
    }
}
function catchFault(bytes, parse) {
    try {
        return { ok: true, value: parse() };
    }
    catch (thrown) {
        if (!(thrown instanceof DiffFault))
            throw thrown;
        const { code, message, offset } = thrown;
        return { ok: false, error: { code, message, line: lineAt(bytes, offset), offset } };
    }
}
function lineAt(bytes, offset) {
    let line = 1;
    for (let at = 0; at < offset && at < bytes.length; at += 1)
        if (bytes[at] === lineFeed)
            line += 1;
    return line;
}


/***/ }),

/***/ 55719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ FileIndex)
});

;// CONCATENATED MODULE: ./build/domain/diff/path-index.js
const patience = 64;
class PathIndex {
    #files;
    #nameOf;
    #slots = new Int32Array(2 * 64);
    #taken = 0;
    #crowded = new Map();
    constructor(files, nameOf) {
        this.#files = files;
        this.#nameOf = nameOf;
    }
    get(name) {
        const slot = this.#slotOf(name, hash(name));
        const place = slot === undefined ? this.#crowded.get(name) : this.#slots[slot + 1];
        return place === undefined || place === 0 ? undefined : this.#files[place - 1];
    }
    has(name) {
        return this.get(name) !== undefined;
    }
    add(name, position) {
        if (4 * this.#taken >= this.#slots.length)
            this.#grow();
        return this.#enter(name, hash(name), position + 1);
    }
    #enter(name, key, place) {
        const slot = this.#slotOf(name, key);
        if (slot === undefined) {
            if (this.#crowded.has(name))
                return false;
            this.#crowded.set(name, place);
            return true;
        }
        if (this.#slots[slot + 1] !== 0)
            return false;
        this.#slots[slot] = key;
        this.#slots[slot + 1] = place;
        this.#taken += 1;
        return true;
    }
    #slotOf(name, key) {
        const slots = this.#slots;
        const mask = slots.length - 1;
        let slot = (key << 1) & mask;
        for (let step = 0; step < patience; step += 1) {
            const place = slots[slot + 1] ?? 0;
            if (place === 0 || (slots[slot] === key && this.#nameAt(place) === name))
                return slot;
            slot = (slot + 2) & mask;
        }
        return undefined;
    }
    #grow() {
        const slots = this.#slots;
        const crowded = this.#crowded;
        this.#slots = new Int32Array(4 * slots.length);
        this.#taken = 0;
        this.#crowded = new Map();
        for (let slot = 0; slot < slots.length; slot += 2) {
            const place = slots[slot + 1] ?? 0;
            if (place !== 0)
                this.#move(slots[slot] ?? 0, place);
        }
        for (const [name, place] of crowded)
            this.#enter(name, hash(name), place);
    }
    #move(key, place) {
        const slots = this.#slots;
        const mask = slots.length - 1;
        let slot = (key << 1) & mask;
        for (let step = 0; step < patience; step += 1) {
            if (slots[slot + 1] === 0) {
                slots[slot] = key;
                slots[slot + 1] = place;
                this.#taken += 1;
                return;
            }
            slot = (slot + 2) & mask;
        }
        this.#crowded.set(this.#nameAt(place), place);
    }
    #nameAt(place) {
        const file = this.#files[place - 1];
        return (file && this.#nameOf(file)) ?? '';
    }
}
function hash(name) {
    let value = 0x811c9dc5;
    for (let at = 0; at < name.length; at += 1)
        value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
    return value ^ (value >>> 15);
}

;// CONCATENATED MODULE: ./build/domain/diff/file-index.js

class FileIndex {
    #files = [];
    #last;
    byPath = new PathIndex(this.#files, ({ path }) => path);
    byFormerPath = new PathIndex(this.#files, ({ oldPath }) => oldPath);
    get files() {
        return this.#files;
    }
    get last() {
        return this.#last;
    }
    add(file) {
        const position = this.#files.push(file) - 1;
        this.#last = file;
        if (!this.byPath.add(file.path, position))
            return false;
        const { status, oldPath } = file;
        return status !== 'renamed' || oldPath === undefined || this.byFormerPath.add(oldPath, position);
    }
    replaceLast(file) {
        this.#files[this.#files.length - 1] = file;
        this.#last = file;
    }
}


/***/ }),

/***/ 96024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ runAt),
/* harmony export */   FQ: () => (/* binding */ hunksBefore),
/* harmony export */   KQ: () => (/* binding */ runsWithin),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   WY: () => (/* binding */ runsBefore),
/* harmony export */   ky: () => (/* binding */ runsOf),
/* harmony export */   ng: () => (/* binding */ runOf),
/* harmony export */   pD: () => (/* binding */ lineAfter),
/* harmony export */   u_: () => (/* binding */ runLine),
/* harmony export */   ui: () => (/* binding */ hunkOf)
/* harmony export */ });
function* runsOf(hunk) {
    for (let index = 0; index < hunk.runs; index += 1)
        yield runAt(hunk, index);
}
function runOf(hunk, side, line) {
    if (line < firstLine(hunk, side))
        return undefined;
    const index = runsBefore(hunk, side, line);
    return index === hunk.runs ? undefined : runAt(hunk, index);
}
function* runsWithin(file, side, range) {
    for (let index = hunksBefore(file, side, range.start);; index += 1) {
        const hunk = file.hunks[index];
        if (hunk === undefined || firstLine(hunk, side) > range.end)
            return;
        for (let at = runsBefore(hunk, side, range.start); at < hunk.runs; at += 1) {
            const run = runAt(hunk, at);
            if (runLine(run, side) > range.end)
                return;
            yield { hunk, run };
        }
    }
}
function hunkOf(file, side, line) {
    const found = file.hunks[hunksBefore(file, side, line)];
    return found !== undefined && firstLine(found, side) <= line ? found : undefined;
}
function hunksBefore({ hunks }, side, line) {
    return firstAbove(line, hunks.length, (index) => {
        const hunk = hunks[index];
        return hunk === undefined ? 0 : lineAfter(hunk, side);
    });
}
function runsBefore(hunk, side, line) {
    return firstAbove(line, hunk.runs, (run) => pointLine(hunk, side, run + 1));
}
function firstLine(hunk, side) {
    return pointLine(hunk, side, 0);
}
function lineAfter(hunk, side) {
    return pointLine(hunk, side, hunk.runs);
}
function runLine(run, side) {
    return side === 'RIGHT' ? run.newLine : run.oldLine;
}
function runAt({ table, firstPoint }, index) {
    const point = firstPoint + index;
    const oldLine = table.oldLine(point);
    const newLine = table.newLine(point);
    const oldCount = table.oldLine(point + 1) - oldLine;
    const newCount = table.newLine(point + 1) - newLine;
    const kind = oldCount === 0 ? 'added' : newCount === 0 ? 'deleted' : 'context';
    return { kind, oldLine, newLine, count: Math.max(oldCount, newCount), offset: table.offset(point) };
}
function pointLine({ table, firstPoint }, side, index) {
    return side === 'RIGHT' ? table.newLine(firstPoint + index) : table.oldLine(firstPoint + index);
}
function firstAbove(line, count, value) {
    let low = 0;
    let high = count;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (value(middle) > line)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}


/***/ }),

/***/ 89023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ LineFeeds),
/* harmony export */   h: () => (/* binding */ lineFeed)
/* harmony export */ });
const lineFeed = 0x0a;
const wordBytes = 4;
const fourFeeds = 0x0a0a0a0a;
class LineFeeds {
    #bytes;
    #words;
    #lead;
    constructor(bytes) {
        this.#bytes = bytes;
        this.#lead = bytes.byteOffset % wordBytes;
        const start = bytes.byteOffset - this.#lead;
        this.#words = new Int32Array(bytes.buffer, start, Math.floor((this.#lead + bytes.length) / wordBytes));
    }
    next(at) {
        const bytes = this.#bytes;
        const words = this.#words;
        const lead = this.#lead;
        let word = (at + lead + wordBytes - 1) >>> 2;
        let place = at;
        for (const begin = word * wordBytes - lead; place < begin; place += 1) {
            if (bytes[place] === lineFeed)
                return place;
        }
        while (word < words.length && !hasFeed(words[word] ?? 0))
            word += 1;
        place = word * wordBytes - lead;
        while (place < bytes.length && bytes[place] !== lineFeed)
            place += 1;
        return Math.min(place, bytes.length);
    }
}
function hasFeed(word) {
    const zeros = word ^ fourFeeds;
    return ((zeros - 0x01010101) & ~zeros & 0x80808080) !== 0;
}


/***/ }),

/***/ 42138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ LineTable)
/* harmony export */ });
const usualRunBytes = 64;
class LineTable {
    bytes;
    #points;
    #length = 0;
    constructor(bytes) {
        this.bytes = bytes;
        this.#points = new Uint32Array(3 * (1 + Math.ceil(bytes.length / usualRunBytes)));
    }
    get size() {
        return this.#length / 3;
    }
    oldLine(point) {
        return this.#read(3 * point);
    }
    newLine(point) {
        return this.#read(3 * point + 1);
    }
    offset(point) {
        return this.#read(3 * point + 2);
    }
    add(oldLine, newLine, offset) {
        const at = this.#length;
        if (at === this.#points.length)
            this.#grow();
        this.#points[at] = oldLine;
        this.#points[at + 1] = newLine;
        this.#points[at + 2] = offset;
        this.#length = at + 3;
    }
    shiftOldLines(firstPoint, lastPoint, by) {
        for (let point = firstPoint; point <= lastPoint; point += 1) {
            this.#points[3 * point] = this.oldLine(point) + by;
        }
    }
    #read(index) {
        const value = index < this.#length ? this.#points[index] : undefined;
        if (value === undefined)
            throw new RangeError(`no point ${Math.floor(index / 3)} in a table of ${this.size}`);
        return value;
    }
    #grow() {
        const larger = new Uint32Array(2 * this.#points.length);
        larger.set(this.#points);
        this.#points = larger;
    }
}


/***/ }),

/***/ 45367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ readHunks)
});

;// CONCATENATED MODULE: ./build/domain/diff/hunk.js
class Hunk {
    table;
    firstPoint;
    runs;
    withoutNewline;
    constructor(table, firstPoint, withoutNewline) {
        this.table = table;
        this.firstPoint = firstPoint;
        this.runs = table.size - 1 - firstPoint;
        this.withoutNewline = withoutNewline;
    }
    get oldStart() {
        return this.table.oldLine(this.firstPoint) - (this.oldCount === 0 ? 1 : 0);
    }
    get oldCount() {
        return this.table.oldLine(this.firstPoint + this.runs) - this.table.oldLine(this.firstPoint);
    }
    get newStart() {
        return this.table.newLine(this.firstPoint) - (this.newCount === 0 ? 1 : 0);
    }
    get newCount() {
        return this.table.newLine(this.firstPoint + this.runs) - this.table.newLine(this.firstPoint);
    }
}

// EXTERNAL MODULE: ./build/domain/diff/line-feeds.js
var line_feeds = __webpack_require__(89023);
// EXTERNAL MODULE: ./build/domain/diff/reader.js
var diff_reader = __webpack_require__(47670);
;// CONCATENATED MODULE: ./build/domain/diff/read-hunk.js



const hunkStart = (0,diff_reader/* word */.Vm)('@@ ');
const hunkHeaderEnd = (0,diff_reader/* word */.Vm)(' @@');
const plus = 0x2b;
const minus = 0x2d;
const comma = 0x2c;
const backslash = 0x5c;
const largestNumber = 2 ** 31 - 1;
function readHunk(reader, table) {
    const { bytes, feeds } = reader;
    const { length } = bytes;
    const start = reader.position;
    reader.position += hunkStart.length;
    const oldStart = takeStart(reader, minus, start);
    const oldCount = takeCount(reader, start);
    if (!reader.take(diff_reader/* space */.xe))
        throw malformed(reader, start);
    const newStart = takeStart(reader, plus, start);
    const newCount = takeCount(reader, start);
    endHeader(reader, start);
    if (oldCount + newCount === 0)
        throw reader.fault('bad-hunk', 'a hunk without lines', start);
    if ((oldStart === 0 && oldCount > 0) || (newStart === 0 && newCount > 0)) {
        throw reader.fault('bad-hunk', 'a hunk cannot hold line 0', start);
    }
    const firstPoint = table.size;
    let oldLine = position(oldStart, oldCount);
    let newLine = position(newStart, newCount);
    const oldEnd = oldLine + oldCount;
    const newEnd = newLine + newCount;
    let withoutNewline = 'neither';
    let at = reader.position;
    let kind = -1;
    while (oldLine < oldEnd || newLine < newEnd) {
        const mark = bytes[at];
        if (mark !== kind) {
            if (!isMark(mark)) {
                throw notALine(reader, at, { oldLines: oldEnd - oldLine, newLines: newEnd - newLine });
            }
            table.add(oldLine, newLine, at);
            kind = mark;
        }
        if (mark !== plus)
            oldLine += 1;
        if (mark !== minus)
            newLine += 1;
        at = feeds.next(at) + 1;
        if (at < length && bytes[at] === backslash) {
            if ((mark !== plus && oldLine !== oldEnd) || (mark !== minus && newLine !== newEnd)) {
                throw reader.fault('bad-hunk', 'a "no newline" mark before the end of its file', at);
            }
            const side = mark === plus ? 'new' : mark === minus ? 'old' : 'both';
            withoutNewline = withoutNewline === 'neither' ? side : 'both';
            at = feeds.next(at) + 1;
        }
    }
    if (oldLine > oldEnd || newLine > newEnd) {
        throw reader.fault('bad-hunk', 'the lines of this hunk are other than its header counts', start);
    }
    table.add(oldLine, newLine, at);
    reader.position = at;
    return new Hunk(table, firstPoint, withoutNewline);
}
function isMark(byte) {
    return byte === diff_reader/* space */.xe || byte === plus || byte === minus || byte === line_feeds/* lineFeed */.h;
}
function notALine(reader, at, { oldLines, newLines }) {
    const exceeded = oldLines < 0 || newLines < 0;
    const counted = exceeded
        ? 'the lines before are more than the hunk header counts'
        : `the hunk header counts ${oldLines} more old and ${newLines} more new lines`;
    return at >= reader.bytes.length && !exceeded
        ? reader.fault('cut-off', `the diff ends here, but ${counted}`, at)
        : reader.fault('bad-hunk', `this line cannot stand here: ${counted}`, at);
}
function position(start, count) {
    return count === 0 ? start + 1 : start;
}
function takeStart(reader, mark, at) {
    if (!reader.take(mark))
        throw malformed(reader, at);
    return takeNumber(reader, at);
}
function takeCount(reader, at) {
    return reader.take(comma) ? takeNumber(reader, at) : 1;
}
function takeNumber(reader, at) {
    const value = reader.takeNumber();
    if (value === undefined)
        throw malformed(reader, at);
    if (value > largestNumber)
        throw reader.fault('bad-hunk', `a line number above ${largestNumber}`, at);
    return value;
}
function endHeader(reader, at) {
    if (!reader.looksAt(hunkHeaderEnd))
        throw malformed(reader, at);
    reader.position += hunkHeaderEnd.length;
    if (reader.bytes[reader.position] !== line_feeds/* lineFeed */.h && !reader.take(diff_reader/* space */.xe))
        throw malformed(reader, at);
    reader.skipLine();
}
function malformed(reader, at) {
    return reader.fault('bad-hunk', 'not a hunk header; it must read "@@ -start,count +start,count @@"', at);
}

;// CONCATENATED MODULE: ./build/domain/diff/read-hunks.js

function readHunks(reader, table) {
    const hunks = [];
    let oldEnd = 1;
    let newEnd = 1;
    let ended = false;
    while (reader.looksAt(hunkStart)) {
        const at = reader.position;
        const hunk = readHunk(reader, table);
        const gap = table.oldLine(hunk.firstPoint) - oldEnd;
        if (gap < 0 || gap !== table.newLine(hunk.firstPoint) - newEnd) {
            throw reader.fault('bad-hunk', 'this hunk does not follow from the one before: unchanged lines between hunks must be as many on both sides', at);
        }
        if (ended)
            throw reader.fault('contradiction', 'a hunk after the end of the file', at);
        const last = hunk.firstPoint + hunk.runs;
        oldEnd = table.oldLine(last);
        newEnd = table.newLine(last);
        ended = hunk.withoutNewline !== 'neither';
        hunks.push(hunk);
    }
    if (hunks.length === 0)
        throw reader.missing('bad-hunk', 'a hunk must follow here');
    return hunks;
}


/***/ }),

/***/ 47670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   mP: () => (/* binding */ Reader),
/* harmony export */   xe: () => (/* binding */ space)
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34465);
/* harmony import */ var _line_feeds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89023);


const space = 0x20;
const zero = 0x30;
const nine = 0x39;
const encoder = new TextEncoder();
function word(text) {
    return encoder.encode(text);
}
class Reader {
    bytes;
    buffer;
    feeds;
    position = 0;
    constructor(bytes) {
        if (bytes.length > 0 && bytes[bytes.length - 1] !== _line_feeds_js__WEBPACK_IMPORTED_MODULE_1__/* .lineFeed */ .h) {
            throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .DiffFault */ .E('cut-off', bytes.length, 'the last line has no line feed: the diff was cut off in it');
        }
        this.bytes = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
        this.buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
        this.feeds = new _line_feeds_js__WEBPACK_IMPORTED_MODULE_1__/* .LineFeeds */ .K(this.bytes);
    }
    get atEnd() {
        return this.position >= this.bytes.length;
    }
    looksAt(expected) {
        return this.has(this.position, expected);
    }
    has(at, expected) {
        for (let i = 0; i < expected.length; i += 1) {
            if (this.bytes[at + i] !== expected[i])
                return false;
        }
        return true;
    }
    same(a, b) {
        if (a.end - a.start !== b.end - b.start)
            return false;
        for (let i = a.start, j = b.start; i < a.end; i += 1, j += 1) {
            if (this.bytes[i] !== this.bytes[j])
                return false;
        }
        return true;
    }
    take(byte) {
        if (this.bytes[this.position] !== byte)
            return false;
        this.position += 1;
        return true;
    }
    takeNumber() {
        const { bytes, position: start } = this;
        let value = 0;
        for (let byte = bytes[start]; byte !== undefined && byte >= zero && byte <= nine; byte = bytes[this.position]) {
            value = value * 10 + (byte - zero);
            this.position += 1;
        }
        return this.position === start ? undefined : value;
    }
    lineEnd() {
        return this.feeds.next(this.position);
    }
    restOfLine(prefix) {
        const end = this.lineEnd();
        const start = this.position + prefix.length;
        this.position = end + 1;
        return { start, end };
    }
    skipLine() {
        this.position = this.lineEnd() + 1;
    }
    ascii(start, end) {
        return this.buffer.toString('latin1', start, end);
    }
    text(span) {
        return this.buffer.toString('utf8', span.start, span.end);
    }
    fault(code, message, offset = this.position) {
        return new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .DiffFault */ .E(code, offset, message);
    }
    missing(code, message) {
        return this.atEnd
            ? this.fault('cut-off', `the diff ends here, but ${message}`)
            : this.fault(code, message);
    }
}


/***/ }),

/***/ 38979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rZ: () => (/* binding */ isMarked),
  i6: () => (/* binding */ markPrefix),
  aR: () => (/* binding */ packMarks),
  K6: () => (/* binding */ packedSize),
  be: () => (/* binding */ partKey),
  pc: () => (/* binding */ readMarks),
  _H: () => (/* binding */ toolKey),
  Lx: () => (/* binding */ writeMark)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/domain/confidence.js
var confidence = __webpack_require__(97597);
// EXTERNAL MODULE: ./build/domain/review-document.js
var review_document = __webpack_require__(82027);
// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __webpack_require__(75526);
// EXTERNAL MODULE: ./build/domain/sha256.js
var sha256 = __webpack_require__(28710);
// EXTERNAL MODULE: ./build/domain/text/body-lines.js
var body_lines = __webpack_require__(18743);
// EXTERNAL MODULE: ./build/domain/reviewers/reviewer.js
var reviewer = __webpack_require__(70627);
;// CONCATENATED MODULE: ./build/domain/memory/mark-fields.js

const maxNameLength = 400;
function encode(path) {
    try {
        const text = encodeURIComponent(path).replaceAll('%2F', '/');
        return text.length > maxNameLength ? undefined : text;
    }
    catch {
        return undefined;
    }
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}
function writePlace(place) {
    const name = place && encode(place.path);
    if (place === undefined || name === undefined)
        return '';
    if (place.startLine === undefined || place.numberedIn !== undefined)
        return name;
    const end = place.endLine === undefined ? '' : `-${place.endLine}`;
    return `${name}@${place.startLine}${end}${place.side === 'LEFT' ? 'L' : ''}`;
}
function readPlace(text) {
    if (text === '')
        return 'absent';
    const [, name = '', start, end, left] = /^([^@]+)(?:@(\d{1,9})(?:-(\d{1,9}))?(L)?)?$/.exec(text) ?? [];
    const path = decode(name);
    if (path === undefined || path === '')
        return undefined;
    const side = left === undefined ? 'RIGHT' : 'LEFT';
    if (start === undefined)
        return { path, side };
    const endLine = end === undefined ? {} : { endLine: Number(end) };
    return { path, side, startLine: Number(start), ...endLine };
}
function writeNames(paths) {
    let text = '';
    for (const path of paths) {
        const name = encode(path);
        if (name === undefined || text.length + name.length >= maxNameLength)
            continue;
        text += `${text === '' ? '' : ','}${name}`;
    }
    return text;
}
function readNames(text) {
    const names = text === '' ? [] : text.split(',').map(decode);
    const known = names.filter((name) => name !== undefined && name !== '');
    return known.length === names.length ? known.map(String) : undefined;
}
function writeFiles({ alsoAt, named }) {
    const also = writeNames(alsoAt);
    return also === '' ? writeNames(named) : `${also}=${writeNames(named)}`;
}
function readFiles(text) {
    const parts = text.split('=');
    const [also = '', said = ''] = parts.length === 1 ? ['', ...parts] : parts;
    const [alsoAt, named] = [readNames(also), readNames(said)];
    return parts.length > 2 || alsoAt === undefined || named === undefined ? undefined : { alsoAt, named };
}
function writePeople({ reviewers, contestedBy }) {
    const raised = reviewers.join(',');
    return contestedBy.length === 0 ? raised : `${raised}!${contestedBy.join(',')}`;
}
function readPeople(text) {
    const [reviewers = [], contestedBy = [], ...more] = text.split('!').map((names) => names.split(','));
    const isNamed = [...reviewers, ...contestedBy].every((name) => reviewer/* ReviewerId */.dJ.safeParse(name).success);
    return isNamed && more.length === 0 ? { reviewers, contestedBy } : undefined;
}

;// CONCATENATED MODULE: ./build/domain/memory/mark.js







const markPrefix = 'pr-verdict:';
function partKey(name) {
    return (0,sha256/* sha256 */.s)(name).slice(0, 8);
}
function toolKey(checkName) {
    return (0,sha256/* sha256 */.s)(checkName).slice(0, 8);
}
const findingKinds = ['finding', 'closed', 'withdrawn', 'seen'];
function entryText(mark) {
    if (mark.kind === 'missed')
        return mark.id;
    const { fingerprint, first, id, severity, confidence, preExisting, title, place } = mark;
    const known = first === undefined ? fingerprint : `${fingerprint}.${first}`;
    const weight = `${severity}.${confidence}${preExisting ? '.old' : ''}`;
    return [known, id, weight, writePeople(mark), title, writePlace(place), writeFiles(mark)].join(':');
}
function startOf({ tool, head }, kind) {
    return `${markPrefix}1:${tool}:${kind}:${head}`;
}
function writeMark(mark) {
    if (mark.kind !== 'review')
        return `${startOf(mark, mark.kind)}:${entryText(mark)}`;
    const { key, event, digest, questions, shrunk, part } = mark;
    const about = part === undefined ? [] : [part];
    const asked = questions.length === 0 && part === undefined ? [] : [questions.join(',')];
    return [startOf(mark, shrunk ? 'shrunk' : 'review'), key, event, digest, ...asked, ...about].join(':');
}
function packMarks(marks) {
    const packs = new Map();
    for (const mark of marks) {
        const start = startOf(mark, mark.kind);
        const pack = packs.get(start);
        if (pack === undefined)
            packs.set(start, [entryText(mark)]);
        else
            pack.push(entryText(mark));
    }
    return [...packs].map(([start, entries]) => `${start}:${entries.join(';')}`);
}
function packedSize(mark) {
    return { entry: entryText(mark).length + 1, pack: startOf(mark, mark.kind).length + 40 };
}
const signatureLine = /^<sub>.*`pr-verdict:1:([0-9a-f]{8}):(review|shrunk|finding|closed|withdrawn|seen|missed):([0-9a-f]{40,64}):([^`]+)`<\/sub>\s*$/;
const Weight = schemas/* tuple */.PVZ([severity/* Severity */.AI, confidence/* ConfidenceBand */.Kt, schemas/* literal */.euz('old').optional()]);
const isFingerprint = (text) => /^[0-9a-f]{16}$/.test(text);
const isShortHash = (text) => /^[0-9a-f]{8}$/.test(text);
const isId = (text) => /^[a-z0-9-]{1,80}$/.test(text);
function readReview(text, origin, shrunk) {
    const [key = '', wanted, digest = '', asked = '', part, ...rest] = text.split(':');
    const event = review_document/* reviewEvents */.EN.find((each) => each === wanted);
    const questions = asked === '' ? [] : asked.split(',');
    const hashes = [digest, ...questions, ...(part === undefined ? [] : [part])];
    const plain = isFingerprint(key) && hashes.every(isShortHash);
    if (!plain || event === undefined || rest.length > 0)
        return [];
    return [
        { kind: 'review', ...origin, key, event, digest, questions, shrunk, ...(part !== undefined && { part }) },
    ];
}
function readFinding(text, origin, kind) {
    const [known = '', id = '', weight = '', by = '', title = '', where, files, ...rest] = text.split(':');
    const [fingerprint = '', first, ...more] = known.split('.');
    const read = Weight.safeParse(weight.split('.'));
    const people = readPeople(by);
    const place = readPlace(where ?? '');
    const named = readFiles(files ?? '');
    const fingerprints = [fingerprint, ...(first === undefined ? [] : [first])];
    const plain = fingerprints.every(isFingerprint) && isId(id) && isShortHash(title);
    if (!plain || more.length > 0 || rest.length > 0)
        return [];
    if (!read.success || place === undefined || named === undefined || people === undefined)
        return [];
    const [severity, confidence, old] = read.data;
    const weighed = { severity, confidence, preExisting: old !== undefined };
    const also = { ...(first !== undefined && { first }), ...(place !== 'absent' && { place }) };
    return [{ kind, ...origin, fingerprint, id, ...weighed, ...people, title, ...also, ...named }];
}
function readLine(line) {
    const [, tool, kind, head, rest] = signatureLine.exec(line) ?? [];
    if (tool === undefined || head === undefined || rest === undefined)
        return [];
    const origin = { tool, head };
    if (kind === 'review' || kind === 'shrunk')
        return readReview(rest, origin, kind === 'shrunk');
    const entries = rest.split(';');
    if (kind === 'missed')
        return entries.filter(isId).map((id) => ({ kind, ...origin, id }));
    const findingKind = findingKinds.find((each) => each === kind);
    return findingKind === undefined ? [] : entries.flatMap((entry) => readFinding(entry, origin, findingKind));
}
function readMarks(body, tool) {
    return (0,body_lines/* bodyLines */.w)(body)
        .flatMap(readLine)
        .filter((mark) => mark.tool === tool);
}
function isMarked(body) {
    return (0,body_lines/* bodyLines */.w)(body).some((line) => readLine(line).length > 0);
}


/***/ }),

/***/ 18743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ bodyLines)
/* harmony export */ });
function bodyLines(body) {
    return body.split(/\r\n|\r|\n/);
}


/***/ }),

/***/ 35955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   St: () => (/* binding */ suggestionBlock),
/* harmony export */   Sw: () => (/* binding */ packSpan),
/* harmony export */   d6: () => (/* binding */ codeFence),
/* harmony export */   jb: () => (/* binding */ sub),
/* harmony export */   ko: () => (/* binding */ strong),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   uA: () => (/* binding */ markSpan),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _domain_memory_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38979);
/* harmony import */ var _destroy_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59942);
/* harmony import */ var _show_invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35368);



function text(value) {
    return { type: 'text', value };
}
function strong(...children) {
    return { type: 'strong', children: [...children] };
}
function codeSpan(value) {
    return { type: 'inlineCode', value };
}
function withCode(words) {
    return words.split('`').map((part, index) => (index % 2 === 0 ? text(part) : codeSpan(part)));
}
function link(children, url) {
    return { type: 'link', url, children: [...children] };
}
function sub(...children) {
    return { type: 'subscript', children: [...children] };
}
function markSpan(mark) {
    return { type: 'mark', value: (0,_domain_memory_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .writeMark */ .Lx)(mark) };
}
function packSpan(pack) {
    return { type: 'mark', value: pack };
}
function paragraph(...children) {
    return { type: 'paragraph', children: [...children] };
}
function heading(depth, ...children) {
    return { type: 'heading', depth, children: [...children] };
}
function list(items, ordered = false) {
    const spread = items.some((item) => item.length > 1);
    const children = items.map((item) => ({ type: 'listItem', spread, children: [...item] }));
    return { type: 'list', ordered, spread, children };
}
function table(header, rows) {
    return { type: 'table', children: [header, ...rows].map(tableRow) };
}
function tableRow(cells) {
    return { type: 'tableRow', children: cells.map((cell) => ({ type: 'tableCell', children: [...cell] })) };
}
function details(summary, children) {
    return { type: 'details', summary: [...summary], children: [...children] };
}
function codeFence(lang, value) {
    return { type: 'code', lang, value };
}
function suggestionBlock(lines) {
    const exact = lines.every((line) => !line.includes('\n') && (0,_show_invisible_js__WEBPACK_IMPORTED_MODULE_2__/* .showInvisible */ .j)(line) === line && !(0,_destroy_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsMark */ ._)(line));
    return exact ? { type: 'suggestion', lines: [...lines] } : undefined;
}


/***/ }),

/***/ 24628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ byteLength),
/* harmony export */   z: () => (/* binding */ cutToBytes)
/* harmony export */ });
function byteLength(text) {
    return Buffer.byteLength(text, 'utf8');
}
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const longestCharacter = 64;
function cutToBytes(text, maxBytes) {
    const bytes = Buffer.from(text, 'utf8');
    if (bytes.length <= maxBytes)
        return { kept: text, moreBytes: 0 };
    let end = Math.max(0, maxBytes);
    while (end > 0 && isContinuation(bytes[end]))
        end -= 1;
    const units = bytes.toString('utf8', 0, end).length;
    const boundary = graphemes.segment(text).containing(units)?.index ?? units;
    const kept = text.slice(0, units - boundary > longestCharacter ? units : boundary);
    return { kept, moreBytes: bytes.length - byteLength(kept) };
}
function isContinuation(byte) {
    return byte !== undefined && (byte & 0xc0) === 0x80;
}


/***/ }),

/***/ 59942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ holdsMark),
/* harmony export */   b: () => (/* binding */ destroyMarks)
/* harmony export */ });
/* harmony import */ var _domain_memory_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38979);

const prefix = new RegExp(_domain_memory_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .markPrefix */ .i6, 'gi');
function destroyMarks(text) {
    return text.replace(prefix, (match) => `${match.slice(0, -1)} :`).replaceAll('<!--', '<! --');
}
function holdsMark(text) {
    return text.toLowerCase().includes(_domain_memory_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .markPrefix */ .i6);
}


/***/ }),

/***/ 75130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ webAddress),
/* harmony export */   P: () => (/* binding */ allowedAddress)
/* harmony export */ });
/* harmony import */ var _domain_memory_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38979);

const answering = new Set([
    'issues',
    'issue',
    'pull',
    'pulls',
    'discussions',
    'commit',
    'commits',
    'compare',
]);
function allowedAddress(address, hosts) {
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || !hosts.has(url.host)) {
        return undefined;
    }
    const page = url.pathname.split('/').filter((segment) => segment !== '')[2];
    if (page !== undefined && (page.includes('%') || answering.has(page.toLowerCase())))
        return undefined;
    return url.href;
}
function webAddress(address) {
    const url = new URL(address);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        throw new Error(`A link cannot go to a ${url.protocol} address: only http and https are posted.`);
    }
    const encoded = `${_domain_memory_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .markPrefix */ .i6.slice(0, -1)}%3A`;
    return url.href.replace(new RegExp(_domain_memory_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .markPrefix */ .i6, 'gi'), encoded);
}


/***/ }),

/***/ 35176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ serialize)
});

// EXTERNAL MODULE: ./node_modules/mdast-util-gfm/lib/index.js + 10 modules
var lib = __webpack_require__(37832);
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/index.js + 10 modules
var mdast_util_to_markdown_lib = __webpack_require__(91286);
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/handle/index.js + 30 modules
var handle = __webpack_require__(92169);
// EXTERNAL MODULE: ./build/render/markdown/destroy-marks.js
var destroy_marks = __webpack_require__(59942);
// EXTERNAL MODULE: ./build/render/markdown/show-invisible.js
var show_invisible = __webpack_require__(35368);
;// CONCATENATED MODULE: ./build/render/markdown/inert-text.js


const betweenWords = /(\s+|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\u3000-\u303F\uFF00-\uFF65]+)/u;
const active = new RegExp([
    '[@$]',
    '#\\d',
    '(?<![a-z0-9])gh-\\d',
    '://|www\\.',
    '(?<![0-9a-z])[0-9a-f]{7,}(?![0-9a-z])',
    '^[(\\[{"\']*[/!][a-z]',
    '\\[!',
    ':[\\w+-]+:',
    '⟨U\\+',
].join('|'), 'i');
function inertText(value) {
    const words = (0,destroy_marks/* destroyMarks */.b)((0,show_invisible/* showInvisible */.j)(value)).replace(/\n\s*/g, '\n').split(betweenWords);
    const nodes = [];
    let plain = '';
    for (const word of words) {
        if (!active.test(word)) {
            plain += word;
            continue;
        }
        const { before, core, after } = withoutPunctuation(word);
        plain += before;
        if (plain !== '')
            nodes.push({ type: 'text', value: plain });
        nodes.push({ type: 'inlineCode', value: core });
        plain = after;
    }
    if (plain !== '')
        nodes.push({ type: 'text', value: plain });
    return nodes;
}
function inertCode(value) {
    return (0,destroy_marks/* destroyMarks */.b)((0,show_invisible/* showInvisible */.j)(value).replaceAll('\n', ' '));
}
const openingOf = { ')': '(', ']': '[', '}': '{' };
function withoutPunctuation(word) {
    let start = 0;
    let end = word.length;
    while (start < end && '([{"\'“‘«'.includes(word.charAt(start)))
        start += 1;
    while (end > start && isTrailing(word.slice(start, end)))
        end -= 1;
    if (start === end)
        return { before: '', core: word, after: '' };
    return { before: word.slice(0, start), core: word.slice(start, end), after: word.slice(end) };
}
function isTrailing(core) {
    const last = core.slice(-1);
    const opening = openingOf[last];
    return opening === undefined ? '.,;:!?"\'”’»…'.includes(last) : !core.includes(opening);
}

;// CONCATENATED MODULE: ./build/render/markdown/language.js
const drawn = new Set(['mermaid', 'geojson', 'topojson', 'stl', 'math']);
function codeLanguage(lang) {
    if (lang === null || lang === undefined || !/^[a-z0-9][a-z0-9+#._-]{0,31}$/i.test(lang))
        return null;
    const name = lang.toLowerCase();
    return drawn.has(name) || name.startsWith('suggestion') ? null : lang;
}

// EXTERNAL MODULE: ./build/render/markdown/link-address.js
var link_address = __webpack_require__(75130);
;// CONCATENATED MODULE: ./build/render/markdown/make-inert.js





function inertBlocks(blocks) {
    return blocks.flatMap((block) => inertBlock(block));
}
function inertBlock(block) {
    switch (block.type) {
        case 'paragraph': {
            const children = inertPhrasing(block.children);
            return children.length === 0 ? [] : [{ type: 'paragraph', children }];
        }
        case 'heading':
            return [{ type: 'heading', depth: block.depth, children: inertPhrasing(block.children) }];
        case 'blockquote': {
            const children = blocksOf(block.children);
            return children.length === 0 ? [] : [{ type: 'blockquote', children }];
        }
        case 'list':
            return [{ ...block, children: block.children.map(inertItem) }];
        case 'table':
            return [{ ...block, children: block.children.map(inertRow) }];
        case 'details':
            return [
                { type: 'details', summary: inertPhrasing(block.summary), children: inertBlocks(block.children) },
            ];
        case 'code':
            return [
                { type: 'code', lang: codeLanguage(block.lang), value: (0,destroy_marks/* destroyMarks */.b)((0,show_invisible/* showInvisible */.j)(block.value)) },
            ];
        case 'suggestion':
        case 'thematicBreak':
            return [block];
        case 'html':
            throw notOurs(block.type);
    }
}
function inertItem(item) {
    return { ...item, children: blocksOf(item.children) };
}
function inertRow(row) {
    const children = row.children.map((cell) => ({ ...cell, children: inertPhrasing(cell.children) }));
    return { type: 'tableRow', children };
}
function blocksOf(children) {
    return children.flatMap((child) => {
        if (child.type === 'definition' || child.type === 'footnoteDefinition')
            throw notOurs(child.type);
        return inertBlock(child);
    });
}
function inertPhrasing(nodes, within = []) {
    const flat = joinNeighbours(flatten(nodes, within));
    return joinNeighbours(flat.flatMap((node) => inertInline(node, within)));
}
function flatten(nodes, within) {
    return nodes.flatMap((node) => {
        if (isBlank(node))
            return [];
        return isAttention(node) && within.includes(node.type) ? flatten(node.children, within) : [node];
    });
}
function inertInline(node, within) {
    switch (node.type) {
        case 'text':
            return inertText(node.value);
        case 'inlineCode':
            return [{ type: 'inlineCode', value: inertCode(node.value) }];
        case 'emphasis':
        case 'strong':
        case 'delete':
            return [{ type: node.type, children: inertPhrasing(node.children, [...within, node.type]) }];
        case 'subscript':
            return [{ type: 'subscript', children: inertPhrasing(node.children, within) }];
        case 'link':
            return [{ type: 'link', url: (0,link_address/* webAddress */.D)(node.url), children: inertPhrasing(node.children, within) }];
        case 'break':
        case 'mark':
            return [node];
        case 'html':
        case 'image':
        case 'imageReference':
        case 'linkReference':
        case 'footnoteReference':
            throw notOurs(node.type);
    }
}
function joinNeighbours(nodes) {
    const joined = [];
    for (const node of nodes) {
        const last = joined.at(-1);
        const both = last === undefined ? undefined : joinTwo(last, node);
        if (both === undefined)
            joined.push(node);
        else
            joined[joined.length - 1] = both;
    }
    return joined;
}
function joinTwo(left, right) {
    if (left.type === 'text' && right.type === 'text')
        return { ...left, value: left.value + right.value };
    if (left.type === 'inlineCode' && right.type === 'inlineCode') {
        return { ...left, value: (0,destroy_marks/* destroyMarks */.b)(left.value + right.value) };
    }
    if (isAttention(left) && left.type === right.type && isAttention(right)) {
        return { ...left, children: [...left.children, ...right.children] };
    }
    return undefined;
}
function isAttention(node) {
    return node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete';
}
function isBlank(node) {
    if (node.type === 'text' || node.type === 'inlineCode')
        return node.value === '';
    return ((isAttention(node) || node.type === 'link' || node.type === 'subscript') && node.children.every(isBlank));
}
function notOurs(type) {
    return new Error(`A "${type}" node cannot be posted: build it with src/render/markdown/build.ts instead.`);
}

;// CONCATENATED MODULE: ./build/render/markdown/summary-html.js
function summaryHtml(nodes) {
    return nodes.map(inlineHtml).join('');
}
function inlineHtml(node) {
    switch (node.type) {
        case 'text':
            return escapeHtml(node.value);
        case 'inlineCode':
        case 'mark':
            return `<code>${escapeHtml(node.value)}</code>`;
        case 'emphasis':
            return `<em>${summaryHtml(node.children)}</em>`;
        case 'strong':
            return `<strong>${summaryHtml(node.children)}</strong>`;
        case 'delete':
            return `<del>${summaryHtml(node.children)}</del>`;
        case 'subscript':
            return `<sub>${summaryHtml(node.children)}</sub>`;
        case 'link':
            return `<a href="${escapeHtml(node.url)}">${summaryHtml(node.children)}</a>`;
        case 'break':
            return ' ';
        case 'html':
        case 'image':
        case 'imageReference':
        case 'linkReference':
        case 'footnoteReference':
            throw new Error(`A "${node.type}" node cannot stand in a summary.`);
    }
}
function escapeHtml(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll('\n', ' ');
}

;// CONCATENATED MODULE: ./build/render/markdown/serialize.js




function serialize(blocks) {
    const children = inertBlocks(blocks);
    if (children.length === 0)
        return '\n';
    return (0,mdast_util_to_markdown_lib/* toMarkdown */.l)({ type: 'root', children }, {
        bullet: '-',
        listItemIndent: 'one',
        resourceLink: true,
        rule: '-',
        extensions: [(0,lib/* gfmToMarkdown */.H)({ tablePipeAlign: false })],
        handlers: {
            code: writeCode,
            details: writeDetails,
            mark: writeMark,
            subscript,
            suggestion: writeSuggestion,
        },
    });
}
function writeDetails(node, _parent, state, info) {
    const open = `<details>\n<summary>${summaryHtml(node.summary)}</summary>\n\n`;
    return `${open}${state.containerFlow(node, info)}\n\n</details>`;
}
function subscript(node, _parent, state, info) {
    const content = state.containerPhrasing(node, { ...info, before: '>', after: '<' });
    return `<sub>${content.replaceAll('\n', ' ')}</sub>`;
}
subscript.peek = () => '<';
function writeMark(node) {
    return `\`${node.value}\``;
}
writeMark.peek = () => '`';
function writeCode(node, parent, state, info) {
    const written = handle/* handle */.p.code(node, parent, state, info);
    const outermost = parent?.type === 'root' || parent?.type === 'details';
    return outermost && /^[/@!][a-z]/im.test(node.value) ? written.replace(/^(?=.)/gm, '  ') : written;
}
function writeSuggestion(node) {
    const runs = node.lines.flatMap((line) => line.match(/`+/g) ?? []);
    const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
    return [`${fence}suggestion`, ...node.lines, fence].join('\n');
}


/***/ }),

/***/ 35368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ showInvisible)
/* harmony export */ });
const joining = [
    'Arab',
    'Syrc',
    'Mong',
    'Nkoo',
    'Deva',
    'Beng',
    'Guru',
    'Gujr',
    'Orya',
    'Taml',
    'Telu',
    'Knda',
]
    .concat(['Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt'])
    .map((script) => `\\p{scx=${script}}`)
    .join('');
const emoji = '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?\\p{Emoji_Modifier}?';
const meaningful = [
    '\\u{1F3F4}\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}',
    `${emoji}(?:\\u200D${emoji})*`,
    '[0-9#*]\\uFE0F\\u20E3',
    `(?<=[${joining}])[\\u200C\\u200D](?=[${joining}])`,
    '\\p{scx=Han}[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
    '\\p{scx=Mong}[\\u180B-\\u180D\\u180F]',
].join('|');
const invisible = '(?![\\t\\n])[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\p{DI}\\p{NChar}\\uFFF9-\\uFFFB]';
const pattern = new RegExp(`(${meaningful})|${invisible}`, 'gu');
function showInvisible(text) {
    return text
        .replace(/\p{Surrogate}/gu, '\uFFFD')
        .replace(/\r\n?/g, '\n')
        .normalize('NFC')
        .replace(pattern, (match, kept) => kept ?? shown(match));
}
function shown(character) {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `⟨U+${hex}⟩`;
}


/***/ }),

/***/ 87901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p7: () => (/* binding */ markdownText),
  wh: () => (/* binding */ plainText)
});

// UNUSED EXPORTS: defaultMaxBytes

// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 39 modules
var lib = __webpack_require__(57391);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm/lib/index.js + 10 modules
var mdast_util_gfm_lib = __webpack_require__(37832);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm/index.js + 7 modules
var micromark_extension_gfm = __webpack_require__(52297);
// EXTERNAL MODULE: ./build/render/markdown/build.js
var build = __webpack_require__(35955);
// EXTERNAL MODULE: ./build/render/markdown/link-address.js
var link_address = __webpack_require__(75130);
;// CONCATENATED MODULE: ./build/render/markdown/allow-list.js





const maxDepth = 6;
const maxCells = 1_000;
const maxColumns = 20;
function allowListed(untrusted) {
    if (untrusted.source.trim() === '')
        return [];
    if (isBeyondHumanUse(untrusted.source))
        return [(0,build/* codeFence */.d6)(null, untrusted.source)];
    return parse(untrusted.source).children.flatMap((node) => rebuildBlock(node, untrusted, 0));
}
function isBeyondHumanUse(source) {
    return (/^(?:[ \t]*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s))){16}/m.test(source) ||
        (source.match(/[*_~[\]>]/g) ?? []).length > 2_000);
}
function parse(source) {
    const mdastExtensions = (0,mdast_util_gfm_lib/* gfmFromMarkdown */.C)().map(({ transforms: _, ...extension }) => extension);
    return (0,lib/* fromMarkdown */.Y)(source, { extensions: [(0,micromark_extension_gfm/* gfm */.T)()], mdastExtensions });
}
function rebuildBlock(node, untrusted, depth) {
    switch (node.type) {
        case 'paragraph':
            return [(0,build/* paragraph */.FY)(...rebuildPhrasing(node.children, untrusted))];
        case 'heading':
            return [(0,build/* paragraph */.FY)((0,build/* strong */.ko)(...rebuildPhrasing(node.children, untrusted)))];
        case 'code':
            return [(0,build/* codeFence */.d6)(node.lang ?? null, untrusted.redact(node.value))];
        case 'html':
            return [(0,build/* codeFence */.d6)('html', untrusted.redact(node.value))];
        case 'blockquote':
            if (depth >= maxDepth)
                return [sourceBlock(node, untrusted)];
            return [{ type: 'blockquote', children: rebuildBlocks(node.children, untrusted, depth + 1) }];
        case 'list':
            return depth >= maxDepth ? [sourceBlock(node, untrusted)] : [rebuildList(node, untrusted, depth + 1)];
        case 'table':
            return [isReadable(node) ? rebuildTable(node, untrusted) : sourceBlock(node, untrusted)];
        case 'thematicBreak':
            return [];
        case 'footnoteDefinition':
            return [
                (0,build/* paragraph */.FY)((0,build/* text */.Qq)(`[^${untrusted.redact(node.label ?? node.identifier)}]:`)),
                ...rebuildBlocks(node.children, untrusted, depth),
            ];
        default:
            return [(0,build/* paragraph */.FY)((0,build/* codeSpan */.SS)(sourceOf(node, untrusted)))];
    }
}
function rebuildBlocks(nodes, untrusted, depth) {
    return nodes.flatMap((node) => rebuildBlock(node, untrusted, depth));
}
function rebuildList(list, untrusted, depth) {
    const children = list.children.map((item) => ({
        type: 'listItem',
        checked: item.checked ?? null,
        spread: item.spread ?? false,
        children: rebuildBlocks(item.children, untrusted, depth),
    }));
    const start = Math.min(list.start ?? 1, 9_999);
    return { type: 'list', ordered: list.ordered ?? false, start, spread: list.spread ?? false, children };
}
function isReadable(table) {
    const columns = table.children[0]?.children.length ?? 0;
    return columns <= maxColumns && columns * table.children.length <= maxCells;
}
function rebuildTable(table, untrusted) {
    const children = table.children.map((row) => ({
        type: 'tableRow',
        children: row.children.map((cell) => ({
            type: 'tableCell',
            children: rebuildPhrasing(cell.children, untrusted),
        })),
    }));
    return { type: 'table', align: table.align ?? null, children };
}
function rebuildPhrasing(nodes, untrusted, depth = 0) {
    return nodes.flatMap((node) => rebuildInline(node, untrusted, depth));
}
function rebuildInline(node, untrusted, depth) {
    const { redact, linkHosts } = untrusted;
    switch (node.type) {
        case 'text':
            return [(0,build/* text */.Qq)(redact(node.value))];
        case 'inlineCode':
        case 'html':
            return [(0,build/* codeSpan */.SS)(redact(node.value))];
        case 'break':
            return [{ type: 'break' }];
        case 'emphasis':
        case 'strong':
        case 'delete':
            if (depth >= maxDepth)
                return [(0,build/* codeSpan */.SS)(sourceOf(node, untrusted))];
            return [{ type: node.type, children: rebuildPhrasing(node.children, untrusted, depth + 1) }];
        case 'link': {
            const children = rebuildPhrasing(node.children, untrusted, depth);
            const address = redact(node.url);
            const url = (0,link_address/* allowedAddress */.P)(address, linkHosts);
            return url === undefined ? withAddress(children, address) : [{ type: 'link', url, children }];
        }
        case 'image':
            return withAddress([(0,build/* text */.Qq)(redact(node.alt ?? ''))], redact(node.url));
        case 'linkReference': {
            const label = node.referenceType === 'full' ? `[${redact(node.label ?? node.identifier)}]` : '';
            return [(0,build/* text */.Qq)('['), ...rebuildPhrasing(node.children, untrusted, depth), (0,build/* text */.Qq)(`]${label}`)];
        }
        case 'imageReference':
        case 'footnoteReference':
            return [(0,build/* text */.Qq)(sourceOf(node, untrusted))];
        case 'subscript':
        case 'mark':
            return [(0,build/* codeSpan */.SS)(sourceOf(node, untrusted))];
    }
}
function withAddress(shown, address) {
    const [only] = shown;
    const written = shown.length === 1 && only?.type === 'text' ? only.value : undefined;
    if (written === '' || shown.length === 0)
        return [(0,build/* codeSpan */.SS)(address)];
    if (written !== undefined && ['', 'http://', 'mailto:'].some((scheme) => scheme + written === address)) {
        return [(0,build/* codeSpan */.SS)(written)];
    }
    return [...shown, (0,build/* text */.Qq)(' ('), (0,build/* codeSpan */.SS)(address), (0,build/* text */.Qq)(')')];
}
function sourceBlock(node, untrusted) {
    return (0,build/* codeFence */.d6)(null, sourceOf(node, untrusted));
}
function sourceOf(node, { source, redact }) {
    return redact(source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0));
}

// EXTERNAL MODULE: ./build/render/markdown/bytes.js
var bytes = __webpack_require__(24628);
// EXTERNAL MODULE: ./build/render/markdown/show-invisible.js
var show_invisible = __webpack_require__(35368);
;// CONCATENATED MODULE: ./build/render/markdown/untrusted.js




const defaultMaxBytes = 16_384;
function plainText(untrusted, options) {
    const { kept, moreBytes } = prepare(untrusted, options);
    const line = kept.replace(/\s+/g, ' ').trim();
    return [...readCode(line), ...(moreBytes === 0 ? [] : [(0,build/* text */.Qq)(cutNotice(moreBytes))])];
}
function readCode(line) {
    const parts = line.split('`');
    const isPaired = parts.length % 2 === 1;
    const isFilled = parts.every((part, index) => index % 2 === 0 || part.trim() !== '');
    return isPaired && isFilled ? (0,build/* withCode */.SM)(line) : [(0,build/* text */.Qq)(line)];
}
function markdownText(untrusted, options) {
    const { kept, moreBytes } = prepare(untrusted, options);
    const redact = (value) => options.redact((0,show_invisible/* showInvisible */.j)(value));
    const blocks = allowListed({ source: kept, linkHosts: options.linkHosts, redact });
    return moreBytes === 0 ? blocks : [...blocks, (0,build/* paragraph */.FY)((0,build/* text */.Qq)(cutNotice(moreBytes)))];
}
function prepare(untrusted, { redact, maxBytes = defaultMaxBytes }) {
    return (0,bytes/* cutToBytes */.z)(redact((0,show_invisible/* showInvisible */.j)(untrusted)), maxBytes);
}
function cutNotice(moreBytes) {
    return `… (cut, ${moreBytes} bytes more)`;
}


/***/ })

};
