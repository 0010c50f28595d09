import { z } from 'zod';
import { type Diff, type DiffFile, runsOf } from '../diff/hunk.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { DocumentReport } from '../model/ingest-report.ts';
import { Commits, isSameChange, type Manifest } from '../model/manifest.ts';
import { CommitId, type ReviewDocument } from '../model/review-document.ts';
import {
  isChosen,
  isPartly,
  type Obstacle,
  ReviewerId,
  type ReviewerOutcome,
  reasonOf,
} from '../model/reviewer.ts';
import { counted } from '../model/text.ts';
import { claimedVerdict } from '../policy/decision.ts';
import type { Gate } from '../policy/settings.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import type { Memory } from './memory.ts';
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

/** How often runs of a pull request started a reviewer, and when the last of them did (ISO 8601). */
export const RunCount = z
  .strictObject({ reviewer: ReviewerId, runs: z.number().int().min(1), at: z.iso.datetime() })
  .readonly();
export type RunCount = z.infer<typeof RunCount>;

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
    runs: z.array(RunCount).readonly(),
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
export function knownDiff(
  { diffs }: Pick<Completed, 'diffs'>,
  from: Commits,
  to: Commits,
): string | undefined {
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
  return (await readOwnPinned(directory, manifest, file)) ?? { completions: [], diffs: [], runs: [] };
}

/** What is known of a reviewer that a full run asks. */
interface LastAnswer {
  /** Its last answer that was all it was asked for; undefined where nobody remembers one. */
  readonly completion: Completion | undefined;
  /** Whether what it said then still counts as it did. */
  readonly stands: boolean;
  /** What changed since that answer; undefined where nobody can tell. */
  readonly since: Pick<Diff, 'files'> | undefined;
  /** What changed since it read the whole change; undefined where nobody can tell. */
  readonly unread: Pick<Diff, 'files'> | undefined;
  /** The whole change, as far as reviewers are shown it. */
  readonly change: Pick<Diff, 'files'>;
  /** What carries the verdict: only a check remembers answers. */
  readonly gate: Gate;
}

/** What becomes of a reviewer that a `verify` run does not ask. */
export interface UnaskedReviewer {
  readonly outcome: ReviewerOutcome;
  /** Number of changed lines that it has not read. */
  readonly lines: number;
}

/**
 * Whether an answer still counts as a whole: nothing was asked or claimed beside its findings, and we published every
 * one of those, so that what is open of them counts without it.
 */
export function stillCounts({ stands, findings }: Completion, { ledger, complete }: Memory): boolean {
  if (!stands || !complete || findings === undefined) return false;
  const known = new Set(ledger.map(({ remembered }) => remembered.id));
  return findings.every((id) => known.has(id));
}

function linesOf({ hunks }: DiffFile): number {
  return hunks
    .flatMap((hunk) => [...runsOf(hunk)])
    .reduce((sum, { kind, count }) => sum + (kind === 'context' ? 0 : count), 0);
}

/** Added and deleted lines. */
export function countLines({ files }: Pick<Diff, 'files'>): number {
  return files.reduce((sum, file) => sum + linesOf(file), 0);
}

/**
 * Only an answer about this very change is carried over. Anything less leaves the reviewer without a word on this
 * head, and it never counts as one that reviewed: then its silence would settle what it raised.
 */
export function concludeUnasked(last: LastAnswer): UnaskedReviewer {
  const { completion, stands, since, unread, change } = last;
  const left = unread ?? change;
  const isSame = since?.files.length === 0;
  if (!isSame && unread === undefined) {
    const text = `all ${counted(countLines(change), 'changed line')}, since ${whyUnknown(last)}`;
    return missing({ code: 'LINES_UNREAD', text }, left);
  }
  if (!isSame) {
    const what = `${counted(countLines(left), 'changed line')} in ${counted(left.files.length, 'file')}`;
    return missing({ code: 'LINES_UNREAD', text: `${what} since its last whole answer` }, left);
  }
  if (!stands) {
    const text = 'its last answer says more than what was published of it, and `modes` has no `verify`';
    return missing({ code: 'ANSWER_LAPSED', text }, left);
  }
  const reason =
    completion?.rechecked === undefined
      ? 'nothing changed since its last whole answer, which stands'
      : 'nothing changed since it checked again what was marked fixed';
  const partly = completion?.rechecked === undefined ? {} : { partly: true as const };
  return { outcome: { state: 'skipped', reason, carried: true, ...partly }, lines: countLines(left) };
}

function whyUnknown({ completion, gate }: LastAnswer): string {
  if (completion !== undefined) return 'nobody can tell what is new since its last whole answer';
  if (gate === 'check') return 'no check tells of a whole answer of it';
  return `with \`gate: ${gate}\` nobody remembers what it answered; \`gate: check\` does`;
}

function missing(obstacle: Obstacle, unread: Pick<Diff, 'files'>): UnaskedReviewer {
  return { outcome: { state: 'unavailable', reason: reasonOf(obstacle) }, lines: countLines(unread) };
}
