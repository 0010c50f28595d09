export const id = 163;
export const ids = [163];
export const modules = {

/***/ 28163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  carryOut: () => (/* binding */ carryOut),
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/commands/answer.js
var answer = __webpack_require__(40993);
;// CONCATENATED MODULE: ./build/commands/flags.js
const stageFlags = new Map([
    ['mode', ['<mode>', 'how much is reviewed: full, verify or quick (default: full)']],
    ['pull-request', ['<number>', 'the pull request, with --target github']],
    ['format', ['<name>', 'the contract that every document must follow (default: told by its shape)']],
    ['contract', ['<how>', 'how strictly documents are read: strict or lenient']],
    ['config', ['<file>', 'the policy file (default: .github/pr-verdict.yml)']],
    ['review-dir', ['<folder>', 'where stages leave their files (default: .code-review)']],
    ['path-prefix', ['<folder>', "what reviewers' paths are relative to (default: the repository's root)"]],
    ['reviewers', ['<ids>', 'run only these again, separated by commas']],
    ['fail-on', ['<verdict>', 'the mildest verdict that fails: none, WARN, FAIL or ABORT']],
    ['approve', ['<switch>', 'whether a clean review may approve: true or false']],
    ['max-comments', ['<number>', 'the most comments on lines, 0 to 50']],
    ['inline-from', ['<severity>', 'the mildest severity that is shown on its line']],
    ['check-name', ['<name>', "the check, and the key of this instance's own reviews (default: pr-verdict)"]],
    ['gate', ['<kind>', 'what holds up the merge: check, status or job (default: check)']],
    ['step-result', ['<what>', 'what fails the step: verdict or operational (default: verdict)']],
    ['resolve-threads', ['<switch>', 'whether threads of closed findings are resolved: true or false']],
    ['retry-budget', ['<time>', 'how long all retries may wait together (default: 5m)']],
    ['scope', ['<what>', 'changeset, package=NAME, team=NAME or file=PATH (default: changeset)']],
    ['target', ['<where>', 'where the change is and the review goes: local or github (default: local)']],
    ['dry-run', ['', 'stop before the first write to GitHub']],
]);

// EXTERNAL MODULE: ./build/domain/failure.js
var domain_failure = __webpack_require__(54543);
;// CONCATENATED MODULE: ./build/domain/project.js
const project = {
    name: 'pr-verdict',
    home: 'OWNER/pr-verdict',
    version: '0.1.0',
};

// EXTERNAL MODULE: ./build/edges/reporter/log-text.js
var log_text = __webpack_require__(39109);
// EXTERNAL MODULE: ./build/edges/reporter/reporter.js
var reporter = __webpack_require__(52466);
;// CONCATENATED MODULE: ./build/cli.js







const stages = {
    run: 'Run all five stages on this worktree',
    fetch: 'Read the change into the review directory',
    review: 'Run the reviewers',
    ingest: "Check the reviewers' documents and join them",
    write: 'Plan one review and publish it',
    gate: 'Conclude: verdict and exit code',
};
function addCommand({ program }, name) {
    const option = (0,answer/* printsData */.rt)(name)
        ? new esm/* Option */.c$('--output <mode>', 'always JSON here').choices(answer/* outputs */.V4).default('agent')
        : new esm/* Option */.c$('--output <mode>', 'what is printed: Markdown for people or JSON for programs')
            .choices(answer/* outputs */.V4)
            .default('human');
    return program.command(name).addOption(option);
}
function collect(value, earlier = []) {
    return [...earlier, value];
}
function addStage(context, stage) {
    const { shell, output, finish } = context;
    const command = addCommand(context, stage)
        .description(stages[stage])
        .option('--base <revision>', "what to compare with (default: the remote's default branch)")
        .option('--head <revision>', 'what to review (default: the work tree as it is)')
        .option('--findings <id=glob>', "a reviewer's documents; may be given several times", collect);
    for (const [name, [value, meaning]] of stageFlags)
        command.option(`--${name} ${value}`.trim(), meaning);
    command.action(async (given) => {
        const { stageCommand } = await Promise.all(/* import() */[__webpack_require__.e(377), __webpack_require__.e(547), __webpack_require__.e(715), __webpack_require__.e(298), __webpack_require__.e(802), __webpack_require__.e(258), __webpack_require__.e(934), __webpack_require__.e(429), __webpack_require__.e(647), __webpack_require__.e(513), __webpack_require__.e(519), __webpack_require__.e(758), __webpack_require__.e(446), __webpack_require__.e(820), __webpack_require__.e(13)]).then(__webpack_require__.bind(__webpack_require__, 98013));
        const word = (name) => (typeof given[name] === 'string' ? given[name] : undefined);
        const inputs = [...stageFlags.keys()].flatMap((name) => {
            const value = given[camel(name)];
            return value === undefined ? [] : [[name, String(value)]];
        });
        const code = await stageCommand({
            stage,
            inputs: new Map([...inputs, ['findings', given.findings?.join('\n') ?? '']]),
            base: word('base'),
            head: word('head'),
            output,
        }, shell);
        finish(code);
    });
}
function addDemo(context) {
    addCommand(context, 'demo')
        .description('Review a small made-up change; needs nothing installed')
        .action(async () => {
        const { demoCommand } = await Promise.all(/* import() */[__webpack_require__.e(377), __webpack_require__.e(547), __webpack_require__.e(715), __webpack_require__.e(298), __webpack_require__.e(802), __webpack_require__.e(258), __webpack_require__.e(934), __webpack_require__.e(429), __webpack_require__.e(647), __webpack_require__.e(513), __webpack_require__.e(519), __webpack_require__.e(758), __webpack_require__.e(446), __webpack_require__.e(820), __webpack_require__.e(437)]).then(__webpack_require__.bind(__webpack_require__, 46437));
        context.finish(await demoCommand(context.output, context.shell));
    });
}
const decidingInputs = ['check-name', 'fail-on', 'approve', 'max-comments', 'inline-from', 'contract'];
function finishedRunCommand(context, name, inputs) {
    const command = addCommand(context, name).option('--review-dir <folder>', 'where the run left its files (default: .code-review of the worktree)');
    for (const input of inputs)
        command.option(`--${input} <value>`, `the input ${input} that the run had`);
    return command;
}
function givenInputs(command, names) {
    const given = names.flatMap((name) => {
        const value = command.getOptionValue(camel(name));
        return typeof value === 'string' ? [[name, value]] : [];
    });
    return new Map([['target', 'local'], ...given]);
}
function addReadingTools(context) {
    const { shell, output, finish } = context;
    const explain = finishedRunCommand(context, 'explain', decidingInputs)
        .description('Say why a finding blocks or does not, and why the verdict is what it is')
        .argument('[finding]', 'its id, or how it begins; without one the whole result')
        .action(async (finding, { reviewDir }) => {
        const { explainCommand } = await Promise.all(/* import() */[__webpack_require__.e(377), __webpack_require__.e(547), __webpack_require__.e(715), __webpack_require__.e(298), __webpack_require__.e(258), __webpack_require__.e(934), __webpack_require__.e(429), __webpack_require__.e(647), __webpack_require__.e(519), __webpack_require__.e(424)]).then(__webpack_require__.bind(__webpack_require__, 86424));
        const inputs = givenInputs(explain, decidingInputs);
        finish(await explainCommand({ finding, reviewDir, inputs, output }, shell));
    });
    const suppress = finishedRunCommand(context, 'suppress', ['check-name'])
        .description('Withhold a known false positive for good: writes one entry into the policy file')
        .argument('<finding>', 'its id, or how it begins')
        .requiredOption('--reason <text>', 'why it is false')
        .option('--until <day>', 'the last day on which this holds, such as 2026-12-31')
        .option('--config <file>', 'the policy file (default: .github/pr-verdict.yml of the worktree)')
        .action(async (finding, given) => {
        const { suppressCommand } = await Promise.all(/* import() */[__webpack_require__.e(377), __webpack_require__.e(547), __webpack_require__.e(715), __webpack_require__.e(298), __webpack_require__.e(258), __webpack_require__.e(934), __webpack_require__.e(429), __webpack_require__.e(647), __webpack_require__.e(519), __webpack_require__.e(365)]).then(__webpack_require__.bind(__webpack_require__, 8365));
        const inputs = givenInputs(suppress, ['check-name']);
        const today = new Date().toISOString().slice(0, 10);
        finish(await suppressCommand({ ...given, finding, inputs, today, output }, shell));
    });
}
function addTools(context) {
    const { shell, output, finish } = context;
    const contract = () => new esm/* Option */.c$('--contract <how>', 'how strictly it is read').choices(['strict', 'lenient']);
    addCommand(context, 'validate')
        .description("Check a reviewer's document, or the policy file, and say everything that is wrong with it")
        .argument('<file>', 'the document, or a .yml file for the policy; - for standard input')
        .option('--diff <file>', 'the diff under review: checks lines and paths as well')
        .option('--head <commit>', 'the commit under review')
        .option('--format <name>', 'read it as this format')
        .addOption(contract())
        .option('--json', 'print {valid, errors[]}, as --output agent does')
        .action(async (file, flags) => {
        const { validateCommand } = await Promise.all(/* import() */[__webpack_require__.e(377), __webpack_require__.e(547), __webpack_require__.e(715), __webpack_require__.e(802), __webpack_require__.e(258), __webpack_require__.e(934), __webpack_require__.e(429), __webpack_require__.e(513), __webpack_require__.e(758), __webpack_require__.e(541)]).then(__webpack_require__.bind(__webpack_require__, 17541));
        finish(await validateCommand({ ...flags, file, output }, shell));
    });
    addCommand(context, 'lines')
        .description('Print where in a diff a comment may stand, as JSON')
        .argument('<diff>', 'a file that holds a unified diff, or - for standard input')
        .action(async (diff) => {
        const { linesCommand } = await Promise.all(/* import() */[__webpack_require__.e(758), __webpack_require__.e(879)]).then(__webpack_require__.bind(__webpack_require__, 56486));
        finish(await linesCommand(diff, shell));
    });
    addCommand(context, 'schema')
        .description('Print a JSON Schema')
        .argument('<name>', 'such as review-output or policy; a wrong one is answered with all there are')
        .action(async (name) => {
        const { schemaCommand } = await Promise.all(/* import() */[__webpack_require__.e(377), __webpack_require__.e(298), __webpack_require__.e(934), __webpack_require__.e(647), __webpack_require__.e(446), __webpack_require__.e(234)]).then(__webpack_require__.bind(__webpack_require__, 94292));
        finish(schemaCommand(name, shell));
    });
    addCommand(context, 'convert')
        .description('Print a document in another format, and what that loses')
        .argument('<file>', 'the document')
        .requiredOption('--to <format>', 'the format to write')
        .option('--format <name>', 'read it as this format')
        .addOption(contract())
        .action(async (file, flags) => {
        const { convertCommand } = await Promise.all(/* import() */[__webpack_require__.e(377), __webpack_require__.e(547), __webpack_require__.e(802), __webpack_require__.e(258), __webpack_require__.e(513), __webpack_require__.e(416)]).then(__webpack_require__.bind(__webpack_require__, 71416));
        finish(await convertCommand({ file, ...flags }, shell));
    });
}
function camel(name) {
    return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
function wrongUsage({ message }, command) {
    const isCommand = command !== undefined && /^[a-z]+$/.test(command) && !message.includes('unknown command');
    return new domain_failure/* Failure */.HR({
        kind: 'usage',
        code: 'COMMAND_LINE_INVALID',
        message: message === '(outputHelp)' ? 'no command is named' : message.replace(/^error: /, ''),
        fix: `${[project.name, ...(isCommand ? [command] : []), '--help'].join(' ')} says what it takes`,
    });
}
async function carryOut(args, shell) {
    let exitCode = 0;
    const program = new esm/* Command */.uB(project.name)
        .description('Any reviewers in; one checked review and one verdict out.')
        .version(project.version)
        .configureOutput({ writeOut: shell.say, writeErr: shell.err })
        .exitOverride()
        .showHelpAfterError('(--help says what it takes)');
    const finish = (code) => {
        exitCode = code;
    };
    const output = (0,answer/* outputOf */.jH)(args);
    const context = { program, shell, output, finish };
    for (const stage of ['run', 'fetch', 'review', 'ingest', 'write', 'gate']) {
        addStage(context, stage);
    }
    addDemo(context);
    addTools(context);
    addReadingTools(context);
    try {
        await program.parseAsync(args, { from: 'user' });
    }
    catch (error) {
        const isUsage = error instanceof esm/* CommanderError */.b7;
        if (isUsage && error.exitCode === 0)
            return 0;
        const failure = isUsage ? wrongUsage(error, args[0]) : (0,domain_failure/* asFailure */.h_)(error);
        if (!isUsage)
            shell.err(`error: ${(0,reporter/* failureText */.k)(failure)}\n`);
        (0,answer/* answer */.ZF)({ data: (0,answer/* failureData */.XR)(failure) }, output, shell);
        return (0,domain_failure/* endOf */.pJ)(failure).exitCode;
    }
    return exitCode;
}
const safe = (text) => (0,log_text/* logText */.k)(text, (line) => line);
function main(args) {
    return carryOut(args, {
        env: process.env,
        cwd: process.cwd(),
        isTerminal: process.stderr.isTTY === true,
        out: (text) => void process.stdout.write(text),
        say: (text) => void process.stdout.write(safe(text)),
        err: (text) => void process.stderr.write(safe(text)),
        log: (text) => void process.stderr.write(text),
        columns: () => process.stderr.columns || 80,
    });
}


/***/ }),

/***/ 40993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V4: () => (/* binding */ outputs),
/* harmony export */   XR: () => (/* binding */ failureData),
/* harmony export */   ZF: () => (/* binding */ answer),
/* harmony export */   jH: () => (/* binding */ outputOf),
/* harmony export */   rt: () => (/* binding */ printsData)
/* harmony export */ });
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54543);

const outputs = ['human', 'agent'];
const dataCommands = new Set(['lines', 'schema', 'convert']);
function printsData(command) {
    return dataCommands.has(command);
}
function outputOf(args) {
    const [command = ''] = args;
    if (printsData(command) || args.includes('--json'))
        return 'agent';
    const given = args.flatMap((each, at) => {
        if (each === '--output')
            return [args[at + 1]];
        return each.startsWith('--output=') ? [each.slice('--output='.length)] : [];
    });
    return given.at(-1) === 'agent' ? 'agent' : 'human';
}
function answer({ data, page }, output, shell) {
    if (output === 'agent')
        shell.out(inertJson(data));
    else if (page !== undefined)
        shell.say(page);
}
function failureData(failure, redact = (text) => text) {
    const { code, message, fix } = failure;
    return { ...(0,_domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(failure), code, message: redact(message), fix: redact(fix) };
}
function inertJson(data) {
    const json = JSON.stringify(data, null, 2);
    return `${json.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]|##(?=\[)/gu, escaped)}\n`;
}
function escaped(characters) {
    const units = Array.from({ length: characters.length }, (_, at) => characters.charCodeAt(at));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}


/***/ }),

/***/ 54543:
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
        message: `this is a bug in pr-verdict: ${text}`,
        fix: 'report it with this text',
        cause: error,
    });
}
function endOf({ kind }) {
    return { exitCode: kind === 'usage' ? 3 : 2, status: kind === 'superseded' ? 'superseded' : 'error' };
}


/***/ }),

/***/ 83043:
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

/***/ 39109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ logText)
/* harmony export */ });
/* harmony import */ var _domain_visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83043);

const MAX_LENGTH = 64 * 1024;
function logText(untrusted, redact) {
    const safe = redact((0,_domain_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q)(untrusted))
        .replace(/^(\s*):(?=:)/gm, '$1: ')
        .replaceAll('##[', '# #[');
    return safe.length <= MAX_LENGTH ? safe : `${safe.slice(0, MAX_LENGTH)} … (cut, ${safe.length} characters)`;
}


/***/ }),

/***/ 52466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ outputText),
/* harmony export */   k: () => (/* binding */ failureText)
/* harmony export */ });
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
