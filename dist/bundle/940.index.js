export const id = 940;
export const ids = [940];
export const modules = {

/***/ 6470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  schemaCommand: () => (/* binding */ schemaCommand)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
// EXTERNAL MODULE: ./build/domain/evidence-pack.js
var evidence_pack = __webpack_require__(1552);
// EXTERNAL MODULE: ./build/domain/gate-plan.js
var gate_plan = __webpack_require__(7976);
// EXTERNAL MODULE: ./build/domain/ingest-report.js + 1 modules
var ingest_report = __webpack_require__(1231);
// EXTERNAL MODULE: ./build/domain/manifest.js
var manifest = __webpack_require__(6632);
// EXTERNAL MODULE: ./build/domain/plan.js
var plan = __webpack_require__(698);
// EXTERNAL MODULE: ./build/domain/policy.js
var policy = __webpack_require__(323);
// EXTERNAL MODULE: ./build/domain/receipt.js
var receipt = __webpack_require__(6533);
// EXTERNAL MODULE: ./build/domain/review-document.js
var review_document = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/contracts/candidate-findings/schema.js
var schema = __webpack_require__(872);
// EXTERNAL MODULE: ./build/contracts/envelope/schema.js
var envelope_schema = __webpack_require__(6762);
// EXTERNAL MODULE: ./build/contracts/eslint/schema.js
var eslint_schema = __webpack_require__(3049);
// EXTERNAL MODULE: ./build/contracts/rdformat/schema.js
var rdformat_schema = __webpack_require__(3141);
// EXTERNAL MODULE: ./build/contracts/review-data/schema.js
var review_data_schema = __webpack_require__(5101);
// EXTERNAL MODULE: ./build/contracts/review-output/schema.js
var review_output_schema = __webpack_require__(5558);
// EXTERNAL MODULE: ./build/contracts/sarif/schema.js
var sarif_schema = __webpack_require__(3455);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
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
var unwrap = __webpack_require__(835);
// EXTERNAL MODULE: ./build/contracts/verdict/schema.js
var verdict_schema = __webpack_require__(1451);
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
    policy: { title: '.github/pr-verdict.yml', schema: policy/* Policy */.PE },
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
    return { $schema, $id: `urn:pr-verdict:schema:${name}:${version}`, title: found.title, ...rest };
}

// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(4543);
;// CONCATENATED MODULE: ./build/commands/schema.js


function schemaCommand(name, shell) {
    const schema = jsonSchema(name);
    if (schema === undefined) {
        throw new failure/* Failure */.H({
            kind: 'usage',
            code: 'SCHEMA_UNKNOWN',
            message: `there is no schema ${JSON.stringify(name)}`,
            fix: `name one of ${schemaNames().join(', ')}`,
        });
    }
    shell.out(`${JSON.stringify(schema, null, 2)}\n`);
    return 0;
}


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
