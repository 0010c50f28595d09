export const id = 300;
export const ids = [300];
export const modules = {

/***/ 49007:
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


/***/ }),

/***/ 55300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubPublisher: () => (/* binding */ createGitHubPublisher)
});

// EXTERNAL MODULE: ./build/edges/github/publishing/draft.js
var publishing_draft = __webpack_require__(28180);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/edges/github/transport/graphql.js
var graphql = __webpack_require__(10510);
// EXTERNAL MODULE: ./build/edges/github/transport/operation.js
var operation = __webpack_require__(398);
// EXTERNAL MODULE: ./build/edges/github/publishing/on-head.js + 2 modules
var on_head = __webpack_require__(41823);
// EXTERNAL MODULE: ./build/domain/publishing/conversation.js
var conversation = __webpack_require__(67292);
// EXTERNAL MODULE: ./build/edges/github/conversation/conversation-nodes.js
var conversation_nodes = __webpack_require__(3054);
// EXTERNAL MODULE: ./build/edges/github/paging/cursor-pages.js
var cursor_pages = __webpack_require__(22443);
;// CONCATENATED MODULE: ./build/edges/github/publishing/own-reviews.js






const selectionOf = (page) => `${on_head/* onHeadSelection */.Y$}
        reviews(${page}) {
          nodes { id fullDatabaseId viewerDidAuthor state body }
          pageInfo { hasPreviousPage startCursor }
        }`;
const confirmationSelection = selectionOf('last: 100');
const query = `
  query OwnReviews($owner: String!, $repo: String!, $number: Int!, $before: String, ${on_head/* onHeadVariables */.tp}) {
    viewer { login }
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
    ...on_head/* OnHeadFields */.DW.shape,
    reviews: schemas/* object */.Ikc({
        nodes: schemas/* array */.YOg(Review),
        pageInfo: schemas/* object */.Ikc({ hasPreviousPage: schemas/* boolean */.zMY(), startCursor: schemas/* string */.YjP().nullable() }),
    }),
});
const Answer = schemas/* object */.Ikc({
    viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }),
    repository: schemas/* object */.Ikc({ pullRequest: ConfirmationPage }),
})
    .transform(({ viewer, repository }) => ({ viewer: viewer.login, ...repository.pullRequest }));
async function confirmOwnReviews(client, address, { after = 0, gate } = {}) {
    const pages = await (0,cursor_pages/* readCursorPages */.ds)({
        read: async (before) => {
            const asked = (0,on_head/* gateAsked */.UA)(before === null ? gate : undefined);
            const request = { query, variables: { ...address, before, ...asked }, tolerates: on_head/* concernsGate */.Nn };
            return (await client.read(operation/* readPullRequest */.DQ, (api) => api.graphql(Answer, request))).data;
        },
        next: (page) => (goesOn(page, after) ? page.reviews.pageInfo.startCursor : null),
        maxPages: 50,
    });
    const [first] = pages;
    const { owner, repo } = address;
    const onHead = await (0,on_head/* readOnHead */.As)(client, first, { owner, repo, gate, login: first.viewer });
    return { ...onHead, ownReviews: ownReviews(pages) };
}
function confirmedBy(page, { after, login }) {
    const told = goesOn(page, after ?? 0) ? undefined : (0,on_head/* toldOnHead */.tv)(page, login);
    return told && { ...told, ownReviews: ownReviews([page]) };
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

// EXTERNAL MODULE: ./build/edges/github/publishing/review-node.js
var review_node = __webpack_require__(38332);
;// CONCATENATED MODULE: ./build/edges/github/publishing/file-threads.js






const Thread = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    comments: schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(schemas/* object */.Ikc({ author: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) })) }).optional(),
    pullRequest: ConfirmationPage.optional(),
});
const file_threads_Answer = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ thread: Thread.nullable() }).nullable());
const alias = (index) => `thread${index}`;
const worldSelection = `comments(first: 1) { nodes { author { login } } } pullRequest {${confirmationSelection}
      }`;
function mutationFor(count) {
    const numbers = Array.from({ length: count }, (_, index) => index);
    const variables = numbers.map((index) => `$path${index}: String!, $body${index}: String!`);
    const fields = numbers.map((index) => `
    ${alias(index)}: addPullRequestReviewThread(
      input: { pullRequestReviewId: $review, path: $path${index}, body: $body${index}, subjectType: FILE }
    ) { thread { id ${index === count - 1 ? worldSelection : ''} } }`);
    return `mutation AddFileThreads(
    $review: ID!, ${on_head/* onHeadVariables */.tp}, ${variables.join(', ')}
  ) {${fields.join('')}\n  }`;
}
async function send(api, draft, { threads, wanted }) {
    const variables = Object.fromEntries([
        ['review', draft.nodeId],
        ...Object.entries((0,on_head/* gateAsked */.UA)(wanted.gate)),
        ...threads.flatMap(({ path, body }, index) => [
            [`path${index}`, path],
            [`body${index}`, body],
        ]),
    ]);
    const { data } = await api.graphql(file_threads_Answer, {
        query: mutationFor(threads.length),
        variables,
        tolerates: (error) => (0,graphql/* refusesInput */.Uw)(error) || (0,on_head/* concernsGate */.Nn)(error),
    });
    const unplaced = threads.filter((_, index) => data[alias(index)]?.thread == null);
    const last = data[alias(threads.length - 1)]?.thread;
    return {
        unplaced: unplaced.map(({ key }) => key),
        confirmation: last ? worldAfter(last, wanted.after) : undefined,
    };
}
function worldAfter({ comments, pullRequest }, after) {
    const login = comments?.nodes[0]?.author.login;
    return login === undefined || pullRequest === undefined
        ? undefined
        : confirmedBy(pullRequest, { after, login });
}
async function addFileThreads(client, draft, { threads, ...wanted }) {
    if (threads.length === 0)
        return { unplaced: [] };
    let remaining = threads;
    return client.write(operation/* publishReview */.YJ, {
        send: (api) => send(api, draft, { threads: remaining, wanted }),
        find: async () => {
            const comments = (await (0,review_node/* readReview */.ty)(client, draft.nodeId))?.comments ?? [];
            remaining = threads.filter(({ key }) => !comments.some((comment) => comment.body.includes(key)));
            return remaining.length === 0 ? { unplaced: [] } : undefined;
        },
    });
}

// EXTERNAL MODULE: ./build/domain/failure.js
var domain_failure = __webpack_require__(54543);
;// CONCATENATED MODULE: ./build/edges/github/publishing/request-reviewers.js



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
        if (!(error instanceof domain_failure/* Failure */.HR) || error.code !== 'GITHUB_UNPROCESSABLE')
            throw error;
        if (logins.length === 1)
            return logins;
    }
    const refused = [];
    for (const login of logins)
        refused.push(...(await requestReviewers(client, address, [login])));
    return refused;
}

// EXTERNAL MODULE: ./build/domain/review-document.js
var review_document = __webpack_require__(82027);
;// CONCATENATED MODULE: ./build/edges/github/publishing/submission.js






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
        throw error instanceof domain_failure/* Failure */.HR ? whySubmissionFailed(event, error) : error;
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
    return new domain_failure/* Failure */.HR({
        kind: 'operational',
        code: 'GITHUB_EVENT_REFUSED',
        message: failure.message,
        fix: `See whether the repository's settings and rules let this identity ${inWords[event]}, or rely on the check alone.`,
        cause: failure,
    });
}
const inWords = { APPROVE: 'approve', REQUEST_CHANGES: 'request changes' };
async function readBack(client, { owner, repo }, { draft, gate }) {
    const review = await readAnyState(client, draft, gate);
    const asked = { owner, repo, gate, login: review.author?.login ?? '' };
    return (0,review_node/* standing */.JA)(review, await (0,on_head/* readOnHead */.As)(client, review.pullRequest, asked));
}
async function readAnyState(client, draft, gate) {
    const review = await (0,review_node/* readReview */.ty)(client, draft.nodeId, gate);
    if (review === undefined)
        throw reviewGone();
    return review;
}
function reviewGone(cause) {
    return new domain_failure/* Failure */.HR({
        kind: 'operational',
        code: 'GITHUB_DRAFT_GONE',
        message: 'Our pending review was removed before it could be published, most likely by another run.',
        fix: 'Run again. A concurrency group per pull request keeps runs from crossing each other.',
        ...(cause !== undefined && { cause }),
    });
}

// EXTERNAL MODULE: ./build/domain/in-batches.js
var in_batches = __webpack_require__(9115);
;// CONCATENATED MODULE: ./build/domain/publishing/upkeep-batches.js

const comfortable = 50;
const most = 160;
function upkeepBatches(steps, requests) {
    const wanted = Math.ceil(steps.length / comfortable);
    const count = Math.max(1, Math.min(wanted, requests), Math.ceil(steps.length / most));
    return (0,in_batches/* inBatches */.o)(steps, Math.ceil(steps.length / count));
}

// EXTERNAL MODULE: ./build/edges/github/transport/refusals.js
var refusals = __webpack_require__(73282);
;// CONCATENATED MODULE: ./build/edges/github/publishing/upkeep-mutations.js


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

// EXTERNAL MODULE: ./build/edges/github/publishing/same-text.js
var same_text = __webpack_require__(19305);
;// CONCATENATED MODULE: ./build/edges/github/publishing/upkeep-standing.js






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

;// CONCATENATED MODULE: ./build/edges/github/publishing/upkeep.js










const upkeep_Answer = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullable();
const upkeep_alias = (index) => `step${index}`;
async function carryOutUpkeep(client, steps, { requests, published, gate }) {
    const toReadBack = published && { published, gate };
    const refusals = [];
    let standing;
    for (const batch of upkeepBatches(steps, requests)) {
        const isLast = refusals.length + batch.length === steps.length;
        const upkept = await carryOutBatch(client, batch, isLast ? toReadBack : undefined);
        refusals.push(...upkept.refusals);
        standing = upkept.standing;
    }
    return { refusals, standing };
}
async function carryOutBatch(client, batch, toReadBack) {
    const refused = new Map();
    let left = batch;
    let standing;
    try {
        await client.write(operation/* publishReview */.YJ, {
            send: async (api) => {
                const { data, errors } = await api.graphql(upkeep_Answer, requestFor(left, toReadBack));
                left.forEach((step, index) => {
                    const refusal = refusalOf(step, data?.[upkeep_alias(index)], errorOf(errors, index));
                    if (refusal !== undefined)
                        refused.set(step, refusal);
                });
                const beside = pullRequestBeside(data?.[upkeep_alias(left.length - 1)]);
                standing = toReadBack && beside && (0,review_node/* reviewAmong */.fm)(beside, toReadBack.published.nodeId);
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
        if (!(error instanceof domain_failure/* Failure */.HR))
            throw error;
        for (const step of left)
            refused.set(step, error);
        return { refusals: batch.map((step) => refused.get(step)) };
    }
    const doubtful = [...refused].filter(([step, failure]) => !lacksScope(step, failure)).map(([step]) => step);
    const stands = doubtful.length === 0 ? new Set() : await standAnyway(client, doubtful);
    return { refusals: batch.map((step) => (stands.has(step) ? undefined : refused.get(step))), standing };
}
function requestFor(steps, toReadBack) {
    const mutations = steps.map(mutationOf);
    const inputs = mutations.map(({ type }, index) => `$${upkeep_alias(index)}: ${type}!`);
    const variables = [...inputs, ...(toReadBack ? [on_head/* onHeadVariables */.tp] : [])].join(', ');
    const fields = mutations.map(({ field, selecting }, index) => {
        const alongside = toReadBack && index === steps.length - 1 ? review_node/* newestReviewsSelection */.Mo : '';
        return `${upkeep_alias(index)}: ${field}(input: $${upkeep_alias(index)}) { ${selecting(alongside)} }`;
    });
    return {
        query: `mutation Upkeep(${variables}) {\n  ${fields.join('\n  ')}\n}`,
        variables: {
            ...Object.fromEntries(mutations.map(({ input }, index) => [upkeep_alias(index), input])),
            ...(toReadBack && (0,on_head/* gateAsked */.UA)(toReadBack.gate)),
        },
        tolerates: (error) => (0,on_head/* concernsGate */.Nn)(error) || ((0,graphql/* isRefusal */.vu)(error) && /^step\d+$/.test(String(error.path?.[0]))),
    };
}
function errorOf(errors, index) {
    return errors.find((error) => error.path?.[0] === upkeep_alias(index) && !(0,on_head/* concernsGate */.Nn)(error));
}
const Dismissed = schemas/* object */.Ikc({ pullRequestReview: schemas/* object */.Ikc({ state: schemas/* string */.YjP() }).nullable() });
function refusalOf(step, payload, error) {
    if (error !== undefined)
        return (0,refusals/* toFailure */.w)((0,graphql/* failureOf */.g5)(error), operation/* publishReview */.YJ, error);
    if (payload == null) {
        const failure = { status: 422, headers: {}, message: 'the answer says nothing of it' };
        return (0,refusals/* toFailure */.w)(failure, operation/* publishReview */.YJ, undefined);
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
        if (error instanceof domain_failure/* Failure */.HR)
            return new Set();
        throw error;
    }
}
function stillStanding({ nodeId }, state = 'unknown') {
    return new domain_failure/* Failure */.HR({
        kind: 'operational',
        code: 'REVIEW_NOT_DISMISSED',
        message: `GitHub took the dismissal of our review ${nodeId}, and still shows it as ${state}.`,
        fix: 'Dismiss it by hand, or run again.',
    });
}

;// CONCATENATED MODULE: ./build/edges/github/publishing/publisher.js






function createGitHubPublisher({ client, address, isOurs, gate }) {
    return {
        createDraft: (key, request) => (0,publishing_draft/* createDraft */.m)(client, address, { key, request, isOurs }),
        addFileThreads: (draft, threads, after) => addFileThreads(client, draft, { threads, after, gate }),
        confirm: (after) => confirmOwnReviews(client, address, { ...(after !== undefined && { after }), gate }),
        submit: (draft, { event, body }) => submitDraft(client, { draft, event, body }),
        deleteDraft: (draft) => (0,publishing_draft/* deleteDraft */.T)(client, address, draft),
        readBack: (draft) => readBack(client, address, { draft, gate }),
        carryOutUpkeep: (steps, how) => carryOutUpkeep(client, steps, { ...how, gate }),
        requestReviewers: (logins) => requestReviewers(client, address, logins),
    };
}


/***/ }),

/***/ 19305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ sameText)
/* harmony export */ });
function sameText(one, other) {
    const normal = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return normal(one) === normal(other);
}


/***/ }),

/***/ 10510:
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
/* harmony import */ var _request_failed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83022);


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
        throw new _request_failed_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestFailed */ .D({ ...failureOf(fatal), headers });
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

/***/ 73282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ toFailure)
/* harmony export */ });
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54543);
/* harmony import */ var _domain_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49007);


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
    if ((0,_domain_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a5)(failure)) {
        return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
            kind: 'operational',
            code: 'GITHUB_RATE_LIMITED',
            message: `GitHub limits our requests, and the retry budget does not last until it will ${operation.what}: ${says}`,
            fix: 'Run again later, or raise `retry-budget`.',
            cause,
        });
    }
    if ((0,_domain_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHaveTakenEffect */ .Y2)(failure)) {
        return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
            kind: 'operational',
            code: 'GITHUB_UNAVAILABLE',
            message: `GitHub did not ${operation.what}, after several attempts: ${says}`,
            fix: 'Run again; see https://www.githubstatus.com when it persists.',
            cause,
        });
    }
    const { code, fix } = findRefusal(failure, operation);
    const message = `GitHub refused to ${operation.what}: ${says}`;
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({ kind: 'operational', code, message, fix, cause });
}


/***/ }),

/***/ 83022:
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


/***/ })

};
