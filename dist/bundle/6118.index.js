export const id = 6118;
export const ids = [6118];
export const modules = {

/***/ 24481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ createTerminalReporter)
/* harmony export */ });
/* harmony import */ var _log_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91237);

const maxSaid = 4_096;
class LiveLines {
    #screen;
    #lines = new Set();
    #drawn = 0;
    #stop;
    constructor(screen) {
        this.#screen = screen;
    }
    above(text) {
        this.#screen.write(`${this.#erasing()}${text}`);
        this.#drawn = 0;
        this.#draw();
    }
    begin(title, safe) {
        const line = { title: safe(title), since: this.#screen.now(), safe, said: '' };
        this.#lines.add(line);
        this.#stop ??= this.#screen.every(1_000, () => this.#draw());
        this.#draw();
        return {
            saying: (text) => {
                line.said = text.slice(0, maxSaid);
            },
            end: (text) => {
                this.#lines.delete(line);
                this.above(`${line.title}: ${safe(text)}\n`);
                if (this.#lines.size > 0)
                    return;
                this.#stop?.();
                this.#stop = undefined;
            },
        };
    }
    #draw() {
        const room = Math.max(20, this.#screen.columns() - 1);
        const lines = [...this.#lines].map((line) => `${cut(this.#words(line), room)}\n`);
        this.#screen.write(`${this.#erasing()}${lines.join('')}`);
        this.#drawn = lines.length;
    }
    #words({ title, since, safe, said }) {
        const seconds = Math.floor((this.#screen.now() - since) / 1_000);
        const [last = ''] = safe(said).trim().split('\n').slice(-1);
        return `${title}: running for ${seconds} s${last === '' ? '' : `, ${last}`}`;
    }
    #erasing() {
        return this.#drawn === 0 ? '' : `\u001b[${this.#drawn}A\u001b[0J`;
    }
}
function cut(text, room) {
    let left = room;
    let kept = '';
    for (const character of text.replaceAll('\t', ' ')) {
        left -= character.charCodeAt(0) < 0x7f ? 1 : 2;
        if (left < 0)
            break;
        kept += character;
    }
    return kept;
}
const colors = { error: 31, warning: 33, notice: 36, debug: 90 };
function createTerminalReporter(options) {
    const { redact, color, debug } = options;
    const live = options.screen && new LiveLines(options.screen);
    const log = (text) => (live === undefined ? options.log(text) : live.above(text));
    const safe = (text) => (0,_log_text_js__WEBPACK_IMPORTED_MODULE_0__/* .logText */ .kc)(text, redact);
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
        failure: (failure) => say('error', (0,_log_text_js__WEBPACK_IMPORTED_MODULE_0__/* .failureText */ .kY)(failure)),
        group: (title, body) => {
            log(`${safe(title)}\n`);
            return body();
        },
        quote: (title, text) => log(`${safe(title)}\n${safe(text).replace(/^/gm, '  ')}\n`),
        fold: () => undefined,
        begin: (title) => {
            if (live !== undefined)
                return live.begin(title, safe);
            log(`${safe(title)}: started\n`);
            return { saying: () => undefined, end: (text) => log(`${safe(`${title}: ${text}`)}\n`) };
        },
        output: (name, value) => {
            const text = (0,_log_text_js__WEBPACK_IMPORTED_MODULE_0__/* .outputText */ .jO)(name, value);
            if (debug)
                say('debug', `${name}=${text}`);
        },
        summary: async () => undefined,
        close: () => undefined,
    };
}


/***/ }),

/***/ 36118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stageCommand: () => (/* binding */ stageCommand)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6922);
/* harmony import */ var _model_redact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97962);
/* harmony import */ var _run_actions_runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23450);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18768);
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
    const reporter = (0,_runner_terminal_reporter_js__WEBPACK_IMPORTED_MODULE_5__/* .createTerminalReporter */ .E)({
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
        interruption: shell.interruption ?? _runner_interruption_js__WEBPACK_IMPORTED_MODULE_4__/* .uninterrupted */ .q,
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
