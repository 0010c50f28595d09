export const id = 483;
export const ids = [483];
export const modules = {

/***/ 41483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHubStatuses: () => (/* binding */ createGitHubStatuses)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39713);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _domain_gate_gate_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30196);
/* harmony import */ var _domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92072);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83336);




const Status = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    context: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    state: _domain_gate_gate_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusState */ .oZ,
    description: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    target_url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(),
    creator: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).nullable(),
});
function createGitHubStatuses({ client, owner, repo, }) {
    const target = { owner, repo };
    const listAll = async (head, context) => {
        const statuses = await client.read(_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .readStatuses */ .r_, (api) => api.call(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Status), (rest) => rest.repos.listCommitStatusesForRef({ ...target, ref: head, per_page: 100 })));
        return statuses.filter((status) => status.context === context);
    };
    const newest = async (head, context) => (await listAll(head, context))[0];
    return {
        list: async ({ name, head, by }) => (await listAll(head, name))
            .filter(({ creator }) => creator !== null && (0,_domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_4__/* .accountName */ .v)(creator.login) === (0,_domain_text_account_name_js__WEBPACK_IMPORTED_MODULE_4__/* .accountName */ .v)(by))
            .map(({ target_url, created_at }) => ({ targetUrl: target_url ?? '', createdAt: created_at })),
        latest: async ({ name, head }) => (await newest(head, name))?.state,
        set: async ({ context, head, state, description, targetUrl }) => {
            await client.write(_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .writeStatus */ .Kn, {
                send: (api) => api.call(Status, (rest) => rest.repos.createCommitStatus({
                    ...target,
                    sha: head,
                    context,
                    state,
                    description,
                    ...(targetUrl !== undefined && { target_url: targetUrl }),
                })),
                find: async () => {
                    const standing = await newest(head, context);
                    const isThis = standing?.state === state && standing.description === description;
                    return isThis ? standing : undefined;
                },
            });
        },
    };
}


/***/ })

};
