export const id = 750;
export const ids = [750];
export const modules = {

/***/ 36750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withFallback: () => (/* binding */ withFallback)
/* harmony export */ });
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54543);

const outages = new Set(['GITHUB_UNAVAILABLE', 'GITHUB_RATE_LIMITED']);
function withFallback(source, fallback) {
    return {
        ...source,
        fetch: async (wanted) => {
            try {
                return await source.fetch(wanted);
            }
            catch (error) {
                if (!(error instanceof _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) || !outages.has(error.code))
                    throw error;
                const snapshot = await readInstead(fallback, wanted.policyPath);
                if (snapshot === undefined)
                    throw error;
                fallback.reporter.warning(`${error.message}. The change is read from the checkout instead: nothing is published, and the review stays incomplete`);
                return { ...snapshot, degraded: { code: error.code, reason: error.message } };
            }
        },
    };
}
async function readInstead({ pinned, read, repository, reporter }, policyPath) {
    const known = pinned();
    if (known === undefined)
        return undefined;
    const { pullRequest, head, base } = known;
    try {
        const snapshot = await read({ head, base, policyPath });
        return snapshot && { ...snapshot, repository, pullRequest };
    }
    catch (error) {
        if (!(error instanceof _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR))
            throw error;
        reporter.debug(`The checkout is of no help: ${error.message}`);
        return undefined;
    }
}


/***/ })

};
