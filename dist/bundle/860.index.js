export const id = 860;
export const ids = [860];
export const modules = {

/***/ 59479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

async function main() {
    const { GITHUB_STATE: stateFile = '', STATE_phase: phase = '', STATE_gate: gate = '' } = process.env;
    if (phase === 'main' && gate === '')
        return;
    const { runAction, cleanUpAction } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(298), __webpack_require__.e(715), __webpack_require__.e(802), __webpack_require__.e(595), __webpack_require__.e(263), __webpack_require__.e(722), __webpack_require__.e(176), __webpack_require__.e(974), __webpack_require__.e(958), __webpack_require__.e(701), __webpack_require__.e(723), __webpack_require__.e(758), __webpack_require__.e(237)]).then(__webpack_require__.bind(__webpack_require__, 87740));
    if (phase === 'main') {
        await cleanUpAction(process.env, gate);
        return;
    }
    const saveState = (name, value) => {
        if (stateFile !== '')
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(stateFile, `${name}=${value}\n`);
    };
    saveState('phase', 'main');
    const { interruptible } = await __webpack_require__.e(/* import() */ 168).then(__webpack_require__.bind(__webpack_require__, 90168));
    process.exitCode = await interruptible((interruption) => runAction({ env: process.env, cwd: process.cwd(), saveState, interruption }));
}


/***/ })

};
