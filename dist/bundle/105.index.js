export const id = 105;
export const ids = [105];
export const modules = {

/***/ 19105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDiscussion: () => (/* binding */ readDiscussion)
/* harmony export */ });
/* harmony import */ var _base_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50291);
/* harmony import */ var _head_moves_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4544);
/* harmony import */ var _head_sharing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41682);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53742);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22429);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61386);
/* harmony import */ var _said_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83247);







async function readDiscussion(client, address, wanted) {
    const { pullRequest, head, base, reviewComments, remarks } = await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_5__/* .readPinnedPullRequest */ .C)(client, address);
    const { policyPath, gate, tool, onGap } = wanted;
    const { url } = pullRequest;
    const overview = await (0,_overview_js__WEBPACK_IMPORTED_MODULE_3__/* .readOverview */ .M)(client, address, {
        base,
        head,
        policyPath,
        isLong: Math.max(reviewComments, remarks) > _pages_js__WEBPACK_IMPORTED_MODULE_4__/* .perPage */ .xP,
        objects: [],
    });
    const { viewer, firstPage, errors, baseFile: file } = overview;
    const [{ conversation }, policy] = await Promise.all([
        (0,_said_js__WEBPACK_IMPORTED_MODULE_6__/* .readSaid */ .y)(client, address, {
            overview,
            headSince: (reviews) => (0,_head_moves_js__WEBPACK_IMPORTED_MODULE_1__/* .readHeadSince */ .r8)(client, address, { head, gate, tool, url, viewer, moves: firstPage, reviews, onGap }),
            onGap,
        }),
        (0,_base_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readBaseFile */ .go)(client, address, { file, errors }),
    ]);
    return {
        pullRequest,
        head,
        sharedWith: (0,_head_sharing_js__WEBPACK_IMPORTED_MODULE_2__/* .sharedWith */ .KO)(overview.sharing, { head, number: address.number }),
        conversation,
        policy,
    };
}


/***/ })

};
