export const id = 9873;
export const ids = [9873];
export const modules = {

/***/ 54597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ CandidateFindings),
/* harmony export */   D9: () => (/* binding */ SynthesizedFindings),
/* harmony export */   Vn: () => (/* binding */ fieldDeviations),
/* harmony export */   Vx: () => (/* binding */ CandidateFinding),
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   _k: () => (/* binding */ SynthesizedFinding),
/* harmony export */   rq: () => (/* binding */ isSynthesized)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);
/* harmony import */ var _document_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19247);
/* harmony import */ var _json_positions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21276);
/* harmony import */ var _own_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74233);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10309);






const filled = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/\S/, 'a non-empty string');
const line = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(1).max(2_147_483_647).nullable();
const certainty = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['high', 'medium', 'low']);
const candidate = {
    finding_id: filled,
    source: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['fresh_eyes', 'challenger', 'verifier']),
    title: filled,
    file: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    line_start: line,
    line_end: line,
    hunk: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    why_it_matters: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    evidence: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ type: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Evidence */ .of.unwrap().shape.type, detail: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
    confidence: certainty,
    severity: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['critical', 'high', 'medium', 'low']),
    action: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['fix', 'verify', 'discuss']),
    requires_human: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
};
const synthesis = {
    corroborated_by: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    contested_by: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    merged_confidence: certainty,
    suppressed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    suppression_reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
};
const candidateKeys = new Set(Object.keys(candidate));
const synthesisKeys = new Set(Object.keys(synthesis));
const CandidateFinding = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc(candidate);
const SynthesizedFinding = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...candidate, ...synthesis });
const CandidateFindings = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(CandidateFinding);
const SynthesizedFindings = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(SynthesizedFinding);
const rules = new Map([
    ['finding_id', 'C3/finding-id'],
    ['source', 'C3/source'],
    ['title', 'C3/title'],
    ['file', 'C3/file'],
    ['line_start', 'C3/lines'],
    ['line_end', 'C3/lines'],
    ['hunk', 'C3/hunk'],
    ['why_it_matters', 'C3/why-it-matters'],
    ['evidence', 'C3/evidence'],
    ['confidence', 'C3/confidence'],
    ['severity', 'C3/severity'],
    ['action', 'C3/action'],
    ['requires_human', 'C3/requires-human'],
    ['corroborated_by', 'C3/synthesis'],
    ['contested_by', 'C3/synthesis'],
    ['merged_confidence', 'C3/synthesis'],
    ['suppressed', 'C3/synthesis'],
    ['suppression_reason', 'C3/synthesis'],
]);
function ruleOf(path) {
    return rules.get(path[0]) ?? 'C3/document';
}
const known = new Set([...candidateKeys, ...synthesisKeys]);
function isSynthesized(native) {
    return (0,_own_document_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(native) && Object.keys(native).some((key) => synthesisKeys.has(key));
}
function fieldDeviations(native, pointer) {
    if (!(0,_own_document_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(native))
        return [];
    return [
        ...(0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownKeys */ .v)(native, known, { pointer, rule: 'C3/unknown-key' }),
        ...suppressionDeviation(native, pointer),
    ];
}
function suppressionDeviation(native, pointer) {
    const suppressed = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(native, 'suppressed');
    const reason = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(native, 'suppression_reason');
    const hasReason = typeof reason === 'string' && reason.trim() !== '';
    if (typeof suppressed !== 'boolean' || suppressed === hasReason)
        return [];
    return [
        (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('C3/suppression-reason', {
            path: (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerTo */ .xH)(pointer, 'suppression_reason'),
            type: 'claim',
            message: suppressed
                ? 'The finding is suppressed without a reason.'
                : 'The finding has a reason for suppression, but is not suppressed.',
            recommendation: suppressed ? 'Say why.' : 'Write null.',
        }),
    ];
}


/***/ }),

/***/ 44804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   Pm: () => (/* binding */ prepareText),
/* harmony export */   eO: () => (/* binding */ brokenTexts),
/* harmony export */   kW: () => (/* binding */ withoutHalves)
/* harmony export */ });
/* harmony import */ var _document_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19247);
/* harmony import */ var _json_positions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21276);
/* harmony import */ var _own_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74233);



const maxTextBytes = 64 * 1024;
const maxIdLength = 80;
function prepareText(native, pointer, context) {
    const { redact, changed, isWellFormed = false } = context;
    if (isShort(native) &&
        (isWellFormed || isWhole(native)) &&
        (redact === undefined || isWithoutSecrets(native, redact))) {
        return { native, problems: _document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .none */ .dv };
    }
    const problems = [];
    const prepared = mapTexts(native, pointer, (text, at) => {
        if (!text.isWellFormed())
            problems.push(brokenText(at));
        const cut = cutText(text);
        if (cut !== text)
            problems.push(longText(at));
        const safe = cut.toWellFormed();
        return redact === undefined || changed?.has(safe) === true ? safe : redact(safe);
    });
    return { native: prepared, problems };
}
function brokenTexts(native) {
    const problems = [];
    mapTexts(native, '', (text, at) => {
        if (!text.isWellFormed())
            problems.push(brokenText(at));
        return text;
    });
    return problems;
}
function withoutHalves(finding, problems) {
    const { nativeId, fix, ...rest } = finding;
    const isCut = problems.some(({ rule }) => rule === 'JSON/text-length');
    if (!isCut && (nativeId === undefined || nativeId.length <= maxIdLength))
        return finding;
    const { replacement: _, ...words } = fix ?? { text: '', confidence: 'low' };
    return {
        ...rest,
        ...(nativeId !== undefined && nativeId.length <= maxIdLength && { nativeId }),
        ...(fix !== undefined && { fix: isCut ? words : fix }),
    };
}
function cutText(text) {
    if (text.length * 3 <= maxTextBytes)
        return text;
    const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxTextBytes));
    return read === text.length ? text : text.slice(0, read);
}
function isShort(value) {
    if (typeof value === 'string')
        return value.length * 3 <= maxTextBytes;
    if (Array.isArray(value))
        return value.every(isShort);
    if (!(0,_own_document_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return true;
    for (const key in value) {
        if (!isShort(value[key] ?? null))
            return false;
    }
    return true;
}
function isWhole(native) {
    return brokenTexts(native).length === 0;
}
function isWithoutSecrets(native, redact) {
    const texts = [];
    mapTexts(native, '', (text) => {
        texts.push(text);
        return text;
    });
    const whole = texts.join('\n');
    return redact(whole) === whole;
}
function mapTexts(value, pointer, change) {
    if (typeof value === 'string')
        return change(value, pointer);
    if (Array.isArray(value)) {
        return value.map((each, index) => mapTexts(each, `${pointer}/${index}`, change));
    }
    if (!(0,_own_document_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return value;
    const entries = Object.entries(value).map(([key, each]) => [
        change(key, pointer),
        mapTexts(each, (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)(pointer, key), change),
    ]);
    return Object.fromEntries(entries);
}
function brokenText(path) {
    return (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('JSON/surrogate', {
        path,
        type: 'format',
        message: 'The text holds half of a surrogate pair, which is no character.',
        recommendation: 'Write whole characters.',
    });
}
function longText(path) {
    return (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('JSON/text-length', {
        path,
        type: 'limit',
        message: `The text is longer than ${maxTextBytes / 1024} KiB; what comes after was cut off.`,
        recommendation: 'Write a shorter text.',
    });
}


/***/ }),

/***/ 44415:
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

/***/ 51030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ EslintOutput),
/* harmony export */   v: () => (/* binding */ parseEslint)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39713);
/* harmony import */ var _document_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19247);
/* harmony import */ var _json_positions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21276);
/* harmony import */ var _own_document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74233);
/* harmony import */ var _parsed_document_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8442);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(26711);
/* harmony import */ var _place_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7181);
/* harmony import */ var _read_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82566);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10309);
/* harmony import */ var _tool_finding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82613);
/* harmony import */ var _tool_fix_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58475);











const position = zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().min(0).max(2_147_483_647);
const offset = zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().min(-1).max(2_147_483_647);
const Fix = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ range: zod__WEBPACK_IMPORTED_MODULE_6__/* .tuple */ .PVZ([offset, offset]), text: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() });
const EslintMessage = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    ruleId: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish(),
    severity: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz([1, 2]),
    message: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/\S/, 'a non-empty string'),
    line: position.nullish(),
    column: position.nullish(),
    endLine: position.nullish(),
    endColumn: position.nullish(),
    fatal: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional(),
    fix: Fix.optional(),
    suggestions: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ desc: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(), fix: Fix.optional() })).optional(),
});
const EslintFileFrame = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    filePath: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    messages: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J()),
    source: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
});
const EslintOutput = zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(EslintFileFrame.extend({ messages: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(EslintMessage) }));
function parseEslint(value, context) {
    if (!Array.isArray(value))
        return { ok: false, document: emptyDocument, problems: [notAnArray(value)] };
    const files = value.map((file, index) => readFile(file, (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)('', index), context));
    const fatal = value.flatMap((file, index) => unparsed(file, (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)('', index)));
    return {
        ok: files.every(({ ok }) => ok),
        document: {
            ...emptyDocument,
            native: value.map((file) => ((0,_own_document_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(file) ? (0,_own_document_js__WEBPACK_IMPORTED_MODULE_7__/* .emptied */ .$C)(file, 'messages') : file)),
            findings: files.flatMap(({ findings }) => findings),
            refused: files.flatMap(({ refused }) => refused),
            complete: fatal.length === 0,
        },
        problems: [...files.flatMap(({ problems }) => problems), ...fatal],
    };
}
const emptyDocument = (0,_parsed_document_js__WEBPACK_IMPORTED_MODULE_8__/* .emptyList */ .c)('eslint');
function notAnArray(value) {
    return (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('eslint/document', {
        path: '',
        type: 'type',
        message: `The output is ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}; it must be an array of files.`,
        recommendation: 'Use the output of `eslint --format json`.',
    });
}
function readFile(file, pointer, context) {
    const frame = EslintFileFrame.safeParse(file);
    if (!frame.success) {
        const ruleOf = () => 'eslint/file';
        const problems = (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .schemaProblems */ .I)(frame.error, { value: file, pointer, ruleOf });
        return { findings: [], refused: [], problems, ok: false };
    }
    const { filePath } = frame.data;
    const source = frame.data.source === undefined ? undefined : (0,_tool_fix_js__WEBPACK_IMPORTED_MODULE_5__/* .sourceText */ .r)(frame.data.source);
    const reading = (0,_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .readToolPath */ .o)(filePath, context.paths);
    const natives = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(file, 'messages');
    return (0,_read_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .readFindings */ .R)(Array.isArray(natives) ? natives : [], `${pointer}/messages`, {
        context,
        read: (native, at) => reading.ok
            ? readMessage(native, at, { path: reading.path, source, changed: context.changed })
            : {
                problems: [
                    (0,_place_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .malformedPath */ .f)('eslint/path', { written: filePath, reading, path: `${pointer}/filePath` }),
                ],
            },
        describe: (native) => (0,_own_document_js__WEBPACK_IMPORTED_MODULE_7__/* .claimedSeverity */ .b$)(native, 'severity', severityOf),
    });
}
function unparsed(file, pointer) {
    const messages = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(file, 'messages');
    const at = Array.isArray(messages) ? messages.findIndex((each) => (0,_own_document_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(each, 'fatal') === true) : -1;
    if (at === -1)
        return [];
    return [
        (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('eslint/fatal', {
            path: (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)(pointer, 'messages', at),
            type: 'claim',
            message: 'ESLint could not parse this file.',
            recommendation: 'Repair the syntax or the parser options, then run ESLint again.',
        }),
    ];
}
const severityOf = new Map([
    [2, 'high'],
    [1, 'medium'],
]);
function readMessage(native, pointer, file) {
    const parsed = EslintMessage.safeParse(native);
    if (!parsed.success) {
        const ruleOf = () => 'eslint/message';
        return { problems: (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .schemaProblems */ .I)(parsed.error, { value: native, pointer, ruleOf }) };
    }
    const { data } = parsed;
    const start = data.line === undefined || data.line === null || data.line === 0 ? undefined : data.line;
    const location = (0,_tool_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .lineLocation */ ._s)(file.path, start, endOf(data, start));
    const { fix, problems } = fixOf(data, { location, pointer, file });
    return {
        finding: (0,_tool_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .toolFinding */ .Go)({
            message: data.message,
            category: data.ruleId?.trim() || 'eslint',
            severity: data.severity === 2 ? 'high' : 'medium',
            locations: [location],
            ...(fix === undefined ? {} : { fix }),
            pointer,
            native,
        }),
        problems,
    };
}
function endOf({ endLine, endColumn }, start) {
    return start === undefined ? undefined : (0,_tool_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .lastLine */ .fM)(start, Math.max(start, endLine ?? start), endColumn);
}
function fixOf({ fix, suggestions = [] }, { location, pointer, file: { source, changed } }) {
    if (fix === undefined) {
        const [first] = suggestions;
        return { fix: first?.desc === undefined ? undefined : { text: first.desc }, problems: _document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .none */ .dv };
    }
    const text = fix.text === '' ? 'Remove the reported text.' : `Replace with: ${fix.text}`;
    const edit = source === undefined ? undefined : editOf(fix, source);
    const edits = edit === undefined ? undefined : [edit];
    return (0,_tool_fix_js__WEBPACK_IMPORTED_MODULE_5__/* .readFix */ .e)({ text, edits }, { location, changed, rule: 'eslint/fix', pointer: (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)(pointer, 'fix'), source: source?.lines });
}
function editOf(fix, source) {
    const [from, to] = fix.range;
    if (from < 0 || from > to || to > source.length)
        return undefined;
    const start = source.placeOf(from);
    const end = source.placeOf(to);
    return {
        range: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
        text: fix.text,
        unit: 'utf-16',
    };
}


/***/ }),

/***/ 1550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aP: () => (/* binding */ replacementFor),
/* harmony export */   qz: () => (/* binding */ widthOf)
/* harmony export */ });
/* unused harmony export offsetOf */
function replacementFor(lines, edits, current) {
    const [only] = edits;
    if (only !== undefined && edits.length === 1 && isExactly(lines, wholeLines(only).range)) {
        return wholeLines(only).text;
    }
    if (current === undefined || edits.length === 0)
        return undefined;
    const text = applied(edits, lines, current);
    return text === '' || text?.endsWith('\n') === true ? text.slice(0, -1) : undefined;
}
function isExactly({ start, end }, { startLine, startColumn, endLine, endColumn }) {
    return (startLine === start && endLine === end && startColumn === 1 && endColumn === Number.POSITIVE_INFINITY);
}
function applied(edits, { start }, current) {
    const starts = [0];
    for (const line of current)
        starts.push((starts.at(-1) ?? 0) + line.length + 1);
    const offsetIn = (line, column, unit) => {
        const begin = starts[line - start];
        const offset = begin === undefined ? undefined : offsetOf(column, current[line - start] ?? '', unit);
        return begin === undefined || offset === undefined ? undefined : begin + offset;
    };
    const spans = [];
    for (const { range, text, unit } of edits) {
        const from = offsetIn(range.startLine, range.startColumn, unit);
        const to = offsetIn(range.endLine, range.endColumn, unit);
        if (from === undefined || to === undefined || to < from)
            return undefined;
        spans.push({ from, to, text });
    }
    spans.sort((one, other) => one.from - other.from);
    const whole = current.map((line) => `${line}\n`).join('');
    let result = '';
    let at = 0;
    for (const [index, { from, to, text }] of spans.entries()) {
        if (from < at || from === spans[index - 1]?.from)
            return undefined;
        result += whole.slice(at, from) + text;
        at = to;
    }
    return result + whole.slice(at);
}
function wholeLines({ range, text, unit }) {
    const edit = { range, text, unit };
    if (range.endColumn !== 1 || range.endLine <= range.startLine || range.startColumn !== 1)
        return edit;
    if (text !== '' && !text.endsWith('\n'))
        return edit;
    return {
        range: { ...range, endLine: range.endLine - 1, endColumn: Number.POSITIVE_INFINITY },
        text: text.replace(/\r?\n$/, ''),
        unit,
    };
}
function offsetOf(column, line, unit) {
    if (column === Number.POSITIVE_INFINITY)
        return line.length;
    if (unit !== 'unstated')
        return countTo(column, line, unit);
    const offset = countTo(column, line, 'utf-16');
    return offset === countTo(column, line, 'code-point') ? offset : undefined;
}
function countTo(column, line, unit) {
    let offset = 0;
    let counted = 1;
    for (const character of line) {
        if (counted >= column)
            break;
        counted += widthOf(character, unit);
        offset += character.length;
    }
    return counted === column ? offset : undefined;
}
function widthOf(character, unit) {
    switch (unit) {
        case 'utf-16':
            return character.length;
        case 'code-point':
            return 1;
        case 'utf-8':
            return utf8Length(character.codePointAt(0) ?? 0);
    }
}
function utf8Length(codePoint) {
    if (codePoint < 0x80)
        return 1;
    if (codePoint < 0x800)
        return 2;
    return codePoint < 0x10000 ? 3 : 4;
}


/***/ }),

/***/ 74233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ emptied),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   b$: () => (/* binding */ claimedSeverity)
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
function claimedSeverity(value, key, scale) {
    const severity = scale.get(own(value, key));
    return severity === undefined ? {} : { claimedSeverity: severity };
}


/***/ }),

/***/ 8442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ emptyList),
/* harmony export */   t: () => (/* binding */ provesClean)
/* harmony export */ });
function provesClean({ state, complete, findings, refused }) {
    return state.state === 'reviewed' && complete && findings.length === 0 && refused.length === 0;
}
function emptyList(format) {
    return {
        format,
        state: { state: 'reviewed' },
        claims: {},
        questions: [],
        native: [],
        findings: [],
        refused: [],
        complete: true,
    };
}


/***/ }),

/***/ 7181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ malformedPath),
/* harmony export */   k: () => (/* binding */ placeProblems)
/* harmony export */ });
/* harmony import */ var _model_nearest_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46929);
/* harmony import */ var _document_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19247);
/* harmony import */ var _json_positions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21276);



function placeProblems(place, changed, { pointer, pathKeys, lineKeys, pathRule, lineRule }) {
    if (changed === undefined)
        return _document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .none */ .dv;
    if (!changed.has(place.path)) {
        return [
            (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(pathRule, {
                path: (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerTo */ .xH)(pointer, ...pathKeys),
                type: 'path',
                message: `${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(place.path)} is not a file of this pull request.`,
                recommendation: pathAdvice(place.path, changed),
            }),
        ];
    }
    const { path, side, start } = place;
    if (start === undefined)
        return _document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .none */ .dv;
    const end = place.end ?? start;
    if (changed.isCommentable(path, side, start, end))
        return _document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .none */ .dv;
    const lines = start === end ? `Line ${start}` : `Lines ${start}-${end}`;
    const nearest = changed.nearest(path, side, start);
    return [
        (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(lineRule, {
            path: (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerTo */ .xH)(pointer, ...lineKeys),
            type: 'line',
            message: `${lines} of ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)} cannot carry a comment in this diff.`,
            recommendation: nearest.length === 0
                ? 'The diff shows no lines of this file: report the finding for the whole file.'
                : `Use a line of the diff; the nearest are ${nearest.join(', ')}.`,
        }),
    ];
}
function malformedPath(rule, { written, reading, path }) {
    return (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(rule, {
        path,
        type: 'path',
        message: `The path ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(written)} ${reading.message}.`,
        recommendation: reading.recommendation,
    });
}
const maxCompared = 40;
function pathAdvice(path, changed) {
    const known = [];
    for (const each of changed.paths) {
        if (each.endsWith(`/${path}`) || path.endsWith(`/${each}`))
            return `Write ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(each)}.`;
        if (known.length < maxCompared)
            known.push(each);
    }
    const near = (0,_model_nearest_word_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestWord */ .z)(path, known);
    return near === undefined
        ? 'Name a changed file, or expect the finding in the body of the review.'
        : `Write ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(near)}.`;
}


/***/ }),

/***/ 67034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ RdJson),
/* harmony export */   aK: () => (/* binding */ parseRdjsonl),
/* harmony export */   oQ: () => (/* binding */ Diagnostic),
/* harmony export */   qs: () => (/* binding */ parseRdjson),
/* harmony export */   ui: () => (/* binding */ isSilentRdjson)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39713);
/* harmony import */ var _document_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19247);
/* harmony import */ var _json_positions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21276);
/* harmony import */ var _own_document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74233);
/* harmony import */ var _parsed_document_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8442);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(26711);
/* harmony import */ var _place_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7181);
/* harmony import */ var _read_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82566);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10309);
/* harmony import */ var _tool_finding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82613);
/* harmony import */ var _tool_fix_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58475);











const number = zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().min(0).max(2_147_483_647).nullish();
const text = zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish();
const position = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ line: number, column: number });
const range = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ start: position, end: position.nullish() });
const location = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), range: range.nullish() });
const source = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ name: text, url: text });
const severityNames = ['UNKNOWN_SEVERITY', 'ERROR', 'WARNING', 'INFO'];
const severity = zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz([...severityNames, 0, 1, 2, 3]);
const related = zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ message: text, location: location.nullish() })).nullish();
const Diagnostic = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    message: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/\S/, 'a non-empty string'),
    location,
    severity: severity.nullish(),
    source: source.nullish(),
    code: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ value: text, url: text }).nullish(),
    suggestions: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ range, text })).nullish(),
    original_output: text,
    related_locations: related,
    relatedLocations: related,
});
const header = { source: source.nullish(), severity: severity.nullish() };
const RdJsonFrame = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ ...header, diagnostics: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J()).nullish() });
const RdJson = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ ...header, diagnostics: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(Diagnostic).nullish() });
function parseRdjson(value, context) {
    const frame = RdJsonFrame.safeParse(value);
    const faults = frame.success
        ? []
        : (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .schemaProblems */ .I)(frame.error, { value, pointer: '', ruleOf: () => 'rdformat/document' });
    const silent = frame.success && isUnset(frame.data.diagnostics) && isUnset(frame.data.source);
    const natives = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(value, 'diagnostics');
    const defaults = frame.success ? frame.data : {};
    const read = readDiagnostics(Array.isArray(natives) ? natives : [], '/diagnostics', { defaults, context });
    const native = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(value) ? (0,_own_document_js__WEBPACK_IMPORTED_MODULE_7__/* .emptied */ .$C)(value, 'diagnostics') : value;
    return {
        ok: faults.length === 0 && !silent && read.ok,
        document: { ...emptyDocument, format: 'rdjson', native, findings: read.findings, refused: read.refused },
        problems: [...faults, ...(silent ? [saysNothing()] : []), ...read.problems],
    };
}
function isUnset(field) {
    return field === undefined || field === null;
}
function isSilentRdjson(value) {
    return ((0,_own_document_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(value) &&
        (0,_own_document_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)((0,_own_document_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(value, 'source')) &&
        Object.keys(value).every((key) => key === 'source' || key === 'severity'));
}
function saysNothing() {
    return (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('rdformat/document', {
        path: '/diagnostics',
        type: 'missing',
        message: '"diagnostics" is missing, and no "source" says who found nothing.',
        recommendation: 'Write `"diagnostics": []`, or name the "source".',
    });
}
function parseRdjsonl(value, context) {
    if (!Array.isArray(value))
        return { ok: false, document: emptyDocument, problems: [notLines(value)] };
    const read = readDiagnostics(value, '', { defaults: {}, context });
    return {
        ok: read.ok,
        document: {
            ...emptyDocument,
            findings: read.findings,
            refused: read.refused,
            complete: value.length > 0,
        },
        problems: read.problems,
    };
}
const emptyDocument = (0,_parsed_document_js__WEBPACK_IMPORTED_MODULE_8__/* .emptyList */ .c)('rdjsonl');
function readDiagnostics(natives, pointer, shared) {
    return (0,_read_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .readFindings */ .R)(natives, pointer, {
        context: shared.context,
        read: (native, at) => readDiagnostic(native, at, shared),
        describe: (native) => (0,_own_document_js__WEBPACK_IMPORTED_MODULE_7__/* .claimedSeverity */ .b$)(native, 'severity', severityOf),
    });
}
function notLines(value) {
    return (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('rdformat/line', {
        path: '',
        type: 'type',
        message: `The document is ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}; it must be one diagnostic a line.`,
        recommendation: 'Write one JSON object on each line.',
    });
}
const severities = {
    ERROR: 'high',
    WARNING: 'medium',
    INFO: 'info',
    UNKNOWN_SEVERITY: 'medium',
};
const severityOf = new Map(severityNames.flatMap((name, number) => [
    [name, severities[name]],
    [number, severities[name]],
]));
function rankOf(...written) {
    const ranked = written.find((each) => severityOf.has(each) && each !== 0 && each !== 'UNKNOWN_SEVERITY');
    return severityOf.get(ranked) ?? severities.UNKNOWN_SEVERITY;
}
function readDiagnostic(native, pointer, { defaults, context }) {
    const parsed = Diagnostic.safeParse(native);
    if (!parsed.success) {
        const ruleOf = () => 'rdformat/diagnostic';
        return { problems: (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .schemaProblems */ .I)(parsed.error, { value: native, pointer, ruleOf }) };
    }
    const { data } = parsed;
    const reading = (0,_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .readToolPath */ .o)(data.location.path, context.paths);
    if (!reading.ok) {
        const path = (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)(pointer, 'location', 'path');
        return { problems: [(0,_place_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .malformedPath */ .f)('rdformat/path', { written: data.location.path, reading, path })] };
    }
    const lines = linesOf(data.location.range);
    if (lines === undefined)
        return { problems: [disorderedRange(pointer)] };
    const location = (0,_tool_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .lineLocation */ ._s)(reading.path, ...lines);
    const { fix, problems } = fixOf(data, { location, pointer, changed: context.changed });
    return {
        finding: (0,_tool_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .toolFinding */ .Go)({
            message: data.message,
            category: named(data.code?.value) ?? named(data.source?.name) ?? named(defaults.source?.name) ?? 'rdformat',
            severity: rankOf(data.severity, defaults.severity),
            locations: [location],
            references: [...relatedPlaces(data, context), ...(isStated(data.code?.url) ? [data.code.url] : [])],
            ...(fix === undefined ? {} : { fix }),
            pointer,
            native,
        }),
        problems,
    };
}
function isStated(text) {
    return text !== undefined && text !== null && text.trim() !== '';
}
function named(text) {
    return isStated(text) ? text : undefined;
}
function stated(number) {
    return number === null || number === 0 ? undefined : number;
}
function linesOf(range) {
    const start = stated(range?.start.line);
    if (start === undefined)
        return [];
    const end = stated(range?.end?.line) ?? start;
    if (end < start)
        return undefined;
    return [start, (0,_tool_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .lastLine */ .fM)(start, end, range?.end?.column)];
}
function relatedPlaces(data, context) {
    const related = data.related_locations ?? data.relatedLocations ?? [];
    return related.flatMap(({ message, location }) => {
        const reading = location === undefined || location === null ? undefined : (0,_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .readToolPath */ .o)(location.path, context.paths);
        if (reading?.ok !== true)
            return [];
        return [(0,_tool_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .relatedPlace */ .L6)(reading.path, stated(location?.range?.start.line), named(message))];
    });
}
function fixOf({ suggestions }, { location, pointer, changed }) {
    const [suggestion, ...others] = suggestions ?? [];
    if (suggestion === undefined)
        return { fix: undefined, problems: _document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .none */ .dv };
    const text = `Replace with: ${suggestion.text || '(nothing)'}`;
    const edit = others.length === 0 ? editOf(suggestion) : undefined;
    const edits = edit === undefined ? undefined : [edit];
    return (0,_tool_fix_js__WEBPACK_IMPORTED_MODULE_5__/* .readFix */ .e)({ text, edits }, { location, changed, rule: 'rdformat/suggestion', pointer: (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)(pointer, 'suggestions') });
}
function editOf({ range: { start, end }, text }) {
    const startLine = stated(start.line);
    if (startLine === undefined)
        return undefined;
    const startColumn = stated(start.column);
    const endLine = stated(end?.line);
    const endColumn = endLine === undefined ? startColumn : stated(end?.column);
    if (startColumn !== undefined && endColumn === undefined)
        return undefined;
    return {
        range: {
            startLine,
            startColumn: startColumn ?? 1,
            endLine: endLine ?? startLine,
            endColumn: endColumn ?? Number.POSITIVE_INFINITY,
        },
        text: text ?? '',
        unit: 'utf-8',
    };
}
function disorderedRange(pointer) {
    return (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('rdformat/range', {
        path: (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)(pointer, 'location', 'range', 'end'),
        type: 'range',
        message: 'The range ends before it starts.',
        recommendation: 'Write the first line before the last.',
    });
}


/***/ }),

/***/ 82566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readFindings)
/* harmony export */ });
/* unused harmony export maxFindings */
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44804);
/* harmony import */ var _document_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19247);


const maxFindings = 20_000;
const maxProblemsEach = 10;
function readFindings(natives, pointer, { context, read, describe, isFinding = () => true }) {
    const findings = [];
    const refused = [];
    const problems = [];
    const ok = natives.length <= maxFindings;
    if (!ok)
        problems.push(tooMany(pointer, natives.length));
    for (let index = 0; index < Math.min(natives.length, maxFindings); index += 1) {
        const written = natives[index];
        if (written === undefined || !isFinding(written))
            continue;
        const at = `${pointer}/${index}`;
        const { native, problems: textual } = (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .prepareText */ .Pm)(written, at, context);
        const reading = read(native, at);
        const found = (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(textual, reading.problems);
        for (const each of found)
            problems.push(each);
        if (reading.finding !== undefined && !textual.some(_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefusal */ .vu)) {
            findings.push((0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutHalves */ .kW)(reading.finding, textual));
        }
        else {
            const kept = found.slice(0, maxProblemsEach);
            refused.push({ pointer: at, native, ...describe(native), problems: kept });
        }
    }
    return { findings, refused, problems, ok };
}
function tooMany(path, count) {
    return (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('format/findings', {
        path,
        type: 'limit',
        message: `The document holds ${count} findings; at most ${maxFindings} are read.`,
        recommendation: 'Keep the most severe findings, or split them over several documents.',
    });
}


/***/ }),

/***/ 31724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fE: () => (/* binding */ toText),
/* harmony export */   pp: () => (/* binding */ toErrors),
/* harmony export */   z8: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var _model_counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77820);
/* harmony import */ var _document_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19247);


function report(problems, reading) {
    const shown = problems.length <= _document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .maxProblems */ .d4 ? problems : gravest(problems);
    const omitted = problems.length - shown.length;
    const unplaced = shown.filter(({ line }) => line === undefined);
    if (!reading.ok || unplaced.length === 0)
        return { problems: shown, omitted };
    const positions = reading.locate(unplaced.map(({ path }) => path));
    return { problems: shown.map((each) => ({ ...positions.get(each.path), ...each })), omitted };
}
function gravest(problems) {
    const grave = problems.filter(({ grade }) => grade !== 'deviation').slice(0, _document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .maxProblems */ .d4);
    const rest = problems.filter(({ grade }) => grade === 'deviation').slice(0, _document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .maxProblems */ .d4 - grave.length);
    const chosen = new Set([...grave, ...rest]);
    return problems.filter((each) => chosen.has(each));
}
function toErrors({ problems, omitted }) {
    return { valid: problems.every(isTolerated) && omitted === 0, errors: problems, omitted };
}
function isTolerated({ grade }) {
    return grade === 'deviation';
}
function toText({ problems, omitted }, file) {
    const lines = problems.flatMap((each) => [
        `${place(each, file)}: ${each.grade === 'deviation' ? 'warning' : 'error'} ${each.rule} ${each.message}`,
        `  ${each.path === '' ? 'document' : each.path}: ${each.recommendation}`,
    ]);
    const rest = omitted === 0 ? [] : [`… and ${(0,_model_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(omitted, 'more problem')}.`];
    return [...lines, ...rest].map((line) => `${line}\n`).join('');
}
function place({ line, column }, file) {
    return line === undefined ? file : `${file}:${line}:${column ?? 1}`;
}


/***/ }),

/***/ 99258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ ReviewDataComment),
/* harmony export */   In: () => (/* binding */ levelOf),
/* harmony export */   N6: () => (/* binding */ toFinding),
/* harmony export */   T5: () => (/* binding */ ReviewData),
/* harmony export */   b$: () => (/* binding */ ReviewDataEnvelope),
/* harmony export */   xJ: () => (/* binding */ severityOf)
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
const severities = {
    critical: 'critical',
    security: 'high',
    performance: 'medium',
    logic: 'medium',
    improvement: 'low',
    clarity: 'low',
};
const severityOf = new Map(Object.entries(severities));
function levelOf(confidence) {
    if (confidence >= 85)
        return 'high';
    if (confidence >= 60)
        return 'medium';
    return confidence >= 40 ? 'low' : 'suggestion';
}
const bands = {
    high: 'high',
    medium: 'medium',
    low: 'low',
    suggestion: 'speculative',
};
function toFinding(data, { path, native, pointer }) {
    return {
        scope: 'inline',
        locations: [{ path, startLine: data.line, side: 'RIGHT' }],
        title: data.title,
        titleDerived: false,
        issue: data.description,
        category: data.severity,
        severity: severities[data.severity],
        confidence: { band: bands[levelOf(data.confidence)], value: data.confidence },
        ...(isBlank(data.suggestion) ? {} : { fix: { text: data.suggestion, confidence: 'medium' } }),
        references: [],
        ...(isBlank(data.code_context)
            ? {}
            : { evidence: { type: 'hunk_level_code', detail: data.code_context } }),
        requiresHuman: false,
        preExisting: false,
        status: 'open',
        pointer,
        native,
    };
}
function isBlank(text) {
    return text === undefined || text.trim() === '';
}


/***/ }),

/***/ 76329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RE: () => (/* binding */ ReviewOutputFinding),
/* harmony export */   Xw: () => (/* binding */ readLine),
/* harmony export */   cT: () => (/* binding */ joinLines),
/* harmony export */   rR: () => (/* binding */ CommonFields),
/* harmony export */   uU: () => (/* binding */ ReviewOutput)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

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
    .refine(isLine, { message: 'a line number such as 42 or a range such as "42-48"' })
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

/***/ 96152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ checkRunFile),
/* harmony export */   NW: () => (/* binding */ runFiles),
/* harmony export */   m8: () => (/* binding */ readRunFile)
/* harmony export */ });
/* harmony import */ var _model_ingest_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67959);
/* harmony import */ var _model_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44225);
/* harmony import */ var _model_receipt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91578);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44256);
/* harmony import */ var _model_write_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35485);
/* harmony import */ var _policy_gate_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27982);
/* harmony import */ var _document_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19247);
/* harmony import */ var _json_faults_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39927);
/* harmony import */ var _own_document_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74233);
/* harmony import */ var _read_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96856);
/* harmony import */ var _report_entry_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31724);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10309);












const runFiles = {
    findings: { title: 'findings.json', schema: _model_review_document_js__WEBPACK_IMPORTED_MODULE_3__/* .ReviewDocument */ .CA, knownBy: ['schemaVersion', 'reviewers'] },
    'ingest-report': {
        title: 'ingest_report.json',
        schema: _model_ingest_report_js__WEBPACK_IMPORTED_MODULE_0__/* .IngestReport */ .Rn,
        knownBy: ['schemaVersion', 'carried'],
    },
    manifest: { title: 'manifest.json', schema: _model_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .Manifest */ ._8, knownBy: ['schemaVersion', 'coverage'] },
    plan: { title: 'plan.json', schema: _model_write_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .Plan */ .cw, knownBy: ['schemaVersion', 'toolKey'] },
    review: { title: 'review.json', schema: _model_write_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .DraftRequest */ .Lx, knownBy: ['commit_id', 'comments'] },
    receipt: { title: 'receipt.json', schema: _model_receipt_js__WEBPACK_IMPORTED_MODULE_2__/* .Receipt */ .TA, knownBy: ['schemaVersion', 'entries'] },
    gate: { title: 'gate.json', schema: _policy_gate_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .GatePlan */ .Xh, knownBy: ['schemaVersion', 'gate'] },
};
function readRunFile(bytes, schema) {
    const reading = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_8__/* .readJson */ .Vh)(bytes, _json_faults_js__WEBPACK_IMPORTED_MODULE_7__/* .ownFileLimits */ .jt);
    return reading.ok ? schema.safeParse(reading.value).data : undefined;
}
function checkRunFile(bytes) {
    const reading = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_8__/* .readJson */ .Vh)(bytes, _json_faults_js__WEBPACK_IMPORTED_MODULE_7__/* .ownFileLimits */ .jt);
    if (!reading.ok)
        return undefined;
    const { value } = reading;
    const file = Object.values(runFiles).find(({ knownBy }) => knownBy.every((key) => (0,_own_document_js__WEBPACK_IMPORTED_MODULE_11__/* .own */ .ZV)(value, key) !== undefined));
    if (file === undefined)
        return undefined;
    const { error } = file.schema.safeParse(value);
    const problems = error === undefined ? _document_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .none */ .dv : (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_10__/* .schemaProblems */ .I)(error, { value, pointer: '', ruleOf: () => 'run/file' });
    return { title: file.title, ...(0,_report_entry_js__WEBPACK_IMPORTED_MODULE_9__/* .report */ .z8)(problems, reading) };
}


/***/ }),

/***/ 73528:
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

/***/ 10309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ schemaProblems),
/* harmony export */   v: () => (/* binding */ unknownKeys)
/* harmony export */ });
/* harmony import */ var _model_nearest_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46929);
/* harmony import */ var _document_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19247);
/* harmony import */ var _json_positions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21276);
/* harmony import */ var _own_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74233);




function schemaProblems(error, { value, pointer, ruleOf }) {
    return error.issues.flatMap((issue) => {
        if (issue.code === 'unrecognized_keys') {
            const rule = ruleOf(issue.path);
            return issue.keys.map((key) => foreignKey(rule, key, (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerTo */ .xH)(pointer, ...issue.path, key)));
        }
        const given = issue.path.reduce((at, key) => (0,_own_document_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(at, key), value);
        const name = issue.path.length === 0 ? 'The value' : (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(issue.path.map(String).join('.'));
        const details = describe(issue, name, given);
        return [(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(ruleOf(issue.path), { ...details, path: (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerTo */ .xH)(pointer, ...issue.path) })];
    });
}
function foreignKey(rule, key, path) {
    return (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(rule, {
        path,
        type: 'unknown-key',
        message: `The key ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(key)} is not part of this closed format.`,
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
    const near = issue.code === 'invalid_value' ? (0,_model_nearest_word_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestWord */ .z)(given, issue.values.map(String)) : undefined;
    return {
        type,
        message: `${name} ${seen(issue, given)}; it must be ${wanted}.`,
        recommendation: near === undefined ? `Write ${wanted}.` : `Write ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(near)}.`,
    };
}
function seen({ code }, given) {
    const isCounted = code === 'too_small' || code === 'too_big';
    return isCounted && Array.isArray(given) ? `has ${items(given.length)}` : `is ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(given)}`;
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
    const words = values.map((value) => (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(value));
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
const maxReported = 5;
function unknownKeys(value, known, { pointer, rule }) {
    const problems = [];
    for (const key of Object.keys(value)) {
        if (known.has(key) || problems.length >= maxReported)
            continue;
        const near = (0,_model_nearest_word_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestWord */ .z)(key, [...known]);
        problems.push((0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(rule, {
            path: (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerTo */ .xH)(pointer, key),
            type: 'unknown-key',
            message: `The key ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(key)} is not part of the contract; it is kept but not read.`,
            recommendation: near === undefined ? 'Remove the key.' : `Remove the key, or write ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(near)}.`,
        }));
    }
    return problems;
}


/***/ }),

/***/ 82613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Go: () => (/* binding */ toolFinding),
/* harmony export */   L6: () => (/* binding */ relatedPlace),
/* harmony export */   _s: () => (/* binding */ lineLocation),
/* harmony export */   fM: () => (/* binding */ lastLine)
/* harmony export */ });
/* harmony import */ var _model_title_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41692);

function toolFinding(tool) {
    const { message, category, severity, locations, references = [], fix, suppressed } = tool;
    const { requiresHuman = false, pointer, native } = tool;
    const paths = new Set(locations.map(({ path }) => path));
    const [first] = locations;
    return {
        scope: first === undefined
            ? 'system'
            : paths.size > 1
                ? 'multi-file'
                : first.startLine === undefined
                    ? 'file'
                    : 'inline',
        locations: paths.size > 1 ? locations : locations.slice(0, 1),
        ...(first === undefined ? { scopeText: category } : {}),
        title: (0,_model_title_js__WEBPACK_IMPORTED_MODULE_0__/* .titleFrom */ .N)(message) ?? category,
        titleDerived: true,
        issue: message,
        category,
        severity,
        confidence: { band: 'high' },
        ...(fix === undefined ? {} : { fix: { ...fix, confidence: 'high' } }),
        references,
        ...(suppressed === undefined ? {} : { claimed: { corroboratedBy: [], contestedBy: [], suppressed } }),
        requiresHuman,
        preExisting: false,
        status: 'open',
        pointer,
        native,
    };
}
function lastLine(start, end, endColumn) {
    return endColumn === 1 && end > start ? end - 1 : end;
}
function relatedPlace(path, line, message = '') {
    const where = line === undefined ? path : `${path}:${line}`;
    return message === '' ? where : `${where} — ${message}`;
}
function lineLocation(path, startLine, endLine) {
    if (startLine === undefined)
        return { path, side: 'RIGHT' };
    return {
        path,
        startLine,
        ...(endLine === undefined || endLine <= startLine ? {} : { endLine }),
        side: 'RIGHT',
    };
}


/***/ }),

/***/ 58475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ readFix),
/* harmony export */   r: () => (/* binding */ sourceText)
/* harmony export */ });
/* harmony import */ var _document_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19247);
/* harmony import */ var _json_positions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21276);
/* harmony import */ var _line_edit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);



function readFix({ text, edits }, fixing) {
    const { location } = fixing;
    if (location?.startLine === undefined)
        return { fix: { text }, problems: _document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .none */ .dv };
    const lines = { start: location.startLine, end: location.endLine ?? location.startLine };
    const replacement = edits === undefined ? undefined : inWholeLines(edits, lines, fixing);
    if (replacement !== undefined)
        return { fix: { text, replacement }, problems: _document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .none */ .dv };
    const isShown = fixing.changed?.isCommentable(location.path, 'RIGHT', lines.start, lines.end) === true;
    return { fix: { text }, problems: isShown ? [notSuggested(fixing)] : _document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .none */ .dv };
}
function inWholeLines(edits, lines, { location, changed, source }) {
    const shown = changed?.text(location?.path ?? '', lines.start, lines.end);
    const carried = source?.slice(lines.start - 1, lines.end);
    if (shown !== undefined && carried !== undefined && shown.join('\n') !== carried.join('\n'))
        return undefined;
    return (0,_line_edit_js__WEBPACK_IMPORTED_MODULE_2__/* .replacementFor */ .aP)(lines, edits, shown ?? carried);
}
function notSuggested({ pointer, rule }) {
    return (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(rule, {
        path: pointer,
        type: 'limit',
        message: 'The fix is shown in words only: it cannot be written as new text for exactly the reported lines.',
        recommendation: 'Offer one fix whose edits lie inside the reported lines and were made for the text of the reviewed head.',
    });
}
function sourceText(text) {
    const starts = (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .lineStarts */ ._$)(text);
    return { lines: text.split(/\r?\n/), length: text.length, placeOf: (offset) => (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(starts, offset) };
}


/***/ }),

/***/ 26010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ls: () => (/* binding */ transportSchema),
/* harmony export */   u1: () => (/* binding */ transportFormats),
/* harmony export */   xp: () => (/* binding */ unwrapTransport)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98439);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39713);
/* harmony import */ var _candidate_findings_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54597);
/* harmony import */ var _own_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74233);
/* harmony import */ var _review_data_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99258);
/* harmony import */ var _review_output_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76329);





const transportFormats = ['review-output', 'review-data', 'candidate-findings', 'envelope'];
function unwrapTransport(value) {
    const format = transportFormats.find((name) => name === (0,_own_document_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(value, 'contract'));
    const document = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(value, 'document');
    if (format === undefined || document === undefined || !(0,_own_document_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
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
    if (!(0,_own_document_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
        return value;
    return Object.fromEntries(Object.entries(value).flatMap(([key, each]) => (each === null ? [] : [[key, withoutNulls(each)]])));
}
function withBudget(envelope) {
    const plan = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(envelope, 'plan');
    const budget = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(plan, 'touch_budget');
    if (!(0,_own_document_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(envelope) || !(0,_own_document_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(plan) || !Array.isArray(budget))
        return envelope;
    const entries = budget.map((each) => [
        String((0,_own_document_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(each, 'name')),
        (0,_own_document_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(each, 'limit') ?? null,
    ]);
    return { ...envelope, plan: { ...plan, touch_budget: Object.fromEntries(entries) } };
}
function transportSchema(format) {
    return strict(zod__WEBPACK_IMPORTED_MODULE_4__/* .toJSONSchema */ .bl(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        contract: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n([format]),
        document: transportDocuments[format],
    }), { io: 'input', target: 'draft-2020-12' }));
}
function strict(schema) {
    if (!isSchema(schema))
        return {};
    const choices = listOf(schema['anyOf'] ?? schema['oneOf']);
    if (choices !== undefined)
        return { anyOf: choices.map(strict) };
    if (schema['const'] !== undefined)
        return { type: 'string', enum: [schema['const']] };
    if (schema['enum'] !== undefined)
        return { type: 'string', enum: schema['enum'] };
    switch (schema['type']) {
        case 'object':
            return strictObject(schema);
        case 'array':
            return { type: 'array', items: strict(schema['items']) };
        default:
            return { type: schema['type'] };
    }
}
function strictObject(schema) {
    const properties = isSchema(schema['properties']) ? schema['properties'] : {};
    const required = new Set(listOf(schema['required']));
    return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [
            name,
            required.has(name) ? strict(each) : nullable(each),
        ])),
        required: Object.keys(properties),
        additionalProperties: false,
    };
}
function nullable(schema) {
    return { anyOf: [strict(schema), { type: 'null' }] };
}
function isSchema(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function listOf(value) {
    return Array.isArray(value) ? value : undefined;
}
const line = zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr(), zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()]);
const step = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    tier: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['A', 'B', 'C', 'D']),
    title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    files: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    why_now: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
});
const option = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ key: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['A', 'B', 'C', 'D']), label: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), implication: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() });
const envelope = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    skill: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    version: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    output_mode: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['human', 'agent']),
    presentation: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ user_markdown: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }),
    result_type: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['refactor_plan', 'clarification_request', 'validation_error', 'dependency_error']),
    validation_status: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n([
        'accepted',
        'blocked',
        'needs_clarification',
        'validation_error',
        'dependency_error',
    ]),
    refactor_mode: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    plan: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        touch_budget: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), limit: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr() })),
        steps: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(step),
        follow_up_findings: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(step).nullable(),
        test_file_touches: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).nullable(),
    })
        .nullable(),
    clarification_questions: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        question_id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        question: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        options: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(option),
        recommended_option: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['A', 'B', 'C', 'D']),
    }))
        .nullable(),
    dependency_issue: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    fallback_context_bundle_requirements: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).nullable(),
    scope_expansion_needed: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).nullable(),
    notes: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).nullable(),
});
const findings = _review_output_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .ReviewOutputFinding */ .RE.options.map((each) => 'line' in each.shape ? each.extend({ line }) : each);
const transportDocuments = {
    'review-output': zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ(findings)),
    'review-data': _review_data_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewDataEnvelope */ .b$.extend({ line_comments: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_review_data_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewDataComment */ .As) }),
    'candidate-findings': zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_candidate_findings_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .CandidateFinding */ .Vx),
    envelope,
};


/***/ }),

/***/ 22712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ envelopeKeyDeviations),
/* harmony export */   EM: () => (/* binding */ envelopeRuleOf),
/* harmony export */   Jq: () => (/* binding */ findingRuleOf),
/* harmony export */   Nj: () => (/* binding */ VerdictFinding),
/* harmony export */   Qy: () => (/* binding */ VerdictEnvelope),
/* harmony export */   dE: () => (/* binding */ findingKeyDeviations),
/* harmony export */   oc: () => (/* binding */ lineRangePattern),
/* harmony export */   we: () => (/* binding */ ReviewVerdict)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44256);
/* harmony import */ var _own_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74233);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10309);





const filled = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/\S/, 'a non-empty string');
const count = zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0);
const lineRangePattern = /^([1-9][0-9]{0,9})(?:-([1-9][0-9]{0,9}))?$/;
const VerdictFinding = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id: filled,
    domain: filled,
    severity: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['Blocker', 'High', 'Medium', 'Low', 'Info']),
    confidence: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(1),
    file: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    lineRange: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(lineRangePattern, 'a line such as "42" or a range such as "42-48"').optional(),
    title: filled,
    recommendation: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    status: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .FindingStatus */ .GC,
});
const VerdictEnvelope = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    reviewId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-fA-F]{8}$/, 'eight hexadecimal digits'),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$({ offset: true, error: 'a timestamp such as "2026-02-16T10:30:00Z"' }),
    scope: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['changeset', 'package', 'team', 'file']),
    target: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    mode: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['full', 'quick', 'verify']),
    verdict: _model_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .Verdict */ .Y,
    summary: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ blocker: count, high: count, medium: count, low: count, info: count }),
    reportPath: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    tree: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'a whole object id')
        .optional(),
    findings: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()),
});
const ReviewVerdict = VerdictEnvelope.extend({ findings: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(VerdictFinding) });
const envelopeRules = new Map([
    ['reviewId', 'C5/review-id'],
    ['timestamp', 'C5/timestamp'],
    ['scope', 'C5/scope'],
    ['target', 'C5/target'],
    ['mode', 'C5/mode'],
    ['verdict', 'C5/verdict'],
    ['summary', 'C5/summary'],
    ['reportPath', 'C5/report-path'],
    ['tree', 'C5/tree'],
    ['findings', 'C5/findings'],
]);
const findingRules = new Map([
    ['id', 'C5/finding-id'],
    ['domain', 'C5/domain'],
    ['severity', 'C5/severity'],
    ['confidence', 'C5/confidence'],
    ['file', 'C5/file'],
    ['lineRange', 'C5/line-range'],
    ['title', 'C5/title'],
    ['recommendation', 'C5/recommendation'],
    ['status', 'C5/status'],
]);
function envelopeRuleOf(path) {
    return envelopeRules.get(path[0]) ?? 'C5/document';
}
function findingRuleOf(path) {
    return findingRules.get(path[0]) ?? 'C5/findings';
}
const envelopeKeys = new Set([...envelopeRules.keys()].map(String));
const findingKeys = new Set([...findingRules.keys()].map(String));
const summaryKeys = new Set(['blocker', 'high', 'medium', 'low', 'info']);
function envelopeKeyDeviations(value) {
    const summary = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(value, 'summary');
    return [
        ...keyDeviations(value, '', envelopeKeys),
        ...(summary === undefined ? [] : keyDeviations(summary, '/summary', summaryKeys)),
    ];
}
function findingKeyDeviations(native, pointer) {
    return keyDeviations(native, pointer, findingKeys);
}
function keyDeviations(value, pointer, known) {
    return (0,_own_document_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(value) ? (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownKeys */ .v)(value, known, { pointer, rule: 'C5/unknown-key' }) : [];
}


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

/***/ 41692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ titleFrom)
/* harmony export */ });
/* harmony import */ var _trim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29220);

const maxLength = 120;
const searched = 600;
function titleFrom(issue) {
    const end = sentenceEnd(issue);
    const sentence = end === -1 ? '' : issue.slice(0, end);
    if (plain.test(sentence))
        return sentence;
    const title = carefully(issue.slice(0, searched));
    return readable.test(title) ? title : undefined;
}
const plain = /^[\p{L}\p{N}][\p{L}\p{N},;:'"()/.=$%&@+-]*(?: [\p{L}\p{N},;:'"()/.=$%&@+-]+)*$/u;
const readable = /[\p{L}\p{N}]/u;
const blank = 0x20;
function sentenceEnd(text) {
    for (let at = text.indexOf('.'); at !== -1 && at < maxLength; at = text.indexOf('.', at + 1)) {
        if (at + 1 === text.length)
            return at;
        if (text.charCodeAt(at + 1) !== blank)
            continue;
        const next = text.charCodeAt(at + 2);
        if (next >= 0x41 && next <= 0x5a)
            return at;
        if (next < 0x61 || next > 0x7a)
            return -1;
    }
    return -1;
}
function carefully(text) {
    const line = withoutMarkdown(text).replace(/\s+/g, ' ').trim();
    const sentence = /^.*?[.!?](?=\s+[^\p{Ll}\s]|$)/u.exec(line)?.[0] ?? line;
    return cut((0,_trim_js__WEBPACK_IMPORTED_MODULE_0__/* .trimEnd */ .s)(sentence, '. '));
}
function withoutMarkdown(text) {
    return text
        .replace(/^ {0,3}(?:#{1,6}\s+|>\s?|[-*+]\s+)/gm, '')
        .replace(/^ {0,3}(?:```|~~~).*$/gm, '')
        .replace(/!?\[([^\]\n]{0,200})\]\([^)\n]{0,500}\)/g, '$1')
        .replace(/\*\*|__|`/g, '');
}
function cut(sentence) {
    const characters = Array.from(sentence);
    if (characters.length <= maxLength)
        return sentence;
    const head = characters.slice(0, maxLength - 1).join('');
    const space = head.lastIndexOf(' ');
    return `${(space > maxLength / 2 ? head.slice(0, space) : head).trimEnd()}…`;
}


/***/ }),

/***/ 35485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lx: () => (/* binding */ DraftRequest),
/* harmony export */   cw: () => (/* binding */ Plan)
/* harmony export */ });
/* unused harmony exports DraftComment, FileThread, Step */
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

/***/ 82334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ chooseAnnotated),
/* harmony export */   NA: () => (/* binding */ annotationsPerRequest),
/* harmony export */   YH: () => (/* binding */ Annotation)
/* harmony export */ });
/* unused harmony exports AnnotationLevel, maxAnnotations */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12805);
/* harmony import */ var _weight_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49631);




const AnnotationLevel = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['failure', 'warning', 'notice']);
const Annotation = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    startLine: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LineNumber */ .Kn,
    endLine: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LineNumber */ .Kn,
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
    const weight = (0,_weight_js__WEBPACK_IMPORTED_MODULE_2__/* .weigh */ .vi)(finding, rules);
    const location = finding.locations.find(isOnHead);
    if (weight === 'settled' || location?.startLine === undefined)
        return undefined;
    const { path, startLine, endLine = startLine } = location;
    return { finding, level: levels[weight], path, startLine, endLine };
}
function chooseAnnotated(findings, rules) {
    const all = [...findings].sort(_ranking_js__WEBPACK_IMPORTED_MODULE_1__/* .compareFindings */ .E).flatMap((finding) => annotated(finding, rules) ?? []);
    const byLevel = AnnotationLevel.options.flatMap((level) => all.filter((each) => each.level === level));
    return {
        shown: byLevel.slice(0, maxAnnotations),
        hidden: Math.max(0, byLevel.length - maxAnnotations),
    };
}


/***/ }),

/***/ 61987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   O6: () => (/* binding */ reaches),
/* harmony export */   eC: () => (/* binding */ CheckConclusion),
/* harmony export */   l_: () => (/* binding */ toldVerdict)
/* harmony export */ });
/* unused harmony export RunStatus */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _model_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77820);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44256);
/* harmony import */ var _completeness_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16583);




const CheckConclusion = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['success', 'neutral', 'failure', 'action_required', 'cancelled']);
const RunStatus = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['passed', 'failed', 'incomplete', 'superseded', 'error', 'skipped']);
function toldVerdict({ status }, { verdict }) {
    const hasEnded = status === 'passed' || status === 'failed';
    return hasEnded && verdict !== null ? verdict : '';
}
function reaches(verdict, failOn) {
    return failOn !== 'none' && _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.indexOf(verdict) >= _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.indexOf(failOn);
}
function whoLooked({ reviewers, files, ignored = 0 }) {
    if (files.expected + ignored === 0)
        return 'nothing changed';
    if ((0,_completeness_js__WEBPACK_IMPORTED_MODULE_1__/* .isAllIgnored */ .s)({ ignored, coverage: files })) {
        return `${ignored === 1 ? 'the only file is' : `all ${ignored} files`} ignored by policy`;
    }
    const who = reviewers === 0 ? 'built-in reviewer only' : (0,_model_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(reviewers, 'reviewer');
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
    if ((0,_completeness_js__WEBPACK_IMPORTED_MODULE_1__/* .isPostponed */ .RC)(decision)) {
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
    const blocking = decision.blocking.length === 0 ? '' : ` · ${(0,_model_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(decision.blocking.length, 'blocking finding')}`;
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
/* harmony export */   Ki: () => (/* binding */ underWay),
/* harmony export */   Xh: () => (/* binding */ GatePlan),
/* harmony export */   ft: () => (/* binding */ planGate),
/* harmony export */   oZ: () => (/* binding */ StatusState),
/* harmony export */   zL: () => (/* binding */ maxDescription)
/* harmony export */ });
/* unused harmony export GateStep */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39713);
/* harmony import */ var _model_in_batches_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43786);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44256);
/* harmony import */ var _model_shortened_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64538);
/* harmony import */ var _annotation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82334);
/* harmony import */ var _gate_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61987);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33766);
/* harmony import */ var _shared_head_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74789);








const PullNumber = zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().min(1);
const StatusState = zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['pending', 'success', 'failure', 'error']);
const CheckText = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), summary: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional() })
    .readonly();
const Annotations = zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_annotation_js__WEBPACK_IMPORTED_MODULE_1__/* .Annotation */ .YH).max(_annotation_js__WEBPACK_IMPORTED_MODULE_1__/* .annotationsPerRequest */ .NA).readonly();
const GateStep = zod__WEBPACK_IMPORTED_MODULE_5__/* .discriminatedUnion */ .gMt('do', [
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('add-annotations'),
        output: CheckText,
        annotations: Annotations,
        total: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('conclude-check'),
        conclusion: _gate_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckConclusion */ .eC,
        output: CheckText,
        annotations: Annotations,
        total: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int(),
        externalId: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('settle-head'),
        name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        head: _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF,
        pulls: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(PullNumber).readonly(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('set-status'),
        context: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        head: _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF,
        state: StatusState,
        description: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        targetUrl: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    }),
]);
const GatePlan = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1),
    gate: _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .Gate */ .iD,
    head: _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF,
    conclusion: _gate_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckConclusion */ .eC,
    title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    steps: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(GateStep).readonly(),
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
    const batches = (0,_model_in_batches_js__WEBPACK_IMPORTED_MODULE_6__/* .inBatches */ .o)(annotations, _annotation_js__WEBPACK_IMPORTED_MODULE_1__/* .annotationsPerRequest */ .NA);
    const last = batches.at(-1) ?? [];
    return [
        ...batches.slice(0, -1).map((batch, index) => {
            const total = (index + 1) * _annotation_js__WEBPACK_IMPORTED_MODULE_1__/* .annotationsPerRequest */ .NA;
            return { do: 'add-annotations', output, annotations: batch, total };
        }),
        {
            do: 'conclude-check',
            conclusion: holds(input) ? 'action_required' : conclusion,
            output: { ...output, ...(text !== undefined && { text }) },
            annotations: last,
            total: annotations.length,
            ...(pull === undefined ? {} : { externalId: (0,_shared_head_js__WEBPACK_IMPORTED_MODULE_4__/* .writeOwnConclusion */ .DM)({ pull, conclusion, basis, key }) }),
        },
    ];
}
function holds({ sharing, conclusion }) {
    return isShared(sharing) && (0,_shared_head_js__WEBPACK_IMPORTED_MODULE_4__/* .letsMerge */ .te)(conclusion.conclusion);
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
        description: (0,_model_shortened_js__WEBPACK_IMPORTED_MODULE_7__/* .shortened */ .v)(conclusion.title, maxDescription),
        ...(targetUrl === undefined ? {} : { targetUrl }),
    };
}


/***/ }),

/***/ 12805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compareFindings)
/* harmony export */ });
/* harmony import */ var _model_compare_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88597);
/* harmony import */ var _model_confidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32216);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96271);



function compareFindings(a, b) {
    return ((0,_model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severityRank */ .qs)(a.severity) - (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severityRank */ .qs)(b.severity) ||
        (0,_model_confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .confidenceRank */ .Z9)(a.confidence.band) - (0,_model_confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .confidenceRank */ .Z9)(b.confidence.band) ||
        b.corroboratedBy.length - a.corroboratedBy.length ||
        (0,_model_compare_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.locations[0]?.path ?? '', b.locations[0]?.path ?? '') ||
        (a.locations[0]?.startLine ?? 0) - (b.locations[0]?.startLine ?? 0) ||
        (0,_model_compare_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.title, b.title) ||
        (0,_model_compare_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.fingerprint, b.fingerprint) ||
        (0,_model_compare_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.id, b.id));
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
/* harmony export */   mG: () => (/* binding */ concludeSharing),
/* harmony export */   nF: () => (/* binding */ concludeNamed),
/* harmony export */   rh: () => (/* binding */ writeUnfinished),
/* harmony export */   su: () => (/* binding */ newestOf),
/* harmony export */   te: () => (/* binding */ letsMerge)
/* harmony export */ });
/* unused harmony export ownTitle */
/* harmony import */ var _gate_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61987);

const concluded = /^pull-(\d{1,10}) (\w+) ([0-9a-f]{16}|-) (.*)$/;
const unfinished = /^(?:pull-(\d{1,10})|group) (open|running) (.*)$/;
function writeOwnConclusion({ pull, conclusion, basis = '-', key }) {
    return `pull-${pull} ${conclusion} ${basis} ${key}`;
}
function readOwnConclusion(text) {
    const [, pull, word, basis, key] = concluded.exec(text) ?? [];
    const conclusion = _gate_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckConclusion */ .eC.safeParse(word);
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


/***/ })

};
