export const id = 895;
export const ids = [895];
export const modules = {

/***/ 21895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readMergeQueue: () => (/* binding */ readMergeQueue)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82027);
/* harmony import */ var _paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22443);
/* harmony import */ var _transport_operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(398);




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
const Entry = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    position: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
    headCommit: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ oid: _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF }).nullable(),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(), headRefOid: _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF }),
})
    .transform(({ position, headCommit, pullRequest }) => ({
    position,
    groupHead: headCommit?.oid ?? null,
    number: pullRequest.number,
    head: pullRequest.headRefOid,
}));
const Entries = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Entry), pageInfo: _paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .PageInfo */ .Qu });
const Answer = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ mergeQueue: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ entries: Entries }).nullable() }) })
    .transform(({ repository }) => repository.mergeQueue?.entries);
const maxPages = 10;
async function readMergeQueue(client, queue) {
    const pages = await (0,_paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .readCursorPages */ .ds)({
        read: async (after) => {
            const request = { query, variables: { ...queue, after } };
            return (await client.read(_transport_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .readPullRequest */ .DQ, (api) => api.graphql(Answer, request))).data;
        },
        next: (page) => (page === undefined ? null : (0,_paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .nextCursor */ .q1)(page.pageInfo)),
        maxPages,
    });
    return pages.flatMap((page) => page?.nodes ?? []);
}


/***/ }),

/***/ 22443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qu: () => (/* binding */ PageInfo),
/* harmony export */   ds: () => (/* binding */ readCursorPages),
/* harmony export */   q1: () => (/* binding */ nextCursor)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const PageInfo = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), endCursor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() });
function nextCursor({ hasNextPage, endCursor }) {
    return hasNextPage ? endCursor : null;
}
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


/***/ })

};
