export const id = 5759;
export const ids = [5759];
export const modules = {

/***/ 31612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   h_: () => (/* binding */ asFailure),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
class Failure extends Error {
    name = 'Failure';
    kind;
    code;
    fix;
    constructor(failure) {
        super(failure.message, failure.cause === undefined ? undefined : { cause: failure.cause });
        this.kind = failure.kind;
        this.code = failure.code;
        this.fix = failure.fix;
    }
}
function asFailure(error) {
    if (error instanceof Failure)
        return error;
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return new Failure({
        kind: 'operational',
        code: 'UNEXPECTED',
        message: `This is a bug in pr-verdict: ${text}`,
        fix: 'Report it with this text.',
        cause: error,
    });
}
function endOf({ kind }) {
    return { exitCode: kind === 'usage' ? 3 : 2, status: kind === 'superseded' ? 'superseded' : 'error' };
}


/***/ }),

/***/ 74268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
function jsonText(value) {
    const json = JSON.stringify(value, null, 2);
    return `${json.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]|##(?=\[)/gu, escaped)}\n`;
}
function escaped(characters) {
    const units = Array.from({ length: characters.length }, (_, at) => characters.charCodeAt(at));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}


/***/ }),

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ project)
/* harmony export */ });
const project = {
    name: 'pr-verdict',
    home: 'OWNER/pr-verdict',
    version: '0.1.0',
};


/***/ }),

/***/ 34649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ runCancelled)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);

function runCancelled() {
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'operational',
        code: 'RUN_CANCELLED',
        message: 'The run was asked to end before it was over',
        fix: 'Run it again.',
    });
}


/***/ }),

/***/ 68690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ visibleText)
/* harmony export */ });
const terminalSequences = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\n\t])\p{Cc}/gu;
function visibleText(untrusted) {
    return untrusted.replace(terminalSequences, '').replace(lineBreaks, '\n').replace(invisible, '');
}


/***/ }),

/***/ 33287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cleanUpAction: () => (/* binding */ cleanUpAction),
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./build/gate/trouble.js
var trouble = __webpack_require__(7389);
// EXTERNAL MODULE: ./build/inputs.js + 1 modules
var build_inputs = __webpack_require__(6922);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/redact.js + 1 modules
var model_redact = __webpack_require__(97962);
// EXTERNAL MODULE: ./build/run.js + 189 modules
var run = __webpack_require__(18768);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/runner/log-text.js
var log_text = __webpack_require__(91237);
;// CONCATENATED MODULE: ./build/runner/actions-reporter.js



const maxSummaryBytes = 1024 * 1024 - 1024;
const notice = '\n\n**This summary was cut: the runner takes no more than 1 MiB.** The review directory has everything.\n';
function capSummary(markdown, room) {
    if (Buffer.byteLength(markdown) <= room)
        return markdown;
    const kept = [];
    let left = room - Buffer.byteLength(notice);
    let fence = '';
    let folds = 0;
    for (const line of markdown.split('\n')) {
        const next = { fence: fenceAfter(fence, line), folds: folds + foldsIn(line) };
        left -= Buffer.byteLength(line) + 1;
        if (left < Buffer.byteLength(closing(next.fence, next.folds)))
            break;
        kept.push(line);
        ({ fence, folds } = next);
    }
    const text = `${kept.join('\n')}${closing(fence, folds)}${notice}`;
    return Buffer.byteLength(text) <= room ? text : '';
}
function closing(fence, folds) {
    return `${fence === '' ? '' : `\n${fence}`}${'\n\n</details>'.repeat(Math.max(folds, 0))}`;
}
function fenceAfter(open, line) {
    const mark = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))(.*)$/.exec(line);
    if (mark === null)
        return open;
    const [, run = '', rest = ''] = mark;
    if (open === '')
        return run;
    return run.startsWith(open) && rest.trim() === '' ? '' : open;
}
function foldsIn(line) {
    return (line.match(/<details\b/g)?.length ?? 0) - (line.match(/<\/details>/g)?.length ?? 0);
}
const shownAtOnce = 9;
const maxAnnotation = 4_000;
async function createActionsReporter({ redact, summaryFile }) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(6421)]).then(__webpack_require__.bind(__webpack_require__, 96421));
    const safe = (text) => (0,log_text/* logText */.kc)(text, redact);
    const shown = { notice: 0, warning: 0, error: 0 };
    const heldBack = { notice: [], warning: [], error: [] };
    function annotate(level, untrusted) {
        const text = safe(untrusted);
        if (shown[level] < shownAtOnce) {
            shown[level] += 1;
            show(level, text);
        }
        else {
            heldBack[level].push(text);
            core.info(`${level}: ${text}`);
        }
    }
    function show(level, text) {
        if (text.length <= maxAnnotation)
            core[level](text);
        else {
            core[level](`${text.slice(0, maxAnnotation)} … (the log has all of it)`);
            core.info(text);
        }
    }
    function quote(title, text) {
        const token = (0,external_node_crypto_.randomUUID)();
        core.startGroup(safe(title));
        core.info(`::stop-commands::${token}`);
        core.info(safe(text));
        core.info(`::${token}::`);
        core.endGroup();
    }
    async function writeSummary(markdown) {
        if (summaryFile === undefined)
            return;
        try {
            const room = maxSummaryBytes - (await (0,promises_.stat)(summaryFile)).size;
            const text = capSummary(redact(markdown), room);
            if (text !== '')
                await core.summary.addRaw(text).write();
        }
        catch (error) {
            core.summary.emptyBuffer();
            annotate('warning', `The job summary could not be written: ${String(error)}`);
        }
    }
    return {
        debug: (text) => core.debug(safe(text)),
        info: (text) => core.info(safe(text)),
        notice: (text) => annotate('notice', text),
        warning: (text) => annotate('warning', text),
        error: (text) => annotate('error', text),
        failure: (failure) => annotate('error', (0,log_text/* failureText */.kY)(failure)),
        group: (title, body) => core.group(safe(title), body),
        quote,
        fold: quote,
        begin: (title) => {
            core.info(safe(`${title}: started`));
            return { saying: () => undefined, end: (text) => core.info(safe(`${title}: ${text}`)) };
        },
        output: (name, value) => core.setOutput(name, redact((0,log_text/* outputText */.jO)(name, value))),
        summary: writeSummary,
        close: () => {
            for (const level of ['notice', 'warning', 'error']) {
                const [first, ...others] = heldBack[level].splice(0);
                if (first === undefined)
                    continue;
                core[level](others.length === 0 ? first : `${others.length + 1} more of this kind stand in the step's log.`);
            }
        },
    };
}

// EXTERNAL MODULE: ./build/run/actions-runner.js + 1 modules
var actions_runner = __webpack_require__(23450);
// EXTERNAL MODULE: ./build/model/mark.js + 1 modules
var mark = __webpack_require__(76009);
// EXTERNAL MODULE: ./build/policy/shared-head.js
var shared_head = __webpack_require__(74789);
// EXTERNAL MODULE: ./build/run/connect-github.js
var connect_github = __webpack_require__(23018);
// EXTERNAL MODULE: ./build/run/which-pull-request.js
var which_pull_request = __webpack_require__(21671);
;// CONCATENATED MODULE: ./build/run/clean-up.js





const title = 'Cancelled';
const summary = 'The run was ended before it could conclude.';
async function cleanUp(ended, gate) {
    const client = await (0,connect_github/* connectClient */.mh)(ended);
    const pull = await pullOf(ended, client);
    if (pull !== undefined)
        await removeLeftoverDraft(ended, client, { head: gate.head, pull });
    await cancelGate(ended, client, { ...gate, pull });
}
async function pullOf(ended, client) {
    if (ended.runner.event?.kind === 'merge-group')
        return undefined;
    try {
        return await (0,which_pull_request/* pullRequestNumber */.K)(ended, async () => client);
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        ended.reporter.warning(`What the ended run was about is not known: ${error.message}`);
        return undefined;
    }
}
async function removeLeftoverDraft({ inputs, runner, reporter }, client, { head, pull: number }) {
    const { owner, name: repo } = (0,connect_github/* repositoryOf */._M)(runner);
    const tool = (0,mark/* toolKey */._H)(inputs.settings.checkName);
    const { removeDraft } = await __webpack_require__.e(/* import() */ 573).then(__webpack_require__.bind(__webpack_require__, 90573));
    try {
        const isOurs = (body) => (0,mark/* readMarks */.pc)(body, tool).some((mark) => mark.kind === 'review' && mark.head === head);
        if (await removeDraft(client, { owner, repo, number }, isOurs))
            reporter.info('The draft of the ended run is removed');
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        reporter.warning(`The draft review could not be removed; the next run removes it: ${error.message}`);
    }
}
async function cancelGate({ inputs, runner, reporter, runKey }, client, { head, id, pull }) {
    const { gate } = inputs.settings;
    const name = inputs.settings.checkName;
    const { owner, name: repo } = (0,connect_github/* repositoryOf */._M)(runner);
    if (gate === 'job')
        return;
    if (gate === 'status') {
        const { createGitHubStatuses } = await __webpack_require__.e(/* import() */ 1446).then(__webpack_require__.bind(__webpack_require__, 51446));
        const statuses = createGitHubStatuses({ client, owner, repo });
        await statuses.set({ context: name, head, state: 'error', description: title });
    }
    else {
        const { createGitHubChecks } = await __webpack_require__.e(/* import() */ 3081).then(__webpack_require__.bind(__webpack_require__, 83081));
        const checks = createGitHubChecks({ client, owner, repo });
        const check = id ??
            (await checks.find({
                name,
                head,
                externalId: (0,shared_head/* writeUnfinished */.rh)({ pull, state: 'running', key: runKey }),
            }));
        if (check === undefined)
            return;
        const output = { title, summary };
        const conclusion = 'cancelled';
        const externalId = pull === undefined ? undefined : (0,shared_head/* writeOwnConclusion */.DM)({ pull, conclusion, key: runKey });
        await checks.conclude(check, { conclusion, output, annotations: [], total: 0, externalId });
    }
    reporter.info('The run was ended early; its gate is concluded as cancelled');
}

;// CONCATENATED MODULE: ./build/run/action.js








function refuseOwnJobName({ job }, { settings }) {
    const isOnHead = settings.gate !== 'job' && settings.target === 'github';
    if (!isOnHead || job !== settings.checkName)
        return;
    throw new failure/* Failure */.HR({
        kind: 'usage',
        code: 'CHECK_NAME_IS_JOB',
        message: `\`check-name\` is ${JSON.stringify(settings.checkName)}, which is the job's own name`,
        fix: 'Rename the job or the check: branch rules could not tell them apart.',
    });
}
function runKeyOf({ runId, runAttempt, job }) {
    return `${runId ?? 0}.${runAttempt ?? 0}.${job ?? ''}`;
}
function usableInputs(runner, problems) {
    const wrong = problems.map(({ name }) => name);
    if (['github-token', 'check-name', 'scope'].some((name) => wrong.includes(name)))
        return undefined;
    const reading = (0,build_inputs/* parseInputs */.TL)((name) => (wrong.includes(name) ? '' : runner.input(name)));
    return reading.ok ? reading.inputs : undefined;
}
async function openReporter(runner) {
    const redact = (0,model_redact/* createRedactor */.l)([runner.input('github-token'), ...runner.secrets].filter((secret) => secret !== ''));
    const { summary } = runner.files;
    const reporter = await createActionsReporter({
        redact,
        ...(summary === undefined ? {} : { summaryFile: summary }),
    });
    return { reporter, redact };
}
async function runAction({ env, cwd, saveState, interruption }) {
    const runner = await (0,actions_runner/* readRunner */.f)(env);
    const { reporter, redact } = await openReporter(runner);
    try {
        const step = {
            runner,
            reporter,
            redact,
            root: runner.workspace ?? cwd,
            runKey: runKeyOf(runner),
            interruption,
            rememberGate: (gate) => saveState('gate', gate === undefined ? '' : writeGateState(gate)),
        };
        const reading = (0,build_inputs/* parseInputs */.TL)(runner.input);
        if (!reading.ok) {
            const failure = (0,build_inputs/* invalidInputs */.Rg)(reading.problems);
            const inputs = usableInputs(runner, reading.problems);
            if (inputs !== undefined)
                await (0,run/* refuseRun */.q)({ ...step, inputs }, failure);
            throw failure;
        }
        refuseOwnJobName(runner, reading.inputs);
        const result = await (0,run/* run */.e)({ ...step, inputs: reading.inputs });
        return result.exitCode;
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        reporter.failure(error);
        await reporter.summary((0,trouble/* renderTrouble */.i)('Could not review', error, { redact }));
        reporter.output('status', 'error');
        return 3;
    }
    finally {
        reporter.close();
    }
}
function writeGateState({ head, id }) {
    return `${head} ${id ?? ''}`.trim();
}
function readGateState(state) {
    const [, head, id] = /^([0-9a-f]{40,64})(?: (\d{1,15}))?$/.exec(state) ?? [];
    if (head === undefined)
        return undefined;
    return id === undefined ? { head } : { head, id: Number(id) };
}
async function cleanUpAction(env, state) {
    const runner = await (0,actions_runner/* readRunner */.f)(env);
    const { reporter } = await openReporter(runner);
    const reading = (0,build_inputs/* parseInputs */.TL)(runner.input);
    const gate = readGateState(state);
    if (!reading.ok || gate === undefined)
        return;
    try {
        await cleanUp({ inputs: reading.inputs, runner, reporter, runKey: runKeyOf(runner) }, gate);
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        reporter.failure(error);
    }
    finally {
        reporter.close();
    }
}


/***/ }),

/***/ 88562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ atEnd),
/* harmony export */   w: () => (/* binding */ undoAll)
/* harmony export */ });
const undoing = new Set();
function atEnd(undo) {
    if (undoing.size === 0)
        process.on('exit', undoAll);
    undoing.add(undo);
    return () => {
        undoing.delete(undo);
        if (undoing.size === 0)
            process.off('exit', undoAll);
    };
}
function undoAll() {
    for (const undo of undoing) {
        try {
            undo();
        }
        catch {
        }
    }
}


/***/ }),

/***/ 91237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jO: () => (/* binding */ outputText),
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   kc: () => (/* binding */ logText)
/* harmony export */ });
/* harmony import */ var _model_visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68690);

const maxLength = 64 * 1024;
function logText(untrusted, redact) {
    const safe = redact((0,_model_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q)(untrusted.slice(0, 2 * maxLength)))
        .replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm, '$1: ')
        .replaceAll('##[', '# #[');
    const isCut = safe.length > maxLength || untrusted.length > 2 * maxLength;
    return isCut ? `${safe.slice(0, maxLength)} … (cut, ${untrusted.length} characters)` : safe;
}
function failureText({ code, message, fix }) {
    return `${message}\n${fix}\n(${code})`;
}
function outputText(name, value) {
    const text = String(value);
    if (/[\r\n]/.test(text))
        throw new Error(`output ${name} has more than one line`);
    return text;
}


/***/ })

};
