export const id = 1860;
export const ids = [1860];
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
    const { runAction, cleanUpAction } = await Promise.all(/* import() */[__webpack_require__.e(5798), __webpack_require__.e(7291), __webpack_require__.e(1893), __webpack_require__.e(8815), __webpack_require__.e(298), __webpack_require__.e(693), __webpack_require__.e(2430), __webpack_require__.e(445), __webpack_require__.e(6152), __webpack_require__.e(4271), __webpack_require__.e(7752), __webpack_require__.e(7699), __webpack_require__.e(7369), __webpack_require__.e(9139), __webpack_require__.e(3738), __webpack_require__.e(2582), __webpack_require__.e(9840)]).then(__webpack_require__.bind(__webpack_require__, 39840));
    if (phase === 'main') {
        await cleanUpAction(process.env, gate);
        return;
    }
    const saveState = (name, value) => {
        if (stateFile !== '')
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(stateFile, `${name}=${value}\n`);
    };
    saveState('phase', 'main');
    const { interruptible } = await __webpack_require__.e(/* import() */ 7464).then(__webpack_require__.bind(__webpack_require__, 7464));
    process.exitCode = await interruptible((interruption) => runAction({ env: process.env, cwd: process.cwd(), saveState, interruption }));
}


/***/ })

};
