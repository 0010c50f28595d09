export const id = 760;
export const ids = [760];
export const modules = {

/***/ 5728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ chooseAnnotated),
/* harmony export */   NA: () => (/* binding */ annotationsPerRequest),
/* harmony export */   YH: () => (/* binding */ Annotation)
/* harmony export */ });
/* unused harmony exports AnnotationLevel, maxAnnotations */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2503);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9304);
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7379);
/* harmony import */ var _weight_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1781);




const AnnotationLevel = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['failure', 'warning', 'notice']);
const Annotation = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    startLine: _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LineNumber */ .Kn,
    endLine: _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LineNumber */ .Kn,
    level: AnnotationLevel,
    title: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
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
    return location.side === 'RIGHT' && location.startLine !== undefined && location.fromBase !== true;
}
function annotated(finding) {
    const weight = (0,_weight_js__WEBPACK_IMPORTED_MODULE_2__/* .weigh */ .v)(finding);
    const location = finding.locations.find(isOnHead);
    if (weight === 'settled' || location?.startLine === undefined)
        return undefined;
    const { path, startLine, endLine = startLine } = location;
    return { finding, level: levels[weight], path, startLine, endLine };
}
function chooseAnnotated(findings) {
    const all = [...findings].sort(_ranking_js__WEBPACK_IMPORTED_MODULE_1__/* .compareFindings */ .E).flatMap((finding) => annotated(finding) ?? []);
    const byLevel = AnnotationLevel.options.flatMap((level) => all.filter((each) => each.level === level));
    return {
        shown: byLevel.slice(0, maxAnnotations),
        hidden: Math.max(0, byLevel.length - maxAnnotations),
    };
}


/***/ }),

/***/ 3381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ ChangeSize),
/* harmony export */   O: () => (/* binding */ measureSize)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);

const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0);
const ChangeSize = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    lines: count,
    limit: count,
    oversized: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    split: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ subsystem: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), lines: count, files: count }).readonly())
        .readonly(),
})
    .readonly();
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

/***/ 7976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xh: () => (/* binding */ GatePlan),
/* harmony export */   ft: () => (/* binding */ planGate),
/* harmony export */   gC: () => (/* binding */ planStart),
/* harmony export */   oZ: () => (/* binding */ StatusState)
/* harmony export */ });
/* unused harmony export GateStep */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2503);
/* harmony import */ var _annotation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5728);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2782);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2027);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(244);
/* harmony import */ var _shared_head_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9599);






const PullNumber = zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().min(1);
const StatusState = zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['pending', 'success', 'failure', 'error']);
const CheckText = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), summary: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }).readonly();
const Annotations = zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_annotation_js__WEBPACK_IMPORTED_MODULE_0__/* .Annotation */ .YH).max(_annotation_js__WEBPACK_IMPORTED_MODULE_0__/* .annotationsPerRequest */ .NA).readonly();
const GateStep = zod__WEBPACK_IMPORTED_MODULE_5__/* .discriminatedUnion */ .gMt('do', [
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ do: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('start-check'), name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), head: _review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .CommitId */ .jF, key: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('add-annotations'),
        output: CheckText,
        annotations: Annotations,
        total: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('conclude-check'),
        conclusion: _gate_js__WEBPACK_IMPORTED_MODULE_1__/* .CheckConclusion */ .eC,
        output: CheckText,
        annotations: Annotations,
        total: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int(),
        standing: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('settle-head'),
        name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        head: _review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .CommitId */ .jF,
        pulls: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(PullNumber).readonly(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('set-status'),
        context: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        head: _review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .CommitId */ .jF,
        state: StatusState,
        description: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        targetUrl: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    }),
]);
const GatePlan = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1),
    gate: _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .Gate */ .iD,
    head: _review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .CommitId */ .jF,
    conclusion: _gate_js__WEBPACK_IMPORTED_MODULE_1__/* .CheckConclusion */ .eC,
    title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    steps: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(GateStep).readonly(),
})
    .readonly();
const maxDescription = 140;
function planStart({ gate, name, head, key }) {
    switch (gate) {
        case 'check':
            return [{ do: 'start-check', name, head, key }];
        case 'status':
            return [
                { do: 'set-status', context: name, head, state: 'pending', description: 'The review is running' },
            ];
        case 'job':
            return [];
    }
}
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
            return [...(input.started ? [] : planStart(input)), ...concludeSteps(input), ...settleSteps(input)];
        case 'status':
            return [statusStep(input)];
        case 'job':
            return [];
    }
}
function concludeSteps(input) {
    const { annotations, key, summary, pull } = input;
    const { conclusion, title } = input.conclusion;
    const output = { title, summary };
    const batches = batched(annotations);
    const last = batches.at(-1) ?? [];
    return [
        ...batches.slice(0, -1).map((batch, index) => {
            const total = (index + 1) * _annotation_js__WEBPACK_IMPORTED_MODULE_0__/* .annotationsPerRequest */ .NA;
            return { do: 'add-annotations', output, annotations: batch, total };
        }),
        {
            do: 'conclude-check',
            conclusion: holds(input) ? 'action_required' : conclusion,
            output,
            annotations: last,
            total: annotations.length,
            ...(pull === undefined ? {} : { standing: (0,_shared_head_js__WEBPACK_IMPORTED_MODULE_4__/* .writeStanding */ .C8)({ pull, conclusion, key }) }),
        },
    ];
}
function batched(annotations) {
    const count = Math.ceil(annotations.length / _annotation_js__WEBPACK_IMPORTED_MODULE_0__/* .annotationsPerRequest */ .NA);
    return Array.from({ length: count }, (_, index) => annotations.slice(index * _annotation_js__WEBPACK_IMPORTED_MODULE_0__/* .annotationsPerRequest */ .NA, (index + 1) * _annotation_js__WEBPACK_IMPORTED_MODULE_0__/* .annotationsPerRequest */ .NA));
}
function holds({ sharedWith, conclusion }) {
    return sharedWith.length > 0 && (0,_shared_head_js__WEBPACK_IMPORTED_MODULE_4__/* .letsMerge */ .te)(conclusion.conclusion);
}
function settleSteps({ name, head, pull, sharedWith }) {
    if (pull === undefined || sharedWith.length === 0)
        return [];
    const pulls = [...new Set([pull, ...sharedWith])].sort((a, b) => a - b);
    return [{ do: 'settle-head', name, head, pulls }];
}
const states = {
    success: 'success',
    neutral: 'success',
    failure: 'failure',
    action_required: 'error',
    cancelled: 'error',
};
function statusStep({ name, head, conclusion, targetUrl }) {
    return {
        do: 'set-status',
        context: name,
        head,
        state: states[conclusion.conclusion],
        description: shortened(conclusion.title),
        ...(targetUrl === undefined ? {} : { targetUrl }),
    };
}
function shortened(text) {
    if (text.length <= maxDescription)
        return text;
    const kept = text.slice(0, maxDescription - 1).replace(/[\uD800-\uDBFF]$/, '');
    return `${kept}…`;
}


/***/ }),

/***/ 2782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   eC: () => (/* binding */ CheckConclusion)
/* harmony export */ });
/* unused harmony export RunStatus */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);


const CheckConclusion = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['success', 'neutral', 'failure', 'action_required', 'cancelled']);
const RunStatus = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['passed', 'failed', 'incomplete', 'superseded', 'error']);
function reaches(verdict, failOn) {
    return failOn !== 'none' && _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.indexOf(verdict) >= _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.indexOf(failOn);
}
function count(n, noun) {
    return n === 1 ? `1 ${noun}` : `${n} ${noun}s`;
}
function whoLooked({ reviewers, files }) {
    return `${count(reviewers, 'reviewer')} · ${files.covered}/${files.expected} files`;
}
function concludeUnfinished(input, why, fails) {
    return fails
        ? {
            status: 'failed',
            conclusion: 'failure',
            title: `${input.decision.soFar} so far · ${why}`,
            exitCode: 1,
        }
        : { status: 'incomplete', conclusion: 'action_required', title: why, exitCode: 2 };
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
            title: 'Superseded by a newer head',
            exitCode: 2,
        };
    }
    const fails = enforce && reaches(decision.soFar, failOn);
    if (publication.state === 'failed')
        return concludeUnfinished(input, `Not published: ${publication.reason}`, fails);
    if (decision.verdict === null)
        return concludeUnfinished(input, whyIncomplete(decision), fails);
    if (!enforce) {
        return { status: 'passed', conclusion: 'neutral', title: `Advisory: ${decision.verdict}`, exitCode: 0 };
    }
    const title = `${decision.verdict} · ${whoLooked(input)}`;
    if (!fails)
        return { status: 'passed', conclusion: 'success', title, exitCode: 0 };
    const blocking = decision.blocking.length === 0 ? '' : ` · ${count(decision.blocking.length, 'blocking finding')}`;
    return { status: 'failed', conclusion: 'failure', title: `${title}${blocking}`, exitCode: 1 };
}


/***/ }),

/***/ 1231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rn: () => (/* binding */ IngestReport)
});

// UNUSED EXPORTS: CarriedLine, DocumentReport, RefusedFinding

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
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
var review_document = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/domain/reviewer.js
var reviewer = __webpack_require__(5598);
// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __webpack_require__(5526);
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

/***/ 6632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ isComplete),
/* harmony export */   _8: () => (/* binding */ Manifest),
/* harmony export */   _p: () => (/* binding */ missingByFolder)
/* harmony export */ });
/* unused harmony exports Repository, PullRequest, Commits, MissingReason, Coverage, WorkingDirectory, PolicyOrigin */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var _evidence_change_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3381);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);



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
    baseRef: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    headRef: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    changedFiles: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0),
})
    .readonly();
const Commits = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    head: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF,
    tree: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF.optional(),
    base: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF,
    mergeBase: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF,
})
    .readonly();
const MissingReason = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([
    'diff-too-large',
    'patch-missing',
    'file-list-capped',
    'unreadable-diff',
    'history-missing',
]);
const Coverage = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    expected: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0),
    covered: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0),
    missing: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), reason: MissingReason }).readonly()).readonly(),
})
    .readonly();
function isComplete(coverage) {
    return coverage.missing.length === 0 && coverage.covered >= coverage.expected;
}
function missingByFolder(missing) {
    const folders = new Map();
    for (const { path, reason } of missing) {
        const folder = path.split('/').slice(0, -1).slice(0, 2).join('/') || '.';
        const seen = folders.get(folder) ?? { files: 0, reasons: new Set() };
        folders.set(folder, { files: seen.files + 1, reasons: seen.reasons.add(reason) });
    }
    return [...folders]
        .map(([folder, { files, reasons }]) => ({ folder, files, reasons: [...reasons].sort() }))
        .sort((a, b) => b.files - a.files || (a.folder < b.folder ? -1 : 1));
}
const WorkingDirectory = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['head', 'merge', 'worktree', 'other', 'absent']),
    commit: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF.optional(),
    differing: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
})
    .readonly();
const PolicyOrigin = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['present', 'absent', 'unreadable']),
    commit: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF.optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
})
    .readonly();
const Manifest = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    source: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['github', 'local']),
    repository: Repository.optional(),
    pullRequest: PullRequest.optional(),
    commits: Commits,
    sharedWith: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1)).readonly().optional(),
    workingDirectory: WorkingDirectory,
    policy: PolicyOrigin,
    coverage: Coverage,
    unknown: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
    size: _evidence_change_size_js__WEBPACK_IMPORTED_MODULE_0__/* .ChangeSize */ .C.optional(),
    files: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), sha256: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .Sha256 */ .IA, bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int() }).readonly())
        .readonly(),
    fetchedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
})
    .readonly();


/***/ }),

/***/ 698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lx: () => (/* binding */ DraftRequest),
/* harmony export */   cw: () => (/* binding */ Plan)
/* harmony export */ });
/* unused harmony exports DraftComment, FileThread, Step */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9304);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);



const DraftComment = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    line: _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LineNumber */ .Kn,
    side: _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Side */ .mn,
    start_line: _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LineNumber */ .Kn.optional(),
    start_side: _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Side */ .mn.optional(),
})
    .readonly();
const DraftRequest = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ commit_id: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF, body: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), comments: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(DraftComment).readonly() })
    .readonly();
const FileThread = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), body: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).readonly();
const Step = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('do', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ do: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('create-draft'), key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), request: DraftRequest }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('add-file-threads'),
        key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        threads: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(FileThread).readonly(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ do: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('submit-review'), key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), event: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewEvent */ .Bb, body: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('update-comment'),
        key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        commentId: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
        body: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ do: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('resolve-thread'), key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), threadId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('dismiss-review'),
        key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        reviewId: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
        message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('update-review'),
        key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        reviewId: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
        body: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    }),
]);
const Plan = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    target: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['github', 'local']),
    toolKey: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    head: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF,
    event: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewEvent */ .Bb,
    verdict: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .Verdict */ .Y.nullable(),
    key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    quiet: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    steps: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Step).readonly(),
})
    .readonly();


/***/ }),

/***/ 7379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compareFindings)
/* harmony export */ });
/* harmony import */ var _confidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7597);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5526);


function compareText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
function compareFindings(a, b) {
    return ((0,_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severityRank */ .qs)(a.severity) - (0,_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severityRank */ .qs)(b.severity) ||
        (0,_confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .confidenceRank */ .Z9)(a.confidence.band) - (0,_confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .confidenceRank */ .Z9)(b.confidence.band) ||
        b.corroboratedBy.length - a.corroboratedBy.length ||
        compareText(a.locations[0]?.path ?? '', b.locations[0]?.path ?? '') ||
        (a.locations[0]?.startLine ?? 0) - (b.locations[0]?.startLine ?? 0) ||
        compareText(a.title, b.title) ||
        compareText(a.fingerprint, b.fingerprint) ||
        compareText(a.id, b.id));
}


/***/ }),

/***/ 6533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ PlaceReason),
/* harmony export */   TA: () => (/* binding */ Receipt),
/* harmony export */   wH: () => (/* binding */ countPlaces)
/* harmony export */ });
/* unused harmony exports Place, ReceiptEntry, PlaceCounts */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5598);



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
    'not-placed-by-github',
    'already-open',
    'suppressed',
    'refused',
    'outside-report',
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
function countPlaces(entries) {
    const at = (place) => entries.filter((entry) => entry.place === place).length;
    return { inline: at('inline'), file: at('file'), body: at('body'), withheld: at('withheld') };
}


/***/ }),

/***/ 9599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ writeStanding),
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   RQ: () => (/* binding */ concludeWithoutChecks),
/* harmony export */   ZC: () => (/* binding */ concludeSettled),
/* harmony export */   te: () => (/* binding */ letsMerge)
/* harmony export */ });
/* unused harmony export readStanding */
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2782);

const pattern = /^pull-(\d{1,10}) (\w+) (.*)$/;
function writeStanding({ pull, conclusion, key }) {
    return `pull-${pull} ${conclusion} ${key}`;
}
function readStanding(text) {
    const [, pull, word, key] = pattern.exec(text) ?? [];
    const conclusion = _gate_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckConclusion */ .eC.safeParse(word);
    if (pull === undefined || key === undefined || !conclusion.success)
        return undefined;
    return { pull: Number(pull), conclusion: conclusion.data, key };
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
        const standing = readStanding(check.externalId);
        return standing?.pull === pull ? [{ check, standing }] : [];
    });
    return own.reduce((newest, each) => (newest === undefined || each.check.id > newest.check.id ? each : newest), undefined);
}
const held = /^Held by (?:#\d+(?:, )?)+ · /;
const shared = / · same head as (?:#\d+(?:, )?)+$/;
function named(pulls) {
    return pulls.map((pull) => `#${pull}`).join(', ');
}
function settle(pulls, checks) {
    const members = pulls.map((pull) => ({ pull, newest: newestOf(pull, checks) }));
    const verdicts = members.map(({ pull, newest }) => ({
        pull,
        conclusion: newest?.standing.conclusion ?? 'action_required',
    }));
    const conclusion = worst(verdicts.map((verdict) => verdict.conclusion));
    const holders = verdicts.filter((verdict) => verdict.conclusion === conclusion).map(({ pull }) => pull);
    return members.flatMap(({ pull, newest }) => {
        if (newest === undefined)
            return [];
        const own = newest.check.title.replace(held, '').replace(shared, '');
        const isOwn = newest.standing.conclusion === conclusion;
        const others = pulls.filter((other) => other !== pull);
        const title = isOwn ? `${own} · same head as ${named(others)}` : `Held by ${named(holders)} · ${own}`;
        return [{ id: newest.check.id, conclusion, title }];
    });
}
function concludeSettled(own, settled) {
    const { conclusion, title } = settled;
    if (conclusion === own.conclusion)
        return { ...own, title };
    return conclusion === 'failure'
        ? { status: 'failed', conclusion, title, exitCode: 1 }
        : { status: 'incomplete', conclusion, title, exitCode: 2 };
}
function concludeWithoutChecks(own, sharedWith) {
    if (sharedWith.length === 0 || !letsMerge(own.conclusion))
        return own;
    const title = `Same head as ${named(sharedWith)}, which only \`gate: check\` can tell apart`;
    return { status: 'incomplete', conclusion: 'action_required', title, exitCode: 2 };
}


/***/ }),

/***/ 1781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ weigh)
/* harmony export */ });
/* harmony import */ var _confidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7597);

function isSureEnoughToBlock(finding) {
    if (finding.severity === 'critical')
        return (0,_confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeastAsSure */ .OY)(finding.confidence.band, 'medium');
    if (finding.severity === 'high')
        return finding.confidence.band === 'high';
    return false;
}
function weigh(finding) {
    if (finding.suppressed !== undefined)
        return 'settled';
    if (finding.status !== 'open' && finding.status !== 'reopened')
        return 'settled';
    if (finding.preExisting)
        return 'pre-existing';
    if (isSureEnoughToBlock(finding))
        return 'blocking';
    const severe = finding.severity === 'critical' || finding.severity === 'high';
    return severe || finding.confidence.band === 'speculative' ? 'needs-verification' : 'counts';
}


/***/ })

};
