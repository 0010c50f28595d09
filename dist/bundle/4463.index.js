export const id = 4463;
export const ids = [4463];
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

/***/ 44463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createClient: () => (/* binding */ createClient)
/* harmony export */ });
/* unused harmony exports createPatience, createWaitBudget, loadProxyFetch */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70370);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70271);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40654);
/* harmony import */ var _request_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43564);





function createPatience({ timer, budget, random, log }) {
    return async (send) => {
        for (let attempt = 1;; attempt += 1) {
            try {
                return await send(attempt);
            }
            catch (error) {
                if (!(error instanceof _request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .RequestFailed */ .DY))
                    throw error;
                const { failure } = error;
                const decision = (0,_request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .decideRetry */ .tE)({
                    attempt,
                    failure,
                    now: timer.now(),
                    remainingMs: budget.remaining(),
                    random: random(),
                });
                if (decision.do === 'stop')
                    throw error;
                log(`GitHub: ${failure.message}; asking again in ${Math.ceil(decision.ms / 1_000)} s`);
                await budget.wait(decision.ms);
            }
        }
    };
}
function createWaitBudget(timer, budgetMs) {
    let spentMs = 0;
    let waitingUntil = 0;
    return {
        remaining: () => budgetMs - spentMs + Math.max(0, waitingUntil - timer.now()),
        wait: async (ms) => {
            const now = timer.now();
            const until = now + ms;
            spentMs += Math.max(0, until - Math.max(now, waitingUntil));
            waitingUntil = Math.max(waitingUntil, until);
            await timer.sleep(ms);
        },
    };
}
async function loadProxyFetch() {
    const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(9479), __webpack_require__.e(7176)]).then(__webpack_require__.bind(__webpack_require__, 47176));
    const proxied = defaults.request?.fetch;
    if (proxied === undefined)
        throw new Error('@actions/github has no fetch to offer');
    return proxied;
}
const readsAtOnce = 40;
const spacingMs = 1_000;
const systemTimer = {
    now: Date.now,
    sleep: async (ms) => {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms);
    },
    deadline: (ms) => AbortSignal.timeout(ms),
};
async function createClient(options) {
    const { log, timer = systemTimer, writeSpacingMs = spacingMs, deadlineMs = 30_000 } = options;
    const api = await (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .createApi */ .x)({
        token: options.token,
        apiUrl: (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .trimEnd */ .s8)(options.apiUrl, '/'),
        graphqlUrl: options.graphqlUrl,
        userAgent: 'pr-verdict',
        deadline: () => timer.deadline(deadlineMs),
        fetch: options.proxied === true ? await loadProxyFetch() : fetch,
        log,
    });
    const budget = createWaitBudget(timer, options.retryBudgetMs ?? 5 * 60_000);
    const persist = createPatience({ timer, budget, random: options.random ?? Math.random, log });
    const reads = (0,p_limit__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A)(readsAtOnce);
    const writes = (0,p_limit__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A)(1);
    let lastWrite = Number.NEGATIVE_INFINITY;
    async function spaced(send) {
        const pause = lastWrite + writeSpacingMs - timer.now();
        if (pause > 0)
            await timer.sleep(pause);
        try {
            return await send();
        }
        finally {
            lastWrite = timer.now();
        }
    }
    async function sendOnce({ send, find }) {
        try {
            return await persist(async (attempt) => {
                const found = attempt === 1 ? undefined : await find();
                return found ?? (await spaced(() => send(api)));
            });
        }
        catch (error) {
            const unclear = error instanceof _request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .RequestFailed */ .DY && (0,_request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHaveTakenEffect */ .Y2)(error.failure);
            const found = unclear ? await find() : undefined;
            if (found === undefined)
                throw error;
            return found;
        }
    }
    return {
        read: (operation, send) => explained(operation, () => reads(() => persist(() => send(api)))),
        write: (operation, write) => explained(operation, () => writes(() => sendOnce(write))),
        now: () => timer.now(),
        wait: async (ms) => {
            if (ms > budget.remaining())
                return false;
            await budget.wait(ms);
            return true;
        },
    };
}
async function explained(operation, ask) {
    try {
        return await ask();
    }
    catch (error) {
        throw error instanceof _request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .RequestFailed */ .DY ? (0,_request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .toFailure */ .w2)(error.failure, operation, error) : error;
    }
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

/***/ 43564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ readPullRequest),
/* harmony export */   DY: () => (/* binding */ RequestFailed),
/* harmony export */   Kn: () => (/* binding */ writeStatus),
/* harmony export */   Uz: () => (/* binding */ toRequestFailed),
/* harmony export */   Y2: () => (/* binding */ mayHaveTakenEffect),
/* harmony export */   YJ: () => (/* binding */ publishReview),
/* harmony export */   ac: () => (/* binding */ writeCheck),
/* harmony export */   r0: () => (/* binding */ readContents),
/* harmony export */   r_: () => (/* binding */ readStatuses),
/* harmony export */   tE: () => (/* binding */ decideRetry),
/* harmony export */   w2: () => (/* binding */ toFailure),
/* harmony export */   wf: () => (/* binding */ readChecks)
/* harmony export */ });
/* unused harmony export isRateLimit */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);


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
class RequestFailed extends Error {
    name = 'RequestFailed';
    failure;
    constructor(failure, cause) {
        super(failure.message, { cause });
        this.failure = failure;
    }
}
const HttpError = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('HttpError'),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    response: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ headers: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()), data: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J() }).optional(),
});
const RefusalBody = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    errors: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(), code: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() })
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
    if (isRateLimit(failure)) {
        return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
            kind: 'operational',
            code: 'GITHUB_RATE_LIMITED',
            message: `GitHub limits our requests, and the retry budget does not last until it will ${operation.what}: ${says}`,
            fix: 'Run again later, or raise `retry-budget`.',
            cause,
        });
    }
    if (mayHaveTakenEffect(failure)) {
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


/***/ })

};
