export const id = 180;
export const ids = [180];
export const modules = {

/***/ 22331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ conversationSelection),
/* harmony export */   FI: () => (/* binding */ connection),
/* harmony export */   IM: () => (/* binding */ ThreadComment),
/* harmony export */   Ms: () => (/* binding */ readingOn),
/* harmony export */   RT: () => (/* binding */ tail),
/* harmony export */   XG: () => (/* binding */ commentFields),
/* harmony export */   dw: () => (/* binding */ ConversationPage),
/* harmony export */   es: () => (/* binding */ fromTheStart),
/* harmony export */   f$: () => (/* binding */ DatabaseId),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   v2: () => (/* binding */ conversationVariables)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _domain_publishing_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67292);
/* harmony import */ var _paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22443);



function counted(node) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ...connection(node).shape, totalCount: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() });
}
function connection(node) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(node), pageInfo: _paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .PageInfo */ .Qu });
}
const Login = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })
    .nullable()
    .transform((actor) => actor?.login ?? null);
const DatabaseId = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .regex(/^\d{1,15}$/)
        .transform(Number),
]);
const Comment = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
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
const ThreadComment = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ...Comment.shape, state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['PENDING', 'SUBMITTED']) });
const Review = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
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
const Thread = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nullable(),
    isResolved: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    isOutdated: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    resolvedBy: Login,
    comments: counted(ThreadComment),
});
function tail(node) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(node), pageInfo: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ startCursor: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable() }) });
}
const ConversationPage = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    reviews: counted(Review).optional(),
    newestReviews: tail(Review).optional(),
    reviewThreads: counted(Thread).optional(),
    newestThreads: tail(Thread).optional(),
    comments: counted(Comment).optional(),
    newestComments: tail(Comment).optional(),
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
function fromBothEnds(list, newest, fields) {
    return `
  ${list}(first: 100, after: $${list}After) @include(if: $${list}) {
    totalCount
    nodes { ${fields} }
    pageInfo { hasNextPage endCursor }
  }
  ${newest}: ${list}(last: 100, before: $${list}Before) @include(if: $${newest}) {
    nodes { ${fields} }
    pageInfo { startCursor }
  }`;
}
const conversationSelection = [
    fromBothEnds('reviews', 'newestReviews', 'id fullDatabaseId author { login } viewerDidAuthor state body url submittedAt lastEditedAt'),
    fromBothEnds('reviewThreads', 'newestThreads', threadFields),
    fromBothEnds('comments', 'newestComments', commentFields),
].join('');
const conversationVariables = [
    '$reviews: Boolean!, $reviewsAfter: String, $newestReviews: Boolean!, $reviewsBefore: String',
    '$reviewThreads: Boolean!, $reviewThreadsAfter: String, $newestThreads: Boolean!, $reviewThreadsBefore: String',
    '$comments: Boolean!, $commentsAfter: String, $newestComments: Boolean!, $commentsBefore: String',
].join(', ');
function fromTheStart(areLong) {
    const start = { after: null, before: areLong ? null : undefined };
    return { reviews: start, threads: start, comments: start };
}
function readingOn({ reviews, threads, comments }) {
    return {
        reviews: reviews !== undefined,
        reviewsAfter: reviews?.after ?? null,
        newestReviews: reviews?.before !== undefined,
        reviewsBefore: reviews?.before ?? null,
        reviewThreads: threads !== undefined,
        reviewThreadsAfter: threads?.after ?? null,
        newestThreads: threads?.before !== undefined,
        reviewThreadsBefore: threads?.before ?? null,
        comments: comments !== undefined,
        commentsAfter: comments?.after ?? null,
        newestComments: comments?.before !== undefined,
        commentsBefore: comments?.before ?? null,
    };
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
/* harmony import */ var _conversation_conversation_query_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22331);
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
    fullDatabaseId: _conversation_conversation_query_js__WEBPACK_IMPORTED_MODULE_2__/* .DatabaseId */ .f$,
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

/***/ 38332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mo: () => (/* binding */ newestReviewsSelection),
/* harmony export */   fm: () => (/* binding */ reviewAmong),
/* harmony export */   kj: () => (/* binding */ NewestReviews),
/* harmony export */   ty: () => (/* binding */ readReview)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39713);
/* harmony import */ var _domain_publishing_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67292);
/* harmony import */ var _domain_review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82027);
/* harmony import */ var _conversation_conversation_query_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22331);
/* harmony import */ var _paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22443);
/* harmony import */ var _transport_operation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(398);






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
    comments: (0,_conversation_conversation_query_js__WEBPACK_IMPORTED_MODULE_2__/* .connection */ .FI)(Comment),
});
const Head = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ headRefOid: _domain_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF });
const Answer = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    node: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ ...Review.shape, pullRequest: Head }).nullable(),
});
async function readReview(client, nodeId) {
    const pages = await (0,_paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .readCursorPages */ .ds)({
        read: async (after) => {
            const request = { query, variables: { id: nodeId, after }, tolerates: isMissing };
            return (await client.read(_transport_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .readPullRequest */ .DQ, (api) => api.graphql(Answer, request))).data.node;
        },
        next: (review) => (review === null ? null : (0,_paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .nextCursor */ .q1)(review.comments.pageInfo)),
        maxPages: 10,
    });
    const [review] = pages;
    if (review === null)
        return undefined;
    const comments = pages.flatMap((page) => page?.comments.nodes ?? []);
    const { state, url, body, pullRequest } = review;
    return { state, url, body, head: pullRequest.headRefOid, comments };
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
const NewestReviews = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    ...Head.shape,
    reviews: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), ...Review.shape })) }),
});
function reviewAmong({ headRefOid: head, reviews }, nodeId) {
    const review = reviews.nodes.find(({ id }) => id === nodeId);
    if (review === undefined || review.comments.pageInfo.hasNextPage)
        return undefined;
    const { state, url, body, comments } = review;
    return { state, url, body, head, comments: comments.nodes };
}
function isMissing(error) {
    return error.type === 'NOT_FOUND';
}


/***/ })

};
