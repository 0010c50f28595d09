export const id = 144;
export const ids = [144];
export const modules = {

/***/ 97125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  convertCommand: () => (/* binding */ convertCommand)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(39713);
// EXTERNAL MODULE: ./build/domain/text/json-text.js
var json_text = __webpack_require__(12739);
// EXTERNAL MODULE: ./build/contracts/document.js
var contracts_document = __webpack_require__(66179);
// EXTERNAL MODULE: ./build/contracts/problem.js + 1 modules
var problem = __webpack_require__(85238);
// EXTERNAL MODULE: ./build/contracts/registry.js + 44 modules
var registry = __webpack_require__(63005);
// EXTERNAL MODULE: ./build/contracts/own.js
var own = __webpack_require__(74300);
;// CONCATENATED MODULE: ./build/contracts/restore.js

function restore({ native, findings, refused }) {
    const document = structuredClone(native);
    const lists = new Map();
    for (const each of [...findings, ...refused]) {
        const slash = each.pointer.lastIndexOf('/');
        const parent = each.pointer.slice(0, slash);
        const list = lists.get(parent) ?? listAt(document, parent);
        if (list === undefined)
            continue;
        lists.set(parent, list);
        list[Number(each.pointer.slice(slash + 1))] = each.native;
    }
    return document;
}
function listAt(document, pointer) {
    const tokens = pointer.split('/').slice(1);
    const list = tokens.reduce((at, token) => (0,own/* own */.ZV)(at, Array.isArray(at) ? Number(token) : token), document);
    return Array.isArray(list) ? list : undefined;
}

;// CONCATENATED MODULE: ./build/contracts/convert/note.js
function lostParts(finding, sayable, target) {
    return presentParts(finding)
        .filter((part) => !sayable.has(part))
        .map((part) => lost(finding.pointer, part, `${target} cannot say ${part.replaceAll('-', ' ')}.`));
}
function presentParts(finding) {
    const [location] = finding.locations;
    const present = [
        ['title', !finding.titleDerived],
        ['scope', finding.scope === 'multi-file' || finding.scope === 'system'],
        ['end-line', location?.endLine !== undefined],
        ['side', location?.side === 'LEFT'],
        ['implications', finding.implications !== undefined],
        ['category', true],
        ['confidence-value', finding.confidence.value !== undefined],
        ['fix', finding.fix !== undefined],
        ['replacement', finding.fix?.replacement !== undefined],
        ['references', finding.references.length > 0],
        ['evidence', finding.evidence !== undefined],
        ['action', finding.action !== undefined],
        ['requires-human', finding.requiresHuman],
        ['pre-existing', finding.preExisting],
        ['status', finding.status !== 'open'],
        ['id', finding.nativeId !== undefined],
        ['claimed', finding.claimed !== undefined],
    ];
    return present.flatMap(([part, isPresent]) => (isPresent ? [part] : []));
}
function lost(pointer, field, message) {
    return { kind: 'lost', pointer, field, message };
}
function changed(finding, field, message) {
    return { kind: 'changed', pointer: finding.pointer, field, message };
}
function missing(pointer, field, message) {
    return { kind: 'missing', pointer, field, message };
}

;// CONCATENATED MODULE: ./build/contracts/convert/document-notes.js

const sayable = {
    'review-data': ['summary', 'event', 'target'],
    verdict: ['verdict'],
    envelope: ['state', 'summary', 'questions'],
};
function documentNotes(document, to) {
    const kept = new Set(sayable[to]);
    return said(document)
        .filter(({ field }) => !kept.has(field))
        .map(({ field, what }) => lost('', field, `${to} cannot say ${what}.`));
}
function said(document) {
    const { state, complete, summary = '', questions, claims } = document;
    const { event, verdict, head, repository, pullRequest } = claims;
    const target = [head, repository, pullRequest].some((each) => each !== undefined);
    const parts = [
        ['state', state.state !== 'reviewed', `that the review is ${state.state}`],
        ['state', state.state === 'reviewed' && !complete, 'that the review is not whole'],
        ['summary', summary !== '', 'a summary'],
        ['questions', questions.length > 0, 'questions'],
        ['event', event !== undefined, `the event ${event}`],
        ['verdict', verdict !== undefined, `the verdict ${verdict}`],
        ['target', target, 'which pull request was reviewed'],
    ];
    return parts.flatMap(([field, isSaid, what]) => (isSaid ? [{ field, what }] : []));
}

// EXTERNAL MODULE: ./build/domain/identity.js
var identity = __webpack_require__(16327);
;// CONCATENATED MODULE: ./build/contracts/convert/to-candidate-findings.js


const to_candidate_findings_sayable = new Set([
    'title',
    'end-line',
    'implications',
    'evidence',
    'action',
    'requires-human',
    'id',
    'claimed',
]);
const tools = new Set(['sarif', 'rdjson', 'rdjsonl', 'eslint', 'evidence-pack']);
function toCandidateFindings({ format, findings }) {
    const written = findings.flatMap((finding) => toCandidate(finding, tools.has(format) ? 'verifier' : 'fresh_eyes'));
    const dropped = findings.filter(({ locations }) => locations.length === 0);
    return {
        entry: written.map(({ entry }) => entry),
        notes: [
            ...written.flatMap(({ notes }) => notes),
            ...dropped.map(({ pointer }) => lost(pointer, 'finding', 'C3 demands a file.')),
        ],
    };
}
function toCandidate(finding, source) {
    const [location] = finding.locations;
    if (location === undefined)
        return [];
    const { path, startLine, endLine } = location;
    const anchor = {
        subject: path,
        ...(startLine === undefined ? {} : { startLine }),
        ...(endLine === undefined ? {} : { endLine }),
    };
    const entry = {
        finding_id: finding.nativeId ?? (0,identity/* findingId */.zK)(finding.category, anchor),
        source,
        title: finding.title,
        file: path,
        line_start: startLine ?? null,
        line_end: endLine ?? startLine ?? null,
        hunk: null,
        why_it_matters: finding.implications === undefined ? finding.issue : `${finding.issue}\n\n${finding.implications}`,
        evidence: finding.evidence ?? { type: 'contextual_reasoning', detail: finding.references.join('\n') },
        confidence: certainties[finding.confidence.band],
        severity: severities[finding.severity],
        action: finding.action ?? (finding.fix === undefined ? 'discuss' : 'fix'),
        requires_human: finding.requiresHuman,
    };
    return [{ entry: withClaims(entry, finding.claimed), notes: notesOf(finding) }];
}
const certainties = {
    high: 'high',
    medium: 'medium',
    low: 'low',
    speculative: 'low',
};
const severities = {
    critical: 'critical',
    high: 'high',
    medium: 'medium',
    low: 'low',
    info: 'low',
};
function withClaims(entry, claimed) {
    if (claimed === undefined)
        return entry;
    return {
        ...entry,
        corroborated_by: [...claimed.corroboratedBy],
        contested_by: [...claimed.contestedBy],
        merged_confidence: entry.confidence,
        suppressed: claimed.suppressed !== undefined,
        suppression_reason: claimed.suppressed?.reason ?? null,
    };
}
function notesOf(finding) {
    const notes = [...lostParts(finding, to_candidate_findings_sayable, 'C3')];
    if (finding.severity === 'info')
        notes.push(changed(finding, 'severity', 'C3 has no info; written as low.'));
    if (finding.confidence.band === 'speculative') {
        notes.push(changed(finding, 'confidence', 'C3 has nothing below low.'));
    }
    if (finding.evidence === undefined) {
        notes.push(missing(finding.pointer, 'evidence', 'C3 demands evidence; the references stand in for it.'));
    }
    return notes;
}

// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __webpack_require__(75526);
// EXTERNAL MODULE: ./build/domain/text/counted.js
var counted = __webpack_require__(43863);
;// CONCATENATED MODULE: ./build/contracts/convert/to-envelope.js



const to_envelope_sayable = new Set(['title', 'scope']);
function toEnvelope(document) {
    const isWhole = document.state.state === 'reviewed' && document.complete;
    const common = {
        schema_version: '1.0.0',
        skill: 'pr-verdict',
        version: '1.0.0',
        output_mode: 'agent',
        presentation: { user_markdown: document.summary?.trim() || (0,counted/* counted */.h)(document.findings.length, 'finding') },
    };
    if (document.questions.length > 0) {
        return {
            entry: {
                ...common,
                result_type: 'clarification_request',
                validation_status: 'needs_clarification',
                clarification_questions: document.questions.slice(0, 4).map(toQuestion),
            },
            notes: document.findings.map(({ pointer }) => lost(pointer, 'finding', 'A C4 request for clarification carries no findings.')),
        };
    }
    const followUps = document.findings.map((finding) => ({
        tier: (0,severity/* isAtLeast */.du)(finding.severity, 'medium') ? 'C' : 'D',
        title: finding.title,
        reason: finding.issue,
        files: finding.locations.map(({ path }) => path),
    }));
    return {
        entry: {
            ...common,
            result_type: 'refactor_plan',
            validation_status: isWhole ? 'accepted' : 'blocked',
            refactor_mode: 'opportunistic',
            plan: { touch_budget: {}, steps: [], follow_up_findings: followUps },
        },
        notes: document.findings.flatMap((finding) => [
            ...lostParts(finding, to_envelope_sayable, 'C4'),
            changed(finding, 'severity', 'C4 has tiers instead of severities.'),
            changed(finding, 'confidence', 'C4 has no confidence; a step is read as medium.'),
            ...(finding.locations.some(({ startLine }) => startLine !== undefined)
                ? [lost(finding.pointer, 'line', 'C4 names files only.')]
                : []),
        ]),
    };
}
const keys = ['A', 'B', 'C', 'D'];
function toQuestion({ id, question, options, recommended }) {
    const offered = options.slice(0, keys.length).map((option, index) => ({
        key: keys[index] ?? 'D',
        label: option.text,
    }));
    return {
        question_id: id,
        question,
        options: offered,
        recommended_option: keys.find((key) => key === recommended) ?? 'A',
    };
}

// EXTERNAL MODULE: ./build/contracts/review-data/comment.js
var comment = __webpack_require__(19253);
;// CONCATENATED MODULE: ./build/contracts/convert/to-review-data.js


const to_review_data_sayable = new Set([
    'title',
    'category',
    'confidence-value',
    'fix',
    'evidence',
]);
function toReviewData(document, header) {
    const written = document.findings.flatMap(toComment);
    const placeless = document.findings.filter(({ locations }) => locations[0]?.startLine === undefined);
    const comments = written.map(({ entry }) => entry);
    const { claims } = document;
    const entry = {
        version: '1.0',
        pr_info: {
            number: header.pullRequest ?? claims.pullRequest ?? 0,
            repo: header.repository ?? claims.repository ?? '',
            title: '',
            description: '',
            head_sha: header.head ?? claims.head ?? '',
        },
        review_summary: {
            overview: document.summary ?? '',
            confidence_breakdown: breakdown(comments),
            key_findings: placeless.map(({ title }) => title),
            security_assessment: '',
            positive_highlights: '',
        },
        line_comments: comments,
        review_event: claims.event ?? 'COMMENT',
        metadata: {
            reviewed_at: header.timestamp ?? '1970-01-01T00:00:00Z',
            reviewer_agent: document.format,
            files_analyzed: new Set(comments.map(({ file }) => file)).size,
            total_issues: comments.length,
        },
    };
    return {
        entry,
        needs: needsOf(entry),
        notes: [
            ...headerNotes(header),
            ...written.flatMap(({ notes }) => notes),
            ...placeless.map((finding) => changed(finding, 'finding', 'C2 has line comments only; kept as a key finding.')),
        ],
    };
}
function toComment(finding) {
    const [location] = finding.locations;
    if (location?.startLine === undefined)
        return [];
    const confidence = floors[finding.confidence.band];
    const severity = severityOf(finding);
    const entry = {
        file: location.path,
        line: location.startLine,
        confidence,
        confidence_level: (0,comment/* levelOf */.In)(confidence),
        severity,
        title: finding.title,
        description: finding.issue,
        ...(finding.evidence?.type === 'hunk_level_code' ? { code_context: finding.evidence.detail } : {}),
        ...(finding.fix === undefined ? {} : { suggestion: finding.fix.text }),
    };
    return [{ entry, notes: to_review_data_notesOf(finding, severity) }];
}
const floors = { high: 85, medium: 60, low: 40, speculative: 0 };
function severityOf({ severity, category }) {
    switch (severity) {
        case 'critical':
            return 'critical';
        case 'high':
            return category === 'security' ? 'security' : 'logic';
        case 'medium':
            return category === 'performance' ? 'performance' : 'logic';
        case 'low':
        case 'info':
            return category === 'clarity' ? 'clarity' : 'improvement';
    }
}
function to_review_data_notesOf(finding, severity) {
    const notes = [...lostParts(finding, to_review_data_sayable, 'C2')];
    if (finding.severity === 'high' && severity === 'logic') {
        notes.push(changed(finding, 'severity', 'C2 has no high severity outside security; written as logic.'));
    }
    if (finding.severity === 'info')
        notes.push(changed(finding, 'severity', 'C2 has no info; written as improvement.'));
    if (finding.category !== severity) {
        notes.push(changed(finding, 'category', `C2 has no category of its own; written as ${severity}.`));
    }
    if (finding.confidence.value !== undefined) {
        notes.push(changed(finding, 'confidence', 'A number on another scale is not carried over; its band is.'));
    }
    if (finding.evidence !== undefined && finding.evidence.type !== 'hunk_level_code') {
        notes.push(lost(finding.pointer, 'evidence', 'C2 keeps code only.'));
    }
    return notes;
}
function breakdown(comments) {
    const counts = { high: 0, medium: 0, low: 0, suggestions: 0 };
    for (const { confidence_level: level } of comments)
        counts[level === 'suggestion' ? 'suggestions' : level] += 1;
    return counts;
}
function needsOf({ pr_info: info }) {
    return [
        ...(info.number === 0 ? ['pullRequest'] : []),
        ...(info.repo === '' ? ['repository'] : []),
        ...(info.head_sha === '' ? ['head'] : []),
    ];
}
function headerNotes({ timestamp }) {
    return timestamp === undefined
        ? [missing('', 'metadata.reviewed_at', 'The source has no time of review.')]
        : [];
}

// EXTERNAL MODULE: ./build/contracts/review-output/references.js
var references = __webpack_require__(32635);
;// CONCATENATED MODULE: ./build/contracts/convert/to-review-output.js



const to_review_output_sayable = new Set([
    'title',
    'scope',
    'end-line',
    'implications',
    'category',
    'fix',
    'replacement',
    'references',
    'pre-existing',
]);
const to_review_output_severities = {
    critical: 'CRITICAL',
    high: 'MAJOR',
    medium: 'MINOR',
    low: 'MINOR',
    info: 'INFO',
};
const to_review_output_certainties = {
    high: 'HIGH',
    medium: 'MEDIUM',
    low: 'LOW',
    speculative: 'LOW',
};
function toReviewOutput({ findings }, { reference }) {
    const written = findings.map((finding) => toOutputFinding(finding, reference));
    const isUncited = written.some(({ entry }) => !entry.references.some(isLink));
    return {
        entry: written.map(({ entry }) => entry),
        notes: written.flatMap(({ notes }) => notes),
        needs: isUncited ? ['reference'] : [],
    };
}
function toOutputFinding(finding, reference) {
    const cited = finding.references.map((each) => asLink(each, finding.category));
    const isUncited = !cited.some(isLink);
    const common = {
        category: finding.category,
        issue: issueOf(finding),
        references: isUncited && reference !== undefined ? [...cited, reference] : cited,
        implications: finding.implications ?? '',
        severity: to_review_output_severities[finding.severity],
        confidence: to_review_output_certainties[finding.confidence.band],
        fix: fixOf(finding),
        fix_confidence: to_review_output_certainties[finding.fix?.confidence ?? 'low'],
        ...(finding.preExisting ? { pre_existing: true } : {}),
    };
    return { entry: { ...placeOf(finding), ...common }, notes: to_review_output_notesOf(finding, isUncited) };
}
function isLink(reference) {
    return (0,references/* findLink */.KZ)(reference) !== undefined;
}
function asLink(reference, rule) {
    const isAddress = /^https?:\/\/[^\s()<>[\]]+$/.test(reference);
    const label = /^[^\s[\]][^[\]\n]*$/.test(rule) ? rule.trim() : 'the rule';
    return isAddress ? `[${label}](${reference})` : reference;
}
function placeOf(finding) {
    const [first] = finding.locations;
    const paths = [...new Set(finding.locations.map(({ path }) => path))];
    if (first === undefined)
        return { type: 'system', scope: finding.scopeText ?? finding.title };
    if (paths.length > 1)
        return { type: 'multi-file', files: paths };
    if (first.startLine === undefined)
        return { type: 'file', file: first.path };
    const { startLine, endLine } = first;
    const line = endLine === undefined ? startLine : (0,identity/* lineRange */.Ap)({ startLine, endLine });
    return { type: 'inline', file: first.path, line };
}
function issueOf({ title, titleDerived, issue }) {
    if (titleDerived || issue.startsWith(title))
        return issue;
    return `${/[.!?]$/.test(title) ? title : `${title}.`} ${issue}`;
}
function fixOf({ fix }) {
    if (fix === undefined)
        return '';
    if (fix.replacement === undefined || fix.text.includes('suggestion'))
        return fix.text;
    const longest = Math.max(2, ...[...fix.replacement.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fix.text}\n\n${fence}suggestion\n${fix.replacement}\n${fence}`;
}
function to_review_output_notesOf(finding, isUncited) {
    const notes = [...lostParts(finding, to_review_output_sayable, 'C1')];
    if (finding.severity === 'low')
        notes.push(changed(finding, 'severity', 'C1 has no low; written as MINOR.'));
    if (finding.confidence.band === 'speculative') {
        notes.push(changed(finding, 'confidence', 'C1 has nothing below LOW.'));
    }
    if (isUncited) {
        notes.push(missing(finding.pointer, 'references', 'C1 demands a cited source; the one that was given stands in.'));
    }
    const paths = new Set(finding.locations.map(({ path }) => path));
    if (paths.size > 1 && finding.locations.some(({ startLine }) => startLine !== undefined)) {
        notes.push(lost(finding.pointer, 'line', 'C1 names lines of one file only.'));
    }
    if (finding.fix === undefined)
        notes.push(missing(finding.pointer, 'fix', 'C1 demands a fix; left empty.'));
    return notes;
}

// EXTERNAL MODULE: ./build/domain/sha256.js
var sha256 = __webpack_require__(28710);
// EXTERNAL MODULE: ./build/contracts/verdict/recompute.js
var recompute = __webpack_require__(88188);
// EXTERNAL MODULE: ./build/contracts/verdict/write.js
var write = __webpack_require__(63393);
;// CONCATENATED MODULE: ./build/contracts/convert/to-verdict.js





const to_verdict_sayable = new Set([
    'title',
    'end-line',
    'category',
    'confidence-value',
    'fix',
    'status',
    'id',
]);
function toVerdictFile(document, header) {
    const sources = distinct(document.findings.map((finding) => toSource(finding, document)));
    const written = sources.map(write/* toVerdictFinding */.Y);
    const recomputed = (0,recompute/* verdictOf */.Vj)(written.filter(({ status }) => (0,recompute/* counts */.tQ)(status)));
    const entry = (0,write/* toVerdict */.d)({
        reviewId: (0,sha256/* sha256 */.s)(JSON.stringify(written)).slice(0, 8),
        timestamp: header.timestamp ?? '1970-01-01T00:00:00Z',
        scope: 'changeset',
        target: header.repository ?? document.claims.repository ?? '',
        mode: 'full',
        verdict: document.claims.verdict ?? recomputed,
        reportPath: '',
    }, sources);
    return {
        entry,
        notes: [
            ...(header.timestamp === undefined
                ? [missing('', 'timestamp', 'The source has no time of review.')]
                : []),
            ...document.findings.flatMap((finding) => to_verdict_notesOf(finding, document)),
        ],
    };
}
function toSource(finding, { format }) {
    const [location] = finding.locations;
    const subject = location?.path ?? finding.scopeText ?? finding.title;
    return {
        ...finding,
        id: (0,identity/* findingId */.zK)(finding.category, {
            subject,
            ...(location?.startLine === undefined ? {} : { startLine: location.startLine }),
            ...(location?.endLine === undefined ? {} : { endLine: location.endLine }),
        }),
        isVerdictScale: format === 'verdict',
    };
}
function distinct(sources) {
    const seen = new Map();
    return sources.map((source) => {
        const count = (seen.get(source.id) ?? 0) + 1;
        seen.set(source.id, count);
        return count === 1 ? source : { ...source, id: `${source.id}-${count}` };
    });
}
function to_verdict_notesOf(finding, { format }) {
    const notes = [...lostParts(finding, to_verdict_sayable, 'C5')];
    if (finding.fix !== undefined && finding.issue !== finding.title) {
        notes.push(lost(finding.pointer, 'issue', 'C5 keeps title and fix only.'));
    }
    if (format !== 'verdict') {
        notes.push(changed(finding, 'confidence', 'A worded confidence is written as the floor of its band.'));
    }
    return notes;
}

;// CONCATENATED MODULE: ./build/contracts/convert/convert.js













function convert(document, to, header = {}) {
    if (document.format === to)
        return { ok: true, text: textOf(restore(document), to), notes: [] };
    const written = convert_write(document, to, header);
    if (written === undefined)
        return refuse(`${to} can be read, but not written from ${document.format}.`);
    const { entry, notes, needs = [] } = written;
    const back = registry/* contracts */.M[to].parse(schemas/* json */.Pq9().parse(entry), {});
    if (!(0,contracts_document/* provesClean */.t)(document) && (0,contracts_document/* provesClean */.t)(back.document)) {
        return refuse(`${whyNotClean(document)}; in ${to} it would look like a clean one.`);
    }
    if (needs.length > 0) {
        return refuse(`${to} demands ${needs.map((key) => demands[key]).join(', ')}, which the source does not say`, needs);
    }
    const fault = back.problems.find(problem/* isRefusal */.vu);
    if (fault !== undefined)
        return refuse(`${to} cannot hold it: ${fault.message} (${fault.rule} ${fault.path})`);
    const refused = document.refused.map(({ pointer }) => lost(pointer, 'finding', 'It breaks its own contract.'));
    return {
        ok: true,
        text: (0,json_text/* jsonText */.s)(entry),
        notes: [...documentNotes(document, to), ...notes, ...refused],
    };
}
function refuse(message, needs = []) {
    return { ok: false, message, needs };
}
const demands = {
    pullRequest: 'the number of the pull request',
    repository: 'its repository',
    head: 'its head commit',
    timestamp: 'the time of the review',
    reference: 'a source that each finding cites',
};
function whyNotClean({ state, complete, findings }) {
    if (state.state !== 'reviewed')
        return `The review is ${state.state}`;
    if (!complete)
        return 'The review is not whole';
    return findings.length === 0
        ? 'All findings of the review were refused'
        : 'The review has only findings that the target cannot hold';
}
function convert_write(document, to, header) {
    switch (to) {
        case 'review-output':
            return toReviewOutput(document, header);
        case 'review-data':
            return toReviewData(document, header);
        case 'candidate-findings':
            return toCandidateFindings(document);
        case 'verdict':
            return toVerdictFile(document, header);
        case 'envelope':
            return toEnvelope(document);
        case 'evidence-pack':
        case 'sarif':
        case 'rdjson':
        case 'rdjsonl':
        case 'eslint':
            return undefined;
    }
}
function textOf(value, format) {
    if (format === 'rdjsonl' && Array.isArray(value)) {
        return value.map((line) => `${JSON.stringify(line)}\n`).join('');
    }
    return (0,json_text/* jsonText */.s)(value);
}

// EXTERNAL MODULE: ./build/contracts/errors.js
var errors = __webpack_require__(12673);
// EXTERNAL MODULE: ./build/domain/failure.js
var failure = __webpack_require__(54543);
// EXTERNAL MODULE: ./build/commands/answer.js
var answer = __webpack_require__(40993);
// EXTERNAL MODULE: ./build/contracts/timestamp-deviation.js
var timestamp_deviation = __webpack_require__(34478);
;// CONCATENATED MODULE: ./build/commands/convert-header.js



const flags = {
    pullRequest: {
        name: '--pull-request',
        isWellFormed: (value) => /^[1-9][0-9]{0,9}$/.test(value),
        example: '7',
    },
    repository: {
        name: '--repository',
        isWellFormed: (value) => /^[^/\s]+\/[^/\s]+$/.test(value),
        example: 'octo/app',
    },
    head: {
        name: '--head',
        isWellFormed: (value) => /^[0-9a-f]{7,64}$/i.test(value),
        example: 'abc123def456',
    },
    timestamp: { name: '--timestamp', isWellFormed: timestamp_deviation/* isIsoTimestamp */.O, example: '2026-01-13T10:30:00Z' },
    reference: {
        name: '--reference',
        isWellFormed: (value) => (0,references/* findLink */.KZ)(value)?.isWhole === true,
        example: "'[the rules](https://example.org/rules)'",
    },
};
function headerOf(given) {
    for (const key of convert_header_keys) {
        const value = given[key];
        const { name, isWellFormed, example } = flags[key];
        if (value === undefined || isWellFormed(value))
            continue;
        throw new failure/* Failure */.HR({
            kind: 'usage',
            code: 'COMMAND_LINE_INVALID',
            message: `${name} cannot be ${JSON.stringify(value)}`,
            fix: `Write it as in ${name} ${example}.`,
        });
    }
    const { pullRequest, repository, head, timestamp, reference } = given;
    return {
        ...(pullRequest === undefined ? {} : { pullRequest: Number(pullRequest) }),
        ...(repository === undefined ? {} : { repository }),
        ...(head === undefined ? {} : { head }),
        ...(timestamp === undefined ? {} : { timestamp }),
        ...(reference === undefined ? {} : { reference }),
    };
}
const convert_header_keys = ['pullRequest', 'repository', 'head', 'timestamp', 'reference'];
function flagsFor(needs) {
    return needs.map((key) => `${flags[key].name} ${flags[key].example}`).join(' ');
}

// EXTERNAL MODULE: ./build/commands/document.js
var commands_document = __webpack_require__(71222);
// EXTERNAL MODULE: ./build/commands/read-input.js
var read_input = __webpack_require__(1718);
;// CONCATENATED MODULE: ./build/commands/convert.js







async function convertCommand(options, shell) {
    const to = (0,commands_document/* formatNamed */.v)(options.to);
    const header = headerOf(options);
    const bytes = await (0,read_input/* readInput */.R)(options.file, shell);
    const outcome = (0,commands_document/* parseBytes */.z)(bytes, options, { paths: { root: shell.cwd } });
    if (!outcome.ok) {
        shell.err((0,errors/* toText */.f)(outcome, options.file));
        (0,answer/* answer */.ZF)({ data: (0,errors/* toErrors */.p)(outcome) }, 'agent', shell);
        return 1;
    }
    const result = convert(outcome.document, to, header);
    if (!result.ok) {
        const { message, needs } = result;
        throw needs.length > 0
            ? new failure/* Failure */.HR({
                kind: 'usage',
                code: 'CONVERSION_INCOMPLETE',
                message,
                fix: `Say it, such as ${flagsFor(needs)}.`,
            })
            : new failure/* Failure */.HR({
                kind: 'usage',
                code: 'CONVERSION_IMPOSSIBLE',
                message,
                fix: 'Convert a review to review-output, review-data, candidate-findings or verdict, and any outcome to envelope.',
            });
    }
    for (const { kind, pointer, field, message } of result.notes)
        shell.err(`${kind} ${pointer} ${field}: ${message}\n`);
    shell.out(result.text);
    return 0;
}


/***/ }),

/***/ 71222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ formatNamed),
/* harmony export */   z: () => (/* binding */ parseBytes)
/* harmony export */ });
/* harmony import */ var _contracts_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66149);
/* harmony import */ var _contracts_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44187);
/* harmony import */ var _contracts_parse_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21448);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54543);
/* harmony import */ var _edges_files_gunzip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30556);





function formatNamed(name) {
    const format = _contracts_format_js__WEBPACK_IMPORTED_MODULE_0__/* .Format */ .y.safeParse(name);
    if (format.success)
        return format.data;
    const nearest = (0,_contracts_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestWord */ .z)(name, _contracts_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .F);
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR({
        kind: 'usage',
        code: 'FORMAT_UNKNOWN',
        message: `There is no format ${JSON.stringify(name)}`,
        fix: `${nearest === undefined ? '' : `Did you mean ${nearest}? `}The formats are ${_contracts_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .F.join(', ')}.`,
    });
}
function parseBytes(bytes, options, context) {
    return (0,_contracts_parse_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .T)({
        bytes,
        format: options.format === undefined ? undefined : formatNamed(options.format),
        strictness: options.contract === 'lenient' ? 'lenient' : 'strict',
        context,
        gunzip: _edges_files_gunzip_js__WEBPACK_IMPORTED_MODULE_3__/* .gunzip */ .k,
    });
}


/***/ }),

/***/ 1718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readInput)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38321);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54543);




async function readInput(path, shell) {
    try {
        if (path === '-')
            return await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.buffer)(process.stdin);
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shell.cwd, path));
    }
    catch (cause) {
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR({
            kind: 'usage',
            code: 'FILE_UNREADABLE',
            message: `${JSON.stringify(path)} cannot be read: ${why(cause)}`,
            fix: 'Name a file that is there, from the current directory, or `-` for standard input.',
            cause,
        });
    }
}
const plainWords = new Map([
    ['ENOENT', 'there is no such file'],
    ['ENOTDIR', 'there is no such file'],
    ['EISDIR', 'it is a folder'],
    ['EACCES', 'you may not read it'],
]);
function why(cause) {
    if (!(cause instanceof Error))
        return String(cause);
    return ('code' in cause ? plainWords.get(cause.code) : undefined) ?? cause.message;
}


/***/ }),

/***/ 66149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ formats),
/* harmony export */   y: () => (/* binding */ Format)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39713);

const formats = [
    'review-output',
    'review-data',
    'candidate-findings',
    'evidence-pack',
    'envelope',
    'verdict',
    'sarif',
    'rdjson',
    'rdjsonl',
    'eslint',
];
const Format = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(formats);


/***/ }),

/***/ 22300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readPath),
/* harmony export */   o: () => (/* binding */ readToolPath)
/* harmony export */ });
const maxLength = 4096;
function readPath(native, base = {}) {
    if (native.length <= maxLength && ordinary.test(native))
        return { ok: true, path: withPrefix(native, base) };
    if (isAbsolute(native)) {
        const inside = underRoot(native, base);
        return refuse('is not relative to the repository root', inside === undefined
            ? 'Write the path from the repository root, such as "src/app.ts".'
            : `Write "${inside}".`);
    }
    const path = native.replace(/^(\.\/)+/, '');
    const fault = faultOf(path);
    if (fault !== undefined)
        return refuse(fault, 'Write the path as `git ls-files` prints it.');
    return { ok: true, path: withPrefix(path, base) };
}
function readToolPath(native, base = {}) {
    if (native.length <= maxLength && ordinary.test(native))
        return { ok: true, path: withPrefix(native, base) };
    if (native === '' || native.length > maxLength)
        return readPath(native, base);
    const inside = isAbsolute(native) ? underRoot(native, base) : withPrefix(fromRoot(native, base), base);
    if (inside === undefined) {
        return refuse('is outside the repository', 'Report paths below the repository root, or set `path-prefix`.');
    }
    const path = withoutDots(inside);
    const fault = path === undefined ? 'leaves the repository with ".."' : faultOf(path);
    return path !== undefined && fault === undefined
        ? { ok: true, path }
        : refuse(`${fault}`, 'Report paths below the repository root.');
}
function fromRoot(native, { root = '' }) {
    return drive.test(root) ? native.replaceAll('\\', '/') : native;
}
function withoutDots(path) {
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '..' && segments.pop() === undefined)
            return undefined;
        if (segment !== '..' && segment !== '.' && segment !== '')
            segments.push(segment);
    }
    return segments.join('/');
}
const ordinary = /^[\w@+][\w@+.-]*(?:\/[\w@+][\w@+.-]*)*$/;
function refuse(message, recommendation) {
    return { ok: false, message, recommendation };
}
const drive = /^[a-z]:[\\/]/i;
const scheme = /^[a-z][a-z0-9+.-]+:\/\//i;
function isAbsolute(path) {
    return (path.startsWith('/') ||
        path.startsWith('\\\\') ||
        drive.test(path) ||
        scheme.test(path) ||
        /^file:/i.test(path));
}
function underRoot(native, { root }) {
    if (root === undefined)
        return undefined;
    const path = /^file:/i.test(native) ? fromFileUri(native) : slashed(native);
    if (path === undefined)
        return undefined;
    const folder = slashed(root).replace(/\/+$/, '');
    const isBelow = drive.test(root)
        ? path.toLowerCase().startsWith(`${folder.toLowerCase()}/`)
        : path.startsWith(`${folder}/`);
    return isBelow ? path.slice(folder.length + 1) : undefined;
}
function slashed(path) {
    return drive.test(path) || path.startsWith('\\\\') ? path.replaceAll('\\', '/') : path;
}
function fromFileUri(uri) {
    const path = /^file:(?:\/\/(?:localhost)?)?(\/[^/?#][^?#]*)$/i.exec(uri)?.[1];
    if (path === undefined)
        return undefined;
    try {
        return decodeURIComponent(path).replace(/^\/(?=[a-z]:\/)/i, '');
    }
    catch {
        return undefined;
    }
}
function withPrefix(path, { prefix = '' }) {
    if (prefix === '')
        return path;
    const folder = prefix.replace(/^(\.\/)+|\/+$/g, '');
    return folder === '' || folder === '.' ? path : `${folder}/${path}`;
}
function faultOf(path) {
    if (path === '')
        return 'is empty';
    if (path.length > maxLength)
        return `is longer than ${maxLength} characters`;
    if (hasControlCharacter(path))
        return 'holds a control character';
    const segments = path.split('/');
    if (segments.includes('..'))
        return 'leaves the repository with ".."';
    if (segments.includes('.') || segments.includes(''))
        return 'has an empty or "." segment';
    if (segments.some((segment) => segment.toLowerCase() === '.git'))
        return 'names the inside of ".git"';
    return undefined;
}
function hasControlCharacter(path) {
    for (let at = 0; at < path.length; at += 1) {
        const code = path.charCodeAt(at);
        if (code < 0x20 || code === 0x7f)
            return true;
    }
    return false;
}


/***/ }),

/***/ 63393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ toVerdictFinding),
/* harmony export */   d: () => (/* binding */ toVerdict)
/* harmony export */ });
/* harmony import */ var _domain_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16327);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47575);
/* harmony import */ var _recompute_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88188);



function toVerdict(header, findings) {
    const { reviewId, timestamp, scope, target, mode, verdict, reportPath, tree } = header;
    const written = findings.map(toVerdictFinding);
    return {
        reviewId,
        timestamp,
        scope,
        target,
        mode,
        verdict,
        summary: (0,_recompute_js__WEBPACK_IMPORTED_MODULE_2__/* .summaryOf */ .YG)(written),
        reportPath,
        ...(tree === undefined ? {} : { tree }),
        findings: written,
    };
}
function toVerdictFinding(finding) {
    const [location] = finding.locations;
    return {
        id: finding.id,
        domain: finding.category,
        severity: names[finding.severity],
        confidence: confidenceOf(finding.confidence, finding.isVerdictScale),
        file: location?.path ?? '',
        ...rangeOf(location),
        title: finding.title,
        recommendation: finding.fix?.text ?? finding.issue,
        status: finding.status,
    };
}
const names = {
    critical: 'Blocker',
    high: 'High',
    medium: 'Medium',
    low: 'Low',
    info: 'Info',
};
function rangeOf(location) {
    if (location?.startLine === undefined)
        return {};
    const { startLine, endLine } = location;
    return { lineRange: (0,_domain_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .lineRange */ .Ap)({ startLine, ...(endLine === undefined ? {} : { endLine }) }) };
}
function confidenceOf({ band, value }, isVerdictScale) {
    if (isVerdictScale && value !== undefined && (0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .bandOf */ .BV)(value) === band)
        return value;
    return band === 'speculative' ? _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .floors */ .yX.low : _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .floors */ .yX[band];
}


/***/ }),

/***/ 12739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
function jsonText(value) {
    return `${JSON.stringify(value, null, 2)}\n`;
}


/***/ })

};
