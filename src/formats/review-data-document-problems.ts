import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { isObject, own } from './own-document.ts';
import type { Context } from './parse-context.ts';
import { levelOf, type ReviewDataEnvelope } from './review-data-schema.ts';
import { problem, quote, type RuleId } from './rules.ts';

import { timestampDeviation, unknownKeys } from './schema-problems.ts';

const rules: ReadonlyMap<PropertyKey | undefined, RuleId> = new Map([
  ['pr_info', 'C2/pr-info'],
  ['review_summary', 'C2/review-summary'],
  ['line_comments', 'C2/line-comments'],
  ['review_event', 'C2/review-event'],
  ['metadata', 'C2/metadata'],
]);

/** The clause that a fault in the document itself breaks. */
export function envelopeRuleOf(path: readonly PropertyKey[]): RuleId {
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

export function envelopeKeyDeviations(value: Native): readonly Problem[] {
  return known.flatMap(({ path, keys }) => {
    const part = path.reduce<Native | undefined>((at, key) => own(at, key), value);
    const pointer = path.map((key) => `/${key}`).join('');
    return isObject(part) ? unknownKeys(part, keys, { pointer, rule: 'C2/unknown-key' }) : [];
  });
}

/** What a valid document claims about itself, held against its own comments. */
export function claimDeviations(data: ReviewDataEnvelope): readonly Problem[] {
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
export function targetProblems(
  value: Native,
  { head, repository, pullRequest }: Context,
): readonly Problem[] {
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
