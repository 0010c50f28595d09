import type { ParsedFinding } from '../../domain/finding.ts';
import type { ParsedDocument } from '../document.ts';
import { levelOf } from '../review-data/comment.ts';
import type { ReviewData, ReviewDataComment } from '../review-data/schema.ts';
import {
  changed,
  type FindingPart,
  type Header,
  lost,
  lostParts,
  missing,
  type Note,
  type Written,
  type WrittenDocument,
} from './note.ts';

const sayable: ReadonlySet<FindingPart> = new Set<FindingPart>([
  'title',
  'category',
  'confidence-value',
  'fix',
  'evidence',
]);

/** C2. A finding without a line is no line comment: its title goes to the key findings. */
export function toReviewData(document: ParsedDocument, header: Header): WrittenDocument<ReviewData> {
  const written = document.findings.flatMap(toComment);
  const placeless = document.findings.filter(({ locations }) => locations[0]?.startLine === undefined);
  const comments = written.map(({ entry }) => entry);
  const { claims } = document;
  const entry: ReviewData = {
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
      ...placeless.map((finding) =>
        changed(finding, 'finding', 'C2 has line comments only; kept as a key finding.'),
      ),
    ],
  };
}

function toComment(finding: ParsedFinding): readonly Written<ReviewDataComment>[] {
  const [location] = finding.locations;
  if (location?.startLine === undefined) return [];
  const confidence = floors[finding.confidence.band];
  const severity = severityOf(finding);
  const entry: ReviewDataComment = {
    file: location.path,
    line: location.startLine,
    confidence,
    confidence_level: levelOf(confidence),
    severity,
    title: finding.title,
    description: finding.issue,
    ...(finding.evidence?.type === 'hunk_level_code' ? { code_context: finding.evidence.detail } : {}),
    ...(finding.fix === undefined ? {} : { suggestion: finding.fix.text }),
  };
  return [{ entry, notes: notesOf(finding, severity) }];
}

/** The smallest number of each level of C2's own table. */
const floors = { high: 85, medium: 60, low: 40, speculative: 0 } as const;

/** The rank decides; the category only chooses among words of the same rank. */
function severityOf({ severity, category }: ParsedFinding): ReviewDataComment['severity'] {
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

function notesOf(finding: ParsedFinding, severity: ReviewDataComment['severity']): readonly Note[] {
  const notes = [...lostParts(finding, sayable, 'C2')];
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

function breakdown(
  comments: readonly ReviewDataComment[],
): ReviewData['review_summary']['confidence_breakdown'] {
  const counts = { high: 0, medium: 0, low: 0, suggestions: 0 };
  for (const { confidence_level: level } of comments)
    counts[level === 'suggestion' ? 'suggestions' : level] += 1;
  return counts;
}

/** C2 is about one pull request at one commit: without them it is nobody's review. */
function needsOf({ pr_info: info }: ReviewData): readonly (keyof Header)[] {
  return [
    ...(info.number === 0 ? (['pullRequest'] as const) : []),
    ...(info.repo === '' ? (['repository'] as const) : []),
    ...(info.head_sha === '' ? (['head'] as const) : []),
  ];
}

function headerNotes({ timestamp }: Header): readonly Note[] {
  return timestamp === undefined
    ? [missing('', 'metadata.reviewed_at', 'The source has no time of review.')]
    : [];
}
