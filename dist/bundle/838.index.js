export const id = 838;
export const ids = [838];
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

/***/ 6838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KO: () => (/* binding */ sharedWith),
/* harmony export */   Nn: () => (/* binding */ sharingSelection),
/* harmony export */   readHeadMembers: () => (/* binding */ readHeadMembers),
/* harmony export */   y2: () => (/* binding */ sharingVariables),
/* harmony export */   zD: () => (/* binding */ HeadSharing)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6697);
/* harmony import */ var _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4159);
/* harmony import */ var _cursor_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8886);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8484);




const sharingSelection = `
  headCommit: object(oid: $head) {
    ... on Commit {
      associatedPullRequests(first: 100) { nodes { number state headRefOid } }
    }
  }`;
const sharingVariables = '$head: GitObjectID!';
const Pulls = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['OPEN', 'CLOSED', 'MERGED']),
    headRefOid: _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF,
}));
const HeadSharing = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    headCommit: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        associatedPullRequests: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ nodes: Pulls }),
    }),
});
function sharedWith({ headCommit }, { head, number }) {
    return openOn(headCommit.associatedPullRequests.nodes, head).filter((other) => other !== number);
}
function openOn(pulls, head) {
    return pulls
        .filter((pull) => pull.state === 'OPEN' && pull.headRefOid === head)
        .map((pull) => pull.number)
        .sort((a, b) => a - b);
}
const membersQuery = `
  query Members($owner: String!, $repo: String!, ${sharingVariables}, $after: String) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      headCommit: object(oid: $head) {
        ... on Commit {
          associatedPullRequests(first: 100, after: $after) {
            nodes { number state headRefOid }
            pageInfo { hasNextPage endCursor }
          }
        }
      }
    }
  }`;
const Page = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), endCursor: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable() });
const Members = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    viewer: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        headCommit: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ associatedPullRequests: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ nodes: Pulls, pageInfo: Page }) }),
    }),
})
    .transform(({ viewer, repository }) => ({
    viewer: viewer.login,
    ...repository.headCommit.associatedPullRequests,
}));
const maxPages = 10;
async function readHeadMembers(client, commit) {
    const pages = await (0,_cursor_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .readCursorPages */ .d)({
        read: async (after) => {
            const request = { query: membersQuery, variables: { ...commit, after } };
            return (await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .readPullRequest */ .DQ, (api) => api.graphql(Members, request))).data;
        },
        next: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
        maxPages,
    });
    return {
        viewer: pages[0].viewer,
        open: openOn(pages.flatMap(({ nodes }) => nodes), commit.head),
        complete: pages.at(-1)?.pageInfo.hasNextPage === false,
    };
}


/***/ })

};
