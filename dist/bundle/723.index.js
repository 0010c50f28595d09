export const id = 723;
export const ids = [723];
export const modules = {

/***/ 76551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ checkRunFile),
/* harmony export */   N: () => (/* binding */ runFiles)
/* harmony export */ });
/* harmony import */ var _domain_gate_gate_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30196);
/* harmony import */ var _domain_ingest_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65356);
/* harmony import */ var _domain_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90215);
/* harmony import */ var _domain_publishing_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16248);
/* harmony import */ var _domain_publishing_receipt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26683);
/* harmony import */ var _domain_review_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82027);
/* harmony import */ var _json_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36619);
/* harmony import */ var _json_read_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44182);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74300);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85238);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20264);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80226);












const runFiles = {
    findings: { title: 'findings.json', schema: _domain_review_document_js__WEBPACK_IMPORTED_MODULE_5__/* .ReviewDocument */ .CA, knownBy: ['schemaVersion', 'reviewers'] },
    'ingest-report': {
        title: 'ingest_report.json',
        schema: _domain_ingest_report_js__WEBPACK_IMPORTED_MODULE_1__/* .IngestReport */ .Rn,
        knownBy: ['schemaVersion', 'carried'],
    },
    manifest: { title: 'manifest.json', schema: _domain_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .Manifest */ ._8, knownBy: ['schemaVersion', 'coverage'] },
    plan: { title: 'plan.json', schema: _domain_publishing_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .Plan */ .cw, knownBy: ['schemaVersion', 'toolKey'] },
    review: { title: 'review.json', schema: _domain_publishing_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .DraftRequest */ .Lx, knownBy: ['commit_id', 'comments'] },
    receipt: { title: 'receipt.json', schema: _domain_publishing_receipt_js__WEBPACK_IMPORTED_MODULE_4__/* .Receipt */ .TA, knownBy: ['schemaVersion', 'entries'] },
    gate: { title: 'gate.json', schema: _domain_gate_gate_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .GatePlan */ .Xh, knownBy: ['schemaVersion', 'gate'] },
};
function checkRunFile(bytes) {
    const reading = (0,_json_read_json_js__WEBPACK_IMPORTED_MODULE_7__/* .readJson */ .Vh)(bytes, _json_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .ownFileLimits */ .j);
    if (!reading.ok)
        return undefined;
    const { value } = reading;
    const file = Object.values(runFiles).find(({ knownBy }) => knownBy.every((key) => (0,_own_js__WEBPACK_IMPORTED_MODULE_11__/* .own */ .ZV)(value, key) !== undefined));
    if (file === undefined)
        return undefined;
    const { error } = file.schema.safeParse(value);
    const problems = error === undefined ? _problem_js__WEBPACK_IMPORTED_MODULE_8__/* .none */ .dv : (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_10__/* .schemaProblems */ .I)(error, { value, pointer: '', ruleOf: () => 'run/file' });
    return { title: file.title, ...(0,_report_js__WEBPACK_IMPORTED_MODULE_9__/* .report */ .z)(problems, reading) };
}


/***/ }),

/***/ 13192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sb: () => (/* binding */ touchesAdded),
/* harmony export */   m$: () => (/* binding */ isCommentable),
/* harmony export */   nE: () => (/* binding */ meantSide),
/* harmony export */   oI: () => (/* binding */ nearestCommentable),
/* harmony export */   y$: () => (/* binding */ intersect)
/* harmony export */ });
/* unused harmony export takesComments */
/* harmony import */ var _hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96024);

function isCommentable(file, side, line) {
    const hunk = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .hunkOf */ .ui)(file, side, line);
    const run = hunk && (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runOf */ .ng)(hunk, side, line);
    return run !== undefined && takesComments(run, side);
}
function meantSide({ status }, side) {
    return status === 'removed' ? 'LEFT' : side;
}
function intersect(file, side, range) {
    let best;
    let current;
    for (const { hunk, run } of (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runsWithin */ .KQ)(file, side, range)) {
        if (!takesComments(run, side))
            continue;
        const first = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, side);
        const end = Math.min(range.end, first + run.count - 1);
        const start = current?.hunk === hunk ? current.start : Math.max(range.start, first);
        current = { hunk, start, end };
        if (best === undefined || end - start > best.end - best.start)
            best = current;
    }
    return best;
}
function nearestCommentable(file, side, line) {
    const before = commentableBefore(file, side, line);
    const after = commentableAfter(file, side, line);
    if (before === undefined || after === undefined)
        return before ?? after;
    return line - before <= after - line ? before : after;
}
function touchesAdded(file, range) {
    for (const { run } of (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runsWithin */ .KQ)(file, 'RIGHT', range))
        if (run.kind === 'added')
            return true;
    return false;
}
function takesComments(run, side) {
    return side === 'RIGHT' ? run.kind !== 'deleted' : run.kind === 'deleted';
}
function commentableAfter(file, side, line) {
    for (const hunk of file.hunks.slice((0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .hunksBefore */ .FQ)(file, side, line))) {
        for (let at = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runsBefore */ .WY)(hunk, side, line); at < hunk.runs; at += 1) {
            const run = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runAt */ .D)(hunk, at);
            if (takesComments(run, side))
                return Math.max(line, (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, side));
        }
    }
    return undefined;
}
function commentableBefore(file, side, line) {
    for (let index = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .hunksBefore */ .FQ)(file, side, line); index >= 0; index -= 1) {
        const hunk = file.hunks[index];
        if (hunk === undefined)
            continue;
        for (let at = Math.min((0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runsBefore */ .WY)(hunk, side, line), hunk.runs - 1); at >= 0; at -= 1) {
            const run = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runAt */ .D)(hunk, at);
            const first = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, side);
            if (takesComments(run, side) && first <= line)
                return Math.min(line, first + run.count - 1);
        }
    }
    return undefined;
}


/***/ }),

/***/ 72169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ findFile)
/* harmony export */ });
function findFile(diff, path) {
    return diff.byPath.get(path) ?? diff.byFormerPath.get(path);
}


/***/ }),

/***/ 90031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d0: () => (/* binding */ lineTexts),
/* harmony export */   vs: () => (/* binding */ withoutCarriageReturn)
/* harmony export */ });
/* unused harmony export lineBytes */
/* harmony import */ var _text_utf8_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18460);
/* harmony import */ var _hunk_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96024);
/* harmony import */ var _line_feed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52480);



function lineBytes(file, side, range) {
    const hunk = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .hunkOf */ .ui)(file, side, range.start);
    if (hunk === undefined || (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .hunkOf */ .ui)(file, side, range.end) !== hunk || range.end < range.start)
        return undefined;
    return [...linesWithin(hunk, side, range)];
}
function lineTexts(file, side, range) {
    return lineBytes(file, side, range)?.map((line) => (0,_text_utf8_text_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Text */ .H)(line));
}
function withoutCarriageReturn(line) {
    return line.endsWith('\r') ? line.slice(0, -1) : line;
}
function* linesWithin(hunk, side, range) {
    const { bytes } = hunk.table;
    const absent = side === 'RIGHT' ? 'deleted' : 'added';
    for (const run of (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .runsOf */ .ky)(hunk)) {
        const first = (0,_hunk_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .runLine */ .u_)(run, side);
        if (run.kind === absent || first > range.end || first + run.count <= range.start)
            continue;
        let at = run.offset;
        for (let line = first; line < first + run.count && line <= range.end; line += 1) {
            const feed = bytes.indexOf(_line_feed_js__WEBPACK_IMPORTED_MODULE_2__/* .lineFeed */ .h, at);
            if (line >= range.start)
                yield bytes.subarray(at + 1, feed);
            at = feed + 1;
        }
    }
}


/***/ }),

/***/ 44668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ chooseAnnotated),
/* harmony export */   NA: () => (/* binding */ annotationsPerRequest),
/* harmony export */   YH: () => (/* binding */ Annotation)
/* harmony export */ });
/* unused harmony exports AnnotationLevel, maxAnnotations */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9304);
/* harmony import */ var _placement_ranking_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95727);
/* harmony import */ var _verdict_weight_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63555);




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
    return location.side === 'RIGHT' && location.startLine !== undefined && location.numberedIn === undefined;
}
function annotated(finding, rules) {
    const weight = (0,_verdict_weight_js__WEBPACK_IMPORTED_MODULE_2__/* .weigh */ .vi)(finding, rules);
    const location = finding.locations.find(isOnHead);
    if (weight === 'settled' || location?.startLine === undefined)
        return undefined;
    const { path, startLine, endLine = startLine } = location;
    return { finding, level: levels[weight], path, startLine, endLine };
}
function chooseAnnotated(findings, rules) {
    const all = [...findings].sort(_placement_ranking_js__WEBPACK_IMPORTED_MODULE_1__/* .compareFindings */ .E).flatMap((finding) => annotated(finding, rules) ?? []);
    const byLevel = AnnotationLevel.options.flatMap((level) => all.filter((each) => each.level === level));
    return {
        shown: byLevel.slice(0, maxAnnotations),
        hidden: Math.max(0, byLevel.length - maxAnnotations),
    };
}


/***/ }),

/***/ 30196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ki: () => (/* binding */ underWay),
/* harmony export */   Xh: () => (/* binding */ GatePlan),
/* harmony export */   ft: () => (/* binding */ planGate),
/* harmony export */   gC: () => (/* binding */ planStart),
/* harmony export */   oZ: () => (/* binding */ StatusState),
/* harmony export */   zL: () => (/* binding */ maxDescription)
/* harmony export */ });
/* unused harmony export GateStep */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39713);
/* harmony import */ var _in_batches_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9115);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82027);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50244);
/* harmony import */ var _text_shortened_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62617);
/* harmony import */ var _annotation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44668);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);
/* harmony import */ var _shared_head_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93891);








const PullNumber = zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().min(1);
const StatusState = zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['pending', 'success', 'failure', 'error']);
const CheckText = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), summary: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional() })
    .readonly();
const texts = zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).readonly();
const StatusKeeps = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    states: texts,
    completions: texts,
})
    .readonly();
const Annotations = zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_annotation_js__WEBPACK_IMPORTED_MODULE_2__/* .Annotation */ .YH).max(_annotation_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationsPerRequest */ .NA).readonly();
const GateStep = zod__WEBPACK_IMPORTED_MODULE_5__/* .discriminatedUnion */ .gMt('do', [
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ do: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('start-check'), name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), head: _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF, key: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('add-annotations'),
        output: CheckText,
        annotations: Annotations,
        total: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('conclude-check'),
        conclusion: _gate_js__WEBPACK_IMPORTED_MODULE_3__/* .CheckConclusion */ .eC,
        output: CheckText,
        annotations: Annotations,
        total: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int(),
        externalId: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('settle-head'),
        name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        head: _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF,
        pulls: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(PullNumber).readonly(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('yield-to-newer'),
        name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        head: _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF,
        pull: PullNumber,
        url: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('set-status'),
        context: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        head: _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF,
        state: StatusState,
        description: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        targetUrl: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
        keeps: StatusKeeps.optional(),
    }),
]);
const GatePlan = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1),
    gate: _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .Gate */ .iD,
    head: _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF,
    conclusion: _gate_js__WEBPACK_IMPORTED_MODULE_3__/* .CheckConclusion */ .eC,
    title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    steps: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(GateStep).readonly(),
})
    .readonly();
const maxDescription = 140;
const underWay = { state: 'pending', description: 'The review is running' };
function planStart({ gate, name, head, key, targetUrl }) {
    switch (gate) {
        case 'check':
            return [{ do: 'start-check', name, head, key }];
        case 'status':
            return [
                {
                    do: 'set-status',
                    context: name,
                    head,
                    ...underWay,
                    ...(targetUrl !== undefined && { targetUrl }),
                },
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
            return [
                ...(input.started ? [] : planStart(input)),
                ...concludeSteps(input),
                ...settleSteps(input),
                ...yieldSteps(input),
            ];
        case 'status':
            return [statusStep(input), ...yieldSteps(input)];
        case 'job':
            return [];
    }
}
function concludeSteps(input) {
    const { annotations, key, summary, text, pull } = input;
    const { conclusion, title } = input.conclusion;
    const output = { title, summary };
    const batches = (0,_in_batches_js__WEBPACK_IMPORTED_MODULE_6__/* .inBatches */ .o)(annotations, _annotation_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationsPerRequest */ .NA);
    const last = batches.at(-1) ?? [];
    return [
        ...batches.slice(0, -1).map((batch, index) => {
            const total = (index + 1) * _annotation_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationsPerRequest */ .NA;
            return { do: 'add-annotations', output, annotations: batch, total };
        }),
        {
            do: 'conclude-check',
            conclusion: holds(input) ? 'action_required' : conclusion,
            output: { ...output, ...(text !== undefined && { text }) },
            annotations: last,
            total: annotations.length,
            ...(pull === undefined ? {} : { externalId: (0,_shared_head_js__WEBPACK_IMPORTED_MODULE_4__/* .writeOwnConclusion */ .DM)({ pull, conclusion, key }) }),
        },
    ];
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
function yieldSteps({ name, head, pull, contested, conclusion }) {
    if (pull === undefined || contested === undefined || !(0,_shared_head_js__WEBPACK_IMPORTED_MODULE_4__/* .letsMerge */ .te)(conclusion.conclusion))
        return [];
    return [{ do: 'yield-to-newer', name, head, pull, url: contested }];
}
const states = {
    success: 'success',
    neutral: 'success',
    failure: 'failure',
    action_required: 'error',
    cancelled: 'error',
};
function statusStep({ name, head, conclusion, targetUrl, keeps }) {
    return {
        do: 'set-status',
        context: name,
        head,
        state: states[conclusion.conclusion],
        description: (0,_text_shortened_js__WEBPACK_IMPORTED_MODULE_7__/* .shortened */ .v)(conclusion.title, maxDescription),
        ...(targetUrl === undefined ? {} : { targetUrl }),
        ...(keeps && { keeps }),
    };
}


/***/ }),

/***/ 5722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   S2: () => (/* binding */ overtakenTitle),
/* harmony export */   eC: () => (/* binding */ CheckConclusion),
/* harmony export */   l_: () => (/* binding */ toldVerdict)
/* harmony export */ });
/* unused harmony export RunStatus */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82027);
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43863);
/* harmony import */ var _verdict_completeness_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88843);




const CheckConclusion = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['success', 'neutral', 'failure', 'action_required', 'cancelled']);
const RunStatus = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['passed', 'failed', 'incomplete', 'superseded', 'error', 'skipped']);
const overtakenTitle = 'Overtaken: a newer run did not pass';
function toldVerdict({ status }, { verdict }) {
    const hasEnded = status === 'passed' || status === 'failed';
    return hasEnded && verdict !== null ? verdict : '';
}
function reaches(verdict, failOn) {
    return failOn !== 'none' && _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.indexOf(verdict) >= _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.indexOf(failOn);
}
function whoLooked({ reviewers, files, ignored = 0, part }) {
    const of = part === undefined ? '' : `${part} · `;
    if (files.expected + ignored === 0)
        return `${of}nothing changed`;
    const who = reviewers === 0 ? 'built-in reviewer only' : (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(reviewers, 'reviewer');
    const left = ignored === 0 ? '' : `, ${ignored} ignored by policy`;
    return `${of}${who} · ${files.covered}/${files.expected} files${left}`;
}
function within({ part }) {
    return part === undefined ? '' : ` · ${part}`;
}
function concludeUnfinished(input, reason, fails) {
    const why = `${reason}${within(input)}`;
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
            title: publication.by === 'edit' ? 'Superseded: files changed since' : 'Superseded by a newer head',
            exitCode: 2,
        };
    }
    if ((0,_verdict_completeness_js__WEBPACK_IMPORTED_MODULE_1__/* .isPostponed */ .RC)(decision)) {
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
    if (publication.state === 'overtaken')
        return concludeUnfinished(input, overtakenTitle, fails);
    if (decision.verdict === null)
        return concludeUnfinished(input, whyIncomplete(decision), fails);
    const waived = decision.waived.length === 0 ? '' : ` · waived: ${decision.waived.join(', ')}`;
    if (!enforce) {
        const title = `Advisory: ${decision.verdict}${within(input)}${waived}`;
        return { status: 'passed', conclusion: 'neutral', title, exitCode: 0 };
    }
    const title = `${decision.verdict} · ${whoLooked(input)}${waived}`;
    if (!fails)
        return { status: 'passed', conclusion: 'success', title, exitCode: 0 };
    const blocking = decision.blocking.length === 0 ? '' : ` · ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(decision.blocking.length, 'blocking finding')}`;
    return { status: 'failed', conclusion: 'failure', title: `${title}${blocking}`, exitCode: 1 };
}


/***/ }),

/***/ 93891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ writeOwnConclusion),
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   HM: () => (/* binding */ ownTitle),
/* harmony export */   Oi: () => (/* binding */ hasFailedSince),
/* harmony export */   RQ: () => (/* binding */ concludeWithoutChecks),
/* harmony export */   YJ: () => (/* binding */ readOwnConclusion),
/* harmony export */   ZC: () => (/* binding */ concludeSettled),
/* harmony export */   su: () => (/* binding */ newestOf),
/* harmony export */   te: () => (/* binding */ letsMerge)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

const pattern = /^pull-(\d{1,10}) (\w+) (.*)$/;
function writeOwnConclusion({ pull, conclusion, key }) {
    return `pull-${pull} ${conclusion} ${key}`;
}
function readOwnConclusion(text) {
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
        const own = readOwnConclusion(check.externalId);
        return own?.pull === pull ? [{ check, own }] : [];
    });
    return own.reduce((newest, each) => (newest === undefined || each.check.id > newest.check.id ? each : newest), undefined);
}
const unpassed = ['action_required', 'failure'];
function hasFailedSince(since, pull, checks) {
    const newest = newestOf(pull, checks);
    return newest !== undefined && newest.check.id > since && unpassed.includes(newest.own.conclusion);
}
const held = /^(?:Held by (?:#\d+(?:, )?)+|#\d+ no longer counts) · /;
const shared = / · same head as (?:#\d+(?:, )?)+$/;
function ownTitle({ title }) {
    return title.replace(held, '').replace(shared, '');
}
function named(pulls) {
    return pulls.map((pull) => `#${pull}`).join(', ');
}
function settle(pulls, checks) {
    const members = pulls.map((pull) => ({ pull, newest: newestOf(pull, checks) }));
    const verdicts = members.map(({ pull, newest }) => ({
        pull,
        conclusion: newest?.own.conclusion ?? 'action_required',
    }));
    const conclusion = worst(verdicts.map((verdict) => verdict.conclusion));
    const holders = verdicts.filter((verdict) => verdict.conclusion === conclusion).map(({ pull }) => pull);
    return members.flatMap(({ pull, newest }) => {
        if (newest === undefined)
            return [];
        const own = ownTitle(newest.check);
        const isOwn = newest.own.conclusion === conclusion;
        const others = pulls.filter((other) => other !== pull);
        const beside = others.length === 0 ? '' : ` · same head as ${named(others)}`;
        const title = isOwn ? `${own}${beside}` : `Held by ${named(holders)} · ${own}`;
        return [{ id: newest.check.id, conclusion, title }];
    });
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
function concludeWithoutChecks(own, sharedWith) {
    if (sharedWith.length === 0 || !letsMerge(own.conclusion))
        return own;
    const title = `Same head as ${named(sharedWith)}, which only \`gate: check\` can tell apart`;
    return { status: 'incomplete', conclusion: 'action_required', title, exitCode: 2 };
}


/***/ }),

/***/ 9115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ inBatches)
/* harmony export */ });
function inBatches(items, size) {
    const count = Math.ceil(items.length / size);
    return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}


/***/ }),

/***/ 95727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compareFindings)
/* harmony export */ });
/* harmony import */ var _confidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97597);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75526);
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16200);



function compareFindings(a, b) {
    return ((0,_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severityRank */ .qs)(a.severity) - (0,_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severityRank */ .qs)(b.severity) ||
        (0,_confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .confidenceRank */ .Z9)(a.confidence.band) - (0,_confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .confidenceRank */ .Z9)(b.confidence.band) ||
        b.corroboratedBy.length - a.corroboratedBy.length ||
        (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.locations[0]?.path ?? '', b.locations[0]?.path ?? '') ||
        (a.locations[0]?.startLine ?? 0) - (b.locations[0]?.startLine ?? 0) ||
        (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.title, b.title) ||
        (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.fingerprint, b.fingerprint) ||
        (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.id, b.id));
}


/***/ }),

/***/ 14962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isWithin),
/* harmony export */   b: () => (/* binding */ rangeOf)
/* harmony export */ });
/* harmony import */ var _diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13192);
/* harmony import */ var _diff_find_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72169);


function rangeOf(location) {
    if (location.startLine === undefined)
        return undefined;
    return { start: location.startLine, end: location.endLine ?? location.startLine };
}
function isPlaceWithin(location, scope, diff) {
    const file = (0,_diff_find_file_js__WEBPACK_IMPORTED_MODULE_0__/* .findFile */ .q)(diff, location.path);
    if (file === undefined)
        return false;
    const range = rangeOf(location);
    if (scope === 'file' || range === undefined || location.numberedIn === 'checkout')
        return true;
    if (location.numberedIn === 'base')
        return false;
    const changed = scope === 'changed' && location.side === 'RIGHT';
    return changed ? (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__/* .touchesAdded */ .Sb)(file, range) : (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__/* .intersect */ .y$)(file, location.side, range) !== undefined;
}
function isWithin(scope, { locations }, diff) {
    if (scope === 'all' || locations.length === 0)
        return true;
    return locations.some((location) => isPlaceWithin(location, scope, diff));
}


/***/ }),

/***/ 16248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lx: () => (/* binding */ DraftRequest),
/* harmony export */   cw: () => (/* binding */ Plan)
/* harmony export */ });
/* unused harmony exports DraftComment, FileThread, Step */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9304);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82027);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67292);




const DraftComment = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    line: _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LineNumber */ .Kn,
    side: _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Side */ .mn,
    start_line: _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LineNumber */ .Kn.optional(),
    start_side: _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Side */ .mn.optional(),
})
    .readonly();
const DraftRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ commit_id: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF, body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), comments: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(DraftComment).readonly() })
    .readonly();
const FileThread = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).readonly();
const nodeId = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP();
const Step = zod__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('do', [
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ do: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('create-draft'), key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), request: DraftRequest }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('add-file-threads'),
        key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        threads: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(FileThread).readonly(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ do: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('submit-review'), key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), event: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewEvent */ .Bb, body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
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
        content: _conversation_js__WEBPACK_IMPORTED_MODULE_2__/* .Reaction */ .qT,
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ do: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('shrink-review'), key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), nodeId }),
]);
const Plan = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    target: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['github', 'local']),
    toolKey: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    head: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF,
    event: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewEvent */ .Bb,
    verdict: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .Verdict */ .Y.nullable(),
    key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    quiet: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    steps: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Step).readonly(),
})
    .readonly();


/***/ }),

/***/ 53069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ changedLines)
/* harmony export */ });
/* harmony import */ var _domain_diff_carry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30266);
/* harmony import */ var _domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13192);
/* harmony import */ var _domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72169);
/* harmony import */ var _domain_diff_line_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90031);
/* harmony import */ var _domain_placement_report_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14962);





function changedLines(diff, toHead) {
    const differing = (path, side) => side === 'RIGHT' ? toHead.byPath.get((0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path)?.path ?? path) : undefined;
    const atHead = (path, side, range) => {
        const file = differing(path, side);
        return file === undefined ? { ...range, intact: true } : (0,_domain_diff_carry_js__WEBPACK_IMPORTED_MODULE_2__/* .carryRange */ .H)(file, range);
    };
    return {
        has: (path) => (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path) !== undefined,
        isCommentable: (path, wanted, start, end) => {
            const file = (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path);
            if (file === undefined)
                return false;
            const side = (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__/* .meantSide */ .nE)(file, wanted);
            const range = atHead(path, side, { start, end });
            if (range === 'deleted')
                return false;
            const inside = (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__/* .intersect */ .y$)(file, side, range);
            return inside !== undefined && inside.start === range.start && inside.end === range.end;
        },
        isChanged: (path, line) => {
            const file = (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path);
            if (file === undefined)
                return false;
            const side = (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__/* .meantSide */ .nE)(file, 'RIGHT');
            const range = atHead(path, side, { start: line, end: line });
            if (range === 'deleted')
                return false;
            return (0,_domain_placement_report_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .U)('changed', { locations: [{ path, side, startLine: range.start }] }, diff);
        },
        nearest: (path, wanted, line) => {
            const file = (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path);
            if (file === undefined)
                return [];
            const side = (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__/* .meantSide */ .nE)(file, wanted);
            const moved = differing(path, side);
            const carried = moved === undefined ? line : (0,_domain_diff_carry_js__WEBPACK_IMPORTED_MODULE_2__/* .carryLine */ .G)(moved, line);
            const nearest = (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestCommentable */ .oI)(file, side, carried === 'deleted' ? line : carried);
            if (nearest === undefined)
                return [];
            return [nearest - 1, nearest, nearest + 1]
                .filter((each) => (0,_domain_diff_commentable_js__WEBPACK_IMPORTED_MODULE_3__/* .isCommentable */ .m$)(file, side, each))
                .map((each) => (moved === undefined ? each : (0,_domain_diff_carry_js__WEBPACK_IMPORTED_MODULE_2__/* .carryLine */ .G)(moved, each, 'backward')))
                .filter((each) => each !== 'deleted');
        },
        paths: diff.files.map((file) => file.path),
        text: (path, start, end) => {
            const file = (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(diff, path);
            const range = atHead(path, 'RIGHT', { start, end });
            if (file === undefined || range === 'deleted' || !range.intact)
                return undefined;
            return (0,_domain_diff_line_text_js__WEBPACK_IMPORTED_MODULE_0__/* .lineTexts */ .d0)(file, 'RIGHT', range)?.map(_domain_diff_line_text_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCarriageReturn */ .vs);
        },
    };
}


/***/ })

};
