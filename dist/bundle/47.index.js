export const id = 47;
export const ids = [47];
export const modules = {

/***/ 8886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ readCursorPages)
/* harmony export */ });
async function readCursorPages(list) {
    const first = await list.read(null);
    const others = [];
    let cursor = list.next(first);
    while (cursor !== null && others.length + 1 < list.maxPages) {
        const page = await list.read(cursor);
        others.push(page);
        cursor = list.next(page);
    }
    return [first, ...others];
}


/***/ }),

/***/ 7047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readMergeQueue: () => (/* binding */ readMergeQueue)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6697);
/* harmony import */ var _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4159);
/* harmony import */ var _cursor_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8886);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8484);




const query = `
  query Queue($owner: String!, $repo: String!, $branch: String!, $after: String) {
    repository(owner: $owner, name: $repo) {
      mergeQueue(branch: $branch) {
        entries(first: 100, after: $after) {
          nodes { position headCommit { oid } pullRequest { number headRefOid } }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }`;
const Entry = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    position: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    headCommit: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ oid: _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF }).nullable(),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(), headRefOid: _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF }),
})
    .transform(({ position, headCommit, pullRequest }) => ({
    position,
    groupHead: headCommit?.oid ?? null,
    number: pullRequest.number,
    head: pullRequest.headRefOid,
}));
const Entries = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    nodes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Entry),
    pageInfo: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), endCursor: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable() }),
});
const Answer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ mergeQueue: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ entries: Entries }).nullable() }) })
    .transform(({ repository }) => repository.mergeQueue?.entries);
const maxPages = 10;
async function readMergeQueue(client, queue) {
    const pages = await (0,_cursor_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .readCursorPages */ .d)({
        read: async (after) => {
            const request = { query, variables: { ...queue, after } };
            return (await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .readPullRequest */ .DQ, (api) => api.graphql(Answer, request))).data;
        },
        next: (page) => (page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null),
        maxPages,
    });
    return pages.flatMap((page) => page?.nodes ?? []);
}


/***/ })

};
