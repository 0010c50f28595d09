export const id = 5441;
export const ids = [5441,4483,1351,1446,3081];
export const modules = {

/***/ 48758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ RequestFailed),
/* harmony export */   Uz: () => (/* binding */ toRequestFailed),
/* harmony export */   w2: () => (/* binding */ toFailure)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);
/* harmony import */ var _model_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62324);



class RequestFailed extends Error {
    name = 'RequestFailed';
    failure;
    constructor(failure, cause) {
        super(failure.message, { cause });
        this.failure = failure;
    }
}
const HttpError = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('HttpError'),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    response: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ headers: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()), data: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J() }).optional(),
});
const RefusalBody = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    errors: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(), code: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional() })
            .transform((error) => error.message ?? error.code ?? ''),
    ]))
        .catch([])
        .default([]),
});
function refusalText(data) {
    const refusal = RefusalBody.safeParse(data);
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
    if ((0,_model_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a5)(failure)) {
        return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
            kind: 'operational',
            code: 'GITHUB_RATE_LIMITED',
            message: `GitHub limits our requests, and the retry budget does not last until it will ${operation.what}: ${says}`,
            fix: 'Run again later, or raise `retry-budget`.',
            cause,
        });
    }
    if ((0,_model_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHaveTakenEffect */ .Y2)(failure)) {
        return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
            kind: 'operational',
            code: 'GITHUB_UNAVAILABLE',
            message: `GitHub did not ${operation.what}, after several attempts: ${says}`,
            fix: 'Run again; see https://www.githubstatus.com when it persists.',
            cause,
        });
    }
    const { code, fix } = findRefusal(failure, operation);
    const message = `GitHub refused to ${operation.what}: ${says}`;
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({ kind: 'operational', code, message, fix, cause });
}


/***/ }),

/***/ 13668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ createApi),
  p: () => (/* binding */ rawBody)
});

// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/github/api-refusals.js
var api_refusals = __webpack_require__(48758);
// EXTERNAL MODULE: ./build/github/graphql.js
var graphql = __webpack_require__(92159);
;// CONCATENATED MODULE: ./build/github/guarded-fetch.js

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

;// CONCATENATED MODULE: ./build/github/api.js




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
                throw new api_refusals/* RequestFailed */.DY({ headers: {}, message: 'the answer leads nowhere' });
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
        throw new api_refusals/* RequestFailed */.DY({ headers: {}, message: `the answer leads to ${url.protocol}//${url.host}` });
    try {
        const response = await fetch(url, { redirect: 'error', signal: deadline() });
        if (!response.ok || response.body === null)
            throw new api_refusals/* RequestFailed */.DY({ status: response.status, headers: {}, message: 'the download was refused' });
        return await collectUpTo(response.body, limit);
    }
    catch (error) {
        if (error instanceof api_refusals/* RequestFailed */.DY)
            throw error;
        throw new api_refusals/* RequestFailed */.DY({ headers: {}, message: 'the download was cut off' }, error);
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
        throw (0,api_refusals/* toRequestFailed */.Uz)(error) ?? error;
    }
}
async function collect(body) {
    if (!(body instanceof ReadableStream))
        throw new api_refusals/* RequestFailed */.DY({ headers: {}, message: 'the answer is empty' });
    try {
        return new Uint8Array(await new Response(body).arrayBuffer());
    }
    catch (error) {
        throw new api_refusals/* RequestFailed */.DY({ headers: {}, message: 'the answer was cut off' }, error);
    }
}


/***/ }),

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

/***/ 29164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ connection),
/* harmony export */   Qu: () => (/* binding */ PageInfo),
/* harmony export */   a9: () => (/* binding */ nodes),
/* harmony export */   ds: () => (/* binding */ readCursorPages),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   lM: () => (/* binding */ sparse),
/* harmony export */   q1: () => (/* binding */ nextCursor),
/* harmony export */   vc: () => (/* binding */ joinPages)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const PageInfo = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), endCursor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() });
function connection(node) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(node), pageInfo: PageInfo });
}
function counted(node) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...connection(node).shape, totalCount: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() });
}
function sparse(node) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(node.nullable()).nullable() });
}
function nodes(node) {
    return sparse(node)
        .nullish()
        .transform((connection) => (connection?.nodes ?? []).filter((each) => each !== null));
}
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
function joinPages(pages, keyOf) {
    const read = pages.filter((page) => page !== undefined);
    const nodes = new Map(read.flatMap((page) => page.nodes.map((node) => [keyOf(node), node])));
    const last = read.at(-1);
    const after = last === undefined ? null : nextCursor(last.pageInfo);
    const lacksSome = read.length > 0 && read.every(({ totalCount }) => nodes.size < totalCount);
    return { nodes: [...nodes.values()], after, isShort: after === null && lacksSome };
}


/***/ }),

/***/ 9363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ threadFields),
/* harmony export */   Ao: () => (/* binding */ CommentNode),
/* harmony export */   Fk: () => (/* binding */ ReviewNode),
/* harmony export */   IM: () => (/* binding */ ThreadComment),
/* harmony export */   LP: () => (/* binding */ ThreadNode),
/* harmony export */   Mt: () => (/* binding */ reviewFields),
/* harmony export */   XG: () => (/* binding */ commentFields),
/* harmony export */   f$: () => (/* binding */ DatabaseId),
/* harmony export */   pL: () => (/* binding */ threadCommentFields)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _model_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81719);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29164);



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
    comments: (0,_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(ThreadComment),
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


/***/ }),

/***/ 19454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ conversationSelection),
/* harmony export */   Ms: () => (/* binding */ readingOn),
/* harmony export */   dw: () => (/* binding */ ConversationPage),
/* harmony export */   es: () => (/* binding */ fromTheStart),
/* harmony export */   v2: () => (/* binding */ conversationVariables)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29164);
/* harmony import */ var _conversation_nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9363);



const ConversationPage = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    reviews: (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(_conversation_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewNode */ .Fk).optional(),
    reviewThreads: (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(_conversation_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .ThreadNode */ .LP).optional(),
    comments: (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(_conversation_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .CommentNode */ .Ao).optional(),
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
    pageOf('reviews', _conversation_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewFields */ .Mt),
    pageOf('reviewThreads', _conversation_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .threadFields */ .AT),
    pageOf('comments', _conversation_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .commentFields */ .XG),
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
/* harmony import */ var _model_utf8_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93007);
/* harmony import */ var _runner_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33538);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13668);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21027);







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
        const { truncated, tree } = await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .readContents */ .r0, (api) => api.call(Tree, (rest) => rest.git.getTree({ owner, repo, tree_sha: commit, recursive: '1' })));
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
    const { data } = await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .readContents */ .r0, (api) => api.graphql(Answer, { query, variables }));
    return paths.flatMap((path, index) => {
        const blob = Blob.safeParse(data.repository[`file${index}`]);
        return blob.success ? [[path, blob.data]] : [];
    });
}
async function wholeText(client, address, { oid, byteSize, text }) {
    const isWhole = text != null && Buffer.byteLength(text) === byteSize;
    return isWhole ? text : (0,_model_utf8_text_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8Text */ .H)(await readBlob(client, address, oid));
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
    return client.read(_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .readContents */ .r0, (api) => api.bytes((rest) => rest.git.getBlob({ owner, repo, file_sha: sha, mediaType: { format: 'raw' }, ..._api_js__WEBPACK_IMPORTED_MODULE_3__/* .rawBody */ .p })));
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
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29164);


function pages(node) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...(0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .sparse */ .lM)(node).shape, pageInfo: _connection_js__WEBPACK_IMPORTED_MODULE_0__/* .PageInfo */ .Qu });
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
    labels: (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .nodes */ .a9)(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
})
    .transform(({ labels, ...issue }) => ({ ...issue, labels: labels.map(({ name }) => name) }));
const LabelNode = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    label: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    actor: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable(),
});
const EvidencePage = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    commits: pages(CommitNode).nullish(),
    closingIssuesReferences: pages(IssueNode).nullish(),
    timelineItems: (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .sparse */ .lM)(LabelNode).nullish(),
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
/* harmony import */ var _api_refusals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48758);


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
        throw new _api_refusals_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestFailed */ .DY({ ...failureOf(fatal), headers });
    }
    const data = schema.safeParse(envelope.data.data);
    if (!data.success)
        throw unreadable(data.error);
    return { data: data.data, errors: envelope.data.errors };
}
function unreadable(error) {
    const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .prettifyError */ .S1(error).slice(0, 500);
    return new _api_refusals_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestFailed */ .DY({ headers: {}, message: `the answer could not be read: ${text}` }, error);
}


/***/ }),

/***/ 1842:
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
// EXTERNAL MODULE: ./build/model/mark.js + 1 modules
var mark = __webpack_require__(76009);
// EXTERNAL MODULE: ./build/policy/shared-head.js
var shared_head = __webpack_require__(74789);
;// CONCATENATED MODULE: ./build/comments/head-since.js


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
    return reviews.filter(({ body }) => isOfHead(body)).map(({ writtenAt }) => writtenAt);
}
function headSince(sightings, forcedAt) {
    const after = forcedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(forcedAt);
    const [first] = sightings
        .filter((seenAt) => Date.parse(seenAt) > after)
        .toSorted((a, b) => Date.parse(a) - Date.parse(b));
    return first ?? null;
}

// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/github/checks.js
var checks = __webpack_require__(83081);
// EXTERNAL MODULE: ./build/github/connection.js
var connection = __webpack_require__(29164);
// EXTERNAL MODULE: ./build/github/statuses.js
var statuses = __webpack_require__(51446);
;// CONCATENATED MODULE: ./build/github/head-moves.js






const headMovesSelection = `
  forcePushes: timelineItems(last: 1, itemTypes: [HEAD_REF_FORCE_PUSHED_EVENT]) {
    nodes { ... on HeadRefForcePushedEvent { createdAt } }
  }`;
const HeadMoves = schemas/* object */.Ikc({
    forcePushes: (0,connection/* sparse */.lM)(schemas/* object */.Ikc({ createdAt: iso/* datetime */.w$() })).nullish(),
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
    const told = reviews.flatMap(({ viewerDidAuthor, body, submittedAt, lastEditedAt }) => {
        const writtenAt = lastEditedAt ?? submittedAt;
        return viewerDidAuthor && writtenAt !== null ? [{ body, writtenAt }] : [];
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
            : seenByStatuses(await (0,statuses.createGitHubStatuses)(target).list(wanted), url);
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        onGap(error);
        return [];
    }
}


/***/ }),

/***/ 4483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ readSharing),
/* harmony export */   Nn: () => (/* binding */ sharingSelection),
/* harmony export */   Z_: () => (/* binding */ basisSelection),
/* harmony export */   cN: () => (/* binding */ BasisFields),
/* harmony export */   gp: () => (/* binding */ basisOf),
/* harmony export */   readHeadMembers: () => (/* binding */ readHeadMembers),
/* harmony export */   y2: () => (/* binding */ sharingVariables),
/* harmony export */   zD: () => (/* binding */ HeadSharing)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44256);
/* harmony import */ var _policy_conclusion_basis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90323);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29164);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21027);





const sharingSelection = `
  headCommit: object(oid: $head) {
    ... on Commit {
      associatedPullRequests(first: 100) {
        nodes { number state headRefOid }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`;
const sharingVariables = '$head: GitObjectID!';
const Pull = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['OPEN', 'CLOSED', 'MERGED']),
    headRefOid: _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF,
});
const HeadSharing = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    headCommit: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        associatedPullRequests: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Pull), pageInfo: _connection_js__WEBPACK_IMPORTED_MODULE_2__/* .PageInfo */ .Qu }),
    }),
});
function openOn(pulls, head) {
    return pulls
        .filter((pull) => pull.state === 'OPEN' && pull.headRefOid === head)
        .toSorted((a, b) => a.number - b.number);
}
const pageQuery = (selection, declarations = '') => `
  query Members($owner: String!, $repo: String!, $head: GitObjectID!, $after: String${declarations}) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      headCommit: object(oid: $head) {
        ... on Commit {
          associatedPullRequests(first: 100, after: $after) {
            nodes { number state headRefOid ${selection} }
            pageInfo { hasNextPage endCursor }
          }
        }
      }
    }
  }`;
const basisSelection = `
  baseRefName
  baseRef { target { ... on Commit { file(path: $policyPath) { oid } } } }`;
const BasisFields = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    baseRefName: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    baseRef: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ target: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ oid: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).nullish() }).nullable() })
        .nullable(),
});
function basisOf({ baseRefName: ref, baseRef }, failOn) {
    return (0,_policy_conclusion_basis_js__WEBPACK_IMPORTED_MODULE_1__/* .basisDigest */ .l)({ ref, policy: baseRef?.target?.file?.oid ?? null, failOn });
}
const Member = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...Pull.shape, ...BasisFields.shape });
function membersIn(item) {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        viewer: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
        repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
            headCommit: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
                associatedPullRequests: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(item), pageInfo: _connection_js__WEBPACK_IMPORTED_MODULE_2__/* .PageInfo */ .Qu }),
            }),
        }),
    })
        .transform(({ viewer, repository }) => ({
        viewer: viewer.login,
        ...repository.headCommit.associatedPullRequests,
    }));
}
const Members = membersIn(Member);
const Pulls = membersIn(Pull);
const maxPages = 10;
async function readHeadMembers(client, { failOn, policyPath, ...commit }) {
    const query = pageQuery(basisSelection, ', $policyPath: String!');
    const pages = await (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .readCursorPages */ .ds)({
        read: async (after) => {
            const request = { query, variables: { ...commit, policyPath, after } };
            return (await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .readPullRequest */ .DQ, (api) => api.graphql(Members, request))).data;
        },
        next: ({ pageInfo }) => (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .nextCursor */ .q1)(pageInfo),
        maxPages,
    });
    const open = openOn(pages.flatMap(({ nodes }) => nodes), commit.head);
    return {
        viewer: pages[0].viewer,
        open: open.map((pull) => ({ pull: pull.number, basis: basisOf(pull, failOn) })),
        complete: pages.at(-1)?.pageInfo.hasNextPage === false,
    };
}
async function readSharing(client, { headCommit: { associatedPullRequests: first } }, { number, ...commit }) {
    const start = (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .nextCursor */ .q1)(first.pageInfo);
    const rest = start === null
        ? []
        : await (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .readCursorPages */ .ds)({
            read: async (after) => {
                const request = { query: pageQuery(''), variables: { ...commit, after: after ?? start } };
                return (await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .readPullRequest */ .DQ, (api) => api.graphql(Pulls, request))).data;
            },
            next: ({ pageInfo }) => (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .nextCursor */ .q1)(pageInfo),
            maxPages: maxPages - 1,
        });
    const open = openOn([first, ...rest].flatMap(({ nodes }) => nodes), commit.head);
    return {
        sharedWith: open.map((pull) => pull.number).filter((other) => other !== number),
        complete: [first, ...rest].at(-1)?.pageInfo.hasNextPage === false,
    };
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39713);
/* harmony import */ var _memory_packed_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67664);
/* harmony import */ var _memory_run_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31371);
/* harmony import */ var _model_account_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41857);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31612);
/* harmony import */ var _model_in_batches_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43786);
/* harmony import */ var _policy_shared_head_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74789);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21027);








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
const Run = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    databaseId: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().nullable(),
    externalId: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    conclusion: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
});
const Runs = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ totalCount: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr(), nodes: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(Run) });
const Suite = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ app: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ slug: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }).nullable(), checkRuns: Runs.nullable() });
const CheckedCommit = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    oid: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    checkSuites: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(Suite) }).nullable(),
});
const CheckedCommits = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    checked: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ commit: CheckedCommit })) }).nullish(),
    forcedAway: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ beforeCommit: CheckedCommit.nullable() })) }).nullish(),
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
            if (app?.slug !== (0,_model_account_name_js__WEBPACK_IMPORTED_MODULE_6__/* .accountName */ .v)(viewer))
                continue;
            if (checkRuns === null || checkRuns.nodes.length < checkRuns.totalCount)
                return undefined;
            const isOurs = ({ externalId }) => ((0,_policy_shared_head_js__WEBPACK_IMPORTED_MODULE_3__/* .readOwnConclusion */ .YJ)(externalId ?? '')?.pull ?? address.number) === address.number;
            own.push(...checkRuns.nodes.filter(isOurs).map((run) => ({ ...run, head })));
        }
    }
    return own;
}
const Texts = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable() }).nullable()) })
    .transform(({ nodes }) => new Map(nodes.flatMap((run) => (run === null ? [] : [[run.id, run.text ?? '']]))));
const textsQuery = 'query CheckTexts($ids: [ID!]!) { nodes(ids: $ids) { ... on CheckRun { id text } } }';
async function newestState(client, runs, { tool, address }) {
    const concluded = runs
        .filter(({ conclusion }) => conclusion !== null)
        .toSorted((a, b) => (b.databaseId ?? 0) - (a.databaseId ?? 0));
    for (const batch of (0,_model_in_batches_js__WEBPACK_IMPORTED_MODULE_7__/* .inBatches */ .o)(concluded.slice(0, maxTexts), textsAtOnce)) {
        const variables = { ids: batch.map(({ id }) => id) };
        const { data } = await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .readChecks */ .wf, (api) => api.graphql(Texts, { query: textsQuery, variables }));
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
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR)
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
const Named = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), CheckedCommit.nullable()) });
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
        const { data } = await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .readChecks */ .wf, (api) => api.graphql(Named, { query, variables }));
        const named = Object.values(data.repository).flatMap((commit) => commit ?? []);
        const checked = [...(known.checked?.nodes ?? []), ...named.map((commit) => ({ commit }))];
        return await readKept(client, { ...known, checked: { nodes: checked } }, about);
    }
    catch (error) {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR)
            return readRuns(client, undefined, about);
        throw error;
    }
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

/***/ 54887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readOverview)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39713);
/* harmony import */ var _conversation_query_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19454);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37331);
/* harmony import */ var _github_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13777);
/* harmony import */ var _head_moves_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1842);
/* harmony import */ var _head_sharing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4483);
/* harmony import */ var _kept_checks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30660);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21027);








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
    const { data, errors } = await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_6__/* .readPullRequest */ .DQ, (api) => api.graphql(Overview, request));
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

/***/ 81351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPinnedPullRequest: () => (/* binding */ readPinnedPullRequest)
/* harmony export */ });
/* unused harmony export PinnedPullRequest */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44256);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21027);



const Ref = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), sha: _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF, repo: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }).nullable() });
const PinnedPullRequest = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    node_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    user: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).nullable(),
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['open', 'closed']),
    merged: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    draft: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    locked: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    labels: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    requested_reviewers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })).nullish(),
    head: Ref,
    base: Ref,
    changed_files: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0),
    review_comments: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0),
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
    return client.read(_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .readPullRequest */ .DQ, (api) => api.call(PinnedPullRequest, (rest) => rest.pulls.get({ owner, repo, pull_number: number })));
}


/***/ }),

/***/ 57773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ readSaid)
});

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
// EXTERNAL MODULE: ./build/github/operation.js
var operation = __webpack_require__(21027);
// EXTERNAL MODULE: ./build/comments/requests.js + 1 modules
var requests = __webpack_require__(90365);
// EXTERNAL MODULE: ./build/model/account-name.js
var account_name = __webpack_require__(41857);
// EXTERNAL MODULE: ./build/github/connection.js
var connection = __webpack_require__(29164);
;// CONCATENATED MODULE: ./build/github/roles.js



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

// EXTERNAL MODULE: ./build/github/conversation-nodes.js
var conversation_nodes = __webpack_require__(9363);
;// CONCATENATED MODULE: ./build/github/thread-replies.js



const threadsAtOnce = 50;
const Page = schemas/* object */.Ikc({ comments: (0,connection/* counted */.hS)(conversation_nodes/* ThreadComment */.IM) });
function joinThread(thread, replies) {
    const pages = [thread.comments, ...(replies.get(thread.id) ?? [])];
    return (0,connection/* joinPages */.vc)(pages, ({ fullDatabaseId }) => fullDatabaseId);
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
        totalCount nodes { ${conversation_nodes/* threadCommentFields */.pL} } pageInfo { hasNextPage endCursor }
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

;// CONCATENATED MODULE: ./build/github/read-conversation.js






function joinConversation(pages) {
    const reviews = (0,connection/* joinPages */.vc)(pages.map((page) => page.reviews), ({ id }) => id);
    const threads = (0,connection/* joinPages */.vc)(pages.map((page) => page.reviewThreads), ({ id }) => id);
    const comments = (0,connection/* joinPages */.vc)(pages.map((page) => page.comments), ({ fullDatabaseId }) => fullDatabaseId);
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
    const { threads, isCut } = withReplies(nodes.threads, from.replies);
    const said = toConversation(from.viewer, { ...nodes, threads });
    if (isShort || isCut)
        from.onGap(pageLost(from.address));
    const complete = onward === undefined && !isShort && !isCut;
    const insiders = insidersAmong([...threads.flatMap((thread) => thread.comments.nodes), ...nodes.comments]);
    const asking = (0,requests/* askers */._d)(said).toSorted((a, b) => Number(insiders.has(b)) - Number(insiders.has(a)));
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
function isEditedByOthers(author, { lastEditedAt, editor }) {
    return lastEditedAt !== null && (editor === null || (0,account_name/* accountName */.v)(editor) !== (0,account_name/* accountName */.v)(author ?? ''));
}
function toReview(node) {
    const { fullDatabaseId, id, author, viewerDidAuthor, state, body, url } = node;
    const editedByOthers = isEditedByOthers(author, node);
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
        editedByOthers: isEditedByOthers(login, node),
        review,
        inOwnWords: author?.__typename === 'User' && (lastEditedAt === null || editor === login),
        body,
        url,
        writtenAt: lastEditedAt ?? createdAt,
        reactions: (reactionGroups ?? []).flatMap(({ content, viewerHasReacted }) => viewerHasReacted ? (reactionNames.get(content) ?? []) : []),
    };
}

;// CONCATENATED MODULE: ./build/github/follow-up.js








const maxPages = 50;
const follow_up_Page = schemas/* object */.Ikc({
    ...conversation_query/* ConversationPage */.dw.shape,
    commits: github_evidence/* EvidencePage */.Xc.shape.commits,
    closingIssuesReferences: github_evidence/* EvidencePage */.Xc.shape.closingIssuesReferences,
});
const Answer = schemas/* looseObject */._H3({ repository: schemas/* looseObject */._H3({ pullRequest: follow_up_Page }) });
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
        const longThreads = repliesToRead(nodes.threads, replies);
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
            replies = readReplies(more.answer, longThreads, replies);
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
    const replies = selectReplies(longThreads);
    const lengths = { ...(0,conversation_query/* readingOn */.Ms)(lists), ...(0,github_evidence/* readingEvidenceOn */.nO)(evidence) };
    const request = {
        query: queryWith({ objects, replies }),
        variables: { ...address, ...lengths, ...objects.variables, ...replies.variables },
        tolerates: (error) => (0,git_objects/* concernsObject */.t7)(error) || (0,github_evidence/* concernsEvidence */.tA)(error),
    };
    const { data, errors } = await client.read(operation/* readPullRequest */.DQ, (api) => api.graphql(Answer, request));
    const { repository } = data;
    return { page: repository.pullRequest, objects: (0,git_objects/* readObjects */.$I)(repository, wanted, errors), answer: data };
}

;// CONCATENATED MODULE: ./build/github/said.js



async function readSaid(client, address, from) {
    const { overview, wanted, headSince, onGap } = from;
    const { viewer, firstPage } = overview;
    const following = followUp(client, address, {
        firstPage,
        wanted: (pages) => wanted?.(toConversation(viewer, joinConversation(pages).nodes)) ?? [],
        onGap,
    });
    const { nodes, onward } = joinConversation([firstPage]);
    const isWhole = onward === undefined && repliesToRead(nodes.threads, new Map()).length === 0;
    const read = isWhole ? Promise.resolve({ pages: [firstPage], replies: new Map() }) : following;
    const reading = read.then(({ pages, replies }) => readConversation(client, { address, viewer, pages, replies, headSince, onGap }));
    const [followed, conversation] = await Promise.all([following, reading]);
    return { ...followed, conversation };
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


/***/ }),

/***/ 62324:
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


/***/ })

};
