export const id = 879;
export const ids = [879];
export const modules = {

/***/ 56486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  linesCommand: () => (/* binding */ linesCommand)
});

// EXTERNAL MODULE: ./build/domain/diff/hunk-runs.js
var hunk_runs = __webpack_require__(96024);
;// CONCATENATED MODULE: ./build/domain/diff/line-ranges.js

function lineRanges(diff) {
    return new Map(diff.files.map((file) => [file.path, fileLines(file)]));
}
function renderLineRanges(diff) {
    const entries = [...lineRanges(diff)].map(([path, lines]) => `  ${JSON.stringify(path)}: ${JSON.stringify(lines)}`);
    return entries.length === 0 ? '{}\n' : `{\n${entries.join(',\n')}\n}\n`;
}
function fileLines({ status, oldPath, hunks }) {
    return {
        status,
        ...(oldPath !== undefined && { oldPath }),
        RIGHT: hunks.flatMap(({ newStart, newCount }) => range(newStart, newCount)),
        LEFT: hunks.flatMap(({ oldStart, oldCount }) => range(oldStart, oldCount)),
        deleted: hunks.flatMap(deletedRanges),
    };
}
function deletedRanges(hunk) {
    return [...(0,hunk_runs/* runsOf */.ky)(hunk)]
        .filter((run) => run.kind === 'deleted')
        .map((run) => [(0,hunk_runs/* runLine */.u_)(run, 'LEFT'), (0,hunk_runs/* runLine */.u_)(run, 'LEFT') + run.count - 1]);
}
function range(start, count) {
    return count === 0 ? [] : [[start, start + count - 1]];
}

// EXTERNAL MODULE: ./build/commands/read-diff.js
var read_diff = __webpack_require__(4395);
;// CONCATENATED MODULE: ./build/commands/lines.js


async function linesCommand(path, shell) {
    shell.out(renderLineRanges(await (0,read_diff/* readDiff */.i)(path, shell)));
    return 0;
}


/***/ }),

/***/ 4395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readDiff)
/* harmony export */ });
/* harmony import */ var _domain_diff_parse_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97377);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54543);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1718);



async function readDiff(path, shell) {
    const result = (0,_domain_diff_parse_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDiff */ .F)(await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R)(path, shell));
    if (result.ok)
        return result.diff;
    const { line, message, code } = result.error;
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({
        kind: 'usage',
        code: 'DIFF_UNREADABLE',
        message: `${path === '-' ? 'standard input' : path}:${line}: ${message} (${code})`,
        fix: "give it what `git diff` or GitHub's diff media type wrote, whole",
    });
}


/***/ }),

/***/ 1718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readInput)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38321);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54543);




async function readInput(path, shell) {
    try {
        if (path === '-')
            return await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.buffer)(process.stdin);
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shell.cwd, path));
    }
    catch (cause) {
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR({
            kind: 'usage',
            code: 'FILE_UNREADABLE',
            message: `${JSON.stringify(path)} cannot be read: ${why(cause)}`,
            fix: 'Name a file that is there, from the current directory, or `-` for standard input.',
            cause,
        });
    }
}
const plainWords = new Map([
    ['ENOENT', 'there is no such file'],
    ['ENOTDIR', 'there is no such file'],
    ['EISDIR', 'it is a folder'],
    ['EACCES', 'you may not read it'],
]);
function why(cause) {
    if (!(cause instanceof Error))
        return String(cause);
    return ('code' in cause ? plainWords.get(cause.code) : undefined) ?? cause.message;
}


/***/ }),

/***/ 34465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ DiffFault),
/* harmony export */   g: () => (/* binding */ catchFault)
/* harmony export */ });
const lineFeed = 0x0a;
class DiffFault extends Error {
    name = 'DiffFault';
    code;
    offset;
    constructor(code, offset, message) {
        super(message);
        this.code = code;
        this.offset = offset;
    }
}
function catchFault(bytes, parse) {
    try {
        return { ok: true, value: parse() };
    }
    catch (thrown) {
        if (!(thrown instanceof DiffFault))
            throw thrown;
        const { code, message, offset } = thrown;
        return { ok: false, error: { code, message, line: lineAt(bytes, offset), offset } };
    }
}
function lineAt(bytes, offset) {
    let line = 1;
    for (let at = 0; at < offset && at < bytes.length; at += 1)
        if (bytes[at] === lineFeed)
            line += 1;
    return line;
}


/***/ }),

/***/ 55719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ FileIndex)
});

;// CONCATENATED MODULE: ./build/domain/diff/path-index.js
const patience = 64;
class PathIndex {
    #files;
    #nameOf;
    #slots = new Int32Array(2 * 64);
    #taken = 0;
    #crowded = new Map();
    constructor(files, nameOf) {
        this.#files = files;
        this.#nameOf = nameOf;
    }
    get(name) {
        const slot = this.#slotOf(name, hash(name));
        const place = slot === undefined ? this.#crowded.get(name) : this.#slots[slot + 1];
        return place === undefined || place === 0 ? undefined : this.#files[place - 1];
    }
    has(name) {
        return this.get(name) !== undefined;
    }
    add(name, position) {
        if (4 * this.#taken >= this.#slots.length)
            this.#grow();
        return this.#enter(name, hash(name), position + 1);
    }
    #enter(name, key, place) {
        const slot = this.#slotOf(name, key);
        if (slot === undefined) {
            if (this.#crowded.has(name))
                return false;
            this.#crowded.set(name, place);
            return true;
        }
        if (this.#slots[slot + 1] !== 0)
            return false;
        this.#slots[slot] = key;
        this.#slots[slot + 1] = place;
        this.#taken += 1;
        return true;
    }
    #slotOf(name, key) {
        const slots = this.#slots;
        const mask = slots.length - 1;
        let slot = (key << 1) & mask;
        for (let step = 0; step < patience; step += 1) {
            const place = slots[slot + 1] ?? 0;
            if (place === 0 || (slots[slot] === key && this.#nameAt(place) === name))
                return slot;
            slot = (slot + 2) & mask;
        }
        return undefined;
    }
    #grow() {
        const slots = this.#slots;
        const crowded = this.#crowded;
        this.#slots = new Int32Array(4 * slots.length);
        this.#taken = 0;
        this.#crowded = new Map();
        for (let slot = 0; slot < slots.length; slot += 2) {
            const place = slots[slot + 1] ?? 0;
            if (place !== 0)
                this.#move(slots[slot] ?? 0, place);
        }
        for (const [name, place] of crowded)
            this.#enter(name, hash(name), place);
    }
    #move(key, place) {
        const slots = this.#slots;
        const mask = slots.length - 1;
        let slot = (key << 1) & mask;
        for (let step = 0; step < patience; step += 1) {
            if (slots[slot + 1] === 0) {
                slots[slot] = key;
                slots[slot + 1] = place;
                this.#taken += 1;
                return;
            }
            slot = (slot + 2) & mask;
        }
        this.#crowded.set(this.#nameAt(place), place);
    }
    #nameAt(place) {
        const file = this.#files[place - 1];
        return (file && this.#nameOf(file)) ?? '';
    }
}
function hash(name) {
    let value = 0x811c9dc5;
    for (let at = 0; at < name.length; at += 1)
        value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
    return value ^ (value >>> 15);
}

;// CONCATENATED MODULE: ./build/domain/diff/file-index.js

class FileIndex {
    #files = [];
    #last;
    byPath = new PathIndex(this.#files, ({ path }) => path);
    byFormerPath = new PathIndex(this.#files, ({ oldPath }) => oldPath);
    get files() {
        return this.#files;
    }
    get last() {
        return this.#last;
    }
    add(file) {
        const position = this.#files.push(file) - 1;
        this.#last = file;
        if (!this.byPath.add(file.path, position))
            return false;
        const { status, oldPath } = file;
        return status !== 'renamed' || oldPath === undefined || this.byFormerPath.add(oldPath, position);
    }
    replaceLast(file) {
        this.#files[this.#files.length - 1] = file;
        this.#last = file;
    }
}


/***/ }),

/***/ 96024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ runAt),
/* harmony export */   FQ: () => (/* binding */ hunksBefore),
/* harmony export */   KQ: () => (/* binding */ runsWithin),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   WY: () => (/* binding */ runsBefore),
/* harmony export */   ky: () => (/* binding */ runsOf),
/* harmony export */   ng: () => (/* binding */ runOf),
/* harmony export */   pD: () => (/* binding */ lineAfter),
/* harmony export */   u_: () => (/* binding */ runLine),
/* harmony export */   ui: () => (/* binding */ hunkOf)
/* harmony export */ });
function* runsOf(hunk) {
    for (let index = 0; index < hunk.runs; index += 1)
        yield runAt(hunk, index);
}
function runOf(hunk, side, line) {
    if (line < firstLine(hunk, side))
        return undefined;
    const index = runsBefore(hunk, side, line);
    return index === hunk.runs ? undefined : runAt(hunk, index);
}
function* runsWithin(file, side, range) {
    for (let index = hunksBefore(file, side, range.start);; index += 1) {
        const hunk = file.hunks[index];
        if (hunk === undefined || firstLine(hunk, side) > range.end)
            return;
        for (let at = runsBefore(hunk, side, range.start); at < hunk.runs; at += 1) {
            const run = runAt(hunk, at);
            if (runLine(run, side) > range.end)
                return;
            yield { hunk, run };
        }
    }
}
function hunkOf(file, side, line) {
    const found = file.hunks[hunksBefore(file, side, line)];
    return found !== undefined && firstLine(found, side) <= line ? found : undefined;
}
function hunksBefore({ hunks }, side, line) {
    return firstAbove(line, hunks.length, (index) => {
        const hunk = hunks[index];
        return hunk === undefined ? 0 : lineAfter(hunk, side);
    });
}
function runsBefore(hunk, side, line) {
    return firstAbove(line, hunk.runs, (run) => pointLine(hunk, side, run + 1));
}
function firstLine(hunk, side) {
    return pointLine(hunk, side, 0);
}
function lineAfter(hunk, side) {
    return pointLine(hunk, side, hunk.runs);
}
function runLine(run, side) {
    return side === 'RIGHT' ? run.newLine : run.oldLine;
}
function runAt({ table, firstPoint }, index) {
    const point = firstPoint + index;
    const oldLine = table.oldLine(point);
    const newLine = table.newLine(point);
    const oldCount = table.oldLine(point + 1) - oldLine;
    const newCount = table.newLine(point + 1) - newLine;
    const kind = oldCount === 0 ? 'added' : newCount === 0 ? 'deleted' : 'context';
    return { kind, oldLine, newLine, count: Math.max(oldCount, newCount), offset: table.offset(point) };
}
function pointLine({ table, firstPoint }, side, index) {
    return side === 'RIGHT' ? table.newLine(firstPoint + index) : table.oldLine(firstPoint + index);
}
function firstAbove(line, count, value) {
    let low = 0;
    let high = count;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (value(middle) > line)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}


/***/ }),

/***/ 89023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ LineFeeds),
/* harmony export */   h: () => (/* binding */ lineFeed)
/* harmony export */ });
const lineFeed = 0x0a;
const wordBytes = 4;
const fourFeeds = 0x0a0a0a0a;
class LineFeeds {
    #bytes;
    #words;
    #lead;
    constructor(bytes) {
        this.#bytes = bytes;
        this.#lead = bytes.byteOffset % wordBytes;
        const start = bytes.byteOffset - this.#lead;
        this.#words = new Int32Array(bytes.buffer, start, Math.floor((this.#lead + bytes.length) / wordBytes));
    }
    next(at) {
        const bytes = this.#bytes;
        const words = this.#words;
        const lead = this.#lead;
        let word = (at + lead + wordBytes - 1) >>> 2;
        let place = at;
        for (const begin = word * wordBytes - lead; place < begin; place += 1) {
            if (bytes[place] === lineFeed)
                return place;
        }
        while (word < words.length && !hasFeed(words[word] ?? 0))
            word += 1;
        place = word * wordBytes - lead;
        while (place < bytes.length && bytes[place] !== lineFeed)
            place += 1;
        return Math.min(place, bytes.length);
    }
}
function hasFeed(word) {
    const zeros = word ^ fourFeeds;
    return ((zeros - 0x01010101) & ~zeros & 0x80808080) !== 0;
}


/***/ }),

/***/ 42138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ LineTable)
/* harmony export */ });
const usualRunBytes = 64;
class LineTable {
    bytes;
    #points;
    #length = 0;
    constructor(bytes) {
        this.bytes = bytes;
        this.#points = new Uint32Array(3 * (1 + Math.ceil(bytes.length / usualRunBytes)));
    }
    get size() {
        return this.#length / 3;
    }
    oldLine(point) {
        return this.#read(3 * point);
    }
    newLine(point) {
        return this.#read(3 * point + 1);
    }
    offset(point) {
        return this.#read(3 * point + 2);
    }
    add(oldLine, newLine, offset) {
        const at = this.#length;
        if (at === this.#points.length)
            this.#grow();
        this.#points[at] = oldLine;
        this.#points[at + 1] = newLine;
        this.#points[at + 2] = offset;
        this.#length = at + 3;
    }
    shiftOldLines(firstPoint, lastPoint, by) {
        for (let point = firstPoint; point <= lastPoint; point += 1) {
            this.#points[3 * point] = this.oldLine(point) + by;
        }
    }
    #read(index) {
        const value = index < this.#length ? this.#points[index] : undefined;
        if (value === undefined)
            throw new RangeError(`no point ${Math.floor(index / 3)} in a table of ${this.size}`);
        return value;
    }
    #grow() {
        const larger = new Uint32Array(2 * this.#points.length);
        larger.set(this.#points);
        this.#points = larger;
    }
}


/***/ }),

/***/ 45367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ readHunks)
});

;// CONCATENATED MODULE: ./build/domain/diff/hunk.js
class Hunk {
    table;
    firstPoint;
    runs;
    withoutNewline;
    constructor(table, firstPoint, withoutNewline) {
        this.table = table;
        this.firstPoint = firstPoint;
        this.runs = table.size - 1 - firstPoint;
        this.withoutNewline = withoutNewline;
    }
    get oldStart() {
        return this.table.oldLine(this.firstPoint) - (this.oldCount === 0 ? 1 : 0);
    }
    get oldCount() {
        return this.table.oldLine(this.firstPoint + this.runs) - this.table.oldLine(this.firstPoint);
    }
    get newStart() {
        return this.table.newLine(this.firstPoint) - (this.newCount === 0 ? 1 : 0);
    }
    get newCount() {
        return this.table.newLine(this.firstPoint + this.runs) - this.table.newLine(this.firstPoint);
    }
}

// EXTERNAL MODULE: ./build/domain/diff/line-feeds.js
var line_feeds = __webpack_require__(89023);
// EXTERNAL MODULE: ./build/domain/diff/reader.js
var diff_reader = __webpack_require__(47670);
;// CONCATENATED MODULE: ./build/domain/diff/read-hunk.js



const hunkStart = (0,diff_reader/* word */.Vm)('@@ ');
const hunkHeaderEnd = (0,diff_reader/* word */.Vm)(' @@');
const plus = 0x2b;
const minus = 0x2d;
const comma = 0x2c;
const backslash = 0x5c;
const largestNumber = 2 ** 31 - 1;
function readHunk(reader, table) {
    const { bytes, feeds } = reader;
    const { length } = bytes;
    const start = reader.position;
    reader.position += hunkStart.length;
    const oldStart = takeStart(reader, minus, start);
    const oldCount = takeCount(reader, start);
    if (!reader.take(diff_reader/* space */.xe))
        throw malformed(reader, start);
    const newStart = takeStart(reader, plus, start);
    const newCount = takeCount(reader, start);
    endHeader(reader, start);
    if (oldCount + newCount === 0)
        throw reader.fault('bad-hunk', 'a hunk without lines', start);
    if ((oldStart === 0 && oldCount > 0) || (newStart === 0 && newCount > 0)) {
        throw reader.fault('bad-hunk', 'a hunk cannot hold line 0', start);
    }
    const firstPoint = table.size;
    let oldLine = position(oldStart, oldCount);
    let newLine = position(newStart, newCount);
    const oldEnd = oldLine + oldCount;
    const newEnd = newLine + newCount;
    let withoutNewline = 'neither';
    let at = reader.position;
    let kind = -1;
    while (oldLine < oldEnd || newLine < newEnd) {
        const mark = bytes[at];
        if (mark !== kind) {
            if (!isMark(mark)) {
                throw notALine(reader, at, { oldLines: oldEnd - oldLine, newLines: newEnd - newLine });
            }
            table.add(oldLine, newLine, at);
            kind = mark;
        }
        if (mark !== plus)
            oldLine += 1;
        if (mark !== minus)
            newLine += 1;
        at = feeds.next(at) + 1;
        if (at < length && bytes[at] === backslash) {
            if ((mark !== plus && oldLine !== oldEnd) || (mark !== minus && newLine !== newEnd)) {
                throw reader.fault('bad-hunk', 'a "no newline" mark before the end of its file', at);
            }
            const side = mark === plus ? 'new' : mark === minus ? 'old' : 'both';
            withoutNewline = withoutNewline === 'neither' ? side : 'both';
            at = feeds.next(at) + 1;
        }
    }
    if (oldLine > oldEnd || newLine > newEnd) {
        throw reader.fault('bad-hunk', 'the lines of this hunk are other than its header counts', start);
    }
    table.add(oldLine, newLine, at);
    reader.position = at;
    return new Hunk(table, firstPoint, withoutNewline);
}
function isMark(byte) {
    return byte === diff_reader/* space */.xe || byte === plus || byte === minus || byte === line_feeds/* lineFeed */.h;
}
function notALine(reader, at, { oldLines, newLines }) {
    const exceeded = oldLines < 0 || newLines < 0;
    const counted = exceeded
        ? 'the lines before are more than the hunk header counts'
        : `the hunk header counts ${oldLines} more old and ${newLines} more new lines`;
    return at >= reader.bytes.length && !exceeded
        ? reader.fault('cut-off', `the diff ends here, but ${counted}`, at)
        : reader.fault('bad-hunk', `this line cannot stand here: ${counted}`, at);
}
function position(start, count) {
    return count === 0 ? start + 1 : start;
}
function takeStart(reader, mark, at) {
    if (!reader.take(mark))
        throw malformed(reader, at);
    return takeNumber(reader, at);
}
function takeCount(reader, at) {
    return reader.take(comma) ? takeNumber(reader, at) : 1;
}
function takeNumber(reader, at) {
    const value = reader.takeNumber();
    if (value === undefined)
        throw malformed(reader, at);
    if (value > largestNumber)
        throw reader.fault('bad-hunk', `a line number above ${largestNumber}`, at);
    return value;
}
function endHeader(reader, at) {
    if (!reader.looksAt(hunkHeaderEnd))
        throw malformed(reader, at);
    reader.position += hunkHeaderEnd.length;
    if (reader.bytes[reader.position] !== line_feeds/* lineFeed */.h && !reader.take(diff_reader/* space */.xe))
        throw malformed(reader, at);
    reader.skipLine();
}
function malformed(reader, at) {
    return reader.fault('bad-hunk', 'not a hunk header; it must read "@@ -start,count +start,count @@"', at);
}

;// CONCATENATED MODULE: ./build/domain/diff/read-hunks.js

function readHunks(reader, table) {
    const hunks = [];
    let oldEnd = 1;
    let newEnd = 1;
    let ended = false;
    while (reader.looksAt(hunkStart)) {
        const at = reader.position;
        const hunk = readHunk(reader, table);
        const gap = table.oldLine(hunk.firstPoint) - oldEnd;
        if (gap < 0 || gap !== table.newLine(hunk.firstPoint) - newEnd) {
            throw reader.fault('bad-hunk', 'this hunk does not follow from the one before: unchanged lines between hunks must be as many on both sides', at);
        }
        if (ended)
            throw reader.fault('contradiction', 'a hunk after the end of the file', at);
        const last = hunk.firstPoint + hunk.runs;
        oldEnd = table.oldLine(last);
        newEnd = table.newLine(last);
        ended = hunk.withoutNewline !== 'neither';
        hunks.push(hunk);
    }
    if (hunks.length === 0)
        throw reader.missing('bad-hunk', 'a hunk must follow here');
    return hunks;
}


/***/ }),

/***/ 47670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   mP: () => (/* binding */ Reader),
/* harmony export */   xe: () => (/* binding */ space)
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34465);
/* harmony import */ var _line_feeds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89023);


const space = 0x20;
const zero = 0x30;
const nine = 0x39;
const encoder = new TextEncoder();
function word(text) {
    return encoder.encode(text);
}
class Reader {
    bytes;
    buffer;
    feeds;
    position = 0;
    constructor(bytes) {
        if (bytes.length > 0 && bytes[bytes.length - 1] !== _line_feeds_js__WEBPACK_IMPORTED_MODULE_1__/* .lineFeed */ .h) {
            throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .DiffFault */ .E('cut-off', bytes.length, 'the last line has no line feed: the diff was cut off in it');
        }
        this.bytes = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
        this.buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
        this.feeds = new _line_feeds_js__WEBPACK_IMPORTED_MODULE_1__/* .LineFeeds */ .K(this.bytes);
    }
    get atEnd() {
        return this.position >= this.bytes.length;
    }
    looksAt(expected) {
        return this.has(this.position, expected);
    }
    has(at, expected) {
        for (let i = 0; i < expected.length; i += 1) {
            if (this.bytes[at + i] !== expected[i])
                return false;
        }
        return true;
    }
    same(a, b) {
        if (a.end - a.start !== b.end - b.start)
            return false;
        for (let i = a.start, j = b.start; i < a.end; i += 1, j += 1) {
            if (this.bytes[i] !== this.bytes[j])
                return false;
        }
        return true;
    }
    take(byte) {
        if (this.bytes[this.position] !== byte)
            return false;
        this.position += 1;
        return true;
    }
    takeNumber() {
        const { bytes, position: start } = this;
        let value = 0;
        for (let byte = bytes[start]; byte !== undefined && byte >= zero && byte <= nine; byte = bytes[this.position]) {
            value = value * 10 + (byte - zero);
            this.position += 1;
        }
        return this.position === start ? undefined : value;
    }
    lineEnd() {
        return this.feeds.next(this.position);
    }
    restOfLine(prefix) {
        const end = this.lineEnd();
        const start = this.position + prefix.length;
        this.position = end + 1;
        return { start, end };
    }
    skipLine() {
        this.position = this.lineEnd() + 1;
    }
    ascii(start, end) {
        return this.buffer.toString('latin1', start, end);
    }
    text(span) {
        return this.buffer.toString('utf8', span.start, span.end);
    }
    fault(code, message, offset = this.position) {
        return new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .DiffFault */ .E(code, offset, message);
    }
    missing(code, message) {
        return this.atEnd
            ? this.fault('cut-off', `the diff ends here, but ${message}`)
            : this.fault(code, message);
    }
}


/***/ })

};
