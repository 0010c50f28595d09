export const id = 4483;
export const ids = [4483];
export const modules = {

/***/ 4483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ readSharing),
/* harmony export */   Nn: () => (/* binding */ sharingSelection),
/* harmony export */   readHeadMembers: () => (/* binding */ readHeadMembers),
/* harmony export */   readMergeQueue: () => (/* binding */ readMergeQueue),
/* harmony export */   y2: () => (/* binding */ sharingVariables),
/* harmony export */   zD: () => (/* binding */ HeadSharing)
/* harmony export */ });
/* unused harmony exports basisSelection, BasisFields, basisOf */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44256);
/* harmony import */ var _policy_shared_head_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74789);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2270);
/* harmony import */ var _request_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43564);





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
        associatedPullRequests: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Pull), pageInfo: _pages_js__WEBPACK_IMPORTED_MODULE_2__/* .PageInfo */ .Qu }),
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
    return (0,_policy_shared_head_js__WEBPACK_IMPORTED_MODULE_1__/* .basisDigest */ .lo)({ ref, policy: baseRef?.target?.file?.oid ?? null, failOn });
}
const Member = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...Pull.shape, ...BasisFields.shape });
function membersIn(item) {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        viewer: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
        repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
            headCommit: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
                associatedPullRequests: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(item), pageInfo: _pages_js__WEBPACK_IMPORTED_MODULE_2__/* .PageInfo */ .Qu }),
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
const maxMemberPages = 10;
async function readHeadMembers(client, { failOn, policyPath, ...commit }) {
    const query = pageQuery(basisSelection, ', $policyPath: String!');
    const pages = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .readCursorPages */ .ds)({
        read: async (after) => {
            const request = { query, variables: { ...commit, policyPath, after } };
            return (await client.read(_request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .readPullRequest */ .DQ, (api) => api.graphql(Members, request))).data;
        },
        next: ({ pageInfo }) => (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .nextCursor */ .q1)(pageInfo),
        maxPages: maxMemberPages,
    });
    const open = openOn(pages.flatMap(({ nodes }) => nodes), commit.head);
    return {
        viewer: pages[0].viewer,
        open: open.map((pull) => ({ pull: pull.number, basis: basisOf(pull, failOn) })),
        complete: pages.at(-1)?.pageInfo.hasNextPage === false,
    };
}
async function readSharing(client, { headCommit: { associatedPullRequests: first } }, { number, ...commit }) {
    const start = (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .nextCursor */ .q1)(first.pageInfo);
    const rest = start === null
        ? []
        : await (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .readCursorPages */ .ds)({
            read: async (after) => {
                const request = { query: pageQuery(''), variables: { ...commit, after: after ?? start } };
                return (await client.read(_request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .readPullRequest */ .DQ, (api) => api.graphql(Pulls, request))).data;
            },
            next: ({ pageInfo }) => (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .nextCursor */ .q1)(pageInfo),
            maxPages: maxMemberPages - 1,
        });
    const open = openOn([first, ...rest].flatMap(({ nodes }) => nodes), commit.head);
    return {
        sharedWith: open.map((pull) => pull.number).filter((other) => other !== number),
        complete: [first, ...rest].at(-1)?.pageInfo.hasNextPage === false,
    };
}
const query = `
  query Queue($owner: String!, $repo: String!, $branch: String!, $policyPath: String!, $after: String) {
    repository(owner: $owner, name: $repo) {
      mergeQueue(branch: $branch) {
        entries(first: 100, after: $after) {
          nodes { position headCommit { oid } pullRequest { number headRefOid ${basisSelection} } }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }`;
const Entry = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    position: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    headCommit: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ oid: _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF }).nullable(),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(), headRefOid: _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF, ...BasisFields.shape }),
});
const Entries = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Entry), pageInfo: _pages_js__WEBPACK_IMPORTED_MODULE_2__/* .PageInfo */ .Qu });
const Answer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ mergeQueue: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ entries: Entries }).nullable() }) })
    .transform(({ repository }) => repository.mergeQueue?.entries);
const maxQueuePages = 10;
async function readMergeQueue(client, { failOn, ...queue }) {
    const pages = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .readCursorPages */ .ds)({
        read: async (after) => {
            const request = { query, variables: { ...queue, after } };
            return (await client.read(_request_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .readPullRequest */ .DQ, (api) => api.graphql(Answer, request))).data;
        },
        next: (page) => (page === undefined ? null : (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .nextCursor */ .q1)(page.pageInfo)),
        maxPages: maxQueuePages,
    });
    return pages.flatMap((page) => (page?.nodes ?? []).map(({ position, headCommit, pullRequest }) => ({
        position,
        groupHead: headCommit?.oid ?? null,
        number: pullRequest.number,
        head: pullRequest.headRefOid,
        basis: basisOf(pullRequest, failOn),
    })));
}


/***/ }),

/***/ 2270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ connection),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   Qu: () => (/* binding */ PageInfo),
/* harmony export */   a9: () => (/* binding */ nodes),
/* harmony export */   ds: () => (/* binding */ readCursorPages),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   lM: () => (/* binding */ sparse),
/* harmony export */   q1: () => (/* binding */ nextCursor),
/* harmony export */   vc: () => (/* binding */ joinPages),
/* harmony export */   xP: () => (/* binding */ perPage)
/* harmony export */ });
/* unused harmony export readLinks */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);


const PageInfo = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), endCursor: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable() });
function connection(node) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(node), pageInfo: PageInfo });
}
function counted(node) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...connection(node).shape, totalCount: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() });
}
function sparse(node) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(node.nullable()).nullable() });
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
