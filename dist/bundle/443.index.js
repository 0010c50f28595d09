export const id = 443;
export const ids = [443];
export const modules = {

/***/ 7325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ DiffFault),
/* harmony export */   g: () => (/* binding */ catchFault)
/* harmony export */ });
const LINE_FEED = 0x0a;
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
        if (bytes[at] === LINE_FEED)
            line += 1;
    return line;
}


/***/ }),

/***/ 1980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ runAt),
/* harmony export */   FQ: () => (/* binding */ hunksBefore),
/* harmony export */   KQ: () => (/* binding */ runsWithin),
/* harmony export */   WY: () => (/* binding */ runsBefore),
/* harmony export */   ky: () => (/* binding */ runsOf),
/* harmony export */   ng: () => (/* binding */ runOf),
/* harmony export */   pD: () => (/* binding */ lineAfter),
/* harmony export */   u_: () => (/* binding */ runLine),
/* harmony export */   ui: () => (/* binding */ hunkOf)
/* harmony export */ });
/* unused harmony export firstLine */
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

/***/ 6022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ LineTable)
/* harmony export */ });
const USUAL_RUN_BYTES = 64;
class LineTable {
    bytes;
    #points;
    #length = 0;
    constructor(bytes) {
        this.bytes = bytes;
        this.#points = new Uint32Array(3 * (1 + Math.ceil(bytes.length / USUAL_RUN_BYTES)));
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

/***/ 9982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ parseDiff)
});

// EXTERNAL MODULE: ./build/domain/diff/fault.js
var fault = __webpack_require__(7325);
;// CONCATENATED MODULE: ./build/domain/diff/index-files.js
function indexFiles(files, duplicate) {
    const byPath = new Map();
    const byFormerPath = new Map();
    for (const [position, file] of files.entries()) {
        byPath.set(file.path, file);
        if (byPath.size !== position + 1)
            throw duplicate(position);
        if (file.status === 'renamed' && file.oldPath !== undefined) {
            if (byFormerPath.has(file.oldPath))
                throw duplicate(position);
            byFormerPath.set(file.oldPath, file);
        }
    }
    return { files, byPath, byFormerPath };
}

// EXTERNAL MODULE: ./build/domain/diff/line-table.js
var line_table = __webpack_require__(6022);
// EXTERNAL MODULE: ./build/domain/diff/reader.js
var diff_reader = __webpack_require__(5778);
;// CONCATENATED MODULE: ./build/domain/diff/binary-patch.js

const BINARY_PATCH = (0,diff_reader/* word */.Vm)('GIT binary patch\n');
const METHOD = /^(?:literal|delta) \d{1,15}$/;
function skipBinaryPatch(reader) {
    reader.skipLine();
    skipBlock(reader);
    skipBlock(reader);
}
function skipBlock(reader) {
    if (reader.atEnd)
        throw reader.fault('cut-off', 'the diff ends within a binary patch');
    const method = { start: reader.position, end: reader.lineEnd() };
    if (method.end - method.start > 32 || !METHOD.test(reader.text(method))) {
        throw reader.fault('bad-binary-patch', 'a binary patch must say "literal SIZE" or "delta SIZE" here');
    }
    reader.skipLine();
    while (reader.bytes[reader.position] !== diff_reader/* LINE_FEED */.kR) {
        if (reader.atEnd)
            throw reader.fault('cut-off', 'the diff ends within a binary patch');
        const end = reader.lineEnd();
        const carried = carriedBytes(reader.bytes[reader.position] ?? 0);
        if (carried === undefined || end - reader.position !== 1 + 5 * Math.ceil(carried / 4)) {
            throw reader.fault('bad-binary-patch', 'a line of a binary patch is not as long as it says');
        }
        reader.position = end + 1;
    }
    reader.skipLine();
}
function carriedBytes(letter) {
    if (letter >= 0x41 && letter <= 0x5a)
        return letter - 0x40;
    if (letter >= 0x61 && letter <= 0x7a)
        return letter - 0x60 + 26;
    return undefined;
}

;// CONCATENATED MODULE: ./build/domain/diff/extended-header.js

const FIELDS = [
    ['index', (0,diff_reader/* word */.Vm)('index ')],
    ['oldMode', (0,diff_reader/* word */.Vm)('old mode ')],
    ['newMode', (0,diff_reader/* word */.Vm)('new mode ')],
    ['addedMode', (0,diff_reader/* word */.Vm)('new file mode ')],
    ['removedMode', (0,diff_reader/* word */.Vm)('deleted file mode ')],
    ['similarity', (0,diff_reader/* word */.Vm)('similarity index ')],
    ['dissimilarity', (0,diff_reader/* word */.Vm)('dissimilarity index ')],
    ['renameFrom', (0,diff_reader/* word */.Vm)('rename from ')],
    ['renameTo', (0,diff_reader/* word */.Vm)('rename to ')],
    ['copyFrom', (0,diff_reader/* word */.Vm)('copy from ')],
    ['copyTo', (0,diff_reader/* word */.Vm)('copy to ')],
];
const EMPTY = {
    index: undefined,
    oldMode: undefined,
    newMode: undefined,
    addedMode: undefined,
    removedMode: undefined,
    similarity: undefined,
    dissimilarity: undefined,
    renameFrom: undefined,
    renameTo: undefined,
    copyFrom: undefined,
    copyTo: undefined,
};
const FIELDS_BY_BYTE = Array.from({ length: 256 }, (_, byte) => FIELDS.filter(([, prefix]) => prefix[0] === byte));
function readExtendedHeader(reader) {
    const header = { ...EMPTY };
    for (let field = fieldAt(reader); field !== undefined; field = fieldAt(reader)) {
        const [name, prefix] = field;
        if (header[name] !== undefined)
            throw reader.fault('bad-header', 'this header line stands twice');
        header[name] = reader.restOfLine(prefix);
    }
    return header;
}
function fieldAt(reader) {
    const byte = reader.bytes[reader.position];
    const fields = byte === undefined ? undefined : FIELDS_BY_BYTE[byte];
    return fields?.find(([, prefix]) => reader.looksAt(prefix));
}

// EXTERNAL MODULE: ./build/domain/diff/read-hunks.js + 2 modules
var read_hunks = __webpack_require__(8936);
;// CONCATENATED MODULE: ./build/domain/diff/section-facts.js

const MODE = /^[0-7]{6}$/;
const MODE_LENGTH = 6;
const GIT_MODES = ['100644', '100755', '120000', '160000'].map((mode) => [(0,diff_reader/* word */.Vm)(mode), mode]);
const PERCENT = /^(100|\d{1,2})%$/;
const INDEX = /^([0-9a-f]{4,64})\.\.([0-9a-f]{4,64})(?: ([0-7]{6}))?$/;
const EMPTY_BLOBS = [
    'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
    '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
];
function readFacts(reader, header, start) {
    const rename = moveOf(reader, header.renameFrom, header.renameTo);
    const copy = moveOf(reader, header.copyFrom, header.copyTo);
    const { addedMode, removedMode } = header;
    const claims = countOf(addedMode) + countOf(removedMode) + countOf(rename) + countOf(copy);
    if (claims > 1) {
        throw reader.fault('contradiction', 'a file can be only one of new, deleted, renamed and copied', start);
    }
    if ((header.oldMode === undefined) !== (header.newMode === undefined)) {
        throw reader.missing('bad-header', 'a change of mode must name the old and the new mode');
    }
    const ids = match(reader, header.index, INDEX);
    const similarity = match(reader, header.similarity, PERCENT)?.[1];
    match(reader, header.dissimilarity, PERCENT);
    return {
        status: addedMode ? 'added' : removedMode ? 'removed' : rename ? 'renamed' : copy && 'copied',
        move: rename ?? copy,
        oldMode: modeOf(reader, header.oldMode ?? removedMode) ?? ids?.[3],
        newMode: modeOf(reader, header.newMode ?? addedMode) ?? ids?.[3],
        oldId: ids?.[1],
        newId: ids?.[2],
        similarity: similarity === undefined ? undefined : Number(similarity),
    };
}
function checkNothingLost(reader, facts) {
    const { status, oldId, newId, oldMode, newMode, similarity } = facts;
    const contentChanged = oldId !== newId &&
        !(status === 'added' && isEmptyBlob(newId)) &&
        !(status === 'removed' && isEmptyBlob(oldId));
    const unproven = (status === 'added' || status === 'removed') && oldId === undefined;
    const rewritten = similarity !== undefined && similarity < 100;
    const nothingSaid = status === undefined && oldMode === newMode;
    if (contentChanged || unproven || rewritten || nothingSaid) {
        throw reader.missing('contradiction', 'this section says that content changed, but has none');
    }
}
function moveOf(reader, from, to) {
    if (from !== undefined && to !== undefined)
        return { from, to };
    if (from === undefined && to === undefined)
        return undefined;
    throw reader.missing('bad-header', 'a rename or copy must name where from and where to');
}
function countOf(claim) {
    return claim === undefined ? 0 : 1;
}
function modeOf(reader, span) {
    if (span === undefined)
        return undefined;
    if (span.end - span.start === MODE_LENGTH) {
        for (const [bytes, mode] of GIT_MODES)
            if (reader.has(span.start, bytes))
                return mode;
    }
    return match(reader, span, MODE)?.[0];
}
function match(reader, span, pattern) {
    if (span === undefined)
        return undefined;
    const found = span.end - span.start > 256 ? null : pattern.exec(reader.text(span));
    if (found !== null)
        return found;
    throw reader.fault('bad-header', 'a header line with a value git does not write', span.start);
}
function isEmptyBlob(id) {
    return id !== undefined && EMPTY_BLOBS.some((blob) => blob.startsWith(id));
}

;// CONCATENATED MODULE: ./build/domain/diff/path-text.js

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const ZERO = 0x30;
const SEVEN = 0x37;
const ESCAPES = new Map(Object.entries({ a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, '"': QUOTE, '\\': BACKSLASH }).map(([letter, byte]) => [letter.charCodeAt(0), byte]));
const LETTERS = new Map([...ESCAPES].map(([letter, byte]) => [byte, String.fromCharCode(letter)]));
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();
function pathText(name, offset) {
    const text = decoder.decode(name);
    const lossy = text.includes('\ufffd') && !sameBytes(encoder.encode(text), name);
    const path = lossy ? { text: quote(name), encoding: 'quoted' } : { text, encoding: 'utf-8' };
    if (/(?:^|\/)\.{0,2}(?:\/|$)|\0/.test(text)) {
        throw new fault/* DiffFault */.E('bad-path', offset, `${JSON.stringify(path.text)} cannot be a path in a git tree`);
    }
    return path;
}
function unquote(bytes, start, end) {
    const name = new Uint8Array(end - start);
    let length = 0;
    let at = start + 1;
    const close = end - 1;
    while (at < close) {
        const byte = bytes[at] ?? 0;
        at += 1;
        if (byte !== BACKSLASH) {
            name[length] = byte;
        }
        else {
            const letter = bytes[at] ?? 0;
            const escaped = ESCAPES.get(letter);
            const octal = escaped === undefined ? octalByte(bytes, at) : undefined;
            const value = escaped ?? octal;
            if (value === undefined)
                throw new fault/* DiffFault */.E('bad-path', at - 1, 'an escape git does not write');
            name[length] = value;
            at += octal === undefined ? 1 : 3;
        }
        length += 1;
    }
    if (at !== close || start === close)
        throw new fault/* DiffFault */.E('bad-path', start, 'a quoted name without its end');
    return name.subarray(0, length);
}
function endOfQuoted(bytes, start, limit) {
    for (let at = start + 1; at < limit; at += 1) {
        if (bytes[at] === BACKSLASH)
            at += 1;
        else if (bytes[at] === QUOTE)
            return at + 1;
    }
    return undefined;
}
function octalByte(bytes, at) {
    let value = 0;
    for (let i = at; i < at + 3; i += 1) {
        const digit = bytes[i] ?? 0;
        if (digit < ZERO || digit > SEVEN)
            return undefined;
        value = value * 8 + (digit - ZERO);
    }
    return value > 0xff ? undefined : value;
}
function quote(name) {
    let text = '"';
    for (const byte of name) {
        const letter = LETTERS.get(byte);
        if (letter !== undefined)
            text += `\\${letter}`;
        else if (byte < 0x20 || byte >= 0x7f)
            text += `\\${byte.toString(8).padStart(3, '0')}`;
        else
            text += String.fromCharCode(byte);
    }
    return `${text}"`;
}
function sameBytes(a, b) {
    if (a.length !== b.length)
        return false;
    for (let i = 0; i < a.length; i += 1)
        if (a[i] !== b[i])
            return false;
    return true;
}

;// CONCATENATED MODULE: ./build/domain/diff/section-names.js


const section_names_QUOTE = 0x22;
const TAB = 0x09;
const OLD_PREFIX = (0,diff_reader/* word */.Vm)('a/');
const NEW_PREFIX = (0,diff_reader/* word */.Vm)('b/');
const NO_PREFIX = (0,diff_reader/* word */.Vm)('');
const DEV_NULL = (0,diff_reader/* word */.Vm)('/dev/null');
const LONGEST_NAME = 2 ** 16;
function splitNames(reader, line, move) {
    const cut = nameEnd(reader, line, move);
    if (cut === undefined || reader.bytes[cut] !== diff_reader/* SPACE */.t6) {
        throw reader.fault('bad-header', 'the names must read "a/name b/name", and be the same unless a rename or copy follows', line.start);
    }
    const pair = {
        old: { span: { start: line.start, end: cut }, prefix: OLD_PREFIX },
        new: { span: { start: cut + 1, end: line.end }, prefix: NEW_PREFIX },
    };
    const from = move ? { span: move.from, prefix: NO_PREFIX } : pair.new;
    const to = move ? { span: move.to, prefix: NO_PREFIX } : pair.old;
    for (const { span } of [pair.old, pair.new, from, to]) {
        if (span.end - span.start > LONGEST_NAME) {
            throw reader.fault('bad-path', `a name longer than ${LONGEST_NAME} bytes`, span.start);
        }
    }
    requirePrefix(reader, pair.old);
    requirePrefix(reader, pair.new);
    if (!sameName(reader, pair.old, from) || !sameName(reader, pair.new, to)) {
        throw reader.fault('contradiction', move ? 'the rename or copy is of other files than the section' : 'two names, but no rename or copy', from.span.start);
    }
    return pair;
}
function nameText(reader, name) {
    return pathText(nameBytes(reader, name), name.span.start);
}
function checkRepeatedName(reader, line, name, absent) {
    const end = reader.bytes[line.end - 1] === TAB ? line.end - 1 : line.end;
    const said = { start: line.start, end };
    const agrees = absent
        ? reader.has(said.start, DEV_NULL) && end - said.start === DEV_NULL.length
        : reader.same(said, name.span);
    if (!agrees) {
        const expected = absent ? '/dev/null' : reader.text(name.span);
        throw reader.fault('contradiction', `${JSON.stringify(reader.text(said))} where ${JSON.stringify(expected)} must stand`, line.start);
    }
}
function nameEnd({ bytes }, line, move) {
    if (bytes[line.start] === section_names_QUOTE)
        return endOfQuoted(bytes, line.start, line.end);
    if (bytes[line.end - 1] === section_names_QUOTE)
        return bytes.indexOf(section_names_QUOTE, line.start) - 1;
    if (move !== undefined)
        return line.start + OLD_PREFIX.length + (move.from.end - move.from.start);
    const length = line.end - line.start;
    return length % 2 === 1 ? line.start + (length - 1) / 2 : undefined;
}
function requirePrefix(reader, { span, prefix }) {
    const start = isQuoted(reader, span) ? span.start + 1 : span.start;
    if (!reader.has(start, prefix)) {
        throw reader.fault('prefix', 'names must begin with a/ and b/; make the diff with --src-prefix=a/ --dst-prefix=b/', span.start);
    }
}
function sameName(reader, a, b) {
    if (isQuoted(reader, a.span) || isQuoted(reader, b.span)) {
        return sameBytes(nameBytes(reader, a), nameBytes(reader, b));
    }
    return reader.same(unquotedName(a), unquotedName(b));
}
function nameBytes(reader, name) {
    const { bytes } = reader;
    const { start, end } = name.span;
    if (!isQuoted(reader, name.span)) {
        const plain = unquotedName(name);
        return bytes.subarray(plain.start, plain.end);
    }
    if (endOfQuoted(bytes, start, end) !== end) {
        throw reader.fault('bad-path', 'a quoted name that does not end where it should', start);
    }
    return unquote(bytes, start, end).subarray(name.prefix.length);
}
function unquotedName({ span, prefix }) {
    return { start: span.start + prefix.length, end: span.end };
}
function isQuoted({ bytes }, span) {
    return bytes[span.start] === section_names_QUOTE;
}

;// CONCATENATED MODULE: ./build/domain/diff/read-section.js






const SECTION = (0,diff_reader/* word */.Vm)('diff --git ');
const OLD_NAME = (0,diff_reader/* word */.Vm)('--- ');
const NEW_NAME = (0,diff_reader/* word */.Vm)('+++ ');
const BINARY_FILES = (0,diff_reader/* word */.Vm)('Binary files ');
const DIFFER = (0,diff_reader/* word */.Vm)(' differ');
const SUBMODULE = '160000';
const SYMLINK = '120000';
function readSection(reader, table) {
    const start = reader.position;
    const line = reader.restOfLine(SECTION);
    const facts = readFacts(reader, readExtendedHeader(reader), start);
    const names = splitNames(reader, line, facts.move);
    const content = readContent({ reader, table, names, facts });
    if (content.kind === 'none')
        checkNothingLost(reader, facts);
    const { status, oldMode, newMode } = facts;
    const path = nameText(reader, status === 'removed' ? names.old : names.new);
    const former = facts.move && nameText(reader, names.old);
    return {
        path: path.text,
        pathEncoding: path.encoding,
        oldPath: former?.text,
        oldPathEncoding: former?.encoding,
        status: status ?? (content.kind === 'none' ? 'changed' : 'modified'),
        oldMode,
        newMode,
        oldId: facts.oldId,
        newId: facts.newId,
        similarity: facts.similarity,
        binary: content.kind === 'binary',
        submodule: oldMode === SUBMODULE || newMode === SUBMODULE,
        symlink: oldMode === SYMLINK || newMode === SYMLINK,
        hunks: content.kind === 'text' ? content.hunks : [],
    };
}
function readContent(section) {
    const { reader, table, names, facts } = section;
    if (reader.looksAt(BINARY_PATCH)) {
        skipBinaryPatch(reader);
        return { kind: 'binary' };
    }
    if (reader.looksAt(BINARY_FILES)) {
        const end = reader.lineEnd();
        if (!reader.has(end - DIFFER.length, DIFFER)) {
            throw reader.fault('bad-header', 'a "Binary files" line must end in "differ"');
        }
        reader.skipLine();
        return { kind: 'binary' };
    }
    if (!reader.looksAt(OLD_NAME))
        return { kind: 'none' };
    checkRepeatedName(reader, reader.restOfLine(OLD_NAME), names.old, facts.status === 'added');
    if (!reader.looksAt(NEW_NAME))
        throw reader.missing('bad-header', 'a "+++" line must follow the "---" line');
    checkRepeatedName(reader, reader.restOfLine(NEW_NAME), names.new, facts.status === 'removed');
    const start = reader.position;
    const hunks = (0,read_hunks/* readHunks */.c)(reader, table);
    if ((facts.status === 'added' && hunks.some((hunk) => hunk.oldCount > 0)) ||
        (facts.status === 'removed' && hunks.some((hunk) => hunk.newCount > 0))) {
        throw reader.fault('contradiction', 'lines on a side where the file is absent', start);
    }
    return { kind: 'text', hunks };
}

;// CONCATENATED MODULE: ./build/domain/diff/type-change.js
const TYPE_DIGITS = 3;
function isTypeChange(removed, added) {
    return (removed.status === 'removed' &&
        added.status === 'added' &&
        removed.path === added.path &&
        removed.pathEncoding === added.pathEncoding &&
        removed.oldMode?.slice(0, TYPE_DIGITS) !== added.newMode?.slice(0, TYPE_DIGITS));
}
function joinTypeChange(removed, added) {
    const { oldMode, oldId } = removed;
    const oldLines = removed.hunks.reduce((sum, hunk) => sum + hunk.oldCount, 0);
    for (const { table, firstPoint, runs } of added.hunks) {
        table.shiftOldLines(firstPoint, firstPoint + runs, oldLines);
    }
    return {
        ...added,
        status: 'changed',
        ...(oldMode !== undefined && { oldMode }),
        ...(oldId !== undefined && { oldId }),
        binary: removed.binary || added.binary,
        submodule: removed.submodule || added.submodule,
        symlink: removed.symlink || added.symlink,
        hunks: [...removed.hunks, ...added.hunks],
    };
}

;// CONCATENATED MODULE: ./build/domain/diff/parse-diff.js






const COMBINED = [(0,diff_reader/* word */.Vm)('diff --cc '), (0,diff_reader/* word */.Vm)('diff --combined '), (0,diff_reader/* word */.Vm)('@@@')];
const HUNK_LINES = [(0,diff_reader/* word */.Vm)(' '), (0,diff_reader/* word */.Vm)('+'), (0,diff_reader/* word */.Vm)('-')];
function parseDiff(bytes) {
    const parsed = (0,fault/* catchFault */.g)(bytes, () => {
        requireSection(bytes);
        return readDiff(new diff_reader/* Reader */.mP(bytes));
    });
    return parsed.ok ? { ok: true, diff: parsed.value } : parsed;
}
function readDiff(reader) {
    const table = new line_table/* LineTable */.l(reader.bytes);
    const files = [];
    const starts = [];
    while (!reader.atEnd) {
        const start = reader.position;
        if (!reader.looksAt(SECTION))
            throw notASection(reader);
        const file = readSection(reader, table);
        const previous = files.at(-1);
        if (previous !== undefined && isTypeChange(previous, file)) {
            files[files.length - 1] = joinTypeChange(previous, file);
        }
        else {
            files.push(file);
            starts.push(start);
        }
    }
    return indexFiles(files, (position) => reader.fault('duplicate-path', 'this file has a section already', starts[position]));
}
function requireSection(bytes) {
    const starts = (text) => text.every((byte, index) => bytes[index] === byte);
    if (bytes.length === 0 || starts(SECTION) || COMBINED.some(starts))
        return;
    throw new fault/* DiffFault */.E('not-a-diff', 0, 'a diff must begin with "diff --git a/name b/name", as git diff and GitHub write it');
}
function notASection(reader) {
    if (COMBINED.some((start) => reader.looksAt(start))) {
        return reader.fault('combined-diff', 'a diff against several parents; make one against a single commit');
    }
    if (HUNK_LINES.some((start) => reader.looksAt(start))) {
        return reader.fault('bad-hunk', 'more lines than the hunk header counts');
    }
    return reader.fault('bad-header', 'neither a hunk nor the "diff --git" line of the next file');
}


/***/ }),

/***/ 8936:
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

// EXTERNAL MODULE: ./build/domain/diff/reader.js
var diff_reader = __webpack_require__(5778);
;// CONCATENATED MODULE: ./build/domain/diff/read-hunk.js


const HUNK = (0,diff_reader/* word */.Vm)('@@ ');
const HUNK_END = (0,diff_reader/* word */.Vm)(' @@');
const PLUS = 0x2b;
const MINUS = 0x2d;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const LARGEST_NUMBER = 2 ** 31 - 1;
function readHunk(reader, table) {
    const { bytes } = reader;
    const { length } = bytes;
    const start = reader.position;
    reader.position += HUNK.length;
    const oldStart = takeStart(reader, MINUS, start);
    const oldCount = takeCount(reader, start);
    if (!reader.take(diff_reader/* SPACE */.t6))
        throw malformed(reader, start);
    const newStart = takeStart(reader, PLUS, start);
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
        if (mark !== PLUS)
            oldLine += 1;
        if (mark !== MINUS)
            newLine += 1;
        while (bytes[at] !== diff_reader/* LINE_FEED */.kR)
            at += 1;
        at += 1;
        if (at < length && bytes[at] === BACKSLASH) {
            if ((mark !== PLUS && oldLine !== oldEnd) || (mark !== MINUS && newLine !== newEnd)) {
                throw reader.fault('bad-hunk', 'a "no newline" mark before the end of its file', at);
            }
            const side = mark === PLUS ? 'new' : mark === MINUS ? 'old' : 'both';
            withoutNewline = withoutNewline === 'neither' ? side : 'both';
            at = bytes.indexOf(diff_reader/* LINE_FEED */.kR, at) + 1;
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
    return byte === diff_reader/* SPACE */.t6 || byte === PLUS || byte === MINUS || byte === diff_reader/* LINE_FEED */.kR;
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
    return reader.take(COMMA) ? takeNumber(reader, at) : 1;
}
function takeNumber(reader, at) {
    const value = reader.takeNumber();
    if (value === undefined)
        throw malformed(reader, at);
    if (value > LARGEST_NUMBER)
        throw reader.fault('bad-hunk', `a line number above ${LARGEST_NUMBER}`, at);
    return value;
}
function endHeader(reader, at) {
    if (!reader.looksAt(HUNK_END))
        throw malformed(reader, at);
    reader.position += HUNK_END.length;
    if (reader.bytes[reader.position] !== diff_reader/* LINE_FEED */.kR && !reader.take(diff_reader/* SPACE */.t6))
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
    while (reader.looksAt(HUNK)) {
        const at = reader.position;
        const hunk = readHunk(reader, table);
        const previous = hunks.at(-1);
        const gap = table.oldLine(hunk.firstPoint) - oldEnd;
        if (gap < 0 || gap !== table.newLine(hunk.firstPoint) - newEnd) {
            throw reader.fault('bad-hunk', 'this hunk does not follow from the one before: unchanged lines between hunks must be as many on both sides', at);
        }
        if (previous !== undefined && previous.withoutNewline !== 'neither') {
            throw reader.fault('contradiction', 'a hunk after the end of the file', at);
        }
        const last = hunk.firstPoint + hunk.runs;
        oldEnd = table.oldLine(last);
        newEnd = table.newLine(last);
        hunks.push(hunk);
    }
    if (hunks.length === 0)
        throw reader.missing('bad-hunk', 'a hunk must follow here');
    return hunks;
}


/***/ }),

/***/ 5778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   kR: () => (/* binding */ LINE_FEED),
/* harmony export */   mP: () => (/* binding */ Reader),
/* harmony export */   t6: () => (/* binding */ SPACE)
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7325);

const LINE_FEED = 0x0a;
const SPACE = 0x20;
const ZERO = 0x30;
const NINE = 0x39;
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
function word(text) {
    return encoder.encode(text);
}
class Reader {
    bytes;
    position = 0;
    constructor(bytes) {
        if (bytes.length > 0 && bytes[bytes.length - 1] !== LINE_FEED) {
            throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .DiffFault */ .E('cut-off', bytes.length, 'the last line has no line feed: the diff was cut off in it');
        }
        this.bytes = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
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
        const start = this.position;
        let value = 0;
        for (let digit = this.#digit(); digit !== undefined; digit = this.#digit()) {
            value = value * 10 + digit;
            this.position += 1;
        }
        return this.position === start ? undefined : value;
    }
    #digit() {
        const byte = this.bytes[this.position];
        return byte === undefined || byte < ZERO || byte > NINE ? undefined : byte - ZERO;
    }
    lineEnd() {
        return this.bytes.indexOf(LINE_FEED, this.position);
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
    text(span) {
        return decoder.decode(this.bytes.subarray(span.start, span.end));
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
