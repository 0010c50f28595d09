export const id = 468;
export const ids = [468];
export const modules = {

/***/ 1468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainCommand: () => (/* binding */ explainCommand)
/* harmony export */ });
/* harmony import */ var _domain_approval_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6526);
/* harmony import */ var _domain_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7026);
/* harmony import */ var _domain_judge_remembered_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4229);
/* harmony import */ var _domain_reviewer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5586);
/* harmony import */ var _domain_scope_scope_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8318);
/* harmony import */ var _render_command_pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7233);
/* harmony import */ var _render_explain_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3618);
/* harmony import */ var _render_explain_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7126);
/* harmony import */ var _stages_policy_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9233);
/* harmony import */ var _stages_write_evidence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9745);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9165);
/* harmony import */ var _known_findings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3483);












function explainable({ document, reconciled }) {
    const remembered = reconciled.stillOpen.map((entry) => ({
        ...(0,_domain_judge_remembered_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeRemembered */ .A)(entry),
        fingerprint: entry.mark.fingerprint,
        title: `still open from an earlier run: ${entry.standing.url}`,
    }));
    return [...document.findings, ...remembered];
}
function settledBefore({ reconciled: { closing, closed } }) {
    return [...closing, ...closed].map((entry) => ({
        ...(0,_domain_judge_remembered_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeRemembered */ .A)(entry),
        status: 'fixed',
        fingerprint: entry.mark.fingerprint,
        title: `settled since an earlier run: ${entry.standing.url}`,
    }));
}
async function explainResult(run, directory) {
    const { decision, document, effective, manifest, report } = run;
    const findings = explainable(run);
    const part = manifest.part && (0,_domain_scope_scope_js__WEBPACK_IMPORTED_MODULE_11__/* .partName */ .p)(manifest.part);
    const evidence = await (0,_stages_write_evidence_js__WEBPACK_IMPORTED_MODULE_8__/* .readEvidence */ .A)(directory, manifest);
    const obstacles = (0,_domain_approval_js__WEBPACK_IMPORTED_MODULE_0__/* .approvalObstacles */ .w)({
        effective,
        complete: decision.incomplete.length === 0 && decision.waived.length === 0,
        coverage: manifest.coverage,
        reviewers: document.reviewers,
        refused: report.refused,
        questions: document.documents.reduce((sum, { questions }) => sum + questions.length, 0),
        lane: evidence?.pack.risk.lane,
        part,
        findings,
    });
    const conclusion = (0,_domain_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .conclude */ .Ep)({
        decision,
        publication: { state: 'confirmed' },
        failOn: effective.failOn,
        enforce: effective.enforce,
        reviewers: (0,_domain_reviewer_js__WEBPACK_IMPORTED_MODULE_3__/* .countCompleted */ .FC)(document.reviewers),
        files: manifest.coverage,
        part,
    });
    const byPolicy = await (0,_stages_policy_file_js__WEBPACK_IMPORTED_MODULE_7__/* .loadPolicy */ .t)(directory, manifest, {});
    return (0,_render_explain_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .explainVerdict */ .b)({ decision, findings, effective, byPolicy, conclusion, obstacles });
}
async function explainCommand(options, shell) {
    const { run, directory } = await (0,_known_findings_js__WEBPACK_IMPORTED_MODULE_10__/* .loadFinishedRun */ .S)(options, shell);
    const findings = explainable(run);
    const wanted = options.finding === undefined ? findings : [(0,_known_findings_js__WEBPACK_IMPORTED_MODULE_10__/* .named */ .K)([...findings, ...settledBefore(run)], options.finding)];
    const explained = wanted.map((finding) => (0,_render_explain_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .explainFinding */ .vz)(finding, run.effective.blocking));
    const verdict = options.finding === undefined ? await explainResult(run, directory) : undefined;
    (0,_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .answer */ .ZF)({ data: { verdict, findings: explained }, page: (0,_render_command_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .explainPage */ .XE)(verdict, explained) }, options.output, shell);
    return 0;
}


/***/ }),

/***/ 3483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ named),
/* harmony export */   S: () => (/* binding */ loadFinishedRun)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3859);
/* harmony import */ var _edges_review_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6167);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9501);
/* harmony import */ var _stages_load_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9207);






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
        message: `no run has left its files in ${folder}`,
        fix: 'do `pr-verdict run` first, or name the folder of one with `--review-dir`',
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
    const directory = await (0,_edges_review_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .openReviewDirectory */ .G)({ path });
    const root = reviewDir === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) : shell.cwd;
    return { run: await (0,_stages_load_run_js__WEBPACK_IMPORTED_MODULE_5__/* .loadRun */ .S)(directory, reading.inputs.settings), directory, root };
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
        fix: 'name one by its whole id; `pr-verdict explain` lists them all',
    });
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

/***/ 7233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WG: () => (/* binding */ validatePage),
/* harmony export */   XE: () => (/* binding */ explainPage),
/* harmony export */   pC: () => (/* binding */ suppressPage)
/* harmony export */ });
/* harmony import */ var _markdown_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8935);
/* harmony import */ var _markdown_serialize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3423);
/* harmony import */ var _markdown_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6411);



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
        ...items([...reasons(finding), [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('fingerprint '), (0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(finding.fingerprint)]]),
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
        ...(omitted === 0 ? [] : [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`… and ${omitted} more problems.`))]),
    ]);
}


/***/ }),

/***/ 3618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NK: () => (/* binding */ findingText),
/* harmony export */   tu: () => (/* binding */ labelledLines),
/* harmony export */   vz: () => (/* binding */ explainFinding)
/* harmony export */ });
/* harmony import */ var _domain_policy_blocking_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4515);
/* harmony import */ var _domain_weight_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8401);


function saidBy({ saidBy: keys, path }) {
    const said = keys.map((key) => `\`${key}\``);
    const [first = '', ...overrides] = said;
    if (overrides.length === 0)
        return first;
    return `${first} with ${overrides.join(' and ')}${path === undefined ? '' : ` for \`${path}\``}`;
}
function disputed({ contestedBy }) {
    return contestedBy.length === 0
        ? []
        : [`it is disputed by ${contestedBy.join(', ')}, so nobody's agreement counts and a human is asked for`];
}
function whyBlocking(finding, places) {
    const { severity, confidence, corroboratedBy } = finding;
    const reason = (0,_domain_weight_js__WEBPACK_IMPORTED_MODULE_1__/* .blockedBy */ .yJ)(finding, places);
    if (reason === undefined)
        return { because: [], change: [] };
    const { by, rules } = reason;
    const because = by === 'agreement'
        ? `${corroboratedBy.length + 1} reviewers agree, and policy.corroboration blocks what ${rules.corroboration?.reviewers} agree on from ${rules.corroboration?.from} on`
        : `${saidBy(rules)} blocks ${severity} findings from ${rules.blocking[severity]} confidence on, and this one has ${confidence.band}`;
    const silence = `if it is false: \`pr-verdict suppress ${finding.id} --reason "…"\`, or on a pull request \`/pr-verdict wont-fix ${finding.id}\` in a comment`;
    return { because: [because, ...disputed(finding)], change: ['fix it', silence] };
}
function whyNotAt(finding, rules) {
    const { severity, confidence, corroboratedBy, contestedBy } = finding;
    const least = rules.blocking[severity];
    const { corroboration } = rules;
    const missing = (corroboration?.reviewers ?? 0) - 1 - corroboratedBy.length;
    const agree = corroboration === undefined || missing < 1 || contestedBy.length > 0
        ? []
        : [`it would block if ${missing} more independent reviewers reported it (policy.corroboration)`];
    return least === 'never'
        ? {
            because: [`${saidBy(rules)} never blocks ${severity} findings`],
            change: [`a confidence in policy.blocking.${severity} would let it block`, ...agree],
        }
        : {
            because: [
                `${saidBy(rules)} blocks ${severity} findings from ${least} confidence on, and this one has ${confidence.band}`,
            ],
            change: [`it would block with ${least} confidence`, ...agree],
        };
}
function whyNotBlocking(finding, places) {
    const at = places.map((rules) => whyNotAt(finding, rules));
    return {
        because: [...new Set(at.flatMap(({ because }) => because)), ...disputed(finding)],
        change: [...new Set(at.flatMap(({ change }) => change))],
    };
}
const onlyAdvisory = {
    because: ['only reviewers raised it whose `advisory` is `all` in the policy'],
    change: ['it would be weighed like others if a reviewer that is not advisory reported it as well'],
};
function whySettled({ suppressed, status }) {
    if (suppressed === undefined)
        return { because: [`its status is ${status}`], change: [] };
    return { because: [`it is withheld: ${suppressed.reason}`], change: [] };
}
function whyWeighed(finding, weight, rules) {
    const places = (0,_domain_policy_blocking_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .rulesFor */ .N)(finding, rules);
    switch (weight) {
        case 'blocking':
            return whyBlocking(finding, places.filter(({ preExisting }) => !finding.preExisting || preExisting === 'block'));
        case 'settled':
            return whySettled(finding);
        case 'pre-existing':
            return {
                because: ['it was there before this change, and policy.pre-existing is ignore'],
                change: ['policy.pre-existing: block would weigh it like the others'],
            };
        case 'counts':
        case 'needs-verification':
            return (0,_domain_weight_js__WEBPACK_IMPORTED_MODULE_1__/* .isAdvisory */ .kW)(finding, rules) ? onlyAdvisory : whyNotBlocking(finding, places);
    }
}
function explainFinding(finding, rules) {
    const { id, fingerprint, title } = finding;
    const weight = (0,_domain_weight_js__WEBPACK_IMPORTED_MODULE_1__/* .weigh */ .vi)(finding, rules);
    return { id, fingerprint, title, weight, ...whyWeighed(finding, weight, rules) };
}
function labelledLines(label, texts) {
    return texts.map((text) => `  ${label} ${text.replace(/\s+/g, ' ')}\n`).join('');
}
function findingText({ id, fingerprint, title, weight, because, change }) {
    const head = `${id} ${weight}: ${title.replace(/\s+/g, ' ')}\n`;
    return `${head}${labelledLines('because', because)}${labelledLines('to change it:', change)}  fingerprint ${fingerprint}\n`;
}


/***/ }),

/***/ 7126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ explainVerdict),
/* harmony export */   n: () => (/* binding */ verdictText)
/* harmony export */ });
/* harmony import */ var _domain_completeness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1245);
/* harmony import */ var _domain_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2155);
/* harmony import */ var _explain_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3618);



function whyAbort({ decision, findings, effective }) {
    const stops = new Map(effective.abortOn.map((category) => [(0,_domain_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .domainSlug */ .Wj)(category), category]));
    return findings
        .filter(({ id }) => decision.blocking.includes(id))
        .flatMap(({ id, category }) => {
        const named = stops.get((0,_domain_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .domainSlug */ .Wj)(category));
        return named === undefined
            ? []
            : [`ABORT: ${id} blocks, and policy.abort-on names its category ${named}`];
    });
}
function whyVerdict(input) {
    const { soFar, tightenedBy } = input.decision;
    if (tightenedBy.length > 0)
        return tightenedBy.map((claim) => `${soFar}: ${claim}, and a claim may only tighten`);
    switch (soFar) {
        case 'PASS':
            return ['PASS: nothing blocks'];
        case 'WARN':
            return ['WARN: a finding blocks, none of them critical'];
        case 'FAIL':
            return ['FAIL: a critical finding blocks'];
        case 'ABORT':
            return whyAbort(input);
    }
}
function whyGate({ decision, effective, conclusion }) {
    const { failOn, enforce } = effective;
    if (!enforce)
        return 'the gate fails at nothing: policy.enforce is false';
    if (decision.verdict === null && conclusion.status !== 'failed')
        return 'the gate passes nothing that is incomplete';
    const at = failOn === 'none' ? 'no verdict (fail-on is none)' : `${failOn} and worse (fail-on)`;
    return `the gate fails at ${at}, and this is ${decision.soFar}`;
}
function byInputs({ effective, byPolicy }) {
    const changed = [
        ['fail-on', effective.failOn, byPolicy.failOn],
        ['approve', effective.approve, byPolicy.approve],
        ['max-comments', effective.maxComments, byPolicy.maxComments],
        ['inline-from', effective.inlineFrom, byPolicy.inlineFrom],
        ['contract', effective.contract, byPolicy.contract],
    ];
    return changed
        .filter(([, now, before]) => now !== before)
        .map(([name, now, before]) => `the input ${name} makes it ${now}; the policy has ${before ?? 'nothing'}`);
}
function explainVerdict(input) {
    const { decision, conclusion, effective, obstacles } = input;
    const { verdict, event, soFar, incomplete, blocking, tightenedBy, waived } = decision;
    const lenient = soFar === 'WARN' ? 'FAIL' : soFar === 'FAIL' ? 'ABORT' : 'none';
    const fails = conclusion.status === 'failed' && effective.enforce;
    return {
        verdict,
        event,
        conclusion: conclusion.conclusion,
        title: conclusion.title,
        because: [
            ...incomplete.map((reason) => `no verdict: ${(0,_domain_completeness_js__WEBPACK_IMPORTED_MODULE_0__/* .inWords */ .r4)(reason)}`),
            ...whyVerdict(input),
            whyGate(input),
            ...byInputs(input),
            ...waived.map((subject) => `waived for this head: ${subject}`),
            ...(soFar === 'PASS' && event === 'COMMENT' ? obstacles.map((each) => `no approval: ${each}`) : []),
        ],
        change: [
            ...blocking.map((id) => `fix ${id}`),
            ...incomplete.map(({ text }) => `settle or waive: ${text}`),
            ...tightenedBy.map((claim) => `a document that no longer claims it, or advisory: claims: ${claim}`),
            ...(fails ? [`policy.fail-on: ${lenient} would let ${soFar} pass`] : []),
        ],
    };
}
function verdictText({ verdict, event, conclusion, title, because, change, }) {
    const head = `${verdict ?? 'Incomplete'}, ${event}\n  check ${conclusion}: ${title}\n`;
    return head + (0,_explain_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .labelledLines */ .tu)('because', because) + (0,_explain_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .labelledLines */ .tu)('to change it:', change);
}


/***/ })

};
