import { z } from 'zod';
import type { Location, Native, ParsedFinding } from '../model/finding.ts';
import { titleFrom } from '../model/identity.ts';
import { type Claims, ReviewEvent } from '../model/review-document.ts';
import { FindingReader, type FindingSource } from './contract.ts';
import { count, field, fieldTable, filled, lineNumber, reviewedPaths, wordFor } from './contract-fields.ts';
import {
  type Context,
  type FormatDefinition,
  Header,
  type Reading,
  textAt,
  type WritableFinding,
  type WritableReview,
  type Written,
} from './format-definition.ts';
import { type NativeObject, own } from './json-value.ts';
import type { LooseReading } from './read-fields.ts';
import { DocumentDraft, newFinding, stated } from './read-findings.ts';
import { bandOf, percentFloors } from './read-values.ts';
import { type ProblemList, quote, type Rules } from './rules.ts';
import { checkStatements, checkTimestamp } from './schema-problems.ts';

const rules = {
  document: {
    id: 'C2/document',
    grade: 'refused',
    summary: 'The document is an object with every required section.',
  },
  target: {
    id: 'C2/target',
    grade: 'refused',
    summary: '`pr_info` names the pull request under review and its head commit.',
  },
  malformed: {
    id: 'C2/file',
    grade: 'refused',
    summary: '`file` is a path relative to the root of the pull request.',
  },
  comments: { id: 'C2/line-comments', grade: 'refused', summary: '`line_comments` is an array of objects.' },
  outside: { id: 'C2/path-in-pr', grade: 'relocated', summary: '`file` is a file of the pull request.' },
  line: { id: 'C2/line-in-diff', grade: 'relocated', summary: 'The line can carry a comment in the diff.' },
  changedLine: {
    id: 'C2/changed-line',
    grade: 'deviation',
    summary: '`line` is a line that the change added, not one next to it.',
  },
  confidenceMapping: {
    id: 'C2/confidence-mapping',
    grade: 'deviation',
    summary: '`confidence_level` is the level of `confidence` in the mapping table.',
  },
  titleWords: { id: 'C2/title-words', grade: 'deviation', summary: '`title` has one to ten words.' },
  counts: {
    id: 'C2/counts',
    grade: 'deviation',
    summary:
      '`total_issues` and `confidence_breakdown` count the line comments, `files_analyzed` at least their files.',
  },
  eventClaim: {
    id: 'C2/event-claim',
    grade: 'deviation',
    summary:
      '`review_event` agrees with the findings: APPROVE means no issues, REQUEST_CHANGES critical ones.',
  },
  header: {
    id: 'C2/header',
    grade: 'deviation',
    summary:
      '`version` is `"1.0"`, `repo` is `owner/name`, `head_sha` a commit id and `reviewed_at` an ISO 8601 timestamp.',
  },
} satisfies Rules;

/** C2's six words are kind and rank in one; the kind stays as the category. */
const severities = {
  critical: 'critical',
  security: 'high',
  logic: 'medium',
  performance: 'medium',
  improvement: 'low',
  clarity: 'low',
} as const;

const levels = {
  high: 'high',
  medium: 'medium',
  low: 'low',
  suggestion: 'speculative',
} as const;

/** The smallest number of each band; speculation has every smaller one. */
const floors = { ...percentFloors, speculative: 0 } as const;

const comment = {
  file: field(z.string(), 'The path from the root of the repository.', {
    role: 'path',
    rule: rules.malformed,
  }),
  line: field(lineNumber(), 'A line that the change added, as a number in the file after the change.', {
    role: 'lines',
  }),
  confidence: field(
    z.number().min(0).max(100),
    'How certain it is that the problem is real, from 0 to 100.',
    { role: 'confidence', whole: 100 },
  ),
  confidence_level: field(
    z.enum(['high', 'medium', 'low', 'suggestion']),
    'The level of confidence: high from 85, medium from 60, low from 40, suggestion below.',
    { scale: levels },
  ),
  severity: field(
    z.enum(['critical', 'security', 'performance', 'logic', 'improvement', 'clarity']),
    'critical: crashes or lost data. security: an attack. performance or logic: wrong or slow behaviour. improvement or clarity: maintenance.',
    { role: 'severity', scale: severities },
  ),
  title: field(filled(), 'The problem in one to ten words.', { role: 'title' }),
  description: field(filled(), 'The problem in detail, with references to the code.', { role: 'text' }),
  code_context: field(z.string().optional(), 'The lines of code that show it.', { role: 'code' }),
  suggestion: field(z.string().optional(), 'How to fix it.', { role: 'fix' }),
};
const ReviewDataComment = z.object(comment);
type ReviewDataComment = z.infer<typeof ReviewDataComment>;

const reviewFields = {
  version: field(z.string(), 'The version of this format: "1.0".', { rule: rules.document }),
  pr_info: field(
    z.object({
      number: field(z.int().min(1), 'Its number.'),
      repo: field(z.string(), 'Its repository as owner/name.'),
      title: field(z.string(), 'Its title.'),
      description: field(z.string(), 'Its description.'),
      head_sha: field(z.string(), 'The full id of the commit that was reviewed.'),
    }),
    'The pull request that was reviewed.',
  ),
  review_summary: field(
    z.object({
      overview: field(z.string(), 'What the change does and how it fits.'),
      confidence_breakdown: field(
        z.object({
          high: field(count(), 'Comments with a confidence from 85 to 100.'),
          medium: field(count(), 'Comments with a confidence from 60 to 84.'),
          low: field(count(), 'Comments with a confidence from 40 to 59.'),
          suggestions: field(count(), 'Comments with a confidence below 40.'),
        }),
        'How many line comments have each level of confidence.',
      ),
      key_findings: field(z.array(z.string()), 'The most important findings, one sentence each.'),
      security_assessment: field(z.string(), 'What the change means for security.'),
      positive_highlights: field(z.string(), 'What was done well.'),
    }),
    'The review as a whole.',
  ),
  reviewed: reviewedPaths(rules.document),
  line_comments: field(z.array(z.unknown()), 'One entry for each problem.', { rule: rules.comments }),
  review_event: field(
    z.enum(['COMMENT', 'REQUEST_CHANGES', 'APPROVE']),
    'COMMENT, REQUEST_CHANGES for critical problems, or APPROVE only where nothing was found.',
  ),
  metadata: field(
    z.object({
      reviewed_at: field(z.string(), 'When it was made, in ISO 8601, such as 2026-01-31T12:00:00Z.'),
      reviewer_agent: field(z.string(), 'The name of the reviewer.'),
      files_analyzed: field(count(), 'How many files were read.'),
      total_issues: field(count(), 'How many line comments there are.'),
    }),
    'Facts about the review itself.',
  ),
};

/** Everything but the line comments, which are checked one by one. */
const ReviewDataFrame = z.object(reviewFields);
type ReviewDataFrame = z.infer<typeof ReviewDataFrame>;

/** C2: one object for the whole review. */
const ReviewData = ReviewDataFrame.extend({
  line_comments: field(z.array(ReviewDataComment), 'One entry for each problem.'),
});
type ReviewData = z.infer<typeof ReviewData>;

const frameTable = fieldTable(reviewFields, { contract: 'C2', otherwise: rules.document });
const table = fieldTable(comment, {
  contract: 'C2',
  otherwise: rules.comments,
  extras: ['lineEnd', 'category'],
});

const comments = new FindingReader({
  table,
  schema: ReviewDataComment,
  places: rules,
  complete,
  check,
  toFinding: findingOfComment,
});

export const reviewData: FormatDefinition = {
  title: 'C2: review data',
  schema: ReviewData,
  rules: Object.values(rules),
  tables: [table, frameTable],
  prompt: {
    shape:
      'The answer is one JSON object for the whole review, with one entry of `line_comments` for each problem.',
    clean:
      'Where nothing is wrong `line_comments` is `[]`, all counts are 0, `review_event` is `APPROVE`, and `reviewed` lists the files that you read.',
    severities: {
      critical: 'crashes or lost data',
      security: 'injection, a way around authentication, exposed data',
      performance: 'needlessly slow or growing without bound',
      logic: 'wrong behaviour or an edge case',
      improvement: 'maintainability',
      clarity: 'naming or complexity',
    },
    confidences: ['85 to 100', '60 to 84', '40 to 59'],
    unsure: ['0 to 39', 'a suggestion'],
  },
  listKey: 'line_comments',
  read: parseReviewData,
  write: writeReviewData,
  holds: hasLine,
};

/** C2. A fault outside `line_comments`, or another target, makes the whole document invalid. */
function parseReviewData(value: Native, context: Context): Reading {
  const draft = new DocumentDraft('review-data', context);
  return comments.readFramed(value, draft, {
    key: 'line_comments',
    frame: ReviewDataFrame,
    frameTable,
    describe: (frame) => {
      checkTarget(value, draft);
      if (frame !== undefined) checkClaims(frame, draft.problems);
      const overview = own(own(value, 'review_summary'), 'overview');
      const event = ReviewEvent.safeParse(own(value, 'review_event')).data;
      return {
        // A review without all its fields still claims its event.
        claims: frame === undefined ? { event } : claimsOf(frame),
        ...(typeof overview === 'string' && { summary: overview }),
      };
    },
  });
}

function claimsOf({ pr_info: info, review_event: event }: ReviewDataFrame): Claims {
  const { head_sha: head, repo: repository, number: pullRequest } = info;
  return { event, head, repository, pullRequest };
}

/** A comment that lacks its confidence, its title or its description, with what follows from the others. */
function complete({ value }: LooseReading): NativeObject {
  const { confidence, confidence_level: level, title, description, line = 1 } = value;
  const known = comment.confidence_level.safeParse(level).data;
  const floor = known === undefined ? floors.medium : floors[levels[known]];
  const certainty = typeof confidence === 'number' ? confidence : floor;
  const derived = typeof description === 'string' ? (titleFrom(description) ?? description) : null;
  const text = title ?? description;
  return {
    ...value,
    line,
    ...(text !== undefined && { title: title ?? derived, description: description ?? text }),
    confidence: confidence ?? certainty,
    confidence_level: level ?? wordFor(levels, bandOf(certainty, floors)),
  };
}

/** Where a valid comment departs from the schema's prose. */
function check(data: ReviewDataComment, { problems, locations, context }: FindingSource): void {
  const { confidence, confidence_level: written } = data;
  const level = wordFor(levels, bandOf(confidence, floors));
  const words = data.title.trim().split(/\s+/).length;
  checkChanged(locations[0], problems, context);
  checkStatements(problems, rules.confidenceMapping, [[['confidence_level'], written, level]]);
  if (words > 10) {
    problems.add(rules.titleWords, 'title', `The title has ${words} words; at most 10 are allowed.`);
  }
}

function findingOfComment(data: ReviewDataComment, source: FindingSource): ParsedFinding {
  const fix = stated(data.suggestion);
  const code = stated(data.code_context);
  return newFinding(
    {
      locations: source.locations,
      title: data.title,
      issue: data.description,
      // A severity in other words says nothing of the kind.
      category: source.loose?.severity === undefined ? data.severity : 'general',
      severity: severities[data.severity],
      confidence: { band: bandOf(data.confidence, floors), value: data.confidence },
      fix: fix === undefined ? undefined : { text: fix, confidence: 'medium' },
      evidence: code === undefined ? undefined : { type: 'hunk_level_code', detail: code },
    },
    source,
  );
}

/** Lines on either side of a comment that are searched for a changed one. */
const searched = 50;

/** GitHub takes comments on the lines shown around a change; the contract asks for changed ones. */
function checkChanged(location: Location | undefined, problems: ProblemList, { changed }: Context): void {
  const { path = '', startLine: line } = location ?? {};
  if (changed === undefined || line === undefined || changed.isChanged(path, line)) return;
  if (!changed.isCommentable(path, line, line)) return;
  const near: number[] = [];
  for (let distance = 1; distance <= searched && near.length < 2; distance += 1) {
    near.push(...[line - distance, line + distance].filter((each) => changed.isChanged(path, each)));
  }
  const nearest = near.length === 0 ? '' : `; the nearest are ${near.join(', ')}`;
  const message = `Line ${line} of ${quote(path)} is shown around the change; the change did not add it.`;
  const advice = `Comment on the changed line that causes the issue${nearest}.`;
  problems.add(rules.changedLine, 'line', message, advice);
}

/** Reports claims of a valid document about itself that its own comments contradict. */
function checkClaims(data: ReviewDataFrame, problems: ProblemList): void {
  const { pr_info: info, review_summary: summary, metadata, line_comments: all, review_event: event } = data;
  const levelCounts = summary.confidence_breakdown;
  const counts = breakdown(all.map((each) => own(each, 'confidence')));
  const files = new Set(all.flatMap((each) => own(each, 'file') ?? [])).size;
  const isCritical = all.some((each) => ['critical', 'security'].includes(String(own(each, 'severity'))));
  const isWrong = event === 'APPROVE' ? all.length > 0 : event === 'REQUEST_CHANGES' && !isCritical;
  checkStatements(problems, rules.header, [[['version'], data.version, '1.0']]);
  checkStatements(problems, rules.counts, [
    [['metadata', 'total_issues'], metadata.total_issues, all.length],
    ...(['high', 'medium', 'low', 'suggestions'] as const).map(
      (level) =>
        [['review_summary', 'confidence_breakdown', level], levelCounts[level], counts[level]] as const,
    ),
    [['metadata', 'files_analyzed'], metadata.files_analyzed, Math.max(metadata.files_analyzed, files)],
  ]);
  checkStatements(problems, rules.eventClaim, [[['review_event'], event, isWrong ? 'COMMENT' : event]]);
  for (const [key, form] of [
    ['repo', Header.shape.repository] as const,
    ['head_sha', Header.shape.head] as const,
  ]) {
    if (form.safeParse(info[key]).success) continue;
    problems.add(rules.header, ['pr_info', key], `\`${key}\` is ${quote(info[key])}.`);
  }
  checkTimestamp(problems, rules.header, ['metadata', 'reviewed_at'], metadata.reviewed_at);
}

function breakdown(confidences: readonly unknown[]) {
  const counts = { high: 0, medium: 0, low: 0, suggestions: 0 };
  for (const confidence of confidences) {
    if (typeof confidence !== 'number') continue;
    const band = bandOf(confidence, floors);
    counts[band === 'speculative' ? 'suggestions' : band] += 1;
  }
  return counts;
}

/** The shortest abbreviation of a commit id that is taken as one, which is git's own default. */
const shortestId = 7;

/** Reports a document, which is then invalid, that names another pull request or commit than the one under review (threat I4). */
function checkTarget(value: Native, { problems, context }: DocumentDraft): void {
  const info = own(value, 'pr_info');
  const { head, repository, pullRequest } = context;
  const reportOther = (key: string, wanted: string | number | undefined, shortest?: number) => {
    const given = own(info, key);
    if (wanted === undefined || typeof given !== typeof wanted) return;
    const [written, full] = [String(given).toLowerCase(), String(wanted).toLowerCase()];
    const isAbbreviation = shortest !== undefined && written.length >= shortest && full.startsWith(written);
    if (written === full || isAbbreviation) return;
    const message = `\`${key}\` is ${quote(given)}, but the review is of ${quote(wanted)}.`;
    problems.add(rules.target, ['pr_info', key], message, `Review ${quote(wanted)} and write that.`);
  };
  reportOther('number', pullRequest);
  reportOther('repo', repository);
  reportOther('head_sha', head, shortestId);
}

/** C2. It is about one pull request at one commit; the titles of findings without a line are key findings. */
function writeReviewData(review: WritableReview, header: Header): Written {
  const { findings, claims, summary = '', producer } = review;
  const { pullRequest = claims.pullRequest, repository = claims.repository, head = claims.head } = header;
  if (pullRequest === undefined || repository === undefined || head === undefined) {
    const said = { pullRequest, repository, head };
    const needs = (['pullRequest', 'repository', 'head'] as const).filter((key) => said[key] === undefined);
    return { ok: false, needs };
  }
  const written = findings.flatMap(toComment);
  const { pr_info: info, review_summary: said, metadata } = partsOf(review.native);
  const document: ReviewData = {
    version: '1.0',
    pr_info: {
      number: pullRequest,
      repo: repository,
      title: textAt(info, 'title') ?? '',
      description: textAt(info, 'description') ?? '',
      head_sha: head,
    },
    review_summary: {
      overview: summary,
      confidence_breakdown: breakdown(written.map(({ confidence }) => confidence)),
      key_findings: [
        ...textsAt(said, 'key_findings'),
        ...findings.filter((each) => !hasLine(each)).map(({ title }) => title),
      ],
      security_assessment: textAt(said, 'security_assessment') ?? '',
      positive_highlights: textAt(said, 'positive_highlights') ?? '',
    },
    line_comments: written,
    review_event: claims.event ?? 'COMMENT',
    metadata: {
      // The contract requires a time, and another one would be wrong.
      reviewed_at: header.timestamp ?? textAt(metadata, 'reviewed_at') ?? 'unknown',
      reviewer_agent: textAt(metadata, 'reviewer_agent') ?? producer,
      files_analyzed: Math.max(
        new Set(written.map(({ file }) => file)).size,
        Number(own(metadata, 'files_analyzed') ?? 0) || 0,
      ),
      total_issues: written.length,
    },
  };
  return { ok: true, document };
}

/** The sections of a document of this format; empty ones of any other. */
function partsOf(native: Native = null) {
  const part = (key: string): Native => own(native, key) ?? null;
  return { pr_info: part('pr_info'), review_summary: part('review_summary'), metadata: part('metadata') };
}

function textsAt(native: Native, key: string): readonly string[] {
  const list = own(native, key);
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}

/** Line comments are all that C2 has. */
function hasLine({ locations }: WritableFinding): boolean {
  return locations[0]?.startLine !== undefined;
}

function toComment(finding: WritableFinding): readonly ReviewDataComment[] {
  const { locations, confidence: sure, scale, evidence, fix, title, issue } = finding;
  const [location] = locations;
  if (location?.startLine === undefined) return [];
  const confidence = (scale === 'review-data' ? sure.value : undefined) ?? floors[sure.band];
  const comment = {
    file: location.path,
    line: location.startLine,
    confidence,
    confidence_level: wordFor(levels, bandOf(confidence, floors)),
    severity: wordOf(finding),
    title,
    description: issue,
    ...(evidence?.type === 'hunk_level_code' && { code_context: evidence.detail }),
    ...(fix !== undefined && { suggestion: fix.text }),
  };
  return [comment];
}

/** The rank decides; the category only chooses among words of the same rank. */
function wordOf({ severity, category }: WritableFinding): ReviewDataComment['severity'] {
  switch (severity) {
    case 'critical':
      return 'critical';
    case 'high':
      return category === 'security' ? 'security' : 'logic';
    case 'medium':
      return category === 'performance' ? 'performance' : 'logic';
    default:
      return category === 'clarity' ? 'clarity' : 'improvement';
  }
}
