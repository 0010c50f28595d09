export const id = 393;
export const ids = [393];
export const modules = {

/***/ 1393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stageCommand: () => (/* binding */ stageCommand)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _domain_redact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9768);
/* harmony import */ var _edges_reporter_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6119);
/* harmony import */ var _edges_runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5164);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9501);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1275);






async function stageCommand(options, shell) {
    const runner = await (0,_edges_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .readRunner */ .f)(shell.env);
    const token = shell.env['GITHUB_TOKEN'] ?? shell.env['GH_TOKEN'] ?? '';
    const given = new Map([
        ['target', 'local'],
        ['github-token', token],
        ...options.inputs,
        ['stage', options.stage],
    ]);
    const redact = (0,_domain_redact_js__WEBPACK_IMPORTED_MODULE_5__/* .createRedactor */ .l)([token, ...runner.secrets]);
    const reporter = (0,_edges_reporter_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .createTerminalReporter */ .E)({
        redact,
        log: shell.log,
        color: shell.isTerminal && runner.allowsColor,
        debug: runner.isDebug,
    });
    const reading = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInputs */ .TL)((name) => given.get(name) ?? '');
    if (!reading.ok) {
        reporter.failure((0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .invalidInputs */ .Rg)(reading.problems));
        return 3;
    }
    const result = await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .e)({
        inputs: reading.inputs,
        runner,
        reporter,
        redact,
        root: shell.cwd,
        ...(options.base === undefined ? {} : { base: options.base }),
        ...(options.head === undefined ? {} : { head: options.head }),
        runKey: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
        rememberGate: () => { },
    });
    const { page, ...facts } = result;
    if (options.output === 'agent')
        shell.out(`${JSON.stringify(facts, null, 2)}\n`);
    else if (page !== undefined)
        shell.say(page);
    return result.exitCode;
}


/***/ }),

/***/ 6119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ createTerminalReporter)
/* harmony export */ });
/* harmony import */ var _log_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4417);
/* harmony import */ var _reporter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1366);


const colors = { error: 31, warning: 33, notice: 36, debug: 90 };
function createTerminalReporter({ redact, log, page, color, debug }) {
    const safe = (text) => (0,_log_text_js__WEBPACK_IMPORTED_MODULE_0__/* .logText */ .k)(text, redact);
    const say = (level, text) => {
        const label = color ? `\u001b[${colors[level]}m${level}:\u001b[0m` : `${level}:`;
        log(`${label} ${safe(text)}\n`);
    };
    return {
        debug: (text) => {
            if (debug)
                say('debug', text);
        },
        info: (text) => log(`${safe(text)}\n`),
        notice: (text) => say('notice', text),
        warning: (text) => say('warning', text),
        error: (text) => say('error', text),
        failure: (failure) => say('error', (0,_reporter_js__WEBPACK_IMPORTED_MODULE_1__/* .failureText */ .k)(failure)),
        group: (title, body) => {
            log(`${safe(title)}\n`);
            return body();
        },
        quote: (title, text) => log(`${safe(title)}\n${safe(text).replace(/^/gm, '  ')}\n`),
        output: (name, value) => {
            const text = (0,_reporter_js__WEBPACK_IMPORTED_MODULE_1__/* .outputText */ .j)(name, value);
            if (debug)
                say('debug', `${name}=${text}`);
        },
        summary: async (markdown) => page?.(`${safe(markdown)}\n`),
        close: () => undefined,
    };
}


/***/ })

};
