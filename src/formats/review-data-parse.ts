import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import type { Claims } from '../model/review-document.ts';
import { pointerTo } from './json-reader.ts';
import { claimedSeverity, emptied, isObject, own } from './own-document.ts';
import type { Context } from './parse-context.ts';
import type { Reading } from './parsed-document.ts';
import { malformedPath, placeProblems, readPath } from './places.ts';

import { type FindingReading, readFindings } from './read-findings.ts';
import { commentDeviations, commentKeys, commentRuleOf } from './review-data-comment-problems.ts';
import {
  claimDeviations,
  envelopeKeyDeviations,
  envelopeRuleOf,
  targetProblems,
} from './review-data-document-problems.ts';
import { ReviewDataComment, ReviewDataEnvelope, severityOf, toFinding } from './review-data-schema.ts';
import { none, problem, quote } from './rules.ts';
import { schemaProblems, unknownKeys } from './schema-problems.ts';

/** C2. A fault outside `line_comments`, or another target, makes the whole document invalid. */
export function parseReviewData(value: Native, context: Context): Reading {
  const envelope = ReviewDataEnvelope.safeParse(value);
  const faults: readonly Problem[] = [
    ...(envelope.success
      ? []
      : schemaProblems(envelope.error, { value, pointer: '', ruleOf: envelopeRuleOf })),
    ...targetProblems(value, context),
  ];
  const comments = own(value, 'line_comments');
  const read = readFindings(Array.isArray(comments) ? comments : [], '/line_comments', {
    context,
    read: (native, pointer) => readComment(native, pointer, context),
    describe: (native) => ({ ...claimedSeverity(native, 'severity', severityOf), ...titleOf(native) }),
  });
  return {
    ok: faults.length === 0 && read.ok,
    document: {
      format: 'review-data',
      state: { state: 'reviewed' },
      claims: envelope.success ? claimsOf(envelope.data) : {},
      ...(envelope.success ? { summary: envelope.data.review_summary.overview } : {}),
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

function titleOf(native: Native): { readonly title?: string } {
  const title = own(native, 'title');
  return typeof title === 'string' ? { title } : {};
}

function readComment(native: Native, pointer: string, context: Context): FindingReading {
  const keys = isObject(native) ? unknownKeys(native, commentKeys, { pointer, rule: 'C2/unknown-key' }) : [];
  const parsed = ReviewDataComment.safeParse(native);
  if (!parsed.success) {
    return {
      problems: [...schemaProblems(parsed.error, { value: native, pointer, ruleOf: commentRuleOf }), ...keys],
    };
  }
  const { data } = parsed;
  const deviations = [...keys, ...commentDeviations(data, pointer)];
  const reading = readPath(data.file, context.paths);
  if (!reading.ok) {
    const path = pointerTo(pointer, 'file');
    return { problems: [malformedPath('C2/file', { written: data.file, reading, path }), ...deviations] };
  }
  const misplaced = placeProblems({ path: reading.path, side: 'RIGHT', start: data.line }, context.changed, {
    pointer,
    pathKeys: ['file'],
    lineKeys: ['line'],
    pathRule: 'C2/path-in-pr',
    lineRule: 'C2/line-in-diff',
  });
  const beside = misplaced.length > 0 ? none : besideChange(data, reading.path, { pointer, context });
  return {
    finding: toFinding(data, { path: reading.path, native, pointer }),
    problems: [...misplaced, ...beside, ...deviations],
  };
}

/** GitHub takes comments on the lines shown around a change; the contract asks for changed ones. */
function besideChange(
  { line }: ReviewDataComment,
  path: string,
  { pointer, context: { changed } }: { pointer: string; context: Context },
): readonly Problem[] {
  if (changed === undefined || changed.isChanged(path, line)) return none;
  return [
    problem('C2/changed-line', {
      path: pointerTo(pointer, 'line'),
      type: 'line',
      message: `Line ${line} of ${quote(path)} stands beside the change; the change did not add it.`,
      recommendation: 'Comment on the changed line that causes the issue.',
    }),
  ];
}
