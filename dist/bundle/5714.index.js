export const id = 5714;
export const ids = [5714];
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

/***/ 25714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findTriggeringPullRequest: () => (/* binding */ findTriggeringPullRequest)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44256);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21027);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2270);





const Pull = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    head: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha: _model_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF, repo: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).nullable() }),
});
const maxPages = 3;
async function findTriggeringPullRequest(client, { owner, repo, run }) {
    const [headOwner = ''] = run.headRepository.split('/');
    const open = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .readList */ .LD)(client, {
        operation: _operation_js__WEBPACK_IMPORTED_MODULE_2__/* .readPullRequest */ .DQ,
        item: Pull,
        send: (rest, page) => rest.pulls.list({ owner, repo, state: 'open', head: `${headOwner}:${run.headBranch}`, ...page }),
        maxPages,
    });
    const ofBranch = open.filter(({ head }) => head.repo?.full_name === run.headRepository);
    const matching = ofBranch.filter(({ head }) => head.sha === run.head);
    const [pull, ...others] = matching;
    if (pull === undefined)
        throw ofBranch.length > 0 ? movedOn(run) : noneOpen(run);
    if (others.length > 0)
        throw several(run, matching);
    return pull.number;
}
function movedOn({ head }) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'superseded',
        code: 'HEAD_MOVED',
        message: `The run that started this one was about ${head}, and its pull request has a newer head.`,
        fix: 'The run for the newer head is reviewed; there is nothing to do.',
    });
}
function noneOpen({ head, headRepository, headBranch }) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'superseded',
        code: 'PULL_REQUEST_GONE',
        message: `No open pull request comes from ${headRepository}:${headBranch} at ${head}.`,
        fix: 'It was closed meanwhile; there is nothing to do.',
    });
}
function several({ head }, pulls) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'usage',
        code: 'PULL_REQUEST_AMBIGUOUS',
        message: `The pull requests ${pulls.map(({ number }) => `#${number}`).join(', ')} all have the head ${head}, so nothing says which one was meant.`,
        fix: 'Run the workflow by workflow_dispatch and pass `pull-request`.',
    });
}


/***/ })

};
