export const id = 958;
export const ids = [958];
export const modules = {

/***/ 44524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ ChangedFile)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const ChangedFile = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    filename: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    previous_filename: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['added', 'removed', 'modified', 'renamed', 'copied', 'changed', 'unchanged']),
    additions: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    deletions: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    patch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
})
    .readonly();


/***/ }),

/***/ 14393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ diffFileOf),
  w: () => (/* binding */ diffOfFiles)
});

// EXTERNAL MODULE: ./build/domain/diff/fault.js
var fault = __webpack_require__(34465);
// EXTERNAL MODULE: ./build/domain/diff/file-index.js + 1 modules
var file_index = __webpack_require__(55719);
// EXTERNAL MODULE: ./build/domain/diff/line-table.js
var line_table = __webpack_require__(42138);
// EXTERNAL MODULE: ./build/domain/diff/hunk-runs.js
var hunk_runs = __webpack_require__(96024);
;// CONCATENATED MODULE: ./build/domain/diff/line-totals.js

function lineTotals(file) {
    let added = 0;
    let deleted = 0;
    for (const hunk of file.hunks) {
        for (const run of (0,hunk_runs/* runsOf */.ky)(hunk)) {
            if (run.kind === 'added')
                added += run.count;
            if (run.kind === 'deleted')
                deleted += run.count;
        }
    }
    return { added, deleted };
}

// EXTERNAL MODULE: ./build/domain/diff/read-hunks.js + 3 modules
var read_hunks = __webpack_require__(58584);
// EXTERNAL MODULE: ./build/domain/diff/reader.js
var diff_reader = __webpack_require__(47670);
;// CONCATENATED MODULE: ./build/domain/diff/patch-field.js






const encoder = new TextEncoder();
function diffOfFiles(files) {
    const index = new file_index/* FileIndex */.r();
    for (const entry of files) {
        if (!index.add(diffFileOf(entry))) {
            throw new Error(`the list of files names ${JSON.stringify(entry.filename)} twice`);
        }
    }
    return index;
}
function diffFileOf(entry) {
    const file = {
        path: entry.filename,
        pathEncoding: 'utf-8',
        ...formerName(entry),
        status: statusOf(entry),
        binary: false,
        submodule: false,
        symlink: false,
        hunks: [],
    };
    if (entry.patch === undefined || entry.patch === '') {
        if (entry.changes !== 0)
            return { ...file, missing: 'patch-missing' };
        return { ...file, binary: entry.status === 'modified' };
    }
    const hunks = readPatch(entry.patch);
    if (hunks === undefined)
        return { ...file, missing: 'unreadable-diff' };
    const { added, deleted } = lineTotals({ hunks });
    const whole = added === entry.additions && deleted === entry.deletions;
    return whole ? { ...file, hunks } : { ...file, missing: 'unreadable-diff' };
}
function readPatch(patch) {
    const bytes = encoder.encode(`${patch}\n`);
    const parsed = (0,fault/* catchFault */.g)(bytes, () => {
        const reader = new diff_reader/* Reader */.mP(bytes);
        const hunks = (0,read_hunks/* readHunks */.c)(reader, new line_table/* LineTable */.l(bytes));
        if (!reader.atEnd)
            throw reader.fault('bad-hunk', 'more lines than the hunk headers count');
        return hunks;
    });
    return parsed.ok ? parsed.value : undefined;
}
function formerName(entry) {
    const moved = entry.status === 'renamed' || entry.status === 'copied';
    if (!moved || entry.previous_filename === undefined)
        return {};
    return { oldPath: entry.previous_filename, oldPathEncoding: 'utf-8' };
}
function statusOf({ status }) {
    return status === 'unchanged' ? 'changed' : status;
}


/***/ }),

/***/ 38134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isInstruction),
/* harmony export */   _: () => (/* binding */ repoInstructions)
/* harmony export */ });
/* harmony import */ var _path_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74580);

const special = /(?:^|\/)(?:\.github|docs|\.pr-review)(?:\/.*)?$/;
const home = (path) => (0,_path_words_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(path).replace(special, '');
const named = (name) => ({ test: (path) => name.test((0,_path_words_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path)), home });
const kinds = [
    named(/^AGENTS\.md$/),
    named(/^CLAUDE\.md$/),
    named(/^CONTRIBUTING(?:\.[a-z]+)?$/i),
    named(/^pull_request_template\.(?:md|txt)$/i),
];
const inFolder = /(?:^|\/)\.pr-review\//;
const maxBytes = 200_000;
function isInstruction(path) {
    return inFolder.test(path) || kinds.some(({ test }) => test(path));
}
function repoInstructions(files, touched) {
    const folders = new Set(touched.map(_path_words_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS));
    const chosen = new Set(files.filter(({ path }) => inFolder.test(path)));
    for (const { test, home } of kinds) {
        const byHome = new Map();
        for (const file of files.filter(({ path }) => test(path) && !inFolder.test(path))) {
            if (!byHome.has(home(file.path)))
                byHome.set(home(file.path), file);
        }
        for (const folder of folders) {
            const nearest = (0,_path_words_js__WEBPACK_IMPORTED_MODULE_0__/* .foldersUp */ .TS)(folder).find((each) => byHome.has(each));
            const file = nearest === undefined ? undefined : byHome.get(nearest);
            if (file !== undefined)
                chosen.add(file);
        }
    }
    const parts = files
        .filter((file) => chosen.has(file))
        .map(({ path, text }) => `# ${path}\n\n${text.trim()}\n`);
    return parts.length === 0 ? null : cut(parts.join('\n'));
}
function cut(text) {
    return text.length <= maxBytes
        ? text
        : `${text.slice(0, maxBytes)}\n\n(cut after ${maxBytes} characters)\n`;
}


/***/ }),

/***/ 58802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ likelyBaseFiles),
/* harmony export */   q: () => (/* binding */ wantedBaseFiles)
/* harmony export */ });
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16200);
/* harmony import */ var _codeowners_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75242);
/* harmony import */ var _instructions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38134);
/* harmony import */ var _path_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74580);
/* harmony import */ var _workspace_packages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92742);





const likelyBaseFiles = [
    ..._codeowners_js__WEBPACK_IMPORTED_MODULE_0__/* .codeownersPaths */ .oX,
    ..._workspace_packages_js__WEBPACK_IMPORTED_MODULE_2__/* .workspaceFiles */ .P,
    '.gitattributes',
    'AGENTS.md',
    'CLAUDE.md',
    'CONTRIBUTING.md',
    '.github/CONTRIBUTING.md',
    'docs/CONTRIBUTING.md',
    'pull_request_template.md',
    '.github/pull_request_template.md',
    '.github/PULL_REQUEST_TEMPLATE.md',
];
const maxFiles = 60;
const inRoot = new Set([..._codeowners_js__WEBPACK_IMPORTED_MODULE_0__/* .codeownersPaths */ .oX, ..._workspace_packages_js__WEBPACK_IMPORTED_MODULE_2__/* .workspaceFiles */ .P]);
const shared = /^(?:\.github\/|docs\/|\.pr-review\/)/;
function wantedBaseFiles(existing, touched) {
    const folders = new Set(touched.flatMap((path) => (0,_path_words_js__WEBPACK_IMPORTED_MODULE_3__/* .foldersUp */ .TS)((0,_path_words_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(path))));
    const wanted = [...new Set(existing)].filter((path) => inRoot.has(path) ||
        ((0,_instructions_js__WEBPACK_IMPORTED_MODULE_1__/* .isInstruction */ .F)(path) &&
            (shared.test(path) || folders.has((0,_path_words_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(path)) || isNearReview(path, folders))) ||
        ((0,_path_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(path) === '.gitattributes' && folders.has((0,_path_words_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(path))));
    return wanted.sort((a, b) => depth(a) - depth(b) || (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n)(a, b)).slice(0, maxFiles);
}
function isNearReview(path, folders) {
    const at = path.lastIndexOf('/.pr-review/');
    return at > 0 && folders.has(path.slice(0, at));
}
function depth(path) {
    return path.split('/').length;
}


/***/ }),

/***/ 92742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ workspacePackages),
/* harmony export */   P: () => (/* binding */ workspaceFiles)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73871);
/* harmony import */ var _path_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74580);


const workspaceFiles = [
    'package.json',
    'pnpm-workspace.yaml',
    'lerna.json',
    'Cargo.toml',
    'go.work',
];
const manifestNames = new Set(['package.json', 'Cargo.toml', 'go.mod']);
const maxPatterns = 50;
function workspacePackages(files, headPaths) {
    const patterns = files.filter(({ path }) => !path.includes('/')).flatMap(patternsOf);
    const matchers = patterns.slice(0, maxPatterns).flatMap(toMatcher);
    if (matchers.length === 0)
        return [];
    const folders = headPaths.filter((path) => manifestNames.has((0,_path_words_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(path))).map(_path_words_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS);
    const packages = [...new Set(folders)].filter((folder) => folder !== '' && matchers.some((matches) => matches(folder)));
    return packages.sort();
}
function patternsOf({ path, text }) {
    switch (path) {
        case 'package.json':
            return quotedIn(/"workspaces"\s*:\s*(?:\{\s*"packages"\s*:\s*)?\[([^\]]{0,5000})\]/.exec(text)?.[1]);
        case 'lerna.json':
            return quotedIn(/"packages"\s*:\s*\[([^\]]{0,5000})\]/.exec(text)?.[1]);
        case 'Cargo.toml':
            return quotedIn(/^\s*members\s*=\s*\[([^\]]{0,5000})\]/m.exec(text)?.[1]);
        case 'pnpm-workspace.yaml':
            return [...text.matchAll(/^ *- *["']?([^"'#\s]+)/gm)].map(([, pattern = '']) => pattern);
        case 'go.work':
            return [...text.matchAll(/^\s*(?:use\s+)?(\.\/[^\s()]+)/gm)].map(([, pattern = '']) => pattern);
        default:
            return [];
    }
}
function quotedIn(list) {
    return [...(list ?? '').matchAll(/["']([^"'\n]+)["']/g)].map(([, pattern = '']) => pattern);
}
function toMatcher(pattern) {
    const plain = pattern.replace(/^\.\//, '').replace(/\/+$/, '');
    if (plain === '' || plain.startsWith('!'))
        return [];
    try {
        return [(0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .S)(plain)];
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 36617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ judges),
/* harmony export */   Nq: () => (/* binding */ judgedBy),
/* harmony export */   pN: () => (/* binding */ refutes),
/* harmony export */   pW: () => (/* binding */ contesters)
/* harmony export */ });
/* harmony import */ var _raised_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85816);
/* harmony import */ var _same_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36536);


function judges(original) {
    return (0,_raised_by_js__WEBPACK_IMPORTED_MODULE_0__/* .judgementIn */ .Xw)(original.finding.native) !== undefined;
}
function refutes(original) {
    return (0,_raised_by_js__WEBPACK_IMPORTED_MODULE_0__/* .judgementIn */ .Xw)(original.finding.native) === 'refutes';
}
function judgedBy(original, withId) {
    const { nativeId } = original.finding;
    if (nativeId === undefined || !judges(original))
        return undefined;
    const meant = (withId.get(nativeId) ?? []).filter((other) => other.document !== original.document && !judges(other) && (0,_same_place_js__WEBPACK_IMPORTED_MODULE_1__/* .samePlace */ .o)(original.finding, other.finding));
    const [only] = meant;
    return meant.every(({ fingerprint }) => fingerprint === only?.fingerprint) ? only : undefined;
}
function contesters(group) {
    const others = ({ reviewer }, says) => group.some((original) => original.reviewer !== reviewer && says(original));
    const contesting = group.filter((original) => original.foreign !== true &&
        ((refutes(original) && others(original, (other) => !refutes(other))) ||
            (original.finding.action === 'discuss' &&
                others(original, ({ finding }) => finding.action === 'fix'))));
    return [...new Set(contesting.map(({ reviewer }) => reviewer))].sort();
}


/***/ }),

/***/ 85816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xw: () => (/* binding */ judgementIn),
/* harmony export */   wb: () => (/* binding */ raisedBy)
/* harmony export */ });
/* unused harmony export raising */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const Classified = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ classification: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
function judgementIn(native) {
    const { data } = Classified.safeParse(native);
    const word = data?.classification.trim().toLowerCase() ?? '';
    if (/^confirm(?:s|ed)?$/.test(word))
        return 'confirms';
    return /^refute(?:s|d)?$/.test(word) ? 'refutes' : undefined;
}
function raising({ sources }) {
    const sightings = sources.filter(({ native }) => judgementIn(native) !== 'refutes');
    return sightings.length === 0 ? sources : sightings;
}
function raisedBy(finding, documents) {
    return [...new Set(raising(finding).map(({ document }) => documents[document]?.reviewer ?? 'unknown'))];
}


/***/ }),

/***/ 36536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ meet),
/* harmony export */   o: () => (/* binding */ samePlace)
/* harmony export */ });
const nearbyLines = 3;
function meet(one, other) {
    if (one.path !== other.path)
        return false;
    if (one.startLine === undefined || other.startLine === undefined)
        return true;
    if (one.side !== other.side || one.numberedIn !== other.numberedIn)
        return false;
    const gap = Math.max(one.startLine, other.startLine) -
        Math.min(one.endLine ?? one.startLine, other.endLine ?? other.startLine);
    return gap <= nearbyLines;
}
function samePlace(one, other) {
    if (one.locations.length === 0 || other.locations.length === 0)
        return true;
    for (const place of one.locations)
        for (const second of other.locations)
            if (meet(place, second))
                return true;
    return false;
}


/***/ }),

/***/ 91599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YW: () => (/* binding */ sightingsOf),
/* harmony export */   mg: () => (/* binding */ likenessOf),
/* harmony export */   oe: () => (/* binding */ mayJoin),
/* harmony export */   sc: () => (/* binding */ sameProblem)
/* harmony export */ });
/* harmony import */ var _similarity_profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30625);
/* harmony import */ var _disputes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36617);
/* harmony import */ var _same_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36536);



const sameProblem = 0.14;
const differentProblem = 0.05;
const sameWords = 0.4;
function textOf({ finding }) {
    const title = finding.titleDerived ? '' : `${finding.title}\n`;
    return `${finding.scopeText ?? ''}\n${title}${finding.issue}`;
}
function byNativeId(originals) {
    const withId = new Map();
    for (const original of originals) {
        const { nativeId } = original.finding;
        if (nativeId === undefined)
            continue;
        const there = withId.get(nativeId);
        if (there === undefined)
            withId.set(nativeId, [original]);
        else
            there.push(original);
    }
    return withId;
}
function sightingsOf(originals) {
    const withId = byNativeId(originals);
    const judged = originals.map((original) => ({ original, target: (0,_disputes_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedBy */ .Nq)(original, withId) }));
    const named = judged.filter(({ target }) => target !== undefined);
    const plain = judged.filter(({ target }) => target === undefined);
    const groups = new Map();
    for (const { original, target = original } of [...plain, ...named]) {
        const group = groups.get(target.fingerprint);
        if (group === undefined)
            groups.set(target.fingerprint, [original]);
        else
            group.push(original);
    }
    return [...groups.values()].map((group) => ({
        originals: group,
        documents: new Set(group.map(({ document }) => document)),
        profile: (0,_similarity_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .profileOf */ .d)(textOf(group[0])),
    }));
}
function shareDocument(one, other) {
    for (const document of one.documents)
        if (other.documents.has(document))
            return true;
    return false;
}
function shareScope(one, other) {
    return one.originals.some(({ finding }) => other.originals.some((second) => second.finding.scope === finding.scope));
}
function mayJoin(one, other) {
    if (shareDocument(one, other) && shareScope(one, other))
        return false;
    for (const { finding } of one.originals)
        for (const second of other.originals)
            if ((0,_same_place_js__WEBPACK_IMPORTED_MODULE_2__/* .samePlace */ .o)(finding, second.finding))
                return true;
    return false;
}
function likenessOf(one, other, similarity) {
    const least = shareDocument(one, other) ? sameWords : differentProblem;
    return similarity < least ? undefined : similarity;
}


/***/ }),

/***/ 55846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ placeNow),
/* harmony export */   x: () => (/* binding */ continuationBy)
/* harmony export */ });
/* harmony import */ var _join_sighting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91599);
/* harmony import */ var _similarity_profiled_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56450);
/* harmony import */ var _similarity_similarity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82010);
/* harmony import */ var _finding_mark_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68694);
/* harmony import */ var _passage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53129);





function wordsOf({ standing }) {
    const passage = standing.in === 'thread' ? (0,_passage_js__WEBPACK_IMPORTED_MODULE_3__/* .commentPassage */ .qt)(standing.comment.body) : standing.passage;
    return passage === undefined ? '' : `${passage.title ?? ''}\n${passage.text}`;
}
function placeByGitHub({ mark, standing }) {
    if (standing.in === 'body')
        return undefined;
    const { path, line } = standing.thread;
    return line === null ? undefined : { path, startLine: line, side: mark.place?.side ?? 'RIGHT' };
}
function placeNow(entry, history) {
    const { place, head } = entry.mark;
    return (place && history.carry(head, place)) ?? placeByGitHub(entry);
}
function meets(then, { locations: [now] }) {
    if (now === undefined || then.path !== now.path || then.side !== now.side)
        return false;
    if (then.startLine === undefined || now.startLine === undefined)
        return then.startLine === now.startLine;
    const [thenEnd, nowEnd] = [then.endLine ?? then.startLine, now.endLine ?? now.startLine];
    return then.startLine <= nowEnd && now.startLine <= thenEnd;
}
function standsWhere(entry, finding, history) {
    const place = placeNow(entry, history);
    if (place === 'gone')
        return false;
    if (place !== undefined)
        return meets(place, finding);
    return entry.mark.place === undefined && finding.locations.length === 0;
}
function continuationBy(history) {
    const said = (0,_similarity_profiled_by_js__WEBPACK_IMPORTED_MODULE_1__/* .profiledBy */ .d)(({ title, issue }) => `${title}\n${issue}`);
    const told = (0,_similarity_profiled_by_js__WEBPACK_IMPORTED_MODULE_1__/* .profiledBy */ .d)(wordsOf);
    return (finding, entry) => {
        if (!standsWhere(entry, finding, history))
            return 0;
        if (entry.mark.title === (0,_finding_mark_js__WEBPACK_IMPORTED_MODULE_2__/* .titleHash */ .V4)(finding.title))
            return 1;
        if (finding.locations.length === 0)
            return 0;
        const alike = (0,_similarity_similarity_js__WEBPACK_IMPORTED_MODULE_4__/* .similarity */ .k)(said(finding), told(entry));
        return alike >= _join_sighting_js__WEBPACK_IMPORTED_MODULE_0__/* .sameProblem */ .sc ? Math.min(alike, 0.99) : 0;
    };
}


/***/ }),

/***/ 26580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ isDismissedDemand),
/* harmony export */   S: () => (/* binding */ respectDismissal)
/* harmony export */ });
/* harmony import */ var _verdict_weight_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63555);
/* harmony import */ var _judge_remembered_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(997);


function isDismissedDemand({ state, mark }) {
    return state === 'DISMISSED' && mark.event === 'REQUEST_CHANGES';
}
function demandedFor({ reconciled: { continued, stillOpen }, rules }) {
    const blocked = (entry) => (0,_verdict_weight_js__WEBPACK_IMPORTED_MODULE_0__/* .weigh */ .vi)((0,_judge_remembered_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeRemembered */ .A)(entry), rules) === 'blocking';
    return new Set([...continued.values(), ...stillOpen].filter(blocked).map(({ mark }) => mark.id));
}
function respectDismissal(decision, known) {
    if (decision.event !== 'REQUEST_CHANGES' || decision.blocking.length === 0)
        return decision;
    const { reviews } = known.memory;
    if (reviews.some(({ state }) => state === 'CHANGES_REQUESTED'))
        return decision;
    if (!reviews.some(isDismissedDemand))
        return decision;
    const demanded = demandedFor(known);
    return decision.blocking.every((id) => demanded.has(id)) ? { ...decision, event: 'COMMENT' } : decision;
}


/***/ }),

/***/ 68694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R8: () => (/* binding */ filesOf),
  is: () => (/* binding */ markAgain),
  V8: () => (/* binding */ markFinding),
  V4: () => (/* binding */ titleHash)
});

// EXTERNAL MODULE: ./build/domain/identity.js
var identity = __webpack_require__(16327);
// EXTERNAL MODULE: ./build/domain/sha256.js
var sha256 = __webpack_require__(28710);
;// CONCATENATED MODULE: ./build/domain/memory/named-files.js
const maxNames = 8;
const position = /(?::\d+(?:[-:]\d+)*|#L?\d+(?:-L?\d+)?)$/;
function nameIn(token) {
    if (token.includes('://'))
        return [];
    const name = token
        .replace(/[.:!?]+$/, '')
        .replace(position, '')
        .replace(/^\.\//, '');
    const isPlain = /^[\p{L}\p{N}_.@~+-][\p{L}\p{N}_.@~+/-]{0,199}$/u.test(name) && !/(^|\/)\.*(\/|$)/.test(name);
    return isPlain && /\.[\p{L}\p{N}]{1,12}$|\//u.test(name) ? [name] : [];
}
function namesIn(text) {
    return text.split(/[\s`'"<>()[\]{},;|*]+/).flatMap(nameIn);
}
function otherFiles({ locations }) {
    const [first, ...others] = locations.map(({ path }) => path);
    return [...new Set(others)].filter((path) => path !== first);
}
function namedFiles({ locations, fix, references }) {
    const places = new Set(locations.map(({ path }) => path));
    const said = [fix?.text ?? '', ...references].flatMap(namesIn);
    const withFolder = said.filter((name) => name.includes('/'));
    const names = new Set([...withFolder, ...said].filter((name) => !places.has(name)));
    return [...names].slice(0, maxNames);
}

;// CONCATENATED MODULE: ./build/domain/memory/finding-mark.js



function titleHash(title) {
    return (0,sha256/* sha256 */.s)((0,identity/* normaliseTitle */.BU)(title)).slice(0, 8);
}
function markFinding(finding, run) {
    const [place] = finding.locations;
    return {
        kind: 'finding',
        tool: run.tool,
        head: run.head,
        fingerprint: finding.fingerprint,
        id: finding.id,
        severity: finding.severity,
        confidence: finding.confidence.band,
        preExisting: finding.preExisting,
        reviewers: run.reviewers.length === 0 ? ['unknown'] : run.reviewers,
        contestedBy: finding.contestedBy,
        title: titleHash(finding.title),
        ...(place === undefined ? {} : { place }),
        alsoAt: otherFiles(finding),
        named: namedFiles(finding),
    };
}
function filesOf({ place, alsoAt }) {
    return place === undefined ? alsoAt : [place.path, ...alsoAt];
}
function markAgain(mark, before) {
    const { first = before.fingerprint } = before;
    return first === mark.fingerprint ? mark : { ...mark, first };
}


/***/ }),

/***/ 997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ judgeRemembered)
/* harmony export */ });
/* harmony import */ var _finding_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68694);

function judgeRemembered({ mark, standing }) {
    const known = (0,_finding_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .filesOf */ .R8)(mark);
    const paths = known.length === 0 && standing.in === 'thread' ? [standing.thread.path] : known;
    return {
        id: mark.id,
        category: mark.id.replace(/-[0-9a-f]{8}-[0-9-]+$/, ''),
        locations: paths.map((path) => ({ path })),
        severity: mark.severity,
        confidence: { band: mark.confidence },
        preExisting: mark.preExisting,
        status: 'open',
        suppressed: undefined,
        requiresHuman: false,
        corroboratedBy: mark.reviewers.slice(1).filter((id) => !mark.contestedBy.includes(id)),
        contestedBy: mark.contestedBy,
        raisedBy: mark.reviewers,
    };
}


/***/ }),

/***/ 14124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readLedger)
/* harmony export */ });
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38979);
/* harmony import */ var _passage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53129);


function inThread(thread, tool) {
    return thread.comments
        .filter(({ ours }) => ours)
        .flatMap(({ id, nodeId, body, url }) => (0,_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarks */ .pc)(body, tool).flatMap((mark) => mark.kind === 'review' || mark.kind === 'missed' || mark.kind === 'seen'
        ? []
        : [{ mark, standing: { in: 'thread', thread, comment: { id, nodeId, body }, url, posted: mark } }]));
}
function inBody({ id, body, url }, mark) {
    const passage = (0,_passage_js__WEBPACK_IMPORTED_MODULE_1__/* .findPassage */ .U4)(body, mark.id);
    return { mark, standing: { in: 'body', reviewId: id, url, ...(passage && { passage }) } };
}
function withNews(entry, marks) {
    const { mark } = entry;
    if (mark.kind !== 'finding')
        return entry;
    const seen = marks.find((each) => each.kind === 'seen' && each.id === mark.id);
    return seen?.kind === 'seen' ? { ...entry, mark: { ...seen, kind: 'finding' } } : entry;
}
function withMiss(entry, marks) {
    const miss = marks.find((each) => each.kind === 'missed' && each.id === entry.mark.id);
    return miss === undefined || entry.mark.kind !== 'finding' ? entry : { ...entry, missedAt: miss.head };
}
function readLedger(conversation, tool) {
    const entries = new Map();
    for (const entry of conversation.threads.flatMap((thread) => inThread(thread, tool)))
        entries.set(entry.mark.id, entry);
    const reviews = conversation.reviews
        .filter(({ ours, state }) => ours && state !== 'PENDING')
        .map((review) => ({ review, marks: (0,_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarks */ .pc)(review.body, tool) }))
        .filter(({ marks }) => marks.length > 0)
        .toReversed();
    for (const { review, marks } of reviews) {
        for (const mark of marks) {
            const isOwn = mark.kind === 'finding' || mark.kind === 'closed' || mark.kind === 'withdrawn';
            if (isOwn && !entries.has(mark.id))
                entries.set(mark.id, inBody(review, mark));
        }
    }
    const news = reviews[0]?.marks ?? [];
    return [...entries.values()].map((entry) => {
        const known = entry.standing.in === 'thread' ? withNews(entry, news) : entry;
        return withMiss(known, news);
    });
}


/***/ }),

/***/ 92882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hx: () => (/* binding */ nothingKnown),
/* harmony export */   I9: () => (/* binding */ recall),
/* harmony export */   aw: () => (/* binding */ nothingRemembered)
/* harmony export */ });
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14124);
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38979);


const nothingRemembered = { ledger: [], reviews: [], complete: true };
const nothingKnown = { ...nothingRemembered, complete: false };
function recall(conversation, tool) {
    const reviews = conversation.reviews
        .filter(({ ours, state }) => ours && state !== 'PENDING')
        .flatMap(({ id, nodeId, url, state, body }) => {
        const mark = (0,_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .readMarks */ .pc)(body, tool).findLast((each) => each.kind === 'review');
        return mark?.kind === 'review' ? [{ id, nodeId, url, state, body, mark }] : [];
    });
    const { complete } = conversation;
    const newest = conversation.reviews
        .filter(({ state }) => state !== 'PENDING')
        .reduce((highest, { id }) => Math.max(highest, id), 0);
    return {
        ledger: (0,_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .readLedger */ .S)(conversation, tool),
        reviews,
        complete,
        ...(newest > 0 && { newestReview: newest }),
    };
}


/***/ }),

/***/ 53129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NH: () => (/* binding */ withoutWeight),
/* harmony export */   Nv: () => (/* binding */ withoutSignature),
/* harmony export */   U4: () => (/* binding */ findPassage),
/* harmony export */   n_: () => (/* binding */ wasAbout),
/* harmony export */   qt: () => (/* binding */ commentPassage)
/* harmony export */ });
/* harmony import */ var _text_body_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18743);

const entities = { lt: '<', gt: '>', quot: '"', amp: '&' };
const label = /^\S{1,4} (?:Critical|High|Medium|Low|Info) · /u;
function plain(html) {
    return html
        .replace(/<\/?code>/g, '`')
        .replace(/<[^<>]*>/g, '')
        .replace(/&(lt|gt|quot|amp);/g, (_, name) => entities[name] ?? '');
}
function findPassage(body, id) {
    const lines = (0,_text_body_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .bodyLines */ .w)(body);
    const end = lines.findIndex((line) => line.startsWith('<sub>') && line.endsWith(` · \`${id}\`</sub>`));
    const start = lines.slice(0, Math.max(0, end)).lastIndexOf('<details>');
    if (start < 0)
        return undefined;
    const [, title] = /^<summary>(.*)<\/summary>$/.exec(lines[start + 1] ?? '') ?? [];
    if (title === undefined)
        return undefined;
    return {
        title: plain(title).replace(label, ''),
        text: lines
            .slice(start + 2, end)
            .join('\n')
            .trim(),
    };
}
function withoutSignature(body) {
    return body.replace(/\r\n?/g, '\n').replace(/\n<sub>[^\n]*<\/sub>[\s\S]*$/, '');
}
function withoutWeight(text) {
    return text.split('\n').slice(1).join('\n').trim();
}
const wasAbout = 'What it was about';
function beforeItWasSettled(said) {
    const lines = said.split('\n');
    const fold = lines.indexOf(`<summary>${wasAbout}</summary>`);
    if (fold < 0)
        return said;
    return lines
        .slice(fold + 1)
        .join('\n')
        .replace(/<\/details>\s*$/, '')
        .trim();
}
function commentPassage(body) {
    const text = withoutWeight(beforeItWasSettled(withoutSignature(body)));
    const [first = '', ...rest] = text.split('\n');
    const title = /^\*\*(.+)\*\*$/.exec(first)?.[1];
    return title === undefined ? { text } : { title, text: rest.join('\n').trim() };
}


/***/ }),

/***/ 13498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ isTouched),
/* harmony export */   aV: () => (/* binding */ withWholeDocuments),
/* harmony export */   tl: () => (/* binding */ judgeSilence)
/* harmony export */ });
/* harmony import */ var _reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70627);
/* harmony import */ var _finding_mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68694);


function withWholeDocuments(reviewers, documents) {
    return reviewers.filter(({ id }) => documents
        .filter(({ reviewer }) => reviewer === id)
        .every(({ refused, accepted, provesClean }) => refused === 0 && (accepted > 0 || provesClean)));
}
function isTouched({ mark, standing }, history) {
    const paths = [...(0,_finding_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .filesOf */ .R8)(mark), ...mark.named];
    const answers = paths.map((path) => history.changed(mark.head, path));
    if (answers.some((changed) => changed === true))
        return true;
    return answers[0] === undefined && standing.in === 'thread' && standing.thread.outdated;
}
function isRead(mark, { unread, isInside }) {
    const files = (0,_finding_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .filesOf */ .R8)(mark);
    if (files.length === 0)
        return isInside === undefined;
    return files.every((path) => !unread.has(path) && (isInside === undefined || isInside(path)));
}
function judgeSilence(entry, silent) {
    const { mark, missedAt } = entry;
    const raised = silent.reviewers.filter(({ id, outcome }) => mark.reviewers.includes(id) && outcome.state === 'reviewed');
    if (raised.length === 0 || !isRead(mark, silent))
        return 'open';
    if (raised.some((each) => each.kind === 'tool' && !(0,_reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_0__/* .isPartly */ .bu)(each)) || isTouched(entry, silent.history))
        return 'closed';
    if (!silent.isFull || silent.isBlocking(entry))
        return 'open';
    return missedAt === undefined || missedAt === silent.head ? 'missed' : 'withdrawn';
}


/***/ }),

/***/ 15935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gl: () => (/* binding */ filesToCompare),
/* harmony export */   nS: () => (/* binding */ createHistory),
/* harmony export */   ng: () => (/* binding */ SinceFile)
/* harmony export */ });
/* unused harmony export Since */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var _changed_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44524);
/* harmony import */ var _diff_carry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30266);
/* harmony import */ var _diff_patch_field_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14393);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82027);





const Since = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    head: _review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .CommitId */ .jF,
    known: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).readonly(),
    files: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_changed_file_js__WEBPACK_IMPORTED_MODULE_0__/* .ChangedFile */ .l).readonly(),
})
    .readonly();
const SinceFile = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Since).readonly();
const maxFiles = 60;
function filesToCompare(ledger, head) {
    const files = new Map();
    const add = (file) => {
        const key = `${file.head}:${file.path}`;
        files.set(key, { ...file, lines: file.lines || files.get(key)?.lines === true });
    };
    for (const { mark } of ledger) {
        if (mark.kind !== 'finding' || mark.head === head)
            continue;
        const { place, alsoAt, named } = mark;
        if (place !== undefined)
            add({
                head: mark.head,
                path: place.path,
                lines: place.startLine !== undefined && place.side === 'RIGHT',
            });
        for (const path of [...alsoAt, ...named])
            add({ head: mark.head, path, lines: false });
    }
    return [...files.values()].slice(0, maxFiles);
}
function carryInto(file, place) {
    if (file.status === 'removed')
        return 'gone';
    const { path } = file;
    const { startLine, endLine = startLine } = place;
    if (startLine === undefined || endLine === undefined || place.side === 'LEFT')
        return { ...place, path };
    if (file.binary || file.missing !== undefined)
        return undefined;
    const [start, end] = [firstFrom(file, startLine), lastUpTo(file, endLine)];
    if (start > end)
        return 'gone';
    return { path, side: place.side, startLine: start, ...(end > start && { endLine: end }) };
}
function firstFrom(file, line) {
    const own = (0,_diff_carry_js__WEBPACK_IMPORTED_MODULE_4__/* .carryLine */ .G)(file, line);
    if (own !== 'deleted')
        return own;
    for (let before = line - 1; before > 0; before -= 1) {
        const carried = (0,_diff_carry_js__WEBPACK_IMPORTED_MODULE_4__/* .carryLine */ .G)(file, before);
        if (carried !== 'deleted')
            return carried + 1;
    }
    return 1;
}
function lastUpTo(file, line) {
    for (let after = line;; after += 1) {
        const carried = (0,_diff_carry_js__WEBPACK_IMPORTED_MODULE_4__/* .carryLine */ .G)(file, after);
        if (carried !== 'deleted')
            return after === line ? carried : carried - 1;
        if (file.binary || file.missing !== undefined || file.status === 'removed')
            return line;
    }
}
function fileIn({ diff }, path) {
    return diff.byFormerPath.get(path) ?? diff.byPath.get(path);
}
function isOther({ status, hunks, missing, binary }) {
    return status !== 'renamed' || hunks.length > 0 || missing !== undefined || binary;
}
function createHistory(head, since) {
    const ways = new Map(since.map((each) => [
        each.head,
        { known: new Set(each.known), diff: (0,_diff_patch_field_js__WEBPACK_IMPORTED_MODULE_1__/* .diffOfFiles */ .w)(each.files) },
    ]));
    return {
        changed: (commit, path) => {
            if (commit === head)
                return false;
            const way = ways.get(commit);
            if (way?.known.has(path) !== true)
                return undefined;
            const file = fileIn(way, path);
            return file !== undefined && isOther(file);
        },
        carry: (commit, place) => {
            if (commit === head)
                return place;
            const way = ways.get(commit);
            if (way?.known.has(place.path) !== true)
                return undefined;
            const file = fileIn(way, place.path);
            return file === undefined ? place : carryInto(file, place);
        },
    };
}


/***/ }),

/***/ 30179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ refused),
/* harmony export */   q: () => (/* binding */ accepted)
/* harmony export */ });
const accepted = { state: 'accepted' };
function refused(why) {
    return { state: 'refused', why };
}


/***/ }),

/***/ 21599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ commandLines)
/* harmony export */ });
/* harmony import */ var _text_body_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18743);

const command = /^\/pr-verdict(?=[ \t]|$)/;
const fence = /^ {0,3}(`{3,}|~{3,})/;
function hides(line, hidden) {
    const opened = line.lastIndexOf('<!--');
    const closed = line.lastIndexOf('-->');
    return hidden ? closed < 0 || opened > closed : opened >= 0 && closed < opened;
}
function commandLines(body) {
    const found = [];
    let open;
    let hidden = false;
    let quoted = false;
    for (const line of (0,_text_body_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .bodyLines */ .w)(body)) {
        if (hidden) {
            hidden = hides(line, true);
            continue;
        }
        const [, marks] = fence.exec(line) ?? [];
        if (open !== undefined) {
            const ends = marks?.startsWith(open) === true && /^[\s`~]*$/.test(line);
            if (ends)
                open = undefined;
            continue;
        }
        if (marks !== undefined) {
            open = marks;
            quoted = false;
            continue;
        }
        quoted = /^ {0,3}>/.test(line) || (quoted && line.trim() !== '');
        if (!quoted && command.test(line))
            found.push(line.replace(command, '').trim());
        hidden = hides(line, false);
    }
    return found;
}


/***/ }),

/***/ 53597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G_: () => (/* binding */ othersSpeak),
/* harmony export */   kp: () => (/* binding */ roleOf),
/* harmony export */   nN: () => (/* binding */ findingMeant)
/* harmony export */ });
/* harmony import */ var _memory_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38979);

function roleOf({ conversation }, login) {
    return conversation.people.find((person) => person.login === login)?.role;
}
function othersSpeak({ conversation, tool }) {
    const { reviews, threads } = conversation;
    const texts = [...reviews, ...threads.flatMap(({ comments }) => comments)].filter(({ ours }) => ours);
    const marks = new RegExp(`\`${_memory_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .markPrefix */ .i6}1:(?!${tool}:)[0-9a-f]{8}:`);
    return texts.some(({ body }) => marks.test(body));
}
function findingMeant(entries, { id, thread }) {
    const candidates = id === undefined
        ? entries.filter(({ standing }) => standing.in === 'thread' && standing.thread.nodeId === thread)
        : entries.filter(({ mark }) => mark.id.startsWith(id));
    const ids = new Set(candidates.map(({ mark }) => mark.id));
    if (id !== undefined && ids.has(id))
        return id;
    return ids.size === 1 ? [...ids][0] : undefined;
}


/***/ }),

/***/ 8842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ heed)
});

// UNUSED EXPORTS: reviewersOf

// EXTERNAL MODULE: ./build/domain/verdict/decision.js
var decision = __webpack_require__(53);
// EXTERNAL MODULE: ./build/domain/people/answer.js
var answer = __webpack_require__(30179);
// EXTERNAL MODULE: ./build/domain/people/hearing.js
var people_hearing = __webpack_require__(53597);
// EXTERNAL MODULE: ./build/domain/people/requests.js + 1 modules
var requests = __webpack_require__(45895);
// EXTERNAL MODULE: ./build/domain/people/role.js
var people_role = __webpack_require__(6461);
;// CONCATENATED MODULE: ./build/domain/people/questions.js




function whyMisread(reading) {
    switch (reading.problem) {
        case 'unknown-word':
            return 'the words that follow /pr-verdict are wont-fix, waive, rerun and explain';
        case 'several-commands':
            return 'there may be one command in a comment';
        case 'no-finding':
            return `${reading.word} names the id of a finding, unless it is said in the finding’s thread`;
        case 'no-subject':
            return 'waive names a reviewer, `coverage` or `size`, and then the reason';
        case 'no-reason':
            return `${reading.word} takes a reason`;
        case 'not-a-reviewer':
            return `what follows ${reading.word} is no name of a reviewer`;
        case 'too-much':
            return `${reading.word} takes one id and nothing else`;
    }
}
function meant(id, { findings, ledger }) {
    if (findings.includes(id))
        return id;
    const alike = new Set([...findings, ...ledger.map(({ mark }) => mark.id)].filter((each) => each.startsWith(id)));
    return alike.size === 1 ? [...alike][0] : undefined;
}
function explain({ by, thread }, wanted, hearing) {
    if (wanted === undefined && thread === undefined)
        return { answer: answer/* accepted */.q, question: { by } };
    const id = wanted === undefined ? (0,people_hearing/* findingMeant */.nN)(hearing.ledger, { thread: thread?.nodeId }) : meant(wanted, hearing);
    if (id !== undefined)
        return { answer: answer/* accepted */.q, question: { by, id } };
    if (wanted === undefined || (0,people_hearing/* othersSpeak */.G_)(hearing))
        return undefined;
    return { answer: (0,answer/* refused */.J)('no finding, or more than one, has an id that begins so') };
}
function judge(request, hearing) {
    const { reading, by } = request;
    const role = (0,people_hearing/* roleOf */.kp)(hearing, by);
    if (role === undefined)
        return undefined;
    const isOurs = !reading.ok || reading.command.do === 'explain' || reading.command.do === 'rerun';
    if (!isOurs)
        return undefined;
    if (!(0,people_role/* isAtLeastRole */.N)(role, 'write'))
        return { answer: (0,answer/* refused */.J)('it takes write access') };
    if (!reading.ok)
        return { answer: (0,answer/* refused */.J)(whyMisread(reading)) };
    if (reading.command.do === 'explain')
        return explain(request, reading.command.id, hearing);
    if (reading.command.do !== 'rerun')
        return undefined;
    if (reading.command.reviewers.every((id) => hearing.reviewers.includes(id)))
        return { answer: answer/* accepted */.q };
    return (0,people_hearing/* othersSpeak */.G_)(hearing)
        ? undefined
        : { answer: (0,answer/* refused */.J)('it names somebody who is no reviewer of this run') };
}
function readQuestions(hearing) {
    const judged = (0,requests/* readRequests */.h7)(hearing.conversation).flatMap((request) => {
        const result = judge(request, hearing);
        return result === undefined ? [] : [{ request, ...result }];
    });
    return {
        questions: judged.flatMap(({ question }) => question ?? []),
        answers: judged.map(({ request, answer }) => ({ request, answer })),
    };
}

// EXTERNAL MODULE: ./build/domain/people/refusals.js
var refusals = __webpack_require__(62732);
// EXTERNAL MODULE: ./build/domain/people/waivers.js
var waivers = __webpack_require__(15924);
;// CONCATENATED MODULE: ./build/domain/people/heed.js




const nobody = { viewer: '', refusals: [], waivers: [], questions: [], answers: [] };
function reviewersOf({ effective, reviewers, }) {
    return [...new Set([...Object.keys(effective.reviewers), ...reviewers.map(({ id }) => id)])];
}
function claimsLeft({ claims }, hearing) {
    const blocking = claims.flatMap(({ findings = [] }) => findings);
    const refused = new Set((0,refusals/* readRefusals */.m)({ ...hearing, blocking }).refusals.map(({ id }) => id));
    return claims.filter(({ findings = [] }) => findings.length === 0 || !findings.every((id) => refused.has(id)));
}
function heed({ judged, facts, conversation, ...input }) {
    if (conversation === undefined) {
        return { decision: (0,decision/* decide */.LD)({ ...facts, findings: judged }), findings: judged, heard: nobody };
    }
    const hearing = { ...input, conversation, reviewers: reviewersOf(facts) };
    const waived = (0,waivers/* readWaivers */.S)({ ...hearing, waivedBy: facts.effective.waivedBy });
    const withWaivers = { ...facts, waivers: waived.waivers };
    const { blocking } = (0,decision/* decide */.LD)({ ...withWaivers, findings: judged });
    const refused = (0,refusals/* readRefusals */.m)({ ...hearing, blocking });
    const refusedIds = new Set(refused.refusals.map(({ id }) => id));
    const findings = judged.map((finding) => refusedIds.has(finding.id) ? { ...finding, status: 'wont_fix' } : finding);
    const decided = (0,decision/* decide */.LD)({ ...withWaivers, claims: claimsLeft(facts, hearing), findings });
    const asked = readQuestions({ ...hearing, findings: judged.map(({ id }) => id) });
    const mayApprove = refusedIds.size === 0 || decided.event !== 'APPROVE';
    return {
        findings,
        decision: mayApprove ? decided : { ...decided, event: 'COMMENT' },
        heard: {
            viewer: conversation.viewer,
            refusals: refused.refusals,
            waivers: waived.waivers,
            questions: asked.questions,
            answers: [...waived.answers, ...refused.answers, ...asked.answers],
        },
    };
}


/***/ }),

/***/ 62732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ settleRefused),
/* harmony export */   m: () => (/* binding */ readRefusals)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30179);
/* harmony import */ var _hearing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53597);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45895);
/* harmony import */ var _role_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6461);




function judge({ by, role, id }, { author, blocking }) {
    if (!(0,_role_js__WEBPACK_IMPORTED_MODULE_3__/* .isAtLeastRole */ .N)(role, 'write'))
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J)('it takes write access');
    if (by === author && role !== 'admin' && blocking.includes(id)) {
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J)('the finding blocks, and its author may refuse that only as an admin');
    }
    return _answer_js__WEBPACK_IMPORTED_MODULE_0__/* .accepted */ .q;
}
function judgeRequest(request, hearing) {
    const { by, reading, thread } = request;
    if (!reading.ok || reading.command.do !== 'wont-fix')
        return undefined;
    const role = (0,_hearing_js__WEBPACK_IMPORTED_MODULE_1__/* .roleOf */ .kp)(hearing, by);
    if (role === undefined)
        return undefined;
    const { id: named } = reading.command;
    const id = (0,_hearing_js__WEBPACK_IMPORTED_MODULE_1__/* .findingMeant */ .nN)(hearing.ledger, { id: named, thread: thread?.nodeId });
    if (id === undefined) {
        if (named === undefined || (0,_hearing_js__WEBPACK_IMPORTED_MODULE_1__/* .othersSpeak */ .G_)(hearing))
            return undefined;
        return { answer: (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J)('no published finding, or more than one, has an id that begins so') };
    }
    const answer = judge({ by, role, id }, hearing);
    if (answer.state !== 'accepted')
        return { answer };
    return { answer, refusal: { id, by, how: 'command', selfAccepted: by === hearing.author } };
}
function byResolving(hearing) {
    const open = hearing.ledger.filter(({ mark }) => mark.kind === 'finding');
    return (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .readResolvings */ .$V)(hearing.conversation).flatMap(({ by, thread }) => {
        const role = (0,_hearing_js__WEBPACK_IMPORTED_MODULE_1__/* .roleOf */ .kp)(hearing, by) ?? 'none';
        const id = (0,_hearing_js__WEBPACK_IMPORTED_MODULE_1__/* .findingMeant */ .nN)(open, { thread: thread.nodeId });
        if (id === undefined || judge({ by, role, id }, hearing).state !== 'accepted')
            return [];
        return [{ id, by, how: 'resolved', selfAccepted: by === hearing.author }];
    });
}
function readRefusals(hearing) {
    const judged = (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .readRequests */ .h7)(hearing.conversation).flatMap((request) => {
        const result = judgeRequest(request, hearing);
        return result === undefined ? [] : [{ request, ...result }];
    });
    const words = [...judged.flatMap(({ refusal }) => refusal ?? []), ...byResolving(hearing)];
    const byId = new Map();
    for (const word of words)
        if (byId.get(word.id)?.selfAccepted ?? true)
            byId.set(word.id, word);
    return {
        refusals: [...byId.values()],
        answers: judged.map(({ request, answer }) => ({ request, answer })),
    };
}
function settleRefused(reconciled, refusals, ledger) {
    const refusedIds = new Set(refusals.map(({ id }) => id));
    const known = new Map(ledger.map((entry) => [entry.mark.id, entry]));
    const continued = new Map(reconciled.continued);
    const findings = reconciled.findings.map((finding) => {
        const entry = known.get(finding.id);
        if (entry === undefined || !refusedIds.has(finding.id))
            return finding;
        continued.set(finding.fingerprint, entry);
        return { ...finding, status: 'wont_fix' };
    });
    const isRefused = ({ mark }) => refusedIds.has(mark.id);
    const accepted = [...reconciled.accepted, ...reconciled.stillOpen.filter(isRefused)];
    const stillOpen = reconciled.stillOpen.filter((entry) => !isRefused(entry));
    return { ...reconciled, findings, continued, accepted, stillOpen };
}


/***/ }),

/***/ 45895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _d: () => (/* binding */ askers),
  Wf: () => (/* binding */ asksForWaiver),
  h7: () => (/* binding */ readRequests),
  $V: () => (/* binding */ readResolvings)
});

// EXTERNAL MODULE: ./build/domain/text/account-name.js
var account_name = __webpack_require__(92072);
// EXTERNAL MODULE: ./build/domain/reviewers/reviewer.js
var reviewer = __webpack_require__(70627);
// EXTERNAL MODULE: ./build/domain/people/command-line.js
var command_line = __webpack_require__(21599);
;// CONCATENATED MODULE: ./build/domain/people/command.js


const commandWords = ['wont-fix', 'waive', 'rerun', 'explain'];
const idShape = /^[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{4,8}(?:-\d+)*$/;
function split(text) {
    const [, first = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(text) ?? [];
    return { first: first.replace(/^`(.*)`$/, '$1'), rest: rest.trim() };
}
function readWontFix(text, where) {
    const { first, rest } = split(text);
    if (idShape.test(first) || (where === 'conversation' && /^[a-z0-9-]{1,80}$/.test(first)))
        return { ok: true, command: { do: 'wont-fix', id: first, reason: rest } };
    if (where === 'thread')
        return { ok: true, command: { do: 'wont-fix', reason: text } };
    return { ok: false, problem: 'no-finding', word: 'wont-fix' };
}
function readWaive(text) {
    const { first, rest } = split(text);
    if (first === '')
        return { ok: false, problem: 'no-subject', word: 'waive' };
    if (!reviewer/* ReviewerId */.dJ.safeParse(first).success)
        return { ok: false, problem: 'not-a-reviewer', word: 'waive' };
    if (rest === '')
        return { ok: false, problem: 'no-reason', word: 'waive' };
    return { ok: true, command: { do: 'waive', subject: first, reason: rest } };
}
function readRerun(text) {
    const names = text.split(/[\s,]+/).filter((name) => name !== '');
    const plain = names.every((name) => reviewer/* ReviewerId */.dJ.safeParse(name).success);
    return plain
        ? { ok: true, command: { do: 'rerun', reviewers: [...new Set(names)] } }
        : { ok: false, problem: 'not-a-reviewer', word: 'rerun' };
}
function readExplain(text) {
    const { first, rest } = split(text);
    if (rest !== '')
        return { ok: false, problem: 'too-much', word: 'explain' };
    return { ok: true, command: first === '' ? { do: 'explain' } : { do: 'explain', id: first } };
}
function readCommand(body, where) {
    const [line, ...others] = (0,command_line/* commandLines */.Z)(body);
    if (line === undefined)
        return undefined;
    if (others.length > 0)
        return { ok: false, problem: 'several-commands' };
    const { first, rest } = split(line);
    const word = commandWords.find((each) => each === first);
    switch (word) {
        case 'wont-fix':
            return readWontFix(rest, where);
        case 'waive':
            return readWaive(rest);
        case 'rerun':
            return readRerun(rest);
        case 'explain':
            return readExplain(rest);
        case undefined:
            return { ok: false, problem: 'unknown-word', word: first };
    }
}

;// CONCATENATED MODULE: ./build/domain/people/requests.js


function inComment(comment, thread) {
    const { author, ours, inOwnWords, body } = comment;
    if (author === null || ours || !inOwnWords)
        return [];
    const reading = readCommand(body, thread === undefined ? 'conversation' : 'thread');
    return reading === undefined ? [] : [{ by: author, comment, ...(thread && { thread }), reading }];
}
function readRequests({ threads, comments }) {
    const requests = [
        ...threads.flatMap((thread) => thread.comments.flatMap((comment) => inComment(comment, thread))),
        ...comments.flatMap((comment) => inComment(comment)),
    ];
    const at = ({ comment }) => Date.parse(comment.writtenAt);
    return requests.sort((a, b) => at(a) - at(b) || a.comment.id - b.comment.id);
}
function readResolvings({ threads, viewer }) {
    return threads.flatMap((thread) => {
        const { resolved, resolvedBy: by, comments } = thread;
        const isOurs = comments[0]?.ours === true;
        if (!isOurs || !resolved || by === null || by === (0,account_name/* accountName */.v)(viewer))
            return [];
        return [{ by, thread }];
    });
}
function askers(said) {
    return [...new Set([...readRequests(said), ...readResolvings(said)].map(({ by }) => by))];
}
function asksForWaiver(said) {
    return readRequests(said).some(({ reading }) => reading.ok && reading.command.do === 'waive');
}


/***/ }),

/***/ 15924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readWaivers)
/* harmony export */ });
/* harmony import */ var _verdict_waiver_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79339);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30179);
/* harmony import */ var _hearing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53597);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45895);
/* harmony import */ var _role_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6461);





function wantedBy({ reading }) {
    return reading.ok && reading.command.do === 'waive' ? reading.command : undefined;
}
const notForThisHead = {
    state: 'lapsed',
    why: 'nothing proves that it was written for this head; written again after a check of this head, it holds',
};
function isForThisHead({ comment }, { headSince }) {
    return headSince !== null && Date.parse(comment.writtenAt) > Date.parse(headSince);
}
function judge(request, { subject }, hearing) {
    const { conversation, author, waivedBy, reviewers } = hearing;
    const role = (0,_hearing_js__WEBPACK_IMPORTED_MODULE_2__/* .roleOf */ .kp)(hearing, request.by);
    const isKnown = (0,_verdict_waiver_js__WEBPACK_IMPORTED_MODULE_0__/* .isReservedSubject */ .z)(subject) || reviewers.includes(subject);
    if (role === undefined || (!isKnown && (0,_hearing_js__WEBPACK_IMPORTED_MODULE_2__/* .othersSpeak */ .G_)(hearing)))
        return undefined;
    if (!(0,_role_js__WEBPACK_IMPORTED_MODULE_4__/* .isAtLeastRole */ .N)(role, waivedBy))
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .refused */ .J)(`a waiver takes the role ${waivedBy} or a higher one`);
    if (request.by === author && role !== 'admin')
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .refused */ .J)('the author may waive something only as an admin');
    if (!isKnown)
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .refused */ .J)('it names neither a reviewer of this run, nor `coverage`, nor `size`');
    return isForThisHead(request, conversation) ? _answer_js__WEBPACK_IMPORTED_MODULE_1__/* .accepted */ .q : notForThisHead;
}
function readWaivers(hearing) {
    const judged = (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .readRequests */ .h7)(hearing.conversation).flatMap((request) => {
        const wanted = wantedBy(request);
        const answer = wanted && judge(request, wanted, hearing);
        return wanted && answer ? [{ request, wanted, answer }] : [];
    });
    const holding = judged.filter(({ answer }) => answer.state === 'accepted');
    return {
        waivers: holding.map(({ request: { by }, wanted: { subject, reason } }) => ({
            subject,
            reason,
            by,
            selfAccepted: by === hearing.author,
        })),
        answers: judged.map(({ request, answer }) => ({ request, answer })),
    };
}


/***/ }),

/***/ 63424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ withFormat),
/* harmony export */   Ci: () => (/* binding */ effectivePolicy),
/* harmony export */   Kq: () => (/* binding */ reviewerPolicy)
/* harmony export */ });
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75526);
/* harmony import */ var _blocking_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47671);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95871);
/* harmony import */ var _reviewer_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35240);




const failOnByStrictness = ['WARN', 'FAIL', 'ABORT', 'none'];
function stricterFailOn(a, b) {
    return failOnByStrictness.indexOf(a) <= failOnByStrictness.indexOf(b) ? a : b;
}
function lessSevere(a, b) {
    return (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a) >= (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b) ? a : b;
}
function advisoryReviewers(reviewers, among) {
    const all = Object.entries(reviewers).filter(([, { advisory }]) => among.includes(advisory));
    return new Set(all.map(([id]) => id));
}
function effectivePolicy(file, inputs) {
    const { policy: decisions, reviewers, verifiers, evidence, paths, hygiene, concurrency, } = file ?? _policy_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultPolicy */ .G4;
    const asked = {
        failOn: inputs.failOn ?? decisions['fail-on'],
        maxComments: inputs.maxComments ?? decisions['max-comments'],
        inlineFrom: inputs.inlineFrom ?? decisions['inline-from'],
    };
    return {
        blocking: (0,_blocking_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .blockingRules */ .F)(decisions, advisoryReviewers(reviewers, ['all'])),
        advisoryClaims: advisoryReviewers(reviewers, ['claims', 'all']),
        abortOn: decisions['abort-on'],
        acceptPartial: decisions['partial-coverage'] === 'accept',
        failOn: file === undefined ? asked.failOn : stricterFailOn(asked.failOn, decisions['fail-on']),
        approve: file !== undefined && decisions.approve && inputs.approve !== false,
        enforce: decisions.enforce,
        drafts: decisions.drafts,
        maxComments: file === undefined ? asked.maxComments : Math.min(asked.maxComments, decisions['max-comments']),
        inlineFrom: file === undefined ? asked.inlineFrom : lessSevere(asked.inlineFrom, decisions['inline-from']),
        acceptRefused: decisions.refused,
        humanLanes: decisions['human-lanes'],
        requestOwners: decisions['request-owners'],
        suppress: decisions.suppress,
        waivedBy: decisions['waived-by'],
        linkHosts: decisions['link-hosts'],
        reviewers,
        verifiers,
        oversized: evidence.oversized,
        contract: file === undefined || inputs.contract === 'strict' ? inputs.contract : undefined,
        ignoredPaths: paths.ignore,
        hygiene,
        concurrency,
    };
}
function withFormat(policy, format) {
    if (format === undefined)
        return policy;
    const reviewers = Object.entries(policy.reviewers).map(([id, each]) => [id, { ...each, format }]);
    return { ...policy, reviewers: Object.fromEntries(reviewers) };
}
function reviewerPolicy({ reviewers }, id) {
    return (Object.hasOwn(reviewers, id) ? reviewers[id] : undefined) ?? _reviewer_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultReviewer */ .XB;
}


/***/ }),

/***/ 57633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ findReach),
/* harmony export */   e: () => (/* binding */ namesOf)
/* harmony export */ });
/* harmony import */ var _evidence_codeowners_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75242);
/* harmony import */ var _evidence_path_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74580);
/* harmony import */ var _evidence_workspace_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92742);



function findReach(scope, facts) {
    switch (scope.kind) {
        case 'package':
            return packageReach(scope.name, facts);
        case 'team':
            return teamReach(scope.name, facts);
        case 'file':
            return fileReach(scope.name, facts);
    }
}
function packageReach(name, { files, baseFiles, headPaths, packageNames }) {
    if (baseFiles === undefined || headPaths === undefined)
        return { ok: false, why: 'unreadable' };
    const wanted = name.replace(/^\.\//, '').replace(/\/+$/, '');
    const packages = (0,_evidence_workspace_packages_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePackages */ .L)(baseFiles, [...headPaths, ...files.flatMap(namesOf)]);
    const alike = packages.filter((folder) => folder.endsWith(`/${wanted}`));
    const named = packages.filter((each) => packageNames?.get(each) === wanted);
    const found = packages.includes(wanted) ? [wanted] : named.length > 0 ? named : alike;
    const [folder, ...others] = found;
    if (folder === undefined)
        return { ok: false, why: 'unknown', known: [...packages, ...(packageNames?.values() ?? [])] };
    if (others.length > 0)
        return { ok: false, why: 'ambiguous', known: found };
    const without = packages.filter((each) => each.startsWith(`${folder}/`));
    return { ok: true, reach: { by: 'folder', folder, without } };
}
function teamReach(name, { baseFiles }) {
    if (baseFiles === undefined)
        return { ok: false, why: 'unreadable' };
    const wanted = name.replace(/^@/, '').toLowerCase();
    const isTeam = (owner) => {
        const plain = owner.replace(/^@/, '').toLowerCase();
        return plain === wanted || plain.endsWith(`/${wanted}`);
    };
    const rules = (0,_evidence_codeowners_js__WEBPACK_IMPORTED_MODULE_0__/* .readCodeowners */ .oZ)(baseFiles).map(({ pattern, owners }) => ({
        pattern,
        owners,
        owned: owners.some(isTeam),
    }));
    const first = rules.findIndex(({ owned }) => owned);
    if (first === -1) {
        const known = [...new Set(rules.flatMap(({ owners }) => owners))].sort();
        return { ok: false, why: 'unknown', known };
    }
    const own = rules.slice(first).map(({ pattern, owned }) => ({ pattern, owned }));
    return { ok: true, reach: { by: 'owners', rules: own } };
}
function fileReach(name, { files }) {
    const wanted = name.replace(/^\.\//, '');
    const file = files.find((each) => namesOf(each).includes(wanted));
    if (file !== undefined)
        return { ok: true, reach: { by: 'paths', paths: namesOf(file) } };
    const sameName = files.flatMap(namesOf).filter((path) => (0,_evidence_path_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path) === (0,_evidence_path_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(wanted));
    return { ok: false, why: 'unknown', known: [...sameName, ...files.map(({ filename }) => filename)] };
}
function namesOf({ filename, previous_filename: former, status }) {
    return status === 'renamed' && former !== undefined ? [filename, former] : [filename];
}


/***/ }),

/***/ 49945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ nameDifferent),
/* harmony export */   w: () => (/* binding */ takeNames)
/* harmony export */ });
const quoted = /`[^`\n]{1,80}`|(?<![\p{L}\p{N}])'[^'\n]{1,40}'(?![\p{L}\p{N}])|"[^"\n]{1,40}"/gu;
const compound = /[\p{L}$]*(?:_[\p{L}\p{N}$_]*[\p{L}\p{N}][\p{L}\p{N}$_]*|[\p{Ll}\p{N}]\p{Lu}[\p{L}\p{N}$_]*)/gu;
const identifier = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
function takeNames(text) {
    const names = new Set();
    const take = (found) => {
        for (const name of found.match(identifier) ?? [])
            names.add(name.toLowerCase());
        return ' ';
    };
    const frame = text.replace(quoted, take).replace(compound, take);
    return { names, frame };
}
function nameSame(one, other) {
    if (one === other)
        return true;
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return short.length >= 4 && long.includes(short);
}
function nameDifferent(one, other) {
    if (one.size === 0 || other.size === 0)
        return false;
    for (const name of one)
        for (const second of other)
            if (nameSame(name, second))
                return false;
    return true;
}


/***/ }),

/***/ 78212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ pairSurest)
/* harmony export */ });
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16200);

function pairSurest(pairing) {
    const { ones, others, sure, nameOne, nameOther } = pairing;
    const candidates = ones
        .flatMap((one) => others.map((other) => ({ one, other, sure: sure(one, other) })))
        .filter((candidate) => candidate.sure > 0)
        .sort((a, b) => b.sure - a.sure ||
        (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(nameOne(a.one), nameOne(b.one)) ||
        (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(nameOther(a.other), nameOther(b.other)));
    const pairs = new Map();
    const taken = new Set();
    for (const { one, other } of candidates) {
        if (pairs.has(one) || taken.has(other))
            continue;
        pairs.set(one, other);
        taken.add(other);
    }
    return pairs;
}


/***/ }),

/***/ 30625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ profileOf)
});

// EXTERNAL MODULE: ./build/domain/similarity/names.js
var similarity_names = __webpack_require__(49945);
;// CONCATENATED MODULE: ./build/domain/similarity/stop-words.js
const stopWords = new Set(('a about also am an and any are as at be because been being but by can could did do does doing each for from ' +
    'had has have having here how i if in into is it its itself may might more most must of on only or other our ' +
    'own per same shall should so some such than that the their them then there these they this those through to ' +
    'too via was we were what when where which while who will with would you your').split(' '));

;// CONCATENATED MODULE: ./build/domain/similarity/profile.js


const pieceLength = 4;
const comparedLength = 600;
function hash(text, start, end) {
    let value = 0x811c9dc5;
    for (let at = start; at < end; at += 1)
        value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    return value >>> 0;
}
function wordsOf(text) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.filter((word) => !stopWords.has(word));
}
function partsOf(hashes) {
    const sorted = hashes.sort();
    let length = 0;
    for (const value of sorted) {
        if (length > 0 && value === sorted[length - 1])
            continue;
        sorted[length] = value;
        length += 1;
    }
    return sorted.slice(0, length);
}
function piecesOf(words) {
    const text = ` ${words.join(' ')} `;
    const hashes = new Uint32Array(Math.max(0, text.length - pieceLength + 1));
    for (let start = 0; start < hashes.length; start += 1)
        hashes[start] = hash(text, start, start + pieceLength);
    return partsOf(hashes);
}
function profileOf(text) {
    const compared = text.slice(0, comparedLength).normalize('NFKC');
    const { names, frame } = (0,similarity_names/* takeNames */.w)(compared);
    const words = wordsOf(compared);
    return {
        words: partsOf(Uint32Array.from(words, (word) => hash(word, 0, word.length))),
        pieces: piecesOf(words),
        names,
        frame: names.size === 0 ? new Uint32Array() : piecesOf(wordsOf(frame)),
    };
}


/***/ }),

/***/ 56450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ profiledBy)
/* harmony export */ });
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30625);

function profiledBy(textOf) {
    const made = new WeakMap();
    return (thing) => {
        const known = made.get(thing);
        if (known !== undefined)
            return known;
        const profile = (0,_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .profileOf */ .d)(textOf(thing));
        made.set(thing, profile);
        return profile;
    };
}


/***/ }),

/***/ 82010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ similarityBy),
/* harmony export */   k: () => (/* binding */ similarity)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49945);

const sameFrame = 0.5;
function commonParts(one, other) {
    let shared = 0;
    let i = 0;
    let j = 0;
    while (i < one.length && j < other.length) {
        const a = one[i] ?? 0;
        const b = other[j] ?? 0;
        if (a === b)
            shared += 1;
        if (a <= b)
            i += 1;
        if (b <= a)
            j += 1;
    }
    return shared;
}
function jaccard(shared, one, other) {
    const all = one.length + other.length - shared;
    return all === 0 ? 0 : shared / all;
}
function similarityBy(one, other, common) {
    const words = jaccard(common.words, one.words, other.words);
    const shared = (words + jaccard(common.pieces, one.pieces, other.pieces)) / 2;
    if (shared === 0 || one.names.size === 0 || other.names.size === 0)
        return shared;
    if (jaccard(common.frame(), one.frame, other.frame) < sameFrame)
        return shared;
    return (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameDifferent */ .j)(one.names, other.names) ? 0 : shared;
}
function similarity(one, other) {
    return similarityBy(one, other, {
        words: commonParts(one.words, other.words),
        pieces: commonParts(one.pieces, other.pieces),
        frame: () => commonParts(one.frame, other.frame),
    });
}


/***/ }),

/***/ 92072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ accountName)
/* harmony export */ });
function accountName(login) {
    return login.replace(/\[bot\]$/, '');
}


/***/ }),

/***/ 12739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
function jsonText(value) {
    return `${JSON.stringify(value, null, 2)}\n`;
}


/***/ }),

/***/ 12796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ asksForHuman),
/* harmony export */   w: () => (/* binding */ approvalObstacles)
/* harmony export */ });
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90215);
/* harmony import */ var _reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70627);
/* harmony import */ var _completeness_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88843);
/* harmony import */ var _weight_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63555);




function mayBeInHumanLane({ effective: { humanLanes }, lane }) {
    return humanLanes.length > 0 && (lane === undefined || humanLanes.includes(lane));
}
function asksForHuman({ effective, lane, findings, }) {
    return ((lane !== undefined && effective.humanLanes.includes(lane)) ||
        findings.some((finding) => !(0,_weight_js__WEBPACK_IMPORTED_MODULE_3__/* .isSettled */ .Is)(finding) && (finding.requiresHuman || finding.contestedBy.length > 0)));
}
function approvalObstacles(input) {
    const { effective, findings, reviewers } = input;
    const obstacles = [
        [!effective.approve, '`policy.approve` is not true in the policy file, or an input forbids it'],
        [!effective.enforce, '`policy.enforce` is false'],
        [!input.complete, 'the review is not complete, or something was waived'],
        [!(0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isComplete */ .As)(input.coverage), 'files of the change could not be read'],
        [input.part !== undefined, `nothing but ${input.part} was reviewed`],
        [
            reviewers.some((reviewer) => (0,_completeness_js__WEBPACK_IMPORTED_MODULE_2__/* .applies */ .Br)(reviewer) && reviewer.outcome.state !== 'reviewed'),
            'a reviewer, required or not, did not complete',
        ],
        [reviewers.some(_reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .isPartly */ .bu), 'a reviewer looked at nothing but what was marked as fixed'],
        [
            !reviewers.some((reviewer) => (0,_reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .isChosen */ .lf)(reviewer) && (0,_reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .hasReviewed */ .ge)(reviewer)),
            'nobody but the built-in reviewer looked',
        ],
        [input.refused.length > 0, 'findings were refused'],
        [input.questions > 0, 'reviewers ask questions'],
        [findings.some((finding) => !(0,_weight_js__WEBPACK_IMPORTED_MODULE_3__/* .isSettled */ .Is)(finding)), 'findings are open'],
        [findings.some(({ requiresHuman }) => requiresHuman), 'a finding asks for a human'],
        [findings.some(({ contestedBy }) => contestedBy.length > 0), 'reviewers dispute a finding'],
        [
            mayBeInHumanLane(input),
            `the risk lane is ${input.lane ?? 'unknown'}, and \`policy.human-lanes\` asks for a human`,
        ],
    ];
    return obstacles.flatMap(([stands, words]) => (stands ? [words] : []));
}


/***/ }),

/***/ 53:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   j2: () => (/* binding */ claimedVerdict)
/* harmony export */ });
/* unused harmony export Decision */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39713);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16327);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82027);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12796);
/* harmony import */ var _completeness_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88843);
/* harmony import */ var _weight_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63555);






const Decision = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    verdict: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .Verdict */ .Y.nullable(),
    soFar: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .Verdict */ .Y,
    event: _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewEvent */ .Bb,
    incomplete: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_completeness_js__WEBPACK_IMPORTED_MODULE_3__/* .IncompleteReason */ .Pt).readonly(),
    blocking: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).readonly(),
    tightenedBy: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).readonly(),
    waived: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).readonly(),
})
    .readonly();
function worse(a, b) {
    return _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .verdicts */ .rY.indexOf(a) >= _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .verdicts */ .rY.indexOf(b) ? a : b;
}
function verdictOfFindings(blocking, abortOn) {
    const stops = new Set(abortOn.map(_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .domainSlug */ .Wj));
    if (blocking.some(({ category }) => stops.has((0,_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .domainSlug */ .Wj)(category))))
        return 'ABORT';
    if (blocking.some((finding) => finding.severity === 'critical'))
        return 'FAIL';
    return blocking.length > 0 ? 'WARN' : 'PASS';
}
function claimedVerdict(claims) {
    const byEvent = claims.event === 'REQUEST_CHANGES' ? 'WARN' : 'PASS';
    return worse(claims.verdict ?? 'PASS', byEvent);
}
function waivedSubjects(input) {
    const all = (0,_completeness_js__WEBPACK_IMPORTED_MODULE_3__/* .incompleteReasons */ .iJ)({ ...input, waivers: [] });
    const lifts = (waiver) => {
        const left = (0,_completeness_js__WEBPACK_IMPORTED_MODULE_3__/* .incompleteReasons */ .iJ)({ ...input, waivers: [waiver] });
        return all.some(({ text }) => !left.some((reason) => reason.text === text));
    };
    return [...new Set((input.waivers ?? []).filter(lifts).map(({ subject }) => subject))].sort();
}
function decide(input) {
    const { acceptRefused, acceptPartial, oversized, blocking: rules, abortOn } = input.effective;
    const toComplete = { ...input, acceptRefused, acceptPartial, oversized };
    const incomplete = (0,_completeness_js__WEBPACK_IMPORTED_MODULE_3__/* .incompleteReasons */ .iJ)(toComplete);
    const waived = waivedSubjects(toComplete);
    const open = input.findings.filter((finding) => !(0,_weight_js__WEBPACK_IMPORTED_MODULE_4__/* .isSettled */ .Is)(finding));
    const blocking = open.filter((finding) => (0,_weight_js__WEBPACK_IMPORTED_MODULE_4__/* .weigh */ .vi)(finding, rules) === 'blocking');
    const fromFindings = verdictOfFindings(blocking, abortOn);
    const stricter = input.claims.filter(({ reviewer, claims }) => !input.effective.advisoryClaims.has(reviewer) &&
        worse(fromFindings, claimedVerdict(claims)) !== fromFindings);
    const soFar = stricter.reduce((verdict, { claims }) => worse(verdict, claimedVerdict(claims)), fromFindings);
    const complete = incomplete.length === 0;
    return {
        verdict: complete ? soFar : null,
        soFar,
        event: eventFor(input, { soFar, complete: complete && waived.length === 0 }),
        incomplete,
        blocking: blocking.map((finding) => finding.id).sort(),
        tightenedBy: [
            ...new Set(stricter.map(({ reviewer, claims }) => `${reviewer} asks for ${claimedVerdict(claims)}`)),
        ].sort(),
        waived,
    };
}
function eventFor(input, state) {
    if (!input.effective.enforce)
        return 'COMMENT';
    if (state.soFar !== 'PASS')
        return 'REQUEST_CHANGES';
    return (0,_approval_js__WEBPACK_IMPORTED_MODULE_2__/* .approvalObstacles */ .w)({ ...input, complete: state.complete }).length === 0 ? 'APPROVE' : 'COMMENT';
}


/***/ }),

/***/ 54660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isMarkedFixed),
/* harmony export */   Q: () => (/* binding */ recheckedIn)
/* harmony export */ });
/* harmony import */ var _memory_silence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13498);

function isMarkedFixed(entry, history) {
    const { mark, standing } = entry;
    if (mark.kind !== 'finding')
        return false;
    return (0,_memory_silence_js__WEBPACK_IMPORTED_MODULE_0__/* .isTouched */ .Dn)(entry, history) || (standing.in === 'thread' && standing.thread.resolved);
}
function recheckedIn({ closing, continued, stillOpen }, marked) {
    const ids = new Set(marked.map(({ mark }) => mark.id));
    const among = (entries) => [...entries].map(({ mark }) => mark.id).filter((id) => ids.has(id));
    return {
        verified: among(closing),
        reopened: among(continued.values()),
        unanswered: among(stillOpen),
    };
}


/***/ }),

/***/ 68133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ ownFolders)
/* harmony export */ });
const ownFolders = ['.code-review', 'docs/code-reviews'];


/***/ }),

/***/ 30028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ lstatIfThere),
/* harmony export */   E$: () => (/* binding */ hasRealFolders),
/* harmony export */   jF: () => (/* binding */ isContainedName),
/* harmony export */   readRegularFile: () => (/* binding */ readRegularFile),
/* harmony export */   up: () => (/* binding */ hasCode)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54543);




async function readRegularFile(wanted) {
    const { root, name, maxBytes } = wanted;
    if (!(await hasRealFolders(root, name)))
        return undefined;
    const handle = await openWithoutLinks(root, name);
    if (handle === undefined)
        return undefined;
    try {
        const status = await handle.stat();
        if (!status.isFile())
            throw notRegular(name);
        if (status.size > maxBytes)
            throw tooLarge(name, maxBytes);
        const bytes = await readUpTo(handle, maxBytes + 1);
        if (bytes.length > maxBytes)
            throw tooLarge(name, maxBytes);
        return bytes;
    }
    finally {
        await handle.close();
    }
}
function isContainedName(name) {
    const segments = name.split('/');
    return (!/[\0\\]/.test(name) && segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..'));
}
async function hasRealFolders(root, name) {
    if (!isContainedName(name))
        throw notRegular(name);
    const folders = name.split('/').slice(0, -1);
    for (let depth = 1; depth <= folders.length; depth += 1) {
        const folder = folders.slice(0, depth).join('/');
        const status = await lstatIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder));
        if (status === undefined)
            return false;
        if (!status.isDirectory())
            throw notRegular(folder);
    }
    return true;
}
async function lstatIfThere(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path);
    }
    catch (error) {
        if (hasCode(error, 'ENOENT', 'ENOTDIR'))
            return undefined;
        throw error;
    }
}
function hasCode(error, ...codes) {
    return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}
async function openWithoutLinks(root, name) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch (error) {
        if (hasCode(error, 'ENOENT'))
            return undefined;
        if (hasCode(error, 'ELOOP', 'EMLINK', 'ENXIO'))
            throw notRegular(name);
        throw error;
    }
}
async function readUpTo(handle, max) {
    const chunks = [];
    let size = 0;
    while (size < max) {
        const chunk = Buffer.allocUnsafe(Math.min(max - size, 64 * 1024));
        const { bytesRead } = await handle.read(chunk, 0, chunk.length, null);
        if (bytesRead === 0)
            break;
        chunks.push(chunk.subarray(0, bytesRead));
        size += bytesRead;
    }
    return Buffer.concat(chunks);
}
function notRegular(name) {
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR({
        kind: 'operational',
        code: 'FILE_NOT_REGULAR',
        message: `${JSON.stringify(name)} is a link, a folder or a special file, or its path leads through one`,
        fix: 'Write it as a plain file in a plain folder.',
    });
}
function tooLarge(name, maxBytes) {
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR({
        kind: 'operational',
        code: 'FILE_TOO_LARGE',
        message: `${JSON.stringify(name)} is larger than ${maxBytes} bytes`,
        fix: 'Write less into it.',
    });
}


/***/ }),

/***/ 85935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nV: () => (/* binding */ defaultReviewDirectory),
  Lx: () => (/* binding */ namedReviewDirectory),
  Gu: () => (/* binding */ openReviewDirectory)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(54543);
// EXTERNAL MODULE: ./build/edges/files/regular-file.js
var regular_file = __webpack_require__(30028);
// EXTERNAL MODULE: ./build/edges/files/unwritable.js
var unwritable = __webpack_require__(22822);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/edges/process/at-end.js
var at_end = __webpack_require__(36706);
// EXTERNAL MODULE: ./build/edges/process/is-alive.js
var is_alive = __webpack_require__(4051);
;// CONCATENATED MODULE: ./build/edges/files/whole-file.js






const unfinished = /^\.(\d{1,10})-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.unfinished$/;
const givenUpAfter = 60 * 60_000;
async function writeWholeFile(root, name, content) {
    const path = (0,external_node_path_.join)(root, `.${process.pid}-${(0,external_node_crypto_.randomUUID)()}.unfinished`);
    const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW } = external_node_fs_.constants;
    const isDone = (0,at_end/* atEnd */.t)(() => (0,external_node_fs_.rmSync)(path, { force: true }));
    try {
        const file = await (0,promises_.open)(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o644);
        try {
            await file.writeFile(content);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,promises_.rename)(path, (0,external_node_path_.join)(root, name));
    }
    catch (error) {
        await (0,promises_.rm)(path, { force: true });
        throw error;
    }
    finally {
        isDone();
    }
}
function isUnfinished(name) {
    return unfinished.test(name);
}
async function sweepUnfinished(root) {
    for (const name of await (0,promises_.readdir)(root)) {
        const writer = unfinished.exec(name)?.[1];
        if (writer === undefined)
            continue;
        try {
            const path = (0,external_node_path_.join)(root, name);
            if (!(0,is_alive/* isAlive */._)(Number(writer)) || (await isGivenUp(path)))
                await (0,promises_.rm)(path);
        }
        catch {
        }
    }
}
async function isGivenUp(path) {
    return Date.now() - (await (0,promises_.lstat)(path)).mtimeMs > givenUpAfter;
}

;// CONCATENATED MODULE: ./build/edges/files/review-directory.js






const maxFile = 256 * 1024 * 1024;
const maxEntries = 10_000;
async function openReviewDirectory(wanted) {
    const path = await makeFolder(wanted.path);
    await sweepUnfinished(path);
    if (wanted.ignoresItself === true)
        await writeWhole(path, '.gitignore', '*\n');
    return {
        path,
        read: (name) => (0,regular_file.readRegularFile)({ root: path, name, maxBytes: maxFile }),
        write: (name, content) => writeWhole(path, name, content),
        remove: async (name) => {
            if (await (0,regular_file/* hasRealFolders */.E$)(path, name))
                await (0,promises_.rm)((0,external_node_path_.join)(path, name), { force: true, recursive: true });
        },
        list: () => listFiles(path),
        modifiedAt: async (name) => {
            if (!(await (0,regular_file/* hasRealFolders */.E$)(path, name)))
                return undefined;
            const status = await (0,regular_file/* lstatIfThere */.Cm)((0,external_node_path_.join)(path, name));
            return status?.isFile() === true ? status.mtimeMs : undefined;
        },
    };
}
function defaultReviewDirectory(place) {
    if (place.temp === undefined)
        return { path: (0,external_node_path_.join)(place.worktree, '.code-review'), ignoresItself: true };
    return { path: (0,external_node_path_.join)(place.temp, 'pr-verdict', encodeURIComponent(place.instance).replace(/^\.+$/, '_')) };
}
async function namedReviewDirectory(path, worktree) {
    const within = (0,external_node_path_.relative)(worktree, path);
    const isWithin = within !== '' && !(0,external_node_path_.isAbsolute)(within) && within.split(/[/\\]/)[0] !== '..';
    return { path, ignoresItself: isWithin && (await isVacant(path)) };
}
async function isVacant(path) {
    try {
        return (await (0,promises_.readdir)(path)).length === 0;
    }
    catch (error) {
        return (0,regular_file/* hasCode */.up)(error, 'ENOENT');
    }
}
async function makeFolder(path) {
    try {
        await makeFolders((0,external_node_path_.resolve)(path));
        return await (0,promises_.realpath)(path);
    }
    catch (cause) {
        const isTaken = (0,regular_file/* hasCode */.up)(cause, 'EEXIST', 'ENOTDIR');
        throw new failure/* Failure */.HR({
            kind: isTaken ? 'usage' : 'operational',
            code: 'REVIEW_DIR_UNUSABLE',
            message: isTaken
                ? `The review directory ${path} cannot be made: a file is in its place`
                : `The review directory ${path} cannot be made`,
            fix: 'Name a writable folder with `review-dir`.',
            cause,
        });
    }
}
async function makeFolders(path) {
    try {
        await makeIfMissing(path);
    }
    catch (error) {
        if (!(0,regular_file/* hasCode */.up)(error, 'ENOENT') || (0,external_node_path_.dirname)(path) === path)
            throw error;
        await makeFolders((0,external_node_path_.dirname)(path));
        await makeIfMissing(path);
    }
}
async function makeIfMissing(path) {
    try {
        await (0,promises_.mkdir)(path);
    }
    catch (error) {
        if (!(await isFolder(path)))
            throw error;
    }
}
async function isFolder(path) {
    try {
        return (await (0,promises_.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}
async function writeWhole(root, name, content) {
    if (!(0,regular_file/* isContainedName */.jF)(name))
        throw new Error(`${JSON.stringify(name)} is no name for a file in the review directory`);
    try {
        await makeRealFolders(root, name);
        await writeWholeFile(root, name, content);
    }
    catch (error) {
        throw (0,unwritable/* whyUnwritable */.q)(root, error);
    }
}
async function makeRealFolders(root, name) {
    const folders = name.split('/').slice(0, -1);
    for (let depth = 1; depth <= folders.length; depth += 1) {
        const folder = folders.slice(0, depth).join('/');
        if (!(await (0,regular_file/* hasRealFolders */.E$)(root, `${folder}/file`)))
            await makeIfMissing((0,external_node_path_.join)(root, folder));
    }
}
async function listFiles(root) {
    const files = [];
    const folders = [''];
    let entries = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of await (0,promises_.readdir)((0,external_node_path_.join)(root, folder), { withFileTypes: true })) {
            const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
            entries += 1;
            if (entries > maxEntries)
                throw tooMany(root);
            if (entry.isDirectory())
                folders.push(name);
            else if (entry.isFile() && !isUnfinished(name))
                files.push(name);
        }
    }
    return files.sort();
}
function tooMany(root) {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'REVIEW_DIR_TOO_FULL',
        message: `The review directory ${root} holds more than ${maxEntries} entries`,
        fix: 'Give it a folder of its own with `review-dir`.',
    });
}


/***/ }),

/***/ 42988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ maxTextBytes)
/* harmony export */ });
const maxTextBytes = 32 * 1024 * 1024;


/***/ }),

/***/ 22822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ whyUnwritable)
/* harmony export */ });
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54543);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30028);


const refusals = ['EACCES', 'EPERM', 'EROFS', 'EIO', 'ENOENT', 'ENOTSUP', 'EINVAL'];
function whyUnwritable(root, error) {
    if ((0,_regular_file_js__WEBPACK_IMPORTED_MODULE_1__/* .hasCode */ .up)(error, 'ENOSPC', 'EDQUOT'))
        return diskFull(root, error);
    return (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_1__/* .hasCode */ .up)(error, ...refusals) ? notWritable(root, error) : error;
}
function notWritable(root, cause) {
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'operational',
        code: 'REVIEW_DIR_UNUSABLE',
        message: `The review directory ${root} cannot be written to`,
        fix: 'Name a writable folder with `review-dir`.',
        cause,
    });
}
function diskFull(root, cause) {
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'operational',
        code: 'DISK_FULL',
        message: `There is no room left for the review directory ${root}`,
        fix: 'Make room on the disk, or name a folder on another one with `review-dir`.',
        cause,
    });
}


/***/ }),

/***/ 18461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ readWorkingFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54543);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30028);




const maxFile = 100 * 1024 * 1024;
async function readWorkingFile(root, path) {
    if (!(0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isContainedName */ .jF)(path))
        return { state: 'absent' };
    try {
        if (!(await (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .hasRealFolders */ .E$)(root, path)))
            return { state: 'absent' };
        const status = await (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .lstatIfThere */ .Cm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
        if (status === undefined)
            return { state: 'absent' };
        if (status.isDirectory())
            return { state: 'folder' };
        if (status.isSymbolicLink()) {
            return { state: 'present', bytes: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), { encoding: 'buffer' }) };
        }
        if (status.size > maxFile)
            return { state: 'too-large' };
        const bytes = await (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__.readRegularFile)({ root, name: path, maxBytes: maxFile });
        return bytes === undefined ? { state: 'absent' } : { state: 'present', bytes };
    }
    catch (error) {
        if (error instanceof _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR && error.code === 'FILE_NOT_REGULAR')
            return { state: 'absent' };
        throw error;
    }
}


/***/ }),

/***/ 60041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   on: () => (/* binding */ borrowRepository)
/* harmony export */ });
/* unused harmony export BorrowedRepository */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20911);




const settingsPattern = '^core\\.(attributesfile|autocrlf|eol|excludesfile|filemode|ignorecase|precomposeunicode|symlinks)$';
class BorrowedRepository {
    original;
    directory;
    #environment;
    constructor(parts) {
        this.original = parts.original;
        this.directory = parts.directory;
        this.#environment = parts.environment;
    }
    async shallow() {
        const commits = await textOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.directory, 'shallow'));
        return commits.split('\n').filter((line) => line !== '');
    }
    async try(args, options = {}) {
        const { variables, ...rest } = options;
        const environment = { ...this.#environment, GIT_DIR: this.directory, ...variables };
        return ended(await (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .E)({ cwd: this.directory, args, environment, ...rest }), args, this.directory);
    }
    async run(args, options = {}) {
        const { exitCode, stdout, stderr } = await this.try(args, options);
        if (exitCode === 0)
            return stdout;
        throw (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .failed */ .g)({ args, cwd: this.original.root }, `ended with ${exitCode}: ${firstLine(stderr)}`);
    }
    workTreeSettings() {
        return this.#userSettings(settingsPattern);
    }
    async filters() {
        const keys = Object.keys(await this.#userSettings('^filter\\..*\\.(smudge|process)$'));
        return new Set(keys.map((key) => key.slice(key.indexOf('.') + 1, key.lastIndexOf('.'))));
    }
    async resolve(revision) {
        if (revision.startsWith('-'))
            return undefined;
        const args = ['rev-parse', '--verify', '--quiet', revision];
        const command = { cwd: this.original.root, args, environment: this.#environment };
        const { exitCode, stdout } = ended(await (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .E)(command), args, this.original.root);
        return exitCode === 0 ? stdout.toString('utf8').trim() : undefined;
    }
    async resolveName(revision) {
        const args = ['rev-parse', '--abbrev-ref', '--verify', '--quiet', revision];
        const command = { cwd: this.original.root, args, environment: this.#environment };
        const { exitCode, stdout } = ended(await (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .E)(command), args, this.original.root);
        return exitCode === 0 ? stdout.toString('utf8').trim() : undefined;
    }
    async #userSettings(pattern) {
        const args = ['config', '--null', '--get-regexp', pattern];
        const command = {
            cwd: this.original.root,
            args,
            environment: this.#environment,
            userConfiguration: true,
        };
        const { stdout } = ended(await (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .E)(command), args, this.original.root);
        const entries = stdout
            .toString('utf8')
            .split('\0')
            .filter((entry) => entry !== '');
        return Object.fromEntries(entries.map((entry) => {
            const [key = '', ...value] = entry.split('\n');
            return [key, value.length === 0 ? 'true' : value.join('\n')];
        }));
    }
    async close() {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(this.directory, { recursive: true, force: true });
    }
}
async function borrowRepository(wanted) {
    const original = await findOriginal(wanted);
    if (original === undefined)
        return undefined;
    const directory = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'pr-verdict-git-'));
    try {
        const shallow = await textOf(original.shallow);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, 'objects', 'info'), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, 'refs'));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, 'HEAD'), 'ref: refs/heads/none\n');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, 'config'), configFor(original.objectFormat));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, 'objects', 'info', 'alternates'), `${quoted(original.objects)}\n`);
        if (shallow !== '')
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, 'shallow'), shallow);
        return new BorrowedRepository({
            original,
            directory,
            environment: wanted.environment,
        });
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(directory, { recursive: true, force: true });
        throw error;
    }
}
async function findOriginal(wanted) {
    const files = ['objects', 'index', 'shallow', 'info/exclude', 'info/attributes'];
    const args = [
        'rev-parse',
        '--path-format=absolute',
        '--show-toplevel',
        '--show-object-format',
        ...files.flatMap((file) => ['--git-path', file]),
    ];
    const command = { cwd: wanted.directory, args, environment: wanted.environment };
    const result = await (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .E)(command);
    if (result.state === 'not-installed')
        return undefined;
    const { exitCode, stdout, stderr } = result;
    if (exitCode !== 0) {
        if (/not a git repository|must be run in a work tree/i.test(stderr))
            return undefined;
        throw (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .failed */ .g)(command, `ended with ${exitCode}: ${firstLine(stderr)}`);
    }
    const [root, objectFormat, objects, index, shallow, exclude, attributes, ...rest] = stdout
        .toString('utf8')
        .split('\n');
    if (root === undefined ||
        objectFormat === undefined ||
        objects === undefined ||
        index === undefined ||
        shallow === undefined ||
        exclude === undefined ||
        attributes === undefined ||
        rest.length !== 1) {
        throw (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .failed */ .g)(command, 'gave an answer that cannot be read');
    }
    return { root, objectFormat, objects, index, shallow, exclude, attributes };
}
function configFor(objectFormat) {
    const version = objectFormat === 'sha1' ? '0' : '1';
    const extension = objectFormat === 'sha1' ? '' : `[extensions]\n\tobjectFormat = ${objectFormat}\n`;
    return `[core]\n\trepositoryFormatVersion = ${version}\n\tbare = true\n${extension}`;
}
function quoted(path) {
    return `"${path.replace(/[\\"]/g, '\\$&')}"`;
}
function ended(result, args, cwd) {
    if (result.state === 'ended')
        return result;
    throw (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .failed */ .g)({ args, cwd }, 'could not be started');
}
function firstLine(text) {
    return text.trim().split('\n')[0] ?? '';
}
async function textOf(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 95160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ changedFiles)
/* harmony export */ });
/* harmony import */ var _domain_diff_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96024);
/* harmony import */ var _domain_diff_line_feed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52480);


function changedFiles(diff, ids) {
    return diff.files.map((file, index) => {
        const additions = count(file, 'added');
        const deletions = count(file, 'deleted');
        return {
            sha: ids[index] ?? null,
            filename: file.path,
            status: file.status,
            additions,
            deletions,
            changes: additions + deletions,
            ...(file.oldPath !== undefined && { previous_filename: file.oldPath }),
            ...(file.hunks.length > 0 && { patch: file.hunks.map(hunkText).join('\n') }),
        };
    });
}
function count(file, kind) {
    let lines = 0;
    for (const hunk of file.hunks) {
        for (const run of (0,_domain_diff_hunk_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .runsOf */ .ky)(hunk))
            if (run.kind === kind)
                lines += run.count;
    }
    return lines;
}
function hunkText({ table, firstPoint, runs }) {
    const { bytes } = table;
    const start = bytes.lastIndexOf(_domain_diff_line_feed_js__WEBPACK_IMPORTED_MODULE_1__/* .lineFeed */ .h, table.offset(firstPoint) - 2) + 1;
    const end = table.offset(firstPoint + runs);
    return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - 1 - start).toString('utf8');
}


/***/ }),

/***/ 79929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readGitEvidence)
/* harmony export */ });
/* harmony import */ var _domain_evidence_wanted_base_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58802);
/* harmony import */ var _domain_review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82027);


const maxCommits = 10_000;
async function readGitEvidence(git, change) {
    const [commits, headPaths, basePaths] = await Promise.all([
        commitsBetween(git, change.mergeBase, change.head),
        pathsIn(git, change.tree),
        pathsIn(git, change.base),
    ]);
    const baseFiles = [];
    for (const path of (0,_domain_evidence_wanted_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .wantedBaseFiles */ .q)(basePaths, change.touched)) {
        const file = await git.fileAt(change.base, path);
        if (file.state === 'present')
            baseFiles.push({ path, text: new TextDecoder().decode(file.bytes) });
    }
    return { commits, headPaths, baseFiles };
}
async function pathsIn(git, treeish) {
    const output = await git.repository.run([
        'ls-tree',
        '-r',
        '-z',
        '--name-only',
        '--full-tree',
        _domain_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF.parse(treeish),
    ]);
    return output.toString('utf8').split('\0').slice(0, -1);
}
async function commitsBetween(git, from, to) {
    const format = ['%H', '%an', '%ae', '%cn', '%ce', '%B'].join('%x00');
    const range = [`^${_domain_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF.parse(from)}`, _domain_review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitId */ .jF.parse(to)];
    const output = await git.repository.run([
        'log',
        '-z',
        `--max-count=${maxCommits}`,
        `--format=${format}`,
        ...range,
        '--',
    ]);
    const fields = output.toString('utf8').split('\0');
    const commits = [];
    for (let at = 0; at + 5 < fields.length; at += 6) {
        const [id = '', name = '', email = '', committerName = '', committerEmail = '', message = ''] = fields.slice(at, at + 6);
        const committer = { name: committerName, email: committerEmail };
        commits.push({ id, message, author: { name, email }, committer });
    }
    return commits.reverse();
}


/***/ }),

/***/ 3298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ workTreeTop),
/* harmony export */   zc: () => (/* binding */ withGit)
/* harmony export */ });
/* unused harmony exports Git, openGit */
/* harmony import */ var _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82027);
/* harmony import */ var _borrowed_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60041);


const maxFile = 128 * 1024 * 1024;
class Git {
    #repository;
    constructor(repository) {
        this.#repository = repository;
    }
    get root() {
        return this.#repository.original.root;
    }
    get repository() {
        return this.#repository;
    }
    async commit(revision) {
        const id = await this.#repository.resolve(`${revision}^{commit}`);
        return id !== undefined && (await this.hasCommit(id)) ? id : undefined;
    }
    headCommit() {
        return this.commit('HEAD');
    }
    async branch() {
        const name = await this.#repository.resolveName('HEAD');
        return name === 'HEAD' ? undefined : name;
    }
    async hasCommit(id) {
        const { exitCode } = await this.#repository.try(['cat-file', '-e', `${_domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF.parse(id)}^{commit}`]);
        return exitCode === 0;
    }
    async parents(commit) {
        const text = await this.#text(['cat-file', 'commit', _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF.parse(commit)]);
        const header = text.slice(0, text.indexOf('\n\n'));
        return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id]) => _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF.parse(id));
    }
    async rootTree(commit) {
        const text = await this.#text(['cat-file', 'commit', _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF.parse(commit)]);
        return _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF.parse(/^tree ([0-9a-f]+)$/m.exec(text)?.[1]);
    }
    async treeOf(commit) {
        return (await this.#text(['rev-parse', '--verify', `${_domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF.parse(commit)}^{tree}`])).trim();
    }
    async mergeBase(one, other) {
        const tips = [_domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF.parse(one), _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF.parse(other)];
        const { exitCode, stdout } = await this.#repository.try(['merge-base', ...tips]);
        const found = exitCode === 0 ? _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF.parse(stdout.toString('utf8').trim()) : undefined;
        if (await this.#reachesTheEdge(tips, found))
            return { state: 'history-missing' };
        return found === undefined ? { state: 'unrelated' } : { state: 'found', commit: found };
    }
    diff(wanted) {
        const format = ['--patch', '--full-index', `--unified=${wanted.context ?? 3}`];
        return this.#compare(wanted, [...format, '--src-prefix=a/', '--dst-prefix=b/']);
    }
    async changedIds(wanted) {
        const raw = (await this.#compare(wanted, ['--raw', '-z', '--no-abbrev'])).toString('latin1');
        const records = raw.matchAll(/:\d{6} \d{6} ([0-9a-f]+) ([0-9a-f]+) (?:[RC]\d+\0[^\0]*|([A-Z]))\0[^\0]*\0/g);
        return [...records].map(([, from = '', to = '', letter]) => (letter === 'D' ? from : to));
    }
    async changedBlobs(wanted) {
        const raw = (await this.#compare(wanted, ['--raw', '-z', '--no-abbrev', '--no-renames'])).toString('latin1');
        const records = raw.matchAll(/:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) [A-Z]\0[^\0]*\0/g);
        const ids = [...records].flatMap(([, oldMode = '', newMode = '', from = '', to = '']) => [
            ...(isContent(oldMode) ? [from] : []),
            ...(isContent(newMode) ? [to] : []),
        ]);
        return [...new Set(ids)];
    }
    async missing(ids) {
        const input = ids.map((id) => `${_domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF.parse(id)}\n`).join('');
        const answers = await this.#repository.run(['cat-file', '--batch-check'], { input });
        return [...answers.toString('latin1').matchAll(/^([0-9a-f]+) missing$/gm)].map(([, id]) => _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF.parse(id));
    }
    async blob(id) {
        const { exitCode, stdout } = await this.#repository.try(['cat-file', 'blob', _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF.parse(id)], {
            maxBytes: maxFile,
        });
        return exitCode === 0 ? stdout : undefined;
    }
    async fileAt(commit, path) {
        if (!(await this.hasCommit(commit))) {
            return { state: 'unreadable', reason: `commit ${commit} is not in this repository` };
        }
        const entry = (await this.#entries(commit, [path])).find((candidate) => candidate.path === path);
        if (entry === undefined)
            return { state: 'absent' };
        if (entry.mode !== '100644' && entry.mode !== '100755') {
            return { state: 'unreadable', reason: `${path} is not a regular file in commit ${commit}` };
        }
        const bytes = await this.blob(entry.id);
        return bytes === undefined
            ? {
                state: 'unreadable',
                reason: `the content of ${path} in commit ${commit} is not in this repository`,
            }
            : { state: 'present', bytes };
    }
    async isTracked(commit, path) {
        if ((await this.#entries(commit, [path])).length > 0)
            return true;
        const segments = path.split('/').slice(0, -1);
        const folders = segments.map((_, index) => segments.slice(0, index + 1).join('/'));
        if (folders.length === 0)
            return false;
        return (await this.#entries(commit, folders)).some(({ mode }) => mode === '160000');
    }
    close() {
        return this.#repository.close();
    }
    async #reachesTheEdge(tips, found) {
        const edge = new Set(await this.#repository.shallow());
        if (edge.size === 0)
            return false;
        const below = found === undefined ? [] : ['--not', found];
        const seen = (await this.#text(['rev-list', ...tips, ...below])).split('\n');
        return seen.some((commit) => edge.has(commit));
    }
    #compare(wanted, format) {
        const excluded = (wanted.without ?? []).map((folder) => `:(exclude,top,literal)${folder}`);
        return this.#repository.run([
            'diff-tree',
            '-r',
            '--find-renames',
            '--no-color',
            '--no-ext-diff',
            '--no-textconv',
            '--submodule=short',
            ...format,
            _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF.parse(wanted.from),
            _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF.parse(wanted.to),
            '--',
            ...(excluded.length > 0 ? ['.', ...excluded] : []),
        ]);
    }
    async #entries(commit, paths) {
        const args = ['ls-tree', '-z', '--full-tree', _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF.parse(commit), '--', ...paths];
        const output = await this.#repository.run(args, { variables: { GIT_LITERAL_PATHSPECS: '1' } });
        const entries = output.toString('utf8').matchAll(/(\d{6}) \w+ ([0-9a-f]+)\t([^\0]+)\0/g);
        return [...entries].map(([, mode = '', id = '', path = '']) => ({ mode, id, path }));
    }
    async #text(args) {
        return (await this.#repository.run(args)).toString('utf8');
    }
}
function isContent(mode) {
    return mode !== '000000' && mode !== '160000';
}
async function openGit(wanted) {
    const repository = await (0,_borrowed_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .borrowRepository */ .on)(wanted);
    return repository && new Git(repository);
}
async function withGit(wanted, body) {
    const git = await openGit(wanted);
    try {
        return await body(git);
    }
    finally {
        await git?.close();
    }
}
async function workTreeTop(wanted) {
    return withGit(wanted, async (git) => git?.root);
}


/***/ }),

/***/ 20911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runGit),
/* harmony export */   g: () => (/* binding */ failed)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54543);
/* harmony import */ var _process_at_end_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36706);




const maxOutput = 256 * 1024 * 1024;
const maxStderr = 16 * 1024;
const deadlineMs = 5 * 60_000;
const isolation = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_PAGER: 'cat',
};
const settings = {
    'safe.directory': '*',
    'core.hooksPath': '/dev/null',
    'core.fsmonitor': 'false',
    'core.commitGraph': 'false',
};
const network = {
    'http.followRedirects': 'false',
    'http.lowSpeedLimit': '1000',
    'http.lowSpeedTime': '30',
};
function runGit(command) {
    const max = command.maxBytes ?? maxOutput;
    const { promise, resolve, reject } = deferred();
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...command.args], {
        cwd: command.cwd,
        env: {
            ...command.environment,
            ...isolation,
            GIT_ALLOW_PROTOCOL: command.server ? new URL(command.server.origin).protocol.slice(0, -1) : 'file',
            ...configuration(command),
        },
        stdio: command.server ? ['pipe', 'pipe', 'pipe', 'pipe'] : ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
        timeout: deadlineMs,
        killSignal: 'SIGKILL',
    });
    const hasEnded = (0,_process_at_end_js__WEBPACK_IMPORTED_MODULE_3__/* .atEnd */ .t)(() => child.kill('SIGKILL'));
    const [, , , credentials] = child.stdio;
    if (command.server && credentials instanceof node_stream__WEBPACK_IMPORTED_MODULE_1__.Writable) {
        credentials.on('error', () => undefined);
        credentials.end(`username=x-access-token\npassword=${command.server.password}\n`);
    }
    const chunks = [];
    let size = 0;
    let stderr = '';
    child.stdout.on('data', (chunk) => {
        size += chunk.length;
        if (size > max)
            child.kill('SIGKILL');
        else
            chunks.push(chunk);
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
        stderr = (stderr + text).slice(0, maxStderr);
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(command.input ?? '');
    child.on('error', (cause) => {
        if (cause.code === 'ENOENT')
            resolve({ state: 'not-installed' });
        else
            reject(failed(command, `could not be started: ${cause.message}`, cause));
    });
    child.on('close', (exitCode, signal) => {
        if (size > max)
            reject(failed(command, `answered more than ${max} bytes`));
        else if (exitCode === null)
            reject(failed(command, `was ended by ${signal}, at the latest after five minutes`));
        else
            resolve({ state: 'ended', exitCode, stdout: Buffer.concat(chunks), stderr });
    });
    return promise.finally(hasEnded);
}
function failed(command, how, cause) {
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR({
        kind: 'operational',
        code: 'GIT_FAILED',
        message: `git ${command.args[0] ?? ''} in ${command.cwd} ${how}`,
        fix: 'Check that this directory is an intact git work tree and that git is 2.31 or newer.',
        cause,
    });
}
function configuration(command) {
    const pairs = Object.entries({ ...settings, ...access(command.server), ...command.settings });
    const own = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' };
    return {
        ...(command.userConfiguration === true ? {} : own),
        ...Object.fromEntries([
            ['GIT_CONFIG_COUNT', String(pairs.length)],
            ...pairs.flatMap(([key, value], index) => [
                [`GIT_CONFIG_KEY_${index}`, key],
                [`GIT_CONFIG_VALUE_${index}`, value],
            ]),
        ]),
    };
}
function access(server) {
    if (server === undefined)
        return {};
    return { ...network, 'credential.helper': '', [`credential.${server.origin}.helper`]: '!cat <&3; :' };
}
function deferred() {
    let resolve = () => undefined;
    let reject = () => undefined;
    const promise = new Promise((onValue, onError) => {
        resolve = onValue;
        reject = onError;
    });
    return { promise, resolve, reject };
}


/***/ }),

/***/ 48338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ namesTo),
/* harmony export */   lP: () => (/* binding */ copyIfThere),
/* harmony export */   nQ: () => (/* binding */ namesFrom),
/* harmony export */   wr: () => (/* binding */ openWorkTree)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30028);



async function openWorkTree({ repository }) {
    const { directory, original } = repository;
    await copyIfThere(original.attributes, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'info', 'attributes'));
    const settings = { ...(await repository.workTreeSettings()), 'core.bare': 'false' };
    const options = ({ input, index = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'no-index') } = {}) => ({
        cwd: original.root,
        settings,
        variables: { GIT_WORK_TREE: original.root, GIT_INDEX_FILE: index },
        ...(input && { input }),
    });
    return {
        run: (args, input) => repository.run(args, options(input)),
        try: (args, input) => repository.try(args, options(input)),
    };
}
async function copyIfThere(from, to) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(to), { recursive: true });
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(from, to);
        return true;
    }
    catch (error) {
        if ((0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .hasCode */ .up)(error, 'ENOENT'))
            return false;
        throw error;
    }
}
function namesFrom(output) {
    return output
        .toString('latin1')
        .split('\0')
        .filter((name) => name !== '');
}
function namesTo(names) {
    return Buffer.from(names.map((name) => `${name}\0`).join(''), 'latin1');
}


/***/ }),

/***/ 82644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ inspectWorkingDirectory)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/edges/git/blob-tree.js


async function writeBlobTree(git, files) {
    const { repository } = git;
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(repository.directory, 'tree-'));
    const variables = { GIT_INDEX_FILE: (0,external_node_path_.join)(folder, 'index') };
    try {
        const paths = files.map((_, index) => (0,external_node_path_.join)(folder, String(index)));
        for (const [index, { bytes }] of files.entries())
            await (0,promises_.writeFile)((0,external_node_path_.join)(folder, String(index)), bytes);
        const stored = await repository.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], {
            input: paths.map((path) => `${path}\n`).join(''),
        });
        const ids = stored.toString('utf8').split('\n');
        const entries = files.map(({ path }, index) => `100644 ${ids[index]}\t${path}\0`);
        await repository.run(['update-index', '-z', '--index-info'], { input: entries.join(''), variables });
        const kept = (await repository.run(['ls-files', '-z'], { variables })).filter((byte) => byte === 0).length;
        if (kept !== files.length)
            throw new Error(`a tree of ${files.length} files holds only ${kept} of them`);
        return (await repository.run(['write-tree'], { variables })).toString('utf8').trim();
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(54543);
// EXTERNAL MODULE: ./build/edges/files/working-file.js
var working_file = __webpack_require__(18461);
// EXTERNAL MODULE: ./build/edges/git/work-tree.js
var work_tree = __webpack_require__(48338);
;// CONCATENATED MODULE: ./build/edges/git/stored-form.js

async function readStoredForms(git, paths) {
    const workTree = await (0,work_tree/* openWorkTree */.wr)(git);
    const attributes = await readAttributes(workTree, paths);
    const filters = await git.repository.filters();
    return async ({ path, bytes }) => {
        const { filter, ident, 'working-tree-encoding': encoding } = attributes.get(path) ?? {};
        if (filter !== undefined && filters.has(filter))
            return { state: 'filter' };
        if (encoding === undefined && ident === undefined)
            return { state: 'known', bytes };
        return convert(git, workTree, { path, bytes });
    };
}
async function convert(git, workTree, { path, bytes }) {
    const args = ['hash-object', '-w', '--stdin', `--path=${path}`];
    const { exitCode, stdout } = await workTree.try(args, { input: bytes });
    const stored = exitCode === 0 ? await git.blob(stdout.toString('utf8').trim()) : undefined;
    return stored === undefined ? { state: 'encoding' } : { state: 'known', bytes: stored };
}
async function readAttributes(workTree, paths) {
    const names = ['working-tree-encoding', 'ident', 'filter'];
    const input = (0,work_tree/* namesTo */.U)(paths.map((path) => Buffer.from(path).toString('latin1')));
    const answers = (0,work_tree/* namesFrom */.nQ)(await workTree.run(['check-attr', '-z', '--stdin', ...names], { input }));
    const attributes = new Map();
    for (let at = 0; at + 2 < answers.length; at += 3) {
        const [file = '', name = '', value = ''] = answers.slice(at, at + 3);
        if (value === 'unspecified' || value === 'unset')
            continue;
        const path = Buffer.from(file, 'latin1').toString('utf8');
        attributes.set(path, { ...attributes.get(path), [name]: value });
    }
    return attributes;
}

;// CONCATENATED MODULE: ./build/edges/git/compare-working-files.js




async function compareWorkingFiles(git, files, headBlob) {
    const seen = [];
    for (const file of files) {
        const one = file.status === 'removed' ? undefined : await look(git.root, file);
        if (one !== undefined)
            seen.push(one);
    }
    if (seen.length === 0)
        return [];
    const paths = seen.flatMap((one) => ('reason' in one ? [] : [one.path]));
    const storedForm = await readStoredForms(git, paths);
    const differences = [];
    for (const one of seen) {
        const difference = 'reason' in one ? one : await compare(git, one, await storedForm(one), headBlob);
        if (difference !== undefined)
            differences.push(difference);
    }
    return differences;
}
async function look(root, file) {
    const path = file.filename;
    const working = await (0,working_file/* readWorkingFile */.o)(root, path);
    if (working.state === 'folder' || file.sha === null)
        return undefined;
    if (working.state !== 'present')
        return isSubmodule(file) ? undefined : { path, reason: working.state };
    const { bytes } = working;
    return blobId(bytes, file.sha) === file.sha ? undefined : { path, id: file.sha, bytes };
}
async function compare(git, { path, id }, stored, headBlob) {
    if (stored.state !== 'known')
        return { path, reason: stored.state };
    if (blobId(stored.bytes, id) === id)
        return undefined;
    const content = (await git.blob(id)) ?? (await headBlob(id, path));
    if (blobId(content, id) !== id)
        throw wrongContent(id, path);
    const working = withLineFeeds(stored.bytes);
    const head = withLineFeeds(content);
    return head.equals(working) ? undefined : { path, working, head };
}
function blobId(bytes, like) {
    return (0,external_node_crypto_.createHash)(like.length === 64 ? 'sha256' : 'sha1')
        .update(`blob ${bytes.length}\0`)
        .update(bytes)
        .digest('hex');
}
function withLineFeeds(bytes) {
    return Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}
function isSubmodule({ patch }) {
    return patch !== undefined && /^\+Subproject commit [0-9a-f]{40,64}(?:-dirty)?$/m.test(patch);
}
function wrongContent(id, path) {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'BLOB_MISMATCH',
        message: `The content received for ${JSON.stringify(path)} is not blob ${id}`,
        fix: 'Run again; if it stays, something between here and the server changes answers.',
    });
}

// EXTERNAL MODULE: ./build/edges/git/git.js
var git = __webpack_require__(3298);
;// CONCATENATED MODULE: ./build/edges/git/working-directory.js



const noDiff = new Uint8Array();
const unreadable = { working: Uint8Array.of(0), head: Uint8Array.of(0, 0) };
function inspectWorkingDirectory(wanted) {
    return (0,git/* withGit */.zc)(wanted, async (git) => {
        const commit = await git?.headCommit();
        if (git === undefined || commit === undefined) {
            return { workingDirectory: { state: 'absent', differing: [] }, workingTreeDiff: noDiff };
        }
        const state = await stateOf(git, commit, wanted.head);
        if (state === 'other') {
            return { workingDirectory: { state, commit, differing: [] }, workingTreeDiff: noDiff };
        }
        const differences = await compareWorkingFiles(git, wanted.files, wanted.headBlob);
        const incomparable = differences.filter((difference) => 'reason' in difference);
        return {
            workingDirectory: {
                state,
                commit,
                differing: differences.map(({ path }) => path),
                ...(incomparable.length > 0 && { incomparable }),
            },
            workingTreeDiff: await diffOf(git, differences),
        };
    });
}
async function stateOf(git, commit, head) {
    if (commit === head)
        return 'head';
    const parents = await git.parents(commit);
    return parents.length === 2 && parents[1] === head ? 'merge' : 'other';
}
async function diffOf(git, differences) {
    if (differences.length === 0)
        return noDiff;
    const side = (of) => differences.map((difference) => ({
        path: difference.path,
        bytes: ('reason' in difference ? unreadable : difference)[of],
    }));
    const from = await writeBlobTree(git, side('working'));
    const to = await writeBlobTree(git, side('head'));
    return git.diff({ from, to, context: 0 });
}


/***/ }),

/***/ 8510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ writeWorktreeTree)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _work_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48338);



async function writeWorktreeTree(git, without) {
    const { directory, original } = git.repository;
    const index = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'worktree-index');
    await (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .copyIfThere */ .lP)(original.exclude, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'info', 'exclude'));
    await copyIndex(original.index, index);
    const workTree = await (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .openWorkTree */ .wr)(git);
    const run = (args, paths = []) => workTree.run(args, { input: (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .namesTo */ .U)(paths), index });
    const excluded = ['--', '.', ...without.map((folder) => `:(exclude,top,literal)${folder}`)];
    const changes = await run(['diff-files', '-z', '--name-status', '--ignore-submodules=dirty', ...excluded]);
    const { gone, changed } = splitChanges(changes);
    await run(['update-index', '-z', '--force-remove', '--stdin'], gone);
    const untracked = (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .namesFrom */ .nQ)(await run(['ls-files', '-z', '--others', '--exclude-standard', ...excluded]));
    const files = [...changed, ...untracked];
    await run(['update-index', '-z', '--add', '--remove', '--replace', '--stdin'], files);
    return (await run(['write-tree', '--missing-ok'])).toString('utf8').trim();
}
function splitChanges(output) {
    const fields = (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .namesFrom */ .nQ)(output);
    const gone = [];
    const changed = [];
    for (let index = 0; index + 1 < fields.length; index += 2) {
        const path = fields[index + 1] ?? '';
        (fields[index] === 'D' ? gone : changed).push(path);
    }
    return { gone, changed };
}
async function copyIndex(from, to) {
    if (!(await (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .copyIfThere */ .lP)(from, to)))
        return;
    const { mtimeMs } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(from);
    const wholeSecond = Math.floor(mtimeMs / 1000);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.utimes)(to, wholeSecond, wholeSecond);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(from);
    const parts = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).filter((name) => name.startsWith('sharedindex.'));
    for (const part of parts)
        await (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .copyIfThere */ .lP)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, part), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(to), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(part)));
}


/***/ }),

/***/ 61386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readPinnedPullRequest),
/* harmony export */   j: () => (/* binding */ PinnedPullRequest)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82027);
/* harmony import */ var _transport_operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(398);



const Ref = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), sha: _domain_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .CommitId */ .jF, repo: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }).nullable() });
const PinnedPullRequest = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    node_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    user: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).nullable(),
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['open', 'closed']),
    merged: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    draft: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    locked: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    labels: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    requested_reviewers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })).nullish(),
    head: Ref,
    base: Ref,
    changed_files: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0),
    review_comments: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0),
    comments: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0),
})
    .transform((answer) => ({
    head: answer.head.sha,
    base: answer.base.sha,
    reviewComments: answer.review_comments,
    remarks: answer.comments,
    pullRequest: {
        number: answer.number,
        nodeId: answer.node_id,
        title: answer.title,
        description: answer.body ?? '',
        url: answer.html_url,
        author: answer.user?.login ?? null,
        state: answer.merged ? 'merged' : answer.state,
        draft: answer.draft,
        locked: answer.locked,
        fork: answer.head.repo === null || answer.head.repo.id !== answer.base.repo?.id,
        labels: answer.labels.map((label) => label.name),
        requestedReviewers: (answer.requested_reviewers ?? []).map(({ login }) => login),
        baseRef: answer.base.ref,
        headRef: answer.head.ref,
        changedFiles: answer.changed_files,
    },
}));
function readPinnedPullRequest(client, { owner, repo, number }) {
    return client.read(_transport_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .readPullRequest */ .DQ, (api) => api.call(PinnedPullRequest, (rest) => rest.pulls.get({ owner, repo, pull_number: number })));
}


/***/ }),

/***/ 398:
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

/***/ 21202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ createLocalSource),
  v: () => (/* binding */ noWorktree)
});

// EXTERNAL MODULE: ./build/domain/diff/parse-diff.js + 8 modules
var parse_diff = __webpack_require__(97377);
// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(54543);
// EXTERNAL MODULE: ./build/edges/files/own-folders.js
var own_folders = __webpack_require__(68133);
// EXTERNAL MODULE: ./build/edges/files/regular-file.js
var regular_file = __webpack_require__(30028);
// EXTERNAL MODULE: ./build/edges/git/changed-files.js
var changed_files = __webpack_require__(95160);
// EXTERNAL MODULE: ./build/edges/git/evidence.js
var evidence = __webpack_require__(79929);
// EXTERNAL MODULE: ./build/domain/text/utf8-text.js
var utf8_text = __webpack_require__(18460);
// EXTERNAL MODULE: ./build/edges/files/text-limit.js
var text_limit = __webpack_require__(42988);
;// CONCATENATED MODULE: ./build/edges/git/files-at.js


async function readGitFilesAt(git, commit, paths) {
    const files = new Map();
    for (const path of paths) {
        const file = await git.fileAt(commit, path);
        if (file.state === 'present')
            files.set(path, file.bytes);
    }
    return {
        size: async (path) => files.get(path)?.length,
        text: async (path) => {
            const bytes = files.get(path);
            return bytes === undefined || bytes.length > text_limit/* maxTextBytes */.t ? undefined : (0,utf8_text/* utf8Text */.H)(bytes);
        },
    };
}

// EXTERNAL MODULE: ./build/edges/git/git.js
var git = __webpack_require__(3298);
// EXTERNAL MODULE: ./build/edges/git/working-directory.js + 3 modules
var working_directory = __webpack_require__(82644);
// EXTERNAL MODULE: ./build/edges/git/worktree-tree.js
var worktree_tree = __webpack_require__(8510);
;// CONCATENATED MODULE: ./build/edges/local-source.js










const defaultBranches = [
    'refs/remotes/origin/HEAD',
    'refs/remotes/origin/main',
    'refs/remotes/origin/master',
    'refs/heads/main',
    'refs/heads/master',
];
const maxPolicy = 1024 * 1024;
function createLocalSource(wanted) {
    return {
        fetch: ({ policyPath }) => (0,git/* withGit */.zc)({ directory: wanted.root, environment: wanted.environment }, (git) => {
            if (git === undefined)
                throw noWorktree(wanted.root);
            return takeSnapshot(git, wanted, policyPath);
        }),
        filesAt: (commit, paths) => (0,git/* withGit */.zc)({ directory: wanted.root, environment: wanted.environment }, (git) => {
            if (git === undefined)
                throw noWorktree(wanted.root);
            return readGitFilesAt(git, commit, paths);
        }),
        isCurrent: ({ head, tree }) => (0,git/* withGit */.zc)({ directory: wanted.root, environment: wanted.environment }, async (git) => {
            if (git === undefined)
                return false;
            if ((await git.headCommit()) !== head)
                return false;
            return (await (0,worktree_tree/* writeWorktreeTree */.Z)(git, own_folders/* ownFolders */.g)) === (tree ?? (await git.treeOf(head)));
        }),
    };
}
async function takeSnapshot(git, wanted, policyPath) {
    const commits = await pinCommits(git, wanted);
    const to = commits.tree ?? commits.head;
    const range = { from: commits.mergeBase, to, without: own_folders/* ownFolders */.g };
    const diff = await diffOf(git, wanted, range);
    const files = readFiles(diff, await git.changedIds(range));
    const branch = wanted.head === undefined ? await git.branch() : undefined;
    return {
        commits,
        ...(branch === undefined ? {} : { branch }),
        diff,
        files,
        comments: [],
        coverage: { expected: files.length, covered: files.length, missing: [] },
        ...(await look(git, wanted, { commits, files })),
        policy: wanted.head === undefined
            ? await readWorktreePolicy(git, policyPath)
            : await git.fileAt(commits.head, policyPath),
        evidence: await (0,evidence/* readGitEvidence */.A)(git, {
            ...commits,
            tree: to,
            touched: files.map(({ filename }) => filename),
        }),
    };
}
async function diffOf(git, wanted, range) {
    try {
        return await git.diff(range);
    }
    catch (error) {
        throw (await isWhole(git, range)) ? error : contentMissing(git, wanted, range);
    }
}
async function isWhole(git, range) {
    try {
        return (await git.missing(await git.changedBlobs(range))).length === 0;
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return false;
        throw error;
    }
}
async function pinCommits(git, wanted) {
    const head = await pinHead(git, wanted.head);
    const base = wanted.base === undefined ? await findDefaultBranch(git) : await pin(git, wanted.base, '--base');
    const common = await git.mergeBase(base, head);
    if (common.state === 'history-missing')
        throw historyMissing(git);
    if (common.state === 'unrelated')
        throw unrelated(git, base, head);
    const tree = wanted.head === undefined ? await (0,worktree_tree/* writeWorktreeTree */.Z)(git, own_folders/* ownFolders */.g) : undefined;
    const isChanged = tree !== undefined && tree !== (await git.treeOf(head));
    return { head, ...(isChanged && { tree }), base, mergeBase: common.commit };
}
async function pinHead(git, wanted) {
    if (wanted !== undefined)
        return pin(git, wanted, '--head');
    const head = await git.headCommit();
    if (head !== undefined)
        return head;
    throw new failure/* Failure */.HR({
        kind: 'usage',
        code: 'LOCAL_NO_COMMIT',
        message: `The branch that is checked out in ${git.root} has no commit yet`,
        fix: 'Make a first commit; what comes after it can be reviewed.',
    });
}
async function pin(git, revision, option) {
    const commit = await git.commit(revision);
    if (commit !== undefined)
        return commit;
    throw new failure/* Failure */.HR({
        kind: 'usage',
        code: 'LOCAL_REVISION_UNKNOWN',
        message: `${option} ${JSON.stringify(revision)} names no commit in ${git.root}`,
        fix: 'Give a branch, tag or commit that `git rev-parse` knows; `git fetch` gets those of the remote.',
    });
}
async function findDefaultBranch(git) {
    for (const branch of defaultBranches) {
        const commit = await git.commit(branch);
        if (commit !== undefined)
            return commit;
    }
    throw new failure/* Failure */.HR({
        kind: 'usage',
        code: 'LOCAL_BASE_UNKNOWN',
        message: `${git.root} has no branch main or master, here or at the remote origin, to compare with`,
        fix: 'Name the branch your change is meant for, such as `--base develop`, or let git find it with `git remote set-head origin --auto`.',
    });
}
function readFiles(bytes, ids) {
    const parsed = (0,parse_diff/* parseDiff */.F)(bytes);
    if (parsed.ok)
        return (0,changed_files/* changedFiles */.Y)(parsed.diff, ids);
    const { line, message } = parsed.error;
    throw new Error(`git's own diff cannot be read, line ${line}: ${message}`);
}
async function look(git, wanted, { commits, files }) {
    if (wanted.head !== undefined) {
        return (0,working_directory/* inspectWorkingDirectory */.L)({
            directory: git.root,
            environment: wanted.environment,
            head: commits.head,
            files,
            headBlob: async (id) => {
                throw new Error(`blob ${id} is in the diff, but not in the repository`);
            },
        });
    }
    return {
        workingDirectory: { state: 'worktree', commit: commits.head, differing: [] },
        workingTreeDiff: new Uint8Array(),
    };
}
async function readWorktreePolicy(git, name) {
    try {
        const bytes = await (0,regular_file.readRegularFile)({ root: git.root, name, maxBytes: maxPolicy });
        return bytes === undefined ? { state: 'absent' } : { state: 'present', bytes };
    }
    catch (error) {
        return { state: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
    }
}
function noWorktree(directory) {
    return new failure/* Failure */.HR({
        kind: 'usage',
        code: 'LOCAL_NOT_A_WORKTREE',
        message: `${directory} is not in a git work tree, or git is not installed`,
        fix: 'Run it inside a checkout, with git on the PATH.',
    });
}
function historyMissing(git) {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'LOCAL_HISTORY_MISSING',
        message: `${git.root} is a shallow clone: where the change left its base is not in it`,
        fix: 'Get the rest with `git fetch --unshallow`, or check out with `fetch-depth: 0`.',
    });
}
function contentMissing(git, { head }, { from, to }) {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'LOCAL_CONTENT_MISSING',
        message: `${git.root} is a partial clone: some of the files that the change is compared with are not in it`,
        fix: `Get them with \`git diff --stat ${from}${head === undefined ? '' : ` ${to}`}\`, then run this again.`,
    });
}
function unrelated(git, base, head) {
    return new failure/* Failure */.HR({
        kind: 'usage',
        code: 'LOCAL_UNRELATED_HISTORIES',
        message: `Commits ${base} and ${head} in ${git.root} have no common ancestor`,
        fix: 'Give a `--base` that the change was made from.',
    });
}


/***/ }),

/***/ 4051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isAlive)
/* harmony export */ });
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30028);

function isAlive(pid) {
    if (!Number.isSafeInteger(pid) || pid <= 0)
        return false;
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_0__/* .hasCode */ .up)(error, 'EPERM');
    }
}


/***/ }),

/***/ 63856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ readRunner)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var classic_schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return api/* _coercedNumber */.qG(classic_schemas/* ZodNumber */.rSt, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/errors.js
var errors = __webpack_require__(961);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(54543);
// EXTERNAL MODULE: ./build/domain/review-document.js
var review_document = __webpack_require__(82027);
// EXTERNAL MODULE: ./build/edges/github/pull-request.js
var github_pull_request = __webpack_require__(61386);
;// CONCATENATED MODULE: ./build/edges/runner-event.js



const Side = classic_schemas/* looseObject */._H3({
    ref: classic_schemas/* string */.YjP(),
    sha: classic_schemas/* string */.YjP(),
    repo: classic_schemas/* looseObject */._H3({ full_name: classic_schemas/* string */.YjP() }).nullable().optional(),
});
const PullRequestPayload = classic_schemas/* looseObject */._H3({
    action: classic_schemas/* string */.YjP(),
    pull_request: classic_schemas/* looseObject */._H3({
        number: classic_schemas/* number */.aig().int().min(1),
        draft: classic_schemas/* boolean */.zMY().optional(),
        head: Side,
        base: Side,
    }),
    before: review_document/* CommitId */.jF.optional(),
    changes: classic_schemas/* looseObject */._H3({ base: classic_schemas/* looseObject */._H3({}).optional() }).optional(),
});
const CommentPayload = classic_schemas/* looseObject */._H3({
    action: classic_schemas/* string */.YjP(),
    comment: classic_schemas/* looseObject */._H3({
        body: classic_schemas/* string */.YjP().nullish(),
        user: classic_schemas/* looseObject */._H3({ type: classic_schemas/* string */.YjP() }).nullish(),
    }),
    changes: classic_schemas/* looseObject */._H3({ body: classic_schemas/* looseObject */._H3({ from: classic_schemas/* string */.YjP() }).optional() }).optional(),
});
const IssuePayload = classic_schemas/* looseObject */._H3({
    action: classic_schemas/* string */.YjP(),
    issue: classic_schemas/* looseObject */._H3({ number: classic_schemas/* number */.aig().int().min(1), pull_request: classic_schemas/* looseObject */._H3({}).optional() }),
});
const DispatchPayload = classic_schemas/* looseObject */._H3({ inputs: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()).nullish() });
const MergeGroupPayload = classic_schemas/* looseObject */._H3({
    merge_group: classic_schemas/* looseObject */._H3({ head_sha: review_document/* CommitId */.jF, base_ref: classic_schemas/* string */.YjP() }),
});
const WorkflowRunPayload = classic_schemas/* looseObject */._H3({
    workflow_run: classic_schemas/* looseObject */._H3({
        id: classic_schemas/* number */.aig().int(),
        event: classic_schemas/* string */.YjP(),
        head_sha: review_document/* CommitId */.jF,
        head_branch: classic_schemas/* string */.YjP().nullable(),
        head_repository: classic_schemas/* looseObject */._H3({ full_name: classic_schemas/* string */.YjP() }).nullish(),
    }),
});
function parseEvent(name, payload) {
    switch (name) {
        case 'pull_request':
        case 'pull_request_target':
            return toPullRequest(name, PullRequestPayload.parse(payload));
        case 'pull_request_review_comment': {
            const { number, head, base } = PullRequestPayload.parse(payload).pull_request;
            const readOnly = head.repo?.full_name !== base.repo?.full_name;
            return { kind: 'comment', name, number, onPullRequest: true, readOnly, ...commentIn(payload) };
        }
        case 'issue_comment': {
            const { number, pull_request } = IssuePayload.parse(payload).issue;
            const onPullRequest = pull_request !== undefined;
            return { kind: 'comment', name, number, onPullRequest, readOnly: false, ...commentIn(payload) };
        }
        case 'workflow_dispatch': {
            const inputs = Object.entries(DispatchPayload.parse(payload).inputs ?? {});
            return { kind: 'dispatch', name, inputs: new Map(inputs.map(([key, value]) => [key, String(value)])) };
        }
        case 'merge_group': {
            const { head_sha: head, base_ref: ref } = MergeGroupPayload.parse(payload).merge_group;
            return { kind: 'merge-group', name, head, branch: ref.replace(/^refs\/heads\//, '') };
        }
        case 'workflow_run': {
            const { workflow_run: run } = WorkflowRunPayload.parse(payload);
            return {
                kind: 'workflow-run',
                name,
                run: run.id,
                cause: run.event,
                head: run.head_sha,
                headBranch: run.head_branch,
                ...(run.head_repository && { headRepository: run.head_repository.full_name }),
            };
        }
        default:
            return { kind: 'other', name };
    }
}
function commentIn(payload) {
    const { action, comment, changes } = CommentPayload.parse(payload);
    const previousBody = changes?.body?.from;
    return {
        action,
        body: comment.body ?? '',
        byPerson: comment.user?.type === 'User',
        ...(previousBody !== undefined && { previousBody }),
    };
}
function toPullRequest(name, { action, pull_request, before, changes }) {
    const { number, head, base, draft = false } = pull_request;
    const home = base.repo?.full_name;
    const fork = head.repo?.full_name !== home;
    const whole = github_pull_request/* PinnedPullRequest */.j.safeParse(pull_request);
    return {
        kind: 'pull-request',
        name,
        action,
        number,
        head: head.sha,
        base: base.sha,
        fork,
        draft,
        ...(action === 'synchronize' && before !== undefined && { before }),
        ...(action === 'edited' && { edited: changes?.base === undefined ? 'words' : 'base' }),
        ...(whole.success && { pinned: whole.data }),
    };
}

;// CONCATENATED MODULE: ./build/edges/runner.js




const runner_text = classic_schemas/* string */.YjP().min(1).optional().catch(undefined);
const address = classic_schemas/* url */.OZ5({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const count = number().int().min(1).optional().catch(undefined);
const Variables = classic_schemas/* object */.Ikc({
    GITHUB_ACTIONS: runner_text,
    RUNNER_DEBUG: runner_text,
    NO_COLOR: runner_text,
    TERM: runner_text,
    GITHUB_API_URL: address.default('https://api.github.com'),
    GITHUB_GRAPHQL_URL: address.default('https://api.github.com/graphql'),
    GITHUB_SERVER_URL: address.default('https://github.com'),
    GITHUB_REPOSITORY: classic_schemas/* string */.YjP()
        .regex(/^[^/\s]+\/[^/\s]+$/)
        .optional(),
    GITHUB_EVENT_NAME: runner_text,
    GITHUB_EVENT_PATH: runner_text,
    GITHUB_SHA: runner_text,
    GITHUB_RUN_ID: count,
    GITHUB_RUN_ATTEMPT: count,
    GITHUB_JOB: runner_text,
    GITHUB_WORKFLOW: runner_text,
    GITHUB_WORKFLOW_REF: runner_text,
    GITHUB_ACTOR: runner_text,
    GITHUB_WORKSPACE: runner_text,
    RUNNER_TEMP: runner_text,
    GITHUB_OUTPUT: runner_text,
    GITHUB_STEP_SUMMARY: runner_text,
    GITHUB_STATE: runner_text,
    PR_VERDICT_WRITE_SPACING_MS: number().int().min(0).max(60_000).optional(),
});
const maxEvent = 32 * 1024 * 1024;
async function readRunner(env) {
    const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
    const variables = Variables.safeParse(given);
    if (!variables.success)
        throw unreadable(variables.error);
    const read = variables.data;
    const [owner, name] = read.GITHUB_REPOSITORY?.split('/') ?? [];
    const event = await readEvent(read.GITHUB_EVENT_NAME, read.GITHUB_EVENT_PATH);
    return {
        isActions: read.GITHUB_ACTIONS === 'true',
        isDebug: read.RUNNER_DEBUG === '1',
        allowsColor: read.NO_COLOR === undefined && read.TERM !== 'dumb',
        apiUrl: read.GITHUB_API_URL,
        graphqlUrl: read.GITHUB_GRAPHQL_URL,
        serverUrl: read.GITHUB_SERVER_URL,
        proxied: isProxied(env, read.GITHUB_API_URL),
        ...(owner !== undefined && name !== undefined && { repository: { owner, name } }),
        ...(event && { event }),
        ...known({
            sha: read.GITHUB_SHA,
            runId: read.GITHUB_RUN_ID,
            runAttempt: read.GITHUB_RUN_ATTEMPT,
            job: read.GITHUB_JOB,
            workflow: read.GITHUB_WORKFLOW,
            workflowFile: workflowFileOf(read),
            actor: read.GITHUB_ACTOR,
            workspace: read.GITHUB_WORKSPACE,
            temp: read.RUNNER_TEMP,
            writeSpacingMs: read.PR_VERDICT_WRITE_SPACING_MS,
        }),
        files: known({
            output: read.GITHUB_OUTPUT,
            summary: read.GITHUB_STEP_SUMMARY,
            state: read.GITHUB_STATE,
        }),
        environment: only(childVariables, env),
        network: only(networkVariables, env),
        secrets: secretsOf(env),
        variable: (name) => (Object.hasOwn(env, name) ? env[name] : undefined),
        input: (input) => env[`INPUT_${input.replaceAll(' ', '_').toUpperCase()}`]?.trim() ?? '',
        state: (key) => env[`STATE_${key}`] ?? '',
    };
}
function workflowFileOf({ GITHUB_WORKFLOW_REF: reference = '', GITHUB_REPOSITORY: repository = '', }) {
    const [, path] = /^(\.github\/workflows\/[^/@]+)@/.exec(reference.slice(repository.length + 1)) ?? [];
    return reference.startsWith(`${repository}/`) ? path : undefined;
}
function isProxied(env, apiUrl) {
    const name = apiUrl.startsWith('https:') ? 'https_proxy' : 'http_proxy';
    return [name, name.toUpperCase()].some((variable) => (env[variable] ?? '') !== '');
}
const childVariables = new Set([
    'PATH',
    'PATHEXT',
    'HOME',
    'USERPROFILE',
    'XDG_CONFIG_HOME',
    'SYSTEMROOT',
    'TMPDIR',
    'TEMP',
    'TMP',
]);
const networkVariables = new Set([
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'NO_PROXY',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'CURL_CA_BUNDLE',
    'GIT_SSL_CAINFO',
    'GIT_SSL_CAPATH',
]);
function only(names, env) {
    return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => value !== undefined && names.has(name.toUpperCase()) ? [[name, value]] : []));
}
const secretName = /TOKEN|SECRET|PASSW(?:OR)?D|PASSPHRASE|PRIVATE_?KEY|API_?KEY|ACCESS_?KEY|CREDENTIAL/i;
const minSecret = 8;
function secretsOf(env) {
    const values = Object.entries(env).flatMap(([name, value]) => value !== undefined && secretName.test(name) ? [value.trim()] : []);
    return [...new Set(values)].filter((value) => value.length >= minSecret);
}
async function readEvent(name, path) {
    if (name === undefined)
        return undefined;
    if (path === undefined)
        return { kind: 'other', name };
    try {
        if ((await (0,promises_.stat)(path)).size > maxEvent)
            throw new Error(`is larger than ${maxEvent} bytes`);
        const payload = JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
        return parseEvent(name, payload);
    }
    catch (cause) {
        const reason = cause instanceof errors/* ZodError */.G ? core_errors/* prettifyError */.S1(cause) : cause instanceof Error ? cause.message : '';
        throw new failure/* Failure */.HR({
            kind: 'operational',
            code: 'EVENT_UNREADABLE',
            message: `The payload of the event ${name} in ${path} cannot be read: ${reason}`,
            fix: 'The runner writes this file; run the workflow again.',
            cause,
        });
    }
}
function unreadable(error) {
    const names = [...new Set(error.issues.map(({ path }) => path.join('.')))];
    return new failure/* Failure */.HR({
        kind: 'usage',
        code: 'RUNNER_UNREADABLE',
        message: `The environment does not hold what the runner puts there: ${names.join(', ')}`,
        fix: 'Do not set these variables in the workflow; outside of Actions, unset them.',
    });
}
function known(values) {
    const result = {};
    for (const [key, value] of Object.entries(values))
        if (value !== undefined)
            Object.assign(result, { [key]: value });
    return result;
}


/***/ }),

/***/ 6922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rg: () => (/* binding */ invalidInputs),
  TL: () => (/* binding */ parseInputs)
});

// UNUSED EXPORTS: inputNames

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/contracts/format.js
var format = __webpack_require__(66149);
// EXTERNAL MODULE: ./build/contracts/nearest-word.js
var nearest_word = __webpack_require__(44187);
// EXTERNAL MODULE: ./build/domain/duration.js
var duration = __webpack_require__(14953);
// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(54543);
// EXTERNAL MODULE: ./build/domain/mode.js
var mode = __webpack_require__(75530);
// EXTERNAL MODULE: ./build/domain/policy/decisions.js + 2 modules
var decisions = __webpack_require__(88674);
// EXTERNAL MODULE: ./build/domain/policy/policy.js + 1 modules
var policy = __webpack_require__(95871);
// EXTERNAL MODULE: ./build/domain/settings.js
var settings = __webpack_require__(50244);
// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __webpack_require__(75526);
// EXTERNAL MODULE: ./build/domain/text/shortened.js
var shortened = __webpack_require__(62617);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/contracts/paths.js
var paths = __webpack_require__(22300);
// EXTERNAL MODULE: ./build/domain/reviewers/reviewer.js
var reviewer = __webpack_require__(70627);
;// CONCATENATED MODULE: ./build/input-values.js



const Switch = schemas/* string */.YjP()
    .transform((text) => text.toLowerCase())
    .pipe(schemas/* enum */.k5n(['true', 'false']))
    .transform((word) => word === 'true');
function wholeNumber(least, most) {
    const message = `a whole number from ${least} to ${most}`;
    return schemas/* string */.YjP()
        .regex(/^\d{1,10}$/, message)
        .transform(Number)
        .refine((number) => number >= least && number <= most, message);
}
const Name = schemas/* string */.YjP().regex(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,100}$/u, 'one line of at most 100 characters');
const RepositoryPath = schemas/* string */.YjP().transform((text, context) => {
    const reading = (0,paths/* readPath */.G)(text.replace(/\/+$/, ''));
    if (reading.ok)
        return reading.path;
    context.addIssue(`a path from the repository root; this one ${reading.message}`);
    return core/* NEVER */.tm;
});
const ReviewerIds = schemas/* string */.YjP().transform((text, context) => {
    const ids = entries(text, /[,\n]/);
    const wrong = ids.filter((id) => !reviewer/* ReviewerId */.dJ.safeParse(id).success);
    for (const id of wrong)
        context.addIssue(`reviewer ids separated by commas; "${id}" is none`);
    return ids;
});
const FindingsPatterns = schemas/* string */.YjP()
    .transform((text, context) => entries(text, /\n/).map((line) => readPattern(line, context)));
const artifactScheme = 'artifact:';
function readPattern(line, context) {
    const at = line.indexOf('=');
    const before = line.slice(0, Math.max(at, 0)).trim();
    const after = line.slice(at + 1).trim();
    if (at === -1 || /[/\\*?{[]/.test(before))
        return placeOf(line, context);
    if (after === '' || !reviewer/* ReviewerId */.dJ.safeParse(before).success) {
        context.addIssue(`lines of glob or id=glob; "${line}" is neither`);
    }
    return { reviewer: before, ...placeOf(after, context) };
}
function placeOf(text, context) {
    if (!text.startsWith(artifactScheme))
        return { glob: text };
    const at = text.indexOf('/');
    const artifact = text.slice(artifactScheme.length, at).trim();
    const glob = text.slice(at + 1).trim();
    if (at === -1 || artifact === '' || glob === '')
        context.addIssue(`lines such as id=artifact:NAME/GLOB; "${text}" names no file in an artifact`);
    return { artifact, glob };
}
const ScopeInput = schemas/* string */.YjP().transform((text, context) => {
    const [, kind, name] = /^(package|team|file)=(.+)$/.exec(text) ?? [];
    if (text === 'changeset')
        return { kind: 'changeset' };
    if (name !== undefined && (kind === 'package' || kind === 'team' || kind === 'file'))
        return { kind, name };
    context.addIssue('changeset, package=NAME, team=NAME or file=PATH');
    return core/* NEVER */.tm;
});
function entries(text, separator) {
    return text
        .split(separator)
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '');
}

;// CONCATENATED MODULE: ./build/inputs.js












const InputTexts = schemas/* strictObject */.rej({
    stage: settings/* Stage */.BI.default('run'),
    mode: mode/* Mode */.K.default('full'),
    'github-token': schemas/* string */.YjP().default(''),
    'pull-request': wholeNumber(1, 2 ** 31 - 1).optional(),
    findings: FindingsPatterns.default([]),
    format: format/* Format */.y.optional(),
    contract: schemas/* enum */.k5n(['strict', 'lenient']).optional(),
    config: RepositoryPath.default(policy/* defaultPolicyPath */.r2),
    'review-dir': schemas/* string */.YjP().optional(),
    'path-prefix': RepositoryPath.default(''),
    reviewers: ReviewerIds.default([]),
    'fail-on': decisions/* FailOn */.iO.optional(),
    approve: Switch.optional(),
    'max-comments': wholeNumber(0, 50).optional(),
    'inline-from': severity/* Severity */.AI.optional(),
    'check-name': Name.default('pr-verdict'),
    gate: settings/* Gate */.iD.default('check'),
    'step-result': settings/* StepResult */.WJ.default('verdict'),
    'resolve-threads': Switch.default(false),
    'retry-budget': duration/* Duration */.d.default(300_000),
    scope: ScopeInput.default({ kind: 'changeset' }),
    target: settings/* Target */.We.default('github'),
    'dry-run': Switch.default(false),
});
const inputNames = Object.keys(InputTexts.shape);
function parseInputs(get) {
    const texts = new Map(inputNames.map((name) => [name, get(name).trim()]));
    const given = Object.fromEntries([...texts].filter(([, text]) => text !== ''));
    const reading = InputTexts.safeParse(given);
    if (reading.success) {
        const { mode, target } = reading.data;
        if (mode === 'quick' && target === 'github')
            return { ok: false, problems: [quickElsewhere] };
        return { ok: true, inputs: toInputs(reading.data) };
    }
    return { ok: false, problems: reading.error.issues.map((issue) => toProblem(issue, texts)) };
}
const quickElsewhere = {
    name: 'mode',
    message: 'Input `mode` is "quick", which looks at what is not committed yet; on a pull request everything is committed.',
    fix: 'Leave `mode` at full, or check the worktree with `target: local`.',
};
function invalidInputs(problems) {
    const [only] = problems;
    const words = problems.length === 1 && only !== undefined
        ? only
        : {
            message: `${problems.length} inputs cannot be used:\n${problems.map(({ message, fix }) => `- ${message} ${fix}`).join('\n')}`,
            fix: 'Correct each of them as it says.',
        };
    return new failure/* Failure */.HR({ kind: 'usage', code: 'INPUT_INVALID', message: words.message, fix: words.fix });
}
function toInputs(texts) {
    const pullRequest = texts['pull-request'];
    const reviewDir = texts['review-dir'];
    return {
        settings: toSettings(texts),
        token: texts['github-token'],
        ...(pullRequest === undefined ? {} : { pullRequest }),
        ...(reviewDir === undefined ? {} : { reviewDir }),
        retryBudget: texts['retry-budget'],
    };
}
function toSettings(texts) {
    const { stage, mode, target, findings, format, config, gate } = texts;
    return {
        stage,
        mode,
        source: target,
        target,
        findings,
        reviewers: texts.reviewers,
        ...(format === undefined ? {} : { format }),
        config,
        pathPrefix: texts['path-prefix'],
        scope: texts.scope,
        checkName: texts['check-name'],
        gate,
        stepResult: texts['step-result'],
        policyInputs: toPolicyInputs(texts),
        resolveThreads: texts['resolve-threads'],
        dryRun: texts['dry-run'],
    };
}
function toPolicyInputs(texts) {
    const { approve, contract } = texts;
    const { 'fail-on': failOn, 'max-comments': maxComments, 'inline-from': inlineFrom } = texts;
    return {
        ...(failOn === undefined ? {} : { failOn }),
        ...(approve === undefined ? {} : { approve }),
        ...(maxComments === undefined ? {} : { maxComments }),
        ...(inlineFrom === undefined ? {} : { inlineFrom }),
        ...(contract === undefined ? {} : { contract }),
    };
}
function toProblem(issue, texts) {
    const name = issue.path.map(String).join('.');
    const text = texts.get(name) ?? '';
    const message = `Input \`${name}\` is ${JSON.stringify((0,shortened/* shortened */.v)(text, 80))}, which it does not accept.`;
    if (issue.code !== 'invalid_value') {
        const must = issue.message.startsWith('must ') ? issue.message : `takes ${issue.message}`;
        return { name, message, fix: `\`${name}\` ${must}.` };
    }
    const words = issue.values.map(String);
    const nearest = (0,nearest_word/* nearestWord */.z)(text, words);
    const hint = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
    return { name, message, fix: `\`${name}\` takes one of ${words.join(', ')}.${hint}` };
}


/***/ }),

/***/ 88679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readEvidence)
/* harmony export */ });
/* harmony import */ var _domain_evidence_pack_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41552);
/* harmony import */ var _review_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84227);


async function readEvidence(directory, manifest) {
    const pack = await (0,_review_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readOwnPinned */ .Vs)(directory, manifest, {
        name: _review_files_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewFiles */ .Kq.evidencePack,
        schema: _domain_evidence_pack_js__WEBPACK_IMPORTED_MODULE_0__/* .EvidencePack */ .T,
    });
    return pack && { pack, size: manifest.size, unknown: manifest.unknown };
}


/***/ }),

/***/ 83354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ loadPolicy)
/* harmony export */ });
/* harmony import */ var _contracts_policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78180);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54543);
/* harmony import */ var _domain_policy_effective_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63424);
/* harmony import */ var _domain_policy_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95871);
/* harmony import */ var _review_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84227);





async function loadPolicy(directory, manifest, inputs) {
    if (manifest.policy.state !== 'present')
        return (0,_domain_policy_effective_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .effectivePolicy */ .Ci)(undefined, inputs);
    const result = (0,_contracts_policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicy */ .ON)(await (0,_review_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readPinned */ .r6)(directory, manifest, _review_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reviewFiles */ .Kq.policy));
    if (result.ok)
        return (0,_domain_policy_effective_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .effectivePolicy */ .Ci)(result.policy, inputs);
    throw invalid(manifest, result.problems.map(_contracts_policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .policyProblemText */ .Vi));
}
function invalid({ policy, workingDirectory }, problems) {
    const { path = _domain_policy_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultPolicyPath */ .r2, commit } = policy;
    const isOwn = workingDirectory.state === 'worktree';
    const where = isOwn
        ? 'in this worktree'
        : `at the base commit${commit === undefined ? '' : ` ${commit.slice(0, 10)}`}`;
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({
        kind: 'usage',
        code: 'POLICY_INVALID',
        message: `The policy file ${path} ${where} is not valid:\n${problems.map((each) => `  ${each}`).join('\n')}`,
        fix: `Correct it${isOwn ? '' : ' on the base branch'}; \`pr-verdict validate ${path}\` checks it, \`pr-verdict schema policy\` prints its schema.`,
    });
}


/***/ }),

/***/ 84227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ forgetResults),
/* harmony export */   EU: () => (/* binding */ requireHead),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Kq: () => (/* binding */ reviewFiles),
/* harmony export */   Vs: () => (/* binding */ readOwnPinned),
/* harmony export */   io: () => (/* binding */ readBytes),
/* harmony export */   jU: () => (/* binding */ readOwn),
/* harmony export */   kO: () => (/* binding */ readOwnIfValid),
/* harmony export */   ku: () => (/* binding */ readOwnIfAny),
/* harmony export */   r6: () => (/* binding */ readPinned)
/* harmony export */ });
/* harmony import */ var _contracts_json_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36619);
/* harmony import */ var _contracts_json_read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44182);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54543);
/* harmony import */ var _domain_sha256_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28710);
/* harmony import */ var _domain_text_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12739);





const reviewFiles = {
    diff: 'pr_diff.txt',
    files: 'files.json',
    comments: 'existing_comments.json',
    evidencePack: 'evidence_pack.json',
    checks: 'checks.json',
    manifest: 'manifest.json',
    conversation: 'conversation.json',
    since: 'since.json',
    completed: 'completed.json',
    workingTreeDiff: 'working_tree.diff',
    policy: 'policy.yml',
    attributes: 'attributes.json',
    headFiles: 'head_files.json',
    findings: 'findings.json',
    ingestReport: 'ingest_report.json',
    plan: 'plan.json',
    review: 'review.json',
    receipt: 'receipt.json',
    verdict: 'review-latest.json',
    abortReason: 'abort-reason.md',
    record: 'review-record.json',
    reviewedDiff: 'reviewed.diff',
    report: 'report.md',
    gate: 'gate.json',
};
const results = {
    fetch: [
        reviewFiles.manifest,
        reviewFiles.conversation,
        reviewFiles.since,
        reviewFiles.completed,
        reviewFiles.policy,
        reviewFiles.checks,
    ],
    ingest: [reviewFiles.findings, reviewFiles.ingestReport],
    write: [reviewFiles.plan, reviewFiles.review, reviewFiles.receipt, reviewFiles.report, reviewFiles.verdict],
    gate: [reviewFiles.gate],
};
async function forgetResults(directory, from, keep = []) {
    const stages = ['fetch', 'ingest', 'write', 'gate'];
    for (const stage of stages.slice(stages.indexOf(from))) {
        for (const name of results[stage])
            if (!keep.includes(name))
                await directory.remove(name);
    }
}
async function readBytes(directory, name, writtenBy) {
    const bytes = await directory.read(name);
    if (bytes !== undefined)
        return bytes;
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR({
        kind: 'usage',
        code: 'REVIEW_FILE_MISSING',
        message: `${name} is not in the review directory ${directory.path}`,
        fix: `Run \`${writtenBy}\` first, with the same review directory; \`run\` does all stages.`,
    });
}
async function readOwn(directory, file) {
    const bytes = await readBytes(directory, file.name, file.writtenBy);
    return parseOwn(bytes, file);
}
function parseOwn(bytes, file) {
    const invalid = (what) => new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR({
        kind: 'operational',
        code: 'REVIEW_FILE_INVALID',
        message: `${file.name}: ${what}`,
        fix: `The file was not written by this version; run \`${file.writtenBy}\` again.`,
    });
    const reading = (0,_contracts_json_read_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)(bytes, _contracts_json_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .ownFileLimits */ .j);
    if (!reading.ok)
        throw invalid(reading.problems[0]?.message ?? 'not JSON');
    const result = file.schema.safeParse(reading.value);
    if (result.success)
        return result.data;
    const issue = result.error.issues[0];
    throw invalid(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
}
function requireHead(manifest, file) {
    if (file.head === manifest.commits.head)
        return;
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR({
        kind: 'operational',
        code: 'REVIEW_FILE_INVALID',
        message: `${file.name} is about ${file.head}, but the head that was fetched is ${manifest.commits.head}`,
        fix: `Run \`${file.writtenBy}\` again.`,
    });
}
async function readOwnPinned(directory, manifest, file) {
    if (!manifest.files.some(({ name }) => name === file.name))
        return undefined;
    return parseOwn(await readPinned(directory, manifest, file.name), { ...file, writtenBy: 'fetch' });
}
async function readOwnIfAny(directory, file) {
    const bytes = await directory.read(file.name);
    return bytes === undefined ? undefined : parseOwn(bytes, file);
}
async function readOwnIfValid(directory, file) {
    try {
        return await readOwnIfAny(directory, file);
    }
    catch (error) {
        if (error instanceof _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR)
            return undefined;
        throw error;
    }
}
async function writeJson(directory, name, value) {
    await directory.write(name, (0,_domain_text_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s)(value));
}
async function readPinned(directory, manifest, name) {
    const bytes = await readBytes(directory, name, 'fetch');
    const pinned = manifest.files.find((file) => file.name === name);
    if (pinned?.sha256 === (0,_domain_sha256_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s)(bytes))
        return bytes;
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR({
        kind: 'operational',
        code: 'REVIEW_FILE_CHANGED',
        message: `${name} is not the file that fetch wrote`,
        fix: 'Run fetch again, and let nothing else write into the review directory.',
    });
}


/***/ }),

/***/ 50460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ loadRun)
});

// EXTERNAL MODULE: ./build/domain/ingest-report.js
var ingest_report = __webpack_require__(65356);
// EXTERNAL MODULE: ./build/domain/join/raised-by.js
var raised_by = __webpack_require__(85816);
// EXTERNAL MODULE: ./build/domain/manifest.js + 1 modules
var domain_manifest = __webpack_require__(90215);
// EXTERNAL MODULE: ./build/domain/memory/dismissal.js
var dismissal = __webpack_require__(26580);
// EXTERNAL MODULE: ./build/domain/memory/judge-remembered.js
var judge_remembered = __webpack_require__(997);
// EXTERNAL MODULE: ./build/domain/memory/mark.js + 1 modules
var mark = __webpack_require__(38979);
// EXTERNAL MODULE: ./build/domain/memory/memory.js
var memory_memory = __webpack_require__(92882);
// EXTERNAL MODULE: ./build/domain/scope/part.js
var part = __webpack_require__(10985);
// EXTERNAL MODULE: ./build/domain/similarity/pair-surest.js
var pair_surest = __webpack_require__(78212);
// EXTERNAL MODULE: ./build/domain/memory/continuation.js
var continuation = __webpack_require__(55846);
// EXTERNAL MODULE: ./build/domain/memory/silence.js
var silence = __webpack_require__(13498);
// EXTERNAL MODULE: ./build/domain/confidence.js
var confidence = __webpack_require__(97597);
;// CONCATENATED MODULE: ./build/domain/memory/standing-dispute.js


function stillDisputing(entry, raisedBy, { reviewers, history }) {
    const hasReviewed = (id) => reviewers.some((reviewer) => reviewer.id === id && reviewer.outcome.state === 'reviewed');
    return entry.mark.contestedBy.filter((id) => !raisedBy.includes(id) && !(hasReviewed(id) && (0,silence/* isTouched */.Dn)(entry, history)));
}
function withStandingDispute(finding, entry, run) {
    const standing = stillDisputing(entry, run.raisedBy(finding), run);
    if (standing.length === 0)
        return finding;
    return {
        ...finding,
        contestedBy: [...new Set([...finding.contestedBy, ...standing])].sort(),
        requiresHuman: true,
        confidence: (0,confidence/* withoutRise */.uT)(finding.confidence),
    };
}

;// CONCATENATED MODULE: ./build/domain/memory/reconcile.js





const isOpen = ({ mark }) => mark.kind === 'finding';
const isStanding = ({ status }) => status === 'open' || status === 'reopened';
function pairSame({ findings, ledger }) {
    const known = new Map([
        ...ledger.flatMap((entry) => entry.mark.first === undefined ? [] : [[entry.mark.first, entry]]),
        ...ledger.map((entry) => [entry.mark.fingerprint, entry]),
    ]);
    const pairs = new Map();
    for (const finding of findings.filter(isStanding)) {
        const entry = known.get(finding.fingerprint);
        if (entry !== undefined)
            pairs.set(finding, entry);
    }
    return pairs;
}
function pairUp(input, reviewed) {
    const { ledger, history } = input;
    const pairs = pairSame(input);
    const sure = (0,continuation/* continuationBy */.x)(history);
    for (const entries of [ledger.filter(isOpen), ledger.filter((entry) => !isOpen(entry))]) {
        const taken = new Set(pairs.values());
        const moved = (0,pair_surest/* pairSurest */.Z)({
            ones: [...reviewed].filter((finding) => !pairs.has(finding)),
            others: entries.filter((entry) => !taken.has(entry)),
            sure,
            nameOne: (finding) => finding.fingerprint,
            nameOther: ({ mark }) => mark.id,
        });
        for (const [finding, entry] of moved)
            pairs.set(finding, entry);
    }
    return pairs;
}
function reconcile(input) {
    const { findings, ledger, complete, head, isInside } = input;
    const reviewed = new Set(findings.filter((each) => isStanding(each) && !(isInside && (0,part/* isOutside */._K)(each, isInside))));
    const pairs = pairUp(input, reviewed);
    const taken = new Set([...pairs].flatMap(([finding, entry]) => (reviewed.has(finding) ? [entry] : [])));
    const stillOpen = [];
    const closing = [];
    for (const entry of ledger.filter((each) => isOpen(each) && !taken.has(each))) {
        const fate = complete ? (0,silence/* judgeSilence */.tl)(entry, input) : 'open';
        if (fate === 'closed' || fate === 'withdrawn')
            closing.push(settle(entry, fate, input));
        else
            stillOpen.push(fate === 'missed' ? { ...entry, missedAt: head } : entry);
    }
    return {
        findings: withKnownIds(pairs, input),
        continued: new Map([...pairs].flatMap(([finding, entry]) => isOpen(entry) && reviewed.has(finding) ? [[finding.fingerprint, entry]] : [])),
        stillOpen,
        accepted: [],
        closing,
        closed: ledger.filter((entry) => !isOpen(entry) && !taken.has(entry)),
    };
}
function settle(entry, kind, { head, history }) {
    const { place: then, ...mark } = entry.mark;
    const now = then && (0,continuation/* placeNow */.e)(entry, history);
    const known = now === 'gone' ? undefined : now;
    const place = then && (known ?? { path: then.path, side: then.side });
    return { ...entry, mark: { ...mark, ...(place && { place }), kind, head } };
}
function withKnownIds(pairs, input) {
    const used = new Set(input.ledger.map(({ mark }) => mark.id));
    return input.findings.map((finding) => {
        const entry = pairs.get(finding);
        if (entry !== undefined) {
            const { id } = entry.mark;
            if (!isOpen(entry))
                return { ...finding, id, status: 'reopened' };
            const status = input.markedFixed?.has(entry) === true ? 'reopened' : finding.status;
            return { ...withStandingDispute(finding, entry, input), id, status };
        }
        let id = finding.id;
        for (let nth = 2; used.has(id); nth += 1)
            id = `${finding.id}-${nth}`;
        used.add(id);
        return { ...finding, id };
    });
}

// EXTERNAL MODULE: ./build/domain/memory/since.js
var memory_since = __webpack_require__(15935);
// EXTERNAL MODULE: ./build/domain/people/heed.js + 1 modules
var heed = __webpack_require__(8842);
// EXTERNAL MODULE: ./build/domain/people/refusals.js
var refusals = __webpack_require__(62732);
// EXTERNAL MODULE: ./build/domain/publishing/conversation.js
var publishing_conversation = __webpack_require__(67292);
// EXTERNAL MODULE: ./build/domain/review-document.js
var review_document = __webpack_require__(82027);
// EXTERNAL MODULE: ./build/domain/scope/scope.js
var scope = __webpack_require__(97138);
// EXTERNAL MODULE: ./build/domain/settings.js
var domain_settings = __webpack_require__(50244);
// EXTERNAL MODULE: ./build/domain/suppression/suppress.js
var suppress = __webpack_require__(51778);
;// CONCATENATED MODULE: ./build/domain/suppression/suppress-remembered.js


function fingerprintsOf({ mark: { first, fingerprint } }) {
    return first === undefined ? [fingerprint] : [first, fingerprint];
}
function silencerOf(entries) {
    const live = entries.map((entry) => ({ entry, matches: (0,suppress/* matcherOf */.Ke)(entry) }));
    return (remembered) => {
        const { reviewers } = remembered.mark;
        const { category, locations } = (0,judge_remembered/* judgeRemembered */.A)(remembered);
        return live.find(({ matches }) => fingerprintsOf(remembered).some((fingerprint) => matches({ fingerprint, category, locations, reviewers })))?.entry;
    };
}
function silenceReworded({ findings, continued }, entries) {
    const silencer = silencerOf(entries.filter(({ fingerprint, reviewer }) => fingerprint !== undefined && reviewer === undefined));
    const known = new Map(continued);
    const silenced = findings.map((finding) => {
        const remembered = continued.get(finding.fingerprint);
        const entry = remembered && silencer(remembered);
        if (remembered === undefined || entry?.fingerprint === undefined)
            return finding;
        if (finding.suppressed !== undefined)
            return finding;
        known.set(entry.fingerprint, remembered);
        const suppressed = { by: 'suppress', reason: entry.reason };
        return { ...finding, fingerprint: entry.fingerprint, suppressed };
    });
    return { findings: silenced, continued: known };
}
function notesOfSilenced({ stillOpen }, entries, today) {
    const silencer = silencerOf(entries.filter((entry) => !(0,suppress/* isExpired */._d)(entry, today)));
    return stillOpen.flatMap((remembered) => {
        const entry = silencer(remembered);
        if (entry === undefined)
            return [];
        return [`policy.suppress: ${remembered.mark.id} of an earlier run does not count (${entry.reason})`];
    });
}
function suppressRemembered(reconciled, entries, today) {
    const live = entries.filter((entry) => !(0,suppress/* isExpired */._d)(entry, today));
    if (live.length === 0)
        return reconciled;
    const silencer = silencerOf(live);
    const isSilenced = (entry) => silencer(entry) !== undefined;
    const accepted = [...reconciled.accepted, ...reconciled.stillOpen.filter(isSilenced)];
    const stillOpen = reconciled.stillOpen.filter((entry) => !isSilenced(entry));
    return { ...reconciled, ...silenceReworded(reconciled, live), accepted, stillOpen };
}

// EXTERNAL MODULE: ./build/domain/verdict/weight.js
var weight = __webpack_require__(63555);
// EXTERNAL MODULE: ./build/domain/verify/marked-fixed.js
var marked_fixed = __webpack_require__(54660);
// EXTERNAL MODULE: ./build/stages/review-directory/evidence-file.js
var evidence_file = __webpack_require__(88679);
// EXTERNAL MODULE: ./build/stages/review-directory/policy-file.js
var policy_file = __webpack_require__(83354);
// EXTERNAL MODULE: ./build/stages/review-directory/review-files.js
var review_files = __webpack_require__(84227);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/domain/changed-file.js
var changed_file = __webpack_require__(44524);
// EXTERNAL MODULE: ./build/domain/globs.js
var globs = __webpack_require__(74538);
// EXTERNAL MODULE: ./build/domain/scope/find-reach.js
var find_reach = __webpack_require__(57633);
;// CONCATENATED MODULE: ./build/stages/run/ignored-files.js





async function countIgnored(directory, { manifest, effective }) {
    if (effective.ignoredPaths.length === 0)
        return 0;
    const isIgnored = (0,globs/* matchesAny */._I)(effective.ignoredPaths);
    const listed = { name: review_files/* reviewFiles */.Kq.files, schema: schemas/* array */.YOg(changed_file/* ChangedFile */.l) };
    const files = (await (0,review_files/* readOwnPinned */.Vs)(directory, manifest, listed)) ?? [];
    return files.filter((file) => (0,find_reach/* namesOf */.e)(file).every(isIgnored)).length;
}

;// CONCATENATED MODULE: ./build/stages/run/load-run.js
























function countMarkedFixed({ findings }) {
    return findings.filter(({ status, suppressed }) => status === 'fixed' && suppressed === undefined).length;
}
async function loadRun(directory, settings) {
    const manifest = await (0,review_files/* readOwn */.jU)(directory, {
        name: review_files/* reviewFiles */.Kq.manifest,
        schema: domain_manifest/* Manifest */._8,
        writtenBy: 'fetch',
    });
    const findings = { name: review_files/* reviewFiles */.Kq.findings, schema: review_document/* ReviewDocument */.CA, writtenBy: 'ingest' };
    const document = await (0,review_files/* readOwn */.jU)(directory, findings);
    const ingested = { name: review_files/* reviewFiles */.Kq.ingestReport, schema: ingest_report/* IngestReport */.Rn, writtenBy: 'ingest' };
    const report = await (0,review_files/* readOwn */.jU)(directory, ingested);
    (0,review_files/* requireHead */.EU)(manifest, { name: review_files/* reviewFiles */.Kq.findings, head: document.head, writtenBy: 'ingest' });
    (0,review_files/* requireHead */.EU)(manifest, { name: review_files/* reviewFiles */.Kq.ingestReport, head: report.head, writtenBy: 'ingest' });
    const effective = await (0,policy_file/* loadPolicy */.t)(directory, manifest, settings.policyInputs);
    const said = { name: review_files/* reviewFiles */.Kq.conversation, schema: publishing_conversation/* Conversation */.sy };
    const conversation = await (0,review_files/* readOwnPinned */.Vs)(directory, manifest, said);
    const tool = (0,mark/* toolKey */._H)(settings.checkName);
    const unheard = manifest.source === 'github' ? memory_memory/* nothingKnown */.Hx : memory_memory/* nothingRemembered */.aw;
    const memory = conversation === undefined ? unheard : (0,memory_memory/* recall */.I9)(conversation, tool);
    const since = await (0,review_files/* readOwnPinned */.Vs)(directory, manifest, { name: review_files/* reviewFiles */.Kq.since, schema: memory_since/* SinceFile */.ng });
    const history = (0,memory_since/* createHistory */.nS)(document.head, since ?? []);
    const checksAgain = manifest.source === 'github' && settings.mode === 'verify';
    const marked = checksAgain ? memory.ledger.filter((entry) => (0,marked_fixed/* isMarkedFixed */.H)(entry, history)) : [];
    const compared = reconcile({
        findings: document.findings,
        raisedBy: (finding) => (0,raised_by/* raisedBy */.wb)(finding, document.documents),
        reviewers: (0,silence/* withWholeDocuments */.aV)(document.reviewers, report.documents),
        ledger: memory.ledger,
        complete: memory.complete,
        history,
        head: document.head,
        isFull: settings.mode === 'full' && manifest.part === undefined,
        unread: new Set(manifest.coverage.missing.map(({ path }) => path)),
        isBlocking: (entry) => (0,weight/* weigh */.vi)((0,judge_remembered/* judgeRemembered */.A)(entry), effective.blocking) === 'blocking',
        ...(manifest.part && { isInside: (0,part/* insideOf */.kP)(manifest.part) }),
        markedFixed: new Set(marked),
    });
    const evidence = await (0,evidence_file/* readEvidence */.A)(directory, manifest);
    const facts = {
        reviewers: document.reviewers,
        refused: report.refused,
        coverage: manifest.coverage,
        ignored: await countIgnored(directory, { manifest, effective }),
        degraded: manifest.degraded,
        partlyHeard: !memory.complete && manifest.degraded === undefined,
        size: manifest.size,
        policy: manifest.policy,
        unverified: (0,domain_settings/* resumesVerdict */.WE)({ ...settings, source: manifest.source }) ? countMarkedFixed(document) : 0,
        claims: document.documents.map(({ reviewer, claims }, index) => ({
            reviewer,
            claims,
            findings: compared.findings
                .filter(({ sources }) => sources.some((source) => source.document === index))
                .map(({ id }) => id),
        })),
        questions: document.documents.reduce((sum, { questions }) => sum + questions.length, 0),
        postponed: effective.drafts === 'skip' && manifest.pullRequest?.draft === true,
        lane: evidence?.pack.risk.lane,
        part: manifest.part && (0,scope/* partName */.p)(manifest.part),
        effective,
    };
    const today = manifest.fetchedAt.slice(0, 10);
    const weighed = suppressRemembered(compared, effective.suppress, today);
    const notes = [...report.notes, ...notesOfSilenced(compared, effective.suppress, today)];
    const remembered = weighed.stillOpen.map((entry) => ({
        ...(0,judge_remembered/* judgeRemembered */.A)(entry),
        fingerprint: entry.mark.fingerprint,
        title: `still open from an earlier run: ${entry.standing.url}`,
    }));
    const judged = [...weighed.findings, ...remembered];
    const { ledger } = memory;
    const author = manifest.pullRequest?.author ?? null;
    const heeded = (0,heed/* heed */.f)({ judged, facts, ledger, conversation, author, tool });
    const reconciled = (0,refusals/* settleRefused */.M)(weighed, heeded.heard.refusals, ledger);
    const decision = (0,dismissal/* respectDismissal */.S)(heeded.decision, { memory, reconciled, rules: effective.blocking });
    return {
        manifest,
        document: { ...document, findings: reconciled.findings },
        report: { ...report, notes },
        effective,
        memory,
        reconciled,
        decision,
        facts,
        judged,
        weighed: heeded.findings,
        heard: heeded.heard,
        ...(checksAgain && { rechecked: (0,marked_fixed/* recheckedIn */.Q)(compared, marked) }),
    };
}


/***/ }),

/***/ 23022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ inPinnedMode)
/* harmony export */ });
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54543);
/* harmony import */ var _domain_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90215);
/* harmony import */ var _review_directory_review_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84227);



async function inPinnedMode(directory, settings) {
    const file = { name: _review_directory_review_files_js__WEBPACK_IMPORTED_MODULE_2__/* .reviewFiles */ .Kq.manifest, schema: _domain_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .Manifest */ ._8, writtenBy: 'fetch' };
    const { mode } = await (0,_review_directory_review_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readOwn */ .jU)(directory, file);
    if (settings.mode !== 'full' && settings.mode !== mode)
        throw modeDiffers(mode, settings.mode);
    return { ...settings, mode };
}
function modeDiffers(fetched, given) {
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'usage',
        code: 'MODE_DIFFERS',
        message: `The change was fetched for a ${fetched} run, and \`mode\` asks for ${given}`,
        fix: 'Give every stage the same `mode`, beginning with `fetch`.',
    });
}


/***/ })

};
