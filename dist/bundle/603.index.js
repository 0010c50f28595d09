export const id = 603;
export const ids = [603];
export const modules = {

/***/ 13603:
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
    const { runAction, cleanUpAction } = await Promise.all(/* import() */[__webpack_require__.e(243), __webpack_require__.e(316), __webpack_require__.e(605), __webpack_require__.e(26), __webpack_require__.e(154), __webpack_require__.e(351), __webpack_require__.e(120), __webpack_require__.e(357), __webpack_require__.e(416), __webpack_require__.e(359), __webpack_require__.e(560), __webpack_require__.e(535), __webpack_require__.e(884), __webpack_require__.e(736)]).then(__webpack_require__.bind(__webpack_require__, 38743));
    if (phase === 'main') {
        await cleanUpAction(process.env, gate);
        return;
    }
    const saveState = (name, value) => {
        if (stateFile !== '')
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(stateFile, `${name}=${value}\n`);
    };
    saveState('phase', 'main');
    const { interruptible } = await __webpack_require__.e(/* import() */ 156).then(__webpack_require__.bind(__webpack_require__, 94156));
    process.exitCode = await interruptible((interruption) => runAction({ env: process.env, cwd: process.cwd(), saveState, interruption }));
}


/***/ })

};
