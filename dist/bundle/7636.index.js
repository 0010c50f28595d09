export const id = 7636;
export const ids = [7636];
export const modules = {

/***/ 37636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubSource: () => (/* binding */ createGitHubSource)
});

// UNUSED EXPORTS: readReviewComments

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/comments/ledger.js
var ledger = __webpack_require__(19418);
// EXTERNAL MODULE: ./build/fetch/base-files.js
var base_files = __webpack_require__(56864);
// EXTERNAL MODULE: ./build/memory/changes-since-review.js
var changes_since_review = __webpack_require__(96029);
// EXTERNAL MODULE: ./build/memory/memory.js
var memory = __webpack_require__(5155);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/diff/read-hunks.js
var read_hunks = __webpack_require__(71728);
// EXTERNAL MODULE: ./build/github/git-objects.js
var git_objects = __webpack_require__(37331);
;// CONCATENATED MODULE: ./build/github/compare-heads.js


function nameNow(then, oid, files) {
    const renamed = files.find(({ status, previous_filename }) => status === 'renamed' && previous_filename === then.path);
    return (renamed ?? files.find(({ sha, status }) => sha === oid && status !== 'removed'))?.filename;
}
function compare(then, { head, objects, files }) {
    const before = objects.get(`${then.head}:${then.path}`);
    const there = objects.get(`${head}:${then.path}`);
    if (before === undefined || there === undefined)
        return undefined;
    if (before?.oid === there?.oid)
        return 'same';
    const blank = { additions: 0, deletions: 0, changes: 0 };
    if (before === null)
        return { filename: then.path, sha: there?.oid ?? null, status: 'added', ...blank };
    const name = there === null ? nameNow(then, before.oid, files) : then.path;
    if (name === undefined)
        return { filename: then.path, sha: null, status: 'removed', ...blank };
    const after = objects.get(`${head}:${name}`);
    const moved = name === then.path ? undefined : { status: 'renamed', previous_filename: then.path };
    const file = { filename: name, ...(moved ?? { status: 'modified' }) };
    const isPureMove = moved !== undefined && files.some(({ filename, sha }) => filename === name && sha === before.oid);
    if (isPureMove)
        return { ...file, sha: before.oid, ...blank };
    return { ...file, sha: after?.oid ?? null, ...difference(before, after) };
}
function difference(before, after) {
    const isWhole = before.isTruncated !== true && after?.isTruncated !== true;
    const compared = before.text == null || after?.text == null || !isWhole ? undefined : (0,read_hunks/* patchOf */.gn)(before.text, after.text);
    if (compared === undefined)
        return { additions: 0, deletions: 0, changes: 1 };
    return { ...compared, changes: Math.max(1, compared.additions + compared.deletions) };
}
function withoutSecond(compared) {
    const names = new Set();
    return compared.filter(({ now }) => {
        if (now === 'same')
            return true;
        const isFirst = !names.has(now.filename);
        names.add(now.filename);
        return isFirst;
    });
}
function headsOf({ wanted }) {
    return [...new Set(wanted.map((then) => then.head))];
}
function objectsToCompare(change) {
    const { head, files, wanted } = change;
    const renames = new Map(files.flatMap(({ status, filename, previous_filename }) => status === 'renamed' && previous_filename !== undefined ? [[previous_filename, filename]] : []));
    return (0,git_objects/* eachOnce */.B)([
        ...headsOf(change).map((commit) => ({ expression: commit, text: false })),
        ...wanted.flatMap(({ head: commit, path, lines: text }) => [
            { expression: `${commit}:${path}`, text },
            { expression: `${head}:${path}`, text },
            ...(renames.has(path) ? [{ expression: `${head}:${renames.get(path)}`, text }] : []),
        ]),
    ]);
}
function compareHeads(objects, change) {
    const { head, files, wanted } = change;
    return headsOf(change).flatMap((commit) => {
        if (objects.get(commit)?.oid !== commit)
            return [];
        const compared = wanted
            .filter((then) => then.head === commit)
            .flatMap((then) => {
            const now = compare(then, { head, objects, files });
            return now === undefined ? [] : [{ then, now }];
        });
        const kept = withoutSecond(compared);
        return [
            {
                head: commit,
                known: kept.map(({ then }) => then.path),
                files: kept.flatMap(({ now }) => (now === 'same' ? [] : [now])),
            },
        ];
    });
}

// EXTERNAL MODULE: ./build/model/files.js
var files = __webpack_require__(225);
// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
// EXTERNAL MODULE: ./build/github/request-failure.js
var request_failure = __webpack_require__(43564);
;// CONCATENATED MODULE: ./build/github/comparison.js






const emptyBlob = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';
function joinPatches(files) {
    const missing = [];
    const sections = [];
    for (const file of files) {
        const reason = (0,read_hunks/* diffFileOf */.hO)(file).missing;
        if (reason === undefined)
            sections.push(section(file));
        else
            missing.push({ path: file.filename, reason });
    }
    return { diff: new TextEncoder().encode(sections.join('')), missing };
}
function section(file) {
    const from = quotable(`a/${file.previous_filename ?? file.filename}`);
    const to = quotable(`b/${file.filename}`);
    return [`diff --git ${from} ${to}`, ...header(file), ...content(file, from, to), ''].join('\n');
}
function header(file) {
    const empty = file.sha === emptyBlob;
    switch (file.status) {
        case 'added':
            return ['new file mode 100644', ...(empty ? [`index ${'0'.repeat(40)}..${emptyBlob}`] : [])];
        case 'removed':
            return ['deleted file mode 100644', ...(empty ? [`index ${emptyBlob}..${'0'.repeat(40)}`] : [])];
        case 'renamed':
            return move('rename', file);
        case 'copied':
            return move('copy', file);
        case 'modified':
        case 'changed':
        case 'unchanged':
            return [];
    }
}
function move(kind, file) {
    const from = quotable(file.previous_filename ?? file.filename);
    return [
        ...(file.changes === 0 ? ['similarity index 100%'] : []),
        `${kind} from ${from}`,
        `${kind} to ${quotable(file.filename)}`,
    ];
}
function content(file, from, to) {
    const oldName = file.status === 'added' ? '/dev/null' : from;
    const newName = file.status === 'removed' ? '/dev/null' : to;
    if (file.patch !== undefined && file.patch !== '') {
        return [`--- ${tabbed(oldName)}`, `+++ ${tabbed(newName)}`, file.patch];
    }
    const moved = file.status === 'renamed' || file.status === 'copied';
    const empty = file.sha === emptyBlob && file.status !== 'modified';
    return moved || empty ? [] : [`Binary files ${oldName} and ${newName} differ`];
}
function quotable(name) {
    if (!/["\\\u0000-\u001f\u007f]/.test(name))
        return name;
    const escaped = name.replace(/["\\]/g, '\\$&').replace(/[\u0000-\u001f\u007f]/g, (character) => {
        return `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
    });
    return `"${escaped}"`;
}
function tabbed(name) {
    return name.includes(' ') && !name.startsWith('"') ? `${name}\t` : name;
}
const maxComparedFiles = 300;
const Answer = schemas/* object */.Ikc({ merge_base_commit: schemas/* object */.Ikc({ sha: review_document/* CommitId */.jF }), files: schemas/* array */.YOg(files/* ChangedFile */.l).default([]) })
    .transform(({ merge_base_commit, files }) => ({ mergeBase: merge_base_commit.sha, files }));
const unanswered = new Set(['GITHUB_UNAVAILABLE', 'GITHUB_NOT_FOUND', 'GITHUB_DIFF_TOO_LARGE']);
async function readComparison(client, { owner, repo }, { base, head, checkout, }) {
    const basehead = `${base}...${head}`;
    try {
        return await client.read(request_failure/* readContents */.r0, (api) => api.call(Answer, (rest) => rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 })));
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR && unanswered.has(error.code)))
            throw error;
        const local = await checkout?.mergeBase(base, head);
        if (local !== undefined)
            return { mergeBase: local, files: [] };
        throw unknown(error);
    }
}
function unknown(cause) {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'MERGE_BASE_UNKNOWN',
        message: `The merge base is unknown: ${cause.message}, and the job has no checkout with the whole history`,
        fix: 'Run again, or check out with `fetch-depth: 0` in the job.',
        cause,
    });
}
const Progress = schemas/* object */.Ikc({
    status: schemas/* enum */.k5n(['ahead', 'behind', 'diverged', 'identical']),
    merge_base_commit: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }),
    files: schemas/* array */.YOg(files/* ChangedFile */.l).default([]),
});
async function readDiffBetween(client, { owner, repo }, [from, to]) {
    try {
        const { status, merge_base_commit, files } = await client.read(request_failure/* readContents */.r0, (api) => api.call(Progress, (rest) => rest.repos.compareCommitsWithBasehead({ owner, repo, basehead: `${from}...${to}`, per_page: 1 })));
        if (status !== 'ahead' || merge_base_commit.sha !== from || files.length >= maxComparedFiles)
            return undefined;
        const { diff, missing } = joinPatches(files);
        return missing.length === 0 ? diff : undefined;
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/fetch/evidence-verification.js
var evidence_verification = __webpack_require__(30612);
// EXTERNAL MODULE: ./build/github/pages.js
var github_pages = __webpack_require__(2270);
;// CONCATENATED MODULE: ./build/github/evidence-checks.js





const maxNotePages = 3;
const Run = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    status: schemas/* string */.YjP(),
    conclusion: schemas/* string */.YjP().nullable(),
    started_at: schemas/* string */.YjP().nullish(),
    completed_at: schemas/* string */.YjP().nullish(),
    check_suite: schemas/* object */.Ikc({ id: schemas/* number */.aig().int() }).nullish(),
    output: schemas/* object */.Ikc({ title: schemas/* string */.YjP().nullable(), annotations_count: schemas/* number */.aig().int().min(0) }),
});
const Runs = schemas/* object */.Ikc({ total_count: schemas/* number */.aig().int(), check_runs: schemas/* array */.YOg(Run) });
const Note = schemas/* object */.Ikc({
    path: schemas/* string */.YjP(),
    start_line: schemas/* number */.aig().int().min(0),
    annotation_level: schemas/* enum */.k5n(['notice', 'warning', 'failure']).catch('warning'),
    message: schemas/* string */.YjP().nullish(),
});
function observeChecks(client, wanted) {
    return Promise.all(wanted.names.map((name) => observe(client, wanted, name)));
}
async function observe(client, wanted, name) {
    try {
        const runs = await readRuns(client, wanted, name);
        if (runs === undefined)
            return { name, state: 'unreadable', reason: 'there are too many of that name' };
        const newest = runs.map((run) => ({ id: run.id, suite: run.check_suite?.id ?? null, run }));
        const attempts = await Promise.all((0,evidence_verification/* newestAttempts */.Nc)(newest).map(async ({ run, ...attempt }) => ({
            ...attempt,
            ...told(run),
            notes: await readNotes(client, wanted, run),
        })));
        return { name, state: 'read', attempts };
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        wanted.reporter.warning(`${error.message} ${error.fix}`);
        return { name, state: 'unreadable', reason: error.message };
    }
}
async function readRuns(client, { owner, repo, head }, name) {
    const { total_count, check_runs } = await client.read(request_failure/* readChecks */.wf, (api) => api.call(Runs, (rest) => rest.checks.listForRef({ owner, repo, ref: head, check_name: name, filter: 'all', per_page: github_pages/* perPage */.xP })));
    return total_count > check_runs.length ? undefined : check_runs;
}
function told(run) {
    return {
        status: run.status,
        conclusion: run.conclusion,
        startedAt: run.started_at ?? null,
        completedAt: run.completed_at ?? null,
        title: run.output.title ?? '',
        notesTotal: run.output.annotations_count,
    };
}
async function readNotes(client, { owner, repo }, { id, status, output }) {
    if (status !== 'completed')
        return [];
    const pages = Math.min(Math.ceil(output.annotations_count / github_pages/* perPage */.xP), maxNotePages);
    const notes = await Promise.all(Array.from({ length: pages }, (_, index) => client.read(request_failure/* readChecks */.wf, (api) => api.call(schemas/* array */.YOg(Note), (rest) => rest.checks.listAnnotations({
        owner,
        repo,
        check_run_id: id,
        per_page: github_pages/* perPage */.xP,
        page: index + 1,
    })))));
    return notes.flat().map(({ path, start_line, annotation_level, message }) => ({
        path,
        line: start_line,
        level: annotation_level,
        message: message ?? '',
    }));
}

// EXTERNAL MODULE: ./build/github/github-discussion.js + 1 modules
var github_discussion = __webpack_require__(26456);
// EXTERNAL MODULE: ./build/github/github-evidence.js
var github_evidence = __webpack_require__(13777);
// EXTERNAL MODULE: ./build/github/head-moves.js + 1 modules
var head_moves = __webpack_require__(85096);
// EXTERNAL MODULE: ./build/github/head-sharing.js
var head_sharing = __webpack_require__(4483);
// EXTERNAL MODULE: ./build/github/kept-checks.js
var kept_checks = __webpack_require__(30660);
// EXTERNAL MODULE: ./build/github/overview.js
var github_overview = __webpack_require__(54887);
// EXTERNAL MODULE: ./build/github/pull-request.js
var pull_request = __webpack_require__(81351);
// EXTERNAL MODULE: ./build/diff/parse-diff.js + 2 modules
var parse_diff = __webpack_require__(84271);
// EXTERNAL MODULE: ./build/git/git-evidence.js
var git_evidence = __webpack_require__(93553);
// EXTERNAL MODULE: ./build/github/api.js
var github_api = __webpack_require__(40654);
;// CONCATENATED MODULE: ./build/github/pull-request-change.js








async function downloadDiff(client, { owner, repo, number }) {
    try {
        return read(await client.read(request_failure/* readPullRequest */.DQ, (api) => api.bytes((rest) => rest.pulls.get({ owner, repo, pull_number: number, mediaType: { format: 'diff' }, ...github_api/* rawBody */.p }))));
    }
    catch (error) {
        const unavailable = error instanceof failure/* Failure */.HR &&
            (error.code === 'GITHUB_DIFF_TOO_LARGE' || error.code === 'GITHUB_UNAVAILABLE');
        if (unavailable)
            return undefined;
        throw error;
    }
}
async function replaceDiff(from) {
    const { files, reporter } = from;
    const { mergeBase, head } = from.commits;
    reporter.info('GitHub does not hand out this diff whole; it is put together from other sources.');
    const local = await from.checkout?.diff(mergeBase, head);
    const fetched = local && read(local.bytes);
    if (local !== undefined && fetched !== undefined) {
        const isShort = files.length < from.counted;
        const all = isShort ? withUnlisted(files, (0,git_evidence/* changedFiles */.Y_)(fetched.diff, local.ids)) : files;
        return { ...fetched, files: all };
    }
    const isCut = joinPatches(files).missing.length > 0;
    const paged = (isCut ? await from.list?.() : undefined) ?? files;
    return { ...joined(paged), files: paged };
}
function joined(files) {
    const { diff, missing } = joinPatches(files);
    const fetched = read(diff);
    if (fetched === undefined)
        throw unreadable();
    return { ...fetched, missing };
}
function withUnlisted(listed, all) {
    const names = new Set(listed.map(({ filename }) => filename));
    return [...listed, ...all.filter(({ filename }) => !names.has(filename))];
}
function read(bytes) {
    const parsed = (0,parse_diff/* parseDiff */.F)(bytes);
    return parsed.ok ? { bytes, diff: parsed.diff, missing: [] } : undefined;
}
function unreadable() {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'GITHUB_DIFF_UNREADABLE',
        message: "GitHub's list of changed files names a file twice or holds names that git does not allow.",
        fix: 'Run again. With a checkout in the job, local git makes the diff instead.',
    });
}
const fileListCap = 3_000;
function measureCoverage(change) {
    const { counted, files, diff } = change;
    const listed = new Set(files.map((file) => file.filename));
    const moved = new Set(files.flatMap(({ previous_filename }) => previous_filename ?? []));
    const explained = new Set(change.missing.map((file) => file.path));
    const renamed = [...listed].filter((path) => !diff.byPath.has(path) && diff.byFormerPath.has(path));
    const isThere = (path) => diff.byPath.has(path) || diff.byFormerPath.has(path);
    const unexplained = [...listed].filter((path) => !isThere(path) && !explained.has(path));
    const shortList = listed.size < counted;
    const unlisted = shortList
        ? []
        : diff.files.map(({ path }) => path).filter((path) => !listed.has(path) && !moved.has(path));
    const covered = diff.files.length - unlisted.length + renamed.length;
    const missing = [
        ...change.missing,
        ...[...unexplained, ...unlisted].map((path) => ({ path, reason: 'unreadable-diff' })),
    ];
    const expected = Math.max(counted, covered + missing.length);
    const unnamed = expected - covered - missing.length;
    const gap = {
        path: '/',
        reason: listed.size >= fileListCap ? 'file-list-capped' : 'unreadable-diff',
    };
    return { expected, covered, missing: unnamed > 0 ? [...missing, gap] : missing };
}
const maxFilePages = 30;
const progressStep = 500;
async function fetchChange({ client, checkout, reporter }, address, { base, head, pullRequest: { changedFiles: counted } }) {
    const isLarge = counted > maxComparedFiles;
    const list = () => readChangedFiles(client, address, { expected: counted, reporter });
    const [downloaded, { mergeBase, files: compared }, paged] = await Promise.all([
        isLarge ? undefined : downloadDiff(client, address),
        readComparison(client, address, { base, head, checkout }),
        isLarge ? list() : undefined,
    ]);
    const isWhole = compared.length === counted;
    const files = paged ?? (isWhole ? compared : await list());
    const commits = { head, base, mergeBase };
    const fetched = downloaded === undefined
        ? await replaceDiff({
            checkout,
            commits,
            files,
            ...(files === compared && { list }),
            counted,
            reporter,
        })
        : { ...downloaded, files };
    const { bytes, diff, missing } = fetched;
    const coverage = measureCoverage({ counted, files: fetched.files, diff, missing });
    return { commits, files: fetched.files, diff: bytes, coverage };
}
function readChangedFiles(client, { owner, repo, number }, { expected, reporter }) {
    return (0,github_pages/* readList */.LD)(client, {
        operation: request_failure/* readPullRequest */.DQ,
        item: files/* ChangedFile */.l,
        send: (rest, page) => rest.pulls.listFiles({ owner, repo, pull_number: number, ...page }),
        expected,
        maxPages: maxFilePages,
        onProgress: (read) => {
            if (read % progressStep === 0 && read < expected) {
                reporter.info(`Read ${read} of ${expected} changed files.`);
            }
        },
    });
}

;// CONCATENATED MODULE: ./build/github/github-source.js




















const maxPages = 100;
async function readReviewComments(client, { owner, repo, number }, expected) {
    if (expected === 0)
        return [];
    return (0,github_pages/* readList */.LD)(client, {
        operation: request_failure/* readPullRequest */.DQ,
        item: schemas/* looseObject */._H3({ id: schemas/* number */.aig() }),
        send: (rest, page) => rest.pulls.listReviewComments({ owner, repo, pull_number: number, ...page }),
        expected,
        maxPages,
    });
}
function createGitHubSource(options) {
    const { owner, name: repo } = options.repository;
    const address = { owner, repo, number: options.number };
    return {
        fetch: (wish) => takeSnapshot(options, address, wish),
        checks: (head, names) => observeChecks(options.client, { owner, repo, head, names, reporter: options.reporter }),
        changesSince: async (from, to) => (await options.changesSince?.(from, to)) ??
            readDiffBetween(options.client, address, [from.head, to.head]),
        filesAt: (commit, paths) => (0,git_objects/* readFilesAt */.nl)(options.client, address, { commit, paths }),
    };
}
async function takeSnapshot(options, address, wish) {
    const pinned = await pin(options, address);
    const [snapshot, comments] = await Promise.all([
        readPinned(options, address, { ...wish, pinned }),
        readReviewComments(options.client, address, pinned.reviewComments),
    ]);
    return { ...snapshot, comments };
}
async function readPinned(options, address, { policyPath, onHead, pinned }) {
    const { client, repository, gate, inspect } = options;
    const { pullRequest, base, head } = pinned;
    const [{ commits, files, diff, coverage }, headPaths, overview] = await Promise.all([
        fetchChange(options, address, pinned),
        (0,git_objects/* readHeadPaths */.FG)(client, address, head),
        (0,github_overview/* readOverview */.M)(client, address, {
            base,
            head,
            policyPath,
            gate,
            objects: (0,git_objects/* baseTextsToRead */.Vu)(base, base_files/* likelyBaseFiles */.Vr),
        }),
        onHead?.({ head, pull: address.number, url: pullRequest.url }),
    ]);
    const texts = baseTextsFor(files, headPaths);
    const changesPolicy = files.some(({ filename, previous_filename }) => filename === policyPath || previous_filename === policyPath);
    const baseFile = { file: overview.baseFile, errors: overview.errors };
    const [said, policy, proposedPolicy, directory, sharing] = await Promise.all([
        readRest(options, address, { base, head, url: pullRequest.url, files, texts, overview }),
        (0,git_objects/* readBaseFile */.go)(client, address, baseFile),
        changesPolicy ? (0,git_objects/* readProposedFile */.JE)(client, address, baseFile) : undefined,
        inspect({ head, base, files, headBlob: (sha) => (0,git_objects/* readBlob */.gm)(client, address, sha) }),
        (0,head_sharing/* readSharing */.B9)(client, overview.sharing, { head, ...address }),
    ]);
    return {
        repository,
        pullRequest,
        commits,
        sharing,
        diff,
        files,
        conversation: said.conversation,
        ...(said.kept && { kept: said.kept.checks, completed: said.kept.completed }),
        since: said.since,
        coverage,
        ...directory,
        policy,
        ...(proposedPolicy && { proposedPolicy }),
        evidence: {
            ...said.evidence,
            ...(said.baseTexts && { baseFiles: said.baseTexts }),
            ...(headPaths && { headPaths }),
        },
    };
}
async function pin({ client, expectedHead, reporter }, address) {
    const pinned = await (0,pull_request.readPinnedPullRequest)(client, address);
    if (expectedHead !== undefined && expectedHead !== pinned.head)
        throw headMoved(expectedHead, pinned.head);
    const { changedFiles } = pinned.pullRequest;
    if (changedFiles > github_pages/* perPage */.xP)
        reporter.info(`Reading ${changedFiles} changed files of #${address.number}.`);
    return pinned;
}
async function readRest({ client, tool, gate, reporter }, address, change) {
    const { base, head, url, files, texts, overview } = change;
    const { viewer, firstPage } = overview;
    const about = gate?.kind === 'check' && { address, checkName: gate.name, head, tool, viewer };
    const newest = about ? await (0,kept_checks/* readKept */.DL)(client, firstPage, about) : undefined;
    const comparison = (conversation) => ({
        head,
        files,
        wanted: (0,changes_since_review/* filesToCompare */.gl)((0,ledger/* readLedger */.SC)(conversation, tool, newest?.checks.kept), head),
    });
    const { conversation, objects, pages } = await (0,github_discussion/* readSaid */.y)(client, address, {
        overview,
        wanted: (known) => [
            ...(0,git_objects/* baseTextsToRead */.Vu)(base, texts).filter(({ expression }) => !overview.objects.has(expression)),
            ...objectsToCompare(comparison(known)),
        ],
        headSince: (reviews) => {
            const onGap = ({ message }) => reporter.warning(`A waiver may not hold: ${message}`);
            const history = { head, gate, tool, url, viewer, moves: firstPage, reviews, onGap };
            return (0,head_moves/* readHeadSince */.r8)(client, address, history);
        },
        onGap: ({ message }) => reporter.warning(`Not all that was said before could be read: ${message}`),
    });
    const unread = newest === undefined ? [] : (0,memory/* headsWithoutCheck */.ET)(conversation, tool, newest.checks);
    const kept = about && unread.length > 0 ? await (0,kept_checks/* readKeptAt */.eC)(client, firstPage, { ...about, heads: unread }) : newest;
    return {
        conversation,
        kept,
        since: compareHeads(objects, comparison(conversation)),
        baseTexts: (0,git_objects/* readBaseTexts */.Y$)(new Map([...overview.objects, ...objects]), base, texts),
        evidence: (0,github_evidence/* evidenceIn */.nM)(pages),
    };
}
function baseTextsFor(files, headPaths) {
    const gone = files.flatMap(({ status, filename, previous_filename }) => status === 'removed' ? [filename] : (previous_filename ?? []));
    const touched = files.map(({ filename }) => filename);
    return (0,base_files/* wantedBaseFiles */.qv)([...base_files/* likelyBaseFiles */.Vr, ...(headPaths ?? []), ...gone], touched);
}
function headMoved(expected, head) {
    return new failure/* Failure */.HR({
        kind: 'superseded',
        code: 'HEAD_MOVED',
        message: `This run was started for the head ${expected}, and the pull request is at ${head} now.`,
        fix: 'The run for the new head reviews it; there is nothing to do.',
    });
}


/***/ })

};
