export const id = 831;
export const ids = [831,920,539];
export const modules = {

/***/ 33123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y2: () => (/* binding */ mayHaveTakenEffect),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   tE: () => (/* binding */ decideRetry)
/* harmony export */ });
const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const maxBlindAttempts = 5;
function mayHaveTakenEffect(failure) {
    return failure.status === undefined || failure.status >= 500;
}
function isRateLimit(failure) {
    switch (failure.status) {
        case 429:
            return true;
        case 403:
            if (/resource not accessible/i.test(failure.message))
                return false;
            return (failure.headers['retry-after'] !== undefined ||
                failure.headers['x-ratelimit-remaining'] === '0' ||
                /rate limit|abuse detection/i.test(failure.message));
        case 422:
            return /submitted too quickly/i.test(failure.message);
        default:
            return false;
    }
}
function hintedWait(failure, now) {
    const after = failure.headers['retry-after'];
    if (after !== undefined) {
        const ms = /^\d+$/.test(after) ? Number(after) * secondMs : Date.parse(after) - now;
        if (Number.isFinite(ms))
            return Math.max(ms, secondMs);
    }
    const reset = failure.headers['x-ratelimit-reset'];
    if (failure.headers['x-ratelimit-remaining'] === '0' && reset !== undefined && /^\d+$/.test(reset)) {
        return Math.max(Number(reset) * secondMs - now, 0) + secondMs;
    }
    return undefined;
}
function decideRetry(failed) {
    const { attempt, failure, now, remainingMs, random } = failed;
    const doubled = 2 ** (attempt - 1);
    const limited = isRateLimit(failure);
    if (!limited && !mayHaveTakenEffect(failure))
        return { do: 'stop', reason: 'refused' };
    if (!limited && attempt >= maxBlindAttempts)
        return { do: 'stop', reason: 'exhausted' };
    const least = hintedWait(failure, now) ?? (limited ? minuteMs : secondMs) * doubled;
    const ms = Math.ceil(least + random * (limited ? secondMs : least / 2));
    return ms <= remainingMs ? { do: 'wait', ms } : { do: 'stop', reason: 'exhausted' };
}


/***/ }),

/***/ 57106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ threadFields),
/* harmony export */   Ao: () => (/* binding */ CommentNode),
/* harmony export */   Fk: () => (/* binding */ ReviewNode),
/* harmony export */   IM: () => (/* binding */ ThreadComment),
/* harmony export */   LP: () => (/* binding */ ThreadNode),
/* harmony export */   Mt: () => (/* binding */ reviewFields),
/* harmony export */   XG: () => (/* binding */ commentFields),
/* harmony export */   f$: () => (/* binding */ DatabaseId)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(399);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44743);
/* harmony import */ var _domain_publishing_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21168);
/* harmony import */ var _paging_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63620);



const Login = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })
    .nullable()
    .transform((actor) => actor?.login ?? null);
const DatabaseId = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .regex(/^\d{1,15}$/)
        .transform(Number),
]);
const CommentNode = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    fullDatabaseId: DatabaseId,
    author: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ __typename: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).nullable(),
    authorAssociation: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    body: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(),
    lastEditedAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$().nullable(),
    editor: Login,
    reactionGroups: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ content: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), viewerHasReacted: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() })).nullable(),
});
const ThreadComment = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ...CommentNode.shape, state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['PENDING', 'SUBMITTED']) });
const ReviewNode = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    fullDatabaseId: DatabaseId,
    author: Login,
    viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    state: _domain_publishing_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .ReviewState */ .Cp,
    body: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    submittedAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$().nullable(),
    lastEditedAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$().nullable(),
});
const ThreadNode = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nullable(),
    isResolved: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    isOutdated: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    resolvedBy: Login,
    comments: (0,_paging_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(ThreadComment),
});
const commentFields = `id fullDatabaseId author { __typename login } authorAssociation viewerDidAuthor body url
    createdAt lastEditedAt editor { login } reactionGroups { content viewerHasReacted }`;
const threadCommentSelection = `
  totalCount
  nodes { ${commentFields} state }
  pageInfo { hasNextPage endCursor }`;
const threadFields = `id path line isResolved isOutdated resolvedBy { login }
      comments(first: 100) {${threadCommentSelection}
      }`;
const reviewFields = 'id fullDatabaseId author { login } viewerDidAuthor state body url submittedAt lastEditedAt';


/***/ }),

/***/ 16748:
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
    const alone = states.map((text) => keeping(address, pack(text))).find(fits);
    if (alone !== undefined)
        return { parts: [], address: alone };
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

/***/ 90539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHubStatuses: () => (/* binding */ createGitHubStatuses)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(399);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44743);
/* harmony import */ var _domain_gate_gate_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75904);
/* harmony import */ var _domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85132);
/* harmony import */ var _paging_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39238);
/* harmony import */ var _transport_operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18290);
/* harmony import */ var _kept_in_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16748);






const Status = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
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
        const isOwn = ({ creator, ...status }) => status.context === context && creator !== null && (0,_domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_6__/* .accountName */ .v)(creator.login) === (0,_domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_6__/* .accountName */ .v)(by);
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
    const standing = new Set();
    const write = async ({ head, context, state, description }, address) => {
        const { id, creator } = await client.write(_transport_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .writeStatus */ .Kn, {
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
        return id;
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
            return statuses.find(({ creator }) => own === undefined || creator?.login === own)?.state;
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

/***/ 63620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ connection),
/* harmony export */   RT: () => (/* binding */ tail),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(399);
/* harmony import */ var _cursor_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99815);


function connection(node) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(node), pageInfo: _cursor_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .PageInfo */ .Qu });
}
function counted(node) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...connection(node).shape, totalCount: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() });
}
function tail(node) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(node), pageInfo: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ startCursor: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable() }) });
}


/***/ }),

/***/ 99815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qu: () => (/* binding */ PageInfo),
/* harmony export */   ds: () => (/* binding */ readCursorPages),
/* harmony export */   q1: () => (/* binding */ nextCursor)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(399);

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


/***/ }),

/***/ 235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ nodes)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(399);

function nodes(node) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(node.nullable()).nullable() })
        .nullish()
        .transform((connection) => (connection?.nodes ?? []).filter((each) => each !== null));
}


/***/ }),

/***/ 39238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   xP: () => (/* binding */ perPage)
/* harmony export */ });
/* unused harmony export readLinks */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(399);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73859);


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


/***/ }),

/***/ 27920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ deleteDraft),
/* harmony export */   m: () => (/* binding */ createDraft),
/* harmony export */   removeDraft: () => (/* binding */ removeDraft)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(399);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44743);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73859);
/* harmony import */ var _domain_memory_mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54448);
/* harmony import */ var _conversation_conversation_nodes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57106);
/* harmony import */ var _transport_operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18290);
/* harmony import */ var _review_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58744);






const query = `
  query Drafts($owner: String!, $repo: String!, $number: Int!) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {
        reviews(last: 10, states: [PENDING]) {
          nodes { id fullDatabaseId viewerDidAuthor body createdAt }
        }
      }
    }
  }`;
const Draft = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    fullDatabaseId: _conversation_conversation_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .DatabaseId */ .f$,
    viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    body: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_6__/* .datetime */ .w$({ offset: true }).transform((time) => Date.parse(time)),
});
const Answer = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        pullRequest: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ reviews: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(Draft) }) }),
    }),
})
    .transform((answer) => answer.repository.pullRequest.reviews.nodes);
const Created = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int(), node_id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })
    .transform(({ id, node_id }) => ({ id, nodeId: node_id }));
async function findDraft(client, address) {
    const { data } = await client.read(_transport_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .readPullRequest */ .DQ, (api) => api.graphql(Answer, { query, variables: { ...address } }));
    const draft = data.find((candidate) => candidate.viewerDidAuthor);
    return (draft && {
        id: draft.fullDatabaseId,
        nodeId: draft.id,
        body: draft.body,
        createdAt: draft.createdAt,
    });
}
const staleAfterMs = 2 * 60_000;
const lookEveryMs = 3_000;
async function removeDraft(client, address, isOurs) {
    const standing = await findDraft(client, address);
    if (standing === undefined || !isOurs(standing.body))
        return false;
    await deleteDraft(client, address, standing);
    return true;
}
async function createDraft(client, address, draft) {
    for (;;) {
        try {
            return await sendDraft(client, address, draft);
        }
        catch (error) {
            if (!(error instanceof _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) || error.code !== 'GITHUB_DRAFT_EXISTS')
                throw error;
            await makeRoom(client, address, draft.isOurs);
        }
    }
}
async function makeRoom(client, address, isOurs) {
    for (;;) {
        const standing = await findDraft(client, address);
        if (standing !== undefined) {
            const isOwn = isOurs(standing.body);
            const isStale = client.now() - standing.createdAt >= staleAfterMs;
            if (isOwn && isStale)
                return deleteDraft(client, address, standing);
            if (!isOwn && (isStale || !(0,_domain_memory_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarked */ .rZ)(standing.body)))
                throw draftOfAnother(address);
        }
        if (!(await client.wait(lookEveryMs)))
            throw draftOfOtherRun(address);
        if (standing === undefined)
            return;
    }
}
function sendDraft(client, address, { request }) {
    const line = lastLine(request.body);
    return client.write(_transport_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .publishReview */ .YJ, {
        send: (api) => api.call(Created, (rest) => rest.pulls.createReview({
            owner: address.owner,
            repo: address.repo,
            pull_number: address.number,
            commit_id: request.commit_id,
            body: request.body,
            comments: request.comments.map(toParameter),
        })),
        find: async () => {
            const standing = await findDraft(client, address);
            return standing?.body.includes(line) ? standing : undefined;
        },
    });
}
function lastLine(body) {
    return body.trimEnd().split('\n').at(-1) ?? '';
}
function toParameter({ start_line, start_side, ...comment }) {
    return {
        ...comment,
        ...(start_line !== undefined && { start_line }),
        ...(start_side !== undefined && { start_side }),
    };
}
const noDraftAnyMore = ['GITHUB_NOT_FOUND', 'GITHUB_UNPROCESSABLE'];
async function deleteDraft(client, { owner, repo, number }, draft) {
    try {
        await client.write(_transport_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .publishReview */ .YJ, {
            send: async (api) => {
                await api.call(zod__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J(), (rest) => rest.pulls.deletePendingReview({ owner, repo, pull_number: number, review_id: draft.id }));
                return true;
            },
            find: async () => ((await (0,_review_node_js__WEBPACK_IMPORTED_MODULE_4__/* .readReview */ .ty)(client, draft.nodeId)) === undefined ? true : undefined),
        });
    }
    catch (error) {
        if (!(error instanceof _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) || !noDraftAnyMore.includes(error.code))
            throw error;
    }
}
function draftOfOtherRun({ number }) {
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'operational',
        code: 'GITHUB_DRAFT_EXISTS',
        message: `Another run is publishing its review of #${number}, and the retry budget does not last until it is done.`,
        fix: 'Run again later, or raise `retry-budget`.',
    });
}
function draftOfAnother({ number }) {
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'operational',
        code: 'GITHUB_DRAFT_EXISTS',
        message: `The identity of the token has a pending review on #${number} that is not ours to remove.`,
        fix: 'Submit or discard that pending review, or give this instance a token of its own.',
    });
}


/***/ }),

/***/ 7831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubPublisher: () => (/* binding */ createGitHubPublisher)
});

// EXTERNAL MODULE: ./build/edges/github/publishing/draft.js
var publishing_draft = __webpack_require__(27920);
// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(399);
// EXTERNAL MODULE: ./build/edges/github/transport/graphql.js
var graphql = __webpack_require__(74426);
// EXTERNAL MODULE: ./build/edges/github/transport/operation.js
var operation = __webpack_require__(18290);
// EXTERNAL MODULE: ./build/domain/publishing/conversation.js
var conversation = __webpack_require__(21168);
// EXTERNAL MODULE: ./build/domain/review-document.js
var review_document = __webpack_require__(94159);
// EXTERNAL MODULE: ./build/edges/github/conversation/conversation-nodes.js
var conversation_nodes = __webpack_require__(57106);
// EXTERNAL MODULE: ./build/edges/github/gate/statuses.js
var statuses = __webpack_require__(90539);
// EXTERNAL MODULE: ./build/edges/github/paging/cursor-pages.js
var cursor_pages = __webpack_require__(99815);
// EXTERNAL MODULE: ./build/domain/text/account-name.js
var account_name = __webpack_require__(85132);
// EXTERNAL MODULE: ./build/edges/github/paging/nodes.js
var nodes = __webpack_require__(235);
;// CONCATENATED MODULE: ./build/edges/github/publishing/checks-on-head.js



const checksOnHeadSelection = `
        checked: commits(last: 1) @include(if: $checks) {
          nodes { commit { checkSuites(first: 10, filterBy: { checkName: $gateName }) {
            nodes { app { slug } checkRuns(last: 20, filterBy: { checkName: $gateName, checkType: ALL }) {
              nodes { databaseId externalId conclusion title }
            } }
          } } }
        }`;
const Run = schemas/* object */.Ikc({
    databaseId: schemas/* int */.Whr().nullable(),
    externalId: schemas/* string */.YjP().nullable(),
    conclusion: schemas/* string */.YjP().nullable(),
    title: schemas/* string */.YjP().nullable(),
});
const Suite = schemas/* object */.Ikc({ app: schemas/* object */.Ikc({ slug: schemas/* string */.YjP() }).nullable(), checkRuns: (0,nodes/* nodes */.a)(Run) });
const ChecksOnHead = schemas/* object */.Ikc({
    checked: (0,nodes/* nodes */.a)(schemas/* object */.Ikc({ commit: schemas/* object */.Ikc({ checkSuites: (0,nodes/* nodes */.a)(Suite) }) })),
});
function concernsChecksOnHead({ path }) {
    const at = path?.indexOf('pullRequest') ?? -1;
    return at > 0 && path?.[at + 1] === 'checked';
}
function checksOnHead({ checked }, login) {
    return checked
        .flatMap(({ commit }) => commit.checkSuites)
        .filter(({ app }) => app?.slug === (0,account_name/* accountName */.v)(login))
        .flatMap(({ checkRuns }) => checkRuns)
        .flatMap(({ databaseId: id, externalId, conclusion, title }) => id === null
        ? []
        : [
            {
                id,
                externalId: externalId ?? '',
                conclusion: conclusion?.toLowerCase() ?? null,
                title: title ?? '',
            },
        ]);
}

;// CONCATENATED MODULE: ./build/edges/github/publishing/status-on-head.js


const statusOnHeadSelection = `
        marked: commits(last: 1) @include(if: $status) {
          nodes { commit { status { context(name: $gateName) { state creator { login } } } } }
        }`;
const Newest = schemas/* object */.Ikc({ state: schemas/* string */.YjP(), creator: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable() });
const Commit = schemas/* object */.Ikc({ status: schemas/* object */.Ikc({ context: Newest.nullable() }).nullable() });
const StatusOnHead = schemas/* object */.Ikc({
    marked: schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(schemas/* object */.Ikc({ commit: Commit }).nullable()).nullable() }).nullish(),
});
function concernsStatusOnHead({ path }) {
    const at = path?.indexOf('pullRequest') ?? -1;
    return at > 0 && path?.[at + 1] === 'marked';
}
function isHeldUp({ marked }, login) {
    const status = marked?.nodes?.[0]?.commit.status?.context;
    if (status?.creator == null)
        return false;
    const isOurs = (0,account_name/* accountName */.v)(status.creator.login) === (0,account_name/* accountName */.v)(login);
    return isOurs && (status.state === 'FAILURE' || status.state === 'ERROR');
}

;// CONCATENATED MODULE: ./build/edges/github/publishing/own-reviews.js









const reviewSelection = `
          nodes { id fullDatabaseId viewerDidAuthor state body }
          pageInfo { hasPreviousPage startCursor }`;
const confirmationVariables = '$gateName: String!, $checks: Boolean!, $status: Boolean!';
const confirmationSelection = `
        headRefOid${checksOnHeadSelection}${statusOnHeadSelection}
        reviews(last: 100) {${reviewSelection}
        }`;
const query = `
  query OwnReviews(
    $owner: String!, $repo: String!, $number: Int!, $before: String, ${confirmationVariables}
  ) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {
        headRefOid${checksOnHeadSelection}${statusOnHeadSelection}
        reviews(last: 100, before: $before) {${reviewSelection}
        }
      }
    }
  }`;
const Review = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    fullDatabaseId: conversation_nodes/* DatabaseId */.f$,
    viewerDidAuthor: schemas/* boolean */.zMY(),
    state: conversation/* ReviewState */.Cp,
    body: schemas/* string */.YjP(),
});
const ConfirmationPage = schemas/* object */.Ikc({
    headRefOid: review_document/* CommitId */.jF,
    ...ChecksOnHead.shape,
    ...StatusOnHead.shape,
    reviews: schemas/* object */.Ikc({
        nodes: schemas/* array */.YOg(Review),
        pageInfo: schemas/* object */.Ikc({ hasPreviousPage: schemas/* boolean */.zMY(), startCursor: schemas/* string */.YjP().nullable() }),
    }),
});
const Answer = schemas/* object */.Ikc({
    viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }),
    repository: schemas/* object */.Ikc({ pullRequest: ConfirmationPage }),
})
    .transform(({ viewer, repository }) => ({ viewer: viewer.login, ...repository.pullRequest }));
async function confirmOwnReviews(client, address, { after = 0, gate } = {}) {
    const pages = await (0,cursor_pages/* readCursorPages */.ds)({
        read: async (before) => {
            const asked = gateAsked(before === null ? gate : undefined);
            const request = { query, variables: { ...address, before, ...asked }, tolerates: concernsGate };
            return (await client.read(operation/* readPullRequest */.DQ, (api) => api.graphql(Answer, request))).data;
        },
        next: (page) => (goesOn(page, after) ? page.reviews.pageInfo.startCursor : null),
        maxPages: 50,
    });
    const [first] = pages;
    const confirmation = toConfirmation(pages, first.viewer);
    if (!isHeldUp(first, first.viewer))
        return confirmation;
    return { ...confirmation, statuses: await readStatuses(client, address, { gate, ...first }) };
}
function gateAsked(gate) {
    const kind = gate?.kind;
    return { gateName: gate?.name ?? '', checks: kind === 'check', status: kind === 'status' };
}
function confirmedBy(page, { after, login }) {
    const needsMore = goesOn(page, after ?? 0) || isHeldUp(page, login);
    return needsMore ? undefined : toConfirmation([page], login);
}
function goesOn({ reviews: { nodes, pageInfo } }, after) {
    return pageInfo.hasPreviousPage && nodes.every(({ fullDatabaseId }) => fullDatabaseId > after);
}
function toConfirmation(pages, login) {
    const reviews = pages.toReversed().flatMap((page) => page.reviews.nodes);
    const [first] = pages;
    return {
        head: first.headRefOid,
        ownReviews: reviews.filter(isSubmittedByUs).map(toOwnReview),
        checks: checksOnHead(first, login),
        statuses: [],
    };
}
function concernsGate(error) {
    return concernsChecksOnHead(error) || concernsStatusOnHead(error);
}
async function readStatuses(client, { owner, repo }, on) {
    const { gate, headRefOid: head, viewer: by } = on;
    if (gate === undefined)
        return [];
    return (0,statuses.createGitHubStatuses)({ client, owner, repo }).list({ name: gate.name, head, by });
}
function isSubmittedByUs(review) {
    return review.viewerDidAuthor && review.state !== 'PENDING';
}
function toOwnReview({ fullDatabaseId, state, body }) {
    return { id: fullDatabaseId, state, body };
}

// EXTERNAL MODULE: ./build/edges/github/publishing/review-node.js
var review_node = __webpack_require__(58744);
;// CONCATENATED MODULE: ./build/edges/github/publishing/file-threads.js





const Thread = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    comments: schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(schemas/* object */.Ikc({ author: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) })) }).optional(),
    pullRequest: ConfirmationPage.optional(),
});
const file_threads_Answer = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ thread: Thread.nullable() }).nullable());
const alias = (index) => `thread${index}`;
const worldSelection = `comments(first: 1) { nodes { author { login } } } pullRequest {${confirmationSelection}
      }`;
function mutationFor(count) {
    const numbers = Array.from({ length: count }, (_, index) => index);
    const variables = numbers.map((index) => `$path${index}: String!, $body${index}: String!`);
    const fields = numbers.map((index) => `
    ${alias(index)}: addPullRequestReviewThread(
      input: { pullRequestReviewId: $review, path: $path${index}, body: $body${index}, subjectType: FILE }
    ) { thread { id ${index === count - 1 ? worldSelection : ''} } }`);
    return `mutation AddFileThreads(
    $review: ID!, ${confirmationVariables}, ${variables.join(', ')}
  ) {${fields.join('')}\n  }`;
}
async function send(api, draft, { threads, wanted }) {
    const variables = Object.fromEntries([
        ['review', draft.nodeId],
        ...Object.entries(gateAsked(wanted.gate)),
        ...threads.flatMap(({ path, body }, index) => [
            [`path${index}`, path],
            [`body${index}`, body],
        ]),
    ]);
    const { data } = await api.graphql(file_threads_Answer, {
        query: mutationFor(threads.length),
        variables,
        tolerates: (error) => (0,graphql/* refusesInput */.Uw)(error) || concernsGate(error),
    });
    const unplaced = threads.filter((_, index) => data[alias(index)]?.thread == null);
    const last = data[alias(threads.length - 1)]?.thread;
    return {
        unplaced: unplaced.map(({ key }) => key),
        confirmation: last ? worldAfter(last, wanted.after) : undefined,
    };
}
function worldAfter({ comments, pullRequest }, after) {
    const login = comments?.nodes[0]?.author.login;
    return login === undefined || pullRequest === undefined
        ? undefined
        : confirmedBy(pullRequest, { after, login });
}
async function addFileThreads(client, draft, { threads, ...wanted }) {
    if (threads.length === 0)
        return { unplaced: [] };
    let remaining = threads;
    return client.write(operation/* publishReview */.YJ, {
        send: (api) => send(api, draft, { threads: remaining, wanted }),
        find: async () => {
            const comments = (await (0,review_node/* readReview */.ty)(client, draft.nodeId))?.comments ?? [];
            remaining = threads.filter(({ key }) => !comments.some((comment) => comment.body.includes(key)));
            return remaining.length === 0 ? { unplaced: [] } : undefined;
        },
    });
}

// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(73859);
;// CONCATENATED MODULE: ./build/edges/github/publishing/request-reviewers.js



const Requested = schemas/* object */.Ikc({
    requested_reviewers: schemas/* array */.YOg(schemas/* object */.Ikc({ login: schemas/* string */.YjP() }))
        .nullish()
        .transform((people) => people ?? []),
});
async function request(client, { owner, repo, number }, logins) {
    const pull = { owner, repo, pull_number: number };
    await client.write(operation/* publishReview */.YJ, {
        send: (api) => api.call(Requested, (rest) => rest.pulls.requestReviewers({ ...pull, reviewers: [...logins] })),
        find: async () => {
            const standing = await client.read(operation/* readPullRequest */.DQ, (api) => api.call(Requested, (rest) => rest.pulls.get(pull)));
            const asked = new Set(standing.requested_reviewers.map(({ login }) => login.toLowerCase()));
            return logins.every((login) => asked.has(login.toLowerCase())) ? standing : undefined;
        },
    });
}
async function requestReviewers(client, address, logins) {
    try {
        await request(client, address, logins);
        return [];
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR) || error.code !== 'GITHUB_UNPROCESSABLE')
            throw error;
        if (logins.length === 1)
            return logins;
    }
    const refused = [];
    for (const login of logins)
        refused.push(...(await requestReviewers(client, address, [login])));
    return refused;
}

;// CONCATENATED MODULE: ./build/edges/github/publishing/submission.js





const submission_query = `
  mutation Submit($review: ID!, $event: PullRequestReviewEvent!, $body: String!) {
    submitPullRequestReview(input: { pullRequestReviewId: $review, event: $event, body: $body }) {
      pullRequestReview { url pullRequest { headRefOid } }
    }
  }`;
const submission_Answer = schemas/* object */.Ikc({
    submitPullRequestReview: schemas/* object */.Ikc({
        pullRequestReview: schemas/* object */.Ikc({ url: schemas/* string */.YjP(), pullRequest: schemas/* object */.Ikc({ headRefOid: review_document/* CommitId */.jF }) }),
    }),
})
    .transform(({ submitPullRequestReview: { pullRequestReview: review } }) => ({
    url: review.url,
    head: review.pullRequest.headRefOid,
}));
async function submitDraft(client, { draft, event, body, }) {
    const variables = { review: draft.nodeId, event, body };
    try {
        return await client.write(operation/* publishReview */.YJ, {
            send: async (api) => (await api.graphql(submission_Answer, { query: submission_query, variables })).data,
            find: async () => {
                const { state, url, head } = await readBack(client, draft);
                return state === 'PENDING' ? undefined : { url, head };
            },
        });
    }
    catch (error) {
        throw error instanceof failure/* Failure */.HR && error.code === 'GITHUB_NOT_FOUND' ? reviewGone(error) : error;
    }
}
async function readBack(client, draft) {
    const review = await (0,review_node/* readReview */.ty)(client, draft.nodeId);
    if (review === undefined)
        throw reviewGone();
    return review;
}
function reviewGone(cause) {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'GITHUB_DRAFT_GONE',
        message: 'Our pending review was removed before it could be published, most likely by another run.',
        fix: 'Run again. A concurrency group per pull request keeps runs from crossing each other.',
        ...(cause !== undefined && { cause }),
    });
}

// EXTERNAL MODULE: ./build/domain/in-batches.js
var in_batches = __webpack_require__(40167);
;// CONCATENATED MODULE: ./build/domain/publishing/upkeep-batches.js

const comfortable = 50;
const most = 160;
function upkeepBatches(steps, requests) {
    const wanted = Math.ceil(steps.length / comfortable);
    const count = Math.max(1, Math.min(wanted, requests), Math.ceil(steps.length / most));
    return (0,in_batches/* inBatches */.o)(steps, Math.ceil(steps.length / count));
}

// EXTERNAL MODULE: ./build/edges/github/transport/refusals.js
var refusals = __webpack_require__(95174);
;// CONCATENATED MODULE: ./build/edges/github/publishing/upkeep-mutations.js


const reactionContents = {
    '+1': 'THUMBS_UP',
    confused: 'CONFUSED',
    eyes: 'EYES',
};
function onSubject(alongside) {
    return `subject {
      ... on PullRequestReviewComment { ${alongside} }
      ... on IssueComment { beside: ${alongside} }
    }`;
}
const Beside = schemas/* object */.Ikc({
    pullRequest: review_node/* NewestReviews */.kj.nullish(),
    beside: review_node/* NewestReviews */.kj.nullish(),
});
const Payload = schemas/* object */.Ikc({
    pullRequestReview: Beside.nullish(),
    pullRequestReviewComment: Beside.nullish(),
    thread: Beside.nullish(),
    subject: Beside.nullish(),
})
    .partial();
function pullRequestBeside(payload) {
    const { data } = Payload.safeParse(payload);
    const found = data?.pullRequestReview ?? data?.pullRequestReviewComment ?? data?.thread ?? data?.subject;
    return found?.pullRequest ?? found?.beside ?? undefined;
}
function mutationOf(step) {
    const { nodeId } = step;
    switch (step.do) {
        case 'dismiss-review':
            return {
                field: 'dismissPullRequestReview',
                type: 'DismissPullRequestReviewInput',
                input: { pullRequestReviewId: nodeId, message: step.message },
                selecting: (alongside) => `pullRequestReview { state ${alongside} }`,
            };
        case 'update-comment':
            return {
                field: 'updatePullRequestReviewComment',
                type: 'UpdatePullRequestReviewCommentInput',
                input: { pullRequestReviewCommentId: nodeId, body: step.body },
                selecting: (alongside) => `pullRequestReviewComment { id ${alongside} }`,
            };
        case 'resolve-thread':
            return {
                field: 'resolveReviewThread',
                type: 'ResolveReviewThreadInput',
                input: { threadId: nodeId },
                selecting: (alongside) => `thread { id ${alongside} }`,
            };
        case 'update-review':
            return {
                field: 'updatePullRequestReview',
                type: 'UpdatePullRequestReviewInput',
                input: { pullRequestReviewId: nodeId, body: step.body },
                selecting: (alongside) => `pullRequestReview { id ${alongside} }`,
            };
        case 'react':
            return {
                field: 'addReaction',
                type: 'AddReactionInput',
                input: { subjectId: nodeId, content: reactionContents[step.content] },
                selecting: (alongside) => `reaction { id } ${alongside && onSubject(alongside)}`,
            };
    }
}

// EXTERNAL MODULE: ./build/edges/github/publishing/same-text.js
var same_text = __webpack_require__(21613);
;// CONCATENATED MODULE: ./build/edges/github/publishing/upkeep-standing.js






const idsAtOnce = 100;
const Reactions = schemas/* array */.YOg(schemas/* object */.Ikc({ content: schemas/* string */.YjP(), viewerHasReacted: schemas/* boolean */.zMY() })).nullish();
const StandingNode = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().optional(),
    state: schemas/* string */.YjP().optional(),
    isResolved: schemas/* boolean */.zMY().optional(),
    reactionGroups: Reactions,
});
const reactions = 'reactionGroups { content viewerHasReacted }';
const standingSelection = `
    ... on PullRequestReview { id state body }
    ... on PullRequestReviewThread { id isResolved }
    ... on PullRequestReviewComment { id body ${reactions} }
    ... on IssueComment { id body ${reactions} }`;
function isDone(step, standing) {
    switch (step.do) {
        case 'dismiss-review':
            return standing.state === 'DISMISSED';
        case 'update-comment':
        case 'update-review':
            return standing.body !== undefined && (0,same_text/* sameText */.Q)(standing.body, step.body);
        case 'resolve-thread':
            return standing.isResolved === true;
        case 'react':
            return (standing.reactionGroups ?? []).some(({ content, viewerHasReacted }) => viewerHasReacted && content === reactionContents[step.content]);
    }
}
const Standing = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(StandingNode.nullable()));
async function doneAmong(client, steps) {
    const ids = (0,in_batches/* inBatches */.o)([...new Set(steps.map(({ nodeId }) => nodeId))], idsAtOnce);
    const declarations = ids.map((_, index) => `$ids${index}: [ID!]!`).join(', ');
    const fields = ids.map((_, index) => `nodes${index}: nodes(ids: $ids${index}) { ${standingSelection} }`);
    const query = `query Standing(${declarations}) {\n  ${fields.join('\n  ')}\n}`;
    const variables = Object.fromEntries(ids.map((batch, index) => [`ids${index}`, batch]));
    const { data } = await client.read(operation/* readPullRequest */.DQ, (api) => api.graphql(Standing, { query, variables, tolerates: graphql/* isRefusal */.vu }));
    const standing = Object.values(data).flat();
    const nodes = new Map(standing.flatMap((node) => (node === null ? [] : [[node.id, node]])));
    return new Set(steps.filter((step) => {
        const node = nodes.get(step.nodeId);
        return node !== undefined && isDone(step, node);
    }));
}

;// CONCATENATED MODULE: ./build/edges/github/publishing/upkeep.js









const upkeep_Answer = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullable();
const upkeep_alias = (index) => `step${index}`;
async function carryOutUpkeep(client, steps, { requests, published }) {
    const refusals = [];
    let standing;
    for (const batch of upkeepBatches(steps, requests)) {
        const isLast = refusals.length + batch.length === steps.length;
        const upkept = await carryOutBatch(client, batch, isLast ? published : undefined);
        refusals.push(...upkept.refusals);
        standing = upkept.standing;
    }
    return { refusals, standing };
}
async function carryOutBatch(client, batch, published) {
    const refused = new Map();
    let left = batch;
    let standing;
    try {
        await client.write(operation/* publishReview */.YJ, {
            send: async (api) => {
                const { data, errors } = await api.graphql(upkeep_Answer, requestFor(left, published !== undefined));
                left.forEach((step, index) => {
                    const refusal = refusalOf(step, data?.[upkeep_alias(index)], errorOf(errors, index));
                    if (refusal !== undefined)
                        refused.set(step, refusal);
                });
                const beside = pullRequestBeside(data?.[upkeep_alias(left.length - 1)]);
                standing = published && beside && (0,review_node/* reviewAmong */.fm)(beside, published.nodeId);
                return true;
            },
            find: async () => {
                const done = await doneAmong(client, left);
                left = left.filter((step) => !done.has(step));
                return left.length === 0 ? true : undefined;
            },
        });
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        for (const step of left)
            refused.set(step, error);
        return { refusals: batch.map((step) => refused.get(step)) };
    }
    const doubtful = [...refused].filter(([step, failure]) => !lacksScope(step, failure)).map(([step]) => step);
    const stands = doubtful.length === 0 ? new Set() : await standAnyway(client, doubtful);
    return { refusals: batch.map((step) => (stands.has(step) ? undefined : refused.get(step))), standing };
}
function requestFor(steps, isReadBack) {
    const mutations = steps.map(mutationOf);
    const variables = mutations.map(({ type }, index) => `$${upkeep_alias(index)}: ${type}!`).join(', ');
    const fields = mutations.map(({ field, selecting }, index) => {
        const alongside = isReadBack && index === steps.length - 1 ? review_node/* newestReviewsSelection */.Mo : '';
        return `${upkeep_alias(index)}: ${field}(input: $${upkeep_alias(index)}) { ${selecting(alongside)} }`;
    });
    return {
        query: `mutation Upkeep(${variables}) {\n  ${fields.join('\n  ')}\n}`,
        variables: Object.fromEntries(mutations.map(({ input }, index) => [upkeep_alias(index), input])),
        tolerates: (error) => (0,graphql/* isRefusal */.vu)(error) && /^step\d+$/.test(String(error.path?.[0])),
    };
}
function errorOf(errors, index) {
    return errors.find(({ path }) => path?.[0] === upkeep_alias(index));
}
const Dismissed = schemas/* object */.Ikc({ pullRequestReview: schemas/* object */.Ikc({ state: schemas/* string */.YjP() }).nullable() });
function refusalOf(step, payload, error) {
    if (error !== undefined)
        return (0,refusals/* toFailure */.w)((0,graphql/* failureOf */.g5)(error), operation/* publishReview */.YJ, error);
    if (payload == null) {
        const failure = { status: 422, headers: {}, message: 'the answer says nothing of it' };
        return (0,refusals/* toFailure */.w)(failure, operation/* publishReview */.YJ, undefined);
    }
    if (step.do !== 'dismiss-review')
        return undefined;
    const state = Dismissed.safeParse(payload).data?.pullRequestReview?.state;
    return state === 'DISMISSED' ? undefined : stillStanding(step, state);
}
function lacksScope({ do: name }, { code }) {
    return name === 'resolve-thread' && code === 'GITHUB_PERMISSION_MISSING';
}
async function standAnyway(client, steps) {
    try {
        return await doneAmong(client, steps);
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return new Set();
        throw error;
    }
}
function stillStanding({ nodeId }, state = 'unknown') {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'REVIEW_NOT_DISMISSED',
        message: `GitHub took the dismissal of our review ${nodeId}, and still shows it as ${state}.`,
        fix: 'Dismiss it by hand, or run again.',
    });
}

;// CONCATENATED MODULE: ./build/edges/github/publishing/publisher.js






function createGitHubPublisher({ client, address, isOurs, gate }) {
    return {
        createDraft: (key, request) => (0,publishing_draft/* createDraft */.m)(client, address, { key, request, isOurs }),
        addFileThreads: (draft, threads, after) => addFileThreads(client, draft, { threads, after, gate }),
        confirm: (after) => confirmOwnReviews(client, address, { ...(after !== undefined && { after }), gate }),
        submit: (draft, { event, body }) => submitDraft(client, { draft, event, body }),
        deleteDraft: (draft) => (0,publishing_draft/* deleteDraft */.T)(client, address, draft),
        readBack: (draft) => readBack(client, draft),
        carryOutUpkeep: (steps, how) => carryOutUpkeep(client, steps, how),
        requestReviewers: (logins) => requestReviewers(client, address, logins),
    };
}


/***/ }),

/***/ 58744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mo: () => (/* binding */ newestReviewsSelection),
/* harmony export */   fm: () => (/* binding */ reviewAmong),
/* harmony export */   kj: () => (/* binding */ NewestReviews),
/* harmony export */   ty: () => (/* binding */ readReview)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(399);
/* harmony import */ var _domain_publishing_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21168);
/* harmony import */ var _domain_review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94159);
/* harmony import */ var _paging_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63620);
/* harmony import */ var _paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99815);
/* harmony import */ var _transport_operation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18290);






const commentSelection = `
          nodes { path line body url }
          pageInfo { hasNextPage endCursor }`;
const query = `
  query Review($id: ID!, $after: String) {
    node(id: $id) {
      ... on PullRequestReview {
        state
        url
        body
        pullRequest { headRefOid }
        comments(first: 100, after: $after) {${commentSelection}
        }
      }
    }
  }`;
const Comment = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().nullable(),
    body: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
});
const Review = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    state: _domain_publishing_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .ReviewState */ .Cp,
    url: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    comments: (0,_paging_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .connection */ .FI)(Comment),
});
const Head = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ headRefOid: _domain_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF });
const Answer = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    node: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ ...Review.shape, pullRequest: Head }).nullable(),
});
async function readReview(client, nodeId) {
    const pages = await (0,_paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .readCursorPages */ .ds)({
        read: async (after) => {
            const request = { query, variables: { id: nodeId, after }, tolerates: isMissing };
            return (await client.read(_transport_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .readPullRequest */ .DQ, (api) => api.graphql(Answer, request))).data.node;
        },
        next: (review) => (review === null ? null : (0,_paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .nextCursor */ .q1)(review.comments.pageInfo)),
        maxPages: 10,
    });
    const [review] = pages;
    if (review === null)
        return undefined;
    const comments = pages.flatMap((page) => page?.comments.nodes ?? []);
    const { state, url, body, pullRequest } = review;
    return { state, url, body, head: pullRequest.headRefOid, comments };
}
const newestReviewsSelection = `pullRequest {
      headRefOid
      reviews(last: 10) { nodes {
        id
        state
        url
        body
        comments(first: 100) {${commentSelection}
        }
      } }
    }`;
const NewestReviews = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    ...Head.shape,
    reviews: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), ...Review.shape })) }),
});
function reviewAmong({ headRefOid: head, reviews }, nodeId) {
    const review = reviews.nodes.find(({ id }) => id === nodeId);
    if (review === undefined || review.comments.pageInfo.hasNextPage)
        return undefined;
    const { state, url, body, comments } = review;
    return { state, url, body, head, comments: comments.nodes };
}
function isMissing(error) {
    return error.type === 'NOT_FOUND';
}


/***/ }),

/***/ 21613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ sameText)
/* harmony export */ });
function sameText(one, other) {
    const normal = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return normal(one) === normal(other);
}


/***/ }),

/***/ 74426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ readGraphql),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   Uw: () => (/* binding */ refusesInput),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* unused harmony export GraphqlError */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(399);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81218);
/* harmony import */ var _request_failed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24698);


const GraphqlError = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()])).optional(),
});
const Envelope = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ data: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(), errors: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(GraphqlError).default([]) });
function statusOf(error) {
    if (/resource not accessible/i.test(error.message))
        return 403;
    if (/secondary rate limit|abuse detection/i.test(error.message))
        return 429;
    switch (error.type) {
        case 'RATE_LIMITED':
            return 429;
        case 'FORBIDDEN':
            return 403;
        case 'NOT_FOUND':
            return 404;
        case 'INTERNAL':
        case 'SERVICE_UNAVAILABLE':
            return undefined;
        default:
            return /something went wrong|timed? ?out|couldn't respond/i.test(error.message) ? undefined : 422;
    }
}
function refusesInput(error) {
    const status = statusOf(error);
    return status === 404 || (status === 422 && !/submitted too quickly/i.test(error.message));
}
function isRefusal(error) {
    return refusesInput(error) || statusOf(error) === 403;
}
function failureOf(error) {
    const status = statusOf(error);
    return { ...(status !== undefined && { status }), headers: {}, message: error.message };
}
function readGraphql(schema, body, context) {
    const { headers, tolerates } = context;
    const envelope = Envelope.safeParse(body);
    if (!envelope.success)
        throw unreadable(envelope.error);
    const fatal = envelope.data.errors.find((error) => tolerates?.(error) !== true);
    if (fatal !== undefined) {
        throw new _request_failed_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestFailed */ .D({ ...failureOf(fatal), headers });
    }
    const data = schema.safeParse(envelope.data.data);
    if (!data.success)
        throw unreadable(data.error);
    return { data: data.data, errors: envelope.data.errors };
}
function unreadable(error) {
    const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .prettifyError */ .S1(error).slice(0, 500);
    return new _request_failed_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestFailed */ .D({ headers: {}, message: `the answer could not be read: ${text}` }, error);
}


/***/ }),

/***/ 95174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ toFailure)
/* harmony export */ });
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73859);
/* harmony import */ var _domain_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33123);


const commentsRefused = {
    code: 'GITHUB_COMMENTS_REFUSED',
    fix: 'The findings are kept in findings.json. Fetch the pull request again: its diff may have changed.',
};
const eventRefused = (fix) => ({ code: 'GITHUB_EVENT_REFUSED', fix });
const refusals = [
    [
        'only have one pending review',
        { code: 'GITHUB_DRAFT_EXISTS', fix: 'Submit or discard the pending review.' },
    ],
    [
        'commitoid is not part of the pull request',
        {
            code: 'GITHUB_COMMIT_FOREIGN',
            fix: 'The reviewed commit left the pull request. Review the present head.',
        },
    ],
    [
        'request changes on your own',
        eventRefused('Use a token of another identity than the pull request author, or rely on the check alone.'),
    ],
    [
        'approve your own',
        eventRefused('Use a token of another identity than the pull request author, or rely on the check alone.'),
    ],
    [
        'not permitted to approve pull requests',
        eventRefused('Turn on "Allow GitHub Actions to create and approve pull requests" in the Actions settings, or set `approve: false`.'),
    ],
    ['line could not be resolved', commentsRefused],
    ['line must be part of the diff', commentsRefused],
    ["diff hunk can't be blank", commentsRefused],
    ['path could not be resolved', commentsRefused],
    ['start line must precede the end line', commentsRefused],
    ['part of the same hunk', commentsRefused],
    ['diff too large', commentsRefused],
    [
        'issue is locked',
        {
            code: 'GITHUB_CONVERSATION_LOCKED',
            fix: 'Unlock the conversation of the pull request, then run again.',
        },
    ],
    ['is too long', { code: 'GITHUB_BODY_TOO_LONG', fix: 'Lower `max-comments` or raise `inline-from`.' }],
];
const byStatus = {
    401: {
        code: 'GITHUB_TOKEN_REFUSED',
        fix: 'The token is missing, expired or revoked. Pass a valid one as `github-token`.',
    },
    404: {
        code: 'GITHUB_NOT_FOUND',
        fix: 'Check the repository and the number, and that the token may read them.',
    },
    406: {
        code: 'GITHUB_DIFF_TOO_LARGE',
        fix: 'Check the head out in the job, so that local git can make the diff.',
    },
    422: {
        code: 'GITHUB_UNPROCESSABLE',
        fix: 'Run again with debug logging to see the requests.',
    },
};
function acceptedPermissions(headers) {
    const accepted = headers['x-accepted-github-permissions']?.split(';')[0]?.trim();
    if (accepted === undefined || !/^[a-z_]+=[a-z]+(?:,\s*[a-z_]+=[a-z]+)*$/.test(accepted))
        return undefined;
    return accepted
        .split(/,\s*/)
        .map((permission) => permission.replaceAll('_', '-').replace('=', ': '))
        .join("' and '");
}
function missingPermission(failure, operation) {
    const scope = acceptedPermissions(failure.headers) ?? operation.permission;
    return {
        code: 'GITHUB_PERMISSION_MISSING',
        fix: `Add '${scope}' under permissions: of the job. Runs for forks and Dependabot get a read-only token whatever is written there.`,
    };
}
function findRefusal(failure, operation) {
    const message = failure.message.toLowerCase();
    const known = refusals.find(([fragment]) => message.includes(fragment));
    if (known !== undefined)
        return known[1];
    if (message.includes('resource not accessible') || failure.status === 403) {
        return missingPermission(failure, operation);
    }
    const refusal = failure.status === undefined ? undefined : byStatus[failure.status];
    return refusal ?? { code: 'GITHUB_REFUSED', fix: 'Run again with debug logging to see the requests.' };
}
function toFailure(failure, operation, cause) {
    const status = failure.status === undefined ? '' : ` (HTTP ${failure.status})`;
    const says = `${failure.message}${status}`;
    if ((0,_domain_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a5)(failure)) {
        return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
            kind: 'operational',
            code: 'GITHUB_RATE_LIMITED',
            message: `GitHub limits our requests, and the retry budget does not last until it will ${operation.what}: ${says}`,
            fix: 'Run again later, or raise `retry-budget`.',
            cause,
        });
    }
    if ((0,_domain_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHaveTakenEffect */ .Y2)(failure)) {
        return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
            kind: 'operational',
            code: 'GITHUB_UNAVAILABLE',
            message: `GitHub did not ${operation.what}, after several attempts: ${says}`,
            fix: 'Run again; see https://www.githubstatus.com when it persists.',
            cause,
        });
    }
    const { code, fix } = findRefusal(failure, operation);
    const message = `GitHub refused to ${operation.what}: ${says}`;
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({ kind: 'operational', code, message, fix, cause });
}


/***/ }),

/***/ 24698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ RequestFailed),
/* harmony export */   U: () => (/* binding */ toRequestFailed)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(399);

class RequestFailed extends Error {
    name = 'RequestFailed';
    failure;
    constructor(failure, cause) {
        super(failure.message, { cause });
        this.failure = failure;
    }
}
const HttpError = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('HttpError'),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    response: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ headers: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), data: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J() }).optional(),
});
const Refusal = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    errors: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(), code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() })
            .transform((error) => error.message ?? error.code ?? ''),
    ]))
        .catch([])
        .default([]),
});
function refusalText(data) {
    const refusal = Refusal.safeParse(data);
    if (!refusal.success)
        return undefined;
    const details = refusal.data.errors.filter((text) => text !== '');
    return [refusal.data.message, ...details].join(': ');
}
function toRequestFailed(error) {
    if (error instanceof RequestFailed)
        return error;
    const parsed = HttpError.safeParse(error);
    if (!parsed.success)
        return undefined;
    const { status, message, response } = parsed.data;
    if (response === undefined)
        return new RequestFailed({ headers: {}, message }, error);
    const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
    return new RequestFailed({ status, headers, message: refusalText(response.data) ?? message }, error);
}


/***/ })

};
