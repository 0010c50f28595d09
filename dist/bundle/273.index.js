export const id = 273;
export const ids = [273];
export const modules = {

/***/ 40273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createUploadedFiles: () => (/* binding */ createUploadedFiles)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70271);
/* harmony import */ var _policy_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64757);
/* harmony import */ var _runner_zip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(496);





const readActions = { what: 'show the artifacts of the run', permission: 'actions: read' };
const Artifact = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    size_in_bytes: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0),
    expired: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
});
const Listed = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ total_count: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(), artifacts: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Artifact) });
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
        const entries = await (0,_runner_zip_js__WEBPACK_IMPORTED_MODULE_3__/* .readZip */ .ue)(zip, (0,_policy_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO)(glob), limits);
        return entries
            .map(({ name, bytes }) => ({ path: `${artifact}/${name}`, bytes }))
            .sort((a, b) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.path, b.path));
    }
    catch (error) {
        if (error instanceof _runner_zip_js__WEBPACK_IMPORTED_MODULE_3__/* .ZipRefused */ .Eb)
            throw refused(artifact, error.message);
        throw error;
    }
}
function refused(name, reason) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'operational',
        code: 'ARTIFACT_REFUSED',
        message: `The artifact ${JSON.stringify(name)} is not read: ${reason}`,
        fix: 'Upload only the files that reviewers wrote, with actions/upload-artifact.',
    });
}
function ambiguous(name, count) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'operational',
        code: 'ARTIFACT_REFUSED',
        message: `The run left ${count} artifacts with the name ${JSON.stringify(name)}, so nothing says which one counts`,
        fix: 'Upload one artifact of that name in the first workflow.',
    });
}


/***/ })

};
