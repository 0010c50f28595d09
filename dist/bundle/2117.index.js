export const id = 2117;
export const ids = [2117];
export const modules = {

/***/ 69165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ refused),
/* harmony export */   q: () => (/* binding */ accepted)
/* harmony export */ });
const accepted = { state: 'accepted' };
function refused(why) {
    return { state: 'refused', why };
}


/***/ }),

/***/ 23295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G_: () => (/* binding */ othersSpeak),
/* harmony export */   kp: () => (/* binding */ roleOf),
/* harmony export */   nN: () => (/* binding */ findingMeant)
/* harmony export */ });
/* harmony import */ var _model_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76009);

function roleOf({ conversation }, login) {
    return conversation.people.find((person) => person.login === login)?.role;
}
function othersSpeak({ conversation, tool }) {
    const { reviews, threads } = conversation;
    const texts = [...reviews, ...threads.flatMap(({ comments }) => comments)].filter(({ ours }) => ours);
    const marks = new RegExp(`(?:<!-- |#)${_model_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .markPrefix */ .i6}(?!${tool})[0-9a-f]{8}[ .]`);
    return texts.some(({ body }) => marks.test(body));
}
function findingMeant(entries, { id, thread }) {
    const candidates = id === undefined
        ? entries.filter(({ standing }) => standing.in === 'thread' && standing.thread.nodeId === thread)
        : entries.filter(({ mark }) => mark.id.startsWith(id));
    const ids = new Set(candidates.map(({ mark }) => mark.id));
    if (id !== undefined && ids.has(id))
        return id;
    return ids.size === 1 ? [...ids][0] : undefined;
}


/***/ }),

/***/ 12392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ heed)
});

// UNUSED EXPORTS: reviewersOf

// EXTERNAL MODULE: ./build/policy/decision.js
var decision = __webpack_require__(49393);
// EXTERNAL MODULE: ./build/comments/answer.js
var answer = __webpack_require__(69165);
// EXTERNAL MODULE: ./build/comments/hearing.js
var comments_hearing = __webpack_require__(23295);
// EXTERNAL MODULE: ./build/comments/read-command.js
var read_command = __webpack_require__(11775);
// EXTERNAL MODULE: ./build/comments/requests.js + 1 modules
var requests = __webpack_require__(90365);
;// CONCATENATED MODULE: ./build/comments/questions.js




function whyMisread(reading) {
    switch (reading.problem) {
        case 'unknown-word':
            return 'the words that follow /pr-verdict are wont-fix, waive, rerun and explain';
        case 'several-commands':
            return 'there may be one command in a comment';
        case 'too-long':
            return `a command has at most ${read_command/* maxCommand */.i$} characters`;
        case 'no-finding':
            return `${reading.word} names the id of a finding, unless it is said in the finding’s thread`;
        case 'no-subject':
            return 'waive names a reviewer, `coverage` or `size`, and then the reason';
        case 'no-reason':
            return `${reading.word} takes a reason`;
        case 'not-a-reviewer':
            return `what follows ${reading.word} is no name of a reviewer`;
        case 'too-much':
            return `${reading.word} takes one id and nothing else`;
    }
}
function meant(id, { findings, ledger }) {
    if (findings.includes(id))
        return id;
    const alike = new Set([...findings, ...ledger.map(({ mark }) => mark.id)].filter((each) => each.startsWith(id)));
    return alike.size === 1 ? [...alike][0] : undefined;
}
function explain({ by, thread }, wanted, hearing) {
    if (wanted === undefined && thread === undefined)
        return { answer: answer/* accepted */.q, question: { by } };
    const id = wanted === undefined ? (0,comments_hearing/* findingMeant */.nN)(hearing.ledger, { thread: thread?.nodeId }) : meant(wanted, hearing);
    if (id !== undefined)
        return { answer: answer/* accepted */.q, question: { by, id } };
    if (wanted === undefined || (0,comments_hearing/* othersSpeak */.G_)(hearing))
        return undefined;
    return { answer: (0,answer/* refused */.J)('no finding, or more than one, has an id that begins so') };
}
function judge(request, hearing) {
    const { reading } = request;
    const isOurs = !reading.ok || reading.command.do === 'explain' || reading.command.do === 'rerun';
    if (!isOurs)
        return undefined;
    if (!reading.ok)
        return { answer: (0,answer/* refused */.J)(whyMisread(reading)) };
    if (reading.command.do === 'explain')
        return explain(request, reading.command.id, hearing);
    if (reading.command.do !== 'rerun')
        return undefined;
    if (reading.command.reviewers.every((id) => hearing.reviewers.includes(id)))
        return { answer: answer/* accepted */.q };
    return (0,comments_hearing/* othersSpeak */.G_)(hearing)
        ? undefined
        : { answer: (0,answer/* refused */.J)('it names somebody who is no reviewer of this run') };
}
function readQuestions(hearing) {
    const judged = (0,requests/* readRequests */.h7)(hearing.conversation).flatMap((request) => {
        const result = judge(request, hearing);
        return result === undefined ? [] : [{ request, ...result }];
    });
    return {
        questions: judged.flatMap(({ question }) => question ?? []),
        answers: judged.map(({ request, answer }) => ({ request, answer })),
    };
}

// EXTERNAL MODULE: ./build/comments/refusals.js
var refusals = __webpack_require__(91998);
// EXTERNAL MODULE: ./build/comments/waivers.js
var waivers = __webpack_require__(83074);
;// CONCATENATED MODULE: ./build/comments/heed.js




const nobody = { viewer: '', refusals: [], waivers: [], questions: [], answers: [] };
function reviewersOf({ effective, reviewers, }) {
    return [...new Set([...Object.keys(effective.reviewers), ...reviewers.map(({ id }) => id)])];
}
function claimsLeft({ claims }, hearing) {
    const blocking = claims.flatMap(({ findings = [] }) => findings);
    const refused = new Set((0,refusals/* readRefusals */.m)({ ...hearing, blocking }).refusals.map(({ id }) => id));
    return claims.filter(({ findings = [] }) => findings.length === 0 || !findings.every((id) => refused.has(id)));
}
function withoutEffect(answered, waived) {
    const { reading } = answered.request;
    const isIdle = answered.answer.state === 'accepted' &&
        reading.ok &&
        reading.command.do === 'waive' &&
        !waived.includes(reading.command.subject);
    return isIdle
        ? {
            ...answered,
            answer: { state: 'lapsed', why: 'there is nothing to waive: this head does not lack it' },
        }
        : answered;
}
function heed({ judged, facts, conversation, ...input }) {
    if (conversation === undefined) {
        return { decision: (0,decision/* decide */.LD)({ ...facts, findings: judged }), findings: judged, heard: nobody };
    }
    const hearing = { ...input, conversation, reviewers: reviewersOf(facts) };
    const waived = (0,waivers/* readWaivers */.S)({ ...hearing, waivedBy: facts.effective.waivedBy });
    const withWaivers = { ...facts, waivers: waived.waivers };
    const { blocking } = (0,decision/* decide */.LD)({ ...withWaivers, findings: judged });
    const refused = (0,refusals/* readRefusals */.m)({ ...hearing, blocking });
    const refusedIds = new Set(refused.refusals.map(({ id }) => id));
    const findings = judged.map((finding) => refusedIds.has(finding.id) ? { ...finding, status: 'wont_fix' } : finding);
    const decided = (0,decision/* decide */.LD)({ ...withWaivers, claims: claimsLeft(facts, hearing), findings });
    const asked = readQuestions({ ...hearing, findings: judged.map(({ id }) => id) });
    const mayApprove = refusedIds.size === 0 || decided.event !== 'APPROVE';
    return {
        findings,
        decision: mayApprove ? decided : { ...decided, event: 'COMMENT' },
        heard: {
            viewer: conversation.viewer,
            refusals: refused.refusals,
            waivers: waived.waivers,
            questions: asked.questions,
            answers: [
                ...waived.answers.map((each) => withoutEffect(each, decided.waived)),
                ...refused.answers,
                ...asked.answers,
            ],
        },
    };
}


/***/ }),

/***/ 19418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readLedger)
/* harmony export */ });
/* harmony import */ var _model_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76009);
/* harmony import */ var _passage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48535);


function inThread(thread, tool) {
    return thread.comments
        .filter(({ ours }) => ours)
        .flatMap(({ id, nodeId, body, url, editedByOthers }) => (0,_model_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarks */ .pc)(body, tool).flatMap((mark) => {
        if (mark.kind === 'review')
            return [];
        const { tool: _, ...known } = mark;
        const standing = {
            in: 'thread',
            thread,
            comment: { id, nodeId, body },
            shows: mark.kind,
            url,
        };
        return [{ mark: known, standing, editedByOthers }];
    }));
}
function inBody({ id, body, url, editedByOthers }, tool) {
    return (0,_model_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarks */ .pc)(body, tool).flatMap((mark) => {
        if (mark.kind === 'review')
            return [];
        const { tool: _, ...known } = mark;
        const passage = (0,_passage_js__WEBPACK_IMPORTED_MODULE_1__/* .findPassage */ .U4)(body, known.id);
        return [
            {
                mark: known,
                standing: { in: 'body', reviewId: id, url, ...(passage && { passage }) },
                editedByOthers,
            },
        ];
    });
}
function shownFindings(conversation, tool) {
    const bodies = conversation.reviews.filter(({ ours, state }) => ours && state !== 'PENDING');
    const inThreads = conversation.threads.flatMap((thread) => inThread(thread, tool));
    const shown = new Map(inThreads.map((each) => [each.mark.id, each]));
    for (const each of bodies.toReversed().flatMap((review) => inBody(review, tool))) {
        if (!shown.has(each.mark.id))
            shown.set(each.mark.id, each);
    }
    return shown;
}
function readLedger(conversation, tool, kept) {
    const shown = shownFindings(conversation, tool);
    const remembered = kept?.findings ?? [];
    const ids = new Set(remembered.map(({ id }) => id));
    const others = [...shown.values()].filter(({ mark, editedByOthers }) => !ids.has(mark.id) && !(editedByOthers && kept !== undefined));
    return [
        ...remembered.map((mark) => ({
            mark,
            standing: shown.get(mark.id)?.standing ?? { in: 'nowhere' },
        })),
        ...others.map(({ mark, standing }) => ({ mark, standing })),
    ];
}


/***/ }),

/***/ 48535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NH: () => (/* binding */ withoutWeight),
/* harmony export */   Nv: () => (/* binding */ withoutSignature),
/* harmony export */   U4: () => (/* binding */ findPassage),
/* harmony export */   n_: () => (/* binding */ wasAbout),
/* harmony export */   qt: () => (/* binding */ commentPassage)
/* harmony export */ });
/* harmony import */ var _model_body_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62246);

const entities = { lt: '<', gt: '>', quot: '"', amp: '&' };
const label = /^\S{1,4} (?:Critical|High|Medium|Low|Info) · /u;
function plain(html) {
    return html
        .replace(/<\/?code>/g, '`')
        .replace(/<[^<>]*>/g, '')
        .replace(/&(lt|gt|quot|amp);/g, (_, name) => entities[name] ?? '');
}
function findPassage(body, id) {
    const lines = (0,_model_body_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .bodyLines */ .w)(body);
    const end = lines.findIndex((line) => line.startsWith('<sub>') && line.endsWith(` · \`${id}\`</sub>`));
    const start = lines.slice(0, Math.max(0, end)).lastIndexOf('<details>');
    if (start < 0)
        return undefined;
    const [, title] = /^<summary>(.*)<\/summary>$/.exec(lines[start + 1] ?? '') ?? [];
    if (title === undefined)
        return undefined;
    return {
        title: plain(title).replace(label, ''),
        text: lines
            .slice(start + 2, end)
            .join('\n')
            .trim(),
    };
}
function withoutSignature(body) {
    return body.replace(/\r\n?/g, '\n').replace(/\n<sub>[^\n]*<\/sub>[\s\S]*$/, '');
}
function withoutWeight(text) {
    return text.split('\n').slice(1).join('\n').trim();
}
const wasAbout = 'What it was about';
function beforeItWasSettled(said) {
    const lines = said.split('\n');
    const fold = lines.indexOf(`<summary>${wasAbout}</summary>`);
    if (fold < 0)
        return said;
    return lines
        .slice(fold + 1)
        .join('\n')
        .replace(/<\/details>\s*$/, '')
        .trim();
}
function commentPassage(body) {
    const text = withoutWeight(beforeItWasSettled(withoutSignature(body)));
    const [first = '', ...rest] = text.split('\n');
    const title = /^\*\*(.+)\*\*$/.exec(first)?.[1];
    return title === undefined ? { text } : { title, text: rest.join('\n').trim() };
}


/***/ }),

/***/ 11775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I8: () => (/* binding */ mentionsWaiver),
/* harmony export */   Zm: () => (/* binding */ commandLines),
/* harmony export */   i$: () => (/* binding */ maxCommand),
/* harmony export */   rC: () => (/* binding */ mentionsCommand)
/* harmony export */ });
/* harmony import */ var mdast_util_from_markdown__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57391);
/* harmony import */ var _model_beyond_parsing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82842);


const command = /^\/pr-verdict(?=[ \t]|$)/;
const maxCommand = 200;
const maxParsed = 4096;
function mentionsCommand(body) {
    return /^ {0,3}\/pr-verdict(?!\S)/m.test(body);
}
function mentionsWaiver(body) {
    return /^ {0,3}\/pr-verdict[ \t]{1,9}waive(?!\S)/m.test(body);
}
function commandLines(body) {
    const source = body.slice(0, maxParsed);
    if (!mentionsCommand(source) || (0,_model_beyond_parsing_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeyondParsing */ .U)(source))
        return [];
    const found = [];
    for (const node of (0,mdast_util_from_markdown__WEBPACK_IMPORTED_MODULE_1__/* .fromMarkdown */ .Y)(source).children) {
        if (holdsHtml(node))
            break;
        const line = node.type === 'paragraph' ? lineAt(body, node.position?.start.offset ?? 0) : '';
        if (command.test(line))
            found.push(line.replace(command, '').trim());
    }
    return found;
}
function lineAt(body, start) {
    const [line = ''] = body.slice(start, start + maxCommand + 1).split(/[\r\n]/);
    return line;
}
function holdsHtml(node) {
    if (node.type !== 'html')
        return 'children' in node && node.children.some(holdsHtml);
    const html = node.value.trim();
    return !html.startsWith('<!--') || html.indexOf('-->') !== html.length - 3;
}


/***/ }),

/***/ 91998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readRefusals)
/* harmony export */ });
/* harmony import */ var _model_role_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73928);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69165);
/* harmony import */ var _hearing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23295);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90365);




function judge({ by, role, id }, { author, blocking }) {
    if (!(0,_model_role_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeastRole */ .N)(role, 'write'))
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .refused */ .J)('it takes write access');
    if (by === author && role !== 'admin' && blocking.includes(id)) {
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .refused */ .J)('the finding blocks, and its author may refuse that only as an admin');
    }
    return _answer_js__WEBPACK_IMPORTED_MODULE_1__/* .accepted */ .q;
}
function judgeRequest(request, hearing) {
    const { by, reading, thread } = request;
    if (!reading.ok || reading.command.do !== 'wont-fix')
        return undefined;
    const role = (0,_hearing_js__WEBPACK_IMPORTED_MODULE_2__/* .roleOf */ .kp)(hearing, by);
    if (role === undefined)
        return undefined;
    const { id: named, reason } = reading.command;
    const id = (0,_hearing_js__WEBPACK_IMPORTED_MODULE_2__/* .findingMeant */ .nN)(hearing.ledger, { id: named, thread: thread?.nodeId });
    if (id === undefined) {
        if (named === undefined || (0,_hearing_js__WEBPACK_IMPORTED_MODULE_2__/* .othersSpeak */ .G_)(hearing))
            return undefined;
        return { answer: (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .refused */ .J)('no published finding, or more than one, has an id that begins so') };
    }
    const answer = judge({ by, role, id }, hearing);
    if (answer.state !== 'accepted')
        return { answer };
    const { writtenAt: at, url } = request.comment;
    const said = { at, reason, url };
    return { answer, refusal: { id, by, how: 'command', said, selfAccepted: by === hearing.author } };
}
function byResolving(hearing) {
    const open = hearing.ledger.filter(({ mark }) => mark.kind === 'finding');
    return (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .readResolvings */ .$V)(hearing.conversation).flatMap(({ by, thread }) => {
        const role = (0,_hearing_js__WEBPACK_IMPORTED_MODULE_2__/* .roleOf */ .kp)(hearing, by) ?? 'none';
        const id = (0,_hearing_js__WEBPACK_IMPORTED_MODULE_2__/* .findingMeant */ .nN)(open, { thread: thread.nodeId });
        if (id === undefined || judge({ by, role, id }, hearing).state !== 'accepted')
            return [];
        return [{ id, by, how: 'resolved', selfAccepted: by === hearing.author }];
    });
}
function readRefusals(hearing) {
    const judged = (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .readRequests */ .h7)(hearing.conversation).flatMap((request) => {
        const result = judgeRequest(request, hearing);
        return result === undefined ? [] : [{ request, ...result }];
    });
    const words = [...judged.flatMap(({ refusal }) => refusal ?? []), ...byResolving(hearing)];
    const byId = new Map();
    for (const word of words)
        if (byId.get(word.id)?.selfAccepted ?? true)
            byId.set(word.id, word);
    return {
        refusals: [...byId.values()],
        answers: judged.map(({ request, answer }) => ({ request, answer })),
    };
}


/***/ }),

/***/ 90365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _d: () => (/* binding */ askers),
  Wf: () => (/* binding */ asksForWaiver),
  h7: () => (/* binding */ readRequests),
  $V: () => (/* binding */ readResolvings)
});

// EXTERNAL MODULE: ./build/model/account-name.js
var account_name = __webpack_require__(41857);
// EXTERNAL MODULE: ./build/model/role.js
var role = __webpack_require__(73928);
// EXTERNAL MODULE: ./build/model/reviewer.js
var reviewer = __webpack_require__(34811);
// EXTERNAL MODULE: ./build/comments/read-command.js
var read_command = __webpack_require__(11775);
;// CONCATENATED MODULE: ./build/comments/command.js


const commandWords = ['wont-fix', 'waive', 'rerun', 'explain'];
const idShape = /^[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{4,8}(?:-\d+)*$/;
function split(text) {
    const end = text.search(/\s/);
    const first = end === -1 ? text : text.slice(0, end);
    return { first: first.replace(/^`(.*)`$/, '$1'), rest: end === -1 ? '' : text.slice(end).trim() };
}
function readWontFix(text, where) {
    const { first, rest } = split(text);
    if (idShape.test(first) || (where === 'conversation' && /^[a-z0-9-]{1,80}$/.test(first)))
        return { ok: true, command: { do: 'wont-fix', id: first, reason: rest } };
    if (where === 'thread')
        return { ok: true, command: { do: 'wont-fix', reason: text } };
    return { ok: false, problem: 'no-finding', word: 'wont-fix' };
}
function readWaive(text) {
    const { first, rest } = split(text);
    if (first === '')
        return { ok: false, problem: 'no-subject', word: 'waive' };
    if (!reviewer/* ReviewerId */.dJ.safeParse(first).success)
        return { ok: false, problem: 'not-a-reviewer', word: 'waive' };
    if (rest === '')
        return { ok: false, problem: 'no-reason', word: 'waive' };
    return { ok: true, command: { do: 'waive', subject: first, reason: rest } };
}
function readRerun(text) {
    const names = text.split(/[\s,]+/).filter((name) => name !== '');
    const plain = names.every((name) => reviewer/* ReviewerId */.dJ.safeParse(name).success);
    return plain
        ? { ok: true, command: { do: 'rerun', reviewers: [...new Set(names)] } }
        : { ok: false, problem: 'not-a-reviewer', word: 'rerun' };
}
function readExplain(text) {
    const { first, rest } = split(text);
    if (rest !== '')
        return { ok: false, problem: 'too-much', word: 'explain' };
    return { ok: true, command: first === '' ? { do: 'explain' } : { do: 'explain', id: first } };
}
function readCommand(body, where) {
    const [line, ...others] = (0,read_command/* commandLines */.Zm)(body);
    if (line === undefined)
        return undefined;
    if (others.length > 0)
        return { ok: false, problem: 'several-commands' };
    if ('/pr-verdict '.length + line.length > read_command/* maxCommand */.i$)
        return { ok: false, problem: 'too-long' };
    const { first, rest } = split(line);
    const word = commandWords.find((each) => each === first);
    switch (word) {
        case 'wont-fix':
            return readWontFix(rest, where);
        case 'waive':
            return readWaive(rest);
        case 'rerun':
            return readRerun(rest);
        case 'explain':
            return readExplain(rest);
        case undefined:
            return { ok: false, problem: 'unknown-word', word: first };
    }
}

;// CONCATENATED MODULE: ./build/comments/requests.js




const readings = new WeakMap();
function readingOf(comment, where) {
    if (!readings.has(comment))
        readings.set(comment, readCommand(comment.body, where));
    return readings.get(comment);
}
function byPeople({ threads, comments }) {
    const all = [
        ...threads.flatMap((thread) => thread.comments.map((comment) => ({ comment, thread }))),
        ...comments.map((comment) => ({ comment, thread: undefined })),
    ];
    return all.flatMap(({ comment, thread }) => {
        const { author: by, ours, inOwnWords } = comment;
        return by === null || ours || !inOwnWords ? [] : [{ by, comment, thread }];
    });
}
function readRequests(conversation) {
    const roles = new Map(conversation.people.map(({ login, role }) => [login, role]));
    const requests = byPeople(conversation).flatMap(({ by, comment, thread }) => {
        if (!(0,role/* isAtLeastRole */.N)(roles.get(by) ?? 'none', 'write'))
            return [];
        const reading = readingOf(comment, thread === undefined ? 'conversation' : 'thread');
        return reading === undefined ? [] : [{ by, comment, ...(thread && { thread }), reading }];
    });
    const at = ({ comment }) => Date.parse(comment.writtenAt);
    return requests.toSorted((a, b) => at(a) - at(b) || a.comment.id - b.comment.id);
}
function readResolvings({ threads, viewer }) {
    return threads.flatMap((thread) => {
        const { resolved, resolvedBy: by, comments } = thread;
        const isOurs = comments[0]?.ours === true;
        if (!isOurs || !resolved || by === null || by === (0,account_name/* accountName */.v)(viewer))
            return [];
        return [{ by, thread }];
    });
}
function askers(said) {
    const asking = byPeople(said).filter(({ comment }) => (0,read_command/* mentionsCommand */.rC)(comment.body));
    return [...new Set([...asking, ...readResolvings(said)].map(({ by }) => by))];
}
function asksForWaiver(said) {
    return byPeople(said).some(({ comment }) => (0,read_command/* mentionsWaiver */.I8)(comment.body));
}


/***/ }),

/***/ 83074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readWaivers)
/* harmony export */ });
/* harmony import */ var _model_role_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73928);
/* harmony import */ var _policy_waiver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56991);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69165);
/* harmony import */ var _hearing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23295);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90365);





function wantedBy({ reading }) {
    return reading.ok && reading.command.do === 'waive' ? reading.command : undefined;
}
const notForThisHead = {
    state: 'lapsed',
    why: 'nothing proves that it was written for this head; written again after a check of this head, it holds',
};
function isForThisHead({ comment }, { headSince }) {
    return headSince !== null && Date.parse(comment.writtenAt) > Date.parse(headSince);
}
function judge(request, { subject }, hearing) {
    const { conversation, author, waivedBy, reviewers } = hearing;
    const role = (0,_hearing_js__WEBPACK_IMPORTED_MODULE_3__/* .roleOf */ .kp)(hearing, request.by);
    const isKnown = (0,_policy_waiver_js__WEBPACK_IMPORTED_MODULE_1__/* .isReservedSubject */ .z)(subject) || reviewers.includes(subject);
    if (role === undefined || (!isKnown && (0,_hearing_js__WEBPACK_IMPORTED_MODULE_3__/* .othersSpeak */ .G_)(hearing)))
        return undefined;
    if (!(0,_model_role_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeastRole */ .N)(role, waivedBy))
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J)(`a waiver takes the role ${waivedBy} or a higher one`);
    if (request.by === author && role !== 'admin')
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J)('the author may waive something only as an admin');
    if (!isKnown)
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J)('it names neither a reviewer of this run, nor `coverage`, nor `size`');
    return isForThisHead(request, conversation) ? _answer_js__WEBPACK_IMPORTED_MODULE_2__/* .accepted */ .q : notForThisHead;
}
function readWaivers(hearing) {
    const judged = (0,_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .readRequests */ .h7)(hearing.conversation).flatMap((request) => {
        const wanted = wantedBy(request);
        const answer = wanted && judge(request, wanted, hearing);
        return wanted && answer ? [{ request, wanted, answer }] : [];
    });
    const holding = judged.filter(({ answer }) => answer.state === 'accepted');
    return {
        waivers: holding.map(({ request: { by, comment }, wanted: { subject, reason } }) => ({
            subject,
            reason,
            by,
            at: comment.writtenAt,
            url: comment.url,
            selfAccepted: by === hearing.author,
        })),
        answers: judged.map(({ request, answer }) => ({ request, answer })),
    };
}


/***/ }),

/***/ 24100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ cutDiff)
/* harmony export */ });
/* harmony import */ var _parse_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84271);

function cutDiff(diff, isInside) {
    const kept = sectionsOf(diff).filter((section) => {
        const reading = (0,_parse_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDiff */ .F)(section);
        if (!reading.ok || reading.diff.files.length === 0)
            return true;
        return reading.diff.files.some(({ path, oldPath, status }) => isInside(path) || (status === 'renamed' && oldPath !== undefined && isInside(oldPath)));
    });
    const whole = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const section of kept) {
        whole.set(section, at);
        at += section.length;
    }
    return whole;
}
const header = new TextEncoder().encode('diff --git ');
const lineFeed = 10;
function sectionsOf(diff) {
    const starts = [0];
    for (let at = diff.indexOf(lineFeed) + 1; at > 0; at = diff.indexOf(lineFeed, at) + 1) {
        if (header.every((byte, index) => diff[at + index] === byte))
            starts.push(at);
    }
    return starts.map((start, index) => diff.subarray(start, starts[index + 1]));
}


/***/ }),

/***/ 29993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ diffFileOf),
/* harmony export */   w: () => (/* binding */ diffOfFiles)
/* harmony export */ });
/* harmony import */ var _hunk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16672);
/* harmony import */ var _read_hunks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71728);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62367);



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
    const parsed = (0,_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .catchFault */ .gZ)(bytes, () => {
        const reader = new _reader_js__WEBPACK_IMPORTED_MODULE_2__/* .Reader */ .mP(bytes);
        const hunks = (0,_read_hunks_js__WEBPACK_IMPORTED_MODULE_1__/* .readHunks */ .c)(reader, new _hunk_js__WEBPACK_IMPORTED_MODULE_0__/* .LineTable */ .l(bytes));
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


/***/ }),

/***/ 56864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LK: () => (/* binding */ workspacePackages),
/* harmony export */   Vr: () => (/* binding */ likelyBaseFiles),
/* harmony export */   _G: () => (/* binding */ repoInstructions),
/* harmony export */   qv: () => (/* binding */ wantedBaseFiles)
/* harmony export */ });
/* harmony import */ var _model_compare_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88597);
/* harmony import */ var _model_trim_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29220);
/* harmony import */ var _policy_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64757);
/* harmony import */ var _path_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99862);
/* harmony import */ var _path_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9756);





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
    const folders = headPaths.filter((path) => manifestNames.has((0,_path_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path))).map(_path_words_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS);
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
    const plain = (0,_model_trim_js__WEBPACK_IMPORTED_MODULE_3__/* .trimEnd */ .s)(pattern.replace(/^\.\//, ''), '/');
    if (plain === '' || plain.startsWith('!'))
        return [];
    try {
        return [(0,_policy_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .S)(plain)];
    }
    catch {
        return [];
    }
}
const special = /(?:^|\/)(?:\.github|docs|\.pr-review)(?:\/.*)?$/;
const home = (path) => (0,_path_words_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(path).replace(special, '');
const named = (name) => ({ test: (path) => name.test((0,_path_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path)), home });
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
    const folders = new Set(touched.map(_path_words_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS));
    const chosen = new Set(files.filter(({ path }) => inFolder.test(path)));
    for (const { test, home } of kinds) {
        const byHome = new Map();
        for (const file of files.filter(({ path }) => test(path) && !inFolder.test(path))) {
            if (!byHome.has(home(file.path)))
                byHome.set(home(file.path), file);
        }
        for (const folder of folders) {
            const nearest = (0,_path_words_js__WEBPACK_IMPORTED_MODULE_2__/* .foldersUp */ .TS)(folder).find((each) => byHome.has(each));
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
    ..._path_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .codeownersPaths */ .oX,
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
const inRoot = new Set([..._path_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .codeownersPaths */ .oX, ...workspaceFiles]);
const shared = /^(?:\.github\/|docs\/|\.pr-review\/)/;
function wantedBaseFiles(existing, touched) {
    const folders = new Set(touched.flatMap((path) => (0,_path_words_js__WEBPACK_IMPORTED_MODULE_2__/* .foldersUp */ .TS)((0,_path_words_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(path))));
    const wanted = [...new Set(existing)].filter((path) => inRoot.has(path) ||
        (isInstruction(path) &&
            (shared.test(path) || folders.has((0,_path_words_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(path)) || isNearReview(path, folders))) ||
        ((0,_path_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path) === '.gitattributes' && folders.has((0,_path_words_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(path))));
    return wanted.sort((a, b) => depth(a) - depth(b) || (0,_model_compare_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n)(a, b)).slice(0, maxFiles);
}
function isNearReview(path, folders) {
    const at = path.lastIndexOf('/.pr-review/');
    return at > 0 && folders.has(path.slice(0, at));
}
function depth(path) {
    return path.split('/').length;
}


/***/ }),

/***/ 72180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ namesOf),
/* harmony export */   l: () => (/* binding */ cutChange)
/* harmony export */ });
/* harmony import */ var _diff_cut_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24100);

function cutChange(change, isInside) {
    const files = change.files.filter((file) => namesOf(file).some(isInside));
    const kept = new Set(files.map(({ filename }) => filename));
    const outside = change.files.map(({ filename }) => filename).filter((path) => !kept.has(path));
    const listed = new Set(change.files.map(({ filename }) => filename));
    const isMissingHere = (path) => path === unnamed || (listed.has(path) ? kept.has(path) : isInside(path));
    const missing = change.coverage.missing.filter(({ path }) => isMissingHere(path));
    const unread = new Set(change.coverage.missing.map(({ path }) => path));
    const readElsewhere = outside.filter((path) => !unread.has(path)).length;
    const unreadElsewhere = change.coverage.missing.length - missing.length;
    const { covered, expected } = change.coverage;
    return {
        files,
        diff: (0,_diff_cut_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .cutDiff */ .W)(change.diff, isInside),
        coverage: {
            expected: Math.max(missing.length, expected - readElsewhere - unreadElsewhere),
            covered: Math.max(0, covered - readElsewhere),
            missing,
        },
        leftOut: outside.length,
    };
}
const unnamed = '/';
function namesOf({ filename, previous_filename: former, status }) {
    return status === 'renamed' && former !== undefined ? [filename, former] : [filename];
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
/* harmony import */ var _path_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9756);


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
        .filter(({ path }) => (0,_path_words_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(path) === '.gitattributes')
        .toSorted((a, b) => (0,_path_words_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(a.path).length - (0,_path_words_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(b.path).length)
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
        return [{ folder: (0,_path_words_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(path), matches, ...state }];
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

/***/ 9756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TS: () => (/* binding */ foldersUp),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   ZD: () => (/* binding */ holdsSegments),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   xR: () => (/* binding */ pathWords),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
function pathWords(path) {
    const segments = path.split('/');
    const name = segments.pop() ?? '';
    const stem = name.replace(/(?<=.)\.[^.]+$/, '');
    return new Set([...segments, stem].flatMap(wordsOf));
}
function wordsOf(segment) {
    return segment
        .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
        .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '');
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
function foldersUp(folder) {
    const parts = folder === '' ? [] : folder.split('/');
    return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('/')), ''];
}


/***/ }),

/***/ 49281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ changedFiles)
/* harmony export */ });
/* harmony import */ var _diff_hunk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16672);

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


/***/ }),

/***/ 69511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runGit),
/* harmony export */   g: () => (/* binding */ failed)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31612);
/* harmony import */ var _runner_at_end_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88562);



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
function runGit(command) {
    const max = command.maxBytes ?? maxOutput;
    const { promise, resolve, reject } = deferred();
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...command.args], {
        cwd: command.cwd,
        env: {
            ...command.environment,
            ...isolation,
            ...configuration(command),
        },
        windowsHide: true,
        timeout: deadlineMs,
        killSignal: 'SIGKILL',
    });
    const hasEnded = (0,_runner_at_end_js__WEBPACK_IMPORTED_MODULE_2__/* .atEnd */ .t)(() => child.kill('SIGKILL'));
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
    return promise.finally(hasEnded);
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

/***/ 39563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zc: () => (/* binding */ withGit),
  DY: () => (/* binding */ workTreeTop)
});

// UNUSED EXPORTS: Git, openGit

// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/git/git-process.js
var git_process = __webpack_require__(69511);
;// CONCATENATED MODULE: ./build/git/borrowed-repository.js




const settingsPattern = '^core\\.(attributesfile|autocrlf|eol|excludesfile|filemode|ignorecase|precomposeunicode|symlinks)$';
class BorrowedRepository {
    original;
    directory;
    #environment;
    constructor(parts) {
        this.original = parts.original;
        this.directory = parts.directory;
        this.#environment = parts.environment;
    }
    async shallow() {
        const commits = await textOf((0,external_node_path_.join)(this.directory, 'shallow'));
        return commits.split('\n').filter((line) => line !== '');
    }
    async try(args, options = {}) {
        const { variables, ...rest } = options;
        const environment = { ...this.#environment, GIT_DIR: this.directory, ...variables };
        return ended(await (0,git_process/* runGit */.E)({ cwd: this.directory, args, environment, ...rest }), args, this.directory);
    }
    async run(args, options = {}) {
        const { exitCode, stdout, stderr } = await this.try(args, options);
        if (exitCode === 0)
            return stdout;
        throw (0,git_process/* failed */.g)({ args, cwd: this.original.root }, `ended with ${exitCode}: ${firstLine(stderr)}`);
    }
    workTreeSettings() {
        return this.#userSettings(settingsPattern);
    }
    async resolve(revision) {
        if (revision.startsWith('-'))
            return undefined;
        const args = ['rev-parse', '--verify', '--quiet', revision];
        const command = { cwd: this.original.root, args, environment: this.#environment };
        const { exitCode, stdout } = ended(await (0,git_process/* runGit */.E)(command), args, this.original.root);
        return exitCode === 0 ? stdout.toString('utf8').trim() : undefined;
    }
    async resolveName(revision) {
        const args = ['rev-parse', '--abbrev-ref', '--verify', '--quiet', revision];
        const command = { cwd: this.original.root, args, environment: this.#environment };
        const { exitCode, stdout } = ended(await (0,git_process/* runGit */.E)(command), args, this.original.root);
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
        const { stdout } = ended(await (0,git_process/* runGit */.E)(command), args, this.original.root);
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
    const result = await (0,git_process/* runGit */.E)(command);
    if (result.state === 'not-installed')
        return undefined;
    const { exitCode, stdout, stderr } = result;
    if (exitCode !== 0) {
        if (/not a git repository|must be run in a work tree/i.test(stderr))
            return undefined;
        throw (0,git_process/* failed */.g)(command, `ended with ${exitCode}: ${firstLine(stderr)}`);
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
        throw (0,git_process/* failed */.g)(command, 'gave an answer that cannot be read');
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
    throw (0,git_process/* failed */.g)({ args, cwd }, 'could not be started');
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


const maxFile = 128 * 1024 * 1024;
class Git {
    #repository;
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
        const { exitCode } = await this.#repository.try(['cat-file', '-e', `${review_document/* CommitId */.jF.parse(id)}^{commit}`]);
        return exitCode === 0;
    }
    async parents(commit) {
        const text = await this.#text(['cat-file', 'commit', review_document/* CommitId */.jF.parse(commit)]);
        const header = text.slice(0, text.indexOf('\n\n'));
        return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id]) => review_document/* CommitId */.jF.parse(id));
    }
    async treeOf(commit) {
        return (await this.#text(['rev-parse', '--verify', `${review_document/* CommitId */.jF.parse(commit)}^{tree}`])).trim();
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
        const format = ['--patch', '--full-index', `--unified=${wanted.context ?? 3}`];
        return this.#compare(wanted, [...format, '--src-prefix=a/', '--dst-prefix=b/']);
    }
    async changedIds(wanted) {
        const raw = (await this.#compare(wanted, ['--raw', '-z', '--no-abbrev'])).toString('latin1');
        const records = raw.matchAll(/:\d{6} \d{6} ([0-9a-f]+) ([0-9a-f]+) (?:[RC]\d+\0[^\0]*|([A-Z]))\0[^\0]*\0/g);
        return [...records].map(([, from = '', to = '', letter]) => (letter === 'D' ? from : to));
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
        const { exitCode, stdout } = await this.#repository.try(['cat-file', 'blob', review_document/* CommitId */.jF.parse(id)], {
            maxBytes: maxFile,
        });
        return exitCode === 0 ? stdout : undefined;
    }
    async fileAt(commit, path) {
        if (!(await this.hasCommit(commit))) {
            return { state: 'unreadable', reason: `commit ${commit} is not in this repository` };
        }
        const entry = (await this.#entries(commit, [path])).find((candidate) => candidate.path === path);
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
        if ((await this.#entries(commit, [path])).length > 0)
            return true;
        const segments = path.split('/').slice(0, -1);
        const folders = segments.map((_, index) => segments.slice(0, index + 1).join('/'));
        if (folders.length === 0)
            return false;
        return (await this.#entries(commit, folders)).some(({ mode }) => mode === '160000');
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
    async #entries(commit, paths) {
        const args = ['ls-tree', '-z', '--full-tree', review_document/* CommitId */.jF.parse(commit), '--', ...paths];
        const output = await this.#repository.run(args, { variables: { GIT_LITERAL_PATHSPECS: '1' } });
        const entries = output.toString('utf8').matchAll(/(\d{6}) \w+ ([0-9a-f]+)\t([^\0]+)\0/g);
        return [...entries].map(([, mode = '', id = '', path = '']) => ({ mode, id, path }));
    }
    async #text(args) {
        return (await this.#repository.run(args)).toString('utf8');
    }
}
function isContent(mode) {
    return mode !== '000000' && mode !== '160000';
}
async function openGit(wanted) {
    const repository = await borrowRepository(wanted);
    return repository && new Git(repository);
}
async function withGit(wanted, body) {
    const git = await openGit(wanted);
    try {
        return await body(git);
    }
    finally {
        await git?.close();
    }
}
async function workTreeTop(wanted) {
    return withGit(wanted, async (git) => git?.root);
}


/***/ }),

/***/ 42518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ createLocalSource),
  v: () => (/* binding */ noWorktree)
});

// EXTERNAL MODULE: ./build/diff/parse-diff.js + 2 modules
var parse_diff = __webpack_require__(84271);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/runner/own-folders.js
var own_folders = __webpack_require__(32099);
// EXTERNAL MODULE: ./build/runner/regular-file.js
var regular_file = __webpack_require__(33538);
// EXTERNAL MODULE: ./build/git/changed-files.js
var changed_files = __webpack_require__(49281);
// EXTERNAL MODULE: ./build/git/git.js + 1 modules
var git = __webpack_require__(39563);
// EXTERNAL MODULE: ./build/fetch/base-files.js
var base_files = __webpack_require__(56864);
// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
// EXTERNAL MODULE: ./build/model/utf8-text.js
var utf8_text = __webpack_require__(93007);
;// CONCATENATED MODULE: ./build/git/git-evidence.js




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
            return bytes === undefined || bytes.length > regular_file/* maxTextBytes */.tu ? undefined : (0,utf8_text/* utf8Text */.H)(bytes);
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
    for (const path of (0,base_files/* wantedBaseFiles */.qv)(basePaths, change.touched)) {
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
        review_document/* CommitId */.jF.parse(treeish),
    ]);
    return output.toString('utf8').split('\0').slice(0, -1);
}
async function commitsBetween(git, from, to) {
    const format = ['%H', '%an', '%ae', '%cn', '%ce', '%B'].join('%x00');
    const range = [`^${review_document/* CommitId */.jF.parse(from)}`, review_document/* CommitId */.jF.parse(to)];
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

// EXTERNAL MODULE: ./build/git/working-directory.js
var working_directory = __webpack_require__(69470);
// EXTERNAL MODULE: ./build/git/worktree-tree.js
var worktree_tree = __webpack_require__(28371);
;// CONCATENATED MODULE: ./build/git/local-source.js









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
        fetch: ({ policyPath }) => (0,git/* withGit */.zc)({ directory: wanted.root, environment: wanted.environment }, (git) => {
            if (git === undefined)
                throw noWorktree(wanted.root);
            return takeSnapshot(git, wanted, policyPath);
        }),
        filesAt: (commit, paths) => (0,git/* withGit */.zc)({ directory: wanted.root, environment: wanted.environment }, (git) => {
            if (git === undefined)
                throw noWorktree(wanted.root);
            return readGitFilesAt(git, commit, paths);
        }),
        isCurrent: ({ head, tree }) => (0,git/* withGit */.zc)({ directory: wanted.root, environment: wanted.environment }, async (git) => {
            if (git === undefined)
                return false;
            if ((await git.headCommit()) !== head)
                return false;
            return (await (0,worktree_tree/* writeWorktreeTree */.Z)(git, own_folders/* ownFolders */.g)) === (tree ?? (await git.treeOf(head)));
        }),
    };
}
async function takeSnapshot(git, wanted, policyPath) {
    const commits = await pinCommits(git, wanted);
    const to = commits.tree ?? commits.head;
    const range = { from: commits.mergeBase, to, without: own_folders/* ownFolders */.g };
    const diff = await diffOf(git, wanted, range);
    const files = readFiles(diff, await git.changedIds(range));
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
        evidence: await readGitEvidence(git, {
            ...commits,
            tree: to,
            touched: files.map(({ filename }) => filename),
        }),
    };
}
async function diffOf(git, wanted, range) {
    try {
        return await git.diff(range);
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
        if (error instanceof failure/* Failure */.HR)
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
    const tree = wanted.head === undefined ? await (0,worktree_tree/* writeWorktreeTree */.Z)(git, own_folders/* ownFolders */.g) : undefined;
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
        if (error instanceof failure/* Failure */.HR)
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
    throw new failure/* Failure */.HR({
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
    throw new failure/* Failure */.HR({
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
    throw new failure/* Failure */.HR({
        kind: 'usage',
        code: 'LOCAL_BASE_UNKNOWN',
        message: `${git.root} has no branch main or master, here or at the remote origin, to compare with`,
        fix: 'Name the branch your change is meant for, such as `--base develop`, or let git find it with `git remote set-head origin --auto`.',
    });
}
function readFiles(bytes, ids) {
    const parsed = (0,parse_diff/* parseDiff */.F)(bytes);
    if (parsed.ok)
        return (0,changed_files/* changedFiles */.Y)(parsed.diff, ids);
    const { line, message } = parsed.error;
    throw new Error(`git's own diff cannot be read, line ${line}: ${message}`);
}
async function look(git, wanted, { commits, files }) {
    if (wanted.head !== undefined) {
        return (0,working_directory/* inspectWorkingDirectory */.L)({
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
        const bytes = await (0,regular_file/* readRegularFile */.XF)({ root: git.root, name, maxBytes: maxPolicy });
        return bytes === undefined ? { state: 'absent' } : { state: 'present', bytes };
    }
    catch (error) {
        return { state: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
    }
}
function noWorktree(directory) {
    return new failure/* Failure */.HR({
        kind: 'usage',
        code: 'LOCAL_NOT_A_WORKTREE',
        message: `${directory} is not in a git work tree, or git is not installed`,
        fix: 'Run it inside a checkout, with git on the PATH.',
    });
}
function historyMissing(git) {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'LOCAL_HISTORY_MISSING',
        message: `${git.root} is a shallow clone: where the change left its base is not in it`,
        fix: 'Get the rest with `git fetch --unshallow`, or check out with `fetch-depth: 0`.',
    });
}
function contentMissing(git, { head }, { from, to }) {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'LOCAL_CONTENT_MISSING',
        message: `${git.root} is a partial clone: some of the files that the change is compared with are not in it`,
        fix: `Get them with \`git diff --stat ${from}${head === undefined ? '' : ` ${to}`}\`, then run this again.`,
    });
}
function unrelated(git, base, head) {
    return new failure/* Failure */.HR({
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
/* harmony export */   L: () => (/* binding */ inspectWorkingDirectory)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31612);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39563);





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
/* harmony export */   Z: () => (/* binding */ writeWorktreeTree)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runner_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33538);



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
    await run(['update-index', '-z', '--force-remove', '--stdin'], gone);
    const untracked = namesFrom(await run(['ls-files', '-z', '--others', '--exclude-standard', ...excluded]));
    const files = [...changed, ...untracked];
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


/***/ }),

/***/ 84552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ pairSurest)
/* harmony export */ });
/* harmony import */ var _model_compare_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88597);

function pairSurest(pairing) {
    const { ones, others, sure, nameOne, nameOther } = pairing;
    const candidates = ones
        .flatMap((one) => others.map((other) => ({ one, other, sure: sure(one, other) })))
        .filter((candidate) => candidate.sure > 0)
        .sort((a, b) => b.sure - a.sure ||
        (0,_model_compare_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(nameOne(a.one), nameOne(b.one)) ||
        (0,_model_compare_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(nameOther(a.other), nameOther(b.other)));
    const pairs = new Map();
    const taken = new Set();
    for (const { one, other } of candidates) {
        if (pairs.has(one) || taken.has(other))
            continue;
        pairs.set(one, other);
        taken.add(other);
    }
    return pairs;
}


/***/ }),

/***/ 96472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ profileOf),
/* harmony export */   w: () => (/* binding */ profiledBy)
/* harmony export */ });
const pieceLength = 4;
const comparedLength = 600;
function hash(text, start, end) {
    let value = 0x811c9dc5;
    for (let at = start; at < end; at += 1)
        value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    return value >>> 0;
}
function wordsOf(text) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.filter((word) => !stopWords.has(word));
}
function partsOf(hashes) {
    const sorted = hashes.sort();
    let length = 0;
    for (const value of sorted) {
        if (length > 0 && value === sorted[length - 1])
            continue;
        sorted[length] = value;
        length += 1;
    }
    return sorted.slice(0, length);
}
function piecesOf(words) {
    const text = ` ${words.join(' ')} `;
    const hashes = new Uint32Array(Math.max(0, text.length - pieceLength + 1));
    for (let start = 0; start < hashes.length; start += 1)
        hashes[start] = hash(text, start, start + pieceLength);
    return partsOf(hashes);
}
const stopWords = new Set(('a about also am an and any are as at be because been being but by can could did do does doing each for from ' +
    'had has have having here how i if in into is it its itself may might more most must of on only or other our ' +
    'own per same shall should so some such than that the their them then there these they this those through to ' +
    'too via was we were what when where which while who will with would you your').split(' '));
const quoted = /`[^`\n]{1,80}`|(?<![\p{L}\p{N}])'[^'\n]{1,40}'(?![\p{L}\p{N}])|"[^"\n]{1,40}"/gu;
function isCompound(word) {
    const underscore = word.indexOf('_');
    return (/[\p{Ll}\p{N}]\p{Lu}/u.test(word) || (underscore !== -1 && /[\p{L}\p{N}]/u.test(word.slice(underscore))));
}
const word = /[\p{L}\p{N}_$]+/gu;
const identifier = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
function takeNames(text) {
    const names = new Set();
    const take = (found) => {
        for (const name of found.match(identifier) ?? [])
            names.add(name.toLowerCase());
        return ' ';
    };
    const frame = text.replace(quoted, take).replace(word, (each) => (isCompound(each) ? take(each) : each));
    return { names, frame };
}
function profileOf(text) {
    const compared = text.slice(0, comparedLength).normalize('NFKC');
    const { names, frame } = takeNames(compared);
    const words = wordsOf(compared);
    return {
        words: partsOf(Uint32Array.from(words, (word) => hash(word, 0, word.length))),
        pieces: piecesOf(words),
        names,
        frame: names.size === 0 ? new Uint32Array() : piecesOf(wordsOf(frame)),
    };
}
function profiledBy(textOf) {
    const made = new WeakMap();
    return (thing) => {
        const known = made.get(thing);
        if (known !== undefined)
            return known;
        const profile = profileOf(textOf(thing));
        made.set(thing, profile);
        return profile;
    };
}


/***/ }),

/***/ 90814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LL: () => (/* binding */ similarityThreshold),
/* harmony export */   NH: () => (/* binding */ similarityBy),
/* harmony export */   k8: () => (/* binding */ similarity)
/* harmony export */ });
const similarityThreshold = 0.14;
const sameFrame = 0.5;
function nameSame(one, other) {
    if (one === other)
        return true;
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return short.length >= 4 && long.includes(short);
}
function nameDifferent(one, other) {
    if (one.size === 0 || other.size === 0)
        return false;
    for (const name of one)
        for (const second of other)
            if (nameSame(name, second))
                return false;
    return true;
}
function commonParts(one, other) {
    let shared = 0;
    let i = 0;
    let j = 0;
    while (i < one.length && j < other.length) {
        const a = one[i] ?? 0;
        const b = other[j] ?? 0;
        if (a === b)
            shared += 1;
        if (a <= b)
            i += 1;
        if (b <= a)
            j += 1;
    }
    return shared;
}
function jaccard(shared, one, other) {
    const all = one.length + other.length - shared;
    return all === 0 ? 0 : shared / all;
}
function similarityBy(one, other, common) {
    const words = jaccard(common.words, one.words, other.words);
    const shared = (words + jaccard(common.pieces, one.pieces, other.pieces)) / 2;
    if (shared === 0 || one.names.size === 0 || other.names.size === 0)
        return shared;
    if (jaccard(common.frame(), one.frame, other.frame) < sameFrame)
        return shared;
    return nameDifferent(one.names, other.names) ? 0 : shared;
}
function similarity(one, other) {
    return similarityBy(one, other, {
        words: commonParts(one.words, other.words),
        pieces: commonParts(one.pieces, other.pieces),
        frame: () => commonParts(one.frame, other.frame),
    });
}


/***/ }),

/***/ 37522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ matcherOf),
/* harmony export */   _d: () => (/* binding */ isExpired),
/* harmony export */   bL: () => (/* binding */ suppressionNotes),
/* harmony export */   jE: () => (/* binding */ suppressResumed),
/* harmony export */   u$: () => (/* binding */ suppressOriginals)
/* harmony export */ });
/* harmony import */ var _model_judgements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17920);
/* harmony import */ var _policy_category_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44967);
/* harmony import */ var _policy_globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86912);



function isExpired({ until }, today) {
    return until !== undefined && until < today;
}
function matcherOf({ reviewer, category, path, fingerprint }) {
    const isPath = path === undefined ? undefined : (0,_policy_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesAny */ ._I)([path]);
    return (finding) => (reviewer === undefined || finding.reviewers.every((id) => id === reviewer)) &&
        (category === undefined || (0,_policy_category_js__WEBPACK_IMPORTED_MODULE_0__/* .normaliseCategory */ .$3)(finding.category) === (0,_policy_category_js__WEBPACK_IMPORTED_MODULE_0__/* .normaliseCategory */ .$3)(category)) &&
        (fingerprint === undefined || finding.fingerprint === fingerprint) &&
        (isPath === undefined ||
            (finding.locations.length > 0 && finding.locations.every((location) => isPath(location.path))));
}
function silencer({ policy, today }) {
    const isIgnored = (0,_policy_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesAny */ ._I)(policy.ignoredPaths);
    const live = policy.suppress
        .filter((entry) => !isExpired(entry, today))
        .map((entry) => ({ reason: entry.reason, matches: matcherOf(entry) }));
    return (original) => {
        const { locations } = original;
        if (locations.length > 0 && locations.every(({ path }) => isIgnored(path)))
            return { by: 'ignore', reason: 'policy leaves its file out (`paths.ignore`)' };
        const entry = live.find(({ matches }) => matches(original));
        return entry && { by: 'suppress', reason: entry.reason };
    };
}
function suppressible({ reviewer, fingerprint, finding }) {
    return { fingerprint, category: finding.category, locations: finding.locations, reviewers: [reviewer] };
}
function suppressOriginals(originals, input) {
    const silenced = silencer(input);
    return originals.map((original) => {
        const suppressed = original.suppressed ?? silenced(suppressible(original));
        return suppressed === undefined ? original : { ...original, suppressed };
    });
}
function suppressResumed(findings, input) {
    const silenced = silencer(input);
    const isByPolicy = (suppressed) => suppressed?.by === 'suppress' || suppressed?.by === 'ignore';
    const judge = ({ suppressed, ...source }) => {
        const kept = isByPolicy(suppressed) ? undefined : suppressed;
        const now = kept ?? silenced({ ...source, reviewers: [source.reviewer] });
        return now === undefined ? source : { ...source, suppressed: now };
    };
    return findings.map(({ suppressed, ...finding }) => {
        const sources = finding.sources.map(judge);
        const now = (isByPolicy(suppressed) ? undefined : suppressed) ?? (0,_model_judgements_js__WEBPACK_IMPORTED_MODULE_2__/* .raising */ ._C)(sources)[0]?.suppressed;
        return now === undefined ? { ...finding, sources } : { ...finding, sources, suppressed: now };
    });
}
function couldMatch({ reviewer, path, fingerprint }, { reviewed, changed }) {
    return ((fingerprint === undefined || path !== undefined) &&
        (reviewer === undefined || reviewed.has(reviewer)) &&
        (path === undefined || changed.some((0,_policy_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesAny */ ._I)([path]))));
}
function nameOf({ reason, reviewer, category, path, fingerprint }) {
    const matchers = Object.entries({ reviewer, category, path, fingerprint });
    const named = matchers.flatMap(([key, value]) => (value === undefined ? [] : [`${key} ${value}`]));
    return `${named.join(', ')} (${reason})`;
}
function suppressionNotes(originals, { policy, today }, whole) {
    const expired = policy.suppress.filter((entry) => isExpired(entry, today));
    const all = originals.map(suppressible);
    const unused = policy.suppress.filter((entry) => whole !== undefined &&
        !isExpired(entry, today) &&
        couldMatch(entry, whole) &&
        !all.some(matcherOf(entry)));
    return [
        ...expired.map((entry) => `policy.suppress: expired on ${entry.until}: ${nameOf(entry)}`),
        ...unused.map((entry) => `policy.suppress: matches nothing here any more: ${nameOf(entry)}`),
    ];
}


/***/ }),

/***/ 6922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rg: () => (/* binding */ invalidInputs),
  TL: () => (/* binding */ parseInputs)
});

// UNUSED EXPORTS: inputNames

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/formats/paths.js
var paths = __webpack_require__(26711);
// EXTERNAL MODULE: ./build/model/reviewer.js
var reviewer = __webpack_require__(34811);
// EXTERNAL MODULE: ./build/model/trim.js
var trim = __webpack_require__(29220);
;// CONCATENATED MODULE: ./build/input-values.js




const Switch = schemas/* string */.YjP()
    .transform((text) => text.toLowerCase())
    .pipe(schemas/* enum */.k5n(['true', 'false']))
    .transform((word) => word === 'true');
function wholeNumber(least, most) {
    const message = `a whole number from ${least} to ${most}`;
    return schemas/* string */.YjP()
        .regex(/^\d{1,10}$/, message)
        .transform(Number)
        .refine((number) => number >= least && number <= most, message);
}
const Name = schemas/* string */.YjP().regex(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,100}$/u, 'one line of at most 100 characters');
const RepositoryPath = schemas/* string */.YjP().transform((text, context) => {
    const reading = (0,paths/* readPath */.G)((0,trim/* trimEnd */.s)(text, '/'));
    if (reading.ok)
        return reading.path;
    context.addIssue(`a path from the repository root; this one ${reading.message}`);
    return core/* NEVER */.tm;
});
const ReviewerIds = schemas/* string */.YjP().transform((text, context) => {
    const ids = entries(text, /[,\n]/);
    const wrong = ids.filter((id) => !reviewer/* ReviewerId */.dJ.safeParse(id).success);
    for (const id of wrong)
        context.addIssue(`reviewer ids separated by commas; "${id}" is none`);
    return ids;
});
const FindingsPatterns = schemas/* string */.YjP()
    .transform((text, context) => entries(text, /\n/).map((line) => readPattern(line, context)));
const artifactScheme = 'artifact:';
function readPattern(line, context) {
    const at = line.indexOf('=');
    const before = line.slice(0, Math.max(at, 0)).trim();
    const after = line.slice(at + 1).trim();
    if (at === -1 || /[/\\*?{[]/.test(before))
        return placeOf(line, context);
    const id = reviewer/* ChosenReviewerId */.dc.safeParse(before);
    if (after === '' || !id.success) {
        const why = id.success ? '' : `: an id is ${id.error.issues[0]?.message}`;
        context.addIssue(`lines of glob or id=glob; "${line}" is neither${why}`);
    }
    return { reviewer: before, ...placeOf(after, context) };
}
function placeOf(text, context) {
    if (!text.startsWith(artifactScheme))
        return { glob: text };
    const at = text.indexOf('/');
    const artifact = text.slice(artifactScheme.length, at).trim();
    const glob = text.slice(at + 1).trim();
    if (at === -1 || artifact === '' || glob === '')
        context.addIssue(`lines such as id=artifact:NAME/GLOB; "${text}" names no file in an artifact`);
    return { artifact, glob };
}
const ScopeInput = schemas/* string */.YjP().transform((text, context) => {
    const [, kind, name] = /^(package|team|file)=(.+)$/.exec(text) ?? [];
    if (text === 'changeset')
        return { kind: 'changeset' };
    if (name !== undefined && (kind === 'package' || kind === 'team' || kind === 'file'))
        return { kind, name };
    context.addIssue('changeset, package=NAME, team=NAME or file=PATH');
    return core/* NEVER */.tm;
});
function entries(text, separator) {
    return text
        .split(separator)
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '');
}

// EXTERNAL MODULE: ./build/model/duration.js
var duration = __webpack_require__(43048);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/format.js
var format = __webpack_require__(62359);
// EXTERNAL MODULE: ./build/model/mode.js
var mode = __webpack_require__(9463);
// EXTERNAL MODULE: ./build/model/nearest-word.js
var nearest_word = __webpack_require__(46929);
// EXTERNAL MODULE: ./build/model/scope.js
var scope = __webpack_require__(48310);
// EXTERNAL MODULE: ./build/model/severity.js
var severity = __webpack_require__(96271);
// EXTERNAL MODULE: ./build/model/shortened.js
var shortened = __webpack_require__(64538);
// EXTERNAL MODULE: ./build/policy/decisions.js
var decisions = __webpack_require__(20772);
// EXTERNAL MODULE: ./build/policy/policy.js + 1 modules
var policy = __webpack_require__(96902);
// EXTERNAL MODULE: ./build/policy/settings.js
var settings = __webpack_require__(33766);
;// CONCATENATED MODULE: ./build/inputs.js













const InputTexts = schemas/* strictObject */.rej({
    stage: settings/* Stage */.BI.default('run'),
    mode: mode/* Mode */.K.default('full'),
    'github-token': schemas/* string */.YjP().default(''),
    'pull-request': wholeNumber(1, 2 ** 31 - 1).optional(),
    findings: FindingsPatterns.default([]),
    format: format/* ReviewFormat */.q3.optional(),
    contract: schemas/* enum */.k5n(['strict', 'lenient']).optional(),
    config: RepositoryPath.default(policy/* defaultPolicyPath */.r2),
    'review-dir': schemas/* string */.YjP().optional(),
    'path-prefix': RepositoryPath.default(''),
    reviewers: ReviewerIds.default([]),
    'fail-on': decisions/* FailOn */.iO.optional(),
    approve: Switch.optional(),
    'max-comments': wholeNumber(0, 50).optional(),
    'inline-from': severity/* Severity */.AI.optional(),
    'check-name': Name.default('pr-verdict'),
    gate: settings/* Gate */.iD.default('check'),
    'step-result': settings/* StepResult */.WJ.default('verdict'),
    'resolve-threads': Switch.default(false),
    'retry-budget': duration/* Duration */.d.default(300_000),
    scope: ScopeInput.default({ kind: 'changeset' }),
    target: settings/* Target */.We.default('github'),
    'dry-run': Switch.default(false),
});
const inputNames = Object.keys(InputTexts.shape);
function parseInputs(get) {
    const texts = new Map(inputNames.map((name) => [name, get(name).trim()]));
    const given = Object.fromEntries([...texts].filter(([, text]) => text !== ''));
    const reading = InputTexts.safeParse(given);
    if (reading.success) {
        const { mode, target } = reading.data;
        if (mode === 'quick' && target === 'github')
            return { ok: false, problems: [quickElsewhere] };
        return { ok: true, inputs: toInputs(reading.data) };
    }
    return { ok: false, problems: reading.error.issues.map((issue) => toProblem(issue, texts)) };
}
const quickElsewhere = {
    name: 'mode',
    message: 'Input `mode` is "quick", which looks at what is not committed yet; on a pull request everything is committed.',
    fix: 'Leave `mode` at full, or check the worktree with `target: local`.',
};
function invalidInputs(problems) {
    const [only] = problems;
    const words = problems.length === 1 && only !== undefined
        ? only
        : {
            message: `${problems.length} inputs cannot be used:\n${problems.map(({ message, fix }) => `- ${message} ${fix}`).join('\n')}`,
            fix: 'Correct each of them as it says.',
        };
    return new failure/* Failure */.HR({ kind: 'usage', code: 'INPUT_INVALID', message: words.message, fix: words.fix });
}
function toInputs(texts) {
    const pullRequest = texts['pull-request'];
    const reviewDir = texts['review-dir'];
    return {
        settings: toSettings(texts),
        token: texts['github-token'],
        ...(pullRequest === undefined ? {} : { pullRequest }),
        ...(reviewDir === undefined ? {} : { reviewDir }),
        retryBudget: texts['retry-budget'],
    };
}
function toSettings(texts) {
    const { stage, mode, target, findings, format, config, gate } = texts;
    return {
        stage,
        mode,
        source: target,
        target,
        findings,
        reviewers: texts.reviewers,
        ...(format === undefined ? {} : { format }),
        config,
        pathPrefix: texts['path-prefix'],
        scope: texts.scope,
        checkName: (0,scope/* checkNameWith */.GM)(texts['check-name'], texts.scope),
        gate,
        stepResult: texts['step-result'],
        policyInputs: toPolicyInputs(texts),
        resolveThreads: texts['resolve-threads'],
        dryRun: texts['dry-run'],
    };
}
function toPolicyInputs(texts) {
    const { approve, contract } = texts;
    const { 'fail-on': failOn, 'max-comments': maxComments, 'inline-from': inlineFrom } = texts;
    return {
        ...(failOn === undefined ? {} : { failOn }),
        ...(approve === undefined ? {} : { approve }),
        ...(maxComments === undefined ? {} : { maxComments }),
        ...(inlineFrom === undefined ? {} : { inlineFrom }),
        ...(contract === undefined ? {} : { contract }),
    };
}
function toProblem(issue, texts) {
    const name = issue.path.map(String).join('.');
    const text = texts.get(name) ?? '';
    const message = `Input \`${name}\` is ${JSON.stringify((0,shortened/* shortened */.v)(text, 80))}, which it does not accept.`;
    if (issue.code !== 'invalid_value') {
        const must = issue.message.startsWith('must ') ? issue.message : `takes ${issue.message}`;
        return { name, message, fix: `\`${name}\` ${must}.` };
    }
    const words = issue.values.map(String);
    const nearest = (0,nearest_word/* nearestWord */.z)(text, words);
    const hint = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
    return { name, message, fix: `\`${name}\` takes one of ${words.join(', ')}.${hint}` };
}


/***/ }),

/***/ 96029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gl: () => (/* binding */ filesToCompare),
/* harmony export */   nS: () => (/* binding */ createHistory),
/* harmony export */   ng: () => (/* binding */ SinceFile)
/* harmony export */ });
/* unused harmony export Since */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _diff_carry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44309);
/* harmony import */ var _diff_patch_field_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29993);
/* harmony import */ var _model_changed_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72609);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44256);





const Since = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    head: _model_review_document_js__WEBPACK_IMPORTED_MODULE_3__/* .CommitId */ .jF,
    known: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).readonly(),
    files: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_model_changed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .ChangedFile */ .l).readonly(),
})
    .readonly();
const SinceFile = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Since).readonly();
const maxFiles = 60;
function filesToCompare(ledger, head) {
    const files = new Map();
    const add = (file) => {
        const key = `${file.head}:${file.path}`;
        files.set(key, { ...file, lines: file.lines || files.get(key)?.lines === true });
    };
    for (const { mark } of ledger) {
        if (mark.kind !== 'finding' || mark.head === head)
            continue;
        const { place, alsoAt, named } = mark;
        if (place !== undefined)
            add({
                head: mark.head,
                path: place.path,
                lines: place.startLine !== undefined && place.side === 'RIGHT',
            });
        for (const path of [...alsoAt, ...named])
            add({ head: mark.head, path, lines: false });
    }
    return [...files.values()].slice(0, maxFiles);
}
function carryInto(file, place) {
    if (file.status === 'removed')
        return 'gone';
    const { path } = file;
    const { startLine, endLine = startLine } = place;
    if (startLine === undefined || endLine === undefined || place.side === 'LEFT')
        return { ...place, path };
    if (file.binary || file.missing !== undefined)
        return undefined;
    const [start, end] = [firstFrom(file, startLine), lastUpTo(file, endLine)];
    if (start > end)
        return 'gone';
    return { path, side: place.side, startLine: start, ...(end > start && { endLine: end }) };
}
function firstFrom(file, line) {
    const own = (0,_diff_carry_js__WEBPACK_IMPORTED_MODULE_0__/* .carryLine */ .G)(file, line);
    if (own !== 'deleted')
        return own;
    for (let before = line - 1; before > 0; before -= 1) {
        const carried = (0,_diff_carry_js__WEBPACK_IMPORTED_MODULE_0__/* .carryLine */ .G)(file, before);
        if (carried !== 'deleted')
            return carried + 1;
    }
    return 1;
}
function lastUpTo(file, line) {
    for (let after = line;; after += 1) {
        const carried = (0,_diff_carry_js__WEBPACK_IMPORTED_MODULE_0__/* .carryLine */ .G)(file, after);
        if (carried !== 'deleted')
            return after === line ? carried : carried - 1;
        if (file.binary || file.missing !== undefined || file.status === 'removed')
            return line;
    }
}
function fileIn({ diff }, path) {
    return diff.byFormerPath.get(path) ?? diff.byPath.get(path);
}
function isOther({ status, hunks, missing, binary }) {
    return status !== 'renamed' || hunks.length > 0 || missing !== undefined || binary;
}
function createHistory(head, since) {
    const ways = new Map(since.map((each) => [
        each.head,
        { known: new Set(each.known), diff: (0,_diff_patch_field_js__WEBPACK_IMPORTED_MODULE_1__/* .diffOfFiles */ .w)(each.files) },
    ]));
    return {
        changed: (commit, path) => {
            if (commit === head)
                return false;
            const way = ways.get(commit);
            if (way?.known.has(path) !== true)
                return undefined;
            const file = fileIn(way, path);
            return file !== undefined && isOther(file);
        },
        carry: (commit, place) => {
            if (commit === head)
                return place;
            const way = ways.get(commit);
            if (way?.known.has(place.path) !== true)
                return undefined;
            const file = fileIn(way, place.path);
            return file === undefined ? place : carryInto(file, place);
        },
    };
}


/***/ }),

/***/ 54111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ placeNow),
/* harmony export */   x: () => (/* binding */ continuationBy)
/* harmony export */ });
/* harmony import */ var _comments_passage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48535);
/* harmony import */ var _ingest_profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96472);
/* harmony import */ var _ingest_similarity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90814);
/* harmony import */ var _model_known_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61679);




function wordsOf({ standing }) {
    if (standing.in === 'nowhere')
        return '';
    const passage = standing.in === 'thread' ? (0,_comments_passage_js__WEBPACK_IMPORTED_MODULE_0__/* .commentPassage */ .qt)(standing.comment.body) : standing.passage;
    return passage === undefined ? '' : `${passage.title ?? ''}\n${passage.text}`;
}
function placeByGitHub({ mark, standing }) {
    if (standing.in !== 'thread')
        return undefined;
    const { path, line } = standing.thread;
    return line === null ? undefined : { path, startLine: line, side: mark.place?.side ?? 'RIGHT' };
}
function placeNow(entry, history) {
    const { place, head } = entry.mark;
    return (place && history.carry(head, place)) ?? placeByGitHub(entry);
}
function meets(then, { locations: [now] }) {
    if (now === undefined || then.path !== now.path || then.side !== now.side)
        return false;
    if (then.startLine === undefined || now.startLine === undefined)
        return then.startLine === now.startLine;
    const [thenEnd, nowEnd] = [then.endLine ?? then.startLine, now.endLine ?? now.startLine];
    return then.startLine <= nowEnd && now.startLine <= thenEnd;
}
function standsWhere(entry, finding, history) {
    const place = placeNow(entry, history);
    if (place === 'gone')
        return false;
    if (place !== undefined)
        return meets(place, finding);
    return entry.mark.place === undefined && finding.locations.length === 0;
}
function continuationBy(history) {
    const said = (0,_ingest_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .profiledBy */ .w)(({ title, issue }) => `${title}\n${issue}`);
    const told = (0,_ingest_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .profiledBy */ .w)(wordsOf);
    return (finding, entry) => {
        if (!standsWhere(entry, finding, history))
            return 0;
        if (entry.mark.title === (0,_model_known_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .titleHash */ .V4)(finding.title))
            return 1;
        if (finding.locations.length === 0)
            return 0;
        const alike = (0,_ingest_similarity_js__WEBPACK_IMPORTED_MODULE_3__/* .similarity */ .k8)(said(finding), told(entry));
        return alike >= _ingest_similarity_js__WEBPACK_IMPORTED_MODULE_3__/* .similarityThreshold */ .LL ? Math.min(alike, 0.99) : 0;
    };
}


/***/ }),

/***/ 91699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ isDismissedDemand),
/* harmony export */   S: () => (/* binding */ respectDismissal)
/* harmony export */ });
/* harmony import */ var _policy_weight_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49631);
/* harmony import */ var _judge_remembered_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43316);


function isDismissedDemand({ state, mark }) {
    return state === 'DISMISSED' && mark.event === 'REQUEST_CHANGES';
}
function demandedFor({ reconciled: { continued, stillOpen }, rules }) {
    const blocked = (entry) => (0,_policy_weight_js__WEBPACK_IMPORTED_MODULE_0__/* .weigh */ .vi)((0,_judge_remembered_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeRemembered */ .A)(entry), rules) === 'blocking';
    return new Set([...continued.values(), ...stillOpen].filter(blocked).map(({ mark }) => mark.id));
}
function respectDismissal(decision, known) {
    if (decision.event !== 'REQUEST_CHANGES' || decision.blocking.length === 0)
        return decision;
    const { reviews } = known.memory;
    if (reviews.some(({ state }) => state === 'CHANGES_REQUESTED'))
        return decision;
    if (!reviews.some(isDismissedDemand))
        return decision;
    const demanded = demandedFor(known);
    return decision.blocking.every((id) => demanded.has(id)) ? { ...decision, event: 'COMMENT' } : decision;
}


/***/ }),

/***/ 43316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ judgeRemembered),
/* harmony export */   Q: () => (/* binding */ categoryOf)
/* harmony export */ });
/* harmony import */ var _model_known_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61679);

function categoryOf(id) {
    return id.replace(/-[0-9a-f]{8}-[0-9-]+$/, '');
}
function judgeRemembered({ mark, standing }) {
    const known = (0,_model_known_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .filesOf */ .R8)(mark);
    const paths = known.length === 0 && standing.in === 'thread' ? [standing.thread.path] : known;
    return {
        id: mark.id,
        category: mark.category ?? categoryOf(mark.id),
        locations: paths.map((path) => ({ path })),
        severity: mark.severity,
        confidence: { band: mark.confidence },
        preExisting: mark.preExisting,
        status: 'open',
        suppressed: undefined,
        requiresHuman: false,
        corroboratedBy: mark.reviewers.slice(1),
        contestedBy: mark.contestedBy,
        raisedBy: mark.reviewers,
    };
}


/***/ }),

/***/ 50831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isMarkedFixed),
/* harmony export */   Q: () => (/* binding */ recheckedIn)
/* harmony export */ });
/* harmony import */ var _silence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11349);

function isMarkedFixed(entry, history) {
    const { mark, standing } = entry;
    if (mark.kind !== 'finding')
        return false;
    return (0,_silence_js__WEBPACK_IMPORTED_MODULE_0__/* .isTouched */ .Dn)(entry, history) || (standing.in === 'thread' && standing.thread.resolved);
}
function recheckedIn({ closing, continued, stillOpen }, marked) {
    const ids = new Set(marked.map(({ mark }) => mark.id));
    const among = (entries) => [...entries].map(({ mark }) => mark.id).filter((id) => ids.has(id));
    return {
        verified: among(closing),
        reopened: among(continued.values()),
        unanswered: among(stillOpen),
    };
}


/***/ }),

/***/ 5155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ headsWithoutCheck),
/* harmony export */   Hx: () => (/* binding */ nothingKnown),
/* harmony export */   I9: () => (/* binding */ recall),
/* harmony export */   aw: () => (/* binding */ nothingRemembered)
/* harmony export */ });
/* harmony import */ var _comments_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19418);
/* harmony import */ var _model_mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76009);


const nothingRemembered = { ledger: [], reviews: [], complete: true };
const nothingKnown = { ...nothingRemembered, complete: false };
function ownReviews(conversation, tool) {
    return conversation.reviews
        .filter(({ ours, state }) => ours && state !== 'PENDING')
        .flatMap((review) => {
        const { id, nodeId, url, state, body } = review;
        const mark = markOf(review, tool);
        return mark === undefined ? [] : [{ id, nodeId, url, state, body, mark }];
    });
}
function markOf({ body }, tool) {
    return (0,_model_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .readMarks */ .pc)(body, tool).findLast((mark) => mark.kind === 'review');
}
function cutAt(kept, newest) {
    if (kept !== undefined)
        return kept.forgotten > 0 ? kept.head : undefined;
    return newest !== undefined && newest.mark.hidden > 0 ? newest.mark.head : undefined;
}
function recall(conversation, tool, checks) {
    const kept = checks?.kept;
    const reviews = ownReviews(conversation, tool);
    const newest = conversation.reviews
        .filter(({ state }) => state !== 'PENDING')
        .reduce((highest, { id }) => Math.max(highest, id), 0);
    const cut = cutAt(kept, reviews.at(-1));
    const partial = whyPartial(conversation, tool, checks);
    return {
        ledger: (0,_comments_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .readLedger */ .S)(conversation, tool, kept),
        reviews,
        complete: conversation.complete,
        ...(newest > 0 && { newestReview: newest }),
        ...(cut !== undefined && { cutAt: cut }),
        ...(partial !== undefined && { partial }),
    };
}
function reviewsSince({ reviews }, checks) {
    const known = checks?.kept?.newestReview ?? 0;
    return reviews.filter(({ id, ours, state }) => ours && state !== 'PENDING' && id > known);
}
function headsWithoutCheck(conversation, tool, checks) {
    const heads = reviewsSince(conversation, checks).flatMap((review) => markOf(review, tool)?.head ?? []);
    return [...new Set(heads)].filter((head) => !checks.heads.includes(head));
}
function intactComments({ threads }, review, tool) {
    return threads
        .flatMap(({ comments }) => comments)
        .filter((comment) => comment.review === review.id && comment.ours && !comment.editedByOthers)
        .filter(({ body }) => (0,_model_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .readMarks */ .pc)(body, tool).length > 0).length;
}
function whyPartial(conversation, tool, checks) {
    if (checks?.problem !== undefined)
        return checks.problem;
    const unknown = reviewsSince(conversation, checks);
    if (unknown.some(({ editedByOthers }) => editedByOthers))
        return 'someone edited a review of ours that no check remembers';
    for (const review of unknown) {
        const mark = markOf(review, tool);
        if (mark === undefined)
            continue;
        if (checks !== undefined && !checks.heads.includes(mark.head))
            return `the check of ${mark.head.slice(0, 10)} is gone`;
        if (intactComments(conversation, review, tool) < mark.comments)
            return 'someone edited or deleted a comment of ours that no check remembers';
    }
    return undefined;
}


/***/ }),

/***/ 11349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ isTouched),
/* harmony export */   aV: () => (/* binding */ withWholeDocuments),
/* harmony export */   tl: () => (/* binding */ judgeSilence)
/* harmony export */ });
/* harmony import */ var _model_known_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61679);
/* harmony import */ var _model_reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34811);


function withWholeDocuments(reviewers, documents) {
    return reviewers.filter(({ id }) => documents
        .filter(({ reviewer }) => reviewer === id)
        .every(({ refused, accepted, provesClean }) => refused === 0 && (accepted > 0 || provesClean)));
}
function isTouched({ mark, standing }, history) {
    const paths = [...(0,_model_known_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .filesOf */ .R8)(mark), ...mark.named];
    const answers = paths.map((path) => history.changed(mark.head, path));
    if (answers.some((changed) => changed === true))
        return true;
    return answers[0] === undefined && standing.in === 'thread' && standing.thread.outdated;
}
function isRead(mark, { unread }) {
    return (0,_model_known_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .filesOf */ .R8)(mark).every((path) => !unread.has(path));
}
function judgeSilence(entry, silent) {
    const { mark } = entry;
    const raised = silent.reviewers.filter(({ id, outcome }) => mark.reviewers.includes(id) && outcome.state === 'reviewed');
    if (raised.length === 0 || !isRead(mark, silent))
        return 'open';
    if (raised.some((each) => each.kind === 'tool' && !(0,_model_reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .isPartly */ .bu)(each)) || isTouched(entry, silent.history))
        return 'closed';
    if (!silent.isFull || silent.isBlocking(entry))
        return 'open';
    const { missedAt } = mark;
    return missedAt === undefined || missedAt === silent.head ? 'missed' : 'withdrawn';
}


/***/ }),

/***/ 41857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ accountName)
/* harmony export */ });
function accountName(login) {
    return login.replace(/\[bot\]$/, '');
}


/***/ }),

/***/ 72609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ ChangedFile)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const ChangedFile = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    filename: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    previous_filename: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['added', 'removed', 'modified', 'renamed', 'copied', 'changed', 'unchanged']),
    additions: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    deletions: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    patch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
})
    .readonly();


/***/ }),

/***/ 61679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jt: () => (/* binding */ KnownFinding),
  R8: () => (/* binding */ filesOf),
  OL: () => (/* binding */ rememberAgain),
  FB: () => (/* binding */ rememberFinding),
  V4: () => (/* binding */ titleHash)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/model/confidence.js
var confidence = __webpack_require__(32216);
// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(36939);
// EXTERNAL MODULE: ./build/model/identity.js
var identity = __webpack_require__(96946);
// EXTERNAL MODULE: ./build/model/trim.js
var trim = __webpack_require__(29220);
;// CONCATENATED MODULE: ./build/model/named-files.js

const maxNames = 8;
const position = /(?::\d+(?:[-:]\d+)*|#L?\d+(?:-L?\d+)?)$/;
function nameIn(token) {
    if (token.includes('://'))
        return [];
    const name = (0,trim/* trimEnd */.s)(token, '.:!?').replace(position, '').replace(/^\.\//, '');
    const isPlain = /^[\p{L}\p{N}_.@~+-][\p{L}\p{N}_.@~+/-]{0,199}$/u.test(name) && !/(^|\/)\.*(\/|$)/.test(name);
    return isPlain && /\.[\p{L}\p{N}]{1,12}$|\//u.test(name) ? [name] : [];
}
function namesIn(text) {
    return text.split(/[\s`'"<>()[\]{},;|*]+/).flatMap(nameIn);
}
function otherFiles({ locations }) {
    const [first, ...others] = locations.map(({ path }) => path);
    return [...new Set(others)].filter((path) => path !== first);
}
function namedFiles({ locations, fix, references }) {
    const places = new Set(locations.map(({ path }) => path));
    const said = [fix?.text ?? '', ...references].flatMap(namesIn);
    const withFolder = said.filter((name) => name.includes('/'));
    const names = new Set([...withFolder, ...said].filter((name) => !places.has(name)));
    return [...names].slice(0, maxNames);
}

// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
// EXTERNAL MODULE: ./build/model/reviewer.js
var reviewer = __webpack_require__(34811);
// EXTERNAL MODULE: ./build/model/severity.js
var severity = __webpack_require__(96271);
// EXTERNAL MODULE: ./build/model/sha256.js
var sha256 = __webpack_require__(25327);
;// CONCATENATED MODULE: ./build/model/known-finding.js









const hash = schemas/* string */.YjP().regex(/^[0-9a-f]{16}$/);
const paths = schemas/* array */.YOg(schemas/* string */.YjP().max(4096)).readonly();
const reviewers = schemas/* array */.YOg(reviewer/* ReviewerId */.dJ).readonly();
const KnownFinding = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(['finding', 'closed', 'withdrawn']),
    head: review_document/* CommitId */.jF,
    id: schemas/* string */.YjP().regex(/^[a-z0-9-]{1,80}$/),
    fingerprint: hash,
    first: hash.optional(),
    category: schemas/* string */.YjP().max(200).optional(),
    severity: severity/* Severity */.AI,
    confidence: confidence/* ConfidenceBand */.Kt,
    preExisting: schemas/* boolean */.zMY(),
    reviewers,
    contestedBy: reviewers,
    title: schemas/* string */.YjP().regex(/^[0-9a-f]{0,8}$/),
    place: finding/* Location */.aZ.optional(),
    alsoAt: paths,
    named: paths,
    missedAt: review_document/* CommitId */.jF.optional(),
})
    .readonly();
function titleHash(title) {
    return (0,sha256/* sha256 */.s)((0,identity/* normaliseTitle */.BU)(title)).slice(0, 4);
}
function rememberFinding(finding, run) {
    const [place] = finding.locations;
    return {
        kind: 'finding',
        head: run.head,
        fingerprint: finding.fingerprint,
        id: finding.id,
        category: finding.category,
        severity: finding.severity,
        confidence: finding.confidence.band,
        preExisting: finding.preExisting,
        reviewers: run.reviewers.length === 0 ? ['unknown'] : run.reviewers,
        contestedBy: finding.contestedBy,
        title: titleHash(finding.title),
        ...(place === undefined ? {} : { place }),
        alsoAt: otherFiles(finding),
        named: namedFiles(finding),
    };
}
function filesOf({ place, alsoAt }) {
    return place === undefined ? alsoAt : [place.path, ...alsoAt];
}
function rememberAgain(known, before) {
    const { first = before.fingerprint } = before;
    return first === known.fingerprint ? known : { ...known, first };
}


/***/ }),

/***/ 41728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ asksForHuman),
/* harmony export */   w: () => (/* binding */ approvalObstacles)
/* harmony export */ });
/* harmony import */ var _model_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44225);
/* harmony import */ var _model_reviewer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34811);
/* harmony import */ var _completeness_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16583);
/* harmony import */ var _weight_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49631);




function mayBeInHumanLane({ effective: { humanLanes }, lane }) {
    return humanLanes.length > 0 && (lane === undefined || humanLanes.includes(lane));
}
function asksForHuman({ effective, lane, findings, }) {
    return ((lane !== undefined && effective.humanLanes.includes(lane)) ||
        findings.some((finding) => !(0,_weight_js__WEBPACK_IMPORTED_MODULE_3__/* .isSettled */ .Is)(finding) && (finding.requiresHuman || finding.contestedBy.length > 0)));
}
function approvalObstacles(input) {
    const { effective, findings, reviewers } = input;
    const obstacles = [
        [!effective.approve, '`policy.approve` is not true in the policy file, or an input forbids it'],
        [!effective.enforce, '`policy.enforce` is false'],
        [!input.complete, 'the review is not complete, or something was waived'],
        [!(0,_model_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isComplete */ .As)(input.coverage), 'files of the change could not be read'],
        [input.scope !== undefined, `only ${input.scope} was reviewed`],
        [
            reviewers.some((reviewer) => (0,_completeness_js__WEBPACK_IMPORTED_MODULE_2__/* .applies */ .Br)(reviewer) && reviewer.outcome.state !== 'reviewed'),
            'a reviewer, required or not, did not complete',
        ],
        [reviewers.some(_model_reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .isPartly */ .bu), 'a reviewer looked at nothing but what was marked as fixed'],
        [
            !reviewers.some((reviewer) => (0,_model_reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .isChosen */ .lf)(reviewer) && (0,_model_reviewer_js__WEBPACK_IMPORTED_MODULE_1__/* .hasReviewed */ .ge)(reviewer)),
            'nobody but the built-in reviewer looked',
        ],
        [input.refused.length > 0, 'findings were refused'],
        [input.questions > 0, 'reviewers ask questions'],
        [findings.some((finding) => !(0,_weight_js__WEBPACK_IMPORTED_MODULE_3__/* .isSettled */ .Is)(finding)), 'findings are open'],
        [findings.some(({ requiresHuman }) => requiresHuman), 'a finding asks for a human'],
        [findings.some(({ contestedBy }) => contestedBy.length > 0), 'reviewers dispute a finding'],
        [
            mayBeInHumanLane(input),
            `the risk lane is ${input.lane ?? 'unknown'}, and \`policy.human-lanes\` asks for a human`,
        ],
    ];
    return obstacles.flatMap(([stands, words]) => (stands ? [words] : []));
}


/***/ }),

/***/ 49393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   j2: () => (/* binding */ claimedVerdict)
/* harmony export */ });
/* unused harmony export Decision */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39713);
/* harmony import */ var _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44256);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41728);
/* harmony import */ var _completeness_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16583);
/* harmony import */ var _weight_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49631);





const Decision = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    verdict: _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .Verdict */ .Y.nullable(),
    soFar: _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .Verdict */ .Y,
    event: _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .ReviewEvent */ .Bb,
    incomplete: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_completeness_js__WEBPACK_IMPORTED_MODULE_2__/* .IncompleteReason */ .Pt).readonly(),
    blocking: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).readonly(),
    tightenedBy: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).readonly(),
    waived: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).readonly(),
})
    .readonly();
function worse(a, b) {
    return _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.indexOf(a) >= _model_review_document_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.indexOf(b) ? a : b;
}
function claimedVerdict(claims) {
    const byEvent = claims.event === 'REQUEST_CHANGES' ? 'WARN' : 'PASS';
    return worse(claims.verdict ?? 'PASS', byEvent);
}
function waivedSubjects(input) {
    const all = (0,_completeness_js__WEBPACK_IMPORTED_MODULE_2__/* .incompleteReasons */ .iJ)({ ...input, waivers: [] });
    const lifts = (waiver) => {
        const left = (0,_completeness_js__WEBPACK_IMPORTED_MODULE_2__/* .incompleteReasons */ .iJ)({ ...input, waivers: [waiver] });
        return all.some(({ text }) => !left.some((reason) => reason.text === text));
    };
    return [...new Set((input.waivers ?? []).filter(lifts).map(({ subject }) => subject))].sort();
}
function decide(input) {
    const { acceptRefused, acceptPartial, oversized, blocking: rules } = input.effective;
    const toComplete = { ...input, acceptRefused, acceptPartial, oversized };
    const incomplete = (0,_completeness_js__WEBPACK_IMPORTED_MODULE_2__/* .incompleteReasons */ .iJ)(toComplete);
    const waived = waivedSubjects(toComplete);
    const blocking = input.findings.filter((finding) => (0,_weight_js__WEBPACK_IMPORTED_MODULE_3__/* .weigh */ .vi)(finding, rules) === 'blocking');
    const fromFindings = blocking.map((finding) => (0,_weight_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictOf */ .Vj)(finding, rules)).reduce(worse, 'PASS');
    const stricter = input.claims.filter(({ reviewer, claims }) => !input.effective.advisoryClaims.has(reviewer) &&
        worse(fromFindings, claimedVerdict(claims)) !== fromFindings);
    const soFar = stricter.reduce((verdict, { claims }) => worse(verdict, claimedVerdict(claims)), fromFindings);
    const complete = incomplete.length === 0;
    return {
        verdict: complete ? soFar : null,
        soFar,
        event: eventFor(input, { soFar, complete: complete && waived.length === 0 }),
        incomplete,
        blocking: blocking.map((finding) => finding.id).sort(),
        tightenedBy: [
            ...new Set(stricter.map(({ reviewer, claims }) => `${reviewer} asks for ${claimedVerdict(claims)}`)),
        ].sort(),
        waived,
    };
}
function eventFor(input, state) {
    if (!input.effective.enforce)
        return 'COMMENT';
    if (state.soFar !== 'PASS')
        return 'REQUEST_CHANGES';
    return (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .approvalObstacles */ .w)({ ...input, complete: state.complete }).length === 0 ? 'APPROVE' : 'COMMENT';
}


/***/ }),

/***/ 59165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ withFormat),
/* harmony export */   Ci: () => (/* binding */ effectivePolicy),
/* harmony export */   Kq: () => (/* binding */ reviewerPolicy)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96271);
/* harmony import */ var _category_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44967);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96902);
/* harmony import */ var _reviewer_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21707);




const failOnByStrictness = ['WARN', 'FAIL', 'ABORT', 'none'];
function stricterFailOn(a, b) {
    return failOnByStrictness.indexOf(a) <= failOnByStrictness.indexOf(b) ? a : b;
}
function lessSevere(a, b) {
    return (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a) >= (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b) ? a : b;
}
function reviewersWith(reviewers, has) {
    return new Set(Object.entries(reviewers).flatMap(([id, policy]) => (has(policy) ? [id] : [])));
}
function effectivePolicy(file, inputs) {
    const { policy: decisions, reviewers, verifiers, evidence, paths, hygiene, concurrency, } = file ?? _policy_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultPolicy */ .G4;
    const asked = {
        failOn: inputs.failOn ?? decisions['fail-on'],
        maxComments: inputs.maxComments ?? decisions['max-comments'],
        inlineFrom: inputs.inlineFrom ?? decisions['inline-from'],
    };
    return {
        blocking: (0,_category_js__WEBPACK_IMPORTED_MODULE_1__/* .blockingRules */ .Fg)(decisions, {
            advisory: reviewersWith(reviewers, ({ advisory }) => advisory === 'all'),
            challengers: reviewersWith(reviewers, ({ role }) => role === 'challenger'),
        }),
        advisoryClaims: reviewersWith(reviewers, ({ advisory }) => advisory !== 'none'),
        abortOn: decisions['abort-on'],
        acceptPartial: decisions['partial-coverage'] === 'accept',
        failOn: file === undefined ? asked.failOn : stricterFailOn(asked.failOn, decisions['fail-on']),
        approve: file !== undefined && decisions.approve && inputs.approve !== false,
        enforce: decisions.enforce,
        drafts: decisions.drafts,
        maxComments: file === undefined ? asked.maxComments : Math.min(asked.maxComments, decisions['max-comments']),
        inlineFrom: file === undefined ? asked.inlineFrom : lessSevere(asked.inlineFrom, decisions['inline-from']),
        acceptRefused: decisions.refused,
        humanLanes: decisions['human-lanes'],
        requestOwners: decisions['request-owners'],
        suppress: decisions.suppress,
        waivedBy: decisions['waived-by'],
        linkHosts: decisions['link-hosts'],
        reviewers,
        verifiers,
        oversized: evidence.oversized,
        contract: file === undefined || inputs.contract === 'strict' ? inputs.contract : undefined,
        ignoredPaths: paths.ignore,
        hygiene,
        concurrency,
    };
}
function withFormat(policy, format) {
    if (format === undefined)
        return policy;
    const reviewers = Object.entries(policy.reviewers).map(([id, each]) => [id, { ...each, format }]);
    return { ...policy, reviewers: Object.fromEntries(reviewers) };
}
function reviewerPolicy({ reviewers }, id) {
    return (Object.hasOwn(reviewers, id) ? reviewers[id] : undefined) ?? _reviewer_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultReviewer */ .XB;
}


/***/ }),

/***/ 15112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ loadPolicy)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);
/* harmony import */ var _policy_effective_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59165);
/* harmony import */ var _policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40180);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96902);
/* harmony import */ var _review_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7774);





async function loadPolicy(directory, manifest, inputs) {
    if (manifest.policy.state !== 'present')
        return (0,_policy_effective_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .effectivePolicy */ .Ci)(undefined, inputs);
    const result = (0,_policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePolicy */ .ON)(await (0,_review_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readPinned */ .r6)(directory, manifest, _review_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reviewFiles */ .Kq.policy));
    if (result.ok)
        return (0,_policy_effective_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .effectivePolicy */ .Ci)(result.policy, inputs);
    throw invalid(manifest, result.problems.map(_policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .policyProblemText */ .Vi));
}
function invalid({ policy, workingDirectory }, problems) {
    const { path = _policy_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultPolicyPath */ .r2, commit } = policy;
    const isOwn = workingDirectory.state === 'worktree';
    const where = isOwn
        ? 'in this worktree'
        : `at the base commit${commit === undefined ? '' : ` ${commit.slice(0, 10)}`}`;
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'usage',
        code: 'POLICY_INVALID',
        message: `The policy file ${path} ${where} is not valid:\n${problems.map((each) => `  ${each}`).join('\n')}`,
        fix: `Correct it${isOwn ? '' : ' on the base branch'}; \`pr-verdict validate ${path}\` checks it, \`pr-verdict schema policy\` prints its schema.`,
    });
}


/***/ }),

/***/ 7774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C$: () => (/* binding */ forgetResults),
  io: () => (/* binding */ readBytes),
  xj: () => (/* binding */ readKeptFile),
  jU: () => (/* binding */ readOwn),
  ku: () => (/* binding */ readOwnIfAny),
  kO: () => (/* binding */ readOwnIfValid),
  Vs: () => (/* binding */ readOwnPinned),
  r6: () => (/* binding */ readPinned),
  EU: () => (/* binding */ requireHead),
  Kq: () => (/* binding */ reviewFiles),
  GF: () => (/* binding */ writeJson)
});

// EXTERNAL MODULE: ./build/formats/json-faults.js
var json_faults = __webpack_require__(39927);
// EXTERNAL MODULE: ./build/formats/read-json.js + 1 modules
var read_json = __webpack_require__(96856);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/json-text.js
var json_text = __webpack_require__(74268);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/model/known-finding.js + 1 modules
var known_finding = __webpack_require__(61679);
// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
;// CONCATENATED MODULE: ./build/model/kept.js



const Kept = schemas/* strictObject */.rej({
    head: review_document/* CommitId */.jF,
    findings: schemas/* array */.YOg(known_finding/* KnownFinding */.jt).readonly(),
    forgotten: schemas/* int */.Whr().min(0),
    newestReview: schemas/* int */.Whr().min(0),
})
    .readonly();
const KeptChecks = schemas/* strictObject */.rej({
    kept: Kept.optional(),
    heads: schemas/* array */.YOg(review_document/* CommitId */.jF).readonly(),
    problem: schemas/* string */.YjP().optional(),
})
    .readonly();

// EXTERNAL MODULE: ./build/model/sha256.js
var sha256 = __webpack_require__(25327);
;// CONCATENATED MODULE: ./build/review-directory/review-files.js






const reviewFiles = {
    diff: 'pr_diff.txt',
    files: 'files.json',
    comments: 'existing_comments.json',
    evidencePack: 'evidence_pack.json',
    checks: 'checks.json',
    manifest: 'manifest.json',
    conversation: 'conversation.json',
    since: 'since.json',
    completed: 'completed.json',
    kept: 'kept.json',
    workingTreeDiff: 'working_tree.diff',
    policy: 'policy.yml',
    trustedPolicy: 'trusted_policy.yml',
    attributes: 'attributes.json',
    headFiles: 'head_files.json',
    findings: 'findings.json',
    ingestReport: 'ingest_report.json',
    plan: 'plan.json',
    review: 'review.json',
    receipt: 'receipt.json',
    verdict: 'review-latest.json',
    abortReason: 'abort-reason.md',
    record: 'review-record.json',
    reviewedDiff: 'reviewed.diff',
    report: 'report.md',
    gate: 'gate.json',
};
const results = {
    fetch: [
        reviewFiles.manifest,
        reviewFiles.conversation,
        reviewFiles.since,
        reviewFiles.completed,
        reviewFiles.kept,
        reviewFiles.policy,
        reviewFiles.trustedPolicy,
        reviewFiles.checks,
    ],
    ingest: [reviewFiles.findings, reviewFiles.ingestReport],
    write: [reviewFiles.plan, reviewFiles.review, reviewFiles.receipt, reviewFiles.report, reviewFiles.verdict],
    gate: [reviewFiles.gate],
};
async function forgetResults(directory, from, keep = []) {
    const stages = ['fetch', 'ingest', 'write', 'gate'];
    for (const stage of stages.slice(stages.indexOf(from))) {
        for (const name of results[stage])
            if (!keep.includes(name))
                await directory.remove(name);
    }
}
async function readBytes(directory, name, writtenBy) {
    const bytes = await directory.read(name);
    if (bytes !== undefined)
        return bytes;
    throw new failure/* Failure */.HR({
        kind: 'usage',
        code: 'REVIEW_FILE_MISSING',
        message: `${name} is not in the review directory ${directory.path}`,
        fix: `Run \`${writtenBy}\` first, with the same review directory; \`run\` does all stages.`,
    });
}
async function readOwn(directory, file) {
    const bytes = await readBytes(directory, file.name, file.writtenBy);
    return parseOwn(bytes, file);
}
function parseOwn(bytes, file) {
    const invalid = (what) => new failure/* Failure */.HR({
        kind: 'operational',
        code: 'REVIEW_FILE_INVALID',
        message: `${file.name}: ${what}`,
        fix: `The file was not written by this version; run \`${file.writtenBy}\` again.`,
    });
    const reading = (0,read_json/* readJson */.Vh)(bytes, json_faults/* ownFileLimits */.jt);
    if (!reading.ok)
        throw invalid(reading.problems[0]?.message ?? 'not JSON');
    const result = file.schema.safeParse(reading.value);
    if (result.success)
        return result.data;
    const issue = result.error.issues[0];
    throw invalid(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
}
function requireHead(manifest, file) {
    if (file.head === manifest.commits.head)
        return;
    throw new failure/* Failure */.HR({
        kind: 'operational',
        code: 'REVIEW_FILE_INVALID',
        message: `${file.name} is about ${file.head}, but the head that was fetched is ${manifest.commits.head}`,
        fix: `Run \`${file.writtenBy}\` again.`,
    });
}
function readKeptFile(directory, manifest) {
    return readOwnPinned(directory, manifest, { name: reviewFiles.kept, schema: KeptChecks });
}
async function readOwnPinned(directory, manifest, file) {
    if (!manifest.files.some(({ name }) => name === file.name))
        return undefined;
    return parseOwn(await readPinned(directory, manifest, file.name), { ...file, writtenBy: 'fetch' });
}
async function readOwnIfAny(directory, file) {
    const bytes = await directory.read(file.name);
    return bytes === undefined ? undefined : parseOwn(bytes, file);
}
async function readOwnIfValid(directory, file) {
    try {
        return await readOwnIfAny(directory, file);
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return undefined;
        throw error;
    }
}
async function writeJson(directory, name, value) {
    await directory.write(name, (0,json_text/* jsonText */.s)(value));
}
async function readPinned(directory, manifest, name) {
    const bytes = await readBytes(directory, name, 'fetch');
    const pinned = manifest.files.find((file) => file.name === name);
    if (pinned?.sha256 === (0,sha256/* sha256 */.s)(bytes))
        return bytes;
    throw new failure/* Failure */.HR({
        kind: 'operational',
        code: 'REVIEW_FILE_CHANGED',
        message: `${name} is not the file that fetch wrote`,
        fix: 'Run fetch again, and let nothing else write into the review directory.',
    });
}


/***/ }),

/***/ 23450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ readRunner)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(49567);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/errors.js
var errors = __webpack_require__(961);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/trim.js
var trim = __webpack_require__(29220);
// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
;// CONCATENATED MODULE: ./build/runner/runner-event.js


const Side = schemas/* looseObject */._H3({
    ref: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP(),
    repo: schemas/* looseObject */._H3({ full_name: schemas/* string */.YjP() }).nullable().optional(),
});
const PullRequestPayload = schemas/* looseObject */._H3({
    action: schemas/* string */.YjP(),
    pull_request: schemas/* looseObject */._H3({
        number: schemas/* number */.aig().int().min(1),
        draft: schemas/* boolean */.zMY().optional(),
        head: Side,
        base: Side,
    }),
    changes: schemas/* looseObject */._H3({ base: schemas/* looseObject */._H3({}).optional() }).optional(),
});
const CommentPayload = schemas/* looseObject */._H3({
    action: schemas/* string */.YjP(),
    comment: schemas/* looseObject */._H3({
        body: schemas/* string */.YjP().nullish(),
        user: schemas/* looseObject */._H3({ type: schemas/* string */.YjP() }).nullish(),
    }),
    changes: schemas/* looseObject */._H3({ body: schemas/* looseObject */._H3({ from: schemas/* string */.YjP() }).optional() }).optional(),
});
const IssuePayload = schemas/* looseObject */._H3({
    action: schemas/* string */.YjP(),
    issue: schemas/* looseObject */._H3({ number: schemas/* number */.aig().int().min(1), pull_request: schemas/* looseObject */._H3({}).optional() }),
});
const DispatchPayload = schemas/* looseObject */._H3({ inputs: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullish() });
const MergeGroupPayload = schemas/* looseObject */._H3({
    merge_group: schemas/* looseObject */._H3({ head_sha: review_document/* CommitId */.jF, base_ref: schemas/* string */.YjP() }),
});
const WorkflowRunPayload = schemas/* looseObject */._H3({
    workflow_run: schemas/* looseObject */._H3({
        id: schemas/* number */.aig().int(),
        event: schemas/* string */.YjP(),
        head_sha: review_document/* CommitId */.jF,
        head_branch: schemas/* string */.YjP().nullable(),
        head_repository: schemas/* looseObject */._H3({ full_name: schemas/* string */.YjP() }).nullish(),
    }),
});
function parseEvent(name, payload) {
    switch (name) {
        case 'pull_request':
        case 'pull_request_target':
            return toPullRequest(name, PullRequestPayload.parse(payload));
        case 'pull_request_review_comment': {
            const { number, head, base } = PullRequestPayload.parse(payload).pull_request;
            const readOnly = head.repo?.full_name !== base.repo?.full_name;
            return { kind: 'comment', name, number, onPullRequest: true, readOnly, ...commentIn(payload) };
        }
        case 'issue_comment': {
            const { number, pull_request } = IssuePayload.parse(payload).issue;
            const onPullRequest = pull_request !== undefined;
            return { kind: 'comment', name, number, onPullRequest, readOnly: false, ...commentIn(payload) };
        }
        case 'workflow_dispatch': {
            const inputs = Object.entries(DispatchPayload.parse(payload).inputs ?? {});
            return { kind: 'dispatch', name, inputs: new Map(inputs.map(([key, value]) => [key, String(value)])) };
        }
        case 'merge_group': {
            const { head_sha: head, base_ref: ref } = MergeGroupPayload.parse(payload).merge_group;
            return { kind: 'merge-group', name, head, branch: ref.replace(/^refs\/heads\//, '') };
        }
        case 'workflow_run': {
            const { workflow_run: run } = WorkflowRunPayload.parse(payload);
            return {
                kind: 'workflow-run',
                name,
                run: run.id,
                cause: run.event,
                head: run.head_sha,
                headBranch: run.head_branch,
                ...(run.head_repository && { headRepository: run.head_repository.full_name }),
            };
        }
        default:
            return { kind: 'other', name };
    }
}
function commentIn(payload) {
    const { action, comment, changes } = CommentPayload.parse(payload);
    const previousBody = changes?.body?.from;
    return {
        action,
        body: comment.body ?? '',
        byPerson: comment.user?.type === 'User',
        ...(previousBody !== undefined && { previousBody }),
    };
}
function toPullRequest(name, { action, pull_request, changes }) {
    const { number, head, base, draft = false } = pull_request;
    const home = base.repo?.full_name;
    const fork = head.repo?.full_name !== home;
    return {
        kind: 'pull-request',
        name,
        action,
        number,
        head: head.sha,
        base: base.sha,
        fork,
        draft,
        ...(action === 'edited' && { edited: changes?.base === undefined ? 'words' : 'base' }),
    };
}

;// CONCATENATED MODULE: ./build/run/actions-runner.js





const actions_runner_text = schemas/* string */.YjP().min(1).optional().catch(undefined);
const address = schemas/* url */.OZ5({ protocol: /^https?$/ }).transform((url) => (0,trim/* trimEnd */.s)(url, '/'));
const count = coerce/* number */.ai().int().min(1).optional().catch(undefined);
const Variables = schemas/* object */.Ikc({
    GITHUB_ACTIONS: actions_runner_text,
    RUNNER_DEBUG: actions_runner_text,
    NO_COLOR: actions_runner_text,
    TERM: actions_runner_text,
    GITHUB_API_URL: address.default('https://api.github.com'),
    GITHUB_GRAPHQL_URL: address.default('https://api.github.com/graphql'),
    GITHUB_SERVER_URL: address.default('https://github.com'),
    GITHUB_REPOSITORY: schemas/* string */.YjP()
        .regex(/^[^/\s]+\/[^/\s]+$/)
        .optional(),
    GITHUB_EVENT_NAME: actions_runner_text,
    GITHUB_EVENT_PATH: actions_runner_text,
    GITHUB_SHA: actions_runner_text,
    GITHUB_RUN_ID: count,
    GITHUB_RUN_ATTEMPT: count,
    GITHUB_JOB: actions_runner_text,
    GITHUB_WORKFLOW: actions_runner_text,
    GITHUB_ACTOR: actions_runner_text,
    GITHUB_WORKSPACE: actions_runner_text,
    RUNNER_TEMP: actions_runner_text,
    GITHUB_OUTPUT: actions_runner_text,
    GITHUB_STEP_SUMMARY: actions_runner_text,
    GITHUB_STATE: actions_runner_text,
    PR_VERDICT_WRITE_SPACING_MS: coerce/* number */.ai().int().min(0).max(60_000).optional(),
});
const maxEvent = 32 * 1024 * 1024;
async function readRunner(env) {
    const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
    const variables = Variables.safeParse(given);
    if (!variables.success)
        throw unreadable(variables.error);
    const read = variables.data;
    const [owner, name] = read.GITHUB_REPOSITORY?.split('/') ?? [];
    const event = await readEvent(read.GITHUB_EVENT_NAME, read.GITHUB_EVENT_PATH);
    return {
        isActions: read.GITHUB_ACTIONS === 'true',
        isDebug: read.RUNNER_DEBUG === '1',
        allowsColor: read.NO_COLOR === undefined && read.TERM !== 'dumb',
        apiUrl: read.GITHUB_API_URL,
        graphqlUrl: read.GITHUB_GRAPHQL_URL,
        serverUrl: read.GITHUB_SERVER_URL,
        proxied: isProxied(env, read.GITHUB_API_URL),
        ...(owner !== undefined && name !== undefined && { repository: { owner, name } }),
        ...(event && { event }),
        ...known({
            sha: read.GITHUB_SHA,
            runId: read.GITHUB_RUN_ID,
            runAttempt: read.GITHUB_RUN_ATTEMPT,
            job: read.GITHUB_JOB,
            workflow: read.GITHUB_WORKFLOW,
            actor: read.GITHUB_ACTOR,
            workspace: read.GITHUB_WORKSPACE,
            temp: read.RUNNER_TEMP,
            writeSpacingMs: read.PR_VERDICT_WRITE_SPACING_MS,
        }),
        files: known({
            output: read.GITHUB_OUTPUT,
            summary: read.GITHUB_STEP_SUMMARY,
            state: read.GITHUB_STATE,
        }),
        environment: only(childVariables, env),
        secrets: secretsOf(env),
        variable: (name) => (Object.hasOwn(env, name) ? env[name] : undefined),
        input: (input) => env[`INPUT_${input.replaceAll(' ', '_').toUpperCase()}`]?.trim() ?? '',
        state: (key) => env[`STATE_${key}`] ?? '',
    };
}
function isProxied(env, apiUrl) {
    const name = apiUrl.startsWith('https:') ? 'https_proxy' : 'http_proxy';
    return [name, name.toUpperCase()].some((variable) => (env[variable] ?? '') !== '');
}
const childVariables = new Set([
    'PATH',
    'PATHEXT',
    'HOME',
    'USERPROFILE',
    'XDG_CONFIG_HOME',
    'SYSTEMROOT',
    'TMPDIR',
    'TEMP',
    'TMP',
]);
function only(names, env) {
    return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => value !== undefined && names.has(name.toUpperCase()) ? [[name, value]] : []));
}
const secretName = /TOKEN|SECRET|PASSW(?:OR)?D|PASSPHRASE|PRIVATE_?KEY|API_?KEY|ACCESS_?KEY|CREDENTIAL/i;
const minSecret = 8;
function secretsOf(env) {
    const values = Object.entries(env).flatMap(([name, value]) => value !== undefined && secretName.test(name) ? [value.trim()] : []);
    return [...new Set(values)].filter((value) => value.length >= minSecret);
}
async function readEvent(name, path) {
    if (name === undefined)
        return undefined;
    if (path === undefined)
        return { kind: 'other', name };
    try {
        if ((await (0,promises_.stat)(path)).size > maxEvent)
            throw new Error(`is larger than ${maxEvent} bytes`);
        const payload = JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
        return parseEvent(name, payload);
    }
    catch (cause) {
        const reason = cause instanceof errors/* ZodError */.G ? core_errors/* prettifyError */.S1(cause) : cause instanceof Error ? cause.message : '';
        throw new failure/* Failure */.HR({
            kind: 'operational',
            code: 'EVENT_UNREADABLE',
            message: `The payload of the event ${name} in ${path} cannot be read: ${reason}`,
            fix: 'The runner writes this file; run the workflow again.',
            cause,
        });
    }
}
function unreadable(error) {
    const names = [...new Set(error.issues.map(({ path }) => path.join('.')))];
    return new failure/* Failure */.HR({
        kind: 'usage',
        code: 'RUNNER_UNREADABLE',
        message: `The environment does not hold what the runner puts there: ${names.join(', ')}`,
        fix: 'Do not set these variables in the workflow; outside of Actions, unset them.',
    });
}
function known(values) {
    const result = {};
    for (const [key, value] of Object.entries(values))
        if (value !== undefined)
            Object.assign(result, { [key]: value });
    return result;
}


/***/ }),

/***/ 76980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ inPinnedMode)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);
/* harmony import */ var _model_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44225);
/* harmony import */ var _review_directory_review_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7774);



async function inPinnedMode(directory, settings) {
    const file = { name: _review_directory_review_files_js__WEBPACK_IMPORTED_MODULE_2__/* .reviewFiles */ .Kq.manifest, schema: _model_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .Manifest */ ._8, writtenBy: 'fetch' };
    const { mode } = await (0,_review_directory_review_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readOwn */ .jU)(directory, file);
    if (settings.mode !== 'full' && settings.mode !== mode)
        throw modeDiffers(mode, settings.mode);
    return { ...settings, mode };
}
function modeDiffers(fetched, given) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        kind: 'usage',
        code: 'MODE_DIFFERS',
        message: `The change was fetched for a ${fetched} run, and \`mode\` asks for ${given}`,
        fix: 'Give every stage the same `mode`, beginning with `fetch`.',
    });
}


/***/ }),

/***/ 32099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ ownFolders)
/* harmony export */ });
const ownFolders = ['.code-review', 'docs/code-reviews'];


/***/ }),

/***/ 33538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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


/***/ }),

/***/ 97429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ openReviewDirectory),
/* harmony export */   Lx: () => (/* binding */ namedReviewDirectory),
/* harmony export */   nV: () => (/* binding */ defaultReviewDirectory)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31612);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33538);
/* harmony import */ var _whole_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10591);





const maxFile = 256 * 1024 * 1024;
const maxEntries = 10_000;
async function openReviewDirectory(wanted) {
    const path = await makeFolder(wanted.path);
    await (0,_whole_file_js__WEBPACK_IMPORTED_MODULE_4__/* .sweepUnfinished */ .kQ)(path);
    if (wanted.ignoresItself === true)
        await writeWhole(path, '.gitignore', '*\n');
    return {
        path,
        read: (name) => (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularFile */ .XF)({ root: path, name, maxBytes: maxFile }),
        write: (name, content) => writeWhole(path, name, content),
        remove: async (name) => {
            if (await (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .hasRealFolders */ .E$)(path, name))
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name), { force: true, recursive: true });
        },
        list: () => listFiles(path),
        modifiedAt: async (name) => {
            if (!(await (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .hasRealFolders */ .E$)(path, name)))
                return undefined;
            const status = await (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .lstatIfThere */ .Cm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name));
            return status?.isFile() === true ? status.mtimeMs : undefined;
        },
    };
}
function defaultReviewDirectory(place) {
    if (place.temp === undefined)
        return { path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.worktree, '.code-review'), ignoresItself: true };
    return { path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.temp, 'pr-verdict', encodeURIComponent(place.instance).replace(/^\.+$/, '_')) };
}
async function namedReviewDirectory(path, worktree) {
    const within = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(worktree, path);
    const isWithin = within !== '' && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(within) && within.split(/[/\\]/)[0] !== '..';
    return { path, ignoresItself: isWithin && (await isVacant(path)) };
}
async function isVacant(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(path)).length === 0;
    }
    catch (error) {
        return (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .hasCode */ .up)(error, 'ENOENT');
    }
}
async function makeFolder(path) {
    try {
        await makeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path));
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path);
    }
    catch (cause) {
        const isTaken = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .hasCode */ .up)(cause, 'EEXIST', 'ENOTDIR');
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR({
            kind: isTaken ? 'usage' : 'operational',
            code: 'REVIEW_DIR_UNUSABLE',
            message: isTaken
                ? `The review directory ${path} cannot be made: a file is in its place`
                : `The review directory ${path} cannot be made`,
            fix: 'Name a writable folder with `review-dir`.',
            cause,
        });
    }
}
async function makeFolders(path) {
    try {
        await makeIfMissing(path);
    }
    catch (error) {
        if (!(0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .hasCode */ .up)(error, 'ENOENT') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) === path)
            throw error;
        await makeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        await makeIfMissing(path);
    }
}
async function makeIfMissing(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(path);
    }
    catch (error) {
        if (!(await isFolder(path)))
            throw error;
    }
}
async function isFolder(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}
async function writeWhole(root, name, content) {
    if (!(0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isContainedName */ .jF)(name))
        throw new Error(`${JSON.stringify(name)} is no name for a file in the review directory`);
    try {
        await makeRealFolders(root, name);
        await (0,_whole_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeWholeFile */ .R0)(root, name, content);
    }
    catch (error) {
        throw (0,_whole_file_js__WEBPACK_IMPORTED_MODULE_4__/* .whyUnwritable */ .q9)(root, error);
    }
}
async function makeRealFolders(root, name) {
    const folders = name.split('/').slice(0, -1);
    for (let depth = 1; depth <= folders.length; depth += 1) {
        const folder = folders.slice(0, depth).join('/');
        if (!(await (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .hasRealFolders */ .E$)(root, `${folder}/file`)))
            await makeIfMissing((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder));
    }
}
async function listFiles(root) {
    const files = [];
    const folders = [''];
    let entries = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder), { withFileTypes: true })) {
            const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
            entries += 1;
            if (entries > maxEntries)
                throw tooMany(root);
            if (entry.isDirectory())
                folders.push(name);
            else if (entry.isFile() && !(0,_whole_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isUnfinished */ .ui)(name))
                files.push(name);
        }
    }
    return files.sort();
}
function tooMany(root) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR({
        kind: 'operational',
        code: 'REVIEW_DIR_TOO_FULL',
        message: `The review directory ${root} holds more than ${maxEntries} entries`,
        fix: 'Give it a folder of its own with `review-dir`.',
    });
}


/***/ }),

/***/ 10591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R0: () => (/* binding */ writeWholeFile),
/* harmony export */   kQ: () => (/* binding */ sweepUnfinished),
/* harmony export */   q9: () => (/* binding */ whyUnwritable),
/* harmony export */   ui: () => (/* binding */ isUnfinished)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31612);
/* harmony import */ var _at_end_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88562);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33538);







const unfinished = /^\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.unfinished$/;
const GivenUpAfterMs = 60 * 60_000;
async function writeWholeFile(root, name, content) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.unfinished`);
    const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
    const isDone = (0,_at_end_js__WEBPACK_IMPORTED_MODULE_5__/* .atEnd */ .t)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true }));
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o644);
        try {
            await file.writeFile(content);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(path, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, name));
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, { force: true });
        throw error;
    }
    finally {
        isDone();
    }
}
function isUnfinished(name) {
    return unfinished.test(name);
}
async function sweepUnfinished(root) {
    for (const name of (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(root)).filter(isUnfinished)) {
        try {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, name);
            if (Date.now() - (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path)).mtimeMs > GivenUpAfterMs)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path);
        }
        catch {
        }
    }
}
const refusals = ['EACCES', 'EPERM', 'EROFS', 'EIO', 'ENOENT', 'ENOTSUP', 'EINVAL'];
function whyUnwritable(root, error) {
    if ((0,_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .hasCode */ .up)(error, 'ENOSPC', 'EDQUOT'))
        return diskFull(root, error);
    return (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .hasCode */ .up)(error, ...refusals) ? notWritable(root, error) : error;
}
function notWritable(root, cause) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR({
        kind: 'operational',
        code: 'REVIEW_DIR_UNUSABLE',
        message: `The review directory ${root} cannot be written to`,
        fix: 'Name a writable folder with `review-dir`.',
        cause,
    });
}
function diskFull(root, cause) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR({
        kind: 'operational',
        code: 'DISK_FULL',
        message: `There is no room left for the review directory ${root}`,
        fix: 'Make room on the disk, or name a folder on another one with `review-dir`.',
        cause,
    });
}


/***/ }),

/***/ 242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readEvidence)
/* harmony export */ });
/* harmony import */ var _model_evidence_pack_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7263);
/* harmony import */ var _review_directory_review_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7774);


async function readEvidence(directory, manifest) {
    const pack = await (0,_review_directory_review_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readOwnPinned */ .Vs)(directory, manifest, {
        name: _review_directory_review_files_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewFiles */ .Kq.evidencePack,
        schema: _model_evidence_pack_js__WEBPACK_IMPORTED_MODULE_0__/* .EvidencePack */ .T,
    });
    return pack && { pack, size: manifest.size, unknown: manifest.unknown };
}


/***/ }),

/***/ 66667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ loadRun)
});

// EXTERNAL MODULE: ./build/comments/heed.js + 1 modules
var heed = __webpack_require__(12392);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/model/changed-file.js
var changed_file = __webpack_require__(72609);
// EXTERNAL MODULE: ./build/policy/globs.js
var globs = __webpack_require__(86912);
// EXTERNAL MODULE: ./build/review-directory/review-files.js + 1 modules
var review_files = __webpack_require__(7774);
// EXTERNAL MODULE: ./build/fetch/cut-change.js
var cut_change = __webpack_require__(72180);
;// CONCATENATED MODULE: ./build/fetch/ignored-files.js





async function countIgnored(directory, { manifest, effective }) {
    if (effective.ignoredPaths.length === 0)
        return 0;
    const isIgnored = (0,globs/* matchesAny */._I)(effective.ignoredPaths);
    const listed = { name: review_files/* reviewFiles */.Kq.files, schema: schemas/* array */.YOg(changed_file/* ChangedFile */.l) };
    const files = (await (0,review_files/* readOwnPinned */.Vs)(directory, manifest, listed)) ?? [];
    return files.filter((file) => (0,cut_change/* namesOf */.e)(file).every(isIgnored)).length;
}

// EXTERNAL MODULE: ./build/memory/changes-since-review.js
var changes_since_review = __webpack_require__(96029);
// EXTERNAL MODULE: ./build/memory/dismissal.js
var dismissal = __webpack_require__(91699);
// EXTERNAL MODULE: ./build/memory/judge-remembered.js
var judge_remembered = __webpack_require__(43316);
// EXTERNAL MODULE: ./build/memory/marked-fixed.js
var marked_fixed = __webpack_require__(50831);
// EXTERNAL MODULE: ./build/memory/memory.js
var memory_memory = __webpack_require__(5155);
// EXTERNAL MODULE: ./build/ingest/pair-surest.js
var pair_surest = __webpack_require__(84552);
// EXTERNAL MODULE: ./build/memory/continuation.js
var continuation = __webpack_require__(54111);
// EXTERNAL MODULE: ./build/memory/silence.js
var silence = __webpack_require__(11349);
;// CONCATENATED MODULE: ./build/memory/standing-dispute.js

function stillDisputing(entry, raisedBy, { reviewers, history }) {
    const hasReviewed = (id) => reviewers.some((reviewer) => reviewer.id === id && reviewer.outcome.state === 'reviewed');
    return entry.mark.contestedBy.filter((id) => !raisedBy.includes(id) && !(hasReviewed(id) && (0,silence/* isTouched */.Dn)(entry, history)));
}
function withStandingDispute(finding, entry, run) {
    const standing = stillDisputing(entry, run.raisedBy(finding), run);
    if (standing.length === 0)
        return finding;
    return {
        ...finding,
        contestedBy: [...new Set([...finding.contestedBy, ...standing])].sort(),
        requiresHuman: true,
    };
}

;// CONCATENATED MODULE: ./build/memory/reconcile.js




const isOpen = ({ mark }) => mark.kind === 'finding';
const isStanding = ({ status }) => status === 'open' || status === 'reopened';
function pairSame({ findings, ledger }) {
    const known = new Map([
        ...ledger.flatMap((entry) => entry.mark.first === undefined ? [] : [[entry.mark.first, entry]]),
        ...ledger.map((entry) => [entry.mark.fingerprint, entry]),
    ]);
    const pairs = new Map();
    for (const finding of findings.filter(isStanding)) {
        const entry = known.get(finding.fingerprint);
        if (entry !== undefined)
            pairs.set(finding, entry);
    }
    return pairs;
}
function pairUp(input, reviewed) {
    const { ledger, history } = input;
    const pairs = pairSame(input);
    const sure = (0,continuation/* continuationBy */.x)(history);
    for (const entries of [ledger.filter(isOpen), ledger.filter((entry) => !isOpen(entry))]) {
        const taken = new Set(pairs.values());
        const moved = (0,pair_surest/* pairSurest */.Z)({
            ones: [...reviewed].filter((finding) => !pairs.has(finding)),
            others: entries.filter((entry) => !taken.has(entry)),
            sure,
            nameOne: (finding) => finding.fingerprint,
            nameOther: ({ mark }) => mark.id,
        });
        for (const [finding, entry] of moved)
            pairs.set(finding, entry);
    }
    return pairs;
}
function reconcile(input) {
    const { findings, ledger, complete, head } = input;
    const reviewed = new Set(findings.filter(isStanding));
    const pairs = pairUp(input, reviewed);
    const taken = new Set([...pairs].flatMap(([finding, entry]) => (reviewed.has(finding) ? [entry] : [])));
    const stillOpen = [];
    const closing = [];
    for (const entry of ledger.filter((each) => isOpen(each) && !taken.has(each))) {
        const fate = complete ? (0,silence/* judgeSilence */.tl)(entry, input) : 'open';
        if (fate === 'closed' || fate === 'withdrawn')
            closing.push(settle(entry, fate, input));
        else
            stillOpen.push(fate === 'missed' ? { ...entry, mark: { ...entry.mark, missedAt: head } } : entry);
    }
    return {
        findings: withKnownIds(pairs, input),
        continued: new Map([...pairs].flatMap(([finding, entry]) => isOpen(entry) && reviewed.has(finding) ? [[finding.fingerprint, entry]] : [])),
        stillOpen,
        accepted: [],
        closing,
        closed: ledger.filter((entry) => !isOpen(entry) && !taken.has(entry)),
    };
}
function settle(entry, kind, { head, history }) {
    const { place: then, ...mark } = entry.mark;
    const now = then && (0,continuation/* placeNow */.e)(entry, history);
    const known = now === 'gone' ? undefined : now;
    const place = then && (known ?? { path: then.path, side: then.side });
    return { ...entry, mark: { ...mark, ...(place && { place }), kind, head } };
}
function withKnownIds(pairs, input) {
    const used = new Set(input.ledger.map(({ mark }) => mark.id));
    return input.findings.map((finding) => {
        const entry = pairs.get(finding);
        if (entry !== undefined) {
            const { id } = entry.mark;
            if (!isOpen(entry))
                return { ...finding, id, status: 'reopened' };
            const status = input.markedFixed?.has(entry) === true ? 'reopened' : finding.status;
            return { ...withStandingDispute(finding, entry, input), id, status };
        }
        let id = finding.id;
        for (let nth = 2; used.has(id); nth += 1)
            id = `${finding.id}-${nth}`;
        used.add(id);
        return { ...finding, id };
    });
}

;// CONCATENATED MODULE: ./build/memory/settle-refused.js
function settleRefused(reconciled, refusals, ledger) {
    const refusedIds = new Set(refusals.map(({ id }) => id));
    const known = new Map(ledger.map((entry) => [entry.mark.id, entry]));
    const continued = new Map(reconciled.continued);
    const findings = reconciled.findings.map((finding) => {
        const entry = known.get(finding.id);
        if (entry === undefined || !refusedIds.has(finding.id))
            return finding;
        continued.set(finding.fingerprint, entry);
        return { ...finding, status: 'wont_fix' };
    });
    const isRefused = ({ mark }) => refusedIds.has(mark.id);
    const accepted = [...reconciled.accepted, ...reconciled.stillOpen.filter(isRefused)];
    const stillOpen = reconciled.stillOpen.filter((entry) => !isRefused(entry));
    return { ...reconciled, findings, continued, accepted, stillOpen };
}

// EXTERNAL MODULE: ./build/ingest/suppress.js
var suppress = __webpack_require__(37522);
// EXTERNAL MODULE: ./build/model/judgements.js
var judgements = __webpack_require__(17920);
;// CONCATENATED MODULE: ./build/memory/suppress-remembered.js



function fingerprintsOf({ mark: { first, fingerprint } }) {
    return first === undefined ? [fingerprint] : [first, fingerprint];
}
function silencerOf(entries) {
    const live = entries.map((entry) => ({ entry, matches: (0,suppress/* matcherOf */.Ke)(entry) }));
    return (remembered) => {
        const { reviewers } = remembered.mark;
        const { category, locations } = (0,judge_remembered/* judgeRemembered */.A)(remembered);
        return live.find(({ matches }) => fingerprintsOf(remembered).some((fingerprint) => matches({ fingerprint, category, locations, reviewers })))?.entry;
    };
}
function isOfSameReviewers(finding, { mark }) {
    return (0,judgements/* raisedBy */.wb)(finding).every((reviewer) => mark.reviewers.includes(reviewer));
}
function silenceReworded({ findings, continued }, entries) {
    const silencer = silencerOf(entries.filter(({ fingerprint, reviewer }) => fingerprint !== undefined && reviewer === undefined));
    const known = new Map(continued);
    const silenced = findings.map((finding) => {
        const remembered = continued.get(finding.fingerprint);
        const entry = remembered && silencer(remembered);
        if (remembered === undefined || entry?.fingerprint === undefined)
            return finding;
        if (finding.suppressed !== undefined || !isOfSameReviewers(finding, remembered))
            return finding;
        known.set(entry.fingerprint, remembered);
        const suppressed = { by: 'suppress', reason: entry.reason };
        return { ...finding, fingerprint: entry.fingerprint, suppressed };
    });
    return { findings: silenced, continued: known };
}
function notesOfSilenced({ stillOpen }, entries, today) {
    const silencer = silencerOf(entries.filter((entry) => !(0,suppress/* isExpired */._d)(entry, today)));
    return stillOpen.flatMap((remembered) => {
        const entry = silencer(remembered);
        if (entry === undefined)
            return [];
        return [`policy.suppress: ${remembered.mark.id} of an earlier run does not count (${entry.reason})`];
    });
}
function suppressRemembered(reconciled, entries, today) {
    const live = entries.filter((entry) => !(0,suppress/* isExpired */._d)(entry, today));
    if (live.length === 0)
        return reconciled;
    const silencer = silencerOf(live);
    const isSilenced = (entry) => silencer(entry) !== undefined;
    const accepted = [...reconciled.accepted, ...reconciled.stillOpen.filter(isSilenced)];
    const stillOpen = reconciled.stillOpen.filter((entry) => !isSilenced(entry));
    return { ...reconciled, ...silenceReworded(reconciled, live), accepted, stillOpen };
}

// EXTERNAL MODULE: ./build/model/conversation.js
var model_conversation = __webpack_require__(81719);
// EXTERNAL MODULE: ./build/model/ingest-report.js
var ingest_report = __webpack_require__(67959);
// EXTERNAL MODULE: ./build/model/manifest.js + 1 modules
var model_manifest = __webpack_require__(44225);
// EXTERNAL MODULE: ./build/model/mark.js + 1 modules
var mark = __webpack_require__(76009);
// EXTERNAL MODULE: ./build/model/review-document.js
var review_document = __webpack_require__(44256);
// EXTERNAL MODULE: ./build/model/scope.js
var scope = __webpack_require__(48310);
// EXTERNAL MODULE: ./build/policy/settings.js
var policy_settings = __webpack_require__(33766);
// EXTERNAL MODULE: ./build/policy/weight.js
var weight = __webpack_require__(49631);
// EXTERNAL MODULE: ./build/review-directory/policy-file.js
var policy_file = __webpack_require__(15112);
// EXTERNAL MODULE: ./build/write/evidence-file.js
var evidence_file = __webpack_require__(242);
;// CONCATENATED MODULE: ./build/write/load-run.js























function countMarkedFixed({ findings }) {
    return findings.filter(({ status, suppressed }) => status === 'fixed' && suppressed === undefined).length;
}
async function loadRun(directory, settings) {
    const manifest = await (0,review_files/* readOwn */.jU)(directory, {
        name: review_files/* reviewFiles */.Kq.manifest,
        schema: model_manifest/* Manifest */._8,
        writtenBy: 'fetch',
    });
    const findings = { name: review_files/* reviewFiles */.Kq.findings, schema: review_document/* ReviewDocument */.CA, writtenBy: 'ingest' };
    const document = await (0,review_files/* readOwn */.jU)(directory, findings);
    const ingested = { name: review_files/* reviewFiles */.Kq.ingestReport, schema: ingest_report/* IngestReport */.Rn, writtenBy: 'ingest' };
    const report = await (0,review_files/* readOwn */.jU)(directory, ingested);
    (0,review_files/* requireHead */.EU)(manifest, { name: review_files/* reviewFiles */.Kq.findings, head: document.head, writtenBy: 'ingest' });
    (0,review_files/* requireHead */.EU)(manifest, { name: review_files/* reviewFiles */.Kq.ingestReport, head: report.head, writtenBy: 'ingest' });
    const effective = await (0,policy_file/* loadPolicy */.t)(directory, manifest, settings.policyInputs);
    const said = { name: review_files/* reviewFiles */.Kq.conversation, schema: model_conversation/* Conversation */.sy };
    const conversation = await (0,review_files/* readOwnPinned */.Vs)(directory, manifest, said);
    const tool = (0,mark/* toolKey */._H)(settings.checkName);
    const unheard = manifest.source === 'github' ? memory_memory/* nothingKnown */.Hx : memory_memory/* nothingRemembered */.aw;
    const memory = conversation === undefined
        ? unheard
        : (0,memory_memory/* recall */.I9)(conversation, tool, await (0,review_files/* readKeptFile */.xj)(directory, manifest));
    const since = await (0,review_files/* readOwnPinned */.Vs)(directory, manifest, { name: review_files/* reviewFiles */.Kq.since, schema: changes_since_review/* SinceFile */.ng });
    const history = (0,changes_since_review/* createHistory */.nS)(document.head, since ?? []);
    const checksAgain = manifest.source === 'github' && settings.mode === 'verify';
    const marked = checksAgain ? memory.ledger.filter((entry) => (0,marked_fixed/* isMarkedFixed */.H)(entry, history)) : [];
    const compared = reconcile({
        findings: document.findings,
        raisedBy: judgements/* raisedBy */.wb,
        reviewers: (0,silence/* withWholeDocuments */.aV)(document.reviewers, report.documents),
        ledger: memory.ledger,
        complete: memory.complete && memory.partial === undefined,
        history,
        head: document.head,
        isFull: settings.mode === 'full',
        unread: new Set(manifest.coverage.missing.map(({ path }) => path)),
        isBlocking: (entry) => (0,weight/* weigh */.vi)((0,judge_remembered/* judgeRemembered */.A)(entry), effective.blocking) === 'blocking',
        markedFixed: new Set(marked),
    });
    const evidence = await (0,evidence_file/* readEvidence */.A)(directory, manifest);
    const facts = {
        reviewers: document.reviewers,
        refused: report.refused,
        coverage: manifest.coverage,
        ignored: await countIgnored(directory, { manifest, effective }),
        partlyHeard: !memory.complete,
        partlyRemembered: memory.partial,
        size: manifest.size,
        policy: manifest.policy,
        unverified: (0,policy_settings/* resumesVerdict */.WE)({ ...settings, source: manifest.source }) ? countMarkedFixed(document) : 0,
        claims: document.documents.map(({ reviewer, claims }, index) => ({
            reviewer,
            claims,
            findings: compared.findings
                .filter(({ sources }) => sources.some((source) => source.document === index))
                .map(({ id }) => id),
        })),
        questions: document.documents.reduce((sum, { questions }) => sum + questions.length, 0),
        postponed: effective.drafts === 'skip' && manifest.pullRequest?.draft === true,
        lane: evidence?.pack.risk.lane,
        scope: manifest.scope && (0,scope/* scopeName */.OK)(manifest.scope),
        effective,
    };
    const today = manifest.fetchedAt.slice(0, 10);
    const weighed = suppressRemembered(compared, effective.suppress, today);
    const notes = [...report.notes, ...notesOfSilenced(compared, effective.suppress, today)];
    const remembered = weighed.stillOpen.map((entry) => ({
        ...(0,judge_remembered/* judgeRemembered */.A)(entry),
        fingerprint: entry.mark.fingerprint,
        title: `still open from an earlier run${entry.standing.url === undefined ? '' : `: ${entry.standing.url}`}`,
    }));
    const judged = [...weighed.findings, ...remembered];
    const { ledger } = memory;
    const author = manifest.pullRequest?.author ?? null;
    const heeded = (0,heed/* heed */.f)({ judged, facts, ledger, conversation, author, tool });
    const reconciled = settleRefused(weighed, heeded.heard.refusals, ledger);
    const decision = (0,dismissal/* respectDismissal */.S)(heeded.decision, { memory, reconciled, rules: effective.blocking });
    return {
        manifest,
        document: { ...document, findings: reconciled.findings },
        report: { ...report, notes },
        effective,
        memory,
        reconciled,
        decision,
        facts,
        judged,
        weighed: heeded.findings,
        heard: heeded.heard,
        ...(checksAgain && { rechecked: (0,marked_fixed/* recheckedIn */.Q)(compared, marked) }),
    };
}


/***/ })

};
