export const id = 2860;
export const ids = [2860];
export const modules = {

/***/ 92357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ explainFinding)
/* harmony export */ });
/* harmony import */ var _ingest_suppress_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37522);
/* harmony import */ var _model_counted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77820);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96271);
/* harmony import */ var _policy_category_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44967);
/* harmony import */ var _policy_globs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86912);
/* harmony import */ var _policy_weight_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49631);
/* harmony import */ var _write_place_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50807);







function saidByOthers(finding, { blocking }) {
    const { corroboratedBy, contestedBy } = finding;
    const cancelled = (0,_policy_weight_js__WEBPACK_IMPORTED_MODULE_4__/* .isChallenged */ .uX)(finding, blocking)
        ? ' a challenger, so agreement does not count and'
        : ' so';
    return [
        ...(corroboratedBy.length === 0
            ? []
            : [`it is one problem with what was also reported by ${corroboratedBy.join(', ')}`]),
        ...(contestedBy.length === 0
            ? []
            : [`it is disputed by ${contestedBy.join(', ')},${cancelled} a human is asked for`]),
    ];
}
function whyUnrepeated({ unrepeated, id }) {
    if (unrepeated === undefined)
        return { because: [], change: [] };
    const missed = 'a complete review did not find it again; a second one, of another head, would withdraw it';
    return {
        because: ['no reviewer repeated what an earlier run published, and that alone does not close it'],
        change: [
            ...(unrepeated.missed ? [missed] : []),
            `it closes once a reviewer that raised it reviews a change of its files and no longer reports it; else \`/pr-verdict wont-fix ${id}\``,
        ],
    };
}
function explainFinding(finding, policy) {
    const { id, fingerprint, title, stand } = finding;
    const weight = (0,_policy_weight_js__WEBPACK_IMPORTED_MODULE_4__/* .weigh */ .vi)(finding, policy.blocking);
    const isSettled = weight === 'settled';
    const why = isSettled ? whySettled(finding, policy) : whyWeighed(finding, weight, policy.blocking);
    const silent = isSettled ? { because: [], change: [] } : whyUnrepeated(finding);
    const where = stand && standWords(stand);
    const moved = stand === undefined || isSettled ? [] : toMove(finding, stand, policy);
    return {
        id,
        fingerprint,
        title,
        weight,
        ...(where !== undefined && { where }),
        because: [...why.because, ...silent.because, ...saidByOthers(finding, policy)],
        change: [...why.change, ...silent.change, ...moved],
    };
}
const mostComments = 50;
function standWords({ place, reason, url, outcome }) {
    if (reason === 'suppressed' || reason === 'not-open')
        return undefined;
    const where = `${(0,_write_place_words_js__WEBPACK_IMPORTED_MODULE_5__/* .placeWords */ .f)(reason)}${url === undefined ? '' : `: ${url}`}`;
    if (place === 'withheld')
        return `is ${where}`;
    switch (outcome) {
        case 'local':
            return `would be ${where}, on a pull request`;
        case 'dry-run':
            return `would be ${where}, without \`dry-run\``;
        case 'published':
        case 'quiet':
        case 'superseded':
            return `is ${where}`;
    }
}
function toMove(finding, { reason }, policy) {
    const { severity, raisedBy: [reviewer = '<id>'] = [] } = finding;
    switch (reason) {
        case 'below-inline-from':
            return [`\`policy.inline-from: ${severity}\`, or the input of that name, would give it a comment`];
        case 'over-max-comments':
            return policy.maxComments >= mostComments
                ? [
                    `${mostComments} comments are the most: a stricter \`policy.inline-from\` leaves them to what is worse`,
                ]
                : [
                    `\`policy.max-comments: ${mostComments}\`, with no lower input of that name, leaves room for more comments than ${policy.maxComments}, the worst first`,
                ];
        case 'no-line':
            return ['with a line of the diff in its document it would be shown there'];
        case 'line-outside-diff':
            return ['on a line of the diff it would be shown there: `pr-verdict lines` lists them'];
        case 'outside-report':
            return [`\`reviewers.${reviewer}.report: all\` would show it`];
        case 'not-posted':
            return [
                `the next review shows it: one is posted for something new from ${policy.inlineFrom} on (\`policy.inline-from\`), a new question or another event`,
            ];
        case 'in-diff':
        case 'no-room':
        case 'range-cut':
        case 'scope-file':
        case 'file-outside-diff':
        case 'multi-file':
        case 'system':
        case 'line-from-base':
        case 'file-not-comparable':
        case 'not-placed-by-github':
        case 'already-open':
        case 'not-open':
        case 'suppressed':
        case 'refused':
            return [];
    }
}
function saidBy({ saidBy: keys, path }) {
    const said = keys.map((key) => `\`${key}\``);
    const [first = '', ...overrides] = said;
    if (overrides.length === 0)
        return first;
    return `${first} with ${overrides.join(' and ')}${path === undefined ? '' : ` for \`${path}\``}`;
}
function keyOf({ saidBy: keys }, { overrides }, says) {
    const last = overrides.findLast(({ index, entry }) => keys.includes(`policy.overrides[${index}]`) && says(entry));
    return last === undefined ? 'policy' : `policy.overrides[${last.index}]`;
}
function together(explanations) {
    return {
        because: [...new Set(explanations.flatMap(({ because }) => because))],
        change: [...new Set(explanations.flatMap(({ change }) => change))],
    };
}
function whyBlocking(finding, rules, places) {
    const { severity, confidence } = finding;
    const reason = (0,_policy_weight_js__WEBPACK_IMPORTED_MODULE_4__/* .blockedBy */ .yJ)(finding, rules, places);
    if (reason === undefined)
        return { because: [], change: [] };
    const { by, rules: at } = reason;
    const because = by === 'agreement'
        ? `${(0,_policy_weight_js__WEBPACK_IMPORTED_MODULE_4__/* .countAgreeing */ .Yd)(finding, rules)} reviewers agree, and \`policy.corroboration\` blocks what ${at.corroboration?.reviewers} agree on from ${at.corroboration?.from} on`
        : `${saidBy(at)} blocks ${severity} findings from ${at.blocking[severity]} confidence on, and this one has ${confidence.band}`;
    const silence = `if it is false: \`pr-verdict suppress ${finding.id} --reason "…"\`, or on a pull request \`/pr-verdict wont-fix ${finding.id}\` in a comment`;
    return { because: [because], change: ['fix it', silence] };
}
function throughAgreement(finding, rules, at) {
    const { severity } = finding;
    const agreeing = (0,_policy_weight_js__WEBPACK_IMPORTED_MODULE_4__/* .countAgreeing */ .Yd)(finding, rules);
    const { corroboration } = at;
    if ((0,_policy_weight_js__WEBPACK_IMPORTED_MODULE_4__/* .isChallenged */ .uX)(finding, rules))
        return [];
    if (corroboration === undefined)
        return agreeing < 2
            ? []
            : [
                `\`policy.corroboration: { reviewers: ${agreeing}, from: ${severity} }\` would let the agreement of ${agreeing} block it`,
            ];
    if (!(0,_model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .isAtLeast */ .du)(severity, corroboration.from))
        return agreeing < corroboration.reviewers
            ? []
            : [`\`policy.corroboration.from: ${severity}\` would let the agreement of ${agreeing} block it`];
    const missing = corroboration.reviewers - agreeing;
    const more = (0,_model_counted_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(missing, 'more independent reviewer');
    return [`it would block if ${more} reported it (\`policy.corroboration\`)`];
}
function whyNotAt(finding, rules, at) {
    const { severity, confidence } = finding;
    const least = at.blocking[severity];
    const key = keyOf(at, rules, ({ blocking }) => blocking?.[severity] !== undefined);
    const change = [
        ...(least === 'never' ? [] : [`it would block with ${least} confidence`]),
        `\`${key}.blocking.${severity}: ${confidence.band}\` would let it block`,
        ...throughAgreement(finding, rules, at),
    ];
    const because = least === 'never'
        ? `${saidBy(at)} never blocks ${severity} findings`
        : `${saidBy(at)} blocks ${severity} findings from ${least} confidence on, and this one has ${confidence.band}`;
    return { because: [because], change };
}
function isHeldByDispute(finding, rules) {
    return (0,_policy_weight_js__WEBPACK_IMPORTED_MODULE_4__/* .isChallenged */ .uX)(finding, rules) && (0,_policy_weight_js__WEBPACK_IMPORTED_MODULE_4__/* .weigh */ .vi)({ ...finding, contestedBy: [] }, rules) === 'blocking';
}
function whyNotBlocking(finding, rules, places) {
    const { because, change } = together(places.map((at) => whyNotAt(finding, rules, at)));
    const undisputed = `it would block if ${finding.contestedBy.join(', ')} no longer disputed it`;
    return { because, change: isHeldByDispute(finding, rules) ? [undisputed, ...change] : change };
}
function whyAdvisory({ raisedBy = [] }) {
    const keys = raisedBy.length === 0 ? ['<id>'] : raisedBy;
    const words = keys.map((id) => `\`reviewers.${id}.advisory: claims\``).join(' or ');
    return {
        because: ['only reviewers raised it whose `advisory` is `all` in the policy'],
        change: [
            `${words} would weigh it like others; so would a reviewer that is not advisory and reports it as well`,
        ],
    };
}
function whyOld(rules, places) {
    const said = places.map((at) => {
        const key = keyOf(at, rules, (entry) => entry['pre-existing'] !== undefined);
        return { key, where: key === 'policy' || at.path === undefined ? '' : ` for \`${at.path}\`` };
    });
    return together(said.map(({ key, where }) => ({
        because: [`it was there before this change, and \`${key}.pre-existing\`${where} ignores that`],
        change: [`\`${key}.pre-existing: block\` would weigh it like the others`],
    })));
}
function whyWeighed(explained, weight, rules) {
    const { severity, confidence, category, preExisting, locations, corroboratedBy } = (0,_policy_weight_js__WEBPACK_IMPORTED_MODULE_4__/* .strictestOriginal */ .df)(explained, rules);
    const decisive = { severity, confidence, category, preExisting, locations, corroboratedBy };
    const finding = { ...explained, ...decisive, sources: [] };
    const places = (0,_policy_category_js__WEBPACK_IMPORTED_MODULE_2__/* .rulesFor */ .NP)(finding, rules);
    const weighed = places.filter(({ preExisting }) => !finding.preExisting || preExisting === 'block');
    switch (weight) {
        case 'blocking':
            return whyBlocking(finding, rules, weighed);
        case 'pre-existing':
            return whyOld(rules, places);
        case 'counts':
        case 'needs-verification':
            return (0,_policy_weight_js__WEBPACK_IMPORTED_MODULE_4__/* .isAdvisory */ .kW)(finding, rules) ? whyAdvisory(finding) : whyNotBlocking(finding, rules, weighed);
    }
}
function entryFor(finding, { reason }, { suppress }) {
    const { raisedBy: reviewers = [] } = finding;
    const matching = suppress.flatMap((entry, index) => (0,_ingest_suppress_js__WEBPACK_IMPORTED_MODULE_0__/* .matcherOf */ .Ke)(entry)({ ...finding, reviewers }) ? [{ entry, index }] : []);
    const { index } = matching.find(({ entry }) => entry.reason === reason) ?? matching[0] ?? {};
    return index === undefined ? '`policy.suppress`' : `\`policy.suppress[${index}]\``;
}
function moreOfEach(finding, { reviewers }) {
    const capped = (finding.raisedBy ?? []).flatMap((id) => {
        const cap = Object.hasOwn(reviewers, id) ? reviewers[id]?.['max-findings'] : undefined;
        return cap === undefined ? [] : [`\`reviewers.${id}.max-findings: ${cap + 1}\``];
    });
    return capped.length === 0
        ? ['a higher `reviewers.<id>.max-findings` shows more, the worst first']
        : [`${capped.join(' or ')} shows one more, the worst first`];
}
function ignoredBy({ locations }, { ignoredPaths }) {
    const globs = ignoredPaths.filter((glob) => locations.some(({ path }) => (0,_policy_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .matchesAny */ ._I)([glob])(path)));
    return globs.map((glob) => `\`${glob}\``).join(', ');
}
function toShow(finding, suppressed, policy) {
    const [reviewer = '<id>'] = finding.raisedBy ?? [];
    switch (suppressed.by) {
        case 'suppress':
            return [`it would count without ${entryFor(finding, suppressed, policy)}`];
        case 'max-findings':
            return moreOfEach(finding, policy);
        case 'ignore':
            return [`it would count without ${ignoredBy(finding, policy)} in \`paths.ignore\``];
        case 'report':
            return [`\`reviewers.${reviewer}.report: all\` would let it count`];
        case 'surmise':
            return [
                'it would be shown with medium confidence or more, or resting on more than `contextual_reasoning`',
            ];
        case 'verifier':
            return ['it would be shown if the verifier did not report it; what blocks is shown in any case'];
        case 'style':
            return ['it would be shown in another category, or where the verifier reports nothing on its lines'];
        case 'refutation':
            return ['it becomes a dispute once a reviewer reports what it denies'];
        case 'verify':
            return ['it counts in the next run with `mode: full`'];
    }
}
function whyLeft({ refusal }) {
    if (refusal === undefined)
        return {
            because: ['a person accepted it as it is (`wont_fix`)'],
            change: ['it counts again once that is withdrawn'],
        };
    const { by, selfAccepted, said } = refusal;
    const who = `${by}${selfAccepted ? ', the author of this change,' : ''}`;
    return said === undefined
        ? {
            because: [`${who} resolved its thread`],
            change: ['it counts again in the first run after that thread is unresolved'],
        }
        : {
            because: [
                `${who} accepted it on ${said.at.slice(0, 10)} with \`/pr-verdict wont-fix\` (${said.reason}): ${said.url}`,
            ],
            change: ['it counts again in the first run after that comment is deleted'],
        };
}
const statusWords = {
    open: 'it is open',
    reopened: 'it is open again',
    fixed: 'it is marked fixed',
    verified: 'it is fixed, and that was verified',
};
function whySettled(finding, policy) {
    const { settled, suppressed, status } = finding;
    if (settled !== undefined)
        return settled;
    if (suppressed !== undefined)
        return {
            because: [`it is withheld: ${suppressed.reason}`],
            change: toShow(finding, suppressed, policy),
        };
    if (status === 'wont_fix')
        return whyLeft(finding);
    return { because: [statusWords[status]], change: [] };
}


/***/ }),

/***/ 13477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ explanationBlocks),
/* harmony export */   X: () => (/* binding */ explainPage)
/* harmony export */ });
/* harmony import */ var _markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96787);
/* harmony import */ var _markdown_serialize_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11428);
/* harmony import */ var _markdown_untrusted_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25605);
/* harmony import */ var _explain_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27685);




function reasons({ because, change }, options) {
    return [
        ...because.map((each) => [(0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('because '), ...(0,_markdown_untrusted_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(each, options)]),
        ...change.map((each) => [(0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('to change it: '), ...(0,_markdown_untrusted_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(each, options)]),
    ];
}
function items(lines) {
    return lines.length === 0 ? [] : [(0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(lines.map((line) => [(0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)(...line)]))];
}
function verdictBlocks(verdict, options) {
    return [
        (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .heading */ .R_)(2, (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_explain_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictWord */ .E0)(verdict)), ...(verdict.event === undefined ? [] : [(0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(', '), (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(verdict.event)])),
        (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`check ${verdict.conclusion}: `), ...(0,_markdown_untrusted_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(verdict.title, options)),
        ...items(reasons(verdict, options)),
    ];
}
function findingBlocks(finding, options) {
    return [
        (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .heading */ .R_)(3, (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(finding.id), (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(` ${finding.weight}`)),
        (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)(...(0,_markdown_untrusted_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(finding.title, options)),
        ...items([
            ...(finding.where === undefined ? [] : [(0,_markdown_untrusted_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(finding.where, options)]),
            ...reasons(finding, options),
            [(0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('fingerprint '), (0,_markdown_markdown_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(finding.fingerprint)],
        ]),
    ];
}
function explanationBlocks(asked, options) {
    const bounded = { ...options, maxBytes: 600 };
    return asked.flatMap((each) => 'verdict' in each ? verdictBlocks(each.verdict, bounded) : findingBlocks(each.finding, bounded));
}
function explainPage(verdict, findings) {
    return (0,_markdown_serialize_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .serialize */ .l)(explanationBlocks([...(verdict === undefined ? [] : [{ verdict }]), ...findings.map((finding) => ({ finding }))], { redact: (line) => line }));
}


/***/ }),

/***/ 27685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E0: () => (/* binding */ verdictWord),
/* harmony export */   bX: () => (/* binding */ explainVerdict)
/* harmony export */ });
/* unused harmony export whyRequired */
/* harmony import */ var _model_reviewer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34811);
/* harmony import */ var _policy_category_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44967);
/* harmony import */ var _policy_completeness_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16583);
/* harmony import */ var _policy_gate_decision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61987);




function whyAbort({ decision, findings, effective }) {
    const stops = new Map(effective.abortOn.map((category) => [(0,_policy_category_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseCategory */ .$3)(category), category]));
    return findings
        .filter(({ id }) => decision.blocking.includes(id))
        .flatMap(({ id, category }) => {
        const named = stops.get((0,_policy_category_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseCategory */ .$3)(category));
        return named === undefined
            ? []
            : [`ABORT: ${id} blocks, and policy.abort-on names its category ${named}`];
    });
}
function whyVerdict(input) {
    const { soFar, tightenedBy } = input.decision;
    if (tightenedBy.length > 0)
        return tightenedBy.map((claim) => `${soFar}: ${claim}, and a claim may only tighten`);
    switch (soFar) {
        case 'PASS':
            return ['PASS: nothing blocks'];
        case 'WARN':
            return ['WARN: a finding blocks, none of them critical'];
        case 'FAIL':
            return ['FAIL: a critical finding blocks'];
        case 'ABORT':
            return whyAbort(input);
    }
}
function whyGate({ decision, effective, conclusion }) {
    const { failOn, enforce } = effective;
    if (!enforce) {
        const would = (0,_policy_gate_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .reaches */ .O6)(decision.soFar, failOn) ? 'would fail' : 'would pass';
        return `Advisory: ${would} if policy.enforce were true`;
    }
    if (decision.verdict === null && conclusion.status !== 'failed')
        return 'an incomplete review never passes the gate';
    const at = failOn === 'none' ? 'no verdict (fail-on is none)' : `${failOn} and worse (fail-on)`;
    return `the gate fails at ${at}, and this is ${decision.soFar}`;
}
function whyWaived(subject, { waivers }) {
    const waiver = waivers.find((each) => each.subject === subject);
    const who = waiver === undefined ? '' : ` by ${waiver.by} on ${waiver.at.slice(0, 10)} (${waiver.reason})`;
    return `waived for this head: ${subject}${who}, which withholds approval`;
}
function byInputs({ effective, byPolicy }) {
    const changed = [
        ['fail-on', effective.failOn, byPolicy.failOn],
        ['approve', effective.approve, byPolicy.approve],
        ['max-comments', effective.maxComments, byPolicy.maxComments],
        ['inline-from', effective.inlineFrom, byPolicy.inlineFrom],
        ['contract', effective.contract, byPolicy.contract],
    ];
    return changed
        .filter(([, now, before]) => now !== before)
        .map(([name, now, before]) => `the input ${name} makes it ${now}; the policy has ${before ?? 'nothing'}`);
}
const maxRefused = 20;
function whyRefused({ refused = [] }) {
    const lines = refused.slice(0, maxRefused).map(({ reviewer, pointer, title, problems: [problem] }) => {
        const named = title === undefined ? '' : ` "${title}"`;
        return `refused: ${reviewer} ${pointer}${named}: ${problem?.rule ?? ''} ${problem?.message ?? ''}`;
    });
    const more = refused.length - lines.length;
    return more > 0 ? [...lines, `refused: ${more} more`] : lines;
}
function explainSuperseded({ conclusion, isEdited = false }) {
    return {
        status: conclusion.status,
        verdict: null,
        conclusion: conclusion.conclusion,
        title: conclusion.title,
        because: [
            isEdited
                ? 'files changed after they were reviewed, so this result is not about what they are now'
                : 'a newer head came before this was posted: the run of that head decides',
        ],
        change: [isEdited ? 'Run the review again.' : '`explain` of the newer run shows the current result'],
    };
}
function explainVerdict(input) {
    if (input.conclusion.status === 'superseded')
        return explainSuperseded(input);
    const { decision, conclusion, obstacles } = input;
    const { verdict, event, soFar, incomplete, blocking, tightenedBy, waived } = decision;
    const lenient = soFar === 'WARN' ? 'FAIL' : soFar === 'FAIL' ? 'ABORT' : 'none';
    const required = whyRequired({ ...input, waived });
    const fails = conclusion.status === 'failed' && incomplete.length === 0;
    return {
        status: conclusion.status,
        verdict,
        event,
        conclusion: conclusion.conclusion,
        title: conclusion.title,
        because: [
            ...incomplete.map((reason) => `no verdict: ${(0,_policy_completeness_js__WEBPACK_IMPORTED_MODULE_2__/* .inWords */ .r4)(reason)}`),
            ...required.because,
            ...whyRefused(input),
            ...whyVerdict(input),
            whyGate(input),
            ...byInputs(input),
            ...waived.map((subject) => whyWaived(subject, input)),
            ...(soFar === 'PASS' && event === 'COMMENT' ? obstacles.map((each) => `no approval: ${each}`) : []),
        ],
        change: [
            ...blocking.map((id) => `fix ${id}`),
            ...input.stepsToComplete,
            ...required.change,
            ...tightenedBy.map((claim) => `a document that no longer claims it, or advisory: claims: ${claim}`),
            ...(fails ? [`policy.fail-on: ${lenient} would let ${soFar} pass`] : []),
        ],
    };
}
function verdictWord({ verdict, status }) {
    return verdict ?? (status === 'superseded' ? 'Superseded' : 'Incomplete');
}
function whyRequired({ waived, reviewers, effective, }) {
    const unfinished = reviewers.filter((each) => (0,_model_reviewer_js__WEBPACK_IMPORTED_MODULE_0__/* .isChosen */ .lf)(each) && (0,_policy_completeness_js__WEBPACK_IMPORTED_MODULE_2__/* .applies */ .Br)(each) && !(0,_model_reviewer_js__WEBPACK_IMPORTED_MODULE_0__/* .hasReviewed */ .ge)(each));
    const isOptional = ({ id }) => Object.hasOwn(effective.reviewers, id) && effective.reviewers[id]?.required === false;
    const couldDo = reviewers.some((each) => (0,_model_reviewer_js__WEBPACK_IMPORTED_MODULE_0__/* .isChosen */ .lf)(each) && (0,_model_reviewer_js__WEBPACK_IMPORTED_MODULE_0__/* .hasReviewed */ .ge)(each));
    const missed = unfinished
        .filter(({ id, required, outcome }) => required && outcome.state !== 'blocked' && !waived.includes(id))
        .map(({ id }) => `\`reviewers.${id}.required: false\``);
    return {
        because: unfinished
            .filter(isOptional)
            .map((each) => `the review is complete without ${each.id} (\`reviewers.${each.id}.required: false\`): ${(0,_policy_completeness_js__WEBPACK_IMPORTED_MODULE_2__/* .inWords */ .r4)((0,_policy_completeness_js__WEBPACK_IMPORTED_MODULE_2__/* .incompleteReviewer */ .cQ)(each))}`),
        change: couldDo && missed.length > 0 ? [`${missed.join(' and ')} would complete the review without it`] : [],
    };
}


/***/ }),

/***/ 38982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ reviewersToRun),
/* harmony export */   PS: () => (/* binding */ stepsOnPullRequest),
/* harmony export */   qD: () => (/* binding */ stepsToComplete)
/* harmony export */ });
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96902);
/* harmony import */ var _waiver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56991);


function reviewersToRun({ reviewers }) {
    return Object.entries(reviewers).flatMap(([id, { run }]) => (run === undefined ? [] : [id]));
}
function option(name, { pullRequest }) {
    return pullRequest === undefined ? `\`--${name}\`` : `\`${name}\``;
}
function codeOf(reason) {
    return /^([A-Z][A-Z_]+): /.exec(reason)?.[1];
}
const byObstacle = {
    NO_SECRET: (id) => `Set what \`reviewers.${id}.env\` names and is empty here, such as its key.`,
    NOT_STARTED: (id) => `Install what \`reviewers.${id}.run\` names, or correct it.`,
    NOT_RERUN: (id, review) => `Name \`${id}\` in ${option('reviewers', review)} as well, or leave that out: it has no document for this change here.`,
    NO_CHECKOUT: (id) => `Check out what is reviewed, so that \`${id}\` can read it.`,
    DISK_FULL: () => 'Make room on the disk.',
    EMPTY_ANSWER: (id) => `Have \`${id}\` write a whole document also where it finds nothing, such as \`[]\` in contract C1.`,
    TOO_MUCH_OUTPUT: (id) => `Have \`${id}\` write its answer to the file that \`PR_VERDICT_OUTPUT\` names, and little besides.`,
};
function silent(id, review) {
    const log = review.pullRequest === undefined ? `\`reviewers/${id}/stderr.log\`` : 'the log of its job';
    return review.run.includes(id)
        ? `Find out why \`${id}\` gave no answer: see ${log}.`
        : `Have \`${id}\` write its document where ${option('findings', review)} looks for it, or correct what that names.`;
}
function isTooLargeFor({ outcome }) {
    return outcome.state === 'blocked' && codeOf(outcome.reason) === 'OVERSIZED';
}
function stepFor({ id, outcome }, review) {
    switch (outcome.state) {
        case 'reviewed':
        case 'skipped':
            return [];
        case 'needs_input':
            return [`Answer what \`${id}\` asks, where it will read it.`];
        case 'invalid':
            if (codeOf(outcome.reason) === 'INPUT_RETURNED')
                return [`Have \`${id}\` write a review of its own: its answer repeats what it was given.`];
            return [
                `Correct the document of \`${id}\`: \`pr-verdict validate FILE\` lists all that breaks its contract.`,
            ];
        case 'timed_out':
            return [`Give \`${id}\` more time (\`reviewers.${id}.timeout\`) or less to do.`];
        case 'blocked':
        case 'unavailable': {
            if (isTooLargeFor({ outcome }))
                return [];
            const step = byObstacle[codeOf(outcome.reason) ?? ''];
            if (step !== undefined)
                return [step(id, review)];
            return [
                outcome.state === 'blocked' ? `Remove what keeps \`${id}\` from reviewing.` : silent(id, review),
            ];
        }
    }
}
function unfinished({ reviewers }) {
    return reviewers.filter(({ required, outcome: { state } }) => required && state !== 'reviewed' && state !== 'skipped');
}
function runAgain(review) {
    if (review.pullRequest !== undefined)
        return 'Then push, or run the jobs of the review again.';
    const ids = unfinished(review).map(({ id }) => id);
    const isAll = review.decision.incomplete.every(({ code }) => code === 'REVIEWER_INCOMPLETE') &&
        ids.every((id) => review.run.includes(id));
    const only = isAll && ids.length > 0 ? `; \`--reviewers ${ids.join(',')}\` runs only these` : '';
    return `Then run the review again${only}.`;
}
const byReason = {
    NO_REVIEWER: (review) => [
        `Name reviewers under \`reviewers\` in \`${_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultPolicyPath */ .r2}\`, or pass a document with ${option('findings', review)}.`,
    ],
    REVIEWER_INCOMPLETE: (review) => unfinished(review).flatMap((reviewer) => stepFor(reviewer, review)),
    FINDINGS_REFUSED: ({ pullRequest }) => [
        `Correct the refused findings: ${pullRequest === undefined ? 'the list' : 'the job summary'} says under "Refused" what is wrong with each. \`policy.refused\` can accept those of low severity.`,
    ],
    COVERAGE_PARTIAL: ({ pullRequest }) => [
        `${pullRequest === undefined ? 'Get what could not be read, such as the rest of a shallow clone' : 'Check out with `fetch-depth: 0` in the job, so that git reads what GitHub does not serve'}, or take it as it is with \`policy.partial-coverage: accept\`.`,
    ],
    OVERSIZED: () => ['Split the change, or have models review it as it is with `evidence.oversized: review`.'],
    POLICY_UNREADABLE: () => ['Correct the policy file; its problems are listed above.'],
    CONVERSATION_PARTIAL: () => ['Wait until GitHub answers.'],
    MEMORY_PARTIAL: () => ['Look through what earlier reviews say: some of it may be open and is not counted.'],
    NOT_VERIFIED: () => [
        'Run the reviewers that raised what is marked `fixed`, or set its `status` back to `open`.',
    ],
    DRAFT: () => ['Mark the pull request as ready for review.'],
};
const coverageCodes = ['COVERAGE_PARTIAL', 'CONVERSATION_PARTIAL', 'MEMORY_PARTIAL'];
function waivable(review, codes) {
    const reviewers = unfinished(review).filter((each) => !(0,_waiver_js__WEBPACK_IMPORTED_MODULE_1__/* .isReservedSubject */ .z)(each.id) && !isTooLargeFor(each));
    return [
        ...(codes.has('REVIEWER_INCOMPLETE') ? reviewers.map(({ id }) => id) : []),
        ...(coverageCodes.some((code) => codes.has(code)) ? ['coverage'] : []),
        ...(codes.has('OVERSIZED') ? ['size'] : []),
    ];
}
function waive(review, codes) {
    const commands = waivable(review, codes).map((subject) => `\`${(0,_waiver_js__WEBPACK_IMPORTED_MODULE_1__/* .waiveCommand */ .U)(subject)}\``);
    if (review.pullRequest === undefined || commands.length === 0)
        return [];
    const { waivedBy } = review.pullRequest;
    return [
        `What cannot be fixed can be waived for this head, in a comment by a person with the role ${waivedBy}: ${commands.join(', ')}.`,
    ];
}
function stepsToComplete(review) {
    const codes = new Set(review.decision.incomplete.map(({ code }) => code));
    if (codes.size === 0)
        return [];
    return [...[...codes].flatMap((code) => byReason[code](review)), runAgain(review), ...waive(review, codes)];
}
function stepsOnPullRequest({ effective, ...review }) {
    return stepsToComplete({ ...review, run: reviewersToRun(effective), pullRequest: effective });
}


/***/ }),

/***/ 8499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ concludeRun)
/* harmony export */ });
/* harmony import */ var _model_reviewer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34811);
/* harmony import */ var _policy_gate_decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61987);


function concludeRun(run) {
    const { decision, facts, publication } = run;
    const { effective, reviewers, coverage, ignored } = facts;
    return (0,_policy_gate_decision_js__WEBPACK_IMPORTED_MODULE_1__/* .conclude */ .Ep)({
        decision,
        publication,
        failOn: effective.failOn,
        enforce: effective.enforce,
        reviewers: (0,_model_reviewer_js__WEBPACK_IMPORTED_MODULE_0__/* .countCompleted */ .FC)(reviewers),
        files: coverage,
        ignored,
    });
}


/***/ }),

/***/ 50807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ whereabouts),
/* harmony export */   f: () => (/* binding */ placeWords)
/* harmony export */ });
const reasonWords = {
    'in-diff': 'on its lines',
    'range-cut': 'on the part of its lines that the diff shows',
    'scope-file': 'on the file',
    'no-line': 'on the file, since it names no line',
    'line-outside-diff': 'on the file, since its line is outside the diff',
    'file-outside-diff': 'in the review, since its file is not in the diff',
    'multi-file': 'in the review, since it spans files',
    system: 'in the review, since it names no file',
    'below-inline-from': 'in the review, because of its severity',
    'over-max-comments': 'in the review, beyond the number of comments',
    'line-from-base': 'in the review, since its line came from the base branch',
    'file-not-comparable': 'on the file, since its lines in the checkout cannot be compared with the commit',
    'not-placed-by-github': 'in the review, since GitHub did not place it',
    'already-open': 'withheld: it is open already',
    'not-open': 'withheld: it is not open',
    suppressed: 'withheld: suppressed',
    refused: 'withheld: it breaks its contract',
    'outside-report': 'withheld: outside what its reviewer may report',
    'not-posted': 'withheld: no review was posted in this run',
    'no-room': 'withheld: the review had no room for it',
};
function placeWords(reason) {
    return reasonWords[reason];
}
const settledWords = {
    fixed: 'marked as fixed, not yet verified',
    verified: 'verified: it is fixed',
    wont_fix: 'accepted as it is',
};
function whereabouts({ status }, reason) {
    return settledWords[status] ?? placeWords(reason);
}


/***/ })

};
