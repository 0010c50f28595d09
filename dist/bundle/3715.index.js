export const id = 3715;
export const ids = [3715];
export const modules = {

/***/ 63715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./build/model/failure.js
var model_failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/runner/interruption.js
var interruption = __webpack_require__(7464);
// EXTERNAL MODULE: ./build/runner/terminal-reporter.js
var terminal_reporter = __webpack_require__(24481);
// EXTERNAL MODULE: ./build/tools/command-answer.js
var command_answer = __webpack_require__(15976);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/model/project.js
var project = __webpack_require__(13411);
;// CONCATENATED MODULE: ./build/tools/command-definition.js



const commandGroups = {
    whole: 'Review:',
    setup: 'Set up:',
    stages: 'One stage each:',
    tools: 'Documents and results:',
};
const examples = {
    run: 'run --findings mine=review.json --base main',
    fetch: 'fetch --base main',
    review: 'review --reviewers eslint',
    ingest: 'ingest --findings mine=review.json',
    write: 'write --dry-run',
    gate: 'gate --fail-on FAIL',
    publish: 'publish --target github --pull-request 7',
    demo: 'demo',
    validate: 'validate review.json --diff change.diff',
    lines: 'lines change.diff',
    schema: 'schema review-output.transport',
    prompt: 'prompt review-output --for primary',
    convert: 'convert review.json --to sarif',
    explain: 'explain security-841254fe-3',
    suppress: 'suppress security-841254fe-3 --reason "The table is public"',
};
function addCommand({ program }, name, group = 'tools') {
    const option = (0,command_answer/* printsData */.rt)(name)
        ? new esm/* Option */.c$('--output <mode>', 'always JSON here').choices(command_answer/* outputs */.V4).default('agent')
        : new esm/* Option */.c$('--output <mode>', 'what is printed: Markdown for people or JSON for programs')
            .choices(command_answer/* outputs */.V4)
            .default('human');
    const command = program.command(name).helpGroup(commandGroups[group]).addOption(option);
    const example = examples[name];
    return example === undefined
        ? command
        : command.addHelpText('after', `\nExample:\n  ${project/* project */.C.name} ${example}`);
}
function givenInputs(command, names) {
    return [...names].flatMap((name) => {
        const value = command.getOptionValue(new esm/* Option */.c$(`--${name}`).attributeName());
        return value === undefined ? [] : [[name, String(value)]];
    });
}

;// CONCATENATED MODULE: ./build/tools/document-commands.js


function contractOption() {
    return new esm/* Option */.c$('--contract <how>', 'how strictly it is read').choices(['tolerant', 'strict']);
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
        const { validateCommand } = await Promise.all(/* import() */[__webpack_require__.e(5798), __webpack_require__.e(7291), __webpack_require__.e(1893), __webpack_require__.e(8815), __webpack_require__.e(693), __webpack_require__.e(445), __webpack_require__.e(6152), __webpack_require__.e(4271), __webpack_require__.e(7752), __webpack_require__.e(7369), __webpack_require__.e(8431)]).then(__webpack_require__.bind(__webpack_require__, 28172));
        finish(await validateCommand({ ...flags, file, output }, shell));
    });
}
function addLines(line) {
    const { shell, finish } = line;
    addCommand(line, 'lines')
        .description('Print where in a diff a comment may stand, as JSON')
        .argument('<diff>', 'a file that holds a unified diff, or - for standard input')
        .action(async (diff) => {
        const { linesCommand } = await Promise.all(/* import() */[__webpack_require__.e(5798), __webpack_require__.e(7291), __webpack_require__.e(1893), __webpack_require__.e(445), __webpack_require__.e(4271), __webpack_require__.e(7752), __webpack_require__.e(6739)]).then(__webpack_require__.bind(__webpack_require__, 56739));
        finish(await linesCommand(diff, shell));
    });
}
function addSchema(line) {
    const { shell, finish } = line;
    addCommand(line, 'schema')
        .description('Print a JSON Schema')
        .argument('<name>', 'such as review-output or policy; a wrong one is answered with all there are')
        .action(async (name) => {
        const { schemaCommand } = await Promise.all(/* import() */[__webpack_require__.e(5798), __webpack_require__.e(445), __webpack_require__.e(6152), __webpack_require__.e(5997)]).then(__webpack_require__.bind(__webpack_require__, 95997));
        finish(schemaCommand(name, shell));
    });
}
function addPrompt(line) {
    const { shell, finish } = line;
    addCommand(line, 'prompt')
        .description('Print what to ask a model for a review in one of the contracts')
        .argument('<format>', 'review-output, review-data, candidate-findings, envelope or verdict')
        .option('--for <role>', 'primary, challenger or verify', 'primary')
        .action(async (format, flags) => {
        const { promptCommand } = await Promise.all(/* import() */[__webpack_require__.e(5798), __webpack_require__.e(445), __webpack_require__.e(6152), __webpack_require__.e(1196)]).then(__webpack_require__.bind(__webpack_require__, 51196));
        finish(promptCommand(format, flags.for, shell));
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
        const { convertCommand } = await Promise.all(/* import() */[__webpack_require__.e(5798), __webpack_require__.e(7291), __webpack_require__.e(1893), __webpack_require__.e(445), __webpack_require__.e(6152), __webpack_require__.e(4271), __webpack_require__.e(7752), __webpack_require__.e(950)]).then(__webpack_require__.bind(__webpack_require__, 80950));
        finish(await convertCommand({ file, ...flags }, shell));
    });
}
function addDocumentCommands(line) {
    addValidate(line);
    addLines(line);
    addSchema(line);
    addPrompt(line);
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
        .option('--prompt', 'print the open findings as one task for a coding agent')
        .action(async (finding, { reviewDir, prompt }) => {
        const { explainCommand } = await Promise.all(/* import() */[__webpack_require__.e(5798), __webpack_require__.e(7291), __webpack_require__.e(1893), __webpack_require__.e(8815), __webpack_require__.e(298), __webpack_require__.e(693), __webpack_require__.e(445), __webpack_require__.e(6152), __webpack_require__.e(4271), __webpack_require__.e(7752), __webpack_require__.e(7699), __webpack_require__.e(7369), __webpack_require__.e(9139), __webpack_require__.e(4899)]).then(__webpack_require__.bind(__webpack_require__, 34899));
        const inputs = inputsOfRun(command, decidingInputs);
        finish(await explainCommand({ finding, reviewDir, inputs, output, prompt }, shell));
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
        const { suppressCommand } = await Promise.all(/* import() */[__webpack_require__.e(5798), __webpack_require__.e(7291), __webpack_require__.e(1893), __webpack_require__.e(8815), __webpack_require__.e(298), __webpack_require__.e(693), __webpack_require__.e(445), __webpack_require__.e(6152), __webpack_require__.e(4271), __webpack_require__.e(7752), __webpack_require__.e(7699), __webpack_require__.e(7369), __webpack_require__.e(9139), __webpack_require__.e(5389)]).then(__webpack_require__.bind(__webpack_require__, 95389));
        const inputs = inputsOfRun(command, ['check-name']);
        const today = new Date().toISOString().slice(0, 10);
        finish(await suppressCommand({ ...flags, finding, inputs, today, output }, shell));
    });
}
function addResultCommands(line) {
    addExplain(line);
    addSuppress(line);
}

// EXTERNAL MODULE: ./build/tools/propose-setup.js
var propose_setup = __webpack_require__(74506);
;// CONCATENATED MODULE: ./build/tools/setup-commands.js



function addSetupCommands(line) {
    const { shell, output, finish } = line;
    addCommand(line, 'init', 'setup')
        .description('Propose a policy and workflows for this repository, and write them on consent')
        .option('--reviewers <ids>', 'such as eslint,claude-code (default: the linters that are configured here)')
        .addOption(new esm/* Option */.c$('--layout <name>', 'called: three jobs maintained with the action; jobs: one job per reviewer')
        .choices(propose_setup/* layouts */.Y)
        .default('called'))
        .option('--advisory', 'report what would fail, and block nothing')
        .option('--yes', 'write without asking')
        .addHelpText('after', '\nExample:\n  pr-verdict init --reviewers eslint,claude-code --advisory')
        .action(async (flags) => {
        const { initCommand } = await Promise.all(/* import() */[__webpack_require__.e(5798), __webpack_require__.e(7291), __webpack_require__.e(298), __webpack_require__.e(445), __webpack_require__.e(6152), __webpack_require__.e(4271), __webpack_require__.e(7699), __webpack_require__.e(9297)]).then(__webpack_require__.bind(__webpack_require__, 59297));
        finish(await initCommand({ ...flags, output }, shell));
    });
    addCommand(line, 'doctor', 'setup')
        .description('Check policy, workflows, token and branch rules, and say what to change')
        .option('--repo <owner/name>', 'the repository on GitHub (default: the remote of this one)')
        .option('--json', 'print the checks as JSON, as --output agent does')
        .addHelpText('after', '\nExample:\n  GITHUB_TOKEN=$(gh auth token) pr-verdict doctor')
        .action(async (flags) => {
        const { doctorCommand } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(8815), __webpack_require__.e(298), __webpack_require__.e(4271), __webpack_require__.e(7699), __webpack_require__.e(2869)]).then(__webpack_require__.bind(__webpack_require__, 32869));
        finish(await doctorCommand({ ...flags, output }, shell));
    });
}

;// CONCATENATED MODULE: ./build/tools/stage-commands.js


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
    ['contract', flag('reviewers', '<how>', 'how documents are read: tolerant or strict')],
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
        const { stageCommand } = await Promise.all(/* import() */[__webpack_require__.e(5798), __webpack_require__.e(7291), __webpack_require__.e(1893), __webpack_require__.e(8815), __webpack_require__.e(298), __webpack_require__.e(693), __webpack_require__.e(445), __webpack_require__.e(6152), __webpack_require__.e(4271), __webpack_require__.e(7752), __webpack_require__.e(7699), __webpack_require__.e(7369), __webpack_require__.e(9139), __webpack_require__.e(3738), __webpack_require__.e(6118)]).then(__webpack_require__.bind(__webpack_require__, 36118));
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










const program_examples = `
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
        const { demoCommand } = await Promise.all(/* import() */[__webpack_require__.e(5798), __webpack_require__.e(7291), __webpack_require__.e(1893), __webpack_require__.e(8815), __webpack_require__.e(298), __webpack_require__.e(693), __webpack_require__.e(445), __webpack_require__.e(6152), __webpack_require__.e(4271), __webpack_require__.e(7752), __webpack_require__.e(7699), __webpack_require__.e(7369), __webpack_require__.e(9139), __webpack_require__.e(3738), __webpack_require__.e(2669)]).then(__webpack_require__.bind(__webpack_require__, 52669));
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
        .description('Any reviewers in, one checked review and one verdict out.')
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
        .addHelpText('after', program_examples);
    const output = (0,command_answer/* outputOf */.jH)(args);
    const finish = (code) => {
        exitCode = code;
    };
    const line = { program, shell, output, finish };
    addStageCommands(line);
    addDemo(line);
    addSetupCommands(line);
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
            shell.err(`error: ${(0,terminal_reporter/* failureText */.kY)(failure)}\n`);
        (0,command_answer/* answer */.ZF)({ data: (0,command_answer/* failureData */.XR)(failure) }, output, shell);
        return (0,model_failure/* endOf */.pJ)(failure).exitCode;
    }
    return exitCode;
}

;// CONCATENATED MODULE: ./build/cli.js





const safe = (text) => (0,terminal_reporter/* logText */.kc)(text, (line) => line);
function main(args) {
    (0,interruption/* outliveReaders */.Bd)(process);
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
        const failure = (0,model_failure/* runCancelled */.LJ)();
        (0,command_answer/* answer */.ZF)({ data: (0,command_answer/* failureData */.XR)(failure) }, output, shell);
        return (0,model_failure/* endOf */.pJ)(failure).exitCode;
    };
    return (0,interruption.interruptible)((interruption) => runProgram(args, { ...shell, interruption }), lastWords);
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
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70271);


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
        shell.out((0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(data));
    else if (page !== undefined)
        shell.say(page);
}
function failureData(failure, redact = (text) => text) {
    const { code, message, fix } = failure;
    return { ...(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(failure), code, message: redact(message), fix: redact(fix) };
}


/***/ }),

/***/ 74506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ layouts),
/* harmony export */   g: () => (/* binding */ proposeSetup)
/* harmony export */ });
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48301);

const layouts = ['called', 'jobs'];
const checkout = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';
const upload = 'actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0';
const download = 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1';
const types = '[opened, synchronize, reopened, ready_for_review, edited, closed]';
const isCode = "github.event.action != 'edited' || github.event.changes.base";
const isReview = `github.event.action != 'closed' && (${isCode})`;
const group = `review-${expression('github.event.pull_request.number')}-${expression(`(${isCode}) && 'code' || 'words'`)}`;
const head = expression('github.event.pull_request.head.sha');
const reviewDir = `${expression('runner.temp')}/review`;
function proposeSetup(facts, options) {
    return [
        { path: _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultPolicyPath */ .r2, content: policyFile(options) },
        {
            path: '.github/workflows/review.yml',
            content: options.layout === 'called' ? callingWorkflow(facts, options) : jobsWorkflow(facts, options),
        },
        { path: '.github/workflows/review-events.yml', content: eventsWorkflow(options) },
    ];
}
function policyFile({ reviewers, advisory }) {
    const lines = ['# yaml-language-server: $schema=./pr-verdict.schema.json', 'version: 1'];
    if (advisory) {
        lines.push('policy:', '  # Reports what would fail and blocks nothing. Remove it to let the check decide.');
        lines.push('  enforce: false');
    }
    if (reviewers.length > 0)
        lines.push('reviewers:');
    for (const { id, policy } of reviewers)
        lines.push(`  ${id}:`, ...indented(policy, 4));
    return file(lines);
}
function callingWorkflow(facts, options) {
    const setup = unique(options.reviewers.flatMap((reviewer) => setupOf(reviewer, facts)));
    const secrets = unique(options.reviewers.flatMap(({ secret }) => secret?.name ?? []));
    return file([
        'name: Review',
        ...trigger,
        'jobs:',
        '  review:',
        '    permissions: { contents: read, pull-requests: write, issues: read, checks: write }',
        `    uses: ${options.address}/.github/workflows/review.yml@${options.ref}`,
        ...(setup.length === 0 ? [] : ['    with:', '      setup: |', ...indented(setup, 8)]),
        ...(secrets.length === 0
            ? []
            : ['    secrets:', ...secrets.map((name) => `      ${secretLine(name, name)}`)]),
    ]);
}
function jobsWorkflow(facts, options) {
    const action = `${options.address}@${options.ref}`;
    const jobs = options.reviewers.map(({ id }) => `review-${id}`);
    return file([
        'name: Review',
        ...trigger,
        'jobs:',
        ...job('open', {
            when: isReview,
            minutes: 5,
            permissions: ['contents: read', 'pull-requests: read', 'checks: write'],
            steps: step(action, ['stage: open']),
        }),
        ...options.reviewers.flatMap((reviewer) => ['', ...reviewerJob(reviewer, facts, action)]),
        '',
        ...job('publish', {
            needs: ['open', ...jobs],
            when: expression("!cancelled() && needs.open.result != 'skipped'"),
            minutes: 10,
            permissions: ['contents: read', 'pull-requests: write', 'issues: read', 'checks: write'],
            steps: [
                ...options.reviewers.flatMap(({ id }) => step(download, artifactOf(id), ['continue-on-error: true'])),
                ...step(action, ['stage: publish', `review-dir: ${reviewDir}`]),
            ],
        }),
        '',
        '  # Other pull requests may share the head of the closed one.',
        ...job('closed', {
            when: "github.event.action == 'closed'",
            minutes: 5,
            permissions: ['contents: read', 'pull-requests: write', 'issues: read', 'checks: write'],
            steps: [`- uses: ${action}`],
        }),
    ]);
}
function reviewerJob(reviewer, facts, action) {
    const { id, secret } = reviewer;
    const env = secret === undefined ? [] : ['env:', `  ${secretLine(secret.variable, secret.name)}`];
    const setup = setupOf(reviewer, facts);
    return job(`review-${id}`, {
        when: isReview,
        minutes: 30,
        permissions: ['contents: read', 'pull-requests: read', 'issues: read', 'checks: read'],
        steps: [
            ...step(checkout, [`ref: ${head}`, 'persist-credentials: false']),
            ...(setup.length === 0 ? [] : ['- run: |', ...indented(setup, 4)]),
            ...step(action, ['stage: fetch', `review-dir: ${reviewDir}`]),
            ...step(action, ['stage: review', `reviewers: ${id}`, `review-dir: ${reviewDir}`], env),
            ...step(upload, [...artifactOf(id), 'if-no-files-found: ignore'], ['if: always()']),
        ],
    });
}
function artifactOf(id) {
    return [`name: pr-verdict-reviewer-${id}`, `path: ${reviewDir}/reviewers/${id}`];
}
function eventsWorkflow({ address, ref }) {
    const number = 'github.event.issue.number || github.event.pull_request.number || github.sha';
    return file([
        'name: Commands and merge queue',
        'on:',
        '  issue_comment: { types: [created, edited, deleted] }',
        '  pull_request_review_comment: { types: [created, edited, deleted] }',
        '  merge_group:',
        'permissions: {}',
        'concurrency:',
        `  group: commands-${expression(number)}`,
        'jobs:',
        '  apply:',
        '    permissions: { contents: read, pull-requests: write, issues: read, checks: write }',
        `    uses: ${address}/.github/workflows/review-events.yml@${ref}`,
    ]);
}
const trigger = [
    'on:',
    '  pull_request:',
    `    types: ${types}`,
    'permissions: {}',
    'concurrency:',
    `  group: ${group}`,
    '  cancel-in-progress: true',
];
function job(name, { when, minutes, permissions, needs, steps }) {
    return indented([
        `${name}:`,
        ...(needs === undefined ? [] : [`  needs: [${needs.join(', ')}]`]),
        `  if: ${when}`,
        '  runs-on: ubuntu-latest',
        `  timeout-minutes: ${minutes}`,
        '  permissions:',
        ...indented(permissions, 4),
        '  steps:',
        ...indented(steps, 4),
    ], 2);
}
function step(uses, inputs, more = []) {
    return [`- uses: ${uses}`, ...indented(more, 2), '  with:', ...indented(inputs, 4)];
}
function setupOf({ id, setup }, { paths }) {
    if (setup !== undefined)
        return setup.split('\n');
    if (id !== 'eslint' && id !== 'biome')
        return [];
    if (paths.includes('pnpm-lock.yaml')) {
        return ['corepack enable', 'pnpm install --frozen-lockfile --ignore-scripts'];
    }
    if (paths.includes('yarn.lock'))
        return ['corepack enable', 'yarn install --immutable --mode=skip-build'];
    if (paths.includes('bun.lock'))
        return ['npm install --global bun', 'bun install --frozen-lockfile --ignore-scripts'];
    return [paths.includes('package-lock.json') ? 'npm ci --ignore-scripts' : 'npm install --ignore-scripts'];
}
function secretLine(variable, secret) {
    return `${variable}: ${expression(`secrets.${secret}`)}`;
}
function expression(text) {
    return `$\{{ ${text} }}`;
}
function indented(lines, width) {
    return lines.map((line) => (line === '' ? '' : `${' '.repeat(width)}${line}`));
}
function unique(lines) {
    return [...new Set(lines)];
}
function file(lines) {
    return `${lines.join('\n')}\n`;
}


/***/ })

};
