export const id = 573;
export const ids = [573];
export const modules = {

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


/***/ })

};
