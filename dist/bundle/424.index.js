export const id = 424;
export const ids = [424];
export const modules = {

/***/ 86424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainCommand: () => (/* binding */ explainCommand)
/* harmony export */ });
/* harmony import */ var _domain_approval_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10106);
/* harmony import */ var _domain_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12782);
/* harmony import */ var _domain_judge_remembered_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46777);
/* harmony import */ var _domain_receipt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6533);
/* harmony import */ var _domain_reviewer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75598);
/* harmony import */ var _render_command_pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56157);
/* harmony import */ var _render_explain_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27926);
/* harmony import */ var _render_explain_verdict_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71523);
/* harmony import */ var _stages_ignored_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86982);
/* harmony import */ var _stages_policy_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31237);
/* harmony import */ var _stages_review_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15810);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(40993);
/* harmony import */ var _known_findings_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(68679);













function explainable({ document, reconciled }) {
    const remembered = reconciled.stillOpen.map((entry) => remember(entry, `still open from an earlier run: ${entry.standing.url}`));
    return [...document.findings, ...remembered];
}
function remember(entry, title, settled) {
    return {
        ...(0,_domain_judge_remembered_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeRemembered */ .A)(entry),
        ...(settled !== undefined && { status: 'fixed', settled }),
        fingerprint: entry.mark.fingerprint,
        title,
    };
}
function settledBefore({ reconciled: { closing, closed, accepted } }) {
    const how = ({ mark: { kind } }) => kind === 'withdrawn'
        ? 'whole reviews of two heads did not find it again'
        : 'it is fixed: who raised it looked again and does not report it';
    return [
        ...[...closing, ...closed].map((entry) => ({ entry, why: how(entry) })),
        ...accepted.map((entry) => ({
            entry,
            why: 'nobody repeats it, and it stays as it is on somebody’s word or by policy.suppress',
        })),
    ].map(({ entry, why }) => remember(entry, `published by an earlier run: ${entry.standing.url}`, why));
}
async function isSuperseded(directory) {
    if ((await directory.read(_stages_review_files_js__WEBPACK_IMPORTED_MODULE_10__/* .reviewFiles */ .Kq.receipt)) === undefined)
        return false;
    const receipt = { name: _stages_review_files_js__WEBPACK_IMPORTED_MODULE_10__/* .reviewFiles */ .Kq.receipt, schema: _domain_receipt_js__WEBPACK_IMPORTED_MODULE_3__/* .Receipt */ .TA, writtenBy: 'write' };
    return (await (0,_stages_review_files_js__WEBPACK_IMPORTED_MODULE_10__/* .readOwn */ .jU)(directory, receipt)).outcome === 'superseded';
}
async function explainResult(run, directory) {
    const { decision, document, effective, facts, heard, manifest } = run;
    const findings = explainable(run);
    const complete = decision.incomplete.length === 0 && decision.waived.length === 0;
    const obstacles = [
        ...(0,_domain_approval_js__WEBPACK_IMPORTED_MODULE_0__/* .approvalObstacles */ .w)({ ...facts, complete, findings }),
        ...(heard.refusals.length === 0 ? [] : ['findings stay as they are on somebody’s word']),
    ];
    const conclusion = (0,_domain_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .conclude */ .Ep)({
        decision,
        publication: { state: (await isSuperseded(directory)) ? 'superseded' : 'confirmed' },
        failOn: effective.failOn,
        enforce: effective.enforce,
        reviewers: (0,_domain_reviewer_js__WEBPACK_IMPORTED_MODULE_4__/* .countCompleted */ .FC)(document.reviewers),
        files: manifest.coverage,
        ignored: await (0,_stages_ignored_files_js__WEBPACK_IMPORTED_MODULE_8__/* .countIgnored */ .q)(directory, run),
        part: facts.part,
    });
    const byPolicy = await (0,_stages_policy_file_js__WEBPACK_IMPORTED_MODULE_9__/* .loadPolicy */ .t)(directory, manifest, {});
    const { refused } = run.report;
    return (0,_render_explain_verdict_js__WEBPACK_IMPORTED_MODULE_7__/* .explainVerdict */ .b)({ decision, findings, effective, byPolicy, conclusion, obstacles, refused });
}
async function explainCommand(options, shell) {
    const { run, directory } = await (0,_known_findings_js__WEBPACK_IMPORTED_MODULE_12__/* .loadFinishedRun */ .S)(options, shell);
    const findings = explainable(run);
    const wanted = options.finding === undefined ? findings : [(0,_known_findings_js__WEBPACK_IMPORTED_MODULE_12__/* .named */ .K)([...findings, ...settledBefore(run)], options.finding)];
    const explained = wanted.map((finding) => (0,_render_explain_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .explainFinding */ .vz)(finding, run.effective));
    const verdict = options.finding === undefined ? await explainResult(run, directory) : undefined;
    (0,_answer_js__WEBPACK_IMPORTED_MODULE_11__/* .answer */ .ZF)({ data: { verdict, findings: explained }, page: (0,_render_command_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .explainPage */ .XE)(verdict, explained) }, options.output, shell);
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
/* harmony import */ var _edges_review_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62619);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6922);
/* harmony import */ var _stages_load_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43202);






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

/***/ 92742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ workspacePackages),
/* harmony export */   P: () => (/* binding */ workspaceFiles)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73871);
/* harmony import */ var _path_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74580);


const workspaceFiles = [
    'package.json',
    'pnpm-workspace.yaml',
    'lerna.json',
    'Cargo.toml',
    'go.work',
];
const manifestNames = new Set(['package.json', 'Cargo.toml', 'go.mod']);
const maxPatterns = 50;
function workspacePackages(files, headPaths) {
    const patterns = files.filter(({ path }) => !path.includes('/')).flatMap(patternsOf);
    const matchers = patterns.slice(0, maxPatterns).flatMap(toMatcher);
    if (matchers.length === 0)
        return [];
    const folders = headPaths.filter((path) => manifestNames.has((0,_path_words_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(path))).map(_path_words_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS);
    const packages = [...new Set(folders)].filter((folder) => folder !== '' && matchers.some((matches) => matches(folder)));
    return packages.sort();
}
function patternsOf({ path, text }) {
    switch (path) {
        case 'package.json':
            return quotedIn(/"workspaces"\s*:\s*(?:\{\s*"packages"\s*:\s*)?\[([^\]]{0,5000})\]/.exec(text)?.[1]);
        case 'lerna.json':
            return quotedIn(/"packages"\s*:\s*\[([^\]]{0,5000})\]/.exec(text)?.[1]);
        case 'Cargo.toml':
            return quotedIn(/^\s*members\s*=\s*\[([^\]]{0,5000})\]/m.exec(text)?.[1]);
        case 'pnpm-workspace.yaml':
            return [...text.matchAll(/^ *- *["']?([^"'#\s]+)/gm)].map(([, pattern = '']) => pattern);
        case 'go.work':
            return [...text.matchAll(/^\s*(?:use\s+)?(\.\/[^\s()]+)/gm)].map(([, pattern = '']) => pattern);
        default:
            return [];
    }
}
function quotedIn(list) {
    return [...(list ?? '').matchAll(/["']([^"'\n]+)["']/g)].map(([, pattern = '']) => pattern);
}
function toMatcher(pattern) {
    const plain = pattern.replace(/^\.\//, '').replace(/\/+$/, '');
    if (plain === '' || plain.startsWith('!'))
        return [];
    try {
        return [(0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .S)(plain)];
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 12782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   eC: () => (/* binding */ CheckConclusion)
/* harmony export */ });
/* unused harmony export RunStatus */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _completeness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54161);
/* harmony import */ var _counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68543);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82027);




const CheckConclusion = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['success', 'neutral', 'failure', 'action_required', 'cancelled']);
const RunStatus = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['passed', 'failed', 'incomplete', 'superseded', 'error', 'skipped']);
function reaches(verdict, failOn) {
    return failOn !== 'none' && _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .verdicts */ .rY.indexOf(verdict) >= _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .verdicts */ .rY.indexOf(failOn);
}
function whoLooked({ reviewers, files, ignored = 0, part }) {
    const who = reviewers === 0 ? 'built-in reviewer only' : (0,_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(reviewers, 'reviewer');
    const left = ignored === 0 ? '' : `, ${ignored} ignored by policy`;
    return `${part === undefined ? '' : `${part} · `}${who} · ${files.covered}/${files.expected} files${left}`;
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
    const blocking = decision.blocking.length === 0 ? '' : ` · ${(0,_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(decision.blocking.length, 'blocking finding')}`;
    return { status: 'failed', conclusion: 'failure', title: `${title}${blocking}`, exitCode: 1 };
}


/***/ }),

/***/ 6533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ PlaceReason),
/* harmony export */   TA: () => (/* binding */ Receipt),
/* harmony export */   wH: () => (/* binding */ countPlaces)
/* harmony export */ });
/* unused harmony exports Place, ReceiptEntry, PlaceCounts */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82027);
/* harmony import */ var _reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75598);



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
    reviewer: _reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewerId */ .dJ,
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
function countPlaces(entries) {
    const at = (place) => entries.filter((entry) => entry.place === place).length;
    return { inline: at('inline'), file: at('file'), body: at('body'), withheld: at('withheld') };
}


/***/ }),

/***/ 57633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ findReach),
/* harmony export */   e: () => (/* binding */ namesOf)
/* harmony export */ });
/* harmony import */ var _evidence_codeowners_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75242);
/* harmony import */ var _evidence_path_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74580);
/* harmony import */ var _evidence_workspace_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92742);



function findReach(scope, facts) {
    switch (scope.kind) {
        case 'package':
            return packageReach(scope.name, facts);
        case 'team':
            return teamReach(scope.name, facts);
        case 'file':
            return fileReach(scope.name, facts);
    }
}
function packageReach(name, { files, baseFiles, headPaths, packageNames }) {
    if (baseFiles === undefined || headPaths === undefined)
        return { ok: false, why: 'unreadable' };
    const wanted = name.replace(/^\.\//, '').replace(/\/+$/, '');
    const packages = (0,_evidence_workspace_packages_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePackages */ .L)(baseFiles, [...headPaths, ...files.flatMap(namesOf)]);
    const alike = packages.filter((folder) => folder.endsWith(`/${wanted}`));
    const named = packages.filter((each) => packageNames?.get(each) === wanted);
    const found = packages.includes(wanted) ? [wanted] : named.length > 0 ? named : alike;
    const [folder, ...others] = found;
    if (folder === undefined)
        return { ok: false, why: 'unknown', known: [...packages, ...(packageNames?.values() ?? [])] };
    if (others.length > 0)
        return { ok: false, why: 'ambiguous', known: found };
    const without = packages.filter((each) => each.startsWith(`${folder}/`));
    return { ok: true, reach: { by: 'folder', folder, without } };
}
function teamReach(name, { baseFiles }) {
    if (baseFiles === undefined)
        return { ok: false, why: 'unreadable' };
    const wanted = name.replace(/^@/, '').toLowerCase();
    const isTeam = (owner) => {
        const plain = owner.replace(/^@/, '').toLowerCase();
        return plain === wanted || plain.endsWith(`/${wanted}`);
    };
    const rules = (0,_evidence_codeowners_js__WEBPACK_IMPORTED_MODULE_0__/* .readCodeowners */ .oZ)(baseFiles).map(({ pattern, owners }) => ({
        pattern,
        owners,
        owned: owners.some(isTeam),
    }));
    const first = rules.findIndex(({ owned }) => owned);
    if (first === -1) {
        const known = [...new Set(rules.flatMap(({ owners }) => owners))].sort();
        return { ok: false, why: 'unknown', known };
    }
    const own = rules.slice(first).map(({ pattern, owned }) => ({ pattern, owned }));
    return { ok: true, reach: { by: 'owners', rules: own } };
}
function fileReach(name, { files }) {
    const wanted = name.replace(/^\.\//, '');
    const file = files.find((each) => namesOf(each).includes(wanted));
    if (file !== undefined)
        return { ok: true, reach: { by: 'paths', paths: namesOf(file) } };
    const sameName = files.flatMap(namesOf).filter((path) => (0,_evidence_path_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path) === (0,_evidence_path_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(wanted));
    return { ok: false, why: 'unknown', known: [...sameName, ...files.map(({ filename }) => filename)] };
}
function namesOf({ filename, previous_filename: former, status }) {
    return status === 'renamed' && former !== undefined ? [filename, former] : [filename];
}


/***/ }),

/***/ 56157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WG: () => (/* binding */ validatePage),
/* harmony export */   XE: () => (/* binding */ explainPage),
/* harmony export */   pC: () => (/* binding */ suppressPage)
/* harmony export */ });
/* harmony import */ var _domain_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68543);
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
        ...(omitted === 0 ? [] : [(0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_build_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`… and ${(0,_domain_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(omitted, 'more problem')}.`))]),
    ]);
}


/***/ }),

/***/ 27926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NK: () => (/* binding */ findingText),
/* harmony export */   tu: () => (/* binding */ labelledLines),
/* harmony export */   vz: () => (/* binding */ explainFinding)
/* harmony export */ });
/* harmony import */ var _domain_policy_blocking_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47671);
/* harmony import */ var _domain_weight_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1781);


function saidBy({ saidBy: keys, path }) {
    const said = keys.map((key) => `\`${key}\``);
    const [first = '', ...overrides] = said;
    if (overrides.length === 0)
        return first;
    return `${first} with ${overrides.join(' and ')}${path === undefined ? '' : ` for \`${path}\``}`;
}
function saidByOthers({ corroboratedBy, contestedBy }) {
    const others = corroboratedBy.join(', ');
    return [
        ...(corroboratedBy.length === 0 ? [] : [`it is one problem with what was also reported by ${others}`]),
        ...(contestedBy.length === 0
            ? []
            : [
                `it is disputed by ${contestedBy.join(', ')}, so nobody's agreement counts and a human is asked for`,
            ]),
    ];
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
    return { because: [because], change: ['fix it', silence] };
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
        because: [...new Set(at.flatMap(({ because }) => because))],
        change: [...new Set(at.flatMap(({ change }) => change))],
    };
}
const onlyAdvisory = {
    because: ['only reviewers raised it whose `advisory` is `all` in the policy'],
    change: ['it would be weighed like others if a reviewer that is not advisory reported it as well'],
};
const settledWords = {
    open: 'it is open',
    reopened: 'it is open again',
    fixed: 'it is marked fixed',
    verified: 'it is fixed, and was looked at again',
    wont_fix: 'it stays as it is on somebody’s word (`wont-fix`)',
};
function whySettled({ suppressed, status, settled }, { suppress }) {
    if (settled !== undefined)
        return { because: [settled], change: [] };
    if (suppressed === undefined) {
        const back = ['it would count again if that word were taken back'];
        return { because: [settledWords[status]], change: status === 'wont_fix' ? back : [] };
    }
    const entry = suppress.findIndex(({ reason }) => reason === suppressed.reason);
    const without = [`it would count without policy.suppress[${entry}]`];
    return { because: [`it is withheld: ${suppressed.reason}`], change: entry < 0 ? [] : without };
}
function whyOld(places) {
    const keys = places.map(({ saidBy: [, ...overrides], path }) => {
        const more = overrides.length === 0 ? '' : ` with ${overrides.join(' and ')}`;
        return `policy.pre-existing${more}${more === '' || path === undefined ? '' : ` for ${path}`}`;
    });
    return {
        because: [`it was there before this change, and ${[...new Set(keys)].join(', ')} ignores that`],
        change: ['pre-existing: block would weigh it like the others'],
    };
}
function whyWeighed(finding, weight, { blocking: rules, suppress }) {
    const places = (0,_domain_policy_blocking_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .rulesFor */ .N)(finding, rules);
    const weighed = places.filter(({ preExisting }) => !finding.preExisting || preExisting === 'block');
    switch (weight) {
        case 'blocking':
            return whyBlocking(finding, weighed);
        case 'settled':
            return whySettled(finding, { blocking: rules, suppress });
        case 'pre-existing':
            return whyOld(places);
        case 'counts':
        case 'needs-verification':
            return (0,_domain_weight_js__WEBPACK_IMPORTED_MODULE_1__/* .isAdvisory */ .kW)(finding, rules) ? onlyAdvisory : whyNotBlocking(finding, weighed);
    }
}
function explainFinding(finding, policy) {
    const { id, fingerprint, title } = finding;
    const weight = (0,_domain_weight_js__WEBPACK_IMPORTED_MODULE_1__/* .weigh */ .vi)(finding, policy.blocking);
    const { because, change } = whyWeighed(finding, weight, policy);
    return { id, fingerprint, title, weight, because: [...because, ...saidByOthers(finding)], change };
}
function labelledLines(label, texts) {
    return texts.map((text) => `  ${label} ${text.replace(/\s+/g, ' ')}\n`).join('');
}
function findingText({ id, fingerprint, title, weight, because, change }) {
    const head = `${id} ${weight}: ${title.replace(/\s+/g, ' ')}\n`;
    return `${head}${labelledLines('because', because)}${labelledLines('to change it:', change)}  fingerprint ${fingerprint}\n`;
}


/***/ }),

/***/ 71523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ explainVerdict),
  n: () => (/* binding */ verdictText)
});

// EXTERNAL MODULE: ./build/domain/completeness.js
var completeness = __webpack_require__(54161);
// EXTERNAL MODULE: ./build/domain/identity.js
var identity = __webpack_require__(16327);
// EXTERNAL MODULE: ./build/render/explain-finding.js
var explain_finding = __webpack_require__(27926);
;// CONCATENATED MODULE: ./build/render/explain-incomplete.js
function waiver(subject, { waivedBy }) {
    return `\`/pr-verdict waive ${subject} REASON\` on the pull request, by somebody with the role ${waivedBy}`;
}
function toComplete({ code }, effective) {
    switch (code) {
        case 'REVIEWER_INCOMPLETE':
            return `have the reviewer run to its end, or make it required: false; else ${waiver('REVIEWER', effective)}`;
        case 'NO_REVIEWER':
            return 'name a reviewer under `reviewers`, or hand in what one has written (`findings`)';
        case 'FINDINGS_REFUSED':
            return 'have them written as their contract says (`pr-verdict validate FILE`); policy.refused accepts what claims to be mild';
        case 'COVERAGE_PARTIAL':
            return `check out with fetch-depth: 0, or set policy.partial-coverage: accept; else ${waiver('coverage', effective)}`;
        case 'OVERSIZED':
            return `split the change, or set evidence.oversized: review; else ${waiver('size', effective)}`;
        case 'POLICY_UNREADABLE':
            return 'mend the policy file on the base branch: `pr-verdict validate` says what is wrong with it';
        case 'FETCH_DEGRADED':
        case 'CONVERSATION_PARTIAL':
            return 'run it again once GitHub answers';
        case 'NOT_VERIFIED':
            return 'run `full`, or have the reviewers that raised them run in `verify`';
        case 'DRAFT':
            return 'mark the pull request as ready for review, or set policy.drafts: review';
    }
}

;// CONCATENATED MODULE: ./build/render/explain-verdict.js




function whyAbort({ decision, findings, effective }) {
    const stops = new Map(effective.abortOn.map((category) => [(0,identity/* domainSlug */.Wj)(category), category]));
    return findings
        .filter(({ id }) => decision.blocking.includes(id))
        .flatMap(({ id, category }) => {
        const named = stops.get((0,identity/* domainSlug */.Wj)(category));
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
    if (conclusion.status === 'superseded')
        return 'a newer head came before this was posted: nothing of it stands, and the run of that head decides';
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
const maxRefused = 20;
function whyRefused({ refused = [] }) {
    const lines = refused.slice(0, maxRefused).map(({ reviewer, pointer, title, problems: [problem] }) => {
        const named = title === undefined ? '' : ` "${title}"`;
        return `refused: ${reviewer} ${pointer}${named}: ${problem?.rule ?? ''} ${problem?.message ?? ''}`;
    });
    const more = refused.length - lines.length;
    return more > 0 ? [...lines, `refused: ${more} more`] : lines;
}
function explainVerdict(input) {
    const { decision, conclusion, effective, obstacles } = input;
    const { verdict, event, soFar, incomplete, blocking, tightenedBy, waived } = decision;
    const lenient = soFar === 'WARN' ? 'FAIL' : soFar === 'FAIL' ? 'ABORT' : 'none';
    const fails = conclusion.status === 'failed' && incomplete.length === 0;
    return {
        verdict,
        event,
        conclusion: conclusion.conclusion,
        title: conclusion.title,
        because: [
            ...incomplete.map((reason) => `no verdict: ${(0,completeness/* inWords */.r4)(reason)}`),
            ...whyRefused(input),
            ...whyVerdict(input),
            whyGate(input),
            ...byInputs(input),
            ...waived.map((subject) => `waived for this head: ${subject}, which withholds approval`),
            ...(soFar === 'PASS' && event === 'COMMENT' ? obstacles.map((each) => `no approval: ${each}`) : []),
        ],
        change: [
            ...(conclusion.status === 'superseded' ? ['`explain` of the newer run tells what holds'] : []),
            ...blocking.map((id) => `fix ${id}`),
            ...incomplete.map((reason) => `${reason.text}: ${toComplete(reason, effective)}`),
            ...tightenedBy.map((claim) => `a document that no longer claims it, or advisory: claims: ${claim}`),
            ...(fails ? [`policy.fail-on: ${lenient} would let ${soFar} pass`] : []),
        ],
    };
}
function verdictText({ verdict, event, conclusion, title, because, change, }) {
    const head = `${verdict ?? 'Incomplete'}, ${event}\n  check ${conclusion}: ${title}\n`;
    return head + (0,explain_finding/* labelledLines */.tu)('because', because) + (0,explain_finding/* labelledLines */.tu)('to change it:', change);
}


/***/ }),

/***/ 86982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ countIgnored)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _domain_changed_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44524);
/* harmony import */ var _domain_globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74538);
/* harmony import */ var _domain_scope_find_reach_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57633);
/* harmony import */ var _review_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15810);





async function countIgnored(directory, { manifest, effective }) {
    if (effective.ignoredPaths.length === 0)
        return 0;
    const isIgnored = (0,_domain_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesAny */ ._I)(effective.ignoredPaths);
    const listed = { name: _review_files_js__WEBPACK_IMPORTED_MODULE_3__/* .reviewFiles */ .Kq.files, schema: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_domain_changed_file_js__WEBPACK_IMPORTED_MODULE_0__/* .ChangedFile */ .l) };
    const files = (await (0,_review_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readOwnPinned */ .Vs)(directory, manifest, listed)) ?? [];
    return files.filter((file) => (0,_domain_scope_find_reach_js__WEBPACK_IMPORTED_MODULE_2__/* .namesOf */ .e)(file).every(isIgnored)).length;
}


/***/ })

};
