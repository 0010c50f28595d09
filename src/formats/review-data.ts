import { z } from 'zod';
import type { ConfidenceBand, Location, Native, ParsedFinding, Severity } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import type { Claims } from '../model/review-document.ts';
import { titleFrom } from '../model/title.ts';
import { pointerTo } from './json-reader.ts';
import { fieldNames, type LooseContract, readLoosely } from './loose-fields.ts';
import { claimedSeverity, emptied, isObject, type NativeObject, own } from './own-document.ts';
import type { ChangedLines, Context } from './parse-context.ts';
import type { Reading } from './parsed-document.ts';
import { readPlace } from './places.ts';
import { type FindingReading, readFindings } from './read-findings.ts';
import type { LineSpan } from './read-values.ts';
import { isRefusal, none, problem, quote, type RuleId } from './rules.ts';
import { schemaProblems, timestampDeviation, unknownKeys } from './schema-problems.ts';
import {
  type Header,
  unknownTime,
  type WritableFinding,
  type WritableReview,
  type Written,
} from './writable.ts';

const filled = z.string().regex(/\S/, 'a non-empty string');
const count = z.int().min(0);

export const ReviewDataComment = z.object({
  file: z.string(),
  line: z.int().min(1).max(2_147_483_647),
  confidence: z.number().min(0).max(100),
  confidence_level: z.enum(['high', 'medium', 'low', 'suggestion']),
  severity: z.enum(['critical', 'security', 'performance', 'logic', 'improvement', 'clarity']),
  title: filled,
  description: filled,
  code_context: z.string().optional(),
  suggestion: z.string().optional(),
});
export type ReviewDataComment = z.infer<typeof ReviewDataComment>;

/** Everything but the line comments, which are held to the contract one by one. */
export const ReviewDataEnvelope = z.object({
  version: z.string(),
  pr_info: z.object({
    number: z.int().min(1),
    repo: z.string(),
    title: z.string(),
    description: z.string(),
    head_sha: z.string(),
  }),
  review_summary: z.object({
    overview: z.string(),
    confidence_breakdown: z.object({ high: count, medium: count, low: count, suggestions: count }),
    key_findings: z.array(z.string()),
    security_assessment: z.string(),
    positive_highlights: z.string(),
  }),
  line_comments: z.array(z.unknown()),
  review_event: z.enum(['COMMENT', 'REQUEST_CHANGES', 'APPROVE']),
  metadata: z.object({
    reviewed_at: z.string(),
    reviewer_agent: z.string(),
    files_analyzed: count,
    total_issues: count,
  }),
});
export type ReviewDataEnvelope = z.infer<typeof ReviewDataEnvelope>;

/** C2: one object for the whole review. */
export const ReviewData = ReviewDataEnvelope.extend({ line_comments: z.array(ReviewDataComment) });
export type ReviewData = z.infer<typeof ReviewData>;

/** C2's six words are kind and rank in one; the kind stays as the category. */
const severities = {
  critical: 'critical',
  security: 'high',
  performance: 'medium',
  logic: 'medium',
  improvement: 'low',
  clarity: 'low',
} as const satisfies Record<ReviewDataComment['severity'], Severity>;

/** For reading a word that is not known to be valid. */
const severityOf: ReadonlyMap<unknown, Severity> = new Map(Object.entries(severities));

/** C2's own table, "Confidence Level Mapping": 85, 60, 40. */
function levelOf(confidence: number): ReviewDataComment['confidence_level'] {
  if (confidence >= 85) return 'high';
  if (confidence >= 60) return 'medium';
  return confidence >= 40 ? 'low' : 'suggestion';
}

const bands = {
  high: 'high',
  medium: 'medium',
  low: 'low',
  suggestion: 'speculative',
} as const satisfies Record<ReviewDataComment['confidence_level'], ConfidenceBand>;

function toFinding(
  data: AnyComment,
  { location, native, pointer }: { location: Location; native: Native; pointer: string },
): ParsedFinding {
  return {
    scope: location.startLine === undefined ? 'file' : 'inline',
    locations: [location],
    title: data.title,
    titleDerived: false,
    issue: data.description,
    category: data.severity,
    severity: severities[data.severity],
    confidence: { band: bands[levelOf(data.confidence)], value: data.confidence },
    ...(isBlank(data.suggestion) ? {} : { fix: { text: data.suggestion, confidence: 'medium' } }),
    references: [],
    ...(isBlank(data.code_context)
      ? {}
      : { evidence: { type: 'hunk_level_code', detail: data.code_context } }),
    requiresHuman: false,
    preExisting: false,
    status: 'open',
    pointer,
    native,
  };
}

function isBlank(text: string | undefined): text is undefined {
  return text === undefined || text.trim() === '';
}

const commentRules: ReadonlyMap<PropertyKey | undefined, RuleId> = new Map([
  ['file', 'C2/file'],
  ['line', 'C2/line'],
  ['confidence', 'C2/confidence'],
  ['confidence_level', 'C2/confidence-level'],
  ['severity', 'C2/severity'],
  ['title', 'C2/title'],
  ['description', 'C2/description'],
  ['code_context', 'C2/code-context'],
  ['suggestion', 'C2/suggestion'],
]);

/** The clause that a fault in a field of one comment breaks; any other path is the comment itself. */
function commentRuleOf(path: readonly PropertyKey[]): RuleId {
  return commentRules.get(path[0]) ?? 'C2/line-comments';
}

const commentKeys: ReadonlySet<string> = new Set([...commentRules.keys()].map(String));

/** Where a valid comment departs from the schema's prose. */
function commentDeviations(data: AnyComment, pointer: string): readonly Problem[] {
  const problems: Problem[] = [];
  const level = levelOf(data.confidence);
  if (data.confidence_level !== level) {
    problems.push(
      problem('C2/confidence-mapping', {
        path: pointerTo(pointer, 'confidence_level'),
        type: 'claim',
        message: `A confidence of ${data.confidence} is ${quote(level)}, not ${quote(data.confidence_level)}.`,
        recommendation: `Write ${quote(level)}.`,
      }),
    );
  }
  const words = data.title.trim().split(/\s+/).length;
  if (words > 10) {
    problems.push(
      problem('C2/title-words', {
        path: pointerTo(pointer, 'title'),
        type: 'limit',
        message: `The title has ${words} words; at most 10 are wanted.`,
        recommendation: 'Shorten the title; the description holds the rest.',
      }),
    );
  }
  return problems;
}

const rules: ReadonlyMap<PropertyKey | undefined, RuleId> = new Map([
  ['pr_info', 'C2/pr-info'],
  ['review_summary', 'C2/review-summary'],
  ['line_comments', 'C2/line-comments'],
  ['review_event', 'C2/review-event'],
  ['metadata', 'C2/metadata'],
]);

/** The clause that a fault in the document itself breaks. */
function envelopeRuleOf(path: readonly PropertyKey[]): RuleId {
  return rules.get(path[0]) ?? 'C2/document';
}

const known: readonly { readonly path: readonly string[]; readonly keys: ReadonlySet<string> }[] = [
  {
    path: [],
    keys: new Set(['version', 'pr_info', 'review_summary', 'line_comments', 'review_event', 'metadata']),
  },
  { path: ['pr_info'], keys: new Set(['number', 'repo', 'title', 'description', 'head_sha']) },
  {
    path: ['review_summary'],
    keys: new Set([
      'overview',
      'confidence_breakdown',
      'key_findings',
      'security_assessment',
      'positive_highlights',
    ]),
  },
  {
    path: ['review_summary', 'confidence_breakdown'],
    keys: new Set(['high', 'medium', 'low', 'suggestions']),
  },
  {
    path: ['metadata'],
    keys: new Set(['reviewed_at', 'reviewer_agent', 'files_analyzed', 'total_issues']),
  },
];

function envelopeKeyDeviations(value: Native): readonly Problem[] {
  return known.flatMap(({ path, keys }) => {
    const part = path.reduce<Native | undefined>((at, key) => own(at, key), value);
    const pointer = path.map((key) => `/${key}`).join('');
    return isObject(part) ? unknownKeys(part, keys, { pointer, rule: 'C2/unknown-key' }) : [];
  });
}

/** What a valid document claims about itself, held against its own comments. */
function claimDeviations(data: ReviewDataEnvelope): readonly Problem[] {
  return [
    ...versionDeviation(data.version),
    ...timestampDeviation('C2/reviewed-at', {
      path: '/metadata/reviewed_at',
      timestamp: data.metadata.reviewed_at,
    }),
    ...totalDeviation(data),
    ...breakdownDeviations(data),
    ...filesDeviation(data),
    ...eventDeviation(data),
    ...identifierDeviations(data),
  ];
}

function versionDeviation(version: string): readonly Problem[] {
  if (version === '1.0') return [];
  return [
    problem('C2/version', {
      path: '/version',
      type: 'claim',
      message: `The version is ${quote(version)}; the document is read as "1.0".`,
      recommendation: 'Write "1.0".',
    }),
  ];
}

function totalDeviation({ metadata, line_comments: comments }: ReviewDataEnvelope): readonly Problem[] {
  if (metadata.total_issues === comments.length) return [];
  return [
    problem('C2/total-issues', {
      path: '/metadata/total_issues',
      type: 'count',
      message: `\`total_issues\` is ${metadata.total_issues}, but there are ${comments.length} line comments.`,
      recommendation: `Write ${comments.length}, or add the missing comments.`,
    }),
  ];
}

function breakdownDeviations({
  review_summary: { confidence_breakdown: breakdown },
  line_comments: comments,
}: ReviewDataEnvelope): readonly Problem[] {
  const counts = { high: 0, medium: 0, low: 0, suggestions: 0 };
  for (const comment of comments) {
    const confidence = own(comment, 'confidence');
    if (typeof confidence !== 'number') continue;
    const level = levelOf(confidence);
    counts[level === 'suggestion' ? 'suggestions' : level] += 1;
  }
  return (['high', 'medium', 'low', 'suggestions'] as const)
    .filter((level) => breakdown[level] !== counts[level])
    .map((level) =>
      problem('C2/confidence-breakdown', {
        path: `/review_summary/confidence_breakdown/${level}`,
        type: 'count',
        message: `${quote(level)} is ${breakdown[level]}; the number of comments of that confidence is ${counts[level]}.`,
        recommendation: `Write ${counts[level]}.`,
      }),
    );
}

function filesDeviation({ metadata, line_comments: comments }: ReviewDataEnvelope): readonly Problem[] {
  const files = new Set(comments.map((comment) => own(comment, 'file')));
  files.delete(undefined);
  if (metadata.files_analyzed >= files.size) return [];
  return [
    problem('C2/files-analyzed', {
      path: '/metadata/files_analyzed',
      type: 'count',
      message: `\`files_analyzed\` is ${metadata.files_analyzed}, but ${files.size} files have comments.`,
      recommendation: 'Write how many files were read.',
    }),
  ];
}

/** What is critical by C2's own ranks: a crash or corrupted data, and a hole that is open to attack. */
const critical: ReadonlySet<unknown> = new Set(['critical', 'security']);

function eventDeviation({
  review_event: event,
  line_comments: comments,
}: ReviewDataEnvelope): readonly Problem[] {
  if (event === 'APPROVE' && comments.length > 0) {
    return [
      claim(
        `The event APPROVE means that no issues were found, but there are ${comments.length}.`,
        'Write "COMMENT" or "REQUEST_CHANGES".',
      ),
    ];
  }
  if (event === 'REQUEST_CHANGES' && !comments.some((comment) => critical.has(own(comment, 'severity')))) {
    return [
      claim(
        'The event REQUEST_CHANGES is for critical issues, but no comment is critical or about security.',
        'Write "COMMENT", or add the comment that the event is for.',
      ),
    ];
  }
  return [];
}

function claim(message: string, recommendation: string): Problem {
  return problem('C2/event-claim', { path: '/review_event', type: 'claim', message, recommendation });
}

function identifierDeviations({ pr_info: { repo, head_sha } }: ReviewDataEnvelope): readonly Problem[] {
  return [
    ...identifier('repo', repo, { form: /^[^/\s]+\/[^/\s]+$/, example: 'owner/name' }),
    ...identifier('head_sha', head_sha, { form: /^[0-9a-f]{7,64}$/i, example: 'abc123def456' }),
  ];
}

function identifier(
  field: string,
  given: string,
  { form, example }: { readonly form: RegExp; readonly example: string },
): readonly Problem[] {
  if (form.test(given)) return [];
  return [
    problem('C2/identifiers', {
      path: `/pr_info/${field}`,
      type: 'format',
      message: `\`${field}\` is ${quote(given)}, which has not the form of ${quote(example)}.`,
      recommendation: `Write it as in ${quote(example)}.`,
    }),
  ];
}

/** The shortest abbreviation of a commit id that is taken as one, which is git's own default. */
const shortestId = 7;

/** A document that names another pull request or commit than the one under review is refused (threat I4). */
function targetProblems(value: Native, { head, repository, pullRequest }: Context): readonly Problem[] {
  const info = own(value, 'pr_info');
  const number = own(info, 'number');
  const repo = own(info, 'repo');
  const sha = own(info, 'head_sha');
  const problems: Problem[] = [];
  if (typeof number === 'number' && pullRequest !== undefined && number !== pullRequest) {
    problems.push(otherTarget('number', number, pullRequest));
  }
  if (typeof repo === 'string' && repository !== undefined && !sameRepository(repo, repository)) {
    problems.push(otherTarget('repo', repo, repository));
  }
  if (typeof sha === 'string' && head !== undefined && !abbreviates(sha, head)) {
    problems.push(otherTarget('head_sha', sha, head));
  }
  return problems;
}

function sameRepository(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function abbreviates(sha: string, head: string): boolean {
  return sha.length >= shortestId && head.toLowerCase().startsWith(sha.toLowerCase());
}

function otherTarget(field: string, given: unknown, wanted: unknown): Problem {
  return problem('C2/target', {
    path: `/pr_info/${field}`,
    type: 'target',
    message: `\`${field}\` is ${quote(given)}, but the review is of ${quote(wanted)}.`,
    recommendation: `Review ${quote(wanted)} and write that.`,
  });
}

/** C2. A fault outside `line_comments`, or another target, makes the whole document invalid. */
export function parseReviewData(value: Native, context: Context): Reading {
  const envelope = ReviewDataEnvelope.safeParse(value);
  const shape = envelope.success
    ? none
    : schemaProblems(envelope.error, { value, pointer: '', ruleOf: envelopeRuleOf });
  const comments = own(value, 'line_comments');
  // What a review says of itself may be missing or wrong, as long as its comments are there.
  const isForgiven = context.isTolerant === true && Array.isArray(comments);
  const faults: readonly Problem[] = [
    ...(isForgiven ? shape.map((each) => ({ ...each, grade: 'deviation' as const })) : shape),
    ...targetProblems(value, context),
  ];
  const read = readFindings(Array.isArray(comments) ? comments : [], '/line_comments', {
    context,
    read: (native, pointer) => readComment(native, pointer, context),
    describe: (native) => ({ ...claimedSeverity(native, 'severity', severityOf), ...titleOf(native) }),
  });
  return {
    ok: !faults.some(isRefusal) && read.ok,
    document: {
      format: 'review-data',
      state: { state: 'reviewed' },
      claims: envelope.success ? claimsOf(envelope.data) : statedClaims(value),
      ...summaryOf(value),
      questions: [],
      native: isObject(value) ? emptied(value, 'line_comments') : value,
      findings: read.findings,
      refused: read.refused,
      complete: true,
    },
    problems: [
      ...faults,
      ...envelopeKeyDeviations(value),
      ...(envelope.success ? claimDeviations(envelope.data) : []),
      ...read.problems,
    ],
  };
}

function claimsOf({ pr_info: info, review_event: event, metadata }: ReviewDataEnvelope): Claims {
  return {
    event,
    total: metadata.total_issues,
    head: info.head_sha,
    repository: info.repo,
    pullRequest: info.number,
  };
}

/** What a review without all its fields claims of itself. */
function statedClaims(value: Native): Claims {
  const event = ReviewDataEnvelope.shape.review_event.safeParse(own(value, 'review_event'));
  return event.success ? { event: event.data } : {};
}

function summaryOf(value: Native): { readonly summary?: string } {
  const overview = own(own(value, 'review_summary'), 'overview');
  return typeof overview === 'string' ? { summary: overview } : {};
}

function titleOf(native: Native): { readonly title?: string } {
  const title = own(native, 'title');
  return typeof title === 'string' ? { title } : {};
}

function readComment(native: Native, pointer: string, context: Context): FindingReading {
  const parsed = ReviewDataComment.safeParse(native);
  const keys = isObject(native)
    ? unknownKeys(native, commentKeys, { pointer, rule: 'C2/unknown-key' })
    : none;
  if (parsed.success) {
    const lines = { start: parsed.data.line, end: parsed.data.line };
    return judge(parsed.data, { native, pointer, lines }, { context, found: keys });
  }
  if (context.isTolerant === true && isObject(native)) return readTolerantly(native, pointer, context);
  return {
    problems: [...schemaProblems(parsed.error, { value: native, pointer, ruleOf: commentRuleOf }), ...keys],
  };
}

/** Read tolerantly, a comment without a line is about its file. */
const AnyComment = ReviewDataComment.extend({ line: ReviewDataComment.shape.line.optional() });
type AnyComment = z.infer<typeof AnyComment>;

/** In whatever words and shapes have one meaning. */
function readTolerantly(native: NativeObject, pointer: string, context: Context): FindingReading {
  const loose = readLoosely(native, pointer, looseReviewData);
  const { confidence, confidence_level: level, title, description, ...rest } = loose.value;
  const certainty = typeof confidence === 'number' ? confidence : percentOfLevel(level);
  const value: NativeObject = {
    ...rest,
    ...((title ?? description)
      ? { title: title ?? titleOfText(description), description: description ?? title }
      : {}),
    ...(confidence === undefined || typeof confidence === 'number'
      ? { confidence: certainty }
      : { confidence }),
    confidence_level: level ?? levelOf(certainty),
  };
  const known = new Set([...commentKeys, ...loose.used]);
  const found = [...loose.problems, ...unknownKeys(native, known, { pointer, rule: 'C2/unknown-key' })];
  const parsed = AnyComment.safeParse(value);
  const isUnplaced = rest['line'] !== undefined && loose.lines === undefined;
  if (!parsed.success || isUnplaced) {
    const strict = ReviewDataComment.safeParse(value);
    const faults = strict.success
      ? none
      : schemaProblems(strict.error, { value, pointer, ruleOf: commentRuleOf });
    return { problems: [...faults, ...found] };
  }
  const { finding, problems } = judge(
    parsed.data,
    { native, pointer, lines: loose.lines },
    { context, found },
  );
  if (finding === undefined) return { problems };
  const { category } = loose.extras;
  const ranked = loose.severity !== undefined && {
    severity: loose.severity,
    category: category ?? 'general',
  };
  return { finding: { ...finding, ...(category !== undefined && { category }), ...ranked }, problems };
}

function titleOfText(text: Native | undefined): Native {
  return typeof text === 'string' ? (titleFrom(text) ?? text) : null;
}

function percentOfLevel(level: Native | undefined): number {
  return level === 'high' || level === 'medium' || level === 'low'
    ? percentFloors[level]
    : level === 'suggestion'
      ? 0
      : 60;
}

interface Judged {
  readonly native: Native;
  readonly pointer: string;
  readonly lines: LineSpan | undefined;
}

/** Holds a comment of C2's shape to the schema's prose and against the change. */
function judge(
  data: AnyComment,
  { native, pointer, lines }: Judged,
  { context, found }: { readonly context: Context; readonly found: readonly Problem[] },
): FindingReading {
  const deviations = [...found, ...commentDeviations(data, pointer)];
  const placed = readPlace({ path: data.file, lines }, pointer, { context, clauses: placeClauses });
  const { location } = placed;
  if (location === undefined) return { problems: [...placed.problems, ...deviations] };
  const unchanged = placed.problems.some(({ grade }) => grade === 'relocated')
    ? none
    : besideChange(location, { pointer, context });
  return {
    finding: toFinding(data, { location, native, pointer }),
    problems: [...placed.problems, ...unchanged, ...deviations],
  };
}

const placeClauses = {
  pathKeys: ['file'],
  lineKeys: ['line'],
  malformed: 'C2/file',
  outside: 'C2/path-in-pr',
  line: 'C2/line-in-diff',
} as const;

const names = fieldNames;

/** How fields are read that are not as C2 has them. */
export const looseReviewData: LooseContract = {
  unknownKey: 'C2/unknown-key',
  fields: [
    { name: 'file', kind: 'path', rule: 'C2/file', names: names.path },
    { name: 'line', kind: 'lines', rule: 'C2/line', names: names.lines, shape: 'number' },
    { name: 'line_end', kind: 'lineEnd', rule: 'C2/unknown-key', names: names.lineEnd, isExtra: true },
    { name: 'confidence', kind: 'percent', rule: 'C2/confidence', names: names.confidence },
    {
      name: 'confidence_level',
      kind: 'confidence',
      rule: 'C2/confidence-level',
      words: { high: 'high', medium: 'medium', low: 'low', speculative: 'suggestion' },
    },
    {
      name: 'severity',
      kind: 'severity',
      rule: 'C2/severity',
      names: names.severity,
      words: {
        ...{ critical: 'critical', high: 'security', medium: 'logic', low: 'improvement', info: 'clarity' },
        performance: 'performance',
      },
    },
    { name: 'title', kind: 'text', rule: 'C2/title', names: names.title },
    { name: 'description', kind: 'text', rule: 'C2/description', names: names.text },
    { name: 'code_context', kind: 'text', rule: 'C2/code-context', names: names.code },
    { name: 'suggestion', kind: 'text', rule: 'C2/suggestion', names: names.fix },
    { name: 'category', kind: 'text', rule: 'C2/unknown-key', names: names.category, isExtra: true },
  ],
};

/** GitHub takes comments on the lines shown around a change; the contract asks for changed ones. */
function besideChange(
  { path, startLine: line }: Location,
  { pointer, context: { changed } }: { readonly pointer: string; readonly context: Context },
): readonly Problem[] {
  if (changed === undefined || line === undefined || changed.isChanged(path, line)) return none;
  const near = changedNear(changed, path, line);
  return [
    problem('C2/changed-line', {
      path: pointerTo(pointer, 'line'),
      type: 'line',
      message: `Line ${line} of ${quote(path)} is shown around the change; the change did not add it.`,
      recommendation: `Comment on the changed line that causes the issue${near.length === 0 ? '' : `; the nearest are ${near.join(', ')}`}.`,
    }),
  ];
}

/** Lines on either side that are searched for a changed one. */
const searched = 50;

/** The nearest changed lines, one on each side. */
function changedNear(changed: ChangedLines, path: string, line: number): readonly number[] {
  const find = (step: number) => {
    for (let at = line + step; at > 0 && Math.abs(at - line) <= searched; at += step) {
      if (changed.isChanged(path, at)) return at;
    }
    return undefined;
  };
  return [find(-1), find(1)].filter((each) => each !== undefined);
}

/** C2. It is about one pull request at one commit; the titles of findings without a line are key findings. */
export function writeReviewData(review: WritableReview, header: Header): Written {
  const { findings, claims, summary = '', producer } = review;
  const { pullRequest = claims.pullRequest, repository = claims.repository, head = claims.head } = header;
  if (pullRequest === undefined || repository === undefined || head === undefined) {
    const said = { pullRequest, repository, head };
    return {
      ok: false,
      needs: (['pullRequest', 'repository', 'head'] as const).filter((key) => said[key] === undefined),
    };
  }
  const comments = findings.flatMap(toComment);
  const document: ReviewData = {
    version: '1.0',
    pr_info: { number: pullRequest, repo: repository, title: '', description: '', head_sha: head },
    review_summary: {
      overview: summary,
      confidence_breakdown: breakdown(comments),
      key_findings: findings.filter((each) => !hasLine(each)).map(({ title }) => title),
      security_assessment: '',
      positive_highlights: '',
    },
    line_comments: comments,
    review_event: claims.event ?? 'COMMENT',
    metadata: {
      reviewed_at: header.timestamp ?? unknownTime,
      reviewer_agent: producer,
      files_analyzed: new Set(comments.map(({ file }) => file)).size,
      total_issues: comments.length,
    },
  };
  return { ok: true, document };
}

/** Line comments are all that C2 has. */
export function hasLine({ locations }: WritableFinding): boolean {
  return locations[0]?.startLine !== undefined;
}

function toComment(finding: WritableFinding): readonly ReviewDataComment[] {
  const [location] = finding.locations;
  if (location?.startLine === undefined) return [];
  const { band, value } = finding.confidence;
  const confidence = finding.scale === 'review-data' && value !== undefined ? value : percentFloors[band];
  return [
    {
      file: location.path,
      line: location.startLine,
      confidence,
      confidence_level: levelOf(confidence),
      severity: severityWord(finding),
      title: finding.title,
      description: finding.issue,
      ...(finding.evidence?.type === 'hunk_level_code' ? { code_context: finding.evidence.detail } : {}),
      ...(finding.fix === undefined ? {} : { suggestion: finding.fix.text }),
    },
  ];
}

/** The smallest number of each level of C2's own table. */
const percentFloors = { high: 85, medium: 60, low: 40, speculative: 0 } as const;

/** The rank decides; the category only chooses among words of the same rank. */
function severityWord({ severity, category }: WritableFinding): ReviewDataComment['severity'] {
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

function breakdown(
  comments: readonly ReviewDataComment[],
): ReviewData['review_summary']['confidence_breakdown'] {
  const counts = { high: 0, medium: 0, low: 0, suggestions: 0 };
  for (const { confidence_level: level } of comments)
    counts[level === 'suggestion' ? 'suggestions' : level] += 1;
  return counts;
}
