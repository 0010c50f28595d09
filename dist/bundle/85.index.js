export const id = 85;
export const ids = [85,951,760,478];
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

/***/ 3054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ threadFields),
/* harmony export */   Ao: () => (/* binding */ CommentNode),
/* harmony export */   Fk: () => (/* binding */ ReviewNode),
/* harmony export */   IM: () => (/* binding */ ThreadComment),
/* harmony export */   LP: () => (/* binding */ ThreadNode),
/* harmony export */   Mt: () => (/* binding */ reviewFields),
/* harmony export */   XG: () => (/* binding */ commentFields),
/* harmony export */   f$: () => (/* binding */ DatabaseId)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _domain_publishing_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67292);
/* harmony import */ var _paging_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35448);



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
const ThreadComment = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ...CommentNode.shape, state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['PENDING', 'SUBMITTED']) });
const ReviewNode = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
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
const ThreadNode = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nullable(),
    isResolved: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    isOutdated: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    resolvedBy: Login,
    comments: (0,_paging_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(ThreadComment),
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
const reviewFields = 'id fullDatabaseId author { login } viewerDidAuthor state body url submittedAt lastEditedAt';


/***/ }),

/***/ 22331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ conversationSelection),
/* harmony export */   Ms: () => (/* binding */ readingOn),
/* harmony export */   dw: () => (/* binding */ ConversationPage),
/* harmony export */   es: () => (/* binding */ fromTheStart),
/* harmony export */   v2: () => (/* binding */ conversationVariables)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _paging_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35448);
/* harmony import */ var _paging_middle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1641);
/* harmony import */ var _paging_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97226);
/* harmony import */ var _conversation_nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3054);





const ConversationPage = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    reviews: (0,_paging_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(_conversation_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .ReviewNode */ .Fk).optional(),
    newestReviews: (0,_paging_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .tail */ .RT)(_conversation_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .ReviewNode */ .Fk).optional(),
    reviewThreads: (0,_paging_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(_conversation_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .ThreadNode */ .LP).optional(),
    newestThreads: (0,_paging_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .tail */ .RT)(_conversation_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .ThreadNode */ .LP).optional(),
    comments: (0,_paging_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(_conversation_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .CommentNode */ .Ao).optional(),
    newestComments: (0,_paging_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .tail */ .RT)(_conversation_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .CommentNode */ .Ao).optional(),
});
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
    fromBothEnds('reviews', 'newestReviews', _conversation_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .reviewFields */ .Mt),
    fromBothEnds('reviewThreads', 'newestThreads', _conversation_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .threadFields */ .AT),
    fromBothEnds('comments', 'newestComments', _conversation_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .commentFields */ .XG),
].join('');
const conversationVariables = [
    '$reviews: Boolean!, $reviewsAfter: String, $newestReviews: Boolean!, $reviewsBefore: String',
    '$reviewThreads: Boolean!, $reviewThreadsAfter: String, $newestThreads: Boolean!, $reviewThreadsBefore: String',
    '$comments: Boolean!, $commentsAfter: String, $newestComments: Boolean!, $commentsBefore: String',
].join(', ');
function fromTheStart({ reviewComments, remarks }) {
    const before = Math.max(reviewComments, remarks) > _paging_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .perPage */ .xP ? null : undefined;
    const upTo = (end) => ({ after: null, before, skips: (0,_paging_middle_js__WEBPACK_IMPORTED_MODULE_1__/* .skipsBetween */ .Dh)(_paging_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .perPage */ .xP, end - _paging_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .perPage */ .xP) });
    return { reviews: upTo(reviewComments + _paging_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .perPage */ .xP), threads: upTo(reviewComments), comments: upTo(remarks) };
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

/***/ 90913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ readMiddle),
/* harmony export */   en: () => (/* binding */ skipsOf),
/* harmony export */   nY: () => (/* binding */ skipsAny),
/* harmony export */   s1: () => (/* binding */ selectMiddle)
/* harmony export */ });
/* harmony import */ var _paging_middle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1641);
/* harmony import */ var _conversation_nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3054);


function skipsOf({ reviews, threads, comments }) {
    return { reviews: reviews?.skips ?? [], threads: threads?.skips ?? [], comments: comments?.skips ?? [] };
}
function skipsAny({ reviews, threads, comments }) {
    return reviews.length + threads.length + comments.length > 0;
}
const kinds = {
    reviews: { itemType: 'PULL_REQUEST_REVIEW', type: 'PullRequestReview', fields: _conversation_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewFields */ .Mt },
    threads: { itemType: 'PULL_REQUEST_REVIEW_THREAD', type: 'PullRequestReviewThread', fields: _conversation_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .threadFields */ .AT },
    comments: { itemType: 'ISSUE_COMMENT', type: 'IssueComment', fields: _conversation_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .commentFields */ .XG },
};
function selectMiddle(skips) {
    const select = (list) => skips[list].map((skip) => {
        const { itemType, type, fields } = kinds[list];
        return `
  ${list}${skip}: timelineItems(first: 100, skip: ${skip}, itemTypes: [${itemType}]) {
    nodes { ... on ${type} { ${fields} } }
  }`;
    });
    return [...select('reviews'), ...select('threads'), ...select('comments')].join('');
}
function readMiddle(answer, skips) {
    const read = (list, node) => (0,_paging_middle_js__WEBPACK_IMPORTED_MODULE_0__/* .readParts */ .fp)(node, answer, { list, skips: skips[list] });
    return {
        reviews: read('reviews', _conversation_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewNode */ .Fk),
        threads: read('threads', _conversation_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .ThreadNode */ .LP),
        comments: read('comments', _conversation_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .CommentNode */ .Ao),
    };
}


/***/ }),

/***/ 5723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DZ: () => (/* binding */ moreEvidenceSelection),
/* harmony export */   Xc: () => (/* binding */ EvidencePage),
/* harmony export */   Y2: () => (/* binding */ moreEvidenceVariables),
/* harmony export */   gS: () => (/* binding */ evidenceSelection),
/* harmony export */   tA: () => (/* binding */ concernsEvidence),
/* harmony export */   zu: () => (/* binding */ labelledBy)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22443);
/* harmony import */ var _paging_nodes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11839);



function pages(node) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...(0,_paging_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .sparse */ .l)(node).shape, pageInfo: _paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .PageInfo */ .Qu });
}
const Actor = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(), email: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable() })
    .nullable()
    .transform((actor) => ({ name: actor?.name ?? '', email: actor?.email ?? '' }));
const CommitNode = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ oid: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), author: Actor, committer: Actor }) })
    .transform(({ commit: { oid, ...commit } }) => ({ id: oid, ...commit }));
const IssueNode = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    labels: (0,_paging_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .nodes */ .a)(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
})
    .transform(({ labels, ...issue }) => ({ ...issue, labels: labels.map(({ name }) => name) }));
const LabelNode = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    label: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    actor: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable(),
});
const EvidencePage = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    commits: pages(CommitNode).nullish(),
    closingIssuesReferences: pages(IssueNode).nullish(),
    timelineItems: (0,_paging_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .sparse */ .l)(LabelNode).nullish(),
});
const commitNodes = 'nodes { commit { oid message author { name email } committer { name email } } } pageInfo { hasNextPage endCursor }';
const issueNodes = 'nodes { number title body labels(first: 50) { nodes { name } } } pageInfo { hasNextPage endCursor }';
const evidenceSelection = `
  commits(first: 100) { ${commitNodes} }
  closingIssuesReferences(first: 50) { ${issueNodes} }
  timelineItems(last: 50, itemTypes: [LABELED_EVENT]) {
    nodes { ... on LabeledEvent { label { name } actor { login } } }
  }`;
const evidenceFields = ['commits', 'closingIssuesReferences', 'timelineItems'];
function concernsEvidence({ path }) {
    return path?.[1] === 'pullRequest' && evidenceFields.includes(path[2]);
}
const moreEvidenceSelection = `
  commits(first: 100, after: $commitsAfter) @include(if: $commits) { ${commitNodes} }
  closingIssuesReferences(first: 50, after: $issuesAfter) @include(if: $issues) { ${issueNodes} }`;
const moreEvidenceVariables = '$commits: Boolean!, $commitsAfter: String, $issues: Boolean!, $issuesAfter: String';
function labelledBy({ timelineItems }) {
    if (timelineItems == null)
        return {};
    const events = (timelineItems.nodes ?? []).flatMap((node) => node?.actor == null ? [] : [[node.label.name, node.actor.login]]);
    return { labelledBy: new Map(events) };
}


/***/ }),

/***/ 83846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nM: () => (/* binding */ evidenceIn),
/* harmony export */   nO: () => (/* binding */ readingEvidenceOn),
/* harmony export */   r: () => (/* binding */ evidenceOnward)
/* harmony export */ });
/* harmony import */ var _evidence_query_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5723);

function join(pages) {
    const [first] = pages;
    const isKnown = first != null && !pages.includes(null);
    const { pageInfo } = pages.findLast((page) => page != null) ?? {};
    return {
        isKnown,
        nodes: pages.flatMap((page) => (page?.nodes ?? []).flatMap((node) => (node === null ? [] : [node]))),
        after: isKnown && pageInfo?.hasNextPage === true ? (pageInfo.endCursor ?? undefined) : undefined,
    };
}
function joinLists(pages) {
    return {
        commits: join(pages.map((page) => page.commits)),
        issues: join(pages.map((page) => page.closingIssuesReferences)),
    };
}
function evidenceOnward(pages) {
    const { commits, issues } = joinLists(pages);
    return commits.after === undefined && issues.after === undefined
        ? undefined
        : { commits: commits.after, issues: issues.after };
}
function readingEvidenceOn(onward) {
    const { commits, issues } = onward ?? {};
    return {
        commits: commits !== undefined,
        commitsAfter: commits ?? null,
        issues: issues !== undefined,
        issuesAfter: issues ?? null,
    };
}
function evidenceIn(pages) {
    const { commits, issues } = joinLists(pages);
    return {
        ...(commits.isKnown && commits.after === undefined && { commits: commits.nodes }),
        ...(issues.isKnown && issues.after === undefined && { linkedIssues: issues.nodes }),
        ...(0,_evidence_query_js__WEBPACK_IMPORTED_MODULE_0__/* .labelledBy */ .zu)(pages[0]),
    };
}


/***/ }),

/***/ 51760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHubChecks: () => (/* binding */ createGitHubChecks)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92072);
/* harmony import */ var _paging_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97226);
/* harmony import */ var _publishing_same_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19305);
/* harmony import */ var _transport_operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(398);





const maxTextBytes = 65_535;
const CheckRun = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    conclusion: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    external_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    app: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(), slug: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish() }).nullish(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$().nullable(),
    output: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
        summary: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
        text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
        annotations_count: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    }),
});
const CheckRuns = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ check_runs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckRun) }).transform((answer) => answer.check_runs);
function createGitHubChecks({ client, owner, repo }) {
    const target = { owner, repo };
    let ownApp;
    const listAll = ({ name, head }) => client.read(_transport_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .readChecks */ .wf, (api) => api.call(CheckRuns, (rest) => rest.checks.listForRef({ ...target, ref: head, check_name: name, filter: 'all', per_page: _paging_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .perPage */ .xP })));
    const find = async (check) => (await listAll(check)).find((candidate) => candidate.external_id === check.key);
    async function update(id, { output: whole, annotations, total }, change) {
        const check = { ...target, check_run_id: id };
        const output = fitting(whole);
        const written = await client.write(_transport_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .writeCheck */ .ac, {
            send: (api) => api.call(CheckRun, (rest) => rest.checks.update({
                ...check,
                ...change,
                output: {
                    ...output,
                    ...(annotations.length > 0 && { annotations: annotations.map(toParameter) }),
                },
            })),
            find: async () => {
                const present = await client.read(_transport_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .readChecks */ .wf, (api) => api.call(CheckRun, (rest) => rest.checks.get(check)));
                return hasTaken(present, { output, annotations, total }, change) ? present : undefined;
            },
        });
        ownApp = written.app?.id;
    }
    return {
        find: async (check) => (await find(check))?.id,
        start: async ({ name, head, key }) => {
            const check = await client.write(_transport_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .writeCheck */ .ac, {
                send: (api) => api.call(CheckRun, (rest) => rest.checks.create({ ...target, name, head_sha: head, status: 'in_progress', external_id: key })),
                find: () => find({ name, head, key }),
            });
            ownApp = check.app?.id;
            return check.id;
        },
        annotate: (id, content) => update(id, content, {}),
        conclude: (id, { conclusion, externalId, ...content }) => update(id, content, {
            status: 'completed',
            conclusion,
            ...(externalId !== undefined && { external_id: externalId }),
        }),
        list: async ({ by, ...check }) => {
            const checks = await listAll(check);
            return checks
                .filter(({ app }) => ownApp === undefined || app?.id === ownApp)
                .filter(({ app }) => by === undefined || app?.slug === (0,_domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_4__/* .accountName */ .v)(by))
                .map(toCheckOnHead);
        },
    };
}
function hasTaken(check, { output, annotations, total }, { conclusion, external_id }) {
    if (conclusion !== undefined && check.conclusion !== conclusion)
        return false;
    if (annotations.length > 0)
        return check.output.annotations_count >= total;
    const isKept = external_id === undefined || check.external_id === external_id;
    const { title, summary, text } = check.output;
    const texts = [
        [title, output.title],
        [summary, output.summary],
        [text, output.text ?? text],
    ];
    return isKept && texts.every(([shown, sent]) => (0,_publishing_same_text_js__WEBPACK_IMPORTED_MODULE_5__/* .sameText */ .Q)(shown ?? '', sent ?? ''));
}
function toCheckOnHead({ id, external_id, conclusion, started_at, output }) {
    return {
        id,
        externalId: external_id ?? '',
        conclusion,
        startedAt: started_at ?? '',
        title: output.title ?? '',
        summary: output.summary ?? '',
        text: output.text ?? '',
        annotations: output.annotations_count,
    };
}
function toParameter({ path, startLine, endLine, level, title, message }) {
    return { path, start_line: startLine, end_line: endLine, annotation_level: level, title, message };
}
function fitting({ title, summary, text }) {
    return { title, summary: cut(summary), ...(text !== undefined && { text: cut(text) }) };
}
function cut(text) {
    const bytes = new TextEncoder().encode(text);
    if (bytes.length <= maxTextBytes)
        return text;
    const note = '\n\n(cut: too long for a check)';
    const kept = new TextDecoder().decode(bytes.subarray(0, maxTextBytes - note.length));
    return `${kept.replace(/\ufffd+$/, '')}${note}`;
}


/***/ }),

/***/ 64427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ earlierChecksVariables),
/* harmony export */   YI: () => (/* binding */ earlierChecks),
/* harmony export */   c6: () => (/* binding */ EarlierChecks),
/* harmony export */   dg: () => (/* binding */ concernsEarlierChecks),
/* harmony export */   me: () => (/* binding */ earlierChecksSelection)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);
/* harmony import */ var _domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92072);
/* harmony import */ var _paging_nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11839);



const maxCommits = 20;
const earlierChecksVariables = '$checkName: String!, $earlierChecks: Boolean!';
const earlierChecksSelection = `
  checked: commits(last: ${maxCommits}) @include(if: $earlierChecks) {
    nodes { commit { oid checkSuites(first: 5, filterBy: { checkName: $checkName }) {
      nodes { app { slug } checkRuns(first: 5, filterBy: { checkName: $checkName, checkType: LATEST }) {
        nodes { databaseId text }
      } }
    } } }
  }`;
const Run = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ databaseId: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(), text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() });
const Suite = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ app: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ slug: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullable(), checkRuns: (0,_paging_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .nodes */ .a)(Run) });
const Commit = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ oid: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), checkSuites: (0,_paging_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .nodes */ .a)(Suite) }) });
const EarlierChecks = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ checked: (0,_paging_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .nodes */ .a)(Commit) });
function concernsEarlierChecks({ path }) {
    return path?.[1] === 'pullRequest' && path[2] === 'checked';
}
function earlierChecks({ checked }, login) {
    const own = (0,_domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_2__/* .accountName */ .v)(login);
    return checked.toReversed().flatMap(({ commit: { oid: head, checkSuites } }) => checkSuites
        .filter(({ app }) => app?.slug === own)
        .flatMap(({ checkRuns }) => checkRuns)
        .toSorted((a, b) => (b.databaseId ?? 0) - (a.databaseId ?? 0))
        .flatMap(({ text }) => (text === null ? [] : [{ head, checkText: text }])));
}


/***/ }),

/***/ 40916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ EarlierStatuses),
/* harmony export */   F_: () => (/* binding */ earlierStatuses),
/* harmony export */   oo: () => (/* binding */ concernsEarlierStatuses),
/* harmony export */   qx: () => (/* binding */ earlierStatusesVariables),
/* harmony export */   rV: () => (/* binding */ earlierStatusesSelection)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92072);
/* harmony import */ var _paging_nodes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11839);
/* harmony import */ var _kept_in_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70352);




const maxCommits = 20;
const earlierStatusesVariables = '$statusName: String!, $earlierStatuses: Boolean!';
const earlierStatusesSelection = `
  stated: commits(last: ${maxCommits}) @include(if: $earlierStatuses) {
    nodes { commit { oid status { context(name: $statusName) { targetUrl creator { login } } } } }
  }`;
const Context = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    targetUrl: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    creator: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable(),
});
const Commit = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ oid: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), status: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ context: Context.nullable() }).nullable() }),
});
const EarlierStatuses = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ stated: (0,_paging_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .nodes */ .a)(Commit) });
function concernsEarlierStatuses({ path }) {
    return path?.[1] === 'pullRequest' && path[2] === 'stated';
}
function earlierStatuses({ stated }, login) {
    const own = (0,_domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_3__/* .accountName */ .v)(login);
    return stated.toReversed().flatMap(({ commit: { oid: head, status } }) => {
        const context = status?.context;
        if (context?.creator == null || (0,_domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_3__/* .accountName */ .v)(context.creator.login) !== own)
            return [];
        const { keeps, whole } = (0,_kept_in_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readAddress */ .zq)(context.targetUrl ?? '');
        const kept = keeps ?? whole?.completions;
        return kept === undefined ? [] : [{ head, keeps: kept }];
    });
}


/***/ }),

/***/ 5193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R5: () => (/* binding */ HeadMoves),
  eu: () => (/* binding */ concernsHeadMoves),
  DO: () => (/* binding */ headMovesSelection),
  r8: () => (/* binding */ readHeadSince)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(54543);
// EXTERNAL MODULE: ./build/domain/gate/shared-head.js
var shared_head = __webpack_require__(93891);
// EXTERNAL MODULE: ./build/domain/gate/status-on-head.js
var status_on_head = __webpack_require__(87312);
// EXTERNAL MODULE: ./build/domain/memory/mark.js + 1 modules
var mark = __webpack_require__(38979);
;// CONCATENATED MODULE: ./build/domain/people/head-since.js



function seenByChecks(checks, pull) {
    return checks
        .filter(({ externalId }) => (0,shared_head/* readOwnConclusion */.YJ)(externalId)?.pull === pull)
        .map(({ startedAt }) => startedAt);
}
function seenByStatuses(statuses, pullUrl) {
    return statuses.filter((status) => (0,status_on_head/* isStatusOf */.i)(pullUrl, status)).map(({ createdAt }) => createdAt);
}
function seenByReviews(reviews, { tool, head }) {
    const isOfHead = (body) => (0,mark/* readMarks */.pc)(body, tool).some((mark) => mark.kind === 'review' && !mark.shrunk && mark.head === head);
    return reviews.filter(({ body }) => isOfHead(body)).map(({ writtenAt }) => writtenAt);
}
function headSince(sightings, forcedAt) {
    const after = forcedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(forcedAt);
    const [first] = sightings
        .filter((seenAt) => Date.parse(seenAt) > after)
        .toSorted((a, b) => Date.parse(a) - Date.parse(b));
    return first ?? null;
}

// EXTERNAL MODULE: ./build/edges/github/paging/nodes.js
var nodes = __webpack_require__(11839);
// EXTERNAL MODULE: ./build/edges/github/gate/checks.js
var checks = __webpack_require__(51760);
// EXTERNAL MODULE: ./build/edges/github/gate/statuses.js
var statuses = __webpack_require__(88951);
;// CONCATENATED MODULE: ./build/edges/github/gate/head-moves.js






const headMovesSelection = `
  forcePushes: timelineItems(last: 1, itemTypes: [HEAD_REF_FORCE_PUSHED_EVENT]) {
    nodes { ... on HeadRefForcePushedEvent { createdAt } }
  }`;
const HeadMoves = schemas/* object */.Ikc({
    forcePushes: (0,nodes/* sparse */.l)(schemas/* object */.Ikc({ createdAt: iso/* datetime */.w$() })).nullish(),
});
function concernsHeadMoves({ path }) {
    return path?.[1] === 'pullRequest' && path[2] === 'forcePushes';
}
function lastForced({ forcePushes }) {
    const nodes = forcePushes?.nodes;
    if (nodes == null)
        return undefined;
    const [last] = nodes;
    return last === undefined ? null : last?.createdAt;
}
async function readHeadSince(client, address, history) {
    const { reviews, tool, head, moves } = history;
    const forcedAt = lastForced(moves);
    if (forcedAt === undefined)
        return null;
    const told = reviews.flatMap(({ viewerDidAuthor, body, submittedAt, lastEditedAt }) => {
        const writtenAt = lastEditedAt ?? submittedAt;
        return viewerDidAuthor && writtenAt !== null ? [{ body, writtenAt }] : [];
    });
    const onCommit = await readSightings(client, address, history);
    return headSince([...onCommit, ...seenByReviews(told, { tool, head })], forcedAt);
}
async function readSightings(client, { owner, repo, number }, { gate, head, viewer: by, url, onGap }) {
    if (gate === undefined)
        return [];
    const wanted = { name: gate.name, head, by };
    const target = { client, owner, repo };
    try {
        return gate.kind === 'check'
            ? seenByChecks(await (0,checks.createGitHubChecks)(target).list(wanted), number)
            : seenByStatuses(await (0,statuses.createGitHubStatuses)(target).list(wanted), url);
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        onGap(error);
        return [];
    }
}


/***/ }),

/***/ 71478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KO: () => (/* binding */ sharedWith),
/* harmony export */   Nn: () => (/* binding */ sharingSelection),
/* harmony export */   aU: () => (/* binding */ leftBehind),
/* harmony export */   gI: () => (/* binding */ sharingOf),
/* harmony export */   readHeadMembers: () => (/* binding */ readHeadMembers),
/* harmony export */   y2: () => (/* binding */ sharingVariables),
/* harmony export */   zD: () => (/* binding */ HeadSharing)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82027);
/* harmony import */ var _paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22443);
/* harmony import */ var _transport_operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(398);




const sharingSelection = `
  headCommit: object(oid: $head) {
    ... on Commit {
      associatedPullRequests(first: 100) { nodes { number state headRefOid } }
    }
  }
  leftCommit: object(oid: $left) @include(if: $hasLeft) {
    ... on Commit {
      associatedPullRequests(first: 100) { nodes { number state headRefOid } }
    }
  }`;
const sharingVariables = '$head: GitObjectID!, $left: GitObjectID!, $hasLeft: Boolean!';
function sharingOf(head, left) {
    return { head, left: left ?? head, hasLeft: left !== undefined };
}
const Pulls = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['OPEN', 'CLOSED', 'MERGED']),
    headRefOid: _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF,
}));
const HeadSharing = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    headCommit: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        associatedPullRequests: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ nodes: Pulls }),
    }),
    leftCommit: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ associatedPullRequests: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ nodes: Pulls }) }).nullish(),
});
function sharedWith({ headCommit }, { head, number }) {
    return openOn(headCommit.associatedPullRequests.nodes, head).filter((other) => other !== number);
}
function leftBehind({ leftCommit }, left) {
    if (leftCommit === undefined)
        return undefined;
    return leftCommit === null ? [] : openOn(leftCommit.associatedPullRequests.nodes, left);
}
function openOn(pulls, head) {
    return pulls
        .filter((pull) => pull.state === 'OPEN' && pull.headRefOid === head)
        .map((pull) => pull.number)
        .sort((a, b) => a - b);
}
const membersQuery = `
  query Members($owner: String!, $repo: String!, $head: GitObjectID!, $after: String) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      headCommit: object(oid: $head) {
        ... on Commit {
          associatedPullRequests(first: 100, after: $after) {
            nodes { number state headRefOid }
            pageInfo { hasNextPage endCursor }
          }
        }
      }
    }
  }`;
const Members = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    viewer: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        headCommit: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ associatedPullRequests: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ nodes: Pulls, pageInfo: _paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .PageInfo */ .Qu }) }),
    }),
})
    .transform(({ viewer, repository }) => ({
    viewer: viewer.login,
    ...repository.headCommit.associatedPullRequests,
}));
const maxPages = 10;
async function readHeadMembers(client, commit) {
    const pages = await (0,_paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .readCursorPages */ .ds)({
        read: async (after) => {
            const request = { query: membersQuery, variables: { ...commit, after } };
            return (await client.read(_transport_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .readPullRequest */ .DQ, (api) => api.graphql(Members, request))).data;
        },
        next: ({ pageInfo }) => (0,_paging_cursor_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .nextCursor */ .q1)(pageInfo),
        maxPages,
    });
    return {
        viewer: pages[0].viewer,
        open: openOn(pages.flatMap(({ nodes }) => nodes), commit.head),
        complete: pages.at(-1)?.pageInfo.hasNextPage === false,
    };
}


/***/ }),

/***/ 70352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M2: () => (/* binding */ addressesKeeping),
/* harmony export */   nn: () => (/* binding */ joinParts),
/* harmony export */   zq: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);


const parameter = 'pr-verdict';
const maxAddress = 2000;
const maxParts = 20;
const maxKept = 64_000;
function pack(text) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.brotliCompressSync)(text).toString('base64url');
}
function unpack(packed) {
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.brotliDecompressSync)(Buffer.from(packed, 'base64url'), { maxOutputLength: maxKept }).toString();
    }
    catch {
        return undefined;
    }
}
function digestOf(packed) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(packed).digest('base64url').slice(0, 22);
}
function keeping(address, value) {
    const url = new URL(address);
    url.searchParams.set(parameter, value);
    return url.href;
}
function fits(address) {
    return address.length <= maxAddress;
}
function addressesKeeping(address, { states, completions }) {
    for (const text of states) {
        const alone = keeping(address, pack(text));
        if (fits(alone))
            return { parts: [], address: alone };
    }
    const [fullest] = states;
    const cut = fullest === undefined ? undefined : partsOf(address, pack(fullest));
    if (cut === undefined)
        return { parts: [], address };
    const { parts, digest } = cut;
    const reference = `of.${parts.length}.${digest}`;
    const beside = completions.map((text) => keeping(address, `${reference}.${pack(text)}`)).find(fits);
    return { parts, digest, address: beside ?? keeping(address, reference) };
}
function partsOf(address, packed) {
    const digest = digestOf(packed);
    const room = maxAddress - keeping(address, `part.${maxParts}.${maxParts}.${digest}.`).length;
    const count = Math.ceil(packed.length / room);
    if (room <= 0 || count > maxParts)
        return undefined;
    const parts = Array.from({ length: count }, (_, index) => {
        const piece = packed.slice(index * room, (index + 1) * room);
        return keeping(address, `part.${index}.${count}.${digest}.${piece}`);
    });
    return { digest, parts };
}
function readAddress(kept) {
    const url = URL.canParse(kept) ? new URL(kept) : undefined;
    const value = url?.searchParams.get(parameter);
    if (url === undefined || value == null)
        return { address: kept };
    url.searchParams.delete(parameter);
    return { address: url.href, ...readValue(value) };
}
function readValue(value) {
    const part = /^part\.(\d{1,2})\.(\d{1,2})\.([\w-]{22})\.([\w-]+)$/.exec(value);
    if (part !== null) {
        const [, index, count, digest = '', packed = ''] = part;
        return { part: { index: Number(index), count: Number(count), digest, packed } };
    }
    const whole = /^of\.(\d{1,2})\.([\w-]{22})(?:\.([\w-]+))?$/.exec(value);
    if (whole === null) {
        const keeps = unpack(value);
        return keeps === undefined ? {} : { keeps };
    }
    const [, count, digest = '', packed] = whole;
    const completions = packed === undefined ? undefined : unpack(packed);
    return { whole: { count: Number(count), digest, ...(completions !== undefined && { completions }) } };
}
function joinParts({ digest, count }, parts) {
    const own = parts.filter((part) => part.digest === digest && part.count === count);
    const pieces = Array.from({ length: count }, (_, at) => own.find(({ index }) => index === at)?.packed);
    const packed = pieces.join('');
    return pieces.includes(undefined) || digestOf(packed) !== digest ? undefined : unpack(packed);
}


/***/ }),

/***/ 88951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHubStatuses: () => (/* binding */ createGitHubStatuses)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _domain_gate_gate_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30196);
/* harmony import */ var _domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92072);
/* harmony import */ var _paging_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97226);
/* harmony import */ var _transport_operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(398);
/* harmony import */ var _kept_in_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70352);






const Status = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    node_id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    context: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    state: _domain_gate_gate_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusState */ .oZ,
    description: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    target_url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$(),
    creator: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).nullable(),
});
const maxPages = 10;
function isWhole(read) {
    const newest = read.find(({ at }) => at.part === undefined)?.at;
    return newest?.whole === undefined || (0,_kept_in_address_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParts */ .nn)(newest.whole, partsAmong(read)) !== undefined;
}
function partsAmong(read) {
    return read.flatMap(({ at }) => at.part ?? []);
}
function toStatusSet({ status, at }, parts) {
    const { id, state, description, created_at } = status;
    const { address: targetUrl, keeps, whole } = at;
    return {
        id,
        state,
        description: description ?? '',
        targetUrl,
        createdAt: created_at,
        keeps: whole === undefined ? keeps : (0,_kept_in_address_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParts */ .nn)(whole, parts),
        completions: whole?.completions,
    };
}
function createGitHubStatuses({ client, owner, repo, }) {
    const target = { owner, repo };
    const readPage = (head, page) => client.read(_transport_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .readStatuses */ .r_, (api) => api.call(zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Status), (rest) => rest.repos.listCommitStatusesForRef({ ...target, ref: head, per_page: _paging_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .perPage */ .xP, page })));
    const newestOf = async (head, context) => (await readPage(head, 1)).filter((status) => status.context === context);
    const readOwn = async (head, context, by) => {
        const isOwn = ({ creator, ...status }) => status.context === context && isBy(creator, by);
        const own = [];
        for (let page = 1; page <= maxPages; page += 1) {
            const statuses = await readPage(head, page);
            for (const status of statuses.filter(isOwn))
                own.push({ status, at: (0,_kept_in_address_js__WEBPACK_IMPORTED_MODULE_3__/* .readAddress */ .zq)(status.target_url ?? '') });
            if (statuses.length < _paging_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .perPage */ .xP || isWhole(own))
                break;
        }
        return own;
    };
    let own;
    const isBy = (creator, login = own) => login === undefined || (creator !== null && (0,_domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_6__/* .accountName */ .v)(creator.login) === (0,_domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_6__/* .accountName */ .v)(login));
    const standing = new Set();
    const write = async ({ head, context, state, description }, address) => {
        const { id, node_id: nodeId, creator, } = await client.write(_transport_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .writeStatus */ .Kn, {
            send: (api) => api.call(Status, (rest) => rest.repos.createCommitStatus({
                ...target,
                sha: head,
                context,
                state,
                description,
                ...(address !== null && { target_url: address }),
            })),
            find: async () => {
                const [newest] = await newestOf(head, context);
                const isThis = newest?.state === state && newest.description === description;
                return isThis && newest.target_url === address ? newest : undefined;
            },
        });
        own = creator?.login;
        return { id, nodeId };
    };
    return {
        list: async ({ name, head, by }) => {
            const read = await readOwn(head, name, by);
            const parts = partsAmong(read);
            for (const { at } of read)
                if (at.whole && (0,_kept_in_address_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParts */ .nn)(at.whole, parts) !== undefined)
                    standing.add(`${head} ${at.whole.digest}`);
            return read.filter(({ at }) => at.part === undefined).map((each) => toStatusSet(each, parts));
        },
        latest: async ({ name, head }) => {
            const statuses = await newestOf(head, name);
            return statuses.find(({ creator }) => isBy(creator))?.state;
        },
        set: async ({ keeps, ...status }) => {
            const { head, targetUrl } = status;
            if (targetUrl === undefined)
                return write(status, null);
            const { parts, digest, address } = keeps
                ? (0,_kept_in_address_js__WEBPACK_IMPORTED_MODULE_3__/* .addressesKeeping */ .M2)(targetUrl, keeps)
                : { parts: [], digest: '', address: targetUrl };
            if (!standing.has(`${head} ${digest}`))
                for (const part of parts)
                    await write({ ...status, ..._domain_gate_gate_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .underWay */ .Ki }, part);
            return write(status, address);
        },
    };
}


/***/ }),

/***/ 35296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ baseFileVariables),
/* harmony export */   JE: () => (/* binding */ readProposedFile),
/* harmony export */   gm: () => (/* binding */ readBlob),
/* harmony export */   go: () => (/* binding */ readBaseFile),
/* harmony export */   kO: () => (/* binding */ BaseFile),
/* harmony export */   sz: () => (/* binding */ baseFileSelection),
/* harmony export */   x7: () => (/* binding */ concernsBaseFile)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54543);
/* harmony import */ var _transport_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68787);
/* harmony import */ var _transport_operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(398);




const maxBytes = 1_000_000;
const FileNode = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    __typename: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    oid: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    byteSize: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().optional(),
    text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
})
    .nullish();
const BaseFile = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    baseCommit: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ oid: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullish(),
    policy: FileNode,
    proposedPolicy: FileNode,
});
const baseFileSelection = `
  baseCommit: object(oid: $base) { oid }
  policy: object(expression: $policy) {
    __typename
    oid
    ... on Blob { byteSize text }
  }
  proposedPolicy: object(expression: $proposedPolicy) {
    __typename
    oid
    ... on Blob { byteSize text }
  }`;
const baseFileVariables = '$base: GitObjectID!, $policy: String!, $proposedPolicy: String!';
function concernsBaseFile({ path }) {
    return path?.[1] === 'policy' || path?.[1] === 'baseCommit' || path?.[1] === 'proposedPolicy';
}
async function readBaseFile(client, address, answer) {
    const { baseCommit, policy } = answer.file;
    const error = answer.errors.find(({ path }) => path?.[1] === 'policy' || path?.[1] === 'baseCommit');
    if (error !== undefined)
        return unreadable(error.message);
    if (baseCommit == null)
        return unreadable('the base commit was not found');
    return readNode(client, address, policy);
}
async function readProposedFile(client, address, answer) {
    const error = answer.errors.find(({ path }) => path?.[1] === 'proposedPolicy');
    if (error !== undefined)
        return unreadable(error.message);
    return readNode(client, address, answer.file.proposedPolicy);
}
async function readNode(client, address, policy) {
    if (policy == null)
        return { state: 'absent' };
    if (policy.__typename !== 'Blob' || policy.byteSize === undefined)
        return unreadable('it is not a file');
    if (policy.byteSize > maxBytes)
        return unreadable(`it has ${policy.byteSize} bytes, more than ${maxBytes}`);
    const bytes = new TextEncoder().encode(policy.text ?? '');
    if (bytes.length === policy.byteSize)
        return { state: 'present', bytes };
    try {
        return { state: 'present', bytes: await readBlob(client, address, policy.oid) };
    }
    catch (error) {
        if (error instanceof _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            return unreadable(error.message);
        throw error;
    }
}
function unreadable(reason) {
    return { state: 'unreadable', reason };
}
function readBlob(client, { owner, repo }, sha) {
    return client.read(_transport_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .readContents */ .r0, (api) => api.bytes((rest) => rest.git.getBlob({ owner, repo, file_sha: sha, mediaType: { format: 'raw' }, ..._transport_api_js__WEBPACK_IMPORTED_MODULE_1__/* .rawBody */ .p })));
}


/***/ }),

/***/ 97662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ readObjects),
/* harmony export */   B: () => (/* binding */ eachOnce),
/* harmony export */   t7: () => (/* binding */ concernsObject),
/* harmony export */   zO: () => (/* binding */ selectObjects)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const Thing = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    oid: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    isTruncated: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish(),
});
function eachOnce(wanted) {
    const all = new Map();
    for (const each of wanted) {
        const text = each.text || all.get(each.expression)?.text === true;
        all.set(each.expression, { ...each, text });
    }
    return [...all.values()];
}
const alias = (index) => `object${index}`;
function selectObjects(wanted) {
    return {
        declarations: wanted.map((_, index) => `, $${alias(index)}: String!`).join(''),
        selection: wanted
            .map(({ text }, index) => {
            const fields = `oid ${text ? '... on Blob { text isTruncated }' : ''}`;
            return `${alias(index)}: object(expression: $${alias(index)}) { ${fields} }`;
        })
            .join('\n'),
        variables: Object.fromEntries(wanted.map(({ expression }, index) => [alias(index), expression])),
    };
}
function concernsObject({ path }) {
    return typeof path?.[1] === 'string' && /^object\d+$/.test(path[1]);
}
function readObjects(answer, wanted, errors) {
    const failed = new Set(errors.map(({ path }) => path?.[1]));
    return new Map(wanted.flatMap(({ expression }, index) => {
        const thing = Thing.nullish().safeParse(answer[alias(index)]);
        return failed.has(alias(index)) || !thing.success ? [] : [[expression, thing.data ?? null]];
    }));
}


/***/ }),

/***/ 35448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ connection),
/* harmony export */   RT: () => (/* binding */ tail),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _cursor_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22443);


function connection(node) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(node), pageInfo: _cursor_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .PageInfo */ .Qu });
}
function counted(node) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...connection(node).shape, totalCount: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() });
}
function tail(node) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(node), pageInfo: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ startCursor: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable() }) });
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

/***/ 1641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ skipsBetween),
/* harmony export */   cN: () => (/* binding */ readWithMiddle),
/* harmony export */   fp: () => (/* binding */ readParts)
/* harmony export */ });
/* harmony import */ var _domain_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49007);
/* harmony import */ var _transport_request_failed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83022);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11839);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97226);




const partsAtOnce = 30;
function skipsBetween(from, to, asked = new Set()) {
    const skips = [];
    for (let skip = from; skip < to && skips.length < partsAtOnce; skip += _pages_js__WEBPACK_IMPORTED_MODULE_2__/* .perPage */ .xP) {
        if (!asked.has(skip))
            skips.push(skip);
    }
    return skips;
}
function readParts(node, answer, { list, skips }) {
    return skips.map((skip) => ({ skip, nodes: (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .nodes */ .a)(node).safeParse(answer[`${list}${skip}`]).data ?? [] }));
}
function readWithMiddle(client, operation, { hasMiddle, send, }) {
    let middle = hasMiddle;
    return client.read(operation, async (api) => {
        try {
            return await send(api, middle);
        }
        catch (error) {
            if (!middle || !(error instanceof _transport_request_failed_js__WEBPACK_IMPORTED_MODULE_1__/* .RequestFailed */ .D) || (0,_domain_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .isRateLimit */ .a5)(error.failure))
                throw error;
            middle = false;
            return send(api, middle);
        }
    });
}


/***/ }),

/***/ 11839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ nodes),
/* harmony export */   l: () => (/* binding */ sparse)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

function sparse(node) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(node.nullable()).nullable() });
}
function nodes(node) {
    return sparse(node)
        .nullish()
        .transform((connection) => (connection?.nodes ?? []).filter((each) => each !== null));
}


/***/ }),

/***/ 97226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   xP: () => (/* binding */ perPage)
/* harmony export */ });
/* unused harmony export readLinks */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54543);


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
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'operational',
        code: 'GITHUB_LIST_TOO_LONG',
        message: `GitHub was asked to ${operation.what}, and a list went on after ${maxPages} pages.`,
        fix: 'A pull request with that much on it cannot be reviewed whole. Split it, or open a new one.',
    });
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

/***/ 38783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readOverview)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(39713);
/* harmony import */ var _conversation_conversation_query_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22331);
/* harmony import */ var _conversation_middle_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90913);
/* harmony import */ var _evidence_evidence_query_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5723);
/* harmony import */ var _gate_earlier_checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64427);
/* harmony import */ var _gate_earlier_statuses_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40916);
/* harmony import */ var _gate_head_moves_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5193);
/* harmony import */ var _gate_head_sharing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71478);
/* harmony import */ var _objects_base_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35296);
/* harmony import */ var _objects_objects_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97662);
/* harmony import */ var _paging_middle_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1641);
/* harmony import */ var _transport_operation_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(398);












const queryWith = ({ declarations, selection }, middle) => `
  query Overview(
    $owner: String!, $repo: String!, $number: Int!, ${_gate_head_sharing_js__WEBPACK_IMPORTED_MODULE_6__/* .sharingVariables */ .y2},
    ${_objects_base_file_js__WEBPACK_IMPORTED_MODULE_7__/* .baseFileVariables */ .Fd}, ${_gate_earlier_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .earlierChecksVariables */ .Dm}, ${_gate_earlier_statuses_js__WEBPACK_IMPORTED_MODULE_4__/* .earlierStatusesVariables */ .qx}, ${_conversation_conversation_query_js__WEBPACK_IMPORTED_MODULE_0__/* .conversationVariables */ .v2}${declarations}
  ) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      ${_objects_base_file_js__WEBPACK_IMPORTED_MODULE_7__/* .baseFileSelection */ .sz}
      ${_gate_head_sharing_js__WEBPACK_IMPORTED_MODULE_6__/* .sharingSelection */ .Nn}
      ${selection}
      pullRequest(number: $number) {${_conversation_conversation_query_js__WEBPACK_IMPORTED_MODULE_0__/* .conversationSelection */ .CU}${middle}${_evidence_evidence_query_js__WEBPACK_IMPORTED_MODULE_2__/* .evidenceSelection */ .gS}${_gate_head_moves_js__WEBPACK_IMPORTED_MODULE_5__/* .headMovesSelection */ .DO}${_gate_earlier_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .earlierChecksSelection */ .me}${_gate_earlier_statuses_js__WEBPACK_IMPORTED_MODULE_4__/* .earlierStatusesSelection */ .rV}
      }
    }
  }`;
const Overview = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    viewer: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP() }),
    repository: zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({
        ..._objects_base_file_js__WEBPACK_IMPORTED_MODULE_7__/* .BaseFile */ .kO.shape,
        ..._gate_head_sharing_js__WEBPACK_IMPORTED_MODULE_6__/* .HeadSharing */ .zD.shape,
        pullRequest: zod__WEBPACK_IMPORTED_MODULE_11__/* .looseObject */ ._H3({
            ..._conversation_conversation_query_js__WEBPACK_IMPORTED_MODULE_0__/* .ConversationPage */ .dw.shape,
            ..._evidence_evidence_query_js__WEBPACK_IMPORTED_MODULE_2__/* .EvidencePage */ .Xc.shape,
            ..._gate_head_moves_js__WEBPACK_IMPORTED_MODULE_5__/* .HeadMoves */ .R5.shape,
            ..._gate_earlier_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .EarlierChecks */ .c6.shape,
            ..._gate_earlier_statuses_js__WEBPACK_IMPORTED_MODULE_4__/* .EarlierStatuses */ .B0.shape,
        }),
    }),
})
    .transform(({ viewer, repository }) => ({ viewer: viewer.login, repository }));
async function readOverview(client, address, wanted) {
    const { base, head, policyPath, gate } = wanted;
    const selected = (0,_objects_objects_js__WEBPACK_IMPORTED_MODULE_8__/* .selectObjects */ .zO)(wanted.objects);
    const start = (0,_conversation_conversation_query_js__WEBPACK_IMPORTED_MODULE_0__/* .fromTheStart */ .es)(wanted.said);
    const skips = (0,_conversation_middle_query_js__WEBPACK_IMPORTED_MODULE_1__/* .skipsOf */ .en)(start);
    const variables = {
        ...address,
        base,
        ...(0,_gate_head_sharing_js__WEBPACK_IMPORTED_MODULE_6__/* .sharingOf */ .gI)(head, wanted.left),
        policy: `${base}:${policyPath}`,
        checkName: gate?.name ?? '',
        earlierChecks: gate?.kind === 'check',
        statusName: gate?.name ?? '',
        earlierStatuses: gate?.kind === 'status',
        proposedPolicy: `${head}:${policyPath}`,
        ...(0,_conversation_conversation_query_js__WEBPACK_IMPORTED_MODULE_0__/* .readingOn */ .Ms)(start),
        ...selected.variables,
    };
    const tolerates = (error) => [
        _objects_base_file_js__WEBPACK_IMPORTED_MODULE_7__/* .concernsBaseFile */ .x7,
        _objects_objects_js__WEBPACK_IMPORTED_MODULE_8__/* .concernsObject */ .t7,
        _evidence_evidence_query_js__WEBPACK_IMPORTED_MODULE_2__/* .concernsEvidence */ .tA,
        _gate_head_moves_js__WEBPACK_IMPORTED_MODULE_5__/* .concernsHeadMoves */ .eu,
        _gate_earlier_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .concernsEarlierChecks */ .dg,
        _gate_earlier_statuses_js__WEBPACK_IMPORTED_MODULE_4__/* .concernsEarlierStatuses */ .oo,
    ].some((concerns) => concerns(error));
    const { data, errors } = await (0,_paging_middle_js__WEBPACK_IMPORTED_MODULE_9__/* .readWithMiddle */ .cN)(client, _transport_operation_js__WEBPACK_IMPORTED_MODULE_10__/* .readPullRequest */ .DQ, {
        hasMiddle: (0,_conversation_middle_query_js__WEBPACK_IMPORTED_MODULE_1__/* .skipsAny */ .nY)(skips),
        send: (api, middle) => {
            const query = queryWith(selected, middle ? (0,_conversation_middle_query_js__WEBPACK_IMPORTED_MODULE_1__/* .selectMiddle */ .s1)(skips) : '');
            return api.graphql(Overview, { query, variables, tolerates });
        },
    });
    const { pullRequest } = data.repository;
    return {
        viewer: data.viewer,
        baseFile: data.repository,
        sharing: data.repository,
        firstPage: { ...pullRequest, middle: (0,_conversation_middle_query_js__WEBPACK_IMPORTED_MODULE_1__/* .readMiddle */ .CA)(pullRequest, skips) },
        objects: (0,_objects_objects_js__WEBPACK_IMPORTED_MODULE_8__/* .readObjects */ .$I)(data.repository, wanted.objects, errors),
        errors,
    };
}


/***/ }),

/***/ 88311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ readSaid)
});

// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(54543);
// EXTERNAL MODULE: ./build/domain/people/requests.js + 1 modules
var requests = __webpack_require__(45895);
// EXTERNAL MODULE: ./build/edges/github/paging/middle.js
var paging_middle = __webpack_require__(1641);
// EXTERNAL MODULE: ./build/edges/github/paging/pages.js
var pages = __webpack_require__(97226);
;// CONCATENATED MODULE: ./build/edges/github/paging/long-list.js


function joinPages(pages, keyOf) {
    const oldest = pages.flatMap((page) => page.oldest?.nodes ?? []);
    const newest = pages.toReversed().flatMap((page) => page.newest?.nodes ?? []);
    const parts = pages.flatMap((page) => page.middle ?? []);
    const counts = pages.flatMap((page) => page.oldest?.totalCount ?? []);
    const last = pages.findLast((page) => page.oldest !== undefined);
    const beyond = lacking(newest, oldest, keyOf);
    const hasMet = last?.oldest?.pageInfo.hasNextPage !== true || beyond.length < newest.length;
    const between = lacking(parts.flatMap((part) => part.nodes), [...oldest, ...newest], keyOf);
    const nodes = [...oldest, ...(hasMet ? [] : between), ...beyond];
    const total = Math.max(0, ...counts);
    const isCounted = newest.length > 0 && nodes.length === total;
    const onward = hasMet || isCounted
        ? undefined
        : {
            after: last.oldest.pageInfo.endCursor,
            before: last.newest?.pageInfo.startCursor ?? null,
            skips: skipsLeft(parts, { total, oldest: oldest.length, newest: newest.length }),
        };
    const lacksSome = counts.length > 0 && counts.every((count) => nodes.length < count);
    return { nodes, onward, isShort: onward === undefined && lacksSome };
}
function lacking(nodes, known, keyOf) {
    const seen = new Set(known.map(keyOf));
    return nodes.filter((node) => {
        const isNew = !seen.has(keyOf(node));
        seen.add(keyOf(node));
        return isNew;
    });
}
function skipsLeft(parts, known) {
    const { total, oldest, newest } = known;
    const isReliable = parts.every(({ skip, nodes }) => nodes.length >= Math.min(pages/* perPage */.xP, total - skip));
    if (!isReliable)
        return [];
    return (0,paging_middle/* skipsBetween */.Dh)(oldest + pages/* perPage */.xP, total - newest - pages/* perPage */.xP, new Set(parts.map(({ skip }) => skip)));
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/edges/github/transport/operation.js
var operation = __webpack_require__(398);
;// CONCATENATED MODULE: ./build/edges/github/conversation/roles.js



const maxPeople = 20;
const Permission = schemas/* object */.Ikc({ permission: schemas/* string */.YjP(), role_name: schemas/* string */.YjP().optional() })
    .transform(({ permission, role_name }) => {
    if (permission === 'write' && role_name === 'maintain')
        return 'maintain';
    return permission === 'admin' || permission === 'write' ? permission : 'none';
});
async function readRoles(client, { owner, repo }, logins) {
    const ask = async (login) => {
        try {
            const role = await client.read(operation/* readContents */.r0, (api) => api.call(Permission, (rest) => rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: login })));
            return [{ login, role }];
        }
        catch (error) {
            if (error instanceof failure/* Failure */.HR)
                return [];
            throw error;
        }
    };
    return (await Promise.all([...new Set(logins)].slice(0, maxPeople).map(ask))).flat();
}

// EXTERNAL MODULE: ./build/edges/github/paging/connection.js
var connection = __webpack_require__(35448);
// EXTERNAL MODULE: ./build/edges/github/conversation/conversation-nodes.js
var conversation_nodes = __webpack_require__(3054);
;// CONCATENATED MODULE: ./build/edges/github/conversation/thread-replies.js





const threadsAtOnce = 50;
const partsAtOnce = 100;
const Page = schemas/* looseObject */._H3({ comments: (0,connection/* counted */.hS)(conversation_nodes/* ThreadComment */.IM), newest: (0,connection/* tail */.RT)(conversation_nodes/* ThreadComment */.IM) });
function joinThread(thread, replies) {
    const pages = [{ oldest: thread.comments }, ...(replies.get(thread.id) ?? [])];
    return joinPages(pages, ({ fullDatabaseId }) => fullDatabaseId);
}
function withReplies(threads, replies) {
    const joined = threads.map((thread) => ({ thread, ...joinThread(thread, replies) }));
    return {
        threads: joined.map(({ thread, nodes }) => ({
            ...thread,
            comments: { ...thread.comments, nodes: [...nodes] },
        })),
        isCut: joined.some(({ onward, isShort }) => onward !== undefined || isShort),
    };
}
function repliesToRead(threads, replies) {
    let partsLeft = partsAtOnce;
    return threads
        .flatMap((thread) => {
        const { onward } = joinThread(thread, replies);
        if (onward === undefined)
            return [];
        const skips = onward.skips.slice(0, partsLeft);
        partsLeft -= skips.length;
        return [{ ...onward, thread: thread.id, skips }];
    })
        .slice(0, threadsAtOnce);
}
const alias = (index) => `thread${index}`;
function selectReplies(wanted, isWithMiddle) {
    const declarations = wanted.map((_, index) => {
        const name = `$${alias(index)}`;
        return `, ${name}: ID!, ${name}After: String, ${name}Before: String`;
    });
    const selection = wanted.map(({ skips }, index) => {
        const name = alias(index);
        const parts = (isWithMiddle ? skips : []).map((skip) => `replies${skip}: comments(first: 100, skip: ${skip}) { nodes { ${conversation_nodes/* commentFields */.XG} state } }`);
        return `${name}: node(id: $${name}) { ... on PullRequestReviewThread {
      comments(first: 100, after: $${name}After) {
        totalCount nodes { ${conversation_nodes/* commentFields */.XG} state } pageInfo { hasNextPage endCursor }
      }
      newest: comments(last: 100, before: $${name}Before) {
        nodes { ${conversation_nodes/* commentFields */.XG} state } pageInfo { startCursor }
      }
      ${parts.join('\n      ')}
    } }`;
    });
    const variables = wanted.flatMap(({ thread, after, before }, index) => [
        [alias(index), thread],
        [`${alias(index)}After`, after],
        [`${alias(index)}Before`, before],
    ]);
    return {
        declarations: declarations.join(''),
        selection: selection.join('\n'),
        variables: Object.fromEntries(variables),
    };
}
const nothing = {
    comments: {
        nodes: [],
        totalCount: Number.MAX_SAFE_INTEGER,
        pageInfo: { hasNextPage: false, endCursor: null },
    },
    newest: { nodes: [], pageInfo: { startCursor: null } },
};
function readReplies(answer, wanted, known) {
    const replies = new Map(known);
    wanted.forEach(({ thread, skips }, index) => {
        const page = Page.safeParse(answer[alias(index)]);
        const { comments: oldest, newest, ...parts } = page.success ? page.data : nothing;
        const middle = (0,paging_middle/* readParts */.fp)(conversation_nodes/* ThreadComment */.IM, parts, { list: 'replies', skips });
        replies.set(thread, [...(replies.get(thread) ?? []), { oldest, newest, middle }]);
    });
    return replies;
}

;// CONCATENATED MODULE: ./build/edges/github/conversation/conversation.js





function joinConversation(pages) {
    const reviews = joinPages(pages.map((page) => ({ oldest: page.reviews, newest: page.newestReviews, middle: page.middle?.reviews })), ({ id }) => id);
    const threads = joinPages(pages.map((page) => ({
        oldest: page.reviewThreads,
        newest: page.newestThreads,
        middle: page.middle?.threads,
    })), ({ id }) => id);
    const comments = joinPages(pages.map((page) => ({
        oldest: page.comments,
        newest: page.newestComments,
        middle: page.middle?.comments,
    })), ({ fullDatabaseId }) => fullDatabaseId);
    const lists = [reviews, threads, comments];
    const isWhole = lists.every(({ onward }) => onward === undefined);
    return {
        nodes: { reviews: reviews.nodes, threads: threads.nodes, comments: comments.nodes },
        onward: isWhole
            ? undefined
            : { reviews: reviews.onward, threads: threads.onward, comments: comments.onward },
        isShort: lists.some((list) => list.isShort),
    };
}
function toConversation(viewer, { reviews, threads, comments }) {
    return {
        schemaVersion: 1,
        viewer,
        reviews: reviews.filter((review) => review.state !== 'PENDING').map(toReview),
        threads: threads.map(toThread).filter((thread) => thread.comments.length > 0),
        comments: comments.map(toComment),
        people: [],
        headSince: null,
        complete: true,
    };
}
async function readConversation(client, from) {
    const { nodes, onward, isShort } = joinConversation(from.pages);
    const { threads, isCut } = withReplies(nodes.threads, from.replies);
    const said = toConversation(from.viewer, { ...nodes, threads });
    if (isShort || isCut)
        from.onGap(pageLost(from.address));
    const complete = onward === undefined && !isShort && !isCut;
    const insiders = insidersAmong([...threads.flatMap((thread) => thread.comments.nodes), ...nodes.comments]);
    const asking = (0,requests/* askers */._d)(said).toSorted((a, b) => Number(insiders.has(b)) - Number(insiders.has(a)));
    const [people, headSince] = await Promise.all([
        readRoles(client, from.address, asking),
        (0,requests/* asksForWaiver */.Wf)(said) ? from.headSince(nodes.reviews) : null,
    ]);
    return { ...said, people, headSince, complete };
}
function insidersAmong(comments) {
    const inside = ['OWNER', 'MEMBER', 'COLLABORATOR'];
    return new Set(comments.flatMap(({ author, authorAssociation }) => author !== null && inside.includes(authorAssociation) ? [author.login] : []));
}
function pageLost({ number }) {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'CONVERSATION_PARTIAL',
        message: `GitHub counts more reviews, threads or comments on #${number} than it shows`,
        fix: 'Run again.',
    });
}
function toReview(node) {
    const { fullDatabaseId, id, author, viewerDidAuthor, state, body, url } = node;
    return { id: fullDatabaseId, nodeId: id, author, ours: viewerDidAuthor, state, body, url };
}
function toThread(node) {
    return {
        nodeId: node.id,
        path: node.path,
        line: node.line,
        resolved: node.isResolved,
        resolvedBy: node.resolvedBy,
        outdated: node.isOutdated,
        comments: node.comments.nodes.filter((comment) => comment.state !== 'PENDING').map(toComment),
    };
}
const reactionNames = new Map([
    ['THUMBS_UP', '+1'],
    ['CONFUSED', 'confused'],
    ['EYES', 'eyes'],
]);
function toComment(node) {
    const { id, fullDatabaseId, author, viewerDidAuthor, body, url, createdAt, lastEditedAt, editor } = node;
    const { reactionGroups } = node;
    const login = author?.login ?? null;
    return {
        id: fullDatabaseId,
        nodeId: id,
        author: login,
        ours: viewerDidAuthor,
        inOwnWords: author?.__typename === 'User' && (lastEditedAt === null || editor === login),
        body,
        url,
        writtenAt: lastEditedAt ?? createdAt,
        reactions: (reactionGroups ?? []).flatMap(({ content, viewerHasReacted }) => viewerHasReacted ? (reactionNames.get(content) ?? []) : []),
    };
}

// EXTERNAL MODULE: ./build/edges/github/conversation/conversation-query.js
var conversation_query = __webpack_require__(22331);
// EXTERNAL MODULE: ./build/edges/github/conversation/middle-query.js
var middle_query = __webpack_require__(90913);
// EXTERNAL MODULE: ./build/edges/github/evidence/evidence.js
var evidence_evidence = __webpack_require__(83846);
// EXTERNAL MODULE: ./build/edges/github/evidence/evidence-query.js
var evidence_query = __webpack_require__(5723);
// EXTERNAL MODULE: ./build/edges/github/objects/objects.js
var objects_objects = __webpack_require__(97662);
;// CONCATENATED MODULE: ./build/edges/github/reading/follow-up.js











const maxPages = 50;
const follow_up_Page = schemas/* looseObject */._H3({
    ...conversation_query/* ConversationPage */.dw.shape,
    commits: evidence_query/* EvidencePage */.Xc.shape.commits,
    closingIssuesReferences: evidence_query/* EvidencePage */.Xc.shape.closingIssuesReferences,
});
const Answer = schemas/* looseObject */._H3({ repository: schemas/* looseObject */._H3({ pullRequest: follow_up_Page }) });
const queryWith = (selected) => `
  query More(
    $owner: String!, $repo: String!, $number: Int!,
    ${conversation_query/* conversationVariables */.v2}, ${evidence_query/* moreEvidenceVariables */.Y2}${selected.objects.declarations}${selected.replies.declarations}
  ) {
    ${selected.replies.selection}
    repository(owner: $owner, name: $repo) {
      ${selected.objects.selection}
      pullRequest(number: $number) {${conversation_query/* conversationSelection */.CU}${selected.middle}${evidence_query/* moreEvidenceSelection */.DZ}
      }
    }
  }`;
async function followUp(client, address, from) {
    const pages = [from.firstPage];
    const objects = new Map();
    const asked = new Set();
    let replies = new Map();
    while (pages.length < maxPages) {
        const wanted = (0,objects_objects/* eachOnce */.B)(from.wanted(pages)).filter(({ expression }) => !asked.has(expression));
        const { nodes, onward } = joinConversation(pages);
        const evidence = (0,evidence_evidence/* evidenceOnward */.r)(pages);
        const longThreads = repliesToRead(nodes.threads, replies);
        const open = [onward, evidence].filter((list) => list !== undefined);
        if (open.length + wanted.length + longThreads.length === 0)
            break;
        for (const { expression } of wanted)
            asked.add(expression);
        try {
            const more = await readMore(client, address, {
                lists: onward ?? {},
                evidence,
                wanted,
                longThreads,
            });
            pages.push(more.page);
            replies = readReplies(more.answer, longThreads, replies);
            for (const [expression, thing] of more.objects)
                objects.set(expression, thing);
        }
        catch (error) {
            if (!(error instanceof failure/* Failure */.HR))
                throw error;
            from.onGap(error);
            break;
        }
    }
    return { pages, objects, replies };
}
async function readMore(client, address, left) {
    const { lists, evidence, wanted, longThreads } = left;
    const objects = (0,objects_objects/* selectObjects */.zO)(wanted);
    const skips = (0,middle_query/* skipsOf */.en)(lists);
    const requestFor = (isWithMiddle) => {
        const replies = selectReplies(longThreads, isWithMiddle);
        const middle = isWithMiddle ? (0,middle_query/* selectMiddle */.s1)(skips) : '';
        const lengths = { ...(0,conversation_query/* readingOn */.Ms)(lists), ...(0,evidence_evidence/* readingEvidenceOn */.nO)(evidence) };
        return {
            query: queryWith({ objects, replies, middle }),
            variables: { ...address, ...lengths, ...objects.variables, ...replies.variables },
            tolerates: (error) => (0,objects_objects/* concernsObject */.t7)(error) || (0,evidence_query/* concernsEvidence */.tA)(error),
        };
    };
    const { data, errors } = await (0,paging_middle/* readWithMiddle */.cN)(client, operation/* readPullRequest */.DQ, {
        hasMiddle: (0,middle_query/* skipsAny */.nY)(skips) || longThreads.some((thread) => thread.skips.length > 0),
        send: (api, isWithMiddle) => api.graphql(Answer, requestFor(isWithMiddle)),
    });
    const { repository } = data;
    const page = { ...repository.pullRequest, middle: (0,middle_query/* readMiddle */.CA)(repository.pullRequest, skips) };
    return { page, objects: (0,objects_objects/* readObjects */.$I)(repository, wanted, errors), answer: data };
}

;// CONCATENATED MODULE: ./build/edges/github/reading/said.js



async function readSaid(client, address, from) {
    const { overview, wanted, headSince, onGap } = from;
    const { viewer, firstPage } = overview;
    const following = followUp(client, address, {
        firstPage,
        wanted: (pages) => wanted?.(toConversation(viewer, joinConversation(pages).nodes)) ?? [],
        onGap,
    });
    const { nodes, onward } = joinConversation([firstPage]);
    const isWhole = onward === undefined && repliesToRead(nodes.threads, new Map()).length === 0;
    const read = isWhole ? Promise.resolve({ pages: [firstPage], replies: new Map() }) : following;
    const reading = read.then(({ pages, replies }) => readConversation(client, { address, viewer, pages, replies, headSince, onGap }));
    const [followed, conversation] = await Promise.all([following, reading]);
    return { ...followed, conversation };
}


/***/ }),

/***/ 68787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ createApi),
  p: () => (/* binding */ rawBody)
});

// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(54543);
// EXTERNAL MODULE: ./build/edges/github/transport/graphql.js
var graphql = __webpack_require__(10510);
;// CONCATENATED MODULE: ./build/edges/github/transport/guarded-fetch.js

const maxRedirects = 3;
function foreignAddress(url) {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'GITHUB_FOREIGN_ADDRESS',
        message: `An answer of GitHub pointed to ${url.origin}, which is not the configured API.`,
        fix: 'Nothing was sent there. Check GITHUB_API_URL and GITHUB_GRAPHQL_URL, and any proxy in between.',
    });
}
function movedAway(method, url) {
    return new failure/* Failure */.HR({
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

// EXTERNAL MODULE: ./build/edges/github/transport/request-failed.js
var request_failed = __webpack_require__(83022);
;// CONCATENATED MODULE: ./build/edges/github/transport/api.js




const rawBody = { request: { parseSuccessResponseBody: false } };
async function createApi(options) {
    const { Octokit } = await Promise.all(/* import() */[__webpack_require__.e(479), __webpack_require__.e(267)]).then(__webpack_require__.bind(__webpack_require__, 11267));
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
            throw (0,graphql/* unreadable */.O$)(parsed.error);
        return { data: parsed.data, link: answer.headers.link };
    }
    return {
        page,
        call: async (schema, send) => (await page(schema, send)).data,
        bytes: (send) => attempt(async () => collect((await send(octokit.rest)).data)),
        download: (send, limit) => attempt(async () => {
            const { location } = (await send(octokit.rest)).headers;
            if (location === undefined)
                throw new request_failed/* RequestFailed */.D({ headers: {}, message: 'the answer leads nowhere' });
            return downloadWithoutToken(new URL(location), { ...options, limit });
        }),
        graphql: async (schema, { query, variables, tolerates }) => {
            const answer = await attempt(() => octokit.request({ method: 'POST', url: options.graphqlUrl, query, variables }));
            const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
            return (0,graphql/* readGraphql */.KV)(schema, answer.data, { headers, tolerates });
        },
    };
}
async function downloadWithoutToken(url, { apiUrl, fetch, deadline, limit }) {
    if (url.protocol !== new URL(apiUrl).protocol)
        throw new request_failed/* RequestFailed */.D({ headers: {}, message: `the answer leads to ${url.protocol}//${url.host}` });
    try {
        const response = await fetch(url, { redirect: 'error', signal: deadline() });
        if (!response.ok || response.body === null)
            throw new request_failed/* RequestFailed */.D({ status: response.status, headers: {}, message: 'the download was refused' });
        return await collectUpTo(response.body, limit);
    }
    catch (error) {
        if (error instanceof request_failed/* RequestFailed */.D)
            throw error;
        throw new request_failed/* RequestFailed */.D({ headers: {}, message: 'the download was cut off' }, error);
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
        if (error instanceof Error && error.cause instanceof failure/* Failure */.HR)
            throw error.cause;
        throw (0,request_failed/* toRequestFailed */.U)(error) ?? error;
    }
}
async function collect(body) {
    if (!(body instanceof ReadableStream))
        throw new request_failed/* RequestFailed */.D({ headers: {}, message: 'the answer is empty' });
    try {
        return new Uint8Array(await new Response(body).arrayBuffer());
    }
    catch (error) {
        throw new request_failed/* RequestFailed */.D({ headers: {}, message: 'the answer was cut off' }, error);
    }
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
