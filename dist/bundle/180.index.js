export const id = 180;
export const ids = [180,951];
export const modules = {

/***/ 3054:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _domain_publishing_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67292);
/* harmony import */ var _paging_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35448);



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

/***/ 35448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ connection),
/* harmony export */   RT: () => (/* binding */ tail),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _cursor_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22443);


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


/***/ }),

/***/ 11839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ nodes),
/* harmony export */   l: () => (/* binding */ sparse)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

function sparse(node) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(node.nullable()).nullable() });
}
function nodes(node) {
    return sparse(node)
        .nullish()
        .transform((connection) => (connection?.nodes ?? []).filter((each) => each !== null));
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


/***/ }),

/***/ 28180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ deleteDraft),
/* harmony export */   m: () => (/* binding */ createDraft),
/* harmony export */   removeDraft: () => (/* binding */ removeDraft)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64377);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54543);
/* harmony import */ var _domain_memory_mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38979);
/* harmony import */ var _conversation_conversation_nodes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3054);
/* harmony import */ var _transport_operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(398);
/* harmony import */ var _review_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38332);






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

/***/ 41823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DW: () => (/* binding */ OnHeadFields),
  Nn: () => (/* binding */ concernsGate),
  UA: () => (/* binding */ gateAsked),
  Y$: () => (/* binding */ onHeadSelection),
  tp: () => (/* binding */ onHeadVariables),
  As: () => (/* binding */ readOnHead),
  tv: () => (/* binding */ toldOnHead)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/domain/review-document.js
var review_document = __webpack_require__(82027);
// EXTERNAL MODULE: ./build/domain/text/account-name.js
var account_name = __webpack_require__(92072);
// EXTERNAL MODULE: ./build/edges/github/paging/nodes.js
var nodes = __webpack_require__(11839);
;// CONCATENATED MODULE: ./build/edges/github/gate/checks-on-head.js



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
    return path?.includes('checked') ?? false;
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

;// CONCATENATED MODULE: ./build/edges/github/gate/status-on-head.js



const statusOnHeadSelection = `
        marked: commits(last: 1) @include(if: $status) {
          nodes { commit { status { context(name: $gateName) { id state creator { login } } } } }
        }`;
const Newest = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    state: schemas/* string */.YjP(),
    creator: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable(),
});
const Commit = schemas/* object */.Ikc({ status: schemas/* object */.Ikc({ context: Newest.nullable() }).nullable() });
const StatusOnHead = schemas/* object */.Ikc({ marked: (0,nodes/* nodes */.a)(schemas/* object */.Ikc({ commit: Commit })) });
function concernsStatusOnHead({ path }) {
    return path?.includes('marked') ?? false;
}
function newestOf({ marked }, login) {
    const status = marked[0]?.commit.status?.context;
    if (status?.creator == null)
        return undefined;
    return (0,account_name/* accountName */.v)(status.creator.login) === (0,account_name/* accountName */.v)(login) ? status : undefined;
}
function isHeldUp(answer, login) {
    const state = newestOf(answer, login)?.state;
    return state === 'FAILURE' || state === 'ERROR';
}
function newestStatus(answer, login) {
    return newestOf(answer, login)?.id;
}

// EXTERNAL MODULE: ./build/edges/github/gate/statuses.js
var statuses = __webpack_require__(88951);
;// CONCATENATED MODULE: ./build/edges/github/publishing/on-head.js





const onHeadVariables = '$gateName: String!, $checks: Boolean!, $status: Boolean!';
const onHeadSelection = `
        headRefOid${checksOnHeadSelection}${statusOnHeadSelection}`;
const OnHeadFields = schemas/* object */.Ikc({
    headRefOid: review_document/* CommitId */.jF,
    ...ChecksOnHead.shape,
    ...StatusOnHead.shape,
});
function gateAsked(gate) {
    const kind = gate?.kind;
    return { gateName: gate?.name ?? '', checks: kind === 'check', status: kind === 'status' };
}
function concernsGate(error) {
    return concernsChecksOnHead(error) || concernsStatusOnHead(error);
}
function toldOnHead(fields, login) {
    return isHeldUp(fields, login) ? undefined : onHead(fields, login);
}
function onHead(fields, login) {
    return {
        head: fields.headRefOid,
        checks: checksOnHead(fields, login),
        statuses: [],
        newestStatus: newestStatus(fields, login),
    };
}
async function readOnHead(client, fields, { owner, repo, gate, login }) {
    const told = onHead(fields, login);
    if (gate === undefined || !isHeldUp(fields, login))
        return told;
    const asked = { name: gate.name, head: told.head, by: login };
    return { ...told, statuses: await (0,statuses.createGitHubStatuses)({ client, owner, repo }).list(asked) };
}


/***/ }),

/***/ 38332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ standing),
/* harmony export */   Mo: () => (/* binding */ newestReviewsSelection),
/* harmony export */   fm: () => (/* binding */ reviewAmong),
/* harmony export */   kj: () => (/* binding */ NewestReviews),
/* harmony export */   ty: () => (/* binding */ readReview)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39713);
/* harmony import */ var _domain_publishing_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67292);
/* harmony import */ var _paging_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35448);
/* harmony import */ var _paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22443);
/* harmony import */ var _transport_operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(398);
/* harmony import */ var _on_head_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41823);






const commentSelection = `
          nodes { path line body url }
          pageInfo { hasNextPage endCursor }`;
const query = `
  query Review($id: ID!, $after: String, ${_on_head_js__WEBPACK_IMPORTED_MODULE_4__/* .onHeadVariables */ .tp}) {
    node(id: $id) {
      ... on PullRequestReview {
        state
        url
        body
        author { login }
        pullRequest {${_on_head_js__WEBPACK_IMPORTED_MODULE_4__/* .onHeadSelection */ .Y$} }
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
    author: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }).nullable(),
    comments: (0,_paging_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .connection */ .FI)(Comment),
});
const Answer = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    node: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ ...Review.shape, pullRequest: _on_head_js__WEBPACK_IMPORTED_MODULE_4__/* .OnHeadFields */ .DW }).nullable(),
});
async function readReview(client, nodeId, gate) {
    const pages = await (0,_paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .readCursorPages */ .ds)({
        read: async (after) => {
            const variables = { id: nodeId, after, ...(0,_on_head_js__WEBPACK_IMPORTED_MODULE_4__/* .gateAsked */ .UA)(after === null ? gate : undefined) };
            const request = { query, variables, tolerates: isTolerable };
            return (await client.read(_transport_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .readPullRequest */ .DQ, (api) => api.graphql(Answer, request))).data.node;
        },
        next: (review) => (review === null ? null : (0,_paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .nextCursor */ .q1)(review.comments.pageInfo)),
        maxPages: 10,
    });
    const [review] = pages;
    if (review === null)
        return undefined;
    return { ...review, comments: pages.flatMap((page) => page?.comments.nodes ?? []) };
}
function standing({ state, body, comments }, onHead) {
    return { state, body, comments, ...onHead };
}
const newestReviewsSelection = `pullRequest {${_on_head_js__WEBPACK_IMPORTED_MODULE_4__/* .onHeadSelection */ .Y$}
      reviews(last: 10) { nodes {
        id
        state
        url
        body
        author { login }
        comments(first: 100) {${commentSelection}
        }
      } }
    }`;
const NewestReviews = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    ..._on_head_js__WEBPACK_IMPORTED_MODULE_4__/* .OnHeadFields */ .DW.shape,
    reviews: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), ...Review.shape })) }),
});
function reviewAmong(newest, nodeId) {
    const review = newest.reviews.nodes.find(({ id }) => id === nodeId);
    if (review === undefined || review.comments.pageInfo.hasNextPage)
        return undefined;
    const onHead = (0,_on_head_js__WEBPACK_IMPORTED_MODULE_4__/* .toldOnHead */ .tv)(newest, review.author?.login ?? '');
    return onHead && standing({ ...review, comments: review.comments.nodes }, onHead);
}
function isTolerable(error) {
    return error.type === 'NOT_FOUND' || (0,_on_head_js__WEBPACK_IMPORTED_MODULE_4__/* .concernsGate */ .Nn)(error);
}


/***/ })

};
