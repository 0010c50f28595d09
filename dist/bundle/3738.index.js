export const id = 3738;
export const ids = [3738];
export const modules = {

/***/ 43933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ encodings),
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
const hiding = /(?:%[0-9a-f]{2})+|[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\n\r\t])\p{Cc}/giu;
function bareText(text) {
    let bare = '';
    const offsets = [];
    let at = 0;
    const add = (characters, offset, width) => {
        for (let index = 0; index < characters.length; index += 1)
            offsets.push(offset + index * width);
        bare += characters;
    };
    for (const { 0: hidden, index } of text.matchAll(hiding)) {
        add(text.slice(at, index), at, 1);
        if (hidden.startsWith('%'))
            addDecoded(hidden, (character, offset) => add(character, index + offset, 0));
        at = index + hidden.length;
    }
    if (at === 0)
        return undefined;
    add(text.slice(at), at, 1);
    return { text: bare, offsets: [...offsets, text.length] };
}
function addDecoded(run, add) {
    const bytes = Buffer.from(run.replaceAll('%', ''), 'hex');
    const text = bytes.toString('utf8');
    const isUtf8 = Buffer.from(text, 'utf8').equals(bytes);
    let offset = 0;
    for (const character of isUtf8 ? text : bytes.toString('latin1')) {
        add(character, offset);
        offset += 3 * (isUtf8 ? Buffer.byteLength(character) : 1);
    }
}
function encodings(secret) {
    const bytes = Buffer.from(secret, 'utf8');
    const hex = bytes.toString('hex');
    return [
        secret,
        JSON.stringify(secret).slice(1, -1),
        encodeURIComponent(secret),
        hex,
        hex.toUpperCase(),
        ...base64Within(bytes),
    ];
}
function base64Within(bytes) {
    return [0, 1, 2].flatMap((before) => {
        const shifted = Buffer.concat([Buffer.alloc(before), bytes]);
        const first = Math.ceil((before * 8) / 6);
        const last = Math.floor((shifted.length * 8) / 6);
        return ['base64', 'base64url']
            .map((alphabet) => shifted.toString(alphabet).slice(first, last))
            .filter((text) => text.length >= 8);
    });
}
const replacement = '***';
const minLine = 16;
const tokenShapes = [
    /(?<![A-Za-z0-9])gh[opsur]_[A-Za-z0-9_.-]{16,}/g,
    /(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{20,}/g,
    /(?<![A-Za-z0-9])glpat-[A-Za-z0-9_-]{20,}/g,
    /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36,}/g,
    /(?<![A-Za-z0-9])xox[abeoprs]-[A-Za-z0-9-]{10,}/g,
    /(?<![A-Za-z0-9])sk-[A-Za-z0-9_-]{20,}/g,
    /(?<![A-Za-z0-9])A(?:KIA|SIA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
    /(?<![A-Za-z0-9])AIza[A-Za-z0-9_-]{35}/g,
    /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/g,
    /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----.*?(?:-----END (?:[A-Z]+ )*PRIVATE KEY-----|$)/gs,
];
const password = /(:\/\/[^\s/:@]{1,256}:)[^\s/:@]{1,1024}@/g;
function createRedactor(secrets) {
    let known = [];
    const learn = (more) => {
        known = [...new Set([...known, ...more.flatMap(linesOf).flatMap(encodings)])].sort((one, other) => other.length - one.length);
    };
    learn(secrets);
    const redactPlain = (text) => {
        let safe = text;
        for (const secret of known)
            safe = safe.replaceAll(secret, replacement);
        for (const shape of tokenShapes)
            safe = safe.replace(shape, replacement);
        return safe.replace(password, `$1${replacement}@`);
    };
    const redact = (text) => {
        const safe = redactPlain(text);
        const bare = bareText(safe);
        if (bare === undefined)
            return safe;
        return hideRanges(safe, [...rangesOf(bare.text, known)].map(({ from, to }) => ({
            from: bare.offsets[from] ?? 0,
            to: bare.offsets[to] ?? safe.length,
        })));
    };
    return Object.assign(redact, { learn });
}
function* rangesOf(text, known) {
    for (const secret of known) {
        for (let at = text.indexOf(secret); at !== -1; at = text.indexOf(secret, at + secret.length))
            yield { from: at, to: at + secret.length };
    }
    for (const shape of [...tokenShapes, password]) {
        for (const match of text.matchAll(shape)) {
            const from = match.index + (match[1]?.length ?? 0);
            yield { from, to: match.index + match[0].length - (match[1] === undefined ? 0 : 1) };
        }
    }
}
function hideRanges(text, ranges) {
    let safe = '';
    let at = 0;
    for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
        if (from >= at)
            safe += text.slice(at, from) + replacement;
        at = Math.max(at, to);
    }
    return safe + text.slice(at);
}
function linesOf(secret) {
    const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
    const whole = secret.trim();
    if (whole === '')
        return [];
    return lines.length === 1 ? [whole] : [whole, ...lines.filter((line) => line.length >= minLine)];
}


/***/ }),

/***/ 13738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ refuseRun),
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/gate/trouble.js
var trouble = __webpack_require__(7389);
// EXTERNAL MODULE: ./build/git/git.js + 2 modules
var git = __webpack_require__(21367);
// EXTERNAL MODULE: ./build/git/local-source.js
var local_source = __webpack_require__(24264);
// EXTERNAL MODULE: ./build/model/failure.js
var model_failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/mark.js
var mark = __webpack_require__(43301);
;// CONCATENATED MODULE: ./build/outputs.js
const outputNames = (/* unused pure expression or super */ null && ([
    'status',
    'verdict',
    'event',
    'conclusion',
    'review-id',
    'review-url',
    'head-sha',
    'findings-total',
    'findings-inline',
    'findings-file',
    'findings-body',
    'findings-withheld',
    'review-dir',
]));
function countOutput(place) {
    return `findings-${place}`;
}

// EXTERNAL MODULE: ./build/comments/answers.js
var answers = __webpack_require__(5928);
// EXTERNAL MODULE: ./build/comments/requests.js
var requests = __webpack_require__(76313);
// EXTERNAL MODULE: ./build/markdown/markdown-nodes.js
var markdown_nodes = __webpack_require__(96787);
// EXTERNAL MODULE: ./build/markdown/serialize-markdown.js + 1 modules
var serialize_markdown = __webpack_require__(11428);
;// CONCATENATED MODULE: ./build/gate/after-comments.js


const note = /^Concluded again by what people said: [^\n]*\n\n/;
function afterComments(summary, title) {
    const [now, rest] = [(0,markdown_nodes/* codeSpan */.SS)(title), (0,markdown_nodes/* text */.Qq)('. What follows is as the review left it.')];
    const line = (0,serialize_markdown/* serialize */.lK)([(0,markdown_nodes/* paragraph */.FY)((0,markdown_nodes/* text */.Qq)('Concluded again by what people said: '), now, rest)]);
    return `${line.trim()}\n\n${summary.replace(note, '')}`;
}

// EXTERNAL MODULE: ./build/gate/carry-out-gate.js
var carry_out_gate = __webpack_require__(41754);
// EXTERNAL MODULE: ./build/gate/check-text.js
var check_text = __webpack_require__(43536);
// EXTERNAL MODULE: ./build/gate/gatekeeper.js + 1 modules
var gatekeeper = __webpack_require__(93396);
// EXTERNAL MODULE: ./build/write/notices-text.js
var notices_text = __webpack_require__(5969);
;// CONCATENATED MODULE: ./build/gate/waiting-comment.js



function renderWaiting(about) {
    const line = `Not concluded again: ${about.why}. The next run of the review applies the comment. To start one: ${(0,notices_text/* runAgain */.qL)(about)}.`;
    return { line, page: (0,serialize_markdown/* serialize */.lK)([(0,markdown_nodes/* paragraph */.FY)(...(0,markdown_nodes/* withCode */.SM)(line))]) };
}

// EXTERNAL MODULE: ./build/memory/packed-state.js
var packed_state = __webpack_require__(67664);
// EXTERNAL MODULE: ./build/policy/gate-decision.js
var gate_decision = __webpack_require__(61987);
// EXTERNAL MODULE: ./build/policy/gate-plan.js
var gate_plan = __webpack_require__(27982);
// EXTERNAL MODULE: ./build/policy/shared-head.js
var shared_head = __webpack_require__(74789);
// EXTERNAL MODULE: ./build/write/carry-out-upkeep.js
var carry_out_upkeep = __webpack_require__(33799);
// EXTERNAL MODULE: ./build/write/plan-upkeep.js
var plan_upkeep = __webpack_require__(12014);
// EXTERNAL MODULE: ./build/comments/apply-commands.js + 1 modules
var apply_commands = __webpack_require__(51783);
// EXTERNAL MODULE: ./build/gate/explain-request.js
var explain_request = __webpack_require__(25193);
// EXTERNAL MODULE: ./build/memory/memory.js
var memory_memory = __webpack_require__(5155);
// EXTERNAL MODULE: ./build/memory/run-state.js
var run_state = __webpack_require__(31371);
// EXTERNAL MODULE: ./build/model/text.js
var model_text = __webpack_require__(70271);
// EXTERNAL MODULE: ./build/policy/effective-policy.js
var effective_policy = __webpack_require__(59165);
// EXTERNAL MODULE: ./build/policy/parse-policy.js + 1 modules
var parse_policy = __webpack_require__(67323);
// EXTERNAL MODULE: ./build/write/load-run.js + 1 modules
var load_run = __webpack_require__(6568);
;// CONCATENATED MODULE: ./build/run/decide-again.js









function keptState(kept, about) {
    if (kept === undefined)
        return { why: 'the last review of this head left nothing to decide on again' };
    const state = (0,packed_state/* unpackState */.Gk)(kept);
    if (state === undefined)
        return { why: 'what the last review of this head left cannot be read' };
    if (!state.confirmed)
        return { why: 'the last review of this head was not published whole' };
    if (state.forgotten > 0)
        return { why: 'the last review of this head found more than its check holds' };
    const { head, pull, tool } = state;
    const isThis = head === about.head && pull === about.pull && tool === about.tool;
    return isThis ? state : { why: 'what the last review left is about something else' };
}
function keptPolicy(policy, state) {
    const changed = { why: 'the policy of the base is another one than the review was made by' };
    const { inputs } = state;
    if (policy.state === 'absent')
        return state.facts.policy === 'absent' ? (0,effective_policy/* effectivePolicy */.Ci)(undefined, inputs) : changed;
    if (policy.state === 'unreadable' || (0,model_text/* sha256 */.sc)(policy.bytes) !== state.facts.policy)
        return changed;
    const parsed = (0,parse_policy/* parsePolicy */.ON)(policy.bytes);
    return parsed.ok ? (0,effective_policy/* effectivePolicy */.Ci)(parsed.policy, inputs) : changed;
}
function decideAgain({ discussion, state, effective }) {
    const { pullRequest, conversation, head } = discussion;
    const { facts, judged } = (0,run_state/* fromRunState */.xX)(state, effective);
    const { tool } = state;
    const memory = (0,memory_memory/* recallMemory */.JX)(conversation, tool, { kept: (0,run_state/* keptIn */.CJ)(state), heads: [head] }, head);
    const people = { ledger: memory.ledger, conversation, author: pullRequest.author, tool };
    const { decision, findings, heard } = (0,apply_commands/* applyCommands */.t)({ judged, facts, ...people });
    const conclusion = (0,load_run/* concludeRun */.j)({ decision, facts, publication: { state: 'confirmed' } });
    const explanations = (0,explain_request/* explainAsked */.o)(heard, { decision, facts, findings, conclusion });
    const wantsRerun = heard.answers.some(({ request: { reading }, answer }) => answer.state === 'accepted' && reading.ok && reading.command.do === 'rerun');
    const rerun = wantsRerun ? { head, pull: pullRequest.number } : undefined;
    return {
        decision,
        conclusion,
        heard,
        memory,
        told: { heard, decision, explanations, rerun },
    };
}

;// CONCATENATED MODULE: ./build/run/comment-event-run.js















const skipped = { exitCode: 0, status: 'skipped' };
async function commentStage(context) {
    const why = (0,requests/* whyIgnored */.vz)(context.event);
    if (why !== undefined)
        return leaveAlone(context, why);
    const discussion = await context.discussion();
    const { pullRequest, conversation } = discussion;
    if (pullRequest.state !== 'open')
        return leaveAlone(context, `the pull request is ${pullRequest.state}`);
    if (!conversation.complete)
        return leaveAlone(context, 'the conversation could not be read to its end; the next run applies it');
    const applied = await applyAtOnce(context, discussion);
    return 'why' in applied ? letWait(context, discussion, applied.why) : applied;
}
function leaveAlone({ reporter }, why) {
    reporter.notice(`Nothing to do: ${why}`);
    return skipped;
}
async function letWait(context, discussion, why) {
    const { pullRequest, head, conversation } = discussion;
    const { line, page } = renderWaiting({ why, head, pull: pullRequest.number });
    context.reporter.notice(line);
    await context.reporter.summary(page);
    await carryOutSteps(context, (0,answers/* planSeen */.nj)(conversation));
    return skipped;
}
async function applyAtOnce(context, discussion) {
    const { settings } = context;
    const port = await context.gate();
    if (port?.kind !== 'check')
        return { why: `with \`gate: ${settings.gate}\` a command takes effect with the next run of the review` };
    const { pullRequest, head, conversation } = discussion;
    const pull = pullRequest.number;
    const present = await port.checks.list({ name: settings.checkName, head, by: conversation.viewer });
    const check = checkToConcludeAgain(present, pull);
    if ('why' in check)
        return check;
    if (await withdrawStalePass(port, { check, discussion }, settings))
        return { why: 'the review was made for another base branch or policy' };
    const state = keptState((0,packed_state/* readStateText */.Rw)(check.text), { head, pull, tool: (0,mark/* toolKey */._H)(settings.checkName) });
    if ('why' in state)
        return state;
    const effective = keptPolicy(discussion.policy, state);
    if ('why' in effective)
        return effective;
    return concludeAgain(context, port, { discussion, check, state, effective });
}
async function withdrawStalePass({ checks }, { check, discussion }, settings) {
    const { pullRequest, policy } = discussion;
    if (policy.state === 'unreadable')
        return false;
    const blob = policy.state === 'present' ? policy.blob : null;
    const { failOn } = settings.policyInputs;
    const basis = (0,shared_head/* basisDigest */.lo)({ ref: pullRequest.baseRef, policy: blob ?? null, failOn });
    if ((0,shared_head/* readOwnConclusion */.YJ)(check.externalId)?.basis === basis)
        return false;
    const settled = (0,shared_head/* settle */.G9)([{ pull: pullRequest.number, basis }], [check], { complete: true });
    if (!settings.dryRun)
        for (const due of (0,carry_out_gate/* checksToChange */.H5)(settled, [check]))
            await (0,carry_out_gate/* concludeSettledCheck */.$6)(checks, due);
    return true;
}
function checkToConcludeAgain(checks, pull) {
    const newest = (0,shared_head/* newestOf */.su)(pull, checks)?.check;
    const isRunning = checks.some(({ id, conclusion }) => conclusion === null && id > (newest?.id ?? 0));
    if (isRunning)
        return { why: 'a review of this head is running' };
    return newest ?? { why: 'no review of this head was concluded' };
}
async function concludeAgain(context, port, concluded) {
    const { reporter } = context;
    const { discussion, check } = concluded;
    const { head } = discussion;
    const again = decideAgain(concluded);
    const { decision, heard, memory } = again;
    const plan = planAgain(context, concluded, again);
    const superseded = { exitCode: 0, status: 'superseded', head };
    if (!(await isStillHead(context, { discussion, memory })))
        return superseded;
    const keeping = { ...context, rememberGate: () => { } };
    const settled = await (0,gatekeeper/* concludeGate */.tp)(keeping, { gate: port, startedCheck: check.id, plan });
    const conclusion = (0,shared_head/* concludeSettled */.ZC)(again.conclusion, settled);
    reporter.info(conclusion.title);
    const withdrawn = [
        ...(0,plan_upkeep/* dismissStaleApprovals */.w9)({ decision, memory }),
        ...(0,plan_upkeep/* dismissStaleChangeRequests */.yL)({ decision, memory }),
    ];
    if (withdrawn.length > 0 && !(await isStillHead(context, { discussion, memory })))
        return superseded;
    await carryOutSteps(context, [...withdrawn, ...(0,answers/* planReactions */.Kl)(heard.answers)]);
    const { status } = conclusion;
    return {
        exitCode: 0,
        status,
        conclusion: conclusion.conclusion,
        verdict: (0,gate_decision/* reportedVerdict */.ru)(conclusion, decision),
        head,
    };
}
function planAgain(context, { discussion, check, state }, { conclusion, told }) {
    const { redact, runKey } = context;
    const { pullRequest, sharing, head } = discussion;
    return (0,gate_plan/* planGate */.ft)({
        ...(0,gatekeeper/* gateTarget */.vw)(context, head),
        key: (0,shared_head/* readOwnConclusion */.YJ)(check.externalId)?.key ?? runKey,
        conclusion,
        summary: afterComments(check.summary, conclusion.title),
        text: (0,check_text/* renderCheckText */.O)({ ...told, state }, { redact }),
        annotations: [],
        pull: pullRequest.number,
        basis: (0,shared_head/* readOwnConclusion */.YJ)(check.externalId)?.basis,
        sharing,
    });
}
async function isStillHead(context, { discussion, memory }) {
    const publisher = await context.publisher();
    if (publisher === undefined)
        return true;
    const { head } = await publisher.confirm(memory.newestReview);
    if (head === discussion.head)
        return true;
    context.reporter.notice(`Superseded: the head is ${head} now, and its own review applies the comment`);
    return false;
}
async function carryOutSteps(context, steps) {
    const { settings, reporter } = context;
    const publisher = settings.dryRun || steps.length === 0 ? undefined : await context.publisher();
    if (publisher !== undefined)
        await (0,carry_out_upkeep/* carryOutUpkeep */.y)(steps, { publisher, reporter });
}

// EXTERNAL MODULE: ./build/run/connect-github.js
var connect_github = __webpack_require__(23018);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/policy/glob.js
var policy_glob = __webpack_require__(64757);
// EXTERNAL MODULE: ./build/runner/regular-file.js
var regular_file = __webpack_require__(33538);
;// CONCATENATED MODULE: ./build/git/read-received-files.js






const maxFile = 64 * 1024 * 1024;
const maxMatches = 500;
const maxVisited = 500_000;
function createReceivedFiles(options) {
    return {
        match: async (glob) => {
            const directory = await (0,promises_.realpath)(options.directory);
            const place = await placeOf(directory, glob);
            const names = await find(place.root, place.glob);
            return (0,git/* withGit */.zc)({ directory, environment: options.environment }, async (git) => {
                const commits = git === undefined ? [] : await commitsToAsk(git, options.head);
                const files = [];
                for (const name of names) {
                    const bytes = await (0,regular_file/* readRegularFile */.XF)({ root: place.root, name, maxBytes: maxFile });
                    if (bytes === undefined)
                        continue;
                    const tracked = git !== undefined && (await isTracked(git, commits, (0,external_node_path_.join)(place.root, name)));
                    files.push({ path: place.shown + name, bytes, tracked });
                }
                return files;
            });
        },
    };
}
async function placeOf(directory, glob) {
    const pattern = glob.replace(/^(?:\.\/)+/, '');
    if (/(?:^|\/)(?:\.\.|\.git)(?:\/|$)/i.test(pattern))
        throw leadsAstray(glob);
    if (!(0,external_node_path_.isAbsolute)(pattern))
        return { root: directory, glob: pattern, shown: '' };
    const folder = (0,policy_glob/* fixedFolder */.Nw)(pattern);
    if (folder.startsWith(`${directory}/`)) {
        return { root: directory, glob: pattern.slice(directory.length + 1), shown: '' };
    }
    try {
        return { root: await (0,promises_.realpath)(folder), glob: pattern.slice(folder.length), shown: folder };
    }
    catch (error) {
        if ((0,regular_file/* hasCode */.up)(error, 'ENOENT', 'ENOTDIR'))
            return { root: folder, glob: pattern.slice(folder.length), shown: folder };
        throw error;
    }
}
async function find(root, glob) {
    const isMatch = (0,policy_glob/* compileGlob */.SO)(glob);
    const start = (0,policy_glob/* fixedFolder */.Nw)(glob);
    if (start !== '' && !(await (0,regular_file/* hasRealFolders */.E$)(root, `${start}file`)))
        return [];
    const found = [];
    const folders = [start];
    let visited = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of await entriesOf((0,external_node_path_.join)(root, folder))) {
            visited += 1;
            const name = folder + entry.name;
            if (entry.isDirectory()) {
                if (entry.name.toLowerCase() !== '.git')
                    folders.push(`${name}/`);
            }
            else if (isMatch(name))
                found.push(name);
            if (visited > maxVisited || found.length > maxMatches)
                throw tooMany(glob);
        }
    }
    return found.sort();
}
async function entriesOf(folder) {
    try {
        return await (0,promises_.readdir)(folder, { withFileTypes: true });
    }
    catch (error) {
        if ((0,regular_file/* hasCode */.up)(error, 'ENOENT', 'ENOTDIR'))
            return [];
        throw error;
    }
}
async function commitsToAsk(git, head) {
    const checkedOut = await git.headCommit();
    const candidates = new Set([head, ...(checkedOut === undefined ? [] : [checkedOut])]);
    const known = [];
    for (const commit of candidates)
        if (await git.hasCommit(commit))
            known.push(commit);
    return known;
}
async function isTracked(git, commits, file) {
    const path = (0,external_node_path_.relative)(git.root, file).split(external_node_path_.sep).join('/');
    if (path === '' || path.startsWith('../') || (0,external_node_path_.isAbsolute)(path))
        return false;
    for (const commit of commits)
        if (await git.isTracked(commit, path))
            return true;
    return false;
}
function leadsAstray(glob) {
    return new model_failure/* Failure */.HR({
        kind: 'usage',
        code: 'FINDINGS_PATTERN_INVALID',
        message: `The findings pattern ${JSON.stringify(glob)} leads through ".." or ".git"`,
        fix: 'Write it from the working directory, or as an absolute path.',
    });
}
function tooMany(glob) {
    return new model_failure/* Failure */.HR({
        kind: 'usage',
        code: 'FINDINGS_TOO_MANY',
        message: `The findings pattern ${JSON.stringify(glob)} matches more than ${maxMatches} files or looks through more than ${maxVisited}`,
        fix: 'Name the reviewer\'s folder in it, such as "out/*.json".',
    });
}

// EXTERNAL MODULE: ./build/git/working-directory.js
var working_directory = __webpack_require__(69470);
// EXTERNAL MODULE: ./build/git/worktree-tree.js
var worktree_tree = __webpack_require__(28371);
// EXTERNAL MODULE: ./build/memory/keep-report.js
var keep_report = __webpack_require__(5984);
// EXTERNAL MODULE: ./build/runner/review-directory-on-disk.js
var review_directory_on_disk = __webpack_require__(97429);
;// CONCATENATED MODULE: ./build/runner/secretlint-scanner.js
const aws = '@secretlint/secretlint-rule-aws';
const accountId = 'AWSAccountID';
const silencing = '@secretlint/secretlint-rule-filter-comments';
const pieceLength = 32 * 1024;
const overlap = 8 * 1024;
function createSecretScanner() {
    let loading;
    return {
        async scan(text) {
            loading ??= load();
            const scanPiece = await loading;
            const found = [];
            for (let from = 0; from < text.length; from += pieceLength) {
                const matches = await scanPiece(text.slice(from, from + pieceLength + overlap));
                for (const { kind, start, end } of matches) {
                    if (start < pieceLength)
                        found.push({ kind, start: from + start, end: from + end });
                }
            }
            return found;
        },
    };
}
async function load() {
    const [{ lintSource }, preset] = await Promise.all([
        __webpack_require__.e(/* import() */ 198).then(__webpack_require__.bind(__webpack_require__, 198)),
        __webpack_require__.e(/* import() */ 1577).then(__webpack_require__.bind(__webpack_require__, 31577)),
    ]);
    const rules = preset.rules.flatMap((rule) => rule.meta.id === silencing
        ? []
        : [{ id: rule.meta.id, rule, options: rule.meta.id === aws ? { enableIDScanRule: true } : {} }]);
    return async (content) => {
        const { messages } = await lintSource({
            source: { filePath: 'added-lines.txt', ext: '.txt', contentType: 'text', content },
            options: { config: { rules }, noPhysicFilePath: true, maskSecrets: true },
        });
        return messages.flatMap(({ messageId, range: [start, end] }) => messageId === accountId ? [] : [{ kind: messageId, start, end }]);
    };
}

// EXTERNAL MODULE: ./build/runner/zip.js
var zip = __webpack_require__(496);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/review/agent-configuration.js
var agent_configuration = __webpack_require__(10003);
// EXTERNAL MODULE: ./build/runner/interruption.js
var interruption = __webpack_require__(7464);
// EXTERNAL MODULE: ./build/git/git-process.js
var git_process = __webpack_require__(69511);
;// CONCATENATED MODULE: ./build/git/agent-folder.js











const none = { found: false, secrets: [] };
async function checkoutCredentials({ directory, environment }) {
    const listed = await (0,git_process/* runGit */.EO)({ cwd: directory, environment, args: ['config', '--list', '-z'] });
    if (listed.state !== 'ended' || listed.exitCode !== 0)
        return none;
    const held = listed.stdout.toString('utf8').split('\0').flatMap(credentialIn);
    return { found: held.length > 0, secrets: held.flat() };
}
function credentialIn(entry) {
    const end = entry.indexOf('\n');
    const key = entry.slice(0, end);
    const value = entry.slice(end + 1);
    if (/^http\..*extraheader$/.test(key))
        return headerSecrets(value);
    if (key === 'core.sshcommand' && /\s-i\s/.test(value))
        return [[]];
    const password = /:\/\/[^\s/:@]*:([^\s/@]+)@/.exec(/^(?:remote|url)\./.test(key) ? entry : '')?.[1];
    return password === undefined ? [] : [[password]];
}
function headerSecrets(header) {
    const [, scheme = '', value = ''] = /^authorization:\s*(\S+)\s+(\S+)/i.exec(header) ?? [];
    if (value === '')
        return [];
    const decoded = Buffer.from(value, 'base64').toString('utf8');
    const password = decoded.slice(decoded.indexOf(':') + 1);
    return [/^basic$/i.test(scheme) ? [value, password] : [value]];
}
const copiesAtOnce = 16;
async function openAgentFolder({ worktree, environment, temp = (0,external_node_os_.tmpdir)(), }) {
    const path = await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(temp, 'pr-verdict-agents-')));
    const remove = () => (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    const isDone = (0,interruption/* atEnd */.tE)(remove);
    const checkout = (0,external_node_path_.join)(path, 'checkout');
    const hidden = [];
    const limit = (0,p_limit/* default */.A)(copiesAtOnce);
    try {
        const listed = worktree === undefined ? [] : await listFiles(worktree, environment);
        const shown = listed.filter((name) => !(0,agent_configuration/* isAgentConfiguration */.Y)(name));
        hidden.push(...listed.filter(agent_configuration/* isAgentConfiguration */.Y));
        for (const folder of new Set(shown.map(external_node_path_.dirname)))
            await (0,promises_.mkdir)((0,external_node_path_.join)(checkout, folder), { recursive: true });
        await (0,promises_.mkdir)(checkout, { recursive: true });
        const copy = (name) => copyEntry((0,external_node_path_.join)(worktree ?? '', name), (0,external_node_path_.join)(checkout, name));
        await Promise.all(shown.map((name) => limit(copy, name)));
        const directory = await (0,review_directory_on_disk/* openReviewDirectory */.Gu)({ path: (0,external_node_path_.join)(path, 'review') });
        return {
            checkout,
            hidden,
            directory,
            remove: () => {
                isDone();
                remove();
            },
        };
    }
    catch (error) {
        isDone();
        remove();
        throw (0,review_directory_on_disk/* whyUnwritable */.q9)(path, error);
    }
}
async function listFiles(cwd, environment) {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
    const listed = await (0,git_process/* runGit */.EO)({ cwd, args, environment });
    if (listed.state !== 'ended' || listed.exitCode !== 0)
        throw (0,git_process/* failed */.gz)({ cwd, args }, 'could not list the files that a reviewer reads');
    const isOwn = (name) => git/* ownFolders */.gZ.some((folder) => name.startsWith(`${folder}/`));
    return listed.stdout
        .toString('utf8')
        .split('\0')
        .filter((name) => name !== '' && !isOwn(name));
}
async function copyEntry(from, to) {
    try {
        const status = await (0,promises_.lstat)(from);
        if (!status.isFile() && !status.isSymbolicLink())
            return;
        if (status.isFile())
            await (0,promises_.copyFile)(from, to, external_node_fs_.constants.COPYFILE_FICLONE);
        else if ((await (0,promises_.stat)(from)).isFile())
            await (0,promises_.symlink)(await (0,promises_.readlink)(from), to);
    }
    catch (error) {
        if (!(0,regular_file/* hasCode */.up)(error, 'ENOENT', 'ENOTDIR'))
            throw error;
    }
}

// EXTERNAL MODULE: ./build/model/redact.js
var redact = __webpack_require__(43933);
// EXTERNAL MODULE: ./build/policy/reviewer-policy.js
var reviewer_policy = __webpack_require__(21707);
;// CONCATENATED MODULE: ./build/review/child-environment.js


const base = ['PATH', 'HOME', 'LANG', 'TMPDIR'];
const windowsBase = ['SYSTEMROOT', 'COMSPEC', 'PATHEXT', 'USERPROFILE', 'TEMP', 'TMP'];
function childEnvironment({ variable, allowed, withheld, windows }) {
    const tokens = reviewer_policy/* tokenVariables */.fK.map((name) => variable(name) ?? '');
    const secrets = [...withheld, ...tokens]
        .map((secret) => secret.trim())
        .filter((secret) => secret !== '')
        .flatMap(redact/* encodings */.d);
    const isWithheld = (value) => secrets.some((secret) => value.includes(secret));
    const environment = new Map();
    for (const name of windows ? [...base, ...windowsBase] : base) {
        const value = variable(name) ?? '';
        if (value !== '')
            environment.set(name, value);
    }
    const missing = [];
    const refused = [];
    for (const name of new Set(allowed)) {
        const value = variable(name) ?? '';
        if ((0,reviewer_policy/* whyWithheld */.Q0)(name) !== undefined || isWithheld(value))
            refused.push(name);
        else if (value.trim() === '')
            missing.push(name);
        else
            environment.set(name, value);
    }
    return { environment, missing, refused };
}
function secretsAmong(values) {
    return [...values].map((value) => value.trim()).filter((value) => /^(?![A-Za-z]{1,19}$).{8,}/s.test(value));
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/runner/run-program.js





const nothing = { stdout: new Uint8Array(), stderr: new Uint8Array(), leftovers: false, duration: 0 };
const pollMs = 20;
function createCommands({ grace = 2_000, drain = 500 } = {}) {
    async function attend(request, cancelled) {
        const { execa } = await __webpack_require__.e(/* import() */ 6993).then(__webpack_require__.bind(__webpack_require__, 16993));
        const child = start(execa, request);
        const { pid } = child;
        if (pid === undefined)
            throw (await child).cause;
        const hasEnded = (0,interruption/* atEnd */.tE)(() => signalGroup(pid, 'SIGKILL'));
        try {
            return await watch(request, { cancelled, child, pid });
        }
        finally {
            hasEnded();
        }
    }
    async function watch(request, { cancelled, child, pid }) {
        const exited = (0,external_node_events_.once)(child, 'exit');
        const closed = (0,external_node_events_.once)(child, 'close');
        const drained = () => Promise.race([closed, (0,external_node_timers_promises_.setTimeout)(drain, undefined, { ref: false })]);
        const flooded = floodOf(child, request.outputLimit);
        if (request.onLine)
            (0,external_node_readline_.createInterface)({ input: child.stderr }).on('line', request.onLine);
        const stopped = await Promise.race([
            exited.then(() => undefined),
            abortOf(cancelled, { how: 'cancelled' }),
            abortOf(AbortSignal.timeout(request.timeout), { how: 'timed-out' }),
            flooded,
        ]);
        if (stopped === undefined)
            await drained();
        const leftovers = await endGroup(child, pid);
        await exited;
        await drained();
        child.stdout.destroy();
        child.stderr.destroy();
        const { exitCode, signal, stdout, stderr, durationMs, isMaxBuffer } = await child;
        const ended = signal === undefined ? { how: 'exited', code: exitCode ?? 0 } : { how: 'killed', signal };
        const end = stopped ?? (isMaxBuffer ? await flooded : ended);
        return { end, stdout, stderr, leftovers, duration: Math.round(durationMs) };
    }
    async function endGroup(child, pid) {
        const isOver = child.exitCode !== null || child.signalCode !== null;
        const isLeft = signalGroup(pid, 'SIGTERM') && isOver;
        for (let waited = 0; waited < grace && signalGroup(pid, 0); waited += pollMs)
            await (0,external_node_timers_promises_.setTimeout)(pollMs);
        return signalGroup(pid, 'SIGKILL') || isLeft;
    }
    return {
        run: async (request, cancelled) => {
            if (cancelled.aborted)
                return { ...nothing, end: { how: 'cancelled' } };
            try {
                return await attend(request, cancelled);
            }
            catch (error) {
                return { ...nothing, end: { how: 'not-started', reason: await whyNotStarted(request, error) } };
            }
        },
    };
}
function start(execa, { run, directory, environment, outputLimit }) {
    const [program = '', ...args] = run;
    return execa(program, args, {
        cwd: directory,
        env: Object.fromEntries(environment),
        extendEnv: false,
        stdin: 'ignore',
        encoding: 'buffer',
        stripFinalNewline: false,
        maxBuffer: outputLimit,
        reject: false,
        detached: process.platform !== 'win32',
        cleanup: false,
    });
}
function floodOf({ stdout, stderr }, limit) {
    return new Promise((resolve) => {
        for (const [stream, pipe] of Object.entries({ stdout, stderr })) {
            let size = 0;
            pipe.on('data', (chunk) => {
                size += chunk.length;
                if (size > limit)
                    resolve({ how: 'flooded', stream: stream === 'stdout' ? 'stdout' : 'stderr' });
            });
        }
    });
}
async function abortOf(signal, end) {
    if (!signal.aborted)
        await (0,external_node_events_.once)(signal, 'abort');
    return end;
}
function signalGroup(pid, signal) {
    try {
        return process.kill(process.platform === 'win32' ? pid : -pid, signal);
    }
    catch {
        return false;
    }
}
async function whyNotStarted({ run: [program = ''], directory }, error) {
    if (!(await isDirectory(directory)))
        return `its working directory ${directory} does not exist`;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    switch (code) {
        case 'ENOENT':
            return program.includes('/')
                ? `${program}, or the interpreter in its first line, does not exist in ${directory}`
                : `${program} is not in any folder of PATH`;
        case 'EACCES':
            return `${program} may not be executed`;
        case 'E2BIG':
            return `the arguments and environment of ${program} are larger than the system takes; pass large data by file`;
        default:
            return `${program}: ${error instanceof Error ? error.message : String(error)}`;
    }
}
async function isDirectory(path) {
    try {
        return (await (0,promises_.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/run/connect-programs.js




function connectPrograms({ inputs, runner, redact, interruption, top, trustPolicy = false, }) {
    const commands = createCommands();
    const event = runner.isActions ? runner.variable('GITHUB_EVENT_NAME') : undefined;
    const environmentFor = (allowed) => {
        const { environment, missing, refused } = childEnvironment({
            variable: runner.variable,
            allowed,
            withheld: [inputs.token],
            windows: process.platform === 'win32',
        });
        if (missing.length + refused.length > 0)
            return { missing: [...missing, ...refused] };
        redact.learn(secretsAmong(allowed.map((name) => environment.get(name) ?? '')));
        return { environment };
    };
    const findsCredential = async () => {
        if (!runner.isActions)
            return false;
        const { found, secrets } = await checkoutCredentials({ directory: top, environment: runner.environment });
        redact.learn(secrets);
        return found;
    };
    const concurrency = (0,external_node_os_.availableParallelism)();
    return (use) => interruption.hold((cancelled) => use({
        commands,
        environmentFor,
        findsCredential,
        openAgentFolder: (worktree) => openAgentFolder({ worktree, environment: runner.environment, temp: runner.temp }),
        trustsPolicy: trustPolicy,
        event,
        concurrency,
        cancelled,
    }));
}

;// CONCATENATED MODULE: ./build/run/invocation.js
function once(make) {
    let made;
    return () => {
        made ??= make();
        return made;
    };
}

;// CONCATENATED MODULE: ./build/run/connect-stages.js














function localPorts({ inputs, runner, root, top, base, head }) {
    const environment = runner.environment;
    const revisions = {
        sinceHead: inputs.settings.mode === 'quick',
        ...(base === undefined ? {} : { base }),
        ...(head === undefined ? {} : { head }),
    };
    return {
        source: async () => (0,local_source/* createLocalSource */.j)({ root, environment, ...revisions }),
        publisher: async () => undefined,
        gate: async () => undefined,
        reports: () => (0,review_directory_on_disk/* openReviewDirectory */.Gu)({ path: (0,external_node_path_.join)(top, keep_report/* reportFolder */.t3) }),
    };
}
function githubPorts(invocation) {
    const { inputs, runner, root, reporter, client } = invocation;
    const repository = (0,connect_github/* repositoryOf */._M)(runner);
    const { owner, name: repo } = repository;
    const address = once(async () => ({ owner, repo, number: await (0,connect_github/* pullRequestNumber */.Kd)(invocation, client) }));
    const checkout = { directory: root, environment: runner.environment };
    const readHead = async () => {
        const { readPinnedPullRequest } = await __webpack_require__.e(/* import() */ 1351).then(__webpack_require__.bind(__webpack_require__, 81351));
        return (await readPinnedPullRequest(await client(), await address())).head;
    };
    return {
        source: async () => {
            const { createGitHubSource } = await Promise.all(/* import() */[__webpack_require__.e(3179), __webpack_require__.e(6456), __webpack_require__.e(7636)]).then(__webpack_require__.bind(__webpack_require__, 37636));
            const { number } = await address();
            return createGitHubSource({
                client: await client(),
                repository,
                number,
                expectedHead: startedFor(runner, number),
                gate: (0,connect_github/* gateOnHead */.tG)(inputs),
                checkout: (0,working_directory/* createJobCheckout */.K)(checkout),
                changesSince: (0,worktree_tree/* createChangesSince */.U)(checkout),
                inspect: (change) => (0,working_directory/* inspectWorkingDirectory */.L)({ ...change, ...checkout }),
                tool: (0,mark/* toolKey */._H)(inputs.settings.checkName),
                reporter,
            });
        },
        publisher: async () => {
            const { createGitHubPublisher } = await Promise.all(/* import() */[__webpack_require__.e(242), __webpack_require__.e(5114)]).then(__webpack_require__.bind(__webpack_require__, 65114));
            const tool = (0,mark/* toolKey */._H)(inputs.settings.checkName);
            return createGitHubPublisher({
                client: await client(),
                address: await address(),
                isOurs: (body) => (0,mark/* readMarks */.pc)(body, tool).length > 0,
            });
        },
        gate: () => (0,connect_github/* connectGate */.iJ)(invocation, client),
        pinned: async () => {
            if (runner.event?.kind === 'merge-group')
                return { head: runner.event.head };
            const { number: pull } = await address();
            const url = `${repository.serverUrl}/${owner}/${repo}/pull/${pull}`;
            const head = startedFor(runner, pull) ?? (await readHead());
            return { head, pull, url };
        },
        dismissUnearned: async () => {
            if (runner.event?.kind === 'merge-group')
                return;
            const { dismissOwnApprovals } = await __webpack_require__.e(/* import() */ 242).then(__webpack_require__.bind(__webpack_require__, 77861));
            const tool = (0,mark/* toolKey */._H)(inputs.settings.checkName);
            const head = await readHead();
            const isStale = (body) => (0,mark/* readMarks */.pc)(body, tool).some((mark) => mark.kind === 'review' && mark.head !== head);
            const dismissed = await dismissOwnApprovals(await client(), await address(), {
                isStale,
                message: 'This approval was for an earlier commit, and the present one could not be reviewed.',
            });
            if (dismissed > 0)
                reporter.notice('An approval of an earlier head was dismissed');
        },
        uploaded: async () => {
            if (runner.event?.kind !== 'workflow-run')
                return undefined;
            const { createUploadedFiles } = await __webpack_require__.e(/* import() */ 273).then(__webpack_require__.bind(__webpack_require__, 40273));
            return createUploadedFiles(await client(), { owner, repo, id: runner.event.run });
        },
    };
}
function startedFor({ event }, number) {
    if (event?.kind === 'workflow-run')
        return event.head;
    return event?.kind === 'pull-request' && event.number === number ? event.head : undefined;
}
function connectStages(invocation, directory) {
    const { inputs, runner, root, top, reporter } = invocation;
    const shared = {
        reporter,
        directory,
        received: (head) => createReceivedFiles({ directory: root, environment: runner.environment, head }),
        rememberGate: invocation.rememberGate,
        withPrograms: connectPrograms(invocation),
        head: (0,regular_file/* headFilesIn */.B2)(top),
        scanner: createSecretScanner(),
        changesSince: (0,worktree_tree/* createChangesSince */.U)({ directory: top, environment: runner.environment }),
        gunzip: zip/* gunzip */.kd,
        redact: invocation.redact,
        now: Date.now,
        root: top,
        runKey: invocation.runKey,
    };
    return inputs.settings.target === 'local'
        ? { ...shared, ...localPorts(invocation) }
        : { ...shared, ...githubPorts(invocation) };
}

;// CONCATENATED MODULE: ./build/gate/merge-group-state.js


function groupMembers(entries, head) {
    const last = entries.find(({ groupHead }) => groupHead === head);
    if (last === undefined)
        return undefined;
    return entries
        .filter(({ position }) => position <= last.position)
        .sort((a, b) => a.position - b.position)
        .map(({ number, head: own, basis }) => ({ number, head: own, basis }));
}
function failingMembers(members) {
    return members.filter(({ conclusion }) => !(0,shared_head/* letsMerge */.te)(conclusion));
}
function unreviewedMembers(members) {
    return members.filter(({ conclusion }) => conclusion === undefined);
}
function named(members) {
    return (0,model_text/* listed */.KE)(members.map(({ number }) => `#${number}`), 5);
}
function concludeGroup(members) {
    const failing = failingMembers(members);
    const unreviewed = unreviewedMembers(members);
    if (unreviewed.length > 0 || members.length === 0) {
        const title = members.length === 0 ? 'No pull request in this merge group' : `Not reviewed: ${named(unreviewed)}`;
        return { status: 'incomplete', conclusion: 'failure', title, exitCode: 2 };
    }
    if (failing.length > 0) {
        return {
            status: 'failed',
            conclusion: 'failure',
            title: `Does not pass: ${named(failing)}`,
            exitCode: 1,
        };
    }
    return { status: 'passed', conclusion: 'success', title: `PASS · ${named(members)}`, exitCode: 0 };
}

;// CONCATENATED MODULE: ./build/gate/group-summary.js





function renderGroupSummary(members, context) {
    const { workflow, name } = context;
    const rows = members.map(({ number, head, conclusion, title }) => [
        [(0,markdown_nodes/* text */.Qq)(`#${number}`)],
        [(0,markdown_nodes/* codeSpan */.SS)(head.slice(0, 10))],
        [(0,markdown_nodes/* text */.Qq)(conclusion?.replaceAll('_', ' ') ?? 'not concluded')],
        [(0,markdown_nodes/* text */.Qq)(title ?? '')],
    ]);
    const header = ['Pull request', 'Head', name, 'Why'].map((word) => [(0,markdown_nodes/* text */.Qq)(word)]);
    const commands = unreviewedMembers(members).map(({ number }) => [
        (0,markdown_nodes/* paragraph */.FY)((0,markdown_nodes/* codeSpan */.SS)((0,notices_text/* dispatchCommand */.Mt)(number, workflow))),
    ]);
    return (0,serialize_markdown/* serialize */.lK)([
        (0,markdown_nodes/* table */.tp)(header, rows),
        ...(commands.length === 0
            ? []
            : [
                (0,markdown_nodes/* paragraph */.FY)((0,markdown_nodes/* text */.Qq)('To review what was not reviewed, then put it into the queue again:')),
                (0,markdown_nodes/* list */.p_)(commands),
            ]),
    ]);
}
function memberTrouble({ number, conclusion }, workflow) {
    if (conclusion !== undefined)
        return `#${number} does not pass`;
    return `#${number} was not reviewed: ${(0,notices_text/* dispatchCommand */.Mt)(number, workflow)}`;
}
function groupStatusTitle(title, members, workflow) {
    const [first, ...others] = unreviewedMembers(members);
    if (first === undefined)
        return title;
    const command = (0,notices_text/* dispatchCommand */.Mt)(first.number, workflow);
    const short = `Not reviewed: #${first.number}${others.length === 0 ? '' : ` and ${others.length} more`}`;
    const lines = [title, short].map((words) => `${words} · ${command}`);
    return lines.find((line) => line.length <= gate_plan/* maxDescription */.zL) ?? title;
}

;// CONCATENATED MODULE: ./build/run/merge-group-run.js






async function mergeGroupStage(context) {
    const { head, reporter, workflow, settings } = context;
    const port = await context.gate();
    if (port === undefined)
        throw noGate();
    const started = await (0,gatekeeper/* startGate */.O4)({ ...context, gate: async () => port }, { head });
    try {
        const members = await judgeMembers(context, port);
        const concluded = unstarted(started.publishFailure) ?? concludedGroup(members, port, workflow);
        const conclusion = (0,shared_head/* concludeNamed */.nF)(concluded, started.foreign);
        const summary = renderGroupSummary(members, { ...context, name: settings.checkName });
        const plan = (0,gate_plan/* planGate */.ft)({
            ...(0,gatekeeper/* gateTarget */.vw)(context, head),
            conclusion,
            summary,
            annotations: [],
            sharing: { sharedWith: [], complete: true },
        });
        await (0,gatekeeper/* concludeGate */.tp)(context, { ...started, plan });
        for (const member of failingMembers(members))
            reporter.error(memberTrouble(member, workflow));
        await reporter.summary(summary);
        const { exitCode, status, title } = conclusion;
        return { exitCode, status, conclusion: conclusion.conclusion, title, head };
    }
    catch (error) {
        await (0,gatekeeper/* concludeFailedGate */.gS)(context, { ...started, head }, error);
        throw error;
    }
}
function concludedGroup(members, { kind }, workflow) {
    const concluded = concludeGroup(members);
    return kind === 'check'
        ? concluded
        : { ...concluded, title: groupStatusTitle(concluded.title, members, workflow) };
}
function unstarted(failure) {
    if (failure === undefined)
        return undefined;
    const title = `Not concluded: ${failure}`;
    return { status: 'incomplete', conclusion: 'action_required', title, exitCode: 2 };
}
async function judgeMembers(context, port) {
    const members = groupMembers(await context.queue(), context.head);
    if (members === undefined)
        throw unknownGroup(context.head);
    const name = context.settings.checkName;
    return Promise.all(members.map(async (member) => ({ ...member, ...(await readMemberConclusion(port, { name, member })) })));
}
async function readMemberConclusion(port, { name, member }) {
    const { head, basis } = member;
    if (port.kind === 'check')
        return concludedCheck(await port.checks.list({ name, head }), member);
    const status = await port.statuses.latest({ name, head });
    if (status === undefined || status.state === 'pending')
        return {};
    const counts = status.state !== 'success' || (0,gate_plan/* isStatusFor */.Yk)(status.description, basis);
    return counts ? { conclusion: status.state } : forAnotherBasis;
}
const forAnotherBasis = { title: 'Reviewed for another base or policy' };
function concludedCheck(checks, { number, basis }) {
    const newest = (0,shared_head/* newestOf */.su)(number, checks);
    if (newest === undefined || newest.own.conclusion === 'cancelled')
        return {};
    const { id, conclusion, title } = newest.check;
    const isOpen = checks.some((check) => check.id > id && (0,shared_head/* readUnfinished */.ML)(check.externalId)?.pull === number);
    if (isOpen || conclusion === null)
        return {};
    if (newest.own.basis !== basis)
        return forAnotherBasis;
    return { conclusion: (0,shared_head/* letsMerge */.te)(conclusion) ? newest.own.conclusion : conclusion, title };
}
function noGate() {
    return new model_failure/* Failure */.HR({
        kind: 'usage',
        code: 'MERGE_GROUP_WITHOUT_GATE',
        message: 'With `gate: job` nothing on a commit tells whether its pull request was reviewed',
        fix: 'Use `gate: check` or `gate: status` where there is a merge queue.',
    });
}
function unknownGroup(head) {
    return new model_failure/* Failure */.HR({
        kind: 'operational',
        code: 'MERGE_GROUP_UNKNOWN',
        message: `The merge queue has no entry for ${head}`,
        fix: 'The queue was built anew meanwhile; if not, put the pull request into it again.',
    });
}

// EXTERNAL MODULE: ./build/run/pipeline.js + 78 modules
var pipeline = __webpack_require__(18420);
;// CONCATENATED MODULE: ./build/run/pull-request-event-run.js



const decided = ['success', 'neutral', 'failure'];
function isJudged({ pull, basis }, checks) {
    const newest = (0,shared_head/* newestOf */.su)(pull, checks);
    if (newest === undefined || newest.own.basis !== basis || !decided.includes(newest.own.conclusion))
        return false;
    return checks
        .filter(({ id, externalId }) => id > newest.check.id && (0,shared_head/* readOwnConclusion */.YJ)(externalId) === undefined)
        .every(({ conclusion }) => conclusion === null);
}
async function isJudgedHead(context) {
    const { edited, attempt, settings, gate, members } = context;
    if (attempt > 1)
        return false;
    const port = await gate();
    if (port?.kind !== 'check')
        return false;
    const { viewer, open } = await members();
    const member = open.find(({ pull }) => pull === edited.number);
    if (member === undefined)
        return false;
    const checks = await port.checks.list({ name: settings.checkName, head: edited.head, by: viewer });
    return isJudged(member, checks);
}
async function rewordedStage(context) {
    try {
        if (!(await isJudgedHead(context)))
            return undefined;
    }
    catch (error) {
        if (!(error instanceof model_failure/* Failure */.HR))
            throw error;
        return undefined;
    }
    context.reporter.notice('Nothing to do: this head was reviewed already, for the base branch and policy that hold now');
    return { exitCode: 0, status: 'skipped' };
}
async function closedStage(context) {
    const { closed } = context;
    try {
        const released = await releaseOthers(context);
        if ('why' in released)
            return skip(context, released.why);
        const { concluded } = released;
        return { exitCode: 0, status: statusOf(concluded), conclusion: concluded, head: closed.head };
    }
    catch (error) {
        if (!closed.fork || !isReadOnly(error))
            throw error;
        return skip(context, 'GitHub gives this event no write access where the head is a fork’s; review the pull requests that are held again');
    }
}
async function releaseOthers({ closed, settings, reporter, members, gate, }) {
    const port = await gate();
    if (port?.kind !== 'check')
        return { why: 'only `gate: check` can tell pull requests on a head apart' };
    const { viewer, open, complete } = await members();
    if (!complete)
        return { why: 'not all pull requests with this head could be read' };
    if (open.some(({ pull }) => pull === closed.number))
        return { why: 'the pull request is open, with this very head' };
    if (open.length === 0)
        return { why: 'no other open pull request has this head' };
    const present = await port.checks.list({ name: settings.checkName, head: closed.head, by: viewer });
    const settled = (0,shared_head/* settleRemaining */.Is)(open, present);
    if ('why' in settled)
        return settled;
    const due = (0,carry_out_gate/* checksToChange */.H5)(settled, present);
    const concluded = due.at(-1)?.settled.conclusion;
    if (concluded === undefined)
        return { why: 'no check on this head is held by the pull request that was closed' };
    for (const each of due) {
        const { conclusion, title } = each.settled;
        const what = `conclude the check ${each.before.id} as ${conclusion}: ${title}`;
        reporter.info(settings.dryRun ? `Dry run: would ${what}` : what);
        if (!settings.dryRun)
            await (0,carry_out_gate/* concludeSettledCheck */.$6)(port.checks, each);
    }
    if (settings.dryRun)
        return { why: 'a dry run writes nothing' };
    reporter.info(`Concluded again without #${closed.number}: ${concluded}`);
    return { concluded };
}
function skip({ reporter }, why) {
    reporter.notice(`Nothing to do: ${why}`);
    return { exitCode: 0, status: 'skipped' };
}
function isReadOnly(error) {
    return error instanceof model_failure/* Failure */.HR && error.code === 'GITHUB_PERMISSION_MISSING';
}
function statusOf(conclusion) {
    if ((0,shared_head/* letsMerge */.te)(conclusion))
        return 'passed';
    return conclusion === 'failure' ? 'failed' : 'incomplete';
}

;// CONCATENATED MODULE: ./build/run.js















async function runInvocation(invocation, directory) {
    const { settings, pullRequest } = invocation.inputs;
    const { event } = invocation.runner;
    const isWhole = settings.stage === 'run' || settings.stage === 'publish';
    if (isWhole && settings.target === 'github' && pullRequest === undefined) {
        if (event?.kind === 'comment')
            return runForComment(invocation, directory, event);
        if (event?.kind === 'pull-request' && event.action === 'closed')
            return runForClosed(invocation, event);
        if (event?.kind === 'pull-request' && event.edited === 'words') {
            const spared = await skipReworded(invocation, event);
            if (spared !== undefined)
                return spared;
        }
    }
    if (settings.stage === 'open' && event?.kind === 'workflow-run') {
        const spared = await skipRequested(invocation, event);
        if (spared !== undefined)
            return spared;
    }
    const isGate = isWhole || settings.stage === 'gate';
    return event?.kind === 'merge-group' && isGate && settings.target === 'github'
        ? judgeMergeGroup(invocation, directory, event)
        : (0,pipeline/* runStage */.Si)(connectStages(invocation, directory), settings);
}
async function failBeforehand(invocation, error) {
    const { inputs, runner } = invocation;
    const { event } = runner;
    const isOfWords = event?.kind === 'pull-request' && (event.action === 'closed' || event.edited === 'words');
    if (inputs.settings.target === 'local' || event?.kind === 'comment' || isOfWords)
        return;
    await (0,pipeline/* failRun */.QQ)({ ...invocation, ...githubPorts(invocation) }, inputs.settings, { error });
}
async function judgeMergeGroup(invocation, directory, { head, branch }) {
    const { inputs, runner, client } = invocation;
    const { owner, name: repo } = (0,connect_github/* repositoryOf */._M)(runner);
    return mergeGroupStage({
        ...invocation,
        settings: inputs.settings,
        directory,
        head,
        gate: () => (0,connect_github/* connectGate */.iJ)(invocation, client),
        queue: async () => {
            const { readMergeQueue } = await __webpack_require__.e(/* import() */ 4483).then(__webpack_require__.bind(__webpack_require__, 4483));
            return readMergeQueue(await client(), { owner, repo, branch, ...(0,connect_github/* policyAsked */.po)(inputs.settings) });
        },
        ...(runner.workflow === undefined ? {} : { workflow: runner.workflow }),
    });
}
function runForClosed(invocation, closed) {
    return closedStage({ ...(0,connect_github/* headContext */._3)(invocation, closed), closed });
}
async function skipRequested(invocation, { head }) {
    return skipReworded(invocation, { head, number: await (0,connect_github/* pullRequestNumber */.Kd)(invocation, invocation.client) });
}
function skipReworded(invocation, edited) {
    const { runAttempt = 1 } = invocation.runner;
    return rewordedStage({ ...(0,connect_github/* headContext */._3)(invocation, edited), edited, attempt: runAttempt });
}
function runForComment(invocation, directory, event) {
    const { inputs, runner, client, reporter } = invocation;
    const { settings } = inputs;
    const { publisher, gate } = githubPorts(invocation);
    return commentStage({
        ...invocation,
        settings,
        directory,
        event,
        publisher,
        gate,
        discussion: async () => {
            const { readDiscussion } = await Promise.all(/* import() */[__webpack_require__.e(3179), __webpack_require__.e(6456)]).then(__webpack_require__.bind(__webpack_require__, 26456));
            const { owner, name: repo } = (0,connect_github/* repositoryOf */._M)(runner);
            const { checkName, config: policyPath } = settings;
            const tool = (0,mark/* toolKey */._H)(checkName);
            const onGap = ({ message }) => reporter.warning(message);
            const address = { owner, repo, number: event.number };
            return readDiscussion(await client(), address, { policyPath, gate: (0,connect_github/* gateOnHead */.tG)(inputs), tool, onGap });
        },
    });
}
function run(invocation) {
    return (0,git/* shareGit */.cz)(() => runOnce(invocation));
}
async function runOnce(invocation) {
    const { inputs, reporter } = invocation;
    const client = once(() => (0,connect_github/* connectClient */.mh)(invocation));
    try {
        const top = await topOf(invocation);
        const directory = await (0,review_directory_on_disk/* openReviewDirectory */.Gu)(await directoryFor(invocation, top));
        const result = await runInvocation({ ...invocation, client, top }, directory);
        writeOutputs(reporter, result, directory.path);
        const exitCode = stepExitCode(result, inputs);
        if (result.title !== undefined)
            reporter[exitCode === 0 ? 'info' : 'error'](result.title);
        return { ...result, exitCode };
    }
    catch (error) {
        const failure = (0,model_failure/* asFailure */.h_)(error);
        reporter.failure(failure);
        await reporter.summary((0,trouble/* renderTrouble */.i)('Could not review', failure, invocation));
        const result = { ...(0,model_failure/* endOf */.pJ)(failure), failure };
        writeOutputs(reporter, result);
        return result;
    }
}
function stepExitCode(result, { settings }) {
    const checkCarries = settings.stepResult === 'operational' && settings.gate === 'check' && settings.target === 'github';
    return result.exitCode === 1 && checkCarries ? 0 : result.exitCode;
}
async function refuseRun(invocation, failure) {
    const client = once(() => (0,connect_github/* connectClient */.mh)(invocation));
    try {
        await failBeforehand({ ...invocation, client, top: invocation.root }, failure);
    }
    catch (error) {
        if (!(error instanceof model_failure/* Failure */.HR))
            throw error;
        invocation.reporter.warning(`The check could not be concluded: ${error.message}`);
    }
}
function writeOutputs(reporter, result, directory) {
    const { receipt } = result;
    const outputs = {
        status: result.status,
        verdict: result.verdict,
        event: receipt?.review?.event,
        conclusion: result.conclusion,
        'head-sha': result.head,
        'review-dir': directory,
        'review-id': receipt?.review?.id,
        'review-url': receipt?.review?.url,
        'findings-total': receipt?.total,
    };
    for (const [name, value] of Object.entries(outputs))
        if (value !== undefined)
            reporter.output(name, value);
    if (receipt === undefined)
        return;
    for (const place of ['inline', 'file', 'body', 'withheld']) {
        reporter.output(countOutput(place), receipt.counts[place]);
    }
}
async function topOf({ inputs, root, runner }) {
    if (inputs.settings.target !== 'local')
        return root;
    const top = await (0,git/* workTreeTop */.DY)({ directory: root, environment: runner.environment });
    if (top === undefined)
        throw (0,local_source/* noWorktree */.v)(root);
    return top;
}
async function directoryFor({ inputs, runner, root }, top) {
    if (inputs.reviewDir !== undefined) {
        const path = (0,external_node_path_.resolve)(root, inputs.reviewDir);
        return inputs.settings.target === 'local' ? (0,review_directory_on_disk/* namedReviewDirectory */.Lx)(path, top) : { path };
    }
    return (0,review_directory_on_disk/* defaultReviewDirectory */.nV)({
        worktree: top,
        instance: inputs.settings.checkName,
        ...(runner.temp === undefined || !runner.isActions ? {} : { temp: runner.temp }),
    });
}


/***/ }),

/***/ 23018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kd: () => (/* binding */ pullRequestNumber),
/* harmony export */   _3: () => (/* binding */ headContext),
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   iJ: () => (/* binding */ connectGate),
/* harmony export */   mh: () => (/* binding */ connectClient),
/* harmony export */   po: () => (/* binding */ policyAsked),
/* harmony export */   tG: () => (/* binding */ gateOnHead)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);

async function connectGate({ inputs, runner }, client) {
    const { owner, name: repo } = repositoryOf(runner);
    const { gate } = inputs.settings;
    if (gate === 'job')
        return undefined;
    const { createGitHubGate } = await __webpack_require__.e(/* import() */ 3179).then(__webpack_require__.bind(__webpack_require__, 73179));
    return createGitHubGate(gate, { client: await client(), owner, repo, ...policyAsked(inputs.settings) });
}
async function connectClient({ inputs, runner, reporter }) {
    if (inputs.token === '') {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
            kind: 'usage',
            code: 'TOKEN_MISSING',
            message: 'There is no token for GitHub',
            fix: 'Pass `github-token`, or review a worktree with `target: local`.',
        });
    }
    const { createClient } = await __webpack_require__.e(/* import() */ 4463).then(__webpack_require__.bind(__webpack_require__, 44463));
    return createClient({
        token: inputs.token,
        apiUrl: runner.apiUrl,
        graphqlUrl: runner.graphqlUrl,
        retryBudgetMs: inputs.retryBudget,
        proxied: runner.proxied,
        ...(runner.writeSpacingMs === undefined ? {} : { writeSpacingMs: runner.writeSpacingMs }),
        log: (text) => reporter.debug(text),
    });
}
function repositoryOf(runner) {
    if (runner.repository !== undefined)
        return { ...runner.repository, serverUrl: runner.serverUrl };
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'usage',
        code: 'REPOSITORY_UNKNOWN',
        message: 'Nothing says which repository the pull request is in',
        fix: 'Set GITHUB_REPOSITORY to owner/name, or review a worktree with `target: local`.',
    });
}
function gateOnHead({ settings }) {
    const { gate } = settings;
    return gate === 'job' ? undefined : { kind: gate, name: settings.checkName };
}
function policyAsked({ config, policyInputs }) {
    return { policyPath: config, failOn: policyInputs.failOn };
}
function headContext(invocation, { head }) {
    const { inputs, runner, reporter, client } = invocation;
    return {
        reporter,
        settings: inputs.settings,
        gate: () => connectGate(invocation, client),
        members: async () => {
            const { readHeadMembers } = await __webpack_require__.e(/* import() */ 4483).then(__webpack_require__.bind(__webpack_require__, 4483));
            const { owner, name: repo } = repositoryOf(runner);
            return readHeadMembers(await client(), { owner, repo, head, ...policyAsked(inputs.settings) });
        },
    };
}
async function pullRequestNumber({ inputs, runner }, client) {
    if (inputs.pullRequest !== undefined)
        return inputs.pullRequest;
    const { event } = runner;
    if (event?.kind === 'pull-request')
        return event.number;
    if (event?.kind === 'comment' && event.onPullRequest)
        return event.number;
    if (event?.kind === 'workflow-run') {
        const { findTriggeringPullRequest } = await __webpack_require__.e(/* import() */ 1351).then(__webpack_require__.bind(__webpack_require__, 81351));
        const { owner, name: repo } = repositoryOf(runner);
        return findTriggeringPullRequest(await client(), { owner, repo, run: triggeringRun(event) });
    }
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'usage',
        code: 'PULL_REQUEST_UNKNOWN',
        message: `The event ${event?.name ?? '(none)'} does not say which pull request to review`,
        fix: 'Pass its number with `pull-request`.',
    });
}
function triggeringRun({ cause, head, headRepository, headBranch }) {
    if (cause === 'pull_request' && headRepository !== undefined && headBranch !== null)
        return { head, headRepository, headBranch };
    const why = cause === 'pull_request'
        ? 'its repository or branch is gone'
        : `it was started by ${cause}, not by pull_request`;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'usage',
        code: 'WORKFLOW_RUN_UNRELATED',
        message: `The finished run at ${head} belongs to no pull request that can be reviewed: ${why}`,
        fix: "Let the job run only `if: github.event.workflow_run.event == 'pull_request'`.",
    });
}


/***/ }),

/***/ 496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ ZipRefused),
/* harmony export */   kd: () => (/* binding */ gunzip),
/* harmony export */   ue: () => (/* binding */ readZip)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);

function gunzip(bytes, limit) {
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(bytes, { maxOutputLength: limit });
    }
    catch {
        return undefined;
    }
}
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


/***/ })

};
