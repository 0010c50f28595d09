export const id = 9879;
export const ids = [9879,4483,1446,3081];
export const modules = {

/***/ 83081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHubChecks: () => (/* binding */ createGitHubChecks)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _model_account_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41857);
/* harmony import */ var _model_trim_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29220);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21027);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2270);
/* harmony import */ var _same_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37864);






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
    const listAll = ({ name, head }) => client.read(_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .readChecks */ .wf, (api) => api.call(CheckRuns, (rest) => rest.checks.listForRef({ ...target, ref: head, check_name: name, filter: 'all', per_page: _pages_js__WEBPACK_IMPORTED_MODULE_1__/* .perPage */ .xP })));
    const find = async (check) => (await listAll(check)).find((candidate) => candidate.external_id === check.externalId);
    async function update(id, { output: whole, annotations, total }, change) {
        const check = { ...target, check_run_id: id };
        const output = fitting(whole);
        const written = await client.write(_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .writeCheck */ .ac, {
            send: (api) => api.call(CheckRun, (rest) => rest.checks.update({
                ...check,
                ...change,
                output: {
                    ...output,
                    ...(annotations.length > 0 && { annotations: annotations.map(toParameter) }),
                },
            })),
            find: async () => {
                const present = await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .readChecks */ .wf, (api) => api.call(CheckRun, (rest) => rest.checks.get(check)));
                return hasTaken(present, { output, annotations, total }, change) ? present : undefined;
            },
        });
        ownApp = written.app?.id;
    }
    return {
        find: async (check) => (await find(check))?.id,
        start: async ({ name, head, externalId }) => {
            const check = await client.write(_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .writeCheck */ .ac, {
                send: (api) => api.call(CheckRun, (rest) => rest.checks.create({
                    ...target,
                    name,
                    head_sha: head,
                    status: 'in_progress',
                    external_id: externalId,
                })),
                find: () => find({ name, head, externalId }),
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
                .filter(({ app }) => by === undefined || app?.slug === (0,_model_account_name_js__WEBPACK_IMPORTED_MODULE_4__/* .accountName */ .v)(by))
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
    return isKept && texts.every(([shown, sent]) => (0,_same_text_js__WEBPACK_IMPORTED_MODULE_5__/* .sameText */ .Q)(shown ?? '', sent ?? ''));
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
    return `${(0,_model_trim_js__WEBPACK_IMPORTED_MODULE_6__/* .trimEnd */ .s)(kept, '\ufffd')}${note}`;
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

/***/ 9879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubGate: () => (/* binding */ createGitHubGate)
});

// EXTERNAL MODULE: ./build/github/checks.js
var checks = __webpack_require__(83081);
// EXTERNAL MODULE: ./build/github/head-sharing.js
var head_sharing = __webpack_require__(4483);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/github/connection.js
var connection = __webpack_require__(29164);
// EXTERNAL MODULE: ./build/github/operation.js
var operation = __webpack_require__(21027);
;// CONCATENATED MODULE: ./build/github/read-name-on-head.js



const query = `
  query NameOnHead($owner: String!, $repo: String!, $head: GitObjectID!, $name: String!) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      object(oid: $head) {
        ... on Commit {
          checkSuites(last: 50, filterBy: { checkName: $name }) {
            nodes { app { slug } checkRuns(last: 50, filterBy: { checkName: $name, checkType: ALL }) {
              nodes { databaseId externalId conclusion }
            } }
          }
          status { context(name: $name) { creator { login } } }
        }
      }
    }
  }`;
const Run = schemas/* object */.Ikc({
    databaseId: schemas/* int */.Whr().nullable(),
    externalId: schemas/* string */.YjP().nullable(),
    conclusion: schemas/* string */.YjP().nullable(),
});
const Suite = schemas/* object */.Ikc({
    app: schemas/* object */.Ikc({ slug: schemas/* string */.YjP() }).nullable(),
    checkRuns: (0,connection/* nodes */.a9)(Run),
});
const Status = schemas/* object */.Ikc({ creator: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable() });
const Answer = schemas/* object */.Ikc({
    viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }),
    repository: schemas/* object */.Ikc({
        object: schemas/* object */.Ikc({
            checkSuites: (0,connection/* nodes */.a9)(Suite).nullable(),
            status: schemas/* object */.Ikc({ context: Status.nullable() }).nullable(),
        }),
    }),
});
function isUnreadable({ path }) {
    return path?.[1] === 'object' && (path[2] === 'checkSuites' || path[2] === 'status');
}
async function readNameOnHead(client, commit) {
    const request = { query, variables: { ...commit }, tolerates: isUnreadable };
    const { viewer, repository } = (await client.read(operation/* readPullRequest */.DQ, (api) => api.graphql(Answer, request)))
        .data;
    const { checkSuites, status } = repository.object;
    const checks = (checkSuites ?? []).flatMap(({ app, checkRuns }) => checkRuns.flatMap(({ databaseId: id, externalId, conclusion }) => id === null
        ? []
        : [
            {
                id,
                app: app?.slug ?? 'an app that is gone',
                externalId: externalId ?? '',
                conclusion: conclusion?.toLowerCase() ?? null,
            },
        ]));
    const context = status?.context;
    return {
        viewer: viewer.login,
        checks,
        ...(context && { statusBy: context.creator?.login ?? 'an account that is gone' }),
    };
}

// EXTERNAL MODULE: ./build/github/statuses.js
var statuses = __webpack_require__(51446);
;// CONCATENATED MODULE: ./build/github/gate-port.js




function createGitHubGate(kind, options) {
    const { client, policyPath, failOn, ...repository } = options;
    const look = (commit) => readNameOnHead(client, { ...repository, ...commit });
    const target = { client, ...repository };
    if (kind === 'status')
        return { kind, statuses: (0,statuses.createGitHubStatuses)(target), look };
    return {
        kind,
        checks: (0,checks.createGitHubChecks)(target),
        members: (head) => (0,head_sharing.readHeadMembers)(client, { ...repository, head, policyPath, failOn }),
        look,
    };
}


/***/ }),

/***/ 4483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ readSharing),
/* harmony export */   Nn: () => (/* binding */ sharingSelection),
/* harmony export */   Z_: () => (/* binding */ basisSelection),
/* harmony export */   cN: () => (/* binding */ BasisFields),
/* harmony export */   gp: () => (/* binding */ basisOf),
/* harmony export */   readHeadMembers: () => (/* binding */ readHeadMembers),
/* harmony export */   y2: () => (/* binding */ sharingVariables),
/* harmony export */   zD: () => (/* binding */ HeadSharing)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44256);
/* harmony import */ var _policy_conclusion_basis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90323);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29164);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21027);





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
        associatedPullRequests: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Pull), pageInfo: _connection_js__WEBPACK_IMPORTED_MODULE_2__/* .PageInfo */ .Qu }),
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
    return (0,_policy_conclusion_basis_js__WEBPACK_IMPORTED_MODULE_1__/* .basisDigest */ .l)({ ref, policy: baseRef?.target?.file?.oid ?? null, failOn });
}
const Member = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...Pull.shape, ...BasisFields.shape });
function membersIn(item) {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        viewer: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
        repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
            headCommit: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
                associatedPullRequests: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(item), pageInfo: _connection_js__WEBPACK_IMPORTED_MODULE_2__/* .PageInfo */ .Qu }),
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
const maxPages = 10;
async function readHeadMembers(client, { failOn, policyPath, ...commit }) {
    const query = pageQuery(basisSelection, ', $policyPath: String!');
    const pages = await (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .readCursorPages */ .ds)({
        read: async (after) => {
            const request = { query, variables: { ...commit, policyPath, after } };
            return (await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .readPullRequest */ .DQ, (api) => api.graphql(Members, request))).data;
        },
        next: ({ pageInfo }) => (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .nextCursor */ .q1)(pageInfo),
        maxPages,
    });
    const open = openOn(pages.flatMap(({ nodes }) => nodes), commit.head);
    return {
        viewer: pages[0].viewer,
        open: open.map((pull) => ({ pull: pull.number, basis: basisOf(pull, failOn) })),
        complete: pages.at(-1)?.pageInfo.hasNextPage === false,
    };
}
async function readSharing(client, { headCommit: { associatedPullRequests: first } }, { number, ...commit }) {
    const start = (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .nextCursor */ .q1)(first.pageInfo);
    const rest = start === null
        ? []
        : await (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .readCursorPages */ .ds)({
            read: async (after) => {
                const request = { query: pageQuery(''), variables: { ...commit, after: after ?? start } };
                return (await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .readPullRequest */ .DQ, (api) => api.graphql(Pulls, request))).data;
            },
            next: ({ pageInfo }) => (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .nextCursor */ .q1)(pageInfo),
            maxPages: maxPages - 1,
        });
    const open = openOn([first, ...rest].flatMap(({ nodes }) => nodes), commit.head);
    return {
        sharedWith: open.map((pull) => pull.number).filter((other) => other !== number),
        complete: [first, ...rest].at(-1)?.pageInfo.hasNextPage === false,
    };
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

/***/ 2270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   xP: () => (/* binding */ perPage)
/* harmony export */ });
/* unused harmony export readLinks */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);


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

/***/ 51446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHubStatuses: () => (/* binding */ createGitHubStatuses)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _model_account_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41857);
/* harmony import */ var _policy_gate_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27982);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21027);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2270);





const Status = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    context: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    state: _policy_gate_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusState */ .oZ,
    description: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    target_url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
    creator: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullable(),
});
function createGitHubStatuses({ client, owner, repo, }) {
    const target = { owner, repo };
    const newestOf = async (head, context) => {
        const statuses = await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .readStatuses */ .r_, (api) => api.call(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Status), (rest) => rest.repos.listCommitStatusesForRef({ ...target, ref: head, per_page: _pages_js__WEBPACK_IMPORTED_MODULE_2__/* .perPage */ .xP })));
        return statuses.filter((status) => status.context === context);
    };
    let own;
    const isBy = (creator, login) => login === undefined || (creator !== null && (0,_model_account_name_js__WEBPACK_IMPORTED_MODULE_5__/* .accountName */ .v)(creator.login) === (0,_model_account_name_js__WEBPACK_IMPORTED_MODULE_5__/* .accountName */ .v)(login));
    return {
        list: async ({ name, head, by }) => (await newestOf(head, name))
            .filter(({ creator }) => isBy(creator, by))
            .map(({ state, description, target_url, created_at }) => ({
            state,
            description: description ?? '',
            targetUrl: target_url ?? '',
            createdAt: created_at,
        })),
        latest: async ({ name, head }) => {
            const statuses = await newestOf(head, name);
            return statuses.find(({ creator }) => isBy(creator, own))?.state;
        },
        set: async ({ head, context, state, description, targetUrl }) => {
            const { creator } = await client.write(_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .writeStatus */ .Kn, {
                send: (api) => api.call(Status, (rest) => rest.repos.createCommitStatus({
                    ...target,
                    sha: head,
                    context,
                    state,
                    description,
                    ...(targetUrl !== undefined && { target_url: targetUrl }),
                })),
                find: async () => {
                    const [newest] = await newestOf(head, context);
                    const isThis = newest?.state === state && newest.description === description;
                    return isThis && newest.target_url === (targetUrl ?? null) ? newest : undefined;
                },
            });
            own = creator?.login;
        },
    };
}


/***/ })

};
