export const id = 988;
export const ids = [988];
export const modules = {

/***/ 7912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   schemaCommand: () => (/* binding */ schemaCommand)
/* harmony export */ });
/* harmony import */ var _contracts_schema_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3859);


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
    shell.out(`${JSON.stringify(schema, null, 2)}\n`);
    return 0;
}


/***/ }),

/***/ 5031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ CandidateFindings),
/* harmony export */   D9: () => (/* binding */ SynthesizedFindings),
/* harmony export */   Eg: () => (/* binding */ candidateKeys),
/* harmony export */   Vx: () => (/* binding */ CandidateFinding),
/* harmony export */   _k: () => (/* binding */ SynthesizedFinding),
/* harmony export */   lc: () => (/* binding */ synthesisKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6697);
/* harmony import */ var _domain_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6580);


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

/***/ 6710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lh: () => (/* binding */ Envelope),
/* harmony export */   mo: () => (/* binding */ PlanStep),
/* harmony export */   s$: () => (/* binding */ EnvelopeCommon),
/* harmony export */   uD: () => (/* binding */ EnvelopeFrame)
/* harmony export */ });
/* unused harmony export ClarificationQuestion */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

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

/***/ 6269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dZ: () => (/* binding */ EslintFileFrame),
/* harmony export */   tg: () => (/* binding */ EslintOutput),
/* harmony export */   xT: () => (/* binding */ EslintMessage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

const position = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).max(2_147_483_647);
const Fix = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ range: zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([position, position]), text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
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

/***/ 3296:
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

/***/ 8417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ RdJson),
/* harmony export */   SF: () => (/* binding */ RdJsonFrame),
/* harmony export */   oQ: () => (/* binding */ Diagnostic)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

const position = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(2_147_483_647).optional(),
    column: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(2_147_483_647).optional(),
});
const range = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ start: position, end: position.optional() });
const location = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), range: range.optional() });
const source = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(), url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() });
const severity = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['UNKNOWN_SEVERITY', 'ERROR', 'WARNING', 'INFO']);
const Diagnostic = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/\S/, 'a non-empty string'),
    location,
    severity: severity.optional(),
    source: source.optional(),
    code: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ value: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(), url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }).optional(),
    suggestions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ range, text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() })).optional(),
    original_output: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    related_locations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(), location: location.optional() }))
        .optional(),
});
const header = { source: source.optional(), severity: severity.optional() };
const RdJsonFrame = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...header, diagnostics: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()) });
const RdJson = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...header, diagnostics: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Diagnostic) });


/***/ }),

/***/ 1153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ ReviewDataComment),
/* harmony export */   T5: () => (/* binding */ ReviewData),
/* harmony export */   b$: () => (/* binding */ ReviewDataEnvelope)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

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

/***/ 6390:
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

/***/ 2354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RE: () => (/* binding */ ReviewOutputFinding),
/* harmony export */   rR: () => (/* binding */ CommonFields),
/* harmony export */   uU: () => (/* binding */ ReviewOutput)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6390);


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

/***/ 5891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ SarifResult),
/* harmony export */   JL: () => (/* binding */ SarifFrame),
/* harmony export */   g$: () => (/* binding */ SarifLog)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

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
        toolComponent: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ index: index.optional(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }).optional(),
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
    rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Rule).optional(),
    globalMessageStrings: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), Message).optional(),
});
const run = {
    tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ driver: Component, extensions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Component).optional() }),
    originalUriBaseIds: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ArtifactLocation).optional(),
    artifacts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        location: ArtifactLocation.optional(),
        contents: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }).optional(),
    }))
        .optional(),
    columnKind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['utf16CodeUnits', 'unicodeCodePoints']).optional(),
    invocations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        executionSuccessful: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
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

/***/ 4295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ transportFormats),
/* harmony export */   x: () => (/* binding */ unwrapTransport)
/* harmony export */ });
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3296);

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

/***/ 7767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nj: () => (/* binding */ VerdictFinding),
/* harmony export */   Qy: () => (/* binding */ VerdictEnvelope),
/* harmony export */   oc: () => (/* binding */ lineRangePattern),
/* harmony export */   we: () => (/* binding */ ReviewVerdict)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6697);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4743);
/* harmony import */ var _domain_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6580);
/* harmony import */ var _domain_review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4159);



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
    reviewId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{8}$/, 'eight hexadecimal digits'),
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

/***/ 7265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kt: () => (/* binding */ ConfidenceBand),
/* harmony export */   OY: () => (/* binding */ isAtLeastAsSure),
/* harmony export */   Z9: () => (/* binding */ confidenceRank),
/* harmony export */   ZW: () => (/* binding */ Confidence),
/* harmony export */   h7: () => (/* binding */ confidenceBands)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

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

/***/ 4045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ Duration)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

const unitInMs = { s: 1_000, m: 60_000, h: 3_600_000 };
const Unit = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['s', 'm', 'h']);
const Duration = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^\d{1,5}[smh]$/, 'a number with its unit, such as 90s, 5m or 1h')
    .transform((text) => Number(text.slice(0, -1)) * unitInMs[Unit.parse(text.slice(-1))])
    .refine((ms) => ms <= 6 * unitInMs.h, 'at most 6h');


/***/ }),

/***/ 9980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ EvidencePack)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

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

/***/ 6580:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6697);
/* harmony import */ var _confidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7265);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34);



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

/***/ 3507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ fixedFolder),
/* harmony export */   S: () => (/* binding */ compileGlob)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3859);

const MAX_LENGTH = 1_000;
const MAX_ALTERNATIVES = 100;
const BRACES = /\{([^{},]*(?:,[^{},]*)+)\}/;
const anything = { accepts: () => true, repeats: true, folders: false };
const folders = { accepts: () => true, repeats: true, folders: true };
const withinSegment = { accepts: (character) => character !== '/', repeats: true, folders: false };
const oneOfSegment = { ...withinSegment, repeats: false };
function compileGlob(pattern) {
    if (pattern.length > MAX_LENGTH)
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
        const braces = BRACES.exec(next);
        if (braces === null)
            done.push(next);
        else {
            const before = next.slice(0, braces.index);
            const after = next.slice(braces.index + braces[0].length);
            for (const choice of (braces[1] ?? '').split(','))
                waiting.push(before + choice + after);
        }
        if (done.length + waiting.length > MAX_ALTERNATIVES)
            throw tooComplex(pattern);
    }
    return done;
}
function readSteps(pattern) {
    const tokens = pattern.matchAll(/(?<=^|\/)(?<deep>\*\*(?:\/|$))|\*+|\?|\[!?[^\]/][^\]/]*\]|./gsu);
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
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'usage',
        code: 'GLOB_TOO_COMPLEX',
        message: `The pattern ${JSON.stringify(pattern.slice(0, 100))} is longer than ${MAX_LENGTH} characters or stands for more than ${MAX_ALTERNATIVES} patterns`,
        fix: 'Write several shorter patterns.',
    });
}


/***/ }),

/***/ 3110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ Globs),
/* harmony export */   _I: () => (/* binding */ matchesAny),
/* harmony export */   fo: () => (/* binding */ Glob)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6697);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3507);


const Glob = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).max(1000).refine(isGlob, 'a simpler pattern');
const Globs = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Glob).max(200).readonly();
function matchesAny(patterns) {
    const matchers = patterns.map(_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .S);
    return (path) => matchers.some((matches) => matches(path));
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

/***/ 2155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ lineRange),
/* harmony export */   BU: () => (/* binding */ normaliseTitle),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   Wj: () => (/* binding */ domainSlug),
/* harmony export */   zK: () => (/* binding */ findingId)
/* harmony export */ });
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9586);

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

/***/ 822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Mode)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

const Mode = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['full', 'verify', 'quick']);


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

/***/ 6891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m_: () => (/* binding */ Decisions),
  iO: () => (/* binding */ FailOn),
  J$: () => (/* binding */ Lane)
});

// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(6697);
// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __webpack_require__(34);
// EXTERNAL MODULE: ./build/domain/suppression/suppression.js
var suppression = __webpack_require__(1126);
// EXTERNAL MODULE: ./build/domain/confidence.js
var confidence = __webpack_require__(7265);
;// CONCATENATED MODULE: ./build/domain/policy/blocking-table.js



const BlockingFrom = schemas/* enum */.k5n([...confidence/* ConfidenceBand */.Kt.options, 'never']);
const BlockingTable = schemas/* strictObject */.rej({
    critical: BlockingFrom.default('medium'),
    high: BlockingFrom.default('high'),
    medium: BlockingFrom.default('never'),
    low: BlockingFrom.default('never'),
    info: BlockingFrom.default('never'),
})
    .readonly();
const PreExisting = schemas/* enum */.k5n(['ignore', 'block']);
const Corroboration = schemas/* strictObject */.rej({ reviewers: schemas/* number */.aig().int().min(2).max(20).default(2), from: severity/* Severity */.AI.default('high') })
    .readonly();

// EXTERNAL MODULE: ./build/domain/globs.js
var globs = __webpack_require__(3110);
;// CONCATENATED MODULE: ./build/domain/policy/override.js



const matchers = ['paths', 'categories'];
const settings = ['blocking', 'pre-existing', 'corroboration'];
const Override = schemas/* strictObject */.rej({
    paths: globs/* Globs */.E7.optional(),
    categories: schemas/* array */.YOg(schemas/* string */.YjP().min(1).max(100)).max(100).readonly().optional(),
    blocking: schemas/* strictObject */.rej({
        critical: BlockingFrom.optional(),
        high: BlockingFrom.optional(),
        medium: BlockingFrom.optional(),
        low: BlockingFrom.optional(),
        info: BlockingFrom.optional(),
    })
        .readonly()
        .optional(),
    'pre-existing': PreExisting.optional(),
    corroboration: schemas/* union */.KCZ([schemas/* literal */.euz('never'), Corroboration]).optional(),
})
    .refine((entry) => matchers.some((key) => (entry[key]?.length ?? 0) > 0), 'needs `paths` or `categories`')
    .refine((entry) => settings.some((key) => entry[key] !== undefined), 'needs `blocking`, `pre-existing` or `corroboration`')
    .readonly();

;// CONCATENATED MODULE: ./build/domain/policy/decisions.js





const Lane = schemas/* enum */.k5n(['green', 'yellow', 'red']);
const FailOn = schemas/* enum */.k5n(['none', 'WARN', 'FAIL', 'ABORT']);
const host = schemas/* string */.YjP()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'a bare host name in lower case, such as owasp.org');
const Decisions = schemas/* strictObject */.rej({
    blocking: BlockingTable.prefault({}),
    'pre-existing': PreExisting.default('ignore'),
    corroboration: Corroboration.optional(),
    overrides: schemas/* array */.YOg(Override).max(100).readonly().default([]),
    'abort-on': schemas/* array */.YOg(schemas/* string */.YjP().min(1).max(100)).max(100).readonly().default([]),
    'fail-on': FailOn.default('WARN'),
    approve: schemas/* boolean */.zMY().default(false),
    enforce: schemas/* boolean */.zMY().default(true),
    drafts: schemas/* enum */.k5n(['review', 'skip']).default('review'),
    'max-comments': schemas/* number */.aig().int().min(0).max(50).default(30),
    'inline-from': severity/* Severity */.AI.default('low'),
    refused: schemas/* enum */.k5n(['none', 'info', 'low', 'medium']).default('none'),
    'partial-coverage': schemas/* enum */.k5n(['incomplete', 'accept']).default('incomplete'),
    'human-lanes': schemas/* array */.YOg(Lane).max(3).readonly().default(['red']),
    'request-owners': schemas/* boolean */.zMY().default(false),
    suppress: schemas/* array */.YOg(suppression/* Suppression */.G).max(500).readonly().default([]),
    'waived-by': schemas/* enum */.k5n(['write', 'maintain', 'admin']).default('maintain'),
    'link-hosts': schemas/* array */.YOg(host).readonly().default([]),
})
    .readonly();


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
// EXTERNAL MODULE: ./build/domain/policy/decisions.js + 2 modules
var decisions = __webpack_require__(6891);
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







const ReviewerName = reviewer/* ReviewerId */.dJ.regex(/^(?!(?:coverage|size)$)/i, 'not `coverage` or `size`: a waiver could not tell the reviewer from what it lacks');
const Policy = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    policy: decisions/* Decisions */.m_.prefault({}),
    reviewers: schemas/* record */.g1P(ReviewerName, reviewer_policy/* ReviewerPolicy */.Mn).default({}),
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
    advisory: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['none', 'claims', 'all']).default('none'),
    'max-findings': zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(1).max(10_000).optional(),
})
    .readonly();
const defaultReviewer = ReviewerPolicy.parse({});


/***/ }),

/***/ 4159:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6697);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6580);
/* harmony import */ var _reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5586);



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

/***/ 5586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ builtInReviewer),
/* harmony export */   FC: () => (/* binding */ countCompleted),
/* harmony export */   S7: () => (/* binding */ ReviewerRole),
/* harmony export */   UH: () => (/* binding */ ReviewerKind),
/* harmony export */   _K: () => (/* binding */ isOutside),
/* harmony export */   _z: () => (/* binding */ ReviewerOutcome),
/* harmony export */   dJ: () => (/* binding */ ReviewerId),
/* harmony export */   gu: () => (/* binding */ Reviewer)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

const ReviewerId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[a-z0-9][a-z0-9._-]{0,63}$/i);
const builtInReviewer = 'hygiene';
const ReviewerKind = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['ai', 'tool']);
const ReviewerRole = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['primary', 'challenger']);
const ReviewerOutcome = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('state', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('reviewed') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('needs_input') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('invalid'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('unavailable'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('timed_out'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('skipped'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
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
function isOutside({ id }) {
    return id !== builtInReviewer;
}
function countCompleted(reviewers) {
    return reviewers.filter((each) => isOutside(each) && each.outcome.state === 'reviewed').length;
}


/***/ }),

/***/ 34:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ Severity),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   qs: () => (/* binding */ severityRank)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

const severities = ['critical', 'high', 'medium', 'low', 'info'];
const Severity = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(severities);
function severityRank(severity) {
    return severities.indexOf(severity);
}
function isAtLeast(severity, threshold) {
    return severityRank(severity) <= severityRank(threshold);
}


/***/ }),

/***/ 9586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}


/***/ }),

/***/ 1126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ Suppression)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4743);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6697);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3110);
/* harmony import */ var _reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5586);



const Day = zod__WEBPACK_IMPORTED_MODULE_2__/* .date */ .p6();
const Suppression = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    reviewer: _reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewerId */ .dJ.optional(),
    category: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(100).optional(),
    path: _globs_js__WEBPACK_IMPORTED_MODULE_0__/* .Glob */ .fo.optional(),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .regex(/^[0-9a-f]{16}$/, '16 hex digits')
        .optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(500),
    until: Day.optional(),
})
    .refine(({ reviewer, category, path, fingerprint }) => [reviewer, category, path, fingerprint].some((each) => each !== undefined), 'needs `reviewer`, `category`, `path` or `fingerprint`')
    .readonly();


/***/ })

};
