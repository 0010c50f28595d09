export const id = 974;
export const ids = [974];
export const modules = {

/***/ 90872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ CandidateFindings),
/* harmony export */   D9: () => (/* binding */ SynthesizedFindings),
/* harmony export */   Eg: () => (/* binding */ candidateKeys),
/* harmony export */   Vx: () => (/* binding */ CandidateFinding),
/* harmony export */   _k: () => (/* binding */ SynthesizedFinding),
/* harmony export */   lc: () => (/* binding */ synthesisKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _domain_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9304);


const filled = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/\S/, 'a non-empty string');
const line = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).max(2_147_483_647).nullable();
const certainty = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']);
const candidate = {
    finding_id: filled,
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['fresh_eyes', 'challenger', 'verifier']),
    title: filled,
    file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    line_start: line,
    line_end: line,
    hunk: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    why_it_matters: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    evidence: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: _domain_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Evidence */ .of.unwrap().shape.type, detail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    confidence: certainty,
    severity: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['critical', 'high', 'medium', 'low']),
    action: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['fix', 'verify', 'discuss']),
    requires_human: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
};
const synthesis = {
    corroborated_by: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    contested_by: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    merged_confidence: certainty,
    suppressed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    suppression_reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
};
const candidateKeys = new Set(Object.keys(candidate));
const synthesisKeys = new Set(Object.keys(synthesis));
const CandidateFinding = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(candidate);
const SynthesizedFinding = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...candidate, ...synthesis });
const CandidateFindings = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(CandidateFinding);
const SynthesizedFindings = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(SynthesizedFinding);


/***/ }),

/***/ 96762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lh: () => (/* binding */ Envelope),
/* harmony export */   mo: () => (/* binding */ PlanStep),
/* harmony export */   s$: () => (/* binding */ EnvelopeCommon),
/* harmony export */   uD: () => (/* binding */ EnvelopeFrame)
/* harmony export */ });
/* unused harmony export ClarificationQuestion */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const filled = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/\S/, 'a non-empty string');
const named = {
    schema_version: filled,
    skill: filled,
    version: filled,
};
const common = {
    ...named,
    output_mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['human', 'agent']),
    presentation: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ user_markdown: filled }),
};
const notes = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const PlanStep = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    tier: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['A', 'B', 'C', 'D']),
    title: filled,
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
});
const status = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['accepted', 'blocked', 'needs_clarification', 'validation_error', 'dependency_error']);
const Option = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ key: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['A', 'B', 'C', 'D']) });
const ClarificationQuestion = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    question_id: filled,
    question: filled,
    options: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Option).min(3).max(4),
    recommended_option: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['A', 'B', 'C', 'D']),
});
const refactorPlan = {
    ...common,
    result_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('refactor_plan'),
    validation_status: status,
    refactor_mode: filled,
    scope_expansion_needed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
};
const planExtras = {
    touch_budget: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    test_file_touches: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
};
const ClarificationRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...common,
    result_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('clarification_request'),
    validation_status: status,
    clarification_questions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ClarificationQuestion).min(1).max(4),
});
const ValidationError = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...common,
    result_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('validation_error'),
    validation_status: status,
    notes: notes.min(1),
});
const DependencyError = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...common,
    result_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('dependency_error'),
    validation_status: status,
    dependency_issue: filled,
    fallback_context_bundle_requirements: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(5),
    notes,
});
const EnvelopeFrame = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('result_type', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        ...refactorPlan,
        plan: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            ...planExtras,
            steps: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
            follow_up_findings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
        }),
    }),
    ClarificationRequest,
    ValidationError,
    DependencyError,
]);
const Envelope = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('result_type', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        ...refactorPlan,
        plan: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            ...planExtras,
            steps: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(PlanStep),
            follow_up_findings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(PlanStep).optional(),
        }),
    }),
    ClarificationRequest,
    ValidationError,
    DependencyError,
]);
const EnvelopeCommon = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...common, validation_status: status });


/***/ }),

/***/ 3049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dZ: () => (/* binding */ EslintFileFrame),
/* harmony export */   tg: () => (/* binding */ EslintOutput),
/* harmony export */   xT: () => (/* binding */ EslintMessage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const position = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).max(2_147_483_647);
const offset = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(-1).max(2_147_483_647);
const Fix = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ range: zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([offset, offset]), text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const EslintMessage = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ruleId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    severity: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz([1, 2]),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/\S/, 'a non-empty string'),
    line: position.nullish(),
    column: position.nullish(),
    endLine: position.nullish(),
    endColumn: position.nullish(),
    fatal: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    fix: Fix.optional(),
    suggestions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ desc: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(), fix: Fix.optional() })).optional(),
});
const EslintFileFrame = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    filePath: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    messages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const EslintOutput = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(EslintFileFrame.extend({ messages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(EslintMessage) }));


/***/ }),

/***/ 74300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ emptied),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   ZV: () => (/* binding */ own)
/* harmony export */ });
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(value, key) {
    if (Array.isArray(value))
        return typeof key === 'number' ? value[key] : undefined;
    return isObject(value) && Object.hasOwn(value, key) ? value[String(key)] : undefined;
}
function emptied(value, key) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, name === key && Array.isArray(each) ? [] : each]));
}


/***/ }),

/***/ 93141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ RdJson),
/* harmony export */   SF: () => (/* binding */ RdJsonFrame),
/* harmony export */   oQ: () => (/* binding */ Diagnostic),
/* harmony export */   qx: () => (/* binding */ severityNames)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const number = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).max(2_147_483_647).nullish();
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish();
const position = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ line: number, column: number });
const range = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ start: position, end: position.nullish() });
const location = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), range: range.nullish() });
const source = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: text, url: text });
const severityNames = ['UNKNOWN_SEVERITY', 'ERROR', 'WARNING', 'INFO'];
const severity = zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz([...severityNames, 0, 1, 2, 3]);
const related = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ message: text, location: location.nullish() })).nullish();
const Diagnostic = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/\S/, 'a non-empty string'),
    location,
    severity: severity.nullish(),
    source: source.nullish(),
    code: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ value: text, url: text }).nullish(),
    suggestions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ range, text })).nullish(),
    original_output: text,
    related_locations: related,
    relatedLocations: related,
});
const header = { source: source.nullish(), severity: severity.nullish() };
const RdJsonFrame = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...header, diagnostics: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).nullish() });
const RdJson = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...header, diagnostics: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Diagnostic).nullish() });


/***/ }),

/***/ 20264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85238);

function report(problems, reading) {
    const shown = problems.length <= _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .maxProblems */ .d4 ? problems : gravest(problems);
    const omitted = problems.length - shown.length;
    const unplaced = shown.filter(({ line }) => line === undefined);
    if (!reading.ok || unplaced.length === 0)
        return { problems: shown, omitted };
    const positions = reading.locate(unplaced.map(({ path }) => path));
    return { problems: shown.map((each) => ({ ...positions.get(each.path), ...each })), omitted };
}
function gravest(problems) {
    const grave = problems.filter(({ grade }) => grade !== 'deviation').slice(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .maxProblems */ .d4);
    const rest = problems.filter(({ grade }) => grade === 'deviation').slice(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .maxProblems */ .d4 - grave.length);
    const chosen = new Set([...grave, ...rest]);
    return problems.filter((each) => chosen.has(each));
}


/***/ }),

/***/ 5101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ ReviewDataComment),
/* harmony export */   T5: () => (/* binding */ ReviewData),
/* harmony export */   b$: () => (/* binding */ ReviewDataEnvelope)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const filled = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/\S/, 'a non-empty string');
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0);
const ReviewDataComment = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(2_147_483_647),
    confidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(100),
    confidence_level: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['high', 'medium', 'low', 'suggestion']),
    severity: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['critical', 'security', 'performance', 'logic', 'improvement', 'clarity']),
    title: filled,
    description: filled,
    code_context: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    suggestion: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const ReviewDataEnvelope = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    pr_info: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
        repo: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        head_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    }),
    review_summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        overview: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        confidence_breakdown: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ high: count, medium: count, low: count, suggestions: count }),
        key_findings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        security_assessment: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        positive_highlights: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    }),
    line_comments: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    review_event: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['COMMENT', 'REQUEST_CHANGES', 'APPROVE']),
    metadata: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        reviewed_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        reviewer_agent: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        files_analyzed: count,
        total_issues: count,
    }),
});
const ReviewData = ReviewDataEnvelope.extend({ line_comments: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ReviewDataComment) });


/***/ }),

/***/ 55834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PA: () => (/* binding */ isLine),
/* harmony export */   Xw: () => (/* binding */ readLine),
/* harmony export */   cT: () => (/* binding */ joinLines)
/* harmony export */ });
const largest = 2_147_483_647;
const range = /^([1-9][0-9]{0,9})-([1-9][0-9]{0,9})$/;
function isLine(value) {
    return readLine(value) !== undefined;
}
function readLine(value) {
    if (typeof value === 'number')
        return isLineNumber(value) ? { start: value, end: value } : undefined;
    const match = typeof value === 'string' ? range.exec(value) : null;
    if (match === null)
        return undefined;
    const start = Number(match[1]);
    const end = Number(match[2]);
    return start <= end && isLineNumber(end) ? { start, end } : undefined;
}
function isLineNumber(value) {
    return Number.isInteger(value) && value >= 1 && value <= largest;
}
function joinLines(line, lineEnd) {
    if (lineEnd === undefined)
        return line;
    if (line.start !== line.end && line.end !== lineEnd)
        return undefined;
    return lineEnd >= line.start ? { start: line.start, end: lineEnd } : undefined;
}


/***/ }),

/***/ 15558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RE: () => (/* binding */ ReviewOutputFinding),
/* harmony export */   rR: () => (/* binding */ CommonFields),
/* harmony export */   uU: () => (/* binding */ ReviewOutput)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55834);


const certainty = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['HIGH', 'MEDIUM', 'LOW']);
const filled = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/\S/, 'a non-empty string');
const common = {
    category: filled,
    issue: filled,
    references: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(1),
    implications: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    severity: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['CRITICAL', 'MAJOR', 'MINOR', 'INFO']),
    confidence: certainty,
    fix: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    fix_confidence: certainty,
    pre_existing: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
};
const CommonFields = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(common);
const LineNumber = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(2_147_483_647);
const Line = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()
    .refine(_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .isLine */ .PA, { message: 'a line number such as 42 or a range such as "42-48"' })
    .meta({
    anyOf: [
        { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
        { type: 'string', pattern: '^[1-9][0-9]{0,9}-[1-9][0-9]{0,9}$' },
    ],
});
const ReviewOutputFinding = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('type', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('inline'),
        file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        line: Line,
        line_end: LineNumber.optional(),
        ...common,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('file'), file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ...common }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('multi-file'), files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(2), ...common }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('system'), scope: filled, ...common }),
]);
const ReviewOutput = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ReviewOutputFinding);


/***/ }),

/***/ 63455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ SarifResult),
/* harmony export */   JL: () => (/* binding */ SarifFrame),
/* harmony export */   g$: () => (/* binding */ SarifLog)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const line = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(2_147_483_647);
const index = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(-1);
const Level = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['none', 'note', 'warning', 'error']);
const Message = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    markdown: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    arguments: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
});
const ArtifactLocation = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    uri: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    uriBaseId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    index: index.optional(),
});
const Region = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    startLine: line.optional(),
    startColumn: line.optional(),
    endLine: line.optional(),
    endColumn: line.optional(),
    charOffset: index.optional(),
    charLength: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).optional(),
    byteOffset: index.optional(),
    byteLength: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).optional(),
});
const Location = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    physicalLocation: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ artifactLocation: ArtifactLocation.optional(), region: Region.optional() })
        .optional(),
    message: Message.optional(),
});
const Replacement = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    deletedRegion: Region,
    insertedContent: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }).optional(),
});
const SarifResult = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ruleId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    ruleIndex: index.optional(),
    rule: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        index: index.optional(),
        toolComponent: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ index: index.optional(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(), guid: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() })
            .optional(),
    })
        .optional(),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['notApplicable', 'pass', 'fail', 'review', 'open', 'informational']).optional(),
    level: Level.optional(),
    message: Message,
    locations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Location).optional(),
    relatedLocations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Location).optional(),
    fixes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        description: Message.optional(),
        artifactChanges: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            artifactLocation: ArtifactLocation,
            replacements: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Replacement),
        })),
    }))
        .optional(),
    suppressions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['inSource', 'external']),
        status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['accepted', 'underReview', 'rejected']).optional(),
        justification: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    }))
        .optional(),
    provenance: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ invocationIndex: index.optional() }).optional(),
    baselineState: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['new', 'unchanged', 'updated', 'absent']).optional(),
    partialFingerprints: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
});
const Configuration = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ level: Level.optional() });
const Rule = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    shortDescription: Message.optional(),
    messageStrings: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), Message).optional(),
    defaultConfiguration: Configuration.optional(),
    helpUri: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const Component = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    guid: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Rule).optional(),
    globalMessageStrings: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), Message).optional(),
});
const run = {
    tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ driver: Component, extensions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Component).optional() }),
    originalUriBaseIds: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ArtifactLocation).optional(),
    artifacts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        location: ArtifactLocation.optional(),
        contents: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }).optional(),
        encoding: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    }))
        .optional(),
    defaultEncoding: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    columnKind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['utf16CodeUnits', 'unicodeCodePoints']).optional(),
    invocations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        executionSuccessful: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        toolExecutionNotifications: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
        toolConfigurationNotifications: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
        ruleConfigurationOverrides: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            configuration: Configuration,
            descriptor: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(), index: index.optional() }),
        }))
            .optional(),
    }))
        .optional(),
};
const SarifFrame = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('2.1.0'),
    runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...run, results: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).nullish() })),
});
const SarifLog = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('2.1.0'),
    runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...run, results: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(SarifResult).nullish() })),
});


/***/ }),

/***/ 80226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ schemaProblems)
/* harmony export */ });
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70246);
/* harmony import */ var _nearest_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44187);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74300);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85238);




function schemaProblems(error, { value, pointer, ruleOf }) {
    return error.issues.flatMap((issue) => {
        if (issue.code === 'unrecognized_keys') {
            const rule = ruleOf(issue.path);
            return issue.keys.map((key) => foreignKey(rule, key, (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)(pointer, ...issue.path, key)));
        }
        const given = issue.path.reduce((at, key) => (0,_own_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(at, key), value);
        const name = issue.path.length === 0 ? 'The value' : (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(issue.path.map(String).join('.'));
        const details = describe(issue, name, given);
        return [(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(ruleOf(issue.path), { ...details, path: (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)(pointer, ...issue.path) })];
    });
}
function foreignKey(rule, key, path) {
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(rule, {
        path,
        type: 'unknown-key',
        message: `The key ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)} is not part of this closed format.`,
        recommendation: 'Remove the key.',
    });
}
function describe(issue, name, given) {
    if (given === undefined) {
        return {
            type: 'missing',
            message: `${name} is missing.`,
            recommendation: `Add ${name}: ${expectation(issue)}.`,
        };
    }
    const type = problemType(issue);
    const wanted = expectation(issue);
    const near = issue.code === 'invalid_value' ? (0,_nearest_word_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestWord */ .z)(given, issue.values.map(String)) : undefined;
    return {
        type,
        message: `${name} ${seen(issue, given)}; it must be ${wanted}.`,
        recommendation: near === undefined ? `Write ${wanted}.` : `Write ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(near)}.`,
    };
}
function seen({ code }, given) {
    const isCounted = code === 'too_small' || code === 'too_big';
    return isCounted && Array.isArray(given) ? `has ${items(given.length)}` : `is ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(given)}`;
}
function items(count) {
    return `${count} ${count.toString() === '1' ? 'item' : 'items'}`;
}
function problemType(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return 'type';
        case 'invalid_value':
        case 'invalid_union':
            return 'enum';
        case 'too_big':
        case 'too_small':
        case 'not_multiple_of':
            return 'range';
        default:
            return 'format';
    }
}
function expectation(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return typeName(issue.expected);
        case 'invalid_value':
            return oneOf(issue.values);
        case 'too_small':
            return `${bound('at least', issue.minimum, issue.origin)}`;
        case 'too_big':
            return `${bound('at most', issue.maximum, issue.origin)}`;
        case 'invalid_union':
            return 'options' in issue && issue.options !== undefined ? oneOf(issue.options) : issue.message;
        default:
            return issue.message;
    }
}
function oneOf(values) {
    const words = values.map((value) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value));
    return words.length === 1 ? `${words[0]}` : `one of ${words.join(', ')}`;
}
function bound(limit, value, origin) {
    switch (origin) {
        case 'string':
            return value === 1 && limit === 'at least'
                ? 'a non-empty string'
                : `a string of ${limit} ${value} characters`;
        case 'array':
            return `an array of ${limit} ${items(value)}`;
        default:
            return `a number of ${limit} ${value}`;
    }
}
function typeName(expected) {
    switch (expected) {
        case 'int':
            return 'an integer';
        case 'array':
        case 'object':
            return `an ${expected}`;
        case 'record':
            return 'an object';
        case 'null':
            return 'null';
        default:
            return `a ${expected}`;
    }
}


/***/ }),

/***/ 70835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ transportFormats),
/* harmony export */   x: () => (/* binding */ unwrapTransport)
/* harmony export */ });
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74300);

const transportFormats = ['review-output', 'review-data', 'candidate-findings', 'envelope'];
function unwrapTransport(value) {
    const format = transportFormats.find((name) => name === (0,_own_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(value, 'contract'));
    const document = (0,_own_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(value, 'document');
    if (format === undefined || document === undefined || !(0,_own_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return undefined;
    if (Object.keys(value).length !== 2)
        return undefined;
    return { format, value: unwrapped(document, format), pointer: '/document' };
}
function unwrapped(document, format) {
    switch (format) {
        case 'candidate-findings':
            return document;
        case 'review-output':
        case 'review-data':
            return withoutNulls(document);
        case 'envelope':
            return withBudget(withoutNulls(document));
    }
}
function withoutNulls(value) {
    if (Array.isArray(value))
        return value.map(withoutNulls);
    if (!(0,_own_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return value;
    return Object.fromEntries(Object.entries(value).flatMap(([key, each]) => (each === null ? [] : [[key, withoutNulls(each)]])));
}
function withBudget(envelope) {
    const plan = (0,_own_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(envelope, 'plan');
    const budget = (0,_own_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(plan, 'touch_budget');
    if (!(0,_own_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(envelope) || !(0,_own_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(plan) || !Array.isArray(budget))
        return envelope;
    const entries = budget.map((each) => [
        String((0,_own_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(each, 'name')),
        (0,_own_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(each, 'limit') ?? null,
    ]);
    return { ...envelope, plan: { ...plan, touch_budget: Object.fromEntries(entries) } };
}


/***/ }),

/***/ 61451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nj: () => (/* binding */ VerdictFinding),
/* harmony export */   Qy: () => (/* binding */ VerdictEnvelope),
/* harmony export */   oc: () => (/* binding */ lineRangePattern),
/* harmony export */   we: () => (/* binding */ ReviewVerdict)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _domain_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9304);
/* harmony import */ var _domain_review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82027);



const filled = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/\S/, 'a non-empty string');
const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0);
const lineRangePattern = /^([1-9][0-9]{0,9})(?:-([1-9][0-9]{0,9}))?$/;
const VerdictFinding = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: filled,
    domain: filled,
    severity: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['Blocker', 'High', 'Medium', 'Low', 'Info']),
    confidence: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(1),
    file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    lineRange: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(lineRangePattern, 'a line such as "42" or a range such as "42-48"').optional(),
    title: filled,
    recommendation: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    status: _domain_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .FindingStatus */ .GC,
});
const VerdictEnvelope = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    reviewId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-fA-F]{8}$/, 'eight hexadecimal digits'),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$({ offset: true, error: 'a timestamp such as "2026-02-16T10:30:00Z"' }),
    scope: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['changeset', 'package', 'team', 'file']),
    target: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    mode: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['full', 'quick', 'verify']),
    verdict: _domain_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .Verdict */ .Y,
    summary: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ blocker: count, high: count, medium: count, low: count, info: count }),
    reportPath: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'a whole object id')
        .optional(),
    findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
});
const ReviewVerdict = VerdictEnvelope.extend({ findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(VerdictFinding) });


/***/ })

};
