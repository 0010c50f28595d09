export const id = 478;
export const ids = [478];
export const modules = {

/***/ 71478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KO: () => (/* binding */ sharedWith),
/* harmony export */   Nn: () => (/* binding */ sharingSelection),
/* harmony export */   aU: () => (/* binding */ leftBehind),
/* harmony export */   gI: () => (/* binding */ sharingOf),
/* harmony export */   readHeadMembers: () => (/* binding */ readHeadMembers),
/* harmony export */   y2: () => (/* binding */ sharingVariables),
/* harmony export */   zD: () => (/* binding */ HeadSharing)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82027);
/* harmony import */ var _paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22443);
/* harmony import */ var _transport_operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(398);




const sharingSelection = `
  headCommit: object(oid: $head) {
    ... on Commit {
      associatedPullRequests(first: 100) { nodes { number state headRefOid } }
    }
  }
  leftCommit: object(oid: $left) @include(if: $hasLeft) {
    ... on Commit {
      associatedPullRequests(first: 100) { nodes { number state headRefOid } }
    }
  }`;
const sharingVariables = '$head: GitObjectID!, $left: GitObjectID!, $hasLeft: Boolean!';
function sharingOf(head, left) {
    return { head, left: left ?? head, hasLeft: left !== undefined };
}
const Pulls = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['OPEN', 'CLOSED', 'MERGED']),
    headRefOid: _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF,
}));
const HeadSharing = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    headCommit: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        associatedPullRequests: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ nodes: Pulls }),
    }),
    leftCommit: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ associatedPullRequests: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ nodes: Pulls }) }).nullish(),
});
function sharedWith({ headCommit }, { head, number }) {
    return openOn(headCommit.associatedPullRequests.nodes, head).filter((other) => other !== number);
}
function leftBehind({ leftCommit }, left) {
    if (leftCommit === undefined)
        return undefined;
    return leftCommit === null ? [] : openOn(leftCommit.associatedPullRequests.nodes, left);
}
function openOn(pulls, head) {
    return pulls
        .filter((pull) => pull.state === 'OPEN' && pull.headRefOid === head)
        .map((pull) => pull.number)
        .sort((a, b) => a - b);
}
const membersQuery = `
  query Members($owner: String!, $repo: String!, $head: GitObjectID!, $after: String) {
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
const Members = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    viewer: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        headCommit: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ associatedPullRequests: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ nodes: Pulls, pageInfo: _paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .PageInfo */ .Qu }) }),
    }),
})
    .transform(({ viewer, repository }) => ({
    viewer: viewer.login,
    ...repository.headCommit.associatedPullRequests,
}));
const maxPages = 10;
async function readHeadMembers(client, commit) {
    const pages = await (0,_paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .readCursorPages */ .ds)({
        read: async (after) => {
            const request = { query: membersQuery, variables: { ...commit, after } };
            return (await client.read(_transport_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .readPullRequest */ .DQ, (api) => api.graphql(Members, request))).data;
        },
        next: ({ pageInfo }) => (0,_paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .nextCursor */ .q1)(pageInfo),
        maxPages,
    });
    return {
        viewer: pages[0].viewer,
        open: openOn(pages.flatMap(({ nodes }) => nodes), commit.head),
        complete: pages.at(-1)?.pageInfo.hasNextPage === false,
    };
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
