export const id = 377;
export const ids = [377];
export const modules = {

/***/ 97377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ parseDiff)
});

// EXTERNAL MODULE: ./build/domain/diff/reader.js
var diff_reader = __webpack_require__(47670);
;// CONCATENATED MODULE: ./build/domain/diff/extended-header.js

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

// EXTERNAL MODULE: ./build/domain/diff/fault.js
var fault = __webpack_require__(34465);
// EXTERNAL MODULE: ./build/domain/diff/file-index.js + 1 modules
var file_index = __webpack_require__(55719);
;// CONCATENATED MODULE: ./build/domain/diff/foreign-start.js

const starts = [
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
    return starts.find(({ start }) => start.every((byte, index) => bytes[index] === byte))?.is;
}

// EXTERNAL MODULE: ./build/domain/diff/line-table.js
var line_table = __webpack_require__(42138);
// EXTERNAL MODULE: ./build/domain/diff/line-feeds.js
var line_feeds = __webpack_require__(89023);
;// CONCATENATED MODULE: ./build/domain/diff/binary-patch.js


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
    while (reader.bytes[reader.position] !== line_feeds/* lineFeed */.h) {
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

// EXTERNAL MODULE: ./build/domain/diff/read-hunks.js + 2 modules
var read_hunks = __webpack_require__(45367);
;// CONCATENATED MODULE: ./build/domain/diff/section-facts.js


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

;// CONCATENATED MODULE: ./build/domain/diff/path-text.js

const quoteByte = 0x22;
const backslash = 0x5c;
const slash = 0x2f;
const path_text_dot = 0x2e;
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
        else if (byte === path_text_dot) {
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
                throw new fault/* DiffFault */.E('bad-path', at - 1, 'an escape git does not write');
            name[length] = value;
            at += octal === undefined ? 1 : 3;
        }
        length += 1;
    }
    if (at !== close || start === close)
        throw new fault/* DiffFault */.E('bad-path', start, 'a quoted name without its end');
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

;// CONCATENATED MODULE: ./build/domain/diff/section-names.js


const section_names_quoteByte = 0x22;
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
    if (bytes[line.start] === section_names_quoteByte)
        return endOfQuoted(bytes, line.start, line.end);
    if (bytes[line.end - 1] === section_names_quoteByte)
        return bytes.indexOf(section_names_quoteByte, line.start) - 1;
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
    return bytes[span.start] === section_names_quoteByte;
}

;// CONCATENATED MODULE: ./build/domain/diff/read-section.js





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
    const hunks = (0,read_hunks/* readHunks */.c)(reader, table);
    if ((facts.status === 'added' && hunks.some((hunk) => hunk.oldCount > 0)) ||
        (facts.status === 'removed' && hunks.some((hunk) => hunk.newCount > 0))) {
        throw reader.fault('contradiction', 'lines on a side where the file is absent', start);
    }
    return { kind: 'text', hunks };
}

;// CONCATENATED MODULE: ./build/domain/diff/type-change.js
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

;// CONCATENATED MODULE: ./build/domain/diff/parse-diff.js








const combined = [(0,diff_reader/* word */.Vm)('diff --cc '), (0,diff_reader/* word */.Vm)('diff --combined '), (0,diff_reader/* word */.Vm)('@@@')];
const hunkLines = [(0,diff_reader/* word */.Vm)(' '), (0,diff_reader/* word */.Vm)('+'), (0,diff_reader/* word */.Vm)('-')];
function parseDiff(bytes) {
    const parsed = (0,fault/* catchFault */.g)(bytes, () => {
        requireSection(bytes);
        return readDiff(new diff_reader/* Reader */.mP(bytes));
    });
    return parsed.ok ? { ok: true, diff: parsed.value } : parsed;
}
function readDiff(reader) {
    const table = new line_table/* LineTable */.l(reader.bytes);
    const header = new ExtendedHeader();
    const index = new file_index/* FileIndex */.r();
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
    throw new fault/* DiffFault */.E('not-a-diff', 0, other === undefined ? rule : `${rule}; this is ${other}`);
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


/***/ })

};
