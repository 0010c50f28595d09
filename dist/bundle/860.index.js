export const id = 860;
export const ids = [860];
export const modules = {

/***/ 9479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

async function main() {
    const { GITHUB_STATE: stateFile = '', STATE_phase: phase = '', STATE_gate: gate = '' } = process.env;
    if (phase === 'main' && gate === '')
        return;
    const { runAction, cleanUpAction } = await Promise.all(/* import() */[__webpack_require__.e(547), __webpack_require__.e(815), __webpack_require__.e(365), __webpack_require__.e(650), __webpack_require__.e(377), __webpack_require__.e(899), __webpack_require__.e(26), __webpack_require__.e(790), __webpack_require__.e(485), __webpack_require__.e(120), __webpack_require__.e(366), __webpack_require__.e(134), __webpack_require__.e(359)]).then(__webpack_require__.bind(__webpack_require__, 4359));
    if (phase === 'main') {
        await cleanUpAction(process.env, gate);
        return;
    }
    const saveState = (name, value) => {
        if (stateFile !== '')
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(stateFile, `${name}=${value}\n`);
    };
    saveState('phase', 'main');
    process.exitCode = await runAction({ env: process.env, cwd: process.cwd(), saveState });
}


/***/ })

};
