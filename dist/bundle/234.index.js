export const id = 234;
export const ids = [234];
export const modules = {

/***/ 94292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   schemaCommand: () => (/* binding */ schemaCommand)
/* harmony export */ });
/* harmony import */ var _contracts_schema_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70446);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54543);
/* harmony import */ var _domain_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88827);



function schemaCommand(name, shell) {
    const schema = (0,_contracts_schema_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonSchema */ .O)(name);
    if (schema === undefined) {
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({
            kind: 'usage',
            code: 'SCHEMA_UNKNOWN',
            message: `there is no schema ${JSON.stringify(name)}`,
            fix: `name one of ${(0,_contracts_schema_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaNames */ .G)().join(', ')}`,
        });
    }
    shell.out((0,_domain_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)(schema));
    return 0;
}


/***/ }),

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
    presentation: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ user_markdown: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
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
    notes,
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


/***/ }),

/***/ 97597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kt: () => (/* binding */ ConfidenceBand),
/* harmony export */   OY: () => (/* binding */ isAtLeastAsSure),
/* harmony export */   Z9: () => (/* binding */ confidenceRank),
/* harmony export */   ZW: () => (/* binding */ Confidence),
/* harmony export */   h7: () => (/* binding */ confidenceBands)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const confidenceBands = ['high', 'medium', 'low', 'speculative'];
const ConfidenceBand = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(confidenceBands);
const Confidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ band: ConfidenceBand, value: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional() }).readonly();
function confidenceRank(band) {
    return confidenceBands.indexOf(band);
}
function isAtLeastAsSure(band, threshold) {
    return confidenceRank(band) <= confidenceRank(threshold);
}


/***/ }),

/***/ 68543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
function counted(n, noun) {
    return n === 1 ? `1 ${noun}` : `${n} ${noun}s`;
}


/***/ }),

/***/ 41552:
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

/***/ 9304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ FindingStatus),
/* harmony export */   Kn: () => (/* binding */ LineNumber),
/* harmony export */   mn: () => (/* binding */ Side),
/* harmony export */   of: () => (/* binding */ Evidence),
/* harmony export */   wI: () => (/* binding */ Finding),
/* harmony export */   we: () => (/* binding */ Native)
/* harmony export */ });
/* unused harmony exports Location, Scope, Fix, FindingSource */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _confidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97597);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75526);



const Side = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['RIGHT', 'LEFT']);
const LineNumber = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1).max(2_147_483_647);
const Location = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    startLine: LineNumber.optional(),
    endLine: LineNumber.optional(),
    side: Side,
    fromBase: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional(),
})
    .readonly();
const Scope = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['inline', 'file', 'multi-file', 'system']);
const FindingStatus = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['open', 'fixed', 'verified', 'reopened', 'wont_fix']);
const Native = zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9();
const Fix = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), confidence: _confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfidenceBand */ .Kt, replacement: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional() })
    .readonly();
const Evidence = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['verifier_output', 'hunk_level_code', 'repo_policy', 'contextual_reasoning']),
    detail: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
})
    .readonly();
const FindingSource = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ document: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0), pointer: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), native: Native })
    .readonly();
const Finding = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    scope: Scope,
    locations: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Location).readonly(),
    scopeText: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    titleDerived: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    issue: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    implications: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    category: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    severity: _severity_js__WEBPACK_IMPORTED_MODULE_1__/* .Severity */ .AI,
    confidence: _confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .Confidence */ .ZW,
    fix: Fix.optional(),
    references: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
    evidence: Evidence.optional(),
    action: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['fix', 'verify', 'discuss']).optional(),
    requiresHuman: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    preExisting: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    status: FindingStatus,
    corroboratedBy: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
    contestedBy: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
    advisory: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional(),
    suppressed: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).readonly().optional(),
    sources: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(FindingSource).min(1).readonly(),
})
    .readonly();


/***/ }),

/***/ 16327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ lineRange),
/* harmony export */   BU: () => (/* binding */ normaliseTitle),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   Wj: () => (/* binding */ domainSlug),
/* harmony export */   zK: () => (/* binding */ findingId)
/* harmony export */ });
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28710);

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
        .slice(0, 40)
        .replace(/^-+|-+$/g, '');
    return slug === '' ? 'general' : slug;
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

/***/ 82027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bb: () => (/* binding */ ReviewEvent),
/* harmony export */   CA: () => (/* binding */ ReviewDocument),
/* harmony export */   EN: () => (/* binding */ reviewEvents),
/* harmony export */   IA: () => (/* binding */ Sha256),
/* harmony export */   Y: () => (/* binding */ Verdict),
/* harmony export */   jF: () => (/* binding */ CommitId),
/* harmony export */   rY: () => (/* binding */ verdicts)
/* harmony export */ });
/* unused harmony exports Claims, Question, SourceDocument */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9304);
/* harmony import */ var _reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75598);



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
})
    .readonly();
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

/***/ 75598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ builtInReviewer),
/* harmony export */   FC: () => (/* binding */ countCompleted),
/* harmony export */   S7: () => (/* binding */ ReviewerRole),
/* harmony export */   Tz: () => (/* binding */ isCarried),
/* harmony export */   UH: () => (/* binding */ ReviewerKind),
/* harmony export */   _z: () => (/* binding */ ReviewerOutcome),
/* harmony export */   dJ: () => (/* binding */ ReviewerId),
/* harmony export */   ge: () => (/* binding */ hasReviewed),
/* harmony export */   gu: () => (/* binding */ Reviewer),
/* harmony export */   lf: () => (/* binding */ isChosen)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const ReviewerId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[a-z0-9][a-z0-9._-]{0,63}$/i, 'at most 64 letters, digits, `.`, `_` and `-`, a letter or digit first');
const builtInReviewer = 'hygiene';
const ReviewerKind = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['ai', 'tool']);
const ReviewerRole = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['primary', 'challenger']);
const ReviewerOutcome = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('state', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('reviewed') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('needs_input') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('invalid'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('unavailable'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('timed_out'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('skipped'),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        carried: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
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
function hasReviewed(reviewer) {
    return reviewer.outcome.state === 'reviewed' || isCarried(reviewer);
}
function countCompleted(reviewers) {
    return reviewers.filter((each) => isChosen(each) && hasReviewed(each)).length;
}


/***/ }),

/***/ 75526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ Severity),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   qs: () => (/* binding */ severityRank)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const severities = ['critical', 'high', 'medium', 'low', 'info'];
const Severity = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(severities);
function severityRank(severity) {
    return severities.indexOf(severity);
}
function isAtLeast(severity, threshold) {
    return severityRank(severity) <= severityRank(threshold);
}


/***/ }),

/***/ 28710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}


/***/ })

};
