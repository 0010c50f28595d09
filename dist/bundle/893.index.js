export const id = 893;
export const ids = [893];
export const modules = {

/***/ 4893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDiscussion: () => (/* binding */ readDiscussion)
/* harmony export */ });
/* harmony import */ var _base_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9343);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3523);
/* harmony import */ var _head_moves_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2075);
/* harmony import */ var _head_sharing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6838);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9542);
/* harmony import */ var _standing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2006);






async function readDiscussion(client, address, wanted) {
    const { pullRequest, head, base } = await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_4__/* .readPinnedPullRequest */ .C)(client, address);
    const { policyPath, checkName, onGap } = wanted;
    const commits = { commit: base, head };
    const standing = await (0,_standing_js__WEBPACK_IMPORTED_MODULE_5__/* .readStanding */ .Z)(client, address, {
        ...commits,
        policyPath,
        changesPolicy: false,
        texts: [],
    });
    const { viewer, firstPage, errors, baseFile: file } = standing;
    const [conversation, policy] = await Promise.all([
        (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .readConversation */ .G)(client, {
            address,
            viewer,
            firstPage,
            headSince: () => (0,_head_moves_js__WEBPACK_IMPORTED_MODULE_2__/* .readHeadSince */ .r8)(client, address, { head, checkName, viewer, moves: firstPage, onGap }),
            onGap,
        }),
        (0,_base_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readBaseFile */ .go)(client, address, { file, errors }),
    ]);
    return {
        pullRequest,
        head,
        sharedWith: (0,_head_sharing_js__WEBPACK_IMPORTED_MODULE_3__/* .sharedWith */ .KO)(standing.sharing, { head, number: address.number }),
        conversation,
        policy,
    };
}


/***/ })

};
