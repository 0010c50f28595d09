import { z } from 'zod';
import type { ReviewDirectory } from '../model/files.ts';
import type { DocumentReport } from '../model/ingest-report.ts';
import { Commits, isSameChange, type Manifest } from '../model/manifest.ts';
import { CommitId, type ReviewDocument } from '../model/review-document.ts';
import { isChosen, isPartly, ReviewerId } from '../model/reviewer.ts';
import { claimedVerdict } from '../policy/decision.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import { withWholeDocuments } from './silence.ts';

/** The newest change of a pull request that a reviewer gave a whole answer about. */
export const Completion = z
  .strictObject({
    reviewer: ReviewerId,
    commits: Commits,
    /** False where the answer also asked or claimed something that its published findings do not carry on. */
    stands: z.boolean(),
    /** Ids of everything that it raised; absent where that is too much to keep. */
    findings: z.array(z.string().max(200)).readonly().optional(),
    /**
     * There where it spoke of nothing but what was marked as fixed, as a verification may. `read` is the newest change
     * that it had read whole by then, absent where nobody knows of one.
     */
    rechecked: z.strictObject({ read: Commits.optional() }).readonly().optional(),
  })
  .readonly();
export type Completion = z.infer<typeof Completion>;

/** The newest change that a reviewer has read whole. */
export function readBy(completion: Completion | undefined): Commits | undefined {
  return completion?.rechecked === undefined ? completion?.commits : completion.rechecked.read;
}

/** `completed.json`: what earlier runs completed, as GitHub keeps it, and the way from there to this head. */
export const Completed = z
  .strictObject({
    completions: z.array(Completion).readonly(),
    /**
     * Unified diffs from earlier heads to this one, one character for each byte. One that is missing cannot be told:
     * after a force-push, or where the base's own changes came in between.
     */
    diffs: z.array(z.strictObject({ head: CommitId, diff: z.string() }).readonly()).readonly(),
  })
  .readonly();
export type Completed = z.infer<typeof Completed>;

export function completionOf({ completions }: Completed, reviewer: string): Completion | undefined {
  return completions.find((each) => each.reviewer === reviewer);
}

/**
 * The way from a change to a later one, one character for each byte: empty where they are the same, undefined where
 * nobody can tell.
 */
export function knownDiff({ diffs }: Completed, from: Commits, to: Commits): string | undefined {
  if (isSameChange(from, to)) return '';
  return from.mergeBase === to.mergeBase ? diffs.find(({ head }) => head === from.head)?.diff : undefined;
}

interface Answers {
  readonly document: Pick<ReviewDocument, 'reviewers' | 'documents' | 'findings'>;
  /** What the contract check said of each document. */
  readonly reports: readonly DocumentReport[];
  readonly commits: Commits;
  /** What earlier runs completed. */
  readonly earlier: readonly Completion[];
}

/** A check has room for so many ids of each reviewer. */
const maxFindings = 50;

/** Who gave an answer about these commits that is all that was asked for, by id. */
export function completionsOfRun({ document, reports, commits, earlier }: Answers): readonly Completion[] {
  const { reviewers, documents, findings } = document;
  const answered = new Set(reports.map(({ reviewer }) => reviewer));
  return withWholeDocuments(reviewers, reports)
    .filter((each) => isChosen(each) && each.outcome.state === 'reviewed' && answered.has(each.id))
    .map((reviewer) => {
      const { id } = reviewer;
      const own = documents.filter(({ reviewer }) => reviewer === id);
      const stands = own.every(
        ({ claims, questions }) => claimedVerdict(claims) === 'PASS' && questions.length === 0,
      );
      const read = readBy(earlier.find(({ reviewer }) => reviewer === id));
      const raised = findings
        .filter(({ status }) => status === 'open' || status === 'reopened')
        .filter(({ sources }) => sources.some(({ reviewer }) => reviewer === id))
        .map((finding) => finding.id);
      return {
        reviewer: id,
        commits,
        stands,
        ...(raised.length <= maxFindings && { findings: raised.toSorted() }),
        ...(isPartly(reviewer) && { rechecked: { ...(read && { read }) } }),
      };
    });
}

/** What `fetch` found that earlier runs completed. */
export async function readCompletedFile(directory: ReviewDirectory, manifest: Manifest): Promise<Completed> {
  const file = { name: reviewFiles.completed, schema: Completed };
  return (await readOwnPinned(directory, manifest, file)) ?? { completions: [], diffs: [] };
}
