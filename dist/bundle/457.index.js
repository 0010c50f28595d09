export const id = 457;
export const ids = [457];
export const modules = {

/***/ 170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ createApi),
  p: () => (/* binding */ rawBody)
});

// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(3859);
// EXTERNAL MODULE: ./build/edges/github/graphql.js
var graphql = __webpack_require__(5548);
;// CONCATENATED MODULE: ./build/edges/github/guarded-fetch.js

const maxRedirects = 3;
function foreignAddress(url) {
    return new failure/* Failure */.H({
        kind: 'operational',
        code: 'GITHUB_FOREIGN_ADDRESS',
        message: `An answer of GitHub pointed to ${url.origin}, which is not the configured API.`,
        fix: 'Nothing was sent there. Check GITHUB_API_URL and GITHUB_GRAPHQL_URL, and any proxy in between.',
    });
}
function movedAway(method, url) {
    return new failure/* Failure */.H({
        kind: 'operational',
        code: 'GITHUB_REDIRECTED',
        message: `GitHub answered ${method} ${url.pathname} with a redirect that is not followed.`,
        fix: 'If the repository was renamed or moved, use its present name.',
    });
}
function guardFetch(options) {
    return async (input, init) => {
        const method = init?.method ?? 'GET';
        let url = new URL(input instanceof Request ? input.url : input);
        const signal = options.deadline();
        for (let redirects = 0;; redirects += 1) {
            if (!options.origins.has(url.origin))
                throw foreignAddress(url);
            options.onRequest({ method, url });
            const response = await options.fetch(url, { ...init, redirect: 'manual', signal });
            const location = response.headers.get('location');
            if (response.status < 300 || response.status >= 400 || location === null)
                return response;
            await response.body?.cancel();
            if (method !== 'GET' || redirects === maxRedirects)
                throw movedAway(method, url);
            url = new URL(location, url);
        }
    };
}

// EXTERNAL MODULE: ./build/edges/github/request-failed.js
var request_failed = __webpack_require__(7452);
;// CONCATENATED MODULE: ./build/edges/github/api.js




const rawBody = { request: { parseSuccessResponseBody: false } };
async function createApi(options) {
    const { Octokit } = await Promise.all(/* import() */[__webpack_require__.e(617), __webpack_require__.e(925)]).then(__webpack_require__.bind(__webpack_require__, 9925));
    const { log } = options;
    let count = 0;
    const ignore = () => { };
    const octokit = new Octokit({
        auth: options.token,
        baseUrl: options.apiUrl,
        userAgent: options.userAgent,
        log: { debug: ignore, info: ignore, warn: log, error: ignore },
        request: {
            fetch: guardFetch({
                fetch: options.fetch,
                origins: new Set([new URL(options.apiUrl).origin, new URL(options.graphqlUrl).origin]),
                deadline: options.deadline,
                onRequest: ({ method, url }) => {
                    count += 1;
                    options.onRequest?.();
                    log(`GitHub request ${count}: ${method} ${url.pathname}${url.search}`);
                },
            }),
        },
    });
    async function page(schema, send) {
        const answer = await attempt(() => send(octokit.rest));
        const parsed = schema.safeParse(answer.data);
        if (!parsed.success)
            throw (0,graphql/* unreadable */.O$)(parsed.error);
        return { data: parsed.data, link: answer.headers.link };
    }
    return {
        page,
        call: async (schema, send) => (await page(schema, send)).data,
        bytes: (send) => attempt(async () => collect((await send(octokit.rest)).data)),
        graphql: async (schema, { query, variables, tolerates }) => {
            const answer = await attempt(() => octokit.request({ method: 'POST', url: options.graphqlUrl, query, variables }));
            const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
            return (0,graphql/* readGraphql */.KV)(schema, answer.data, { headers, tolerates });
        },
    };
}
async function attempt(send) {
    try {
        return await send();
    }
    catch (error) {
        if (error instanceof Error && error.cause instanceof failure/* Failure */.H)
            throw error.cause;
        throw (0,request_failed/* toRequestFailed */.U)(error) ?? error;
    }
}
async function collect(body) {
    if (!(body instanceof ReadableStream))
        throw new request_failed/* RequestFailed */.D({ headers: {}, message: 'the answer is empty' });
    try {
        return new Uint8Array(await new Response(body).arrayBuffer());
    }
    catch (error) {
        throw new request_failed/* RequestFailed */.D({ headers: {}, message: 'the answer was cut off' }, error);
    }
}


/***/ }),

/***/ 6159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ conversationSelection),
/* harmony export */   FI: () => (/* binding */ connection),
/* harmony export */   _3: () => (/* binding */ conversationQuery),
/* harmony export */   dk: () => (/* binding */ ThreadCommentsAnswer),
/* harmony export */   dw: () => (/* binding */ ConversationPage),
/* harmony export */   f$: () => (/* binding */ DatabaseId),
/* harmony export */   mg: () => (/* binding */ ConversationAnswer),
/* harmony export */   v2: () => (/* binding */ conversationVariables),
/* harmony export */   vv: () => (/* binding */ threadCommentsQuery)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6697);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4743);
/* harmony import */ var _domain_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3407);


const PageInfo = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), endCursor: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable() });
function connection(node) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(node), pageInfo: PageInfo });
}
const Login = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })
    .nullable()
    .transform((actor) => actor?.login ?? null);
const DatabaseId = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^\d{1,15}$/)
        .transform(Number),
]);
const Comment = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    fullDatabaseId: DatabaseId,
    author: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ __typename: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable(),
    viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    lastEditedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$().nullable(),
    editor: Login,
});
const ThreadComment = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...Comment.shape, state: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['PENDING', 'SUBMITTED']) });
const Review = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    fullDatabaseId: DatabaseId,
    author: Login,
    viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    state: _domain_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .ReviewState */ .Cp,
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
const Thread = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nullable(),
    isResolved: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    isOutdated: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    resolvedBy: Login,
    comments: connection(ThreadComment),
});
const ConversationPage = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    reviews: connection(Review).optional(),
    reviewThreads: connection(Thread).optional(),
    comments: connection(Comment).optional(),
});
const commentFields = `fullDatabaseId author { __typename login } viewerDidAuthor body url
    createdAt lastEditedAt editor { login }`;
const threadCommentSelection = `
  nodes { ${commentFields} state }
  pageInfo { hasNextPage endCursor }`;
const conversationSelection = `
  reviews(first: 100, after: $reviewsAfter) @include(if: $reviews) {
    nodes { id fullDatabaseId author { login } viewerDidAuthor state body url }
    pageInfo { hasNextPage endCursor }
  }
  reviewThreads(first: 100, after: $threadsAfter) @include(if: $threads) {
    nodes {
      id path line isResolved isOutdated resolvedBy { login }
      comments(first: 50) {${threadCommentSelection}
      }
    }
    pageInfo { hasNextPage endCursor }
  }
  comments(first: 100, after: $commentsAfter) @include(if: $comments) {
    nodes { ${commentFields} }
    pageInfo { hasNextPage endCursor }
  }`;
const conversationVariables = '$reviews: Boolean!, $reviewsAfter: String, $threads: Boolean!, $threadsAfter: String, $comments: Boolean!, $commentsAfter: String';
const conversationQuery = `
  query Conversation($owner: String!, $repo: String!, $number: Int!, ${conversationVariables}) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {${conversationSelection}
      }
    }
  }`;
const ConversationAnswer = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ pullRequest: ConversationPage }) })
    .transform((answer) => answer.repository.pullRequest);
const threadCommentsQuery = `
  query ThreadComments($thread: ID!, $after: String) {
    node(id: $thread) {
      ... on PullRequestReviewThread {
        comments(first: 100, after: $after) {${threadCommentSelection}
        }
      }
    }
  }`;
const ThreadCommentsAnswer = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ node: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ comments: connection(ThreadComment) }) })
    .transform((answer) => answer.node.comments);


/***/ }),

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

/***/ 5548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ readGraphql),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   Uw: () => (/* binding */ refusesInput)
/* harmony export */ });
/* unused harmony export GraphqlError */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6697);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1218);
/* harmony import */ var _request_failed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7452);


const GraphqlError = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()])).optional(),
});
const Envelope = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ data: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(), errors: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(GraphqlError).default([]) });
function statusOf(error) {
    if (/resource not accessible/i.test(error.message))
        return 403;
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
function readGraphql(schema, body, context) {
    const { headers, tolerates } = context;
    const envelope = Envelope.safeParse(body);
    if (!envelope.success)
        throw unreadable(envelope.error);
    const fatal = envelope.data.errors.find((error) => tolerates?.(error) !== true);
    if (fatal !== undefined) {
        const status = statusOf(fatal);
        throw new _request_failed_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestFailed */ .D({ ...(status !== undefined && { status }), headers, message: fatal.message });
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

/***/ 8484:
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

/***/ 8913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   xP: () => (/* binding */ perPage)
/* harmony export */ });
/* unused harmony export readLinks */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6697);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3859);


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
    const readPage = async (page) => {
        const answer = await client.read(list.operation, (api) => api.page(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(list.item), (rest) => list.send(rest, { page, per_page: perPage })));
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
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .H({
        kind: 'operational',
        code: 'GITHUB_LIST_TOO_LONG',
        message: `GitHub was asked to ${operation.what}, and a list went on after ${maxPages} pages.`,
        fix: 'A pull request with that much on it cannot be reviewed whole. Split it, or open a new one.',
    });
}


/***/ }),

/***/ 7452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ RequestFailed),
/* harmony export */   U: () => (/* binding */ toRequestFailed)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

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


/***/ }),

/***/ 7457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubSource: () => (/* binding */ createGitHubSource)
});

// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(6697);
// EXTERNAL MODULE: ./build/domain/changed-file.js
var changed_file = __webpack_require__(9864);
// EXTERNAL MODULE: ./build/domain/evidence/wanted-base-files.js
var wanted_base_files = __webpack_require__(6622);
// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(3859);
// EXTERNAL MODULE: ./build/edges/github/api.js + 1 modules
var github_api = __webpack_require__(170);
// EXTERNAL MODULE: ./build/edges/github/operation.js
var operation = __webpack_require__(8484);
;// CONCATENATED MODULE: ./build/edges/github/base-file.js




const maxBytes = 1_000_000;
const FileNode = schemas/* object */.Ikc({
    __typename: schemas/* string */.YjP(),
    oid: schemas/* string */.YjP(),
    byteSize: schemas/* number */.aig().optional(),
    text: schemas/* string */.YjP().nullish(),
})
    .nullish();
const BaseFile = schemas/* object */.Ikc({
    baseCommit: schemas/* object */.Ikc({ oid: schemas/* string */.YjP() }).nullish(),
    policy: FileNode,
    proposedPolicy: FileNode,
});
const baseFileSelection = `
  baseCommit: object(oid: $base) { oid }
  policy: object(expression: $policy) {
    __typename
    oid
    ... on Blob { byteSize text }
  }
  proposedPolicy: object(expression: $proposedPolicy) @include(if: $changesPolicy) {
    __typename
    oid
    ... on Blob { byteSize text }
  }`;
const baseFileVariables = '$base: GitObjectID!, $policy: String!, $proposedPolicy: String!, $changesPolicy: Boolean!';
function concernsBaseFile({ path }) {
    return path?.[1] === 'policy' || path?.[1] === 'baseCommit' || path?.[1] === 'proposedPolicy';
}
async function readBaseFile(client, address, answer) {
    const { baseCommit, policy } = answer.file;
    const error = answer.errors.find(({ path }) => path?.[1] === 'policy' || path?.[1] === 'baseCommit');
    if (error !== undefined)
        return unreadable(error.message);
    if (baseCommit == null)
        return unreadable('the base commit was not found');
    return readNode(client, address, policy);
}
async function readProposedFile(client, address, answer) {
    const error = answer.errors.find(({ path }) => path?.[1] === 'proposedPolicy');
    if (error !== undefined)
        return unreadable(error.message);
    return readNode(client, address, answer.file.proposedPolicy);
}
async function readNode(client, address, policy) {
    if (policy == null)
        return { state: 'absent' };
    if (policy.__typename !== 'Blob' || policy.byteSize === undefined)
        return unreadable('it is not a file');
    if (policy.byteSize > maxBytes)
        return unreadable(`it has ${policy.byteSize} bytes, more than ${maxBytes}`);
    const bytes = new TextEncoder().encode(policy.text ?? '');
    if (bytes.length === policy.byteSize)
        return { state: 'present', bytes };
    try {
        return { state: 'present', bytes: await readBlob(client, address, policy.oid) };
    }
    catch (error) {
        if (error instanceof failure/* Failure */.H)
            return unreadable(error.message);
        throw error;
    }
}
function unreadable(reason) {
    return { state: 'unreadable', reason };
}
function readBlob(client, { owner, repo }, sha) {
    return client.read(operation/* readContents */.r0, (api) => api.bytes((rest) => rest.git.getBlob({ owner, repo, file_sha: sha, mediaType: { format: 'raw' }, ...github_api/* rawBody */.p })));
}

// EXTERNAL MODULE: ./build/domain/people/wishes.js + 2 modules
var wishes = __webpack_require__(5720);
// EXTERNAL MODULE: ./build/edges/github/conversation-query.js
var conversation_query = __webpack_require__(6159);
// EXTERNAL MODULE: ./build/edges/github/cursor-pages.js
var cursor_pages = __webpack_require__(8886);
;// CONCATENATED MODULE: ./build/edges/github/roles.js



const maxPeople = 20;
const Permission = schemas/* object */.Ikc({ permission: schemas/* string */.YjP() }).transform(({ permission }) => {
    return permission === 'admin' || permission === 'write' ? permission : 'none';
});
async function readRoles(client, { owner, repo }, logins) {
    const ask = async (login) => {
        try {
            const role = await client.read(operation/* readContents */.r0, (api) => api.call(Permission, (rest) => rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: login })));
            return [{ login, role }];
        }
        catch (error) {
            if (error instanceof failure/* Failure */.H)
                return [];
            throw error;
        }
    };
    return (await Promise.all([...new Set(logins)].slice(0, maxPeople).map(ask))).flat();
}

;// CONCATENATED MODULE: ./build/edges/github/conversation.js






const maxPages = 50;
async function readConversation(client, from) {
    const reviews = [];
    const threads = [];
    const comments = [];
    let complete = true;
    let page = from.firstPage;
    try {
        for (let count = 1; page !== undefined && complete; count += 1) {
            reviews.push(...(page.reviews?.nodes ?? []));
            for (const thread of page.reviewThreads?.nodes ?? [])
                threads.push(await wholeThread(client, thread));
            comments.push(...(page.comments?.nodes ?? []));
            complete = count < maxPages;
            page = await nextPage(client, from.address, page);
        }
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.H))
            throw error;
        from.onGap(error);
        complete = false;
    }
    const said = {
        schemaVersion: 1,
        viewer: from.viewer,
        reviews: reviews.filter((review) => review.state !== 'PENDING').map(toReview),
        threads: threads.map(toThread).filter((thread) => thread.comments.length > 0),
        comments: comments.map(toComment),
        complete,
    };
    const asking = (0,wishes/* readWishes */.O)(said).map(({ by }) => by);
    return { ...said, people: await readRoles(client, from.address, asking) };
}
async function nextPage(client, address, { reviews, reviewThreads, comments }) {
    const moreReviews = reviews?.pageInfo.hasNextPage === true;
    const moreThreads = reviewThreads?.pageInfo.hasNextPage === true;
    const moreComments = comments?.pageInfo.hasNextPage === true;
    if (!moreReviews && !moreThreads && !moreComments)
        return undefined;
    const variables = {
        ...address,
        reviews: moreReviews,
        reviewsAfter: reviews?.pageInfo.endCursor ?? null,
        threads: moreThreads,
        threadsAfter: reviewThreads?.pageInfo.endCursor ?? null,
        comments: moreComments,
        commentsAfter: comments?.pageInfo.endCursor ?? null,
    };
    const { data } = await client.read(operation/* readPullRequest */.DQ, (api) => api.graphql(conversation_query/* ConversationAnswer */.mg, { query: conversation_query/* conversationQuery */._3, variables }));
    return data;
}
async function wholeThread(client, thread) {
    const { pageInfo } = thread.comments;
    if (!pageInfo.hasNextPage)
        return thread;
    const pages = await (0,cursor_pages/* readCursorPages */.d)({
        read: async (after) => {
            const variables = { thread: thread.id, after: after ?? pageInfo.endCursor };
            const request = { query: conversation_query/* threadCommentsQuery */.vv, variables };
            return (await client.read(operation/* readPullRequest */.DQ, (api) => api.graphql(conversation_query/* ThreadCommentsAnswer */.dk, request))).data;
        },
        next: (page) => (page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null),
        maxPages,
    });
    const nodes = [thread.comments, ...pages].flatMap((page) => page.nodes);
    return { ...thread, comments: { ...thread.comments, nodes } };
}
function toReview(node) {
    const { fullDatabaseId, id, author, viewerDidAuthor, state, body, url } = node;
    return { id: fullDatabaseId, nodeId: id, author, ours: viewerDidAuthor, state, body, url };
}
function toThread(node) {
    return {
        nodeId: node.id,
        path: node.path,
        line: node.line,
        resolved: node.isResolved,
        resolvedBy: node.resolvedBy,
        outdated: node.isOutdated,
        comments: node.comments.nodes.filter((comment) => comment.state !== 'PENDING').map(toComment),
    };
}
function toComment(node) {
    const { fullDatabaseId, author, viewerDidAuthor, body, url, createdAt, lastEditedAt, editor } = node;
    const login = author?.login ?? null;
    return {
        id: fullDatabaseId,
        author: login,
        ours: viewerDidAuthor,
        inOwnWords: author?.__typename === 'User' && (lastEditedAt === null || editor === login),
        body,
        url,
        writtenAt: lastEditedAt ?? createdAt,
    };
}

;// CONCATENATED MODULE: ./build/edges/github/coverage.js
const fileListCap = 3_000;
function measureCoverage(change) {
    const { counted, files, diff } = change;
    const listed = new Set(files.map((file) => file.filename));
    const explained = new Set(change.missing.map((file) => file.path));
    const isThere = (path) => diff.byPath.has(path) || diff.byFormerPath.has(path);
    const unexplained = [...listed].filter((path) => !isThere(path) && !explained.has(path));
    const shortList = listed.size < counted;
    const unlisted = shortList ? [] : [...diff.byPath.keys()].filter((path) => !listed.has(path));
    const covered = diff.byPath.size - unlisted.length;
    const missing = [
        ...change.missing,
        ...[...unexplained, ...unlisted].map((path) => ({ path, reason: 'unreadable-diff' })),
    ];
    const expected = Math.max(counted, covered + missing.length);
    const unnamed = expected - covered - missing.length;
    const gap = {
        path: '/',
        reason: listed.size >= fileListCap ? 'file-list-capped' : 'unreadable-diff',
    };
    return { expected, covered, missing: unnamed > 0 ? [...missing, gap] : missing };
}

;// CONCATENATED MODULE: ./build/edges/github/evidence-query.js

const PageInfo = schemas/* object */.Ikc({ hasNextPage: schemas/* boolean */.zMY(), endCursor: schemas/* string */.YjP().nullable() });
function pages(node) {
    return schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(node.nullable()).nullable(), pageInfo: PageInfo });
}
const Actor = schemas/* object */.Ikc({ name: schemas/* string */.YjP().nullable(), email: schemas/* string */.YjP().nullable() })
    .nullable()
    .transform((actor) => ({ name: actor?.name ?? '', email: actor?.email ?? '' }));
const CommitNode = schemas/* object */.Ikc({ commit: schemas/* object */.Ikc({ oid: schemas/* string */.YjP(), message: schemas/* string */.YjP(), author: Actor, committer: Actor }) })
    .transform(({ commit: { oid, ...commit } }) => ({ id: oid, ...commit }));
const IssueNode = schemas/* object */.Ikc({
    number: schemas/* number */.aig().int(),
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP(),
    labels: schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() }).nullable()).nullable() }).nullable(),
})
    .transform(({ labels, ...issue }) => ({
    ...issue,
    labels: (labels?.nodes ?? []).flatMap((label) => label?.name ?? []),
}));
const LabelNode = schemas/* object */.Ikc({
    label: schemas/* object */.Ikc({ name: schemas/* string */.YjP() }),
    actor: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable(),
});
const EvidencePage = schemas/* object */.Ikc({
    commits: pages(CommitNode).nullish(),
    closingIssuesReferences: pages(IssueNode).nullish(),
    timelineItems: schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(LabelNode.nullable()).nullable() }).nullish(),
});
const commitNodes = 'nodes { commit { oid message author { name email } committer { name email } } } pageInfo { hasNextPage endCursor }';
const issueNodes = 'nodes { number title body labels(first: 50) { nodes { name } } } pageInfo { hasNextPage endCursor }';
const evidenceSelection = `
  commits(first: 100) { ${commitNodes} }
  closingIssuesReferences(first: 50) { ${issueNodes} }
  timelineItems(last: 50, itemTypes: [LABELED_EVENT]) {
    nodes { ... on LabeledEvent { label { name } actor { login } } }
  }`;
const evidenceFields = ['commits', 'closingIssuesReferences', 'timelineItems'];
function concernsEvidence({ path }) {
    return path?.[1] === 'pullRequest' && evidenceFields.includes(path[2]);
}
const moreEvidenceQuery = `
  query Evidence(
    $owner: String!, $repo: String!, $number: Int!,
    $commits: Boolean!, $commitsAfter: String, $issues: Boolean!, $issuesAfter: String
  ) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {
        commits(first: 100, after: $commitsAfter) @include(if: $commits) { ${commitNodes} }
        closingIssuesReferences(first: 50, after: $issuesAfter) @include(if: $issues) { ${issueNodes} }
      }
    }
  }`;
const MoreEvidence = schemas/* object */.Ikc({ repository: schemas/* object */.Ikc({ pullRequest: EvidencePage }) })
    .transform((answer) => answer.repository.pullRequest);
function labelledBy({ timelineItems }) {
    if (timelineItems == null)
        return {};
    const events = (timelineItems.nodes ?? []).flatMap((node) => node?.actor == null ? [] : [[node.label.name, node.actor.login]]);
    return { labelledBy: new Map(events) };
}

;// CONCATENATED MODULE: ./build/edges/github/evidence.js



const evidence_maxPages = 10;
async function readEvidenceLists(client, address, firstPage) {
    const commits = [];
    const issues = [];
    let page = firstPage;
    const known = { commits: firstPage.commits != null, issues: firstPage.closingIssuesReferences != null };
    for (let count = 1;; count += 1) {
        commits.push(...present(page.commits?.nodes));
        issues.push(...present(page.closingIssuesReferences?.nodes));
        const more = { commits: next(page.commits), issues: next(page.closingIssuesReferences) };
        if (more.commits === undefined && more.issues === undefined)
            break;
        const following = count < evidence_maxPages ? await readPage(client, address, more) : undefined;
        if (more.commits !== undefined && following?.commits == null)
            known.commits = false;
        if (more.issues !== undefined && following?.closingIssuesReferences == null)
            known.issues = false;
        if (following === undefined)
            break;
        page = following;
    }
    return {
        ...(known.commits && { commits }),
        ...(known.issues && { linkedIssues: issues }),
        ...labelledBy(firstPage),
    };
}
async function readPage(client, address, { commits, issues }) {
    const variables = {
        ...address,
        commits: commits !== undefined,
        commitsAfter: commits ?? null,
        issues: issues !== undefined,
        issuesAfter: issues ?? null,
    };
    try {
        const request = { query: moreEvidenceQuery, variables };
        return (await client.read(operation/* readPullRequest */.DQ, (api) => api.graphql(MoreEvidence, request))).data;
    }
    catch (error) {
        if (error instanceof failure/* Failure */.H)
            return undefined;
        throw error;
    }
}
function next(list) {
    return list?.pageInfo.hasNextPage === true ? (list.pageInfo.endCursor ?? undefined) : undefined;
}
function present(nodes) {
    return (nodes ?? []).flatMap((node) => (node === null ? [] : [node]));
}

// EXTERNAL MODULE: ./build/domain/diff/parse-diff.js + 8 modules
var parse_diff = __webpack_require__(9982);
// EXTERNAL MODULE: ./build/edges/changed-files.js
var changed_files = __webpack_require__(9443);
// EXTERNAL MODULE: ./build/domain/diff/fault.js
var fault = __webpack_require__(7325);
// EXTERNAL MODULE: ./build/domain/diff/line-table.js
var line_table = __webpack_require__(6022);
// EXTERNAL MODULE: ./build/domain/diff/hunk-runs.js
var hunk_runs = __webpack_require__(1980);
;// CONCATENATED MODULE: ./build/domain/diff/line-totals.js

function lineTotals(file) {
    let added = 0;
    let deleted = 0;
    for (const hunk of file.hunks) {
        for (const run of (0,hunk_runs/* runsOf */.ky)(hunk)) {
            if (run.kind === 'added')
                added += run.count;
            if (run.kind === 'deleted')
                deleted += run.count;
        }
    }
    return { added, deleted };
}

// EXTERNAL MODULE: ./build/domain/diff/read-hunks.js + 2 modules
var read_hunks = __webpack_require__(8936);
// EXTERNAL MODULE: ./build/domain/diff/reader.js
var diff_reader = __webpack_require__(5778);
;// CONCATENATED MODULE: ./build/domain/diff/patch-field.js






const encoder = new TextEncoder();
function diffOfFiles(files) {
    return indexFiles(files.map(diffFileOf), (position) => {
        const name = files[position]?.filename ?? '';
        return new Error(`the list of files names ${JSON.stringify(name)} twice`);
    });
}
function diffFileOf(entry) {
    const file = {
        path: entry.filename,
        pathEncoding: 'utf-8',
        ...formerName(entry),
        status: statusOf(entry),
        binary: false,
        submodule: false,
        symlink: false,
        hunks: [],
    };
    if (entry.patch === undefined || entry.patch === '') {
        if (entry.changes !== 0)
            return { ...file, missing: 'patch-missing' };
        return { ...file, binary: entry.status === 'modified' };
    }
    const hunks = readPatch(entry.patch);
    if (hunks === undefined)
        return { ...file, missing: 'unreadable-diff' };
    const { added, deleted } = lineTotals({ hunks });
    const whole = added === entry.additions && deleted === entry.deletions;
    return whole ? { ...file, hunks } : { ...file, missing: 'unreadable-diff' };
}
function readPatch(patch) {
    const bytes = encoder.encode(patch.endsWith('\n') ? patch : `${patch}\n`);
    const parsed = (0,fault/* catchFault */.g)(bytes, () => {
        const reader = new diff_reader/* Reader */.mP(bytes);
        const hunks = (0,read_hunks/* readHunks */.c)(reader, new line_table/* LineTable */.l(bytes));
        if (!reader.atEnd)
            throw reader.fault('bad-hunk', 'more lines than the hunk headers count');
        return hunks;
    });
    return parsed.ok ? parsed.value : undefined;
}
function formerName(entry) {
    const moved = entry.status === 'renamed' || entry.status === 'copied';
    if (!moved || entry.previous_filename === undefined)
        return {};
    return { oldPath: entry.previous_filename, oldPathEncoding: 'utf-8' };
}
function statusOf({ status }) {
    return status === 'unchanged' ? 'changed' : status;
}

;// CONCATENATED MODULE: ./build/edges/github/join-patches.js

const emptyBlob = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';
function joinPatches(files) {
    const missing = [];
    const sections = [];
    for (const file of files) {
        const reason = diffFileOf(file).missing;
        if (reason === undefined)
            sections.push(section(file));
        else
            missing.push({ path: file.filename, reason });
    }
    return { diff: new TextEncoder().encode(sections.join('')), missing };
}
function section(file) {
    const from = quotable(`a/${file.previous_filename ?? file.filename}`);
    const to = quotable(`b/${file.filename}`);
    return [`diff --git ${from} ${to}`, ...header(file), ...content(file, from, to), ''].join('\n');
}
function header(file) {
    const empty = file.sha === emptyBlob;
    switch (file.status) {
        case 'added':
            return ['new file mode 100644', ...(empty ? [`index ${'0'.repeat(40)}..${emptyBlob}`] : [])];
        case 'removed':
            return ['deleted file mode 100644', ...(empty ? [`index ${emptyBlob}..${'0'.repeat(40)}`] : [])];
        case 'renamed':
            return move('rename', file);
        case 'copied':
            return move('copy', file);
        case 'modified':
        case 'changed':
        case 'unchanged':
            return [];
    }
}
function move(kind, file) {
    const from = quotable(file.previous_filename ?? file.filename);
    return [
        ...(file.changes === 0 ? ['similarity index 100%'] : []),
        `${kind} from ${from}`,
        `${kind} to ${quotable(file.filename)}`,
    ];
}
function content(file, from, to) {
    const oldName = file.status === 'added' ? '/dev/null' : from;
    const newName = file.status === 'removed' ? '/dev/null' : to;
    if (file.patch !== undefined && file.patch !== '') {
        return [`--- ${tabbed(oldName)}`, `+++ ${tabbed(newName)}`, file.patch.replace(/\n$/, '')];
    }
    const moved = file.status === 'renamed' || file.status === 'copied';
    const empty = file.sha === emptyBlob && file.status !== 'modified';
    return moved || empty ? [] : [`Binary files ${oldName} and ${newName} differ`];
}
function quotable(name) {
    if (!/["\\\u0000-\u001f\u007f]/.test(name))
        return name;
    const escaped = name.replace(/["\\]/g, '\\$&').replace(/[\u0000-\u001f\u007f]/g, (character) => {
        return `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
    });
    return `"${escaped}"`;
}
function tabbed(name) {
    return name.includes(' ') && !name.startsWith('"') ? `${name}\t` : name;
}

;// CONCATENATED MODULE: ./build/edges/github/fetch-diff.js






async function downloadDiff(client, { owner, repo, number }) {
    try {
        return read(await client.read(operation/* readPullRequest */.DQ, (api) => api.bytes((rest) => rest.pulls.get({ owner, repo, pull_number: number, mediaType: { format: 'diff' }, ...github_api/* rawBody */.p }))));
    }
    catch (error) {
        const unavailable = error instanceof failure/* Failure */.H &&
            (error.code === 'GITHUB_DIFF_TOO_LARGE' || error.code === 'GITHUB_UNAVAILABLE');
        if (unavailable)
            return undefined;
        throw error;
    }
}
async function replaceDiff(from) {
    const { files, reporter } = from;
    const { mergeBase, head } = from.commits;
    reporter.info('GitHub does not hand out this diff whole; it is put together from other sources.');
    const local = await from.checkout?.diff(mergeBase, head);
    const fetched = local?.state === 'told' ? read(local.value.bytes) : undefined;
    if (local?.state === 'told' && fetched !== undefined) {
        const isShort = files.length < from.counted;
        const all = isShort ? withUnlisted(files, (0,changed_files/* changedFiles */.Y)(fetched.diff, local.value.ids)) : files;
        return { ...fetched, files: all };
    }
    return { ...joined(files, local?.state === 'history-missing' ? local.reason : undefined, reporter), files };
}
function joined(files, reason, reporter) {
    const patches = joinPatches(files);
    const fetched = read(patches.diff);
    if (fetched === undefined)
        throw fetch_diff_unreadable();
    if (reason === undefined || patches.missing.length === 0)
        return { ...fetched, missing: patches.missing };
    reporter.warning(`The checkout could not make the diff: ${reason}`);
    return { ...fetched, missing: patches.missing.map(({ path }) => ({ path, reason: 'history-missing' })) };
}
function withUnlisted(listed, all) {
    const names = new Set(listed.map(({ filename }) => filename));
    return [...listed, ...all.filter(({ filename }) => !names.has(filename))];
}
function read(bytes) {
    const parsed = (0,parse_diff/* parseDiff */.F)(bytes);
    return parsed.ok ? { bytes, diff: parsed.diff, missing: [] } : undefined;
}
function fetch_diff_unreadable() {
    return new failure/* Failure */.H({
        kind: 'operational',
        code: 'GITHUB_DIFF_UNREADABLE',
        message: "GitHub's list of changed files names a file twice or holds names that git does not allow.",
        fix: 'Run again. With a checkout in the job, local git makes the diff instead.',
    });
}

;// CONCATENATED MODULE: ./build/edges/github/head-paths.js



const Tree = schemas/* object */.Ikc({
    truncated: schemas/* boolean */.zMY(),
    tree: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), type: schemas/* string */.YjP() })),
});
async function readHeadPaths(client, { owner, repo }, commit) {
    try {
        const { truncated, tree } = await client.read(operation/* readContents */.r0, (api) => api.call(Tree, (rest) => rest.git.getTree({ owner, repo, tree_sha: commit, recursive: '1' })));
        return truncated ? undefined : tree.filter(({ type }) => type === 'blob').map(({ path }) => path);
    }
    catch (error) {
        if (error instanceof failure/* Failure */.H)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/domain/review-document.js
var review_document = __webpack_require__(4159);
;// CONCATENATED MODULE: ./build/edges/github/head-sharing.js


const sharingSelection = `
  headCommit: object(oid: $head) {
    ... on Commit {
      associatedPullRequests(first: 100) { nodes { number state headRefOid } }
    }
  }`;
const sharingVariables = '$head: GitObjectID!';
const HeadSharing = schemas/* object */.Ikc({
    headCommit: schemas/* object */.Ikc({
        associatedPullRequests: schemas/* object */.Ikc({
            nodes: schemas/* array */.YOg(schemas/* object */.Ikc({
                number: schemas/* number */.aig().int(),
                state: schemas/* enum */.k5n(['OPEN', 'CLOSED', 'MERGED']),
                headRefOid: review_document/* CommitId */.jF,
            })),
        }),
    }),
});
function sharedWith({ headCommit }, { head, number }) {
    return headCommit.associatedPullRequests.nodes
        .filter((pull) => pull.state === 'OPEN' && pull.headRefOid === head && pull.number !== number)
        .map((pull) => pull.number)
        .sort((a, b) => a - b);
}

;// CONCATENATED MODULE: ./build/edges/github/merge-base.js




const Comparison = schemas/* object */.Ikc({ merge_base_commit: schemas/* object */.Ikc({ sha: review_document/* CommitId */.jF }) })
    .transform((comparison) => comparison.merge_base_commit.sha);
const unanswered = new Set(['GITHUB_UNAVAILABLE', 'GITHUB_NOT_FOUND', 'GITHUB_DIFF_TOO_LARGE']);
async function readMergeBase(client, { owner, repo }, { base, head, checkout, }) {
    const basehead = `${base}...${head}`;
    try {
        return await client.read(operation/* readContents */.r0, (api) => api.call(Comparison, (rest) => rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 })));
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.H && unanswered.has(error.code)))
            throw error;
        const local = await checkout?.mergeBase(base, head);
        if (local?.state === 'told')
            return local.value;
        throw unknown(error, local?.state === 'history-missing' ? local.reason : 'the job has no checkout');
    }
}
function unknown(cause, reason) {
    return new failure/* Failure */.H({
        kind: 'operational',
        code: 'MERGE_BASE_UNKNOWN',
        message: `Nobody says where the change left its base. GitHub: ${cause.message} The checkout: ${reason}.`,
        fix: 'Run again. With a full checkout (fetch-depth: 0) in the job, local git can tell.',
        cause,
    });
}

// EXTERNAL MODULE: ./build/edges/github/pages.js
var github_pages = __webpack_require__(8913);
;// CONCATENATED MODULE: ./build/edges/github/pull-request.js



const Ref = schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), sha: review_document/* CommitId */.jF, repo: schemas/* object */.Ikc({ id: schemas/* number */.aig() }).nullable() });
const Answer = schemas/* object */.Ikc({
    number: schemas/* number */.aig(),
    node_id: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullable(),
    html_url: schemas/* string */.YjP(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable(),
    state: schemas/* enum */.k5n(['open', 'closed']),
    merged: schemas/* boolean */.zMY(),
    draft: schemas/* boolean */.zMY().default(false),
    locked: schemas/* boolean */.zMY(),
    labels: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })),
    head: Ref,
    base: Ref,
    changed_files: schemas/* number */.aig().int().min(0),
})
    .transform((answer) => ({
    head: answer.head.sha,
    base: answer.base.sha,
    pullRequest: {
        number: answer.number,
        nodeId: answer.node_id,
        title: answer.title,
        description: answer.body ?? '',
        url: answer.html_url,
        author: answer.user?.login ?? null,
        state: answer.merged ? 'merged' : answer.state,
        draft: answer.draft,
        locked: answer.locked,
        fork: answer.head.repo === null || answer.head.repo.id !== answer.base.repo?.id,
        labels: answer.labels.map((label) => label.name),
        baseRef: answer.base.ref,
        headRef: answer.head.ref,
        changedFiles: answer.changed_files,
    },
}));
function readPinnedPullRequest(client, { owner, repo, number }) {
    return client.read(operation/* readPullRequest */.DQ, (api) => api.call(Answer, (rest) => rest.pulls.get({ owner, repo, pull_number: number })));
}

;// CONCATENATED MODULE: ./build/edges/github/base-texts.js

const Text = schemas/* looseObject */._H3({ text: schemas/* string */.YjP().nullish(), isTruncated: schemas/* boolean */.zMY().optional() }).nullish();
const alias = (index) => `baseText${index}`;
function selectBaseTexts(commit, paths) {
    return {
        declarations: paths.map((_, index) => `, $${alias(index)}: String!`).join(''),
        selection: paths
            .map((_, index) => `${alias(index)}: object(expression: $${alias(index)}) { ... on Blob { text isTruncated } }`)
            .join('\n'),
        variables: Object.fromEntries(paths.map((path, index) => [alias(index), `${commit}:${path}`])),
    };
}
function concernsBaseText({ path }) {
    return typeof path?.[1] === 'string' && path[1].startsWith(alias(0).slice(0, -1));
}
function readBaseTexts(answer, paths, errors) {
    if (errors.some(concernsBaseText))
        return undefined;
    const texts = paths.map((path, index) => ({ path, blob: Text.safeParse(answer[alias(index)]) }));
    if (texts.some(({ blob }) => !blob.success || blob.data?.isTruncated === true))
        return undefined;
    return texts.flatMap(({ path, blob }) => (blob.data?.text == null ? [] : [{ path, text: blob.data.text }]));
}

;// CONCATENATED MODULE: ./build/edges/github/standing.js







const queryWith = ({ declarations, selection }) => `
  query Standing(
    $owner: String!, $repo: String!, $number: Int!, ${sharingVariables},
    ${baseFileVariables}, ${conversation_query/* conversationVariables */.v2}${declarations}
  ) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      ${baseFileSelection}
      ${sharingSelection}
      ${selection}
      pullRequest(number: $number) {${conversation_query/* conversationSelection */.CU}${evidenceSelection}
      }
    }
  }`;
const Standing = schemas/* object */.Ikc({
    viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }),
    repository: schemas/* looseObject */._H3({
        ...BaseFile.shape,
        ...HeadSharing.shape,
        pullRequest: schemas/* object */.Ikc({ ...conversation_query/* ConversationPage */.dw.shape, ...EvidencePage.shape }),
    }),
})
    .transform(({ viewer, repository }) => ({ viewer: viewer.login, repository }));
async function readStanding(client, address, base) {
    const texts = selectBaseTexts(base.commit, base.texts);
    const variables = {
        ...address,
        base: base.commit,
        head: base.head,
        policy: `${base.commit}:${base.policyPath}`,
        proposedPolicy: `${base.head}:${base.policyPath}`,
        changesPolicy: base.changesPolicy,
        reviews: true,
        reviewsAfter: null,
        threads: true,
        threadsAfter: null,
        comments: true,
        commentsAfter: null,
        ...texts.variables,
    };
    const tolerates = (error) => concernsBaseFile(error) || concernsBaseText(error) || concernsEvidence(error);
    const { data, errors } = await client.read(operation/* readPullRequest */.DQ, (api) => api.graphql(Standing, { query: queryWith(texts), variables, tolerates }));
    return {
        viewer: data.viewer,
        baseFile: data.repository,
        sharing: data.repository,
        firstPage: data.repository.pullRequest,
        baseTexts: readBaseTexts(data.repository, base.texts, errors),
        errors,
    };
}

;// CONCATENATED MODULE: ./build/edges/github/source.js
















const maxFilePages = 30;
const maxCommentPages = 100;
function createGitHubSource(options) {
    const { owner, name: repo } = options.repository;
    const address = { owner, repo, number: options.number };
    return { fetch: ({ policyPath }) => takeSnapshot(options, address, policyPath) };
}
async function takeSnapshot(options, address, policyPath) {
    const [change, comments] = await Promise.all([
        readChange(options, address, policyPath),
        readReviewComments(options.client, address),
    ]);
    return { ...change, comments };
}
async function readChange({ client, repository, expectedHead, checkout, inspect, reporter }, address, policyPath) {
    const { pullRequest, base, head } = await readPinnedPullRequest(client, address);
    if (expectedHead !== undefined && expectedHead !== head)
        throw headMoved(expectedHead, head);
    const { changedFiles } = pullRequest;
    if (changedFiles > github_pages/* perPage */.xP)
        reporter.info(`Reading ${changedFiles} changed files of #${address.number}.`);
    const [downloaded, listed, mergeBase, headPaths] = await Promise.all([
        downloadDiff(client, address),
        readChangedFiles(client, address, changedFiles),
        readMergeBase(client, address, { base, head, checkout }),
        readHeadPaths(client, address, head),
    ]);
    const commits = { head, base, mergeBase };
    const { bytes, diff, missing, files } = downloaded === undefined
        ? await replaceDiff({ checkout, commits, files: listed, counted: changedFiles, reporter })
        : { ...downloaded, files: listed };
    const texts = baseTextsFor(files, headPaths);
    const changesPolicy = files.some(({ filename, previous_filename }) => filename === policyPath || previous_filename === policyPath);
    const [standing, directory] = await Promise.all([
        readStanding(client, address, { commit: base, head, policyPath, changesPolicy, texts }),
        inspect({ head, base, files, headBlob: (sha) => readBlob(client, address, sha) }),
    ]);
    const [conversation, policy, proposedPolicy, lists] = await Promise.all([
        readConversation(client, {
            address,
            viewer: standing.viewer,
            firstPage: standing.firstPage,
            onGap: (failure) => reporter.warning(`The conversation could not be read to its end: ${failure.message}`),
        }),
        readBaseFile(client, address, { file: standing.baseFile, errors: standing.errors }),
        changesPolicy
            ? readProposedFile(client, address, { file: standing.baseFile, errors: standing.errors })
            : undefined,
        readEvidenceLists(client, address, standing.firstPage),
    ]);
    return {
        repository,
        pullRequest,
        commits,
        sharedWith: sharedWith(standing.sharing, { head, number: address.number }),
        diff: bytes,
        files,
        conversation,
        coverage: measureCoverage({ counted: changedFiles, files, diff, missing }),
        ...directory,
        policy,
        ...(proposedPolicy && { proposedPolicy }),
        evidence: {
            ...lists,
            ...(standing.baseTexts !== undefined && { baseFiles: standing.baseTexts }),
            ...(headPaths !== undefined && { headPaths }),
        },
    };
}
function baseTextsFor(files, headPaths) {
    const gone = files.flatMap(({ status, filename, previous_filename }) => status === 'removed' ? [filename] : (previous_filename ?? []));
    const touched = files.map(({ filename }) => filename);
    return (0,wanted_base_files/* wantedBaseFiles */.q)([...(headPaths ?? wanted_base_files/* likelyBaseFiles */.V), ...gone], touched);
}
function readReviewComments(client, { owner, repo, number }) {
    return (0,github_pages/* readList */.LD)(client, {
        operation: operation/* readPullRequest */.DQ,
        item: schemas/* looseObject */._H3({ id: schemas/* number */.aig() }),
        send: (rest, page) => rest.pulls.listReviewComments({ owner, repo, pull_number: number, ...page }),
        maxPages: maxCommentPages,
    });
}
function readChangedFiles(client, { owner, repo, number }, expected) {
    return (0,github_pages/* readList */.LD)(client, {
        operation: operation/* readPullRequest */.DQ,
        item: changed_file/* ChangedFile */.l,
        send: (rest, page) => rest.pulls.listFiles({ owner, repo, pull_number: number, ...page }),
        expected,
        maxPages: maxFilePages,
    });
}
function headMoved(expected, head) {
    return new failure/* Failure */.H({
        kind: 'superseded',
        code: 'HEAD_MOVED',
        message: `This run was started for the head ${expected}, and the pull request is at ${head} now.`,
        fix: 'The run for the new head reviews it; there is nothing to do.',
    });
}


/***/ })

};
