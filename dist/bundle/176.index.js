export const id = 176;
export const ids = [176];
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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
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
    if (schemaPlace([]).keys.includes(key))
        return '; it belongs at the top of the file, under no other key';
    return keys.length === 0 ? '' : `; what may stand here: ${keys.join(', ')}`;
}
function listFrom(given, { name }) {
    if (name.endsWith('.env') && typeof given === 'object' && given !== null)
        return `; write the names alone, as a list: \`${inYaml(Object.keys(given))}\``;
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
            return `must be a group of keys, ${not(given)}${groupKeys(place, given)}`;
    }
}
function groupKeys({ keys, name }, given) {
    if (keys.includes('run') && typeof given === 'string')
        return `; write it as \`run: ${inYaml(given.trim().split(/\s+/))}\` below the name`;
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
const Named = schemas/* looseObject */._H3({
    reviewers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* looseObject */._H3({ format: schemas/* string */.YjP().optional() }).catch({})),
});
function wrongNames(value) {
    const { data } = Named.safeParse(value);
    const reviewers = Object.entries(data?.reviewers ?? {});
    return reviewers.flatMap(([id, { format }]) => [
        ...(id === reviewer/* builtInReviewer */.B1 ? [borrowedName] : []),
        ...(format === undefined || contracts_format/* Format */.y.safeParse(format).success ? [] : [unknownFormat(id, format)]),
    ]);
}
const borrowedName = {
    code: 'custom',
    path: ['reviewers', reviewer/* builtInReviewer */.B1],
    message: 'is the built-in reviewer: turn it off with `hygiene: false`, or give yours another id',
};
function unknownFormat(id, input) {
    return {
        code: 'invalid_value',
        values: [...contracts_format/* Format */.y.options],
        path: ['reviewers', id, 'format'],
        input,
        message: '',
    };
}
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
    const result = policy/* Policy */.PE.safeParse(value);
    const names = wrongNames(value);
    if (result.success && names.length === 0)
        return { ok: true, policy: result.data };
    const problems = [...(result.success ? [] : result.error.issues), ...names]
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

/***/ 51778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ matcherOf),
/* harmony export */   Mc: () => (/* binding */ suppress),
/* harmony export */   _d: () => (/* binding */ isExpired)
/* harmony export */ });
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74538);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16327);


function isExpired({ until }, today) {
    return until !== undefined && until < today;
}
function matcherOf({ reviewer, category, path, fingerprint }) {
    const isPath = path === undefined ? undefined : (0,_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)([path]);
    return (finding) => (reviewer === undefined || finding.reviewers.every((id) => id === reviewer)) &&
        (category === undefined || (0,_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .domainSlug */ .Wj)(finding.category) === (0,_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .domainSlug */ .Wj)(category)) &&
        (fingerprint === undefined || finding.fingerprint === fingerprint) &&
        (isPath === undefined ||
            (finding.locations.length > 0 && finding.locations.every((location) => isPath(location.path))));
}
function couldMatch({ reviewer, path, fingerprint }, { reviewed, changed }) {
    return ((fingerprint === undefined || path !== undefined) &&
        (reviewer === undefined || reviewed.has(reviewer)) &&
        (path === undefined || changed.some((0,_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)([path]))));
}
function nameOf({ reason, reviewer, category, path, fingerprint }) {
    const matchers = Object.entries({ reviewer, category, path, fingerprint });
    const named = matchers.flatMap(([key, value]) => (value === undefined ? [] : [`${key} ${value}`]));
    return `${named.join(', ')} (${reason})`;
}
function suppress(input) {
    const { entries, today, whole } = input;
    const expired = entries.filter((entry) => isExpired(entry, today));
    const live = entries
        .filter((entry) => !isExpired(entry, today))
        .map((entry) => {
        const matches = matcherOf(entry);
        return {
            entry,
            matches: (finding) => matches({ ...finding, reviewers: input.reviewersOf(finding) }),
        };
    });
    const used = new Set(live.filter(({ matches }) => input.findings.some(matches)).map(({ entry }) => entry));
    const findings = input.findings.map((finding) => {
        const entry = live.find(({ matches }) => matches(finding))?.entry;
        if (entry === undefined || finding.suppressed !== undefined)
            return finding;
        return { ...finding, suppressed: { by: 'suppress', reason: entry.reason } };
    });
    const unused = live
        .map(({ entry }) => entry)
        .filter((entry) => whole !== undefined && !used.has(entry) && couldMatch(entry, whole));
    return {
        findings,
        notes: [
            ...expired.map((entry) => `policy.suppress: expired on ${entry.until}: ${nameOf(entry)}`),
            ...unused.map((entry) => `policy.suppress: matches nothing here any more: ${nameOf(entry)}`),
        ],
    };
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

/***/ 18460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ utf8Text)
/* harmony export */ });
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
function utf8Text(bytes) {
    return decoder.decode(bytes);
}


/***/ }),

/***/ 86271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vz: () => (/* binding */ explainFinding),
  NK: () => (/* binding */ findingText),
  tu: () => (/* binding */ labelledLines)
});

// EXTERNAL MODULE: ./build/domain/verdict/weight.js
var verdict_weight = __webpack_require__(63555);
// EXTERNAL MODULE: ./build/render/passages/place-words.js
var place_words = __webpack_require__(64116);
;// CONCATENATED MODULE: ./build/render/explain/place.js

const mostComments = 50;
function standWords({ place, reason, url, outcome }) {
    if (reason === 'suppressed' || reason === 'not-open' || reason === 'outside-scope')
        return undefined;
    const where = `${(0,place_words/* placeWords */.f)(reason)}${url === undefined ? '' : `: ${url}`}`;
    if (place === 'withheld')
        return `is ${where}`;
    switch (outcome) {
        case 'local':
            return `would stand ${where}, on a pull request`;
        case 'dry-run':
            return `would stand ${where}, without \`dry-run\``;
        case 'published':
        case 'quiet':
        case 'superseded':
            return `stands ${where}`;
    }
}
function toMove(finding, { reason }, policy) {
    const { severity, raisedBy: [reviewer = '<id>'] = [] } = finding;
    switch (reason) {
        case 'below-inline-from':
            return [`\`policy.inline-from: ${severity}\`, or the input of that name, would give it a comment`];
        case 'over-max-comments':
            return policy.maxComments >= mostComments
                ? [
                    `${mostComments} comments are the most: a stricter \`policy.inline-from\` leaves them to what is worse`,
                ]
                : [
                    `\`policy.max-comments: ${mostComments}\`, with no lower input of that name, leaves room for more comments than ${policy.maxComments}, the worst first`,
                ];
        case 'no-line':
            return ['with a line of the diff in its document it would stand there'];
        case 'line-outside-diff':
            return ['on a line of the diff it would stand there: `pr-verdict lines` lists them'];
        case 'outside-report':
            return [`\`reviewers.${reviewer}.report: all\` would show it`];
        case 'not-posted':
            return [
                `it is told with the next review: one is posted for something new from ${policy.inlineFrom} on (\`policy.inline-from\`), a new question or another event`,
            ];
        case 'in-diff':
        case 'range-cut':
        case 'scope-file':
        case 'file-outside-diff':
        case 'multi-file':
        case 'system':
        case 'line-from-base':
        case 'file-not-comparable':
        case 'not-placed-by-github':
        case 'already-open':
        case 'not-open':
        case 'suppressed':
        case 'refused':
        case 'outside-scope':
            return [];
    }
}

// EXTERNAL MODULE: ./build/domain/globs.js
var domain_globs = __webpack_require__(74538);
// EXTERNAL MODULE: ./build/domain/suppression/suppress.js
var suppression_suppress = __webpack_require__(51778);
;// CONCATENATED MODULE: ./build/render/explain/settled.js


function entryFor(finding, { reason }, { suppress }) {
    const { raisedBy: reviewers = [] } = finding;
    const matching = suppress.flatMap((entry, index) => (0,suppression_suppress/* matcherOf */.Ke)(entry)({ ...finding, reviewers }) ? [{ entry, index }] : []);
    const { index } = matching.find(({ entry }) => entry.reason === reason) ?? matching[0] ?? {};
    return index === undefined ? '`policy.suppress`' : `\`policy.suppress[${index}]\``;
}
function moreOfEach(finding, { reviewers }) {
    const capped = (finding.raisedBy ?? []).flatMap((id) => {
        const cap = Object.hasOwn(reviewers, id) ? reviewers[id]?.['max-findings'] : undefined;
        return cap === undefined ? [] : [`\`reviewers.${id}.max-findings: ${cap + 1}\``];
    });
    return capped.length === 0
        ? ['a higher `reviewers.<id>.max-findings` shows more, the worst first']
        : [`${capped.join(' or ')} shows one more, the worst first`];
}
function ignoredBy({ locations }, { ignoredPaths }) {
    const globs = ignoredPaths.filter((glob) => locations.some(({ path }) => (0,domain_globs/* matchesAny */._I)([glob])(path)));
    return globs.map((glob) => `\`${glob}\``).join(', ');
}
function toShow(finding, suppressed, policy) {
    const [reviewer = '<id>'] = finding.raisedBy ?? [];
    switch (suppressed.by) {
        case 'suppress':
            return [`it would count without ${entryFor(finding, suppressed, policy)}`];
        case 'max-findings':
            return moreOfEach(finding, policy);
        case 'ignore':
            return [`it would count without ${ignoredBy(finding, policy)} in \`paths.ignore\``];
        case 'report':
            return [`\`reviewers.${reviewer}.report: all\` would let it count`];
        case 'scope':
            return ['a run without `scope` looks at the whole change'];
        case 'surmise':
            return [
                'it would be shown with medium confidence or more, or resting on more than `contextual_reasoning`',
            ];
        case 'verifier':
            return ['it would be shown if the verifier did not say it; what blocks is shown in any case'];
        case 'style':
            return ['it would be shown in another category, or where the verifier has nothing to say of its lines'];
        case 'refutation':
            return ['it becomes a dispute once a reviewer reports what it denies'];
        case 'verify':
            return ['it counts in the next run with `mode: full`'];
    }
}
function whyLeft({ refusal }) {
    if (refusal === undefined)
        return {
            because: ['it stays as it is on somebody’s word (`wont_fix`)'],
            change: ['it would count again if that word were taken back'],
        };
    const who = `${refusal.by}${refusal.selfAccepted ? ', whose change it is,' : ''}`;
    return refusal.how === 'command'
        ? {
            because: [`${who} left it as it is, with \`/pr-verdict wont-fix\``],
            change: ['it counts again in the first run after that comment is deleted'],
        }
        : {
            because: [`${who} resolved its thread`],
            change: ['it counts again in the first run after that thread is unresolved'],
        };
}
const statusWords = {
    open: 'it is open',
    reopened: 'it is open again',
    fixed: 'it is marked fixed',
    verified: 'it is fixed, and was looked at again',
};
function whySettled(finding, policy) {
    const { settled, suppressed, status } = finding;
    if (settled !== undefined)
        return settled;
    if (suppressed !== undefined)
        return {
            because: [`it is withheld: ${suppressed.reason}`],
            change: toShow(finding, suppressed, policy),
        };
    if (status === 'wont_fix')
        return whyLeft(finding);
    return { because: [statusWords[status]], change: [] };
}

// EXTERNAL MODULE: ./build/domain/confidence.js
var domain_confidence = __webpack_require__(97597);
// EXTERNAL MODULE: ./build/domain/policy/blocking-rules.js
var blocking_rules = __webpack_require__(47671);
// EXTERNAL MODULE: ./build/domain/severity.js
var domain_severity = __webpack_require__(75526);
// EXTERNAL MODULE: ./build/domain/text/counted.js
var counted = __webpack_require__(43863);
;// CONCATENATED MODULE: ./build/render/explain/weighed.js





function saidBy({ saidBy: keys, path }) {
    const said = keys.map((key) => `\`${key}\``);
    const [first = '', ...overrides] = said;
    if (overrides.length === 0)
        return first;
    return `${first} with ${overrides.join(' and ')}${path === undefined ? '' : ` for \`${path}\``}`;
}
function keyOf({ saidBy: keys }, { overrides }, says) {
    const last = overrides.findLast(({ index, entry }) => keys.includes(`policy.overrides[${index}]`) && says(entry));
    return last === undefined ? 'policy' : `policy.overrides[${last.index}]`;
}
function together(explanations) {
    return {
        because: [...new Set(explanations.flatMap(({ because }) => because))],
        change: [...new Set(explanations.flatMap(({ change }) => change))],
    };
}
function whyBlocking(finding, rules, places) {
    const { severity, confidence } = finding;
    const reason = (0,verdict_weight/* blockedBy */.yJ)(finding, rules, places);
    if (reason === undefined)
        return { because: [], change: [] };
    const { by, rules: at } = reason;
    const because = by === 'agreement'
        ? `${(0,verdict_weight/* countAgreeing */.Yd)(finding, rules)} reviewers agree, and \`policy.corroboration\` blocks what ${at.corroboration?.reviewers} agree on from ${at.corroboration?.from} on`
        : `${saidBy(at)} blocks ${severity} findings from ${at.blocking[severity]} confidence on, and this one has ${confidence.band}`;
    const silence = `if it is false: \`pr-verdict suppress ${finding.id} --reason "…"\`, or on a pull request \`/pr-verdict wont-fix ${finding.id}\` in a comment`;
    return { because: [because], change: ['fix it', silence] };
}
function throughAgreement(finding, rules, at) {
    const { severity, contestedBy } = finding;
    const agreeing = (0,verdict_weight/* countAgreeing */.Yd)(finding, rules);
    const { corroboration } = at;
    if (contestedBy.length > 0)
        return [];
    if (corroboration === undefined)
        return agreeing < 2
            ? []
            : [
                `\`policy.corroboration: { reviewers: ${agreeing}, from: ${severity} }\` would let the agreement of ${agreeing} block it`,
            ];
    if (!(0,domain_severity/* isAtLeast */.du)(severity, corroboration.from))
        return agreeing < corroboration.reviewers
            ? []
            : [`\`policy.corroboration.from: ${severity}\` would let the agreement of ${agreeing} block it`];
    const missing = corroboration.reviewers - agreeing;
    const more = (0,counted/* counted */.h)(missing, 'more independent reviewer');
    return [`it would block if ${more} reported it (\`policy.corroboration\`)`];
}
function whyNotAt(finding, rules, at) {
    const { severity, confidence } = finding;
    const least = at.blocking[severity];
    const key = keyOf(at, rules, ({ blocking }) => blocking?.[severity] !== undefined);
    const change = [
        ...(least === 'never' ? [] : [`it would block with ${least} confidence`]),
        `\`${key}.blocking.${severity}: ${confidence.band}\` would let it block`,
        ...throughAgreement(finding, rules, at),
    ];
    const because = least === 'never'
        ? `${saidBy(at)} never blocks ${severity} findings`
        : `${saidBy(at)} blocks ${severity} findings from ${least} confidence on, and this one has ${confidence.band}`;
    return { because: [because], change };
}
function isHeldByDispute(finding, rules) {
    const { contestedBy, corroboratedBy, confidence } = finding;
    if (contestedBy.length === 0)
        return false;
    const agreed = corroboratedBy.length > 0 ? (0,domain_confidence/* raise */.xl)(confidence) : confidence;
    return (0,verdict_weight/* weigh */.vi)({ ...finding, contestedBy: [], confidence: agreed }, rules) === 'blocking';
}
function whyNotBlocking(finding, rules, places) {
    const { because, change } = together(places.map((at) => whyNotAt(finding, rules, at)));
    const undisputed = `it would block if ${finding.contestedBy.join(', ')} no longer disputed it`;
    return { because, change: isHeldByDispute(finding, rules) ? [undisputed, ...change] : change };
}
function whyAdvisory({ raisedBy = [] }) {
    const keys = raisedBy.length === 0 ? ['<id>'] : raisedBy;
    const words = keys.map((id) => `\`reviewers.${id}.advisory: claims\``).join(' or ');
    return {
        because: ['only reviewers raised it whose `advisory` is `all` in the policy'],
        change: [
            `${words} would have it weighed like others; so would a reviewer that is not advisory and reports it as well`,
        ],
    };
}
function whyOld(rules, places) {
    const said = places.map((at) => {
        const key = keyOf(at, rules, (entry) => entry['pre-existing'] !== undefined);
        return { key, where: key === 'policy' || at.path === undefined ? '' : ` for \`${at.path}\`` };
    });
    return together(said.map(({ key, where }) => ({
        because: [`it was there before this change, and \`${key}.pre-existing\`${where} ignores that`],
        change: [`\`${key}.pre-existing: block\` would weigh it like the others`],
    })));
}
function whyWeighed(finding, weight, rules) {
    const places = (0,blocking_rules/* rulesFor */.N)(finding, rules);
    const weighed = places.filter(({ preExisting }) => !finding.preExisting || preExisting === 'block');
    switch (weight) {
        case 'blocking':
            return whyBlocking(finding, rules, weighed);
        case 'pre-existing':
            return whyOld(rules, places);
        case 'counts':
        case 'needs-verification':
            return (0,verdict_weight/* isAdvisory */.kW)(finding, rules) ? whyAdvisory(finding) : whyNotBlocking(finding, rules, weighed);
    }
}

;// CONCATENATED MODULE: ./build/render/explain/finding.js




function saidByOthers({ corroboratedBy, contestedBy, confidence }) {
    const others = corroboratedBy.join(', ');
    const { band, raisedFrom } = confidence;
    const rise = raisedFrom === undefined ? '' : `, which raised its confidence from ${raisedFrom} to ${band}`;
    return [
        ...(corroboratedBy.length === 0
            ? []
            : [`it is one problem with what was also reported by ${others}${rise}`]),
        ...(contestedBy.length === 0
            ? []
            : [
                `it is disputed by ${contestedBy.join(', ')}, so nobody's agreement counts and a human is asked for`,
            ]),
    ];
}
function whyUnrepeated({ unrepeated, id }) {
    if (unrepeated === undefined)
        return { because: [], change: [] };
    const missed = 'a whole review did not find it again: one of another head that does not either withdraws it';
    return {
        because: ['nobody repeats what an earlier run published, and silence alone does not close it'],
        change: [
            ...(unrepeated.missed ? [missed] : []),
            `it closes once who raised it reviews a change of its files and no longer reports it; else \`/pr-verdict wont-fix ${id}\``,
        ],
    };
}
function explainFinding(finding, policy) {
    const { id, fingerprint, title, stand } = finding;
    const weight = (0,verdict_weight/* weigh */.vi)(finding, policy.blocking);
    const isSettled = weight === 'settled';
    const why = isSettled ? whySettled(finding, policy) : whyWeighed(finding, weight, policy.blocking);
    const silent = isSettled ? { because: [], change: [] } : whyUnrepeated(finding);
    const stands = stand && standWords(stand);
    const moved = stand === undefined || isSettled ? [] : toMove(finding, stand, policy);
    return {
        id,
        fingerprint,
        title,
        weight,
        ...(stands !== undefined && { stands }),
        because: [...why.because, ...silent.because, ...saidByOthers(finding)],
        change: [...why.change, ...silent.change, ...moved],
    };
}
function labelledLines(label, texts) {
    return texts.map((text) => `  ${label} ${text.replace(/\s+/g, ' ')}\n`).join('');
}
function findingText(explanation) {
    const { id, fingerprint, title, weight, stands, because, change } = explanation;
    return [
        `${id} ${weight}: ${title.replace(/\s+/g, ' ')}\n`,
        stands === undefined ? '' : `  ${stands}\n`,
        labelledLines('because', because),
        labelledLines('to change it:', change),
        `  fingerprint ${fingerprint}\n`,
    ].join('');
}


/***/ }),

/***/ 26289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bX: () => (/* binding */ explainVerdict),
  nt: () => (/* binding */ verdictText),
  E0: () => (/* binding */ verdictWord)
});

// EXTERNAL MODULE: ./build/domain/identity.js
var identity = __webpack_require__(16327);
// EXTERNAL MODULE: ./build/domain/verdict/completeness.js
var completeness = __webpack_require__(88843);
// EXTERNAL MODULE: ./build/render/explain/finding.js + 3 modules
var finding = __webpack_require__(86271);
// EXTERNAL MODULE: ./build/domain/reviewers/reviewer.js
var reviewer = __webpack_require__(70627);
;// CONCATENATED MODULE: ./build/render/explain/required.js


function whyRequired({ waived, reviewers, effective, }) {
    const unfinished = reviewers.filter((each) => (0,reviewer/* isChosen */.lf)(each) && (0,completeness/* applies */.Br)(each) && !(0,reviewer/* hasReviewed */.ge)(each));
    const isOptional = ({ id }) => Object.hasOwn(effective.reviewers, id) && effective.reviewers[id]?.required === false;
    const couldDo = reviewers.some((each) => (0,reviewer/* isChosen */.lf)(each) && (0,reviewer/* hasReviewed */.ge)(each));
    const missed = unfinished
        .filter(({ id, required, outcome }) => required && outcome.state !== 'blocked' && !waived.includes(id))
        .map(({ id }) => `\`reviewers.${id}.required: false\``);
    return {
        because: unfinished
            .filter(isOptional)
            .map((each) => `the review does without ${each.id} (\`reviewers.${each.id}.required: false\`): ${(0,completeness/* inWords */.r4)((0,completeness/* incompleteReviewer */.cQ)(each))}`),
        change: couldDo && missed.length > 0 ? [`${missed.join(' and ')} would have the review do without`] : [],
    };
}

;// CONCATENATED MODULE: ./build/render/explain/verdict.js




function whyAbort({ decision, findings, effective }) {
    const stops = new Map(effective.abortOn.map((category) => [(0,identity/* domainSlug */.Wj)(category), category]));
    return findings
        .filter(({ id }) => decision.blocking.includes(id))
        .flatMap(({ id, category }) => {
        const named = stops.get((0,identity/* domainSlug */.Wj)(category));
        return named === undefined
            ? []
            : [`ABORT: ${id} blocks, and policy.abort-on names its category ${named}`];
    });
}
function whyVerdict(input) {
    const { soFar, tightenedBy } = input.decision;
    if (tightenedBy.length > 0)
        return tightenedBy.map((claim) => `${soFar}: ${claim}, and a claim may only tighten`);
    switch (soFar) {
        case 'PASS':
            return ['PASS: nothing blocks'];
        case 'WARN':
            return ['WARN: a finding blocks, none of them critical'];
        case 'FAIL':
            return ['FAIL: a critical finding blocks'];
        case 'ABORT':
            return whyAbort(input);
    }
}
function whyGate({ decision, effective, conclusion }) {
    const { failOn, enforce } = effective;
    if (!enforce)
        return 'the gate fails at nothing: policy.enforce is false';
    if (decision.verdict === null && conclusion.status !== 'failed')
        return 'the gate passes nothing that is incomplete';
    const at = failOn === 'none' ? 'no verdict (fail-on is none)' : `${failOn} and worse (fail-on)`;
    return `the gate fails at ${at}, and this is ${decision.soFar}`;
}
function byInputs({ effective, byPolicy }) {
    const changed = [
        ['fail-on', effective.failOn, byPolicy.failOn],
        ['approve', effective.approve, byPolicy.approve],
        ['max-comments', effective.maxComments, byPolicy.maxComments],
        ['inline-from', effective.inlineFrom, byPolicy.inlineFrom],
        ['contract', effective.contract, byPolicy.contract],
    ];
    return changed
        .filter(([, now, before]) => now !== before)
        .map(([name, now, before]) => `the input ${name} makes it ${now}; the policy has ${before ?? 'nothing'}`);
}
const maxRefused = 20;
function whyRefused({ refused = [] }) {
    const lines = refused.slice(0, maxRefused).map(({ reviewer, pointer, title, problems: [problem] }) => {
        const named = title === undefined ? '' : ` "${title}"`;
        return `refused: ${reviewer} ${pointer}${named}: ${problem?.rule ?? ''} ${problem?.message ?? ''}`;
    });
    const more = refused.length - lines.length;
    return more > 0 ? [...lines, `refused: ${more} more`] : lines;
}
function explainSuperseded({ conclusion, isEdited = false }) {
    return {
        status: conclusion.status,
        verdict: null,
        conclusion: conclusion.conclusion,
        title: conclusion.title,
        because: [
            isEdited
                ? 'files changed after they were reviewed: what was said of them does not hold for what lies here now'
                : 'a newer head came before this was posted: nothing of it stands, and the run of that head decides',
        ],
        change: [isEdited ? 'Run the review again.' : '`explain` of the newer run tells what holds'],
    };
}
function explainVerdict(input) {
    if (input.conclusion.status === 'superseded')
        return explainSuperseded(input);
    const { decision, conclusion, obstacles } = input;
    const { verdict, event, soFar, incomplete, blocking, tightenedBy, waived } = decision;
    const lenient = soFar === 'WARN' ? 'FAIL' : soFar === 'FAIL' ? 'ABORT' : 'none';
    const required = whyRequired({ ...input, waived });
    const fails = conclusion.status === 'failed' && incomplete.length === 0;
    return {
        status: conclusion.status,
        verdict,
        event,
        conclusion: conclusion.conclusion,
        title: conclusion.title,
        because: [
            ...incomplete.map((reason) => `no verdict: ${(0,completeness/* inWords */.r4)(reason)}`),
            ...required.because,
            ...whyRefused(input),
            ...whyVerdict(input),
            whyGate(input),
            ...byInputs(input),
            ...waived.map((subject) => `waived for this head: ${subject}, which withholds approval`),
            ...(soFar === 'PASS' && event === 'COMMENT' ? obstacles.map((each) => `no approval: ${each}`) : []),
        ],
        change: [
            ...blocking.map((id) => `fix ${id}`),
            ...input.stepsToComplete,
            ...required.change,
            ...tightenedBy.map((claim) => `a document that no longer claims it, or advisory: claims: ${claim}`),
            ...(fails ? [`policy.fail-on: ${lenient} would let ${soFar} pass`] : []),
        ],
    };
}
function verdictWord({ verdict, status }) {
    return verdict ?? (status === 'superseded' ? 'Superseded' : 'Incomplete');
}
function verdictText(explanation) {
    const { event, conclusion, title, because, change } = explanation;
    const words = [verdictWord(explanation), ...(event === undefined ? [] : [event])];
    const head = `${words.join(', ')}\n  check ${conclusion}: ${title}\n`;
    return head + (0,finding/* labelledLines */.tu)('because', because) + (0,finding/* labelledLines */.tu)('to change it:', change);
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


/***/ }),

/***/ 64116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ whereabouts),
/* harmony export */   f: () => (/* binding */ placeWords)
/* harmony export */ });
const reasonWords = {
    'in-diff': 'on its lines',
    'range-cut': 'on the part of its lines that the diff shows',
    'scope-file': 'on the file',
    'no-line': 'on the file, since it names no line',
    'line-outside-diff': 'on the file, since its line is outside the diff',
    'file-outside-diff': 'in the review, since its file is not in the diff',
    'multi-file': 'in the review, since it spans files',
    system: 'in the review, since it names no file',
    'below-inline-from': 'in the review, because of its severity',
    'over-max-comments': 'in the review, beyond the number of comments',
    'line-from-base': 'in the review, since its line came from the base branch',
    'file-not-comparable': 'on the file, since its lines in the checkout cannot be compared with the commit',
    'not-placed-by-github': 'in the review, since GitHub did not place it',
    'already-open': 'withheld: it is open already',
    'not-open': 'withheld: it is not open',
    suppressed: 'withheld: suppressed',
    refused: 'withheld: it breaks its contract',
    'outside-report': 'withheld: outside what its reviewer may report',
    'outside-scope': 'withheld: outside of the part that is reviewed',
    'not-posted': 'withheld: no review was posted in this run',
};
function placeWords(reason) {
    return reasonWords[reason];
}
const settledWords = {
    fixed: 'marked as fixed, not yet verified',
    verified: 'verified: it is fixed',
    wont_fix: 'left as it is',
};
function whereabouts({ status }, reason) {
    return settledWords[status] ?? placeWords(reason);
}


/***/ })

};
