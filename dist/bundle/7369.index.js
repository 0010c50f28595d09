export const id = 7369;
export const ids = [7369];
export const modules = {

/***/ 44309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ carryLine),
/* harmony export */   H: () => (/* binding */ carryRange)
/* harmony export */ });
/* harmony import */ var _hunk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16672);

function carryLine(file, line, direction = 'forward') {
    if (!hasLinesIn(file, direction))
        return 'deleted';
    const { from, to } = sidesOf(direction);
    const before = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .hunksBefore */ .FQ)(file, from, line);
    const hunk = file.hunks[before];
    const run = hunk && (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runOf */ .ng)(hunk, from, line);
    if (run !== undefined) {
        return run.kind === 'context' ? line - (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, from) + (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, to) : 'deleted';
    }
    const previous = file.hunks[before - 1];
    return previous === undefined ? line : line - (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAfter */ .pD)(previous, from) + (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAfter */ .pD)(previous, to);
}
function carryRange(file, range, direction = 'forward') {
    const { from } = sidesOf(direction);
    const lostRun = (line) => {
        const hunk = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .hunkOf */ .ui)(file, from, line);
        const run = hunk && (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runOf */ .ng)(hunk, from, line);
        return run?.kind === 'context' ? undefined : run;
    };
    let first = range.start;
    for (let run = lostRun(first); run && first <= range.end; run = lostRun(first)) {
        first = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, from) + run.count;
    }
    let last = range.end;
    for (let run = lostRun(last); run && last >= first; run = lostRun(last))
        last = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, from) - 1;
    if (first > last)
        return 'deleted';
    const start = carryLine(file, first, direction);
    const end = carryLine(file, last, direction);
    if (start === 'deleted' || end === 'deleted')
        return 'deleted';
    return { start, end, intact: !isTouched(file, from, range) };
}
function isTouched(file, from, range) {
    for (const { run } of (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runsWithin */ .KQ)(file, from, range))
        if (run.kind !== 'context')
            return true;
    return false;
}
function sidesOf(direction) {
    return direction === 'forward' ? { from: 'LEFT', to: 'RIGHT' } : { from: 'RIGHT', to: 'LEFT' };
}
function absentIn(direction) {
    return direction === 'forward' ? 'removed' : 'added';
}
function hasLinesIn(file, direction) {
    return file.status !== absentIn(direction) && !file.binary && file.missing === undefined;
}


/***/ }),

/***/ 17583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sb: () => (/* binding */ touchesAdded),
/* harmony export */   WG: () => (/* binding */ cutDiff),
/* harmony export */   m$: () => (/* binding */ isCommentable),
/* harmony export */   nE: () => (/* binding */ meantSide),
/* harmony export */   oI: () => (/* binding */ nearestCommentable),
/* harmony export */   y$: () => (/* binding */ intersect)
/* harmony export */ });
/* harmony import */ var _hunk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16672);
/* harmony import */ var _parse_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84271);


function cutDiff(diff, isInside) {
    const kept = sectionsOf(diff).filter((section) => {
        const reading = (0,_parse_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDiff */ .F)(section);
        if (!reading.ok || reading.diff.files.length === 0)
            return true;
        return reading.diff.files.some(({ path, oldPath, status }) => isInside(path) || (status === 'renamed' && oldPath !== undefined && isInside(oldPath)));
    });
    const whole = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const section of kept) {
        whole.set(section, at);
        at += section.length;
    }
    return whole;
}
const header = new TextEncoder().encode('diff --git ');
const lineFeed = 10;
function sectionsOf(diff) {
    const starts = [0];
    for (let at = diff.indexOf(lineFeed) + 1; at > 0; at = diff.indexOf(lineFeed, at) + 1) {
        if (header.every((byte, index) => diff[at + index] === byte))
            starts.push(at);
    }
    return starts.map((start, index) => diff.subarray(start, starts[index + 1]));
}
function isCommentable(file, side, line) {
    const hunk = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .hunkOf */ .ui)(file, side, line);
    const run = hunk && (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runOf */ .ng)(hunk, side, line);
    return run !== undefined && takesComments(run, side);
}
function meantSide({ status }, side) {
    return status === 'removed' ? 'LEFT' : side;
}
function intersect(file, side, range) {
    let best;
    let current;
    for (const { hunk, run } of (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runsWithin */ .KQ)(file, side, range)) {
        if (!takesComments(run, side))
            continue;
        const first = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, side);
        const end = Math.min(range.end, first + run.count - 1);
        const start = current?.hunk === hunk ? current.start : Math.max(range.start, first);
        current = { hunk, start, end };
        if (best === undefined || end - start > best.end - best.start)
            best = current;
    }
    return best;
}
function nearestCommentable(file, side, line) {
    const before = commentableBefore(file, side, line);
    const after = commentableAfter(file, side, line);
    if (before === undefined || after === undefined)
        return before ?? after;
    return line - before <= after - line ? before : after;
}
function touchesAdded(file, range) {
    for (const { run } of (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runsWithin */ .KQ)(file, 'RIGHT', range))
        if (run.kind === 'added')
            return true;
    return false;
}
function takesComments(run, side) {
    return side === 'RIGHT' ? run.kind !== 'deleted' : run.kind === 'deleted';
}
function commentableAfter(file, side, line) {
    for (const hunk of file.hunks.slice((0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .hunksBefore */ .FQ)(file, side, line))) {
        for (let at = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runsBefore */ .WY)(hunk, side, line); at < hunk.runs; at += 1) {
            const run = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runAt */ .D)(hunk, at);
            if (takesComments(run, side))
                return Math.max(line, (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, side));
        }
    }
    return undefined;
}
function commentableBefore(file, side, line) {
    for (let index = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .hunksBefore */ .FQ)(file, side, line); index >= 0; index -= 1) {
        const hunk = file.hunks[index];
        if (hunk === undefined)
            continue;
        for (let at = Math.min((0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runsBefore */ .WY)(hunk, side, line), hunk.runs - 1); at >= 0; at -= 1) {
            const run = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runAt */ .D)(hunk, at);
            const first = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .runLine */ .u_)(run, side);
            if (takesComments(run, side) && first <= line)
                return Math.min(line, first + run.count - 1);
        }
    }
    return undefined;
}


/***/ }),

/***/ 10627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ changedLines)
/* harmony export */ });
/* harmony import */ var _diff_carry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44309);
/* harmony import */ var _diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17583);
/* harmony import */ var _diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16672);
/* harmony import */ var _locations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97501);




function changedLines(diff, toHead) {
    const differing = (path, side) => side === 'RIGHT' ? toHead.byPath.get((0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .qE)(diff, path)?.path ?? path) : undefined;
    const atHead = (path, side, range) => {
        const file = differing(path, side);
        return file === undefined ? { ...range, intact: true } : (0,_diff_carry_js__WEBPACK_IMPORTED_MODULE_0__/* .carryRange */ .H)(file, range);
    };
    return {
        has: (path) => (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .qE)(diff, path) !== undefined,
        isCommentable: (path, wanted, start, end) => {
            const file = (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .qE)(diff, path);
            if (file === undefined)
                return false;
            const side = (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__/* .meantSide */ .nE)(file, wanted);
            const range = atHead(path, side, { start, end });
            if (range === 'deleted')
                return false;
            const inside = (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__/* .intersect */ .y$)(file, side, range);
            return inside !== undefined && inside.start === range.start && inside.end === range.end;
        },
        isChanged: (path, line) => {
            const file = (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .qE)(diff, path);
            if (file === undefined)
                return false;
            const side = (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__/* .meantSide */ .nE)(file, 'RIGHT');
            const range = atHead(path, side, { start: line, end: line });
            if (range === 'deleted')
                return false;
            return (0,_locations_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)('changed', { locations: [{ path, side, startLine: range.start }] }, diff);
        },
        nearest: (path, wanted, line) => {
            const file = (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .qE)(diff, path);
            if (file === undefined)
                return [];
            const side = (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__/* .meantSide */ .nE)(file, wanted);
            const moved = differing(path, side);
            const carried = moved === undefined ? line : (0,_diff_carry_js__WEBPACK_IMPORTED_MODULE_0__/* .carryLine */ .G)(moved, line);
            const nearest = (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestCommentable */ .oI)(file, side, carried === 'deleted' ? line : carried);
            if (nearest === undefined)
                return [];
            return [nearest - 1, nearest, nearest + 1]
                .filter((each) => (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommentable */ .m$)(file, side, each))
                .map((each) => (moved === undefined ? each : (0,_diff_carry_js__WEBPACK_IMPORTED_MODULE_0__/* .carryLine */ .G)(moved, each, 'backward')))
                .filter((each) => each !== 'deleted');
        },
        paths: diff.files.map((file) => file.path),
        text: (path, start, end) => {
            const file = (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .qE)(diff, path);
            const range = atHead(path, 'RIGHT', { start, end });
            if (file === undefined || range === 'deleted' || !range.intact)
                return undefined;
            return (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .lineTexts */ .d0)(file, 'RIGHT', range)?.map(_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCarriageReturn */ .vs);
        },
    };
}


/***/ }),

/***/ 97501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IC: () => (/* binding */ anchorsIn),
/* harmony export */   JQ: () => (/* binding */ advisePrefix),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   VX: () => (/* binding */ carryLocation),
/* harmony export */   be: () => (/* binding */ rangeOf)
/* harmony export */ });
/* harmony import */ var _diff_carry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44309);
/* harmony import */ var _diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17583);
/* harmony import */ var _diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16672);
/* harmony import */ var _model_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96946);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70271);





function carryLocation(location, toHead) {
    const file = toHead.byPath.get(location.path);
    if (file === undefined || location.side === 'LEFT' || location.startLine === undefined)
        return { location };
    const range = { start: location.startLine, end: location.endLine ?? location.startLine };
    const from = (0,_model_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .lineRange */ .Ap)(location);
    const carried = (0,_diff_carry_js__WEBPACK_IMPORTED_MODULE_0__/* .carryRange */ .H)(file, range);
    if (carried === 'deleted') {
        return {
            location: { ...location, numberedIn: file.binary ? 'checkout' : 'base' },
            carried: { path: location.path, from },
            rewritten: true,
        };
    }
    const rewritten = carried.intact ? {} : { rewritten: true };
    if (carried.start === range.start && carried.end === range.end)
        return { location, ...rewritten };
    const moved = {
        ...location,
        startLine: carried.start,
        ...(location.endLine === undefined ? {} : { endLine: carried.end }),
    };
    return { location: moved, carried: { path: location.path, from, to: (0,_model_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .lineRange */ .Ap)(moved) }, ...rewritten };
}
function rangeOf(location) {
    if (location.startLine === undefined)
        return undefined;
    return { start: location.startLine, end: location.endLine ?? location.startLine };
}
function isPlaceWithin(location, scope, diff) {
    const file = (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .qE)(diff, location.path);
    if (file === undefined)
        return false;
    const range = rangeOf(location);
    if (scope === 'file' || range === undefined || location.numberedIn === 'checkout')
        return true;
    if (location.numberedIn === 'base')
        return false;
    const changed = scope === 'changed' && location.side === 'RIGHT';
    return changed ? (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__/* .touchesAdded */ .Sb)(file, range) : (0,_diff_commentable_js__WEBPACK_IMPORTED_MODULE_1__/* .intersect */ .y$)(file, location.side, range) !== undefined;
}
function isWithin(scope, { locations }, diff) {
    if (scope === 'all' || locations.length === 0)
        return true;
    return locations.some((location) => isPlaceWithin(location, scope, diff));
}
function advisePrefix(paths, changed) {
    const known = new Set(changed);
    if (paths.length === 0 || paths.some((path) => known.has(path)))
        return undefined;
    const distinct = [...new Set(paths)];
    const lacking = elect(distinct, (path) => changed.flatMap((file) => folderBefore(file, path)));
    if (lacking !== undefined)
        return { kind: 'lacks', prefix: lacking };
    const surplus = elect(distinct, (path) => changed.flatMap((file) => folderBefore(path, file)));
    return surplus === undefined ? undefined : { kind: 'surplus', prefix: surplus };
}
function folderBefore(longer, shorter) {
    if (!longer.endsWith(`/${shorter}`))
        return [];
    return [{ folder: longer.slice(0, -shorter.length - 1), isBareName: !shorter.includes('/') }];
}
function elect(paths, matches) {
    const votes = new Map();
    for (const path of paths) {
        for (const { folder, isBareName } of matches(path)) {
            const count = votes.get(folder)?.count ?? 0;
            votes.set(folder, { count: count + 1, isTelling: !isBareName || count > 0 });
        }
    }
    const [best] = [...votes].sort(([a, one], [b, other]) => other.count - one.count || a.length - b.length || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a, b));
    if (best === undefined)
        return undefined;
    const [folder, { count, isTelling }] = best;
    return isTelling && count * 2 >= paths.length ? folder : undefined;
}
function linesByText(file, side) {
    const lines = new Map();
    for (const hunk of file.hunks) {
        const start = (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .firstLine */ .TM)(hunk, side);
        const texts = (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .lineTexts */ .d0)(file, side, { start, end: (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .lineAfter */ .pD)(hunk, side) - 1 }) ?? [];
        for (const [index, text] of texts.entries()) {
            const same = lines.get(text.trim());
            if (same === undefined)
                lines.set(text.trim(), [start + index]);
            else
                same.push(start + index);
        }
    }
    return lines;
}
function anchorsIn(diff) {
    const known = { LEFT: new Map(), RIGHT: new Map() };
    const linesOf = (file, side) => {
        const lines = known[side].get(file) ?? linesByText(file, side);
        known[side].set(file, lines);
        return lines;
    };
    return (location) => {
        if (location?.startLine === undefined)
            return undefined;
        const range = { start: location.startLine, end: location.endLine ?? location.startLine };
        const file = location.numberedIn === undefined ? (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .qE)(diff, location.path) : undefined;
        const texts = file && (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_2__/* .lineTexts */ .d0)(file, location.side, range);
        if (file === undefined || texts === undefined)
            return { text: '', occurrence: range.start };
        const [first = ''] = texts;
        const same = linesOf(file, location.side).get(first.trim()) ?? [];
        return { text: texts.join('\n'), occurrence: same.indexOf(range.start) };
    };
}


/***/ }),

/***/ 39366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bh: () => (/* binding */ destroyMarks),
/* harmony export */   dp: () => (/* binding */ byteLength),
/* harmony export */   jQ: () => (/* binding */ showInvisible),
/* harmony export */   zP: () => (/* binding */ cutToBytes)
/* harmony export */ });
/* harmony import */ var _model_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43301);

const prefix = new RegExp(_model_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .markPrefix */ .i6, 'gi');
function destroyMarks(text) {
    return text.replace(prefix, (match) => `${match.slice(0, -1)} =`).replaceAll('<!--', '<! --');
}
function byteLength(text) {
    return Buffer.byteLength(text, 'utf8');
}
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const longestCharacter = 64;
function cutToBytes(text, maxBytes) {
    const bytes = Buffer.from(text, 'utf8');
    if (bytes.length <= maxBytes)
        return { kept: text, moreBytes: 0 };
    let end = Math.max(0, maxBytes);
    while (end > 0 && isContinuation(bytes[end]))
        end -= 1;
    const units = bytes.toString('utf8', 0, end).length;
    const boundary = graphemes.segment(text).containing(units)?.index ?? units;
    const kept = text.slice(0, units - boundary > longestCharacter ? units : boundary);
    return { kept, moreBytes: bytes.length - byteLength(kept) };
}
function isContinuation(byte) {
    return byte !== undefined && (byte & 0xc0) === 0x80;
}
const joining = [
    'Arab',
    'Syrc',
    'Mong',
    'Nkoo',
    'Deva',
    'Beng',
    'Guru',
    'Gujr',
    'Orya',
    'Taml',
    'Telu',
    'Knda',
]
    .concat(['Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt'])
    .map((script) => `\\p{scx=${script}}`)
    .join('');
const emoji = '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?\\p{Emoji_Modifier}?';
const meaningful = [
    '\\u{1F3F4}\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}',
    `${emoji}(?:\\u200D${emoji})*`,
    '[0-9#*]\\uFE0F\\u20E3',
    `(?<=[${joining}])[\\u200C\\u200D](?=[${joining}])`,
    '\\p{scx=Han}[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
    '\\p{scx=Mong}[\\u180B-\\u180D\\u180F]',
].join('|');
const invisible = '(?![\\t\\n])[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\p{DI}\\p{NChar}\\uFFF9-\\uFFFB]';
const pattern = new RegExp(`(${meaningful})|${invisible}`, 'gu');
const maxMarks = 8;
const pile = new RegExp(`(\\p{M}{${maxMarks}})(\\p{M}+)`, 'gu');
function capMarks(text) {
    return text.replace(pile, (_, kept, more) => `${kept}⟨${[...more].length} more marks⟩`);
}
function showInvisible(text) {
    const wellFormed = text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n?/g, '\n');
    return capMarks(capMarks(wellFormed).normalize('NFC')).replace(pattern, (match, kept) => kept ?? shown(match));
}
function shown(character) {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `⟨U+${hex}⟩`;
}


/***/ }),

/***/ 55703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ webAddress),
/* harmony export */   P$: () => (/* binding */ allowedAddress),
/* harmony export */   cr: () => (/* binding */ documentationHosts)
/* harmony export */ });
/* harmony import */ var _model_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43301);

const documentationHosts = [
    'angular.dev',
    'cheatsheetseries.owasp.org',
    'clang.llvm.org',
    'codeql.github.com',
    'csrc.nist.gov',
    'cve.mitre.org',
    'cwe.mitre.org',
    'datatracker.ietf.org',
    'developer.mozilla.org',
    'dev.mysql.com',
    'docs.astral.sh',
    'docs.docker.com',
    'docs.github.com',
    'docs.oracle.com',
    'docs.python.org',
    'docs.rs',
    'docs.rubocop.org',
    'doc.rust-lang.org',
    'docs.sonarsource.com',
    'en.cppreference.com',
    'errorprone.info',
    'eslint.org',
    'go.dev',
    'golangci-lint.run',
    'kubernetes.io',
    'learn.microsoft.com',
    'mypy.readthedocs.io',
    'nodejs.org',
    'nvd.nist.gov',
    'owasp.org',
    'peps.python.org',
    'pkg.go.dev',
    'pylint.readthedocs.io',
    'react.dev',
    'rules.sonarsource.com',
    'rust-lang.github.io',
    'semgrep.dev',
    'staticcheck.dev',
    'stylelint.io',
    'typescript-eslint.io',
    'www.cve.org',
    'www.postgresql.org',
    'www.rfc-editor.org',
    'www.shellcheck.net',
    'www.typescriptlang.org',
];
const answering = new Set([
    'issues',
    'issue',
    'pull',
    'pulls',
    'discussions',
    'commit',
    'commits',
    'compare',
]);
function allowedAddress(address, hosts) {
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || !hosts.has(url.host)) {
        return undefined;
    }
    const page = url.pathname.split('/').filter((segment) => segment !== '')[2];
    if (page !== undefined && (page.includes('%') || answering.has(page.toLowerCase())))
        return undefined;
    return url.href;
}
function webAddress(address) {
    const url = new URL(address);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        throw new Error(`A link cannot go to a ${url.protocol} address: only http and https are posted.`);
    }
    const encoded = `${_model_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .markPrefix */ .i6.slice(0, -1)}%3D`;
    return url.href.replace(new RegExp(_model_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .markPrefix */ .i6, 'gi'), encoded);
}


/***/ }),

/***/ 96787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   St: () => (/* binding */ suggestionBlock),
/* harmony export */   d6: () => (/* binding */ codeFence),
/* harmony export */   jb: () => (/* binding */ sub),
/* harmony export */   ko: () => (/* binding */ strong),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   sd: () => (/* binding */ hiddenMark),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _model_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43301);
/* harmony import */ var _characters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39366);


function text(value) {
    return { type: 'text', value };
}
function strong(...children) {
    return { type: 'strong', children: [...children] };
}
function codeSpan(value) {
    return { type: 'inlineCode', value };
}
function withCode(words) {
    return words.split('`').map((part, index) => (index % 2 === 0 ? text(part) : codeSpan(part)));
}
function link(children, url) {
    return { type: 'link', url, children: [...children] };
}
function sub(...children) {
    return { type: 'subscript', children: [...children] };
}
function hiddenMark(mark) {
    return { type: 'hidden', value: (0,_model_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .writeMark */ .Lx)(mark) };
}
function paragraph(...children) {
    return { type: 'paragraph', children: [...children] };
}
function heading(depth, ...children) {
    return { type: 'heading', depth, children: [...children] };
}
function list(items, ordered = false) {
    const spread = items.some((item) => item.length > 1);
    const children = items.map((item) => ({ type: 'listItem', spread, children: [...item] }));
    return { type: 'list', ordered, spread, children };
}
function table(header, rows) {
    return { type: 'table', children: [header, ...rows].map(tableRow) };
}
function tableRow(cells) {
    return { type: 'tableRow', children: cells.map((cell) => ({ type: 'tableCell', children: [...cell] })) };
}
function details(summary, children) {
    return { type: 'details', summary: [...summary], children: [...children] };
}
function codeFence(lang, value) {
    return { type: 'code', lang, value };
}
function suggestionBlock(lines) {
    const exact = lines.every((line) => !line.includes('\n') && (0,_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .showInvisible */ .jQ)(line) === line && (0,_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .destroyMarks */ .bh)(line) === line);
    return exact ? { type: 'suggestion', lines: [...lines] } : undefined;
}


/***/ }),

/***/ 11428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tP: () => (/* binding */ foldTags),
  lK: () => (/* binding */ serialize)
});

// UNUSED EXPORTS: summaryHtml

// EXTERNAL MODULE: ./node_modules/mdast-util-gfm/lib/index.js + 10 modules
var lib = __webpack_require__(37832);
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/index.js + 10 modules
var mdast_util_to_markdown_lib = __webpack_require__(91286);
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/handle/index.js + 30 modules
var handle = __webpack_require__(92169);
// EXTERNAL MODULE: ./build/markdown/characters.js
var characters = __webpack_require__(39366);
// EXTERNAL MODULE: ./build/markdown/link-address.js
var link_address = __webpack_require__(55703);
;// CONCATENATED MODULE: ./build/markdown/inert-markdown.js


function inertBlocks(blocks) {
    return blocks.flatMap((block) => inertBlock(block));
}
function inertBlock(block) {
    switch (block.type) {
        case 'paragraph': {
            const children = inertPhrasing(block.children);
            return children.length === 0 ? [] : [{ type: 'paragraph', children }];
        }
        case 'heading':
            return [{ type: 'heading', depth: block.depth, children: inertPhrasing(block.children) }];
        case 'blockquote': {
            const children = blocksOf(block.children);
            return children.length === 0 ? [] : [{ type: 'blockquote', children }];
        }
        case 'list':
            return [{ ...block, children: block.children.map(inertItem) }];
        case 'table':
            return [{ ...block, children: block.children.map(inertRow) }];
        case 'details':
            return [
                { type: 'details', summary: inertPhrasing(block.summary), children: inertBlocks(block.children) },
            ];
        case 'code':
            return [
                { type: 'code', lang: codeLanguage(block.lang), value: (0,characters/* destroyMarks */.bh)((0,characters/* showInvisible */.jQ)(block.value)) },
            ];
        case 'footer':
        case 'hidden':
        case 'suggestion':
        case 'thematicBreak':
            return [block];
        case 'html':
            throw notOurs(block.type);
    }
}
function inertItem(item) {
    return { ...item, children: blocksOf(item.children) };
}
function inertRow(row) {
    const children = row.children.map((cell) => ({ ...cell, children: inertPhrasing(cell.children) }));
    return { type: 'tableRow', children };
}
function blocksOf(children) {
    return children.flatMap((child) => {
        if (child.type === 'definition' || child.type === 'footnoteDefinition')
            throw notOurs(child.type);
        return inertBlock(child);
    });
}
function inertPhrasing(nodes, within = []) {
    const flat = joinNeighbours(flatten(nodes, within));
    return joinNeighbours(flat.flatMap((node) => inertInline(node, within)));
}
function flatten(nodes, within) {
    return nodes.flatMap((node) => {
        if (isBlank(node))
            return [];
        return isAttention(node) && within.includes(node.type) ? flatten(node.children, within) : [node];
    });
}
function inertInline(node, within) {
    switch (node.type) {
        case 'text':
            return inertText(node.value);
        case 'inlineCode':
            return [{ type: 'inlineCode', value: inertCode(node.value) }];
        case 'emphasis':
        case 'strong':
        case 'delete':
            return [{ type: node.type, children: inertPhrasing(node.children, [...within, node.type]) }];
        case 'subscript':
            return [{ type: 'subscript', children: inertPhrasing(node.children, within) }];
        case 'link':
            return [{ type: 'link', url: (0,link_address/* webAddress */.Dy)(node.url), children: inertPhrasing(node.children, within) }];
        case 'break':
            return [node];
        case 'html':
        case 'image':
        case 'imageReference':
        case 'linkReference':
        case 'footnoteReference':
            throw notOurs(node.type);
    }
}
function joinNeighbours(nodes) {
    const joined = [];
    for (const node of nodes) {
        const last = joined.at(-1);
        const both = last === undefined ? undefined : joinTwo(last, node);
        if (both === undefined)
            joined.push(node);
        else
            joined[joined.length - 1] = both;
    }
    return joined;
}
function joinTwo(left, right) {
    if (left.type === 'text' && right.type === 'text')
        return { ...left, value: left.value + right.value };
    if (left.type === 'inlineCode' && right.type === 'inlineCode') {
        return { ...left, value: (0,characters/* destroyMarks */.bh)(left.value + right.value) };
    }
    if (isAttention(left) && left.type === right.type && isAttention(right)) {
        return { ...left, children: [...left.children, ...right.children] };
    }
    return undefined;
}
function isAttention(node) {
    return node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete';
}
function isBlank(node) {
    if (node.type === 'text' || node.type === 'inlineCode')
        return node.value === '';
    return ((isAttention(node) || node.type === 'link' || node.type === 'subscript') && node.children.every(isBlank));
}
function notOurs(type) {
    return new Error(`A "${type}" node cannot be posted: build it with src/markdown/markdown-nodes.ts instead.`);
}
const betweenWords = /(\s+|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\u3000-\u303F\uFF00-\uFF65]+)/u;
const active = new RegExp([
    '[@$]',
    '#\\d',
    '(?<![a-z0-9])gh-\\d',
    '://|www\\.',
    '(?<![0-9a-z])[0-9a-f]{7,}(?![0-9a-z])',
    '^[(\\[{"\']*[/!][a-z]',
    '\\[!',
    ':[\\w+-]+:',
    '⟨U\\+',
].join('|'), 'i');
function inertText(value) {
    const words = (0,characters/* destroyMarks */.bh)((0,characters/* showInvisible */.jQ)(value)).replace(/\n\s*/g, '\n').split(betweenWords);
    const nodes = [];
    let plain = '';
    for (const word of words) {
        if (!active.test(word)) {
            plain += word;
            continue;
        }
        const { before, core, after } = withoutPunctuation(word);
        plain += before;
        if (plain !== '')
            nodes.push({ type: 'text', value: plain });
        nodes.push({ type: 'inlineCode', value: core });
        plain = after;
    }
    if (plain !== '')
        nodes.push({ type: 'text', value: plain });
    return nodes;
}
function inertCode(value) {
    return (0,characters/* destroyMarks */.bh)((0,characters/* showInvisible */.jQ)(value).replaceAll('\n', ' '));
}
const openingOf = { ')': '(', ']': '[', '}': '{' };
function withoutPunctuation(word) {
    let start = 0;
    let end = word.length;
    while (start < end && '([{"\'“‘«'.includes(word.charAt(start)))
        start += 1;
    while (end > start && isTrailing(word.slice(start, end)))
        end -= 1;
    if (start === end)
        return { before: '', core: word, after: '' };
    return { before: word.slice(0, start), core: word.slice(start, end), after: word.slice(end) };
}
function isTrailing(core) {
    const last = core.slice(-1);
    const opening = openingOf[last];
    return opening === undefined ? '.,;:!?"\'”’»…'.includes(last) : !core.includes(opening);
}
const drawn = new Set(['mermaid', 'geojson', 'topojson', 'stl', 'math']);
function codeLanguage(lang) {
    if (lang === null || lang === undefined || !/^[a-z0-9][a-z0-9+#._-]{0,31}$/i.test(lang))
        return null;
    const name = lang.toLowerCase();
    return drawn.has(name) || name.startsWith('suggestion') ? null : lang;
}

;// CONCATENATED MODULE: ./build/markdown/serialize-markdown.js



function serialize(blocks) {
    const children = inertBlocks(blocks);
    if (children.length === 0)
        return '\n';
    return (0,mdast_util_to_markdown_lib/* toMarkdown */.l)({ type: 'root', children }, options);
}
function foldTags(summary) {
    const html = summaryHtml(inertPhrasing(summary));
    return { open: `<details>\n<summary>${html}</summary>\n`, close: '</details>\n' };
}
function writeDetails(node, _parent, state, info) {
    const open = `<details>\n<summary>${summaryHtml(node.summary)}</summary>\n\n`;
    return `${open}${state.containerFlow(node, info)}\n\n</details>`;
}
function subscript(node, _parent, state, info) {
    const content = state.containerPhrasing(node, { ...info, before: '>', after: '<' });
    return `<sub>${content.replaceAll('\n', ' ')}</sub>`;
}
subscript.peek = () => '<';
function writeFooter({ commit, address }) {
    return `<sub>[reviewed at \`${commit.slice(0, 10)}\`](${address})</sub>`;
}
function writeHidden(node) {
    return `<!-- ${node.value} -->`;
}
function writeCode(node, parent, state, info) {
    const written = handle/* handle */.p.code(node, parent, state, info);
    const outermost = parent?.type === 'root' || parent?.type === 'details';
    return outermost && /^[/@!][a-z]/im.test(node.value) ? written.replace(/^(?=.)/gm, '  ') : written;
}
function writeSuggestion(node) {
    const runs = node.lines.flatMap((line) => line.match(/`+/g) ?? []);
    const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
    return [`${fence}suggestion`, ...node.lines, fence].join('\n');
}
const options = {
    bullet: '-',
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
    extensions: [(0,lib/* gfmToMarkdown */.H)({ tablePipeAlign: false })],
    handlers: {
        code: writeCode,
        details: writeDetails,
        footer: writeFooter,
        hidden: writeHidden,
        subscript,
        suggestion: writeSuggestion,
    },
};
function summaryHtml(nodes) {
    return nodes.map(inlineHtml).join('');
}
function inlineHtml(node) {
    switch (node.type) {
        case 'text':
            return escapeHtml(node.value);
        case 'inlineCode':
            return `<code>${escapeHtml(node.value)}</code>`;
        case 'emphasis':
            return `<em>${summaryHtml(node.children)}</em>`;
        case 'strong':
            return `<strong>${summaryHtml(node.children)}</strong>`;
        case 'delete':
            return `<del>${summaryHtml(node.children)}</del>`;
        case 'subscript':
            return `<sub>${summaryHtml(node.children)}</sub>`;
        case 'link':
            return `<a href="${escapeHtml(node.url)}">${summaryHtml(node.children)}</a>`;
        case 'break':
            return ' ';
        case 'html':
        case 'image':
        case 'imageReference':
        case 'linkReference':
        case 'footnoteReference':
            throw new Error(`A "${node.type}" node cannot stand in a summary.`);
    }
}
function escapeHtml(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll('\n', ' ');
}


/***/ }),

/***/ 33866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   ph: () => (/* binding */ codeText),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var mdast_util_from_markdown__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57391);
/* harmony import */ var mdast_util_gfm__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37832);
/* harmony import */ var micromark_extension_gfm__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52297);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70271);
/* harmony import */ var _characters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39366);
/* harmony import */ var _link_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55703);
/* harmony import */ var _markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96787);







const maxDepth = 6;
const maxCells = 1_000;
const maxColumns = 20;
function allowListed(untrusted) {
    if (untrusted.source.trim() === '')
        return [];
    if (isPlain(untrusted.source))
        return plainParagraphs(untrusted);
    if ((0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeyondParsing */ .Uq)(untrusted.source))
        return [(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .codeFence */ .d6)(null, untrusted.source)];
    return parse(untrusted.source).children.flatMap((node) => rebuildBlock(node, untrusted, 0));
}
function isPlain(source) {
    return !/[`*_~[\]<>&\\|@]|:\/\/|www\./i.test(source) && !/^(?:[#+=\-\t ]|\d{1,9}[.)])|[\t ]$/m.test(source);
}
function plainParagraphs({ source, redact }) {
    const paragraphs = source.split(/\n{2,}/).map((each) => each.replace(/^\n|\n$/g, ''));
    return paragraphs.filter((each) => each !== '').map((each) => (0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)((0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(redact(each))));
}
const parsing = {
    extensions: [(0,micromark_extension_gfm__WEBPACK_IMPORTED_MODULE_4__/* .gfm */ .T)()],
    mdastExtensions: (0,mdast_util_gfm__WEBPACK_IMPORTED_MODULE_5__/* .gfmFromMarkdown */ .C)().map(({ transforms: _, ...extension }) => extension),
};
function parse(source) {
    return (0,mdast_util_from_markdown__WEBPACK_IMPORTED_MODULE_6__/* .fromMarkdown */ .Y)(source, parsing);
}
function rebuildBlock(node, untrusted, depth) {
    switch (node.type) {
        case 'paragraph':
            return [(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(...rebuildPhrasing(node.children, untrusted))];
        case 'heading':
            return [(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)((0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .strong */ .ko)(...rebuildPhrasing(node.children, untrusted)))];
        case 'code':
            return [(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .codeFence */ .d6)(node.lang ?? null, untrusted.redact(node.value))];
        case 'html':
            return [(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .codeFence */ .d6)('html', untrusted.redact(node.value))];
        case 'blockquote':
            if (depth >= maxDepth)
                return [sourceBlock(node, untrusted)];
            return [{ type: 'blockquote', children: rebuildBlocks(node.children, untrusted, depth + 1) }];
        case 'list':
            return depth >= maxDepth ? [sourceBlock(node, untrusted)] : [rebuildList(node, untrusted, depth + 1)];
        case 'table':
            return [isReadable(node) ? rebuildTable(node, untrusted) : sourceBlock(node, untrusted)];
        case 'thematicBreak':
            return [];
        case 'footnoteDefinition':
            return [
                (0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)((0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(`[^${untrusted.redact(node.label ?? node.identifier)}]:`)),
                ...rebuildBlocks(node.children, untrusted, depth),
            ];
        default:
            return [(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)((0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(sourceOf(node, untrusted)))];
    }
}
function rebuildBlocks(nodes, untrusted, depth) {
    return nodes.flatMap((node) => rebuildBlock(node, untrusted, depth));
}
function rebuildList(list, untrusted, depth) {
    const children = list.children.map((item) => ({
        type: 'listItem',
        spread: item.spread ?? false,
        children: withBox(item.checked, rebuildBlocks(item.children, untrusted, depth)),
    }));
    const start = Math.min(list.start ?? 1, 9_999);
    return { type: 'list', ordered: list.ordered ?? false, start, spread: list.spread ?? false, children };
}
function withBox(checked, blocks) {
    if (checked === null || checked === undefined)
        return blocks;
    const box = (0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(checked ? '[x] ' : '[ ] ');
    const [first, ...rest] = blocks;
    return first?.type === 'paragraph'
        ? [(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(box, ...first.children), ...rest]
        : [(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(box), ...blocks];
}
function isReadable(table) {
    const columns = table.children[0]?.children.length ?? 0;
    return columns <= maxColumns && columns * table.children.length <= maxCells;
}
function rebuildTable(table, untrusted) {
    const children = table.children.map((row) => ({
        type: 'tableRow',
        children: row.children.map((cell) => ({
            type: 'tableCell',
            children: rebuildPhrasing(cell.children, untrusted),
        })),
    }));
    return { type: 'table', align: table.align ?? null, children };
}
function rebuildPhrasing(nodes, untrusted, depth = 0) {
    return nodes.flatMap((node) => rebuildInline(node, untrusted, depth));
}
function rebuildInline(node, untrusted, depth) {
    const { redact, linkHosts } = untrusted;
    switch (node.type) {
        case 'text':
            return [(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(redact(node.value))];
        case 'inlineCode':
        case 'html':
            return [(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(redact(node.value))];
        case 'break':
            return [{ type: 'break' }];
        case 'emphasis':
        case 'strong':
        case 'delete':
            if (depth >= maxDepth)
                return [(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(sourceOf(node, untrusted))];
            return [{ type: node.type, children: rebuildPhrasing(node.children, untrusted, depth + 1) }];
        case 'link': {
            const children = rebuildPhrasing(node.children, untrusted, depth);
            const address = redact(node.url);
            const url = (0,_link_address_js__WEBPACK_IMPORTED_MODULE_2__/* .allowedAddress */ .P$)(address, linkHosts);
            return url === undefined ? withAddress(children, address) : [{ type: 'link', url, children }];
        }
        case 'image':
            return withAddress([(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(redact(node.alt ?? ''))], redact(node.url));
        case 'linkReference': {
            const label = node.referenceType === 'full' ? `[${redact(node.label ?? node.identifier)}]` : '';
            return [(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('['), ...rebuildPhrasing(node.children, untrusted, depth), (0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(`]${label}`)];
        }
        case 'imageReference':
        case 'footnoteReference':
            return [(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(sourceOf(node, untrusted))];
        case 'subscript':
            return [(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(sourceOf(node, untrusted))];
    }
}
function withAddress(shown, address) {
    const [only] = shown;
    const written = shown.length === 1 && only?.type === 'text' ? only.value : undefined;
    if (written === '' || shown.length === 0)
        return [(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(address)];
    if (written !== undefined && ['', 'http://', 'mailto:'].some((scheme) => scheme + written === address)) {
        return [(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(written)];
    }
    return [...shown, (0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(' ('), (0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(address), (0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(')')];
}
function sourceBlock(node, untrusted) {
    return (0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .codeFence */ .d6)(null, sourceOf(node, untrusted));
}
function sourceOf(node, { source, redact }) {
    return redact(source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0));
}
const defaultMaxBytes = 16_384;
function plainText(untrusted, options) {
    const { kept, moreBytes } = prepare(untrusted, options);
    const line = kept.replace(/\s+/g, ' ').trim();
    return [...readCode(line), ...(moreBytes === 0 ? [] : [(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(cutNotice(moreBytes))])];
}
function readCode(line) {
    const parts = line.split('`');
    const isPaired = parts.length % 2 === 1;
    const isFilled = parts.every((part, index) => index % 2 === 0 || part.trim() !== '');
    return isPaired && isFilled ? (0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .withCode */ .SM)(line) : [(0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(line)];
}
function codeText(untrusted, options) {
    const { kept, moreBytes } = prepare(untrusted, options);
    return (0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .codeFence */ .d6)(null, moreBytes === 0 ? kept : `${kept}\n${cutNotice(moreBytes)}`);
}
function markdownText(untrusted, options) {
    const { kept, moreBytes } = prepare(untrusted, options);
    const redact = (value) => options.redact((0,_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .showInvisible */ .jQ)(value));
    const blocks = allowListed({ source: kept, linkHosts: options.linkHosts, redact });
    return moreBytes === 0 ? blocks : [...blocks, (0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)((0,_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(cutNotice(moreBytes)))];
}
function prepare(untrusted, { redact, maxBytes = defaultMaxBytes }) {
    return (0,_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .cutToBytes */ .zP)(redact((0,_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .showInvisible */ .jQ)(untrusted)), maxBytes);
}
function cutNotice(moreBytes) {
    return `… (cut, ${moreBytes} bytes more)`;
}


/***/ }),

/***/ 43301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lx: () => (/* binding */ writeMark),
/* harmony export */   _H: () => (/* binding */ toolKey),
/* harmony export */   i6: () => (/* binding */ markPrefix),
/* harmony export */   pc: () => (/* binding */ readMarks),
/* harmony export */   rZ: () => (/* binding */ isMarked),
/* harmony export */   rq: () => (/* binding */ reviewedHeads)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);
/* harmony import */ var _review_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44256);
/* harmony import */ var _reviewer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34811);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70271);





const maxNameLength = 400;
function encode(path) {
    try {
        const text = encodeURIComponent(path).replaceAll('%2F', '/');
        return text.length > maxNameLength ? undefined : text;
    }
    catch {
        return undefined;
    }
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}
function writePlace(place) {
    const name = place && encode(place.path);
    if (place === undefined || name === undefined)
        return '';
    if (place.startLine === undefined || place.numberedIn !== undefined)
        return name;
    const end = place.endLine === undefined ? '' : `-${place.endLine}`;
    return `${name}@${place.startLine}${end}${place.side === 'LEFT' ? 'L' : ''}`;
}
function readPlace(text) {
    if (text === '')
        return 'absent';
    const [, name = '', start, end, left] = /^([^@]+)(?:@(\d{1,9})(?:-(\d{1,9}))?(L)?)?$/.exec(text) ?? [];
    const path = decode(name);
    if (path === undefined || path === '')
        return undefined;
    const side = left === undefined ? 'RIGHT' : 'LEFT';
    if (start === undefined)
        return { path, side };
    const endLine = end === undefined ? {} : { endLine: Number(end) };
    return { path, side, startLine: Number(start), ...endLine };
}
function writePeople({ reviewers, contestedBy }) {
    const raised = reviewers.join(',');
    return contestedBy.length === 0 ? raised : `${raised}!${contestedBy.join(',')}`;
}
function readPeople(text) {
    const [reviewers = [], contestedBy = [], ...more] = text.split('!').map((names) => names.split(','));
    const isNamed = [...reviewers, ...contestedBy].every((name) => _reviewer_js__WEBPACK_IMPORTED_MODULE_2__/* .ReviewerId */ .dJ.safeParse(name).success);
    return isNamed && more.length === 0 ? { reviewers, contestedBy } : undefined;
}
const markPrefix = 'pr-verdict=';
function toolKey(checkName) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .sc)(checkName).slice(0, 8);
}
function writeMark(mark) {
    const start = `${markPrefix}${mark.tool}`;
    if (mark.kind !== 'review') {
        const { kind, head, id, fingerprint, severity, confidence, preExisting, place } = mark;
        const weight = `${severity}.${confidence}${preExisting ? '.old' : ''}`;
        const fields = [start, kind, head, id, fingerprint, weight, writePeople(mark), writePlace(place)];
        return fields.filter((field) => field !== '').join(' ');
    }
    const { kind, head, key, event, digest, comments, hidden, questions } = mark;
    return [start, kind, head, key, event, digest, comments, hidden, questions.join(',')].join('.');
}
const findingLine = new RegExp(`^<!-- ${markPrefix}([0-9a-f]{8}) ([^>]{1,2000}) -->\\s*$`);
const reviewLine = new RegExp(`^(?:<sub>\\[[^\\]]{1,60}\\]\\([^\\s()]{1,400}#|<!-- )${markPrefix}([0-9a-f]{8})\\.([A-Za-z_0-9,.]{1,4000})(?:\\)</sub>| -->)\\s*$`);
const Weight = zod__WEBPACK_IMPORTED_MODULE_4__/* .tuple */ .PVZ([_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .Severity */ .AI, _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfidenceBand */ .Kt, zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('old').optional()]);
const Kind = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['finding', 'closed', 'withdrawn']);
const isCommit = (text) => /^[0-9a-f]{40,64}$/.test(text);
const isFingerprint = (text) => /^[0-9a-f]{16}$/.test(text);
const isShortHash = (text) => /^[0-9a-f]{8}$/.test(text);
const isCount = (text) => /^\d{1,6}$/.test(text);
const isId = (text) => /^[a-z0-9-]{1,80}$/.test(text);
function readReview(tool, text) {
    const [kind, head = '', key = '', wanted, digest = '', comments = '', hidden = '', ...rest] = text.split('.');
    const [asked = '', ...more] = rest;
    const event = _review_document_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewEvents */ .EN.find((each) => each === wanted);
    const questions = asked === '' ? [] : asked.split(',');
    const hashes = [digest, ...questions];
    const isPlain = isCommit(head) && isFingerprint(key) && hashes.every(isShortHash);
    if (!isPlain || !isCount(comments) || !isCount(hidden) || more.length > 0)
        return [];
    if (event === undefined || kind !== 'review')
        return [];
    return [
        {
            kind: 'review',
            tool,
            head,
            key,
            event,
            digest,
            comments: Number(comments),
            hidden: Number(hidden),
            questions,
        },
    ];
}
function readFinding(tool, text) {
    const [named, head = '', id = '', fingerprint = '', weight = '', by = '', where = '', ...more] = text.split(' ');
    const kind = Kind.safeParse(named).data;
    const weighed = Weight.safeParse(weight.split('.')).data;
    const people = readPeople(by);
    const place = readPlace(where);
    const isPlain = isCommit(head) && isId(id) && isFingerprint(fingerprint) && more.length === 0;
    if (!isPlain || kind === undefined || weighed === undefined)
        return [];
    if (people === undefined || place === undefined)
        return [];
    const [severity, confidence, old] = weighed;
    return [
        {
            kind,
            tool,
            head,
            id,
            fingerprint,
            severity,
            confidence,
            preExisting: old !== undefined,
            ...people,
            ...(place !== 'absent' && { place }),
            title: '',
            alsoAt: [],
            named: [],
        },
    ];
}
function readLine(line) {
    const [, ofFinding, finding] = findingLine.exec(line) ?? [];
    if (ofFinding !== undefined && finding !== undefined)
        return readFinding(ofFinding, finding);
    const [, ofReview, review] = reviewLine.exec(line) ?? [];
    return ofReview === undefined || review === undefined ? [] : readReview(ofReview, review);
}
function readMarks(body, tool) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .bodyLines */ .wD)(body)
        .flatMap(readLine)
        .filter((mark) => mark.tool === tool);
}
function reviewedHeads(body) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .bodyLines */ .wD)(body).flatMap((line) => readLine(line).flatMap((mark) => (mark.kind === 'review' ? [mark.head] : [])));
}
function isMarked(body) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .bodyLines */ .wD)(body).some((line) => readLine(line).length > 0);
}


/***/ }),

/***/ 67323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  si: () => (/* binding */ maxPolicyBytes),
  ON: () => (/* binding */ parsePolicy),
  Vi: () => (/* binding */ policyProblemText)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
// EXTERNAL MODULE: ./build/model/reviewer.js
var reviewer = __webpack_require__(34811);
// EXTERNAL MODULE: ./build/policy/policy.js
var policy = __webpack_require__(48301);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./build/model/text.js
var model_text = __webpack_require__(70271);
// EXTERNAL MODULE: ./build/policy/policy-keys.js
var policy_keys = __webpack_require__(15174);
;// CONCATENATED MODULE: ./build/policy/policy-mistakes.js





function shown(given) {
    const text = typeof given === 'object' ? (Array.isArray(given) ? 'a list' : 'a group of keys') : undefined;
    return text ?? (JSON.stringify(given) ?? '').slice(0, 60);
}
function not(given) {
    return given === null ? 'and here is nothing' : `not ${shown(given)}`;
}
function didYouMean(given, allowed) {
    const nearest = (0,model_text/* nearestWord */.zZ)(given, allowed);
    return nearest === undefined ? '' : `; did you mean \`${nearest}\`?`;
}
function inYaml(value) {
    return (0,dist/* stringify */.As)(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim();
}
function example({ name }) {
    const key = policy_keys/* policyKeys */.f8.get(name);
    const word = name.slice(name.lastIndexOf('.') + 1);
    return key === undefined || word.endsWith(']') ? '' : `, for example \`${word}: ${key.example}\``;
}
function homeOf(key, { name: found }) {
    const homes = [...policy_keys/* policyKeys */.f8.keys()].filter((name) => name.endsWith(`.${key}`) && !name.includes('['));
    const [home] = homes.sort((a, b) => sharedSteps(b, found) - sharedSteps(a, found));
    return home?.slice(0, -key.length - 1);
}
function sharedSteps(a, b) {
    const other = b.split('.');
    const steps = a.split('.').findIndex((step, index) => step !== other[index]);
    return steps === -1 ? other.length : steps;
}
function unknownKey(key, place) {
    const { keys } = place;
    const meant = didYouMean(key, keys);
    if (meant !== '')
        return meant;
    const home = homeOf(key, place);
    if (home !== undefined)
        return `; it belongs under \`${home}\``;
    if (schemaPlace([]).keys.includes(key))
        return '; it belongs at the top of the file, under no other key';
    return keys.length === 0 ? '' : `; what may stand here: ${keys.join(', ')}`;
}
function listFrom(given, { name }) {
    if (name.endsWith('.env') && typeof given === 'object' && given !== null)
        return `; write the names alone, as a list: \`${inYaml(Object.keys(given))}\``;
    if (typeof given !== 'string' && typeof given !== 'number')
        return '';
    const isCommand = name.endsWith('.run') && typeof given === 'string';
    return `; write it as a list: \`${inYaml(isCommand ? given.trim().split(/\s+/) : [given])}\``;
}
const yes = /^(?:yes|on|y|true)$/i;
const no = /^(?:no|off|n|false)$/i;
function truthFrom(given) {
    if (typeof given !== 'string' || !(yes.test(given) || no.test(given)))
        return '';
    return `; write it as \`${yes.test(given)}\`, without quotes`;
}
function range({ minimum, maximum = Number.MAX_SAFE_INTEGER }) {
    if (minimum === undefined)
        return '';
    return maximum === Number.MAX_SAFE_INTEGER ? ` of ${minimum} or more` : ` from ${minimum} to ${maximum}`;
}
function wrongType(expected, given, place) {
    if (given === undefined)
        return `is missing${example(place)}`;
    switch (expected) {
        case 'array':
            return `must be a list, ${not(given)}${listFrom(given, place)}`;
        case 'boolean':
            return `must be true or false, ${not(given)}${truthFrom(given)}`;
        case 'int':
        case 'number':
            return `must be a whole number${range(place)}, ${not(given)}`;
        case 'string':
            return `must be text, ${not(given)}${example(place)}`;
        default:
            return `must be a group of keys, ${not(given)}${groupKeys(place, given)}`;
    }
}
function groupKeys({ keys, name }, given) {
    if (keys.includes('run') && typeof given === 'string')
        return `; write it as \`run: ${inYaml(given.trim().split(/\s+/))}\` below the name`;
    if (keys.length > 0)
        return `; its keys: ${keys.join(', ')}`;
    return /^(?:reviewers|verifiers)$/.test(name) ? '; its keys are names of your own: `claude: {}`' : '';
}
function wrongSize(issue, given, place) {
    const { origin, code } = issue;
    if (origin === 'number' || origin === 'int')
        return `must be a whole number${range(place)}, ${not(given)}`;
    const unit = origin === 'array' ? 'entries' : 'characters';
    return code === 'too_big'
        ? `must have at most ${issue.maximum} ${unit}`
        : `must not be empty${example(place)}`;
}
function wrongWord(allowed, given, place) {
    const words = allowed.map(String);
    if (given === undefined)
        return `is missing${example(place)}`;
    const choice = words.length === 1 ? words[0] : `one of ${words.join(', ')}`;
    return `must be ${choice}, ${not(given)}${didYouMean(given, words)}`;
}
function insideChoice(issue) {
    return (issue.errors.find((branch) => branch.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys')) ?? []);
}
function words(issue, given, place) {
    switch (issue.code) {
        case 'unrecognized_keys':
            return issue.keys
                .map((key) => `unknown key ${JSON.stringify(key)}${unknownKey(key, place)}`)
                .join('; ');
        case 'invalid_type':
            return wrongType(issue.expected, given, place);
        case 'too_big':
        case 'too_small':
            return wrongSize(issue, given, place);
        case 'invalid_value':
            return wrongWord(issue.values, given, place);
        case 'invalid_format':
            return issue.format === 'date'
                ? `must be a day that there is, such as 2030-12-31, ${not(given)}`
                : `must be ${issue.message.slice(0, 300)}, ${not(given)}`;
        case 'invalid_key':
            return `as a name must be ${(issue.issues[0]?.message ?? issue.message).slice(0, 300)}`;
        case 'invalid_union':
            return `cannot be ${shown(given)}${example(place)}`;
        default:
            return issue.message.slice(0, 300);
    }
}
function mistakesOf(issue, valueAt) {
    const inside = issue.code === 'invalid_union' ? insideChoice(issue) : [];
    if (inside.length > 0)
        return inside.flatMap((each) => mistakesOf({ ...each, path: [...issue.path, ...each.path] }, valueAt));
    const { path } = issue;
    return [{ path, message: words(issue, valueAt(path), schemaPlace(path)) }];
}
let wholeSchema;
function schema() {
    wholeSchema ??= json_schema_processors/* toJSONSchema */.bl(policy/* Policy */.PE, { io: 'input', unrepresentable: 'any' });
    return wholeSchema;
}
function partOf(node) {
    const { data: part } = policy_keys/* KeySchema */.tJ.safeParse(node);
    const choice = part?.anyOf?.map(partOf).find((each) => each?.properties !== undefined);
    return choice ?? part;
}
function step(part, name, key) {
    if (typeof key === 'number')
        return [part?.items, `${name}[]`];
    const known = part?.properties?.[String(key)];
    const below = known === undefined && typeof part?.additionalProperties === 'object' ? '<id>' : String(key);
    return [known ?? part?.additionalProperties, name === '' ? below : `${name}.${below}`];
}
function schemaPlace(path) {
    let part = partOf(schema());
    let name = '';
    for (const key of path) {
        const [node, below] = step(part, name, key);
        part = partOf(node);
        name = below;
    }
    const { properties = {}, minimum, maximum } = part ?? {};
    return { name, keys: Object.keys(properties), minimum, maximum };
}
function pathWords(path) {
    return path.reduce((before, key) => {
        if (typeof key === 'number')
            return `${before}[${key}]`;
        return before === '' ? String(key) : `${before}.${String(key)}`;
    }, '');
}

;// CONCATENATED MODULE: ./build/policy/parse-policy.js






const maxPolicyBytes = 256 * 1024;
const maxProblems = 50;
const Named = schemas/* looseObject */._H3({
    reviewers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* looseObject */._H3({ format: schemas/* string */.YjP().optional() }).catch({})),
});
function wrongNames(value) {
    const { data } = Named.safeParse(value);
    const reviewers = Object.entries(data?.reviewers ?? {});
    return reviewers.flatMap(([id, { format }]) => [
        ...(id === reviewer/* builtInReviewer */.B1 ? [borrowedName] : []),
        ...(format === undefined || review_document/* ReviewFormat */.q3.safeParse(format).success ? [] : [unknownFormat(id, format)]),
    ]);
}
const borrowedName = {
    code: 'custom',
    path: ['reviewers', reviewer/* builtInReviewer */.B1],
    message: 'is the built-in reviewer: turn it off with `hygiene: false`, or give yours another id',
};
function unknownFormat(id, input) {
    return {
        code: 'invalid_value',
        values: [...review_document/* ReviewFormat */.q3.options],
        path: ['reviewers', id, 'format'],
        input,
        message: '',
    };
}
function policyProblemText({ line, column, path, message }) {
    return `${line}:${column} ${path === '' ? '' : `${path}: `}${message}`;
}
function nodeOffset(document, path) {
    for (let length = path.length; length >= 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if ((0,dist/* isNode */.Ll)(node) && node.range)
            return node.range[0];
    }
    return 0;
}
function keyOffset(document, path, key) {
    const map = document.getIn(path, true);
    if (!(0,dist/* isMap */.jh)(map))
        return undefined;
    const pair = map.items.find(({ key: node }) => (0,dist/* isScalar */.jn)(node) && String(node.value) === String(key));
    return (0,dist/* isScalar */.jn)(pair?.key) ? pair.key.range?.[0] : undefined;
}
function oneKeyEach(issue) {
    return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue];
}
function valueIn(value, path) {
    return path.reduce((at, key) => {
        const entries = Array.isArray(at) || (typeof at === 'object' && at !== null) ? Object.entries(at) : [];
        return entries.find(([name]) => name === String(key))?.[1];
    }, value);
}
function issueOffset(document, issue) {
    const [key, path] = issue.code === 'unrecognized_keys'
        ? [issue.keys[0], issue.path]
        : [issue.path.at(-1), issue.path.slice(0, -1)];
    const isAboutKey = issue.code === 'unrecognized_keys' || issue.code === 'invalid_key';
    const offset = isAboutKey && key !== undefined ? keyOffset(document, path, key) : undefined;
    return offset ?? nodeOffset(document, issue.path);
}
function parsePolicy(bytes) {
    const whole = (message) => ({
        ok: false,
        problems: [{ path: '', line: 1, column: 1, message }],
    });
    if (bytes.byteLength > maxPolicyBytes)
        return whole(`the file is larger than ${maxPolicyBytes} bytes`);
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return whole('the file is not UTF-8 text');
    }
    const lineCounter = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, {
        lineCounter,
        schema: 'core',
        strict: true,
        uniqueKeys: true,
        merge: false,
        prettyErrors: false,
    });
    const at = (offset, path, message) => {
        const { line, col } = lineCounter.linePos(offset);
        return { path, line: Math.max(1, line), column: Math.max(1, col), message };
    };
    const syntax = syntaxProblems(document).map(({ offset, message }) => at(offset, '', message));
    if (syntax.length > 0)
        return { ok: false, problems: syntax.slice(0, maxProblems) };
    const value = document.toJS({ maxAliasCount: 0 });
    const result = policy/* Policy */.PE.safeParse(value);
    const names = wrongNames(value);
    if (result.success && names.length === 0)
        return { ok: true, policy: result.data };
    const problems = [...(result.success ? [] : result.error.issues), ...names]
        .flatMap(oneKeyEach)
        .flatMap((issue) => mistakesOf(issue, (path) => valueIn(value, path)).map(({ path, message }) => at(issueOffset(document, { ...issue, path: [...path] }), pathWords(path), message)))
        .sort((a, b) => a.line - b.line);
    return { ok: false, problems: problems.slice(0, maxProblems) };
}
function plainly(code) {
    switch (code) {
        case 'TAB_AS_INDENT':
            return 'a tab indents this line; YAML is indented with spaces';
        case 'DUPLICATE_KEY':
            return 'this key stands here a second time; keep one of the two';
        case 'TAG_RESOLVE_FAILED':
            return 'tags are not allowed: leave it out';
        case 'MULTIPLE_DOCS':
            return 'a second document begins here; the file is one, so leave out the `---`';
        case 'BAD_INDENT':
        case 'BLOCK_AS_IMPLICIT_KEY':
        case 'MULTILINE_IMPLICIT_KEY':
        case 'BAD_COLLECTION_TYPE':
            return 'the indentation or a bracket does not fit what stands before it';
        case 'MISSING_CHAR':
            return 'a closing quote or bracket, or the `:` or `,` between two values, is missing before this';
        default:
            return undefined;
    }
}
function forbiddenNodes(document) {
    const found = [];
    const report = (node, message) => found.push({ offset: node.range?.[0] ?? 0, message });
    (0,dist/* visit */.YR)(document, {
        Node(_key, node) {
            if ((0,dist/* isAlias */.Vj)(node))
                report(node, 'aliases are not allowed: write the value out');
        },
        Pair(_key, { key }) {
            if (!(0,dist/* isScalar */.jn)(key))
                return;
            const name = String(key.value);
            if (name === '<<')
                report(key, 'merging with `<<` is not allowed: write the keys out');
            if (['__proto__', 'constructor', 'prototype'].includes(name))
                report(key, `the key ${name} is not allowed`);
        },
    });
    return found;
}
function syntaxProblems(document) {
    const broken = [...document.errors, ...document.warnings].map(({ code, message, pos: [offset] }) => ({
        offset,
        message: plainly(code) ?? `this is not valid YAML: ${message}`,
    }));
    const all = [...broken, ...forbiddenNodes(document)];
    return all.filter(({ offset }, index) => all.findIndex((each) => each.offset === offset) === index);
}


/***/ })

};
