export const id = 9297;
export const ids = [9297];
export const modules = {

/***/ 29134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ schemaNames),
/* harmony export */   O: () => (/* binding */ jsonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(98439);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39713);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44256);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48301);
/* harmony import */ var _policy_policy_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15174);
/* harmony import */ var _candidate_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77265);
/* harmony import */ var _field_descriptions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70151);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99303);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96152);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26010);









const published = new Map([
    ..._model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .Fx.flatMap((name) => {
        const { title, schema } = _registry_js__WEBPACK_IMPORTED_MODULE_5__/* .registry */ .u[name];
        return schema === undefined ? [] : [[name, { title, schema }]];
    }),
    ['synthesized-findings', { title: 'C3: findings after synthesis', schema: _candidate_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .SynthesizedFindings */ .D9 }],
    ...Object.entries(_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW),
    ['policy', { title: '.github/pr-verdict.yml', schema: _policy_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .Policy */ .PE }],
]);
const version = 1;
const transportSuffix = '.transport';
function schemaNames() {
    const transports = new Set(_transport_js__WEBPACK_IMPORTED_MODULE_7__/* .transportFormats */ .u1);
    return [...published.keys()].flatMap((name) => transports.has(name) ? [name, `${name}${transportSuffix}`] : [name]);
}
function jsonSchema(name) {
    const transported = _transport_js__WEBPACK_IMPORTED_MODULE_7__/* .transportFormats */ .u1.find((format) => name === `${format}${transportSuffix}`);
    if (transported !== undefined)
        return (0,_transport_js__WEBPACK_IMPORTED_MODULE_7__/* .transportSchema */ .ls)(transported);
    const found = published.get(name);
    if (found === undefined)
        return undefined;
    const { $schema, ...rest } = zod__WEBPACK_IMPORTED_MODULE_8__/* .toJSONSchema */ .bl(found.schema, { io: 'input', target: 'draft-2020-12' });
    const described = name === 'policy'
        ? Object((0,_policy_policy_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .describedSchema */ .l7)(zod__WEBPACK_IMPORTED_MODULE_9__/* .json */ .Pq9().parse(rest)))
        : (0,_field_descriptions_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFields */ .V)(rest, _field_descriptions_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldDescriptions */ .w[name] ?? {});
    return { $schema, $id: `urn:pr-verdict:schema:${name}:${version}`, title: found.title, ...described };
}


/***/ }),

/***/ 59297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:readline/promises"
var external_node_readline_promises_ = __webpack_require__(26848);
// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(37291);
// EXTERNAL MODULE: ./build/formats/schema-catalog.js
var schema_catalog = __webpack_require__(29134);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/project.js
var project = __webpack_require__(13411);
// EXTERNAL MODULE: ./build/model/text.js
var model_text = __webpack_require__(70271);
// EXTERNAL MODULE: ./build/tools/command-answer.js
var command_answer = __webpack_require__(15976);
;// CONCATENATED MODULE: ./build/tools/known-reviewers.js
const onRequest = () => false;
const known_reviewers_prompt = ['prompt.mjs'];
const hasRootFile = (pattern) => (facts) => facts.paths.some((path) => pattern.test(path));
const knownReviewers = [
    {
        id: 'eslint',
        policy: [
            'run: [node_modules/.bin/eslint, --format, json, --no-warn-ignored, .]',
            'format: eslint',
            "paths: ['**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx}']",
        ],
        isConfigured: hasRootFile(/^(eslint\.config\.[cm]?[jt]s|\.eslintrc(\.\w+)?)$/),
    },
    {
        id: 'biome',
        policy: [
            'run: [node_modules/.bin/biome, lint, --reporter=rdjson, --max-diagnostics=none, --no-errors-on-unmatched, .]',
            'format: rdjson',
            "paths: ['**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx,json,jsonc,css,graphql}']",
        ],
        isConfigured: hasRootFile(/^\.?biome\.jsonc?$/),
    },
    {
        id: 'ruff',
        policy: [
            'run: [ruff, check, --no-fix, --no-cache, --output-format=sarif, .]',
            'format: sarif',
            "paths: ['**/*.{py,pyi}']",
        ],
        setup: 'pipx install ruff==0.16.9',
        isConfigured: (facts) => hasRootFile(/^\.?ruff\.toml$/)(facts) || /^\[tool\.ruff\b/m.test(facts.read('pyproject.toml')),
    },
    {
        id: 'golangci-lint',
        policy: [
            'run:',
            '  - golangci-lint',
            '  - run',
            '  - --output.sarif.path=stdout',
            '  - --show-stats=false',
            '  - --path-mode=abs',
            '  - --max-issues-per-linter=0',
            '  - --max-same-issues=0',
            '  - ./...',
            'format: sarif',
            "paths: ['**/*.go', '**/go.{mod,sum}']",
        ],
        setup: 'go install github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.13.1\necho "$HOME/go/bin" >> "$GITHUB_PATH"',
        isConfigured: hasRootFile(/^\.golangci\.(ya?ml|toml|json)$/),
    },
    {
        id: 'semgrep',
        policy: [
            'run: [semgrep, scan, --config=p/default, --metrics=off, --disable-version-check, --quiet, --sarif, .]',
            'format: sarif',
            'timeout: 20m',
        ],
        setup: 'pipx install semgrep==1.185.0',
        isConfigured: hasRootFile(/^\.semgrep(\.ya?ml|\/.*)$/),
    },
    {
        id: 'claude-code',
        policy: [
            'run: [node, .github/reviewers/claude-code.mjs]',
            'env: [ANTHROPIC_API_KEY]',
            'format: review-output',
            'retries: 0',
            'timeout: 20m',
        ],
        setup: 'npm install --global --allow-scripts=@anthropic-ai/claude-code @anthropic-ai/claude-code@2.1.197',
        secret: { name: 'ANTHROPIC_API_KEY', variable: 'ANTHROPIC_API_KEY' },
        scripts: ['claude-code.mjs', ...known_reviewers_prompt],
        isConfigured: onRequest,
    },
    {
        id: 'codex',
        policy: [
            'run: [node, .github/reviewers/codex.mjs]',
            'env: [CODEX_API_KEY]',
            'format: review-output',
            'timeout: 20m',
        ],
        setup: 'npm install --global @openai/codex@0.169.0',
        secret: { name: 'OPENAI_API_KEY', variable: 'CODEX_API_KEY' },
        scripts: ['codex.mjs', ...known_reviewers_prompt],
        isConfigured: onRequest,
    },
    {
        id: 'gemini-cli',
        policy: [
            'run: [node, .github/reviewers/gemini-cli.mjs]',
            'env: [GEMINI_API_KEY]',
            'format: review-output',
            'timeout: 20m',
        ],
        setup: 'npm install --global @google/gemini-cli@0.61.0',
        secret: { name: 'GEMINI_API_KEY', variable: 'GEMINI_API_KEY' },
        scripts: ['gemini-cli.mjs', 'gemini-cli.toml', ...known_reviewers_prompt],
        isConfigured: onRequest,
    },
    {
        id: 'copilot-cli',
        policy: [
            'run: [node, .github/reviewers/copilot-cli.mjs]',
            'env: [COPILOT_GITHUB_TOKEN]',
            'format: review-output',
            'timeout: 20m',
        ],
        setup: 'npm install --global @github/copilot@1.0.102',
        secret: { name: 'COPILOT_GITHUB_TOKEN', variable: 'COPILOT_GITHUB_TOKEN' },
        scripts: ['copilot-cli.mjs', ...known_reviewers_prompt],
        isConfigured: onRequest,
    },
];

// EXTERNAL MODULE: ./build/tools/local-repository.js
var local_repository = __webpack_require__(66732);
// EXTERNAL MODULE: ./build/tools/propose-setup.js
var propose_setup = __webpack_require__(74506);
;// CONCATENATED MODULE: ./build/tools/init-command.js













async function initCommand(options, shell) {
    const root = await (0,local_repository/* repositoryRoot */.Hn)(shell.cwd);
    const facts = await lookAround(root);
    const reviewers = chosenReviewers(options, facts);
    const { address, ref } = await ownAddress();
    const setup = { reviewers, layout: options.layout, address, ref, advisory: options.advisory === true };
    const proposed = [...(0,propose_setup/* proposeSetup */.g)(facts, setup), schemaFile(), ...scriptsOf(reviewers)];
    const kept = proposed.filter(({ path }) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, path)));
    const files = proposed.filter((each) => !kept.includes(each));
    const page = [
        `Reviewers: ${['hygiene (built in)', ...reviewers.map(({ id }) => id)].join(', ')}\n\n`,
        ...files.map(newFilePatch),
        ...kept.map(({ path }) => `${path} exists and stays as it is.\n`),
    ].join('');
    const isAgreed = files.length > 0 && (options.yes === true || (await consent(page, options, shell)));
    if (isAgreed)
        for (const each of files)
            await writeNew(root, each);
    const next = nextSteps({ isAgreed, files, reviewers, address });
    const data = {
        written: isAgreed ? files.map(({ path }) => path) : [],
        proposed: files,
        kept: kept.map(({ path }) => path),
        next,
    };
    const isShown = options.yes !== true && shell.isTerminal && files.length > 0;
    (0,command_answer/* answer */.ZF)({ data, page: `${isShown ? '' : `${page}\n`}${next.join('\n')}\n` }, options.output, shell);
    return 0;
}
async function lookAround(root) {
    const listed = (await (0,local_repository/* git */.$Y)(root, 'ls-files', '--cached', '--others', '--exclude-standard')) ?? '';
    const read = (path) => ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, path)) ? (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, path), 'utf8') : '');
    return { paths: listed.split('\n'), read };
}
function chosenReviewers({ reviewers }, facts) {
    const configured = knownReviewers.filter(({ isConfigured }) => isConfigured(facts));
    if (reviewers === undefined)
        return configured;
    return reviewers.split(',').map((name) => {
        const found = knownReviewers.find(({ id }) => id === name.trim());
        if (found !== undefined)
            return found;
        throw new failure/* Failure */.HR({
            kind: 'usage',
            code: 'COMMAND_LINE_INVALID',
            message: `There is no recipe for the reviewer ${JSON.stringify(name.trim())}`,
            fix: `Name some of ${knownReviewers.map(({ id }) => id).join(', ')}, or configure yours as docs/reviewers.md says.`,
        });
    });
}
async function ownAddress() {
    const address = await (0,local_repository/* actionAddress */.Tp)();
    const commit = address === project/* project */.C.home ? undefined : await (0,local_repository/* git */.$Y)((0,local_repository/* programFolder */.bs)(), 'rev-parse', 'HEAD');
    return { address, ref: commit === undefined ? 'v0' : `${commit} # v${project/* project */.C.version}` };
}
function schemaFile() {
    return { path: '.github/pr-verdict.schema.json', content: (0,model_text/* jsonText */.s$)((0,schema_catalog/* jsonSchema */.O)('policy')) };
}
function scriptsOf(reviewers) {
    const names = new Set(reviewers.flatMap(({ scripts }) => scripts ?? []));
    return [...names].map((name) => ({
        path: `.github/reviewers/${name}`,
        content: (0,external_node_fs_.readFileSync)((0,external_node_path_.join)((0,local_repository/* programFolder */.bs)(), 'docs/recipes/reviewers', name), 'utf8'),
    }));
}
function newFilePatch({ path, content }) {
    if (!/\.ya?ml$/.test(path))
        return `new file ${path} (${content.length} bytes)\n\n`;
    return `${(0,create/* createTwoFilesPatch */.ss)('/dev/null', path, '', content).replace(/^=+\n/, '')}\n`;
}
async function consent(page, { output }, shell) {
    if (output === 'agent' || !shell.isTerminal)
        return false;
    shell.say(page);
    const lines = (0,external_node_readline_promises_.createInterface)({ input: process.stdin, output: process.stderr });
    try {
        return /^y(es)?$/i.test((await lines.question('\nWrite these files? [y/N] ')).trim());
    }
    finally {
        lines.close();
    }
}
async function writeNew(root, { path, content }) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(root, path)), { recursive: true });
    await (0,promises_.writeFile)((0,external_node_path_.join)(root, path), content, { flag: 'wx' });
}
function nextSteps({ isAgreed, files, reviewers, address }) {
    if (files.length === 0)
        return ['Everything is there already. `pr-verdict doctor` checks it.'];
    if (!isAgreed)
        return ['Nothing was written. `pr-verdict init --yes` writes these files.'];
    const secrets = [...new Set(reviewers.flatMap(({ secret }) => secret?.name ?? []))];
    return [
        `Wrote ${files.map(({ path }) => path).join(', ')}.`,
        '',
        'Next:',
        ...(address === project/* project */.C.home
            ? [`- Replace ${project/* project */.C.home} in the workflows by the address of the action.`]
            : []),
        ...secrets.map((name) => `- Add the secret ${name}: gh secret set ${name}`),
        '- Commit the files and open a pull request. The policy takes effect once it is on the base branch.',
        '- Try the reviewers here first: pr-verdict run --trust-policy',
        '- Check the set-up: pr-verdict doctor',
    ];
}


/***/ }),

/***/ 66732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   D8: () => (/* binding */ remoteRepository),
/* harmony export */   Hn: () => (/* binding */ repositoryRoot),
/* harmony export */   Tp: () => (/* binding */ actionAddress),
/* harmony export */   bs: () => (/* binding */ programFolder)
/* harmony export */ });
/* unused harmony export repositoryOf */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _git_local_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24264);
/* harmony import */ var _model_project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13411);






const run = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
const maxListingBytes = 2 ** 28;
async function git(cwd, ...args) {
    try {
        return (await run('git', [...args], { cwd, maxBuffer: maxListingBytes })).stdout.trim();
    }
    catch {
        return undefined;
    }
}
async function repositoryRoot(cwd) {
    const root = await git(cwd, 'rev-parse', '--show-toplevel');
    if (root !== undefined)
        return root;
    throw (0,_git_local_source_js__WEBPACK_IMPORTED_MODULE_4__/* .noWorktree */ .v)(cwd);
}
async function remoteRepository(folder) {
    return repositoryOf((await git(folder, 'remote', 'get-url', 'origin')) ?? '');
}
function repositoryOf(remote) {
    return /^(?:\w+:\/\/[^/]+\/|[\w.-]+@[\w.-]+:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote)?.[1];
}
function programFolder() {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(process.argv[1] ?? '.')), '..');
}
async function actionAddress() {
    const home = programFolder();
    const isClone = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'action.yml')) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, '.git'));
    return (isClone ? await remoteRepository(home) : undefined) ?? _model_project_js__WEBPACK_IMPORTED_MODULE_5__/* .project */ .C.home;
}


/***/ })

};
