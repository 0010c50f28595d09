export const id = 7323;
export const ids = [7323];
export const modules = {

/***/ 67323:
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
// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
// EXTERNAL MODULE: ./build/model/reviewer.js
var reviewer = __webpack_require__(34811);
// EXTERNAL MODULE: ./build/policy/policy.js
var policy = __webpack_require__(48301);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./build/model/text.js
var model_text = __webpack_require__(70271);
// EXTERNAL MODULE: ./build/policy/policy-keys.js
var policy_keys = __webpack_require__(15174);
;// CONCATENATED MODULE: ./build/policy/policy-mistakes.js





function shown(given) {
    const text = typeof given === 'object' ? (Array.isArray(given) ? 'a list' : 'a group of keys') : undefined;
    return text ?? (JSON.stringify(given) ?? '').slice(0, 60);
}
function not(given) {
    return given === null ? 'and here is nothing' : `not ${shown(given)}`;
}
function didYouMean(given, allowed) {
    const nearest = (0,model_text/* nearestWord */.zZ)(given, allowed);
    return nearest === undefined ? '' : `; did you mean \`${nearest}\`?`;
}
function inYaml(value) {
    return (0,dist/* stringify */.As)(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim();
}
function example({ name }) {
    const key = policy_keys/* policyKeys */.f8.get(name);
    const word = name.slice(name.lastIndexOf('.') + 1);
    return key === undefined || word.endsWith(']') ? '' : `, for example \`${word}: ${key.example}\``;
}
function homeOf(key, { name: found }) {
    const homes = [...policy_keys/* policyKeys */.f8.keys()].filter((name) => name.endsWith(`.${key}`) && !name.includes('['));
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
let wholeSchema;
function schema() {
    wholeSchema ??= json_schema_processors/* toJSONSchema */.bl(policy/* Policy */.PE, { io: 'input', unrepresentable: 'any' });
    return wholeSchema;
}
function partOf(node) {
    const { data: part } = policy_keys/* KeySchema */.tJ.safeParse(node);
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

;// CONCATENATED MODULE: ./build/policy/parse-policy.js






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
        ...(format === undefined || review_document/* ReviewFormat */.q3.safeParse(format).success ? [] : [unknownFormat(id, format)]),
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
        values: [...review_document/* ReviewFormat */.q3.options],
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


/***/ }),

/***/ 15174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f8: () => (/* binding */ policyKeys),
/* harmony export */   l7: () => (/* binding */ describedSchema),
/* harmony export */   tJ: () => (/* binding */ KeySchema)
/* harmony export */ });
/* unused harmony export keysOf */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);


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
        meaning: 'Variables that it gets in addition to `PATH`, `HOME`, `LANG` and `TMPDIR`. Those of the runner and of loaders are refused.',
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
    return Object.fromEntries(_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity, index) => [
        severity,
        {
            meaning: `The minimum confidence with which a ${severity} finding blocks; \`never\`: none blocks.`,
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
            meaning: 'How many independent reviewers must report the same problem for it to block, whatever their confidence. A dispute by a reviewer with `role: challenger` cancels that.',
            example: '3',
        },
        'corroboration.from': { meaning: 'The minimum severity to which that applies.', example: 'medium' },
        overrides: {
            meaning: 'Other blocking rules for some files or categories. Where several apply, the last one wins. A finding in several files is weighed in each, and the strictest weight holds.',
            example: '[{ paths: [docs/**], blocking: { high: never } }]',
        },
        'overrides[].paths': { meaning: 'Files that it applies to.', example: '[src/payments/**]' },
        'overrides[].categories': {
            meaning: 'Categories that it applies to; case, spaces, `-` and `_` do not matter. With `paths`, both must match.',
            example: '[security]',
        },
        'overrides[].pre-existing': { meaning: 'Like `policy.pre-existing`, for these.', example: 'block' },
        'overrides[].corroboration': {
            meaning: 'Like `policy.corroboration`, for these; `never`: agreement alone does not block.',
            example: 'never',
        },
        'abort-on': {
            meaning: 'Categories for which one blocking finding makes the verdict `ABORT`.',
            example: '[data-loss]',
        },
        'fail-on': {
            meaning: 'The minimum verdict that fails the gate; `none`: no verdict does.',
            example: 'FAIL',
        },
        approve: {
            meaning: 'Whether a clean review approves. Only this file can allow it; see [Approval](#approval).',
            example: 'true',
        },
        enforce: {
            meaning: '`false`: advisory only. The review comments, and the check is neutral: `Advisory: would fail`.',
            example: 'false',
        },
        drafts: {
            meaning: '`skip`: a draft is not reviewed until it is ready for review; until then its check blocks the merge.',
            example: 'skip',
        },
        'max-comments': {
            meaning: 'The maximum number of comments on lines and files; further findings go to the review body.',
            example: '10',
        },
        'inline-from': { meaning: 'The minimum severity that gets a comment.', example: 'medium' },
        refused: {
            meaning: 'Findings that break their contract make the review incomplete; those up to this claimed severity do not.',
            example: 'low',
        },
        'partial-coverage': {
            meaning: '`accept`: files that could not be read do not make the review incomplete. Approval is still withheld.',
            example: 'accept',
        },
        'human-lanes': { meaning: 'Risk lanes in which only a human approves.', example: '[yellow, red]' },
        'request-owners': {
            meaning: '`true`: owners of changed files (CODEOWNERS) are asked for a review where the risk lane, a finding or a dispute asks for a human. Teams are only named: a workflow token cannot ask them.',
            example: 'true',
        },
        'waived-by': {
            meaning: 'The minimum role that can waive a reviewer, unread files or the size for one head.',
            example: 'admin',
        },
        suppress: {
            meaning: 'Known false positives: withheld, with the reason. `pr-verdict suppress` writes an entry.',
            example: "[{ path: 'vendor/**', reason: not ours }]",
        },
        'suppress[].reviewer': {
            meaning: 'The reviewer that wrote it. What another reviewer reports as well is not silenced.',
            example: 'eslint',
        },
        'suppress[].category': {
            meaning: 'Its category; case, spaces, `-` and `_` do not matter.',
            example: 'style',
        },
        'suppress[].path': {
            meaning: 'Files; every location must be in a matching one.',
            example: "'vendor/**'",
        },
        'suppress[].fingerprint': {
            meaning: 'Its fingerprint, from `explain` or `findings.json`. It also matches when the same reviewer reports it in other words, where an earlier run published it or the last review of a worktree had it on the same lines.',
            example: "'0123456789abcdef'",
        },
        'suppress[].reason': { meaning: 'Why it is a false positive. Required.', example: 'generated code' },
        'suppress[].until': { meaning: 'The last day on which it applies, in UTC.', example: '2030-12-31' },
        'link-hosts': {
            meaning: "Hosts that posted links may lead to, in addition to the server's own and a built-in list of documentation sites such as `owasp.org`; other links show their address as code.",
            example: '[docs.example.com]',
        },
    }),
    ...below('policy.overrides[].blocking.', leastConfidence(['low', 'low', 'high', 'high', 'never'])),
    ...below('reviewers.<id>.', program('10m')),
    ...below('reviewers.<id>.', {
        input: {
            meaning: '`files`: it reads the review directory only, so it needs no checkout and can review forks.',
            example: 'files',
            default: '`worktree`; `files` for `candidate-findings`',
        },
        kind: { meaning: 'Whether it is a model or a tool.', example: 'tool', default: "its format's" },
        role: {
            meaning: '`challenger`: it judges what the others found. Its dispute cancels corroboration.',
            example: 'challenger',
        },
        required: { meaning: '`false`: the review is complete without it.', example: 'false' },
        format: {
            meaning: 'The contract that its documents must have.',
            example: 'sarif',
            default: 'recognised by shape',
        },
        contract: {
            meaning: '`tolerant` reads whatever has one meaning; `strict` takes exactly what the contract says.',
            example: 'strict',
        },
        modes: { meaning: 'Runs that it takes part in.', example: '[full, verify, quick]' },
        retries: { meaning: 'How often a crash, a timeout or an empty answer is tried again.', example: '2' },
        repairs: {
            meaning: 'How often a document that breaks its contract is sent back to be repaired.',
            example: '0',
        },
        'exit-codes': {
            meaning: 'Exit codes that a complete, valid document may come with.',
            example: '[0, 1, 2]',
        },
        report: {
            meaning: 'What it may report: added lines, lines of the diff, changed files, or anything. Other findings are withheld.',
            example: 'diff',
            default: '`changed` for tools, `all` for models',
        },
        suggestions: {
            meaning: 'Whether its replacements become suggestions that one click applies.',
            example: 'true',
        },
        advisory: {
            meaning: '`claims`: its event and verdict have no effect. `all`: its findings do not block either, and do not corroborate those of others.',
            example: 'claims',
        },
        'max-findings': {
            meaning: 'The maximum number of its findings that are shown; the least severe others are withheld and counted. A blocking finding is always shown.',
            example: '20',
        },
    }),
    ...below('verifiers.<id>.', program('1m')),
    ...below('verifiers.<id>.', {
        format: { meaning: 'What it prints; with `exit-code`, 0 passes.', example: 'eslint' },
        check: {
            meaning: 'Name of a check run: a finished one on the head is used instead of running the program.',
            example: 'CI / types',
        },
    }),
    ...below('evidence.', {
        'max-changed-lines': {
            meaning: 'Added lines above which a change is too large for one review.',
            example: '600',
        },
        oversized: {
            meaning: '`review`: AI reviewers review a change that is too large as well. Without an AI reviewer the size is only advice.',
            example: 'review',
        },
        ignore: { meaning: 'Files whose lines do not count.', example: "['**/*.snap']" },
        lane: { meaning: 'The minimum risk lane of every change.', example: 'yellow' },
        rules: {
            meaning: 'Own risk rules, in addition to the built-in ones.',
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
            meaning: 'Files that are not reviewed; findings on them are withheld.',
            example: "['dist/**']",
        },
    }),
]);
const KeySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    properties: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9()).optional(),
    items: zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9().optional(),
    additionalProperties: zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9().optional(),
    anyOf: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9()).optional(),
    enum: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    default: zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9().optional(),
    minimum: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
    maximum: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
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
const Node = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9());
function describedSchema(schema, path = '') {
    const { data: node } = Node.safeParse(schema);
    if (node === undefined)
        return schema;
    const { properties, items, additionalProperties, ...rest } = node;
    const { data: keys } = Node.safeParse(properties);
    const told = policyKeys.get(path);
    return {
        ...rest,
        ...(told !== undefined && { description: told.meaning }),
        ...(keys !== undefined && {
            properties: Object.fromEntries(Object.entries(keys).map(([key, value]) => [
                key,
                describedSchema(value, path === '' ? key : `${path}.${key}`),
            ])),
        }),
        ...(items !== undefined && { items: describedSchema(items, `${path}[]`) }),
        ...(additionalProperties !== undefined && {
            additionalProperties: describedSchema(additionalProperties, `${path}.<id>`),
        }),
    };
}


/***/ })

};
