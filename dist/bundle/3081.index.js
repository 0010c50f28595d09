export const id = 3081;
export const ids = [3081];
export const modules = {

/***/ 83081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHubChecks: () => (/* binding */ createGitHubChecks)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _model_account_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41857);
/* harmony import */ var _model_trim_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29220);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21027);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2270);
/* harmony import */ var _same_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37864);






const maxTextBytes = 65_535;
const CheckRun = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    conclusion: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    external_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    app: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(), slug: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish() }).nullish(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$().nullable(),
    output: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
        summary: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
        text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
        annotations_count: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    }),
});
const CheckRuns = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ check_runs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckRun) }).transform((answer) => answer.check_runs);
function createGitHubChecks({ client, owner, repo }) {
    const target = { owner, repo };
    let ownApp;
    const listAll = ({ name, head }) => client.read(_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .readChecks */ .wf, (api) => api.call(CheckRuns, (rest) => rest.checks.listForRef({ ...target, ref: head, check_name: name, filter: 'all', per_page: _pages_js__WEBPACK_IMPORTED_MODULE_1__/* .perPage */ .xP })));
    const find = async (check) => (await listAll(check)).find((candidate) => candidate.external_id === check.externalId);
    async function update(id, { output: whole, annotations, total }, change) {
        const check = { ...target, check_run_id: id };
        const output = fitting(whole);
        const written = await client.write(_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .writeCheck */ .ac, {
            send: (api) => api.call(CheckRun, (rest) => rest.checks.update({
                ...check,
                ...change,
                output: {
                    ...output,
                    ...(annotations.length > 0 && { annotations: annotations.map(toParameter) }),
                },
            })),
            find: async () => {
                const present = await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .readChecks */ .wf, (api) => api.call(CheckRun, (rest) => rest.checks.get(check)));
                return hasTaken(present, { output, annotations, total }, change) ? present : undefined;
            },
        });
        ownApp = written.app?.id;
    }
    return {
        find: async (check) => (await find(check))?.id,
        start: async ({ name, head, externalId }) => {
            const check = await client.write(_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .writeCheck */ .ac, {
                send: (api) => api.call(CheckRun, (rest) => rest.checks.create({
                    ...target,
                    name,
                    head_sha: head,
                    status: 'in_progress',
                    external_id: externalId,
                })),
                find: () => find({ name, head, externalId }),
            });
            ownApp = check.app?.id;
            return check.id;
        },
        annotate: (id, content) => update(id, content, {}),
        conclude: (id, { conclusion, externalId, ...content }) => update(id, content, {
            status: 'completed',
            conclusion,
            ...(externalId !== undefined && { external_id: externalId }),
        }),
        list: async ({ by, ...check }) => {
            const checks = await listAll(check);
            return checks
                .filter(({ app }) => ownApp === undefined || app?.id === ownApp)
                .filter(({ app }) => by === undefined || app?.slug === (0,_model_account_name_js__WEBPACK_IMPORTED_MODULE_4__/* .accountName */ .v)(by))
                .map(toCheckOnHead);
        },
    };
}
function hasTaken(check, { output, annotations, total }, { conclusion, external_id }) {
    if (conclusion !== undefined && check.conclusion !== conclusion)
        return false;
    if (annotations.length > 0)
        return check.output.annotations_count >= total;
    const isKept = external_id === undefined || check.external_id === external_id;
    const { title, summary, text } = check.output;
    const texts = [
        [title, output.title],
        [summary, output.summary],
        [text, output.text ?? text],
    ];
    return isKept && texts.every(([shown, sent]) => (0,_same_text_js__WEBPACK_IMPORTED_MODULE_5__/* .sameText */ .Q)(shown ?? '', sent ?? ''));
}
function toCheckOnHead({ id, external_id, conclusion, started_at, output }) {
    return {
        id,
        externalId: external_id ?? '',
        conclusion,
        startedAt: started_at ?? '',
        title: output.title ?? '',
        summary: output.summary ?? '',
        text: output.text ?? '',
        annotations: output.annotations_count,
    };
}
function toParameter({ path, startLine, endLine, level, title, message }) {
    return { path, start_line: startLine, end_line: endLine, annotation_level: level, title, message };
}
function fitting({ title, summary, text }) {
    return { title, summary: cut(summary), ...(text !== undefined && { text: cut(text) }) };
}
function cut(text) {
    const bytes = new TextEncoder().encode(text);
    if (bytes.length <= maxTextBytes)
        return text;
    const note = '\n\n(cut: too long for a check)';
    const kept = new TextDecoder().decode(bytes.subarray(0, maxTextBytes - note.length));
    return `${(0,_model_trim_js__WEBPACK_IMPORTED_MODULE_6__/* .trimEnd */ .s)(kept, '\ufffd')}${note}`;
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

/***/ 37864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ sameText)
/* harmony export */ });
function sameText(one, other) {
    const normal = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return normal(one) === normal(other);
}


/***/ })

};
