export const id = 114;
export const ids = [114];
export const modules = {

/***/ 114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ parseDiff)
});

// EXTERNAL MODULE: ./build/domain/diff/fault.js
var fault = __webpack_require__(7325);
// EXTERNAL MODULE: ./build/domain/diff/file-index.js + 1 modules
var file_index = __webpack_require__(3447);
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
    { name: 'index', prefix: (0,diff_reader/* word */.Vm)('index ') },
    { name: 'oldMode', prefix: (0,diff_reader/* word */.Vm)('old mode ') },
    { name: 'newMode', prefix: (0,diff_reader/* word */.Vm)('new mode ') },
    { name: 'addedMode', prefix: (0,diff_reader/* word */.Vm)('new file mode ') },
    { name: 'removedMode', prefix: (0,diff_reader/* word */.Vm)('deleted file mode ') },
    { name: 'similarity', prefix: (0,diff_reader/* word */.Vm)('similarity index ') },
    { name: 'dissimilarity', prefix: (0,diff_reader/* word */.Vm)('dissimilarity index ') },
    { name: 'renameFrom', prefix: (0,diff_reader/* word */.Vm)('rename from ') },
    { name: 'renameTo', prefix: (0,diff_reader/* word */.Vm)('rename to ') },
    { name: 'copyFrom', prefix: (0,diff_reader/* word */.Vm)('copy from ') },
    { name: 'copyTo', prefix: (0,diff_reader/* word */.Vm)('copy to ') },
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
const FIELDS_BY_BYTE = Array.from({ length: 256 }, (_, byte) => FIELDS.filter(({ prefix }) => prefix[0] === byte));
function readExtendedHeader(reader) {
    const header = { ...EMPTY };
    for (let field = fieldAt(reader); field !== undefined; field = fieldAt(reader)) {
        const { name, prefix } = field;
        if (header[name] !== undefined)
            throw reader.fault('bad-header', 'this header line stands twice');
        header[name] = reader.restOfLine(prefix);
    }
    return header;
}
function fieldAt(reader) {
    const byte = reader.bytes[reader.position];
    const fields = byte === undefined ? undefined : FIELDS_BY_BYTE[byte];
    if (fields === undefined)
        return undefined;
    for (const field of fields)
        if (reader.looksAt(field.prefix))
            return field;
    return undefined;
}

// EXTERNAL MODULE: ./build/domain/diff/read-hunks.js + 2 modules
var read_hunks = __webpack_require__(8936);
;// CONCATENATED MODULE: ./build/domain/diff/section-facts.js

const MODE = /^[0-7]{6}$/;
const MODE_LENGTH = 6;
const GIT_MODES = ['100644', '100755', '120000', '160000'].map((mode) => [(0,diff_reader/* word */.Vm)(mode), mode]);
const PERCENT_SIGN = 0x25;
const DOT = 0x2e;
const SHORTEST_ID = 4;
const LONGEST_ID = 64;
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
    const index = header.index && readIndex(reader, header.index);
    const similarity = header.similarity && readPercent(reader, header.similarity);
    if (header.dissimilarity !== undefined)
        readPercent(reader, header.dissimilarity);
    return {
        status: addedMode ? 'added' : removedMode ? 'removed' : rename ? 'renamed' : copy && 'copied',
        move: rename ?? copy,
        oldMode: modeOf(reader, header.oldMode ?? removedMode) ?? index?.mode,
        newMode: modeOf(reader, header.newMode ?? addedMode) ?? index?.mode,
        oldId: index?.oldId,
        newId: index?.newId,
        similarity,
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
    const mode = span.end - span.start === MODE_LENGTH ? reader.text(span) : '';
    if (MODE.test(mode))
        return mode;
    throw foreign(reader, span);
}
function readIndex(reader, span) {
    const { bytes } = reader;
    const oldEnd = idEnd(reader, span.start);
    const newStart = oldEnd + 2;
    if (bytes[oldEnd] !== DOT || bytes[oldEnd + 1] !== DOT)
        throw foreign(reader, span);
    const newEnd = idEnd(reader, newStart);
    const isWhole = isIdLength(oldEnd - span.start) && isIdLength(newEnd - newStart);
    if (!isWhole || (newEnd !== span.end && bytes[newEnd] !== diff_reader/* SPACE */.t6))
        throw foreign(reader, span);
    return {
        oldId: reader.ascii(span.start, oldEnd),
        newId: reader.ascii(newStart, newEnd),
        mode: newEnd === span.end ? undefined : modeOf(reader, { start: newEnd + 1, end: span.end }),
    };
}
function idEnd({ bytes }, start) {
    let end = start;
    while (end - start <= LONGEST_ID && isHexDigit(bytes[end]))
        end += 1;
    return end;
}
function isHexDigit(byte) {
    return byte !== undefined && ((byte >= 0x30 && byte <= 0x39) || (byte >= 0x61 && byte <= 0x66));
}
function isIdLength(length) {
    return length >= SHORTEST_ID && length <= LONGEST_ID;
}
function readPercent(reader, { start, end }) {
    const digits = end - 1 - start;
    let value = 0;
    for (let at = start; at < end - 1 && digits <= 3; at += 1) {
        const digit = (reader.bytes[at] ?? 0) - 0x30;
        if (digit < 0 || digit > 9)
            throw foreign(reader, { start, end });
        value = value * 10 + digit;
    }
    const isPercent = digits >= 1 && digits <= 3 && value <= 100 && (digits < 3 || value === 100);
    if (!isPercent || reader.bytes[end - 1] !== PERCENT_SIGN)
        throw foreign(reader, { start, end });
    return value;
}
function foreign(reader, { start }) {
    return reader.fault('bad-header', 'a header line with a value git does not write', start);
}
function isEmptyBlob(id) {
    return id !== undefined && EMPTY_BLOBS.some((blob) => blob.startsWith(id));
}

;// CONCATENATED MODULE: ./build/domain/diff/path-text.js

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SLASH = 0x2f;
const path_text_DOT = 0x2e;
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
function isPlainPath(bytes, start, end) {
    let segment = start;
    let dots = 0;
    for (let at = start; at <= end; at += 1) {
        const byte = at === end ? SLASH : (bytes[at] ?? 0);
        if (byte === SLASH) {
            if (at - segment === dots && dots <= 2)
                return false;
            segment = at + 1;
            dots = 0;
        }
        else if (byte === path_text_DOT) {
            dots += 1;
        }
        else if (byte === 0 || byte > 0x7f) {
            return false;
        }
    }
    return true;
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
    if (!isQuoted(reader, name.span)) {
        const { start, end } = unquotedName(name);
        if (isPlainPath(reader.bytes, start, end))
            return { text: reader.ascii(start, end), encoding: 'utf-8' };
    }
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
    const [aQuoted, bQuoted] = [isQuoted(reader, a.span), isQuoted(reader, b.span)];
    if (aQuoted === bQuoted && reader.same(afterPrefix(a, aQuoted), afterPrefix(b, bQuoted)))
        return true;
    return (aQuoted || bQuoted) && sameBytes(nameBytes(reader, a), nameBytes(reader, b));
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
function afterPrefix({ span, prefix }, quoted) {
    return { start: span.start + prefix.length + (quoted ? 1 : 0), end: span.end };
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
const NO_HUNKS = [];
const NONE = { kind: 'none' };
const BINARY = { kind: 'binary' };
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
        hunks: content.kind === 'text' ? content.hunks : NO_HUNKS,
    };
}
function readContent(section) {
    const { reader, table, names, facts } = section;
    if (reader.looksAt(BINARY_PATCH)) {
        skipBinaryPatch(reader);
        return BINARY;
    }
    if (reader.looksAt(BINARY_FILES)) {
        const end = reader.lineEnd();
        if (!reader.has(end - DIFFER.length, DIFFER)) {
            throw reader.fault('bad-header', 'a "Binary files" line must end in "differ"');
        }
        reader.skipLine();
        return BINARY;
    }
    if (!reader.looksAt(OLD_NAME))
        return NONE;
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
    const index = new file_index/* FileIndex */.r();
    while (!reader.atEnd) {
        const start = reader.position;
        if (!reader.looksAt(SECTION))
            throw notASection(reader);
        const file = readSection(reader, table);
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


/***/ })

};
