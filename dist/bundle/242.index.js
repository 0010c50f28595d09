export const id = 242;
export const ids = [242];
export const modules = {

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

/***/ 77861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ standing),
/* harmony export */   Mo: () => (/* binding */ newestReviewsSelection),
/* harmony export */   U: () => (/* binding */ confirmOwnReviews),
/* harmony export */   W1: () => (/* binding */ confirmationSelection),
/* harmony export */   dismissOwnApprovals: () => (/* binding */ dismissOwnApprovals),
/* harmony export */   fm: () => (/* binding */ reviewAmong),
/* harmony export */   kj: () => (/* binding */ NewestReviews),
/* harmony export */   nW: () => (/* binding */ ConfirmationPage),
/* harmony export */   ty: () => (/* binding */ readReview),
/* harmony export */   x9: () => (/* binding */ confirmedBy)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39713);
/* harmony import */ var _model_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81719);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31612);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44256);
/* harmony import */ var _conversation_query_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19454);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2270);
/* harmony import */ var _request_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43564);







const commentSelection = `
          nodes { path line body url }
          pageInfo { hasNextPage endCursor }`;
const reviewQuery = `
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
const Comment = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().int().nullable(),
    body: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
});
const ShownReview = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    state: _model_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .ReviewState */ .Cp,
    url: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    comments: (0,_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .connection */ .FI)(Comment),
});
const ReviewAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    node: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ ...ShownReview.shape, pullRequest: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ headRefOid: _model_review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .CommitId */ .jF }) }).nullable(),
});
async function readReview(client, nodeId) {
    const pages = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .readCursorPages */ .ds)({
        read: async (after) => {
            const request = { query: reviewQuery, variables: { id: nodeId, after }, tolerates: isMissing };
            return (await client.read(_request_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .readPullRequest */ .DQ, (api) => api.graphql(ReviewAnswer, request))).data.node;
        },
        next: (review) => (review === null ? null : (0,_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .nextCursor */ .q1)(review.comments.pageInfo)),
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
const NewestReviews = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    headRefOid: _model_review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .CommitId */ .jF,
    reviews: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), ...ShownReview.shape })) }),
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
const RestReview = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().int(),
    state: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(),
    user: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }).nullable(),
});
const Viewer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ viewer: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }) });
const maxPages = 10;
async function dismissOwnApprovals(client, { owner, repo, number }, { isStale, message }) {
    const reviews = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .readList */ .LD)(client, {
        operation: _request_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .readPullRequest */ .DQ,
        item: RestReview,
        send: (rest, page) => rest.pulls.listReviews({ owner, repo, pull_number: number, ...page }),
        maxPages,
    });
    const stale = reviews.filter(({ state, body }) => state === 'APPROVED' && isStale(body ?? ''));
    if (stale.length === 0)
        return 0;
    const viewer = await readViewer(client);
    const own = stale.filter(({ user }) => viewer === undefined
        ? user?.type === 'Bot'
        : user !== null && (0,_model_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .accountName */ .vi)(user.login) === (0,_model_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .accountName */ .vi)(viewer));
    for (const { id } of own) {
        const target = { owner, repo, pull_number: number, review_id: id };
        await client.write(_request_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .publishReview */ .YJ, {
            send: (api) => api.call(RestReview, (rest) => rest.pulls.dismissReview({ ...target, message })),
            find: async () => {
                const review = await client.read(_request_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .readPullRequest */ .DQ, (api) => api.call(RestReview, (rest) => rest.pulls.getReview(target)));
                return review.state === 'DISMISSED' ? review : undefined;
            },
        });
    }
    return own.length;
}
async function readViewer(client) {
    try {
        const request = { query: 'query { viewer { login } }', variables: {} };
        const { data } = await client.read(_request_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .readPullRequest */ .DQ, (api) => api.graphql(Viewer, request));
        return data.viewer.login;
    }
    catch (error) {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR)
            return undefined;
        throw error;
    }
}
const selectionOf = (page) => `
        headRefOid
        reviews(${page}) {
          nodes { id fullDatabaseId viewerDidAuthor state body }
          pageInfo { hasPreviousPage startCursor }
        }`;
const confirmationSelection = selectionOf('last: 100');
const ownReviewsQuery = `
  query OwnReviews($owner: String!, $repo: String!, $number: Int!, $before: String) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {${selectionOf('last: 100, before: $before')}
      }
    }
  }`;
const OwnReview = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    fullDatabaseId: _conversation_query_js__WEBPACK_IMPORTED_MODULE_3__/* .DatabaseId */ .f$,
    viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(),
    state: _model_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .ReviewState */ .Cp,
    body: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
});
const ConfirmationPage = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    headRefOid: _model_review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .CommitId */ .jF,
    reviews: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
        nodes: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(OwnReview),
        pageInfo: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ hasPreviousPage: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(), startCursor: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable() }),
    }),
});
const OwnReviewsAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ pullRequest: ConfirmationPage }) })
    .transform(({ repository }) => repository.pullRequest);
async function confirmOwnReviews(client, address, after = 0) {
    const pages = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .readCursorPages */ .ds)({
        read: async (before) => {
            const request = { query: ownReviewsQuery, variables: { ...address, before } };
            return (await client.read(_request_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .readPullRequest */ .DQ, (api) => api.graphql(OwnReviewsAnswer, request))).data;
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
