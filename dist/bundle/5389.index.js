export const id = 5389;
export const ids = [5389];
export const modules = {

/***/ 92546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ validatePage),
/* harmony export */   p: () => (/* binding */ suppressPage)
/* harmony export */ });
/* harmony import */ var _markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96787);
/* harmony import */ var _markdown_serialize_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11428);
/* harmony import */ var _markdown_untrusted_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33866);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70271);




const options = { redact: (line) => line };
function words(line) {
    return (0,_markdown_untrusted_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(line, options);
}
function suppressPage(input) {
    const { config, state, entries, id } = input;
    const isNew = state !== 'unchanged';
    return (0,_markdown_serialize_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .serialize */ .lK)([
        (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(config), (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(isNew ? ` (${state}), ` : ' has it already, '), (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)('policy.suppress'), (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(':')),
        (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeFence */ .d6)('yaml', entries.trimEnd()),
        ...(isNew
            ? [
                (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(id), (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(' is withheld from now on in this work tree, and on pull requests once this is merged.')),
            ]
            : []),
    ]);
}
function problemItem(file, problem) {
    const { path, line, column, rule, grade, message, recommendation } = problem;
    const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
    return [
        (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(place), (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(grade === 'deviation' ? ' warning ' : ' error '), ...[rule, path].flatMap((each) => each === undefined || each === '' ? [] : [(0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(each), (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(' ')]), ...words([message, recommendation ?? ''].join(' '))),
    ];
}
function validatePage(input) {
    const { file, kind, problems, omitted = 0 } = input;
    const valid = (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(file), (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`: valid ${kind}`));
    return (0,_markdown_serialize_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .serialize */ .lK)([
        problems.length === 0 ? valid : (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(problems.map((problem) => problemItem(file, problem))),
        ...(omitted === 0 ? [] : [(0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`… and ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(omitted, 'more problem')}.`))]),
    ]);
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


/***/ }),

/***/ 95389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   suppressCommand: () => (/* binding */ suppressCommand)
/* harmony export */ });
/* unused harmony exports addSuppression, suppressionText */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38815);
/* harmony import */ var _gate_command_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92546);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31612);
/* harmony import */ var _model_original_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68763);
/* harmony import */ var _policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67323);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48301);
/* harmony import */ var _runner_regular_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(33538);
/* harmony import */ var _command_answer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15976);
/* harmony import */ var _finished_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12852);











const newFile = '# What this file may say: docs/policy.md of pr-verdict.\nversion: 1\n';
const at = ['policy', 'suppress'];
function indentOf(text) {
    return /^( {1,8})\S/m.exec(text)?.[1]?.length ?? 2;
}
function hasFlushLists(text) {
    return /^( *)[^\s#-][^\n]*:[ \t]*(?:#[^\n]*)?\n\1- /m.test(text);
}
function listOf(document) {
    const list = document.getIn(at, true);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isSeq */ .oP)(list) && list.items.length > 0)
        return list;
    const fresh = document.createNode([]);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isSeq */ .oP)(list))
        fresh.comment = list.comment ?? null;
    const policy = document.get('policy', true);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isMap */ .jh)(policy))
        policy.flow = false;
    document.setIn(at, fresh);
    return fresh;
}
function keepSpacing(source, written) {
    const bare = (line) => line.replace(/\s+/g, '');
    const own = source.split('\n');
    const bareOwn = own.map(bare);
    let from = 0;
    const kept = written.split('\n').map((line) => {
        const at = bare(line) === '' ? -1 : bareOwn.indexOf(bare(line), from);
        if (at < 0)
            return line;
        from = at + 1;
        return own[at] ?? line;
    });
    return kept.join('\n');
}
function means(text) {
    return JSON.stringify((0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .Tp)(text, { schema: 'core' }).toJS({ maxAliasCount: 0 }));
}
function addSuppression(text, entry, told) {
    const source = text ?? newFile;
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .Tp)(source, { schema: 'core', keepSourceTokens: true });
    const node = document.createNode(entry);
    node.commentBefore = ` ${told.replace(/\s+/g, ' ').trim()}`;
    listOf(document).add(node);
    const written = document.toString({
        lineWidth: 0,
        indent: indentOf(source),
        indentSeq: !hasFlushLists(source),
    });
    const kept = keepSpacing(source.replaceAll('\r\n', '\n'), written);
    const whole = means(kept) === means(written) ? kept : written;
    return source.includes('\r\n') ? whole.replaceAll('\n', '\r\n') : whole;
}
function suppressionText(entries) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .stringify */ .As)(entries, { lineWidth: 0 });
}
function suppressible({ document, memory }) {
    const now = document.findings.map(({ id, fingerprint, title, locations: [place], sources }) => ({
        id,
        fingerprints: [...new Set([fingerprint, ...(0,_model_original_js__WEBPACK_IMPORTED_MODULE_5__/* .raising */ ._C)(sources).map((source) => source.fingerprint)])],
        told: `${id}${place === undefined ? '' : ` in ${place.path}`}: ${title}`,
    }));
    const before = memory.ledger.map(({ remembered: { id, fingerprint } }) => ({
        id,
        fingerprints: [fingerprint],
        told: id,
    }));
    return [...now, ...before];
}
function entryOf(fingerprint, { reason, until, today }) {
    const parsed = _policy_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .Suppression */ .G0.safeParse({ fingerprint, reason: reason.trim(), until });
    const problem = parsed.success ? undefined : parsed.error.issues[0];
    if (parsed.success && (until === undefined || until >= today))
        return parsed.data;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR({
        kind: 'usage',
        code: 'SUPPRESSION_INVALID',
        message: problem === undefined ? `${until} is over` : `--${String(problem.path[0])}: ${problem.message}`,
        fix: 'Give a reason of at most 500 characters, and a day to come as `2026-12-31`.',
    });
}
async function readPolicyFile({ root, config }) {
    const bytes = await (0,_runner_regular_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readRegularFile */ .XF)({ root, name: config, maxBytes: _policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .maxPolicyBytes */ .si });
    if (bytes === undefined)
        return undefined;
    const result = (0,_policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePolicy */ .ON)(bytes);
    if (result.ok)
        return bytes.toString('utf8');
    const [{ line, column, path, message } = { line: 1, column: 1, path: '', message: '' }] = result.problems;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR({
        kind: 'usage',
        code: 'POLICY_FILE_INVALID',
        message: `${config}:${line}:${column}: ${path === '' ? '' : `${path}: `}${message}`,
        fix: `Mend the file first: \`pr-verdict validate ${config}\` says everything that is wrong with it.`,
    });
}
async function write({ root, config }, text) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, config);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const beside = `${path}.${process.pid}.tmp`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(beside, text, { flag: 'wx' });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(beside, path);
}
function findEntry(fingerprint, entries, today) {
    return entries.find((entry) => entry.fingerprint === fingerprint && (entry.until === undefined || entry.until >= today));
}
async function suppressCommand(options, shell) {
    const { config = _policy_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultPolicyPath */ .r2, today } = options;
    const { run, root: top } = await (0,_finished_run_js__WEBPACK_IMPORTED_MODULE_10__/* .loadFinishedRun */ .So)(options, shell);
    const file = { root: options.config === undefined ? top : shell.cwd, config };
    const finding = (0,_finished_run_js__WEBPACK_IMPORTED_MODULE_10__/* .named */ .KT)(suppressible(run), options.finding);
    const wanted = finding.fingerprints.map((fingerprint) => entryOf(fingerprint, options));
    const before = await readPolicyFile(file);
    const policy = before === undefined ? undefined : (0,_policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePolicy */ .ON)(Buffer.from(before));
    const present = policy?.ok ? policy.policy.policy.suppress : [];
    const missing = wanted.filter(({ fingerprint = '' }) => findEntry(fingerprint, present, today) === undefined);
    const text = missing.reduce((written, entry) => addSuppression(written, entry, finding.told), before);
    if (missing.length > 0 && text !== undefined)
        await write(file, text);
    const state = missing.length === 0 ? 'unchanged' : before === undefined ? 'created' : 'changed';
    const entries = wanted.map((entry) => findEntry(entry.fingerprint ?? '', present, today) ?? entry);
    const page = (0,_gate_command_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .suppressPage */ .p)({ config, state, entries: suppressionText(entries), id: finding.id });
    (0,_command_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .answer */ .ZF)({ data: { file: config, state, entries }, page }, options.output, shell);
    return 0;
}


/***/ })

};
