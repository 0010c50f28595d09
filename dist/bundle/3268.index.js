export const id = 3268;
export const ids = [3268,573];
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

/***/ 90573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ deleteDraft),
/* harmony export */   m: () => (/* binding */ createDraft),
/* harmony export */   removeDraft: () => (/* binding */ removeDraft)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64377);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);
/* harmony import */ var _model_mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76009);
/* harmony import */ var _conversation_nodes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9363);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21027);
/* harmony import */ var _review_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4157);






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
    fullDatabaseId: _conversation_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .DatabaseId */ .f$,
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
    const { data } = await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .readPullRequest */ .DQ, (api) => api.graphql(Answer, { query, variables: { ...address } }));
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
            if (!(error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) || error.code !== 'GITHUB_DRAFT_EXISTS')
                throw error;
            await makeRoom(client, address, draft);
        }
    }
}
function runOf(body) {
    const [, run, job] = /^<sub>draft of run ([1-9][\w-]*)\.\d+\.([\w.-]*)<\/sub>$/.exec(lastLine(body)) ?? [];
    return run && `${run} ${job}`;
}
function isLeftover(draft, request) {
    const run = runOf(draft);
    if (run !== undefined && run === runOf(request.body))
        return true;
    return (0,_model_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewedHeads */ .rq)(draft).some((head) => head !== request.commit_id);
}
async function makeRoom(client, address, { request, isOurs }) {
    for (;;) {
        const standing = await findDraft(client, address);
        if (standing !== undefined) {
            const isOwn = isOurs(standing.body);
            const isStale = client.now() - standing.createdAt >= staleAfterMs;
            if (isOwn && (isStale || isLeftover(standing.body, request)))
                return deleteDraft(client, address, standing);
            if (!isOwn && (isStale || !(0,_model_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarked */ .rZ)(standing.body)))
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
    return client.write(_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .publishReview */ .YJ, {
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
        await client.write(_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .publishReview */ .YJ, {
            send: async (api) => {
                await api.call(zod__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J(), (rest) => rest.pulls.deletePendingReview({ owner, repo, pull_number: number, review_id: draft.id }));
                return true;
            },
            find: async () => ((await (0,_review_node_js__WEBPACK_IMPORTED_MODULE_4__/* .readReview */ .ty)(client, draft.nodeId)) === undefined ? true : undefined),
        });
    }
    catch (error) {
        if (!(error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) || !noDraftAnyMore.includes(error.code))
            throw error;
    }
}
function draftOfOtherRun({ number }) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'operational',
        code: 'GITHUB_DRAFT_EXISTS',
        message: `Another run is publishing its review of #${number}, and the retry budget does not last until it is done.`,
        fix: 'Run again later, or raise `retry-budget`.',
    });
}
function draftOfAnother({ number }) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'operational',
        code: 'GITHUB_DRAFT_EXISTS',
        message: `The identity of the token has a pending review on #${number} that is not ours to remove.`,
        fix: 'Submit or discard that pending review, or give this instance a token of its own.',
    });
}


/***/ }),

/***/ 93268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubPublisher: () => (/* binding */ createGitHubPublisher)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/model/failure.js
var model_failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/in-batches.js
var in_batches = __webpack_require__(43786);
// EXTERNAL MODULE: ./build/github/api-refusals.js
var api_refusals = __webpack_require__(48758);
// EXTERNAL MODULE: ./build/github/graphql.js
var graphql = __webpack_require__(92159);
// EXTERNAL MODULE: ./build/github/operation.js
var operation = __webpack_require__(21027);
// EXTERNAL MODULE: ./build/github/review-node.js
var review_node = __webpack_require__(4157);
;// CONCATENATED MODULE: ./build/github/upkeep-mutations.js


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

// EXTERNAL MODULE: ./build/github/same-text.js
var same_text = __webpack_require__(37864);
;// CONCATENATED MODULE: ./build/github/upkeep-standing.js






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

;// CONCATENATED MODULE: ./build/github/apply-upkeep.js









const Answer = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullable();
const alias = (index) => `step${index}`;
const stepsAtOnce = 50;
async function carryOutUpkeep(client, steps, published) {
    const refusals = [];
    let standing;
    for (const batch of (0,in_batches/* inBatches */.o)(steps, stepsAtOnce)) {
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
                const { data, errors } = await api.graphql(Answer, requestFor(left, published !== undefined));
                left.forEach((step, index) => {
                    const refusal = refusalOf(step, data?.[alias(index)], errorOf(errors, index));
                    if (refusal !== undefined)
                        refused.set(step, refusal);
                });
                const beside = pullRequestBeside(data?.[alias(left.length - 1)]);
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
        if (!(error instanceof model_failure/* Failure */.HR))
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
    const variables = mutations.map(({ type }, index) => `$${alias(index)}: ${type}!`).join(', ');
    const fields = mutations.map(({ field, selecting }, index) => {
        const alongside = isReadBack && index === steps.length - 1 ? review_node/* newestReviewsSelection */.Mo : '';
        return `${alias(index)}: ${field}(input: $${alias(index)}) { ${selecting(alongside)} }`;
    });
    return {
        query: `mutation Upkeep(${variables}) {\n  ${fields.join('\n  ')}\n}`,
        variables: Object.fromEntries(mutations.map(({ input }, index) => [alias(index), input])),
        tolerates: (error) => (0,graphql/* isRefusal */.vu)(error) && /^step\d+$/.test(String(error.path?.[0])),
    };
}
function errorOf(errors, index) {
    return errors.find((error) => error.path?.[0] === alias(index));
}
const Dismissed = schemas/* object */.Ikc({ pullRequestReview: schemas/* object */.Ikc({ state: schemas/* string */.YjP() }).nullable() });
function refusalOf(step, payload, error) {
    if (error !== undefined)
        return (0,api_refusals/* toFailure */.w2)((0,graphql/* failureOf */.g5)(error), operation/* publishReview */.YJ, error);
    if (payload == null) {
        const failure = { status: 422, headers: {}, message: 'the answer says nothing of it' };
        return (0,api_refusals/* toFailure */.w2)(failure, operation/* publishReview */.YJ, undefined);
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
        if (error instanceof model_failure/* Failure */.HR)
            return new Set();
        throw error;
    }
}
function stillStanding({ nodeId }, state = 'unknown') {
    return new model_failure/* Failure */.HR({
        kind: 'operational',
        code: 'REVIEW_NOT_DISMISSED',
        message: `GitHub took the dismissal of our review ${nodeId}, and still shows it as ${state}.`,
        fix: 'Dismiss it by hand, or run again.',
    });
}

// EXTERNAL MODULE: ./build/github/draft.js
var github_draft = __webpack_require__(90573);
// EXTERNAL MODULE: ./build/model/conversation.js
var conversation = __webpack_require__(81719);
// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
// EXTERNAL MODULE: ./build/github/connection.js
var connection = __webpack_require__(29164);
// EXTERNAL MODULE: ./build/github/conversation-nodes.js
var conversation_nodes = __webpack_require__(9363);
;// CONCATENATED MODULE: ./build/github/own-reviews.js






const selectionOf = (page) => `
        headRefOid
        reviews(${page}) {
          nodes { id fullDatabaseId viewerDidAuthor state body }
          pageInfo { hasPreviousPage startCursor }
        }`;
const confirmationSelection = selectionOf('last: 100');
const query = `
  query OwnReviews($owner: String!, $repo: String!, $number: Int!, $before: String) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {${selectionOf('last: 100, before: $before')}
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
    reviews: schemas/* object */.Ikc({
        nodes: schemas/* array */.YOg(Review),
        pageInfo: schemas/* object */.Ikc({ hasPreviousPage: schemas/* boolean */.zMY(), startCursor: schemas/* string */.YjP().nullable() }),
    }),
});
const own_reviews_Answer = schemas/* object */.Ikc({ repository: schemas/* object */.Ikc({ pullRequest: ConfirmationPage }) })
    .transform(({ repository }) => repository.pullRequest);
async function confirmOwnReviews(client, address, after = 0) {
    const pages = await (0,connection/* readCursorPages */.ds)({
        read: async (before) => {
            const request = { query, variables: { ...address, before } };
            return (await client.read(operation/* readPullRequest */.DQ, (api) => api.graphql(own_reviews_Answer, request))).data;
        },
        next: (page) => (goesOn(page, after) ? page.reviews.pageInfo.startCursor : null),
        maxPages: 50,
    });
    return { head: pages[0].headRefOid, ownReviews: ownReviews(pages) };
}
function confirmedBy(page, after = 0) {
    return goesOn(page, after) ? undefined : { head: page.headRefOid, ownReviews: ownReviews([page]) };
}
function goesOn({ reviews: { nodes, pageInfo } }, after) {
    return pageInfo.hasPreviousPage && nodes.every(({ fullDatabaseId }) => fullDatabaseId > after);
}
function ownReviews(pages) {
    const reviews = pages.toReversed().flatMap((page) => page.reviews.nodes);
    return reviews.filter(isSubmittedByUs).map(toOwnReview);
}
function isSubmittedByUs(review) {
    return review.viewerDidAuthor && review.state !== 'PENDING';
}
function toOwnReview({ fullDatabaseId, state, body }) {
    return { id: fullDatabaseId, state, body };
}

;// CONCATENATED MODULE: ./build/github/file-threads.js





const Thread = schemas/* object */.Ikc({ id: schemas/* string */.YjP(), pullRequest: ConfirmationPage.optional() });
const file_threads_Answer = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ thread: Thread.nullable() }).nullable());
const file_threads_alias = (index) => `thread${index}`;
const worldSelection = `pullRequest {${confirmationSelection}
      }`;
function mutationFor(count) {
    const numbers = Array.from({ length: count }, (_, index) => index);
    const variables = numbers.map((index) => `$path${index}: String!, $body${index}: String!`);
    const fields = numbers.map((index) => `
    ${file_threads_alias(index)}: addPullRequestReviewThread(
      input: { pullRequestReviewId: $review, path: $path${index}, body: $body${index}, subjectType: FILE }
    ) { thread { id ${index === count - 1 ? worldSelection : ''} } }`);
    return `mutation AddFileThreads($review: ID!, ${variables.join(', ')}) {${fields.join('')}\n  }`;
}
async function send(api, draft, { threads, after }) {
    const variables = Object.fromEntries([
        ['review', draft.nodeId],
        ...threads.flatMap(({ path, body }, index) => [
            [`path${index}`, path],
            [`body${index}`, body],
        ]),
    ]);
    const { data } = await api.graphql(file_threads_Answer, {
        query: mutationFor(threads.length),
        variables,
        tolerates: graphql/* refusesInput */.Uw,
    });
    const unplaced = threads.filter((_, index) => data[file_threads_alias(index)]?.thread == null);
    const page = data[file_threads_alias(threads.length - 1)]?.thread?.pullRequest;
    return { unplaced: unplaced.map(({ key }) => key), confirmation: page && confirmedBy(page, after) };
}
async function addFileThreads(client, draft, { threads, after }) {
    if (threads.length === 0)
        return { unplaced: [] };
    let remaining = threads;
    return client.write(operation/* publishReview */.YJ, {
        send: (api) => send(api, draft, { threads: remaining, after }),
        find: async () => {
            const comments = (await (0,review_node/* readReview */.ty)(client, draft.nodeId))?.comments ?? [];
            remaining = threads.filter(({ key }) => !comments.some((comment) => comment.body.includes(key)));
            return remaining.length === 0 ? { unplaced: [] } : undefined;
        },
    });
}

;// CONCATENATED MODULE: ./build/github/request-reviewers.js



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
        if (!(error instanceof model_failure/* Failure */.HR) || error.code !== 'GITHUB_UNPROCESSABLE')
            throw error;
        if (logins.length === 1)
            return logins;
    }
    const refused = [];
    for (const login of logins)
        refused.push(...(await requestReviewers(client, address, [login])));
    return refused;
}

;// CONCATENATED MODULE: ./build/github/submission.js





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
                const { state, url, pullRequest } = await readAnyState(client, draft);
                return state === 'PENDING' ? undefined : { url, head: pullRequest.headRefOid };
            },
        });
    }
    catch (error) {
        throw error instanceof model_failure/* Failure */.HR ? whySubmissionFailed(event, error) : error;
    }
}
const perhapsOfTheEvent = [
    'GITHUB_UNPROCESSABLE',
    'GITHUB_PERMISSION_MISSING',
    'GITHUB_REFUSED',
];
function whySubmissionFailed(event, failure) {
    if (failure.code === 'GITHUB_NOT_FOUND')
        return reviewGone(failure);
    if (event === 'COMMENT' || !perhapsOfTheEvent.includes(failure.code))
        return failure;
    return new model_failure/* Failure */.HR({
        kind: 'operational',
        code: 'GITHUB_EVENT_REFUSED',
        message: failure.message,
        fix: `See whether the repository's settings and rules let this identity ${inWords[event]}, or rely on the check alone.`,
        cause: failure,
    });
}
const inWords = { APPROVE: 'approve', REQUEST_CHANGES: 'request changes' };
async function readBack(client, draft) {
    const review = await readAnyState(client, draft);
    return (0,review_node/* standing */.JA)(review);
}
async function readAnyState(client, draft) {
    const review = await (0,review_node/* readReview */.ty)(client, draft.nodeId);
    if (review === undefined)
        throw reviewGone();
    return review;
}
function reviewGone(cause) {
    return new model_failure/* Failure */.HR({
        kind: 'operational',
        code: 'GITHUB_DRAFT_GONE',
        message: 'Our pending review was removed before it could be published, most likely by another run.',
        fix: 'Run again. A concurrency group per pull request keeps runs from crossing each other.',
        ...(cause !== undefined && { cause }),
    });
}

;// CONCATENATED MODULE: ./build/github/github-publisher.js






function createGitHubPublisher({ client, address, isOurs }) {
    return {
        createDraft: (key, request) => (0,github_draft/* createDraft */.m)(client, address, { key, request, isOurs }),
        addFileThreads: (draft, threads, after) => addFileThreads(client, draft, { threads, after }),
        confirm: (after) => confirmOwnReviews(client, address, after),
        submit: (draft, { event, body }) => submitDraft(client, { draft, event, body }),
        deleteDraft: (draft) => (0,github_draft/* deleteDraft */.T)(client, address, draft),
        readBack: (draft) => readBack(client, draft),
        carryOutUpkeep: (steps, published) => carryOutUpkeep(client, steps, published),
        requestReviewers: (logins) => requestReviewers(client, address, logins),
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

/***/ 4157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ standing),
/* harmony export */   Mo: () => (/* binding */ newestReviewsSelection),
/* harmony export */   fm: () => (/* binding */ reviewAmong),
/* harmony export */   kj: () => (/* binding */ NewestReviews),
/* harmony export */   ty: () => (/* binding */ readReview)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _model_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81719);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44256);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29164);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21027);





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
const Comment = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().nullable(),
    body: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
});
const Review = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    state: _model_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .ReviewState */ .Cp,
    url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    comments: (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .connection */ .FI)(Comment),
});
const Answer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    node: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...Review.shape, pullRequest: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ headRefOid: _model_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF }) }).nullable(),
});
async function readReview(client, nodeId) {
    const pages = await (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .readCursorPages */ .ds)({
        read: async (after) => {
            const request = { query, variables: { id: nodeId, after }, tolerates: isMissing };
            return (await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .readPullRequest */ .DQ, (api) => api.graphql(Answer, request))).data.node;
        },
        next: (review) => (review === null ? null : (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .nextCursor */ .q1)(review.comments.pageInfo)),
        maxPages: 10,
    });
    const [review] = pages;
    if (review === null)
        return undefined;
    return { ...review, comments: pages.flatMap((page) => page?.comments.nodes ?? []) };
}
function standing({ state, body, comments, pullRequest, }) {
    return { state, body, comments, head: pullRequest.headRefOid };
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
const NewestReviews = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    headRefOid: _model_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF,
    reviews: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), ...Review.shape })) }),
});
function reviewAmong(newest, nodeId) {
    const review = newest.reviews.nodes.find(({ id }) => id === nodeId);
    if (review === undefined || review.comments.pageInfo.hasNextPage)
        return undefined;
    return standing({ ...review, comments: review.comments.nodes, pullRequest: newest });
}
function isMissing(error) {
    return error.type === 'NOT_FOUND';
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
