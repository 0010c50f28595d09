export const id = 9840;
export const ids = [9840];
export const modules = {

/***/ 39840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cleanUpAction: () => (/* binding */ cleanUpAction),
  runAction: () => (/* binding */ runAction)
});

// UNUSED EXPORTS: cleanUp

// EXTERNAL MODULE: ./build/gate/trouble.js
var trouble = __webpack_require__(7389);
// EXTERNAL MODULE: ./build/inputs.js
var build_inputs = __webpack_require__(58175);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/mark.js
var mark = __webpack_require__(43301);
// EXTERNAL MODULE: ./build/model/redact.js
var model_redact = __webpack_require__(43933);
// EXTERNAL MODULE: ./build/policy/shared-head.js
var shared_head = __webpack_require__(74789);
// EXTERNAL MODULE: ./build/run.js + 17 modules
var run = __webpack_require__(13738);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/runner/terminal-reporter.js
var terminal_reporter = __webpack_require__(24481);
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
    const safe = (text) => (0,terminal_reporter/* logText */.kc)(text, redact);
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
        failure: (failure) => annotate('error', (0,terminal_reporter/* failureText */.kY)(failure)),
        group: (title, body) => core.group(safe(title), body),
        quote,
        fold: quote,
        begin: (title) => {
            core.info(safe(`${title}: started`));
            return { saying: () => undefined, end: (text) => core.info(safe(`${title}: ${text}`)) };
        },
        output: (name, value) => core.setOutput(name, redact((0,terminal_reporter/* outputText */.jO)(name, value))),
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
// EXTERNAL MODULE: ./build/run/connect-github.js
var connect_github = __webpack_require__(23018);
;// CONCATENATED MODULE: ./build/run/action.js










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
        return await (0,connect_github/* pullRequestNumber */.Kd)(ended, async () => client);
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
    const { removeDraft } = await Promise.all(/* import() */[__webpack_require__.e(242), __webpack_require__.e(573)]).then(__webpack_require__.bind(__webpack_require__, 90573));
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
        const { createGitHubStatuses } = await __webpack_require__.e(/* import() */ 3179).then(__webpack_require__.bind(__webpack_require__, 73179));
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


/***/ })

};
