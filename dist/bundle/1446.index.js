export const id = 1446;
export const ids = [1446];
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


/***/ }),

/***/ 51446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHubStatuses: () => (/* binding */ createGitHubStatuses)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _model_account_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41857);
/* harmony import */ var _policy_gate_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27982);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21027);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2270);





const Status = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    context: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    state: _policy_gate_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusState */ .oZ,
    description: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    target_url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
    creator: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullable(),
});
function createGitHubStatuses({ client, owner, repo, }) {
    const target = { owner, repo };
    const newestOf = async (head, context) => {
        const statuses = await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .readStatuses */ .r_, (api) => api.call(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Status), (rest) => rest.repos.listCommitStatusesForRef({ ...target, ref: head, per_page: _pages_js__WEBPACK_IMPORTED_MODULE_2__/* .perPage */ .xP })));
        return statuses.filter((status) => status.context === context);
    };
    let own;
    const isBy = (creator, login) => login === undefined || (creator !== null && (0,_model_account_name_js__WEBPACK_IMPORTED_MODULE_5__/* .accountName */ .v)(creator.login) === (0,_model_account_name_js__WEBPACK_IMPORTED_MODULE_5__/* .accountName */ .v)(login));
    return {
        list: async ({ name, head, by }) => (await newestOf(head, name))
            .filter(({ creator }) => isBy(creator, by))
            .map(({ state, description, target_url, created_at }) => ({
            state,
            description: description ?? '',
            targetUrl: target_url ?? '',
            createdAt: created_at,
        })),
        latest: async ({ name, head }) => {
            const statuses = await newestOf(head, name);
            return statuses.find(({ creator }) => isBy(creator, own))?.state;
        },
        set: async ({ head, context, state, description, targetUrl }) => {
            const { creator } = await client.write(_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .writeStatus */ .Kn, {
                send: (api) => api.call(Status, (rest) => rest.repos.createCommitStatus({
                    ...target,
                    sha: head,
                    context,
                    state,
                    description,
                    ...(targetUrl !== undefined && { target_url: targetUrl }),
                })),
                find: async () => {
                    const [newest] = await newestOf(head, context);
                    const isThis = newest?.state === state && newest.description === description;
                    return isThis && newest.target_url === (targetUrl ?? null) ? newest : undefined;
                },
            });
            own = creator?.login;
        },
    };
}


/***/ })

};
