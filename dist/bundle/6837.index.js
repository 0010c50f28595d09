export const id = 6837;
export const ids = [6837];
export const modules = {

/***/ 61987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   O6: () => (/* binding */ reaches),
/* harmony export */   eC: () => (/* binding */ CheckConclusion),
/* harmony export */   l_: () => (/* binding */ toldVerdict)
/* harmony export */ });
/* unused harmony export RunStatus */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _model_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77820);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44256);
/* harmony import */ var _completeness_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16583);




const CheckConclusion = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['success', 'neutral', 'failure', 'action_required', 'cancelled']);
const RunStatus = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['passed', 'failed', 'incomplete', 'superseded', 'error', 'skipped']);
function toldVerdict({ status }, { verdict }) {
    const hasEnded = status === 'passed' || status === 'failed';
    return hasEnded && verdict !== null ? verdict : '';
}
function reaches(verdict, failOn) {
    return failOn !== 'none' && _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.indexOf(verdict) >= _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.indexOf(failOn);
}
function whoLooked({ reviewers, files, ignored = 0 }) {
    if (files.expected + ignored === 0)
        return 'nothing changed';
    if ((0,_completeness_js__WEBPACK_IMPORTED_MODULE_1__/* .isAllIgnored */ .s)({ ignored, coverage: files })) {
        return `${ignored === 1 ? 'the only file is' : `all ${ignored} files`} ignored by policy`;
    }
    const who = reviewers === 0 ? 'built-in reviewer only' : (0,_model_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(reviewers, 'reviewer');
    const left = ignored === 0 ? '' : `, ${ignored} ignored by policy`;
    return `${who} · ${files.covered}/${files.expected} files${left}`;
}
function concludeUnfinished(input, reason, fails) {
    return fails
        ? {
            status: 'failed',
            conclusion: 'failure',
            title: `${input.decision.soFar} so far · ${reason}`,
            exitCode: 1,
        }
        : { status: 'incomplete', conclusion: 'action_required', title: reason, exitCode: 2 };
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
    if ((0,_completeness_js__WEBPACK_IMPORTED_MODULE_1__/* .isPostponed */ .RC)(decision)) {
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
    const words = `${decision.verdict} · ${whoLooked(input)}${waived}`;
    const blocking = decision.blocking.length === 0 ? '' : ` · ${(0,_model_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(decision.blocking.length, 'blocking finding')}`;
    if (!enforce) {
        const title = reaches(decision.soFar, failOn)
            ? `Advisory: would fail · ${words}${blocking}`
            : `Advisory: ${words}`;
        return { status: 'passed', conclusion: 'neutral', title, exitCode: 0 };
    }
    if (!fails)
        return { status: 'passed', conclusion: 'success', title: words, exitCode: 0 };
    return { status: 'failed', conclusion: 'failure', title: `${words}${blocking}`, exitCode: 1 };
}


/***/ }),

/***/ 66187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explainCommand: () => (/* binding */ explainCommand)
});

// EXTERNAL MODULE: ./build/gate/explain-finding.js
var explain_finding = __webpack_require__(92357);
// EXTERNAL MODULE: ./build/gate/explain-page.js
var explain_page = __webpack_require__(13477);
// EXTERNAL MODULE: ./build/gate/explain-verdict.js
var explain_verdict = __webpack_require__(27685);
// EXTERNAL MODULE: ./build/policy/approval.js
var approval = __webpack_require__(41728);
// EXTERNAL MODULE: ./build/policy/steps-to-complete.js
var steps_to_complete = __webpack_require__(38982);
// EXTERNAL MODULE: ./build/review-directory/policy-file.js
var policy_file = __webpack_require__(15112);
// EXTERNAL MODULE: ./build/write/conclude-run.js
var conclude_run = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/tools/command-answer.js
var command_answer = __webpack_require__(15976);
// EXTERNAL MODULE: ./build/memory/judge-remembered.js
var judge_remembered = __webpack_require__(43316);
// EXTERNAL MODULE: ./build/model/judgements.js
var judgements = __webpack_require__(17920);
// EXTERNAL MODULE: ./build/model/receipt.js
var model_receipt = __webpack_require__(91578);
;// CONCATENATED MODULE: ./build/tools/explainable.js



function remember(entry, title) {
    return {
        ...(0,judge_remembered/* judgeRemembered */.A)(entry),
        fingerprint: entry.mark.fingerprint,
        title: entry.standing.url === undefined ? title : `${title}: ${entry.standing.url}`,
    };
}
function explainable({ document, reconciled, heard }, receipt) {
    const stands = (0,model_receipt/* standsIn */.Bl)(receipt);
    const found = document.findings.map((finding) => {
        const stand = stands.get(finding.id);
        const refusal = heard.refusals.find(({ id }) => id === finding.id);
        return {
            ...finding,
            raisedBy: (0,judgements/* raisedBy */.wb)(finding),
            ...(stand && { stand }),
            ...(refusal && { refusal }),
        };
    });
    const remembered = reconciled.stillOpen.map((entry) => ({
        ...remember(entry, 'still open from an earlier run'),
        unrepeated: { missed: entry.mark.missedAt !== undefined },
    }));
    return [...found, ...remembered];
}
function whySettled({ mark: { kind } }) {
    const change = ['it is reopened once a reviewer reports it again'];
    return kind === 'withdrawn'
        ? { because: ['complete reviews of two heads did not find it again'], change }
        : { because: ['it is fixed: a reviewer that raised it reviewed again and does not report it'], change };
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

// EXTERNAL MODULE: ./build/tools/finished-run.js
var finished_run = __webpack_require__(12852);
;// CONCATENATED MODULE: ./build/tools/explain-command.js










function stepsOf({ decision, effective, manifest, document: { reviewers } }) {
    return manifest.pullRequest === undefined
        ? (0,steps_to_complete/* stepsToComplete */.qD)({ decision, reviewers, run: (0,steps_to_complete/* reviewersToRun */.DW)(effective) })
        : (0,steps_to_complete/* stepsOnPullRequest */.PS)({ decision, reviewers, effective });
}
async function explainResult(run, { directory, publication, findings, }) {
    const { decision, effective, facts, heard, manifest } = run;
    const complete = decision.incomplete.length === 0 && decision.waived.length === 0;
    const obstacles = [
        ...(0,approval/* approvalObstacles */.w)({ ...facts, complete, findings }),
        ...(heard.refusals.length === 0 ? [] : ['a person accepted findings as they are']),
    ];
    const conclusion = (0,conclude_run/* concludeRun */.j)({ decision, facts, publication });
    const byPolicy = await (0,policy_file/* loadPolicy */.t)(directory, manifest, {});
    const { refused } = run.report;
    return (0,explain_verdict/* explainVerdict */.bX)({
        decision,
        findings,
        reviewers: run.document.reviewers,
        effective,
        byPolicy,
        conclusion,
        obstacles,
        refused,
        waivers: heard.waivers,
        isEdited: publication.state === 'superseded' && publication.by === 'edit',
        stepsToComplete: stepsOf(run),
    });
}
async function explainCommand(options, shell) {
    const finished = await (0,finished_run/* loadFinishedRun */.So)(options, shell);
    const { run, directory } = finished;
    const receipt = await (0,finished_run/* readReceipt */.b8)(directory);
    const findings = explainable(run, receipt);
    const wanted = options.finding === undefined
        ? findings
        : [(0,finished_run/* named */.KT)([...findings, ...explainableBefore(run)], options.finding)];
    const explained = wanted.map((finding) => (0,explain_finding/* explainFinding */.v)(finding, run.effective));
    const publication = await (0,finished_run/* publicationOf */.MV)(finished, receipt, shell);
    const verdict = options.finding === undefined
        ? await explainResult(run, { directory, publication, findings })
        : undefined;
    (0,command_answer/* answer */.ZF)({ data: { verdict, findings: explained }, page: (0,explain_page/* explainPage */.X)(verdict, explained) }, options.output, shell);
    return 0;
}


/***/ }),

/***/ 12852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   MV: () => (/* binding */ publicationOf),
/* harmony export */   So: () => (/* binding */ loadFinishedRun),
/* harmony export */   b8: () => (/* binding */ readReceipt)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _git_local_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42518);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6922);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31612);
/* harmony import */ var _model_receipt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91578);
/* harmony import */ var _review_directory_review_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7774);
/* harmony import */ var _run_actions_runner_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23450);
/* harmony import */ var _run_pinned_mode_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76980);
/* harmony import */ var _runner_review_directory_on_disk_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97429);
/* harmony import */ var _write_load_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66667);











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
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR({
        kind: 'usage',
        code: 'RUN_MISSING',
        message: `No run has left its files in ${folder}`,
        fix: 'Do `pr-verdict run` first, or name the folder of one with `--review-dir`.',
    });
}
async function loadFinishedRun({ reviewDir, inputs }, shell) {
    const reading = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInputs */ .TL)((name) => inputs.get(name) ?? '');
    if (!reading.ok)
        throw (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .invalidInputs */ .Rg)(reading.problems);
    const wanted = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(shell.cwd, reviewDir ?? '.code-review');
    const path = reviewDir === undefined ? await nearestRun(shell.cwd) : wanted;
    if (path === undefined || !(await holdsRun(path)))
        throw runMissing(wanted);
    const directory = await (0,_runner_review_directory_on_disk_js__WEBPACK_IMPORTED_MODULE_9__/* .openReviewDirectory */ .Gu)({ path });
    const root = reviewDir === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) : shell.cwd;
    const settings = await (0,_run_pinned_mode_js__WEBPACK_IMPORTED_MODULE_8__/* .inPinnedMode */ .R)(directory, reading.inputs.settings);
    return { run: await (0,_write_load_run_js__WEBPACK_IMPORTED_MODULE_10__/* .loadRun */ .S)(directory, settings), directory, root };
}
function readReceipt(directory) {
    return (0,_review_directory_review_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readOwnIfAny */ .ku)(directory, { name: _review_directory_review_files_js__WEBPACK_IMPORTED_MODULE_6__/* .reviewFiles */ .Kq.receipt, schema: _model_receipt_js__WEBPACK_IMPORTED_MODULE_5__/* .Receipt */ .TA, writtenBy: 'write' });
}
async function publicationOf({ run: { manifest }, root }, receipt, { env }) {
    if (receipt?.outcome === 'superseded')
        return { state: 'superseded' };
    if (await isEdited(manifest, root, env))
        return { state: 'superseded', by: 'edit' };
    return { state: 'confirmed' };
}
async function isEdited({ workingDirectory, commits }, root, env) {
    if (workingDirectory.state !== 'worktree')
        return false;
    const { environment } = await (0,_run_actions_runner_js__WEBPACK_IMPORTED_MODULE_7__/* .readRunner */ .f)(env);
    const { isCurrent } = (0,_git_local_source_js__WEBPACK_IMPORTED_MODULE_2__/* .createLocalSource */ .j)({ root, environment });
    return isCurrent !== undefined && !(await isCurrent(commits));
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
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR({
        kind: 'usage',
        code: 'FINDING_UNKNOWN',
        message: `${ids.size === 0 ? 'no finding has' : `${ids.size} findings have`} an id that begins with ${JSON.stringify(wanted)}`,
        fix: 'Name one by its whole id; `pr-verdict explain` lists them all.',
    });
}


/***/ })

};
