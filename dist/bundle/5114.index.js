export const id = 5114;
export const ids = [5114,573];
export const modules = {

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
/* harmony import */ var _model_mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43301);
/* harmony import */ var _conversation_query_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19454);
/* harmony import */ var _own_reviews_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77861);
/* harmony import */ var _request_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43564);






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
    const { data } = await client.read(_request_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .readPullRequest */ .DQ, (api) => api.graphql(Answer, { query, variables: { ...address } }));
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
    return client.write(_request_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .publishReview */ .YJ, {
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
        await client.write(_request_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .publishReview */ .YJ, {
            send: async (api) => {
                await api.call(zod__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J(), (rest) => rest.pulls.deletePendingReview({ owner, repo, pull_number: number, review_id: draft.id }));
                return true;
            },
            find: async () => ((await (0,_own_reviews_js__WEBPACK_IMPORTED_MODULE_3__/* .readReview */ .ty)(client, draft.nodeId)) === undefined ? true : undefined),
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

/***/ 65114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubPublisher: () => (/* binding */ createGitHubPublisher)
});

// UNUSED EXPORTS: requestReviewers

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/model/failure.js
var model_failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/in-batches.js
var in_batches = __webpack_require__(43786);
// EXTERNAL MODULE: ./build/model/text.js
var model_text = __webpack_require__(70271);
// EXTERNAL MODULE: ./build/github/graphql.js
var graphql = __webpack_require__(92159);
// EXTERNAL MODULE: ./build/github/own-reviews.js
var own_reviews = __webpack_require__(77861);
// EXTERNAL MODULE: ./build/github/request-failure.js
var request_failure = __webpack_require__(43564);
;// CONCATENATED MODULE: ./build/github/apply-upkeep.js







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
    pullRequest: own_reviews/* NewestReviews */.kj.nullish(),
    beside: own_reviews/* NewestReviews */.kj.nullish(),
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
            return standing.body !== undefined && (0,model_text/* sameText */.QV)(standing.body, step.body);
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
    const { data } = await client.read(request_failure/* readPullRequest */.DQ, (api) => api.graphql(Standing, { query, variables, tolerates: graphql/* isRefusal */.vu }));
    const standing = Object.values(data).flat();
    const nodes = new Map(standing.flatMap((node) => (node === null ? [] : [[node.id, node]])));
    return new Set(steps.filter((step) => {
        const node = nodes.get(step.nodeId);
        return node !== undefined && isDone(step, node);
    }));
}
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
        await client.write(request_failure/* publishReview */.YJ, {
            send: async (api) => {
                const { data, errors } = await api.graphql(Answer, requestFor(left, published !== undefined));
                left.forEach((step, index) => {
                    const refusal = refusalOf(step, data?.[alias(index)], errorOf(errors, index));
                    if (refusal !== undefined)
                        refused.set(step, refusal);
                });
                const beside = pullRequestBeside(data?.[alias(left.length - 1)]);
                standing = published && beside && (0,own_reviews/* reviewAmong */.fm)(beside, published.nodeId);
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
        const alongside = isReadBack && index === steps.length - 1 ? own_reviews/* newestReviewsSelection */.Mo : '';
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
        return (0,request_failure/* toFailure */.w2)((0,graphql/* failureOf */.g5)(error), request_failure/* publishReview */.YJ, error);
    if (payload == null) {
        const failure = { status: 422, headers: {}, message: 'the answer says nothing of it' };
        return (0,request_failure/* toFailure */.w2)(failure, request_failure/* publishReview */.YJ, undefined);
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
// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
;// CONCATENATED MODULE: ./build/github/submit-draft.js






const Thread = schemas/* object */.Ikc({ id: schemas/* string */.YjP(), pullRequest: own_reviews/* ConfirmationPage */.nW.optional() });
const ThreadsAnswer = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ thread: Thread.nullable() }).nullable());
const submit_draft_alias = (index) => `thread${index}`;
const worldSelection = `pullRequest {${own_reviews/* confirmationSelection */.W1}
      }`;
function mutationFor(count) {
    const numbers = Array.from({ length: count }, (_, index) => index);
    const variables = numbers.map((index) => `$path${index}: String!, $body${index}: String!`);
    const fields = numbers.map((index) => `
    ${submit_draft_alias(index)}: addPullRequestReviewThread(
      input: { pullRequestReviewId: $review, path: $path${index}, body: $body${index}, subjectType: FILE }
    ) { thread { id ${index === count - 1 ? worldSelection : ''} } }`);
    return `mutation AddFileThreads($review: ID!, ${variables.join(', ')}) {${fields.join('')}\n  }`;
}
async function sendThreads(api, draft, { threads, after }) {
    const variables = Object.fromEntries([
        ['review', draft.nodeId],
        ...threads.flatMap(({ path, body }, index) => [
            [`path${index}`, path],
            [`body${index}`, body],
        ]),
    ]);
    const { data } = await api.graphql(ThreadsAnswer, {
        query: mutationFor(threads.length),
        variables,
        tolerates: graphql/* refusesInput */.Uw,
    });
    const unplaced = threads.filter((_, index) => data[submit_draft_alias(index)]?.thread == null);
    const page = data[submit_draft_alias(threads.length - 1)]?.thread?.pullRequest;
    return { unplaced: unplaced.map(({ key }) => key), confirmation: page && (0,own_reviews/* confirmedBy */.x9)(page, after) };
}
async function addFileThreads(client, draft, { threads, after }) {
    if (threads.length === 0)
        return { unplaced: [] };
    let remaining = threads;
    return client.write(request_failure/* publishReview */.YJ, {
        send: (api) => sendThreads(api, draft, { threads: remaining, after }),
        find: async () => {
            const comments = (await (0,own_reviews/* readReview */.ty)(client, draft.nodeId))?.comments ?? [];
            remaining = threads.filter(({ key }) => !comments.some((comment) => comment.body.includes(key)));
            return remaining.length === 0 ? { unplaced: [] } : undefined;
        },
    });
}
const submitQuery = `
  mutation Submit($review: ID!, $event: PullRequestReviewEvent!, $body: String!) {
    submitPullRequestReview(input: { pullRequestReviewId: $review, event: $event, body: $body }) {
      pullRequestReview { url pullRequest { headRefOid } }
    }
  }`;
const submit_draft_Answer = schemas/* object */.Ikc({
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
        return await client.write(request_failure/* publishReview */.YJ, {
            send: async (api) => (await api.graphql(submit_draft_Answer, { query: submitQuery, variables })).data,
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
    return (0,own_reviews/* standing */.JA)(review);
}
async function readAnyState(client, draft) {
    const review = await (0,own_reviews/* readReview */.ty)(client, draft.nodeId);
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







const Requested = schemas/* object */.Ikc({
    requested_reviewers: schemas/* array */.YOg(schemas/* object */.Ikc({ login: schemas/* string */.YjP() }))
        .nullish()
        .transform((people) => people ?? []),
});
async function request(client, { owner, repo, number }, logins) {
    const pull = { owner, repo, pull_number: number };
    await client.write(request_failure/* publishReview */.YJ, {
        send: (api) => api.call(Requested, (rest) => rest.pulls.requestReviewers({ ...pull, reviewers: [...logins] })),
        find: async () => {
            const standing = await client.read(request_failure/* readPullRequest */.DQ, (api) => api.call(Requested, (rest) => rest.pulls.get(pull)));
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
function createGitHubPublisher({ client, address, isOurs }) {
    return {
        createDraft: (key, request) => (0,github_draft/* createDraft */.m)(client, address, { key, request, isOurs }),
        addFileThreads: (draft, threads, after) => addFileThreads(client, draft, { threads, after }),
        confirm: (after) => (0,own_reviews/* confirmOwnReviews */.U)(client, address, after),
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


/***/ })

};
