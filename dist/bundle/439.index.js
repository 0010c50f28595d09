export const id = 439;
export const ids = [439,302];
export const modules = {

/***/ 42819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ conversationSelection),
/* harmony export */   FI: () => (/* binding */ connection),
/* harmony export */   Ms: () => (/* binding */ readingOn),
/* harmony export */   dk: () => (/* binding */ ThreadCommentsAnswer),
/* harmony export */   dw: () => (/* binding */ ConversationPage),
/* harmony export */   es: () => (/* binding */ fromTheStart),
/* harmony export */   f$: () => (/* binding */ DatabaseId),
/* harmony export */   v2: () => (/* binding */ conversationVariables),
/* harmony export */   vv: () => (/* binding */ threadCommentsQuery)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _domain_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94250);
/* harmony import */ var _cursor_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63250);



function counted(node) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ...connection(node).shape, totalCount: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() });
}
function connection(node) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(node), pageInfo: _cursor_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .PageInfo */ .Qu });
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
    state: _domain_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .ReviewState */ .Cp,
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
const commentFields = `fullDatabaseId author { __typename login } authorAssociation viewerDidAuthor body url
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
const threadCommentsQuery = `
  query ThreadComments($thread: ID!, $after: String) {
    node(id: $thread) {
      ... on PullRequestReviewThread {
        comments(first: 100, after: $after) {${threadCommentSelection}
        }
      }
    }
  }`;
const ThreadCommentsAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ node: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ comments: counted(ThreadComment) }) })
    .transform((answer) => answer.node.comments);


/***/ }),

/***/ 63250:
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

/***/ 66302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ deleteDraft),
/* harmony export */   m: () => (/* binding */ createDraft),
/* harmony export */   removeDraft: () => (/* binding */ removeDraft)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64377);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54543);
/* harmony import */ var _domain_mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10526);
/* harmony import */ var _conversation_query_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42819);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83336);
/* harmony import */ var _review_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71266);






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
    fullDatabaseId: _conversation_query_js__WEBPACK_IMPORTED_MODULE_2__/* .DatabaseId */ .f$,
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
            if (!isOwn && (isStale || !(0,_domain_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarked */ .rZ)(standing.body)))
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
            find: async () => ((await (0,_review_node_js__WEBPACK_IMPORTED_MODULE_4__/* .readReview */ .t)(client, draft.nodeId)) === undefined ? true : undefined),
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

/***/ 55272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ readGraphql),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   Uw: () => (/* binding */ refusesInput)
/* harmony export */ });
/* unused harmony export GraphqlError */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37428);
/* harmony import */ var _request_failed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34984);


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

/***/ 62820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubPublisher: () => (/* binding */ createGitHubPublisher)
});

// EXTERNAL MODULE: ./build/edges/github/draft.js
var github_draft = __webpack_require__(66302);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/edges/github/graphql.js
var graphql = __webpack_require__(55272);
// EXTERNAL MODULE: ./build/edges/github/operation.js
var operation = __webpack_require__(83336);
// EXTERNAL MODULE: ./build/edges/github/review-node.js
var review_node = __webpack_require__(71266);
;// CONCATENATED MODULE: ./build/edges/github/file-threads.js




const Answer = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ thread: schemas/* object */.Ikc({ id: schemas/* string */.YjP() }).nullable() }).nullable());
function mutationFor(count) {
    const numbers = Array.from({ length: count }, (_, index) => index);
    const variables = numbers.map((index) => `$path${index}: String!, $body${index}: String!`);
    const fields = numbers.map((index) => `
    thread${index}: addPullRequestReviewThread(
      input: { pullRequestReviewId: $review, path: $path${index}, body: $body${index}, subjectType: FILE }
    ) { thread { id } }`);
    return `mutation AddFileThreads($review: ID!, ${variables.join(', ')}) {${fields.join('')}\n  }`;
}
async function send(api, draft, threads) {
    const variables = Object.fromEntries([
        ['review', draft.nodeId],
        ...threads.flatMap(({ path, body }, index) => [
            [`path${index}`, path],
            [`body${index}`, body],
        ]),
    ]);
    const { data } = await api.graphql(Answer, {
        query: mutationFor(threads.length),
        variables,
        tolerates: graphql/* refusesInput */.Uw,
    });
    return threads.filter((_, index) => data[`thread${index}`]?.thread == null).map((thread) => thread.key);
}
async function addFileThreads(client, draft, threads) {
    if (threads.length === 0)
        return [];
    let remaining = threads;
    return client.write(operation/* publishReview */.YJ, {
        send: (api) => send(api, draft, remaining),
        find: async () => {
            const comments = (await (0,review_node/* readReview */.t)(client, draft.nodeId))?.comments ?? [];
            remaining = threads.filter(({ key }) => !comments.some((comment) => comment.body.includes(key)));
            return remaining.length === 0 ? [] : undefined;
        },
    });
}

// EXTERNAL MODULE: ./build/domain/conversation.js
var conversation = __webpack_require__(94250);
// EXTERNAL MODULE: ./build/domain/review-document.js
var review_document = __webpack_require__(82027);
// EXTERNAL MODULE: ./build/edges/github/conversation-query.js
var conversation_query = __webpack_require__(42819);
// EXTERNAL MODULE: ./build/edges/github/cursor-pages.js
var cursor_pages = __webpack_require__(63250);
;// CONCATENATED MODULE: ./build/edges/github/own-reviews.js






const query = `
  query OwnReviews($owner: String!, $repo: String!, $number: Int!, $before: String) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {
        headRefOid
        reviews(last: 100, before: $before) {
          nodes { id fullDatabaseId viewerDidAuthor state body }
          pageInfo { hasPreviousPage startCursor }
        }
      }
    }
  }`;
const Review = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    fullDatabaseId: conversation_query/* DatabaseId */.f$,
    viewerDidAuthor: schemas/* boolean */.zMY(),
    state: conversation/* ReviewState */.Cp,
    body: schemas/* string */.YjP(),
});
const own_reviews_Answer = schemas/* object */.Ikc({
    repository: schemas/* object */.Ikc({
        pullRequest: schemas/* object */.Ikc({
            headRefOid: review_document/* CommitId */.jF,
            reviews: schemas/* object */.Ikc({
                nodes: schemas/* array */.YOg(Review),
                pageInfo: schemas/* object */.Ikc({ hasPreviousPage: schemas/* boolean */.zMY(), startCursor: schemas/* string */.YjP().nullable() }),
            }),
        }),
    }),
})
    .transform((answer) => answer.repository.pullRequest);
async function confirmOwnReviews(client, address, after = 0) {
    const pages = await (0,cursor_pages/* readCursorPages */.ds)({
        read: async (before) => {
            const variables = { ...address, before };
            return (await client.read(operation/* readPullRequest */.DQ, (api) => api.graphql(own_reviews_Answer, { query, variables }))).data;
        },
        next: ({ reviews: { nodes, pageInfo } }) => pageInfo.hasPreviousPage && nodes.every(({ fullDatabaseId }) => fullDatabaseId > after)
            ? pageInfo.startCursor
            : null,
        maxPages: 50,
    });
    const reviews = pages.toReversed().flatMap((page) => page.reviews.nodes);
    return { head: pages[0].headRefOid, ownReviews: reviews.filter(isSubmittedByUs).map(toOwnReview) };
}
function isSubmittedByUs(review) {
    return review.viewerDidAuthor && review.state !== 'PENDING';
}
function toOwnReview({ fullDatabaseId, state, body }) {
    return { id: fullDatabaseId, state, body };
}

;// CONCATENATED MODULE: ./build/edges/github/reactions.js


const Given = schemas/* object */.Ikc({ content: schemas/* string */.YjP(), user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable() });
async function react(client, { owner, repo }, { commentId, in: place, content, by }) {
    const reaction = { owner, repo, comment_id: commentId, content };
    await client.write(operation/* publishReview */.YJ, {
        send: (api) => api.call(Given, (rest) => place === 'thread'
            ? rest.reactions.createForPullRequestReviewComment(reaction)
            : rest.reactions.createForIssueComment(reaction)),
        find: async () => {
            const standing = await client.read(operation/* readPullRequest */.DQ, (api) => api.call(schemas/* array */.YOg(Given), (rest) => place === 'thread'
                ? rest.reactions.listForPullRequestReviewComment({ ...reaction, per_page: 100 })
                : rest.reactions.listForIssueComment({ ...reaction, per_page: 100 })));
            return standing.find((given) => given.user?.login === by && given.content === content);
        },
    });
}

// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(54543);
;// CONCATENATED MODULE: ./build/edges/github/request-reviewers.js



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
        if (!(error instanceof failure/* Failure */.HR) || error.code !== 'GITHUB_UNPROCESSABLE')
            throw error;
        if (logins.length === 1)
            return logins;
    }
    const refused = [];
    for (const login of logins)
        refused.push(...(await requestReviewers(client, address, [login])));
    return refused;
}

// EXTERNAL MODULE: ./build/edges/github/same-text.js
var same_text = __webpack_require__(15423);
;// CONCATENATED MODULE: ./build/edges/github/submission.js





const Submitted = schemas/* object */.Ikc({ html_url: schemas/* string */.YjP() }).transform(({ html_url }) => ({ url: html_url }));
async function submitDraft(client, { owner, repo, number }, submission) {
    const { draft, event, body } = submission;
    try {
        return await client.write(operation/* publishReview */.YJ, {
            send: (api) => api.call(Submitted, (rest) => rest.pulls.submitReview({ owner, repo, pull_number: number, review_id: draft.id, event, body })),
            find: async () => {
                const { state, url } = await readBack(client, draft);
                return state === 'PENDING' ? undefined : { url };
            },
        });
    }
    catch (error) {
        throw error instanceof failure/* Failure */.HR && error.code === 'GITHUB_NOT_FOUND' ? reviewGone(error) : error;
    }
}
async function readBack(client, draft) {
    const review = await (0,review_node/* readReview */.t)(client, draft.nodeId);
    if (review === undefined)
        throw reviewGone();
    return review;
}
const Text = schemas/* object */.Ikc({ body: schemas/* string */.YjP() });
async function updateReview(client, { owner, repo, number }, { id, body }) {
    const review = { owner, repo, pull_number: number, review_id: id };
    await client.write(operation/* publishReview */.YJ, {
        send: (api) => api.call(Text, (rest) => rest.pulls.updateReview({ ...review, body })),
        find: async () => {
            const standing = await client.read(operation/* readPullRequest */.DQ, (api) => api.call(Text, (rest) => rest.pulls.getReview(review)));
            return (0,same_text/* sameText */.Q)(standing.body, body) ? standing : undefined;
        },
    });
}
function reviewGone(cause) {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'GITHUB_DRAFT_GONE',
        message: 'Our pending review was removed before it could be published, most likely by another run.',
        fix: 'Run again. A concurrency group per pull request keeps runs from crossing each other.',
        ...(cause !== undefined && { cause }),
    });
}

;// CONCATENATED MODULE: ./build/edges/github/upkeep.js




const ReviewState = schemas/* object */.Ikc({ state: schemas/* string */.YjP() });
const upkeep_Text = schemas/* object */.Ikc({ body: schemas/* string */.YjP() });
async function dismissReview(client, { owner, repo, number }, { id, message }) {
    const review = { owner, repo, pull_number: number, review_id: id };
    const readState = () => client.read(operation/* readPullRequest */.DQ, (api) => api.call(ReviewState, (rest) => rest.pulls.getReview(review)));
    const find = async () => {
        const standing = await readState();
        return standing.state === 'DISMISSED' ? standing : undefined;
    };
    const refusal = await refusalOf(client.write(operation/* publishReview */.YJ, {
        send: (api) => api.call(ReviewState, (rest) => rest.pulls.dismissReview({ ...review, message, event: 'DISMISS' })),
        find,
    }));
    const { state } = await readState();
    if (state !== 'DISMISSED')
        throw refusal ?? stillStanding(id, state);
}
async function refusalOf(write) {
    try {
        await write;
        return undefined;
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return error;
        throw error;
    }
}
function stillStanding(id, state) {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'REVIEW_NOT_DISMISSED',
        message: `GitHub took the dismissal of our review ${id}, and still shows it as ${state}.`,
        fix: 'Dismiss it by hand, or run again.',
    });
}
async function updateComment(client, { owner, repo }, { id, body }) {
    const comment = { owner, repo, comment_id: id };
    await client.write(operation/* publishReview */.YJ, {
        send: (api) => api.call(upkeep_Text, (rest) => rest.pulls.updateReviewComment({ ...comment, body })),
        find: async () => {
            const standing = await client.read(operation/* readPullRequest */.DQ, (api) => api.call(upkeep_Text, (rest) => rest.pulls.getReviewComment(comment)));
            return (0,same_text/* sameText */.Q)(standing.body, body) ? standing : undefined;
        },
    });
}
const Resolved = schemas/* object */.Ikc({
    resolveReviewThread: schemas/* object */.Ikc({ thread: schemas/* object */.Ikc({ isResolved: schemas/* boolean */.zMY() }).nullable() }),
});
const Standing = schemas/* object */.Ikc({ node: schemas/* object */.Ikc({ isResolved: schemas/* boolean */.zMY() }).nullable() });
const resolveMutation = `mutation ($thread: ID!) {
  resolveReviewThread(input: { threadId: $thread }) { thread { isResolved } }
}`;
const standingQuery = `query ($thread: ID!) {
  node(id: $thread) { ... on PullRequestReviewThread { isResolved } }
}`;
async function resolveThread(client, thread) {
    try {
        await client.write(operation/* publishReview */.YJ, {
            send: (api) => api.graphql(Resolved, { query: resolveMutation, variables: { thread } }),
            find: async () => {
                const { data } = await client.read(operation/* readPullRequest */.DQ, (api) => api.graphql(Standing, { query: standingQuery, variables: { thread } }));
                return data.node?.isResolved === true
                    ? { data: { resolveReviewThread: { thread: { isResolved: true } } }, errors: [] }
                    : undefined;
            },
        });
        return true;
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR && error.code === 'GITHUB_PERMISSION_MISSING')
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/edges/github/publisher.js







function createGitHubPublisher({ client, address, isOurs }) {
    return {
        createDraft: (key, request) => (0,github_draft/* createDraft */.m)(client, address, { key, request, isOurs }),
        addFileThreads: (draft, threads) => addFileThreads(client, draft, threads),
        confirm: (after) => confirmOwnReviews(client, address, after),
        submit: (draft, { event, body }) => submitDraft(client, address, { draft, event, body }),
        deleteDraft: (draft) => (0,github_draft/* deleteDraft */.T)(client, address, draft),
        readBack: (draft) => readBack(client, draft),
        dismissReview: (id, message) => dismissReview(client, address, { id, message }),
        updateComment: (id, body) => updateComment(client, address, { id, body }),
        resolveThread: (nodeId) => resolveThread(client, nodeId),
        react: (reaction) => react(client, address, reaction),
        requestReviewers: (logins) => requestReviewers(client, address, logins),
        updateReview: (id, body) => updateReview(client, address, { id, body }),
    };
}


/***/ }),

/***/ 34984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ RequestFailed),
/* harmony export */   U: () => (/* binding */ toRequestFailed)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

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

/***/ 71266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ readReview)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39713);
/* harmony import */ var _domain_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94250);
/* harmony import */ var _domain_review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82027);
/* harmony import */ var _conversation_query_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42819);
/* harmony import */ var _cursor_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63250);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83336);






const query = `
  query Review($id: ID!, $after: String) {
    node(id: $id) {
      ... on PullRequestReview {
        state
        url
        body
        pullRequest { headRefOid }
        comments(first: 100, after: $after) {
          nodes { path line body url }
          pageInfo { hasNextPage endCursor }
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
const Answer = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    node: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        state: _domain_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .ReviewState */ .Cp,
        url: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        body: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        pullRequest: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ headRefOid: _domain_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF }),
        comments: (0,_conversation_query_js__WEBPACK_IMPORTED_MODULE_2__/* .connection */ .FI)(Comment),
    })
        .nullable(),
});
async function readReview(client, nodeId) {
    const pages = await (0,_cursor_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .readCursorPages */ .ds)({
        read: async (after) => {
            const request = { query, variables: { id: nodeId, after }, tolerates: isMissing };
            return (await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .readPullRequest */ .DQ, (api) => api.graphql(Answer, request))).data.node;
        },
        next: (review) => (review === null ? null : (0,_cursor_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .nextCursor */ .q1)(review.comments.pageInfo)),
        maxPages: 10,
    });
    const [review] = pages;
    if (review === null)
        return undefined;
    const comments = pages.flatMap((page) => page?.comments.nodes ?? []);
    const { state, url, body, pullRequest } = review;
    return { state, url, body, head: pullRequest.headRefOid, comments };
}
function isMissing(error) {
    return error.type === 'NOT_FOUND';
}


/***/ }),

/***/ 15423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ sameText)
/* harmony export */ });
function sameText(one, other) {
    const normal = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return normal(one) === normal(other);
}


/***/ })

};
