export const id = 6152;
export const ids = [6152];
export const modules = {

/***/ 96152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ checkRunFile),
/* harmony export */   NW: () => (/* binding */ runFiles),
/* harmony export */   m8: () => (/* binding */ readRunFile)
/* harmony export */ });
/* harmony import */ var _model_ingest_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67959);
/* harmony import */ var _model_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21189);
/* harmony import */ var _model_receipt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91578);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44256);
/* harmony import */ var _model_write_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35485);
/* harmony import */ var _policy_gate_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27982);
/* harmony import */ var _json_reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18093);
/* harmony import */ var _own_document_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74233);
/* harmony import */ var _report_entry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31724);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57480);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10309);











const runFiles = {
    findings: { title: 'findings.json', schema: _model_review_document_js__WEBPACK_IMPORTED_MODULE_3__/* .ReviewDocument */ .CA, knownBy: ['schemaVersion', 'reviewers'] },
    'ingest-report': {
        title: 'ingest_report.json',
        schema: _model_ingest_report_js__WEBPACK_IMPORTED_MODULE_0__/* .IngestReport */ .Rn,
        knownBy: ['schemaVersion', 'carried'],
    },
    manifest: { title: 'manifest.json', schema: _model_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .Manifest */ ._8, knownBy: ['schemaVersion', 'coverage'] },
    plan: { title: 'plan.json', schema: _model_write_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .Plan */ .cw, knownBy: ['schemaVersion', 'toolKey'] },
    review: { title: 'review.json', schema: _model_write_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .ReviewRequest */ .yh, knownBy: ['commit_id', 'comments'] },
    receipt: { title: 'receipt.json', schema: _model_receipt_js__WEBPACK_IMPORTED_MODULE_2__/* .Receipt */ .TA, knownBy: ['schemaVersion', 'entries'] },
    gate: { title: 'gate.json', schema: _policy_gate_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .GatePlan */ .Xh, knownBy: ['schemaVersion', 'gate'] },
};
function readRunFile(bytes, schema) {
    const reading = (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_6__/* .readJson */ .Vh)(bytes, _json_reader_js__WEBPACK_IMPORTED_MODULE_6__/* .ownFileLimits */ .jt);
    return reading.ok ? schema.safeParse(reading.value).data : undefined;
}
function checkRunFile(bytes) {
    const reading = (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_6__/* .readJson */ .Vh)(bytes, _json_reader_js__WEBPACK_IMPORTED_MODULE_6__/* .ownFileLimits */ .jt);
    if (!reading.ok)
        return undefined;
    const { value } = reading;
    const file = Object.values(runFiles).find(({ knownBy }) => knownBy.every((key) => (0,_own_document_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(value, key) !== undefined));
    if (file === undefined)
        return undefined;
    const { error } = file.schema.safeParse(value);
    const problems = error === undefined ? _rules_js__WEBPACK_IMPORTED_MODULE_8__/* .none */ .dv : (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_9__/* .schemaProblems */ .Ic)(error, { value, pointer: '', ruleOf: () => 'run/file' });
    return { title: file.title, ...(0,_report_entry_js__WEBPACK_IMPORTED_MODULE_7__/* .report */ .z8)(problems, reading) };
}


/***/ }),

/***/ 81719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ ReviewState),
/* harmony export */   Nu: () => (/* binding */ isAtLeastRole),
/* harmony export */   qT: () => (/* binding */ Reaction),
/* harmony export */   sy: () => (/* binding */ Conversation),
/* harmony export */   vi: () => (/* binding */ accountName)
/* harmony export */ });
/* unused harmony exports Role, Comment, Thread, PublishedReview */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const Role = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['none', 'write', 'maintain', 'admin']);
function isAtLeastRole(role, least) {
    return Role.options.indexOf(role) >= Role.options.indexOf(least);
}
function accountName(login) {
    return login.replace(/\[bot\]$/, '');
}
const Reaction = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['+1', 'confused', 'eyes']);
const Comment = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    nodeId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    author: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    ours: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    inOwnWords: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    editedByOthers: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    review: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nullable(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    writtenAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    reactions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Reaction).readonly(),
})
    .readonly();
const Thread = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    nodeId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nullable(),
    resolved: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    resolvedBy: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    outdated: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    comments: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Comment).readonly(),
})
    .readonly();
const ReviewState = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['PENDING', 'COMMENTED', 'APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);
const PublishedReview = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    nodeId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    author: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    ours: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    state: ReviewState,
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    editedByOthers: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
})
    .readonly();
const Conversation = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    viewer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reviews: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(PublishedReview).readonly(),
    threads: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Thread).readonly(),
    comments: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Comment).readonly(),
    people: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), role: Role }).readonly()).readonly(),
    headSince: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$().nullable(),
    complete: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
})
    .readonly();


/***/ }),

/***/ 43786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ inBatches)
/* harmony export */ });
function inBatches(items, size) {
    const count = Math.ceil(items.length / size);
    return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}


/***/ }),

/***/ 67959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rn: () => (/* binding */ IngestReport),
/* harmony export */   hd: () => (/* binding */ tallyReviewers)
/* harmony export */ });
/* unused harmony exports RefusedFinding, DocumentReport, CarriedLine */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99241);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44256);
/* harmony import */ var _reviewer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34811);





const RefusedFinding = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    reviewer: _reviewer_js__WEBPACK_IMPORTED_MODULE_3__/* .ReviewerId */ .dJ,
    document: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0),
    pointer: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    severity: _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Severity */ .AI.optional(),
    native: _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Native */ .we,
    problems: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF).readonly(),
})
    .readonly();
const DocumentReport = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    reviewer: _reviewer_js__WEBPACK_IMPORTED_MODULE_3__/* .ReviewerId */ .dJ,
    file: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    format: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    sha256: _review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .Sha256 */ .IA,
    outcome: _reviewer_js__WEBPACK_IMPORTED_MODULE_3__/* .ReviewerOutcome */ ._z,
    accepted: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    refused: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    problems: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF).readonly(),
    omitted: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    provesClean: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
})
    .readonly();
const CarriedLine = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    from: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    to: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
})
    .readonly();
const IngestReport = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    head: _review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .CommitId */ .jF,
    documents: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(DocumentReport).readonly(),
    refused: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(RefusedFinding).readonly(),
    carried: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(CarriedLine).readonly(),
    notes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).readonly(),
    unread: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0).optional(),
})
    .readonly();
function tallyReviewers(review) {
    const originals = review.findings.flatMap(({ sources }) => sources.map(({ reviewer }, index) => ({ by: reviewer, kept: index === 0 })));
    return review.reviewers.map((reviewer) => {
        const own = originals.filter(({ by }) => by === reviewer.id);
        const kept = own.filter((original) => original.kept).length;
        const refused = review.refused.filter((each) => each.reviewer === reviewer.id).length;
        return { reviewer, findings: own.length + refused, kept, merged: own.length - kept, refused };
    });
}


/***/ }),

/***/ 68763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CZ: () => (/* binding */ compareActionable),
/* harmony export */   EF: () => (/* binding */ overlap),
/* harmony export */   Ge: () => (/* binding */ weighedSources),
/* harmony export */   HQ: () => (/* binding */ isNear),
/* harmony export */   Nq: () => (/* binding */ judgedBy),
/* harmony export */   Zi: () => (/* binding */ toSource),
/* harmony export */   _C: () => (/* binding */ raising),
/* harmony export */   dq: () => (/* binding */ nearbyLines),
/* harmony export */   pN: () => (/* binding */ refutes),
/* harmony export */   pW: () => (/* binding */ contesters),
/* harmony export */   qC: () => (/* binding */ isJudgement),
/* harmony export */   wb: () => (/* binding */ raisedBy)
/* harmony export */ });
/* unused harmony export areNear */
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);

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
function overlap(one, other) {
    if (one.startLine === undefined || other.startLine === undefined || !isNear(one, other))
        return false;
    return (one.startLine <= (other.endLine ?? other.startLine) && other.startLine <= (one.endLine ?? one.startLine));
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
function toSource(original, corroboratedBy) {
    const { reviewer, document, fingerprint, suppressed, finding } = original;
    const { pointer, locations, title, issue, category, severity, confidence, status, preExisting } = finding;
    return {
        reviewer,
        document,
        pointer,
        fingerprint,
        locations,
        title,
        issue,
        category,
        severity,
        confidence,
        status,
        preExisting,
        corroboratedBy,
        ...(suppressed && { suppressed }),
        native: finding.native,
    };
}
function contentKey({ reviewer, fingerprint, finding }) {
    const { title, issue, category, preExisting, status, pointer, scope, locations } = finding;
    const content = [title, issue, fingerprint, reviewer, category, preExisting, status];
    return JSON.stringify([...content, pointer, scope, locations]);
}
const contentKeys = new WeakMap();
function keyOf(original) {
    const known = contentKeys.get(original);
    if (known !== undefined)
        return known;
    const key = contentKey(original);
    contentKeys.set(original, key);
    return key;
}
function compareContent(a, b) {
    const [keyA, keyB] = [keyOf(a), keyOf(b)];
    return keyA < keyB ? -1 : Number(keyA > keyB);
}
function compareActionable(a, b) {
    const [x, y] = [a.finding, b.finding];
    return (Number(a.foreign === true) - Number(b.foreign === true) ||
        Number(y.fix?.replacement !== undefined) - Number(x.fix?.replacement !== undefined) ||
        Number(y.fix !== undefined) - Number(x.fix !== undefined) ||
        Number(y.scope === 'inline') - Number(x.scope === 'inline') ||
        (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(x.severity) - (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(y.severity) ||
        (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .confidenceRank */ .Z9)(x.confidence.band) - (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .confidenceRank */ .Z9)(y.confidence.band) ||
        compareContent(a, b) ||
        a.document - b.document);
}
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
    return (withId.get(nativeId) ?? []).filter((other) => other.document !== document && !isJudgement(other.finding) && areNear(finding, other.finding));
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

/***/ 35485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cw: () => (/* binding */ Plan),
/* harmony export */   yh: () => (/* binding */ ReviewRequest)
/* harmony export */ });
/* unused harmony exports DraftComment, DraftRequest, FileThread, Step */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81719);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36939);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44256);




const DraftComment = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    line: _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .LineNumber */ .Kn,
    side: _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .Side */ .mn,
    start_line: _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .LineNumber */ .Kn.optional(),
    start_side: _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .Side */ .mn.optional(),
})
    .readonly();
const DraftRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ commit_id: _review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .CommitId */ .jF, body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), comments: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(DraftComment).readonly() })
    .readonly();
const ReviewRequest = DraftRequest.unwrap().extend({ event: _review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .ReviewEvent */ .Bb }).readonly();
const FileThread = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).readonly();
const nodeId = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP();
const Step = zod__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('do', [
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ do: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('create-draft'), key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), request: DraftRequest }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('add-file-threads'),
        key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        threads: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(FileThread).readonly(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ do: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('submit-review'), key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), event: _review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .ReviewEvent */ .Bb, body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('update-comment'),
        key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        nodeId,
        body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ do: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('resolve-thread'), key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), nodeId }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('dismiss-review'),
        key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        nodeId,
        message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('request-reviewers'),
        key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        reviewers: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).min(1).readonly(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('update-review'),
        key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        nodeId,
        body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('react'),
        key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        nodeId,
        content: _conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .Reaction */ .qT,
    }),
]);
const Plan = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    target: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['github', 'local']),
    toolKey: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    head: _review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .CommitId */ .jF,
    event: _review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .ReviewEvent */ .Bb,
    verdict: _review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .Verdict */ .Y.nullable(),
    key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    quiet: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    steps: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Step).readonly(),
})
    .readonly();


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
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64757);


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
    const isPath = paths === undefined ? undefined : (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesAny */ ._I)(paths);
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
/* harmony export */   Uw: () => (/* binding */ waiveCommand),
/* harmony export */   cQ: () => (/* binding */ incompleteReviewer),
/* harmony export */   iJ: () => (/* binding */ incompleteReasons),
/* harmony export */   r4: () => (/* binding */ inWords),
/* harmony export */   s: () => (/* binding */ isAllIgnored),
/* harmony export */   zs: () => (/* binding */ isReservedSubject)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39713);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);
/* harmony import */ var _model_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21189);
/* harmony import */ var _model_project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13411);
/* harmony import */ var _model_reviewer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34811);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70271);






const reservedSubjects = ['coverage', 'size'];
function isReservedSubject(subject) {
    return reservedSubjects.includes(subject);
}
function waiveCommand(subject) {
    return `/${_model_project_js__WEBPACK_IMPORTED_MODULE_2__/* .project */ .C.name} waive ${subject} REASON`;
}
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
    return accepted !== 'none' && claimed !== undefined && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeast */ .du)(accepted, claimed);
}
function isWaived(subject, waivers = []) {
    return waivers.some((waiver) => waiver.subject === subject);
}
function reviewerReasons({ reviewers, waivers, expectsReviewer, }) {
    const unfinished = reviewers
        .filter((reviewer) => applies(reviewer) && reviewer.required && reviewer.outcome.state !== 'reviewed')
        .filter(({ id }) => isReservedSubject(id) || !isWaived(id, waivers))
        .sort((a, b) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a.id, b.id))
        .map(incompleteReviewer);
    if (unfinished.length > 0)
        return unfinished;
    const asked = reviewers.filter((reviewer) => (0,_model_reviewer_js__WEBPACK_IMPORTED_MODULE_3__/* .isChosen */ .lf)(reviewer) && (applies(reviewer) || (0,_model_reviewer_js__WEBPACK_IMPORTED_MODULE_3__/* .hasReviewed */ .ge)(reviewer)) && !isWaived(reviewer.id, waivers));
    if ((asked.length === 0 && expectsReviewer !== true ? reviewers : asked).some(_model_reviewer_js__WEBPACK_IMPORTED_MODULE_3__/* .hasReviewed */ .ge))
        return [];
    const who = reviewers.some(_model_reviewer_js__WEBPACK_IMPORTED_MODULE_3__/* .hasReviewed */ .ge) ? 'no reviewer but the built-in one' : 'no reviewer';
    return [{ code: 'NO_REVIEWER', text: `${who} looked at this change` }];
}
function sizeReasons({ size, oversized, waivers }) {
    if (isWaived('size', waivers) || size === undefined || !(0,_model_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .isTooLarge */ .I9)(size, oversized))
        return [];
    const text = `oversized: ${size.lines} added lines count, more than ${size.limit}`;
    const parts = size.split.map(({ subsystem, lines }) => `${subsystem} (${lines} lines)`);
    const detail = parts.length > 1 ? { detail: `to split by subsystem: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(parts, 5)}` } : {};
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

/***/ 61987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   O6: () => (/* binding */ reaches),
/* harmony export */   eC: () => (/* binding */ CheckConclusion),
/* harmony export */   ru: () => (/* binding */ reportedVerdict)
/* harmony export */ });
/* unused harmony export RunStatus */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44256);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70271);
/* harmony import */ var _completeness_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16583);




const CheckConclusion = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['success', 'neutral', 'failure', 'action_required', 'cancelled']);
const RunStatus = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['passed', 'failed', 'incomplete', 'superseded', 'error', 'skipped']);
function reportedVerdict({ status }, { verdict }) {
    const hasEnded = status === 'passed' || status === 'failed';
    return hasEnded && verdict !== null ? verdict : '';
}
function reaches(verdict, failOn) {
    return failOn !== 'none' && _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.indexOf(verdict) >= _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.indexOf(failOn);
}
function whoLooked({ reviewers, files, ignored = 0 }) {
    if (files.expected + ignored === 0)
        return 'nothing changed';
    if ((0,_completeness_js__WEBPACK_IMPORTED_MODULE_2__/* .isAllIgnored */ .s)({ ignored, coverage: files })) {
        return `${ignored === 1 ? 'the only file is' : `all ${ignored} files`} ignored by policy`;
    }
    const who = reviewers === 0 ? 'built-in reviewer only' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(reviewers, 'reviewer');
    const left = ignored === 0 ? '' : `, ${ignored} ignored by policy`;
    return `${who} · ${files.covered}/${files.expected} files${left}`;
}
function concludeUnfinished(input, reason, fails) {
    return fails
        ? {
            status: 'failed',
            conclusion: 'failure',
            title: `${input.decision.soFar} so far · ${reason}`,
            exitCode: 1,
        }
        : { status: 'incomplete', conclusion: 'action_required', title: reason, exitCode: 2 };
}
function whyIncomplete({ incomplete }) {
    const first = incomplete[0]?.text ?? 'the review is not complete';
    const more = incomplete.length > 1 ? ` and ${incomplete.length - 1} more` : '';
    return `Incomplete: ${first}${more}`;
}
function conclude(input) {
    const { decision, enforce, failOn, publication } = input;
    if (publication.state === 'superseded') {
        return {
            status: 'superseded',
            conclusion: 'cancelled',
            title: publication.by === 'edit' ? 'Superseded: files changed since' : 'Superseded by a newer head',
            exitCode: 2,
        };
    }
    if ((0,_completeness_js__WEBPACK_IMPORTED_MODULE_2__/* .isPostponed */ .RC)(decision)) {
        return {
            status: 'incomplete',
            conclusion: 'action_required',
            title: 'Draft: not reviewed yet',
            exitCode: 2,
        };
    }
    const fails = enforce && reaches(decision.soFar, failOn);
    if (publication.state === 'failed')
        return concludeUnfinished(input, `Not published: ${publication.reason}`, fails);
    if (decision.verdict === null)
        return concludeUnfinished(input, whyIncomplete(decision), fails);
    const waived = decision.waived.length === 0 ? '' : ` · waived: ${decision.waived.join(', ')}`;
    const words = `${decision.verdict} · ${whoLooked(input)}${waived}`;
    const blocking = decision.blocking.length === 0 ? '' : ` · ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(decision.blocking.length, 'blocking finding')}`;
    if (!enforce) {
        const title = reaches(decision.soFar, failOn)
            ? `Advisory: would fail · ${words}${blocking}`
            : `Advisory: ${words}`;
        return { status: 'passed', conclusion: 'neutral', title, exitCode: 0 };
    }
    if (!fails)
        return { status: 'passed', conclusion: 'success', title: words, exitCode: 0 };
    return { status: 'failed', conclusion: 'failure', title: `${words}${blocking}`, exitCode: 1 };
}


/***/ }),

/***/ 27982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ chooseAnnotated),
/* harmony export */   Ki: () => (/* binding */ underWay),
/* harmony export */   Xh: () => (/* binding */ GatePlan),
/* harmony export */   Yk: () => (/* binding */ isStatusFor),
/* harmony export */   ft: () => (/* binding */ planGate),
/* harmony export */   oZ: () => (/* binding */ StatusState),
/* harmony export */   zL: () => (/* binding */ maxDescription)
/* harmony export */ });
/* unused harmony exports Annotation, maxAnnotations, GateStep */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39713);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);
/* harmony import */ var _model_in_batches_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43786);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44256);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70271);
/* harmony import */ var _gate_decision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61987);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33766);
/* harmony import */ var _shared_head_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74789);
/* harmony import */ var _weight_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49631);









const AnnotationLevel = zod__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(['failure', 'warning', 'notice']);
const Annotation = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    startLine: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LineNumber */ .Kn,
    endLine: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LineNumber */ .Kn,
    level: AnnotationLevel,
    title: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
})
    .readonly();
const annotationsPerRequest = 50;
const maxAnnotations = 100;
const levels = {
    blocking: 'failure',
    counts: 'warning',
    'needs-verification': 'notice',
    'pre-existing': 'notice',
};
function isOnHead(location) {
    return location.side === 'RIGHT' && location.startLine !== undefined && location.numberedIn === undefined;
}
function annotated(finding, rules) {
    const weight = (0,_weight_js__WEBPACK_IMPORTED_MODULE_6__/* .weigh */ .vi)(finding, rules);
    const location = finding.locations.find(isOnHead);
    if (weight === 'settled' || location?.startLine === undefined)
        return undefined;
    const { path, startLine, endLine = startLine } = location;
    return { finding, level: levels[weight], path, startLine, endLine };
}
function chooseAnnotated(findings, rules) {
    const all = [...findings].sort(_weight_js__WEBPACK_IMPORTED_MODULE_6__/* .compareFindings */ .Eg).flatMap((finding) => annotated(finding, rules) ?? []);
    const byLevel = AnnotationLevel.options.flatMap((level) => all.filter((each) => each.level === level));
    return {
        shown: byLevel.slice(0, maxAnnotations),
        hidden: Math.max(0, byLevel.length - maxAnnotations),
    };
}
const PullNumber = zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().int().min(1);
const StatusState = zod__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(['pending', 'success', 'failure', 'error']);
const CheckText = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ title: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), summary: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().optional() })
    .readonly();
const Annotations = zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(Annotation).max(annotationsPerRequest).readonly();
const GateStep = zod__WEBPACK_IMPORTED_MODULE_7__/* .discriminatedUnion */ .gMt('do', [
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('add-annotations'),
        output: CheckText,
        annotations: Annotations,
        total: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().int(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('conclude-check'),
        conclusion: _gate_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .CheckConclusion */ .eC,
        output: CheckText,
        annotations: Annotations,
        total: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().int(),
        externalId: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('settle-head'),
        name: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
        head: _model_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF,
        pulls: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(PullNumber).readonly(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('set-status'),
        context: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
        head: _model_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF,
        state: StatusState,
        description: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
        targetUrl: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().optional(),
    }),
]);
const GatePlan = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(1),
    gate: _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .Gate */ .iD,
    head: _model_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF,
    conclusion: _gate_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .CheckConclusion */ .eC,
    title: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    steps: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(GateStep).readonly(),
})
    .readonly();
const maxDescription = 140;
const underWay = { state: 'pending', description: 'The review is running' };
function planGate(input) {
    const { gate, head, conclusion } = input;
    return {
        schemaVersion: 1,
        gate,
        head,
        conclusion: conclusion.conclusion,
        title: conclusion.title,
        steps: stepsOf(input),
    };
}
function stepsOf(input) {
    switch (input.gate) {
        case 'check':
            return [...concludeSteps(input), ...settleSteps(input)];
        case 'status':
            return [statusStep(input)];
        case 'job':
            return [];
    }
}
function concludeSteps(input) {
    const { annotations, key, summary, text, pull, basis } = input;
    const { conclusion, title } = input.conclusion;
    const output = { title, summary };
    const batches = (0,_model_in_batches_js__WEBPACK_IMPORTED_MODULE_8__/* .inBatches */ .o)(annotations, annotationsPerRequest);
    const last = batches.at(-1) ?? [];
    return [
        ...batches.slice(0, -1).map((batch, index) => {
            const total = (index + 1) * annotationsPerRequest;
            return { do: 'add-annotations', output, annotations: batch, total };
        }),
        {
            do: 'conclude-check',
            conclusion: holds(input) ? 'action_required' : conclusion,
            output: { ...output, ...(text !== undefined && { text }) },
            annotations: last,
            total: annotations.length,
            ...(pull === undefined ? {} : { externalId: (0,_shared_head_js__WEBPACK_IMPORTED_MODULE_5__/* .writeOwnConclusion */ .DM)({ pull, conclusion, basis, key }) }),
        },
    ];
}
function holds({ sharing, conclusion }) {
    return isShared(sharing) && (0,_shared_head_js__WEBPACK_IMPORTED_MODULE_5__/* .letsMerge */ .te)(conclusion.conclusion);
}
function isShared({ sharedWith, complete }) {
    return sharedWith.length > 0 || !complete;
}
function settleSteps({ name, head, pull, sharing }) {
    if (pull === undefined || !isShared(sharing))
        return [];
    const pulls = [...new Set([pull, ...sharing.sharedWith])].sort((a, b) => a - b);
    return [{ do: 'settle-head', name, head, pulls }];
}
function statusSuffix(basis) {
    return ` · ${basis}`;
}
function isStatusFor(description, basis) {
    return description.endsWith(statusSuffix(basis));
}
const states = {
    success: 'success',
    neutral: 'success',
    failure: 'failure',
    action_required: 'error',
    cancelled: 'error',
};
function statusStep({ name, head, conclusion, targetUrl, basis }) {
    const suffix = basis === undefined ? '' : statusSuffix(basis);
    return {
        do: 'set-status',
        context: name,
        head,
        state: states[conclusion.conclusion],
        description: `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(conclusion.title, maxDescription - suffix.length)}${suffix}`,
        ...(targetUrl === undefined ? {} : { targetUrl }),
    };
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

/***/ 74789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ writeOwnConclusion),
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   Is: () => (/* binding */ settleRemaining),
/* harmony export */   ML: () => (/* binding */ readUnfinished),
/* harmony export */   YJ: () => (/* binding */ readOwnConclusion),
/* harmony export */   ZC: () => (/* binding */ concludeSettled),
/* harmony export */   lo: () => (/* binding */ basisDigest),
/* harmony export */   mG: () => (/* binding */ concludeSharing),
/* harmony export */   nF: () => (/* binding */ concludeNamed),
/* harmony export */   rh: () => (/* binding */ writeUnfinished),
/* harmony export */   su: () => (/* binding */ newestOf),
/* harmony export */   te: () => (/* binding */ letsMerge)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70271);
/* harmony import */ var _gate_decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61987);


function basisDigest({ ref, policy, failOn }) {
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(JSON.stringify([ref, policy, failOn ?? null])).slice(0, 16);
}
const concluded = /^pull-(\d{1,10}) (\w+) ([0-9a-f]{16}|-) (.*)$/;
const unfinished = /^(?:pull-(\d{1,10})|group) (open|running) (.*)$/;
function writeOwnConclusion({ pull, conclusion, basis = '-', key }) {
    return `pull-${pull} ${conclusion} ${basis} ${key}`;
}
function readOwnConclusion(text) {
    const [, pull, word, basis, key] = concluded.exec(text) ?? [];
    const conclusion = _gate_decision_js__WEBPACK_IMPORTED_MODULE_1__/* .CheckConclusion */ .eC.safeParse(word);
    if (pull === undefined || key === undefined || !conclusion.success)
        return undefined;
    return {
        pull: Number(pull),
        conclusion: conclusion.data,
        key,
        ...(basis !== '-' && { basis }),
    };
}
function writeUnfinished({ pull, state, key }) {
    return `${pull === undefined ? 'group' : `pull-${pull}`} ${state} ${key}`;
}
function readUnfinished(text) {
    const [, pull, state, key] = unfinished.exec(text) ?? [];
    if (key === undefined || (state !== 'open' && state !== 'running'))
        return undefined;
    return { state, key, ...(pull !== undefined && { pull: Number(pull) }) };
}
const fromBestToWorst = [
    'success',
    'neutral',
    'cancelled',
    'action_required',
    'failure',
];
function letsMerge(conclusion) {
    return conclusion === 'success' || conclusion === 'neutral';
}
function worst(conclusions) {
    const ranks = conclusions.map((conclusion) => fromBestToWorst.indexOf(conclusion));
    return fromBestToWorst[Math.max(0, ...ranks)] ?? 'action_required';
}
function newestOf(pull, checks) {
    const own = checks.flatMap((check) => {
        const own = readOwnConclusion(check.externalId);
        return own?.pull === pull ? [{ check, own }] : [];
    });
    return own.reduce((newest, each) => (newest === undefined || each.check.id > newest.check.id ? each : newest), undefined);
}
const held = /^(?:Held by (?:#\d+(?:, )?)+|Not all pull requests with this head could be read|For another base or policy) · /;
const shared = / · same head as (?:#\d+(?:, )?)+$/;
function ownTitle({ title }) {
    return title.replace(held, '').replace(shared, '');
}
function named(pulls) {
    return pulls.map((pull) => `#${pull}`).join(', ');
}
function countedConclusion(own, basis) {
    if (own === undefined)
        return 'action_required';
    return letsMerge(own.conclusion) && own.basis !== basis ? 'action_required' : own.conclusion;
}
function settle(members, checks, { complete }) {
    const judged = members.map(({ pull, basis }) => {
        const newest = newestOf(pull, checks);
        return { pull, newest, counted: countedConclusion(newest?.own, basis) };
    });
    const conclusion = worst([
        ...judged.map(({ counted }) => counted),
        ...(complete ? [] : ['action_required']),
    ]);
    const holders = judged.filter(({ counted }) => counted === conclusion).map(({ pull }) => pull);
    return judged.flatMap(({ pull, newest, counted }) => {
        if (newest === undefined)
            return [];
        const own = ownTitle(newest.check);
        const others = members.filter((other) => other.pull !== pull).map((other) => other.pull);
        const shared = others.length === 0 ? '' : ` · same head as ${named(others)}`;
        const title = counted === conclusion ? `${own}${shared}` : `${heldBy(holders)} · ${own}`;
        const isStale = counted !== newest.own.conclusion;
        return [{ id: newest.check.id, conclusion, title: isStale ? `${staleTitle} · ${own}` : title }];
    });
}
const staleTitle = 'For another base or policy';
function heldBy(holders) {
    return holders.length === 0
        ? 'Not all pull requests with this head could be read'
        : `Held by ${named(holders)}`;
}
function settleRemaining(open, checks) {
    const isRunning = checks.some(({ externalId, conclusion }) => {
        const pull = readUnfinished(externalId)?.pull;
        return conclusion === null && open.some((member) => member.pull === pull);
    });
    if (isRunning)
        return { why: 'a review of this head is running; if its check is held in the end, review it again' };
    const members = settle(open, checks, { complete: true });
    return members.length > 0
        ? members
        : { why: 'nothing is concluded of those that have this head; their reviews do that' };
}
function concludeSettled(own, settled) {
    if (settled === undefined)
        return own;
    const { conclusion, title } = settled;
    if (conclusion === own.conclusion)
        return { ...own, title };
    return conclusion === 'failure'
        ? { status: 'failed', conclusion, title, exitCode: 1 }
        : { status: 'incomplete', conclusion, title, exitCode: 2 };
}
function concludeSharing(own, { sharedWith, complete }, gate) {
    if (!letsMerge(own.conclusion))
        return own;
    if (!complete)
        return unproven('Not all pull requests with this head could be read');
    if (gate === 'check' || sharedWith.length === 0)
        return own;
    return unproven(`Same head as ${named(sharedWith)}, which only \`gate: check\` can tell apart`);
}
function concludeNamed(own, foreign) {
    const [first] = foreign;
    if (first === undefined || !letsMerge(own.conclusion))
        return own;
    return unproven(`Also on this head under the same name: ${first}`);
}
function unproven(title) {
    return { status: 'incomplete', conclusion: 'action_required', title, exitCode: 2 };
}


/***/ }),

/***/ 49631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ compareFindings),
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
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);
/* harmony import */ var _model_original_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68763);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44256);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70271);
/* harmony import */ var _category_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44967);





function compareFindings(a, b) {
    return ((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a.severity) - (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b.severity) ||
        (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .confidenceRank */ .Z9)(a.confidence.band) - (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .confidenceRank */ .Z9)(b.confidence.band) ||
        b.corroboratedBy.length - a.corroboratedBy.length ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.locations[0]?.path ?? '', b.locations[0]?.path ?? '') ||
        (a.locations[0]?.startLine ?? 0) - (b.locations[0]?.startLine ?? 0) ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.title, b.title) ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.fingerprint, b.fingerprint) ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.id, b.id));
}
function isSureEnoughToBlock({ severity, confidence }, { blocking }) {
    const least = blocking[severity];
    return least !== 'never' && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeastAsSure */ .OY)(confidence.band, least);
}
function countAgreeing({ corroboratedBy }, { advisory }) {
    return 1 + corroboratedBy.filter((id) => !advisory.has(id)).length;
}
function isChallenged({ contestedBy }, { challengers }) {
    return contestedBy.some((id) => challengers.has(id));
}
function isAgreedToBlock(original, { corroboration }, agreeing) {
    return (corroboration !== undefined &&
        (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeast */ .du)(original.severity, corroboration.from) &&
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
    const places = (0,_category_js__WEBPACK_IMPORTED_MODULE_4__/* .rulesFor */ .NP)(original, rules).filter((at) => !original.preExisting || at.preExisting === 'block');
    if (places.length === 0)
        return 'pre-existing';
    const { contestedBy } = finding;
    const reason = blockedBy({ ...original, contestedBy }, rules, places);
    if (reason !== undefined && !isAdvisory(finding, rules) && !isOfAdvisory(original, rules))
        return 'blocking';
    const severe = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeast */ .du)(original.severity, 'high');
    return severe || original.confidence.band === 'speculative' ? 'needs-verification' : 'counts';
}
function verdictOfBlocking({ category, severity }, { abortOn }) {
    if (abortOn.has((0,_category_js__WEBPACK_IMPORTED_MODULE_4__/* .normaliseCategory */ .$3)(category)))
        return 'ABORT';
    return severity === 'critical' ? 'FAIL' : 'WARN';
}
function compareStrictness(a, b) {
    return (_model_review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .verdicts */ .rY.indexOf(b.verdict) - _model_review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .verdicts */ .rY.indexOf(a.verdict) ||
        openWeights.indexOf(a.weight) - openWeights.indexOf(b.weight) ||
        (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a.original.severity) - (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b.original.severity) ||
        (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .confidenceRank */ .Z9)(a.original.confidence.band) - (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .confidenceRank */ .Z9)(b.original.confidence.band));
}
function weighAll(finding, rules) {
    const { sources = [], originals = [] } = finding;
    const known = [...(0,_model_original_js__WEBPACK_IMPORTED_MODULE_1__/* .weighedSources */ .Ge)(sources), ...originals];
    const all = known.length === 0 ? [finding] : known;
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
