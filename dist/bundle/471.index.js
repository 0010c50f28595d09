export const id = 471;
export const ids = [471];
export const modules = {

/***/ 471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(179);
;// CONCATENATED MODULE: ./build/domain/project.js
const project = {
    name: 'pr-verdict',
    home: 'OWNER/pr-verdict',
    version: '0.1.0',
};
function documentation(page) {
    return `https://github.com/${project.home}/blob/v${project.version}/${page}`;
}

;// CONCATENATED MODULE: ./build/cli.js


async function main(args) {
    const program = new esm/* Command */.uB(project.name).version(project.version);
    await program.parseAsync(args, { from: 'user' });
    return 0;
}


/***/ })

};
