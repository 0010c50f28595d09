export const id = 4549;
export const ids = [4549];
export const modules = {

/***/ 26711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readPath),
/* harmony export */   o: () => (/* binding */ readToolPath)
/* harmony export */ });
/* harmony import */ var _model_trim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29220);

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
    const folder = (0,_model_trim_js__WEBPACK_IMPORTED_MODULE_0__/* .trimEnd */ .s)(slashed(root), '/');
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
    const folder = (0,_model_trim_js__WEBPACK_IMPORTED_MODULE_0__/* .trimEnd */ .s)(prefix.replace(/^(?:\.\/)+/, ''), '/');
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

/***/ 61056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ ChangeSize),
/* harmony export */   I9: () => (/* binding */ isTooLarge),
/* harmony export */   We: () => (/* binding */ OversizedPolicy)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

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


/***/ }),

/***/ 88597:
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

/***/ 81719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ ReviewState),
/* harmony export */   qT: () => (/* binding */ Reaction),
/* harmony export */   sy: () => (/* binding */ Conversation)
/* harmony export */ });
/* unused harmony exports Comment, Thread, PublishedReview */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _role_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73928);


const Reaction = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['+1', 'confused', 'eyes']);
const Comment = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
    nodeId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    author: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    ours: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    inOwnWords: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    editedByOthers: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    review: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nullable(),
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
    editedByOthers: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
})
    .readonly();
const Conversation = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    viewer: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    reviews: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(PublishedReview).readonly(),
    threads: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Thread).readonly(),
    comments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Comment).readonly(),
    people: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), role: _role_js__WEBPACK_IMPORTED_MODULE_0__/* .Role */ .X }).readonly()).readonly(),
    headSince: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$().nullable(),
    complete: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
})
    .readonly();


/***/ }),

/***/ 77820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
function counted(n, noun) {
    return n === 1 ? `1 ${noun}` : `${n} ${noun}s`;
}


/***/ }),

/***/ 7263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ EvidencePack)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0);
const EvidencePack = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('1.0'),
    generated_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    wall_clock_ms: count,
    pr: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        number: count,
        title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    }),
    authorship: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        ai_assisted: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        ai_tools: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        ai_commit_ratio: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
        total_commits: count,
    }),
    diff: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        stats: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ files_changed: count, insertions: count, deletions: count }),
        touched_files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
            path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            change_type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['added', 'modified', 'deleted', 'renamed']),
            subsystem: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            insertions: count,
            deletions: count,
        })),
        subsystems: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        raw_diff: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    }),
    context: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        linked_issues: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ number: count, title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) })),
        related_tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ source_file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), test_file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), test_exists: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() })),
        owners: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path_pattern: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), owners: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) })),
        repo_instructions: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    }),
    risk: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        lane: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['green', 'yellow', 'red']),
        confidence: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['high', 'medium', 'low']),
        factors: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
            factor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
            severity: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['moderate', 'red']),
        })),
        override_applied: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        override_source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    }),
    verification: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        verifiers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
            name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['pass', 'fail', 'warn', 'skipped', 'timeout']),
            findings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
                file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
                line: count.nullable(),
                message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
                severity: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['error', 'warning', 'info']),
            })),
            duration_ms: count,
        })),
        summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ passed: count, failed: count, warnings: count, skipped: count }),
    }),
    hotspots: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        line_start: count,
        line_end: count,
        category: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        risk_contributing: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    })),
    missing_artifacts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        artifact: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        why_required: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        suggested_location: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        required: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    })),
});


/***/ }),

/***/ 96946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ lineRange),
/* harmony export */   BU: () => (/* binding */ normaliseTitle),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   Wj: () => (/* binding */ domainSlug),
/* harmony export */   zK: () => (/* binding */ findingId)
/* harmony export */ });
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25327);
/* harmony import */ var _trim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29220);


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
        .slice(0, 40);
    return (0,_trim_js__WEBPACK_IMPORTED_MODULE_1__/* .trimBoth */ .Y)(slug, '-') || 'general';
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

/***/ 67959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rn: () => (/* binding */ IngestReport)
/* harmony export */ });
/* unused harmony exports RefusedFinding, DocumentReport, CarriedLine */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39713);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99241);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44256);
/* harmony import */ var _reviewer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34811);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96271);






const RefusedFinding = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    reviewer: _reviewer_js__WEBPACK_IMPORTED_MODULE_3__/* .ReviewerId */ .dJ,
    document: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().min(0),
    pointer: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    severity: _severity_js__WEBPACK_IMPORTED_MODULE_4__/* .Severity */ .AI.optional(),
    native: _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Native */ .we,
    problems: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF).readonly(),
})
    .readonly();
const DocumentReport = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    reviewer: _reviewer_js__WEBPACK_IMPORTED_MODULE_3__/* .ReviewerId */ .dJ,
    file: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    format: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    sha256: _review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .Sha256 */ .IA,
    outcome: _reviewer_js__WEBPACK_IMPORTED_MODULE_3__/* .ReviewerOutcome */ ._z,
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

/***/ 17920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ weighedSources),
/* harmony export */   Nq: () => (/* binding */ judgedBy),
/* harmony export */   _C: () => (/* binding */ raising),
/* harmony export */   pN: () => (/* binding */ refutes),
/* harmony export */   pW: () => (/* binding */ contesters),
/* harmony export */   qC: () => (/* binding */ isJudgement),
/* harmony export */   wb: () => (/* binding */ raisedBy)
/* harmony export */ });
/* harmony import */ var _same_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47404);

function classificationIn(native) {
    const isObject = typeof native === 'object' && native !== null && !Array.isArray(native);
    const value = isObject && Object.hasOwn(native, 'classification') ? native['classification'] : undefined;
    return typeof value === 'string' ? value.slice(0, 20).trim().toLowerCase() : '';
}
function judgementIn(native) {
    const word = classificationIn(native);
    if (/^confirm(?:s|ed)?$/.test(word))
        return 'confirms';
    return /^refute(?:s|d)?$/.test(word) ? 'refutes' : undefined;
}
function refutes({ native }) {
    return judgementIn(native) === 'refutes';
}
function isJudgement({ native }) {
    return judgementIn(native) !== undefined;
}
function judgedBy({ finding, document }, withId) {
    const { nativeId } = finding;
    if (nativeId === undefined || !isJudgement(finding))
        return [];
    return (withId.get(nativeId) ?? []).filter((other) => other.document !== document && !isJudgement(other.finding) && (0,_same_place_js__WEBPACK_IMPORTED_MODULE_0__/* .areNear */ .H)(finding, other.finding));
}
function firstNotEmpty(...lists) {
    return lists.find(({ length }) => length > 0) ?? [];
}
function raising(sources) {
    const reports = sources.filter((source) => !refutes(source));
    return firstNotEmpty(reports.filter(({ suppressed }) => suppressed === undefined), reports, sources);
}
function weighedSources(sources) {
    const raised = raising(sources);
    const open = raised.filter(({ status }) => status === 'open' || status === 'reopened');
    return firstNotEmpty(open, raised);
}
function raisedBy({ sources }) {
    return [...new Set(raising(sources).map(({ reviewer }) => reviewer))];
}
function contesters(group) {
    const others = ({ reviewer }, says) => group.some((original) => original.reviewer !== reviewer && says(original));
    const contesting = group.filter((original) => original.foreign !== true &&
        ((refutes(original.finding) && others(original, (other) => !refutes(other.finding))) ||
            (original.finding.action === 'discuss' &&
                others(original, ({ finding }) => finding.action === 'fix'))));
    return [...new Set(contesting.map(({ reviewer }) => reviewer))].sort();
}


/***/ }),

/***/ 6257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listed)
/* harmony export */ });
function listed(names, most) {
    const more = names.length > most ? ` and ${names.length - most} more` : '';
    return `${names.slice(0, most).join(', ')}${more}`;
}


/***/ }),

/***/ 44225:
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

// UNUSED EXPORTS: MissingReason, PolicyOrigin, PullRequest, Repository, WorkingDirectory

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/model/change-size.js
var change_size = __webpack_require__(61056);
// EXTERNAL MODULE: ./build/model/compare-text.js
var compare_text = __webpack_require__(88597);
// EXTERNAL MODULE: ./build/model/mode.js
var mode = __webpack_require__(9463);
;// CONCATENATED MODULE: ./build/model/proposed-policy.js

const ProposedPolicy = schemas/* strictObject */.rej({
    state: schemas/* enum */.k5n(['valid', 'invalid', 'removed', 'unreadable']),
    problems: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
})
    .readonly();

// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
// EXTERNAL MODULE: ./build/model/scope.js
var scope = __webpack_require__(48310);
;// CONCATENATED MODULE: ./build/model/manifest.js







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
const MissingReason = schemas/* enum */.k5n(['patch-missing', 'file-list-capped', 'unreadable-diff']);
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
const PolicyOrigin = schemas/* strictObject */.rej({
    state: schemas/* enum */.k5n(['present', 'absent', 'unreadable']),
    path: schemas/* string */.YjP().optional(),
    commit: review_document/* CommitId */.jF.optional(),
    blob: schemas/* string */.YjP().optional(),
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
    scope: scope/* PartialScope */._j.extend({ leftOut: schemas/* number */.aig().int().min(0) })
        .readonly()
        .optional(),
    sharing: schemas/* strictObject */.rej({ sharedWith: schemas/* array */.YOg(schemas/* number */.aig().int().min(1)).readonly(), complete: schemas/* boolean */.zMY() })
        .readonly()
        .optional(),
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

/***/ 99241:
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

/***/ 91578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ standsIn),
/* harmony export */   C2: () => (/* binding */ PlaceReason),
/* harmony export */   TA: () => (/* binding */ Receipt),
/* harmony export */   wH: () => (/* binding */ countPlaces)
/* harmony export */ });
/* unused harmony exports Place, ReceiptEntry, PlaceCounts */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44256);
/* harmony import */ var _reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34811);



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
    'not-posted',
    'no-room',
]);
const ReceiptEntry = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    reviewer: _reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewerId */ .dJ,
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

/***/ 73928:
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

/***/ 47404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ areNear),
/* harmony export */   _: () => (/* binding */ isNear)
/* harmony export */ });
const nearbyLines = 3;
function isNear(one, other) {
    if (one.path !== other.path)
        return false;
    if (one.startLine === undefined || other.startLine === undefined)
        return true;
    if (one.side !== other.side || one.numberedIn !== other.numberedIn)
        return false;
    const gap = Math.max(one.startLine, other.startLine) -
        Math.min(one.endLine ?? one.startLine, other.endLine ?? other.startLine);
    return gap <= nearbyLines;
}
function areNear(one, other) {
    if (one.locations.length === 0 || other.locations.length === 0)
        return true;
    for (const place of one.locations)
        for (const second of other.locations)
            if (isNear(place, second))
                return true;
    return false;
}


/***/ }),

/***/ 48310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GM: () => (/* binding */ checkNameWith),
/* harmony export */   OK: () => (/* binding */ scopeName),
/* harmony export */   _j: () => (/* binding */ PartialScope)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const PartialScope = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['package', 'team', 'file']), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const maxName = 100;
function scopeName({ kind, name }) {
    const plain = name.replace(/^@/, '');
    return `${kind} ${plain.length <= maxName ? plain : `…${plain.slice(1 - maxName)}`}`;
}
function checkNameWith(checkName, scope) {
    return scope.kind === 'changeset' ? checkName : `${checkName} (${scopeName(scope)})`;
}


/***/ }),

/***/ 25327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}


/***/ }),

/***/ 64538:
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

/***/ 29220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ trimBoth),
/* harmony export */   s: () => (/* binding */ trimEnd)
/* harmony export */ });
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


/***/ }),

/***/ 44967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ normaliseCategory),
/* harmony export */   Fg: () => (/* binding */ blockingRules),
/* harmony export */   NP: () => (/* binding */ rulesFor),
/* harmony export */   aj: () => (/* binding */ unmatchedCategories)
/* harmony export */ });
/* harmony import */ var _model_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96946);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86912);


const synonyms = {
    security: [
        'sec',
        'vulnerability',
        'security-vulnerability',
        'security-issue',
        'injection',
        'sql-injection',
        'sqli',
        'command-injection',
        'xss',
        'cross-site-scripting',
        'csrf',
        'ssrf',
        'path-traversal',
    ],
    performance: ['perf'],
    documentation: ['docs', 'doc'],
    tests: ['test', 'testing'],
    style: [
        'code-style',
        'coding-style',
        'formatting',
        'format',
        'lint',
        'linting',
        'whitespace',
        'nit',
        'nitpick',
    ],
};
const categoryOf = new Map(Object.entries(synonyms).flatMap(([category, words]) => words.map((word) => [word, category])));
function normaliseCategory(category) {
    const slug = (0,_model_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .domainSlug */ .Wj)(category);
    return categoryOf.get(slug) ?? slug;
}
function unmatchedCategories({ overrides }, abortOn, found) {
    const named = [...abortOn, ...overrides.flatMap(({ entry }) => entry.categories ?? [])];
    const known = new Set(found.map(normaliseCategory));
    return [...new Set(named)].filter((category) => !known.has(normaliseCategory(category)));
}
function compile(entry, index) {
    const { paths, categories } = entry;
    const isPath = paths === undefined ? undefined : (0,_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesAny */ ._I)(paths);
    const named = categories === undefined ? undefined : new Set(categories.map(normaliseCategory));
    return {
        entry,
        index,
        applies: (category, path) => (isPath === undefined || (path !== undefined && isPath(path))) &&
            (named === undefined || named.has(normaliseCategory(category))),
    };
}
function blockingRules(decisions, reviewers) {
    const { blocking, 'pre-existing': preExisting, corroboration, overrides } = decisions;
    return {
        everywhere: { blocking, preExisting, corroboration, saidBy: ['policy.blocking'] },
        overrides: overrides.map(compile),
        abortOn: new Set(decisions['abort-on'].map(normaliseCategory)),
        ...reviewers,
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

/***/ 16583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ applies),
/* harmony export */   Pt: () => (/* binding */ IncompleteReason),
/* harmony export */   RC: () => (/* binding */ isPostponed),
/* harmony export */   cQ: () => (/* binding */ incompleteReviewer),
/* harmony export */   iJ: () => (/* binding */ incompleteReasons),
/* harmony export */   r4: () => (/* binding */ inWords),
/* harmony export */   s: () => (/* binding */ isAllIgnored)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39713);
/* harmony import */ var _model_change_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61056);
/* harmony import */ var _model_compare_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88597);
/* harmony import */ var _model_listed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6257);
/* harmony import */ var _model_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44225);
/* harmony import */ var _model_reviewer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34811);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96271);
/* harmony import */ var _waiver_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56991);








const IncompleteReason = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    code: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n([
        'NO_REVIEWER',
        'REVIEWER_INCOMPLETE',
        'FINDINGS_REFUSED',
        'COVERAGE_PARTIAL',
        'OVERSIZED',
        'POLICY_UNREADABLE',
        'CONVERSATION_PARTIAL',
        'MEMORY_PARTIAL',
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
    return accepted !== 'none' && claimed !== undefined && (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_3__/* .isAtLeast */ .du)(accepted, claimed);
}
function isWaived(subject, waivers = []) {
    return waivers.some((waiver) => waiver.subject === subject);
}
function reviewerReasons({ reviewers, waivers }) {
    const unfinished = reviewers
        .filter((reviewer) => applies(reviewer) && reviewer.required && reviewer.outcome.state !== 'reviewed')
        .filter(({ id }) => (0,_waiver_js__WEBPACK_IMPORTED_MODULE_4__/* .isReservedSubject */ .z)(id) || !isWaived(id, waivers))
        .sort((a, b) => (0,_model_compare_text_js__WEBPACK_IMPORTED_MODULE_6__/* .compareText */ .n)(a.id, b.id))
        .map(incompleteReviewer);
    if (unfinished.length > 0)
        return unfinished;
    const asked = reviewers.filter((reviewer) => (0,_model_reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .isChosen */ .lf)(reviewer) && (applies(reviewer) || (0,_model_reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .hasReviewed */ .ge)(reviewer)) && !isWaived(reviewer.id, waivers));
    if ((asked.length === 0 ? reviewers : asked).some(_model_reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .hasReviewed */ .ge))
        return [];
    const who = reviewers.some(_model_reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .hasReviewed */ .ge) ? 'no reviewer but the built-in one' : 'no reviewer';
    return [{ code: 'NO_REVIEWER', text: `${who} looked at this change` }];
}
function sizeReasons({ size, oversized, waivers }) {
    if (isWaived('size', waivers) || size === undefined || !(0,_model_change_size_js__WEBPACK_IMPORTED_MODULE_0__/* .isTooLarge */ .I9)(size, oversized))
        return [];
    const text = `oversized: ${size.lines} added lines count, more than ${size.limit}`;
    const parts = size.split.map(({ subsystem, lines }) => `${subsystem} (${lines} lines)`);
    const detail = parts.length > 1 ? { detail: `to split by subsystem: ${(0,_model_listed_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .K)(parts, 5)}` } : {};
    return [{ code: 'OVERSIZED', text, ...detail }];
}
function isPostponed({ incomplete }) {
    return incomplete.some(({ code }) => code === 'DRAFT');
}
function isAllIgnored({ ignored = 0, coverage, }) {
    return ignored > 0 && ignored === coverage.expected;
}
function incompleteReasons(input) {
    const isToReview = !isAllIgnored(input);
    const reasons = isToReview ? [...sizeReasons(input), ...reviewerReasons(input)] : [];
    if (input.partlyHeard === true && !isWaived('coverage', input.waivers)) {
        const text = 'not all that was said on the pull request before could be read';
        reasons.unshift({ code: 'CONVERSATION_PARTIAL', text });
    }
    if (input.partlyRemembered !== undefined && !isWaived('coverage', input.waivers)) {
        const text = 'what an earlier run found cannot all be read';
        reasons.unshift({ code: 'MEMORY_PARTIAL', text, detail: input.partlyRemembered });
    }
    if (input.postponed === true)
        reasons.unshift({ code: 'DRAFT', text: 'policy leaves drafts alone' });
    const refused = input.refused.filter(({ severity }) => !isAccepted(severity, input.acceptRefused)).length;
    if (refused > 0) {
        const what = refused === 1 ? '1 finding breaks its contract' : `${refused} findings break their contract`;
        reasons.push({ code: 'FINDINGS_REFUSED', text: what });
    }
    if (isToReview &&
        !input.acceptPartial &&
        !isWaived('coverage', input.waivers) &&
        !(0,_model_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .isComplete */ .As)(input.coverage)) {
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

/***/ 64757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ fixedFolder),
/* harmony export */   S: () => (/* binding */ compileGlob)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);

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


/***/ }),

/***/ 86912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ FileGlob),
/* harmony export */   E7: () => (/* binding */ Globs),
/* harmony export */   HG: () => (/* binding */ FolderGlob),
/* harmony export */   RY: () => (/* binding */ ExceptionGlobs),
/* harmony export */   _I: () => (/* binding */ matchesAny)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _model_trim_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29220);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64757);



const Glob = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).max(1000).refine(isGlob, 'must be a simpler pattern');
const FolderGlob = Glob.superRefine((pattern, context) => {
    const folder = (pattern.startsWith('/') ? `/${(0,_model_trim_js__WEBPACK_IMPORTED_MODULE_2__/* .trimEnd */ .s)(pattern.slice(1), '/')}` : (0,_model_trim_js__WEBPACK_IMPORTED_MODULE_2__/* .trimEnd */ .s)(pattern, '/')).replace(/^\.\//, '');
    report(whyNever(folder, '.'), context);
});
const FileGlob = Glob.superRefine((pattern, context) => {
    const why = pattern.endsWith('/') ? `a folder matches no file: write \`${pattern}**\`` : undefined;
    report(whyNever(pattern, '**') ?? why, context);
});
const Globs = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(FileGlob).max(200).readonly();
const sampleTrees = [
    ['a', 'Makefile', 'README.md', '.env', 'z9.x'],
    ['src/a.ts', '.github/workflows/ci.yml', 'a/b/c/d', 'q-7/Q.z'],
];
const ExceptionGlobs = Globs.refine((patterns) => {
    const isMatched = matchesAny(patterns.filter(isGlob));
    return !sampleTrees.some((paths) => paths.every(isMatched));
}, 'would leave out everything: name the files that need no review');
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

/***/ 33766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ Stage),
/* harmony export */   WE: () => (/* binding */ resumesVerdict),
/* harmony export */   WJ: () => (/* binding */ StepResult),
/* harmony export */   We: () => (/* binding */ Target),
/* harmony export */   iD: () => (/* binding */ Gate)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const Stage = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['run', 'publish', 'open', 'fetch', 'review', 'ingest', 'write', 'gate']);
const Gate = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['check', 'status', 'job']);
const StepResult = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['verdict', 'operational']);
const Target = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['github', 'local']);
function resumesVerdict({ mode, source }) {
    return mode === 'verify' && source === 'local';
}


/***/ }),

/***/ 56991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ waiveCommand),
/* harmony export */   z: () => (/* binding */ isReservedSubject)
/* harmony export */ });
/* harmony import */ var _model_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13411);

const reservedSubjects = ['coverage', 'size'];
function isReservedSubject(subject) {
    return reservedSubjects.includes(subject);
}
function waiveCommand(subject) {
    return `/${_model_project_js__WEBPACK_IMPORTED_MODULE_0__/* .project */ .C.name} waive ${subject} REASON`;
}


/***/ }),

/***/ 49631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   Yd: () => (/* binding */ countAgreeing),
/* harmony export */   df: () => (/* binding */ strictestOriginal),
/* harmony export */   kW: () => (/* binding */ isAdvisory),
/* harmony export */   tI: () => (/* binding */ isToBeDealtWith),
/* harmony export */   uX: () => (/* binding */ isChallenged),
/* harmony export */   vi: () => (/* binding */ weigh),
/* harmony export */   yJ: () => (/* binding */ blockedBy)
/* harmony export */ });
/* harmony import */ var _model_confidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32216);
/* harmony import */ var _model_judgements_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17920);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44256);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96271);
/* harmony import */ var _category_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44967);





function isSureEnoughToBlock({ severity, confidence }, { blocking }) {
    const least = blocking[severity];
    return least !== 'never' && (0,_model_confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeastAsSure */ .OY)(confidence.band, least);
}
function countAgreeing({ corroboratedBy }, { advisory }) {
    return 1 + corroboratedBy.filter((id) => !advisory.has(id)).length;
}
function isChallenged({ contestedBy }, { challengers }) {
    return contestedBy.some((id) => challengers.has(id));
}
function isAgreedToBlock(original, { corroboration }, agreeing) {
    return (corroboration !== undefined &&
        (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .isAtLeast */ .du)(original.severity, corroboration.from) &&
        agreeing >= corroboration.reviewers);
}
function isSettled({ suppressed, status }) {
    return suppressed !== undefined || (status !== 'open' && status !== 'reopened');
}
function isAdvisory({ advisory, raisedBy = [] }, rules) {
    return advisory === true || (raisedBy.length > 0 && raisedBy.every((id) => rules.advisory.has(id)));
}
function isOfAdvisory({ reviewer }, { advisory }) {
    return reviewer !== undefined && advisory.has(reviewer);
}
function blockedBy(original, rules, places) {
    const sure = places.find((at) => isSureEnoughToBlock(original, at));
    if (sure !== undefined)
        return { by: 'confidence', rules: sure };
    if (isChallenged(original, rules))
        return undefined;
    const agreeing = countAgreeing(original, rules);
    const agreed = places.find((at) => isAgreedToBlock(original, at, agreeing));
    return agreed === undefined ? undefined : { by: 'agreement', rules: agreed };
}
const openWeights = ['blocking', 'counts', 'needs-verification', 'pre-existing'];
function weighOriginal(original, finding, rules) {
    const places = (0,_category_js__WEBPACK_IMPORTED_MODULE_3__/* .rulesFor */ .NP)(original, rules).filter((at) => !original.preExisting || at.preExisting === 'block');
    if (places.length === 0)
        return 'pre-existing';
    const { contestedBy } = finding;
    const reason = blockedBy({ ...original, contestedBy }, rules, places);
    if (reason !== undefined && !isAdvisory(finding, rules) && !isOfAdvisory(original, rules))
        return 'blocking';
    const severe = (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .isAtLeast */ .du)(original.severity, 'high');
    return severe || original.confidence.band === 'speculative' ? 'needs-verification' : 'counts';
}
function verdictOfBlocking({ category, severity }, { abortOn }) {
    if (abortOn.has((0,_category_js__WEBPACK_IMPORTED_MODULE_3__/* .normaliseCategory */ .$3)(category)))
        return 'ABORT';
    return severity === 'critical' ? 'FAIL' : 'WARN';
}
function compareStrictness(a, b) {
    return (_model_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .verdicts */ .rY.indexOf(b.verdict) - _model_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .verdicts */ .rY.indexOf(a.verdict) ||
        openWeights.indexOf(a.weight) - openWeights.indexOf(b.weight) ||
        (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severityRank */ .qs)(a.original.severity) - (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severityRank */ .qs)(b.original.severity) ||
        (0,_model_confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .confidenceRank */ .Z9)(a.original.confidence.band) - (0,_model_confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .confidenceRank */ .Z9)(b.original.confidence.band));
}
function weighAll(finding, rules) {
    const { sources = [] } = finding;
    const all = sources.length === 0 ? [finding] : (0,_model_judgements_js__WEBPACK_IMPORTED_MODULE_4__/* .weighedSources */ .Ge)(sources);
    const independent = all.filter((original) => !isOfAdvisory(original, rules));
    return (independent.length === 0 ? all : independent)
        .map((original) => {
        const weight = weighOriginal(original, finding, rules);
        const verdict = weight === 'blocking' ? verdictOfBlocking(original, rules) : 'PASS';
        return { original, weight, verdict };
    })
        .reduce((one, other) => (compareStrictness(other, one) < 0 ? other : one));
}
function strictestOriginal(finding, rules) {
    return weighAll(finding, rules).original;
}
function weigh(finding, rules) {
    return isSettled(finding) ? 'settled' : weighAll(finding, rules).weight;
}
function verdictOf(finding, rules) {
    return isSettled(finding) ? 'PASS' : weighAll(finding, rules).verdict;
}
function isToBeDealtWith(finding, rules) {
    const weight = weigh(finding, rules);
    return weight === 'blocking' || weight === 'counts';
}


/***/ })

};
