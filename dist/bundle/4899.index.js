export const id = 4899;
export const ids = [4899];
export const modules = {

/***/ 34899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainCommand: () => (/* binding */ explainCommand)
/* harmony export */ });
/* unused harmony exports explainable, explainableBefore */
/* harmony import */ var _gate_explain_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92357);
/* harmony import */ var _gate_explain_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13477);
/* harmony import */ var _gate_explain_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27685);
/* harmony import */ var _memory_judge_remembered_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43316);
/* harmony import */ var _model_original_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68763);
/* harmony import */ var _model_receipt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91578);
/* harmony import */ var _policy_decision_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49393);
/* harmony import */ var _policy_steps_to_complete_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38982);
/* harmony import */ var _policy_weight_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49631);
/* harmony import */ var _review_directory_review_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85341);
/* harmony import */ var _write_agent_prompt_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(54920);
/* harmony import */ var _write_load_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6568);
/* harmony import */ var _command_answer_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(15976);
/* harmony import */ var _finished_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(12852);














function remember(entry, title) {
    return {
        ...(0,_memory_judge_remembered_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeRemembered */ .A6)(entry),
        fingerprint: entry.remembered.fingerprint,
        title: entry.shownAt.url === undefined ? title : `${title}: ${entry.shownAt.url}`,
    };
}
function explainable({ document, reconciled, heard }, receipt) {
    const stands = (0,_model_receipt_js__WEBPACK_IMPORTED_MODULE_5__/* .standsIn */ .Bl)(receipt);
    const found = document.findings.map((finding) => {
        const stand = stands.get(finding.id);
        const refusal = heard.refusals.find(({ id }) => id === finding.id);
        return {
            ...finding,
            raisedBy: (0,_model_original_js__WEBPACK_IMPORTED_MODULE_4__/* .raisedBy */ .wb)(finding),
            ...(stand && { stand }),
            ...(refusal && { refusal }),
        };
    });
    const remembered = reconciled.stillOpen.map((entry) => ({
        ...remember(entry, 'still open from an earlier run'),
        unrepeated: { missed: entry.remembered.missedAt !== undefined },
    }));
    return [...found, ...remembered];
}
function whySettled({ remembered: { kind } }) {
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
            const refusal = heard.refusals.find(({ id }) => id === entry.remembered.id);
            const finding = remember(entry, title);
            return refusal === undefined
                ? { ...finding, suppressed: { by: 'suppress', reason: 'an entry of the policy names it' } }
                : { ...finding, status: 'wont_fix', refusal };
        }),
    ];
}
function stepsOf({ decision, effective, manifest, document: { reviewers } }) {
    return manifest.pullRequest === undefined
        ? (0,_policy_steps_to_complete_js__WEBPACK_IMPORTED_MODULE_7__/* .stepsToComplete */ .qD)({ decision, reviewers, run: (0,_policy_steps_to_complete_js__WEBPACK_IMPORTED_MODULE_7__/* .reviewersToRun */ .DW)(effective) })
        : (0,_policy_steps_to_complete_js__WEBPACK_IMPORTED_MODULE_7__/* .stepsOnPullRequest */ .PS)({ decision, reviewers, effective });
}
async function explainResult(run, { directory, publication, findings, }) {
    const { decision, effective, facts, heard, manifest } = run;
    const complete = decision.incomplete.length === 0 && decision.waived.length === 0;
    const obstacles = [
        ...(0,_policy_decision_js__WEBPACK_IMPORTED_MODULE_6__/* .approvalObstacles */ .w1)({ ...facts, complete, findings }),
        ...(heard.refusals.length === 0 ? [] : ['a person accepted findings as they are']),
    ];
    const conclusion = (0,_write_load_run_js__WEBPACK_IMPORTED_MODULE_11__/* .concludeRun */ .j)({ decision, facts, publication });
    const byPolicy = await (0,_review_directory_review_files_js__WEBPACK_IMPORTED_MODULE_9__/* .loadPolicy */ .tb)(directory, manifest, {});
    const { refused } = run.report;
    return (0,_gate_explain_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .explainVerdict */ .bX)({
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
function promptOf({ document, decision, effective }, id = '') {
    const open = document.findings
        .filter((finding) => (0,_policy_weight_js__WEBPACK_IMPORTED_MODULE_8__/* .weigh */ .vi)(finding, effective.blocking) !== 'settled' && finding.id.startsWith(id))
        .toSorted(_policy_weight_js__WEBPACK_IMPORTED_MODULE_8__/* .compareFindings */ .Eg)
        .map((finding) => (0,_write_agent_prompt_js__WEBPACK_IMPORTED_MODULE_10__/* .promptFinding */ .sL)(finding, decision.blocking.includes(finding.id)));
    const blockingFirst = [
        ...open.filter((each) => each.isBlocking),
        ...open.filter((each) => !each.isBlocking),
    ];
    return (0,_write_agent_prompt_js__WEBPACK_IMPORTED_MODULE_10__/* .agentPrompt */ .KO)(blockingFirst, { head: document.head, redact: (words) => words });
}
async function explainCommand(options, shell) {
    const finished = await (0,_finished_run_js__WEBPACK_IMPORTED_MODULE_13__/* .loadFinishedRun */ .So)(options, shell);
    const { run, directory } = finished;
    if (options.prompt === true) {
        const prompt = promptOf(run, options.finding);
        (0,_command_answer_js__WEBPACK_IMPORTED_MODULE_12__/* .answer */ .ZF)({ data: { prompt }, page: prompt === '' ? 'No finding is open.\n' : `${prompt}\n` }, options.output, shell);
        return 0;
    }
    const receipt = await (0,_finished_run_js__WEBPACK_IMPORTED_MODULE_13__/* .readReceipt */ .b8)(directory);
    const findings = explainable(run, receipt);
    const wanted = options.finding === undefined
        ? findings
        : [(0,_finished_run_js__WEBPACK_IMPORTED_MODULE_13__/* .named */ .KT)([...findings, ...explainableBefore(run)], options.finding)];
    const explained = wanted.map((finding) => (0,_gate_explain_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .explainFinding */ .v)(finding, run.effective));
    const publication = await (0,_finished_run_js__WEBPACK_IMPORTED_MODULE_13__/* .publicationOf */ .MV)(finished, receipt, shell);
    const verdict = options.finding === undefined
        ? await explainResult(run, { directory, publication, findings })
        : undefined;
    (0,_command_answer_js__WEBPACK_IMPORTED_MODULE_12__/* .answer */ .ZF)({ data: { verdict, findings: explained }, page: (0,_gate_explain_page_js__WEBPACK_IMPORTED_MODULE_1__/* .explainPage */ .X)(verdict, explained) }, options.output, shell);
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
/* harmony import */ var _git_local_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24264);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58175);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31612);
/* harmony import */ var _model_receipt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91578);
/* harmony import */ var _review_directory_review_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85341);
/* harmony import */ var _run_actions_runner_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23450);
/* harmony import */ var _run_pipeline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18420);
/* harmony import */ var _runner_review_directory_on_disk_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97429);
/* harmony import */ var _write_load_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6568);











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
    const settings = await (0,_run_pipeline_js__WEBPACK_IMPORTED_MODULE_8__/* .inPinnedMode */ .RX)(directory, reading.inputs.settings);
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
