export const id = 1470;
export const ids = [1470];
export const modules = {

/***/ 16672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ runAt),
/* harmony export */   D9: () => (/* binding */ Hunk),
/* harmony export */   FQ: () => (/* binding */ hunksBefore),
/* harmony export */   KQ: () => (/* binding */ runsWithin),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   WY: () => (/* binding */ runsBefore),
/* harmony export */   d0: () => (/* binding */ lineTexts),
/* harmony export */   hB: () => (/* binding */ lineFeed),
/* harmony export */   ky: () => (/* binding */ runsOf),
/* harmony export */   l: () => (/* binding */ LineTable),
/* harmony export */   ng: () => (/* binding */ runOf),
/* harmony export */   pD: () => (/* binding */ lineAfter),
/* harmony export */   qE: () => (/* binding */ findFile),
/* harmony export */   rx: () => (/* binding */ FileIndex),
/* harmony export */   u_: () => (/* binding */ runLine),
/* harmony export */   ui: () => (/* binding */ hunkOf),
/* harmony export */   vs: () => (/* binding */ withoutCarriageReturn),
/* harmony export */   wP: () => (/* binding */ lineTotals)
/* harmony export */ });
/* unused harmony export lineBytes */
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70271);

const lineFeed = 0x0a;
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
function lineTotals(file) {
    let added = 0;
    let deleted = 0;
    for (const hunk of file.hunks) {
        for (const run of runsOf(hunk)) {
            if (run.kind === 'added')
                added += run.count;
            if (run.kind === 'deleted')
                deleted += run.count;
        }
    }
    return { added, deleted };
}
function lineBytes(file, side, range) {
    const hunk = hunkOf(file, side, range.start);
    if (hunk === undefined || hunkOf(file, side, range.end) !== hunk || range.end < range.start)
        return undefined;
    return [...linesWithin(hunk, side, range)];
}
function lineTexts(file, side, range) {
    return lineBytes(file, side, range)?.map((line) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Text */ .Hp)(line));
}
function withoutCarriageReturn(line) {
    return line.endsWith('\r') ? line.slice(0, -1) : line;
}
function* linesWithin(hunk, side, range) {
    const { bytes } = hunk.table;
    const absent = side === 'RIGHT' ? 'deleted' : 'added';
    for (const run of runsOf(hunk)) {
        const first = runLine(run, side);
        if (run.kind === absent || first > range.end || first + run.count <= range.start)
            continue;
        let at = run.offset;
        for (let line = first; line < first + run.count && line <= range.end; line += 1) {
            const feed = bytes.indexOf(lineFeed, at);
            if (line >= range.start)
                yield bytes.subarray(at + 1, feed);
            at = feed + 1;
        }
    }
}
function findFile(diff, path) {
    return diff.byPath.get(path) ?? diff.byFormerPath.get(path);
}
class FileIndex {
    files = [];
    byPath = new Map();
    byFormerPath = new Map();
    get last() {
        return this.files.at(-1);
    }
    add(file) {
        this.files.push(file);
        this.byPath.set(file.path, file);
        if (this.byPath.size < this.files.length)
            return false;
        if (file.status !== 'renamed' || file.oldPath === undefined)
            return true;
        const { size } = this.byFormerPath;
        this.byFormerPath.set(file.oldPath, file);
        return this.byFormerPath.size > size;
    }
    replaceLast(file) {
        this.files[this.files.length - 1] = file;
        this.byPath.set(file.path, file);
    }
}


/***/ }),

/***/ 84271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ parseDiff)
});

// EXTERNAL MODULE: ./build/diff/hunk.js
var hunk = __webpack_require__(16672);
// EXTERNAL MODULE: ./build/diff/read-hunks.js
var read_hunks = __webpack_require__(71728);
// EXTERNAL MODULE: ./build/diff/reader.js
var diff_reader = __webpack_require__(62367);
;// CONCATENATED MODULE: ./build/diff/section-header.js

const Field = {
    index: 0,
    oldMode: 1,
    newMode: 2,
    addedMode: 3,
    removedMode: 4,
    similarity: 5,
    dissimilarity: 6,
    renameFrom: 7,
    renameTo: 8,
    copyFrom: 9,
    copyTo: 10,
};
const headerLines = [
    { field: Field.index, prefix: (0,diff_reader/* word */.Vm)('index ') },
    { field: Field.oldMode, prefix: (0,diff_reader/* word */.Vm)('old mode ') },
    { field: Field.newMode, prefix: (0,diff_reader/* word */.Vm)('new mode ') },
    { field: Field.addedMode, prefix: (0,diff_reader/* word */.Vm)('new file mode ') },
    { field: Field.removedMode, prefix: (0,diff_reader/* word */.Vm)('deleted file mode ') },
    { field: Field.similarity, prefix: (0,diff_reader/* word */.Vm)('similarity index ') },
    { field: Field.dissimilarity, prefix: (0,diff_reader/* word */.Vm)('dissimilarity index ') },
    { field: Field.renameFrom, prefix: (0,diff_reader/* word */.Vm)('rename from ') },
    { field: Field.renameTo, prefix: (0,diff_reader/* word */.Vm)('rename to ') },
    { field: Field.copyFrom, prefix: (0,diff_reader/* word */.Vm)('copy from ') },
    { field: Field.copyTo, prefix: (0,diff_reader/* word */.Vm)('copy to ') },
];
const headerLinesByByte = Array.from({ length: 256 }, (_, byte) => headerLines.filter(({ prefix }) => prefix[0] === byte));
class ExtendedHeader {
    #starts = new Int32Array(headerLines.length);
    #ends = new Int32Array(headerLines.length);
    #section = 0;
    read(reader) {
        this.#section = reader.position;
        for (let line = lineAt(reader); line !== undefined; line = lineAt(reader)) {
            const { field, prefix } = line;
            if (this.has(field))
                throw reader.fault('bad-header', 'this header line stands twice');
            const end = reader.lineEnd();
            this.#starts[field] = reader.position + prefix.length;
            this.#ends[field] = end;
            reader.position = end + 1;
        }
    }
    has(field) {
        return (this.#starts[field] ?? 0) > this.#section;
    }
    value(field) {
        return this.has(field) ? { start: this.#starts[field] ?? 0, end: this.#ends[field] ?? 0 } : undefined;
    }
}
function lineAt(reader) {
    const byte = reader.bytes[reader.position];
    const lines = byte === undefined ? undefined : headerLinesByByte[byte];
    if (lines === undefined)
        return undefined;
    for (const line of lines)
        if (reader.looksAt(line.prefix))
            return line;
    return undefined;
}
const modeText = /^[0-7]{6}$/;
const modeLength = 6;
const gitModes = ['100644', '100755', '120000', '160000'].map((mode) => ({ mode, digits: (0,diff_reader/* word */.Vm)(mode) }));
const percentSign = 0x25;
const dot = 0x2e;
const carriageReturn = 0x0d;
const shortestId = 4;
const longestId = 64;
const emptyBlobs = [
    'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
    '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
];
function readFacts(reader, header, start) {
    const rename = readMove(reader, header.value(Field.renameFrom), header.value(Field.renameTo));
    const copy = readMove(reader, header.value(Field.copyFrom), header.value(Field.copyTo));
    const isAdded = header.has(Field.addedMode);
    const isRemoved = header.has(Field.removedMode);
    if (Number(isAdded) + Number(isRemoved) + Number(rename !== undefined) + Number(copy !== undefined) > 1) {
        throw reader.fault('contradiction', 'a file can be only one of new, deleted, renamed and copied', start);
    }
    if (header.has(Field.oldMode) !== header.has(Field.newMode)) {
        throw reader.missing('bad-header', 'a change of mode must name the old and the new mode');
    }
    const index = header.value(Field.index);
    const ids = index && readIndex(reader, index);
    readPercent(reader, header.value(Field.dissimilarity));
    return {
        status: isAdded ? 'added' : isRemoved ? 'removed' : rename ? 'renamed' : copy && 'copied',
        move: rename ?? copy,
        oldMode: readMode(reader, header.value(isRemoved ? Field.removedMode : Field.oldMode)) ?? ids?.mode,
        newMode: readMode(reader, header.value(isAdded ? Field.addedMode : Field.newMode)) ?? ids?.mode,
        oldId: ids?.oldId,
        newId: ids?.newId,
        similarity: readPercent(reader, header.value(Field.similarity)),
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
function readMove(reader, from, to) {
    if (from !== undefined && to !== undefined)
        return { from, to };
    if (from === undefined && to === undefined)
        return undefined;
    throw reader.missing('bad-header', 'a rename or copy must name where from and where to');
}
function readMode(reader, span) {
    if (span === undefined)
        return undefined;
    if (span.end - span.start === modeLength) {
        for (const { mode, digits } of gitModes)
            if (reader.has(span.start, digits))
                return mode;
    }
    const mode = span.end - span.start === modeLength ? reader.text(span) : '';
    if (modeText.test(mode))
        return mode;
    throw foreign(reader, span);
}
function readIndex(reader, span) {
    const { bytes } = reader;
    const oldEnd = idEnd(reader, span.start);
    const newStart = oldEnd + 2;
    if (bytes[oldEnd] !== dot || bytes[oldEnd + 1] !== dot)
        throw foreign(reader, span);
    const newEnd = idEnd(reader, newStart);
    const isWhole = oldEnd - span.start >= shortestId && newEnd - newStart >= shortestId;
    if (!isWhole || (newEnd !== span.end && bytes[newEnd] !== diff_reader/* space */.xe))
        throw foreign(reader, span);
    return {
        oldId: reader.ascii(span.start, oldEnd),
        newId: reader.ascii(newStart, newEnd),
        mode: newEnd === span.end ? undefined : readMode(reader, { start: newEnd + 1, end: span.end }),
    };
}
function idEnd({ bytes }, start) {
    let end = start;
    while (end - start < longestId && isHexDigit(bytes[end]))
        end += 1;
    return end;
}
function isHexDigit(byte) {
    return byte !== undefined && ((byte >= 0x30 && byte <= 0x39) || (byte >= 0x61 && byte <= 0x66));
}
function readPercent(reader, span) {
    if (span === undefined)
        return undefined;
    const { start, end } = span;
    const digits = end - 1 - start;
    let value = 0;
    for (let at = start; at < end - 1 && digits <= 3; at += 1) {
        const digit = (reader.bytes[at] ?? 0) - 0x30;
        if (digit < 0 || digit > 9)
            throw foreign(reader, span);
        value = value * 10 + digit;
    }
    const isPercent = digits >= 1 && digits <= 3 && value <= 100 && (digits < 3 || value === 100);
    if (!isPercent || reader.bytes[end - 1] !== percentSign)
        throw foreign(reader, span);
    return value;
}
function foreign(reader, { start, end }) {
    const what = reader.bytes[end - 1] === carriageReturn
        ? 'a header line that ends in CR LF, where git writes LF: the line ends of this diff were rewritten'
        : 'a header line with a value git does not write';
    return reader.fault('bad-header', what, start);
}
function isEmptyBlob(id) {
    return id !== undefined && emptyBlobs.some((blob) => blob.startsWith(id));
}

;// CONCATENATED MODULE: ./build/diff/section-names.js

const quoteByte = 0x22;
const backslash = 0x5c;
const slash = 0x2f;
const section_names_dot = 0x2e;
const zero = 0x30;
const seven = 0x37;
const escapes = new Map(Object.entries({ a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, '"': quoteByte, '\\': backslash }).map(([letter, byte]) => [letter.charCodeAt(0), byte]));
const letters = new Map([...escapes].map(([letter, byte]) => [byte, String.fromCharCode(letter)]));
function pathText(name, start, end) {
    let isAscii = true;
    let segment = start;
    let dots = 0;
    for (let at = start; at <= end; at += 1) {
        const byte = at === end ? slash : (name[at] ?? 0);
        if (byte === slash) {
            if (at - segment === dots && dots <= 2)
                return undefined;
            segment = at + 1;
            dots = 0;
        }
        else if (byte === section_names_dot) {
            dots += 1;
        }
        else if (byte === 0) {
            return undefined;
        }
        else if (byte > 0x7f) {
            isAscii = false;
        }
    }
    if (isAscii)
        return { text: name.toString('latin1', start, end), encoding: 'utf-8' };
    const text = name.toString('utf8', start, end);
    const isLossy = text.includes('\ufffd') && !Buffer.from(text).equals(name.subarray(start, end));
    return isLossy
        ? { text: quote(name.subarray(start, end)), encoding: 'quoted' }
        : { text, encoding: 'utf-8' };
}
function unquote(bytes, { start, end }, name) {
    let length = 0;
    let at = start + 1;
    const close = end - 1;
    while (at < close) {
        const byte = bytes[at] ?? 0;
        at += 1;
        if (byte !== backslash) {
            name[length] = byte;
        }
        else {
            const octal = octalByte(bytes, at);
            const value = octal ?? escapes.get(bytes[at] ?? 0);
            if (value === undefined)
                throw new diff_reader/* DiffFault */.EE('bad-path', at - 1, 'an escape git does not write');
            name[length] = value;
            at += octal === undefined ? 1 : 3;
        }
        length += 1;
    }
    if (at !== close || start === close)
        throw new diff_reader/* DiffFault */.EE('bad-path', start, 'a quoted name without its end');
    return length;
}
function endOfQuoted(bytes, start, limit) {
    for (let at = start + 1; at < limit; at += 1) {
        if (bytes[at] === backslash)
            at += 1;
        else if (bytes[at] === quoteByte)
            return at + 1;
    }
    return undefined;
}
function octalByte(bytes, at) {
    let value = 0;
    for (let i = at; i < at + 3; i += 1) {
        const digit = bytes[i] ?? 0;
        if (digit < zero || digit > seven)
            return undefined;
        value = value * 8 + (digit - zero);
    }
    return value > 0xff ? undefined : value;
}
function quote(name) {
    let text = '"';
    for (const byte of name) {
        const letter = letters.get(byte);
        if (letter !== undefined)
            text += `\\${letter}`;
        else if (byte < 0x20 || byte >= 0x7f)
            text += `\\${byte.toString(8).padStart(3, '0')}`;
        else
            text += String.fromCharCode(byte);
    }
    return `${text}"`;
}
const tab = 0x09;
const oldPrefix = (0,diff_reader/* word */.Vm)('a/');
const newPrefix = (0,diff_reader/* word */.Vm)('b/');
const noPrefix = (0,diff_reader/* word */.Vm)('');
const devNull = (0,diff_reader/* word */.Vm)('/dev/null');
const longestName = 2 ** 16;
const unquoted = Buffer.alloc(longestName);
function splitNames(reader, line, move) {
    const cut = nameEnd(reader, line, move);
    if (cut === undefined || reader.bytes[cut] !== diff_reader/* space */.xe) {
        throw reader.fault('bad-header', 'the names must read "a/name b/name", and be the same unless a rename or copy follows', line.start);
    }
    const pair = {
        old: { span: { start: line.start, end: cut }, prefix: oldPrefix },
        new: { span: { start: cut + 1, end: line.end }, prefix: newPrefix },
    };
    requireName(reader, pair.old);
    requireName(reader, pair.new);
    if (move === undefined) {
        if (!sameName(reader, pair.old, pair.new)) {
            throw reader.fault('contradiction', 'two names, but no rename or copy', line.start);
        }
    }
    else if (!sameName(reader, pair.old, { span: move.from, prefix: noPrefix }) ||
        !sameName(reader, pair.new, { span: move.to, prefix: noPrefix })) {
        throw reader.fault('contradiction', 'the rename or copy is of other files than the section', move.from.start);
    }
    return pair;
}
function nameText(reader, { span, prefix }) {
    const text = isQuoted(reader, span)
        ? pathText(unquoted, prefix.length, unquoteName(reader, span, unquoted))
        : pathText(reader.buffer, span.start + prefix.length, span.end);
    if (text !== undefined)
        return text;
    throw reader.fault('bad-path', `${JSON.stringify(reader.text(span))} cannot be a path in a git tree`, span.start);
}
function checkRepeatedName(reader, line, name, absent) {
    const end = reader.bytes[line.end - 1] === tab ? line.end - 1 : line.end;
    const said = { start: line.start, end };
    const agrees = absent
        ? reader.has(said.start, devNull) && end - said.start === devNull.length
        : reader.same(said, name.span);
    if (!agrees) {
        const expected = absent ? '/dev/null' : reader.text(name.span);
        throw reader.fault('contradiction', `${JSON.stringify(reader.text(said))} where ${JSON.stringify(expected)} must stand`, line.start);
    }
}
function nameEnd({ bytes }, line, move) {
    if (bytes[line.start] === quoteByte)
        return endOfQuoted(bytes, line.start, line.end);
    if (bytes[line.end - 1] === quoteByte)
        return bytes.indexOf(quoteByte, line.start) - 1;
    if (move !== undefined)
        return line.start + oldPrefix.length + (move.from.end - move.from.start);
    const length = line.end - line.start;
    return length % 2 === 1 ? line.start + (length - 1) / 2 : undefined;
}
function requireName(reader, { span, prefix }) {
    requireShort(reader, span);
    const start = isQuoted(reader, span) ? span.start + 1 : span.start;
    if (!reader.has(start, prefix)) {
        throw reader.fault('prefix', 'names must begin with a/ and b/; make the diff with --src-prefix=a/ --dst-prefix=b/', span.start);
    }
}
function requireShort(reader, { start, end }) {
    if (end - start > longestName) {
        throw reader.fault('bad-path', `a name longer than ${longestName} bytes`, start);
    }
}
function sameName(reader, a, b) {
    const aQuoted = isQuoted(reader, a.span);
    const bQuoted = isQuoted(reader, b.span);
    if (aQuoted === bQuoted && reader.same(afterPrefix(a, aQuoted), afterPrefix(b, bQuoted)))
        return true;
    return (aQuoted || bQuoted) && nameBytes(reader, a).equals(nameBytes(reader, b));
}
function nameBytes(reader, { span, prefix }) {
    if (!isQuoted(reader, span))
        return reader.buffer.subarray(span.start + prefix.length, span.end);
    requireShort(reader, span);
    const name = Buffer.alloc(span.end - span.start);
    return name.subarray(prefix.length, unquoteName(reader, span, name));
}
function unquoteName(reader, span, name) {
    if (endOfQuoted(reader.bytes, span.start, span.end) !== span.end) {
        throw reader.fault('bad-path', 'a quoted name that does not end where it should', span.start);
    }
    return unquote(reader.bytes, span, name);
}
function afterPrefix({ span, prefix }, quoted) {
    return { start: span.start + prefix.length + (quoted ? 1 : 0), end: span.end };
}
function isQuoted({ bytes }, span) {
    return bytes[span.start] === quoteByte;
}

;// CONCATENATED MODULE: ./build/diff/parse-diff.js





const foreignStarts = [
    {
        start: Uint8Array.of(0xff, 0xfe),
        is: 'UTF-16, as some shells redirect; "git diff --output=FILE" does not',
    },
    { start: Uint8Array.of(0xef, 0xbb, 0xbf), is: 'text after a byte order mark, which git does not write' },
    { start: Uint8Array.of(0x1f, 0x8b), is: 'compressed with gzip' },
    { start: Uint8Array.of(0x1b), is: 'coloured for a terminal; "git diff --no-color" writes no colours' },
    { start: (0,diff_reader/* word */.Vm)('commit '), is: 'a commit and its diff; "git show --format= COMMIT" leaves the first out' },
    { start: (0,diff_reader/* word */.Vm)('From '), is: 'a mailed patch; "git diff" of the same commits writes a diff' },
    {
        start: (0,diff_reader/* word */.Vm)('--- '),
        is: 'a diff that git did not write; "git diff --no-index OLD NEW" compares any two files',
    },
    { start: (0,diff_reader/* word */.Vm)('<'), is: 'a page or other markup' },
    { start: (0,diff_reader/* word */.Vm)('{'), is: 'JSON; GitHub answers with a diff to "Accept: application/vnd.github.diff"' },
];
function foreignStart(bytes) {
    return foreignStarts.find(({ start }) => start.every((byte, index) => bytes[index] === byte))?.is;
}
const typeDigits = 3;
function isTypeChange(removed, added) {
    return (removed.status === 'removed' &&
        added.status === 'added' &&
        removed.path === added.path &&
        removed.pathEncoding === added.pathEncoding &&
        removed.oldMode?.slice(0, typeDigits) !== added.newMode?.slice(0, typeDigits));
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
const binaryPatch = (0,diff_reader/* word */.Vm)('GIT binary patch\n');
const methodLine = /^(?:literal|delta) \d{1,15}$/;
function skipBinaryPatch(reader) {
    reader.skipLine();
    skipBlock(reader);
    skipBlock(reader);
}
function skipBlock(reader) {
    if (reader.atEnd)
        throw reader.fault('cut-off', 'the diff ends within a binary patch');
    const method = { start: reader.position, end: reader.lineEnd() };
    if (method.end - method.start > 32 || !methodLine.test(reader.text(method))) {
        throw reader.fault('bad-binary-patch', 'a binary patch must say "literal SIZE" or "delta SIZE" here');
    }
    reader.skipLine();
    while (reader.bytes[reader.position] !== hunk/* lineFeed */.hB) {
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
const sectionStart = (0,diff_reader/* word */.Vm)('diff --git ');
const oldName = (0,diff_reader/* word */.Vm)('--- ');
const newName = (0,diff_reader/* word */.Vm)('+++ ');
const binaryFiles = (0,diff_reader/* word */.Vm)('Binary files ');
const differ = (0,diff_reader/* word */.Vm)(' differ');
const submoduleMode = '160000';
const symlinkMode = '120000';
const noHunks = [];
const none = { kind: 'none' };
const binaryContent = { kind: 'binary' };
function readSection(reader, table, header) {
    const start = reader.position;
    const line = reader.restOfLine(sectionStart);
    header.read(reader);
    const facts = readFacts(reader, header, start);
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
        submodule: oldMode === submoduleMode || newMode === submoduleMode,
        symlink: oldMode === symlinkMode || newMode === symlinkMode,
        hunks: content.kind === 'text' ? content.hunks : noHunks,
    };
}
function readContent(section) {
    const { reader, table, names, facts } = section;
    if (reader.looksAt(binaryPatch)) {
        skipBinaryPatch(reader);
        return binaryContent;
    }
    if (reader.looksAt(binaryFiles)) {
        const end = reader.lineEnd();
        if (!reader.has(end - differ.length, differ)) {
            throw reader.fault('bad-header', 'a "Binary files" line must end in "differ"');
        }
        reader.skipLine();
        return binaryContent;
    }
    if (!reader.looksAt(oldName))
        return none;
    checkRepeatedName(reader, reader.restOfLine(oldName), names.old, facts.status === 'added');
    if (!reader.looksAt(newName))
        throw reader.missing('bad-header', 'a "+++" line must follow the "---" line');
    checkRepeatedName(reader, reader.restOfLine(newName), names.new, facts.status === 'removed');
    const start = reader.position;
    const hunks = (0,read_hunks/* readHunks */.ce)(reader, table);
    if ((facts.status === 'added' && hunks.some((hunk) => hunk.oldCount > 0)) ||
        (facts.status === 'removed' && hunks.some((hunk) => hunk.newCount > 0))) {
        throw reader.fault('contradiction', 'lines on a side where the file is absent', start);
    }
    return { kind: 'text', hunks };
}
const combined = [(0,diff_reader/* word */.Vm)('diff --cc '), (0,diff_reader/* word */.Vm)('diff --combined '), (0,diff_reader/* word */.Vm)('@@@')];
const hunkLines = [(0,diff_reader/* word */.Vm)(' '), (0,diff_reader/* word */.Vm)('+'), (0,diff_reader/* word */.Vm)('-')];
function parseDiff(bytes) {
    const parsed = (0,diff_reader/* catchFault */.gZ)(bytes, () => {
        requireSection(bytes);
        return readDiff(new diff_reader/* Reader */.mP(bytes));
    });
    return parsed.ok ? { ok: true, diff: parsed.value } : parsed;
}
function readDiff(reader) {
    const table = new hunk/* LineTable */.l(reader.bytes);
    const header = new ExtendedHeader();
    const index = new hunk/* FileIndex */.rx();
    while (!reader.atEnd) {
        const start = reader.position;
        if (!reader.looksAt(sectionStart))
            throw notASection(reader);
        const file = readSection(reader, table, header);
        const previous = index.last;
        if (previous !== undefined && isTypeChange(previous, file)) {
            index.replaceLast(joinTypeChange(previous, file));
        }
        else if (!index.add(file)) {
            throw reader.fault('duplicate-path', 'this file has a section already', start);
        }
    }
    return index;
}
function requireSection(bytes) {
    const starts = (text) => text.every((byte, index) => bytes[index] === byte);
    if (bytes.length === 0 || starts(sectionStart) || combined.some(starts))
        return;
    const other = foreignStart(bytes);
    const rule = 'a diff must begin with "diff --git a/name b/name", as git diff and GitHub write it';
    throw new diff_reader/* DiffFault */.EE('not-a-diff', 0, other === undefined ? rule : `${rule}; this is ${other}`);
}
function notASection(reader) {
    if (combined.some((start) => reader.looksAt(start))) {
        return reader.fault('combined-diff', 'a diff against several parents; make one against a single commit');
    }
    if (hunkLines.some((start) => reader.looksAt(start))) {
        return reader.fault('bad-hunk', 'more lines than the hunk header counts');
    }
    return reader.fault('bad-header', 'neither a hunk nor the "diff --git" line of the next file');
}


/***/ }),

/***/ 71728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ce: () => (/* binding */ readHunks),
/* harmony export */   gn: () => (/* binding */ patchOf),
/* harmony export */   hO: () => (/* binding */ diffFileOf),
/* harmony export */   wq: () => (/* binding */ diffOfFiles)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37291);
/* harmony import */ var _hunk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16672);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62367);



const hunkStart = (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)('@@ ');
const minus = 0x2d;
const plus = 0x2b;
const comma = 0x2c;
const atSign = 0x40;
const zero = 0x30;
const marks = [minus, comma, plus, comma];
const largestNumber = 2 ** 31 - 1;
const form = 'a hunk header must read "@@ -start,count +start,count @@"';
class HunkHeader {
    oldLine = 1;
    newLine = 1;
    oldEnd = 1;
    newEnd = 1;
    #numbers = new Int32Array(marks.length);
    read(reader) {
        const { bytes, position } = reader;
        const numbers = this.#numbers;
        let at = position + hunkStart.length;
        for (let place = 0; place < marks.length; place += 1) {
            const mark = marks[place];
            let value = 1;
            if (bytes[at] === mark) {
                const first = at + 1;
                value = 0;
                at = first;
                for (let digit = (bytes[at] ?? 0) - zero; digit >= 0 && digit <= 9; digit = (bytes[at] ?? 0) - zero) {
                    value = 10 * value + digit;
                    at += 1;
                }
                if (at === first)
                    throw reader.fault('bad-hunk', `${form}; a number is missing`);
                if (value > largestNumber)
                    throw reader.fault('bad-hunk', `a line number above ${largestNumber}`);
            }
            else if (mark !== comma) {
                throw reader.fault('bad-hunk', `${form}; a side is missing`);
            }
            numbers[place] = value;
            if (mark === comma) {
                if (bytes[at] !== _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .space */ .xe)
                    throw reader.fault('bad-hunk', `${form}; a side does not end where it should`);
                at += 1;
            }
        }
        const isClosed = bytes[at] === atSign && bytes[at + 1] === atSign;
        if (!isClosed || (bytes[at + 2] !== _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .space */ .xe && bytes[at + 2] !== _hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .lineFeed */ .hB)) {
            throw reader.fault('bad-hunk', `${form}; it does not end where it should`);
        }
        const { 0: oldStart = 0, 1: oldCount = 0, 2: newStart = 0, 3: newCount = 0 } = numbers;
        if (oldCount + newCount === 0)
            throw reader.fault('bad-hunk', 'a hunk without lines');
        this.oldLine = oldCount === 0 ? oldStart + 1 : oldStart;
        this.newLine = newCount === 0 ? newStart + 1 : newStart;
        this.oldEnd = this.oldLine + oldCount;
        this.newEnd = this.newLine + newCount;
        reader.skipLine();
    }
}
const backslash = 0x5c;
function readHunk(reader, table, header) {
    header.read(reader);
    const { bytes } = reader;
    const { oldEnd, newEnd } = header;
    let { oldLine, newLine } = header;
    const firstPoint = table.size;
    let withoutNewline = 'neither';
    let at = reader.position;
    for (;;) {
        table.add(oldLine, newLine, at);
        if (oldLine === oldEnd && newLine === newEnd)
            break;
        const mark = bytes[at];
        const oldLines = oldEnd - oldLine;
        const newLines = newEnd - newLine;
        const isContext = mark === _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .space */ .xe || mark === _hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .lineFeed */ .hB;
        const room = isContext ? Math.min(oldLines, newLines) : mark === plus ? newLines : oldLines;
        if (room === 0 || (!isContext && mark !== plus && mark !== minus)) {
            throw notALine(reader, at, { oldLines, newLines });
        }
        let left = room;
        while (left > 0 && bytes[at] === mark) {
            while (bytes[at] !== _hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .lineFeed */ .hB)
                at += 1;
            at += 1;
            left -= 1;
        }
        if (mark !== plus)
            oldLine += room - left;
        if (mark !== minus)
            newLine += room - left;
        if (bytes[at] === backslash) {
            if ((mark !== plus && oldLine !== oldEnd) || (mark !== minus && newLine !== newEnd)) {
                throw reader.fault('bad-hunk', 'a "no newline" mark before the end of its file', at);
            }
            const side = mark === plus ? 'new' : mark === minus ? 'old' : 'both';
            withoutNewline = withoutNewline === 'neither' ? side : 'both';
            at = bytes.indexOf(_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .lineFeed */ .hB, at) + 1;
        }
    }
    reader.position = at;
    return new _hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .Hunk */ .D9(table, firstPoint, withoutNewline);
}
function notALine(reader, at, { oldLines, newLines }) {
    const counted = `the hunk header counts ${oldLines} more old and ${newLines} more new lines`;
    return at >= reader.bytes.length
        ? reader.fault('cut-off', `the diff ends here, but ${counted}`, at)
        : reader.fault('bad-hunk', `this line cannot stand here: ${counted}`, at);
}
function readHunks(reader, table) {
    const hunks = [];
    const header = new HunkHeader();
    let ended = false;
    while (reader.looksAt(hunkStart)) {
        const at = reader.position;
        const { oldEnd, newEnd } = header;
        const hunk = readHunk(reader, table, header);
        const gap = header.oldLine - oldEnd;
        if (gap < 0 || gap !== header.newLine - newEnd) {
            throw reader.fault('bad-hunk', 'this hunk does not follow from what is before it: unchanged lines must be as many on both sides', at);
        }
        if (ended)
            throw reader.fault('contradiction', 'a hunk after the end of the file', at);
        ended = hunk.withoutNewline !== 'neither';
        hunks.push(hunk);
    }
    if (hunks.length === 0)
        throw reader.missing('bad-hunk', 'a hunk must follow here');
    return hunks;
}
const encoder = new TextEncoder();
function diffOfFiles(files) {
    const index = new _hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .FileIndex */ .rx();
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
    const { added, deleted } = (0,_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .lineTotals */ .wP)({ hunks });
    const whole = added === entry.additions && deleted === entry.deletions;
    return whole ? { ...file, hunks } : { ...file, missing: 'unreadable-diff' };
}
function readPatch(patch) {
    const bytes = encoder.encode(`${patch}\n`);
    const parsed = (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .catchFault */ .gZ)(bytes, () => {
        const reader = new _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .Reader */ .mP(bytes);
        const hunks = readHunks(reader, new _hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .LineTable */ .l(bytes));
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
const maxEditedLines = 1_000;
function patchOf(before, after) {
    const options = { context: 0, maxEditLength: maxEditedLines, ignoreNewlineAtEof: true };
    const compared = (0,diff__WEBPACK_IMPORTED_MODULE_2__/* .structuredPatch */ .YB)('', '', before, after, '', '', options);
    if (compared === undefined)
        return undefined;
    const lines = compared.hunks.flatMap((hunk) => hunk.lines);
    return {
        patch: (0,diff__WEBPACK_IMPORTED_MODULE_2__/* .formatPatch */ .Gu)(compared, diff__WEBPACK_IMPORTED_MODULE_2__/* .OMIT_HEADERS */ .Jg).replace(/\n$/, ''),
        additions: lines.filter((line) => line.startsWith('+')).length,
        deletions: lines.filter((line) => line.startsWith('-')).length,
    };
}


/***/ }),

/***/ 62367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EE: () => (/* binding */ DiffFault),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   gZ: () => (/* binding */ catchFault),
/* harmony export */   mP: () => (/* binding */ Reader),
/* harmony export */   xe: () => (/* binding */ space)
/* harmony export */ });
/* harmony import */ var _hunk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16672);

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
        if (bytes[at] === _hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .lineFeed */ .hB)
            line += 1;
    return line;
}
const space = 0x20;
const encoder = new TextEncoder();
function word(text) {
    return encoder.encode(text);
}
class Reader {
    bytes;
    buffer;
    position = 0;
    constructor(bytes) {
        if (bytes.length > 0 && bytes[bytes.length - 1] !== _hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .lineFeed */ .hB) {
            throw new DiffFault('cut-off', bytes.length, 'the last line has no line feed: the diff was cut off in it');
        }
        this.bytes = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
        this.buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
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
    lineEnd() {
        return this.bytes.indexOf(_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .lineFeed */ .hB, this.position);
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
        return new DiffFault(code, offset, message);
    }
    missing(code, message) {
        return this.atEnd
            ? this.fault('cut-off', `the diff ends here, but ${message}`)
            : this.fault(code, message);
    }
}


/***/ }),

/***/ 7752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ parseDocument)
});

// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
// EXTERNAL MODULE: ./build/model/text.js
var model_text = __webpack_require__(70271);
// EXTERNAL MODULE: ./build/formats/json-reader.js
var json_reader = __webpack_require__(18093);
// EXTERNAL MODULE: ./build/formats/rules.js
var rules = __webpack_require__(57480);
;// CONCATENATED MODULE: ./build/formats/read-json-lines.js


function readJsonLines(bytes, limits = json_reader/* defaultLimits */.MK) {
    const text = bytes.byteLength > limits.bytes ? undefined : (0,json_reader/* decodeUtf8 */._6)(bytes);
    if (text === undefined)
        return (0,json_reader/* readJson */.Vh)(bytes, limits);
    const lines = text
        .split('\n')
        .map((line, index) => ({ number: index + 1, text: line }))
        .filter((line) => line.text.trim() !== '');
    const values = [];
    const problems = [];
    let isWellFormed = true;
    const locators = [];
    for (const line of lines) {
        const reading = (0,json_reader/* readJsonText */.gb)(line.text, limits);
        if (!reading.ok) {
            for (const each of reading.problems)
                problems.push(onLine(each, line.number));
            if (problems.length > maxFaults)
                break;
            continue;
        }
        values.push(reading.value);
        isWellFormed &&= reading.isWellFormed;
        locators.push({ line: line.number, locate: reading.locate });
    }
    if (problems.length > 0)
        return { ok: false, problems };
    return { ok: true, value: values, isWellFormed, locate: (pointers) => locateAll(pointers, locators) };
}
const maxFaults = 200;
function onLine(fault, line) {
    return (0,rules/* problem */.CC)('rdformat/line', { ...fault, line });
}
function locateAll(pointers, locators) {
    const found = new Map();
    for (const pointer of pointers) {
        const [, index = '', ...rest] = pointer.split('/');
        const locator = (0,json_reader/* parentPointer */.Yg)(pointer) === undefined ? locators[0] : locators[Number(index)];
        const inner = rest.map((token) => `/${token}`).join('');
        const position = locator?.locate([inner]).get(inner);
        if (locator !== undefined && position !== undefined)
            found.set(pointer, { ...position, line: locator.line });
    }
    return found;
}

;// CONCATENATED MODULE: ./build/formats/relaxed-json.js
const maxRepairs = 20;
const maxKeys = 50;
const blanks = /[\s\uFEFF]*/y;
const lineComment = /(?:\/\/|#)[^\n]*/y;
const plainString = /"[^"\\\p{Cc}]*"/uy;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const identifier = /[A-Za-z_$][\w$]*/y;
const literals = new Map([
    ['true', 'true'],
    ['false', 'false'],
    ['null', 'null'],
    ['True', 'true'],
    ['False', 'false'],
    ['None', 'null'],
]);
function readRelaxedJson(text, start) {
    const scanner = new Scanner(text, start);
    const open = [];
    let expecting = 'value';
    let mayClose = false;
    for (;;) {
        scanner.skipBlanks();
        const character = text[scanner.at];
        const container = open.at(-1);
        if (character === undefined)
            return scanner.fault();
        if (character === '}' || character === ']') {
            const isMatch = container !== undefined && character === (container === '{' ? '}' : ']');
            if (!isMatch || !(expecting === 'comma' || mayClose))
                return scanner.fault();
            if (expecting !== 'comma')
                scanner.dropComma();
            scanner.emit(character);
            open.pop();
            expecting = 'comma';
            if (open.length === 0)
                return scanner.result();
            continue;
        }
        if (expecting === 'comma') {
            if (character === ',')
                scanner.emit(',');
            else {
                if (!(container === '{' ? /["'\w$]/ : /[{[]/).test(character))
                    return scanner.fault();
                scanner.insertComma();
            }
            expecting = container === '{' ? 'key' : 'value';
            mayClose = character === ',';
            continue;
        }
        if (expecting === 'key') {
            if (!scanner.takeKey())
                return scanner.fault();
            expecting = 'value';
            mayClose = false;
            continue;
        }
        if (character === '{' || character === '[') {
            scanner.emit(character);
            open.push(character);
            expecting = character === '{' ? 'key' : 'value';
            mayClose = true;
            continue;
        }
        if (!scanner.takeScalar())
            return scanner.fault();
        expecting = 'comma';
    }
}
class Scanner {
    at;
    #text;
    #out = [];
    #repairs = [];
    #keys = [];
    constructor(text, start) {
        this.#text = text;
        this.at = start;
    }
    fault() {
        return { ok: false, offset: this.at, keys: this.#keys };
    }
    result() {
        return { ok: true, end: this.at, json: this.#out.join(''), repairs: this.#repairs };
    }
    emit(character) {
        this.#out.push(character);
        this.at += 1;
    }
    insertComma() {
        this.#repair('a comma was missing');
        this.#out.push(',');
    }
    dropComma() {
        if (this.#out.at(-1) !== ',')
            return;
        this.#out.pop();
        this.#repair('a comma stood before a closing bracket');
    }
    skipBlanks() {
        for (;;) {
            this.at += this.#match(blanks).length;
            const isBlock = this.#text.startsWith('/*', this.at);
            const skipped = isBlock ? this.#blockComment() : this.#match(lineComment).length;
            if (skipped === 0)
                return;
            this.#repair('JSON has no comments');
            this.at += skipped;
        }
    }
    #blockComment() {
        const end = this.#text.indexOf('*/', this.at + 2);
        return (end === -1 ? this.#text.length : end + 2) - this.at;
    }
    takeKey() {
        const from = this.#out.length;
        const name = this.#match(identifier);
        if (name !== '') {
            this.#repair(`the key ${name} had no quotes`);
            this.#put(name.length, JSON.stringify(name));
        }
        else if (!this.#takeString())
            return false;
        this.skipBlanks();
        if (this.#text[this.at] !== ':')
            return false;
        if (this.#keys.length < maxKeys)
            this.#keys.push((this.#out[from] ?? '').slice(1, -1));
        this.emit(':');
        return true;
    }
    takeScalar() {
        const digits = this.#match(number);
        if (digits !== '')
            return this.#put(digits.length, digits);
        const word = this.#match(identifier);
        const literal = literals.get(word);
        if (literal === undefined)
            return word === '' && this.#takeString();
        if (literal !== word)
            this.#repair(`${word} is ${literal} in JSON`);
        return this.#put(word.length, literal);
    }
    #takeString() {
        const plain = this.#match(plainString);
        if (plain !== '')
            return this.#put(plain.length, plain);
        const quote = this.#text[this.at];
        if (quote !== '"' && quote !== "'")
            return false;
        if (quote === "'")
            this.#repair('strings have double quotes in JSON');
        const written = ['"'];
        for (let at = this.at + 1; at < this.#text.length; at += 1) {
            const character = this.#text.charAt(at);
            if (character === quote) {
                return this.#put(at + 1 - this.at, `${written.join('')}"`);
            }
            if (character === '\\') {
                at += 1;
                written.push(this.#escape(at));
            }
            else if (character === '"')
                written.push('\\"');
            else if (character < ' ') {
                this.#repair('a line end or tab in a string was not escaped');
                written.push(JSON.stringify(character).slice(1, -1));
            }
            else
                written.push(character);
        }
        return false;
    }
    #escape(at) {
        const letter = this.#text.charAt(at);
        if (/["\\/bfnrt]/.test(letter))
            return `\\${letter}`;
        if (letter === 'u' && /^[0-9a-f]{4}$/i.test(this.#text.slice(at + 1, at + 5)))
            return '\\u';
        if (letter === "'")
            return "'";
        this.#repair('a backslash was not escaped');
        return `\\\\${letter < ' ' || letter === '"' ? JSON.stringify(letter).slice(1, -1) : letter}`;
    }
    #match(pattern) {
        pattern.lastIndex = this.at;
        return pattern.exec(this.#text)?.[0] ?? '';
    }
    #put(length, json) {
        this.#out.push(json);
        this.at += length;
        return true;
    }
    #repair(what) {
        const { length } = this.#repairs;
        if (length < maxRepairs && this.#repairs[length - 1]?.what !== what) {
            this.#repairs.push({ offset: this.at, what });
        }
    }
}

;// CONCATENATED MODULE: ./build/formats/extract-json.js




function extractJson(bytes, choice, limits = json_reader/* defaultLimits */.MK) {
    const strict = (0,json_reader/* readJson */.Vh)(bytes, limits);
    const text = bytes.byteLength > limits.bytes ? undefined : decodeText(bytes);
    const isBroken = !strict.ok && strict.problems.some(({ rule }) => rule === 'JSON/syntax' || rule === 'JSON/utf-8');
    if (!isBroken || text === undefined)
        return alone(strict);
    const lines = readJsonLines(new TextEncoder().encode(text), limits);
    if (lines.ok && Array.isArray(lines.value) && lines.value.length > 1)
        return fromLines(lines, lines.value, choice);
    return fromText(text, strict, { ...choice, limits });
}
function alone(reading) {
    return { reading, deviations: [], isInProse: false };
}
function decodeText(bytes) {
    const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    if (!isWide)
        return (0,json_reader/* decodeUtf8 */._6)(bytes);
    return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
}
function fromLines(reading, values, { isDocument }) {
    const documents = values.filter(isDocument);
    const [document] = documents;
    const deviations = [
        (0,rules/* problem */.CC)('JSON/repaired', {
            path: '',
            type: 'syntax',
            message: `The output is ${values.length} JSON values on lines of their own.`,
            recommendation: 'Return one JSON document.',
        }),
    ];
    if (document === undefined || documents.length === values.length) {
        return { reading, deviations, isInProse: false };
    }
    if (documents.some((each) => !isSame(each, document)))
        return alone(refused(severalDocuments()));
    return { reading: { ...reading, value: document, locate: () => new Map() }, deviations, isInProse: true };
}
function fromText(text, strict, options) {
    const { documents, broken, refusal } = findDocuments(text, options);
    const [document] = documents;
    if (refusal !== undefined)
        return alone(refusal);
    if (broken !== undefined)
        return alone(refused(brokenDocument(text, broken)));
    if (document === undefined)
        return alone(strict);
    const { start, end, repairs } = document;
    if (documents.some((each) => !isSame(each.value, document.value)))
        return alone(refused(severalDocuments()));
    if (/^\s*[,\]}]/.test(text.slice(end, end + 100)))
        return alone(refused(brokenDocument(text, end)));
    const reading = repairs.length === 0
        ? (0,json_reader/* readJsonText */.gb)(blank(text.slice(0, start)) + text.slice(start, end), options.limits)
        : document.reading;
    const around = `${withoutFence(text.slice(0, start))}${withoutFence(text.slice(end))}`;
    const starts = (0,json_reader/* lineStarts */._$)(text);
    return {
        reading,
        deviations: [
            ...(start === 0 && end === text.length ? [] : surroundings(text, around)),
            ...repairs.map((each) => repaired(each, (0,json_reader/* positionAt */.t$)(starts, each.offset))),
        ],
        isInProse: around !== '' || documents.length > 1,
    };
}
const maxDocuments = 8;
function findDocuments(text, { isDocument, isKey, limits }) {
    const documents = [];
    let at = nextBracket(text, afterThoughts(text));
    while (at !== -1 && documents.length < maxDocuments) {
        const found = readRelaxedJson(text, at);
        if (!found.ok) {
            if (found.keys.some(isKey))
                return { documents, broken: found.offset };
            at = nextBracket(text, Math.max(found.offset, at + 1));
            continue;
        }
        const { end, json, repairs } = found;
        const reading = (0,json_reader/* readJsonText */.gb)(json, limits);
        if (!reading.ok)
            return { documents, refusal: reading };
        const { value } = reading;
        if (isDocument(value)) {
            documents.push({ start: at, end, value, repairs, reading: { ...reading, locate: () => new Map() } });
        }
        at = nextBracket(text, end);
    }
    return { documents };
}
function afterThoughts(text) {
    const tag = /^\s*<(think|thinking|thought|thoughts|reasoning|analysis|scratchpad)>/i.exec(text.slice(0, 200));
    const close = `</${tag?.[1] ?? ''}>`;
    const end = tag === null ? -1 : text.toLowerCase().indexOf(close.toLowerCase());
    return end === -1 ? 0 : end + close.length;
}
function nextBracket(text, from) {
    for (let at = from; at < text.length; at += 1) {
        const character = text[at];
        if (character === '[' || character === '{')
            return at;
    }
    return -1;
}
function blank(text) {
    return text.replace(/[^\n]/g, ' ');
}
function withoutFence(text) {
    return text
        .trim()
        .replace(/^(?:```|~~~)$|(?:^|\n)(?:```|~~~)[ \t]*\w*$|^(?:```|~~~)/, '')
        .trim();
}
function isSame(one, other) {
    return one === other || JSON.stringify(one) === JSON.stringify(other);
}
function refused(fault) {
    return { ok: false, problems: [fault] };
}
function surroundings(text, around) {
    if (around === '' && text.trim() === text && !text.includes('```'))
        return [];
    const what = around === '' ? 'a code fence or a byte order mark' : `other text, beginning ${(0,rules/* quote */.hD)(around, 40)}`;
    if (around === '' && !/```|~~~|\uFEFF/.test(text))
        return [];
    return [
        (0,rules/* problem */.CC)('JSON/stripped', {
            path: '',
            type: 'syntax',
            message: `The document has ${what} around it, which was dropped.`,
            recommendation: 'Return the JSON alone.',
            line: 1,
            column: 1,
        }),
    ];
}
function repaired({ what }, place) {
    return (0,rules/* problem */.CC)('JSON/repaired', {
        path: '',
        type: 'syntax',
        message: `The document was read although ${what}.`,
        recommendation: 'Write strict JSON.',
        ...place,
    });
}
function severalDocuments() {
    return (0,rules/* problem */.CC)('JSON/one-document', {
        path: '',
        type: 'syntax',
        message: 'The text holds more than one JSON document.',
        recommendation: 'Return exactly one document; none is chosen for you.',
    });
}
function brokenDocument(text, offset) {
    const isCut = text.slice(offset).trim().replace(/^```$/, '') === '';
    return (0,rules/* problem */.CC)('JSON/syntax', {
        path: '',
        type: 'syntax',
        message: isCut
            ? 'The document ends too early: it was cut, so what it left out is unknown.'
            : `The document is not JSON: ${(0,rules/* quote */.hD)(text.slice(offset, offset + 20))} cannot be read here.`,
        recommendation: isCut ? 'Write the whole document.' : 'Return exactly one JSON document.',
        ...(0,json_reader/* positionAt */.t$)((0,json_reader/* lineStarts */._$)(text), offset),
    });
}

// EXTERNAL MODULE: ./build/formats/own-document.js
var own_document = __webpack_require__(74233);
// EXTERNAL MODULE: ./build/formats/parsed-document.js
var parsed_document = __webpack_require__(8442);
// EXTERNAL MODULE: ./build/formats/read-findings.js
var read_findings = __webpack_require__(82566);
// EXTERNAL MODULE: ./node_modules/fast-xml-parser/src/xmlparser/XMLParser.js + 26 modules
var XMLParser = __webpack_require__(69658);
// EXTERNAL MODULE: ./node_modules/fast-xml-parser/src/fxp.js
var fxp = __webpack_require__(75824);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
;// CONCATENATED MODULE: ./build/formats/read-xml.js




const maxDepth = 16;
const maxElements = 500_000;
const attributePrefix = '@';
const parser = new XMLParser/* default */.A({
    ignoreAttributes: false,
    attributeNamePrefix: attributePrefix,
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    maxNestedTags: maxDepth,
    isArray: (name, _path, _isLeaf, isAttribute) => !isAttribute && lists.has(name),
    attributeValueProcessor: (_name, value) => decodeReferences(value),
    tagValueProcessor: (_name, value) => decodeReferences(value),
});
const lists = new Set(['file', 'error', 'exception']);
function isXml(bytes) {
    const start = new TextDecoder('utf-8').decode(bytes.subarray(0, 200)).trimStart();
    return start.startsWith('<?xml') || start.startsWith('<checkstyle');
}
function readXml(bytes) {
    if (bytes.byteLength > json_reader/* defaultLimits */.MK.bytes) {
        return refuse('JSON/bytes', `The document has ${bytes.byteLength} bytes; at most ${json_reader/* defaultLimits */.MK.bytes} are read.`);
    }
    const text = (0,json_reader/* decodeUtf8 */._6)(bytes);
    if (text === undefined)
        return refuse('JSON/utf-8', 'The document is not valid UTF-8.');
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
        return refuse('XML/document-type', 'The document declares a document type or entities, which are never read.');
    }
    if (text.split('<').length > maxElements) {
        return refuse('XML/syntax', `The document has more than ${maxElements} tags.`);
    }
    try {
        const value = parser.parse(text);
        const validity = fxp/* XMLValidator */.iI.validate(text.replace(/^\ufeff/, ''));
        if (validity !== true)
            return refuse('XML/syntax', `${(0,rules/* quote */.hD)(validity.err.msg, 200)} in line ${validity.err.line}.`);
        return { ok: true, value: schemas/* json */.Pq9().parse(value), isWellFormed: true, locate: () => new Map() };
    }
    catch (error) {
        return refuse('XML/syntax', `The document cannot be read: ${(0,rules/* quote */.hD)(String(error), 200)}.`);
    }
}
function refuse(rule, message) {
    const recommendation = 'Write one complete XML document in UTF-8, without a document type.';
    return { ok: false, problems: [(0,rules/* problem */.CC)(rule, { path: '', type: 'syntax', message, recommendation })] };
}
const named = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
function decodeReferences(text) {
    return text.replace(/&(?:#([0-9]{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|quot|apos));/gi, (written, decimal, hexadecimal, name) => {
        if (name !== undefined)
            return named[name] ?? written;
        const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
        return isCharacter(code) ? String.fromCodePoint(code) : written;
    });
}
function isCharacter(code) {
    const isSurrogate = code >= 0xd800 && code <= 0xdfff;
    return code === 9 || code === 10 || code === 13 || (code >= 0x20 && code <= 0x10ffff && !isSurrogate);
}

// EXTERNAL MODULE: ./build/formats/registry.js + 16 modules
var registry = __webpack_require__(99303);
// EXTERNAL MODULE: ./build/formats/report-entry.js
var report_entry = __webpack_require__(31724);
// EXTERNAL MODULE: ./build/formats/transport.js
var transport = __webpack_require__(26010);
// EXTERNAL MODULE: ./build/formats/loose-fields.js
var loose_fields = __webpack_require__(6135);
// EXTERNAL MODULE: ./build/formats/read-values.js
var read_values = __webpack_require__(51022);
;// CONCATENATED MODULE: ./build/formats/unwrap-document.js





const listNames = [
    ...['findings', 'issues', 'comments', 'problems', 'review_comments', 'inline_comments', 'line_comments'],
    ...['annotations', 'violations', 'candidate_findings', 'bugs', 'vulnerabilities', 'defects', 'concerns'],
    ...['items', 'results', 'feedback', 'observations', 'review_findings', 'code_review_findings', 'review'],
];
const listKeys = new Set(listNames.map(loose_fields/* foldKey */.pU));
const answerNames = [
    ...['review', 'result', 'results', 'response', 'output', 'answer', 'content', 'text', 'data', 'message'],
    ...['completion', 'choices', 'candidates', 'parts', 'item', 'body', 'report', 'code_review', 'payload'],
    ...[
        'final_answer',
        'final_output',
        'output_text',
        'structured_output',
        'parsed',
        'arguments',
        'input',
        'json',
    ],
    ...['review_result', 'result_json', 'value', 'last_message', 'msg', 'tool_calls', 'function'],
];
const answerKeys = new Set(answerNames.map(loose_fields/* foldKey */.pU));
const vagueKeys = new Set(['items', 'results', 'feedback', 'review', 'observations', 'concerns']);
const endKeys = new Set(['finish_reason', 'stop_reason', 'finishReason', 'stopReason'].map(loose_fields/* foldKey */.pU));
const wholeEnds = new Set(['stop', 'end_turn', 'stop_sequence', 'tool_use', 'tool_calls', 'finish', 'complete'].map(loose_fields/* foldKey */.pU));
const maxSteps = 12;
function unwrapDocument(output, helpers) {
    let at = { value: output, pointer: '', deviations: [], around: [] };
    for (let step = 0; step < maxSteps; step += 1) {
        const next = unwrapOnce(at, helpers);
        if (next === undefined)
            return at;
        at = next;
        if (at.refusal !== undefined)
            return at;
    }
    return at;
}
function unwrapOnce(at, { formatOf, parse }) {
    const { value } = at;
    if (typeof value === 'string') {
        const inner = parse(value);
        return inner === undefined ? undefined : nested(at, inner.value, inner.deviations);
    }
    if (Array.isArray(value))
        return unwrapArray(at, value, formatOf);
    if (!(0,own_document/* isObject */.Gv)(value))
        return undefined;
    const failure = failureIn(value);
    if (failure !== undefined)
        return { ...at, refusal: notAReview(at.pointer, failure) };
    if (formatOf(value) !== undefined || (0,own_document/* own */.ZV)(value, 'schemaVersion') !== undefined)
        return undefined;
    const list = listIn(value);
    if (list !== undefined && isReviewData(value)) {
        return nested(at, { ...value, line_comments: value[list] ?? [] }, []);
    }
    if (list !== undefined)
        return inside(at, value, list);
    const groups = groupedBySeverity(value);
    if (groups !== undefined) {
        return {
            ...at,
            value: groups,
            pointer: at.pointer,
            around: [...at.around, value],
            deviations: [...at.deviations, wrapped(at.pointer)],
        };
    }
    if (isFinding(value)) {
        return {
            ...at,
            value: [value],
            pointer: at.pointer,
            deviations: [...at.deviations, singleObject(at.pointer)],
        };
    }
    const answer = answerIn(value);
    return answer === undefined ? undefined : inside(at, value, answer);
}
function unwrapArray(at, list, formatOf) {
    if (list.some(isFinding))
        return undefined;
    const events = list.filter((each) => (0,own_document/* isObject */.Gv)(each) && (0,own_document/* own */.ZV)(each, 'type') === 'result');
    const [event] = events;
    if (event !== undefined && events.length === 1)
        return nested(at, event);
    if (formatOf(list) !== undefined && !list.some((each) => (0,own_document/* own */.ZV)(each, 'type') === 'text'))
        return undefined;
    const answers = list.filter((each) => typeof each === 'string' || ((0,own_document/* isObject */.Gv)(each) && answerIn(each) !== undefined));
    const [answer] = answers;
    if (answer === undefined || answers.length !== 1)
        return undefined;
    return typeof answer === 'string' && list.length > 1 ? undefined : nested(at, answer);
}
function nested(at, value, deviations = []) {
    const known = at.deviations.length > 0 ? at.deviations : [wrapped(at.pointer)];
    return { ...at, value, pointer: at.pointer, deviations: [...known, ...deviations] };
}
function inside(at, value, key) {
    const pointer = (0,json_reader/* pointerTo */.xH)(at.pointer, key);
    return {
        value: value[key] ?? null,
        pointer,
        deviations: at.deviations.length > 0 ? at.deviations : [wrapped(pointer)],
        around: [...at.around, value],
    };
}
function isReviewData(value) {
    return ['pr_info', 'review_summary', 'review_event'].some((key) => (0,own_document/* own */.ZV)(value, key) !== undefined);
}
function listIn(value) {
    const lists = Object.keys(value).filter((key) => listKeys.has((0,loose_fields/* foldKey */.pU)(key)) && Array.isArray(value[key]));
    const filled = lists.filter((key) => (0,own_document/* own */.ZV)((0,own_document/* own */.ZV)(value, key), 0) !== undefined);
    if (filled.length > 1)
        return undefined;
    return filled[0] ?? lists.find((key) => !vagueKeys.has((0,loose_fields/* foldKey */.pU)(key)));
}
function groupedBySeverity(value) {
    const entries = Object.entries(value);
    const groups = entries.filter(([key, each]) => Array.isArray(each) && severityOfKey(key) !== undefined);
    if (groups.length === 0 ||
        groups.every(([, each]) => Array.isArray(each) && each.length === 0 && groups.length < 2)) {
        return undefined;
    }
    if (entries.some(([key, each]) => Array.isArray(each) && each.length > 0 && severityOfKey(key) === undefined)) {
        return undefined;
    }
    return groups.flatMap(([key, each]) => Array.isArray(each)
        ? each.map((finding) => (0,own_document/* isObject */.Gv)(finding) ? { severity: severityOfKey(key) ?? key, ...finding } : finding)
        : []);
}
function holdsSomething(value) {
    return Array.isArray(value) ? value.length > 0 : (0,own_document/* isObject */.Gv)(value);
}
function severityOfKey(key) {
    return ((0,read_values/* readSeverity */.MW)(key) ??
        (0,read_values/* readSeverity */.MW)(key.replace(/s$/, '')) ??
        (0,read_values/* readSeverity */.MW)(key.replace(/_?(?:issues|findings)$/, '')));
}
function answerIn(value) {
    const keys = Object.keys(value).filter((key) => {
        const each = value[key];
        return (answerKeys.has((0,loose_fields/* foldKey */.pU)(key)) && (typeof each === 'string' ? /[[{]/.test(each) : holdsSomething(each)));
    });
    if (keys.length <= 1)
        return keys[0];
    const texts = keys.filter((key) => ['result', 'content', 'structuredoutput', 'outputtext'].includes((0,loose_fields/* foldKey */.pU)(key)));
    return texts.length === 1 ? texts[0] : undefined;
}
const folded = (names) => new Set(names.map(loose_fields/* foldKey */.pU));
const placeKeys = folded([
    ...loose_fields/* fieldNames */.pi.path,
    ...loose_fields/* fieldNames */.pi.lines,
    'files',
    'location',
    'code_location',
    'scope',
]);
const textKeys = folded([...loose_fields/* fieldNames */.pi.text, ...loose_fields/* fieldNames */.pi.title]);
const rankKeys = folded([...loose_fields/* fieldNames */.pi.severity, ...loose_fields/* fieldNames */.pi.confidence, 'requires_human']);
const remarkKeys = folded(['body', 'message', 'comment', ...loose_fields/* fieldNames */.pi.fix]);
function isFinding(value) {
    if (!(0,own_document/* isObject */.Gv)(value))
        return false;
    const keys = new Set(Object.keys(value).map(loose_fields/* foldKey */.pU));
    const has = (names) => [...keys].some((key) => names.has(key));
    if (!has(textKeys))
        return false;
    const isRanked = has(rankKeys) || Object.values(value).some(isMarked);
    return has(placeKeys) ? isRanked || keys.has('type') || has(remarkKeys) : isRanked && keys.size > 2;
}
function isMarked(value) {
    return typeof value === 'string' && /^\W?P[0-3]\b/.test(value);
}
function isDocumentKey(key) {
    const name = (0,loose_fields/* foldKey */.pU)(key);
    return (listKeys.has(name) ||
        placeKeys.has(name) ||
        textKeys.has(name) ||
        rankKeys.has(name) ||
        answerKeys.has(name));
}
function failureIn(value) {
    for (const [key, each] of Object.entries(value)) {
        const name = (0,loose_fields/* foldKey */.pU)(key);
        if (failureKeys.has(name) && typeof each !== 'number' && isSaid(each) && !listsFindings(each)) {
            return `its key ${(0,rules/* quote */.hD)(key)} says ${describe(each)}`;
        }
        if (['iserror', 'truncated', 'incomplete', 'partial', 'timedout', 'aborted'].includes(name) &&
            each === true) {
            return `its key ${(0,rules/* quote */.hD)(key)} is true`;
        }
        if (['success', 'ok', 'complete', 'completed'].includes(name) && each === false) {
            return `its key ${(0,rules/* quote */.hD)(key)} is false`;
        }
        if (endKeys.has(name) && typeof each === 'string' && !wholeEnds.has((0,loose_fields/* foldKey */.pU)(each))) {
            return `the answer ended by ${(0,rules/* quote */.hD)(each)}`;
        }
        if (name === 'status' && typeof each === 'string' && failedStates.has((0,loose_fields/* foldKey */.pU)(each))) {
            return `its status is ${(0,rules/* quote */.hD)(each)}`;
        }
        if (name === 'type' && each === 'error')
            return 'its type is "error"';
    }
    return undefined;
}
const failureKeys = folded(['error', 'errors', 'error_message', 'exception', 'refusal']);
function listsFindings(value) {
    return Array.isArray(value) && value.some(isFinding);
}
const failedStates = folded([
    'error',
    'failed',
    'failure',
    'incomplete',
    'timeout',
    'timed_out',
    'aborted',
    'cancelled',
    'partial',
]);
function isSaid(value) {
    if (Array.isArray(value))
        return value.length > 0;
    return typeof value === 'object'
        ? value !== null && Object.keys(value).length > 0
        : value !== '' && value !== false && value !== 0;
}
function describe(value) {
    const message = (0,own_document/* own */.ZV)(value, 'message') ?? value;
    return typeof message === 'string' ? (0,rules/* quote */.hD)(message) : (0,rules/* quote */.hD)(JSON.stringify(message));
}
const approvals = folded([
    ...[
        'pass',
        'passed',
        'approve',
        'approved',
        'ok',
        'success',
        'succeeded',
        'clean',
        'lgtm',
        'comment',
        'none',
    ],
    ...[
        'correct',
        'patch is correct',
        'completed',
        'complete',
        'done',
        'no issues',
        'no issues found',
        'accept',
    ],
    ...[
        'accepted',
        'good',
        'looks good',
        'no_findings',
        'safe',
        'green',
        'low',
        'no action',
        'merge',
        'yes',
        'true',
    ],
    ...[
        'full',
        'info',
        'minimal',
        'neutral',
        'ready',
        'ready to merge',
        'success with no findings',
        'reviewed',
    ],
]);
const claimKeys = folded([
    ...[
        'verdict',
        'status',
        'decision',
        'event',
        'review_event',
        'overall_correctness',
        'outcome',
        'conclusion',
    ],
    ...[
        'approval',
        'approved',
        'recommendation',
        'assessment',
        'overall_assessment',
        'risk_level',
        'overall_risk',
    ],
]);
const countKeys = folded([
    ...['total', 'count', 'total_issues', 'total_findings', 'issue_count', 'finding_count', 'findings_count'],
    ...[
        'issues_found',
        'num_findings',
        'num_issues',
        'blocker',
        'critical',
        'high',
        'medium',
        'low',
        'suggestions',
    ],
]);
const doubtKeys = /error|fail|truncat|incomplet|partial|abort|timeout|refus|unread|skipped|notreview|couldnot|limitation/;
const notDone = /(?:^|[.!?:;]\s|\b(?:I|we)\s)(?:(?:was|were|am|are)\s)?(?:could ?n[o']t|can ?n[o']t|unable to|not able to|failed to|did ?n[o']t)\s(?:be\s)?(?:fully\s|completely\s)?(?:read|open|access|load|fetch|review|see|complete|finish|process|analy[sz]e|inspect|retrieve|view|check|verify)/i;
function doubtIn(around) {
    for (const object of around) {
        const doubt = doubtAbout(object, 0);
        if (doubt !== undefined)
            return doubt;
    }
    return undefined;
}
const aboutChange = folded(['pr_info', 'pr', 'pull_request', 'title', 'tool', 'runs']);
function doubtAbout(object, depth) {
    for (const [key, value] of Object.entries(object)) {
        const name = (0,loose_fields/* foldKey */.pU)(key);
        if (aboutChange.has(name))
            continue;
        if (claimKeys.has(name) && !isApproval(value))
            return `\`${key}\` is ${(0,rules/* quote */.hD)(value)}`;
        if (countKeys.has(name) && typeof value === 'number' && value > 0)
            return `\`${key}\` is ${value}`;
        if (doubtKeys.test(name) && value !== false && isSaid(value) && value !== null)
            return `\`${key}\` is ${describe(value)}`;
        if (typeof value === 'string' && notDone.test(value.slice(0, 20_000)))
            return `\`${key}\` says ${(0,rules/* quote */.hD)(value)}`;
        if (Array.isArray(value) && value.some(isFinding))
            return `\`${key}\` lists something`;
        if (depth < 2 && (0,own_document/* isObject */.Gv)(value)) {
            const doubt = doubtAbout(value, depth + 1);
            if (doubt !== undefined)
                return doubt;
        }
    }
    return undefined;
}
function isApproval(value) {
    if (value === null || value === true || typeof value === 'number' || typeof value === 'object')
        return true;
    if (value === false)
        return false;
    return value.length > 40 || value.trim() === '' || approvals.has((0,loose_fields/* foldKey */.pU)(value));
}
function wrapped(pointer) {
    return (0,rules/* tolerated */.Nx)('format/wrapped', {
        path: pointer,
        type: 'format',
        message: 'The document is inside something else, which was taken off.',
        recommendation: 'Return the document alone.',
    });
}
function singleObject(pointer) {
    return (0,rules/* tolerated */.Nx)('format/wrapped', {
        path: pointer,
        type: 'format',
        message: 'The document is one finding; it was read as a list of one.',
        recommendation: 'Return an array, also of one finding.',
    });
}
function notAReview(path, why) {
    return (0,rules/* problem */.CC)('format/failure', {
        path,
        type: 'claim',
        message: `The output is no review, or not a whole one: ${why}.`,
        recommendation: 'Run the reviewer again, and let it return its whole review.',
    });
}

;// CONCATENATED MODULE: ./build/formats/parse-document.js














function parseDocument(request) {
    const { format: forced, context = {}, strictness = 'tolerant' } = request;
    const isTolerant = strictness === 'tolerant';
    const { reading, deviations, isInProse } = read(request);
    if (!reading.ok) {
        const named = forced === 'review-output' ? reading.problems.map(asFirstRule) : reading.problems;
        return { ok: false, provesClean: false, ...(0,report_entry/* report */.z8)([...deviations, ...named], reading) };
    }
    const found = isTolerant ? unwrapDocument(reading.value, helpersFor(forced)) : asIs(reading.value);
    const before = [...deviations, ...found.deviations];
    const identified = found.refusal === undefined ? identify(found, forced, isTolerant) : refusedAs(found.refusal);
    if (!identified.ok) {
        return { ok: false, provesClean: false, ...(0,report_entry/* report */.z8)([...before, identified.problem], reading) };
    }
    const { format, value, pointer } = identified;
    const { isWellFormed } = reading;
    const parsed = withWholeText(registry/* registry */.u[format].read(value, { ...context, isWellFormed, isTolerant }), isWellFormed);
    const around = (0,own_document/* isObject */.Gv)(value) ? [...found.around, withoutClaim(value, parsed.document)] : found.around;
    const isDoubtful = isTolerant && !toolFormats.has(format) && (0,parsed_document/* provesClean */.t)(parsed.document);
    const doubt = isDoubtful ? doubtOf(around, isInProse) : rules/* none */.dv;
    const placed = [...doubt, ...parsed.problems].map((each) => pointer === '' ? each : { ...each, path: pointer + each.path });
    const reported = (0,report_entry/* report */.z8)([...before, ...placed], reading);
    const { document } = parsed;
    if (!parsed.ok || doubt.length > 0)
        return { ok: false, format, document, provesClean: false, ...reported };
    return { ok: true, format, document, provesClean: (0,parsed_document/* provesClean */.t)(document), ...reported };
}
const toolFormats = new Set(['sarif', 'rdjson', 'rdjsonl', 'eslint']);
function asIs(value) {
    return { value, pointer: '', deviations: [], around: [] };
}
function refusedAs(fault) {
    return { ok: false, problem: fault };
}
const helpers = {
    formatOf: (value) => {
        const recognition = recogniseShape(value);
        return (0,transport/* unwrapTransport */.xp)(value)?.format ?? (recognition.ok ? recognition.format : undefined);
    },
    parse: (text) => {
        const { reading, deviations } = extractJson(new TextEncoder().encode(text), documentChoice);
        return reading.ok && typeof reading.value === 'object' ? { value: reading.value, deviations } : undefined;
    },
};
function helpersFor(forced) {
    const key = forced === 'verdict' ? 'findings' : forced === 'review-data' ? 'line_comments' : undefined;
    if (forced === undefined || key === undefined)
        return helpers;
    return {
        ...helpers,
        formatOf: (value) => (Array.isArray((0,own_document/* own */.ZV)(value, key)) ? forced : helpers.formatOf(value)),
    };
}
const documentChoice = {
    isDocument: (value) => {
        const { value: inner, refusal } = unwrapDocument(value, helpers);
        return refusal !== undefined || recogniseTolerantly(inner).ok || (0,transport/* unwrapTransport */.xp)(inner) !== undefined;
    },
    isKey: isDocumentKey,
};
function withoutClaim(value, { format, claims }) {
    const { event, verdict } = claims;
    const isKnown = (key) => (format === 'review-data' && key === 'review_event' && event !== undefined) ||
        (format === 'verdict' && key === 'verdict' && verdict !== undefined);
    return Object.fromEntries(Object.entries(value).filter(([key]) => !isKnown(key)));
}
function doubtOf(around, isInProse) {
    const doubt = isInProse ? 'there is other text around it' : doubtIn(around);
    if (doubt === undefined)
        return rules/* none */.dv;
    return [
        (0,rules/* problem */.CC)('format/not-clean', {
            path: '',
            type: 'claim',
            message: `The document has no findings, but ${doubt}, so it is no clean review.`,
            recommendation: 'Report what was found, or return an empty list and nothing else.',
        }),
    ];
}
function withWholeText({ document, problems, ok }, isWellFormed) {
    const broken = isWellFormed ? rules/* none */.dv : (0,read_findings/* brokenTexts */.eO)(document.native);
    const { summary, questions } = document;
    return {
        ok: ok && broken.length === 0,
        problems: (0,rules/* joined */.oR)(broken, problems),
        document: {
            ...document,
            ...(summary !== undefined && { summary: (0,read_findings/* cutText */.IN)(summary).toWellFormed() }),
            questions: questions.map((each) => ({
                ...each,
                id: (0,model_text/* shortened */.vI)(each.id, 80),
                question: (0,read_findings/* cutText */.IN)(each.question),
            })),
        },
    };
}
function identify({ value, pointer }, forced, isTolerant) {
    const wrapped = (0,transport/* unwrapTransport */.xp)(value);
    if (wrapped !== undefined && (forced === undefined || forced === wrapped.format))
        return { ok: true, ...wrapped, pointer: pointer + wrapped.pointer };
    if (forced !== undefined)
        return { ok: true, format: forced, value, pointer };
    const recognition = isTolerant ? recogniseTolerantly(value) : recogniseShape(value);
    return recognition.ok ? { ...recognition, value, pointer } : recognition;
}
function read({ bytes, format, strictness, gunzip }) {
    const plain = isGzip(bytes) ? gunzip?.(bytes, json_reader/* defaultLimits */.MK.bytes) : bytes;
    if (plain === undefined)
        return parse_document_alone({ ok: false, problems: [notInflated()] });
    if (format === 'rdjsonl' || (format === undefined && beginsWithDiagnostic(plain))) {
        return parse_document_alone(readJsonLines(plain));
    }
    if (format === 'checkstyle' || (format === undefined && isXml(plain)))
        return parse_document_alone(readXml(plain));
    return strictness === 'strict' ? parse_document_alone((0,json_reader/* readJson */.Vh)(plain)) : extractJson(plain, documentChoice);
}
function parse_document_alone(reading) {
    return { reading, deviations: [], isInProse: false };
}
function isGzip(bytes) {
    return bytes[0] === 0x1f && bytes[1] === 0x8b;
}
function notInflated() {
    return (0,rules/* problem */.CC)('format/compressed', {
        path: '',
        type: 'limit',
        message: 'The document is compressed, and is damaged or inflates to more than is read.',
        recommendation: 'Write the document as plain JSON.',
    });
}
function beginsWithDiagnostic(bytes) {
    if (bytes[0] !== 0x7b)
        return false;
    const end = bytes.indexOf(0x0a);
    const line = (0,json_reader/* readJson */.Vh)(end === -1 ? bytes : bytes.subarray(0, end));
    return line.ok && (0,own_document/* isObject */.Gv)((0,own_document/* own */.ZV)(line.value, 'location')) && (0,own_document/* own */.ZV)(line.value, 'message') !== undefined;
}
function asFirstRule(fault) {
    return fault.rule === 'JSON/syntax' ? (0,rules/* problem */.CC)('C1/R1', fault) : fault;
}
function recogniseTolerantly(value) {
    const shape = recogniseShape(value);
    if (shape.ok && !loosely.has(shape.format))
        return shape;
    const items = Array.isArray(value) ? value.filter(own_document/* isObject */.Gv) : [];
    const has = (...keys) => items.some((item) => keys.some((key) => (0,own_document/* own */.ZV)(item, key) !== undefined));
    if (has('finding_id', 'why_it_matters', 'requires_human'))
        return { ok: true, format: 'candidate-findings' };
    if (items.some(isFinding))
        return { ok: true, format: 'review-output' };
    return shape;
}
const loosely = new Set(['review-output', 'candidate-findings']);
function recogniseShape(value) {
    const found = review_document/* formats */.Fx.filter((format) => registry/* registry */.u[format].recognises(value));
    const [format] = found;
    if (format !== undefined && found.length === 1)
        return { ok: true, format };
    if (format !== undefined) {
        return {
            ok: false,
            problem: (0,rules/* problem */.CC)('format/ambiguous', {
                path: '',
                type: 'format',
                message: `The document could be any of ${found.join(', ')}: it is ${shapeOf(value)}.`,
                recommendation: 'Name the format, for example with `--format`.',
            }),
        };
    }
    return {
        ok: false,
        problem: (0,rules/* problem */.CC)('format/unknown', {
            path: '',
            type: 'format',
            message: `The document has the shape of no known contract: it is ${shapeOf(value)}.`,
            recommendation: `Write one of ${review_document/* formats */.Fx.join(', ')}, or name the format that is meant.`,
        }),
    };
}
function shapeOf(value) {
    if ((0,own_document/* isObject */.Gv)(value) && typeof (0,own_document/* own */.ZV)(value, '$schema') === 'string')
        return 'a JSON Schema';
    if (Array.isArray(value)) {
        const first = value.find(own_document/* isObject */.Gv);
        return first === undefined
            ? `an array of ${value.length} without objects`
            : `an array of ${shapeOf(first)}`;
    }
    if (!(0,own_document/* isObject */.Gv)(value))
        return (0,rules/* quote */.hD)(value);
    const keys = Object.keys(value);
    const shown = keys.slice(0, 8).map((key) => (0,rules/* quote */.hD)(key, 30));
    return keys.length === 0
        ? 'an object without keys'
        : `an object with the keys ${shown.join(', ')}${keys.length > shown.length ? ', …' : ''}`;
}


/***/ })

};
