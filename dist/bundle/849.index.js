export const id = 849;
export const ids = [849];
export const modules = {

/***/ 60849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createUploadedFiles: () => (/* binding */ createUploadedFiles)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/model/compare-text.js
var compare_text = __webpack_require__(88597);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/policy/glob.js
var policy_glob = __webpack_require__(64757);
;// CONCATENATED MODULE: ./build/runner/zip.js
class ZipRefused extends Error {
    name = 'ZipRefused';
}
const fileType = 0o170000;
const regularFile = 0o100000;
function isRegular({ externalFileAttributes, versionMadeBy }) {
    const isUnix = versionMadeBy >>> 8 === 3;
    const type = (externalFileAttributes >>> 16) & fileType;
    return !isUnix || type === 0 || type === regularFile;
}
function refuseEntry(entry, { fileBytes }) {
    const name = JSON.stringify(entry.fileName);
    if (!isRegular(entry))
        throw new ZipRefused(`${name} is not a regular file`);
    if (!entry.canDecodeFileData())
        throw new ZipRefused(`${name} is encrypted or packed in an unknown way`);
    if (entry.uncompressedSize > fileBytes)
        throw new ZipRefused(`${name} is larger than ${fileBytes} bytes`);
}
async function inflate(zip, entry) {
    const chunks = [];
    for await (const chunk of await zip.openReadStreamPromise(entry))
        chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
}
async function readZip(bytes, isWanted, limits) {
    const { fromBufferPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    try {
        const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
            lazyEntries: true,
        });
        if (zip.entryCount > limits.entries)
            throw new ZipRefused(`it holds more than ${limits.entries} entries`);
        const seen = new Set();
        const found = [];
        let total = 0;
        for await (const entry of zip.eachEntry()) {
            if (seen.has(entry.fileName))
                throw new ZipRefused(`it holds ${JSON.stringify(entry.fileName)} twice`);
            seen.add(entry.fileName);
            if (entry.fileName.endsWith('/') || !isWanted(entry.fileName))
                continue;
            refuseEntry(entry, limits);
            total += entry.uncompressedSize;
            if (total > limits.totalBytes)
                throw new ZipRefused(`it holds more than ${limits.totalBytes} bytes`);
            found.push({ name: entry.fileName, bytes: await inflate(zip, entry) });
        }
        return found;
    }
    catch (error) {
        if (error instanceof ZipRefused)
            throw error;
        throw new ZipRefused(error instanceof Error ? error.message : 'it cannot be read');
    }
}

;// CONCATENATED MODULE: ./build/github/artifacts.js





const readActions = { what: 'show the artifacts of the run', permission: 'actions: read' };
const Artifact = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    name: schemas/* string */.YjP(),
    size_in_bytes: schemas/* number */.aig().int().min(0),
    expired: schemas/* boolean */.zMY(),
});
const Listed = schemas/* object */.Ikc({ total_count: schemas/* number */.aig().int(), artifacts: schemas/* array */.YOg(Artifact) });
const maxArchive = 32 * 1024 * 1024;
const limits = { entries: 1000, fileBytes: 64 * 1024 * 1024, totalBytes: 128 * 1024 * 1024 };
function createUploadedFiles(client, run) {
    const downloads = new Map();
    return {
        match: async (artifact, glob) => {
            const download = downloads.get(artifact) ?? downloadNamed(client, run, artifact);
            downloads.set(artifact, download);
            const zip = await download;
            return zip === undefined ? undefined : openNamed(zip, { artifact, glob });
        },
    };
}
async function downloadNamed(client, { owner, repo, id }, name) {
    const { artifacts } = await client.read(readActions, (api) => api.call(Listed, (rest) => rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: id, name, per_page: 100 })));
    const named = artifacts.filter((artifact) => artifact.name === name && !artifact.expired);
    if (named.length > 1)
        throw ambiguous(name, named.length);
    const [artifact] = named;
    if (artifact === undefined)
        return undefined;
    if (artifact.size_in_bytes > maxArchive)
        throw refused(name, `it is larger than ${maxArchive} bytes`);
    const bytes = await client.read(readActions, (api) => api.download((rest) => rest.actions.downloadArtifact({
        owner,
        repo,
        artifact_id: artifact.id,
        archive_format: 'zip',
        request: { redirect: 'manual' },
    }), maxArchive));
    if (bytes === undefined)
        throw refused(name, `it is larger than ${maxArchive} bytes`);
    return bytes;
}
async function openNamed(zip, { artifact, glob }) {
    try {
        const entries = await readZip(zip, (0,policy_glob/* compileGlob */.S)(glob), limits);
        return entries
            .map(({ name, bytes }) => ({ path: `${artifact}/${name}`, bytes }))
            .sort((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path));
    }
    catch (error) {
        if (error instanceof ZipRefused)
            throw refused(artifact, error.message);
        throw error;
    }
}
function refused(name, reason) {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'ARTIFACT_REFUSED',
        message: `The artifact ${JSON.stringify(name)} is not read: ${reason}`,
        fix: 'Upload only the files that reviewers wrote, with actions/upload-artifact.',
    });
}
function ambiguous(name, count) {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'ARTIFACT_REFUSED',
        message: `The run left ${count} artifacts with the name ${JSON.stringify(name)}, so nothing says which one counts`,
        fix: 'Upload one artifact of that name in the first workflow.',
    });
}


/***/ })

};
