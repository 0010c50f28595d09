import { z } from 'zod';
import { count, field, fieldTable, filled, lineNumber } from './contract-fields.ts';
import { percentFloors } from './read-values.ts';
import { deviation, refused, relocated } from './rules.ts';

export const rules = {
  document: refused('C2/document', 'The document is an object with every required section.'),
  target: refused('C2/target', '`pr_info` names the pull request under review and its head commit.'),
  malformed: refused('C2/file', '`file` is a path relative to the root of the pull request.'),
  comments: refused('C2/line-comments', '`line_comments` is an array of objects.'),
  outside: relocated('C2/path-in-pr', '`file` is a file of the pull request.'),
  line: relocated('C2/line-in-diff', 'The line can carry a comment in the diff.'),
  changedLine: deviation('C2/changed-line', '`line` is a line that the change added, not one next to it.'),
  confidenceMapping: deviation(
    'C2/confidence-mapping',
    '`confidence_level` is the level of `confidence` in the mapping table.',
  ),
  titleWords: deviation('C2/title-words', '`title` has one to ten words.'),
  counts: deviation(
    'C2/counts',
    '`total_issues` and `confidence_breakdown` count the line comments, `files_analyzed` at least their files.',
  ),
  eventClaim: deviation(
    'C2/event-claim',
    '`review_event` agrees with the findings: APPROVE means no issues, REQUEST_CHANGES critical ones.',
  ),
  header: deviation(
    'C2/header',
    '`version` is `"1.0"`, `repo` is `owner/name`, `head_sha` a commit id and `reviewed_at` an ISO 8601 timestamp.',
  ),
};

/** C2's six words are kind and rank in one; the kind stays as the category. */
export const severities = {
  critical: 'critical',
  security: 'high',
  logic: 'medium',
  performance: 'medium',
  improvement: 'low',
  clarity: 'low',
} as const;

export const levels = {
  high: 'high',
  medium: 'medium',
  low: 'low',
  suggestion: 'speculative',
} as const;

/** The smallest number of each band; speculation has every smaller one. */
export const floors = { ...percentFloors, speculative: 0 } as const;

export const comment = {
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
export const ReviewDataComment = z.object(comment);
export type ReviewDataComment = z.infer<typeof ReviewDataComment>;

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
export const ReviewDataFrame = z.object(reviewFields);
export type ReviewDataFrame = z.infer<typeof ReviewDataFrame>;

/** C2: one object for the whole review. */
export const ReviewData = ReviewDataFrame.extend({
  line_comments: field(z.array(ReviewDataComment), 'One entry for each problem.'),
});
export type ReviewData = z.infer<typeof ReviewData>;

export const frameTable = fieldTable(reviewFields, { contract: 'C2', otherwise: rules.document });
export const table = fieldTable(comment, {
  ...{ contract: 'C2', otherwise: rules.comments, extras: ['lineEnd', 'category'] },
});
