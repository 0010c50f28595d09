export const id = 4311;
export const ids = [4311];
export const modules = {

/***/ 22770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ parseDocument)
});

// EXTERNAL MODULE: ./build/model/format.js
var model_format = __webpack_require__(62359);
// EXTERNAL MODULE: ./build/model/shortened.js
var shortened = __webpack_require__(64538);
// EXTERNAL MODULE: ./build/formats/clean-text.js
var clean_text = __webpack_require__(44804);
// EXTERNAL MODULE: ./build/formats/document-problem.js + 1 modules
var document_problem = __webpack_require__(19247);
// EXTERNAL MODULE: ./build/formats/json-faults.js
var json_faults = __webpack_require__(39927);
// EXTERNAL MODULE: ./build/formats/own-document.js
var own_document = __webpack_require__(74233);
// EXTERNAL MODULE: ./build/formats/parsed-document.js
var parsed_document = __webpack_require__(8442);
// EXTERNAL MODULE: ./build/formats/read-json.js + 1 modules
var read_json = __webpack_require__(96856);
// EXTERNAL MODULE: ./build/formats/json-positions.js
var json_positions = __webpack_require__(21276);
;// CONCATENATED MODULE: ./build/formats/read-json-lines.js




function readJsonLines(bytes, limits = json_faults/* defaultLimits */.MK) {
    const text = bytes.byteLength > limits.bytes ? undefined : (0,read_json/* decodeUtf8 */._6)(bytes);
    if (text === undefined)
        return (0,read_json/* readJson */.Vh)(bytes, limits);
    const lines = text
        .split('\n')
        .map((line, index) => ({ number: index + 1, text: line }))
        .filter((line) => line.text.trim() !== '');
    const values = [];
    const problems = [];
    let isWellFormed = true;
    const locators = [];
    for (const line of lines) {
        const reading = (0,read_json/* readJsonText */.gb)(line.text, limits);
        if (!reading.ok) {
            for (const each of reading.problems)
                problems.push(onLine(each, line.number));
            if (problems.length > maxFaults)
                break;
            continue;
        }
        values.push(reading.value);
        isWellFormed &&= reading.isWellFormed;
        locators.push({ line: line.number, locate: reading.locate });
    }
    if (problems.length > 0)
        return { ok: false, problems };
    return { ok: true, value: values, isWellFormed, locate: (pointers) => locateAll(pointers, locators) };
}
const maxFaults = 200;
function onLine(fault, line) {
    return (0,document_problem/* problem */.CC)('rdformat/line', { ...fault, line });
}
function locateAll(pointers, locators) {
    const found = new Map();
    for (const pointer of pointers) {
        const [, index = '', ...rest] = pointer.split('/');
        const locator = (0,json_positions/* parentPointer */.Yg)(pointer) === undefined ? locators[0] : locators[Number(index)];
        const inner = rest.map((token) => `/${token}`).join('');
        const position = locator?.locate([inner]).get(inner);
        if (locator !== undefined && position !== undefined)
            found.set(pointer, { ...position, line: locator.line });
    }
    return found;
}

// EXTERNAL MODULE: ./node_modules/jsonrepair/lib/esm/regular/jsonrepair.js + 2 modules
var jsonrepair = __webpack_require__(48365);
// EXTERNAL MODULE: ./build/formats/json-walk.js
var json_walk = __webpack_require__(70059);
;// CONCATENATED MODULE: ./build/formats/read-lenient.js






const maxRepairable = 1024 * 1024;
function readLenientJson(bytes, limits = json_faults/* defaultLimits */.MK) {
    const strict = (0,read_json/* readJson */.Vh)(bytes, limits);
    const text = bytes.byteLength > limits.bytes ? undefined : (0,read_json/* decodeUtf8 */._6)(bytes);
    if (strict.ok || text === undefined)
        return { reading: strict, repairs: [] };
    if (!strict.problems.some(({ rule }) => rule === 'JSON/syntax'))
        return { reading: strict, repairs: [] };
    const candidates = findCandidates(text);
    const [candidate] = candidates;
    if (candidates.length > 1)
        return { reading: { ok: false, problems: [severalDocuments()] }, repairs: [] };
    if (candidate === undefined)
        return { reading: strict, repairs: [] };
    if (!candidate.isValid)
        return repair(text, candidate, limits) ?? { reading: strict, repairs: [] };
    const alone = blank(text.slice(0, candidate.start)) + text.slice(candidate.start, candidate.end);
    return { reading: (0,read_json/* readJsonText */.gb)(alone, limits), repairs: stripped(text, candidate) };
}
function repair(text, span, limits) {
    const broken = text.slice(span.start, span.end);
    const repaired = broken.length > maxRepairable ? undefined : repairedText(broken);
    if (repaired === undefined)
        return undefined;
    const reading = (0,read_json/* readJsonText */.gb)(repaired, limits);
    const starts = (0,json_positions/* lineStarts */._$)(text);
    return {
        reading: reading.ok ? { ...reading, locate: () => new Map() } : reading,
        repairs: [
            ...stripped(text, span),
            ...repairsBetween(broken, repaired).map((each) => repairProblem(each, span.start, starts)),
        ],
    };
}
function repairedText(broken) {
    try {
        return (0,jsonrepair/* jsonrepair */.m)(broken);
    }
    catch {
        return undefined;
    }
}
function blank(text) {
    return text.replace(/[^\n]/g, ' ');
}
function stripped(text, { start, end }) {
    const around = text.slice(0, start).trimStart() || text.slice(end).trimStart();
    if (around === '')
        return isMarked(text) ? [markDropped()] : [];
    return [
        (0,document_problem/* problem */.CC)('JSON/stripped', {
            path: '',
            type: 'syntax',
            message: `The document stands in other text, beginning ${(0,document_problem/* quote */.hD)(around, 40)}, which was dropped.`,
            recommendation: 'Return the JSON alone.',
            line: 1,
            column: 1,
        }),
    ];
}
function isMarked(text) {
    return text.startsWith('\uFEFF');
}
function markDropped() {
    return (0,document_problem/* problem */.CC)('JSON/stripped', {
        path: '',
        type: 'syntax',
        message: 'The document begins with a byte order mark, which was dropped.',
        recommendation: 'Write UTF-8 without a byte order mark.',
        line: 1,
        column: 1,
    });
}
function repairProblem({ offset, removed, added }, start, starts) {
    const change = added === ''
        ? `dropped ${(0,document_problem/* quote */.hD)(removed, 30)}`
        : removed === ''
            ? `added ${(0,document_problem/* quote */.hD)(added, 30)}`
            : `replaced ${(0,document_problem/* quote */.hD)(removed, 30)} by ${(0,document_problem/* quote */.hD)(added, 30)}`;
    return (0,document_problem/* problem */.CC)('JSON/repaired', {
        path: '',
        type: 'syntax',
        message: `The syntax was repaired: ${change}.`,
        recommendation: 'Write strict JSON; a repaired document never counts as a clean review.',
        ...(0,json_positions/* positionAt */.t$)(starts, start + offset),
    });
}
function severalDocuments() {
    return (0,document_problem/* problem */.CC)('JSON/one-document', {
        path: '',
        type: 'syntax',
        message: 'The text holds more than one JSON document.',
        recommendation: 'Return exactly one document; none is chosen for you.',
    });
}
function findCandidates(text) {
    const found = [];
    let at = nextBracket(text, 0);
    while (at !== -1 && found.length < 2) {
        const fault = (0,json_walk/* walkJson */.g)(text.slice(at), { value: () => 'go on', key: () => { } });
        const isValid = fault === undefined || fault.expected === 'the end';
        const end = isValid ? at + (fault?.offset ?? text.length - at) : matchingEnd(text, at);
        if (isValid || !isProse(text.slice(at + 1, end - 1)))
            found.push({ start: at, end, isValid });
        at = nextBracket(text, end);
    }
    return found;
}
function isProse(inside) {
    return !/["'{}[\]]/.test(inside);
}
function nextBracket(text, from) {
    for (let at = from; at < text.length; at += 1) {
        const character = text[at];
        if (character === '[' || character === '{')
            return at;
    }
    return -1;
}
function matchingEnd(text, start) {
    let depth = 0;
    let isString = false;
    for (let at = start; at < text.length; at += 1) {
        const character = text[at];
        if (isString) {
            if (character === '\\')
                at += 1;
            else if (character === '"')
                isString = false;
        }
        else if (character === '"')
            isString = true;
        else if (character === '[' || character === '{')
            depth += 1;
        else if (character === ']' || character === '}') {
            depth -= 1;
            if (depth === 0)
                return at + 1;
        }
    }
    return text.length;
}
const read_lenient_window = 80;
const read_lenient_anchor = 6;
function repairsBetween(before, after) {
    const repairs = [];
    let from = 0;
    let to = 0;
    while (from < before.length || to < after.length) {
        if (before[from] === after[to]) {
            from += 1;
            to += 1;
            continue;
        }
        const step = stepBackInLine(before.slice(from, from + read_lenient_window + read_lenient_anchor), after.slice(to, to + read_lenient_window + read_lenient_anchor));
        const removed = step?.removed ?? before.length - from;
        const added = step?.added ?? after.length - to;
        repairs.push({
            offset: from,
            removed: before.slice(from, from + removed),
            added: after.slice(to, to + added),
        });
        from += removed;
        to += added;
    }
    return repairs;
}
function stepBackInLine(before, after) {
    for (let size = 1; size <= read_lenient_window; size += 1) {
        for (let removed = 0; removed <= size; removed += 1) {
            const added = size - removed;
            const one = before.slice(removed, removed + read_lenient_anchor);
            const other = after.slice(added, added + read_lenient_anchor);
            if (one === other && (one.length === read_lenient_anchor || isEndOfBoth(before, removed, after, added))) {
                return { removed, added };
            }
        }
    }
    return undefined;
}
function isEndOfBoth(before, removed, after, added) {
    return (before.length < read_lenient_window + read_lenient_anchor &&
        after.length < read_lenient_window + read_lenient_anchor &&
        removed <= before.length &&
        added <= after.length);
}

// EXTERNAL MODULE: ./build/formats/registry.js + 23 modules
var registry = __webpack_require__(65432);
// EXTERNAL MODULE: ./build/formats/report-entry.js
var report_entry = __webpack_require__(31724);
// EXTERNAL MODULE: ./build/formats/transport.js
var transport = __webpack_require__(26010);
;// CONCATENATED MODULE: ./build/formats/parse-document.js













function parseDocument(request) {
    const { format: forced, context = {} } = request;
    const { reading, repairs } = read(request);
    if (!reading.ok) {
        const named = forced === 'review-output' ? reading.problems.map(asFirstRule) : reading.problems;
        return { ok: false, provesClean: false, ...(0,report_entry/* report */.z8)([...repairs, ...named], reading) };
    }
    const identified = identify(reading.value, forced);
    if (!identified.ok) {
        return { ok: false, provesClean: false, ...(0,report_entry/* report */.z8)([...repairs, identified.problem], reading) };
    }
    const { format, value, pointer } = identified;
    const { isWellFormed } = reading;
    const parsed = withWholeText(registry/* contracts */.M[format].parse(value, { ...context, isWellFormed }), isWellFormed);
    const placed = parsed.problems.map((each) => pointer === '' ? each : { ...each, path: pointer + each.path });
    const reported = (0,report_entry/* report */.z8)([...repairs, ...placed], reading);
    if (!parsed.ok)
        return { ok: false, format, document: parsed.document, provesClean: false, ...reported };
    const document = { ...parsed.document, complete: parsed.document.complete && repairs.length === 0 };
    return { ok: true, format, document, provesClean: (0,parsed_document/* provesClean */.t)(document), ...reported };
}
function withWholeText({ document, problems, ok }, isWellFormed) {
    const broken = isWellFormed ? document_problem/* none */.dv : (0,clean_text/* brokenTexts */.eO)(document.native);
    const { summary, questions } = document;
    return {
        ok: ok && broken.length === 0,
        problems: (0,document_problem/* joined */.oR)(broken, problems),
        document: {
            ...document,
            ...(summary !== undefined && { summary: (0,clean_text/* cutText */.IN)(summary).toWellFormed() }),
            questions: questions.map((each) => ({
                ...each,
                id: (0,shortened/* shortened */.v)(each.id, 80),
                question: (0,clean_text/* cutText */.IN)(each.question),
            })),
        },
    };
}
function identify(value, forced) {
    const wrapped = (0,transport/* unwrapTransport */.xp)(value);
    if (wrapped !== undefined && (forced === undefined || forced === wrapped.format))
        return { ok: true, ...wrapped };
    if (forced !== undefined)
        return { ok: true, format: forced, value, pointer: '' };
    const recognition = recognise(value);
    return recognition.ok ? { ...recognition, value, pointer: '' } : recognition;
}
function read({ bytes, format, strictness, gunzip }) {
    const plain = isGzip(bytes) ? gunzip?.(bytes, json_faults/* defaultLimits */.MK.bytes) : bytes;
    if (plain === undefined)
        return { reading: { ok: false, problems: [notInflated()] }, repairs: [] };
    if (format === 'rdjsonl' || (format === undefined && beginsWithDiagnostic(plain))) {
        return { reading: readJsonLines(plain), repairs: [] };
    }
    return strictness === 'lenient' ? readLenientJson(plain) : { reading: (0,read_json/* readJson */.Vh)(plain), repairs: [] };
}
function isGzip(bytes) {
    return bytes[0] === 0x1f && bytes[1] === 0x8b;
}
function notInflated() {
    return (0,document_problem/* problem */.CC)('format/compressed', {
        path: '',
        type: 'limit',
        message: 'The document is compressed, and is damaged or inflates to more than is read.',
        recommendation: 'Write the document as plain JSON.',
    });
}
function beginsWithDiagnostic(bytes) {
    if (bytes[0] !== 0x7b)
        return false;
    const end = bytes.indexOf(0x0a);
    const line = (0,read_json/* readJson */.Vh)(end === -1 ? bytes : bytes.subarray(0, end));
    return line.ok && (0,own_document/* isObject */.Gv)((0,own_document/* own */.ZV)(line.value, 'location')) && (0,own_document/* own */.ZV)(line.value, 'message') !== undefined;
}
function asFirstRule(fault) {
    return fault.rule === 'JSON/syntax' ? (0,document_problem/* problem */.CC)('C1/R1', fault) : fault;
}
function recognise(value) {
    const found = model_format/* formats */.Fx.filter((format) => registry/* contracts */.M[format].recognises(value));
    const [format] = found;
    if (format !== undefined && found.length === 1)
        return { ok: true, format };
    if (format !== undefined) {
        return {
            ok: false,
            problem: (0,document_problem/* problem */.CC)('format/ambiguous', {
                path: '',
                type: 'format',
                message: `The document could be any of ${found.join(', ')}: it is ${shapeOf(value)}.`,
                recommendation: 'Name the format, for example with `--format`.',
            }),
        };
    }
    return {
        ok: false,
        problem: (0,document_problem/* problem */.CC)('format/unknown', {
            path: '',
            type: 'format',
            message: `The document has the shape of no known contract: it is ${shapeOf(value)}.`,
            recommendation: `Write one of ${model_format/* formats */.Fx.join(', ')}, or name the format that is meant.`,
        }),
    };
}
function shapeOf(value) {
    if ((0,own_document/* isObject */.Gv)(value) && typeof (0,own_document/* own */.ZV)(value, '$schema') === 'string')
        return 'a JSON Schema';
    if (Array.isArray(value)) {
        const first = value.find(own_document/* isObject */.Gv);
        return first === undefined
            ? `an array of ${value.length} without objects`
            : `an array of ${shapeOf(first)}`;
    }
    if (!(0,own_document/* isObject */.Gv)(value))
        return (0,document_problem/* quote */.hD)(value);
    const keys = Object.keys(value);
    const shown = keys.slice(0, 8).map((key) => (0,document_problem/* quote */.hD)(key, 30));
    return keys.length === 0
        ? 'an object without keys'
        : `an object with the keys ${shown.join(', ')}${keys.length > shown.length ? ', …' : ''}`;
}


/***/ }),

/***/ 65432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ contracts)
});

;// CONCATENATED MODULE: ./build/formats/candidate-findings-finding.js
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

// EXTERNAL MODULE: ./build/formats/candidate-findings-schema.js
var candidate_findings_schema = __webpack_require__(54597);
// EXTERNAL MODULE: ./build/formats/document-problem.js + 1 modules
var document_problem = __webpack_require__(19247);
// EXTERNAL MODULE: ./build/formats/json-positions.js
var json_positions = __webpack_require__(21276);
// EXTERNAL MODULE: ./build/formats/own-document.js
var own_document = __webpack_require__(74233);
// EXTERNAL MODULE: ./build/formats/parsed-document.js
var parsed_document = __webpack_require__(8442);
// EXTERNAL MODULE: ./build/formats/paths.js
var formats_paths = __webpack_require__(26711);
// EXTERNAL MODULE: ./build/formats/place-problems.js
var place_problems = __webpack_require__(7181);
// EXTERNAL MODULE: ./build/formats/read-findings.js
var read_findings = __webpack_require__(82566);
// EXTERNAL MODULE: ./build/formats/schema-problems.js
var schema_problems = __webpack_require__(10309);
;// CONCATENATED MODULE: ./build/formats/candidate-findings-parse.js










function parseCandidateFindings(value, context) {
    if (!Array.isArray(value))
        return { ok: false, document: emptyDocument, problems: [notAnArray(value)] };
    const { findings, refused, problems, ok } = (0,read_findings/* readFindings */.R)(value, '', {
        context,
        read: (native, pointer) => readFinding(native, pointer, context),
        describe: (native) => ({ ...(0,own_document/* claimedSeverity */.b$)(native, 'severity', severityOf), ...titleOf(native) }),
    });
    return {
        ok,
        document: { ...emptyDocument, findings, refused, claims: { total: value.length } },
        problems: [...problems, ...repeatedIds(value)],
    };
}
const emptyDocument = (0,parsed_document/* emptyList */.c)('candidate-findings');
function notAnArray(value) {
    return (0,document_problem/* problem */.CC)('C3/document', {
        path: '',
        type: 'type',
        message: `The document is ${(0,document_problem/* quote */.hD)(value)}; it must be an array of candidate findings.`,
        recommendation: 'Return an array, `[]` when there is nothing to report.',
    });
}
function titleOf(native) {
    const title = (0,own_document/* own */.ZV)(native, 'title');
    return typeof title === 'string' ? { title } : {};
}
function readFinding(native, pointer, context) {
    const synthesized = (0,candidate_findings_schema/* isSynthesized */.rq)(native);
    const parsed = synthesized ? candidate_findings_schema/* SynthesizedFinding */._k.safeParse(native) : candidate_findings_schema/* CandidateFinding */.Vx.safeParse(native);
    const deviations = (0,candidate_findings_schema/* fieldDeviations */.Vn)(native, pointer);
    if (!parsed.success) {
        return { problems: [...(0,schema_problems/* schemaProblems */.I)(parsed.error, { value: native, pointer, ruleOf: candidate_findings_schema/* ruleOf */.Y }), ...deviations] };
    }
    const { data } = parsed;
    const lines = linesOf(data);
    if (lines === undefined)
        return { problems: [disorderedLines(pointer), ...deviations] };
    const reading = (0,formats_paths/* readPath */.G)(data.file, context.paths);
    if (!reading.ok) {
        const path = (0,json_positions/* pointerTo */.xH)(pointer, 'file');
        return { problems: [(0,place_problems/* malformedPath */.f)('C3/file', { written: data.file, reading, path }), ...deviations] };
    }
    const misplaced = (0,place_problems/* placeProblems */.k)({ path: reading.path, side: 'RIGHT', ...lines }, context.changed, {
        pointer,
        pathKeys: ['file'],
        lineKeys: ['line_start'],
        pathRule: 'C3/path-in-diff',
        lineRule: 'C3/line-in-diff',
    });
    return {
        finding: toFinding(data, { path: reading.path, lines }, { native, pointer }),
        problems: [...misplaced, ...deviations],
    };
}
function linesOf({ line_start: start, line_end: end }) {
    if (start === null)
        return end === null ? {} : undefined;
    if (end === null)
        return { start, end: start };
    return start <= end ? { start, end } : undefined;
}
function disorderedLines(pointer) {
    return (0,document_problem/* problem */.CC)('C3/lines', {
        path: (0,json_positions/* pointerTo */.xH)(pointer, 'line_end'),
        type: 'range',
        message: '`line_end` has no `line_start` at or before it.',
        recommendation: 'Write both in order, or null for both when the whole file is meant.',
    });
}
function repeatedIds(natives) {
    const seen = new Set();
    return natives.flatMap((native, index) => {
        const id = (0,own_document/* isObject */.Gv)(native) ? (0,own_document/* own */.ZV)(native, 'finding_id') : undefined;
        if (typeof id !== 'string' || !seen.has(id)) {
            if (typeof id === 'string')
                seen.add(id);
            return [];
        }
        return [
            (0,document_problem/* problem */.CC)('C3/duplicate-id', {
                path: (0,json_positions/* pointerTo */.xH)('', index, 'finding_id'),
                type: 'duplicate',
                message: `The id ${(0,document_problem/* quote */.hD)(id)} is used by an earlier finding.`,
                recommendation: 'Give each finding an id of its own.',
            }),
        ];
    });
}

// EXTERNAL MODULE: ./build/formats/envelope-schema.js
var envelope_schema = __webpack_require__(44415);
;// CONCATENATED MODULE: ./build/formats/envelope-frame-problems.js




const rules = new Map([
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
    return isOption ? 'C4/question-options' : (rules.get(path[0]) ?? 'C4/document');
}
function frameFaults(value, error) {
    const faults = (0,schema_problems/* schemaProblems */.I)(error, { value, pointer: '', ruleOf });
    if (!faults.some(({ rule }) => rule === 'C4/result-type'))
        return faults;
    const rest = envelope_schema/* EnvelopeCommon */.s$.safeParse(value);
    return rest.success ? faults : [...faults, ...(0,schema_problems/* schemaProblems */.I)(rest.error, { value, pointer: '', ruleOf })];
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
        (0,document_problem/* problem */.CC)('C4/status-of-result', {
            path: '/validation_status',
            type: 'mixed',
            message: `The status ${(0,document_problem/* quote */.hD)(status)} does not fit the result ${(0,document_problem/* quote */.hD)(result)}.`,
            recommendation: `Write ${allowed.map((word) => (0,document_problem/* quote */.hD)(word)).join(' or ')}.`,
        }),
    ];
}
function planFault(value, { result_type: result }) {
    if (result === 'refactor_plan' || (0,own_document/* own */.ZV)(value, 'plan') === undefined)
        return [];
    return [
        (0,document_problem/* problem */.CC)('C4/plan', {
            path: '/plan',
            type: 'mixed',
            message: `The result ${(0,document_problem/* quote */.hD)(result)} may not carry a plan.`,
            recommendation: 'Remove the plan, or answer with "refactor_plan".',
        }),
    ];
}
function optionFaults(question, index) {
    const keys = question.options.map(({ key }) => key);
    const problems = [];
    if (keys.join('') !== 'ABC' && keys.join('') !== 'ABCD') {
        problems.push((0,document_problem/* problem */.CC)('C4/question-options', {
            path: `/clarification_questions/${index}/options`,
            type: 'enum',
            message: `The options are ${keys.join(', ')}; they must be A, B and C, and perhaps D.`,
            recommendation: 'Offer A, B and C once each, in that order.',
        }));
    }
    if (!keys.includes(question.recommended_option)) {
        problems.push((0,document_problem/* problem */.CC)('C4/question-options', {
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
    ...[...rules.keys()].map(String),
]);
function keyDeviations(value) {
    return (0,own_document/* isObject */.Gv)(value) ? (0,schema_problems/* unknownKeys */.v)(value, known, { pointer: '', rule: 'C4/unknown-key' }) : [];
}

;// CONCATENATED MODULE: ./build/formats/envelope-plan.js







const envelope_plan_severities = {
    A: 'medium',
    B: 'low',
    C: 'info',
    D: 'info',
};
const envelope_plan_severityOf = new Map(Object.entries(envelope_plan_severities));
function readStep(native, pointer, context) {
    const parsed = envelope_schema/* PlanStep */.mo.safeParse(native);
    if (!parsed.success) {
        const ruleOf = ([field]) => field === 'files' ? 'C4/step-file' : 'C4/step';
        return { problems: (0,schema_problems/* schemaProblems */.I)(parsed.error, { value: native, pointer, ruleOf }) };
    }
    const problems = [];
    const paths = new Set();
    for (const [index, written] of (parsed.data.files ?? []).entries()) {
        const reading = (0,formats_paths/* readPath */.G)(written, context.paths);
        if (!reading.ok) {
            const path = (0,json_positions/* pointerTo */.xH)(pointer, 'files', index);
            problems.push((0,place_problems/* malformedPath */.f)('C4/step-file', { written, reading, path }));
            continue;
        }
        paths.add(reading.path);
        for (const each of (0,place_problems/* placeProblems */.k)({ path: reading.path, side: 'RIGHT' }, context.changed, {
            pointer,
            pathKeys: ['files', index],
            lineKeys: ['files', index],
            pathRule: 'C4/path-in-diff',
            lineRule: 'C4/path-in-diff',
        })) {
            problems.push(each);
        }
    }
    return problems.some(document_problem/* isRefusal */.vu)
        ? { problems }
        : { finding: envelope_plan_toFinding(parsed.data, [...paths], { native, pointer }), problems };
}
function envelope_plan_toFinding({ tier, title }, paths, { native, pointer }) {
    const reason = envelope_plan_text(native, 'why_now') ?? envelope_plan_text(native, 'reason') ?? envelope_plan_text(native, 'description');
    return {
        scope: paths.length === 0 ? 'system' : paths.length === 1 ? 'file' : 'multi-file',
        locations: paths.map((path) => ({ path, side: 'RIGHT' })),
        ...(paths.length === 0 ? { scopeText: title } : {}),
        title,
        titleDerived: false,
        issue: reason ?? title,
        category: 'refactoring',
        severity: envelope_plan_severities[tier],
        confidence: { band: 'medium' },
        fix: { text: title, confidence: 'medium' },
        references: [],
        requiresHuman: envelope_plan_text(native, 'behavior_change') === 'requires_approval',
        preExisting: false,
        status: 'open',
        pointer,
        native,
    };
}
function envelope_plan_text(native, key) {
    const value = (0,own_document/* own */.ZV)(native, key);
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
function planDeviations({ plan, refactor_mode: mode }) {
    const problems = [];
    const touches = plan.test_file_touches ?? [];
    if (touches.length > 2) {
        problems.push((0,document_problem/* problem */.CC)('C4/test-touches', {
            path: '/plan/test_file_touches',
            type: 'limit',
            message: `The plan touches ${touches.length} test files; at most 2 are meant.`,
            recommendation: 'Keep the test files that the steps need.',
        }));
    }
    if (mode !== 'opportunistic')
        return problems;
    if (plan.steps.length > 5) {
        problems.push((0,document_problem/* problem */.CC)('C4/opportunistic-steps', {
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
        if (typeof tier !== 'string' || !envelope_plan_severityOf.has(tier) || tiers.includes(tier))
            return [];
        return [
            (0,document_problem/* problem */.CC)(rule, {
                path: (0,json_positions/* pointerTo */.xH)('/plan', list, index, 'tier'),
                type: 'limit',
                message: `Tier ${tier} does not belong in \`${list}\` of an opportunistic plan.`,
                recommendation: `Keep items of tier ${tiers.join(' and ')} here.`,
            }),
        ];
    });
}

;// CONCATENATED MODULE: ./build/formats/envelope-parse.js





function parseEnvelope(value, context) {
    const frame = envelope_schema/* EnvelopeFrame */.uD.safeParse(value);
    const faults = frame.success ? payloadFaults(value, frame.data) : frameFaults(value, frame.error);
    const plan = (0,own_document/* own */.ZV)(value, 'plan');
    const steps = readItems(plan, 'steps', context);
    const followUps = readItems(plan, 'follow_up_findings', context);
    return {
        ok: faults.length === 0 && steps.ok && followUps.ok,
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
function readItems(plan, list, context) {
    const items = (0,own_document/* own */.ZV)(plan, list);
    return (0,read_findings/* readFindings */.R)(Array.isArray(items) ? items : [], `/plan/${list}`, {
        context,
        read: (native, pointer) => readStep(native, pointer, context),
        describe: (native) => {
            const title = (0,own_document/* own */.ZV)(native, 'title');
            return {
                ...(0,own_document/* claimedSeverity */.b$)(native, 'tier', envelope_plan_severityOf),
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

// EXTERNAL MODULE: ./build/formats/eslint.js
var eslint = __webpack_require__(51030);
// EXTERNAL MODULE: ./build/formats/rdformat.js
var rdformat = __webpack_require__(67034);
// EXTERNAL MODULE: ./build/model/evidence-pack.js
var evidence_pack = __webpack_require__(7263);
// EXTERNAL MODULE: ./build/model/title.js
var model_title = __webpack_require__(41692);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./build/formats/timestamp-deviation.js


const schema = iso/* datetime */.w$({ offset: true });
function isIsoTimestamp(text) {
    return schema.safeParse(text).success;
}
function timestampDeviation(rule, { path, timestamp }) {
    if (isIsoTimestamp(timestamp))
        return [];
    return [
        (0,document_problem/* problem */.CC)(rule, {
            path,
            type: 'format',
            message: `${(0,document_problem/* quote */.hD)(timestamp)} is not an ISO 8601 timestamp.`,
            recommendation: 'Write a time such as "2026-01-13T10:30:00Z".',
        }),
    ];
}

;// CONCATENATED MODULE: ./build/formats/read-evidence-pack.js








function parseEvidencePack(value, context) {
    const parsed = evidence_pack/* EvidencePack */.T.safeParse(value);
    const problems = [
        ...(parsed.success ? [] : (0,schema_problems/* schemaProblems */.I)(parsed.error, { value, pointer: '', ruleOf: () => 'C3/pack' })),
        ...targetProblem(value, context),
        ...(parsed.success ? claimDeviations(parsed.data) : []),
    ];
    return {
        ok: !problems.some(document_problem/* isRefusal */.vu),
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
        (0,document_problem/* problem */.CC)('C3/pack-target', {
            path: '/pr/number',
            type: 'target',
            message: `The pack is of pull request ${number}, but the review is of ${pullRequest}.`,
            recommendation: `Use the pack of pull request ${(0,document_problem/* quote */.hD)(pullRequest)}.`,
        }),
    ];
}
const read_evidence_pack_severities = { error: 'high', warning: 'medium', info: 'info' };
function verifierFindings(pack, value, context) {
    return pack.verification.verifiers.flatMap(({ name, findings }, verifier) => findings.map((each, index) => {
        const keys = ['verification', 'verifiers', verifier, 'findings', index];
        const category = name.trim() || 'verification';
        const reading = (0,formats_paths/* readPath */.G)(each.file, context.paths);
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
            pointer: (0,json_positions/* pointerTo */.xH)('', ...keys),
            native: keys.reduce((at, key) => (0,own_document/* own */.ZV)(at, key), value) ?? null,
        };
    }));
}
function claimDeviations(pack) {
    return [
        ...timestampDeviation('C3/generated-at', { path: '/generated_at', timestamp: pack.generated_at }),
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
    return ['files_changed', 'insertions', 'deletions'].flatMap((key) => miscounted(`/diff/stats/${key}`, { given: stats[key], ...range(counted[key]), of: 'the touched files' }));
}
function verifierDeviations({ verification: { verifiers, summary } }) {
    const count = (wanted) => verifiers.filter(({ status }) => status === wanted).length;
    const late = count('timeout');
    const counted = {
        passed: range(count('pass')),
        failed: range(count('fail'), late),
        warnings: range(count('warn')),
        skipped: range(count('skipped'), late),
    };
    return ['passed', 'failed', 'warnings', 'skipped'].flatMap((key) => miscounted(`/verification/summary/${key}`, { given: summary[key], ...counted[key], of: 'the verifiers' }));
}
function range(least, perhaps = 0) {
    return { least, most: least + perhaps };
}
function miscounted(path, { given, least, most, of }) {
    if (given >= least && given <= most)
        return [];
    const right = least === most ? `${least}` : `${least} to ${most}`;
    return [
        (0,document_problem/* problem */.CC)('C3/pack-claims', {
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
        (0,document_problem/* problem */.CC)('C3/pack-claims', {
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
            (0,document_problem/* problem */.CC)('C3/pack-claims', {
                path: `/hotspots/${index}/line_end`,
                type: 'range',
                message: `The hotspot ends at line ${end}, before it starts at ${start}.`,
                recommendation: 'Write the first line before the last.',
            }),
        ]);
}

// EXTERNAL MODULE: ./build/formats/review-data-schema.js
var review_data_schema = __webpack_require__(99258);
;// CONCATENATED MODULE: ./build/formats/review-data-comment-problems.js



const review_data_comment_problems_rules = new Map([
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
    return review_data_comment_problems_rules.get(path[0]) ?? 'C2/line-comments';
}
const commentKeys = new Set([...review_data_comment_problems_rules.keys()].map(String));
function commentDeviations(data, pointer) {
    const problems = [];
    const level = (0,review_data_schema/* levelOf */.In)(data.confidence);
    if (data.confidence_level !== level) {
        problems.push((0,document_problem/* problem */.CC)('C2/confidence-mapping', {
            path: (0,json_positions/* pointerTo */.xH)(pointer, 'confidence_level'),
            type: 'claim',
            message: `A confidence of ${data.confidence} is ${(0,document_problem/* quote */.hD)(level)}, not ${(0,document_problem/* quote */.hD)(data.confidence_level)}.`,
            recommendation: `Write ${(0,document_problem/* quote */.hD)(level)}.`,
        }));
    }
    const words = data.title.trim().split(/\s+/).length;
    if (words > 10) {
        problems.push((0,document_problem/* problem */.CC)('C2/title-words', {
            path: (0,json_positions/* pointerTo */.xH)(pointer, 'title'),
            type: 'limit',
            message: `The title has ${words} words; at most 10 are wanted.`,
            recommendation: 'Shorten the title; the description holds the rest.',
        }));
    }
    return problems;
}

;// CONCATENATED MODULE: ./build/formats/review-data-document-problems.js





const review_data_document_problems_rules = new Map([
    ['pr_info', 'C2/pr-info'],
    ['review_summary', 'C2/review-summary'],
    ['line_comments', 'C2/line-comments'],
    ['review_event', 'C2/review-event'],
    ['metadata', 'C2/metadata'],
]);
function envelopeRuleOf(path) {
    return review_data_document_problems_rules.get(path[0]) ?? 'C2/document';
}
const review_data_document_problems_known = [
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
function envelopeKeyDeviations(value) {
    return review_data_document_problems_known.flatMap(({ path, keys }) => {
        const part = path.reduce((at, key) => (0,own_document/* own */.ZV)(at, key), value);
        const pointer = path.map((key) => `/${key}`).join('');
        return (0,own_document/* isObject */.Gv)(part) ? (0,schema_problems/* unknownKeys */.v)(part, keys, { pointer, rule: 'C2/unknown-key' }) : [];
    });
}
function review_data_document_problems_claimDeviations(data) {
    return [
        ...versionDeviation(data.version),
        ...timestampDeviation('C2/reviewed-at', {
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
        (0,document_problem/* problem */.CC)('C2/version', {
            path: '/version',
            type: 'claim',
            message: `The version is ${(0,document_problem/* quote */.hD)(version)}; the document is read as "1.0".`,
            recommendation: 'Write "1.0".',
        }),
    ];
}
function totalDeviation({ metadata, line_comments: comments }) {
    if (metadata.total_issues === comments.length)
        return [];
    return [
        (0,document_problem/* problem */.CC)('C2/total-issues', {
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
        const level = (0,review_data_schema/* levelOf */.In)(confidence);
        counts[level === 'suggestion' ? 'suggestions' : level] += 1;
    }
    return ['high', 'medium', 'low', 'suggestions']
        .filter((level) => breakdown[level] !== counts[level])
        .map((level) => (0,document_problem/* problem */.CC)('C2/confidence-breakdown', {
        path: `/review_summary/confidence_breakdown/${level}`,
        type: 'count',
        message: `${(0,document_problem/* quote */.hD)(level)} is ${breakdown[level]}; the number of comments of that confidence is ${counts[level]}.`,
        recommendation: `Write ${counts[level]}.`,
    }));
}
function filesDeviation({ metadata, line_comments: comments }) {
    const files = new Set(comments.map((comment) => (0,own_document/* own */.ZV)(comment, 'file')));
    files.delete(undefined);
    if (metadata.files_analyzed >= files.size)
        return [];
    return [
        (0,document_problem/* problem */.CC)('C2/files-analyzed', {
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
    return (0,document_problem/* problem */.CC)('C2/event-claim', { path: '/review_event', type: 'claim', message, recommendation });
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
        (0,document_problem/* problem */.CC)('C2/identifiers', {
            path: `/pr_info/${field}`,
            type: 'format',
            message: `\`${field}\` is ${(0,document_problem/* quote */.hD)(given)}, which has not the form of ${(0,document_problem/* quote */.hD)(example)}.`,
            recommendation: `Write it as in ${(0,document_problem/* quote */.hD)(example)}.`,
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
    return (0,document_problem/* problem */.CC)('C2/target', {
        path: `/pr_info/${field}`,
        type: 'target',
        message: `\`${field}\` is ${(0,document_problem/* quote */.hD)(given)}, but the review is of ${(0,document_problem/* quote */.hD)(wanted)}.`,
        recommendation: `Review ${(0,document_problem/* quote */.hD)(wanted)} and write that.`,
    });
}

;// CONCATENATED MODULE: ./build/formats/review-data-parse.js










function parseReviewData(value, context) {
    const envelope = review_data_schema/* ReviewDataEnvelope */.b$.safeParse(value);
    const faults = [
        ...(envelope.success
            ? []
            : (0,schema_problems/* schemaProblems */.I)(envelope.error, { value, pointer: '', ruleOf: envelopeRuleOf })),
        ...targetProblems(value, context),
    ];
    const comments = (0,own_document/* own */.ZV)(value, 'line_comments');
    const read = (0,read_findings/* readFindings */.R)(Array.isArray(comments) ? comments : [], '/line_comments', {
        context,
        read: (native, pointer) => readComment(native, pointer, context),
        describe: (native) => ({ ...(0,own_document/* claimedSeverity */.b$)(native, 'severity', review_data_schema/* severityOf */.xJ), ...review_data_parse_titleOf(native) }),
    });
    return {
        ok: faults.length === 0 && read.ok,
        document: {
            format: 'review-data',
            state: { state: 'reviewed' },
            claims: envelope.success ? review_data_parse_claimsOf(envelope.data) : {},
            ...(envelope.success ? { summary: envelope.data.review_summary.overview } : {}),
            questions: [],
            native: (0,own_document/* isObject */.Gv)(value) ? (0,own_document/* emptied */.$C)(value, 'line_comments') : value,
            findings: read.findings,
            refused: read.refused,
            complete: true,
        },
        problems: [
            ...faults,
            ...envelopeKeyDeviations(value),
            ...(envelope.success ? review_data_document_problems_claimDeviations(envelope.data) : []),
            ...read.problems,
        ],
    };
}
function review_data_parse_claimsOf({ pr_info: info, review_event: event, metadata }) {
    return {
        event,
        total: metadata.total_issues,
        head: info.head_sha,
        repository: info.repo,
        pullRequest: info.number,
    };
}
function review_data_parse_titleOf(native) {
    const title = (0,own_document/* own */.ZV)(native, 'title');
    return typeof title === 'string' ? { title } : {};
}
function readComment(native, pointer, context) {
    const keys = (0,own_document/* isObject */.Gv)(native) ? (0,schema_problems/* unknownKeys */.v)(native, commentKeys, { pointer, rule: 'C2/unknown-key' }) : [];
    const parsed = review_data_schema/* ReviewDataComment */.As.safeParse(native);
    if (!parsed.success) {
        return {
            problems: [...(0,schema_problems/* schemaProblems */.I)(parsed.error, { value: native, pointer, ruleOf: commentRuleOf }), ...keys],
        };
    }
    const { data } = parsed;
    const deviations = [...keys, ...commentDeviations(data, pointer)];
    const reading = (0,formats_paths/* readPath */.G)(data.file, context.paths);
    if (!reading.ok) {
        const path = (0,json_positions/* pointerTo */.xH)(pointer, 'file');
        return { problems: [(0,place_problems/* malformedPath */.f)('C2/file', { written: data.file, reading, path }), ...deviations] };
    }
    const misplaced = (0,place_problems/* placeProblems */.k)({ path: reading.path, side: 'RIGHT', start: data.line }, context.changed, {
        pointer,
        pathKeys: ['file'],
        lineKeys: ['line'],
        pathRule: 'C2/path-in-pr',
        lineRule: 'C2/line-in-diff',
    });
    const beside = misplaced.length > 0 ? document_problem/* none */.dv : besideChange(data, reading.path, { pointer, context });
    return {
        finding: (0,review_data_schema/* toFinding */.N6)(data, { path: reading.path, native, pointer }),
        problems: [...misplaced, ...beside, ...deviations],
    };
}
function besideChange({ line }, path, { pointer, context: { changed } }) {
    if (changed === undefined || changed.isChanged(path, line))
        return document_problem/* none */.dv;
    return [
        (0,document_problem/* problem */.CC)('C2/changed-line', {
            path: (0,json_positions/* pointerTo */.xH)(pointer, 'line'),
            type: 'line',
            message: `Line ${line} of ${(0,document_problem/* quote */.hD)(path)} stands beside the change; the change did not add it.`,
            recommendation: 'Comment on the changed line that causes the issue.',
        }),
    ];
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

;// CONCATENATED MODULE: ./build/formats/review-output-finding.js


const confidences = {
    HIGH: { band: 'high' },
    MEDIUM: { band: 'medium' },
    LOW: { band: 'low' },
};
const review_output_finding_severities = {
    CRITICAL: 'critical',
    MAJOR: 'high',
    MINOR: 'medium',
    INFO: 'info',
};
const review_output_finding_severityOf = new Map(Object.entries(review_output_finding_severities));
function review_output_finding_toFinding(data, locations, { native, pointer }) {
    return {
        scope: data.type,
        locations,
        scopeText: data.type === 'system' ? data.scope : undefined,
        title: (0,model_title/* titleFrom */.N)(data.issue) ?? data.category,
        titleDerived: true,
        issue: data.issue,
        implications: data.implications === '' ? undefined : data.implications,
        category: data.category,
        severity: review_output_finding_severities[data.severity],
        confidence: confidences[data.confidence],
        fix: data.fix === '' ? undefined : fixOf(data),
        references: data.references,
        requiresHuman: false,
        preExisting: data.pre_existing ?? false,
        status: 'open',
        pointer,
        native,
    };
}
function fixOf(data) {
    const text = data.fix;
    const confidence = confidences[data.fix_confidence].band;
    const replacement = data.type === 'inline' ? onlySuggestion(text) : undefined;
    return replacement === undefined ? { text, confidence } : { text, confidence, replacement };
}

;// CONCATENATED MODULE: ./build/formats/review-output-field-problems.js



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
const allLocationFields = ['file', 'line', 'line_end', 'files', 'scope'];
const fieldsOf = new Map([...locationFields].map(([type, fields]) => [type, ['type', ...fields, ...commonFields]]));
const order = new Map([
    ['type'],
    ['file', 'files', 'scope'],
    ['line'],
    ['line_end'],
    ...commonFields.map((name) => [name]),
].flatMap((names, rank) => names.map((name) => [name, rank])));
const review_output_field_problems_known = new Set(order.keys());
const review_output_field_problems_rules = new Map([
    ['type', 'C1/type'],
    ['category', 'C1/category'],
    ['issue', 'C1/issue'],
    ['references', 'C1/references'],
    ['implications', 'C1/implications'],
    ['severity', 'C1/severity'],
    ['confidence', 'C1/confidence'],
    ['fix', 'C1/fix'],
    ['fix_confidence', 'C1/fix-confidence'],
    ['pre_existing', 'C1/pre-existing'],
    ['file', 'C1/file'],
    ['line', 'C1/line'],
    ['line_end', 'C1/line'],
    ['files', 'C1/files'],
    ['scope', 'C1/scope'],
]);
function review_output_field_problems_ruleOf(path) {
    return review_output_field_problems_rules.get(path[0]) ?? 'C1/R2';
}
function keyProblems(value, pointer) {
    return areInOrder(value, fieldsOf.get(value['type']))
        ? document_problem/* none */.dv
        : (0,document_problem/* joined */.oR)(mixedTypes(value, pointer), review_output_field_problems_keyDeviations(value, pointer));
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
        return document_problem/* none */.dv;
    const foreign = allLocationFields.filter((name) => Object.hasOwn(value, name) && !fields.includes(name));
    return foreign.map((name) => (0,document_problem/* problem */.CC)('C1/R3', {
        path: (0,json_positions/* pointerTo */.xH)(pointer, name),
        type: 'mixed',
        message: `${(0,document_problem/* quote */.hD)(name)} does not belong to a finding of type ${(0,document_problem/* quote */.hD)(type)}.`,
        recommendation: `Remove it, or choose the type that has it: ${typesWith(name)}.`,
    }));
}
function typesWith(name) {
    return [...locationFields]
        .flatMap(([type, fields]) => (fields.includes(name) ? [(0,document_problem/* quote */.hD)(type)] : []))
        .join(' or ');
}
function review_output_field_problems_keyDeviations(value, pointer) {
    let highest = -1;
    let previous = '';
    let misplaced;
    let hasUnknown = false;
    for (const name of Object.keys(value)) {
        const rank = order.get(name);
        if (rank === undefined)
            hasUnknown = true;
        else if (rank < highest)
            misplaced ??= { name, after: previous };
        else {
            highest = rank;
            previous = name;
        }
    }
    if (misplaced === undefined && !hasUnknown)
        return document_problem/* none */.dv;
    const unknown = hasUnknown ? (0,schema_problems/* unknownKeys */.v)(value, review_output_field_problems_known, { pointer, rule: 'C1/unknown-key' }) : [];
    return misplaced === undefined ? unknown : [outOfOrder(misplaced, pointer), ...unknown];
}
function outOfOrder({ name, after }, pointer) {
    return (0,document_problem/* problem */.CC)('C1/field-order', {
        path: (0,json_positions/* pointerTo */.xH)(pointer, name),
        type: 'order',
        message: `${(0,document_problem/* quote */.hD)(name)} stands after ${(0,document_problem/* quote */.hD)(after)}.`,
        recommendation: 'Write type, location, category, issue, references, implications, severity, confidence, fix, fix_confidence, pre_existing.',
    });
}

// EXTERNAL MODULE: ./build/formats/review-output-schema.js
var review_output_schema = __webpack_require__(76329);
;// CONCATENATED MODULE: ./build/formats/review-output-place.js





const nowhere = { locations: [], lines: undefined, problems: document_problem/* none */.dv };
function readPlace(data, pointer, context) {
    switch (data.type) {
        case 'inline':
        case 'file':
            return readFile(data, pointer, context);
        case 'multi-file':
            return readFiles(data.files, pointer, context);
        case 'system':
            return nowhere;
    }
}
function readFile(data, pointer, context) {
    const lines = data.type === 'inline' ? review_output_place_linesOf(data) : undefined;
    const reading = (0,formats_paths/* readPath */.G)(data.file, context.paths);
    if (!reading.ok || (data.type === 'inline' && lines === undefined)) {
        return unplaced(data, { reading, lines, pointer, context });
    }
    const location = locationOf(reading.path, lines);
    const problems = context.changed === undefined ? document_problem/* none */.dv : misplacedFile(location, context.changed, fileOf(pointer));
    return { locations: [location], lines, problems };
}
function fileOf(pointer) {
    return { pointer, pathKeys: ['file'] };
}
function unplaced(data, { reading, lines, pointer, context: { changed } }) {
    const contradiction = data.type === 'inline' && lines === undefined ? [contradictoryLines(pointer)] : document_problem/* none */.dv;
    if (!reading.ok) {
        const path = (0,json_positions/* pointerTo */.xH)(pointer, 'file');
        const malformed = (0,place_problems/* malformedPath */.f)('C1/N4', { written: data.file, reading, path });
        return { locations: [], lines, problems: [malformed, ...contradiction] };
    }
    const location = locationOf(reading.path, lines);
    const misplaced = changed === undefined ? document_problem/* none */.dv : misplacedFile(location, changed, fileOf(pointer));
    return { locations: [location], lines, problems: [...misplaced, ...contradiction] };
}
function review_output_place_linesOf({ line, line_end: end }) {
    const lines = (0,review_output_schema/* readLine */.Xw)(line);
    return lines === undefined ? undefined : (0,review_output_schema/* joinLines */.cT)(lines, end);
}
function misplacedFile(location, changed, at) {
    const { path, startLine: start, endLine: end } = location;
    return (0,place_problems/* placeProblems */.k)({ path, side: 'RIGHT', start, end }, changed, { ...at, ...placeClauses });
}
const placeClauses = {
    lineKeys: ['line'],
    pathRule: 'C1/path-in-diff',
    lineRule: 'C1/line-in-diff',
};
function readFiles(files, pointer, context) {
    const byPath = new Map();
    const problems = [];
    for (const [index, written] of files.entries()) {
        const pathKeys = ['files', index];
        const reading = (0,formats_paths/* readPath */.G)(written, context.paths);
        if (!reading.ok) {
            problems.push((0,place_problems/* malformedPath */.f)('C1/N4', { written, reading, path: (0,json_positions/* pointerTo */.xH)(pointer, ...pathKeys) }));
            continue;
        }
        const location = locationOf(reading.path, undefined);
        byPath.set(location.path, location);
        if (context.changed === undefined)
            continue;
        for (const each of misplacedFile(location, context.changed, { pointer, pathKeys }))
            problems.push(each);
    }
    if (byPath.size < 2 && problems.length === 0)
        problems.push(oneFile(pointer));
    return {
        locations: [...byPath.values()],
        lines: undefined,
        problems: problems.length === 0 ? document_problem/* none */.dv : problems,
    };
}
function locationOf(path, lines) {
    if (lines === undefined)
        return { path, side: 'RIGHT' };
    const { start, end } = lines;
    if (start === end)
        return { path, startLine: start, side: 'RIGHT' };
    return { path, startLine: start, endLine: end, side: 'RIGHT' };
}
function contradictoryLines(pointer) {
    return (0,document_problem/* problem */.CC)('C1/line', {
        path: (0,json_positions/* pointerTo */.xH)(pointer, 'line_end'),
        type: 'range',
        message: '`line_end` contradicts `line`.',
        recommendation: 'Write the range once: `"line": "42-48"`, or `"line": 42, "line_end": 48`.',
    });
}
function oneFile(pointer) {
    return (0,document_problem/* problem */.CC)('C1/files', {
        path: (0,json_positions/* pointerTo */.xH)(pointer, 'files'),
        type: 'range',
        message: '`files` names only one file.',
        recommendation: 'Name at least two files, or use type "file".',
    });
}

// EXTERNAL MODULE: ./build/formats/review-output-references.js
var review_output_references = __webpack_require__(81032);
;// CONCATENATED MODULE: ./build/formats/review-output-reference-problems.js



function referenceProblems(references, citing) {
    for (const reference of references) {
        if (!isFlawless(reference, citing.own))
            return carefully(references, citing);
    }
    return document_problem/* none */.dv;
}
function isFlawless(reference, own) {
    const anchor = reference.indexOf('#L');
    if (anchor === -1)
        return (0,review_output_references/* isOutsideLink */.sF)(reference);
    return (0,review_output_references/* isLinesLink */._4)(reference) && (own === undefined || !reference.endsWith(own.path, anchor));
}
function carefully(references, { pointer, own, repository }) {
    const problems = [];
    let hasLink = false;
    for (let index = 0; index < references.length; index += 1) {
        const reference = references[index] ?? '';
        const path = (0,json_positions/* pointerTo */.xH)(pointer, 'references', index);
        const link = (0,review_output_references/* findLink */.KZ)(reference);
        if (link?.isWhole !== true)
            problems.push(notALink(reference, path));
        if (link === undefined)
            continue;
        hasLink = true;
        const file = (0,review_output_references/* referredFile */.I6)(link.address);
        if (file === undefined || !isInRepository(file, repository))
            continue;
        for (const { rule, ...fault } of inRepositoryFaults(link.label, file)) {
            problems.push((0,document_problem/* problem */.CC)(rule, { path, type: 'reference', ...fault }));
        }
        if (own !== undefined && isAt(file, own))
            problems.push(ownPlace(path));
    }
    if (!hasLink)
        problems.push(noLink((0,json_positions/* pointerTo */.xH)(pointer, 'references')));
    return problems;
}
function isInRepository(file, repository) {
    if (repository === undefined)
        return true;
    const other = (0,review_output_references/* repositoryOf */._M)(file);
    return other === undefined || other.toLowerCase() === repository.toLowerCase();
}
const review_output_reference_problems_form = '[path:10-15 — what is there](https://github.com/owner/name/blob/COMMIT/path#L10-L15)';
function inRepositoryFaults(label, file) {
    const faults = [];
    const add = (rule, message, recommendation = `Write "${review_output_reference_problems_form}".`) => faults.push({ rule, message, recommendation });
    if (!(0,review_output_references/* hasLines */.gE)(file))
        add('C1/reference-anchor', `The reference into ${(0,document_problem/* quote */.hD)(file.path)} names no line.`);
    else {
        if (!describesPlace(label))
            add('C1/reference-anchor', `The reference into ${(0,document_problem/* quote */.hD)(file.path)} does not say what is there.`);
        const disagreement = disagreementOf(label, file);
        if (disagreement !== undefined)
            add('C1/reference-label', disagreement);
    }
    if (isLong(label)) {
        add('C1/reference-brief', 'The description is longer than one sentence.', 'Say in a few words what is there.');
    }
    if (!(0,review_output_references/* isPermanent */.lE)(file)) {
        add('C1/reference-url', `${(0,document_problem/* quote */.hD)(file.address)} is not the address of a file at a commit.`);
    }
    return faults;
}
function disagreementOf(label, file) {
    const labelled = labelledPlace(label);
    if (labelled === undefined)
        return `The label ${(0,document_problem/* quote */.hD)(label)} names no line; its address has #${file.anchor}.`;
    if (!agreeOnLines(labelled, file)) {
        return `The label ${(0,document_problem/* quote */.hD)(label)} names other lines than its address, which has #${file.anchor}.`;
    }
    if (!agreeOnFile(labelled, file)) {
        return `The label ${(0,document_problem/* quote */.hD)(label)} names another file than its address, which has ${(0,document_problem/* quote */.hD)(file.path)}.`;
    }
    return undefined;
}
function isAt(file, { path, startLine, endLine = startLine }) {
    if (file.path !== path)
        return false;
    const referred = (0,review_output_references/* linesOf */.Dx)(file);
    if (startLine === undefined || endLine === undefined || referred === undefined)
        return true;
    return referred.start <= endLine && startLine <= referred.end;
}
function noLink(path) {
    return (0,document_problem/* problem */.CC)('C1/references', {
        path,
        type: 'reference',
        message: 'No reference is a Markdown link.',
        recommendation: 'Cite at least one source as "[what is there](address)".',
    });
}
function notALink(reference, path) {
    return (0,document_problem/* problem */.CC)('C1/reference-link', {
        path,
        type: 'reference',
        message: `${(0,document_problem/* quote */.hD)(reference)} is not a Markdown link.`,
        recommendation: 'Write "[what is there](address)" and nothing else.',
    });
}
function ownPlace(path) {
    return (0,document_problem/* problem */.CC)('C1/reference-own-place', {
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
    const referred = (0,review_output_references/* linesOf */.Dx)(file);
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

// EXTERNAL MODULE: ./node_modules/zod/v4/core/compile.js
var compile = __webpack_require__(27478);
;// CONCATENATED MODULE: ./build/formats/schema-guard.js

function guardOf(schema) {
    let compiled;
    return (value) => {
        compiled ??= compile/* compile */.wE(schema);
        return compiled.validate(value);
    };
}

;// CONCATENATED MODULE: ./build/formats/review-output-judge.js









const maxSpan = 20;
function judgeFinding(native, pointer, context) {
    const keys = (0,own_document/* isObject */.Gv)(native) ? keyProblems(native, pointer) : document_problem/* none */.dv;
    if (!isFinding(native)) {
        return { data: undefined, locations: [], problems: (0,document_problem/* joined */.oR)(schemaFaults(native, pointer), keys) };
    }
    const { locations, lines, problems: misplaced } = readPlace(native, pointer, context);
    const cited = referenceProblems(native.references, {
        pointer,
        own: native.type === 'multi-file' ? undefined : locations[0],
        repository: context.repository,
    });
    const beyond = limits(native, lines, pointer);
    const isFlawless = keys === document_problem/* none */.dv && misplaced === document_problem/* none */.dv && cited === document_problem/* none */.dv && beyond === document_problem/* none */.dv;
    return {
        data: native,
        locations,
        problems: isFlawless ? document_problem/* none */.dv : (0,document_problem/* joined */.oR)(keys, misplaced, cited, beyond),
    };
}
const isFinding = guardOf(review_output_schema/* ReviewOutputFinding */.RE);
function schemaFaults(native, pointer) {
    const { error } = review_output_schema/* ReviewOutputFinding */.RE.safeParse(native);
    if (error === undefined)
        return document_problem/* none */.dv;
    const faults = (0,schema_problems/* schemaProblems */.I)(error, { value: native, pointer, ruleOf: review_output_field_problems_ruleOf });
    if (!faults.some(({ rule }) => rule === 'C1/type'))
        return faults;
    const rest = review_output_schema/* CommonFields */.rR.safeParse(native);
    return rest.success
        ? faults
        : [...faults, ...(0,schema_problems/* schemaProblems */.I)(rest.error, { value: native, pointer, ruleOf: review_output_field_problems_ruleOf })];
}
function limits(data, lines, pointer) {
    const span = lines === undefined ? 1 : lines.end - lines.start + 1;
    const isSevere = data.severity === 'CRITICAL' || data.severity === 'MAJOR';
    const isMinorHeritage = data.pre_existing === true && !(isSevere && data.confidence === 'HIGH');
    const isUnfixed = data.type === 'inline' && !/\S/.test(data.fix);
    if (span <= maxSpan && !isMinorHeritage && !isUnfixed)
        return document_problem/* none */.dv;
    return (0,document_problem/* joined */.oR)(span > maxSpan ? [tooLong(span, pointer)] : document_problem/* none */.dv, isUnfixed ? [withoutFix(pointer)] : document_problem/* none */.dv, isMinorHeritage ? [outOfScope(data, pointer)] : document_problem/* none */.dv);
}
function tooLong(span, pointer) {
    return (0,document_problem/* problem */.CC)('C1/line-span', {
        path: (0,json_positions/* pointerTo */.xH)(pointer, 'line'),
        type: 'range',
        message: `The finding spans ${span} lines; inline findings span at most ${maxSpan}.`,
        recommendation: 'Name the lines that matter most, or use type "file".',
    });
}
function withoutFix(pointer) {
    return (0,document_problem/* problem */.CC)('C1/inline-fix', {
        path: (0,json_positions/* pointerTo */.xH)(pointer, 'fix'),
        type: 'missing',
        message: 'An inline finding proposes a fix, and this one has none.',
        recommendation: 'Propose a fix, with a lower `fix_confidence` if need be, or use type "file".',
    });
}
function outOfScope({ severity, confidence }, pointer) {
    return (0,document_problem/* problem */.CC)('C1/pre-existing-limits', {
        path: (0,json_positions/* pointerTo */.xH)(pointer, 'pre_existing'),
        type: 'limit',
        message: `A pre-existing issue of severity ${severity} and confidence ${confidence} is out of scope.`,
        recommendation: 'Report pre-existing issues only when they are CRITICAL or MAJOR and HIGH in confidence.',
    });
}

;// CONCATENATED MODULE: ./build/formats/review-output-parse.js








function parseReviewOutput(value, context) {
    if (!Array.isArray(value)) {
        return { ok: false, document: review_output_parse_emptyDocument, problems: [review_output_parse_notAnArray(value)] };
    }
    const beginnings = seenBeginnings(value.length);
    const { findings, refused, problems, ok } = (0,read_findings/* readFindings */.R)(value, '', {
        context,
        read: (native, pointer) => {
            const reading = review_output_parse_readFinding(native, pointer, context);
            if (reading.finding !== undefined)
                beginnings.add(reading.finding.issue);
            return reading;
        },
        describe: (native) => ({ ...(0,own_document/* claimedSeverity */.b$)(native, 'severity', review_output_finding_severityOf), ...review_output_parse_titleOf(native) }),
    });
    return {
        ok,
        document: { ...review_output_parse_emptyDocument, findings, refused, claims: { total: value.length } },
        problems: beginnings.areDistinct() ? problems : [...problems, ...duplicateProblems(findings)],
    };
}
function review_output_parse_readFinding(native, pointer, context) {
    const { data, locations, problems } = judgeFinding(native, pointer, context);
    const isRefused = data === undefined || (problems !== document_problem/* none */.dv && problems.some(document_problem/* isRefusal */.vu));
    return { finding: isRefused ? undefined : review_output_finding_toFinding(data, locations, { native, pointer }), problems };
}
const review_output_parse_emptyDocument = (0,parsed_document/* emptyList */.c)('review-output');
function review_output_parse_notAnArray(value) {
    return (0,document_problem/* problem */.CC)('C1/R2', {
        path: '',
        type: 'type',
        message: `The output is ${(0,document_problem/* quote */.hD)(value)}; it must be an array of findings.`,
        recommendation: 'Return an array, `[]` when there is nothing to report.',
    });
}
function review_output_parse_titleOf(native) {
    const issue = (0,own_document/* own */.ZV)(native, 'issue');
    const title = typeof issue === 'string' ? (0,model_title/* titleFrom */.N)(issue) : undefined;
    return title === undefined ? {} : { title };
}
function seenBeginnings(most) {
    const slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * most + 2)));
    const mask = slots.length - 1;
    let areDistinct = true;
    return {
        add: (text) => {
            const beginning = beginningOf(text);
            let at = beginning & mask;
            while (slots[at] !== 0 && slots[at] !== beginning)
                at = (at + 1) & mask;
            if (slots[at] === 0)
                slots[at] = beginning;
            else
                areDistinct = false;
        },
        areDistinct: () => areDistinct,
    };
}
function beginningOf(text) {
    let hash = text.length;
    const end = Math.min(text.length, 16);
    for (let at = 0; at < end; at += 1)
        hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
    return hash | 1;
}
function duplicateProblems(findings) {
    const first = new Map();
    const repeated = new Map();
    const problems = [];
    for (const finding of findings) {
        const words = finding.issue;
        const original = first.get(words);
        if (original === undefined) {
            first.set(words, finding);
            continue;
        }
        const places = repeated.get(words) ?? new Map(placesOf(original));
        repeated.set(words, places);
        const earlier = placesOf(finding).find(([subject]) => places.has(subject));
        if (earlier !== undefined)
            problems.push(duplicate(finding.pointer, places.get(earlier[0]) ?? ''));
        for (const [subject, pointer] of placesOf(finding))
            if (!places.has(subject))
                places.set(subject, pointer);
    }
    return problems;
}
function placesOf({ locations, pointer }) {
    return locations.length === 0 ? [['', pointer]] : locations.map(({ path }) => [path, pointer]);
}
function duplicate(pointer, earlier) {
    return (0,document_problem/* problem */.CC)('C1/N3', {
        path: (0,json_positions/* pointerTo */.xH)(pointer, 'issue'),
        type: 'duplicate',
        message: `The finding describes the same issue as the one at ${earlier}.`,
        recommendation: 'Keep the more actionable of the two.',
    });
}

// EXTERNAL MODULE: ./build/model/trim.js
var trim = __webpack_require__(29220);
// EXTERNAL MODULE: ./build/formats/line-edit.js
var line_edit = __webpack_require__(1550);
// EXTERNAL MODULE: ./build/formats/tool-finding.js
var tool_finding = __webpack_require__(82613);
;// CONCATENATED MODULE: ./build/formats/sarif-places.js





const maxBases = 8;
function artifactPath(location, run, base = {}) {
    const resolved = location === undefined ? undefined : indexed(location, run);
    if (resolved?.uri === undefined)
        return undefined;
    const uri = resolve(resolved, run, base);
    return (0,formats_paths/* readToolPath */.o)(isUri(uri) ? uri : decoded(uri), base);
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
        if (isUri(parent.uri) && base.root === undefined)
            break;
        uri = `${(0,trim/* trimEnd */.s)(parent.uri, '/')}/${uri}`;
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
        at += (0,line_edit/* widthOf */.qz)(character, unit);
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
    return [startLine, (0,tool_finding/* lastLine */.fM)(startLine, end, endColumn)];
}
function countedLines(offset, length, starts) {
    const end = starts?.at(-1);
    if (starts === undefined || end === undefined || offset + length > end)
        return undefined;
    const begins = starts.slice(0, -1);
    return [(0,json_positions/* positionAt */.t$)(begins, offset).line, (0,json_positions/* positionAt */.t$)(begins, offset + Math.max(length - 1, 0)).line];
}

;// CONCATENATED MODULE: ./build/formats/sarif-rule-of.js
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
function sarif_rule_of_ruleOf(result, { driver, extensions, named }) {
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
const sarif_rule_of_severities = {
    error: 'high',
    warning: 'medium',
    note: 'low',
    none: 'info',
};
function sarif_rule_of_severityOf(result, rule, run) {
    if (result.kind !== undefined && result.kind !== 'fail' && result.level === undefined)
        return 'info';
    const level = result.level ?? overriddenLevel(result, rule, run) ?? rule?.defaultConfiguration?.level;
    return sarif_rule_of_severities[level ?? 'warning'];
}
function overriddenLevel(result, rule, { invocations = [], tool }) {
    const only = invocations.length === 1 ? 0 : -1;
    const overrides = invocations[result.provenance?.invocationIndex ?? only]?.ruleConfigurationOverrides ?? [];
    return overrides.find(({ descriptor: { id, index = -1 } }) => rule !== undefined && (id === rule.id || tool.driver.rules?.[index] === rule))?.configuration.level;
}
function messageText(message, rule, { tool }) {
    const shared = sharedMessage(message.id, rule?.messageStrings) ??
        sharedMessage(message.id, tool.driver.globalMessageStrings);
    const template = message.text ?? shared?.text ?? message.markdown ?? shared?.markdown ?? '';
    const values = message.arguments ?? [];
    return template.replace(/\{\{|\}\}|\{([0-9]{1,3})\}/g, (match, index) => index === undefined ? match.slice(1) : (values[Number(index)] ?? match));
}
function sharedMessage(id, strings) {
    return id !== undefined && strings !== undefined && Object.hasOwn(strings, id) ? strings[id] : undefined;
}

// EXTERNAL MODULE: ./build/formats/sarif-schema.js
var sarif_schema = __webpack_require__(73528);
// EXTERNAL MODULE: ./build/formats/tool-fix.js
var tool_fix = __webpack_require__(58475);
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
    const parsed = sarif_schema/* SarifResult */.DQ.safeParse(native);
    if (!parsed.success) {
        return {
            problems: (0,schema_problems/* schemaProblems */.I)(parsed.error, { value: native, pointer, ruleOf: () => 'sarif/result' }),
        };
    }
    const { data } = parsed;
    const rule = sarif_rule_of_ruleOf(data, shared.rules);
    const message = messageText(data.message, rule, run);
    if (message.trim() === '')
        return { problems: [emptyMessage(pointer)] };
    const { locations, problems } = readLocations(data.locations ?? [], pointer, shared);
    if (problems.some(document_problem/* isRefusal */.vu))
        return { problems };
    const category = idOf(data) ?? rule?.id ?? run.tool.driver.name;
    const suppression = acceptedSuppression(data);
    const { fix, problems: unsaid } = sarif_result_fixOf(data, {
        location: locations[0],
        pointer: (0,json_positions/* pointerTo */.xH)(pointer, 'fixes'),
        run,
        context: shared.context,
        source: locations[0] && shared.sources.get(locations[0].path),
    });
    return {
        finding: (0,tool_finding/* toolFinding */.Go)({
            message,
            category: category.trim() === '' ? 'sarif' : category,
            severity: sarif_rule_of_severityOf(data, rule, run),
            locations,
            references: [
                ...otherPlaces(locations),
                ...relatedPlaces(data, shared),
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
        problems: (0,document_problem/* joined */.oR)(problems, unlistedRule(data, rule === undefined, { run, pointer }), unsaid),
    };
}
function acceptedSuppression({ suppressions = [] }) {
    return suppressions.every(({ status = 'accepted' }) => status === 'accepted') ? suppressions[0] : undefined;
}
function readLocations(written, pointer, { run, context, sources }) {
    const locations = [];
    const problems = [];
    for (const [index, { physicalLocation: place }] of written.entries()) {
        const reading = artifactPath(place?.artifactLocation, run, context.paths);
        if (reading === undefined)
            continue;
        if (reading.ok) {
            const lines = sarif_places_linesOf(place?.region, sources.get(reading.path));
            locations.push((0,tool_finding/* lineLocation */._s)(reading.path, ...(lines ?? [])));
            if (lines === undefined)
                problems.push(unknownLines((0,json_positions/* pointerTo */.xH)(pointer, 'locations', index)));
        }
        else {
            problems.push((0,document_problem/* problem */.CC)('sarif/path', {
                path: (0,json_positions/* pointerTo */.xH)(pointer, 'locations', index, 'physicalLocation', 'artifactLocation'),
                type: 'path',
                message: `The location ${(0,document_problem/* quote */.hD)(place?.artifactLocation?.uri)} ${reading.message}.`,
                recommendation: reading.recommendation,
            }));
        }
    }
    return { locations, problems };
}
function otherPlaces(locations) {
    const [first, ...others] = locations;
    if (first === undefined || others.some(({ path }) => path !== first.path))
        return [];
    const lines = others.flatMap(({ startLine }) => (startLine === first.startLine ? [] : (startLine ?? [])));
    return [...new Set(lines)].map((line) => `${first.path}:${line}`);
}
function relatedPlaces(data, { run, context }) {
    return (data.relatedLocations ?? []).flatMap(({ physicalLocation: place, message }) => {
        const reading = artifactPath(place?.artifactLocation, run, context.paths);
        if (reading?.ok !== true)
            return [];
        return [(0,tool_finding/* relatedPlace */.L6)(reading.path, place?.region?.startLine, message?.text)];
    });
}
function unknownLines(pointer) {
    return (0,document_problem/* problem */.CC)('sarif/region', {
        path: (0,json_positions/* pointerTo */.xH)(pointer, 'physicalLocation', 'region'),
        type: 'line',
        message: 'The region counts characters or bytes of a text that the log does not carry: the whole file is meant.',
        recommendation: 'Give `startLine`, or the text as `contents` in the artifacts of the run.',
    });
}
function emptyMessage(pointer) {
    return (0,document_problem/* problem */.CC)('sarif/result', {
        path: (0,json_positions/* pointerTo */.xH)(pointer, 'message'),
        type: 'missing',
        message: 'The result has no message text.',
        recommendation: 'Give `message.text`, or a `message.id` that the rule has.',
    });
}
function unlistedRule(data, isMissing, { run, pointer }) {
    const id = idOf(data);
    if (!isMissing || id === undefined || run.tool.driver.rules === undefined)
        return [];
    return [
        (0,document_problem/* problem */.CC)('sarif/rule', {
            path: (0,json_positions/* pointerTo */.xH)(pointer, 'ruleId'),
            type: 'reference',
            message: `The rule ${(0,document_problem/* quote */.hD)(id)} is not among the tool's rules.`,
            recommendation: 'List the rule in `tool.driver.rules`.',
        }),
    ];
}
function sarif_result_fixOf({ fixes = [] }, { location, pointer, run, context, source }) {
    const [fix] = fixes;
    if (fix === undefined)
        return { fix: undefined, problems: document_problem/* none */.dv };
    const [change] = fix.artifactChanges;
    const replacements = change?.replacements ?? [];
    const written = replacements.map(({ insertedContent }) => insertedContent?.text || '(nothing)');
    const text = fix.description?.text ?? `Replace with: ${written.join('\n')}`;
    const path = artifactPath(change?.artifactLocation, run, context.paths);
    const isSingle = fixes.length === 1 && fix.artifactChanges.length === 1;
    const isHere = path?.ok === true && path.path === location?.path;
    const edits = isSingle && isHere ? editsOf(replacements, run) : undefined;
    return (0,tool_fix/* readFix */.e)({ text, edits }, { location, changed: context.changed, rule: 'sarif/fix', pointer, source: source?.lines });
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

;// CONCATENATED MODULE: ./build/formats/sarif-parse.js







function parseSarif(value, context) {
    const frame = sarif_schema/* SarifFrame */.JL.safeParse(value);
    const faults = frame.success
        ? []
        : (0,schema_problems/* schemaProblems */.I)(frame.error, { value, pointer: '', ruleOf: () => 'sarif/document' });
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
    const pointer = (0,json_positions/* pointerTo */.xH)('', 'runs', index, 'results');
    const natives = Array.isArray(results) ? results : [];
    const shared = runContext(run, context);
    return (0,read_findings/* readFindings */.R)(natives, pointer, {
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
    const [failed] = invocations.flatMap((invocation, at) => failureOf(invocation).map((keys) => (0,json_positions/* pointerTo */.xH)('', 'runs', index, 'invocations', at, ...keys)));
    if (failed === undefined)
        return [];
    return [
        (0,document_problem/* problem */.CC)('sarif/failed-run', {
            path: failed,
            type: 'claim',
            message: 'The tool says that it did not run successfully.',
            recommendation: 'Run the tool again; what it did not find now proves nothing.',
        }),
    ];
}
function failureOf(invocation) {
    if (!invocation.executionSuccessful)
        return [['executionSuccessful']];
    return ['toolExecutionNotifications', 'toolConfigurationNotifications'].flatMap((list) => {
        const notifications = invocation[list];
        const at = Array.isArray(notifications)
            ? notifications.findIndex((each) => (0,own_document/* own */.ZV)(each, 'level') === 'error')
            : -1;
        return at === -1 ? [] : [[list, at, 'level']];
    });
}

// EXTERNAL MODULE: ./build/model/identity.js
var identity = __webpack_require__(96946);
// EXTERNAL MODULE: ./build/model/mode.js
var mode = __webpack_require__(9463);
// EXTERNAL MODULE: ./build/formats/verdict-claims.js
var verdict_claims = __webpack_require__(98934);
// EXTERNAL MODULE: ./build/formats/verdict-finding.js
var verdict_finding = __webpack_require__(27062);
// EXTERNAL MODULE: ./build/formats/verdict-schema.js
var verdict_schema = __webpack_require__(22712);
// EXTERNAL MODULE: ./build/formats/verdict-transitions.js
var verdict_transitions = __webpack_require__(79431);
;// CONCATENATED MODULE: ./build/formats/verdict-parse.js













function parseVerdict(value, context) {
    const envelope = verdict_schema/* VerdictEnvelope */.Qy.safeParse(value);
    const faults = envelope.success
        ? []
        : (0,schema_problems/* schemaProblems */.I)(envelope.error, { value, pointer: '', ruleOf: verdict_schema/* envelopeRuleOf */.EM });
    const findings = (0,own_document/* own */.ZV)(value, 'findings');
    const natives = Array.isArray(findings) ? findings : [];
    const valid = [];
    const read = (0,read_findings/* readFindings */.R)(natives, '/findings', {
        context,
        read: (native, pointer) => verdict_parse_readFinding(native, pointer, { context, valid }),
        describe: (native) => ({ ...(0,own_document/* claimedSeverity */.b$)(native, 'severity', verdict_finding/* severityOf */.xJ), ...verdict_parse_titleOf(native) }),
    });
    return {
        ok: faults.length === 0 && read.ok,
        document: {
            format: 'verdict',
            state: { state: 'reviewed' },
            claims: envelope.success ? verdict_parse_claimsOf(envelope.data) : {},
            questions: [],
            native: (0,own_document/* isObject */.Gv)(value) ? (0,own_document/* emptied */.$C)(value, 'findings') : value,
            findings: read.findings,
            refused: read.refused,
            complete: envelope.success && (0,mode/* isWholeIn */.H)(context.mode, envelope.data.mode),
        },
        problems: [
            ...faults,
            ...(0,verdict_schema/* envelopeKeyDeviations */.ED)(value),
            ...(envelope.success && read.refused.length === 0
                ? (0,verdict_claims/* claimDeviations */.D8)(envelope.data, valid.map(({ data }) => data))
                : []),
            ...(envelope.success ? (0,verdict_claims/* reportDeviation */.QQ)(envelope.data) : []),
            ...changeProblems(context.previous, envelope.data, { natives, valid }),
            ...read.problems,
        ],
    };
}
function verdict_parse_claimsOf({ verdict, mode, findings }) {
    return { verdict, total: findings.length, mode };
}
function changeProblems(before, after, { natives, valid }) {
    if (before === undefined)
        return [];
    return [
        ...(after === undefined ? [] : (0,verdict_transitions/* headerProblems */._W)(before, after)),
        ...(0,verdict_transitions/* transitionProblems */.gY)(before.findings, valid),
        ...(after !== undefined && (0,verdict_transitions/* isSameTime */.yD)(before, after) ? (0,verdict_transitions/* addedProblems */.Bk)(before.findings, valid) : []),
        ...(0,verdict_transitions/* vanishedProblems */.N3)(before.findings, new Set(natives.map((each) => (0,own_document/* own */.ZV)(each, 'id')))),
    ];
}
function verdict_parse_titleOf(native) {
    const title = (0,own_document/* own */.ZV)(native, 'title');
    return typeof title === 'string' ? { title } : {};
}
function verdict_parse_readFinding(native, pointer, { context, valid }) {
    const keys = (0,verdict_schema/* findingKeyDeviations */.dE)(native, pointer);
    const parsed = verdict_schema/* VerdictFinding */.Nj.safeParse(native);
    if (!parsed.success) {
        return {
            problems: [...(0,schema_problems/* schemaProblems */.I)(parsed.error, { value: native, pointer, ruleOf: verdict_schema/* findingRuleOf */.Jq }), ...keys],
        };
    }
    const { data } = parsed;
    const lines = data.lineRange === undefined ? undefined : (0,verdict_finding/* readLineRange */.UH)(data.lineRange);
    if (data.lineRange !== undefined && lines === undefined) {
        return { problems: [descendingRange(data.lineRange, pointer), ...keys] };
    }
    const place = data.file === '' ? undefined : (0,formats_paths/* readPath */.G)(data.file, context.paths);
    if (place?.ok === false) {
        const path = (0,json_positions/* pointerTo */.xH)(pointer, 'file');
        return { problems: [(0,place_problems/* malformedPath */.f)('C5/file', { written: data.file, reading: place, path }), ...keys] };
    }
    const misplaced = place === undefined
        ? []
        : (0,place_problems/* placeProblems */.k)({ path: place.path, side: 'RIGHT', ...lines }, context.changed, {
            pointer,
            pathKeys: ['file'],
            lineKeys: ['lineRange'],
            pathRule: 'C5/path-in-diff',
            lineRule: 'C5/line-in-diff',
        });
    const problems = [
        ...keys,
        ...misplaced,
        ...idDeviation(data, lines, pointer),
        ...floorDeviation(data, pointer),
    ];
    if (problems.some(document_problem/* isRefusal */.vu))
        return { problems };
    valid.push({ data, pointer });
    return { finding: (0,verdict_finding/* toFinding */.N6)(data, { path: place?.path, lines }, { native, pointer }), problems };
}
function descendingRange(range, pointer) {
    return (0,document_problem/* problem */.CC)('C5/line-range', {
        path: (0,json_positions/* pointerTo */.xH)(pointer, 'lineRange'),
        type: 'range',
        message: `The range ${(0,document_problem/* quote */.hD)(range)} does not ascend.`,
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
        (0,document_problem/* problem */.CC)('C5/recomputed-id', {
            path: (0,json_positions/* pointerTo */.xH)(pointer, 'id'),
            type: 'claim',
            message: `The id is ${(0,document_problem/* quote */.hD)(data.id)}; domain, file and lines make it ${(0,document_problem/* quote */.hD)(id)}.`,
            recommendation: `Write ${(0,document_problem/* quote */.hD)(id)}.`,
        }),
    ];
}
function floorDeviation({ confidence }, pointer) {
    if (confidence >= verdict_finding/* floors */.yX.low)
        return [];
    return [
        (0,document_problem/* problem */.CC)('C5/confidence-floor', {
            path: (0,json_positions/* pointerTo */.xH)(pointer, 'confidence'),
            type: 'range',
            message: `A confidence of ${confidence} is below ${verdict_finding/* floors */.yX.low}; such a finding is speculation.`,
            recommendation: 'Leave the finding out, or verify it first.',
        }),
    ];
}

;// CONCATENATED MODULE: ./build/formats/registry.js










const contracts = {
    'review-output': {
        recognises: (value) => isEmptyArray(value) || hasItems(value, 'type'),
        parse: parseReviewOutput,
    },
    'review-data': { recognises: (value) => hasKeys(value, 'line_comments'), parse: parseReviewData },
    'candidate-findings': {
        recognises: (value) => hasItems(value, 'finding_id'),
        parse: parseCandidateFindings,
    },
    'evidence-pack': {
        recognises: (value) => hasKeys(value, 'authorship', 'verification'),
        parse: parseEvidencePack,
    },
    envelope: { recognises: (value) => hasKeys(value, 'result_type'), parse: parseEnvelope },
    verdict: { recognises: (value) => hasKeys(value, 'verdict', 'findings'), parse: parseVerdict },
    sarif: { recognises: (value) => hasKeys(value, 'runs'), parse: parseSarif },
    rdjson: {
        recognises: (value) => hasKeys(value, 'diagnostics') || (0,rdformat/* isSilentRdjson */.ui)(value),
        parse: rdformat/* parseRdjson */.qs,
    },
    rdjsonl: { recognises: (value) => hasItems(value, 'message', 'location'), parse: rdformat/* parseRdjsonl */.aK },
    eslint: { recognises: (value) => hasItems(value, 'filePath', 'messages'), parse: eslint/* parseEslint */.v },
};
function hasKeys(value, ...keys) {
    return (0,own_document/* isObject */.Gv)(value) && keys.every((key) => (0,own_document/* own */.ZV)(value, key) !== undefined);
}
function hasItems(value, ...keys) {
    return Array.isArray(value) && value.some((item) => hasKeys(item, ...keys));
}
function isEmptyArray(value) {
    return Array.isArray(value) && value.length === 0;
}


/***/ }),

/***/ 81032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   I6: () => (/* binding */ referredFile),
/* harmony export */   KZ: () => (/* binding */ findLink),
/* harmony export */   _4: () => (/* binding */ isLinesLink),
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   gE: () => (/* binding */ hasLines),
/* harmony export */   lE: () => (/* binding */ isPermanent),
/* harmony export */   sF: () => (/* binding */ isOutsideLink)
/* harmony export */ });
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
function linesOf({ anchor, }) {
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


/***/ }),

/***/ 98934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ claimDeviations),
/* harmony export */   QQ: () => (/* binding */ reportDeviation),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   tQ: () => (/* binding */ counts)
/* harmony export */ });
/* harmony import */ var _document_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19247);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26711);


function claimDeviations(envelope, findings) {
    return [...summaryDeviations(envelope, findings), ...verdictDeviation(envelope, findings)];
}
function summaryDeviations({ summary }, findings) {
    const actual = summaryOf(findings);
    return ['blocker', 'high', 'medium', 'low', 'info']
        .filter((key) => summary[key] !== actual[key])
        .map((key) => (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('C5/recomputed-summary', {
        path: `/summary/${key}`,
        type: 'count',
        message: `\`${key}\` is ${summary[key]}, but ${actual[key]} findings have that severity.`,
        recommendation: `Write ${actual[key]}.`,
    }));
}
function verdictDeviation({ verdict }, findings) {
    const now = verdictOf(findings.filter(({ status }) => counts(status)));
    const before = verdictOf(findings.filter(({ status }) => status !== 'verified'));
    const isTrue = verdict === 'ABORT' ? before === 'FAIL' : between(now, verdict, before);
    if (isTrue)
        return [];
    return [
        (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('C5/recomputed-verdict', {
            path: '/verdict',
            type: 'claim',
            message: `The verdict is ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(verdict)}, but the findings that are open or reopened make it ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(now)}.`,
            recommendation: `Write ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(now)}.`,
        }),
    ];
}
const order = ['PASS', 'WARN', 'FAIL'];
function between(low, verdict, high) {
    return order.indexOf(low) <= order.indexOf(verdict) && order.indexOf(verdict) <= order.indexOf(high);
}
function reportDeviation({ mode, reportPath }) {
    const isPlaced = mode === 'quick' ? reportPath === '' : reportPath === '' || (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .readPath */ .G)(reportPath).ok;
    if (isPlaced)
        return [];
    return [
        (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('C5/report-place', {
            path: '/reportPath',
            type: 'path',
            message: mode === 'quick'
                ? `A quick check has no report, but \`reportPath\` is ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(reportPath)}.`
                : `The path ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(reportPath)} of the report is not relative to the worktree.`,
            recommendation: mode === 'quick' ? 'Write "".' : 'Write a path such as "docs/code-reviews/report.md".',
        }),
    ];
}
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
        summary[summaryKeys[severity]] += 1;
    return summary;
}
const summaryKeys = {
    Blocker: 'blocker',
    High: 'high',
    Medium: 'medium',
    Low: 'low',
    Info: 'info',
};


/***/ }),

/***/ 27062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ bandOf),
/* harmony export */   N6: () => (/* binding */ toFinding),
/* harmony export */   UH: () => (/* binding */ readLineRange),
/* harmony export */   xJ: () => (/* binding */ severityOf),
/* harmony export */   yX: () => (/* binding */ floors)
/* harmony export */ });
/* unused harmony export severities */
/* harmony import */ var _verdict_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22712);

const severities = {
    Blocker: 'critical',
    High: 'high',
    Medium: 'medium',
    Low: 'low',
    Info: 'info',
};
const severityOf = new Map(Object.entries(severities));
const floors = { high: 0.75, medium: 0.6, low: 0.5 };
function bandOf(confidence) {
    if (confidence >= floors.high)
        return 'high';
    if (confidence >= floors.medium)
        return 'medium';
    return confidence >= floors.low ? 'low' : 'speculative';
}
function readLineRange(text) {
    const match = _verdict_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .lineRangePattern */ .oc.exec(text);
    if (match === null)
        return undefined;
    const start = Number(match[1]);
    const end = Number(match[2] ?? match[1]);
    return start <= end && end <= 2_147_483_647 ? { start, end } : undefined;
}
function toFinding(data, { path, lines }, { native, pointer }) {
    return {
        nativeId: data.id,
        scope: path === undefined ? 'system' : lines === undefined ? 'file' : 'inline',
        locations: path === undefined ? [] : [{ path, ...linesOf(lines), side: 'RIGHT' }],
        ...(path === undefined ? { scopeText: data.title } : {}),
        title: data.title,
        titleDerived: false,
        issue: data.title,
        category: data.domain,
        severity: severities[data.severity],
        confidence: { band: bandOf(data.confidence), value: data.confidence },
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
function linesOf(lines) {
    if (lines === undefined)
        return {};
    return { startLine: lines.start, ...(lines.end === lines.start ? {} : { endLine: lines.end }) };
}


/***/ }),

/***/ 79431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bk: () => (/* binding */ addedProblems),
/* harmony export */   N3: () => (/* binding */ vanishedProblems),
/* harmony export */   _W: () => (/* binding */ headerProblems),
/* harmony export */   gY: () => (/* binding */ transitionProblems),
/* harmony export */   rH: () => (/* binding */ editedHeader),
/* harmony export */   yD: () => (/* binding */ isSameTime)
/* harmony export */ });
/* harmony import */ var _document_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19247);
/* harmony import */ var _json_positions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21276);


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
        .map((field) => taken((0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)('', field), field, before[field], after[field]));
}
function isSameTime(before, after) {
    return Date.parse(before.timestamp) === Date.parse(after.timestamp);
}
function otherTime(before, after, how = '') {
    return (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('C5/owned-field', {
        path: '/timestamp',
        type: 'claim',
        message: `\`timestamp\` was ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(before.timestamp)} and is ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(after.timestamp)}${how}.`,
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
        .map(({ data, pointer }) => (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('C5/owned-field', {
        path: pointer,
        type: 'claim',
        message: `The finding ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(data.id)} was not in the file.`,
        recommendation: 'Take it out; a review adds findings.',
    }));
}
function vanishedProblems(before, ids) {
    return before
        .filter(({ id }) => !ids.has(id))
        .map(({ id }) => (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('C5/owned-field', {
        path: '/findings',
        type: 'missing',
        message: `The finding ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(id)} was in the file and is gone.`,
        recommendation: 'Put it back, and mark it "fixed" or "wont_fix".',
    }));
}
function statusProblem(from, to, pointer) {
    const next = from === undefined ? ['open'] : allowed[from];
    if (from === to || next.some((status) => status === to))
        return [];
    return [
        (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('C5/status-transition', {
            path: (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)(pointer, 'status'),
            type: 'claim',
            message: from === undefined ? `A new finding is ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(to)}.` : `${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(from)} became ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(to)}.`,
            recommendation: next.length === 0
                ? `Leave it at ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(from)}.`
                : `Write ${next.map((each) => (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(each)).join(' or ')}${from === undefined ? '' : `, or leave it at ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(from)}`}.`,
        }),
    ];
}
function ownedProblems(previous, data, pointer) {
    return owned
        .filter((field) => previous[field] !== data[field])
        .map((field) => taken((0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerTo */ .xH)(pointer, field), field, previous[field], data[field]));
}
function taken(path, field, was, is) {
    return (0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('C5/owned-field', {
        path,
        type: 'claim',
        message: `\`${field}\` was ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(was)} and is ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(is)}.`,
        recommendation: 'Change only `status`; the reviewer owns the rest.',
    });
}


/***/ }),

/***/ 70142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ gunzip)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);

function gunzip(bytes, limit) {
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(bytes, { maxOutputLength: limit });
    }
    catch {
        return undefined;
    }
}


/***/ })

};
