export const id = 5106;
export const ids = [5106,7464];
export const modules = {

/***/ 85106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./build/model/failure.js
var model_failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/run-cancelled.js
var run_cancelled = __webpack_require__(34649);
// EXTERNAL MODULE: ./build/runner/interruption.js
var interruption = __webpack_require__(7464);
// EXTERNAL MODULE: ./build/runner/log-text.js
var log_text = __webpack_require__(91237);
;// CONCATENATED MODULE: ./build/runner/output-taken.js
const dataLost = 2;
function outliveReaders({ stdout, stderr }) {
    stderr.on('error', () => undefined);
    stdout.on('error', ({ code, message }) => {
        if (code === 'EPIPE')
            return;
        stderr.write(`error: not all could be printed: ${message}\n`);
        process.once('exit', (exitCode) => {
            if (exitCode === 0)
                process.exitCode = dataLost;
        });
    });
}

// EXTERNAL MODULE: ./build/tools/command-answer.js
var command_answer = __webpack_require__(15976);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/model/project.js
var project = __webpack_require__(13411);
;// CONCATENATED MODULE: ./build/tools/command-definition.js


const commandGroups = {
    whole: 'Review:',
    stages: 'One stage each:',
    tools: 'Documents and results:',
};
function addCommand({ program }, name, group = 'tools') {
    const option = (0,command_answer/* printsData */.rt)(name)
        ? new esm/* Option */.c$('--output <mode>', 'always JSON here').choices(command_answer/* outputs */.V4).default('agent')
        : new esm/* Option */.c$('--output <mode>', 'what is printed: Markdown for people or JSON for programs')
            .choices(command_answer/* outputs */.V4)
            .default('human');
    return program.command(name).helpGroup(commandGroups[group]).addOption(option);
}
function givenInputs(command, names) {
    return [...names].flatMap((name) => {
        const value = command.getOptionValue(new esm/* Option */.c$(`--${name}`).attributeName());
        return value === undefined ? [] : [[name, String(value)]];
    });
}

;// CONCATENATED MODULE: ./build/tools/document-commands.js


function contractOption() {
    return new esm/* Option */.c$('--contract <how>', 'how strictly it is read').choices(['strict', 'lenient']);
}
function addValidate(line) {
    const { shell, output, finish } = line;
    addCommand(line, 'validate')
        .description("Check a reviewer's document, a file of a run or the policy, and say everything that is wrong")
        .argument('<file>', 'the document, or a .yml file for the policy; - for standard input')
        .option('--diff <file>', 'the diff under review: checks lines and paths as well')
        .option('--head <commit>', 'the commit under review')
        .option('--previous <file>', 'the verdict file as it was before: checks what may change as well')
        .option('--format <name>', 'read it as this format')
        .addOption(contractOption())
        .option('--json', 'print {valid, errors[]}, as --output agent does')
        .action(async (file, flags) => {
        const { validateCommand } = await Promise.all(/* import() */[__webpack_require__.e(9518), __webpack_require__.e(4715), __webpack_require__.e(802), __webpack_require__.e(8927), __webpack_require__.e(4549), __webpack_require__.e(4271), __webpack_require__.e(8278), __webpack_require__.e(9873), __webpack_require__.e(3369), __webpack_require__.e(4311), __webpack_require__.e(8172)]).then(__webpack_require__.bind(__webpack_require__, 28172));
        finish(await validateCommand({ ...flags, file, output }, shell));
    });
}
function addLines(line) {
    const { shell, finish } = line;
    addCommand(line, 'lines')
        .description('Print where in a diff a comment may stand, as JSON')
        .argument('<diff>', 'a file that holds a unified diff, or - for standard input')
        .action(async (diff) => {
        const { linesCommand } = await Promise.all(/* import() */[__webpack_require__.e(9518), __webpack_require__.e(8927), __webpack_require__.e(4271), __webpack_require__.e(2251)]).then(__webpack_require__.bind(__webpack_require__, 22251));
        finish(await linesCommand(diff, shell));
    });
}
function addSchema(line) {
    const { shell, finish } = line;
    addCommand(line, 'schema')
        .description('Print a JSON Schema')
        .argument('<name>', 'such as review-output or policy; a wrong one is answered with all there are')
        .action(async (name) => {
        const { schemaCommand } = await Promise.all(/* import() */[__webpack_require__.e(9518), __webpack_require__.e(8927), __webpack_require__.e(4549), __webpack_require__.e(8278), __webpack_require__.e(9873), __webpack_require__.e(5997)]).then(__webpack_require__.bind(__webpack_require__, 95997));
        finish(schemaCommand(name, shell));
    });
}
function addConvert(line) {
    const { shell, finish } = line;
    addCommand(line, 'convert')
        .description('Print a document or findings.json in another format, and say what that loses')
        .argument('<file>', 'the document, or the findings.json of a run; - for standard input')
        .requiredOption('--to <format>', 'review-output, review-data, candidate-findings, verdict or sarif')
        .option('--format <name>', 'read it as this format')
        .addOption(contractOption())
        .option('--pull-request <number>', 'the pull request that was reviewed, for review-data')
        .option('--repository <owner/name>', 'its repository, for review-data and verdict')
        .option('--head <commit>', 'the commit that was reviewed, for review-data')
        .option('--timestamp <time>', 'when it was reviewed, for review-data and verdict')
        .option('--reference <link>', 'a Markdown link for findings that cite nothing, for review-output')
        .action(async (file, flags) => {
        const { convertCommand } = await Promise.all(/* import() */[__webpack_require__.e(9518), __webpack_require__.e(802), __webpack_require__.e(8927), __webpack_require__.e(4549), __webpack_require__.e(4271), __webpack_require__.e(9873), __webpack_require__.e(4311), __webpack_require__.e(1246)]).then(__webpack_require__.bind(__webpack_require__, 71246));
        finish(await convertCommand({ file, ...flags }, shell));
    });
}
function addDocumentCommands(line) {
    addValidate(line);
    addLines(line);
    addSchema(line);
    addConvert(line);
}

;// CONCATENATED MODULE: ./build/tools/result-commands.js

const decidingInputs = ['check-name', 'fail-on', 'approve', 'max-comments', 'inline-from', 'contract'];
function addResultCommand(line, name, inputs) {
    const command = addCommand(line, name).option('--review-dir <folder>', 'where the run left its files (default: .code-review of the worktree)');
    for (const input of inputs)
        command.option(`--${input} <value>`, `the input ${input} that the run had`);
    return command;
}
function inputsOfRun(command, names) {
    return new Map([['target', 'local'], ...givenInputs(command, names)]);
}
function addExplain(line) {
    const { shell, output, finish } = line;
    const command = addResultCommand(line, 'explain', decidingInputs)
        .description('Say why a finding blocks or does not, and why the verdict is what it is')
        .argument('[finding]', 'its id, or how it begins; without one the whole result')
        .action(async (finding, { reviewDir }) => {
        const { explainCommand } = await Promise.all(/* import() */[__webpack_require__.e(9518), __webpack_require__.e(4715), __webpack_require__.e(5900), __webpack_require__.e(8927), __webpack_require__.e(4549), __webpack_require__.e(4271), __webpack_require__.e(8278), __webpack_require__.e(3369), __webpack_require__.e(2117), __webpack_require__.e(2860), __webpack_require__.e(6837)]).then(__webpack_require__.bind(__webpack_require__, 66187));
        const inputs = inputsOfRun(command, decidingInputs);
        finish(await explainCommand({ finding, reviewDir, inputs, output }, shell));
    });
}
function addSuppress(line) {
    const { shell, output, finish } = line;
    const command = addResultCommand(line, 'suppress', ['check-name'])
        .description('Withhold a known false positive for good: writes one entry into the policy file')
        .argument('<finding>', 'its id, or how it begins')
        .requiredOption('--reason <text>', 'why it is false')
        .option('--until <day>', 'the last day on which this holds, such as 2026-12-31')
        .option('--config <file>', 'the policy file (default: .github/pr-verdict.yml of the worktree)')
        .action(async (finding, flags) => {
        const { suppressCommand } = await Promise.all(/* import() */[__webpack_require__.e(9518), __webpack_require__.e(4715), __webpack_require__.e(5900), __webpack_require__.e(8927), __webpack_require__.e(4549), __webpack_require__.e(4271), __webpack_require__.e(8278), __webpack_require__.e(3369), __webpack_require__.e(2117), __webpack_require__.e(1584)]).then(__webpack_require__.bind(__webpack_require__, 71584));
        const inputs = inputsOfRun(command, ['check-name']);
        const today = new Date().toISOString().slice(0, 10);
        finish(await suppressCommand({ ...flags, finding, inputs, today, output }, shell));
    });
}
function addResultCommands(line) {
    addExplain(line);
    addSuppress(line);
}

;// CONCATENATED MODULE: ./build/tools/stage-flags.js
const flagGroups = {
    change: 'What is reviewed:',
    reviewers: 'Who reviews:',
    weight: 'What counts:',
    github: 'With --target github:',
    output: 'Output and help:',
};
function flag(group, value, meaning) {
    return { value, meaning, group };
}
const stageFlags = new Map([
    ['mode', flag('change', '<mode>', 'how much is reviewed: full, verify or quick (default: full)')],
    ['pull-request', flag('github', '<number>', 'the pull request')],
    [
        'format',
        flag('reviewers', '<name>', 'the contract that every document must follow (default: told by its shape)'),
    ],
    ['contract', flag('reviewers', '<how>', 'how strictly documents are read: strict or lenient')],
    ['config', flag('weight', '<file>', 'the policy file (default: .github/pr-verdict.yml)')],
    ['review-dir', flag('output', '<folder>', 'where stages leave their files (default: .code-review)')],
    [
        'path-prefix',
        flag('reviewers', '<folder>', "what reviewers' paths are relative to (default: the repository's root)"),
    ],
    ['reviewers', flag('reviewers', '<ids>', 'run only these again, separated by commas')],
    ['fail-on', flag('weight', '<verdict>', 'the mildest verdict that fails: none, WARN, FAIL or ABORT')],
    ['approve', flag('weight', '<switch>', 'whether a clean review may approve: true or false')],
    ['max-comments', flag('weight', '<number>', 'the most comments on lines, 0 to 50')],
    ['inline-from', flag('weight', '<severity>', 'the mildest severity that is shown on its line')],
    [
        'check-name',
        flag('github', '<name>', "the check, and the key of this instance's own reviews (default: pr-verdict)"),
    ],
    ['gate', flag('github', '<kind>', 'what holds up the merge: check, status or job (default: check)')],
    ['step-result', flag('github', '<what>', 'what fails the step: verdict or operational (default: verdict)')],
    [
        'resolve-threads',
        flag('github', '<switch>', 'whether threads of closed findings are resolved: true or false'),
    ],
    ['retry-budget', flag('github', '<time>', 'how long all retries may wait together (default: 5m)')],
    ['scope', flag('change', '<what>', 'changeset, package=NAME, team=NAME or file=PATH (default: changeset)')],
    [
        'target',
        flag('change', '<where>', 'where the change is and the review goes: local or github (default: local)'),
    ],
    ['dry-run', flag('github', '', 'stop before the first write to GitHub')],
]);

;// CONCATENATED MODULE: ./build/tools/stage-commands.js



const stages = ['run', 'publish', 'fetch', 'review', 'ingest', 'write', 'gate'];
const descriptions = {
    run: 'Run all five stages on this worktree',
    publish: 'Run all stages but the reviewers',
    fetch: 'Read the change into the review directory',
    review: 'Run the reviewers',
    ingest: "Check the reviewers' documents and join them",
    write: 'Plan one review and publish it',
    gate: 'Conclude: verdict and exit code',
};
function collect(value, earlier = []) {
    return [...earlier, value];
}
function ownOptions() {
    return [
        [
            'change',
            new esm/* Option */.c$('--base <revision>', "what to compare with (default: the remote's default branch)"),
        ],
        ['change', new esm/* Option */.c$('--head <revision>', 'what to review (default: the work tree as it is)')],
        [
            'reviewers',
            new esm/* Option */.c$('--findings <id=glob>', "a reviewer's documents; may be given several times").argParser(collect),
        ],
        ['reviewers', new esm/* Option */.c$('--trust-policy', "start programs that only this worktree's own policy names")],
    ];
}
function stageOptions() {
    const inputs = [...stageFlags].map(([name, { value, meaning, group }]) => [group, new esm/* Option */.c$(`--${name} ${value}`.trim(), meaning)]);
    const all = [...ownOptions(), ...inputs];
    return Object.entries(flagGroups).flatMap(([group, heading]) => all.filter(([of]) => of === group).map(([, option]) => option.helpGroup(heading)));
}
function addStage(line, stage) {
    const { shell, output, finish } = line;
    const command = addCommand(line, stage, stage === 'run' ? 'whole' : 'stages').description(descriptions[stage]);
    for (const option of stageOptions())
        command.addOption(option);
    command.action(async ({ base, head, findings = [], trustPolicy }) => {
        const { stageCommand } = await Promise.all(/* import() */[__webpack_require__.e(9518), __webpack_require__.e(4715), __webpack_require__.e(802), __webpack_require__.e(5900), __webpack_require__.e(8927), __webpack_require__.e(4549), __webpack_require__.e(4271), __webpack_require__.e(8278), __webpack_require__.e(9873), __webpack_require__.e(3369), __webpack_require__.e(2117), __webpack_require__.e(4311), __webpack_require__.e(2860), __webpack_require__.e(4059), __webpack_require__.e(6118)]).then(__webpack_require__.bind(__webpack_require__, 36118));
        const inputs = new Map([
            ...givenInputs(command, stageFlags.keys()),
            ['findings', findings.join('\n')],
        ]);
        finish(await stageCommand({ stage, inputs, base, head, trustPolicy, output }, shell));
    });
}
function addStageCommands(line) {
    for (const stage of stages)
        addStage(line, stage);
}

;// CONCATENATED MODULE: ./build/tools/program.js









const examples = `
Examples:
  ${project/* project */.C.name} demo                             the whole run on a repository made for it
  ${project/* project */.C.name} run --findings mine=review.json  this worktree, with what a reviewer wrote
  ${project/* project */.C.name} validate review.json             what is wrong with a reviewer's document
  ${project/* project */.C.name} explain                          why the verdict is what it is

Exit codes: 0 passed, 1 the gate failed, 2 could not review, 3 wrong usage or policy`;
function addDemo(line) {
    addCommand(line, 'demo', 'whole')
        .description('Review a small made-up change; needs nothing installed')
        .action(async () => {
        const { demoCommand } = await Promise.all(/* import() */[__webpack_require__.e(9518), __webpack_require__.e(4715), __webpack_require__.e(802), __webpack_require__.e(5900), __webpack_require__.e(8927), __webpack_require__.e(4549), __webpack_require__.e(4271), __webpack_require__.e(8278), __webpack_require__.e(9873), __webpack_require__.e(3369), __webpack_require__.e(2117), __webpack_require__.e(4311), __webpack_require__.e(2860), __webpack_require__.e(4059), __webpack_require__.e(4793)]).then(__webpack_require__.bind(__webpack_require__, 4793));
        line.finish(await demoCommand(line.output, line.shell));
    });
}
function capital(words) {
    return words.charAt(0).toUpperCase() + words.slice(1);
}
function wrongUsage({ message }, command) {
    const isCommand = command !== undefined && /^[a-z]+$/.test(command) && !message.includes('unknown command');
    return new model_failure/* Failure */.HR({
        kind: 'usage',
        code: 'COMMAND_LINE_INVALID',
        message: message === '(outputHelp)' ? 'No command is named' : capital(message.replace(/^error: /, '')),
        fix: `\`${[project/* project */.C.name, ...(isCommand ? [command] : []), '--help'].join(' ')}\` says what it takes.`,
    });
}
async function runProgram(args, shell) {
    let exitCode = 0;
    let text = '';
    const isForProgram = (0,command_answer/* askedOutput */.IS)(args) === 'agent';
    const program = new esm/* Command */.uB(project/* project */.C.name)
        .description('Any reviewers in; one checked review and one verdict out.')
        .version(project/* project */.C.version)
        .configureOutput({
        writeOut: (words) => {
            if (isForProgram)
                text += words;
            else
                shell.say(words);
        },
        writeErr: shell.err,
    })
        .exitOverride()
        .showHelpAfterError('(--help says what it takes)')
        .addHelpText('after', examples);
    const output = (0,command_answer/* outputOf */.jH)(args);
    const finish = (code) => {
        exitCode = code;
    };
    const line = { program, shell, output, finish };
    addStageCommands(line);
    addDemo(line);
    addDocumentCommands(line);
    addResultCommands(line);
    try {
        await program.parseAsync(args, { from: 'user' });
    }
    catch (error) {
        const isUsage = error instanceof esm/* CommanderError */.b7;
        if (isUsage && error.exitCode === 0) {
            if (isForProgram)
                (0,command_answer/* answer */.ZF)({ data: { exitCode: 0, text } }, 'agent', shell);
            return 0;
        }
        const failure = isUsage ? wrongUsage(error, args[0]) : (0,model_failure/* asFailure */.h_)(error);
        if (!isUsage)
            shell.err(`error: ${(0,log_text/* failureText */.kY)(failure)}\n`);
        (0,command_answer/* answer */.ZF)({ data: (0,command_answer/* failureData */.XR)(failure) }, output, shell);
        return (0,model_failure/* endOf */.pJ)(failure).exitCode;
    }
    return exitCode;
}

;// CONCATENATED MODULE: ./build/cli.js







const safe = (text) => (0,log_text/* logText */.kc)(text, (line) => line);
function main(args) {
    outliveReaders(process);
    const output = (0,command_answer/* outputOf */.jH)(args);
    let isAnswered = false;
    const shell = {
        env: process.env,
        cwd: process.cwd(),
        isTerminal: process.stderr.isTTY === true,
        out: (text) => {
            isAnswered = true;
            process.stdout.write(text);
        },
        say: (text) => void process.stdout.write(safe(text)),
        err: (text) => void process.stderr.write(safe(text)),
        log: (text) => void process.stderr.write(text),
        columns: () => process.stderr.columns || 80,
    };
    const lastWords = () => {
        if (output === 'human' || isAnswered)
            return undefined;
        const failure = (0,run_cancelled/* runCancelled */.L)();
        (0,command_answer/* answer */.ZF)({ data: (0,command_answer/* failureData */.XR)(failure) }, output, shell);
        return (0,model_failure/* endOf */.pJ)(failure).exitCode;
    };
    return (0,interruption.interruptible)((interruption) => runProgram(args, { ...shell, interruption }), lastWords);
}


/***/ }),

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

/***/ 7464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   interruptible: () => (/* binding */ interruptible),
/* harmony export */   q: () => (/* binding */ uninterrupted)
/* harmony export */ });
/* harmony import */ var _at_end_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88562);

const asksToEnd = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const uninterrupted = { hold: (work) => work(new AbortController().signal) };
async function interruptible(work, lastWords = () => undefined) {
    const controller = new AbortController();
    let received;
    let held = 0;
    const stopListening = () => {
        for (const name of asksToEnd)
            process.off(name, onSignal);
    };
    const endIfAsked = () => {
        if (received === undefined || held > 0)
            return;
        const exitCode = lastWords();
        if (exitCode !== undefined)
            process.exit(exitCode);
        (0,_at_end_js__WEBPACK_IMPORTED_MODULE_0__/* .undoAll */ .w)();
        stopListening();
        process.kill(process.pid, received);
    };
    const onSignal = (signal) => {
        if (received !== undefined)
            return;
        received = signal;
        controller.abort();
        endIfAsked();
    };
    const hold = async (heldWork) => {
        held += 1;
        try {
            return await heldWork(controller.signal);
        }
        finally {
            held -= 1;
            endIfAsked();
            if (received !== undefined)
                await never();
        }
    };
    for (const name of asksToEnd)
        process.on(name, onSignal);
    try {
        return await work({ hold });
    }
    finally {
        stopListening();
    }
}
function never() {
    return new Promise(() => setInterval(() => undefined, 1_000));
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


/***/ }),

/***/ 15976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ askedOutput),
/* harmony export */   V4: () => (/* binding */ outputs),
/* harmony export */   XR: () => (/* binding */ failureData),
/* harmony export */   ZF: () => (/* binding */ answer),
/* harmony export */   jH: () => (/* binding */ outputOf),
/* harmony export */   rt: () => (/* binding */ printsData)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74268);


const outputs = ['human', 'agent'];
const dataCommands = new Set(['lines', 'schema', 'convert']);
function printsData(command) {
    return dataCommands.has(command);
}
function outputOf(args) {
    const [command = ''] = args;
    return printsData(command) || args.includes('--json') ? 'agent' : askedOutput(args);
}
function askedOutput(args) {
    const given = args.flatMap((each, at) => {
        if (each === '--output')
            return [args[at + 1]];
        return each.startsWith('--output=') ? [each.slice('--output='.length)] : [];
    });
    return given.at(-1) === 'agent' ? 'agent' : 'human';
}
function answer({ data, page }, output, shell) {
    if (output === 'agent')
        shell.out((0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s)(data));
    else if (page !== undefined)
        shell.say(page);
}
function failureData(failure, redact = (text) => text) {
    const { code, message, fix } = failure;
    return { ...(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(failure), code, message: redact(message), fix: redact(fix) };
}


/***/ })

};
