export const id = 6456;
export const ids = [6456];
export const modules = {

/***/ 40654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ rawBody),
/* harmony export */   x: () => (/* binding */ createApi)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);
/* harmony import */ var _graphql_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92159);
/* harmony import */ var _request_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43564);



const maxRedirects = 3;
function foreignAddress(url) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'operational',
        code: 'GITHUB_FOREIGN_ADDRESS',
        message: `An answer of GitHub pointed to ${url.origin}, which is not the configured API.`,
        fix: 'Nothing was sent there. Check GITHUB_API_URL and GITHUB_GRAPHQL_URL, and any proxy in between.',
    });
}
function movedAway(method, url) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
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
const rawBody = { request: { parseSuccessResponseBody: false } };
async function createApi(options) {
    const { Octokit } = await Promise.all(/* import() */[__webpack_require__.e(9479), __webpack_require__.e(1267)]).then(__webpack_require__.bind(__webpack_require__, 11267));
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
                    log(`GitHub request ${count}: ${method} ${url.pathname}${url.search}`);
                },
            }),
        },
    });
    async function page(schema, send) {
        const answer = await attempt(() => send(octokit.rest));
        const parsed = schema.safeParse(answer.data);
        if (!parsed.success)
            throw (0,_graphql_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)(parsed.error);
        return { data: parsed.data, link: answer.headers.link };
    }
    return {
        page,
        call: async (schema, send) => (await page(schema, send)).data,
        bytes: (send) => attempt(async () => collect((await send(octokit.rest)).data)),
        download: (send, limit) => attempt(async () => {
            const { location } = (await send(octokit.rest)).headers;
            if (location === undefined)
                throw new _request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .RequestFailed */ .DY({ headers: {}, message: 'the answer leads nowhere' });
            return downloadWithoutToken(new URL(location), { ...options, limit });
        }),
        graphql: async (schema, { query, variables, tolerates }) => {
            const answer = await attempt(() => octokit.request({ method: 'POST', url: options.graphqlUrl, query, variables }));
            const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
            return (0,_graphql_js__WEBPACK_IMPORTED_MODULE_1__/* .readGraphql */ .KV)(schema, answer.data, { headers, tolerates });
        },
    };
}
async function downloadWithoutToken(url, { apiUrl, fetch, deadline, limit }) {
    if (url.protocol !== new URL(apiUrl).protocol)
        throw new _request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .RequestFailed */ .DY({ headers: {}, message: `the answer leads to ${url.protocol}//${url.host}` });
    try {
        const response = await fetch(url, { redirect: 'error', signal: deadline() });
        if (!response.ok || response.body === null)
            throw new _request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .RequestFailed */ .DY({ status: response.status, headers: {}, message: 'the download was refused' });
        return await collectUpTo(response.body, limit);
    }
    catch (error) {
        if (error instanceof _request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .RequestFailed */ .DY)
            throw error;
        throw new _request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .RequestFailed */ .DY({ headers: {}, message: 'the download was cut off' }, error);
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
        if (error instanceof Error && error.cause instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            throw error.cause;
        throw (0,_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .toRequestFailed */ .Uz)(error) ?? error;
    }
}
async function collect(body) {
    if (!(body instanceof ReadableStream))
        throw new _request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .RequestFailed */ .DY({ headers: {}, message: 'the answer is empty' });
    try {
        return new Uint8Array(await new Response(body).arrayBuffer());
    }
    catch (error) {
        throw new _request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .RequestFailed */ .DY({ headers: {}, message: 'the answer was cut off' }, error);
    }
}


/***/ }),

/***/ 19454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ readReplies),
/* harmony export */   CU: () => (/* binding */ conversationSelection),
/* harmony export */   Ms: () => (/* binding */ readingOn),
/* harmony export */   YM: () => (/* binding */ isEditedByOthers),
/* harmony export */   Yw: () => (/* binding */ repliesToRead),
/* harmony export */   dw: () => (/* binding */ ConversationPage),
/* harmony export */   es: () => (/* binding */ fromTheStart),
/* harmony export */   f$: () => (/* binding */ DatabaseId),
/* harmony export */   fg: () => (/* binding */ withReplies),
/* harmony export */   pX: () => (/* binding */ selectReplies),
/* harmony export */   v2: () => (/* binding */ conversationVariables)
/* harmony export */ });
/* unused harmony exports CommentNode, ReviewNode, ThreadNode */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _model_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81719);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2270);



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
const ThreadComment = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ...CommentNode.shape,
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['PENDING', 'SUBMITTED']),
    pullRequestReview: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ fullDatabaseId: DatabaseId }).nullable(),
});
const ReviewNode = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    fullDatabaseId: DatabaseId,
    author: Login,
    viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    state: _model_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .ReviewState */ .Cp,
    body: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    submittedAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$().nullable(),
    lastEditedAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$().nullable(),
    editor: Login,
});
const ThreadNode = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nullable(),
    isResolved: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    isOutdated: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    resolvedBy: Login,
    comments: (0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(ThreadComment),
});
const commentFields = `id fullDatabaseId author { __typename login } authorAssociation viewerDidAuthor body url
    createdAt lastEditedAt editor { login } reactionGroups { content viewerHasReacted }`;
const threadCommentFields = `${commentFields} state pullRequestReview { fullDatabaseId }`;
const threadCommentSelection = `
  totalCount
  nodes { ${threadCommentFields} }
  pageInfo { hasNextPage endCursor }`;
const threadFields = `id path line isResolved isOutdated resolvedBy { login }
      comments(first: 100) {${threadCommentSelection}
      }`;
const reviewFields = 'id fullDatabaseId author { login } viewerDidAuthor state body url submittedAt lastEditedAt editor { login }';
function isEditedByOthers(author, { lastEditedAt, editor }) {
    return lastEditedAt !== null && (editor === null || (0,_model_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .accountName */ .vi)(editor) !== (0,_model_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .accountName */ .vi)(author ?? ''));
}
const threadsAtOnce = 50;
const Page = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ comments: (0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(ThreadComment) });
function joinThread(thread, replies) {
    const pages = [thread.comments, ...(replies.get(thread.id) ?? [])];
    return (0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPages */ .vc)(pages, ({ fullDatabaseId }) => fullDatabaseId);
}
function withReplies(threads, replies) {
    const joined = threads.map((thread) => ({ thread, ...joinThread(thread, replies) }));
    return {
        threads: joined.map(({ thread, nodes }) => ({
            ...thread,
            comments: { ...thread.comments, nodes: [...nodes] },
        })),
        isCut: joined.some(({ after, isShort }) => after !== null || isShort),
    };
}
function repliesToRead(threads, replies) {
    return threads
        .flatMap((thread) => {
        const { after } = joinThread(thread, replies);
        return after === null ? [] : [{ thread: thread.id, after }];
    })
        .slice(0, threadsAtOnce);
}
const alias = (index) => `thread${index}`;
function selectReplies(wanted) {
    const declarations = wanted.map((_, index) => `, $${alias(index)}: ID!, $${alias(index)}After: String`);
    const selection = wanted.map((_, index) => {
        const name = alias(index);
        return `${name}: node(id: $${name}) { ... on PullRequestReviewThread {
      comments(first: 100, after: $${name}After) {
        totalCount nodes { ${threadCommentFields} } pageInfo { hasNextPage endCursor }
      }
    } }`;
    });
    const variables = wanted.flatMap(({ thread, after }, index) => [
        [alias(index), thread],
        [`${alias(index)}After`, after],
    ]);
    return {
        declarations: declarations.join(''),
        selection: selection.join('\n'),
        variables: Object.fromEntries(variables),
    };
}
const nothing = {
    nodes: [],
    totalCount: Number.MAX_SAFE_INTEGER,
    pageInfo: { hasNextPage: false, endCursor: null },
};
function readReplies(answer, wanted, known) {
    const replies = new Map(known);
    wanted.forEach(({ thread }, index) => {
        const page = Page.safeParse(answer[alias(index)]);
        const comments = page.success ? page.data.comments : nothing;
        replies.set(thread, [...(replies.get(thread) ?? []), comments]);
    });
    return replies;
}
const ConversationPage = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    reviews: (0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(ReviewNode).optional(),
    reviewThreads: (0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(ThreadNode).optional(),
    comments: (0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(CommentNode).optional(),
});
function pageOf(list, fields) {
    return `
  ${list}(first: 100, after: $${list}After) @include(if: $${list}) {
    totalCount
    nodes { ${fields} }
    pageInfo { hasNextPage endCursor }
  }`;
}
const conversationSelection = [
    pageOf('reviews', reviewFields),
    pageOf('reviewThreads', threadFields),
    pageOf('comments', commentFields),
].join('');
const conversationVariables = [
    '$reviews: Boolean!, $reviewsAfter: String',
    '$reviewThreads: Boolean!, $reviewThreadsAfter: String',
    '$comments: Boolean!, $commentsAfter: String',
].join(', ');
const fromTheStart = { reviews: null, threads: null, comments: null };
function readingOn({ reviews, threads, comments }) {
    return {
        reviews: reviews !== undefined,
        reviewsAfter: reviews ?? null,
        reviewThreads: threads !== undefined,
        reviewThreadsAfter: threads ?? null,
        comments: comments !== undefined,
        commentsAfter: comments ?? null,
    };
}


/***/ }),

/***/ 37331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ readObjects),
/* harmony export */   B: () => (/* binding */ eachOnce),
/* harmony export */   FG: () => (/* binding */ readHeadPaths),
/* harmony export */   Fd: () => (/* binding */ baseFileVariables),
/* harmony export */   JE: () => (/* binding */ readProposedFile),
/* harmony export */   Vu: () => (/* binding */ baseTextsToRead),
/* harmony export */   Y$: () => (/* binding */ readBaseTexts),
/* harmony export */   gm: () => (/* binding */ readBlob),
/* harmony export */   go: () => (/* binding */ readBaseFile),
/* harmony export */   kO: () => (/* binding */ BaseFile),
/* harmony export */   nl: () => (/* binding */ readFilesAt),
/* harmony export */   sz: () => (/* binding */ baseFileSelection),
/* harmony export */   t7: () => (/* binding */ concernsObject),
/* harmony export */   x7: () => (/* binding */ concernsBaseFile),
/* harmony export */   zO: () => (/* binding */ selectObjects)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39713);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);
/* harmony import */ var _model_in_batches_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43786);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70271);
/* harmony import */ var _runner_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33538);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40654);
/* harmony import */ var _request_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43564);







const Thing = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    oid: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    text: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish(),
    isTruncated: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().nullish(),
});
function eachOnce(wanted) {
    const all = new Map();
    for (const each of wanted) {
        const text = each.text || all.get(each.expression)?.text === true;
        all.set(each.expression, { ...each, text });
    }
    return [...all.values()];
}
const alias = (index) => `object${index}`;
function selectObjects(wanted) {
    return {
        declarations: wanted.map((_, index) => `, $${alias(index)}: String!`).join(''),
        selection: wanted
            .map(({ text }, index) => {
            const fields = `oid ${text ? '... on Blob { text isTruncated }' : ''}`;
            return `${alias(index)}: object(expression: $${alias(index)}) { ${fields} }`;
        })
            .join('\n'),
        variables: Object.fromEntries(wanted.map(({ expression }, index) => [alias(index), expression])),
    };
}
function concernsObject({ path }) {
    return typeof path?.[1] === 'string' && /^object\d+$/.test(path[1]);
}
function readObjects(answer, wanted, errors) {
    const failed = new Set(errors.map(({ path }) => path?.[1]));
    return new Map(wanted.flatMap(({ expression }, index) => {
        const thing = Thing.nullish().safeParse(answer[alias(index)]);
        return failed.has(alias(index)) || !thing.success ? [] : [[expression, thing.data ?? null]];
    }));
}
const Tree = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    truncated: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    tree: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })),
});
async function readHeadPaths(client, { owner, repo }, commit) {
    try {
        const { truncated, tree } = await client.read(_request_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .readContents */ .r0, (api) => api.call(Tree, (rest) => rest.git.getTree({ owner, repo, tree_sha: commit, recursive: '1' })));
        return truncated ? undefined : tree.filter(({ type }) => type === 'blob').map(({ path }) => path);
    }
    catch (error) {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            return undefined;
        throw error;
    }
}
const maxPathsAtOnce = 25;
const Blob = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    oid: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    byteSize: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().min(0),
    text: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish(),
});
const Answer = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J()) });
async function readFilesAt(client, address, { commit, paths }) {
    const parts = await Promise.all((0,_model_in_batches_js__WEBPACK_IMPORTED_MODULE_6__/* .inBatches */ .o)(paths, maxPathsAtOnce).map((batch) => readBlobs(client, address, { commit, paths: batch })));
    const blobs = new Map(parts.flat());
    return {
        text: async (path) => {
            const blob = blobs.get(path);
            return blob === undefined || blob.byteSize > _runner_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .maxTextBytes */ .tu
                ? undefined
                : wholeText(client, address, blob);
        },
    };
}
async function readBlobs(client, { owner, repo }, { commit, paths }) {
    const declared = paths.map((_, index) => `, $file${index}: String!`).join('');
    const selected = paths.map((_, index) => `file${index}: object(expression: $file${index}) { ... on Blob { oid byteSize text } }`);
    const query = `query FilesAt($owner: String!, $repo: String!${declared}) {
    repository(owner: $owner, name: $repo) { ${selected.join('\n')} }
  }`;
    const named = paths.map((path, index) => [`file${index}`, `${commit}:${path}`]);
    const variables = { owner, repo, ...Object.fromEntries(named) };
    const { data } = await client.read(_request_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .readContents */ .r0, (api) => api.graphql(Answer, { query, variables }));
    return paths.flatMap((path, index) => {
        const blob = Blob.safeParse(data.repository[`file${index}`]);
        return blob.success ? [[path, blob.data]] : [];
    });
}
async function wholeText(client, address, { oid, byteSize, text }) {
    const isWhole = text != null && Buffer.byteLength(text) === byteSize;
    return isWhole ? text : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8Text */ .Hp)(await readBlob(client, address, oid));
}
function baseTextsToRead(commit, paths) {
    return paths.map((path) => ({ expression: `${commit}:${path}`, text: true }));
}
function readBaseTexts(objects, commit, paths) {
    const texts = paths.map((path) => ({ path, blob: objects.get(`${commit}:${path}`) }));
    if (texts.some(({ blob }) => blob === undefined || blob?.isTruncated === true))
        return undefined;
    return texts.flatMap(({ path, blob }) => (blob?.text == null ? [] : [{ path, text: blob.text }]));
}
const maxBytes = 1_000_000;
const FileNode = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    __typename: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    oid: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    byteSize: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().optional(),
    text: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish(),
})
    .nullish();
const BaseFile = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    baseCommit: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ oid: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }).nullish(),
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
  proposedPolicy: object(expression: $proposedPolicy) {
    __typename
    oid
    ... on Blob { byteSize text }
  }`;
const baseFileVariables = '$base: GitObjectID!, $policy: String!, $proposedPolicy: String!';
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
    const { oid: blob } = policy;
    if (bytes.length === policy.byteSize)
        return { state: 'present', bytes, blob };
    try {
        return { state: 'present', bytes: await readBlob(client, address, blob), blob };
    }
    catch (error) {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            return unreadable(error.message);
        throw error;
    }
}
function unreadable(reason) {
    return { state: 'unreadable', reason };
}
function readBlob(client, { owner, repo }, sha) {
    return client.read(_request_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .readContents */ .r0, (api) => api.bytes((rest) => rest.git.getBlob({ owner, repo, file_sha: sha, mediaType: { format: 'raw' }, ..._api_js__WEBPACK_IMPORTED_MODULE_3__/* .rawBody */ .p })));
}


/***/ }),

/***/ 26456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readDiscussion: () => (/* binding */ readDiscussion),
  y: () => (/* binding */ readSaid)
});

// UNUSED EXPORTS: followUp

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/github/conversation-query.js
var conversation_query = __webpack_require__(19454);
// EXTERNAL MODULE: ./build/github/git-objects.js
var git_objects = __webpack_require__(37331);
// EXTERNAL MODULE: ./build/github/github-evidence.js
var github_evidence = __webpack_require__(13777);
// EXTERNAL MODULE: ./build/github/head-moves.js + 1 modules
var head_moves = __webpack_require__(85096);
// EXTERNAL MODULE: ./build/github/head-sharing.js
var head_sharing = __webpack_require__(4483);
// EXTERNAL MODULE: ./build/github/overview.js
var github_overview = __webpack_require__(54887);
// EXTERNAL MODULE: ./build/github/pull-request.js
var pull_request = __webpack_require__(81351);
// EXTERNAL MODULE: ./build/comments/requests.js
var requests = __webpack_require__(76313);
// EXTERNAL MODULE: ./build/github/pages.js
var github_pages = __webpack_require__(2270);
// EXTERNAL MODULE: ./build/github/request-failure.js
var request_failure = __webpack_require__(43564);
;// CONCATENATED MODULE: ./build/github/read-conversation.js






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
            const role = await client.read(request_failure/* readContents */.r0, (api) => api.call(Permission, (rest) => rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: login })));
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
function joinConversation(pages) {
    const reviews = (0,github_pages/* joinPages */.vc)(pages.map((page) => page.reviews), ({ id }) => id);
    const threads = (0,github_pages/* joinPages */.vc)(pages.map((page) => page.reviewThreads), ({ id }) => id);
    const comments = (0,github_pages/* joinPages */.vc)(pages.map((page) => page.comments), ({ fullDatabaseId }) => fullDatabaseId);
    const lists = [reviews, threads, comments];
    return {
        nodes: { reviews: reviews.nodes, threads: threads.nodes, comments: comments.nodes },
        onward: lists.every(({ after }) => after === null)
            ? undefined
            : {
                ...(reviews.after !== null && { reviews: reviews.after }),
                ...(threads.after !== null && { threads: threads.after }),
                ...(comments.after !== null && { comments: comments.after }),
            },
        isShort: lists.some((list) => list.isShort),
    };
}
function toConversation(viewer, { reviews, threads, comments }) {
    return {
        schemaVersion: 1,
        viewer,
        reviews: reviews.filter((review) => review.state !== 'PENDING').map(toReview),
        threads: threads.map(toThread).filter((thread) => thread.comments.length > 0),
        comments: comments.map((comment) => toComment(comment)),
        people: [],
        headSince: null,
        complete: true,
    };
}
async function readConversation(client, from) {
    const { nodes, onward, isShort } = joinConversation(from.pages);
    const { threads, isCut } = (0,conversation_query/* withReplies */.fg)(nodes.threads, from.replies);
    const said = toConversation(from.viewer, { ...nodes, threads });
    if (isShort || isCut)
        from.onGap(pageLost(from.address));
    const complete = onward === undefined && !isShort && !isCut;
    const insiders = insidersAmong([...threads.flatMap((thread) => thread.comments.nodes), ...nodes.comments]);
    const asking = (0,requests/* requestAuthors */.Um)(said).toSorted((a, b) => Number(insiders.has(b)) - Number(insiders.has(a)));
    const [people, headSince] = await Promise.all([
        readRoles(client, from.address, asking),
        (0,requests/* asksForWaiver */.Wf)(said) ? from.headSince(nodes.reviews) : null,
    ]);
    return { ...said, people, headSince, complete };
}
function insidersAmong(comments) {
    const inside = ['OWNER', 'MEMBER', 'COLLABORATOR'];
    return new Set(comments.flatMap(({ author, authorAssociation }) => author !== null && inside.includes(authorAssociation) ? [author.login] : []));
}
function pageLost({ number }) {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'CONVERSATION_PARTIAL',
        message: `GitHub counts more reviews, threads or comments on #${number} than it shows`,
        fix: 'Run again.',
    });
}
function toReview(node) {
    const { fullDatabaseId, id, author, viewerDidAuthor, state, body, url } = node;
    const editedByOthers = (0,conversation_query/* isEditedByOthers */.YM)(author, node);
    return {
        id: fullDatabaseId,
        nodeId: id,
        author,
        ours: viewerDidAuthor,
        state,
        body,
        editedByOthers,
        url,
    };
}
function toThread(node) {
    return {
        nodeId: node.id,
        path: node.path,
        line: node.line,
        resolved: node.isResolved,
        resolvedBy: node.resolvedBy,
        outdated: node.isOutdated,
        comments: node.comments.nodes
            .filter((comment) => comment.state !== 'PENDING')
            .map((comment) => toComment(comment, comment.pullRequestReview?.fullDatabaseId)),
    };
}
const reactionNames = new Map([
    ['THUMBS_UP', '+1'],
    ['CONFUSED', 'confused'],
    ['EYES', 'eyes'],
]);
function toComment(node, review = null) {
    const { id, fullDatabaseId, author, viewerDidAuthor, body, url, createdAt, lastEditedAt, editor } = node;
    const { reactionGroups } = node;
    const login = author?.login ?? null;
    return {
        id: fullDatabaseId,
        nodeId: id,
        author: login,
        ours: viewerDidAuthor,
        editedByOthers: (0,conversation_query/* isEditedByOthers */.YM)(login, node),
        review,
        inOwnWords: author?.__typename === 'User' && (lastEditedAt === null || editor === login),
        body,
        url,
        writtenAt: lastEditedAt ?? createdAt,
        reactions: (reactionGroups ?? []).flatMap(({ content, viewerHasReacted }) => viewerHasReacted ? (reactionNames.get(content) ?? []) : []),
    };
}

;// CONCATENATED MODULE: ./build/github/github-discussion.js











const maxPages = 50;
const Page = schemas/* object */.Ikc({
    ...conversation_query/* ConversationPage */.dw.shape,
    commits: github_evidence/* EvidencePage */.Xc.shape.commits,
    closingIssuesReferences: github_evidence/* EvidencePage */.Xc.shape.closingIssuesReferences,
});
const Answer = schemas/* looseObject */._H3({ repository: schemas/* looseObject */._H3({ pullRequest: Page }) });
const queryWith = (selected) => `
  query More(
    $owner: String!, $repo: String!, $number: Int!,
    ${conversation_query/* conversationVariables */.v2}, ${github_evidence/* moreEvidenceVariables */.Y2}${selected.objects.declarations}${selected.replies.declarations}
  ) {
    ${selected.replies.selection}
    repository(owner: $owner, name: $repo) {
      ${selected.objects.selection}
      pullRequest(number: $number) {${conversation_query/* conversationSelection */.CU}${github_evidence/* moreEvidenceSelection */.DZ}
      }
    }
  }`;
async function followUp(client, address, from) {
    const pages = [from.firstPage];
    const objects = new Map();
    const asked = new Set();
    let replies = new Map();
    while (pages.length < maxPages) {
        const wanted = (0,git_objects/* eachOnce */.B)(from.wanted(pages)).filter(({ expression }) => !asked.has(expression));
        const { nodes, onward } = joinConversation(pages);
        const evidence = (0,github_evidence/* evidenceOnward */.r)(pages);
        const longThreads = (0,conversation_query/* repliesToRead */.Yw)(nodes.threads, replies);
        const open = [onward, evidence].filter((list) => list !== undefined);
        if (open.length + wanted.length + longThreads.length === 0)
            break;
        for (const { expression } of wanted)
            asked.add(expression);
        try {
            const more = await readMore(client, address, {
                lists: onward ?? {},
                evidence,
                wanted,
                longThreads,
            });
            pages.push(more.page);
            replies = (0,conversation_query/* readReplies */.Bd)(more.answer, longThreads, replies);
            for (const [expression, thing] of more.objects)
                objects.set(expression, thing);
        }
        catch (error) {
            if (!(error instanceof failure/* Failure */.HR))
                throw error;
            from.onGap(error);
            break;
        }
    }
    return { pages, objects, replies };
}
async function readMore(client, address, left) {
    const { lists, evidence, wanted, longThreads } = left;
    const objects = (0,git_objects/* selectObjects */.zO)(wanted);
    const replies = (0,conversation_query/* selectReplies */.pX)(longThreads);
    const lengths = { ...(0,conversation_query/* readingOn */.Ms)(lists), ...(0,github_evidence/* readingEvidenceOn */.nO)(evidence) };
    const request = {
        query: queryWith({ objects, replies }),
        variables: { ...address, ...lengths, ...objects.variables, ...replies.variables },
        tolerates: (error) => (0,git_objects/* concernsObject */.t7)(error) || (0,github_evidence/* concernsEvidence */.tA)(error),
    };
    const { data, errors } = await client.read(request_failure/* readPullRequest */.DQ, (api) => api.graphql(Answer, request));
    const { repository } = data;
    return { page: repository.pullRequest, objects: (0,git_objects/* readObjects */.$I)(repository, wanted, errors), answer: data };
}
async function readSaid(client, address, from) {
    const { overview, wanted, headSince, onGap } = from;
    const { viewer, firstPage } = overview;
    const following = followUp(client, address, {
        firstPage,
        wanted: (pages) => wanted?.(toConversation(viewer, joinConversation(pages).nodes)) ?? [],
        onGap,
    });
    const { nodes, onward } = joinConversation([firstPage]);
    const isWhole = onward === undefined && (0,conversation_query/* repliesToRead */.Yw)(nodes.threads, new Map()).length === 0;
    const read = isWhole ? Promise.resolve({ pages: [firstPage], replies: new Map() }) : following;
    const reading = read.then(({ pages, replies }) => readConversation(client, { address, viewer, pages, replies, headSince, onGap }));
    const [followed, conversation] = await Promise.all([following, reading]);
    return { ...followed, conversation };
}
async function readDiscussion(client, address, wanted) {
    const pinned = await (0,pull_request.readPinnedPullRequest)(client, address);
    const { pullRequest, head, base } = pinned;
    const { policyPath, gate, tool, onGap } = wanted;
    const { url } = pullRequest;
    const overview = await (0,github_overview/* readOverview */.M)(client, address, {
        base,
        head,
        policyPath,
        objects: [],
    });
    const { viewer, firstPage, errors, baseFile: file } = overview;
    const [{ conversation }, policy, sharing] = await Promise.all([
        readSaid(client, address, {
            overview,
            headSince: (reviews) => (0,head_moves/* readHeadSince */.r8)(client, address, { head, gate, tool, url, viewer, moves: firstPage, reviews, onGap }),
            onGap,
        }),
        (0,git_objects/* readBaseFile */.go)(client, address, { file, errors }),
        (0,head_sharing/* readSharing */.B9)(client, overview.sharing, { head, ...address }),
    ]);
    return {
        pullRequest,
        head,
        sharing,
        conversation,
        policy,
    };
}


/***/ }),

/***/ 13777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DZ: () => (/* binding */ moreEvidenceSelection),
/* harmony export */   Xc: () => (/* binding */ EvidencePage),
/* harmony export */   Y2: () => (/* binding */ moreEvidenceVariables),
/* harmony export */   gS: () => (/* binding */ evidenceSelection),
/* harmony export */   nM: () => (/* binding */ evidenceIn),
/* harmony export */   nO: () => (/* binding */ readingEvidenceOn),
/* harmony export */   r: () => (/* binding */ evidenceOnward),
/* harmony export */   tA: () => (/* binding */ concernsEvidence)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2270);


function pages(node) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...(0,_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .sparse */ .lM)(node).shape, pageInfo: _pages_js__WEBPACK_IMPORTED_MODULE_0__/* .PageInfo */ .Qu });
}
const Actor = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(), email: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable() })
    .nullable()
    .transform((actor) => ({ name: actor?.name ?? '', email: actor?.email ?? '' }));
const CommitNode = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ oid: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), author: Actor, committer: Actor }) })
    .transform(({ commit: { oid, ...commit } }) => ({ id: oid, ...commit }));
const IssueNode = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    labels: (0,_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .nodes */ .a9)(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
})
    .transform(({ labels, ...issue }) => ({ ...issue, labels: labels.map(({ name }) => name) }));
const LabelNode = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    label: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    actor: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable(),
});
const EvidencePage = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    commits: pages(CommitNode).nullish(),
    closingIssuesReferences: pages(IssueNode).nullish(),
    timelineItems: (0,_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .sparse */ .lM)(LabelNode).nullish(),
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
const moreEvidenceSelection = `
  commits(first: 100, after: $commitsAfter) @include(if: $commits) { ${commitNodes} }
  closingIssuesReferences(first: 50, after: $issuesAfter) @include(if: $issues) { ${issueNodes} }`;
const moreEvidenceVariables = '$commits: Boolean!, $commitsAfter: String, $issues: Boolean!, $issuesAfter: String';
function labelledBy({ timelineItems }) {
    if (timelineItems == null)
        return {};
    const events = (timelineItems.nodes ?? []).flatMap((node) => node?.actor == null ? [] : [[node.label.name, node.actor.login]]);
    return { labelledBy: new Map(events) };
}
function join(pages) {
    const [first] = pages;
    const isKnown = first != null && !pages.includes(null);
    const { pageInfo } = pages.findLast((page) => page != null) ?? {};
    return {
        isKnown,
        nodes: pages.flatMap((page) => (page?.nodes ?? []).flatMap((node) => (node === null ? [] : [node]))),
        after: isKnown && pageInfo?.hasNextPage === true ? (pageInfo.endCursor ?? undefined) : undefined,
    };
}
function joinLists(pages) {
    return {
        commits: join(pages.map((page) => page.commits)),
        issues: join(pages.map((page) => page.closingIssuesReferences)),
    };
}
function evidenceOnward(pages) {
    const { commits, issues } = joinLists(pages);
    return commits.after === undefined && issues.after === undefined
        ? undefined
        : { commits: commits.after, issues: issues.after };
}
function readingEvidenceOn(onward) {
    const { commits, issues } = onward ?? {};
    return {
        commits: commits !== undefined,
        commitsAfter: commits ?? null,
        issues: issues !== undefined,
        issuesAfter: issues ?? null,
    };
}
function evidenceIn(pages) {
    const { commits, issues } = joinLists(pages);
    return {
        ...(commits.isKnown && commits.after === undefined && { commits: commits.nodes }),
        ...(issues.isKnown && issues.after === undefined && { linkedIssues: issues.nodes }),
        ...labelledBy(pages[0]),
    };
}


/***/ }),

/***/ 92159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ readGraphql),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   Uw: () => (/* binding */ refusesInput),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* unused harmony export GraphqlError */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37428);
/* harmony import */ var _request_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43564);


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
        throw new _request_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestFailed */ .DY({ ...failureOf(fatal), headers });
    }
    const data = schema.safeParse(envelope.data.data);
    if (!data.success)
        throw unreadable(data.error);
    return { data: data.data, errors: envelope.data.errors };
}
function unreadable(error) {
    const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .prettifyError */ .S1(error).slice(0, 500);
    return new _request_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestFailed */ .DY({ headers: {}, message: `the answer could not be read: ${text}` }, error);
}


/***/ }),

/***/ 85096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R5: () => (/* binding */ HeadMoves),
  eu: () => (/* binding */ concernsHeadMoves),
  DO: () => (/* binding */ headMovesSelection),
  r8: () => (/* binding */ readHeadSince)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/github/checks.js
var checks = __webpack_require__(83081);
// EXTERNAL MODULE: ./build/github/conversation-query.js
var conversation_query = __webpack_require__(19454);
// EXTERNAL MODULE: ./build/github/github-gate.js
var github_gate = __webpack_require__(73179);
// EXTERNAL MODULE: ./build/model/mark.js
var mark = __webpack_require__(43301);
// EXTERNAL MODULE: ./build/policy/shared-head.js
var shared_head = __webpack_require__(74789);
;// CONCATENATED MODULE: ./build/github/head-since.js


function seenByChecks(checks, pull) {
    return checks
        .filter(({ externalId }) => (0,shared_head/* readOwnConclusion */.YJ)(externalId)?.pull === pull)
        .map(({ startedAt }) => startedAt);
}
function seenByStatuses(statuses, pullUrl) {
    return statuses
        .filter(({ targetUrl }) => targetUrl === pullUrl || targetUrl.startsWith(`${pullUrl}#`))
        .map(({ createdAt }) => createdAt);
}
function seenByReviews(reviews, { tool, head }) {
    const isOfHead = (body) => (0,mark/* readMarks */.pc)(body, tool).some((mark) => mark.kind === 'review' && mark.head === head);
    return reviews
        .filter(({ body, editedByOthers }) => !editedByOthers && isOfHead(body))
        .map(({ writtenAt }) => writtenAt);
}
function headSince(sightings, forcedAt) {
    const after = forcedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(forcedAt);
    const [first] = sightings
        .filter((seenAt) => Date.parse(seenAt) > after)
        .toSorted((a, b) => Date.parse(a) - Date.parse(b));
    return first ?? null;
}

// EXTERNAL MODULE: ./build/github/pages.js
var pages = __webpack_require__(2270);
;// CONCATENATED MODULE: ./build/github/head-moves.js







const headMovesSelection = `
  forcePushes: timelineItems(last: 1, itemTypes: [HEAD_REF_FORCE_PUSHED_EVENT]) {
    nodes { ... on HeadRefForcePushedEvent { createdAt } }
  }`;
const HeadMoves = schemas/* object */.Ikc({
    forcePushes: (0,pages/* sparse */.lM)(schemas/* object */.Ikc({ createdAt: iso/* datetime */.w$() })).nullish(),
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
async function readHeadSince(client, address, history) {
    const { reviews, tool, head, moves } = history;
    const forcedAt = lastForced(moves);
    if (forcedAt === undefined)
        return null;
    const told = reviews.flatMap((review) => {
        const writtenAt = review.lastEditedAt ?? review.submittedAt;
        const editedByOthers = (0,conversation_query/* isEditedByOthers */.YM)(review.author, review);
        return review.viewerDidAuthor && writtenAt !== null
            ? [{ body: review.body, writtenAt, editedByOthers }]
            : [];
    });
    const onCommit = await readSightings(client, address, history);
    return headSince([...onCommit, ...seenByReviews(told, { tool, head })], forcedAt);
}
async function readSightings(client, { owner, repo, number }, { gate, head, viewer: by, url, onGap }) {
    if (gate === undefined)
        return [];
    const wanted = { name: gate.name, head, by };
    const target = { client, owner, repo };
    try {
        return gate.kind === 'check'
            ? seenByChecks(await (0,checks.createGitHubChecks)(target).list(wanted), number)
            : seenByStatuses(await (0,github_gate.createGitHubStatuses)(target).list(wanted), url);
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        onGap(error);
        return [];
    }
}


/***/ }),

/***/ 30660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CP: () => (/* binding */ keptChecksSelection),
/* harmony export */   DL: () => (/* binding */ readKept),
/* harmony export */   IL: () => (/* binding */ CheckedCommits),
/* harmony export */   N6: () => (/* binding */ keptChecksVariables),
/* harmony export */   TX: () => (/* binding */ concernsKeptChecks),
/* harmony export */   eC: () => (/* binding */ readKeptAt)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39713);
/* harmony import */ var _memory_packed_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67664);
/* harmony import */ var _memory_run_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31371);
/* harmony import */ var _model_conversation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81719);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31612);
/* harmony import */ var _model_in_batches_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43786);
/* harmony import */ var _policy_shared_head_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74789);
/* harmony import */ var _request_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43564);








const maxCommits = 20;
const maxForcePushes = 10;
const maxNamed = 10;
const textsAtOnce = 3;
const maxTexts = 12;
const checksOf = `oid checkSuites(first: 5, filterBy: { checkName: $checkName }) {
      nodes { app { slug } checkRuns(first: 50, filterBy: { checkName: $checkName, checkType: ALL }) {
        totalCount nodes { id databaseId externalId conclusion }
      } }
    }`;
const keptChecksVariables = '$checkName: String!, $keptChecks: Boolean!';
const keptChecksSelection = `
  checked: commits(last: ${maxCommits}) @include(if: $keptChecks) { nodes { commit { ${checksOf} } } }
  forcedAway: timelineItems(last: ${maxForcePushes}, itemTypes: [HEAD_REF_FORCE_PUSHED_EVENT])
    @include(if: $keptChecks) {
    nodes { ... on HeadRefForcePushedEvent { beforeCommit { ${checksOf} } } }
  }`;
const Run = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    databaseId: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().nullable(),
    externalId: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(),
    conclusion: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(),
});
const Runs = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ totalCount: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr(), nodes: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(Run) });
const Suite = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ app: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ slug: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }).nullable(), checkRuns: Runs.nullable() });
const CheckedCommit = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    oid: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    checkSuites: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(Suite) }).nullable(),
});
const CheckedCommits = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    checked: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ commit: CheckedCommit })) }).nullish(),
    forcedAway: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ beforeCommit: CheckedCommit.nullable() })) }).nullish(),
});
function concernsKeptChecks({ path }) {
    return path?.[1] === 'pullRequest' && (path[2] === 'checked' || path[2] === 'forcedAway');
}
function ownRuns(commits, { viewer, address }) {
    const own = [];
    for (const { oid: head, checkSuites } of new Map(commits.map((commit) => [commit.oid, commit])).values()) {
        if (checkSuites === null)
            return undefined;
        for (const { app, checkRuns } of checkSuites.nodes) {
            if (app?.slug !== (0,_model_conversation_js__WEBPACK_IMPORTED_MODULE_2__/* .accountName */ .vi)(viewer))
                continue;
            if (checkRuns === null || checkRuns.nodes.length < checkRuns.totalCount)
                return undefined;
            const isOurs = ({ externalId }) => ((0,_policy_shared_head_js__WEBPACK_IMPORTED_MODULE_4__/* .readOwnConclusion */ .YJ)(externalId ?? '')?.pull ?? address.number) === address.number;
            own.push(...checkRuns.nodes.filter(isOurs).map((run) => ({ ...run, head })));
        }
    }
    return own;
}
const Texts = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable() }).nullable()) })
    .transform(({ nodes }) => new Map(nodes.flatMap((run) => (run === null ? [] : [[run.id, run.text ?? '']]))));
const textsQuery = 'query CheckTexts($ids: [ID!]!) { nodes(ids: $ids) { ... on CheckRun { id text } } }';
async function newestState(client, runs, { tool, address }) {
    const concluded = runs
        .filter(({ conclusion }) => conclusion !== null)
        .toSorted((a, b) => (b.databaseId ?? 0) - (a.databaseId ?? 0));
    for (const batch of (0,_model_in_batches_js__WEBPACK_IMPORTED_MODULE_7__/* .inBatches */ .o)(concluded.slice(0, maxTexts), textsAtOnce)) {
        const variables = { ids: batch.map(({ id }) => id) };
        const { data } = await client.read(_request_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .readChecks */ .wf, (api) => api.graphql(Texts, { query: textsQuery, variables }));
        for (const { id, head } of batch) {
            const packed = (0,_memory_packed_state_js__WEBPACK_IMPORTED_MODULE_0__/* .readStateText */ .Rw)(data.get(id) ?? '');
            if (packed === undefined)
                continue;
            const state = (0,_memory_packed_state_js__WEBPACK_IMPORTED_MODULE_0__/* .unpackState */ .Gk)(packed);
            if (state === undefined)
                return 'unreadable';
            if (state.tool === tool && state.pull === address.number)
                return state.head === head ? state : 'unreadable';
        }
    }
    return concluded.length > maxTexts ? 'unreadable' : undefined;
}
async function readRuns(client, commits, about) {
    const runs = commits && ownRuns(commits, about);
    const unread = {
        checks: { heads: [], problem: 'the checks of earlier heads could not be read' },
        completed: [],
    };
    if (runs === undefined)
        return unread;
    const heads = [...new Set([about.head, ...runs.map(({ head }) => head)])];
    try {
        const state = await newestState(client, runs, about);
        if (state === 'unreadable')
            return { checks: { heads, problem: 'what a check remembers cannot be read' }, completed: [] };
        if (state === undefined)
            return { checks: { heads }, completed: [] };
        return { checks: { heads, kept: (0,_memory_run_state_js__WEBPACK_IMPORTED_MODULE_1__/* .keptIn */ .CJ)(state) }, completed: state.completed ?? [] };
    }
    catch (error) {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR)
            return unread;
        throw error;
    }
}
function readKept(client, { checked, forcedAway }, about) {
    const commits = checked == null || forcedAway == null
        ? undefined
        : [
            ...checked.nodes.map(({ commit }) => commit),
            ...forcedAway.nodes.flatMap(({ beforeCommit }) => beforeCommit ?? []),
        ];
    return readRuns(client, commits, about);
}
const Named = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), CheckedCommit.nullable()) });
async function readKeptAt(client, known, about) {
    const { address, checkName } = about;
    const heads = about.heads.slice(-maxNamed);
    const fields = heads.map((oid, index) => `head${index}: object(oid: "${oid}") { ... on Commit { ${checksOf} } }`);
    const query = `query NamedHeads($owner: String!, $repo: String!, $checkName: String!) {
    repository(owner: $owner, name: $repo) { ${fields.join('\n')} }
  }`;
    const { owner, repo } = address;
    try {
        const variables = { owner, repo, checkName };
        const { data } = await client.read(_request_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .readChecks */ .wf, (api) => api.graphql(Named, { query, variables }));
        const named = Object.values(data.repository).flatMap((commit) => commit ?? []);
        const checked = [...(known.checked?.nodes ?? []), ...named.map((commit) => ({ commit }))];
        return await readKept(client, { ...known, checked: { nodes: checked } }, about);
    }
    catch (error) {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR)
            return readRuns(client, undefined, about);
        throw error;
    }
}


/***/ }),

/***/ 54887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readOverview)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39713);
/* harmony import */ var _conversation_query_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19454);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37331);
/* harmony import */ var _github_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13777);
/* harmony import */ var _head_moves_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85096);
/* harmony import */ var _head_sharing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4483);
/* harmony import */ var _kept_checks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30660);
/* harmony import */ var _request_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43564);








const queryWith = ({ declarations, selection }) => `
  query Overview(
    $owner: String!, $repo: String!, $number: Int!, ${_head_sharing_js__WEBPACK_IMPORTED_MODULE_4__/* .sharingVariables */ .y2},
    ${_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .baseFileVariables */ .Fd}, ${_kept_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .keptChecksVariables */ .N6}, ${_conversation_query_js__WEBPACK_IMPORTED_MODULE_0__/* .conversationVariables */ .v2}${declarations}
  ) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      ${_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .baseFileSelection */ .sz}
      ${_head_sharing_js__WEBPACK_IMPORTED_MODULE_4__/* .sharingSelection */ .Nn}
      ${selection}
      pullRequest(number: $number) {${_conversation_query_js__WEBPACK_IMPORTED_MODULE_0__/* .conversationSelection */ .CU}${_github_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .evidenceSelection */ .gS}${_head_moves_js__WEBPACK_IMPORTED_MODULE_3__/* .headMovesSelection */ .DO}${_kept_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .keptChecksSelection */ .CP}
      }
    }
  }`;
const Overview = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    viewer: zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() }),
    repository: zod__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({
        ..._git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .BaseFile */ .kO.shape,
        ..._head_sharing_js__WEBPACK_IMPORTED_MODULE_4__/* .HeadSharing */ .zD.shape,
        pullRequest: zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
            ..._conversation_query_js__WEBPACK_IMPORTED_MODULE_0__/* .ConversationPage */ .dw.shape,
            ..._github_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .EvidencePage */ .Xc.shape,
            ..._head_moves_js__WEBPACK_IMPORTED_MODULE_3__/* .HeadMoves */ .R5.shape,
            ..._kept_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .CheckedCommits */ .IL.shape,
        }),
    }),
})
    .transform(({ viewer, repository }) => ({ viewer: viewer.login, repository }));
async function readOverview(client, address, wanted) {
    const { base, head, policyPath, gate } = wanted;
    const selected = (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .selectObjects */ .zO)(wanted.objects);
    const variables = {
        ...address,
        base,
        head,
        policy: `${base}:${policyPath}`,
        checkName: gate?.name ?? '',
        keptChecks: gate?.kind === 'check',
        proposedPolicy: `${head}:${policyPath}`,
        ...(0,_conversation_query_js__WEBPACK_IMPORTED_MODULE_0__/* .readingOn */ .Ms)(_conversation_query_js__WEBPACK_IMPORTED_MODULE_0__/* .fromTheStart */ .es),
        ...selected.variables,
    };
    const tolerates = (error) => [_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .concernsBaseFile */ .x7, _git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .concernsObject */ .t7, _github_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .concernsEvidence */ .tA, _head_moves_js__WEBPACK_IMPORTED_MODULE_3__/* .concernsHeadMoves */ .eu, _kept_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .concernsKeptChecks */ .TX].some((concerns) => concerns(error));
    const request = { query: queryWith(selected), variables, tolerates };
    const { data, errors } = await client.read(_request_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .readPullRequest */ .DQ, (api) => api.graphql(Overview, request));
    const { pullRequest } = data.repository;
    return {
        viewer: data.viewer,
        baseFile: data.repository,
        sharing: data.repository,
        firstPage: pullRequest,
        objects: (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .readObjects */ .$I)(data.repository, wanted.objects, errors),
        errors,
    };
}


/***/ }),

/***/ 81351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findTriggeringPullRequest: () => (/* binding */ findTriggeringPullRequest),
/* harmony export */   readPinnedPullRequest: () => (/* binding */ readPinnedPullRequest)
/* harmony export */ });
/* unused harmony export PinnedPullRequest */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44256);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2270);
/* harmony import */ var _request_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43564);





const Pull = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    head: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha: _model_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF, repo: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).nullable() }),
});
const maxPages = 3;
async function findTriggeringPullRequest(client, { owner, repo, run }) {
    const [headOwner = ''] = run.headRepository.split('/');
    const open = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .readList */ .LD)(client, {
        operation: _request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .readPullRequest */ .DQ,
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
const Ref = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), sha: _model_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF, repo: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig() }).nullable() });
const PinnedPullRequest = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
    node_id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    user: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).nullable(),
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['open', 'closed']),
    merged: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    draft: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().default(false),
    locked: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    labels: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })),
    requested_reviewers: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })).nullish(),
    head: Ref,
    base: Ref,
    changed_files: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0),
    review_comments: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0),
})
    .transform((answer) => ({
    head: answer.head.sha,
    base: answer.base.sha,
    reviewComments: answer.review_comments,
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
        requestedReviewers: (answer.requested_reviewers ?? []).map(({ login }) => login),
        baseRef: answer.base.ref,
        headRef: answer.head.ref,
        changedFiles: answer.changed_files,
    },
}));
function readPinnedPullRequest(client, { owner, repo, number }) {
    return client.read(_request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .readPullRequest */ .DQ, (api) => api.call(PinnedPullRequest, (rest) => rest.pulls.get({ owner, repo, pull_number: number })));
}


/***/ })

};
