export const id = 4483;
export const ids = [4483];
export const modules = {

/***/ 29164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ connection),
/* harmony export */   Qu: () => (/* binding */ PageInfo),
/* harmony export */   a9: () => (/* binding */ nodes),
/* harmony export */   ds: () => (/* binding */ readCursorPages),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   lM: () => (/* binding */ sparse),
/* harmony export */   q1: () => (/* binding */ nextCursor),
/* harmony export */   vc: () => (/* binding */ joinPages)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const PageInfo = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), endCursor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() });
function connection(node) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(node), pageInfo: PageInfo });
}
function counted(node) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...connection(node).shape, totalCount: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() });
}
function sparse(node) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(node.nullable()).nullable() });
}
function nodes(node) {
    return sparse(node)
        .nullish()
        .transform((connection) => (connection?.nodes ?? []).filter((each) => each !== null));
}
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
function joinPages(pages, keyOf) {
    const read = pages.filter((page) => page !== undefined);
    const nodes = new Map(read.flatMap((page) => page.nodes.map((node) => [keyOf(node), node])));
    const last = read.at(-1);
    const after = last === undefined ? null : nextCursor(last.pageInfo);
    const lacksSome = read.length > 0 && read.every(({ totalCount }) => nodes.size < totalCount);
    return { nodes: [...nodes.values()], after, isShort: after === null && lacksSome };
}


/***/ }),

/***/ 4483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ readSharing),
/* harmony export */   Nn: () => (/* binding */ sharingSelection),
/* harmony export */   Z_: () => (/* binding */ basisSelection),
/* harmony export */   cN: () => (/* binding */ BasisFields),
/* harmony export */   gp: () => (/* binding */ basisOf),
/* harmony export */   readHeadMembers: () => (/* binding */ readHeadMembers),
/* harmony export */   y2: () => (/* binding */ sharingVariables),
/* harmony export */   zD: () => (/* binding */ HeadSharing)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44256);
/* harmony import */ var _policy_conclusion_basis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90323);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29164);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21027);





const sharingSelection = `
  headCommit: object(oid: $head) {
    ... on Commit {
      associatedPullRequests(first: 100) {
        nodes { number state headRefOid }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`;
const sharingVariables = '$head: GitObjectID!';
const Pull = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['OPEN', 'CLOSED', 'MERGED']),
    headRefOid: _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF,
});
const HeadSharing = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    headCommit: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        associatedPullRequests: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Pull), pageInfo: _connection_js__WEBPACK_IMPORTED_MODULE_2__/* .PageInfo */ .Qu }),
    }),
});
function openOn(pulls, head) {
    return pulls
        .filter((pull) => pull.state === 'OPEN' && pull.headRefOid === head)
        .toSorted((a, b) => a.number - b.number);
}
const pageQuery = (selection, declarations = '') => `
  query Members($owner: String!, $repo: String!, $head: GitObjectID!, $after: String${declarations}) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      headCommit: object(oid: $head) {
        ... on Commit {
          associatedPullRequests(first: 100, after: $after) {
            nodes { number state headRefOid ${selection} }
            pageInfo { hasNextPage endCursor }
          }
        }
      }
    }
  }`;
const basisSelection = `
  baseRefName
  baseRef { target { ... on Commit { file(path: $policyPath) { oid } } } }`;
const BasisFields = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    baseRefName: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    baseRef: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ target: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ oid: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).nullish() }).nullable() })
        .nullable(),
});
function basisOf({ baseRefName: ref, baseRef }, failOn) {
    return (0,_policy_conclusion_basis_js__WEBPACK_IMPORTED_MODULE_1__/* .basisDigest */ .l)({ ref, policy: baseRef?.target?.file?.oid ?? null, failOn });
}
const Member = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...Pull.shape, ...BasisFields.shape });
function membersIn(item) {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        viewer: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
        repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
            headCommit: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
                associatedPullRequests: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(item), pageInfo: _connection_js__WEBPACK_IMPORTED_MODULE_2__/* .PageInfo */ .Qu }),
            }),
        }),
    })
        .transform(({ viewer, repository }) => ({
        viewer: viewer.login,
        ...repository.headCommit.associatedPullRequests,
    }));
}
const Members = membersIn(Member);
const Pulls = membersIn(Pull);
const maxPages = 10;
async function readHeadMembers(client, { failOn, policyPath, ...commit }) {
    const query = pageQuery(basisSelection, ', $policyPath: String!');
    const pages = await (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .readCursorPages */ .ds)({
        read: async (after) => {
            const request = { query, variables: { ...commit, policyPath, after } };
            return (await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .readPullRequest */ .DQ, (api) => api.graphql(Members, request))).data;
        },
        next: ({ pageInfo }) => (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .nextCursor */ .q1)(pageInfo),
        maxPages,
    });
    const open = openOn(pages.flatMap(({ nodes }) => nodes), commit.head);
    return {
        viewer: pages[0].viewer,
        open: open.map((pull) => ({ pull: pull.number, basis: basisOf(pull, failOn) })),
        complete: pages.at(-1)?.pageInfo.hasNextPage === false,
    };
}
async function readSharing(client, { headCommit: { associatedPullRequests: first } }, { number, ...commit }) {
    const start = (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .nextCursor */ .q1)(first.pageInfo);
    const rest = start === null
        ? []
        : await (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .readCursorPages */ .ds)({
            read: async (after) => {
                const request = { query: pageQuery(''), variables: { ...commit, after: after ?? start } };
                return (await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .readPullRequest */ .DQ, (api) => api.graphql(Pulls, request))).data;
            },
            next: ({ pageInfo }) => (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .nextCursor */ .q1)(pageInfo),
            maxPages: maxPages - 1,
        });
    const open = openOn([first, ...rest].flatMap(({ nodes }) => nodes), commit.head);
    return {
        sharedWith: open.map((pull) => pull.number).filter((other) => other !== number),
        complete: [first, ...rest].at(-1)?.pageInfo.hasNextPage === false,
    };
}


/***/ }),

/***/ 21027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ readPullRequest),
/* harmony export */   Kn: () => (/* binding */ writeStatus),
/* harmony export */   YJ: () => (/* binding */ publishReview),
/* harmony export */   ac: () => (/* binding */ writeCheck),
/* harmony export */   r0: () => (/* binding */ readContents),
/* harmony export */   r_: () => (/* binding */ readStatuses),
/* harmony export */   wf: () => (/* binding */ readChecks)
/* harmony export */ });
const readPullRequest = {
    what: 'show the pull request',
    permission: 'pull-requests: read',
};
const readContents = { what: 'show the repository', permission: 'contents: read' };
const publishReview = {
    what: 'take the review',
    permission: 'pull-requests: write',
};
const readChecks = { what: 'show the checks', permission: 'checks: read' };
const writeCheck = { what: 'take the check', permission: 'checks: write' };
const readStatuses = { what: 'show the commit statuses', permission: 'statuses: read' };
const writeStatus = { what: 'take the commit status', permission: 'statuses: write' };


/***/ })

};
