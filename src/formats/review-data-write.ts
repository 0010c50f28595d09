import { levelOf, type ReviewData, type ReviewDataComment } from './review-data-schema.ts';
import {
  type Header,
  unknownTime,
  type WritableFinding,
  type WritableReview,
  type Written,
} from './writable.ts';

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
  const confidence = finding.scale === 'review-data' && value !== undefined ? value : floors[band];
  return [
    {
      file: location.path,
      line: location.startLine,
      confidence,
      confidence_level: levelOf(confidence),
      severity: severityOf(finding),
      title: finding.title,
      description: finding.issue,
      ...(finding.evidence?.type === 'hunk_level_code' ? { code_context: finding.evidence.detail } : {}),
      ...(finding.fix === undefined ? {} : { suggestion: finding.fix.text }),
    },
  ];
}

/** The smallest number of each level of C2's own table. */
const floors = { high: 85, medium: 60, low: 40, speculative: 0 } as const;

/** The rank decides; the category only chooses among words of the same rank. */
function severityOf({ severity, category }: WritableFinding): ReviewDataComment['severity'] {
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
