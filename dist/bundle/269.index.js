export const id = 269;
export const ids = [269];
export const modules = {

/***/ 4681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ formats),
/* harmony export */   y: () => (/* binding */ Format)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

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

/***/ 8127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ nearestWord)
/* harmony export */ });
function nearestWord(given, allowed) {
    if (typeof given !== 'string' || given.length > 40)
        return undefined;
    const word = given.trim().toLowerCase();
    const furthest = Math.max(1, word.length / 3);
    let best;
    for (const candidate of allowed) {
        if (Math.abs(candidate.length - word.length) > furthest)
            continue;
        const distance = editDistance(word, candidate.toLowerCase());
        if (best === undefined || distance < best.distance)
            best = { word: candidate, distance };
    }
    return best !== undefined && best.distance <= furthest ? best.word : undefined;
}
function editDistance(from, to) {
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (let i = 1; i <= from.length; i += 1) {
        const next = [i];
        for (let j = 1; j <= to.length; j += 1) {
            const substitution = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
            next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution));
        }
        row = next;
    }
    return row.at(-1) ?? 0;
}


/***/ }),

/***/ 6960:
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
    if (!isAbsolute(native))
        return readPath(native, base);
    const inside = underRoot(native, base);
    if (inside === undefined) {
        return refuse('is outside the repository', 'Report paths below the repository root, or set `path-prefix`.');
    }
    const fault = faultOf(inside);
    return fault === undefined
        ? { ok: true, path: inside }
        : refuse(fault, 'Report paths below the repository root.');
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

/***/ 7265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kt: () => (/* binding */ ConfidenceBand),
/* harmony export */   OY: () => (/* binding */ isAtLeastAsSure),
/* harmony export */   Z9: () => (/* binding */ confidenceRank),
/* harmony export */   ZW: () => (/* binding */ Confidence),
/* harmony export */   h7: () => (/* binding */ confidenceBands)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

const confidenceBands = ['high', 'medium', 'low', 'speculative'];
const ConfidenceBand = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(confidenceBands);
const Confidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ band: ConfidenceBand, value: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional() }).readonly();
function confidenceRank(band) {
    return confidenceBands.indexOf(band);
}
function isAtLeastAsSure(band, threshold) {
    return confidenceRank(band) <= confidenceRank(threshold);
}


/***/ }),

/***/ 4045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ Duration)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

const unitInMs = { s: 1_000, m: 60_000, h: 3_600_000 };
const Unit = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['s', 'm', 'h']);
const Duration = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^\d{1,5}[smh]$/, 'a number with its unit, such as 90s, 5m or 1h')
    .transform((text) => Number(text.slice(0, -1)) * unitInMs[Unit.parse(text.slice(-1))])
    .refine((ms) => ms <= 6 * unitInMs.h, 'at most 6h');


/***/ }),

/***/ 3859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ Failure)
/* harmony export */ });
class Failure extends Error {
    name = 'Failure';
    kind;
    code;
    fix;
    constructor(failure) {
        super(failure.message, failure.cause === undefined ? undefined : { cause: failure.cause });
        this.kind = failure.kind;
        this.code = failure.code;
        this.fix = failure.fix;
    }
}


/***/ }),

/***/ 3507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ fixedFolder),
/* harmony export */   S: () => (/* binding */ compileGlob)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3859);

const MAX_LENGTH = 1_000;
const MAX_ALTERNATIVES = 100;
const BRACES = /\{([^{},]*(?:,[^{},]*)+)\}/;
const anything = { accepts: () => true, repeats: true, folders: false };
const folders = { accepts: () => true, repeats: true, folders: true };
const withinSegment = { accepts: (character) => character !== '/', repeats: true, folders: false };
const oneOfSegment = { ...withinSegment, repeats: false };
function compileGlob(pattern) {
    if (pattern.length > MAX_LENGTH)
        throw tooComplex(pattern);
    const alternatives = expandBraces(pattern).map(readSteps);
    return (path) => alternatives.some((steps) => matches(steps, path));
}
function fixedFolder(pattern) {
    const fixed = /^[^*?[{]*/.exec(pattern)?.[0] ?? '';
    return fixed.slice(0, fixed.lastIndexOf('/') + 1);
}
function expandBraces(pattern) {
    const done = [];
    const waiting = [pattern];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const braces = BRACES.exec(next);
        if (braces === null)
            done.push(next);
        else {
            const before = next.slice(0, braces.index);
            const after = next.slice(braces.index + braces[0].length);
            for (const choice of (braces[1] ?? '').split(','))
                waiting.push(before + choice + after);
        }
        if (done.length + waiting.length > MAX_ALTERNATIVES)
            throw tooComplex(pattern);
    }
    return done;
}
function readSteps(pattern) {
    const tokens = pattern.matchAll(/(?<=^|\/)(?<deep>\*\*(?:\/|$))|\*+|\?|\[!?[^\]/][^\]/]*\]|./gsu);
    return [...tokens].map(({ 0: token, groups }) => toStep(token, groups?.['deep'] !== undefined));
}
function toStep(token, isDeep) {
    if (isDeep)
        return token === '**' ? anything : folders;
    if (token === '?')
        return oneOfSegment;
    if (token.startsWith('*'))
        return withinSegment;
    const isClass = token.startsWith('[') && token.length > 1;
    const accepts = isClass ? classTest(token) : (character) => character === token;
    return { accepts, repeats: false, folders: false };
}
function classTest(token) {
    const negated = token.startsWith('[!');
    const members = [...token.slice(negated ? 2 : 1, -1).matchAll(/(.)-(.)|./gsu)];
    const isMember = (character) => members.some(([single, from, to]) => from !== undefined && to !== undefined ? from <= character && character <= to : single === character);
    return (character) => character !== '/' && isMember(character) !== negated;
}
function matches(steps, path) {
    let current = new Set();
    enter(steps, current, 0);
    for (const character of path) {
        const next = new Set();
        for (const index of current) {
            const step = steps[index];
            if (step === undefined || !step.accepts(character))
                continue;
            if (step.repeats)
                next.add(index);
            if (!step.repeats || (step.folders && character === '/'))
                enter(steps, next, index + 1);
            else if (!step.folders)
                enter(steps, next, index);
        }
        current = next;
    }
    return current.has(steps.length);
}
function enter(steps, states, first) {
    let index = first;
    states.add(index);
    while (steps[index]?.repeats === true) {
        index += 1;
        states.add(index);
    }
}
function tooComplex(pattern) {
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .H({
        kind: 'usage',
        code: 'GLOB_TOO_COMPLEX',
        message: `The pattern ${JSON.stringify(pattern.slice(0, 100))} is longer than ${MAX_LENGTH} characters or stands for more than ${MAX_ALTERNATIVES} patterns`,
        fix: 'Write several shorter patterns.',
    });
}


/***/ }),

/***/ 3110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ Globs),
/* harmony export */   _I: () => (/* binding */ matchesAny),
/* harmony export */   fo: () => (/* binding */ Glob)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6697);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3507);


const Glob = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).max(1000).refine(isGlob, 'a simpler pattern');
const Globs = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Glob).max(200).readonly();
function matchesAny(patterns) {
    const matchers = patterns.map(_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .S);
    return (path) => matchers.some((matches) => matches(path));
}
function isGlob(pattern) {
    try {
        (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .S)(pattern);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Mode)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

const Mode = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['full', 'verify', 'quick']);


/***/ }),

/***/ 5248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ Decisions),
  i: () => (/* binding */ FailOn)
});

// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(6697);
// EXTERNAL MODULE: ./build/domain/confidence.js
var confidence = __webpack_require__(7265);
// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __webpack_require__(34);
// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4743);
// EXTERNAL MODULE: ./build/domain/globs.js
var globs = __webpack_require__(3110);
// EXTERNAL MODULE: ./build/domain/reviewer.js
var reviewer = __webpack_require__(5586);
;// CONCATENATED MODULE: ./build/domain/suppression/suppression.js



const Day = iso/* date */.p6();
const Suppression = schemas/* strictObject */.rej({
    reviewer: reviewer/* ReviewerId */.dJ.optional(),
    category: schemas/* string */.YjP().min(1).max(100).optional(),
    path: globs/* Glob */.fo.optional(),
    fingerprint: schemas/* string */.YjP()
        .regex(/^[0-9a-f]{16}$/, '16 hex digits')
        .optional(),
    reason: schemas/* string */.YjP().min(1).max(500),
    until: Day.optional(),
})
    .refine(({ reviewer, category, path, fingerprint }) => [reviewer, category, path, fingerprint].some((each) => each !== undefined), 'needs `reviewer`, `category`, `path` or `fingerprint`')
    .readonly();

;// CONCATENATED MODULE: ./build/domain/policy/decisions.js




const Lane = schemas/* enum */.k5n(['green', 'yellow', 'red']);
const FailOn = schemas/* enum */.k5n(['none', 'WARN', 'FAIL', 'ABORT']);
const host = schemas/* string */.YjP()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'a bare host name in lower case, such as owasp.org');
const BlockingFrom = schemas/* enum */.k5n([...confidence/* ConfidenceBand */.Kt.options, 'never']);
const Decisions = schemas/* strictObject */.rej({
    blocking: schemas/* strictObject */.rej({
        critical: BlockingFrom.default('medium'),
        high: BlockingFrom.default('high'),
        medium: BlockingFrom.default('never'),
        low: BlockingFrom.default('never'),
        info: BlockingFrom.default('never'),
    })
        .readonly()
        .prefault({}),
    'pre-existing': schemas/* enum */.k5n(['ignore', 'block']).default('ignore'),
    corroboration: schemas/* strictObject */.rej({ reviewers: schemas/* number */.aig().int().min(2).max(20).default(2), from: severity/* Severity */.AI.default('high') })
        .readonly()
        .optional(),
    'abort-on': schemas/* array */.YOg(schemas/* string */.YjP().min(1).max(100)).max(100).readonly().default([]),
    'fail-on': FailOn.default('WARN'),
    approve: schemas/* boolean */.zMY().default(false),
    enforce: schemas/* boolean */.zMY().default(true),
    drafts: schemas/* enum */.k5n(['review', 'skip']).default('review'),
    'max-comments': schemas/* number */.aig().int().min(0).max(50).default(30),
    'inline-from': severity/* Severity */.AI.default('low'),
    refused: schemas/* enum */.k5n(['none', 'info', 'low', 'medium']).default('none'),
    'partial-coverage': schemas/* enum */.k5n(['incomplete', 'accept']).default('incomplete'),
    'human-lanes': schemas/* array */.YOg(Lane).max(3).readonly().default(['red']),
    suppress: schemas/* array */.YOg(Suppression).max(500).readonly().default([]),
    'link-hosts': schemas/* array */.YOg(host).readonly().default([]),
})
    .readonly();


/***/ }),

/***/ 5586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S7: () => (/* binding */ ReviewerRole),
/* harmony export */   UH: () => (/* binding */ ReviewerKind),
/* harmony export */   _z: () => (/* binding */ ReviewerOutcome),
/* harmony export */   dJ: () => (/* binding */ ReviewerId),
/* harmony export */   gu: () => (/* binding */ Reviewer)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

const ReviewerId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[a-z0-9][a-z0-9._-]{0,63}$/i);
const ReviewerKind = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['ai', 'tool']);
const ReviewerRole = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['primary', 'challenger']);
const ReviewerOutcome = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('state', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('reviewed') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('needs_input') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('invalid'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('unavailable'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('timed_out'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('skipped'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('blocked'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
]);
const Reviewer = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: ReviewerId,
    kind: ReviewerKind,
    role: ReviewerRole,
    required: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    outcome: ReviewerOutcome,
})
    .readonly();


/***/ }),

/***/ 424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ Stage),
/* harmony export */   WJ: () => (/* binding */ StepResult),
/* harmony export */   We: () => (/* binding */ Target),
/* harmony export */   iD: () => (/* binding */ Gate)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

const Stage = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['run', 'fetch', 'review', 'ingest', 'write', 'gate']);
const Gate = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['check', 'status', 'job']);
const StepResult = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['verdict', 'operational']);
const Target = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['github', 'local']);


/***/ }),

/***/ 34:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ Severity),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   qs: () => (/* binding */ severityRank)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

const severities = ['critical', 'high', 'medium', 'low', 'info'];
const Severity = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(severities);
function severityRank(severity) {
    return severities.indexOf(severity);
}
function isAtLeast(severity, threshold) {
    return severityRank(severity) <= severityRank(threshold);
}


/***/ }),

/***/ 5095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ visibleText)
/* harmony export */ });
const terminalSequences = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\n\t])\p{Cc}/gu;
function visibleText(untrusted) {
    return untrusted.replace(terminalSequences, '').replace(lineBreaks, '\n').replace(invisible, '');
}


/***/ }),

/***/ 4417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ logText)
/* harmony export */ });
/* harmony import */ var _domain_visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5095);

const MAX_LENGTH = 64 * 1024;
function logText(untrusted, redact) {
    const safe = redact((0,_domain_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q)(untrusted))
        .replace(/^(\s*):(?=:)/gm, '$1: ')
        .replaceAll('##[', '# #[');
    return safe.length <= MAX_LENGTH ? safe : `${safe.slice(0, MAX_LENGTH)} … (cut, ${safe.length} characters)`;
}


/***/ }),

/***/ 9501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vj: () => (/* binding */ inputNames),
  Rg: () => (/* binding */ invalidInputs),
  TL: () => (/* binding */ parseInputs)
});

// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(6697);
// EXTERNAL MODULE: ./build/contracts/format.js
var format = __webpack_require__(4681);
// EXTERNAL MODULE: ./build/contracts/nearest-word.js
var nearest_word = __webpack_require__(8127);
// EXTERNAL MODULE: ./build/domain/duration.js
var duration = __webpack_require__(4045);
// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(3859);
// EXTERNAL MODULE: ./build/domain/mode.js
var mode = __webpack_require__(822);
// EXTERNAL MODULE: ./build/domain/policy/decisions.js + 1 modules
var decisions = __webpack_require__(5248);
// EXTERNAL MODULE: ./build/domain/settings.js
var settings = __webpack_require__(424);
// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __webpack_require__(34);
// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/core/core.js
var core = __webpack_require__(5378);
// EXTERNAL MODULE: ./build/contracts/paths.js
var paths = __webpack_require__(6960);
// EXTERNAL MODULE: ./build/domain/reviewer.js
var reviewer = __webpack_require__(5586);
;// CONCATENATED MODULE: ./build/input-values.js



const Switch = schemas/* string */.YjP()
    .transform((text) => text.toLowerCase())
    .pipe(schemas/* enum */.k5n(['true', 'false']))
    .transform((word) => word === 'true');
function wholeNumber(least, most) {
    const message = `a whole number from ${least} to ${most}`;
    return schemas/* string */.YjP()
        .regex(/^\d{1,10}$/, message)
        .transform(Number)
        .refine((number) => number >= least && number <= most, message);
}
const Name = schemas/* string */.YjP().regex(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,100}$/u, 'one line of at most 100 characters');
const RepositoryPath = schemas/* string */.YjP().transform((text, context) => {
    const reading = (0,paths/* readPath */.G)(text.replace(/\/+$/, ''));
    if (reading.ok)
        return reading.path;
    context.addIssue(`a path from the repository root; this one ${reading.message}`);
    return core/* NEVER */.tm;
});
const ReviewerIds = schemas/* string */.YjP().transform((text, context) => {
    const ids = entries(text, /[,\n]/);
    const wrong = ids.filter((id) => !reviewer/* ReviewerId */.dJ.safeParse(id).success);
    for (const id of wrong)
        context.addIssue(`reviewer ids separated by commas; "${id}" is none`);
    return ids;
});
const FindingsPatterns = schemas/* string */.YjP()
    .transform((text, context) => entries(text, /\n/).map((line) => readPattern(line, context)));
function readPattern(line, context) {
    const at = line.indexOf('=');
    const before = line.slice(0, Math.max(at, 0)).trim();
    const after = line.slice(at + 1).trim();
    if (at === -1 || /[/\\*?{[]/.test(before))
        return { glob: line };
    if (after === '' || !reviewer/* ReviewerId */.dJ.safeParse(before).success) {
        context.addIssue(`lines of glob or id=glob; "${line}" is neither`);
    }
    return { reviewer: before, glob: after };
}
const ScopeInput = schemas/* string */.YjP().transform((text, context) => {
    const [, kind, name] = /^(package|team|file)=(.+)$/.exec(text) ?? [];
    if (text === 'changeset')
        return { kind: 'changeset' };
    if (name !== undefined && (kind === 'package' || kind === 'team' || kind === 'file'))
        return { kind, name };
    context.addIssue('changeset, package=NAME, team=NAME or file=PATH');
    return core/* NEVER */.tm;
});
function entries(text, separator) {
    return text
        .split(separator)
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '');
}

;// CONCATENATED MODULE: ./build/inputs.js










const InputTexts = schemas/* strictObject */.rej({
    stage: settings/* Stage */.BI.default('run'),
    mode: mode/* Mode */.K.default('full'),
    'github-token': schemas/* string */.YjP().default(''),
    'pull-request': wholeNumber(1, 2 ** 31 - 1).optional(),
    findings: FindingsPatterns.default([]),
    format: format/* Format */.y.optional(),
    contract: schemas/* enum */.k5n(['strict', 'lenient']).optional(),
    config: RepositoryPath.default('.github/pr-verdict.yml'),
    'review-dir': schemas/* string */.YjP().optional(),
    'path-prefix': RepositoryPath.default(''),
    reviewers: ReviewerIds.default([]),
    'fail-on': decisions/* FailOn */.i.optional(),
    approve: Switch.optional(),
    'max-comments': wholeNumber(0, 50).optional(),
    'inline-from': severity/* Severity */.AI.optional(),
    'check-name': Name.default('pr-verdict'),
    gate: settings/* Gate */.iD.default('check'),
    'step-result': settings/* StepResult */.WJ.default('verdict'),
    'resolve-threads': Switch.default(false),
    'retry-budget': duration/* Duration */.d.default(300_000),
    scope: ScopeInput.default({ kind: 'changeset' }),
    target: settings/* Target */.We.default('github'),
    'dry-run': Switch.default(false),
});
const inputNames = Object.keys(InputTexts.shape);
function parseInputs(get) {
    const texts = new Map(inputNames.map((name) => [name, get(name).trim()]));
    const given = Object.fromEntries([...texts].filter(([, text]) => text !== ''));
    const reading = InputTexts.safeParse(given);
    if (reading.success)
        return { ok: true, inputs: toInputs(reading.data) };
    return { ok: false, problems: reading.error.issues.map((issue) => toProblem(issue, texts)) };
}
function invalidInputs(problems) {
    const bullet = (text) => (problems.length > 1 ? `- ${text}` : text);
    return new failure/* Failure */.H({
        kind: 'usage',
        code: 'INPUT_INVALID',
        message: problems.map(({ message }) => bullet(message)).join('\n'),
        fix: problems.map(({ fix }) => bullet(fix)).join('\n'),
    });
}
function toInputs(texts) {
    const pullRequest = texts['pull-request'];
    const reviewDir = texts['review-dir'];
    return {
        settings: toSettings(texts),
        token: texts['github-token'],
        ...(pullRequest === undefined ? {} : { pullRequest }),
        ...(reviewDir === undefined ? {} : { reviewDir }),
        reviewers: texts.reviewers,
        retryBudget: texts['retry-budget'],
        scope: texts.scope,
    };
}
function toSettings(texts) {
    const { stage, mode, target, findings, format, config, gate } = texts;
    return {
        stage,
        mode,
        source: target,
        target,
        findings,
        ...(format === undefined ? {} : { format }),
        config,
        pathPrefix: texts['path-prefix'],
        checkName: texts['check-name'],
        gate,
        stepResult: texts['step-result'],
        policyInputs: toPolicyInputs(texts),
        resolveThreads: texts['resolve-threads'],
        dryRun: texts['dry-run'],
    };
}
function toPolicyInputs(texts) {
    const { approve, contract } = texts;
    const { 'fail-on': failOn, 'max-comments': maxComments, 'inline-from': inlineFrom } = texts;
    return {
        ...(failOn === undefined ? {} : { failOn }),
        ...(approve === undefined ? {} : { approve }),
        ...(maxComments === undefined ? {} : { maxComments }),
        ...(inlineFrom === undefined ? {} : { inlineFrom }),
        ...(contract === undefined ? {} : { contract }),
    };
}
function toProblem(issue, texts) {
    const name = issue.path.map(String).join('.');
    const text = texts.get(name) ?? '';
    const shown = text.length > 80 ? `${text.slice(0, 80)}…` : text;
    const message = `Input \`${name}\` is ${JSON.stringify(shown)}, which it does not accept.`;
    if (issue.code !== 'invalid_value')
        return { name, message, fix: `\`${name}\` takes ${issue.message}.` };
    const words = issue.values.map(String);
    const nearest = (0,nearest_word/* nearestWord */.z)(text, words);
    const hint = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
    return { name, message, fix: `\`${name}\` takes one of ${words.join(', ')}.${hint}` };
}


/***/ })

};
