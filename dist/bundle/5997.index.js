export const id = 5997;
export const ids = [5997];
export const modules = {

/***/ 29134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ schemaNames),
/* harmony export */   O: () => (/* binding */ jsonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98439);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(39713);
/* harmony import */ var _model_evidence_pack_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7263);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96902);
/* harmony import */ var _policy_policy_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6801);
/* harmony import */ var _candidate_findings_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54597);
/* harmony import */ var _envelope_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44415);
/* harmony import */ var _eslint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51030);
/* harmony import */ var _rdformat_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67034);
/* harmony import */ var _review_data_schema_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99258);
/* harmony import */ var _review_output_schema_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76329);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(96152);
/* harmony import */ var _sarif_schema_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(73528);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26010);
/* harmony import */ var _verdict_schema_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(22712);














const published = new Map(Object.entries({
    'review-output': { title: 'C1: review output', schema: _review_output_schema_js__WEBPACK_IMPORTED_MODULE_8__/* .ReviewOutput */ .uU },
    'review-data': { title: 'C2: review data', schema: _review_data_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .ReviewData */ .T5 },
    'candidate-findings': { title: 'C3: candidate findings', schema: _candidate_findings_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .CandidateFindings */ .Az },
    'synthesized-findings': { title: 'C3: findings after synthesis', schema: _candidate_findings_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .SynthesizedFindings */ .D9 },
    'evidence-pack': { title: 'C3: evidence pack', schema: _model_evidence_pack_js__WEBPACK_IMPORTED_MODULE_0__/* .EvidencePack */ .T },
    envelope: { title: 'C4: structured output envelope', schema: _envelope_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .Envelope */ .Lh },
    verdict: { title: 'C5: verdict file', schema: _verdict_schema_js__WEBPACK_IMPORTED_MODULE_12__/* .ReviewVerdict */ .we },
    sarif: { title: 'SARIF 2.1.0, as far as it is read', schema: _sarif_schema_js__WEBPACK_IMPORTED_MODULE_10__/* .SarifLog */ .g$ },
    rdjson: { title: 'RDFormat rdjson, as far as it is read', schema: _rdformat_js__WEBPACK_IMPORTED_MODULE_6__/* .RdJson */ .HR },
    rdjsonl: { title: 'One line of RDFormat rdjsonl, as far as it is read', schema: _rdformat_js__WEBPACK_IMPORTED_MODULE_6__/* .Diagnostic */ .oQ },
    eslint: { title: 'ESLint json formatter, as far as it is read', schema: _eslint_js__WEBPACK_IMPORTED_MODULE_5__/* .EslintOutput */ .t },
    ..._run_files_js__WEBPACK_IMPORTED_MODULE_9__/* .runFiles */ .NW,
    policy: { title: '.github/pr-verdict.yml', schema: _policy_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .Policy */ .PE },
}));
const version = 1;
const transportSuffix = '.transport';
function schemaNames() {
    const transports = new Set(_transport_js__WEBPACK_IMPORTED_MODULE_11__/* .transportFormats */ .u1);
    return [...published.keys()].flatMap((name) => transports.has(name) ? [name, `${name}${transportSuffix}`] : [name]);
}
function jsonSchema(name) {
    const transported = _transport_js__WEBPACK_IMPORTED_MODULE_11__/* .transportFormats */ .u1.find((format) => name === `${format}${transportSuffix}`);
    if (transported !== undefined)
        return (0,_transport_js__WEBPACK_IMPORTED_MODULE_11__/* .transportSchema */ .ls)(transported);
    const found = published.get(name);
    if (found === undefined)
        return undefined;
    const { $schema, ...rest } = zod__WEBPACK_IMPORTED_MODULE_13__/* .toJSONSchema */ .bl(found.schema, { io: 'input', target: 'draft-2020-12' });
    const told = name === 'policy' ? Object((0,_policy_policy_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .describedSchema */ .l7)(zod__WEBPACK_IMPORTED_MODULE_14__/* .json */ .Pq9().parse(rest))) : rest;
    return { $schema, $id: `urn:pr-verdict:schema:${name}:${version}`, title: found.title, ...told };
}


/***/ }),

/***/ 95997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   schemaCommand: () => (/* binding */ schemaCommand)
/* harmony export */ });
/* harmony import */ var _formats_schema_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29134);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31612);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74268);



function schemaCommand(name, shell) {
    const schema = (0,_formats_schema_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonSchema */ .O)(name);
    if (schema === undefined) {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({
            kind: 'usage',
            code: 'SCHEMA_UNKNOWN',
            message: `There is no schema ${JSON.stringify(name)}`,
            fix: `Name one of ${(0,_formats_schema_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaNames */ .G)().join(', ')}.`,
        });
    }
    shell.out((0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)(schema));
    return 0;
}


/***/ })

};
