export const id = 204;
export const ids = [204];
export const modules = {

/***/ 76131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explainCommand: () => (/* binding */ explainCommand)
});

// EXTERNAL MODULE: ./build/domain/gate/conclude-run.js
var conclude_run = __webpack_require__(91616);
// EXTERNAL MODULE: ./build/domain/publishing/receipt.js
var publishing_receipt = __webpack_require__(26683);
// EXTERNAL MODULE: ./build/domain/verdict/approval.js
var approval = __webpack_require__(12796);
// EXTERNAL MODULE: ./build/domain/verdict/steps-to-complete.js
var steps_to_complete = __webpack_require__(25570);
// EXTERNAL MODULE: ./build/render/explain/finding.js + 3 modules
var explain_finding = __webpack_require__(86271);
// EXTERNAL MODULE: ./build/render/explain/verdict.js
var verdict = __webpack_require__(95188);
// EXTERNAL MODULE: ./build/render/pages/command-pages.js
var command_pages = __webpack_require__(27082);
// EXTERNAL MODULE: ./build/stages/review-directory/policy-file.js
var policy_file = __webpack_require__(83354);
// EXTERNAL MODULE: ./build/stages/review-directory/review-files.js
var review_files = __webpack_require__(84227);
// EXTERNAL MODULE: ./build/commands/answer.js
var answer = __webpack_require__(40993);
// EXTERNAL MODULE: ./build/domain/memory/judge-remembered.js
var judge_remembered = __webpack_require__(997);
// EXTERNAL MODULE: ./build/stages/run/render-context.js
var render_context = __webpack_require__(46712);
;// CONCATENATED MODULE: ./build/commands/explainable.js



function remember(entry, title) {
    return {
        ...(0,judge_remembered/* judgeRemembered */.A)(entry),
        fingerprint: entry.mark.fingerprint,
        title: `${title}: ${entry.standing.url}`,
    };
}
function explainable({ document, reconciled, heard }, receipt) {
    const stands = (0,publishing_receipt/* standsIn */.Bl)(receipt);
    const raisedBy = (0,render_context/* reviewersOf */.G)(document);
    const found = document.findings.map((finding) => {
        const stand = stands.get(finding.id);
        const refusal = heard.refusals.find(({ id }) => id === finding.id);
        return {
            ...finding,
            raisedBy: raisedBy(finding),
            ...(stand && { stand }),
            ...(refusal && { refusal }),
        };
    });
    const remembered = reconciled.stillOpen.map((entry) => ({
        ...remember(entry, 'still open from an earlier run'),
        unrepeated: { missed: entry.missedAt !== undefined },
    }));
    return [...found, ...remembered];
}
function whySettled({ mark: { kind } }) {
    const change = ['it is reopened once somebody reports it again'];
    return kind === 'withdrawn'
        ? { because: ['whole reviews of two heads did not find it again'], change }
        : { because: ['it is fixed: who raised it looked again and does not report it'], change };
}
function explainableBefore({ reconciled: { closing, closed, accepted }, heard, }) {
    const title = 'published by an earlier run';
    return [
        ...[...closing, ...closed].map((entry) => ({
            ...remember(entry, title),
            status: 'fixed',
            settled: whySettled(entry),
        })),
        ...accepted.map((entry) => {
            const refusal = heard.refusals.find(({ id }) => id === entry.mark.id);
            const finding = remember(entry, title);
            return refusal === undefined
                ? { ...finding, suppressed: { by: 'suppress', reason: 'an entry of the policy names it' } }
                : { ...finding, status: 'wont_fix', refusal };
        }),
    ];
}

// EXTERNAL MODULE: ./build/commands/known-findings.js
var known_findings = __webpack_require__(68679);
;// CONCATENATED MODULE: ./build/commands/explain.js












function stepsOf({ decision, effective, manifest, document: { reviewers } }) {
    return manifest.pullRequest === undefined
        ? (0,steps_to_complete/* stepsToComplete */.qD)({ decision, reviewers, run: (0,steps_to_complete/* reviewersToRun */.DW)(effective) })
        : (0,steps_to_complete/* stepsOnPullRequest */.PS)({ decision, reviewers, effective });
}
async function explainResult(run, { directory, receipt, findings, }) {
    const { decision, effective, facts, heard, manifest } = run;
    const complete = decision.incomplete.length === 0 && decision.waived.length === 0;
    const obstacles = [
        ...(0,approval/* approvalObstacles */.w)({ ...facts, complete, findings }),
        ...(heard.refusals.length === 0 ? [] : ['findings stay as they are on somebody’s word']),
    ];
    const state = receipt?.outcome === 'superseded' ? 'superseded' : 'confirmed';
    const conclusion = (0,conclude_run/* concludeRun */.j)({ decision, facts, publication: { state } });
    const byPolicy = await (0,policy_file/* loadPolicy */.t)(directory, manifest, {});
    const { refused } = run.report;
    return (0,verdict/* explainVerdict */.b)({
        decision,
        findings,
        effective,
        byPolicy,
        conclusion,
        obstacles,
        refused,
        stepsToComplete: stepsOf(run),
    });
}
async function explainCommand(options, shell) {
    const { run, directory } = await (0,known_findings/* loadFinishedRun */.S)(options, shell);
    const receipt = await (0,review_files/* readOwnIfAny */.ku)(directory, {
        name: review_files/* reviewFiles */.Kq.receipt,
        schema: publishing_receipt/* Receipt */.TA,
        writtenBy: 'write',
    });
    const findings = explainable(run, receipt);
    const wanted = options.finding === undefined
        ? findings
        : [(0,known_findings/* named */.K)([...findings, ...explainableBefore(run)], options.finding)];
    const explained = wanted.map((finding) => (0,explain_finding/* explainFinding */.vz)(finding, run.effective));
    const verdict = options.finding === undefined ? await explainResult(run, { directory, receipt, findings }) : undefined;
    (0,answer/* answer */.ZF)({ data: { verdict, findings: explained }, page: (0,command_pages/* explainPage */.XE)(verdict, explained) }, options.output, shell);
    return 0;
}


/***/ }),

/***/ 68679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ named),
/* harmony export */   S: () => (/* binding */ loadFinishedRun)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54543);
/* harmony import */ var _edges_files_review_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85935);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6922);
/* harmony import */ var _stages_run_load_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50460);






async function exists(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)(path).then(() => true, () => false);
}
function holdsRun(folder) {
    return exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'manifest.json'));
}
async function nearestRun(from) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, '.code-review');
    if (await holdsRun(folder))
        return folder;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(from);
    const isTop = above === from || (await exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, '.git')));
    return isTop ? undefined : nearestRun(above);
}
function runMissing(folder) {
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR({
        kind: 'usage',
        code: 'RUN_MISSING',
        message: `No run has left its files in ${folder}`,
        fix: 'Do `pr-verdict run` first, or name the folder of one with `--review-dir`.',
    });
}
async function loadFinishedRun({ reviewDir, inputs }, shell) {
    const reading = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInputs */ .TL)((name) => inputs.get(name) ?? '');
    if (!reading.ok)
        throw (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .invalidInputs */ .Rg)(reading.problems);
    const wanted = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(shell.cwd, reviewDir ?? '.code-review');
    const path = reviewDir === undefined ? await nearestRun(shell.cwd) : wanted;
    if (path === undefined || !(await holdsRun(path)))
        throw runMissing(wanted);
    const directory = await (0,_edges_files_review_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .openReviewDirectory */ .G)({ path });
    const root = reviewDir === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) : shell.cwd;
    return { run: await (0,_stages_run_load_run_js__WEBPACK_IMPORTED_MODULE_5__/* .loadRun */ .S)(directory, reading.inputs.settings), directory, root };
}
function named(findings, wanted) {
    const exact = findings.find(({ id }) => id === wanted);
    if (exact !== undefined)
        return exact;
    const alike = findings.filter(({ id }) => id.startsWith(wanted));
    const ids = new Set(alike.map(({ id }) => id));
    const [first] = alike;
    if (first !== undefined && ids.size === 1)
        return first;
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR({
        kind: 'usage',
        code: 'FINDING_UNKNOWN',
        message: `${ids.size === 0 ? 'no finding has' : `${ids.size} findings have`} an id that begins with ${JSON.stringify(wanted)}`,
        fix: 'Name one by its whole id; `pr-verdict explain` lists them all.',
    });
}


/***/ }),

/***/ 5722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   eC: () => (/* binding */ CheckConclusion)
/* harmony export */ });
/* unused harmony export RunStatus */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82027);
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43863);
/* harmony import */ var _verdict_completeness_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88843);




const CheckConclusion = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['success', 'neutral', 'failure', 'action_required', 'cancelled']);
const RunStatus = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['passed', 'failed', 'incomplete', 'superseded', 'error', 'skipped']);
function reaches(verdict, failOn) {
    return failOn !== 'none' && _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.indexOf(verdict) >= _review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.indexOf(failOn);
}
function whoLooked({ reviewers, files, ignored = 0, part }) {
    const of = part === undefined ? '' : `${part} · `;
    if (files.expected + ignored === 0)
        return `${of}nothing changed`;
    const who = reviewers === 0 ? 'built-in reviewer only' : (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(reviewers, 'reviewer');
    const left = ignored === 0 ? '' : `, ${ignored} ignored by policy`;
    return `${of}${who} · ${files.covered}/${files.expected} files${left}`;
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
            title: publication.by === 'edit' ? 'Superseded: files changed since' : 'Superseded by a newer head',
            exitCode: 2,
        };
    }
    if ((0,_verdict_completeness_js__WEBPACK_IMPORTED_MODULE_1__/* .isPostponed */ .RC)(decision)) {
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
    const blocking = decision.blocking.length === 0 ? '' : ` · ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(decision.blocking.length, 'blocking finding')}`;
    return { status: 'failed', conclusion: 'failure', title: `${title}${blocking}`, exitCode: 1 };
}


/***/ }),

/***/ 26683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ standsIn),
/* harmony export */   C2: () => (/* binding */ PlaceReason),
/* harmony export */   TA: () => (/* binding */ Receipt),
/* harmony export */   wH: () => (/* binding */ countPlaces)
/* harmony export */ });
/* unused harmony exports Place, ReceiptEntry, PlaceCounts */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82027);
/* harmony import */ var _reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70627);



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
    'file-not-comparable',
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
    reviewer: _reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewerId */ .dJ,
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
function standsIn(receipt) {
    if (receipt === undefined)
        return new Map();
    const { entries, outcome } = receipt;
    return new Map(entries.flatMap(({ finding, place, reason, url }) => finding === undefined ? [] : [[finding, { place, reason, url, outcome }]]));
}
function countPlaces(entries) {
    const at = (place) => entries.filter((entry) => entry.place === place).length;
    return { inline: at('inline'), file: at('file'), body: at('body'), withheld: at('withheld') };
}


/***/ }),

/***/ 27082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WG: () => (/* binding */ validatePage),
/* harmony export */   XE: () => (/* binding */ explainPage),
/* harmony export */   pC: () => (/* binding */ suppressPage)
/* harmony export */ });
/* harmony import */ var _domain_text_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43863);
/* harmony import */ var _markdown_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35955);
/* harmony import */ var _markdown_serialize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35176);
/* harmony import */ var _markdown_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87901);




const options = { redact: (line) => line };
function words(line) {
    return (0,_markdown_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(line, options);
}
function reasons({ because, change }) {
    return [
        ...because.map((each) => [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('because '), ...words(each)]),
        ...change.map((each) => [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('to change it: '), ...words(each)]),
    ];
}
function items(lines) {
    return lines.length === 0 ? [] : [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(lines.map((line) => [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)(...line)]))];
}
function verdictBlocks(verdict) {
    return [
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .heading */ .R_)(2, (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`${verdict.verdict ?? 'Incomplete'}, `), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(verdict.event)),
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`check ${verdict.conclusion}: `), ...words(verdict.title)),
        ...items(reasons(verdict)),
    ];
}
function findingBlocks(finding) {
    return [
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .heading */ .R_)(3, (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(finding.id), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(` ${finding.weight}`)),
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)(...words(finding.title)),
        ...items([
            ...(finding.stands === undefined ? [] : [words(finding.stands)]),
            ...reasons(finding),
            [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('fingerprint '), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(finding.fingerprint)],
        ]),
    ];
}
function explainPage(verdict, findings) {
    return (0,_markdown_serialize_js__WEBPACK_IMPORTED_MODULE_1__/* .serialize */ .l)([
        ...(verdict === undefined ? [] : verdictBlocks(verdict)),
        ...findings.flatMap(findingBlocks),
    ]);
}
function suppressPage(input) {
    const { config, state, entry, id } = input;
    const isNew = state !== 'unchanged';
    return (0,_markdown_serialize_js__WEBPACK_IMPORTED_MODULE_1__/* .serialize */ .l)([
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(config), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(isNew ? ` (${state}), ` : ' has it already, '), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)('policy.suppress'), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(':')),
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeFence */ .d6)('yaml', entry.trimEnd()),
        ...(isNew
            ? [
                (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(id), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(' is withheld from now on in this work tree, and on pull requests once this is merged.')),
            ]
            : []),
    ]);
}
function problemItem(file, problem) {
    const { path, line, column, rule, grade, message, recommendation } = problem;
    const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
    return [
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(place), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(grade === 'deviation' ? ' warning ' : ' error '), ...[rule, path].flatMap((each) => each === undefined || each === '' ? [] : [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(each), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(' ')]), ...words([message, recommendation ?? ''].join(' '))),
    ];
}
function validatePage(input) {
    const { file, kind, problems, omitted = 0 } = input;
    const valid = (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(file), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`: valid ${kind}`));
    return (0,_markdown_serialize_js__WEBPACK_IMPORTED_MODULE_1__/* .serialize */ .l)([
        problems.length === 0 ? valid : (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(problems.map((problem) => problemItem(file, problem))),
        ...(omitted === 0 ? [] : [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`… and ${(0,_domain_text_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(omitted, 'more problem')}.`))]),
    ]);
}


/***/ })

};
