export const id = 417;
export const ids = [417];
export const modules = {

/***/ 72169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ findFile)
/* harmony export */ });
function findFile(diff, path) {
    return diff.byPath.get(path) ?? diff.byFormerPath.get(path);
}


/***/ }),

/***/ 91616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ concludeRun)
/* harmony export */ });
/* harmony import */ var _reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70627);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);


function concludeRun(run) {
    const { decision, facts, publication } = run;
    const { effective, reviewers, coverage, ignored, part } = facts;
    return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .conclude */ .Ep)({
        decision,
        publication,
        failOn: effective.failOn,
        enforce: effective.enforce,
        reviewers: (0,_reviewers_reviewer_js__WEBPACK_IMPORTED_MODULE_0__/* .countCompleted */ .FC)(reviewers),
        files: coverage,
        ignored,
        part,
    });
}


/***/ }),

/***/ 25570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ reviewersToRun),
/* harmony export */   PS: () => (/* binding */ stepsOnPullRequest),
/* harmony export */   qD: () => (/* binding */ stepsToComplete)
/* harmony export */ });
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95871);
/* harmony import */ var _waiver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79339);


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
    NOT_RERUN: (id, review) => `Name \`${id}\` in ${option('reviewers', review)} as well, or leave that out: nothing that it said about this change is here.`,
    NO_CHECKOUT: (id) => `Check out what is reviewed, so that \`${id}\` has it before its eyes.`,
    DISK_FULL: () => 'Make room on the disk.',
    EMPTY_ANSWER: (id) => `Have \`${id}\` write a whole document also where it finds nothing, such as \`[]\` in contract C1.`,
    TOO_MUCH_OUTPUT: (id) => `Have \`${id}\` write its answer to the file that \`PR_VERDICT_OUTPUT\` names, and little besides.`,
};
function silent(id, review) {
    const log = review.pullRequest === undefined ? `\`reviewers/${id}/stderr.log\`` : 'the log of its job';
    return review.run.includes(id)
        ? `Find out why \`${id}\` gave no answer: ${log} has what it said.`
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
            return [
                `Mend what \`${id}\` answers: \`pr-verdict validate FILE\` tells all that breaks its contract.`,
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
    const only = isAll && ids.length > 0 ? `; \`--reviewers ${ids.join(',')}\` runs nobody else` : '';
    return `Then run the review again${only}.`;
}
const byReason = {
    NO_REVIEWER: (review) => [
        `Name who reviews under \`reviewers\` in \`${_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultPolicyPath */ .r2}\`, or hand in a document with ${option('findings', review)}.`,
    ],
    REVIEWER_INCOMPLETE: (review) => unfinished(review).flatMap((reviewer) => stepFor(reviewer, review)),
    FINDINGS_REFUSED: ({ pullRequest }) => [
        `Have the findings that were refused written as their contract asks: ${pullRequest === undefined ? 'the list' : 'the job summary'} says under "Refused" what is wrong with each. \`policy.refused\` accepts mild ones.`,
    ],
    COVERAGE_PARTIAL: ({ pullRequest }) => [
        `${pullRequest === undefined ? 'Get what could not be read, such as the rest of a shallow clone' : 'Give the job a checkout, so that git reads what GitHub does not serve'}, or take it as it is with \`policy.partial-coverage: accept\`.`,
    ],
    OVERSIZED: () => ['Split the change, or let models have it whole with `evidence.oversized: review`.'],
    POLICY_UNREADABLE: () => [
        'Make the policy file one that can be read; what is wrong with it is named above.',
    ],
    FETCH_DEGRADED: () => ['Wait until GitHub answers.'],
    CONVERSATION_PARTIAL: () => ['Wait until GitHub answers.'],
    NOT_VERIFIED: () => [
        'Let those look who raised what is marked `fixed`, or set its `status` back to `open`.',
    ],
    DRAFT: () => ['Mark the pull request as ready for review.'],
};
function waivable(review, codes) {
    const reviewers = unfinished(review).filter((each) => !(0,_waiver_js__WEBPACK_IMPORTED_MODULE_1__/* .isReservedSubject */ .z)(each.id) && !isTooLargeFor(each));
    return [
        ...(codes.has('REVIEWER_INCOMPLETE') ? reviewers.map(({ id }) => id) : []),
        ...(codes.has('COVERAGE_PARTIAL') || codes.has('CONVERSATION_PARTIAL') ? ['coverage'] : []),
        ...(codes.has('OVERSIZED') ? ['size'] : []),
    ];
}
function waive(review, codes) {
    const commands = waivable(review, codes).map((subject) => `\`${(0,_waiver_js__WEBPACK_IMPORTED_MODULE_1__/* .waiveCommand */ .U)(subject)}\``);
    if (review.pullRequest === undefined || commands.length === 0)
        return [];
    const { waivedBy } = review.pullRequest;
    return [
        `What cannot be mended can be waived for this head, in a comment by somebody with the role ${waivedBy}: ${commands.join(', ')}.`,
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

/***/ 86271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vz: () => (/* binding */ explainFinding),
  NK: () => (/* binding */ findingText),
  tu: () => (/* binding */ labelledLines)
});

// EXTERNAL MODULE: ./build/domain/verdict/weight.js
var verdict_weight = __webpack_require__(63555);
// EXTERNAL MODULE: ./build/render/passages/place-words.js
var place_words = __webpack_require__(64116);
;// CONCATENATED MODULE: ./build/render/explain/place.js

const mostComments = 50;
function standWords({ place, reason, url, outcome }) {
    if (reason === 'suppressed' || reason === 'not-open' || reason === 'outside-scope')
        return undefined;
    const where = `${(0,place_words/* placeWords */.f)(reason)}${url === undefined ? '' : `: ${url}`}`;
    if (place === 'withheld')
        return `is ${where}`;
    switch (outcome) {
        case 'local':
            return `would stand ${where}, on a pull request`;
        case 'dry-run':
            return `would stand ${where}, without \`dry-run\``;
        case 'published':
        case 'quiet':
        case 'superseded':
            return `stands ${where}`;
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
            return ['with a line of the diff in its document it would stand there'];
        case 'line-outside-diff':
            return ['on a line of the diff it would stand there: `pr-verdict lines` lists them'];
        case 'outside-report':
            return [`\`reviewers.${reviewer}.report: all\` would show it`];
        case 'not-posted':
            return [
                `it is told with the next review: one is posted for something new from ${policy.inlineFrom} on (\`policy.inline-from\`), a new question or another event`,
            ];
        case 'in-diff':
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
        case 'outside-scope':
            return [];
    }
}

// EXTERNAL MODULE: ./build/domain/globs.js
var domain_globs = __webpack_require__(74538);
// EXTERNAL MODULE: ./build/domain/suppression/suppress.js
var suppression_suppress = __webpack_require__(51778);
;// CONCATENATED MODULE: ./build/render/explain/settled.js


function entryFor(finding, { reason }, { suppress }) {
    const { raisedBy: reviewers = [] } = finding;
    const matching = suppress.flatMap((entry, index) => (0,suppression_suppress/* matcherOf */.Ke)(entry)({ ...finding, reviewers }) ? [{ entry, index }] : []);
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
    const globs = ignoredPaths.filter((glob) => locations.some(({ path }) => (0,domain_globs/* matchesAny */._I)([glob])(path)));
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
        case 'scope':
            return ['a run without `scope` looks at the whole change'];
        case 'surmise':
            return [
                'it would be shown with medium confidence or more, or resting on more than `contextual_reasoning`',
            ];
        case 'verifier':
            return ['it would be shown if the verifier did not say it; what blocks is shown in any case'];
        case 'style':
            return ['it would be shown in another category, or where the verifier has nothing to say of its lines'];
        case 'refutation':
            return ['it becomes a dispute once a reviewer reports what it denies'];
        case 'verify':
            return ['it counts in the next run with `mode: full`'];
    }
}
function whyLeft({ refusal }) {
    if (refusal === undefined)
        return {
            because: ['it stays as it is on somebody’s word (`wont_fix`)'],
            change: ['it would count again if that word were taken back'],
        };
    const who = `${refusal.by}${refusal.selfAccepted ? ', whose change it is,' : ''}`;
    return refusal.how === 'command'
        ? {
            because: [`${who} left it as it is, with \`/pr-verdict wont-fix\``],
            change: ['it counts again in the first run after that comment is deleted'],
        }
        : {
            because: [`${who} resolved its thread`],
            change: ['it counts again in the first run after that thread is unresolved'],
        };
}
const statusWords = {
    open: 'it is open',
    reopened: 'it is open again',
    fixed: 'it is marked fixed',
    verified: 'it is fixed, and was looked at again',
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

// EXTERNAL MODULE: ./build/domain/confidence.js
var domain_confidence = __webpack_require__(97597);
// EXTERNAL MODULE: ./build/domain/policy/blocking-rules.js
var blocking_rules = __webpack_require__(47671);
// EXTERNAL MODULE: ./build/domain/severity.js
var domain_severity = __webpack_require__(75526);
// EXTERNAL MODULE: ./build/domain/text/counted.js
var counted = __webpack_require__(43863);
;// CONCATENATED MODULE: ./build/render/explain/weighed.js





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
    const reason = (0,verdict_weight/* blockedBy */.yJ)(finding, rules, places);
    if (reason === undefined)
        return { because: [], change: [] };
    const { by, rules: at } = reason;
    const because = by === 'agreement'
        ? `${(0,verdict_weight/* countAgreeing */.Yd)(finding, rules)} reviewers agree, and \`policy.corroboration\` blocks what ${at.corroboration?.reviewers} agree on from ${at.corroboration?.from} on`
        : `${saidBy(at)} blocks ${severity} findings from ${at.blocking[severity]} confidence on, and this one has ${confidence.band}`;
    const silence = `if it is false: \`pr-verdict suppress ${finding.id} --reason "…"\`, or on a pull request \`/pr-verdict wont-fix ${finding.id}\` in a comment`;
    return { because: [because], change: ['fix it', silence] };
}
function throughAgreement(finding, rules, at) {
    const { severity, contestedBy } = finding;
    const agreeing = (0,verdict_weight/* countAgreeing */.Yd)(finding, rules);
    const { corroboration } = at;
    if (contestedBy.length > 0)
        return [];
    if (corroboration === undefined)
        return agreeing < 2
            ? []
            : [
                `\`policy.corroboration: { reviewers: ${agreeing}, from: ${severity} }\` would let the agreement of ${agreeing} block it`,
            ];
    if (!(0,domain_severity/* isAtLeast */.du)(severity, corroboration.from))
        return agreeing < corroboration.reviewers
            ? []
            : [`\`policy.corroboration.from: ${severity}\` would let the agreement of ${agreeing} block it`];
    const missing = corroboration.reviewers - agreeing;
    const more = (0,counted/* counted */.h)(missing, 'more independent reviewer');
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
    const { contestedBy, corroboratedBy, confidence } = finding;
    if (contestedBy.length === 0)
        return false;
    const agreed = corroboratedBy.length > 0 ? (0,domain_confidence/* raise */.xl)(confidence) : confidence;
    return (0,verdict_weight/* weigh */.vi)({ ...finding, contestedBy: [], confidence: agreed }, rules) === 'blocking';
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
            `${words} would have it weighed like others; so would a reviewer that is not advisory and reports it as well`,
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
function whyWeighed(finding, weight, rules) {
    const places = (0,blocking_rules/* rulesFor */.N)(finding, rules);
    const weighed = places.filter(({ preExisting }) => !finding.preExisting || preExisting === 'block');
    switch (weight) {
        case 'blocking':
            return whyBlocking(finding, rules, weighed);
        case 'pre-existing':
            return whyOld(rules, places);
        case 'counts':
        case 'needs-verification':
            return (0,verdict_weight/* isAdvisory */.kW)(finding, rules) ? whyAdvisory(finding) : whyNotBlocking(finding, rules, weighed);
    }
}

;// CONCATENATED MODULE: ./build/render/explain/finding.js




function saidByOthers({ corroboratedBy, contestedBy, confidence }) {
    const others = corroboratedBy.join(', ');
    const { band, raisedFrom } = confidence;
    const rise = raisedFrom === undefined ? '' : `, which raised its confidence from ${raisedFrom} to ${band}`;
    return [
        ...(corroboratedBy.length === 0
            ? []
            : [`it is one problem with what was also reported by ${others}${rise}`]),
        ...(contestedBy.length === 0
            ? []
            : [
                `it is disputed by ${contestedBy.join(', ')}, so nobody's agreement counts and a human is asked for`,
            ]),
    ];
}
function whyUnrepeated({ unrepeated, id }) {
    if (unrepeated === undefined)
        return { because: [], change: [] };
    const missed = 'a whole review did not find it again: one of another head that does not either withdraws it';
    return {
        because: ['nobody repeats what an earlier run published, and silence alone does not close it'],
        change: [
            ...(unrepeated.missed ? [missed] : []),
            `it closes once who raised it reviews a change of its files and no longer reports it; else \`/pr-verdict wont-fix ${id}\``,
        ],
    };
}
function explainFinding(finding, policy) {
    const { id, fingerprint, title, stand } = finding;
    const weight = (0,verdict_weight/* weigh */.vi)(finding, policy.blocking);
    const isSettled = weight === 'settled';
    const why = isSettled ? whySettled(finding, policy) : whyWeighed(finding, weight, policy.blocking);
    const silent = isSettled ? { because: [], change: [] } : whyUnrepeated(finding);
    const stands = stand && standWords(stand);
    const moved = stand === undefined || isSettled ? [] : toMove(finding, stand, policy);
    return {
        id,
        fingerprint,
        title,
        weight,
        ...(stands !== undefined && { stands }),
        because: [...why.because, ...silent.because, ...saidByOthers(finding)],
        change: [...why.change, ...silent.change, ...moved],
    };
}
function labelledLines(label, texts) {
    return texts.map((text) => `  ${label} ${text.replace(/\s+/g, ' ')}\n`).join('');
}
function findingText(explanation) {
    const { id, fingerprint, title, weight, stands, because, change } = explanation;
    return [
        `${id} ${weight}: ${title.replace(/\s+/g, ' ')}\n`,
        stands === undefined ? '' : `  ${stands}\n`,
        labelledLines('because', because),
        labelledLines('to change it:', change),
        `  fingerprint ${fingerprint}\n`,
    ].join('');
}


/***/ }),

/***/ 95188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ explainVerdict),
/* harmony export */   n: () => (/* binding */ verdictText)
/* harmony export */ });
/* harmony import */ var _domain_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16327);
/* harmony import */ var _domain_verdict_completeness_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88843);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86271);



function whyAbort({ decision, findings, effective }) {
    const stops = new Map(effective.abortOn.map((category) => [(0,_domain_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .domainSlug */ .Wj)(category), category]));
    return findings
        .filter(({ id }) => decision.blocking.includes(id))
        .flatMap(({ id, category }) => {
        const named = stops.get((0,_domain_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .domainSlug */ .Wj)(category));
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
    if (conclusion.status === 'superseded')
        return 'a newer head came before this was posted: nothing of it stands, and the run of that head decides';
    if (!enforce)
        return 'the gate fails at nothing: policy.enforce is false';
    if (decision.verdict === null && conclusion.status !== 'failed')
        return 'the gate passes nothing that is incomplete';
    const at = failOn === 'none' ? 'no verdict (fail-on is none)' : `${failOn} and worse (fail-on)`;
    return `the gate fails at ${at}, and this is ${decision.soFar}`;
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
function explainVerdict(input) {
    const { decision, conclusion, obstacles } = input;
    const { verdict, event, soFar, incomplete, blocking, tightenedBy, waived } = decision;
    const lenient = soFar === 'WARN' ? 'FAIL' : soFar === 'FAIL' ? 'ABORT' : 'none';
    const fails = conclusion.status === 'failed' && incomplete.length === 0;
    return {
        verdict,
        event,
        conclusion: conclusion.conclusion,
        title: conclusion.title,
        because: [
            ...incomplete.map((reason) => `no verdict: ${(0,_domain_verdict_completeness_js__WEBPACK_IMPORTED_MODULE_1__/* .inWords */ .r4)(reason)}`),
            ...whyRefused(input),
            ...whyVerdict(input),
            whyGate(input),
            ...byInputs(input),
            ...waived.map((subject) => `waived for this head: ${subject}, which withholds approval`),
            ...(soFar === 'PASS' && event === 'COMMENT' ? obstacles.map((each) => `no approval: ${each}`) : []),
        ],
        change: [
            ...(conclusion.status === 'superseded' ? ['`explain` of the newer run tells what holds'] : []),
            ...blocking.map((id) => `fix ${id}`),
            ...input.stepsToComplete,
            ...tightenedBy.map((claim) => `a document that no longer claims it, or advisory: claims: ${claim}`),
            ...(fails ? [`policy.fail-on: ${lenient} would let ${soFar} pass`] : []),
        ],
    };
}
function verdictText({ verdict, event, conclusion, title, because, change, }) {
    const head = `${verdict ?? 'Incomplete'}, ${event}\n  check ${conclusion}: ${title}\n`;
    return head + (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .labelledLines */ .tu)('because', because) + (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .labelledLines */ .tu)('to change it:', change);
}


/***/ }),

/***/ 64116:
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
    'outside-scope': 'withheld: outside of the part that is reviewed',
    'not-posted': 'withheld: no review was posted in this run',
};
function placeWords(reason) {
    return reasonWords[reason];
}
const settledWords = {
    fixed: 'marked as fixed, not yet verified',
    verified: 'verified: it is fixed',
    wont_fix: 'left as it is',
};
function whereabouts({ status }, reason) {
    return settledWords[status] ?? placeWords(reason);
}


/***/ }),

/***/ 46712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ reviewersOf),
/* harmony export */   w: () => (/* binding */ renderContext)
/* harmony export */ });
/* harmony import */ var _domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72169);
/* harmony import */ var _domain_join_raised_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85816);
/* harmony import */ var _domain_memory_mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38979);
/* harmony import */ var _domain_scope_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97138);




function reviewersOf({ documents }) {
    return (finding) => (0,_domain_join_raised_by_js__WEBPACK_IMPORTED_MODULE_0__/* .raisedBy */ .wb)(finding, documents);
}
function reviewedPart({ part }) {
    const name = part && (0,_domain_scope_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .partName */ .p)(part);
    return part && name !== undefined ? { name, leftOut: part.leftOut.length } : undefined;
}
function formerPlaces(diff, { mergeBase }) {
    return ({ path, side }) => {
        const file = (0,_domain_diff_find_file_js__WEBPACK_IMPORTED_MODULE_3__/* .findFile */ .q)(diff, path);
        if (side === 'RIGHT' && file?.status !== 'removed')
            return undefined;
        return { commit: mergeBase, path: file?.oldPath ?? file?.path ?? path };
    };
}
function renderContext({ manifest, document, effective, diff }, run) {
    const { repository } = manifest;
    const ownHost = repository === undefined ? [] : [new URL(repository.serverUrl).host];
    return {
        redact: run.redact,
        linkHosts: new Set([...ownHost, ...effective.linkHosts]),
        repository,
        head: document.head,
        formerPlace: formerPlaces(diff, manifest.commits),
        toolKey: (0,_domain_memory_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .toolKey */ ._H)(run.settings.checkName),
        reviewersOf: reviewersOf(document),
        formatOf: ({ sources: [standing] }) => standing === undefined ? undefined : document.documents[standing.document]?.format,
        proposedPolicy: manifest.proposedPolicy,
        part: reviewedPart(manifest),
    };
}


/***/ })

};
