export const id = 951;
export const ids = [951];
export const modules = {

/***/ 70352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M2: () => (/* binding */ addressesKeeping),
/* harmony export */   nn: () => (/* binding */ joinParts),
/* harmony export */   zq: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);


const parameter = 'pr-verdict';
const maxAddress = 2000;
const maxParts = 20;
const maxKept = 64_000;
function pack(text) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.brotliCompressSync)(text).toString('base64url');
}
function unpack(packed) {
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.brotliDecompressSync)(Buffer.from(packed, 'base64url'), { maxOutputLength: maxKept }).toString();
    }
    catch {
        return undefined;
    }
}
function digestOf(packed) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(packed).digest('base64url').slice(0, 22);
}
function keeping(address, value) {
    const url = new URL(address);
    url.searchParams.set(parameter, value);
    return url.href;
}
function fits(address) {
    return address.length <= maxAddress;
}
function addressesKeeping(address, { states, completions }) {
    for (const text of states) {
        const alone = keeping(address, pack(text));
        if (fits(alone))
            return { parts: [], address: alone };
    }
    const [fullest] = states;
    const cut = fullest === undefined ? undefined : partsOf(address, pack(fullest));
    if (cut === undefined)
        return { parts: [], address };
    const { parts, digest } = cut;
    const reference = `of.${parts.length}.${digest}`;
    const beside = completions.map((text) => keeping(address, `${reference}.${pack(text)}`)).find(fits);
    return { parts, digest, address: beside ?? keeping(address, reference) };
}
function partsOf(address, packed) {
    const digest = digestOf(packed);
    const room = maxAddress - keeping(address, `part.${maxParts}.${maxParts}.${digest}.`).length;
    const count = Math.ceil(packed.length / room);
    if (room <= 0 || count > maxParts)
        return undefined;
    const parts = Array.from({ length: count }, (_, index) => {
        const piece = packed.slice(index * room, (index + 1) * room);
        return keeping(address, `part.${index}.${count}.${digest}.${piece}`);
    });
    return { digest, parts };
}
function readAddress(kept) {
    const url = URL.canParse(kept) ? new URL(kept) : undefined;
    const value = url?.searchParams.get(parameter);
    if (url === undefined || value == null)
        return { address: kept };
    url.searchParams.delete(parameter);
    return { address: url.href, ...readValue(value) };
}
function readValue(value) {
    const part = /^part\.(\d{1,2})\.(\d{1,2})\.([\w-]{22})\.([\w-]+)$/.exec(value);
    if (part !== null) {
        const [, index, count, digest = '', packed = ''] = part;
        return { part: { index: Number(index), count: Number(count), digest, packed } };
    }
    const whole = /^of\.(\d{1,2})\.([\w-]{22})(?:\.([\w-]+))?$/.exec(value);
    if (whole === null) {
        const keeps = unpack(value);
        return keeps === undefined ? {} : { keeps };
    }
    const [, count, digest = '', packed] = whole;
    const completions = packed === undefined ? undefined : unpack(packed);
    return { whole: { count: Number(count), digest, ...(completions !== undefined && { completions }) } };
}
function joinParts({ digest, count }, parts) {
    const own = parts.filter((part) => part.digest === digest && part.count === count);
    const pieces = Array.from({ length: count }, (_, at) => own.find(({ index }) => index === at)?.packed);
    const packed = pieces.join('');
    return pieces.includes(undefined) || digestOf(packed) !== digest ? undefined : unpack(packed);
}


/***/ }),

/***/ 88951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHubStatuses: () => (/* binding */ createGitHubStatuses)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _domain_gate_gate_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30196);
/* harmony import */ var _domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92072);
/* harmony import */ var _paging_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97226);
/* harmony import */ var _transport_operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(398);
/* harmony import */ var _kept_in_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70352);






const Status = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    node_id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    context: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    state: _domain_gate_gate_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusState */ .oZ,
    description: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    target_url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$(),
    creator: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).nullable(),
});
const maxPages = 10;
function isWhole(read) {
    const newest = read.find(({ at }) => at.part === undefined)?.at;
    return newest?.whole === undefined || (0,_kept_in_address_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParts */ .nn)(newest.whole, partsAmong(read)) !== undefined;
}
function partsAmong(read) {
    return read.flatMap(({ at }) => at.part ?? []);
}
function toStatusSet({ status, at }, parts) {
    const { id, state, description, created_at } = status;
    const { address: targetUrl, keeps, whole } = at;
    return {
        id,
        state,
        description: description ?? '',
        targetUrl,
        createdAt: created_at,
        keeps: whole === undefined ? keeps : (0,_kept_in_address_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParts */ .nn)(whole, parts),
        completions: whole?.completions,
    };
}
function createGitHubStatuses({ client, owner, repo, }) {
    const target = { owner, repo };
    const readPage = (head, page) => client.read(_transport_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .readStatuses */ .r_, (api) => api.call(zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Status), (rest) => rest.repos.listCommitStatusesForRef({ ...target, ref: head, per_page: _paging_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .perPage */ .xP, page })));
    const newestOf = async (head, context) => (await readPage(head, 1)).filter((status) => status.context === context);
    const readOwn = async (head, context, by) => {
        const isOwn = ({ creator, ...status }) => status.context === context && isBy(creator, by);
        const own = [];
        for (let page = 1; page <= maxPages; page += 1) {
            const statuses = await readPage(head, page);
            for (const status of statuses.filter(isOwn))
                own.push({ status, at: (0,_kept_in_address_js__WEBPACK_IMPORTED_MODULE_3__/* .readAddress */ .zq)(status.target_url ?? '') });
            if (statuses.length < _paging_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .perPage */ .xP || isWhole(own))
                break;
        }
        return own;
    };
    let own;
    const isBy = (creator, login = own) => login === undefined || (creator !== null && (0,_domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_6__/* .accountName */ .v)(creator.login) === (0,_domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_6__/* .accountName */ .v)(login));
    const standing = new Set();
    const write = async ({ head, context, state, description }, address) => {
        const { id, node_id: nodeId, creator, } = await client.write(_transport_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .writeStatus */ .Kn, {
            send: (api) => api.call(Status, (rest) => rest.repos.createCommitStatus({
                ...target,
                sha: head,
                context,
                state,
                description,
                ...(address !== null && { target_url: address }),
            })),
            find: async () => {
                const [newest] = await newestOf(head, context);
                const isThis = newest?.state === state && newest.description === description;
                return isThis && newest.target_url === address ? newest : undefined;
            },
        });
        own = creator?.login;
        return { id, nodeId };
    };
    return {
        list: async ({ name, head, by }) => {
            const read = await readOwn(head, name, by);
            const parts = partsAmong(read);
            for (const { at } of read)
                if (at.whole && (0,_kept_in_address_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParts */ .nn)(at.whole, parts) !== undefined)
                    standing.add(`${head} ${at.whole.digest}`);
            return read.filter(({ at }) => at.part === undefined).map((each) => toStatusSet(each, parts));
        },
        latest: async ({ name, head }) => {
            const statuses = await newestOf(head, name);
            return statuses.find(({ creator }) => isBy(creator))?.state;
        },
        set: async ({ keeps, ...status }) => {
            const { head, targetUrl } = status;
            if (targetUrl === undefined)
                return write(status, null);
            const { parts, digest, address } = keeps
                ? (0,_kept_in_address_js__WEBPACK_IMPORTED_MODULE_3__/* .addressesKeeping */ .M2)(targetUrl, keeps)
                : { parts: [], digest: '', address: targetUrl };
            if (!standing.has(`${head} ${digest}`))
                for (const part of parts)
                    await write({ ...status, ..._domain_gate_gate_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .underWay */ .Ki }, part);
            return write(status, address);
        },
    };
}


/***/ }),

/***/ 97226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   xP: () => (/* binding */ perPage)
/* harmony export */ });
/* unused harmony export readLinks */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54543);


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
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'operational',
        code: 'GITHUB_LIST_TOO_LONG',
        message: `GitHub was asked to ${operation.what}, and a list went on after ${maxPages} pages.`,
        fix: 'A pull request with that much on it cannot be reviewed whole. Split it, or open a new one.',
    });
}


/***/ })

};
