import type { Diff } from '../../domain/diff/diff.ts';
import type { Finding } from '../../domain/finding.ts';
import { raisedBy } from '../../domain/join/raised-by.ts';
import { isWithin } from '../../domain/placement/report-scope.ts';
import type { Reviewer } from '../../domain/reviewers/reviewer.ts';
import type { Gathered } from './gather.ts';

interface Change {
  readonly diff: Diff;
  readonly gathered: Gathered;
}

/** What only tools report, on lines that the change does not touch, was there before. */
export function markPreExisting(
  findings: readonly Finding[],
  reviewers: readonly Reviewer[],
  { diff, gathered }: Change,
): readonly Finding[] {
  const tools = new Set(reviewers.flatMap(({ id, kind }) => (kind === 'tool' ? [id] : [])));
  return findings.map((finding) => {
    const isOfTools = raisedBy(finding, gathered.documents).every((id) => tools.has(id));
    return isOfTools && !isWithin('changed', finding, diff) ? { ...finding, preExisting: true } : finding;
  });
}
