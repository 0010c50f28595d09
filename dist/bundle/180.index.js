export const id = 180;
export const ids = [180];
export const modules = {

/***/ 7180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explainCommand: () => (/* binding */ explainCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/domain/approval.js
var approval = __webpack_require__(6526);
// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(3859);
// EXTERNAL MODULE: ./build/domain/judge-remembered.js
var judge_remembered = __webpack_require__(4229);
// EXTERNAL MODULE: ./build/edges/review-directory.js
var review_directory = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/inputs.js + 1 modules
var inputs = __webpack_require__(9501);
// EXTERNAL MODULE: ./build/domain/completeness.js
var completeness = __webpack_require__(1245);
// EXTERNAL MODULE: ./build/domain/weight.js
var domain_weight = __webpack_require__(8401);
;// CONCATENATED MODULE: ./build/render/explain.js


function whyBlocking(finding, { blocking }) {
    const { severity, confidence, corroboratedBy } = finding;
    const because = (0,domain_weight/* blockedBy */.yJ)(finding, blocking) === 'agreement'
        ? `${corroboratedBy.length + 1} reviewers agree, and policy.corroboration blocks what they agree on from ${blocking.corroboration?.from} on`
        : `policy.blocking blocks ${severity} findings from ${blocking.blocking[severity]} confidence on, and this one has ${confidence.band}`;
    return { because: [because], change: ['fix it', 'if it is false, add an entry to policy.suppress'] };
}
function whyNotBlocking(finding, { blocking }) {
    const { severity, confidence, contestedBy } = finding;
    const least = blocking.blocking[severity];
    const disputed = contestedBy.length === 0 ? [] : [`it is disputed by ${contestedBy.join(', ')}`];
    return least === 'never'
        ? {
            because: [`policy.blocking never blocks ${severity} findings`, ...disputed],
            change: [`a confidence in policy.blocking.${severity} would let it block`],
        }
        : {
            because: [
                `policy.blocking blocks ${severity} findings from ${least} confidence on, and this one has ${confidence.band}`,
                ...disputed,
            ],
            change: [`it would block with ${least} confidence`],
        };
}
function whyWeighed(finding, weight, effective) {
    switch (weight) {
        case 'blocking':
            return whyBlocking(finding, effective);
        case 'settled':
            return finding.suppressed === undefined
                ? { because: [`its status is ${finding.status}`], change: [] }
                : { because: [`it is withheld: ${finding.suppressed.reason}`], change: [] };
        case 'pre-existing':
            return {
                because: ['it was there before this change, and policy.pre-existing is ignore'],
                change: ['policy.pre-existing: block would weigh it like the others'],
            };
        case 'counts':
        case 'needs-verification':
            return whyNotBlocking(finding, effective);
    }
}
function explainFinding(finding, effective) {
    const weight = (0,domain_weight/* weigh */.vi)(finding, effective.blocking);
    return { id: finding.id, title: finding.title, weight, ...whyWeighed(finding, weight, effective) };
}
const meanings = {
    PASS: 'nothing blocks',
    WARN: 'a finding blocks, none of them critical',
    FAIL: 'a critical finding blocks',
    ABORT: 'a blocking finding is of a category in policy.abort-on',
};
function explainVerdict(decision, obstacles) {
    const { verdict, event, soFar, incomplete, blocking, tightenedBy, waived } = decision;
    const found = tightenedBy.length === 0 ? [`${soFar}: ${meanings[soFar]}`] : tightenedBy;
    const isClean = soFar === 'PASS';
    return {
        verdict,
        event,
        because: [
            ...incomplete.map((reason) => `no verdict: ${(0,completeness/* inWords */.r4)(reason)}`),
            ...found,
            ...waived.map((subject) => `waived for this head: ${subject}`),
            ...(isClean && event === 'COMMENT' ? obstacles.map((each) => `no approval: ${each}`) : []),
        ],
        change: [
            ...blocking.map((id) => `fix ${id}`),
            ...incomplete.map(({ text }) => `settle or waive: ${text}`),
            ...tightenedBy.map((claim) => `a document that no longer claims it: ${claim}`),
        ],
    };
}
function lines(label, texts) {
    return texts.map((text) => `  ${label} ${text.replace(/\s+/g, ' ')}\n`).join('');
}
function verdictText(explanation) {
    const head = `${explanation.verdict ?? 'Incomplete'}, ${explanation.event}\n`;
    return head + lines('because', explanation.because) + lines('to change it:', explanation.change);
}
function findingText(explanation) {
    const head = `${explanation.id} ${explanation.weight}: ${explanation.title.replace(/\s+/g, ' ')}\n`;
    return head + lines('because', explanation.because) + lines('to change it:', explanation.change);
}

// EXTERNAL MODULE: ./build/stages/load-run.js + 6 modules
var load_run = __webpack_require__(3596);
// EXTERNAL MODULE: ./build/stages/write/evidence.js
var write_evidence = __webpack_require__(9745);
// EXTERNAL MODULE: ./build/commands/read-input.js
var read_input = __webpack_require__(6714);
;// CONCATENATED MODULE: ./build/commands/explain.js










function explainable({ document, reconciled }) {
    const remembered = reconciled.stillOpen.map((entry) => ({
        ...(0,judge_remembered/* judgeRemembered */.A)(entry),
        title: `still open from an earlier run: ${entry.standing.url}`,
    }));
    return [...document.findings, ...remembered];
}
async function explainResult(run, directory) {
    const { decision, document, effective, manifest, report } = run;
    const evidence = await (0,write_evidence/* readEvidence */.A)(directory, manifest);
    const obstacles = (0,approval/* approvalObstacles */.w)({
        effective,
        complete: decision.incomplete.length === 0 && decision.waived.length === 0,
        coverage: manifest.coverage,
        reviewers: document.reviewers,
        refused: report.refused,
        questions: document.documents.reduce((sum, { questions }) => sum + questions.length, 0),
        lane: evidence?.pack.risk.lane,
        findings: explainable(run),
    });
    return explainVerdict(decision, obstacles);
}
function named(findings, wanted) {
    const exact = findings.find(({ id }) => id === wanted);
    const alike = findings.filter(({ id }) => id.startsWith(wanted));
    const [first, second] = exact === undefined ? alike : [exact];
    if (first !== undefined && second === undefined)
        return first;
    throw new failure/* Failure */.H({
        kind: 'usage',
        code: 'FINDING_UNKNOWN',
        message: `${alike.length === 0 ? 'no finding has' : `${alike.length} findings have`} an id that begins with ${JSON.stringify(wanted)}`,
        fix: 'name one by its whole id; `pr-verdict explain` lists them all',
    });
}
async function explainCommand(options, shell) {
    const reading = (0,inputs/* parseInputs */.TL)((name) => options.inputs.get(name) ?? '');
    if (!reading.ok)
        throw (0,inputs/* invalidInputs */.Rg)(reading.problems);
    const path = (0,external_node_path_.resolve)(shell.cwd, options.reviewDir);
    await (0,read_input/* readInput */.R)((0,external_node_path_.join)(path, 'manifest.json'), shell);
    const directory = await (0,review_directory/* openReviewDirectory */.G)({ path });
    const run = await (0,load_run/* loadRun */.S)(directory, reading.inputs.settings);
    const findings = explainable(run);
    const wanted = options.finding === undefined ? findings : [named(findings, options.finding)];
    const explained = wanted.map((finding) => explainFinding(finding, run.effective));
    const verdict = options.finding === undefined ? await explainResult(run, directory) : undefined;
    if (options.output === 'agent')
        shell.out(`${JSON.stringify({ verdict, findings: explained }, null, 2)}\n`);
    else
        shell.say((verdict === undefined ? '' : verdictText(verdict)) + explained.map(findingText).join(''));
    return 0;
}


/***/ }),

/***/ 6714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readInput)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3859);



async function readInput(path, shell) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shell.cwd, path));
    }
    catch (cause) {
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .H({
            kind: 'usage',
            code: 'FILE_UNREADABLE',
            message: `${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
            fix: 'name a file that is there, from the current directory',
            cause,
        });
    }
}


/***/ })

};
