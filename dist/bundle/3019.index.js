export const id = 3019;
export const ids = [3019];
export const modules = {

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


/***/ }),

/***/ 73019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dismissOwnApprovals: () => (/* binding */ dismissOwnApprovals)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var _model_account_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41857);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21027);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2270);





const Review = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    user: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullable(),
});
const Viewer = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ viewer: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }) });
const maxPages = 10;
async function dismissOwnApprovals(client, { owner, repo, number }, { isStale, message }) {
    const reviews = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .readList */ .LD)(client, {
        operation: _operation_js__WEBPACK_IMPORTED_MODULE_1__/* .readPullRequest */ .DQ,
        item: Review,
        send: (rest, page) => rest.pulls.listReviews({ owner, repo, pull_number: number, ...page }),
        maxPages,
    });
    const stale = reviews.filter(({ state, body }) => state === 'APPROVED' && isStale(body ?? ''));
    if (stale.length === 0)
        return 0;
    const viewer = await readViewer(client);
    const own = stale.filter(({ user }) => viewer === undefined
        ? user?.type === 'Bot'
        : user !== null && (0,_model_account_name_js__WEBPACK_IMPORTED_MODULE_4__/* .accountName */ .v)(user.login) === (0,_model_account_name_js__WEBPACK_IMPORTED_MODULE_4__/* .accountName */ .v)(viewer));
    for (const { id } of own) {
        const target = { owner, repo, pull_number: number, review_id: id };
        await client.write(_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .publishReview */ .YJ, {
            send: (api) => api.call(Review, (rest) => rest.pulls.dismissReview({ ...target, message })),
            find: async () => {
                const review = await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .readPullRequest */ .DQ, (api) => api.call(Review, (rest) => rest.pulls.getReview(target)));
                return review.state === 'DISMISSED' ? review : undefined;
            },
        });
    }
    return own.length;
}
async function readViewer(client) {
    try {
        const request = { query: 'query { viewer { login } }', variables: {} };
        const { data } = await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .readPullRequest */ .DQ, (api) => api.graphql(Viewer, request));
        return data.viewer.login;
    }
    catch (error) {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 2270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   xP: () => (/* binding */ perPage)
/* harmony export */ });
/* unused harmony export readLinks */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);


const perPage = 100;
function readLinks(header) {
    const relations = new Map();
    for (const [, address, relation] of (header ?? '').matchAll(/<([^<>]*)>\s*;[^,<]*?\brel="([a-z]+)"/g)) {
        if (address !== undefined && relation !== undefined)
            relations.set(relation, address);
    }
    const last = /[?&]page=(\d{1,6})(?:&|$)/.exec(relations.get('last') ?? '')?.[1];
    return { hasNext: relations.has('next'), last: last === undefined ? undefined : Number(last) };
}
async function readList(client, list) {
    let read = 0;
    const readPage = async (page) => {
        const answer = await client.read(list.operation, (api) => api.page(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(list.item), (rest) => list.send(rest, { page, per_page: perPage })));
        read += answer.data.length;
        list.onProgress?.(read);
        return { items: answer.data, links: readLinks(answer.link) };
    };
    const pages = [];
    let upTo = Math.min(Math.max(1, Math.ceil((list.expected ?? 1) / perPage)), list.maxPages);
    for (;;) {
        const from = pages.length + 1;
        const numbers = Array.from({ length: upTo - from + 1 }, (_, index) => from + index);
        pages.push(...(await Promise.all(numbers.map(readPage))));
        const links = pages.at(-1)?.links;
        if (links?.hasNext !== true)
            return pages.flatMap((page) => page.items);
        upTo = Math.max(pages.length + 1, links.last ?? 0);
        if (upTo > list.maxPages)
            throw tooManyPages(list);
    }
}
function tooManyPages({ operation, maxPages }) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'operational',
        code: 'GITHUB_LIST_TOO_LONG',
        message: `GitHub was asked to ${operation.what}, and a list went on after ${maxPages} pages.`,
        fix: 'A pull request with that much on it cannot be reviewed whole. Split it, or open a new one.',
    });
}


/***/ })

};
