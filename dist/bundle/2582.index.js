export const id = 2582;
export const ids = [2582,7464];
export const modules = {

/***/ 31612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   LJ: () => (/* binding */ runCancelled),
/* harmony export */   h_: () => (/* binding */ asFailure),
/* harmony export */   pJ: () => (/* binding */ endOf)
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
function asFailure(error) {
    if (error instanceof Failure)
        return error;
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return new Failure({
        kind: 'operational',
        code: 'UNEXPECTED',
        message: `This is a bug in pr-verdict: ${text}`,
        fix: 'Report it with this text.',
        cause: error,
    });
}
function endOf({ kind }) {
    return { exitCode: kind === 'usage' ? 3 : 2, status: kind === 'superseded' ? 'superseded' : 'error' };
}
function runCancelled() {
    return new Failure({
        kind: 'operational',
        code: 'RUN_CANCELLED',
        message: 'The run was asked to end before it was over',
        fix: 'Run it again.',
    });
}


/***/ }),

/***/ 36939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ Severity),
/* harmony export */   GC: () => (/* binding */ FindingStatus),
/* harmony export */   Kn: () => (/* binding */ LineNumber),
/* harmony export */   Kt: () => (/* binding */ ConfidenceBand),
/* harmony export */   OY: () => (/* binding */ isAtLeastAsSure),
/* harmony export */   Z9: () => (/* binding */ confidenceRank),
/* harmony export */   aZ: () => (/* binding */ Location),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   mn: () => (/* binding */ Side),
/* harmony export */   of: () => (/* binding */ Evidence),
/* harmony export */   qs: () => (/* binding */ severityRank),
/* harmony export */   sg: () => (/* binding */ SuppressedBy),
/* harmony export */   wI: () => (/* binding */ Finding),
/* harmony export */   we: () => (/* binding */ Native)
/* harmony export */ });
/* unused harmony exports confidenceBands, Confidence, Suppressed, Scope, Fix, FindingSource */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const confidenceBands = ['high', 'medium', 'low', 'speculative'];
const ConfidenceBand = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(confidenceBands);
const Confidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    band: ConfidenceBand,
    value: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
})
    .readonly();
function confidenceRank(band) {
    return confidenceBands.indexOf(band);
}
function isAtLeastAsSure(band, threshold) {
    return confidenceRank(band) <= confidenceRank(threshold);
}
const severities = ['critical', 'high', 'medium', 'low', 'info'];
const Severity = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(severities);
function severityRank(severity) {
    return severities.indexOf(severity);
}
function isAtLeast(severity, threshold) {
    return severityRank(severity) <= severityRank(threshold);
}
const SuppressedBy = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'suppress',
    'max-findings',
    'ignore',
    'report',
    'surmise',
    'verifier',
    'style',
    'refutation',
    'verify',
]);
const Suppressed = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ by: SuppressedBy, reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).readonly();
const Side = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['RIGHT', 'LEFT']);
const LineNumber = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(2_147_483_647);
const Location = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    startLine: LineNumber.optional(),
    endLine: LineNumber.optional(),
    side: Side,
    numberedIn: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['base', 'checkout']).optional(),
})
    .readonly();
const Scope = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['inline', 'file', 'multi-file', 'system']);
const FindingStatus = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['open', 'fixed', 'verified', 'reopened', 'wont_fix']);
const Native = zod__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq9();
const Fix = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), confidence: ConfidenceBand, replacement: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() })
    .readonly();
const Evidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['verifier_output', 'hunk_level_code', 'repo_policy', 'contextual_reasoning']),
    detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
})
    .readonly();
const FindingSource = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    reviewer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    document: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    pointer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    locations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Location).readonly(),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    issue: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    category: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    severity: Severity,
    confidence: Confidence,
    status: FindingStatus,
    preExisting: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    corroboratedBy: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly(),
    suppressed: Suppressed.optional(),
    native: Native,
})
    .readonly();
const Finding = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    scope: Scope,
    locations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Location).readonly(),
    scopeText: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    titleDerived: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    issue: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    implications: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    category: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    severity: Severity,
    confidence: Confidence,
    fix: Fix.optional(),
    references: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly(),
    evidence: Evidence.optional(),
    action: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['fix', 'verify', 'discuss']).optional(),
    requiresHuman: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    preExisting: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    status: FindingStatus,
    corroboratedBy: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly(),
    contestedBy: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly(),
    advisory: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    suppressed: Suppressed.optional(),
    sources: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(FindingSource).min(1).readonly(),
})
    .readonly();


/***/ }),

/***/ 21189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ isComplete),
/* harmony export */   Ci: () => (/* binding */ ChangeSize),
/* harmony export */   GM: () => (/* binding */ checkNameWith),
/* harmony export */   I9: () => (/* binding */ isTooLarge),
/* harmony export */   OK: () => (/* binding */ scopeName),
/* harmony export */   We: () => (/* binding */ OversizedPolicy),
/* harmony export */   _8: () => (/* binding */ Manifest),
/* harmony export */   _p: () => (/* binding */ missingByFolder),
/* harmony export */   f7: () => (/* binding */ Commits),
/* harmony export */   rk: () => (/* binding */ isSameChange),
/* harmony export */   xN: () => (/* binding */ Coverage)
/* harmony export */ });
/* unused harmony exports ProposedPolicy, PartialScope, Repository, PullRequest, MissingReason, WorkingDirectory, PolicyOrigin */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44256);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70271);



const ProposedPolicy = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['valid', 'invalid', 'removed', 'unreadable']),
    problems: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
})
    .readonly();
const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0);
const ChangeSize = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    lines: count,
    limit: count,
    oversized: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    split: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ subsystem: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), lines: count, files: count }).readonly())
        .readonly(),
})
    .readonly();
const OversizedPolicy = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['block', 'review']);
function isTooLarge(size, oversized) {
    return size?.oversized === true && oversized === 'block';
}
const PartialScope = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['package', 'team', 'file']), name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
const maxName = 100;
function scopeName({ kind, name }) {
    const plain = name.replace(/^@/, '');
    return `${kind} ${plain.length <= maxName ? plain : `…${plain.slice(1 - maxName)}`}`;
}
function checkNameWith(checkName, scope) {
    return scope.kind === 'changeset' ? checkName : `${checkName} (${scopeName(scope)})`;
}
const Repository = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    owner: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    serverUrl: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
})
    .readonly();
const PullRequest = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1),
    nodeId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    description: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    author: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['open', 'closed', 'merged']),
    draft: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    locked: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    fork: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    labels: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
    requestedReviewers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly().optional(),
    baseRef: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    headRef: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    changedFiles: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0),
})
    .readonly();
const Commits = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    head: _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF,
    tree: _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF.optional(),
    base: _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF,
    mergeBase: _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF,
})
    .readonly();
function isSameChange(a, b) {
    return a.head === b.head && a.tree === b.tree && a.mergeBase === b.mergeBase;
}
const MissingReason = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['patch-missing', 'file-list-capped', 'unreadable-diff']);
const Coverage = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    expected: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0),
    covered: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0),
    missing: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), reason: MissingReason }).readonly()).readonly(),
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
        .sort((a, b) => b.files - a.files || (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.folder, b.folder));
}
const WorkingDirectory = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['head', 'merge', 'worktree', 'other', 'absent']),
    commit: _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF.optional(),
    differing: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
})
    .readonly();
const PolicyOrigin = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['present', 'absent', 'unreadable']),
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    commit: _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF.optional(),
    blob: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
})
    .readonly();
const Manifest = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    source: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['github', 'local']),
    repository: Repository.optional(),
    pullRequest: PullRequest.optional(),
    commits: Commits,
    branch: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    mode: _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .Mode */ .Kt,
    scope: PartialScope.extend({ leftOut: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0) })
        .readonly()
        .optional(),
    sharing: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ sharedWith: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1)).readonly(), complete: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() })
        .readonly()
        .optional(),
    workingDirectory: WorkingDirectory,
    policy: PolicyOrigin,
    proposedPolicy: ProposedPolicy.optional(),
    coverage: Coverage,
    unknown: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
    size: ChangeSize.optional(),
    files: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), sha256: _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .Sha256 */ .IA, bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int() }).readonly())
        .readonly(),
    fetchedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
})
    .readonly();


/***/ }),

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ project)
/* harmony export */ });
const project = {
    name: 'pr-verdict',
    home: 'OWNER/pr-verdict',
    version: '0.1.0',
};


/***/ }),

/***/ 44256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bb: () => (/* binding */ ReviewEvent),
/* harmony export */   CA: () => (/* binding */ ReviewDocument),
/* harmony export */   EN: () => (/* binding */ reviewEvents),
/* harmony export */   Fx: () => (/* binding */ formats),
/* harmony export */   HV: () => (/* binding */ toolFormats),
/* harmony export */   Hi: () => (/* binding */ isWholeIn),
/* harmony export */   IA: () => (/* binding */ Sha256),
/* harmony export */   Kt: () => (/* binding */ Mode),
/* harmony export */   NO: () => (/* binding */ isAboutAll),
/* harmony export */   Ut: () => (/* binding */ isToolFormat),
/* harmony export */   Y: () => (/* binding */ Verdict),
/* harmony export */   jF: () => (/* binding */ CommitId),
/* harmony export */   q3: () => (/* binding */ ReviewFormat),
/* harmony export */   rY: () => (/* binding */ verdicts),
/* harmony export */   yL: () => (/* binding */ Format)
/* harmony export */ });
/* unused harmony exports Claims, Question, SourceDocument */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);
/* harmony import */ var _reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34811);



const Mode = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['full', 'verify', 'quick']);
function isWholeIn(run, said) {
    return said === 'full' || said === run;
}
const toolFormats = ['sarif', 'rdjson', 'rdjsonl', 'eslint', 'checkstyle'];
const formats = [
    'review-output',
    'review-data',
    'candidate-findings',
    'evidence-pack',
    'envelope',
    'verdict',
    ...toolFormats,
];
const Format = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(formats);
const ReviewFormat = Format.exclude(['evidence-pack']);
const fromTools = new Set(toolFormats);
function isToolFormat(format) {
    return fromTools.has(format);
}
const Sha256 = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
const CommitId = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/);
const verdicts = ['PASS', 'WARN', 'FAIL', 'ABORT'];
const Verdict = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(verdicts);
const reviewEvents = ['APPROVE', 'COMMENT', 'REQUEST_CHANGES'];
const ReviewEvent = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(reviewEvents);
const Claims = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    event: ReviewEvent.optional(),
    verdict: Verdict.optional(),
    total: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).optional(),
    head: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().optional(),
    mode: Mode.optional(),
})
    .readonly();
function isAboutAll({ mode = 'full' }) {
    return mode === 'full';
}
const Question = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    question: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    options: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })).readonly(),
    recommended: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
})
    .readonly();
const SourceDocument = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    reviewer: _reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewerId */ .dJ,
    format: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    foreign: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional(),
    sha256: Sha256,
    claims: Claims,
    summary: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    questions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Question).readonly(),
    native: _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Native */ .we,
})
    .readonly();
const ReviewDocument = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    head: CommitId,
    reviewers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .Reviewer */ .gu).readonly(),
    documents: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(SourceDocument).readonly(),
    findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Finding */ .wI).readonly(),
})
    .readonly();


/***/ }),

/***/ 34811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   B1: () => (/* binding */ builtInReviewer),
/* harmony export */   FC: () => (/* binding */ countCompleted),
/* harmony export */   S7: () => (/* binding */ ReviewerRole),
/* harmony export */   Tz: () => (/* binding */ isCarried),
/* harmony export */   UH: () => (/* binding */ ReviewerKind),
/* harmony export */   _z: () => (/* binding */ ReviewerOutcome),
/* harmony export */   bu: () => (/* binding */ isPartly),
/* harmony export */   dJ: () => (/* binding */ ReviewerId),
/* harmony export */   dc: () => (/* binding */ ChosenReviewerId),
/* harmony export */   ge: () => (/* binding */ hasReviewed),
/* harmony export */   gu: () => (/* binding */ Reviewer),
/* harmony export */   lf: () => (/* binding */ isChosen)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

function reasonOf({ code, text }) {
    return `${code}: ${text}`;
}
const ReviewerId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[a-z0-9][a-z0-9._-]{0,63}$/i, 'at most 64 letters, digits, `.`, `_` and `-`, a letter or digit first');
const ChosenReviewerId = ReviewerId.regex(/^(?!(?:coverage|size)$)/i, 'another than `coverage` and `size`, which a waiver names for what the review lacks');
const builtInReviewer = 'hygiene';
const ReviewerKind = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['ai', 'tool']);
const ReviewerRole = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['primary', 'challenger']);
const partly = zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional();
const ReviewerOutcome = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('state', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('reviewed'), partly }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('needs_input') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('invalid'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('unavailable'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('timed_out'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('skipped'),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        carried: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
        partly,
    }),
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
function isChosen({ id }) {
    return id !== builtInReviewer;
}
function isCarried({ outcome }) {
    return outcome.state === 'skipped' && outcome.carried === true;
}
function isPartly({ outcome }) {
    return 'partly' in outcome && outcome.partly === true;
}
function hasReviewed(reviewer) {
    return reviewer.outcome.state === 'reviewed' || isCarried(reviewer);
}
function countCompleted(reviewers) {
    return reviewers.filter((each) => isChosen(each) && hasReviewed(each)).length;
}


/***/ }),

/***/ 70271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ utf8Text),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   Q6: () => (/* binding */ visibleText),
/* harmony export */   QV: () => (/* binding */ sameText),
/* harmony export */   Sh: () => (/* binding */ durationWords),
/* harmony export */   Uq: () => (/* binding */ isBeyondParsing),
/* harmony export */   Yi: () => (/* binding */ trimBoth),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   n6: () => (/* binding */ compareText),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   s8: () => (/* binding */ trimEnd),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   vI: () => (/* binding */ shortened),
/* harmony export */   wD: () => (/* binding */ bodyLines),
/* harmony export */   zZ: () => (/* binding */ nearestWord)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21916);


function bodyLines(body) {
    return body.split(/\r\n|\r|\n/);
}
const terminalSequences = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\n\t])\p{Cc}/gu;
function visibleText(untrusted) {
    return untrusted.replace(terminalSequences, '').replace(lineBreaks, '\n').replace(invisible, '');
}
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
function utf8Text(bytes) {
    return decoder.decode(bytes);
}
function trimEnd(text, characters) {
    let end = text.length;
    while (end > 0 && characters.includes(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}
function trimBoth(text, characters) {
    let start = 0;
    while (start < text.length && characters.includes(text.charAt(start)))
        start += 1;
    return trimEnd(text.slice(start), characters);
}
function listed(names, most) {
    const more = names.length > most ? ` and ${names.length - most} more` : '';
    return `${names.slice(0, most).join(', ')}${more}`;
}
function counted(n, noun) {
    return n === 1 ? `1 ${noun}` : `${n} ${noun}s`;
}
function compareText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
function durationWords(milliseconds) {
    if (milliseconds < 9_950)
        return `${(milliseconds / 1_000).toFixed(1)} s`;
    const seconds = Math.round(milliseconds / 1_000);
    if (seconds < 60)
        return `${seconds} s`;
    const rest = seconds % 60;
    return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}
function nearestWord(given, allowed) {
    if (typeof given !== 'string' || given.length > 40 || allowed.length === 0)
        return undefined;
    const word = given.trim().toLowerCase();
    const nearest = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_1__/* .closest */ .kp)(word, allowed.map((each) => each.toLowerCase()));
    if ((0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_1__/* .distance */ .Io)(word, nearest) > Math.max(1, word.length / 3))
        return undefined;
    return allowed.find((each) => each.toLowerCase() === nearest);
}
function jsonText(value) {
    const json = JSON.stringify(value, null, 2);
    return `${json.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]|##(?=\[)/gu, escaped)}\n`;
}
function escaped(characters) {
    const units = Array.from({ length: characters.length }, (_, at) => characters.charCodeAt(at));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
function isBeyondParsing(markdown) {
    return ((markdown.match(/^[ \t]{0,9}(?:[-+*]|\d{1,9}[.)])(?=\s)/gm) ?? []).length > 300 ||
        /^(?:[ \t]{0,9}(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s))){16}/m.test(markdown) ||
        (markdown.match(/[*_~[\]>]/g) ?? []).length > 2_000);
}
function sameText(one, other) {
    const normal = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return normal(one) === normal(other);
}
function shortened(text, most) {
    if (text.length <= most)
        return text;
    const kept = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
    return `${kept}…`;
}


/***/ }),

/***/ 64757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ FileGlob),
/* harmony export */   E7: () => (/* binding */ Globs),
/* harmony export */   HG: () => (/* binding */ FolderGlob),
/* harmony export */   Nw: () => (/* binding */ fixedFolder),
/* harmony export */   RY: () => (/* binding */ ExceptionGlobs),
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   _I: () => (/* binding */ matchesAny)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70271);



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
    const tokens = pattern.matchAll(/(?<=^|\/)(?<deep>\*\*(?:\/|$))|\*+|\?|\[!?[^\]/][^\]/]{0,100}\]|./gsu);
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
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'usage',
        code: 'GLOB_TOO_COMPLEX',
        message: `The pattern ${JSON.stringify(pattern.slice(0, 100))} is longer than ${maxLength} characters or stands for more than ${maxAlternatives} patterns`,
        fix: 'Write several shorter patterns.',
    });
}
const Glob = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).max(1000).refine(isGlob, 'must be a simpler pattern');
const FolderGlob = Glob.superRefine((pattern, context) => {
    const folder = (pattern.startsWith('/') ? `/${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .trimEnd */ .s8)(pattern.slice(1), '/')}` : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .trimEnd */ .s8)(pattern, '/')).replace(/^\.\//, '');
    report(whyNever(folder, '.'), context);
});
const FileGlob = Glob.superRefine((pattern, context) => {
    const why = pattern.endsWith('/') ? `a folder matches no file: write \`${pattern}**\`` : undefined;
    report(whyNever(pattern, '**') ?? why, context);
});
const Globs = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(FileGlob).max(200).readonly();
const sampleTrees = [
    ['a', 'Makefile', 'README.md', '.env', 'z9.x'],
    ['src/a.ts', '.github/workflows/ci.yml', 'a/b/c/d', 'q-7/Q.z'],
];
const ExceptionGlobs = Globs.refine((patterns) => {
    const isMatched = matchesAny(patterns.filter(isGlob));
    return !sampleTrees.some((paths) => paths.every(isMatched));
}, 'would leave out everything: name the files that need no review');
function matchesAny(patterns) {
    const matchers = patterns.map(compileGlob);
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
        compileGlob(pattern);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 48301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G0: () => (/* binding */ Suppression),
/* harmony export */   G4: () => (/* binding */ defaultPolicy),
/* harmony export */   IS: () => (/* binding */ evidencePolicy),
/* harmony export */   J$: () => (/* binding */ Lane),
/* harmony export */   O: () => (/* binding */ oversizedPolicy),
/* harmony export */   PE: () => (/* binding */ Policy),
/* harmony export */   _0: () => (/* binding */ maxCorroborationReviewers),
/* harmony export */   bt: () => (/* binding */ defaultEvidencePolicy),
/* harmony export */   m_: () => (/* binding */ Decisions),
/* harmony export */   r2: () => (/* binding */ defaultPolicyPath)
/* harmony export */ });
/* unused harmony exports Override, FailOn */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39713);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);
/* harmony import */ var _model_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21189);
/* harmony import */ var _model_reviewer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34811);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64757);
/* harmony import */ var _reviewer_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21707);






const Day = zod__WEBPACK_IMPORTED_MODULE_5__/* .date */ .p6();
const Suppression = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    reviewer: _model_reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .ReviewerId */ .dJ.optional(),
    category: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).max(100).optional(),
    path: _glob_js__WEBPACK_IMPORTED_MODULE_3__/* .FileGlob */ .Dp.optional(),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
        .regex(/^[0-9a-f]{16}$/, '16 hex digits')
        .optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).max(500),
    until: Day.optional(),
})
    .refine(({ reviewer, category, path, fingerprint }) => [reviewer, category, path, fingerprint].some((each) => each !== undefined), 'needs `reviewer`, `category`, `path` or `fingerprint`')
    .readonly();
const BlockingFrom = zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n([..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfidenceBand */ .Kt.options, 'never']);
const BlockingTable = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    critical: BlockingFrom.default('medium'),
    high: BlockingFrom.default('high'),
    medium: BlockingFrom.default('never'),
    low: BlockingFrom.default('never'),
    info: BlockingFrom.default('never'),
})
    .readonly();
const PreExisting = zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['ignore', 'block']);
const maxCorroborationReviewers = 20;
const Corroboration = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    reviewers: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().int().min(2).max(maxCorroborationReviewers).default(2),
    from: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Severity */ .AI.default('high'),
})
    .readonly();
const matchers = ['paths', 'categories'];
const settings = ['blocking', 'pre-existing', 'corroboration'];
const Override = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    paths: _glob_js__WEBPACK_IMPORTED_MODULE_3__/* .Globs */ .E7.optional(),
    categories: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).max(100)).max(100).readonly().optional(),
    blocking: zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
        critical: BlockingFrom.optional(),
        high: BlockingFrom.optional(),
        medium: BlockingFrom.optional(),
        low: BlockingFrom.optional(),
        info: BlockingFrom.optional(),
    })
        .readonly()
        .optional(),
    'pre-existing': PreExisting.optional(),
    corroboration: zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('never'), Corroboration]).optional(),
})
    .refine((entry) => matchers.some((key) => (entry[key]?.length ?? 0) > 0), 'needs `paths` or `categories`')
    .refine((entry) => settings.some((key) => entry[key] !== undefined), 'needs `blocking`, `pre-existing` or `corroboration`')
    .readonly();
const Lane = zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['green', 'yellow', 'red']);
const FailOn = zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['none', 'WARN', 'FAIL', 'ABORT']);
const host = zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'a bare host name in lower case, such as owasp.org');
const Decisions = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    blocking: BlockingTable.prefault({}),
    'pre-existing': PreExisting.default('ignore'),
    corroboration: Corroboration.optional(),
    overrides: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(Override).max(100).readonly().default([]),
    'abort-on': zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).max(100)).max(100).readonly().default([]),
    'fail-on': FailOn.default('WARN'),
    approve: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().default(false),
    enforce: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().default(true),
    drafts: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['review', 'skip']).default('review'),
    'max-comments': zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().int().min(0).max(50).default(30),
    'inline-from': _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Severity */ .AI.default('low'),
    refused: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['none', 'info', 'low', 'medium']).default('none'),
    'partial-coverage': zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['incomplete', 'accept']).default('incomplete'),
    'human-lanes': zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(Lane).max(3).readonly().default(['red']),
    'request-owners': zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().default(false),
    suppress: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(Suppression).max(500).readonly().default([]),
    'waived-by': zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['write', 'maintain', 'admin']).default('maintain'),
    'link-hosts': zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(host).readonly().default([]),
})
    .readonly();
const words = zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^[\p{Ll}\p{Lo}\p{N}]+$/u, 'one word in lower case'))
    .max(200)
    .readonly();
const OwnRule = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    factor: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^[a-z][a-z0-9-]{0,39}$/, 'lower case letters, digits and hyphens'),
    severity: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['moderate', 'red']),
    words: words.default([]),
    paths: _glob_js__WEBPACK_IMPORTED_MODULE_3__/* .Globs */ .E7.default([]),
    why: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).max(300),
})
    .readonly();
const EvidenceSettings = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    'max-changed-lines': zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().int().min(1).default(1000),
    oversized: _model_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .OversizedPolicy */ .We.default('block'),
    ignore: _glob_js__WEBPACK_IMPORTED_MODULE_3__/* .Globs */ .E7.default([]),
    lane: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['yellow', 'red']).optional(),
    rules: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(OwnRule).max(100).readonly().default([]),
})
    .readonly();
function oversizedPolicy({ evidence, reviewers, }) {
    return Object.values(reviewers).some(_reviewer_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .isModel */ .yX) ? evidence.oversized : 'review';
}
function evidencePolicy(policy) {
    const settings = policy.evidence;
    return {
        maxChangedLines: settings['max-changed-lines'],
        oversized: oversizedPolicy(policy),
        isIgnored: (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .matchesAny */ ._I)(settings.ignore),
        ...(settings.lane !== undefined && { lane: settings.lane }),
        rules: settings.rules.map(({ paths, ...rule }) => ({ ...rule, paths: (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .matchesAny */ ._I)(paths) })),
    };
}
const defaultEvidencePolicy = evidencePolicy({
    evidence: EvidenceSettings.parse({}),
    reviewers: {},
});
const defaultPolicyPath = '.github/pr-verdict.yml';
const Policy = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(1),
    policy: Decisions.prefault({}),
    reviewers: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(_model_reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .ChosenReviewerId */ .dc, _reviewer_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .ReviewerPolicy */ .Mn).default({}),
    verifiers: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(_model_reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .ReviewerId */ .dJ, _reviewer_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .VerifierPolicy */ .NC).default({}),
    evidence: EvidenceSettings.prefault({}),
    paths: zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
        ignore: _glob_js__WEBPACK_IMPORTED_MODULE_3__/* .ExceptionGlobs */ .RY.default([]),
    })
        .readonly()
        .prefault({}),
    hygiene: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().default(true),
    concurrency: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().int().min(1).max(64).optional(),
})
    .readonly();
const defaultPolicy = Policy.parse({ version: 1 });


/***/ }),

/***/ 21707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fi: () => (/* binding */ readsPackOnly),
/* harmony export */   Mn: () => (/* binding */ ReviewerPolicy),
/* harmony export */   NC: () => (/* binding */ VerifierPolicy),
/* harmony export */   Q0: () => (/* binding */ whyWithheld),
/* harmony export */   XB: () => (/* binding */ defaultReviewer),
/* harmony export */   dw: () => (/* binding */ Duration),
/* harmony export */   fK: () => (/* binding */ tokenVariables),
/* harmony export */   wg: () => (/* binding */ inputOf),
/* harmony export */   yX: () => (/* binding */ isModel)
/* harmony export */ });
/* unused harmony exports Applicability, ReportScope */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44256);
/* harmony import */ var _model_reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34811);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64757);




const unitInMs = { s: 1_000, m: 60_000, h: 3_600_000 };
const Unit = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['s', 'm', 'h']);
const Duration = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
    .regex(/^\d{1,5}[smh]$/, 'a number with its unit, such as 90s, 5m or 1h')
    .transform((text) => Number(text.slice(0, -1)) * unitInMs[Unit.parse(text.slice(-1))])
    .refine((ms) => ms <= 6 * unitInMs.h, 'must be at most 6h');
const TimeLimit = Duration.refine((ms) => ms > 0, 'must be at least 1s');
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
const VariableName = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[A-Za-z_][A-Za-z0-9_]{0,127}$/, 'the name of a variable');
const GivenVariable = VariableName.superRefine((name, context) => {
    const why = whyWithheld(name);
    if (why === undefined)
        return;
    const message = `cannot be ${name}, which no program is given even when it is listed: it ${why}`;
    context.addIssue({ code: 'custom', message });
});
const CommandLine = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    run: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(10_000)).min(1).max(200).readonly().optional(),
    cwd: _glob_js__WEBPACK_IMPORTED_MODULE_2__/* .FolderGlob */ .HG.optional(),
    env: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(GivenVariable).max(100).readonly().default([]),
    timeout: TimeLimit.default(600_000),
});
const words = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(200)).max(200).readonly();
const Applicability = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    paths: _glob_js__WEBPACK_IMPORTED_MODULE_2__/* .Globs */ .E7.optional(),
    when: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        authors: words.optional(),
        forks: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().default(true),
        drafts: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().default(true),
        labels: words.optional(),
        lanes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['green', 'yellow', 'red']))
            .min(1)
            .readonly()
            .optional(),
    })
        .readonly()
        .prefault({}),
});
const VerifierPolicy = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    ...CommandLine.shape,
    ...Applicability.shape,
    timeout: TimeLimit.default(60_000),
    format: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['exit-code', ..._model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .toolFormats */ .HV]).default('exit-code'),
    check: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(100).optional(),
})
    .refine(({ run, check }) => run !== undefined || check !== undefined, 'needs `run`, `check`, or both')
    .readonly();
const ReportScope = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['changed', 'diff', 'file', 'all']);
const Input = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['worktree', 'files']);
function readsPackOnly({ format }) {
    return format === 'candidate-findings';
}
function inputOf(policy) {
    return readsPackOnly(policy) ? 'files' : (policy.input ?? 'worktree');
}
function isBelow(program) {
    return /^(?!\/|[A-Za-z]:)[^\\]*\//.test(program);
}
const ReviewerPolicy = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    ...CommandLine.shape,
    ...Applicability.shape,
    input: Input.optional(),
    kind: _model_reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewerKind */ .UH.optional(),
    role: _model_reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewerRole */ .S7.default('primary'),
    required: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().default(true),
    format: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    contract: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['tolerant', 'strict']).default('tolerant'),
    modes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .Mode */ .Kt).min(1).readonly().default(['full', 'verify']),
    retries: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().min(0).max(5).default(1),
    repairs: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().min(0).max(3).default(1),
    'exit-codes': zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().min(0).max(255)).min(1).readonly().default([0, 1]),
    report: ReportScope.optional(),
    suggestions: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().default(false),
    advisory: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['none', 'claims', 'all']).default('none'),
    'max-findings': zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().min(1).max(10_000).optional(),
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
function isModel({ kind, format = '' }) {
    return (kind ?? ((0,_model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isToolFormat */ .Ut)(format) ? 'tool' : 'ai')) === 'ai';
}


/***/ }),

/***/ 7464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ outliveReaders),
/* harmony export */   interruptible: () => (/* binding */ interruptible),
/* harmony export */   qA: () => (/* binding */ uninterrupted),
/* harmony export */   tE: () => (/* binding */ atEnd)
/* harmony export */ });
/* unused harmony export undoAll */
const undoing = new Set();
function atEnd(undo) {
    if (undoing.size === 0)
        process.on('exit', undoAll);
    undoing.add(undo);
    return () => {
        undoing.delete(undo);
        if (undoing.size === 0)
            process.off('exit', undoAll);
    };
}
function undoAll() {
    for (const undo of undoing) {
        try {
            undo();
        }
        catch {
        }
    }
}
const dataLost = 2;
function outliveReaders({ stdout, stderr }) {
    stderr.on('error', () => undefined);
    stdout.on('error', ({ code, message }) => {
        if (code === 'EPIPE')
            return;
        stderr.write(`error: not all could be printed: ${message}\n`);
        process.once('exit', (exitCode) => {
            if (exitCode === 0)
                process.exitCode = dataLost;
        });
    });
}
const asksToEnd = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const uninterrupted = { hold: (work) => work(new AbortController().signal) };
async function interruptible(work, lastWords = () => undefined) {
    const controller = new AbortController();
    let received;
    let held = 0;
    const stopListening = () => {
        for (const name of asksToEnd)
            process.off(name, onSignal);
    };
    const endIfAsked = () => {
        if (received === undefined || held > 0)
            return;
        const exitCode = lastWords();
        if (exitCode !== undefined)
            process.exit(exitCode);
        undoAll();
        stopListening();
        process.kill(process.pid, received);
    };
    const onSignal = (signal) => {
        if (received !== undefined)
            return;
        received = signal;
        controller.abort();
        endIfAsked();
    };
    const hold = async (heldWork) => {
        held += 1;
        try {
            return await heldWork(controller.signal);
        }
        finally {
            held -= 1;
            endIfAsked();
            if (received !== undefined)
                await never();
        }
    };
    for (const name of asksToEnd)
        process.on(name, onSignal);
    try {
        return await work({ hold });
    }
    finally {
        stopListening();
    }
}
function never() {
    return new Promise(() => setInterval(() => undefined, 1_000));
}


/***/ }),

/***/ 24481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ createTerminalReporter),
/* harmony export */   jO: () => (/* binding */ outputText),
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   kc: () => (/* binding */ logText)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70271);

const maxLength = 64 * 1024;
function logText(untrusted, redact) {
    const safe = redact((0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(untrusted.slice(0, 2 * maxLength)))
        .replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm, '$1: ')
        .replaceAll('##[', '# #[');
    const isCut = safe.length > maxLength || untrusted.length > 2 * maxLength;
    return isCut ? `${safe.slice(0, maxLength)} … (cut, ${untrusted.length} characters)` : safe;
}
function failureText({ code, message, fix }) {
    return `${message}\n${fix}\n(${code})`;
}
function outputText(name, value) {
    const text = String(value);
    if (/[\r\n]/.test(text))
        throw new Error(`output ${name} has more than one line`);
    return text;
}
const maxSaid = 4_096;
class LiveLines {
    #screen;
    #lines = new Set();
    #drawn = 0;
    #stop;
    constructor(screen) {
        this.#screen = screen;
    }
    above(text) {
        this.#screen.write(`${this.#erasing()}${text}`);
        this.#drawn = 0;
        this.#draw();
    }
    begin(title, safe) {
        const line = { title: safe(title), since: this.#screen.now(), safe, said: '' };
        this.#lines.add(line);
        this.#stop ??= this.#screen.every(1_000, () => this.#draw());
        this.#draw();
        return {
            saying: (text) => {
                line.said = text.slice(0, maxSaid);
            },
            end: (text) => {
                this.#lines.delete(line);
                this.above(`${line.title}: ${safe(text)}\n`);
                if (this.#lines.size > 0)
                    return;
                this.#stop?.();
                this.#stop = undefined;
            },
        };
    }
    #draw() {
        const room = Math.max(20, this.#screen.columns() - 1);
        const lines = [...this.#lines].map((line) => `${cut(this.#words(line), room)}\n`);
        this.#screen.write(`${this.#erasing()}${lines.join('')}`);
        this.#drawn = lines.length;
    }
    #words({ title, since, safe, said }) {
        const seconds = Math.floor((this.#screen.now() - since) / 1_000);
        const [last = ''] = safe(said).trim().split('\n').slice(-1);
        return `${title}: running for ${seconds} s${last === '' ? '' : `, ${last}`}`;
    }
    #erasing() {
        return this.#drawn === 0 ? '' : `\u001b[${this.#drawn}A\u001b[0J`;
    }
}
function cut(text, room) {
    let left = room;
    let kept = '';
    for (const character of text.replaceAll('\t', ' ')) {
        left -= character.charCodeAt(0) < 0x7f ? 1 : 2;
        if (left < 0)
            break;
        kept += character;
    }
    return kept;
}
const colors = { error: 31, warning: 33, notice: 36, debug: 90 };
function createTerminalReporter(options) {
    const { redact, color, debug } = options;
    const live = options.screen && new LiveLines(options.screen);
    const log = (text) => (live === undefined ? options.log(text) : live.above(text));
    const safe = (text) => logText(text, redact);
    const say = (level, text) => {
        const label = color ? `\u001b[${colors[level]}m${level}:\u001b[0m` : `${level}:`;
        log(`${label} ${safe(text)}\n`);
    };
    return {
        debug: (text) => {
            if (debug)
                say('debug', text);
        },
        info: (text) => log(`${safe(text)}\n`),
        notice: (text) => say('notice', text),
        warning: (text) => say('warning', text),
        error: (text) => say('error', text),
        failure: (failure) => say('error', failureText(failure)),
        group: (title, body) => {
            log(`${safe(title)}\n`);
            return body();
        },
        quote: (title, text) => log(`${safe(title)}\n${safe(text).replace(/^/gm, '  ')}\n`),
        fold: () => undefined,
        begin: (title) => {
            if (live !== undefined)
                return live.begin(title, safe);
            log(`${safe(title)}: started\n`);
            return { saying: () => undefined, end: (text) => log(`${safe(`${title}: ${text}`)}\n`) };
        },
        output: (name, value) => {
            const text = outputText(name, value);
            if (debug)
                say('debug', `${name}=${text}`);
        },
        summary: async () => undefined,
        close: () => undefined,
    };
}


/***/ })

};
