export const id = 836;
export const ids = [836,0,838];
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
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'GITHUB_FOREIGN_ADDRESS',
        message: `An answer of GitHub pointed to ${url.origin}, which is not the configured API.`,
        fix: 'Nothing was sent there. Check GITHUB_API_URL and GITHUB_GRAPHQL_URL, and any proxy in between.',
    });
}
function movedAway(method, url) {
    return new failure/* Failure */.HR({
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
            if (init?.redirect === 'manual')
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
        download: (send, limit) => attempt(async () => {
            const { location } = (await send(octokit.rest)).headers;
            if (location === undefined)
                throw new request_failed/* RequestFailed */.D({ headers: {}, message: 'the answer leads nowhere' });
            return downloadWithoutToken(new URL(location), { ...options, limit });
        }),
        graphql: async (schema, { query, variables, tolerates }) => {
            const answer = await attempt(() => octokit.request({ method: 'POST', url: options.graphqlUrl, query, variables }));
            const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
            return (0,graphql/* readGraphql */.KV)(schema, answer.data, { headers, tolerates });
        },
    };
}
async function downloadWithoutToken(url, { apiUrl, fetch, deadline, limit }) {
    if (url.protocol !== new URL(apiUrl).protocol)
        throw new request_failed/* RequestFailed */.D({ headers: {}, message: `the answer leads to ${url.protocol}//${url.host}` });
    try {
        const response = await fetch(url, { redirect: 'error', signal: deadline() });
        if (!response.ok || response.body === null)
            throw new request_failed/* RequestFailed */.D({ status: response.status, headers: {}, message: 'the download was refused' });
        return await collectUpTo(response.body, limit);
    }
    catch (error) {
        if (error instanceof request_failed/* RequestFailed */.D)
            throw error;
        throw new request_failed/* RequestFailed */.D({ headers: {}, message: 'the download was cut off' }, error);
    }
}
async function collectUpTo(body, limit) {
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        size += chunk.length;
        if (size > limit)
            return undefined;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
async function attempt(send) {
    try {
        return await send();
    }
    catch (error) {
        if (error instanceof Error && error.cause instanceof failure/* Failure */.HR)
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

/***/ 9343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ baseFileVariables),
/* harmony export */   JE: () => (/* binding */ readProposedFile),
/* harmony export */   gm: () => (/* binding */ readBlob),
/* harmony export */   go: () => (/* binding */ readBaseFile),
/* harmony export */   kO: () => (/* binding */ BaseFile),
/* harmony export */   sz: () => (/* binding */ baseFileSelection),
/* harmony export */   x7: () => (/* binding */ concernsBaseFile)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6697);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3859);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(170);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8484);




const maxBytes = 1_000_000;
const FileNode = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    __typename: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    oid: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    byteSize: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().optional(),
    text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
})
    .nullish();
const BaseFile = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    baseCommit: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ oid: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullish(),
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
        if (error instanceof _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            return unreadable(error.message);
        throw error;
    }
}
function unreadable(reason) {
    return { state: 'unreadable', reason };
}
function readBlob(client, { owner, repo }, sha) {
    return client.read(_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .readContents */ .r0, (api) => api.bytes((rest) => rest.git.getBlob({ owner, repo, file_sha: sha, mediaType: { format: 'raw' }, ..._api_js__WEBPACK_IMPORTED_MODULE_1__/* .rawBody */ .p })));
}


/***/ }),

/***/ 8000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHubChecks: () => (/* binding */ createGitHubChecks)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6697);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4743);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8484);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8913);



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
    const find = async (check) => (await listAll(check)).find((candidate) => candidate.external_id === check.key);
    async function update(id, { output, annotations, total }, change) {
        const check = { ...target, check_run_id: id };
        const written = await client.write(_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .writeCheck */ .ac, {
            send: (api) => api.call(CheckRun, (rest) => rest.checks.update({
                ...check,
                ...change,
                output: {
                    ...fitting(output),
                    ...(annotations.length > 0 && { annotations: annotations.map(toParameter) }),
                },
            })),
            find: async () => {
                const standing = await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .readChecks */ .wf, (api) => api.call(CheckRun, (rest) => rest.checks.get(check)));
                return hasTaken(standing, total, change) ? standing : undefined;
            },
        });
        ownApp = written.app?.id;
    }
    return {
        find: async (check) => (await find(check))?.id,
        start: async ({ name, head, key }) => {
            const check = await client.write(_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .writeCheck */ .ac, {
                send: (api) => api.call(CheckRun, (rest) => rest.checks.create({ ...target, name, head_sha: head, status: 'in_progress', external_id: key })),
                find: () => find({ name, head, key }),
            });
            ownApp = check.app?.id;
            return check.id;
        },
        annotate: (id, content) => update(id, content, {}),
        conclude: (id, { conclusion, standing, ...content }) => update(id, content, {
            status: 'completed',
            conclusion,
            ...(standing !== undefined && { external_id: standing }),
        }),
        list: async ({ by, ...check }) => {
            const checks = await listAll(check);
            return checks
                .filter(({ app }) => ownApp === undefined || app?.id === ownApp)
                .filter(({ app }) => by === undefined || app?.slug === by.replace(/\[bot\]$/, ''))
                .map(toCheckOnHead);
        },
    };
}
function hasTaken(check, total, change) {
    const { conclusion } = change;
    const isConcluded = conclusion === undefined || check.conclusion === conclusion;
    return isConcluded && check.output.annotations_count >= total;
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
    return `${kept.replace(/\ufffd+$/, '')}${note}`;
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
/* harmony import */ var _domain_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5726);


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
    authorAssociation: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    lastEditedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$().nullable(),
    editor: Login,
    reactionGroups: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ content: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), viewerHasReacted: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() })).nullable(),
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
const commentFields = `fullDatabaseId author { __typename login } authorAssociation viewerDidAuthor body url
    createdAt lastEditedAt editor { login } reactionGroups { content viewerHasReacted }`;
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

/***/ 3523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ readConversation)
});

// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(3859);
// EXTERNAL MODULE: ./build/domain/people/requests.js + 1 modules
var requests = __webpack_require__(3780);
// EXTERNAL MODULE: ./build/edges/github/conversation-query.js
var conversation_query = __webpack_require__(6159);
// EXTERNAL MODULE: ./build/edges/github/cursor-pages.js
var cursor_pages = __webpack_require__(8886);
// EXTERNAL MODULE: ./build/edges/github/operation.js
var operation = __webpack_require__(8484);
// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(6697);
;// CONCATENATED MODULE: ./build/edges/github/roles.js



const maxPeople = 20;
const Permission = schemas/* object */.Ikc({ permission: schemas/* string */.YjP(), role_name: schemas/* string */.YjP().optional() })
    .transform(({ permission, role_name }) => {
    if (permission === 'write' && role_name === 'maintain')
        return 'maintain';
    return permission === 'admin' || permission === 'write' ? permission : 'none';
});
async function readRoles(client, { owner, repo }, logins) {
    const ask = async (login) => {
        try {
            const role = await client.read(operation/* readContents */.r0, (api) => api.call(Permission, (rest) => rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: login })));
            return [{ login, role }];
        }
        catch (error) {
            if (error instanceof failure/* Failure */.HR)
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
        if (!(error instanceof failure/* Failure */.HR))
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
    const insiders = insidersAmong([...threads.flatMap((thread) => thread.comments.nodes), ...comments]);
    const asking = (0,requests/* askers */._d)(said).toSorted((a, b) => Number(insiders.has(b)) - Number(insiders.has(a)));
    const [people, headSince] = await Promise.all([
        readRoles(client, from.address, asking),
        (0,requests/* asksForWaiver */.Wf)(said) ? from.headSince() : null,
    ]);
    return { ...said, people, headSince };
}
function insidersAmong(comments) {
    const inside = ['OWNER', 'MEMBER', 'COLLABORATOR'];
    return new Set(comments.flatMap(({ author, authorAssociation }) => author !== null && inside.includes(authorAssociation) ? [author.login] : []));
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
const reactionNames = new Map([
    ['THUMBS_UP', '+1'],
    ['CONFUSED', 'confused'],
]);
function toComment(node) {
    const { fullDatabaseId, author, viewerDidAuthor, body, url, createdAt, lastEditedAt, editor } = node;
    const { reactionGroups } = node;
    const login = author?.login ?? null;
    return {
        id: fullDatabaseId,
        author: login,
        ours: viewerDidAuthor,
        inOwnWords: author?.__typename === 'User' && (lastEditedAt === null || editor === login),
        body,
        url,
        writtenAt: lastEditedAt ?? createdAt,
        reactions: (reactionGroups ?? []).flatMap(({ content, viewerHasReacted }) => viewerHasReacted ? (reactionNames.get(content) ?? []) : []),
    };
}


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

/***/ 6153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xc: () => (/* binding */ EvidencePage),
/* harmony export */   dz: () => (/* binding */ moreEvidenceQuery),
/* harmony export */   gS: () => (/* binding */ evidenceSelection),
/* harmony export */   nt: () => (/* binding */ MoreEvidence),
/* harmony export */   tA: () => (/* binding */ concernsEvidence),
/* harmony export */   zu: () => (/* binding */ labelledBy)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);

const PageInfo = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), endCursor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() });
function pages(node) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(node.nullable()).nullable(), pageInfo: PageInfo });
}
const Actor = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(), email: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() })
    .nullable()
    .transform((actor) => ({ name: actor?.name ?? '', email: actor?.email ?? '' }));
const CommitNode = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ oid: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), author: Actor, committer: Actor }) })
    .transform(({ commit: { oid, ...commit } }) => ({ id: oid, ...commit }));
const IssueNode = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullable()).nullable() }).nullable(),
})
    .transform(({ labels, ...issue }) => ({
    ...issue,
    labels: (labels?.nodes ?? []).flatMap((label) => label?.name ?? []),
}));
const LabelNode = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    label: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    actor: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullable(),
});
const EvidencePage = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    commits: pages(CommitNode).nullish(),
    closingIssuesReferences: pages(IssueNode).nullish(),
    timelineItems: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(LabelNode.nullable()).nullable() }).nullish(),
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
const MoreEvidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pullRequest: EvidencePage }) })
    .transform((answer) => answer.repository.pullRequest);
function labelledBy({ timelineItems }) {
    if (timelineItems == null)
        return {};
    const events = (timelineItems.nodes ?? []).flatMap((node) => node?.actor == null ? [] : [[node.label.name, node.actor.login]]);
    return { labelledBy: new Map(events) };
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

/***/ 2075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R5: () => (/* binding */ HeadMoves),
  eu: () => (/* binding */ concernsHeadMoves),
  DO: () => (/* binding */ headMovesSelection),
  r8: () => (/* binding */ readHeadSince)
});

// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(6697);
// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4743);
// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(3859);
// EXTERNAL MODULE: ./build/domain/shared-head.js
var shared_head = __webpack_require__(523);
;// CONCATENATED MODULE: ./build/domain/people/head-since.js

function headSince({ checks, pull, forcedAt }) {
    const after = forcedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(forcedAt);
    const [first] = checks
        .filter(({ externalId }) => (0,shared_head/* readStanding */.ZY)(externalId)?.pull === pull)
        .map(({ startedAt }) => startedAt)
        .filter((startedAt) => Date.parse(startedAt) > after)
        .sort((a, b) => Date.parse(a) - Date.parse(b));
    return first ?? null;
}

// EXTERNAL MODULE: ./build/edges/github/checks.js
var github_checks = __webpack_require__(8000);
;// CONCATENATED MODULE: ./build/edges/github/head-moves.js




const headMovesSelection = `
  forcePushes: timelineItems(last: 1, itemTypes: [HEAD_REF_FORCE_PUSHED_EVENT]) {
    nodes { ... on HeadRefForcePushedEvent { createdAt } }
  }`;
const HeadMoves = schemas/* object */.Ikc({
    forcePushes: schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(schemas/* object */.Ikc({ createdAt: iso/* datetime */.w$() }).nullable()).nullable() })
        .nullish(),
});
function concernsHeadMoves({ path }) {
    return path?.[1] === 'pullRequest' && path[2] === 'forcePushes';
}
function lastForced({ forcePushes }) {
    const nodes = forcePushes?.nodes;
    if (nodes == null)
        return undefined;
    const [last] = nodes;
    return last === undefined ? null : last?.createdAt;
}
async function readHeadSince(client, { owner, repo, number }, history) {
    const { head, checkName: name, viewer: by } = history;
    const forcedAt = lastForced(history.moves);
    if (forcedAt === undefined)
        return null;
    try {
        const checks = await (0,github_checks.createGitHubChecks)({ client, owner, repo }).list({ name, head, by });
        return headSince({ checks, pull: number, forcedAt });
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        history.onGap(error);
        return null;
    }
}


/***/ }),

/***/ 6838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KO: () => (/* binding */ sharedWith),
/* harmony export */   Nn: () => (/* binding */ sharingSelection),
/* harmony export */   readHeadMembers: () => (/* binding */ readHeadMembers),
/* harmony export */   y2: () => (/* binding */ sharingVariables),
/* harmony export */   zD: () => (/* binding */ HeadSharing)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6697);
/* harmony import */ var _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4159);
/* harmony import */ var _cursor_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8886);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8484);




const sharingSelection = `
  headCommit: object(oid: $head) {
    ... on Commit {
      associatedPullRequests(first: 100) { nodes { number state headRefOid } }
    }
  }`;
const sharingVariables = '$head: GitObjectID!';
const Pulls = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['OPEN', 'CLOSED', 'MERGED']),
    headRefOid: _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF,
}));
const HeadSharing = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    headCommit: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        associatedPullRequests: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ nodes: Pulls }),
    }),
});
function sharedWith({ headCommit }, { head, number }) {
    return openOn(headCommit.associatedPullRequests.nodes, head).filter((other) => other !== number);
}
function openOn(pulls, head) {
    return pulls
        .filter((pull) => pull.state === 'OPEN' && pull.headRefOid === head)
        .map((pull) => pull.number)
        .sort((a, b) => a - b);
}
const membersQuery = `
  query Members($owner: String!, $repo: String!, ${sharingVariables}, $after: String) {
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
const Page = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), endCursor: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable() });
const Members = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    viewer: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        headCommit: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ associatedPullRequests: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ nodes: Pulls, pageInfo: Page }) }),
    }),
})
    .transform(({ viewer, repository }) => ({
    viewer: viewer.login,
    ...repository.headCommit.associatedPullRequests,
}));
const maxPages = 10;
async function readHeadMembers(client, commit) {
    const pages = await (0,_cursor_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .readCursorPages */ .d)({
        read: async (after) => {
            const request = { query: membersQuery, variables: { ...commit, after } };
            return (await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .readPullRequest */ .DQ, (api) => api.graphql(Members, request))).data;
        },
        next: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
        maxPages,
    });
    return {
        viewer: pages[0].viewer,
        open: openOn(pages.flatMap(({ nodes }) => nodes), commit.head),
        complete: pages.at(-1)?.pageInfo.hasNextPage === false,
    };
}


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

/***/ 2006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ readStanding)
});

// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(6697);
// EXTERNAL MODULE: ./build/edges/github/base-file.js
var base_file = __webpack_require__(9343);
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

// EXTERNAL MODULE: ./build/edges/github/conversation-query.js
var conversation_query = __webpack_require__(6159);
// EXTERNAL MODULE: ./build/edges/github/evidence-query.js
var evidence_query = __webpack_require__(6153);
// EXTERNAL MODULE: ./build/edges/github/head-moves.js + 1 modules
var head_moves = __webpack_require__(2075);
// EXTERNAL MODULE: ./build/edges/github/head-sharing.js
var head_sharing = __webpack_require__(6838);
// EXTERNAL MODULE: ./build/edges/github/operation.js
var operation = __webpack_require__(8484);
;// CONCATENATED MODULE: ./build/edges/github/standing.js








const queryWith = ({ declarations, selection }) => `
  query Standing(
    $owner: String!, $repo: String!, $number: Int!, ${head_sharing/* sharingVariables */.y2},
    ${base_file/* baseFileVariables */.Fd}, ${conversation_query/* conversationVariables */.v2}${declarations}
  ) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      ${base_file/* baseFileSelection */.sz}
      ${head_sharing/* sharingSelection */.Nn}
      ${selection}
      pullRequest(number: $number) {${conversation_query/* conversationSelection */.CU}${evidence_query/* evidenceSelection */.gS}${head_moves/* headMovesSelection */.DO}
      }
    }
  }`;
const Standing = schemas/* object */.Ikc({
    viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }),
    repository: schemas/* looseObject */._H3({
        ...base_file/* BaseFile */.kO.shape,
        ...head_sharing/* HeadSharing */.zD.shape,
        pullRequest: schemas/* object */.Ikc({ ...conversation_query/* ConversationPage */.dw.shape, ...evidence_query/* EvidencePage */.Xc.shape, ...head_moves/* HeadMoves */.R5.shape }),
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
    const tolerates = (error) => [base_file/* concernsBaseFile */.x7, concernsBaseText, evidence_query/* concernsEvidence */.tA, head_moves/* concernsHeadMoves */.eu].some((concerns) => concerns(error));
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


/***/ })

};
