export const id = 647;
export const ids = [647];
export const modules = {

/***/ 54161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ applies),
/* harmony export */   Pt: () => (/* binding */ IncompleteReason),
/* harmony export */   RC: () => (/* binding */ isPostponed),
/* harmony export */   iJ: () => (/* binding */ incompleteReasons),
/* harmony export */   r4: () => (/* binding */ inWords)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _compare_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26560);
/* harmony import */ var _evidence_change_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83381);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90215);
/* harmony import */ var _reviewer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75598);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75526);
/* harmony import */ var _waiver_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11849);







const IncompleteReason = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    code: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n([
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
    text: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    detail: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
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
    return accepted !== 'none' && claimed !== undefined && (0,_severity_js__WEBPACK_IMPORTED_MODULE_3__/* .isAtLeast */ .du)(accepted, claimed);
}
function isWaived(subject, waivers = []) {
    return waivers.some((waiver) => waiver.subject === subject);
}
function reviewerReasons({ reviewers, waivers }) {
    const unfinished = reviewers
        .filter((reviewer) => applies(reviewer) && reviewer.required && reviewer.outcome.state !== 'reviewed')
        .filter(({ id }) => (0,_waiver_js__WEBPACK_IMPORTED_MODULE_5__/* .isReservedSubject */ .z)(id) || !isWaived(id, waivers))
        .sort((a, b) => (0,_compare_text_js__WEBPACK_IMPORTED_MODULE_6__/* .compareText */ .n)(a.id, b.id))
        .map(incompleteReviewer);
    if (unfinished.length > 0)
        return unfinished;
    const asked = reviewers.filter((reviewer) => (0,_reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .isChosen */ .lf)(reviewer) && (applies(reviewer) || (0,_reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .hasReviewed */ .ge)(reviewer)) && !isWaived(reviewer.id, waivers));
    if ((asked.length === 0 ? reviewers : asked).some(_reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .hasReviewed */ .ge))
        return [];
    const who = reviewers.some(_reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .hasReviewed */ .ge) ? 'no reviewer but the built-in one' : 'no reviewer';
    return [{ code: 'NO_REVIEWER', text: `${who} looked at this change` }];
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

/***/ 94250:
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

/***/ 11231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rn: () => (/* binding */ IngestReport)
});

// UNUSED EXPORTS: CarriedLine, DocumentReport, RefusedFinding

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/domain/finding.js
var finding = __webpack_require__(9304);
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
var review_document = __webpack_require__(82027);
// EXTERNAL MODULE: ./build/domain/reviewer.js
var reviewer = __webpack_require__(75598);
// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __webpack_require__(75526);
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

/***/ 88827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
function jsonText(value) {
    return `${JSON.stringify(value, null, 2)}\n`;
}


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

// UNUSED EXPORTS: Degraded, MissingReason, PolicyOrigin, PullRequest, Repository, WorkingDirectory

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/domain/compare-text.js
var compare_text = __webpack_require__(26560);
// EXTERNAL MODULE: ./build/domain/evidence/change-size.js
var change_size = __webpack_require__(83381);
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
const WorkingDirectory = schemas/* strictObject */.rej({
    state: schemas/* enum */.k5n(['head', 'merge', 'worktree', 'other', 'absent']),
    commit: review_document/* CommitId */.jF.optional(),
    differing: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
})
    .readonly();
const Degraded = schemas/* strictObject */.rej({ code: schemas/* string */.YjP(), reason: schemas/* string */.YjP() }).readonly();
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

/***/ 64369:
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

/***/ 11849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ isReservedSubject)
/* harmony export */ });
const reservedSubjects = ['coverage', 'size'];
function isReservedSubject(subject) {
    return reservedSubjects.includes(subject);
}


/***/ }),

/***/ 1781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ isSettled),
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
function isAgreedToBlock(finding, { corroboration }) {
    return (corroboration !== undefined &&
        finding.contestedBy.length === 0 &&
        (0,_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .isAtLeast */ .du)(finding.severity, corroboration.from) &&
        finding.corroboratedBy.length + 1 >= corroboration.reviewers);
}
function isSettled({ suppressed, status }) {
    return suppressed !== undefined || (status !== 'open' && status !== 'reopened');
}
function isAdvisory({ advisory, raisedBy = [] }, rules) {
    return advisory === true || (raisedBy.length > 0 && raisedBy.every((id) => rules.advisory.has(id)));
}
function blockedBy(finding, places) {
    const sure = places.find((rules) => isSureEnoughToBlock(finding, rules));
    if (sure !== undefined)
        return { by: 'confidence', rules: sure };
    const agreed = places.find((rules) => isAgreedToBlock(finding, rules));
    return agreed === undefined ? undefined : { by: 'agreement', rules: agreed };
}
function weigh(finding, rules) {
    if (isSettled(finding))
        return 'settled';
    const places = (0,_policy_blocking_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .rulesFor */ .N)(finding, rules).filter((at) => !finding.preExisting || at.preExisting === 'block');
    if (places.length === 0)
        return 'pre-existing';
    if (!isAdvisory(finding, rules) && blockedBy(finding, places) !== undefined)
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
