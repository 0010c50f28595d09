export const id = 7699;
export const ids = [7699];
export const modules = {

/***/ 56864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LK: () => (/* binding */ workspacePackages),
/* harmony export */   Vr: () => (/* binding */ likelyBaseFiles),
/* harmony export */   _G: () => (/* binding */ repoInstructions),
/* harmony export */   qv: () => (/* binding */ wantedBaseFiles)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70271);
/* harmony import */ var _policy_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64757);
/* harmony import */ var _file_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57688);
/* harmony import */ var _path_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99862);




const workspaceFiles = [
    'package.json',
    'pnpm-workspace.yaml',
    'lerna.json',
    'Cargo.toml',
    'go.work',
];
const manifestNames = new Set(['package.json', 'Cargo.toml', 'go.mod']);
const maxPatterns = 50;
function workspacePackages(files, headPaths) {
    const patterns = files.filter(({ path }) => !path.includes('/')).flatMap(patternsOf);
    const matchers = patterns.slice(0, maxPatterns).flatMap(toMatcher);
    if (matchers.length === 0)
        return [];
    const folders = headPaths.filter((path) => manifestNames.has((0,_file_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path))).map(_file_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS);
    const packages = [...new Set(folders)].filter((folder) => folder !== '' && matchers.some((matches) => matches(folder)));
    return packages.sort();
}
function patternsOf({ path, text }) {
    switch (path) {
        case 'package.json':
            return quotedIn(/"workspaces"\s*:\s*(?:\{\s*"packages"\s*:\s*)?\[([^\]]{0,5000})\]/.exec(text)?.[1]);
        case 'lerna.json':
            return quotedIn(/"packages"\s{0,40}:\s{0,40}\[([^\]]{0,5000})\]/.exec(text)?.[1]);
        case 'Cargo.toml':
            return quotedIn(/^[ \t]{0,40}members\s{0,9}=\s{0,9}\[([^\]]{0,5000})\]/m.exec(text)?.[1]);
        case 'pnpm-workspace.yaml':
            return [...text.matchAll(/^ *- *["']?([^"'#\s]+)/gm)].map(([, pattern = '']) => pattern);
        case 'go.work':
            return [...text.matchAll(/^[ \t]{0,40}(?:use[ \t]{1,9})?(\.\/[^\s()]+)/gm)].map(([, pattern = '']) => pattern);
        default:
            return [];
    }
}
function quotedIn(list) {
    return [...(list ?? '').matchAll(/["']([^"'\n]+)["']/g)].map(([, pattern = '']) => pattern);
}
function toMatcher(pattern) {
    const plain = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimEnd */ .s8)(pattern.replace(/^\.\//, ''), '/');
    if (plain === '' || plain.startsWith('!'))
        return [];
    try {
        return [(0,_policy_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlob */ .SO)(plain)];
    }
    catch {
        return [];
    }
}
const special = /(?:^|\/)(?:\.github|docs|\.pr-review)(?:\/.*)?$/;
const home = (path) => (0,_file_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(path).replace(special, '');
const named = (name) => ({ test: (path) => name.test((0,_file_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path)), home });
const kinds = [
    named(/^AGENTS\.md$/),
    named(/^CLAUDE\.md$/),
    named(/^CONTRIBUTING(?:\.[a-z]+)?$/i),
    named(/^pull_request_template\.(?:md|txt)$/i),
];
const inFolder = /(?:^|\/)\.pr-review\//;
const maxBytes = 200_000;
function isInstruction(path) {
    return inFolder.test(path) || kinds.some(({ test }) => test(path));
}
function repoInstructions(files, touched) {
    const folders = new Set(touched.map(_file_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS));
    const chosen = new Set(files.filter(({ path }) => inFolder.test(path)));
    for (const { test, home } of kinds) {
        const byHome = new Map();
        for (const file of files.filter(({ path }) => test(path) && !inFolder.test(path))) {
            if (!byHome.has(home(file.path)))
                byHome.set(home(file.path), file);
        }
        for (const folder of folders) {
            const nearest = (0,_file_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .foldersUp */ .TS)(folder).find((each) => byHome.has(each));
            const file = nearest === undefined ? undefined : byHome.get(nearest);
            if (file !== undefined)
                chosen.add(file);
        }
    }
    const parts = files
        .filter((file) => chosen.has(file))
        .map(({ path, text }) => `# ${path}\n\n${text.trim()}\n`);
    return parts.length === 0 ? null : cut(parts.join('\n'));
}
function cut(text) {
    return text.length <= maxBytes
        ? text
        : `${text.slice(0, maxBytes)}\n\n(cut after ${maxBytes} characters)\n`;
}
const likelyBaseFiles = [
    ..._path_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .codeownersPaths */ .oX,
    ...workspaceFiles,
    '.gitattributes',
    'AGENTS.md',
    'CLAUDE.md',
    'CONTRIBUTING.md',
    '.github/CONTRIBUTING.md',
    'docs/CONTRIBUTING.md',
    'pull_request_template.md',
    '.github/pull_request_template.md',
    '.github/PULL_REQUEST_TEMPLATE.md',
];
const maxFiles = 60;
const inRoot = new Set([..._path_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .codeownersPaths */ .oX, ...workspaceFiles]);
const shared = /^(?:\.github\/|docs\/|\.pr-review\/)/;
function wantedBaseFiles(existing, touched) {
    const folders = new Set(touched.flatMap((path) => (0,_file_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .foldersUp */ .TS)((0,_file_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(path))));
    const wanted = [...new Set(existing)].filter((path) => inRoot.has(path) ||
        (isInstruction(path) &&
            (shared.test(path) || folders.has((0,_file_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(path)) || isNearReview(path, folders))) ||
        ((0,_file_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path) === '.gitattributes' && folders.has((0,_file_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(path))));
    return wanted.sort((a, b) => depth(a) - depth(b) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a, b)).slice(0, maxFiles);
}
function isNearReview(path, folders) {
    const at = path.lastIndexOf('/.pr-review/');
    return at > 0 && folders.has(path.slice(0, at));
}
function depth(path) {
    return path.split('/').length;
}


/***/ }),

/***/ 57688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ isComment),
/* harmony export */   Fl: () => (/* binding */ isTemplate),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   S2: () => (/* binding */ isInterface),
/* harmony export */   TS: () => (/* binding */ foldersUp),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   ZD: () => (/* binding */ holdsSegments),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   gD: () => (/* binding */ isProduct),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   q1: () => (/* binding */ headingWords),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   xR: () => (/* binding */ pathWords),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
const maxJoined = 3;
function pathWords(path) {
    const segments = path.split('/');
    const name = segments.pop() ?? '';
    const stem = name.replace(/(?<=.)\.[^.]+$/, '');
    return new Set([...segments, stem].flatMap(identifierWords));
}
function headingWords(line) {
    return new Set(line.split(/[^\p{L}\p{N}_]+/u).flatMap(identifierWords));
}
function identifierWords(name) {
    const parts = name
        .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
        .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '');
    return parts.flatMap((_, at) => Array.from({ length: Math.min(maxJoined, parts.length - at) }, (__, more) => parts.slice(at, at + more + 1).join('')));
}
function holdsSegments(path, segments) {
    return `/${path}/`.includes(`/${segments}/`);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function extensionOf(path) {
    const name = nameOf(path);
    const dot = name.lastIndexOf('.');
    return /[^.]/.test(name.slice(0, Math.max(dot, 0))) ? name.slice(dot + 1).toLowerCase() : '';
}
function within(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
function foldersUp(folder) {
    const parts = folder === '' ? [] : folder.split('/');
    return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('/')), ''];
}
const words = (text) => new Set(text.split(' '));
const lockfiles = words('package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb go.sum Cargo.lock Gemfile.lock composer.lock poetry.lock uv.lock Pipfile.lock pdm.lock packages.lock.json pubspec.lock mix.lock gradle.lockfile flake.lock');
const docNames = words('LICENSE LICENCE NOTICE AUTHORS CHANGELOG README CONTRIBUTING COPYING');
const docExtensions = words('md mdx markdown rst adoc');
const configNames = words('Dockerfile Containerfile Makefile Jenkinsfile Procfile Vagrantfile Gemfile Rakefile Brewfile CODEOWNERS Caddyfile Tiltfile BUILD WORKSPACE .gitignore .gitattributes .editorconfig .npmrc .nvmrc .dockerignore requirements.txt constraints.txt CMakeLists.txt');
const configExtensions = words('json jsonc json5 yaml yml toml ini cfg conf config xml properties tf tfvars hcl env pem key crt p12 csv graphql graphqls gql proto prisma gradle mod work csproj fsproj sln gemspec nix bicep tpl service');
const assetExtensions = words('png jpg jpeg gif svg ico webp avif bmp woff woff2 ttf otf eot mp3 mp4 webm wav pdf css scss sass less styl');
const testFolders = /(?:^|\/)(?:tests?|__tests__|__mocks__|specs?|e2e|testdata|fixtures|__fixtures__)\//;
const testName = /(?:\.(?:test|spec|e2e|cy|stories)\.[^.]+|_(?:test|spec)\.[^.]+|^test_[^/]*\.py|^conftest\.py|(?:Tests?|Spec|IT)\.(?:java|kt|scala|groovy|cs|fs|php|swift))$/;
const translationExtensions = words('po pot mo xlf xliff arb strings resx');
const translationFolders = /(?:^|\/)(?:locales?|i18n|l10n|translations?)\//i;
const languageFolders = /(?:^|\/)(?:locales?|i18n|l10n|translations?|langs?|languages?|messages)\//i;
const translationData = words('json json5 yaml yml toml properties ftl');
const languageName = /(?:^|[._-])[a-z]{2}(?:[-_](?:[A-Z]{2}|[A-Z][a-z]{3}|[a-z]{2}))?$/;
const vendorFolders = /(?:^|\/)(?:vendor|node_modules|third_party|thirdparty|bower_components|Pods)\//;
const bundleName = /[.-](?:[\da-f]{8,32}|(?=[\w-]{0,11}[\dA-Z])[\w-]{8,12})\.(?:m?js|css)$/;
const hashedName = /[.-](?=[a-f]*\d)[\da-f]{8,32}\.(?:m?js|css)$/;
const buildFolders = /(?:^|\/)(?:dist|build|out|_next|public\/assets|static\/assets)\//;
const distFile = /(?:^|\/)dist\/.*\.(?:[cm]?js|css|html)$/;
const generatedName = /(?:[.-]min\.(?:js|css)|\.bundle\.js|\.pb\.(?:go|cc|h|gw\.go)|_pb\.(?:ts|js|d\.ts)|_pb2(?:_grpc)?\.pyi?|[._](?:generated|gen)\.[^.]+|\.g\.(?:cs|dart)|\.designer\.cs|\.map|\.snap|\.lock)$/i;
function kindOf(path, attributes) {
    const name = nameOf(path);
    const extension = extensionOf(path);
    if (attributes.isVendored(path) || vendorFolders.test(path))
        return 'vendored';
    if (lockfiles.has(name))
        return 'lockfile';
    if (attributes.isGenerated(path) || isGenerated(path))
        return 'generated';
    if (/^\.env(?:\.|$)/.test(name) || ['pem', 'key', 'p12'].includes(extension))
        return 'config';
    if (testFolders.test(path) || testName.test(name))
        return 'test';
    if (configNames.has(name) || /^(?:Dockerfile|requirements)[.-]/.test(name))
        return 'config';
    if (/(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/.test(path))
        return 'config';
    if (docExtensions.has(extension) || docNames.has(name.replace(/(?:\.txt|-[A-Z\d.-]{1,40})$/, '')))
        return 'docs';
    if (isTranslation(path))
        return 'translation';
    if (extension === 'txt' && /(?:^|\/)docs?\//.test(path))
        return 'docs';
    if (assetExtensions.has(extension))
        return 'asset';
    if (languageOf(path) !== undefined)
        return 'code';
    return configExtensions.has(extension) || /^\.|ignore$/.test(name) ? 'config' : 'unknown';
}
function isGenerated(path) {
    const name = nameOf(path);
    return (generatedName.test(name) ||
        hashedName.test(name) ||
        distFile.test(path) ||
        (buildFolders.test(path) && bundleName.test(name)));
}
function isTranslation(path) {
    const name = nameOf(path);
    const extension = extensionOf(path);
    if (translationExtensions.has(extension))
        return true;
    const stem = name.slice(0, name.length - extension.length - 1);
    const isData = translationData.has(extension);
    if (isData && /^(?:translations?|messages)(?:[._-]|$)/.test(stem))
        return true;
    return (isData && translationFolders.test(path)) || (languageFolders.test(path) && languageName.test(stem));
}
function isTemplate(path) {
    return templateExtensions.has(extensionOf(path));
}
function isInterface({ path, language }) {
    if (isTemplate(path) || /\.(?:[jt]sx|vue|svelte)$/.test(path))
        return true;
    return (language === 'javascript' &&
        /(?:^|\/)(?:[\w-]*ui|components?|static|frontend|pages|views)\//.test(path) &&
        !/(?:^|\/)(?:api|server)\//.test(path));
}
function isProduct(kind) {
    return kind === 'code' || kind === 'config' || kind === 'unknown';
}
const templateExtensions = words('html htm xhtml erb hbs ejs haml jinja j2 njk liquid mustache slim twig peb ftl ftlh tmpl gohtml');
const byExtension = new Map([
    ...pairs('javascript', 'ts tsx mts cts js jsx mjs cjs vue svelte'),
    ...pairs('python', 'py pyi'),
    ...pairs('go', 'go'),
    ...pairs('java', 'java kt kts scala groovy'),
    ...pairs('ruby', 'rb rake'),
    ...pairs('rust', 'rs'),
    ...pairs('csharp', 'cs fs vb'),
    ...pairs('php', 'php'),
    ...pairs('c', 'c h cc cpp cxx hpp m mm swift dart'),
    ...pairs('shell', 'sh bash zsh ps1'),
    ...pairs('sql', 'sql'),
    ...pairs('other', 'ex exs erl hs clj lua pl r jl ml elm zig nim'),
    ...pairs('other', [...templateExtensions].join(' ')),
]);
function pairs(language, extensions) {
    return extensions.split(' ').map((extension) => [extension, language]);
}
function languageOf(path) {
    return byExtension.get(extensionOf(path));
}
const lineComment = {
    javascript: /^\s*\/\/(?!\s*(?:@ts-|eslint-|biome-|prettier-))/,
    python: /^\s*#(?!\s*(?:type:|noqa|nosec|pylint:|pragma:|!))/,
    go: /^\s*\/\/(?!go:|\s*\+build|\s*nolint)/,
    java: /^\s*\/\//,
    ruby: /^\s*#(?!\s*(?:frozen_string_literal|rubocop:|!))/,
    rust: /^\s*\/\//,
    csharp: /^\s*\/\//,
    php: /^\s*\/\//,
    c: /^\s*\/\//,
    shell: /^\s*#(?!!)/,
    sql: /^\s*--/,
    other: /^(?!)/,
};
function isComment(language, line) {
    return lineComment[language].test(line);
}


/***/ }),

/***/ 99862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ ownerMatcher),
/* harmony export */   K2: () => (/* binding */ ownersOf),
/* harmony export */   oX: () => (/* binding */ codeownersPaths),
/* harmony export */   oZ: () => (/* binding */ readCodeowners),
/* harmony export */   rW: () => (/* binding */ ownerRuleOf),
/* harmony export */   wb: () => (/* binding */ readAttributes)
/* harmony export */ });
/* unused harmony export compilePattern */
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70298);
/* harmony import */ var _file_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57688);


function compilePattern(pattern) {
    const rules = ignore__WEBPACK_IMPORTED_MODULE_0__({ ignorecase: false, allowRelativePaths: true }).add([pattern]);
    const folder = fixedFolder(pattern);
    return (path) => path !== '' && path.startsWith(folder) && rules.ignores(path);
}
function fixedFolder(pattern) {
    if (!/\/./.test(pattern))
        return '';
    const [literal = ''] = /^[\p{L}\p{N}._/-]*/u.exec(pattern.replace(/^\//, '')) ?? [];
    return literal.slice(0, literal.lastIndexOf('/') + 1);
}
function readAttributes(files) {
    const lines = files
        .filter(({ path }) => (0,_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(path) === '.gitattributes')
        .toSorted((a, b) => (0,_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(a.path).length - (0,_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(b.path).length)
        .flatMap(readLines);
    const last = (key) => {
        const relevant = lines.filter((line) => line[key] !== undefined);
        return (path) => relevant.findLast((line) => line.matches(inside(path, line.folder)))?.[key] === true;
    };
    return { isGenerated: last('generated'), isVendored: last('vendored') };
}
function readLines({ path, text }) {
    return text.split(/\r?\n/).flatMap((line) => {
        const [pattern = '', ...attributes] = line.trim().split(/\s+/);
        if (pattern === '' || /^[#!]/.test(pattern) || pattern.endsWith('/'))
            return [];
        const generated = stateOf(attributes, 'linguist-generated');
        const vendored = stateOf(attributes, 'linguist-vendored');
        if (generated === undefined && vendored === undefined)
            return [];
        const matches = compilePattern(pattern);
        const state = {
            ...(generated !== undefined && { generated }),
            ...(vendored !== undefined && { vendored }),
        };
        return [{ folder: (0,_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(path), matches, ...state }];
    });
}
function stateOf(attributes, name) {
    const found = attributes.findLast((each) => each.replace(/^[-!]/, '').split('=')[0] === name);
    return found === undefined ? undefined : found === name || found === `${name}=true`;
}
function inside(path, folder) {
    if (folder === '')
        return path;
    return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '';
}
const codeownersPaths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
const maxLength = 3_000_000;
const sectionLine = /^\^?\[([^\]]+)\](?:\[\d+\])?(?:\s|$)/;
const headingComment = /^#[\s=*#-]*([\p{L}\p{N}][\p{L}\p{N}&/ -]{0,39}?)[\s=*#:-]*$/u;
function readCodeowners(files) {
    const file = codeownersPaths
        .map((path) => files.find((each) => each.path === path))
        .find((each) => each !== undefined);
    if (file === undefined || file.text.length > maxLength)
        return [];
    const rules = [];
    let section;
    for (const line of file.text.split(/\r?\n/)) {
        const text = line.trim();
        if (text === '')
            continue;
        const named = sectionLine.exec(text)?.[1] ?? headingOf(text);
        if (named !== undefined)
            section = named;
        if (named !== undefined || text.startsWith('#'))
            continue;
        const rule = readRule(text, section);
        if (rule !== undefined)
            rules.push(rule);
    }
    return rules;
}
function headingOf(line) {
    const name = headingComment.exec(line)?.[1]?.trim();
    return name !== undefined && name.split(/\s+/).length <= 3 ? name : undefined;
}
function readRule(line, section) {
    const [pattern = '', ...rest] = line.split(/(?<!\\)\s+/);
    if (/^(?:!|\\#)|\[/.test(pattern))
        return undefined;
    const comment = rest.findIndex((word) => word.startsWith('#'));
    const owners = (comment < 0 ? rest : rest.slice(0, comment)).filter((word) => word.includes('@'));
    return { pattern, owners, ...(section !== undefined && { section }), matches: ownerMatcher(pattern) };
}
function ownerMatcher(pattern) {
    const matches = compilePattern(pattern);
    if (!pattern.endsWith('/*'))
        return matches;
    return (path) => matches(path) && !matches(path.slice(0, path.lastIndexOf('/') + 1));
}
function ownerRuleOf(rules, path) {
    return rules.findLast((rule) => rule.matches(path));
}
function ownersOf(ownerOf, rules, paths) {
    const used = new Set(paths.map(ownerOf));
    return rules
        .filter((rule) => used.has(rule) && rule.owners.length > 0)
        .map(({ pattern, owners }) => ({ path_pattern: pattern, owners: [...owners] }));
}


/***/ }),

/***/ 93553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ readGitEvidence),
/* harmony export */   Y_: () => (/* binding */ changedFiles),
/* harmony export */   j6: () => (/* binding */ readGitFilesAt)
/* harmony export */ });
/* harmony import */ var _diff_hunk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16672);
/* harmony import */ var _fetch_base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56864);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44256);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70271);
/* harmony import */ var _runner_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33538);





function changedFiles(diff, ids) {
    return diff.files.map((file, index) => {
        const { added: additions, deleted: deletions } = (0,_diff_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .lineTotals */ .wP)(file);
        return {
            sha: ids[index] ?? null,
            filename: file.path,
            status: file.status,
            additions,
            deletions,
            changes: additions + deletions,
            ...(file.oldPath !== undefined && { previous_filename: file.oldPath }),
            ...(file.hunks.length > 0 && { patch: file.hunks.map(hunkText).join('\n') }),
        };
    });
}
function hunkText({ table, firstPoint, runs }) {
    const { bytes } = table;
    const start = bytes.lastIndexOf(_diff_hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .lineFeed */ .hB, table.offset(firstPoint) - 2) + 1;
    const end = table.offset(firstPoint + runs);
    return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - 1 - start).toString('utf8');
}
async function readGitFilesAt(git, commit, paths) {
    const files = new Map();
    for (const path of paths) {
        const file = await git.fileAt(commit, path);
        if (file.state === 'present')
            files.set(path, file.bytes);
    }
    return {
        text: async (path) => {
            const bytes = files.get(path);
            return bytes === undefined || bytes.length > _runner_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .maxTextBytes */ .tu ? undefined : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .utf8Text */ .Hp)(bytes);
        },
    };
}
const maxCommits = 10_000;
async function readGitEvidence(git, change) {
    const [commits, headPaths, basePaths] = await Promise.all([
        commitsBetween(git, change.mergeBase, change.head),
        pathsIn(git, change.tree),
        pathsIn(git, change.base),
    ]);
    const baseFiles = [];
    for (const path of (0,_fetch_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .wantedBaseFiles */ .qv)(basePaths, change.touched)) {
        const file = await git.fileAt(change.base, path);
        if (file.state === 'present')
            baseFiles.push({ path, text: new TextDecoder().decode(file.bytes) });
    }
    return { commits, headPaths, baseFiles };
}
async function pathsIn(git, treeish) {
    const output = await git.repository.run([
        'ls-tree',
        '-r',
        '-z',
        '--name-only',
        '--full-tree',
        _model_review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .CommitId */ .jF.parse(treeish),
    ]);
    return output.toString('utf8').split('\0').slice(0, -1);
}
async function commitsBetween(git, from, to) {
    const format = ['%H', '%an', '%ae', '%cn', '%ce', '%B'].join('%x00');
    const range = [`^${_model_review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .CommitId */ .jF.parse(from)}`, _model_review_document_js__WEBPACK_IMPORTED_MODULE_2__/* .CommitId */ .jF.parse(to)];
    const output = await git.repository.run([
        'log',
        '-z',
        `--max-count=${maxCommits}`,
        `--format=${format}`,
        ...range,
        '--',
    ]);
    const fields = output.toString('utf8').split('\0');
    const commits = [];
    for (let at = 0; at + 5 < fields.length; at += 6) {
        const [id = '', name = '', email = '', committerName = '', committerEmail = '', message = ''] = fields.slice(at, at + 6);
        const committer = { name: committerName, email: committerEmail };
        commits.push({ id, message, author: { name, email }, committer });
    }
    return commits.reverse();
}


/***/ }),

/***/ 69511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ startGit),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   gz: () => (/* binding */ failed)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31612);
/* harmony import */ var _runner_interruption_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7464);



const maxOutput = 256 * 1024 * 1024;
const maxStderr = 16 * 1024;
const deadlineMs = 5 * 60_000;
const isolation = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_PAGER: 'cat',
    GIT_ALLOW_PROTOCOL: 'file',
};
const settings = {
    'safe.directory': '*',
    'core.hooksPath': '/dev/null',
    'core.fsmonitor': 'false',
    'core.commitGraph': 'false',
};
function startGit(command) {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...command.args], {
        cwd: command.cwd,
        env: { ...command.environment, ...isolation, ...configuration(command) },
        windowsHide: true,
        timeout: deadlineMs,
        killSignal: 'SIGKILL',
    });
    const hasEnded = (0,_runner_interruption_js__WEBPACK_IMPORTED_MODULE_2__/* .atEnd */ .tE)(() => child.kill('SIGKILL'));
    child.once('close', hasEnded);
    return child;
}
function runGit(command) {
    const max = command.maxBytes ?? maxOutput;
    const { promise, resolve, reject } = deferred();
    const child = startGit(command);
    const chunks = [];
    let size = 0;
    let stderr = '';
    child.stdout.on('data', (chunk) => {
        size += chunk.length;
        if (size > max)
            child.kill('SIGKILL');
        else
            chunks.push(chunk);
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
        stderr = (stderr + text).slice(0, maxStderr);
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(command.input ?? '');
    child.on('error', (cause) => {
        if (cause.code === 'ENOENT')
            resolve({ state: 'not-installed' });
        else
            reject(failed(command, `could not be started: ${cause.message}`, cause));
    });
    child.on('close', (exitCode, signal) => {
        if (size > max)
            reject(failed(command, `answered more than ${max} bytes`));
        else if (exitCode === null)
            reject(failed(command, `was ended by ${signal}, at the latest after five minutes`));
        else
            resolve({ state: 'ended', exitCode, stdout: Buffer.concat(chunks), stderr });
    });
    return promise;
}
function failed(command, how, cause) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({
        kind: 'operational',
        code: 'GIT_FAILED',
        message: `git ${command.args[0] ?? ''} in ${command.cwd} ${how}`,
        fix: 'Check that this directory is an intact git work tree and that git is 2.31 or newer.',
        cause,
    });
}
function configuration(command) {
    const pairs = Object.entries({ ...settings, ...command.settings });
    const own = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' };
    return {
        ...(command.userConfiguration === true ? {} : own),
        ...Object.fromEntries([
            ['GIT_CONFIG_COUNT', String(pairs.length)],
            ...pairs.flatMap(([key, value], index) => [
                [`GIT_CONFIG_KEY_${index}`, key],
                [`GIT_CONFIG_VALUE_${index}`, value],
            ]),
        ]),
    };
}
function deferred() {
    let resolve = () => undefined;
    let reject = () => undefined;
    const promise = new Promise((onValue, onError) => {
        resolve = onValue;
        reject = onError;
    });
    return { promise, resolve, reject };
}


/***/ }),

/***/ 21367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gZ: () => (/* binding */ ownFolders),
  cz: () => (/* binding */ shareGit),
  zc: () => (/* binding */ withGit),
  DY: () => (/* binding */ workTreeTop)
});

// UNUSED EXPORTS: Git, openGit

// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/runner/interruption.js
var interruption = __webpack_require__(7464);
// EXTERNAL MODULE: ./build/git/git-process.js
var git_process = __webpack_require__(69511);
;// CONCATENATED MODULE: ./build/git/object-reader.js

const header = /^([0-9a-f]{40,64}) (\w+) (\d+)$/;
const lineFeed = 0x0a;
class GitEnded extends Error {
}
class ObjectReader {
    #command;
    #args;
    #withBytes;
    #maxBytes;
    #process;
    #last = Promise.resolve();
    #chunks = [];
    #wake = () => undefined;
    constructor(command, { bytes, maxBytes }) {
        this.#command = command;
        this.#args = ['cat-file', bytes ? '--batch' : '--batch-check'];
        this.#withBytes = bytes;
        this.#maxBytes = maxBytes;
    }
    read(expression) {
        const answer = this.#last.then(() => this.#askOrRestart(expression));
        this.#last = answer.catch(() => undefined);
        return answer;
    }
    close() {
        this.#process?.kill('SIGKILL');
    }
    async #askOrRestart(expression, isAgain = false) {
        try {
            return await this.#ask(expression);
        }
        catch (error) {
            this.close();
            this.#process = undefined;
            this.#chunks = [];
            if (!(error instanceof GitEnded))
                throw error;
            return isAgain ? undefined : this.#askOrRestart(expression, true);
        }
    }
    async #ask(expression) {
        if (/[\n\0]/.test(expression))
            return undefined;
        this.#process ??= this.#start();
        this.#process.stdin.write(`${expression}\n`);
        const [, id, type, size] = header.exec(await this.#readLine()) ?? [];
        if (id === undefined || type === undefined)
            return undefined;
        if (!this.#withBytes)
            return { id, type, bytes: Buffer.alloc(0) };
        const length = Number(size);
        if (length > this.#maxBytes) {
            throw (0,git_process/* failed */.gz)({ args: this.#args, cwd: this.#command.cwd }, `answered more than ${this.#maxBytes} bytes`);
        }
        const bytes = await this.#take(length + 1);
        return { id, type, bytes: bytes.subarray(0, length) };
    }
    #start() {
        const child = (0,git_process/* startGit */.BE)({ ...this.#command, args: this.#args });
        child.stdout.on('data', (chunk) => {
            if (child !== this.#process)
                return;
            this.#chunks.push(chunk);
            this.#wake();
        });
        child.stderr.resume();
        child.stdin.on('error', () => undefined);
        child.on('error', () => this.#wake());
        child.on('close', () => this.#wake());
        return child;
    }
    async #readLine() {
        for (;;) {
            const index = this.#chunks.findIndex((chunk) => chunk.includes(lineFeed));
            if (index >= 0) {
                const before = this.#chunks.slice(0, index).reduce((sum, { length }) => sum + length, 0);
                const line = await this.#take(before + (this.#chunks[index]?.indexOf(lineFeed) ?? 0) + 1);
                return line.subarray(0, -1).toString('utf8');
            }
            await this.#more();
        }
    }
    async #take(length) {
        while (this.#chunks.reduce((sum, chunk) => sum + chunk.length, 0) < length)
            await this.#more();
        const all = Buffer.concat(this.#chunks);
        this.#chunks = all.length > length ? [all.subarray(length)] : [];
        return all.subarray(0, length);
    }
    async #more() {
        const { pid, exitCode, signalCode } = this.#process ?? {};
        if (pid === undefined || exitCode !== null || signalCode !== null)
            throw new GitEnded();
        await new Promise((resolve) => {
            this.#wake = resolve;
        });
    }
}

;// CONCATENATED MODULE: ./build/git/borrowed-repository.js







const settingsPattern = '^core\\.(attributesfile|autocrlf|eol|excludesfile|filemode|ignorecase|precomposeunicode|symlinks)$';
const maxObject = 128 * 1024 * 1024;
class BorrowedRepository {
    original;
    directory;
    objects;
    #environment;
    #names;
    #isDone;
    #settings;
    constructor(parts) {
        this.original = parts.original;
        this.directory = parts.directory;
        this.#environment = parts.environment;
        this.#isDone = (0,interruption/* atEnd */.tE)(() => (0,external_node_fs_.rmSync)(parts.directory, { recursive: true, force: true }));
        this.objects = new ObjectReader({ cwd: parts.directory, environment: { ...parts.environment, GIT_DIR: parts.directory } }, { bytes: true, maxBytes: maxObject });
        this.#names = new ObjectReader({ cwd: parts.original.root, environment: parts.environment }, { bytes: false, maxBytes: maxObject });
    }
    async shallow() {
        const commits = await textOf((0,external_node_path_.join)(this.directory, 'shallow'));
        return commits.split('\n').filter((line) => line !== '');
    }
    async try(args, options = {}) {
        const { variables, ...rest } = options;
        const environment = { ...this.#environment, GIT_DIR: this.directory, ...variables };
        return ended(await (0,git_process/* runGit */.EO)({ cwd: this.directory, args, environment, ...rest }), args, this.directory);
    }
    async run(args, options = {}) {
        const { exitCode, stdout, stderr } = await this.try(args, options);
        if (exitCode === 0)
            return stdout;
        throw (0,git_process/* failed */.gz)({ args, cwd: this.original.root }, `ended with ${exitCode}: ${firstLine(stderr)}`);
    }
    workTreeSettings() {
        this.#settings ??= this.#userSettings(settingsPattern);
        return this.#settings;
    }
    async resolve(revision) {
        return (await this.#names.read(revision))?.id;
    }
    async resolveName(revision) {
        const args = ['rev-parse', '--abbrev-ref', '--verify', '--quiet', revision];
        const command = { cwd: this.original.root, args, environment: this.#environment };
        const { exitCode, stdout } = ended(await (0,git_process/* runGit */.EO)(command), args, this.original.root);
        return exitCode === 0 ? stdout.toString('utf8').trim() : undefined;
    }
    async #userSettings(pattern) {
        const args = ['config', '--null', '--get-regexp', pattern];
        const command = {
            cwd: this.original.root,
            args,
            environment: this.#environment,
            userConfiguration: true,
        };
        const { stdout } = ended(await (0,git_process/* runGit */.EO)(command), args, this.original.root);
        const entries = stdout
            .toString('utf8')
            .split('\0')
            .filter((entry) => entry !== '');
        return Object.fromEntries(entries.map((entry) => {
            const [key = '', ...value] = entry.split('\n');
            return [key, value.length === 0 ? 'true' : value.join('\n')];
        }));
    }
    async close() {
        this.objects.close();
        this.#names.close();
        this.#isDone();
        await (0,promises_.rm)(this.directory, { recursive: true, force: true });
    }
}
async function borrowRepository(wanted) {
    const original = await findOriginal(wanted);
    if (original === undefined)
        return undefined;
    const directory = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'pr-verdict-git-'));
    try {
        const shallow = await textOf(original.shallow);
        await (0,promises_.mkdir)((0,external_node_path_.join)(directory, 'objects', 'info'), { recursive: true });
        await (0,promises_.mkdir)((0,external_node_path_.join)(directory, 'refs'));
        await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'HEAD'), 'ref: refs/heads/none\n');
        await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'config'), configFor(original.objectFormat));
        await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'objects', 'info', 'alternates'), `${quoted(original.objects)}\n`);
        if (shallow !== '')
            await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'shallow'), shallow);
        return new BorrowedRepository({
            original,
            directory,
            environment: wanted.environment,
        });
    }
    catch (error) {
        await (0,promises_.rm)(directory, { recursive: true, force: true });
        throw error;
    }
}
async function findOriginal(wanted) {
    const files = ['objects', 'index', 'shallow', 'info/exclude', 'info/attributes'];
    const args = [
        'rev-parse',
        '--path-format=absolute',
        '--show-toplevel',
        '--show-object-format',
        ...files.flatMap((file) => ['--git-path', file]),
    ];
    const command = { cwd: wanted.directory, args, environment: wanted.environment };
    const result = await (0,git_process/* runGit */.EO)(command);
    if (result.state === 'not-installed')
        return undefined;
    const { exitCode, stdout, stderr } = result;
    if (exitCode !== 0) {
        if (/not a git repository|must be run in a work tree/i.test(stderr))
            return undefined;
        throw (0,git_process/* failed */.gz)(command, `ended with ${exitCode}: ${firstLine(stderr)}`);
    }
    const [root, objectFormat, objects, index, shallow, exclude, attributes, ...rest] = stdout
        .toString('utf8')
        .split('\n');
    if (root === undefined ||
        objectFormat === undefined ||
        objects === undefined ||
        index === undefined ||
        shallow === undefined ||
        exclude === undefined ||
        attributes === undefined ||
        rest.length !== 1) {
        throw (0,git_process/* failed */.gz)(command, 'gave an answer that cannot be read');
    }
    return { root, objectFormat, objects, index, shallow, exclude, attributes };
}
function configFor(objectFormat) {
    const version = objectFormat === 'sha1' ? '0' : '1';
    const extension = objectFormat === 'sha1' ? '' : `[extensions]\n\tobjectFormat = ${objectFormat}\n`;
    return `[core]\n\trepositoryFormatVersion = ${version}\n\tbare = true\n${extension}`;
}
function quoted(path) {
    return `"${path.replace(/[\\"]/g, '\\$&')}"`;
}
function ended(result, args, cwd) {
    if (result.state === 'ended')
        return result;
    throw (0,git_process/* failed */.gz)({ args, cwd }, 'could not be started');
}
function firstLine(text) {
    return text.trim().split('\n')[0] ?? '';
}
async function textOf(path) {
    try {
        return await (0,promises_.readFile)(path, 'utf8');
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./build/git/git.js



const ownFolders = ['.code-review', 'docs/code-reviews'];
class Git {
    #repository;
    #trees = new Map();
    constructor(repository) {
        this.#repository = repository;
    }
    get root() {
        return this.#repository.original.root;
    }
    get repository() {
        return this.#repository;
    }
    async commit(revision) {
        const id = await this.#repository.resolve(`${revision}^{commit}`);
        return id !== undefined && (await this.hasCommit(id)) ? id : undefined;
    }
    headCommit() {
        return this.commit('HEAD');
    }
    async branch() {
        const name = await this.#repository.resolveName('HEAD');
        return name === 'HEAD' ? undefined : name;
    }
    async hasCommit(id) {
        return (await this.#repository.objects.read(`${review_document/* CommitId */.jF.parse(id)}^{commit}`)) !== undefined;
    }
    async parents(commit) {
        const text = (await this.#require(`${review_document/* CommitId */.jF.parse(commit)}^{commit}`)).bytes.toString('utf8');
        const header = text.slice(0, text.indexOf('\n\n'));
        return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id]) => review_document/* CommitId */.jF.parse(id));
    }
    async treeOf(commit) {
        return (await this.#require(`${review_document/* CommitId */.jF.parse(commit)}^{tree}`)).id;
    }
    async mergeBase(one, other) {
        const tips = [review_document/* CommitId */.jF.parse(one), review_document/* CommitId */.jF.parse(other)];
        const { exitCode, stdout } = await this.#repository.try(['merge-base', ...tips]);
        const found = exitCode === 0 ? review_document/* CommitId */.jF.parse(stdout.toString('utf8').trim()) : undefined;
        if (await this.#reachesTheEdge(tips, found))
            return { state: 'history-missing' };
        return found === undefined ? { state: 'unrelated' } : { state: 'found', commit: found };
    }
    diff(wanted) {
        return this.#compare(wanted, patchFormat(wanted));
    }
    async diffWithIds(wanted) {
        const output = await this.#compare(wanted, ['--raw', '--no-abbrev', ...patchFormat(wanted)]);
        const ids = [];
        let at = 0;
        while (output[at] === colon) {
            const end = output.indexOf(git_lineFeed, at);
            const record = /^:\d{6} \d{6} ([0-9a-f]+) ([0-9a-f]+) ([A-Z])/.exec(output.toString('latin1', at, end));
            const [, from = '', to = '', letter] = record ?? [];
            ids.push(letter === 'D' ? from : to);
            at = end + 1;
        }
        return { bytes: output.subarray(output[at] === git_lineFeed ? at + 1 : at), ids };
    }
    async changedBlobs(wanted) {
        const raw = (await this.#compare(wanted, ['--raw', '-z', '--no-abbrev', '--no-renames'])).toString('latin1');
        const records = raw.matchAll(/:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) [A-Z]\0[^\0]*\0/g);
        const ids = [...records].flatMap(([, oldMode = '', newMode = '', from = '', to = '']) => [
            ...(isContent(oldMode) ? [from] : []),
            ...(isContent(newMode) ? [to] : []),
        ]);
        return [...new Set(ids)];
    }
    async missing(ids) {
        const input = ids.map((id) => `${review_document/* CommitId */.jF.parse(id)}\n`).join('');
        const answers = await this.#repository.run(['cat-file', '--batch-check'], { input });
        return [...answers.toString('latin1').matchAll(/^([0-9a-f]+) missing$/gm)].map(([, id]) => review_document/* CommitId */.jF.parse(id));
    }
    async blob(id) {
        const object = await this.#repository.objects.read(review_document/* CommitId */.jF.parse(id));
        return object?.type === 'blob' ? object.bytes : undefined;
    }
    async fileAt(commit, path) {
        if (!(await this.hasCommit(commit))) {
            return { state: 'unreadable', reason: `commit ${commit} is not in this repository` };
        }
        const entry = await this.#entry(commit, path);
        if (entry === undefined)
            return { state: 'absent' };
        if (entry.mode !== '100644' && entry.mode !== '100755') {
            return { state: 'unreadable', reason: `${path} is not a regular file in commit ${commit}` };
        }
        const bytes = await this.blob(entry.id);
        return bytes === undefined
            ? {
                state: 'unreadable',
                reason: `the content of ${path} in commit ${commit} is not in this repository`,
            }
            : { state: 'present', bytes };
    }
    async blobsOf(commit) {
        const args = ['ls-tree', '-r', '-z', '--full-tree', review_document/* CommitId */.jF.parse(commit)];
        const entries = (await this.#text(args)).matchAll(/\d{6} blob ([0-9a-f]+)\t([^\0]+)\0/g);
        return new Map([...entries].map(([, id = '', path = '']) => [path, id]));
    }
    async isTracked(commit, path) {
        return (await this.#entry(commit, path)) !== undefined;
    }
    close() {
        return this.#repository.close();
    }
    async #reachesTheEdge(tips, found) {
        const edge = new Set(await this.#repository.shallow());
        if (edge.size === 0)
            return false;
        const below = found === undefined ? [] : ['--not', found];
        const seen = (await this.#text(['rev-list', ...tips, ...below])).split('\n');
        return seen.some((commit) => edge.has(commit));
    }
    #compare(wanted, format) {
        const excluded = (wanted.without ?? []).map((folder) => `:(exclude,top,literal)${folder}`);
        return this.#repository.run([
            'diff-tree',
            '-r',
            '--find-renames',
            '--no-color',
            '--no-ext-diff',
            '--no-textconv',
            '--submodule=short',
            ...format,
            review_document/* CommitId */.jF.parse(wanted.from),
            review_document/* CommitId */.jF.parse(wanted.to),
            '--',
            ...(excluded.length > 0 ? ['.', ...excluded] : []),
        ]);
    }
    async #entry(commit, path) {
        let found = { mode: folderMode, id: `${review_document/* CommitId */.jF.parse(commit)}^{tree}` };
        for (const segment of path.split('/')) {
            if (found.mode === submoduleMode)
                return found;
            if (found.mode !== folderMode)
                return undefined;
            const entry = (await this.#tree(found.id)).get(segment);
            if (entry === undefined)
                return undefined;
            found = entry;
        }
        return found;
    }
    #tree(expression) {
        const known = this.#trees.get(expression);
        if (known !== undefined)
            return known;
        const tree = this.#require(expression).then(readTree);
        this.#trees.set(expression, tree);
        return tree;
    }
    async #require(expression) {
        const object = await this.#repository.objects.read(expression);
        if (object !== undefined)
            return object;
        throw (0,git_process/* failed */.gz)({ args: ['cat-file'], cwd: this.root }, `does not find ${expression}`);
    }
    async #text(args) {
        return (await this.#repository.run(args)).toString('utf8');
    }
}
const folderMode = '40000';
const submoduleMode = '160000';
const colon = 0x3a;
const git_lineFeed = 0x0a;
function readTree({ id, bytes }) {
    const entries = new Map();
    const idLength = id.length / 2;
    for (let at = 0; at < bytes.length;) {
        const space = bytes.indexOf(0x20, at);
        const end = bytes.indexOf(0, space);
        const mode = bytes.toString('latin1', at, space);
        const name = bytes.toString('utf8', space + 1, end);
        at = end + 1 + idLength;
        entries.set(name, { mode, id: bytes.toString('hex', end + 1, at) });
    }
    return entries;
}
function patchFormat({ context = 3 }) {
    return ['--patch', '--full-index', `--unified=${context}`, '--src-prefix=a/', '--dst-prefix=b/'];
}
function isContent(mode) {
    return mode !== '000000' && mode !== '160000';
}
async function openGit(wanted) {
    const repository = await borrowRepository(wanted);
    return repository && new Git(repository);
}
const shared = new Map();
let sharers = 0;
async function shareGit(body) {
    sharers += 1;
    try {
        return await body();
    }
    finally {
        sharers -= 1;
        if (sharers === 0) {
            const opened = await Promise.allSettled(shared.values());
            shared.clear();
            for (const each of opened)
                if (each.status === 'fulfilled')
                    await each.value?.close();
        }
    }
}
function openShared(wanted) {
    const key = JSON.stringify([wanted.directory, wanted.environment]);
    const opening = shared.get(key) ?? openGit(wanted);
    shared.set(key, opening);
    return opening;
}
async function withGit(wanted, body) {
    if (sharers > 0)
        return body(await openShared(wanted));
    const git = await openGit(wanted);
    try {
        return await body(git);
    }
    finally {
        await git?.close();
    }
}
function workTreeTop(wanted) {
    return withGit(wanted, async (git) => git?.root);
}


/***/ }),

/***/ 24264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ createLocalSource),
/* harmony export */   v: () => (/* binding */ noWorktree)
/* harmony export */ });
/* harmony import */ var _diff_parse_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84271);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31612);
/* harmony import */ var _runner_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33538);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21367);
/* harmony import */ var _git_evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93553);
/* harmony import */ var _working_directory_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69470);
/* harmony import */ var _worktree_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28371);







const defaultBranches = [
    'refs/remotes/origin/HEAD',
    'refs/remotes/origin/main',
    'refs/remotes/origin/master',
    'refs/heads/main',
    'refs/heads/master',
];
const maxPolicy = 1024 * 1024;
function createLocalSource(wanted) {
    return {
        fetch: ({ policyPath }) => (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .withGit */ .zc)({ directory: wanted.root, environment: wanted.environment }, (git) => {
            if (git === undefined)
                throw noWorktree(wanted.root);
            return takeSnapshot(git, wanted, policyPath);
        }),
        filesAt: (commit, paths) => (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .withGit */ .zc)({ directory: wanted.root, environment: wanted.environment }, (git) => {
            if (git === undefined)
                throw noWorktree(wanted.root);
            return (0,_git_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .readGitFilesAt */ .j6)(git, commit, paths);
        }),
        isCurrent: ({ head, tree }) => (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .withGit */ .zc)({ directory: wanted.root, environment: wanted.environment }, async (git) => {
            if (git === undefined)
                return false;
            if ((await git.headCommit()) !== head)
                return false;
            return (await (0,_worktree_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .writeWorktreeTree */ .Z)(git, _git_js__WEBPACK_IMPORTED_MODULE_3__/* .ownFolders */ .gZ)) === (tree ?? (await git.treeOf(head)));
        }),
    };
}
async function takeSnapshot(git, wanted, policyPath) {
    const commits = await pinCommits(git, wanted);
    const to = commits.tree ?? commits.head;
    const range = { from: commits.mergeBase, to, without: _git_js__WEBPACK_IMPORTED_MODULE_3__/* .ownFolders */ .gZ };
    const { bytes: diff, ids } = await diffOf(git, wanted, range);
    const files = readFiles(diff, ids);
    const branch = wanted.head === undefined ? await git.branch() : undefined;
    return {
        commits,
        ...(branch === undefined ? {} : { branch }),
        diff,
        files,
        comments: [],
        coverage: { expected: files.length, covered: files.length, missing: [] },
        ...(await look(git, wanted, { commits, files })),
        trustedPolicy: await readTrustedPolicy(git, wanted, { commits, policyPath }),
        policy: wanted.head === undefined
            ? await readWorktreePolicy(git, policyPath)
            : await git.fileAt(commits.head, policyPath),
        evidence: await (0,_git_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .readGitEvidence */ .AK)(git, {
            ...commits,
            tree: to,
            touched: files.map(({ filename }) => filename),
        }),
    };
}
async function diffOf(git, wanted, range) {
    try {
        return await git.diffWithIds(range);
    }
    catch (error) {
        throw (await isWhole(git, range)) ? error : contentMissing(git, wanted, range);
    }
}
async function isWhole(git, range) {
    try {
        return (await git.missing(await git.changedBlobs(range))).length === 0;
    }
    catch (error) {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR)
            return false;
        throw error;
    }
}
async function pinCommits(git, wanted) {
    const head = await pinHead(git, wanted.head);
    const base = wanted.sinceHead === true ? await pin(git, 'HEAD', '--base') : await pinBase(git, wanted.base);
    const common = await git.mergeBase(base, head);
    if (common.state === 'history-missing')
        throw historyMissing(git);
    if (common.state === 'unrelated')
        throw unrelated(git, base, head);
    const tree = wanted.head === undefined ? await (0,_worktree_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .writeWorktreeTree */ .Z)(git, _git_js__WEBPACK_IMPORTED_MODULE_3__/* .ownFolders */ .gZ) : undefined;
    const isChanged = tree !== undefined && tree !== (await git.treeOf(head));
    return { head, ...(isChanged && { tree }), base, mergeBase: common.commit };
}
async function pinBase(git, wanted) {
    return wanted === undefined ? findDefaultBranch(git) : pin(git, wanted, '--base');
}
async function readTrustedPolicy(git, wanted, { commits, policyPath }) {
    if (wanted.sinceHead !== true)
        return git.fileAt(commits.mergeBase, policyPath);
    try {
        const common = await git.mergeBase(await pinBase(git, wanted.base), commits.head);
        return common.state === 'found' ? await git.fileAt(common.commit, policyPath) : { state: 'absent' };
    }
    catch (error) {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR)
            return { state: 'absent' };
        throw error;
    }
}
async function pinHead(git, wanted) {
    if (wanted !== undefined)
        return pin(git, wanted, '--head');
    const head = await git.headCommit();
    if (head !== undefined)
        return head;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({
        kind: 'usage',
        code: 'LOCAL_NO_COMMIT',
        message: `The branch that is checked out in ${git.root} has no commit yet`,
        fix: 'Make a first commit; what comes after it can be reviewed.',
    });
}
async function pin(git, revision, option) {
    const commit = await git.commit(revision);
    if (commit !== undefined)
        return commit;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({
        kind: 'usage',
        code: 'LOCAL_REVISION_UNKNOWN',
        message: `${option} ${JSON.stringify(revision)} names no commit in ${git.root}`,
        fix: 'Give a branch, tag or commit that `git rev-parse` knows; `git fetch` gets those of the remote.',
    });
}
async function findDefaultBranch(git) {
    for (const branch of defaultBranches) {
        const commit = await git.commit(branch);
        if (commit !== undefined)
            return commit;
    }
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({
        kind: 'usage',
        code: 'LOCAL_BASE_UNKNOWN',
        message: `${git.root} has no branch main or master, here or at the remote origin, to compare with`,
        fix: 'Name the branch your change is meant for, such as `--base develop`, or let git find it with `git remote set-head origin --auto`.',
    });
}
function readFiles(bytes, ids) {
    const parsed = (0,_diff_parse_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDiff */ .F)(bytes);
    if (parsed.ok)
        return (0,_git_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .changedFiles */ .Y_)(parsed.diff, ids);
    const { line, message } = parsed.error;
    throw new Error(`git's own diff cannot be read, line ${line}: ${message}`);
}
async function look(git, wanted, { commits, files }) {
    if (wanted.head !== undefined) {
        return (0,_working_directory_js__WEBPACK_IMPORTED_MODULE_5__/* .inspectWorkingDirectory */ .L)({
            directory: git.root,
            environment: wanted.environment,
            head: commits.head,
            files,
            headBlob: async (id) => {
                throw new Error(`blob ${id} is in the diff, but not in the repository`);
            },
        });
    }
    return {
        workingDirectory: { state: 'worktree', commit: commits.head, differing: [] },
        workingTreeDiff: new Uint8Array(),
    };
}
async function readWorktreePolicy(git, name) {
    try {
        const bytes = await (0,_runner_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .XF)({ root: git.root, name, maxBytes: maxPolicy });
        return bytes === undefined ? { state: 'absent' } : { state: 'present', bytes };
    }
    catch (error) {
        return { state: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
    }
}
function noWorktree(directory) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({
        kind: 'usage',
        code: 'LOCAL_NOT_A_WORKTREE',
        message: `${directory} is not in a git work tree, or git is not installed`,
        fix: 'Run it inside a checkout, with git on the PATH.',
    });
}
function historyMissing(git) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({
        kind: 'operational',
        code: 'LOCAL_HISTORY_MISSING',
        message: `${git.root} is a shallow clone: where the change left its base is not in it`,
        fix: 'Get the rest with `git fetch --unshallow`, or check out with `fetch-depth: 0`.',
    });
}
function contentMissing(git, { head }, { from, to }) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({
        kind: 'operational',
        code: 'LOCAL_CONTENT_MISSING',
        message: `${git.root} is a partial clone: some of the files that the change is compared with are not in it`,
        fix: `Get them with \`git diff --stat ${from}${head === undefined ? '' : ` ${to}`}\`, then run this again.`,
    });
}
function unrelated(git, base, head) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({
        kind: 'usage',
        code: 'LOCAL_UNRELATED_HISTORIES',
        message: `Commits ${base} and ${head} in ${git.root} have no common ancestor`,
        fix: 'Give a `--base` that the change was made from.',
    });
}


/***/ }),

/***/ 69470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ createJobCheckout),
/* harmony export */   L: () => (/* binding */ inspectWorkingDirectory)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31612);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21367);





function createJobCheckout(options) {
    return {
        diff: (mergeBase, head) => ask(options, async (git) => {
            return git.diffWithIds({ from: mergeBase, to: head });
        }),
        mergeBase: (base, head) => ask(options, async (git) => {
            const found = await git.mergeBase(base, head);
            return found.state === 'found' ? found.commit : undefined;
        }),
    };
}
async function ask(options, answer) {
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .withGit */ .zc)(options, async (git) => {
        try {
            return git && (await answer(git));
        }
        catch (error) {
            if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR)
                return undefined;
            throw error;
        }
    });
}
const noDiff = new Uint8Array();
const binary = Uint8Array.of(0);
function inspectWorkingDirectory(options) {
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .withGit */ .zc)(options, async (git) => {
        const commit = await git?.headCommit();
        if (git === undefined || commit === undefined) {
            return { workingDirectory: { state: 'absent', differing: [] }, workingTreeDiff: noDiff };
        }
        const state = await stateOf(git, commit, options.head);
        const differences = state === 'merge' ? await compareWithHead(git, commit, options) : [];
        return {
            workingDirectory: { state, commit, differing: differences.map(({ path }) => path) },
            workingTreeDiff: await diffOf(git, differences),
        };
    });
}
async function stateOf(git, commit, head) {
    if (commit === head)
        return 'head';
    const parents = await git.parents(commit);
    return parents.length === 2 && parents[1] === head ? 'merge' : 'other';
}
async function compareWithHead(git, merge, { files, headBlob }) {
    const blobs = await git.blobsOf(merge);
    const differences = [];
    for (const { filename: path, sha, status } of files) {
        const id = blobs.get(path);
        if (status === 'removed' || sha === null || id === sha)
            continue;
        const merged = id === undefined ? undefined : await git.blob(id);
        const head = (await git.blob(sha)) ?? (await headBlob(sha, path));
        if (blobId(head, sha) !== sha)
            throw wrongContent(sha, path);
        differences.push({ path, merged: merged ?? binary, head });
    }
    return differences;
}
async function diffOf(git, differences) {
    if (differences.length === 0)
        return noDiff;
    const tree = (side) => writeBlobTree(git, differences.map((difference) => ({ path: difference.path, bytes: difference[side] })));
    return git.diff({ from: await tree('merged'), to: await tree('head'), context: 0 });
}
function blobId(bytes, like) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 64 ? 'sha256' : 'sha1')
        .update(`blob ${bytes.length}\0`)
        .update(bytes)
        .digest('hex');
}
function wrongContent(id, path) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR({
        kind: 'operational',
        code: 'BLOB_MISMATCH',
        message: `The content received for ${JSON.stringify(path)} is not blob ${id}`,
        fix: 'Run again. If it stays, a proxy between this job and the server changes answers.',
    });
}
async function writeBlobTree(git, files) {
    const { repository } = git;
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.directory, 'tree-'));
    const variables = { GIT_INDEX_FILE: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'index') };
    try {
        const paths = files.map((_, index) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, String(index)));
        for (const [index, { bytes }] of files.entries())
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, String(index)), bytes);
        const stored = await repository.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], {
            input: paths.map((path) => `${path}\n`).join(''),
        });
        const ids = stored.toString('utf8').split('\n');
        const entries = files.map(({ path }, index) => `100644 ${ids[index]}\t${path}\0`);
        await repository.run(['update-index', '-z', '--index-info'], { input: entries.join(''), variables });
        const kept = (await repository.run(['ls-files', '-z'], { variables })).filter((byte) => byte === 0).length;
        if (kept !== files.length)
            throw new Error(`a tree of ${files.length} files holds only ${kept} of them`);
        return (await repository.run(['write-tree'], { variables })).toString('utf8').trim();
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 28371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ createChangesSince),
/* harmony export */   Z: () => (/* binding */ writeWorktreeTree)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runner_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33538);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21367);




async function writeWorktreeTree(git, without) {
    const { directory, original } = git.repository;
    const index = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'worktree-index');
    await copyIfThere(original.exclude, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'info', 'exclude'));
    await copyIndex(original.index, index);
    const runInWorkTree = await openWorkTree(git, index);
    const run = (args, paths = []) => runInWorkTree(args, namesTo(paths));
    const excluded = ['--', '.', ...without.map((folder) => `:(exclude,top,literal)${folder}`)];
    const changes = await run(['diff-files', '-z', '--name-status', '--ignore-submodules=dirty', ...excluded]);
    const { gone, changed } = splitChanges(changes);
    if (gone.length > 0)
        await run(['update-index', '-z', '--force-remove', '--stdin'], gone);
    const untracked = namesFrom(await run(['ls-files', '-z', '--others', '--exclude-standard', ...excluded]));
    const files = [...changed, ...untracked];
    if (files.length > 0)
        await run(['update-index', '-z', '--add', '--remove', '--replace', '--stdin'], files);
    return (await run(['write-tree', '--missing-ok'])).toString('utf8').trim();
}
function splitChanges(output) {
    const fields = namesFrom(output);
    const gone = [];
    const changed = [];
    for (let index = 0; index + 1 < fields.length; index += 2) {
        const path = fields[index + 1] ?? '';
        (fields[index] === 'D' ? gone : changed).push(path);
    }
    return { gone, changed };
}
async function copyIndex(from, to) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(to, { force: true });
    if (!(await copyIfThere(from, to)))
        return;
    const { mtimeMs } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(from);
    const wholeSecond = Math.floor(mtimeMs / 1000);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.utimes)(to, wholeSecond, wholeSecond);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(from);
    const parts = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).filter((name) => name.startsWith('sharedindex.'));
    for (const part of parts)
        await copyIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, part), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(to), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(part)));
}
async function openWorkTree({ repository }, index) {
    const { directory, original } = repository;
    await copyIfThere(original.attributes, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'info', 'attributes'));
    const settings = { ...(await repository.workTreeSettings()), 'core.bare': 'false' };
    const variables = { GIT_WORK_TREE: original.root, GIT_INDEX_FILE: index };
    return (args, input) => repository.run(args, { cwd: original.root, settings, variables, input });
}
async function copyIfThere(from, to) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(to), { recursive: true });
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(from, to);
        return true;
    }
    catch (error) {
        if ((0,_runner_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .hasCode */ .up)(error, 'ENOENT'))
            return false;
        throw error;
    }
}
function namesFrom(output) {
    return output
        .toString('latin1')
        .split('\0')
        .filter((name) => name !== '');
}
function namesTo(names) {
    return Buffer.from(names.map((name) => `${name}\0`).join(''), 'latin1');
}
function createChangesSince(wanted) {
    return (from, to) => (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .withGit */ .zc)(wanted, async (git) => {
        if (git === undefined || from.tree !== undefined)
            return undefined;
        for (const commit of [from.head, to.head, to.base])
            if (!(await git.hasCommit(commit)))
                return undefined;
        if (!(await isMergeBase(git, [from.head, to.head], from.head)))
            return undefined;
        if (!(await isMergeBase(git, [to.base, from.head], to.mergeBase)))
            return undefined;
        if (to.tree === undefined)
            return git.diff({ from: from.head, to: to.head, without: _git_js__WEBPACK_IMPORTED_MODULE_3__/* .ownFolders */ .gZ });
        const tree = await writeWorktreeTree(git, _git_js__WEBPACK_IMPORTED_MODULE_3__/* .ownFolders */ .gZ);
        return tree === to.tree ? git.diff({ from: from.head, to: tree, without: _git_js__WEBPACK_IMPORTED_MODULE_3__/* .ownFolders */ .gZ }) : undefined;
    });
}
async function isMergeBase(git, [one, other], commit) {
    const found = await git.mergeBase(one, other);
    return found.state === 'found' && found.commit === commit;
}


/***/ }),

/***/ 15174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f8: () => (/* binding */ policyKeys),
/* harmony export */   l7: () => (/* binding */ describedSchema),
/* harmony export */   tJ: () => (/* binding */ KeySchema)
/* harmony export */ });
/* unused harmony export keysOf */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39713);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);


const program = (timeout) => ({
    run: {
        meaning: 'Program and arguments, each as it is; no shell reads them. Without it nothing is started here.',
        example: '[npx, eslint, --format, json, .]',
    },
    cwd: {
        meaning: 'Folders to run in: one process for each matching folder that has changes.',
        example: 'packages/*',
    },
    env: {
        meaning: 'Variables that it gets in addition to `PATH`, `HOME`, `LANG` and `TMPDIR`. Those of the runner and of loaders are refused.',
        example: '[ANTHROPIC_API_KEY]',
    },
    timeout: {
        meaning: 'How long it may take, as a number with `s`, `m` or `h`.',
        example: '15m',
        default: timeout,
    },
    paths: { meaning: 'Only where one changed file matches.', example: "['src/**']" },
    'when.authors': {
        meaning: 'Only for pull requests of these authors; `!` in front excludes one.',
        example: "['!dependabot[bot]']",
    },
    'when.forks': { meaning: '`false`: not for pull requests from forks.', example: 'false' },
    'when.drafts': { meaning: '`false`: not for drafts.', example: 'false' },
    'when.labels': {
        meaning: 'Only with one of these labels; `!` in front excludes one.',
        example: "['!skip-review']",
    },
    'when.lanes': { meaning: 'Only in these risk lanes of the evidence pack.', example: '[yellow, red]' },
});
function below(prefix, keys) {
    return Object.entries(keys).map(([key, value]) => [`${prefix}${key}`, value]);
}
function leastConfidence(examples) {
    return Object.fromEntries(_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity, index) => [
        severity,
        {
            meaning: `The minimum confidence with which a ${severity} finding blocks; \`never\`: none blocks.`,
            example: examples[index] ?? 'never',
        },
    ]));
}
const policyKeys = new Map([
    ...below('', {
        version: { meaning: 'The version of this file. Required.', example: '1' },
        hygiene: { meaning: '`false`: the built-in reviewer does not run.', example: 'false' },
        concurrency: {
            meaning: 'How many programs run at once at most, verifiers and then reviewers; a reviewer with `cwd` counts once for each folder.',
            example: '2',
            default: "the machine's cores",
        },
    }),
    ...below('policy.blocking.', leastConfidence(['low', 'medium', 'high', 'never', 'never'])),
    ...below('policy.', {
        'pre-existing': {
            meaning: '`ignore`: what was there before the change never blocks. `block`: it is weighed like everything else.',
            example: 'block',
        },
        'corroboration.reviewers': {
            meaning: 'How many independent reviewers must report the same problem for it to block, whatever their confidence. A dispute by a reviewer with `role: challenger` cancels that.',
            example: '3',
        },
        'corroboration.from': { meaning: 'The minimum severity to which that applies.', example: 'medium' },
        overrides: {
            meaning: 'Other blocking rules for some files or categories. Where several apply, the last one wins. A finding in several files is weighed in each, and the strictest weight holds.',
            example: '[{ paths: [docs/**], blocking: { high: never } }]',
        },
        'overrides[].paths': { meaning: 'Files that it applies to.', example: '[src/payments/**]' },
        'overrides[].categories': {
            meaning: 'Categories that it applies to; case, spaces, `-` and `_` do not matter. With `paths`, both must match.',
            example: '[security]',
        },
        'overrides[].pre-existing': { meaning: 'Like `policy.pre-existing`, for these.', example: 'block' },
        'overrides[].corroboration': {
            meaning: 'Like `policy.corroboration`, for these; `never`: agreement alone does not block.',
            example: 'never',
        },
        'abort-on': {
            meaning: 'Categories for which one blocking finding makes the verdict `ABORT`.',
            example: '[data-loss]',
        },
        'fail-on': {
            meaning: 'The minimum verdict that fails the gate; `none`: no verdict does.',
            example: 'FAIL',
        },
        approve: {
            meaning: 'Whether a clean review approves. Only this file can allow it; see [Approval](#approval).',
            example: 'true',
        },
        enforce: {
            meaning: '`false`: advisory only. The review comments, and the check is neutral: `Advisory: would fail`.',
            example: 'false',
        },
        drafts: {
            meaning: '`skip`: a draft is not reviewed until it is ready for review; until then its check blocks the merge.',
            example: 'skip',
        },
        'max-comments': {
            meaning: 'The maximum number of comments on lines and files; further findings go to the review body.',
            example: '10',
        },
        'inline-from': { meaning: 'The minimum severity that gets a comment.', example: 'medium' },
        refused: {
            meaning: 'Findings that break their contract make the review incomplete; those up to this claimed severity do not.',
            example: 'low',
        },
        'partial-coverage': {
            meaning: '`accept`: files that could not be read do not make the review incomplete. Approval is still withheld.',
            example: 'accept',
        },
        'human-lanes': { meaning: 'Risk lanes in which only a human approves.', example: '[yellow, red]' },
        'request-owners': {
            meaning: '`true`: owners of changed files (CODEOWNERS) are asked for a review where the risk lane, a finding or a dispute asks for a human. Teams are only named: a workflow token cannot ask them.',
            example: 'true',
        },
        'waived-by': {
            meaning: 'The minimum role that can waive a reviewer, unread files or the size for one head.',
            example: 'admin',
        },
        suppress: {
            meaning: 'Known false positives: withheld, with the reason. `pr-verdict suppress` writes an entry.',
            example: "[{ path: 'vendor/**', reason: not ours }]",
        },
        'suppress[].reviewer': {
            meaning: 'The reviewer that wrote it. What another reviewer reports as well is not silenced.',
            example: 'eslint',
        },
        'suppress[].category': {
            meaning: 'Its category; case, spaces, `-` and `_` do not matter.',
            example: 'style',
        },
        'suppress[].path': {
            meaning: 'Files; every location must be in a matching one.',
            example: "'vendor/**'",
        },
        'suppress[].fingerprint': {
            meaning: 'Its fingerprint, from `explain` or `findings.json`. It also matches when the same reviewer reports it in other words, where an earlier run published it or the last review of a worktree had it on the same lines.',
            example: "'0123456789abcdef'",
        },
        'suppress[].reason': { meaning: 'Why it is a false positive. Required.', example: 'generated code' },
        'suppress[].until': { meaning: 'The last day on which it applies, in UTC.', example: '2030-12-31' },
        'link-hosts': {
            meaning: "Hosts that posted links may lead to, in addition to the server's own and a built-in list of documentation sites such as `owasp.org`; other links show their address as code.",
            example: '[docs.example.com]',
        },
    }),
    ...below('policy.overrides[].blocking.', leastConfidence(['low', 'low', 'high', 'high', 'never'])),
    ...below('reviewers.<id>.', program('10m')),
    ...below('reviewers.<id>.', {
        input: {
            meaning: '`files`: it reads the review directory only, so it needs no checkout and can review forks.',
            example: 'files',
            default: '`worktree`; `files` for `candidate-findings`',
        },
        kind: { meaning: 'Whether it is a model or a tool.', example: 'tool', default: "its format's" },
        role: {
            meaning: '`challenger`: it judges what the others found. Its dispute cancels corroboration.',
            example: 'challenger',
        },
        required: { meaning: '`false`: the review is complete without it.', example: 'false' },
        format: {
            meaning: 'The contract that its documents must have.',
            example: 'sarif',
            default: 'recognised by shape',
        },
        contract: {
            meaning: '`tolerant` reads whatever has one meaning; `strict` takes exactly what the contract says.',
            example: 'strict',
        },
        modes: { meaning: 'Runs that it takes part in.', example: '[full, verify, quick]' },
        retries: { meaning: 'How often a crash, a timeout or an empty answer is tried again.', example: '2' },
        repairs: {
            meaning: 'How often a document that breaks its contract is sent back to be repaired.',
            example: '0',
        },
        'exit-codes': {
            meaning: 'Exit codes that a complete, valid document may come with.',
            example: '[0, 1, 2]',
        },
        report: {
            meaning: 'What it may report: added lines, lines of the diff, changed files, or anything. Other findings are withheld.',
            example: 'diff',
            default: '`changed` for tools, `all` for models',
        },
        suggestions: {
            meaning: 'Whether its replacements become suggestions that one click applies.',
            example: 'true',
        },
        advisory: {
            meaning: '`claims`: its event and verdict have no effect. `all`: its findings do not block either, and do not corroborate those of others.',
            example: 'claims',
        },
        'max-findings': {
            meaning: 'The maximum number of its findings that are shown; the least severe others are withheld and counted. A blocking finding is always shown.',
            example: '20',
        },
    }),
    ...below('verifiers.<id>.', program('1m')),
    ...below('verifiers.<id>.', {
        format: { meaning: 'What it prints; with `exit-code`, 0 passes.', example: 'eslint' },
        check: {
            meaning: 'Name of a check run: a finished one on the head is used instead of running the program.',
            example: 'CI / types',
        },
    }),
    ...below('evidence.', {
        'max-changed-lines': {
            meaning: 'Added lines above which a change is too large for one review.',
            example: '600',
        },
        oversized: {
            meaning: '`review`: AI reviewers review a change that is too large as well. Without an AI reviewer the size is only advice.',
            example: 'review',
        },
        ignore: { meaning: 'Files whose lines do not count.', example: "['**/*.snap']" },
        lane: { meaning: 'The minimum risk lane of every change.', example: 'yellow' },
        rules: {
            meaning: 'Own risk rules, in addition to the built-in ones.',
            example: '[{ factor: billing, severity: red, words: [invoice], why: It moves money. }]',
        },
        'rules[].factor': { meaning: 'Its name. Required.', example: 'billing' },
        'rules[].severity': { meaning: 'What it makes of the lane. Required.', example: 'red' },
        'rules[].words': { meaning: 'Words of a path segment.', example: '[invoice]' },
        'rules[].paths': { meaning: 'Files.', example: "['src/billing/**']" },
        'rules[].why': { meaning: 'What a reviewer should ask. Required.', example: 'It moves money.' },
    }),
    ...below('paths.', {
        ignore: {
            meaning: 'Files that are not reviewed; findings on them are withheld.',
            example: "['dist/**']",
        },
    }),
]);
const KeySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    properties: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9()).optional(),
    items: zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9().optional(),
    additionalProperties: zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9().optional(),
    anyOf: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9()).optional(),
    enum: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    default: zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9().optional(),
    minimum: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
    maximum: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
});
function* keysOf(schema, path = '') {
    const { data: part } = KeySchema.safeParse(schema);
    if (part === undefined)
        return;
    const hasKeys = part.properties !== undefined || typeof part.additionalProperties === 'object';
    if (path !== '' && !path.endsWith('>') && !path.endsWith(']') && !hasKeys)
        yield { path, part };
    if (part.items !== undefined)
        yield* keysIn(part.items, `${path}[]`);
    if (typeof part.additionalProperties === 'object')
        yield* keysOf(part.additionalProperties, `${path}.<id>`);
    for (const [key, value] of Object.entries(part.properties ?? {}))
        yield* keysOf(value, path === '' ? key : `${path}.${key}`);
}
function* keysIn(items, path) {
    const { data: part } = KeySchema.safeParse(items);
    if (part?.properties !== undefined)
        yield* keysOf(items, path);
}
const Node = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9());
function describedSchema(schema, path = '') {
    const { data: node } = Node.safeParse(schema);
    if (node === undefined)
        return schema;
    const { properties, items, additionalProperties, ...rest } = node;
    const { data: keys } = Node.safeParse(properties);
    const told = policyKeys.get(path);
    return {
        ...rest,
        ...(told !== undefined && { description: told.meaning }),
        ...(keys !== undefined && {
            properties: Object.fromEntries(Object.entries(keys).map(([key, value]) => [
                key,
                describedSchema(value, path === '' ? key : `${path}.${key}`),
            ])),
        }),
        ...(items !== undefined && { items: describedSchema(items, `${path}[]`) }),
        ...(additionalProperties !== undefined && {
            additionalProperties: describedSchema(additionalProperties, `${path}.<id>`),
        }),
    };
}


/***/ }),

/***/ 33538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ headFilesIn),
/* harmony export */   Cm: () => (/* binding */ lstatIfThere),
/* harmony export */   E$: () => (/* binding */ hasRealFolders),
/* harmony export */   XF: () => (/* binding */ readRegularFile),
/* harmony export */   jF: () => (/* binding */ isContainedName),
/* harmony export */   tu: () => (/* binding */ maxTextBytes),
/* harmony export */   up: () => (/* binding */ hasCode)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31612);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70271);





const maxTextBytes = 32 * 1024 * 1024;
async function readRegularFile(wanted) {
    const { root, name, maxBytes } = wanted;
    if (!(await hasRealFolders(root, name)))
        return undefined;
    const handle = await openWithoutLinks(root, name);
    if (handle === undefined)
        return undefined;
    try {
        const status = await handle.stat();
        if (!status.isFile())
            throw notRegular(name);
        if (status.size > maxBytes)
            throw tooLarge(name, maxBytes);
        const bytes = await readUpTo(handle, maxBytes + 1);
        if (bytes.length > maxBytes)
            throw tooLarge(name, maxBytes);
        return bytes;
    }
    finally {
        await handle.close();
    }
}
function isContainedName(name) {
    const segments = name.split('/');
    return (!/[\0\\]/.test(name) && segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..'));
}
async function hasRealFolders(root, name) {
    if (!isContainedName(name))
        throw notRegular(name);
    const folders = name.split('/').slice(0, -1);
    for (let depth = 1; depth <= folders.length; depth += 1) {
        const folder = folders.slice(0, depth).join('/');
        const status = await lstatIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder));
        if (status === undefined)
            return false;
        if (!status.isDirectory())
            throw notRegular(folder);
    }
    return true;
}
async function lstatIfThere(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path);
    }
    catch (error) {
        if (hasCode(error, 'ENOENT', 'ENOTDIR'))
            return undefined;
        throw error;
    }
}
function hasCode(error, ...codes) {
    return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}
async function openWithoutLinks(root, name) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch (error) {
        if (hasCode(error, 'ENOENT'))
            return undefined;
        if (hasCode(error, 'ELOOP', 'EMLINK', 'ENXIO'))
            throw notRegular(name);
        throw error;
    }
}
async function readUpTo(handle, max) {
    const chunks = [];
    let size = 0;
    while (size < max) {
        const chunk = Buffer.allocUnsafe(Math.min(max - size, 64 * 1024));
        const { bytesRead } = await handle.read(chunk, 0, chunk.length, null);
        if (bytesRead === 0)
            break;
        chunks.push(chunk.subarray(0, bytesRead));
        size += bytesRead;
    }
    return Buffer.concat(chunks);
}
function notRegular(name) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR({
        kind: 'operational',
        code: 'FILE_NOT_REGULAR',
        message: `${JSON.stringify(name)} is a link, a folder or a special file, or its path leads through one`,
        fix: 'Write it as a plain file in a plain folder.',
    });
}
function tooLarge(name, maxBytes) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR({
        kind: 'operational',
        code: 'FILE_TOO_LARGE',
        message: `${JSON.stringify(name)} is larger than ${maxBytes} bytes`,
        fix: 'Write less into it.',
    });
}
function headFilesIn(root) {
    return {
        async text(path) {
            if (!isContainedName(path))
                return undefined;
            try {
                const bytes = await readRegularFile({ root, name: path, maxBytes: maxTextBytes });
                return bytes && (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .utf8Text */ .Hp)(bytes);
            }
            catch (error) {
                if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR)
                    return undefined;
                throw error;
            }
        },
    };
}


/***/ })

};
