export const id = 1246;
export const ids = [1246];
export const modules = {

/***/ 46244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P1: () => (/* binding */ writeVerdict),
/* harmony export */   YO: () => (/* binding */ toVerdictFinding),
/* harmony export */   ds: () => (/* binding */ toVerdict)
/* harmony export */ });
/* harmony import */ var _model_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96946);
/* harmony import */ var _model_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25327);
/* harmony import */ var _verdict_claims_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98934);
/* harmony import */ var _verdict_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27062);
/* harmony import */ var _writable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62651);





function writeVerdict({ findings, claims }, header) {
    const written = findings.map(toVerdictFinding);
    const document = toVerdict({
        reviewId: (0,_model_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(JSON.stringify(written)).slice(0, 8),
        timestamp: header.timestamp ?? _writable_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownTime */ .oR,
        scope: 'changeset',
        target: header.repository ?? claims.repository ?? '',
        mode: 'full',
        verdict: claims.verdict ?? (0,_verdict_claims_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictOf */ .Vj)(written.filter(({ status }) => (0,_verdict_claims_js__WEBPACK_IMPORTED_MODULE_2__/* .counts */ .tQ)(status))),
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
        summary: (0,_verdict_claims_js__WEBPACK_IMPORTED_MODULE_2__/* .summaryOf */ .YG)(written),
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
        severity: names[finding.severity],
        confidence: confidenceOf(finding),
        file: location?.path ?? '',
        ...rangeOf(location),
        title: finding.title,
        recommendation: finding.fix?.text ?? finding.issue,
        status: finding.status,
    };
}
const names = {
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
    return { lineRange: (0,_model_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .lineRange */ .Ap)({ startLine, ...(endLine === undefined ? {} : { endLine }) }) };
}
function confidenceOf({ confidence: { band, value }, scale }) {
    if (scale === 'verdict' && value !== undefined && (0,_verdict_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .bandOf */ .BV)(value) === band)
        return value;
    return band === 'speculative' ? _verdict_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .floors */ .yX.low : _verdict_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .floors */ .yX[band];
}


/***/ }),

/***/ 62651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y9: () => (/* binding */ Header),
/* harmony export */   cD: () => (/* binding */ titledText),
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
        .refine((text) => (0,_review_output_references_js__WEBPACK_IMPORTED_MODULE_0__/* .findLink */ .KZ)(text)?.isWhole)
        .optional(),
});
const unknownTime = '1970-01-01T00:00:00Z';
function titledText({ title, titleDerived, issue, }) {
    if (titleDerived || issue.startsWith(title))
        return issue;
    return `${/[.!?]$/.test(title) ? title : `${title}.`} ${issue}`;
}


/***/ }),

/***/ 62359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fx: () => (/* binding */ formats),
/* harmony export */   q3: () => (/* binding */ ReviewFormat),
/* harmony export */   yL: () => (/* binding */ Format)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const formats = [
    'review-output',
    'review-data',
    'candidate-findings',
    'evidence-pack',
    'envelope',
    'verdict',
    'sarif',
    'rdjson',
    'rdjsonl',
    'eslint',
];
const Format = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(formats);
const ReviewFormat = Format.exclude(['evidence-pack']);


/***/ }),

/***/ 71246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  convertCommand: () => (/* binding */ convertCommand)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/model/counted.js
var counted = __webpack_require__(77820);
// EXTERNAL MODULE: ./build/model/identity.js
var identity = __webpack_require__(96946);
// EXTERNAL MODULE: ./build/model/json-text.js
var json_text = __webpack_require__(74268);
// EXTERNAL MODULE: ./build/model/project.js
var project = __webpack_require__(13411);
// EXTERNAL MODULE: ./build/model/reviewer.js
var reviewer = __webpack_require__(34811);
;// CONCATENATED MODULE: ./build/formats/candidate-findings-write.js
const certainties = {
    high: 'high',
    medium: 'medium',
    low: 'low',
    speculative: 'low',
};
const severities = {
    critical: 'critical',
    high: 'high',
    medium: 'medium',
    low: 'low',
    info: 'low',
};
function writeCandidateFindings({ findings, isFromTools }) {
    const source = isFromTools ? 'verifier' : 'fresh_eyes';
    const candidates = findings.map((finding) => toCandidate(finding, source));
    const document = findings.some(isSynthesized)
        ? candidates.map((candidate, index) => withSynthesis(candidate, findings[index]))
        : candidates;
    return { ok: true, document };
}
function isSynthesized({ corroboratedBy, contestedBy, suppressed }) {
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
        severity: severities[finding.severity],
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

// EXTERNAL MODULE: ./build/formats/document-problem.js + 1 modules
var document_problem = __webpack_require__(19247);
// EXTERNAL MODULE: ./build/formats/registry.js + 23 modules
var registry = __webpack_require__(65432);
// EXTERNAL MODULE: ./build/formats/review-data-schema.js
var review_data_schema = __webpack_require__(99258);
// EXTERNAL MODULE: ./build/formats/writable.js
var writable = __webpack_require__(62651);
;// CONCATENATED MODULE: ./build/formats/review-data-write.js


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
    const confidence = finding.scale === 'review-data' && value !== undefined ? value : floors[band];
    return [
        {
            file: location.path,
            line: location.startLine,
            confidence,
            confidence_level: (0,review_data_schema/* levelOf */.In)(confidence),
            severity: severityOf(finding),
            title: finding.title,
            description: finding.issue,
            ...(finding.evidence?.type === 'hunk_level_code' ? { code_context: finding.evidence.detail } : {}),
            ...(finding.fix === undefined ? {} : { suggestion: finding.fix.text }),
        },
    ];
}
const floors = { high: 85, medium: 60, low: 40, speculative: 0 };
function severityOf({ severity, category }) {
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

// EXTERNAL MODULE: ./build/formats/review-output-references.js
var review_output_references = __webpack_require__(81032);
;// CONCATENATED MODULE: ./build/formats/review-output-write.js



const review_output_write_severities = {
    critical: 'CRITICAL',
    high: 'MAJOR',
    medium: 'MINOR',
    low: 'MINOR',
    info: 'INFO',
};
const review_output_write_certainties = {
    high: 'HIGH',
    medium: 'MEDIUM',
    low: 'LOW',
    speculative: 'LOW',
};
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
        severity: review_output_write_severities[finding.severity],
        confidence: review_output_write_certainties[finding.confidence.band],
        fix: fixOf(finding),
        fix_confidence: review_output_write_certainties[finding.fix?.confidence ?? 'low'],
        ...(finding.preExisting ? { pre_existing: true } : {}),
    };
}
function isLink(reference) {
    return (0,review_output_references/* findLink */.KZ)(reference) !== undefined;
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
function fixOf({ fix }) {
    if (fix === undefined)
        return '';
    if (fix.replacement === undefined || fix.text.includes('suggestion'))
        return fix.text;
    const longest = Math.max(2, ...[...fix.replacement.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fix.text}\n\n${fence}suggestion\n${fix.replacement}\n${fence}`;
}

;// CONCATENATED MODULE: ./build/formats/sarif-write.js


const levels = {
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
        level: levels[severity],
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

// EXTERNAL MODULE: ./build/formats/verdict-write.js
var verdict_write = __webpack_require__(46244);
;// CONCATENATED MODULE: ./build/formats/conversion.js













const writers = {
    'review-output': { write: writeReviewOutput },
    'review-data': { write: writeReviewData, holds: hasLine },
    'candidate-findings': { write: writeCandidateFindings, holds: hasFile },
    verdict: { write: verdict_write/* writeVerdict */.P1 },
    sarif: { write: writeSarif, holds: hasFile },
};
const writableFormats = Object.keys(writers);
function hasFile({ locations }) {
    return locations.length > 0;
}
function convert(source, to, header = {}) {
    const writer = writers[to];
    if (writer === undefined)
        return refuse(`${to} can be read, but not written.`);
    const findings = source.findings.filter(writer.holds ?? (() => true));
    if (findings.length === 0 && (!source.isComplete || source.refused + source.findings.length > 0)) {
        return refuse(`${whyNotClean(source)}; in ${to} the review would look like a clean one.`);
    }
    const written = writer.write(to === 'review-data' ? source : { ...source, findings }, header);
    if (!written.ok)
        return { ...refuse(`${to} requires what the document does not say`), needs: written.needs };
    const value = schemas/* json */.Pq9().parse(written.document);
    const { document, problems } = registry/* contracts */.M[to].parse(value, {});
    const fault = problems.find(document_problem/* isRefusal */.vu);
    if (fault !== undefined)
        return refuse(`${to} cannot hold it: ${fault.message} (${fault.rule} ${fault.path})`);
    return { ok: true, text: (0,json_text/* jsonText */.s)(value), lost: lostParts(findings, source, document) };
}
function refuse(message) {
    return { ok: false, message, needs: [] };
}
function whyNotClean({ isComplete, findings }) {
    if (!isComplete)
        return 'The review is not complete';
    return findings.length === 0 ? 'All its findings were refused' : 'It has no place for any of the findings';
}
function fromDocument(document) {
    const { format, state, claims, summary, questions } = document;
    const seen = new Map();
    return {
        producer: format,
        isFromTools: tools.has(format),
        summary,
        claims,
        findings: document.findings.map((finding) => toWritable(finding, format, seen)),
        isComplete: state.state === 'reviewed' && document.complete,
        refused: document.refused.length,
        lost: questions.length === 0 ? [] : [(0,counted/* counted */.h)(questions.length, 'question')],
    };
}
const tools = new Set(['sarif', 'rdjson', 'rdjsonl', 'eslint', 'evidence-pack']);
function toWritable(finding, format, seen) {
    const { claimed, category, scopeText, title, locations } = finding;
    const [location] = locations;
    const { startLine, endLine } = location ?? {};
    const id = (0,identity/* findingId */.zK)(category, {
        subject: location?.path ?? scopeText ?? title,
        ...(startLine !== undefined && { startLine }),
        ...(endLine !== undefined && { endLine }),
    });
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return {
        ...finding,
        id: count === 1 ? id : `${id}-${count}`,
        scale: format,
        corroboratedBy: claimed?.corroboratedBy ?? [],
        contestedBy: claimed?.contestedBy ?? [],
        suppressed: claimed?.suppressed,
    };
}
function fromReviewDocument({ head, reviewers, documents, findings }) {
    return {
        producer: project/* project */.C.name,
        isFromTools: reviewers.every(({ kind }) => kind === 'tool'),
        claims: { head },
        findings: findings.map((finding) => ({
            ...finding,
            scale: documents[finding.sources[0]?.document ?? -1]?.format,
        })),
        isComplete: reviewers.length > 0 && reviewers.every(reviewer/* hasReviewed */.ge),
        refused: 0,
        lost: [],
    };
}
const fields = {
    place: ({ locations }) => locations.map(({ path, startLine, endLine }) => [path, startLine, endLine]),
    category: ({ category }) => category,
    severity: ({ severity }) => severity,
    confidence: ({ confidence: { band } }) => band,
    evidence: ({ evidence }) => evidence,
    action: ({ action }) => action,
    'need for a human': ({ requiresHuman }) => requiresHuman || undefined,
    'age before the change': ({ preExisting }) => preExisting || undefined,
    status: ({ status }) => status,
};
const texts = {
    title: ({ title, titleDerived }) => (titleDerived ? undefined : title),
    text: ({ issue }) => issue,
    implications: ({ implications }) => implications,
    fix: ({ fix }) => fix?.text,
    replacement: ({ fix }) => fix?.replacement,
    references: ({ references }) => references,
    agreement: ({ corroboratedBy, contestedBy }) => [...corroboratedBy, ...contestedBy],
    suppression: ({ suppressed }) => suppressed?.reason,
};
const claimed = {
    event: ({ event }) => event,
    verdict: ({ verdict }) => verdict,
    'pull request': ({ pullRequest }) => pullRequest,
    repository: ({ repository }) => repository,
    'head commit': ({ head }) => head,
};
function lostParts(findings, source, back) {
    const found = fromDocument(back).findings;
    const count = (name, isLost) => {
        const lost = findings.filter(isLost).length;
        return lost === 0 ? [] : [`${name} of ${(0,counted/* counted */.h)(lost, 'finding')}`];
    };
    const { summary = '', refused } = source;
    const dropped = source.findings.filter((each) => !findings.includes(each));
    return [
        ...(source.isComplete ? [] : ['that the review is not complete']),
        ...source.lost,
        ...(summary === '' || back.summary === summary ? [] : ['summary']),
        ...Object.entries(claimed).flatMap(([name, claim]) => {
            const said = claim(source.claims);
            return said === undefined || said === claim(back.claims) ? [] : [name];
        }),
        ...(refused === 0 ? [] : [(0,counted/* counted */.h)(refused, 'refused finding')]),
        ...(dropped.length === 0
            ? []
            : [`${(0,counted/* counted */.h)(dropped.length, 'finding')} without a ${dropped.every(hasFile) ? 'line' : 'file'}`]),
        ...Object.entries(fields).flatMap(([name, part]) => count(name, (finding, index) => !isSame(part(finding), found[index] && part(found[index])))),
        ...Object.entries(texts).flatMap(([name, part]) => count(name, (finding, index) => !holds(back.findings[index]?.native ?? null, part(finding)))),
    ];
}
function isSame(before, after) {
    return before === undefined || JSON.stringify(before) === JSON.stringify(after);
}
function holds(native, said) {
    const whole = JSON.stringify(native);
    return [said]
        .flat()
        .every((text) => text === undefined || whole.includes(JSON.stringify(text).slice(1, -1)));
}

// EXTERNAL MODULE: ./build/formats/report-entry.js
var report_entry = __webpack_require__(31724);
// EXTERNAL MODULE: ./build/formats/run-files.js
var run_files = __webpack_require__(96152);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
// EXTERNAL MODULE: ./build/tools/command-answer.js
var command_answer = __webpack_require__(15976);
// EXTERNAL MODULE: ./build/tools/document-argument.js
var document_argument = __webpack_require__(54699);
// EXTERNAL MODULE: ./build/tools/read-input.js
var read_input = __webpack_require__(57047);
;// CONCATENATED MODULE: ./build/tools/convert-command.js









async function convertCommand(options, shell) {
    const to = (0,document_argument/* formatNamed */.v)(options.to);
    const header = headerOf(options);
    const source = sourceOf(await (0,read_input/* readInput */.R5)(options.file, shell), options, shell);
    if (source === undefined)
        return 1;
    const result = convert(source, to, header);
    if (!result.ok)
        throw failureOf(result);
    if (result.lost.length > 0)
        shell.err(`Not in the ${to}: ${result.lost.join(', ')}.\n`);
    shell.out(result.text);
    return 0;
}
function sourceOf(bytes, options, shell) {
    const own = options.format === undefined ? (0,run_files/* readRunFile */.m8)(bytes, review_document/* ReviewDocument */.CA) : undefined;
    if (own !== undefined)
        return fromReviewDocument(own);
    const outcome = (0,document_argument/* parseBytes */.z)(bytes, options, { paths: { root: shell.cwd } });
    if (outcome.ok)
        return fromDocument(outcome.document);
    shell.err((0,report_entry/* toText */.fE)(outcome, options.file));
    (0,command_answer/* answer */.ZF)({ data: (0,report_entry/* toErrors */.pp)(outcome) }, 'agent', shell);
    return undefined;
}
function headerOf(flags) {
    const header = writable/* Header */.Y9.safeParse(flags);
    if (header.success)
        return header.data;
    const key = String(header.error.issues[0]?.path[0]);
    throw new failure/* Failure */.HR({
        kind: 'usage',
        code: 'COMMAND_LINE_INVALID',
        message: `${flagOf(key)} has a value that the format cannot hold`,
        fix: 'See `pr-verdict convert --help` for what it takes.',
    });
}
function flagOf(key) {
    return `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
function failureOf({ message, needs, }) {
    return needs.length > 0
        ? new failure/* Failure */.HR({
            kind: 'usage',
            code: 'CONVERSION_INCOMPLETE',
            message,
            fix: `Add ${needs.map(flagOf).join(', ')}.`,
        })
        : new failure/* Failure */.HR({
            kind: 'usage',
            code: 'CONVERSION_IMPOSSIBLE',
            message,
            fix: 'Convert a review that was read to the end to review-output, review-data, candidate-findings, verdict or sarif.',
        });
}


/***/ }),

/***/ 54699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ formatNamed),
/* harmony export */   z: () => (/* binding */ parseBytes)
/* harmony export */ });
/* harmony import */ var _formats_parse_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22770);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31612);
/* harmony import */ var _model_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62359);
/* harmony import */ var _model_nearest_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46929);
/* harmony import */ var _runner_gunzip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70142);





function formatNamed(name) {
    const format = _model_format_js__WEBPACK_IMPORTED_MODULE_2__/* .Format */ .yL.safeParse(name);
    if (format.success)
        return format.data;
    const nearest = (0,_model_nearest_word_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestWord */ .z)(name, _model_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formats */ .Fx);
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({
        kind: 'usage',
        code: 'FORMAT_UNKNOWN',
        message: `There is no format ${JSON.stringify(name)}`,
        fix: `${nearest === undefined ? '' : `Did you mean ${nearest}? `}The formats are ${_model_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formats */ .Fx.join(', ')}.`,
    });
}
function parseBytes(bytes, options, context) {
    return (0,_formats_parse_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .T)({
        bytes,
        format: options.format === undefined ? undefined : formatNamed(options.format),
        strictness: options.contract === 'lenient' ? 'lenient' : 'strict',
        context,
        gunzip: _runner_gunzip_js__WEBPACK_IMPORTED_MODULE_4__/* .gunzip */ .k,
    });
}


/***/ }),

/***/ 57047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   iH: () => (/* binding */ readDiff),
/* harmony export */   ox: () => (/* binding */ readPrevious)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38321);
/* harmony import */ var _diff_parse_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84271);
/* harmony import */ var _formats_read_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96856);
/* harmony import */ var _formats_verdict_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22712);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31612);







async function readInput(path, shell) {
    try {
        if (path === '-')
            return await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.buffer)(process.stdin);
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shell.cwd, path));
    }
    catch (cause) {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .Failure */ .HR({
            kind: 'usage',
            code: 'FILE_UNREADABLE',
            message: `${JSON.stringify(path)} cannot be read: ${why(cause)}`,
            fix: 'Name a file that is there, from the current directory, or `-` for standard input.',
            cause,
        });
    }
}
const plainWords = new Map([
    ['ENOENT', 'there is no such file'],
    ['ENOTDIR', 'there is no such file'],
    ['EISDIR', 'it is a folder'],
    ['EACCES', 'you may not read it'],
]);
function why(cause) {
    if (!(cause instanceof Error))
        return String(cause);
    return ('code' in cause ? plainWords.get(cause.code) : undefined) ?? cause.message;
}
async function readDiff(path, shell) {
    const result = (0,_diff_parse_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDiff */ .F)(await readInput(path, shell));
    if (result.ok)
        return result.diff;
    const { line, message, code } = result.error;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .Failure */ .HR({
        kind: 'usage',
        code: 'DIFF_UNREADABLE',
        message: `${path === '-' ? 'standard input' : path}:${line}: ${message} (${code})`,
        fix: "give it what `git diff` or GitHub's diff media type wrote, whole",
    });
}
async function readPrevious(path, shell) {
    const reading = (0,_formats_read_json_js__WEBPACK_IMPORTED_MODULE_4__/* .readJson */ .Vh)(await readInput(path, shell));
    const verdict = reading.ok ? _formats_verdict_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .ReviewVerdict */ .we.safeParse(reading.value) : undefined;
    if (verdict?.success === true)
        return verdict.data;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .Failure */ .HR({
        kind: 'usage',
        code: 'PREVIOUS_UNUSABLE',
        message: `${path === '-' ? 'standard input' : path} is not a valid verdict file`,
        fix: 'Give --previous the verdict file as it was before; `validate` alone says what is wrong with this one.',
    });
}


/***/ }),

/***/ 49567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}


/***/ })

};
