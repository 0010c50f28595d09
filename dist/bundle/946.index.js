export const id = 946;
export const ids = [946];
export const modules = {

/***/ 6946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ../../../work/main/node_modules/commander/esm.mjs
var esm = __webpack_require__(9289);
// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(3859);
;// CONCATENATED MODULE: ./build/domain/project.js
const project = {
    name: 'pr-verdict',
    home: 'OWNER/pr-verdict',
    version: '0.1.0',
};

// EXTERNAL MODULE: ./build/edges/reporter/log-text.js
var log_text = __webpack_require__(4417);
// EXTERNAL MODULE: ./build/inputs.js + 1 modules
var inputs = __webpack_require__(9501);
;// CONCATENATED MODULE: ./build/cli.js





const stages = {
    run: 'Run all five stages on this worktree',
    fetch: 'Read the change into the review directory',
    review: 'Run the reviewers',
    ingest: "Check the reviewers' documents and join them",
    write: 'Plan one review and publish it',
    gate: 'Conclude: verdict and exit code',
};
const notFlags = new Set(['stage', 'github-token', 'findings']);
function collect(value, earlier) {
    return [...earlier, value];
}
function stageCommandOf(stage, shell, finish) {
    const command = new esm/* Command */.uB(stage)
        .description(stages[stage])
        .option('--base <revision>', "what to compare with (default: the remote's default branch)")
        .option('--head <revision>', 'what to review (default: the work tree as it is)')
        .option('--findings <id=glob>', "a reviewer's documents; may be given several times", collect, [])
        .addOption(new esm/* Option */.c$('--output <mode>', 'what is printed').choices(['human', 'agent']).default('human'));
    for (const name of inputs/* inputNames */.vj.filter((input) => !notFlags.has(input))) {
        command.option(name === 'dry-run' ? '--dry-run' : `--${name} <value>`, `the action's input ${name}`);
    }
    return command.action(async () => {
        const { stageCommand } = await Promise.all(/* import() */[__webpack_require__.e(453), __webpack_require__.e(905), __webpack_require__.e(779), __webpack_require__.e(850), __webpack_require__.e(349), __webpack_require__.e(715), __webpack_require__.e(443), __webpack_require__.e(114), __webpack_require__.e(702), __webpack_require__.e(970), __webpack_require__.e(393)]).then(__webpack_require__.bind(__webpack_require__, 1393));
        const given = command.opts();
        const text = (name) => {
            const value = command.getOptionValue(camel(name));
            return value === undefined ? [] : [[name, String(value)]];
        };
        const findings = Array.isArray(given['findings']) ? given['findings'].join('\n') : '';
        const word = (name) => (typeof given[name] === 'string' ? given[name] : undefined);
        const code = await stageCommand({
            stage,
            inputs: new Map([
                ...inputs/* inputNames */.vj.filter((name) => !notFlags.has(name)).flatMap(text),
                ['findings', findings],
            ]),
            base: word('base'),
            head: word('head'),
            output: given['output'] === 'agent' ? 'agent' : 'human',
        }, shell);
        finish(code);
    });
}
function addTools(program, shell, finish) {
    const contract = () => new esm/* Option */.c$('--contract <how>', 'how strictly it is read').choices(['strict', 'lenient']);
    program
        .command('validate')
        .description("Check a reviewer's document, or the policy file, and say everything that is wrong with it")
        .argument('<file>')
        .option('--diff <file>', 'the diff under review: checks lines and paths as well')
        .option('--head <commit>', 'the commit under review')
        .option('--format <name>', 'read it as this format')
        .addOption(contract())
        .option('--json', 'print {valid, errors[]}', false)
        .action(async (file, flags) => {
        const { validateCommand } = await Promise.all(/* import() */[__webpack_require__.e(453), __webpack_require__.e(905), __webpack_require__.e(779), __webpack_require__.e(349), __webpack_require__.e(715), __webpack_require__.e(443), __webpack_require__.e(577)]).then(__webpack_require__.bind(__webpack_require__, 4577));
        finish(await validateCommand({ file, ...flags }, shell));
    });
    program
        .command('explain')
        .description('Say why a finding blocks or does not, and why the verdict is what it is')
        .argument('[finding]', 'its id, or how it begins; without one the whole result')
        .option('--review-dir <folder>', 'where the run left its files', '.code-review')
        .option('--check-name <name>', "the run's check name", '')
        .addOption(new esm/* Option */.c$('--output <mode>', 'what is printed').choices(['human', 'agent']).default('human'))
        .action(async (finding, flags) => {
        const { explainCommand } = await Promise.all(/* import() */[__webpack_require__.e(453), __webpack_require__.e(905), __webpack_require__.e(349), __webpack_require__.e(114), __webpack_require__.e(180)]).then(__webpack_require__.bind(__webpack_require__, 7180));
        const inputs = new Map([
            ['target', 'local'],
            ['check-name', flags.checkName],
        ]);
        const { reviewDir, output } = flags;
        finish(await explainCommand({ finding, reviewDir, inputs, output }, shell));
    });
    program
        .command('lines')
        .description('Print where in a diff a comment may stand, as JSON')
        .argument('<diff>')
        .action(async (diff) => {
        const { linesCommand } = await Promise.all(/* import() */[__webpack_require__.e(443), __webpack_require__.e(193)]).then(__webpack_require__.bind(__webpack_require__, 9193));
        finish(await linesCommand(diff, shell));
    });
    program
        .command('schema')
        .description('Print a JSON Schema')
        .argument('<name>')
        .action(async (name) => {
        const { schemaCommand } = await Promise.all(/* import() */[__webpack_require__.e(702), __webpack_require__.e(888)]).then(__webpack_require__.bind(__webpack_require__, 7912));
        finish(schemaCommand(name, shell));
    });
    program
        .command('convert')
        .description('Print a document in another format, and what that loses')
        .argument('<file>')
        .requiredOption('--to <format>', 'the format to write')
        .option('--format <name>', 'read it as this format')
        .addOption(contract())
        .action(async (file, flags) => {
        const { convertCommand } = await Promise.all(/* import() */[__webpack_require__.e(453), __webpack_require__.e(779), __webpack_require__.e(349), __webpack_require__.e(715), __webpack_require__.e(568)]).then(__webpack_require__.bind(__webpack_require__, 3568));
        finish(await convertCommand({ file, ...flags }, shell));
    });
}
function camel(name) {
    return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
const safe = (text) => (0,log_text/* logText */.k)(text, (line) => line);
async function main(args) {
    const shell = {
        env: process.env,
        cwd: process.cwd(),
        isTerminal: process.stderr.isTTY === true,
        out: (text) => void process.stdout.write(text),
        say: (text) => void process.stdout.write(safe(text)),
        err: (text) => void process.stderr.write(safe(text)),
        log: (text) => void process.stderr.write(text),
    };
    let exitCode = 0;
    const finish = (code) => {
        exitCode = code;
    };
    const program = new esm/* Command */.uB(project.name)
        .description('Any reviewers in; one checked review and one verdict out.')
        .version(project.version)
        .exitOverride()
        .showHelpAfterError();
    for (const stage of ['run', 'fetch', 'review', 'ingest', 'write', 'gate']) {
        program.addCommand(stageCommandOf(stage, shell, finish));
    }
    program
        .command('demo')
        .description('Review a small made-up change; needs nothing installed')
        .action(async () => {
        const { demoCommand } = await Promise.all(/* import() */[__webpack_require__.e(453), __webpack_require__.e(905), __webpack_require__.e(779), __webpack_require__.e(850), __webpack_require__.e(349), __webpack_require__.e(715), __webpack_require__.e(443), __webpack_require__.e(114), __webpack_require__.e(702), __webpack_require__.e(970), __webpack_require__.e(365)]).then(__webpack_require__.bind(__webpack_require__, 365));
        finish(await demoCommand(shell));
    });
    addTools(program, shell, finish);
    for (const command of program.commands)
        command.exitOverride();
    try {
        await program.parseAsync(args, { from: 'user' });
    }
    catch (error) {
        if (error instanceof failure/* Failure */.H) {
            shell.err(`${error.message}\n${error.fix}\n(${error.code})\n`);
            return error.kind === 'usage' ? 3 : 2;
        }
        if (error instanceof esm/* CommanderError */.b7)
            return error.exitCode === 0 ? 0 : 3;
        throw error;
    }
    return exitCode;
}


/***/ })

};
