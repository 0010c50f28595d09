export const id = 263;
export const ids = [263];
export const modules = {

/***/ 9814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ policyKeys)
/* harmony export */ });
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75526);

const program = (timeout) => ({
    run: {
        meaning: 'Program and arguments, each as it is; no shell reads them. Without it nothing is started here.',
        example: '[npx, eslint, --format, json, .]',
    },
    cwd: {
        meaning: 'Folders to run in: one process for each matching folder that has changes.',
        example: 'packages/*',
    },
    env: {
        meaning: 'Variables that it gets beside `PATH`, `HOME`, `LANG` and `TMPDIR`. Those of the runner and of loaders are refused.',
        example: '[ANTHROPIC_API_KEY]',
    },
    timeout: {
        meaning: 'How long it may take, as a number with `s`, `m` or `h`.',
        example: '15m',
        default: timeout,
    },
    paths: { meaning: 'Only where one changed file matches.', example: "['src/**']" },
    'when.authors': {
        meaning: 'Only for pull requests of these authors; `!` in front excludes one.',
        example: "['!dependabot[bot]']",
    },
    'when.forks': { meaning: '`false`: not for pull requests from forks.', example: 'false' },
    'when.drafts': { meaning: '`false`: not for drafts.', example: 'false' },
    'when.labels': {
        meaning: 'Only with one of these labels; `!` in front excludes one.',
        example: "['!skip-review']",
    },
    'when.lanes': { meaning: 'Only in these risk lanes of the evidence pack.', example: '[yellow, red]' },
});
function below(prefix, keys) {
    return Object.entries(keys).map(([key, value]) => [`${prefix}${key}`, value]);
}
function leastConfidence(examples) {
    return Object.fromEntries(_domain_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity, index) => [
        severity,
        {
            meaning: `The least confidence with which a finding of severity ${severity} blocks; \`never\` for none.`,
            example: examples[index] ?? 'never',
        },
    ]));
}
const policyKeys = new Map([
    ...below('', {
        version: { meaning: 'The version of this file. Required.', example: '1' },
        hygiene: { meaning: '`false`: the built-in reviewer does not run.', example: 'false' },
        concurrency: {
            meaning: 'How many programs run at once at most, verifiers and then reviewers; a reviewer with `cwd` counts once for each folder.',
            example: '2',
            default: "the machine's cores",
        },
    }),
    ...below('policy.blocking.', leastConfidence(['low', 'medium', 'high', 'never', 'never'])),
    ...below('policy.', {
        'pre-existing': {
            meaning: '`ignore`: what was there before the change never blocks. `block`: it is weighed like everything else.',
            example: 'block',
        },
        'corroboration.reviewers': {
            meaning: 'Blocks what so many independent reviewers agree on, however sure they are. Not where one disputes it.',
            example: '3',
        },
        'corroboration.from': { meaning: 'The mildest severity to which that applies.', example: 'medium' },
        overrides: {
            meaning: 'Other rules of blocking for some places. Of several that apply, the last says it. A finding in several files is weighed in each, and the strictest weight holds.',
            example: '[{ paths: [docs/**], blocking: { high: never } }]',
        },
        'overrides[].paths': { meaning: 'Files that it applies to.', example: '[src/payments/**]' },
        'overrides[].categories': {
            meaning: 'Categories that it applies to, however they are written. With `paths`, both must hold.',
            example: '[security]',
        },
        'overrides[].pre-existing': { meaning: 'As `policy.pre-existing`, here.', example: 'block' },
        'overrides[].corroboration': {
            meaning: 'As `policy.corroboration`, here; `never` where agreement alone shall not block.',
            example: 'never',
        },
        'abort-on': {
            meaning: 'Categories of which one blocking finding makes the verdict `ABORT`.',
            example: '[data-loss]',
        },
        'fail-on': { meaning: 'The mildest verdict that fails the gate.', example: 'FAIL' },
        approve: {
            meaning: 'Whether a clean review approves. Only this file can allow it; see [Approval](#approval).',
            example: 'true',
        },
        enforce: {
            meaning: '`false`: everything is advice. The review comments, and the check is neutral: `Advisory: FAIL`.',
            example: 'false',
        },
        drafts: {
            meaning: '`skip`: a draft waits until it is ready for review; its check lets no merge pass meanwhile.',
            example: 'skip',
        },
        'max-comments': {
            meaning: 'The most comments on lines and files; the rest goes to the text.',
            example: '10',
        },
        'inline-from': { meaning: 'The mildest severity that gets a comment.', example: 'medium' },
        refused: {
            meaning: 'Findings that break their contract make the review incomplete, except up to this claimed severity.',
            example: 'low',
        },
        'partial-coverage': {
            meaning: '`accept`: files that could not be read leave the review complete. Approval is still withheld.',
            example: 'accept',
        },
        'human-lanes': { meaning: 'Risk lanes in which only a human approves.', example: '[yellow, red]' },
        'request-owners': {
            meaning: 'Whether the people who own changed files (CODEOWNERS) are asked for a review where the lane, a finding or a dispute asks for a human. Teams are only named: a workflow token cannot ask them.',
            example: 'true',
        },
        'waived-by': {
            meaning: 'The role it takes to waive a reviewer, unread files or the size for one head.',
            example: 'admin',
        },
        suppress: {
            meaning: 'Known false positives: withheld, with the reason. `pr-verdict suppress` writes an entry.',
            example: "[{ path: 'vendor/**', reason: not ours }]",
        },
        'suppress[].reviewer': { meaning: 'Nobody but this reviewer saw it.', example: 'eslint' },
        'suppress[].category': { meaning: 'Its category, however it is written.', example: 'style' },
        'suppress[].path': { meaning: 'Each of its places lies in a matching file.', example: "'vendor/**'" },
        'suppress[].fingerprint': {
            meaning: 'The finding itself, as `explain` and `findings.json` have it. Where it was published before, or the last review of a work tree had it on the same lines, also in other words.',
            example: "'0123456789abcdef'",
        },
        'suppress[].reason': { meaning: 'Why it is false. Required.', example: 'generated code' },
        'suppress[].until': { meaning: 'The last day on which it holds, in UTC.', example: '2030-12-31' },
        'link-hosts': {
            meaning: "Hosts besides the server's own that posted links may lead to; other links show their address as code.",
            example: '[owasp.org]',
        },
    }),
    ...below('policy.overrides[].blocking.', leastConfidence(['low', 'low', 'high', 'high', 'never'])),
    ...below('reviewers.<id>.', program('10m')),
    ...below('reviewers.<id>.', {
        input: {
            meaning: '`files`: it reads the review directory only, so it needs no checkout and may serve forks.',
            example: 'files',
            default: '`worktree`; `files` for `candidate-findings`',
        },
        kind: { meaning: 'Whether it is a model or a tool.', example: 'tool', default: "its format's" },
        role: { meaning: '`challenger`: it judges what the others found.', example: 'challenger' },
        required: { meaning: '`false`: the review is complete without it.', example: 'false' },
        format: {
            meaning: 'The contract that its documents must have.',
            example: 'sarif',
            default: 'recognised by shape',
        },
        contract: {
            meaning: '`lenient`: prose around its document is stripped, broken syntax repaired and reported.',
            example: 'lenient',
        },
        modes: { meaning: 'Runs that it takes part in.', example: '[full, verify, quick]' },
        retries: { meaning: 'How often a crash, a timeout or an empty answer is tried again.', example: '2' },
        repairs: {
            meaning: 'How often a document that breaks its contract is handed back to be mended.',
            example: '0',
        },
        'exit-codes': {
            meaning: 'Exit codes that a complete, valid document may come with.',
            example: '[0, 1, 2]',
        },
        report: {
            meaning: 'What it may report: added lines, lines of the diff, changed files, or anything. Beyond is withheld.',
            example: 'diff',
            default: '`changed` for tools, `all` for models',
        },
        suggestions: {
            meaning: 'Whether its replacements become suggestions that one click applies.',
            example: 'true',
        },
        advisory: {
            meaning: '`claims`: its event and verdict tighten nothing. `all`: nor does anything that only it finds block; what others say as well gets neither severity nor confidence from it.',
            example: 'claims',
        },
        'max-findings': {
            meaning: 'The most of its findings that are shown; the least are withheld and counted. Never one that blocks.',
            example: '20',
        },
    }),
    ...below('verifiers.<id>.', program('1m')),
    ...below('verifiers.<id>.', {
        format: { meaning: 'What it prints; with `exit-code`, 0 passes.', example: 'eslint' },
        check: {
            meaning: 'Name of a check run: one that has finished on the head serves instead of running again.',
            example: 'CI / types',
        },
    }),
    ...below('evidence.', {
        'max-changed-lines': {
            meaning: 'Added lines above which a change is too large for one review.',
            example: '600',
        },
        oversized: {
            meaning: '`review`: models get a change that is too large all the same.',
            example: 'review',
        },
        ignore: { meaning: 'Files whose lines do not count.', example: "['**/*.snap']" },
        lane: { meaning: 'The least risk lane of every change.', example: 'yellow' },
        rules: {
            meaning: 'Own risk rules, beside the built-in ones.',
            example: '[{ factor: billing, severity: red, words: [invoice], why: It moves money. }]',
        },
        'rules[].factor': { meaning: 'Its name. Required.', example: 'billing' },
        'rules[].severity': { meaning: 'What it makes of the lane. Required.', example: 'red' },
        'rules[].words': { meaning: 'Words of a path segment.', example: '[invoice]' },
        'rules[].paths': { meaning: 'Files.', example: "['src/billing/**']" },
        'rules[].why': { meaning: 'What a reviewer should ask. Required.', example: 'It moves money.' },
    }),
    ...below('paths.', {
        ignore: {
            meaning: 'Files that nobody is asked to review; findings on them are withheld.',
            example: "['dist/**']",
        },
    }),
]);


/***/ }),

/***/ 14953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ Duration),
/* harmony export */   h: () => (/* binding */ TimeLimit)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const unitInMs = { s: 1_000, m: 60_000, h: 3_600_000 };
const Unit = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['s', 'm', 'h']);
const Duration = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^\d{1,5}[smh]$/, 'a number with its unit, such as 90s, 5m or 1h')
    .transform((text) => Number(text.slice(0, -1)) * unitInMs[Unit.parse(text.slice(-1))])
    .refine((ms) => ms <= 6 * unitInMs.h, 'must be at most 6h');
const TimeLimit = Duration.refine((ms) => ms > 0, 'must be at least 1s');


/***/ }),

/***/ 83381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ ChangeSize),
/* harmony export */   I9: () => (/* binding */ isTooLarge),
/* harmony export */   OV: () => (/* binding */ measureSize),
/* harmony export */   We: () => (/* binding */ OversizedPolicy)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16200);


const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0);
const ChangeSize = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    lines: count,
    limit: count,
    oversized: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    split: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ subsystem: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), lines: count, files: count }).readonly())
        .readonly(),
})
    .readonly();
const OversizedPolicy = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['block', 'review']);
function isTooLarge(size, oversized) {
    return size?.oversized === true && oversized === 'block';
}
const unread = ['generated', 'vendored', 'lockfile'];
function measureSize({ files, limit, isIgnored, subsystemOf }) {
    const counted = files.filter(({ kind, path }) => !unread.includes(kind) && !isIgnored(path));
    const lines = counted.reduce((sum, { added }) => sum + added, 0);
    if (lines <= limit)
        return { lines, limit, oversized: false, split: [] };
    const parts = new Map();
    for (const { path, added } of counted) {
        const subsystem = subsystemOf(path);
        const part = parts.get(subsystem) ?? { lines: 0, files: 0 };
        parts.set(subsystem, { lines: part.lines + added, files: part.files + 1 });
    }
    const split = [...parts]
        .map(([subsystem, part]) => ({ subsystem, ...part }))
        .sort((a, b) => b.lines - a.lines || (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(a.subsystem, b.subsystem));
    return { lines, limit, oversized: true, split };
}


/***/ }),

/***/ 75242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ ownerMatcher),
/* harmony export */   K2: () => (/* binding */ ownersOf),
/* harmony export */   oX: () => (/* binding */ codeownersPaths),
/* harmony export */   oZ: () => (/* binding */ readCodeowners),
/* harmony export */   rW: () => (/* binding */ ownerRuleOf)
/* harmony export */ });
/* harmony import */ var _path_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4658);

const codeownersPaths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
const maxLength = 3_000_000;
const sectionLine = /^\^?\[([^\]]+)\](?:\[\d+\])?(?:\s|$)/;
const headingComment = /^#+[\s=*#-]*([\p{L}\p{N}][\p{L}\p{N}&/ -]{0,39}?)[\s=*#:-]*$/u;
function readCodeowners(files) {
    const file = codeownersPaths
        .map((path) => files.find((each) => each.path === path))
        .find((each) => each !== undefined);
    if (file === undefined || file.text.length > maxLength)
        return [];
    const rules = [];
    let section;
    for (const line of file.text.split(/\r?\n/)) {
        const text = line.trim();
        if (text === '')
            continue;
        const named = sectionLine.exec(text)?.[1] ?? headingOf(text);
        if (named !== undefined)
            section = named;
        if (named !== undefined || text.startsWith('#'))
            continue;
        const rule = readRule(text, section);
        if (rule !== undefined)
            rules.push(rule);
    }
    return rules;
}
function headingOf(line) {
    const name = headingComment.exec(line)?.[1]?.trim();
    return name !== undefined && name.split(/\s+/).length <= 3 ? name : undefined;
}
function readRule(line, section) {
    const [pattern = '', ...rest] = line.split(/(?<!\\)\s+/);
    if (/^(?:!|\\#)|\[/.test(pattern))
        return undefined;
    const comment = rest.findIndex((word) => word.startsWith('#'));
    const owners = (comment < 0 ? rest : rest.slice(0, comment)).filter((word) => word.includes('@'));
    return { pattern, owners, ...(section !== undefined && { section }), matches: ownerMatcher(pattern) };
}
function ownerMatcher(pattern) {
    const matches = (0,_path_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePattern */ .E)(pattern);
    if (!pattern.endsWith('/*'))
        return matches;
    return (path) => matches(path) && !matches(path.slice(0, path.lastIndexOf('/') + 1));
}
function ownerRuleOf(rules, path) {
    return rules.findLast((rule) => rule.matches(path));
}
function ownersOf(ownerOf, rules, paths) {
    const used = new Set(paths.map(ownerOf));
    return rules
        .filter((rule) => used.has(rule) && rule.owners.length > 0)
        .map(({ pattern, owners }) => ({ path_pattern: pattern, owners: [...owners] }));
}


/***/ }),

/***/ 74185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ evidencePolicy),
/* harmony export */   bt: () => (/* binding */ defaultEvidencePolicy),
/* harmony export */   r$: () => (/* binding */ EvidenceSettings)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74538);
/* harmony import */ var _change_size_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83381);



const words = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[\p{Ll}\p{Lo}\p{N}]+$/u, 'one word in lower case'))
    .max(200)
    .readonly();
const OwnRule = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    factor: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[a-z][a-z0-9-]{0,39}$/, 'lower case letters, digits and hyphens'),
    severity: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['moderate', 'red']),
    words: words.default([]),
    paths: _globs_js__WEBPACK_IMPORTED_MODULE_0__/* .Globs */ .E7.default([]),
    why: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).max(300),
})
    .readonly();
const EvidenceSettings = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    'max-changed-lines': zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1).default(1000),
    oversized: _change_size_js__WEBPACK_IMPORTED_MODULE_1__/* .OversizedPolicy */ .We.default('block'),
    ignore: _globs_js__WEBPACK_IMPORTED_MODULE_0__/* .Globs */ .E7.default([]),
    lane: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['yellow', 'red']).optional(),
    rules: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(OwnRule).max(100).readonly().default([]),
})
    .readonly();
function evidencePolicy(settings) {
    return {
        maxChangedLines: settings['max-changed-lines'],
        oversized: settings.oversized,
        isIgnored: (0,_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)(settings.ignore),
        ...(settings.lane !== undefined && { lane: settings.lane }),
        rules: settings.rules.map(({ paths, ...rule }) => ({ ...rule, paths: (0,_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)(paths) })),
    };
}
const defaultEvidencePolicy = evidencePolicy(EvidenceSettings.parse({}));


/***/ }),

/***/ 4658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compilePattern)
/* harmony export */ });
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70298);

function compilePattern(pattern) {
    const rules = ignore__WEBPACK_IMPORTED_MODULE_0__({ ignorecase: false, allowRelativePaths: true }).add([pattern]);
    const folder = fixedFolder(pattern);
    return (path) => path !== '' && path.startsWith(folder) && rules.ignores(path);
}
function fixedFolder(pattern) {
    if (!/\/./.test(pattern))
        return '';
    const [literal = ''] = /^[\p{L}\p{N}._/-]*/u.exec(pattern.replace(/^\//, '')) ?? [];
    return literal.slice(0, literal.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 74580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TS: () => (/* binding */ foldersUp),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   ZD: () => (/* binding */ holdsSegments),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   xR: () => (/* binding */ pathWords),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
function pathWords(path) {
    const segments = path.split('/');
    const name = segments.pop() ?? '';
    const stem = name.replace(/(?<=.)\.[^.]+$/, '');
    return new Set([...segments, stem].flatMap(wordsOf));
}
function wordsOf(segment) {
    return segment
        .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
        .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '');
}
function holdsSegments(path, segments) {
    return `/${path}/`.includes(`/${segments}/`);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function extensionOf(path) {
    return /[^/.][^/]*\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}
function foldersUp(folder) {
    const parts = folder === '' ? [] : folder.split('/');
    return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('/')), ''];
}


/***/ }),

/***/ 73871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ fixedFolder),
/* harmony export */   S: () => (/* binding */ compileGlob)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54543);

const maxLength = 1_000;
const maxAlternatives = 100;
const bracePattern = /\{([^{},]*(?:,[^{},]*)+)\}/;
const anything = { accepts: () => true, repeats: true, folders: false };
const folders = { accepts: () => true, repeats: true, folders: true };
const withinSegment = { accepts: (character) => character !== '/', repeats: true, folders: false };
const oneOfSegment = { ...withinSegment, repeats: false };
function compileGlob(pattern) {
    if (pattern.length > maxLength)
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
        const braces = bracePattern.exec(next);
        if (braces === null)
            done.push(next);
        else {
            const before = next.slice(0, braces.index);
            const after = next.slice(braces.index + braces[0].length);
            for (const choice of (braces[1] ?? '').split(','))
                waiting.push(before + choice + after);
        }
        if (done.length + waiting.length > maxAlternatives)
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
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'usage',
        code: 'GLOB_TOO_COMPLEX',
        message: `The pattern ${JSON.stringify(pattern.slice(0, 100))} is longer than ${maxLength} characters or stands for more than ${maxAlternatives} patterns`,
        fix: 'Write several shorter patterns.',
    });
}


/***/ }),

/***/ 74538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ FileGlob),
/* harmony export */   E7: () => (/* binding */ Globs),
/* harmony export */   HG: () => (/* binding */ FolderGlob),
/* harmony export */   _I: () => (/* binding */ matchesAny)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73871);


const Glob = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).max(1000).refine(isGlob, 'must be a simpler pattern');
const FolderGlob = Glob.superRefine((pattern, context) => {
    const folder = pattern.replace(/(?<=.)\/+$/, '').replace(/^\.\//, '');
    report(whyNever(folder, '.'), context);
});
const FileGlob = Glob.superRefine((pattern, context) => {
    const why = pattern.endsWith('/') ? `a folder matches no file: write \`${pattern}**\`` : undefined;
    report(whyNever(pattern, '**') ?? why, context);
});
const Globs = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(FileGlob).max(200).readonly();
function matchesAny(patterns) {
    const matchers = patterns.map(_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .S);
    return (path) => matchers.some((matches) => matches(path));
}
function whyNever(pattern, everything) {
    if (pattern.startsWith('!'))
        return 'a pattern excludes nothing: name what is meant, without `!`';
    if (/^(?:\.?\/)/.test(pattern)) {
        return `paths begin at the top of the repository: write \`${pattern.replace(/^\.?\/+/, '') || everything}\``;
    }
    if (/(?:^|\/)\.\.(?:\/|$)/.test(pattern))
        return 'nothing outside of the repository is reviewed';
    if (pattern.includes('\\'))
        return `folders end with a slash: write \`${pattern.replaceAll('\\', '/')}\``;
    return undefined;
}
function report(message, context) {
    if (message !== undefined)
        context.addIssue({ code: 'custom', message });
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

/***/ 65356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rn: () => (/* binding */ IngestReport)
/* harmony export */ });
/* unused harmony exports RefusedFinding, DocumentReport, CarriedLine */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39713);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9304);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6282);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82027);
/* harmony import */ var _reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70627);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75526);






const RefusedFinding = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    reviewer: _reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_3__/* .ReviewerId */ .dJ,
    document: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().min(0),
    pointer: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    severity: _severity_js__WEBPACK_IMPORTED_MODULE_4__/* .Severity */ .AI.optional(),
    native: _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Native */ .we,
    problems: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF).readonly(),
})
    .readonly();
const DocumentReport = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    reviewer: _reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_3__/* .ReviewerId */ .dJ,
    file: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    format: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    sha256: _review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .Sha256 */ .IA,
    outcome: _reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_3__/* .ReviewerOutcome */ ._z,
    accepted: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int(),
    refused: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int(),
    problems: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF).readonly(),
    omitted: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int(),
    provesClean: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
})
    .readonly();
const CarriedLine = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    from: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    to: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
})
    .readonly();
const IngestReport = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1),
    head: _review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .CommitId */ .jF,
    documents: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(DocumentReport).readonly(),
    refused: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(RefusedFinding).readonly(),
    carried: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(CarriedLine).readonly(),
    notes: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).readonly(),
    unread: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().min(0).optional(),
})
    .readonly();


/***/ }),

/***/ 90215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f7: () => (/* binding */ Commits),
  xN: () => (/* binding */ Coverage),
  _8: () => (/* binding */ Manifest),
  As: () => (/* binding */ isComplete),
  rk: () => (/* binding */ isSameChange),
  _p: () => (/* binding */ missingByFolder)
});

// UNUSED EXPORTS: Degraded, IncomparableReason, MissingReason, PolicyOrigin, PullRequest, Repository, WorkingDirectory

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/domain/evidence/change-size.js
var change_size = __webpack_require__(83381);
// EXTERNAL MODULE: ./build/domain/mode.js
var mode = __webpack_require__(75530);
;// CONCATENATED MODULE: ./build/domain/policy/proposed-policy.js

const ProposedPolicy = schemas/* strictObject */.rej({
    state: schemas/* enum */.k5n(['valid', 'invalid', 'removed', 'unreadable']),
    problems: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
})
    .readonly();

// EXTERNAL MODULE: ./build/domain/review-document.js
var review_document = __webpack_require__(82027);
// EXTERNAL MODULE: ./build/domain/scope/part.js
var part = __webpack_require__(10985);
// EXTERNAL MODULE: ./build/domain/text/compare-text.js
var compare_text = __webpack_require__(16200);
;// CONCATENATED MODULE: ./build/domain/manifest.js







const Repository = schemas/* strictObject */.rej({
    owner: schemas/* string */.YjP().min(1),
    name: schemas/* string */.YjP().min(1),
    serverUrl: schemas/* string */.YjP(),
})
    .readonly();
const PullRequest = schemas/* strictObject */.rej({
    number: schemas/* number */.aig().int().min(1),
    nodeId: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    description: schemas/* string */.YjP(),
    url: schemas/* string */.YjP(),
    author: schemas/* string */.YjP().nullable(),
    state: schemas/* enum */.k5n(['open', 'closed', 'merged']),
    draft: schemas/* boolean */.zMY(),
    locked: schemas/* boolean */.zMY(),
    fork: schemas/* boolean */.zMY(),
    labels: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    requestedReviewers: schemas/* array */.YOg(schemas/* string */.YjP()).readonly().optional(),
    baseRef: schemas/* string */.YjP(),
    headRef: schemas/* string */.YjP(),
    changedFiles: schemas/* number */.aig().int().min(0),
})
    .readonly();
const Commits = schemas/* strictObject */.rej({
    head: review_document/* CommitId */.jF,
    tree: review_document/* CommitId */.jF.optional(),
    base: review_document/* CommitId */.jF,
    mergeBase: review_document/* CommitId */.jF,
})
    .readonly();
function isSameChange(a, b) {
    return a.head === b.head && a.tree === b.tree && a.mergeBase === b.mergeBase;
}
const MissingReason = schemas/* enum */.k5n([
    'patch-missing',
    'file-list-capped',
    'unreadable-diff',
    'history-missing',
]);
const Coverage = schemas/* strictObject */.rej({
    expected: schemas/* number */.aig().int().min(0),
    covered: schemas/* number */.aig().int().min(0),
    missing: schemas/* array */.YOg(schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), reason: MissingReason }).readonly()).readonly(),
})
    .readonly();
function isComplete(coverage) {
    return coverage.missing.length === 0 && coverage.covered >= coverage.expected;
}
const unnamed = '/';
function missingByFolder({ expected, covered, missing }) {
    const folders = new Map();
    const named = missing.filter(({ path }) => path !== unnamed).length;
    for (const { path, reason } of missing) {
        if (path === unnamed) {
            folders.set(unnamed, { files: Math.max(1, expected - covered - named), reasons: new Set([reason]) });
            continue;
        }
        const folder = path.split('/').slice(0, -1).slice(0, 2).join('/') || '.';
        const seen = folders.get(folder) ?? { files: 0, reasons: new Set() };
        folders.set(folder, { files: seen.files + 1, reasons: seen.reasons.add(reason) });
    }
    return [...folders]
        .map(([folder, { files, reasons }]) => ({ folder, files, reasons: [...reasons].sort() }))
        .sort((a, b) => b.files - a.files || (0,compare_text/* compareText */.n)(a.folder, b.folder));
}
const IncomparableReason = schemas/* enum */.k5n(['filter', 'encoding', 'absent', 'too-large']);
const WorkingDirectory = schemas/* strictObject */.rej({
    state: schemas/* enum */.k5n(['head', 'merge', 'worktree', 'other', 'absent']),
    commit: review_document/* CommitId */.jF.optional(),
    differing: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    incomparable: schemas/* array */.YOg(schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), reason: IncomparableReason }).readonly())
        .readonly()
        .optional(),
})
    .readonly();
const Degraded = schemas/* strictObject */.rej({ code: schemas/* string */.YjP(), reason: schemas/* string */.YjP() }).readonly();
const PolicyOrigin = schemas/* strictObject */.rej({
    state: schemas/* enum */.k5n(['present', 'absent', 'unreadable']),
    path: schemas/* string */.YjP().optional(),
    commit: review_document/* CommitId */.jF.optional(),
    reason: schemas/* string */.YjP().optional(),
})
    .readonly();
const Manifest = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(1),
    source: schemas/* enum */.k5n(['github', 'local']),
    repository: Repository.optional(),
    pullRequest: PullRequest.optional(),
    commits: Commits,
    branch: schemas/* string */.YjP().optional(),
    mode: mode/* Mode */.K,
    part: part/* Part */.eS.optional(),
    sharedWith: schemas/* array */.YOg(schemas/* number */.aig().int().min(1)).readonly().optional(),
    workingDirectory: WorkingDirectory,
    policy: PolicyOrigin,
    proposedPolicy: ProposedPolicy.optional(),
    coverage: Coverage,
    degraded: Degraded.optional(),
    unknown: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    size: change_size/* ChangeSize */.Ci.optional(),
    files: schemas/* array */.YOg(schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), sha256: review_document/* Sha256 */.IA, bytes: schemas/* number */.aig().int() }).readonly())
        .readonly(),
    fetchedAt: schemas/* string */.YjP(),
})
    .readonly();


/***/ }),

/***/ 6461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isAtLeastRole),
/* harmony export */   X: () => (/* binding */ Role)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const Role = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['none', 'write', 'maintain', 'admin']);
function isAtLeastRole(role, least) {
    return Role.options.indexOf(role) >= Role.options.indexOf(least);
}


/***/ }),

/***/ 89429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ Applicability)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74538);


const words = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).max(200)).max(200).readonly();
const Applicability = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    paths: _globs_js__WEBPACK_IMPORTED_MODULE_0__/* .Globs */ .E7.optional(),
    when: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        authors: words.optional(),
        forks: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true),
        drafts: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true),
        labels: words.optional(),
        lanes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['green', 'yellow', 'red']))
            .min(1)
            .readonly()
            .optional(),
    })
        .readonly()
        .prefault({}),
});


/***/ }),

/***/ 47671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ blockingRules),
/* harmony export */   N: () => (/* binding */ rulesFor)
/* harmony export */ });
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74538);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16327);


function compile(entry, index) {
    const { paths, categories } = entry;
    const isPath = paths === undefined ? undefined : (0,_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)(paths);
    const slugs = categories === undefined ? undefined : new Set(categories.map(_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .domainSlug */ .Wj));
    return {
        entry,
        index,
        applies: (category, path) => (isPath === undefined || (path !== undefined && isPath(path))) &&
            (slugs === undefined || slugs.has((0,_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .domainSlug */ .Wj)(category))),
    };
}
function blockingRules(decisions, advisory) {
    const { blocking, 'pre-existing': preExisting, corroboration, overrides } = decisions;
    return {
        everywhere: { blocking, preExisting, corroboration, saidBy: ['policy.blocking'] },
        overrides: overrides.map(compile),
        advisory,
    };
}
function overrideWith(rules, { entry, index }) {
    const { blocking = {} } = entry;
    const { 'pre-existing': preExisting = rules.preExisting, corroboration = rules.corroboration } = entry;
    return {
        blocking: {
            critical: blocking.critical ?? rules.blocking.critical,
            high: blocking.high ?? rules.blocking.high,
            medium: blocking.medium ?? rules.blocking.medium,
            low: blocking.low ?? rules.blocking.low,
            info: blocking.info ?? rules.blocking.info,
        },
        preExisting,
        corroboration: corroboration === 'never' ? undefined : corroboration,
        path: rules.path,
        saidBy: [...rules.saidBy, `policy.overrides[${index}]`],
    };
}
function rulesFor({ category, locations }, { everywhere, overrides }) {
    if (overrides.length === 0)
        return [everywhere];
    const paths = locations.length === 0 ? [undefined] : [...new Set(locations.map(({ path }) => path))];
    return paths.map((path) => overrides
        .filter(({ applies }) => applies(category, path))
        .reduce(overrideWith, { ...everywhere, path }));
}


/***/ }),

/***/ 17528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ CommandLine)
/* harmony export */ });
/* unused harmony export VariableName */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14953);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74538);
/* harmony import */ var _reviewers_withheld_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60655);




const VariableName = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[A-Za-z_][A-Za-z0-9_]{0,127}$/, 'the name of a variable');
const GivenVariable = VariableName.superRefine((name, context) => {
    const why = (0,_reviewers_withheld_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .whyWithheld */ .Q)(name);
    if (why === undefined)
        return;
    const message = `cannot be ${name}, which no program is given even when it is listed: it ${why}`;
    context.addIssue({ code: 'custom', message });
});
const CommandLine = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    run: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(10_000)).min(1).max(200).readonly().optional(),
    cwd: _globs_js__WEBPACK_IMPORTED_MODULE_1__/* .FolderGlob */ .HG.optional(),
    env: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(GivenVariable).max(100).readonly().default([]),
    timeout: _duration_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeLimit */ .h.default(600_000),
});


/***/ }),

/***/ 88674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m_: () => (/* binding */ Decisions),
  iO: () => (/* binding */ FailOn),
  J$: () => (/* binding */ Lane)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __webpack_require__(75526);
// EXTERNAL MODULE: ./build/domain/suppression/suppression.js
var suppression = __webpack_require__(55370);
// EXTERNAL MODULE: ./build/domain/confidence.js
var confidence = __webpack_require__(97597);
;// CONCATENATED MODULE: ./build/domain/policy/blocking-table.js



const BlockingFrom = schemas/* enum */.k5n([...confidence/* ConfidenceBand */.Kt.options, 'never']);
const BlockingTable = schemas/* strictObject */.rej({
    critical: BlockingFrom.default('medium'),
    high: BlockingFrom.default('high'),
    medium: BlockingFrom.default('never'),
    low: BlockingFrom.default('never'),
    info: BlockingFrom.default('never'),
})
    .readonly();
const PreExisting = schemas/* enum */.k5n(['ignore', 'block']);
const Corroboration = schemas/* strictObject */.rej({ reviewers: schemas/* number */.aig().int().min(2).max(20).default(2), from: severity/* Severity */.AI.default('high') })
    .readonly();

// EXTERNAL MODULE: ./build/domain/globs.js
var globs = __webpack_require__(74538);
;// CONCATENATED MODULE: ./build/domain/policy/override.js



const matchers = ['paths', 'categories'];
const settings = ['blocking', 'pre-existing', 'corroboration'];
const Override = schemas/* strictObject */.rej({
    paths: globs/* Globs */.E7.optional(),
    categories: schemas/* array */.YOg(schemas/* string */.YjP().min(1).max(100)).max(100).readonly().optional(),
    blocking: schemas/* strictObject */.rej({
        critical: BlockingFrom.optional(),
        high: BlockingFrom.optional(),
        medium: BlockingFrom.optional(),
        low: BlockingFrom.optional(),
        info: BlockingFrom.optional(),
    })
        .readonly()
        .optional(),
    'pre-existing': PreExisting.optional(),
    corroboration: schemas/* union */.KCZ([schemas/* literal */.euz('never'), Corroboration]).optional(),
})
    .refine((entry) => matchers.some((key) => (entry[key]?.length ?? 0) > 0), 'needs `paths` or `categories`')
    .refine((entry) => settings.some((key) => entry[key] !== undefined), 'needs `blocking`, `pre-existing` or `corroboration`')
    .readonly();

;// CONCATENATED MODULE: ./build/domain/policy/decisions.js





const Lane = schemas/* enum */.k5n(['green', 'yellow', 'red']);
const FailOn = schemas/* enum */.k5n(['none', 'WARN', 'FAIL', 'ABORT']);
const host = schemas/* string */.YjP()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'a bare host name in lower case, such as owasp.org');
const Decisions = schemas/* strictObject */.rej({
    blocking: BlockingTable.prefault({}),
    'pre-existing': PreExisting.default('ignore'),
    corroboration: Corroboration.optional(),
    overrides: schemas/* array */.YOg(Override).max(100).readonly().default([]),
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
    'request-owners': schemas/* boolean */.zMY().default(false),
    suppress: schemas/* array */.YOg(suppression/* Suppression */.G).max(500).readonly().default([]),
    'waived-by': schemas/* enum */.k5n(['write', 'maintain', 'admin']).default('maintain'),
    'link-hosts': schemas/* array */.YOg(host).readonly().default([]),
})
    .readonly();


/***/ }),

/***/ 95871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PE: () => (/* binding */ Policy),
  G4: () => (/* binding */ defaultPolicy),
  r2: () => (/* binding */ defaultPolicyPath)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/domain/evidence/evidence-policy.js
var evidence_policy = __webpack_require__(74185);
// EXTERNAL MODULE: ./build/domain/globs.js
var globs = __webpack_require__(74538);
// EXTERNAL MODULE: ./build/domain/reviewers/reviewer.js
var reviewer = __webpack_require__(70627);
// EXTERNAL MODULE: ./build/domain/policy/decisions.js + 2 modules
var decisions = __webpack_require__(88674);
// EXTERNAL MODULE: ./build/domain/policy/reviewer-policy.js
var reviewer_policy = __webpack_require__(35240);
// EXTERNAL MODULE: ./build/domain/duration.js
var duration = __webpack_require__(14953);
// EXTERNAL MODULE: ./build/domain/policy/applicability.js
var applicability = __webpack_require__(89429);
// EXTERNAL MODULE: ./build/domain/policy/command-line.js
var command_line = __webpack_require__(17528);
;// CONCATENATED MODULE: ./build/domain/policy/verifier-policy.js




const VerifierPolicy = schemas/* strictObject */.rej({
    ...command_line/* CommandLine */.w.shape,
    ...applicability/* Applicability */.W.shape,
    timeout: duration/* TimeLimit */.h.default(60_000),
    format: schemas/* enum */.k5n(['exit-code', 'sarif', 'rdjson', 'rdjsonl', 'eslint']).default('exit-code'),
    check: schemas/* string */.YjP().min(1).max(100).optional(),
})
    .refine(({ run, check }) => run !== undefined || check !== undefined, 'needs `run`, `check`, or both')
    .readonly();

;// CONCATENATED MODULE: ./build/domain/policy/policy.js







const ReviewerName = reviewer/* ReviewerId */.dJ.regex(/^(?!(?:coverage|size)$)/i, 'another than `coverage` and `size`: a waiver could not tell the reviewer from what it lacks');
const defaultPolicyPath = '.github/pr-verdict.yml';
const Policy = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    policy: decisions/* Decisions */.m_.prefault({}),
    reviewers: schemas/* record */.g1P(ReviewerName, reviewer_policy/* ReviewerPolicy */.Mn).default({}),
    verifiers: schemas/* record */.g1P(reviewer/* ReviewerId */.dJ, VerifierPolicy).default({}),
    evidence: evidence_policy/* EvidenceSettings */.r$.prefault({}),
    paths: schemas/* strictObject */.rej({
        ignore: globs/* Globs */.E7.default([]),
    })
        .readonly()
        .prefault({}),
    hygiene: schemas/* boolean */.zMY().default(true),
    concurrency: schemas/* number */.aig().int().min(1).max(64).optional(),
})
    .readonly();
const defaultPolicy = Policy.parse({ version: 1 });


/***/ }),

/***/ 35240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fi: () => (/* binding */ readsPackOnly),
/* harmony export */   Mn: () => (/* binding */ ReviewerPolicy),
/* harmony export */   XB: () => (/* binding */ defaultReviewer),
/* harmony export */   wg: () => (/* binding */ inputOf)
/* harmony export */ });
/* unused harmony export ReportScope */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75530);
/* harmony import */ var _reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70627);
/* harmony import */ var _applicability_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89429);
/* harmony import */ var _command_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17528);





const ReportScope = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['changed', 'diff', 'file', 'all']);
const Input = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['worktree', 'files']);
function readsPackOnly({ format }) {
    return format === 'candidate-findings';
}
function inputOf(policy) {
    return readsPackOnly(policy) ? 'files' : (policy.input ?? 'worktree');
}
function isBelow(program) {
    return /^(?!\/|[A-Za-z]:)[^\\]*\//.test(program);
}
const ReviewerPolicy = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    ..._command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .CommandLine */ .w.shape,
    ..._applicability_js__WEBPACK_IMPORTED_MODULE_2__/* .Applicability */ .W.shape,
    input: Input.optional(),
    kind: _reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewerKind */ .UH.optional(),
    role: _reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewerRole */ .S7.default('primary'),
    required: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().default(true),
    format: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    contract: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['strict', 'lenient']).default('strict'),
    modes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .Mode */ .K).min(1).readonly().default(['full', 'verify']),
    retries: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0).max(5).default(1),
    repairs: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0).max(3).default(1),
    'exit-codes': zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0).max(255)).min(1).readonly().default([0, 1]),
    report: ReportScope.optional(),
    suggestions: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().default(false),
    advisory: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['none', 'claims', 'all']).default('none'),
    'max-findings': zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(1).max(10_000).optional(),
})
    .superRefine((policy, context) => {
    if (inputOf(policy) === 'worktree')
        return;
    const why = readsPackOnly(policy)
        ? '`format: candidate-findings`, whose reviewers get evidence pack and diff alone'
        : '`input: files`, which works in a folder of its own';
    const refuse = (key, message) => context.addIssue({ code: 'custom', path: [key], message });
    const [program = ''] = policy.run ?? [];
    if (policy.input === 'worktree')
        refuse('input', `cannot be worktree with ${why}: leave it out`);
    if (policy.cwd !== undefined) {
        refuse('cwd', `cannot stand with ${why}: leave it out, and say with \`paths\` when it is asked`);
    }
    if (isBelow(program)) {
        const instead = 'name a program on PATH or by its whole path, or give the script itself as an argument';
        refuse('run', `cannot start ${program.slice(0, 60)} with ${why}: ${instead}`);
    }
})
    .readonly();
const defaultReviewer = ReviewerPolicy.parse({});


/***/ }),

/***/ 6282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ Problem),
/* harmony export */   Vz: () => (/* binding */ inFull)
/* harmony export */ });
/* unused harmony exports Grade, ProblemType */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const Grade = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['refused', 'relocated', 'deviation']);
const ProblemType = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'syntax',
    'missing',
    'type',
    'enum',
    'range',
    'format',
    'mixed',
    'reference',
    'path',
    'line',
    'target',
    'duplicate',
    'order',
    'unknown-key',
    'count',
    'limit',
    'claim',
]);
const Problem = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    type: ProblemType,
    rule: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    grade: Grade,
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    recommendation: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
    column: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
})
    .readonly();
function inFull({ message, recommendation }) {
    const wanted = recommendation.replace(/^Write (.*)\.$/s, '$1');
    return message.includes(wanted) ? message : `${message} ${recommendation}`;
}


/***/ }),

/***/ 67292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ ReviewState),
/* harmony export */   qT: () => (/* binding */ Reaction),
/* harmony export */   sy: () => (/* binding */ Conversation)
/* harmony export */ });
/* unused harmony exports Comment, Thread, PublishedReview */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _people_role_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6461);


const Reaction = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['+1', 'confused', 'eyes']);
const Comment = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
    nodeId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    author: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    ours: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    inOwnWords: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    writtenAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    reactions: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Reaction).readonly(),
})
    .readonly();
const Thread = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    nodeId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nullable(),
    resolved: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    resolvedBy: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    outdated: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    comments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Comment).readonly(),
})
    .readonly();
const ReviewState = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['PENDING', 'COMMENTED', 'APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);
const PublishedReview = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
    nodeId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    author: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    ours: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    state: ReviewState,
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
})
    .readonly();
const Conversation = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    viewer: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    reviews: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(PublishedReview).readonly(),
    threads: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Thread).readonly(),
    comments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Comment).readonly(),
    people: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), role: _people_role_js__WEBPACK_IMPORTED_MODULE_0__/* .Role */ .X }).readonly()).readonly(),
    headSince: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$().nullable(),
    complete: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
})
    .readonly();


/***/ }),

/***/ 26683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ standsIn),
/* harmony export */   C2: () => (/* binding */ PlaceReason),
/* harmony export */   TA: () => (/* binding */ Receipt),
/* harmony export */   wH: () => (/* binding */ countPlaces)
/* harmony export */ });
/* unused harmony exports Place, ReceiptEntry, PlaceCounts */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82027);
/* harmony import */ var _reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70627);



const Place = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['inline', 'file', 'body', 'withheld']);
const PlaceReason = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([
    'in-diff',
    'range-cut',
    'scope-file',
    'no-line',
    'line-outside-diff',
    'file-outside-diff',
    'multi-file',
    'system',
    'below-inline-from',
    'over-max-comments',
    'line-from-base',
    'file-not-comparable',
    'not-placed-by-github',
    'already-open',
    'not-open',
    'suppressed',
    'refused',
    'outside-report',
    'outside-scope',
    'not-posted',
]);
const ReceiptEntry = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    reviewer: _reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewerId */ .dJ,
    document: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0),
    pointer: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    finding: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    place: Place,
    reason: PlaceReason,
    url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
})
    .readonly();
const PlaceCounts = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    inline: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    file: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    body: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    withheld: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
})
    .readonly();
const Receipt = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    head: _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF,
    outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['published', 'quiet', 'superseded', 'dry-run', 'local']),
    review: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(), url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), event: _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .ReviewEvent */ .Bb, key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })
        .readonly()
        .nullable(),
    total: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    counts: PlaceCounts,
    entries: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(ReceiptEntry).readonly(),
    missing: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
    newer: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['unpassed', 'under-way']).optional(),
})
    .readonly();
function standsIn(receipt) {
    if (receipt === undefined)
        return new Map();
    const { entries, outcome } = receipt;
    return new Map(entries.flatMap(({ finding, place, reason, url }) => finding === undefined ? [] : [[finding, { place, reason, url, outcome }]]));
}
function countPlaces(entries) {
    const at = (place) => entries.filter((entry) => entry.place === place).length;
    return { inline: at('inline'), file: at('file'), body: at('body'), withheld: at('withheld') };
}


/***/ }),

/***/ 60655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ whyWithheld),
/* harmony export */   f: () => (/* binding */ tokenVariables)
/* harmony export */ });
const loaders = [
    ...['GLIBC_TUNABLES', 'GCONV_PATH', 'OPENSSL_CONF', 'OPENSSL_ENGINES', 'OPENSSL_MODULES'],
    ...['BASH_ENV', 'ENV', 'SHELLOPTS', 'BASHOPTS', 'PROMPT_COMMAND', 'PS4', 'IFS', 'ZDOTDIR'],
    ...['GIT_EXEC_PATH', 'GIT_SSH', 'GIT_SSH_COMMAND', 'GIT_ASKPASS', 'GIT_EXTERNAL_DIFF', 'GIT_PROXY_COMMAND'],
    ...['NODE_OPTIONS', 'NODE_PATH', 'NODE_REPL_EXTERNAL_MODULE'],
    ...['NPM_CONFIG_NODE_OPTIONS', 'NPM_CONFIG_SCRIPT_SHELL'],
    ...['PYTHONSTARTUP', 'PYTHONPATH', 'PYTHONHOME', 'PYTHONUSERBASE', 'PYTHONBREAKPOINT', 'PYTHONINSPECT'],
    ...['PERL5OPT', 'PERL5DB', 'PERL5LIB', 'PERLLIB', 'RUBYOPT', 'RUBYLIB', 'PHPRC', 'PHP_INI_SCAN_DIR'],
    ...['JAVA_TOOL_OPTIONS', '_JAVA_OPTIONS', 'JDK_JAVA_OPTIONS', 'CLASSPATH'],
    ...['DOTNET_STARTUP_HOOKS', 'LUA_INIT', 'R_PROFILE', 'R_PROFILE_USER', 'ERL_FLAGS', 'ERL_AFLAGS'],
];
const jobTokens = ['GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_ENTERPRISE_TOKEN', 'GH_ENTERPRISE_TOKEN'];
const tokenVariables = [
    ...jobTokens,
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
];
const withheld = [
    {
        why: "holds a token of the job; pass one of the program's own under another name",
        names: new Set(jobTokens),
        prefixes: [],
    },
    {
        why: "names a file of the runner's commands",
        names: new Set(['GITHUB_OUTPUT', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY']),
        prefixes: [],
    },
    {
        why: "is the runner's own, as its runtime and identity tokens are",
        names: new Set(),
        prefixes: ['ACTIONS_'],
    },
    { why: 'belongs to the step of this action', names: new Set(), prefixes: ['INPUT_', 'STATE_'] },
    { why: 'is set here for every program', names: new Set(), prefixes: ['PR_VERDICT_'] },
    {
        why: 'makes programs load code or settings that nobody reviewed',
        names: new Set(loaders),
        prefixes: ['LD_', 'DYLD_', 'GIT_CONFIG', 'COR_PROFILER', 'CORECLR_PROFILER'],
    },
];
function whyWithheld(name) {
    const upper = name.toUpperCase();
    return withheld.find(({ names, prefixes }) => names.has(upper) || prefixes.some((prefix) => upper.startsWith(prefix)))?.why;
}


/***/ }),

/***/ 10985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _K: () => (/* binding */ isOutside),
/* harmony export */   eS: () => (/* binding */ Part),
/* harmony export */   kP: () => (/* binding */ insideOf)
/* harmony export */ });
/* unused harmony export Reach */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _evidence_codeowners_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75242);
/* harmony import */ var _evidence_path_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74580);



const Reach = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('by', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        by: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('folder'),
        folder: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        without: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        by: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('owners'),
        rules: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ pattern: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), owned: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }).readonly()).readonly(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ by: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('paths'), paths: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly() }),
]);
const Part = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['package', 'team', 'file']),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    reach: Reach,
    leftOut: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
})
    .readonly();
function insideOf(part) {
    if (part === undefined)
        return () => true;
    const { reach } = part;
    switch (reach.by) {
        case 'folder': {
            const packages = new Set([reach.folder, ...reach.without]);
            return (path) => (0,_evidence_path_words_js__WEBPACK_IMPORTED_MODULE_2__/* .foldersUp */ .TS)(path).find((folder) => packages.has(folder)) === reach.folder;
        }
        case 'owners': {
            const rules = reach.rules.map(({ pattern, owned }) => ({ owned, matches: (0,_evidence_codeowners_js__WEBPACK_IMPORTED_MODULE_0__/* .ownerMatcher */ .Es)(pattern) }));
            return (path) => rules.findLast(({ matches }) => matches(path))?.owned === true;
        }
        case 'paths': {
            const paths = new Set(reach.paths);
            return (path) => paths.has(path);
        }
    }
}
function isOutside({ locations }, isInside) {
    return locations.length > 0 && !locations.some(({ path }) => isInside(path));
}


/***/ }),

/***/ 97138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ partName)
/* harmony export */ });
const maxName = 100;
function partName(scope) {
    if (scope.kind === 'changeset')
        return undefined;
    const name = scope.name.replace(/^@/, '');
    const shown = name.length <= maxName ? name : `…${name.slice(1 - maxName)}`;
    return `${scope.kind} ${shown}`;
}


/***/ }),

/***/ 50244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ Stage),
/* harmony export */   WE: () => (/* binding */ resumesVerdict),
/* harmony export */   WJ: () => (/* binding */ StepResult),
/* harmony export */   We: () => (/* binding */ Target),
/* harmony export */   h2: () => (/* binding */ gateName),
/* harmony export */   iD: () => (/* binding */ Gate)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);
/* harmony import */ var _scope_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97138);


const Stage = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['run', 'fetch', 'review', 'ingest', 'write', 'gate']);
const Gate = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['check', 'status', 'job']);
const StepResult = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['verdict', 'operational']);
const Target = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['github', 'local']);
function resumesVerdict({ mode, source }) {
    return mode === 'verify' && source === 'local';
}
function gateName({ checkName, scope }) {
    const part = (0,_scope_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .partName */ .p)(scope);
    return part === undefined ? checkName : `${checkName} (${part})`;
}


/***/ }),

/***/ 55370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ Suppression)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74538);
/* harmony import */ var _reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70627);



const Day = zod__WEBPACK_IMPORTED_MODULE_2__/* .date */ .p6();
const Suppression = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    reviewer: _reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewerId */ .dJ.optional(),
    category: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(100).optional(),
    path: _globs_js__WEBPACK_IMPORTED_MODULE_0__/* .FileGlob */ .Dp.optional(),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .regex(/^[0-9a-f]{16}$/, '16 hex digits')
        .optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(500),
    until: Day.optional(),
})
    .refine(({ reviewer, category, path, fingerprint }) => [reviewer, category, path, fingerprint].some((each) => each !== undefined), 'needs `reviewer`, `category`, `path` or `fingerprint`')
    .readonly();


/***/ }),

/***/ 16200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareText)
/* harmony export */ });
function compareText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 95292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listed)
/* harmony export */ });
function listed(names, most) {
    const more = names.length > most ? ` and ${names.length - most} more` : '';
    return `${names.slice(0, most).join(', ')}${more}`;
}


/***/ }),

/***/ 62617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ shortened)
/* harmony export */ });
function shortened(text, most) {
    if (text.length <= most)
        return text;
    const kept = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
    return `${kept}…`;
}


/***/ }),

/***/ 88843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ applies),
/* harmony export */   Pt: () => (/* binding */ IncompleteReason),
/* harmony export */   RC: () => (/* binding */ isPostponed),
/* harmony export */   cQ: () => (/* binding */ incompleteReviewer),
/* harmony export */   iJ: () => (/* binding */ incompleteReasons),
/* harmony export */   r4: () => (/* binding */ inWords)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39713);
/* harmony import */ var _evidence_change_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83381);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90215);
/* harmony import */ var _reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70627);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75526);
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16200);
/* harmony import */ var _text_listed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95292);
/* harmony import */ var _waiver_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79339);








const IncompleteReason = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    code: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n([
        'NO_REVIEWER',
        'REVIEWER_INCOMPLETE',
        'FINDINGS_REFUSED',
        'COVERAGE_PARTIAL',
        'OVERSIZED',
        'POLICY_UNREADABLE',
        'FETCH_DEGRADED',
        'CONVERSATION_PARTIAL',
        'NOT_VERIFIED',
        'DRAFT',
    ]),
    text: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    detail: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
})
    .readonly();
function inWords({ text, detail }) {
    return detail === undefined ? text : `${text} (${detail.replace(/\.$/, '')})`;
}
const stateWords = {
    reviewed: 'reviewed',
    skipped: 'was skipped',
    needs_input: 'needs input',
    invalid: 'gave an invalid answer',
    unavailable: 'is unavailable',
    timed_out: 'timed out',
    blocked: 'is blocked',
};
function incompleteReviewer({ id, outcome }) {
    const text = `${id} ${stateWords[outcome.state]}`;
    const detail = 'reason' in outcome ? { detail: outcome.reason } : {};
    return { code: 'REVIEWER_INCOMPLETE', text, ...detail };
}
function applies(reviewer) {
    return reviewer.outcome.state !== 'skipped';
}
function isAccepted(claimed, accepted) {
    return accepted !== 'none' && claimed !== undefined && (0,_severity_js__WEBPACK_IMPORTED_MODULE_3__/* .isAtLeast */ .du)(accepted, claimed);
}
function isWaived(subject, waivers = []) {
    return waivers.some((waiver) => waiver.subject === subject);
}
function reviewerReasons({ reviewers, waivers }) {
    const unfinished = reviewers
        .filter((reviewer) => applies(reviewer) && reviewer.required && reviewer.outcome.state !== 'reviewed')
        .filter(({ id }) => (0,_waiver_js__WEBPACK_IMPORTED_MODULE_4__/* .isReservedSubject */ .z)(id) || !isWaived(id, waivers))
        .sort((a, b) => (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_6__/* .compareText */ .n)(a.id, b.id))
        .map(incompleteReviewer);
    if (unfinished.length > 0)
        return unfinished;
    const asked = reviewers.filter((reviewer) => (0,_reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .isChosen */ .lf)(reviewer) && (applies(reviewer) || (0,_reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .hasReviewed */ .ge)(reviewer)) && !isWaived(reviewer.id, waivers));
    if ((asked.length === 0 ? reviewers : asked).some(_reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .hasReviewed */ .ge))
        return [];
    const who = reviewers.some(_reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .hasReviewed */ .ge) ? 'no reviewer but the built-in one' : 'no reviewer';
    return [{ code: 'NO_REVIEWER', text: `${who} looked at this change` }];
}
function sizeReasons({ size, oversized, waivers }) {
    if (isWaived('size', waivers) || size === undefined || !(0,_evidence_change_size_js__WEBPACK_IMPORTED_MODULE_0__/* .isTooLarge */ .I9)(size, oversized))
        return [];
    const text = `oversized: ${size.lines} added lines count, more than ${size.limit}`;
    const parts = size.split.map(({ subsystem, lines }) => `${subsystem} (${lines} lines)`);
    const detail = parts.length > 1 ? { detail: `to split by subsystem: ${(0,_text_listed_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .K)(parts, 5)}` } : {};
    return [{ code: 'OVERSIZED', text, ...detail }];
}
function isPostponed({ incomplete }) {
    return incomplete.some(({ code }) => code === 'DRAFT');
}
function incompleteReasons(input) {
    const reasons = [...sizeReasons(input), ...reviewerReasons(input)];
    if (input.degraded !== undefined) {
        const text = 'GitHub could not be read, and the change is known from the checkout alone';
        reasons.unshift({ code: 'FETCH_DEGRADED', text, detail: input.degraded.reason });
    }
    if (input.partlyHeard === true && !isWaived('coverage', input.waivers)) {
        const text = 'not all that was said on the pull request before could be read';
        reasons.unshift({ code: 'CONVERSATION_PARTIAL', text });
    }
    if (input.postponed === true)
        reasons.unshift({ code: 'DRAFT', text: 'policy leaves drafts alone' });
    const refused = input.refused.filter(({ severity }) => !isAccepted(severity, input.acceptRefused)).length;
    if (refused > 0) {
        const what = refused === 1 ? '1 finding breaks its contract' : `${refused} findings break their contract`;
        reasons.push({ code: 'FINDINGS_REFUSED', text: what });
    }
    if (!input.acceptPartial && !isWaived('coverage', input.waivers) && !(0,_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .isComplete */ .As)(input.coverage)) {
        const { covered, expected } = input.coverage;
        reasons.push({
            code: 'COVERAGE_PARTIAL',
            text: `only ${covered} of ${expected} changed files could be read`,
        });
    }
    const { unverified = 0 } = input;
    if (unverified > 0) {
        const what = unverified === 1 ? '1 finding marked fixed' : `${unverified} findings marked fixed`;
        reasons.push({ code: 'NOT_VERIFIED', text: `${what} could not be looked at again` });
    }
    if (input.policy.state === 'unreadable') {
        const { reason } = input.policy;
        const detail = reason === undefined ? {} : { detail: reason };
        reasons.push({ code: 'POLICY_UNREADABLE', text: 'the policy file could not be read', ...detail });
    }
    return reasons;
}


/***/ }),

/***/ 79339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ waiveCommand),
/* harmony export */   z: () => (/* binding */ isReservedSubject)
/* harmony export */ });
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23056);

const reservedSubjects = ['coverage', 'size'];
function isReservedSubject(subject) {
    return reservedSubjects.includes(subject);
}
function waiveCommand(subject) {
    return `/${_project_js__WEBPACK_IMPORTED_MODULE_0__/* .project */ .C.name} waive ${subject} REASON`;
}


/***/ }),

/***/ 63555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   Yd: () => (/* binding */ countAgreeing),
/* harmony export */   kW: () => (/* binding */ isAdvisory),
/* harmony export */   tI: () => (/* binding */ isToBeDealtWith),
/* harmony export */   vi: () => (/* binding */ weigh),
/* harmony export */   yJ: () => (/* binding */ blockedBy)
/* harmony export */ });
/* harmony import */ var _confidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97597);
/* harmony import */ var _policy_blocking_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47671);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75526);



function isSureEnoughToBlock({ severity, confidence }, { blocking }) {
    const least = blocking[severity];
    return least !== 'never' && (0,_confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeastAsSure */ .OY)(confidence.band, least);
}
function countAgreeing({ corroboratedBy }, { advisory }) {
    return 1 + corroboratedBy.filter((id) => !advisory.has(id)).length;
}
function isAgreedToBlock(finding, { corroboration }, agreeing) {
    return (corroboration !== undefined &&
        finding.contestedBy.length === 0 &&
        (0,_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .isAtLeast */ .du)(finding.severity, corroboration.from) &&
        agreeing >= corroboration.reviewers);
}
function isSettled({ suppressed, status }) {
    return suppressed !== undefined || (status !== 'open' && status !== 'reopened');
}
function isAdvisory({ advisory, raisedBy = [] }, rules) {
    return advisory === true || (raisedBy.length > 0 && raisedBy.every((id) => rules.advisory.has(id)));
}
function blockedBy(finding, rules, places) {
    const sure = places.find((at) => isSureEnoughToBlock(finding, at));
    if (sure !== undefined)
        return { by: 'confidence', rules: sure };
    const agreeing = countAgreeing(finding, rules);
    const agreed = places.find((at) => isAgreedToBlock(finding, at, agreeing));
    return agreed === undefined ? undefined : { by: 'agreement', rules: agreed };
}
function weigh(finding, rules) {
    if (isSettled(finding))
        return 'settled';
    const places = (0,_policy_blocking_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .rulesFor */ .N)(finding, rules).filter((at) => !finding.preExisting || at.preExisting === 'block');
    if (places.length === 0)
        return 'pre-existing';
    if (!isAdvisory(finding, rules) && blockedBy(finding, rules, places) !== undefined)
        return 'blocking';
    const severe = (0,_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .isAtLeast */ .du)(finding.severity, 'high');
    return severe || finding.confidence.band === 'speculative' ? 'needs-verification' : 'counts';
}
function isToBeDealtWith(finding, rules) {
    const weight = weigh(finding, rules);
    return weight === 'blocking' || weight === 'counts';
}


/***/ })

};
