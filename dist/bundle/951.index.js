export const id = 951;
export const ids = [951];
export const modules = {

/***/ 70352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ addressKeeping),
/* harmony export */   z: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);

const parameter = 'pr-verdict';
const maxAddress = 2000;
const maxKept = 64_000;
function addressKeeping(address, texts) {
    for (const text of texts) {
        const url = new URL(address);
        url.searchParams.set(parameter, (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.brotliCompressSync)(text).toString('base64url'));
        if (url.href.length <= maxAddress)
            return url.href;
    }
    return address;
}
function readAddress(kept) {
    const url = URL.canParse(kept) ? new URL(kept) : undefined;
    const packed = url?.searchParams.get(parameter);
    if (url === undefined || packed == null)
        return { address: kept };
    url.searchParams.delete(parameter);
    const keeps = unpacked(packed);
    return { address: url.href, ...(keeps !== undefined && { keeps }) };
}
function unpacked(packed) {
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.brotliDecompressSync)(Buffer.from(packed, 'base64url'), { maxOutputLength: maxKept }).toString();
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 88951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHubStatuses: () => (/* binding */ createGitHubStatuses)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _domain_gate_gate_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30196);
/* harmony import */ var _domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92072);
/* harmony import */ var _transport_operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(398);
/* harmony import */ var _kept_in_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70352);





const Status = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
    context: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    state: _domain_gate_gate_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusState */ .oZ,
    description: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    target_url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
    creator: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullable(),
});
function toStatusSet({ id, state, description, target_url, created_at }) {
    const { address: targetUrl, keeps } = (0,_kept_in_address_js__WEBPACK_IMPORTED_MODULE_2__/* .readAddress */ .z)(target_url ?? '');
    return { id, state, description: description ?? '', targetUrl, createdAt: created_at, keeps };
}
function createGitHubStatuses({ client, owner, repo, }) {
    const target = { owner, repo };
    const listAll = async (head, context) => {
        const statuses = await client.read(_transport_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .readStatuses */ .r_, (api) => api.call(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Status), (rest) => rest.repos.listCommitStatusesForRef({ ...target, ref: head, per_page: 100 })));
        return statuses.filter((status) => status.context === context);
    };
    const newest = async (head, context) => (await listAll(head, context))[0];
    let own;
    return {
        list: async ({ name, head, by }) => (await listAll(head, name))
            .filter(({ creator }) => creator !== null && (0,_domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_5__/* .accountName */ .v)(creator.login) === (0,_domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_5__/* .accountName */ .v)(by))
            .map(toStatusSet),
        latest: async ({ name, head }) => {
            const statuses = await listAll(head, name);
            return statuses.find(({ creator }) => own === undefined || creator?.login === own)?.state;
        },
        set: async ({ context, head, state, description, targetUrl, keeps = [] }) => {
            const address = targetUrl === undefined ? null : (0,_kept_in_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addressKeeping */ .S)(targetUrl, keeps);
            const { id, creator } = await client.write(_transport_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .writeStatus */ .Kn, {
                send: (api) => api.call(Status, (rest) => rest.repos.createCommitStatus({
                    ...target,
                    sha: head,
                    context,
                    state,
                    description,
                    ...(address !== null && { target_url: address }),
                })),
                find: async () => {
                    const standing = await newest(head, context);
                    const isThis = standing?.state === state && standing.description === description;
                    return isThis && standing.target_url === address ? standing : undefined;
                },
            });
            own = creator?.login;
            return id;
        },
    };
}


/***/ })

};
