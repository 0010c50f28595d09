export const id = 6118;
export const ids = [6118];
export const modules = {

/***/ 36118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stageCommand: () => (/* binding */ stageCommand)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58175);
/* harmony import */ var _model_redact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43933);
/* harmony import */ var _run_actions_runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23450);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13738);
/* harmony import */ var _runner_interruption_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7464);
/* harmony import */ var _runner_terminal_reporter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24481);
/* harmony import */ var _command_answer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15976);








async function stageCommand(options, shell) {
    const runner = await (0,_run_actions_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .readRunner */ .f)(shell.env);
    const token = shell.env['GITHUB_TOKEN'] ?? shell.env['GH_TOKEN'] ?? '';
    const given = new Map([
        ['target', 'local'],
        ['github-token', token],
        ...options.inputs,
        ['stage', options.stage],
    ]);
    const redact = (0,_model_redact_js__WEBPACK_IMPORTED_MODULE_7__/* .createRedactor */ .l)([token, ...runner.secrets]);
    const reporter = (0,_runner_terminal_reporter_js__WEBPACK_IMPORTED_MODULE_5__/* .createTerminalReporter */ .Ej)({
        redact,
        log: shell.log,
        ...(shell.isTerminal && { screen: screenOf(shell) }),
        color: shell.isTerminal && runner.allowsColor,
        debug: runner.isDebug,
    });
    const reading = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .parseInputs */ .TL)((name) => given.get(name) ?? '');
    if (!reading.ok) {
        const failure = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidInputs */ .Rg)(reading.problems);
        reporter.failure(failure);
        (0,_command_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .answer */ .ZF)({ data: (0,_command_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .failureData */ .XR)(failure, redact) }, options.output, shell);
        return 3;
    }
    const result = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .e)({
        inputs: reading.inputs,
        runner,
        reporter,
        redact,
        root: shell.cwd,
        ...(options.base === undefined ? {} : { base: options.base }),
        ...(options.head === undefined ? {} : { head: options.head }),
        trustPolicy: options.trustPolicy === true,
        runKey: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
        interruption: shell.interruption ?? _runner_interruption_js__WEBPACK_IMPORTED_MODULE_4__/* .uninterrupted */ .qA,
        rememberGate: () => { },
    });
    const { page, failure, ...facts } = result;
    const data = failure === undefined ? facts : (0,_command_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .failureData */ .XR)(failure, redact);
    (0,_command_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .answer */ .ZF)({ data, page }, options.output, shell);
    return result.exitCode;
}
function screenOf({ log, columns = () => 80 }) {
    return {
        write: log,
        columns,
        now: Date.now,
        every: (milliseconds, work) => {
            const timer = setInterval(work, milliseconds).unref();
            return () => clearInterval(timer);
        },
    };
}


/***/ })

};
