export const id = 4271;
export const ids = [4271];
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


/***/ })

};
