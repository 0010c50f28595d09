export const id = 131;
export const ids = [131];
export const modules = {

/***/ 76131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explainCommand: () => (/* binding */ explainCommand)
});

// EXTERNAL MODULE: ./build/domain/gate/conclude-run.js
var conclude_run = __webpack_require__(91616);
// EXTERNAL MODULE: ./build/domain/verdict/approval.js
var approval = __webpack_require__(12796);
// EXTERNAL MODULE: ./build/domain/verdict/steps-to-complete.js
var steps_to_complete = __webpack_require__(25570);
// EXTERNAL MODULE: ./build/render/explain/finding.js + 3 modules
var explain_finding = __webpack_require__(86271);
// EXTERNAL MODULE: ./build/render/explain/verdict.js + 1 modules
var verdict = __webpack_require__(26289);
// EXTERNAL MODULE: ./build/render/pages/command-pages.js
var command_pages = __webpack_require__(27082);
// EXTERNAL MODULE: ./build/stages/review-directory/policy-file.js
var policy_file = __webpack_require__(83354);
// EXTERNAL MODULE: ./build/commands/answer.js
var answer = __webpack_require__(40993);
// EXTERNAL MODULE: ./build/domain/memory/judge-remembered.js
var judge_remembered = __webpack_require__(997);
// EXTERNAL MODULE: ./build/domain/publishing/receipt.js
var publishing_receipt = __webpack_require__(26683);
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

// EXTERNAL MODULE: ./build/commands/finished-run.js
var finished_run = __webpack_require__(65877);
;// CONCATENATED MODULE: ./build/commands/explain.js










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
        ...(heard.refusals.length === 0 ? [] : ['findings stay as they are on somebody’s word']),
    ];
    const conclusion = (0,conclude_run/* concludeRun */.j)({ decision, facts, publication });
    const byPolicy = await (0,policy_file/* loadPolicy */.t)(directory, manifest, {});
    const { refused } = run.report;
    return (0,verdict/* explainVerdict */.bX)({
        decision,
        findings,
        reviewers: run.document.reviewers,
        effective,
        byPolicy,
        conclusion,
        obstacles,
        refused,
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
    const explained = wanted.map((finding) => (0,explain_finding/* explainFinding */.vz)(finding, run.effective));
    const publication = await (0,finished_run/* publicationOf */.MV)(finished, receipt, shell);
    const verdict = options.finding === undefined
        ? await explainResult(run, { directory, publication, findings })
        : undefined;
    (0,answer/* answer */.ZF)({ data: { verdict, findings: explained }, page: (0,command_pages/* explainPage */.XE)(verdict, explained) }, options.output, shell);
    return 0;
}


/***/ }),

/***/ 65877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   MV: () => (/* binding */ publicationOf),
/* harmony export */   So: () => (/* binding */ loadFinishedRun),
/* harmony export */   b8: () => (/* binding */ readReceipt)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54543);
/* harmony import */ var _domain_publishing_receipt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26683);
/* harmony import */ var _edges_files_review_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85935);
/* harmony import */ var _edges_local_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21202);
/* harmony import */ var _edges_runner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63856);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6922);
/* harmony import */ var _stages_review_directory_review_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84227);
/* harmony import */ var _stages_run_load_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50460);
/* harmony import */ var _stages_run_pinned_mode_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23022);











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
    const reading = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .parseInputs */ .TL)((name) => inputs.get(name) ?? '');
    if (!reading.ok)
        throw (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .invalidInputs */ .Rg)(reading.problems);
    const wanted = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(shell.cwd, reviewDir ?? '.code-review');
    const path = reviewDir === undefined ? await nearestRun(shell.cwd) : wanted;
    if (path === undefined || !(await holdsRun(path)))
        throw runMissing(wanted);
    const directory = await (0,_edges_files_review_directory_js__WEBPACK_IMPORTED_MODULE_4__/* .openReviewDirectory */ .Gu)({ path });
    const root = reviewDir === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) : shell.cwd;
    const settings = await (0,_stages_run_pinned_mode_js__WEBPACK_IMPORTED_MODULE_10__/* .inPinnedMode */ .R)(directory, reading.inputs.settings);
    return { run: await (0,_stages_run_load_run_js__WEBPACK_IMPORTED_MODULE_9__/* .loadRun */ .S)(directory, settings), directory, root };
}
function readReceipt(directory) {
    return (0,_stages_review_directory_review_files_js__WEBPACK_IMPORTED_MODULE_8__/* .readOwnIfAny */ .ku)(directory, { name: _stages_review_directory_review_files_js__WEBPACK_IMPORTED_MODULE_8__/* .reviewFiles */ .Kq.receipt, schema: _domain_publishing_receipt_js__WEBPACK_IMPORTED_MODULE_3__/* .Receipt */ .TA, writtenBy: 'write' });
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
    const { environment } = await (0,_edges_runner_js__WEBPACK_IMPORTED_MODULE_6__/* .readRunner */ .f)(env);
    const { isCurrent } = (0,_edges_local_source_js__WEBPACK_IMPORTED_MODULE_5__/* .createLocalSource */ .j)({ root, environment });
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
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR({
        kind: 'usage',
        code: 'FINDING_UNKNOWN',
        message: `${ids.size === 0 ? 'no finding has' : `${ids.size} findings have`} an id that begins with ${JSON.stringify(wanted)}`,
        fix: 'Name one by its whole id; `pr-verdict explain` lists them all.',
    });
}


/***/ }),

/***/ 72169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ findFile)
/* harmony export */ });
function findFile(diff, path) {
    return diff.byPath.get(path) ?? diff.byFormerPath.get(path);
}


/***/ }),

/***/ 91616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ concludeRun)
/* harmony export */ });
/* harmony import */ var _reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70627);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);


function concludeRun(run) {
    const { decision, facts, publication } = run;
    const { effective, reviewers, coverage, ignored, part } = facts;
    return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .conclude */ .Ep)({
        decision,
        publication,
        failOn: effective.failOn,
        enforce: effective.enforce,
        reviewers: (0,_reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_0__/* .countCompleted */ .FC)(reviewers),
        files: coverage,
        ignored,
        part,
    });
}


/***/ }),

/***/ 5722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   S2: () => (/* binding */ overtakenTitle),
/* harmony export */   eC: () => (/* binding */ CheckConclusion),
/* harmony export */   l_: () => (/* binding */ toldVerdict)
/* harmony export */ });
/* unused harmony export RunStatus */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82027);
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43863);
/* harmony import */ var _verdict_completeness_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88843);




const CheckConclusion = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['success', 'neutral', 'failure', 'action_required', 'cancelled']);
const RunStatus = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['passed', 'failed', 'incomplete', 'superseded', 'error', 'skipped']);
const overtakenTitle = 'Overtaken: a newer run did not pass';
function toldVerdict({ status }, { verdict }) {
    const hasEnded = status === 'passed' || status === 'failed';
    return hasEnded && verdict !== null ? verdict : '';
}
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
    if (publication.state === 'overtaken')
        return concludeUnfinished(input, overtakenTitle, fails);
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

/***/ 25570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ reviewersToRun),
/* harmony export */   PS: () => (/* binding */ stepsOnPullRequest),
/* harmony export */   qD: () => (/* binding */ stepsToComplete)
/* harmony export */ });
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95871);
/* harmony import */ var _waiver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79339);


function reviewersToRun({ reviewers }) {
    return Object.entries(reviewers).flatMap(([id, { run }]) => (run === undefined ? [] : [id]));
}
function option(name, { pullRequest }) {
    return pullRequest === undefined ? `\`--${name}\`` : `\`${name}\``;
}
function codeOf(reason) {
    return /^([A-Z][A-Z_]+): /.exec(reason)?.[1];
}
const byObstacle = {
    NO_SECRET: (id) => `Set what \`reviewers.${id}.env\` names and is empty here, such as its key.`,
    NOT_STARTED: (id) => `Install what \`reviewers.${id}.run\` names, or correct it.`,
    NOT_RERUN: (id, review) => `Name \`${id}\` in ${option('reviewers', review)} as well, or leave that out: nothing that it said about this change is here.`,
    NO_CHECKOUT: (id) => `Check out what is reviewed, so that \`${id}\` has it before its eyes.`,
    DISK_FULL: () => 'Make room on the disk.',
    EMPTY_ANSWER: (id) => `Have \`${id}\` write a whole document also where it finds nothing, such as \`[]\` in contract C1.`,
    TOO_MUCH_OUTPUT: (id) => `Have \`${id}\` write its answer to the file that \`PR_VERDICT_OUTPUT\` names, and little besides.`,
};
function silent(id, review) {
    const log = review.pullRequest === undefined ? `\`reviewers/${id}/stderr.log\`` : 'the log of its job';
    return review.run.includes(id)
        ? `Find out why \`${id}\` gave no answer: ${log} has what it said.`
        : `Have \`${id}\` write its document where ${option('findings', review)} looks for it, or correct what that names.`;
}
function isTooLargeFor({ outcome }) {
    return outcome.state === 'blocked' && codeOf(outcome.reason) === 'OVERSIZED';
}
function stepFor({ id, outcome }, review) {
    switch (outcome.state) {
        case 'reviewed':
        case 'skipped':
            return [];
        case 'needs_input':
            return [`Answer what \`${id}\` asks, where it will read it.`];
        case 'invalid':
            return [
                `Mend what \`${id}\` answers: \`pr-verdict validate FILE\` tells all that breaks its contract.`,
            ];
        case 'timed_out':
            return [`Give \`${id}\` more time (\`reviewers.${id}.timeout\`) or less to do.`];
        case 'blocked':
        case 'unavailable': {
            if (isTooLargeFor({ outcome }))
                return [];
            const step = byObstacle[codeOf(outcome.reason) ?? ''];
            if (step !== undefined)
                return [step(id, review)];
            return [
                outcome.state === 'blocked' ? `Remove what keeps \`${id}\` from reviewing.` : silent(id, review),
            ];
        }
    }
}
function unfinished({ reviewers }) {
    return reviewers.filter(({ required, outcome: { state } }) => required && state !== 'reviewed' && state !== 'skipped');
}
function runAgain(review) {
    if (review.pullRequest !== undefined)
        return 'Then push, or run the jobs of the review again.';
    const ids = unfinished(review).map(({ id }) => id);
    const isAll = review.decision.incomplete.every(({ code }) => code === 'REVIEWER_INCOMPLETE') &&
        ids.every((id) => review.run.includes(id));
    const only = isAll && ids.length > 0 ? `; \`--reviewers ${ids.join(',')}\` runs nobody else` : '';
    return `Then run the review again${only}.`;
}
const byReason = {
    NO_REVIEWER: (review) => [
        `Name who reviews under \`reviewers\` in \`${_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultPolicyPath */ .r2}\`, or hand in a document with ${option('findings', review)}.`,
    ],
    REVIEWER_INCOMPLETE: (review) => unfinished(review).flatMap((reviewer) => stepFor(reviewer, review)),
    FINDINGS_REFUSED: ({ pullRequest }) => [
        `Have the findings that were refused written as their contract asks: ${pullRequest === undefined ? 'the list' : 'the job summary'} says under "Refused" what is wrong with each. \`policy.refused\` accepts mild ones.`,
    ],
    COVERAGE_PARTIAL: ({ pullRequest }) => [
        `${pullRequest === undefined ? 'Get what could not be read, such as the rest of a shallow clone' : 'Give the job a checkout, so that git reads what GitHub does not serve'}, or take it as it is with \`policy.partial-coverage: accept\`.`,
    ],
    OVERSIZED: () => ['Split the change, or let models have it whole with `evidence.oversized: review`.'],
    POLICY_UNREADABLE: () => [
        'Make the policy file one that can be read; what is wrong with it is named above.',
    ],
    FETCH_DEGRADED: () => ['Wait until GitHub answers.'],
    CONVERSATION_PARTIAL: () => ['Wait until GitHub answers.'],
    NOT_VERIFIED: () => [
        'Let those look who raised what is marked `fixed`, or set its `status` back to `open`.',
    ],
    DRAFT: () => ['Mark the pull request as ready for review.'],
};
function waivable(review, codes) {
    const reviewers = unfinished(review).filter((each) => !(0,_waiver_js__WEBPACK_IMPORTED_MODULE_1__/* .isReservedSubject */ .z)(each.id) && !isTooLargeFor(each));
    return [
        ...(codes.has('REVIEWER_INCOMPLETE') ? reviewers.map(({ id }) => id) : []),
        ...(codes.has('COVERAGE_PARTIAL') || codes.has('CONVERSATION_PARTIAL') ? ['coverage'] : []),
        ...(codes.has('OVERSIZED') ? ['size'] : []),
    ];
}
function waive(review, codes) {
    const commands = waivable(review, codes).map((subject) => `\`${(0,_waiver_js__WEBPACK_IMPORTED_MODULE_1__/* .waiveCommand */ .U)(subject)}\``);
    if (review.pullRequest === undefined || commands.length === 0)
        return [];
    const { waivedBy } = review.pullRequest;
    return [
        `What cannot be mended can be waived for this head, in a comment by somebody with the role ${waivedBy}: ${commands.join(', ')}.`,
    ];
}
function stepsToComplete(review) {
    const codes = new Set(review.decision.incomplete.map(({ code }) => code));
    if (codes.size === 0)
        return [];
    return [...[...codes].flatMap((code) => byReason[code](review)), runAgain(review), ...waive(review, codes)];
}
function stepsOnPullRequest({ effective, ...review }) {
    return stepsToComplete({ ...review, run: reviewersToRun(effective), pullRequest: effective });
}


/***/ }),

/***/ 27082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WG: () => (/* binding */ validatePage),
/* harmony export */   XE: () => (/* binding */ explainPage),
/* harmony export */   pC: () => (/* binding */ suppressPage)
/* harmony export */ });
/* harmony import */ var _domain_text_counted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43863);
/* harmony import */ var _explain_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26289);
/* harmony import */ var _markdown_build_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35955);
/* harmony import */ var _markdown_serialize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35176);
/* harmony import */ var _markdown_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87901);





const options = { redact: (line) => line };
function words(line) {
    return (0,_markdown_untrusted_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(line, options);
}
function reasons({ because, change }) {
    return [
        ...because.map((each) => [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('because '), ...words(each)]),
        ...change.map((each) => [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('to change it: '), ...words(each)]),
    ];
}
function items(lines) {
    return lines.length === 0 ? [] : [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(lines.map((line) => [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(...line)]))];
}
function verdictBlocks(verdict) {
    return [
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(2, (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0,_explain_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictWord */ .E0)(verdict)), ...(verdict.event === undefined ? [] : [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(', '), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(verdict.event)])),
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`check ${verdict.conclusion}: `), ...words(verdict.title)),
        ...items(reasons(verdict)),
    ];
}
function findingBlocks(finding) {
    return [
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(3, (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(finding.id), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(` ${finding.weight}`)),
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(...words(finding.title)),
        ...items([
            ...(finding.stands === undefined ? [] : [words(finding.stands)]),
            ...reasons(finding),
            [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('fingerprint '), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(finding.fingerprint)],
        ]),
    ];
}
function explainPage(verdict, findings) {
    return (0,_markdown_serialize_js__WEBPACK_IMPORTED_MODULE_2__/* .serialize */ .l)([
        ...(verdict === undefined ? [] : verdictBlocks(verdict)),
        ...findings.flatMap(findingBlocks),
    ]);
}
function suppressPage(input) {
    const { config, state, entry, id } = input;
    const isNew = state !== 'unchanged';
    return (0,_markdown_serialize_js__WEBPACK_IMPORTED_MODULE_2__/* .serialize */ .l)([
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(config), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(isNew ? ` (${state}), ` : ' has it already, '), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)('policy.suppress'), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(':')),
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeFence */ .d6)('yaml', entry.trimEnd()),
        ...(isNew
            ? [
                (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(id), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(' is withheld from now on in this work tree, and on pull requests once this is merged.')),
            ]
            : []),
    ]);
}
function problemItem(file, problem) {
    const { path, line, column, rule, grade, message, recommendation } = problem;
    const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
    return [
        (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(place), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(grade === 'deviation' ? ' warning ' : ' error '), ...[rule, path].flatMap((each) => each === undefined || each === '' ? [] : [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(each), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(' ')]), ...words([message, recommendation ?? ''].join(' '))),
    ];
}
function validatePage(input) {
    const { file, kind, problems, omitted = 0 } = input;
    const valid = (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(file), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`: valid ${kind}`));
    return (0,_markdown_serialize_js__WEBPACK_IMPORTED_MODULE_2__/* .serialize */ .l)([
        problems.length === 0 ? valid : (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(problems.map((problem) => problemItem(file, problem))),
        ...(omitted === 0 ? [] : [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`… and ${(0,_domain_text_counted_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(omitted, 'more problem')}.`))]),
    ]);
}


/***/ }),

/***/ 46712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ reviewersOf),
/* harmony export */   w: () => (/* binding */ renderContext)
/* harmony export */ });
/* harmony import */ var _domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72169);
/* harmony import */ var _domain_join_raised_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85816);
/* harmony import */ var _domain_memory_mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38979);
/* harmony import */ var _domain_scope_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97138);




function reviewersOf({ documents }) {
    return (finding) => (0,_domain_join_raised_by_js__WEBPACK_IMPORTED_MODULE_0__/* .raisedBy */ .wb)(finding, documents);
}
function reviewedPart({ part }) {
    const name = part && (0,_domain_scope_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .partName */ .p)(part);
    return part && name !== undefined ? { name, leftOut: part.leftOut.length } : undefined;
}
function formerPlaces(diff, { mergeBase }) {
    return ({ path, side }) => {
        const file = (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_3__/* .findFile */ .q)(diff, path);
        if (side === 'RIGHT' && file?.status !== 'removed')
            return undefined;
        return { commit: mergeBase, path: file?.oldPath ?? file?.path ?? path };
    };
}
function renderContext({ manifest, document, effective, diff }, run) {
    const { repository } = manifest;
    const ownHost = repository === undefined ? [] : [new URL(repository.serverUrl).host];
    return {
        redact: run.redact,
        linkHosts: new Set([...ownHost, ...effective.linkHosts]),
        repository,
        head: document.head,
        formerPlace: formerPlaces(diff, manifest.commits),
        toolKey: (0,_domain_memory_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .toolKey */ ._H)(run.settings.checkName),
        reviewersOf: reviewersOf(document),
        formatOf: ({ sources: [standing] }) => standing === undefined ? undefined : document.documents[standing.document]?.format,
        proposedPolicy: manifest.proposedPolicy,
        part: reviewedPart(manifest),
    };
}


/***/ })

};
