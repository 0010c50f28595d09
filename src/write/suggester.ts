import type { Diff } from '../diff/diff.ts';
import { raisedBy } from '../model/judgements.ts';
import type { LoadedRun } from './load-run.ts';
import type { ReviewInput } from './review-input.ts';
import { suggestedLines } from './suggestion.ts';

/** Base policy allows suggestions by reviewer: the one whose text the comment has must be allowed. */
export function suggester(
  { document, effective }: Pick<LoadedRun, 'document' | 'effective'>,
  files: { readonly diff: Diff; readonly policyPath: string },
): ReviewInput['suggest'] {
  return (finding, placement) => {
    const [author = ''] = raisedBy(finding);
    // What the head's author wrote must not be one click away from being applied (threat T4).
    if (finding.sources.some((source) => document.documents[source.document]?.foreign)) return undefined;
    const allowed = Object.hasOwn(effective.reviewers, author) && effective.reviewers[author]?.suggestions;
    return allowed === true ? suggestedLines(finding, placement, files) : undefined;
  };
}
