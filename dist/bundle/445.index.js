export const id = 445;
export const ids = [445];
export const modules = {

/***/ 77265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ parseCandidateFindings),
/* harmony export */   Az: () => (/* binding */ CandidateFindings),
/* harmony export */   D9: () => (/* binding */ SynthesizedFindings),
/* harmony export */   nM: () => (/* binding */ writeCandidateFindings)
/* harmony export */ });
/* unused harmony exports CandidateFinding, looseCandidates */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39713);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);
/* harmony import */ var _model_title_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41692);
/* harmony import */ var _json_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18093);
/* harmony import */ var _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6135);
/* harmony import */ var _own_document_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74233);
/* harmony import */ var _parsed_document_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8442);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42003);
/* harmony import */ var _read_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82566);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57480);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10309);











const filled = zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().regex(/\S/, 'a non-empty string');
const line = zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr().min(1).max(2_147_483_647).nullable();
const certainty = zod__WEBPACK_IMPORTED_MODULE_8__/* ["enum"] */ .k5n(['high', 'medium', 'low']);
const candidate = {
    finding_id: filled,
    source: zod__WEBPACK_IMPORTED_MODULE_8__/* ["enum"] */ .k5n(['fresh_eyes', 'challenger', 'verifier']),
    title: filled,
    file: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    line_start: line,
    line_end: line,
    hunk: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().nullable(),
    why_it_matters: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    evidence: zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ type: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Evidence */ .of.unwrap().shape.type, detail: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() }),
    confidence: certainty,
    severity: zod__WEBPACK_IMPORTED_MODULE_8__/* ["enum"] */ .k5n(['critical', 'high', 'medium', 'low']),
    action: zod__WEBPACK_IMPORTED_MODULE_8__/* ["enum"] */ .k5n(['fix', 'verify', 'discuss']),
    requires_human: zod__WEBPACK_IMPORTED_MODULE_8__/* .boolean */ .zMY(),
    classification: zod__WEBPACK_IMPORTED_MODULE_8__/* ["enum"] */ .k5n(['confirms', 'refutes', 'novel']).optional(),
};
const synthesis = {
    corroborated_by: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()),
    contested_by: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()),
    merged_confidence: certainty,
    suppressed: zod__WEBPACK_IMPORTED_MODULE_8__/* .boolean */ .zMY(),
    suppression_reason: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().nullable(),
};
const candidateKeys = new Set(Object.keys(candidate));
const synthesisKeys = new Set(Object.keys(synthesis));
const CandidateFinding = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc(candidate);
const SynthesizedFinding = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ ...candidate, ...synthesis });
const CandidateFindings = zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(CandidateFinding);
const SynthesizedFindings = zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(SynthesizedFinding);
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
    ['classification', 'C3/classification'],
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
    return (0,_own_document_js__WEBPACK_IMPORTED_MODULE_9__/* .isObject */ .Gv)(native) && Object.keys(native).some((key) => synthesisKeys.has(key));
}
function fieldDeviations(native, pointer) {
    if (!(0,_own_document_js__WEBPACK_IMPORTED_MODULE_9__/* .isObject */ .Gv)(native))
        return [];
    return [
        ...(0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .unknownKeys */ .vX)(native, known, { pointer, rule: 'C3/unknown-key' }),
        ...suppressionDeviation(native, pointer),
    ];
}
function suppressionDeviation(native, pointer) {
    const suppressed = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_9__/* .own */ .ZV)(native, 'suppressed');
    const reason = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_9__/* .own */ .ZV)(native, 'suppression_reason');
    const hasReason = typeof reason === 'string' && reason.trim() !== '';
    if (typeof suppressed !== 'boolean' || suppressed === hasReason)
        return [];
    return [
        (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .problem */ .CC)('C3/suppression-reason', {
            path: (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerTo */ .xH)(pointer, 'suppression_reason'),
            type: 'claim',
            message: suppressed
                ? 'The finding is suppressed without a reason.'
                : 'The finding has a reason for suppression, but is not suppressed.',
            recommendation: suppressed ? 'Say why.' : 'Write null.',
        }),
    ];
}
const certainties = {
    high: 'high',
    medium: 'medium',
    low: 'low',
    speculative: 'low',
};
const severityNames = {
    critical: 'critical',
    high: 'high',
    medium: 'medium',
    low: 'low',
    info: 'low',
};
const severities = {
    critical: 'critical',
    high: 'high',
    medium: 'medium',
    low: 'low',
};
const severityOf = new Map(Object.entries(severities));
const category = 'general';
function toFinding(data, { path, lines: { start, end } }, { native, pointer }) {
    return {
        nativeId: data.finding_id,
        ...('suppressed' in data ? { claimed: claimsOf(data) } : {}),
        scope: start === undefined ? 'file' : 'inline',
        locations: [
            {
                path,
                ...(start === undefined ? {} : { startLine: start }),
                ...(end === undefined || end === start ? {} : { endLine: end }),
                side: 'RIGHT',
            },
        ],
        title: data.title,
        titleDerived: false,
        issue: data.why_it_matters.trim() === '' ? data.title : data.why_it_matters,
        category,
        severity: severities[data.severity],
        confidence: { band: 'merged_confidence' in data ? data.merged_confidence : data.confidence },
        references: [],
        evidence: data.evidence,
        action: data.action,
        requiresHuman: data.requires_human,
        preExisting: false,
        status: 'open',
        pointer,
        native,
    };
}
function claimsOf(data) {
    return {
        corroboratedBy: data.corroborated_by,
        contestedBy: data.contested_by,
        ...(data.suppressed ? { suppressed: { reason: data.suppression_reason ?? 'no reason given' } } : {}),
    };
}
function parseCandidateFindings(value, context) {
    if (!Array.isArray(value))
        return { ok: false, document: emptyDocument, problems: [notAnArray(value)] };
    const { findings, refused, problems, ok } = (0,_read_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .readFindings */ .RJ)(value, '', {
        context,
        read: (native, pointer) => readFinding(native, pointer, context),
        describe: (native) => ({ ...(0,_own_document_js__WEBPACK_IMPORTED_MODULE_9__/* .claimedSeverity */ .b$)(native, 'severity', severityOf), ...titleOf(native) }),
    });
    return {
        ok,
        document: { ...emptyDocument, findings, refused, claims: { total: value.length } },
        problems: [...problems, ...repeatedIds(value)],
    };
}
const emptyDocument = (0,_parsed_document_js__WEBPACK_IMPORTED_MODULE_10__/* .emptyList */ .c)('candidate-findings');
function notAnArray(value) {
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .problem */ .CC)('C3/document', {
        path: '',
        type: 'type',
        message: `The document is ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(value)}; it must be an array of candidate findings.`,
        recommendation: 'Return an array, `[]` when there is nothing to report.',
    });
}
function titleOf(native) {
    const title = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_9__/* .own */ .ZV)(native, 'title');
    return typeof title === 'string' ? { title } : {};
}
function readFinding(native, pointer, context) {
    const deviations = fieldDeviations(native, pointer);
    const parsed = schemaOf(native).safeParse(native);
    const lines = parsed.success ? linesOf(parsed.data) : undefined;
    if (parsed.success && lines !== undefined) {
        return judge(parsed.data, { lines, native, pointer }, { context, deviations });
    }
    if (context.isTolerant === true && (0,_own_document_js__WEBPACK_IMPORTED_MODULE_9__/* .isObject */ .Gv)(native))
        return readTolerantly(native, pointer, context);
    return {
        problems: parsed.success
            ? [disorderedLines(pointer), ...deviations]
            : [...(0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .schemaProblems */ .Ic)(parsed.error, { value: native, pointer, ruleOf }), ...deviations],
    };
}
function schemaOf(native) {
    return isSynthesized(native) ? SynthesizedFinding : CandidateFinding;
}
function readTolerantly(native, pointer, context) {
    const loose = (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .readLoosely */ .Ao)(native, pointer, looseCandidates);
    const { finding_id: id, line_start: _, line_end: __, ...rest } = loose.value;
    const { title, why_it_matters: why } = rest;
    const value = {
        ...rest,
        ...Object.fromEntries(Object.entries(native).filter(([key]) => synthesisKeys.has(key))),
        finding_id: id ?? 'unnamed',
        title: title ?? (typeof why === 'string' ? ((0,_model_title_js__WEBPACK_IMPORTED_MODULE_1__/* .titleFrom */ .N)(why) ?? why) : null),
        evidence: evidenceOf(rest['evidence']),
        line_start: loose.lines?.start ?? null,
        line_end: loose.lines?.end ?? null,
    };
    const isUnplaced = loose.value['line_start'] != null && loose.lines === undefined;
    const unread = (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .unknownKeys */ .vX)(native, new Set([...known, ...loose.used]), { pointer, rule: 'C3/unknown-key' });
    const deviations = [...loose.problems, ...unread, ...suppressionDeviation(native, pointer)];
    const parsed = schemaOf(value).safeParse(value);
    if (!parsed.success || isUnplaced) {
        const faults = parsed.success ? [] : (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .schemaProblems */ .Ic)(parsed.error, { value, pointer, ruleOf });
        return { problems: [...faults, ...(isUnplaced ? [disorderedLines(pointer)] : []), ...deviations] };
    }
    const lines = linesOf(parsed.data) ?? {};
    const { finding, problems } = judge(parsed.data, { lines, native, pointer }, { context, deviations });
    if (finding === undefined)
        return { problems };
    const { nativeId: __id, ...unnamed } = finding;
    const { category: named, fix } = loose.extras;
    return {
        finding: {
            ...(id === undefined ? unnamed : finding),
            ...(loose.severity !== undefined && { severity: loose.severity }),
            ...(loose.confidence !== undefined && { confidence: loose.confidence }),
            ...(named !== undefined && { category: named }),
            ...(fix !== undefined && { fix: { text: fix, confidence: 'low' } }),
        },
        problems,
    };
}
function evidenceOf(value) {
    const type = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_9__/* .own */ .ZV)(value, 'type');
    const known = _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Evidence */ .of.unwrap().shape.type.safeParse(type);
    const detail = typeof value === 'string' ? value : ((0,_own_document_js__WEBPACK_IMPORTED_MODULE_9__/* .own */ .ZV)(value, 'detail') ?? (0,_own_document_js__WEBPACK_IMPORTED_MODULE_9__/* .own */ .ZV)(value, 'description') ?? '');
    return { type: known.success ? known.data : 'contextual_reasoning', detail };
}
function judge(data, { lines, native, pointer }, { context, deviations }) {
    const { start, end = start } = lines;
    const span = start === undefined || end === undefined ? undefined : { start, end };
    const placed = (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .readPlace */ .yI)({ path: data.file, lines: span }, pointer, { context, clauses: placeClauses });
    const problems = (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .joined */ .oR)(placed.problems, deviations);
    if (placed.location === undefined)
        return { problems };
    return { finding: toFinding(data, { path: placed.location.path, lines }, { native, pointer }), problems };
}
const placeClauses = {
    pathKeys: ['file'],
    lineKeys: ['line_start'],
    malformed: 'C3/file',
    outside: 'C3/path-in-diff',
    line: 'C3/line-in-diff',
};
const names = _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldNames */ .pi;
const looseCandidates = {
    unknownKey: 'C3/unknown-key',
    fields: [
        { name: 'finding_id', kind: 'text', rule: 'C3/finding-id', names: names.id },
        {
            name: 'source',
            kind: 'word',
            rule: 'C3/source',
            words: { fresh: 'fresh_eyes', challenger: 'challenger', verifier: 'verifier' },
            missing: 'fresh_eyes',
        },
        { name: 'title', kind: 'text', rule: 'C3/title', names: names.title },
        { name: 'file', kind: 'path', rule: 'C3/file', names: names.path },
        { name: 'line_start', kind: 'lines', rule: 'C3/lines', names: names.lines, shape: 'number' },
        { name: 'line_end', kind: 'lineEnd', rule: 'C3/lines', names: names.lineEnd, shape: 'number' },
        { name: 'hunk', kind: 'text', rule: 'C3/hunk', mayBeNull: true, missing: null },
        { name: 'why_it_matters', kind: 'text', rule: 'C3/why-it-matters', names: names.text, missing: '' },
        { name: 'evidence', kind: 'any', rule: 'C3/evidence', names: names.evidence },
        {
            name: 'confidence',
            kind: 'confidence',
            rule: 'C3/confidence',
            names: names.confidence,
            words: certainties,
            missing: 'medium',
        },
        { name: 'severity', kind: 'severity', rule: 'C3/severity', names: names.severity, words: severityNames },
        {
            name: 'action',
            kind: 'word',
            rule: 'C3/action',
            words: { fix: 'fix', verify: 'verify', discuss: 'discuss' },
            missing: 'discuss',
        },
        { name: 'requires_human', kind: 'boolean', rule: 'C3/requires-human', missing: false },
        {
            name: 'classification',
            kind: 'word',
            rule: 'C3/classification',
            words: { confirms: 'confirms', refutes: 'refutes', novel: 'novel' },
        },
        { name: 'category', kind: 'text', rule: 'C3/unknown-key', names: names.category, isExtra: true },
        { name: 'fix', kind: 'text', rule: 'C3/unknown-key', names: names.fix, isExtra: true },
    ],
};
function linesOf({ line_start: start, line_end: end }) {
    if (start === null)
        return end === null ? {} : undefined;
    if (end === null)
        return { start, end: start };
    return start <= end ? { start, end } : undefined;
}
function disorderedLines(pointer) {
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .problem */ .CC)('C3/lines', {
        path: (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerTo */ .xH)(pointer, 'line_end'),
        type: 'range',
        message: '`line_end` has no `line_start` at or before it.',
        recommendation: 'Write both in order, or null for both when the whole file is meant.',
    });
}
function repeatedIds(natives) {
    const seen = new Set();
    return natives.flatMap((native, index) => {
        const id = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_9__/* .isObject */ .Gv)(native) ? (0,_own_document_js__WEBPACK_IMPORTED_MODULE_9__/* .own */ .ZV)(native, 'finding_id') : undefined;
        if (typeof id !== 'string' || !seen.has(id)) {
            if (typeof id === 'string')
                seen.add(id);
            return [];
        }
        return [
            (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .problem */ .CC)('C3/duplicate-id', {
                path: (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerTo */ .xH)('', index, 'finding_id'),
                type: 'duplicate',
                message: `The id ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(id)} is used by an earlier finding.`,
                recommendation: 'Give each finding an id of its own.',
            }),
        ];
    });
}
function writeCandidateFindings({ findings, isFromTools }) {
    const source = isFromTools ? 'verifier' : 'fresh_eyes';
    const candidates = findings.map((finding) => toCandidate(finding, source));
    const document = findings.some(needsSynthesis)
        ? candidates.map((candidate, index) => withSynthesis(candidate, findings[index]))
        : candidates;
    return { ok: true, document };
}
function needsSynthesis({ corroboratedBy, contestedBy, suppressed }) {
    return corroboratedBy.length > 0 || contestedBy.length > 0 || suppressed !== undefined;
}
function toCandidate(finding, source) {
    const [location] = finding.locations;
    const { issue, implications } = finding;
    return {
        finding_id: finding.id,
        source,
        title: finding.title,
        file: location?.path ?? '',
        line_start: location?.startLine ?? null,
        line_end: location?.endLine ?? location?.startLine ?? null,
        hunk: null,
        why_it_matters: implications === undefined ? issue : `${issue}\n\n${implications}`,
        evidence: finding.evidence ?? { type: 'contextual_reasoning', detail: finding.references.join('\n') },
        confidence: certainties[finding.confidence.band],
        severity: severityNames[finding.severity],
        action: finding.action ?? (finding.fix === undefined ? 'discuss' : 'fix'),
        requires_human: finding.requiresHuman,
    };
}
function withSynthesis(candidate, finding) {
    return {
        ...candidate,
        corroborated_by: [...(finding?.corroboratedBy ?? [])],
        contested_by: [...(finding?.contestedBy ?? [])],
        merged_confidence: candidate.confidence,
        suppressed: finding?.suppressed !== undefined,
        suppression_reason: finding?.suppressed?.reason ?? null,
    };
}


/***/ }),

/***/ 70151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ describeFields),
/* harmony export */   w: () => (/* binding */ fieldDescriptions)
/* harmony export */ });
const reviewOutput = {
    type: 'inline: one place of at most 20 lines with a fix. file: one file, without a line or without a fix. multi-file: at least two files. system: no file at all.',
    file: 'Only with type inline and file: the path from the root of the repository.',
    line: 'Only with type inline: a line number such as 42, or a range such as "42-48", in the file after the change.',
    line_end: 'Only with type inline and a line that is a number: the last line, where the finding spans several.',
    files: 'Only with type multi-file: at least two paths from the root of the repository.',
    scope: 'Only with type system: the area or pattern in a few words.',
    category: 'Your domain in one word, such as security, tests or architecture.',
    issue: 'What is wrong, where and how it happens. One problem only.',
    references: 'At least one Markdown link that proves the issue or justifies the fix: related code with its lines and what is there, a rule of the repository, or documentation. Never the place of the finding itself.',
    implications: 'Why it matters: who or what is affected, and how.',
    severity: 'The impact if it is merged: CRITICAL, MAJOR, MINOR or INFO.',
    confidence: 'How certain it is that the issue is real: HIGH, MEDIUM or LOW.',
    fix: 'How to fix it: the whole solution as a code block where it is small, a direction where it is not.',
    fix_confidence: 'How certain it is that the fix is right: HIGH only for one that can be applied as it is.',
    pre_existing: 'true only where the issue was there before this change.',
};
const reviewData = {
    version: 'The version of this format: "1.0".',
    pr_info: 'The pull request that was reviewed.',
    number: 'Its number.',
    repo: 'Its repository as owner/name.',
    'pr_info.title': 'Its title.',
    'pr_info.description': 'Its description.',
    head_sha: 'The full id of the commit that was reviewed.',
    review_summary: 'The review as a whole.',
    overview: 'What the change does and how it fits.',
    confidence_breakdown: 'How many line comments have each level of confidence.',
    high: 'Comments with a confidence from 85 to 100.',
    medium: 'Comments with a confidence from 60 to 84.',
    low: 'Comments with a confidence from 40 to 59.',
    suggestions: 'Comments with a confidence below 40.',
    key_findings: 'The most important findings, one sentence each.',
    security_assessment: 'What the change means for security.',
    positive_highlights: 'What was done well.',
    line_comments: 'One entry for each problem.',
    file: 'The path from the root of the repository.',
    line: 'A line that the change added, as a number in the file after the change.',
    confidence: 'How certain it is that the problem is real, from 0 to 100.',
    confidence_level: 'The level of confidence: high from 85, medium from 60, low from 40, suggestion below.',
    severity: 'critical: crashes or lost data. security: an attack. performance or logic: wrong or slow behaviour. improvement or clarity: maintenance.',
    title: 'The problem in one to ten words.',
    description: 'The problem in detail, with references to the code.',
    code_context: 'The lines of code that show it.',
    suggestion: 'How to fix it.',
    review_event: 'COMMENT, REQUEST_CHANGES for critical problems, or APPROVE only where nothing was found.',
    metadata: 'Facts about the review itself.',
    reviewed_at: 'When it was made, in ISO 8601, such as 2026-01-31T12:00:00Z.',
    reviewer_agent: 'The name of the reviewer.',
    files_analyzed: 'How many files were read.',
    total_issues: 'How many line comments there are.',
};
const candidateFindings = {
    finding_id: 'An id that no other finding of this answer has.',
    source: 'fresh_eyes for a first review, challenger for one that judges findings of others, verifier for a program.',
    title: 'The problem in a few words.',
    file: 'The path from the root of the repository.',
    line_start: 'The first line in the file after the change; null for the whole file.',
    line_end: 'The last line; null for a single line or the whole file.',
    hunk: 'The lines of the diff that show the problem, or null.',
    why_it_matters: 'What happens if it is merged.',
    evidence: 'What the finding rests on.',
    'evidence.type': 'verifier_output: a program said so. hunk_level_code: the diff shows it. repo_policy: a rule of the repository. contextual_reasoning: a conclusion.',
    detail: 'The evidence itself: the output, the lines, the rule or the reasoning.',
    confidence: 'How certain it is that the problem is real: high, medium or low.',
    severity: 'The impact if it is merged: critical, high, medium or low.',
    action: 'fix: change the code. verify: someone must check. discuss: a decision is needed.',
    requires_human: 'true where only a person can decide.',
    classification: 'Only where you judge the findings of others: confirms, refutes, or novel for a problem that none of them names.',
    corroborated_by: 'Ids of the sources that report the same.',
    contested_by: 'Ids of the sources that refute it.',
    merged_confidence: 'The confidence after all sources were heard.',
    suppressed: 'true where the finding is kept but not shown.',
    suppression_reason: 'Why it is suppressed; null where it is not.',
};
const envelope = {
    schema_version: 'The version of this format, such as "1.0".',
    skill: 'The name of the skill that answers.',
    version: 'The version of that skill.',
    output_mode: 'agent for a program, human for a person.',
    presentation: 'What a person is shown.',
    user_markdown: 'The payload as Markdown, for people.',
    result_type: 'refactor_plan: a plan. clarification_request: questions first. validation_error: the request is wrong. dependency_error: something needed is missing.',
    validation_status: 'accepted or blocked with a plan; otherwise needs_clarification, validation_error or dependency_error, as the result type says.',
    refactor_mode: 'Only with refactor_plan: the mode of the plan, such as opportunistic.',
    plan: 'Only with refactor_plan: what to do.',
    touch_budget: 'The most that the plan may touch, such as {"files": 5}.',
    name: 'What is limited.',
    limit: 'The limit.',
    steps: 'What to do, in order. An opportunistic plan has at most 5 steps, of tiers A and B.',
    follow_up_findings: 'What is left for later; tiers C and D of an opportunistic plan belong here.',
    test_file_touches: 'Test files that the plan changes; by default at most two.',
    tier: 'A to D, from the smallest step to the largest.',
    title: 'The step in a few words.',
    'steps.files': 'The paths that it touches, from the root of the repository.',
    files: 'The paths that it concerns, from the root of the repository.',
    why_now: 'Why it belongs to this change.',
    scope_expansion_needed: 'What a complete solution would need beyond the budget.',
    clarification_questions: 'Only with clarification_request: one to four questions.',
    question_id: 'An id that no other question has.',
    question: 'The question.',
    options: 'Three or four answers to choose from.',
    key: 'A, B, C or D.',
    label: 'The answer in a few words.',
    implication: 'What choosing it means.',
    recommended_option: 'The key of the answer that you recommend.',
    dependency_issue: 'Only with dependency_error: what is missing.',
    fallback_context_bundle_requirements: 'Only with dependency_error: at least five things that would help.',
    notes: 'What went wrong, one sentence each; needed with validation_error and dependency_error.',
};
const verdict = {
    reviewId: 'Eight hexadecimal digits that name this review.',
    timestamp: 'When the file was last changed, in ISO 8601.',
    scope: 'What was reviewed: the whole change, a package, a team or a file.',
    target: 'The name of what was reviewed.',
    mode: 'full for a whole review, quick for uncommitted lines, verify for findings marked as fixed.',
    verdict: 'PASS, WARN where a High is open, FAIL where a Blocker is open, ABORT where work must stop.',
    summary: 'How many findings there are of each severity.',
    blocker: 'Findings of severity Blocker.',
    high: 'Findings of severity High.',
    medium: 'Findings of severity Medium.',
    low: 'Findings of severity Low.',
    info: 'Findings of severity Info.',
    reportPath: 'The path of the Markdown report; empty for a quick review.',
    tree: 'The id of the git tree that was reviewed; written by pr-verdict alone.',
    findings: 'One entry for each problem.',
    id: 'Stable across reviews: {domain}-{hash of the file}-{lineRange}.',
    domain: 'The domain in one word, such as security.',
    severity: 'The impact: Blocker, High, Medium, Low or Info.',
    confidence: 'How certain it is that the problem is real, from 0.50 to 1.',
    file: 'The path from the root of the repository.',
    lineRange: 'A line such as "42" or a range such as "42-48" in the file after the change.',
    title: 'The problem in a few words.',
    recommendation: 'How to fix it.',
    status: 'open for a new finding; fixed, verified, reopened and wont_fix for one that was reported before.',
};
const fieldDescriptions = {
    'review-output': reviewOutput,
    'review-data': reviewData,
    'candidate-findings': candidateFindings,
    'synthesized-findings': candidateFindings,
    envelope,
    verdict,
};
function describeFields(schema, descriptions, parent = '') {
    const entries = Object.entries(schema).map(([key, value]) => {
        if (key === 'properties' && isSchema(value))
            return [key, describeProperties(value, descriptions, parent)];
        if (Array.isArray(value)) {
            return [key, value.map((each) => (isSchema(each) ? describeFields(each, descriptions, parent) : each))];
        }
        return [key, isSchema(value) ? describeFields(value, descriptions, parent) : value];
    });
    return Object.fromEntries(entries);
}
function describeProperties(properties, descriptions, parent) {
    return Object.fromEntries(Object.entries(properties).map(([name, value]) => {
        const description = descriptions[`${parent}.${name}`] ?? descriptions[name];
        const inner = isSchema(value) ? describeFields(value, descriptions, name) : {};
        return [name, description === undefined ? inner : { ...inner, description }];
    }));
}
function isSchema(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 18093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MK: () => (/* binding */ defaultLimits),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   Yg: () => (/* binding */ parentPointer),
/* harmony export */   _$: () => (/* binding */ lineStarts),
/* harmony export */   _6: () => (/* binding */ decodeUtf8),
/* harmony export */   gb: () => (/* binding */ readJsonText),
/* harmony export */   jt: () => (/* binding */ ownFileLimits),
/* harmony export */   t$: () => (/* binding */ positionAt),
/* harmony export */   xH: () => (/* binding */ pointerTo)
/* harmony export */ });
/* unused harmony exports walkJson, positionsOf, jsonFaults, readSound */
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57480);


const kind = {
    openBrace: 1,
    closeBrace: 2,
    openBracket: 3,
    closeBracket: 4,
    comma: 5,
    colon: 6,
    null: 7,
    true: 8,
    false: 9,
    string: 10,
    number: 11,
    lineComment: 12,
    blockComment: 13,
    end: 17,
};
function walkJson(text, visitor) {
    const scanner = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.createScanner)(text);
    const trail = [];
    let expecting = 'a value';
    for (;;) {
        scanner.setPosition(afterWhitespace(text, scanner.getPosition()));
        const token = scanner.scan();
        const offset = scanner.getTokenOffset();
        const fault = { offset, expected: expecting, found: describe(text, offset, token) };
        const frame = trail.at(-1);
        if (expecting !== 'the end') {
            if (scanner.getTokenError() !== 0)
                return { ...fault, expected: wellFormed(token) };
            if (token === kind.end)
                return fault;
        }
        switch (expecting) {
            case 'the end':
                return token === kind.end ? undefined : fault;
            case '":"':
                if (token !== kind.colon)
                    return fault;
                expecting = 'a value';
                break;
            case '"," or the end':
                if (frame === undefined)
                    return fault;
                if (token === kind.comma) {
                    if (!frame.isObject && typeof frame.key === 'number')
                        frame.key += 1;
                    expecting = frame.isObject ? 'a key' : 'a value';
                }
                else if (token === (frame.isObject ? kind.closeBrace : kind.closeBracket)) {
                    trail.pop();
                    expecting = trail.length === 0 ? 'the end' : '"," or the end';
                }
                else
                    return fault;
                break;
            case 'a key':
            case 'a key or "}"': {
                if (expecting === 'a key or "}"' && token === kind.closeBrace) {
                    trail.pop();
                    expecting = trail.length === 0 ? 'the end' : '"," or the end';
                    break;
                }
                if (token !== kind.string || frame === undefined)
                    return fault;
                const name = scanner.getTokenValue();
                const repeated = frame.keys.has(name);
                frame.keys.add(name);
                frame.key = name;
                visitor.key({ trail, offset, name, repeated });
                expecting = '":"';
                break;
            }
            case 'a value':
            case 'a value or "]"': {
                if (expecting === 'a value or "]"' && token === kind.closeBracket) {
                    trail.pop();
                    expecting = trail.length === 0 ? 'the end' : '"," or the end';
                    break;
                }
                const type = valueType(token);
                if (type === undefined)
                    return fault;
                if (visitor.value({ trail, offset, type, text: scanner.getTokenValue() }) === 'stop')
                    return undefined;
                if (type === 'object') {
                    trail.push({ isObject: true, key: '', keys: new Set() });
                    expecting = 'a key or "}"';
                }
                else if (type === 'array') {
                    trail.push({ isObject: false, key: 0, keys: noKeys });
                    expecting = 'a value or "]"';
                }
                else
                    expecting = trail.length === 0 ? 'the end' : '"," or the end';
            }
        }
    }
}
const noKeys = new Set();
function valueType(token) {
    switch (token) {
        case kind.openBrace:
            return 'object';
        case kind.openBracket:
            return 'array';
        case kind.string:
            return 'string';
        case kind.number:
            return 'number';
        case kind.null:
        case kind.true:
        case kind.false:
            return 'literal';
        default:
            return undefined;
    }
}
function afterWhitespace(text, from) {
    let at = from;
    for (;;) {
        const code = text.charCodeAt(at);
        if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09)
            return at;
        at += 1;
    }
}
function wellFormed(token) {
    return token === kind.string ? 'a well-formed string' : 'a well-formed number';
}
function describe(text, offset, token) {
    if (token === kind.end)
        return 'the end of the text';
    if (text.charAt(offset) === '\uFEFF')
        return 'a byte order mark';
    if (token === kind.lineComment || token === kind.blockComment)
        return 'a comment';
    return JSON.stringify(text.slice(offset, offset + 20));
}
function positionsOf(text, pointers) {
    const wanted = new Set(pointers);
    const offsets = new Map();
    const ancestors = new Set(['']);
    for (const pointer of wanted) {
        for (let at = pointer; at !== undefined && !ancestors.has(at); at = parentPointer(at)) {
            ancestors.add(at);
        }
    }
    const branches = new Set([...wanted].map((pointer) => pointer.split('/')[1]));
    walkJson(text, {
        value: ({ trail, offset }) => {
            const [branch] = trail;
            if (branch !== undefined && !branches.has(pointerToken(branch.key)))
                return 'go on';
            const pointer = pointerOf(trail);
            if (ancestors.has(pointer))
                offsets.set(pointer, offset);
            return 'go on';
        },
        key: () => { },
    });
    const lines = lineStarts(text);
    const found = new Map();
    for (const pointer of wanted) {
        let at = pointer;
        while (at !== undefined && !offsets.has(at))
            at = parentPointer(at);
        const offset = offsets.get(at ?? '');
        if (offset !== undefined)
            found.set(pointer, positionAt(lines, offset));
    }
    return found;
}
function pointerOf(trail) {
    return pointerTo('', ...trail.map((frame) => frame.key));
}
function lineStarts(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}
function positionAt(starts, offset) {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
        const middle = (low + high) >>> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
const maxKeyLength = 80;
function pointerToken(key) {
    const whole = String(key);
    const text = whole.length > maxKeyLength ? `${whole.slice(0, maxKeyLength)}…` : whole;
    return /[~/]/.test(text) ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text;
}
function pointerTo(base, ...keys) {
    let pointer = base;
    for (const key of keys)
        pointer = `${pointer}/${typeof key === 'number' ? key : pointerToken(key)}`;
    return pointer;
}
function parentPointer(pointer) {
    const end = pointer.lastIndexOf('/');
    return end === -1 ? undefined : pointer.slice(0, end);
}
const maxFaults = 200;
function jsonFaults(text, limits) {
    const problems = [];
    let starts;
    const report = (rule, offset, details) => {
        if (problems.length >= maxFaults)
            return;
        starts ??= lineStarts(text);
        problems.push((0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(rule, { ...details, ...positionAt(starts, offset) }));
    };
    let values = 0;
    const fault = walkJson(text, {
        key: ({ trail, offset, name, repeated }) => {
            if (repeated) {
                report('JSON/duplicate-key', offset, {
                    path: pointerOf(trail),
                    type: 'duplicate',
                    message: `The key ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} appears more than once in one object.`,
                    recommendation: 'Keep one of them; readers disagree about which one counts.',
                });
            }
            if (inheritedNames.has(name)) {
                report('JSON/inherited-name', offset, {
                    path: pointerOf(trail),
                    type: 'unknown-key',
                    message: `The key ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} is the name of an inherited property and is never read.`,
                    recommendation: 'Rename or remove the key.',
                });
            }
        },
        value: ({ trail, offset, type, text: token }) => {
            values += 1;
            const excess = beyondLimit({ depth: trail.length, values, type, token }, limits);
            if (excess !== undefined) {
                report(excess.rule, offset, {
                    path: pointerOf(trail),
                    type: 'limit',
                    message: excess.message,
                    recommendation: 'Make the document smaller.',
                });
                return 'stop';
            }
            if (type === 'number' && !isExact(Number(token))) {
                report('JSON/number', offset, {
                    path: pointerOf(trail),
                    type: 'range',
                    message: `The number ${token} cannot be held exactly.`,
                    recommendation: `Use integers between -${Number.MAX_SAFE_INTEGER} and ${Number.MAX_SAFE_INTEGER}, or a string.`,
                });
            }
            return 'go on';
        },
    });
    if (fault !== undefined)
        report('JSON/syntax', fault.offset, syntaxDetails(text, fault));
    return problems;
}
const inheritedNames = new Set([
    ...Object.getOwnPropertyNames(Object.prototype),
    'prototype',
]);
function isExact(value) {
    return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
}
function beyondLimit({ depth, values, type, token }, limits) {
    if ((type === 'object' || type === 'array') && depth >= limits.depth) {
        return { rule: 'JSON/depth', message: `Values are nested more than ${limits.depth} levels deep.` };
    }
    if (values > limits.values) {
        return { rule: 'JSON/values', message: `The document holds more than ${limits.values} values.` };
    }
    if (type === 'string' && token.length > limits.stringLength) {
        return {
            rule: 'JSON/string-length',
            message: `A string has ${token.length} characters; at most ${limits.stringLength} are read.`,
        };
    }
    if (type === 'number' && token.length > limits.numberLength) {
        return {
            rule: 'JSON/number-length',
            message: `A number is written with ${token.length} characters; at most ${limits.numberLength} are read.`,
        };
    }
    return undefined;
}
function syntaxDetails(text, { expected, found }) {
    return {
        path: '',
        type: 'syntax',
        message: `The document is not JSON: expected ${expected}, found ${found}.`,
        recommendation: syntaxAdvice(text, found),
    };
}
function syntaxAdvice(text, found) {
    if (found === 'a byte order mark')
        return 'Write the file without a byte order mark.';
    if (text.trimStart().startsWith('```'))
        return 'Return the JSON alone, without a code fence around it.';
    if (found === 'a comment')
        return 'Remove the comment; JSON has none.';
    if (found === 'the end of the text')
        return 'The text ends too early: write the whole document.';
    return 'Return exactly one JSON document, with double quotes, no trailing comma and no prose around it.';
}
const defaultLimits = {
    bytes: 16 * 1024 * 1024,
    depth: 64,
    values: 1_000_000,
    stringLength: 8 * 1024 * 1024,
    numberLength: 64,
};
const ownFileLimits = {
    bytes: 256 * 1024 * 1024,
    depth: 128,
    values: 10_000_000,
    stringLength: 200_000_000,
    numberLength: 40,
};
function readSound(text, limits) {
    const written = countKeys(text, limits);
    if (written === undefined)
        return undefined;
    const value = parsed(text);
    return value !== undefined && keysOf(value) === written ? { value } : undefined;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const doubleQuote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const space = 0x20;
function countKeys(text, limits) {
    let keys = 0;
    let values = 1;
    let depth = 0;
    let token = 0;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        switch (code) {
            case doubleQuote: {
                const end = endOfString(text, at);
                if (end === -1 || end - at > limits.stringLength)
                    return undefined;
                at = end;
                token = 0;
                break;
            }
            case colon:
                keys += 1;
                token = 0;
                break;
            case comma:
                values += 1;
                token = 0;
                break;
            case openBrace:
            case openBracket:
                values += 1;
                depth += 1;
                if (depth > limits.depth)
                    return undefined;
                break;
            case closeBrace:
            case closeBracket:
                depth -= 1;
                token = 0;
                break;
            default:
                token = code > space ? token + 1 : 0;
                if (token > limits.numberLength)
                    return undefined;
        }
    }
    return values > limits.values ? undefined : keys;
}
function endOfString(text, start) {
    let end = text.indexOf('"', start + 1);
    while (end !== -1 && isEscaped(text, end))
        end = text.indexOf('"', end + 1);
    return end;
}
function isEscaped(text, at) {
    let before = at - 1;
    while (text.charCodeAt(before) === backslash)
        before -= 1;
    return (at - before) % 2 === 0;
}
function keysOf(value) {
    if (typeof value === 'number')
        return isExact(value) ? 0 : Number.NaN;
    if (typeof value !== 'object' || value === null)
        return 0;
    let keys = 0;
    if (Array.isArray(value)) {
        for (const each of value)
            keys += keysOf(each);
        return keys;
    }
    for (const [name, each] of Object.entries(value)) {
        if (inheritedNames.has(name))
            return Number.NaN;
        keys += 1 + keysOf(each);
    }
    return keys;
}
function readJson(bytes, limits = defaultLimits) {
    if (bytes.byteLength > limits.bytes) {
        return refuse('JSON/bytes', {
            path: '',
            type: 'limit',
            message: `The document has ${bytes.byteLength} bytes; at most ${limits.bytes} are read.`,
            recommendation: 'Report fewer findings, or split them over several documents.',
        });
    }
    const text = decodeUtf8(bytes);
    if (text === undefined) {
        return refuse('JSON/utf-8', {
            path: '',
            type: 'syntax',
            message: 'The document is not valid UTF-8.',
            recommendation: 'Write the file as UTF-8 without a byte order mark.',
        });
    }
    return readJsonText(text, limits);
}
function decodeUtf8(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}
function readJsonText(text, limits = defaultLimits) {
    const sound = readSound(text, limits);
    const problems = sound === undefined ? jsonFaults(text, limits) : _rules_js__WEBPACK_IMPORTED_MODULE_1__/* .none */ .dv;
    if (problems.length > 0)
        return { ok: false, problems };
    const value = sound === undefined ? JSON.parse(text) : sound.value;
    const isWellFormed = !/\\ud[89a-f]/i.test(text);
    return { ok: true, value, isWellFormed, locate: (pointers) => positionsOf(text, pointers) };
}
function refuse(rule, details) {
    return { ok: false, problems: [(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(rule, details)] };
}


/***/ }),

/***/ 6135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ readLoosely),
/* harmony export */   pU: () => (/* binding */ foldKey),
/* harmony export */   pi: () => (/* binding */ fieldNames)
/* harmony export */ });
/* harmony import */ var _json_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18093);
/* harmony import */ var _own_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74233);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42003);
/* harmony import */ var _read_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51022);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57480);





const fieldNames = {
    path: [
        ...['file', 'path', 'file_name', 'file_path', 'filename', 'filepath', 'absolute_file_path', 'abs_path'],
        ...['relative_path', 'source_file', 'target_file', 'uri'],
    ],
    paths: ['files', 'paths', 'file_paths', 'affected_files', 'file', 'path'],
    lines: [
        ...['line', 'lines', 'line_number', 'line_numbers', 'line_no', 'lineno', 'start_line', 'line_start'],
        ...['begin_line', 'first_line', 'from_line', 'start', 'line_range', 'range'],
    ],
    lineEnd: ['line_end', 'end_line', 'last_line', 'to_line', 'end_line_number', 'end', 'stop'],
    text: [
        ...['issue', 'description', 'body', 'message', 'text', 'details', 'detail', 'explanation', 'comment'],
        ...['problem', 'content', 'observation', 'finding', 'why_it_matters', 'rationale', 'reason', 'summary'],
        ...['issue_description', 'analysis', 'note', 'claim'],
    ],
    title: ['title', 'headline', 'heading', 'short_description', 'name', 'issue_title', 'subject'],
    severity: ['severity', 'priority', 'severity_level', 'level', 'importance', 'criticality', 'sev', 'impact'],
    confidence: ['confidence', 'confidence_score', 'certainty', 'confidence_level', 'confidence_percent'],
    category: [
        'category',
        'domain',
        'kind',
        'rule',
        'rule_id',
        'issue_type',
        'area',
        'dimension',
        'type',
        'tag',
    ],
    implications: ['implications', 'impact', 'consequences', 'consequence', 'why_it_matters', 'why', 'risk'],
    fix: [
        ...[
            'fix',
            'suggestion',
            'recommendation',
            'suggested_fix',
            'proposed_fix',
            'recommended_fix',
            'solution',
        ],
        ...['remediation', 'suggested_change', 'suggestions', 'recommendations', 'how_to_fix', 'resolution'],
    ],
    references: ['references', 'reference', 'links', 'link', 'sources', 'urls', 'url', 'citations', 'see_also'],
    code: ['code_context', 'code', 'snippet', 'code_snippet', 'existing_code', 'context'],
    evidence: ['evidence', 'proof', 'reasoning', 'justification'],
    id: ['finding_id', 'id', 'identifier', 'uuid', 'key'],
};
const nested = new Set([
    'location',
    'codelocation',
    'position',
    'place',
    'loc',
    'linerange',
    'range',
    'region',
]);
function foldKey(key) {
    return key.length > 60 ? key : key.toLowerCase().replace(/[^a-z0-9]/g, '');
}
function readLoosely(native, pointer, contract) {
    const draft = new Draft(native, pointer, contract);
    for (const field of contract.fields)
        draft.take(field);
    return draft.finish();
}
function collectKeys(native, keys) {
    for (const [key, value] of Object.entries(native)) {
        const name = foldKey(key);
        if (!keys.has(name))
            keys.set(name, { key, value });
    }
    for (const [key, value] of Object.entries(native)) {
        if ((0,_own_document_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) && nested.has(foldKey(key)))
            collectKeys(value, keys);
        else if (typeof value === 'string' &&
            nested.has(foldKey(key)) &&
            !keys.has('file') &&
            !keys.has('path')) {
            if (/[./\\]/.test(value.slice(0, 500)))
                keys.set('file', { key, value });
        }
    }
}
function findKey(field, { native, keys, own, taken }) {
    const { name, names = [], mayBeNull } = field;
    const direct = Object.hasOwn(native, name) ? native[name] : undefined;
    if (direct !== undefined && (direct !== null || mayBeNull))
        return { key: name, value: direct };
    for (const each of [name, ...names]) {
        const found = keys.get(foldKey(each));
        if (found === undefined || found.value === null || taken.has(found.key))
            continue;
        if (own.has(found.key) && found.key !== name)
            continue;
        if (convert(found, field) === undefined && each !== name)
            continue;
        return found;
    }
    return undefined;
}
class Draft {
    #native;
    #pointer;
    #contract;
    #keys = new Map();
    #own;
    #used = new Set();
    #value = {};
    #extras = {};
    #problems = [];
    #converted = new Map();
    constructor(native, pointer, contract) {
        this.#native = native;
        this.#pointer = pointer;
        this.#contract = contract;
        this.#own = new Set(contract.fields.map(({ name }) => name));
        collectKeys(native, this.#keys);
    }
    take(field) {
        const search = { native: this.#native, keys: this.#keys, own: this.#own, taken: this.#used };
        const found = findKey(field, search);
        if (found === undefined)
            return;
        this.#used.add(found.key);
        const { name, rule, kind, isExtra = false } = field;
        const converted = convert(found, field);
        const value = converted === undefined ? found.value : converted.value;
        if (converted !== undefined && !this.#converted.has(kind))
            this.#converted.set(kind, converted);
        const path = (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerTo */ .xH)(this.#pointer, found.key);
        if (isExtra) {
            if (typeof value === 'string' && value.trim() !== '')
                this.#extras[name] = value;
            this.#problems.push(readAs(this.#contract.unknownKey, path, { found, field }));
            return;
        }
        this.#value[name] = value;
        if (found.key !== name)
            this.#problems.push(readAs(rule, path, { found, field }));
        if (!isSame(value, found.value)) {
            this.#problems.push(changed(rule, path, { name, was: found.value, is: value }));
        }
    }
    finish() {
        this.#rankByTitle();
        const lines = this.#lines();
        for (const { name, missing, rule } of this.#contract.fields) {
            if (missing === undefined || this.#value[name] !== undefined)
                continue;
            this.#value[name] = missing;
            this.#problems.push(absent(rule, this.#pointer, { name, missing }));
        }
        const severity = this.#converted.get('severity')?.severity;
        const confidence = this.#converted.get('confidence')?.confidence;
        return {
            value: this.#value,
            ...(severity !== undefined && { severity }),
            ...(confidence !== undefined && { confidence }),
            ...(lines !== undefined && { lines }),
            extras: this.#extras,
            problems: this.#problems,
            used: this.#used,
        };
    }
    #rankByTitle() {
        const field = this.#contract.fields.find(({ kind }) => kind === 'severity');
        const severity = severityInTitle(this.#value['title'] ?? this.#extras['title']);
        if (field === undefined || severity === undefined || this.#value[field.name] !== undefined)
            return;
        const value = field.words?.[severity] ?? severity;
        this.#value[field.name] = value;
        this.#converted.set('severity', { value, severity });
        this.#problems.push(absent(field.rule, this.#pointer, { name: field.name, missing: value }));
    }
    #lines() {
        const { fields } = this.#contract;
        const field = fields.find(({ kind }) => kind === 'lines');
        if (field === undefined)
            return undefined;
        const path = fields.find(({ kind }) => kind === 'path')?.name ?? '';
        const written = this.#value[path];
        const start = this.#converted.get('lines')?.lines;
        if (start === undefined) {
            if (this.#value[field.name] != null || typeof written !== 'string')
                return undefined;
            const { text, lines } = (0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .splitPlace */ .UO)(written);
            if (lines === undefined)
                return undefined;
            this.#value[path] = text;
            this.#value[field.name] = linesIn(field.shape, lines);
            this.#problems.push(changed(field.rule, (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerTo */ .xH)(this.#pointer, path), { name: path, was: written, is: text }));
            return lines;
        }
        const end = this.#converted.get('lineEnd')?.lines;
        if (end === undefined)
            return start;
        if (start.start !== start.end && start.end !== end.end)
            return undefined;
        return { start: Math.min(start.start, end.end), end: Math.max(start.start, end.end) };
    }
}
function linesIn(shape, { start, end }) {
    if (shape === 'number')
        return start;
    if (start !== end)
        return `${start}-${end}`;
    return shape === 'text' ? `${start}` : start;
}
function convert({ key, value }, field) {
    switch (field.kind) {
        case 'any':
            return { value };
        case 'text':
            return plain(textOf(value));
        case 'word':
            return plain(wordOf(value, field.words));
        case 'texts':
            return plain(textsOf(value));
        case 'boolean':
            return plain(booleanOf(value));
        case 'severity':
            return severityOf(value, { key, words: field.words ?? {} });
        case 'confidence':
            return bandOf(value, field.words ?? {});
        case 'percent':
            return plain(numberOf(value, 100));
        case 'fraction':
            return plain(numberOf(value, 1));
        case 'lines':
        case 'lineEnd': {
            const lines = (0,_read_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se)(value);
            return lines === undefined ? undefined : { value: linesIn(field.shape, lines), lines };
        }
        case 'path':
            return typeof value === 'string' ? { value } : undefined;
        case 'paths':
            return Array.isArray(value) ? plain(textsOf(value)) : undefined;
    }
}
function plain(value) {
    return value === undefined ? undefined : { value };
}
function textOf(value) {
    if (typeof value === 'string')
        return value;
    if (typeof value === 'number')
        return String(value);
    const parts = Array.isArray(value) ? value : (0,_own_document_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) ? Object.values(value) : [];
    const texts = parts.filter((each) => typeof each === 'string' && each.trim() !== '');
    return texts.length > 0 && texts.length === parts.filter((each) => each !== null).length
        ? texts.join('\n\n')
        : undefined;
}
function wordOf(value, words = {}) {
    if (typeof value !== 'string')
        return undefined;
    return Object.values(words).find((word) => foldKey(word) === foldKey(value));
}
function textsOf(value) {
    const list = Array.isArray(value) ? value : [value];
    const texts = list.map((each) => {
        if (typeof each === 'string')
            return each;
        if (!(0,_own_document_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(each))
            return undefined;
        const address = each['url'] ?? each['link'] ?? each['href'] ?? each['path'] ?? each['file'];
        const label = each['title'] ?? each['name'] ?? each['label'] ?? each['description'];
        if (typeof address !== 'string')
            return undefined;
        return typeof label === 'string' ? `[${label}](${address})` : address;
    });
    return texts.every((each) => each !== undefined) ? texts : undefined;
}
function booleanOf(value) {
    if (typeof value === 'boolean')
        return value;
    const word = typeof value === 'string' ? value.trim().toLowerCase() : undefined;
    if (word === 'true' || word === 'yes')
        return true;
    return word === 'false' || word === 'no' ? false : undefined;
}
function severityOf(value, { key, words }) {
    const own = wordOf(value, words);
    if (own !== undefined)
        return { value: own };
    const severity = foldKey(key) === 'priority' && typeof value === 'number' ? priorities[value] : (0,_read_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readSeverity */ .MW)(value);
    return severity === undefined ? undefined : { value: words[severity] ?? severity, severity };
}
const priorities = ['critical', 'high', 'medium', 'low'];
function severityInTitle(title) {
    const mark = typeof title === 'string' ? /^\W{0,4}(P[0-3])\b/.exec(title.slice(0, 10))?.[1] : undefined;
    return mark === undefined ? undefined : (0,_read_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readSeverity */ .MW)(mark);
}
function bandOf(value, words) {
    const reading = (0,_read_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfidence */ .$D)(value);
    if (reading === undefined)
        return undefined;
    const band = reading.kind === 'word' ? reading.band : (0,_read_values_js__WEBPACK_IMPORTED_MODULE_2__/* .bandOfShare */ .iB)(reading);
    const own = wordOf(value, words);
    return { value: own ?? words[band] ?? band, confidence: { band } };
}
const shareOfBand = {
    high: 0.9,
    medium: 0.7,
    low: 0.5,
    speculative: 0.2,
};
function numberOf(value, whole) {
    const number = typeof value === 'string' && /^\s*\d+(?:\.\d+)?\s*$/.test(value.slice(0, 40)) ? Number(value) : value;
    if (typeof number === 'number' && number >= 0 && number <= whole)
        return number;
    const reading = (0,_read_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfidence */ .$D)(value);
    if (reading === undefined)
        return undefined;
    const share = reading.kind === 'word' ? shareOfBand[reading.band] : reading.share;
    return whole === 1 ? share : Math.round(share * 10_000) / 100;
}
function isSame(one, other) {
    return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}
function readAs(rule, path, { found, field }) {
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .tolerated */ .Nx)(rule, {
        path,
        type: 'unknown-key',
        message: `The contract has no key ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(found.key)}; it was read as the finding's ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(field.name)}.`,
        recommendation: field.isExtra ? 'Leave the key out.' : `Write it as ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(field.name)}.`,
    });
}
function changed(rule, path, { name, was, is }) {
    const wanted = typeof is === 'object' ? JSON.stringify(is) : (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(is);
    const given = typeof was === 'object' ? JSON.stringify(was).slice(0, 60) : (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(was);
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .tolerated */ .Nx)(rule, {
        path,
        type: 'format',
        message: `\`${name}\` is ${given}; it was read as ${wanted.slice(0, 80)}.`,
        recommendation: `Write ${wanted.slice(0, 80)}.`,
    });
}
function absent(rule, pointer, { name, missing }) {
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .tolerated */ .Nx)(rule, {
        path: (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerTo */ .xH)(pointer, name),
        type: 'missing',
        message: `\`${name}\` is missing; it counts as ${JSON.stringify(missing)}.`,
        recommendation: `Add \`${name}\`.`,
    });
}


/***/ }),

/***/ 74233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ emptied),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Pb: () => (/* binding */ hasItems),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   b$: () => (/* binding */ claimedSeverity),
/* harmony export */   xV: () => (/* binding */ hasKeys)
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
function hasKeys(value, ...keys) {
    return isObject(value) && keys.every((key) => own(value, key) !== undefined);
}
function hasItems(value, ...keys) {
    return Array.isArray(value) && value.some((item) => hasKeys(item, ...keys));
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

/***/ 42003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ readPath),
/* harmony export */   UO: () => (/* binding */ splitPlace),
/* harmony export */   f7: () => (/* binding */ malformedPath),
/* harmony export */   oB: () => (/* binding */ readToolPath),
/* harmony export */   yI: () => (/* binding */ readPlace)
/* harmony export */ });
/* unused harmony export readWrittenPath */
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70271);
/* harmony import */ var _json_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18093);
/* harmony import */ var _read_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51022);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57480);




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
function readWrittenPath(native, { paths = {}, changed }) {
    const strict = readPath(native, paths);
    if (strict.ok && changed?.has(strict.path) === true)
        return strict;
    const { text, lines } = splitPlace(unquoted(native));
    for (const each of spellings(text)) {
        const reading = readToolPath(each, paths);
        if (reading.ok && changed?.has(reading.path) === true)
            return withLines(reading, lines);
    }
    const elsewhere = isAbsolute(text) ? changedFileAt(text, changed) : undefined;
    if (elsewhere !== undefined)
        return withLines({ ok: true, path: elsewhere }, lines);
    if (strict.ok && lines === undefined && text === native)
        return strict;
    return withLines(isAbsolute(text) ? readToolPath(text, paths) : readPath(text, paths), lines);
}
function withLines(reading, lines) {
    return lines === undefined ? reading : { ...reading, lines };
}
function unquoted(text) {
    const trimmed = text.trim();
    const quoted = /^(["'`])(.*)\1$/.exec(trimmed.slice(0, maxLength + 2));
    return quoted?.[2] ?? trimmed;
}
const placeBehind = /(?::L?(\d{1,10})(?:-L?(\d{1,10})|:\d{1,10})?|#L(\d{1,10})(?:-L?(\d{1,10}))?)$/;
function splitPlace(text) {
    const match = text.length > maxLength ? null : placeBehind.exec(text);
    if (match === null || match.index === 0)
        return { text };
    const start = Number(match[1] ?? match[3]);
    const lines = (0,_read_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se)([start, Number(match[2] ?? match[4] ?? start)]);
    return lines === undefined ? { text } : { text: text.slice(0, match.index), lines };
}
function spellings(text) {
    const slashed = text.replaceAll('\\', '/');
    return [
        text,
        slashed,
        ...[/^[ab]\//, /^\/+/].flatMap((front) => (front.test(slashed) ? [slashed.replace(front, '')] : [])),
    ];
}
function changedFileAt(absolute, changed) {
    const path = `/${absolute.replace(/^file:\/\//i, '').replaceAll('\\', '/')}`;
    const found = [];
    for (const each of changed?.paths ?? [])
        if (path.endsWith(`/${each}`))
            found.push(each);
    return found.length === 1 ? found[0] : undefined;
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
    const folder = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimEnd */ .s8)(slashed(root), '/');
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
    const folder = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimEnd */ .s8)(prefix.replace(/^(?:\.\/)+/, ''), '/');
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
function readPlace({ path: written, lines }, pointer, { context, clauses }) {
    const reading = readContractPath(written, context);
    const path = (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)(pointer, ...clauses.pathKeys);
    if (!reading.ok)
        return { problems: [malformedPath(clauses.malformed, { written, reading, path })] };
    const location = locationOf(reading.path, lines);
    const respelled = reading.isRespelled
        ? [
            (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .tolerated */ .Nx)(clauses.malformed, {
                path,
                type: 'path',
                message: `The path ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(written)} was read as ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(reading.path)}.`,
                recommendation: `Write ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(reading.path)}.`,
            }),
        ]
        : _rules_js__WEBPACK_IMPORTED_MODULE_3__/* .none */ .dv;
    if (context.changed === undefined)
        return { location, problems: respelled };
    return {
        location,
        problems: (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)(respelled, placeProblems(location, context.changed, { pointer, ...clauses })),
    };
}
function readContractPath(written, { paths, changed, isTolerant = false }) {
    const strict = readPath(written, paths);
    if (!isTolerant)
        return strict;
    const reading = readWrittenPath(written, { paths, changed });
    return { ...reading, isRespelled: reading.ok && !(strict.ok && strict.path === reading.path) };
}
function locationOf(path, lines) {
    if (lines === undefined)
        return { path, side: 'RIGHT' };
    const { start, end } = lines;
    return start === end
        ? { path, startLine: start, side: 'RIGHT' }
        : { path, startLine: start, endLine: end, side: 'RIGHT' };
}
function placeProblems({ path, startLine: start, endLine, side }, changed, { pointer, pathKeys, lineKeys, outside, line }) {
    if (!changed.has(path)) {
        return [
            (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)(outside, {
                path: (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)(pointer, ...pathKeys),
                type: 'path',
                message: `${(0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)} is not a file of this pull request.`,
                recommendation: pathAdvice(path, changed),
            }),
        ];
    }
    if (start === undefined)
        return _rules_js__WEBPACK_IMPORTED_MODULE_3__/* .none */ .dv;
    const end = endLine ?? start;
    if (changed.isCommentable(path, side, start, end))
        return _rules_js__WEBPACK_IMPORTED_MODULE_3__/* .none */ .dv;
    const lines = start === end ? `Line ${start}` : `Lines ${start}-${end}`;
    const nearest = changed.nearest(path, side, start);
    return [
        (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)(line, {
            path: (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)(pointer, ...lineKeys),
            type: 'line',
            message: `${lines} of ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)} cannot carry a comment in this diff.`,
            recommendation: nearest.length === 0
                ? 'The diff shows no lines of this file: report the finding for the whole file.'
                : `Use a line of the diff; the nearest are ${nearest.join(', ')}.`,
        }),
    ];
}
function malformedPath(rule, { written, reading, path }) {
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)(rule, {
        path,
        type: 'path',
        message: `The path ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(written)} ${reading.message}.`,
        recommendation: reading.recommendation,
    });
}
const maxCompared = 40;
function pathAdvice(path, changed) {
    const known = [];
    const longer = [];
    for (const each of changed.paths) {
        if (each.endsWith(`/${path}`))
            longer.push(each);
        if (path.endsWith(`/${each}`))
            return `Write ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(each)}.`;
        if (known.length < maxCompared)
            known.push(each);
    }
    const [only] = longer;
    if (only !== undefined && longer.length === 1) {
        return `Write ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(only)}, or set \`path-prefix\` to ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(only.slice(0, -path.length - 1))}.`;
    }
    if (longer.length > 1)
        return `Write the whole path: ${longer
            .slice(0, 3)
            .map((each) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(each))
            .join(' or ')}.`;
    const near = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestWord */ .zZ)(path, known);
    return near === undefined
        ? 'Name a changed file, or expect the finding in the body of the review.'
        : `Write ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(near)}.`;
}


/***/ }),

/***/ 82566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   RJ: () => (/* binding */ readFindings),
/* harmony export */   eO: () => (/* binding */ brokenTexts)
/* harmony export */ });
/* unused harmony export maxFindings */
/* harmony import */ var _json_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18093);
/* harmony import */ var _own_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74233);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57480);



const maxTextBytes = 64 * 1024;
const maxIdLength = 80;
function prepareText(native, pointer, context) {
    const { redact, changed, isWellFormed = false } = context;
    if (isShort(native) &&
        (isWellFormed || isWhole(native)) &&
        (redact === undefined || isWithoutSecrets(native, redact))) {
        return { native, problems: _rules_js__WEBPACK_IMPORTED_MODULE_1__/* .none */ .dv };
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
        mapTexts(each, (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerTo */ .xH)(pointer, key), change),
    ]);
    return Object.fromEntries(entries);
}
function brokenText(path) {
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('JSON/surrogate', {
        path,
        type: 'format',
        message: 'The text holds half of a surrogate pair, which is no character.',
        recommendation: 'Write whole characters.',
    });
}
function longText(path) {
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('JSON/text-length', {
        path,
        type: 'limit',
        message: `The text is longer than ${maxTextBytes / 1024} KiB; what comes after was cut off.`,
        recommendation: 'Write a shorter text.',
    });
}
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
        const { native, problems: textual } = prepareText(written, at, context);
        const reading = read(native, at);
        const found = (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(textual, reading.problems);
        for (const each of found)
            problems.push(each);
        if (reading.finding !== undefined && !textual.some(_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefusal */ .vu)) {
            findings.push(withoutHalves(reading.finding, textual));
        }
        else {
            const kept = found.slice(0, maxProblemsEach);
            refused.push({ pointer: at, native, ...describe(native), problems: kept });
        }
    }
    return { findings, refused, problems, ok };
}
function tooMany(path, count) {
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('format/findings', {
        path,
        type: 'limit',
        message: `The document holds ${count} findings; at most ${maxFindings} are read.`,
        recommendation: 'Keep the most severe findings, or split them over several documents.',
    });
}


/***/ }),

/***/ 51022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ readConfidence),
/* harmony export */   L2: () => (/* binding */ maxLine),
/* harmony export */   MW: () => (/* binding */ readSeverity),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   iB: () => (/* binding */ bandOfShare),
/* harmony export */   o2: () => (/* binding */ isLineNumber)
/* harmony export */ });
/* unused harmony exports severityWords, confidenceWords */
const severityWords = {
    critical: ['critical', 'crit', 'blocker', 'blocking', 'fatal', 'emergency', 'p0', 'prio 0'],
    high: ['high', 'major', 'error', 'err', 'severe', 'serious', 'important', 'security', 'p1', 'prio 1'],
    medium: [
        ...['medium', 'med', 'mid', 'moderate', 'minor', 'warning', 'warn', 'normal', 'average'],
        ...['performance', 'logic', 'p2', 'prio 2'],
    ],
    low: [
        ...['low', 'note', 'nit', 'nitpick', 'trivial', 'style', 'cosmetic', 'optional', 'suggestion'],
        ...['improvement', 'clarity', 'refactor', 'convention', 'p3', 'prio 3'],
    ],
    info: ['info', 'informational', 'information', 'information only', 'notice', 'hint', 'fyi', 'none', 'p4'],
};
const confidenceWords = {
    high: [
        ...['high', 'very high', 'highest', 'certain', 'very certain', 'confident', 'very confident', 'definite'],
        ...['definitely', 'confirmed', 'sure', 'very sure', 'strong', 'very likely'],
    ],
    medium: ['medium', 'med', 'mid', 'moderate', 'likely', 'probable', 'probably', 'fair', 'fairly confident'],
    low: ['low', 'possible', 'possibly', 'uncertain', 'unsure', 'tentative', 'weak', 'not sure'],
    speculative: ['very low', 'lowest', 'suggestion', 'speculative', 'speculation', 'guess', 'unlikely'],
};
const severityOfWord = wordTable(severityWords);
const confidenceOfWord = wordTable(confidenceWords);
function wordTable(words) {
    const table = new Map();
    for (const meaning in words)
        for (const word of words[meaning])
            table.set(word, meaning);
    return table;
}
const maxWordLength = 60;
function plainWord(value, scale) {
    if (typeof value !== 'string' || value.length > maxWordLength)
        return undefined;
    const words = value.toLowerCase().split(/[^a-z0-9]+/);
    return words.filter((word) => word !== '' && !scale.has(word)).join(' ');
}
const severityScale = new Set(['severity', 'sev', 'level', 'priority', 'risk', 'impact', 'issue']);
const confidenceScale = new Set(['confidence', 'level', 'certainty']);
function readSeverity(value) {
    const word = plainWord(value, severityScale);
    return word === undefined ? undefined : severityOfWord.get(word);
}
function readConfidence(value) {
    if (typeof value === 'number')
        return readShare(value);
    if (typeof value !== 'string' || value.length > maxWordLength)
        return undefined;
    const text = value.trim();
    const number = /^~?(\d{1,3}(?:\.\d{1,9})?)\s*(%|percent)?$/i.exec(text);
    if (number !== null) {
        const share = Number(number[1]);
        if (number[2] === undefined)
            return readShare(share);
        return share <= 100 ? { kind: 'percent', share: share / 100 } : undefined;
    }
    const ratio = /^(\d{1,3}(?:\.\d{1,9})?)\s?\/\s?(\d{1,3})$/.exec(text);
    if (ratio !== null) {
        const share = Number(ratio[1]) / Number(ratio[2]);
        return share <= 1 ? { kind: 'fraction', share } : undefined;
    }
    const word = plainWord(text, confidenceScale);
    const band = word === undefined ? undefined : confidenceOfWord.get(word);
    return band === undefined ? undefined : { kind: 'word', band };
}
function readShare(value) {
    if (value >= 0 && value <= 1)
        return { kind: 'fraction', share: value };
    return value > 10 && value <= 100 ? { kind: 'percent', share: value / 100 } : undefined;
}
function bandOfShare({ kind, share, }) {
    const [high, medium, low] = kind === 'percent' ? [0.85, 0.6, 0.4] : [0.75, 0.6, 0.5];
    if (share >= high)
        return 'high';
    if (share >= medium)
        return 'medium';
    return share >= low ? 'low' : 'speculative';
}
const maxLine = 2_147_483_647;
function isLineNumber(value) {
    return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxLine;
}
const oneLine = /^(?:lines?|l)?[ :#]{0,3}(\d{1,10})$/i;
const lineRange = /^(?:lines?|l)?[ :#]{0,3}(\d{1,10})\s{0,3}(?:-|–|—|\.\.|to)\s{0,3}l?(\d{1,10})$/i;
function readLines(value) {
    if (typeof value === 'number')
        return spanOf(value, value);
    if (typeof value === 'string')
        return value.length > maxWordLength ? undefined : readLineText(value.trim());
    if (Array.isArray(value))
        return readLineList(value.map(readLines));
    if (typeof value !== 'object' || value === null)
        return undefined;
    const keys = new Map(Object.entries(value).map(([key, each]) => [key.toLowerCase(), each]));
    const get = (...names) => names.map((name) => keys.get(name)).find((each) => each != null);
    const start = readLines(get('start', 'startline', 'start_line', 'line_start', 'from', 'begin', 'line'));
    const written = get('end', 'endline', 'end_line', 'line_end', 'to');
    const end = written === undefined ? start : readLines(written);
    return start === undefined || end === undefined ? undefined : spanOf(start.start, end.end);
}
function readLineText(text) {
    const bare = text.replace(/^#/, '').replace(/^\((.*)\)$/, '$1');
    const one = oneLine.exec(bare);
    if (one !== null)
        return spanOf(Number(one[1]), Number(one[1]));
    const range = lineRange.exec(bare);
    return range === null ? undefined : spanOf(Number(range[1]), Number(range[2]));
}
function readLineList(items) {
    const [first] = items;
    const last = items.at(-1);
    if (first === undefined || last === undefined || items.length > 1000)
        return undefined;
    const isRun = items.every((each, index) => each?.end === first.start + index);
    return items.length <= 2 || isRun ? spanOf(first.start, last.end) : undefined;
}
function spanOf(one, other) {
    if (!isLineNumber(one) || !isLineNumber(other))
        return undefined;
    return { start: Math.min(one, other), end: Math.max(one, other) };
}


/***/ }),

/***/ 99303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ registry)
});

// EXTERNAL MODULE: ./build/model/evidence-pack.js
var evidence_pack = __webpack_require__(7263);
// EXTERNAL MODULE: ./build/formats/candidate-findings.js
var candidate_findings = __webpack_require__(77265);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/formats/own-document.js
var own_document = __webpack_require__(74233);
// EXTERNAL MODULE: ./build/formats/parsed-document.js
var parsed_document = __webpack_require__(8442);
// EXTERNAL MODULE: ./build/formats/places.js
var places = __webpack_require__(42003);
// EXTERNAL MODULE: ./build/formats/read-findings.js
var read_findings = __webpack_require__(82566);
// EXTERNAL MODULE: ./build/formats/read-values.js
var read_values = __webpack_require__(51022);
// EXTERNAL MODULE: ./build/formats/rules.js
var rules = __webpack_require__(57480);
// EXTERNAL MODULE: ./build/formats/schema-problems.js
var schema_problems = __webpack_require__(10309);
// EXTERNAL MODULE: ./build/model/title.js
var model_title = __webpack_require__(41692);
;// CONCATENATED MODULE: ./build/formats/tool-finding.js

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
        title: (0,model_title/* titleFrom */.N)(message) ?? category,
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

;// CONCATENATED MODULE: ./build/formats/checkstyle.js









const checkstyle = {
    title: 'Checkstyle XML',
    recognises: (value) => (0,own_document/* hasKeys */.xV)(value, 'checkstyle'),
    read: readCheckstyle,
};
const attribute = schemas/* string */.YjP().optional();
const CheckstyleFile = schemas/* object */.Ikc({ '@name': schemas/* string */.YjP() });
const CheckstyleError = schemas/* object */.Ikc({
    '@line': attribute,
    '@severity': attribute,
    '@message': attribute,
    '@source': attribute,
});
function readCheckstyle(value, context) {
    const root = (0,own_document/* own */.ZV)(value, 'checkstyle');
    const natives = listOf(root, 'file');
    const files = natives.map((file, index) => readFile(file, `/checkstyle/file/${index}`, context));
    const isAlone = (0,own_document/* isObject */.Gv)(value) && Object.keys(value).length === 1;
    return {
        ok: isAlone && files.every(({ ok }) => ok),
        document: {
            ...(0,parsed_document/* emptyList */.c)('checkstyle'),
            native: (0,own_document/* isObject */.Gv)(root) ? { checkstyle: (0,own_document/* emptied */.$C)(root, 'file') } : value,
            findings: files.flatMap(({ findings }) => findings),
            refused: files.flatMap(({ refused }) => refused),
        },
        problems: [...(isAlone ? rules/* none */.dv : [notAlone()]), ...files.flatMap(({ problems }) => problems)],
    };
}
function listOf(parent, name) {
    const list = (0,own_document/* own */.ZV)(parent, name);
    return Array.isArray(list) ? list : [];
}
function notAlone() {
    return (0,rules/* problem */.CC)('checkstyle/document', {
        path: '',
        type: 'format',
        message: 'The document has more than the element `checkstyle` at its root.',
        recommendation: 'Write one report, with all its files in one `checkstyle` element.',
    });
}
function readFile(native, pointer, context) {
    const file = CheckstyleFile.safeParse(native);
    if (!file.success) {
        const ruleOf = () => 'checkstyle/file';
        const problems = (0,schema_problems/* schemaProblems */.Ic)(file.error, { value: native, pointer, ruleOf });
        return { findings: [], refused: [], problems, ok: false };
    }
    const written = file.data['@name'];
    const reading = (0,places/* readToolPath */.oB)(written, context.paths);
    const at = { reading, written, path: `${pointer}/@name` };
    const errors = (0,read_findings/* readFindings */.RJ)(listOf(native, 'error'), `${pointer}/error`, {
        context,
        isFinding: (error) => (0,own_document/* own */.ZV)(error, '@severity') !== 'ignore',
        read: (error, errorPointer) => readError(error, errorPointer, at),
        describe: (error) => (0,own_document/* claimedSeverity */.b$)(error, '@severity', severities),
    });
    const exceptions = (0,read_findings/* readFindings */.RJ)(listOf(native, 'exception'), `${pointer}/exception`, {
        context,
        read: (exception, exceptionPointer) => readException(exception, exceptionPointer, at),
        describe: () => ({ claimedSeverity: 'high' }),
    });
    return {
        findings: [...errors.findings, ...exceptions.findings],
        refused: [...errors.refused, ...exceptions.refused],
        problems: [...errors.problems, ...exceptions.problems],
        ok: errors.ok && exceptions.ok,
    };
}
const severities = new Map([
    ['error', 'high'],
    ['warning', 'medium'],
    ['info', 'info'],
]);
function readError(native, pointer, { reading, written, path }) {
    const parsed = CheckstyleError.safeParse(native === '' ? {} : native);
    if (!parsed.success) {
        const ruleOf = () => 'checkstyle/error';
        return { problems: (0,schema_problems/* schemaProblems */.Ic)(parsed.error, { value: native, pointer, ruleOf }) };
    }
    if (!reading.ok)
        return { problems: [(0,places/* malformedPath */.f7)('checkstyle/path', { written, reading, path })] };
    const { data } = parsed;
    const category = categoryOf(data['@source']);
    const message = data['@message']?.trim() || data['@source']?.trim() || '';
    if (message === '')
        return { problems: [noMessage(pointer)] };
    const line = lineOf(data['@line']);
    const known = severities.get(data['@severity']?.toLowerCase());
    const severity = known ?? (0,read_values/* readSeverity */.MW)(data['@severity']) ?? 'medium';
    return {
        finding: findingOf({
            message,
            category,
            severity,
            line,
            path: reading.path,
            pointer,
            native,
        }),
        problems: (0,rules/* joined */.oR)(line === undefined ? [unknownLine(pointer, data['@line'])] : rules/* none */.dv, known === undefined ? [unknownSeverity(pointer, data['@severity'], severity)] : rules/* none */.dv),
    };
}
function findingOf({ line, path, ...rest }) {
    return toolFinding({ ...rest, locations: [lineLocation(path, line === 0 ? undefined : line)] });
}
function readException(native, pointer, { reading, written, path }) {
    if (!reading.ok)
        return { problems: [(0,places/* malformedPath */.f7)('checkstyle/path', { written, reading, path })] };
    const text = typeof native === 'string' ? native.trim() : '';
    const [first = ''] = text.split('\n', 1);
    const message = `The linter could not check this file${first === '' ? '.' : `: ${first.trim()}`}`;
    const finding = findingOf({
        message,
        category: 'checkstyle',
        severity: 'high',
        line: undefined,
        path: reading.path,
        pointer,
        native,
    });
    return { finding, problems: rules/* none */.dv };
}
function categoryOf(source = '') {
    const rule = source.trim().replace(/^(?:eslint|stylelint)\.rules\./, '');
    const [, className] = /^com\.puppycrawl\.tools\.checkstyle\..*\.([A-Za-z0-9]+)$/.exec(rule.slice(0, 300)) ?? [];
    return className?.replace(/Check$/, '') ?? (rule === '' ? 'checkstyle' : rule);
}
function lineOf(written = '0') {
    const line = /^\s*[0-9]{1,9}\s*$/.test(written) ? Number(written) : undefined;
    return written.trim() === '' ? 0 : line;
}
function unknownLine(pointer, written) {
    return (0,rules/* problem */.CC)('checkstyle/line', {
        path: `${pointer}/@line`,
        type: 'line',
        message: `\`line\` is ${(0,rules/* quote */.hD)(written)}, which is no line number; the finding is about the whole file.`,
        recommendation: 'Write a line number from 1, or leave `line` out.',
    });
}
function unknownSeverity(pointer, written, read) {
    return (0,rules/* problem */.CC)('checkstyle/severity', {
        path: `${pointer}/@severity`,
        type: 'enum',
        message: `\`severity\` is ${(0,rules/* quote */.hD)(written)}; it was read as ${read}.`,
        recommendation: 'Write "error", "warning" or "info".',
    });
}
function noMessage(pointer) {
    return (0,rules/* problem */.CC)('checkstyle/error', {
        path: `${pointer}/@message`,
        type: 'missing',
        message: 'The error has neither a message nor a source.',
        recommendation: 'Write `message`.',
    });
}

// EXTERNAL MODULE: ./build/formats/json-reader.js
var json_reader = __webpack_require__(18093);
// EXTERNAL MODULE: ./build/formats/loose-fields.js
var loose_fields = __webpack_require__(6135);
;// CONCATENATED MODULE: ./build/formats/envelope.js








const filled = schemas/* string */.YjP().regex(/\S/, 'a non-empty string');
const named = {
    schema_version: filled,
    skill: filled,
    version: filled,
};
const common = {
    ...named,
    output_mode: schemas/* enum */.k5n(['human', 'agent']),
    presentation: schemas/* object */.Ikc({ user_markdown: filled }),
};
const notes = schemas/* array */.YOg(schemas/* string */.YjP());
const PlanStep = schemas/* object */.Ikc({
    tier: schemas/* enum */.k5n(['A', 'B', 'C', 'D']),
    title: filled,
    files: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});
const envelope_status = schemas/* enum */.k5n(['accepted', 'blocked', 'needs_clarification', 'validation_error', 'dependency_error']);
const Option = schemas/* object */.Ikc({ key: schemas/* enum */.k5n(['A', 'B', 'C', 'D']) });
const ClarificationQuestion = schemas/* object */.Ikc({
    question_id: filled,
    question: filled,
    options: schemas/* array */.YOg(Option).min(3).max(4),
    recommended_option: schemas/* enum */.k5n(['A', 'B', 'C', 'D']),
});
const refactorPlan = {
    ...common,
    result_type: schemas/* literal */.euz('refactor_plan'),
    validation_status: envelope_status,
    refactor_mode: filled,
    scope_expansion_needed: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
};
const planExtras = {
    touch_budget: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    test_file_touches: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
};
const ClarificationRequest = schemas/* object */.Ikc({
    ...common,
    result_type: schemas/* literal */.euz('clarification_request'),
    validation_status: envelope_status,
    clarification_questions: schemas/* array */.YOg(ClarificationQuestion).min(1).max(4),
});
const ValidationError = schemas/* object */.Ikc({
    ...common,
    result_type: schemas/* literal */.euz('validation_error'),
    validation_status: envelope_status,
    notes: notes.min(1),
});
const DependencyError = schemas/* object */.Ikc({
    ...common,
    result_type: schemas/* literal */.euz('dependency_error'),
    validation_status: envelope_status,
    dependency_issue: filled,
    fallback_context_bundle_requirements: schemas/* array */.YOg(schemas/* string */.YjP()).min(5),
    notes,
});
const EnvelopeFrame = schemas/* discriminatedUnion */.gMt('result_type', [
    schemas/* object */.Ikc({
        ...refactorPlan,
        plan: schemas/* object */.Ikc({
            ...planExtras,
            steps: schemas/* array */.YOg(schemas/* unknown */.L5J()),
            follow_up_findings: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
        }),
    }),
    ClarificationRequest,
    ValidationError,
    DependencyError,
]);
const Envelope = schemas/* discriminatedUnion */.gMt('result_type', [
    schemas/* object */.Ikc({
        ...refactorPlan,
        plan: schemas/* object */.Ikc({
            ...planExtras,
            steps: schemas/* array */.YOg(PlanStep),
            follow_up_findings: schemas/* array */.YOg(PlanStep).optional(),
        }),
    }),
    ClarificationRequest,
    ValidationError,
    DependencyError,
]);
const EnvelopeCommon = schemas/* object */.Ikc({ ...common, validation_status: envelope_status });
const envelope_rules = new Map([
    ['output_mode', 'C4/output-mode'],
    ['presentation', 'C4/presentation'],
    ['result_type', 'C4/result-type'],
    ['validation_status', 'C4/validation-status'],
    ['refactor_mode', 'C4/refactor-mode'],
    ['plan', 'C4/plan'],
    ['scope_expansion_needed', 'C4/scope-expansion'],
    ['clarification_questions', 'C4/questions'],
    ['dependency_issue', 'C4/dependency-issue'],
    ['fallback_context_bundle_requirements', 'C4/fallback-requirements'],
    ['notes', 'C4/notes'],
]);
function ruleOf(path) {
    const isOption = path[0] === 'clarification_questions' && path[2] !== undefined && path[2] !== 'question';
    return isOption ? 'C4/question-options' : (envelope_rules.get(path[0]) ?? 'C4/document');
}
function frameFaults(value, error) {
    const faults = (0,schema_problems/* schemaProblems */.Ic)(error, { value, pointer: '', ruleOf });
    if (!faults.some(({ rule }) => rule === 'C4/result-type'))
        return faults;
    const rest = EnvelopeCommon.safeParse(value);
    return rest.success ? faults : [...faults, ...(0,schema_problems/* schemaProblems */.Ic)(rest.error, { value, pointer: '', ruleOf })];
}
const allowedStatuses = {
    refactor_plan: ['accepted', 'blocked'],
    clarification_request: ['needs_clarification'],
    validation_error: ['validation_error'],
    dependency_error: ['dependency_error'],
};
function payloadFaults(value, frame) {
    return [
        ...statusFault(frame),
        ...planFault(value, frame),
        ...(frame.result_type === 'clarification_request'
            ? frame.clarification_questions.flatMap((question, index) => optionFaults(question, index))
            : []),
    ];
}
function statusFault({ result_type: result, validation_status: status }) {
    const allowed = allowedStatuses[result];
    if (allowed.includes(status))
        return [];
    return [
        (0,rules/* problem */.CC)('C4/status-of-result', {
            path: '/validation_status',
            type: 'mixed',
            message: `The status ${(0,rules/* quote */.hD)(status)} does not fit the result ${(0,rules/* quote */.hD)(result)}.`,
            recommendation: `Write ${allowed.map((word) => (0,rules/* quote */.hD)(word)).join(' or ')}.`,
        }),
    ];
}
function planFault(value, { result_type: result }) {
    if (result === 'refactor_plan' || (0,own_document/* own */.ZV)(value, 'plan') === undefined)
        return [];
    return [
        (0,rules/* problem */.CC)('C4/plan', {
            path: '/plan',
            type: 'mixed',
            message: `The result ${(0,rules/* quote */.hD)(result)} may not carry a plan.`,
            recommendation: 'Remove the plan, or answer with "refactor_plan".',
        }),
    ];
}
function optionFaults(question, index) {
    const keys = question.options.map(({ key }) => key);
    const problems = [];
    if (keys.join('') !== 'ABC' && keys.join('') !== 'ABCD') {
        problems.push((0,rules/* problem */.CC)('C4/question-options', {
            path: `/clarification_questions/${index}/options`,
            type: 'enum',
            message: `The options are ${keys.join(', ')}; they must be A, B and C, and perhaps D.`,
            recommendation: 'Offer A, B and C once each, in that order.',
        }));
    }
    if (!keys.includes(question.recommended_option)) {
        problems.push((0,rules/* problem */.CC)('C4/question-options', {
            path: `/clarification_questions/${index}/recommended_option`,
            type: 'enum',
            message: `The recommended option ${question.recommended_option} is not offered.`,
            recommendation: `Recommend one of ${keys.join(', ')}.`,
        }));
    }
    return problems;
}
const known = new Set([
    'schema_version',
    'skill',
    'version',
    'validation_status',
    ...[...envelope_rules.keys()].map(String),
]);
function keyDeviations(value) {
    return (0,own_document/* isObject */.Gv)(value) ? (0,schema_problems/* unknownKeys */.vX)(value, known, { pointer: '', rule: 'C4/unknown-key' }) : [];
}
const envelope_severities = {
    A: 'medium',
    B: 'low',
    C: 'info',
    D: 'info',
};
const severityOf = new Map(Object.entries(envelope_severities));
function readStep(native, pointer, context) {
    const strict = PlanStep.safeParse(native);
    const isLoose = !strict.success && context.isTolerant === true && (0,own_document/* isObject */.Gv)(native);
    const loose = isLoose ? (0,loose_fields/* readLoosely */.Ao)(native, pointer, looseStep) : undefined;
    const parsed = loose === undefined ? strict : PlanStep.safeParse(loose.value);
    if (!parsed.success) {
        const ruleOf = ([field]) => field === 'files' ? 'C4/step-file' : 'C4/step';
        const value = loose?.value ?? native;
        return {
            problems: [...(0,schema_problems/* schemaProblems */.Ic)(parsed.error, { value, pointer, ruleOf }), ...(loose?.problems ?? [])],
        };
    }
    const problems = [...(loose?.problems ?? [])];
    const paths = new Set();
    for (const [index, path] of (parsed.data.files ?? []).entries()) {
        const clauses = {
            pathKeys: ['files', index],
            lineKeys: ['files', index],
            malformed: 'C4/step-file',
            outside: 'C4/path-in-diff',
            line: 'C4/path-in-diff',
        };
        const placed = (0,places/* readPlace */.yI)({ path }, pointer, { context, clauses });
        problems.push(...placed.problems);
        if (placed.location !== undefined)
            paths.add(placed.location.path);
    }
    return problems.some(rules/* isRefusal */.vu)
        ? { problems }
        : { finding: toFinding(parsed.data, [...paths], { native, pointer }), problems };
}
const looseStep = {
    unknownKey: 'C4/unknown-key',
    fields: [
        { name: 'tier', kind: 'word', rule: 'C4/step', words: { a: 'A', b: 'B', c: 'C', d: 'D' } },
        {
            name: 'title',
            kind: 'text',
            rule: 'C4/step',
            names: [...loose_fields/* fieldNames */.pi.title, 'step', ...loose_fields/* fieldNames */.pi.text],
        },
        { name: 'files', kind: 'paths', rule: 'C4/step-file', names: loose_fields/* fieldNames */.pi.paths },
    ],
};
function toFinding({ tier, title }, paths, { native, pointer }) {
    const reason = envelope_text(native, 'why_now') ?? envelope_text(native, 'reason') ?? envelope_text(native, 'description');
    return {
        scope: paths.length === 0 ? 'system' : paths.length === 1 ? 'file' : 'multi-file',
        locations: paths.map((path) => ({ path, side: 'RIGHT' })),
        ...(paths.length === 0 ? { scopeText: title } : {}),
        title,
        titleDerived: false,
        issue: reason ?? title,
        category: 'refactoring',
        severity: envelope_severities[tier],
        confidence: { band: 'medium' },
        fix: { text: title, confidence: 'medium' },
        references: [],
        requiresHuman: envelope_text(native, 'behavior_change') === 'requires_approval',
        preExisting: false,
        status: 'open',
        pointer,
        native,
    };
}
function envelope_text(native, key) {
    const value = (0,own_document/* own */.ZV)(native, key);
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
function planDeviations({ plan, refactor_mode: mode }) {
    const problems = [];
    const touches = plan.test_file_touches ?? [];
    if (touches.length > 2) {
        problems.push((0,rules/* problem */.CC)('C4/test-touches', {
            path: '/plan/test_file_touches',
            type: 'limit',
            message: `The plan touches ${touches.length} test files; at most 2 are meant.`,
            recommendation: 'Keep the test files that the steps need.',
        }));
    }
    if (mode !== 'opportunistic')
        return problems;
    if (plan.steps.length > 5) {
        problems.push((0,rules/* problem */.CC)('C4/opportunistic-steps', {
            path: '/plan/steps',
            type: 'limit',
            message: `An opportunistic plan has ${plan.steps.length} steps; at most 5 are meant.`,
            recommendation: 'Move the rest to `follow_up_findings`.',
        }));
    }
    return [
        ...problems,
        ...wrongTiers(plan.steps, 'steps', { rule: 'C4/opportunistic-tier', tiers: ['A', 'B'] }),
        ...wrongTiers(plan.follow_up_findings ?? [], 'follow_up_findings', {
            rule: 'C4/follow-up-tier',
            tiers: ['C', 'D'],
        }),
    ];
}
function wrongTiers(items, list, { rule, tiers }) {
    return items.flatMap((item, index) => {
        const tier = (0,own_document/* own */.ZV)(item, 'tier');
        if (typeof tier !== 'string' || !severityOf.has(tier) || tiers.includes(tier))
            return [];
        return [
            (0,rules/* problem */.CC)(rule, {
                path: (0,json_reader/* pointerTo */.xH)('/plan', list, index, 'tier'),
                type: 'limit',
                message: `Tier ${tier} does not belong in \`${list}\` of an opportunistic plan.`,
                recommendation: `Keep items of tier ${tiers.join(' and ')} here.`,
            }),
        ];
    });
}
function parseEnvelope(value, context) {
    const strict = EnvelopeFrame.safeParse(value);
    const completed = strict.success || context.isTolerant !== true ? strict : EnvelopeFrame.safeParse(withFrame(value));
    const frame = completed.success ? completed : strict;
    const missing = strict.success
        ? rules/* none */.dv
        : frameFaults(value, strict.error).map((each) => frame.success ? { ...each, grade: 'deviation' } : each);
    const faults = frame.success ? (0,rules/* joined */.oR)(missing, payloadFaults(value, frame.data)) : missing;
    const plan = (0,own_document/* own */.ZV)(value, 'plan');
    const steps = readItems(plan, 'steps', context);
    const followUps = readItems(plan, 'follow_up_findings', context);
    return {
        ok: !faults.some(rules/* isRefusal */.vu) && steps.ok && followUps.ok,
        document: {
            format: 'envelope',
            state: frame.success
                ? stateOf(frame.data)
                : { state: 'invalid', reason: 'the envelope breaks its contract' },
            claims: {},
            ...(frame.success ? { summary: frame.data.presentation.user_markdown } : {}),
            questions: frame.success ? questionsOf(frame.data, value) : [],
            native: withoutItems(value, plan),
            findings: [...steps.findings, ...followUps.findings],
            refused: [...steps.refused, ...followUps.refused],
            complete: frame.success && (0,own_document/* own */.ZV)(value, 'scope_expansion_needed') === undefined,
        },
        problems: [
            ...faults,
            ...keyDeviations(value),
            ...(frame.success && frame.data.result_type === 'refactor_plan' ? planDeviations(frame.data) : []),
            ...steps.problems,
            ...followUps.problems,
        ],
    };
}
function withFrame(value) {
    if (!(0,own_document/* isObject */.Gv)(value))
        return value;
    const result = worded(value['result_type']);
    const status = worded(value['validation_status']) ?? statusOf(result);
    const text = (0,own_document/* own */.ZV)(value['presentation'], 'user_markdown') ?? value['presentation'];
    return {
        ...value,
        schema_version: asText(value['schema_version']) ?? '1.0',
        skill: asText(value['skill']) ?? 'unknown',
        version: asText(value['version']) ?? '1.0',
        output_mode: worded(value['output_mode']) === 'human' ? 'human' : 'agent',
        presentation: { user_markdown: typeof text === 'string' && text.trim() !== '' ? text : 'No summary.' },
        ...(result !== undefined && { result_type: result }),
        ...(status !== undefined && { validation_status: status }),
        ...(result === 'refactor_plan' && { refactor_mode: asText(value['refactor_mode']) ?? 'unknown' }),
    };
}
function statusOf(result) {
    return Object.entries(allowedStatuses).find(([name]) => name === result)?.[1][0];
}
function worded(value) {
    return typeof value === 'string'
        ? value
            .trim()
            .toLowerCase()
            .replace(/[\s-]+/g, '_')
        : undefined;
}
function asText(value) {
    if (typeof value === 'number')
        return String(value);
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
function readItems(plan, list, context) {
    const items = (0,own_document/* own */.ZV)(plan, list);
    return (0,read_findings/* readFindings */.RJ)(Array.isArray(items) ? items : [], `/plan/${list}`, {
        context,
        read: (native, pointer) => readStep(native, pointer, context),
        describe: (native) => {
            const title = (0,own_document/* own */.ZV)(native, 'title');
            return {
                ...(0,own_document/* claimedSeverity */.b$)(native, 'tier', severityOf),
                ...(typeof title === 'string' ? { title } : {}),
            };
        },
    });
}
function withoutItems(value, plan) {
    if (!(0,own_document/* isObject */.Gv)(value) || !(0,own_document/* isObject */.Gv)(plan))
        return value;
    return { ...value, plan: (0,own_document/* emptied */.$C)((0,own_document/* emptied */.$C)(plan, 'steps'), 'follow_up_findings') };
}
function stateOf(frame) {
    switch (frame.result_type) {
        case 'refactor_plan':
            return frame.validation_status === 'blocked'
                ? { state: 'blocked', reason: 'the reviewer says that its plan is blocked' }
                : { state: 'reviewed' };
        case 'clarification_request':
            return { state: 'needs_input' };
        case 'validation_error':
            return { state: 'invalid', reason: frame.notes.join(' ') || 'the reviewer does not say why' };
        case 'dependency_error':
            return { state: 'unavailable', reason: frame.dependency_issue };
    }
}
function questionsOf(frame, value) {
    if (frame.result_type !== 'clarification_request')
        return [];
    const natives = (0,own_document/* own */.ZV)(value, 'clarification_questions');
    return frame.clarification_questions.map((question, index) => {
        const options = (0,own_document/* own */.ZV)((0,own_document/* own */.ZV)(natives, index), 'options');
        return {
            id: question.question_id,
            question: question.question,
            options: question.options.map(({ key }, at) => ({ key, text: optionText((0,own_document/* own */.ZV)(options, at)) })),
            recommended: question.recommended_option,
        };
    });
}
function optionText(option) {
    if (!(0,own_document/* isObject */.Gv)(option))
        return '';
    return Object.entries(option)
        .flatMap(([key, value]) => (key !== 'key' && typeof value === 'string' ? [value] : []))
        .join(' — ');
}

;// CONCATENATED MODULE: ./build/formats/tool-fix.js


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
function readFix({ text, edits }, fixing) {
    const { location } = fixing;
    if (location?.startLine === undefined)
        return { fix: { text }, problems: rules/* none */.dv };
    const lines = { start: location.startLine, end: location.endLine ?? location.startLine };
    const replacement = edits === undefined ? undefined : inWholeLines(edits, lines, fixing);
    if (replacement !== undefined)
        return { fix: { text, replacement }, problems: rules/* none */.dv };
    const isShown = fixing.changed?.isCommentable(location.path, 'RIGHT', lines.start, lines.end) === true;
    return { fix: { text }, problems: isShown ? [notSuggested(fixing)] : rules/* none */.dv };
}
function inWholeLines(edits, lines, { location, changed, source }) {
    const shown = changed?.text(location?.path ?? '', lines.start, lines.end);
    const carried = source?.slice(lines.start - 1, lines.end);
    if (shown !== undefined && carried !== undefined && shown.join('\n') !== carried.join('\n'))
        return undefined;
    return replacementFor(lines, edits, shown ?? carried);
}
function notSuggested({ pointer, rule }) {
    return (0,rules/* problem */.CC)(rule, {
        path: pointer,
        type: 'limit',
        message: 'The fix is shown in words only: it cannot be written as new text for exactly the reported lines.',
        recommendation: 'Offer one fix whose edits lie inside the reported lines and were made for the text of the reviewed head.',
    });
}
function sourceText(text) {
    const starts = (0,json_reader/* lineStarts */._$)(text);
    return { lines: text.split(/\r?\n/), length: text.length, placeOf: (offset) => (0,json_reader/* positionAt */.t$)(starts, offset) };
}

;// CONCATENATED MODULE: ./build/formats/eslint.js











const position = schemas/* int */.Whr().min(0).max(2_147_483_647);
const offset = schemas/* int */.Whr().min(-1).max(2_147_483_647);
const Fix = schemas/* object */.Ikc({ range: schemas/* tuple */.PVZ([offset, offset]), text: schemas/* string */.YjP() });
const EslintMessage = schemas/* object */.Ikc({
    ruleId: schemas/* string */.YjP().nullish(),
    severity: schemas/* literal */.euz([1, 2]),
    message: schemas/* string */.YjP().regex(/\S/, 'a non-empty string'),
    line: position.nullish(),
    column: position.nullish(),
    endLine: position.nullish(),
    endColumn: position.nullish(),
    fatal: schemas/* boolean */.zMY().optional(),
    fix: Fix.optional(),
    suggestions: schemas/* array */.YOg(schemas/* object */.Ikc({ desc: schemas/* string */.YjP().optional(), fix: Fix.optional() })).optional(),
});
const EslintFileFrame = schemas/* object */.Ikc({
    filePath: schemas/* string */.YjP(),
    messages: schemas/* array */.YOg(schemas/* unknown */.L5J()),
    source: schemas/* string */.YjP().optional(),
});
const EslintOutput = schemas/* array */.YOg(EslintFileFrame.extend({ messages: schemas/* array */.YOg(EslintMessage) }));
const eslint = {
    title: 'ESLint json formatter, as far as it is read',
    schema: EslintOutput,
    recognises: (value) => (0,own_document/* hasItems */.Pb)(filesOf(value), 'filePath', 'messages'),
    read: readEslint,
};
function filesOf(value) {
    const results = (0,own_document/* own */.ZV)(value, 'results');
    return (0,own_document/* hasKeys */.xV)(value, 'metadata') && results !== undefined ? results : value;
}
function readEslint(value, context) {
    const listed = filesOf(value);
    if (!Array.isArray(listed))
        return { ok: false, document: emptyDocument, problems: [notAnArray(value)] };
    const at = listed === value ? '' : '/results';
    const files = listed.map((file, index) => eslint_readFile(file, (0,json_reader/* pointerTo */.xH)(at, index), context));
    const fatal = listed.flatMap((file, index) => unparsed(file, (0,json_reader/* pointerTo */.xH)(at, index)));
    return {
        ok: files.every(({ ok }) => ok),
        document: {
            ...emptyDocument,
            native: listed.map((file) => ((0,own_document/* isObject */.Gv)(file) ? (0,own_document/* emptied */.$C)(file, 'messages') : file)),
            findings: files.flatMap(({ findings }) => findings),
            refused: files.flatMap(({ refused }) => refused),
        },
        problems: [...files.flatMap(({ problems }) => problems), ...fatal],
    };
}
const emptyDocument = (0,parsed_document/* emptyList */.c)('eslint');
function notAnArray(value) {
    return (0,rules/* problem */.CC)('eslint/document', {
        path: '',
        type: 'type',
        message: `The output is ${(0,rules/* quote */.hD)(value)}; it must be an array of files.`,
        recommendation: 'Use the output of `eslint --format json`.',
    });
}
function eslint_readFile(file, pointer, context) {
    const frame = EslintFileFrame.safeParse(file);
    if (!frame.success) {
        const ruleOf = () => 'eslint/file';
        const problems = (0,schema_problems/* schemaProblems */.Ic)(frame.error, { value: file, pointer, ruleOf });
        return { findings: [], refused: [], problems, ok: false };
    }
    const { filePath } = frame.data;
    const source = frame.data.source === undefined ? undefined : sourceText(frame.data.source);
    const reading = (0,places/* readToolPath */.oB)(filePath, context.paths);
    const natives = (0,own_document/* own */.ZV)(file, 'messages');
    return (0,read_findings/* readFindings */.RJ)(Array.isArray(natives) ? natives : [], `${pointer}/messages`, {
        context,
        read: (native, at) => reading.ok
            ? readMessage(native, at, { path: reading.path, source, changed: context.changed })
            : {
                problems: [
                    (0,places/* malformedPath */.f7)('eslint/path', { written: filePath, reading, path: `${pointer}/filePath` }),
                ],
            },
        describe: (native) => (0,own_document/* claimedSeverity */.b$)(native, 'severity', eslint_severityOf),
    });
}
function unparsed(file, pointer) {
    const messages = (0,own_document/* own */.ZV)(file, 'messages');
    const at = Array.isArray(messages) ? messages.findIndex((each) => (0,own_document/* own */.ZV)(each, 'fatal') === true) : -1;
    if (at === -1)
        return [];
    return [
        (0,rules/* problem */.CC)('eslint/fatal', {
            path: (0,json_reader/* pointerTo */.xH)(pointer, 'messages', at),
            type: 'claim',
            message: 'ESLint could not parse this file.',
            recommendation: 'Repair the syntax or the parser options, then run ESLint again.',
        }),
    ];
}
const eslint_severityOf = new Map([
    [2, 'high'],
    [1, 'medium'],
]);
function readMessage(native, pointer, file) {
    const written = EslintMessage.safeParse(native);
    const parsed = written.success ? written : EslintMessage.safeParse(normalised(native));
    if (!parsed.success) {
        const ruleOf = () => 'eslint/message';
        return { problems: (0,schema_problems/* schemaProblems */.Ic)(parsed.error, { value: native, pointer, ruleOf }) };
    }
    const spelling = written.success
        ? rules/* none */.dv
        : (0,schema_problems/* schemaProblems */.Ic)(written.error, { value: native, pointer, ruleOf: () => 'eslint/spelling' });
    const { data } = parsed;
    const start = data.line === undefined || data.line === null || data.line === 0 ? undefined : data.line;
    const location = lineLocation(file.path, start, endOf(data, start));
    const { fix, problems } = fixOf(data, { location, pointer, file });
    return {
        finding: toolFinding({
            message: data.message,
            category: data.ruleId?.trim() || 'eslint',
            severity: data.severity === 2 ? 'high' : 'medium',
            locations: [location],
            ...(fix === undefined ? {} : { fix }),
            pointer,
            native,
        }),
        problems: (0,rules/* joined */.oR)(spelling, problems),
    };
}
function normalised(native) {
    if (!(0,own_document/* isObject */.Gv)(native))
        return native;
    const severity = native['fatal'] === true ? 'high' : (0,read_values/* readSeverity */.MW)(native['severity']);
    const isEmpty = typeof native['message'] !== 'string' || native['message'].trim() === '';
    return {
        ...native,
        ...(severity === undefined ? {} : { severity: severity === 'critical' || severity === 'high' ? 2 : 1 }),
        ...(isEmpty && typeof native['ruleId'] === 'string' ? { message: native['ruleId'] } : {}),
    };
}
function endOf({ endLine, endColumn }, start) {
    return start === undefined ? undefined : lastLine(start, Math.max(start, endLine ?? start), endColumn);
}
function fixOf({ fix, suggestions = [] }, { location, pointer, file: { source, changed } }) {
    if (fix === undefined) {
        const [first] = suggestions;
        return { fix: first?.desc === undefined ? undefined : { text: first.desc }, problems: rules/* none */.dv };
    }
    const text = fix.text === '' ? 'Remove the reported text.' : `Replace with: ${fix.text}`;
    const edit = source === undefined ? undefined : editOf(fix, source);
    const edits = edit === undefined ? undefined : [edit];
    return readFix({ text, edits }, { location, changed, rule: 'eslint/fix', pointer: (0,json_reader/* pointerTo */.xH)(pointer, 'fix'), source: source?.lines });
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

;// CONCATENATED MODULE: ./build/formats/rdjson.js











const number = schemas/* int */.Whr().min(0).max(2_147_483_647).nullish();
const rdjson_text = schemas/* string */.YjP().nullish();
const rdjson_position = schemas/* object */.Ikc({ line: number, column: number });
const range = schemas/* object */.Ikc({ start: rdjson_position, end: rdjson_position.nullish() });
const rdjson_location = schemas/* object */.Ikc({ path: schemas/* string */.YjP(), range: range.nullish() });
const source = schemas/* object */.Ikc({ name: rdjson_text, url: rdjson_text });
const severityNames = ['UNKNOWN_SEVERITY', 'ERROR', 'WARNING', 'INFO'];
const severity = schemas/* literal */.euz([...severityNames, 0, 1, 2, 3]);
const related = schemas/* array */.YOg(schemas/* object */.Ikc({ message: rdjson_text, location: rdjson_location.nullish() })).nullish();
const Diagnostic = schemas/* object */.Ikc({
    message: schemas/* string */.YjP().regex(/\S/, 'a non-empty string'),
    location: rdjson_location.nullish(),
    severity: severity.nullish(),
    source: source.nullish(),
    code: schemas/* object */.Ikc({ value: rdjson_text, url: rdjson_text }).nullish(),
    suggestions: schemas/* array */.YOg(schemas/* object */.Ikc({ range, text: rdjson_text })).nullish(),
    original_output: rdjson_text,
    related_locations: related,
    relatedLocations: related,
});
const header = { source: source.nullish(), severity: severity.nullish() };
const RdJsonFrame = schemas/* object */.Ikc({ ...header, diagnostics: schemas/* array */.YOg(schemas/* unknown */.L5J()).nullish() });
const RdJson = schemas/* object */.Ikc({ ...header, diagnostics: schemas/* array */.YOg(Diagnostic).nullish() });
const rdjson = {
    title: 'RDFormat rdjson, as far as it is read',
    schema: RdJson,
    recognises: (value) => (0,own_document/* hasKeys */.xV)(value, 'diagnostics') || isSilentRdjson(value),
    read: readRdjson,
};
const rdjsonl = {
    title: 'One line of RDFormat rdjsonl, as far as it is read',
    schema: Diagnostic,
    recognises: (value) => (0,own_document/* hasItems */.Pb)(value, 'message', 'location'),
    read: readRdjsonl,
};
function readRdjson(value, context) {
    const frame = RdJsonFrame.safeParse(value);
    const faults = frame.success
        ? []
        : (0,schema_problems/* schemaProblems */.Ic)(frame.error, { value, pointer: '', ruleOf: () => 'rdformat/document' });
    const silent = frame.success && isUnset(frame.data.diagnostics) && isUnset(frame.data.source);
    const natives = (0,own_document/* own */.ZV)(value, 'diagnostics');
    const defaults = frame.success ? frame.data : {};
    const read = readDiagnostics(Array.isArray(natives) ? natives : [], '/diagnostics', { defaults, context });
    const native = (0,own_document/* isObject */.Gv)(value) ? (0,own_document/* emptied */.$C)(value, 'diagnostics') : value;
    return {
        ok: faults.length === 0 && !silent && read.ok,
        document: { ...rdjson_emptyDocument, format: 'rdjson', native, findings: read.findings, refused: read.refused },
        problems: [...faults, ...(silent ? [saysNothing()] : []), ...read.problems],
    };
}
function isUnset(field) {
    return field === undefined || field === null;
}
function isSilentRdjson(value) {
    return ((0,own_document/* isObject */.Gv)(value) &&
        (0,own_document/* isObject */.Gv)((0,own_document/* own */.ZV)(value, 'source')) &&
        Object.keys(value).every((key) => key === 'source' || key === 'severity'));
}
function saysNothing() {
    return (0,rules/* problem */.CC)('rdformat/document', {
        path: '/diagnostics',
        type: 'missing',
        message: '"diagnostics" is missing, and no "source" says who found nothing.',
        recommendation: 'Write `"diagnostics": []`, or name the "source".',
    });
}
function readRdjsonl(value, context) {
    if (!Array.isArray(value))
        return { ok: false, document: rdjson_emptyDocument, problems: [notLines(value)] };
    const read = readDiagnostics(value, '', { defaults: {}, context });
    return {
        ok: read.ok,
        document: {
            ...rdjson_emptyDocument,
            findings: read.findings,
            refused: read.refused,
            complete: value.length > 0,
        },
        problems: read.problems,
    };
}
const rdjson_emptyDocument = (0,parsed_document/* emptyList */.c)('rdjsonl');
function readDiagnostics(natives, pointer, shared) {
    return (0,read_findings/* readFindings */.RJ)(natives, pointer, {
        context: shared.context,
        read: (native, at) => readDiagnostic(native, at, shared),
        describe: (native) => (0,own_document/* claimedSeverity */.b$)(native, 'severity', rdjson_severityOf),
    });
}
function notLines(value) {
    return (0,rules/* problem */.CC)('rdformat/line', {
        path: '',
        type: 'type',
        message: `The document is ${(0,rules/* quote */.hD)(value)}; it must be one diagnostic a line.`,
        recommendation: 'Write one JSON object on each line.',
    });
}
const rdjson_severities = {
    ERROR: 'high',
    WARNING: 'medium',
    INFO: 'info',
    UNKNOWN_SEVERITY: 'medium',
};
const rdjson_severityOf = new Map(severityNames.flatMap((name, number) => [
    [name, rdjson_severities[name]],
    [number, rdjson_severities[name]],
]));
function rankOf(...written) {
    const ranked = written.find((each) => rdjson_severityOf.has(each) && each !== 0 && each !== 'UNKNOWN_SEVERITY');
    return rdjson_severityOf.get(ranked) ?? rdjson_severities.UNKNOWN_SEVERITY;
}
function readDiagnostic(native, pointer, { defaults, context }) {
    const written = Diagnostic.safeParse(native);
    const parsed = written.success ? written : Diagnostic.safeParse(rdjson_normalised(native));
    if (!parsed.success) {
        const ruleOf = () => 'rdformat/diagnostic';
        return { problems: (0,schema_problems/* schemaProblems */.Ic)(parsed.error, { value: native, pointer, ruleOf }) };
    }
    const { data } = parsed;
    const spelling = written.success
        ? rules/* none */.dv
        : (0,schema_problems/* schemaProblems */.Ic)(written.error, { value: native, pointer, ruleOf: () => 'rdformat/spelling' });
    const path = data.location?.path;
    const reading = path === undefined ? undefined : (0,places/* readToolPath */.oB)(path, context.paths);
    if (path !== undefined && reading?.ok === false) {
        const at = (0,json_reader/* pointerTo */.xH)(pointer, 'location', 'path');
        return { problems: [(0,places/* malformedPath */.f7)('rdformat/path', { written: path, reading, path: at })] };
    }
    const lines = linesOf(data.location?.range);
    if (lines === undefined)
        return { problems: [disorderedRange(pointer)] };
    const location = reading?.ok === true ? lineLocation(reading.path, ...lines) : undefined;
    const { fix, problems } = rdjson_fixOf(data, { location, pointer, changed: context.changed });
    return {
        finding: toolFinding({
            message: data.message,
            category: rdjson_named(data.code?.value) ?? rdjson_named(data.source?.name) ?? rdjson_named(defaults.source?.name) ?? 'rdformat',
            severity: rankOf(data.severity, defaults.severity),
            locations: location === undefined ? [] : [location],
            references: [...relatedPlaces(data, context), ...(isStated(data.code?.url) ? [data.code.url] : [])],
            ...(fix === undefined ? {} : { fix }),
            pointer,
            native,
        }),
        problems: (0,rules/* joined */.oR)(spelling, problems),
    };
}
const nameOfSeverity = {
    critical: 'ERROR',
    high: 'ERROR',
    medium: 'WARNING',
    low: 'INFO',
    info: 'INFO',
};
function rdjson_normalised(native) {
    if (!(0,own_document/* isObject */.Gv)(native))
        return native;
    const { code, source } = native;
    const severity = (0,read_values/* readSeverity */.MW)(native['severity']);
    return {
        ...native,
        ...(severity === undefined ? {} : { severity: nameOfSeverity[severity] }),
        ...(typeof code === 'string' || typeof code === 'number' ? { code: { value: String(code) } } : {}),
        ...(typeof source === 'string' ? { source: { name: source } } : {}),
    };
}
function isStated(text) {
    return text !== undefined && text !== null && text.trim() !== '';
}
function rdjson_named(text) {
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
    return [start, lastLine(start, end, range?.end?.column)];
}
function relatedPlaces(data, context) {
    const related = data.related_locations ?? data.relatedLocations ?? [];
    return related.flatMap(({ message, location }) => {
        const reading = location === undefined || location === null ? undefined : (0,places/* readToolPath */.oB)(location.path, context.paths);
        if (reading?.ok !== true)
            return [];
        return [relatedPlace(reading.path, stated(location?.range?.start.line), rdjson_named(message))];
    });
}
function rdjson_fixOf({ suggestions }, { location, pointer, changed }) {
    const [suggestion, ...others] = suggestions ?? [];
    if (suggestion === undefined)
        return { fix: undefined, problems: rules/* none */.dv };
    const text = `Replace with: ${suggestion.text || '(nothing)'}`;
    const edit = others.length === 0 ? rdjson_editOf(suggestion) : undefined;
    const edits = edit === undefined ? undefined : [edit];
    return readFix({ text, edits }, { location, changed, rule: 'rdformat/suggestion', pointer: (0,json_reader/* pointerTo */.xH)(pointer, 'suggestions') });
}
function rdjson_editOf({ range: { start, end }, text }) {
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
    return (0,rules/* problem */.CC)('rdformat/range', {
        path: (0,json_reader/* pointerTo */.xH)(pointer, 'location', 'range', 'end'),
        type: 'range',
        message: 'The range ends before it starts.',
        recommendation: 'Write the first line before the last.',
    });
}

;// CONCATENATED MODULE: ./build/formats/read-evidence-pack.js







function parseEvidencePack(value, context) {
    const parsed = evidence_pack/* EvidencePack */.T.safeParse(value);
    const problems = [
        ...(parsed.success ? [] : (0,schema_problems/* schemaProblems */.Ic)(parsed.error, { value, pointer: '', ruleOf: () => 'C3/pack' })),
        ...targetProblem(value, context),
        ...(parsed.success ? claimDeviations(parsed.data) : []),
    ];
    return {
        ok: !problems.some(rules/* isRefusal */.vu),
        document: {
            format: 'evidence-pack',
            state: { state: 'reviewed' },
            claims: parsed.success ? { pullRequest: parsed.data.pr.number } : {},
            questions: [],
            native: value,
            findings: parsed.success ? verifierFindings(parsed.data, value, context) : [],
            refused: [],
            complete: true,
        },
        problems,
    };
}
function targetProblem(value, { pullRequest }) {
    const number = (0,own_document/* own */.ZV)((0,own_document/* own */.ZV)(value, 'pr'), 'number');
    if (typeof number !== 'number' || number === 0 || pullRequest === undefined || number === pullRequest)
        return [];
    return [
        (0,rules/* problem */.CC)('C3/pack-target', {
            path: '/pr/number',
            type: 'target',
            message: `The pack is of pull request ${number}, but the review is of ${pullRequest}.`,
            recommendation: `Use the pack of pull request ${(0,rules/* quote */.hD)(pullRequest)}.`,
        }),
    ];
}
const read_evidence_pack_severities = { error: 'high', warning: 'medium', info: 'info' };
function verifierFindings(pack, value, context) {
    return pack.verification.verifiers.flatMap(({ name, findings }, verifier) => findings.map((each, index) => {
        const keys = ['verification', 'verifiers', verifier, 'findings', index];
        const category = name.trim() || 'verification';
        const reading = (0,places/* readPath */.G7)(each.file, context.paths);
        const hasLine = reading.ok && each.line !== null && each.line >= 1;
        return {
            scope: hasLine ? 'inline' : reading.ok ? 'file' : 'system',
            locations: reading.ok
                ? [
                    {
                        path: reading.path,
                        ...(hasLine && each.line !== null ? { startLine: each.line } : {}),
                        side: 'RIGHT',
                    },
                ]
                : [],
            ...(reading.ok ? {} : { scopeText: category }),
            title: (0,model_title/* titleFrom */.N)(each.message) ?? category,
            titleDerived: true,
            issue: each.message,
            category,
            severity: read_evidence_pack_severities[each.severity],
            confidence: { band: 'high' },
            references: [],
            evidence: { type: 'verifier_output', detail: each.message },
            requiresHuman: false,
            preExisting: false,
            status: 'open',
            pointer: (0,json_reader/* pointerTo */.xH)('', ...keys),
            native: keys.reduce((at, key) => (0,own_document/* own */.ZV)(at, key), value) ?? null,
        };
    }));
}
function claimDeviations(pack) {
    return [
        ...(0,schema_problems/* timestampDeviation */.QE)('C3/generated-at', { path: '/generated_at', timestamp: pack.generated_at }),
        ...statsDeviations(pack),
        ...verifierDeviations(pack),
        ...overrideDeviation(pack),
        ...hotspotDeviations(pack),
    ];
}
function statsDeviations({ diff: { stats, touched_files: files } }) {
    const sum = (key) => files.reduce((total, file) => total + file[key], 0);
    const counted = {
        files_changed: files.length,
        insertions: sum('insertions'),
        deletions: sum('deletions'),
    };
    return ['files_changed', 'insertions', 'deletions'].flatMap((key) => miscounted(`/diff/stats/${key}`, { given: stats[key], ...read_evidence_pack_range(counted[key]), of: 'the touched files' }));
}
function verifierDeviations({ verification: { verifiers, summary } }) {
    const count = (wanted) => verifiers.filter(({ status }) => status === wanted).length;
    const late = count('timeout');
    const counted = {
        passed: read_evidence_pack_range(count('pass')),
        failed: read_evidence_pack_range(count('fail'), late),
        warnings: read_evidence_pack_range(count('warn')),
        skipped: read_evidence_pack_range(count('skipped'), late),
    };
    return ['passed', 'failed', 'warnings', 'skipped'].flatMap((key) => miscounted(`/verification/summary/${key}`, { given: summary[key], ...counted[key], of: 'the verifiers' }));
}
function read_evidence_pack_range(least, perhaps = 0) {
    return { least, most: least + perhaps };
}
function miscounted(path, { given, least, most, of }) {
    if (given >= least && given <= most)
        return [];
    const right = least === most ? `${least}` : `${least} to ${most}`;
    return [
        (0,rules/* problem */.CC)('C3/pack-claims', {
            path,
            type: 'count',
            message: `The count is ${given}; from ${of} it is ${right}.`,
            recommendation: `Write ${right}.`,
        }),
    ];
}
function overrideDeviation({ risk: { override_applied: isApplied, override_source: source }, }) {
    if (isApplied === (source !== null))
        return [];
    return [
        (0,rules/* problem */.CC)('C3/pack-claims', {
            path: '/risk/override_source',
            type: 'claim',
            message: isApplied
                ? 'An override was applied, and nobody says by whom.'
                : 'An override that was not applied has a source.',
            recommendation: isApplied ? 'Name the source of the override.' : 'Write null.',
        }),
    ];
}
function hotspotDeviations({ hotspots }) {
    return hotspots.flatMap(({ line_start: start, line_end: end }, index) => start <= end
        ? []
        : [
            (0,rules/* problem */.CC)('C3/pack-claims', {
                path: `/hotspots/${index}/line_end`,
                type: 'range',
                message: `The hotspot ends at line ${end}, before it starts at ${start}.`,
                recommendation: 'Write the first line before the last.',
            }),
        ]);
}

// EXTERNAL MODULE: ./build/model/identity.js
var identity = __webpack_require__(96946);
// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
// EXTERNAL MODULE: ./build/formats/verdict.js
var formats_verdict = __webpack_require__(76758);
// EXTERNAL MODULE: ./build/formats/verdict-changes.js
var verdict_changes = __webpack_require__(84706);
;// CONCATENATED MODULE: ./build/formats/read-verdict.js











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
const summaryFields = new Set(['blocker', 'high', 'medium', 'low', 'info']);
function envelopeKeyDeviations(value) {
    const summary = (0,own_document/* own */.ZV)(value, 'summary');
    return [
        ...unknownFields(value, '', envelopeKeys),
        ...(summary === undefined ? [] : unknownFields(summary, '/summary', summaryFields)),
    ];
}
function findingKeyDeviations(native, pointer) {
    return unknownFields(native, pointer, findingKeys);
}
function unknownFields(value, pointer, known) {
    return (0,own_document/* isObject */.Gv)(value) ? (0,schema_problems/* unknownKeys */.vX)(value, known, { pointer, rule: 'C5/unknown-key' }) : [];
}
function read_verdict_claimDeviations(envelope, findings) {
    return [...summaryDeviations(envelope, findings), ...verdictDeviation(envelope, findings)];
}
function summaryDeviations({ summary }, findings) {
    const actual = (0,formats_verdict/* summaryOf */.YG)(findings);
    return ['blocker', 'high', 'medium', 'low', 'info']
        .filter((key) => summary[key] !== actual[key])
        .map((key) => (0,rules/* problem */.CC)('C5/recomputed-summary', {
        path: `/summary/${key}`,
        type: 'count',
        message: `\`${key}\` is ${summary[key]}, but ${actual[key]} findings have that severity.`,
        recommendation: `Write ${actual[key]}.`,
    }));
}
function verdictDeviation({ verdict }, findings) {
    const now = (0,formats_verdict/* verdictOf */.Vj)(findings.filter(({ status }) => (0,formats_verdict/* counts */.tQ)(status)));
    const before = (0,formats_verdict/* verdictOf */.Vj)(findings.filter(({ status }) => status !== 'verified'));
    const isTrue = verdict === 'ABORT' ? before === 'FAIL' : between(now, verdict, before);
    if (isTrue)
        return [];
    return [
        (0,rules/* problem */.CC)('C5/recomputed-verdict', {
            path: '/verdict',
            type: 'claim',
            message: `The verdict is ${(0,rules/* quote */.hD)(verdict)}, but the findings that are open or reopened make it ${(0,rules/* quote */.hD)(now)}.`,
            recommendation: `Write ${(0,rules/* quote */.hD)(now)}.`,
        }),
    ];
}
const order = ['PASS', 'WARN', 'FAIL'];
function between(low, verdict, high) {
    return order.indexOf(low) <= order.indexOf(verdict) && order.indexOf(verdict) <= order.indexOf(high);
}
function reportDeviation({ mode, reportPath }) {
    const isPlaced = mode === 'quick' ? reportPath === '' : reportPath === '' || (0,places/* readPath */.G7)(reportPath).ok;
    if (isPlaced)
        return [];
    return [
        (0,rules/* problem */.CC)('C5/report-place', {
            path: '/reportPath',
            type: 'path',
            message: mode === 'quick'
                ? `A quick check has no report, but \`reportPath\` is ${(0,rules/* quote */.hD)(reportPath)}.`
                : `The path ${(0,rules/* quote */.hD)(reportPath)} of the report is not relative to the worktree.`,
            recommendation: mode === 'quick' ? 'Write "".' : 'Write a path such as "docs/code-reviews/report.md".',
        }),
    ];
}
function readLineRange(text) {
    const match = formats_verdict/* lineRangePattern */.oc.exec(text);
    if (match === null)
        return undefined;
    const start = Number(match[1]);
    const end = Number(match[2] ?? match[1]);
    return start <= end && end <= 2_147_483_647 ? { start, end } : undefined;
}
function read_verdict_toFinding(data, { path, lines }, { native, pointer }) {
    return {
        nativeId: data.id,
        scope: path === undefined ? 'system' : lines === undefined ? 'file' : 'inline',
        locations: path === undefined ? [] : [{ path, ...read_verdict_linesOf(lines), side: 'RIGHT' }],
        ...(path === undefined ? { scopeText: data.title } : {}),
        title: data.title,
        titleDerived: false,
        issue: data.title,
        category: data.domain,
        severity: formats_verdict/* verdictSeverities */.tg[data.severity],
        confidence: { band: (0,formats_verdict/* bandOf */.BV)(data.confidence), value: data.confidence },
        ...(data.recommendation.trim() === ''
            ? {}
            : { fix: { text: data.recommendation, confidence: 'medium' } }),
        references: [],
        requiresHuman: false,
        preExisting: false,
        status: data.status,
        pointer,
        native,
    };
}
function read_verdict_linesOf(lines) {
    if (lines === undefined)
        return {};
    return { startLine: lines.start, ...(lines.end === lines.start ? {} : { endLine: lines.end }) };
}
function parseVerdict(value, context) {
    const envelope = formats_verdict/* VerdictEnvelope */.Qy.safeParse(value);
    const faults = envelope.success
        ? rules/* none */.dv
        : (0,schema_problems/* schemaProblems */.Ic)(envelope.error, { value, pointer: '', ruleOf: envelopeRuleOf });
    const findings = (0,own_document/* own */.ZV)(value, 'findings');
    const isForgiven = context.isTolerant === true && Array.isArray(findings);
    const natives = Array.isArray(findings) ? findings : [];
    const valid = [];
    const read = (0,read_findings/* readFindings */.RJ)(natives, '/findings', {
        context,
        read: (native, pointer) => readFinding(native, pointer, { context, valid }),
        describe: (native) => ({ ...(0,own_document/* claimedSeverity */.b$)(native, 'severity', formats_verdict/* verdictSeverityOf */.Cq), ...titleOf(native) }),
    });
    return {
        ok: (faults.length === 0 || isForgiven) && read.ok,
        document: {
            format: 'verdict',
            state: { state: 'reviewed' },
            claims: envelope.success ? claimsOf(envelope.data) : isForgiven ? statedClaims(value) : {},
            questions: [],
            native: (0,own_document/* isObject */.Gv)(value) ? (0,own_document/* emptied */.$C)(value, 'findings') : value,
            findings: read.findings,
            refused: read.refused,
            complete: isWhole(value, envelope.data, context),
        },
        problems: [
            ...(isForgiven ? faults.map((each) => ({ ...each, grade: 'deviation' })) : faults),
            ...envelopeKeyDeviations(value),
            ...(envelope.success && read.refused.length === 0
                ? read_verdict_claimDeviations(envelope.data, valid.map(({ data }) => data))
                : []),
            ...(envelope.success ? reportDeviation(envelope.data) : []),
            ...changeProblems(context.previous, envelope.data, { natives, valid }),
            ...read.problems,
        ],
    };
}
function isWhole(value, envelope, { mode, isTolerant }) {
    if (envelope !== undefined)
        return (0,review_document/* isWholeIn */.Hi)(mode, envelope.mode);
    const stated = formats_verdict/* VerdictEnvelope */.Qy.shape.mode.safeParse((0,own_document/* own */.ZV)(value, 'mode'));
    return (isTolerant === true && (stated.success ? (0,review_document/* isWholeIn */.Hi)(mode, stated.data) : (0,own_document/* own */.ZV)(value, 'mode') === undefined));
}
function statedClaims(value) {
    const verdict = (0,own_document/* own */.ZV)(value, 'verdict');
    const word = review_document/* Verdict */.Y.safeParse(typeof verdict === 'string' ? verdict.trim().toUpperCase() : verdict);
    const mode = formats_verdict/* VerdictEnvelope */.Qy.shape.mode.safeParse((0,own_document/* own */.ZV)(value, 'mode'));
    return { ...(word.success && { verdict: word.data }), ...(mode.success && { mode: mode.data }) };
}
function claimsOf({ verdict, mode, findings }) {
    return { verdict, total: findings.length, mode };
}
function changeProblems(previous, after, { natives, valid }) {
    const before = formats_verdict/* ReviewVerdict */.we.safeParse(previous).data;
    if (before === undefined)
        return rules/* none */.dv;
    return [
        ...(after === undefined ? rules/* none */.dv : (0,verdict_changes/* headerProblems */._W)(before, after)),
        ...(0,verdict_changes/* transitionProblems */.gY)(before.findings, valid),
        ...(after !== undefined && (0,verdict_changes/* isSameTime */.yD)(before, after) ? (0,verdict_changes/* addedProblems */.Bk)(before.findings, valid) : rules/* none */.dv),
        ...(0,verdict_changes/* vanishedProblems */.N3)(before.findings, new Set(natives.map((each) => (0,own_document/* own */.ZV)(each, 'id')))),
    ];
}
function titleOf(native) {
    const title = (0,own_document/* own */.ZV)(native, 'title');
    return typeof title === 'string' ? { title } : {};
}
function readFinding(native, pointer, { context, valid }) {
    const parsed = formats_verdict/* VerdictFinding */.Nj.safeParse(native);
    if (parsed.success) {
        const keys = findingKeyDeviations(native, pointer);
        const lines = parsed.data.lineRange === undefined ? undefined : readLineRange(parsed.data.lineRange);
        const isReversed = parsed.data.lineRange !== undefined && lines === undefined;
        if (!isReversed)
            return judge(parsed.data, { native, pointer, lines }, { context, valid, found: keys });
        if (context.isTolerant !== true) {
            return { problems: [descendingRange(parsed.data.lineRange ?? '', pointer), ...keys] };
        }
    }
    else if (context.isTolerant !== true || !(0,own_document/* isObject */.Gv)(native)) {
        const faults = (0,schema_problems/* schemaProblems */.Ic)(parsed.error, { value: native, pointer, ruleOf: findingRuleOf });
        return { problems: [...faults, ...findingKeyDeviations(native, pointer)] };
    }
    if (!(0,own_document/* isObject */.Gv)(native))
        return { problems: rules/* none */.dv };
    const loose = (0,loose_fields/* readLoosely */.Ao)(native, pointer, looseVerdict);
    const unread = (0,schema_problems/* unknownKeys */.vX)(native, new Set([...findingKeys, ...loose.used]), {
        pointer,
        rule: 'C5/unknown-key',
    });
    const found = [...loose.problems, ...unread];
    const data = formats_verdict/* VerdictFinding */.Nj.safeParse(loose.value);
    if (!data.success) {
        return {
            problems: [
                ...(0,schema_problems/* schemaProblems */.Ic)(data.error, { value: loose.value, pointer, ruleOf: findingRuleOf }),
                ...found,
            ],
        };
    }
    const { finding, problems } = judge(data.data, { native, pointer, lines: loose.lines }, { context, valid, found });
    if (finding === undefined)
        return { problems };
    const { nativeId: _, ...rest } = finding;
    return {
        finding: {
            ...((0,own_document/* own */.ZV)(native, 'id') === undefined ? rest : finding),
            ...(loose.severity !== undefined && { severity: loose.severity }),
            ...(loose.extras['issue'] !== undefined && { issue: loose.extras['issue'] }),
        },
        problems,
    };
}
function judge(data, { native, pointer, lines }, { context, valid, found }) {
    const place = data.file === ''
        ? { problems: rules/* none */.dv }
        : (0,places/* readPlace */.yI)({ path: data.file, lines }, pointer, { context, clauses: placeClauses });
    const problems = [
        ...found,
        ...place.problems,
        ...idDeviation(data, lines, pointer),
        ...floorDeviation(data, pointer),
    ];
    if (problems.some(rules/* isRefusal */.vu))
        return { problems };
    valid.push({ data, pointer });
    const path = 'location' in place ? place.location?.path : undefined;
    return { finding: read_verdict_toFinding(data, { path, lines }, { native, pointer }), problems };
}
const placeClauses = {
    pathKeys: ['file'],
    lineKeys: ['lineRange'],
    malformed: 'C5/file',
    outside: 'C5/path-in-diff',
    line: 'C5/line-in-diff',
};
const names = loose_fields/* fieldNames */.pi;
const looseVerdict = {
    unknownKey: 'C5/unknown-key',
    fields: [
        { name: 'id', kind: 'text', rule: 'C5/finding-id', names: names.id, missing: 'unnamed' },
        { name: 'domain', kind: 'text', rule: 'C5/domain', names: names.category, missing: 'general' },
        { name: 'severity', kind: 'severity', rule: 'C5/severity', names: names.severity, words: formats_verdict/* verdictWords */.L2 },
        { name: 'confidence', kind: 'fraction', rule: 'C5/confidence', names: names.confidence, missing: 0.6 },
        { name: 'file', kind: 'path', rule: 'C5/file', names: names.path, missing: '' },
        { name: 'lineRange', kind: 'lines', rule: 'C5/line-range', names: names.lines, shape: 'text' },
        { name: 'lineEnd', kind: 'lineEnd', rule: 'C5/line-range', names: names.lineEnd, isExtra: true },
        { name: 'title', kind: 'text', rule: 'C5/title', names: [...names.title, ...names.text] },
        { name: 'recommendation', kind: 'text', rule: 'C5/recommendation', names: names.fix, missing: '' },
        { name: 'issue', kind: 'text', rule: 'C5/unknown-key', names: names.text, isExtra: true },
        {
            name: 'status',
            kind: 'word',
            rule: 'C5/status',
            words: { open: 'open', fixed: 'fixed', verified: 'verified', reopened: 'reopened', wont: 'wont_fix' },
            missing: 'open',
        },
    ],
};
function descendingRange(range, pointer) {
    return (0,rules/* problem */.CC)('C5/line-range', {
        path: (0,json_reader/* pointerTo */.xH)(pointer, 'lineRange'),
        type: 'range',
        message: `The range ${(0,rules/* quote */.hD)(range)} does not ascend.`,
        recommendation: 'Write the first line before the last, such as "42-48".',
    });
}
function idDeviation(data, lines, pointer) {
    if (data.file === '')
        return [];
    const anchor = {
        subject: data.file,
        ...(lines === undefined ? {} : { startLine: lines.start, endLine: lines.end }),
    };
    const id = (0,identity/* findingId */.zK)(data.domain, anchor);
    if (data.id === id ||
        (data.id.startsWith(`${id}-`) && /^[1-9][0-9]*$/.test(data.id.slice(id.length + 1)))) {
        return [];
    }
    return [
        (0,rules/* problem */.CC)('C5/recomputed-id', {
            path: (0,json_reader/* pointerTo */.xH)(pointer, 'id'),
            type: 'claim',
            message: `The id is ${(0,rules/* quote */.hD)(data.id)}; domain, file and lines make it ${(0,rules/* quote */.hD)(id)}.`,
            recommendation: `Write ${(0,rules/* quote */.hD)(id)}.`,
        }),
    ];
}
function floorDeviation({ confidence }, pointer) {
    if (confidence >= formats_verdict/* confidenceFloors */.gs.low)
        return [];
    return [
        (0,rules/* problem */.CC)('C5/confidence-floor', {
            path: (0,json_reader/* pointerTo */.xH)(pointer, 'confidence'),
            type: 'range',
            message: `A confidence of ${confidence} is below ${formats_verdict/* confidenceFloors */.gs.low}; such a finding is speculation.`,
            recommendation: 'Leave the finding out, or verify it first.',
        }),
    ];
}

// EXTERNAL MODULE: ./build/formats/writable.js
var writable = __webpack_require__(62651);
;// CONCATENATED MODULE: ./build/formats/review-data.js










const review_data_filled = schemas/* string */.YjP().regex(/\S/, 'a non-empty string');
const count = schemas/* int */.Whr().min(0);
const ReviewDataComment = schemas/* object */.Ikc({
    file: schemas/* string */.YjP(),
    line: schemas/* int */.Whr().min(1).max(2_147_483_647),
    confidence: schemas/* number */.aig().min(0).max(100),
    confidence_level: schemas/* enum */.k5n(['high', 'medium', 'low', 'suggestion']),
    severity: schemas/* enum */.k5n(['critical', 'security', 'performance', 'logic', 'improvement', 'clarity']),
    title: review_data_filled,
    description: review_data_filled,
    code_context: schemas/* string */.YjP().optional(),
    suggestion: schemas/* string */.YjP().optional(),
});
const ReviewDataEnvelope = schemas/* object */.Ikc({
    version: schemas/* string */.YjP(),
    pr_info: schemas/* object */.Ikc({
        number: schemas/* int */.Whr().min(1),
        repo: schemas/* string */.YjP(),
        title: schemas/* string */.YjP(),
        description: schemas/* string */.YjP(),
        head_sha: schemas/* string */.YjP(),
    }),
    review_summary: schemas/* object */.Ikc({
        overview: schemas/* string */.YjP(),
        confidence_breakdown: schemas/* object */.Ikc({ high: count, medium: count, low: count, suggestions: count }),
        key_findings: schemas/* array */.YOg(schemas/* string */.YjP()),
        security_assessment: schemas/* string */.YjP(),
        positive_highlights: schemas/* string */.YjP(),
    }),
    line_comments: schemas/* array */.YOg(schemas/* unknown */.L5J()),
    review_event: schemas/* enum */.k5n(['COMMENT', 'REQUEST_CHANGES', 'APPROVE']),
    metadata: schemas/* object */.Ikc({
        reviewed_at: schemas/* string */.YjP(),
        reviewer_agent: schemas/* string */.YjP(),
        files_analyzed: count,
        total_issues: count,
    }),
});
const ReviewData = ReviewDataEnvelope.extend({ line_comments: schemas/* array */.YOg(ReviewDataComment) });
const review_data_severities = {
    critical: 'critical',
    security: 'high',
    performance: 'medium',
    logic: 'medium',
    improvement: 'low',
    clarity: 'low',
};
const review_data_severityOf = new Map(Object.entries(review_data_severities));
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
function review_data_toFinding(data, { location, native, pointer }) {
    return {
        scope: location.startLine === undefined ? 'file' : 'inline',
        locations: [location],
        title: data.title,
        titleDerived: false,
        issue: data.description,
        category: data.severity,
        severity: review_data_severities[data.severity],
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
const commentRules = new Map([
    ['file', 'C2/file'],
    ['line', 'C2/line'],
    ['confidence', 'C2/confidence'],
    ['confidence_level', 'C2/confidence-level'],
    ['severity', 'C2/severity'],
    ['title', 'C2/title'],
    ['description', 'C2/description'],
    ['code_context', 'C2/code-context'],
    ['suggestion', 'C2/suggestion'],
]);
function commentRuleOf(path) {
    return commentRules.get(path[0]) ?? 'C2/line-comments';
}
const commentKeys = new Set([...commentRules.keys()].map(String));
function commentDeviations(data, pointer) {
    const problems = [];
    const level = levelOf(data.confidence);
    if (data.confidence_level !== level) {
        problems.push((0,rules/* problem */.CC)('C2/confidence-mapping', {
            path: (0,json_reader/* pointerTo */.xH)(pointer, 'confidence_level'),
            type: 'claim',
            message: `A confidence of ${data.confidence} is ${(0,rules/* quote */.hD)(level)}, not ${(0,rules/* quote */.hD)(data.confidence_level)}.`,
            recommendation: `Write ${(0,rules/* quote */.hD)(level)}.`,
        }));
    }
    const words = data.title.trim().split(/\s+/).length;
    if (words > 10) {
        problems.push((0,rules/* problem */.CC)('C2/title-words', {
            path: (0,json_reader/* pointerTo */.xH)(pointer, 'title'),
            type: 'limit',
            message: `The title has ${words} words; at most 10 are wanted.`,
            recommendation: 'Shorten the title; the description holds the rest.',
        }));
    }
    return problems;
}
const review_data_rules = new Map([
    ['pr_info', 'C2/pr-info'],
    ['review_summary', 'C2/review-summary'],
    ['line_comments', 'C2/line-comments'],
    ['review_event', 'C2/review-event'],
    ['metadata', 'C2/metadata'],
]);
function review_data_envelopeRuleOf(path) {
    return review_data_rules.get(path[0]) ?? 'C2/document';
}
const review_data_known = [
    {
        path: [],
        keys: new Set(['version', 'pr_info', 'review_summary', 'line_comments', 'review_event', 'metadata']),
    },
    { path: ['pr_info'], keys: new Set(['number', 'repo', 'title', 'description', 'head_sha']) },
    {
        path: ['review_summary'],
        keys: new Set([
            'overview',
            'confidence_breakdown',
            'key_findings',
            'security_assessment',
            'positive_highlights',
        ]),
    },
    {
        path: ['review_summary', 'confidence_breakdown'],
        keys: new Set(['high', 'medium', 'low', 'suggestions']),
    },
    {
        path: ['metadata'],
        keys: new Set(['reviewed_at', 'reviewer_agent', 'files_analyzed', 'total_issues']),
    },
];
function review_data_envelopeKeyDeviations(value) {
    return review_data_known.flatMap(({ path, keys }) => {
        const part = path.reduce((at, key) => (0,own_document/* own */.ZV)(at, key), value);
        const pointer = path.map((key) => `/${key}`).join('');
        return (0,own_document/* isObject */.Gv)(part) ? (0,schema_problems/* unknownKeys */.vX)(part, keys, { pointer, rule: 'C2/unknown-key' }) : [];
    });
}
function review_data_claimDeviations(data) {
    return [
        ...versionDeviation(data.version),
        ...(0,schema_problems/* timestampDeviation */.QE)('C2/reviewed-at', {
            path: '/metadata/reviewed_at',
            timestamp: data.metadata.reviewed_at,
        }),
        ...totalDeviation(data),
        ...breakdownDeviations(data),
        ...filesDeviation(data),
        ...eventDeviation(data),
        ...identifierDeviations(data),
    ];
}
function versionDeviation(version) {
    if (version === '1.0')
        return [];
    return [
        (0,rules/* problem */.CC)('C2/version', {
            path: '/version',
            type: 'claim',
            message: `The version is ${(0,rules/* quote */.hD)(version)}; the document is read as "1.0".`,
            recommendation: 'Write "1.0".',
        }),
    ];
}
function totalDeviation({ metadata, line_comments: comments }) {
    if (metadata.total_issues === comments.length)
        return [];
    return [
        (0,rules/* problem */.CC)('C2/total-issues', {
            path: '/metadata/total_issues',
            type: 'count',
            message: `\`total_issues\` is ${metadata.total_issues}, but there are ${comments.length} line comments.`,
            recommendation: `Write ${comments.length}, or add the missing comments.`,
        }),
    ];
}
function breakdownDeviations({ review_summary: { confidence_breakdown: breakdown }, line_comments: comments, }) {
    const counts = { high: 0, medium: 0, low: 0, suggestions: 0 };
    for (const comment of comments) {
        const confidence = (0,own_document/* own */.ZV)(comment, 'confidence');
        if (typeof confidence !== 'number')
            continue;
        const level = levelOf(confidence);
        counts[level === 'suggestion' ? 'suggestions' : level] += 1;
    }
    return ['high', 'medium', 'low', 'suggestions']
        .filter((level) => breakdown[level] !== counts[level])
        .map((level) => (0,rules/* problem */.CC)('C2/confidence-breakdown', {
        path: `/review_summary/confidence_breakdown/${level}`,
        type: 'count',
        message: `${(0,rules/* quote */.hD)(level)} is ${breakdown[level]}; the number of comments of that confidence is ${counts[level]}.`,
        recommendation: `Write ${counts[level]}.`,
    }));
}
function filesDeviation({ metadata, line_comments: comments }) {
    const files = new Set(comments.map((comment) => (0,own_document/* own */.ZV)(comment, 'file')));
    files.delete(undefined);
    if (metadata.files_analyzed >= files.size)
        return [];
    return [
        (0,rules/* problem */.CC)('C2/files-analyzed', {
            path: '/metadata/files_analyzed',
            type: 'count',
            message: `\`files_analyzed\` is ${metadata.files_analyzed}, but ${files.size} files have comments.`,
            recommendation: 'Write how many files were read.',
        }),
    ];
}
const critical = new Set(['critical', 'security']);
function eventDeviation({ review_event: event, line_comments: comments, }) {
    if (event === 'APPROVE' && comments.length > 0) {
        return [
            claim(`The event APPROVE means that no issues were found, but there are ${comments.length}.`, 'Write "COMMENT" or "REQUEST_CHANGES".'),
        ];
    }
    if (event === 'REQUEST_CHANGES' && !comments.some((comment) => critical.has((0,own_document/* own */.ZV)(comment, 'severity')))) {
        return [
            claim('The event REQUEST_CHANGES is for critical issues, but no comment is critical or about security.', 'Write "COMMENT", or add the comment that the event is for.'),
        ];
    }
    return [];
}
function claim(message, recommendation) {
    return (0,rules/* problem */.CC)('C2/event-claim', { path: '/review_event', type: 'claim', message, recommendation });
}
function identifierDeviations({ pr_info: { repo, head_sha } }) {
    return [
        ...identifier('repo', repo, { form: /^[^/\s]+\/[^/\s]+$/, example: 'owner/name' }),
        ...identifier('head_sha', head_sha, { form: /^[0-9a-f]{7,64}$/i, example: 'abc123def456' }),
    ];
}
function identifier(field, given, { form, example }) {
    if (form.test(given))
        return [];
    return [
        (0,rules/* problem */.CC)('C2/identifiers', {
            path: `/pr_info/${field}`,
            type: 'format',
            message: `\`${field}\` is ${(0,rules/* quote */.hD)(given)}, which has not the form of ${(0,rules/* quote */.hD)(example)}.`,
            recommendation: `Write it as in ${(0,rules/* quote */.hD)(example)}.`,
        }),
    ];
}
const shortestId = 7;
function targetProblems(value, { head, repository, pullRequest }) {
    const info = (0,own_document/* own */.ZV)(value, 'pr_info');
    const number = (0,own_document/* own */.ZV)(info, 'number');
    const repo = (0,own_document/* own */.ZV)(info, 'repo');
    const sha = (0,own_document/* own */.ZV)(info, 'head_sha');
    const problems = [];
    if (typeof number === 'number' && pullRequest !== undefined && number !== pullRequest) {
        problems.push(otherTarget('number', number, pullRequest));
    }
    if (typeof repo === 'string' && repository !== undefined && !sameRepository(repo, repository)) {
        problems.push(otherTarget('repo', repo, repository));
    }
    if (typeof sha === 'string' && head !== undefined && !abbreviates(sha, head)) {
        problems.push(otherTarget('head_sha', sha, head));
    }
    return problems;
}
function sameRepository(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
function abbreviates(sha, head) {
    return sha.length >= shortestId && head.toLowerCase().startsWith(sha.toLowerCase());
}
function otherTarget(field, given, wanted) {
    return (0,rules/* problem */.CC)('C2/target', {
        path: `/pr_info/${field}`,
        type: 'target',
        message: `\`${field}\` is ${(0,rules/* quote */.hD)(given)}, but the review is of ${(0,rules/* quote */.hD)(wanted)}.`,
        recommendation: `Review ${(0,rules/* quote */.hD)(wanted)} and write that.`,
    });
}
function parseReviewData(value, context) {
    const envelope = ReviewDataEnvelope.safeParse(value);
    const shape = envelope.success
        ? rules/* none */.dv
        : (0,schema_problems/* schemaProblems */.Ic)(envelope.error, { value, pointer: '', ruleOf: review_data_envelopeRuleOf });
    const comments = (0,own_document/* own */.ZV)(value, 'line_comments');
    const isForgiven = context.isTolerant === true && Array.isArray(comments);
    const faults = [
        ...(isForgiven ? shape.map((each) => ({ ...each, grade: 'deviation' })) : shape),
        ...targetProblems(value, context),
    ];
    const read = (0,read_findings/* readFindings */.RJ)(Array.isArray(comments) ? comments : [], '/line_comments', {
        context,
        read: (native, pointer) => readComment(native, pointer, context),
        describe: (native) => ({ ...(0,own_document/* claimedSeverity */.b$)(native, 'severity', review_data_severityOf), ...review_data_titleOf(native) }),
    });
    return {
        ok: !faults.some(rules/* isRefusal */.vu) && read.ok,
        document: {
            format: 'review-data',
            state: { state: 'reviewed' },
            claims: envelope.success ? review_data_claimsOf(envelope.data) : review_data_statedClaims(value),
            ...summaryOf(value),
            questions: [],
            native: (0,own_document/* isObject */.Gv)(value) ? (0,own_document/* emptied */.$C)(value, 'line_comments') : value,
            findings: read.findings,
            refused: read.refused,
            complete: true,
        },
        problems: [
            ...faults,
            ...review_data_envelopeKeyDeviations(value),
            ...(envelope.success ? review_data_claimDeviations(envelope.data) : []),
            ...read.problems,
        ],
    };
}
function review_data_claimsOf({ pr_info: info, review_event: event, metadata }) {
    return {
        event,
        total: metadata.total_issues,
        head: info.head_sha,
        repository: info.repo,
        pullRequest: info.number,
    };
}
function review_data_statedClaims(value) {
    const event = ReviewDataEnvelope.shape.review_event.safeParse((0,own_document/* own */.ZV)(value, 'review_event'));
    return event.success ? { event: event.data } : {};
}
function summaryOf(value) {
    const overview = (0,own_document/* own */.ZV)((0,own_document/* own */.ZV)(value, 'review_summary'), 'overview');
    return typeof overview === 'string' ? { summary: overview } : {};
}
function review_data_titleOf(native) {
    const title = (0,own_document/* own */.ZV)(native, 'title');
    return typeof title === 'string' ? { title } : {};
}
function readComment(native, pointer, context) {
    const parsed = ReviewDataComment.safeParse(native);
    const keys = (0,own_document/* isObject */.Gv)(native)
        ? (0,schema_problems/* unknownKeys */.vX)(native, commentKeys, { pointer, rule: 'C2/unknown-key' })
        : rules/* none */.dv;
    if (parsed.success) {
        const lines = { start: parsed.data.line, end: parsed.data.line };
        return review_data_judge(parsed.data, { native, pointer, lines }, { context, found: keys });
    }
    if (context.isTolerant === true && (0,own_document/* isObject */.Gv)(native))
        return readTolerantly(native, pointer, context);
    return {
        problems: [...(0,schema_problems/* schemaProblems */.Ic)(parsed.error, { value: native, pointer, ruleOf: commentRuleOf }), ...keys],
    };
}
const AnyComment = ReviewDataComment.extend({ line: ReviewDataComment.shape.line.optional() });
function readTolerantly(native, pointer, context) {
    const loose = (0,loose_fields/* readLoosely */.Ao)(native, pointer, looseReviewData);
    const { confidence, confidence_level: level, title, description, ...rest } = loose.value;
    const certainty = typeof confidence === 'number' ? confidence : percentOfLevel(level);
    const value = {
        ...rest,
        ...((title ?? description)
            ? { title: title ?? titleOfText(description), description: description ?? title }
            : {}),
        ...(confidence === undefined || typeof confidence === 'number'
            ? { confidence: certainty }
            : { confidence }),
        confidence_level: level ?? levelOf(certainty),
    };
    const known = new Set([...commentKeys, ...loose.used]);
    const found = [...loose.problems, ...(0,schema_problems/* unknownKeys */.vX)(native, known, { pointer, rule: 'C2/unknown-key' })];
    const parsed = AnyComment.safeParse(value);
    const isUnplaced = rest['line'] !== undefined && loose.lines === undefined;
    if (!parsed.success || isUnplaced) {
        const strict = ReviewDataComment.safeParse(value);
        const faults = strict.success
            ? rules/* none */.dv
            : (0,schema_problems/* schemaProblems */.Ic)(strict.error, { value, pointer, ruleOf: commentRuleOf });
        return { problems: [...faults, ...found] };
    }
    const { finding, problems } = review_data_judge(parsed.data, { native, pointer, lines: loose.lines }, { context, found });
    if (finding === undefined)
        return { problems };
    const { category } = loose.extras;
    const ranked = loose.severity !== undefined && {
        severity: loose.severity,
        category: category ?? 'general',
    };
    return { finding: { ...finding, ...(category !== undefined && { category }), ...ranked }, problems };
}
function titleOfText(text) {
    return typeof text === 'string' ? ((0,model_title/* titleFrom */.N)(text) ?? text) : null;
}
function percentOfLevel(level) {
    return level === 'high' || level === 'medium' || level === 'low'
        ? percentFloors[level]
        : level === 'suggestion'
            ? 0
            : 60;
}
function review_data_judge(data, { native, pointer, lines }, { context, found }) {
    const deviations = [...found, ...commentDeviations(data, pointer)];
    const placed = (0,places/* readPlace */.yI)({ path: data.file, lines }, pointer, { context, clauses: review_data_placeClauses });
    const { location } = placed;
    if (location === undefined)
        return { problems: [...placed.problems, ...deviations] };
    const unchanged = placed.problems.some(({ grade }) => grade === 'relocated')
        ? rules/* none */.dv
        : besideChange(location, { pointer, context });
    return {
        finding: review_data_toFinding(data, { location, native, pointer }),
        problems: [...placed.problems, ...unchanged, ...deviations],
    };
}
const review_data_placeClauses = {
    pathKeys: ['file'],
    lineKeys: ['line'],
    malformed: 'C2/file',
    outside: 'C2/path-in-pr',
    line: 'C2/line-in-diff',
};
const review_data_names = loose_fields/* fieldNames */.pi;
const looseReviewData = {
    unknownKey: 'C2/unknown-key',
    fields: [
        { name: 'file', kind: 'path', rule: 'C2/file', names: review_data_names.path },
        { name: 'line', kind: 'lines', rule: 'C2/line', names: review_data_names.lines, shape: 'number' },
        { name: 'line_end', kind: 'lineEnd', rule: 'C2/unknown-key', names: review_data_names.lineEnd, isExtra: true },
        { name: 'confidence', kind: 'percent', rule: 'C2/confidence', names: review_data_names.confidence },
        {
            name: 'confidence_level',
            kind: 'confidence',
            rule: 'C2/confidence-level',
            words: { high: 'high', medium: 'medium', low: 'low', speculative: 'suggestion' },
        },
        {
            name: 'severity',
            kind: 'severity',
            rule: 'C2/severity',
            names: review_data_names.severity,
            words: {
                ...{ critical: 'critical', high: 'security', medium: 'logic', low: 'improvement', info: 'clarity' },
                performance: 'performance',
            },
        },
        { name: 'title', kind: 'text', rule: 'C2/title', names: review_data_names.title },
        { name: 'description', kind: 'text', rule: 'C2/description', names: review_data_names.text },
        { name: 'code_context', kind: 'text', rule: 'C2/code-context', names: review_data_names.code },
        { name: 'suggestion', kind: 'text', rule: 'C2/suggestion', names: review_data_names.fix },
        { name: 'category', kind: 'text', rule: 'C2/unknown-key', names: review_data_names.category, isExtra: true },
    ],
};
function besideChange({ path, startLine: line }, { pointer, context: { changed } }) {
    if (changed === undefined || line === undefined || changed.isChanged(path, line))
        return rules/* none */.dv;
    const near = changedNear(changed, path, line);
    return [
        (0,rules/* problem */.CC)('C2/changed-line', {
            path: (0,json_reader/* pointerTo */.xH)(pointer, 'line'),
            type: 'line',
            message: `Line ${line} of ${(0,rules/* quote */.hD)(path)} is shown around the change; the change did not add it.`,
            recommendation: `Comment on the changed line that causes the issue${near.length === 0 ? '' : `; the nearest are ${near.join(', ')}`}.`,
        }),
    ];
}
const searched = 50;
function changedNear(changed, path, line) {
    const find = (step) => {
        for (let at = line + step; at > 0 && Math.abs(at - line) <= searched; at += step) {
            if (changed.isChanged(path, at))
                return at;
        }
        return undefined;
    };
    return [find(-1), find(1)].filter((each) => each !== undefined);
}
function writeReviewData(review, header) {
    const { findings, claims, summary = '', producer } = review;
    const { pullRequest = claims.pullRequest, repository = claims.repository, head = claims.head } = header;
    if (pullRequest === undefined || repository === undefined || head === undefined) {
        const said = { pullRequest, repository, head };
        return {
            ok: false,
            needs: ['pullRequest', 'repository', 'head'].filter((key) => said[key] === undefined),
        };
    }
    const comments = findings.flatMap(toComment);
    const document = {
        version: '1.0',
        pr_info: { number: pullRequest, repo: repository, title: '', description: '', head_sha: head },
        review_summary: {
            overview: summary,
            confidence_breakdown: breakdown(comments),
            key_findings: findings.filter((each) => !hasLine(each)).map(({ title }) => title),
            security_assessment: '',
            positive_highlights: '',
        },
        line_comments: comments,
        review_event: claims.event ?? 'COMMENT',
        metadata: {
            reviewed_at: header.timestamp ?? writable/* unknownTime */.oR,
            reviewer_agent: producer,
            files_analyzed: new Set(comments.map(({ file }) => file)).size,
            total_issues: comments.length,
        },
    };
    return { ok: true, document };
}
function hasLine({ locations }) {
    return locations[0]?.startLine !== undefined;
}
function toComment(finding) {
    const [location] = finding.locations;
    if (location?.startLine === undefined)
        return [];
    const { band, value } = finding.confidence;
    const confidence = finding.scale === 'review-data' && value !== undefined ? value : percentFloors[band];
    return [
        {
            file: location.path,
            line: location.startLine,
            confidence,
            confidence_level: levelOf(confidence),
            severity: severityWord(finding),
            title: finding.title,
            description: finding.issue,
            ...(finding.evidence?.type === 'hunk_level_code' ? { code_context: finding.evidence.detail } : {}),
            ...(finding.fix === undefined ? {} : { suggestion: finding.fix.text }),
        },
    ];
}
const percentFloors = { high: 85, medium: 60, low: 40, speculative: 0 };
function severityWord({ severity, category }) {
    switch (severity) {
        case 'critical':
            return 'critical';
        case 'high':
            return category === 'security' ? 'security' : 'logic';
        case 'medium':
            return category === 'performance' ? 'performance' : 'logic';
        case 'low':
        case 'info':
            return category === 'clarity' ? 'clarity' : 'improvement';
    }
}
function breakdown(comments) {
    const counts = { high: 0, medium: 0, low: 0, suggestions: 0 };
    for (const { confidence_level: level } of comments)
        counts[level === 'suggestion' ? 'suggestions' : level] += 1;
    return counts;
}

;// CONCATENATED MODULE: ./build/formats/parse-suggestion.js
function onlySuggestion(markdown) {
    if (!markdown.includes('suggestion'))
        return undefined;
    let open;
    let content = [];
    let found;
    for (const line of markdown.split(/\r?\n/)) {
        const match = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))([^\n]*)$/.exec(line);
        const fence = match?.[1] ?? '';
        const info = (match?.[2] ?? '').trim();
        if (open === undefined) {
            if (fence === '' || (fence.startsWith('`') && info.includes('`')))
                continue;
            open = { fence, isSuggestion: info === 'suggestion' };
            content = [];
        }
        else if (fence.startsWith(open.fence) && info === '') {
            if (open.isSuggestion) {
                if (found !== undefined)
                    return undefined;
                found = content.join('\n');
            }
            open = undefined;
        }
        else
            content.push(line);
    }
    return open?.isSuggestion === true ? undefined : found;
}

;// CONCATENATED MODULE: ./build/formats/review-output-keys.js



const commonFields = [
    'category',
    'issue',
    'references',
    'implications',
    'severity',
    'confidence',
    'fix',
    'fix_confidence',
    'pre_existing',
];
const locationFields = new Map([
    ['inline', ['file', 'line', 'line_end']],
    ['file', ['file']],
    ['multi-file', ['files']],
    ['system', ['scope']],
]);
const fieldsOf = new Map([...locationFields].map(([type, fields]) => [type, ['type', ...fields, ...commonFields]]));
const review_output_keys_order = ['type', 'file', 'files', 'scope', 'line', 'line_end', ...commonFields];
const review_output_keys_known = new Set(review_output_keys_order);
function keyProblems(value, pointer) {
    return areInOrder(value, fieldsOf.get(value['type']))
        ? rules/* none */.dv
        : (0,rules/* joined */.oR)(mixedTypes(value, pointer), misplacedKey(value, pointer), unreadKeys(value, pointer));
}
function unreadKeys(value, pointer, read = new Set()) {
    const keys = read.size === 0 ? review_output_keys_known : new Set([...review_output_keys_known, ...read]);
    return (0,schema_problems/* unknownKeys */.vX)(value, keys, { pointer, rule: 'C1/unknown-key' });
}
function areInOrder(value, fields) {
    if (fields === undefined)
        return false;
    let at = 0;
    for (const key in value) {
        while (at < fields.length && fields[at] !== key)
            at += 1;
        at += 1;
    }
    return at <= fields.length;
}
function mixedTypes(value, pointer) {
    const type = value['type'];
    const fields = locationFields.get(type);
    if (fields === undefined)
        return rules/* none */.dv;
    const foreign = [...new Set([...locationFields.values()].flat())].filter((name) => Object.hasOwn(value, name) && !fields.includes(name));
    return foreign.map((name) => (0,rules/* problem */.CC)('C1/R3', {
        path: (0,json_reader/* pointerTo */.xH)(pointer, name),
        type: 'mixed',
        message: `${(0,rules/* quote */.hD)(name)} does not belong to a finding of type ${(0,rules/* quote */.hD)(type)}.`,
        recommendation: `Remove it, or choose the type that has it: ${typesWith(name)}.`,
    }));
}
function typesWith(name) {
    return [...locationFields]
        .flatMap(([type, fields]) => (fields.includes(name) ? [(0,rules/* quote */.hD)(type)] : []))
        .join(' or ');
}
function misplacedKey(value, pointer) {
    let previous;
    for (const name of Object.keys(value)) {
        if (!review_output_keys_known.has(name))
            continue;
        if (previous !== undefined && review_output_keys_order.indexOf(name) < review_output_keys_order.indexOf(previous)) {
            return [
                (0,rules/* problem */.CC)('C1/field-order', {
                    path: (0,json_reader/* pointerTo */.xH)(pointer, name),
                    type: 'order',
                    message: `${(0,rules/* quote */.hD)(name)} comes after ${(0,rules/* quote */.hD)(previous)}.`,
                    recommendation: `Write type, location, ${commonFields.join(', ')}.`,
                }),
            ];
        }
        previous = name;
    }
    return rules/* none */.dv;
}

// EXTERNAL MODULE: ./build/formats/review-output-references.js
var review_output_references = __webpack_require__(81032);
;// CONCATENATED MODULE: ./build/formats/review-output.js
















const certainty = schemas/* enum */.k5n(['HIGH', 'MEDIUM', 'LOW']);
const review_output_filled = schemas/* string */.YjP().regex(/\S/, 'a non-empty string');
const review_output_common = {
    category: review_output_filled,
    issue: review_output_filled,
    references: schemas/* array */.YOg(schemas/* string */.YjP()).min(1),
    implications: schemas/* string */.YjP(),
    severity: schemas/* enum */.k5n(['CRITICAL', 'MAJOR', 'MINOR', 'INFO']),
    confidence: certainty,
    fix: schemas/* string */.YjP(),
    fix_confidence: certainty,
    pre_existing: schemas/* boolean */.zMY().optional(),
};
const CommonFields = schemas/* object */.Ikc(review_output_common);
const Line = schemas/* unknown */.L5J()
    .refine((value) => spanOf(value) !== undefined, {
    message: 'a line number such as 42 or a range such as "42-48"',
})
    .meta({
    anyOf: [
        { type: 'integer', minimum: 1, maximum: read_values/* maxLine */.L2 },
        { type: 'string', pattern: '^[1-9][0-9]{0,9}-[1-9][0-9]{0,9}$' },
    ],
});
const ReviewOutputFinding = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('inline'),
        file: schemas/* string */.YjP(),
        line: Line,
        line_end: schemas/* int */.Whr().min(1).max(read_values/* maxLine */.L2).optional(),
        ...review_output_common,
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('file'), file: schemas/* string */.YjP(), ...review_output_common }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('multi-file'), files: schemas/* array */.YOg(schemas/* string */.YjP()).min(2), ...review_output_common }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('system'), scope: review_output_filled, ...review_output_common }),
]);
const ReviewOutput = schemas/* array */.YOg(ReviewOutputFinding);
const review_output_range = /^([1-9][0-9]{0,9})-([1-9][0-9]{0,9})$/;
function spanOf(value) {
    if (typeof value === 'number')
        return (0,read_values/* isLineNumber */.o2)(value) ? { start: value, end: value } : undefined;
    const match = typeof value === 'string' ? review_output_range.exec(value) : null;
    if (match === null)
        return undefined;
    const [start, end] = [Number(match[1]), Number(match[2])];
    return start <= end && (0,read_values/* isLineNumber */.o2)(end) ? { start, end } : undefined;
}
function review_output_linesOf(data) {
    if (data.type !== 'inline')
        return undefined;
    const { line, line_end: end } = data;
    const span = spanOf(line);
    if (span === undefined || end === undefined)
        return span;
    if (span.start !== span.end && span.end !== end)
        return undefined;
    return end >= span.start ? { start: span.start, end } : undefined;
}
const review_output_severities = {
    CRITICAL: 'critical',
    MAJOR: 'high',
    MINOR: 'medium',
    INFO: 'info',
};
const review_output_severityOf = new Map(Object.entries(review_output_severities));
const review_output_severityNames = {
    critical: 'CRITICAL',
    high: 'MAJOR',
    medium: 'MINOR',
    low: 'MINOR',
    info: 'INFO',
};
const confidences = {
    HIGH: { band: 'high' },
    MEDIUM: { band: 'medium' },
    LOW: { band: 'low' },
};
const confidenceNames = {
    high: 'HIGH',
    medium: 'MEDIUM',
    low: 'LOW',
    speculative: 'LOW',
};
const review_output_names = loose_fields/* fieldNames */.pi;
const looseReviewOutput = {
    unknownKey: 'C1/unknown-key',
    fields: [
        {
            name: 'type',
            kind: 'word',
            rule: 'C1/type',
            words: { inline: 'inline', file: 'file', multi: 'multi-file', system: 'system' },
        },
        { name: 'file', kind: 'path', rule: 'C1/file', names: review_output_names.path },
        { name: 'files', kind: 'paths', rule: 'C1/files', names: review_output_names.paths },
        { name: 'scope', kind: 'text', rule: 'C1/scope' },
        { name: 'line', kind: 'lines', rule: 'C1/line', names: review_output_names.lines, shape: 'either' },
        { name: 'line_end', kind: 'lineEnd', rule: 'C1/line', names: review_output_names.lineEnd, shape: 'number' },
        { name: 'title', kind: 'text', rule: 'C1/unknown-key', names: review_output_names.title, isExtra: true },
        { name: 'category', kind: 'text', rule: 'C1/category', names: review_output_names.category, missing: 'general' },
        { name: 'issue', kind: 'text', rule: 'C1/issue', names: review_output_names.text },
        { name: 'references', kind: 'texts', rule: 'C1/references', names: review_output_names.references, missing: [] },
        { name: 'severity', kind: 'severity', rule: 'C1/severity', names: review_output_names.severity, words: review_output_severityNames },
        {
            name: 'implications',
            kind: 'text',
            rule: 'C1/implications',
            names: review_output_names.implications,
            missing: '',
        },
        {
            name: 'confidence',
            kind: 'confidence',
            rule: 'C1/confidence',
            names: review_output_names.confidence,
            words: confidenceNames,
            missing: 'MEDIUM',
        },
        { name: 'fix', kind: 'text', rule: 'C1/fix', names: review_output_names.fix, missing: '' },
        {
            name: 'fix_confidence',
            kind: 'confidence',
            rule: 'C1/fix-confidence',
            words: confidenceNames,
            missing: 'LOW',
        },
        { name: 'pre_existing', kind: 'boolean', rule: 'C1/pre-existing', names: ['preexisting'] },
    ],
};
function parseReviewOutput(value, context) {
    const emptyDocument = (0,parsed_document/* emptyList */.c)('review-output');
    if (!Array.isArray(value)) {
        return { ok: false, document: emptyDocument, problems: [review_output_notAnArray(value)] };
    }
    const { findings, refused, problems, ok } = (0,read_findings/* readFindings */.RJ)(value, '', {
        context,
        read: (native, pointer) => review_output_readFinding(native, pointer, context),
        describe: (native) => ({ ...(0,own_document/* claimedSeverity */.b$)(native, 'severity', review_output_severityOf), ...review_output_titleOf(native) }),
    });
    return {
        ok,
        document: { ...emptyDocument, findings, refused, claims: { total: value.length } },
        problems: (0,rules/* joined */.oR)(problems, duplicateProblems(findings)),
    };
}
function review_output_notAnArray(value) {
    return (0,rules/* problem */.CC)('C1/R2', {
        path: '',
        type: 'type',
        message: `The document is ${(0,rules/* quote */.hD)(value)}; it must be an array of findings.`,
        recommendation: 'Return an array, `[]` when there is nothing to report.',
    });
}
function review_output_titleOf(native) {
    const issue = (0,own_document/* own */.ZV)(native, 'issue') ?? (0,own_document/* own */.ZV)(native, 'title');
    const title = typeof issue === 'string' ? (0,model_title/* titleFrom */.N)(issue) : undefined;
    return title === undefined ? {} : { title };
}
function review_output_readFinding(native, pointer, context) {
    const strict = judgeFinding(native, pointer, context);
    if (strict.data !== undefined && !strict.problems.some(rules/* isRefusal */.vu)) {
        return {
            finding: review_output_toFinding(strict.data, strict.locations, { native, pointer }),
            problems: strict.problems,
        };
    }
    if (context.isTolerant !== true || !(0,own_document/* isObject */.Gv)(native))
        return { problems: strict.problems };
    const loose = (0,loose_fields/* readLoosely */.Ao)(native, pointer, looseReviewOutput);
    const { value, problems } = withType(native, pointer, loose);
    const changes = (0,rules/* joined */.oR)(problems, unreadKeys(native, pointer, loose.used));
    if (!isUncited(value))
        return { problems: (0,rules/* joined */.oR)(schemaFaults(value, pointer), changes) };
    const { locations, problems: found } = judgeShape(value, pointer, context);
    if (found.some(rules/* isRefusal */.vu))
        return { problems: (0,rules/* joined */.oR)(found, changes) };
    return {
        finding: {
            ...review_output_toFinding(value, locations, { native, pointer }),
            ...(loose.severity !== undefined && { severity: loose.severity }),
            ...(loose.confidence !== undefined && { confidence: loose.confidence }),
            ...(loose.extras['title'] !== undefined && { title: loose.extras['title'], titleDerived: false }),
        },
        problems: (0,rules/* joined */.oR)(found, changes),
    };
}
function judgeFinding(native, pointer, context) {
    const keys = (0,own_document/* isObject */.Gv)(native) ? keyProblems(native, pointer) : rules/* none */.dv;
    if (!isFinding(native)) {
        return { data: undefined, locations: [], problems: (0,rules/* joined */.oR)(schemaFaults(native, pointer), keys) };
    }
    const { locations, problems } = judgeShape(native, pointer, context);
    return { data: native, locations, problems: (0,rules/* joined */.oR)(keys, problems) };
}
const isFinding = (0,schema_problems/* guardOf */.HY)(ReviewOutputFinding);
const isUncited = (0,schema_problems/* guardOf */.HY)(schemas/* discriminatedUnion */.gMt('type', [
    ReviewOutputFinding.options[0].extend({ references: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    ReviewOutputFinding.options[1].extend({ references: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    ReviewOutputFinding.options[2].extend({ references: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    ReviewOutputFinding.options[3].extend({ references: schemas/* array */.YOg(schemas/* string */.YjP()) }),
]));
function schemaFaults(native, pointer) {
    const faults = faultsOf(ReviewOutputFinding, native, pointer);
    if (!faults.some(({ rule }) => rule === 'C1/type'))
        return faults;
    return [...faults, ...faultsOf(CommonFields, native, pointer)];
}
const review_output_rules = new Map(looseReviewOutput.fields.map(({ name, rule }) => [name, rule]));
function faultsOf(schema, value, pointer) {
    const { error } = schema.safeParse(value);
    const ruleOf = ([field]) => review_output_rules.get(field) ?? 'C1/R2';
    return error === undefined ? rules/* none */.dv : (0,schema_problems/* schemaProblems */.Ic)(error, { value, pointer, ruleOf });
}
const maxSpan = 20;
function judgeShape(data, pointer, context) {
    const lines = review_output_linesOf(data);
    const { locations, problems: misplaced } = placesOf(data, { lines, pointer, context });
    const cited = (0,review_output_references/* referenceProblems */.W)(data.references, {
        pointer,
        own: data.type === 'multi-file' ? undefined : locations[0],
        repository: context.repository,
        isTolerant: context.isTolerant === true,
    });
    return { locations, problems: (0,rules/* joined */.oR)(misplaced, cited, limits(data, lines, pointer)) };
}
function placesOf(data, { lines, pointer, context }) {
    if (data.type === 'system')
        return { locations: [], problems: rules/* none */.dv };
    if (data.type !== 'multi-file') {
        const placed = (0,places/* readPlace */.yI)({ path: data.file, lines }, pointer, { context, clauses: clausesFor(['file']) });
        const isContradictory = data.type === 'inline' && lines === undefined;
        return {
            locations: placed.location === undefined ? [] : [placed.location],
            problems: isContradictory ? (0,rules/* joined */.oR)(placed.problems, [contradictoryLines(pointer)]) : placed.problems,
        };
    }
    const byPath = new Map();
    const problems = [];
    for (const [index, path] of data.files.entries()) {
        const clauses = clausesFor(['files', index]);
        const placed = (0,places/* readPlace */.yI)({ path }, pointer, { context, clauses });
        problems.push(...placed.problems);
        if (placed.location !== undefined)
            byPath.set(placed.location.path, placed.location);
    }
    if (byPath.size < 2 && !problems.some(rules/* isRefusal */.vu))
        problems.push(oneFile(pointer));
    return { locations: [...byPath.values()], problems: problems.length === 0 ? rules/* none */.dv : problems };
}
function clausesFor(pathKeys) {
    return {
        pathKeys,
        lineKeys: ['line'],
        malformed: 'C1/N4',
        outside: 'C1/path-in-diff',
        line: 'C1/line-in-diff',
    };
}
function contradictoryLines(pointer) {
    return (0,rules/* problem */.CC)('C1/line', {
        path: (0,json_reader/* pointerTo */.xH)(pointer, 'line_end'),
        type: 'range',
        message: '`line_end` contradicts `line`.',
        recommendation: 'Write the range once: `"line": "42-48"`, or `"line": 42, "line_end": 48`.',
    });
}
function oneFile(pointer) {
    return (0,rules/* problem */.CC)('C1/files', {
        path: (0,json_reader/* pointerTo */.xH)(pointer, 'files'),
        type: 'range',
        message: '`files` names only one file.',
        recommendation: 'Name at least two files, or use type "file".',
    });
}
function limits(data, lines, pointer) {
    const { type, fix, implications, severity, confidence, pre_existing: isOld = false } = data;
    const span = lines === undefined ? 1 : lines.end - lines.start + 1;
    const isWorthy = (severity === 'CRITICAL' || severity === 'MAJOR') && confidence === 'HIGH';
    const isUnfixed = type === 'inline' && !/\S/.test(fix);
    const isUnexplained = !/\S/.test(implications);
    if (span <= maxSpan && !isUnfixed && !isUnexplained && (!isOld || isWorthy))
        return rules/* none */.dv;
    return [
        ...(span <= maxSpan
            ? []
            : [
                (0,rules/* problem */.CC)('C1/line-span', {
                    path: (0,json_reader/* pointerTo */.xH)(pointer, 'line'),
                    type: 'range',
                    message: `The finding spans ${span} lines; inline findings span at most ${maxSpan}.`,
                    recommendation: 'Name the lines that matter most, or use type "file".',
                }),
            ]),
        ...(isUnexplained
            ? [
                (0,rules/* tolerated */.Nx)('C1/implications', {
                    path: (0,json_reader/* pointerTo */.xH)(pointer, 'implications'),
                    type: 'missing',
                    message: '`implications` is empty, so nobody learns why the issue matters.',
                    recommendation: 'Say what happens if it is not fixed.',
                }),
            ]
            : []),
        ...(isUnfixed
            ? [
                (0,rules/* problem */.CC)('C1/inline-fix', {
                    path: (0,json_reader/* pointerTo */.xH)(pointer, 'fix'),
                    type: 'missing',
                    message: 'An inline finding proposes a fix, and this one has none.',
                    recommendation: 'Propose a fix, with a lower `fix_confidence` if need be, or use type "file".',
                }),
            ]
            : []),
        ...(isOld && !isWorthy
            ? [
                (0,rules/* problem */.CC)('C1/pre-existing-limits', {
                    path: (0,json_reader/* pointerTo */.xH)(pointer, 'pre_existing'),
                    type: 'limit',
                    message: `A pre-existing issue of severity ${severity} and confidence ${confidence} is out of scope.`,
                    recommendation: 'Report pre-existing issues only when they are CRITICAL or MAJOR and HIGH in confidence.',
                }),
            ]
            : []),
    ];
}
function withType(native, pointer, { value, lines, extras, problems }) {
    const { type: declared, file, files, scope, line, line_end: _, ...rest } = value;
    const issue = rest['issue'] ?? extras['title'];
    const text = issue === undefined ? rest : { ...rest, issue };
    const many = Array.isArray(files) ? files : [];
    const [first] = many;
    const path = file ?? (many.length === 1 ? first : undefined);
    const place = many.length > 1 && (file === undefined || declared === 'multi-file')
        ? { type: 'multi-file', files: many }
        : path === undefined
            ? { type: 'system', scope: scope ?? extras['title'] ?? rest['category'] ?? 'general' }
            : line === undefined
                ? { type: 'file', file: path }
                : { type: 'inline', file: path, line: lines === undefined ? line : review_output_lineOf(lines) };
    const { type } = place;
    if (type === (0,own_document/* own */.ZV)(native, 'type'))
        return { value: { ...place, ...text }, problems };
    const kind = (0,own_document/* own */.ZV)(native, 'type');
    const isKind = typeof kind === 'string' && declared === kind && type !== kind && !isType(kind);
    return {
        value: { ...place, ...text, ...(isKind && (0,own_document/* own */.ZV)(native, 'category') === undefined && { category: kind }) },
        problems: [
            ...problems,
            (0,rules/* tolerated */.Nx)('C1/type', {
                path: (0,json_reader/* pointerTo */.xH)(pointer, 'type'),
                type: kind === undefined ? 'missing' : 'mixed',
                message: `By its place the finding is of type ${(0,rules/* quote */.hD)(type)}, and \`type\` is ${kind === undefined ? 'missing' : (0,rules/* quote */.hD)(kind)}.`,
                recommendation: `Write ${(0,rules/* quote */.hD)(type)}.`,
            }),
        ],
    };
}
function isType(word) {
    return ReviewOutputFinding.options.some((each) => each.shape.type.value === word);
}
function review_output_lineOf({ start, end }) {
    return start === end ? start : `${start}-${end}`;
}
function review_output_toFinding(data, locations, { native, pointer }) {
    return {
        scope: data.type,
        locations,
        scopeText: data.type === 'system' ? data.scope : undefined,
        title: (0,model_title/* titleFrom */.N)(data.issue) ?? data.category,
        titleDerived: true,
        issue: data.issue,
        implications: data.implications === '' ? undefined : data.implications,
        category: data.category,
        severity: review_output_severities[data.severity],
        confidence: confidences[data.confidence],
        fix: data.fix === '' ? undefined : review_output_readFix(data),
        references: data.references,
        requiresHuman: false,
        preExisting: data.pre_existing ?? false,
        status: 'open',
        pointer,
        native,
    };
}
function review_output_readFix(data) {
    const text = data.fix;
    const confidence = confidences[data.fix_confidence].band;
    const replacement = data.type === 'inline' ? onlySuggestion(text) : undefined;
    return replacement === undefined ? { text, confidence } : { text, confidence, replacement };
}
function duplicateProblems(findings) {
    const seen = new Map();
    const problems = [];
    for (const { issue, locations, pointer } of findings) {
        const subjects = locations.length === 0 ? [''] : locations.map(({ path }) => path);
        const places = seen.get(issue);
        if (places === undefined) {
            seen.set(issue, new Map(subjects.map((subject) => [subject, pointer])));
            continue;
        }
        const earlier = subjects.find((subject) => places.has(subject));
        if (earlier !== undefined)
            problems.push(duplicate(pointer, places.get(earlier) ?? ''));
        for (const subject of subjects)
            if (!places.has(subject))
                places.set(subject, pointer);
    }
    return problems;
}
function duplicate(pointer, earlier) {
    return (0,rules/* problem */.CC)('C1/N3', {
        path: (0,json_reader/* pointerTo */.xH)(pointer, 'issue'),
        type: 'duplicate',
        message: `The finding describes the same issue as the one at ${earlier}.`,
        recommendation: 'Keep the more actionable of the two.',
    });
}
function writeReviewOutput({ findings }, { reference }) {
    const document = findings.map((finding) => toOutputFinding(finding, reference));
    const areCited = document.every(({ references }) => references.some(isLink));
    return areCited ? { ok: true, document } : { ok: false, needs: ['reference'] };
}
function toOutputFinding(finding, reference) {
    const cited = finding.references.map((each) => asLink(each, finding.category));
    return {
        ...placeOf(finding),
        category: finding.category,
        issue: (0,writable/* titledText */.cD)(finding),
        references: cited.some(isLink) || reference === undefined ? cited : [...cited, reference],
        implications: finding.implications ?? '',
        severity: review_output_severityNames[finding.severity],
        confidence: confidenceNames[finding.confidence.band],
        fix: review_output_fixOf(finding),
        fix_confidence: confidenceNames[finding.fix?.confidence ?? 'low'],
        ...(finding.preExisting ? { pre_existing: true } : {}),
    };
}
function isLink(reference) {
    return (0,review_output_references/* findLink */.K)(reference) !== undefined;
}
function asLink(reference, rule) {
    const isAddress = /^https?:\/\/[^\s()<>[\]]+$/.test(reference);
    const label = /^[^\s[\]][^[\]\n]*$/.test(rule) ? rule.trim() : 'the rule';
    return isAddress ? `[${label}](${reference})` : reference;
}
function placeOf({ locations, scopeText, title }) {
    const [first] = locations;
    const paths = [...new Set(locations.map(({ path }) => path))];
    if (first === undefined)
        return { type: 'system', scope: scopeText ?? title };
    if (paths.length > 1)
        return { type: 'multi-file', files: paths };
    if (first.startLine === undefined)
        return { type: 'file', file: first.path };
    const line = first.endLine === undefined ? first.startLine : (0,identity/* lineRange */.Ap)(first);
    return { type: 'inline', file: first.path, line };
}
function review_output_fixOf({ fix }) {
    if (fix === undefined)
        return '';
    if (fix.replacement === undefined || fix.text.includes('suggestion'))
        return fix.text;
    const longest = Math.max(2, ...[...fix.replacement.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fix.text}\n\n${fence}suggestion\n${fix.replacement}\n${fence}`;
}

// EXTERNAL MODULE: ./build/model/project.js
var project = __webpack_require__(13411);
;// CONCATENATED MODULE: ./build/formats/sarif-log.js



const line = schemas/* int */.Whr().min(1).max(2_147_483_647);
const index = schemas/* int */.Whr().min(-1);
const Level = schemas/* enum */.k5n(['none', 'note', 'warning', 'error']);
const Message = schemas/* object */.Ikc({
    text: schemas/* string */.YjP().optional(),
    markdown: schemas/* string */.YjP().optional(),
    id: schemas/* string */.YjP().optional(),
    arguments: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});
const ArtifactLocation = schemas/* object */.Ikc({
    uri: schemas/* string */.YjP().optional(),
    uriBaseId: schemas/* string */.YjP().optional(),
    index: index.optional(),
});
const Region = schemas/* object */.Ikc({
    startLine: line.optional(),
    startColumn: line.optional(),
    endLine: line.optional(),
    endColumn: line.optional(),
    charOffset: index.optional(),
    charLength: schemas/* int */.Whr().min(0).optional(),
    byteOffset: index.optional(),
    byteLength: schemas/* int */.Whr().min(0).optional(),
});
const Location = schemas/* object */.Ikc({
    physicalLocation: schemas/* object */.Ikc({ artifactLocation: ArtifactLocation.optional(), region: Region.optional() })
        .optional(),
    id: schemas/* int */.Whr().optional(),
    message: Message.optional(),
});
const Replacement = schemas/* object */.Ikc({
    deletedRegion: Region,
    insertedContent: schemas/* object */.Ikc({ text: schemas/* string */.YjP().optional() }).optional(),
});
const SarifResult = schemas/* object */.Ikc({
    ruleId: schemas/* string */.YjP().optional(),
    ruleIndex: index.optional(),
    rule: schemas/* object */.Ikc({
        id: schemas/* string */.YjP().optional(),
        index: index.optional(),
        toolComponent: schemas/* object */.Ikc({ index: index.optional(), name: schemas/* string */.YjP().optional(), guid: schemas/* string */.YjP().optional() })
            .optional(),
    })
        .optional(),
    kind: schemas/* enum */.k5n(['notApplicable', 'pass', 'fail', 'review', 'open', 'informational']).optional(),
    level: Level.optional(),
    message: Message.nullish(),
    locations: schemas/* array */.YOg(Location).optional(),
    relatedLocations: schemas/* array */.YOg(Location).optional(),
    fixes: schemas/* array */.YOg(schemas/* object */.Ikc({
        description: Message.optional(),
        artifactChanges: schemas/* array */.YOg(schemas/* object */.Ikc({
            artifactLocation: ArtifactLocation,
            replacements: schemas/* array */.YOg(Replacement),
        })),
    }))
        .optional(),
    suppressions: schemas/* array */.YOg(schemas/* object */.Ikc({
        kind: schemas/* enum */.k5n(['inSource', 'external']),
        status: schemas/* enum */.k5n(['accepted', 'underReview', 'rejected']).optional(),
        justification: schemas/* string */.YjP().optional(),
    }))
        .optional(),
    provenance: schemas/* object */.Ikc({ invocationIndex: index.optional() }).optional(),
    baselineState: schemas/* enum */.k5n(['new', 'unchanged', 'updated', 'absent']).optional(),
    partialFingerprints: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).optional(),
});
const Configuration = schemas/* object */.Ikc({ level: Level.optional() });
const Rule = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP().optional(),
    shortDescription: Message.optional(),
    fullDescription: Message.optional(),
    messageStrings: schemas/* record */.g1P(schemas/* string */.YjP(), Message).optional(),
    defaultConfiguration: Configuration.optional(),
    helpUri: schemas/* string */.YjP().optional(),
});
const Component = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    guid: schemas/* string */.YjP().optional(),
    rules: schemas/* array */.YOg(Rule).optional(),
    globalMessageStrings: schemas/* record */.g1P(schemas/* string */.YjP(), Message).optional(),
});
const run = {
    tool: schemas/* object */.Ikc({ driver: Component, extensions: schemas/* array */.YOg(Component).optional() }),
    originalUriBaseIds: schemas/* record */.g1P(schemas/* string */.YjP(), ArtifactLocation).optional(),
    artifacts: schemas/* array */.YOg(schemas/* object */.Ikc({
        location: ArtifactLocation.optional(),
        contents: schemas/* object */.Ikc({ text: schemas/* string */.YjP().optional() }).optional(),
        encoding: schemas/* string */.YjP().optional(),
    }))
        .optional(),
    defaultEncoding: schemas/* string */.YjP().optional(),
    columnKind: schemas/* enum */.k5n(['utf16CodeUnits', 'unicodeCodePoints']).optional(),
    invocations: schemas/* array */.YOg(schemas/* object */.Ikc({
        executionSuccessful: schemas/* boolean */.zMY().optional(),
        ruleConfigurationOverrides: schemas/* array */.YOg(schemas/* object */.Ikc({
            configuration: Configuration,
            descriptor: schemas/* object */.Ikc({ id: schemas/* string */.YjP().optional(), index: index.optional() }),
        }))
            .optional(),
    }))
        .optional(),
};
const SarifFrame = schemas/* object */.Ikc({
    version: schemas/* literal */.euz('2.1.0'),
    runs: schemas/* array */.YOg(schemas/* object */.Ikc({ ...run, results: schemas/* array */.YOg(schemas/* unknown */.L5J()).nullish() })),
});
const SarifLog = schemas/* object */.Ikc({
    version: schemas/* literal */.euz('2.1.0'),
    runs: schemas/* array */.YOg(schemas/* object */.Ikc({ ...run, results: schemas/* array */.YOg(SarifResult).nullish() })),
});
function indexRules({ tool }) {
    const component = ({ rules = [] }) => ({
        listed: rules,
        byId: new Map(rules.map((rule) => [rule.id, rule])),
    });
    const extensions = (tool.extensions ?? []).map(component);
    const named = (tool.extensions ?? []).flatMap(({ name, guid = name }, index) => {
        const extension = extensions[index];
        return extension === undefined ? [] : [name, guid].map((key) => [key, extension]);
    });
    return {
        driver: component(tool.driver),
        extensions,
        named: new Map(named),
    };
}
const maxParts = 8;
function sarif_log_ruleOf(result, { driver, extensions, named }) {
    const reference = result.rule?.toolComponent;
    const byReference = named.get(reference?.guid ?? '') ?? named.get(reference?.name ?? '');
    const component = extensions[reference?.index ?? -1] ?? byReference ?? driver;
    const byIndex = component.listed[result.rule?.index ?? result.ruleIndex ?? -1];
    if (byIndex !== undefined)
        return byIndex;
    let id = idOf(result);
    for (let part = 0; id !== undefined && part < maxParts; part += 1) {
        const rule = component.byId.get(id);
        if (rule !== undefined)
            return rule;
        const slash = id.lastIndexOf('/');
        id = slash === -1 ? undefined : id.slice(0, slash);
    }
    return undefined;
}
function idOf(result) {
    return result.ruleId ?? result.rule?.id;
}
const sarif_log_severities = {
    error: 'high',
    warning: 'medium',
    note: 'low',
    none: 'info',
};
function sarif_log_severityOf(result, rule, run) {
    if (result.kind !== undefined && result.kind !== 'fail' && result.level === undefined)
        return 'info';
    const level = result.level ?? overriddenLevel(result, rule, run) ?? rule?.defaultConfiguration?.level;
    return sarif_log_severities[level ?? 'warning'];
}
function overriddenLevel(result, rule, { invocations = [], tool }) {
    const only = invocations.length === 1 ? 0 : -1;
    const overrides = invocations[result.provenance?.invocationIndex ?? only]?.ruleConfigurationOverrides ?? [];
    return overrides.find(({ descriptor: { id, index = -1 } }) => rule !== undefined && (id === rule.id || tool.driver.rules?.[index] === rule))?.configuration.level;
}
function messageText(message, rule, { tool }) {
    const shared = sharedMessage(message?.id, rule?.messageStrings) ??
        sharedMessage(message?.id, tool.driver.globalMessageStrings);
    const template = message?.text ?? shared?.text ?? message?.markdown ?? shared?.markdown ?? '';
    const values = message?.arguments ?? [];
    const text = template.replace(/\{\{|\}\}|\{([0-9]{1,3})\}/g, (match, index) => index === undefined ? match.slice(1) : (values[Number(index)] ?? match));
    return text.trim() === '' ? undefined : text;
}
function ruleText(rule) {
    const texts = [rule?.shortDescription?.text, rule?.fullDescription?.text, rule?.name, rule?.id];
    return texts.find((text) => text !== undefined && text.trim() !== '');
}
const positions = new Set(['startLine', 'endLine', 'startColumn', 'endColumn']);
const levels = { critical: 'error', high: 'error', medium: 'warning', low: 'note', info: 'none' };
function sarif_log_normalised(value, key = '') {
    if (positions.has(key))
        return Number(value);
    if (key === 'level') {
        const severity = (0,read_values/* readSeverity */.MW)(value);
        return severity === undefined ? value : levels[severity];
    }
    if (Array.isArray(value))
        return value.map((each) => sarif_log_normalised(each));
    if (!(0,own_document/* isObject */.Gv)(value))
        return value;
    const entries = Object.entries(value).filter(([name, each]) => each !== null && !(positions.has(name) && Number(each) === 0));
    return Object.fromEntries(entries.map(([name, each]) => [name, sarif_log_normalised(each, name)]));
}
function sharedMessage(id, strings) {
    return id !== undefined && strings !== undefined && Object.hasOwn(strings, id) ? strings[id] : undefined;
}

// EXTERNAL MODULE: ./build/model/text.js
var model_text = __webpack_require__(70271);
;// CONCATENATED MODULE: ./build/formats/sarif-places.js






const maxBases = 8;
function artifactPath(location, run, base = {}) {
    const resolved = location === undefined ? undefined : indexed(location, run);
    if (resolved?.uri === undefined)
        return undefined;
    const uri = resolve(resolved, run, base);
    return (0,places/* readToolPath */.oB)(isUri(uri) ? uri : decoded(uri), base);
}
function indexed(location, run) {
    if (location.uri !== undefined || location.index === undefined)
        return location;
    return run.artifacts?.[location.index]?.location ?? location;
}
function resolve(location, run, base) {
    let uri = location.uri ?? '';
    let id = location.uriBaseId;
    for (let count = 0; id !== undefined && !isUri(uri) && count < maxBases; count += 1) {
        const parent = baseOf(run, id);
        if (parent?.uri === undefined)
            break;
        const whole = `${(0,model_text/* trimEnd */.s8)(parent.uri, '/')}/${uri}`;
        if (isUri(whole) && (base.root === undefined || !(0,places/* readToolPath */.oB)(whole, base).ok))
            break;
        uri = whole;
        id = parent.uriBaseId;
    }
    return uri;
}
function baseOf(run, id) {
    const bases = run.originalUriBaseIds;
    return bases !== undefined && Object.hasOwn(bases, id) ? bases[id] : undefined;
}
function isUri(uri) {
    return /^[a-z][a-z0-9+.-]*:\//i.test(uri);
}
function decoded(uri) {
    try {
        return decodeURIComponent(uri);
    }
    catch {
        return uri;
    }
}
function carriedText(text, encoding = 'utf-8') {
    const starts = new Map();
    return {
        lines: text.split(/\r?\n/),
        isUtf8: /^utf-?8$/i.test(encoding),
        startsIn: (unit) => {
            const known = starts.get(unit) ?? countStarts(text, unit);
            starts.set(unit, known);
            return known;
        },
    };
}
function countStarts(text, unit) {
    const starts = [0];
    let at = 0;
    for (const character of text) {
        at += widthOf(character, unit);
        if (character === '\n')
            starts.push(at);
    }
    return [...starts, at];
}
function sarif_places_linesOf(region, carried) {
    if (region?.startLine !== undefined)
        return writtenLines(region, region.startLine);
    const { charOffset = -1, charLength = 0, byteOffset = -1, byteLength = 0 } = region ?? {};
    if (charOffset >= 0) {
        const one = countedLines(charOffset, charLength, carried?.startsIn('utf-16'));
        const other = countedLines(charOffset, charLength, carried?.startsIn('code-point'));
        return one?.[0] === other?.[0] && one?.[1] === other?.[1] ? one : undefined;
    }
    if (byteOffset < 0)
        return [];
    return countedLines(byteOffset, byteLength, carried?.isUtf8 === true ? carried.startsIn('utf-8') : undefined);
}
function writtenLines({ endLine, endColumn }, startLine) {
    const end = endLine ?? startLine;
    return [startLine, lastLine(startLine, end, endColumn)];
}
function countedLines(offset, length, starts) {
    const end = starts?.at(-1);
    if (starts === undefined || end === undefined || offset + length > end)
        return undefined;
    const begins = starts.slice(0, -1);
    return [(0,json_reader/* positionAt */.t$)(begins, offset).line, (0,json_reader/* positionAt */.t$)(begins, offset + Math.max(length - 1, 0)).line];
}
function readLocations(written, pointer, { run, context, sources }) {
    const locations = [];
    const problems = [];
    for (const [index, { physicalLocation: place }] of written.entries()) {
        const name = nameOf(place?.artifactLocation, run, context);
        if (name !== undefined) {
            problems.push(noPath((0,json_reader/* pointerTo */.xH)(pointer, 'locations', index), name));
            continue;
        }
        const reading = artifactPath(place?.artifactLocation, run, context.paths);
        if (reading === undefined)
            continue;
        if (reading.ok) {
            const lines = sarif_places_linesOf(place?.region, sources.get(reading.path));
            locations.push(lineLocation(reading.path, ...(lines ?? [])));
            if (lines === undefined)
                problems.push(unknownLines((0,json_reader/* pointerTo */.xH)(pointer, 'locations', index)));
        }
        else {
            problems.push((0,rules/* problem */.CC)('sarif/path', {
                path: (0,json_reader/* pointerTo */.xH)(pointer, 'locations', index, 'physicalLocation', 'artifactLocation'),
                type: 'path',
                message: `The location ${(0,rules/* quote */.hD)(place?.artifactLocation?.uri)} ${reading.message}.`,
                recommendation: reading.recommendation,
            }));
        }
    }
    return { locations, problems };
}
const notAPath = /^(?!file:)[^/:][^:]{1,500}:/i;
function nameOf(location, run, { changed }) {
    const name = (location === undefined ? undefined : indexed(location, run))?.uri?.trim();
    return name !== undefined && notAPath.test(name) && changed?.has(name) !== true ? name : undefined;
}
function namesOf(written, locations, { run, context }) {
    if (locations.length > 0)
        return [];
    return written.flatMap(({ physicalLocation: place }) => nameOf(place?.artifactLocation, run, context) ?? []);
}
function noPath(path, name) {
    return (0,rules/* problem */.CC)('sarif/place', {
        path,
        type: 'path',
        message: `${(0,rules/* quote */.hD)(name)} is no path of a file, so the finding is shown without a place.`,
        recommendation: 'Report the file and the line that bring the problem in, where there is one.',
    });
}
function withPlaces(message, { relatedLocations = [] }, shared) {
    return message
        .replace(/(?<!\\)\[([^[\]\\]{1,500})\]\(([0-9]{1,9})\)/g, (link, text, id) => {
        const related = relatedLocations.find((each) => each.id === Number(id));
        const place = related && sarif_places_placeOf(related, shared);
        return place === undefined ? link : `${text} (${place})`;
    })
        .replace(/\\([[\]])/g, '$1');
}
function otherPlaces(locations) {
    const [first, ...others] = locations;
    if (first === undefined || others.some(({ path }) => path !== first.path))
        return [];
    const lines = others.flatMap(({ startLine }) => (startLine === first.startLine ? [] : (startLine ?? [])));
    return [...new Set(lines)].map((line) => `${first.path}:${line}`);
}
function sarif_places_relatedPlaces(data, shared) {
    return (data.relatedLocations ?? []).flatMap((related) => sarif_places_placeOf(related, shared, related.message?.text) ?? []);
}
function sarif_places_placeOf({ physicalLocation: place }, { run, context }, message) {
    const reading = artifactPath(place?.artifactLocation, run, context.paths);
    return reading?.ok === true ? relatedPlace(reading.path, place?.region?.startLine, message) : undefined;
}
function unknownLines(pointer) {
    return (0,rules/* problem */.CC)('sarif/region', {
        path: (0,json_reader/* pointerTo */.xH)(pointer, 'physicalLocation', 'region'),
        type: 'line',
        message: 'The region counts characters or bytes of a text that the log does not carry: the whole file is meant.',
        recommendation: 'Give `startLine`, or the text as `contents` in the artifacts of the run.',
    });
}

;// CONCATENATED MODULE: ./build/formats/sarif-result.js







function runContext(run, context) {
    const sources = new Map();
    for (const { location, contents, encoding = run.defaultEncoding } of run.artifacts ?? []) {
        const reading = contents?.text === undefined ? undefined : artifactPath(location, run, context.paths);
        if (reading?.ok === true && contents?.text !== undefined)
            sources.set(reading.path, carriedText(contents.text, encoding));
    }
    return { run, context, rules: indexRules(run), sources };
}
function readResult(native, pointer, shared) {
    const { run } = shared;
    const written = SarifResult.safeParse(native);
    const parsed = written.success ? written : SarifResult.safeParse(sarif_log_normalised(native));
    if (!parsed.success) {
        return {
            problems: (0,schema_problems/* schemaProblems */.Ic)(parsed.error, { value: native, pointer, ruleOf: () => 'sarif/result' }),
        };
    }
    const { data } = parsed;
    const rule = sarif_log_ruleOf(data, shared.rules);
    const said = messageText(data.message, rule, run);
    const message = said === undefined ? (ruleText(rule) ?? idOf(data)) : withPlaces(said, data, shared);
    if (message === undefined)
        return { problems: [emptyMessage(pointer)] };
    const { locations, problems } = readLocations(data.locations ?? [], pointer, shared);
    if (problems.some(rules/* isRefusal */.vu))
        return { problems };
    const category = idOf(data) ?? rule?.id ?? run.tool.driver.name;
    const suppression = acceptedSuppression(data);
    const { fix, problems: unsaid } = sarif_result_fixOf(data, {
        location: locations[0],
        pointer: (0,json_reader/* pointerTo */.xH)(pointer, 'fixes'),
        run,
        context: shared.context,
        source: locations[0] && shared.sources.get(locations[0].path),
    });
    return {
        finding: toolFinding({
            message,
            category: category.trim() === '' ? 'sarif' : category,
            severity: sarif_log_severityOf(data, rule, run),
            locations,
            references: [
                ...otherPlaces(locations),
                ...namesOf(data.locations ?? [], locations, shared),
                ...sarif_places_relatedPlaces(data, shared),
                ...(rule?.helpUri === undefined ? [] : [rule.helpUri]),
            ],
            requiresHuman: data.kind === 'review',
            ...(fix === undefined ? {} : { fix }),
            ...(suppression === undefined
                ? {}
                : { suppressed: { reason: suppression.justification ?? `suppressed ${suppression.kind}` } }),
            pointer,
            native,
        }),
        problems: (0,rules/* joined */.oR)(written.success ? rules/* none */.dv : otherSpelling(written.error, native, pointer), said === undefined ? [borrowedMessage(pointer)] : rules/* none */.dv, problems, unlistedRule(data, rule === undefined, { run, pointer }), unsaid),
    };
}
function acceptedSuppression({ suppressions = [] }) {
    return suppressions.every(({ status = 'accepted' }) => status === 'accepted') ? suppressions[0] : undefined;
}
function emptyMessage(pointer) {
    return (0,rules/* problem */.CC)('sarif/result', {
        path: (0,json_reader/* pointerTo */.xH)(pointer, 'message'),
        type: 'missing',
        message: 'The result has no message text.',
        recommendation: 'Give `message.text`, or a `message.id` that the rule has.',
    });
}
function borrowedMessage(pointer) {
    return (0,rules/* problem */.CC)('sarif/message', {
        path: (0,json_reader/* pointerTo */.xH)(pointer, 'message'),
        type: 'missing',
        message: 'The result has no message text; what its rule says of itself is shown.',
        recommendation: 'Give `message.text`.',
    });
}
function otherSpelling(error, value, pointer) {
    return (0,schema_problems/* schemaProblems */.Ic)(error, { value, pointer, ruleOf: () => 'sarif/spelling' });
}
function unlistedRule(data, isMissing, { run, pointer }) {
    const id = idOf(data);
    if (!isMissing || id === undefined || run.tool.driver.rules === undefined)
        return [];
    return [
        (0,rules/* problem */.CC)('sarif/rule', {
            path: (0,json_reader/* pointerTo */.xH)(pointer, 'ruleId'),
            type: 'reference',
            message: `The rule ${(0,rules/* quote */.hD)(id)} is not among the tool's rules.`,
            recommendation: 'List the rule in `tool.driver.rules`.',
        }),
    ];
}
function sarif_result_fixOf({ fixes = [] }, { location, pointer, run, context, source }) {
    const [fix] = fixes;
    if (fix === undefined)
        return { fix: undefined, problems: rules/* none */.dv };
    const [change] = fix.artifactChanges;
    const replacements = change?.replacements ?? [];
    const written = replacements.map(({ insertedContent }) => insertedContent?.text || '(nothing)');
    const text = fix.description?.text ?? `Replace with: ${written.join('\n')}`;
    const path = artifactPath(change?.artifactLocation, run, context.paths);
    const isSingle = fixes.length === 1 && fix.artifactChanges.length === 1;
    const isHere = path?.ok === true && path.path === location?.path;
    const edits = isSingle && isHere ? editsOf(replacements, run) : undefined;
    return readFix({ text, edits }, { location, changed: context.changed, rule: 'sarif/fix', pointer, source: source?.lines });
}
const units = { utf16CodeUnits: 'utf-16', unicodeCodePoints: 'code-point' };
function editsOf(replacements, run) {
    const edits = [];
    for (const { deletedRegion, insertedContent } of replacements) {
        const { startLine, startColumn = 1, endLine = startLine, endColumn } = deletedRegion;
        if (startLine === undefined || endLine === undefined)
            return undefined;
        edits.push({
            range: { startLine, startColumn, endLine, endColumn: endColumn ?? Number.POSITIVE_INFINITY },
            text: insertedContent?.text ?? '',
            unit: run.columnKind === undefined ? 'unstated' : units[run.columnKind],
        });
    }
    return edits;
}

;// CONCATENATED MODULE: ./build/formats/sarif.js









const sarif = {
    title: 'SARIF 2.1.0, as far as it is read',
    schema: SarifLog,
    recognises: (value) => (0,own_document/* hasKeys */.xV)(value, 'runs'),
    read: readSarif,
    write: writeSarif,
    holds: writable/* hasFile */.jv,
};
function readSarif(value, context) {
    const written = SarifFrame.safeParse(value);
    const frame = written.success ? written : SarifFrame.safeParse(sarif_log_normalised(value));
    const faults = frame.success
        ? []
        : (0,schema_problems/* schemaProblems */.Ic)(frame.error, { value, pointer: '', ruleOf: () => 'sarif/document' });
    const runs = frame.success ? frame.data.runs : [];
    const read = runs.map((run, index) => readRun(run, { value, index, context }));
    const failed = runs.flatMap((run, index) => failedRun(run, index));
    return {
        ok: faults.length === 0 && read.every(({ ok }) => ok),
        document: {
            format: 'sarif',
            state: { state: 'reviewed' },
            claims: {},
            questions: [],
            native: withoutResults(value),
            findings: read.flatMap(({ findings }) => findings),
            refused: read.flatMap(({ refused }) => refused),
            complete: runs.length > 0 && failed.length === 0 && runs.every(({ results }) => Array.isArray(results)),
        },
        problems: [...faults, ...failed, ...read.flatMap(({ problems }) => problems)],
    };
}
function readRun(run, { value, index, context }) {
    const results = (0,own_document/* own */.ZV)((0,own_document/* own */.ZV)((0,own_document/* own */.ZV)(value, 'runs'), index), 'results');
    const pointer = (0,json_reader/* pointerTo */.xH)('', 'runs', index, 'results');
    const natives = Array.isArray(results) ? results : [];
    const shared = runContext(run, context);
    return (0,read_findings/* readFindings */.RJ)(natives, pointer, {
        context,
        read: (native, at) => readResult(native, at, shared),
        describe: (native) => (0,own_document/* claimedSeverity */.b$)(native, 'level', severityOfLevel),
        isFinding: (native) => !isNothing(native),
    });
}
const severityOfLevel = new Map([
    ['error', 'high'],
    ['warning', 'medium'],
    ['note', 'low'],
    ['none', 'info'],
]);
const harmless = new Set(['pass', 'notApplicable', 'informational']);
function isNothing(native) {
    return harmless.has((0,own_document/* own */.ZV)(native, 'kind')) || (0,own_document/* own */.ZV)(native, 'baselineState') === 'absent';
}
function withoutResults(value) {
    const runs = (0,own_document/* own */.ZV)(value, 'runs');
    if (!(0,own_document/* isObject */.Gv)(value) || !Array.isArray(runs))
        return value;
    return { ...value, runs: runs.map((run) => ((0,own_document/* isObject */.Gv)(run) ? (0,own_document/* emptied */.$C)(run, 'results') : run)) };
}
function failedRun({ invocations = [] }, index) {
    const failed = invocations.findIndex(({ executionSuccessful }) => executionSuccessful === false);
    if (failed === -1)
        return [];
    return [
        (0,rules/* problem */.CC)('sarif/failed-run', {
            path: (0,json_reader/* pointerTo */.xH)('', 'runs', index, 'invocations', failed, 'executionSuccessful'),
            type: 'claim',
            message: 'The tool says that it did not run successfully.',
            recommendation: 'Run the tool again; what it did not find now proves nothing.',
        }),
    ];
}
const sarif_levels = {
    critical: 'error',
    high: 'error',
    medium: 'warning',
    low: 'note',
    info: 'note',
};
function writeSarif({ findings }) {
    const document = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: project/* project */.C.name,
                        version: project/* project */.C.version,
                        informationUri: `https://github.com/${project/* project */.C.home}`,
                        rules: [...new Set(findings.map(({ category }) => category))].map(toRule),
                    },
                },
                columnKind: 'utf16CodeUnits',
                results: findings.map(toResult),
            },
        ],
    };
    return { ok: true, document };
}
function toRule(category) {
    const text = { text: category };
    return { id: category, shortDescription: text, fullDescription: text, help: text };
}
function toResult(finding) {
    const { category, severity, fix, implications, references, suppressed } = finding;
    const paragraphs = [(0,writable/* titledText */.cD)(finding), implications, fix?.text, references.join('\n')];
    return {
        ruleId: category,
        level: sarif_levels[severity],
        message: { text: paragraphs.filter((each) => each !== undefined && each !== '').join('\n\n') },
        locations: finding.locations.map((location) => ({
            physicalLocation: { artifactLocation: { uri: uriOf(location.path) }, region: regionOf(location) },
        })),
        ...fixesOf(finding),
        ...(suppressed === undefined
            ? {}
            : { suppressions: [{ kind: 'external', justification: suppressed.reason }] }),
    };
}
function regionOf({ startLine = 1, endLine = startLine }) {
    return { startLine, endLine };
}
function uriOf(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}
function fixesOf({ fix, locations: [location] }) {
    if (fix?.replacement === undefined || location?.startLine === undefined)
        return {};
    const replacements = [{ deletedRegion: regionOf(location), insertedContent: { text: fix.replacement } }];
    const artifactChanges = [{ artifactLocation: { uri: uriOf(location.path) }, replacements }];
    return { fixes: [{ description: { text: fix.text }, artifactChanges }] };
}

;// CONCATENATED MODULE: ./build/formats/registry.js














const registry = {
    'review-output': {
        title: 'C1: review output',
        schema: ReviewOutput,
        recognises: (value) => (0,own_document/* hasItems */.Pb)(value, 'type') || (Array.isArray(value) && value.length === 0),
        read: parseReviewOutput,
        write: writeReviewOutput,
    },
    'review-data': {
        title: 'C2: review data',
        schema: ReviewData,
        recognises: (value) => (0,own_document/* hasKeys */.xV)(value, 'line_comments'),
        read: parseReviewData,
        write: writeReviewData,
        holds: hasLine,
    },
    'candidate-findings': {
        title: 'C3: candidate findings',
        schema: candidate_findings/* CandidateFindings */.Az,
        recognises: (value) => (0,own_document/* hasItems */.Pb)(value, 'finding_id'),
        read: candidate_findings/* parseCandidateFindings */.$s,
        write: candidate_findings/* writeCandidateFindings */.nM,
        holds: writable/* hasFile */.jv,
    },
    'evidence-pack': {
        title: 'C3: evidence pack',
        schema: evidence_pack/* EvidencePack */.T,
        recognises: (value) => (0,own_document/* hasKeys */.xV)(value, 'authorship', 'verification'),
        read: parseEvidencePack,
    },
    envelope: {
        title: 'C4: structured output envelope',
        schema: Envelope,
        recognises: (value) => (0,own_document/* hasKeys */.xV)(value, 'result_type'),
        read: parseEnvelope,
    },
    verdict: {
        title: 'C5: verdict file',
        schema: formats_verdict/* ReviewVerdict */.we,
        recognises: (value) => (0,own_document/* hasKeys */.xV)(value, 'verdict', 'findings'),
        read: parseVerdict,
        write: formats_verdict/* writeVerdict */.P1,
    },
    sarif: sarif,
    rdjson: rdjson,
    rdjsonl: rdjsonl,
    eslint: eslint,
    checkstyle: checkstyle,
};


/***/ }),

/***/ 31724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fE: () => (/* binding */ toText),
/* harmony export */   pp: () => (/* binding */ toErrors),
/* harmony export */   z8: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70271);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57480);


function report(problems, reading) {
    const shown = problems.length <= _rules_js__WEBPACK_IMPORTED_MODULE_1__/* .maxProblems */ .d4 ? problems : gravest(problems);
    const omitted = problems.length - shown.length;
    const unplaced = shown.filter(({ line }) => line === undefined);
    if (!reading.ok || unplaced.length === 0)
        return { problems: shown, omitted };
    const positions = reading.locate(unplaced.map(({ path }) => path));
    return { problems: shown.map((each) => ({ ...positions.get(each.path), ...each })), omitted };
}
function gravest(problems) {
    const grave = problems.filter(({ grade }) => grade !== 'deviation').slice(0, _rules_js__WEBPACK_IMPORTED_MODULE_1__/* .maxProblems */ .d4);
    const rest = problems.filter(({ grade }) => grade === 'deviation').slice(0, _rules_js__WEBPACK_IMPORTED_MODULE_1__/* .maxProblems */ .d4 - grave.length);
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
    const rest = omitted === 0 ? [] : [`… and ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(omitted, 'more problem')}.`];
    return [...lines, ...rest].map((line) => `${line}\n`).join('');
}
function place({ line, column }, file) {
    return line === undefined ? file : `${file}:${line}:${column ?? 1}`;
}


/***/ }),

/***/ 81032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findLink),
/* harmony export */   W: () => (/* binding */ referenceProblems)
/* harmony export */ });
/* harmony import */ var _json_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18093);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57480);


function findLink(text) {
    if (ordinary.test(text)) {
        const middle = text.indexOf('](');
        return { label: text.slice(1, middle), address: text.slice(middle + 2, -1), isWhole: true };
    }
    const trimmed = text.trim();
    const middle = trimmed.indexOf('](');
    if (middle < 1)
        return undefined;
    const isWhole = trimmed.startsWith('[') && trimmed.endsWith(')');
    const open = isWhole ? 0 : trimmed.lastIndexOf('[', middle);
    const close = isWhole ? trimmed.length - 1 : trimmed.indexOf(')', middle);
    if (open === -1 || close === -1)
        return undefined;
    const label = trimmed.slice(open + 1, middle).trim();
    const address = trimmed.slice(middle + 2, close).trim();
    if (label === '' || address === '' || blank.test(address))
        return undefined;
    return { label, address, isWhole };
}
const ordinary = /^\[[^\s\]](?:[^\]]*[^\s\]])?\]\([!-~]+\)$/;
const blank = /[\0-\x20]/;
function isLinesLink(reference) {
    return lineLink.test(reference) || rangeLink.test(reference);
}
function isOutsideLink(reference) {
    return outsideLink.test(reference);
}
const words = '—[^\\].!?#]*[^\\s\\].!?#]\\]\\(';
const commit = 'https?:\\/\\/[!"$&-.0-~]+(?:\\/(?!blob\\/)[!"$&-.0-~]+){2}\\/blob\\/[0-9a-f]{4,64}\\/';
const name = '([\\w@+.-][\\w@+./-]*)';
const lineLink = new RegExp(`^\\[${name}:L?([0-9]{1,10}) ${words}${commit}(?:[!"$&->@-~]*\\/)?\\1#L\\2\\)$`);
const rangeLink = new RegExp(`^\\[${name}:L?([0-9]{1,10})-L?([0-9]{1,10}) ${words}${commit}(?:[!"$&->@-~]*\\/)?\\1#L\\2-L?\\3\\)$`);
const outsideLink = /^\[[^\s\]](?:[^\]]*[^\s\]])?\]\(https?:\/\/[!-.0-~]+(?:\/(?!blob\/)[!-.0-~]*)*\)$/;
function referredFile(address) {
    const isUrl = address.startsWith('http');
    const start = isUrl ? blobPath(address) : 0;
    if (start === -1)
        return undefined;
    const hash = address.indexOf('#', start);
    const end = hash === -1 ? address.length : hash;
    if (end === start || (!isUrl && address.includes(':') && !/^file:/i.test(address)))
        return undefined;
    const query = address.indexOf('?', start);
    const path = address.slice(start, query === -1 || query > end ? end : query);
    return { address, path: path.includes('%') ? decoded(path) : path, anchor: address.slice(end + 1) };
}
const marker = '/blob/';
function blobPath(url) {
    const at = url.indexOf(marker);
    const ref = at === -1 ? -1 : url.indexOf('/', at + marker.length);
    return ref === -1 ? -1 : ref + 1;
}
function isPermanent({ address }) {
    const ref = address.indexOf(marker) + marker.length;
    return address.startsWith('http') && commitId.test(address.slice(ref, address.indexOf('/', ref)));
}
const commitId = /^[0-9a-f]{4,64}$/;
function repositoryOf({ address }) {
    if (!address.startsWith('http'))
        return undefined;
    const host = address.indexOf('/', address.indexOf('//') + 2);
    return address.slice(host + 1, address.indexOf(marker));
}
const lines = /^L([0-9]{1,10})(?:C[0-9]+)?(?:-L?([0-9]{1,10})(?:C[0-9]+)?)?$/;
function hasLines({ anchor }) {
    return anchor !== '' && lines.test(anchor);
}
function linesOf({ anchor }) {
    const match = lines.exec(anchor);
    return match === null ? undefined : { start: Number(match[1]), end: Number(match[2] ?? match[1]) };
}
function decoded(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
function referenceProblems(references, citing) {
    const isFlawed = references.length === 0 || references.some((each) => !isFlawless(each, citing.own));
    return isFlawed ? carefully(references, citing) : _rules_js__WEBPACK_IMPORTED_MODULE_1__/* .none */ .dv;
}
function isFlawless(reference, own) {
    const anchor = reference.indexOf('#L');
    if (anchor === -1)
        return isOutsideLink(reference);
    return isLinesLink(reference) && (own === undefined || !reference.endsWith(own.path, anchor));
}
function carefully(references, { pointer, own, repository, isTolerant = false }) {
    const problems = [];
    let hasLink = false;
    for (let index = 0; index < references.length; index += 1) {
        const reference = references[index] ?? '';
        const path = (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerTo */ .xH)(pointer, 'references', index);
        const link = findLink(reference);
        if (link?.isWhole !== true)
            problems.push(notALink(reference, path));
        if (link === undefined)
            continue;
        hasLink = true;
        const file = referredFile(link.address);
        if (file === undefined || !isInRepository(file, repository))
            continue;
        for (const { rule, ...fault } of inRepositoryFaults(link.label, file)) {
            problems.push((0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(rule, { path, type: 'reference', ...fault }));
        }
        if (own !== undefined && isAt(file, own)) {
            problems.push(ownPlace(path));
        }
    }
    if (!hasLink)
        problems.push({ ...noLink((0,_json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerTo */ .xH)(pointer, 'references')), ...(isTolerant && { grade: 'deviation' }) });
    return problems;
}
function isInRepository(file, repository) {
    if (repository === undefined)
        return true;
    const other = repositoryOf(file);
    return other === undefined || other.toLowerCase() === repository.toLowerCase();
}
const form = '[path:10-15 — what is there](https://github.com/owner/name/blob/COMMIT/path#L10-L15)';
function inRepositoryFaults(label, file) {
    const faults = [];
    const add = (rule, message, recommendation = `Write "${form}".`) => faults.push({ rule, message, recommendation });
    if (!hasLines(file))
        add('C1/reference-anchor', `The reference into ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(file.path)} names no line.`);
    else {
        if (!describesPlace(label))
            add('C1/reference-anchor', `The reference into ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(file.path)} does not say what is there.`);
        const disagreement = disagreementOf(label, file);
        if (disagreement !== undefined)
            add('C1/reference-label', disagreement);
    }
    if (isLong(label)) {
        add('C1/reference-brief', 'The description is longer than one sentence.', 'Say in a few words what is there.');
    }
    if (!isPermanent(file)) {
        add('C1/reference-url', `${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(file.address)} is not the address of a file at a commit.`);
    }
    return faults;
}
function disagreementOf(label, file) {
    const labelled = labelledPlace(label);
    if (labelled === undefined)
        return `The label ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(label)} names no line; its address has #${file.anchor}.`;
    if (!agreeOnLines(labelled, file)) {
        return `The label ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(label)} names other lines than its address, which has #${file.anchor}.`;
    }
    if (!agreeOnFile(labelled, file)) {
        return `The label ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(label)} names another file than its address, which has ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(file.path)}.`;
    }
    return undefined;
}
function isAt(file, { path, startLine, endLine = startLine }) {
    if (file.path !== path)
        return false;
    const referred = linesOf(file);
    if (startLine === undefined || endLine === undefined || referred === undefined)
        return true;
    return referred.start <= endLine && startLine <= referred.end;
}
function noLink(path) {
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('C1/references', {
        path,
        type: 'reference',
        message: 'No reference is a Markdown link.',
        recommendation: 'Cite at least one source as "[what is there](address)".',
    });
}
function notALink(reference, path) {
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('C1/reference-link', {
        path,
        type: 'reference',
        message: `${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(reference)} is not a Markdown link.`,
        recommendation: 'Write "[what is there](address)" and nothing else.',
    });
}
function ownPlace(path) {
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('C1/reference-own-place', {
        path,
        type: 'reference',
        message: 'The reference points at the place of the finding itself.',
        recommendation: 'Cite another source that justifies the finding or its fix.',
    });
}
const place = /^`?([^`]*?):L?([0-9]{1,10})(?:[-–]L?([0-9]{1,10}))?`?(?![0-9])/;
function labelledPlace(label) {
    const match = place.exec(label);
    if (match === null)
        return undefined;
    const [, name = '', start, end = start] = match;
    return { name, start: Number(start), end: Number(end) };
}
function agreeOnLines({ start, end }, file) {
    const referred = linesOf(file);
    return referred === undefined || (referred.start === start && referred.end === end);
}
function agreeOnFile({ name }, { path }) {
    const stated = name.replace(/^\.\//, '');
    const isPath = !/\s/.test(stated) && (stated.includes('/') || hasExtensionOf(path, stated));
    return !isPath || path === stated || path.endsWith(`/${stated}`);
}
function hasExtensionOf(path, name) {
    const extension = /\.[^./]+$/.exec(path)?.[0];
    return extension !== undefined && name.endsWith(extension);
}
function describesPlace(label) {
    return /[—–]\s*\S|\s--?\s+\S|:\s+\S/.test(label);
}
function isLong(label) {
    return /[.!?]\s+\p{Lu}/u.test(label);
}


/***/ }),

/***/ 57480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ problem),
/* harmony export */   Nx: () => (/* binding */ tolerated),
/* harmony export */   aO: () => (/* binding */ rules),
/* harmony export */   d4: () => (/* binding */ maxProblems),
/* harmony export */   dv: () => (/* binding */ none),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
const refused = (summary) => ({ grade: 'refused', summary });
const relocated = (summary) => ({ grade: 'relocated', summary });
const deviation = (summary) => ({ grade: 'deviation', summary });
const oneEdit = 'The fix of lines that the diff shows stays inside those lines, so that it can be suggested.';
const clauses = {
    'JSON/bytes': refused('The document is at most as long as the byte limit.'),
    'JSON/utf-8': refused('The document is valid UTF-8.'),
    'JSON/syntax': refused('The document is exactly one JSON document without byte order mark, comments or prose.'),
    'JSON/depth': refused('Values are nested no deeper than the limit.'),
    'JSON/values': refused('The document holds no more values than the limit.'),
    'JSON/string-length': refused('No string is longer than the limit.'),
    'JSON/surrogate': refused('Text holds whole characters only, no half of a surrogate pair.'),
    'JSON/text-length': deviation('No text of a finding is longer than 64 KiB; the rest of it is cut off.'),
    'JSON/number-length': refused('No number is written longer than the limit.'),
    'JSON/number': refused('Every number is finite, and integers are exact in a double.'),
    'JSON/duplicate-key': refused('No object repeats a key, compared after unescaping.'),
    'JSON/inherited-name': refused('No key is the name of an inherited property.'),
    'JSON/one-document': refused('The text holds exactly one document.'),
    'JSON/stripped': deviation('Nothing stands around the document: no fence, prose or byte order mark.'),
    'JSON/repaired': deviation('The document needs no repair of its syntax.'),
    'XML/syntax': refused('The document is exactly one complete XML document, within the limits.'),
    'XML/document-type': refused('An XML document declares no document type and no entities.'),
    'format/unknown': refused('The document has the shape of a known contract.'),
    'format/ambiguous': refused('The document has the shape of only one contract.'),
    'format/wrapped': deviation('The document is the output, not part of an object, a string or an API answer.'),
    'format/failure': refused('The output is a review, not an error, a refusal or an answer that was cut.'),
    'format/not-clean': refused('A document without findings says nothing else, so that its silence can be trusted.'),
    'format/compressed': refused('A compressed document inflates to at most the byte limit.'),
    'format/findings': refused('A document holds no more findings than the limit.'),
    'run/file': refused('A file that a run leaves is exactly what its schema says.'),
    'C1/R1': refused('The output is valid JSON only, parseable as it stands.'),
    'C1/R2': refused('The output is an array of finding objects.'),
    'C1/R3': refused('A finding carries only the location fields of its own type.'),
    'C1/type': refused('`type` is `inline`, `file`, `multi-file` or `system`.'),
    'C1/category': refused('`category` is a non-empty string.'),
    'C1/issue': refused('`issue` is a non-empty string.'),
    'C1/references': refused('`references` holds at least one Markdown link.'),
    'C1/implications': refused('`implications` is a string.'),
    'C1/severity': refused('`severity` is `CRITICAL`, `MAJOR`, `MINOR` or `INFO`.'),
    'C1/confidence': refused('`confidence` is `HIGH`, `MEDIUM` or `LOW`.'),
    'C1/fix': refused('`fix` is a string.'),
    'C1/fix-confidence': refused('`fix_confidence` is `HIGH`, `MEDIUM` or `LOW`.'),
    'C1/pre-existing': refused('`pre_existing`, where present, is a boolean.'),
    'C1/file': refused('`file` is a string on `inline` and `file` findings.'),
    'C1/line': refused('`line` is a line number or a range such as `"42-48"`; `line_end` is not before it.'),
    'C1/files': refused('`files` lists at least two different paths on `multi-file` findings.'),
    'C1/scope': refused('`scope` is a non-empty string on `system` findings.'),
    'C1/N4': refused('Paths are relative to the repository root.'),
    'C1/path-in-diff': relocated('`file` is a file of the pull request.'),
    'C1/line-in-diff': relocated('The lines can carry a comment in the diff.'),
    'C1/line-span': deviation('An `inline` finding spans at most 20 lines.'),
    'C1/inline-fix': deviation('An `inline` finding proposes a fix; one without is of type `file`.'),
    'C1/reference-link': deviation('Every reference is a Markdown link.'),
    'C1/reference-anchor': deviation('A reference into a repository has a line anchor and says what is there.'),
    'C1/reference-label': deviation('The label of a reference into a repository names the lines of its address, and its file where it names one.'),
    'C1/reference-brief': deviation('The description of a reference into a repository is at most one sentence.'),
    'C1/reference-url': deviation('A reference into a repository is the address of a file at a commit: `…/blob/{sha}/{path}`.'),
    'C1/reference-own-place': deviation('References do not point at the place of the finding itself.'),
    'C1/N3': deviation('No two findings describe the same issue.'),
    'C1/field-order': deviation('Fields stand in the order of the contract.'),
    'C1/pre-existing-limits': deviation('`pre_existing` is kept for CRITICAL or MAJOR findings of HIGH confidence.'),
    'C1/unknown-key': deviation('A finding has no fields beyond the contract.'),
    'C2/document': refused('The document is an object with every required section.'),
    'C2/pr-info': refused('`pr_info` names number, repo, title, description and head_sha.'),
    'C2/review-summary': refused('`review_summary` has its five parts.'),
    'C2/line-comments': refused('`line_comments` is an array of objects.'),
    'C2/review-event': refused('`review_event` is `COMMENT`, `REQUEST_CHANGES` or `APPROVE`.'),
    'C2/metadata': refused('`metadata` has its four parts.'),
    'C2/target': refused('`pr_info` names the pull request under review and its head commit.'),
    'C2/file': refused('`file` is a path relative to the root of the pull request.'),
    'C2/line': refused('`line` is a line number.'),
    'C2/confidence': refused('`confidence` is a number from 0 to 100.'),
    'C2/confidence-level': refused('`confidence_level` is `high`, `medium`, `low` or `suggestion`.'),
    'C2/severity': refused('`severity` is one of the six severity categories.'),
    'C2/title': refused('`title` is a non-empty string.'),
    'C2/description': refused('`description` is a non-empty string.'),
    'C2/code-context': refused('`code_context`, where present, is a string.'),
    'C2/suggestion': refused('`suggestion`, where present, is a string.'),
    'C2/path-in-pr': relocated('`file` is a file of the pull request.'),
    'C2/line-in-diff': relocated('The line can carry a comment in the diff.'),
    'C2/changed-line': deviation('`line` is a line that the change added, not one beside it.'),
    'C2/version': deviation('`version` is `"1.0"`.'),
    'C2/confidence-mapping': deviation('`confidence_level` is the level of `confidence` in the mapping table.'),
    'C2/title-words': deviation('`title` has one to ten words.'),
    'C2/total-issues': deviation('`total_issues` is the number of line comments.'),
    'C2/confidence-breakdown': deviation('`confidence_breakdown` counts the line comments by level.'),
    'C2/files-analyzed': deviation('`files_analyzed` counts at least the files that have comments.'),
    'C2/event-claim': deviation('`review_event` agrees with the findings: APPROVE means no issues, REQUEST_CHANGES critical ones.'),
    'C2/identifiers': deviation('`repo` is `owner/name`, and `head_sha` a commit id.'),
    'C2/reviewed-at': deviation('`reviewed_at` is an ISO 8601 timestamp.'),
    'C2/unknown-key': deviation('Objects have no fields beyond the schema.'),
    'C3/document': refused('The document is an array of candidate findings.'),
    'C3/finding-id': refused('`finding_id` is a non-empty string.'),
    'C3/source': refused('`source` is `fresh_eyes`, `challenger` or `verifier`.'),
    'C3/title': refused('`title` is a non-empty string.'),
    'C3/file': refused('`file` is a path relative to the repository root.'),
    'C3/lines': refused('`line_start` and `line_end` are line numbers in order, or null.'),
    'C3/hunk': refused('`hunk` is a string or null.'),
    'C3/why-it-matters': refused('`why_it_matters` is a string.'),
    'C3/evidence': refused('`evidence` has one of four types, and a detail.'),
    'C3/confidence': refused('`confidence` is `high`, `medium` or `low`.'),
    'C3/severity': refused('`severity` is `critical`, `high`, `medium` or `low`.'),
    'C3/action': refused('`action` is `fix`, `verify` or `discuss`.'),
    'C3/requires-human': refused('`requires_human` is a boolean.'),
    'C3/classification': refused('`classification`, where present, is `confirms`, `refutes` or `novel`.'),
    'C3/synthesis': refused('A synthesised finding has all five fields of synthesis.'),
    'C3/path-in-diff': relocated('`file` is a file of the pull request.'),
    'C3/line-in-diff': relocated('The lines can carry a comment in the diff.'),
    'C3/duplicate-id': deviation('No two findings share a `finding_id`.'),
    'C3/suppression-reason': deviation('A suppressed finding says why, and only a suppressed one does.'),
    'C3/unknown-key': deviation('A finding has no fields beyond the schema.'),
    'C3/pack': refused('The evidence pack has exactly the fields of its schema, with nulls only where it has them.'),
    'C3/generated-at': deviation('`generated_at` is an ISO 8601 timestamp.'),
    'C3/pack-claims': deviation('The counts of the pack are those of its lists, its ranges ascend, and only an override has a source.'),
    'C3/pack-target': refused('The evidence pack is of the pull request under review.'),
    'C4/document': refused('The envelope has its required fields.'),
    'C4/output-mode': refused('`output_mode` is `human` or `agent`.'),
    'C4/presentation': refused('`presentation` holds `user_markdown`, which says something.'),
    'C4/result-type': refused('`result_type` is one of the four result types.'),
    'C4/validation-status': refused('`validation_status` is one of the five statuses.'),
    'C4/status-of-result': refused('The status is one that the result type allows.'),
    'C4/refactor-mode': refused('A refactor plan names its `refactor_mode`.'),
    'C4/plan': refused('A refactor plan has `touch_budget` and `steps`; no other result has a plan.'),
    'C4/questions': refused('A clarification request asks one to four questions.'),
    'C4/question-options': refused('Each question offers A, B and C, perhaps D, and recommends one of them.'),
    'C4/dependency-issue': refused('A dependency error says what is missing.'),
    'C4/fallback-requirements': refused('A dependency error lists at least five fallback requirements.'),
    'C4/notes': refused('Validation and dependency errors carry notes.'),
    'C4/scope-expansion': refused('`scope_expansion_needed`, where present, is an array.'),
    'C4/step': refused('A step says what is to be done, and its tier is A, B, C or D.'),
    'C4/step-file': refused('Files of steps are paths relative to the repository root.'),
    'C4/path-in-diff': relocated('Files of steps are files of the pull request.'),
    'C4/opportunistic-steps': deviation('An opportunistic plan has at most five steps.'),
    'C4/opportunistic-tier': deviation('An opportunistic plan has only steps of tier A or B.'),
    'C4/follow-up-tier': deviation('Follow-up findings of an opportunistic plan are of tier C or D.'),
    'C4/test-touches': deviation('A plan touches at most two test files.'),
    'C4/unknown-key': deviation('The envelope has no fields beyond the contract.'),
    'C5/document': refused('The verdict file is an object with every required field.'),
    'C5/review-id': refused('`reviewId` is eight hexadecimal digits.'),
    'C5/timestamp': refused('`timestamp` is an ISO 8601 timestamp.'),
    'C5/scope': refused('`scope` is `changeset`, `package`, `team` or `file`.'),
    'C5/target': refused('`target` is a string.'),
    'C5/mode': refused('`mode` is `full`, `quick` or `verify`.'),
    'C5/verdict': refused('`verdict` is `PASS`, `WARN`, `FAIL` or `ABORT`.'),
    'C5/summary': refused('`summary` counts the five severities.'),
    'C5/report-path': refused('`reportPath` is a string.'),
    'C5/tree': refused('`tree`, where it is given, is a whole object id (an addition of this tool).'),
    'C5/findings': refused('`findings` is an array of objects.'),
    'C5/finding-id': refused('`id` is a non-empty string.'),
    'C5/domain': refused('`domain` is a non-empty string.'),
    'C5/severity': refused('`severity` is `Blocker`, `High`, `Medium`, `Low` or `Info`.'),
    'C5/confidence': refused('`confidence` is a number from 0 to 1.'),
    'C5/file': refused('`file` is a path relative to the repository root, or empty.'),
    'C5/line-range': refused('`lineRange`, where present, is a line or a range such as `"42-48"`.'),
    'C5/title': refused('`title` is a non-empty string.'),
    'C5/recommendation': refused('`recommendation` is a string.'),
    'C5/status': refused('`status` is `open`, `fixed`, `verified`, `reopened` or `wont_fix`.'),
    'C5/path-in-diff': relocated('`file` is a file of the change.'),
    'C5/line-in-diff': relocated('The lines can carry a comment in the diff.'),
    'C5/confidence-floor': deviation('`confidence` is at least 0.50.'),
    'C5/recomputed-id': deviation('`id` is `{domain}-{file hash}-{line range}`.'),
    'C5/recomputed-summary': deviation('`summary` counts the findings of the file by severity, whatever their status.'),
    'C5/recomputed-verdict': deviation('`verdict` follows from the findings that are open or reopened.'),
    'C5/status-transition': deviation('`status` changes only as the protocol allows.'),
    'C5/owned-field': deviation('Between two states of a file only `status` changes in a finding, and none disappears; what is said of the whole changes only with a later time.'),
    'C5/report-place': deviation('`reportPath` is relative, and empty for a quick check.'),
    'C5/unknown-key': deviation('Objects have no fields beyond the contract.'),
    'sarif/document': refused('The log has version 2.1.0 and an array of runs.'),
    'sarif/result': refused('A result or its rule has a text, and its locations and level are well-formed.'),
    'sarif/path': refused('Locations lie inside the repository.'),
    'sarif/region': deviation('A region names its lines, or the log carries the text in which it counts characters or bytes.'),
    'sarif/place': deviation('A location names a file.'),
    'sarif/message': deviation('A result has a message.'),
    'sarif/spelling': deviation('Values are written as SARIF does: no null, levels of four words, lines from 1.'),
    'sarif/rule': deviation('A result refers to a rule that the tool lists.'),
    'sarif/fix': deviation(oneEdit),
    'sarif/failed-run': deviation('Every invocation succeeded, so that silence means something.'),
    'rdformat/document': refused('The document is an object with an array of diagnostics; one that names its source may leave out an empty one.'),
    'rdformat/diagnostic': refused('A diagnostic has a message, and a path where it has a location.'),
    'rdformat/line': refused('Every line is one JSON object.'),
    'rdformat/path': refused('Locations lie inside the repository.'),
    'rdformat/range': refused('A range ends at or after its start.'),
    'rdformat/spelling': deviation('Severities are ERROR, WARNING or INFO; `code` and `source` are objects.'),
    'rdformat/suggestion': deviation(oneEdit),
    'eslint/document': refused('The output is an array with one entry for each file.'),
    'eslint/file': refused('An entry has `filePath` and `messages`.'),
    'eslint/message': refused('A message has a severity, a text or rule, and well-formed positions.'),
    'eslint/path': refused('Files lie inside the repository.'),
    'eslint/spelling': deviation('`severity` is 1 or 2, and `message` a text.'),
    'eslint/fix': deviation(oneEdit),
    'eslint/fatal': deviation('Every file could be parsed.'),
    'checkstyle/document': refused('The document is one `checkstyle` element.'),
    'checkstyle/file': refused('A `file` has a `name`.'),
    'checkstyle/error': refused('An `error` has a `message` or a `source`.'),
    'checkstyle/path': refused('Files lie inside the repository.'),
    'checkstyle/line': deviation('`line` is a line number, or left out for a whole file.'),
    'checkstyle/severity': deviation('`severity` is `error`, `warning`, `info` or `ignore`.'),
};
const rules = Object.entries(clauses).map(([id, clause]) => ({
    id,
    contract: id.slice(0, id.indexOf('/')),
    ...clause,
}));
function gradeOf(rule) {
    return clauses[rule].grade;
}
const maxProblems = 200;
function problem(rule, details) {
    return { ...details, rule, grade: gradeOf(rule) };
}
function tolerated(rule, details) {
    return { ...details, rule, grade: 'deviation' };
}
const none = [];
function joined(...lists) {
    let result = none;
    for (const list of lists) {
        if (list.length > 0)
            result = result.length === 0 ? list : [...result, ...list];
    }
    return result;
}
function isRefusal({ grade }) {
    return grade === 'refused';
}
function quote(value, limit = 60) {
    if (Array.isArray(value))
        return 'an array';
    if (typeof value === 'object' && value !== null)
        return 'an object';
    if (typeof value === 'string' && value.length > limit) {
        return `${escapeAll(Array.from(value.slice(0, limit)).slice(0, -1).join(''))}…`;
    }
    return escapeAll(value);
}
const unsafe = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
function escapeAll(value) {
    return String(JSON.stringify(value)).replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}


/***/ }),

/***/ 10309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HY: () => (/* binding */ guardOf),
/* harmony export */   Ic: () => (/* binding */ schemaProblems),
/* harmony export */   QE: () => (/* binding */ timestampDeviation),
/* harmony export */   vX: () => (/* binding */ unknownKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27478);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70271);
/* harmony import */ var _json_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18093);
/* harmony import */ var _own_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74233);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57480);





function guardOf(schema) {
    let compiled;
    return (value) => {
        compiled ??= zod__WEBPACK_IMPORTED_MODULE_3__/* .compile */ .wE(schema);
        return compiled.validate(value);
    };
}
const schema = zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$({ offset: true });
function isIsoTimestamp(text) {
    return schema.safeParse(text).success;
}
function timestampDeviation(rule, { path, timestamp }) {
    if (isIsoTimestamp(timestamp))
        return [];
    return [
        (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)(rule, {
            path,
            type: 'format',
            message: `${(0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(timestamp)} is not an ISO 8601 timestamp.`,
            recommendation: 'Write a time such as "2026-01-13T10:30:00Z".',
        }),
    ];
}
function schemaProblems(error, { value, pointer, ruleOf }) {
    return error.issues.flatMap((issue) => {
        if (issue.code === 'unrecognized_keys') {
            const rule = ruleOf(issue.path);
            return issue.keys.map((key) => foreignKey(rule, key, (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)(pointer, ...issue.path, key)));
        }
        const given = issue.path.reduce((at, key) => (0,_own_document_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(at, key), value);
        const name = issue.path.length === 0 ? 'The value' : (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(issue.path.map(String).join('.'));
        const details = describe(issue, name, given);
        return [(0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)(ruleOf(issue.path), { ...details, path: (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)(pointer, ...issue.path) })];
    });
}
function foreignKey(rule, key, path) {
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)(rule, {
        path,
        type: 'unknown-key',
        message: `The key ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(key)} is not part of this closed format.`,
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
    const near = issue.code === 'invalid_value' ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestWord */ .zZ)(given, issue.values.map(String)) : undefined;
    return {
        type,
        message: `${name} ${seen(issue, given)}; it must be ${wanted}.`,
        recommendation: near === undefined ? `Write ${wanted}.` : `Write ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(near)}.`,
    };
}
function seen({ code }, given) {
    const isCounted = code === 'too_small' || code === 'too_big';
    return isCounted && Array.isArray(given) ? `has ${items(given.length)}` : `is ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)}`;
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
    const words = values.map((value) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(value));
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
        const near = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestWord */ .zZ)(key, [...known]);
        problems.push((0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)(rule, {
            path: (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)(pointer, key),
            type: 'unknown-key',
            message: `The key ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(key)} is not part of the contract; it is kept but not read.`,
            recommendation: near === undefined ? 'Remove the key.' : `Remove the key, or write ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(near)}.`,
        }));
    }
    return problems;
}


/***/ }),

/***/ 26010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ls: () => (/* binding */ transportSchema),
/* harmony export */   u1: () => (/* binding */ transportFormats),
/* harmony export */   xp: () => (/* binding */ unwrapTransport)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98439);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _field_descriptions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70151);
/* harmony import */ var _own_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74233);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99303);




const transportFormats = [
    'review-output',
    'review-data',
    'candidate-findings',
    'envelope',
    'verdict',
];
function unwrapTransport(value) {
    const format = transportFormats.find((name) => name === (0,_own_document_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, 'contract'));
    const document = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, 'document');
    if (format === undefined || document === undefined || !(0,_own_document_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return undefined;
    if (Object.keys(value).length !== 2)
        return undefined;
    return { format, value: unwrapped(document, format), pointer: '/document' };
}
function unwrapped(document, format) {
    switch (format) {
        case 'candidate-findings':
            return Array.isArray(document) ? document.map(withoutClassification) : document;
        case 'review-output':
        case 'review-data':
        case 'verdict':
            return withoutNulls(document);
        case 'envelope':
            return withBudget(withoutNulls(document));
    }
}
function withoutNulls(value) {
    if (Array.isArray(value))
        return value.map(withoutNulls);
    if (!(0,_own_document_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return value;
    return Object.fromEntries(Object.entries(value).flatMap(([key, each]) => (each === null ? [] : [[key, withoutNulls(each)]])));
}
function withoutClassification(finding) {
    if (!(0,_own_document_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(finding) || finding['classification'] !== null)
        return finding;
    const { classification: _, ...rest } = finding;
    return rest;
}
function withBudget(envelope) {
    const plan = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(envelope, 'plan');
    const budget = (0,_own_document_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(plan, 'touch_budget');
    if (!(0,_own_document_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(envelope) || !(0,_own_document_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(plan) || !Array.isArray(budget))
        return envelope;
    const entries = budget.map((each) => [
        String((0,_own_document_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(each, 'name')),
        (0,_own_document_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(each, 'limit') ?? null,
    ]);
    return { ...envelope, plan: { ...plan, touch_budget: Object.fromEntries(entries) } };
}
function transportSchema(format) {
    const schema = format === 'envelope' ? envelope : _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .registry */ .u[format].schema;
    const document = zod__WEBPACK_IMPORTED_MODULE_3__/* .toJSONSchema */ .bl(schema ?? zod__WEBPACK_IMPORTED_MODULE_4__/* .never */ .ZmZ(), { io: 'input', target: 'draft-2020-12' });
    return {
        type: 'object',
        properties: {
            contract: { type: 'string', enum: [format], description: 'The name of this format.' },
            document: {
                ...strict((0,_field_descriptions_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFields */ .V)(withOptional(document, format), _field_descriptions_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldDescriptions */ .w[format] ?? {})),
                description: 'The review.',
            },
        },
        required: ['contract', 'document'],
        additionalProperties: false,
    };
}
function withOptional(schema, format) {
    const items = schema['items'];
    if (format !== 'candidate-findings' || !isSchema(items))
        return schema;
    const classification = { type: 'string', enum: ['confirms', 'refutes', 'novel'] };
    return { ...schema, items: { ...items, properties: { ...Object(items['properties']), classification } } };
}
function strict(schema) {
    if (!isSchema(schema))
        return {};
    const { description } = schema;
    return { ...strictShape(schema), ...(description === undefined ? {} : { description }) };
}
function strictShape(schema) {
    const choices = listOf(schema['anyOf'] ?? schema['oneOf'])?.filter(isSchema);
    if (choices?.every(({ type }) => type === 'object'))
        return strictObject(oneObject(choices));
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
function oneObject(choices) {
    const all = choices.map((each) => Object(each['properties']));
    const names = [...new Set(all.flatMap((each) => Object.keys(each)))];
    const isShared = (name) => all.every((each) => name in each);
    const [kind = '', ...others] = names;
    const inOrder = [kind, ...others.filter((name) => !isShared(name)), ...others.filter(isShared)];
    const properties = inOrder.map((name) => {
        const written = all.flatMap((each) => each[name] ?? []);
        const words = written.flatMap((each) => Object(each)['const'] ?? []);
        return [
            name,
            words.length === written.length
                ? { enum: words, description: Object(written[0])['description'] }
                : written[0],
        ];
    });
    const required = names.filter((name) => choices.every((each) => listOf(each['required'])?.includes(name)));
    return { type: 'object', properties: Object.fromEntries(properties), required };
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
    const { description, ...shape } = strict(schema);
    const choices = listOf(shape['anyOf']) ?? [shape];
    return { anyOf: [...choices, { type: 'null' }], ...(description === undefined ? {} : { description }) };
}
function isSchema(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function listOf(value) {
    return Array.isArray(value) ? value : undefined;
}
const step = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    tier: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['A', 'B', 'C', 'D']),
    title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    files: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    why_now: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
});
const option = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ key: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['A', 'B', 'C', 'D']), label: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), implication: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const envelope = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    skill: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    output_mode: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['human', 'agent']),
    presentation: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ user_markdown: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
    result_type: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['refactor_plan', 'clarification_request', 'validation_error', 'dependency_error']),
    validation_status: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n([
        'accepted',
        'blocked',
        'needs_clarification',
        'validation_error',
        'dependency_error',
    ]),
    refactor_mode: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    plan: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        touch_budget: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), limit: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr() })),
        steps: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(step),
        follow_up_findings: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(step).nullable(),
        test_file_touches: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).nullable(),
    })
        .nullable(),
    clarification_questions: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        question_id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        question: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        options: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(option),
        recommended_option: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['A', 'B', 'C', 'D']),
    }))
        .nullable(),
    dependency_issue: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    fallback_context_bundle_requirements: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).nullable(),
    scope_expansion_needed: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).nullable(),
    notes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).nullable(),
});


/***/ }),

/***/ 84706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bk: () => (/* binding */ addedProblems),
/* harmony export */   N3: () => (/* binding */ vanishedProblems),
/* harmony export */   _W: () => (/* binding */ headerProblems),
/* harmony export */   gY: () => (/* binding */ transitionProblems),
/* harmony export */   rH: () => (/* binding */ editedHeader),
/* harmony export */   yD: () => (/* binding */ isSameTime)
/* harmony export */ });
/* harmony import */ var _json_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18093);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57480);


const allowed = {
    open: ['fixed', 'wont_fix'],
    fixed: ['verified', 'reopened'],
    verified: ['reopened'],
    reopened: ['fixed', 'wont_fix'],
    wont_fix: [],
};
const owned = ['domain', 'severity', 'confidence', 'file', 'lineRange', 'title', 'recommendation'];
const lasting = ['scope', 'target'];
const written = [...lasting, 'mode', 'verdict', 'reportPath', 'tree'];
function headerProblems(before, after) {
    const passed = Date.parse(after.timestamp) - Date.parse(before.timestamp);
    if (passed === 0)
        return editedHeader(before, after);
    return [
        ...(passed < 0 ? [otherTime(before, after, ', which is earlier')] : []),
        ...changedFields(lasting, before, after),
    ];
}
function editedHeader(before, after) {
    return [
        ...(isSameTime(before, after) ? [] : [otherTime(before, after)]),
        ...changedFields(written, before, after),
        ...['blocker', 'high', 'medium', 'low', 'info']
            .filter((key) => before.summary[key] !== after.summary[key])
            .map((key) => taken(`/summary/${key}`, key, before.summary[key], after.summary[key])),
    ];
}
function changedFields(fields, before, after) {
    return fields
        .filter((field) => before[field] !== after[field])
        .map((field) => taken((0,_json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerTo */ .xH)('', field), field, before[field], after[field]));
}
function isSameTime(before, after) {
    return Date.parse(before.timestamp) === Date.parse(after.timestamp);
}
function otherTime(before, after, how = '') {
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('C5/owned-field', {
        path: '/timestamp',
        type: 'claim',
        message: `\`timestamp\` was ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(before.timestamp)} and is ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(after.timestamp)}${how}.`,
        recommendation: 'Leave the time to the reviewer, who sets it when the file is written.',
    });
}
function transitionProblems(before, after) {
    const earlier = new Map(before.map((finding) => [finding.id, finding]));
    return after.flatMap(({ data, pointer }) => {
        const previous = earlier.get(data.id);
        return [
            ...statusProblem(previous?.status, data.status, pointer),
            ...(previous === undefined ? [] : ownedProblems(previous, data, pointer)),
        ];
    });
}
function addedProblems(before, after) {
    const known = new Set(before.map(({ id }) => id));
    return after
        .filter(({ data }) => !known.has(data.id))
        .map(({ data, pointer }) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('C5/owned-field', {
        path: pointer,
        type: 'claim',
        message: `The finding ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(data.id)} was not in the file.`,
        recommendation: 'Take it out; a review adds findings.',
    }));
}
function vanishedProblems(before, ids) {
    return before
        .filter(({ id }) => !ids.has(id))
        .map(({ id }) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('C5/owned-field', {
        path: '/findings',
        type: 'missing',
        message: `The finding ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(id)} was in the file and is gone.`,
        recommendation: 'Put it back, and mark it "fixed" or "wont_fix".',
    }));
}
function statusProblem(from, to, pointer) {
    const next = from === undefined ? ['open'] : allowed[from];
    if (from === to || next.some((status) => status === to))
        return [];
    return [
        (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('C5/status-transition', {
            path: (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerTo */ .xH)(pointer, 'status'),
            type: 'claim',
            message: from === undefined ? `A new finding is ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(to)}.` : `${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(from)} became ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(to)}.`,
            recommendation: next.length === 0
                ? `Leave it at ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(from)}.`
                : `Write ${next.map((each) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(each)).join(' or ')}${from === undefined ? '' : `, or leave it at ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(from)}`}.`,
        }),
    ];
}
function ownedProblems(previous, data, pointer) {
    return owned
        .filter((field) => previous[field] !== data[field])
        .map((field) => taken((0,_json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerTo */ .xH)(pointer, field), field, previous[field], data[field]));
}
function taken(path, field, was, is) {
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('C5/owned-field', {
        path,
        type: 'claim',
        message: `\`${field}\` was ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(was)} and is ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(is)}.`,
        recommendation: 'Change only `status`; the reviewer owns the rest.',
    });
}


/***/ }),

/***/ 76758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ bandOf),
/* harmony export */   Cq: () => (/* binding */ verdictSeverityOf),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   Nj: () => (/* binding */ VerdictFinding),
/* harmony export */   P1: () => (/* binding */ writeVerdict),
/* harmony export */   Qy: () => (/* binding */ VerdictEnvelope),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   YO: () => (/* binding */ toVerdictFinding),
/* harmony export */   ds: () => (/* binding */ toVerdict),
/* harmony export */   gs: () => (/* binding */ confidenceFloors),
/* harmony export */   oc: () => (/* binding */ lineRangePattern),
/* harmony export */   tQ: () => (/* binding */ counts),
/* harmony export */   tg: () => (/* binding */ verdictSeverities),
/* harmony export */   we: () => (/* binding */ ReviewVerdict)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64377);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);
/* harmony import */ var _model_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96946);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44256);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70271);
/* harmony import */ var _writable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62651);






const filled = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().regex(/\S/, 'a non-empty string');
const count = zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0);
const lineRangePattern = /^([1-9][0-9]{0,9})(?:-([1-9][0-9]{0,9}))?$/;
const VerdictFinding = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    id: filled,
    domain: filled,
    severity: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['Blocker', 'High', 'Medium', 'Low', 'Info']),
    confidence: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().min(0).max(1),
    file: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    lineRange: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().regex(lineRangePattern, 'a line such as "42" or a range such as "42-48"').optional(),
    title: filled,
    recommendation: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    status: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .FindingStatus */ .GC,
});
const VerdictEnvelope = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    reviewId: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().regex(/^[0-9a-fA-F]{8}$/, 'eight hexadecimal digits'),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_6__/* .datetime */ .w$({ offset: true, error: 'a timestamp such as "2026-02-16T10:30:00Z"' }),
    scope: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['changeset', 'package', 'team', 'file']),
    target: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    mode: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['full', 'quick', 'verify']),
    verdict: _model_review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .Verdict */ .Y,
    summary: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ blocker: count, high: count, medium: count, low: count, info: count }),
    reportPath: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    tree: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()
        .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'a whole object id')
        .optional(),
    findings: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J()),
});
const ReviewVerdict = VerdictEnvelope.extend({ findings: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(VerdictFinding) });
function counts(status) {
    return status === 'open' || status === 'reopened';
}
function verdictOf(findings) {
    if (findings.some(({ severity }) => severity === 'Blocker'))
        return 'FAIL';
    return findings.some(({ severity }) => severity === 'High') ? 'WARN' : 'PASS';
}
function summaryOf(findings) {
    const summary = { blocker: 0, high: 0, medium: 0, low: 0, info: 0 };
    for (const { severity } of findings)
        summary[summaryKeyOf[severity]] += 1;
    return summary;
}
const summaryKeyOf = {
    Blocker: 'blocker',
    High: 'high',
    Medium: 'medium',
    Low: 'low',
    Info: 'info',
};
const verdictSeverities = {
    Blocker: 'critical',
    High: 'high',
    Medium: 'medium',
    Low: 'low',
    Info: 'info',
};
const verdictSeverityOf = new Map(Object.entries(verdictSeverities));
const confidenceFloors = { high: 0.75, medium: 0.6, low: 0.5 };
function bandOf(confidence) {
    if (confidence >= confidenceFloors.high)
        return 'high';
    if (confidence >= confidenceFloors.medium)
        return 'medium';
    return confidence >= confidenceFloors.low ? 'low' : 'speculative';
}
function writeVerdict({ findings, claims }, header) {
    const written = findings.map(toVerdictFinding);
    const document = toVerdict({
        reviewId: (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .sc)(JSON.stringify(written)).slice(0, 8),
        timestamp: header.timestamp ?? _writable_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownTime */ .oR,
        scope: 'changeset',
        target: header.repository ?? claims.repository ?? '',
        mode: 'full',
        verdict: claims.verdict ?? verdictOf(written.filter(({ status }) => counts(status))),
        reportPath: '',
    }, findings);
    return { ok: true, document };
}
function toVerdict(header, findings) {
    const { reviewId, timestamp, scope, target, mode, verdict, reportPath, tree } = header;
    const written = findings.map(toVerdictFinding);
    return {
        reviewId,
        timestamp,
        scope,
        target,
        mode,
        verdict,
        summary: summaryOf(written),
        reportPath,
        ...(tree === undefined ? {} : { tree }),
        findings: written,
    };
}
function toVerdictFinding(finding) {
    const [location] = finding.locations;
    return {
        id: finding.id,
        domain: finding.category,
        severity: verdictWords[finding.severity],
        confidence: confidenceOf(finding),
        file: location?.path ?? '',
        ...rangeOf(location),
        title: finding.title,
        recommendation: finding.fix?.text ?? finding.issue,
        status: finding.status,
    };
}
const verdictWords = {
    critical: 'Blocker',
    high: 'High',
    medium: 'Medium',
    low: 'Low',
    info: 'Info',
};
function rangeOf(location) {
    if (location?.startLine === undefined)
        return {};
    const { startLine, endLine } = location;
    return { lineRange: (0,_model_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .lineRange */ .Ap)({ startLine, ...(endLine === undefined ? {} : { endLine }) }) };
}
function confidenceOf({ confidence: { band, value }, scale }) {
    if (scale === 'verdict' && value !== undefined && bandOf(value) === band)
        return value;
    return band === 'speculative' ? confidenceFloors.low : confidenceFloors[band];
}


/***/ }),

/***/ 62651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y9: () => (/* binding */ Header),
/* harmony export */   cD: () => (/* binding */ titledText),
/* harmony export */   jv: () => (/* binding */ hasFile),
/* harmony export */   oR: () => (/* binding */ unknownTime)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49567);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _review_output_references_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81032);


const Header = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai().int().min(1).max(2_147_483_647).optional(),
    repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[^/\s]+\/[^/\s]+$/)
        .optional(),
    head: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[0-9a-f]{7,64}$/i)
        .optional(),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$({ offset: true }).optional(),
    reference: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .refine((text) => (0,_review_output_references_js__WEBPACK_IMPORTED_MODULE_0__/* .findLink */ .K)(text)?.isWhole)
        .optional(),
});
const unknownTime = '1970-01-01T00:00:00Z';
function titledText({ title, titleDerived, issue, }) {
    if (titleDerived || issue.startsWith(title))
        return issue;
    return `${/[.!?]$/.test(title) ? title : `${title}.`} ${issue}`;
}
function hasFile({ locations }) {
    return locations.length > 0;
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
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70271);

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
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimBoth */ .Yi)(slug, '-') || 'general';
}
function findingId(category, anchor) {
    return `${domainSlug(category)}-${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(anchor.subject).slice(0, 8)}-${lineRange(anchor)}`;
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
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(JSON.stringify(fields)).slice(0, 16);
}


/***/ }),

/***/ 41692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ titleFrom)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70271);

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
    return cut((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimEnd */ .s8)(sentence, '. '));
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


/***/ })

};
