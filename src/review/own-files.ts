import { readJson } from '../formats/json-reader.ts';
import { jsonText } from '../model/json-text.ts';
import type { ReviewerRole } from '../model/reviewer.ts';
import { reviewFiles } from '../review-directory/review-files.ts';
import type { GivenFile } from './given-files.ts';
import { priorFile } from './prior-file.ts';
import type { Prior } from './prior-findings.ts';
import type { ReviewContext } from './review-context.ts';

interface Asked {
  readonly id: string;
  readonly role: ReviewerRole;
  /** What changed since it last completed; undefined where nobody can tell. */
  readonly since: Uint8Array | undefined;
}

/**
 * What one reviewer is given of earlier runs: the conversation, what is open, and what changed since it last
 * completed. A challenger sees no word of the others: only what it raised itself, and comments that are not ours.
 */
export function ownFiles(
  { id, role, since }: Asked,
  prior: Prior,
  context: ReviewContext,
): readonly GivenFile[] {
  const isChallenger = role === 'challenger';
  const findings = prior.findings.filter(({ reviewers }) => !isChallenger || reviewers.includes(id));
  const { comments } = context.change;
  return [
    {
      name: reviewFiles.comments,
      content: isChallenger ? withoutOwn(comments, prior.ownComments) : comments,
      variable: 'PR_VERDICT_COMMENTS',
    },
    { name: 'prior.json', content: priorFile(findings, context), variable: 'PR_VERDICT_PRIOR' },
    ...(since === undefined ? [] : [{ name: 'since.diff', content: since, variable: 'PR_VERDICT_SINCE' }]),
  ];
}

function withoutOwn(comments: Uint8Array, own: ReadonlySet<number>): string {
  const reading = readJson(comments);
  const list: readonly unknown[] = reading.ok && Array.isArray(reading.value) ? reading.value : [];
  const isOwn = (comment: unknown) =>
    typeof comment === 'object' && comment !== null && 'id' in comment && own.has(Number(comment.id));
  return jsonText(list.filter((comment) => !isOwn(comment)));
}
