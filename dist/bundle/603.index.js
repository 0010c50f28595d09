export const id = 603;
export const ids = [603];
export const modules = {

/***/ 3603:
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
    const { runAction, cleanUpAction } = await Promise.all(/* import() */[__webpack_require__.e(743), __webpack_require__.e(453), __webpack_require__.e(605), __webpack_require__.e(316), __webpack_require__.e(779), __webpack_require__.e(688), __webpack_require__.e(854), __webpack_require__.e(769), __webpack_require__.e(179), __webpack_require__.e(993), __webpack_require__.e(114), __webpack_require__.e(374), __webpack_require__.e(365), __webpack_require__.e(124)]).then(__webpack_require__.bind(__webpack_require__, 8743));
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
