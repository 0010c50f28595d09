export const id = 2869;
export const ids = [2869];
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


/***/ }),

/***/ 67323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  si: () => (/* binding */ maxPolicyBytes),
  ON: () => (/* binding */ parsePolicy),
  Vi: () => (/* binding */ policyProblemText)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
// EXTERNAL MODULE: ./build/model/reviewer.js
var reviewer = __webpack_require__(34811);
// EXTERNAL MODULE: ./build/policy/policy.js
var policy = __webpack_require__(48301);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./build/model/text.js
var model_text = __webpack_require__(70271);
// EXTERNAL MODULE: ./build/policy/policy-keys.js
var policy_keys = __webpack_require__(15174);
;// CONCATENATED MODULE: ./build/policy/policy-mistakes.js





function shown(given) {
    const text = typeof given === 'object' ? (Array.isArray(given) ? 'a list' : 'a group of keys') : undefined;
    return text ?? (JSON.stringify(given) ?? '').slice(0, 60);
}
function not(given) {
    return given === null ? 'and here is nothing' : `not ${shown(given)}`;
}
function didYouMean(given, allowed) {
    const nearest = (0,model_text/* nearestWord */.zZ)(given, allowed);
    return nearest === undefined ? '' : `; did you mean \`${nearest}\`?`;
}
function inYaml(value) {
    return (0,dist/* stringify */.As)(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim();
}
function example({ name }) {
    const key = policy_keys/* policyKeys */.f8.get(name);
    const word = name.slice(name.lastIndexOf('.') + 1);
    return key === undefined || word.endsWith(']') ? '' : `, for example \`${word}: ${key.example}\``;
}
function homeOf(key, { name: found }) {
    const homes = [...policy_keys/* policyKeys */.f8.keys()].filter((name) => name.endsWith(`.${key}`) && !name.includes('['));
    const [home] = homes.sort((a, b) => sharedSteps(b, found) - sharedSteps(a, found));
    return home?.slice(0, -key.length - 1);
}
function sharedSteps(a, b) {
    const other = b.split('.');
    const steps = a.split('.').findIndex((step, index) => step !== other[index]);
    return steps === -1 ? other.length : steps;
}
function unknownKey(key, place) {
    const { keys } = place;
    const meant = didYouMean(key, keys);
    if (meant !== '')
        return meant;
    const home = homeOf(key, place);
    if (home !== undefined)
        return `; it belongs under \`${home}\``;
    if (schemaPlace([]).keys.includes(key))
        return '; it belongs at the top of the file, under no other key';
    return keys.length === 0 ? '' : `; what may stand here: ${keys.join(', ')}`;
}
function listFrom(given, { name }) {
    if (name.endsWith('.env') && typeof given === 'object' && given !== null)
        return `; write the names alone, as a list: \`${inYaml(Object.keys(given))}\``;
    if (typeof given !== 'string' && typeof given !== 'number')
        return '';
    const isCommand = name.endsWith('.run') && typeof given === 'string';
    return `; write it as a list: \`${inYaml(isCommand ? given.trim().split(/\s+/) : [given])}\``;
}
const yes = /^(?:yes|on|y|true)$/i;
const no = /^(?:no|off|n|false)$/i;
function truthFrom(given) {
    if (typeof given !== 'string' || !(yes.test(given) || no.test(given)))
        return '';
    return `; write it as \`${yes.test(given)}\`, without quotes`;
}
function range({ minimum, maximum = Number.MAX_SAFE_INTEGER }) {
    if (minimum === undefined)
        return '';
    return maximum === Number.MAX_SAFE_INTEGER ? ` of ${minimum} or more` : ` from ${minimum} to ${maximum}`;
}
function wrongType(expected, given, place) {
    if (given === undefined)
        return `is missing${example(place)}`;
    switch (expected) {
        case 'array':
            return `must be a list, ${not(given)}${listFrom(given, place)}`;
        case 'boolean':
            return `must be true or false, ${not(given)}${truthFrom(given)}`;
        case 'int':
        case 'number':
            return `must be a whole number${range(place)}, ${not(given)}`;
        case 'string':
            return `must be text, ${not(given)}${example(place)}`;
        default:
            return `must be a group of keys, ${not(given)}${groupKeys(place, given)}`;
    }
}
function groupKeys({ keys, name }, given) {
    if (keys.includes('run') && typeof given === 'string')
        return `; write it as \`run: ${inYaml(given.trim().split(/\s+/))}\` below the name`;
    if (keys.length > 0)
        return `; its keys: ${keys.join(', ')}`;
    return /^(?:reviewers|verifiers)$/.test(name) ? '; its keys are names of your own: `claude: {}`' : '';
}
function wrongSize(issue, given, place) {
    const { origin, code } = issue;
    if (origin === 'number' || origin === 'int')
        return `must be a whole number${range(place)}, ${not(given)}`;
    const unit = origin === 'array' ? 'entries' : 'characters';
    return code === 'too_big'
        ? `must have at most ${issue.maximum} ${unit}`
        : `must not be empty${example(place)}`;
}
function wrongWord(allowed, given, place) {
    const words = allowed.map(String);
    if (given === undefined)
        return `is missing${example(place)}`;
    const choice = words.length === 1 ? words[0] : `one of ${words.join(', ')}`;
    return `must be ${choice}, ${not(given)}${didYouMean(given, words)}`;
}
function insideChoice(issue) {
    return (issue.errors.find((branch) => branch.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys')) ?? []);
}
function words(issue, given, place) {
    switch (issue.code) {
        case 'unrecognized_keys':
            return issue.keys
                .map((key) => `unknown key ${JSON.stringify(key)}${unknownKey(key, place)}`)
                .join('; ');
        case 'invalid_type':
            return wrongType(issue.expected, given, place);
        case 'too_big':
        case 'too_small':
            return wrongSize(issue, given, place);
        case 'invalid_value':
            return wrongWord(issue.values, given, place);
        case 'invalid_format':
            return issue.format === 'date'
                ? `must be a day that there is, such as 2030-12-31, ${not(given)}`
                : `must be ${issue.message.slice(0, 300)}, ${not(given)}`;
        case 'invalid_key':
            return `as a name must be ${(issue.issues[0]?.message ?? issue.message).slice(0, 300)}`;
        case 'invalid_union':
            return `cannot be ${shown(given)}${example(place)}`;
        default:
            return issue.message.slice(0, 300);
    }
}
function mistakesOf(issue, valueAt) {
    const inside = issue.code === 'invalid_union' ? insideChoice(issue) : [];
    if (inside.length > 0)
        return inside.flatMap((each) => mistakesOf({ ...each, path: [...issue.path, ...each.path] }, valueAt));
    const { path } = issue;
    return [{ path, message: words(issue, valueAt(path), schemaPlace(path)) }];
}
let wholeSchema;
function schema() {
    wholeSchema ??= json_schema_processors/* toJSONSchema */.bl(policy/* Policy */.PE, { io: 'input', unrepresentable: 'any' });
    return wholeSchema;
}
function partOf(node) {
    const { data: part } = policy_keys/* KeySchema */.tJ.safeParse(node);
    const choice = part?.anyOf?.map(partOf).find((each) => each?.properties !== undefined);
    return choice ?? part;
}
function step(part, name, key) {
    if (typeof key === 'number')
        return [part?.items, `${name}[]`];
    const known = part?.properties?.[String(key)];
    const below = known === undefined && typeof part?.additionalProperties === 'object' ? '<id>' : String(key);
    return [known ?? part?.additionalProperties, name === '' ? below : `${name}.${below}`];
}
function schemaPlace(path) {
    let part = partOf(schema());
    let name = '';
    for (const key of path) {
        const [node, below] = step(part, name, key);
        part = partOf(node);
        name = below;
    }
    const { properties = {}, minimum, maximum } = part ?? {};
    return { name, keys: Object.keys(properties), minimum, maximum };
}
function pathWords(path) {
    return path.reduce((before, key) => {
        if (typeof key === 'number')
            return `${before}[${key}]`;
        return before === '' ? String(key) : `${before}.${String(key)}`;
    }, '');
}

;// CONCATENATED MODULE: ./build/policy/parse-policy.js






const maxPolicyBytes = 256 * 1024;
const maxProblems = 50;
const Named = schemas/* looseObject */._H3({
    reviewers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* looseObject */._H3({ format: schemas/* string */.YjP().optional() }).catch({})),
});
function wrongNames(value) {
    const { data } = Named.safeParse(value);
    const reviewers = Object.entries(data?.reviewers ?? {});
    return reviewers.flatMap(([id, { format }]) => [
        ...(id === reviewer/* builtInReviewer */.B1 ? [borrowedName] : []),
        ...(format === undefined || review_document/* ReviewFormat */.q3.safeParse(format).success ? [] : [unknownFormat(id, format)]),
    ]);
}
const borrowedName = {
    code: 'custom',
    path: ['reviewers', reviewer/* builtInReviewer */.B1],
    message: 'is the built-in reviewer: turn it off with `hygiene: false`, or give yours another id',
};
function unknownFormat(id, input) {
    return {
        code: 'invalid_value',
        values: [...review_document/* ReviewFormat */.q3.options],
        path: ['reviewers', id, 'format'],
        input,
        message: '',
    };
}
function policyProblemText({ line, column, path, message }) {
    return `${line}:${column} ${path === '' ? '' : `${path}: `}${message}`;
}
function nodeOffset(document, path) {
    for (let length = path.length; length >= 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if ((0,dist/* isNode */.Ll)(node) && node.range)
            return node.range[0];
    }
    return 0;
}
function keyOffset(document, path, key) {
    const map = document.getIn(path, true);
    if (!(0,dist/* isMap */.jh)(map))
        return undefined;
    const pair = map.items.find(({ key: node }) => (0,dist/* isScalar */.jn)(node) && String(node.value) === String(key));
    return (0,dist/* isScalar */.jn)(pair?.key) ? pair.key.range?.[0] : undefined;
}
function oneKeyEach(issue) {
    return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue];
}
function valueIn(value, path) {
    return path.reduce((at, key) => {
        const entries = Array.isArray(at) || (typeof at === 'object' && at !== null) ? Object.entries(at) : [];
        return entries.find(([name]) => name === String(key))?.[1];
    }, value);
}
function issueOffset(document, issue) {
    const [key, path] = issue.code === 'unrecognized_keys'
        ? [issue.keys[0], issue.path]
        : [issue.path.at(-1), issue.path.slice(0, -1)];
    const isAboutKey = issue.code === 'unrecognized_keys' || issue.code === 'invalid_key';
    const offset = isAboutKey && key !== undefined ? keyOffset(document, path, key) : undefined;
    return offset ?? nodeOffset(document, issue.path);
}
function parsePolicy(bytes) {
    const whole = (message) => ({
        ok: false,
        problems: [{ path: '', line: 1, column: 1, message }],
    });
    if (bytes.byteLength > maxPolicyBytes)
        return whole(`the file is larger than ${maxPolicyBytes} bytes`);
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return whole('the file is not UTF-8 text');
    }
    const lineCounter = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, {
        lineCounter,
        schema: 'core',
        strict: true,
        uniqueKeys: true,
        merge: false,
        prettyErrors: false,
    });
    const at = (offset, path, message) => {
        const { line, col } = lineCounter.linePos(offset);
        return { path, line: Math.max(1, line), column: Math.max(1, col), message };
    };
    const syntax = syntaxProblems(document).map(({ offset, message }) => at(offset, '', message));
    if (syntax.length > 0)
        return { ok: false, problems: syntax.slice(0, maxProblems) };
    const value = document.toJS({ maxAliasCount: 0 });
    const result = policy/* Policy */.PE.safeParse(value);
    const names = wrongNames(value);
    if (result.success && names.length === 0)
        return { ok: true, policy: result.data };
    const problems = [...(result.success ? [] : result.error.issues), ...names]
        .flatMap(oneKeyEach)
        .flatMap((issue) => mistakesOf(issue, (path) => valueIn(value, path)).map(({ path, message }) => at(issueOffset(document, { ...issue, path: [...path] }), pathWords(path), message)))
        .sort((a, b) => a.line - b.line);
    return { ok: false, problems: problems.slice(0, maxProblems) };
}
function plainly(code) {
    switch (code) {
        case 'TAB_AS_INDENT':
            return 'a tab indents this line; YAML is indented with spaces';
        case 'DUPLICATE_KEY':
            return 'this key stands here a second time; keep one of the two';
        case 'TAG_RESOLVE_FAILED':
            return 'tags are not allowed: leave it out';
        case 'MULTIPLE_DOCS':
            return 'a second document begins here; the file is one, so leave out the `---`';
        case 'BAD_INDENT':
        case 'BLOCK_AS_IMPLICIT_KEY':
        case 'MULTILINE_IMPLICIT_KEY':
        case 'BAD_COLLECTION_TYPE':
            return 'the indentation or a bracket does not fit what stands before it';
        case 'MISSING_CHAR':
            return 'a closing quote or bracket, or the `:` or `,` between two values, is missing before this';
        default:
            return undefined;
    }
}
function forbiddenNodes(document) {
    const found = [];
    const report = (node, message) => found.push({ offset: node.range?.[0] ?? 0, message });
    (0,dist/* visit */.YR)(document, {
        Node(_key, node) {
            if ((0,dist/* isAlias */.Vj)(node))
                report(node, 'aliases are not allowed: write the value out');
        },
        Pair(_key, { key }) {
            if (!(0,dist/* isScalar */.jn)(key))
                return;
            const name = String(key.value);
            if (name === '<<')
                report(key, 'merging with `<<` is not allowed: write the keys out');
            if (['__proto__', 'constructor', 'prototype'].includes(name))
                report(key, `the key ${name} is not allowed`);
        },
    });
    return found;
}
function syntaxProblems(document) {
    const broken = [...document.errors, ...document.warnings].map(({ code, message, pos: [offset] }) => ({
        offset,
        message: plainly(code) ?? `this is not valid YAML: ${message}`,
    }));
    const all = [...broken, ...forbiddenNodes(document)];
    return all.filter(({ offset }, index) => all.findIndex((each) => each.offset === offset) === index);
}


/***/ }),

/***/ 33766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ Stage),
/* harmony export */   WE: () => (/* binding */ resumesVerdict),
/* harmony export */   WJ: () => (/* binding */ StepResult),
/* harmony export */   We: () => (/* binding */ Target),
/* harmony export */   iD: () => (/* binding */ Gate)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const Stage = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['run', 'publish', 'open', 'fetch', 'review', 'ingest', 'write', 'gate']);
const Gate = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['check', 'status', 'job']);
const StepResult = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['verdict', 'operational']);
const Target = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['github', 'local']);
function resumesVerdict({ mode, source }) {
    return mode === 'verify' && source === 'local';
}


/***/ }),

/***/ 32869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctorCommand: () => (/* binding */ doctorCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/github/api.js
var github_api = __webpack_require__(40654);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/github/request-failure.js
var request_failure = __webpack_require__(43564);
;// CONCATENATED MODULE: ./build/github/repository-setup.js


const Repository = schemas/* object */.Ikc({ default_branch: schemas/* string */.YjP() });
const RequiredCheck = schemas/* object */.Ikc({ context: schemas/* string */.YjP(), integration_id: schemas/* number */.aig().nullish() });
const Rule = schemas/* union */.KCZ([
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('required_status_checks'),
        parameters: schemas/* object */.Ikc({ required_status_checks: schemas/* array */.YOg(RequiredCheck) }),
    }),
    schemas/* object */.Ikc({ type: schemas/* string */.YjP() }).transform(({ type }) => ({ type, parameters: undefined })),
]);
const Branch = schemas/* object */.Ikc({
    protected: schemas/* boolean */.zMY(),
    protection: schemas/* object */.Ikc({ required_status_checks: schemas/* object */.Ikc({ contexts: schemas/* array */.YOg(schemas/* string */.YjP()).default([]) }).optional() })
        .optional(),
});
const WorkflowPermissions = schemas/* object */.Ikc({ can_approve_pull_request_reviews: schemas/* boolean */.zMY() });
async function readRepositorySetup(api, owner, repo) {
    const { default_branch: branch } = await api.call(Repository, (rest) => rest.repos.get({ owner, repo }));
    const [rules, legacy, workflow] = await Promise.all([
        allowed(api, schemas/* array */.YOg(Rule), (rest) => rest.repos.getBranchRules({ owner, repo, branch, per_page: 100 })),
        allowed(api, Branch, (rest) => rest.repos.getBranch({ owner, repo, branch })),
        allowed(api, WorkflowPermissions, (rest) => rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository({ owner, repo })),
    ]);
    const required = (rules ?? []).flatMap(({ parameters }) => parameters?.required_status_checks ?? []);
    const contexts = legacy?.protection?.required_status_checks?.contexts ?? [];
    return {
        defaultBranch: branch,
        ...((rules !== undefined || legacy !== undefined) && {
            rules: {
                requiredChecks: [
                    ...required.map(({ context, integration_id: app }) => ({
                        name: context,
                        ...(app !== undefined && app !== null && { app }),
                    })),
                    ...contexts.map((name) => ({ name })),
                ],
                hasMergeQueue: (rules ?? []).some(({ type }) => type === 'merge_queue'),
            },
        }),
        ...(workflow !== undefined && { workflowsMayApprove: workflow.can_approve_pull_request_reviews }),
    };
}
async function allowed(api, schema, send) {
    try {
        return await api.call(schema, send);
    }
    catch (error) {
        const status = error instanceof request_failure/* RequestFailed */.DY ? error.failure.status : undefined;
        if (status === 403 || status === 404)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/policy/policy.js
var policy_policy = __webpack_require__(48301);
// EXTERNAL MODULE: ./build/tools/command-answer.js
var command_answer = __webpack_require__(15976);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/policy/parse-policy.js + 1 modules
var parse_policy = __webpack_require__(67323);
// EXTERNAL MODULE: ./build/policy/settings.js
var settings = __webpack_require__(33766);
;// CONCATENATED MODULE: ./build/tools/permissions.js
const permissions = {
    run: { contents: 'read', 'pull-requests': 'write', issues: 'read', checks: 'write' },
    publish: { contents: 'read', 'pull-requests': 'write', issues: 'read', checks: 'write' },
    open: { contents: 'read', 'pull-requests': 'read', checks: 'write' },
    fetch: { contents: 'read', 'pull-requests': 'read', issues: 'read', checks: 'read' },
    review: {},
    ingest: {},
    write: { 'pull-requests': 'write' },
    gate: { contents: 'read', checks: 'write' },
};

;// CONCATENATED MODULE: ./build/tools/doctor-checks.js





const Step = schemas/* looseObject */._H3({
    uses: schemas/* string */.YjP().optional(),
    run: schemas/* string */.YjP().optional(),
    with: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).default({}),
});
const Permissions = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())]).optional();
const Job = schemas/* looseObject */._H3({
    uses: schemas/* string */.YjP().optional(),
    permissions: Permissions,
    with: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).default({}),
    steps: schemas/* array */.YOg(Step).default([]),
});
const Workflow = schemas/* looseObject */._H3({
    on: schemas/* unknown */.L5J().optional(),
    permissions: Permissions,
    concurrency: schemas/* unknown */.L5J().optional(),
    jobs: schemas/* record */.g1P(schemas/* string */.YjP(), Job),
});
function actionOf(address) {
    const own = [`${address}@`, `${address}/`];
    return (uses = '') => /(^|\/)pr-verdict(\/|@|$)/.test(uses) ||
        own.some((prefix) => uses.startsWith(prefix)) ||
        uses === './' ||
        uses === '$/dist';
}
function diagnose(facts) {
    const used = facts.workflows.flatMap((file) => readWorkflow(file, actionOf(facts.address)));
    return [
        ...checkPolicy(facts),
        ...checkPresence(used),
        ...used.flatMap((each) => [...checkEvents(each), ...checkJobs(each), ...checkPins(each)]),
        ...checkRules(facts, used),
    ];
}
function checkPolicy({ policy, policyPath }) {
    const id = 'policy';
    if (policy === undefined) {
        return [
            {
                id,
                level: 'ok',
                message: `There is no ${policyPath}; the defaults and the built-in reviewer apply.`,
            },
        ];
    }
    const result = (0,parse_policy/* parsePolicy */.ON)(policy);
    if (result.ok)
        return [{ id, level: 'ok', message: `${policyPath} is valid.` }];
    return result.problems.map(({ line, path, message }) => ({
        id,
        level: 'problem',
        message: `${policyPath}:${line}: ${path === '' ? '' : `${path}: `}${message}`,
        fix: `\`pr-verdict validate ${policyPath}\` shows every mistake with what to write instead.`,
    }));
}
function readWorkflow({ path, text }, isAction) {
    const parsed = Workflow.safeParse(tryParse(text));
    if (!parsed.success)
        return [];
    const isUsed = Object.values(parsed.data.jobs).some((job) => isAction(job.uses) || job.steps.some(({ uses }) => isAction(uses)));
    return isUsed ? [{ path, workflow: parsed.data, events: eventsOf(parsed.data.on), isAction }] : [];
}
function tryParse(text) {
    try {
        return (0,dist/* parse */.qg)(text);
    }
    catch {
        return undefined;
    }
}
function eventsOf(on) {
    if (typeof on === 'string')
        return { [on]: null };
    if (Array.isArray(on))
        return Object.fromEntries(on.map((name) => [String(name), null]));
    return schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).catch({}).parse(on);
}
function checkPresence(used) {
    const id = 'workflow';
    const starts = ['pull_request', 'workflow_run', 'pull_request_target', 'workflow_call'];
    const starting = used.filter(({ events }) => starts.some((name) => name in events));
    if (starting.length > 0) {
        return [
            { id, level: 'ok', message: `Reviews are started by ${starting.map(({ path }) => path).join(', ')}.` },
        ];
    }
    return [
        {
            id,
            level: 'problem',
            message: 'No workflow starts a review.',
            fix: 'Write one with `pr-verdict init`, or copy the one of the README.',
        },
    ];
}
const Filters = schemas/* looseObject */._H3({
    types: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    paths: schemas/* unknown */.L5J().optional(),
    'paths-ignore': schemas/* unknown */.L5J().optional(),
});
function checkEvents({ path, workflow, events }) {
    const checks = [];
    if ('pull_request' in events) {
        const { types, ...filters } = Filters.parse(events['pull_request'] ?? {});
        if (filters.paths !== undefined || filters['paths-ignore'] !== undefined) {
            checks.push({
                id: 'path-filter',
                level: 'problem',
                message: `${path} has a path filter. For other changes no check is created, and a required check then waits for ever.`,
                fix: 'Remove it, and name the files that need no review under `paths: {ignore: [...]}` in the policy.',
            });
        }
        if (!(types ?? []).includes('edited')) {
            checks.push({
                id: 'retarget',
                level: 'warning',
                message: `${path} does not start when a pull request gets another base branch; the check of the old base remains.`,
                fix: 'Add `edited` to `types`, with the `if` of docs/workflows.md.',
            });
        }
        if (workflow.concurrency === undefined) {
            checks.push({
                id: 'concurrency',
                level: 'warning',
                message: `${path} has no concurrency group; two pushes in a row are reviewed at the same time.`,
                fix: 'Add the `concurrency` of docs/workflows.md.',
            });
        }
    }
    if ('pull_request_target' in events) {
        const readsHead = Object.values(workflow.jobs).some(({ steps }) => steps.some(({ uses = '', with: given }) => uses.startsWith('actions/checkout@') && String(given['ref'] ?? '').includes('head')));
        checks.push({
            id: 'pull-request-target',
            level: readsHead ? 'problem' : 'warning',
            message: readsHead
                ? `${path} checks out the head under pull_request_target: its author can run code with your secrets.`
                : `${path} starts on pull_request_target, where secrets and a write token are at hand.`,
            fix: 'Use the two workflows of docs/forks.md.',
        });
    }
    return checks;
}
function checkJobs({ path, workflow, isAction }) {
    return Object.entries(workflow.jobs).flatMap(([name, job]) => {
        const ours = job.steps.filter(({ uses }) => isAction(uses));
        if (ours.length === 0)
            return [];
        const granted = job.permissions ?? workflow.permissions;
        const lacking = [...new Set(ours.flatMap(({ with: given }) => lacks(granted, given)))];
        const isWriting = typeof granted === 'string' ? granted === 'write-all' : Object.values(granted ?? {}).includes('write');
        const checks = [];
        if (lacking.length > 0) {
            checks.push({
                id: 'permissions',
                level: 'problem',
                message: `The job ${name} of ${path} lacks ${lacking.join(', ')}.`,
                fix: 'Add them under `permissions` of the job.',
            });
        }
        if (isWriting && job.steps.some(({ run }) => run !== undefined)) {
            checks.push({
                id: 'write-token',
                level: 'warning',
                message: `The job ${name} of ${path} runs other programs beside a token that writes; they can reach it.`,
                fix: 'Move reviewers to a job of their own, as the called workflow of docs/workflows.md does.',
            });
        }
        if (keepsCredentials(job)) {
            checks.push({
                id: 'credentials',
                level: 'warning',
                message: `A checkout in the job ${name} of ${path} leaves its token in the work tree.`,
                fix: 'Set `persist-credentials: false`.',
            });
        }
        return checks;
    });
}
function lacks(granted, given) {
    const stage = settings/* Stage */.BI.catch('run').parse(given['stage']);
    if (granted === undefined || typeof granted === 'string' || given['github-token'] !== undefined)
        return [];
    const isStatus = given['gate'] === 'status';
    return Object.entries(permissions[stage]).flatMap(([scope, level]) => {
        const name = isStatus && scope === 'checks' ? 'statuses' : scope;
        return granted[name] === 'write' || granted[name] === level ? [] : [`\`${name}: ${level}\``];
    });
}
function keepsCredentials({ steps }) {
    return steps.some(({ uses = '', with: given }) => uses.startsWith('actions/checkout@') && given['persist-credentials'] !== false);
}
function checkPins({ path, workflow }) {
    const all = Object.values(workflow.jobs).flatMap(({ uses, steps }) => [
        uses,
        ...steps.map((step) => step.uses),
    ]);
    const loose = all.flatMap((uses) => uses === undefined || /^[.$]\//.test(uses) || /@[0-9a-f]{40}$/.test(uses) ? [] : [uses]);
    if (loose.length === 0)
        return [];
    return [
        {
            id: 'pinned',
            level: 'warning',
            message: `${path} uses ${[...new Set(loose)].join(', ')} without a commit; whoever can move the tag can run code here.`,
            fix: 'Name the full commit, with the version as a comment.',
        },
    ];
}
const githubActionsApp = 15_368;
function checkRules({ setup, policy }, used) {
    if (setup === undefined) {
        return [
            {
                id: 'rules',
                level: 'unknown',
                message: 'Branch rules were not read.',
                fix: 'Set GITHUB_TOKEN, and --repo where no remote names the repository.',
            },
        ];
    }
    const checks = [];
    const names = checkNames(used);
    const required = setup.rules?.requiredChecks ?? [];
    const ours = required.filter(({ name }) => names.includes(name));
    if (setup.rules === undefined) {
        checks.push({ id: 'required', level: 'unknown', message: 'The token may not read the branch rules.' });
    }
    else if (ours.length === 0) {
        checks.push({
            id: 'required',
            level: 'warning',
            message: `The check ${names.join(', ')} is not required on ${setup.defaultBranch}; a pull request can be merged without it.`,
            fix: 'Add it to the required status checks of a branch rule.',
        });
    }
    else {
        const isOpen = ours.some(({ app }) => app === undefined || app === githubActionsApp);
        checks.push({
            id: 'required',
            level: 'ok',
            message: `The check is required on ${setup.defaultBranch}${isOpen ? '. Any workflow of the repository can create a check of this name: docs/security.md has two layouts that prevent it' : ''}.`,
        });
    }
    const answersQueue = used.some(({ events }) => 'merge_group' in events);
    if (setup.rules?.hasMergeQueue === true && ours.length > 0 && !answersQueue) {
        checks.push({
            id: 'merge-queue',
            level: 'problem',
            message: 'The branch has a merge queue, and no workflow reports the required check for its groups: nothing can be merged.',
            fix: 'Add the workflow for merge queues of docs/workflows.md.',
        });
    }
    const result = policy === undefined ? undefined : (0,parse_policy/* parsePolicy */.ON)(policy);
    if (result?.ok === true && result.policy.policy.approve && setup.workflowsMayApprove === false) {
        checks.push({
            id: 'approve',
            level: 'problem',
            message: 'The policy approves clean reviews, and the repository does not let workflows approve.',
            fix: 'Allow it under Settings → Actions → General, use the token of an app, or remove `approve`.',
        });
    }
    return checks;
}
function checkNames(used) {
    const given = used.flatMap(({ workflow, isAction }) => Object.values(workflow.jobs).flatMap((job) => [
        ...(isAction(job.uses) ? [job.with['check-name']] : []),
        ...job.steps.filter(({ uses }) => isAction(uses)).map((step) => step.with['check-name']),
    ]));
    const names = given.map((name) => (typeof name === 'string' && name !== '' ? name : 'pr-verdict'));
    return [...new Set(names.length === 0 ? ['pr-verdict'] : names)];
}

// EXTERNAL MODULE: ./build/tools/local-repository.js
var local_repository = __webpack_require__(66732);
;// CONCATENATED MODULE: ./build/tools/doctor-command.js










const deadlineMs = 30_000;
const signs = {
    ok: '✅',
    warning: '⚠️ ',
    problem: '❌',
    unknown: '❔',
};
async function doctorCommand(options, shell) {
    const root = await (0,local_repository/* repositoryRoot */.Hn)(shell.cwd);
    const repo = options.repo ?? (await (0,local_repository/* remoteRepository */.D8)(root));
    const setup = repo === undefined ? undefined : await readSetup(repo, shell);
    const checks = diagnose({
        ...readFiles(root),
        address: await (0,local_repository/* actionAddress */.Tp)(),
        ...(setup !== undefined && { setup }),
    });
    const page = checks
        .map(({ level, message, fix }) => `${signs[level]} ${message}\n${fix === undefined ? '' : `   → ${fix}\n`}`)
        .join('');
    const problems = checks.filter(({ level }) => level === 'problem').length;
    (0,command_answer/* answer */.ZF)({ data: { problems, checks }, page }, options.output, shell);
    return problems === 0 ? 0 : 1;
}
function readFiles(root) {
    const folder = '.github/workflows';
    const names = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, folder)) ? (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, folder)) : [];
    const workflows = names
        .filter((name) => /\.ya?ml$/.test(name))
        .sort()
        .map((name) => ({ path: `${folder}/${name}`, text: (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, folder, name), 'utf8') }));
    const policy = (0,external_node_path_.join)(root, policy_policy/* defaultPolicyPath */.r2);
    return {
        policyPath: policy_policy/* defaultPolicyPath */.r2,
        ...((0,external_node_fs_.existsSync)(policy) && { policy: (0,external_node_fs_.readFileSync)(policy) }),
        workflows,
    };
}
async function readSetup(repo, { env }) {
    const token = env['GITHUB_TOKEN'] ?? env['GH_TOKEN'] ?? '';
    if (token === '')
        return undefined;
    const apiUrl = env['GITHUB_API_URL'] ?? 'https://api.github.com';
    const [owner = '', name = ''] = repo.split('/');
    const api = await (0,github_api/* createApi */.x)({
        token,
        apiUrl,
        graphqlUrl: env['GITHUB_GRAPHQL_URL'] ?? `${apiUrl}/graphql`,
        userAgent: 'pr-verdict',
        deadline: () => AbortSignal.timeout(deadlineMs),
        fetch,
        log: () => { },
    });
    try {
        return await readRepositorySetup(api, owner, name);
    }
    catch (error) {
        if (!(error instanceof request_failure/* RequestFailed */.DY))
            throw error;
        throw new failure/* Failure */.HR({
            kind: 'usage',
            code: 'DOCTOR_REPOSITORY_UNREADABLE',
            message: `GitHub does not show ${repo} to this token: ${error.failure.message}`,
            fix: 'Name the repository with --repo OWNER/NAME, and set GITHUB_TOKEN to a token that can read it.',
        });
    }
}


/***/ }),

/***/ 66732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   D8: () => (/* binding */ remoteRepository),
/* harmony export */   Hn: () => (/* binding */ repositoryRoot),
/* harmony export */   Tp: () => (/* binding */ actionAddress),
/* harmony export */   bs: () => (/* binding */ programFolder)
/* harmony export */ });
/* unused harmony export repositoryOf */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _git_local_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24264);
/* harmony import */ var _model_project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13411);






const run = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
const maxListingBytes = 2 ** 28;
async function git(cwd, ...args) {
    try {
        return (await run('git', [...args], { cwd, maxBuffer: maxListingBytes })).stdout.trim();
    }
    catch {
        return undefined;
    }
}
async function repositoryRoot(cwd) {
    const root = await git(cwd, 'rev-parse', '--show-toplevel');
    if (root !== undefined)
        return root;
    throw (0,_git_local_source_js__WEBPACK_IMPORTED_MODULE_4__/* .noWorktree */ .v)(cwd);
}
async function remoteRepository(folder) {
    return repositoryOf((await git(folder, 'remote', 'get-url', 'origin')) ?? '');
}
function repositoryOf(remote) {
    return /^(?:\w+:\/\/[^/]+\/|[\w.-]+@[\w.-]+:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote)?.[1];
}
function programFolder() {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(process.argv[1] ?? '.')), '..');
}
async function actionAddress() {
    const home = programFolder();
    const isClone = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'action.yml')) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, '.git'));
    return (isClone ? await remoteRepository(home) : undefined) ?? _model_project_js__WEBPACK_IMPORTED_MODULE_5__/* .project */ .C.home;
}


/***/ })

};
