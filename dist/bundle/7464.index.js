export const id = 7464;
export const ids = [7464];
export const modules = {

/***/ 7464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ outliveReaders),
/* harmony export */   interruptible: () => (/* binding */ interruptible),
/* harmony export */   qA: () => (/* binding */ uninterrupted),
/* harmony export */   tE: () => (/* binding */ atEnd)
/* harmony export */ });
/* unused harmony export undoAll */
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
        undoAll();
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


/***/ })

};
