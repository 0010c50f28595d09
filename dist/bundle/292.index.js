export const id = 292;
export const ids = [292];
export const modules = {

/***/ 94292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   schemaCommand: () => (/* binding */ schemaCommand)
/* harmony export */ });
/* harmony import */ var _contracts_schema_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70446);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54543);
/* harmony import */ var _domain_text_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12739);



function schemaCommand(name, shell) {
    const schema = (0,_contracts_schema_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonSchema */ .O)(name);
    if (schema === undefined) {
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({
            kind: 'usage',
            code: 'SCHEMA_UNKNOWN',
            message: `There is no schema ${JSON.stringify(name)}`,
            fix: `Name one of ${(0,_contracts_schema_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaNames */ .G)().join(', ')}.`,
        });
    }
    shell.out((0,_domain_text_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)(schema));
    return 0;
}


/***/ }),

/***/ 70446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ jsonSchema),
  G: () => (/* binding */ schemaNames)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/domain/evidence-pack.js
var evidence_pack = __webpack_require__(41552);
// EXTERNAL MODULE: ./build/domain/policy/policy.js + 1 modules
var policy = __webpack_require__(95871);
// EXTERNAL MODULE: ./build/contracts/candidate-findings/schema.js
var schema = __webpack_require__(90872);
// EXTERNAL MODULE: ./build/contracts/envelope/schema.js
var envelope_schema = __webpack_require__(96762);
// EXTERNAL MODULE: ./build/contracts/eslint/schema.js
var eslint_schema = __webpack_require__(3049);
// EXTERNAL MODULE: ./build/contracts/policy/policy-keys.js
var policy_keys = __webpack_require__(9814);
;// CONCATENATED MODULE: ./build/contracts/policy/described-schema.js


const Node = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* json */.Pq9());
function describedSchema(schema, path = '') {
    const { data: node } = Node.safeParse(schema);
    if (node === undefined)
        return schema;
    const { properties, items, additionalProperties, ...rest } = node;
    const { data: keys } = Node.safeParse(properties);
    const told = policy_keys/* policyKeys */.f.get(path);
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
var rdformat_schema = __webpack_require__(93141);
// EXTERNAL MODULE: ./build/contracts/review-data/schema.js
var review_data_schema = __webpack_require__(5101);
// EXTERNAL MODULE: ./build/contracts/review-output/schema.js
var review_output_schema = __webpack_require__(15558);
// EXTERNAL MODULE: ./build/contracts/run-files.js
var run_files = __webpack_require__(76551);
// EXTERNAL MODULE: ./build/contracts/sarif/schema.js
var sarif_schema = __webpack_require__(63455);
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
var unwrap = __webpack_require__(70835);
// EXTERNAL MODULE: ./build/contracts/verdict/schema.js
var verdict_schema = __webpack_require__(61451);
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
    ...run_files/* runFiles */.N,
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
    const told = name === 'policy' ? Object(describedSchema(schemas/* json */.Pq9().parse(rest))) : rest;
    return { $schema, $id: `urn:pr-verdict:schema:${name}:${version}`, title: found.title, ...told };
}


/***/ }),

/***/ 12739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
function jsonText(value) {
    return `${JSON.stringify(value, null, 2)}\n`;
}


/***/ })

};
