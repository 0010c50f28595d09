export const id = 114;
export const ids = [114];
export const modules = {

/***/ 6811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ parsePolicy)
/* harmony export */ });
/* unused harmony export maxPolicyBytes */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8905);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8505);
/* harmony import */ var _domain_policy_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3213);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4681);
/* harmony import */ var _nearest_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8127);





const maxPolicyBytes = 256 * 1024;
const maxProblems = 50;
const PolicyFile = _domain_policy_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .Policy */ .P.superRefine(({ reviewers }, context) => {
    for (const [id, { format }] of Object.entries(reviewers)) {
        if (format === undefined || _format_js__WEBPACK_IMPORTED_MODULE_2__/* .Format */ .y.safeParse(format).success)
            continue;
        const message = `unknown format ${JSON.stringify(format.slice(0, 40))}: one of ${_format_js__WEBPACK_IMPORTED_MODULE_2__/* .Format */ .y.options.join(', ')}`;
        context.addIssue({ code: 'custom', path: ['reviewers', id, 'format'], message });
    }
});
function keyWords() {
    return [...keysIn(zod__WEBPACK_IMPORTED_MODULE_3__/* .toJSONSchema */ .bl(_domain_policy_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .Policy */ .P, { io: 'input', unrepresentable: 'any' }))];
}
function keysIn(schema) {
    const keys = new Set();
    JSON.stringify(schema, (name, value) => {
        if (name === 'properties' && typeof value === 'object' && value !== null)
            for (const key of Object.keys(value))
                keys.add(key);
        return value;
    });
    return keys;
}
function didYouMean(given, allowed) {
    const nearest = (0,_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestWord */ .z)(given, allowed);
    return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}
function describeIssue(issue, given, keys) {
    if (issue.code === 'unrecognized_keys') {
        const named = issue.keys.map((key) => `${JSON.stringify(key)}${didYouMean(key, keys)}`);
        return `unknown key ${named.join(', ')}`;
    }
    const words = issue.code === 'invalid_value' ? issue.values.map(String) : [];
    return `${issue.message.slice(0, 300)}${didYouMean(given, words)}`;
}
function nodeOffset(document, path) {
    for (let length = path.length; length >= 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) && node.range)
            return node.range[0];
    }
    return 0;
}
function keyOffset(document, path, key) {
    const map = document.getIn(path, true);
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(map))
        return undefined;
    const pair = map.items.find(({ key: node }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && String(node.value) === String(key));
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair?.key) ? pair.key.range?.[0] : undefined;
}
function issueOffset(document, issue) {
    const [key, path] = issue.code === 'unrecognized_keys'
        ? [issue.keys[0], issue.path]
        : [issue.path.at(-1), issue.path.slice(0, -1)];
    const isAboutKey = issue.code === 'unrecognized_keys' || issue.code === 'invalid_key';
    const offset = isAboutKey && key !== undefined ? keyOffset(document, path, key) : undefined;
    return offset ?? nodeOffset(document, issue.path);
}
function forbiddenNodes(document) {
    const found = [];
    const report = (node, message) => found.push({ offset: node.range?.[0] ?? 0, message });
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Node(_key, node) {
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
                return void report(node, 'aliases are not allowed: write the value out');
            if (node.tag?.startsWith('!'))
                return void report(node, `the tag ${node.tag} is not allowed`);
        },
        Pair(_key, pair) {
            const key = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) ? pair.key : undefined;
            if (key && ['__proto__', 'constructor', 'prototype'].includes(String(key.value))) {
                report(key, `the key ${String(key.value)} is not allowed`);
            }
        },
    });
    return found;
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
    const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
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
    const syntax = [
        ...document.errors.map((error) => at(error.pos[0], '', error.message)),
        ...document.warnings.map((warning) => at(warning.pos[0], '', warning.message)),
        ...forbiddenNodes(document).map(({ offset, message }) => at(offset, '', message)),
    ];
    if (syntax.length > 0)
        return { ok: false, problems: syntax.slice(0, maxProblems) };
    const result = PolicyFile.safeParse(document.toJS({ maxAliasCount: 0 }));
    if (result.success)
        return { ok: true, policy: result.data };
    const keys = keyWords();
    const problems = result.error.issues.map((issue) => at(issueOffset(document, issue), issue.path.join('.'), describeIssue(issue, document.getIn(issue.path), keys)));
    return { ok: false, problems: problems.slice(0, maxProblems) };
}


/***/ }),

/***/ 6526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ approvalObstacles)
/* harmony export */ });
/* harmony import */ var _completeness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1245);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1123);
/* harmony import */ var _weight_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8401);



function needsHuman({ effective: { humanLanes }, lane }) {
    return humanLanes.length > 0 && (lane === undefined || humanLanes.includes(lane));
}
function approvalObstacles(input) {
    const { effective, findings, reviewers } = input;
    const obstacles = [
        [!effective.approve, '`policy.approve` is not true in the policy file, or an input forbids it'],
        [!effective.enforce, '`policy.enforce` is false'],
        [!input.complete, 'the review is not complete, or something was waived'],
        [!(0,_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .isComplete */ .As)(input.coverage), 'files of the change could not be read'],
        [
            reviewers.some((reviewer) => (0,_completeness_js__WEBPACK_IMPORTED_MODULE_0__/* .applies */ .Br)(reviewer) && reviewer.outcome.state !== 'reviewed'),
            'a reviewer, required or not, did not complete',
        ],
        [input.refused.length > 0, 'findings were refused'],
        [input.questions > 0, 'reviewers ask questions'],
        [findings.some((finding) => !(0,_weight_js__WEBPACK_IMPORTED_MODULE_2__/* .isSettled */ .Is)(finding)), 'findings are open'],
        [findings.some(({ requiresHuman }) => requiresHuman), 'a finding asks for a human'],
        [findings.some(({ contestedBy }) => contestedBy.length > 0), 'reviewers dispute a finding'],
        [
            needsHuman(input),
            `the risk lane is ${input.lane ?? 'unknown'}, and \`policy.human-lanes\` asks for a human`,
        ],
    ];
    return obstacles.flatMap(([stands, words]) => (stands ? [words] : []));
}


/***/ }),

/***/ 1245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ applies),
/* harmony export */   Pt: () => (/* binding */ IncompleteReason),
/* harmony export */   RC: () => (/* binding */ isPostponed),
/* harmony export */   iJ: () => (/* binding */ incompleteReasons),
/* harmony export */   r4: () => (/* binding */ inWords)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6697);
/* harmony import */ var _evidence_change_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5953);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1123);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34);




const IncompleteReason = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    code: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n([
        'NO_REVIEWER',
        'REVIEWER_INCOMPLETE',
        'FINDINGS_REFUSED',
        'COVERAGE_PARTIAL',
        'OVERSIZED',
        'POLICY_UNREADABLE',
        'DRAFT',
    ]),
    text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    detail: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
})
    .readonly();
function inWords({ text, detail }) {
    return detail === undefined ? text : `${text} (${detail})`;
}
function incompleteReviewer({ id, outcome }) {
    const text = `${id}: ${outcome.state.replaceAll('_', ' ')}`;
    const detail = 'reason' in outcome ? { detail: outcome.reason } : {};
    return { code: 'REVIEWER_INCOMPLETE', text, ...detail };
}
function applies(reviewer) {
    return reviewer.outcome.state !== 'skipped';
}
function isAccepted(claimed, accepted) {
    return accepted !== 'none' && claimed !== undefined && (0,_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .isAtLeast */ .du)(accepted, claimed);
}
function isWaived(subject, waivers = []) {
    return waivers.some((waiver) => waiver.subject === subject);
}
function reviewerReasons({ reviewers, waivers }) {
    const unfinished = reviewers
        .filter((reviewer) => applies(reviewer) && reviewer.required && reviewer.outcome.state !== 'reviewed')
        .filter(({ id }) => !isWaived(id, waivers))
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map(incompleteReviewer);
    if (unfinished.length > 0 || reviewers.some(({ outcome }) => outcome.state === 'reviewed'))
        return unfinished;
    return [{ code: 'NO_REVIEWER', text: 'no reviewer looked at this change' }];
}
function sizeReasons({ size, oversized, waivers }) {
    if (isWaived('size', waivers) || size === undefined || !(0,_evidence_change_size_js__WEBPACK_IMPORTED_MODULE_0__/* .isTooLarge */ .I9)(size, oversized))
        return [];
    const text = `oversized: ${size.lines} added lines count, more than ${size.limit}`;
    const parts = size.split.slice(0, 5).map(({ subsystem, lines }) => `${subsystem} (${lines} lines)`);
    return [{ code: 'OVERSIZED', text, detail: `to split by subsystem: ${parts.join(', ')}` }];
}
function isPostponed({ incomplete }) {
    return incomplete.some(({ code }) => code === 'DRAFT');
}
function incompleteReasons(input) {
    const reasons = [...sizeReasons(input), ...reviewerReasons(input)];
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
    if (input.policy.state === 'unreadable') {
        reasons.push({ code: 'POLICY_UNREADABLE', text: 'the policy file at the base commit could not be read' });
    }
    return reasons;
}


/***/ }),

/***/ 3407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sy: () => (/* binding */ Conversation),
  Cp: () => (/* binding */ ReviewState)
});

// UNUSED EXPORTS: Comment, PublishedReview, Thread

// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(6697);
// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4743);
;// CONCATENATED MODULE: ./build/domain/people/role.js

const Role = schemas/* enum */.k5n(['none', 'write', 'admin']);

;// CONCATENATED MODULE: ./build/domain/conversation.js


const Comment = schemas/* strictObject */.rej({
    id: schemas/* number */.aig().int(),
    author: schemas/* string */.YjP().nullable(),
    ours: schemas/* boolean */.zMY(),
    inOwnWords: schemas/* boolean */.zMY(),
    body: schemas/* string */.YjP(),
    url: schemas/* string */.YjP(),
    writtenAt: iso/* datetime */.w$(),
})
    .readonly();
const Thread = schemas/* strictObject */.rej({
    nodeId: schemas/* string */.YjP(),
    path: schemas/* string */.YjP(),
    line: schemas/* number */.aig().int().nullable(),
    resolved: schemas/* boolean */.zMY(),
    resolvedBy: schemas/* string */.YjP().nullable(),
    outdated: schemas/* boolean */.zMY(),
    comments: schemas/* array */.YOg(Comment).readonly(),
})
    .readonly();
const ReviewState = schemas/* enum */.k5n(['PENDING', 'COMMENTED', 'APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);
const PublishedReview = schemas/* strictObject */.rej({
    id: schemas/* number */.aig().int(),
    nodeId: schemas/* string */.YjP(),
    author: schemas/* string */.YjP().nullable(),
    ours: schemas/* boolean */.zMY(),
    state: ReviewState,
    body: schemas/* string */.YjP(),
    url: schemas/* string */.YjP(),
})
    .readonly();
const Conversation = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(1),
    viewer: schemas/* string */.YjP(),
    reviews: schemas/* array */.YOg(PublishedReview).readonly(),
    threads: schemas/* array */.YOg(Thread).readonly(),
    comments: schemas/* array */.YOg(Comment).readonly(),
    people: schemas/* array */.YOg(schemas/* strictObject */.rej({ login: schemas/* string */.YjP(), role: Role }).readonly()).readonly(),
    complete: schemas/* boolean */.zMY(),
})
    .readonly();


/***/ }),

/***/ 9780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ isDismissedDemand),
/* harmony export */   S: () => (/* binding */ respectDismissal)
/* harmony export */ });
/* harmony import */ var _judge_remembered_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4229);
/* harmony import */ var _weight_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8401);


function isDismissedDemand({ state, mark }) {
    return state === 'DISMISSED' && mark.event === 'REQUEST_CHANGES';
}
function demandedFor({ reconciled: { continued, stillOpen }, rules }) {
    const blocked = (entry) => (0,_weight_js__WEBPACK_IMPORTED_MODULE_0__/* .weigh */ .vi)((0,_judge_remembered_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeRemembered */ .A)(entry), rules) === 'blocking';
    return new Set([...continued.values(), ...stillOpen].filter(blocked).map(({ mark }) => mark.id));
}
function respectDismissal(decision, known) {
    if (decision.event !== 'REQUEST_CHANGES' || decision.blocking.length === 0)
        return decision;
    const { reviews } = known.memory;
    if (reviews.some(({ state }) => state === 'CHANGES_REQUESTED'))
        return decision;
    if (!reviews.some(isDismissedDemand))
        return decision;
    const demanded = demandedFor(known);
    return decision.blocking.every((id) => demanded.has(id)) ? { ...decision, event: 'COMMENT' } : decision;
}


/***/ }),

/***/ 5953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ ChangeSize),
/* harmony export */   I9: () => (/* binding */ isTooLarge),
/* harmony export */   OV: () => (/* binding */ measureSize),
/* harmony export */   We: () => (/* binding */ OversizedPolicy)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

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
        .sort((a, b) => b.lines - a.lines || (a.subsystem < b.subsystem ? -1 : 1));
    return { lines, limit, oversized: true, split };
}


/***/ }),

/***/ 8181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ evidencePolicy),
/* harmony export */   bt: () => (/* binding */ defaultEvidencePolicy),
/* harmony export */   r$: () => (/* binding */ EvidenceSettings)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6697);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3110);
/* harmony import */ var _change_size_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5953);



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

/***/ 508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rn: () => (/* binding */ IngestReport)
});

// UNUSED EXPORTS: CarriedLine, DocumentReport, RefusedFinding

// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(6697);
// EXTERNAL MODULE: ./build/domain/finding.js
var finding = __webpack_require__(6580);
;// CONCATENATED MODULE: ./build/domain/problem.js

const Grade = schemas/* enum */.k5n(['refused', 'relocated', 'deviation']);
const ProblemType = schemas/* enum */.k5n([
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
const Problem = schemas/* strictObject */.rej({
    path: schemas/* string */.YjP(),
    type: ProblemType,
    rule: schemas/* string */.YjP(),
    grade: Grade,
    message: schemas/* string */.YjP(),
    recommendation: schemas/* string */.YjP(),
    line: schemas/* number */.aig().int().min(1).optional(),
    column: schemas/* number */.aig().int().min(1).optional(),
})
    .readonly();

// EXTERNAL MODULE: ./build/domain/review-document.js
var review_document = __webpack_require__(4159);
// EXTERNAL MODULE: ./build/domain/reviewer.js
var reviewer = __webpack_require__(5586);
// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __webpack_require__(34);
;// CONCATENATED MODULE: ./build/domain/ingest-report.js






const RefusedFinding = schemas/* strictObject */.rej({
    reviewer: reviewer/* ReviewerId */.dJ,
    document: schemas/* number */.aig().int().min(0),
    pointer: schemas/* string */.YjP(),
    title: schemas/* string */.YjP().optional(),
    severity: severity/* Severity */.AI.optional(),
    native: finding/* Native */.we,
    problems: schemas/* array */.YOg(Problem).readonly(),
})
    .readonly();
const DocumentReport = schemas/* strictObject */.rej({
    reviewer: reviewer/* ReviewerId */.dJ,
    file: schemas/* string */.YjP(),
    format: schemas/* string */.YjP().nullable(),
    sha256: review_document/* Sha256 */.IA,
    outcome: reviewer/* ReviewerOutcome */._z,
    accepted: schemas/* number */.aig().int(),
    refused: schemas/* number */.aig().int(),
    problems: schemas/* array */.YOg(Problem).readonly(),
    omitted: schemas/* number */.aig().int(),
    provesClean: schemas/* boolean */.zMY(),
})
    .readonly();
const CarriedLine = schemas/* strictObject */.rej({
    path: schemas/* string */.YjP(),
    from: schemas/* string */.YjP(),
    to: schemas/* string */.YjP().optional(),
})
    .readonly();
const IngestReport = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(1),
    head: review_document/* CommitId */.jF,
    documents: schemas/* array */.YOg(DocumentReport).readonly(),
    refused: schemas/* array */.YOg(RefusedFinding).readonly(),
    carried: schemas/* array */.YOg(CarriedLine).readonly(),
    notes: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
})
    .readonly();


/***/ }),

/***/ 1731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $R: () => (/* binding */ likeness),
  sc: () => (/* binding */ sameProblem),
  YW: () => (/* binding */ sightingsOf)
});

// EXTERNAL MODULE: ./build/domain/similarity/profile.js + 1 modules
var profile = __webpack_require__(8950);
// EXTERNAL MODULE: ./build/domain/similarity/similarity.js
var similarity = __webpack_require__(1782);
;// CONCATENATED MODULE: ./build/domain/join/same-place.js
const nearbyLines = 3;
function meet(one, other) {
    if (one.path !== other.path)
        return false;
    if (one.startLine === undefined || other.startLine === undefined)
        return true;
    if (one.side !== other.side || one.fromBase !== other.fromBase)
        return false;
    const gap = Math.max(one.startLine, other.startLine) -
        Math.min(one.endLine ?? one.startLine, other.endLine ?? other.startLine);
    return gap <= nearbyLines;
}
function samePlace(one, other) {
    if (one.locations.length === 0 || other.locations.length === 0)
        return true;
    return one.locations.some((place) => other.locations.some((second) => meet(place, second)));
}

;// CONCATENATED MODULE: ./build/domain/join/sighting.js



const sameProblem = 0.14;
const differentProblem = 0.05;
const sameWords = 0.4;
function textOf({ finding }) {
    const title = finding.titleDerived ? '' : `${finding.title}\n`;
    return `${finding.scopeText ?? ''}\n${title}${finding.issue}`;
}
function sightingsOf(originals) {
    const groups = new Map();
    for (const original of originals) {
        const group = groups.get(original.fingerprint);
        if (group === undefined)
            groups.set(original.fingerprint, [original]);
        else
            group.push(original);
    }
    return [...groups.values()].map((group) => ({
        originals: group,
        documents: new Set(group.map(({ document }) => document)),
        profile: (0,profile/* profileOf */.d)(textOf(group[0])),
    }));
}
function shareDocument(one, other) {
    return [...one.documents].some((document) => other.documents.has(document));
}
function shareScope(one, other) {
    return one.originals.some(({ finding }) => other.originals.some((second) => second.finding.scope === finding.scope));
}
function likeness(one, other) {
    const together = one.originals.some(({ finding }) => other.originals.some((second) => samePlace(finding, second.finding)));
    if (!together)
        return undefined;
    const repeats = shareDocument(one, other);
    if (repeats && shareScope(one, other))
        return undefined;
    const alike = (0,similarity/* similarity */.k)(one.profile, other.profile);
    return alike < (repeats ? sameWords : differentProblem) ? undefined : alike;
}


/***/ }),

/***/ 4229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ judgeRemembered)
/* harmony export */ });
function judgeRemembered({ mark }) {
    return {
        id: mark.id,
        category: mark.id.replace(/-[0-9a-f]{8}-[0-9-]+$/, ''),
        severity: mark.severity,
        confidence: { band: mark.confidence },
        preExisting: mark.preExisting,
        status: 'open',
        suppressed: undefined,
        requiresHuman: false,
        corroboratedBy: mark.reviewers.slice(1),
        contestedBy: [],
    };
}


/***/ }),

/***/ 1123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _8: () => (/* binding */ Manifest),
  As: () => (/* binding */ isComplete),
  _p: () => (/* binding */ missingByFolder)
});

// UNUSED EXPORTS: Commits, Coverage, MissingReason, PolicyOrigin, PullRequest, Repository, WorkingDirectory

// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(6697);
// EXTERNAL MODULE: ./build/domain/evidence/change-size.js
var change_size = __webpack_require__(5953);
;// CONCATENATED MODULE: ./build/domain/policy/proposed-policy.js

const ProposedPolicy = schemas/* strictObject */.rej({
    state: schemas/* enum */.k5n(['valid', 'invalid', 'removed', 'unreadable']),
    problems: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
})
    .readonly();

// EXTERNAL MODULE: ./build/domain/review-document.js
var review_document = __webpack_require__(4159);
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
        .sort((a, b) => b.files - a.files || (a.folder < b.folder ? -1 : 1));
}
const WorkingDirectory = schemas/* strictObject */.rej({
    state: schemas/* enum */.k5n(['head', 'merge', 'worktree', 'other', 'absent']),
    commit: review_document/* CommitId */.jF.optional(),
    differing: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
})
    .readonly();
const PolicyOrigin = schemas/* strictObject */.rej({
    state: schemas/* enum */.k5n(['present', 'absent', 'unreadable']),
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
    sharedWith: schemas/* array */.YOg(schemas/* number */.aig().int().min(1)).readonly().optional(),
    workingDirectory: WorkingDirectory,
    policy: PolicyOrigin,
    proposedPolicy: ProposedPolicy.optional(),
    coverage: Coverage,
    unknown: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    size: change_size/* ChangeSize */.Ci.optional(),
    files: schemas/* array */.YOg(schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), sha256: review_document/* Sha256 */.IA, bytes: schemas/* number */.aig().int() }).readonly())
        .readonly(),
    fetchedAt: schemas/* string */.YjP(),
})
    .readonly();


/***/ }),

/***/ 36:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lx: () => (/* binding */ writeMark),
/* harmony export */   _H: () => (/* binding */ toolKey),
/* harmony export */   i6: () => (/* binding */ markPrefix),
/* harmony export */   pc: () => (/* binding */ readMarks)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6697);
/* harmony import */ var _confidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7265);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4159);
/* harmony import */ var _reviewer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5586);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9586);






const markPrefix = 'pr-verdict:';
function toolKey(checkName) {
    return (0,_sha256_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)(checkName).slice(0, 8);
}
function writeMark(mark) {
    const start = `${markPrefix}1:${mark.tool}:${mark.kind}:${mark.head}`;
    if (mark.kind === 'review') {
        const asked = mark.questions.length === 0 ? '' : `:${mark.questions.join(',')}`;
        return `${start}:${mark.key}:${mark.event}${asked}`;
    }
    const weight = `${mark.severity}.${mark.confidence}${mark.preExisting ? '.old' : ''}`;
    return `${start}:${mark.fingerprint}:${mark.id}:${weight}:${mark.reviewers.join(',')}`;
}
const signatureLine = /^<sub>.*`pr-verdict:1:([0-9a-f]{8}):(review|finding|closed):([0-9a-f]{40,64}):([^`]+)`<\/sub>\s*$/;
const Weight = zod__WEBPACK_IMPORTED_MODULE_5__/* .tuple */ .PVZ([_severity_js__WEBPACK_IMPORTED_MODULE_3__/* .Severity */ .AI, _confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfidenceBand */ .Kt, zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('old').optional()]);
function readReview(fields) {
    const [key = '', wanted, asked, ...rest] = fields;
    const event = _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewEvents */ .EN.find((each) => each === wanted);
    const questions = asked?.split(',') ?? [];
    const plain = /^[0-9a-f]{16}$/.test(key) && questions.every((each) => /^[0-9a-f]{8}$/.test(each));
    return plain && event !== undefined && rest.length === 0 ? { key, event, questions } : undefined;
}
function readFinding(fields) {
    const [fingerprint = '', id = '', weight = '', names = '', ...rest] = fields;
    const read = Weight.safeParse(weight.split('.'));
    const reviewers = names.split(',');
    const plain = /^[0-9a-f]{16}$/.test(fingerprint) && /^[a-z0-9-]{1,80}$/.test(id) && rest.length === 0;
    if (!plain || !read.success || !reviewers.every((name) => _reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .ReviewerId */ .dJ.safeParse(name).success))
        return undefined;
    const [severity, confidence, old] = read.data;
    return { fingerprint, id, severity, confidence, preExisting: old !== undefined, reviewers };
}
function readLine(line) {
    const [, tool, kind, head, rest] = signatureLine.exec(line) ?? [];
    if (tool === undefined || head === undefined || rest === undefined)
        return undefined;
    const fields = rest.split(':');
    if (kind === 'review') {
        const review = readReview(fields);
        return review && { kind, tool, head, ...review };
    }
    const finding = readFinding(fields);
    return finding && { kind: kind === 'closed' ? 'closed' : 'finding', tool, head, ...finding };
}
function readMarks(body, tool) {
    return body
        .split(/\r\n|\r|\n/)
        .map(readLine)
        .flatMap((mark) => (mark?.tool === tool ? [mark] : []));
}


/***/ }),

/***/ 5720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ readWishes)
});

// EXTERNAL MODULE: ./build/domain/reviewer.js
var reviewer = __webpack_require__(5586);
;// CONCATENATED MODULE: ./build/domain/people/command-line.js
const command = /^\/pr-verdict(?=[ \t]|$)/;
const fence = /^ {0,3}(`{3,}|~{3,})/;
function hides(line, hidden) {
    const opened = line.lastIndexOf('<!--');
    const closed = line.lastIndexOf('-->');
    return hidden ? closed < 0 || opened > closed : opened >= 0 && closed < opened;
}
function commandLines(body) {
    const found = [];
    let open;
    let hidden = false;
    let quoted = false;
    for (const line of body.split(/\r\n|\r|\n/)) {
        if (hidden) {
            hidden = hides(line, true);
            continue;
        }
        const [, marks] = fence.exec(line) ?? [];
        if (open !== undefined) {
            const ends = marks?.startsWith(open) === true && /^[\s`~]*$/.test(line);
            if (ends)
                open = undefined;
            continue;
        }
        if (marks !== undefined) {
            open = marks;
            quoted = false;
            continue;
        }
        quoted = /^ {0,3}>/.test(line) || (quoted && line.trim() !== '');
        if (!quoted && command.test(line))
            found.push(line.replace(command, '').trim());
        hidden = hides(line, false);
    }
    return found;
}

;// CONCATENATED MODULE: ./build/domain/people/command.js


const commandWords = ['wont-fix', 'waive', 'rerun', 'explain'];
const idShape = /^[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{4,8}(?:-\d+)*$/;
function split(text) {
    const [, first = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(text) ?? [];
    return { first: first.replace(/^`(.*)`$/, '$1'), rest: rest.trim() };
}
function readWontFix(text, where) {
    const { first, rest } = split(text);
    if (idShape.test(first) || (where === 'conversation' && /^[a-z0-9-]{1,80}$/.test(first)))
        return { ok: true, command: { do: 'wont-fix', id: first, reason: rest } };
    if (where === 'thread')
        return { ok: true, command: { do: 'wont-fix', reason: text } };
    return { ok: false, problem: 'no-finding', word: 'wont-fix' };
}
function readWaive(text) {
    const { first, rest } = split(text);
    if (first === '')
        return { ok: false, problem: 'no-subject', word: 'waive' };
    if (!reviewer/* ReviewerId */.dJ.safeParse(first).success)
        return { ok: false, problem: 'not-a-reviewer', word: 'waive' };
    if (rest === '')
        return { ok: false, problem: 'no-reason', word: 'waive' };
    return { ok: true, command: { do: 'waive', subject: first, reason: rest } };
}
function readRerun(text) {
    const names = text.split(/[\s,]+/).filter((name) => name !== '');
    const plain = names.every((name) => reviewer/* ReviewerId */.dJ.safeParse(name).success);
    return plain
        ? { ok: true, command: { do: 'rerun', reviewers: [...new Set(names)] } }
        : { ok: false, problem: 'not-a-reviewer', word: 'rerun' };
}
function readExplain(text) {
    const { first, rest } = split(text);
    if (rest !== '')
        return { ok: false, problem: 'too-much', word: 'explain' };
    return { ok: true, command: first === '' ? { do: 'explain' } : { do: 'explain', id: first } };
}
function readCommand(body, where) {
    const [line, ...others] = commandLines(body);
    if (line === undefined)
        return undefined;
    if (others.length > 0)
        return { ok: false, problem: 'several-commands' };
    const { first, rest } = split(line);
    const word = commandWords.find((each) => each === first);
    switch (word) {
        case 'wont-fix':
            return readWontFix(rest, where);
        case 'waive':
            return readWaive(rest);
        case 'rerun':
            return readRerun(rest);
        case 'explain':
            return readExplain(rest);
        case undefined:
            return { ok: false, problem: 'unknown-word', word: first };
    }
}

;// CONCATENATED MODULE: ./build/domain/people/wishes.js

function inComment(comment, thread) {
    const { author, ours, inOwnWords, body } = comment;
    if (author === null || ours || !inOwnWords)
        return [];
    const reading = readCommand(body, thread === undefined ? 'conversation' : 'thread');
    if (reading?.ok !== true || reading.command.do !== 'wont-fix')
        return [];
    const { id } = reading.command;
    return [
        { by: author, how: 'command', ...(id !== undefined && { id }), ...(thread && { thread: thread.nodeId }) },
    ];
}
function byResolving({ nodeId, resolved, resolvedBy, comments }, viewer) {
    const isOurs = comments[0]?.ours === true;
    if (!isOurs || !resolved || resolvedBy === null || resolvedBy === viewer.replace(/\[bot\]$/, ''))
        return [];
    return [{ by: resolvedBy, how: 'resolved', thread: nodeId }];
}
function readWishes({ threads, comments, viewer }) {
    return [
        ...threads.flatMap((thread) => thread.comments.flatMap((comment) => inComment(comment, thread))),
        ...comments.flatMap((comment) => inComment(comment)),
        ...threads.flatMap((thread) => byResolving(thread, viewer)),
    ];
}


/***/ }),

/***/ 7425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ Applicability)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6697);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3110);


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

/***/ 2652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ CommandLine)
/* harmony export */ });
/* unused harmony export VariableName */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6697);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4045);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3110);



const VariableName = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[A-Za-z_][A-Za-z0-9_]{0,127}$/, 'the name of a variable');
const CommandLine = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).max(10_000)).min(1).max(200).readonly().optional(),
    cwd: _globs_js__WEBPACK_IMPORTED_MODULE_1__/* .Glob */ .fo.optional(),
    env: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(VariableName).max(100).readonly().default([]),
    timeout: _duration_js__WEBPACK_IMPORTED_MODULE_0__/* .Duration */ .d.default(600_000),
});


/***/ }),

/***/ 3213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ Policy),
  G: () => (/* binding */ defaultPolicy)
});

// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(6697);
// EXTERNAL MODULE: ./build/domain/evidence/evidence-policy.js
var evidence_policy = __webpack_require__(8181);
// EXTERNAL MODULE: ./build/domain/globs.js
var globs = __webpack_require__(3110);
// EXTERNAL MODULE: ./build/domain/reviewer.js
var reviewer = __webpack_require__(5586);
// EXTERNAL MODULE: ./build/domain/policy/decisions.js + 1 modules
var decisions = __webpack_require__(5248);
// EXTERNAL MODULE: ./build/domain/policy/reviewer-policy.js
var reviewer_policy = __webpack_require__(9356);
// EXTERNAL MODULE: ./build/domain/duration.js
var duration = __webpack_require__(4045);
// EXTERNAL MODULE: ./build/domain/policy/applicability.js
var applicability = __webpack_require__(7425);
// EXTERNAL MODULE: ./build/domain/policy/command-line.js
var command_line = __webpack_require__(2652);
;// CONCATENATED MODULE: ./build/domain/policy/verifier-policy.js




const VerifierPolicy = schemas/* strictObject */.rej({
    ...command_line/* CommandLine */.w.shape,
    ...applicability/* Applicability */.W.shape,
    timeout: duration/* Duration */.d.default(60_000),
    format: schemas/* enum */.k5n(['exit-code', 'sarif', 'rdjson', 'rdjsonl', 'eslint']).default('exit-code'),
    check: schemas/* string */.YjP().min(1).max(100).optional(),
})
    .refine(({ run, check }) => run !== undefined || check !== undefined, 'needs `run`, `check`, or both')
    .readonly();

;// CONCATENATED MODULE: ./build/domain/policy/policy.js







const Policy = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    policy: decisions/* Decisions */.m.prefault({}),
    reviewers: schemas/* record */.g1P(reviewer/* ReviewerId */.dJ, reviewer_policy/* ReviewerPolicy */.Mn).default({}),
    verifiers: schemas/* record */.g1P(reviewer/* ReviewerId */.dJ, VerifierPolicy).default({}),
    evidence: evidence_policy/* EvidenceSettings */.r$.prefault({}),
    paths: schemas/* strictObject */.rej({
        ignore: globs/* Globs */.E7.default([]),
    })
        .readonly()
        .prefault({}),
    hygiene: schemas/* boolean */.zMY().default(true),
})
    .readonly();
const defaultPolicy = Policy.parse({ version: 1 });


/***/ }),

/***/ 9356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mn: () => (/* binding */ ReviewerPolicy),
/* harmony export */   XB: () => (/* binding */ defaultReviewer)
/* harmony export */ });
/* unused harmony export ReportScope */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6697);
/* harmony import */ var _mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(822);
/* harmony import */ var _reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5586);
/* harmony import */ var _applicability_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7425);
/* harmony import */ var _command_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2652);





const ReportScope = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['changed', 'diff', 'file', 'all']);
const ReviewerPolicy = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    ..._command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .CommandLine */ .w.shape,
    ..._applicability_js__WEBPACK_IMPORTED_MODULE_2__/* .Applicability */ .W.shape,
    input: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['worktree', 'files']).default('worktree'),
    kind: _reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewerKind */ .UH.optional(),
    role: _reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewerRole */ .S7.default('primary'),
    required: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().default(true),
    format: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    contract: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['strict', 'lenient']).default('strict'),
    modes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .Mode */ .K).min(1).readonly().default(['full', 'verify']),
    retries: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0).max(5).default(1),
    repairs: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0).max(3).default(1),
    'exit-codes': zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0).max(255)).min(1).readonly().default([0, 1]),
    report: ReportScope.optional(),
    suggestions: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().default(false),
})
    .readonly();
const defaultReviewer = ReviewerPolicy.parse({});


/***/ }),

/***/ 6109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ nameDifferent),
/* harmony export */   w: () => (/* binding */ takeNames)
/* harmony export */ });
const quoted = /`[^`\n]{1,80}`|(?<![\p{L}\p{N}])'[^'\n]{1,40}'(?![\p{L}\p{N}])|"[^"\n]{1,40}"/gu;
const compound = /[\p{L}$]*(?:_[\p{L}\p{N}$_]*[\p{L}\p{N}][\p{L}\p{N}$_]*|[\p{Ll}\p{N}]\p{Lu}[\p{L}\p{N}$_]*)/gu;
const identifier = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
function takeNames(text) {
    const names = new Set();
    const take = (found) => {
        for (const name of found.match(identifier) ?? [])
            names.add(name.toLowerCase());
        return ' ';
    };
    const frame = text.replace(quoted, take).replace(compound, take);
    return { names, frame };
}
function nameSame(one, other) {
    if (one === other)
        return true;
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return short.length >= 4 && long.includes(short);
}
function nameDifferent(one, other) {
    if (one.size === 0 || other.size === 0)
        return false;
    return ![...one].some((name) => [...other].some((second) => nameSame(name, second)));
}


/***/ }),

/***/ 8950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ profileOf)
});

// EXTERNAL MODULE: ./build/domain/similarity/names.js
var similarity_names = __webpack_require__(6109);
;// CONCATENATED MODULE: ./build/domain/similarity/stop-words.js
const stopWords = new Set(('a about also am an and any are as at be because been being but by can could did do does doing each for from ' +
    'had has have having here how i if in into is it its itself may might more most must of on only or other our ' +
    'own per same shall should so some such than that the their them then there these they this those through to ' +
    'too via was we were what when where which while who will with would you your').split(' '));

;// CONCATENATED MODULE: ./build/domain/similarity/profile.js


const pieceLength = 4;
const comparedLength = 600;
function hash(text, start, end) {
    let value = 0x811c9dc5;
    for (let at = start; at < end; at += 1)
        value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    return value >>> 0;
}
function wordsOf(text) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.filter((word) => !stopWords.has(word));
}
function partsOf(hashes) {
    const sorted = hashes.sort();
    return sorted.filter((value, index) => index === 0 || value !== sorted[index - 1]);
}
function piecesOf(words) {
    const text = ` ${words.join(' ')} `;
    const hashes = new Uint32Array(Math.max(0, text.length - pieceLength + 1));
    for (let start = 0; start < hashes.length; start += 1)
        hashes[start] = hash(text, start, start + pieceLength);
    return partsOf(hashes);
}
function profileOf(text) {
    const compared = text.slice(0, comparedLength).normalize('NFKC');
    const { names, frame } = (0,similarity_names/* takeNames */.w)(compared);
    const words = wordsOf(compared);
    return {
        words: partsOf(Uint32Array.from(words, (word) => hash(word, 0, word.length))),
        pieces: piecesOf(words),
        names,
        frame: names.size === 0 ? new Uint32Array() : piecesOf(wordsOf(frame)),
    };
}


/***/ }),

/***/ 1782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ similarity)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6109);

const sameFrame = 0.5;
function jaccard(one, other) {
    let shared = 0;
    let i = 0;
    let j = 0;
    while (i < one.length && j < other.length) {
        const a = one[i] ?? 0;
        const b = other[j] ?? 0;
        if (a === b)
            shared += 1;
        if (a <= b)
            i += 1;
        if (b <= a)
            j += 1;
    }
    const all = one.length + other.length - shared;
    return all === 0 ? 0 : shared / all;
}
function similarity(one, other) {
    const shared = (jaccard(one.words, other.words) + jaccard(one.pieces, other.pieces)) / 2;
    if (shared === 0 || !(0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameDifferent */ .j)(one.names, other.names))
        return shared;
    return jaccard(one.frame, other.frame) >= sameFrame ? 0 : shared;
}


/***/ }),

/***/ 8401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   vi: () => (/* binding */ weigh),
/* harmony export */   yJ: () => (/* binding */ blockedBy)
/* harmony export */ });
/* harmony import */ var _confidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7265);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34);


function isSureEnoughToBlock({ severity, confidence }, { blocking }) {
    const least = blocking[severity];
    return least !== 'never' && (0,_confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeastAsSure */ .OY)(confidence.band, least);
}
function isAgreedToBlock(finding, { corroboration }) {
    return (corroboration !== undefined &&
        finding.contestedBy.length === 0 &&
        (0,_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .isAtLeast */ .du)(finding.severity, corroboration.from) &&
        finding.corroboratedBy.length + 1 >= corroboration.reviewers);
}
function isSettled({ suppressed, status }) {
    return suppressed !== undefined || (status !== 'open' && status !== 'reopened');
}
function blockedBy(finding, rules) {
    if (isSureEnoughToBlock(finding, rules))
        return 'confidence';
    return isAgreedToBlock(finding, rules) ? 'agreement' : undefined;
}
function weigh(finding, rules) {
    if (isSettled(finding))
        return 'settled';
    if (finding.preExisting && rules['pre-existing'] === 'ignore')
        return 'pre-existing';
    if (blockedBy(finding, rules) !== undefined)
        return 'blocking';
    const severe = (0,_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .isAtLeast */ .du)(finding.severity, 'high');
    return severe || finding.confidence.band === 'speculative' ? 'needs-verification' : 'counts';
}


/***/ }),

/***/ 2828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ lstatIfThere),
/* harmony export */   E$: () => (/* binding */ hasRealFolders),
/* harmony export */   XF: () => (/* binding */ readRegularFile),
/* harmony export */   jF: () => (/* binding */ isContainedName),
/* harmony export */   up: () => (/* binding */ hasCode)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3859);




async function readRegularFile(wanted) {
    const { root, name, maxBytes } = wanted;
    if (!(await hasRealFolders(root, name)))
        return undefined;
    const handle = await openWithoutLinks(root, name);
    if (handle === undefined)
        return undefined;
    try {
        const status = await handle.stat();
        if (!status.isFile())
            throw notRegular(name);
        if (status.size > maxBytes)
            throw tooLarge(name, maxBytes);
        const bytes = await readUpTo(handle, maxBytes + 1);
        if (bytes.length > maxBytes)
            throw tooLarge(name, maxBytes);
        return bytes;
    }
    finally {
        await handle.close();
    }
}
function isContainedName(name) {
    const segments = name.split('/');
    return (!/[\0\\]/.test(name) && segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..'));
}
async function hasRealFolders(root, name) {
    if (!isContainedName(name))
        throw notRegular(name);
    const folders = name.split('/').slice(0, -1);
    for (let depth = 1; depth <= folders.length; depth += 1) {
        const folder = folders.slice(0, depth).join('/');
        const status = await lstatIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder));
        if (status === undefined)
            return false;
        if (!status.isDirectory())
            throw notRegular(folder);
    }
    return true;
}
async function lstatIfThere(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path);
    }
    catch (error) {
        if (hasCode(error, 'ENOENT', 'ENOTDIR'))
            return undefined;
        throw error;
    }
}
function hasCode(error, ...codes) {
    return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}
async function openWithoutLinks(root, name) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch (error) {
        if (hasCode(error, 'ENOENT'))
            return undefined;
        if (hasCode(error, 'ELOOP', 'EMLINK', 'ENXIO'))
            throw notRegular(name);
        throw error;
    }
}
async function readUpTo(handle, max) {
    const chunks = [];
    let size = 0;
    while (size < max) {
        const chunk = Buffer.allocUnsafe(Math.min(max - size, 64 * 1024));
        const { bytesRead } = await handle.read(chunk, 0, chunk.length, null);
        if (bytesRead === 0)
            break;
        chunks.push(chunk.subarray(0, bytesRead));
        size += bytesRead;
    }
    return Buffer.concat(chunks);
}
function notRegular(name) {
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .H({
        kind: 'operational',
        code: 'FILE_NOT_REGULAR',
        message: `${JSON.stringify(name)} is a link, a folder or a special file, or its path leads through one`,
        fix: 'Write it as a plain file in a plain folder.',
    });
}
function tooLarge(name, maxBytes) {
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .H({
        kind: 'operational',
        code: 'FILE_TOO_LARGE',
        message: `${JSON.stringify(name)} is larger than ${maxBytes} bytes`,
        fix: 'Write less into it.',
    });
}


/***/ }),

/***/ 6167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openReviewDirectory),
/* harmony export */   n: () => (/* binding */ defaultReviewDirectory)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3859);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2828);






const MAX_FILE = 256 * 1024 * 1024;
const MAX_ENTRIES = 10_000;
const UNFINISHED = '.unfinished';
async function openReviewDirectory(wanted) {
    const path = await makeFolder(wanted.path);
    if (wanted.ignoresItself === true)
        await writeWhole(path, '.gitignore', '*\n');
    return {
        path,
        read: (name) => (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegularFile */ .XF)({ root: path, name, maxBytes: MAX_FILE }),
        write: (name, content) => writeWhole(path, name, content),
        remove: async (name) => {
            if (await (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .hasRealFolders */ .E$)(path, name))
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, name), { force: true, recursive: true });
        },
        list: () => listFiles(path),
        modifiedAt: async (name) => {
            if (!(await (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .hasRealFolders */ .E$)(path, name)))
                return undefined;
            const status = await (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .lstatIfThere */ .Cm)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, name));
            return status?.isFile() === true ? status.mtimeMs : undefined;
        },
    };
}
function defaultReviewDirectory(place) {
    if (place.temp === undefined)
        return { path: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(place.worktree, '.code-review'), ignoresItself: true };
    return { path: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(place.temp, 'pr-verdict', encodeURIComponent(place.instance).replace(/^\.+$/, '_')) };
}
async function makeFolder(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(path, { recursive: true });
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(path);
    }
    catch (cause) {
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .H({
            kind: 'operational',
            code: 'REVIEW_DIR_UNUSABLE',
            message: `The review directory ${path} cannot be made`,
            fix: 'Name a writable folder with `review-dir`.',
            cause,
        });
    }
}
async function writeWhole(root, name, content) {
    if (!(0,_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isContainedName */ .jF)(name))
        throw new Error(`${JSON.stringify(name)} is no name for a file in the review directory`);
    await makeRealFolders(root, name);
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, name);
    const unfinished = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}${UNFINISHED}`);
    const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(unfinished, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o644);
        try {
            await file.writeFile(content);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(unfinished, target);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(unfinished, { force: true });
        throw (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .hasCode */ .up)(error, 'ENOSPC', 'EDQUOT') ? diskFull(root, error) : error;
    }
}
function diskFull(root, cause) {
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .H({
        kind: 'operational',
        code: 'DISK_FULL',
        message: `There is no room left for the review directory ${root}`,
        fix: 'Make room on the disk, or name a folder on another one with `review-dir`.',
        cause,
    });
}
async function makeRealFolders(root, name) {
    const folders = name.split('/').slice(0, -1);
    for (let depth = 1; depth <= folders.length; depth += 1) {
        const folder = folders.slice(0, depth).join('/');
        if (!(await (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .hasRealFolders */ .E$)(root, `${folder}/file`)))
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder), { recursive: true });
    }
}
async function listFiles(root) {
    const files = [];
    const folders = [''];
    let entries = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder), { withFileTypes: true })) {
            const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
            entries += 1;
            if (entries > MAX_ENTRIES)
                throw tooMany(root);
            if (entry.isDirectory())
                folders.push(name);
            else if (entry.isFile() && !name.endsWith(UNFINISHED))
                files.push(name);
        }
    }
    return files.sort();
}
function tooMany(root) {
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .H({
        kind: 'operational',
        code: 'REVIEW_DIR_TOO_FULL',
        message: `The review directory ${root} holds more than ${MAX_ENTRIES} entries`,
        fix: 'Give it a folder of its own with `review-dir`.',
    });
}


/***/ }),

/***/ 3596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ loadRun)
});

// EXTERNAL MODULE: ./build/domain/conversation.js + 1 modules
var domain_conversation = __webpack_require__(3407);
// EXTERNAL MODULE: ./build/domain/dismissal.js
var dismissal = __webpack_require__(9780);
// EXTERNAL MODULE: ./build/domain/ingest-report.js + 1 modules
var ingest_report = __webpack_require__(508);
// EXTERNAL MODULE: ./build/domain/manifest.js + 1 modules
var domain_manifest = __webpack_require__(1123);
// EXTERNAL MODULE: ./build/domain/mark.js
var domain_mark = __webpack_require__(36);
;// CONCATENATED MODULE: ./build/domain/ledger.js

function isFinding(mark) {
    return mark.kind !== 'review';
}
function inThread(thread, tool) {
    return thread.comments
        .filter(({ ours }) => ours)
        .flatMap(({ id, body, url }) => (0,domain_mark/* readMarks */.pc)(body, tool)
        .filter(isFinding)
        .map((mark) => ({ mark, standing: { in: 'thread', thread, comment: { id, body }, url } })));
}
function readLedger(conversation, tool) {
    const threads = conversation.threads.flatMap((thread) => inThread(thread, tool));
    const bodies = conversation.reviews
        .filter(({ ours, state }) => ours && state !== 'PENDING')
        .toReversed()
        .flatMap(({ id, body, url }) => (0,domain_mark/* readMarks */.pc)(body, tool)
        .filter(isFinding)
        .map((mark) => ({ mark, standing: { in: 'body', reviewId: id, url } })));
    const entries = new Map();
    for (const entry of threads)
        entries.set(entry.mark.fingerprint, entry);
    for (const entry of bodies)
        if (!entries.has(entry.mark.fingerprint))
            entries.set(entry.mark.fingerprint, entry);
    return [...entries.values()];
}

;// CONCATENATED MODULE: ./build/domain/memory.js


const nothingRemembered = { ledger: [], reviews: [], complete: true };
function recall(conversation, tool) {
    const reviews = conversation.reviews
        .filter(({ ours, state }) => ours && state !== 'PENDING')
        .flatMap(({ id, url, state, body }) => {
        const mark = (0,domain_mark/* readMarks */.pc)(body, tool).findLast((each) => each.kind === 'review');
        return mark === undefined ? [] : [{ id, url, state, body, mark }];
    });
    const { complete } = conversation;
    const newest = conversation.reviews
        .filter(({ state }) => state !== 'PENDING')
        .reduce((highest, { id }) => Math.max(highest, id), 0);
    return {
        ledger: readLedger(conversation, tool),
        reviews,
        complete,
        ...(newest > 0 && { newestReview: newest }),
    };
}

// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(6697);
// EXTERNAL MODULE: ./build/domain/approval.js
var approval = __webpack_require__(6526);
// EXTERNAL MODULE: ./build/domain/completeness.js
var completeness = __webpack_require__(1245);
// EXTERNAL MODULE: ./build/domain/identity.js
var identity = __webpack_require__(2155);
// EXTERNAL MODULE: ./build/domain/review-document.js
var review_document = __webpack_require__(4159);
// EXTERNAL MODULE: ./build/domain/weight.js
var weight = __webpack_require__(8401);
;// CONCATENATED MODULE: ./build/domain/decision.js






const Decision = schemas/* strictObject */.rej({
    verdict: review_document/* Verdict */.Y.nullable(),
    soFar: review_document/* Verdict */.Y,
    event: review_document/* ReviewEvent */.Bb,
    incomplete: schemas/* array */.YOg(completeness/* IncompleteReason */.Pt).readonly(),
    blocking: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    tightenedBy: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    waived: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
})
    .readonly();
function worse(a, b) {
    return review_document/* verdicts */.rY.indexOf(a) >= review_document/* verdicts */.rY.indexOf(b) ? a : b;
}
function verdictOfFindings(blocking, abortOn) {
    const stops = new Set(abortOn.map(identity/* domainSlug */.Wj));
    if (blocking.some(({ category }) => stops.has((0,identity/* domainSlug */.Wj)(category))))
        return 'ABORT';
    if (blocking.some((finding) => finding.severity === 'critical'))
        return 'FAIL';
    return blocking.length > 0 ? 'WARN' : 'PASS';
}
function claimedVerdict(claims) {
    const byEvent = claims.event === 'REQUEST_CHANGES' ? 'WARN' : 'PASS';
    return worse(claims.verdict ?? 'PASS', byEvent);
}
function waivedSubjects(input) {
    const all = (0,completeness/* incompleteReasons */.iJ)({ ...input, waivers: [] });
    const lifts = (waiver) => {
        const left = (0,completeness/* incompleteReasons */.iJ)({ ...input, waivers: [waiver] });
        return all.some(({ text }) => !left.some((reason) => reason.text === text));
    };
    return [...new Set((input.waivers ?? []).filter(lifts).map(({ subject }) => subject))].sort();
}
function decide(input) {
    const { acceptRefused, acceptPartial, oversized, blocking: rules, abortOn } = input.effective;
    const toComplete = { ...input, acceptRefused, acceptPartial, oversized };
    const incomplete = (0,completeness/* incompleteReasons */.iJ)(toComplete);
    const waived = waivedSubjects(toComplete);
    const open = input.findings.filter((finding) => !(0,weight/* isSettled */.Is)(finding));
    const blocking = open.filter((finding) => (0,weight/* weigh */.vi)(finding, rules) === 'blocking');
    const fromFindings = verdictOfFindings(blocking, abortOn);
    const stricter = input.claims.filter(({ claims }) => worse(fromFindings, claimedVerdict(claims)) !== fromFindings);
    const soFar = stricter.reduce((verdict, { claims }) => worse(verdict, claimedVerdict(claims)), fromFindings);
    const complete = incomplete.length === 0;
    return {
        verdict: complete ? soFar : null,
        soFar,
        event: eventFor(input, { soFar, complete: complete && waived.length === 0 }),
        incomplete,
        blocking: blocking.map((finding) => finding.id).sort(),
        tightenedBy: [
            ...new Set(stricter.map(({ reviewer, claims }) => `${reviewer} asks for ${claimedVerdict(claims)}`)),
        ].sort(),
        waived,
    };
}
function eventFor(input, state) {
    if (!input.effective.enforce)
        return 'COMMENT';
    if (state.soFar !== 'PASS')
        return 'REQUEST_CHANGES';
    return (0,approval/* approvalObstacles */.w)({ ...input, complete: state.complete }).length === 0 ? 'APPROVE' : 'COMMENT';
}

// EXTERNAL MODULE: ./build/domain/judge-remembered.js
var judge_remembered = __webpack_require__(4229);
// EXTERNAL MODULE: ./build/domain/people/wishes.js + 2 modules
var wishes = __webpack_require__(5720);
;// CONCATENATED MODULE: ./build/domain/people/refusals.js

function idMeant({ id, thread, how }, ledger) {
    const candidates = id === undefined
        ? ledger.filter(({ standing }) => standing.in === 'thread' && standing.thread.nodeId === thread)
        : ledger.filter(({ mark }) => mark.id.startsWith(id));
    const open = candidates.filter(({ mark }) => how === 'command' || mark.kind === 'finding');
    const ids = new Set(open.map(({ mark }) => mark.id));
    if (id !== undefined && ids.has(id))
        return id;
    return ids.size === 1 ? [...ids][0] : undefined;
}
function readRefusals(input) {
    const { conversation, ledger, author, blocking } = input;
    const roles = new Map(conversation.people.map(({ login, role }) => [login, role]));
    const accepted = new Map();
    for (const wish of (0,wishes/* readWishes */.O)(conversation)) {
        const { by, how } = wish;
        const id = idMeant(wish, ledger);
        const role = roles.get(by) ?? 'none';
        if (id === undefined || role === 'none')
            continue;
        const selfAccepted = by === author;
        if (selfAccepted && role !== 'admin' && blocking.includes(id))
            continue;
        if (accepted.get(id)?.selfAccepted ?? true)
            accepted.set(id, { id, by, how, selfAccepted });
    }
    return [...accepted.values()];
}
function settleRefused(reconciled, refusals, ledger) {
    const refused = new Set(refusals.map(({ id }) => id));
    const known = new Map(ledger.map((entry) => [entry.mark.id, entry]));
    const continued = new Map(reconciled.continued);
    const findings = reconciled.findings.map((finding) => {
        const entry = known.get(finding.id);
        if (entry === undefined || !refused.has(finding.id))
            return finding;
        continued.set(finding.fingerprint, entry);
        return { ...finding, status: 'wont_fix' };
    });
    const stillOpen = reconciled.stillOpen.filter(({ mark }) => !refused.has(mark.id));
    return { ...reconciled, findings, continued, stillOpen };
}

;// CONCATENATED MODULE: ./build/domain/people/heed.js



function decideOn({ findings, stillOpen }, facts) {
    return decide({ ...facts, findings: [...findings, ...stillOpen.map(judge_remembered/* judgeRemembered */.A)] });
}
function decideWithPeople({ reconciled, ledger, conversation, author, facts }) {
    const unheeded = decideOn(reconciled, facts);
    if (conversation === undefined)
        return { reconciled, decided: unheeded, refusals: [] };
    const { blocking } = unheeded;
    const refusals = readRefusals({ conversation, ledger, author, blocking });
    if (refusals.length === 0)
        return { reconciled, decided: unheeded, refusals };
    const settled = settleRefused(reconciled, refusals, ledger);
    const decided = decideOn(settled, facts);
    const event = decided.event === 'APPROVE' ? 'COMMENT' : decided.event;
    return { reconciled: settled, decided: { ...decided, event }, refusals };
}

// EXTERNAL MODULE: ./build/domain/join/sighting.js + 1 modules
var sighting = __webpack_require__(1731);
// EXTERNAL MODULE: ./build/domain/similarity/profile.js + 1 modules
var profile = __webpack_require__(8950);
// EXTERNAL MODULE: ./build/domain/similarity/similarity.js
var similarity = __webpack_require__(1782);
;// CONCATENATED MODULE: ./build/domain/reconcile.js




function wordsOf(comment) {
    return comment
        .split('\n')
        .slice(1, -1)
        .join('\n')
        .replace(/<sub>.*$/s, '');
}
function continuation(entry, finding) {
    if (entry.standing.in !== 'thread')
        return 0;
    const { thread, comment } = entry.standing;
    const [location] = finding.locations;
    if (location?.path !== thread.path || location.startLine === undefined || thread.line === null)
        return 0;
    const end = location.endLine ?? location.startLine;
    if (thread.line < location.startLine || thread.line > end)
        return 0;
    if ((0,identity/* normaliseTitle */.BU)(comment.body).includes((0,identity/* normaliseTitle */.BU)(finding.title)))
        return 1;
    const said = (0,profile/* profileOf */.d)(`${finding.title}\n${finding.issue}`);
    const alike = (0,similarity/* similarity */.k)(said, (0,profile/* profileOf */.d)(wordsOf(comment.body)));
    return alike >= sighting/* sameProblem */.sc ? alike : 0;
}
function bestContinued(open, finding) {
    let best;
    for (const entry of open) {
        const sure = continuation(entry, finding);
        if (sure > (best?.sure ?? 0))
            best = { entry, sure };
    }
    return best?.entry;
}
function isClosedBy(reviewers, { mark, standing }) {
    const raisedBy = reviewers.filter(({ id, outcome }) => mark.reviewers.includes(id) && outcome.state === 'reviewed');
    if (raisedBy.length === 0)
        return false;
    if (raisedBy.some(({ kind }) => kind === 'tool'))
        return true;
    return standing.in === 'thread' && standing.thread.outdated;
}
function reconcile({ findings, reviewers, ledger, complete }) {
    const byFingerprint = new Map(ledger.map((entry) => [entry.mark.fingerprint, entry]));
    const open = ledger.filter(({ mark }) => mark.kind === 'finding');
    const taken = new Set();
    const pairs = new Map();
    for (const finding of findings) {
        const entry = byFingerprint.get(finding.fingerprint);
        if (entry === undefined)
            continue;
        pairs.set(finding, entry);
        taken.add(entry);
    }
    for (const finding of findings.filter((each) => !pairs.has(each))) {
        const untaken = open.filter((candidate) => !taken.has(candidate));
        const entry = bestContinued(untaken, finding);
        if (entry === undefined)
            continue;
        pairs.set(finding, entry);
        taken.add(entry);
    }
    const unrepeated = open.filter((entry) => !taken.has(entry));
    const closing = complete ? unrepeated.filter((entry) => isClosedBy(reviewers, entry)) : [];
    return {
        findings: withKnownIds(findings, pairs, ledger),
        continued: new Map([...pairs].flatMap(([finding, entry]) => entry.mark.kind === 'finding' ? [[finding.fingerprint, entry]] : [])),
        stillOpen: unrepeated.filter((entry) => !closing.includes(entry)),
        closing,
        closed: ledger.filter((entry) => entry.mark.kind === 'closed' && !taken.has(entry)),
    };
}
function withKnownIds(findings, pairs, ledger) {
    const used = new Set(ledger.map(({ mark }) => mark.id));
    return findings.map((finding) => {
        const entry = pairs.get(finding);
        if (entry !== undefined) {
            const status = entry.mark.kind === 'closed' ? 'reopened' : finding.status;
            return { ...finding, id: entry.mark.id, status };
        }
        let id = finding.id;
        for (let nth = 2; used.has(id); nth += 1)
            id = `${finding.id}-${nth}`;
        used.add(id);
        return { ...finding, id };
    });
}

// EXTERNAL MODULE: ./build/stages/policy-file.js + 1 modules
var policy_file = __webpack_require__(7355);
// EXTERNAL MODULE: ./build/stages/review-files.js
var review_files = __webpack_require__(7894);
// EXTERNAL MODULE: ./build/stages/write/evidence.js
var write_evidence = __webpack_require__(9745);
;// CONCATENATED MODULE: ./build/stages/load-run.js












async function loadRun(directory, settings) {
    const manifest = await (0,review_files/* readOwn */.jU)(directory, {
        name: review_files/* reviewFiles */.Kq.manifest,
        schema: domain_manifest/* Manifest */._8,
        writtenBy: 'fetch',
    });
    const findings = { name: review_files/* reviewFiles */.Kq.findings, schema: review_document/* ReviewDocument */.CA, writtenBy: 'ingest' };
    const document = await (0,review_files/* readOwn */.jU)(directory, findings);
    const ingested = { name: review_files/* reviewFiles */.Kq.ingestReport, schema: ingest_report/* IngestReport */.Rn, writtenBy: 'ingest' };
    const report = await (0,review_files/* readOwn */.jU)(directory, ingested);
    (0,review_files/* requireHead */.EU)(manifest, { name: review_files/* reviewFiles */.Kq.findings, head: document.head, writtenBy: 'ingest' });
    (0,review_files/* requireHead */.EU)(manifest, { name: review_files/* reviewFiles */.Kq.ingestReport, head: report.head, writtenBy: 'ingest' });
    const effective = await (0,policy_file/* loadPolicy */.t)(directory, manifest, settings.policyInputs);
    const said = { name: review_files/* reviewFiles */.Kq.conversation, schema: domain_conversation/* Conversation */.sy };
    const conversation = await (0,review_files/* readOwnPinned */.Vs)(directory, manifest, said);
    const memory = conversation === undefined ? nothingRemembered : recall(conversation, (0,domain_mark/* toolKey */._H)(settings.checkName));
    const compared = reconcile({
        findings: document.findings,
        reviewers: document.reviewers,
        ledger: memory.ledger,
        complete: memory.complete,
    });
    const evidence = await (0,write_evidence/* readEvidence */.A)(directory, manifest);
    const { reconciled, decided, refusals } = decideWithPeople({
        reconciled: compared,
        ledger: memory.ledger,
        conversation,
        author: manifest.pullRequest?.author ?? null,
        facts: {
            reviewers: document.reviewers,
            refused: report.refused,
            coverage: manifest.coverage,
            size: manifest.size,
            policy: manifest.policy,
            claims: document.documents.map(({ reviewer, claims }) => ({ reviewer, claims })),
            questions: document.documents.reduce((sum, { questions }) => sum + questions.length, 0),
            postponed: effective.drafts === 'skip' && manifest.pullRequest?.draft === true,
            lane: evidence?.pack.risk.lane,
            effective,
        },
    });
    const decision = (0,dismissal/* respectDismissal */.S)(decided, { memory, reconciled, rules: effective.blocking });
    return {
        manifest,
        document: { ...document, findings: reconciled.findings },
        report,
        effective,
        memory,
        reconciled,
        decision,
        refusals,
    };
}


/***/ }),

/***/ 7355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ loadPolicy)
});

// EXTERNAL MODULE: ./build/contracts/policy/parse-policy.js
var parse_policy = __webpack_require__(6811);
// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(3859);
// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __webpack_require__(34);
// EXTERNAL MODULE: ./build/domain/policy/policy.js + 1 modules
var policy = __webpack_require__(3213);
;// CONCATENATED MODULE: ./build/domain/policy/effective-policy.js


const failOnByStrictness = ['WARN', 'FAIL', 'ABORT', 'none'];
function stricterFailOn(a, b) {
    return failOnByStrictness.indexOf(a) <= failOnByStrictness.indexOf(b) ? a : b;
}
function lessSevere(a, b) {
    return (0,severity/* severityRank */.qs)(a) >= (0,severity/* severityRank */.qs)(b) ? a : b;
}
function effectivePolicy(file, inputs) {
    const { policy: decisions, reviewers, verifiers, evidence, paths, hygiene } = file ?? policy/* defaultPolicy */.G;
    const asked = {
        failOn: inputs.failOn ?? decisions['fail-on'],
        maxComments: inputs.maxComments ?? decisions['max-comments'],
        inlineFrom: inputs.inlineFrom ?? decisions['inline-from'],
    };
    const { blocking, 'pre-existing': preExisting, corroboration } = decisions;
    return {
        blocking: {
            blocking,
            'pre-existing': preExisting,
            ...(corroboration === undefined ? {} : { corroboration }),
        },
        abortOn: decisions['abort-on'],
        acceptPartial: decisions['partial-coverage'] === 'accept',
        failOn: file === undefined ? asked.failOn : stricterFailOn(asked.failOn, decisions['fail-on']),
        approve: file !== undefined && decisions.approve && inputs.approve !== false,
        enforce: decisions.enforce,
        drafts: decisions.drafts,
        maxComments: file === undefined ? asked.maxComments : Math.min(asked.maxComments, decisions['max-comments']),
        inlineFrom: file === undefined ? asked.inlineFrom : lessSevere(asked.inlineFrom, decisions['inline-from']),
        acceptRefused: decisions.refused,
        humanLanes: decisions['human-lanes'],
        suppress: decisions.suppress,
        linkHosts: decisions['link-hosts'],
        reviewers,
        verifiers,
        oversized: evidence.oversized,
        contract: file === undefined || inputs.contract === 'strict' ? inputs.contract : undefined,
        ignoredPaths: paths.ignore,
        hygiene,
    };
}

// EXTERNAL MODULE: ./build/stages/review-files.js
var review_files = __webpack_require__(7894);
;// CONCATENATED MODULE: ./build/stages/policy-file.js




async function loadPolicy(directory, manifest, inputs) {
    if (manifest.policy.state !== 'present')
        return effectivePolicy(undefined, inputs);
    const result = (0,parse_policy/* parsePolicy */.O)(await (0,review_files/* readPinned */.r6)(directory, manifest, review_files/* reviewFiles */.Kq.policy));
    if (result.ok)
        return effectivePolicy(result.policy, inputs);
    const problems = result.problems.map(({ line, column, path, message }) => {
        const where = path === '' ? '' : `${path}: `;
        return `  ${line}:${column} ${where}${message}`;
    });
    throw new failure/* Failure */.H({
        kind: 'usage',
        code: 'POLICY_INVALID',
        message: `the policy file at ${manifest.policy.commit ?? 'the base commit'} is not valid:\n${problems.join('\n')}`,
        fix: 'correct the file on the base branch; `pr-verdict schema policy` prints its schema',
    });
}


/***/ }),

/***/ 7894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ forgetResults),
/* harmony export */   EU: () => (/* binding */ requireHead),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Kq: () => (/* binding */ reviewFiles),
/* harmony export */   Vs: () => (/* binding */ readOwnPinned),
/* harmony export */   jU: () => (/* binding */ readOwn),
/* harmony export */   ku: () => (/* binding */ readOwnIfAny),
/* harmony export */   r6: () => (/* binding */ readPinned)
/* harmony export */ });
/* unused harmony export readBytes */
/* harmony import */ var _contracts_json_read_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(978);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3859);
/* harmony import */ var _domain_sha256_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9586);



const reviewFiles = {
    diff: 'pr_diff.txt',
    files: 'files.json',
    comments: 'existing_comments.json',
    evidencePack: 'evidence_pack.json',
    manifest: 'manifest.json',
    conversation: 'conversation.json',
    workingTreeDiff: 'working_tree.diff',
    policy: 'policy.yml',
    findings: 'findings.json',
    ingestReport: 'ingest_report.json',
    plan: 'plan.json',
    review: 'review.json',
    receipt: 'receipt.json',
    verdict: 'review-latest.json',
    abortReason: 'abort-reason.md',
    report: 'report.md',
    gate: 'gate.json',
};
const results = {
    fetch: [reviewFiles.manifest, reviewFiles.conversation, reviewFiles.policy],
    ingest: [reviewFiles.findings, reviewFiles.ingestReport],
    write: [reviewFiles.plan, reviewFiles.review, reviewFiles.receipt, reviewFiles.report, reviewFiles.verdict],
    gate: [reviewFiles.gate],
};
async function forgetResults(directory, from) {
    const stages = ['fetch', 'ingest', 'write', 'gate'];
    for (const stage of stages.slice(stages.indexOf(from))) {
        for (const name of results[stage])
            await directory.remove(name);
    }
}
const ownFileLimits = {
    bytes: 256 * 1024 * 1024,
    depth: 128,
    values: 10_000_000,
    stringLength: 200_000_000,
    numberLength: 40,
};
async function readBytes(directory, name, writtenBy) {
    const bytes = await directory.read(name);
    if (bytes !== undefined)
        return bytes;
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .H({
        kind: 'usage',
        code: 'REVIEW_FILE_MISSING',
        message: `${name} is not in the review directory ${directory.path}`,
        fix: `run \`${writtenBy}\` first, with the same review directory`,
    });
}
async function readOwn(directory, file) {
    const bytes = await readBytes(directory, file.name, file.writtenBy);
    return parseOwn(bytes, file);
}
function parseOwn(bytes, file) {
    const invalid = (what) => new _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .H({
        kind: 'operational',
        code: 'REVIEW_FILE_INVALID',
        message: `${file.name}: ${what}`,
        fix: `the file was not written by this version; run \`${file.writtenBy}\` again`,
    });
    const reading = (0,_contracts_json_read_json_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .Vh)(bytes, ownFileLimits);
    if (!reading.ok)
        throw invalid(reading.problems[0]?.message ?? 'not JSON');
    const result = file.schema.safeParse(reading.value);
    if (result.success)
        return result.data;
    const issue = result.error.issues[0];
    throw invalid(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
}
function requireHead(manifest, file) {
    if (file.head === manifest.commits.head)
        return;
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .H({
        kind: 'operational',
        code: 'REVIEW_FILE_INVALID',
        message: `${file.name} is about ${file.head}, but the head that was fetched is ${manifest.commits.head}`,
        fix: `run \`${file.writtenBy}\` again`,
    });
}
async function readOwnPinned(directory, manifest, file) {
    if (!manifest.files.some(({ name }) => name === file.name))
        return undefined;
    return parseOwn(await readPinned(directory, manifest, file.name), { ...file, writtenBy: 'fetch' });
}
async function readOwnIfAny(directory, file) {
    const bytes = await directory.read(file.name);
    return bytes === undefined ? undefined : parseOwn(bytes, file);
}
async function writeJson(directory, name, value) {
    await directory.write(name, `${JSON.stringify(value, null, 2)}\n`);
}
async function readPinned(directory, manifest, name) {
    const bytes = await readBytes(directory, name, 'fetch');
    const pinned = manifest.files.find((file) => file.name === name);
    if (pinned?.sha256 === (0,_domain_sha256_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(bytes))
        return bytes;
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .H({
        kind: 'operational',
        code: 'REVIEW_FILE_CHANGED',
        message: `${name} is not the file that fetch wrote`,
        fix: 'run fetch again, and let nothing else write into the review directory',
    });
}


/***/ }),

/***/ 9745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readEvidence)
/* harmony export */ });
/* harmony import */ var _domain_evidence_pack_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9980);
/* harmony import */ var _review_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7894);


async function readEvidence(directory, manifest) {
    const pack = await (0,_review_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readOwnPinned */ .Vs)(directory, manifest, {
        name: _review_files_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewFiles */ .Kq.evidencePack,
        schema: _domain_evidence_pack_js__WEBPACK_IMPORTED_MODULE_0__/* .EvidencePack */ .T,
    });
    return pack && { pack, size: manifest.size, unknown: manifest.unknown };
}


/***/ })

};
