export const id = 374;
export const ids = [374];
export const modules = {

/***/ 1374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ jsonSchema),
  G: () => (/* binding */ schemaNames)
});

// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8505);
// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(6697);
// EXTERNAL MODULE: ./build/domain/evidence-pack.js
var evidence_pack = __webpack_require__(9980);
// EXTERNAL MODULE: ./build/domain/gate-plan.js
var gate_plan = __webpack_require__(4092);
// EXTERNAL MODULE: ./build/domain/ingest-report.js + 1 modules
var ingest_report = __webpack_require__(508);
// EXTERNAL MODULE: ./build/domain/manifest.js + 1 modules
var manifest = __webpack_require__(1123);
// EXTERNAL MODULE: ./build/domain/plan.js
var plan = __webpack_require__(198);
// EXTERNAL MODULE: ./build/domain/policy/policy.js + 1 modules
var policy = __webpack_require__(3213);
// EXTERNAL MODULE: ./build/domain/receipt.js
var receipt = __webpack_require__(9025);
// EXTERNAL MODULE: ./build/domain/review-document.js
var review_document = __webpack_require__(4159);
// EXTERNAL MODULE: ./build/contracts/candidate-findings/schema.js
var schema = __webpack_require__(5031);
// EXTERNAL MODULE: ./build/contracts/envelope/schema.js
var envelope_schema = __webpack_require__(6710);
// EXTERNAL MODULE: ./build/contracts/eslint/schema.js
var eslint_schema = __webpack_require__(6269);
;// CONCATENATED MODULE: ./build/contracts/policy/policy-keys.js
const program = (timeout) => ({
    run: {
        meaning: 'Program and arguments, each as it is; no shell reads them. Without it nothing is started here.',
        example: '[npx, eslint, --format, json, .]',
    },
    cwd: {
        meaning: 'Folders to run in: one process for each matching folder that has changes.',
        example: 'packages/*',
    },
    env: {
        meaning: 'Variables that it gets beside `PATH`, `HOME`, `LANG` and `TMPDIR`. Tokens of the runner are refused.',
        example: '[ANTHROPIC_API_KEY]',
    },
    timeout: {
        meaning: 'How long it may take, as a number with `s`, `m` or `h`.',
        example: '15m',
        default: timeout,
    },
    paths: { meaning: 'Only where one changed file matches.', example: "['src/**']" },
    'when.authors': {
        meaning: 'Only for pull requests of these authors; `!` in front excludes one.',
        example: "['!dependabot[bot]']",
    },
    'when.forks': { meaning: '`false`: not for pull requests from forks.', example: 'false' },
    'when.drafts': { meaning: '`false`: not for drafts.', example: 'false' },
    'when.labels': {
        meaning: 'Only with one of these labels; `!` in front excludes one.',
        example: "['!skip-review']",
    },
    'when.lanes': { meaning: 'Only in these risk lanes of the evidence pack.', example: '[yellow, red]' },
});
function below(prefix, keys) {
    return Object.entries(keys).map(([key, value]) => [`${prefix}${key}`, value]);
}
const least = (severity) => `The least confidence with which a finding of severity ${severity} blocks; \`never\` for none.`;
const policyKeys = new Map([
    ...below('', {
        version: { meaning: 'The version of this file. Required.', example: '1' },
        hygiene: { meaning: '`false`: the built-in reviewer does not run.', example: 'false' },
    }),
    ...below('policy.', {
        'blocking.critical': { meaning: least('critical'), example: 'low' },
        'blocking.high': { meaning: least('high'), example: 'medium' },
        'blocking.medium': { meaning: least('medium'), example: 'high' },
        'blocking.low': { meaning: least('low'), example: 'never' },
        'blocking.info': { meaning: least('info'), example: 'never' },
        'pre-existing': {
            meaning: '`ignore`: what was there before the change never blocks. `block`: it is weighed like everything else.',
            example: 'block',
        },
        'corroboration.reviewers': {
            meaning: 'Blocks what so many independent reviewers agree on, however sure they are. Not where one disputes it.',
            example: '3',
        },
        'corroboration.from': { meaning: 'The mildest severity to which that applies.', example: 'medium' },
        overrides: {
            meaning: 'Other rules of blocking for some places. Of several that apply, the last says it. A finding in several files is weighed in each, and the strictest weight holds.',
            example: '[{ paths: [docs/**], blocking: { high: never } }]',
        },
        'overrides[].paths': { meaning: 'Files that it applies to.', example: '[src/payments/**]' },
        'overrides[].categories': {
            meaning: 'Categories that it applies to, however they are written. With `paths`, both must hold.',
            example: '[security]',
        },
        'overrides[].blocking.critical': { meaning: least('critical'), example: 'low' },
        'overrides[].blocking.high': { meaning: least('high'), example: 'low' },
        'overrides[].blocking.medium': { meaning: least('medium'), example: 'high' },
        'overrides[].blocking.low': { meaning: least('low'), example: 'high' },
        'overrides[].blocking.info': { meaning: least('info'), example: 'never' },
        'overrides[].pre-existing': { meaning: 'As `policy.pre-existing`, here.', example: 'block' },
        'overrides[].corroboration': {
            meaning: 'As `policy.corroboration`, here; `never` where agreement alone shall not block.',
            example: 'never',
        },
        'abort-on': {
            meaning: 'Categories of which one blocking finding makes the verdict `ABORT`.',
            example: '[data-loss]',
        },
        'fail-on': { meaning: 'The mildest verdict that fails the gate.', example: 'FAIL' },
        approve: {
            meaning: 'Whether a clean review approves. Only this file can allow it; see [Approval](#approval).',
            example: 'true',
        },
        enforce: {
            meaning: '`false`: everything is advice. The review comments, and the check is neutral: `Advisory: FAIL`.',
            example: 'false',
        },
        drafts: {
            meaning: '`skip`: a draft waits until it is ready for review; its check lets no merge pass meanwhile.',
            example: 'skip',
        },
        'max-comments': {
            meaning: 'The most comments on lines and files; the rest goes to the text.',
            example: '10',
        },
        'inline-from': { meaning: 'The mildest severity that gets a comment.', example: 'medium' },
        refused: {
            meaning: 'Findings that break their contract make the review incomplete, except up to this claimed severity.',
            example: 'low',
        },
        'partial-coverage': {
            meaning: '`accept`: files that could not be read leave the review complete. Approval is still withheld.',
            example: 'accept',
        },
        'human-lanes': { meaning: 'Risk lanes in which only a human approves.', example: '[yellow, red]' },
        'request-owners': {
            meaning: 'Whether the people who own changed files (CODEOWNERS) are asked for a review where the lane, a finding or a dispute asks for a human. Teams are only named: a workflow token cannot ask them.',
            example: 'true',
        },
        'waived-by': {
            meaning: 'The role it takes to waive a reviewer, unread files or the size for one head.',
            example: 'admin',
        },
        suppress: {
            meaning: 'Known false positives: withheld, with the reason. `pr-verdict suppress` writes an entry.',
            example: "[{ path: 'vendor/**', reason: not ours }]",
        },
        'suppress[].reviewer': { meaning: 'Nobody but this reviewer saw it.', example: 'eslint' },
        'suppress[].category': { meaning: 'Its category, however it is written.', example: 'style' },
        'suppress[].path': { meaning: 'Each of its places lies in a matching file.', example: "'vendor/**'" },
        'suppress[].fingerprint': {
            meaning: 'The finding itself, as `explain` and `findings.json` have it. Where it was published before, also in other words.',
            example: "'0123456789abcdef'",
        },
        'suppress[].reason': { meaning: 'Why it is false. Required.', example: 'generated code' },
        'suppress[].until': { meaning: 'The last day on which it holds, in UTC.', example: '2030-12-31' },
        'link-hosts': {
            meaning: "Hosts besides the server's own that posted links may lead to; other links show their address as code.",
            example: '[owasp.org]',
        },
    }),
    ...below('reviewers.<id>.', program('10m')),
    ...below('reviewers.<id>.', {
        input: {
            meaning: '`files`: it reads the review directory only, so it needs no checkout and may serve forks.',
            example: 'files',
        },
        kind: { meaning: 'Whether it is a model or a tool.', example: 'tool', default: "its format's" },
        role: { meaning: '`challenger`: it judges what the others found.', example: 'challenger' },
        required: { meaning: '`false`: the review is complete without it.', example: 'false' },
        format: {
            meaning: 'The contract that its documents must have.',
            example: 'sarif',
            default: 'recognised by shape',
        },
        contract: {
            meaning: '`lenient`: prose around its document is stripped, broken syntax repaired and reported.',
            example: 'lenient',
        },
        modes: { meaning: 'Runs that it takes part in.', example: '[full, verify, quick]' },
        retries: { meaning: 'How often a crash, a timeout or an empty answer is tried again.', example: '2' },
        repairs: {
            meaning: 'How often a document that breaks its contract is handed back to be mended.',
            example: '0',
        },
        'exit-codes': {
            meaning: 'Exit codes that a complete, valid document may come with.',
            example: '[0, 1, 2]',
        },
        report: {
            meaning: 'What it may report: added lines, lines of the diff, changed files, or anything. Beyond is withheld.',
            example: 'diff',
            default: '`changed` for tools, `all` for models',
        },
        suggestions: {
            meaning: 'Whether its replacements become suggestions that one click applies.',
            example: 'true',
        },
        advisory: {
            meaning: '`claims`: its event and verdict tighten nothing. `all`: nor does anything that only it finds block; what others say as well gets neither severity nor confidence from it.',
            example: 'claims',
        },
        'max-findings': {
            meaning: 'The most of its findings that are shown; the least are withheld and counted. Never one that blocks.',
            example: '20',
        },
    }),
    ...below('verifiers.<id>.', program('1m')),
    ...below('verifiers.<id>.', {
        format: { meaning: 'What it prints; with `exit-code`, 0 passes.', example: 'eslint' },
        check: {
            meaning: 'Name of a check run: one that has finished on the head serves instead of running again.',
            example: 'CI / types',
        },
    }),
    ...below('evidence.', {
        'max-changed-lines': {
            meaning: 'Added lines above which a change is too large for one review.',
            example: '600',
        },
        oversized: {
            meaning: '`review`: models get a change that is too large all the same.',
            example: 'review',
        },
        ignore: { meaning: 'Files whose lines do not count.', example: "['**/*.snap']" },
        lane: { meaning: 'The least risk lane of every change.', example: 'yellow' },
        rules: {
            meaning: 'Own risk rules, beside the built-in ones.',
            example: '[{ factor: billing, severity: red, words: [invoice], why: It moves money. }]',
        },
        'rules[].factor': { meaning: 'Its name. Required.', example: 'billing' },
        'rules[].severity': { meaning: 'What it makes of the lane. Required.', example: 'red' },
        'rules[].words': { meaning: 'Words of a path segment.', example: '[invoice]' },
        'rules[].paths': { meaning: 'Files.', example: "['src/billing/**']" },
        'rules[].why': { meaning: 'What a reviewer should ask. Required.', example: 'It moves money.' },
    }),
    ...below('paths.', {
        ignore: {
            meaning: 'Files that nobody is asked to review; findings on them are withheld.',
            example: "['dist/**']",
        },
    }),
]);

;// CONCATENATED MODULE: ./build/contracts/policy/described-schema.js


const Node = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* json */.Pq9());
function describedSchema(schema, path = '') {
    const { data: node } = Node.safeParse(schema);
    if (node === undefined)
        return schema;
    const { properties, items, additionalProperties, ...rest } = node;
    const { data: keys } = Node.safeParse(properties);
    const told = policyKeys.get(path);
    return {
        ...rest,
        ...(told !== undefined && { description: told.meaning }),
        ...(keys !== undefined && {
            properties: Object.fromEntries(Object.entries(keys).map(([key, value]) => [
                key,
                describedSchema(value, path === '' ? key : `${path}.${key}`),
            ])),
        }),
        ...(items !== undefined && { items: describedSchema(items, `${path}[]`) }),
        ...(additionalProperties !== undefined && {
            additionalProperties: describedSchema(additionalProperties, `${path}.<id>`),
        }),
    };
}

// EXTERNAL MODULE: ./build/contracts/rdformat/schema.js
var rdformat_schema = __webpack_require__(8417);
// EXTERNAL MODULE: ./build/contracts/review-data/schema.js
var review_data_schema = __webpack_require__(1153);
// EXTERNAL MODULE: ./build/contracts/review-output/schema.js
var review_output_schema = __webpack_require__(2354);
// EXTERNAL MODULE: ./build/contracts/sarif/schema.js
var sarif_schema = __webpack_require__(5891);
;// CONCATENATED MODULE: ./build/contracts/transport/schemas.js




const line = schemas/* union */.KCZ([schemas/* int */.Whr(), schemas/* string */.YjP()]);
const step = schemas/* object */.Ikc({
    tier: schemas/* enum */.k5n(['A', 'B', 'C', 'D']),
    title: schemas/* string */.YjP(),
    files: schemas/* array */.YOg(schemas/* string */.YjP()),
    why_now: schemas/* string */.YjP().nullable(),
});
const schemas_option = schemas/* object */.Ikc({ key: schemas/* enum */.k5n(['A', 'B', 'C', 'D']), label: schemas/* string */.YjP(), implication: schemas/* string */.YjP() });
const envelope = schemas/* object */.Ikc({
    schema_version: schemas/* string */.YjP(),
    skill: schemas/* string */.YjP(),
    version: schemas/* string */.YjP(),
    output_mode: schemas/* enum */.k5n(['human', 'agent']),
    presentation: schemas/* object */.Ikc({ user_markdown: schemas/* string */.YjP() }),
    result_type: schemas/* enum */.k5n(['refactor_plan', 'clarification_request', 'validation_error', 'dependency_error']),
    validation_status: schemas/* enum */.k5n([
        'accepted',
        'blocked',
        'needs_clarification',
        'validation_error',
        'dependency_error',
    ]),
    refactor_mode: schemas/* string */.YjP().nullable(),
    plan: schemas/* object */.Ikc({
        touch_budget: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), limit: schemas/* int */.Whr() })),
        steps: schemas/* array */.YOg(step),
        follow_up_findings: schemas/* array */.YOg(step).nullable(),
        test_file_touches: schemas/* array */.YOg(schemas/* string */.YjP()).nullable(),
    })
        .nullable(),
    clarification_questions: schemas/* array */.YOg(schemas/* object */.Ikc({
        question_id: schemas/* string */.YjP(),
        question: schemas/* string */.YjP(),
        options: schemas/* array */.YOg(schemas_option),
        recommended_option: schemas/* enum */.k5n(['A', 'B', 'C', 'D']),
    }))
        .nullable(),
    dependency_issue: schemas/* string */.YjP().nullable(),
    fallback_context_bundle_requirements: schemas/* array */.YOg(schemas/* string */.YjP()).nullable(),
    scope_expansion_needed: schemas/* array */.YOg(schemas/* string */.YjP()).nullable(),
    notes: schemas/* array */.YOg(schemas/* string */.YjP()).nullable(),
});
const findings = review_output_schema/* ReviewOutputFinding */.RE.options.map((each) => 'line' in each.shape ? each.extend({ line }) : each);
const transportDocuments = {
    'review-output': schemas/* array */.YOg(schemas/* union */.KCZ(findings)),
    'review-data': review_data_schema/* ReviewDataEnvelope */.b$.extend({ line_comments: schemas/* array */.YOg(review_data_schema/* ReviewDataComment */.As) }),
    'candidate-findings': schemas/* array */.YOg(schema/* CandidateFinding */.Vx),
    envelope,
};

;// CONCATENATED MODULE: ./build/contracts/transport/strict-schema.js


function transportSchema(format) {
    return strict(json_schema_processors/* toJSONSchema */.bl(schemas/* object */.Ikc({
        contract: schemas/* enum */.k5n([format]),
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

// EXTERNAL MODULE: ./build/contracts/transport/unwrap.js
var unwrap = __webpack_require__(4295);
// EXTERNAL MODULE: ./build/contracts/verdict/schema.js
var verdict_schema = __webpack_require__(7767);
;// CONCATENATED MODULE: ./build/contracts/schema-catalog.js




















const published = new Map(Object.entries({
    'review-output': { title: 'C1: review output', schema: review_output_schema/* ReviewOutput */.uU },
    'review-data': { title: 'C2: review data', schema: review_data_schema/* ReviewData */.T5 },
    'candidate-findings': { title: 'C3: candidate findings', schema: schema/* CandidateFindings */.Az },
    'synthesized-findings': { title: 'C3: findings after synthesis', schema: schema/* SynthesizedFindings */.D9 },
    'evidence-pack': { title: 'C3: evidence pack', schema: evidence_pack/* EvidencePack */.T },
    envelope: { title: 'C4: structured output envelope', schema: envelope_schema/* Envelope */.Lh },
    verdict: { title: 'C5: verdict file', schema: verdict_schema/* ReviewVerdict */.we },
    sarif: { title: 'SARIF 2.1.0, as far as it is read', schema: sarif_schema/* SarifLog */.g$ },
    rdjson: { title: 'RDFormat rdjson, as far as it is read', schema: rdformat_schema/* RdJson */.HR },
    rdjsonl: { title: 'One line of RDFormat rdjsonl, as far as it is read', schema: rdformat_schema/* Diagnostic */.oQ },
    eslint: { title: 'ESLint json formatter, as far as it is read', schema: eslint_schema/* EslintOutput */.tg },
    findings: { title: 'findings.json', schema: review_document/* ReviewDocument */.CA },
    'ingest-report': { title: 'ingest_report.json', schema: ingest_report/* IngestReport */.Rn },
    manifest: { title: 'manifest.json', schema: manifest/* Manifest */._8 },
    plan: { title: 'plan.json', schema: plan/* Plan */.cw },
    review: { title: 'review.json', schema: plan/* DraftRequest */.Lx },
    receipt: { title: 'receipt.json', schema: receipt/* Receipt */.TA },
    gate: { title: 'gate.json', schema: gate_plan/* GatePlan */.Xh },
    policy: { title: '.github/pr-verdict.yml', schema: policy/* Policy */.P },
}));
const version = 1;
const transportSuffix = '.transport';
function schemaNames() {
    const transports = new Set(unwrap/* transportFormats */.u);
    return [...published.keys()].flatMap((name) => transports.has(name) ? [name, `${name}${transportSuffix}`] : [name]);
}
function jsonSchema(name) {
    const transported = unwrap/* transportFormats */.u.find((format) => name === `${format}${transportSuffix}`);
    if (transported !== undefined)
        return transportSchema(transported);
    const found = published.get(name);
    if (found === undefined)
        return undefined;
    const { $schema, ...rest } = json_schema_processors/* toJSONSchema */.bl(found.schema, { io: 'input', target: 'draft-2020-12' });
    const told = name === 'policy' ? Object(describedSchema(schemas/* json */.Pq9().parse(rest))) : rest;
    return { $schema, $id: `urn:pr-verdict:schema:${name}:${version}`, title: found.title, ...told };
}


/***/ }),

/***/ 3588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ chooseAnnotated),
/* harmony export */   NA: () => (/* binding */ annotationsPerRequest),
/* harmony export */   YH: () => (/* binding */ Annotation)
/* harmony export */ });
/* unused harmony exports AnnotationLevel, maxAnnotations */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6697);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6580);
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2207);
/* harmony import */ var _weight_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8401);




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

/***/ 4092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xh: () => (/* binding */ GatePlan),
/* harmony export */   ft: () => (/* binding */ planGate),
/* harmony export */   gC: () => (/* binding */ planStart),
/* harmony export */   oZ: () => (/* binding */ StatusState)
/* harmony export */ });
/* unused harmony export GateStep */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6697);
/* harmony import */ var _annotation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3588);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7026);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4159);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(424);
/* harmony import */ var _shared_head_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(523);






const PullNumber = zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().min(1);
const StatusState = zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['pending', 'success', 'failure', 'error']);
const CheckText = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), summary: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional() })
    .readonly();
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
    const { annotations, key, summary, text, pull } = input;
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
            output: { ...output, ...(text !== undefined && { text }) },
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

/***/ 7026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   eC: () => (/* binding */ CheckConclusion)
/* harmony export */ });
/* unused harmony export RunStatus */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6697);
/* harmony import */ var _completeness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1245);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4159);



const CheckConclusion = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['success', 'neutral', 'failure', 'action_required', 'cancelled']);
const RunStatus = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['passed', 'failed', 'incomplete', 'superseded', 'error', 'skipped']);
function reaches(verdict, failOn) {
    return failOn !== 'none' && _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .verdicts */ .rY.indexOf(verdict) >= _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .verdicts */ .rY.indexOf(failOn);
}
function count(n, noun) {
    return n === 1 ? `1 ${noun}` : `${n} ${noun}s`;
}
function whoLooked({ reviewers, files, part }) {
    const who = reviewers === 0 ? 'built-in reviewer only' : count(reviewers, 'reviewer');
    return `${part === undefined ? '' : `${part} · `}${who} · ${files.covered}/${files.expected} files`;
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
            title: 'Superseded by a newer head',
            exitCode: 2,
        };
    }
    if ((0,_completeness_js__WEBPACK_IMPORTED_MODULE_0__/* .isPostponed */ .RC)(decision)) {
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
    if (!enforce) {
        const title = `Advisory: ${decision.verdict}${within(input)}${waived}`;
        return { status: 'passed', conclusion: 'neutral', title, exitCode: 0 };
    }
    const title = `${decision.verdict} · ${whoLooked(input)}${waived}`;
    if (!fails)
        return { status: 'passed', conclusion: 'success', title, exitCode: 0 };
    const blocking = decision.blocking.length === 0 ? '' : ` · ${count(decision.blocking.length, 'blocking finding')}`;
    return { status: 'failed', conclusion: 'failure', title: `${title}${blocking}`, exitCode: 1 };
}


/***/ }),

/***/ 198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lx: () => (/* binding */ DraftRequest),
/* harmony export */   cw: () => (/* binding */ Plan)
/* harmony export */ });
/* unused harmony exports DraftComment, FileThread, Step */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6697);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5726);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6580);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4159);




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
        commentId: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
        body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ do: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('resolve-thread'), key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), threadId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('dismiss-review'),
        key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        reviewId: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
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
        reviewId: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
        body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        do: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('react'),
        key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        commentId: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
        in: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['thread', 'conversation']),
        content: _conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .Reaction */ .qT,
        by: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ do: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('shrink-review'), key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), reviewId: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int() }),
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

/***/ 9025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ PlaceReason),
/* harmony export */   TA: () => (/* binding */ Receipt),
/* harmony export */   wH: () => (/* binding */ countPlaces)
/* harmony export */ });
/* unused harmony exports Place, ReceiptEntry, PlaceCounts */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6697);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4159);
/* harmony import */ var _reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5586);



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
    'not-open',
    'suppressed',
    'refused',
    'outside-report',
    'outside-scope',
    'not-posted',
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

/***/ 523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ writeStanding),
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   HM: () => (/* binding */ ownTitle),
/* harmony export */   RQ: () => (/* binding */ concludeWithoutChecks),
/* harmony export */   ZC: () => (/* binding */ concludeSettled),
/* harmony export */   ZY: () => (/* binding */ readStanding),
/* harmony export */   su: () => (/* binding */ newestOf),
/* harmony export */   te: () => (/* binding */ letsMerge)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7026);

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
        conclusion: newest?.standing.conclusion ?? 'action_required',
    }));
    const conclusion = worst(verdicts.map((verdict) => verdict.conclusion));
    const holders = verdicts.filter((verdict) => verdict.conclusion === conclusion).map(({ pull }) => pull);
    return members.flatMap(({ pull, newest }) => {
        if (newest === undefined)
            return [];
        const own = ownTitle(newest.check);
        const isOwn = newest.standing.conclusion === conclusion;
        const others = pulls.filter((other) => other !== pull);
        const beside = others.length === 0 ? '' : ` · same head as ${named(others)}`;
        const title = isOwn ? `${own}${beside}` : `Held by ${named(holders)} · ${own}`;
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


/***/ })

};
