export const id = 728;
export const ids = [728];
export const modules = {

/***/ 92728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubSource: () => (/* binding */ createGitHubSource)
});

// EXTERNAL MODULE: ./build/domain/evidence/wanted-base-files.js
var wanted_base_files = __webpack_require__(58802);
// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(54543);
// EXTERNAL MODULE: ./build/domain/memory/ledger.js
var ledger = __webpack_require__(14124);
// EXTERNAL MODULE: ./build/domain/memory/since.js
var since = __webpack_require__(15935);
// EXTERNAL MODULE: ./build/domain/changed-file.js
var changed_file = __webpack_require__(44524);
// EXTERNAL MODULE: ./build/edges/github/paging/pages.js
var paging_pages = __webpack_require__(97226);
// EXTERNAL MODULE: ./build/edges/github/transport/operation.js
var operation = __webpack_require__(398);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/domain/review-document.js
var review_document = __webpack_require__(82027);
;// CONCATENATED MODULE: ./build/edges/github/change/comparison.js





const maxComparedFiles = 300;
const Answer = schemas/* object */.Ikc({ merge_base_commit: schemas/* object */.Ikc({ sha: review_document/* CommitId */.jF }), files: schemas/* array */.YOg(changed_file/* ChangedFile */.l).default([]) })
    .transform(({ merge_base_commit, files }) => ({ mergeBase: merge_base_commit.sha, files }));
const unanswered = new Set(['GITHUB_UNAVAILABLE', 'GITHUB_NOT_FOUND', 'GITHUB_DIFF_TOO_LARGE']);
async function readComparison(client, { owner, repo }, { base, head, checkout, }) {
    const basehead = `${base}...${head}`;
    try {
        return await client.read(operation/* readContents */.r0, (api) => api.call(Answer, (rest) => rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 })));
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR && unanswered.has(error.code)))
            throw error;
        const local = await checkout?.mergeBase(base, head);
        if (local?.state === 'told')
            return { mergeBase: local.value, files: [] };
        throw unknown(error, local?.state === 'history-missing' ? local.reason : 'the job has no checkout');
    }
}
function unknown(cause, reason) {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'MERGE_BASE_UNKNOWN',
        message: `Nobody says where the change left its base. GitHub: ${cause.message} The checkout: ${reason}.`,
        fix: 'Run again. With a full checkout (fetch-depth: 0) in the job, local git can tell.',
        cause,
    });
}

;// CONCATENATED MODULE: ./build/edges/github/change/coverage.js
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

// EXTERNAL MODULE: ./build/domain/diff/parse-diff.js + 8 modules
var parse_diff = __webpack_require__(97377);
// EXTERNAL MODULE: ./build/edges/git/changed-files.js
var changed_files = __webpack_require__(95160);
// EXTERNAL MODULE: ./build/edges/github/transport/api.js + 1 modules
var transport_api = __webpack_require__(68787);
// EXTERNAL MODULE: ./build/domain/diff/patch-field.js + 1 modules
var patch_field = __webpack_require__(14393);
;// CONCATENATED MODULE: ./build/edges/github/change/join-patches.js

const emptyBlob = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';
function joinPatches(files) {
    const missing = [];
    const sections = [];
    for (const file of files) {
        const reason = (0,patch_field/* diffFileOf */.h)(file).missing;
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

;// CONCATENATED MODULE: ./build/edges/github/change/fetch-diff.js






async function downloadDiff(client, { owner, repo, number }) {
    try {
        return read(await client.read(operation/* readPullRequest */.DQ, (api) => api.bytes((rest) => rest.pulls.get({ owner, repo, pull_number: number, mediaType: { format: 'diff' }, ...transport_api/* rawBody */.p }))));
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
    const fetched = local?.state === 'told' ? read(local.value.bytes) : undefined;
    if (local?.state === 'told' && fetched !== undefined) {
        const isShort = files.length < from.counted;
        const all = isShort ? withUnlisted(files, (0,changed_files/* changedFiles */.Y)(fetched.diff, local.value.ids)) : files;
        return { ...fetched, files: all };
    }
    const isCut = joinPatches(files).missing.length > 0;
    const paged = (isCut ? await from.list?.() : undefined) ?? files;
    const reason = local?.state === 'history-missing' ? local.reason : undefined;
    return { ...joined(paged, reason, reporter), files: paged };
}
function joined(files, reason, reporter) {
    const patches = joinPatches(files);
    const fetched = read(patches.diff);
    if (fetched === undefined)
        throw unreadable();
    if (reason === undefined || patches.missing.length === 0)
        return { ...fetched, missing: patches.missing };
    reporter.warning(`The checkout could not make the diff: ${reason}`);
    return { ...fetched, missing: patches.missing.map(({ path }) => ({ path, reason: 'history-missing' })) };
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

;// CONCATENATED MODULE: ./build/edges/github/change/change.js






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
    return (0,paging_pages/* readList */.LD)(client, {
        operation: operation/* readPullRequest */.DQ,
        item: changed_file/* ChangedFile */.l,
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

;// CONCATENATED MODULE: ./build/edges/github/change/diff-between.js





const Comparison = schemas/* object */.Ikc({
    status: schemas/* enum */.k5n(['ahead', 'behind', 'diverged', 'identical']),
    merge_base_commit: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }),
    files: schemas/* array */.YOg(changed_file/* ChangedFile */.l).default([]),
});
const maxFiles = 300;
async function readDiffBetween(client, { owner, repo }, [from, to]) {
    try {
        const { status, merge_base_commit, files } = await client.read(operation/* readContents */.r0, (api) => api.call(Comparison, (rest) => rest.repos.compareCommitsWithBasehead({ owner, repo, basehead: `${from}...${to}`, per_page: 1 })));
        if (status !== 'ahead' || merge_base_commit.sha !== from || files.length >= maxFiles)
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

;// CONCATENATED MODULE: ./build/edges/github/conversation/review-comments.js



const maxPages = 100;
async function readReviewComments(client, { owner, repo, number }, expected) {
    if (expected === 0)
        return [];
    return (0,paging_pages/* readList */.LD)(client, {
        operation: operation/* readPullRequest */.DQ,
        item: schemas/* looseObject */._H3({ id: schemas/* number */.aig() }),
        send: (rest, page) => rest.pulls.listReviewComments({ owner, repo, pull_number: number, ...page }),
        expected,
        maxPages,
    });
}

// EXTERNAL MODULE: ./build/edges/github/evidence/evidence.js
var evidence = __webpack_require__(83846);
// EXTERNAL MODULE: ./build/domain/evidence/observed-check.js
var observed_check = __webpack_require__(95678);
;// CONCATENATED MODULE: ./build/edges/github/evidence/evidence-checks.js





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
        const attempts = await Promise.all((0,observed_check/* newestAttempts */.Nc)(newest).map(async ({ run, ...attempt }) => ({
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
    const { total_count, check_runs } = await client.read(operation/* readChecks */.wf, (api) => api.call(Runs, (rest) => rest.checks.listForRef({ owner, repo, ref: head, check_name: name, filter: 'all', per_page: paging_pages/* perPage */.xP })));
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
    const pages = Math.min(Math.ceil(output.annotations_count / paging_pages/* perPage */.xP), maxNotePages);
    const notes = await Promise.all(Array.from({ length: pages }, (_, index) => client.read(operation/* readChecks */.wf, (api) => api.call(schemas/* array */.YOg(Note), (rest) => rest.checks.listAnnotations({
        owner,
        repo,
        check_run_id: id,
        per_page: paging_pages/* perPage */.xP,
        page: index + 1,
    })))));
    return notes.flat().map(({ path, start_line, annotation_level, message }) => ({
        path,
        line: start_line,
        level: annotation_level,
        message: message ?? '',
    }));
}

// EXTERNAL MODULE: ./build/edges/github/gate/earlier-checks.js
var earlier_checks = __webpack_require__(64427);
// EXTERNAL MODULE: ./build/edges/github/gate/earlier-statuses.js
var earlier_statuses = __webpack_require__(40916);
// EXTERNAL MODULE: ./build/edges/github/gate/head-moves.js + 1 modules
var head_moves = __webpack_require__(5193);
// EXTERNAL MODULE: ./build/edges/github/gate/head-sharing.js
var head_sharing = __webpack_require__(71478);
// EXTERNAL MODULE: ./build/edges/github/objects/base-file.js
var base_file = __webpack_require__(35296);
;// CONCATENATED MODULE: ./build/edges/github/objects/base-texts.js
function baseTextsToRead(commit, paths) {
    return paths.map((path) => ({ expression: `${commit}:${path}`, text: true }));
}
function readBaseTexts(objects, commit, paths) {
    const texts = paths.map((path) => ({ path, blob: objects.get(`${commit}:${path}`) }));
    if (texts.some(({ blob }) => blob === undefined || blob?.isTruncated === true))
        return undefined;
    return texts.flatMap(({ path, blob }) => (blob?.text == null ? [] : [{ path, text: blob.text }]));
}

// EXTERNAL MODULE: ./build/domain/in-batches.js
var in_batches = __webpack_require__(9115);
// EXTERNAL MODULE: ./build/domain/text/utf8-text.js
var utf8_text = __webpack_require__(18460);
// EXTERNAL MODULE: ./build/edges/files/text-limit.js
var text_limit = __webpack_require__(42988);
;// CONCATENATED MODULE: ./build/edges/github/objects/files-at.js






const maxPathsAtOnce = 25;
const Blob = schemas/* looseObject */._H3({
    oid: schemas/* string */.YjP(),
    byteSize: schemas/* number */.aig().int().min(0),
    text: schemas/* string */.YjP().nullish(),
});
const files_at_Answer = schemas/* object */.Ikc({ repository: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()) });
async function readFilesAt(client, address, { commit, paths }) {
    const parts = await Promise.all((0,in_batches/* inBatches */.o)(paths, maxPathsAtOnce).map((batch) => readBlobs(client, address, { commit, paths: batch })));
    const blobs = new Map(parts.flat());
    return {
        size: async (path) => blobs.get(path)?.byteSize,
        text: async (path) => {
            const blob = blobs.get(path);
            return blob === undefined || blob.byteSize > text_limit/* maxTextBytes */.t
                ? undefined
                : wholeText(client, address, blob);
        },
    };
}
async function readBlobs(client, { owner, repo }, { commit, paths }) {
    const declared = paths.map((_, index) => `, $file${index}: String!`).join('');
    const selected = paths.map((_, index) => `file${index}: object(expression: $file${index}) { ... on Blob { oid byteSize text } }`);
    const query = `query FilesAt($owner: String!, $repo: String!${declared}) {
    repository(owner: $owner, name: $repo) { ${selected.join('\n')} }
  }`;
    const named = paths.map((path, index) => [`file${index}`, `${commit}:${path}`]);
    const variables = { owner, repo, ...Object.fromEntries(named) };
    const { data } = await client.read(operation/* readContents */.r0, (api) => api.graphql(files_at_Answer, { query, variables }));
    return paths.flatMap((path, index) => {
        const blob = Blob.safeParse(data.repository[`file${index}`]);
        return blob.success ? [[path, blob.data]] : [];
    });
}
async function wholeText(client, address, { oid, byteSize, text }) {
    const isWhole = text != null && Buffer.byteLength(text) === byteSize;
    return isWhole ? text : (0,utf8_text/* utf8Text */.H)(await (0,base_file/* readBlob */.gm)(client, address, oid));
}

;// CONCATENATED MODULE: ./build/edges/github/objects/head-paths.js



const Tree = schemas/* object */.Ikc({
    truncated: schemas/* boolean */.zMY(),
    tree: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), type: schemas/* string */.YjP() })),
});
async function readHeadPaths(client, { owner, repo }, commit) {
    try {
        const { truncated, tree } = await client.read(operation/* readContents */.r0, (api) => api.call(Tree, (rest) => rest.git.getTree({ owner, repo, tree_sha: commit, recursive: '1' })));
        return truncated ? undefined : tree.filter(({ type }) => type === 'blob').map(({ path }) => path);
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/domain/diff/compare-lines.js
const maxDepth = 64;
const maxTable = 250_000;
function matchLines(before, after) {
    const matches = [];
    const gaps = [{ oldFrom: 0, oldTo: before.length, newFrom: 0, newTo: after.length, depth: 0 }];
    for (let gap = gaps.pop(); gap !== undefined; gap = gaps.pop()) {
        const inner = trim(gap, { before, after }, matches);
        if (inner.oldFrom === inner.oldTo || inner.newFrom === inner.newTo || inner.depth > maxDepth)
            continue;
        const anchors = uniqueInBoth(inner, { before, after });
        if (anchors.length === 0)
            matches.push(...compareAll(inner, { before, after }));
        else
            gaps.push(...between(inner, anchors));
    }
    return matches.sort((a, b) => a.old - b.old);
}
function trim(gap, { before, after }, matches) {
    let { oldFrom, oldTo, newFrom, newTo } = gap;
    while (oldFrom < oldTo && newFrom < newTo && before[oldFrom] === after[newFrom]) {
        oldFrom += 1;
        newFrom += 1;
    }
    if (oldFrom > gap.oldFrom)
        matches.push({ old: gap.oldFrom, new: gap.newFrom, count: oldFrom - gap.oldFrom });
    while (oldFrom < oldTo && newFrom < newTo && before[oldTo - 1] === after[newTo - 1]) {
        oldTo -= 1;
        newTo -= 1;
    }
    if (oldTo < gap.oldTo)
        matches.push({ old: oldTo, new: newTo, count: gap.oldTo - oldTo });
    return { ...gap, oldFrom, oldTo, newFrom, newTo };
}
function onceIn(lines, from, to) {
    const places = new Map();
    const repeated = new Set();
    for (let at = from; at < to; at += 1) {
        const line = lines[at] ?? '';
        if (places.has(line))
            repeated.add(line);
        places.set(line, at);
    }
    for (const line of repeated)
        places.delete(line);
    return places;
}
function uniqueInBoth({ oldFrom, oldTo, newFrom, newTo }, { before, after }) {
    const there = onceIn(after, newFrom, newTo);
    const pairs = [];
    for (const [line, at] of onceIn(before, oldFrom, oldTo)) {
        const found = there.get(line);
        if (found !== undefined)
            pairs.push([at, found]);
    }
    return longestAscending(pairs.sort(([a], [b]) => a - b));
}
function longestAscending(pairs) {
    const tops = [];
    const previous = [];
    for (const [index, [, value]] of pairs.entries()) {
        let low = 0;
        let high = tops.length;
        while (low < high) {
            const middle = (low + high) >>> 1;
            if ((pairs[tops[middle] ?? 0]?.[1] ?? 0) < value)
                low = middle + 1;
            else
                high = middle;
        }
        previous.push(low === 0 ? undefined : tops[low - 1]);
        tops[low] = index;
    }
    const series = [];
    for (let at = tops.at(-1); at !== undefined; at = previous[at]) {
        const pair = pairs[at];
        if (pair !== undefined)
            series.push(pair);
    }
    return series.reverse();
}
function between(gap, anchors) {
    const starts = [[gap.oldFrom, gap.newFrom], ...anchors];
    return starts.map(([oldFrom, newFrom], index) => {
        const [oldTo, newTo] = starts[index + 1] ?? [gap.oldTo, gap.newTo];
        return { oldFrom, oldTo, newFrom, newTo, depth: gap.depth + 1 };
    });
}
function compareAll({ oldFrom, oldTo, newFrom, newTo }, { before, after }) {
    const rows = oldTo - oldFrom;
    const columns = newTo - newFrom;
    if (rows * columns > maxTable)
        return [];
    const width = columns + 1;
    const lengths = new Uint16Array((rows + 1) * width);
    const isSame = (i, j) => before[oldFrom + i] === after[newFrom + j];
    const length = (i, j) => lengths[i * width + j] ?? 0;
    for (let i = rows - 1; i >= 0; i -= 1) {
        for (let j = columns - 1; j >= 0; j -= 1) {
            lengths[i * width + j] = isSame(i, j)
                ? length(i + 1, j + 1) + 1
                : Math.max(length(i + 1, j), length(i, j + 1));
        }
    }
    const matches = [];
    let i = 0;
    let j = 0;
    while (i < rows && j < columns) {
        if (isSame(i, j)) {
            matches.push({ old: oldFrom + i, new: newFrom + j, count: 1 });
            i += 1;
            j += 1;
        }
        else if (length(i + 1, j) >= length(i, j + 1))
            i += 1;
        else
            j += 1;
    }
    return matches;
}

;// CONCATENATED MODULE: ./build/domain/diff/patch-of.js

function linesOf(text) {
    const lines = text.split('\n');
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}
function range(start, count) {
    return count === 0 ? `${start},0` : `${start + 1},${count}`;
}
function patchOf(before, after) {
    const [from, to] = [linesOf(before), linesOf(after)];
    const hunks = [];
    let [old, now, additions, deletions] = [0, 0, 0, 0];
    for (const match of [...matchLines(from, to), { old: from.length, new: to.length, count: 0 }]) {
        const gone = from.slice(old, match.old);
        const come = to.slice(now, match.new);
        if (gone.length + come.length > 0) {
            hunks.push(`@@ -${range(old, gone.length)} +${range(now, come.length)} @@`);
            hunks.push(...gone.map((line) => `-${line}`), ...come.map((line) => `+${line}`));
            additions += come.length;
            deletions += gone.length;
        }
        old = match.old + match.count;
        now = match.new + match.count;
    }
    return { patch: hunks.join('\n'), additions, deletions };
}

// EXTERNAL MODULE: ./build/edges/github/objects/objects.js
var objects = __webpack_require__(97662);
;// CONCATENATED MODULE: ./build/edges/github/objects/since.js


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
    if (before.text == null || after?.text == null || !isWhole)
        return { additions: 0, deletions: 0, changes: 1 };
    const { patch, additions, deletions } = patchOf(before.text, after.text);
    return { patch, additions, deletions, changes: Math.max(1, additions + deletions) };
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
    return (0,objects/* eachOnce */.B)([
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

// EXTERNAL MODULE: ./build/edges/github/pull-request.js
var pull_request = __webpack_require__(61386);
// EXTERNAL MODULE: ./build/edges/github/reading/overview.js
var reading_overview = __webpack_require__(38783);
// EXTERNAL MODULE: ./build/edges/github/reading/said.js + 5 modules
var said = __webpack_require__(88311);
;// CONCATENATED MODULE: ./build/edges/github/reading/source.js






















function createGitHubSource(options) {
    const { owner, name: repo } = options.repository;
    const address = { owner, repo, number: options.number };
    return {
        fetch: (wish) => takeSnapshot(options, address, wish),
        checks: (head, names) => observeChecks(options.client, { owner, repo, head, names, reporter: options.reporter }),
        changesSince: async (from, to) => (await options.changesSince?.(from, to)) ??
            readDiffBetween(options.client, address, [from.head, to.head]),
        filesAt: (commit, paths) => readFilesAt(options.client, address, { commit, paths }),
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
    const { client, repository, gate, inspect, left, onLeft } = options;
    const { pullRequest, base, head } = pinned;
    const [{ commits, files, diff, coverage }, headPaths, overview] = await Promise.all([
        fetchChange(options, address, pinned),
        readHeadPaths(client, address, head),
        (0,reading_overview/* readOverview */.M)(client, address, {
            base,
            head,
            left,
            policyPath,
            gate,
            said: pinned,
            objects: baseTextsToRead(base, wanted_base_files/* likelyBaseFiles */.V),
        }),
        onHead?.({ head, pull: address.number, url: pullRequest.url }),
    ]);
    const texts = baseTextsFor(files, headPaths);
    const changesPolicy = files.some(({ filename, previous_filename }) => filename === policyPath || previous_filename === policyPath);
    const behind = left === undefined ? undefined : (0,head_sharing/* leftBehind */.aU)(overview.sharing, left);
    if (behind !== undefined)
        onLeft?.(behind);
    const baseFile = { file: overview.baseFile, errors: overview.errors };
    const [said, policy, proposedPolicy, directory] = await Promise.all([
        readRest(options, address, { base, head, url: pullRequest.url, files, texts, overview }),
        (0,base_file/* readBaseFile */.go)(client, address, baseFile),
        changesPolicy ? (0,base_file/* readProposedFile */.JE)(client, address, baseFile) : undefined,
        inspect({ head, base, files, headBlob: (sha) => (0,base_file/* readBlob */.gm)(client, address, sha) }),
    ]);
    return {
        repository,
        pullRequest,
        commits,
        sharedWith: (0,head_sharing/* sharedWith */.KO)(overview.sharing, { head, number: address.number }),
        diff,
        files,
        conversation: said.conversation,
        earlierRuns: [
            ...(0,earlier_checks/* earlierChecks */.YI)(overview.firstPage, overview.viewer),
            ...(0,earlier_statuses/* earlierStatuses */.F_)(overview.firstPage, overview.viewer),
        ],
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
async function pin({ client, expectedHead, onPinned, reporter }, address) {
    const pinned = await (0,pull_request/* readPinnedPullRequest */.C)(client, address);
    if (expectedHead !== undefined && expectedHead !== pinned.head)
        throw headMoved(expectedHead, pinned.head);
    onPinned?.(pinned);
    const { changedFiles } = pinned.pullRequest;
    if (changedFiles > paging_pages/* perPage */.xP)
        reporter.info(`Reading ${changedFiles} changed files of #${address.number}.`);
    return pinned;
}
async function readRest({ client, tool, gate, reporter }, address, change) {
    const { base, head, url, files, texts, overview } = change;
    const { viewer, firstPage } = overview;
    const comparison = (conversation) => ({
        head,
        files,
        wanted: (0,since/* filesToCompare */.gl)((0,ledger/* readLedger */.S)(conversation, tool), head),
    });
    const { conversation, objects, pages } = await (0,said/* readSaid */.y)(client, address, {
        overview,
        wanted: (known) => [
            ...baseTextsToRead(base, texts).filter(({ expression }) => !overview.objects.has(expression)),
            ...objectsToCompare(comparison(known)),
        ],
        headSince: (reviews) => {
            const onGap = ({ message }) => reporter.warning(`A waiver may not hold: ${message}`);
            const history = { head, gate, tool, url, viewer, moves: firstPage, reviews, onGap };
            return (0,head_moves/* readHeadSince */.r8)(client, address, history);
        },
        onGap: ({ message }) => reporter.warning(`Not all that was said before could be read: ${message}`),
    });
    return {
        conversation,
        since: compareHeads(objects, comparison(conversation)),
        baseTexts: readBaseTexts(new Map([...overview.objects, ...objects]), base, texts),
        evidence: (0,evidence/* evidenceIn */.nM)(pages),
    };
}
function baseTextsFor(files, headPaths) {
    const gone = files.flatMap(({ status, filename, previous_filename }) => status === 'removed' ? [filename] : (previous_filename ?? []));
    const touched = files.map(({ filename }) => filename);
    return (0,wanted_base_files/* wantedBaseFiles */.q)([...wanted_base_files/* likelyBaseFiles */.V, ...(headPaths ?? []), ...gone], touched);
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
