export const id = 479;
export const ids = [479];
export const modules = {

/***/ 479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24);

async function main() {
    const { GITHUB_STATE: stateFile = '', STATE_phase: phase = '' } = process.env;
    if (phase === 'main')
        return;
    if (stateFile !== '')
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(stateFile, 'phase=main\n');
    process.exitCode = 2;
}


/***/ })

};
