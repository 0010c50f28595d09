export const id = 6924;
export const ids = [6924];
export const modules = {

/***/ 56924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDiscussion: () => (/* binding */ readDiscussion)
/* harmony export */ });
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37331);
/* harmony import */ var _head_moves_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1842);
/* harmony import */ var _head_sharing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4483);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54887);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81351);
/* harmony import */ var _said_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57773);






async function readDiscussion(client, address, wanted) {
    const pinned = await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_4__.readPinnedPullRequest)(client, address);
    const { pullRequest, head, base } = pinned;
    const { policyPath, gate, tool, onGap } = wanted;
    const { url } = pullRequest;
    const overview = await (0,_overview_js__WEBPACK_IMPORTED_MODULE_3__/* .readOverview */ .M)(client, address, {
        base,
        head,
        policyPath,
        objects: [],
    });
    const { viewer, firstPage, errors, baseFile: file } = overview;
    const [{ conversation }, policy, sharing] = await Promise.all([
        (0,_said_js__WEBPACK_IMPORTED_MODULE_5__/* .readSaid */ .y)(client, address, {
            overview,
            headSince: (reviews) => (0,_head_moves_js__WEBPACK_IMPORTED_MODULE_1__/* .readHeadSince */ .r8)(client, address, { head, gate, tool, url, viewer, moves: firstPage, reviews, onGap }),
            onGap,
        }),
        (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .readBaseFile */ .go)(client, address, { file, errors }),
        (0,_head_sharing_js__WEBPACK_IMPORTED_MODULE_2__/* .readSharing */ .B9)(client, overview.sharing, { head, ...address }),
    ]);
    return {
        pullRequest,
        head,
        sharing,
        conversation,
        policy,
    };
}


/***/ })

};
