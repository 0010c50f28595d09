export const id = 258;
export const ids = [258];
export const modules = {

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

/***/ 9258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ deleteDraft),
/* harmony export */   m: () => (/* binding */ createDraft),
/* harmony export */   removeDraft: () => (/* binding */ removeDraft)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6697);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4743);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3859);
/* harmony import */ var _conversation_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6159);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8484);
/* harmony import */ var _review_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2062);





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
const Draft = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    fullDatabaseId: _conversation_query_js__WEBPACK_IMPORTED_MODULE_1__/* .DatabaseId */ .f$,
    viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    body: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$({ offset: true }).transform((time) => Date.parse(time)),
});
const Answer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        pullRequest: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ reviews: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Draft) }) }),
    }),
})
    .transform((answer) => answer.repository.pullRequest.reviews.nodes);
const Created = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(), node_id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })
    .transform(({ id, node_id }) => ({ id, nodeId: node_id }));
async function findDraft(client, address) {
    const { data } = await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .readPullRequest */ .DQ, (api) => api.graphql(Answer, { query, variables: { ...address } }));
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
        if (standing !== undefined && !isOurs(standing.body))
            throw draftOfAnother(address);
        if (standing !== undefined && client.now() - standing.createdAt >= staleAfterMs) {
            return deleteDraft(client, address, standing);
        }
        if (!(await client.wait(lookEveryMs)))
            throw draftOfOtherRun(address);
        if (standing === undefined)
            return;
    }
}
function sendDraft(client, address, { request }) {
    const line = lastLine(request.body);
    return client.write(_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .publishReview */ .YJ, {
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
        await client.write(_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .publishReview */ .YJ, {
            send: async (api) => {
                await api.call(zod__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J(), (rest) => rest.pulls.deletePendingReview({ owner, repo, pull_number: number, review_id: draft.id }));
                return true;
            },
            find: async () => ((await (0,_review_node_js__WEBPACK_IMPORTED_MODULE_3__/* .readReview */ .t)(client, draft.nodeId)) === undefined ? true : undefined),
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

/***/ 2062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ readReview)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6697);
/* harmony import */ var _domain_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5726);
/* harmony import */ var _domain_review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4159);
/* harmony import */ var _conversation_query_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6159);
/* harmony import */ var _cursor_pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8886);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8484);






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
const Comment = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().nullable(),
    body: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
});
const Answer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    node: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        state: _domain_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .ReviewState */ .Cp,
        url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        body: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        pullRequest: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ headRefOid: _domain_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF }),
        comments: (0,_conversation_query_js__WEBPACK_IMPORTED_MODULE_2__/* .connection */ .FI)(Comment),
    })
        .nullable(),
});
async function readReview(client, nodeId) {
    const pages = await (0,_cursor_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .readCursorPages */ .d)({
        read: async (after) => {
            const request = { query, variables: { id: nodeId, after }, tolerates: isMissing };
            return (await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .readPullRequest */ .DQ, (api) => api.graphql(Answer, request))).data.node;
        },
        next: (review) => (review?.comments.pageInfo.hasNextPage ? review.comments.pageInfo.endCursor : null),
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


/***/ })

};
