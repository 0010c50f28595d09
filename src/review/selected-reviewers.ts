import type { ReviewerKind } from '../model/reviewer.ts';
import { isModel, type ReviewerPolicy } from '../policy/reviewer-policy.ts';

export function kindOf(policy: Pick<ReviewerPolicy, 'kind' | 'format'>): ReviewerKind {
  return isModel(policy) ? 'ai' : 'tool';
}

/** The value of `reviewers` that selects all reviewers of a kind. */
export function kindSelector(kind: ReviewerKind): string {
  return `kind:${kind}`;
}

/** Whether the input `reviewers` selects a reviewer: by its id or kind; an empty one selects all. */
export function isSelected(id: string, policy: ReviewerPolicy, selected: readonly string[]): boolean {
  return selected.length === 0 || selected.includes(id) || selected.includes(kindSelector(kindOf(policy)));
}
