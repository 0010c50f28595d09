export const id = 8927;
export const ids = [8927];
export const modules = {

/***/ 19247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vu: () => (/* binding */ isRefusal),
  oR: () => (/* binding */ joined),
  d4: () => (/* binding */ maxProblems),
  dv: () => (/* binding */ none),
  CC: () => (/* binding */ problem),
  hD: () => (/* binding */ quote)
});

;// CONCATENATED MODULE: ./build/formats/rules.js
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
    'JSON/one-document': refused('Lenient reading finds exactly one document in the text.'),
    'JSON/stripped': deviation('Nothing stands around the document: no fence, prose or byte order mark.'),
    'JSON/repaired': deviation('The document needs no repair of its syntax.'),
    'format/unknown': refused('The document has the shape of a known contract.'),
    'format/ambiguous': refused('The document has the shape of only one contract.'),
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
    'sarif/result': refused('A result has a message, and its locations and level are well-formed.'),
    'sarif/path': refused('Locations lie inside the repository.'),
    'sarif/region': deviation('A region names its lines, or the log carries the text in which it counts characters or bytes.'),
    'sarif/rule': deviation('A result refers to a rule that the tool lists.'),
    'sarif/fix': deviation(oneEdit),
    'sarif/failed-run': deviation('Every invocation succeeded and notified of no error, so that silence means something.'),
    'rdformat/document': refused('The document is an object with an array of diagnostics; one that names its source may leave out an empty one.'),
    'rdformat/diagnostic': refused('A diagnostic has a message and a location with a path.'),
    'rdformat/line': refused('Every line is one JSON object.'),
    'rdformat/path': refused('Locations lie inside the repository.'),
    'rdformat/range': refused('A range ends at or after its start.'),
    'rdformat/suggestion': deviation(oneEdit),
    'eslint/document': refused('The output is an array with one entry for each file.'),
    'eslint/file': refused('An entry has `filePath` and `messages`.'),
    'eslint/message': refused('A message has a severity of 1 or 2, a text and well-formed positions.'),
    'eslint/path': refused('Files lie inside the repository.'),
    'eslint/fix': deviation(oneEdit),
    'eslint/fatal': deviation('Every file could be parsed, so that silence means something.'),
};
const rules = Object.entries(clauses).map(([id, clause]) => ({
    id,
    contract: id.slice(0, id.indexOf('/')),
    ...clause,
}));
function gradeOf(rule) {
    return clauses[rule].grade;
}

;// CONCATENATED MODULE: ./build/formats/document-problem.js

const maxProblems = 200;
function problem(rule, details) {
    return { ...details, rule, grade: gradeOf(rule) };
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

/***/ 39927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ inheritedNames),
/* harmony export */   MK: () => (/* binding */ defaultLimits),
/* harmony export */   UK: () => (/* binding */ jsonFaults),
/* harmony export */   jt: () => (/* binding */ ownFileLimits),
/* harmony export */   u0: () => (/* binding */ isExact)
/* harmony export */ });
/* harmony import */ var _document_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19247);
/* harmony import */ var _json_positions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21276);
/* harmony import */ var _json_walk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70059);



const maxFaults = 200;
function jsonFaults(text, limits) {
    const problems = [];
    let starts;
    const report = (rule, offset, details) => {
        if (problems.length >= maxFaults)
            return;
        starts ??= (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .lineStarts */ ._$)(text);
        problems.push((0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(rule, { ...details, ...(0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(starts, offset) }));
    };
    let values = 0;
    const fault = (0,_json_walk_js__WEBPACK_IMPORTED_MODULE_2__/* .walkJson */ .g)(text, {
        key: ({ trail, offset, name, repeated }) => {
            if (repeated) {
                report('JSON/duplicate-key', offset, {
                    path: (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .rq)(trail),
                    type: 'duplicate',
                    message: `The key ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} appears more than once in one object.`,
                    recommendation: 'Keep one of them; readers disagree about which one counts.',
                });
            }
            if (inheritedNames.has(name)) {
                report('JSON/inherited-name', offset, {
                    path: (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .rq)(trail),
                    type: 'unknown-key',
                    message: `The key ${(0,_document_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is the name of an inherited property and is never read.`,
                    recommendation: 'Rename or remove the key.',
                });
            }
        },
        value: ({ trail, offset, type, text: token }) => {
            values += 1;
            const excess = beyondLimit({ depth: trail.length, values, type, token }, limits);
            if (excess !== undefined) {
                report(excess.rule, offset, {
                    path: (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .rq)(trail),
                    type: 'limit',
                    message: excess.message,
                    recommendation: 'Make the document smaller.',
                });
                return 'stop';
            }
            if (type === 'number' && !isExact(Number(token))) {
                report('JSON/number', offset, {
                    path: (0,_json_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .rq)(trail),
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


/***/ }),

/***/ 21276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yg: () => (/* binding */ parentPointer),
/* harmony export */   _$: () => (/* binding */ lineStarts),
/* harmony export */   q$: () => (/* binding */ positionsOf),
/* harmony export */   rq: () => (/* binding */ pointerOf),
/* harmony export */   t$: () => (/* binding */ positionAt),
/* harmony export */   xH: () => (/* binding */ pointerTo)
/* harmony export */ });
/* harmony import */ var _json_walk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70059);

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
    (0,_json_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .walkJson */ .g)(text, {
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


/***/ }),

/***/ 70059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ walkJson)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);

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


/***/ }),

/***/ 96856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _6: () => (/* binding */ decodeUtf8),
  Vh: () => (/* binding */ readJson),
  gb: () => (/* binding */ readJsonText)
});

// EXTERNAL MODULE: ./build/formats/document-problem.js + 1 modules
var document_problem = __webpack_require__(19247);
// EXTERNAL MODULE: ./build/formats/json-faults.js
var json_faults = __webpack_require__(39927);
// EXTERNAL MODULE: ./build/formats/json-positions.js
var json_positions = __webpack_require__(21276);
;// CONCATENATED MODULE: ./build/formats/read-sound.js

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
const quote = 0x22;
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
            case quote: {
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
        return (0,json_faults/* isExact */.u0)(value) ? 0 : Number.NaN;
    if (typeof value !== 'object' || value === null)
        return 0;
    let keys = 0;
    if (Array.isArray(value)) {
        for (const each of value)
            keys += keysOf(each);
        return keys;
    }
    for (const [name, each] of Object.entries(value)) {
        if (json_faults/* inheritedNames */.JD.has(name))
            return Number.NaN;
        keys += 1 + keysOf(each);
    }
    return keys;
}

;// CONCATENATED MODULE: ./build/formats/read-json.js




function readJson(bytes, limits = json_faults/* defaultLimits */.MK) {
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
function readJsonText(text, limits = json_faults/* defaultLimits */.MK) {
    const sound = readSound(text, limits);
    const problems = sound === undefined ? (0,json_faults/* jsonFaults */.UK)(text, limits) : document_problem/* none */.dv;
    if (problems.length > 0)
        return { ok: false, problems };
    const value = sound === undefined ? JSON.parse(text) : sound.value;
    const isWellFormed = !/\\ud[89a-f]/i.test(text);
    return { ok: true, value, isWellFormed, locate: (pointers) => (0,json_positions/* positionsOf */.q$)(text, pointers) };
}
function refuse(rule, details) {
    return { ok: false, problems: [(0,document_problem/* problem */.CC)(rule, details)] };
}


/***/ }),

/***/ 32216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kt: () => (/* binding */ ConfidenceBand),
/* harmony export */   OY: () => (/* binding */ isAtLeastAsSure),
/* harmony export */   Z9: () => (/* binding */ confidenceRank),
/* harmony export */   ZW: () => (/* binding */ Confidence)
/* harmony export */ });
/* unused harmony export confidenceBands */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const confidenceBands = ['high', 'medium', 'low', 'speculative'];
const ConfidenceBand = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(confidenceBands);
const Confidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    band: ConfidenceBand,
    value: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
})
    .readonly();
function confidenceRank(band) {
    return confidenceBands.indexOf(band);
}
function isAtLeastAsSure(band, threshold) {
    return confidenceRank(band) <= confidenceRank(threshold);
}


/***/ }),

/***/ 36939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ FindingStatus),
/* harmony export */   Kn: () => (/* binding */ LineNumber),
/* harmony export */   aZ: () => (/* binding */ Location),
/* harmony export */   mn: () => (/* binding */ Side),
/* harmony export */   of: () => (/* binding */ Evidence),
/* harmony export */   wI: () => (/* binding */ Finding),
/* harmony export */   we: () => (/* binding */ Native)
/* harmony export */ });
/* unused harmony exports Scope, Fix, FindingSource */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var _confidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32216);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96271);
/* harmony import */ var _suppressed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47122);




const Side = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['RIGHT', 'LEFT']);
const LineNumber = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().min(1).max(2_147_483_647);
const Location = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    startLine: LineNumber.optional(),
    endLine: LineNumber.optional(),
    side: Side,
    numberedIn: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['base', 'checkout']).optional(),
})
    .readonly();
const Scope = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['inline', 'file', 'multi-file', 'system']);
const FindingStatus = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['open', 'fixed', 'verified', 'reopened', 'wont_fix']);
const Native = zod__WEBPACK_IMPORTED_MODULE_3__/* .json */ .Pq9();
const Fix = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), confidence: _confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfidenceBand */ .Kt, replacement: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional() })
    .readonly();
const Evidence = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['verifier_output', 'hunk_level_code', 'repo_policy', 'contextual_reasoning']),
    detail: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
})
    .readonly();
const FindingSource = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    reviewer: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    document: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().min(0),
    pointer: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    locations: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Location).readonly(),
    title: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    issue: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    category: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    severity: _severity_js__WEBPACK_IMPORTED_MODULE_1__/* .Severity */ .AI,
    confidence: _confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .Confidence */ .ZW,
    status: FindingStatus,
    preExisting: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    corroboratedBy: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).readonly(),
    suppressed: _suppressed_js__WEBPACK_IMPORTED_MODULE_2__/* .Suppressed */ .L.optional(),
    native: Native,
})
    .readonly();
const Finding = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    scope: Scope,
    locations: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Location).readonly(),
    scopeText: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    title: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    titleDerived: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    issue: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    implications: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    category: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    severity: _severity_js__WEBPACK_IMPORTED_MODULE_1__/* .Severity */ .AI,
    confidence: _confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .Confidence */ .ZW,
    fix: Fix.optional(),
    references: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).readonly(),
    evidence: Evidence.optional(),
    action: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['fix', 'verify', 'discuss']).optional(),
    requiresHuman: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    preExisting: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    status: FindingStatus,
    corroboratedBy: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).readonly(),
    contestedBy: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).readonly(),
    advisory: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true).optional(),
    suppressed: _suppressed_js__WEBPACK_IMPORTED_MODULE_2__/* .Suppressed */ .L.optional(),
    sources: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(FindingSource).min(1).readonly(),
})
    .readonly();


/***/ }),

/***/ 9463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isWholeIn),
/* harmony export */   K: () => (/* binding */ Mode)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const Mode = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['full', 'verify', 'quick']);
function isWholeIn(run, said) {
    return said === 'full' || said === run;
}


/***/ }),

/***/ 46929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ nearestWord)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

function nearestWord(given, allowed) {
    if (typeof given !== 'string' || given.length > 40 || allowed.length === 0)
        return undefined;
    const word = given.trim().toLowerCase();
    const nearest = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(word, allowed.map((each) => each.toLowerCase()));
    if ((0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(word, nearest) > Math.max(1, word.length / 3))
        return undefined;
    return allowed.find((each) => each.toLowerCase() === nearest);
}


/***/ }),

/***/ 44256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bb: () => (/* binding */ ReviewEvent),
/* harmony export */   CA: () => (/* binding */ ReviewDocument),
/* harmony export */   EN: () => (/* binding */ reviewEvents),
/* harmony export */   IA: () => (/* binding */ Sha256),
/* harmony export */   NO: () => (/* binding */ isAboutAll),
/* harmony export */   Y: () => (/* binding */ Verdict),
/* harmony export */   jF: () => (/* binding */ CommitId),
/* harmony export */   rY: () => (/* binding */ verdicts)
/* harmony export */ });
/* unused harmony exports Claims, Question, SourceDocument */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);
/* harmony import */ var _mode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9463);
/* harmony import */ var _reviewer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34811);




const Sha256 = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
const CommitId = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/);
const verdicts = ['PASS', 'WARN', 'FAIL', 'ABORT'];
const Verdict = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(verdicts);
const reviewEvents = ['APPROVE', 'COMMENT', 'REQUEST_CHANGES'];
const ReviewEvent = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(reviewEvents);
const Claims = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    event: ReviewEvent.optional(),
    verdict: Verdict.optional(),
    total: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().min(0).optional(),
    head: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().optional(),
    mode: _mode_js__WEBPACK_IMPORTED_MODULE_1__/* .Mode */ .K.optional(),
})
    .readonly();
function isAboutAll({ mode = 'full' }) {
    return mode === 'full';
}
const Question = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    question: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    options: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })).readonly(),
    recommended: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
})
    .readonly();
const SourceDocument = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    reviewer: _reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .ReviewerId */ .dJ,
    format: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    foreign: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true).optional(),
    sha256: Sha256,
    claims: Claims,
    summary: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    questions: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Question).readonly(),
    native: _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Native */ .we,
})
    .readonly();
const ReviewDocument = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    head: CommitId,
    reviewers: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .Reviewer */ .gu).readonly(),
    documents: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(SourceDocument).readonly(),
    findings: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Finding */ .wI).readonly(),
})
    .readonly();


/***/ }),

/***/ 34811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ builtInReviewer),
/* harmony export */   FC: () => (/* binding */ countCompleted),
/* harmony export */   S7: () => (/* binding */ ReviewerRole),
/* harmony export */   Tz: () => (/* binding */ isCarried),
/* harmony export */   UH: () => (/* binding */ ReviewerKind),
/* harmony export */   _z: () => (/* binding */ ReviewerOutcome),
/* harmony export */   bu: () => (/* binding */ isPartly),
/* harmony export */   dJ: () => (/* binding */ ReviewerId),
/* harmony export */   dc: () => (/* binding */ ChosenReviewerId),
/* harmony export */   ge: () => (/* binding */ hasReviewed),
/* harmony export */   gu: () => (/* binding */ Reviewer),
/* harmony export */   lf: () => (/* binding */ isChosen)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const ReviewerId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[a-z0-9][a-z0-9._-]{0,63}$/i, 'at most 64 letters, digits, `.`, `_` and `-`, a letter or digit first');
const ChosenReviewerId = ReviewerId.regex(/^(?!(?:coverage|size)$)/i, 'another than `coverage` and `size`, which a waiver names for what the review lacks');
const builtInReviewer = 'hygiene';
const ReviewerKind = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['ai', 'tool']);
const ReviewerRole = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['primary', 'challenger']);
const partly = zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional();
const ReviewerOutcome = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('state', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('reviewed'), partly }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('needs_input') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('invalid'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('unavailable'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('timed_out'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('skipped'),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        carried: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
        partly,
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
function isPartly({ outcome }) {
    return 'partly' in outcome && outcome.partly === true;
}
function hasReviewed(reviewer) {
    return reviewer.outcome.state === 'reviewed' || isCarried(reviewer);
}
function countCompleted(reviewers) {
    return reviewers.filter((each) => isChosen(each) && hasReviewed(each)).length;
}


/***/ }),

/***/ 96271:
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

/***/ 47122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ Suppressed),
/* harmony export */   s: () => (/* binding */ SuppressedBy)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const SuppressedBy = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'suppress',
    'max-findings',
    'ignore',
    'report',
    'surmise',
    'verifier',
    'style',
    'refutation',
    'verify',
]);
const Suppressed = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ by: SuppressedBy, reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).readonly();


/***/ })

};
